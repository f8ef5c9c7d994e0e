"""A Stewart platform (Stewart 1965): six legs that slide bring a plate to a pose; their lengths are known in closed form.

Each leg is a universal joint on the base, a slide and a ball on the plate. The joints stand in pairs, as is usual: on circles
of 1 m and 0.6 m. Run it with `python examples/stewart_platform.py`.
"""

from __future__ import annotations

import numpy as np

import alembert as al

HEIGHT = 1.2


def hexagon(radius: float, gap: float) -> np.ndarray:
    """Six points on a circle in three pairs, so far apart in angle."""
    angles = np.array([side * gap / 2 + 2 * np.pi / 3 * k for k in range(3) for side in (-1, 1)])
    return np.column_stack([radius * np.cos(angles), radius * np.sin(angles), 0 * angles])


LOWER, UPPER = hexagon(1.0, 0.4), hexagon(0.6, 1.6)


def stewart_platform() -> al.Model:
    """The model: `s0` to `s5` are what the legs are longer than when it is drawn, level, at its height."""
    model = al.Model("Stewart platform")
    plate = model.body("plate", mass=5.0, inertia=(1.0, 1.0, 2.0))
    for k, (a, b) in enumerate(zip(LOWER, UPPER, strict=True)):
        along = b + np.array([0.0, 0.0, HEIGHT]) - a
        start = np.linalg.norm(along)
        along = along / start
        across = np.cross(along, [0.0, 0.0, 1.0])
        base, rod = (model.body(f"{name}{k}", mass=0.5, inertia=(0.1, 0.1, 0.1)) for name in ("base", "rod"))
        hooke = {"axis": across, "axis_b": np.cross(along, across), "coordinates": (f"a{k}", f"b{k}")}
        model.universal(f"U{k}", model.ground.point(*a), base.point(), **hooke)
        model.prismatic(f"P{k}", base.point(), rod.point(), axis=along, coordinate=f"s{k}")
        model.spherical(f"S{k}", rod.point(*(start * along)), plate.point(*b))
    return model


def lengths(place: np.ndarray, R: np.ndarray) -> np.ndarray:
    """The lengths of the legs at a pose: |r + R b - a|."""
    return np.linalg.norm(place + UPPER @ R.T - LOWER, axis=1)


def largest_difference() -> float:
    """At a pose, in metres."""
    model, place = stewart_platform(), np.array([0.1, -0.15, 1.3])
    R = np.array(al.rotation("ZXZ", 0.3, 0.2, 0.1).array, dtype=float)
    found = al.inverse_kinematics(model, {"plate": (place, R)}, guess={})
    drawn = lengths(np.array([0.0, 0.0, HEIGHT]), np.eye(3))
    return float(np.abs([found[f"s{k}"] for k in range(6)] - (lengths(place, R) - drawn)).max())


if __name__ == "__main__":
    print(f"a pose: the legs differ from the closed form by {largest_difference():.0e} m at most")
