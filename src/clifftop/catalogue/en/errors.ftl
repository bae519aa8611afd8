# What goes wrong, said by `str(error)` and by every face.

illegal-action = not allowed by { $clause }
game-must-define = a game must define { $name }
game-name-taken = a game is called “{ $given }” already; choose another name
game-unknown = there is no game “{ $given }”; did you mean { $known }?

option-unknown = there is no option “{ $option }”; did you mean { $known }?
option-flag = { $option } is either true or false, not { $given }
option-number = { $option } is a whole number, not { $given }
option-range = { $option } is { $given }, but must be from { $low } to { $high }
option-seat = { $option } is a seat from 0 to { $last }, or nothing to leave it to chance; not { $given }
option-board = { $option } is the name of a board or the text of a board file, not { $given }
option-board-unknown = there is no board “{ $given }”; take { $known }, or give the text of a board file
option-board-file = { $option } “{ $file }” cannot be read: { $why }
option-chaos = { $option } is for three to six players

no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
silent = this state has fallen silent for playouts: ask the one that it is a copy of
no-chance-now = it is a player's turn: ask for actions, not for chances
not-over = the game is not over yet

knowledge-foreign = this is not knowledge of { $game }, as state.knowledge(seat) gives it
knowledge-rules = this is knowledge of rules version { $rules }, which is not played here
knowledge-cards = more cards are unknown than there can be
knowledge-unfit = the past does not fit the position: one of them has been changed
knowledge-past = an entry of the past is neither an action nor something that was shown

record-imagined = an imagined state has no record: nobody has played it
record-not-json = this is not a record, or only a part of one ({ $error })
record-field-missing = the record has no “{ $field }”; is it cut short?
record-field-bad = “{ $field }” of the record is not what it should be
record-format = the record is of format { $format }; this version reads format { $ours }
record-rules = the record is of version { $rules } of the rules of { $game }; this version plays { $ours }
record-action = action number { $number } of the record ({ $action }) cannot be taken: { $error }
record-hash = after its { $number } actions the record does not end where it says it does
pickle-game-not-added = { $game } can be pickled after clifftop.add_game: a pickle has its name, and whoever reads it looks for that

position-not-object = { $where } must be an object with named parts
position-key-unknown = { $where } is unknown; it could be { $known }
position-flag = { $where } is either true or false, not { $given }
position-number = { $where } is a whole number, not { $given }
position-range = { $where } is { $given }, but must be from { $low } to { $high }
position-word = { $where } is a word, not { $given }
position-list = { $where } is a list, not { $given }
position-length = { $where } must have { $number } numbers
position-name-unknown = { $where }: there is no “{ $given }”; it could be { $known }
position-game = { $where }: this is a position of { $given }, not of { $game }
position-rules = { $where }: this is a position of rules version { $given }; this version plays { $ours }
position-clans = { $where }: { $number } clans play, not more
position-clan = { $where }: this seat is the { $clan } clan
position-hex-unknown = { $where }: there is no hex “{ $hex }”; hexes go from 1a to { $last }
position-stack = { $where }: { $height } lemmings in a hex that holds { $limit }
position-letter = { $where }: “{ $letter }” is no clan that plays; the letters are { $letters }
position-lemmings = { $where }: the { $clan } clan has { $number } lemmings in all; it must have 10
position-eagle = { $where }: write a zone, such as “A”, or “A feasting”
position-deck = { $where }: { $number } movement cards of { $value } are left, but there can be { $most } at most
position-danger = { $where }: no lemming rests in an eagle's zone of control (LL-R12)
position-protection = { $where }: with two players nobody covers the other clan in the first two rows (LL-12.5)
position-pellet-hex = { $where }: { $hex } is no pellet hex
position-pellets = { $where }: there are { $markers } pellets in all, 14 of 1 VP, 4 of 2 VP and 14 favors
position-pellet = { $where }: “{ $letter }” is no pellet; write 1, 2 or f for each
position-ledger = { $where }: write c for each claim and 1, 2 or 3 for favors given up, so that { $held } are left
position-claim = { $where }: there is no pellet on { $hex } to claim
position-card-out = { $where }: { $card } is not in this game
position-card-twice = { $where }: { $card } is in two places
position-pile = { $where }: each entry is a card and the seat that played it
position-chaos-hand = { $where }: in the chaos game nobody holds Special Actions
position-held = { $where }: no card is going round now
position-deal = { $where }: cards are dealt seat by seat; { $number ->
    [0] no card may
    [one] 1 card must
   *[other] { $number } cards must
} be here by now
position-card-early = { $where }: no movement card lies open while the question is { $question }
position-card-missing = { $where }: the question { $question } needs an open movement card, 2 to 5
position-asked-card = { $where }: the question { $question } is not asked by this card
position-asked-hex = { $where }: there is no such lemming on { $hex }
position-seat = { $where }: it is seat { $seat } that is asked
position-under-dice = { $where }: { $card } never lies under the dice
position-variant = { $where }: this variant has no such thing
position-impossible = { $where }: the question { $question } cannot come up like this
position-nothing = { $where }: the question { $question } has no possible answer here
