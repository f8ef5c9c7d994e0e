"""Whatever is not a real, finite, known expression is refused in every place that takes one, and named."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.expressions.validation import FUNCTIONS
from refusals import refusal, refused, rig

t, length = sp.symbols("t l")
f = sp.Function("f")

PLACES = {
    "mass of body": lambda r, x: r.model.body("new", mass=x, inertia=(1, 1, 1)),
    "mass of particle": lambda r, x: r.model.particle("new", mass=x),
    "principal inertia": lambda r, x: r.model.body("new", mass=1, inertia=(x, 1, 1)),
    "inertia matrix": lambda r, x: r.model.body("new", mass=1, inertia=[[x, 0, 0], [0, 1, 0], [0, 0, 1]]),
    "planar inertia": lambda r, x: r.model.body("new", mass=1, inertia=x, plane="xy"),
    "center": lambda r, x: r.model.body("new", mass=1, inertia=(1, 1, 1), center=(x, 0, 0)),
    "position": lambda r, x: r.model.body("new", mass=1, inertia=(1, 1, 1), position=(x, 0, 0)),
    "planar rotation": lambda r, x: r.model.body("new", mass=1, inertia=1, plane="xy", position=(0, 0), rotation=x),
    "particle position": lambda r, x: r.model.particle("new", mass=1, position=(0, x, 0)),
    "joint axis": lambda r, x: r.model.revolute("new", r.rod.point(), r.arm.point(), axis=(x, 0, 1)),
    "length": lambda r, x: r.model.distance("new", r.rod.point(), r.arm.point(), length=x),
    "pitch": lambda r, x: r.model.screw("new", r.rod.point(), r.arm.point(), axis=(0, 0, 1), pitch=x),
    "gravity": lambda r, x: r.model.gravity((0, x, 0)),
    "force": lambda r, x: r.model.force("new", r.rod.point(), (x, 0, 0)),
    "joint torque": lambda r, x: r.model.torque("new", r.hinge, x),
    "body torque": lambda r, x: r.model.torque("new", r.rod, (x, 0, 0)),
    "planar torque": lambda r, x: r.model.torque("new", r.plate, x),
    "load": lambda r, x: r.model.load("new", "theta", x),
    "stiffness": lambda r, x: r.model.spring("new", r.rod.point(), r.arm.point(), stiffness=x),
    "spring length": lambda r, x: r.model.spring("new", r.rod.point(), r.arm.point(), stiffness=1, length=x),
    "spring damping": lambda r, x: r.model.spring("new", r.rod.point(), r.arm.point(), stiffness=1, damping=x),
    "spring law": lambda r, x: r.model.spring("new", r.rod.point(), r.arm.point(), law=lambda a, b: x),
    "damper": lambda r, x: r.model.damper("new", r.rod.point(), r.arm.point(), damping=x),
    "torsional stiffness": lambda r, x: r.model.torsional_spring("new", r.hinge, stiffness=x),
    "torsional rest": lambda r, x: r.model.torsional_spring("new", r.hinge, stiffness=1, rest=x),
    "potential": lambda r, x: r.model.potential("new", x),
    "nonideal": lambda r, x: r.model.nonideal("new", r.rod.point(), (x, 0, 0)),
    "constraint": lambda r, x: r.model.constrain("new", [r.rod.x, x]),
    "rolling radius": lambda r, x: r.model.rolling("new", r.rod, radius=x),
    "rolling height": lambda r, x: r.model.rolling("new", r.rod, radius=1, height=x),
    "friction coefficient": lambda r, x: r.model.friction("hinge", coefficient=x, radius=1),
    "friction radius": lambda r, x: r.model.friction("hinge", coefficient=1, radius=x),
    "chosen speed": lambda r, x: al.derive(r.model, "projection", speeds={"new": x}),
}
UNNAMED = {  # places that no name is known for when the expression is made
    "point": (lambda r, x: r.rod.point(x, 0, 0), "rod"),
    "body axis": (lambda r, x: r.rod.axis(x, 0, 1), "rod"),
    "rotation": (lambda r, x: al.rotation("Z", x), "rotation"),
    "vector": (lambda r, x: al.vector(x, 0, 0), ""),
    "vector times": (lambda r, x: al.vector(1, 0, 0) * x, ""),
    "DP1": (lambda r, x: al.DP1(r.rod.e1, r.arm.e1, x), "DP1"),
    "D": (lambda r, x: al.D(r.rod.point(), r.arm.point(), x), "D"),
    "CD": (lambda r, x: al.CD((1, 0, 0), r.rod.point(), r.arm.point(), x), "CD"),
}
NAMES = {"gravity": "gravity", "friction coefficient": "hinge", "friction radius": "hinge"}

BAD: dict[str, tuple[Any, str]] = {
    "nan": (float("nan"), "nan"),
    "inf": (-float("inf"), "-inf"),
    "numpy nan": (np.float64("nan"), "nan"),
    "sympy oo": (sp.oo, "oo"),
    "sympy nan": (sp.nan, "nan"),
    "sympy zoo": (sp.zoo * length, "zoo"),
    "too large": (10**400, "000"),
    "imaginary": (sp.I * length, "I"),
    "root of negative": (sp.sqrt(-2), "I"),
    "complex": (1j, "1j"),
    "text": ("l", "'l'"),
    "list": ([1], "[1]"),
    "bool": (True, "True"),
    "numpy bool": (np.bool_(True), "True"),
    "array": (np.array([1.0]), "1"),
    "decimal": (Decimal("1.5"), "1.5"),
    "relation": (length > 0, "l > 0"),
    "undefined function": (f(t), "f(t)"),
    "derivative": (sp.Derivative(f(t), t), "f(t)"),
    "integral": (sp.Integral(length, (length, 0, 1)), "Integral"),
    "sum": (sp.Sum(length, (length, 1, 3)), "Sum"),
    "modulo": (sp.Mod(length, 2), "Mod"),
    "real part": (sp.re(length), "re"),
    "Bessel function": (sp.besselj(0, length), "besselj"),
    "dummy": (sp.Dummy("l"), "_l"),
}


@pytest.mark.parametrize("place", PLACES)
def test_what_is_no_expression_is_refused_in_every_place(place: str) -> None:
    fresh = rig()
    for value, found in BAD.values():
        with refusal(fresh.model, al.ModelError, found, NAMES.get(place, "new")):
            PLACES[place](fresh, value)


@pytest.mark.parametrize("place", UNNAMED)
def test_what_is_no_expression_is_refused_before_it_has_a_name(place: str) -> None:
    use, name = UNNAMED[place]
    fresh = rig()
    for value, found in BAD.values():
        with refusal(fresh.model, al.ModelError, found, name):
            use(fresh, value)


@pytest.mark.parametrize("place", PLACES)
def test_an_unknown_symbol_is_refused_with_the_closest_known_ones(place: str) -> None:
    refused(lambda r: PLACES[place](r, sp.Symbol("thet")), "'thet'", "does not know", "'theta'")


@pytest.mark.parametrize(
    "use",
    [
        lambda r, x: r.model.revolute("new", r.rod.point(x, 0, 0), r.arm.point()),
        lambda r, x: r.model.revolute("new", r.rod.point(), r.arm.point(), axis=r.rod.axis(x, 0, 1)),
        lambda r, x: r.model.revolute("new", r.rod.point(), r.arm.point(), orientation=al.rotation("X", x)),
        lambda r, x: r.model.body("new", mass=1, inertia=(1, 1, 1), position=(0, 0, 0), rotation=al.rotation("X", x)),
        lambda r, x: r.model.force("new", r.rod.point(0, x, 0), (1, 0, 0)),
        lambda r, x: r.model.constrain("new", al.DP1(r.rod.e1, r.arm.e1, x)),
        lambda r, x: r.model.constrain("new", r.rod.point(x, 0, 0).position.dot(al.vector(1, 0, 0))),
        lambda r, x: r.model.rolling("new", r.rod, radius=1, center=(x, 0, 0)),
    ],
)
def test_an_unknown_symbol_inside_a_point_or_rotation_is_found_where_it_is_used(use: Any) -> None:
    refused(lambda r: use(r, sp.Symbol("thet")), "'thet'", "new")


@pytest.mark.parametrize("place", [k for k in PLACES if k not in ("constraint", "chosen speed")])
def test_numbers_of_every_kind_are_taken(place: str) -> None:
    two = [np.float32(2), np.float64(2), np.int64(2), np.uint8(2), np.array(2.0), Fraction(4, 2), sp.Integer(2), 2, 2.0]
    for value in two:
        PLACES[place](rig(), value)


@pytest.mark.parametrize("place", [k for k in PLACES if k not in ("constraint", "chosen speed")])
def test_symbols_are_known_by_name_whatever_they_assume(place: str) -> None:
    for assumption in ("positive", "real", "integer", "nonzero"):
        PLACES[place](rig(), sp.Symbol("l", **{assumption: True}))


def test_symbols_with_assumptions_mean_the_models_own() -> None:
    def spring(k: sp.Symbol, x: sp.Symbol) -> al.EquationsOfMotion:
        model = al.Model("spring")
        model.parameters(k=3.0, m=2.0)
        bead = model.particle("bead", mass=sp.Symbol("m", positive=True), line="x")
        model.force("pull", bead.point(), (-k * x, 0, 0))
        assert al.agree(model)
        return al.derive(model, "lagrange")

    plain = spring(sp.Symbol("k"), sp.Symbol("bead.x"))
    assumed = spring(sp.Symbol("k", positive=True), sp.Symbol("bead.x", real=True))
    assert plain.forcing == assumed.forcing


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda c: c.__name__)
def test_every_accepted_function_derives_and_compiles_to_its_own_value(function: Any) -> None:
    model = al.Model("pushed")
    bead = model.particle("bead", mass=1, plane="xy")
    outside = function in (sp.acosh, sp.acoth, sp.asec, sp.acsc)
    x = (
        2 + bead.x**2 if outside else sp.tanh(bead.x) / 3 + sp.Rational(3, 5)
    )  # where the function has a value, wherever x is
    many = {sp.Piecewise: ((x, x > bead.y), (bead.y, True)), **dict.fromkeys((sp.atan2, sp.Max, sp.Min), (x, bead.y))}
    push = function(*many.get(function, (x,)))
    model.force("push", bead.point(), (push, 0, 0))
    if function not in (sp.Abs, sp.sign, sp.floor, sp.ceiling):
        model.potential("slope", bead.y * push)
        model.constrain("path", bead.y + 2 - sp.sin(push))
    assert al.agree(model, states=3)
    eom = al.derive(model, "lagrange")
    at = dict(zip(eom.coordinates, (0.3, 0.4), strict=True)) | dict(zip(eom.speeds, (0.1, 0.2), strict=True))
    expected = np.array(eom.forcing.subs(at).evalf(), dtype=float).ravel()
    assert np.allclose(al.compile(eom).forcing((0.3, 0.4), (0.1, 0.2)), expected, rtol=1e-12)


DIFFERENTIATED = {k: PLACES[k] for k in ("position", "planar rotation", "length", "rolling height")} | {
    "constraint": lambda r, x: r.model.constrain("new", r.bob.x + x),
    "velocity constraint": lambda r, x: r.model.constrain("new", r.model.rate(r.bob.x) * x),
    "chosen speed": lambda r, x: al.derive(r.model, "projection", speeds={"new": r.hinge.speed * x}),
}


@pytest.mark.parametrize("function", [sp.Abs, sp.sign, sp.floor, sp.ceiling], ids=lambda c: c.__name__)
@pytest.mark.parametrize("place", [*DIFFERENTIATED, "potential"])
def test_a_function_without_derivative_is_refused_where_it_is_differentiated(function: Any, place: str) -> None:
    use = DIFFERENTIATED.get(place, PLACES["potential"])
    refused(lambda r: use(r, function(r.model.time)), function.__name__, "new")


@pytest.mark.parametrize("place", DIFFERENTIATED)
def test_an_input_is_refused_where_its_rate_would_be_needed(place: str) -> None:
    refused(lambda r: DIFFERENTIATED[place](r, sp.Symbol("tau")), "'tau'", "new")


@pytest.mark.parametrize(
    "place", ["mass of body", "principal inertia", "center", "joint axis", "pitch", "rolling radius"]
)
@pytest.mark.parametrize("name", ["t", "theta", "tau"])
def test_what_must_stay_constant_is_refused_when_it_varies(place: str, name: str) -> None:
    refused(lambda r: PLACES[place](r, sp.Symbol(name)), repr(name), "new")


@pytest.mark.parametrize(
    "number", [sp.Float("1e-400"), sp.Float("1e400"), sp.Integer(10) ** 400, sp.Rational(1, 10**400)]
)
def test_a_number_that_floating_point_does_not_have(number: sp.Expr) -> None:
    """1e-400 times exp(1000 t) was 0: SymPy makes such numbers of exp(1000.0*t - 921.0)."""
    model = al.Model("cart")
    block = model.particle("cart", mass=1, line="x")
    with pytest.raises(al.ModelError, match=r"found the number 1\.000E[-+]400 .*; expected sizes from 1e-307 to 1e308"):
        model.force("push", block.point(), (number * sp.exp(1000 * t), 0, 0))
