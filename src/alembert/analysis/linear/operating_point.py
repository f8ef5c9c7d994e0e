"""The state about which a mechanism is examined: values that people give, completed to obey the constraints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.arguments import by_name, numbers_by_name
from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.errors import AssemblyError, ModelError
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.state_derivatives import Instant, constant_inputs, named, parameter_values

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class OperatingPoint:
    """Coordinates, speeds, time, inputs and parameters in numbers."""

    mechanism: Mechanism = field(repr=False)
    q: Floats
    u: Floats
    time: float
    inputs: Floats
    parameters: Floats

    @property
    def numbers(self) -> Floats:
        """All of them in one array."""
        return self.mechanism.numbers(self.q, self.u, self.time, self.inputs, self.parameters)

    @cached_property
    def instant(self) -> Instant:
        """The equations of motion at this point."""
        return self.mechanism.at(self.numbers)

    @property
    def values(self) -> dict[str, float]:
        """Coordinates and speeds by name."""
        return named([*self.q, *self.u], [*self.mechanism.eom.q, *self.mechanism.eom.u])

    def moved(self, q: Floats, u: Floats, time: float) -> OperatingPoint:
        """The same inputs and parameters at another state."""
        return OperatingPoint(self.mechanism, q, u, time, self.inputs, self.parameters)


def operating_point(
    mechanism: Mechanism,
    at: Any,
    inputs: Mapping[Any, Any] | None,
    parameters: Mapping[Any, float] | None,
    time: float,
    what: str,
) -> OperatingPoint:
    """The state nearest to the given values that obeys the constraints; given values are held where that is possible."""
    found = getattr(at, "point", None)
    if isinstance(found, OperatingPoint):
        return _taken_over(mechanism, found, inputs, parameters, what)
    eom = mechanism.eom
    values = numbers_by_name({} if at is None else at, [s.name for s in (*eom.q, *eom.u)], f"{what}: at")
    given = constant_inputs(eom, inputs, what)
    numbers = by_name(parameters)
    assembler = Assembler(eom.kinematics, numbers)
    try:
        state = initial_state(assembler, values, list(values), _time(time, what), given)
    except AssemblyError:
        state = initial_state(assembler, values, (), _time(time, what), given)
    return OperatingPoint(
        mechanism, state.coordinates, state.speeds, float(time), given, parameter_values(eom, numbers)
    )


def _taken_over(
    mechanism: Mechanism,
    found: OperatingPoint,
    inputs: Mapping[Any, Any] | None,
    parameters: Mapping[Any, float] | None,
    what: str,
) -> OperatingPoint:
    """The point of an equilibrium that was found before, of the same model."""
    if inputs or parameters:
        raise ModelError(
            f"{what}: found an equilibrium together with inputs or parameters; expected the equilibrium alone, which has its "
            "own. Look for the equilibrium with the other values first."
        )
    if found.mechanism.symbols != mechanism.symbols:
        raise ModelError(
            f"{what}: found an equilibrium of {found.mechanism.eom.model.name!r}; expected one of the model given, "
            f"{mechanism.eom.model.name!r}."
        )
    return OperatingPoint(mechanism, found.q, found.u, found.time, found.inputs, found.parameters)


def _time(time: Any, what: str) -> float:
    if not isinstance(time, int | float | np.number) or not np.isfinite(time):
        raise ModelError(f"{what}: found time={time!r}; expected a finite number.")
    return float(time)
