# What the command line says. One message a thing said; the code holds ids and facts only.

cli-about = Lemming board games: play them, replay them, let bots play them.

## The parts of a help page

cli-usage = Usage:{" "}
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-example = Example:
cli-help = show this help and stop
cli-wrong-usage = { $command } --help tells how it is used.

## The commands, one line each, and an example

cli-play = Play a game in the terminal.
    .example = clifftop play leaping-lemmings --players 3 --short
cli-simulate = Let bots play whole games and count who wins.
    .example = clifftop simulate leaping-lemmings --players 3 --bots greedy,random,random --games 20
cli-replay = Show a recorded game.
    .example = clifftop replay game.json --all
cli-board = Work with board files.
    .example = clifftop board check my-canyon.toml
cli-board-check = Check a board file and say what is wrong with it.
    .example = clifftop board check my-canyon.toml
cli-rules = Show the rules, clause by clause.
    .example = clifftop rules LL-5.7
cli-show-version = Say which version this is.
    .example = clifftop version
cli-whole =
    .example = clifftop play

## Arguments and options

cli-play-more = You take one seat, bots take the others. Without a game you are asked which one, and with what options. In the game, ? helps.
cli-play-game = leaping-lemmings, lemming-mafia or lemminge
cli-play-players = how many play (4 unless you say otherwise)
cli-play-bots = who plays the other seats: random or greedy (greedy unless you say otherwise)
cli-play-seat = the seat you take, from 0; in Leaping Lemmings 0 is Ritz, 1 Biker, 2 I.Q., 3 Viking, 4 Soldier, 5 Hippie (0 unless you say otherwise)
cli-play-seed = a number; the same number and the same choices give the same game
cli-play-save = save the game as this file when it ends or you leave
cli-play-resume = go on with a game that was saved
cli-option-short = the shorter game (LL-11.1)
cli-option-chaos = the chaos variant (LL-13), for 3 to 6 players
cli-option-board = a board file, or the name of a board that comes with the game
cli-option-first = the seat that has the eagles first (drawn by lot unless you name one)
cli-simulate-game = the game, such as leaping-lemmings
cli-simulate-bots = who plays: random or greedy, for all seats or a list with one for each (random unless you say otherwise)
cli-simulate-games = how many games (100 unless you say otherwise)
cli-simulate-seed = a number; the same number gives the same figures
cli-replay-file = a saved game
cli-replay-all = tell the whole story at once instead of step by step
cli-board-file = a board file
cli-rules-what = a clause such as LL-5.7 or a chapter such as LL-5; without it, the chapters are listed

## Small answers

cli-interrupted = Stopped.
cli-error = clifftop:
cli-in-file = { $file }: { $what }
cli-games-played = { $games ->
    [one] { $games } game played
   *[other] { $games } games played
}
cli-file-missing = there is no file { $file }
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-not-text = { $file } is not a text file in UTF-8
cli-board-missing = there is no board “{ $given }” and no file of that name; the boards that come with the game are: { $known }
cli-board-good-leaping-lemmings = { $file }: a good board of Leaping Lemmings, “{ $name }”: { $rows } rows, { $hexes } hexes, { $brush } of them brush.
cli-board-good-lemming-mafia = { $file }: a good board of Lemming Mafia, “{ $name }”: { $sections } sections, { $spaces } spaces, { $bookmakers } of them bookmakers.
cli-board-good-lemminge = { $file }: a good board of Lemminge, “{ $name }”: { $rows } rows, { $hexes } hexes, { $meadow } of them meadow.
cli-save-exists = { $file } is there already; name another file to save to, or delete it first
cli-save-folder = there is no folder { $folder } to save to
cli-resume-game = { $file } is a game of { $saved }, not of { $game }
cli-resume-alone = --{ $option } belongs to a new game; leave it out to go on with a saved one
cli-rules-hint = clifftop rules { $chapter } shows a chapter, clifftop rules { $clause } a clause.
