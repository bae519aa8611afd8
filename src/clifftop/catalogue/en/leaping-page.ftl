### Leaping Lemmings on the page: what a drawing needs to be called, besides the words of the game.

leaping-deck = { $left ->
    [one] 1 movement card left
   *[other] { $left } movement cards left
}
leaping-card = The movement card is a { $value }
leaping-die = { the-eagle }’s die: { $points ->
    [0] Hover
   *[other] { $points }
}
leaping-eagle = { the-eagle } in zone { $zone }, { $hunting ->
    [yes] hunting
   *[no] feasting
}
leaping-pile = Last Special Action: { the-card }
leaping-reserve = { $left ->
    [one] 1 pellet in reserve
   *[other] { $left } pellets in reserve
}
leaping-box = Dives for { $points }
leaping-chow = Eagle chow
leaping-stack = { $hex }: { $clans }, the last one on top
leaping-canyon = The canyon
leaping-judges = The judges

leaping-vp = VP from dives
leaping-starting = in the Start Area
leaping-eaten-count = eaten by eagles
leaping-pellets = pellets
leaping-actions = Special Actions in hand
leaping-played = Special Actions played
leaping-id-unused = { card-its-a-5 } is not used yet
leaping-id-used = { card-its-a-5 } is used
leaping-has-eagles = has the eagles
leaping-caution = { $points } less to move

leaping-purse = Pellets
leaping-hand = Special Actions
leaping-hand-none = No Special Action in hand
leaping-held = This card is going round
leaping-held-unseen = A card is going round
leaping-movement = { $starting ->
    [same] Movement { $movement }
   *[other] Movement { $movement }, { $starting } from the Start
}

leaping-final-dives = Dives
leaping-final-cards = Cards
leaping-final-pellets = Pellets
leaping-final-favors = Favors
leaping-poster = Lemmings in hats leap off a cliff before three judges while an eagle looks on
