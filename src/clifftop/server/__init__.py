"""The table over HTTP and WebSockets, for any number of people, with its database.

A line may import from the lines above it, and from none below it, not even for types:

    errors  milliseconds  settings  tokens    small things that all others may use
    protocol    what clients and server say to each other: messages, refusals, sentences
    store       what outlives the server, and the tables in memory
    bots        the bots' turns at a table, and the processes they think in
    replays     finished games, and records that guests bring along
    visitors    who somebody is, how often they may ask, which sockets they have open
    game_server    what all requests and sockets of a server share, and what goes on by itself
    callers     who sends a request, and from where
    http  sockets    two ways in, which know nothing of each other
    app         every handler, and what stands before them
    serve  admin    the commands `clifftop serve` and `clifftop admin`

To follow an action through the server, read sockets/table_socket, sockets/message_commands,
store/table_store and store/live_table, in this order.
"""
