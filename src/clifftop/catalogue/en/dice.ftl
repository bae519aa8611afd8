# What `clifftop verify` finds out about the dice of a record.

## What is wrong

proof-none = this record tells nothing of its dice: only the record of a game that was played at a server, and is over, does
proof-field = the dice of this record cannot be checked: its “{ $field }” is not what it should be
proof-replay = this record cannot be played again: { $error }
proof-action = what was taken back cannot have been played: action number { NUMBER($number, useGrouping: 0) } ({ $action }): { $error }
proof-takeback = takeback number { NUMBER($number, useGrouping: 0) } of this record cannot have happened as it is told
proof-draw = draw { NUMBER($ordinal, useGrouping: 0) }, attempt { NUMBER($attempt, useGrouping: 0) } (“{ $kind }”), is not what the dice say: it should be { NUMBER($expected, useGrouping: 0) }, but the record has { $found }
proof-commitment = the commitment of this record does not fit its seed
proof-commitment-other = this is not the seed that you were promised: the commitment of the record is { $commitment }
proof-commitment-form = a commitment has 64 hexadecimal digits; “{ $given }” is none
proof-nonce-other = the nonce of seat { $seat } in this record is not the one that you wrote down
proof-nonce-form = a nonce has 16 to 64 hexadecimal digits; “{ $given }” is none
proof-nonce-option = “{ $given }” is not of the form SEAT=HEX, such as 0=5fe1a2b3c4d5e6f7

## What is right

proof-game = { $file }: { $game }, { $players } players, { NUMBER($actions, useGrouping: 0) } actions
proof-nonces = Seats that sent a nonce: { $seats }
proof-nobody = none
proof-draws = { $draws ->
    [one] 1 draw checked
   *[other] { NUMBER($draws, useGrouping: 0) } draws checked
}, { $void ->
    [0] none of them void
   *[other] { NUMBER($void, useGrouping: 0) } of them void
}
proof-takebacks = { $takebacks ->
    [0] Nothing was taken back
    [one] 1 takeback:
   *[other] { NUMBER($takebacks, useGrouping: 0) } takebacks:
}
proof-took-back = { "  " }seat { $seat } from { NUMBER($start, useGrouping: 0) } actions back to { NUMBER($to, useGrouping: 0) }, draws made void: { NUMBER($void, useGrouping: 0) }, agreed: { $people }
proof-good = Every draw is what seed and nonces say.
proof-compare = That is worth something only if the server could not choose the seed afterwards. Give --commitment, and --nonce for your seat, as you wrote them down before the game.
proof-compared = Commitment and nonces are those that you gave.
