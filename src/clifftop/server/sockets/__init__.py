"""The table and the lobby over WebSockets.

`routes` lets a client in, `table_socket` or `lobby_socket` then listens and shows, and
`message_commands` carries out what a message asks for. The messages are in protocol/.
"""
