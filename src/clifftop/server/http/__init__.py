"""The server over HTTP: a module for each subject, with its handlers in `HANDLERS`.

`dependencies` are what handlers are given, `error_responses` what they answer when they refuse, and
`host_guard` stands before all of them.
"""
