"""How the initial state varies: what is given is varied, and the rest follows as the assembly of a run makes it follow."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.initial_state import held_speeds
from alembert.errors import AssemblyError
from alembert.mechanism.constrained_solve import ConstrainedSystem
from alembert.mechanism.state_derivatives import Instant

Floats = NDArray[np.float64]


def initial_variations(instant: Instant, given: Floats, pushed: Floats, kept: Collection[str]) -> Floats:
    """The variations of the initial state (coordinates over speeds) for each quantity.

    `given` are the variations of the values that the user gives (states, quantities). Of all that obey the constraints,
    positions then velocities, they are the nearest to the given ones in the metric of the masses, with nothing else along
    what is kept.
    """
    eom, slopes = instant.mechanism.eom, instant.slopes
    nq, nu = len(eom.q), len(eom.u)
    held_q, held_u = map(sorted, held_speeds(eom.kinematics, kept))
    held = instant.mechanism.held
    wished = np.linalg.pinv(slopes.N) @ given[:nq]
    alone = np.vstack([np.zeros((nq + nu, given.shape[1])), pushed])
    xi = _nearest(instant, instant.A[held], -slopes.Phi @ alone, wished, held_q, "positions")
    moved = np.vstack([slopes.N @ xi, np.zeros((nu, given.shape[1])), pushed])
    eta = _nearest(instant, instant.A, -slopes.psi @ moved, given[nq:], held_u, "velocities")
    return np.vstack([slopes.N @ xi, eta])


def _nearest(instant: Instant, A: Floats, right: Floats, wished: Floats, held: list[int], what: str) -> Floats:
    """x nearest to the wished, in the metric of M, with A x = right and x = wished along the held speeds."""
    rows = np.vstack([A, np.eye(len(wished))[held]])
    values = np.vstack([right, wished[held]])
    if not len(rows):
        return wished
    x, _ = ConstrainedSystem(instant.M, rows, instant.sizes).solve(instant.M @ wished, values)
    left = np.abs(rows @ x - values).max(initial=0.0)
    if not left <= 1e-8 * max(1.0, float(np.abs(values).max(initial=0.0))):
        raise AssemblyError(
            f"sensitivities: the initial {what} cannot be varied as asked: what is in keep= contradicts the constraints (off "
            f"by {left:.3g}). Keep less, or take derivatives by what is kept only."
        )
    return x
