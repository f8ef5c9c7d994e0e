"""Andrews' squeezing mechanism against the published solution: seven bodies, a motor, a spring, three loops closed in one pin.

Schiehlen (1990), Multibody Systems Handbook; Hairer and Wanner (1996), VII.7; the reference at 0.03 s is that of the test set
for initial value problem solvers (Mazzia and Magherini 2008), computed by an implicit method and exact to 1.5e-9: the published
equations, integrated here once more with SciPy, say so.
"""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import alembert as al
from alembert.examples import squeezer
from alembert.examples.starts import STARTS

NAMES = ("beta", "Theta", "gamma", "Phi", "delta", "Omega", "epsilon")
START = [STARTS["squeezer"].initial[name] for name in NAMES]
END = (
    15.81077119629904,
    -15.75637105984298,
    0.04082224013073101,
    -0.5347301163226948,
    0.5244099658805304,
    0.5347301163226948,
    1.048080741042263,
)
MASSES = (0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498)
INERTIAS = (2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5)
A, B, C = complex(-0.06934, -0.00227), complex(-0.03635, 0.03273), complex(0.01400, 0.07200)
d, da, e, ea, rr, ra = 28e-3, 115e-4, 2e-2, 1421e-5, 7e-3, 92e-5
ss, sa, sb, sc, sd, ta, tb = 35e-3, 1874e-5, 1043e-5, 18e-3, 2e-2, 2308e-5, 916e-5
u, ua, ub, zf, zt, fa = 4e-2, 1228e-5, 449e-5, 2e-2, 4e-2, 1421e-5
l0, c0, mom = 7785e-5, 4530.0, 0.033
RODS = (1, 3, 5)
PUBLISHED = 2e-9  # the error of the published reference, in radians


def heavier(rods: float) -> al.Model:
    """The rods K2, K4 and K6 `rods` times as heavy as published."""
    model = squeezer()
    return model.with_values({name: rods * model.values[name] for k in RODS for name in (f"m{k + 1}", f"I{k + 1}")})


def squeezed(rods: float = 1.0, **options: object) -> al.Trajectory:
    start = dict(zip(NAMES, START, strict=True))
    return al.simulate(heavier(rods), 0.03, initial=start, samples=1, **options)


# --- the published equations ----------------------------------------------------------------------------------------

# x + i y of the three loop conditions: sums of lengths times exp(i sum of angles).
LOOP = [(rr, (0,)), (-d, (0, 1))]
LOOPS = [
    ([*LOOP, (1j * ss, (2,))], B),
    ([*LOOP, (1j * e, (3, 4)), (-zt, (4,))], A),
    ([*LOOP, (-zf, (5, 6)), (1j * u, (6,))], A),
]


def constraints(q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The six residuals, their Jacobian, and what their second derivatives are at constant rates."""
    g, G, bias = np.zeros(3, complex), np.zeros((3, 7), complex), np.zeros(3, complex)
    for k, (terms, place) in enumerate(LOOPS):
        g[k] = -place
        for length, angles in terms:
            arm = length * np.exp(1j * q[list(angles)].sum())
            g[k] += arm
            G[k, list(angles)] += 1j * arm
            bias[k] -= arm * v[list(angles)].sum() ** 2
    return tuple(np.concatenate([x.real, x.imag]) for x in (g, G, bias))


def published(q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """M and f of Hairer and Wanner (1996), eqs. VII.7.8 and 7.9."""
    m, i, M = MASSES, INERTIAS, np.zeros((7, 7))
    M[0, 0] = m[0] * ra**2 + m[1] * (rr**2 - 2 * da * rr * np.cos(q[1]) + da**2) + i[0] + i[1]
    M[0, 1] = M[1, 0] = m[1] * (da**2 - da * rr * np.cos(q[1])) + i[1]
    M[1, 1] = m[1] * da**2 + i[1]
    M[2, 2] = m[2] * (sa**2 + sb**2) + i[2]
    M[3, 3] = m[3] * (e - ea) ** 2 + i[3]
    M[3, 4] = M[4, 3] = m[3] * ((e - ea) ** 2 + zt * (e - ea) * np.sin(q[3])) + i[3]
    M[4, 4] = m[3] * (zt**2 + 2 * zt * (e - ea) * np.sin(q[3]) + (e - ea) ** 2) + m[4] * (ta**2 + tb**2) + i[3] + i[4]
    M[5, 5] = m[5] * (zf - fa) ** 2 + i[5]
    M[5, 6] = M[6, 5] = m[5] * ((zf - fa) ** 2 - u * (zf - fa) * np.sin(q[5])) + i[5]
    M[6, 6] = m[5] * ((zf - fa) ** 2 - 2 * u * (zf - fa) * np.sin(q[5]) + u**2) + m[6] * (ua**2 + ub**2) + i[5] + i[6]
    D = B + complex(sd, -sc) * np.exp(1j * q[2])
    pull = -c0 * (abs(D - C) - l0) / abs(D - C) * (D - C)
    f = np.array(
        [
            mom - m[1] * da * rr * v[1] * (v[1] + 2 * v[0]) * np.sin(q[1]),
            m[1] * da * rr * v[0] ** 2 * np.sin(q[1]),
            (np.conj(pull) * 1j * (D - B)).real,
            m[3] * zt * (e - ea) * v[4] ** 2 * np.cos(q[3]),
            -m[3] * zt * (e - ea) * v[3] * (v[3] + 2 * v[4]) * np.cos(q[3]),
            -m[5] * u * (zf - fa) * v[6] ** 2 * np.cos(q[5]),
            m[5] * u * (zf - fa) * v[5] * (v[5] + 2 * v[6]) * np.cos(q[5]),
        ]
    )
    return M, f


def rates(t: float, y: np.ndarray) -> np.ndarray:
    q, v = y[:7], y[7:]
    M, f = published(q, v)
    _, G, bias = constraints(q, v)
    matrix = np.block([[M, G.T], [G, np.zeros((6, 6))]])
    return np.concatenate([v, np.linalg.solve(matrix, np.concatenate([f, -bias]))[:7]])


# --- tests ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def solution() -> np.ndarray:
    """The angles at 0.03 s by the published equations."""
    y = np.array([*START, *[0.0] * 7])
    assert np.abs(constraints(y[:7], y[7:])[0]).max() < 1e-16
    return solve_ivp(rates, (0, 0.03), y, method="DOP853", rtol=3e-14, atol=1e-14).y[:7, -1]


def test_the_published_reference_solves_the_published_equations(solution):
    assert solution == pytest.approx(END, abs=PUBLISHED)


def test_the_bodies_and_joints_are_the_published_equations():
    """M and f of Lagrange's equations at a state beside the constraints; the angles in the order of the model."""
    eom = al.derive(squeezer(), "lagrange")
    order = [[s.name for s in eom.q].index(name) for name in NAMES]
    random = np.random.default_rng(2)
    q, v = random.uniform(-1, 1, 7), random.uniform(-100, 100, 7)
    there = np.empty(7), np.empty(7)
    for to, given in zip(there, (q, v), strict=True):
        to[order] = given
    code, (M, f) = al.compile(eom), published(q, v)
    assert code.mass_matrix(*there)[np.ix_(order, order)] == pytest.approx(M, rel=1e-12, abs=1e-18)
    assert code.forcing(*there)[order] == pytest.approx(f, rel=1e-11, abs=1e-14)


@pytest.mark.parametrize("method", [None, "newton-euler", "udwadia-kalaba"])
def test_the_published_solution(method, solution):
    run = squeezed(method=method, rtol=1e-13, atol=1e-14)
    found = [run[name][-1] for name in NAMES]
    assert found == pytest.approx(END, abs=PUBLISHED)
    assert found == pytest.approx(solution, abs=2e-11)  # rounding, grown while the crank turns twice and a half
    assert "singular position passed near" not in run.report


@pytest.mark.parametrize("method", [None, "newton-euler"])
def test_light_rods_take_about_the_same_steps(method):
    usual, light = squeezed(method=method), squeezed(1e-6, method=method)
    assert light.report["steps"] < 2 * usual.report["steps"]
    assert light.report["evaluations"] < 2 * usual.report["evaluations"]
    assert "singular position passed near" not in light.report
