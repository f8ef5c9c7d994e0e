"""The state about which a mechanism is examined: values that people give, completed to obey the constraints."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.errors import AssemblyError, ModelError
from alembert.mechanism.state_derivatives import Instant, Mechanism, constant_inputs, named, parameter_values

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
    values = _given(mechanism, at, what)
    given = constant_inputs(eom, inputs, what)
    numbers = {str(getattr(k, "name", k)): v for k, v in (parameters or {}).items()}
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


def _given(mechanism: Mechanism, at: Any, what: str) -> dict[str, float]:
    if at is None:
        return {}
    if not isinstance(at, Mapping):
        raise ModelError(
            f"{what}: found at={at!r}; expected values by name, for instance at={{'theta': 0.0}}, or an equilibrium that "
            "alembert.equilibria found."
        )
    names = [s.name for s in (*mechanism.eom.q, *mechanism.eom.u)]
    out: dict[str, float] = {}
    for key, value in at.items():
        name = str(getattr(key, "name", key))
        if name not in names:
            close = difflib.get_close_matches(name, names, n=3, cutoff=0.5) or names[:8]
            raise ModelError(
                f"{what}: {name!r} is not a coordinate or speed of the model; did you mean {', '.join(map(repr, close))}?"
            )
        try:
            out[name] = float(value)
        except (TypeError, ValueError):
            raise ModelError(f"{what}: found {name} = {value!r}; expected a number.") from None
        if not np.isfinite(out[name]):
            raise ModelError(f"{what}: found {name} = {value!r}; expected a finite number.")
    return out


def _time(time: Any, what: str) -> float:
    if not isinstance(time, int | float | np.number) or not np.isfinite(time):
        raise ModelError(f"{what}: found time={time!r}; expected a finite number.")
    return float(time)
