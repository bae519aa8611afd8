"""`clifftop` with a clock and a luck that are fixed: what the section `wire` starts as its server.

Processes that it starts run this file first, too, and so live in the same time.
"""

import sys
from importlib import import_module

from scripts.same.fixed import fix_all

fix_all()

if __name__ == "__main__":
    sys.exit(import_module("clifftop.cli").main())
