### The rules of Lemminge, clause by clause, for the person who plays.
### Conventions: see leaping-lemmings.ftl.

## LE-1 Pieces and goal

LE-1 = Pieces and goal

LE-1-1 = Two to five can play. Everybody has two lemmings, and at first all of them stand in the fenced start area, waiting for the gate to open.
    .title = Players and lemmings

LE-1-2 = It is a race: whoever is the first to have both lemmings across the finish line wins.
    .title = How to win

LE-1-3 = There are five difficult terrains (forest, water, mountain, swamp and desert) and the meadow, which is easy. Each of the five has eleven cards: one 4, two 3s, three 2s, three 1s and two 0s. Each has three tiles as well, and the meadow has six tiles and no cards.
    .title = Terrains, cards and tiles
    .none-left = No { lemminge-named-card } is left in the draw pile.

## LE-2 Setting up

LE-2 = Setting up

LE-2-1 = For each of the five terrains one of its 2s is laid open. That is the beginning of the terrain's pile.
    .title = Five open piles

LE-2-2 = All other cards are shuffled and dealt. Whoever will have the first turn last gets six of them, the player before that five, and so on back to the first player, who has 7 minus the number of players. Your hand is your secret; how many cards you hold is not.
    .title = Dealing the hands

LE-2-3 = Chance picks the first player, unless the host names one. After that it goes round clockwise.
    .title = Who begins

## LE-3 The turn: refill or play

LE-3 = The turn: refill or play

LE-3-1 = If you refill, you first discard as many cards as you like, none or all of them included, and then draw until you hold six.
    .title = Refilling your hand
    .not-held = You cannot discard a { lemminge-named-card }: there is none in your hand.

LE-3-2 = If the draw pile is used up and you still need cards, look at the terrain piles first: one that shows both of its 0s is discarded, except that one 0 stays. Then the discards, all of them, are shuffled and become the draw pile, and you go on drawing.
    .title = A new draw pile

LE-3-3 = If you play a card that is not higher than the lowest card of its terrain's pile, it is added to the pile, and you get as many movement points (MP) as all cards of the pile add up to.
    .title = Adding to a pile
    .not-held = You cannot play a { lemminge-named-card }: there is none in your hand.

LE-3-4 = If you play a card that is higher than that, the pile is discarded, your card is the first of a new one, and its own value is what you get in MP. But before you move, you have to put a tile of that terrain on the board. If those have run out, put a meadow tile, and if there is none of those either, there is nothing to put.
    .title = Starting a new pile
    .must-place = First the tile has to go somewhere on the board.

LE-3-5 = A tile may cover any hex, whatever its terrain. If a tile is there already, that one is out of the game. If a lemming stands there, it is politely lifted and put back on top.
    .title = Where tiles go

## LE-4 Moving

LE-4 = Moving

LE-4-1 = You may use up your MP, or some of them, or none. But whatever you use goes into a single lemming, and that has to be your own.
    .title = One lemming a turn
    .not-yours = There is no lemming of yours on { $hex }.
    .none-starting = None of your lemmings is in the start area any more.

LE-4-2 = For 1 MP a lemming enters a hex next to its own, in any direction, as long as that is meadow or the terrain of the card you have just played.
    .title = Going hex by hex
    .not-next = { $hex } is not next to your lemming.
    .wrong-terrain = { $hex } is { lemminge-named-ground }; your card takes you through meadow and { lemminge-named-terrain } only.
    .cannot-move = { $hex ->
        [start] A lemming in the start area
       *[other] Your lemming on { $hex }
    } has nowhere to go with this card.

LE-4-3 = You may enter a hex where somebody stands: that lemming is pushed straight on by one hex. If there is another in its way, that one is pushed as well, and so on down the line. Every lemming pushed costs 1 MP more. The last one needs a free hex or the finish line before it; off the board nobody is pushed. Whoever is pushed may end up on any terrain.
    .title = Pushing and shoving
    .off-the-board = Whoever is on { $hex } cannot be pushed: somebody would go off the board.
    .too-dear = To push your way onto { $hex } costs { $cost } MP, and you have only { $points }.

LE-4-4 = Lemmings can be pushed over the finish line too, your own as well as others'. They count as if they had walked.
    .title = Pushed over the line

## LE-R Rulings

LE-R = Rulings

LE-R1 = Neither the start area nor the finish takes a tile. The start area has room for everybody, but once outside, no lemming gets back in, on foot or pushed.
    .title = Start and finish
    .no-tile = Tiles go on the hexes of the course, not on the start area or the finish.
    .no-way-back = There is no way back into the start area.

LE-R2 = A lemming across the line has left the game. If your push sends the last lemming of somebody else across, that player has won there and then. Be careful whom you help.
    .title = A win by push

LE-R3 = The discards lie open for everybody. If nothing is left to draw, not even by reshuffling, you play on with fewer than six cards.
    .title = Discards and short hands

LE-R4 = If nobody has won when everybody has had 200 turns, the game ends. More lemmings across is better; among equals it counts how many hexes the others are away from the finish by the shortest way, line included, all of a player's lemmings taken together. The places behind a winner are found in the same way. People have better things to do than to get there; bots may.
    .title = When nobody wins

LE-R5 = The course is a file, and you may draw your own: up to 256 hexes in one piece, with a start and a finish. Ours are horseshoes, three to five hexes wide, some three fifths of them meadow. The terrains come in patches of two to nine hexes, and whoever keeps to the meadow goes a long way round.
    .title = The course

LE-R6 = A free hex at the end of a line of pushed lemmings is one where no lemming stands. Its terrain is of no interest.
    .title = Room for the pushed

LE-R7 = To step across the finish line costs 1 MP, whatever card you played. Somebody who is pushed across needs no more than the 1 MP of being pushed.
    .title = Crossing the line
    .not-at-finish = Your lemming is not next to the finish line.

LE-R8 = To step out of the start area costs 1 MP, into any hex that borders on it. If somebody stands there, the push goes in the direction in which you cross the border; the course says which one that is.
    .title = Out of the start
    .not-at-start = { $hex } does not border on the start area.

LE-R9 = Your own lemmings can be pushed like anybody's. A push does not help you into terrain that your card is no good for: the hex you enter has to be meadow or the terrain you played. In all it costs 1 MP and 1 more for each lemming pushed.
    .title = What a push costs
    .wrong-terrain = Even to push you have to enter { $hex }, which is { lemminge-named-ground }; your card takes you through meadow and { lemminge-named-terrain } only.

LE-R10 = If your hand is empty you have to refill. To refill with six cards in your hand and discard none is allowed, and comes to passing. Nobody draws a card after playing one. You never choose between adding to a pile and starting a new one: the values decide. The sum you get counts the card you added.
    .title = Refills and plays
    .must-refill = Your hand is empty, so you have to refill.

LE-R11 = You may play a card and not move at all. The tile of a new pile has to be put all the same; it may go on meadow, on its own terrain, or under a lemming.
    .title = Tiles without moving

LE-R12 = Piles are looked at for their 0s, and discards are reshuffled, only at the moment when the draw pile is empty and a card is still wanted. What you have just discarded is shuffled in as well, so you may meet it again.
    .title = When to reshuffle
