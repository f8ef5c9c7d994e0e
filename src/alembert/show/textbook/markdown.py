"""A report as Markdown with formulas between dollar signs, as GitHub, Jupyter and pandoc read them."""

from __future__ import annotations

import re

from alembert.show.textbook.breaking import lines
from alembert.show.textbook.report_document import (
    Block,
    Display,
    Document,
    Figure,
    Formula,
    Heading,
    Name,
    Note,
    Paragraph,
    Strong,
    Table,
    Words,
)

TEXT_WIDTH = 46.0
SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$])")


def as_markdown(document: Document, figure: str | None = None) -> str:
    """The whole document; `figure` is the address of its drawing, None where there is none."""
    head = [f"# {_escaped(document.title)}", _words(document.subtitle)]
    blocks = [_block(block, figure) for block in document.blocks]
    return "\n\n".join(part for part in (*head, *blocks) if part) + "\n"


def _block(block: Block, figure: str | None) -> str:
    if isinstance(block, Heading):
        return f"{'#' * block.level} {_words(block.words)}"
    if isinstance(block, Paragraph):
        return _words(block.words)
    if isinstance(block, Note):
        return f"> **Note.** {_words(block.words)}"
    if isinstance(block, Display):
        return _display(block)
    if isinstance(block, Table):
        return _table(block)
    return _figure(block, figure)


def _figure(block: Figure, address: str | None) -> str:
    caption = f"*{_words(block.caption)}*"
    return f"![{_escaped(block.drawing.description)}]({address})\n\n{caption}" if address else ""


def _display(block: Display) -> str:
    rows = [row for formula in block.formulas for row in _rows(formula)]
    inside = " \\\\\n".join(rows)
    return f"$$\n\\begin{{aligned}}\n{inside}\n\\end{{aligned}}\n$$"


def _rows(formula: Formula) -> list[str]:
    written = lines(formula, TEXT_WIDTH)
    relation = f" {formula.relation} " if formula.relation else " "
    out = [f"{formula.left} &{relation}{written[0]}" if formula.left else f"& {written[0]}"]
    out += [rf"& \qquad {line}" for line in written[1:]]
    if formula.number is not None:
        out[-1] += rf" \qquad \text{{({formula.number})}}"
    return out


def _table(block: Table) -> str:
    head, *rows = block.rows
    written = [f"| {' | '.join(_cell(cell) for cell in row)} |" for row in (head, *rows)]
    return "\n".join([written[0], f"|{'---|' * len(head)}", *written[1:]])


def _cell(words: Words) -> str:
    """A cell, in which a bar would end it: in formulas it is written as a command."""
    return _words(words).replace("|", r"\|").replace(r"\\|", r"\|").replace("\n", " ") or " "


def _words(words: Words) -> str:
    return "".join(_piece(piece) for piece in words)


def _piece(piece: str | Name | Strong) -> str:
    if isinstance(piece, Name):
        return _escaped(piece.text)
    if isinstance(piece, Strong):
        return f"**{_escaped(piece.text)}**"
    return piece


def _escaped(text: str) -> str:
    """A name in which nothing is markup."""
    return SPECIAL.sub(r"\\\1", " ".join(text.split()))
