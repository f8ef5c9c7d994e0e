"""From the equations of motion to machine code, with no compiler on the machine: SymEngine's LLVM functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.algebra import Array, machine_function
from alembert.equations import EquationsOfMotion
from alembert.errors import ModelError
from alembert.model import TIME
from alembert.native.solve import constrained

Floats = NDArray[np.float64]
MANY = 120  # outputs above which LLVM's optimizer costs more than it gains


@dataclass(frozen=True)
class Numbers:
    """The equations of motion in numbers at one state."""

    rates: Floats
    M: Floats
    f: Floats
    A: Floats
    b: Floats
    c: Floats


@dataclass(frozen=True, eq=False)
class CompiledEquations:
    """Machine code of one EquationsOfMotion; parameters and inputs are run-time arguments."""

    eom: EquationsOfMotion
    function: Any = field(repr=False)
    shapes: tuple[tuple[int, ...], ...] = field(repr=False)

    def __call__(
        self,
        coordinates: Sequence[float] | Floats,
        speeds: Sequence[float] | Floats,
        time: float = 0.0,
        inputs: Sequence[float] = (),
        parameters: Mapping[str, float] | None = None,
    ) -> Numbers:
        """All parts of the equations at one state."""
        point = self._point(coordinates, speeds, time, inputs, parameters)
        values, at, parts = np.asarray(self.function(point)), 0, []
        for shape in self.shapes:
            size = int(np.prod(shape))
            parts.append(values[at : at + size].reshape(shape))
            at += size
        rates, lower, *others = parts
        return Numbers(rates, _symmetric(lower, len(self.eom.u)), *others)

    def accelerations(
        self,
        coordinates: Sequence[float] | Floats,
        speeds: Sequence[float] | Floats,
        time: float = 0.0,
        inputs: Sequence[float] = (),
        parameters: Mapping[str, float] | None = None,
    ) -> tuple[Floats, Floats]:
        """u' and the multipliers at one state (Coulomb friction left out)."""
        n = self(coordinates, speeds, time, inputs, parameters)
        return constrained(n.M, n.f + n.c, n.A, n.b)

    def _point(self, q: Any, u: Any, time: float, inputs: Any, parameters: Mapping[str, float] | None) -> Floats:
        eom = self.eom
        wanted = (("coordinates", q, eom.q), ("speeds", u, eom.u), ("inputs", inputs, eom.inputs))
        for what, given, names in wanted:
            if np.shape(given) != (len(names),):
                listed = ", ".join(str(s) for s in names)
                raise ModelError(f"Found {what} of shape {np.shape(given)}; expected {len(names)} numbers ({listed}).")
        values = list(eom.model.numbers(parameters).values())
        return np.concatenate([q, u, [time], inputs, values]).astype(float)


def compile(eom: EquationsOfMotion) -> CompiledEquations:
    """The native functions of the equations of motion."""
    if not isinstance(eom, EquationsOfMotion):
        raise ModelError(f"compile: found {eom!r}; expected the EquationsOfMotion that derive returns.")
    inputs = [Symbol(s.name) for s in eom.inputs]
    parameters = [Symbol(name) for name in eom.model.values]
    arguments = [*eom.q, *eom.u, TIME, *inputs, *parameters]
    lower = [eom.M[i, j] for i in range(len(eom.u)) for j in range(i + 1)]
    parts: list[Array] = [eom.coordinate_rates, eom.f, eom.A, eom.b, eom.c]
    shapes = [part.shape for part in parts]
    outputs = [*parts[0], *lower, *(e for part in parts[1:] for e in part.flat)]
    level = 0 if len(outputs) > MANY else 2
    function = machine_function(arguments, outputs, "llvm", level)
    return CompiledEquations(eom, function, (shapes[0], (len(lower),), *shapes[1:]))


def _symmetric(lower: Floats, size: int) -> Floats:
    out = np.zeros((size, size))
    out[np.tril_indices(size)] = lower
    return out + np.tril(out, -1).T
