"""What people give as name=value on the command line: numbers, and inputs that may change with time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import sympy as sp

import alembert as al
from alembert.expressions.algebra import Evaluator, column, expression
from alembert.expressions.grammar import NotationError, parse_expression

TIME = sp.Symbol("t")


def numbers(given: Iterable[str], option: str) -> dict[str, float]:
    """The numbers in texts such as theta=0.5 or theta=pi/6."""
    out = {}
    for name, text in pairs(given, option).items():
        what = f"{option} {name}={text}"
        out[name] = _number(_parsed(text, [], what), what)
    return out


def signals(given: Iterable[str], option: str) -> dict[str, float | Callable[[float], float]]:
    """The numbers and functions of the time t in texts such as tau=0.1 or tau=0.1*sin(2*t)."""
    out: dict[str, float | Callable[[float], float]] = {}
    for name, text in pairs(given, option).items():
        what = f"{option} {name}={text}"
        value = _parsed(text, [TIME], what)
        out[name] = _function(value, what) if value.has(TIME) else _number(value, what)
    return out


def pairs(given: Iterable[str], option: str) -> dict[str, str]:
    """The names and values of texts such as name=value, each name once."""
    out: dict[str, str] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not (name and sign and value):
            raise al.ModelError(f"Found {option} {text!r}; expected a name and its value, for instance {option} m=2.5.")
        if name in out:
            raise al.ModelError(f"Found {option} {name}={out[name]} and {name}={value}; expected {name!r} only once.")
        out[name] = value
    return out


def _parsed(text: str, names: list[sp.Symbol], what: str) -> sp.Expr:
    """The value of the text, which may use only the names; the errors fit on one line."""
    try:
        return parse_expression(text, names)
    except NotationError as error:
        allowed = " or a formula in t" if names else ""
        raise al.ModelError(f"{what}: {error.reason} Give a number such as 0.5 or pi/6{allowed}.") from None


def _number(value: sp.Expr, what: str) -> float:
    try:
        number = float(value)
    except (TypeError, OverflowError):
        raise al.ModelError(f"{what}: found no real number; expected one such as 0.5 or pi/6.") from None
    if not np.isfinite(number):
        raise al.ModelError(f"{what}: found {number}; expected a finite number.")
    return number


def _function(value: sp.Expr, what: str) -> Callable[[float], float]:
    evaluate = Evaluator(column([expression(value, what)]), [expression(TIME, what)])
    return lambda t: float(evaluate(np.array([t]))[0])
