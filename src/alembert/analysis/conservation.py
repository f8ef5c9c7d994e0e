"""What is conserved: energy or Jacobi's integral, momenta of cyclic coordinates and of the whole, hidden symmetries.

Each candidate is verified at many random states that obey the constraints, with random inputs and friction forces, for
the parameters' own values and for others. What depends on the rest as a function counts once: the rank of the gradients
on the manifold of states decides (Noether 1918; for momentum maps see Marsden and Ratiu 1999).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.ansatz import Coefficients, combined, constants
from alembert.analysis.arguments import check_model, check_whole
from alembert.analysis.candidate_momenta import Candidate, Candidates, combination
from alembert.analysis.conserved_quantity import Conserved, Invariant
from alembert.analysis.sampling import Samples, draws
from alembert.assembly.constraint_rank import outside
from alembert.description import Model
from alembert.description.piecewise_parts import caution
from alembert.expressions.algebra import column
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion

Floats = NDArray[np.float64]
ZERO_RATE = 1e-10  # a rate below this part of its own terms is rounding; errors of the solves are about 1e-12
POSITIONS = 10
RANK_STATES = 4
INDEPENDENT = 1e-6


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
    check_model(model, "conserved")
    check_whole(seed, "conserved: found seed")
    valued = model.with_values(parameters) if parameters is not None else model
    search = _Search(derive(valued, "lagrange"), seed)
    found, dependent = search.distinct([*search.named, *search.hidden()])
    order = sorted(found, key=lambda i: i.candidate.kind != "energy")
    return Conserved(model.name, order, dependent, caution(model))


class _Search:
    """The search in one record."""

    def __init__(self, eom: EquationsOfMotion, seed: int) -> None:
        self.eom, self.seed = eom, seed
        drawn = draws(eom, seed)
        self.own, self.samples = drawn.own, self._sample(drawn.own)
        self._alike, self._other = (
            None if values is None else self._sample(values) for values in (drawn.alike, drawn.other)
        )
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
        functions = column(c.value for c in listed)
        out: list[Invariant] = []

        def accept(exact: Coefficients) -> bool:
            parts = {listed[k].name: c for k, c in exact.items()}
            if len(parts) == 1 and set(parts) <= known:
                return True
            found = self.verified([combination(parts, listed[next(iter(exact))], combined(exact, functions))])
            out.extend(found)
            return bool(found)

        constants(functions, lambda values: self._sample(values, 8 + len(listed) // 2), self.own, accept)
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


def _order(candidate: Candidate, known: set[str]) -> tuple[bool, bool, bool]:
    """What is constant by itself first, then angular before linear momenta, so that axes through points are seen."""
    return candidate.name not in known, candidate.kind == "part", candidate.name.startswith("P_")


def _with_names(found: Sequence[Invariant]) -> list[Invariant]:
    """Names that occur twice get a number."""
    out: list[Invariant] = []
    for i in found:
        same = sum(j.name.split("#")[0] == i.name for j in out)
        out.append(replace(i, candidate=replace(i.candidate, name=f"{i.name}#{same + 1}")) if same else i)
    return out


def _proportional(a: Floats, b: Floats) -> bool:
    """Whether two functions are the same up to a factor and a constant."""
    line = np.column_stack([b, np.ones_like(b)])
    rest = a - line @ np.linalg.lstsq(line, a, rcond=None)[0]
    return bool(np.abs(rest).max() <= INDEPENDENT * np.abs(a).max())
