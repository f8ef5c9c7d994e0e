"""`alembert demo`: the main job on a bundled example."""

from __future__ import annotations

from rich.text import Text

import alembert as al
from alembert.cli.models import METHODS, load
from alembert.cli.output import show
from alembert.show import as_text


def demo() -> None:
    """Show the main job on the rotary pendulum.

    Derives its equations of motion by every method, prints them, and prints the agreement table.

    Example: alembert demo
    """
    model = load("rotary-pendulum")
    show(f"{model}\n")
    for method in METHODS:
        show(Text(f"The rotary pendulum by {method}\n", "bold"))
        show(_short_text(al.derive(model, method)) + "\n")
    show(Text("Agreement of the methods\n", "bold"))
    show(str(al.agree(model)))


def _short_text(eom: al.EquationsOfMotion) -> str:
    """Few equations simplified; the many of absolute coordinates as derived, with only their short entries."""
    return as_text(eom, longest_entry=40) if eom.multipliers else as_text(eom.simplified())
