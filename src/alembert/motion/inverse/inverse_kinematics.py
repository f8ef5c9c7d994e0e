"""inverse_kinematics, follow: coordinates that bring points and bodies to given places, from several starts or along a path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from alembert.description import Model
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.validation import check_whole, is_listed, real_numbers
from alembert.motion.inverse.pose_search import InverseKinematics, Search

MOST_TRIES = 10_000  # random starts


def inverse_kinematics(
    model: Model,
    targets: Mapping[Any, Any],
    *,
    guess: Mapping[Any, float] | None = None,
    limits: Mapping[Any, tuple[float | None, float | None]] | None = None,
    parameters: Mapping[Any, float] | None = None,
    tries: int = 12,
    seed: int = 0,
) -> InverseKinematics:
    """Coordinates at which points are at given places (three numbers), or bodies at given poses (place, rotation).

    `targets` are by point or body (its centre of mass), or by the name of a body; a frame of a robot's file
    (`robot.origin.frames["tool"]`) is brought to a place with its origin, and turned with its own axes. All constraints are
    obeyed, and the limits of the model (`model.limit` on a coordinate) and those given, pairs (low, high) by name, which stand
    above the ranges that the file of a robot has. The search starts from the drawn position with the values of `guess`, then,
    if no guess was given, from as many random positions as `tries` says.

    >>> from alembert.examples import planar_arm
    >>> arm = planar_arm()
    >>> hand = list(arm.bodies.values())[-1].point()
    >>> found = inverse_kinematics(arm, {hand: (0.8, 0.6, 0.0)}, guess={"theta1": 0.1, "theta2": 1.0})
    >>> print(found.error < 1e-8)
    True
    """
    check_whole(tries, "inverse_kinematics: found tries", 1, MOST_TRIES)
    check_whole(seed, "inverse_kinematics: found seed")
    search = Search(model, limits, parameters, "inverse_kinematics")
    goals = search.goals(targets)
    starts = [search.start(guess), *(search.drawn(seed, tries) if guess is None else ())]
    return search.found(goals, starts)


def follow(
    model: Model,
    paths: Mapping[Any, Any],
    *,
    guess: Mapping[Any, float] | None = None,
    limits: Mapping[Any, tuple[float | None, float | None]] | None = None,
    parameters: Mapping[Any, float] | None = None,
) -> Floats:
    """The coordinates (places, coordinates) that bring points along paths, arrays (places, 3): each from the one before.

    The path of a body that turns, too, is a pair of places and rotation matrices (places, 3, 3).

    >>> import numpy as np
    >>> from alembert.examples import planar_arm
    >>> arm = planar_arm()
    >>> hand = list(arm.bodies.values())[-1].point()
    >>> line = np.linspace((0.8, 0.6, 0), (1.0, 0.2, 0), 5)
    >>> print(follow(arm, {hand: line}, guess={"theta1": 0.1, "theta2": 1.0}).shape)
    (5, 2)
    """
    search = Search(model, limits, parameters, "follow")
    if not isinstance(paths, Mapping) or not paths:
        raise ModelError(f"follow: found {paths!r}; expected paths by point, {{point: array of places}}.")
    targets = {point: _targets(point, path) for point, path in paths.items()}
    counts = {len(path) for path in targets.values()}
    if len(counts) > 1:
        raise ModelError(
            f"follow: found paths of {' and '.join(map(str, sorted(counts)))} places; expected as many in each."
        )
    out: list[Floats] = []
    for k in range(counts.pop()):
        goals = search.goals({point: path[k] for point, path in targets.items()})
        try:
            starts = [out[-1]] if out else [search.start(guess), *(search.drawn(0, 12) if guess is None else ())]
            out.append(search.found(goals, starts).coordinates)
        except AssemblyError as error:
            raise AssemblyError(f"follow: at place {k} of the path: {str(error).removeprefix('follow: ')}") from None
    return np.array(out).reshape(len(out), len(search.names))


def _targets(point: Any, path: Any) -> list[Any]:
    """The targets of a point, or of a body that turns, one for each place of its path."""
    places, turns = path if isinstance(path, tuple) and len(path) == 2 and _depth(path[1]) == 3 else (path, None)
    listed = real_numbers(places, f"follow: the path of {point!r}")
    if listed.ndim != 2 or listed.shape[1] != 3:
        raise ModelError(
            f"follow: found a path of shape {listed.shape} for {point!r}; expected an array (places, 3), or with it "
            "in a pair rotation matrices (places, 3, 3)."
        )
    if turns is None:
        return [*listed]
    matrices = real_numbers(turns, f"follow: the rotations of {point!r}")
    if matrices.shape != (len(listed), 3, 3):
        raise ModelError(
            f"follow: found rotations of shape {matrices.shape} for {point!r}; expected ({len(listed)}, 3, 3), one for each "
            "place."
        )
    return [*zip(listed, matrices, strict=True)]


def _depth(values: Any) -> int:
    """How many lists there are one in the other."""
    if isinstance(values, np.ndarray):
        return values.ndim
    return 1 + (_depth(values[0]) if len(values) else 0) if is_listed(values) else 0
