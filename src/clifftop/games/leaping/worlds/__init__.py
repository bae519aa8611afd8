"""Worlds that fit what a seat knows: the present, and a past that leads to it.

`imagine` draws the present, with the help of `purses`, which counts how pellets can have been
claimed; `past` makes up what the seat did not see.
"""
