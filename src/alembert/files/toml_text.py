"""Keys and values as TOML writes them: numbers, texts, lists, tables; and expressions as the grammar reads them again."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date, time
from typing import Any

import sympy as sp
from sympy.printing.str import StrPrinter

from alembert.expressions.algebra import Expression, to_sympy


class _Printer(StrPrinter):  # type: ignore[misc]
    """SymPy's text with every digit of a number, and max and min where a Piecewise means them."""

    def _print_Float(self, value: sp.Float) -> str:
        return repr(float(value))

    def _print_Piecewise(self, value: sp.Piecewise) -> str:
        extreme = _extreme(value)
        return f"{extreme}({self.stringify([case.expr for case in value.args], ', ')})" if extreme else sp.srepr(value)


def _extreme(value: sp.Piecewise) -> str:
    """max or min if that is what a Piecewise means: the first where it is greater (or less) than the second."""
    (first, condition), (second, _) = value.args[0].args, value.args[-1].args
    is_compared = isinstance(condition, sp.core.relational.Relational)
    if len(value.args) > 2 or not is_compared or {condition.lhs, condition.rhs} != {first, second}:
        return ""
    return "max" if condition.gts == first else "min"


def expression_text(value: Expression) -> str:
    """An expression as text."""
    return str(_Printer().doprint(to_sympy(value))).replace("**", "^")


def written_key(key: str) -> str:
    """A key as TOML writes it, with quotes where it needs them."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else written(key)


def written_path(path: tuple[str, ...]) -> str:
    """A path as TOML writes it."""
    return ".".join(map(written_key, path))


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{written_key(k)} = {written(v)}' for k, v in value.items())}}}"
    return str(value) if isinstance(value, date | time) else repr(value)


def table_text(header: str, table: Mapping[str, Any]) -> str:
    """A table with its header; the header may be empty."""
    lines = [f"[{header}]"] if header else []
    return "\n".join([*lines, *(f"{written_key(key)} = {written(value)}" for key, value in table.items())])
