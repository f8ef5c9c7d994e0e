"""The forms in which a report is written: one HTML page with everything inside, LaTeX, and Markdown.

A new form is a subclass of `Writer`, with a row in `derivation_report.FORMATS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from string import Template

from alembert.show.diagram.svg import STYLE, as_svg
from alembert.show.diagram.tikz import as_tikz, escaped
from alembert.show.formulas.equation_text import markdown_text
from alembert.show.formulas.latex_typesetting import latex_lines
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.line_breaking import Piece, terms
from alembert.show.page.assets import asset
from alembert.show.textbook import report_document as parts
from alembert.show.textbook.report_document import Document, Formula, Words


class Writer:
    """Writes blocks and words; a form says how it writes each of them.

    A form has the methods heading, display, table and figure, each from its block to text, and paragraph_of, note_of, name,
    math, code and plain, each from text to text.
    """

    paragraph_of: Callable[[str], str]
    note_of: Callable[[str], str]

    def block(self, block: parts.Block) -> str:
        """One block, by the method of its kind."""
        return str(getattr(self, type(block).__name__.lower())(block))

    def paragraph(self, block: parts.Paragraph) -> str:
        """Some sentences."""
        return self.paragraph_of(self.words(block.words))

    def note(self, block: parts.Note) -> str:
        """A note on the page itself."""
        return self.note_of(self.words(block.words))

    def words(self, words: Words) -> str:
        """Sentences with the names in them."""
        return "".join(getattr(self, kind)(text) for kind, text in parts.parts_of(words))


def aligned_rows(formula: Formula, room: float, number: str) -> list[str]:
    """The lines of one formula for LaTeX to align; the first has the left side, the last the number."""
    left = width(formula.left)
    beside, below = max(room - left - 1.5, 0.4 * room), room - max(2.0, min(left, 0.5 * room)) - 1.5
    first, *others = latex_lines(formula.right, beside, below, gap=0.3)
    out = [f"{formula.left} & = {first}" if formula.left else f"& {first}"]
    out += [rf"& \qquad {line}" for line in others]
    if formula.number is not None:
        out[-1] += number.format(formula.number)
    return out


# --- Markdown -----------------------------------------------------------------------------------------------------------


def as_markdown(document: Document, figure: str | None = None) -> str:
    """Markdown as GitHub, Jupyter and pandoc read it; `figure` is the address of its drawing, None where there is none."""
    writer = _Markdown(figure)
    head = [f"# {writer.name(document.title)}", writer.words(document.subtitle)]
    return "\n\n".join(filter(None, [*head, *map(writer.block, document.blocks)])) + "\n"


class _Markdown(Writer):
    TEXT_WIDTH = 46.0
    paragraph_of, note_of = str, "> **Note.** {}".format
    plain, math, code = str, "${}$".format, "`{}`".format
    name = staticmethod(markdown_text)

    def __init__(self, address: str | None) -> None:
        self.address = address

    def heading(self, block: parts.Heading) -> str:
        return f"{'#' * block.level} {self.words(block.words)}"

    def display(self, block: parts.Display) -> str:
        rows = [row for f in block.formulas for row in aligned_rows(f, self.TEXT_WIDTH, r" \qquad \text{{({})}}")]
        inside = " \\\\\n".join(rows)
        return f"$$\n\\begin{{aligned}}\n{inside}\n\\end{{aligned}}\n$$"

    def table(self, block: parts.Table) -> str:
        written = [f"| {' | '.join(self._cell(cell) for cell in row)} |" for row in block.rows]
        return "\n".join([written[0], f"|{'---|' * len(block.rows[0])}", *written[1:]])

    def _cell(self, words: Words) -> str:
        """A cell, in which a bar would end it: in formulas it is written as a command."""
        return self.words(words).replace("|", r"\|").replace(r"\\|", r"\|").replace("\n", " ") or " "

    def figure(self, block: parts.Figure) -> str:
        if not self.address:
            return ""
        return f"![{self.name(block.drawing.description)}]({self.address})\n\n*{self.words(block.caption)}*"


# --- LaTeX --------------------------------------------------------------------------------------------------------------


LEVELS = {2: "section", 3: "subsection"}
COLUMNS = {3: (0.3, 0.25, 0.32), 4: (0.2, 0.18, 0.22, 0.26)}


def as_tex(document: Document) -> str:
    """A complete document for pdflatex with amsmath and TikZ."""
    writer = _Tex()
    head = [writer.PREAMBLE, rf"\title{{{writer.plain(document.title)}}}", r"\author{}"]
    head.append(rf"\date{{{writer.words(document.subtitle)}}}")
    body = [r"\begin{document}", r"\maketitle", *map(writer.block, document.blocks), r"\end{document}"]
    return "\n".join([*head, *body]) + "\n"


class _Tex(Writer):
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
    TEXT_WIDTH = 38.0
    paragraph_of, note_of = "{}\n".format, "{{\\small\\itshape Note: {}\\par}}\n".format
    math = "${}$".format

    def heading(self, block: parts.Heading) -> str:
        words = self.words(block.words)
        plain = re.sub(r"\$[^$]*\$", "", words).strip()
        title = rf"\texorpdfstring{{{words}}}{{{plain}}}" if "$" in words else words
        return rf"\{LEVELS[block.level]}{{{title}}}"

    def display(self, block: parts.Display) -> str:
        rows = [f"  {row}" for f in block.formulas for row in aligned_rows(f, self.TEXT_WIDTH, r" \tag{{{}}}")]
        return "\\begin{align*}\n" + " \\\\\n".join(rows) + "\n\\end{align*}"

    def table(self, block: parts.Table) -> str:
        head, *rows = block.rows
        widths = (0.05, 0.18, 0.18, 0.45) if head[0] == ("$i$",) else COLUMNS[len(head)]
        columns = "".join(rf">{{\raggedright\arraybackslash}}p{{{w}\textwidth}}" for w in widths)
        top = [rf"\begin{{longtable}}{{{columns}}}", r"\toprule", self._row(head), r"\midrule"]
        return "\n".join([*top, *map(self._row, rows), r"\bottomrule", r"\end{longtable}"])

    def _row(self, row: tuple[Words, ...]) -> str:
        return " & ".join(self.words(cell) for cell in row) + r" \\"

    def figure(self, block: parts.Figure) -> str:
        caption = rf"\caption{{{self.words(block.caption)}}}"
        return "\n".join([r"\begin{figure}[h]", r"\centering", as_tikz(block.drawing), caption, r"\end{figure}"])

    def plain(self, text: str) -> str:
        return "".join(c if ord(c) < 0x250 else "?" for c in escaped(text))

    name = plain

    def code(self, text: str) -> str:
        return rf"\texttt{{{self.plain(text)}}}"


# --- HTML ---------------------------------------------------------------------------------------------------------------


def as_html(document: Document) -> str:
    """One page that takes nothing from the network: KaTeX, its fonts, the style and the drawing are inside."""
    writer, here = _Html(), files("alembert.show.textbook")
    chapters = [block for block in document.blocks if isinstance(block, parts.Heading) and block.level == 2]
    return Template((here / "report.html").read_text("utf-8")).substitute(
        title=escape(document.title),
        subtitle=writer.words(document.subtitle),
        contents="".join(f'<li><a href="#{h.anchor}">{writer.words(h.words)}</a></li>' for h in chapters),
        body="\n".join(map(writer.block, document.blocks)),
        katex_css=asset("katex.css"),
        katex_js=asset("katex.js"),
        style=(here / "report.css").read_text("utf-8"),
        diagram=STYLE,
    )


class _Html(Writer):
    paragraph_of, note_of = "<p>{}</p>".format, '<p class="note" role="note">{}</p>'.format
    plain = staticmethod(escape)

    def name(self, text: str) -> str:
        return f'<span class="name">{escape(text)}</span>'

    def code(self, text: str) -> str:
        return f"<code>{escape(text)}</code>"

    def heading(self, block: parts.Heading) -> str:
        return f'<h{block.level} id="{block.anchor}">{self.words(block.words)}</h{block.level}>'

    def display(self, block: parts.Display) -> str:
        return f'<div class="display">{"".join(map(self._formula, block.formulas))}</div>'

    def _formula(self, formula: Formula) -> str:
        """A left side, and a right side whose pieces may stand on lines of their own."""
        left = f'<span class="left">{self.math(f"{formula.left} =", "m d")}</span>' if formula.left else ""
        right = "<wbr>".join(self._term(term, k == 0) for k, term in enumerate(terms(formula.right)))
        number = f'<span class="number">({formula.number})</span>' if formula.number is not None else ""
        return f'<div class="formula{"" if left else " whole"}">{left}<span class="right">{right}</span>{number}</div>'

    def _term(self, term: Sequence[Piece], is_first: bool) -> str:
        """A term, within whose brackets lines break only where it is longer than a line."""
        pieces = "<wbr>".join(self.math(_spaced(piece, is_first and not k), "m d") for k, piece in enumerate(term))
        return f'<span class="term"><span class="inside">{pieces}</span></span>' if len(term) > 1 else pieces

    def table(self, block: parts.Table) -> str:
        head, *rows = block.rows
        top = "".join(f"<th>{self.words(cell)}</th>" for cell in head)
        body = "".join(f"<tr>{''.join(f'<td>{self.words(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    def figure(self, block: parts.Figure) -> str:
        drawing = as_svg(block.drawing, style=False)
        return f"<figure>{drawing}<figcaption>{self.words(block.caption)}</figcaption></figure>"

    def math(self, latex: str, kind: str = "m") -> str:
        return f'<span class="{kind}">{escape(latex)}</span>'


def _spaced(piece: Piece, is_first: bool) -> str:
    """A piece with the space after its sign that a sum has; the sign of the first is close to it."""
    gap = "" if is_first or piece.sign == "=" else r"\:"
    return rf"{piece.sign}{gap} {piece.text}" if piece.sign else piece.text
