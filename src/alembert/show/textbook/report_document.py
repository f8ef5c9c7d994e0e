"""What a report is made of, whatever it is written as: headings, sentences, formulas, tables, figures and notes.

Sentences are sequences of text, in which formulas stand between dollar signs, and of names that people gave, which may
contain anything and are never read as anything but text. Code stands between backticks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from alembert.show.diagram.drawing import Drawing
from alembert.show.formulas.line_breaking import Piece


@dataclass(frozen=True)
class Name:
    """A name that a person gave, as it is."""

    text: str


Words: TypeAlias = tuple[str | Name, ...]


def parts_of(words: Words) -> Iterator[tuple[str, str]]:
    """The parts of sentences with their kinds: name, math, code, and plain text; marks of formulas and code are left out."""
    for word in words:
        if isinstance(word, Name):
            yield "name", word.text
            continue
        for part in filter(None, re.split(r"(\$(?:\\.|[^$\\])*\$|`[^`]*`)", word)):
            kind = {"$": "math", "`": "code"}.get(part[0], "plain")
            yield kind, part if kind == "plain" else part[1:-1]


@dataclass(frozen=True)
class Heading:
    """A heading; chapters are of level 2."""

    level: int
    words: Words
    anchor: str


@dataclass(frozen=True)
class Paragraph:
    """Some sentences."""

    words: Words


@dataclass(frozen=True)
class Note:
    """What a reader has to know about the page itself: what is left out, what could not be checked."""

    words: Words


@dataclass(frozen=True)
class Formula:
    """left = right, or a whole equation on the right; it may be broken before each piece. `number` is printed beside it."""

    left: str
    right: tuple[Piece, ...]
    number: int | None = None


@dataclass(frozen=True)
class Display:
    """Formulas one under the other."""

    formulas: tuple[Formula, ...]


@dataclass(frozen=True)
class Table:
    """A table; the first row is its head."""

    rows: tuple[tuple[Words, ...], ...]


@dataclass(frozen=True)
class Figure:
    """A drawing with what stands below it."""

    drawing: Drawing
    caption: Words


Block: TypeAlias = Heading | Paragraph | Note | Display | Table | Figure


@dataclass(frozen=True)
class Document:
    """A whole report."""

    title: str
    subtitle: Words
    blocks: tuple[Block, ...]
