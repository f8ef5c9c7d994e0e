"""`alembert list`: the bundled examples."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from rich.text import Text

from alembert.app.command.models import bundled
from alembert.app.command.output import show


def list_examples() -> None:
    """List the bundled examples.

    Example: alembert list
    """
    known = bundled()
    width = max(map(len, known))
    for name, build in known.items():
        show(Text.assemble((name.ljust(width), "bold"), "  ", _first_line(build)))


def _first_line(function: Callable[..., Any]) -> str:
    return (inspect.getdoc(function) or "").partition("\n")[0]
