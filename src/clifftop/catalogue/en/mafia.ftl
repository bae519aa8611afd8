### Lemming Mafia in words: its pieces, what can be done, what happened, what is asked.
###
### A message gets the facts that the engine gives, as they are: `$lemming` is "blue", `$seat` a
### number, `$space` "5b", "start" or "water". A fact that is a secret, or that does not belong, is
### "unknown". Whoever tells somebody what happened may say "you" for that one's seat. The messages
### that begin with `mafia-the-` turn such facts into names, to be used inside others or alone.

## Pieces

mafia-lemming-blue = Blue
mafia-lemming-grey = Grey
mafia-lemming-green = Green
mafia-lemming-purple = Purple
mafia-lemming-pink = Pink
mafia-lemming-red = Red

mafia-space-empty = empty
    .text = Nothing happens here.
mafia-space-mixer = concrete mixer
    .text = A block for the lemming; the third one sinks it.
mafia-space-jackhammer = jackhammer
    .text = One block comes off.
mafia-space-car = getaway car
    .text = Roll the die and go on that many spaces.
mafia-space-bookmaker = bookmaker
    .text = Everybody may lay a bet.
mafia-space-godfather = godfather
    .text = Everybody may get rid of a contract.

## Facts as names

mafia-the-lemming = { $lemming ->
    [blue] { mafia-lemming-blue }
    [grey] { mafia-lemming-grey }
    [green] { mafia-lemming-green }
    [purple] { mafia-lemming-purple }
    [pink] { mafia-lemming-pink }
    [red] { mafia-lemming-red }
   *[other] somebody
}
mafia-the-other-lemming = { $other ->
    [blue] { mafia-lemming-blue }
    [grey] { mafia-lemming-grey }
    [green] { mafia-lemming-green }
    [purple] { mafia-lemming-purple }
    [pink] { mafia-lemming-pink }
    [red] { mafia-lemming-red }
   *[other] somebody else
}
mafia-the-seat = { $seat ->
    [you] You
   *[other] { $named ->
        [unknown] Seat { $seat }
       *[other] { $seat }
    }
}
mafia-the-space-kind = { $kind ->
    [mixer] { mafia-space-mixer }
    [jackhammer] { mafia-space-jackhammer }
    [car] { mafia-space-car }
    [bookmaker] { mafia-space-bookmaker }
    [godfather] { mafia-space-godfather }
   *[other] { mafia-space-empty }
}
mafia-the-contract = { $kind ->
    [out] { mafia-the-lemming } or { mafia-the-other-lemming } is eliminated
    [ahead] { mafia-the-lemming } ends up ahead of { mafia-the-other-lemming }
    [third] { mafia-the-lemming } is at least third
    [few-out] at most one lemming is eliminated
    [many-out] at least three lemmings are eliminated
    [clean-winner] the winner carries no block
   *[other] a contract
}
mafia-the-origin = { $from ->
    [start] the start
   *[other] { $from }
}
mafia-the-goal = { $to ->
    [water] the water
   *[other] { $to }
}

## What can be done: one message for every `do` of state.describe(action)

mafia-act-go = To { $space }: { mafia-the-space-kind }
mafia-act-nothing = Nothing
mafia-act-pick = { mafia-the-lemming } goes
mafia-act-bet = Bet on { mafia-the-lemming }
mafia-act-no-bet = No bet
mafia-act-drop = Drop a contract: { mafia-the-contract }
mafia-act-keep = Keep all contracts
mafia-act-first = { mafia-the-seat } begins
mafia-act-deal = Deal a contract: { mafia-the-contract }
mafia-act-roll = Roll { mafia-the-lemming } and { mafia-the-other-lemming }
mafia-act-die = Roll { $points }

## What happened: one message for every event of games/mafia/events.py

mafia-event-first = { $seat ->
    [you] You begin.
   *[other] { mafia-the-seat } begins.
}
mafia-event-dealt = { $contract ->
    [unknown] { mafia-the-seat } is dealt a contract.
   *[other] { $seat ->
        [you] You are dealt
       *[other] { mafia-the-seat } is dealt
    } a contract: { mafia-the-contract }.
}
mafia-event-turn = Turn { $turn }: { $player ->
    [you] you roll
   *[other] { $named ->
        [unknown] seat { $player }
       *[other] { $player }
    } rolls
}.
mafia-event-rolled = The dice show { mafia-the-lemming } and { mafia-the-other-lemming }.
mafia-event-moved = { $to ->
    [water] { mafia-the-lemming } jumps from { mafia-the-origin } into the water!
   *[other] { mafia-the-lemming } goes from { mafia-the-origin } to { $to }.
}
mafia-event-block = { $blocks ->
    [1] { mafia-the-lemming } gets a concrete block.
    [2] { mafia-the-lemming } gets a second concrete block.
   *[other] { mafia-the-lemming } gets a third concrete block.
}
mafia-event-block-off = { $blocks ->
    [0] { mafia-the-lemming } is rid of its concrete block.
   *[other] { mafia-the-lemming } is rid of a concrete block; one is left.
}
mafia-event-eliminated = { mafia-the-lemming } sinks in concrete and is out of the race, in place { $place }.
mafia-event-drove = { $to ->
    [water] The car rolls { $points } and takes { mafia-the-lemming } from { mafia-the-origin } right into the water!
   *[other] The car rolls { $points } and takes { mafia-the-lemming } from { mafia-the-origin } to { $to }.
}
mafia-event-stuck = The car rolls { $points }, but { mafia-the-goal } is taken: { mafia-the-lemming } stays on { mafia-the-origin }.
mafia-event-bookmaker = { mafia-the-lemming } is at the bookmaker's: bets, please.
mafia-event-godfather = { mafia-the-lemming } is with the Godfather, who may overlook a contract.
mafia-event-bet = { $lemming ->
    [unknown] { mafia-the-seat } lays a bet.
   *[other] { $seat ->
        [you] You bet
       *[other] { mafia-the-seat } bets
    } on { mafia-the-lemming }.
}
mafia-event-no-bet = { $seat ->
    [you] You lay no bet.
   *[other] { mafia-the-seat } lays no bet.
}
mafia-event-dropped = { $contract ->
    [unknown] { mafia-the-seat } drops a contract.
   *[other] { $seat ->
        [you] You drop
       *[other] { mafia-the-seat } drops
    } a contract: { mafia-the-contract }.
}
mafia-event-kept = { $seat ->
    [you] You drop nothing.
   *[other] { mafia-the-seat } drops nothing.
}
mafia-event-won = { mafia-the-lemming } wins the race!
mafia-event-scored = { $seat ->
    [you] You have
   *[other] { mafia-the-seat } has
} { $points } points: { $bets } from bets, { $contracts } from contracts.

# A turn and its dice in one sentence.
mafia-rolled = Turn { $turn }: { $player ->
    [you] you roll
   *[other] { $named ->
        [unknown] seat { $player }
       *[other] { $player }
    } rolls
} { mafia-the-lemming } and { mafia-the-other-lemming }.
mafia-rolled-alike = Turn { $turn }: { $player ->
    [you] you roll
   *[other] { $named ->
        [unknown] seat { $player }
       *[other] { $player }
    } rolls
} { mafia-the-lemming } twice.

## What is asked: one message for every name in games/mafia/questions.py

mafia-question-first-player = Who begins?
mafia-question-deal = Which contract is dealt?
mafia-question-roll = What do the lemming dice show?
mafia-question-which-lemming = Which lemming goes?
mafia-question-which-space = Where does { mafia-the-lemming } go?
mafia-question-car-roll = How far does the car take { mafia-the-lemming }?
mafia-question-bet = The bookmaker: whom do you bet on?
mafia-question-drop = The Godfather: which contract do you get rid of?
mafia-question-finished = The race is over.

## What is wrong with a position

mafia-position-seats = { $where }: { $number } players sit here, not more
mafia-position-twice = { $where }: { $lemming } is named twice
mafia-position-taken = { $where }: { $lemming } is on that space already
mafia-position-space = { $where }: there is no space “{ $space }”; spaces go from 1a to { $last }, and there are start and water
mafia-position-blocks = { $where }: only a lemming on the pier carries blocks
mafia-position-dice = { $where }: write the colours of both dice
mafia-position-contracts = { $where }: { $number } contracts are held or dropped here; everybody was dealt 3
mafia-position-contract-twice = { $where }: the contract { $contract } is in two places

## What is wrong with a board file

mafia-board-pair = { $where } has { $count } numbers; it has to be two.

mafia-board-area = { $where } has to be a width and a height from { $least } to { NUMBER($most, useGrouping: 0) }.

mafia-board-no-sections = The pier has no sections; it needs at least one.

mafia-board-too-many-spaces = The pier has too many spaces; { $most } are the most that fit.

mafia-board-section-size =
    { $count ->
        [0] Section { $section } has no spaces; a section has two or three.
        [one] Section { $section } has one space; a section has two or three.
       *[other] Section { $section } has { $count } spaces; a section has two or three.
    }

mafia-board-space-form = Space { $space } is { $found }; write a kind in quotes and two whole numbers: ["mixer", 120, 640].

mafia-board-kind-unknown = Space { $space } is of the kind { $found }, which is unknown; it could be { $known }.

mafia-board-no-bookmaker = There is no bookmaker on the pier, so nobody could ever bet; make a space one.

mafia-board-outside = { $space } is drawn at { $x }, { $y }, outside the area of { NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) }.

mafia-board-too-close = { $space } is drawn less than { $least } from { $other }; move them apart.

mafia-board-contract-form = A contract is { $found }; write its kind and its lemmings in quotes: ["ahead", "green", "red"].

mafia-board-contract-kind = A contract is of the kind { $found }, which is unknown; it could be { $known }.

mafia-board-lemming-unknown = A contract names { $found }, which is no lemming; it could be { $known }.

mafia-board-contract-lemmings =
    { $right ->
        [0] A contract “{ $kind }” names no lemming.
        [one] A contract “{ $kind }” names one lemming.
       *[other] A contract “{ $kind }” names { $right } different lemmings.
    }

mafia-board-contract-twice = The contract { $name } is there twice; keep one.

mafia-board-contract-count =
    { $count ->
        [one] There is one contract “{ $kind }”; there have to be { $right }.
       *[other] There are { $count } contracts “{ $kind }”; there have to be { $right }.
    }
