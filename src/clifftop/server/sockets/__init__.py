"""The table and the lobby over WebSockets."""
