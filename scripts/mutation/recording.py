"""Which tests run which statements. Found out once for a state of the tree, then kept."""

import ast
import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from scripts.mutation.plugins import Recorder, unpack
from scripts.mutation.probes import statements, with_probes
from scripts.mutation.sessions import Ended, Modules, Order, Report, Work, together

# Tests of what is built on the rules, and those that need more than Python.
LEFT_OUT = ("arena", "bench", "bots", "packaging", "scripts", "server", "web")
LONGEST_FILE_S = 200.0

Shown = Callable[[int, int], None]  # how many of how many are done


class Test(NamedTuple):
    seconds: float
    ran: bytes  # a byte for every statement


class Recording(NamedTuple):
    first: dict[str, int]  # the number of the first statement of each source file
    tests: dict[str, Test]
    collected: dict[str, bytes]  # what runs while a file of tests is loaded


def record(copy: Path, files: list[Path], kept: Path, jobs: int, shown: Shown) -> Recording:
    """Run all tests with probes in these files; those that are as they were the last time need not
    run again."""
    first, total = _numbered(copy, files)
    cache = kept / "recording.json"
    known = json.loads(cache.read_text(encoding="utf-8")) if cache.is_file() else {}
    base = _hash_of_all_but_tests(copy)
    found, new = {}, {}
    for name in test_files(copy):
        key = hashlib.sha256(base + (copy / name).read_bytes()).hexdigest()[:16]
        if key in known:
            found[key] = known[key]
        else:
            new[name] = key
    if new:
        for name, report in _run_all(copy, list(new), first, total, jobs, shown):
            found[new[name]] = {"file": name, **report}
        kept.mkdir(parents=True, exist_ok=True)
        cache.write_text(json.dumps(found), encoding="utf-8")
    return Recording(
        first,
        {
            test: Test(took, unpack(ran))
            for part in found.values()
            for test, (took, ran) in part["tests"].items()
        },
        {part["file"]: unpack(part["collected"]) for part in found.values() if part["collected"]},
    )


def test_files(copy: Path) -> list[str]:
    tests = copy / "tests"
    return [
        file.relative_to(copy).as_posix()
        for file in sorted(tests.rglob("test_*.py"))
        if file.relative_to(tests).parts[0] not in LEFT_OUT
    ]


def _hash_of_all_but_tests(copy: Path) -> bytes:
    """Of the sources, of what tests share, and of how tests are recorded."""
    summed = hashlib.sha256()
    ours = [Path(__file__).parent / name for name in ("plugins.py", "probes.py")]
    files = [*(copy / "src").rglob("*"), *(copy / "tests").rglob("*"), *ours]
    for file in sorted(files):
        if file.suffix in (".pyc", ".ftl") or not file.is_file() or file.name.startswith("test_"):
            continue
        summed.update(f"{file.name} {file.stat().st_size} ".encode())
        summed.update(file.read_bytes())
    return summed.digest()


def _numbered(copy: Path, files: list[Path]) -> tuple[dict[str, int], int]:
    first, total = {}, 0
    for file in files:
        first[file.relative_to(copy).as_posix()] = total
        total += sum(1 for _ in statements(ast.parse(file.read_bytes())))
    return first, total


def _run_all(
    copy: Path, names: list[str], first: dict[str, int], total: int, jobs: int, shown: Shown
) -> Iterator[tuple[str, Report]]:
    modules: Modules = {}
    for name, number in first.items():
        path = str(copy / name)
        code = with_probes((copy / name).read_text(encoding="utf-8"), path, number)
        modules[path] = partial(_same, code)

    def work(name: str) -> Work[tuple[str, Ended]]:
        ended = yield Order([name], modules, Recorder(total), LONGEST_FILE_S)
        return name, ended

    done = 0
    for found in together((work(name) for name in names), copy, jobs):
        if found is not None:
            name, ended = found
            done += 1
            shown(done, len(names))
            yield name, {"tests": {}, "collected": "", **ended.report}


def _same(code: CodeType) -> CodeType:
    return code
