"""Names of a file made fit for a Model, where every name is used once and may stand in a formula."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import chain, count
from pathlib import Path

from alembert.description import Model
from alembert.description.name_rules import symbol_name
from alembert.errors import ModelError

NOT_IN_NAMES = re.compile(r"[\\'\"()\[\]{},;=+*/^:$`]+")  # signs of formulas, and those that set them off from words


class Names:
    """Names that are taken, and new ones made from those of a file: `left/arm` becomes `left_arm`."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._taken: set[str] = {"ground", model.time.name}

    def part(self, name: str, kind: str) -> str:
        """The name of a body, joint, load or constraint; a second one of the name gets the word for its kind."""
        return self._new(name, kind, {*self._taken, *self._model.parts})

    def symbol(self, name: str, kind: str) -> str:
        """The name of a coordinate, an input or a parameter."""
        return self._new(name, kind, {*self._taken, *self._model.symbols})

    def _new(self, name: str, kind: str, taken: Collection[str]) -> str:
        fit = fitted(name, kind)
        options = chain([fit, f"{fit} {kind}"], (f"{fit} {kind} {k}" for k in count(2)))
        return next(option for option in options if option not in taken)


def model_name(given: str, path: Path) -> str:
    """The name of a robot, or that of its file where it has none."""
    return " ".join(given.split()) or path.stem


def fitted(name: str, kind: str) -> str:
    """A name that begins with a letter and has no signs of formulas in it."""
    seen = "".join(c if c.isprintable() else "_" for c in " ".join(name.split()))
    fit = NOT_IN_NAMES.sub("_", seen).strip("_") or kind
    if not fit[0].isalpha() and fit[0] != "_":
        fit = f"{kind}_{fit}"
    try:
        symbol_name(fit, kind)
    except ModelError:
        fit = re.sub(r"\W", "_", f"{kind}_{fit}", flags=re.ASCII)
    return fit[:200]
