"""The methods of a body or the ground that make the shapes which `Model.contact` takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sympy import pi

from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, expression
from alembert.expressions.validation import is_iterable

ORIGIN = (0, 0, 0)


class ShapeMethods:
    """Shapes fixed in a frame."""

    name: str
    point: Any
    axis: Any

    def sphere(self, radius: Any, at: Any = ORIGIN, hollow: bool = False) -> Any:
        """A sphere fixed in the body, for contacts; in a plane, a circle. `at` is its centre in the body frame.

        What meets a hollow one is inside of it.
        """
        return _shapes().Sphere(self._place(at), self._length(radius, "radius", "sphere"), _flag(hollow, "sphere"))

    def disk(self, radius: Any, axis: Any = (0, 0, 1), at: Any = ORIGIN) -> Any:
        """The rim of a disk or ring fixed in the body, about an axis and a centre in the body frame, for contacts."""
        return _shapes().Rim(self._place(at), self._length(radius, "radius", "disk"), self._direction(axis))

    def plane(self, normal: Any = (0, 0, 1), at: Any = ORIGIN) -> Any:
        """A plane fixed in the body or the ground, for contacts, with a normal towards what it holds off, through a point.

        Nothing gets behind it: so a plane and a half-space are one shape, and `half_space` is the same method.
        """
        return _shapes().HalfSpace(self._place(at), self._direction(normal))

    half_space = plane

    def capsule(self, radius: Any, length: Any, axis: Any = (0, 0, 1), at: Any = ORIGIN) -> Any:
        """A cylinder with half-spheres at its ends, whose centres are `length` apart, for contacts with what is flat."""
        sizes = (self._length(value, name, "capsule") for name, value in (("radius", radius), ("length", length)))
        return _shapes().Capsule(self._place(at), *sizes, self._direction(axis))

    def cylinder(
        self, radius: Any, length: Any = None, axis: Any = (0, 0, 1), at: Any = ORIGIN, hollow: bool = False
    ) -> Any:
        """A cylinder of a length, for contacts of its edges with what is flat; without one, the endless one that others meet.

        What meets a hollow one is inside of it.
        """
        radius = self._length(radius, "radius", "cylinder")
        length = None if length is None else self._length(length, "length", "cylinder")
        return _shapes().Cylinder(self._place(at), radius, length, self._direction(axis), _flag(hollow, "cylinder"))

    def box(self, x: Any, y: Any, z: Any = 0, at: Any = ORIGIN) -> Any:
        """A box with edges of these sizes along the body axes, in a plane a rectangle, for contacts of its corners with what is
        flat. `at` is its centre in the body frame."""
        return _shapes().Box(self._place(at), tuple(self._length(value, "size", "box") for value in (x, y, z)))

    def surface(self, equation: Callable[..., Any], at: Any = ORIGIN) -> Any:
        """A smooth surface, in a plane a curve, that points meet: `equation` is a function F of the place x, y, z in the body
        axes (or of x and y), zero on it and positive outside: `ground.surface(lambda x, y: y - sp.sin(x))`."""
        return _shapes().Surface(self._place(at), _shapes().level(equation, f"surface of {self.name!r}"))

    def curve(
        self,
        x: Callable[[Any], Any],
        y: Callable[[Any], Any],
        span: Any = (0, 2 * pi),
        along: Any = None,
        at: Any = ORIGIN,
        hollow: bool = False,
    ) -> Any:
        """A smooth curve in the x-y plane of the body that points and circles meet: x and y are functions of a parameter s.

        Each ray from the point `at`, that x and y are counted from, meets it once, as that of a cam: what meets it is
        outside, of a hollow one inside. With `along=(l, m)`, as (0, 1) for a wire or a road, each line in that direction does,
        and what meets it is on the side that it points to. `span` is the range of s in which its start is looked for; s may
        go on. A convex one may also meet a plane itself, as a cam the flat face of its follower.
        """
        what = f"curve of {self.name!r}"
        formulas = (_shapes().along_curve(f, f"{name} of the {what}") for name, f in (("x", x), ("y", y)))
        ends = _pair(span, f"span of the {what}")
        return _shapes().Curve(
            self._place(at), *formulas, ends, along and _pair(along, f"along of the {what}"), _flag(hollow, "curve")
        )

    def _place(self, at: Any) -> Any:
        return self.point(*_components(at, f"at= of a shape of {self.name!r}"))

    def _direction(self, along: Any) -> Any:
        return self.axis(*_components(along, f"direction of a shape of {self.name!r}"))

    def _length(self, value: Any, name: str, shape: str) -> Expression:
        return expression(value, f"{name} of a {shape} of {self.name!r}")


def _shapes() -> Any:
    """The classes of shapes; they are of points of bodies, which have these methods."""
    from alembert.description import contact_shapes

    return contact_shapes


def _components(values: Any, what: str) -> tuple[Any, ...]:
    parts = tuple(values) if is_iterable(values) else ()
    if len(parts) not in (2, 3):
        raise ModelError(f"The {what}: found {values!r}; expected its components, as (0, 0, 1).")
    return parts


def _pair(values: Any, what: str) -> tuple[Expression, ...]:
    found = tuple(expression(value, what) for value in (values if isinstance(values, Sequence) else [values]))
    if len(found) != 2 or found[0] == found[1] == 0:
        raise ModelError(f"The {what}: found {values!r}; expected two numbers, as (0, 1).")
    return found


def _flag(hollow: Any, shape: str) -> bool:
    if not isinstance(hollow, bool):
        raise ModelError(f"The {shape}: found hollow={hollow!r}; expected True or False.")
    return hollow
