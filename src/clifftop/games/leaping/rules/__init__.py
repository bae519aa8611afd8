"""What happens: a module for each concept of the rulebook.

A turn runs down this list, and so do the imports: no module needs one above it.

    setup            who begins, and the deal of the Special Actions
    turn             the roll of the eagle dice, the movement card, Game Over
    eagles           what a die does: hover or flight, feast, resupply
    scattering       out of the zone in which an eagle has come down
    lemmings_phase   favor, Special Action and lemming in one decision; then move, claw or pass
    pellets          claimed on the way, given up for favors
    continuation     back to the dice, or to the card that called an eagle or drove a lemming
    turn_order       on to the next player, or to the next turn
    movement_points  how far the player to move can go
    reach            where lemmings can go
    score            what everything is worth

The last three change nothing, and are all that the state, its view and its descriptions use.
`cards` has the Special Actions. They are built on these modules, so none of these imports them.
What lies above a module, or in `cards`, it comes to by number, through the book of questions:
`BOOK[REVEAL].begin(state)`. `question_book` collects the questions of all.
"""
