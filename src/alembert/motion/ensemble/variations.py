"""What varies between the runs of an ensemble: arrays, distributions and grids made into the values of every run."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np
import sympy as sp

from alembert.description.named_numbers import by_name
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.validation import check_flag, is_listed, is_real_number, real_numbers

Draw = Callable[[Floats], Floats]
MOST = 10**8  # runs: a gigabyte for each value that varies
LEAST = 2.0**-54  # a probability is never zero or one, of which a normal distribution would make an infinite value
SAMPLINGS = ("random", "sobol", "latin-hypercube")


@dataclass(frozen=True, eq=False)
class Variations:
    """The values of the runs by kind ("initial", "parameters", "inputs") and name.

    `fixed` are the same for all runs, `varied` have one number for each; `signals` are sampled inputs with a row of values for
    each: times, and values (runs, samples). `axes` are the values along each side of a grid, whose last one changes first;
    where each point of it is run several times, `repeats` says how often.
    """

    count: int
    fixed: Mapping[str, Mapping[str, Any]]
    varied: Mapping[str, Mapping[str, Floats]]
    signals: Mapping[str, tuple[Floats, Floats]]
    axes: Mapping[str, Floats]
    repeats: int = 1

    @property
    def by_name(self) -> dict[str, Floats]:
        """The values that vary, by name alone."""
        return {name: values for kind in self.varied.values() for name, values in kind.items()}

    @property
    def initial(self) -> dict[str, Any]:
        """The starts that are given, by name: one number, or one for each run."""
        return {**self.fixed["initial"], **self.varied["initial"]}

    def of_run(self, k: int) -> dict[str, Any]:
        """What simulate is given for one run."""
        out = {
            kind: {**self.fixed[kind], **{name: float(values[k]) for name, values in self.varied[kind].items()}}
            for kind in self.fixed
        }
        out["inputs"] |= {name: (times, values[k]) for name, (times, values) in self.signals.items()}
        return out

    def part(self, chosen: slice) -> Variations:
        """Some of the runs."""
        varied = {kind: {name: x[chosen] for name, x in values.items()} for kind, values in self.varied.items()}
        signals = {name: (times, values[chosen]) for name, (times, values) in self.signals.items()}
        return replace(self, count=chosen.stop - chosen.start, varied=varied, signals=signals, axes={}, repeats=1)


def variations(given: Mapping[str, Any], grid: Any, runs: Any, seed: Any, sampling: Any) -> Variations:
    """The values of every run, from what the user gives by kind: numbers, arrays and distributions."""
    tables = {kind: by_name(values, kind, "ensemble") for kind, values in given.items()}
    arrays: dict[tuple[str, str], Floats] = {}
    draws: dict[tuple[str, str], Draw] = {}
    fixed: dict[str, dict[str, Any]] = {kind: {} for kind in tables}
    signals: dict[str, tuple[Floats, Floats]] = {}
    for kind, table in tables.items():
        for name, value in table.items():
            if kind == "inputs" and (own := _own_signals(name, value)) is not None:
                signals[name] = own
            elif kind == "inputs" and _is_signal(value):
                fixed[kind][name] = value
            elif (draw := _distribution(name, value)) is not None:
                draws[kind, name] = draw
            elif is_listed(value):
                arrays[kind, name] = _array(name, value)
            elif kind == "inputs" or is_real_number(value) or isinstance(value, sp.Expr | np.ndarray):
                fixed[kind][name] = value
            else:
                raise ModelError(
                    f"ensemble: found {value!r} for {name!r}; expected a number, a list or an array with one for each run, or "
                    "a distribution such as ('normal', mean, deviation)."
                )
    check_flag(grid, "ensemble: found grid")
    lengths, rows = {name: len(x) for (_, name), x in arrays.items()}, {n: len(x) for n, (_, x) in signals.items()}
    differ = bool(draws or rows)
    count, repeats = _count(lengths if lengths and grid else lengths | rows, differ, grid and bool(lengths), runs)
    for name, found_rows in rows.items():
        if found_rows != count:
            raise ModelError(
                f"ensemble: found {found_rows:,} rows of samples of {name!r}; expected one for each of the {count:,} runs."
            )
    found = _outer(arrays, repeats) if grid else arrays
    found |= _drawn(draws, count, seed, sampling)
    varied = {kind: {name: found[k, name] for k, name in found if k == kind} for kind in tables}
    axes = {name: x for (_, name), x in arrays.items()} if grid else {}
    return Variations(count, fixed, varied, signals, axes, repeats)


# --- what is given --------------------------------------------------------------------------------------------------


def _is_signal(value: Any) -> bool:
    """Whether an input is a function, a formula or a pair (times, values), the same for all runs."""
    return callable(value) or isinstance(value, str) or _is_pair(value)


def _is_pair(value: Any) -> bool:
    """Whether a value is a pair whose first is a list."""
    return isinstance(value, tuple | list) and len(value) == 2 and is_listed(value[0])


def _own_signals(name: str, value: Any) -> tuple[Floats, Floats] | None:
    """The times and values (runs, samples) of an input with samples of its own for each run; None if it is no such one."""
    if not _is_pair(value) or not is_listed(value[1]) or not any(map(is_listed, value[1])):
        return None
    times, values = (real_numbers(x, f"ensemble: {name!r}") for x in value)
    if times.ndim != 1 or values.ndim != 2 or values.shape[1] != len(times) or not len(values):
        raise ModelError(
            f"ensemble: found times of shape {times.shape} and values of shape {values.shape} for {name!r}; expected "
            "(samples,) and (runs, samples), or a pair of two lists of the same length, the same for all runs."
        )
    return times, values


def _array(name: str, value: Any) -> Floats:
    found = real_numbers(value, f"ensemble: {name!r}")
    if found.ndim != 1 or not len(found):
        raise ModelError(
            f"ensemble: found an array of shape {found.shape} for {name!r}; expected a list of one number for each run."
        )
    return found


def _count(lengths: Mapping[str, int], is_drawn: bool, grid: bool, runs: Any) -> tuple[int, int]:
    """How many runs there are, and how often each point of a grid is run: more than once only where something is drawn, or
    sampled for each run."""
    asked = None if runs is None else whole_number(runs, "runs")
    if not lengths and not (is_drawn and asked):
        need = "runs=1000, as the values are drawn" if is_drawn else "an array or a distribution for some value"
        raise ModelError(f"ensemble: found nothing that says how many runs there are; expected {need}.")
    if not lengths:
        assert asked is not None
        return asked, 1
    size = prod(lengths.values()) if grid else next(iter(lengths.values()))
    if not grid:
        for name, length in lengths.items():
            if length != size:
                raise ModelError(
                    f"ensemble: found {length} values of {name!r} and {size} of {next(iter(lengths))!r}; expected as many, "
                    "or grid=True for all combinations."
                )
    if (asked or size) % size or (not grid and asked not in (None, size)):
        fit = f"a multiple of the {size:,} points of the grid" if grid else f"{size:,}, as there are values"
        raise ModelError(f"ensemble: found runs={runs!r}; expected {fit}, or leave it out.")
    if (asked or size) > size and not is_drawn:
        raise ModelError(
            f"ensemble: found runs={runs!r} for the {size:,} points of a grid with nothing drawn at random, so that runs would "
            "be copies of each other; expected a distribution for some value, or leave runs out."
        )
    if (asked or size) > MOST:
        raise ModelError(f"ensemble: found {asked or size:,} runs; expected at most {MOST:,}.")
    return asked or size, (asked or size) // size


def whole_number(value: Any, what: str, least: int = 1, most: int = MOST) -> int:
    """A whole number that is not too large."""
    with suppress(TypeError):
        if not isinstance(value, bool | np.bool_) and least <= operator.index(value) <= most:
            return operator.index(value)
    raise ModelError(f"ensemble: found {what}={value!r}; expected a whole number from {least} to {most:,}.")


def _outer(arrays: Mapping[tuple[str, str], Floats], repeats: int) -> dict[tuple[str, str], Floats]:
    """All combinations of the values, the last array changing first."""
    columns = np.meshgrid(*arrays.values(), indexing="ij")
    return {key: np.repeat(x.reshape(-1), repeats) for key, x in zip(arrays, columns, strict=True)}


# --- distributions --------------------------------------------------------------------------------------------------


def _normal(u: Floats) -> Floats:
    from scipy.special import ndtri  # the inverse of the normal distribution

    return np.asarray(ndtri(u))


def _triangular(u: Floats, a: float, c: float, b: float) -> Floats:
    rising = a + np.sqrt(u * (b - a) * (c - a))
    return np.where(u * (b - a) < c - a, rising, b - np.sqrt((1 - u) * (b - a) * (b - c)))


# Each distribution: what its numbers are, whether they can be, and the value at each probability.
DISTRIBUTIONS: dict[str, tuple[tuple[str, ...], Callable[..., bool], Callable[..., Floats]]] = {
    "normal": (("mean", "deviation > 0"), lambda m, s: s > 0, lambda u, m, s: m + s * _normal(u)),
    "uniform": (("lowest", "highest"), lambda a, b: a < b, lambda u, a, b: a + (b - a) * u),
    "lognormal": (
        ("mean of the logarithm", "its deviation > 0"),
        lambda m, s: s > 0,
        lambda u, m, s: np.exp(m + s * _normal(u)),
    ),
    "triangular": (("lowest", "most likely", "highest"), lambda a, c, b: a <= c <= b and a < b, _triangular),
}


def _distribution(name: str, value: Any) -> Draw | None:
    """The values of a distribution at probabilities: of the table above, or a frozen one of scipy.stats; else None."""
    if callable(getattr(value, "ppf", None)):
        return lambda u: np.asarray(value.ppf(u), dtype=float)
    if not isinstance(value, tuple | list) or not len(value) or not isinstance(value[0], str):
        return None
    kind, *numbers = value
    if kind not in DISTRIBUTIONS:
        raise ModelError(
            f"ensemble: found the distribution {kind!r} of {name!r}; expected one of {', '.join(DISTRIBUTIONS)}, or a "
            "distribution of scipy.stats."
        )
    words, can_be, at = DISTRIBUTIONS[kind]
    found = real_numbers(numbers, f"ensemble: {name!r}").tolist()
    if len(found) != len(words) or not can_be(*found):
        raise ModelError(f"ensemble: found {value!r} for {name!r}; expected ({kind!r}, {', '.join(words)}).")
    return lambda u: at(u, *found)


def _drawn(
    draws: Mapping[tuple[str, str], Draw], count: int, seed: Any, sampling: Any
) -> dict[tuple[str, str], Floats]:
    """Values of every distribution at points of the unit cube, one column for each."""
    if not isinstance(sampling, str) or sampling not in SAMPLINGS:
        raise ModelError(f"ensemble: found sampling={sampling!r}; expected one of {', '.join(SAMPLINGS)}.")
    number = whole_number(seed, "seed", 0, MOST**2)
    if not draws:
        return {}
    cube = np.clip(_points(len(draws), count, number, sampling), LEAST, 1 - LEAST)
    out = {key: draw(cube[:, k]) for k, (key, draw) in enumerate(draws.items())}
    for (_, name), values in out.items():
        if values.shape != (count,) or not np.isfinite(values).all():
            raise ModelError(
                f"ensemble: found values of {name!r} that are not finite; expected a distribution without."
            )
    return out


def _points(dimensions: int, count: int, seed: int, sampling: str) -> Floats:
    if sampling == "random":
        return np.random.default_rng(seed).random((count, dimensions))
    from scipy.stats import qmc

    if sampling == "latin-hypercube":
        return np.asarray(qmc.LatinHypercube(dimensions, rng=seed).random(count))
    return np.asarray(qmc.Sobol(dimensions, rng=seed).random_base2((count - 1).bit_length())[:count])
