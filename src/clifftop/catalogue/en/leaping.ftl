### Leaping Lemmings in words: its pieces, what can be done, what happened, what is asked.
###
### A message gets the facts that the engine gives, as they are: `$clan` is "ritz", `$seat` a number,
### `$hex` "5b" or "start". A fact that is a secret, or that does not belong, is "unknown". The
### messages that begin with `the-` turn such facts into names, to be used inside others or alone.
### A sentence that ends with a card has no full stop: some cards bring an exclamation mark along.

## Pieces

clan-ritz = Ritz
clan-biker = Biker
clan-iq = I.Q.
clan-viking = Viking
clan-soldier = Soldier
clan-hippie = Hippie

eagle-red = Ruby
    .short = Ruby
    .colour = red
eagle-blue = Stephen Jr.
    .short = Stephen
    .colour = blue

card-boo = BOO!
    .text = Startle any lemming: it goes forward 2.
card-caution = CAUTION
    .text = All who move after you have 2 less.
card-deja-vu = DÉJÀ VU
    .text = Repeat a rival’s card, the last one played.
card-eagle-eye = EAGLE EYE!
    .text = An eagle wakes and flies to the next zone.
card-heroic-return = HEROIC RETURN
    .text = One is back from the eagles, in blue brush.
card-king-of-the-hill = KING OF THE HILL
    .text = Put one stack into any order you like.
card-lost = LOST
    .text = A lemming of every other clan goes back 1.
card-mine-all-mine = MINE! ALL MINE!
    .text = Keep the eagle dice for another turn.
card-mistaken-identity = MISTAKEN IDENTITY
    .text = Swap an eaten one for a rival in red brush.
card-noble-sacrifice = NOBLE SACRIFICE
    .text = An eaten lemming rolls for 0 to 3 VP.
card-pull-my-paw = PULL MY PAW
    .text = One stays, the rest of its stack scatters.
card-quick-start = QUICK START
    .text = The card is doubled for leaving the Start.
card-rock-slide = ROCK SLIDE
    .text = All on the cliff edge fall: a 1-point dive each.
card-run-lemming-run = RUN LEMMING RUN!
    .text = One not yet at the Bones goes forward 3.
card-snap-crackle-pop = SNAP CRACKLE POP
    .text = Everybody in one brush hex scatters.
card-uh-oh = UH-OH!
    .text = A hunting eagle flies to any of its zones.
card-its-a-5 = IT’S A 5
    .text = The movement card is a 5 for you this turn.

## Facts as names

the-clan = { $clan ->
    [ritz] { clan-ritz }
    [biker] { clan-biker }
    [iq] { clan-iq }
    [viking] { clan-viking }
    [soldier] { clan-soldier }
    [hippie] { clan-hippie }
   *[other] somebody
}
the-other-clan = { $other ->
    [ritz] { clan-ritz }
    [biker] { clan-biker }
    [iq] { clan-iq }
    [viking] { clan-viking }
    [soldier] { clan-soldier }
    [hippie] { clan-hippie }
   *[other] somebody
}
the-seat = { $seat ->
    [0] { clan-ritz }
    [1] { clan-biker }
    [2] { clan-iq }
    [3] { clan-viking }
    [4] { clan-soldier }
    [5] { clan-hippie }
   *[other] somebody
}
the-next-seat = { $to ->
    [0] { clan-ritz }
    [1] { clan-biker }
    [2] { clan-iq }
    [3] { clan-viking }
    [4] { clan-soldier }
    [5] { clan-hippie }
   *[other] somebody
}
the-eagle-player = { $eagle_player ->
    [0] { clan-ritz }
    [1] { clan-biker }
    [2] { clan-iq }
    [3] { clan-viking }
    [4] { clan-soldier }
    [5] { clan-hippie }
   *[other] somebody
}
the-winner = { $winner ->
    [0] { clan-ritz }
    [1] { clan-biker }
   *[other] somebody
}
the-first = { $first ->
    [0] { clan-ritz }
    [1] { clan-biker }
   *[other] somebody
}
the-eagle = { $eagle ->
    [red] { eagle-red }
    [blue] { eagle-blue }
   *[other] an eagle
}
the-card = { $card ->
    [boo] { card-boo }
    [caution] { card-caution }
    [deja-vu] { card-deja-vu }
    [eagle-eye] { card-eagle-eye }
    [heroic-return] { card-heroic-return }
    [king-of-the-hill] { card-king-of-the-hill }
    [lost] { card-lost }
    [mine-all-mine] { card-mine-all-mine }
    [mistaken-identity] { card-mistaken-identity }
    [noble-sacrifice] { card-noble-sacrifice }
    [pull-my-paw] { card-pull-my-paw }
    [quick-start] { card-quick-start }
    [rock-slide] { card-rock-slide }
    [run-lemming-run] { card-run-lemming-run }
    [snap-crackle-pop] { card-snap-crackle-pop }
    [uh-oh] { card-uh-oh }
    [its-a-5] { card-its-a-5 }
   *[other] a Special Action
}
the-hex = { $hex ->
    [start] the Start Area
    [unknown] its hex
   *[other] { $hex }
}
the-origin = { $from ->
    [start] the Start Area
   *[other] { $from }
}
the-level = { $level ->
    [1] at the bottom
    [2] second from the bottom
    [3] third from the bottom
    [4] fourth from the bottom
   *[other] fifth from the bottom
}

## What can be done: one message for every `do` of state.describe(action)

act-pick = Move { $hex ->
    [start] a lemming out of the Start Area
   *[other] the lemming on { $hex }
}
act-claw = Claw up in the stack on { $hex }
act-eat = { $clan ->
    [unknown] Eat nobody on { $hex }
   *[other] Eat the { the-clan } lemming on { $hex }
}
act-resupply = Put the pellet on { $hex }
act-go = Go to { $hex }
act-return = Come back on { $hex }
act-land = { $hex ->
    [start] To the Start Area
   *[other] To { $hex }
}
act-choose = { $question ->
    [scatter-who] Scatter from { $hex }
    [drive-who] Send one from { $hex }
    [lost-who] Send one back from { $hex }
    [swap-who] Swap with one on { $hex }
    [king-where] Reorder the stack on { $hex }
    [paw-where] The stack on { $hex }
    [snap-where] The brush on { $hex }
   *[other] Choose { $hex }
}
act-nothing = Nothing
act-level = { $clan ->
    [unknown] Nobody, { the-level } on { $hex }
   *[other] The { the-clan } lemming { the-level } on { $hex }
}
act-bribe = Raise a dive of { $points } by one
act-dive = Dive off the cliff for { $points } VP
act-over = Over the cliff, for { $points } VP
act-pass = Pass
act-hand-on = Hand the card on
act-favor = { $pellets ->
    [1] 1 favor pellet: +1 movement
    [2] 2 favor pellets: +1 for a dive
   *[other] 3 favor pellets: a Special Action
}
act-play = Play { the-card }
act-die = { $points ->
    [0] First { the-eagle }, who hovers
   *[other] First { the-eagle }, who flies { $points }
}
act-fed = { the-eagle } eats
act-eagle = { the-eagle }
act-fly = { the-eagle } flies to zone { $zone }
act-stack = The { the-clan } lemming comes { the-level }
act-first = { the-seat } is the first Eagle Player
act-dice-off = The dice: { clan-ritz } { $ritz }, { clan-biker } { $biker }
act-deal = Deal { the-card }
act-draw = Draw { the-card }
act-claim = { $pellet ->
    [1] A pellet worth 1 VP
    [2] A pellet worth 2 VP
    [f] A favor pellet
   *[other] A pellet
}
act-roll = { $points ->
    [0] Roll Hover
   *[other] Roll { $points }
}
act-reveal = Reveal a { $value }
act-game-over = Reveal Game Over

## What happened: one message for every event of games/leaping/events.py

event-first = { the-seat } is the first Eagle Player.
event-diced-off = The dice-off: { clan-ritz } { $ritz }, { clan-biker } { $biker }. { the-winner } goes first.
event-dealt = { the-seat } is dealt { the-card }
event-turn = Turn { $turn }: { the-eagle-player } has the eagles.
event-rolled = { $points ->
    [0] { the-eagle } rolls Hover.
   *[other] { the-eagle } rolls { $points }.
}
event-dice-swapped = Hover! The dice change hands; { the-first } goes first.
event-flew = { the-eagle } flies from zone { $from } to { $to }.
event-woke = { the-eagle } is hungry again and hunts.
event-ate = { the-eagle } eats the { the-clan } lemming on { $hex }.
event-scattered = { the-clan } scatters from { the-origin } to { $to }.
event-fell = { the-clan } goes over the cliff from { the-origin }: { $points } VP.
event-dived = { the-clan } dives from { the-origin } for { $points } VP!
event-resupplied = A new pellet lies on { $hex }.
event-revealed = The movement card is a { $value }.
event-game-over = The Game Over card turns up: the game ends.
event-moved = { the-clan } moves from { the-origin } to { $to }.
event-clawed = { the-clan } claws its way to the top on { $hex }.
event-passed = { the-clan } passes.
event-claimed = { $pellet ->
    [1] { the-seat } takes the pellet on { $hex }: 1 VP.
    [2] { the-seat } takes the pellet on { $hex }: 2 VP!
    [f] { the-seat } takes the pellet on { $hex }: a favor.
   *[other] { the-seat } takes the pellet on { $hex }.
}
event-favored = { $pellets ->
    [1] { the-seat } gives up 1 favor pellet for +1 movement.
    [2] { the-seat } gives up 2 favor pellets for a better dive.
   *[other] { the-seat } gives up 3 favor pellets for a Special Action.
}
event-bribed = { the-clan } makes a dive count { $points } VP.
event-drew = { the-seat } draws { the-card }
event-handed-on = { the-seat } hands on; { the-next-seat } now has { $card ->
    [unknown] the card
   *[other] { the-card }
}
event-discarded = Nobody wants { $card ->
    [unknown] the card
   *[other] { the-card }
}; it is discarded.
event-reshuffled = The discards are shuffled into a new pile.
event-played = { the-seat } plays { the-card }
event-repeated = { the-seat } repeats { the-card }
event-driven = { the-clan } is sent from { the-origin } to { $to }.
event-returned = { the-clan }: a hero is back on { $hex }.
event-replaced = { the-clan } takes the place of { the-other-clan } on { $hex }; one is eaten for the other.
event-sacrificed = { $points ->
    [0] { the-clan } gives a lemming for nothing: Hover.
   *[other] { the-clan } gives a lemming for { $points } VP.
}
event-restacked = The stack on { $hex } has a new order.
event-dice-kept = { the-seat } keeps the eagle dice.
event-dice-passed = { the-seat } gets the eagle dice.

## What is asked: one message for every name in games/leaping/questions.py

question-first-player = Who is the first Eagle Player?
question-dice-off = The dice-off: who goes first?
question-deal = Which Special Action is dealt?
question-roll = What does { the-eagle } roll?
question-which-die = Which eagle flies first?
question-which-zone = Where does { the-eagle } fly?
question-resupply = { the-eagle } hovers: where does a new pellet go?
question-feast = Whom does { the-eagle } eat?
question-scatter-who = { the-eagle } is here: from which hex does the next lemming scatter?
question-scatter-level = Which lemming on { $hex } scatters next?
question-scatter-where = Where does the lemming on { the-hex } scatter to?
question-reveal = Which movement card turns up?
question-chaos-draw = Which Special Action turns up?
question-chaos-offer = Play this Special Action now, or hand it on?
question-move = Your move: a favor, a Special Action, or a lemming.
question-destination = Where does the lemming { $hex ->
    [start] out of the Start Area
   *[other] on { $hex }
} go?
question-claw-level = Which lemming on { $hex } claws its way to the top?
question-claim = Which pellet was it?
question-bribe = Which dive do you raise?
question-favor-draw = Which Special Action do you draw?
question-drive-who = { the-card }: where is the lemming that goes?
question-drive-level = { the-card }: which lemming on { $hex }?
question-drive-where = { the-card }: where does it go?
question-which-eagle-eats = Both eagles are here: which one eats?
question-fly-which = { the-card }: which eagle?
question-fly-where = { the-card }: where does { the-eagle } fly?
question-return-where = { the-card }: where does your lemming come back?
question-swap-who = { the-card }: where is the lemming that is mistaken for yours?
question-swap-level = { the-card }: which lemming on { $hex }?
question-noble-roll = { the-card }: what does it roll?
question-king-where = { the-card }: which stack?
question-king-next = { the-card }: from the bottom up, who comes next on { $hex }?
question-paw-where = { the-card }: which stack?
question-paw-level = { the-card }: who stays?
question-snap-where = { the-card }: which brush hex?
question-flee-who = { the-card }: who scatters next?
question-flee-where = { the-card }: where does this one go?
question-lost-who = { the-card }: where is the next lemming that goes back?
question-lost-level = { the-card }: which lemming on { $hex }?
question-lost-where = { the-card }: where does it go back to?
question-finished = The game is over.

## LL-1.1: the names of the lemmings, ten a clan, for those who like to know whom they eat

lemmings-ritz = Ambrose, Beatrix, Cornelius, Dorothea, Evelyn, Florian, Genevieve, Horatio, Isolde, Julius
lemmings-biker = Axle, Bolt, Chopper, Diesel, Exhaust, Flint, Gasket, Havoc, Ignition, Jinx
lemmings-iq = Abacus, Binary, Cosine, Delta, Epsilon, Fermi, Gradient, Hypatia, Integer, Joule
lemmings-viking = Asmund, Brynja, Dagny, Eirik, Frey, Gudrun, Halvard, Ingrid, Jorund, Ketil
lemmings-soldier = Able, Bravo, Corporal, Dugout, Echo, Foxtrot, Grenadier, Helmet, Infantry, Jodhpur
lemmings-hippie = Aura, Blossom, Clover, Daisy, Eden, Fern, Groove, Harmony, Incense, Juniper
