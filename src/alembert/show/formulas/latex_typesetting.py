r"""Written formulas as a person sets them, in LaTeX: \tfrac{1}{2} m L^2 \sin^2\alpha \, \dot\theta.

A formula is a list of pieces; a line may be broken before each piece. Brackets are sized by hand (\bigl, \bigr), so that a
long sum can be broken inside them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from alembert.expressions.trigonometric_polynomials import Number
from alembert.show.formulas import piecewise
from alembert.show.formulas.formula_terms import CONSTANTS, Call, Factor, Sum, Term
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.line_breaking import Breaker, Piece, joined
from alembert.show.formulas.symbol_notation import Symbols

FUNCTIONS = {
    **{n: rf"\{n}" for n in ("sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth", "exp", "log")},
    "asin": r"\arcsin",
    "acos": r"\arccos",
    "atan": r"\arctan",
    "sign": r"\operatorname{sgn}",
    "max": r"\max",
    "min": r"\min",
}
CIRCULAR = ("sin", "cos", "tan")
LONGEST_PIECE = 15.0
LONGEST_NUMERATOR = 26.0
SHORT_BRACKET = 6.0

DIGITS = 12  # of decimal numbers
WORD = r"\mathit{"  # a name of several letters, which would run together with what stands behind it
BRACKETS = (("(", ")"), ("[", "]"), (r"\{", r"\}"))


class Typesetter:
    """Writes sums in the symbols of a model."""

    _OTHERWISE, _JOINT, _RELATIONS = r"\text{otherwise}", r" \text{{ {} }} ", piecewise.IN_LATEX

    def __init__(self, symbols: Symbols, digits: int = DIGITS) -> None:
        self.symbols, self.digits = symbols, digits
        self.has_rounded = False
        """Whether a decimal number that was written has more digits."""
        self.terms_set = 0
        """How many terms have been set until now."""
        self._known: dict[Sum, str] = {}

    def written(self, value: Sum) -> str:
        """The formula in one line."""
        if value not in self._known:
            self.terms_set += 1 + len(value)
            self._known[value] = joined(self.pieces(value))
        return self._known[value]

    def pieces(self, value: Sum) -> list[Piece]:
        """The formula with places to break."""
        out: list[Piece] = []
        for term in value:
            sign = "-" if term.number < 0 else "+" if out else ""
            first, *others = self._term_pieces(term.scaled(Fraction(-1)) if sign == "-" else term)
            out += [replace(first, sign=sign), *others]
        return out or [Piece("", "0")]

    def equation(self, left: Sum, right: Sum) -> list[Piece]:
        """left = right, with places to break on both sides."""
        first, *rest = self.pieces(right)
        return [*self.pieces(left), Piece("=", str(first)), *rest]

    def _term_pieces(self, term: Term) -> list[Piece]:
        """A positive term, in one piece or broken inside its brackets."""
        whole = self._term(term)
        is_fraction = any(factor.is_below for factor in term.factors)
        if width(whole) <= (LONGEST_NUMERATOR if is_fraction else LONGEST_PIECE):
            return [Piece("", whole)]
        long = [
            f for f in term.factors if _can_break(f) and (not is_fraction or width(self._factor(f)) > SHORT_BRACKET)
        ]
        if not long:
            return [Piece("", whole)]
        if not is_fraction:
            at = term.factors.index(long[0])
            return self._joined_pieces(Term(term.number, term.factors[:at]), long[:1], term.factors[at + 1 :])
        return self._joined_pieces(Term(term.number, tuple(f for f in term.factors if f not in long)), long, ())

    def _joined_pieces(self, before: Term, long: Sequence[Factor], after: tuple[Factor, ...]) -> list[Piece]:
        """What stands before long brackets, these broken, and what stands behind."""
        out = [] if before == Term(Fraction(1)) else [Piece("", self._term(before))]
        for more in (
            *(self._broken_bracket(f) for f in long),
            self._term_pieces(Term(Fraction(1), after)) if after else [],
        ):
            if out and more:
                out[-1] = replace(out[-1], text=rf"{out[-1].text} \, {more[0].text}")
            out += more[1:] if out else more
        return out

    def _broken_bracket(self, factor: Factor) -> list[Piece]:
        """A power of a sum, or its sign, with places to break inside; roots and what is below a fraction line are powers."""
        assert not isinstance(factor.power, tuple)
        inner = self.pieces(_inside(factor))
        opening, closing = _brackets(joined(inner))
        if isinstance(factor.base, Call):
            opening = FUNCTIONS[factor.base.name] + opening
        raised = "" if factor.power == 1 else f"^{{{_number(factor.power, inline=True)}}}"
        inner[0] = Piece("", f"{opening} {inner[0]}".rstrip())
        inner[-1] = replace(inner[-1], text=f"{inner[-1].text} {closing}{raised}")
        return [inner[0], *(piece.deeper() for piece in inner[1:])]

    # --- terms ------------------------------------------------------------------------------------------------------

    def _term(self, term: Term) -> str:
        factors = pi_first(term.factors)
        above = [f for f in factors if not f.is_below]
        below = [Factor(f.base, -f.power) for f in factors if f.is_below]  # type: ignore[operator]
        number = term.number
        if not below:
            return self._product(number, above)
        if isinstance(number, float):
            return self._fraction(number, above, Fraction(1), below)
        return self._fraction(Fraction(number.numerator), above, Fraction(number.denominator), below)

    def _fraction(self, number: Number, above: list[Factor], under: Fraction, below: list[Factor]) -> str:
        top, bottom = self._product(number, above), self._unbracketed(under, below)
        if width(top) <= LONGEST_NUMERATOR:
            return rf"\frac{{{self._unbracketed(number, above)}}}{{{bottom}}}"
        long = [f for f in above if isinstance(f.base, tuple)] or above[-1:]
        short = [f for f in above if f not in long]
        return rf"\frac{{{self._product(number, short)}}}{{{bottom}}} \, {self._product(Fraction(1), long)}"

    def _unbracketed(self, number: Number, factors: Sequence[Factor]) -> str:
        """A product that needs no brackets if it is one sum."""
        if len(factors) == 1 and number == 1 and isinstance(factors[0].base, tuple) and factors[0].power == 1:
            return self.written(factors[0].base)
        return self._product(number, factors)

    def _product(self, number: Number, factors: Sequence[Factor]) -> str:
        written = self._number(number)
        first = (
            [written] if written != "1" or not factors else []
        )  # also of a decimal that is one in the digits that are written
        return _spaced([*first, *map(self._factor, factors)])

    def _number(self, value: Number) -> str:
        if isinstance(value, float) and decimal(value, self.digits) != decimal(value, DIGITS):
            self.has_rounded = True
        return decimal(value, self.digits) if isinstance(value, float) else _number(value)

    def _factor(self, factor: Factor) -> str:
        base, power = factor.base, factor.power
        if power == Fraction(1, 2):
            inside = base if isinstance(base, tuple) else (Term(Fraction(1), (Factor(base),)),)
            return rf"\sqrt{{{self.written(without_brackets(inside))}}}"
        written = self.written(power) if isinstance(power, tuple) else _number(power, inline=True)
        raised = "" if power == 1 else f"^{{{written}}}"
        if isinstance(base, Call):
            return self._call(base, raised)
        if isinstance(base, str):
            return (CONSTANTS.get(base) or self.symbols.latex(base)) + raised
        inner = self.written(base)
        opening, closing = _brackets(inner)
        return f"{opening} {inner} {closing}{raised}"

    def _call(self, call: Call, raised: str) -> str:
        if call.name == "Piecewise":
            call = piecewise.extreme(call) or call
        if call.name == "Piecewise":
            rows = [f"{self.written(value)} & {self._condition(when)}" for value, when in piecewise.cases(call)]
            inside = r" \\ ".join(rows)
            whole = rf"\begin{{cases}} {inside} \end{{cases}}"
            return rf"\left({whole}\right){raised}" if raised else whole
        inside = ", ".join(self.written(argument) for argument in call.arguments)
        if call.name in ("Abs", "abs"):
            return rf"\left| {inside} \right|{raised}"
        head = FUNCTIONS.get(call.name, rf"\operatorname{{{re.sub(r'[^A-Za-z]', '', call.name)}}}")
        if call.name in CIRCULAR and len(call.arguments) == 1 and _is_bare(call.arguments[0]) and WORD not in inside:
            return f"{head}{raised} {inside}"
        whole = head + inside.join(_brackets(inside))
        if raised and call.name not in CIRCULAR:
            return rf"\left({whole}\right){raised}"
        return whole.replace(head, head + raised, 1)

    def _condition(self, when: Call | None, within: bool = False) -> str:
        """A condition; joined ones within others stand in brackets."""
        if when is None:
            return self._OTHERWISE
        if when.name in piecewise.JOINED:
            parts = [self._condition(part.factors[0].base, True) for (part,) in when.arguments]  # type: ignore[arg-type]
            joined = self._JOINT.format(piecewise.JOINED[when.name]).join(parts)
            return f"({joined})" if within else joined
        low, high = map(self.written, when.arguments)
        return f"{low} {self._RELATIONS[when.name]} {high}"


def pi_first(factors: Sequence[Factor]) -> list[Factor]:
    """The factors in their order, but pi in front, as a number."""
    return sorted(factors, key=lambda f: f.base != "pi")


def without_brackets(value: Sum) -> Sum:
    """The sum that a sum of one bracket is."""
    only = value[0].factors[0] if len(value) == 1 and value[0].number == 1 and len(value[0].factors) == 1 else None
    return only.base if only is not None and isinstance(only.base, tuple) and only.power == 1 else value


def _can_break(factor: Factor) -> bool:
    """Whether it is a number's power of a sum, or of its sign."""
    is_sign = isinstance(factor.base, Call) and factor.base.name == "sign"
    return (isinstance(factor.base, tuple) or is_sign) and not isinstance(factor.power, tuple)


def _inside(factor: Factor) -> Sum:
    """The sum that a factor is a power or the sign of."""
    assert not isinstance(factor.base, str)
    return without_brackets(factor.base) if isinstance(factor.base, tuple) else factor.base.arguments[0]


def latex_lines(pieces: Sequence[Piece], first: float, others: float, gap: float = 0.0) -> list[str]:
    """A formula in LaTeX in lines, the first not wider than `first` em, the others than `others`; a gap is after each piece."""
    return Breaker(lambda text: width(text) + gap, _room, first, others)(pieces)


def _room(em: float) -> str:
    """Free room, not more than so many em."""
    return r"\qquad " * (int(em) // 2) + r"\quad " * (int(em) % 2)


def _is_bare(argument: Sum) -> bool:
    """Whether a function needs no brackets: sin x, sin 2x."""
    if len(argument) != 1 or argument[0].number < 0:
        return False
    factors = argument[0].factors
    whole = isinstance(argument[0].number, Fraction) and argument[0].number.denominator == 1
    return whole and len(factors) == 1 and isinstance(factors[0].base, str) and factors[0].power == 1


def _brackets(inside: str) -> tuple[str, str]:
    """The brackets for what stands inside: larger than those within, tall around fractions."""
    used = 0 if "(" not in inside else 1 if "[" not in inside else 2
    opening, closing = BRACKETS[used]
    if r"\frac" in inside:
        return rf"\Bigl{opening}", rf"\Bigr{closing}"
    if used or r"\tfrac" in inside or width(inside) > LONGEST_PIECE:
        return rf"\bigl{opening}", rf"\bigr{closing}"
    return opening, closing


def _spaced(parts: Sequence[str]) -> str:
    """Factors beside each other; a thin space where they would run together."""
    out = ""
    for part in parts:
        word = WORD in part or re.search(r"\\mathit\{[^{}]*\}\}*$", out)
        function = re.search(r"\\(sin|cos|tan)(\^\{[^{}]*\})?( \d*)?[^()\[\]]*$", out)
        needs = out and (part.startswith((r"\dot", r"\ddot")) or word or function or out.endswith(")"))
        out += (r" \, " if needs else " " if out else "") + part
    return out


def _number(value: Number, inline: bool = False) -> str:
    if isinstance(value, float):
        return decimal(value, DIGITS)
    if inline or value.denominator == 1:
        return str(value)
    sign = "-" if value < 0 else ""
    return rf"{sign}\tfrac{{{abs(value.numerator)}}}{{{value.denominator}}}"


def decimal(value: float, digits: int = 6) -> str:
    """A floating-point number: 9.81, or 1.5 times a power of ten, which no end of a line tears apart."""
    head, _, exponent = f"{value:.{digits}g}".partition("e")
    return rf"{{{head} \cdot 10^{{{int(exponent)}}}}}" if exponent else head
