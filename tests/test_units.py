"""Numbers with units in model files and on the command line, against the numbers in SI units that they are."""

import json
from math import pi
from pathlib import Path
from typing import Any

import pytest

import alembert as al
from alembert.app.studio.file_edits import with_values
from alembert.examples import double_pendulum, rotary_pendulum, spinning_top
from alembert.files import model_text, read_model, read_model_file
from alembert.files.parameter_units import parameter_units
from alembert.files.units import UNITS, in_si, state_units
from command import command

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
ARM = model_text(rotary_pendulum())


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("60 deg", pi / 3),
        ("-90deg", -pi / 2),
        ("500 g", 0.5),
        ("12 mm", 0.012),
        ("3 rpm", 3 * 2 * pi / 60),
        ("1.5e3 mm/s", 1.5),
        ("2 min", 120.0),
        ("10 N/mm", 1e4),
        ("10 N / mm", 1e4),
        ("3 kg m^2", 3.0),
        ("3 kg*cm^2", 3e-4),
        ("9.81 m/s^2", 9.81),
        ("2 m s^-1", 2.0),
        ("5 N m/deg", 5 * 180 / pi),
        ("36 km/h", 10.0),
        ("1 rev/min", 2 * pi / 60),
        (" 1 in ", 0.0254),
    ],
)
def test_a_number_with_a_unit_is_that_in_si(text: str, value: float) -> None:
    assert in_si(text) == pytest.approx(value, rel=1e-14)


@pytest.mark.parametrize(
    "text", ["60", "deg", "pi/3", "2 m + 1", "2*m", "3 parsec", "1e5", "2 m^", "2 m//s", "", "m L"]
)
def test_what_is_no_number_with_a_unit(text: str) -> None:
    assert in_si(text) is None


def test_a_product_of_units_is_that_of_their_definitions() -> None:
    for name, same in {"N": "kg m/s^2", "J": "N m", "Nm": "N m", "W": "J/s", "Pa": "N/m^2", "rpm": "rev/min"}.items():
        assert in_si(f"7 {name}", same) == pytest.approx(in_si(f"7 {same}", name), rel=1e-14)
    assert all(in_si(f"1 {name}", name) == size for name, (size, _) in UNITS.items())


def test_a_model_tells_the_units_of_its_own_parts() -> None:
    units = state_units(spinning_top())
    assert {units["theta1"], units["theta2'"]} == {"rad", "rad/s"}
    units = state_units(double_pendulum())
    assert (units["a.x"], units["b.y'"]) == ("m", "m/s")
    model = al.Model("own")
    model.coordinate("q")
    assert state_units(model) == {}  # it may be a length or an angle


def test_the_reference_names_every_unit() -> None:
    reference = (Path(__file__).parent.parent / "docs" / "model_files.md").read_text()
    assert [name for name in UNITS if f"`{name}`" not in reference] == []


# --- files ----------------------------------------------------------------------------------------------------------


def test_files_take_units() -> None:
    text = ARM.replace("L_r = 0.085", 'L_r = "85 mm"').replace("m_p = 0.024", 'm_p = "24 g"')
    assert text.count("mm") == 1
    assert text.count('24 g"') == 1
    text += '\n[start]\nalpha = "60 deg"\n"theta\'" = "30 rpm"\n[run]\nduration = "500 ms"\n'
    found = read_model_file(text)
    model, start = found.model, found.start
    assert model.values == pytest.approx(rotary_pendulum().values, rel=1e-14)
    assert start["initial"] == pytest.approx({"alpha": pi / 3, "theta'": pi}, rel=1e-14)
    assert start["duration"] == 0.5


def test_a_slider_replaces_a_number_with_its_unit() -> None:
    text = ARM.replace("L_r = 0.085", 'L_r = "85 mm" # the arm')
    assert with_values(text, {"L_r": 0.085}) == text
    assert with_values(text, {"L_r": 0.09}) == text.replace('"85 mm"', "0.09")


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ('[start]\nalpha = "12 mm"', "start.alpha: found '12 mm'; expected a number in rad, mrad, deg, rev."),
        ('[start]\nalpha = "3 rpm"', "start.alpha: found '3 rpm'; expected a number in rad,"),
        ('[start]\n"alpha\'" = "3 Hz"', "found '3 Hz'; expected a number in rad/s, rpm."),
        ('[run]\nduration = "3 m"', "run.duration: found '3 m'; expected a number in s, ms, min, h."),
        ('[run]\nrtol = "3 m"', "run.rtol: found '3 m'; expected a number without a unit."),
    ],
)
def test_a_unit_of_another_dimension_is_refused(lines: str, complaint: str) -> None:
    with pytest.raises(al.ModelError) as refused:
        read_model(f"{ARM}\n{lines}\n", "arm.toml")
    assert complaint in str(refused.value)
    assert f"line {ARM.count(chr(10)) + 3}," in str(refused.value)


def test_what_may_be_a_unit_or_a_parameter_is_refused() -> None:
    text = '[parameters]\nm = 3.0\nL = "{}"\n[particles.bead]\nmass = "m"\n'
    with pytest.raises(
        al.ModelError, match=r"line 3, parameters.L: found '2 m', where 'm' may be the unit or the parameter 'm'"
    ):
        read_model(text.format("2 m"))
    assert read_model(text.format("2*m")).values["L"] == 6
    assert read_model(text.format("2 mm")).values["L"] == 0.002
    assert read_model(text.replace("m = 3.0\n", "").replace('"m"', "1").format("2 m")).values["L"] == 2


GRAVITY = """
gravity = [0, "-g", 0]
inputs = ["F"]
[parameters]
g = "9.81 m/s^2"
m = "500 g"
L = "2 m"
[bodies.rod]
plane = "xy"
mass = "m"
inertia = "3 kg m^2"
[particles.bob]
mass = "250 g"
on = "rod: (L/2, 0)"
[loads.push]
type = "force"
at = "rod"
components = ["F", "2 g"]
"""


def test_grams_and_metres_stand_beside_gravity_and_a_mass_of_the_same_letter() -> None:
    model = read_model(GRAVITY)
    assert model.values == pytest.approx({"g": 9.81, "m": 0.5, "L": 2.0})
    assert (model.bodies["bob"].mass, model.bodies["rod"].J[2, 2]) == (0.25, 3.0)
    assert '["F", "2*g", 0]' in model_text(model)  # a force of two grams is none


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('m = "500 g"', 'm = "500 mm"', "parameters.m: found '500 mm'; expected a number in kg, g, mg, lb."),
        ('L = "2 m"', 'L = "2 kg"', "parameters.L: found '2 kg'; expected a number in m, cm,"),
        (
            "[loads",
            '[run]\ninputs = {F = "3 mm"}\n[loads',
            "run.inputs.F: found '3 mm'; expected a number in N, mN, kN.",
        ),
        ("[loads", '[run]\nduration = "2 m"\n[loads', "run.duration: found '2 m'; expected a number in s, ms, min, h."),
        ('g = "9.81 m/s^2"', 'g = "9.81 m/s"', "parameters.g: found '9.81 m/s'; expected a number in m/s^2."),
    ],
)
def test_parameters_are_of_the_kind_of_the_parts_that_they_stand_for(old: str, new: str, complaint: str) -> None:
    with pytest.raises(al.ModelError) as refused:
        read_model(GRAVITY.replace(old, new))
    assert complaint in str(refused.value)


def test_a_duration_in_seconds_is_no_product_with_a_coordinate_s() -> None:
    text = '[particles.bead]\nmass = 1\nposition = ["s", 0, 0]\n[run]\nduration = "2 s"\n'
    assert read_model_file(f'coordinates = ["s"]\n{text}').start["duration"] == 2


def test_inputs_and_parameters_of_loads_on_joints_are_of_the_kind_of_the_joint() -> None:
    joints = {
        "rail": {"type": "prismatic", "coordinate": "x"},
        "pin": {"type": "revolute"},
        "ball": {"type": "spherical"},
    }
    loads = {
        "push": {"type": "load", "on": "rail", "value": "F"},
        "drag": {"type": "load", "on": "x", "value": "-D"},
        "motor": {"type": "load", "on": "pin", "value": "tau"},
        "coil": {"type": "torsional_spring", "on": "pin", "stiffness": "k", "damping": "2*c"},
        "other": {"type": "load", "on": "q", "value": "Q"},
    }
    units = {"F": "N", "D": "N", "tau": "N m", "k": "N m/rad", "c": "N m s/rad"}
    assert parameter_units({"joints": joints, "loads": loads}) == units


def test_terms_of_a_sum_are_of_one_kind() -> None:
    values = {"a": "tau - B*w + 2*M", "b": "(c + d)*e", "c": "1e-3*f + max(g, -h)"}
    loads = {name: {"type": "torque", "value": value} for name, value in values.items()}
    assert parameter_units({"loads": loads}) == dict.fromkeys(("tau", "M", "f"), "N m")


def test_an_input_of_a_load_on_a_joint_is_refused_in_another_unit(monkeypatch: Patch, capsys: Captured) -> None:
    for model, given, expected in (("cart-pole", "F=3 mm", "N, mN, kN."), ("rotary-pendulum", "tau=3 N", "N m, Nm,")):
        status, _, err = command(monkeypatch, capsys, "simulate", model, "--duration", "1", "--input", given)
        assert status == 2
        assert f"{given}: found {given.partition('=')[2]!r}; expected a number in {expected}" in " ".join(err.split())


def test_what_stands_at_places_of_two_kinds_is_of_no_known_kind() -> None:
    assert parameter_units({"bodies": {"rod": {"mass": "a", "center": ["-2*a", "b/2"]}}}) == {"b": "m"}


LINKS = """
[parameters]
g = 9.81
[bodies.link]
plane = "xy"
mass = {mass}
inertia = {inertia}
center = [{center}, 0]
[particles.bob]
mass = 1
plane = "xy"
[joints.hinge]
type = "revolute"
from = "ground: ({place}, 0)"
to = "link"
orientation = ["Z", {angle}]
[joints.rod]
type = "distance"
from = "link: ({place}, 0)"
to = "bob"
length = {length}
[loads.wire]
type = "spring"
from = "ground"
to = "bob"
stiffness = {stiffness}
damping = 2
"""
IN_SI = {
    "mass": "0.5",
    "inertia": "0.0003",
    "center": "0.012",
    "place": "0.02",
    "angle": '"pi/6"',
    "length": "0.3",
    "stiffness": "10000",
}
WITH_UNITS = {
    "mass": '"500 g"',
    "inertia": '"3 kg cm^2"',
    "center": '"12 mm"',
    "place": "2 cm",
    "angle": '"30 deg"',
    "length": '"30 cm"',
    "stiffness": '"10 N/mm"',
}


def test_parts_take_units() -> None:
    text = LINKS.replace("g = 9.81\n", "")
    found, same = read_model(text.format(**WITH_UNITS)), read_model(text.format(**IN_SI))
    start = {"bob.x": 0.3, "bob.y": 0.1}
    runs = [al.simulate(model, 0.2, initial=start, samples=4) for model in (found, same)]
    assert runs[0]["bob.x"] == pytest.approx(runs[1]["bob.x"], rel=1e-9)
    assert found.bodies["link"].mass == 0.5


@pytest.mark.parametrize(
    ("field", "given", "complaint"),
    [
        ("mass", '"5 mm"', "bodies.link.mass: found '5 mm'; expected a number in kg, g, mg, lb."),
        ("inertia", '"5 kg m"', "bodies.link.inertia: found '5 kg m'; expected a number in kg m^2."),
        ("center", '"5 kg"', "bodies.link.center: found '5 kg'; expected a number in m, cm,"),
        ("place", "5 rad", "joints.hinge.from: found '5 rad'; expected a number in m, cm,"),
        ("angle", '"5 mm"', "joints.hinge.orientation: found '5 mm'; expected a number in rad,"),
        ("length", '"5 s"', "joints.rod.length: found '5 s'; expected a number in m, cm,"),
        ("stiffness", '"5 N"', "loads.wire.stiffness: found '5 N'; expected a number in N/m."),
        ("mass", '"500 g"', "bodies.link.mass: found '500 g', where 'g' may be the unit or the parameter 'g'"),
    ],
)
def test_a_part_in_a_unit_of_another_dimension_is_refused(field: str, given: str, complaint: str) -> None:
    with pytest.raises(al.ModelError) as refused:
        read_model(LINKS.format(**{**IN_SI, field: given}))
    assert complaint in str(refused.value)


def test_a_product_with_a_parameter_is_one_where_the_unit_would_be_of_another_kind() -> None:
    assert str(read_model(LINKS.format(**{**IN_SI, "length": '"2 g"'})).joints["rod"].length) == "2*g"


# --- the command ----------------------------------------------------------------------------------------------------


def summary(monkeypatch: Patch, capsys: Captured, *words: str) -> Any:
    status, out, err = command(monkeypatch, capsys, *words, "--format", "json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_the_command_takes_units(monkeypatch: Patch, capsys: Captured) -> None:
    words = ("--duration", "100 ms", "--initial", "alpha=30 deg", "--initial", "theta'=3rpm", "--set", "L_p=200 mm")
    found = summary(monkeypatch, capsys, "simulate", "rotary-pendulum", *words)
    plain = ("--duration", "0.1", "--initial", "alpha=pi/6", "--initial", "theta'=pi/10", "--set", "L_p=0.2")
    same = summary(monkeypatch, capsys, "simulate", "rotary-pendulum", *plain)
    assert found["end"]["time"] == 0.1
    for name, value in same["end"]["state"].items():
        assert found["end"]["state"][name] == pytest.approx(value, rel=1e-9)  # the start may differ in its last digit


def test_the_page_takes_units(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(al.Trajectory, "save_html", lambda run, path, **_: given.update(run=run))
    words = ("--duration", "100 ms", "--initial", "theta=30 deg", "--output", str(tmp_path / "page.html"))
    status, _, err = command(monkeypatch, capsys, "view", "simple-pendulum", *words)
    assert (status, err) == (0, "")
    assert given["run"].time[-1] == pytest.approx(0.1, rel=1e-15)
    assert given["run"]["theta"][0] == pytest.approx(pi / 6, rel=1e-14)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ("--initial", "alpha=12 mm"),
            "--initial alpha=12 mm: found '12 mm'; expected a number in rad, mrad, deg, rev.",
        ),
        (("--duration", "3 kg"), "3 kg: found '3 kg'; expected a number in s, ms, min, h."),
        (("--set", "L_r=3 kg"), "--set L_r=3 kg: found '3 kg'; expected a number in m, cm,"),
        (("--set", "m_p=3 mm"), "--set m_p=3 mm: found '3 mm'; expected a number in kg, g,"),
        (("--initial", "alpha=3 dog"), "found 'dog', which is no known name"),
        (("--duration", "soon"), "Give a number such as 0.5 or pi/6, or with a unit, as 30 deg."),
    ],
)
def test_wrong_units_are_told(words: tuple[str, ...], complaint: str, monkeypatch: Patch, capsys: Captured) -> None:
    duration = () if "--duration" in words else ("--duration", "1")
    status, out, err = command(monkeypatch, capsys, "simulate", "rotary-pendulum", *duration, *words)
    assert (status, out) == (2, "")
    assert complaint in " ".join(err.split())


# --- loads and inputs -----------------------------------------------------------------------------------------------

LOADED = """
[bodies.cart]
plane = "xy"
mass = 1
inertia = 1
[bodies.rod]
plane = "xy"
mass = 1
inertia = 1
[joints.rail]
type = "prismatic"
from = "ground"
to = "cart"
axis = [1, 0, 0]
coordinate = "x"
[joints.pin]
type = "revolute"
from = "cart"
to = "rod: (1, 0)"
coordinate = "phi"
[loads.motor]
type = "torque"
on = "pin"
value = {torque}
[loads.push]
type = "load"
on = "rail"
value = {push}
[loads.coil]
type = "torsional_spring"
on = "pin"
stiffness = {coil}
rest = {rest}
[loads.stop]
type = "torsional_spring"
on = "rail"
stiffness = {stop}
"""
LOADS_IN_SI = {"torque": "0.3", "push": "20.0", "coil": repr(2 * 180 / pi), "rest": repr(pi / 6), "stop": "3000.0"}
LOADS_WITH_UNITS = {
    "torque": '"300 mNm"',
    "push": '"0.02 kN"',
    "coil": '"2 N m/deg"',
    "rest": '"30 deg"',
    "stop": '"3 N/mm"',
}


def test_loads_take_units() -> None:
    one, other = (read_model(LOADED.format(**values)) for values in (LOADS_IN_SI, LOADS_WITH_UNITS))
    runs = [al.simulate(model, 0.1)["phi"][-1] for model in (one, other)]
    assert runs[0] == pytest.approx(runs[1], rel=1e-12)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("torque", '"3 N"', "loads.motor.value: found '3 N'; expected a number in N m, Nm,"),
        ("push", '"3 N m"', "loads.push.value: found '3 N m'; expected a number in N,"),
        ("coil", '"3 N/m"', "loads.coil.stiffness: found '3 N/m'; expected a number in N m/rad"),
        ("rest", '"3 mm"', "loads.coil.rest: found '3 mm'; expected a number in rad"),
        ("stop", '"3 N m/deg"', "loads.stop.stiffness: found '3 N m/deg'; expected a number in N/m"),
    ],
)
def test_a_load_in_another_dimension_is_refused(key: str, value: str, complaint: str) -> None:
    with pytest.raises(al.ModelError) as refused:
        read_model(LOADED.format(**LOADS_WITH_UNITS | {key: value}))
    assert complaint in str(refused.value)


def test_inputs_and_steps_take_units(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    path = tmp_path / "arm.toml"
    path.write_text(f'{ARM}\n[run]\nduration = 0.1\ninputs = {{tau = "5 mNm"}}\n')
    assert al.load_start(path)["inputs"] == {"tau": 0.005}
    fixed = ("--duration", "100 ms", "--integrator", "runge-kutta", "--step", "1 ms", "--format", "json")
    ends = []
    for given in ("tau=5 mNm", "tau=0.005"):
        status, out, _ = command(monkeypatch, capsys, "simulate", "rotary-pendulum", *fixed, "--input", given)
        assert status == 0
        ends.append(json.loads(out)["end"]["state"])
    assert ends[0] == ends[1]
    assert json.loads(out)["report"]["steps"] == 100
    status, _, err = command(monkeypatch, capsys, "simulate", "rotary-pendulum", *fixed, "--input", "tau=5 mNn")
    assert (status, "found 'mNn', which is no known name" in err) == (2, True)
