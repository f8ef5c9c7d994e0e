"""The command: what it prints, and its exit status; bad input gets one paragraph and never a traceback."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import alembert as al
from alembert import examples
from alembert.app import command as command_line
from alembert.app.command.models import METHODS
from alembert.errors import AlembertWarning
from command import command as run

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def test_list_names_every_example_and_says_what_it_is(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, err = run(monkeypatch, capsys, "list")
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in lines] == [name.replace("_", "-") for name in examples.EXAMPLES]
    assert all(len(line.split()) > 2 for line in lines)
    assert "\x1b" not in out


def test_help_shows_the_command_as_it_was_typed(monkeypatch: Patch, capsys: Captured) -> None:
    _, out, _ = run(monkeypatch, capsys, "view", "--help")
    assert "Usage: alembert view" in out
    monkeypatch.setenv("ALEMBERT_COMMAND", "./run")
    _, out, _ = run(monkeypatch, capsys, "view", "--help")
    assert "Usage: ./run view" in out
    assert "Example: ./run view rolling-disk" in out
    assert "(see `./run list`)" in out
    _, _, err = run(monkeypatch, capsys, "view", "nothing")
    assert "`./run list` describes them all" in err


def test_a_command_that_is_stopped_says_so_in_a_line(monkeypatch: Patch, capsys: Captured) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(al, "agree", stopped)
    status, out, err = run(monkeypatch, capsys, "check", "four-bar")
    assert (status, out) == (130, "")
    assert err == "Stopped.\n"


HEARING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # background jobs of a shell are deaf
)
LONG_CALLS = {
    "derive": "al.derive(n_four_bar(400), 'kane')",
    "agree": "al.agree(n_four_bar(100))",
    "mobility": "al.mobility(n_four_bar(600))",
    "simplified": "al.derive(seven_joint_arm(), 'lagrange').simplified()",
    "simulate": "al.simulate(n_link_pendulum(20), 1e9, initial={'theta1': 0.3}, progress=False)",
}


@pytest.mark.parametrize("call", LONG_CALLS.values(), ids=LONG_CALLS)
def test_ctrl_c_stops_long_work_soon(call: str) -> None:
    """Nothing holds the interpreter for long: neither symbolic work nor native code."""
    lines = [HEARING, "import alembert as al", "from alembert.examples import *", "print('begun', flush=True)", call]
    program = "\n".join([*lines, "print('ended')"])
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        time.sleep(1.0)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=120)
        finally:
            process.kill()
    assert b"ended" not in out
    assert b"KeyboardInterrupt" in err or b"Interrupted at t =" in err  # a run hands over what there is of it


@pytest.mark.parametrize("method", METHODS)
def test_derive_by_every_method(method: str, monkeypatch: Patch, capsys: Captured) -> None:
    status, out, err = run(monkeypatch, capsys, "derive", "rotary-pendulum", "--method", method)
    assert (status, err) == (0, "")
    assert f"Method       {method}\n" in out
    assert "Equations of motion\n" in out


def test_derive_simplified(monkeypatch: Patch, capsys: Captured) -> None:
    _, out, _ = run(monkeypatch, capsys, "derive", "rotary-pendulum", "--method", "lagrange", "--simplify")
    assert "m_p*L_r*L_p*cos(alpha)*alpha''/2" in out
    assert "tau" in out


def test_what_is_too_long_to_simplify_is_shown_as_derived(monkeypatch: Patch, capsys: Captured) -> None:
    asked = ("derive", "seven-joint-arm", "--method", "lagrange", "--simplify", "--full")
    status, out, err = run(monkeypatch, capsys, *asked)
    assert status == 0
    assert "\n  M_11 = " in out
    assert err.startswith("Warning: ")
    assert "too many to simplify" in err


def test_entries_that_take_minutes_to_simplify_are_shown_as_derived(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, err = run(monkeypatch, capsys, "derive", "four-bar", "--method", "kane", "--simplify")
    assert status == 0
    assert "Equations of motion" in out
    assert err.startswith("Warning: 2 of ")
    assert "are shown as derived" in err


def test_derive_in_latex(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = run(monkeypatch, capsys, "derive", "four-bar", "--format", "latex")
    assert status == 0
    assert r"\begin{align*}" in out


def test_derive_in_json(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = run(monkeypatch, capsys, "derive", "four-bar", "--method", "lagrange", "--format", "json")
    record = json.loads(out)
    assert status == 0
    assert record["coordinates"] == ["theta1", "phi2", "phi1"]


def test_check_agrees(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, err = run(monkeypatch, capsys, "check", "simple-pendulum")
    assert (status, err) == (0, "")
    assert all(method in out for method in METHODS)
    assert "degree" in out


def test_derive_in_a_mode_says_when_it_holds(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = run(monkeypatch, capsys, "derive", "rocking-block", "--active", "floor 1")
    assert status == 0
    assert "the force of 'floor 1' is not negative" in out
    assert "'floor 2' is open" in out


@pytest.mark.parametrize("command", ["derive", "check", "report --format markdown", "export --to c", "audit"])
def test_a_model_with_contacts_asks_for_its_mode_as_it_is_typed(
    command: str, monkeypatch: Patch, capsys: Captured
) -> None:
    name, *more = command.split()
    equations = ["block.x'' = 0"] if name == "audit" else []
    status, _, err = run(monkeypatch, capsys, name, "rocking-block", *equations, *more)
    assert status == 2
    assert "--active 'floor 1'" in err
    assert "model.mode" not in err


def test_an_equation_is_audited_in_a_mode(monkeypatch: Patch, capsys: Captured) -> None:
    fall = ("audit", "rocking-block", "block.y'' = -g")
    assert run(monkeypatch, capsys, *fall, "--active", "")[0] == 0
    assert run(monkeypatch, capsys, *fall, "--active", "floor 1")[0] == 1


def test_check_says_no_with_status_1(monkeypatch: Patch, capsys: Captured) -> None:
    monkeypatch.setattr(command_line.al, "agree", lambda model: False)
    status, _, _ = run(monkeypatch, capsys, "check", "simple-pendulum")
    assert status == 1


NO_MODEL = "is neither a bundled example nor a model file (.toml) or a robot (.urdf, .xml, .sdf)"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["derive", "rotary_pendulm"],
            f"'rotary_pendulm' {NO_MODEL}. Did you mean rotary-pendulum",
        ),
        (
            ["check", "zzz"],
            f"'zzz' {NO_MODEL}. The bundled examples are simple-pendulum, ",
        ),
        (["derive", "four-bar", "--method", "hamilton"], "hamilton"),
        (["derive", "four-bar", "--format", "pdf"], "'pdf' is not one of 'text', 'latex', 'markdown', 'json'"),
        (["derive"], "Missing argument 'MODEL'"),
        (["integrate"], "No such command 'integrate'"),
    ],
)
def test_bad_input_is_told_with_status_2(
    arguments: list[str], complaint: str, monkeypatch: Patch, capsys: Captured
) -> None:
    status, out, err = run(monkeypatch, capsys, *arguments)
    assert (status, out) == (2, "")
    assert complaint in err
    assert "Traceback" not in err


def test_a_fault_of_its_own_is_told_with_status_3(monkeypatch: Patch, capsys: Captured) -> None:
    def broken(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(command_line.al, "derive", broken)
    status, _, err = run(monkeypatch, capsys, "derive", "four-bar")
    assert status == 3
    assert "KeyError: 'lost'" in err
    assert "Traceback" not in err


def test_a_warning_is_one_line(capsys: Captured) -> None:
    command_line.tell_warning(AlembertWarning("body 'rod': odd inertia"))
    assert capsys.readouterr().err == "Warning: body 'rod': odd inertia\n"


@pytest.mark.parametrize("command", command_line.COMMANDS)
def test_help_gives_an_example(command: str, monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = run(monkeypatch, capsys, command, "--help")
    assert status == 0
    assert f"Example: alembert {command}" in out
    assert "<list[" not in out  # how Python names a type tells nobody what to write


def test_demo_shows_the_main_job(monkeypatch: Patch, capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    status, out, err = run(monkeypatch, capsys, "demo", "--output", str(page))
    assert (status, err) == (0, "")
    assert all(f"by {method}" in out for method in METHODS)
    assert "theta''" in out
    assert "Agreement" in out
    assert "-(L_p^2 m_p/4 + J_p2 - J_p3) sin(2 alpha) theta'^2/2" in " ".join(out.split())  # the term that is lacking
    assert "10 s of motion" in out
    assert str(page) in out.replace("\n", "")
    assert page.read_text().startswith("<!doctype html>")
    assert len(out.splitlines()) <= 40  # a story that is read in a minute
    assert max(map(len, out.replace(str(page), "").splitlines())) <= 120


def test_derive_by_all_methods(monkeypatch: Patch, capsys: Captured) -> None:
    _, text, _ = run(monkeypatch, capsys, "derive", "simple-pendulum", "--all")
    assert [line.split()[1] for line in text.splitlines() if line.startswith("Method")] == list(METHODS)
    _, written, _ = run(monkeypatch, capsys, "derive", "simple-pendulum", "--all", "--format", "json")
    assert [record["method"] for record in json.loads(written)] == list(METHODS)


def test_list_in_json(monkeypatch: Patch, capsys: Captured) -> None:
    _, out, _ = run(monkeypatch, capsys, "list", "--format", "json")
    assert list(json.loads(out)) == [name.replace("_", "-") for name in examples.EXAMPLES]


def test_version(monkeypatch: Patch, capsys: Captured) -> None:
    assert run(monkeypatch, capsys, "--version") == (0, "alembert 0.1.0\n", "")


def test_as_a_process() -> None:
    done = subprocess.run([sys.executable, "-m", "alembert", "derive", "x"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith(
        "Error: 'x' is neither a bundled example nor a model file (.toml) or a robot (.urdf, .xml, .sdf)."
    )
    assert len(done.stderr.splitlines()) == 1


def test_as_a_module_the_help_says_so() -> None:
    done = subprocess.run([sys.executable, "-m", "alembert", "view", "--help"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "Usage: python -m alembert view" in done.stdout
