"""Model files, against the same mechanisms described in Python: same accelerations at random states."""

import dataclasses
import math
import re
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
import sympy as sp

import alembert as al
from alembert.description.constraints import CONSTRAINTS
from alembert.description.joints import Joint
from alembert.description.loads import LOADS
from alembert.description.shapes import SHAPES
from alembert.description.unilateral import UNILATERALS
from alembert.description.viewing import USUAL_PLOTS
from alembert.examples import EXAMPLES, four_bar
from alembert.files import model_text, read_model, read_model_file
from alembert.files.model_reading import SECTIONS
from alembert.kinematics import tree_kinematics
from alembert.show import page_data
from growth import is_linear
from random_mechanisms import random_mechanism
from states import at, body_accelerations, random_numbers

FOLDER = Path(__file__).parent.parent / "examples"
ROUNDING = 1e-10  # relative: a number written as text is read exactly; expressions may be summed in another order


def same_motion(one: al.Model, other: al.Model, method: str = "lagrange") -> None:
    """Two models in the same coordinates give the same accelerations of all bodies at a random state."""
    tree = tree_kinematics(one)
    state = {s.name: x for s, x in random_numbers(tree, seed=3).items() if s.name not in one.values}
    found, expected = (body_accelerations(eom, at(eom, state)) for eom in (al.derive(m, method) for m in (one, other)))
    scale = max(map(abs, expected.values()), default=1.0)
    assert found.keys() == expected.keys()
    for name, rate in found.items():
        assert abs(rate - expected[name]) <= ROUNDING * max(1.0, scale), name


# --- written and read again -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_written_and_read_again(name: str) -> None:
    model = EXAMPLES[name]()
    text = model_text(model)
    again = read_model(text)
    assert model_text(again, view=read_model_file(text).view) == text  # with what the bodies are drawn with
    assert str(again) == str(model)
    assert dict(again.gaps) == dict(model.gaps)
    same_motion(again.mode(), model.mode())


@pytest.mark.parametrize("seed", range(16))
def test_random_mechanisms_are_written_and_read_again(seed: int) -> None:
    model = random_mechanism(seed, plane=[None, None, "xy", "zx"][seed % 4])
    same_motion(read_model(model_text(model)), model)


def everything() -> al.Model:
    """A model with what the examples and the random mechanisms do not have."""
    model = al.Model("all sorts of things")
    model.parameters(mu=0.3, r=0.1, unknown=None)
    s = model.coordinate("s")
    bead = model.particle("small bead", mass=0.5, line="x")
    plate = model.body(
        "plate", mass=2, inertia=0.1, plane="yz", center=(0, 0.1, 0.2), position=(0, s, s**2), rotation=3 * s
    )
    tilted = al.Rotation((al.rotation("Z", s).factors[0],)) @ al.rotation("X", 0.3)
    fan = model.body("fan", mass=1, inertia=((1, 0.1, 0), (0.1, 1, 0), (0, 0, 1)), position=(s, 0, 1), rotation=tilted)
    box = model.body("box", mass=1, inertia=(1, 1, 1))
    model.prismatic("rail", model.ground.point(), box.point(), axis=(1, 1, 0))
    model.damper("dash", box.point(0, 0, 1), bead.point(), damping=0.4)
    model.spring("string", box.point(), fan.point(1, 0, 0), stiffness=2)
    model.nonideal("rub", box.point(), (-model.rate(s), 0, 0))
    model.load("drive", s, sp.sin(model.time) * sp.Max(s, 0))
    model.load("pull", model.joints["rail"], 3)
    model.torque("twist", box, (0, 0, 1), reaction=fan)
    model.friction("rail", coefficient=sp.Symbol("mu"))
    model.constrain("hold", [plate.point().position.dot((0, 1, 0)) - bead.x, fan.velocity.dot((1, 0, 0)) - 1])
    return model


def test_all_sorts_of_parts_are_written_and_read_again() -> None:
    model = everything()
    again = read_model(model_text(model))
    assert model_text(again) == model_text(model)
    assert again.values["unknown"] is None
    assert [f.target for f in again.frictions] == ["rail"]
    for name, load in model.loads.items():
        assert again.loads[name].kind == load.kind, name


def test_pieces_are_written_and_read_again() -> None:
    model = everything()
    s = model.own_coordinates[0]
    model.load("step", s, sp.Piecewise((1, s > 0), (s, (s < -2) | sp.Eq(s, -1)), (2, True)))
    text = model_text(model)
    assert 'value = "(1 if s > 0 else s if ' in text
    assert model_text(read_model(text)) == text


def test_what_has_no_words_cannot_be_written() -> None:
    model = everything()
    model.load("step", model.own_coordinates[0], sp.Piecewise((1, model.own_coordinates[0] > 0)))  # and else nothing
    with pytest.raises(al.ModelError, match="'step' cannot be written to a model file: found Piecewise"):
        model_text(model)


def test_saved_and_loaded(tmp_path: Path) -> None:
    al.save_model(EXAMPLES["four_bar"](), tmp_path / "four_bar.toml")
    same_motion(al.load_model(str(tmp_path / "four_bar.toml")), EXAMPLES["four_bar"]())
    with pytest.raises(al.FileError, match="there is no folder"):
        al.save_model(EXAMPLES["four_bar"](), tmp_path / "nowhere" / "four_bar.toml")
    with pytest.raises(al.FileError, match="no such file"):
        al.load_model(tmp_path / "five_bar.toml")
    (tmp_path / "odd.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(al.FileError, match="no text in UTF-8"):
        al.load_model(tmp_path / "odd.toml")


# --- the reference ----------------------------------------------------------------------------------------------------

REFERENCE = (Path(__file__).parent.parent / "docs" / "model_files.md").read_text()


def test_the_file_in_the_reference_is_a_model() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", REFERENCE, re.DOTALL)
    file = read_model_file(text)
    assert al.agree(file.model, states=2)
    page = page_data(al.simulate(file.model, **file.start), view=file.view)
    assert [panel["title"] for panel in page["panels"]][:3] == ["angles", "height of the tip", "energy"]


JOINTS = {name: kind.options for name, kind in Joint.kinds.items() if kind.__module__.startswith("alembert.")}
KINDS = [
    name
    for kinds in (CONSTRAINTS, LOADS, UNILATERALS)
    for name, kind in kinds.items()
    if kind.make.__module__.startswith("alembert.")
]


FIELDS = [[field.name for field in dataclasses.fields(kind)] for kind in SHAPES.values()]
VIEW = [field.name for field in dataclasses.fields(al.View) if field.name != "plots"]


@pytest.mark.parametrize(
    "words",
    [JOINTS, KINDS, SECTIONS, *JOINTS.values(), VIEW, USUAL_PLOTS, SHAPES, *FIELDS],
    ids=lambda words: next(iter(words), ""),
)
def test_the_reference_names_every_word(words: Iterable[str]) -> None:
    for word in words:
        assert re.search(rf"`\[?{word}(\.NAME)?\]?`", REFERENCE) or f"`{word} =" in REFERENCE, word


def test_the_pieces_of_the_reference_are_read() -> None:
    """The shapes and plots that it shows, in a model with their names."""
    pieces = re.findall(r"(?:^    [^\n]*\n|^\n)+", REFERENCE, re.MULTILINE)
    shapes, plots = (next(p for p in pieces if f"[{word}" in p) for word in ("view.shapes.rod", "plots]"))
    model = al.Model("its names")
    L, _ = model.parameters(L=1.0, R=0.2)
    model.input("tau")
    rod, wheel = (model.body(name, mass=1, inertia=1, plane="xy") for name in ("rod", "wheel"))
    model.revolute("a", model.ground.point(), rod.point(), coordinate="theta1")
    model.revolute("b", rod.point(L, 0), wheel.point(), coordinate="theta2")
    named = '[points]\ntip = "wheel"\n'
    view = read_model_file(model_text(model) + named + textwrap.dedent(shapes) + textwrap.dedent(plots)).view
    assert [len(several) for several in view.shapes.values()] == [1, 2]  # type: ignore[arg-type]
    assert len(view.plots) == 6
    page_data(al.simulate(model, 0.1), view=view)


def test_the_error_in_the_reference_is_what_is_said() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", REFERENCE, re.DOTALL)
    with pytest.raises(al.ModelError) as refused:
        read_model(text.replace("-L_p/2)", "-L_q/2)"), "arm.toml")
    assert "".join(f"    {line}\n" for line in str(refused.value).splitlines()) in REFERENCE


# --- written by hand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_the_formulations_agree_on_the_files_for_people(path: Path) -> None:
    assert al.agree(al.load_model(path), states=3)


def test_named_points_and_axes_against_the_sleigh_in_python() -> None:
    model = al.Model("sleigh")
    m, J, b = model.parameters(m=1.0, J=0.2, b=0.5)
    sleigh = model.body("sleigh", mass=m, inertia=J, plane="xy")
    model.constrain("no slip", sleigh.point(-b, 0).velocity.dot(sleigh.e2))
    same_motion(al.load_model(FOLDER / "sleigh.toml"), model)


def test_rolling_against_python() -> None:
    model = al.Model("rolling coin")
    m, r, g = model.parameters(m=0.0075, r=0.0116, g=9.81)
    inertia = (m * r**2 / 4, m * r**2 / 2, m * r**2 / 4)
    coin = model.body("coin", mass=m, inertia=inertia, angles=("ZXY", "heading", "lean", "spin"))
    model.rolling("table", coin, radius=r, axis=coin.e2)
    model.gravity((0, 0, -g))
    same_motion(al.load_model(FOLDER / "rolling_coin.toml"), model)


def test_laws_inputs_and_friction_against_python() -> None:
    read = al.load_model(FOLDER / "press.toml")
    model = al.Model("press")
    values = {"m_crank": 2.0, "m_rod": 1.5, "m_ram": 4.0, "a": 0.1, "b": 0.4, "k": 200.0, "mu": 0.1, "g": 9.81}
    m_crank, m_rod, m_ram, a, b, k, mu, g = model.parameters(**values)
    crank = model.body("crank", mass=m_crank, inertia=m_crank * a**2 / 12, plane="xy")
    rod = model.body("rod", mass=m_rod, inertia=m_rod * b**2 / 12, plane="xy")
    ram = model.body("ram", mass=m_ram, inertia=0.02, plane="xy")
    shaft = model.revolute("shaft", model.ground.point(), crank.point(-a / 2, 0), coordinate="theta")
    model.revolute("crank pin", crank.point(a / 2, 0), rod.point(-b / 2, 0), coordinate="phi")
    guide = model.prismatic("guide", model.ground.point(), ram.point(), axis=(1, 0, 0), coordinate="x")
    model.revolute("ram pin", rod.point(b / 2, 0), ram.point())
    model.torque("motor", shaft, model.input("torque"))
    model.torsional_spring("work", guide, law=lambda x, rate: k * (x - b) + 100 * k * (x - b) ** 3)
    model.friction("shaft", coefficient=mu, radius=0.02)
    model.gravity((0, -g, 0))
    same_motion(read, model)


GEOMETRY = """
[bodies.A]
mass = 1
inertia = [1, 2, 2.5]

[bodies.B]
mass = 2
inertia = [1, 2, 2.5]

[points]
P = "A: (0.1, 0.2, 0.3)"
Q = "B: (-0.3, 0.1, 0)"
"""


@pytest.mark.parametrize(
    ("keys", "condition"),
    [
        (
            'type = "DP1"\naxis_i = "A: (1, 0, 0)"\naxis_j = "B: (0, 3, 4)"\nf = "sin(t)"',
            lambda A, B, P, Q, t: al.DP1(A.e1, B.axis(0, 3, 4), sp.sin(t)),
        ),
        (
            'type = "DP2"\naxis_i = "A: (0, 0, 1)"\npoint_i = "P"\npoint_j = "Q"',
            lambda A, B, P, Q, t: al.DP2(A.e3, P, Q),
        ),
        ('type = "D"\npoint_i = "P"\npoint_j = "Q"\nf = 2', lambda A, B, P, Q, t: al.D(P, Q, 2)),
        (
            'type = "CD"\nc = [0, 1, 2]\npoint_i = "P"\npoint_j = "Q"\nf = "t^2"',
            lambda A, B, P, Q, t: al.CD((0, 1, 2), P, Q, t**2),
        ),
        (
            'type = "perpendicular_1"\na_i = "A: (1, 0, 0)"\nb_i = "A: (0, 1, 0)"\nc_j = "B: (0, 0, 1)"',
            lambda A, B, P, Q, t: al.perpendicular_1(A.e1, A.e2, B.e3),
        ),
        (
            'type = "perpendicular_2"\na_i = "A: (1, 0, 0)"\nb_i = "A: (0, 1, 0)"\npoint_i = "P"\npoint_j = "Q"',
            lambda A, B, P, Q, t: al.perpendicular_2(A.e1, A.e2, P, Q),
        ),
        ('equation = "P.x = Q.y + B.z"', lambda A, B, P, Q, t: P.position[0] - Q.position[1] - B.z),
        (
            """equation = ["P.x' - Q.y' = 0", "A.w1 = 2 B.w2"]""",
            lambda A, B, P, Q, t: [P.velocity[0] - Q.velocity[1], sp.Symbol("A.w1") - 2 * sp.Symbol("B.w2")],
        ),
    ],
)
def test_constraints_against_python(keys: str, condition: Callable[..., Any]) -> None:
    model = al.Model("model file")
    A, B = (model.body(name, mass=mass, inertia=(1, 2, 2.5)) for name, mass in (("A", 1), ("B", 2)))
    model.constrain("c", condition(A, B, A.point(0.1, 0.2, 0.3), B.point(-0.3, 0.1, 0), model.time))
    same_motion(read_model(f"{GEOMETRY}\n[constraints.c]\n{keys}"), model)


def test_torques_in_the_axes_of_a_body_and_forces_in_those_of_another() -> None:
    more = """
[loads.spin]
type = "torque"
on = "A"
value = [0, 0, 3]
frame = "A"
reaction = "B"

[loads.jet]
type = "force"
at = "P"
components = [1, 0]
frame = "B"
"""
    model = al.Model("model file")
    A, B = (model.body(name, mass=mass, inertia=(1, 2, 2.5)) for name, mass in (("A", 1), ("B", 2)))
    model.torque("spin", A, A.e3.vector * 3, reaction=B)
    model.force("jet", A.point(0.1, 0.2, 0.3), (1, 0, 0), frame=B)
    same_motion(read_model(GEOMETRY + more), model)


def test_values_of_parameters_may_be_worked_out_from_those_above() -> None:
    text = '[parameters]\nl = 0.5\nJ = "2 l^2/12"\nlat = "pi/4"\n[particles.p]\nmass = 1'
    values = read_model(text).values
    assert values == pytest.approx({"l": 0.5, "J": 0.5 / 12, "lat": math.pi / 4}, rel=1e-15)


def test_the_name_of_the_model_is_that_of_the_file_if_none_is_given(tmp_path: Path) -> None:
    (tmp_path / "falling stone.toml").write_text("[particles.stone]\nmass = 1")
    assert al.load_model(tmp_path / "falling stone.toml").name == "falling stone"


def test_the_work_of_reading_a_file_grows_as_the_file() -> None:
    texts = {n: model_text(EXAMPLES["spatial_chain"](n)) for n in (4, 8, 16)}
    read_model(texts[4])
    assert is_linear(lambda n: read_model(texts[n]), (4, 8, 16))


@pytest.mark.parametrize("name", ["a\x01b", "a\x7fb", "two\nlines", "tab\tstop", 'quo"te', "back\\slash"])
def test_names_of_any_letters_are_written_and_read_again(name: str) -> None:
    model = al.Model(name)
    bead = model.particle("bead", mass=1)
    model.distance(name, model.ground.point(), bead.point(), length=1)
    again = read_model(model_text(model))
    assert (again.name, list(again.joints)) == (name, [name])


@pytest.mark.parametrize("model", [None, "four-bar", four_bar])
def test_what_is_no_model_cannot_be_saved(model: Any, tmp_path: Path) -> None:
    with pytest.raises(al.ModelError, match=r"save_model: found .*; expected a Model"):
        al.save_model(model, tmp_path / "model.toml")
    assert not list(tmp_path.iterdir())
