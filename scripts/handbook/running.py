"""The programs on a page: every block of Python is run, one after the other, and its output is compared."""

import doctest
import io
import os
import re
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembert.description.constraints import CONSTRAINTS
from alembert.description.joints import Joint
from alembert.description.loads import LOADS
from alembert.formulations import METHODS

PROGRAM = re.compile(r"^```python\n(.*?)^```\n(?:```output\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
FREE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
ROUNDING = re.compile(r"\b\d+(\.\d+)?e-(1[2-9]|[2-9]\d|\d{3,})\b")
"""Numbers below 1e-11 are rounding, and differ from machine to machine."""


@dataclass(frozen=True)
class Block:
    """A program with the output that the page shows below it (None: nothing is shown), and its line."""

    code: str
    shown: str | None
    line: int


class WrongOutput(Exception):
    """A program on a page prints something else than the page shows."""


def blocks(text: str) -> Iterator[Block]:
    """The programs of a page; a fence `output` belongs to the fence `python` right before it."""
    for found in PROGRAM.finditer(text):
        yield Block(found[1], found[2], text.count("\n", 0, found.start(1)) + 1)


def run_page(name: str, text: str, folder: Path) -> None:
    """Run all programs of a page in one namespace; the files that they write go into the folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    folder.mkdir(parents=True, exist_ok=True)
    with chdir(folder), own_kinds():
        for block in blocks(text):
            _run(name, block, names)


@contextmanager
def own_kinds() -> Iterator[None]:
    """Joints, loads, constraints and formulations that are defined inside are forgotten afterwards."""
    before = [(kinds, dict(kinds)) for kinds in (Joint.kinds, LOADS, CONSTRAINTS, METHODS)]
    try:
        yield
    finally:
        for kinds, known in before:
            for name in [name for name in kinds if name not in known]:
                del kinds[name]


def _run(name: str, block: Block, names: dict[str, Any]) -> None:
    code = "\n" * (block.line - 1) + block.code  # so that errors name the line of the page
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(code, f"docs{os.sep}{name}", "exec"), names)
    got, shown = (ROUNDING.sub("rounding", text) for text in (printed.getvalue(), block.shown or ""))
    if not doctest.OutputChecker().check_output(shown, got, FREE):
        raise WrongOutput(f"{name}, line {block.line}: the page shows\n{shown}\nand the program prints\n{got}")
