"""A drawing as SVG whose colours follow the page: light, dark, or black on white in print."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from alembert.show.diagram.drawing import Area, Circle, Drawing, Label, Part, Stroke

Floats = NDArray[np.float64]

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
    if isinstance(part, Area):
        return f'<path class="{part.style} area" d="{_path(part.points)}Z"/>'
    if isinstance(part, Circle):
        x, y = part.center
        solid = " solid" if part.filled else ""
        return f'<circle class="{part.style}{solid}" cx="{x:.1f}" cy="{y:.1f}" r="{part.radius:.1f}"/>'
    return _label(part)


def _stroke(part: Stroke) -> str:
    path = _path(part.points)
    if part.width is not None:
        return (
            f'<path class="rim" stroke-width="{part.width + 2.4:.1f}" d="{path}"/>'
            f'<path class="bar" stroke-width="{part.width:.1f}" d="{path}"/>'
        )
    head = _head(part) if part.arrow else ""
    return f'<path class="{part.style}" d="{path}"/>{head}'


def _head(part: Stroke, length: float = 8.0) -> str:
    tip = part.points[-1]
    behind = next((p for p in part.points[::-1] if np.linalg.norm(tip - p) >= length), part.points[0])
    along = (tip - behind) / max(float(np.linalg.norm(tip - behind)), 1e-9)
    side = np.array([-along[1], along[0]])
    corners = np.array(
        [tip, tip - length * along + 2.7 * side, tip - 0.8 * length * along, tip - length * along - 2.7 * side]
    )
    return f'<path class="{part.style} head" d="{_path(corners)}Z"/>'


def _path(points: Floats) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _label(part: Label) -> str:
    x, y = part.at
    inside = tspans(part.text) if part.is_formula else escape(part.text)
    words = "" if part.is_formula else " words"
    return f'<text class="{part.style}{words}" x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle">{inside}</text>'


# --- formulas of labels: one symbol with sub- and superscripts ---------------------------------------------------------

LETTERS = (
    *(
        "alpha",
        "beta",
        "gamma",
        "delta",
        "varepsilon",
        "zeta",
        "eta",
        "theta",
        "iota",
        "kappa",
        "lambda",
        "mu",
        "nu",
        "xi",
    ),
    *("omicron", "pi", "rho", "varsigma", "sigma", "tau", "upsilon", "varphi", "chi", "psi", "omega"),
)
GREEK = {name: chr(0x3B1 + k) for k, name in enumerate(LETTERS)}
GREEK |= {"phi": "\u03d5", "epsilon": "\u03f5", "vartheta": "\u03d1"}
CAPITALS = {"Gamma": 0x393, "Delta": 0x394, "Theta": 0x398, "Lambda": 0x39B, "Xi": 0x39E, "Pi": 0x3A0, "Sigma": 0x3A3}
CAPITALS |= {"Upsilon": 0x3A5, "Phi": 0x3A6, "Psi": 0x3A8, "Omega": 0x3A9}
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
            text = _character(command) if command else escape(escaped or plain or "")
            upright = ' class="up"' if text[:1].isdigit() or text in "(),=+ " else ""
            out += f"<tspan{upright}{move}>{text}</tspan>" if move or upright else text
    return out


def _character(command: str) -> str:
    if command in CAPITALS:
        return chr(CAPITALS[command])
    return GREEK.get(command, "")
