"""How an expression, a product and an equation are written, in plain text and in LaTeX; and how long they would be."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import sympy as sp
from sympy.printing.str import StrPrinter

from alembert.expressions.algebra import Expression
from alembert.expressions.latex_names import latex_name

Term = tuple[sp.Expr, sp.Symbol]


@dataclass(frozen=True)
class Notation:
    """One way to write mathematics down."""

    expression: Callable[[sp.Expr], str]
    times: str
    brackets: tuple[str, str]
    needs_brackets: Callable[[sp.Expr], bool]
    """Whether a coefficient has to be bracketed to be read as one factor."""


class _PlainPrinter(StrPrinter):  # type: ignore[misc]
    """SymPy's own text with a caret for powers, and numbers no longer than they have to be."""

    def _print_Pow(self, expr: sp.Pow, rational: bool = False) -> str:
        return str(super()._print_Pow(expr, rational=rational)).replace("**", "^")


def _text(value: sp.Expr) -> str:
    return str(_PlainPrinter({"full_prec": False}).doprint(value))


def _latex(value: sp.Expr) -> str:
    return str(sp.latex(value, symbol_names={s: latex_name(s.name) for s in value.free_symbols}))


def _is_fraction(value: sp.Expr) -> bool:
    return bool(sp.fraction(value)[1] != 1)


TEXT = Notation(_text, "*", ("(", ")"), lambda value: value.is_Add or _is_fraction(value))
LATEX = Notation(_latex, r" \, ", (r"\left(", r"\right)"), lambda value: bool(value.is_Add))


def printed(value: sp.Expr, most: int = 1500) -> str:
    """An expression in plain text, or how long it would be."""
    text = TEXT.expression(value)
    return text if len(text) <= most else f"({len(text)} characters: too long to print)"


def write_sum(notation: Notation, terms: Iterable[Term], start: sp.Expr = sp.S.Zero) -> str:
    """`start` plus the sum of coefficient times symbol, with every symbol's coefficient collected before it."""
    pieces = [] if start == 0 else [("", notation.expression(start))]
    for coefficient, symbol in terms:
        if coefficient != 0:
            is_negative = bool(coefficient.as_coeff_Mul()[0].is_negative)
            size = -coefficient if is_negative else coefficient
            pieces.append(("-" if is_negative else "+", _product(notation, size, symbol)))
    return _joined(pieces) if pieces else "0"


def _product(notation: Notation, coefficient: sp.Expr, symbol: sp.Symbol) -> str:
    name = notation.expression(symbol)
    if coefficient == 1:
        return name
    factor = notation.expression(coefficient)
    if notation.needs_brackets(coefficient):
        factor = factor.join(notation.brackets)
    return f"{factor}{notation.times}{name}"


def _joined(pieces: list[tuple[str, str]]) -> str:
    (sign, first), *rest = pieces
    head = f"-{first}" if sign == "-" else first
    return " ".join([head, *(f"{sign} {piece}" for sign, piece in rest)])


class Sizes:
    """The number of symbols, numbers and operations in expressions as written, where shared parts count every time.

    The count itself visits a shared part once, so it is quick however long the writing would be. Parts are known by
    their hash, because to compare two long expressions may take as long as to write them; if ever two parts had the
    same hash, a size would be wrong and nothing else.
    """

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def __call__(self, value: Expression) -> int:
        """The size of one expression; a symbol or a number has size 1."""
        stack = [value]
        while stack:
            parts = [(hash(a), a) for a in stack[-1].args]
            missing = [a for key, a in parts if key not in self._known]
            if missing:
                stack += missing
            else:
                self._known[hash(stack.pop())] = 1 + sum(self._known[key] for key, _ in parts)
        return self._known[hash(value)]
