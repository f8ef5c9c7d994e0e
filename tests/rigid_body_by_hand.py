"""One rigid body of unit mass held or pushed at one of its points, by Newton, Euler and SciPy alone."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation as Turn

Floats = np.ndarray
Push = Callable[[Floats, Floats], Floats]
Rows = Callable[[Floats, Floats], tuple[Floats, Floats]]
AT_REST = np.zeros(3)


def still(*state: Floats) -> Floats:
    """No force and no torque."""
    return np.zeros(3)


def free(*state: Floats) -> tuple[Floats, Floats]:
    """No constraint."""
    return np.zeros((0, 3)), np.zeros(0)


@dataclass(frozen=True)
class Held:
    """`force(P, V)` acts at the body's point, `torque(R, w)` on the body; the rest is held, all in ground axes.

    `rows(P, V)` gives D and d of the constraints D A = d on the acceleration of the point, `turns(R, w)` gives E and e of
    the constraints E alpha = e on the angular acceleration.
    """

    inertia: Floats
    point: Floats
    gravity: Floats
    force: Push = still
    rows: Rows = free
    torque: Push = still
    turns: Rows = free

    def run(self, place: Floats, R: Floats, times: Floats, velocity: Floats = AT_REST) -> dict[str, Floats]:
        """From rest in the attitude, or moving with the velocity: the motion at the times, and what the constraints give.

        Place, velocity, attitude (row by row) and angular velocity, their rates, the force at the point and the torque.
        """
        start = np.concatenate([place, np.roll(Turn.from_matrix(R).as_quat(), 1), velocity, np.zeros(3)])
        found = solve_ivp(lambda t, y: self._rates(y), (0, times[-1]), start, "DOP853", times, rtol=1e-11, atol=1e-12)
        rows = [self._seen(y) for y in found.y.T]
        return {name: np.array([row[name] for row in rows]) for name in rows[0]}

    def _rates(self, y: Floats) -> Floats:
        return np.concatenate([y[7:10], _euler_rates(y[3:7], y[10:]), self._solved(y)[0]])

    def _seen(self, y: Floats) -> dict[str, Floats]:
        R, (rates, force, torque) = _matrix(y[3:7]), self._solved(y)
        motion = {"Pos": y[:3], "Vel": y[7:10], "Quat": R.reshape(9), "Avel": R @ y[10:]}
        return motion | {"Acc": rates[:3], "Aacc": R @ rates[3:], "Force": force, "Torque": torque}

    def _solved(self, y: Floats) -> tuple[Floats, Floats, Floats]:
        """[v'; w'] and the constraints' force and torque on the body, with A = J [v'; w'] + centripetal and alpha = R w'.

        [M G^T; G 0] [v'; w'; -lambda] = [forces; right sides], G = [D J; E (0 R)].
        """
        r, R, v, w = y[:3], _matrix(y[3:7]), y[7:10], y[10:]
        W, J, turning = _skew(w), np.hstack([np.eye(3), -R @ _skew(self.point)]), np.hstack([np.zeros((3, 3)), R])
        P, V, spin = r + R @ self.point, v + R @ W @ self.point, R @ w
        (D, d), (E, e) = self.rows(P, V), self.turns(R, spin)
        M, G = np.diag([1, 1, 1, *self.inertia]), np.vstack([D @ J, E @ turning])
        given = np.concatenate([self.gravity, -W @ (self.inertia * w)])
        given = given + J.T @ self.force(P, V) + turning.T @ self.torque(R, spin)
        system = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
        found = np.linalg.solve(system, np.concatenate([given, d - D @ (R @ W @ W @ self.point), e]))
        return found[:6], -D.T @ found[6 : 6 + len(d)], -E.T @ found[6 + len(d) :]


def _matrix(p: Floats) -> Floats:
    """The rotation matrix of a quaternion that has its scalar first."""
    S, size = _skew(p[1:]), p @ p
    return np.eye(3) + 2 / size * (p[0] * S + S @ S)


def _euler_rates(p: Floats, w: Floats) -> Floats:
    """p' = 1/2 p w as quaternions, with w in body axes."""
    return np.concatenate([[-p[1:] @ w], p[0] * w + _skew(p[1:]) @ w]) / 2


def _skew(s: Floats) -> Floats:
    return np.array([[0, -s[2], s[1]], [s[2], 0, -s[0]], [-s[1], s[0], 0]])
