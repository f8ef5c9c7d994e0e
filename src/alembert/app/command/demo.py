"""`alembert demo`: the main job on a bundled example, from the model to the page that moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import alembert as al
from alembert.app.command.models import load
from alembert.app.command.output import show
from alembert.app.command.summary import show_summary, summary_of
from alembert.examples.starts import STARTS
from alembert.formulations import METHODS
from alembert.show import as_text
from alembert.storage import check_writable

# Luchtenburg, Shah, Impelluso and Rykkje 2021, eq. 90, as it is printed.
PUBLISHED = {
    "90a": "L_p L_r m_p sin(alpha)/2 alpha'^2 - L_p L_r m_p cos(alpha)/2 alpha''"
    " + (J_p2 - J_p3 + L_p^2 m_p/4) sin(2 alpha) alpha' theta'"
    " + (J_p2 sin(alpha)^2 + J_p3 cos(alpha)^2 + J_r3 + L_p^2 m_p sin(alpha)^2/4 + L_r^2 m_p + L_r^2 m_r/4) theta''"
    " = -B_r theta' + tau",
    "90b": "-L_p^2 m_p sin(2 alpha)/8 theta'^2 - L_p L_r m_p cos(alpha)/2 theta''"
    " + (J_p1 + L_p^2 m_p/4) alpha'' = -B_p alpha' + L_p m_p g/2 sin(alpha)",
}
DURATION = 10.0


def demo(
    output: Annotated[Path, typer.Option(help="Where the page is written.")] = Path("rotary-pendulum.html"),
) -> None:
    """Show the main job on the rotary pendulum.

    Derives its equations of motion by every method and shows that they agree, audits the published ones and names the
    term that they lack, simulates ten seconds, and writes the page that moves.

    Example: alembert demo
    """
    check_writable(output)
    model = load("rotary-pendulum")
    show(f"{model}\n")
    for method in METHODS:
        show(Text(f"The rotary pendulum by {method}\n", "bold"))
        show(_short_text(al.derive(model, method)) + "\n")
    show(Text("Agreement of the methods\n", "bold"))
    show(f"{al.agree(model)}\n")
    show(Text("Audit of the published equations (Luchtenburg, Shah, Impelluso and Rykkje 2021)\n", "bold"))
    show(f"{al.audit(model, PUBLISHED)}\n")
    start = STARTS["rotary_pendulum"]
    run = al.simulate(model, DURATION, initial=start.initial, inputs=start.inputs)
    show_summary(summary_of(run))
    al.save_html(output, run)
    show(
        f"\nThe motion is in {output}: open it in a browser. Next: the commands list, derive, check, "
        "simulate, audit, view, report and studio, each with --help."
    )


def _short_text(eom: al.EquationsOfMotion) -> str:
    """Few equations whole; the many of absolute coordinates with only their short entries."""
    return as_text(eom, longest_entry=40) if eom.multipliers else as_text(eom)
