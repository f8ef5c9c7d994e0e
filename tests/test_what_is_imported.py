"""What a start costs is what it imports: the lists of loaded modules are the oracle, not seconds."""

import subprocess
import sys

import pytest

from alembert.app.command import COMMANDS, Commands


def loaded(program: str) -> set[str]:
    """The packages that a fresh interpreter has after a program."""
    listing = f"{program}\nimport sys; print(*{{name.partition('.')[0] for name in sys.modules}}, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    return set(done.stderr.splitlines()[-1].split())


def test_the_package_alone_imports_no_library():
    assert not loaded("import alembert") & {"sympy", "symengine", "numpy", "scipy", "llvmlite", "matplotlib", "typer"}


def test_a_simulation_imports_no_scipy_and_no_plots():
    program = "from alembert import simulate; from alembert.examples import four_bar; simulate(four_bar(), 0.1)"
    assert not loaded(program) & {"scipy", "matplotlib", "typer", "rich", "pandas"}


def test_a_page_imports_no_scipy_and_no_plots(tmp_path):
    program = "from alembert import simulate; from alembert.examples import rotary_pendulum\n"
    program += f"simulate(rotary_pendulum(), 0.1).save_html({str(tmp_path / 'run.html')!r})"
    assert not loaded(program) & {"scipy", "matplotlib", "typer", "rich", "pandas"}


def test_the_first_command_brings_no_scipy_with_it():
    program = "import alembert.app.command.demo; from alembert import agree, audit, derive, save_html, simulate"
    assert not loaded(program) & {"scipy", "matplotlib", "pandas"}


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_the_command_answers_without_the_mechanics(option):
    program = f"import sys; sys.argv[1:] = ['{option}']\nfrom alembert.app.command import main\n"
    program += "try:\n    main()\nexcept SystemExit:\n    pass"
    assert not loaded(program) & {"sympy", "symengine", "numpy", "scipy", "llvmlite", "matplotlib"}


def test_public_names_are_found_whatever_was_imported_before():
    """The folder `audit` must not stand in for the function of that name."""
    program = (
        "import alembert.audit.repair; import alembert as al; assert al.audit.__name__ == 'audit' and al.audit.__doc__"
    )
    program += "; from alembert import audit; assert callable(audit); assert all(hasattr(al, n) for n in al.__all__)"
    assert "alembert" in loaded(program)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_the_command_says(name):
    group = Commands(name="alembert")
    assert group.get_command(None, name).help.partition("\n")[0] == COMMANDS[name][1]
