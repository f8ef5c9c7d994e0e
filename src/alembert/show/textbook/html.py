"""A report as one HTML file with everything inside: KaTeX, its fonts, the style and the drawing."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from alembert.show.diagram.svg import STYLE, as_svg
from alembert.show.page.assets import asset
from alembert.show.textbook.document_writer import Writer
from alembert.show.textbook.report_document import (
    Display,
    Document,
    Figure,
    Formula,
    Heading,
    Note,
    Paragraph,
    Table,
)
from alembert.show.textbook.typeset import Piece

POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; img-src data:"
"""Nothing comes from the network, whatever is in the model."""

TEMPLATE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="generator" content="Alembert">
<title>{title}</title>
<style>{katex_css}</style>
<style>{style}{diagram}</style>
</head>
<body>
<header><h1>{title}</h1><p class="subtitle">{subtitle}</p></header>
<nav aria-label="Contents"><details open><summary>Contents</summary><ol>{contents}</ol></details></nav>
<main>
{body}
</main>
<script>{katex_js}</script>
<script>{script}</script>
</body>
</html>
"""

SCRIPT = """
for (const math of document.querySelectorAll(".m")) {
  const display = math.classList.contains("d") ? "\\\\displaystyle " : "";
  katex.render(display + math.textContent, math, { throwOnError: false, strict: false, trust: false, maxExpand: 1000 });
}
document.documentElement.dataset.ready = "yes";
"""


def as_html(document: Document) -> str:
    """The whole page."""
    writer = _Html()
    chapters = [h for h in document.headings if h.level == 2]
    contents = "".join(f'<li><a href="#{h.anchor}">{writer.words(h.words)}</a></li>' for h in chapters)
    inside = {
        "title": escape(document.title),
        "subtitle": writer.words(document.subtitle),
        "contents": contents,
        "body": "\n".join(map(writer.block, document.blocks)),
        "policy": POLICY,
        "katex_css": asset("katex.css"),
        "katex_js": asset("katex.js"),
        "style": (files("alembert.show.textbook") / "report.css").read_text("utf-8"),
        "diagram": STYLE,
        "script": SCRIPT,
    }
    return TEMPLATE.format(**inside)


class _Html(Writer):
    def heading(self, block: Heading) -> str:
        return f'<h{block.level} id="{block.anchor}">{self.words(block.words)}</h{block.level}>'

    def paragraph(self, block: Paragraph) -> str:
        return f"<p>{self.words(block.words)}</p>"

    def note(self, block: Note) -> str:
        return f'<p class="note" role="note">{self.words(block.words)}</p>'

    def display(self, block: Display) -> str:
        return f'<div class="display">{"".join(map(self._formula, block.formulas))}</div>'

    def _formula(self, formula: Formula) -> str:
        """A left side, and a right side whose pieces may stand on lines of their own."""
        sides = f"{formula.left} {formula.relation}".strip()
        left = f'<span class="left">{self.math(sides, "m d")}</span>' if formula.left else ""
        right = "<wbr>".join(self.math(_spaced(piece, k == 0), "m d") for k, piece in enumerate(formula.right))
        number = f'<span class="number">({formula.number})</span>' if formula.number is not None else ""
        return f'<div class="formula{"" if left else " whole"}">{left}<span class="right">{right}</span>{number}</div>'

    def table(self, block: Table) -> str:
        head, *rows = block.rows
        top = "".join(f"<th>{self.words(cell)}</th>" for cell in head)
        body = "".join(f"<tr>{''.join(f'<td>{self.words(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    def figure(self, block: Figure) -> str:
        drawing = as_svg(block.drawing, style=False)
        return f"<figure>{drawing}<figcaption>{self.words(block.caption)}</figcaption></figure>"

    def math(self, latex: str, kind: str = "m") -> str:
        return f'<span class="{kind}">{escape(latex)}</span>'

    def plain(self, text: str) -> str:
        return escape(text)

    def name(self, text: str) -> str:
        return f'<span class="name">{escape(text)}</span>'

    def strong(self, text: str) -> str:
        return f"<strong>{escape(text)}</strong>"

    def code(self, text: str) -> str:
        return f"<code>{escape(text)}</code>"


def _spaced(piece: Piece, is_first: bool) -> str:
    """A piece with the space after its sign that a sum has; the sign of the first is close to it."""
    gap = "" if is_first or piece.sign == "=" else r"\:"
    return rf"{piece.sign}{gap} {piece.latex}" if piece.sign else piece.latex
