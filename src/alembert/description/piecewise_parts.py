"""Which parts of a model are made of pieces: expressions with max, min, abs, sign or cases; where one piece ends, and what
depends on time alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

from symengine import Symbol, pi, sin

from alembert.description.loads import Load
from alembert.description.model import Model
from alembert.description.quantities import ANGLE, coordinate_quantities
from alembert.description.registry import TIME, Constraint
from alembert.expressions.algebra import ZERO, Expression, parts_of, slopes_of

SMALL_POWER = 4
CONDITIONS = {"LessThan", "StrictLessThan", "Equality", "Unequality", "And", "Or", "Not", "BooleanTrue", "BooleanFalse"}
PIECES = {"Max", "Min", "Abs", "sign", "Piecewise", "floor", "ceiling"}
CONTINUOUS = {"Max", "Min", "Abs"}
POLYNOMIAL = {"Add", "Mul", "Pow"}


def parts_with_pieces(model: Model) -> list[str]:
    """The names of the loads and constraints whose law differs from region to region."""
    parts: tuple[Load | Constraint, ...] = (*model.loads.values(), *model.constraints.values())
    return [part.name for part in parts if any(type(e).__name__ in PIECES for e in parts_of(part.expressions))]


def caution(model: Model) -> str:
    """What is to be said of a verdict found at random states of such a model; empty for others."""
    names = ", ".join(map(repr, parts_with_pieces(model)))
    return f"This is known only for the pieces of {names} in which the random states lay." if names else ""


def laws(model: Model) -> list[Expression]:
    """All expressions by which a model moves: of loads, constraints, frictions and explicit poses."""
    parts: tuple[Load | Constraint, ...] = (*model.loads.values(), *model.constraints.values())
    out = [e for part in (*parts, *model.unilaterals.values()) for e in part.expressions]
    out += [e for friction in model.frictions for e in (friction.coefficient, friction.smoothing)]
    return out + [e for body in model.bodies.values() if body.placement for e in body.placement.expressions]


def switching_functions(model: Model) -> list[Expression]:
    """The expressions that change their sign where a law of the model goes from one piece to the next."""
    return switches_in(laws(model))


def switches_in(values: Iterable[Expression], but: Collection[str] = ()) -> list[Expression]:
    """The same of some expressions, all their pieces but those of some kinds."""
    found: dict[Expression, None] = {}
    for part in (e for e in parts_of(values) if type(e).__name__ not in but):
        for switch in _switches(part):
            if switch.free_symbols and -switch not in found:
                found[switch] = None
    return list(found)


def _switches(part: Expression) -> Iterator[Expression]:
    kind, args = type(part).__name__, part.args
    if kind in ("Abs", "sign"):
        yield args[0]
    elif kind in ("floor", "ceiling"):
        yield sin(pi * args[0])
    elif kind in ("LessThan", "StrictLessThan", "Max", "Min"):
        yield from (a - b for a, b in combinations(args, 2))


def functions_of_time(model: Model) -> list[Expression]:
    """The largest parts of a model's laws that depend on time alone, and may do much in a short time."""
    known = {TIME, *map(Symbol, model.values)}
    found: dict[Expression, None] = {}
    stack = laws(model)
    while stack:
        part = stack.pop()
        used = part.free_symbols
        if TIME not in used:
            continue
        if used <= known:
            found[part] = None
        else:
            stack += part.args
    return [part for part in found if any(map(_is_sharp, parts_of([part])))]


def turning_functions(values: Iterable[Expression]) -> list[Expression]:
    """At the zeros of these, expressions of time may do much in a moment: what their sharp functions are of, and its slopes.

    A bell exp(-((t - a)/w)^2) is where the slope of its exponent is zero, a step tanh((t - a)/w) where its argument is; however
    brief the function is, its argument is slow, or is itself made of sharp functions.
    """
    found: dict[Expression, None] = {}
    for argument in (a for part in filter(_is_sharp, parts_of(values)) for a in part.args if _is_smooth(a)):
        both = argument, slopes_of(argument, {TIME: 0}).get(0, ZERO)
        found |= dict.fromkeys(e for e in both if TIME in e.free_symbols)
    return list(found)


def _is_smooth(value: Expression) -> bool:
    """Whether an argument is made of no pieces, which switching functions tell of."""
    return not any(type(part).__name__ in {*PIECES, *CONDITIONS} for part in parts_of([value]))


def may_change_within_a_step(model: Model) -> bool:
    """Whether a force or a constraint may do much along so short a way that a step leads past it, unseen by its error."""
    return bool(model.frictions or model.unilaterals) or may_hide([*laws(model), *_ways(model)], model)


def may_hide(values: Iterable[Expression], model: Model) -> bool:
    """Whether expressions of a model's motion may do much along a short way, of which values beside it show nothing.

    Polynomials of small powers cannot: Markov's inequality limits the slope of one of degree n to n^2 times its range over half
    of the way. The sines of angles turn with the steps, as those of joints do.
    """
    angles = {name for name, quantity in coordinate_quantities(model).items() if quantity == ANGLE}
    moving: set[Expression] = set()
    for part in parts_of(values):
        if (part.is_Symbol and part.name not in model.values) or not moving.isdisjoint(part.args):
            moving.add(part)
            if part.args and not _is_sine_of(part, angles) and not _is_polynomial(part):
                return True
    return False


def _ways(model: Model) -> Iterator[Expression]:
    """The ways and the angles by which joints move their second bodies."""
    for joint in model.joints.values():
        yield from joint.displacement
        yield from (angle for _, angle in joint.rotation.factors) if joint.rotation else ()


def _is_polynomial(part: Expression) -> bool:
    return type(part).__name__ in POLYNOMIAL and not _is_sharp(part)


def _is_sine_of(part: Expression, angles: set[str]) -> bool:
    return type(part).__name__ in ("sin", "cos") and str(part.args[0]) in angles


def _is_sharp(part: Expression) -> bool:
    """Whether it is more than sums and products of times, sines and small powers; pieces have switching functions."""
    kind = type(part).__name__
    if kind == "Pow":
        return not (part.args[1].is_Number and float(part.args[1]) in range(SMALL_POWER + 1))
    return bool(part.args) and kind not in {"Add", "Mul", "sin", "cos", *PIECES}
