"""What happens: a module for each concept of the rulebook.

A turn runs down this list, and so do the imports: no module needs one above it.

    setup       who begins, and the deal of the contracts
    turn        the roll, and which lemming it sets going
    movement    where that lemming goes
    spaces      what the space does to it
    rounds      a space that asks everybody: bets, and contracts dropped
    turn_order  on to the next player
    finish      the race is won
    score       places and points

`question_book` collects the questions of all of them.
"""
