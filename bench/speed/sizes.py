"""What one more copy of a state adds to memory: counted piece by piece, and weighed."""

from __future__ import annotations

import ctypes
import gc
import mmap
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

FIRST: Final = 2_000  # copies that fill gaps in memory and tell about how large one is
WEIGHED: Final = 100_000  # copies after them, unless that would be too much
MOST: Final = 200 * 2**20  # bytes
BUFFER_HEAD: Final = 24  # of what a typed vector points at: counter, type, length

STATM: Final = Path("/proc/self/statm")
CONTAINERS: Final = (list, bytearray, dict, set)


def weighed_bytes(copy: Callable[[], Any]) -> float:
    """By how much this process grows for each of many copies that are kept; for any engine. Ask a
    process for it that has done little else: one that has much freed memory would not grow."""
    if not STATM.exists():  # not Linux
        return float("nan")
    gc.disable()
    kept: list[Any] = []
    rough = grown(kept, copy, FIRST)
    exact = grown(kept, copy, int(min(WEIGHED, MOST / max(rough, 1))))
    gc.enable()
    return exact


def grown(kept: list[Any], copy: Callable[[], Any], copies: int) -> float:
    """Bytes of memory for each of so many more copies, without their places in the list."""
    first = len(kept)
    kept += [None] * copies
    before = resident_bytes()
    for place in range(first, first + copies):
        kept[place] = copy()
    return (resident_bytes() - before) / copies


def resident_bytes() -> int:
    return int(STATM.read_text().split()[1]) * mmap.PAGESIZE


def copied_bytes(state: Any) -> int:
    """The object itself and whatever it does not share with the original: of ours alone. Numbers
    and whatever cannot change are shared, and so are the board and the history."""
    twin = state.copy()
    size = sys.getsizeof(twin)
    fields = getattr(twin, "__dict__", None)  # a compiled state has slots instead
    if fields is not None:
        size += sys.getsizeof(fields)
    for name in dir(twin) if fields is None else fields:
        own, other = getattr(twin, name), getattr(state, name)
        if isinstance(own, CONTAINERS) and own is not other:
            size += sys.getsizeof(own)
        elif is_vector(own) and address(own) != address(other):
            # A compiled state holds the vector itself; else there is an object in between.
            between = 0 if fields is None else sys.getsizeof(own)
            size += between + BUFFER_HEAD + memoryview(own).nbytes
    return size


def is_vector(value: object) -> bool:
    return type(value).__name__.startswith("vec[")


def address(vector: object) -> int:
    """Where the numbers of a vector lie. Its Python object tells nothing: a compiled state makes a
    new one whenever it is asked for."""
    view = (ctypes.c_void_p * 16)()  # as large as a Py_buffer, and more; the first part is where
    ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(vector), ctypes.byref(view), 0)
    place = view[0]
    ctypes.pythonapi.PyBuffer_Release(ctypes.byref(view))
    return place or 0
