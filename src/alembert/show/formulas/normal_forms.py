"""Expressions as polynomials of symbols, sines and cosines, each read once, as long as there is time.

Time is counted in steps of a usual machine, so that every machine prints the same formulas, whatever else it does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from alembert.expressions.algebra import Expression
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import Form, NotPolynomialError, TrigonometricPolynomials
from alembert.show.formulas.latex_typesetting import Typesetter

NormalForm: TypeAlias = tuple[TrigonometricPolynomials, Form]

LONGEST = 10_000
"""Expressions with more symbols and operations than this are not put into normal forms."""

MOST_TERMS = 300
TIDYING = 0.2
"""The part of the time that may be spent besides on sums within expressions."""

STEPS_A_SECOND = 100_000
STEPS_TO_SET = 30  # a term in type


@dataclass
class NormalForms:
    """Reads expressions; it remembers what it has read, and refuses when its seconds are over."""

    typesetter: Typesetter
    seconds: float
    size: Sizes = field(default_factory=Sizes)
    """The number of symbols, numbers and operations of an expression, written out."""

    late: set[Expression] = field(default_factory=set)
    """The expressions that were not read because the time was over."""

    steps: float = 0.0
    """What has been done besides setting terms in type."""

    _read: dict[Expression, NormalForm | None] = field(default_factory=dict)

    def __call__(self, value: Expression) -> NormalForm | None:
        """The normal form with its ring, None where there is none or no time."""
        if self.size(value) > LONGEST or value in self.late:
            return None
        if value not in self._read:
            if self._time > (1 + TIDYING) * self.seconds:
                self.late.add(value)
                return None
            self._read[value] = self.with_atoms(value, None)
        return self._read[value]

    def with_atoms(self, value: Expression, atoms: Callable[[Expression], bool] | None) -> NormalForm | None:
        """The normal form in which some parts stand like symbols."""
        ring = TrigonometricPolynomials([value], most_terms=MOST_TERMS, decimals=True, atoms=atoms)
        try:
            return ring, self._of_rotations(ring, ring(value))
        except NotPolynomialError:
            return None
        finally:
            self.steps += ring.steps

    def has_time_to_tidy(self) -> bool:
        """Whether there is time for sums within expressions."""
        return self._time <= TIDYING * self.seconds

    @property
    def _time(self) -> float:
        """The seconds that a usual machine has worked."""
        return (self.steps + STEPS_TO_SET * self.typesetter.terms_set) / STEPS_A_SECOND

    def _of_rotations(self, ring: TrigonometricPolynomials, form: Form) -> Form:
        """The form with what the squares of four Euler parameters add up to, which is one, where most of it is that."""
        known = set(ring.names)
        for four in self.typesetter.symbols.euler_parameters:
            if known.issuperset(four) and 2 * len(shorter := ring.of_unit_length(form, four)) < len(form):
                form = shorter
        return form
