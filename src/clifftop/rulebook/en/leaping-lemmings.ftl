### The rules of Leaping Lemmings, clause by clause, for the person who plays.
###
### Clause LL-5.7 is the message LL-5-7, ruling LL-R12 is LL-R12. A clause has a `.title`; a chapter
### (LL-5) has none, which is how the two are told apart. Every other attribute of a clause is a
### refusal: what a player is told who tries what the clause forbids.
### A paragraph is one line however long it is: a line break here is a line break on the page.

## LL-1 Players, pieces, goal

LL-1 = Players, pieces, goal

LL-1-1 = Two to six can play. Each leads a clan of ten lemmings: Ritz, Biker, I.Q., Viking, Soldier or Hippie. Every lemming has a name of its own, which changes nothing except how much you will miss it.
    .title = Players and clans

LL-1-2 = Whoever has the most victory points (VP) wins. You score for dives, for Special Actions you did not use, and for chow pellets.
    .title = How to win

LL-1-3 = The movement deck holds 32 movement cards (eight each of 2, 3, 4 and 5) and one Game Over card.
    .title = The movement deck
    .none-left = All the movement cards of { $value } have been turned up already.

LL-1-4 = There are 16 Special Action cards, no two alike. On top of those, every clan has an "It's a 5" printed on its ID card.
    .title = The Special Actions
    .only-one = { named-card } has been dealt already, and there is only one of it.

LL-1-5 = There are 32 chow pellets: 14 are worth 1 VP, 4 are worth 2 VP, and 14 are favor pellets.
    .title = The chow pellets
    .none-left = There are no more { $pellet ->
        [f] favor pellets
       *[other] pellets of { $pellet } VP
    } to be found.

LL-1-6 = Two eagles circle overhead: Ruby, the red one, and Stephen Jr., the blue one. Each has a die that shows Hover, 1, 2 or 3, and each is at any time either hunting or feasting.
    .title = The two eagles

## LL-2 The board

LL-2 = The board

LL-2-1 = Until it is eaten or dives, a lemming on the board is either in the Start Area or in a hex. A half-hex at the canyon wall is as good as a whole one.
    .title = Where lemmings stand

LL-2-2 = A lemming that leaves the Start Area may step into any of the four hexes next to it.
    .title = Out of the Start Area

LL-2-3 = The canyon ends in four cliff-edge hexes. After those there is only air.
    .title = The cliff edge

LL-2-4 = Each eagle has a hunting circle: six zones of five or six hexes, A to F, in a ring. Zones are neighbours if they follow each other in the ring (A is next to B and to F), no matter which hexes touch. The zone an eagle is in, hunting or feasting, is its zone of control. A hex that belongs to no zone is always safe.
    .title = Circles and zones of control

LL-2-5 = The four hexes of the Line of Bones belong to both hunting circles. The bones had to come from somewhere.
    .title = The Line of Bones

LL-2-6 = A clear hex costs 1 movement point to enter, holds up to five lemmings, and hides none of them.
    .title = Clear hexes

LL-2-7 = A brush hex costs 2 movement points to enter, and no lemming in it can be eaten. It has room for one lemming with two players, two with three or four players, and three with five or six.
    .title = Brush hexes

LL-2-8 = Full is full: where a hex is at its stacking limit, no lemming may enter it, not even on the way to somewhere else.
    .title = Full hexes
    .full = { $hex } is full: nobody else fits in.

LL-2-9 = There are five brush hexes in the red circle and four in the blue one. Sixteen hexes are pellet hexes. The red circle begins in the third row from the Start Area.
    .title = What lies where

LL-2-10 = Forward means into a hex of the next row, sideways into a neighbour in the same row, backward into a hex of the row before; those hexes, and no others, are adjacent. Leaving the Start Area is a step forward that costs what the entered hex costs. The Start Area itself is not a hex.
    .title = Forward, sideways, backward

## LL-3 Setting up

LL-3 = Setting up

LL-3-1 = Every clan begins with its "It's a 5" unused on its ID card, its VP marker on 0 and all ten lemmings in the Start Area.
    .title = What a clan gets

LL-3-2 = The Game Over card is hidden among the last seven cards of the movement deck, and each of those seven places is equally likely.
    .title = Where Game Over hides
    .too-early = With { $left } cards left it is too early for Game Over, which is one of the last seven.

LL-3-3 = Everyone is dealt Special Actions: four each with two or three players, three each with four or five, two each with six. The rest are set aside face down. What you hold is your secret; how many you hold, and whether your ID card is used, everybody may know.
    .title = Dealing Special Actions

LL-3-4 = One random pellet goes face down on each of the 16 pellet hexes. The other 16 are the reserve.
    .title = Laying out the pellets

LL-3-5 = Both eagles begin in their zone A, hunting. Chance picks the first Eagle Player, unless the host names one.
    .title = Who starts

## LL-4 The turn

LL-4 = The turn

LL-4-1 = A turn opens with the Eagles phase, which belongs to the Eagle Player: roll both eagle dice, resolve one and then the other in whichever order you prefer, and then turn up a movement card.
    .title = The Eagles phase

LL-4-2 = If the card turned up is Game Over, the game ends on the spot (LL-10).
    .title = Game Over turns up

LL-4-3 = Then comes the Lemmings phase: the Eagle Player first, the others clockwise. When it is your turn, you may trade favor pellets for one favor, then you may play one Special Action, and then you move one lemming (or claw, or pass).
    .title = The Lemmings phase

LL-4-4 = When the turn ends, the eagle dice are handed on clockwise, and with them the job of Eagle Player. That is for three to six players; for two see LL-12.3.
    .title = Passing the dice

LL-4-5 = Movement cards already turned up lie in a face-up pile. You may look at its top card and at no other.
    .title = The used movement cards

## LL-5 Eagles

LL-5 = Eagles

LL-5-1 = An eagle has to move exactly as many zones as its die shows. The Eagle Player picks clockwise or counter-clockwise, and the eagle keeps to that direction: no turning back halfway.
    .title = How eagles fly
    .wrong-zone = Zone { $zone } is not where a flight of { $points ->
        [one] 1 zone
       *[other] { $points } zones
    } ends.

LL-5-2 = A feasting eagle has to finish its meal first: its first point flips it to hunting in the zone where it is, and only the points left move it.
    .title = Waking a feasting eagle

LL-5-3 = Hover means no points at all. The eagle stays where it is, and if it was feasting it goes on feasting.
    .title = Hover stays put

LL-5-4 = If an eagle is hunting and there are Active lemmings on clear hexes of its zone of control, it feasts. The Eagle Player has to pick one of those lemmings, and their own clan's are no exception. The unlucky one goes to the Eagle Chow Box, and the eagle flips to feasting.
    .title = The eagle feasts
    .outside = { $hex } is outside this eagle's zone of control, so nobody there is on the menu.
    .nobody = Nobody is on { $hex } for the eagle to eat.

LL-5-5 = A lemming in brush is never eaten, and neither is a Covered one.
    .title = Who is never eaten
    .in-brush = Whoever is on { $hex } hides in the brush and cannot be eaten.

LL-5-6 = After that, feast or no feast, every Active and Covered lemming still in that zone of control has to scatter, those in brush too. They go one at a time, in the order the Eagle Player likes best.
    .title = The rest scatter
    .outside = { $hex } is outside this eagle's zone of control, so nobody there has to scatter.
    .nobody = Nobody is on { $hex } who could scatter.
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-5-7 = A scattered lemming runs to the closest hex that still has room under its stacking limit and lies in no eagle's zone of control. Where several are equally close, the Eagle Player picks. It lands on top of whoever is there.
    .title = Where the scattered go
    .zone-of-control = { $hex } is in an eagle's zone of control, and a scattered lemming keeps out of those.
    .full = { $hex } is full, so a scattered lemming cannot go there.
    .too-far = { $hex } is { $steps } hexes away, but a scattered lemming goes no further than the closest free hex, which is only { $closest } away.

LL-5-8 = From a cliff-edge hex the Eagle Player may send a scattered lemming over the cliff instead. For its clan that is a 1-point dive.
    .title = Scattered over the cliff
    .not-on-edge = Only from the cliff edge can a lemming be scattered over it, and { $hex } is not on the edge.

LL-5-9 = The first eagle's feasting and scattering are finished before the second eagle's die is resolved.
    .title = One eagle at a time

LL-5-10 = Each Hover resupplies one pellet: a random one from the reserve goes face down on a pellet hex of that die's circle that holds neither pellet nor lemming. The Eagle Player picks the hex, and the Line of Bones counts for both circles. If the reserve is empty or there is no such hex, no pellet is placed.
    .title = Hover brings pellets
    .no-pellet-hex = { $hex } is not a pellet hex.
    .other-circle = { $hex } is not in the circle of { named-eagle }, whose die brought the pellet.
    .has-pellet = There is a pellet on { $hex } already.
    .has-lemming = There is a lemming on { $hex }, and pellets are put on empty hexes only.

## LL-6 Lemmings

LL-6 = Lemmings

LL-6-1 =
    What a lemming is called depends on where it stands.
    - Active: on top of its stack.
    - Covered: underneath at least one other lemming.
    - Starting: still in the Start Area, where nobody covers anybody and you may choose any of your lemmings. One that you choose for a regular move counts as Active.
    - Scored: it has earned VP in any way (a dive, BOO!, a scatter over the cliff, ROCK SLIDE, NOBLE SACRIFICE) and stands in the box of that value.
    - Chow: eaten.
    .title = What a lemming is called

LL-6-2 = A lemming whose move ends in an occupied hex goes on top.
    .title = Newcomers on top

LL-6-3 = The moment nothing is left on top of a lemming, it is Active again.
    .title = Uncovered is Active

## LL-7 Moving

LL-7 = Moving

LL-7-1 = A regular move is made by one lemming of your own, Active or Starting. It uses up your movement value exactly; points left at the cliff edge go into the dive (LL-7.3). If you can make a regular move, you have to.
    .title = The regular move
    .must-move = You cannot pass: one of your lemmings can make a regular move.
    .none-starting = None of your lemmings is left in the Start Area.
    .not-yours = There is no lemming of yours on { $hex }.
    .cannot-spend = { $hex ->
        [start] No lemming in the Start Area has a way
       *[other] Your lemming on { $hex } has no way
    } to use up exactly { named-points }.
    .not-exactly = { $hex } cannot be reached by using up exactly { named-points }.

LL-7-2 = A regular move goes forward. One step of it, and no more than one, may be sideways; none may be backward. It may not enter any eagle's zone of control, not even to run straight through.
    .title = Which way to go
    .zone-of-control = { $hex } is in an eagle's zone of control, where no regular move may go.
    .backward = { $hex } lies behind your lemming, and a regular move never goes back.

LL-7-3 = A lemming whose move ends on a cliff-edge hex with points to spare dives. The points it has left are the VP it scores, and it goes to the dive box of that value. With exactly none left it stays on the edge and enjoys the view.
    .title = Off the cliff
    .no-such-dive = No way to the edge leaves exactly { named-points } for the dive.

LL-7-4 = If none of your Active or Starting lemmings can make a regular move, you have to claw: one of your Covered lemmings climbs to the top of its stack, and the others keep their order. That takes your whole movement.
    .title = Clawing to the top
    .must-claw = You cannot pass: one of your Covered lemmings can claw its way up.
    .move-before-claw = Your lemming on { $hex } is covered, and nobody claws as long as another of your lemmings can move.
    .not-yours = Number { $level } from the bottom on { $hex } is not a lemming of yours.
    .not-covered = Your lemming on top of { $hex } is not covered, so it has nothing to claw past.

LL-7-5 = If none of your lemmings can claw either, you pass. You may still have used a favor and a Special Action before that.
    .title = When you pass

LL-7-6 = Your movement value is the movement card's, as favors and Special Actions change it. LL-R1 has the arithmetic.
    .title = Your movement value

## LL-8 Chow pellets

LL-8 = Chow pellets

LL-8-1 = A pellet goes to the first lemming that leaves its hex by a regular move begun there; how that lemming had got there does not matter. A dive from a pellet hex counts. Leaving by a scatter or a Special Action claims nothing, and neither does clawing.
    .title = Claiming a pellet

LL-8-2 = Only the owner looks at a claimed pellet. The others see how many pellets a clan holds, not which ones.
    .title = Pellets are secret

LL-8-3 =
    Once a turn, as the very first thing you do in the Lemmings phase, you may trade favor pellets for one favor. The pellets are shown and given up; they stay face up in the exchange box for good.
    - 1 pellet: your movement is 1 higher this turn, yours only, but the card never counts as more than 5.
    - 2 pellets: the dive score of one of your Scored lemmings goes up by 1, to 5 at most. It moves up a box and your clan gains 1 VP. The judges saw nothing.
    - 3 pellets: take a random one of the Special Actions set aside, as long as there are any. You may play it at once.
    .title = Three kinds of favor
    .first-and-once = A favor comes first and only once a turn; it is too late for one now.
    .too-few = That favor costs { $needed ->
        [one] 1 favor pellet
       *[other] { $needed } favor pellets
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }.
    .five-is-most = It is a 5 already, and a favor does not go above 5.
    .no-dive = None of your lemmings has a dive score below 5 that could go up.
    .no-such-dive = None of your lemmings stands in the box of { $points }.
    .none-aside = No Special Action is left among those set aside.
    .not-aside = { named-card } is not among the Special Actions set aside.

## LL-9 Special Actions

LL-9 = Special Actions

LL-9-1 = You may play one Special Action a turn at most, after your favor and before your move. IT'S A 5 counts as one.
    .title = One a turn
    .one-a-turn = It is too late for a Special Action this turn: one is the most, and it comes before the move.
    .not-held = You do not have { named-card } in your hand.

LL-9-2 = A card whose conditions are not met cannot be played. Keep it: every Special Action you have not used is worth 1 VP at the end.
    .title = Not playable, not worthless

LL-9-3 = A played card goes face up on the discard pile, of which only the top card may be looked at.
    .title = The discard pile

LL-9-4 = Where a card and the rules contradict each other, the card wins. Each card says which lemmings it may touch.
    .title = Cards beat rules

LL-9-5 = Lemmings moved by BOO!, RUN LEMMING RUN! or LOST, or scattered by PULL MY PAW or SNAP CRACKLE POP, may enter a zone of control and cross it. (The regular moves of IT'S A 5 and QUICK START may not, and no scatter caused by an eagle may.) If one ends up in a zone of control, whoever played the card deals with it at once: it is eaten if that eagle is hunting and the hex is clear, otherwise it scatters. An eagle that has eaten flips to feasting, so those who arrive later are scattered.
    .title = Cards and eagles

LL-9-6 = BOO! Choose any one Active or Covered lemming; it jumps forward 2 movement points. If that takes it over the cliff, its clan gets a 1-point dive.
    .title = BOO!
    .nobody = Nobody is on { $hex } to be startled by a BOO!
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-9-7 = CAUTION. Every player who moves after you this turn has 2 movement points less.
    .title = CAUTION
    .last = Nobody moves after you this turn, so CAUTION would slow nobody down.

LL-9-8 = DÉJÀ VU. If the top card of the discard pile was played by somebody else, it happens once more, this time as if you had played it.
    .title = DÉJÀ VU

LL-9-9 = EAGLE EYE! Choose an eagle. It flips to hunting if it was feasting, then moves to a neighbouring zone, where you carry out its feasting and scattering.
    .title = EAGLE EYE!
    .no-neighbour = Zone { $zone } is not next to the zone the eagle is in.

LL-9-10 = HEROIC RETURN. One of your own lemmings comes back from the Chow Box. It goes on top in one of the four brush hexes of the blue circle that is below its stacking limit and outside the blue eagle's zone of control.
    .title = HEROIC RETURN
    .not-blue-brush = { $hex } is not one of the brush hexes of the blue circle.
    .no-target = No brush hex of the blue circle is both free and safe, so there is nowhere to return to.

LL-9-11 = IT'S A 5. For your regular move this turn the movement card counts as a 5. Flip your ID card: it is used.
    .title = IT'S A 5
    .used = You have used your IT'S A 5 already.

LL-9-12 = KING OF THE HILL. Put the lemmings of one stack in any order you like.
    .title = KING OF THE HILL
    .no-stack = There is no stack of two or more on { $hex }.
    .nobody-left = No { named-clan } lemming of this stack is left to be put in its place.

LL-9-13 = LOST. One Active or Covered lemming of every other player goes backward 1 movement point, one after the other. Which lemmings, into which hexes and in which order is up to you.
    .title = LOST
    .nobody = Nobody is on { $hex } who could get lost.
    .not-their-turn = That is nobody who still has to go back: LOST takes one lemming of each other player.
    .not-one-back = { $hex } is not one step back from there.
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-9-14 = MINE! ALL MINE! Only the Eagle Player can play this: you keep the dice and are Eagle Player next turn as well. The card goes to the discard pile at the moment the dice would have been passed on.
    .title = MINE! ALL MINE!
    .not-eagle-player = Only the Eagle Player can keep the dice, and that is not you.
    .kept-already = You are keeping the dice already.

LL-9-15 = MISTAKEN IDENTITY. One of your own lemmings in the Chow Box trades places with another clan's Active or Covered lemming in one of the five brush hexes of the red circle, and takes over its height in the stack.
    .title = MISTAKEN IDENTITY
    .not-red-brush = { $hex } is not one of the brush hexes of the red circle.
    .nobody = No lemming of another clan is on { $hex } to trade places with.
    .own = That lemming on { $hex } is one of yours; it has to be another clan's.
    .no-target = No lemming of another clan is in the brush of the red circle, so there is nobody to trade places with.
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-9-16 = NOBLE SACRIFICE. Roll an eagle die for one of your own lemmings in the Chow Box. On a Hover it goes back into the box. On a 1, 2 or 3 you score that many VP and it stands in the box of that value.
    .title = NOBLE SACRIFICE

LL-9-17 = PULL MY PAW. Name any Active or Covered lemming. All the others in its stack scatter, in any order, each to any adjacent hex. You choose; the one you named looks innocent.
    .title = PULL MY PAW
    .no-stack = There is no stack of two or more on { $hex }.
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-9-18 = QUICK START. The movement card counts double for a lemming of yours that leaves the Start Area this turn.
    .title = QUICK START

LL-9-19 = ROCK SLIDE. Every Active and Covered lemming on the four cliff-edge hexes falls, and each is a 1-point dive for its clan.
    .title = ROCK SLIDE
    .edge-empty = Nobody is on the cliff edge, so nobody would fall.

LL-9-20 = RUN LEMMING RUN! Choose any one Active or Covered lemming that has not reached the Line of Bones yet; it goes forward 3 movement points, onto the bones or past them if it gets that far.
    .title = RUN LEMMING RUN!
    .nobody = Nobody is on { $hex } who could run.
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-9-21 = SNAP CRACKLE POP. Choose a brush hex. All lemmings in it scatter, each to any adjacent hex of your choice.
    .title = SNAP CRACKLE POP
    .not-brush = { $hex } is not a brush hex.
    .nobody = Nobody is hiding in the brush on { $hex }.
    .brush-empty = Nobody is hiding in any brush hex.
    .no-such-level = The stack on { $hex } is not { $level } lemmings high.

LL-9-22 = UH-OH! One hunting eagle moves to any zone of its circle, where you carry out its feasting and scattering.
    .title = UH-OH!
    .not-hunting = { named-eagle } is feasting, and UH-OH! moves a hunting eagle.
    .none-hunting = Neither eagle is hunting, so UH-OH! finds none to move.

## LL-10 The end

LL-10 = The end

LL-10-1 = At the end your clan adds 1 VP for each unused Special Action ("It's a 5" included), the VP on its pellets, and 1 VP for every three favor pellets it still holds. Favor pellets left over from that can still break a tie.
    .title = The last points

LL-10-2 = If clans are tied, the one with the most Scored lemmings is ahead; then the one with the fewest lemmings in the Chow Box; then the one with the most leftover favor pellets. Clans that are still tied share the place.
    .title = Breaking ties

## LL-11 The shorter game

LL-11 = The shorter game

LL-11-1 = For a shorter game leave out two 2s and two 3s, and hide Game Over among the last five cards. It can be combined with any other way to play.
    .title = Four cards fewer
    .too-early = With { $left } cards left it is too early for Game Over, which is one of the last five in the shorter game.

## LL-12 Two players

LL-12 = Two players

LL-12-1 = With two players MINE! ALL MINE! is left out.
    .title = One card less
    .left-out = { named-card } is left out with two players.

LL-12-2 = A dice-off decides who is First Player and holds the blue die. The other player holds the red one.
    .title = The dice-off

LL-12-3 = Both of you are Eagle Players every turn: each rolls and resolves the die they hold, and the First Player, with the blue die, goes first. The First Player also turns up the movement card and moves first. No dice are passed at the end of the turn. (This replaces the free order of LL-4.1, and LL-4.4.)
    .title = Two Eagle Players

LL-12-4 = If either of you rolls Hover, or both do, the dice change hands before they are resolved, and whoever now has the blue die is First Player. The dice keep the faces they show: whoever holds a Hover after the swap resupplies for it. Two Hovers make one swap, not two.
    .title = Hover swaps the dice

LL-12-5 = The first two rows are a protection zone, where nobody may cover a lemming of the opponent.
    .title = The protection zone

## LL-13 Chaos

LL-13 = Chaos

LL-13-1 = Chaos is for three to six players. No Special Actions are dealt. DÉJÀ VU and MINE! ALL MINE! are left out, the other 14 form a draw pile, and every ID card counts as used.
    .title = Setting up Chaos
    .left-out = { named-card } is left out in Chaos.
    .no-hands = { $card ->
        [its-a-5] In Chaos every ID card counts as used, so there is no IT'S A 5.
       *[other] In Chaos nobody has cards in hand, so you cannot play { named-card } now.
    }

LL-13-2 = If the Eagle Player rolled at least one Hover, they take the top Special Action once the movement card is turned up and before anybody moves. They play it at once or pass it on clockwise, and each player who gets it has the same choice. If everyone passes, it is discarded. The resupply for a Hover happens as usual.
    .title = Hover brings a card
    .other-card = { named-card } is not the card that is going round.

LL-13-3 = A card that was played stays in front of its player. When the draw pile is empty, the discards are shuffled into a new one. When all 14 have been played, a Hover brings no card any more.
    .title = When cards run out
    .not-in-pile = { named-card } is not in the draw pile.

LL-13-4 = In Chaos favor pellets cannot buy Special Actions.
    .title = No cards for pellets
    .not-in-chaos = In Chaos favor pellets buy no Special Actions.

LL-13-5 = At the end you do not get 1 VP per unused card. Instead take the number of cards you would have been dealt (LL-3.3) and subtract the number you played: that many VP are yours, even if it is less than nothing.
    .title = Scoring in Chaos

## LL-R Rulings: where the rulebook is silent, unclear, or translated differently

LL-R = Rulings

LL-R1 = To find your movement value, begin with the printed card. A favor adds 1, though the card never goes above 5, or "It's a 5" makes it 5. QUICK START doubles that, for Starting lemmings only. Then each CAUTION in force takes away 2, but never below 0. So a 5 under CAUTION is a 3, and no favor can lift it. With a value of 0 you pass: you may not even claw.
    .title = The movement value
    .no-movement = Your movement value is 0 this turn, so nobody of yours can move or claw.

LL-R2 = Nobody tells us which faces the eagle die has, so ours has Hover, 1, 1, 2, 2, 3. They stand in the board file: if you own the box, look at the dice and set the true ones.
    .title = The eagle die's faces
    .no-such-face = The eagle die has no face with { $points ->
        [0] Hover
       *[other] { $points }
    }.

LL-R3 = "Closest" in LL-5.7 counts hexes in every direction, whatever grows there and whoever stands between. From an edge hex, going over the cliff is always one more choice, however near the next hex is, and never an obligation. Distances and stacking limits are looked at afresh for each lemming. If no hex will do, which takes a made-up board, the lemming stays where it is.
    .title = How near is closest
    .nowhere = No hex would take a lemming scattered from { $hex }, so it stays.

LL-R4 = BOO!, RUN LEMMING RUN! and LOST use up their points exactly, with steps forward only (for LOST: backward only). Stacking limits hold and brush costs 2. Points left at the cliff edge carry the lemming over. A lemming that cannot do all this cannot be chosen. LOST never leads into the Start Area, and skips a player none of whose lemmings can go back.
    .title = Moves made by cards
    .cannot-go = From { $hex } there is no way forward that uses up exactly { named-points }.
    .not-exactly = { $hex } is not reached by going forward exactly { named-points }.
    .not-over = The points do not carry this lemming over the cliff.
    .cannot-go-back = From { $hex } there is no way back that costs 1 movement point.
    .brush-costs-two = { $hex } is brush, which costs 2, and LOST is only 1 movement point.
    .nobody-can-go = No lemming can make the move of { named-card } now.

LL-R5 = For PULL MY PAW and SNAP CRACKLE POP, the adjacent hex must be below its stacking limit. From an edge hex, over the cliff is allowed; the Start Area is not. A lemming with nowhere to go stays. Each lemming scatters once: if an eagle then chases it back into its old hex, it stays there.
    .title = Scatters made by cards
    .nowhere = From { $hex } there is nowhere to flee to: no adjacent hex has a place for them.
    .stays = Number { $level } from the bottom on { $hex } stays: it was named, or it has scattered already.
    .not-on-edge = { $hex } is not on the cliff edge, so nobody can fall from there.
    .not-adjacent = { $hex } is not adjacent to the hex they flee from.
    .nobody-can-leave = There is somebody to scare, but nobody who could leave.

LL-R6 = Where a clear hex lies in both eagles' zones of control, an eagle that hunts is the one that eats. If both hunt, the player who is deciding says which.
    .title = Between two eagles

LL-R7 = QUICK START needs a Starting lemming of your own. You still choose which lemming moves: a Starting lemming has to use the doubled value, any other the normal one. It is a regular move like any other.
    .title = QUICK START in detail
    .none-starting = QUICK START needs a lemming of yours in the Start Area, and there is none.

LL-R8 = The eagle of EAGLE EYE! or UH-OH! has to end in a different zone from the one it was in.
    .title = The eagle must move
    .same-zone = The eagle is in zone { $zone } already and has to go to another one.

LL-R9 = In Chaos a CAUTION can be played out of turn. It counts for those who come after its player in the order of this turn.
    .title = CAUTION out of turn

LL-R10 = The translated rulebooks do not always agree with the English one. Clifftop keeps to the English. The Italian one has other brush limits (one lemming with 2-3 players, two with 4-5, three with 6), counts favor pellets at the end that were exchanged long before, scatters to a hex next to the lemming, and in Chaos counts the cards you "had". The Dutch one lets RUN LEMMING RUN! move Active lemmings only, scatters the named lemming of PULL MY PAW too, does not say that BOO! goes forward, keeps the scattered out of that one eagle's zone of control only, and sends the eagle of UH-OH! to another zone (as LL-R8 does). The whole list is in docs/rules/translations.md.
    .title = Translations that differ

LL-R11 = Nobody knows the face-down pellets, the order of the movement deck or the Special Actions set aside. So they are drawn at the moment they turn up, which makes exactly the same game.
    .title = Drawn when turned up

LL-R12 = It follows that no lemming ever comes to rest in a zone of control. This is not one more rule, only what the others add up to. An eagle that hovers, or only flips to hunting where it is, therefore finds nobody to eat.
    .title = Nobody rests near eagles

LL-R13 = A lemming on the edge may use its sideways step to go along the edge. If that leaves it 0 movement points it stays; otherwise it dives.
    .title = Sideways on the edge

LL-R14 = For Special Actions a Starting lemming is neither Active nor Covered. Only QUICK START concerns it, and IT'S A 5 through the regular move that it changes.
    .title = Cards and Starting lemmings

LL-R15 =
    You can play a card only if it can change something:
    - BOO!, RUN LEMMING RUN!, LOST: somebody can make that move.
    - KING OF THE HILL: there is a stack of two or more.
    - PULL MY PAW: there is a stack of two or more, and somebody in it who can leave.
    - SNAP CRACKLE POP: there is an occupied brush hex, and somebody in it who can leave.
    - ROCK SLIDE: somebody is on the cliff edge.
    - NOBLE SACRIFICE: a lemming of yours is in the Chow Box.
    - HEROIC RETURN, MISTAKEN IDENTITY: a lemming of yours is in the Chow Box, and there is a legal target.
    - EAGLE EYE!: always.
    - UH-OH!: an eagle is hunting.
    - CAUTION: somebody moves after you.
    - IT'S A 5: it changes your value.
    - MINE! ALL MINE!: you are the Eagle Player.
    The same goes for favors: pellets cannot be wasted.
    .title = When a card is playable
    .no-stack = There is no stack of two or more anywhere.
    .box-empty = None of your lemmings is in the Chow Box.
    .value-same = It would not change your movement value.
    .wasted = Your movement value would still be 0, so the pellet would be wasted.

LL-R16 = A regular move that begins on a hex with a pellet claims that pellet; running through claims nothing. If several lemmings are there, the pellet goes to whichever leaves first.
    .title = Who gets the pellet

LL-R17 =
    DÉJÀ VU needs a discard pile with a card on it; the top one must have been played by somebody else, and you must be able to play it now. IT'S A 5 never goes to the pile.
    - CAUTION: the two add up for those who come after you; you still bear the first.
    - LOST: it spares you, who repeat it.
    - MINE! ALL MINE!: only if you are the Eagle Player, and then DÉJÀ VU keeps the dice in its place. As long as MINE! ALL MINE! lies under the dice it is not on the pile, so the top is the card that lies there without it; at the end of the turn it goes on top.
    .title = DÉJÀ VU in detail
    .pile-empty = There is no card on the discard pile to repeat.
    .own-card = The top of the discard pile is your own { named-card }, and DÉJÀ VU repeats only what somebody else played.

LL-R18 = Both eagles begin the game hunting, not feasting.
    .title = Hungry from the start

LL-R19 = An eagle eats one lemming a feast. One that is uncovered by it is scattered, not eaten.
    .title = One lemming a feast

LL-R20 = Where a lemming is taken out of the middle of a stack, the others keep their order. Pellets stay where they lie when lemmings come and go in any way other than LL-8.1's.
    .title = Stacks and pellets stay

LL-R21 = A Hover resupplies when its die is resolved: after the scatter of an eagle resolved earlier, before that of one resolved later.
    .title = When to resupply

LL-R22 = Whether a lemming has "not reached the Line of Bones yet" for RUN LEMMING RUN! depends only on where it is now. Having been there before does not count.
    .title = Not yet at the bones
    .past-bones = Whoever is on { $hex } has reached the Line of Bones already.

LL-R23 = With two players no lemming may come to rest on one of the other clan in rows 1 and 2, be it by a move, a card or a scatter; such hexes count as unavailable. Running through them is fine. In the dice-off the higher face wins, Hover counts as 0, ties are rolled again, and a Hover there swaps nothing.
    .title = Protection and dice-off
    .protected = On { $hex } it would cover the other clan, which is not allowed in rows 1 and 2.
    .tie = A tie decides nothing: both dice are rolled again.

LL-R24 = A Hover rolled for NOBLE SACRIFICE is just a Hover: no resupply, no swap of the dice, no card in Chaos.
    .title = NOBLE SACRIFICE's Hover

LL-R25 = In Chaos the card drawn is settled before the Eagle Player's favor. A player who cannot play it has to pass it on; everyone gets one chance, and only those who held a card that was passed know what it was. Nothing is drawn when Game Over turns up. A QUICK START played early lasts until its player's move this turn. Three favor pellets still score 1 VP at the end (LL-10.1).
    .title = Chaos in detail

LL-R26 = The brush hex of HEROIC RETURN may be in no eagle's zone of control, red or blue.
    .title = A safe return
    .zone-of-control = { $hex } is in an eagle's zone of control, so nobody can return there.

LL-R27 = At the end favor pellets are turned in by threes automatically; you do not have to ask.
    .title = Automatic favor triples
