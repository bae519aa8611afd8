"""The server over HTTP: one module a subject."""
