"""Many random states on the constraints at once: the numbers of shared expressions there, and the motion through them;
and values of parameters to try: the model's own, others with the same zeros and equalities, and any others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import Scales, constraint_rank, row_sizes, without_rounding
from alembert.description import TIME
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Expression, Floats, forward
from alembert.expressions.arrays import Array, column
from alembert.expressions.evaluation import sampled
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.constrained_solve import constrained

Numbers = Mapping[Expression, Any]
Values = Mapping[str, float]
NOISE = 1e-6
NEARBY = 0.02  # closed mechanisms may fail to close for values that are further away


class Samples:
    """Random states of a record on its constraints, for given values of the parameters.

    Several velocities are drawn at each position. Inputs and friction forces are drawn at random: what is said of the
    motion here is meant for every input and every friction.
    """

    def __init__(
        self, eom: EquationsOfMotion, values: Mapping[str, float], positions: int, velocities: int = 4, seed: int = 5
    ) -> None:
        self.eom = eom
        self.values = dict(values)
        self.size = positions * velocities
        self._random = np.random.default_rng(seed)
        assembler = Assembler(eom.kinematics, values)
        self.scales, self.units = assembler.scales, assembler.units
        states = [assembler.random_state(self._random).numbers for _ in range(positions)]
        self.numbers: dict[Expression, Floats] = {
            s: np.repeat([state[s] for state in states], velocities) for s in assembler.arguments
        }
        for symbol in [*eom.u, *(Symbol(s.name) for s in eom.inputs)]:
            self.numbers[symbol] = self._random.normal(size=self.size)
        rows = column(row.velocity for row in eom.kinematics.rows)
        matrices = (
            [constraint_rank(A, self.scales) for A in self.at(eom.kinematics.constraint_matrix)] if eom.rows else []
        )
        for _ in range(2 if matrices else 0):
            steps = np.array([A.solution(e) for A, e in zip(matrices, self.at(rows), strict=True)])
            for k, u in enumerate(eom.u):
                self.numbers[u] = self.numbers[u] - steps[:, k]
        self._changes = {s: Symbol(f"change of {s.name}") for s in (*eom.q, *eom.u, TIME)}

    def at(self, values: Array) -> Floats:
        """The expressions at all states (states, *shape)."""
        return sampled(values, self.numbers)

    def is_rounding(self, values: Array) -> NDArray[np.bool_]:
        """Which expressions are zero but for rounding: with more digits they are others."""
        plain, precise = self.at(values), sampled(values, self.numbers, np.longdouble)
        with np.errstate(all="ignore"):
            change = np.abs(plain - precise) / np.maximum(np.abs(plain), np.abs(precise))
        return np.asarray(np.median(np.nan_to_num(change.astype(float), nan=1.0), axis=0) > NOISE)

    # --- the motion -------------------------------------------------------------------------------------------------

    @cached_property
    def accelerations(self) -> Floats:
        """u' (states, speeds)."""
        eom = self.eom
        M, f, A, b = (self.at(x) for x in (eom.M, eom.f + eom.c, eom.A, eom.b))
        for law in eom.frictions:
            pull = self._random.normal(size=(self.size, len(law.G)))
            f = f + np.einsum("sij,si->sj", self.at(law.G), pull * np.abs(f).max(axis=1, keepdims=True))
        rows = [without_rounding(A[k], b[k], self.scales) for k in range(self.size)]
        solved = [constrained(M[k], f[k], *rows[k], self.scales.speeds)[0] for k in range(self.size)]
        return np.array(solved).reshape(self.size, len(eom.u))

    def slopes(self, values: Array) -> Array:
        """The expressions differentiated along the symbols of change."""
        return column(forward(list(values), self._changes))

    def _changed(self, dq: Floats, du: Floats, dt: float) -> dict[Expression, Any]:
        out: dict[Expression, Any] = {self._changes[s]: dq[:, k] for k, s in enumerate(self.eom.q)}
        out |= {self._changes[s]: du[:, k] for k, s in enumerate(self.eom.u)}
        return out | {self._changes[TIME]: dt}

    def rates_of(self, values: Array) -> tuple[Floats, Floats]:
        """The time derivatives along the motion, and the size of the terms that make them up (states, values).

        The size has a floor for quantities none of whose parts change: the value itself times a typical rate, which is
        about one, as the speeds are, or more.
        """
        slopes, du = self.slopes(values), self.accelerations
        dq = self.at(self.eom.coordinate_rates)
        changes = (dq, np.zeros_like(du), 1.0), (np.zeros_like(dq), du, 0.0)
        moved, pushed = (sampled(slopes, self.numbers | self._changed(*change)) for change in changes)
        return moved + pushed, np.abs(moved) + np.abs(pushed) + np.abs(self.at(values)) * (1 + np.median(np.abs(du)))

    def residuals(self, values: Array) -> Floats:
        """The largest rate of each expression as a part of the terms that make it up; infinite where it has no number."""
        if not len(values):
            return np.zeros(0)
        rates, sizes = self.rates_of(values)
        with np.errstate(all="ignore"):
            ratio = np.abs(rates) / np.where(sizes > 0, sizes, 1.0)
        return np.nan_to_num(ratio, nan=np.inf).max(axis=0)

    # --- the manifold of states -------------------------------------------------------------------------------------

    def gradients(self, values: Array, index: int) -> Floats:
        """Slopes of the expressions along an orthonormal basis of the changes that the constraints allow at one state
        (values, directions); zero where all of them are rounding beside the slopes along other changes.
        """
        slopes = self.slopes(values)
        here = {s: x[index] for s, x in self.numbers.items()}
        N = sampled(self.eom.kinematics.rate_matrix, here)[0]
        n = len(self.eom.u)
        every = np.block([[N, np.zeros((len(N), n))], [np.zeros((n, n)), np.eye(n)]]) if n else np.zeros((len(N), 0))
        on, off = (self._slopes_at(slopes, here, changes) for changes in (every @ self._allowed(here, every), every))
        flat = np.linalg.norm(on, axis=1) <= NOISE * np.linalg.norm(off, axis=1)
        return np.where(flat[:, None], 0.0, on)

    def _slopes_at(self, slopes: Array, here: Numbers, directions: Floats) -> Floats:
        if not directions.shape[1] or not len(slopes):
            return np.zeros((len(slopes), directions.shape[1]))
        size = len(self.eom.q)
        return sampled(slopes, {**here, **self._changed(directions[:size].T, directions[size:].T, 0.0)}).T

    def _allowed(self, here: Numbers, every: Floats) -> Floats:
        """A basis of the changes (of positions along the speeds, of speeds) that keep all constraints."""
        rows = self.eom.kinematics.rows
        if not rows:
            return np.eye(every.shape[1])
        residuals = [row.position for row in rows if row.position is not None] + [row.velocity for row in rows]
        table = self._slopes_at(self.slopes(column(residuals)), here, every)
        speeds = np.tile(self.scales.speeds, 2)
        free = constraint_rank(table, Scales(speeds, row_sizes(table, speeds))).null
        return np.asarray(np.linalg.qr(free)[0])


# --- values of parameters ---------------------------------------------------------------------------------------------


def draws(eom: EquationsOfMotion, seed: int) -> tuple[Values, Values | None, Values | None]:
    """Values for a record's parameters: the model's own (numbers drawn for those that have none); others alike; any others.

    They are near their own where a mechanism must close, else of order one; None where it does not close.
    """
    random = np.random.default_rng(seed + 11)
    own = {k: float(random.uniform(0.6, 1.4)) if v is None else v for k, v in eom.model.values.items()}
    shape = {s.name for value in eom.Phi for s in value.free_symbols}  # whether it can close depends on these

    def drawn(size: float, shapes: bool) -> float:
        if size == 0:
            return 0.0
        return float(size * random.uniform(1 - NEARBY, 1 + NEARBY) if shapes else random.uniform(0.5, 1.5))

    groups = {group: drawn(*group) for group in sorted({(abs(v), k in shape) for k, v in own.items()})}
    alike = {k: float(np.sign(v)) * groups[abs(v), k in shape] for k, v in own.items()}
    other = {k: float(np.sign(v) or 1.0) * drawn(abs(v) or NEARBY, k in shape) for k, v in own.items()}
    return own, _closing(eom, alike), _closing(eom, other)


def _closing(eom: EquationsOfMotion, values: Values) -> Values | None:
    """The values if the mechanism can be assembled with them."""
    if not eom.kinematics.rows:
        return values
    try:
        Assembler(eom.kinematics, dict(values)).random_state(np.random.default_rng(0))
    except AssemblyError:
        return None
    return values
