"""The methods of a Model that make unilateral constraints, and the modes in which each is a constraint or is not there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import symengine as se

from alembert.description import name_rules
from alembert.description.bodies import Point
from alembert.description.constraints import Residual
from alembert.description.options import given_options, kind_named
from alembert.description.registry import Constraint, Registry
from alembert.description.unilateral import UNILATERALS, Gap, Unilateral
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, parts_of, to_sympy
from alembert.expressions.validation import is_iterable


class UnilateralMethods(Registry):
    """Constraints that hold one way."""

    @property
    def unilaterals(self) -> Mapping[str, Unilateral]:
        """Unilateral constraints by name."""
        return self._only(Unilateral)

    @property
    def gaps(self) -> Mapping[str, Gap]:
        """The gaps of all unilateral constraints by their labels."""
        return MappingProxyType({gap.label: gap for part in self.unilaterals.values() for gap in part.gaps})

    def unilateral(self, kind: str, name: str, **options: Any) -> Unilateral:
        """A unilateral constraint of any kind, by the kind's name: `unilateral("rope", ...)` is `rope(...)`."""
        known = kind_named(kind, UNILATERALS, f"Unilateral constraint {name!r}")
        what = f"{known.name} {name_rules.text(name, known.name)!r}"
        given = given_options(options, known.options, name_rules.sentence(what))
        checked = {key: self._checked(option, given[key], f"{key} of {what}") for key, option in known.options.items()}
        kept = {k: v for k, v in checked.items() if known.options[k].is_needed or v != known.options[k].default}
        part = replace(known.make(name, **checked), kind=known.name, given=tuple(kept.items()))
        with self._all_or_nothing():
            self._new_coordinates([foot.name for foot in part.feet], name_rules.owner(part), speeds=())
            self._check_gaps(part)
            self._check_values(part)
            self._check_new_gaps(part)
            self._new_part(part)
        self._gap_owners.update({key: part.name for gap in part.gaps for key in (gap.value, gap.label, _pair(part))})
        return part

    def limit(self, name: str, on: Any, *, low: Any = None, high: Any = None, restitution: Any = 0) -> Unilateral:
        """A stop: a joint's coordinate, a coordinate, or any expression g(q, t) stays within `low` and `high`.

        `restitution` is the part of the impulse of an impact that comes back, 0 (it stays) to 1 (it bounces without loss).
        """
        return self.unilateral("limit", name, on=on, low=low, high=high, restitution=restitution)

    def rope(self, name: str, a: Point, b: Point, *, length: Any, restitution: Any = 0) -> Unilateral:
        """A massless rope between two points: they come no farther apart than `length`, and closer as they like."""
        return self.unilateral("rope", name, a=a, b=b, length=length, restitution=restitution)

    def contact(self, name: str, a: Any, b: Any, *, friction: Any = 0, restitution: Any = 0) -> Unilateral:
        """Two shapes that do not enter each other: a point, sphere, disk, capsule, cylinder or box on a `plane()`; a point,
        sphere, disk or capsule on a sphere or cylinder, a box on a sphere, most of them inside a hollow one; a point on a
        smooth `surface`, and in a plane a point or circle on a `curve`, and a convex curve on a `plane()`.

        On a plane, and inside what is hollow, a box has a gap for each corner, a capsule and a cylinder for each end: their
        names are numbered from 1.
        `friction` is the coefficient of Coulomb's law: they stick (or roll), slip, and pass from one to the other.
        """
        return self.unilateral("contact", name, a=a, b=b, friction=friction, restitution=restitution)

    def mode(self, active: Sequence[str] = ()) -> Any:
        """The model in one of its modes: the named unilateral constraints hold both ways, the others are not there.

        A limit with two sides has two names, those of its sides: "stop low" and "stop high".
        """
        if not isinstance(active, str) and not is_iterable(active):
            raise ModelError(
                f"Mode of {self.name!r}: found {active!r}; expected the names of what is closed, as ['floor']."
            )
        names = [active] if isinstance(active, str) else list(active)
        gaps = self.gaps
        for name in names:
            label = getattr(name, "name", name)
            if not isinstance(label, str) or label not in gaps:
                raise ModelError(
                    f"Mode of {self.name!r}: it has no gap {label!r}{name_rules.suggestion(str(label), gaps)}"
                )
        closed = {getattr(name, "name", name) for name in names}
        other = self.copy()  # type: ignore[attr-defined]  # a Model
        other._parts = {k: part for k, part in self._parts.items() if not isinstance(part, Unilateral)}
        for label, gap in gaps.items():
            if label in closed:
                feet = () if gap.foot is None else (gap.foot,)
                other._new_part(Constraint(label, (Residual("contact", gap.value),), feet=feet))
        rubbing = [f for part in self.unilaterals.values() for f in part.frictions if f.target in closed]
        other._frictions = (*self._frictions, *rubbing)
        other._conditions = (*self._conditions, *((gap, label in closed) for label, gap in gaps.items()))
        return other

    def inequalities(self, active: Sequence[str] = ()) -> list[str]:
        """Under which conditions the equations of a mode hold, in words: closed gaps push, open ones are not below zero.

        Those of a model that is a mode itself are among them.
        """
        return [_condition(*condition) for condition in self.mode_conditions(active)]

    def mode_conditions(self, active: Sequence[str] = ()) -> tuple[tuple[Gap, bool], ...]:
        """The gaps on which it depends whether the equations of a mode hold, and whether each of them is closed."""
        return self.mode(active)._conditions

    def _not_negative(self, value: Expression, what: str, constant: bool = False) -> None:
        self._check_symbols([value], what, constant)
        if (known := self._known(value)) is not None and known < 0:
            raise ModelError(f"The {what}: found {known:g}; expected a number that is not negative.")

    # --- checks -----------------------------------------------------------------------------------------------------

    def _check_gaps(self, part: Unilateral) -> None:
        """Smooth functions of positions and time, in which something moves, whatever the values of the parameters are."""
        what = f"{part.kind} {part.name!r}"
        title, still = name_rules.sentence(what), {*self._parameters, *self._inputs, self.time.name}
        for gap in part.gaps:
            self._check_symbols([gap.value], what)
            self._check_no_velocity(gap.value, title, "positions and time")
            name_rules.constraint_level(gap.value, title, True, self._velocity_names, still)
            if not gap.has_pieces:
                self._check_no_kink(gap.value, title)
            self._check_differentiable([gap.value], what)

    def _recheck_unilateral(self, part: Unilateral) -> None:
        """What was refused when it was made is refused with other values of the parameters, too."""
        options = kind_named(part.kind.replace(" ", "_"), UNILATERALS, part.name).options
        for key, value in part.given:
            self._checked(options[key], value, f"{key} of {part.kind} {part.name!r}")
        self._check_values(part)

    def _check_values(self, part: Unilateral) -> None:
        """With the values of the parameters as they are now."""
        what, given = f"{part.kind} {part.name!r}", dict(part.given)
        title = name_rules.sentence(what)
        for length in (given.get("length"), part.room):
            if length is not None:
                self._length(length, f"{'length' if part.kind == 'rope' else 'room inside'} of {what}")
        for foot in part.feet:
            if all(value is not None for value in self._parameters.values()):
                foot.check(self.numbers())
        for friction in part.frictions:
            self._not_negative(friction.coefficient, f"friction of {what}")
        if (known := self._known(part.restitution)) is not None and not 0 <= known <= 1:
            raise ModelError(
                f"{title}: found restitution={known:g}; expected a number from 0 (it stays) to 1 (no loss)."
            )
        if part.kind == "limit" and given.get("low") is not None and given.get("high") is not None:
            between = self._known(given["high"] - given["low"])
            if between is not None and between <= 0:
                low, high = (self._known(given[side]) for side in ("low", "high"))
                numbers = "" if low is None or high is None else f" ({low:g} and {high:g})"
                raise ModelError(
                    f"{title}: found high below low, or at it{numbers}; expected high greater than low. What may not move at "
                    "all is model.constrain."
                )

    def _check_no_kink(self, gap: Expression, title: str) -> None:
        """Refuse a gap in pieces, or with the root of a square: where it has a kink, its rate would jump without an impact."""
        for piece in parts_of([gap]):
            root = isinstance(piece, se.Pow) and not isinstance(piece.args[1], se.Integer)
            squared = root and isinstance(piece.args[0], se.Pow) and piece.args[0].args[1] == 2
            if not (squared or isinstance(piece, (se.Piecewise, *name_rules.ROUGH))):
                continue
            if any(s.name not in self._parameters and s.name != self.time.name for s in piece.free_symbols):
                raise ModelError(
                    f"{title}: found {to_sympy(piece)} in its gap, which is not smooth; expected a smooth function. Make a "
                    "contact or limit for each side."
                )

    def _check_new_gaps(self, part: Unilateral) -> None:
        """Refuse a gap that another unilateral constraint has already."""
        for gap in part.gaps:
            if other := self._gap_owner(gap.value) or self._gap_owner(_pair(part)):
                raise ModelError(
                    f"{name_rules.sentence(part.kind)} {part.name!r}: found the gap of {other!r}; expected another one, two "
                    "contacts at one place are one."
                )
            if other := self._gap_owner(gap.label):
                raise ModelError(f"The name {gap.label!r} is taken by {other!r}; choose another for {part.name!r}.")

    def _gap_owner(self, key: Any) -> str:
        """Who has a gap, by itself or by its label; parts may have been left out since they were made."""
        other = self._parts.get(self._gap_owners.get(key, ""))
        has = isinstance(other, Unilateral) and any(key in (gap.value, gap.label, _pair(other)) for gap in other.gaps)
        return other.name if isinstance(other, Unilateral) and has else ""


def _condition(gap: Gap, is_closed: bool) -> str:
    open_one = f"{gap.label!r} is open: {to_sympy(gap.value)} >= 0"
    return f"the force of {gap.label!r} is not negative" if is_closed else open_one


def _pair(part: Unilateral) -> Any:
    """What meets in a contact, in either order; of anything else, itself."""
    given = dict(part.given)
    return frozenset((given["a"], given["b"])) if part.kind == "contact" else part.name
