"""A report as LaTeX: a complete document for pdflatex with amsmath and TikZ."""

from __future__ import annotations

import re

from alembert.show.diagram.tikz import as_tikz, escaped
from alembert.show.textbook.document_writer import Writer, aligned_rows
from alembert.show.textbook.report_document import Display, Document, Figure, Heading, Note, Paragraph, Table, Words

PREAMBLE = r"""\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{lmodern}
\usepackage[margin=24mm]{geometry}
\usepackage{amsmath,amssymb,bm}
\usepackage{booktabs,longtable,array}
\usepackage{tikz}
\usepackage[hidelinks]{hyperref}
\setcounter{MaxMatrixCols}{40}
\allowdisplaybreaks
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.5em}
\renewcommand{\boldsymbol}{\bm}
\raggedbottom
"""
LEVELS = {2: "section", 3: "subsection", 4: "subsubsection"}
TEXT_WIDTH = 38.0
COLUMNS = {2: (0.3, 0.55), 3: (0.3, 0.25, 0.32), 4: (0.2, 0.18, 0.22, 0.26)}


def as_tex(document: Document) -> str:
    """The whole document."""
    writer = _Tex()
    head = [PREAMBLE, rf"\title{{{writer.plain(document.title)}}}", r"\author{}"]
    head.append(rf"\date{{{writer.words(document.subtitle)}}}")
    body = [r"\begin{document}", r"\maketitle", *map(writer.block, document.blocks), r"\end{document}"]
    return "\n".join([*head, *body]) + "\n"


class _Tex(Writer):
    def heading(self, block: Heading) -> str:
        words = self.words(block.words)
        plain = re.sub(r"\$[^$]*\$", "", words).strip()
        title = rf"\texorpdfstring{{{words}}}{{{plain}}}" if "$" in words else words
        return rf"\{LEVELS[block.level]}{{{title}}}"

    def paragraph(self, block: Paragraph) -> str:
        return self.words(block.words) + "\n"

    def note(self, block: Note) -> str:
        return rf"{{\small\itshape Note: {self.words(block.words)}\par}}" + "\n"

    def display(self, block: Display) -> str:
        rows = [f"  {row}" for f in block.formulas for row in aligned_rows(f, TEXT_WIDTH, r" \tag{{{}}}")]
        return "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}"

    def table(self, block: Table) -> str:
        head, *rows = block.rows
        widths = COLUMNS.get(len(head), (0.9 / len(head),) * len(head))
        if head[0] == ("$i$",):
            widths = (0.05, 0.18, 0.18, 0.45)
        columns = "".join(rf">{{\raggedright\arraybackslash}}p{{{w}\textwidth}}" for w in widths)
        top = [rf"\begin{{longtable}}{{{columns}}}", r"\toprule", self._row(head), r"\midrule"]
        return "\n".join([*top, *map(self._row, rows), r"\bottomrule", r"\end{longtable}"])

    def _row(self, row: tuple[Words, ...]) -> str:
        return " & ".join(self.words(cell) for cell in row) + r" \\"

    def figure(self, block: Figure) -> str:
        caption = rf"\caption{{{self.words(block.caption)}}}"
        return "\n".join([r"\begin{figure}[h]", r"\centering", as_tikz(block.drawing), caption, r"\end{figure}"])

    def plain(self, text: str) -> str:
        return "".join(c if ord(c) < 0x250 else "?" for c in escaped(text))

    name = plain

    def strong(self, text: str) -> str:
        return rf"\textbf{{{self.plain(text)}}}"

    def math(self, latex: str) -> str:
        return f"${latex}$"

    def code(self, text: str) -> str:
        return rf"\texttt{{{self.plain(text)}}}"
