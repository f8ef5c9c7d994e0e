"""What a file of a robot does not keep of what another one said besides the mechanics: it is told, by name."""

from __future__ import annotations

import math

from alembert.description import Model
from alembert.description.origin import Origin
from alembert.errors import listed
from alembert.files.robots.written_robot import whole_starts


def losses(model: Model, is_mjcf: bool) -> list[str]:
    """What a URDF or an MJCF does not keep, once for each kind."""
    origin = model.origin or Origin("")
    known = {name: own for name, own in origin.limits.items() if name in model.symbols}
    bodies = {*model.bodies}
    uneven = [name for name, own in known.items() if math.isfinite(own.lower) != math.isfinite(own.upper)]
    narrow = [name for name, own in known.items() if own.lower == own.upper or own.effort == 0] if is_mjcf else []
    fast = [name for name, own in known.items() if math.isfinite(own.speed)] if is_mjcf else []
    points = (
        [] if is_mjcf else [name for name, point in origin.points.items() if point.frame.name in {*bodies, "ground"}]
    )
    light = [
        name
        for name, own in origin.frames.items()
        if is_mjcf and own.origin.frame.name in bodies and model.bodies[own.origin.frame.name].is_massless
    ]
    kept = {*whole_starts(model)} if is_mjcf else set()
    starts = [name for name in origin.starts if name not in kept]
    kinds = {
        "the ranges with one end of": uneven,
        "the ranges and efforts of no width of": narrow,
        "the limits of speed of": fast,
        "the points": points,
        "the frames without mass between joints": light,
        "the starts": starts,
    }
    return [f"{kind} {listed(map(repr, names))}" for kind, names in kinds.items() if names]
