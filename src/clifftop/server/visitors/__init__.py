"""Those who come to a server: who somebody is (`identity`), how often they may ask (`rate_limits`)
and which sockets they have open (`presence`).
"""
