"""The native loop from Python: kernel.ll made into machine code, its functions and its structures."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import CFUNCTYPE, POINTER, c_double, c_int64, c_void_p
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from alembert.native.machine_code import load_module, pointer
from alembert.native.structures import INTEGERS, PLANT, check_offsets, names, structure

EXPLICIT, DENSE, SPARSE, RECURSIVE = range(4)
CONSTANT, SAMPLED, CALLED = range(3)
DONE, PAGE, COLLAPSED, NOT_FINITE, EVENT, OPEN, PAINLEVE, UNDETERMINED = range(8)
STICK, SLIP = range(2)
SPACE = 28  # states of work space for a step, as in step_loop.h
LOOKS = 12  # values of each guard in the work space


@dataclass(frozen=True)
class Integrator:
    """A stepper of steppers.h by its number there, and whether it needs a step or the slopes of the equations."""

    number: int
    needs_step: bool = False
    needs_slopes: bool = False


INTEGRATORS = {
    "dormand-prince": Integrator(0),
    "rosenbrock": Integrator(1, needs_slopes=True),
    "runge-kutta": Integrator(2, needs_step=True),
}
"""All integrators by name, the usual one first; a new one is a stepper in native/source and a row here."""

if TYPE_CHECKING:
    Plant: TypeAlias = Any
    Clock: TypeAlias = Any
    Tree: TypeAlias = Any
else:
    Plant, Clock, Tree = (structure(name) for name in ("Plant", "Clock", "Tree"))

INTEGER_ARRAYS = frozenset(names(PLANT, INTEGERS))
INT64, FLOAT64 = np.dtype(np.int64), np.dtype(np.float64)

SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "rates": (None, [POINTER(Plant), c_double, c_void_p, c_void_p]),
    "solve_at": (c_int64, [POINTER(Plant), c_int64, *[c_void_p] * 6]),
    "evaluate_at": (None, [POINTER(Plant), *[c_int64] * 4, *[c_void_p] * 3]),
    "states_at": (
        None,
        [POINTER(Plant), POINTER(Clock), c_int64, c_void_p, c_int64, *[c_void_p] * 5],
    ),
    "project": (c_double, [POINTER(Plant), c_double, c_void_p, c_double]),
    "guards": (None, [POINTER(Plant), c_double, c_void_p, c_void_p]),
    "first_step": (c_double, [POINTER(Plant), POINTER(Clock), *[c_void_p] * 4]),
    "integrate": (c_int64, [POINTER(Plant), POINTER(Clock), *[c_void_p] * 9]),
}


def shipped_assembly(name: str) -> str:
    """The text of LLVM's assembly that is shipped for a file of source/, made by scripts/build-kernel."""
    return (Path(__file__).parent / f"{name}.ll").read_text()


@cache
def kernel() -> dict[str, Any]:
    """The functions of the native loop by name."""
    engine = load_module(shipped_assembly("kernel"), level=3)
    check_offsets("Plant", engine.get_global_value_address("plant_offsets"), Plant)
    check_offsets("Clock", engine.get_global_value_address("clock_offsets"), Clock)
    out: dict[str, Any] = {"engine": engine}
    for name, (result, arguments) in SIGNATURES.items():
        out[name] = CFUNCTYPE(result, *arguments)(engine.get_function_address(name))
    return out


def fill(plant: Plant, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Point the structure to its arrays, which must outlive it."""
    for name, values in arrays.items():
        assert values.dtype == (INT64 if name in INTEGER_ARRAYS else FLOAT64), name
        assert values.flags.c_contiguous, name
        setattr(plant, name, pointer(values))
