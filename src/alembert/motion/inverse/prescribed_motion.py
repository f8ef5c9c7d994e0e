"""What people wish of a coordinate: a function of time, a formula in t, samples or a number, with its two derivatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import sympy as sp
from scipy.interpolate import make_interp_spline

from alembert.description import TIME, Model
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats, derivative, expression, substitute, to_sympy
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled
from alembert.expressions.grammar import NotationError
from alembert.expressions.validation import is_listed, is_real_number, real_numbers
from alembert.motion.input_formulas import input_formula
from alembert.motion.settings import increasing_times

Course = tuple[Floats, Floats, Floats]  # value, rate and second rate at every time
SPLINE = 5  # the degree of the spline through samples: its second derivative is smooth
# Central differences of eighth order for the first and the second derivative (Fornberg 1988), from -4 to 4.
FIRST = np.array([1 / 280, -4 / 105, 1 / 5, -4 / 5, 0, 4 / 5, -1 / 5, 4 / 105, -1 / 280])
SECOND = np.array([-1 / 560, 8 / 315, -1 / 5, 8 / 5, -205 / 72, 8 / 5, -1 / 5, 8 / 315, -1 / 560])
STEPS = 0.1 * 10.0 ** -np.arange(0, 2.6, 0.5)  # of which the one is taken whose results agree best with the next


def common_times(motion: Mapping[str, Any], times: Any) -> Floats:
    """The times at which the motion is wished: given, or those of the samples."""
    pairs = [value for value in motion.values() if _is_pair(value)]
    if times is None and not pairs:
        raise ModelError(
            "inverse_dynamics: found no times; expected times=... for functions, formulas and numbers, or samples given as "
            "pairs (times, values)."
        )
    wanted = increasing_times(pairs[0][0] if times is None else times, "inverse_dynamics: times")
    for value in pairs:
        own = increasing_times(value[0], "inverse_dynamics: times of the samples")
        if own[0] > wanted[0] or own[-1] < wanted[-1]:
            raise ModelError(
                f"inverse_dynamics: found samples from {own[0]:g} to {own[-1]:g}; expected them to cover {wanted[0]:g} to "
                f"{wanted[-1]:g}."
            )
    return wanted


def _is_pair(value: Any) -> bool:
    return isinstance(value, tuple | list) and len(value) == 2 and all(_is_row(part) for part in value)


def _is_row(part: Any) -> bool:
    return part.ndim == 1 if isinstance(part, np.ndarray) else is_listed(part) and not any(map(is_listed, part))


def course(model: Model, name: str, wish: Any, times: Floats, parameters: Mapping[Any, float]) -> Course:
    """One coordinate over time with its rate and second rate."""
    if _is_pair(wish):
        return _of_samples(name, np.asarray(wish[0], dtype=float), wish[1], times)
    if isinstance(wish, np.ndarray | list) or (isinstance(wish, tuple) and len(wish) != 3):
        return _of_samples(name, times, wish, times)
    if isinstance(wish, str):
        wish = _of_text(model, name, wish)
    if isinstance(wish, sp.Expr) and not wish.is_number:
        return _of_formula(name, wish, times, parameters)
    if callable(wish):
        return _of_function(name, wish, times)
    if not is_real_number(wish) or not np.isfinite(float(wish)):
        raise ModelError(
            f"The wished motion of {name!r}: found {wish!r}; expected a formula in t, a function of t, an array with a value "
            "for each time, a pair (times, values), or a number."
        )
    return np.full(len(times), float(wish)), np.zeros(len(times)), np.zeros(len(times))


def _of_text(model: Model, name: str, wish: str) -> sp.Expr:
    try:
        return to_sympy(input_formula(model, wish))
    except NotationError as error:
        raise ModelError(
            f"The wished motion of {name!r}: {error.reason} Give a formula in t and parameters, such as 0.1*sin(2*t)."
        ) from None


def _of_samples(name: str, own: Floats, values: Any, times: Floats) -> Course:
    listed = real_numbers(values, f"The wished motion of {name!r}")
    if listed.shape != own.shape:
        raise ModelError(
            f"The wished motion of {name!r}: found samples of shape {listed.shape}; expected {len(own)} finite numbers, one "
            "for each time."
        )
    if len(own) <= SPLINE:
        raise ModelError(
            f"The wished motion of {name!r}: found {len(own)} samples; expected {SPLINE + 1} or more, to know two derivatives."
        )
    spline = make_interp_spline(own, listed, k=SPLINE)
    return spline(times), spline(times, 1), spline(times, 2)


def _of_formula(name: str, wish: sp.Expr, times: Floats, parameters: Mapping[Any, float]) -> Course:
    value = substitute(expression(wish, f"motion of {name!r}"), {s: expression(x) for s, x in parameters.items()})
    strange = sorted(s.name for s in value.free_symbols if s != TIME)
    if strange:
        raise ModelError(
            f"The wished motion of {name!r}: found {strange[0]!r} in {wish}; expected a formula in t and parameters alone."
        )
    rate = derivative(value, TIME)
    return _checked(name, sampled(column([value, rate, derivative(rate, TIME)]), {TIME: times}).T)


def _of_function(name: str, wish: Callable[[float], Any], times: Floats) -> Course:
    """A function of t, which returns the value, or the value with its two derivatives."""
    first = _called(name, wish, float(times[0]))
    if isinstance(first, tuple | list | np.ndarray) and len(first) == 3:
        return _checked(name, np.array([_called(name, wish, float(t)) for t in times], dtype=float).T)
    values = [[_called(name, wish, float(t + h * k)) for k in range(-4, 5)] for h in STEPS for t in times]
    table = np.array(values, dtype=float).reshape(len(STEPS), len(times), 9)
    _checked(name, table[0].T)
    first_rates = table @ FIRST / STEPS[:, None]
    second_rates = table @ SECOND / STEPS[:, None] ** 2
    return _checked(name, np.array([table[0, :, 4], _settled(first_rates), _settled(second_rates)]))


def _settled(found: Floats) -> Floats:
    """Of results for smaller and smaller steps, at each time, the one that agrees best with the next."""
    best = np.abs(np.diff(found, axis=0)).argmin(axis=0)
    return np.asarray(found[best + 1, np.arange(found.shape[1])])


def _called(name: str, wish: Callable[[float], Any], t: float) -> Any:
    try:
        found = wish(t)
        return [float(x) for x in found] if isinstance(found, Sequence | np.ndarray) else float(found)
    except Exception as error:
        raise ModelError(
            f"The wished motion of {name!r} failed at t = {t:g} ({type(error).__name__}: {error}); expected a function of the "
            "time that returns a number (also a little before and after the times asked for), or the value, rate and second "
            "rate together."
        ) from error


def _checked(name: str, found: Floats) -> Course:
    if not np.isfinite(found).all():
        raise ModelError(f"The wished motion of {name!r}: found a value that is not finite; expected finite ones.")
    return found[0], found[1], found[2]
