# Bots: their names, and what is said of them.

bot-random = random
bot-greedy = greedy
bot-flat = flat search
bot-tree = tree search
bot-with-budget = { $bot }, { $budget }

bot-unknown = no bot “{ $given }” plays { $game }; these do: { $known }
bot-budget = “{ $given }” is not how long a bot may think: say 10ms of processor time, or 500n for nodes
bot-thinks-not = { $bot } does not think, so it cannot think for { $given }
