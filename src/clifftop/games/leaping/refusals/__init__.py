"""Why not: the rules said a second time, apart from the quick generator.

`refuse` has a list of reasons for each question. They come from `chance`, `eagles`,
`lemmings_phase`, `unplayable_cards` and `cards`, in the order of a turn, and are judged by
`plain_oracle`. Nothing of `rules` is used here: the tests hold the two against each other.
"""
