"""The table over HTTP and WebSocket, with its database."""
