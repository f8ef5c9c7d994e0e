"""What every command prints, and the exit statuses.

0 done, 1 a "no" (the methods disagree, an audit failed), 2 bad input, 3 a fault of Alembert itself, 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import os
import re
import sys
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.status import Status
from rich.text import Text

DONE, NO, BAD_INPUT, OWN_FAULT, INTERRUPTED = 0, 1, 2, 3, 130


def show(what: str | Text) -> None:
    """Colour on a terminal only; long lines are left to the terminal to wrap."""
    Console().print(what, soft_wrap=True, markup=False, highlight=False)


def working(what: str) -> Status:
    """A context in which a terminal says what is being done and how to stop it; a file gets nothing of it."""
    return Console(stderr=True).status(f"{what} ... (Ctrl-C stops it)")


def command_name() -> str:
    """The command as the person calls it: `./run` of a checkout says so."""
    return os.environ.get("ALEMBERT_COMMAND", "alembert")


def as_typed(text: str) -> str:
    """A text with the commands in it as the person calls them: those in backquotes, examples, and what are options here."""
    text = re.sub(r"\bkeep=\['([^']+)'\]", r"--keep \1", text)
    text = re.sub(r'\bintegrator="(\w+)"', r"--integrator \1", text)
    text = re.sub(r"\brepair=True\b", "--robot repair", re.sub(r"\bbase='free'", "--robot free", text))
    text = re.sub(r'\bkeep=\[("[^"]+")\]', r"--keep \1", text)  # of a speed, theta', which a shell needs in quotes
    return re.sub(r"(?<=`)alembert(?= )|(?<=Example: )alembert(?= )", lambda _: command_name(), text)


def tell_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    """A warning as one line, without the place in the program; stands in for `warnings.showwarning`."""
    typer.echo(f"Warning: {as_typed(str(message))}", err=True)


def fail(message: str, status: int) -> NoReturn:
    """Tell what went wrong on standard error, and stop."""
    typer.secho(f"Error: {as_typed(message)}", err=True, fg=typer.colors.RED if sys.stderr.isatty() else None)
    sys.exit(status)
