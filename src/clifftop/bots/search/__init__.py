"""Ways to think that know no game. They are compiled where there is a compiler.

All of them imagine worlds that fit what the seat knows and try things out there. What they want to
know about a game they ask its judge, which may be written in Python too. Start with that module,
then read the way that interests you; a line imports only from those below it:

    levels            the bots of a game that has none of its own
    by_players        one way to think where two play, another among more
    search_player     the tree search, or a flat one, as a player: worlds and budget
    search            one decision of it, over information sets
    widening          few options of a node at first, more with its visits
    tree              what was tried, how often, and what came of it
    search_settings   how a search goes about it
    plan_player       trials of plans, as a player: worlds and budget
    trials            the best few plans, played on in the same worlds with the same luck
    plans             which plans there are
    skilled_player    one ply, as a player
    one_ply           all ends of the seat's own choices, over what chance brings
    judge             how good a table is, when to look at it, and what a guide would do
    win_chances       from points to chances of winning
    greedy_choice     the answer after which the table looks best; what greedy bots share
"""
