"""A drawing as TikZ, for LaTeX; one unit is one point."""

from __future__ import annotations

import re

from alembert.expressions.algebra import Floats
from alembert.show.diagram.drawing import Circle, Drawing, Label, Part, Stroke

OPTIONS = {
    "link": "line width=0.9pt",
    "body": "line width=0.9pt, fill=black!8",
    "edge": "line width=0.7pt",
    "ground": "line width=1.2pt, fill=white",
    "hatch": "line width=0.5pt",
    "joint": "line width=1pt, fill=white",
    "axis": "line width=0.8pt",
    "frame": "line width=0.8pt, color=blue!55!black",
    "dashed": "line width=0.5pt, dashed, color=black!55",
    "coordinate": "line width=0.8pt, color=red!65!black",
    "spring": "line width=1pt",
    "rod": "line width=1pt",
    "force": "line width=1.2pt, color=green!45!black",
}
SCALE = 0.72


def as_tikz(drawing: Drawing) -> str:
    """The drawing as a tikzpicture."""
    head = rf"\begin{{tikzpicture}}[x={SCALE}pt, y=-{SCALE}pt, line cap=round, line join=round, >=latex]"
    return "\n".join([head, *(line for part in drawing.parts for line in _lines(part)), r"\end{tikzpicture}"])


def _lines(part: Part) -> list[str]:
    if isinstance(part, Stroke):
        return _stroke(part)
    if isinstance(part, Label):
        return [_label(part)]
    options = OPTIONS[part.style]
    if isinstance(part, Circle):
        under = "" if "fill" in options else ", fill=white"
        fill = ", fill=black" if part.filled else ""
        circle = f"circle[radius={SCALE * part.radius:.1f}pt]"
        return [rf"  \filldraw[{options}{under}{fill}] {_point(part.points)} {circle};"]
    return [rf"  \filldraw[{options}] {_path(part.points)} -- cycle;"]


def _stroke(part: Stroke) -> list[str]:
    path = _path(part.points)
    if part.width is not None:
        wide, inner = SCALE * (part.width + 2.4), SCALE * part.width
        return [
            rf"  \draw[line width={wide:.1f}pt] {path};",
            rf"  \draw[line width={inner:.1f}pt, color=black!14] {path};",
        ]
    arrow = ", ->" if part.arrow else ""
    options = re.sub(r", fill=\S+", "", OPTIONS[part.style])
    return [rf"  \draw[{options}{arrow}] {path};"]


def _path(points: Floats) -> str:
    return " -- ".join(_point(p) for p in points)


def _point(p: Floats) -> str:
    return f"({p[0]:.1f},{p[1]:.1f})"


def _label(part: Label) -> str:
    color = re.search(r"color=([^,]+)", OPTIONS.get(part.style, ""))
    shade = f", text={color[1]}" if color else ""
    text = f"${part.text}$" if part.is_formula else escaped(part.text)
    under = "" if part.is_formula else ", fill=white, fill opacity=0.75, text opacity=1"
    return rf"  \node[inner sep=1pt, font=\small{shade}{under}] at {_point(part.points)} {{{text}}};"


NAMED = {
    "\\": "backslash",
    "~": "asciitilde",
    "^": "asciicircum",
    "<": "less",
    ">": "greater",
    "|": "bar",
    '"': "quotedbl",
}
SPECIAL = {c: rf"\text{name}{{}}" for c, name in NAMED.items()} | {c: f"\\{c}" for c in "#$%&_{}"}


def escaped(text: str) -> str:
    """Plain text in LaTeX."""
    return "".join(SPECIAL.get(c, c) for c in text)
