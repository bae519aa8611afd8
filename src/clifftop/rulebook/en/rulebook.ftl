### What is said about the rulebook itself: a page that is not there.

rulebook-unknown-clause = There is no clause { $clause }. Did you mean { $near }?

rulebook-unknown-clause-nothing-near = There is no clause { $clause }. Clauses are called LL-5.7, LL-R12 or K-1.

rulebook-unknown-game = There are no rules of { $game } here. There are rules of: { $games }.
