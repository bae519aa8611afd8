"""Ctrl-C in compiled code. This module stays interpreted on purpose.

Python runs the handlers of signals between the steps of interpreted code, and as a function of it
is entered. Compiled code has no such steps, so that a long loop of it would hear of Ctrl-C only
when it is done. Such a loop calls `hear_signals` once in a while, which costs less than a tenth of
a microsecond.

The other way round, there is one place where a handler must not run: where integers of more than
63 bits are multiplied, Python looks for signals, too, and compiled code takes the KeyboardInterrupt
for lack of memory and ends the process. So products of such size are left to functions that are
not compiled by us, such as `operator.mul`, or to floats.
"""


def hear_signals() -> None:
    """Let Python run the handlers of the signals that have come in; any may raise what it likes,
    that of Ctrl-C a KeyboardInterrupt."""
