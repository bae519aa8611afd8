### The page in the browser. `{ $name }` and its like are filled in by the page itself, so a message
### may say them where it likes, but cannot choose by them.

page-close = Close
page-copy = Copy
page-no-answer = The server does not answer. Try again in a moment.
page-offline = You are offline. The page comes back by itself.

## Games and boards

page-game-leaping-lemmings = Leaping Lemmings
page-game-lemming-mafia = Lemming Mafia
page-game-lemminge = Lemminge
page-board-horseshoe = the horseshoe
page-board-short = the short one

## Who one is

page-nobody = You have no name yet
page-who-are-you = Who are you?
page-name = Name
page-come-in = Come in
page-been-here = You have been here before?
page-recovery-code = Recovery code
page-recover = Be yourself again
page-recovery-keep = Your recovery code. Write it down: with it you are yourself again on any device, and it is not shown again.
page-new-name = Your name
page-rename = Rename
page-link-device = Link another device
page-device-link = Open this link on the other device, within ten minutes. It works once.
page-device-about = This link makes this device yours as well.
page-device-use = Use it here
page-new-recovery = A new recovery code
page-recover-other = Be somebody else by a recovery code
page-forget-me = Forget me on this device
page-my-bots = My bots
page-bot-name = Name of a new bot
page-make-bot = Make a bot
page-bot-token = Its token, with which it comes in. It is not shown again.
page-remove = Remove

## The lobby

page-new-table = A new table
page-game = Game
page-option-players = Players
page-option-short = Short game
page-option-chaos = Chaos
page-board = Board
page-public = Everybody may see it
page-clock = Time to think
page-clock-none = as long as you like
page-clock-fast = 15 minutes each
page-clock-slow = a day for each move
page-play-bots = Play against bots now
page-open-table = Open a table
page-import = Bring a record
page-import-file = A record’s file
page-tables-mine = My tables
page-tables-waiting = Waiting for players
page-tables-running = Being played
page-no-tables = None.
page-a-bot = bot
page-free = free
page-private = private
page-status-waiting = waiting
page-status-running = running
page-status-over = over
page-your-turn = Your turn!

## Links

page-no-link = This link is not complete: ask for it once more.
page-seat-offered = { $name } offers you seat { $seat } at a table of { $game }.
page-take-seat = Sit down

## Seats

page-seat = Seat { $seat }
page-bot-named = bot ({ $name })
page-bot-plays = a bot plays here
page-resigned = resigned
page-flag = out of time
page-away = has left
page-on-vacation = has days off
page-you-look = your view
page-is-asked = to act
page-sit = Sit here
page-sit-named = Somebody at this screen sits here
page-seat-name = Name this seat
page-stand-up = Stand up
page-seat-bot = Bot: { $name }
page-clear-seat = Free the seat
page-seat-link = Give it by link
page-seat-link-about = Whoever opens this link may take seat { $seat }. It works once, within a day.
page-resign = Resign
page-resign-sure = Give up this seat for good?
page-vote-bot = Vote for a bot here
page-voted = You have voted for a bot

## What is asked

page-not-begun = The game has not begun. It begins when every seat is taken and the host starts it.
page-start = Start the game
page-wait = One moment …
page-waiting-for = { $name } is to act.
page-confirm-asked = Is this what you want?
page-draft = So far, seen by you alone:
page-confirm = Confirm
page-undo = Take back
page-redo = Do it again
page-confirm-itself = Confirm by itself
page-early = You may answer before you are asked. Nobody sees it.
page-sealed = Handed in: { $name }
page-unseal = Take it back
page-undo-asked = { $name } would like to take back the last decision.
page-agree = Agree
page-refuse = Refuse
page-cover = Pass the screen to { $name }
page-cover-ready = I am { $name }

## The end

page-over = The game is over
page-place = Place
page-seat-head = Seat
page-points = Points
page-replay = Replay
page-record = Download the record
page-rematch = Rematch
page-rematch-asked = You would like a rematch; so must the others
page-next-table = To the rematch

## Beside the game

page-log = What happened
page-chat = Say something
page-send = Send
page-ask-undo = Ask to take back
page-vacation = Take days off
page-end-vacation = End days off
page-leave = Leave
page-come-back = Come back
page-invite = Invite
page-invite-public = Whoever has this link may come:
page-invite-private = This link opens the table for whoever has it:
page-new-invite = A new invitation
page-people = People
page-mute = Mute
page-unmute = Let talk
page-send-away = Send away
page-dice-title = Fair dice
page-dice-about = The server has promised its secret by this commitment, and every seat has added a number after that. With the record the dice can be checked when the game is over.
page-dice-changed = The commitment is another one than before!
page-commitment = Commitment
page-nonce = Number of seat { $seat }
page-ours = (sent from here)

## Replays

page-eyes = Seen by
page-eyes-open = all seats open
page-eyes-none = somebody who watches
page-moment = Moment
page-first = To the beginning
page-previous = One back
page-following = One on
page-last = To the end
page-play-on = Play from here
page-ended = place { $place }, { $number } points

## What lies on the table

page-turn = Turn
page-round = Round
page-legend = Signs
page-start-area = Start
page-finish = Finish

page-map-canyon = The canyon
page-cliff = ≈ the cliff ≈
page-zone = zone { $name }
page-hunting = hunting
page-sleeping = not hunting
page-die = die { $number }
page-movement-card = Movement card
page-movement-starting = for those who start
page-last-card = Last Special Action
page-held = On offer
page-cards-left = Movement cards left
page-dived = Dived
page-eaten = Eaten
page-special-actions = Special Actions
page-played = Played
page-pellets = Pellets
page-pellet-1 = 1 VP
page-pellet-2 = 2 VP
page-pellet-f = favor
page-legend-canyon = ♣ brush, † Line of Bones, ● pellet; letters in the corners are the zones of the red and the blue eagle; the last lemming of a stack is on top

page-map-course = The course
page-pile = { $name } pile
page-pile-cards = { $name } (together { $number })
page-draw-pile = Draw pile
page-discards = Discards
page-tiles-left = Tiles left
page-cards = Cards
page-across = Across the finish

page-map-pier = The pier
page-water = water
page-at-start = at the start
page-at-water = in the water
page-out = eliminated: place { $place }
page-dice = Dice
page-bets = Bets
page-contracts = Contracts
page-dropped = Dropped contracts
page-bet-points = Points for bets
page-contract-points = Points for contracts
page-contract-out = { $name } or { $other } is eliminated
page-contract-ahead = { $name } ends up ahead of { $other }
page-contract-third = { $name } is at least third
page-contract-few-out = at most one lemming is eliminated
page-contract-many-out = at least three lemmings are eliminated
page-contract-clean-winner = the winner carries no block
page-letter-blue = Bl
page-letter-grey = Gy
page-letter-green = Gn
page-letter-purple = Pu
page-letter-pink = Pi
page-letter-red = Re
