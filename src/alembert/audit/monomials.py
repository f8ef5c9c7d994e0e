"""Numbers at many states recognized as a product of powers of known quantities, times a simple fraction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
import sympy as sp

from alembert.assembly.constraint_rank import leading_columns
from alembert.expressions.algebra import Floats

CLOSE = 1e-9
LARGEST_DENOMINATOR = 5040
POWERS = (1, -1, 2, -2)


@dataclass(frozen=True)
class Atom:
    """A quantity that may be a factor, with its numbers at all states."""

    expression: sp.Expr
    values: Floats
    kind: str = "parameter"

    @cached_property
    def logarithm(self) -> Floats | None:
        """log of the size, where it has one at every state."""
        return _logarithm(self.values)


def _logarithm(values: Floats) -> Floats | None:
    size = np.abs(values)
    return np.log(size) if np.isfinite(size).all() and (size > 0).all() else None


def as_constant(values: Floats) -> sp.Rational | None:
    """The simple fraction that all the values are."""
    if not np.isfinite(values).all():
        return None
    middle = float(np.mean(values))
    near = CLOSE * max(abs(middle), 1e-3)
    if np.ptp(values) > near:
        return None
    found = Fraction(middle).limit_denominator(LARGEST_DENOMINATOR)
    simple = abs(middle) < CLOSE or (found != 0 and abs(float(found) - middle) <= near)
    return sp.Rational(found.numerator, found.denominator) if simple else None


def as_monomial(values: Floats, atoms: Sequence[Atom]) -> sp.Expr | None:
    """A fraction times whole powers of atoms that has these values at all states, by least squares of logarithms.

    The atoms must be `independent`.
    """
    constant = as_constant(values)
    if constant is not None:
        return constant
    log = _logarithm(values)
    if log is None:
        return None
    logs = [a.logarithm for a in atoms if a.logarithm is not None]
    found = np.linalg.lstsq(np.column_stack([np.ones(len(values)), *logs]), log, rcond=None)[0]
    powers = np.rint(found[1:]).astype(int)
    if np.abs(found[1:] - powers).max(initial=0.0) > 1e-5 or np.abs(powers).max(initial=0) > 6:
        return None
    return _with_factor(values, [(a, int(n)) for a, n in zip(atoms, powers, strict=True) if n])


def _with_factor(values: Floats, powers: Sequence[tuple[Atom, int]]) -> sp.Expr | None:
    product = np.prod([a.values**n for a, n in powers], axis=0) if powers else np.ones(len(values))
    factor = as_constant(values / product)
    if factor is None or factor == 0:
        return None
    return factor * sp.Mul(*(a.expression**n for a, n in powers))


def independent(atoms: Sequence[Atom], states: int) -> list[Atom]:
    """The atoms whose logarithms are independent, the first ones first, and fewer than the states."""
    usable = [(atom, log - log.mean()) for atom in atoms if (log := atom.logarithm) is not None]
    varying = [(atom, log) for atom, log in usable if np.linalg.norm(log) > 1e-9]
    if not varying:
        return []
    kept = leading_columns(np.column_stack([log for _, log in varying]), range(len(varying)), 1e-6)
    return [varying[k][0] for k in kept[: max(0, states - 3)]]


def few_changes(values: Floats, atoms: Sequence[Atom]) -> Iterator[sp.Expr]:
    """Products of at most two powers of atoms, times a fraction, that have these values at all states."""
    log, usable = _logarithm(values), [a for a in atoms if a.logarithm is not None]
    if log is None or not usable:
        return
    wanted = log - log.mean()
    logs = np.array([a.logarithm for a in usable])
    logs = logs - logs.mean(axis=1, keepdims=True)
    table = np.concatenate([n * logs for n in POWERS])
    names = [(a, n) for n in POWERS for a in usable]
    for powers in _fitting(wanted, table):
        found = _with_factor(values, [names[k] for k in powers])
        if found is not None:
            yield found


def _fitting(wanted: Floats, table: Floats) -> Iterator[tuple[int, ...]]:
    """The single rows, and then the pairs of rows, that add up to what is wanted."""
    rest = wanted - table
    yield from ((k,) for k in map(int, np.flatnonzero(np.abs(rest).max(axis=1) < CLOSE)))
    for k in range(len(table)):
        near = np.flatnonzero(np.abs(table[k + 1 :, 0] - rest[k, 0]) < CLOSE) + k + 1
        yield from ((k, j) for j in map(int, near) if np.abs(table[j] - rest[k]).max() < CLOSE)
