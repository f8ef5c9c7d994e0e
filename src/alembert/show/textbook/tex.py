"""A report as LaTeX: a complete document for pdflatex with amsmath and TikZ."""

from __future__ import annotations

import re

from alembert.show.diagram.tikz import as_tikz, escaped
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


def as_tex(document: Document) -> str:
    """The whole document."""
    head = [PREAMBLE, rf"\title{{{_plain(document.title)}}}", r"\author{}", rf"\date{{{_words(document.subtitle)}}}"]
    body = [r"\begin{document}", r"\maketitle", *(_block(block) for block in document.blocks), r"\end{document}"]
    return "\n".join([*head, *body]) + "\n"


def _block(block: Block) -> str:
    if isinstance(block, Heading):
        words = _words(block.words)
        if "$" in words:
            plain = re.sub(r"\$[^$]*\$", "", words).strip()
            return rf"\{LEVELS[block.level]}{{\texorpdfstring{{{words}}}{{{plain}}}}}"
        return rf"\{LEVELS[block.level]}{{{words}}}"
    if isinstance(block, Paragraph):
        return _words(block.words) + "\n"
    if isinstance(block, Note):
        return rf"{{\small\itshape Note: {_words(block.words)}\par}}" + "\n"
    if isinstance(block, Display):
        return _display(block)
    if isinstance(block, Table):
        return _table(block)
    return _figure(block)


def _display(block: Display) -> str:
    rows = [row for formula in block.formulas for row in _rows(formula)]
    return "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}"


def _rows(formula: Formula) -> list[str]:
    """The lines of one formula; the first has the left side, the last the number."""
    written = lines(formula, TEXT_WIDTH)
    relation = f" {formula.relation} " if formula.relation else " "
    out = [f"  {formula.left} &{relation}{written[0]}" if formula.left else f"  & {written[0]}"]
    out += [rf"  & \qquad {line}" for line in written[1:]]
    if formula.number is not None:
        out[-1] += rf" \tag{{{formula.number}}}"
    return out


def _table(block: Table) -> str:
    head, *rows = block.rows
    widths = {2: (0.3, 0.55), 3: (0.3, 0.25, 0.32), 4: (0.2, 0.18, 0.22, 0.26)}.get(
        len(head), (0.9 / len(head),) * len(head)
    )
    if head[0] == ("$i$",):
        widths = (0.05, 0.18, 0.18, 0.45)
    spec = "".join(rf">{{\raggedright\arraybackslash}}p{{{w}\textwidth}}" for w in widths)
    lines_ = [
        rf"\begin{{longtable}}{{{spec}}}",
        r"\toprule",
        _line(head),
        r"\midrule",
        *(_line(row) for row in rows),
        r"\bottomrule",
    ]
    return "\n".join([*lines_, r"\end{longtable}"])


def _line(row: tuple[Words, ...]) -> str:
    return " & ".join(_words(cell) for cell in row) + r" \\"


def _figure(block: Figure) -> str:
    return "\n".join(
        [
            r"\begin{figure}[h]",
            r"\centering",
            as_tikz(block.drawing),
            rf"\caption{{{_words(block.caption)}}}",
            r"\end{figure}",
        ]
    )


def _words(words: Words) -> str:
    return "".join(_piece(piece) for piece in words)


def _piece(piece: str | Name | Strong) -> str:
    if isinstance(piece, Name):
        return _plain(piece.text)
    if isinstance(piece, Strong):
        return rf"\textbf{{{_plain(piece.text)}}}"
    parts = piece.split("$")
    return "".join(f"${part}$" if k % 2 else _text(part) for k, part in enumerate(parts))


def _text(text: str) -> str:
    """Sentences of the report itself, in which code stands between backticks."""
    parts = text.split("`")
    return "".join(rf"\texttt{{{_plain(part)}}}" if k % 2 else _plain(part) for k, part in enumerate(parts))


def _plain(text: str) -> str:
    safe = escaped(text)
    return "".join(c if ord(c) < 0x250 else "?" for c in safe)
