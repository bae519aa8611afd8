"""What clients and server say to each other, as docs/protocol.md shows it.

`messages` are those of a WebSocket, `refusals` say what was refused and why, over HTTP as well, and
`texts` are sentences for clients that have none of their own.
"""
