"""One rigid body of unit mass held or pushed at one of its points, by Newton, Euler and SciPy alone."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation as Turn

Floats = np.ndarray


def still(P: Floats, V: Floats) -> Floats:
    """No force."""
    return np.zeros(3)


def free(P: Floats, V: Floats) -> tuple[Floats, Floats]:
    """No constraint."""
    return np.zeros((0, 3)), np.zeros(0)


@dataclass(frozen=True)
class Held:
    """`force(P, V)` acts at the body's point; `rows(P, V)` gives D and d of its constraints D A = d on the acceleration."""

    inertia: Floats
    point: Floats
    gravity: Floats
    force: Callable[[Floats, Floats], Floats] = still
    rows: Callable[[Floats, Floats], tuple[Floats, Floats]] = free

    def run(self, place: Floats, R: Floats, times: Floats) -> Floats:
        """From rest: place, velocity and angular velocity in ground axes at the times (times, 9)."""
        start = np.concatenate([place, np.roll(Turn.from_matrix(R).as_quat(), 1), np.zeros(6)])
        found = solve_ivp(self._rates, (0, times[-1]), start, "DOP853", times, rtol=1e-10, atol=1e-11)
        spins = [_matrix(y[3:7]) @ y[10:] for y in found.y.T]
        return np.hstack([found.y[:3].T, found.y[7:10].T, spins])

    def _rates(self, t: float, y: Floats) -> Floats:
        r, p, v, w = y[:3], y[3:7], y[7:10], y[10:]
        R, W = _matrix(p), _skew(w)
        P, V = r + R @ self.point, v + R @ W @ self.point
        return np.concatenate([v, _euler_rates(p, w), self._accelerations(R, W, w, P, V)])

    def _accelerations(self, R: Floats, W: Floats, w: Floats, P: Floats, V: Floats) -> Floats:
        """[M J^T D^T; D J 0] [v'; w'; -lambda] = [forces; d - D (centripetal)], with A = J [v'; w'] + centripetal."""
        J = np.hstack([np.eye(3), -R @ _skew(self.point)])
        D, d = self.rows(P, V)
        f, M = self.force(P, V), np.diag([1, 1, 1, *self.inertia])
        right = np.concatenate([self.gravity, -W @ (self.inertia * w)]) + J.T @ f
        centripetal = R @ W @ W @ self.point
        system = np.block([[M, (D @ J).T], [D @ J, np.zeros((len(D), len(D)))]])
        return np.linalg.solve(system, np.concatenate([right, d - D @ centripetal]))[:6]


def _matrix(p: Floats) -> Floats:
    """The rotation matrix of a quaternion that has its scalar first."""
    S, size = _skew(p[1:]), p @ p
    return np.eye(3) + 2 / size * (p[0] * S + S @ S)


def _euler_rates(p: Floats, w: Floats) -> Floats:
    """p' = 1/2 p w as quaternions, with w in body axes."""
    return np.concatenate([[-p[1:] @ w], p[0] * w + _skew(p[1:]) @ w]) / 2


def _skew(s: Floats) -> Floats:
    return np.array([[0, -s[2], s[1]], [s[2], 0, -s[0]], [-s[1], s[0], 0]])
