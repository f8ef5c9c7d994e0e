"""Coordinates that a run does not have, measured in the poses of its bodies and followed from the start without a jump.

In absolute coordinates the angle of a hinge is a function of two poses, in tree coordinates the Euler parameters of a body
are one of its pose. A pose leaves open how often a joint has turned, the sign of Euler parameters, and which of two sets of
Euler angles is meant: that is decided from moment to moment along the run, beginning with the value given at the start.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.joints import Joint
from alembert.description.joints.ball_joints import turning
from alembert.description.quantities import ANGLE
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, column
from alembert.kinematics.auxiliary_coordinates import joints_and_angles

Numbers = Mapping[Expression, float]
TURN = 2 * np.pi
FINE = 0.5  # radians that a body, or an angle, may turn from one moment to the next, so that no turn is missed
MOST = 10_000  # moments between two samples
ROUNDS = 20  # how often the moments are made closer where angles still change fast, as near the pole of Euler angles


def pose_of(joint: Joint) -> Array:
    """What is measured of a joint: both points, and the rotation matrices of both bodies."""
    a, b = joint.ends
    return column([*a.position_array, *b.position_array, *a.frame.R.flat, *b.frame.R.flat])


def angles_of(joint: Joint) -> list[int]:
    """The places of the angles among the coordinates."""
    return [k for k, quantity in enumerate(joint.quantities) if quantity == ANGLE]


def measured(joint: Joint, poses: Floats, numbers: Numbers) -> Floats:
    """The coordinates of a joint in one pose of its bodies, or in many (poses, coordinates)."""
    shape = (*poses.shape[:-1], 3, 3)
    back, Rb = np.swapaxes(poses[..., 6:15].reshape(shape), -1, -2), poses[..., 15:].reshape(shape)
    apart = (back @ (poses[..., 3:6] - poses[..., :3])[..., None])[..., 0]
    return joint.coordinates_from(back @ Rb, apart, numbers)


def continued(joint: Joint, values: Floats) -> Floats:
    """The coordinates at a series of poses: of all that are possible at a pose, those nearest to the ones before."""
    out, angles = values.copy(), angles_of(joint)
    if joint.spins:
        four = out[:, -4:]
        four[1:] *= np.cumprod(np.where((four[1:] * four[:-1]).sum(axis=1) < 0, -1.0, 1.0))[:, None]
    elif letters := getattr(joint, "sequence", ""):
        _continue_euler_angles(out[:, -3:], 0.0 if letters[0] == letters[2] else np.pi)
    else:
        turns = np.round(np.diff(out[:, angles], axis=0) / TURN)
        out[1:, angles] -= TURN * np.cumsum(turns, axis=0)
    return out


def _continue_euler_angles(rows: Floats, mirror: float) -> None:
    """Of both sets of Euler angles for a rotation the nearest to those before; `mirror` is the sum of the middle angles."""
    for before, row in itertools.pairwise(rows):
        sets = np.array([row, [row[0] + np.pi, mirror - row[1], row[2] + np.pi]])
        sets += TURN * np.round((before - sets) / TURN)
        row[:] = sets[np.argmin(np.abs(sets - before).max(axis=1))]


def measured_joints(model: Model, present: Sequence[Expression]) -> Iterator[Joint]:
    """The joints of a model, and the turning of its bodies, whose coordinates are not all among those present."""
    known = set(present)
    bodies = [b for b in model.bodies.values() if isinstance(b, Body)]
    joints = joints_and_angles(model) + [turning(b, "", *(p.name for p in b.euler_parameters)) for b in bodies]
    return (j for j in joints if not known.issuperset(j.coordinate_symbols))


def followed(joint: Joint, poses: Floats, numbers: Numbers, start: Mapping[str, float]) -> Floats:
    """The coordinates at a series of poses, each set the nearest to the one before (poses, coordinates)."""
    found = measured(joint, poses, numbers)
    begun = [start.get(name, x) for name, x in zip(joint.names, found[0], strict=True)]
    return continued(joint, np.vstack([begun, found]))[1:]


def moments(times: Floats, known: Floats, spins: Floats) -> Floats:
    """The times, with others between them where a body turns too far from one to the next.

    `spins` are the angular speeds at the `known` times, which include `times` and end with the last of them.
    """
    places, speeds = np.searchsorted(known, times), np.nan_to_num(spins)
    fastest = np.maximum(np.maximum.reduceat(speeds, places[:-1]), speeds[places[1:]])
    between = 1 + np.minimum(fastest * np.diff(times) / FINE, MOST).astype(int)
    ends = np.concatenate([[0], np.cumsum(between)])
    return np.interp(np.arange(ends[-1] + 1), ends, times)


def closer(grid: Floats, found: Floats) -> Floats:
    """The moments, with one more between two of them where one of the angles found there jumps."""
    jumps = np.flatnonzero(np.abs(np.diff(found, axis=0)).max(axis=1, initial=0.0) > FINE)
    return np.insert(grid, jumps + 1, (grid[jumps] + grid[jumps + 1]) / 2)
