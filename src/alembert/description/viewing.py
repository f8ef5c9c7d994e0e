"""View: how the runs of a model are shown, by pages, figures and films: camera, colours, shapes, traces, plots."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

import numpy as np

from alembert.description.bodies import Point
from alembert.description.options import nearest
from alembert.description.shapes import Shape, Triple
from alembert.errors import ModelError
from alembert.expressions.validation import is_iterable

DIRECTIONS: Mapping[str, tuple[int, int, int]] = {
    "front": (0, 0, 1),
    "back": (0, 0, -1),
    "right": (1, 0, 0),
    "left": (-1, 0, 0),
    "top": (0, 1, 0),
    "bottom": (0, -1, 0),
    "isometric": (1, 1, 1),
}
"""From where one looks, in the axes of the picture: right, up, towards the viewer of its front."""

THEMES = ("light", "dark")
USUAL_PLOTS = ("coordinates", "rates", "energy", "ledger", "errors", "reactions", "phase")
"""The plots that every run has, each by a word."""


@dataclass(frozen=True)
class Camera:
    """Where a camera stands and the point that it looks at, in ground axes; of a mechanism that it follows, at the start."""

    position: Triple
    target: Triple = (0, 0, 0)

    def __post_init__(self) -> None:
        """Refuse what is no place to look from."""
        for name in ("position", "target"):
            object.__setattr__(self, name, _numbers(f"camera, {name}", getattr(self, name)))
        if self.position == self.target:
            raise ModelError(f"camera: found it at the point {self.target} that it looks at; expected two points.")


@dataclass(frozen=True)
class Quantity:
    """What a line of a plot shows: a name, a formula as text, or an expression; and the label of the line."""

    label: str
    value: Any


@dataclass(frozen=True, kw_only=True)
class View:
    """How runs are shown; what is not given is chosen by what the model is and does.

    `camera` is "front", "back", "right", "left", "top", "bottom" or "isometric"; or a direction of ground axes from which one
    looks at the whole motion, as (1, 0, 0.5); or a `Camera` at a place. `up` is the direction of ground axes that is up in the
    picture, else that against gravity. `colors` (a CSS name or "#20639b") and `shapes` are given by body; a shape may have
    expressions of parameters in it. `traces` are the points whose paths are drawn. `theme` is "light" or "dark", else as the
    reader has it. `forces` and `names` are whether arrows of forces and names are seen at first, `speed` and `loop` how the
    page plays, `side_by_side` whether several runs stand so.

    `plots` are by their titles: a list of names and formulas, expressions by their labels, or one of the words "coordinates",
    "rates", "energy", "ledger", "errors", "reactions" and "phase".

    >>> view = View(camera="top", colors={"arm": "tomato"}, plots={"angles": ["theta1", "theta2"], "energy": "energy"})
    >>> view.colors
    {'arm': '#ff6347'}
    """

    camera: str | Triple | Camera | None = None
    up: Triple | None = None
    theme: str | None = None
    colors: Mapping[Any, str] = field(default_factory=dict)
    shapes: Mapping[Any, Shape | Sequence[Shape]] = field(default_factory=dict)
    traces: Sequence[Point] | None = None
    forces: bool = True
    names: bool = False
    speed: float | None = None
    loop: bool = True
    side_by_side: bool = False
    plots: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse what cannot be shown, and make every field of one form."""
        for each in fields(self):
            check: Callable[[str, Any], Any] = _CHECKS.get(each.name, _flag)
            object.__setattr__(self, each.name, check(each.name, getattr(self, each.name)))

    def but(self, **given: Any) -> View:
        """The view with what is given in place of its own; None is not given."""
        return replace(self, **{name: value for name, value in given.items() if value is not None})


def view_given(call: str, view: Any) -> View:
    """The view that was given, or the usual one."""
    if view is not None and not isinstance(view, View):
        raise ModelError(f"{call}: found view={view!r}; expected an alembert.View, as View(camera='top').")
    return view or View()


def css_color(text: Any) -> str:
    """A colour as #rrggbb, of the same or a CSS name; ModelError if it is none."""
    from PIL import ImageColor  # where CSS names are known

    known = ImageColor.colormap
    name = text.strip().lower() if isinstance(text, str) else ""
    if re.fullmatch(r"#[0-9a-f]{6}", name):
        return name
    if name not in known:
        near = nearest(name, known) if name[:1].isalpha() else ""
        hint = near if near.startswith("did you mean") else "expected a CSS name or a colour as #20639b."
        raise ModelError(f"found {text!r}, which is no colour; {hint}")
    return f"#{bytes(ImageColor.getrgb(name)).hex()}"


# --- what every field may be ------------------------------------------------------------------------------------------


def _wrong(name: str, value: Any, expected: str) -> ModelError:
    return ModelError(f"{name}: found {value!r}; expected {expected}.")


def _numbers(name: str, value: Any) -> tuple[float, ...]:
    try:
        found = tuple(float(x) for x in value)
    except (TypeError, ValueError):
        found = ()
    if len(found) not in (2, 3) or not np.isfinite(found).all() or isinstance(value, str):
        raise _wrong(name, value, "three numbers, as (0, 0, 1)")
    return (*found, 0.0)[:3]


def _direction(name: str, value: Any) -> tuple[float, ...] | None:
    found = None if value is None else _numbers(name, value)
    if found is not None and not any(found):
        raise _wrong(name, value, "a direction, which is not zero")
    return found


def _camera(name: str, value: Any) -> Any:
    if isinstance(value, str) and value not in DIRECTIONS:
        raise _wrong(name, value, f"{', '.join(DIRECTIONS)}, a direction or a Camera")
    return value if value is None or isinstance(value, str | Camera) else _direction(name, value)


def _theme(name: str, value: Any) -> Any:
    if value is not None and (not isinstance(value, str) or value not in THEMES):
        raise _wrong(name, value, " or ".join(THEMES))
    return value


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise _wrong(name, value, "True or False")
    return value


def _speed(name: str, value: Any) -> Any:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if value is not None and not (is_number and 0 < value < np.inf):
        raise _wrong(name, value, "a number greater than zero")
    return value


def _by_body(name: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise _wrong(name, value, f"{name} by body, as {{'arm': ...}}")
    return {str(getattr(key, "name", key)): each for key, each in value.items()}


def _colors(name: str, value: Any) -> dict[str, str]:
    out = {}
    for body, color in _by_body(name, value).items():
        try:
            out[body] = css_color(color)
        except ModelError as error:
            raise ModelError(f"{name} of {body!r}: {error}") from None
    return out


def _shapes(name: str, value: Any) -> dict[str, tuple[Shape, ...]]:
    out = {}
    for body, given in _by_body(name, value).items():
        several = tuple(given) if isinstance(given, list | tuple) else (given,)
        for shape in several:
            if not isinstance(shape, Shape):
                raise ModelError(
                    f"{name}: found {shape!r} for {body!r}; expected a Rod, Disk, Ring, Box, Ball, Plate or Top of "
                    "alembert.show."
                )
        out[body] = several
    return out


def _traces(name: str, value: Any) -> tuple[Point, ...] | None:
    if value is None:
        return None
    for point in value if is_iterable(value) else [value]:
        if not isinstance(point, Point) or point is value:
            raise _wrong(name, point, "points of the model's bodies, as [body.point(1, 0, 0)]")
    return tuple(value)


def _plots(name: str, value: Any) -> dict[str, str | tuple[Quantity, ...]]:
    if not isinstance(value, Mapping) or not all(isinstance(title, str) for title in value):
        raise _wrong(name, value, "quantities by title, as {'angles': ['theta1', 'theta2']}")
    return {title: _plot(f"{name}, {title!r}", given) for title, given in value.items()}


def _plot(name: str, given: Any) -> str | tuple[Quantity, ...]:
    """One of the words, or quantities with their labels."""
    if isinstance(given, str) and given in USUAL_PLOTS:
        return given
    if isinstance(given, Mapping):
        pairs: list[tuple[Any, Any]] = list(given.items())
    else:
        several = list(given) if isinstance(given, list | tuple) else [given]
        pairs = [(each.label, each.value) if isinstance(each, Quantity) else (str(each), each) for each in several]
    if not pairs or not all(isinstance(value, str) or hasattr(value, "free_symbols") for _, value in pairs):
        raise _wrong(
            name, given, f"names and formulas, as ['theta1', 'theta2'], or one of the words {', '.join(USUAL_PLOTS)}"
        )
    return tuple(Quantity(str(label), getattr(value, "name", value)) for label, value in pairs)


_CHECKS: Mapping[str, Callable[[str, Any], Any]] = {
    "camera": _camera,
    "up": _direction,
    "theme": _theme,
    "colors": _colors,
    "shapes": _shapes,
    "traces": _traces,
    "speed": _speed,
    "plots": _plots,
}
