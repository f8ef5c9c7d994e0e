"""The jobs of a worker: what the page asks for, and the answer as plain data or as a file.

A new job is a function of what was asked, and an entry in JOBS.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from alembert.analysis.mobility import mobility
from alembert.app.run_requests import pairs, start_of_robot, usual_duration
from alembert.app.studio.dragging import dragged
from alembert.app.studio.file_edits import (
    settings_of,
    start_in,
    with_plot,
    with_start,
    with_values,
    with_view,
    without_plot,
)
from alembert.app.studio.model_store import Outcome, agreement_of, derived, file_in, model_in, outcome_of
from alembert.app.studio.request_fields import LONGEST_ROBOT, Asked, settings_asked
from alembert.app.studio.sliders import knobs_of
from alembert.audit import Finding, audit, equations_from_lines
from alembert.description.viewing import USUAL_PLOTS
from alembert.errors import AlembertError, ModelError
from alembert.examples import EXAMPLES, about
from alembert.examples.starts import STARTS
from alembert.files import ModelFileError, model_text
from alembert.files.robots import robot_in_text
from alembert.files.view_reading import plot_names
from alembert.formulations import METHODS
from alembert.motion import Trajectory
from alembert.motion.settings import SAMPLES
from alembert.show import page_data, report
from alembert.show.formulas.given_equations import finding_latex
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.line_breaking import Piece
from alembert.show.page.drawable_run import pictures
from alembert.show.page.page_saving import QUICK, document
from alembert.show.textbook.report_document import (
    Block,
    Display,
    Figure,
    Heading,
    Table,
    Words,
    parts_of,
)

HTML = "text/html; charset=utf-8"
NARROW = 22.0  # em, which the panel of equations has
SECONDS = 8.0  # that may be spent on making the formulas of a chapter short
SLOW = tuple(key for key in USUAL_PLOTS if key not in QUICK)
"""The plots that a draft lacks, which is shown while a slider moves."""


BESIDE = "Files beside a robot's are read where the studio is opened with it: alembert studio ROBOT."


@dataclass(frozen=True)
class Answer:
    """What goes back to the page: the status, the kind of content, the content, and a name if it is a file.

    The status is that of HTTP: 200 also where a model is wrong, because to say so is what was asked for.
    """

    status: int
    kind: str
    content: bytes
    file: str = ""


def answered(job: str, fields: Any) -> Answer:
    """The answer to one request; whatever is wrong with it is told in the answer, as an `error` with its `message`."""
    try:
        if not isinstance(fields, dict):
            raise ModelError(f"Found {repr(fields)[:60]}; expected the fields of a request.")
        found = JOBS[job](Asked(fields))
        return found if isinstance(found, Answer) else as_answer(found)
    except AlembertError as error:
        message = str(getattr(error, "reason", None) or error)
        place = {key: getattr(error, key) for key in ("line", "key") if getattr(error, key, None)}
        return as_answer({"error": {"message": message, "whole": str(error), **place}})
    except RecursionError:
        return as_answer({"error": {"message": "This is nested too deeply to be read; write it in simpler parts."}})
    except Exception as error:
        what = f"{type(error).__name__}: {str(error)[:300]}"
        message = f"Alembert met a fault of its own ({what}). Please report it with this model."
        return as_answer({"error": {"message": message}}, 500)


def as_answer(data: Mapping[str, Any], status: int = 200) -> Answer:
    """Plain data as JSON."""
    content = json.dumps(data, allow_nan=False, separators=(",", ":")).encode()
    return Answer(status, "application/json", content)


# --- the jobs -------------------------------------------------------------------------------------------------------


def example(asked: Asked) -> dict[str, Any]:
    """The text of a bundled example, with the start of a motion worth looking at."""
    name = asked.choice("name", tuple(EXAMPLES))
    text = with_start(model_text(EXAMPLES[name]()), settings_of(vars(STARTS[name])))
    return {"text": f"# {about(EXAMPLES[name])}\n{text}", "file": f"{name}.toml"}


def robot(asked: Asked) -> dict[str, Any]:
    """A robot's file as a model file, with what was not read of it; other files that it names are not at hand here."""
    file, given = asked.text("file"), asked.text("text", longest=LONGEST_ROBOT)
    try:
        found = robot_in_text(given, file)
    except ModelFileError as error:
        if "found no such file" in error.reason or "found no mesh" in error.reason:
            error = ModelFileError(error.file, error.line, error.key, f"{error.reason} {BESIDE}")
        raise error from None
    assert found.origin is not None
    notes = [*found.origin.notes, *([f"meshes are not drawn here. {BESIDE}"] if "<mesh" in given else [])]
    text = model_text(found, {"duration": usual_duration(found), **start_of_robot(found)})
    return {
        "text": "".join(f"# {' '.join(note.split())}\n" for note in notes) + text,
        "file": f"{Path(file).stem}.toml",
    }


def model(asked: Asked) -> dict[str, Any]:
    """What a model file describes: its name, its sliders, and how its motion starts."""
    text = asked.text("text")
    found, start = model_in(text), start_in(text)
    knobs = knobs_of(found, start.initial)
    known = {knob["name"] for knob in knobs}
    return {
        "name": found.name,
        "knobs": knobs,
        "inputs": {s.name: start.inputs.get(s.name, "0") for s in found.inputs},
        "duration": start.duration,
        "initial": {name: value for name, value in start.initial.items() if name in known},
        "keep": [name for name in start.keep if name in known],
        "methods": list(METHODS),
        "plots": list(file_in(text).view.plots),
    }


def _outcome(asked: Asked, draft: bool = False) -> Outcome:
    """The run that is asked for: `held` was moved last, from `before`, or a body is `dragged` by its point `arm`.

    A draft has no more samples than it has pictures.
    """
    before = asked.number("before") if "before" in asked.fields else None
    text, settings = asked.text("text"), settings_asked(asked)
    if body := asked.text("dragged", ""):
        if "at" in asked.fields:  # the hand takes hold in the midst of the run that is shown
            shown = outcome_of(text, settings).run
            positions = shown.at(min(max(asked.number("at"), shown.time[0]), shown.time[-1]))
            settings = replace(settings, initial={**settings.initial, **{s.name: positions[s] for s in shown.eom.q}})
        settings = dragged(model_in(text), settings, body, asked.vector("arm"), asked.vector("target"))
    samples = pictures(settings.duration, draft) if draft else SAMPLES
    return outcome_of(text, settings, asked.text("held", ""), before, samples)


def motion(asked: Asked) -> dict[str, Any]:
    """A run, as the moving page shows it; a draft leaves out what is slow to make."""
    draft = asked.choice("detail", ("draft", "full"), "full") == "draft"
    outcome = _outcome(asked, draft)
    first = _first(asked, outcome.run)
    file = file_in(asked.text("text"))
    plots = {title: plot for title, plot in file.view.plots.items() if not (draft and plot in SLOW)}
    usual = QUICK if draft else None
    view = replace(file.view, plots=plots)
    page = page_data(outcome.run, units="SI", view=view, panels=usual, equations=False, first=first, draft=draft)
    return {
        "page": page | {"draft": draft},
        "start": outcome.start,
        "kept": list(outcome.kept),
        "notes": list(outcome.notes),
        "names": [] if draft else sorted({*plot_names(file.model), *file.components} - {*file.model.values, "t"}),
        "seconds": float(outcome.run.report.get("seconds", 0.0)),
    }


def equations(asked: Asked) -> dict[str, Any]:
    """The derivation by one formulation, as the report prints it: its title, and the blocks of its chapter as plain data."""
    eom = derived(asked.text("text"), asked.choice("method", tuple(METHODS)))
    blocks = report(eom, check=False, seconds=SECONDS).document.blocks
    own: list[Block] = [block for block in _own(blocks, eom.method) if not isinstance(block, Figure)]
    return {"title": METHODS[eom.method].title, "blocks": [_data(block) for block in own]}


def _own(blocks: Sequence[Block], method: str) -> Iterator[Block]:
    """What stands between the heading of the chapter and that of the next."""
    inside = False
    for block in blocks:
        if isinstance(block, Heading) and block.level == 2:
            inside = block.words == (METHODS[method].title,)
        elif inside:
            yield block


def _data(block: Any) -> dict[str, Any]:
    """A block that is no figure."""
    kind = type(block).__name__.lower()
    if isinstance(block, Display):
        sides = [(f"{formula.left} =" if formula.left else "", formula.right) for formula in block.formulas]
        return {"kind": kind, "formulas": [{"left": a, "pieces": unbroken(b)} for a, b in sides]}
    if isinstance(block, Table):
        return {"kind": kind, "rows": [[_words(cell) for cell in row] for row in block.rows]}
    return {"kind": kind, "words": _words(block.words)}


def unbroken(pieces: Sequence[Piece]) -> list[list[str]]:
    """Signs and texts between which a line may be broken; short brackets inside brackets stay whole."""
    out: list[list[str]] = []
    for piece in pieces:
        joined = f"{out[-1][1]} {piece.sign} {piece.text}" if out else ""
        if piece.depth > 1 and joined and width(joined) <= NARROW:
            out[-1][1] = joined
        else:
            out.append([piece.sign, piece.text])
    return out


def _words(words: Words) -> list[tuple[str, str]]:
    """Pieces of a sentence with their kinds: text, math, code or name."""
    return [("text" if kind == "plain" else kind, text) for kind, text in parts_of(words)]


def agreement(asked: Asked) -> dict[str, Any]:
    """Whether the formulations agree, and how the mechanism can move."""
    text, values = asked.text("text"), asked.numbers("values")
    found, freedom = agreement_of(text, tuple(sorted(values.items()))), mobility(model_in(text))
    return {
        "agree": bool(found),
        "rows": [[m, found.accelerations[m], found.forces[m]] for m in found.methods],
        "states": found.states,
        "tolerance": found.tolerance,
        "worst": {"error": found.worst, "method": found.worst_method, "body": found.worst_body},
        "mobility": {
            "Degrees of freedom": str(freedom.degrees_of_freedom),
            "By Gruebler's count": str(freedom.gruebler),
            "Loops closed by": ", ".join(freedom.loops) or "none",
            "Redundant": ", ".join(freedom.redundant) or "none",
            "Reactions not unique": ", ".join(freedom.not_unique) or "none",
        },
    }


def audited(asked: Asked) -> dict[str, Any]:
    """The verdict on equations that a person derived."""
    lines = equations_from_lines(asked.text("equations"))
    model = model_in(asked.text("text"))
    symbols = pairs(asked.names("symbols"), "your symbol")
    found = audit(model, lines, symbols, unknowns=asked.names("unknowns"), constants=asked.names("constants"))
    findings = [_finding(each) for each in found.values()]
    return {"holds": found.holds, "summary": found.summary, "findings": findings}


def _finding(finding: Finding) -> dict[str, Any]:
    """One verdict, with the equation as it was read and as it should be, for the page to set."""
    latex, corrected = finding_latex(finding)
    return {**finding.as_record(), "latex": latex, "corrected_latex": corrected}


def rewritten(asked: Asked) -> dict[str, Any]:
    """The text of the model file with the values of the sliders written into it."""
    settings = settings_asked(asked)
    return {"text": with_start(with_values(asked.text("text"), settings.values), settings)}


def edited(asked: Asked) -> dict[str, Any]:
    """The text of the model file with a new plot, without the one of a title, or with the view as it is seen."""
    text = asked.text("text")
    if wanted := asked.text("plot", ""):
        text = with_plot(text, wanted)
    if title := asked.text("unplot", ""):
        text = without_plot(text, title)
    if chosen := asked.table("view"):
        text = with_view(text, chosen)
    return {"text": text}


def _write_page(run: Trajectory, path: Path, asked: Asked) -> None:
    """The page as the studio shows it, in which bodies keep their looks."""
    view = file_in(asked.text("text")).view
    path.write_text(document(page_data(run, units="SI", view=view, first=_first(asked, run))), "utf-8")


def _first(asked: Asked, run: Trajectory) -> dict[str, float] | None:
    """The values of parameters from which the person went out."""
    return {name: value for name, value in asked.numbers("first").items() if name in run.parameters} or None


FILES: Mapping[str, tuple[str, str, Callable[[Trajectory, Path, Asked], object]]] = {
    "page": (".html", HTML, _write_page),
    "report": ("-report.html", HTML, lambda run, path, _: report(run.eom.model.with_values(run.parameters), path)),
    "npz": (".npz", "application/octet-stream", lambda run, path, _: run.save(path)),
    "csv": (".csv", "text/csv; charset=utf-8", lambda run, path, _: run.save(path)),
}
"""What can be saved: the ending of the file, its kind of content, and what writes it."""


def save(asked: Asked) -> Answer:
    """A file to keep: the run as a page, a table or all of it; or the report. Its name has plain letters only."""
    ending, kind, write = FILES[asked.choice("what", tuple(FILES))]
    run = _outcome(asked).run
    name = re.sub(r"[^A-Za-z0-9]+", "-", run.eom.model.name).strip("-")[:60] or "model"
    with tempfile.TemporaryDirectory(prefix="alembert-") as folder:
        path = Path(folder) / f"run{ending}"
        write(run, path, asked)
        return Answer(200, kind, path.read_bytes(), name + ending)


JOBS: Mapping[str, Callable[[Asked], dict[str, Any] | Answer]] = {
    "example": example,
    "robot": robot,
    "model": model,
    "motion": motion,
    "equations": equations,
    "agreement": agreement,
    "audit": audited,
    "rewritten": rewritten,
    "edited": edited,
    "save": save,
}
