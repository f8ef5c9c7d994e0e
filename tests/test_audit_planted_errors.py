"""Audits of true equations with one planted error, on all example systems: the error is found, and the repair is it."""

import random

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import EXAMPLES, SMOOTH
from planting import planted
from true_equations import true_equations

PLANTINGS = 200
LOCATED = 0.95
LONGEST = 160  # symbols and operations of an equation that a person would write


def plantings(name: str) -> int:
    """How many of the 200 a system gets: as many as any other, and the first ones one more."""
    return PLANTINGS // len(SMOOTH) + (list(SMOOTH).index(name) < PLANTINGS % len(SMOOTH))


def is_multiple(one: sp.Expr, other: sp.Expr) -> bool:
    """Whether two expressions are the same but for a constant factor, at random values of all symbols."""
    symbols = sorted(one.free_symbols | other.free_symbols, key=str)
    call = sp.lambdify(symbols, [one, other], "numpy", dummify=True)
    points = np.random.default_rng(5).uniform(0.3, 1.7, (4, len(symbols)))
    a, b = np.array([call(*point) for point in points]).T
    return bool(np.abs(a * b[0] - b * a[0]).max() < 1e-9 * np.abs(a).max() * np.abs(b).max())


def located(name: str) -> tuple[int, int]:
    """(plantings found to be wrong, plantings whose repair gives the equation back)."""
    model, draw = EXAMPLES[name](), random.Random(name)
    pool = true_equations(model, LONGEST)
    tried = []
    while len(tried) < plantings(name):
        found = planted(draw.choice(pool), draw)
        tried += [found] if found else []
    report = al.audit(model, [case.after for case in tried])
    pairs = zip(report.values(), tried, strict=True)
    repaired = [f.repair is not None and is_multiple(f.repair.corrected.residual, case.before) for f, case in pairs]
    return len(report.wrong), sum(repaired)


@pytest.mark.parametrize("half", [0, 1])
def test_planted_errors_are_found_and_located(half):
    """Half of the systems each; what is not found is still true (as cos(a) for cos(b) where a loop makes a = b)."""
    names = list(SMOOTH)[half::2]
    results = {name: located(name) for name in names}
    count = sum(map(plantings, names))
    assert sum(wrong for wrong, _ in results.values()) >= LOCATED * count, results
    assert sum(right for _, right in results.values()) >= LOCATED * count, results
