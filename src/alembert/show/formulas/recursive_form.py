"""The equations of a large open tree body by body: motions outwards, forces inwards (Luh, Walker and Paul 1980).

Written as M u' = f they fill pages that grow as the square of the number of bodies, or faster. Here every body adds a few short
lines. Angular velocity omega, angular acceleration alpha and acceleration a of the centre of mass are in the body's own axes,
and a has the acceleration of gravity taken off; f and n are the force and the moment that the body needs and hands inwards.
The equation of a speed is what f and n do along it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np
import symengine as se

from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.rotations import turn
from alembert.expressions.algebra import ZERO, Expression, is_zero, substitute
from alembert.expressions.arrays import (
    Array,
    array,
    column,
    cross,
    dot,
    eye,
    jacobian,
    product,
    substitute_array,
    time_derivatives,
    zeros,
)
from alembert.expressions.latex_names import latex_name
from alembert.formulations.articulated_bodies import ArticulatedBodies, articulated_bodies, speeds_of_tree
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics.body_motion import Motion, Turning
from alembert.kinematics.coordinates import body_replacements, child_motion
from alembert.kinematics.free_bodies import forces_of
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import EXPRESSIONS, Space, Twist, Wrench, accelerating, handed_inward
from alembert.show.formulas.equation_writer import LATE, EquationWriter, Remark, Sides
from alembert.show.formulas.formula_terms import named
from alembert.show.formulas.symbol_notation import Symbols

AXES = "xyz"
SHORT, BRIEF, LONG = 2, 4, 16
"""Components of no more symbols, numbers and operations than this have no name of their own; entries of rotation matrices; what
stands within vector products."""

MOTIONS, FORCES = "Motions of the bodies, from the ground outwards", "Forces on the bodies, from the ends inwards"
MEANINGS = {
    "phi": "the angle of body k",
    "E": "the axes of body k, as columns, in those of the body before it",
    "R": "the axes of body k, as columns, in the ground's",
    "r": "the place of its centre of mass, in the ground's axes",
    "v": "the velocity of its centre of mass, in the ground's axes",
    "omega": "the angular velocity of body k",
    "alpha": "its angular acceleration",
    "b": "the acceleration of its joint, in the axes of the body before it",
    "c": "a part of the lines on body k below it",
    "a": "the acceleration of its centre of mass",
    "L": "its angular momentum",
    "f": "the force that its joint gives it",
    "n": "the moment that its joint gives it, about its centre of mass",
    "F": "that force, in the axes of the body before it",
}
AXES_OF = "x, y and z are the axes of body k where nothing else is said."
GRAVITY = "The acceleration of gravity is taken off from all accelerations, so that no weight has to be added."


BODY_BY_BODY = (
    "Every formulation gives these equations. Here they stand body by body, linear in the accelerations; "
    "`alembert derive --full`, or as_text(eom, full=True), writes out their mass matrix."
)
FEW, SHALLOW = 5, 3
"""Trees with no more speeds of turning than the first in all, or than the second one after the other, have short equations."""


def recursive_form(record: Record, seconds: float, page: EquationWriter | None = None) -> RecursiveEquations | None:
    """The equations of an open tree body by body, if it is so deep that they are shorter than those with a mass matrix."""
    if speeds_of_tree(record.model) <= FEW:
        return None
    tree = record if isinstance(record, ArticulatedBodies) else articulated_bodies(record.model, is_coupled=True)
    if tree is None or not set(tree.u).issuperset(record.u) or not _is_deep(tree.links):
        return None
    return RecursiveEquations(tree, seconds, page)


def _is_deep(links: Sequence[Link]) -> bool:
    """Whether there are many speeds of turning, and many of them one after the other."""
    own = [sum(any(not is_zero(x) for x in turned) for turned in jacobian(k.spin, k.speeds).T) for k in links]
    depths: list[int] = []
    for link, count in zip(links, own, strict=True):
        depths.append(count + (depths[link.parent] if link.parent >= 0 else 0))
    return sum(own) > FEW and max(depths) > SHALLOW


class RecursiveEquations(EquationWriter):
    """The equations of an open tree in named components of the motions and forces of its bodies, in groups."""

    def __init__(self, tree: ArticulatedBodies, seconds: float, page: EquationWriter | None = None) -> None:
        super().__init__(Symbols(tree.model, [u.name for u in tree.u]), seconds, page)
        self.eom = tree
        self._taken = {*tree.model.symbols, *(s.name for s in (*tree.q, *tree.u, *tree.du, *tree.lam))}
        self._defined: dict[str, dict[str, Expression]] = {MOTIONS: {}, FORCES: {}}
        self._names: dict[Expression, Expression] = {}
        self._into = self._defined[MOTIONS]

    @cached_property
    def sections(self) -> dict[str, list[Sides]]:
        """The left and the right sides of the equations of each group that is not empty, by its title."""
        eom = self.eom
        balances = self._balances()
        used = self._used([value for pair in balances for value in pair])
        rates = zip(eom.q, eom.coordinate_rates, strict=True)
        groups = {
            "Rates of the coordinates": [(rate_of(q), rate) for q, rate in rates if rate != rate_of(q)],
            "Equations of motion": balances,
            "Constraints on the accelerations": [(dot(row, column(eom.du)), ZERO) for row in eom.A],
            "Constraints on the positions": [(row.position, ZERO) for row in eom.rows if row.position is not None],
        }
        shaped = {
            title: [(self.shape(left), self.shape(right)) for left, right in rows] for title, rows in groups.items()
        }
        for title, defined in self._defined.items():
            shaped[title] = [(named(name), self.shape(value)) for name, value in defined.items() if name in used]
        return {title: rows for title, rows in shaped.items() if rows}

    def remarks(self) -> list[Remark]:
        """What the letters are, and what stands as it was derived."""
        names = (str(left[0].factors[0].base) for title in self._defined for left, _ in self.sections.get(title, ()))
        used = {name.partition("_")[0] for name in names}
        letters = [(named(f"{letter}_k"), f" is {meaning}; ") for letter, meaning in MEANINGS.items() if letter in used]
        gravity = self.eom.model.acceleration_of_gravity is not None and "a" in used
        meant = tuple(part for pair in letters for part in pair)
        out: list[Remark] = [(*meant, AXES_OF), *([(GRAVITY,)] if gravity else [])] if letters else []
        return [*out, (BODY_BY_BODY,), *([(LATE,)] if self.shape.late else [])]

    @property
    def bodies(self) -> list[str]:
        """The number of every body with its name, which no line tears apart."""
        return [f"{number}\u00a0is\u00a0{name}" for name, number in self.symbols.numbers.items() if number]

    # --- names ------------------------------------------------------------------------------------------------------------

    def _called(self, name: str, value: Expression, longest: int = SHORT) -> Expression:
        """A value of more than so many symbols by a name, from now on."""
        value = self.shape.tidied(value)
        if value.is_Symbol or self.shape.size(value) <= longest:
            return value
        if value in self._names:
            return self._names[value]
        name = next(n for n in (name, *(f"{name}_{k}" for k in range(1, len(self._taken) + 2))) if n not in self._taken)
        self._taken.add(name)
        stem, _, below = name.partition("_")
        self.symbols.add(name, f"{latex_name(stem)}_{{{below.replace('_', ',')}}}")
        self._into[name] = value
        return self._names.setdefault(value, se.Symbol(name))

    def _vector(self, letter: str, body: Massive, values: Array, longest: int = SHORT) -> Array:
        below = self.symbols.numbers[body.name]
        return array([self._called(f"{letter}_{below}{x}", v, longest) for x, v in zip(AXES, values, strict=True)])

    def _matrix(self, letter: str, body: Massive, values: Array, longest: int = SHORT) -> Array:
        below = self.symbols.numbers[body.name]
        names = [f"{letter}_{below}{x}{y}" for x in AXES for y in AXES]
        found = [self._called(name, e, longest) for name, e in zip(names, values.flat, strict=True)]
        return array(np.array(found, dtype=object).reshape(3, 3))

    def _crossed(self, letter: str, body: Massive, a: Array, b: Array) -> Array:
        """a x b, where what is long in b has a name."""
        return cross(a, self._vector(letter, body, b, LONG))

    def _used(self, values: Iterable[Expression]) -> set[str]:
        """The names that expressions lead to, by way of their definitions."""
        known = {name: value for group in self._defined.values() for name, value in group.items()}
        waiting, out = list(values), set[str]()
        while waiting:
            names = {s.name for s in waiting.pop().free_symbols} & known.keys()
            waiting += [known[name] for name in names - out]
            out |= names
        return out

    # --- outwards ---------------------------------------------------------------------------------------------------------

    @cached_property
    def _rotations(self) -> list[Array]:
        """The child's axes in the parent's, of every link."""
        return [self._matrix("E", link.body, link.rotation, BRIEF) for link in self.eom.links]

    @cached_property
    def _motions(self) -> list[Motion]:
        """Pose and velocity of every body in named components."""
        places = {u: k for k, u in enumerate(self.eom.u)}
        ground = Motion(Massive("ground"), zeros(3), eye(3), zeros(3), zeros(3), zeros(3))
        out: list[Motion] = []
        for link, E in zip(self.eom.links, self._rotations, strict=True):
            parent = out[link.parent] if link.parent >= 0 else ground
            out.append(self._named_motion(child_motion(replace(link, rotation=E), parent, places)))
        return out

    def _named_motion(self, found: Motion) -> Motion:
        body, R = found.body, found.R
        angle = self._called(f"phi_{self.symbols.numbers[body.name]}", found.turning.angle)
        is_planar = isinstance(body, Body) and body.motion_plane
        R = turn(body.normal, angle) if is_planar else self._matrix("R", body, R)
        w, V = self._vector("omega", body, found.w), self._vector("V", body, found.V)
        r, v = self._vector("r", body, found.r), self._vector("v", body, found.v)
        return replace(found, r=r, R=R, v=v, w=w, V=V, turning=Turning(angle, angle))

    def _accelerations(self) -> list[Twist]:
        """alpha and a of every body; the ground's is the acceleration of gravity, upwards."""
        gravity, still = self.eom.model.acceleration_of_gravity, zeros(3)
        start = Twist(still, still if gravity is None else -gravity)
        out: list[Twist] = []
        for link, E, own in zip(self.eom.links, self._rotations, self._motions, strict=True):
            rates = dict(zip(link.coordinates, link.coordinate_rates, strict=True)) | {
                u: rate_of(u) for u in link.speeds
            }
            second = Twist(time_derivatives(link.spin, rates), time_derivatives(link.near_rate, rates))
            before = self._motions[link.parent] if link.parent >= 0 else None
            parent = Twist(still, still) if before is None else Twist(before.w, before.V)
            carried = out[link.parent] if link.parent >= 0 else start
            found = accelerating(
                self._space(link), replace(link.motion, E=E), second, parent, carried, Twist(own.w, own.V)
            )
            out.append(Twist(self._vector("alpha", link.body, found.w), self._vector("a", link.body, found.v)))
        return out

    def _space(self, link: Link) -> Space:
        """Vectors whose long components have names: those that are turned into the body's axes, and in vector products."""
        body = link.body

        def crossed(a: Array, b: Array) -> Array:
            is_turning = b is link.far  # of alpha x b and w x b in the recursion
            return self._crossed("c", body, self._vector("alpha", body, a) if is_turning else a, b)

        return Space(lambda R, v: product(R, self._vector("b", body, v, BRIEF)), crossed, product)

    # --- inwards ----------------------------------------------------------------------------------------------------------

    def _balances(self) -> list[tuple[Expression, Expression]]:
        """What the forces do along each speed, and what loads do there."""
        eom = self.eom
        loads = forces_of(eom.kinematics, [x for x in eom.model.loads.values() if x.kind != "gravity"], direct=True)
        rates, on_links = self._accelerations(), eom.by_links(loads.on_bodies)
        known = {s: value for motion in self._motions for s, value in body_replacements(motion)}
        self._into = self._defined[FORCES]
        borne = [self._own(k, rates[k], substitute_array(on_links.get(k, zeros(6)), known)) for k in range(len(rates))]
        found: dict[Expression, Expression] = {}
        for k, link in reversed(list(enumerate(eom.links))):
            f, n = self._vector("f", link.body, borne[k].force), self._vector("n", link.body, borne[k].moment)
            turning = replace(link, rotation=self._rotations[k])
            found |= zip(link.speeds, self._along(turning, Wrench(n, f)), strict=True)
            if link.parent >= 0:
                E, before = self._rotations[k], borne[link.parent]
                turned = Wrench(product(E, n), self._vector("F", link.body, product(E, f), BRIEF))
                handed = handed_inward(EXPRESSIONS, eye(3), link.near - product(E, link.far), turned)
                borne[link.parent] = Wrench(before.moment + handed.moment, before.force + handed.force)
        right = [substitute(x, known) + dot(a, column(eom.lam)) for x, a in zip(loads.on_speeds, eom.A.T, strict=True)]
        return [(found[u], x) for u, x in zip(eom.u, right, strict=True)]

    def _own(self, k: int, rate: Twist, loads: Array) -> Wrench:
        """m a and J alpha + w x J w, without the loads on the body."""
        body, motion = self.eom.links[k].body, self._motions[k]
        force = rate.v * body.mass - product(motion.R.T, loads[:3])
        if not isinstance(body, Body):
            return Wrench(zeros(3), force)
        gyroscopic = self._crossed("L", body, motion.w, product(body.J, motion.w))
        return Wrench(product(body.J, rate.w) + gyroscopic - loads[3:], force)

    def _along(self, link: Link, borne: Wrench) -> list[Expression]:
        """n and f along the link's speeds, and the rotor of its drive."""
        S = jacobian(column([*link.spin, *link.velocity]), link.speeds)
        rotors = [ZERO if is_zero(link.armature) else link.armature * rate_of(u) for u in link.speeds]
        six = column([*borne.moment, *borne.force])
        return [dot(column, six) + rotor for column, rotor in zip(S.T, rotors, strict=True)]
