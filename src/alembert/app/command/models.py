"""The argument MODEL of the commands: which mechanisms it can name."""

from __future__ import annotations

import difflib
import glob
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

import alembert as al
from alembert.examples import EXAMPLES
from alembert.files import read_model_and_start
from alembert.formulations import METHODS
from alembert.storage import read_text

FILE = ".toml"


def complete_model(begun: str) -> list[str]:
    """The examples and model files whose names begin so, for the shell."""
    files = sorted(glob.glob(f"{glob.escape(begun)}*{FILE}"))
    return [name for name in (*bundled(), *files) if name.startswith(begun)]


def complete_method(begun: str) -> list[str]:
    """The methods whose names begin so, for the shell."""
    return [name for name in METHODS if name.startswith(begun)]


ModelName = Annotated[
    str,
    typer.Argument(
        metavar="MODEL",
        help=f"A bundled example (see `alembert list`) or a model file ({FILE}).",
        autocompletion=complete_model,
    ),
]


def bundled() -> dict[str, Callable[..., al.Model]]:
    """The functions that build the bundled examples, by their names with dashes."""
    return {name.replace("_", "-"): build for name, build in EXAMPLES.items()}


def load(name: str) -> al.Model:
    """The model in a file, or the example of that name."""
    known = bundled()
    return known[name]() if name in known else al.load_model(model_file(name))


def load_with_start(name: str) -> tuple[al.Model, dict[str, Any]]:
    """The model of that name, and what its file gives `simulate`; an example gives nothing."""
    if name in (known := bundled()):
        return known[name](), {}
    file = model_file(name)
    return read_model_and_start(read_text(file), str(file))


def model_file(name: str) -> Path:
    """The file of that name, which is no example; AlembertError, with the nearest names, where there is none."""
    if name.endswith(FILE) or Path(name).is_file():
        return Path(name)
    known = bundled()
    near = difflib.get_close_matches(name.lower().replace("_", "-"), known)
    hint = f"Did you mean {' or '.join(near)}?" if near else f"The bundled examples are {', '.join(known)}."
    raise al.ModelError(
        f"{name!r} is neither a bundled example nor a model file ({FILE}). {hint} `alembert list` describes them all."
    )
