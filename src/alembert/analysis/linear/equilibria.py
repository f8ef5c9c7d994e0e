"""equilibria: where a mechanism can stand still, each with its multipliers and a verdict on stability.

At rest f(q) + c + A^T lambda = 0 and Phi(q) = 0. Newton's steps for the displacement along the speeds and for lambda are of
least norm, so that redundant constraints and families of equilibria (nonholonomic ones always come in families) do no harm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.linear.equilibrium_search import Rest
from alembert.analysis.linear.linearization import Linearization, linearized
from alembert.analysis.linear.operating_point import OperatingPoint, operating_point
from alembert.analysis.linear.state_variables import Variables, state_variables
from alembert.description import Model
from alembert.errors import AssemblyError, DerivationError, ModelError
from alembert.expressions.algebra import column, total
from alembert.expressions.number_tables import assignments, short
from alembert.mechanism.mechanism import Mechanism, mechanism_of
from alembert.mechanism.state_derivatives import Table, named, smooth_equations

Floats = NDArray[np.float64]
SAME = 1e-6  # two equilibria whose poses differ by less are one
ALIKE = 1e-5  # relative: two members of a family with energies and eigenvalues as near as this count once

MOST = 10**6  # tries, or a seed


@dataclass(frozen=True, eq=False)
class Equilibrium:
    """A position of rest: its coordinates by name (`values`, or by index), multipliers, residual and stability.

    `neutral` is the number of directions in which it can be displaced without a force, to first order: more than none for a
    member of a family.
    """

    point: OperatingPoint = field(repr=False)
    variables: Variables = field(repr=False)
    values: Mapping[str, float]
    multipliers: Mapping[str, float]
    residual: float
    energy: float
    neutral: int
    minimum: bool

    def __getitem__(self, key: Any) -> float:
        name = getattr(key, "name", key)
        if name not in self.values:
            raise ModelError(f"The equilibrium has no {name!r}; it has {', '.join(self.values)}.")
        return self.values[name]

    @cached_property
    def linearization(self) -> Linearization:
        """The linear system about it."""
        return linearized(self.point, self.variables, everything=True)

    @cached_property
    def eigenvalues(self) -> NDArray[np.complex128]:
        """The eigenvalues of the linear system; none where the coordinates are singular."""
        return self.linearization.eigenvalues if self._regular else np.zeros(0, dtype=complex)

    @cached_property
    def _regular(self) -> bool:
        """Whether the coordinates determine the accelerations here; Euler angles do not at their pole."""
        try:
            return bool(np.isfinite(self.point.instant.solved[0]).all())
        except DerivationError:
            return False

    @property
    def stable(self) -> bool | None:
        """Whether small disturbances do not grow: by a minimum of the potential energy, else to first order.

        None where the coordinates are singular, so that nothing can be said.
        """
        return self.minimum or (self.linearization.stable if self._regular else None)

    @property
    def verdict(self) -> str:
        """On stability, in words."""
        if self.minimum:
            return "stable: the potential energy has a minimum here (Lagrange and Dirichlet)"
        if not self._regular:
            return "undecided: the coordinates are singular here; describe the mechanism in other angles to know"
        return self.linearization.verdict

    def __str__(self) -> str:
        lines = [assignments(self.values), f"  {self.verdict}"]
        if self.multipliers:
            lines.append(f"  multipliers: {assignments(self.multipliers)}")
        if self.neutral:
            lines.append(
                f"  one of a family: it can be displaced in {_count(self.neutral, 'direction')} without a force"
            )
        return "\n".join(lines)


@dataclass(frozen=True)
class Equilibria(Sequence[Equilibrium]):
    """The equilibria that were found, by increasing potential energy."""

    model: str
    found: tuple[Equilibrium, ...]

    def __len__(self) -> int:
        return len(self.found)

    @overload
    def __getitem__(self, index: int) -> Equilibrium: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Equilibrium, ...]: ...
    def __getitem__(self, index: int | slice) -> Equilibrium | tuple[Equilibrium, ...]:
        return self.found[index]

    def __iter__(self) -> Iterator[Equilibrium]:
        return iter(self.found)

    def __str__(self) -> str:
        head = f"{_count(len(self), 'equilibrium')} of {self.model!r}"
        return "\n".join([head, *(f"{k + 1}. {one}" for k, one in enumerate(self.found))])


def _count(number: int, what: str) -> str:
    plural = what[:-2] + "a" if what.endswith("um") else what + "s"
    return f"{number} {what if number == 1 else plural}"


def equilibria(
    model: Model,
    *,
    guesses: Any = None,
    inputs: Mapping[Any, float] | None = None,
    parameters: Mapping[Any, float] | None = None,
    tries: int = 40,
    seed: int = 0,
) -> Equilibria:
    """The equilibria of a model at constant inputs, distinct ones, angles modulo a full turn.

    The search starts from `guesses` (values of coordinates by name, or a list of such), or from as many random positions as
    `tries` says. It finds what Newton's steps reach, which need not be all there are.

    >>> from alembert.examples import simple_pendulum
    >>> [round(found["theta"], 4) for found in equilibria(simple_pendulum())]
    [0.0, 3.1416]
    """
    for name, value in (("tries", tries), ("seed", seed)):
        if not isinstance(value, int) or isinstance(value, bool) or not (name == "tries") <= value <= MOST:
            raise ModelError(
                f"equilibria: found {name}={value!r}; expected a whole number up to {MOST}, for instance {name}=40."
            )
    mechanism = mechanism_of(smooth_equations(model, "equilibria"), dense=True)
    start = operating_point(mechanism, None, inputs, parameters, 0.0, "equilibria") if guesses is None else None
    starts = [start] if start is not None else _guessed(mechanism, guesses, inputs, parameters)
    rest = Rest(starts[0])
    rest.check_still()
    random = np.random.default_rng(seed)
    positions = [s.q for s in starts] if guesses is not None else [*rest.random_positions(random, tries)]
    found = [rest.nearest(one) for q in positions if (one := rest.settled(q)) is not None]
    found = [q for q in found if not rest.assembler.reversed(q, rest.rest).any()]
    if not found:
        raise AssemblyError(_none_found(model, rest, positions, guesses is not None))
    return Equilibria(model.name, _distinct(rest, found))


def _guessed(
    mechanism: Mechanism, guesses: Any, inputs: Mapping[Any, float] | None, parameters: Mapping[Any, float] | None
) -> list[OperatingPoint]:
    listed = [guesses] if isinstance(guesses, Mapping) else guesses
    if isinstance(listed, str) or not isinstance(listed, Sequence) or not listed:
        raise ModelError(
            f"equilibria: found guesses={guesses!r}; expected values by name, guesses={{'theta': 3.0}}, or a list of such."
        )
    return [operating_point(mechanism, guess, inputs, parameters, 0.0, "equilibria") for guess in listed]


def _none_found(model: Model, rest: Rest, positions: Sequence[Floats], guessed: bool) -> str:
    _, name, value = min(rest.unbalanced(q) for q in positions)
    starts = "the guesses" if guessed else f"{_count(len(positions), 'random position')}"
    advice = "Try other guesses" if guessed else "Give guesses=..., or more tries"
    return (
        f"equilibria: found none of {model.name!r} from {starts}: at best a force of {short(value, 4)} on {name!r} is left "
        f"unbalanced; expected a position where all forces balance. {advice}, or inputs=... that hold it; a model without "
        "any equilibrium may still have a steady motion (linearize with about=)."
    )


# --- what was found -------------------------------------------------------------------------------------------------


def _distinct(rest: Rest, positions: Sequence[Floats]) -> tuple[Equilibrium, ...]:
    kept: list[Equilibrium] = []
    marks: list[Floats] = []
    potential, variables = _Potential(rest.point), state_variables(rest.mechanism)
    usual = rest.force * rest.scale
    for q in positions:
        mark = rest.mark(q)
        if any(np.abs(mark - other).max(initial=0.0) < SAME for other in marks):
            continue
        one = _equilibrium(rest, variables, q, potential(q))
        if one.neutral and any(_alike(one, other, usual) for other in kept):
            continue
        kept.append(one)
        marks.append(mark)
    return tuple(
        sorted(kept, key=lambda one: (round(one.energy / usual, 9), [round(x, 6) for x in one.values.values()]))
    )


def _alike(one: Equilibrium, other: Equilibrium, usual: float) -> bool:
    """Whether two members of families have the same energy (against the usual one) and eigenvalues, as symmetry makes them."""
    if one.neutral != other.neutral:
        return False
    a, b = (np.sort_complex(x.eigenvalues) for x in (one, other))
    size = max(1.0, float(np.abs(a).max(initial=0.0)))
    near = abs(one.energy - other.energy) <= ALIKE * max(usual, abs(one.energy))
    return bool(near and a.shape == b.shape and np.abs(a - b).max(initial=0.0) <= ALIKE * size)


def _equilibrium(rest: Rest, variables: Variables, q: Floats, energy: float) -> Equilibrium:
    eom = rest.point.mechanism.eom
    q = rest.wrapped(q)
    balance = rest.balance(q)
    return Equilibrium(
        rest.point.moved(q, np.zeros(len(eom.u)), rest.point.time),
        variables,
        named(q, eom.q),
        dict(zip(eom.constraint_names, map(float, balance.multipliers), strict=True)),
        float(np.abs(balance.unbalanced).max(initial=0.0)),
        energy,
        balance.neutral(rest.stiffness).shape[1],
        rest.conserves_energy and _is_minimum(rest, balance.stiffness),
    )


def _is_minimum(rest: Rest, K: Floats) -> bool:
    """Whether the stiffness is positive for all displacements that the constraints allow."""
    size = max(rest.stiffness, float(np.abs(K).max(initial=0.0)))
    return bool(K.size and np.linalg.eigvalsh((K + K.T) / 2).min() > 1e-8 * size)


class _Potential:
    """The potential energy of all conservative loads at rest."""

    def __init__(self, point: OperatingPoint) -> None:
        eom = point.mechanism.eom
        energies = [load.energy for load in eom.model.loads.values() if load.energy is not None]
        self._point = point
        self._table = Table(point.mechanism.symbols, column([total(eom.express(column(energies)))]))

    def __call__(self, q: Floats) -> float:
        return float(self._table(self._point.moved(q, 0 * self._point.u, self._point.time).numbers)[0])
