"""Changes of states that constraints and motors allow: the exact slopes of inverse dynamics beside differences along them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from slopes_by_differences import slope

STEP = 1e-3  # its sixth power is below rounding where the curvature of a loop is of size one


def along_speeds(mechanism, q, rest):
    """N of q' = N u + ..."""
    units = np.vstack([np.zeros(len(mechanism.eom.u)), np.eye(len(mechanism.eom.u))])
    still, *rates = mechanism.rates(np.tile(q, (len(units), 1)), units, **rest)
    return np.array(rates).T - still[:, None]


def onto(mechanism, q, u, du, rest, ranks):
    """The state put onto the constraints by Newton's method in plain least steps: positions, speeds, then accelerations.

    Of rows that depend on each other on the constraints, as many singular values count beside them as there: counted anew, they
    would let states side by side go different ways.
    """
    if not mechanism.eom.rows:
        return q, u, du
    held = mechanism.held

    def least(right, rows, rank):
        U, s, Vt = np.linalg.svd(mechanism.constraint_matrix(q, u, **rest)[rows], full_matrices=False)
        return Vt[:rank].T @ ((U[:, :rank].T @ right) / s[:rank])

    for _ in range(6 if held else 0):
        step = least(mechanism.residuals(q, u, **rest)[: len(held)], held, ranks[0])
        q = unit_parameters(mechanism, q - along_speeds(mechanism, q, rest) @ step)
    for _ in range(3):
        u = u - least(mechanism.residuals(q, u, **rest)[len(held) :], slice(None), ranks[1])
    A, b = mechanism.constraint_matrix(q, u, **rest), mechanism.constraint_bias(q, u, **rest)
    return q, u, du + least(b - A @ du, slice(None), ranks[1])


def unit_parameters(mechanism, q):
    q = q.copy()
    for four in mechanism.eom.euler_parameters:
        q[list(four)] /= np.linalg.norm(q[list(four)])
    return q


@dataclass
class Case:
    """A mechanism near a state, with motors; `names` are parameters that vary, by parts of themselves.

    With `few`, the accelerations are those that the motors make, so that fewer of them than degrees of freedom can.
    """

    mechanism: Any
    drive: list
    q: np.ndarray
    u: np.ndarray
    names: tuple = ()
    time: float = 0.0
    inputs: Any = None
    few: bool = False
    seed: int = 0
    step: float = STEP

    def __post_init__(self):
        self.random, n = np.random.default_rng(self.seed), len(self.u)
        speeds = [s.name for s in self.mechanism.eom.u]
        self.motors = [speeds.index(name if name in speeds else f"{name}'") for name in self.drive]
        self.given = np.zeros(len(self.mechanism.eom.inputs)) if self.inputs is None else np.array(self.inputs)
        self.values = {name: float(self.mechanism.eom.model.values[name]) for name in self.names}
        A = self.mechanism.constraint_matrix(self.q, self.u, time=self.time, inputs=self.given)
        self.ranks = [
            np.linalg.matrix_rank(rows, tol=1e-8 * np.abs(A).max(initial=0.0)) for rows in (A[self.mechanism.held], A)
        ]
        self.du, self.torques = self.random.normal(size=(2, n))

    def way(self):
        """A direction: of coordinates along speeds, speeds, accelerations, torques, inputs and parameters."""
        sizes = [len(self.u)] * 4 + [len(self.given), len(self.names)]
        return [self.random.normal(size=n) for n in sizes]

    def at(self, s, way):
        """State, accelerations and options, so far along a direction."""
        turn, v, a, push, inputs, parts = way
        values = {name: x * (1 + s * part) for (name, x), part in zip(self.values.items(), parts, strict=True)}
        rest = {"time": self.time, "inputs": self.given + s * inputs, "parameters": values}
        q = unit_parameters(self.mechanism, self.q + s * along_speeds(self.mechanism, self.q, rest) @ turn)
        q, u, du = onto(self.mechanism, q, self.u + s * v, self.du + s * a, rest, self.ranks)
        if self.few:
            torques = np.zeros(len(u))
            torques[self.motors] = (self.torques + s * push)[self.motors]
            du = self.mechanism.forward_dynamics(q, u, torques, **rest)
        return (q, u, du), rest

    def asked(self, s, way):
        """Forces, and what joints and constraints exert, beside the state."""
        state, rest = self.at(s, way)
        forces, borne = self.mechanism.inverse_dynamics(*state, drive=self.drive, reactions=True, **rest)
        return forces, np.stack([*borne.values()]) if borne else np.zeros((0, 6)), *state

    def errors(self, ways=2):
        """The largest of the slopes of forces, and of reactions, relative to the largest part of what they add up."""
        way = [0 * x for x in self.way()]
        state, rest = self.at(0.0, way)
        options = {"drive": self.drive, "along": list(self.names), **rest}
        slopes = self.mechanism.inverse_dynamics_derivatives(*state, **options)
        borne, N = (
            self.mechanism.derivatives("reactions", *state, **options),
            along_speeds(self.mechanism, state[0], rest),
        )
        worst = np.zeros(2)
        for way in (self.way() for _ in range(ways)):
            found = [slope(lambda s, k=k, way=way: self.asked(s, way)[k], self.step) for k in range(5)]
            turn = np.linalg.lstsq(N, found[2], rcond=None)[0]
            assert np.allclose(N @ turn, found[2], atol=1e-8)
            changes = (turn, *found[3:], way[4], way[5] * np.array([*self.values.values()]))
            worst = np.maximum(worst, [self._off(slopes, changes, found[0]), self._off(borne, changes, found[1])])
        return worst

    @staticmethod
    def _off(slopes, changes, expected):
        tables = (slopes.coordinates, slopes.speeds, slopes.accelerations, slopes.inputs, slopes.parameters)
        parts = [table @ change for table, change in zip(tables, changes, strict=True)]
        size = max(np.abs(part).max(initial=0.0) for part in parts)
        return np.abs(sum(parts) - expected).max(initial=0.0) / max(size, 1e-12)
