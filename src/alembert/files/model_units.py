"""The SI units of all named numbers of a model of which the model tells what they are."""

from __future__ import annotations

import tomllib
import warnings

from alembert.description import Model
from alembert.errors import AlembertWarning, ModelError
from alembert.files.model_writing import model_text
from alembert.files.parameter_units import parameter_units
from alembert.files.units import state_units


def units_of_parameters(model: Model) -> dict[str, str]:
    """The SI units of the parameters and inputs of which the model tells what they are; none if no file can describe it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", AlembertWarning)  # of what the text, which nobody reads, leaves out
            return parameter_units(tomllib.loads(model_text(model)))
    except ModelError:
        return {}


def units_of(model: Model) -> dict[str, str]:
    """The same with coordinates and speeds; what has no unit, as an Euler parameter, is left out."""
    has_others = model.values or model.inputs
    found = state_units(model) | (units_of_parameters(model) if has_others else {})
    return {name: unit for name, unit in found.items() if unit}
