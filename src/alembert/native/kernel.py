"""The native loop from Python: kernel.ll made into machine code, and its two structures."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, Structure, c_double, c_int64, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.native.machine_code import load_module

EXPLICIT, DENSE, SPARSE, RECURSIVE = range(4)
CONSTANT, SAMPLED, CALLED = range(3)
DONE, PAGE, COLLAPSED, NOT_FINITE, EVENT, OPEN, PAINLEVE = range(7)
STICK, SLIP = range(2)

COUNTS = ("nq", "nu", "nm", "nh", "ni", "np", "solver", "input", "nsignal", "nM", "nA", "nquad")
LAWS = ("nlaw", "ntau", "nguard", "norder")
ADDRESSES = ["code", "data", "ask", "guard_code", "guard_data", "recursion", "tree"]
TABLES = ("M_rows", "M_columns", "A_rows", "A_columns", "held", "quadruples", "components", "modes", "pivots", "hits")
PATTERNS = ("L_starts", "L_indices", "W_starts", "W_indices", "S_starts", "S_indices", "P_starts", "P_indices")
INTEGERS = (*TABLES, "order", "row_order", *PATTERNS)
MATRICES = ("x", "out", "M", "A", "W", "S", "right", "lam")
WORK = ("work", "scale", "previous", "sizes", "true_pivots")
FLOATS = (*MATRICES, "signal_times", "signal_values", "directions", "normals", "tau", *WORK)
SOLUTION = ("evaluations", "lowest_pivot", "lowest_time", "rank", "shift", "failed", "painleve")
REPORT = (*SOLUTION, "recent_pivot", "careful", "blend", "least", "usual", "still")


class Plant(Structure):
    """A mechanism for the native loop (the struct of the same name in kernel.c)."""

    _fields_ = [
        *((name, c_int64) for name in (*COUNTS, *LAWS, *ADDRESSES)),
        *((name, c_void_p) for name in (*INTEGERS, *FLOATS)),
        *((name, c_double) for name in REPORT),
    ]


class Clock(Structure):
    """Where a run is: time, next step, end, tolerance of the projection, largest step, tolerance; counters."""

    _fields_ = [
        *((name, c_double) for name in ("t", "step", "end", "close", "largest", "rtol")),
        *((name, c_int64) for name in ("samples", "wanted", "nodes", "page", "steps", "rejected", "event")),
    ]


SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "size_of_plant": (c_int64, []),
    "size_of_clock": (c_int64, []),
    "rates": (None, [POINTER(Plant), c_double, c_void_p, c_void_p]),
    "solve_at": (None, [POINTER(Plant), c_int64, *[c_void_p] * 6]),
    "evaluate_at": (None, [POINTER(Plant), *[c_int64] * 4, *[c_void_p] * 3]),
    "states_at": (None, [POINTER(Plant), c_int64, c_void_p, c_int64, c_void_p, c_void_p, c_double, c_void_p, c_void_p]),
    "project": (c_double, [POINTER(Plant), c_double, c_void_p, c_double]),
    "guards": (None, [POINTER(Plant), c_double, c_void_p, c_void_p]),
    "first_step": (c_double, [POINTER(Plant), POINTER(Clock), *[c_void_p] * 4]),
    "dormand_prince": (c_int64, [POINTER(Plant), POINTER(Clock), *[c_void_p] * 9]),
    "runge_kutta": (c_int64, [POINTER(Plant), POINTER(Clock), *[c_void_p] * 9]),
}


def shipped_assembly(name: str) -> str:
    """The text of LLVM's assembly that is shipped for a file of source/, made by scripts/build-kernel."""
    return (Path(__file__).parent / f"{name}.ll").read_text()


@cache
def kernel() -> dict[str, Any]:
    """The functions of the native loop by name."""
    engine = load_module(shipped_assembly("kernel"), level=3)
    out: dict[str, Any] = {"engine": engine}
    for name, (result, arguments) in SIGNATURES.items():
        out[name] = ctypes.PYFUNCTYPE(result, *arguments)(engine.get_function_address(name))
    assert (out["size_of_plant"](), out["size_of_clock"]()) == (ctypes.sizeof(Plant), ctypes.sizeof(Clock))
    return out


def pointer(values: NDArray[Any]) -> int:
    """The address of an array's first element."""
    return int(values.ctypes.data)


def fill(plant: Plant, arrays: dict[str, NDArray[Any]]) -> None:
    """Point the structure to its arrays, which must outlive it."""
    for name, values in arrays.items():
        wanted = np.int64 if name in INTEGERS else np.float64
        assert values.dtype == wanted, name
        assert values.flags.c_contiguous, name
        setattr(plant, name, pointer(values))
