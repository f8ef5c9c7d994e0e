"""Bodies: impossible masses and inertias, wrong shapes, planes and poses, each refused with the body's name."""

import re
import warnings
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from refusals import Rig, Use, refusal, refused, rig


def body(r: Rig, **changed: Any) -> Any:
    return r.model.body("new", **({"mass": 1, "inertia": (1, 1, 1)} | changed))


@pytest.mark.parametrize(("mass", "found"), [(0, "0"), (-2.5, "-2.5"), ("negative", "-1"), ("zero", "0")])
def test_a_mass_that_is_not_positive(mass: Any, found: str) -> None:
    value = sp.Symbol(mass) if isinstance(mass, str) else mass
    refused(lambda r: body(r, mass=value), "'new'", found, "greater than zero")
    refused(lambda r: r.model.particle("new", mass=value), "'new'", found, "greater than zero")


@pytest.mark.parametrize(
    ("inertia", "found"),
    [
        ((-1, 1, 1), "-1"),
        ((1, 1, sp.Symbol("negative")), "-1"),
        ((0, 0, 0), "0, 0, 0"),
        (np.diag([1.0, -3.0, 1.0]), "-3"),
        ([[1, 2, 0], [2, 1, 0], [0, 0, 1]], "-1"),
        (sp.zeros(3, 3), "0, 0, 0"),
    ],
)
def test_an_inertia_that_is_negative_or_zero(inertia: Any, found: str) -> None:
    refused(lambda r: body(r, inertia=inertia), "'new'", found, "negative")


def test_a_planar_inertia_that_is_negative() -> None:
    refused(lambda r: body(r, inertia=-0.5, plane="xy"), "'new'", "-0.5", "negative")
    refused(lambda r: body(r, inertia=(1, -0.25, 1), plane="xy"), "'new'", "-0.25", "negative")


@pytest.mark.parametrize(
    ("inertia", "found"),
    [
        (1, "1"),
        (None, "None"),
        ("sphere", "'sphere'"),
        ((1, 1), "[1, 1]"),
        ((1, 1, 1, 1), "[1, 1, 1, 1]"),
        (np.eye(2), "[[1.0, 0.0], [0.0, 1.0]]"),
        (np.ones((3, 2)), "[1.0, 1.0]"),
        ([[1, 0], [0, 1, 0], [0, 0, 1]], "[1, 0]"),
        ([1, [1], 1], "[1]"),
        (sp.eye(4), "[1, 0, 0, 0]"),
        ({1, 2, 3}, "{1, 2, 3}"),
        (al.vector(1, 1, 1), "vector(1, 1, 1)"),
    ],
)
def test_an_inertia_of_the_wrong_shape(inertia: Any, found: str) -> None:
    refused(lambda r: body(r, inertia=inertia), "'new'", found, "three principal values")


def test_an_inertia_matrix_that_is_not_symmetric() -> None:
    refused(lambda r: body(r, inertia=[[1, 0.5, 0], [0, 1, 0], [0, 0, 1]]), "'new'", "0.5", "not symmetric")
    m = sp.Symbol("m")
    refused(lambda r: body(r, inertia=[[1, 0, m], [0, 1, 0], [2 * m, 0, 1]]), "'new'", "2*m", "not symmetric")


@pytest.mark.parametrize("inertia", [(1, 1, 3), np.diag([1.0, 3.0, 1.0]), (1, sp.Symbol("l"), 3)])
def test_a_broken_triangle_inequality_is_a_warning(inertia: Any) -> None:
    with pytest.warns(al.AlembertWarning, match=re.escape("'new'")) as caught:
        body(rig(), inertia=inertia)
    assert "3" in str(caught[0].message)
    assert caught[0].filename == __file__


def test_real_bodies_give_no_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for k, inertia in enumerate([(1, 1, 2), (0, 1, 1), (2, 2, 2), (sp.Symbol("open"), 1, 5)]):
            rig().model.body(f"body{k}", mass=1, inertia=inertia)


@pytest.mark.parametrize("values", [{"J": -1}, {"J": 0}, {"m": -2}, {"m": 0}])
def test_values_that_make_a_body_impossible_later(values: dict[str, float]) -> None:
    model = al.Model("later")
    m, J = model.parameters(m=None, J=None)
    model.body("wheel", mass=m, inertia=(J, J, J))
    number = f"{next(iter(values.values()))}"
    for call in (al.agree, al.mobility):
        with refusal(model, al.ModelError, "'wheel'", number):
            call(model, parameters={"m": 1.0, "J": 1.0} | values)


@pytest.mark.parametrize(
    "use",
    [
        lambda r, x: body(r, center=x),
        lambda r, x: body(r, position=x),
        lambda r, x: r.model.particle("new", mass=1, position=x),
    ],
)
@pytest.mark.parametrize("shape", [(1,), (1, 2, 3, 4), 5, "origin", [[1, 2, 3]], np.ones(4), np.array(1.0)])
def test_a_place_of_the_wrong_shape(use: Any, shape: Any) -> None:
    refused(lambda r: use(r, shape), "'new'", repr(shape))


@pytest.mark.parametrize("plane", ["xx", "x", "XY", 1, True, ["xy"], ("x", "y")])
def test_an_unknown_plane(plane: Any) -> None:
    refused(lambda r: body(r, plane=plane), "'new'", repr(plane), "'xy'")
    refused(lambda r: r.model.particle("new", mass=1, plane=plane), "'new'", repr(plane), "'xy'")


@pytest.mark.parametrize("line", ["w", "xy", 1, ["x"]])
def test_an_unknown_line(line: Any) -> None:
    refused(lambda r: r.model.particle("new", mass=1, line=line), "'new'", repr(line), "'x'")


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.particle("new", mass=1, plane="xy", line="x"), ("plane", "line")),
        (lambda r: body(r, inertia=1, plane="xy", angles=("ZXZ", "a", "b", "c")), ("'ZXZ'", "planar")),
        (lambda r: body(r, angles=("ZXZ", "a", "b")), ("('ZXZ', 'a', 'b')", "three names")),
        (lambda r: body(r, angles="ZXZ"), ("'ZXZ'", "three names")),
        (lambda r: body(r, angles=("ZZX", "a", "b", "c")), ("'ZZX'", "neighbours")),
        (lambda r: body(r, angles=("ZQX", "a", "b", "c")), ("'ZQX'",)),
        (lambda r: body(r, angles=(1, "a", "b", "c")), ("1",)),
        (lambda r: body(r, angles=("ZXZ", "a", "b", 3)), ("3",)),
        (lambda r: body(r, rotation=al.rotation("Z", 1)), ("rotation=", "position=")),
        (lambda r: body(r, position=(0, 0, 0), rotation=1), ("rotation=1",)),
        (lambda r: body(r, position=(0, 0, 0), rotation=sp.eye(3)), ("Matrix",)),
        (lambda r: body(r, inertia=1, plane="xy", position=(0, 0, 1)), ("1", "along z")),
        (lambda r: body(r, inertia=1, plane="xy", position=(0, 0), rotation=al.rotation("X", 1)), ("plane",)),
        (lambda r: r.model.particle("new", mass=1, plane="yz", position=(r.model.time, 0, 0)), ("t", "along x")),
        (lambda r: r.model.particle("new", mass=1, line="x", position=(0, 2, 0)), ("2", "along y")),
        (lambda r: body(r, position=(r.rod.x, 0, 0)), ("'rod.x'", "body 'rod'")),
        (lambda r: body(r, position=(0, 0, 0), rotation=al.rotation("X", r.hinge.coordinate)), ("'theta'", "'hinge'")),
    ],
)
def test_a_pose_that_does_not_fit_its_body(use: Use, words: tuple[str, ...]) -> None:
    refused(use, "'new'", *words)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.rod.point(1, 2, 3, 4), ("'rod'", "4 components")),
        (lambda r: r.rod.axis(1, 2, 3, 4), ("'rod'", "4 components")),
        (lambda r: r.rod.point((1, 0, 0)), ("'rod'", "(1, 0, 0)")),
        (lambda r: r.rod.axis(0, 0, 0), ("'rod'", "(0, 0, 0)")),
        (lambda r: r.bob.point(1, 0, 0), ("'bob'", "(1, 0, 0)", "particle")),
        (lambda r: r.bob.e1, ("'bob'", "particle")),
        (lambda r: r.plate.z, ("'plate'", "along z")),
        (lambda r: r.rod.spin, ("'rod'", "angular_velocity")),
        (lambda r: r.rod.angles, ("'rod'", "angles=")),
        (lambda r: al.vector(1, 2), ("2 components", "(1, 2)")),
        (lambda r: al.vector(1, 2, 3, 4), ("4 components",)),
        (lambda r: al.vector(1, 2, 3) + 1, ("1", "three components")),
        (lambda r: al.vector(1, 2, 3).dot((1, 2)), ("(1, 2)", "three components")),
        (lambda r: al.rotation("ZX", 1), ("'ZX'", "1 angles", "2")),
        (lambda r: al.rotation("ZQ", 1, 2), ("'ZQ'",)),
        (
            lambda r: al.rotation(
                "",
            ),
            ("''",),
        ),
        (lambda r: al.rotation("Z", 1) @ 5, ("5", "three components")),
    ],
)
def test_points_axes_and_vectors_of_the_wrong_shape(use: Use, words: tuple[str, ...]) -> None:
    refused(use, *words)


@pytest.mark.parametrize("value", [float("nan"), sp.oo, "1", [1], 1j, sp.I, sp.Symbol("m"), True, np.ones(1), 10**400])
def test_a_parameter_that_is_not_a_number(value: Any) -> None:
    refused(lambda r: r.model.parameters(fine=1.0, new=value), "'new'", str(value)[:8])


def test_parameters_of_every_kind_of_number() -> None:
    model = al.Model("numbers")
    model.parameters(a=np.float32(2), b=np.int64(2), c=np.array(2.0), d=sp.Rational(4, 2), e=sp.sqrt(4), f=2, g=None)
    assert set(model.values.values()) == {2.0, None}
    with refusal(model, al.ModelError, "parameters"):
        model.parameters()


BEYOND = sp.Symbol("huge") ** 2  # 1e400


@pytest.mark.parametrize(
    "given",
    [
        {"mass": BEYOND, "inertia": (1, 1, 1)},
        {"mass": 1, "inertia": (BEYOND, BEYOND, BEYOND)},
        {"mass": 1, "inertia": [[BEYOND, -BEYOND, 0], [-BEYOND, BEYOND, 0], [0, 0, 1]]},
        {"mass": 1, "inertia": BEYOND, "plane": "xy"},
    ],
)
def test_numbers_that_overflow_are_no_mass_and_no_inertia(given: dict[str, Any]) -> None:
    model = al.Model("beyond")
    model.parameters(huge=1e200)
    with refusal(model, al.ModelError, "of body 'new' is", "inf", "finite"):
        model.body("new", **given)
