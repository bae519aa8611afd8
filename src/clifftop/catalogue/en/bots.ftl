# Bots: their names, and what is said of them.

bot-random = random
bot-greedy = greedy

bot-unknown = no bot “{ $given }” plays { $game }; these do: { $known }
