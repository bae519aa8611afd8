"""The wheel has everything in it, the compiled engine too; or, where that cannot be, none of it."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from tests.packaging.building import build, files_under, small_package, unpack_sdist, whole_package

HEADERS = Path(sysconfig.get_path("include"), "Python.h")
compiles = pytest.mark.skipif(
    shutil.which("cc") is None or not HEADERS.exists(),
    reason="there is no C compiler with Python's headers",
)
FALSE = shutil.which("false") or "false"


def test_a_pure_wheel_runs_anywhere_and_has_every_file(tmp_path: Path) -> None:
    sources = whole_package(tmp_path / "sources")
    built = build("wheel", sources, CLIFFTOP_PURE="1")
    assert built.file.name.endswith("-py3-none-any.whl")
    assert built.files() == files_under(sources / "src" / "clifftop")
    assert built.said == ["clifftop: the engine will be pure Python: CLIFFTOP_PURE is set"]


def test_the_sdist_builds_the_same_wheel(tmp_path: Path) -> None:
    sources = whole_package(tmp_path / "sources")
    unpacked = unpack_sdist(build("sdist", sources), tmp_path / "unpacked")
    built = build("wheel", unpacked, CLIFFTOP_PURE="1")
    assert built.files() == files_under(sources / "src" / "clifftop")
    assert not (unpacked / "tests").exists()


def test_a_compiler_that_fails_makes_a_pure_wheel(tmp_path: Path) -> None:
    built = build("wheel", small_package(tmp_path / "sources"), CC=FALSE)
    assert built.file.name.endswith("-py3-none-any.whl")
    (said,) = built.said
    assert said.startswith("clifftop: the engine will be pure Python: no C compiler works here")


@compiles
def test_the_compiled_engine_lies_beside_its_sources(tmp_path: Path) -> None:
    sources = small_package(tmp_path / "sources")
    built = build("wheel", sources)
    assert "none-any" not in built.file.name
    assert files_under(sources / "src" / "clifftop") <= built.files()
    code = (
        "from clifftop.games import hopping; from clifftop.cli.engine import engine;"
        "print(hopping.__file__, hopping.FOUR, *engine())"
    )
    home = built.unpack(tmp_path / "home")
    shown = subprocess.check_output([sys.executable, "-c", code], cwd=home, text=True)
    file, *rest = shown.split()
    assert file.startswith(str(home)) and not file.endswith(".py")
    assert rest == ["4", "3", "3"]
    code = (
        "import inspect; from clifftop.kernel.counting import Sheep, _Sheep, twice;"
        "said = [Sheep, Sheep.more, Sheep.asleep, _Sheep, _Sheep.more, twice];"
        "print([inspect.getdoc(thing) for thing in said]);"
        "print(*map(inspect.signature, (Sheep, Sheep.more, twice)))"
    )
    told = subprocess.check_output([sys.executable, "-X", "utf8", "-c", code], cwd=home)
    docs, signatures = told.decode().splitlines()
    assert docs == repr(
        [
            "Those that are counted.",
            'Add some more.\n\nMore than 2³¹, and "more".',
            "Whether that is enough.",
            "",  # the compiler says that much of what says nothing
            "Another class.",
            "As many again.",
        ]
    )
    assert signatures == "(number) (self, /, number) (number)"


@compiles
def test_a_build_that_breaks_half_way_leaves_nothing_compiled(tmp_path: Path) -> None:
    moody = tmp_path / "cc"
    moody.write_text('#!/bin/sh\ncase "$*" in *counting*) exit 1 ;; esac\nexec cc "$@"\n')
    moody.chmod(0o755)
    sources = small_package(tmp_path / "sources")
    built = build("wheel", sources, CC=str(moody))
    assert built.file.name.endswith("-py3-none-any.whl")
    assert built.files() == files_under(sources / "src" / "clifftop")
    began, ended = built.said
    assert began.startswith("clifftop: compiling the engine, 3 modules")
    assert ended.startswith("clifftop: the engine will be pure Python: ")


@compiles
def test_an_engine_that_mypyc_refuses_is_left_in_python(tmp_path: Path) -> None:
    wrong = 'def twice(number: int) -> int:\n    return f"{number}{number}"\n'
    built = build("wheel", small_package(tmp_path / "sources", counting=wrong))
    assert built.file.name.endswith("-py3-none-any.whl")
    assert built.said[-1].startswith("clifftop: the engine will be pure Python: mypyc fails")


def test_an_editable_install_runs_the_sources_as_they_are(tmp_path: Path) -> None:
    built = build("editable", small_package(tmp_path / "sources"))
    assert built.file.name.endswith("-py3-none-any.whl")
    assert built.said == []
