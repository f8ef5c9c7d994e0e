"""A chapter of the textbook report as plain data: the derivation by one formulation, for the page to set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from alembert.formulations import METHODS
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.show.textbook import report
from alembert.show.textbook.report_document import Block, Display, Figure, Heading, Table, Words, parts_of

SECONDS = 8.0  # that may be spent on making formulas short


def chapter(eom: EquationsOfMotion) -> dict[str, Any]:
    """The title of a formulation and the blocks of its chapter."""
    blocks = report(eom, check=False, seconds=SECONDS).document.blocks
    own = [_data(block) for block in _own(blocks, eom.method) if not isinstance(block, Figure)]
    return {"title": METHODS[eom.method].title, "blocks": own}


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
        return {"kind": kind, "formulas": [{"left": a, "pieces": [[p.sign, p.text] for p in b]} for a, b in sides]}
    if isinstance(block, Table):
        return {"kind": kind, "rows": [[_words(cell) for cell in row] for row in block.rows]}
    return {"kind": kind, "words": _words(block.words)}


def _words(words: Words) -> list[tuple[str, str]]:
    """Pieces of a sentence with their kinds: text, math, code or name."""
    return [("text" if kind == "plain" else kind, text) for kind, text in parts_of(words)]
