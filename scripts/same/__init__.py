"""Proof that a refactoring changed nothing: a build of another revision beside the working tree.

Everything here asks through doors that stay when rooms move: the public names of `clifftop`, its
bots by name, its commands, its server over the network, its page in a browser. Start reading with
`facts`, what is compared, then `probe`, which finds it out, and `comparison`.
"""
