# The page in the browser.

web-name = Clifftop
web-home = Lobby
web-settings = Settings
web-close = Close
web-one-moment = One moment …
web-offline = The line to the server is lost; trying again …
web-no = No
web-remove = Remove

## Coming in

web-come-in = Who are you?
web-come-in-about = A name is enough. Everybody at your table will see it.
web-come-in-do = Come in
web-your-name = Your name
web-rename = Rename
web-recovery-about = Keep this code: with it you are yourself again on a new device.
web-recovery-kept = I have it
web-recovery-code = Recovery code
web-recover = I have been here before
web-recover-do = It is me
web-devices = Another device
web-devices-about = A link that works once, for ten minutes, and makes another device you.
web-device-link = Make a link
web-device-about = This link makes you on this device the guest you are on the other one.
web-device-do = Go on here
web-bots = Bots of your own
web-bots-about = A bot is a program with a token. The protocol is described in docs/protocol.md.
web-bot-name = Name of the bot
web-bot-make = Make a bot
web-bot-token = Its token is shown only now:

## How it looks

web-theme = Light
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = dusk
web-speed = Motion
web-speed-off = off
web-sound = Sound
web-confirm-always = Ask before a turn is over

## The lobby

web-welcome = Who goes over the edge first?
web-game-leaping-lemmings = Leaping Lemmings
web-game-lemming-mafia = Lemming Mafia
web-game-lemminge = Lemminge
web-about-leaping-lemmings = Run the canyon under two hungry eagles and dive from the cliff in style. 2–6 players, about an hour.
web-about-lemming-mafia = Race six mafiosi down the pier, bet on them, and see that the right ones get cold feet. 3–6 players, half an hour.
web-about-lemminge = Lead your two to the lake across forest, water, mountain, swamp and desert. 2–5 players, half an hour.
web-opponents = Against whom?
web-play-now = Play now against bots
web-starting = Setting up …
web-new-table = New table
web-my-tables = Your games
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting. Open a table and send the link to a friend.
web-running-tables = Watch
web-ended-tables = Lately ended
web-your-turn = Your turn
web-title-turn = ● Your turn · Clifftop
web-seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
web-bring-record = Look at a saved game
web-independent = An independent implementation of the rules, not made or endorsed by the designers or publishers. Leaping Lemmings: Rick Young and John Poniske, GMT Games. Lemming Mafia: Michael Rieneck, KOSMOS. Lemminge: Sebastian Bleasdale, AMIGO.

## A new table

web-new-table-of = { $game }: a new table
web-option-players = Players
web-option-short = The shorter game
web-option-chaos = Chaos: cards go round
web-option-first = Who begins
web-option-board = Board
web-own-board = or a board file of your own
web-by-lot = by lot
web-seat-number = Seat { $seat }
web-clock = Time
web-clock-none = no clock
web-clock-fast = 10 minutes each, and 5 seconds a decision
web-clock-calm = 30 minutes each, and 10 seconds a decision
web-clock-day = a day for each decision
web-clock-days = three days for each decision
web-public = Show it in the lobby
web-more-options = More
web-fall = Whoever gives up
web-fall-bot = is replaced by a bot
web-fall-out = is out
web-undo-allowed = Undo if all agree
web-open-table = Open the table

## Before the game

web-invite-about = Send this link to those who shall play or watch:
web-free-seat = free
web-nobody = nobody
web-sit-down = Sit down
web-sit-same-screen = Somebody at this screen
web-who-sits = Who sits here?
web-stand-up = Stand up
web-clear-seat = Clear
web-seat-bot = Bot …
web-seat-bot-at = Bot for seat { $seat }
web-bot-option = { $level }: { $name }
web-seat-link = Link for this seat
web-seat-link-about = This link carries the seat, once, for a day:
web-fill-bots = Fill with bots
web-start = Start
web-host-starts = The host starts the game.
web-claim = { $game }: seat { $seat } is yours if you want it.

## The game

web-seats = Players
web-tab-game = Hand
web-tab-seats = Players
web-tab-log = Log
web-log = What happened
web-log-older = What happened before
web-choices = What you can do
web-list = { $count ->
    [one] one choice
   *[other] { $count } choices
}
web-list-close = close the list
web-more = { $count } more …
web-fewer = fewer
web-their-turn = { $name }: { $question }
web-bot-turn = { $name } thinks: { $question }
web-thinks = thinks
web-over = The game is over.
web-confirm-asked = Is that what you want?
web-confirm = Confirm
web-undo = Undo
web-redo = Redo
web-skip = Skip (S)
web-whole-board = The whole board
web-early = You can decide already; nobody sees it before your turn.
web-unseal = Take it back
web-away = away
web-left-vote = a bot plays
web-left-resigned = has resigned
web-left-flag = out of time
web-vote-bot = Let a bot play ({ $votes })
web-chat = Chat
web-chat-players = Say something to the table
web-chat-watchers = Say something to those who watch
web-ask-undo = Ask for undo
web-undo-asked = { $name } would like to take something back.
web-agree = Agree
web-refuse = No
web-resign = Resign
web-resign-really = Really resign
web-vacation = Days off
web-vacation-end = Back from days off
web-pass-to = Pass the screen to { $name }
web-i-am = I am { $name }

## The end, and afterwards

web-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-rematch = Rematch
web-rematch-waits = Waiting for the others …
web-replay = Replay
web-back = One step back
web-on = One step on
web-watch = Watch
web-pause = Pause
web-moment = Moment
web-eyes = Seen by
web-eyes-open = everybody’s cards open
web-eyes-none = somebody who watches
web-play-from-here = Play from here
web-download = Save the record
web-dice = Dice
web-dice-about = Before the game the server settled a seed and showed its commitment; every seat added a nonce. When the game is over, “clifftop verify” rolls every die again from the record. Write these down if you want to be sure.
web-commitment = Commitment
web-nonce = Nonce of seat { $seat }
