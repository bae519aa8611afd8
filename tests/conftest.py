"""For all tests: what a program in the background does not get, it gets here."""

import signal

# A shell that starts something in the background lets it ignore Ctrl-C, and all that it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
