"""Names: each is used once, fits a symbol, and belongs to the model in which it is used."""

from collections.abc import Callable
from typing import Any

import pytest
import sympy as sp

import alembert as al
from refusals import Rig, Use, refusal, refused, rig


def taken(r: Rig, name: str) -> Any:
    return r.model.revolute("new", r.rod.point(), r.arm.point(), coordinate=name)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.body("rod", mass=1, inertia=(1, 1, 1)), ("'rod'", "body 'rod'")),
        (lambda r: r.model.particle("rod", mass=1), ("'rod'", "body 'rod'")),
        (lambda r: r.model.revolute("bob", r.rod.point(), r.arm.point()), ("'bob'", "particle 'bob'")),
        (lambda r: r.model.constrain("hinge", r.rod.x), ("'hinge'", "joint 'hinge'")),
        (lambda r: r.model.force("hinge", r.rod.point(), (1, 0, 0)), ("'hinge'", "joint 'hinge'")),
        (lambda r: r.model.potential("rod", r.rod.x), ("'rod'", "body 'rod'")),
        (lambda r: r.model.rolling("rod", r.rod, radius=1), ("'rod'", "body 'rod'")),
        (lambda r: r.model.parameters(m=2.0), ("'m'", "parameter 'm'")),
        (lambda r: r.model.parameters(new=1.0, m=2.0), ("'m'", "parameter 'm'")),
        (lambda r: r.model.parameters(tau=2.0), ("'tau'", "input 'tau'")),
        (lambda r: r.model.parameters(theta=2.0), ("'theta'", "joint 'hinge'")),
        (lambda r: r.model.parameters(t=2.0), ("'t'", "the time")),
        (lambda r: r.model.input("m"), ("'m'", "parameter 'm'")),
        (lambda r: r.model.input("t"), ("'t'", "the time")),
        (lambda r: r.model.coordinate("theta"), ("'theta'", "joint 'hinge'")),
        (lambda r: r.model.coordinate("t"), ("'t'", "the time")),
        (lambda r: r.model.coordinate("rod.x"), ("'rod.x'", "body 'rod'")),
        (lambda r: taken(r, "theta"), ("'theta'", "'hinge'", "'new'")),
        (lambda r: taken(r, "m"), ("'m'", "parameter", "'new'")),
        (lambda r: taken(r, "t"), ("'t'", "the time", "'new'")),
    ],
)
def test_a_name_is_used_once(use: Use, words: tuple[str, ...]) -> None:
    refused(use, *words, "taken")


@pytest.mark.parametrize(
    "use",
    [
        lambda r: r.model.cylindrical("new", r.rod.point(), r.arm.point(), axis=(0, 0, 1), coordinates=("q", "q")),
        lambda r: r.model.spherical("new", r.rod.point(), r.arm.point(), angles=("ZXZ", "q", "b", "q")),
        lambda r: r.model.body("new", mass=1, inertia=(1, 1, 1), angles=("ZXZ", "q", "q", "c")),
    ],
)
def test_a_coordinate_named_twice_in_one_call(use: Use) -> None:
    refused(use, "'new'", "'q'", "twice")


def test_a_parameter_that_would_hide_a_bodys_coordinate() -> None:
    model = al.Model("hidden")
    model.parameters(**{"pin.x": 1.0})
    with refusal(model, al.ModelError, "'pin.x'", "parameter", "'pin'"):
        model.particle("pin", mass=1)


@pytest.mark.parametrize("name", ["", "   ", None, 3, ["rod"], sp.Symbol("rod")])
@pytest.mark.parametrize(
    "use",
    [
        lambda r, name: r.model.body(name, mass=1, inertia=(1, 1, 1)),
        lambda r, name: r.model.particle(name, mass=1),
        lambda r, name: r.model.spherical(name, r.rod.point(), r.arm.point()),
        lambda r, name: r.model.constrain(name, r.rod.x),
        lambda r, name: r.model.rolling(name, r.rod, radius=1),
        lambda r, name: r.model.force(name, r.rod.point(), (1, 0, 0)),
        lambda r, name: r.model.load(name, "theta", 1),
        lambda r, name: al.Model(name),
    ],
)
def test_a_part_needs_a_name(use: Callable[[Rig, Any], Any], name: Any) -> None:
    refused(lambda r: use(r, name), repr(name))


@pytest.mark.parametrize("name", ["ground", "rod'", "2nd", "a+b", "(x)", "two  spaces", "lambda_1"])
def test_a_name_that_cannot_be_a_body(name: str) -> None:
    refused(lambda r: r.model.body(name, mass=1, inertia=(1, 1, 1)), repr(name))
    refused(lambda r: r.model.particle(name, mass=1, plane="xy"), repr(name))


@pytest.mark.parametrize("name", ["", "theta'", "2q", "a b  c", "a*b", "lambda_2", None, 1, ["q"], sp.Symbol("q")])
def test_a_name_that_cannot_be_a_symbol(name: Any) -> None:
    refused(lambda r: r.model.coordinate(name), repr(name))
    refused(lambda r: r.model.input(name), repr(name))
    if name is not None:  # no name: the usual one
        refused(lambda r: taken(r, name), repr(name), "'new'")


@pytest.mark.parametrize("name", ["", "v'", "2v", "v*w", "lambda_2", "m", "t", "tau", "theta", "rod.w1", 1])
def test_a_name_that_cannot_be_a_chosen_speed(name: Any) -> None:
    refused(lambda r: al.derive(r.model, "projection", speeds={name: r.hinge.speed}), repr(name))


def test_a_coordinate_cannot_take_the_name_of_an_euler_parameter_that_is_there() -> None:
    refused(lambda r: r.model.coordinate("rod.e0"), "'rod.e0'", "body 'rod'")


def test_a_load_cannot_take_the_name_of_gravity() -> None:
    refused(lambda r: r.model.force("gravity on rod", r.rod.point(), (1, 0, 0)), "'gravity on rod'")


def other(name: str = "stranger") -> tuple[al.Model, Any, Any]:
    model = al.Model("other")
    body = model.body(name, mass=2, inertia=(1, 1, 1), center=(1, 0, 0))
    return model, body, model.revolute("pin", model.ground.point(), body.point())


@pytest.mark.parametrize("name", ["stranger", "arm"])
@pytest.mark.parametrize(
    "use",
    [
        lambda r, body: r.model.revolute("new", r.rod.point(), body.point()),
        lambda r, body: r.model.distance("new", body.point(), r.rod.point(), length=1),
        lambda r, body: r.model.force("new", body.point(), (1, 0, 0)),
        lambda r, body: r.model.force("new", r.rod.point(), (1, 0, 0), frame=body),
        lambda r, body: r.model.torque("new", body, (1, 0, 0)),
        lambda r, body: r.model.torque("new", r.rod, (1, 0, 0), reaction=body),
        lambda r, body: r.model.spring("new", r.rod.point(), body.point(), stiffness=1),
        lambda r, body: r.model.damper("new", body.point(), r.rod.point(), damping=1),
        lambda r, body: r.model.nonideal("new", body.point(), (1, 0, 0)),
        lambda r, body: r.model.rolling("new", body, radius=1),
    ],
)
def test_a_body_of_another_model(use: Callable[[Rig, Any], Any], name: str) -> None:
    refused(lambda r: use(r, other(name)[1]), "'new'", repr(name))


def test_a_symbol_or_joint_of_another_model() -> None:
    refused(lambda r: r.model.constrain("new", other()[1].x - r.rod.x), "'new'", "'stranger.x'")
    for use in (
        lambda r: r.model.torque("new", other()[2], 1),
        lambda r: r.model.load("new", other()[2], 1),
        lambda r: r.model.torsional_spring("new", other()[2], stiffness=1),
    ):
        refused(use, "'new'", "'pin'")


def test_a_copy_knows_the_bodies_of_its_original() -> None:
    r = rig()
    copy = r.model.copy()
    copy.revolute("elbow", r.rod.point(), r.arm.point())
    copy.torque("motor", r.hinge, 1)
    assert "elbow" in copy.joints
    assert "elbow" not in r.model.joints


@pytest.mark.parametrize("name", ["hing", "", None, ["hinge"], "m", "ground"])
def test_names_that_the_model_does_not_have(name: Any) -> None:
    refused(lambda r: r.model.without(name), str(name))
    refused(lambda r: r.model.friction(name, coefficient=0.1, radius=1), str(name))
    refused(lambda r: r.model.load("new", name, 1), "'new'", str(name))
    refused(lambda r: r.model.rate(name), str(name))


def test_the_closest_name_is_suggested() -> None:
    refused(lambda r: r.model.without("hing"), "'hinge'")
    refused(lambda r: r.model.friction("hing", coefficient=0.1), "'hinge'")
    refused(lambda r: r.model.rate("thet"), "'theta'")


@pytest.mark.parametrize("name", ["rod.e0", "m", "tau", "theta'"])
def test_a_symbol_without_a_rate_or_a_load(name: str) -> None:
    refused(lambda r: r.model.rate(name), name)
    refused(lambda r: r.model.load("new", sp.Symbol(name), 1), "'new'", name)


def test_what_others_depend_on_cannot_be_left_out() -> None:
    def loaded(r: Rig) -> al.Model:
        r.model.force("push", r.arm.point(), (1, 0, 0))
        r.model.constrain("level", r.bob.z)
        r.model.potential("bow", r.hinge.coordinate**2)
        return r.model

    model = loaded(rig())
    for name, holder in (("rod", "hinge"), ("arm", "push"), ("bob", "level"), ("hinge", "bow")):
        with refusal(model, al.ModelError, repr(name), repr(holder)):
            model.without(name)
    assert set(model.without("push").without("arm").bodies) == {"rod", "plate", "bob"}


def test_a_name_that_fills_pages():
    model = al.Model("m")
    with pytest.raises(al.ModelError, match="20000 letters"):
        model.body("x" * 20_000, mass=1, inertia=(1, 1, 1))
    with pytest.raises(al.ModelError, match="20000 letters"):
        model.parameters(**{"x" * 20_000: 1.0})


@pytest.mark.parametrize("use", [lambda name: al.Model(name), lambda name: al.Model("m").parameters(**{name: 1.0})])
def test_halves_of_letters_are_no_letters(use: Callable[[str], Any]) -> None:
    with pytest.raises(al.ModelError, match="whole letters"):
        use("a\ud800")


@pytest.mark.parametrize("use", [lambda name: al.Model(name), lambda name: al.Model("m").parameters(**{name: 1.0})])
def test_a_name_that_files_do_not_keep_is_refused(use: Callable[[str], Any]) -> None:
    with pytest.raises(al.ModelError, match="NUL"):
        use("a\0")


def test_a_raised_digit_is_a_power_and_no_part_of_a_symbol() -> None:
    with pytest.raises(al.ModelError, match="read as a power"):
        al.Model("m").parameters(**{"m\u00b2": 1.0})
