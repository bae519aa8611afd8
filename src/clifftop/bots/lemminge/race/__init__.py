"""Lemminge as a mere race, in native numbers: for very many turns.

It is easiest read from bottom to top; a line imports only from those below it:

    winning_turn      how the seat that thinks takes a turn: by who will then win
    rounds_left       how many rounds each seat still needs, and how likely it wins
    guide             how the others take a turn: nearly as the greedy bot does
    race_table        the state of a race: cards, piles, draws and moves
    push_search       how a lemming pushes past others
    occupancy         who stands where
    distances         card_reach for every ground of a course, with steps, detours and walls
    card_reach        where a card brings a lemming if nobody is in the way
    learned_rounds    the parts that make up the rounds, learnt from races (scripts/fit/lemminge.py)
    round_weights     their numbers, packed
"""
