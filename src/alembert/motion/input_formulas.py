"""Inputs as formulas of the time, the coordinates and speeds, the parameters and what else the state tells by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import sympy as sp

from alembert.description import TIME, Model
from alembert.expressions.algebra import Expression, expression
from alembert.expressions.grammar import Names, parse_expression
from alembert.native.machine_code import MachineCode, machine_code

HOW = "Give a number, or a formula in t and the names of the model, such as 0.1*sin(2*t) or -k*theta - c*theta'."
"""What is expected of an input that is written as text."""


def input_formula(model: Model, text: str) -> Expression:
    """The expression that a text such as "-k*theta - c*theta'" is; NotationError tells what cannot be read."""
    inputs = {s.name for s in model.inputs}
    return _read(text, tuple(name for name in model.symbols if name not in inputs))


@lru_cache(maxsize=64)
def _read(text: str, names: tuple[str, ...]) -> Expression:
    """The text in these names; a run that is made again and again with the same inputs reads them once."""
    known = {name: sp.Symbol(name) for name in names}
    return expression(parse_expression(text, Names(known, together=False), exact=False), text)


class StateFormula:
    """An input as a function (t, state), from its formula."""

    def __init__(self, value: Expression) -> None:
        self.value = value
        self._arguments = sorted(value.free_symbols, key=str)

    @cached_property
    def _code(self) -> MachineCode:
        return machine_code(self._arguments, [self.value])

    def __call__(self, t: float, state: Mapping[Any, float]) -> float:
        """The value at a time and state."""
        return float(self._code(np.array([state[symbol] for symbol in self._arguments]))[0])

    def is_of_time(self, parameters: Sequence[Expression]) -> bool:
        """Whether it does not depend on the state."""
        return set(self._arguments) <= {TIME, *parameters}
