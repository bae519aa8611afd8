### What the game at the terminal says of Lemminge, besides the words of the game itself.

## The course

terminal-lemminge-start = start
terminal-lemminge-finish = finish
terminal-lemminge-legend = Capitals: F • a tile, R a lemming

## Beside it

terminal-lemminge-round = Round { $round }
terminal-lemminge-movement = { lemminge-named-terrain }: { lemminge-number-of-points }
terminal-lemminge-placing = to be laid: { lemminge-named-tile } tile

terminal-lemminge-column-pile = Pile
terminal-lemminge-column-cards = Cards
terminal-lemminge-column-lowest = Low
terminal-lemminge-column-sum = Sum
terminal-lemminge-column-points = MP
terminal-lemminge-column-seat = Who
terminal-lemminge-column-home = Home
terminal-lemminge-column-distance = Steps left

terminal-lemminge-hand = Your hand
terminal-lemminge-hand-joins = Hand, to join:
terminal-lemminge-hand-new = Hand, new pile:
terminal-lemminge-hand-none = Your hand is empty.
terminal-lemminge-hand-of = { lemminge-the-seat }: { $cards }
terminal-lemminge-joins = joins
terminal-lemminge-new = new
terminal-lemminge-stock = To draw { $deck }, discards { $discards }
terminal-lemminge-tiles = Tiles

## Asking for a choice

terminal-lemminge-act-play = { $pile ->
    [joins] Play { lemminge-named-card }: { lemminge-number-of-points }
   *[replaces] Play { lemminge-named-card }, new pile: { lemminge-number-of-points }
}
terminal-lemminge-act-row = Row { $row }
terminal-lemminge-act-tile = { $hex }
terminal-lemminge-question-tile-row = Where does the tile go? Type a hex such as { $hex }, or choose its row.

terminal-lemminge-keys =
    A number takes that choice; so does the name of a hex or a card that is one
    (f3 is forest 3), or start, finish, stop, refill, done.
    ?             what the rules say about this question
    ? map         the signs on the map
    ? 5b          what is on that hex; also ? f3, ? swamp, ? push, ? LE-4.3
    why 5b        why that hex is no choice; also f3, start, finish, stop
    u             undo your last choice, as long as nothing else has happened
    l             all that happened since the round before this one
    s FILE        save the game so far
    q             leave
    Enter         draw the table again

## Asking what there is

terminal-lemminge-at-hex = { $hex }: { lemminge-named-ground }, { $tile ->
    [yes] by a tile
   *[no] as printed on the board
}.
terminal-lemminge-at-free = No lemming is there.
terminal-lemminge-at-taken = A lemming of { lemminge-the-seat } is there.
terminal-lemminge-at-pile = { lemminge-named-terrain }: the pile has { $cards }; its sum is { $sum }, its lowest card { $lowest }.
terminal-lemminge-letters = Small, a hex is its terrain and its letter: fb in row 4 is forest, called 4b.

## The end

terminal-lemminge-nobody = Nobody has both lemmings across. You come in as number { $place } of { $players }.
