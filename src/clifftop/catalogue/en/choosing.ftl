### Before a game begins: which one, and with what options. Enter takes what is proposed.

game-leaping-lemmings = Leaping Lemmings
game-lemming-mafia = Lemming Mafia
game-lemminge = Lemminge

choose-game = Which game?
choose-leaping-lemmings = lead a clan past two eagles and over the cliff, in style ({ $low }–{ $high } players)
choose-lemming-mafia = bet on a race in concrete shoes, and keep your contracts secret ({ $low }–{ $high } players)
choose-lemminge = two lemmings, a horseshoe of hills and swamps, and much pushing ({ $low }–{ $high } players)

choose-players = How many players, { $low } to { $high }? (Enter: { $proposed })
choose-short = The shorter game? y or n (Enter: n)
choose-chaos = Chaos: Special Actions go round the table instead of being dealt? y or n (Enter: n)

choose-board = On which board?
board-leaping-lemmings-canyon = the canyon
board-lemming-mafia-pier = the pier
board-lemminge-horseshoe = the horseshoe
board-lemminge-short = a shorter horseshoe, for two or for a quick game

choose-bot = Who plays against you?
choose-level = {" "}({ $level }):{" "}

choose-prompt = 1–{ $last } (Enter: { $proposed })
choose-wrong = “{ $given }” is none of these; type a number from 1 to { $last }.
choose-number-wrong = “{ $given }” is not a number from { $low } to { $high }.
