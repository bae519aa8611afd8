"""The example of docs/table.md runs."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "table.md"


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(example, {})
