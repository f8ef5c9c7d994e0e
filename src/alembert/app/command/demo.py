"""`alembert demo`: the main job on a bundled example, from the model to the page that moves."""

from __future__ import annotations

from pathlib import Path
from textwrap import TextWrapper
from typing import Annotated

import typer
from rich.text import Text

import alembert as al
from alembert.app.command.models import load
from alembert.app.command.output import command_name, show
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
DURATION, WIDTH = 10.0, 118
WRAPPER = TextWrapper(WIDTH, subsequent_indent="      ", break_on_hyphens=False, break_long_words=False)


def demo(
    output: Annotated[Path, typer.Option(help="Where the page is written.")] = Path("rotary-pendulum.html"),
) -> None:
    """Show the main job on the rotary pendulum.

    Derives its equations of motion by every method and shows that they agree, audits the published ones and names the
    term that they lack, simulates ten seconds, and writes the page that moves.

    Example: alembert demo
    """
    check_writable(output)
    model, start = load("rotary-pendulum"), STARTS["rotary_pendulum"]
    names = {"bodies": model.bodies, "joints": model.joints, "parameters": model.values}
    _tell(f"The {model.name}", *(f"{kind}: {', '.join(found)}" for kind, found in names.items()))
    written = as_text(al.derive(model, "lagrange")).rpartition("\n\n")[2]
    _tell("Its equations of motion", *(line.removeprefix("  ") for line in written.splitlines()[1:]))
    derived = ", ".join(f"by {method}" for method in METHODS)
    _tell(f"Agreement of the equations derived {derived}", *str(al.agree(model)).splitlines())
    audited = str(al.audit(model, PUBLISHED)).splitlines()
    _tell("Audit of the published equations (Luchtenburg, Shah, Impelluso and Rykkje 2021)", *audited)
    run = al.simulate(model, DURATION, initial=start.initial, inputs=start.inputs)
    al.save_html(output, run, units="SI")
    took = f"{DURATION:g} s of motion in {1000 * run.report['seconds']:.0f} ms and {run.report['steps']:,} steps"
    _tell("The run", took, f"The page that moves is {output}: open it in a browser.")
    _tell("Next", *(f"{command_name()} {rest}" for rest in ("view four-bar", "derive rotary-pendulum --all", "studio")))


def _tell(title: str, *lines: str) -> None:
    """A heading with its lines below it; long ones are wrapped."""
    show(Text(title, "bold"))
    for line in filter(None, lines):
        show(f"  {line}" if len(line) < WIDTH else WRAPPER.fill(f"  {line}"))
    show("")
