### What the game at the terminal says of Lemming Mafia, besides the words of the game itself.

## The pier

terminal-mafia-water = the water
terminal-mafia-start = Start
terminal-mafia-out = Sunk
terminal-mafia-legend-mixer = a block on
terminal-mafia-legend-jackhammer = a block off
terminal-mafia-legend-car = drive on
terminal-mafia-legend-bookmaker = bets
terminal-mafia-legend-godfather = drops
terminal-mafia-legend-block = block; three sink a lemming

# What a space is, in 9 letters, and in 6 where the screen is small.
terminal-mafia-space-empty = {""}
    .short = {""}
terminal-mafia-space-mixer = mixer
    .short = mixer
terminal-mafia-space-jackhammer = hammer
    .short = hammer
terminal-mafia-space-car = car
    .short = car
terminal-mafia-space-bookmaker = bookmaker
    .short = bookie
terminal-mafia-space-godfather = godfather
    .short = boss

## Beside it

terminal-mafia-column-seat = Who
terminal-mafia-column-bets = Bets
terminal-mafia-column-contracts = Contracts
terminal-mafia-column-dropped = Dropped

terminal-mafia-bets = Your bets and their points
terminal-mafia-bets-none = You have laid no bet yet.
terminal-mafia-cards-left = Not laid:
terminal-mafia-no-bets = no bets
terminal-mafia-contracts = Your contracts
terminal-mafia-worth-contracts = +{ $worth }
terminal-mafia-worth-dropped = gone

# A contract in few words.
terminal-mafia-contract = { $kind ->
    [out] { mafia-the-lemming } or { mafia-the-other-lemming } out
    [ahead] { mafia-the-lemming } ahead of { mafia-the-other-lemming }
    [third] { mafia-the-lemming } at least third
    [few-out] at most one out
    [many-out] at least three out
    [clean-winner] winner without block
   *[other] a contract
}

# And in signs: ● ahead of ○, ● at least third.
terminal-mafia-contract-signs = { $kind ->
    [out] { $lemming }/{ $other } out
    [ahead] { $lemming }>{ $other }
    [third] { $lemming } 3rd
    [few-out] ≤1 out
    [many-out] ≥3 out
    [clean-winner] clean
   *[other] a contract
}
terminal-mafia-secrets = { $seat } { $bets } · { $held }

## Asking for a choice

terminal-mafia-act-drop = Drop: { terminal-mafia-contract }
terminal-mafia-keys =
    A number takes that choice; so does the name of a space or a lemming that
    is one, or no.
    ?             what the rules say about this question
    ? map         the signs on the map
    ? 5b          what is on that space; also ? blue, ? mixer, ? contract, ? LM-2.2
    why 12b       why that space is no choice; also blue, no
    u             undo your last choice, as long as nothing else has happened
    l             all that happened since the round before this one
    s FILE        save the game so far
    q             leave
    Enter         draw the table again

## Asking what there is

terminal-mafia-at-space = { $space }: { mafia-the-space-kind }. { $text }
terminal-mafia-at-free = No lemming is there.
terminal-mafia-at-taken = { mafia-the-lemming } is there.
terminal-mafia-at-lemming = { mafia-the-lemming } is { $at ->
    [start] at the start
    [water] in the water
    [out] out of the race
   *[other] on { $at }
}, { $blocks ->
    [0] without a block
    [one] with one block
   *[other] with { $blocks } blocks
}.

## The end

terminal-mafia-result = { $contract } { $points }
terminal-mafia-won = You win!
terminal-mafia-lost = The winner: { $winners }. You come in as number { $place } of { $players }.
