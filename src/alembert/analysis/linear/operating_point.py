"""The state about which a mechanism is examined, completed to obey the constraints, and variables s(q, u) there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.description import TIME, name_rules
from alembert.description.named_numbers import GivenNumbers, by_name, numbers_by_name
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import Expression, Floats, expression
from alembert.expressions.arrays import Array, column, jacobian, product, time_derivatives
from alembert.expressions.validation import is_iterable
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.state_derivatives import Instant, Slopes, constant_inputs, named, parameter_values
from alembert.native.machine_code import Table


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

    def resting(self, q: Floats) -> OperatingPoint:
        """The same at rest at another position."""
        return self.moved(q, np.zeros(len(self.u)), self.time)


def operating_point(
    mechanism: Mechanism, at: Any, inputs: GivenNumbers, parameters: GivenNumbers, time: float, what: str
) -> OperatingPoint:
    """The state nearest to the given values that obeys the constraints; given values are held where that is possible."""
    found = getattr(at, "point", None)
    if isinstance(found, OperatingPoint):
        if inputs or parameters:
            raise ModelError(
                f"{what}: found an equilibrium together with inputs or parameters; expected the equilibrium alone, which has "
                "its own. Look for the equilibrium with the other values first."
            )
        if found.mechanism.symbols != mechanism.symbols:
            raise ModelError(
                f"{what}: found an equilibrium of {found.mechanism.eom.model.name!r}; expected one of the model given, "
                f"{mechanism.eom.model.name!r}."
            )
        return replace(found, mechanism=mechanism)
    eom = mechanism.eom
    values = numbers_by_name(at, [s.name for s in (*eom.q, *eom.u)], f"{what}: at")
    given = constant_inputs(eom, inputs, what)
    numbers, now = by_name(parameters, "parameters", what), name_rules.finite(time, f"{what}: time={time!r}")
    eom.model.with_values(numbers)  # refuses impossible ones
    assembler = Assembler(eom.kinematics, numbers)
    try:
        state = initial_state(assembler, values, list(values), now, given)
    except AssemblyError:
        state = initial_state(assembler, values, (), now, given)
    return OperatingPoint(mechanism, state.coordinates, state.speeds, now, given, parameter_values(eom, numbers))


def exact_value(value: float, is_euler_parameter: bool = False) -> Expression | None:
    """The exact form of a value that is plainly zero, a multiple of pi/2, or the 1 of an Euler parameter."""
    turns = value / (np.pi / 2)
    if abs(value) < 1e-12:
        return se.Integer(0)
    if abs(turns - round(turns)) < 1e-12 and abs(turns) < 100:
        return se.Rational(round(turns), 2) * se.pi
    if is_euler_parameter and abs(abs(value) - 1) < 1e-12:
        return se.Integer(round(value))
    return None


# --- variables --------------------------------------------------------------------------------------------------------


class Variables:
    """Expressions s of coordinates and speeds by name, and their rates s' = F(q, u, u'), in machine code with slopes.

    `are_places` tells those that have no speed in them.
    """

    def __init__(self, mechanism: Mechanism, names: Sequence[str], values: Array) -> None:
        eom = mechanism.eom
        self.mechanism, self.names, self.values = mechanism, tuple(names), values
        rates = dict(zip(eom.q, eom.coordinate_rates, strict=True)) | {TIME: expression(1)}
        self.rates = time_derivatives(values, rates) + product(jacobian(values, eom.u), column(eom.du))
        self.are_places = np.array([not set(eom.u) & x.free_symbols for x in values], dtype=bool)
        arguments = (*mechanism.symbols, *eom.du)
        self._values = Table(arguments, np.array([values, self.rates]))
        self._slopes = Table(arguments, jacobian(values, (*eom.q, *eom.u)))
        self._rate_slopes = Table(arguments, jacobian(self.rates, (*eom.q, *eom.u, *mechanism.inputs, *eom.du)))

    def at(self, instant: Instant) -> Floats:
        """The values s and the rates s' (2, variables)."""
        return self._values(np.concatenate([instant.point, instant.solved[0]]))

    def slopes(self, slopes: Slopes) -> tuple[Floats, Floats, Floats]:
        """S = ds D and dF along the tangent basis D, and dF along the inputs."""
        instant, D = slopes.instant, slopes.tangent
        nq, nu, ni, rest = self.mechanism.sizes
        arguments = np.concatenate([instant.point, instant.solved[0]])
        F_x, F_inputs, F_du = np.split(self._rate_slopes(arguments), [nq + nu, nq + nu + ni], axis=1)
        along = np.vstack([D, np.zeros((ni + rest, D.shape[1]))])
        by_inputs = F_inputs + F_du @ slopes.accelerations(slopes.pushed(2))
        return self._slopes(arguments) @ D, F_x @ D + F_du @ slopes.accelerations(along), by_inputs


def variables_of(mechanism: Mechanism, about: Any = None) -> Variables:
    """All coordinates and speeds; or what a person lists: names, symbols or expressions in the model's symbols."""
    if about is None:
        symbols = (*mechanism.eom.q, *mechanism.eom.u)
        return Variables(mechanism, [s.name for s in symbols], column(symbols))
    if isinstance(about, sp.Expr) or not is_iterable(about):
        raise ModelError(f"linearize: found about={about!r}; expected a list of names or expressions, about=['theta'].")
    items = list(about)
    if not items:
        raise ModelError(
            "linearize: found about=[], no variable; expected those that stay constant, or no about at all."
        )
    names = [str(item) for item in items]
    for k, name in enumerate(names):
        if name in names[:k]:
            raise ModelError(f"linearize: found {name!r} twice in about; expected each variable once.")
    return Variables(mechanism, names, column(_expressed(mechanism, item) for item in items))


def _expressed(mechanism: Mechanism, item: Any) -> Expression:
    """An expression in coordinates and speeds; of unknown symbols and of constants the first is told."""
    plain = Symbol(name_rules.text(item, "variable")) if isinstance(item, str) else expression(item, "linearize")
    value = mechanism.eom.express(column([plain]))[0]
    known = {s.name for s in mechanism.symbols}
    for name in sorted({s.name for s in value.free_symbols} - known):
        raise ModelError(f"linearize: the model has no {name!r}{name_rules.suggestion(name, sorted(known))}")
    if value.free_symbols.isdisjoint({*mechanism.eom.q, *mechanism.eom.u}):
        raise ModelError(f"linearize: found {item}, which has no coordinate or speed in it; expected a variable.")
    return value
