"""The search for coordinates that bring points and bodies to given places, on the constraints, within limits.

Damped least squares (Levenberg 1944; Wampler 1986) along the motions that the constraints allow: each step is projected back
onto them. A coordinate that would leave its limits is held there while that is so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.linalg import null_space
from scipy.spatial.transform import Rotation as Turn

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_projection import Projection
from alembert.description import Model, name_rules
from alembert.description.bodies import rate_of
from alembert.description.named_numbers import by_name, numbers_by_name
from alembert.description.origin import FixedFrame
from alembert.description.rotations import Rotation
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import Expression, Floats, derivative
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from alembert.expressions.number_tables import short
from alembert.expressions.validation import is_listed, real_numbers
from alembert.mechanism.mechanism import Mechanism, compile

REACHED = 1e-9  # of a length of the mechanism, or radians: what may be left of the way to a target
STEPS = 200
LONGEST = 0.5  # of a step, in units of the coordinates


@dataclass(frozen=True, eq=False)
class InverseKinematics:
    """Coordinates that reach the targets: by name (`values`, or by index), and in order (`coordinates`)."""

    values: Mapping[str, float]
    coordinates: Floats = field(repr=False)
    error: float

    def __getitem__(self, key: Any) -> float:
        name = str(getattr(key, "name", key))
        name_rules.check_known(name, self.values, "The coordinates have no {}")
        return self.values[name]


@dataclass(frozen=True)
class Goal:
    """A point that shall be at a place, and its body turned as R says, if it does."""

    point: Any
    place: Floats
    R: Floats | None


class Search:
    """One model with its limits, and the steps towards targets."""

    def __init__(self, model: Model, limits: Any, parameters: Any, what: str) -> None:
        if not isinstance(model, Model):
            raise ModelError(f"{what}: found {model!r}; expected a Model.")
        self.what, self.given = what, by_name(parameters, "parameters", what)
        stops, smooth = model.unilaterals.values(), model
        for stop in stops:
            smooth = smooth.without(stop.name)
        self.model, self.numbers = model, model.numbers(self.given)
        self.mechanism: Mechanism = compile(smooth)
        eom = self.mechanism.eom
        self.names = [s.name for s in eom.q]
        self.assembler = Assembler(eom.kinematics, self.given)
        self.rest, self.scale = self.assembler.rest(), self.assembler.scale
        rates = [s.name for s in eom.u]
        self.speed = [rates.index(rate_of(s).name) if rate_of(s).name in rates else -1 for s in eom.q]
        self.low, self.high = np.full(len(self.names), -np.inf), np.full(len(self.names), np.inf)
        given = by_name(limits, "limits", what)
        self._read_ranges(given)
        self._read_stops(stops)
        self._read_limits(given)

    def _read_ranges(self, given: Mapping[str, Any]) -> None:
        """The ranges of the joints in the file of a robot, but where others are given."""
        ranges = self.model.origin.limits if self.model.origin else {}
        for k, name in enumerate(self.names):
            if name in ranges and name not in given:
                self.low[k], self.high[k] = ranges[name].lower, ranges[name].upper

    def _read_stops(self, stops: Any) -> None:
        """The stops of the model that hold one coordinate: gaps c (q - low) and c (high - q); others are looked at where a
        position is found."""
        self.others: dict[str, Expression] = {}
        fixed = set(self.numbers)
        for gap in (gap for stop in stops if stop.kind == "limit" for gap in stop.gaps):
            found = list(gap.value.free_symbols - fixed)
            slope = derivative(gap.value, found[0]) if len(found) == 1 and found[0].name in self.names else None
            if slope is None or slope.free_symbols - fixed:
                self.others[gap.label] = gap.value
                continue
            k, at_zero = self.names.index(found[0].name), gap.value.subs({found[0]: 0})
            slope, value = map(float, evaluate(column([slope, at_zero]), self.numbers))
            if slope > 0:
                self.low[k] = max(self.low[k], -value / slope)
            elif slope < 0:
                self.high[k] = min(self.high[k], -value / slope)

    def _read_limits(self, limits: Mapping[str, Any]) -> None:
        joined = [name for name, k in zip(self.names, self.speed, strict=True) if k >= 0]
        for name, pair in limits.items():
            name_rules.check_known(name, joined, f"{self.what}: limits: {{}} is not a coordinate of a joint")
            if not is_listed(pair) or len(pair) != 2:
                raise ModelError(f"{self.what}: limits: found {pair!r} for {name!r}; expected a pair (low, high).")
            k, what = self.names.index(name), f"{self.what}: the limit of {name!r}"
            low, high = (_limit(x, none, what) for x, none in zip(pair, (-np.inf, np.inf), strict=True))
            self.low[k], self.high[k] = max(self.low[k], low), min(self.high[k], high)
            if self.low[k] > self.high[k]:
                raise ModelError(f"{what}: found {pair!r}; expected the lower one first.")

    # --- goals and starts -------------------------------------------------------------------------------------------

    def goals(self, targets: Any) -> list[Goal]:
        """The targets in numbers."""
        if not isinstance(targets, Mapping) or not targets:
            raise ModelError(f"{self.what}: found targets {targets!r}; expected {{point: (x, y, z), ...}}.")
        return [self._goal(point, target) for point, target in targets.items()]

    def _goal(self, point: Any, target: Any) -> Goal:
        self.mechanism.point_positions([point], np.asarray(self.assembler.zero))  # refuses what is no point
        place, R = target, None
        if isinstance(target, tuple | list) and len(target) == 2 and not np.isscalar(target[0]):
            place, R = target[0], self._turned(point, target[1])
        found = real_numbers(place, f"{self.what}: the target of {point!r}")
        if found.shape != (3,):
            raise ModelError(f"{self.what}: found the target {place!r} of {point!r}; expected three numbers (x, y, z).")
        return Goal(point.origin if isinstance(point, FixedFrame) else point, found, R)

    def _turned(self, point: Any, turned: Any) -> Floats:
        """How the body of a point is turned where the point's frame is turned as asked for."""
        if _body_of(point) not in self.mechanism.bodies:
            raise ModelError(f"{self.what}: found a rotation for {point!r}; expected a body that moves.")
        matrix = (
            self._in_numbers(turned)
            if isinstance(turned, Rotation)
            else real_numbers(turned, f"{self.what}: the rotation of {point!r}")
        )
        is_matrix = matrix.shape == (3, 3) and np.allclose(matrix @ matrix.T, np.eye(3), atol=1e-9)
        if not is_matrix or np.linalg.det(matrix) < 0:
            raise ModelError(f"{self.what}: found the rotation {turned!r}; expected a Rotation or a matrix that turns.")
        return matrix @ self._in_numbers(point.rotation).T if isinstance(point, FixedFrame) else matrix

    def _in_numbers(self, turned: Rotation) -> Floats:
        return evaluate(turned.array, self.numbers)

    def start(self, guess: Mapping[Any, float] | None) -> Floats:
        """The drawn position with the values of a guess."""
        q = np.array(self.assembler.zero, dtype=float)
        for name, value in numbers_by_name(guess, self.names, f"{self.what}: guess").items():
            q[self.names.index(name)] = value
        return q

    def drawn(self, seed: int, count: int) -> list[Floats]:
        """Random positions: within the limits, or within half a turn and twice a length of the mechanism."""
        random, usual = np.random.default_rng(seed), self.assembler.units
        out = []
        for _ in range(count):
            q = np.array(self.assembler.zero, dtype=float)
            step = random.uniform(-np.pi, np.pi, len(usual)) * usual
            q = self.assembler.moved(q, step, self.rest)
            both = np.isfinite(self.low) & np.isfinite(self.high)
            q[both] = random.uniform(self.low[both], self.high[both])
            out.append(q)
        return out

    # --- steps ------------------------------------------------------------------------------------------------------

    def found(self, goals: Sequence[Goal], starts: Sequence[Floats]) -> InverseKinematics:
        """The first solution from the starts; an AssemblyError says how far the best of them is away."""
        error, met = np.inf, dict[str, None]()
        for start in starts:
            q, left = self._settled(goals, start)
            beyond = self._beyond_others(q) if left <= REACHED else []
            if left <= REACHED and not beyond:
                values = dict(zip(self.names, q.tolist(), strict=True))
                return InverseKinematics(values, q, float(left * self.scale))
            met |= dict.fromkeys(beyond)
            error = min(error, left)
        if met:
            raise AssemblyError(
                f"{self.what}: found only positions of {self.model.name!r} beyond {', '.join(map(repr, met))} that reach the "
                f"targets, from {len(starts)} starts; expected targets within the limits. Give another guess, or more tries."
            )
        nearest = "the nearest is" if error < np.inf else "none of these could even be put onto the constraints"
        away = f" {short(error * self.scale)} away" if error < np.inf else ""
        raise AssemblyError(
            f"{self.what}: found no position of {self.model.name!r} that reaches the targets from {len(starts)} starts; "
            f"{nearest}{away}. Expected targets within reach; give another guess, or more tries."
        )

    def _beyond_others(self, q: Floats) -> list[str]:
        """The limits of other quantities than coordinates that a position is beyond."""
        if not self.others:
            return []
        still = np.zeros(len(self.mechanism.eom.u))
        states = self.mechanism.states(q, still, parameters=self.given)
        (gaps,) = states.evaluate(self.mechanism.eom.express(column(self.others.values())))
        return [name for name, gap in zip(self.others, gaps, strict=True) if not gap >= -REACHED * self.scale]

    def _settled(self, goals: Sequence[Goal], start: Floats) -> tuple[Floats, float]:
        """Damped steps from a start, and what is left of the way."""
        q, damping = self._closed(np.clip(start, self.low, self.high)), 1e-3
        if q is None:
            return start, np.inf
        way, J = self._way(goals, q)
        for _ in range(STEPS):
            size = float(np.linalg.norm(way))
            if size <= REACHED * 1e-3 or damping > 1e8:
                break
            trial = self._closed(np.clip(self._moved(q, way, J, damping), self.low, self.high))
            there = None if trial is None else self._way(goals, trial)
            if trial is not None and there is not None and np.linalg.norm(there[0]) < size:
                q, (way, J), damping = trial, there, max(0.2 * damping, 1e-12)
            else:
                damping *= 5
        return q, float(np.linalg.norm(way))

    def _way(self, goals: Sequence[Goal], q: Floats) -> tuple[Floats, Floats]:
        """The way to the targets, in lengths of the mechanism and radians, and its slopes along the speeds."""
        ways, slopes, rest = [], [], {"parameters": self.given} if self.given else {}
        for goal in goals:
            J = self.mechanism.jacobian(goal.point, q, **rest)
            place = self.mechanism.point_positions([goal.point], q, **rest)[0]
            ways.append((goal.place - place) / self.scale)
            slopes.append(J[:3] / self.scale)
            if goal.R is not None:
                body = self.mechanism.bodies.index(_body_of(goal.point))
                R = self.mechanism.poses(q, **rest)[body, 3:].reshape(3, 3)
                ways.append(Turn.from_matrix(goal.R @ R.T).as_rotvec())
                slopes.append(J[3:])
        return np.concatenate(ways), np.vstack(slopes)

    def _moved(self, q: Floats, way: Floats, J: Floats, damping: float) -> Floats:
        """q after the damped step along what constraints and limits allow."""
        units, held = self.assembler.units, list[Floats]()
        fixed = self._rows(q)
        while True:
            rows = np.vstack([*fixed, *held]) if fixed or held else np.zeros((0, len(units)))
            Z = null_space(rows * units) if len(rows) else np.eye(len(units))
            system = np.vstack([J * units @ Z, np.sqrt(damping) * np.eye(Z.shape[1])])
            y = np.linalg.lstsq(system, np.append(way, np.zeros(Z.shape[1])), rcond=None)[0] if Z.size else np.zeros(0)
            step = Z @ y
            step = units * step * min(1.0, LONGEST / max(np.abs(step).max(initial=0.0), 1e-300))
            beyond = [k for k in self._beyond(q, step) if not any(row[self.speed[k]] for row in held)]
            if not beyond:
                return self.assembler.moved(q, step, self.rest)
            held += [np.eye(len(units))[self.speed[k]] for k in beyond]

    def _rows(self, q: Floats) -> list[Floats]:
        """The rows of the holonomic constraints."""
        if not self.mechanism.eom.rows:
            return []
        A = self.assembler.position_matrix(q, self.rest)
        return [A.toarray() if hasattr(A, "toarray") else A]

    def _beyond(self, q: Floats, step: Floats) -> list[int]:
        """The coordinates that stand at a limit and would go on."""
        near = 1e-12 * np.maximum(1.0, np.abs(q))
        moved = np.array([step[k] if k >= 0 else 0.0 for k in self.speed])
        out = ((q <= self.low + near) & (moved < 0)) | ((q >= self.high - near) & (moved > 0))
        return [int(k) for k in np.flatnonzero(out)]

    def _closed(self, q: Floats) -> Floats | None:
        """The nearest position on the constraints, by the projection of the assembly; None if it does not get there."""
        projection = Projection(self.assembler, self.rest)
        found, error = projection.closed(q)
        slack = 1e-9 * np.maximum(1.0, np.abs(found))
        inside = (found >= self.low - slack) & (found <= self.high + slack)
        return found if projection.is_closed(error) and inside.all() else None


def _body_of(point: Any) -> str:
    """The name of the body of a point, of a frame in a body, or of a body."""
    point = point.origin if isinstance(point, FixedFrame) else point
    frame = getattr(point, "frame", point)
    return str(getattr(frame, "name", frame))


def _limit(value: Any, none: float, what: str) -> float:
    """A limit in numbers; None and the infinity on its side are none."""
    return none if value is None or (isinstance(value, float) and value == none) else name_rules.finite(value, what)
