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

from alembert.native.lowering import SINE_AND_COSINE
from alembert.native.machine_code import add_symbol, load_module, pointer, processor
from alembert.native.structures import INTEGERS, NARROW, PLANT, TABLES, WIDE, check_offsets, names, structure


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
    Single: TypeAlias = Any
    Lanes: TypeAlias = Any
    Batch: TypeAlias = Any
else:
    Plant, Clock, Tree, Single, Lanes, Batch = (structure(name) for name in TABLES)

INTEGER_ARRAYS = frozenset(names(PLANT, INTEGERS))
INT64, FLOAT64 = np.dtype(np.int64), np.dtype(np.float64)


class Values(c_void_p):
    """An array, handed over by the address of its first element, or that address."""

    @classmethod
    def from_param(cls, values: Any) -> Any:
        """What a function of the native loop is called with."""
        return c_void_p(values if isinstance(values, int) else pointer(values))


SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "rates": (None, [POINTER(Plant), c_double, Values, Values]),
    "solve_at": (c_int64, [POINTER(Plant), c_int64, *[Values] * 6]),
    "solve_sides_at": (c_int64, [POINTER(Plant), c_int64, *[Values] * 2, c_int64, Values]),
    "evaluate_at": (None, [POINTER(Plant), *[c_int64] * 4, *[Values] * 3]),
    "states_at": (None, [POINTER(Plant), POINTER(Clock), c_int64, Values, c_int64, *[Values] * 5]),
    "project": (c_double, [POINTER(Plant), c_double, Values, c_double]),
    "guards": (None, [POINTER(Plant), c_double, Values, Values]),
    "start_modes": (c_int64, [POINTER(Plant), *[c_double] * 3, *[Values] * 3]),
    "choose_modes": (c_int64, [POINTER(Plant), *[c_double] * 2, *[Values] * 2]),
    "first_step": (c_double, [POINTER(Plant), POINTER(Clock), *[Values] * 4]),
    "open_books": (None, [POINTER(Plant), *[Values] * 2]),
    "integrate": (c_int64, [POINTER(Plant), POINTER(Clock), *[Values] * 9]),
    "integrate_batch": (None, [POINTER(Batch)]),
    "assemble_batch": (None, [POINTER(Batch), *[Values] * 4]),
}


LANE_FUNCTIONS = ("try_lanes", "dense_lanes", "rates_lanes", "look_lanes")  # of lanes.c, that the native loop calls


def shipped_assembly(name: str) -> str:
    """The text of LLVM's assembly that is shipped for a file of source/, made by scripts/build-kernel."""
    return (Path(__file__).parent / f"{name}.ll").read_text()


@cache
def kernel() -> dict[str, Any]:
    """The functions of the native loop by name."""
    engine = load_module(shipped_assembly("kernel"), level=3)
    check_offsets("Plant", engine.get_global_value_address("plant_offsets"), Plant)
    check_offsets("Clock", engine.get_global_value_address("clock_offsets"), Clock)
    check_offsets("Batch", engine.get_global_value_address("batch_offsets"), Batch)
    out: dict[str, Any] = {"engine": engine}
    for name, (result, arguments) in SIGNATURES.items():
        out[name] = CFUNCTYPE(result, *arguments)(engine.get_function_address(name))
    return out


def lane_width() -> int:
    """How many runs go side by side in the vectors of this processor."""
    target = processor()
    return WIDE if "+avx512f" in target.features or "avx512" in target.cpu else NARROW


@cache
def lanes(width: int) -> dict[str, int]:
    """The addresses of the functions of lanes.c by name; from here on machine code of this width finds its sines."""
    engine = load_module(shipped_assembly(f"lanes{width}"), level=3)
    check_offsets("Lanes", engine.get_global_value_address("lanes_offsets"), Lanes)
    out = {name: engine.get_function_address(name) for name in LANE_FUNCTIONS}
    out["sincos_lanes"] = engine.get_function_address("sincos_lanes")
    add_symbol(f"{SINE_AND_COSINE}{width}", out["sincos_lanes"])
    _kept.append(engine)
    return out


_kept: list[Any] = []  # engines whose code is in use


def fill(plant: Plant, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Point the structure to its arrays, which must outlive it."""
    for name, values in arrays.items():
        assert values.dtype == (INT64 if name in INTEGER_ARRAYS else FLOAT64), name
        assert values.flags.c_contiguous, name
        setattr(plant, name, pointer(values))
