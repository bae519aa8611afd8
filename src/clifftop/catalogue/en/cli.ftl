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
cli-serve = Open a server: a page to play on, with friends or bots.
    .example = clifftop serve --port 8030
cli-simulate = Let bots play whole games and count who wins.
    .example = clifftop simulate leaping-lemmings --players 3 --bots greedy,random,random --games 20
cli-replay = Show a recorded game.
    .example = clifftop replay game.json --all
cli-verify = Roll the dice of a finished game again, and say whether they were fair.
    .example = clifftop verify game.json --nonce 0=5fe1a2b3c4d5e6f7
cli-board = Work with board files.
    .example = clifftop board check my-canyon.toml
cli-board-check = Check a board file and say what is wrong with it.
    .example = clifftop board check my-canyon.toml
cli-rules = Show the rules, clause by clause.
    .example = clifftop rules LL-5.7
cli-completion = Print a script with which a shell completes commands.
    .example = clifftop completion bash
cli-completion-more = In bash: eval "$(clifftop completion bash)" in ~/.bashrc. In zsh: the same with zsh, in ~/.zshrc, after compinit. In fish: clifftop completion fish > ~/.config/fish/completions/clifftop.fish.
cli-show-version = Say which version this is, and whether its engine is compiled.
    .example = clifftop version
cli-whole =
    .example = clifftop play

## Arguments and options

cli-serve-more = Games are kept in a file of your user data folder unless you name a database. The server listens on this machine alone; to let others in, put it behind a proxy that speaks HTTPS and name both: clifftop serve --public-url https://games.example.org --trusted-proxies 127.0.0.1. Every setting can come from the environment instead.
cli-serve-open = open the page in a browser, if there is one
cli-serve-host = the address to listen on ({ $default } unless you say otherwise: nobody else can reach it; 0.0.0.0 is every network) [{ $environment }]
cli-serve-port = the port to listen on ({ $default } unless you say otherwise; 0 takes any that is free) [{ $environment }]
cli-serve-public-url = what people type to get here, such as https://games.example.org; links are made of it, and pages of other addresses may change nothing [{ $environment }]
cli-serve-trusted-proxies = addresses of proxies that are believed when they say who asks, such as 127.0.0.1,10.0.0.7 (nobody is unless you say so) [{ $environment }]
cli-serve-database = where games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (a file in your data folder unless you say otherwise) [{ $environment }]
cli-serve-bot-workers = how many processes bots think in ({ $default } unless you say otherwise); those who answer at once have one of their own [{ $environment }]
cli-serve-bot-seconds = how long a bot may think about one answer ({ $default } unless you say otherwise); after that it is answered for at random [{ $environment }]
cli-serve-bot-pause = how many seconds a bot takes at least for an answer where people play, so that they can follow ({ $default } unless you say otherwise); for what else it does in the same turn, half of that [{ $environment }]
cli-serve-away-seconds = how long after hanging up somebody counts as away ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-tables-per-guest = how many unfinished tables one guest may host ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-bots-per-guest = how many bots of their own one guest may have ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-records-per-guest = how many records one guest may bring along ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-guests-per-hour = how many new guests may come from one address in an hour ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-messages-per-second = how many messages a client may send ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-keep-waiting-days = days until a table where no game has begun is forgotten ({ $default } unless you say otherwise) [{ $environment }]
cli-serve-keep-idle-days = days until a game in which nothing happens is forgotten ({ $default } unless you say otherwise); finished ones are kept [{ $environment }]
cli-play-more = You take one seat, bots take the others. Without a game you are asked which one, and with what options. In the game, ? helps.
cli-play-game = leaping-lemmings, lemming-mafia or lemminge
cli-play-players = how many play (4 unless you say otherwise)
cli-play-bots = who plays the other seats: beginner, greedy, skilled, strong, expert or random; or a function of your own that makes a bot (mybots:make); one for all of them, or a list with one for each (skilled unless you say otherwise)
cli-play-seat = the seat you take, from 0; in Leaping Lemmings 0 is Ritz, 1 Biker, 2 I.Q., 3 Viking, 4 Soldier, 5 Hippie (0 unless you say otherwise)
cli-play-seed = a number; the same number and the same choices give the same game, unless bots play that think by the clock: strong and expert
cli-play-save = keep the game in this file, too, as it goes
cli-play-resume = go on with a game that was saved; without a file, with the newest one that is not finished
cli-option-short = the shorter game (LL-11.1)
cli-option-chaos = the chaos variant (LL-13), for 3 to 6 players
cli-option-board = a board file, or the name of a board that comes with the game
cli-option-first = the seat that has the eagles first (drawn by lot unless you name one)
cli-simulate-game = the game, such as leaping-lemmings
cli-simulate-bots = who plays: random, beginner, greedy, skilled, one that thinks, such as expert:10ms or strong:500n, or a function of your own that makes it (mybots:make); for all seats or a list with one for each (random unless you say otherwise)
cli-simulate-games = how many games (100 unless you say otherwise)
cli-simulate-seed = a number; the same number gives the same figures
cli-simulate-jobs = how many processes play at a time; 0 is one for each core; the figures are the same (1 unless you say otherwise)
cli-replay-file = a saved game
cli-replay-all = tell the whole story at once instead of step by step
cli-simulate-json = print the figures as JSON, and nothing else
cli-completion-shell = the shell: bash, zsh or fish
cli-verify-file = the record of a game that was played at a server
cli-verify-commitment = the commitment that you were shown before the game
cli-verify-nonce = the nonce that a seat sent, such as 0=5fe1a2b3c4d5e6f7; may be given for several seats
cli-board-file = a board file
cli-rules-what = a clause such as LL-5.7 or a chapter such as LL-5; without it, the chapters are listed

## Small answers

cli-interrupted = Stopped.
cli-error = clifftop:
cli-version-compiled = Clifftop { $version }, compiled engine
cli-version-partly = Clifftop { $version }, partly compiled engine: { $compiled } of { $modules } modules
cli-version-pure = Clifftop { $version }, pure Python engine
cli-version-faster = The compiled engine is faster: “pip install .” in the folder of the sources builds it, where there are a C compiler and Python’s header files.
cli-in-file = { $file }: { $what }
cli-games-played = { $games ->
    [one] { $games } game played
   *[other] { $games } games played
}
cli-whole-number = { $given } is no whole number
cli-number = { $given } is no number
cli-option-of-others = --{ $option } is no option of { $game }; it belongs to { $others }
cli-board-of-another = “{ $board }” is a board of { $owner }, not of { $game }
cli-file-refused = { $file } cannot be used: { $why }
cli-output-refused = the output cannot be written: { $why }
cli-system-refused = the system does not do it: { $why }
cli-unexpected = this should not have happened: { $error }
cli-unexpected-kept = this should not have happened: { $error }; where it did is told in { $file }
cli-unexpected-unkept = this should not have happened: { $error }; with { $debug }=1 it is told where it did
cli-file-missing = there is no file { $file }
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-device = { $file } is a device, not a file
cli-file-not-text = { $file } is not a text file in UTF-8
cli-board-missing = there is no board “{ $given }” and no file of that name; the boards that come with the game are: { $known }
cli-board-good-leaping-lemmings = { $file }: a good board of Leaping Lemmings, “{ $name }”: { $rows } rows, { $hexes } hexes, { $brush } of them brush.
cli-board-good-lemming-mafia = { $file }: a good board of Lemming Mafia, “{ $name }”: { $sections } sections, { $spaces } spaces, { $bookmakers } of them bookmakers.
cli-board-good-lemminge = { $file }: a good board of Lemminge, “{ $name }”: { $rows } rows, { $hexes } hexes, { $meadow } of them meadow.
cli-save-exists = { $file } is there already; name another file to save to, or delete it first
cli-save-folder = there is no folder { $folder } to save to
cli-resume-game = { $file } is a game of { $saved }, not of { $game }
cli-resume-nothing = there is no unfinished game to go on with
cli-resume-played = { $file } is being played in another terminal
cli-resume-alone = --{ $option } belongs to a new game; leave it out to go on with a saved one
cli-rules-hint = clifftop rules { $chapter } shows a chapter, clifftop rules { $clause } a clause.
