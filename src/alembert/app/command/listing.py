"""`alembert list`: the bundled examples."""

from __future__ import annotations

from rich.text import Text

from alembert.app.command.models import bundled
from alembert.app.command.output import show
from alembert.examples import about


def list_examples() -> None:
    """List the bundled examples.

    Example: alembert list
    """
    known = bundled()
    width = max(map(len, known))
    for name, build in known.items():
        show(Text.assemble((name.ljust(width), "bold"), "  ", about(build)))
