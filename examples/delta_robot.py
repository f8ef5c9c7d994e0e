"""A Delta robot (Clavel 1988): its hand goes round a circle, and the motors turn as the closed form says.

The geometry and the closed form are those of M. Zavatsky's "Delta robot kinematics" (2009), in millimetres: the sides of the
triangles of the base and of the hand, the forearms and the upper arms. The hand is not turned, so that it is a point here, and
the hinges of the arms are moved inwards by what it is wide. Run it with `python examples/delta_robot.py`.
"""

from __future__ import annotations

import numpy as np

import alembert as al

HAND, BASE, FOREARM, ARM = 115.0, 457.3, 232.0, 112.0
RADIUS = (BASE - HAND) / 2 * np.tan(np.pi / 6)
TURNS = (0.0, 2 * np.pi / 3, 4 * np.pi / 3)


def delta_robot() -> tuple[al.Model, object]:
    """The model, with motors theta1 to theta3 (down is positive), and its hand."""
    model = al.Model("delta robot")
    hand = model.particle("hand", mass=0.1)
    for k, turn in enumerate(TURNS):
        outward = np.array([np.sin(turn), -np.cos(turn), 0.0])
        hinge, axis = RADIUS * outward, np.cross([0.0, 0.0, 1.0], outward)
        arm = model.body(f"arm{k + 1}", mass=0.1, inertia=(100.0, 100.0, 100.0))
        model.revolute(f"motor{k + 1}", model.ground.point(*hinge), arm.point(), axis=axis, coordinate=f"theta{k + 1}")
        model.distance(f"forearm{k + 1}", arm.point(*(ARM * outward)), hand.point(), length=FOREARM)
    return model, hand


def closed_form(place: np.ndarray) -> list[float]:
    """The angles of the three motors: where the circle of the elbow meets the sphere about the hand."""
    out = []
    for turn in TURNS:
        x, y = place[0] * np.cos(turn) + place[1] * np.sin(turn), place[1] * np.cos(turn) - place[0] * np.sin(turn)
        z, hinge = place[2], -BASE / 2 * np.tan(np.pi / 6)
        wrist = y - HAND / 2 * np.tan(np.pi / 6)
        a = (x * x + wrist * wrist + z * z + ARM**2 - FOREARM**2 - hinge**2) / (2 * z)
        b = (hinge - wrist) / z
        root = np.sqrt(-((a + b * hinge) ** 2) + ARM * (b * b * ARM + ARM))
        elbow = (hinge - a * b - root) / (b * b + 1)
        out.append(float(np.arctan2(-(a + b * elbow), hinge - elbow)))
    return out


def largest_difference() -> float:
    """Along a circle, in radians."""
    model, hand = delta_robot()
    angles = np.linspace(0, 2 * np.pi, 13)
    circle = np.column_stack([50 * np.cos(angles), 50 * np.sin(angles), np.full(13, -250.0)])
    first = {f"theta{k + 1}": x for k, x in enumerate(closed_form(circle[0]))}
    first |= dict(zip(("hand.x", "hand.y", "hand.z"), circle[0], strict=True))
    found = al.follow(model, {hand: circle}, guess={name: round(x, 1) for name, x in first.items()})
    names = [s.name for s in al.compile(model).eom.q]
    motors = found[:, [names.index(f"theta{k}") for k in (1, 2, 3)]]
    return float(np.abs(motors - [closed_form(place) for place in circle]).max())


if __name__ == "__main__":
    print(f"a circle of 13 places: the motors differ from the closed form by {largest_difference():.0e} rad at most")
