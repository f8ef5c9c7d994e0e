"""`alembert simulate`: the motion of a model, summed up in tables and saved to a file."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.text import Text

import alembert as al
from alembert.app.command.models import AsRobot, ModelName, complete_method, opened
from alembert.app.command.output import NO, fail, show
from alembert.app.command.run_files import FIGURES, MODEL_FILE, SHOWN, TABLES, check_output, save_shown
from alembert.app.run_requests import finished_or_not, number, numbers, settings, signals
from alembert.expressions.number_tables import aligned
from alembert.files.units import state_units
from alembert.formulations import METHODS
from alembert.motion.work import BROKEN_AT, ENERGY, tell_of_broken_ledger
from alembert.native.kernel import INTEGRATORS

Summary = dict[str, Any]
MOST_NAMED = 4  # values that were not given, named one by one
IN_OTHER_ROWS = (
    "method",
    "steps",
    "rejected",
    "evaluations",
    "seconds",
    "start moved",
    "start found",
    "changes of mode",
)

Values = list[str] | None
Set = Annotated[
    Values,
    typer.Option("--set", metavar="NAME=VALUE", help="The value of a parameter, as 0.5 or 12 mm."),
]
Initial = Annotated[
    Values, typer.Option(metavar="NAME=VALUE", help="Where a coordinate or speed starts, as 0.5 or 30 deg; else zero.")
]
Keep = Annotated[
    Values, typer.Option(metavar="NAME", help="An initial value that the constraints must not change; give it exactly.")
]
Input = Annotated[
    Values,
    typer.Option(
        "--input",
        metavar="NAME=VALUE",
        help="An input: a number, or a formula in t, coordinates, speeds and parameters, as tau=-k*theta.",
    ),
]
Integrator = Annotated[str, typer.Option(help=f"One of {', '.join(INTEGRATORS)}.")]
USUAL_INTEGRATOR = next(iter(INTEGRATORS))
Method = Annotated[
    str | None,
    typer.Option(help=f"One of {', '.join(METHODS)}; the fastest if not given.", autocompletion=complete_method),
]
Output = Annotated[
    Path | None,
    typer.Option(
        help="Save the run as .csv (a table), .npz (all of it), .html (a page), its plots as .png, .pdf or .svg, a film: "
        ".mp4, .gif or .webp; or the model with this run as a file, .toml."
    ),
]


def seconds(text: str) -> float:
    """A time in seconds, from a number or one with a unit."""
    with suppress(ValueError):
        return float(text)
    try:
        return number(text, text, "s")
    except al.ModelError as error:
        raise typer.BadParameter(str(error)) from None


Step = Annotated[
    float | None,
    typer.Option(
        parser=seconds, metavar="TIME", help="The step of an integrator with a fixed step, in seconds or as 1 ms."
    ),
]


def simulate(
    model: ModelName,
    duration: Annotated[
        float | None,
        typer.Option(
            parser=seconds, metavar="TIME", help="The time to simulate, in seconds; a model file may have its own."
        ),
    ] = None,
    values: Set = None,
    initial: Initial = None,
    keep: Keep = None,
    inputs: Input = None,
    method: Method = None,
    integrator: Integrator = USUAL_INTEGRATOR,
    step: Step = None,
    rtol: Annotated[
        float | None, typer.Option(help="The relative error allowed in each step; 1e-9 if not given.")
    ] = None,
    atol: Annotated[
        float | None,
        typer.Option(
            help="The absolute error allowed in each step; 1e-10 if not given, of lengths in lengths of the model."
        ),
    ] = None,
    samples: Annotated[int, typer.Option(help="The number of equal intervals that are sampled.")] = 1000,
    output: Output = None,
    form: Annotated[Literal["text", "json"], typer.Option("--format", help="How the run is summed up.")] = "text",
    robot: AsRobot = None,
) -> None:
    """Simulate MODEL, print how the run ended, and save it.

    --set, --initial, --keep and --input may be given several times. A model file can say how its run starts, in its
    sections [start] and [run], and how it is shown, in [view] and [plots]; the options stand above what it says. The exit
    status is 1 if the run could not be finished; what there is of it is saved all the same.

    Example: alembert simulate four-bar --duration 5 --initial theta1=pi/3
    """
    if output is not None:
        check_output(output, (*TABLES, *FIGURES, *SHOWN, MODEL_FILE), model)
    given = opened(model, robot)
    built = given.model
    asked = run_options(built, given.start, duration, initial, keep, inputs)
    built = built.with_values(settings(built, values))
    asked |= {name: value for name, value in (("rtol", rtol), ("atol", atol)) if value is not None}
    run, trouble = finished_or_not(
        built,
        **asked,
        method=method,
        integrator=integrator,
        step=step,
        samples=samples,
        save=output if output and output.suffix in TABLES else None,
    )
    if output and output.suffix in (*FIGURES, *SHOWN):
        save_shown(output, run, given.view)
    if output and output.suffix == MODEL_FILE:
        al.save_model(built, output, asked, given.view)
    summary = _summary_of(run) | ({"saved": str(output)} if output else {})
    if form == "json":
        typer.echo(json.dumps(summary, indent=2))
    else:
        _show_summary(summary)
    if trouble:
        fail(trouble, NO)
    if summary["energy_broken_at"] is not None and BROKEN_AT not in run.report:
        tell_of_broken_ledger(summary["energy_broken_at"], ENERGY)


def run_options(
    model: al.Model, start: Mapping[str, Any], duration: float | None, initial: Values, keep: Values, inputs: Values
) -> dict[str, Any]:
    """What `start` gives `simulate`, below the options of the command: values and inputs one by one, others as a whole."""
    given = {} if duration is None else {"duration": duration}
    if "duration" not in {**start, **given}:
        raise al.ModelError(
            "Missing option '--duration': found no time to simulate; expected --duration 10, or in a model file the line "
            "duration = 10 of its section [run]."
        )
    return {
        **start,
        **given,
        "initial": {**start.get("initial", {}), **numbers(initial, "--initial", state_units(model))},
        "keep": keep or start.get("keep", ()),
        "inputs": {**start.get("inputs", {}), **signals(model, inputs, "--input")},
    }


# --- the summary: where a run started and ended, where the energy went, how well the constraints were kept ------------


def _summary_of(run: al.Trajectory) -> Summary:
    """The summary as plain numbers, as it is printed in JSON; a number that is not finite is None."""
    ledger = run.ledger()
    return {
        "model": run.eom.model.name,
        "method": run.eom.method,
        "time_unit": "s",
        "start": _moment(run, 0),
        "end": _moment(run, -1),
        "work": {name: _finite(values[-1]) for name, values in ledger.works.items()},
        "energy_error": _finite(abs(ledger.error).max()),
        "energy_broken_at": ledger.broken_at,
        "constraint_error": _finite(run.constraint_error.max()),
        "events": [{"time": time, "name": name} for time, name in run.events],
        "report": dict(run.report),
    }


def _moment(run: al.Trajectory, sample: int) -> Summary:
    energies = {"kinetic": run.kinetic_energy, "potential": run.potential_energy, "total": run.energy}
    return {
        "time": float(run.time[sample]),
        "state": {name: _finite(value) for name, value in run.at(run.time[sample]).items()},
        "energy": {name: _finite(values[sample]) for name, values in energies.items()},
    }


def _finite(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None


def _show_summary(summary: Summary) -> None:
    """The summary as tables."""
    start, end, unit = summary["start"], summary["end"], summary["time_unit"]
    duration = end["time"] - start["time"]
    show(Text(f"{summary['model']}: {duration:g} {unit} of motion by {summary['method']}\n", "bold"))
    times = [f"t = {moment['time']:g}" for moment in (start, end)]
    states = ([name, _number(start["state"][name]), _number(end["state"][name])] for name in start["state"])
    show(table(["state", *times], states))
    for line in start_lines(summary["report"]):
        show(line)
    show("")
    show(table(["energy", *times, "change"], _energy_rows(summary)))
    show("")
    show(table(["quality", ""], _quality_rows(summary), numbers=False))
    for event in summary["events"]:
        show(f"Event {event['name']!r} at t = {event['time']:g} {unit}")
    if "saved" in summary:
        show(f"\nSaved as {summary['saved']}")


def start_lines(report: Mapping[str, Any]) -> Iterable[str]:
    """What the constraints changed of the start: each given value from and to, and the others in one line."""
    for name, (given, found) in report.get("start moved", {}).items():
        yield f"The constraints moved the start of {name} from {_number(given)} to {_number(found)}."
    if others := report.get("start found"):
        listed = ", ".join(f"{name} = {_number(value)}" for name, value in list(others.items())[:MOST_NAMED])
        more = f" and {len(others) - MOST_NAMED} more" if len(others) > MOST_NAMED else ""
        yield f"Not given, and found by the constraints: {listed}{more}."


def _energy_rows(summary: Summary) -> Iterable[list[str]]:
    last = summary["end"]["energy"]
    for name, first in summary["start"]["energy"].items():
        change = None if None in (first, last[name]) else last[name] - first
        yield [name, _number(first), _number(last[name]), _number(change)]
    for name, value in summary["work"].items():
        yield [f"work of {name}", "", "", _number(value)]


def _quality_rows(summary: Summary) -> Iterable[list[str]]:
    report = summary["report"]
    yield ["energy not accounted for", _at_most(summary["energy_error"])]
    yield ["constraint error", _at_most(summary["constraint_error"])]
    yield ["steps", f"{report['steps']:,} and {report['rejected']:,} rejected"]
    yield ["evaluations", f"{report['evaluations']:,}"]
    yield ["computing time", f"{report['seconds']:.3g} s"]
    for name, value in report.items():
        if name not in IN_OTHER_ROWS:
            yield [name, f"{value:.7g}" if isinstance(value, float) else str(value)]


def _number(value: float | None) -> str:
    return "not finite" if value is None else f"{value:.7g}"


def _at_most(error: float | None) -> str:
    return "none" if error == 0 else _number(error) if error is None else f"{error:.1e} at most"


def table(heads: list[str], rows: Iterable[list[str]], numbers: bool = True) -> Text:
    """Columns as wide as they have to be; numbers stand to the right."""
    lines = aligned([heads, *rows], "   ", numbers)
    text = Text("\n".join(lines))
    text.stylize("bold", 0, len(lines[0]))
    return text
