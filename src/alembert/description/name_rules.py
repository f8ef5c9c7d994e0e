"""The checks of names, numbers and shapes that a person gives to a Model, each with its own clear refusal."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from numbers import Real
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from symengine.lib.symengine_wrapper import Boolean

from alembert.description.bodies import LETTERS, PLANES, Body, Frame, Ground, Massive, Point
from alembert.description.joints import Joint
from alembert.description.rotations import euler_sequence
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, derivative, expression, number, parts_of, to_sympy
from alembert.expressions.grammar.tokens import SUPERSCRIPTS
from alembert.expressions.latex_names import is_mathematical

LONGEST = 300  # letters of a name
ROUGH = (se.Abs, se.sign, se.floor, se.ceiling)


def text(name: Any, what: str) -> str:
    """A name that is not empty."""
    owner = f"{'an' if what[0] in 'aeiou' else 'a'} {what}"
    if not isinstance(name, str) or not name.strip():
        raise ModelError(f"{sentence(owner)} needs a name; found {name!r}, expected some text.")
    _check_letters(name, f"The name of {owner}")
    return name


def label(key: Any) -> str:
    """By what a result is asked for a value: a name, or that of a symbol, a body or a joint; of anything else its text."""
    return str(getattr(key, "name", key))


def whole_letters(value: str, owner: str) -> str:
    """A text that can be written to a file: no half of a letter is in it."""
    if not value.isprintable() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise ModelError(f"{owner}: found {value!r}, in which half of a letter is missing; expected whole letters.")
    return value


def _check_letters(name: str, owner: str) -> None:
    """Names are written on pages, in equations and in messages."""
    if len(name) > LONGEST:
        raise ModelError(
            f"{owner}: found {len(name)} letters, {name[:20]!r} and so on; expected a name of at most {LONGEST}."
        )
    whole_letters(name, owner)
    if "\0" in name:
        raise ModelError(f"{owner}: found {name!r}, with a NUL in it, which files do not keep; expected letters.")


def symbol_name(name: Any, owner: str) -> None:
    """A name fit for a symbol: a letter first, no prime (primes mark rates), not that of a multiplier."""
    if isinstance(name, str):
        _check_letters(name, owner)
    if not isinstance(name, str) or not re.fullmatch(
        r"[^\W\d][^\s\\'\"()\[\]{},;=+*/^]*( [^\s\\'\"()\[\]{},;=+*/^]+)*", name
    ):
        raise ModelError(
            f"{owner}: found the name {name!r}; expected a word that begins with a letter, without primes."
        )
    if raised := [letter for letter in name if letter in SUPERSCRIPTS]:
        raise ModelError(
            f"{owner}: found the name {name!r}; expected one without {raised[0]}, which is read as a power."
        )
    if re.fullmatch(r"lambda_\d+", name):
        raise ModelError(
            f"{owner}: found the name {name!r}, which the equations keep for a multiplier; choose another."
        )


def symbols_of(names: Sequence[str], given: Any, owner: str) -> dict[str, str]:
    """The symbols given for names, one each; what has a name may keep it."""
    if given is None:
        return {}
    if not isinstance(given, list | tuple) or len(given) != len(names):
        expected = f"one for each of {', '.join(names)}" if names else "none, since no coordinate is named here"
        raise ModelError(f"{sentence(owner)}: found symbol={given!r}; expected {expected}.")
    for written in given:
        symbol_name(written, sentence(owner))
        if written not in names and not is_mathematical(written):
            raise ModelError(
                f"{sentence(owner)}: found the symbol {written!r}; expected a letter or the name of a Greek letter, with an "
                "index or without, for instance 'theta', 'x' or 'q_1'."
            )
    return {name: written for name, written in zip(names, given, strict=True) if written != name}


def sentence(what: str) -> str:
    """Words at the beginning of a sentence."""
    return f"{what[0].upper()}{what[1:]}"


def suggestion(name: str, known: Iterable[str]) -> str:
    """The end of a sentence that names the closest known names."""
    options = list(known)
    close = difflib.get_close_matches(name, options, n=3, cutoff=0.5) or sorted(options)[:6]
    return f"; did you mean {', '.join(repr(c) for c in close)}?" if close else "."


def check_known(name: Any, known: Collection[str], words: str) -> None:
    """Refuse what is none of the known names; `words` say of it what is wrong, as in "The model has no body {}"."""
    if not isinstance(name, str) or name not in known:
        raise ModelError(words.replace("{}", repr(name)) + suggestion(str(name), known))


def name_of(part: Any, what: str) -> str:
    """The name by which something is asked for: that of the part, or a text."""
    name = getattr(part, "name", part)
    if not isinstance(name, str):
        raise ModelError(f"{what}: found {part!r}; expected its name, or the part itself.")
    return name


def owner(part: Any) -> str:
    """A part in words: its kind and its name."""
    kind = "joint" if isinstance(part, Joint) else type(part).__name__.lower()
    return f"{kind} {part.name!r}"


def finite(value: Any, what: str) -> float:
    """A finite float."""
    if type(value) is float and math.isfinite(value):
        return value
    if isinstance(value, bool) or not isinstance(value, Real | sp.Expr | np.ndarray):
        raise ModelError(f"{what}: found {value!r}; expected a number.")
    found = number(expression(value, what))
    if found is None:
        raise ModelError(f"{what}: found {value}, which is not a number; expected a number.")
    return found


def free_directions(plane: Any, line: Any, what: str) -> tuple[int, ...]:
    """The coordinate directions in which a thing may move: those of a plane, of a line, or all."""
    if plane is not None and (not isinstance(plane, str) or plane not in PLANES):
        raise ModelError(f"{what}: found plane={plane!r}; expected one of {', '.join(map(repr, PLANES))} or None.")
    if plane and line:
        raise ModelError(f"{what}: found both a plane and a line; expected one of them.")
    if line is not None:
        if not isinstance(line, str) or line not in ("x", "y", "z"):
            raise ModelError(f"{what}: found line={line!r}; expected 'x', 'y' or 'z'.")
        return (LETTERS.index(line),)
    return tuple(sorted(PLANES[plane][:2])) if plane else (0, 1, 2)


def joint_ends(kind: type[Joint], name: str, a: Any, b: Any, parts: Mapping[str, Any]) -> None:
    """Two points on two different bodies of the model, with axes where the joint needs them."""
    for point, axes in zip((a, b), kind.needs_axes, strict=True):
        known_point(point, f"Joint {name!r}", parts)
        if axes and not point.frame.has_orientation:
            raise ModelError(
                f"Joint {name!r}: {point.frame.name!r} is a particle, which has no axes; use a body, or the joints "
                "distance, point_on_line and point_on_plane."
            )
    if a.frame.name == b.frame.name:
        raise ModelError(
            f"Joint {name!r}: both points lie on {a.frame.name!r}; expected points of two different bodies."
        )


def known_point(point: Any, what: str, parts: Mapping[str, Any]) -> None:
    """A point of a body of the model."""
    if not isinstance(point, Point):
        raise ModelError(f"{what}: found {point!r}; expected a point, for instance body.point(0, 0, 0).")
    known(point.frame, what, parts)


def known(frame: Any, what: str, parts: Mapping[str, Any]) -> None:
    """A frame that belongs to the model: the ground, or the very body that the model has under this name."""
    if not isinstance(frame, Frame):
        raise ModelError(f"{what}: found {frame!r}; expected a body, or the ground of the model.")
    if not isinstance(frame, Ground):
        known_part(frame, Massive, "body", what, parts)


def known_part(part: Any, kind: type[Any], word: str, what: str, parts: Mapping[str, Any]) -> None:
    """A body or a joint that belongs to the model."""
    if not isinstance(part, kind):
        raise ModelError(f"{what}: found {part!r}; expected a {word} of the model.")
    if not isinstance(parts.get(part.name), kind):
        names = [name for name, other in parts.items() if isinstance(other, kind)]
        raise ModelError(f"{what}: the model has no {word} {part.name!r}{suggestion(part.name, names)}")
    if parts[part.name] != part:
        raise ModelError(f"{what}: found {part.name!r} of another model; expected the {word} that this model has.")


def fits_plane(joint: Joint) -> None:
    """Refuse, between bodies of one plane, a hinge that is not about the normal and a slider that leaves the plane."""
    body = _in_one_plane(joint)
    if body is None:
        return
    hinge = joint.axis_in_plane == "normal"
    if any(c != 0 and hinge != (n == 1) for c, n in zip(joint.axis, body.normal, strict=True)):
        listed = ", ".join(str(to_sympy(c)) for c in joint.axis)
        raise ModelError(
            f"Joint {joint.name!r}: found the axis ({listed}); expected {'the normal of' if hinge else 'an axis in'} the "
            f"plane {body.motion_plane!r} of {body.name!r}. Change axis=, or make the body spatial (plane=None)."
        )
    if joint.orientation.angle_about(body.normal) is None:
        raise ModelError(
            f"Joint {joint.name!r}: found an orientation that turns {body.name!r} out of its plane "
            f"{body.motion_plane!r}; expected turns about the normal."
        )


def can_close(joint: Joint, known_number: Callable[[Expression], float | None]) -> None:
    """Refuse a joint that asks the impossible: a condition that is a number other than zero."""
    if any(len(p.frame.free) == 3 for p in joint.ends):
        return  # the conditions of a body that moves in space contain its place or its axes
    body = _in_one_plane(joint)
    if body and all(c == 0 for p in joint.ends for c, n in zip(p.arm, body.normal, strict=True) if n == 1):
        return  # a hinge or slider that fits its plane joins points of that plane: its conditions can always be met
    for residual in joint.residuals:
        found = known_number(residual.value)
        if found is not None and abs(found) > 1e-12:
            raise ModelError(
                f"Joint {joint.name!r} can never close: its condition {residual.kind} is {found:g} = 0 whatever the "
                "motion. Check its points and axes (in a plane, both points lie in the plane and the axis is its normal)."
            )


def _in_one_plane(joint: Joint) -> Body | None:
    """One of the bodies of a hinge or slider, if they move in one plane."""
    bodies = [p.frame for p in joint.ends if isinstance(p.frame, Body)]
    is_planar = joint.axis_in_plane and len({body.motion_plane for body in bodies}) == 1 and bodies[0].motion_plane
    return bodies[0] if is_planar else None


def constraint_level(
    residual: Expression,
    what: str,
    holonomic: bool | None,
    velocities: Mapping[str, Any],
    still: Collection[str],
) -> None:
    """Refuse a constraint of the wrong level, one not linear in the velocities, or one that contains no motion."""
    if holonomic is not None and not isinstance(holonomic, bool):
        raise ModelError(f"{what}: found holonomic={holonomic!r}; expected True, False or None.")
    moving = [s for s in residual.free_symbols if s.name in velocities]
    if holonomic is True and moving:
        raise ModelError(
            f"{what}: found the velocity {moving[0].name}; expected positions and time only (holonomic=True)."
        )
    if holonomic is False and not moving:
        raise ModelError(f"{what}: found no velocity; expected a condition on velocities (holonomic=False).")
    parts = parts_of([residual]) if moving else []
    switching = {s for part in parts if isinstance(part, Boolean) for s in part.free_symbols}
    for u in moving:
        slope = derivative(residual, u)
        curved = [s.name for s in slope.free_symbols if s.name in velocities and to_sympy(derivative(slope, s)) != 0]
        curved += [u.name] if u in switching else []
        if curved:
            raise ModelError(
                f"{what}: found a condition that is not linear in the velocities ({u.name} with {curved[0]}); expected one "
                "of the form a(q, t) . u + b(q, t) = 0. Give it linearly, or as a constraint on positions."
            )
    if not moving and all(s.name in still for s in residual.free_symbols):
        raise ModelError(f"{what}: found no coordinate in it; expected a condition on positions or velocities.")


def differentiable(values: Iterable[Expression], what: str, parameters: Iterable[str], inputs: Iterable[str]) -> None:
    """Refuse, in what is differentiated in time, inputs (their rates are unknown) and functions with no derivative."""
    still = set(parameters)
    for value in values:
        given = sorted({s.name for s in value.free_symbols} & set(inputs))
        if given:
            raise ModelError(
                f"{what}: found the input {given[0]!r}, whose rate is not known; expected coordinates, parameters and "
                "the time. Give it as a function of the time."
            )
        for part in parts_of([value]):
            if isinstance(part, ROUGH) and any(s.name not in still for s in part.free_symbols):
                raise ModelError(
                    f"{what}: found {to_sympy(part)}, which has no derivative in formulas; expected a smooth function. "
                    "Write it with sympy.Piecewise, or as a square root of squares."
                )


def angle_sequence(what: str, angles: Any, plane_name: str | None = None) -> tuple[str, ...]:
    """A sequence of Euler angles and their three names; a planar body has none."""
    if plane_name:
        raise ModelError(f"{what}: found angles={angles!r}; expected none, a planar body has one angle of its own.")
    if not isinstance(angles, list | tuple) or len(angles) != 4:
        raise ModelError(
            f'{what}: found angles={angles!r}; expected a sequence and three names, for instance ("ZXZ", "a", "b", "c").'
        )
    for name in angles[1:]:
        symbol_name(name, what)
    return (euler_sequence(angles[0], what), *angles[1:])
