"""One equation at all states: what each of its parts contributes, in the author's own symbols."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.audit.author_equations import AuthorEquation
from alembert.audit.exact_states import World
from alembert.audit.precision import CONTEXT, SIXTY_DIGITS, magnitude, sizes_of
from alembert.audit.vocabulary import Vocabulary
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import gradient
from alembert.expressions.evaluation import Evaluation, Numbers


class EquationValues:
    """The numbers of author's expressions at all states of a world.

    `solved` holds the numbers of what the author leaves unknown, `scale` how large they may be taken to be where they
    vanish in truth. Of an `integral` (an equation that says that something stays constant) every part contributes its
    rate; of a virtual equation the speeds are those that constraints allow.
    """

    def __init__(
        self,
        world: World,
        vocabulary: Vocabulary,
        solved: Mapping[str, Numbers],
        scale: Numbers | int = 0,
        *,
        integral: bool = False,
        virtual: bool = False,
    ) -> None:
        self.world, self.vocabulary, self.integral, self.virtual = world, vocabulary, integral, virtual
        given = {Symbol(name): numbers for name, numbers in solved.items()}
        self._evaluation = Evaluation(given, world.states, SIXTY_DIGITS)
        self._sizes: dict[Expression, Numbers] = {}
        self._blurred = world.blurred.with_known({symbol: abs(x) + scale for symbol, x in given.items()})
        self._rates = world.evaluation.with_known(given)

    def __call__(self, value: sp.Expr) -> Numbers:
        """What an author's expression contributes to its equation."""
        found = se.sympify(value)
        if self.integral:
            return self._rate(value)
        missing = {s: self._numbers(s) for s in found.free_symbols if not self._evaluation.knows(s)}
        self._evaluation.learn(missing)
        return self._evaluation(found)

    def _rate(self, value: sp.Expr) -> Numbers:
        """The rate at all states; none of an acceleration or a multiplier, whose own rate nothing tells."""
        record, meaning = self.world.record, self.vocabulary.meaning(value)
        if meaning.free_symbols & {*record.du, *record.lam}:
            return np.full(self.world.states, CONTEXT.nan, dtype=object)
        return self._rates(self.vocabulary.rate(meaning))

    def _numbers(self, symbol: Expression) -> Numbers:
        """The numbers of a symbol; of a virtual velocity, those along the virtual speeds v: (d velocity / d u) . v."""
        meaning, speeds = self.vocabulary.meaning(symbol), self.world.record.u
        if not self.virtual or meaning.free_symbols.isdisjoint(speeds):
            return self.world(meaning)
        values = [self.world(slope) * v for slope, v in zip(gradient(meaning, speeds), self.world.virtual, strict=True)]
        return np.sum(np.array(values, dtype=object), axis=0)

    def size(self, equation: AuthorEquation) -> Numbers:
        """The sum of the sizes of all terms at each state: what the residual is small or large against."""
        out = np.full(self.world.states, CONTEXT.mpf(0), dtype=object)
        for term in equation.terms:
            out = out + sizes_of(self(term)) + self._magnitude(term)
        return out

    def blurred_size(self, term: sp.Expr) -> Numbers:
        """How large a term is at the blurred states, where nothing vanishes in truth."""
        meaning = self.vocabulary.meaning(term)
        return magnitude(self._blurred, self.vocabulary.rate(meaning) if self.integral else meaning)

    def _magnitude(self, term: sp.Expr) -> Numbers:
        """What a term adds up, its symbols at the blurred states, whether or not it cancels."""
        if self.integral:
            return self.blurred_size(term)
        found = se.sympify(term)
        for symbol in found.free_symbols:
            if symbol not in self._sizes:
                self._sizes[symbol] = magnitude(self._blurred, self.vocabulary.meaning(symbol))
        return magnitude(self._evaluation, found, self._sizes)
