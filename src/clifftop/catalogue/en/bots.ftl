# Bots: their names on the command line, their levels, the characters that people meet, and what is wrong.

bot-random = random
bot-beginner = beginner
bot-greedy = greedy
bot-skilled = skilled
bot-strong = strong
bot-expert = expert
bot-with-budget = { $bot }, { $budget }

bot-unknown = no bot “{ $given }” plays { $game }; these do: { $known }
bot-budget = “{ $given }” is not how long a bot may think: say 10ms of processor time, or 500n for nodes
bot-thinks-not = { $bot } does not think, so it cannot think for { $given }

## Bots of one's own: what may be wrong with them, and what is said when one fails

own-bot-name = “{ $given }” names no bot: name a bot of your own by module and function, such as mybots:make
own-bot-file-name = “{ $given }” names a file and not a module: say { $right }
own-bot-no-module = there is no bot “{ $given }”: no module { $module } is installed or in the folder { $folder }; go to the folder that it is in, or correct the name
own-bot-module-fails = “{ $given }” cannot be loaded: { $why } ({ $file }, line { $line }); mend the module first
own-bot-no-function = there is no bot “{ $given }”: the module { $module } has no { $function }; what it has is { $known }
own-bot-no-maker = “{ $given }” is of the type { $kind } and cannot be called; name a function or a class that makes the bot
own-bot-arguments = “{ $given }” needs more than the name of the game: { $spare }; give these arguments defaults
own-bot-maker-fails = “{ $given }” could not make a bot: { $why } ({ $file }, line { $line }); mend what it calls
own-bot-a-class = “{ $given }” gave back the class { $kind } itself; let it give back { $kind }()
own-bot-no-choose = { $kind ->
        [NoneType] “{ $given }” gave back nothing; let it return the bot
       *[other] “{ $given }” gave back a { $kind } that has no method choose; give it choose(self, knowledge, actions, rng), or return a bot that has it
    }
own-bot-choose = the method choose of { $kind }, which “{ $given }” made, does not take what it is given; write it as choose(self, knowledge, actions, rng)
bot-answer-no-number = choose gave back { $kind ->
        [NoneType] nothing; let it return
       *[other] { $given }, which is no whole number; let it return
    } one of the numbers in actions
bot-answer-illegal = choose gave back { $given }, which is none of the { $number } legal actions; let it return one of the numbers in actions
bot-failed = { $bot } failed at seat { $seat }: { $why }
bot-failed-kept = The game up to there is in { $file }; “clifftop replay { $file }” opens it.
bot-failed-going-on = The game up to there is in { $file }; “clifftop play --resume { $file }” goes on with it, with --bots if you want others.

## How well they play

level-beginner = Beginner
level-greedy = Easy
level-skilled = Medium
level-strong = Hard
level-expert = Expert
level-random = Anything goes

## Characters. A first name is of a level; the last name is of a seat (counted from one), so that two of
## one level are told apart. Of a character nothing is said that would make it a he or a she.

# Last names go with the clans: Ritz, Biker, I.Q., Viking, Soldier, Hippie.
bot-leaping-lemmings = { $name } { $seat ->
    [1] de Luxe
    [2] Throttle
    [3] Ph.D.
    [4] Hornhelm
    [5] Bootstrap
   *[other] Moonpetal
}
bot-leaping-lemmings-beginner = Wobble
    .about = Forgets the eagles until there is a shadow.
bot-leaping-lemmings-greedy = Dash
    .about = Sees a pellet, runs. Sees an eagle, runs the same way.
bot-leaping-lemmings-skilled = Squint
    .about = Measures every shadow before leaving the brush.
bot-leaping-lemmings-strong = Slalom
    .about = Has run this canyon a thousand times. Mostly in your head.
bot-leaping-lemmings-expert = Plunge
    .about = The judges rise. The eagles look away.
bot-leaping-lemmings-random = Tumble
    .about = Does anything at all, some of it backwards.

# Last names go with the chips: spade, heart, club, diamond, anchor, horseshoe.
bot-lemming-mafia = { $name } { $seat ->
    [1] Spade
    [2] Hart
    [3] Clubs
    [4] Diamond
    [5] Anchor
   *[other] Horseshoe
}
bot-lemming-mafia-beginner = Oops
    .about = Bets on the nicest hat, and waves at the police.
bot-lemming-mafia-greedy = Grabs
    .about = Takes what lies on the table. Never looks under it.
bot-lemming-mafia-skilled = Odds
    .about = Counts the money twice before it is stolen.
bot-lemming-mafia-strong = Whisper
    .about = Knows how the race ends, or somebody will be sorry.
bot-lemming-mafia-expert = Don
    .about = Has already bet on you. Better not ask which way.
bot-lemming-mafia-random = Dizzy
    .about = Does anything at all. The police have stopped asking why.

# Last names go with the towels: stripes, dots, checks, zigzag, plain.
bot-lemminge = { $name } { $seat ->
    [1] Stripes
    [2] Dots
    [3] Checks
    [4] Zigzag
   *[other] Plain
}
bot-lemminge-beginner = Paddle
    .about = Has packed the towel and forgotten the way.
bot-lemminge-greedy = Sprint
    .about = Always the longest leap, swamp or no swamp.
bot-lemminge-skilled = Compass
    .about = First a look at the map, then a push.
bot-lemminge-strong = Elbow
    .about = Never hurries. The others get out of the way.
bot-lemminge-expert = Torpedo
    .about = In the lake before the starting shot has faded.
bot-lemminge-random = Spin
    .about = Does anything at all, and waves while doing it.

# Of a game that we do not know, or a bot of another time.
bot-other = { $name } { $seat }
bot-other-random = Random bot
    .about = Does anything at all.
bot-other-strong = Hard bot
    .about = Tries every move many times over, and takes the best.
bot-other-expert = Expert bot
    .about = Thinks about what may follow, and what may follow that.
bot-other-unknown = Bot
    .about = Nobody knows how it plays.
