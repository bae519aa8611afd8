"""`python -m clifftop` is the command `clifftop`."""

import sys

from clifftop.cli import main

if __name__ == "__main__":
    sys.exit(main())
