"""`alembert derive`: the equations of motion of a model, as text, LaTeX, Markdown or JSON."""

from __future__ import annotations

import json
import shutil
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

import typer

import alembert as al
from alembert.app.command.models import Active, AsRobot, ModelName, complete_method, in_mode, load
from alembert.app.command.output import as_typed, working
from alembert.formulations import METHODS
from alembert.show import as_latex, as_markdown, as_record, as_text, written_size
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH

LONGEST_SIMPLIFIED = 10_000
"""Equations with more symbols and operations than this are not simplified."""

SECONDS = 20.0  # that may be spent on simplifying

USUAL = next(iter(METHODS))
NARROWEST = 40  # letters of a line, however narrow the terminal is
Format = Literal["text", "latex", "markdown", "json"]
Method = Annotated[str, typer.Option(help=f"One of {', '.join(METHODS)}.", autocompletion=complete_method)]
Simplify = Annotated[bool, typer.Option("--simplify", help="Simplify the equations first (slow for large systems).")]


def derive(
    model: ModelName,
    method: Method = USUAL,
    form: Annotated[Format, typer.Option("--format", help="How the equations are printed.")] = "text",
    simplify: Simplify = False,
    full: Annotated[bool, typer.Option("--full", help="With the mass matrix written out, however long.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="By every method, one after the other.")] = False,
    active: Active = None,
    robot: AsRobot = None,
) -> None:
    """Derive the equations of motion of MODEL and print them.

    Example: alembert derive rotary-pendulum --method lagrange --simplify
    """
    built = in_mode(load(model, robot), active)
    with working("Deriving"):
        derived = [al.derive(built, name) for name in (METHODS if everything else [method])]
        shown = [_simplified(eom) if simplify else eom for eom in derived]
    if form == "json":
        records = [as_record(eom) for eom in shown]
        typer.echo(json.dumps(records if everything else records[0], indent=2))
    else:
        as_lines = partial(as_text, width=_line_width())
        writers: dict[str, Callable[..., str]] = {"text": as_lines, "latex": as_latex, "markdown": as_markdown}
        typer.echo(as_typed("\n\n\n".join(writers[form](eom, full=full) for eom in shown)))


def _line_width() -> int:
    """How many letters fit in a line: those of the terminal, where there is one; else those of a page."""
    return max(NARROWEST, shutil.get_terminal_size().columns) if sys.stdout.isatty() else TEXT_WIDTH


def _simplified(eom: al.EquationsOfMotion) -> al.EquationsOfMotion:
    """Simplified as far as that takes seconds; what might take hours is left as it was, with a warning."""
    size = written_size(eom)
    if size <= LONGEST_SIMPLIFIED:
        return eom.simplified(SECONDS)
    what = f"{eom.model.name!r} by {eom.method} has {size:,} symbols and operations, too many to simplify"
    warnings.warn(f"{what}; the equations are shown as derived.", al.AlembertWarning, stacklevel=2)
    return eom
