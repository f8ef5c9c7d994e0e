"""The argument MODEL of the commands: which mechanisms it can name."""

from __future__ import annotations

import difflib
import glob
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer

import alembert as al
from alembert.app.command.output import tell_warning
from alembert.app.command.programs import run_program
from alembert.app.run_requests import start_of_robot
from alembert.examples import EXAMPLES
from alembert.files import load as load_file
from alembert.files import read_model_file
from alembert.files.loading import ROBOTS
from alembert.formulations import METHODS
from alembert.storage import read_text

FILE, PROGRAM = ".toml", ".py"
MOST_NOTES = 8  # of a robot's file, that are told


def complete_model(begun: str) -> list[str]:
    """The examples and model files whose names begin so, for the shell."""
    endings = (FILE, PROGRAM, *ROBOTS)
    files = sorted(path for ending in endings for path in glob.glob(f"{glob.escape(begun)}*{ending}"))
    return [name for name in (*bundled(), *files) if name.startswith(begun)]


def complete_method(begun: str) -> list[str]:
    """The methods whose names begin so, for the shell."""
    return [name for name in METHODS if name.startswith(begun)]


Active = Annotated[
    str | None,
    typer.Option(
        "--active",
        metavar="NAMES",
        help="Of a model with contacts: those that are closed, with commas between; none with an empty text.",
    ),
]
AsRobot = Annotated[
    str | None,
    typer.Option(
        "--robot",
        metavar="WORDS",
        help="How a robot's file is read: free (the root of a URDF moves), repair (it goes on with a negative inertia or a "
        "mimic of nothing, and holds joints that move no mass), limits (ranges of joints are stops); several with commas "
        "between.",
    ),
]
READ_AS: Mapping[str, Mapping[str, Any]] = {
    "free": {"base": "free"},
    "repair": {"repair": True},
    "limits": {"limits": True},
}
"""What `al.load` is given for each word of --robot."""
ModelName = Annotated[
    str,
    typer.Argument(
        metavar="MODEL",
        help=f"A bundled example (see `alembert list`), a model file ({FILE}), a robot (.urdf, .xml in MJCF, .sdf) "
        f"or a Python file ({PROGRAM}) with a model.",
        autocompletion=complete_model,
    ),
]


def bundled() -> dict[str, Callable[..., al.Model]]:
    """The functions that build the bundled examples, by their names with dashes."""
    return {name.replace("_", "-"): build for name, build in EXAMPLES.items()}


@dataclass(frozen=True)
class Opened:
    """What MODEL names: a model, what its file gives `simulate`, how it is shown, and the run that a Python file has made."""

    model: al.Model
    start: Mapping[str, Any] = field(default_factory=dict)
    view: al.View = field(default_factory=al.View)
    run: al.Trajectory | None = None


def in_mode(model: al.Model, active: str | None) -> al.Model:
    """A model, or its mode with the named contacts closed; a model with contacts has equations in its modes alone."""
    if active is None and model.unilaterals:
        first = next(iter(model.gaps))
        raise al.ModelError(
            f"{model.name!r} has contacts, which open and close: {', '.join(map(repr, model.gaps))}. Expected one of its "
            f"modes: --active {first!r} says that this one is closed and the others are open; names of several have commas "
            "between them, and --active '' opens all."
        )
    return model if active is None else model.mode([name.strip() for name in active.split(",") if name.strip()])


def conditions_of(mode: al.Model) -> str:
    """A paragraph that says when the equations of a mode hold; nothing for a model without contacts."""
    lines = "".join(f"\n  {line}" for line in mode.inequalities())
    return f"\n\nThis holds as long as{lines}" if lines else ""


def load(name: str, as_robot: str | None = None) -> al.Model:
    """The model in a file, or the example of that name."""
    return opened(name, as_robot).model


def opened(name: str, as_robot: str | None = None) -> Opened:
    """The model of that name, with what belongs to it; an example has nothing. A robot is read as the words say."""
    if name not in bundled() and (file := model_file(name)).suffix.lower() in ROBOTS:
        return opened_robot(file, as_robot)
    if as_robot is not None:
        raise al.ModelError(f"Found --robot {as_robot} with {name}; expected it with a robot's file only.")
    if name in (known := bundled()):
        return Opened(known[name]())
    if file.suffix == PROGRAM:
        return Opened(*run_program(file))
    text = read_text(file)
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        raise al.FileError(
            f"{file}: found XML; expected the ending {', '.join(ROBOTS[:3])} of a robot's file, or TOML. Rename the file."
        )
    found = read_model_file(text, str(file))
    for note in found.notes:
        tell_warning(note)
    return Opened(found.model, found.start, found.view)


def opened_robot(file: Path, words: str | None = None) -> Opened:
    """The robot of a file, which starts as its first keyframe says; what was not read of it is told."""
    asked = [word.strip() for word in (words or "").split(",") if word.strip()]
    if strange := [word for word in asked if word not in READ_AS]:
        raise al.ModelError(f"Found --robot {strange[0]}; expected {', '.join(READ_AS)}, with commas between.")
    model = load_file(file, **{key: value for word in asked for key, value in READ_AS[word].items()})
    assert model.origin is not None
    if not model.bodies:
        why = next((note for note in model.origin.notes if "nothing moves in it" in note), "nothing moves in it")
        raise al.ModelError(f"{file}: {why}.")
    for note in model.origin.notes[:MOST_NOTES]:
        tell_warning(note)
    if (more := len(model.origin.notes) - MOST_NOTES) > 0:
        tell_warning(f"and {more} more: al.load({str(file)!r}).origin.notes has them all")
    return Opened(model, start_of_robot(model))


def model_file(name: str) -> Path:
    """The file of that name, which is no example; AlembertError, with the nearest names, where there is none."""
    if name.lower().endswith((FILE, PROGRAM, *ROBOTS)) or Path(name).is_file():
        return Path(name)
    known = bundled()
    near = difflib.get_close_matches(name.lower().replace("_", "-"), known)
    hint = f"Did you mean {' or '.join(near)}?" if near else f"The bundled examples are {', '.join(known)}."
    raise al.ModelError(
        f"{name!r} is neither a bundled example nor a model file ({FILE}) or a robot ({', '.join(ROBOTS[:3])}). {hint} "
        "`alembert list` describes them all."
    )
