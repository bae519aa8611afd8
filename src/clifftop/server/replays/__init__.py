"""Games to be looked at from any seat, at any moment.

`replay` is one of them, `replay_shelf` finds it and keeps those that were looked at last,
`table_record` makes the record of a finished table, and `record_annotations` says what a record
that a guest brings along may hold besides the game.
"""
