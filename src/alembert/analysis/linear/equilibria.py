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

from alembert.analysis.linear.linearization import Linearization, floquet_multipliers, linearized
from alembert.analysis.linear.operating_point import OperatingPoint, Variables, operating_point, variables_of
from alembert.analysis.linear.potential_minimum import Rest
from alembert.analysis.linear.stability import Spectrum
from alembert.description import Model, name_rules
from alembert.description.named_numbers import GivenNumbers
from alembert.errors import AssemblyError, DerivationError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.number_tables import assignments, short
from alembert.expressions.validation import check_whole
from alembert.mechanism.mechanism import mechanism_of
from alembert.mechanism.power import moves_by_itself
from alembert.mechanism.state_derivatives import named, smooth_equations
from alembert.presentation import Shown

SAME = 1e-6  # two equilibria whose poses differ by less are one
ALIKE = 1e-5  # relative: two members of a family with energies and eigenvalues as near as this count once

CIRCLE = 1e-4  # a Floquet multiplier as near to size one as this may lie on either side: so far repeated ones are known
MOST = 10**6  # tries, or a seed


@dataclass(frozen=True, eq=False)
class Equilibrium(Shown):
    """A position of rest: its coordinates by name (`values`, or by index), multipliers, residual and stability.

    `neutral` is the number of directions in which it can be displaced without a force, to first order. `minimum` says whether
    the potential energy has a minimum here (None: unknown) and no force gains energy, `smooth` whether the forces have slopes
    here, `conservative` whether only potentials act, `period` is that of forces that depend on time: 0 where none do, infinite
    where they have no period.
    """

    rest: Rest = field(repr=False)
    point: OperatingPoint = field(repr=False)
    variables: Variables = field(repr=False)
    values: Mapping[str, float]
    multipliers: Mapping[str, float]
    residual: float
    energy: float
    neutral: int
    minimum: bool | None
    smooth: bool
    conservative: bool
    period: float

    def __getitem__(self, key: Any) -> float:
        name = name_rules.label(key)
        if name not in self.values:
            raise ModelError(f"The equilibrium has no {name!r}; it has {', '.join(self.values)}.")
        return self.values[name]

    @cached_property
    def family(self) -> bool:
        """Whether it has neighbours in the directions without a force; a strict minimum, or a hilltop, has none."""
        return self.neutral > 0 and self.minimum is None and self.rest.has_neighbours(self.point.q)

    @cached_property
    def linearization(self) -> Linearization:
        """The linear system about it."""
        return linearized(self.point, self.variables, everything=True)

    @cached_property
    def eigenvalues(self) -> NDArray[np.complex128]:
        """The eigenvalues of the linear system; none where the coordinates are singular, or forces depend on time."""
        return self.linearization.eigenvalues if self._regular and not self.period else np.zeros(0, dtype=complex)

    @cached_property
    def floquet_multipliers(self) -> NDArray[np.complex128]:
        """The factors by which disturbances grow in one period of the forces; none where there is none, or too long a one."""
        if not 0 < self.period < np.inf or not self._regular:
            return np.zeros(0, dtype=complex)
        return floquet_multipliers(self.point, self.variables, self.period)

    @cached_property
    def _regular(self) -> bool:
        """Whether the coordinates determine the accelerations here; Euler angles do not at their pole."""
        if self.rest.is_singular(self.point.q):
            return False
        try:
            return bool(np.isfinite(self.point.instant.solved[0]).all())
        except DerivationError:
            return False

    @property
    def stable(self) -> bool | None:
        """Whether small disturbances stay small, by a theorem whose conditions hold; None where none is known."""
        return self._judgement[0]

    @property
    def verdict(self) -> str:
        """On stability, in words."""
        return self._judgement[1]

    @cached_property
    def _judgement(self) -> tuple[bool | None, str]:
        if not self._regular and not self.minimum:
            return None, "undecided: the coordinates are singular here; describe the mechanism in other angles to know"
        if self.period:
            return _by_floquet(self.floquet_multipliers, self.period)
        has_slopes = self._regular and self.smooth and self.minimum is not False
        linear = self.linearization.spectrum if has_slopes else None
        if linear and (linear.dies_out or linear.is_rigid):
            return True, self.linearization.verdict
        if self.minimum:
            moved = ", with that of being carried along," if moves_by_itself(self.point.mechanism.eom) else ""
            return True, f"stable: the potential energy{moved} has a minimum here (Lagrange and Dirichlet)"
        if self.minimum is False:
            return False, "unstable: the potential energy of the one coordinate has no minimum here"
        return self._by_first_order(linear)

    def _by_first_order(self, linear: Spectrum | None) -> tuple[bool | None, str]:
        """What Lyapunov's first method tells, and what families add to it."""
        if linear is None:
            return None, "undecided: a law of the forces changes here, and its pieces have different slopes"
        verdict = linear.verdict_of_zeros(self.linearization.states)  # families are known by their neighbours
        if linear.grows:
            return False, verdict
        if linear.is_rounded and self.rest.balances_exactly(self.point.q) is None:
            return None, linear.verdict(self.linearization.states)
        if self.neutral and not self.family:
            return None, "undecided: a displacement meets no force to first order, and terms of higher order decide"
        if self.family and linear.repeated_zero and self.conservative:
            return False, verdict
        if self.family and linear.zeros == self.neutral and linear.damped == len(linear.eigenvalues) - linear.zeros:
            return True, f"stable: it has neighbours of the same kind, and all other disturbances die out; {verdict}"
        return None, f"undecided: {verdict.removeprefix('undecided: ')}, and terms of higher order decide"

    def __str__(self) -> str:
        lines = [assignments(self.values) or "no coordinates", f"  {self.verdict}"]
        if self.multipliers:
            lines.append(f"  multipliers: {assignments(self.multipliers)}")
        if self.family:
            lines.append(
                f"  one of a family: it can be displaced in {_count(self.neutral, 'direction')} without a force"
            )
        return "\n".join(lines)


@dataclass(frozen=True)
class Equilibria(Sequence[Equilibrium], Shown):
    """The equilibria that were found, by increasing potential energy; `note` says where the search ended early."""

    model: str
    found: tuple[Equilibrium, ...]
    note: str = ""

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
        lines = [head, *(f"{k + 1}. {one}" for k, one in enumerate(self.found)), self.note]
        return "\n".join(filter(None, lines))


def _by_floquet(multipliers: NDArray[np.complex128], period: float) -> tuple[bool | None, str]:
    """What the growth in one period tells; where it is near one, terms of higher order decide."""
    if not len(multipliers):
        found = (
            f"in a period as long as {period:.4g}, with too many swings to follow"
            if period < np.inf
            else "without a period"
        )
        return None, f"undecided: forces depend on time {found}; simulate the model"
    largest = float(np.abs(multipliers).max())
    factor = f"by the factor {largest:.4g} in every period of {period:.4g} (Floquet)"
    if largest > 1 + CIRCLE:
        return False, f"unstable: a disturbance grows {factor}"
    if largest < 1 - CIRCLE:
        return True, f"asymptotically stable: every disturbance dies out, {factor}"
    return (
        None,
        f"undecided: to first order disturbances neither grow nor die out in a period of {period:.4g} (Floquet)",
    )


def _count(number: int, what: str) -> str:
    plural = what[:-2] + "a" if what.endswith("um") else what + "s"
    return f"{number} {what if number == 1 else plural}"


def equilibria(
    model: Model,
    *,
    guesses: Any = None,
    inputs: GivenNumbers = None,
    parameters: GivenNumbers = None,
    tries: int = 40,
    seed: int = 0,
) -> Equilibria:
    """The equilibria of a model at constant inputs, distinct ones, angles modulo a full turn.

    Each is one at all times: where constraints move or forces change by themselves, those that end are left out.

    The search starts from `guesses` (values of coordinates by name, or a list of such), or from as many random positions as
    `tries` says. It finds what Newton's steps reach, which need not be all there are; of a large mechanism it may end before
    all starts are tried, and then has a `note` that says so.

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
    rest.check_held()
    random = np.random.default_rng(seed)
    positions = [s.q for s in starts] if guesses is not None else [*rest.random_positions(random, tries)]
    searched, found = _searched(rest, positions)
    found = [q for q in found if not rest.assembler.reversed(q, rest.rest).any()]
    found = rest.lasting(rest.without_cusps(found))
    if not found:
        raise AssemblyError(_none_found(model, rest, positions[:searched], guesses is not None))
    left = f"from {searched} of {_count(len(positions), 'start')}; there may be more. Give guesses=..., or fewer tries."
    note = f"The search ended after {rest.looked_at} positions, {left}" if searched < len(positions) else ""
    return Equilibria(model.name, _distinct(rest, found), note)


def _searched(rest: Rest, positions: Sequence[Floats]) -> tuple[int, list[Floats]]:
    """From how many of the positions rest was sought, and what was found; the first is always tried."""
    found: list[Floats] = []
    for k, q in enumerate(positions):
        if k and rest.is_tired:
            return k, found
        one = rest.settled(q)
        if one is not None and not rest.is_left(near := rest.nearest(one)):
            found.append(near)
    return len(positions), found


def _none_found(model: Model, rest: Rest, positions: Sequence[Floats], guessed: bool) -> str:
    lefts = np.nan_to_num([rest.balance(q).unbalanced for q in positions], nan=np.inf)
    sizes = np.abs(lefts / rest.scales.speeds)
    best = int(sizes.max(axis=1).argmin())
    k = int(sizes[best].argmax())
    starts = "the guesses" if guessed else f"{_count(len(positions), 'random position')}"
    advice = "Try other guesses" if guessed else "Give guesses=..., or more tries"
    fading = " (one that fades, as exp(x) does, is never zero)" if rest.fading else ""
    return (
        f"equilibria: found none of {model.name!r} from {starts}: at best a force of {short(lefts[best, k], 4)} on "
        f"{rest.mechanism.eom.u[k].name!r} is left unbalanced{fading}; expected a position where all forces balance. "
        f"{advice}, or inputs=... that hold it; a model without any equilibrium may still have a steady motion "
        "(linearize with about=)."
    )


# --- what was found -------------------------------------------------------------------------------------------------


def _distinct(rest: Rest, positions: Sequence[Floats]) -> tuple[Equilibrium, ...]:
    kept: list[Equilibrium] = []
    marks: list[Floats] = []
    variables, usual = variables_of(rest.mechanism), rest.force * rest.scale
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
    if one.neutral != other.neutral or abs(one.energy - other.energy) > ALIKE * max(usual, abs(one.energy)):
        return False
    a, b = (np.sort_complex(x.eigenvalues) for x in (one, other))
    size = max(1.0, float(np.abs(a).max(initial=0.0)))
    return bool(a.shape == b.shape and np.abs(a - b).max(initial=0.0) <= ALIKE * size)


def _equilibrium(rest: Rest, variables: Variables, q: Floats) -> Equilibrium:
    eom = rest.point.mechanism.eom
    q = rest.wrapped(q)
    balance = rest.balance(q)
    return Equilibrium(
        rest,
        rest.point.resting(q),
        variables,
        named(q, eom.q),
        dict(zip(eom.constraint_names, map(float, balance.multipliers), strict=True)),
        float(np.abs(balance.unbalanced).max(initial=0.0)),
        rest.potential(q),
        balance.neutral(rest.stiffness).shape[1],
        rest.has_minimum(q),
        rest.is_smooth(q),
        rest.acts_by_potentials,
        rest.period,
    )
