"""Every joint, spring and actuator of the ADAMS tables against Newton's and Euler's laws, integrated by SciPy alone.

One body hangs on the ground by an oblique joint, away from its centre, and starts from rest. By hand each joint is a few
rows on the acceleration of the joint's point and on the angular acceleration.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation as Turn

import alembert as al
from adams_cases import motion
from rigid_body_by_hand import AT_REST, Held

GRAVITY = (0, 0, -9.81)
INERTIA = (0.2, 0.3, 0.4)
PLACE = np.array([0.3, -0.2, 0.5])  # of the joint, on the ground
POINT = np.array([-0.5, 0.2, 0.1])  # of the joint, in the body
AXIS, FIRST, SECOND = np.array([(1, 2, 2), (2, 1, -2), (2, -2, 1)]) / 3  # perpendicular to each other
ATTITUDE = Turn.from_euler("X", 0.7).as_matrix()  # of the body at the start
LINK = np.array([0.4, 0.8, -0.8])  # from the ground to the body's point: a rod, or a spring
SPEED = 0.6
TIMES = np.linspace(0, 2, 21)

SPACE = np.eye(3)
ACROSS = np.array([FIRST, SECOND])


def held(directions: np.ndarray) -> Callable[..., tuple[np.ndarray, np.ndarray]]:
    """No acceleration along fixed directions."""
    return lambda *state: (directions, np.zeros(len(directions)))


def on_cross(R: np.ndarray, w: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The ground's axis e stays perpendicular to the body's axis f: w . (f x e) = 0, and its rate."""
    f = R @ ATTITUDE.T @ FIRST
    return np.cross(f, AXIS)[None], np.array([-w @ np.cross(np.cross(w, f), AXIS)])


def on_rod(P: np.ndarray, V: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The point stays as far from the place as it is: (P - Q) . A = -V . V."""
    return (P - PLACE)[None], np.array([-V @ V])


def on_hinged_rod(P: np.ndarray, V: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """And the rod stays perpendicular to the axis of its hinge."""
    return np.array([P - PLACE, HINGE]), np.array([-V @ V, 0.0])


HINGE = np.array([0.0, 1.0, 1.0]) / np.sqrt(2)  # perpendicular to the link


def linear(stretch: Any, rate: Any) -> Any:
    return 8 * stretch + 0.5 * rate


def hardening(stretch: Any, rate: Any) -> Any:
    return 5 * stretch + 10 * abs(stretch) * stretch + 0.5 * rate


def stretched(law: Any) -> Any:
    """The force of a spring from the place, as long at the start as it is when it is slack."""

    def force(P: np.ndarray, V: np.ndarray) -> np.ndarray:
        length = np.linalg.norm(P - PLACE)
        n = (P - PLACE) / length
        return -law(length - np.linalg.norm(LINK), n @ V) * n

    return force


def twisted(law: Any) -> Any:
    """The torque of a spring about the axis, slack at the start."""

    def torque(R: np.ndarray, w: np.ndarray) -> np.ndarray:
        return -law(Turn.from_matrix(R @ ATTITUDE.T).as_rotvec() @ AXIS, AXIS @ w) * AXIS

    return torque


# --- the same by Alembert -------------------------------------------------------------------------------------------


def heavy() -> tuple[al.Model, Any, Any]:
    model = al.Model("one body")
    model.gravity(GRAVITY)
    body = model.body("body", mass=1, inertia=INERTIA)
    return model, model.ground.point(*PLACE), body.point(*POINT)


def jointed(kind: str, cut: bool, **axes: np.ndarray) -> al.Model:
    model, a, b = heavy()
    given = {name: tuple(axis) for name, axis in axes.items()}
    getattr(model, kind)("joint", a, b, orientation=al.rotation("X", 0.7), cut=cut, **given)
    return model


def linked(kind: str, **more: Any) -> al.Model:
    model, a, b = heavy()
    getattr(model, kind)("joint", a, b, length=float(np.linalg.norm(LINK)), **more)
    return model


def sprung(law: Any) -> al.Model:
    model, a, b = heavy()
    slack = float(np.linalg.norm(LINK))
    model.spring("spring", a, b, law=lambda distance, rate: law(distance - slack, rate))
    return model


def turned(law: Any) -> al.Model:
    model = jointed("revolute", False, axis=AXIS)
    model.torsional_spring("spring", model.joints["joint"], law=law)
    return model


def actuated() -> al.Model:
    model = jointed("prismatic", False, axis=AXIS)
    model.constrain("actuator", model.joints["joint"].coordinate - SPEED * model.time)
    return model


def run_of(model: al.Model, center: np.ndarray) -> al.Trajectory:
    """From rest in the given pose, where a tree joint starts by itself; an actuator starts at its speed."""
    p = np.roll(Turn.from_matrix(ATTITUDE).as_quat(), 1)
    pose = dict(zip(("body.x", "body.y", "body.z"), center, strict=True)) | {f"body.e{k}": p[k] for k in range(4)}
    in_tree = "joint" in model.joints and model.joints["joint"].in_tree and not model.joints["joint"].cut
    start = {"joint.slide'": SPEED} if "actuator" in model.constraints else {} if in_tree else pose
    return al.simulate(model, TIMES[-1], initial=start, samples=TIMES, rtol=1e-11, atol=1e-12)


def check(model: al.Model, offset: np.ndarray, by_hand: Held, velocity: np.ndarray = AT_REST) -> al.Trajectory:
    """Both integrations have tolerances of 1e-11, of which two seconds of such motions make 1e-9 at most."""
    center = PLACE + offset - ATTITUDE @ POINT
    expected = by_hand.run(center, ATTITUDE, TIMES, velocity)
    run = run_of(model, center)
    found = motion(run)
    reactions = [run.reaction(name) for name in ("joint", "actuator") if name in {*model.joints, *model.constraints}]
    found |= {"Force": sum(r.force for r in reactions), "Torque": sum(r.torque for r in reactions)}
    assert {name: miss for name in found if (miss := np.abs(found[name] - expected[name]).max()) > 1e-8} == {}
    assert np.ptp(found["Pos"], axis=0).max() > 0.1  # it moves
    return run


def law_of(**laws: Any) -> Held:
    return Held(np.array(INERTIA), POINT, np.array(GRAVITY, dtype=float), **laws)


# --- the tests ------------------------------------------------------------------------------------------------------

JOINTS = {
    "revolute": ({"axis": AXIS}, {"rows": held(SPACE), "turns": held(ACROSS)}),
    "spherical": ({}, {"rows": held(SPACE)}),
    "universal": ({"axis": AXIS, "axis_b": FIRST}, {"rows": held(SPACE), "turns": on_cross}),
    "prismatic": ({"axis": AXIS}, {"rows": held(ACROSS), "turns": held(SPACE)}),
    "cylindrical": ({"axis": AXIS}, {"rows": held(ACROSS), "turns": held(ACROSS)}),
}


@pytest.mark.parametrize("cut", [False, True], ids=["in the tree", "cut"])
@pytest.mark.parametrize("kind", JOINTS)
def test_joints(kind, cut):
    axes, laws = JOINTS[kind]
    check(jointed(kind, cut, **axes), np.zeros(3), law_of(**laws))


def test_distance():
    check(linked("distance"), LINK, law_of(rows=on_rod))


def test_revolute_spherical():
    check(linked("revolute_spherical", axis=tuple(HINGE)), LINK, law_of(rows=on_hinged_rod))


@pytest.mark.parametrize("law", [linear, hardening])
def test_torsional_spring(law):
    _, laws = JOINTS["revolute"]
    check(turned(law), np.zeros(3), law_of(torque=twisted(law), **laws))


@pytest.mark.parametrize("law", [linear, hardening])
def test_spring(law):
    check(sprung(law), LINK, law_of(force=stretched(law)))


def test_actuator():
    laws = {"rows": held(SPACE), "turns": held(SPACE)}
    run = check(actuated(), np.zeros(3), law_of(**laws), SPEED * AXIS)
    weight = -np.array(GRAVITY)
    assert np.abs(run.reaction("actuator").force - (AXIS @ weight) * AXIS).max() < 1e-9
