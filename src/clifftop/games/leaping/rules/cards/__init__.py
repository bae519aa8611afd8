"""Special Actions: a module for each card, or for those that are alike.

Imports run down this list, and on to the other rules.

    chaos                a card goes round when a Hover is rolled
    play                 which cards can be played, what each sets going, where it lies afterwards;
                         and what those do that ask nothing
    eagle_eye_and_uh_oh  an eagle flies
    chow_box             HEROIC RETURN, MISTAKEN IDENTITY, NOBLE SACRIFICE
    king_of_the_hill     a stack in a new order
    boo_and_run          a lemming is driven forward
    lost                 lemmings go back
    paw_and_snap         a stack runs apart
    driven_lemming       where those three drive a lemming: over the cliff, or before a beak
"""
