"""The sections [view] and [plots] of a model file: how its runs are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.description import Model
from alembert.description.shapes import SHAPES, Mesh, Shape
from alembert.description.viewing import DIRECTIONS, THEMES, USUAL_PLOTS, Camera, Quantity, css_color
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.evaluation import evaluate
from alembert.expressions.grammar import Names, NotationError, parse_expression
from alembert.files.entry import Entry
from alembert.files.robots.collada import MeshError
from alembert.files.robots.meshes import placed_mesh

FLAGS = ("forces", "names", "loop", "side_by_side")
LENGTHS = ("radius", "thickness", "height")
Read = Callable[[Entry, str], Any]


def read_view(top: Entry, section: str) -> None:
    """[view]: the camera, colours and shapes of bodies, traces, and what is switched on at first."""
    entry = top.inside(section)
    given = entry.given(camera=_camera, up=_direction, theme=_theme, traces=Entry.points)
    given |= entry.given(speed=_speed, **dict.fromkeys(FLAGS, Entry.flag))
    given |= {name: _by_body(entry, name, read) for name, read in BY_BODY.items() if entry.has(name)}
    entry.finish()
    top.scope.view = top.scope.view.but(**given)


def _camera(entry: Entry, key: str) -> Any:
    """The name of a direction, a direction, or a table: where the camera stands and what it looks at."""
    value = entry.need(key)
    if isinstance(value, str):
        return entry.named(key, value, {name: name for name in DIRECTIONS}, "no place to look from")
    if isinstance(value, list):
        return _direction(entry, key)
    inside = entry.inside(key)
    place = {"position": _place(inside, "position")} | inside.given(target=_place)
    inside.finish()
    with entry.blamed(key):
        return Camera(**place)


def _place(entry: Entry, key: str) -> tuple[float, ...]:
    return entry.numbers(key, "m")


def _direction(entry: Entry, key: str) -> tuple[float, ...]:
    found = entry.numbers(key)
    if not any(found):
        raise entry.error(key, f"found {list(found)}; expected a direction, which is not zero.")
    return found


def _theme(entry: Entry, key: str) -> Any:
    return entry.named(key, entry.text(key), {name: name for name in THEMES}, "no theme")


def _speed(entry: Entry, key: str) -> float:
    return entry.positive(key, "")


# --- of each body -------------------------------------------------------------------------------------------------------


def _by_body(entry: Entry, section: str, read: Read) -> dict[str, Any]:
    table, model = entry.inside(section), entry.scope.model
    known = {**model.bodies, model.ground.name: model.ground} if section == "shapes" else model.bodies
    for name in table.table:
        table.named(name, name, known, "no body")
    found = {name: read(table, name) for name in table.table}
    return {name: value for name, value in found.items() if value}


def _color(entry: Entry, key: str) -> str:
    text = entry.text(key)
    with entry.blamed(key):
        return css_color(text)


def _shapes(entry: Entry, key: str) -> list[Shape]:
    """One shape or a list of them, each a table with its type."""
    given = entry.need(key)
    tables = given if isinstance(given, list) else [given]
    entries = [Entry(entry.source, entry.scope, (*entry.path, key), table) for table in tables]
    return [
        shape for each in entries for shape in (_mesh(each) if each.table.get("type") == "mesh" else [_shape(each)])
    ]


def _mesh(entry: Entry) -> list[Shape]:
    """The mesh of a file, which is named from the model file's folder; one that cannot be drawn is noted."""
    entry.kind({**SHAPES, "mesh": Mesh})
    file = entry.text("file")
    scale = entry.numbers("scale") if entry.has("scale") else (1.0, 1.0, 1.0)
    center = entry.numbers("center", "m") if entry.has("center") else (0.0, 0.0, 0.0)
    axes = _axes(entry) if entry.has("axes") else np.eye(3)
    entry.finish()
    try:
        return [placed_mesh(Path(entry.source.file).parent / file, np.array(scale), np.array(center), axes)]
    except MeshError as error:
        place = f"{entry.source.file}, line {entry.source.line(entry.path)}"
        entry.scope.notes.append(f"{place}: the mesh {file!r} cannot be drawn: {error}")
        return []


def _axes(entry: Entry) -> Floats:
    """Three columns of length one, at right angles."""
    found = entry.matrix("axes")
    try:
        axes = np.array(found, dtype=float)
    except (TypeError, ValueError):
        axes = np.zeros(0)
    if axes.shape != (3, 3) or not np.allclose(axes.T @ axes, np.eye(3), atol=1e-6):
        raise entry.error(
            "axes", f"found {found}; expected three rows of numbers, whose columns are axes at right angles."
        )
    return axes


def _shape(entry: Entry) -> Shape:
    kind = entry.kind(SHAPES)
    values = {f.name: _field(entry, f.name) for f in fields(kind) if entry.has(f.name) or f.default is MISSING}
    entry.finish()
    found = kind(**values)
    known = {Symbol(name): value for name, value in entry.scope.model.values.items() if value is not None}
    with entry.blamed():
        _check_parameters(entry.scope.model, values)
        if len(known) == len(entry.scope.model.values):
            found.at(lambda given: evaluate(given, known)).drawn()
    return found


def _field(entry: Entry, key: str) -> Any:
    """A field of a shape: a length, a list of points, a matrix, or a vector."""
    if key in LENGTHS:
        return entry.expression(key)
    if key == "corners":
        return entry.vectors(key)
    return entry.matrix(key) if key == "axes" else entry.vector(key)


def _check_parameters(model: Model, value: Any) -> None:
    """Refuse what changes along a run."""
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            _check_parameters(model, each)
        return
    for symbol in sorted(getattr(value, "free_symbols", ()), key=str):
        if symbol.name not in model.values:
            raise ModelError(f"found {symbol.name!r}, which is no parameter; expected numbers and parameters.")


BY_BODY: Mapping[str, Read] = {"colors": _color, "shapes": _shapes}

# --- plots --------------------------------------------------------------------------------------------------------------


def read_plots(top: Entry, section: str) -> None:
    """[plots]: by title the word of a usual plot, a name or formula, a list of them, or a table of them with their labels."""
    entry = top.inside(section)
    names = plot_names(top.scope.model)
    top.scope.view = top.scope.view.but(plots={title: _plot(entry, title, names) for title in entry.table})


def plot_names(model: Model) -> list[str]:
    """What a run of the model can be read for by name: all symbols, and accelerations."""
    parts = (*model.bodies.values(), *model.joints.values())
    found = [getattr(part, field, ()) for part in parts for field in ("velocity_symbols", "speed_symbols")]
    speeds = {s.name for symbols in found for s in symbols}
    return [*model.symbols, *(f"{name}'" for name in model.symbols if name.endswith("'") or name in speeds)]


def _plot(entry: Entry, title: str, names: list[str]) -> Any:
    given = entry.need(title)
    if isinstance(given, str) and given in USUAL_PLOTS:
        return given
    pairs = (
        given.items() if isinstance(given, dict) else [(v, v) for v in (given if isinstance(given, list) else [given])]
    )
    if not pairs or not all(isinstance(value, str) for _, value in pairs):
        raise entry.error(
            title,
            f'found {given!r}; expected names and formulas in quotes, as ["theta1", "theta2"], or one of the words '
            f"{', '.join(USUAL_PLOTS)}.",
        )
    return [Quantity(label, _value(entry, title, text, names)) for label, text in pairs]


def _value(entry: Entry, title: str, text: str, names: list[str]) -> Any:
    """The text itself, if a run can read it; else the expression that it is by the points and axes of the file."""
    own = {name: sp.Symbol(name) for name in names}
    if text in own:
        return text
    try:
        found = parse_expression(text, Names(own | entry.scope.components, together=False))
    except NotationError as error:
        hint = " A usual plot has a line of its own, with its word alone." if text in USUAL_PLOTS else ""
        span = (error.start, error.end)
        raise entry.source.error((*entry.path, title), error.reason + hint, text, span) from None
    try:
        parse_expression(text, Names(own, together=False))
    except NotationError:
        return found
    return text
