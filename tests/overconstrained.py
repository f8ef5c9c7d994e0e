"""Mechanisms that move although the count of constraints says they cannot, built in any units and cut at any joint."""

import numpy as np

import alembert as al

CORNERS = [(0, 0, 0), (1, 0, 0), (1, -1, 0), (1, -1, 1), (0, -1, 1), (0, 0, 1)]
AXES = [(0, 1, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)]
WIDTH = 0.1


def bricard(cut: int = 5, length: float = 1.0, mass: float = 1.0) -> al.Model:
    """Bricard's six hinges (1927) along the edges of a cube, one freedom; five rods, and the ground as the sixth.

    `length` and `mass` are one metre and one kilogram in the units of the model.
    """
    model = al.Model(f"Bricard, cut at J{cut}")
    m, g = model.parameters(m=mass, g=9.81 * length)
    last = model.ground.point(0, 0, 0)
    for i in range(5):
        half = [(b - a) / 2 * length for a, b in zip(CORNERS[i], CORNERS[i + 1], strict=True)]
        inertia = [m * length**2 * (2 * WIDTH**2 if h else 1 + WIDTH**2) / 12 for h in half]
        rod = model.body(f"rod{i}", mass=m, inertia=inertia)
        model.revolute(f"J{i}", last, rod.point(*(-h for h in half)), axis=AXES[i], coordinate=f"q{i}", cut=i == cut)
        last = rod.point(*half)
    model.revolute("J5", last, model.ground.point(0, 0, length), axis=AXES[5], coordinate="q5", cut=cut == 5)
    model.gravity((0, -g, 0))
    return model


def bricard_angles(alpha: float) -> tuple[float, float]:
    """The angles of the even and of the odd hinges: sin(beta) = -sin(alpha) / (1 + sin(alpha))."""
    return alpha, float(np.arcsin(-np.sin(alpha) / (1 + np.sin(alpha))))


def bricard_acceleration(alpha: float) -> tuple[float, float]:
    """alpha'' and beta'' of the rods released from rest, by I(alpha) alpha'' = -V'(alpha) with slopes by differences."""
    h = 1e-4
    ends = [_poses(alpha + s * h) for s in (-1, 1)]
    R = _poses(alpha)[1]
    velocities = (ends[1][0] - ends[0][0]) / (2 * h)
    spins = [_axial(R[k].T @ (ends[1][1][k] - ends[0][1][k]) / (2 * h)) for k in range(5)]
    inertia = float((velocities**2).sum()) + sum(float(w @ (_inertia(k) * w)) for k, w in enumerate(spins))
    slope = 9.81 * float(velocities[:, 1].sum())
    rate = (bricard_angles(alpha + h)[1] - bricard_angles(alpha - h)[1]) / (2 * h)
    return -slope / inertia, -slope / inertia * rate


def _poses(alpha: float) -> tuple[np.ndarray, list[np.ndarray]]:
    """The centres and rotation matrices of the five rods, from hinge to hinge."""
    end, R, centres, turns = np.zeros(3), np.eye(3), [], []
    for i in range(5):
        R = R @ _turn(np.array(AXES[i], dtype=float), bricard_angles(alpha)[i % 2])
        half = (np.array(CORNERS[i + 1]) - CORNERS[i]) / 2
        centres.append(end + R @ half)
        turns.append(R)
        end = end + 2 * R @ half
    assert np.allclose(end, CORNERS[5], atol=1e-12), "the loop is closed in closed form"
    return np.array(centres), turns


def _turn(axis: np.ndarray, angle: float) -> np.ndarray:
    K = np.cross(np.eye(3), axis)
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def _axial(skew: np.ndarray) -> np.ndarray:
    return np.array([skew[2, 1] - skew[1, 2], skew[0, 2] - skew[2, 0], skew[1, 0] - skew[0, 1]]) / 2


def _inertia(k: int) -> np.ndarray:
    half = np.array(CORNERS[k + 1]) - CORNERS[k]
    return np.where(half != 0, 2 * WIDTH**2, 1 + WIDTH**2) / 12
