"""The shapes of contacts against closed forms: bowls, pipes, curves, boxes, capsules, cylinders, a cam."""

from typing import Any

import numpy as np
import pytest
import sympy as sp
from scipy.optimize import brentq

import alembert as al
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from alembert.files import model_text, read_model

G = 9.81


def when(run: al.Trajectory, event: str) -> float:
    """The first time of an event."""
    return next(time for time, name in run.events if name == event)


def solid(model: al.Model, name: str, mass: float, radius: float) -> Any:
    """A solid ball in space."""
    return model.body(name, mass=mass, inertia=(0.4 * mass * radius**2,) * 3)


def test_ball_that_rolls_in_a_bowl_swings_as_a_pendulum_of_seven_fifths() -> None:
    """w^2 = 5 g / 7 (R - r), of small angles."""
    model = al.Model("bowl")
    ball = solid(model, "ball", 0.3, 0.1)
    model.gravity((0, 0, -G))
    model.contact("bowl", ball.sphere(0.1), model.ground.sphere(1.1, hollow=True), friction=0.5)
    start = {"ball.x": np.sin(1e-3), "ball.z": -np.cos(1e-3)}
    quarter = np.pi / 2 / np.sqrt(5 * G / 7)
    run = al.simulate(model, 2 * quarter, initial=start, samples=[0, quarter, 2 * quarter])
    np.testing.assert_allclose(run["ball.x"], [1e-3, 0, -1e-3], atol=1e-8)  # of the cube of the angle
    assert [name for _, name in run.events] == ["bowl: closed", "bowl: sticks"]


def test_ball_leaves_a_lying_cylinder_where_the_cosine_is_two_thirds_and_stays_in_a_pipe() -> None:
    for hollow, angle in ((False, 0.3), (True, np.pi - 0.3)):
        model = al.Model("cylinder")
        ball = solid(model, "ball", 0.3, 0.1)
        model.gravity((0, 0, -G))
        lying = model.ground.cylinder(1.1 if hollow else 0.9, axis=(1, 1, 0), hollow=hollow)
        model.contact("cylinder", ball.sphere(0.1), lying)
        across = np.array([1, -1, 0]) / np.sqrt(2)
        place = np.sin(angle) * across + np.cos(angle) * np.array([0, 0, 1])
        run = al.simulate(model, 1.0, initial=dict(zip(("ball.x", "ball.y", "ball.z"), place, strict=True)))
        if hollow:
            assert run.closed("cylinder") == [(0.0, 1.0)]
        else:
            assert run.at(when(run, "cylinder: opened"))["ball.z"] == pytest.approx(2 / 3 * np.cos(0.3), abs=1e-8)


def test_bead_leaves_a_wire_where_its_curvature_needs_more_than_its_weight() -> None:
    """On y = -x^4 / 4 from the top: v^2 k = g cos(slope), v^2 = v0^2 - 2 g y, so 3 x^2 (v0^2 + g x^4 / 2) = g (1 + x^6)."""
    model = al.Model("wire")
    bead = model.particle("bead", mass=0.2, plane="xy")
    model.gravity((0, -G, 0))
    model.contact("wire", bead.point(), model.ground.surface(lambda x, y: y + x**4 / 4))
    run = al.simulate(model, 1.0, initial={"bead.x'": 2.0})
    off = brentq(lambda x: 3 * x**2 * (4 + G * x**4 / 2) - G * (1 + x**6), 0.1, 1.2, xtol=1e-14)
    assert run.at(when(run, "wire: opened"))["bead.x"] == pytest.approx(off, abs=1e-8)
    assert np.abs(run.ledger().error).max() < 1e-8 * np.ptp(run.kinetic_energy)


def test_curve_that_turns_with_a_body_is_met_in_its_axes() -> None:
    """A bead on an ellipse of a plate, turned and carried off, moves as on the same ellipse that is not."""
    found = []
    for turned in (0.0, 0.7):
        model = al.Model("plate")
        bead = model.particle("bead", mass=0.2, plane="xy")
        c, s = np.cos(turned), np.sin(turned)
        model.gravity((G * s, -G * c, 0))
        plate = model.body("plate", mass=1, inertia=(1, 1, 1), position=(1, 2, 0), rotation=al.rotation("z", turned))
        ellipse = plate.surface(lambda x, y: x**2 / 4 + y**2 - 1)
        model.contact("ellipse", bead.point(), ellipse, friction=0.2)
        x, y = 2 * np.sin(1.0), np.cos(1.0)
        start = {"bead.x": 1 + c * x - s * y, "bead.y": 2 + s * x + c * y}
        run = al.simulate(model, 1.0, initial=start, samples=10)
        opened = when(run, "ellipse: opened")
        at = run.at(opened)
        dx, dy = at["bead.x"] - 1, at["bead.y"] - 2
        found.append((opened, c * dx + s * dy, c * dy - s * dx))
    assert found[0] == pytest.approx(found[1], abs=1e-8)


@pytest.mark.parametrize(("mu", "turn"), [(0.1, 0.8), (0.4, 0.8), (0.4, 0.95)])
@pytest.mark.parametrize("shape", ["ball", "rim"])
def test_ball_or_rim_on_a_ball_in_space_with_friction_moves_as_circles_in_a_plane(
    shape: str, mu: float, turn: float
) -> None:
    """The tangents of a contact in space turn with its normal; the motion in any upright plane is that of a planar model."""
    flat, space = al.Model("flat"), al.Model("space")
    disk = flat.body("ball", mass=1, inertia=0.4 * 0.01, plane="xy")
    ball = solid(space, "ball", 1.0, 0.1)
    flat.gravity((0, -G, 0))
    space.gravity((0, 0, -G))
    ends = []
    c, s = np.cos(turn), np.sin(turn)
    met = ball.sphere(0.1) if shape == "ball" else ball.disk(0.1, axis=(s, -c, 0))
    for model, own in ((flat, disk.sphere(0.1)), (space, met)):
        model.contact("top", own, model.ground.sphere(0.9), friction=mu, restitution=0.3)
    x, y = 0.2, np.sqrt(1.05 - 0.04)
    run = al.simulate(flat, 0.8, initial={"ball.x": x, "ball.y": y, "ball.x'": 0.5}, samples=5)
    ends.append([run["ball.x"][-1], run["ball.y"][-1], run["ball.angle'"][-1]])
    start = {"ball.x": c * x, "ball.y": s * x, "ball.z": y, "ball.x'": c * 0.5, "ball.y'": s * 0.5}
    run = al.simulate(space, 0.8, initial=start, samples=5)
    spin = [run[w][-1] for w in ball.angular_velocity]
    ends.append([c * run["ball.x"][-1] + s * run["ball.y"][-1], run["ball.z"][-1], s * spin[0] - c * spin[1]])
    assert run.impacts
    np.testing.assert_allclose(ends[0], ends[1], atol=1e-7)
    assert c * run["ball.y"][-1] == pytest.approx(s * run["ball.x"][-1], abs=1e-8)


@pytest.mark.parametrize("restitution", [0.0, 1.0])
def test_tilted_ring_pushed_at_a_smooth_ball_keeps_its_angular_momentum_about_it(restitution: float) -> None:
    """All forces of the contact go through the centre of the ball, in impacts and while it slides."""
    model = al.Model("ring")
    ring = model.body("ring", mass=0.5, inertia=(0.1, 0.1, 0.2))
    model.contact("ball", ring.disk(0.6, axis=(0, 0, 1)), model.ground.sphere(0.5), restitution=restitution)
    model.potential("pull", sum(2 * c**2 for c in ring.point().position))  # to the centre: it turns nothing about it
    start = {"ring.x": 1.3, "ring.z": 0.2, "ring.y'": 0.3, "ring.x'": -1.0, "ring.w1": 0.7, "ring.w2": 0.4}
    run = al.simulate(model, 2.0, initial=start, rtol=1e-12)
    assert run.impacts
    assert bool(run.closed("ball")) == (restitution == 0.0)
    np.testing.assert_allclose(run.angular_momentum - run.angular_momentum[0], 0, atol=1e-8)
    assert abs(run.ledger().error).max() < 1e-8
    assert (abs(run.energy - run.energy[0]).max() < 1e-8) == (restitution == 1.0)


def test_rectangle_is_its_corners() -> None:
    """A brick dropped flat lands on all corners; one on a slope slips and does not tip, or tips, as width and friction say."""
    for mu, width, tips in ((0.3, 1.0, False), (2.0, 0.4, True)):
        model = al.Model("brick")
        brick = model.body("brick", mass=2, inertia=2 * (width**2 + 1) / 12, plane="xy")
        model.gravity((G * np.sin(0.6), -G * np.cos(0.6), 0))  # tan 0.6 = 0.68; it tips over where the width is less
        model.contact("foot", brick.box(width, 1), model.ground.half_space((0, 1, 0)), friction=mu)
        run = al.simulate(model, 0.3, initial={"brick.y": 0.5}, samples=30)
        closed = [name for name in ("foot 1", "foot 3") if run.closed(name) == [(0.0, 0.3)]]
        if tips:
            slope = G * (np.sin(0.6) * 0.5 - np.cos(0.6) * width / 2) / ((width**2 + 1) / 3)
            assert run["brick.angle''"][0] == pytest.approx(-slope, rel=1e-9)
            assert closed == ["foot 3"]
        else:
            assert run["brick.x'"][-1] == pytest.approx(0.3 * G * (np.sin(0.6) - 0.3 * np.cos(0.6)), rel=1e-9)
            assert closed == ["foot 1", "foot 3"]
            assert run.work("foot")[-1] == pytest.approx(-0.3 * 2 * G * np.cos(0.6) * run["brick.x"][-1], rel=1e-7)


def test_box_capsule_and_cylinder_dropped_flat_land_on_all_of_their_corners_and_lie() -> None:
    for shape, height, count in (
        (lambda b: b.box(0.4, 0.6, at=(0, 0, -0.1)), 0.1, 4),
        (lambda b: b.capsule(0.1, 0.5, axis=(1, 0, 0)), 0.1, 2),
        (lambda b: b.cylinder(0.1, 0.5, axis=(1, 0, 0)), 0.1, 2),
    ):
        model = al.Model("drop")
        body = model.body("body", mass=2, inertia=(0.1, 0.1, 0.1))
        model.gravity((0, 0, -G))
        model.contact("floor", shape(body), model.ground.half_space(), friction=0.5)
        assert len(model.gaps) == count
        run = al.simulate(model, 0.6, initial={"body.z": 0.6}, samples=20)
        first = min(impact.time for impact in run.impacts)
        assert first == pytest.approx(np.sqrt(2 * 0.5 / G), abs=1e-9)
        assert run["body.z"][-1] == pytest.approx(height, abs=1e-9)
        assert sum(run.pressing(label)[-1] for label in model.gaps) == pytest.approx(2 * G, rel=1e-9)
        assert run.reaction("floor").force[-1] == pytest.approx([0, 0, 2 * G], abs=1e-8)


def test_flat_follower_leaves_an_eccentric_cam_above_the_known_speed_and_not_below() -> None:
    """A lift of e sin(w t), with a weight m g and a spring of force k x + F on it: it jumps where m e w^2 > m g + F + k e."""
    e, m, k, force = 0.02, 0.5, 100.0, 6.0
    limit = np.sqrt((m * G + force + k * e) / (m * e))
    for part in (0.99, 1.01):
        model = al.Model("cam")
        w = model.parameters(w=part * limit)
        cam = model.body("cam", mass=1, inertia=1, plane="xy")
        axle = model.revolute("axle", model.ground.point(), cam.point(), coordinate="theta")
        model.constrain("motor", axle.coordinate - w * model.time)
        follower = model.body("follower", mass=m, inertia=1, plane="xy")
        model.prismatic("guide", model.ground.point(), follower.point(), axis=(0, 1, 0), coordinate="y")
        model.gravity((0, -G, 0))
        y = sp.Symbol("y")
        model.apply("load", "spring", on="y", value=-force - k * (y - 0.1))
        model.contact("face", cam.sphere(0.1, at=(e, 0, 0)), follower.half_space((0, -1, 0)))
        run = al.simulate(model, 2 * 2 * np.pi / limit, initial={"y": 0.1, "y'": e * part * limit}, samples=50)
        assert any(name == "face: opened" for _, name in run.events) == (part > 1)


def test_bar_that_slides_in_a_bowl_swings_as_a_pendulum_of_its_height_and_inertia() -> None:
    """w^2 = g h / (h^2 + k^2) of small angles, with its centre h below that of the bowl and k its radius of gyration."""
    model = al.Model("bar")
    bar = model.body("bar", mass=0.4, inertia=0.4 * 0.09, plane="xy")
    model.gravity((0, -G, 0))
    model.contact("bowl", bar.capsule(0.1, 1.2, axis=(1, 0, 0)), model.ground.sphere(1.1, hollow=True))
    h, angle = 0.8, 1e-3  # 0.6, 0.8 and 1.0 are the sides of a triangle
    quarter = np.pi / 2 / np.sqrt(G * h / (h**2 + 0.09))
    start = {"bar.x": h * np.sin(angle), "bar.y": -h * np.cos(angle), "bar.angle": angle}
    run = al.simulate(model, 2 * quarter, initial=start, samples=[0, quarter, 2 * quarter])
    np.testing.assert_allclose(run["bar.angle"], [angle, 0, -angle], atol=1e-8)  # of the cube of the angle
    assert [label for label in model.gaps if run.closed(label)] == ["bowl 1", "bowl 2"]


FIRST: dict[str, Any] = {
    "point": lambda b: b.point(),
    "sphere": lambda b: b.sphere(0.1),
    "disk": lambda b: b.disk(0.1),
    "capsule": lambda b: b.capsule(0.1, 0.3),
    "cylinder": lambda b: b.cylinder(0.1, 0.3),
    "box": lambda b: b.box(0.1, 0.2, 0.3),
    "curve": lambda b: b.curve(sp.cos, sp.sin),
    "half_space": lambda b: b.half_space(),
}
SECOND: dict[str, Any] = {
    "half_space": lambda b: b.half_space(),
    "sphere": lambda b: b.sphere(2),
    "bowl": lambda b: b.sphere(2, hollow=True),
    "cylinder": lambda b: b.cylinder(2),
    "pipe": lambda b: b.cylinder(2, hollow=True),
    "curve": lambda b: b.curve(sp.cos, sp.sin),
    "surface": lambda b: b.surface(lambda x, y, z: z - sp.cos(x)),
    "box": lambda b: b.box(0.1, 0.2, 0.3),
}
MEET = {
    "half_space": {"point", "sphere", "disk", "capsule", "cylinder", "box"},
    "sphere": {"point", "sphere", "disk", "capsule", "box"},
    "bowl": {"point", "sphere", "disk", "capsule", "cylinder", "box"},
    "cylinder": {"point", "sphere", "disk", "capsule"},
    "pipe": {"point", "sphere", "disk", "capsule", "box"},
    "curve": {"point", "sphere"},
    "surface": {"point"},
    "box": set(),
}


@pytest.mark.parametrize("second", SECOND)
@pytest.mark.parametrize("first", FIRST)
def test_each_pair_of_shapes_has_gaps_or_is_refused(first: str, second: str) -> None:
    model = al.Model("pair")
    a, b = (model.body(name, mass=1, inertia=(1, 1, 1)) for name in "ab")
    if first in MEET[second]:
        part = model.contact("c", FIRST[first](a), SECOND[second](b), friction=0.2)
        is_round = second in ("sphere", "cylinder")  # which meets one nearest point
        assert len(part.gaps) == (1 if is_round else {"box": 8, "capsule": 2, "cylinder": 2}.get(first, 1))
        return
    with pytest.raises(al.ModelError, match=r"Contact 'c': found a .*, which have no smooth gap; expected a point"):
        model.contact("c", FIRST[first](a), SECOND[second](b))


def every_shape() -> al.Model:
    """A model with a contact of each pair of shapes."""
    model = al.Model("shapes")
    r = model.parameters(r=0.1)
    a, b = (model.body(name, mass=1, inertia=(1, 1, 2)) for name in "ab")
    floor = model.ground.half_space((0, 1, 1), at=(0, 1, 2))
    flat = [a.point(1, 2, 3), a.sphere(r), a.disk(r, axis=(0, 1, 0)), a.capsule(r, 2 * r, at=(0, 1, r)), a.box(r, 2, 3)]
    for k, shape in enumerate([*flat, a.cylinder(r, 1, axis=(0, 1, 1))]):
        model.contact(f"flat {k}", shape, floor, friction=0.1)
    surface = b.surface(lambda x, y, z: z - r * sp.sin(x) * y, at=(0, 0, 1))
    for k, other in enumerate([b.sphere(2 * r), b.sphere(2, hollow=True), b.cylinder(r), b.cylinder(3, hollow=True)]):
        model.contact(f"round {k}", a.sphere(r, at=(k, 0, 0)), other, friction=0.2, restitution=0.5)
    model.contact("point", a.point(), surface)
    return model


def test_every_shape_goes_through_model_files() -> None:
    model = every_shape()
    text = model_text(model)
    again = read_model(text)
    assert model_text(again) == text
    assert dict(again.gaps) == dict(model.gaps)
    assert dict(read_model(text.replace("{plane = ", "{half_space = ")).gaps) == dict(model.gaps)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{capsule = "a", radius = 1}', ("'length'",)),
        ('{box = "a"}', ("'size'",)),
        ('{cone = "a"}', ("found no shape", "capsule", "surface")),
        ('{sphere = "a", radius = 1, hollow = 1}', ("true or false",)),
        ('{sphere = "a", radius = 1, size = [1, 1, 1]}', (".size", "sphere, radius, hollow")),
        ('{surface = "a", equation = "import os"}', ("equation",)),
        ('{surface = "a", equation = "z - abs(x)"}', ("Abs", "smooth")),
    ],
)
def test_wrong_shapes_of_files_are_told_with_their_line(line: str, words: tuple[str, ...]) -> None:
    text = f'name = "m"\n[bodies.a]\nmass = 1\ninertia = [1, 1, 1]\n[unilateral.c]\ntype = "contact"\nfrom = {line}\n'
    with pytest.raises(al.ModelError) as error:
        read_model(text + 'to = {half_space = "ground"}\n')
    for word in (*words, "line 7"):
        assert word in str(error.value)


def test_a_floor_that_is_a_body_counts_as_the_ground_does() -> None:
    """A plane of a body that is fixed at its origin, from which the contact has no arm: rounding was taken for its length."""
    model = al.Model("floor")
    ball, floor = (model.body(name, mass=1, inertia=(1, 1, 1)) for name in ("ball", "floor"))
    model.fixed("base", model.ground.point(), floor.point())
    model.contact("foot", ball.sphere(0.1), floor.plane())
    assert [al.mobility(model, active=active).degrees_of_freedom for active in ([], ["foot"])] == [6, 5]


def test_gaps_of_all_pairs_agree_with_distances_found_by_sampling() -> None:
    """Of the shape: the least distance of its points, sampled, from the other, for random poses of both bodies."""
    random = np.random.default_rng(5)
    turns = np.linspace(0, 2 * np.pi, 20001)
    for _ in range(5):
        n, axis = (v / np.linalg.norm(v) for v in random.normal(size=(2, 3)))
        o, center = random.normal(size=(2, 3))
        model = al.Model("pair")
        body = model.body("b", mass=1, inertia=(1, 1, 1))
        model.contact("rim", body.disk(0.3, axis=axis, at=center), model.ground.half_space(n, at=o))
        model.contact("rod", body.cylinder(0.3, 1.0, axis=axis, at=center), model.ground.half_space(-n, at=o))
        model.contact("ball", body.disk(0.3, axis=axis, at=center), model.ground.sphere(0.2, at=o))
        u = np.cross(axis, [0.3, -0.5, 0.9])
        u, v = (w / np.linalg.norm(w) for w in (u, np.cross(axis, u)))
        ring = center + 0.3 * (np.cos(turns)[:, None] * u + np.sin(turns)[:, None] * v)
        straight = {s: float(k == j) for j, row in enumerate(body.R) for k, s in enumerate(row)}
        found = evaluate(column(gap.value for gap in model.gaps.values()), straight | dict.fromkeys(body.r, 0.0))
        ends = [((ring + side * 0.5 * axis - o) @ -n).min() for side in (-1, 1)]
        apart = np.linalg.norm(ring - o, axis=1).min() - 0.2
        # of the distance of samples, squared
        assert found == pytest.approx([((ring - o) @ n).min(), *ends, apart], abs=1e-7)
