"""`alembert simulate`: the motion of a model, summed up in tables and saved to a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import typer

import alembert as al
from alembert.app.command.models import ModelName, complete_method, load
from alembert.app.command.output import NO, fail
from alembert.app.command.summary import show_summary, summary_of
from alembert.app.run_requests import finished_or_not, numbers, signals
from alembert.formulations import METHODS
from alembert.native.kernel import INTEGRATORS
from alembert.show import save_html
from alembert.storage import check_writable

SAVED_AT_ONCE = (".csv", ".npz")
PAGE = ".html"


Values = list[str] | None
Set = Annotated[Values, typer.Option("--set", metavar="NAME=VALUE", help="The value of a parameter.")]
Initial = Annotated[
    Values, typer.Option(metavar="NAME=VALUE", help="Where a coordinate or speed starts; the others start at zero.")
]
Keep = Annotated[
    Values, typer.Option(metavar="NAME", help="An initial value that the constraints must not change; give it exactly.")
]
Input = Annotated[
    Values, typer.Option("--input", metavar="NAME=VALUE", help="An input: a number, or a formula in the time t.")
]
Method = Annotated[
    str | None,
    typer.Option(help=f"One of {', '.join(METHODS)}; the fastest if not given.", autocompletion=complete_method),
]
Output = Annotated[
    Path | None, typer.Option(help="Save the run as .csv (a table), .npz (all of it) or .html (a page).")
]


def simulate(
    model: ModelName,
    duration: Annotated[float, typer.Option(help="The time to simulate, in seconds.")],
    values: Set = None,
    initial: Initial = None,
    keep: Keep = None,
    inputs: Input = None,
    method: Method = None,
    integrator: Annotated[str, typer.Option(help=f"One of {', '.join(INTEGRATORS)}.")] = next(iter(INTEGRATORS)),
    step: Annotated[float | None, typer.Option(help="The step of an integrator with a fixed step, in seconds.")] = None,
    rtol: Annotated[float, typer.Option(help="The relative error allowed in each step.")] = 1e-9,
    samples: Annotated[int, typer.Option(help="The number of equal intervals that are sampled.")] = 1000,
    output: Output = None,
    form: Annotated[Literal["text", "json"], typer.Option("--format", help="How the run is summed up.")] = "text",
) -> None:
    """Simulate MODEL, print how the run ended, and save it.

    --set, --initial, --keep and --input may be given several times. The exit status is 1 if the run could not be
    finished; what there is of it is saved all the same.

    Example: alembert simulate four-bar --duration 5 --initial theta1=pi/3
    """
    _check_output(output)
    run, trouble = finished_or_not(
        load(model).with_values(numbers(values, "--set")),
        duration,
        initial=numbers(initial, "--initial"),
        keep=keep or [],
        inputs=signals(inputs, "--input"),
        method=method,
        integrator=integrator,
        step=step,
        rtol=rtol,
        samples=samples,
        save=output if output and output.suffix in SAVED_AT_ONCE else None,
    )
    if output and output.suffix == PAGE:
        save_html(output, run)
    summary = summary_of(run) | ({"saved": str(output)} if output else {})
    if form == "json":
        typer.echo(json.dumps(summary, indent=2))
    else:
        show_summary(summary)
    if trouble:
        fail(trouble, NO)


def _check_output(output: Path | None) -> None:
    """Refuse, before the work, what could not be saved after it."""
    if output is None:
        return
    if output.suffix not in (*SAVED_AT_ONCE, PAGE):
        raise al.FileError(
            f"--output {output}: found the ending {output.suffix!r}; expected {', '.join(SAVED_AT_ONCE)} or {PAGE}."
        )
    check_writable(output)
