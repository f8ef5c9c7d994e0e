"""SciPy's Dormand-Prince 8(5,3) for the engines that give accelerations and leave the integration to the user."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from scipy.integrate import solve_ivp

from peers.measure import Outcome, Runnable

Rates = Callable[[float, np.ndarray], np.ndarray]


def dop853(
    rates: Rates, duration: float, start: np.ndarray, tolerance: float, end: Callable[[np.ndarray], list[float]]
) -> Runnable:
    """A run that gives the end state as `end` observes it."""

    def run() -> Outcome:
        found = solve_ivp(
            rates, (0.0, duration), start, "DOP853", t_eval=[duration], rtol=max(tolerance, 3e-14), atol=tolerance
        )
        if not found.success:
            raise ArithmeticError(found.message)
        return Outcome(lambda: end(found.y[:, -1]), evaluations=found.nfev)

    return run
