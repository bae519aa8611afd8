# What a table refuses.

table-not-your-seat = seat { $seat } is not yours
table-host-only = only the host of the table may do that
table-host-stays = the host can be neither muted nor removed
table-started = the game has begun
table-not-started = the game has not begun
table-running = the game is not over yet
table-over = the game is over
table-name = a name has 1 to { $most } letters
table-removed = the host has sent you away from this table
table-seat-taken = seat { $seat } is taken
table-seat-open = nobody sits at seat { $seat } yet
table-not-abandoned = whoever plays seat { $seat } has not left
table-players-only = that is for those who play at this table
table-muted = the host has taken the word from you
table-chat-length = a line of chat has 1 to { $most } letters
table-no-dice = nobody is asked for a nonce at this table
table-nonce = a nonce has { $least } to { $most } hexadecimal digits
table-nonce-missing = seat { $seat } has not sent a nonce for the dice yet

table-stale = the table has changed since; look again
table-not-your-turn = seat { $seat } is not asked now
table-draft-closed = your decision is complete: confirm it, or take something back
table-draft-open = your decision is not complete yet
table-to-and-fro = you have changed your mind { $most } times here; now go on
table-draft-empty = there is nothing of your own to confirm or take back
table-redo-nothing = you have taken nothing back that could be done again
table-not-early = seat { $seat } cannot hand in an answer early now
table-no-draw = nothing is to be drawn now
table-no-outcome = { $outcome } cannot be drawn now

table-undo-off = at this table what is confirmed stays
table-undo-pending = somebody has asked for an undo already
table-undo-nothing = seat { $seat } has not decided anything that could be taken back
table-undo-gone = nobody asks for an undo any more
table-undo-not-asked = your consent is not wanted

table-time-up = seat { $seat } has run out of time
table-no-vacation = you have no days off at this table
table-clock-kind = there is no clock “{ $given }”; take none, total or move
table-clock-setting = a clock of kind { $kind } has no “{ $name }”
table-clock-number = { $name } of the clock is a number of milliseconds up to { NUMBER($most, useGrouping: 0) }, not { $given }
table-fall = there is no “{ $given }” for a seat that is given up; take { $known }
table-setting = { $name } of a table cannot be { $given }
table-dice = dice are given as the table and the commitment, both of them texts
table-number = the number that an answer answers is two whole numbers, as the view has it
table-whole-number = { $name } is a whole number, not { $given }
table-yes-or-no = { $name } is true or false, not { $given }
table-rematch-waits = not everybody has asked for a rematch
