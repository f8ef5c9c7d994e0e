"""A chapter of the report: a text in `chapters/`, and the methods that fill in what the text leaves open.

The text is Markdown: headings, paragraphs, notes (`> `), and displays between double dollar signs with a line `left &= right`
for each formula, which ends in `\\tag{}` where it has a number. Between guillemets stand attributes of the chapter: of `«name»`
the words, or what the method of that name writes; `«name: text»` and `«not name: text»` are there only if it is true or not,
`«several name: text»` only if there is more than one; `«number of name»` says how many there are.
"""

from __future__ import annotations

import re
from importlib.resources import files
from operator import attrgetter

from alembert.description.bodies import Body
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array
from alembert.kinematics import Kinematics, Motion
from alembert.show.textbook.composing import Composer, bracketed
from alembert.show.textbook.report_document import Formula, Name, Words

MOST_BODIES = 12
MARKS = re.compile(r"(«(?:not )?(?:several )?[\w.]+:|«(?:number of )?[\w.]+»|»)")


class Chapter:
    """A chapter about a model, composed by `out`; `tree` is its kinematics in joint coordinates."""

    text: str
    """The name of the file with the text."""

    rotation_matrix = bracketed(
        [
            ["e_0^2 + e_1^2 - e_2^2 - e_3^2", "2 (e_1 e_2 - e_0 e_3)", "2 (e_1 e_3 + e_0 e_2)"],
            ["2 (e_1 e_2 + e_0 e_3)", "e_0^2 - e_1^2 + e_2^2 - e_3^2", "2 (e_2 e_3 - e_0 e_1)"],
            ["2 (e_1 e_3 - e_0 e_2)", "2 (e_2 e_3 + e_0 e_1)", "e_0^2 - e_1^2 - e_2^2 + e_3^2"],
        ]
    )
    """The rotation matrix of Euler parameters."""

    def __init__(self, out: Composer, tree: Kinematics) -> None:
        self.out = out
        self.symbols = out.symbols
        self.tree = tree
        self.model = tree.model

    def write(self, name: str = "") -> None:
        """Compose the whole chapter, or another text of this name."""
        text = (files("alembert.show.textbook") / "chapters" / f"{name or self.text}.md").read_text("utf-8")
        for block in self._chosen(text).split("\n\n"):
            self._write_block(" ".join(block.split()))

    def _chosen(self, text: str) -> str:
        """The text without what does not hold."""
        kept, holds = [], [True]
        for part in MARKS.split(text):
            if part.endswith(":") and part.startswith("«"):
                holds.append(holds[-1] and self._holds(part[1:-1].removeprefix("not ")) != part.startswith("«not "))
            elif part == "»":
                holds.pop()
            elif holds[-1]:
                kept.append(part)
        return "".join(kept)

    def _holds(self, words: str) -> bool:
        found = attrgetter(words.removeprefix("several "))(self)
        return len(found) > 1 if words.startswith("several ") else bool(found)

    def _write_block(self, block: str) -> None:
        mark, _, rest = block.partition(" ")
        if mark == "$$":
            self.out.show(*(self._formula(line) for line in rest.removesuffix("$$").split(r"\\ ")))
        elif mark == ">":
            self.out.note(*self._words(rest))
        elif mark in ("##", "###"):
            self.out.heading(len(mark), *self._words(rest))
        elif words := self._words(block):
            self.out.say(*words)

    def _formula(self, line: str) -> Formula:
        left, _, right = line.strip().partition(" &= ")
        is_numbered = right.endswith(r" \tag{}")
        written = self._words(right.removesuffix(r" \tag{}"))
        return self.out.formula(left, str(*written), numbered=is_numbered)

    def _words(self, text: str) -> Words:
        """The text with its holes filled; pieces of text beside each other become one."""
        out: list[str | Name] = [""]
        for part in MARKS.split(text):
            for word in self._filled(part[1:-1]) if part.startswith("«") else (part,):
                if isinstance(word, str) and isinstance(out[-1], str):
                    out[-1] += word
                else:
                    out.append(word)
        return tuple(word for word in out if word)

    def _filled(self, words: str) -> Words:
        found = attrgetter(words.removeprefix("number of "))(self)
        if words.startswith("number of "):
            return (str(len(found)),)
        value = found() if callable(found) else found
        return () if value is None else (value,) if isinstance(value, str) else tuple(value)

    # --- what several chapters say --------------------------------------------------------------------------------------

    def latex(self, symbol: Expression) -> str:
        """The LaTeX of a symbol."""
        return self.symbols.latex(symbol.name)

    def number(self, body: str) -> int:
        """The number of a body; the ground has zero."""
        return self.symbols.numbers[body]

    @property
    def planar(self) -> bool:
        """Whether every rigid body moves in a plane."""
        return all(not isinstance(body, Body) or body.motion_plane for body in self.model.bodies.values())

    @property
    def motions(self) -> list[tuple[int, Motion]]:
        """The numbers and motions of the bodies that are written out."""
        return [(self.number(m.body.name), m) for m in self.tree.motions[:MOST_BODIES]]

    @property
    def more_bodies(self) -> int:
        """How many bodies are not written out."""
        return max(0, len(self.tree.motions) - MOST_BODIES)

    def blocks(self, values: Array) -> list[tuple[int, Motion, Array]]:
        """The bodies that are written out, with each one's own rows of a matrix or column of all bodies."""
        rows = {s: k for k, s in enumerate(self.tree.body_speeds)}
        return [(i, m, values[[rows[s] for s in m.body.velocity_symbols]]) for i, m in self.motions]


def normal_axis(body: Body) -> int:
    """The axis across the plane of a planar body."""
    return next(k for k in range(3) if body.normal[k] != 0)
