"""Unilateral constraints that cannot be: each is refused once, in the user's names."""

from collections.abc import Callable
from typing import Any

import pytest
import sympy as sp

import alembert as al
from refusals import Use, refusal, refused


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.limit("new", r.hinge, low=0, restitution=1.2), ("'new'", "restitution=1.2", "0", "1")),
        (lambda r: r.model.limit("new", r.hinge, low=0, restitution=-0.1), ("restitution=-0.1",)),
        (lambda r: r.model.limit("new", r.hinge, low=0, restitution=sp.Symbol("negative")), ("restitution=-1",)),
        (lambda r: r.model.limit("new", r.hinge, low=0, restitution=r.hinge.coordinate), ("theta", "varies")),
        (lambda r: r.model.limit("new", r.hinge, low=2, high=1), ("'new'", "high below low", "2 and 1")),
        (lambda r: r.model.limit("new", r.hinge, low=1, high=1), ("high", "constrain")),
        (lambda r: r.model.limit("new", r.hinge, low=sp.Symbol("m"), high=sp.Symbol("l")), ("1 and 0.5",)),
        (lambda r: r.model.limit("new", r.hinge), ("'new'", "neither low= nor high=")),
        (lambda r: r.model.limit("new", "tehta", low=0), ("'tehta'", "theta")),
        (lambda r: r.model.limit("new", r.model.rate("theta"), low=0), ("theta'", "positions")),
        (lambda r: r.model.limit("new", sp.Abs(r.hinge.coordinate), low=0), ("Abs(theta)", "each side")),
        (lambda r: r.model.limit("new", sp.Symbol("l"), low=0), ("no coordinate",)),
        (lambda r: r.model.limit("new", sp.Symbol("unknown"), low=0), ("'unknown'", "does not know")),
        (lambda r: r.model.limit("new", sp.Symbol("tau") * r.bob.x, low=0), ("input 'tau'",)),
        (lambda r: r.model.limit("hinge", r.hinge, low=0), ("'hinge'", "taken")),
        (lambda r: r.model.limit("", r.hinge, low=0), ("name",)),
        (lambda r: r.model.rope("new", r.bob.point(), r.bob.point(), length=1), ("'new'", "two different bodies")),
        (
            lambda r: r.model.rope("new", r.bob.point(), r.rod.point(), length=0),
            ("length of rope 'new'", "greater than zero"),
        ),
        (lambda r: r.model.rope("new", r.bob.point(), r.rod, length=1), ("'new'", "point")),
        (lambda r: r.model.rope("new", r.bob.point(), r.rod.point(), length=r.model.rate("theta")), ("theta'",)),
        (
            lambda r: r.model.contact("new", r.rod.sphere(0), r.model.ground.half_space()),
            ("radius of a of contact 'new'",),
        ),
        (
            lambda r: r.model.contact("new", r.rod.sphere(1), r.rod.sphere(2)),
            ("'new'", "'rod'", "two different bodies"),
        ),
        (
            lambda r: r.model.contact("new", r.model.ground.half_space(), r.rod.sphere(1)),
            ("a plane and a sphere", "no smooth gap", "order"),
        ),
        (
            lambda r: r.model.contact("new", r.rod.box(1, 1, 1), r.arm.cylinder(1)),
            ("a box and a cylinder", "each corner", "no face or edge"),
        ),
        (lambda r: r.model.contact("new", r.rod.capsule(1, 1), r.arm.capsule(1, 1)), ("a capsule and a capsule",)),
        (lambda r: r.model.contact("new", r.rod.sphere(1), r.arm.cylinder(1, 2)), ("a cylinder with ends",)),
        (lambda r: r.model.contact("new", r.rod.cylinder(1), r.model.ground.half_space()), ("a cylinder and",)),
        (lambda r: r.model.contact("new", r.rod.sphere(2), r.arm.sphere(1, hollow=True)), ("room inside", "-1")),
        (lambda r: r.model.contact("new", r.rod.sphere(2), r.arm.sphere(1, hollow=1)), ("hollow=1", "True")),
        (lambda r: r.model.contact("new", r.rod.sphere(2, hollow=True), r.arm.sphere(1)), ("a hollow sphere",)),
        (
            lambda r: r.model.contact("new", r.rod.box(1, 0), r.model.ground.half_space()),
            ("1, 0, 0", "one may be zero"),
        ),
        (lambda r: r.model.contact("new", r.rod.box(1, -1), r.model.ground.half_space()), ("1, -1, 0",)),
        (lambda r: r.model.contact("new", r.rod.capsule(1, 0), r.model.ground.half_space()), ("length of a of",)),
        (lambda r: r.model.contact("new", r.rod.capsule(1, r.hinge.coordinate), r.arm.half_space()), ("varies",)),
        (lambda r: r.model.contact("new", r.rod.sphere(1), r.arm.surface(lambda x, y: y)), ("a sphere and a surface",)),
        (
            lambda r: r.model.contact("new", r.rod.point(), r.arm.surface(lambda x, y: y - sp.Abs(x))),
            ("'arm'", "smooth"),
        ),
        (lambda r: r.arm.surface(lambda x: x), ("'arm'", "1 arguments", "x and y")),
        (lambda r: r.arm.surface(3), ("'arm'", "a function")),
        (lambda r: r.arm.surface(lambda x, y: 3), ("'arm'", "no place")),
        (lambda r: r.arm.surface(lambda x, y: y - sp.Symbol("x")), ("'x'", "rename")),
        (
            lambda r: r.model.contact("new", r.rod.point(), r.arm.surface(lambda x, y: y - sp.Symbol("unknown"))),
            ("'unknown'", "does not know"),
        ),
        (lambda r: r.model.contact("new", r.rod.sphere(1), "floor"), ("'floor'", "ground.plane()")),
        (lambda r: r.model.ground.plane(1), ("'ground'", "found 1", "(0, 0, 1)")),
        (lambda r: r.rod.sphere(1, at=2), ("'rod'", "found 2", "components")),
        (
            lambda r: r.model.contact("new", r.rod.sphere(1), r.model.ground.half_space(), friction=-1),
            ("friction", "negative"),
        ),
        (lambda r: r.model.contact("new", r.rod.point(), r.model.ground.half_space((0, 0, 0))), ("ground",)),
        (lambda r: r.model.unilateral("lid", "new"), ("'lid'", "limit", "rope", "contact")),
        (lambda r: r.model.unilateral("limit", "new", on=r.hinge, lo=1), ("lo=", "low")),
        (lambda r: r.model.mode(["nothing"]), ("'nothing'",)),
    ],
)
def test_refused(use: Use, words: tuple[str, ...]) -> None:
    refused(use, *words)


def stopped() -> al.Model:
    model = al.Model("stopped")
    model.parameters(top=1.0)
    ball = model.particle("ball", mass=1, line="z")
    model.limit("stop", ball.z, low=0, high=sp.Symbol("top"))
    return model


SIZED: dict[str, Callable[[al.Model, Any, Any], Any]] = {
    "length of rope 'part'": lambda m, b, size: m.rope("part", m.ground.point(), b.point(), length=size),
    "radius of a of contact 'part'": lambda m, b, size: m.contact("part", b.sphere(size), m.ground.half_space()),
    "radius of b of contact 'part'": lambda m, b, size: m.contact("part", b.point(), m.ground.sphere(size)),
    "contact 'part'": lambda m, b, size: m.contact("part", b.disk(size, (0, 1, 0)), m.ground.half_space()),
    "length of a of contact 'part'": lambda m, b, size: m.contact("part", b.capsule(1, size), m.ground.half_space()),
    "Rolling 'part'": lambda m, b, size: m.rolling("part", b, radius=size),
}


@pytest.mark.parametrize(("words", "add"), SIZED.items(), ids=SIZED)
def test_sizes_below_zero_are_refused_as_parameters_of_a_run_too(
    words: str, add: Callable[[al.Model, Any, Any], Any]
) -> None:
    model = al.Model("sized")
    add(model, model.body("ball", mass=1, inertia=[1, 1, 1]), model.parameters(size=0.5))
    for wrong in (-1.0, 0.0):
        with pytest.raises(al.ModelError, match=rf"{words}: found.* {wrong:g}; expected .*greater than zero"):
            al.simulate(model, 0.1, initial={"ball.z": 0.7}, parameters={"size": wrong})


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda m: al.simulate(m, 1.0, initial={"ball.z": -0.25}, keep=["ball.z"]), ("'stop low' by 0.25", "keep")),
        (lambda m: al.simulate(m, 1.0, parameters={"top": -1.0}), ("'stop'", "high below low")),
        (lambda m: al.simulate(m, 1.0, impacts="all"), ("impacts='all'", "'together'", "'sequence'", "'newton'")),
        (lambda m: al.simulate(m, 1.0).impulses("floor"), ("'floor'", "'stop low'")),
        (al.derive, ("'stop low'", "'stop high'", "active=[...]")),
        (al.agree, ("active=[...]",)),
        (al.mobility, ("mobility", "active=[...]")),
        (al.linearize, ("model.mode([...])",)),
        (al.conserved, ("model.mode([...])",)),
        (lambda m: al.inverse_dynamics(m, {"ball.z": 1.0}, times=[0.0]), ("inverse_dynamics", "model.mode([...])")),
        (lambda m: al.derive(m, active=["stop"]), ("'stop'", "stop low")),
        (lambda m: m.without("ball"), ("'ball'", "'stop'")),
        (lambda m: al.simulate(m, 1.0).closed("stop"), ("'stop'", "'stop low'")),
    ],
)
def test_refused_of_a_model_with_stops(use: Callable[[al.Model], Any], words: tuple[str, ...]) -> None:
    with pytest.raises(al.AlembertError) as error:
        use(stopped())
    for word in words:
        assert word in str(error.value)


@pytest.mark.parametrize(
    ("gap", "words"),
    [
        (lambda p: sp.Piecewise((p.x, p.x > 0), (-p.x, True)), ("'v'", "Piecewise", "smooth")),
        (lambda p: p.y - sp.sqrt(p.x**2), ("sqrt(p.x**2)", "smooth")),
        (lambda p: sp.Max(p.x, p.y), ("'v'", "smooth")),
    ],
)
def test_gaps_with_a_kink_are_refused(gap: Callable[[Any], Any], words: tuple[str, ...]) -> None:
    model = al.Model("kink")
    p = model.particle("p", mass=1, plane="xy")
    with refusal(model, al.ModelError, *words):
        model.limit("v", gap(p), low=0)


@pytest.mark.parametrize(
    ("call", "more"),
    [
        *((call, ()) for call in (al.derive, al.agree, al.mobility, al.classify, al.conserved, al.hamiltonian)),
        *((call, ()) for call in (al.reduce, al.compile, al.linearize, al.equilibria, al.report)),
        (al.audit, ("ball.z'' = -g",)),
        (al.export, ("c",)),
    ],
)
def test_a_mode_that_is_not_said_is_told_by_the_call_that_was_made(call: Callable[..., Any], more: Any) -> None:
    with pytest.raises(al.ModelError, match=f"^{call.__name__}: found the unilateral constraints 'stop low'"):
        call(stopped(), *more)
    if call not in (al.compile, al.report, al.export):
        with pytest.raises(al.ModelError, match=f"^{call.__name__}: found 3; expected a Model"):
            call(3, *more)


def test_a_plane_that_nothing_comes_nearer_to_is_told_with_another_normal() -> None:
    model = al.Model("flat")
    ball = model.body("ball", mass=1, inertia=1, plane="xy")
    with refusal(model, al.ModelError, "'floor'", "(0, 0, 1)", "plane((0, 1, 0))"):
        model.contact("floor", ball.sphere(0.1), model.ground.plane())


def test_numbers_given_for_a_run_are_checked_as_those_of_the_model() -> None:
    model = al.Model("given")
    model.parameters(r=0.1, mu=0.2, e=0.4, L=1.0)
    r, mu, e, length = sp.symbols("r mu e L")
    body = model.body("b", mass=1, inertia=(1, 1, 1))
    model.contact("c", body.sphere(r), model.ground.half_space(), friction=mu, restitution=2 * e)
    model.rope("rope", model.ground.point(), body.point(), length=length)
    for values, word in (({"r": -1}, "radius"), ({"mu": -1}, "friction"), ({"e": 0.6}, "1.2"), ({"L": 0}, "length")):
        with pytest.raises(al.ModelError, match=word):
            al.simulate(model, 1.0, parameters=values)


def test_a_pair_in_the_other_order_is_the_same_contact_and_a_moved_body_without_freedom_is_told() -> None:
    model = al.Model("pair")
    a, b = (model.body(name, mass=1, inertia=(1, 1, 1)) for name in "ab")
    model.contact("x", a.sphere(0.1), b.sphere(0.2))
    with refusal(model, al.ModelError, "'y'", "'x'", "are one"):
        model.contact("y", b.sphere(0.2), a.sphere(0.1))
    model = al.Model("moved")
    place = (0, sp.cos(model.time))
    table = model.body("t", mass=1, inertia=1, plane="xy", position=place, rotation=0)
    model.contact("c", table.point(), model.ground.half_space((0, 1, 0)))
    with pytest.raises(al.SimulationError, match="'c' have no solution"):
        al.simulate(model, 6.0)


def test_two_walls_that_close_on_a_ball_are_told() -> None:
    model = al.Model("press")
    ball = model.particle("ball", mass=1, line="x")
    model.limit("left", ball.x - model.time, low=-1)
    model.limit("right", ball.x + model.time, high=1)
    with pytest.raises(al.SimulationError, match="'left', 'right' have no solution at t = 1"):
        al.simulate(model, 2.0)


def test_two_contacts_that_are_one_and_a_joint_of_many_coordinates_are_refused() -> None:
    model = stopped()
    with refusal(model, al.ModelError, "'other'", "'stop'", "are one"):
        model.limit("other", sp.Symbol("ball.z"), low=0)
    bodies = [model.body(name, mass=1, inertia=(1, 1, 1)) for name in ("a", "b")]
    six = model.free("six", bodies[0].point(), bodies[1].point())
    with refusal(model, al.ModelError, "'new'", "'six'", "six.x", "one of them"):
        model.limit("new", six, low=0)


@pytest.mark.parametrize("start", [{"ring.z": 1.0}, {"ring.z": 2.0, "ring.x": 0.4}])
def test_a_rim_of_which_all_points_are_as_near_is_refused(start: dict[str, float]) -> None:
    """It was taken for one that penetrates, and the start was moved onto the floor."""
    model = al.Model("flat")
    ring = model.body("ring", mass=0.5, inertia=(0.1, 0.1, 0.2))
    model.gravity((0, 0, -9.81))
    model.contact("floor", ring.disk(0.6, axis=(0, 0, 1)), model.ground.plane())
    with pytest.raises(al.ModelError, match=r"gap of 'floor' has a corner at the start.*parallel.*tilt"):
        al.simulate(model, 0.1, initial=start)
    run = al.simulate(model, 0.1, initial=start | {"ring.e1": 1e-3})
    assert run["ring.z"][-1] == pytest.approx(start["ring.z"] - 9.81 * 0.1**2 / 2, abs=1e-9)
