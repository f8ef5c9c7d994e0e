"""Whether the potential energy has a minimum at a rest, by its stiffness or by derivatives of higher order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np
import sympy as sp
from symengine import Integer, expand

from alembert.analysis.linear.operating_point import exact_value
from alembert.analysis.linear.periodic_forces import MOST_WRITTEN
from alembert.analysis.linear.rest_families import RestFamilies
from alembert.analysis.linear.rest_forces import NEAR
from alembert.description import TIME
from alembert.description.piecewise_parts import PIECES, switches_in
from alembert.expressions.algebra import Expression, Floats, derivative, parts_of, substitute, to_sympy
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from alembert.expressions.expression_writing import Sizes
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.power import acts_by_potentials, moves_by_itself, power_of

CLOSE = 1e-3  # of what is beside, for slopes on the two sides
EDGE = 1e-6  # of what it is beside: what changes its sign has no other value here
SMOOTH = 1e-5  # of the usual stiffness: what one of another piece may differ by
ORDERS = 60  # of the derivatives of a potential that are looked at


class Rest(RestFamilies):
    """The search for positions of rest, and what can be proved of their stability by energy."""

    def has_minimum(self, q: Floats) -> bool | None:
        """Whether the potential energy, less that of being carried along, has a strict minimum there; None if not known.

        With it, forces that take no work in at any speed leave the rest stable. Where a law changes its piece, the stiffness of
        one piece tells nothing of the other.
        """
        if self.period or not self.gains_no_energy:
            return None
        balance, smooth = self.balance(q), self.is_smooth(q)
        K = balance.stiffness
        usual = 1e-8 * max(self.stiffness, float(np.abs(K).max(initial=0.0)))
        if smooth and K.size and np.linalg.eigvalsh((K + K.T) / 2).min() > usual:
            return True
        return self._of_higher_order(q) if not smooth or balance.neutral(self.stiffness).shape[1] else None

    def is_smooth(self, q: Floats) -> bool:
        """Whether the law of the forces does not change at the position, or has the same slopes on both sides."""
        switches = column(self._switches)
        numbers = self.numbers(q)
        spread = [NEAR * unit * e for unit, e in zip(self.coordinate_units, np.eye(len(q)), strict=True)]
        beside = [self.numbers(q + sign * step) for step in spread for sign in (-1, 1)]
        here, there = evaluate(switches, numbers), np.array([evaluate(switches, x) for x in beside])
        if not len(here) or not (np.nan_to_num(np.abs(here)) <= EDGE * np.abs(there).max(axis=0)).any():
            return True
        K = self.balance(q).stiffness
        others = [
            self.balance(self.assembler.closed(q + sign * CLOSE * x, self.rest)) for x in spread for sign in (-1, 1)
        ]
        size = max(self.stiffness, float(np.abs(K).max(initial=0.0)))
        return all(x.stiffness.shape == K.shape and np.abs(x.stiffness - K).max() <= SMOOTH * size for x in others)

    @cached_property
    def _switches(self) -> list[Expression]:
        """What changes its sign where a law changes, and what stands under a root, where it depends on the position."""
        eom = self.mechanism.eom
        if not isinstance(eom, EquationsOfMotion):
            return []
        values = [eom.potential_energy, *eom.M.flat, *eom.f, *eom.c, *eom.Phi]
        roots = [x.args[0] for x in parts_of(values) if type(x).__name__ == "Pow" and not x.args[1].is_Integer]
        return [g for g in (*switches_in(values), *roots) if not g.free_symbols.isdisjoint(eom.q)]

    @cached_property
    def acts_by_potentials(self) -> bool:
        """Whether all loads are potentials."""
        return acts_by_potentials(self.mechanism.eom)

    @cached_property
    def gains_no_energy(self) -> bool:
        """Whether all constraints are holonomic, and all that is no potential only ever takes energy, whatever the speeds.

        Each term of its power must be plainly of one sign: a negative number times squares, sizes and the like.
        """
        eom = self.mechanism.eom
        if any(row.position is None for row in eom.rows):
            return False
        if self.acts_by_potentials or not isinstance(eom, EquationsOfMotion):
            return self.acts_by_potentials
        power = power_of(eom)
        if power is None or len(power) != 1 or Sizes()(power[0]) > MOST_WRITTEN:
            return False
        numbers = {s: x for s, x in self.numbers(self.point.q).items() if s not in {*eom.q, *eom.u}}
        given = {to_sympy(s): sp.Rational(repr(float(x))) for s, x in numbers.items()}
        value = to_sympy(power[0]).xreplace(given)
        value = value.xreplace({s: sp.Symbol(s.name, real=True) for s in value.free_symbols})
        # a quotient has the sign of the product, which may be zero where its denominator is
        return all(sp.Mul(*term.as_numer_denom()).is_nonpositive for term in sp.Add.make_args(value))

    def _of_higher_order(self, q: Floats) -> bool | None:
        """For one coordinate at an exact place: on each side, whether V rises, by the first derivative that is not zero."""
        place = exact_value(float(q[0]))
        if len(q) != 1 or place is None:
            return None
        eom = self.mechanism.equations
        if eom.rows or tuple(eom.coordinate_rates) != tuple(eom.u):
            return None
        if moves_by_itself(eom) or TIME in eom.potential_energy.free_symbols:
            return None
        rises = [self._rises(q, place, side) for side in (-1, 1)]
        return None if None in rises else all(rises)

    def _rises(self, q: Floats, place: Expression, side: int) -> bool | None:
        eom, unit = self.mechanism.equations, float(self.coordinate_units[0])
        close, closer = (self._piece(q + side * step * unit) for step in (NEAR, NEAR * CLOSE))
        if close != closer:
            return None
        slope = close
        for order in range(1, ORDERS + 1):
            slope = derivative(slope, eom.q[0])
            if Sizes()(slope) > MOST_WRITTEN:
                return None
            here = expand(substitute(slope, {eom.q[0]: place}))
            if here != 0:
                number = float(evaluate([here], self.assembler.parameters)[0]) * side**order
                plain = abs(number) * unit**order > 1e-6 * self.force * self.scale
                return number > 0 if plain else None
        return None

    def _piece(self, q: Floats) -> Expression:
        """The potential energy with the pieces that count at a position."""
        value, numbers = self.mechanism.equations.potential_energy, self.numbers(q)
        while (part := next((x for x in parts_of([value]) if type(x).__name__ in PIECES), None)) is not None:
            value = value.xreplace({part: _chosen(part, numbers)})
        return value


def _chosen(part: Expression, numbers: Mapping[Expression, float]) -> Expression:
    kind, args = type(part).__name__, part.args
    if kind == "Piecewise":
        return next(x for x, when in zip(args[::2], args[1::2], strict=True) if evaluate([when], numbers)[0])
    values = evaluate(args, numbers)
    if kind in ("Max", "Min"):
        return args[int(values.argmax() if kind == "Max" else values.argmin())]
    sign = Integer(int(np.sign(values[0])))
    rounded = Integer(int(np.floor(values[0]) if kind == "floor" else np.ceil(values[0])))
    return sign * args[0] if kind == "Abs" else sign if kind == "sign" else rounded
