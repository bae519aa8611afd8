### Lemminge in words: its pieces, what can be done, what happened, what is asked.
###
### A message gets the facts that the engine gives, as they are: `$seat` is a number, `$hex` "5b" or
### "start", `$terrain` "forest". A fact that is a secret, or that does not belong, is "unknown".

## Pieces

lemminge-forest = forest
lemminge-water = water
lemminge-mountain = mountain
lemminge-swamp = swamp
lemminge-desert = desert
lemminge-meadow = meadow

lemminge-seat-0 = Red
lemminge-seat-1 = Blue
lemminge-seat-2 = Yellow
lemminge-seat-3 = Green
lemminge-seat-4 = Purple

## Facts as names, to be used inside other messages or alone

lemminge-named-terrain = { $terrain ->
    [forest] { lemminge-forest }
    [water] { lemminge-water }
    [mountain] { lemminge-mountain }
    [swamp] { lemminge-swamp }
    [desert] { lemminge-desert }
    [meadow] { lemminge-meadow }
   *[other] unknown terrain
}
lemminge-named-ground = { $ground ->
    [forest] { lemminge-forest }
    [water] { lemminge-water }
    [mountain] { lemminge-mountain }
    [swamp] { lemminge-swamp }
    [desert] { lemminge-desert }
    [meadow] { lemminge-meadow }
   *[other] unknown terrain
}
lemminge-named-tile = { $tile ->
    [forest] { lemminge-forest }
    [water] { lemminge-water }
    [mountain] { lemminge-mountain }
    [swamp] { lemminge-swamp }
    [desert] { lemminge-desert }
    [meadow] { lemminge-meadow }
   *[other] unknown terrain
}
lemminge-named-card = { lemminge-named-terrain } { $value }
lemminge-the-seat = { $seat ->
    [0] { lemminge-seat-0 }
    [1] { lemminge-seat-1 }
    [2] { lemminge-seat-2 }
    [3] { lemminge-seat-3 }
    [4] { lemminge-seat-4 }
   *[other] somebody
}
lemminge-the-origin = { $from ->
    [start] the start area
   *[other] { $from }
}
lemminge-number-of-points = { $points } MP

## What can be done: one message for every `do` of state.describe(action)

lemminge-act-refill = Refill your hand
lemminge-act-play = { $pile ->
    [joins] Add { lemminge-named-card } to its pile: { lemminge-number-of-points }
   *[replaces] Start a new pile with { lemminge-named-card }: { lemminge-number-of-points }
}
lemminge-act-discard = Discard { lemminge-named-card }
lemminge-act-done = Discard no more
lemminge-act-row = { $tile ->
    [unknown] Row { $row }
   *[other] The { lemminge-named-tile } tile goes into row { $row }
}
lemminge-act-tile = The { lemminge-named-tile } tile goes on { $hex }
lemminge-act-pick = Move { $hex ->
    [start] a lemming out of the start area
   *[other] the lemming on { $hex }
}
lemminge-act-choose = { $hex }
lemminge-act-nothing = Nothing
lemminge-act-go = { $pushes ->
    [0] Go to { $hex }
    [one] Go to { $hex } and push 1 lemming
   *[other] Go to { $hex } and push { $pushes } lemmings
}
lemminge-act-cross = Cross the finish line
lemminge-act-stop = Move no further
lemminge-act-first = { lemminge-the-seat } begins
lemminge-act-deal = Deal { lemminge-named-card }
lemminge-act-draw = Draw { lemminge-named-card }

## What happened: one message for every event of games/lemminge/events.py

lemminge-event-first = { lemminge-the-seat } begins.
lemminge-event-dealt = { $terrain ->
    [unknown] { lemminge-the-seat } is dealt a card.
   *[other] { lemminge-the-seat } is dealt { lemminge-named-card }.
}
lemminge-event-turn = Round { $round }: it is the turn of { lemminge-the-seat }.
lemminge-event-refilling = { lemminge-the-seat } refills.
lemminge-event-discarded = { lemminge-the-seat } discards { lemminge-named-card }.
lemminge-event-drew = { $terrain ->
    [unknown] { lemminge-the-seat } draws a card.
   *[other] { lemminge-the-seat } draws { lemminge-named-card }.
}
lemminge-event-shrunk = The { lemminge-named-terrain } pile shows both its 0s: only one of them stays.
lemminge-event-reshuffled = { $cards ->
    [one] The discards are shuffled: 1 card is the new draw pile.
   *[other] The discards are shuffled: { $cards } cards are the new draw pile.
}
lemminge-event-joined = { lemminge-the-seat } adds { lemminge-named-card } to its pile and has { lemminge-number-of-points }.
lemminge-event-replaced = { lemminge-the-seat } starts a new pile with { lemminge-named-card } and has { lemminge-number-of-points }.
lemminge-event-laid = { lemminge-the-seat } puts a { lemminge-named-tile } tile on { $hex }.
lemminge-event-moved = { lemminge-the-seat } goes from { lemminge-the-origin } to { $to }.
lemminge-event-pushed = { lemminge-the-seat } is pushed from { $from } to { $to }.
lemminge-event-pushed-over = { lemminge-the-seat } is pushed over the finish line from { $from }!
lemminge-event-crossed = { lemminge-the-seat } crosses the finish line from { $from }!
lemminge-event-stopped = { $points ->
    [0] { lemminge-the-seat } stops.
   *[other] { lemminge-the-seat } stops with { lemminge-number-of-points } to spare.
}
lemminge-event-won = { lemminge-the-seat } has both lemmings across and wins!
lemminge-event-turn-limit = That was the last turn of all: the game ends without a winner.

# The same where several events are told in one sentence.
lemminge-dealt = { lemminge-the-seat } is dealt { $cards }.
lemminge-drew = { lemminge-the-seat } draws { $cards }.
lemminge-discarded = { lemminge-the-seat } discards { $cards }.
lemminge-unseen = { $number ->
    [one] { lemminge-the-seat } draws a card.
   *[other] { lemminge-the-seat } draws { $number } cards.
}
lemminge-walked = { lemminge-the-seat } goes { $steps } steps from { lemminge-the-origin } to { $to }.

## What is asked: one message for every name in games/lemminge/questions.py

lemminge-question-first-player = Who begins?
lemminge-question-deal = Which card is dealt?
lemminge-question-turn = Refill your hand, or play a card?
lemminge-question-discard = Which cards do you discard before you draw?
lemminge-question-draw = Which card is drawn?
lemminge-question-tile-row = In which row does the tile go?
lemminge-question-tile = On which hex of row { $row } does the tile go?
lemminge-question-who = Which lemming moves with { lemminge-number-of-points } through { lemminge-named-terrain } and meadow?
lemminge-question-step = Where does the lemming { $hex ->
    [start] out of the start area
   *[other] on { $hex }
} go next? { lemminge-number-of-points } left.
lemminge-question-finished = The game is over.

## What is wrong with a position

lemminge-position-seats = { $where }: { $number } players are at the table, not more
lemminge-position-lemmings = { $where }: a player has { $number } lemmings; write a hex, “start” or “home” for each
lemminge-position-crowded = { $where }: another lemming is on { $hex } already
lemminge-position-tiles = { $where }: { $number } { lemminge-named-terrain } tiles are on the board or left; there are { $most } at most
lemminge-position-hand = { $where }: { $number } cards are in this hand; { $most } is the most
lemminge-position-pile = { $where }: a terrain pile is never without a card
lemminge-position-card = { $where }: { lemminge-named-card } is here once too often; there are { $most } of it in all
lemminge-position-register = { $where }: the question { $question } does not depend on this

## What is wrong with a board file; see board.ftl

lemminge-board-rows =
    { $count ->
        [0] The course has no rows; it needs 1 to { $most }.
       *[other] The course has { $count } rows; it can have 1 to { $most }.
    }
lemminge-board-too-many-hexes = The course has { $count } hexes; { $most } are the most that fit.
lemminge-board-row-empty = Row { $row } has no hex; leave it out.
lemminge-board-row-long = Row { $row } is too long; a row has at most { $most } hexes in { $columns } columns.
lemminge-board-letter = Row { $row } has { $letter } in column { $column }; a hex is one of m (meadow), f (forest), w (water), r (mountain), s (swamp) and d (desert), and where there is none there is a space.
lemminge-board-column = Row { $row } has a hex in column { $column }, between the places where hexes can be; the hexes of a row are two columns apart, and each row is shifted by one column against the next.
lemminge-board-hex-unknown = { $where } names { $hex }, which is no hex; they run from 1a to { $last }.
lemminge-board-no-start = No hex borders on the start area; name at least one.
lemminge-board-no-finish = No hex borders on the finish line; name at least one.
lemminge-board-start-twice = { $where } names { $hex }, which is entered from the start in another direction already; a hex has one border with it.
lemminge-board-start-inside = { $where } names { $hex }, but then { $other } would have to be in the start area.
lemminge-board-finish-inside = { $where } names { $hex }, but there lies { $other } and not the finish.
lemminge-board-finish-at-start = { $where } names { $hex }, but there lies the start area.
lemminge-board-split = { $hex } cannot be reached from { $first }; the course is one piece.
