"""Shapes that meet: points, spheres, rims, capsules, cylinders, boxes; half-spaces, smooth surfaces, curves.

To add a shape: write its class, with the lengths and directions that it is made of, and a method of Frame; model files know it
by its `word` and its fields. A shape with corners is several simple ones (`pieces`), each with a gap of its own. How two shapes
meet is in contact_pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from itertools import product as choices
from typing import Any, ClassVar

import symengine as se
import sympy as sp

from alembert.description import name_rules
from alembert.description.bodies import Axis, Point
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, expression, number, substitute

PLACE = tuple(se.Symbol(name) for name in "xyz")
"""The place in the frame of a surface, in its equation."""
PARAMETER = se.Symbol("s")
"""The parameter of a curve, in its formulas."""


@dataclass(frozen=True)
class Fixed:
    """A shape fixed in a body at a point."""

    point: Point
    word: ClassVar[str]

    @property
    def lengths(self) -> dict[str, Expression]:
        """What has to be greater than zero, by name."""
        return {name: getattr(self, name) for name in ("radius", "length") if getattr(self, name, None) is not None}

    @property
    def constants(self) -> list[Expression]:
        """The components of the axes, and sizes, that it is made of."""
        axes = [getattr(self, name) for name in ("axis", "normal") if hasattr(self, name)]
        several = [c for name in ("size", "span", "along") for c in getattr(self, name, None) or ()]
        return [*(c for axis in axes for c in axis.local), *several, *self.lengths.values()]

    def moved(self, x: Any) -> Point:
        """The point at some way from its own, in the body frame."""
        return Point(self.point.frame, tuple(a + b for a, b in zip(self.point.local, x, strict=True)))


@dataclass(frozen=True)
class Sphere(Fixed):
    """A sphere; of a planar body, a circle. What meets a hollow one is inside of it."""

    radius: Expression
    hollow: bool = False
    word = "sphere"


@dataclass(frozen=True)
class Rim(Fixed):
    """The rim of a disk or ring about an axis."""

    radius: Expression
    axis: Axis
    word = "disk"


@dataclass(frozen=True)
class HalfSpace(Fixed):
    """What lies below a plane, in a body or the ground; what meets it is on the side of the normal. In a plane it is a line."""

    normal: Axis
    word = "plane"


@dataclass(frozen=True)
class Capsule(Fixed):
    """A cylinder with a half-sphere at both ends; `length` is that between their centres."""

    radius: Expression
    length: Expression
    axis: Axis
    word = "capsule"


@dataclass(frozen=True)
class Cylinder(Fixed):
    """A cylinder about an axis: of a length, with its edges; or without an end, as what others meet. A hollow one is a pipe."""

    radius: Expression
    length: Expression | None
    axis: Axis
    hollow: bool = False
    word = "cylinder"


@dataclass(frozen=True)
class Box(Fixed):
    """A box with its edges along the body axes; a size of zero makes it a plate or, of a planar body, a rectangle."""

    size: tuple[Expression, ...]
    word = "box"


@dataclass(frozen=True)
class Surface(Fixed):
    """The smooth surface (in a plane, the curve) F(x, y, z) = 0 in the body's axes, from its point; matter is where F < 0."""

    equation: Expression
    word = "surface"


@dataclass(frozen=True)
class Curve(Fixed):
    """The smooth curve x(s), y(s) in the body's axes, from its point: each ray from there, or each line `along` a direction,
    meets it once. What meets it is outside, inside of a hollow one, or on the side that `along` points to."""

    x: Expression
    y: Expression
    span: tuple[Expression, ...]
    along: tuple[Expression, ...] | None = None
    hollow: bool = False
    word = "curve"


ContactShape = Point | Fixed
SHAPES_BY_WORD: Mapping[str, type[Fixed]] = {kind.word: kind for kind in Fixed.__subclasses__()} | {
    "half_space": HalfSpace
}


def level(equation: Callable[..., Any], what: str) -> Expression:
    """The expression of a surface in PLACE, from a function of x, y and z, or of x and y."""
    return _formula(equation, what, PLACE, (2, 3), "x, y, z, or x and y", "lambda x, y, z: z - x**2", "no place is")


def along_curve(function: Callable[..., Any], what: str) -> Expression:
    """The expression of a coordinate of a curve in PARAMETER, from a function of s."""
    return _formula(function, what, (PARAMETER,), (1,), "s", "lambda s: 2 * sympy.cos(s)", "")


def _formula(
    function: Any, what: str, symbols: tuple[Any, ...], counts: tuple[int, ...], words: str, sample: str, lacks: str
) -> Expression:
    """The expression of a function in the given symbols, of which it takes some number."""
    if not callable(function):
        raise ModelError(f"The {what}: found {function!r}; expected a function, as {sample}.")
    own = tuple(sp.Symbol(f"{s.name} of the place") for s in symbols)
    try:
        count = len(signature(function).parameters)
    except ValueError:  # of a type of Python's own
        raise ModelError(f"The {what}: found {function!r}; expected a function, as {sample}.") from None
    if count not in counts:
        raise ModelError(f"The {what}: found a function of {count} arguments; expected {words}.")
    found = expression(function(*own[:count]), what)
    if taken := sorted(str(s) for s in found.free_symbols if s in symbols):
        raise ModelError(f"The {what}: found the symbol {taken[0]!r} besides that of the place; rename it.")
    names = {expression(d): s for d, s in zip(own, symbols, strict=True)}
    name_rules.differentiable([found], what, (), ())
    if lacks and not names.keys() & found.free_symbols:
        raise ModelError(f"The {what}: found {found}, in which {lacks}; expected a function of x, y and z.")
    return substitute(found, names)


def point_of(shape: ContactShape) -> Point:
    """The point of a body that a shape is fixed at."""
    return shape if isinstance(shape, Point) else shape.point


def pieces(shape: ContactShape) -> list[ContactShape]:
    """The simple shapes that a shape with corners, or two ends, is made of for what is flat."""
    if isinstance(shape, Box):
        sides = [(-s / 2, s / 2) if number(s) != 0 else (ZERO,) for s in shape.size]
        return [shape.moved(corner) for corner in choices(*sides)]
    if isinstance(shape, Capsule) or (isinstance(shape, Cylinder) and shape.length is not None):
        half = [c * shape.length / 2 for c in shape.axis.local]
        ends = [shape.moved([-c for c in half]), shape.moved(half)]
        if isinstance(shape, Capsule):
            return [Sphere(end, shape.radius) for end in ends]
        return [Rim(end, shape.radius, shape.axis) for end in ends]
    return [shape]
