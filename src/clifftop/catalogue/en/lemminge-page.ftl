### Lemminge on the page: what its drawings are called, for those who hear them.
### Facts are those of lemminge.ftl.

## On the board

lemminge-page-board = The course from the fenced start to the lake
lemminge-page-pile = { lemminge-named-terrain } pile: lowest card { $lowest }, sum { $sum }
lemminge-page-tiles = { lemminge-named-tile } tiles left: { $left }
lemminge-page-deck = { $cards ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $cards } cards
}
lemminge-page-discards = { $cards ->
    [one] Discards: 1 card
   *[other] Discards: { $cards } cards
}
lemminge-page-lemming = { $place ->
    [start] { $name }: a lemming at the start
    [home] { $name }: a lemming in the lake
   *[other] { $name }: a lemming on { $place }
}

## In the hand, at a seat, at the end

lemminge-page-hand = Your cards
lemminge-page-card = { lemminge-named-card }
lemminge-page-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
lemminge-page-start = at the start
lemminge-page-home = in the lake
lemminge-page-place = Place { $place }
lemminge-page-across = { $home } of { $all } lemmings in the lake
