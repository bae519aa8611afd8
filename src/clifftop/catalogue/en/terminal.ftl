### What the game at the terminal says besides the words of the game itself.

## What the games are about, in two lines of a small screen

terminal-goal-leaping-lemmings = The goal: get your lemmings past the two eagles and over the cliff. Every dive brings points, and so do pellets and cards; the most points win.
terminal-goal-lemming-mafia = The goal: the most points. Bet on the lemming that will win the race, and see to it that your contracts come true, or get rid of them in time.
terminal-goal-lemminge = The goal: be the first whose two lemmings are both over the finish line. A card moves one through its terrain and over meadow, and others out of its way.

## The screen

terminal-cliff = the cliff
terminal-start = Start Area:
terminal-legend = ♣ brush  • pellet  † Line of Bones
terminal-legend-stack = RB: a stack, B on top
terminal-both-eagles = both
terminal-turn = Turn { $turn }
terminal-no-turn = Setting up
terminal-card = movement card { $value }
terminal-card-changed = movement card { $value }, worth { $movement } to you
terminal-card-starting = movement card { $value }, worth { $movement } to you, { $starting } from the Start Area
terminal-no-card = movement card not yet revealed
terminal-eagle = { $name }: zone { $zone }, { $hunting ->
    [yes] hunting
   *[no] feasting
}, die { $die ->
    [0] Hover
   *[other] { $die }
}
# The same in fewer words, where the screen is small.
terminal-short-card = card { $value }
terminal-short-card-changed = card { $value }, worth { $movement } to you
terminal-short-card-starting = card { $value }: { $movement }, from Start { $starting }
terminal-short-no-card = no card yet
terminal-short-eagle = { $name } in { $zone }, { $hunting ->
    [yes] hunting
   *[no] feasting
}, { $die ->
    [0] Hover
   *[other] { $die }
}
terminal-short-pile = Last: { $card } ({ $clan })
terminal-short-held = Going round: { $card }
terminal-short-held-unseen = A card is going round.
terminal-short-hand = Your Special Actions
terminal-short-hand-none = You hold no Special Action.
terminal-short-purse = Pellets: { $ones } of 1, { $twos } of 2, { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
}

terminal-pile = Last Special Action: { $card }, by { $clan }
terminal-held = Going round: { $card }
terminal-held-unseen = A Special Action is going round.

# The heads of the table of clans. Short: the columns are narrow.
terminal-column-clan = Clan
terminal-column-vp = VP
terminal-column-start = Start
terminal-column-dives = Dives
terminal-column-chow = Eaten
terminal-column-pellets = Pellets
terminal-column-cards = Cards
terminal-columns-note = { $me ->
    [yes] ▸ you   ◆ has the eagles
   *[no] ◆ has the eagles
}

terminal-hand = Your Special Actions
terminal-hand-none = You hold no Special Action.
terminal-hand-of = { $clan }: { $cards }
terminal-hand-of-none = { $clan }: no Special Actions
terminal-purse = Your pellets: { $ones } of 1 VP, { $twos } of 2 VP, { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
}
terminal-story = What happened
terminal-story-cut = What happened (l shows { $more } more)

## Asking for a choice

terminal-thinks = { $name } thinks …
terminal-prompt = { $last ->
    [1] 1, or ? for help:
   *[other] 1–{ $last }, or ? for help:
}
terminal-keys =
    A number takes that choice; so does the name of a hex that is one.
    ?             what the rules say about this question
    ? map         the signs on the map; ? zones shows where the eagles fly
    ? 5c          what is on that hex; also ? pellet, ? its a 5, ? LL-7.2
    why 12b       why that hex is no choice; also start, pass, red, a zone, a card
    u             undo your last choice, as long as nothing else has happened
    l             all that happened since the turn before this one
    s FILE        save the game so far
    q             leave
    Enter         draw the table again
terminal-more = Enter shows more, q is enough:
terminal-legend-words = map legend sign signs
terminal-help-near = Nothing is called “{ $given }”. Did you mean { $near }?
terminal-help-unknown = Nothing is called “{ $given }”. ? alone explains the question, ? map the signs on the map.

# A hex of Leaping Lemmings, for those who ask what is there.
terminal-hex = { $hex }: a { $ground ->
    [brush] brush hex, which costs 2 to enter
   *[clear] clear hex, which costs 1 to enter
}{ $part ->
    [edge] , on the cliff edge
    [bones] , on the Line of Bones
   *[none] {""}
}.
terminal-hex-empty = No lemming is there.
terminal-hex-stack = Lemmings there, from bottom to top: { $stack }.
terminal-hex-pellet = A pellet lies there.
terminal-hex-zone = It is in zone { $zone } of { the-eagle }, { $at ->
    [here] who is above it
   *[other] who is in zone { $at }
}, { $hunting ->
    [yes] hunting
   *[no] feasting
}.
terminal-zones = Zones: (A) to (F) are { eagle-red }’s, [A] to [F] { eagle-blue }’s.
terminal-zones-eagle = { the-eagle } is in zone { $zone }.
terminal-no-choice = There is no choice { $given }; take 1 to { $last }.
terminal-not-understood = “{ $given }” is neither a number nor a command; ? shows what there is.
terminal-why-what = Why what? Name a place, such as: why 12b
terminal-why-unknown = There is no place, piece or card called “{ $given }”.
terminal-why-legal = Nothing forbids it: it is choice { $number }.
terminal-cannot-undo = There is nothing to undo: since your last choice somebody else has acted or something was drawn.
terminal-no-story = Nothing has happened yet.

## Saving and leaving

terminal-save-what = Save where? Name a file, such as: s game.json
terminal-saved = Saved as { $file }.
terminal-save-failed = { $file } cannot be written: { $why }.
terminal-kept = The game is kept: clifftop play --resume goes on with it.
terminal-not-kept = The game cannot be kept: { $why }. s FILE saves it elsewhere.
terminal-unfinished = { $number ->
    [one] An unfinished game is kept
   *[other] { $number } unfinished games are kept
}; clifftop play --resume goes on with the newest.
terminal-overwrite = There is a file { $file } already. Write over it? (y/n)
terminal-not-saved = Not saved.
terminal-leave = Leave the game? y leaves, n stays, a file’s name saves it there and leaves:
terminal-yes-words = y yes
terminal-no-words = n no
terminal-left = You left the game in turn { $turn }.
terminal-seed = Seed { $seed }: the same seed and the same choices give the same game.
terminal-seed-thinkers = Seed { $seed }: the same seed gives the same dice and cards, but bots that think by the clock may choose something else.
terminal-over-prompt = s FILE saves the game, Enter leaves:

## The end

terminal-final = The game is over
terminal-column-place = Place
terminal-column-points-dives = Dives
terminal-column-points-cards = Cards
terminal-column-points-pellets = Pellets
terminal-column-points-favors = Favors
terminal-column-total = Total
terminal-won = { $clan } wins, and that is you!
terminal-shared = You share the first place.
terminal-lost = { $clan } wins. You come in as number { $place } of { $players }.

## Replay

replay-at = Action { $number } of { $last }: { $action }
replay-beginning = Before the first of { $last } actions
replay-prompt = Enter or n next, p previous, a number jumps, q leaves:
replay-no-such = There is no action { $given }; the record has { $last }.
replay-not-understood = “{ $given }” is none of these.
replay-end = That was the last action.
replay-start = This is the beginning.
replay-line = { $number }  { $sentence }
replay-unfinished = The record ends here; the game was not over.
