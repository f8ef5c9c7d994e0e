"""A report as Markdown with formulas between dollar signs, as GitHub, Jupyter and pandoc read them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from alembert.show.textbook.document_writer import Writer, aligned_rows
from alembert.show.textbook.report_document import Display, Document, Figure, Heading, Note, Paragraph, Table, Words

TEXT_WIDTH = 46.0
SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$])")


def as_markdown(document: Document, figure: str | None = None) -> str:
    """The whole document; `figure` is the address of its drawing, None where there is none."""
    writer = _Markdown(figure)
    head = [f"# {writer.name(document.title)}", writer.words(document.subtitle)]
    blocks = [writer.block(block) for block in document.blocks]
    return "\n\n".join(part for part in (*head, *blocks) if part) + "\n"


@dataclass(frozen=True)
class _Markdown(Writer):
    address: str | None

    def heading(self, block: Heading) -> str:
        return f"{'#' * block.level} {self.words(block.words)}"

    def paragraph(self, block: Paragraph) -> str:
        return self.words(block.words)

    def note(self, block: Note) -> str:
        return f"> **Note.** {self.words(block.words)}"

    def display(self, block: Display) -> str:
        rows = [row for f in block.formulas for row in aligned_rows(f, TEXT_WIDTH, r" \qquad \text{{({})}}")]
        inside = " \\\\\n".join(rows)
        return f"$$\n\\begin{{aligned}}\n{inside}\n\\end{{aligned}}\n$$"

    def table(self, block: Table) -> str:
        written = [f"| {' | '.join(self._cell(cell) for cell in row)} |" for row in block.rows]
        return "\n".join([written[0], f"|{'---|' * len(block.rows[0])}", *written[1:]])

    def _cell(self, words: Words) -> str:
        """A cell, in which a bar would end it: in formulas it is written as a command."""
        return self.words(words).replace("|", r"\|").replace(r"\\|", r"\|").replace("\n", " ") or " "

    def figure(self, block: Figure) -> str:
        if not self.address:
            return ""
        return f"![{self.name(block.drawing.description)}]({self.address})\n\n*{self.words(block.caption)}*"

    def sentence(self, text: str) -> str:
        return text

    def name(self, text: str) -> str:
        """A name in which nothing is markup."""
        return SPECIAL.sub(r"\\\1", " ".join(text.split()))

    def strong(self, text: str) -> str:
        return f"**{self.name(text)}**"
