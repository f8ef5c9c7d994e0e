"""`alembert sweep`: many runs of a model over values that vary, summed up in a table, kept in a folder, drawn as a map."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

import alembert as al
from alembert.app.command.models import AsRobot, ModelName, opened
from alembert.app.command.output import INTERRUPTED, NO, fail, show
from alembert.app.command.run_files import check_output
from alembert.app.command.simulate import (
    USUAL_INTEGRATOR,
    Initial,
    Input,
    Integrator,
    Keep,
    Method,
    Set,
    Step,
    Values,
    run_options,
    seconds,
    table,
)
from alembert.app.run_requests import number, pairs, settings
from alembert.description import name_rules
from alembert.files.model_units import units_of_parameters
from alembert.files.units import state_units
from alembert.motion.ensemble import Ensemble
from alembert.motion.ensemble.variations import MOST, SAMPLINGS
from alembert.motion.run_record import write_table
from alembert.storage import whole_file

CALL = re.compile(r"\s*(\w+)\s*\((.*)\)\s*")  # normal(0, 0.1)
COUNT = re.compile(rf"\s*0*[1-9][0-9]{{0,{len(str(MOST)) - 2}}}\s*")  # from 1, below MOST
MOST_REASONS = 3
OUTPUTS, FIGURES = (".csv", ".html"), (".png", ".pdf", ".svg")


def sweep(
    model: ModelName,
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="NAME=VALUES",
            help="What varies: l=0.1:0.5:100 (from, to, number), l=1,2,5 or l=normal(1, 0.1), uniform, lognormal, triangular.",
        ),
    ],
    duration: Annotated[
        float | None,
        typer.Option(parser=seconds, metavar="TIME", help="The time to simulate; a model file may have its own."),
    ] = None,
    outcome: Annotated[
        Values,
        typer.Option(
            metavar="[NAME=]VALUE",
            help='What is kept of each run: "max(abs(theta))", min, mean, integral, first (time of a change of sign), final.',
        ),
    ] = None,
    runs: Annotated[int | None, typer.Option(help="The number of runs, where values are drawn.")] = None,
    seed: Annotated[int, typer.Option(help="Which draws: another number gives others.")] = 0,
    sampling: Annotated[str, typer.Option(help=f"One of {', '.join(SAMPLINGS)}.")] = SAMPLINGS[0],
    values: Set = None,
    initial: Initial = None,
    keep: Keep = None,
    inputs: Input = None,
    method: Method = None,
    integrator: Integrator = USUAL_INTEGRATOR,
    step: Step = None,
    rtol: Annotated[float, typer.Option(help="The relative error allowed in each step.")] = 1e-9,
    save: Annotated[
        Path | None, typer.Option(help="A folder (Zarr) for all runs; the same command resumes it.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            help="Save a table with a row for each run, as .csv; or a page that shows a few of them, as .html."
        ),
    ] = None,
    over: Annotated[
        tuple[str, str] | None, typer.Option("--map", metavar="X Y", help="Draw the first outcome over these two.")
    ] = None,
    figure: Annotated[Path, typer.Option(help="The file of the map: .png, .pdf or .svg.")] = Path("map.png"),
    scheduler: Annotated[
        str | None, typer.Option(help="The address of a Dask scheduler whose workers do the runs.")
    ] = None,
    threads: Annotated[int | None, typer.Option(help="Threads of this machine; all of them if not given.")] = None,
    robot: AsRobot = None,
) -> None:
    """Run MODEL many times over values that vary, and print the spread of the outcomes.

    --vary, --outcome, --set, --initial, --keep and --input may be given several times. Ranges and lists of --vary are
    combined, each value with each; values in a distribution are drawn for every run. Ctrl-C leaves a folder of --save that
    the same command resumes. The exit status is 1 if no run could be finished.

    Example: alembert sweep simple-pendulum --vary theta=0.1:3:50 --duration 5 --outcome "max(theta')"
    """
    if output is not None:
        check_output(output, OUTPUTS)
    if over:
        if not outcome:
            raise al.ModelError('--map needs --outcome, what is drawn: for instance --outcome "max(abs(theta))".')
        check_output(figure, FIGURES, option="--figure")
    given = opened(model, robot)
    built, start = given.model, given.start
    asked = run_options(built, start, duration, initial, keep, inputs)
    asked |= {"method": method, "integrator": integrator, "step": step, "rtol": rtol, "save": save, "client": scheduler}
    asked |= {
        "runs": runs,
        "seed": seed,
        "sampling": sampling,
        "threads": threads,
        "outcomes": _outcomes(outcome or []),
    }
    done, trouble = _finished_or_not(built, asked, settings(built, values), _varied(built, vary))
    _show(done)
    if trouble:
        fail(f"{trouble} What was saved is there: the same command goes on from it." if save else trouble, INTERRUPTED)
    nothing = (done.status == "failed").all()
    if output is not None and output.suffix == ".html" and not nothing:
        done.save_html(output, units="SI")
        show(f"\nA few of the runs move in {output}")
    elif output is not None and output.suffix == ".csv":
        with whole_file(output) as file:
            write_table({"run": np.arange(len(done)), **done.columns}, file)
        show(f"\nSaved as {output}")
    if over is not None:
        done.plot(over=over).savefig(figure)
        show(f"\nThe map is in {figure}")
    if nothing:
        fail("None of the runs could be finished.", NO)


def _finished_or_not(
    model: al.Model, asked: dict[str, Any], values: dict[str, float], varied: dict[str, Any]
) -> tuple[Ensemble, str]:
    """The runs, or those that were done before Ctrl-C and what is to be said of it."""
    given: dict[str, Any] = {"initial": asked.pop("initial"), "inputs": asked.pop("inputs"), "parameters": values}
    for name, found in varied.items():
        if name not in model.symbols:
            raise al.ModelError(
                f"--vary {name}: the model has no such coordinate, speed, parameter or input"
                f"{name_rules.suggestion(name, model.symbols)}"
            )
        kind = "parameters" if name in model.values else "inputs" if name in map(str, model.inputs) else "initial"
        given[kind].pop(name, None)
        given[kind][name] = found
    try:
        return al.ensemble(model, **asked, **given, grid=True), ""
    except al.SimulationError as error:
        if not isinstance(error.trajectory, Ensemble):
            raise
        return error.trajectory, str(error).partition(";")[0] + "."


def _varied(model: al.Model, given: list[str]) -> dict[str, Any]:
    """Values by name: an array of a range or a list, or a distribution."""
    units = state_units(model) | units_of_parameters(model)
    return {
        name: _values(text, f"--vary {name}={text}", units.get(name)) for name, text in pairs(given, "--vary").items()
    }


def _values(text: str, what: str, unit: str | None) -> Any:
    if call := CALL.fullmatch(text):
        return (call[1], *(number(part, what, unit) for part in call[2].split(",")))
    if text.count(":") == 2:
        first, last, count = text.split(":")
        if not COUNT.fullmatch(count):
            raise al.ModelError(
                f"{what}: found {count!r} values; expected a whole number up to {MOST:,}, as in 0.1:0.5:100."
            )
        return np.linspace(number(first, what, unit), number(last, what, unit), int(count))
    return np.array([number(part, what, unit) for part in text.split(",")])


def _outcomes(given: list[str]) -> dict[str, str]:
    """Outcomes by name, which is the text itself where none is given."""
    out: dict[str, str] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if name in out:
            raise al.ModelError(f"Found --outcome {name} twice; expected each name once.")
        out[name] = value if sign else name
    return out


def _show(runs: Ensemble) -> None:
    """How many runs there are, the spread of their outcomes, and why some failed."""
    show(f"{runs}\n")
    columns = runs.outcomes or {f"{name} at end": values for name, values in runs.final.items()}
    is_there = runs.status != "missing"
    known = {name: values[np.isfinite(values) & is_there] for name, values in columns.items()}
    rows = (
        [name, *(f"{x:.6g}" for x in (*np.percentile(x, (0, 5, 50, 95, 100)), x.mean(), x.std())), f"{len(x):,}"]
        if len(x)
        else [name, *[""] * 7, "0"]
        for name, x in known.items()
    )
    show(table(["outcome", "least", "5 %", "median", "95 %", "greatest", "mean", "deviation", "runs"], rows))
    for k, reason in list(runs.reasons.items())[:MOST_REASONS]:
        show(f"\nRun {k} failed: {reason}")
