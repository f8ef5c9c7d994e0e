"""The command `alembert`: list the bundled examples, derive equations of motion, check that all methods agree.

Exit status: 0 done, 1 a "no" (the methods disagree), 2 bad input, 3 a fault of Alembert itself.
"""

from __future__ import annotations

import difflib
import inspect
import json
import sys
import warnings
from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import version
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import alembert as al
from alembert.examples import EXAMPLES
from alembert.show import as_latex, as_record, as_text, written_size

app = typer.Typer(
    name="alembert",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")

LONGEST_SIMPLIFIED = 10_000
"""Equations with more symbols and operations than this are not simplified: SymPy takes up to a minute for as many."""


class Format(StrEnum):
    """The forms in which equations of motion are printed."""

    TEXT = "text"
    LATEX = "latex"
    JSON = "json"


ModelName = Annotated[str, typer.Argument(metavar="MODEL", help="Name of a bundled example; see `alembert list`.")]
Simplify = Annotated[bool, typer.Option("--simplify", help="Simplify the equations first (slow for large systems).")]


def main() -> None:
    """Run the command; whatever goes wrong is told in one paragraph, never with a traceback."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", al.AlembertWarning)
            warnings.showwarning = tell_warning
            app(prog_name="alembert")
    except al.AlembertError as error:
        _fail(str(error), 2)
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        _fail(_own_fault(error), 3)


def _tell_version(is_asked: bool) -> None:
    if is_asked:
        _print(f"alembert {version('alembert')}")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Equations of motion of constrained mechanical systems, derived five ways and proved to agree."""


@app.command("list")
def list_examples() -> None:
    """List the bundled examples.

    Example: alembert list
    """
    known = bundled()
    width = max(map(len, known))
    for name, build in known.items():
        _print(Text.assemble((name.ljust(width), "bold"), "  ", _first_line(build)))


@app.command()
def derive(
    model: ModelName,
    method: Annotated[str, typer.Option(help=f"One of {', '.join(METHODS)}.")] = METHODS[0],
    form: Annotated[Format, typer.Option("--format", help="How the equations are printed.")] = Format.TEXT,
    simplify: Simplify = False,
) -> None:
    """Derive the equations of motion of MODEL and print them.

    Example: alembert derive rotary-pendulum --method lagrange --simplify
    """
    eom = al.derive(load(model), method)
    typer.echo(_written(_simplified(eom) if simplify else eom, form))


@app.command()
def check(model: ModelName) -> None:
    """Check that all methods agree on MODEL.

    Prints the agreement table and the degrees of freedom; the exit status is 1 if the methods disagree.

    Example: alembert check four-bar
    """
    built = load(model)
    report = al.agree(built)
    _print(f"{report}\n\n{al.mobility(built)}")
    raise typer.Exit(0 if report else 1)


@app.command()
def demo() -> None:
    """Show the main job on the rotary pendulum.

    Derives its equations of motion by every method, prints them, and prints the agreement table.

    Example: alembert demo
    """
    model = load("rotary-pendulum")
    _print(f"{model}\n")
    for method in METHODS:
        _print(Text(f"The rotary pendulum by {method}\n", "bold"))
        _print(_short_text(al.derive(model, method)) + "\n")
    _print(Text("Agreement of the methods\n", "bold"))
    _print(str(al.agree(model)))


def bundled() -> dict[str, Callable[..., al.Model]]:
    """The functions that build the bundled examples, by their names with dashes."""
    return {name.replace("_", "-"): build for name, build in EXAMPLES.items()}


def load(name: str) -> al.Model:
    """The model of that name; AlembertError, with the nearest names, where there is none."""
    known = bundled()
    if name in known:
        return known[name]()
    near = difflib.get_close_matches(name.lower().replace("_", "-"), known)
    hint = f"Did you mean {' or '.join(near)}?" if near else f"The bundled examples are {', '.join(known)}."
    raise al.ModelError(f"{name!r} is not a bundled example. {hint} `alembert list` describes them all.")


def _simplified(eom: al.EquationsOfMotion) -> al.EquationsOfMotion:
    """Simplified where that takes seconds; where it might take hours, as it was, with a warning."""
    size = written_size(eom)
    if size <= LONGEST_SIMPLIFIED:
        return eom.simplified()
    what = f"{eom.model.name!r} by {eom.method} has {size:,} symbols and operations"
    warnings.warn(
        f"{what}, too many to simplify; the equations are shown as derived.", al.AlembertWarning, stacklevel=2
    )
    return eom


def _short_text(eom: al.EquationsOfMotion) -> str:
    """Few equations simplified; the many of absolute coordinates as derived, with only their short entries."""
    return as_text(eom, longest_entry=40) if eom.multipliers else as_text(eom.simplified())


def _written(eom: al.EquationsOfMotion, form: Format) -> str:
    if form is Format.JSON:
        return json.dumps(as_record(eom), indent=2)
    return as_latex(eom) if form is Format.LATEX else as_text(eom)


def _first_line(function: Callable[..., Any]) -> str:
    return (inspect.getdoc(function) or "").partition("\n")[0]


def _print(what: str | Text) -> None:
    """Colour on a terminal only, and long lines left to the terminal to wrap."""
    Console().print(what, soft_wrap=True, markup=False, highlight=False)


def tell_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    """A warning as one line, without the place in the program; stands in for `warnings.showwarning`."""
    typer.echo(f"Warning: {message}", err=True)


def _own_fault(error: Exception) -> str:
    return (
        f"Alembert met a fault of its own ({type(error).__name__}: {error}). Please report it with the command that "
        "you gave; `python -X dev -m alembert.cli` with the same arguments shows where it happened."
    )


def _fail(message: str, status: int) -> None:
    typer.secho(f"Error: {message}", err=True, fg=typer.colors.RED if sys.stderr.isatty() else None)
    sys.exit(status)


if __name__ == "__main__":
    main()
