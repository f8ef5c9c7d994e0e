"""equilibria: where a mechanism can stand still, each with its multipliers and a verdict on stability.

At rest f(q) + c + A^T lambda = 0 and Phi(q) = 0. Newton's steps for the displacement along the speeds and for lambda are of
least norm, so that redundant constraints and families of equilibria (nonholonomic ones always come in families) do no harm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.arguments import check_whole
from alembert.analysis.linear.equilibrium_search import Rest
from alembert.analysis.linear.linearization import Linearization, linearized
from alembert.analysis.linear.operating_point import OperatingPoint, Variables, operating_point, state_variables
from alembert.description import Model
from alembert.errors import AssemblyError, DerivationError, ModelError
from alembert.expressions.number_tables import assignments, short
from alembert.mechanism.mechanism import mechanism_of
from alembert.mechanism.state_derivatives import named, smooth_equations

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
    check_whole(tries, "equilibria: found tries", 1, MOST)
    check_whole(seed, "equilibria: found seed", 0, MOST)
    mechanism = mechanism_of(smooth_equations(model, "equilibria"), dense=True)
    listed = [guesses] if guesses is None or isinstance(guesses, Mapping) else guesses
    if isinstance(listed, str) or not isinstance(listed, Sequence) or not listed:
        raise ModelError(
            f"equilibria: found guesses={guesses!r}; expected values by name, guesses={{'theta': 3.0}}, or a list of such."
        )
    starts = [operating_point(mechanism, guess, inputs, parameters, 0.0, "equilibria") for guess in listed]
    rest = Rest(starts[0])
    rest.check_still()
    random = np.random.default_rng(seed)
    positions = [s.q for s in starts] if guesses is not None else [*rest.random_positions(random, tries)]
    found = [rest.nearest(one) for q in positions if (one := rest.settled(q)) is not None]
    found = [q for q in found if not rest.assembler.reversed(q, rest.rest).any()]
    if not found:
        raise AssemblyError(_none_found(model, rest, positions, guesses is not None))
    return Equilibria(model.name, _distinct(rest, found))


def _none_found(model: Model, rest: Rest, positions: Sequence[Floats], guessed: bool) -> str:
    lefts = np.nan_to_num([rest.balance(q).unbalanced for q in positions], nan=np.inf)
    sizes = np.abs(lefts / rest.scales.speeds)
    best = int(sizes.max(axis=1).argmin())
    k = int(sizes[best].argmax())
    starts = "the guesses" if guessed else f"{_count(len(positions), 'random position')}"
    advice = "Try other guesses" if guessed else "Give guesses=..., or more tries"
    return (
        f"equilibria: found none of {model.name!r} from {starts}: at best a force of {short(lefts[best, k], 4)} on "
        f"{rest.mechanism.eom.u[k].name!r} is left unbalanced; expected a position where all forces balance. {advice}, or "
        "inputs=... that hold it; a model without any equilibrium may still have a steady motion (linearize with about=)."
    )


# --- what was found -------------------------------------------------------------------------------------------------


def _distinct(rest: Rest, positions: Sequence[Floats]) -> tuple[Equilibrium, ...]:
    kept: list[Equilibrium] = []
    marks: list[Floats] = []
    variables, usual = state_variables(rest.mechanism), rest.force * rest.scale
    for q in positions:
        mark = rest.mark(q)
        if any(np.abs(mark - other).max(initial=0.0) < SAME for other in marks):
            continue
        one = _equilibrium(rest, variables, q)
        if one.neutral and any(_alike(one, other, usual) for other in kept):
            continue
        kept.append(one)
        marks.append(mark)
    kept.sort(key=lambda one: (round(one.energy / usual, 9), [round(x, 6) for x in one.values.values()]))
    return tuple(kept)


def _alike(one: Equilibrium, other: Equilibrium, usual: float) -> bool:
    """Whether two members of families have the same energy (against the usual one) and eigenvalues, as symmetry makes them."""
    if one.neutral != other.neutral:
        return False
    a, b = (np.sort_complex(x.eigenvalues) for x in (one, other))
    size = max(1.0, float(np.abs(a).max(initial=0.0)))
    near = abs(one.energy - other.energy) <= ALIKE * max(usual, abs(one.energy))
    return bool(near and a.shape == b.shape and np.abs(a - b).max(initial=0.0) <= ALIKE * size)


def _equilibrium(rest: Rest, variables: Variables, q: Floats) -> Equilibrium:
    eom = rest.point.mechanism.eom
    q = rest.wrapped(q)
    balance = rest.balance(q)
    return Equilibrium(
        rest.point.resting(q),
        variables,
        named(q, eom.q),
        dict(zip(eom.constraint_names, map(float, balance.multipliers), strict=True)),
        float(np.abs(balance.unbalanced).max(initial=0.0)),
        rest.potential(q),
        balance.neutral(rest.stiffness).shape[1],
        rest.conserves_energy and _is_minimum(rest, balance.stiffness),
    )


def _is_minimum(rest: Rest, K: Floats) -> bool:
    """Whether the stiffness is positive for all displacements that the constraints allow."""
    size = max(rest.stiffness, float(np.abs(K).max(initial=0.0)))
    return bool(K.size and np.linalg.eigvalsh((K + K.T) / 2).min() > 1e-8 * size)
