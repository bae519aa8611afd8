"""Draws the map of the house, docs/house.md, from the code:  make map

.venv/bin/python scripts/house_map.py            write the page
.venv/bin/python scripts/house_map.py --check    only say whether it is stale
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.house.page import PAGE, page


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Draw the map of the house, docs/house.md, from the code.",
        epilog="example: .venv/bin/python scripts/house_map.py --check",
    )
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    options = parser.parse_args()
    drawn = page()
    if not options.check:
        PAGE.write_text(drawn, encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == drawn:
        return 0
    print(f"{PAGE.name} is not what the code is: run  make map", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
