"""Linear systems of closed and driven mechanisms, against runs nearby and against one-coordinate derivations by hand."""

import math
from collections.abc import Callable

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.optimize import brentq, minimize_scalar

import alembert as al
from alembert.analysis.linear.linearization import Linearization
from alembert.examples import chaplygin_sleigh, four_bar, n_four_bar, rotary_pendulum, slider_crank

G = 9.81


def runs_nearby(model: al.Model, at: dict[str, float], found: Linearization, name: str, time: float) -> np.ndarray:
    """The derivative of the states after a time with respect to one initial state, by central differences of runs."""
    h, out = 1e-4, []
    for sign in (1, -1):
        start = at | {name: at.get(name, 0.0) + sign * h}
        run = al.simulate(model, time, initial=start, keep=found.states, rtol=1e-12, atol=1e-13, samples=1)
        out.append(np.array([run[s][-1] for s in found.states]))
    return (out[0] - out[1]) / (2 * h)


@pytest.mark.parametrize("make", [four_bar, slider_crank, chaplygin_sleigh, rotary_pendulum])
def test_linear_motion_is_the_limit_of_runs(make: Callable[[], al.Model]) -> None:
    model = make()
    rest = al.equilibria(model, tries=10)[0]
    found = rest.linearization
    time = 0.3
    wanted = np.column_stack([runs_nearby(model, dict(rest.values), found, name, time) for name in found.states])
    # central differences with h = 1e-4 miss terms of order h^2 times the third derivatives
    assert expm(found.A * time) == pytest.approx(wanted, rel=1e-5, abs=1e-5 * np.abs(wanted).max())


@pytest.mark.parametrize("make", [four_bar, slider_crank])
def test_input_matrix_is_the_slope_of_the_accelerations(make: Callable[[], al.Model]) -> None:
    """By central differences in the inputs, in which accelerations are linear: no error but rounding."""
    model = make()
    tau, force = model.input("tau"), model.input("force")
    model.torque("motor", next(iter(model.joints.values())), tau)
    model.force("push", list(model.bodies.values())[-1].point(), (force, 0, 0))
    rest = al.equilibria(model, tries=10)[0]
    found = rest.linearization
    native = al.compile(al.derive(model, "lagrange"))
    q, h = np.array([rest[s] for s in native.eom.coordinates]), 1e-3
    changes = [native.accelerations(q, 0 * q, inputs=s * h * e) for e in np.eye(2) for s in (1, -1)]
    slopes = np.column_stack([(changes[0] - changes[1]) / (2 * h), (changes[2] - changes[3]) / (2 * h)])
    for k, name in enumerate(found.states):
        names = [str(s) for s in native.eom.speeds]
        wanted = slopes[names.index(name)] if name in names else np.zeros(2)
        assert found.B[k] == pytest.approx(wanted, rel=1e-8, abs=1e-10)


# --- one coordinate by hand ---------------------------------------------------------------------------------------------


def frequency(height: Callable[[float], float], inertia: Callable[[float], float], low: float, high: float) -> float:
    """sqrt(V''/m) at the minimum of V = height, both by central differences."""
    at = minimize_scalar(height, bounds=(low, high), method="bounded", options={"xatol": 1e-10}).x
    h = 1e-3  # fourth-order differences: the error is of order h^4
    V = [height(at + k * h) for k in (-2, -1, 0, 1, 2)]
    curvature = (-V[0] + 16 * V[1] - 30 * V[2] + 16 * V[3] - V[4]) / (12 * h**2)
    return math.sqrt(curvature / inertia(at))


def crank_slider(angle: float) -> list[tuple[float, float, float, float, float]]:
    """(mass, inertia, x, y, angle) of crank, rod and slider by trigonometry."""
    L1, L2 = 0.15, 0.30
    lean = -math.asin(L1 * math.sin(angle) / L2)
    pin = (L1 * math.cos(angle), L1 * math.sin(angle))
    slider = pin[0] + L2 * math.cos(lean)
    return [
        (0.36, 0.002727 - 0.36 * L1**2 / 4, pin[0] / 2, pin[1] / 2, angle),
        (0.151104, 0.0045339259 - 0.151104 * L2**2 / 4, (pin[0] + slider) / 2, pin[1] / 2, lean),
        (0.075552, 0.0, slider, 0.0, 0.0),
    ]


def four_bar_poses(angle: float) -> list[tuple[float, float, float, float, float]]:
    """The same for crank, coupler and rocker: the rocker's angle solves the closing condition."""
    l0, l1, l2, l3 = 2.0, 0.8, 2.0, 1.6
    x, y = l1 * math.cos(angle), l1 * math.sin(angle)

    def gap(rocker: float) -> float:
        return math.hypot(l0 + l3 * math.cos(rocker) - x, l3 * math.sin(rocker) - y) - l2

    rocker = brentq(gap, -2.6, -0.5, xtol=1e-14)
    end = (l0 + l3 * math.cos(rocker), l3 * math.sin(rocker))
    coupler = math.atan2(end[1] - y, end[0] - x)
    return [
        (0.8, 0.8**3 / 12, x / 2, y / 2, angle),
        (2.0, 2.0**3 / 12, (x + end[0]) / 2, (y + end[1]) / 2, coupler),
        (1.6, 1.6**3 / 12, (l0 + end[0]) / 2, end[1] / 2, rocker),
    ]


Poses = Callable[[float], list[tuple[float, float, float, float, float]]]


def effective_inertia(poses: Poses, angle: float) -> float:
    h = 1e-6
    before, after = poses(angle - h), poses(angle + h)
    total = 0.0
    for (m, J, x0, y0, a0), (_, _, x1, y1, a1) in zip(before, after, strict=True):
        total += m * ((x1 - x0) ** 2 + (y1 - y0) ** 2) + J * (a1 - a0) ** 2
    return total / (2 * h) ** 2


@pytest.mark.parametrize(
    ("make", "poses", "name", "guess"),
    [
        (slider_crank, crank_slider, "phi1", {"phi1": -1.5, "phi2": 2.0, "x3": 0.26}),
        (four_bar, four_bar_poses, "theta1", {"theta1": -1.5, "phi2": 1.1, "phi1": -1.6}),
    ],
)
def test_frequency_by_the_one_angle_derivation(
    make: Callable[[], al.Model], poses: Poses, name: str, guess: dict[str, float]
) -> None:
    (rest,) = al.equilibria(make(), guesses=guess)

    def height(angle: float) -> float:
        return sum(G * m * y for m, _, _, y, _ in poses(angle))

    wanted = frequency(height, lambda angle: effective_inertia(poses, angle), rest[name] - 0.3, rest[name] + 0.3)
    assert rest.stable
    assert rest.eigenvalues.real == pytest.approx(0.0, abs=1e-9)
    assert rest.eigenvalues.imag.max() == pytest.approx(wanted, rel=1e-6)  # the differences are good to 1e-7


def test_a_state_is_never_one_that_the_constraints_hold() -> None:
    """At the square position of the four-bars every dependent choice is well-conditioned; nothing blows up."""
    found = al.linearize(n_four_bar(3), {})
    assert len(found.states) == 2
    assert np.abs(found.A).max() < 100
    assert np.isfinite(found.eigenvalues).all()


def test_driven_hoop_loses_its_bottom_at_the_critical_speed() -> None:
    """A bead on a hoop that a drive turns at W: at the bottom the square is W^2 - g/R."""
    for speed in (3.0, 6.0):
        model = al.Model("hoop")
        R, W, g = model.parameters(R=0.5, W=speed, g=G)
        hoop = model.body("hoop", mass=1, inertia=(1, 1, 1))
        turn = model.revolute("axle", model.ground.point(), hoop.point(), axis=(0, 0, 1), coordinate="phi")
        arm = model.body("arm", mass=1e-9, inertia=(1e-9, 1e-9, 1e-9))
        model.revolute("pin", hoop.point(), arm.point(), axis=(0, 1, 0), coordinate="theta")
        bead = model.body("bead", mass=1, inertia=(1e-12, 1e-12, 1e-12))
        model.fixed("glue", arm.point(0, 0, -R), bead.point())
        model.gravity((0, 0, -g))
        model.constrain("drive", turn.coordinate - W * model.time)
        found = al.linearize(model, {"phi'": speed}, about=["theta", "theta'"])
        root = np.sqrt(complex(speed**2 - G / 0.5))
        assert max(found.eigenvalues.real) == pytest.approx(root.real, rel=1e-6, abs=1e-6)  # the arm weighs 1e-9
        assert max(found.eigenvalues.imag) == pytest.approx(root.imag, rel=1e-6, abs=1e-6)
