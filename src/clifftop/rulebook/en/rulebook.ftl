### What is said about the rulebook itself: a page that is not there.

rulebook-unknown-clause = There is no clause { $clause }. Did you mean { $near }?

rulebook-unknown-clause-nothing-near = There is no clause { $clause }. Clauses are called LL-5.7, LL-R12 or K-1.

rulebook-unknown-game = There are no rules of { $game } here. There are rules of: { $games }.

## What a refusal calls things. A clause quotes these as { named-card } and so on; they are messages
## and not terms because a term does not see the facts of whoever quotes it.

named-card = { $card ->
    [boo] { LL-9-6.title }
    [caution] { LL-9-7.title }
    [deja-vu] { LL-9-8.title }
    [eagle-eye] { LL-9-9.title }
    [heroic-return] { LL-9-10.title }
    [its-a-5] { LL-9-11.title }
    [king-of-the-hill] { LL-9-12.title }
    [lost] { LL-9-13.title }
    [mine-all-mine] { LL-9-14.title }
    [mistaken-identity] { LL-9-15.title }
    [noble-sacrifice] { LL-9-16.title }
    [pull-my-paw] { LL-9-17.title }
    [quick-start] { LL-9-18.title }
    [rock-slide] { LL-9-19.title }
    [run-lemming-run] { LL-9-20.title }
    [snap-crackle-pop] { LL-9-21.title }
    [uh-oh] { LL-9-22.title }
   *[other] { $card }
}

named-clan = { $clan ->
    [ritz] Ritz
    [biker] Biker
    [iq] I.Q.
    [viking] Viking
    [soldier] Soldier
    [hippie] Hippie
   *[other] { $clan }
}

named-eagle = { $eagle ->
    [red] Ruby
    [blue] Stephen Jr.
   *[other] { $eagle }
}

named-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}
