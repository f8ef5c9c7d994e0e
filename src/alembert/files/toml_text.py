"""Values as TOML writes them: numbers, texts in quotes, lists, tables; and expressions as the grammar reads them again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import symengine as se
import sympy as sp
from sympy.printing.str import StrPrinter

from alembert.algebra import Expression, surface
from alembert.files.place import written_key


class _Printer(StrPrinter):  # type: ignore[misc]
    """SymPy's text with every digit of a number, and max and min where a Piecewise means them."""

    def _print_Float(self, value: sp.Float) -> str:
        return repr(float(value))

    def _print_Piecewise(self, value: sp.Piecewise) -> str:
        if len(value.args) == 2 and value.args[1].cond == True:  # noqa: E712  SymPy's own true
            (first, condition), (second, _) = value.args
            if isinstance(condition, sp.core.relational.Relational) and {condition.lhs, condition.rhs} == {
                first,
                second,
            }:
                name = "max" if condition.gts == first else "min"
                return f"{name}({self._print(first)}, {self._print(second)})"
        return str(super()._print_Piecewise(value))


def expression_text(value: Expression) -> str:
    """An expression as text."""
    return str(_Printer().doprint(surface(value))).replace("**", "^")


def expression_value(value: Expression) -> int | float | str:
    """A number as it is, and any other expression as text."""
    if isinstance(value, se.Integer):
        return int(value)
    return float(value) if isinstance(value, se.RealDouble) else expression_text(value)


def value_text(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{written_key(k)} = {value_text(v)}' for k, v in value.items())}}}"
    return repr(value)


def table_text(header: str, table: Mapping[str, Any]) -> str:
    """A table with its header; the header may be empty."""
    lines = [f"[{header}]"] if header else []
    return "\n".join([*lines, *(f"{written_key(key)} = {value_text(value)}" for key, value in table.items())])
