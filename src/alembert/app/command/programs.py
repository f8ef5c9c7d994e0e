"""Python files that define a model or a run: they are run, and what they have made is found by its name."""

from __future__ import annotations

import runpy
import sys
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import alembert as al

T = TypeVar("T")
NAME = "model_file"
"""What `__name__` is while such a file runs: a block under `if __name__ == "__main__":` is left out."""


def run_program(path: Path) -> tuple[al.Model, Mapping[str, Any], al.View, al.Trajectory | None]:
    """The model that a Python file defines, what its dictionary `start` gives `simulate`, its view, and its run if it has one.

    The model is the one called `model`, or the only one; so are the `view` and the `run`.
    """
    found = _names_of(path)
    run = _the_one(path, found, "run", al.Trajectory)
    model = _the_one(path, found, "model", al.Model) or (run.eom.model if run else None)
    if model is None:
        raise al.ModelError(
            f"{path}: found neither a model nor a run; expected a line model = al.Model(...), or run = al.simulate(...), at "
            "the top level of the file."
        )
    start = found.get("start", {})
    if not isinstance(start, Mapping) or not all(isinstance(key, str) for key in start):
        raise al.ModelError(f"{path}: found start = {start!r}; expected what simulate is given, as dict(duration=5).")
    return model, dict(start), _the_one(path, found, "view", al.View) or al.View(), run


def _names_of(path: Path) -> dict[str, Any]:
    """All that the file defines; what goes wrong in it is told with its line."""
    if not path.is_file():
        raise al.FileError(f"{path}: found no such file; expected a Python file that defines a model.")
    sys.path.insert(0, str(path.parent.absolute()))
    try:
        return runpy.run_path(str(path), run_name=NAME)
    except (Exception, SystemExit) as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        line = lines[-1] if lines else getattr(error, "lineno", None)
        where = f"{path}, line {line}" if line else str(path)
        said = str(error) if isinstance(error, al.AlembertError) else f"{type(error).__name__}: {error}"
        raise al.ModelError(f"{where}: the program failed. {said}") from error
    finally:
        sys.path.pop(0)


def _the_one(path: Path, found: Mapping[str, Any], name: str, kind: type[T]) -> T | None:
    """The value of a name, or the only one of its kind."""
    if isinstance(known := found.get(name), kind):
        return known
    values = {key: value for key, value in found.items() if isinstance(value, kind)}
    if len({id(value) for value in values.values()}) > 1:
        raise al.ModelError(
            f"{path}: found {', '.join(values)}; expected one of them to be called {name!r}, the one that is meant."
        )
    return next(iter(values.values()), None)
