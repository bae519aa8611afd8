"""Bots at the server: whose turn it is (`bot_turns`), how an answer comes in any case and in time
(`bot_runner`), and the processes they think in (`worker_pool`). The bots themselves are in
clifftop.bots.
"""
