"""Newton's and Euler's laws for the bodies of a blueprint, solved densely in NumPy: an answer that owes nothing to the package.

The unknowns are the accelerations a of the centres of mass and the angular accelerations alpha of all bodies, in ground axes:
M x = F + A^T lambda, A x = gamma. The rows of A stand in `joint_rows`, the forces F in `load_wrenches`, Coulomb's law, by
which some of F follow lambda, in `friction_laws`.
"""

from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp

from campaign.blueprints import Blueprint, Part
from campaign.friction_laws import Rub, normal_reactions, rub
from campaign.geometry import NORMALS, Floats, Geometry, State, cross, euler_parameters, euler_rates, moving
from campaign.joint_positions import ERRORS
from campaign.joint_rows import ROWS, Row, flat_rows
from campaign.load_wrenches import LOADS

DEPENDENT = 1e-9  # a singular value of unit rows this small is none


@dataclass(frozen=True)
class Solution:
    """Accelerations [a; alpha] and constraint wrenches [force; torque about the centre of mass] by owner and body."""

    accelerations: dict[str, Floats]
    wrenches: dict[tuple[str, str], Floats]
    residual_of_velocities: float
    spare: int
    """How many rows depend on the others."""


class NewtonEuler(Geometry):
    """The equations of one blueprint."""

    def __init__(self, plan: Blueprint) -> None:
        super().__init__(plan)
        self.places = {name: 6 * k for k, name in enumerate(self.bodies)}
        self.inertias = {name: _inertia(p, plan.size) for name, p in self.bodies.items()}

    def closed(self, state: State, t: float) -> float:
        """The largest error of the positions against all joints and holonomic constraints, over a length of the mechanism."""
        errors = [e for p in self.plan.parts if p.kind in ERRORS for e in ERRORS[p.kind](self, state, p, t)]
        return float(np.abs(errors).max(initial=0.0))

    # --- the solution -----------------------------------------------------------------------------------------------

    def rows(self, state: State, t: float) -> list[Row]:
        found = [row for p in self.plan.parts if p.kind in ROWS for row in ROWS[p.kind](self, state, p, t)]
        return found + [row for p in self.bodies.values() for row in flat_rows(state, p)]

    def forces(self, state: State, t: float) -> Floats:
        """[F; T - w x J w] of all bodies."""
        out = np.zeros(6 * len(self.bodies))
        for name, part in self.bodies.items():
            body, k = state[name], self.places[name]
            J = body.R @ self.inertias[name] @ body.R.T
            out[k : k + 3] = part["mass"] * np.array(self.plan.gravity, dtype=float)
            out[k + 3 : k + 6] = -cross(body.w, J @ body.w)
        for part in self.plan.parts:
            for frame, force, torque in LOADS[part.kind](self, state, part, t) if part.kind in LOADS else ():
                if frame != "ground":
                    out[self.places[frame] :][:6] += np.concatenate([force, torque])
        return out

    def masses(self, state: State) -> Floats:
        M = np.zeros((6 * len(self.bodies),) * 2)
        for name, part in self.bodies.items():
            k, R = self.places[name], state[name].R
            M[k : k + 3, k : k + 3] = part["mass"] * np.eye(3)
            M[k + 3 : k + 6, k + 3 : k + 6] = R @ self.inertias[name] @ R.T
        return M

    def solve(self, state: State, t: float, spare: int | None = None) -> Solution:
        """Accelerations and multipliers (of least norm where rows depend on each other), in lengths of the mechanism.

        `spare` is how many rows depend on the others, where that is known: beside the branch of a mechanism that moves only
        by its special dimensions, rounding hides it.
        """
        rubs = self.rubs(state)
        rows = self.rows(state, t) + [row for r in rubs if r.is_stuck for row in r.rows]
        M, F = self.masses(state), self.forces(state, t)
        sliding = [r for r in rubs if not r.is_stuck]
        pushes = [self._push(r) for r in sliding]

        def solved(N: Floats) -> Solution:
            return self._solved(M, F + sum((n * f for n, f in zip(N, pushes, strict=True)), 0 * F), rows, spare)

        N = normal_reactions(sliding, lambda N: solved(N).wrenches)
        found = solved(N)
        for n, r in zip(N, sliding, strict=True):
            for row, part in zip(r.rows, -r.limit * n * r.slip, strict=True):
                for name, along in row.on.items():
                    found.wrenches[r.target, name] = found.wrenches[r.target, name] + part * along
        return found

    def rubs(self, state: State) -> list[Rub]:
        """What every friction does at a state."""
        return [rub(self, state, part) for part in self.plan.of("friction")]

    def _push(self, r: Rub) -> Floats:
        """The forces on all bodies of a friction whose normal reaction is one."""
        rows = self.matrix(list(r.rows)) * self.scale
        return np.asarray(-r.limit * r.slip @ rows)

    def _solved(self, M: Floats, F: Floats, rows: list[Row], spare: int | None) -> Solution:
        scale = self.scale
        A, gamma = self.matrix(rows), np.array([row.gamma for row in rows])
        size = np.maximum(np.linalg.norm(A, axis=1), 1e-300)
        x, multipliers, rank = _constrained(
            M / np.outer(scale, scale), F / scale, A / size[:, None], gamma / size, spare
        )
        rates = np.array([row.rate for row in rows]) / size
        found = {name: x[k : k + 6] / scale[:6] for name, k in self.places.items()}
        return Solution(found, self._wrenches(rows, multipliers / size), np.abs(rates).max(initial=0), len(rows) - rank)

    @property
    def scale(self) -> Floats:
        """alpha counts as alpha L."""
        return np.tile([1.0, 1.0, 1.0, *[self.plan.size] * 3], len(self.bodies))

    def matrix(self, rows: list[Row]) -> Floats:
        """A of the rows, in lengths of the mechanism."""
        A = np.zeros((len(rows), 6 * len(self.bodies)))
        for i, row in enumerate(rows):
            for name, part in row.on.items():
                if name != "ground":
                    A[i, self.places[name] :][:6] += part
        return A / self.scale

    def nearness(self, state: State, t: float) -> Floats:
        """The singular values of the unit rows of A that are not zero, the largest first."""
        A = self.matrix(self.rows(state, t))
        values = np.linalg.svd(A / np.maximum(np.linalg.norm(A, axis=1, keepdims=True), 1e-300), compute_uv=False)
        return values[values > DEPENDENT]

    def _wrenches(self, rows: list[Row], multipliers: Floats) -> dict[tuple[str, str], Floats]:
        out: dict[tuple[str, str], Floats] = {}
        for row, value in zip(rows, multipliers, strict=True):
            for name, part in row.on.items():
                key = row.owner, name
                out[key] = out.get(key, np.zeros(6)) + part * value
        return out

    # --- motion -----------------------------------------------------------------------------------------------------

    def run(self, state: State, times: Floats) -> list[State]:
        """The states at some times, by SciPy's Dormand-Prince on positions, Euler parameters and velocities."""
        names, still = list(self.bodies), 13 * len(self.bodies)

        def unpacked(y: Floats) -> State:
            return {n: moving(y[13 * k : 13 * k + 13]) for k, n in enumerate(names)}

        spare = self.solve(state, float(times[0])).spare

        def rates(t: float, y: Floats) -> Floats:
            now, out = unpacked(y), np.zeros(still)
            solved = self.solve(now, t, spare).accelerations
            for k, name in enumerate(names):
                body = now[name]
                out[13 * k : 13 * k + 13] = [*body.v, *euler_rates(y[13 * k + 3 : 13 * k + 7], body.w), *solved[name]]
            return out

        y = np.concatenate([[*s.r, *euler_parameters(s.R), *s.v, *s.w] for s in (state[n] for n in names)])
        span = float(times[0]), float(times[-1])
        size, turn = self.plan.size, 1 / (span[1] - span[0])
        atol = 1e-11 * np.tile([*[size] * 3, *[1.0] * 4, *[size * turn] * 3, *[turn] * 3], len(names))
        found = solve_ivp(rates, span, y, "DOP853", times, rtol=1e-10, atol=atol)
        return [unpacked(column) for column in found.y.T]


def _inertia(part: Part, size: float) -> Floats:
    """About the centre of mass in body axes; what cannot turn has any."""
    given = part.get("inertia")
    if given is None:
        return part["mass"] * size**2 * np.eye(3)
    if part.get("plane"):
        n = NORMALS[part["plane"]]
        return given * np.outer(n, n) + part["mass"] * size**2 * (np.eye(3) - np.outer(n, n))
    J = np.array(given, dtype=float)
    return np.diag(J) if J.ndim == 1 else J


def _constrained(M: Floats, F: Floats, A: Floats, gamma: Floats, spare: int | None) -> tuple[Floats, Floats, int]:
    """x and lambda of M x = F + A^T lambda, A x = gamma, for unit rows of A, and their rank.

    Dependent rows are made independent by the singular values of A = U S V^T: V^T x = S^-1 U^T gamma. The system is
    balanced, and the solution is mended once with a residual of more digits.
    """
    n = len(F)
    U, S, V = np.linalg.svd(A, full_matrices=False) if len(A) else (np.zeros((0, 0)), np.zeros(0), np.zeros((0, n)))
    rank = int((DEPENDENT * max(S.max(initial=0), 1) < S).sum()) if spare is None else len(A) - spare
    U, S, V = U[:, :rank], S[:rank], V[:rank]
    heavy = np.abs(M).max() or 1.0
    K = np.block([[M / heavy, V.T], [V, np.zeros((rank, rank))]])
    b = np.concatenate([F / heavy, U.T @ gamma / S])
    x = _refined(K, b)
    return x[:n], -heavy * (U @ (x[n:] / S)), rank


def _refined(K: Floats, b: Floats) -> Floats:
    balance = 1 / np.sqrt(np.maximum(np.abs(K).max(axis=1), 1e-300))
    K, b = K * np.outer(balance, balance), b * balance
    x = np.linalg.solve(K, b)
    for _ in range(2):
        rest = b.astype(np.longdouble) - K.astype(np.longdouble) @ x.astype(np.longdouble)
        x = x + np.linalg.solve(K, rest.astype(float))
    return x * balance
