"""Formulas of time and parameters in machine code, with what tells where they may do much in a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alembert.description import TIME
from alembert.description.piecewise_parts import turning_functions
from alembert.expressions.algebra import Expression
from alembert.native.machine_code import MachineCode, machine_code


@dataclass(frozen=True)
class FormulasOfTime:
    """The values, and the functions at whose zeros they may do something brief; both of the time and the parameters."""

    values: MachineCode
    turns: MachineCode | None


def formulas_of_time(parameters: Sequence[Expression], values: Sequence[Expression]) -> FormulasOfTime | None:
    """The machine code of some formulas; None of none."""
    if not values:
        return None
    arguments, turns = [TIME, *parameters], turning_functions(values)
    return FormulasOfTime(machine_code(arguments, values), machine_code(arguments, turns) if turns else None)
