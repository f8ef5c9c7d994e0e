"""Inputs as formulas: the motion that functions and loads give, in Python, in files, by the command and in the studio."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.app.studio.model_store import outcome_of
from alembert.app.studio.request_fields import Settings
from alembert.examples import cart_pole, four_bar, rotary_pendulum
from alembert.files import model_text, read_model, read_model_file
from alembert.motion.inputs import signals_of
from command import command

START = {"alpha": 0.15, "theta'": 2.0}
FEEDBACK = "-k1*alpha - k2*alpha'"
ARM = model_text(rotary_pendulum()).replace("[parameters]", "[parameters]\nk1 = 0.4\nk2 = 0.03")


def ended(run: al.Trajectory) -> dict[str, float]:
    return {name: run[name][-1] for name in ("theta", "alpha", "theta'", "alpha'")}


@pytest.mark.parametrize("method", [None, "lagrange", "newton-euler", "udwadia-kalaba", "articulated-bodies"])
def test_feedback_is_a_load_of_the_same_formula(method: str | None) -> None:
    """The motor's torque tau - B_r theta' with tau = -k1 alpha - k2 alpha', put into the model by hand."""
    closed = read_model(ARM.replace('inputs = ["tau"]\n', "").replace("+ tau", FEEDBACK))
    by_load = al.simulate(closed, 0.5, initial=START, method=method, samples=51)
    run = al.simulate(read_model(ARM), 0.5, initial=START, inputs={"tau": FEEDBACK}, method=method, samples=51)
    assert ended(run) == pytest.approx(ended(by_load), abs=1e-7)
    assert run["tau"] == pytest.approx(-0.4 * run["alpha"] - 0.03 * run["alpha'"], abs=1e-12)
    assert abs(run.ledger().error).max() < 1e-8


FUNCTIONS = {
    "0.01*sin(3*t)": lambda t, state: 0.01 * np.sin(3 * t),
    FEEDBACK: lambda t, state: -0.4 * state["alpha"] - 0.03 * state["alpha'"],
    "k1*arm.x + 0.01*pendulum.w1": lambda t, state: 0.4 * state["arm.x"] + 0.01 * state["pendulum.w1"],
    "k2*t*theta'": lambda t, state: 0.03 * t * state["theta'"],
    "0.02*tanh(9*alpha)": lambda t, state: 0.02 * np.tanh(9 * state["alpha"]),
    "k2/7": lambda t, state: 0.03 / 7,
}


@pytest.mark.parametrize("formula", FUNCTIONS)
def test_formulas_are_functions_of_the_state(formula: str) -> None:
    given = (formula, FUNCTIONS[formula])
    runs = [al.simulate(read_model(ARM), 0.5, initial=START, inputs={"tau": one}, samples=20) for one in given]
    assert runs[0]["theta"] == pytest.approx(runs[1]["theta"], abs=1e-8)
    assert runs[0]["tau"] == pytest.approx(runs[1]["tau"], abs=1e-8)


def test_symbols_are_formulas_too() -> None:
    model = cart_pole()
    x, theta = sp.Symbol("x"), sp.Symbol("theta")
    runs = [al.simulate(model, 1.0, initial={"theta": 0.2}, inputs={"F": F}) for F in (x - 30 * theta, "x - 30*theta")]
    assert runs[0]["theta"] == pytest.approx(runs[1]["theta"], abs=1e-14)


def test_no_step_calls_python() -> None:
    """One machine code for all inputs; a name that is measured in the poses has none, and is asked of Python."""
    eom = al.derive(read_model(ARM), "kane")
    assert signals_of(eom, {"tau": FEEDBACK}, 0.0, 1.0).code is not None
    assert signals_of(eom, {"tau": lambda t: t}, 0.0, 1.0).code is None
    model = four_bar()
    u = model.input("u")
    model.torque("motor", model.joints["O1"], u)
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4}
    runs = [
        al.simulate(model, 0.5, initial=start, inputs={"u": "10*phi1"}, method=method)
        for method in ("lagrange", "newton-euler")
    ]
    assert runs[0]["theta1"] == pytest.approx(runs[1]["theta1"], abs=1e-6)


def test_a_short_pulse_in_a_formula_is_not_stepped_over() -> None:
    """The impulse of a push of a few hundredths of a second in a run of 100 s."""
    model = al.Model("cart")
    block = model.particle("block", mass=2, line="x")
    model.force("push", block.point(), (model.input("F"), 0, 0))
    model.parameters(width=0.02)
    run = al.simulate(model, 100.0, inputs={"F": "exp(-((t - 31.4)/width)^2)"})
    assert run["block.x'"][-1] == pytest.approx(0.02 * np.sqrt(np.pi) / 2, rel=1e-6)


def test_feedback_by_file_command_and_studio(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f'{ARM}\n[start]\nalpha = 0.15\n"theta\'" = 2\n[run]\nduration = 1\ninputs = {{tau = "{FEEDBACK}"}}\n'
    found = read_model_file(text)
    model, start = found.model, found.start
    expected = ended(al.simulate(model, 1.0, initial=START, inputs={"tau": FEEDBACK}))
    assert ended(al.simulate(model, **start)) == pytest.approx(expected, abs=1e-12)
    path = tmp_path / "arm.toml"
    path.write_text(text.replace(FEEDBACK, "0"))
    words = ("simulate", str(path), "--input", f"tau = {FEEDBACK}", "--format", "json")
    status, out, err = command(monkeypatch, capsys, *words)
    assert (status, err) == (0, "")
    assert json.loads(out)["end"]["state"] == pytest.approx(expected, abs=1e-12)
    shown = outcome_of(text, Settings(1.0, {}, START, (), {"tau": FEEDBACK})).run
    assert ended(shown) == pytest.approx(expected, abs=1e-12)


# --- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("-k9*alpha", "Input 'tau': found 'k9', which is no known name"),
        ("tau", "Input 'tau': found 'tau', which is no known name"),
        ("alpha''", "did you mean alpha' or alpha?"),
        ("2*", "Input 'tau': found the end"),
        (sp.Symbol("nothing"), "Input 'tau': found 'nothing' in its formula"),
        ("1e999", "Input 'tau'"),
    ],
)
def test_a_formula_that_cannot_be_read_is_refused(given: Any, complaint: str) -> None:
    with pytest.raises(al.ModelError) as refused:
        al.simulate(read_model(ARM), 1.0, inputs={"tau": given})
    assert complaint in str(refused.value)


def test_a_file_and_the_command_tell_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(al.ModelError, match=r"line \d+, run.inputs.tau: found 'k9', which is no known name"):
        read_model_file(f'{ARM}\n[run]\ninputs = {{tau = "k9*alpha"}}\n')
    status, _, err = command(
        monkeypatch, capsys, "simulate", "rotary-pendulum", "--duration", "1", "--input", "tau=k9*alpha"
    )
    assert status == 2
    assert "--input tau=k9*alpha: found 'k9'" in err


def test_sensitivities_do_not_follow_feedback() -> None:
    with pytest.raises(al.ModelError, match="found 'alpha' in the formula of the input 'tau'"):
        al.sensitivities(read_model(ARM), 1.0, wrt=["m_p"], initial=START, inputs={"tau": FEEDBACK})
    by_text = al.sensitivities(read_model(ARM), 0.3, wrt=["m_p"], initial=START, inputs={"tau": "0.01*sin(t)"})
    same = al.sensitivities(
        read_model(ARM), 0.3, wrt=["m_p"], initial=START, inputs={"tau": lambda t: 0.01 * np.sin(t)}
    )
    assert by_text["theta", "m_p"] == pytest.approx(same["theta", "m_p"], rel=1e-9)
