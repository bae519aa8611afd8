"""Where each engine lives: our two builds, and an environment with the peers. What is not there yet
is made in build/."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.speed.worker import OURS
from rich.console import Console

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "bench"
PEERS: Final = ROOT / "build" / "peers"
PINNED: Final = ROOT / "bench" / "peers.txt"

PURE_BUILD: Final = "Clifftop, pure Python"
COMPILED_BUILD: Final = "Clifftop, compiled"


@dataclass(frozen=True)
class Room:
    """What it takes to start a worker."""

    title: str  # what the engine, or the build of it, is called
    engine: str  # what the worker calls it
    python: Path
    path: list[Path] = field(default_factory=list)  # where modules are looked for first


def our_rooms(compiled: Path) -> list[Room]:
    python = Path(sys.executable)
    return [
        Room(COMPILED_BUILD, OURS, python, [compiled]),
        Room(PURE_BUILD, OURS, python, [SOURCE]),
    ]


def peer_rooms(environment: Path, peers: list[str]) -> list[Room]:
    return [Room(peer, peer, environment / "bin" / "python") for peer in peers]


def packages(environment: Path) -> Path:
    """Where an environment keeps what is installed in it."""
    return environment / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"


def compile_ours(console: Console) -> None:
    """Our own package as `pip install` makes it for anybody, unless it is there already. Where it
    comes out as pure Python, or not at all, that build is left out."""
    stamp = COMPILED / ".built-from"
    kinds = ("*.py", "*.toml", "*.weights")
    sources = [file for kind in kinds for file in SOURCE.rglob(kind)] + [*ROOT.glob("*.py")]
    state = fingerprint([ROOT / "pyproject.toml", *sorted(sources)])
    if stamp.exists() and stamp.read_text() == state:
        return
    console.print("Compiling the engine into build/bench; that takes some minutes.")
    shutil.rmtree(COMPILED, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    how = ["--no-deps", "--no-build-isolation", "--target", str(COMPILED)]
    quick = {**os.environ, "MYPYC_OPT_LEVEL": "3"}  # as quick as the C compiler can make it
    if subprocess.run([*pip, *how, str(ROOT)], env=quick).returncode:
        console.print("It cannot be compiled here.")
    else:
        stamp.write_text(state)


def install_peers(console: Console) -> None:
    """An environment for the peers, unless it is there already. One that cannot be had is left
    out; that is said when its worker does not answer."""
    stamp = PEERS / ".made-from"
    state = fingerprint([PINNED])
    if stamp.exists() and stamp.read_text() == state:
        return
    console.print("Installing the peers into build/peers; that takes a minute or two.")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    pip = [str(PEERS / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    for line in PINNED.read_text().splitlines():
        wanted = line.partition("#")[0].strip()
        if wanted and subprocess.run([*pip, "--disable-pip-version-check", wanted]).returncode:
            console.print(f"{wanted} cannot be installed here.")
    stamp.write_text(state)


def fingerprint(files: list[Path]) -> str:
    """What tells whether something has changed: the files, and the Python that runs."""
    seal = hashlib.sha256(sys.version.encode())
    for file in files:
        seal.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return seal.hexdigest()
