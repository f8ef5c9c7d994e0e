"""Contacts on parametric curves against closed forms, and against the same curves written as circles and equations."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.files import model_text, read_model
from refusals import refusal

G = 9.81


def bead_on(curve: Callable[[Any], Any], **law: float) -> al.Model:
    """A bead in a vertical plane on something of the ground."""
    model = al.Model("bead")
    bead = model.particle("bead", mass=0.3, plane="xy")
    model.gravity((0, -G, 0))
    model.contact("wire", bead.point(), curve(model.ground), **law)
    return model


@pytest.mark.parametrize("height", [0.3, 1.5])
def test_bead_on_a_cycloid_comes_to_its_lowest_point_in_the_same_time_from_anywhere(height: float) -> None:
    """pi sqrt(a / g) (Huygens 1673), from rest at x = a (s + sin s), y = -a cos s."""
    model = bead_on(lambda ground: ground.curve(lambda s: s + sp.sin(s), lambda s: -sp.cos(s), (-3, 3), along=(0, 1)))
    start = {"bead.x": height + np.sin(height), "bead.y": -np.cos(height)}
    quarter = np.pi / np.sqrt(G)
    run = al.simulate(model, 2 * quarter, initial=start, samples=[0, quarter, 2 * quarter])
    np.testing.assert_allclose(run["bead.x"], np.array([1, 0, -1]) * start["bead.x"], atol=1e-7)
    np.testing.assert_allclose(run["wire.s"], np.array([1, 0, -1]) * height, atol=1e-7)
    assert run.closed("wire") == [(0.0, 2 * quarter)]


def test_bead_leaves_a_circle_of_which_its_curve_says_nothing_else_where_the_cosine_is_two_thirds() -> None:
    turn = lambda s: s + sp.sin(s) / 2  # noqa: E731
    model = bead_on(lambda ground: ground.curve(lambda s: 2 * sp.cos(turn(s)), lambda s: 2 * sp.sin(turn(s))))
    run = al.simulate(model, 3.0, initial={"bead.x": 2 * np.sin(0.01), "bead.y": 2 * np.cos(0.01)})
    off = next(time for time, name in run.events if name == "wire: opened")
    assert run.at(off)["bead.y"] / 2 == pytest.approx(2 / 3 * np.cos(0.01), abs=1e-8)
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-8 * np.ptp(ledger.kinetic)


@pytest.mark.parametrize(("hollow", "start"), [(False, (0.3, 1.4)), (True, (0.8, 0.2))])
def test_bead_bounces_and_slides_on_an_ellipse_as_on_its_equation(hollow: bool, start: tuple[float, float]) -> None:
    law, sign = {"friction": 0.2, "restitution": 0.5}, -1 if hollow else 1
    runs = [
        al.simulate(model, 1.5, initial={"bead.x": start[0], "bead.y": start[1]}, samples=50)
        for model in (
            bead_on(lambda g: g.curve(lambda s: 2 * sp.cos(s), lambda s: sp.sin(s), hollow=hollow), **law),
            bead_on(lambda g: g.surface(lambda x, y: sign * (x**2 / 4 + y**2 - 1)), **law),
        )
    ]
    assert len(runs[0].impacts) > 5
    for name in ("bead.x", "bead.y"):
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-6)
    assert [name for _, name in runs[0].events] == [name for _, name in runs[1].events]
    assert runs[0].ledger().works.keys() == runs[1].ledger().works.keys()


def test_wheel_of_which_the_rim_is_a_curve_is_hit_as_one_with_a_circle() -> None:
    """A ball falls off centre on a wheel that turns, with friction: its circle as a curve, from a point off its centre."""
    found = []
    for shape in (
        lambda w: w.sphere(0.5),
        lambda w: w.curve(lambda s: sp.cos(s) / 2 - 0.1, lambda s: sp.sin(s) / 2, at=(0.1, 0, 0)),
    ):
        model = al.Model("wheel")
        wheel = model.body("wheel", mass=2, inertia=0.25, plane="xy")
        ball = model.body("ball", mass=0.3, inertia=0.01, plane="xy")
        model.gravity((0, -G, 0))
        model.revolute("axle", model.ground.point(), wheel.point(), coordinate="turn")
        model.contact("hit", ball.sphere(0.1), shape(wheel), friction=0.4, restitution=0.6)
        run = al.simulate(model, 0.8, initial={"ball.x": 0.1, "ball.y": 1.0, "turn'": 3.0}, samples=20)
        found.append([run[name] for name in ("ball.x", "ball.y", "ball.angle", "turn")])
        assert len(run.impacts) > 1
    assert al.agree(model, ["lagrange", "newton-euler", "udwadia-kalaba"], states=3, active=["hit"])
    np.testing.assert_allclose(found[1], found[0], atol=1e-7)


def test_roller_of_an_eccentric_cam_rises_as_the_triangle_of_centres_says() -> None:
    """y = e sin a + sqrt((R + r)^2 - e^2 cos^2 a), and its force is what moves the follower, against spring and weight."""
    radius, r, e, w, k = 0.04, 0.01, 0.015, 8.0, 200.0
    model = al.Model("cam")
    cam = model.body("cam", mass=1, inertia=1e-3, plane="xy")
    rod = model.body("rod", mass=0.2, inertia=1e-4, plane="xy")
    model.gravity((0, -G, 0))
    axle = model.revolute("axle", model.ground.point(), cam.point(), coordinate="a")
    model.constrain("motor", axle.coordinate - w * model.time)
    guide = model.prismatic("guide", model.ground.point(), rod.point(), axis=(0, 1, 0), coordinate="y")
    model.load("spring", "y", -k * guide.coordinate)
    profile = cam.curve(lambda s: e + radius * sp.cos(s), lambda s: radius * sp.sin(s))
    model.contact("roller", rod.sphere(r), profile)
    t = sp.Symbol("t")
    y = e * sp.sin(w * t) + sp.sqrt((radius + r) ** 2 - e**2 * sp.cos(w * t) ** 2)
    run = al.simulate(model, 2.0, initial={"y": float(y.subs(t, 0)), "y'": e * w}, samples=40)
    rise, bend = (sp.lambdify(t, each)(run.time) for each in (y, y.diff(t, 2)))
    np.testing.assert_allclose(run["y"], rise, atol=1e-9)
    assert run.closed("roller") == [(0.0, 2.0)]
    across = np.sqrt(1 - (e * np.cos(w * run.time) / (radius + r)) ** 2)  # of the normal, along the guide
    np.testing.assert_allclose(run.pressing("roller") * across, 0.2 * (bend + G) + k * rise, rtol=1e-6)


@pytest.mark.parametrize("kind", ["curve", "support function"])
@pytest.mark.parametrize("part", [0.99, 1.01])
def test_flat_follower_of_an_elliptic_cam_jumps_at_the_speed_that_its_support_function_says(
    kind: str, part: float
) -> None:
    """h = sqrt(a^2 sin^2 + b^2 cos^2): held by its weight alone, the follower jumps where (a^2 - b^2) w^2 / a > g."""
    a, b = 0.05, 0.04
    w = part * np.sqrt(G * a / (a**2 - b**2))
    model = al.Model("cam")
    cam, rod = (model.body(name, mass=0.5, inertia=1, plane="xy") for name in ("cam", "rod"))
    turn = model.revolute("axle", model.ground.point(), cam.point(), coordinate="theta").coordinate
    model.constrain("motor", turn - w * model.time)
    model.prismatic("guide", model.ground.point(), rod.point(), axis=(0, 1, 0), coordinate="y")
    model.gravity((0, -G, 0))
    support = sp.sqrt(a**2 * sp.sin(turn) ** 2 + b**2 * sp.cos(turn) ** 2)
    if kind == "curve":
        ellipse = cam.curve(lambda s: a * sp.cos(s), lambda s: b * sp.sin(s))
        model.contact("face", ellipse, rod.plane((0, -1, 0)), friction=0.1)
    else:
        model.limit("face", sp.Symbol("y") - support, low=0)
    run = al.simulate(model, np.pi / w, initial={"y": b}, samples=20)
    opened = [time for time, name in run.events if name == "face: opened"]
    assert bool(opened) == (part > 1)
    if not opened:
        np.testing.assert_allclose(run["y"], sp.lambdify(turn, support)(run["theta"]), atol=1e-12)
        assert run.pressing("face")[10] == pytest.approx(0.5 * (G - (a**2 - b**2) * w**2 / a), rel=1e-6)


def test_round_cam_rocks_a_flat_arm_and_rolls_on_it_as_a_ball_does() -> None:
    """A curve that is an eccentric circle, on the face of an arm that turns, with friction: as the contact of a sphere."""
    found = []
    for kind in ("curve", "sphere"):
        model = al.Model("rocker")
        cam, arm = (model.body(name, mass=0.5, inertia=1e-3, plane="xy") for name in ("cam", "arm"))
        model.gravity((0, -G, 0))
        model.revolute("axle", model.ground.point(), cam.point(), coordinate="a")
        model.revolute("pivot", model.ground.point(0.2, 0.05), arm.point(0.1, 0), coordinate="b")
        circle = cam.curve(lambda s: 0.015 + 0.04 * sp.cos(s), lambda s: 0.04 * sp.sin(s))
        shape = circle if kind == "curve" else cam.sphere(0.04, at=(0.015, 0, 0))
        model.contact("face", shape, arm.plane((0, -1, 0)), friction=0.3, restitution=0.4)
        run = al.simulate(model, 0.6, initial={"a'": 20.0, "b": -0.1}, samples=30)
        assert {"face: impact", "face: slips"} <= {name for _, name in run.events}
        ledger = run.ledger()
        assert np.abs(ledger.error).max() <= 1e-7 * np.ptp(ledger.kinetic)
        found.append(np.column_stack([run["a"], run["b"]]))
        if kind == "curve":
            assert al.agree(model, ["kane", "newton-euler"], states=2, active=["face"])
    np.testing.assert_allclose(found[0], found[1], atol=1e-8)


def test_curves_go_through_model_files() -> None:
    model = al.Model("curves")
    model.parameters(R=2.0)
    a, b = (model.body(name, mass=1, inertia=1, plane="xy") for name in "ab")
    cam = b.curve(lambda s: sp.Symbol("R") * sp.cos(s), lambda s: sp.sin(s), hollow=True, at=(0.1, 0, 0))
    model.contact("inside", a.sphere(0.1), cam, friction=0.2)
    road = model.ground.curve(lambda s: s, lambda s: sp.sin(s), span=(-5, 5), along=(0, 1))
    model.contact("road", b.point(0, 1), road)
    model.contact("face", a.curve(lambda s: sp.Symbol("R") * sp.cos(s), sp.sin), b.plane((0, 1, 0)), friction=0.1)
    text = model_text(model)
    again = read_model(text)
    assert model_text(again) == text
    assert dict(again.gaps) == dict(model.gaps)
    assert "R" in model.without("inside").values
    assert "inside.s" not in model.without("inside").symbols


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda g: g.curve(3, lambda s: s), ("x of the curve of 'ground'", "a function", "lambda s")),
        (lambda g: g.curve(lambda s: s, lambda s, t: s), ("y of the curve", "2 arguments", "expected s")),
        (lambda g: g.curve(lambda s: s, lambda s: sp.Symbol("s")), ("'s'", "rename")),
        (lambda g: g.curve(lambda s: s, lambda s: sp.Abs(s)), ("smooth",)),
        (lambda g: g.curve(lambda s: s, lambda s: s, span=3), ("span", "two numbers")),
        (lambda g: g.curve(lambda s: s, lambda s: s, along=(0, 0)), ("along", "two numbers")),
        (lambda g: g.curve(sp.cos, sp.sin, hollow=2), ("hollow=2",)),
        (lambda g: g.curve(lambda s: s, lambda s: sp.sin(s), (0, 9)), ("'wire'", "goes back at s =", "each ray")),
        (lambda g: g.curve(sp.cos, sp.sin, along=(0, 1)), ("'wire'", "goes back", "each line")),
        (lambda g: g.curve(sp.cos, lambda s: sp.Symbol("unknown") * s), ("'unknown'", "does not know")),
    ],
)
def test_curves_that_cannot_be_are_refused(use: Callable[[Any], Any], words: tuple[str, ...]) -> None:
    model = al.Model("refused")
    bead = model.particle("bead", mass=1, plane="xy")
    with refusal(model, al.ModelError, *words):
        model.contact("wire", bead.point(), use(model.ground))


def test_a_roller_too_wide_for_a_valley_is_refused_and_so_are_corners() -> None:
    model = al.Model("refused")
    ball = model.body("ball", mass=1, inertia=1, plane="xy")
    road = model.ground.curve(lambda s: s, lambda s: sp.cos(2 * s), (-3, 3), along=(0, 1))
    with refusal(model, al.ModelError, "'c'", "goes back", "smaller radius"):
        model.contact("c", ball.sphere(0.5), road)  # the valleys are as narrow as 1/4
    with refusal(model, al.ModelError, "a box and a curve", "no smooth gap"):
        model.contact("c", ball.box(1, 1), road)
    model.contact("c", ball.sphere(0.2), road)
    model.parameters(w=0.2)
    model.contact("d", ball.sphere(sp.Symbol("w"), at=(1, 0, 0)), road)
    with pytest.raises(al.ModelError, match="'d': found a curve that goes back"):
        al.simulate(model, 0.1, initial={"ball.y": 3.0}, parameters={"w": 0.5})


def test_curves_on_a_plane_are_convex_and_move_in_theirs() -> None:
    model = al.Model("refused")
    cam = model.body("cam", mass=1, inertia=1, plane="xy")
    floor = model.ground.plane((0, 1, 0))
    with refusal(model, al.ModelError, "'face'", "goes back at s =", "a convex one"):
        model.contact(
            "face",
            cam.curve(lambda s: (2 + sp.cos(3 * s)) * sp.cos(s), lambda s: (2 + sp.cos(3 * s)) * sp.sin(s)),
            floor,
        )
    with refusal(model, al.ModelError, "a hollow curve and a plane", "no smooth gap"):
        model.contact("face", cam.curve(sp.cos, sp.sin, hollow=True), floor)
    body = model.body("body", mass=1, inertia=(1, 1, 1))
    with refusal(
        model, al.ModelError, "a curve and a plane", "of bodies in a plane", "in the x-y plane a curve on a plane"
    ):
        model.contact("face", body.curve(sp.cos, sp.sin), floor)
