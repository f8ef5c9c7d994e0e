"""A Stewart platform: six legs that slide bring a plate to a pose; their lengths are known in closed form.

The geometry is that of Dietmaier (1998), "The Stewart-Gough platform of general geometry can have 40 real postures", in
metres: with legs of the lengths printed there the plate has as many postures as such a platform can have. Each leg is a
universal joint on the base, a slide and a ball on the plate. Run it with `python examples/stewart_platform.py`.
"""

from __future__ import annotations

import numpy as np

import alembert as al

BASE = np.array(
    [
        (0.0, 0.0, 0.0),
        (1.107915, 0.0, 0.0),
        (0.549094, 0.756063, 0.0),
        (0.735077, -0.223935, 0.525991),
        (0.514188, -0.526063, -0.368418),
        (0.590473, 0.094733, -0.205018),
    ]
)
PLATE = np.array(
    [
        (0.0, 0.0, 0.0),
        (0.542805, 0.0, 0.0),
        (0.956919, -0.528915, 0.0),
        (0.665885, -0.353482, 1.402538),
        (0.478359, 1.158742, 0.107672),
        (-0.137087, -0.235121, 0.353913),
    ]
)
PRINTED = np.array([1.0, 0.645275, 1.086284, 1.503439, 1.281933, 0.771071])
DRAWN = np.array([0.2, 0.1, 1.0])  # where the plate is drawn, not turned


def lengths(place: np.ndarray, R: np.ndarray) -> np.ndarray:
    """The lengths of the legs at a pose: |r + R b - a|."""
    return np.linalg.norm(place + PLATE @ R.T - BASE, axis=1)


def stewart_platform() -> al.Model:
    """The model: `s0` to `s5` are what the legs are longer than drawn."""
    model = al.Model("Stewart platform")
    plate = model.body("plate", mass=5.0, inertia=(1.0, 1.0, 2.0))
    for k, (a, b) in enumerate(zip(BASE, PLATE, strict=True)):
        along = DRAWN + b - a
        start = np.linalg.norm(along)
        along = along / start
        across = np.cross(along, [0.0, 0.0, 1.0])
        base, rod = (model.body(f"{name}{k}", mass=0.5, inertia=(0.1, 0.1, 0.1)) for name in ("base", "rod"))
        hooke = {"axis": across, "axis_b": np.cross(along, across), "coordinates": (f"a{k}", f"b{k}")}
        model.universal(f"U{k}", model.ground.point(*a), base.point(), **hooke)
        model.prismatic(f"P{k}", base.point(), rod.point(), axis=along, coordinate=f"s{k}")
        model.spherical(f"S{k}", rod.point(*(start * along)), plate.point(*b))
    return model


def largest_difference() -> float:
    """Of the legs at a pose, and of the plate for the printed lengths, in metres."""
    model, place = stewart_platform(), np.array([0.1, -0.05, 1.1])
    R = np.array(al.rotation("ZXZ", 0.3, 0.2, 0.1).array, dtype=float)
    drawn = lengths(DRAWN, np.eye(3))
    found = al.inverse_kinematics(model, {"plate": (place, R)}, guess={})
    legs = [found[f"s{k}"] for k in range(6)] - (lengths(place, R) - drawn)
    return float(max(np.abs(legs).max(), np.abs(posture(model) - PRINTED).max()))


def posture(model: al.Model) -> np.ndarray:
    """The lengths of the legs at a posture that is found for those printed: the forward problem."""
    drawn = lengths(DRAWN, np.eye(3))
    start = {f"s{k}": x for k, x in enumerate(PRINTED - drawn)}
    run = al.simulate(model, 1e-9, initial=start, keep=list(start), samples=2)
    plate = model.bodies["plate"]
    corners = np.array([run.position(plate.point(*b))[0] for b in PLATE])
    return np.linalg.norm(corners - BASE, axis=1)


if __name__ == "__main__":
    print(f"legs and plate differ from the closed form by {largest_difference():.0e} m at most")
