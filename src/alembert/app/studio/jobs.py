"""The jobs of a worker: what the page asks for, and the answer as plain data or as a file.

A new job is a function of the bench and of what was asked, and an entry in JOBS.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from alembert.analysis import mobility
from alembert.app.studio.audit_findings import finding_data
from alembert.app.studio.chapter_data import chapter
from alembert.app.studio.model_store import Bench, Outcome, told
from alembert.app.studio.request_fields import Asked, settings_asked
from alembert.app.studio.run_data import motion_data
from alembert.app.studio.saved_files import FILES, saved
from alembert.app.studio.sliders import initial_knobs, parameter_knobs
from alembert.app.studio.start_remark import settings_of_example, start_in, with_start, with_values
from alembert.audit import audit, equations_from_lines
from alembert.errors import AlembertError, ModelError
from alembert.examples import EXAMPLES
from alembert.examples.starts import STARTS
from alembert.files import model_text
from alembert.formulations import METHODS

JSON = "application/json"


@dataclass(frozen=True)
class Answer:
    """What goes back to the page: the status, the kind of content, the content, and a name if it is a file.

    The status is that of HTTP: 200 also where a model is wrong, because to say so is what was asked for.
    """

    status: int
    kind: str
    content: bytes
    file: str = ""


def answered(bench: Bench, job: str, fields: Any) -> Answer:
    """The answer to one request; whatever is wrong with it is told in the answer, as an `error` with its `message`."""
    try:
        if not isinstance(fields, dict):
            raise ModelError(f"Found {repr(fields)[:60]}; expected the fields of a request.")
        found = JOBS[job](bench, Asked(fields))
        return found if isinstance(found, Answer) else as_answer(found)
    except AlembertError as error:
        return as_answer({"error": told(error)})
    except RecursionError:
        return as_answer({"error": {"message": "This is nested too deeply to be read; write it in simpler parts."}})
    except Exception as error:
        return as_answer({"error": {"message": own_fault(error)}}, 500)


def as_answer(data: Mapping[str, Any], status: int = 200) -> Answer:
    """Plain data as JSON."""
    return Answer(status, JSON, json.dumps(data, allow_nan=False, separators=(",", ":")).encode())


def own_fault(error: Exception) -> str:
    """What to say of an exception that Alembert did not foresee."""
    return f"Alembert met a fault of its own ({type(error).__name__}: {str(error)[:300]}). Please report it with this model."


# --- the jobs -------------------------------------------------------------------------------------------------------


def example(bench: Bench, asked: Asked) -> dict[str, Any]:
    """The text of a bundled example, with the start of a motion worth looking at."""
    name = asked.choice("name", tuple(EXAMPLES))
    file = f"{name}.toml"
    text = with_start(model_text(EXAMPLES[name]()), settings_of_example(STARTS.get(name)), file)
    return {"text": f"# {about(name)}\n{text}", "file": file}


def about(name: str) -> str:
    """A sentence on a bundled example."""
    return (inspect.getdoc(EXAMPLES[name]) or "").partition("\n")[0]


def model(bench: Bench, asked: Asked) -> dict[str, Any]:
    """What a model file describes: its name, its sliders, and how its motion starts."""
    text = asked.text("text")
    found, start = bench.model(text), start_in(text)
    knobs = [*parameter_knobs(found), *initial_knobs(found, start.initial)]
    known = {knob["name"] for knob in knobs}
    inputs = {s.name: start.inputs.get(s.name, "0") for s in found.inputs}
    return {
        "name": found.name,
        "knobs": knobs,
        "inputs": inputs,
        "duration": start.duration,
        "initial": {name: value for name, value in start.initial.items() if name in known},
        "keep": [name for name in start.keep if name in known],
        "methods": list(METHODS),
    }


def _outcome(bench: Bench, asked: Asked) -> Outcome:
    """The run that is asked for; `held` was moved last, from `before`."""
    before = asked.number("before") if "before" in asked.fields else None
    return bench.outcome(asked.text("text"), settings_asked(asked), asked.text("held", ""), before)


def motion(bench: Bench, asked: Asked) -> dict[str, Any]:
    """A run, as the moving page shows it; a draft leaves out what is slow to make."""
    draft = asked.choice("detail", ("draft", "full"), "full") == "draft"
    outcome = _outcome(bench, asked)
    return {
        "page": motion_data(outcome.run, draft),
        "start": outcome.start,
        "kept": list(outcome.kept),
        "notes": list(outcome.notes),
        "seconds": float(outcome.run.report.get("seconds", 0.0)),
    }


def equations(bench: Bench, asked: Asked) -> dict[str, Any]:
    """The derivation by one formulation, as the report prints it."""
    return chapter(bench.derived(asked.text("text"), asked.choice("method", tuple(METHODS))))


def agreement(bench: Bench, asked: Asked) -> dict[str, Any]:
    """Whether the formulations agree, and how the mechanism can move."""
    text, values = asked.text("text"), asked.numbers("values")
    found, freedom = bench.agreement(text, values), mobility(bench.model(text))
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


def audited(bench: Bench, asked: Asked) -> dict[str, Any]:
    """The verdict on equations that a person derived."""
    lines = equations_from_lines(asked.text("equations"))
    report = audit(
        bench.model(asked.text("text")), lines, unknowns=asked.names("unknowns"), constants=asked.names("constants")
    )
    return {
        "holds": report.holds,
        "summary": report.summary,
        "findings": [finding_data(finding) for finding in report.values()],
    }


def rewritten(bench: Bench, asked: Asked) -> dict[str, Any]:
    """The text of the model file with the values of the sliders written into it."""
    settings = settings_asked(asked)
    text = with_values(asked.text("text"), settings.values)
    return {"text": with_start(text, settings, asked.text("file", "model.toml"))}


def save(bench: Bench, asked: Asked) -> Answer:
    """A file to keep: the run as a page, a table or all of it; or the report."""
    ending = asked.choice("what", tuple(FILES))
    outcome = _outcome(bench, asked)
    kind, content, name = saved(ending, outcome.run)
    return Answer(200, kind, content, name)


JOBS: Mapping[str, Callable[[Bench, Asked], dict[str, Any] | Answer]] = {
    "example": example,
    "model": model,
    "motion": motion,
    "equations": equations,
    "agreement": agreement,
    "audit": audited,
    "rewritten": rewritten,
    "save": save,
}
