### Clauses that hold in every game, whatever is played.
### Conventions: see leaping-lemmings.ftl.

## K Every game

K = Every game

K-1 = The game asks one question at a time, of one player, and takes only an answer to that question. Anything else has to wait until it is asked for.
    .title = One question at a time
    .not-asked = That is not what is asked now.

K-2 = Once the game is over nobody moves any more. It can still be looked at and replayed, and a new one is only a moment away.
    .title = Over is over
    .over = The game is over; start a new one to play on.
