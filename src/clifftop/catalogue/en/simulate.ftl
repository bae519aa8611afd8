# What `clifftop simulate` prints.

simulate-heading =
    { $games ->
        [one] One game of { $game }
       *[other] { $games } games of { $game }
    } with { $players } players, seed { NUMBER($seed, useGrouping: 0) }

simulate-bots = Played by: { $bots }

simulate-progress = Playing

simulate-no-games = { $option } is { $given }; there has to be at least one game to count anything

simulate-many-games = { $option } is { $given }; there can be { $most } at most

simulate-stopped = { $games ->
    [0] Stopped before the first game was over.
    [one] Stopped: the figures are of 1 game, of { $wanted }.
   *[other] Stopped: the figures are of { $games } games, of { $wanted }.
}

simulate-jobs = { $option } is { $given }; give a number of processes up to { $most }, or 0 for one on each core

simulate-failed = a process could not play its games: { $why } (with --jobs 1 the whole error is shown)

simulate-lost = a process ended in the middle of its games (status { $status }); perhaps there was not enough memory for so many jobs

simulate-bots-number = { $option } names { $given } players for { $players } seats; name one for each seat, or one for all

simulate-nothing = –

## Columns: the heading, and how a number under it is written

simulate-column-mean = mean
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-column-sd = sd
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-column-min = min
    .cell = { NUMBER($number) }

simulate-column-max = max
    .cell = { NUMBER($number) }

simulate-column-share = share
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-column-wins = wins
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-column-low = 95 % from
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-column-high = to
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-column-score = mean score
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-column-held = games it was in
    .cell = { NUMBER($number) }

simulate-column-playable = playable
    .cell = { NUMBER($number) }

simulate-column-played = played
    .cell = { NUMBER($number) }

simulate-column-rate = of playable
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tables of every game

simulate-length = Length of a game
simulate-length-turns = turns
simulate-length-choices = choices of players
simulate-length-actions = actions, chance included

simulate-seats = Seats (a tie shares the win)
simulate-seat = seat { $seat }
simulate-seated = { $seat }, { $bot }

## Leaping Lemmings

simulate-leaping-lemmings = Leaping Lemmings

simulate-leaping-lemmings-points = Where points come from (mean per player)
simulate-leaping-lemmings-points-dive-1 = dives for 1
simulate-leaping-lemmings-points-dive-2 = dives for 2
simulate-leaping-lemmings-points-dive-3 = dives for 3
simulate-leaping-lemmings-points-dive-4 = dives for 4
simulate-leaping-lemmings-points-dive-5 = dives for 5
simulate-leaping-lemmings-points-fall = falls over the cliff
simulate-leaping-lemmings-points-sacrifice = noble sacrifices
simulate-leaping-lemmings-points-bribe = dives made better by a favor
simulate-leaping-lemmings-points-pellets = pellets
simulate-leaping-lemmings-points-cards = cards not played
simulate-leaping-lemmings-points-favors = favor pellets, three a point
simulate-leaping-lemmings-points-all = all

simulate-leaping-lemmings-lemmings = Where lemmings end up (mean per player)
simulate-leaping-lemmings-lemmings-dived = dived
simulate-leaping-lemmings-lemmings-fell = fell over the cliff
simulate-leaping-lemmings-lemmings-sacrificed = nobly sacrificed
simulate-leaping-lemmings-lemmings-eaten = eagle chow
simulate-leaping-lemmings-lemmings-board = still in the canyon
simulate-leaping-lemmings-lemmings-start = still in the Start Area
simulate-leaping-lemmings-lemmings-all = all

simulate-leaping-lemmings-cards = Special Actions (playable: at a decision of its holder)
simulate-leaping-lemmings-cards-boo = { card-boo }
simulate-leaping-lemmings-cards-caution = { card-caution }
simulate-leaping-lemmings-cards-deja-vu = { card-deja-vu }
simulate-leaping-lemmings-cards-eagle-eye = { card-eagle-eye }
simulate-leaping-lemmings-cards-heroic-return = { card-heroic-return }
simulate-leaping-lemmings-cards-king-of-the-hill = { card-king-of-the-hill }
simulate-leaping-lemmings-cards-lost = { card-lost }
simulate-leaping-lemmings-cards-mine-all-mine = { card-mine-all-mine }
simulate-leaping-lemmings-cards-mistaken-identity = { card-mistaken-identity }
simulate-leaping-lemmings-cards-noble-sacrifice = { card-noble-sacrifice }
simulate-leaping-lemmings-cards-pull-my-paw = { card-pull-my-paw }
simulate-leaping-lemmings-cards-quick-start = { card-quick-start }
simulate-leaping-lemmings-cards-rock-slide = { card-rock-slide }
simulate-leaping-lemmings-cards-run-lemming-run = { card-run-lemming-run }
simulate-leaping-lemmings-cards-snap-crackle-pop = { card-snap-crackle-pop }
simulate-leaping-lemmings-cards-uh-oh = { card-uh-oh }
simulate-leaping-lemmings-cards-its-a-5 = { card-its-a-5 }

simulate-leaping-lemmings-seat-0 = { clan-ritz }
simulate-leaping-lemmings-seat-1 = { clan-biker }
simulate-leaping-lemmings-seat-2 = { clan-iq }
simulate-leaping-lemmings-seat-3 = { clan-viking }
simulate-leaping-lemmings-seat-4 = { clan-soldier }
simulate-leaping-lemmings-seat-5 = { clan-hippie }

## Lemming Mafia

simulate-lemming-mafia = Lemming Mafia

simulate-lemming-mafia-race = The race (per game)
simulate-lemming-mafia-race-eliminated = lemmings eliminated
simulate-lemming-mafia-race-bookmaker = stops at a bookmaker
simulate-lemming-mafia-race-godfather = stops with the Godfather
simulate-lemming-mafia-race-block = blocks put on
simulate-lemming-mafia-race-block-off = blocks taken off
simulate-lemming-mafia-race-drove = drives by car
simulate-lemming-mafia-race-stuck = cars that got nowhere
simulate-lemming-mafia-race-bet = bets laid
simulate-lemming-mafia-race-dropped = contracts dropped

simulate-lemming-mafia-points = Where points come from (per player)
simulate-lemming-mafia-points-bets = bets
simulate-lemming-mafia-points-contracts = contracts
simulate-lemming-mafia-points-all = all

simulate-lemming-mafia-contracts = Contracts (fulfilled: of those that were kept)
simulate-lemming-mafia-contracts-out = one of two eliminated
simulate-lemming-mafia-contracts-ahead = ahead of another
simulate-lemming-mafia-contracts-third = at least third
simulate-lemming-mafia-contracts-few-out = at most one eliminated
simulate-lemming-mafia-contracts-many-out = at least three eliminated
simulate-lemming-mafia-contracts-clean-winner = a winner without blocks

simulate-lemming-mafia-lemmings = The lemmings
simulate-lemming-mafia-lemmings-blue = { mafia-lemming-blue }
simulate-lemming-mafia-lemmings-grey = { mafia-lemming-grey }
simulate-lemming-mafia-lemmings-green = { mafia-lemming-green }
simulate-lemming-mafia-lemmings-purple = { mafia-lemming-purple }
simulate-lemming-mafia-lemmings-pink = { mafia-lemming-pink }
simulate-lemming-mafia-lemmings-red = { mafia-lemming-red }

simulate-column-dealt = dealt
    .cell = { NUMBER($number) }

simulate-column-dropped = dropped
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-column-fulfilled = fulfilled
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-column-eliminated = eliminated
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Lemminge

simulate-lemminge = Lemminge

simulate-lemminge-course = The race (per game)
simulate-lemminge-course-rounds = rounds
simulate-lemminge-course-discarded = cards discarded from hands
simulate-lemminge-course-drawn = cards drawn
simulate-lemminge-course-reshuffled = new draw piles
simulate-lemminge-course-shrunk = piles that shrank to one 0
simulate-lemminge-course-tiles = tiles laid
simulate-lemminge-course-pushed = lemmings pushed to another hex
simulate-lemminge-course-pushed-over = lemmings pushed over the line
simulate-lemminge-course-unfinished = games that nobody won

simulate-lemminge-turns = What turns are used for (mean per game)
simulate-lemminge-turns-joined = a card added to its pile
simulate-lemminge-turns-replaced = a card for a new pile
simulate-lemminge-turns-refilled = a refill
simulate-lemminge-turns-all = all

simulate-lemminge-points = What movement points are used for (mean per card played)
simulate-lemminge-points-steps = steps
simulate-lemminge-points-pushes = pushes
simulate-lemminge-points-unused = nothing
simulate-lemminge-points-all = all

simulate-lemminge-seat-0 = { lemminge-seat-0 }
simulate-lemminge-seat-1 = { lemminge-seat-1 }
simulate-lemminge-seat-2 = { lemminge-seat-2 }
simulate-lemminge-seat-3 = { lemminge-seat-3 }
simulate-lemminge-seat-4 = { lemminge-seat-4 }
