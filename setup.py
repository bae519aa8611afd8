"""Builds the wheel with the compiled engine in it, or, where that cannot be, in pure Python.

Everything else about the package is in pyproject.toml. From the environment:
  CLIFFTOP_PURE=1       builds pure Python at once
  MYPYC_OPT_LEVEL=1     has the C compiler optimize less: quicker to build, slower to play
"""

import ast
import os
import re
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HOUSE = Path("src/clifftop")
# What the engine merely imports need not be installed, nor be right, where it is built.
QUIETLY = ("--follow-imports=silent", "--ignore-missing-imports")
# The places of docstrings in what mypyc writes, each with what comes before it.
SIGNATURE = r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)'
METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{\n.*?\n\};", re.DOTALL)
METHOD = re.compile(r'(\{"(\w+)",\s+\(PyCFunction\)\w+,\s+[\w |]+, )' + SIGNATURE)
PROPERTIES = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{\n.*?\n\};", re.DOTALL)
PROPERTY = re.compile(r'(\{"(\w+)",\s+\(getter\)\w+,\s+(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})')
CLASS = re.compile(r'(\.tp_name = "(\w+)",\n.*?\.tp_doc = )' + SIGNATURE, re.DOTALL)
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class NotCompiled(Exception):
    """Why the engine is built in pure Python."""


class Wheel(bdist_wheel):
    """The compiled engine is all or nothing: what fails on the way is thrown away, and the wheel
    is put together once more without.

    Only wheels are compiled. An editable install comes from another command, so it stays pure
    Python, and quick: whoever works on the engine wants to run what he has just written.
    """

    def run(self) -> None:
        self.run_command("egg_info")  # now, or it would list the files of C as sources of ours
        with TemporaryDirectory(prefix="clifftop-") as workshop:
            try:
                self.distribution.ext_modules = compiled_engine(Path(workshop))
                self.put_together(Path(workshop, "compiled"))
            except (NotCompiled, CCompilerError, BaseError, OSError) as reason:
                say(f"the engine will be pure Python: {shorten(str(reason), 150)}")
                self.distribution.ext_modules = None
                self.put_together(Path(workshop, "pure"))

    def put_together(self, workbench: Path) -> None:
        # Not in build/, where setuptools would find, and pack, modules of an earlier day.
        build = self.reinitialize_command("build", reinit_subcommands=True)
        build.build_base = str(workbench)
        self.bdist_dir = str(workbench / "wheel")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


class Compiling(build_ext):
    """setuptools compiles the files of an extension one by one; nearly all of ours are in one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or cores()

    def build_extensions(self) -> None:
        with ThreadPoolExecutor(self.parallel) as pool:
            begun = [
                (extension, pool.submit(self.compile_source, extension, source))
                for extension in self.extensions
                for source in extension.sources
            ]
            for extension, objects in begun:
                extension.extra_objects += objects.result()
        for extension in self.extensions:
            extension.sources = []
        super().build_extensions()

    def compile_source(self, extension: Extension, source: str) -> list[str]:
        # Nobody else calls our functions, so calls among our files need no detour: 4 % of the time.
        hidden = ["-fvisibility=hidden"] if self.compiler.compiler_type == "unix" else []
        return self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args + hidden,
        )


def compiled_engine(workshop: Path) -> list[Extension]:
    """The engine in C, by mypyc; its files stay in the workshop."""
    if os.environ.get("CLIFFTOP_PURE", "0") not in ("", "0"):
        raise NotCompiled("CLIFFTOP_PURE is set")
    if sys.implementation.name != "cpython":
        raise NotCompiled(f"mypyc compiles for CPython, and this is {sys.implementation.name}")
    try_compiler(workshop)
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        raise NotCompiled(f"there is no mypyc ({missing})") from missing
    files = runpy.run_path(str(HOUSE / "cli" / "engine.py"))["engine_files"](HOUSE)
    say(f"compiling the engine, {len(files)} modules; this takes a minute or two")
    try:
        extensions = mypycify(
            [*QUIETLY, f"--cache-dir={workshop}/types", *map(str, files)],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            debug_level="0",
            multi_file=True,
            target_dir=str(workshop / "c"),
            group_name="clifftop",
        )
    except (Exception, SystemExit) as failure:  # it leaves by exit() when it refuses a file
        raise NotCompiled(f"mypyc fails ({failure!r}; see above)") from failure
    for file in files:
        name = "___".join(file.relative_to(HOUSE.parent).with_suffix("").parts)
        written = workshop / "c" / f"__native_{name.removesuffix('_____init__')}.c"
        described = with_docstrings(written.read_text(encoding="utf-8"), docstrings(file))
        written.write_text(described, encoding="utf-8")
    return extensions


def docstrings(file: Path) -> dict[str, str]:
    """What the functions, the classes and their methods say of themselves, by their names."""
    found: dict[str, str] = {}

    def read(inside: ast.Module | ast.ClassDef, before: str) -> None:
        for node in inside.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found[before + node.name] = ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                read(node, f"{node.name}.")

    read(ast.parse(file.read_text(encoding="utf-8")), "")
    return found


def with_docstrings(c: str, docs: dict[str, str]) -> str:
    """The C of a module with its docstrings: mypyc leaves them out and writes only signatures, so
    that `help` would have nothing to say."""

    def documented(doc: str, signature: str = "NULL") -> str:
        letters = "" if signature == "NULL" else signature[1:-1]
        letters += "".join(
            chr(byte) if byte == 32 or bytes([byte]).isalnum() else f"\\{byte:03o}"
            for byte in doc.encode()
        )
        return f'"{letters}"' if letters else "NULL"

    def owner_of(table: str) -> str:
        """The class whose table this is, its module before it; a module has one of its own."""
        classes = [name for name in docs if table.endswith(f"___{name}")]
        return max(classes, key=len) + "." if classes else ""

    def methods(block: re.Match[str]) -> str:
        owner = owner_of(block[1])
        return METHOD.sub(
            lambda m: m[1] + f"PyDoc_STR({documented(docs.get(owner + m[2], ''), m[3])})",
            block[0],
        )

    def properties(block: re.Match[str]) -> str:
        owner = owner_of(block[1])
        return PROPERTY.sub(
            lambda m: m[1] + documented(docs.get(owner + m[2], "")) + m[3], block[0]
        )

    c = METHODS.sub(methods, c)
    c = PROPERTIES.sub(properties, c)
    return CLASS.sub(
        lambda m: m[1] + f"PyDoc_STR({documented(docs.get(m[2], ''), m[3])})",
        c,
    )


def try_compiler(workshop: Path) -> None:
    """A compiler is one that compiles: it may be there without Python's headers, or broken."""
    source = workshop / "probe.c"
    source.write_text(PROBE, encoding="utf-8")
    probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
    probe.build_lib = probe.build_temp = str(workshop)
    probe.ensure_finalized()
    try:
        probe.run()
    except (BaseError, CCompilerError, OSError) as reason:
        raise NotCompiled(f"no C compiler works here ({reason})") from reason


def cores() -> int:
    """How many this process may use, where the system can tell."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def say(what: str) -> None:
    print(f"clifftop: {what}", file=sys.stderr, flush=True)


setup(cmdclass={"bdist_wheel": Wheel, "build_ext": Compiling})
