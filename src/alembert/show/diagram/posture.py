"""A posture of a mechanism that is good to draw: numbers for all coordinates that obey the constraints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle

import numpy as np
from symengine import Symbol

from alembert.assembly.assembler import Assembler
from alembert.description import Model
from alembert.description.bodies import Point
from alembert.description.named_numbers import numbers_by_name
from alembert.description.quantities import ANGLE, EULER_PARAMETER
from alembert.errors import AlembertError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.evaluation import evaluator
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.motion import Trajectory
from alembert.show.page.outline import Known, attached_arms

ANGLES = (0.62, 0.85, 0.48, 0.7, 0.55, 0.78)
SLIDES = (1.1, 0.8, 0.9)
TURNED = (0.93, 0.18, 0.26, 0.15)  # Euler parameters of a body that is a little turned
CLOSED = 1e-6
TRIES = 16
PLAIN = 0.4  # radians: smaller angles are hard to see


@dataclass(frozen=True)
class Posture:
    """The poses of all bodies, and the numbers of all coordinates and parameters."""

    kinematics: Kinematics
    numbers: Mapping[Expression, float]
    poses: Mapping[str, tuple[Floats, Floats]]
    scale: float

    @property
    def model(self) -> Model:
        """The mechanism."""
        return self.kinematics.model

    @cached_property
    def known(self) -> Known:
        """From expressions of parameters and coordinates to numbers."""
        return evaluator(self.numbers)

    @cached_property
    def attached(self) -> dict[str, Floats]:
        """The different points of each body where a joint or a load acts, as arms (points, 3)."""
        return attached_arms(self.model, self.known)

    def place(self, point: Point) -> Floats:
        """Where a point is, in ground axes."""
        r, R = self.poses[point.frame.name]
        return np.asarray(r + R @ self.known(point.arm)) if point.frame.has_orientation else r

    def value(self, name: str) -> float:
        """The number of a coordinate."""
        return float(self.numbers[Symbol(name)])


def posture_of(model: Model, given: Mapping[str, float] | None = None) -> Posture:
    """The given coordinates, or well-spread ones, made to obey the constraints; parameters without a value are one."""
    missing = {name: 1.0 for name, value in model.values.items() if value is None}
    kinematics = tree_kinematics(model.with_values(missing) if missing else model)
    assembler = Assembler(kinematics)
    rest = np.array([0.0, *(0.0 for _ in model.inputs), *assembler.parameters.values()])
    names = [q.name for q in kinematics.coordinates]
    starts = _starts(kinematics, assembler.scale, numbers_by_name(given, names, "pose"))
    found = [_posture(assembler, q, rest) for q in starts]
    closed = [p for p, error in found if error < CLOSED * assembler.scale]
    if not closed:
        return min(found, key=lambda pair: pair[1])[0]
    return closed[0] if given else max(closed, key=_spread)


def postures_of(run: Trajectory) -> list[Posture]:
    """The postures at the samples of a run."""
    kinematics = tree_kinematics(run.eom.model)
    assembler = Assembler(kinematics, run.parameters)
    values = np.column_stack([run[s.name] for s in assembler.arguments])
    poses = {body: run.pose(body) for body in run.eom.model.bodies}
    ground = {"ground": (np.zeros(3), np.eye(3))}
    return [
        Posture(
            kinematics,
            dict(zip(assembler.arguments, map(float, row), strict=True)),
            ground | {body: (r[k], R[k]) for body, (r, R) in poses.items()},
            assembler.scale,
        )
        for k, row in enumerate(values)
    ]


def _starts(kinematics: Kinematics, scale: float, given: Mapping[str, float]) -> Iterator[Floats]:
    """Coordinates to start from: the given ones or the usual ones, then others if there are loops to close."""
    turned = {place: x for four in kinematics.euler_parameters for place, x in zip(four, TURNED, strict=True)}
    angles, slides = cycle(ANGLES), cycle(SLIDES)
    usual = np.zeros(len(kinematics.coordinates))
    for k, (q, kind) in enumerate(zip(kinematics.coordinates, kinematics.quantities, strict=True)):
        if kind == EULER_PARAMETER:
            usual[k] = turned[k]
        else:
            usual[k] = next(angles) if kind == ANGLE else scale * next(slides)
        usual[k] = given.get(q.name, 0.0 if given and kind != EULER_PARAMETER else usual[k])
    yield usual
    random = np.random.default_rng(7)
    held = any(row.position is not None for row in kinematics.rows)
    for _ in range(TRIES if held and not given else 0):
        yield usual * random.uniform(0.4, 1.5, size=len(usual)) * random.choice([-1, 1, 1], size=len(usual))


def _posture(assembler: Assembler, start: Floats, rest: Floats) -> tuple[Posture, float]:
    """The posture nearest to a start, and how far its loops are from closed."""
    try:
        q = assembler.closed(start, rest)
    except (AlembertError, FloatingPointError, np.linalg.LinAlgError):
        q = start
    point = assembler.point(q, None, rest)
    error = float(np.nan_to_num(np.abs(assembler.position_error(q, rest)), nan=np.inf).max(initial=0.0))
    numbers = dict(zip(assembler.arguments, map(float, point), strict=True))
    return Posture(assembler.kinematics, numbers, assembler.poses(point), assembler.scale), error


def _spread(posture: Posture) -> float:
    """How far apart joints and bodies are, as a part of the whole, less where an angle is small and hard to see."""
    places = [posture.place(joint.a) for joint in posture.model.joints.values()]
    places += [posture.poses[name][0] for name in posture.model.bodies]
    cloud = np.array(places).reshape(-1, 3)
    apart = np.linalg.norm(cloud[:, None] - cloud[None], axis=2)
    size = apart.max(initial=1e-9)
    near = apart[(apart > 1e-6 * size)]
    kinds = zip(posture.kinematics.coordinates, posture.kinematics.quantities, strict=True)
    angles = [abs(posture.value(q.name)) for q, kind in kinds if kind == ANGLE]
    return float(near.min(initial=size) / size) * min(1.0, *(angle / PLAIN for angle in angles), 1.0)
