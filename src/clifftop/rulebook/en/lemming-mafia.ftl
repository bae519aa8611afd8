### The rules of Lemming Mafia, clause by clause, for the person who plays.
### Conventions: see leaping-lemmings.ftl.

## LM-1 Pieces and goal

LM-1 = Pieces and goal

LM-1-1 = Three to six can play. However many you are, six lemmings race: blue, grey, green, purple, pink and red. None of them is yours; you only have an interest in how they do.
    .title = Players and lemmings

LM-1-2 = One race is run. Whoever has the most points after it wins: points come from bets on the winner and from contracts.
    .title = How to win

LM-1-3 = You have six bet cards, one for each lemming. There are 18 contracts, no two alike; three are dealt to everyone and kept secret. Those left over go back into the box, and nobody looks at them.
    .title = Bet cards and contracts
    .only-one = That contract has been dealt already, and there is only one of it.

LM-1-4 = There are three dice: two lemming dice with a colour on each face, and an ordinary one from 1 to 6.
    .title = The three dice

## LM-2 The turn

LM-2 = The turn

LM-2-0 = Chance picks who begins, unless the host names somebody.
    .title = Who begins

LM-2-1 = On your turn, roll both lemming dice and advance one of the two lemmings they show. If they show the same one, that is the one.
    .title = Roll and choose
    .not-rolled = The dice do not show { mafia-the-lemming }.

LM-2-2 = The lemming goes to the next section, to whichever free space of it you like. Where the whole section is taken it goes past it, to a free space of your choice in the first section after it that has one.
    .title = On to the next section
    .not-ahead = { $space } is not ahead of the lemming, and lemmings only go forward.
    .too-far = { $space } is too far: there is a free space in a section before it.

LM-2-3 = A section has two or three spaces. No space ever holds two lemmings.
    .title = One lemming a space
    .taken = Somebody is on { $space } already.

LM-2-4 = A die that shows an eliminated lemming stands for the one in last position instead. If both dice come to the same lemming in this way, you have to move it.
    .title = Dice of the eliminated
    .eliminated = { mafia-the-lemming } is out of the race.
    .not-last = { mafia-the-lemming } is neither on the dice nor in last position.

LM-2-5 = After that it is the turn of the next player clockwise.
    .title = Passing the dice

## LM-3 The spaces

LM-3 = The spaces

LM-3-1 = Concrete mixer: a block of concrete for the lemming. Two it can bear. With the third it is eliminated: it leaves the track for the lowest finishing place that is still free, the first one for place 6, the next for place 5, and so on.
    .title = Concrete mixer

LM-3-2 = Jackhammer: if the lemming has a block, one comes off.
    .title = The jackhammer

LM-3-3 = Getaway car: roll the ordinary die. The lemming goes on that many spaces, and the space it comes to acts. If somebody is there already, it stays with the car and gets a block for its trouble.
    .title = Getaway car

LM-3-4 = Bookmaker: everyone, not only whoever moved, may lay one bet card face down on top of their own pile. A card that is laid stays where it is in the pile.
    .title = The bookmaker
    .laid = Your bet on { mafia-the-lemming } is in your pile already.

LM-3-5 = Godfather: everyone may throw away one contract, face down.
    .title = The Godfather
    .not-held = That contract is not one of yours.
    .dropped = You have dropped that contract already.

LM-3-6 = Empty space: peace and quiet. Nothing happens.
    .title = Empty spaces

## LM-4 End and scoring

LM-4 = End and scoring

LM-4-1 = The race is over as soon as a lemming is in the water at the end of the pier, or only one lemming is left on the track. That lemming has won.
    .title = End of the race

LM-4-2 = Behind the winner the others are placed by how far they have come. The eliminated come last, and of those the first to go is the very last.
    .title = Places of the lemmings

LM-4-3 = If the winner's card is in your bet pile, count the cards in the order you laid them: as the first it is worth 1 point, as the sixth 6. If it is not in the pile you get nothing. Cards you never laid are worth nothing.
    .title = What bets score

LM-4-4 = Every contract you still hold scores its value if it is fulfilled, and costs you 2 points if it is not. A contract you threw away scores 0.
    .title = What contracts score

LM-4-5 =
    What contracts ask for, and their values:
    - One of two lemmings is eliminated, or both are: 1.
    - One lemming ends up ahead of another: 2. Whoever is still in the race is ahead of whoever is not, and of two that are not, the one that lasted longer is ahead.
    - A lemming is at least third: 3.
    - At most one lemming is eliminated: 4.
    - At least three lemmings are eliminated: 4.
    - The winner carries no block: 5.
    .title = The kinds of contracts

LM-4-6 = If players have the same points, the one with more of them from contracts is ahead. If that is the same too, they share the place.
    .title = Breaking ties

## LM-R Rulings

LM-R = Rulings

LM-R1 =
    The 18 contracts are:
    - Eliminated: grey or pink, blue or red, green or purple.
    - Ahead: green of red, red of blue, blue of grey, grey of purple, purple of pink, pink of green.
    - At least third: one for each lemming.
    - One each of the other three kinds.
    A board file lists them.
    .title = The contracts there are

LM-R2 = The pier is a board file. Ours winds from the quay to the water in sections of two or three spaces, and is laid out so that a race of sensible players lasts about 35 to 50 turns, costs about two lemmings and stops at a bookmaker about seven times.
    .title = The pier

LM-R3 = Spaces are counted along the track, through all sections. A car whose roll takes it to the water or beyond ends in the water.
    .title = How cars count

LM-R4 = All lemmings that have not left the start share the last position. Where the last one is meant, you choose among them.
    .title = Last at the start

LM-R5 = At the bookmaker and with the Godfather you decide in seat order, beginning with the player whose turn it is. That a card was laid or thrown away everyone can see, but not which.
    .title = Secret and in order

LM-R6 = For "at least third" only the finishing place counts. Whether the lemming was eliminated does not matter.
    .title = Third is third

LM-R7 = Which bets you have laid, and which contracts you hold or have thrown away, nobody else learns until the race is scored.
    .title = Secrets until scoring

LM-R8 = A car that takes the lemming to another car makes you roll again. If a space is taken, the lemming stays with the car it reached last, which does not start a second time, and gets its block, be it the one that sinks it.
    .title = From car to car

LM-R9 = The water counts as one more section, the last, with room for all. Whoever reaches it has won that instant; nothing else happens any more.
    .title = Into the water

LM-R10 = An eliminated lemming leaves its space free and returns its blocks. If that leaves only one lemming, the race ends then and there, even in the middle of a drive.
    .title = When a lemming goes

LM-R11 = It makes no difference to a space whether a lemming arrives on foot or by car.
    .title = Arriving by car

LM-R12 = The last position is that of the last lemming still racing; those eliminated are not counted.
    .title = Last of the racing

LM-R13 = Lemmings still at the start when the race ends are level: none of them is ahead of another. A place is one more than the number of lemmings that are really ahead.
    .title = Level at the start
