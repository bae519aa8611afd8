"""What happens: a module for each concept of the rulebook.

A turn runs down this list, and so do the imports: no module needs one above it.

    setup       who begins, and the deal of the hands
    turn        refill the hand, or play a card
    refill      the one: discards, draws, and a new draw pile
    card_play   the other: the card joins its pile or replaces it with a tile
    movement    the steps and pushes it pays for
    turn_order  on to the next player, or the end of the game
    score       who is how far

`draw_odds` keeps the chances of a draw, and `question_book` collects the questions of all.
"""
