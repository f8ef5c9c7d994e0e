"""Inverse kinematics against closed forms: two links, a Stewart platform, limits, orientations, paths; bad input."""

import runpy
from pathlib import Path

import numpy as np
import pytest

import alembert as al
from refusals import refusal


def two_links(a=1.0, b=0.7):
    model = al.Model("two links")
    upper, lower = (model.body(name, mass=1.0, inertia=(0.1, 0.1, 0.1)) for name in ("upper", "lower"))
    model.revolute("shoulder", model.ground.point(), upper.point(), axis=(0, 0, 1), coordinate="alpha")
    model.revolute("elbow", upper.point(a, 0, 0), lower.point(), axis=(0, 0, 1), coordinate="beta")
    return model, lower.point(b, 0, 0)


@pytest.mark.parametrize("place", [(0.9, 0.8), (-0.5, 1.0), (0.2, -0.6)])
def test_two_links(place):
    """The law of cosines: cos(beta) = (x^2 + y^2 - a^2 - b^2) / (2 a b)."""
    model, hand = two_links()
    found = al.inverse_kinematics(model, {hand: (*place, 0.0)})
    x, y = place
    assert np.cos(found["beta"]) == pytest.approx((x * x + y * y - 1.49) / 1.4, abs=1e-8)
    alpha = np.arctan2(y, x) - np.arctan2(0.7 * np.sin(found["beta"]), 1 + 0.7 * np.cos(found["beta"]))
    assert np.cos(found["alpha"] - alpha) == pytest.approx(1.0, abs=1e-12)


def test_limits_choose_the_other_elbow():
    """With the elbow bent one way only, by a limit of the model and by one given."""
    for low, high in ((0.0, 3.0), (-3.0, 0.0)):
        model, hand = two_links()
        found = al.inverse_kinematics(model, {hand: (0.9, 0.8, 0.0)}, limits={"beta": (low, high)})
        assert low <= found["beta"] <= high
        model.limit("stop", model.joints["elbow"], low=low, high=high)
        assert low <= al.inverse_kinematics(model, {hand: (0.9, 0.8, 0.0)})["beta"] <= high


@pytest.mark.parametrize(("low", "high"), [(0.0, 2.0), (-2.0, 0.0)])
def test_the_ranges_of_a_file_are_kept_unless_others_are_given(low, high, tmp_path):
    inertial = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
    links = "".join(f'<link name="{name}">{inertial}</link>' for name in ("base", "upper", "lower"))
    parts = (
        '<parent link="{}"/><child link="{}"/><origin xyz="{} 0 0"/><axis xyz="0 0 1"/><limit lower="{}" upper="{}"/>'
    )
    joints = {"alpha": parts.format("base", "upper", 0, -3, 3), "beta": parts.format("upper", "lower", 1, low, high)}
    said = "".join(f'<joint name="{name}" type="revolute">{text}</joint>' for name, text in joints.items())
    path = tmp_path / "two.urdf"
    path.write_text(f'<robot name="two">{links}{said}</robot>')
    robot = al.load(path)
    goal = {robot.bodies["lower"].point(0.7, 0, 0): (0.9, 0.8, 0.0)}
    assert low <= al.inverse_kinematics(robot, goal)["beta"] <= high
    other = al.inverse_kinematics(robot, goal, limits={"beta": (-high, -low)})
    assert -high <= other["beta"] <= -low


def test_infinite_limits_are_none():
    model, hand = two_links()
    goal = {hand: (0.9, 0.8, 0.0)}
    free = al.inverse_kinematics(model, goal, limits={"alpha": (None, None), "beta": (None, 0.0)})
    found = al.inverse_kinematics(model, goal, limits={"alpha": (-np.inf, np.inf), "beta": np.array([-np.inf, 0.0])})
    assert found.values == free.values


def test_a_frame_of_a_file_is_turned_with_its_own_axes(tmp_path):
    """The tool of an arm, whose axes are not those of the link that carries it: where other values have brought it."""
    text = (Path(__file__).parent.parent / "examples" / "arm.urdf").read_text()
    tool = '<link name="gauge"/><joint name="mount" type="fixed"><parent link="hand"/><child link="gauge"/>{}</joint>'
    path = tmp_path / "arm.urdf"
    path.write_text(text.replace("</robot>", tool.format('<origin xyz="0.1 0 0.05" rpy="0.3 -1.1 2"/>') + "</robot>"))
    robot = al.load(path, meshes=False)
    frame = robot.origin.frames["gauge"]
    arm, own = al.compile(robot), np.array(frame.rotation.array, dtype=float)
    q = np.random.default_rng(1).uniform(-0.5, 0.5, len(arm.eom.q))
    body = arm.bodies.index(frame.origin.frame.name)
    place, R = arm.point_positions([frame.origin], q)[0], arm.poses(q)[body, 3:].reshape(3, 3) @ own
    found = al.inverse_kinematics(robot, {frame: (place, R)}).coordinates
    assert np.abs(arm.point_positions([frame], found)[0] - place).max() < 1e-8
    assert np.abs(arm.poses(found)[body, 3:].reshape(3, 3) @ own - R).max() < 1e-8
    path = al.follow(robot, {frame: (place[None], R[None])}, guess=dict(zip(map(str, arm.eom.q), q, strict=True)))
    assert np.abs(path[0] - q)[:6].max() < 1e-8  # those of the fingers are kept in their ranges
    assert np.array_equal(arm.jacobian(frame, q), arm.jacobian(frame.origin, q))


def test_a_path_is_followed_on_one_branch():
    model, hand = two_links()
    angles = np.linspace(0, 2 * np.pi, 40)
    circle = np.column_stack([0.9 + 0.3 * np.cos(angles), 0.2 + 0.3 * np.sin(angles), 0 * angles])
    q = al.follow(model, {hand: circle}, guess={"alpha": 0.0, "beta": 1.0})
    mechanism = al.compile(model)
    assert np.abs(mechanism.point_positions([hand], q)[:, 0] - circle).max() < 1e-8
    assert (q[:, 1] > 0).all()
    assert np.abs(np.diff(q, axis=0)).max() < 0.5
    assert q[-1] == pytest.approx(q[0], abs=1e-7)


def test_limits_of_any_quantity_are_kept():
    """Of a coordinate times a number, a height, and a sum of angles, which leave one elbow or none."""
    for build in (
        lambda m, hand: m.limit("bend", 2 * m.joints["elbow"].coordinate, low=-6.0, high=0.0),
        lambda m, hand: m.limit("turn", m.joints["elbow"].coordinate + m.joints["shoulder"].coordinate, high=0.5),
        lambda m, hand: m.limit("height", m.bodies["lower"].position[1] - 0.5, low=0.4),
    ):
        model, hand = two_links()
        build(model, hand)
        assert al.inverse_kinematics(model, {hand: (0.9, 0.8, 0.0)})["beta"] == pytest.approx(-1.5993716, abs=1e-6)
    model.limit("ceiling", model.bodies["lower"].position[1], high=0.2)
    with refusal(model, al.AssemblyError, "beyond", "'ceiling'", "'height'"):
        al.inverse_kinematics(model, {hand: (0.9, 0.8, 0.0)})


def test_a_path_of_poses():
    """The plate of a Stewart platform goes and turns: the legs are as long as the closed form says, place by place."""
    program = runpy.run_path(str(Path(__file__).parent.parent / "examples" / "stewart_platform.py"))
    model, parts = program["stewart_platform"](), np.linspace(0, 1, 8)
    places = np.outer(1 - parts, [0.2, 0.1, 1.0]) + np.outer(parts, [0.1, -0.05, 1.1])
    turns = np.array([np.array(al.rotation("ZXZ", 0.3 * x, 0.2 * x, 0.1 * x).array, dtype=float) for x in parts])
    found = al.follow(model, {"plate": (places, turns)}, guess={})
    names = [s.name for s in al.compile(model).eom.q]
    legs = found[:, [names.index(f"s{k}") for k in range(6)]]
    drawn = program["lengths"](program["DRAWN"], np.eye(3))
    expected = [program["lengths"](place, R) - drawn for place, R in zip(places, turns, strict=True)]
    assert legs == pytest.approx(np.array(expected), abs=1e-8)


@pytest.mark.parametrize("name", ["delta_robot", "stewart_platform"])
def test_parallel_robots_against_their_closed_forms(name):
    """Loops obeyed: the angles of the motors, the lengths of the legs, as the geometry of each chain says."""
    program = runpy.run_path(str(Path(__file__).parent.parent / "examples" / f"{name}.py"))
    assert program["largest_difference"]() < 1e-8


REFUSED = {
    "no targets": (lambda m, p: al.inverse_kinematics(m, {}), ("targets", "{}")),
    "no place": (lambda m, p: al.inverse_kinematics(m, {p: (1, 2)}), ("three numbers",)),
    "nan": (lambda m, p: al.inverse_kinematics(m, {p: (1, 2, np.nan)}), ("target", "finite")),
    "a body": (lambda m, p: al.inverse_kinematics(m, {"no": (1, 2, 0)}), ("'no'", "body")),
    "a limit": (lambda m, p: al.inverse_kinematics(m, {p: (1, 0, 0)}, limits={"gamma": (0, 1)}), ("limits", "gamma")),
    "a pair": (lambda m, p: al.inverse_kinematics(m, {p: (1, 0, 0)}, limits={"beta": 1}), ("pair",)),
    "an order": (lambda m, p: al.inverse_kinematics(m, {p: (1, 0, 0)}, limits={"beta": (1, 0)}), ("lower one first",)),
    "a guess": (lambda m, p: al.inverse_kinematics(m, {p: (1, 0, 0)}, guess={"gamma": 1}), ("guess", "gamma")),
    "tries": (lambda m, p: al.inverse_kinematics(m, {p: (1, 0, 0)}, tries=0), ("tries=0",)),
    "endless tries": (lambda m, p: al.inverse_kinematics(m, {p: (9, 0, 0)}, tries=10**400), ("from 1 to 10000",)),
    "a path": (lambda m, p: al.follow(m, {p: (1, 0, 0)}), ("follow", "(places, 3)")),
    "uneven places": (lambda m, p: al.follow(m, {p: [(1, 0, 0), (1, 0)]}), ("follow", "array of numbers")),
    "other lengths": (
        lambda m, p: al.follow(m, {p: [(1, 0, 0)], "upper": [(0, 0, 0)] * 2}),
        ("follow", "1 and 2 places"),
    ),
    "too few turns": (lambda m, p: al.follow(m, {"lower": ([(1, 0, 0)] * 2, [np.eye(3)])}), ("(1, 3, 3)", "(2, 3, 3)")),
    "uneven turns": (lambda m, p: al.follow(m, {"lower": ([(1, 0, 0)], [[[1], [1, 0]]])}), ("follow", "rotations")),
    "a reflection": (
        lambda m, p: al.inverse_kinematics(m, {"lower": ((1, 0, 0), np.diag([1, 1, -1]))}),
        ("rotation", "turns"),
    ),
    "ground that turns": (
        lambda m, p: al.inverse_kinematics(m, {"ground": ((0, 0, 0), np.eye(3))}),
        ("'ground'", "a body that moves"),
    ),
    "the wrong infinity": (
        lambda m, p: al.inverse_kinematics(m, {p: (1, 0, 0)}, limits={"beta": (np.inf, np.inf)}),
        ("limit of 'beta'", "finite"),
    ),
    "no model": (lambda m, p: al.follow(3, {p: [(1, 0, 0)]}), ("expected a Model",)),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_targets(name):
    ask, words = REFUSED[name]
    with refusal(None, al.ModelError, *words):
        ask(*two_links())


def test_what_is_out_of_reach():
    model, hand = two_links()
    with refusal(model, al.AssemblyError, "nearest is 0.3", "two links"):
        al.inverse_kinematics(model, {hand: (2.0, 0.0, 0.0)}, tries=2)
    with refusal(model, al.AssemblyError, "follow: at place 1"):
        al.follow(model, {hand: [(1.2, 0.0, 0.0), (2.0, 0.0, 0.0)]})
