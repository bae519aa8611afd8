# What the command line says. One message a thing said; the code holds ids and facts only.

cli-about = Lemming board games: play them, replay them, let bots play them.
cli-version = Clifftop { $version }

## The commands, one line each

cli-play = Play a game in the terminal.
cli-simulate = Let bots play whole games and count who wins.
cli-replay = Show a recorded game.
cli-board = Work with board files.
cli-board-check = Check a board file and say what is wrong with it.
cli-rules = Show the rules, clause by clause.

## Small answers

cli-goodbye = Goodbye.
cli-interrupted = Stopped.
cli-error = clifftop: { $what }
cli-games-played = { $games ->
    [one] { $games } game played
   *[other] { $games } games played
}
