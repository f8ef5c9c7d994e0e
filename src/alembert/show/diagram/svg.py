"""A drawing as SVG whose colours follow the page: light, dark, or black on white in print."""

from __future__ import annotations

import re
from html import escape
from html.entities import html5
from importlib.resources import files

from alembert.expressions.algebra import Floats
from alembert.show.diagram.drawing import Circle, Drawing, Label, Part, Stroke, arrow_head

STYLE = (files("alembert.show.diagram") / "diagram.css").read_text("utf-8")


def as_svg(drawing: Drawing, style: bool = True) -> str:
    """The drawing as an SVG element; without its style where the page has it already."""
    inside = "".join(_part(part) for part in drawing.parts)
    css = f"<style>{STYLE}</style>" if style else ""
    label = escape(drawing.description)
    size = f'viewBox="0 0 {drawing.width:.0f} {drawing.height:.0f}" width="{drawing.width:.0f}" height="{drawing.height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="diagram" role="img" aria-label="{label}" {size}>{css}{inside}</svg>'


def _part(part: Part) -> str:
    if isinstance(part, Stroke):
        return _stroke(part)
    if isinstance(part, Label):
        return _label(part)
    if isinstance(part, Circle):
        x, y = part.points
        solid = " solid" if part.filled else ""
        return f'<circle class="{part.style}{solid}" cx="{x:.1f}" cy="{y:.1f}" r="{part.radius:.1f}"/>'
    return f'<path class="{part.style} area" d="{_path(part.points)}Z"/>'


def _stroke(part: Stroke) -> str:
    path = _path(part.points)
    if part.width is not None:
        return (
            f'<path class="rim" stroke-width="{part.width + 2.4:.1f}" d="{path}"/>'
            f'<path class="bar" stroke-width="{part.width:.1f}" d="{path}"/>'
        )
    head = f'<path class="{part.style} head" d="{_path(arrow_head(part))}Z"/>' if part.arrow else ""
    return f'<path class="{part.style}" d="{path}"/>{head}'


def _path(points: Floats) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _label(part: Label) -> str:
    x, y = part.points
    inside = tspans(part.text) if part.is_formula else escape(part.text)
    words = "" if part.is_formula else " words"
    return f'<text class="{part.style}{words}" x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle">{inside}</text>'


# --- formulas of labels: one symbol with sub- and superscripts ---------------------------------------------------------

OTHERWISE = {"phi": "varphi", "varphi": "phi", "epsilon": "varepsilon", "varepsilon": "epsilon"}
"""The letters whose names in LaTeX and in HTML are exchanged."""

TOKEN = re.compile(
    r"\\(mathrm|mathbf)\{((?:[^{}]|\\[{}])*)\}|\\([A-Za-z]+)|\\(.)|([_^])\{((?:[^{}]|\{[^{}]*\})*)\}|([^\\{}])"
)


def tspans(latex: str) -> str:
    r"""A simple formula such as \theta_{1} or \mathbf{e}_1^{(0)} as the inside of an SVG text."""
    out, shift = "", 0.0
    for found in TOKEN.finditer(latex):
        style, words, command, escaped, script, inner, plain = found.groups()
        move, shift = ("", shift) if script else (f' dy="{-shift:.1f}"' if shift else "", 0.0)
        if script:
            wanted = 4.5 if script == "_" else -6.0
            name = "low" if script == "_" else "high"
            out += f'<tspan class="{name}" dy="{wanted - shift:.1f}">{tspans(inner)}</tspan>'
            shift = wanted
        elif style:
            text = escape(re.sub(r"\\(.)", r"\1", words))
            out += f'<tspan class="up{" bold" if style == "mathbf" else ""}"{move}>{text}</tspan>'
        else:
            letter = html5.get(f"{OTHERWISE.get(command, command)};", "")
            text = escape(letter if command else escaped or plain or "")
            upright = ' class="up"' if text[:1].isdigit() or text in "(),=+ " else ""
            out += f"<tspan{upright}{move}>{text}</tspan>" if move or upright else text
    return out
