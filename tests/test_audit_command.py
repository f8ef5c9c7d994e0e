"""`alembert audit`: verdicts and exit statuses, from a file and from text, for people and for programs."""

import json

import pytest
from typer.testing import CliRunner

import alembert as al
from alembert.app.command import app

PENDULUM = "theta'' = -g/ell sin(theta)"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["audit", *arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def test_a_true_equation_ends_with_status_0():
    status, output = run("simple-pendulum", PENDULUM)
    assert status == 0
    assert "true" in output
    assert "probability below 1e-" in output


def test_a_file_with_a_wrong_equation_ends_with_status_1(tmp_path):
    file = tmp_path / "equations.txt"
    file.write_text(
        "# from a book\nright: " + PENDULUM + "\nwrong:\n   \\ddot\\theta = -\\frac{g}{\\ell}\\cos\\theta\n"
    )
    status, output = run("simple-pendulum", str(file))
    assert status == 1
    assert "should be -g sin(theta)/ell: the function is wrong" in output
    assert "Corrected: theta'' = -g sin(theta)/ell" in output


def test_the_report_for_programs():
    status, output = run(
        "simple-pendulum", "phi'' = g/L sin(phi)", "--names", "phi=theta", "--names", "L=ell", "--format", "json"
    )
    record = json.loads(output)
    assert status == 1
    assert record["holds"] is False
    assert record["equations"][0]["corrected"] == "phi'' = -g sin(phi)/L"
    assert record["equations"][0]["verdict"] == "wrong"


def test_constants_unknowns_and_values():
    assert run("simple-pendulum", "m ell^2 theta'^2/2 - m g ell cos(theta) = E", "--constant", "E")[0] == 0
    circle = "x: m1 a.x'' = N a.x + S (a.x - b.x)\ny: m2 b.x'' = S (b.x - a.x)"
    assert run("double-pendulum", circle, "--unknown", "N", "--unknown", "S")[0] == 0
    assert (
        run("rod-on-pole", "m L^2/3 (theta'' - cos(theta) sin(theta) phi'^2) = -m g L/2 sin(theta)", "--set", "J=0")[0]
        == 0
    )


@pytest.mark.parametrize(
    ("equations", "complaint"),
    [
        ("nofile.txt", "no file and no equation"),
        ("theta'' = -g/l sin(theta)", "did you mean ell"),
        ("a: x = 1\na: x = 2", "the name 'a' again"),
        ("# nothing = here", "no equation"),
    ],
)
def test_bad_input_is_told_in_the_users_words(equations, complaint):
    with pytest.raises(al.ModelError, match=complaint):
        run("simple-pendulum", equations)
