# The arena: matches of bots, and what is said of them.

## The commands, one line each, and an example

cli-arena = Let bots compete: matches with figures that can be trusted.
    .example = clifftop arena run lemminge --bots greedy,random,random,random --blocks 25
cli-arena-run = Play a match, or go on with one.
    .example = clifftop arena run lemminge --players 4 --bots greedy,random,random,random --blocks 100 --seed 1 --records games
cli-arena-run-more = Each block is one seed for dice and cards, and a game for every rotation of the bots around the table. Blocks are written to a file as they are finished: the same command again goes on where it stopped.
cli-arena-test = Find out whether one bot is better than another, with as few games as possible.
    .example = clifftop arena test lemminge --players 4 --bots greedy,random --seed 1
cli-arena-test-more = One of the first bot plays against the second at all other seats, until a sequential test decides between an even share of wins and that share plus the gain; either answer is wrong in about one of twenty cases at most. The exit status is 0 if the first one is better, else 1.
cli-arena-report = Show what the results of one or more matches add up to.
    .example = clifftop arena report match.jsonl another.jsonl
cli-arena-plot = Draw ratings, and strength against the time to think.
    .example = clifftop arena plot match.jsonl --out plots

## Arguments and options

cli-arena-game = the game, such as lemminge
cli-arena-bots = who plays: one for all seats, or a list with one for each; a bot is a name, with a budget if it takes one (greedy, expert:10ms, strong:500n), or a function of your own that makes it (mybots:make)
cli-arena-test-bots = the two bots: first the one that may be better, then the one it is held against
cli-arena-blocks = how many blocks in all, those in the file included (100 unless you say otherwise)
cli-arena-most = give up undecided after so many blocks (10000 unless you say otherwise)
cli-arena-gain = what the better bot wins beyond its even share, such as 0.05 (that is what it is unless you say otherwise)
cli-arena-seed = a number; the same number gives the same games
cli-arena-records = keep every game that is played now as a record in this folder, for clifftop replay
cli-arena-file = the file for the results (one in this folder, named after the match, unless you say otherwise)
cli-arena-jobs = how many processes play (1 unless you say otherwise; 0 is one for each core)
cli-arena-ray = play on the Ray cluster at this address, or by Ray on this machine if you name none; needs clifftop[ray]
cli-arena-files = files with results
cli-arena-json = print all figures as JSON
cli-arena-out = the folder for the plots

## What is wrong

arena-bots-number = the bots are { $given } for { $players } seats; name one for each seat, or one for all
arena-bots-each = the bots are { $given } for { $players } seats; give one for each seat
arena-jobs-names = { $option } is { $given }, but other processes can only make bots that are given by name: put yours into a module and give it as "mybots:make", or leave jobs at 1
arena-bots-two = “{ $given }” does not name two different bots; name the one that may be better and the one it is held against, such as expert:10ms,greedy
arena-number-most = { $option } is { $given }, but there can be { $most } at most
arena-number = { $option } is { $given }, but must be at least { $least }
arena-gain = { $option } is { $given }, but must be more than 0 and leave the better bot less than all games
arena-file-empty = { $file } holds no results
arena-file-line = { $file }, line { NUMBER($line, useGrouping: 0) } is not what the arena writes: { $why }
arena-file-other = { $file } holds another match: its { $what } is { $kept }, not { $wanted }; name another file with --file, or the same match
arena-records-other = { $folder } holds games of another match, such as { $file }; name another folder with --records
arena-file-write = { $file } cannot be written: { $why }
arena-block-failed = block { NUMBER($block, useGrouping: 0) } could not be played to its end: { $why }
arena-block-lost = block { NUMBER($block, useGrouping: 0) } has ended its process { $tries } times (exit status { $status }); the blocks before it are kept
arena-ray-address = Ray cannot be started or reached, with the address “{ $address }”: { $why }
arena-extra = this needs { $module }, which is not installed: pip install 'clifftop[{ $extra }]'
arena-report-mixed = { $file } and { $first } cannot be reported on together: { $what } is { $theirs } in one and { $mine } in the other; report on each by itself
arena-report-nothing = no block has been played yet in { $file }
arena-plot-nothing = there is nothing to draw: ratings need two different bots

## While it plays

arena-progress = Blocks
arena-progress-share = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-progress-shares = { $shares } (even: { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
arena-progress-trial = { $shares }, LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } of ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What it says in the end

arena-file-kept = Results are in { $file }
arena-records-kept = { $games ->
        [one] One game is kept as a record in { $folder }
       *[other] { $games } games are kept as records in { $folder }
    }
arena-records-missing = { $blocks ->
        [one] One block was played earlier and is only in the results; take another --file to have its games as records, too
       *[other] { $blocks } blocks were played earlier and are only in the results; take another --file to have their games as records, too
    }
arena-heading =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } with { $players } players, in { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }
arena-heading-match = { $file }: { $entrants }; seed { $seed }, { $build } build
arena-standings = Standings (a tie shares the win; even is { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
arena-seats = Seats (even is { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
arena-seat = seat { $seat }
arena-crosstable = How often a row finished before a column (a tie is half)
arena-ratings = Ratings (Plackett–Luce; the mean of all is 0)
arena-timing = CPU time for each decision, in milliseconds (99 %: so many took no longer)
arena-failure = { $name } failed and was answered for at random; the first time: { $what }

arena-verdict-better = { $challenger } is better than { $yardstick }.
arena-verdict-not-better = { $challenger } is not better than { $yardstick } by the gain of { NUMBER($gain, style: "percent", maximumFractionDigits: 1) }.
arena-verdict-open = It is still open whether { $challenger } is better than { $yardstick }; with more blocks the same command goes on.
arena-verdict-figures = It won { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games in { $blocks } blocks (even: { NUMBER($even, style: "percent", maximumFractionDigits: 1) }); LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }.

## Columns: the heading, and how a number under it is written

arena-column-games = games
    .cell = { NUMBER($number) }
arena-column-wins = wins
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-column-low = 95 % from
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-column-high = to
    .cell = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-column-place = mean place
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-column-score = mean score
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-column-failed = failed moves
    .cell = { NUMBER($number) }
arena-column-rating = rating
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-column-rating-low = 95 % from
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-column-rating-high = to
    .cell = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-column-decisions = decisions
    .cell = { NUMBER($number) }
arena-column-mean = mean
    .cell = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-column-p50 = median
    .cell = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-column-p99 = 99 %
    .cell = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-column-p999 = 99.9 %
    .cell = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-column-max = longest
    .cell = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Plots

arena-plot-ratings = { $game }, { $players } players, { $games } games
arena-plot-rating = rating, with its 95 % interval
arena-plot-strength = { $game }, { $players } players, { $games } games
arena-plot-wins = games won (%), with the 95 % interval
arena-plot-budget-ms = CPU time for each decision (ms)
arena-plot-budget-n = nodes for each decision
arena-plot-even = even
arena-plot-against = { $name } against { $others }
arena-plot-company = { $number } × { $name }
