"""Code for other programs against the mechanism in numbers; names that no language would take; what cannot be exported.

Python and C are run here; the other languages by scripts/check-exports (tests/exports_as_run.py).
"""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from symengine import Symbol

import alembert as al
from alembert.examples import (
    EXAMPLES,
    cart_pole,
    four_bar,
    free_body,
    hooke_shaft,
    newtons_cradle,
    rough_ramp,
    seven_joint_arm,
    simple_pendulum,
)
from alembert.files.export import LANGUAGES
from alembert.files.export.identifiers import Identifiers, plain
from command import command
from export_models import SPELLED, WORDS, pieces, still, words
from export_oracle import COMPILER, SMOOTH, InC, collected, compiled, module_of, oracle, run_c, run_python
from handbook.running import blocks

IN_C = (
    "cart_pole",
    "four_bar",
    "chaplygin_sleigh",
    "rolling_disk",
    "spatial_chain",
    "foucault_pendulum",
    "rod_on_pole",
)
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler on this machine")


@pytest.mark.parametrize("name", SMOOTH)
def test_python_gives_what_the_mechanism_gives(name: str, tmp_path: Path) -> None:
    eom = al.derive(EXAMPLES[name]())
    at = oracle(eom)
    at.check(run_python(eom.to_python(), at, tmp_path))


@needs_compiler
def test_c_gives_what_the_mechanism_gives(tmp_path: Path) -> None:
    """Trees, loops, rolling, Euler parameters and inputs in one library; it compiles without a warning."""
    cases = {}
    for name in IN_C:
        model = EXAMPLES[name]()
        model.name = name
        eom = al.derive(model)
        cases[name] = oracle(eom), eom.to_c().save(tmp_path)[0]
    library = compiled(tmp_path, *(source for _, source in cases.values()))
    for at, source in cases.values():
        functions = InC(library, source.stem, at)
        at.check(collected([functions.row(q, u) for q, u in zip(at.q, at.u, strict=True)]))


@needs_compiler
def test_a_missing_array_of_parameters_means_the_values_of_the_model(tmp_path: Path) -> None:
    eom = al.derive(cart_pole())
    source = eom.to_c().save(tmp_path)[0]
    at = oracle(eom)
    functions = InC(compiled(tmp_path, source), source.stem, at)
    energy = functions.call("energies", at.q[0], at.u[0], (2,))[0]
    without = InC(functions.library, source.stem, replace(at, p=None)).call("energies", at.q[0], at.u[0], (2,))[0]
    assert np.array_equal(energy, without)


@pytest.mark.parametrize("method", ["newton-euler", "kane", "udwadia-kalaba"])
def test_other_formulations(method: str, tmp_path: Path) -> None:
    eom = al.derive(four_bar(), method)
    at = oracle(eom)
    at.check(run_python(eom.to_python(), at, tmp_path))


def test_constraints_that_follow_from_others_are_left_out(tmp_path: Path) -> None:
    """The accelerations and the forces of the constraints stay the same."""
    eom = al.derive(hooke_shaft(), "newton-euler")
    code = eom.to_python()
    assert "Left out, since they follow from the other constraints" in str(code)
    at, found = oracle(eom), run_python(code, oracle(eom), tmp_path)
    assert found["A"].shape[1] < len(eom.rows)
    del found["A"]
    at.check(found)


def test_python_integrates_the_motion_of_the_simulation(tmp_path: Path) -> None:
    from scipy.integrate import solve_ivp

    module = module_of(al.export(cart_pole(), "python"), tmp_path)
    start = {"theta": 0.4, "theta'": 1.0}
    run = al.simulate(cart_pole(), 1.0, initial=start, parameters={"m": 0.3})
    found = solve_ivp(
        module.derivative, (0, 1), [0, 0.4, 0, 1.0], args=(None, module.parameters({"m": 0.3})), rtol=1e-11, atol=1e-12
    )
    assert found.y[1, -1] == pytest.approx(run["theta"][-1], abs=1e-7)
    with pytest.raises(KeyError, match="unknown parameters"):
        module.parameters({"mass": 1})


def test_functions_and_choices(tmp_path: Path) -> None:
    eom = al.derive(pieces())
    at = oracle(eom, count=6)
    at.check(run_python(eom.to_python(), at, tmp_path))
    for language in LANGUAGES:
        al.export(eom, language)
    if COMPILER:
        at.check(run_c(eom.to_c(), at, tmp_path))


@needs_compiler
def test_the_controller_of_the_tutorial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's C program, compiled as it says, against a stepper that holds the same torques for each millisecond."""
    page = (Path(__file__).parent.parent / "docs" / "tutorial" / "controller.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks(page):
        exec(compile(block.code, "controller.md", "exec"), names)
    folder = tmp_path / "controller"
    (folder / "main.c").write_text(page.split("```c\n")[1].split("```")[0])
    options = page.split("`cc ")[1].split("`")[0].split()
    assert COMPILER is not None
    subprocess.run([COMPILER, "-Wall", "-Wextra", "-Werror", *options], cwd=folder, check=True)
    printed = subprocess.run([folder / "controller"], check=True, capture_output=True, text=True).stdout.splitlines()
    gain, goal = names["gain"], names["goal"]
    stepper = al.stepper(names["robot"], 1e-3, initial={"shoulder": np.pi - 0.3, "elbow": 0.4})
    for line in printed:
        for _ in range(1000):
            stepper.step(inputs=-gain @ ([*stepper.coordinates, *stepper.speeds] - goal))
        assert [float(x) for x in line.split()[1:]] == pytest.approx(stepper.coordinates, abs=2e-5)
    assert len(printed) == 5
    assert stepper.coordinates == pytest.approx(goal[:2], abs=1e-3)


@pytest.mark.parametrize("recursive", [False, True])
def test_numbers_that_are_too_many_or_too_few_are_refused(recursive: bool, tmp_path: Path) -> None:
    """Also of one state only, in an array of states, and in the parameters."""
    module = module_of(al.export(cart_pole(), "python", recursive=recursive), tmp_path)
    q, u = np.zeros((5, 2)), np.zeros(2)
    assert len(module.energies(q, u)) == 5
    for given in ((q[:, :1], u), (np.zeros(3), u), (q, np.zeros(3)), (0.0, u)):
        with pytest.raises(ValueError, match="expected 2, 2, 1, 4 numbers in each row"):
            module.accelerations(*given)
    for w, p in ((np.zeros(2), None), (None, np.ones(5)), (None, [1.0])):
        with pytest.raises(ValueError, match="expected 2, 2, 1, 4 numbers in each row"):
            module.energies(q, u, 0.0, w, p)


# --- names ------------------------------------------------------------------------------------------------------------


def test_names_that_no_language_takes(tmp_path: Path) -> None:
    eom = al.derive(words())
    at = oracle(eom)
    at.check(run_python(eom.to_python(), at, tmp_path / "py"))
    if COMPILER:
        at.check(run_c(eom.to_c(), at, tmp_path / "c"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_identifiers_are_plain_unique_and_no_keywords(language: str) -> None:
    from alembert.files.export.program import program_of

    table = LANGUAGES[language][0]
    found = [x for names in program_of(al.derive(words()), table).identifiers(table).values() for x in names]
    assert len(set(found)) == len(found) == len(WORDS) + len(SPELLED) + 3
    assert all(re.fullmatch("[A-Za-z][A-Za-z0-9_]*", name) for name in found)
    assert not set(found) & table.reserved


def test_plain_names() -> None:
    written = {
        "theta'": "theta_dot",
        "theta''": "theta_ddot",
        "disk.x'": "disk_x_dot",
        "Newton's cradle": "Newtons_cradle",
        "disk.x": "disk_x",
        "é": "e",
        "θ": "theta",
        "1a": "x_1a",
        "∑": "x",
    }
    assert {name: plain(name) for name in written} == written
    names = Identifiers({"if"})
    assert [names.new(name) for name in ("if", "a.b", "a_b", "a b")] == ["if_2", "a_b", "a_b_2", "a_b_3"]
    assert len(plain("long" * 80)) <= 40


@pytest.mark.parametrize(
    ("language", "name", "file"),
    [
        ("python", "NumPy", "numpy_2.py"), ("jax", "jax", "jax_2.py"), ("c", "fmi3", "fmi3_2.c"),
        ("julia", "string", "string_2.jl"),
        ("matlab", "q", "+q_2/equations.m"), ("rust", "fn", "fn_2.rs"), ("rust", "main", "main_2.rs"),
        ("python", "platform", "platform_2.py"), ("casadi", "random", "random_2.py"), ("c", "signal", "signal_2.c"),
        ("c", "aux", "aux_2.c"), ("matlab", "tables", "+tables_2/equations.m"),
    ],
)  # fmt: skip
def test_a_model_named_as_another_file_or_an_array_gets_a_number(language: str, name: str, file: str) -> None:
    model = simple_pendulum()
    model.name = name
    assert al.export(model, language).main == file


def test_a_parameter_named_as_the_model_is_not_taken_for_it() -> None:
    """In MATLAB pendulum.choose(...) would be a field of the number."""
    model = pieces()
    model.name = "mu"
    assert "mu_2 = p(3);" in str(al.export(model, "matlab"))


def test_the_heading_has_the_units_that_the_model_tells() -> None:
    text = str(al.export(cart_pole(), "c"))
    assert " *   q      coordinates: x (m), theta (rad)\n" in text
    assert " *   u      speeds: x' (m/s), theta' (rad/s)\n" in text
    assert " *   w      inputs: F (N)\n" in text
    assert " *   p      parameters: M = 1.0 kg, m = 0.1 kg, l = 0.5 m, g = 9.81 m/s^2\n" in text
    modelica = str(al.export(cart_pole(), "modelica"))
    assert 'parameter Real g(unit = "m/s2") = 9.81 "g";' in modelica
    assert 'Real theta_dot(start = 0, unit = "rad/s") "theta\'";' in modelica


def test_the_heading_has_the_shapes_of_what_is_given(tmp_path: Path) -> None:
    """Those that the functions themselves return."""
    module = module_of(al.export(four_bar(), "python"), tmp_path)
    q, u = np.array([1.0, -0.6, 1.4]), np.zeros(3)
    given = dict(zip(("rates", "M", "f", "A", "b"), module.equations(q, u), strict=True))
    given |= dict(zip(("u'", "lambda"), module.accelerations(q, u), strict=True))
    given |= dict(zip(("position", "velocity"), module.constraint_errors(q, u), strict=True))
    given |= {"its rate": module.derivative(0.0, np.concatenate([q, u])), "energy": module.energies(q, u)}
    shapes = " ".join(module.__doc__.split("Shapes:")[1].split("  q  ")[0].split())
    for name, values in given.items():
        assert f"{name} ({', '.join(map(str, values.shape))})" in shapes


def test_the_heading_says_what_euler_parameters_and_speeds_are() -> None:
    text = " ".join(str(al.export(free_body(), "python")).split())
    four = ", ".join(f"body.e{k}" for k in range(4))
    assert f"Euler parameters, the scalar first, whose squares must be kept at the sum one: {four}." in text
    assert (
        "Speeds w1, w2, w3 are the angular velocity relative to what carries the body, in the axes of the body" in text
    )


def test_the_heading_says_that_constraints_are_in_conflict(tmp_path: Path) -> None:
    """The code is not refused, since other values of the parameters may meet them; its accelerations are not determined."""
    model = al.Model("tug")
    a, b = model.parameters(a=1.0, b=2.0)
    bead = model.particle("bead", mass=1, line="x")
    model.constrain("left", bead.position[0] - a)
    model.constrain("right", bead.position[0] - b)
    code = al.export(model, "python")
    assert "No state meets the constraints with these values of the parameters." in " ".join(str(code).split())
    assert "'left', 'right'" in str(code)
    with pytest.raises(np.linalg.LinAlgError):
        module_of(code, tmp_path).accelerations([0.0], [0.0])
    assert "No state meets" not in str(al.export(four_bar(), "python"))


def test_the_heading_says_when_a_mode_holds() -> None:
    text = " ".join(str(al.export(newtons_cradle().mode(["hit1"]), "python")).split())
    assert (
        "one mode of contacts. They hold as long as the force of 'hit1' is not negative; 'hit2' is open: -2*r +" in text
    )


def test_headings_and_sums_are_lines_that_a_person_can_read() -> None:
    for language in LANGUAGES:
        lines = str(al.export(words(), language)).splitlines()
        assert max(map(len, (line for line in lines if "{" not in line and "[" not in line))) < 200


@pytest.mark.parametrize("language", ["python", "jax", "casadi", "matlab", "modelica"])
def test_rows_of_matrices_and_tables_are_lines_that_a_person_can_read(language: str) -> None:
    for recursive in (False, True):
        code = al.export(seven_joint_arm(), language, recursive=recursive)
        assert max(len(line) for text in code.files.values() for line in str(text).splitlines()) < 200


def test_the_exponential_is_a_function() -> None:
    text = str(al.export(pieces(), "c"))
    assert "exp(" in text
    assert "2.718" not in text


@needs_compiler
def test_a_body_that_cannot_move(tmp_path: Path) -> None:
    eom = al.derive(still())
    at = oracle(eom)
    at.check(run_python(eom.to_python(), at, tmp_path))
    at.check(run_c(eom.to_c(), at, tmp_path))


# --- what cannot be exported, and files -------------------------------------------------------------------------------


def test_friction_is_refused() -> None:
    with pytest.raises(al.DerivationError, match=r"found Coulomb friction on .*depends on the reactions"):
        al.export(rough_ramp(), "c")


def test_contacts_are_refused_without_a_mode() -> None:
    model = al.Model("ball")
    ball = model.particle("ball", mass=1, line="z")
    model.gravity((0, 0, -9.81))
    model.limit("floor", ball.position[2], low=0)
    with pytest.raises(al.AlembertError, match="mode"):
        al.export(model, "c")
    assert "ball" in str(al.export(model.mode(["floor"]), "python"))


def test_what_is_no_model_or_language_is_refused() -> None:
    with pytest.raises(al.ModelError, match=r"export: found 3; expected a Model"):
        al.export(3, "c")
    with pytest.raises(al.ModelError, match=r"found the language 'fortran'; expected one of c, python"):
        al.export(simple_pendulum(), "fortran")


def test_a_function_that_a_language_lacks_is_named() -> None:
    import sympy as sp

    model = al.Model("bell")
    bead = model.particle("bead", mass=1, line="x")
    model.force("push", bead.point(), (sp.erf(bead.position[0]), 0, 0))
    assert "erf(" in str(al.export(model, "c"))
    with pytest.raises(al.DerivationError, match=r"found erf .*Rust has no function"):
        al.export(model, "rust")


def test_parameters_without_a_value_are_said(tmp_path: Path) -> None:
    model = al.Model("loose")
    m = model.parameters(m=None)
    model.particle("bead", mass=m, line="x")
    code = al.export(model, "python")
    assert "m = no value" in str(code)
    assert np.isnan(module_of(code, tmp_path).PARAMETERS["m"])


def test_files_are_saved_whole_or_refused(tmp_path: Path) -> None:
    code = al.export(simple_pendulum(), "matlab")
    paths = code.save(tmp_path / "new" / "folder")
    assert {path.relative_to(tmp_path / "new" / "folder").as_posix() for path in paths} == set(code.files)
    (tmp_path / "taken").write_text("")
    with pytest.raises(al.FileError, match="taken"):
        code.save(tmp_path / "taken")


def test_all_files_are_saved_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The header cannot be written, and then that the disk is full: no source is left behind without it."""
    code = al.export(cart_pole(), "c")
    (tmp_path / "cart_pole.h").mkdir()
    with pytest.raises(
        al.FileError, match=r"^The file '[^']*cart_pole.h' cannot be written: something that is no file"
    ):
        code.save(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["cart_pole.h"]
    (tmp_path / "cart_pole.h").rmdir()
    (tmp_path / "cart_pole.c").write_text("what stood here")

    def write(draft: Any, path: Path, text: str) -> None:
        if path.suffix == ".h":
            raise al.FileError("no room")
        draft.write(text.encode())

    monkeypatch.setattr("alembert.files.export.exported_code._write", write)
    with pytest.raises(al.FileError, match="no room"):
        code.save(tmp_path)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["what stood here"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_output_without_room_is_told() -> None:
    """Whichever command it is."""
    for given in (["list"], ["export", "cart-pole", "--to", "c"]):
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "alembert", *given], stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert done.returncode == 2
        assert done.stderr.startswith("Error: What the command prints cannot be written: no space left")


def test_the_record_is_not_changed_by_its_export() -> None:
    eom = al.derive(four_bar())
    before = eom.q, list(eom.f)
    eom.to_rust()
    assert (eom.q, list(eom.f)) == before
    assert Symbol("theta1") in eom.q


# --- the command ------------------------------------------------------------------------------------------------------


def test_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = command(monkeypatch, capsys, "export", "cart-pole", "--to", "julia")
    assert (status, err) == (0, "")
    assert out == str(al.export(cart_pole(), "julia"))
    status, out, _ = command(monkeypatch, capsys, "export", "cart-pole", "--to", "c", "--output", str(tmp_path / "c"))
    assert status == 0
    assert (tmp_path / "c" / "cart_pole.h").exists()
    assert out.count("Saved") == 2
    status, _, err = command(monkeypatch, capsys, "export", "cart-pole", "--to", "cobol")
    assert status == 2
    assert "found --to cobol; expected one of c, python" in err
    for option, value in (("--initial", "theta=1"), ("--fmi", "2.0")):
        status, _, err = command(monkeypatch, capsys, "export", "cart-pole", "--to", "c", option, value)
        assert status == 2
        assert f"found {option} with --to c; expected it with --to fmu alone" in " ".join(err.split())
    status, _, err = command(monkeypatch, capsys, "export", "cart-pole", "--to", "c", "--output", "/dev/null/folder")
    assert status == 2
    assert "/dev/null/folder" in err
    status, _, err = command(monkeypatch, capsys, "export", "rough-ramp", "--to", "c")
    assert status == 2
    assert "friction" in err
