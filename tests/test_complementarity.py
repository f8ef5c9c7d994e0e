"""The complementarity problem against all choices of which unknowns are zero, tried one by one; and without a solution."""

from itertools import product

import numpy as np
import pytest

from alembert.mechanism.complementarity import complementary


def by_trying_all(D: np.ndarray, q: np.ndarray) -> np.ndarray:
    """z of the one choice of unknowns above zero for which all inequalities hold."""
    for choice in product((False, True), repeat=len(q)):
        on, z = np.flatnonzero(choice), np.zeros(len(q))
        z[on] = np.linalg.solve(D[np.ix_(on, on)], -q[on])
        if (z >= 0).all() and (D @ z + q >= -1e-12 * np.abs(q).max())[~np.array(choice)].all():
            return z
    raise AssertionError("no solution")


@pytest.mark.parametrize("seed", range(20))
def test_positive_definite_problems_have_the_one_solution_of_all_choices(seed: int) -> None:
    random = np.random.default_rng(seed)
    n = int(random.integers(1, 7))
    W = random.normal(size=(n, n + 1))
    units = 10.0 ** random.integers(-6, 7, n)
    D, q = W @ W.T * np.outer(units, units), random.normal(size=n) * units
    expected = by_trying_all(D, q)
    # rounding, as large as the condition of random matrices makes it
    np.testing.assert_allclose(
        complementary(D, q) * units, expected * units, rtol=1e-6, atol=1e-8 * abs(expected * units).max()
    )


def test_four_equal_legs_bear_the_weight_though_three_would_do() -> None:
    legs = np.array([[1, 1, 1], [1, -1, 1], [1, -1, -1], [1, 1, -1]], dtype=float)  # lift, tilt, roll
    D, q = legs @ legs.T, np.full(4, -1.0)
    z = complementary(D, q)
    assert z is not None
    np.testing.assert_allclose(D @ z + q, 0, atol=1e-12)  # nothing sinks, nothing lifts
    assert z.sum() == pytest.approx(1.0)


def test_what_is_squeezed_from_two_sides_has_no_solution() -> None:
    assert complementary(np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([-1.0, -1.0])) is None
