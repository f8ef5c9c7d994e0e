"""Bad model files: each refusal names the file, the line and the key, and points at what is wrong in an expression."""

import pytest

import alembert as al
from alembert.files import ModelFileError, read_model

GOOD = """# a comment
name = "rotary pendulum"
inputs = ["tau"]
gravity = [0, 0, "-g"]

[parameters]
m = 0.095
L = 0.085
g = 9.81

[bodies.arm]
mass = "m"
inertia = [1e-6, 5e-5, 5e-5]

[bodies.rod]
mass = "2 m"
inertia = [3e-5, 3e-5, 1e-6]

[points]
tip = "rod: (0, 0, L/2)"

[joints.shoulder]
type = "revolute"
from = "ground"
to = "arm: (-L/2, 0, 0)"
coordinate = "theta"

[joints.elbow]
type = "revolute"
from = "arm: (L/2, 0, 0)"
to = "rod: (0, 0, -L/2)"
axis = [1, 0, 0]
coordinate = "alpha"

[constraints.drive]
equation = "theta = 2 t"

[loads."the motor"]
type = "torque"
on = "shoulder"
value = "tau - 0.001 theta'"
"""


def refusal(old: str, new: str) -> ModelFileError:
    assert old in GOOD
    with pytest.raises(ModelFileError) as refused:
        read_model(GOOD.replace(old, new), "arm.toml")
    assert str(refused.value).startswith(f"arm.toml, line {refused.value.line}")
    return refused.value


def test_the_good_file_is_good() -> None:
    assert read_model(GOOD).joints.keys() == {"shoulder", "elbow"}


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "reason"),
    [
        # TOML itself
        ('"-g"]', '"-g"', 6, "", "this is not TOML: Unclosed array"),
        ("m = 0.095", "m = ", 7, "", "this is not TOML: Invalid value"),
        ("m = 0.095", "m 0.095", 7, "", "this is not TOML: Expected '='"),
        ("[bodies.rod]", "[bodies.arm]", 15, "", "this is not TOML: Cannot declare"),
        ("m = 0.095", "m = 0.095\nm = 2", 8, "", "this is not TOML: Cannot overwrite a value"),
        # sections and keys
        (
            "[joints.elbow]",
            "[joint.elbow]",
            28,
            "joint",
            "found 'joint', which is no part of a model file; did you mean 'joints'",
        ),
        ("inputs = [", "input = [", 3, "input", "did you mean 'inputs'"),
        ('name = "rotary pendulum"', "name = 7", 2, "name", "found 7; expected the name of the model"),
        ('["tau"]', '"tau"', 3, "inputs", 'found "tau"; expected a list of texts'),
        ('["tau"]', '["m"]', 3, "inputs", "The name 'm' is taken by parameter 'm'"),
        ("[bodies.arm]", "[[bodies.arm]]", 11, "bodies.arm", "expected a table"),
        ('mass = "2 m"', 'mas = "2 m"', 16, "bodies.rod.mas", "found 'mas' and no 'mass'"),
        ('mass = "2 m"', "", 15, "bodies.rod", "found no 'mass'; expected a line mass = ..."),
        ("axis = [1, 0, 0]", "axes = [1, 0, 0]", 32, "joints.elbow.axes", "did you mean axis"),
        ("axis = [1, 0, 0]", "colour = 3", 32, "joints.elbow.colour", "means nothing here; expected type, axis,"),
        ("axis = [1, 0, 0]", "axis = [1, 0, 0]\ncut = 1", 33, "joints.elbow.cut", "found 1; expected true or false"),
        # values
        ("m = 0.095", "m = 2024-01-01", 7, "parameters.m", "found 2024-01-01; expected a number"),
        ("m = 0.095", "m = nan", 7, "parameters.m", "found nan; expected a finite number"),
        ("m = 0.095", 'm = "t"', 7, "parameters.m", "found t, which has no value"),
        ("m = 0.095", '"m\'" = 1', 7, 'parameters."m\'"', "expected a word that begins with a letter"),
        ('mass = "2 m"', "mass = true", 16, "bodies.rod.mass", "found true; expected a number, or an expression"),
        ('mass = "2 m"', "mass = -1", 15, "bodies.rod", "The mass of body 'rod' is -1"),
        ("[3e-5, 3e-5, 1e-6]", "[3e-5, 3e-5]", 15, "bodies.rod", "expected three principal values"),
        ('[0, 0, "-g"]', "9.81", 4, "gravity", "found 9.81; expected three components"),
        ('[0, 0, "-g"]', "[9.81]", 4, "gravity", "found [9.81]; expected three components"),
        ('[0, 0, "-g"]', '[0, 0, "theta"]', 4, "gravity", "found 'theta', which moves"),
        ("axis = [1, 0, 0]", "axis = [0, 0, 0]", 28, "joints.elbow", "which is zero; expected a direction"),
        ("axis = [1, 0, 0]", 'orientation = ["Q", 1]', 28, "joints.elbow", "found the sequence 'Q'"),
        ("axis = [1, 0, 0]", "orientation = 3", 32, "joints.elbow.orientation", "found 3; expected turns"),
        # names of other parts
        (
            'type = "torque"',
            'type = "tork"',
            39,
            'loads."the motor".type',
            "found 'tork'; did you mean 'torque'?",
        ),
        ('on = "shoulder"', 'on = "sholder"', 40, 'loads."the motor".on', "did you mean 'shoulder'"),
        (
            '"rod: (0, 0, -L/2)"',
            '"rood: (0, 0, -L/2)"',
            31,
            "joints.elbow.to",
            "found 'rood', which is no body; did you mean 'rod'",
        ),
        ('"rod: (0, 0, -L/2)"', '"rod (0, 0, 1)"', 31, "joints.elbow.to", "which is no body"),
        ('"rod: (0, 0, -L/2)"', '"rod: 0, 0, 1"', 31, "joints.elbow.to", 'as in "arm: (L/2, 0, 0)"'),
        ('"rod: (0, 0, -L/2)"', '"rod: (1, 2, 3, 4)"', 31, "joints.elbow.to", "found 4 components"),
        ('"rod: (0, 0, -L/2)"', '"arm: (0, 0, 1)"', 28, "joints.elbow", "both points lie on 'arm'"),
        ('tip = "rod', 'rod = "rod', 20, "points.rod", "The name 'rod' is taken"),
        ('"alpha"', '"theta"', 28, "joints.elbow", "The coordinate name 'theta' is taken by joint 'shoulder'"),
        ('"theta = 2 t"', "3", 36, "constraints.drive.equation", "found 3; expected an equation in quotes"),
        ('"theta = 2 t"', '"0 = 0"', 35, "constraints.drive", "always true"),
        ("equation =", "equatoin =", 35, "constraints.drive", "found neither equation nor type"),
        ("g = 9.81", "g = 9.81 m/s^2", 9, "", 'numbers with a unit stand in quotes, as in "60 deg".'),
        ('mass = "m"', "mass = m", 12, "", "Formulas, words and numbers with a unit stand in quotes"),
        ("[constraints", "[start]\ntheta' = 3\n[constraints", 36, "", "A name with a prime stands in quotes, as in"),
        (
            "[constraints",
            '[start]\nalpha = "60 degrees"\n[constraints',
            36,
            "start.alpha",
            "With a unit it is a number in rad, mrad, deg, rev.",
        ),
        (
            '2 t"',
            'omega t"',
            36,
            "constraints.drive.equation",
            "the known names are L, alpha, g, m, t, tau, theta, alpha'",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, line: int, key: str, reason: str) -> None:
    error = refusal(old, new)
    assert reason in error.reason
    assert (error.line, error.key) == (line, key)


@pytest.mark.parametrize(
    ("old", "new", "reason", "shown"),
    [
        (
            '"rod: (0, 0, -L/2)"',
            '"rod: (0, 0, -M/2)"',
            "found 'M', which is no known name",
            ['to = "rod: (0, 0, -M/2)"', "                   ^"],
        ),
        ('mass = "2 m"', 'mass = "2 m +"', "found the end", ['mass = "2 m +"', "             ^"]),
        (
            "tau - 0.001 theta'",
            "tau - (0.001 theta'",
            "closes the bracket",
            ['value = "tau - (0.001 theta\'"', "               ^"],
        ),
        (
            "tau - 0.001 theta'",
            "__import__('os').system('true')",
            "found '__import__', which is no known name",
            ["value = \"__import__('os').system('true')\"", "         ^^^^^^^^^^"],
        ),
        (
            'equation = "theta = 2 t"',
            'equation = [\n  "alpha = t",\n  "theta = 2 tt"]',
            "found 'tt'",
            ['  "theta = 2 tt"]', "             ^^"],
        ),
        ('[0, 0, "-g"]', '[0, 0, "-9^9^9^9"]', "a power that is too large", ['gravity = [0, 0, "-9^9^9^9"]', None]),
    ],
)
def test_a_caret_stands_under_what_is_wrong(old: str, new: str, reason: str, shown: list[str | None]) -> None:
    error = refusal(old, new)
    first, *lines = str(error).splitlines()
    assert reason in first
    assert lines[0] == f"    {shown[0]}"
    assert shown[1] is None or lines[1] == f"    {shown[1]}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "found no bodies and no particles"),
        ("bodies = 3", "found 3; expected a table"),
        ("bodies = {}", "found no bodies"),
        ("particles.p = 1", "found 1; expected a table"),
        ("\x00", "this is not TOML"),
        ("[", "this is not TOML"),
        ("a = " + "[" * 5000, ""),
        ("a" + ".a" * 30 + " = 1", "no part of a model file"),
        ("a" + ".a" * 50_000 + " = 1", "found a key of more than 50 parts"),  # twenty gigabytes and two minutes, once
        ("[a" + " . 'a'" * 50_000 + "]", "found a key of more than 50 parts"),
        ("[loads.x]\n[bodies.b]\nmass = 1\ninertia = [1, 1, 1]", "found no 'type'"),
        ("[particles.p]\nmass = 1\n[friction.p]\ncoefficient = 1", "Friction on 'p'"),
    ],
)
def test_what_is_no_model_is_refused(text: str, reason: str) -> None:
    with pytest.raises(al.ModelError) as refused:
        read_model(text)
    assert reason in str(refused.value)


def test_a_point_is_text_and_gravity_is_no_load() -> None:
    shown = refusal('to = "arm: (-L/2, 0, 0)"', 'to = { body = "arm", at = [0, 0, 0] }')
    assert 'expected a point in quotes, as in "ground", "arm", or "arm: (L/2, 0, 0)"' in str(shown)
    shown = refusal('type = "torque"', 'type = "gravity"')
    assert "expected gravity = [...] above all sections" in str(shown)
