"""Numeric states that obey the constraints: positions by Gauss-Newton steps along the speeds, then velocities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.description.rotations import euler_parameters_of
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Array, Evaluator, Expression, column, evaluate, zeros
from alembert.kinematics import Kinematics
from alembert.kinematics.auxiliary_coordinates import Poses

Floats = NDArray[np.float64]
TRIES = 60
STEPS = 60
CLOSED = 1e-12
ROUNDING = 1e-9  # singular values of scaled constraints below this are zero
NEARBY = 0.05  # a place this far along the speeds is no longer singular, and the constraints can still be closed there
GENERIC = 1e-3  # states nearer to a singular position than this are drawn again


@dataclass(frozen=True)
class NumericState:
    """Numbers for coordinates, speeds, the time, inputs and parameters."""

    coordinates: Floats
    speeds: Floats
    numbers: Mapping[Expression, float]


class Assembler:
    """Finds states of one kinematics that obey its constraints, for given values of the parameters."""

    def __init__(self, kinematics: Kinematics, parameters: Mapping[str, float] | None = None) -> None:
        self.kinematics = kinematics
        self.parameters = kinematics.model.numbers(parameters)
        inputs = tuple(Symbol(s.name) for s in kinematics.model.inputs)
        self.arguments = (*kinematics.coordinates, *kinematics.speeds, TIME, *inputs, *self.parameters)
        self._inputs = inputs
        self._held = [k for k, row in enumerate(kinematics.rows) if row.position is not None]

    @cached_property
    def _positions(self) -> Evaluator:
        return self._evaluator(column(self.kinematics.rows[k].position for k in self._held))

    @cached_property
    def _velocities(self) -> Evaluator:
        return self._evaluator(column(row.velocity for row in self.kinematics.rows))

    @cached_property
    def _matrix(self) -> Evaluator:
        return self._evaluator(self.kinematics.constraint_matrix)

    @cached_property
    def _rates(self) -> Evaluator:
        return self._evaluator(self.kinematics.rate_matrix)

    @cached_property
    def _poses(self) -> Evaluator:
        return self._evaluator(_poses(self.kinematics))

    def _evaluator(self, values: Array) -> Evaluator:
        return Evaluator(values, self.arguments)

    # --- states -----------------------------------------------------------------------------------------------------

    def random_state(self, random: np.random.Generator, spread: float = 1.0) -> NumericState:
        """A random state on the constraints; an AssemblyError names the constraints that could not be closed.

        Angles are drawn from -spread to spread: a large one reaches all branches of an assembly.
        """
        worst: tuple[float, Floats] = (np.inf, np.zeros(0))
        best: tuple[float, Floats, Floats] = (-1.0, np.zeros(0), np.zeros(0))
        for _ in range(TRIES):
            rest = self._rest(random)
            q = self.closed(self._random_coordinates(random, spread), rest)
            error = self._positions(self.point(q, None, rest))
            size = float(np.nan_to_num(np.abs(error), nan=np.inf).max(initial=0.0))
            worst = (size, error) if size < worst[0] or not worst[1].size else worst
            if size < CLOSED * self.scale:
                best = max(best, (self.distance_to_singular(q, rest), q, rest), key=lambda found: found[0])
                if best[0] > GENERIC:
                    break
        if best[0] < 0:
            raise AssemblyError(self.refusal(worst[1]))
        return self._moving(best[1], random.normal(size=len(self.kinematics.speeds)), best[2])

    def distance_to_singular(self, q: Floats, rest: Floats) -> float:
        """The smallest singular value of the scaled constraint matrix that is not zero; small near a singular position."""
        A = self._matrix(self.point(q, None, rest)) / self._row_sizes[:, None]
        if not np.isfinite(A).all():
            return 0.0
        s = np.linalg.svd(A, compute_uv=False) if A.size else np.ones(1)
        return float(s[s > 1e-12].min(initial=1.0))

    def loses_rank(self, q: Floats, rest: Floats) -> bool:
        """Whether the constraints have a smaller rank here than at a place nearby on them: exactly a singular position."""
        A = self._matrix(self.point(q, None, rest)) / self._row_sizes[:, None]
        if not A.size or not np.isfinite(A).all():
            return False
        _, s, V = np.linalg.svd(A)
        rank = int((s > ROUNDING).sum())
        free = V[rank:]
        if rank == len(A) or not len(free):
            return False
        step = np.random.default_rng(4).normal(size=len(free)) @ free
        beside = self.closed(self.moved(q, NEARBY * step / np.linalg.norm(step), rest), rest)
        error = self._positions(self.point(beside, None, rest))
        there = self._matrix(self.point(beside, None, rest)) / self._row_sizes[:, None]
        if np.abs(error).max(initial=0.0) > CLOSED * self.scale or not np.isfinite(there).all():
            return False
        return bool((np.linalg.svd(there, compute_uv=False) > ROUNDING).sum() > rank)

    @cached_property
    def _row_sizes(self) -> Floats:
        """The usual length of each row of A: the largest at some random coordinates, on the constraints or not."""
        random = np.random.default_rng(3)
        points = [self.point(self._random_coordinates(random), None, self._rest(random)) for _ in range(8)]
        size = np.max([np.linalg.norm(self._matrix(p), axis=1) for p in points], axis=0)
        return np.where(size > 1e-12 * size.max(initial=0.0), size, 1.0)

    def closed(self, q: Floats, rest: Floats) -> Floats:
        """Coordinates near q that close the constraints, if the iteration gets there (damped Gauss-Newton)."""
        q = self.carried(q, rest)
        damping, error = 1e-3, self._positions(self.point(q, None, rest))
        for _ in range(STEPS):
            if np.abs(error).max(initial=0.0) < CLOSED * 1e-3 * self.scale or error.size == 0:
                break
            point = self.point(q, None, rest)
            A, N = self._matrix(point)[self._held], self._rates(point)
            if not np.isfinite(A).all():
                break
            step = (
                -A.T
                @ np.linalg.lstsq(A @ A.T + damping * np.eye(len(A)) * np.trace(A @ A.T) / len(A), error, rcond=None)[0]
            )
            trial = self.carried(q + N @ step, rest)
            found = self._positions(self.point(trial, None, rest))
            better = np.linalg.norm(found) < np.linalg.norm(error)
            damping = max(damping * 0.1, 1e-16) if better else min(damping * 10, 1e3)
            q, error = (trial, found) if better else (q, error)
        return q

    def _moving(self, q: Floats, u: Floats, rest: Floats) -> NumericState:
        for _ in range(2):
            point = self.point(q, u, rest)
            A, error = self._matrix(point), self._velocities(point)
            if not (np.isfinite(A).all() and np.isfinite(error).all()):
                raise AssemblyError(self.refusal(A.sum(axis=1) + error, velocities=True))
            u = u - np.linalg.pinv(A, rcond=1e-9) @ error
        error = self._velocities(self.point(q, u, rest))
        if np.abs(error).max(initial=0.0) > 1e-9 * self.scale * (1 + np.abs(u).max(initial=0.0)):
            raise AssemblyError(self.refusal(error, velocities=True))
        point = self.point(q, u, rest)
        return NumericState(q, u, dict(zip(self.arguments, point, strict=True)))

    def position_error(self, q: Floats, rest: Floats) -> Floats:
        """The holonomic residuals."""
        return self._positions(self.point(q, None, rest))

    def position_matrix(self, q: Floats, rest: Floats) -> Floats:
        """The rows of A of the holonomic constraints."""
        return self._matrix(self.point(q, None, rest))[self._held]

    def velocity_error(self, point: Floats) -> Floats:
        """The velocity residuals of all constraints."""
        return self._velocities(point)

    def velocity_matrix(self, point: Floats) -> Floats:
        """A."""
        return self._matrix(point)

    def rate_matrix(self, q: Floats, rest: Floats) -> Floats:
        """N in q' = N u (for speeds that are zero)."""
        return self._rates(self.point(q, None, rest))

    def moved(self, q: Floats, step: Floats, rest: Floats) -> Floats:
        """The coordinates after a small motion along the speeds: q + N step."""
        return self.carried(q + self.rate_matrix(q, rest) @ step, rest)

    def point(self, q: Floats, u: Floats | None, rest: Floats) -> Floats:
        """All arguments in one array."""
        return np.concatenate([q, np.zeros(len(self.kinematics.speeds)) if u is None else u, rest])

    def _rest(self, random: np.random.Generator) -> Floats:
        values = list(self.parameters.values())
        return np.array([random.uniform(0.0, 1.0), *random.normal(size=len(self._inputs)), *values])

    # --- coordinates ------------------------------------------------------------------------------------------------

    def _random_coordinates(self, random: np.random.Generator, spread: float = 1.0) -> Floats:
        q = random.uniform(-1.0, 1.0, size=len(self.kinematics.coordinates))
        for k, symbol in enumerate(self.kinematics.coordinates):
            if symbol.name.rpartition(".")[2] in ("x", "y", "z", "slide"):
                q[k] *= self.scale
            else:
                q[k] *= spread
        return q

    @cached_property
    def scale(self) -> float:
        """A length of the mechanism: the mean arm of its joints, or one."""
        arms = [p.arm for joint in self.kinematics.model.joints.values() for p in (joint.a, joint.b)]
        lengths = [float(np.linalg.norm(evaluate(arm, self.parameters))) for arm in arms]
        kept = [length for length in lengths if length > 0]
        return float(np.mean(kept)) if kept else 1.0

    def carried(self, q: Floats, rest: Floats) -> Floats:
        """Unit Euler parameters, and the carried coordinates measured in the poses."""
        q = q.copy()
        for four in self._quadruples:
            q[four] /= np.linalg.norm(q[four])
        if self.kinematics.carried:
            poses = self.poses(self.point(q, None, rest))
            values = [g.measure(poses, self.parameters) for g in self.kinematics.carried]
            q[len(q) - sum(map(len, values)) :] = np.concatenate(values)
        return q

    @cached_property
    def _quadruples(self) -> list[list[int]]:
        index = {s.name: k for k, s in enumerate(self.kinematics.coordinates)}
        heads = [name[:-3] for name in index if name.endswith(".e0")]
        return [[index[f"{head}.e{k}"] for k in range(4)] for head in heads if f"{head}.e3" in index]

    def poses(self, point: Floats) -> Poses:
        """The position and rotation matrix of every body and of the ground."""
        table = self._poses(point)
        out: Poses = {"ground": (np.zeros(3), np.eye(3))}
        for motion, row in zip(self.kinematics.motions, table, strict=True):
            out[motion.body.name] = (row[:3], row[3:].reshape(3, 3))
        return out

    def refusal(self, error: Floats, velocities: bool = False) -> str:
        """The sentence that names the constraints which could not be satisfied."""
        rows = self.kinematics.rows if velocities else [self.kinematics.rows[k] for k in self._held]
        size = np.nan_to_num(np.abs(error), nan=np.inf)
        shown = np.array([float(f"{x:.3g}") for x in size])  # what looks equal keeps the order of the model
        order = np.argsort(-shown, kind="stable")[:3]
        names = list(dict.fromkeys(f"{rows[k].owner!r}" for k in order if size[k] > CLOSED * self.scale))
        kind = "velocities" if velocities else "positions"
        return (
            f"No {kind} were found that satisfy all constraints; the conflict is at {', '.join(names) or 'the constraints'} "
            f"(residual {np.abs(error).max(initial=0.0):.3g}). Check their parameters, or leave one of them out."
        )


def _poses(kinematics: Kinematics) -> Array:
    out = zeros(len(kinematics.motions), 12)
    for k, motion in enumerate(kinematics.motions):
        out[k, :3] = motion.r
        out[k, 3:] = motion.R.reshape(9)
    return out


def absolute_state(tree: NumericState, assembler: Assembler, absolute: Kinematics, values: Floats) -> NumericState:
    """The same state in absolute coordinates: poses, X' (`values`) and carried coordinates of a tree state."""
    point = np.array([tree.numbers[s] for s in assembler.arguments])
    poses = assembler.poses(point)
    numbers = dict(tree.numbers)
    for motion in absolute.motions:
        body, (r, R) = motion.body, poses[motion.body.name]
        numbers |= {s: float(x) for s, x in zip(body.r, r, strict=True) if s != 0}
        if isinstance(body, Body) and body.plane:
            angle = assembler.kinematics.replacements.get(body.angle, body.angle)
            numbers[body.angle] = float(evaluate([angle], tree.numbers)[0])  # with all the turns made so far
        elif isinstance(body, Body) and Symbol(f"{body.name}.e0") not in numbers:
            p = euler_parameters_of(R)
            numbers |= {Symbol(f"{body.name}.e{k}"): float(p[k]) for k in range(4)}
    numbers |= dict(zip(assembler.kinematics.body_speeds, map(float, values), strict=True))
    for group in absolute.carried:
        if not all(q in tree.numbers for q in group.coordinates):
            measured = group.measure(poses, assembler.parameters)
            numbers |= dict(zip(group.coordinates, map(float, measured), strict=True))
    q = np.array([numbers[s] for s in absolute.coordinates])
    u = np.array([numbers[s] for s in absolute.speeds])
    return NumericState(q, u, numbers)
