"""A report as one HTML file with everything inside: KaTeX, its fonts, the style and the drawing."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from alembert.show.diagram.svg import STYLE, as_svg
from alembert.show.page.assets import asset
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
    chapters = [h for h in document.headings if h.level == 2]
    contents = "".join(f'<li><a href="#{h.anchor}">{_words(h.words)}</a></li>' for h in chapters)
    inside = {
        "title": escape(document.title),
        "subtitle": _words(document.subtitle),
        "contents": contents,
        "body": "\n".join(_block(block) for block in document.blocks),
        "policy": POLICY,
        "katex_css": asset("katex.css"),
        "katex_js": asset("katex.js"),
        "style": (files("alembert.show.textbook") / "report.css").read_text("utf-8"),
        "diagram": STYLE,
        "script": SCRIPT,
    }
    return TEMPLATE.format(**inside)


def _block(block: Block) -> str:
    if isinstance(block, Heading):
        return f'<h{block.level} id="{block.anchor}">{_words(block.words)}</h{block.level}>'
    if isinstance(block, Paragraph):
        return f"<p>{_words(block.words)}</p>"
    if isinstance(block, Note):
        return f'<p class="note" role="note">{_words(block.words)}</p>'
    if isinstance(block, Display):
        return f'<div class="display">{"".join(_formula(f) for f in block.formulas)}</div>'
    if isinstance(block, Table):
        return _table(block)
    return _figure(block)


def _formula(formula: Formula) -> str:
    """A left side, and a right side whose pieces may stand on lines of their own."""
    left = (
        f'<span class="left">{_math(f"{formula.left} {formula.relation}".strip(), "m d")}</span>'
        if formula.left
        else ""
    )
    right = "<wbr>".join(_math(_spaced(piece, k == 0), "m d") for k, piece in enumerate(formula.right))
    number = f'<span class="number">({formula.number})</span>' if formula.number is not None else ""
    return f'<div class="formula{"" if left else " whole"}">{left}<span class="right">{right}</span>{number}</div>'


def _spaced(piece: Piece, is_first: bool) -> str:
    """A piece with the space after its sign that a sum has; the sign of the first is close to it."""
    gap = "" if is_first or piece.sign == "=" else r"\:"
    return rf"{piece.sign}{gap} {piece.latex}" if piece.sign else piece.latex


def _math(latex: str, kind: str = "m") -> str:
    return f'<span class="{kind}">{escape(latex)}</span>'


def _table(block: Table) -> str:
    head, *rows = block.rows
    top = "".join(f"<th>{_words(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{_words(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _figure(block: Figure) -> str:
    return f"<figure>{as_svg(block.drawing, style=False)}<figcaption>{_words(block.caption)}</figcaption></figure>"


def _words(words: Words) -> str:
    return "".join(_piece(piece) for piece in words)


def _piece(piece: str | Name | Strong) -> str:
    if isinstance(piece, Name):
        return f'<span class="name">{escape(piece.text)}</span>'
    if isinstance(piece, Strong):
        return f"<strong>{escape(piece.text)}</strong>"
    parts = piece.split("$")
    return "".join(_math(part) if k % 2 else _text(part) for k, part in enumerate(parts))


def _text(text: str) -> str:
    """Sentences of the report itself, in which code stands between backticks."""
    parts = text.split("`")
    return "".join(f"<code>{escape(part)}</code>" if k % 2 else escape(part) for k, part in enumerate(parts))
