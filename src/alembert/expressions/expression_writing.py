"""Expressions in plain text as they are, nothing collected; and how long they would be."""

import sympy as sp
from sympy.printing.str import StrPrinter

from alembert.expressions.algebra import Expression


class _PlainPrinter(StrPrinter):  # type: ignore[misc]
    """SymPy's own text with a caret for powers, and numbers no longer than they have to be."""

    def _print_Pow(self, expr: sp.Pow, rational: bool = False) -> str:
        return str(super()._print_Pow(expr, rational=rational)).replace("**", "^")


def plain_text(value: sp.Expr) -> str:
    """An expression in plain text, as SymPy orders it."""
    return str(_PlainPrinter({"full_prec": False}).doprint(value))


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
