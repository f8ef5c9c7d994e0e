"""Functions that may be constants of the motion: energies, momenta of coordinates, of the whole, and of each body."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.analysis.sampling import Samples
from alembert.description.bodies import LETTERS, Body, rate_of
from alembert.expressions.algebra import ONE, ZERO, Expression, forward, is_zero, substitute, to_sympy, total
from alembert.expressions.arrays import Array, column, cross, dot, eye, product, zeros
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts
from alembert.kinematics.body_motion import Motion

MOST_COORDINATES = 6  # up to this number the ansatz has products of a coordinate and a momentum too


@dataclass(frozen=True)
class Candidate:
    """A function of the state that may be constant, and why it would be."""

    name: str
    value: Expression
    reason: str
    kind: str
    """What it is: cyclic, energy, whole (momentum of the whole system), or part."""


class Candidates:
    """The candidates of one model in tree coordinates."""

    def __init__(self, eom: EquationsOfMotion, samples: Samples) -> None:
        self.eom = eom
        self.samples = samples
        self.parts: LagrangeParts = eom.terms.parts
        self.motions = eom.kinematics.motions
        self.inputs = {Symbol(s.name) for s in eom.inputs}

    @cached_property
    def named(self) -> list[Candidate]:
        """What has a name of its own, in the order in which it is preferred."""
        whole = [*self._whole(), *self._slanted()]
        return self._usable([*self._coordinates(True), *self._energies(), *whole, *self._coordinates(False)])

    def others(self) -> list[Candidate]:
        """What may be constant in combination with the rest: momenta of single bodies, and of coordinates."""
        found, p = list(self._bodies()), self.parts.momenta
        for k, u in enumerate(self.eom.u):
            if k not in self.plain:
                found.append(Candidate(f"p_{u.name}", p[k], f"the momentum of the speed {u.name}", "part"))
        if len(self.eom.u) <= MOST_COORDINATES:
            for (k, q), other in itertools.product(self.plain.items(), self.plain.values()):
                symmetry = "a symmetry linear in the coordinates"
                found.append(Candidate(f"{other.name}*p_{q.name}", other * p[k], symmetry, "part"))
        return self._usable(found)

    def _usable(self, found: list[Candidate]) -> list[Candidate]:
        """Without what is zero, and without what depends on an input, which may change at any time."""
        return [c for c in found if not is_zero(c.value) and not c.value.free_symbols & self.inputs]

    # --- coordinates ------------------------------------------------------------------------------------------------

    @cached_property
    def plain(self) -> dict[int, Expression]:
        """The speeds, by index, that are rates of coordinates, with the coordinate."""
        index = {u: k for k, u in enumerate(self.eom.u)}
        pairs = zip(self.eom.q, self.eom.coordinate_rates, strict=True)
        return {index[rate]: q for q, rate in pairs if rate == rate_of(q) and rate in index}

    def _coordinates(self, cyclic: bool) -> Iterator[Candidate]:
        reason, kind = ("{} is cyclic: nothing depends on it", "cyclic") if cyclic else ("no force acts on {}", "part")
        for k, q in self.plain.items():
            if (k in self.cyclic) == cyclic:
                yield Candidate(f"p_{q.name}", self.parts.momenta[k], reason.format(q.name), kind)

    @cached_property
    def cyclic(self) -> set[int]:
        """The speeds, by index, whose coordinates are cyclic."""
        return {k for k in self.plain if self.is_cyclic(k)}

    def is_cyclic(self, k: int) -> bool:
        """Whether the coordinate of speed k appears nowhere and no force or constraint acts along it."""
        q, eom = self.plain[k], self.eom
        held = [self.parts.Q[k], eom.c[k], *eom.A[:, k], *(x for law in eom.frictions for x in law.G[:, k])]
        if not all(is_zero(x) for x in held):
            return False
        used = [self.parts.T, self.parts.V, *self.parts.Q, *(row.velocity for row in eom.rows), *eom.c]
        used += [x for law in eom.frictions for x in [*law.G.flat, *law.sliding]]
        values = column(x for x in used if q in x.free_symbols)  # it may cancel
        slopes = column(forward(list(values), {q: ONE}))
        return bool(np.isfinite(self.samples.at(slopes)).all() and self.samples.is_rounding(slopes).all())

    # --- energies ---------------------------------------------------------------------------------------------------

    def _energies(self) -> Iterator[Candidate]:
        T, V = self.parts.T, self.parts.V
        yield Candidate("energy", T + V, "no force does work, and nothing is moved from outside", "energy")
        u, M = column(self.eom.u), self.parts.M
        still = substitute(T, {s: 0 * s for s in self.eom.u})
        if not is_zero(still):
            quadratic = dot(u, product(M, u)) / 2
            reason = "the Lagrangian does not depend on time, though parts are moved from outside"
            yield Candidate("jacobi", quadratic - still + V, reason, "energy")
        known = {Symbol(name) for name in self.eom.model.values}
        pushed = {q: self.parts.Q[k] for k, q in self.plain.items()}
        constant = {q: Q for q, Q in pushed.items() if not is_zero(Q) and Q.free_symbols <= known}
        if constant:
            work = total(Q * q for q, Q in constant.items())
            reason = f"what acts besides potentials is constant along {', '.join(q.name for q in constant)}: its work is known"
            yield Candidate("energy_less_work", T + V - work, reason, "energy")

    # --- momenta of the whole ---------------------------------------------------------------------------------------

    @cached_property
    def linear(self) -> Array:
        """The linear momentum P in ground axes."""
        return _sum(m.v * m.body.mass for m in self.motions)

    @cached_property
    def angular(self) -> Array:
        """The angular momentum L about the origin in ground axes."""
        return _sum(_angular(m, zeros(3)) for m in self.motions)

    @property
    def central(self) -> Array:
        """The angular momentum about the centre of mass."""
        mass = total(m.body.mass for m in self.motions)
        if is_zero(mass):
            return zeros(3)
        if len(self.motions) == 1:
            return _spin(self.motions[0])
        center = _sum(m.r * m.body.mass for m in self.motions) / mass
        return _sum(_angular(m, center) for m in self.motions)

    def _whole(self) -> Iterator[Candidate]:
        groups = {
            "P": (self.linear, "no outer force along {}"),
            "L": (self.angular, "no outer moment about the {} axis"),
            "Lc": (self.central, "no outer moment about the centre of mass, along {}"),
        }
        for head, (values, reason) in groups.items():
            for letter, value in zip(LETTERS, values, strict=True):
                yield Candidate(f"{head}_{letter}", value, reason.format(letter), "whole")

    def _slanted(self) -> Iterator[Candidate]:
        """The momenta across gravity and the moment along it, where gravity is not along an axis of the ground."""
        g = self.eom.model.acceleration_of_gravity
        if g is None or sum(not is_zero(c) for c in g) < 2:
            return
        for k, letter in enumerate(LETTERS):
            across = cross(g, eye(3)[k])
            reason = f"no outer force across gravity and {letter}"
            yield Candidate(f"P_g{letter}", dot(across, self.linear), reason, "whole")
        yield Candidate("L_g", dot(g, self.angular), "no outer moment about the direction of gravity", "whole")

    def _bodies(self) -> Iterator[Candidate]:
        for m in self.motions:
            name, plane = m.body.name, isinstance(m.body, Body) and m.body.motion_plane
            groups = {
                f"{name}.P_": (m.v * m.body.mass, f"no force on {name} along", LETTERS),
                f"{name}.Lc_": (_spin(m), f"no moment on {name} about its centre of mass along", LETTERS),
                f"{name}.L": (_own(m), f"no moment on {name} about its own symmetric axis", "" if plane else "123"),
                f"{name}.L_": (_angular(m, zeros(3)), f"no moment on {name} about the origin along", LETTERS),
            }
            for head, (values, what, letters) in groups.items():
                for letter, value in zip(letters, values, strict=False):
                    yield Candidate(f"{head}{letter}", value, f"{what} {letter}", "part")


def _sum(vectors: Iterable[Array]) -> Array:
    return column(map(total, zip(*vectors, strict=True)))


def _own(motion: Motion) -> Array:
    """J w, in body axes."""
    return product(motion.body.J, motion.w) if isinstance(motion.body, Body) else zeros(3)


def _spin(motion: Motion) -> Array:
    """R J w."""
    return product(motion.R, _own(motion))


def _angular(motion: Motion, about: Array) -> Array:
    """(r - about) x m v + R J w."""
    return cross(motion.r - about, motion.v * motion.body.mass) + _spin(motion)


# --- names of combinations --------------------------------------------------------------------------------------------


def combination(parts: Mapping[str, Expression], lead: Candidate, value: Expression) -> Candidate:
    """A combination of candidates, `lead` the first of them, with a name and a reason made of those of its parts."""
    kind = "energy" if {"energy", "jacobi"} & set(parts) else "part"
    heads = {name.rpartition("_")[0] for name in parts}
    text = str(sp.Add(*(to_sympy(c) * sp.Symbol(name) for name, c in parts.items())))
    if len(parts) == 1:
        name, reason = lead.name, lead.reason
    elif kind == "energy":
        name, reason = "jacobi", f"seen from a frame that moves along, nothing depends on time: {text}"
    elif heads == {"P"}:
        along = _listed(_components(parts, "P"))
        name, reason = f"P({along})", f"no outer force along ({along})"
    elif heads in ({"P", "L"}, {"L"}):
        about = _listed(_components(parts, "L"))
        name, reason = f"L({about})", f"no outer moment about ({about}){_through(parts)}"
    else:
        name, reason = "J", f"a symmetry found by the linear ansatz: {text}"
    return Candidate(name, value, reason, kind)


def _components(parts: Mapping[str, Expression], head: str) -> sp.Matrix:
    return sp.Matrix([to_sympy(parts.get(f"{head}_{k}", ZERO)) for k in LETTERS])


def _listed(components: sp.Matrix) -> str:
    return ", ".join(map(str, components))


def _through(parts: Mapping[str, Expression]) -> str:
    """The point of the axis: with c.P + a.L and c across a, the axis goes through a x c / |a|^2."""
    c, a = _components(parts, "P"), _components(parts, "L")
    if sp.simplify(c.dot(a)) != 0:
        return f", with the momentum along ({_listed(c)}): a screw"
    return f" through ({_listed((a.cross(c) / a.dot(a)).applyfunc(sp.simplify))})"
