"""What is conserved: energy or Jacobi's integral, momenta of cyclic coordinates and of the whole, hidden symmetries.

Each candidate is verified at many random states that obey the constraints, with random inputs and friction forces, for
the parameters' own values and for others. What depends on the rest as a function counts once: the rank of the gradients
on the manifold of states decides (Noether 1918; for momentum maps see Marsden and Ratiu 1999).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from textwrap import fill, indent

import numpy as np
import sympy as sp
from symengine import expand

from alembert.analysis.ansatz import Coefficients, combined, constants
from alembert.analysis.candidate_momenta import Candidate, Candidates, combination
from alembert.analysis.linear_integrals import LinearIntegrals, linear_integrals
from alembert.analysis.quadratic_lagrangian import LONGEST, tidy, unit_fours
from alembert.analysis.sampling import Samples, Values, draws
from alembert.assembly.constraint_rank import outside
from alembert.description import TIME, Model, name_rules
from alembert.description.named_numbers import GivenNumbers
from alembert.description.piecewise_parts import caution
from alembert.errors import UnknownName
from alembert.expressions.algebra import ONE, ZERO, Expression, Floats, forward, is_zero, substitute, to_sympy
from alembert.expressions.arrays import column, dot
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import fourier
from alembert.expressions.validation import check_whole
from alembert.formulations import derive, in_mode
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts
from alembert.presentation import Shown, present

ZERO_RATE = 1e-10  # a rate below this part of its own terms is rounding; errors of the solves are about 1e-12
POSITIONS = 10
RANK_STATES = 4
INDEPENDENT = 1e-6
LONGEST_PROOF = 2000  # symbols and operations

WIDTH = 110  # of lines of text
MOST_REFUSED = 100  # combinations that turn out not to be constant, before the search for more is given up


@dataclass(frozen=True)
class Invariant(Candidate):
    """One constant of the motion, in coordinates and speeds, with its reason.

    `value` is as it was found, with shared parts, for computing; `expression` is for people.
    `residual` is the largest rate found, as a part of its own terms; `general` says whether it holds for all values of
    the parameters or only for those of the model.
    """

    eom: EquationsOfMotion = field(repr=False)
    residual: float
    general: bool
    states: int

    @cached_property
    def proved(self) -> bool:
        """Whether it is proved in symbols, besides being verified in numbers."""
        parts, name = self.eom.terms.parts, self.name
        if name in ("energy", "jacobi") and self.kind == "energy":
            return energy_is_constant(self.eom, parts, name == "jacobi")
        speeds = {"p_" + u.name.removesuffix("'"): k for k, u in enumerate(self.eom.u)}
        coordinates = {f"p_{q.name}": q for q in self.eom.q}
        if name not in speeds or name not in coordinates:
            return False
        return momentum_is_constant(self.eom, parts, speeds[name], coordinates[name])

    @cached_property
    def is_short(self) -> bool:
        """Whether it can be printed for a person."""
        return Sizes()(self.value) <= LONGEST

    @cached_property
    def expression(self) -> sp.Expr:
        """The expression in coordinates and speeds."""
        return tidy(self.value, self.eom.u, unit_fours(self.eom)) if self.is_short else to_sympy(self.value)


class Conserved(Mapping[str, sp.Expr], Shown):
    """The constants of the motion by name; `dependent` are those that follow from the others and are not counted.

    `linear_integrals`, where it is not None, has constants that are known by a differential equation only.
    """

    def __init__(
        self,
        model: str,
        found: Sequence[Invariant],
        dependent: Sequence[Invariant],
        caution: str = "",
        linear_integrals: LinearIntegrals | None = None,
    ) -> None:
        self.model, self.caution, self.linear_integrals = model, caution, linear_integrals
        self.invariants = {i.name: i for i in found}
        self.dependent = {i.name: i for i in dependent}

    @property
    def reasons(self) -> dict[str, str]:
        """Why each is conserved."""
        return {name: i.reason for name, i in self.invariants.items()}

    def __getitem__(self, key: str) -> sp.Expr:
        name = name_rules.label(key)
        if name in self.invariants:
            return self.invariants[name].expression
        known = ", ".join(self.invariants) or "nothing"
        if name in self.dependent:
            raise UnknownName(
                f"{name!r} is a function of the others ({known}) and not counted; read .dependent[{name!r}].expression."
            )
        raise UnknownName(f"{name!r} is not among what was found to be conserved in {self.model!r}: {known}.")

    def __iter__(self) -> Iterator[str]:
        return iter(self.invariants)

    def __len__(self) -> int:
        return len(self.invariants)

    def __str__(self) -> str:
        if not self.invariants and not self.linear_integrals:
            return f"Conserved in {self.model!r}: nothing was found."
        width, lines = max(map(len, self.invariants), default=0), [f"Conserved in {self.model!r}:"]
        for name, i in self.invariants.items():
            speeds = [u.name for u in i.eom.u]
            lines.append(present("formula as text", i.eom.model, f"{name:<{width}}", i.expression, speeds))
            shown = f"{'proved; ' if i.proved else ''}verified at {i.states} states, residual {i.residual:.0e}"
            lines.append(fill(f"{i.reason} ({shown})", WIDTH, initial_indent="    ", subsequent_indent="    "))
        if self.dependent:
            lines.append(f"  functions of these, and not counted: {', '.join(self.dependent)}")
        if self.linear_integrals:
            lines.append(indent(f"and {self.linear_integrals}", "  "))
        if self.caution:
            lines.append(f"  {self.caution}")
        return "\n".join(lines)


# --- the search -------------------------------------------------------------------------------------------------------


def conserved(model: Model, *, parameters: GivenNumbers = None, seed: int = 0) -> Conserved:
    """The constants of the motion that are energies or linear in the velocities, by name.

    `energy`, `jacobi`, or `energy_less_work` where loads are constant along coordinates; `p_theta` for a cyclic coordinate
    theta; `P_x`, `L_x`, `Lc_x` for the linear momentum, the angular momentum about the origin and about the centre of mass
    along x; and what a linear ansatz finds besides. Where the constraints are on velocities, `.linear_integrals` tells of
    constants linear in the speeds that a differential equation defines, as those of a rolling disk.

    >>> model = Model("fall")
    >>> stone = model.particle("stone", mass=2, plane="xy")
    >>> model.gravity((0, -9.81, 0))
    >>> print(", ".join(conserved(model)))
    energy, p_stone.x
    """
    in_mode(model, None, "conserved")
    check_whole(seed, "conserved: found seed")
    valued = model.with_values(parameters) if parameters is not None else model
    search = _Search(derive(valued, "lagrange"), seed)
    found, dependent = search.distinct([*search.named, *search.hidden()])
    order = sorted(found, key=lambda i: i.kind != "energy")
    linear = linear_integrals(search.eom, search.own, [i.value for i in found if i.kind != "energy"])
    return Conserved(model.name, order, dependent, " ".join(filter(None, [caution(model), search.note])), linear)


class _Search:
    """The search in one record."""

    def __init__(self, eom: EquationsOfMotion, seed: int) -> None:
        self.eom, self.seed, self.note = eom, seed, ""
        self.own, *others = draws(eom, seed)
        self.samples = self._sample(self.own)
        self._alike, self._other = (None if values is None else self._sample(values) for values in others)
        self.candidates = Candidates(eom, self.samples)

    def _sample(self, values: Mapping[str, float], positions: int = POSITIONS) -> Samples:
        return Samples(self.eom, values, positions, seed=self.seed)

    @cached_property
    def named(self) -> list[Invariant]:
        """The candidates with a name that are constant by themselves."""
        return self.verified(self.candidates.named)

    def verified(self, candidates: Sequence[Candidate]) -> list[Invariant]:
        """Those of the candidates that are constant for the model's values, and for values with the same zeros and
        equalities; a candidate that is constant for any others too is general.
        """
        candidates = self._sound(candidates)
        values = column(c.value for c in candidates)
        residuals = self.samples.residuals(values)
        alike = self._alike.residuals(values) if self._alike else residuals
        other = self._other.residuals(values) if self._other else alike
        states = sum(s.size for s in (self.samples, self._alike, self._other) if s is not None)
        found = []
        for k in np.flatnonzero(np.maximum(residuals, alike) < ZERO_RATE):
            c, general = candidates[k], bool(other[k] < ZERO_RATE)
            reason = c.reason + ("" if general else "; for these values of the parameters")
            found.append(Invariant(c.name, c.value, reason, c.kind, self.eom, float(residuals[k]), general, states))
        return found

    def _sound(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """Without those that are zero but for rounding."""
        if not candidates:
            return []
        noise = self.samples.is_rounding(column(c.value for c in candidates))
        return [c for c, lost in zip(candidates, noise, strict=True) if not lost]

    # --- combinations -----------------------------------------------------------------------------------------------

    def hidden(self) -> list[Invariant]:
        """Combinations of candidates that are constant although the candidates need not be."""
        known = {i.name for i in self.named}
        # what is constant by itself first, then angular before linear momenta, so that axes through points are seen
        named = sorted(self.candidates.named, key=lambda c: (c.name not in known, c.kind == "part", c.name[:2] == "P_"))
        listed = self._sound([*named, *self.candidates.others()])
        functions = column(c.value for c in listed)
        out: list[Invariant] = []

        def accept(exact: Coefficients) -> bool:
            parts = {listed[k].name: c for k, c in exact.items()}
            if len(parts) == 1 and set(parts) <= known:
                return True
            found = self.verified([combination(parts, listed[next(iter(exact))], combined(exact, functions))])
            out.extend(found)
            return bool(found)

        def sample(values: Values) -> Samples:
            return self._sample(values, 8 + len(listed) // 2)

        if not constants(functions, sample, self.own, accept, MOST_REFUSED):
            self.note = (
                f"The search for combinations was stopped after {MOST_REFUSED} that are none; there may be more."
            )
        return out

    # --- each once --------------------------------------------------------------------------------------------------

    def distinct(self, found: Sequence[Invariant]) -> tuple[list[Invariant], list[Invariant]]:
        """Those that are independent as functions on the manifold of states, in order of preference, and the rest.

        What is constant on the whole manifold, and what repeats another one, is in neither.
        """
        functions = column(i.value for i in found)
        values = self.samples.at(functions)
        places = np.linspace(0, self.samples.size - 1, RANK_STATES).astype(int)
        tables = [self.samples.gradients(functions, int(k)) for k in places]
        kept: list[int] = []
        dependent = []
        for k in range(len(found)):
            if not any(table[k].any() for table in tables):
                continue
            if any(outside(table[k], list(table[kept])) > INDEPENDENT for table in tables):
                kept.append(k)
            elif not any(_proportional(values[:, k], values[:, j]) for j in kept):
                dependent.append(found[k])
        return _with_names([found[k] for k in kept]), dependent


def _with_names(found: Sequence[Invariant]) -> list[Invariant]:
    """Names that occur twice get a number."""
    before = [sum(j.name == i.name for j in found[:k]) for k, i in enumerate(found)]
    return [replace(i, name=f"{i.name}#{same + 1}") if same else i for i, same in zip(found, before, strict=True)]


def _proportional(a: Floats, b: Floats) -> bool:
    """Whether two functions are the same up to a factor and a constant."""
    line = np.column_stack([b, np.ones_like(b)])
    rest = a - line @ np.linalg.lstsq(line, a, rcond=None)[0]
    return bool(np.abs(rest).max() <= INDEPENDENT * np.abs(a).max())


# --- proofs in symbols, where they are short --------------------------------------------------------------------------
# p_k' = d(T - V)/dq_k + Q_k + c_k + (A^T lambda)_k,   h' = (Q + c) u + lambda^T A u - d(T - V)/dt   (Noether 1918)


def momentum_is_constant(eom: EquationsOfMotion, parts: LagrangeParts, k: int, q: Expression) -> bool:
    """Whether the momentum of the coordinate q, whose rate is speed k, is proved to be constant."""
    forces = [parts.Q[k], eom.c[k], *eom.A[:, k], *(x for law in eom.frictions for x in law.G[:, k])]
    return all(map(_vanishes, [*forces, *forward([parts.T, parts.V], {q: ONE})]))


def energy_is_constant(eom: EquationsOfMotion, parts: LagrangeParts, moving: bool) -> bool:
    """Whether the energy (with `moving`, Jacobi's integral) is proved to be constant."""
    if eom.frictions:
        return False
    rest = dict.fromkeys(eom.u, ZERO)
    drift = (substitute(row.velocity, rest) for row in eom.rows)
    conditions = [dot(parts.Q + eom.c, column(eom.u)), *drift, *forward([parts.T, parts.V], {TIME: ONE})]
    if not moving:
        conditions += [substitute(x, rest) for x in (parts.T, *parts.momenta)]
    return all(map(_vanishes, conditions))


def _vanishes(value: Expression) -> bool:
    """Whether an expression is zero for all values of its symbols, as far as a short computation can tell."""
    if is_zero(value):
        return True
    if Sizes()(value) > LONGEST_PROOF:
        return False
    if is_zero(expand(value)):
        return True
    found = fourier(to_sympy(value))
    return found is not None and sp.expand(found) == 0
