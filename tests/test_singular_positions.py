"""Mechanisms that pass through true singular positions stay on their branch of the motion, against closed forms.

In a flat parallelogram and in a slider-crank with equal bars two branches of the motion meet. The parallelogram's branch of
parallel cranks has a constant inertia without gravity, and is a pendulum with it; other closed forms are integrals of energy.
"""

import math

import numpy as np
import pytest
from scipy.integrate import quad, solve_ivp
from scipy.special import ellipj, ellipk
from sympy import cos, sin, sqrt

import alembert as al
from test_redundant_loops_in_motion import bricard

R, D, CRANK, COUPLER, G = 0.5, 1.3, 0.8, 1.1, 9.81
AXIS = np.array([0.36, 0.48, 0.8])  # a unit vector
ACROSS = np.array([0.8, -0.6, 0.0])
TIGHT = {"rtol": 1e-10, "atol": 1e-11}
METHODS = [None, "newton-euler", "udwadia-kalaba"]


# --- the parallelogram ----------------------------------------------------------------------------------------------


def place(x: float, y: float, is_spatial: bool) -> tuple[float, ...]:
    """A place of the plane, in space in a plane across AXIS."""
    if not is_spatial:
        return x, y
    return tuple(float(c) for c in x * ACROSS + y * np.cross(AXIS, ACROSS))


def bar(model: al.Model, name: str, mass: float, length: float, is_spatial: bool) -> al.description.bodies.Body:
    inertia = mass * length**2 / 12
    if is_spatial:
        return model.body(name, mass=mass, inertia=(inertia, inertia, inertia))
    return model.body(name, mass=mass, inertia=inertia, plane="xy")


def parallelogram(is_spatial: bool = False, g: float = 0.0) -> al.Model:
    """Two cranks and a coupler; the angles are zero where the cranks lie along the ground, all bars in one line."""
    model = al.Model("parallelogram")
    options = {"axis": tuple(AXIS)} if is_spatial else {}

    def at(frame, x: float) -> al.description.bodies.Point:
        return frame.point(*place(x, 0, is_spatial))

    first, second = (bar(model, name, CRANK, R, is_spatial) for name in ("first", "second"))
    coupler = bar(model, "coupler", COUPLER, D, is_spatial)
    model.revolute("O", at(model.ground, 0), at(first, -R / 2), coordinate="a", **options)
    model.revolute("C", at(model.ground, D), at(second, -R / 2), coordinate="b", **options)
    model.revolute("A", at(first, R / 2), at(coupler, -D / 2), coordinate="c", **options)
    model.revolute("B", at(second, R / 2), at(coupler, D / 2), **options)
    if g:
        model.gravity(tuple(g * x for x in place(1, 0, True)) if is_spatial else (g, 0, 0))
    return model


def parallel(angle: float, speed: float) -> dict[str, float]:
    return {"a": angle, "b": angle, "c": -angle, "a'": speed, "b'": speed, "c'": -speed}


@pytest.mark.parametrize("is_spatial", [False, True], ids=["planar", "spatial"])
@pytest.mark.parametrize("method", METHODS)
def test_a_parallelogram_turns_evenly_through_its_flat_positions(method, is_spatial):
    run = al.simulate(parallelogram(is_spatial), 10.0, initial=parallel(0.7, 2.0), method=method, samples=100, **TIGHT)
    expected = 0.7 + 2.0 * run.time  # twenty radians: six flat positions
    for name in "ab":
        assert np.abs(run[name] - expected).max() < 1e-6
    assert run.constraint_error.max() < 1e-9
    assert "singular position passed near" in run.report


@pytest.mark.parametrize("method", METHODS)
def test_sparse_solves_pass_the_flat_positions_too(method, monkeypatch):
    """Between the steps they follow by the masses how near a singular position is; the passing is told as by dense ones."""
    options = {"initial": parallel(0.7, 2.0), "method": method, "samples": 100, **TIGHT}
    dense = al.simulate(parallelogram(), 10.0, **options)
    monkeypatch.setattr("alembert.mechanism.native_equations._is_sparse", lambda *_: True)
    run = al.simulate(parallelogram(), 10.0, **options)
    assert np.abs(run["a"] - 0.7 - 2.0 * run.time).max() < 1e-6
    assert np.abs(run["b"] - run["a"]).max() < 1e-6
    nearest = np.array([x.report["singular position passed near"] for x in (run, dense)])
    half_turns = (0.7 + 2.0 * nearest) / math.pi
    assert np.abs(half_turns - half_turns.round()).max() < 0.01


@pytest.mark.parametrize("is_spatial", [False, True], ids=["planar", "spatial"])
def test_a_parallelogram_with_gravity_is_a_pendulum(is_spatial):
    """It swings through the flat position at its lowest point: theta = 2 asin(k sn(K + w t))."""
    run = al.simulate(parallelogram(is_spatial, G), 4.0, initial=parallel(1.2, 0.0), samples=100, **TIGHT)
    inertia, moment = (2 * CRANK / 3 + COUPLER) * R**2, (CRANK + COUPLER) * R
    w, k = math.sqrt(G * moment / inertia), math.sin(0.6)
    sn, _, _, _ = ellipj(ellipk(k**2) + w * run.time, k**2)
    assert np.abs(run["a"] - 2 * np.arcsin(k * sn)).max() < 1e-6
    assert np.abs(run["b"] - run["a"]).max() < 1e-6


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("angle", [0.0, math.pi])
def test_a_parallelogram_starts_in_its_flat_position(angle, method):
    """The speeds given belong to the branch of parallel cranks; the start is told to be singular."""
    with pytest.warns(al.AlembertWarning, match="singular"):
        run = al.simulate(
            parallelogram(), 3.0, initial=parallel(angle, 2.0), keep=parallel(0, 0), method=method, samples=30, **TIGHT
        )
    assert np.abs(run["a"] - angle - 2.0 * run.time).max() < 1e-6
    assert np.abs(run["b"] - run["a"]).max() < 1e-6


def test_fixed_steps_pass_the_flat_positions():
    start = parallel(0.7, 2.0)
    run = al.simulate(parallelogram(), 10.0, initial=start, integrator="runge-kutta", step=1e-3, samples=100)
    assert np.abs(run["a"] - 0.7 - 2.0 * run.time).max() < 1e-6


def test_stiff_steps_pass_the_flat_positions():
    run = al.simulate(
        parallelogram(), 10.0, initial=parallel(0.7, 2.0), integrator="rosenbrock", samples=100, rtol=1e-8, atol=1e-9
    )
    assert np.abs(run["a"] - 0.7 - 2.0 * run.time).max() < 1e-5


def test_a_double_parallelogram_against_two_angles():
    """One parallelogram on the coupler of another: bars that only translate move as those of a double pendulum."""
    model = al.Model("double parallelogram")
    base = [model.ground.point(0, 0), model.ground.point(D, 0)]
    for level in ("a", "b"):
        cranks = [bar(model, f"{level}{k}", CRANK, R, False) for k in range(2)]
        coupler = bar(model, f"{level}2", COUPLER, D, False)
        for k, crank in enumerate(cranks):
            model.revolute(f"{level}O{k}", base[k], crank.point(-R / 2, 0), coordinate=f"{level}.{k}")
        model.revolute(f"{level}A", cranks[0].point(R / 2, 0), coupler.point(-D / 2, 0), coordinate=f"{level}.c")
        model.revolute(f"{level}B", cranks[1].point(R / 2, 0), coupler.point(D / 2, 0))
        base = [coupler.point(-D / 2, 0), coupler.point(D / 2, 0)]
    start = {}
    for level, angle, speed in (("a", 0.7, 2.0), ("b", -0.4, 3.0)):
        start |= {f"{level}.{k}": x for k, x in (("0", angle), ("1", angle), ("c", -angle))}
        start |= {f"{level}.{k}'": x for k, x in (("0", speed), ("1", speed), ("c", -speed))}
    run = al.simulate(model, 4.0, initial=start, samples=40, **TIGHT)
    own = (2 * CRANK / 3 + COUPLER) * R**2
    lower, cross = own + (2 * CRANK + COUPLER) * R**2, (CRANK + COUPLER) * R**2

    def rates(t: float, y: np.ndarray) -> list[float]:
        a, b, u, v = y
        c, s = math.cos(a - b), math.sin(a - b)
        M = np.array([[lower, cross * c], [cross * c, own]])
        return [u, v, *np.linalg.solve(M, [-cross * s * v**2, cross * s * u**2])]

    exact = solve_ivp(rates, (0, 4), [0.7, -0.4, 2.0, 3.0], method="DOP853", rtol=1e-12, atol=1e-12, t_eval=run.time).y
    assert np.ptp(exact[0]) > math.pi  # through flat positions
    for name, angle in (("a.0", exact[0]), ("a.1", exact[0]), ("b.0", exact[1]), ("b.1", exact[1])):
        assert np.abs(run[name] - angle).max() < 1e-5


# --- the slider-crank with equal bars -------------------------------------------------------------------------------


def scott_russell() -> al.Model:
    """Crank and rod of one length: where they are folded, the slider may also rest and both turn as one."""
    model = al.Model("slider-crank with equal bars")
    crank, rod = (bar(model, name, CRANK, R, False) for name in ("crank", "rod"))
    slider = model.body("slider", mass=COUPLER, inertia=0.01, plane="xy")
    model.revolute("O", model.ground.point(0, 0), crank.point(-R / 2, 0), coordinate="a")
    model.revolute("A", crank.point(R / 2, 0), rod.point(-R / 2, 0), coordinate="c")
    model.prismatic("guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x")
    model.revolute("B", rod.point(R / 2, 0), slider.point(0, 0))
    return model


def inertia_of_slider_crank(angle):
    """Of the branch x = 2 R cos(a): 2 T = J(a) a'^2."""
    sine, cosine = np.sin(angle) ** 2, np.cos(angle) ** 2
    bars = CRANK * R**2 * (1 / 3 + 1 / 12 + 9 / 4 * sine + cosine / 4)
    return bars + COUPLER * 4 * R**2 * sine


@pytest.mark.parametrize("method", METHODS)
def test_a_slider_crank_with_equal_bars_passes_its_folded_positions(method):
    start = {"a": 0.5, "c": -1.0, "x": 2 * R * math.cos(0.5), "a'": 3.0}
    run = al.simulate(scott_russell(), 4.0, initial=start, keep=["a", "a'"], method=method, samples=80, **TIGHT)
    assert run["a"][-1] > 2 * math.pi
    assert np.abs(run["x"] - 2 * R * np.cos(run["a"])).max() < 1e-6
    times = [
        quad(lambda z: math.sqrt(inertia_of_slider_crank(z) / inertia_of_slider_crank(0.5)) / 3.0, 0.5, z, limit=200)[0]
        for z in run["a"][::20]
    ]
    assert np.abs(run.time[::20] - times).max() < 1e-6


def test_a_driven_slider_takes_its_crank_through_the_dead_centres():
    """A slider moved as an even crank would move it: the crank turns evenly on, or the run stops at a dead centre by name."""
    model, rod = al.Model("driven slider"), 1.2
    crank, link = bar(model, "crank", CRANK, R, False), bar(model, "rod", CRANK, rod, False)
    slider = model.body("slider", mass=COUPLER, inertia=0.01, plane="xy")
    model.revolute("O", model.ground.point(0, 0), crank.point(-R / 2, 0), coordinate="a")
    model.revolute("A", crank.point(R / 2, 0), link.point(-rod / 2, 0), coordinate="c")
    guide = model.prismatic("guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x")
    model.revolute("B", link.point(rod / 2, 0), slider.point(0, 0))
    angle = 2 * model.time + 0.6
    model.constrain("drive", guide.coordinate - R * cos(angle) - sqrt(rod**2 - R**2 * sin(angle) ** 2))
    start = {"a": 0.6, "c": -0.6 - math.asin(R * math.sin(0.6) / rod), "a'": 2.0}
    try:
        run = al.simulate(model, 4.0, initial=start, samples=100, **TIGHT)
    except al.SimulationError as error:
        assert "singular position" in str(error)  # noqa: PT017
        run = error.trajectory
    assert run.time[-1] > 1.2
    assert np.abs(run["a"] - 0.6 - 2.0 * run.time).max() < 1e-5


# --- Bricard's mechanism --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
def test_bricards_mechanism_turns_through_its_whole_cycle(method):
    """Its hinge angles stay on (1 + sin a)(1 + sin b) = 1, a curve without singular points, wherever one of them turns back."""
    run = al.simulate(bricard(5, g=0.0), 6.0, initial={"q0'": 2.0}, method=method, samples=100, **TIGHT)
    a, b = run["q0"], run["q1"]
    assert np.abs((1 + np.sin(a)) * (1 + np.sin(b)) - 1).max() < 1e-8
    assert np.abs(np.sin(run["q2"]) - np.sin(a)).max() < 1e-8
    assert np.ptp(a) > 2.0
    assert np.ptp(b) > 2.0
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8 * run.energy[0]
    assert "singular position passed near" not in run.report
