"""What people may do at a table: a module, and in it a group of commands, for each kind of thing.

In the order of a game: seating, game_flow, answers, undo_consent, absence, ending; and chat.
command_group is what all of them have in common.
"""
