"""Constants of the motion as records: each with its expression, its reason and how it was verified; and all by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import sympy as sp
from symengine import expand

from alembert.analysis.candidate_momenta import Candidate
from alembert.analysis.velocity_polynomials import LONGEST, tidy, unit_fours, written_length
from alembert.description import TIME
from alembert.errors import ModelError
from alembert.expressions.algebra import ONE, ZERO, Expression, column, dot, forward, is_zero, substitute, to_sympy
from alembert.expressions.expression_writing import TEXT
from alembert.expressions.trigonometric_polynomials import fourier
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts

LONGEST_PROOF = 2000  # symbols and operations
PRINTED = 1500  # characters


@dataclass(frozen=True)
class Invariant:
    """One constant of the motion, in coordinates and speeds, with its reason.

    `residual` is the largest rate found, as a part of its own terms; `general` says whether it holds for all values of
    the parameters or only for those of the model.
    """

    candidate: Candidate
    eom: EquationsOfMotion = field(repr=False)
    residual: float
    general: bool
    states: int

    @property
    def name(self) -> str:
        """Its name."""
        return self.candidate.name

    @property
    def value(self) -> Expression:
        """The expression as it was found, with shared parts, for computing; `expression` is for people."""
        return self.candidate.value

    @property
    def reason(self) -> str:
        """Why it is conserved."""
        extra = "" if self.general else "; for these values of the parameters"
        return self.candidate.reason + extra

    @cached_property
    def proved(self) -> bool:
        """Whether it is proved in symbols, besides being verified in numbers."""
        parts, name = LagrangeParts(self.eom.kinematics), self.name
        if name in ("energy", "jacobi") and self.candidate.kind == "energy":
            return energy_is_constant(self.eom, parts, name == "jacobi")
        speeds = {"p_" + u.name.removesuffix("'"): k for k, u in enumerate(self.eom.u)}
        coordinates = {f"p_{q.name}": q for q in self.eom.q}
        if name not in speeds or name not in coordinates:
            return False
        return momentum_is_constant(self.eom, parts, speeds[name], coordinates[name])

    @cached_property
    def length(self) -> int:
        """The number of symbols and operations, written out."""
        return written_length(self.candidate.value)

    @property
    def is_short(self) -> bool:
        """Whether it can be printed for a person."""
        return self.length <= LONGEST

    @cached_property
    def expression(self) -> sp.Expr:
        """The expression in coordinates and speeds."""
        return (
            tidy(self.candidate.value, self.eom.u, unit_fours(self.eom))
            if self.is_short
            else to_sympy(self.candidate.value)
        )


class NotConserved(ModelError, KeyError):
    """A quantity was asked for that is not among the conserved ones."""

    def __str__(self) -> str:
        return str(self.args[0])


class Conserved(Mapping[str, sp.Expr]):
    """The constants of the motion by name; `dependent` are those that follow from the others and are not counted."""

    def __init__(
        self, model: str, found: Sequence[Invariant], dependent: Sequence[Invariant], caution: str = ""
    ) -> None:
        self.model, self.caution = model, caution
        self.invariants = {i.name: i for i in found}
        self.dependent = {i.name: i for i in dependent}

    @property
    def reasons(self) -> dict[str, str]:
        """Why each is conserved."""
        return {name: i.reason for name, i in self.invariants.items()}

    def __getitem__(self, name: str) -> sp.Expr:
        if name not in self.invariants:
            raise NotConserved(self._refusal(name))
        return self.invariants[name].expression

    def _refusal(self, name: str) -> str:
        known = ", ".join(self.invariants) or "nothing"
        if name in self.dependent:
            return (
                f"{name!r} is a function of the others ({known}) and not counted; read .dependent[{name!r}].expression."
            )
        return f"{name!r} is not among what was found to be conserved in {self.model!r}: {known}."

    def __iter__(self) -> Iterator[str]:
        return iter(self.invariants)

    def __len__(self) -> int:
        return len(self.invariants)

    def __str__(self) -> str:
        if not self.invariants:
            return f"Conserved in {self.model!r}: nothing was found."
        width = max(map(len, self.invariants))
        lines = [f"Conserved in {self.model!r}:"]
        for name, i in self.invariants.items():
            text = TEXT.expression(i.expression) if i.is_short else ""
            short = text if 0 < len(text) <= PRINTED else f"({i.length} symbols and operations: too long to print)"
            lines.append(f"  {name:<{width}} = {short}")
            shown = f"{'proved; ' if i.proved else ''}verified at {i.states} states, residual {i.residual:.0e}"
            lines.append(f"  {'':<{width}}   {i.reason} ({shown})")
        if self.dependent:
            lines.append(f"  functions of these, and not counted: {', '.join(self.dependent)}")
        if self.caution:
            lines.append(f"  {self.caution}")
        return "\n".join(lines)


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
    if written_length(value) > LONGEST_PROOF:
        return False
    if is_zero(expand(value)):
        return True
    found = fourier(to_sympy(value))
    return found is not None and sp.expand(found) == 0
