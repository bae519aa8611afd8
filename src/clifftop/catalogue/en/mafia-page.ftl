### What the page says of Lemming Mafia, besides the words of the game itself.

mafia-page-pier = The pier
mafia-page-arrivals = The order of arrival
mafia-page-lemming = { mafia-the-lemming }: { $space ->
    [start] at the start
    [water] in the water
    [out] out of the race
   *[other] on { $space }
}{ $blocks ->
    [0] {""}
    [one] , with a block
   *[other] , with { $blocks } blocks
}
mafia-page-contracts = Your contracts
mafia-page-dropped = dropped
mafia-page-laid = Your bets, the first one first
mafia-page-laid-bet = { mafia-the-lemming }, { $points ->
    [one] one point
   *[other] { $points } points
} if it wins
mafia-page-left = Cards you can still bet
mafia-page-bets = { $count ->
    [0] No bet laid
    [one] One bet laid
   *[other] { $count } bets laid
}
mafia-page-held = { $held ->
    [0] No contract
    [one] One contract
   *[other] { $held } contracts
}{ $dropped ->
    [0] {""}
   *[other] , { $dropped } dropped
}
mafia-page-points = { $points ->
    [one] One point
   *[other] { $points } points
}
mafia-page-bet-points = { $points ->
    [0] No points from bets
    [one] One point from bets
   *[other] { $points } points from bets
}
