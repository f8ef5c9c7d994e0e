"""What is conserved: energy or Jacobi's integral, momenta of cyclic coordinates and of the whole, hidden symmetries.

Each candidate is verified at many random states that obey the constraints, with random inputs and friction forces, for
the parameters' own values and for others. What depends on the rest as a function counts once: the rank of the gradients
on the manifold of states decides (Noether 1918; for momentum maps see Marsden and Ratiu 1999).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
import sympy as sp
from numpy.typing import NDArray

from alembert.algebra import Array, Expression, column, surface
from alembert.analysis.ansatz import Coefficients, combined, constants
from alembert.analysis.momenta import Candidate, Candidates
from alembert.analysis.naming import combination_name, combination_reason
from alembert.analysis.proof import energy_is_constant, momentum_is_constant
from alembert.analysis.sampling import Samples
from alembert.analysis.tidying import LONGEST, tidy, written_length
from alembert.analysis.values import Draws, draws
from alembert.equations import EquationsOfMotion
from alembert.errors import ModelError
from alembert.formulations import derive
from alembert.formulations.lagrange import LagrangeParts
from alembert.model import Model

Floats = NDArray[np.float64]
ZERO_RATE = 1e-8  # a rate below this part of its own terms is rounding; errors of the solves are about 1e-12
POSITIONS = 10
RANK_STATES = 4
INDEPENDENT = 1e-6
PRIME = "'"
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
        speeds = {f"p_{u.name.removesuffix(PRIME)}": k for k, u in enumerate(self.eom.u)}
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
        return tidy(self.candidate.value, self.eom.u) if self.is_short else surface(self.candidate.value)


class NotConserved(ModelError, KeyError):
    """A quantity was asked for that is not among the conserved ones."""

    def __str__(self) -> str:
        return str(self.args[0])


class Conserved(Mapping[str, sp.Expr]):
    """The constants of the motion by name; `dependent` are those that follow from the others and are not counted."""

    def __init__(self, model: str, found: Sequence[Invariant], dependent: Sequence[Invariant]) -> None:
        self.model = model
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
        from alembert.show.writing import TEXT

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
        return "\n".join(lines)


def conserved(model: Model, *, parameters: Mapping[str, float] | None = None, seed: int = 0) -> Conserved:
    """The constants of the motion that are energies or linear in the velocities, by name.

    `energy` or `jacobi`; `p_theta` for a cyclic coordinate theta; `P_x`, `L_x`, `Lc_x` for the linear momentum, the
    angular momentum about the origin and about the centre of mass along x; and what a linear ansatz finds besides.

    >>> model = Model("fall")
    >>> stone = model.particle("stone", mass=2, plane="xy")
    >>> model.gravity((0, -9.81, 0))
    >>> print(", ".join(conserved(model)))
    energy, p_stone.x
    """
    if not isinstance(model, Model):
        raise ModelError(f"conserved: found {model!r}; expected a Model.")
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise ModelError(f"conserved: found seed={seed!r}; expected a whole number that is not negative.")
    valued = model.with_values(parameters) if parameters is not None else model
    search = _Search(derive(valued, "lagrange"), seed)
    found, dependent = search.distinct([*search.named, *search.hidden()])
    order = sorted(found, key=lambda i: i.candidate.kind != "energy")
    return Conserved(model.name, order, dependent)


class _Search:
    """The search in one record."""

    def __init__(self, eom: EquationsOfMotion, seed: int) -> None:
        self.eom, self.seed = eom, seed
        self.draws: Draws = draws(eom, seed)
        self.samples = self._sample(self.draws.own)
        self.candidates = Candidates(eom, self.samples)

    def _sample(self, values: Mapping[str, float], positions: int = POSITIONS) -> Samples:
        return Samples(self.eom, values, positions, seed=self.seed)

    @cached_property
    def _alike(self) -> Samples | None:
        return None if self.draws.alike is None else self._sample(self.draws.alike)

    @cached_property
    def _other(self) -> Samples | None:
        return None if self.draws.other is None else self._sample(self.draws.other)

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
        residuals = _residuals(self.samples, values)
        alike = _residuals(self._alike, values) if self._alike else residuals
        other = _residuals(self._other, values) if self._other else alike
        states = sum(s.size for s in (self.samples, self._alike, self._other) if s is not None)
        return [
            Invariant(c, self.eom, float(residuals[k]), bool(other[k] < ZERO_RATE), states)
            for k, c in enumerate(candidates)
            if max(residuals[k], alike[k]) < ZERO_RATE
        ]

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
        listed = sorted(self.candidates.named, key=lambda c: _order(c, known))
        listed = self._sound([*listed, *self.candidates.others()])
        out: list[Invariant] = []

        def accept(exact: Coefficients) -> bool:
            parts = {listed[k].name: c for k, c in exact.items()}
            if len(parts) == 1 and set(parts) <= known:
                return True
            value = combined(exact, [c.value for c in listed])
            lead = listed[next(iter(exact))]
            name, reason = combination_name(parts, lead), combination_reason(parts, lead)
            found = self.verified([Candidate(name, value, reason, _kind(parts))])
            out.extend(found)
            return bool(found)

        functions = column(c.value for c in listed)
        constants(functions, lambda values: self._sample(values, 8 + len(listed) // 2), self.draws.own, accept)
        return out

    # --- each once --------------------------------------------------------------------------------------------------

    def distinct(self, found: Sequence[Invariant]) -> tuple[list[Invariant], list[Invariant]]:
        """Those that are independent as functions on the manifold of states, in order of preference, and the rest.

        What is constant on the whole manifold, and what repeats another one, is in neither.
        """
        functions = column(i.value for i in found)
        slopes, values = self.samples.slopes(functions), self.samples.at(functions)
        places = np.linspace(0, self.samples.size - 1, RANK_STATES).astype(int)
        tables = [self.samples.gradients(slopes, int(k)) for k in places]
        kept: list[int] = []
        dependent = []
        for k in range(len(found)):
            if all(np.linalg.norm(on[k]) <= INDEPENDENT * np.linalg.norm(every[k]) for on, every in tables):
                continue
            if any(_stands_out(on, kept, k) for on, _ in tables):
                kept.append(k)
            elif not any(_proportional(values[:, k], values[:, j]) for j in kept):
                dependent.append(found[k])
        return _with_names([found[k] for k in kept]), dependent


def _order(candidate: Candidate, known: set[str]) -> tuple[bool, bool, bool]:
    """What is constant by itself first, then angular before linear momenta, so that axes through points are seen."""
    return candidate.name not in known, candidate.kind == "part", candidate.name.startswith("P_")


def _kind(parts: Mapping[str, object]) -> str:
    return "energy" if {"energy", "jacobi"} & set(parts) else "part"


def _with_names(found: Sequence[Invariant]) -> list[Invariant]:
    """Names that occur twice get a number."""
    out: list[Invariant] = []
    for i in found:
        same = sum(j.name.split("#")[0] == i.name for j in out)
        out.append(replace(i, candidate=replace(i.candidate, name=f"{i.name}#{same + 1}")) if same else i)
    return out


def _residuals(samples: Samples, values: Array) -> Floats:
    """The largest rate of each expression as a part of the terms that make it up; infinite where it has no number."""
    if not len(values):
        return np.zeros(0)
    rates, sizes = samples.rates_of(values, samples.slopes(values))
    with np.errstate(all="ignore"):
        ratio = np.abs(rates) / np.where(sizes > 0, sizes, 1.0)
    return np.nan_to_num(ratio, nan=np.inf).max(axis=0)


def _stands_out(gradients: Floats, kept: Sequence[int], k: int) -> bool:
    """Whether gradient k is not in the span of the kept ones."""
    g = gradients[k] / max(float(np.linalg.norm(gradients[k])), 1e-300)
    if kept:
        rows = gradients[list(kept)]
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        U, s, _ = np.linalg.svd((rows / np.where(lengths > 0, lengths, 1.0)).T, full_matrices=False)
        basis = U[:, s > INDEPENDENT]
        g = g - basis @ (basis.T @ g)
    return bool(np.linalg.norm(g) > INDEPENDENT)


def _proportional(a: Floats, b: Floats) -> bool:
    """Whether two functions are the same up to a factor and a constant."""
    line = np.column_stack([b, np.ones_like(b)])
    rest = a - line @ np.linalg.lstsq(line, a, rcond=None)[0]
    return bool(np.abs(rest).max() <= INDEPENDENT * np.abs(a).max())
