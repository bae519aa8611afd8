"""Search in worlds that fit what a seat knows: compiled where there is a compiler."""
