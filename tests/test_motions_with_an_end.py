"""Motions of one coordinate that do not swing: falls and separatrices, against closed forms, runs and elliptic integrals."""

import math

import mpmath as mp
import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.analysis.routh import Reduced
from alembert.examples import simple_pendulum


def on_a_line(potential: sp.Expr) -> al.Model:
    model = al.Model("on a line")
    particle = model.particle("p", mass=1, line="x")
    model.potential("V", potential.subs(sp.Symbol("x"), particle.x))
    return model


x = sp.Symbol("x")


@pytest.mark.parametrize("speed", [0.0, 1.0, -1.0])
def test_a_particle_falls_into_the_centre_of_an_inverse_square_potential(speed: float) -> None:
    """With V = -1/r^2, (r^2)'' = 4 E: r^2 = 1 + 2 v t + 2 E t^2 vanishes while E < 0."""
    model, energy = on_a_line(-1 / x**2), speed**2 / 2 - 1
    motion = al.reduce(model).motion({"p.x": 1.0, "p.x'": speed})
    assert (motion.kind, motion.period, motion.advance) == ("fall", math.inf, {})
    assert motion.turning_points == pytest.approx((0.0, 1 / math.sqrt(-energy)), abs=1e-12)
    end = (speed + math.sqrt(speed**2 - 2 * energy)) / (-2 * energy)
    run = al.simulate(model, 0.99 * end, initial={"p.x": 1.0, "p.x'": speed}, rtol=1e-10, atol=1e-12)
    known = np.sqrt(1 + 2 * speed * run.time + 2 * energy * run.time**2)
    assert run["p.x"] == pytest.approx(known, rel=1e-6)


def test_a_fast_particle_leaves_or_falls_by_its_direction() -> None:
    reduced = al.reduce(on_a_line(-1 / x**2))
    assert reduced.motion({"p.x": 1.0, "p.x'": 3.0}).kind == "unbounded"
    assert reduced.motion({"p.x": 1.0, "p.x'": -3.0}).kind == "fall"


@pytest.mark.parametrize("potential", [-1 / x, sp.log(x), sp.tan(x - sp.pi / 2), -1 / sp.sqrt(x)])
def test_falls_to_poles_of_one_sign_and_to_the_edge_of_a_logarithm(potential: sp.Expr) -> None:
    motion = al.reduce(on_a_line(potential)).motion({"p.x": 1.0})
    assert motion.kind == "fall"
    assert motion.turning_points == pytest.approx((0.0, 1.0), abs=1e-12)


def test_a_cusp_without_a_pole_is_passed() -> None:
    """V = |x|^(2/3): with x = s^3 the period is 4 * integral of 3 s^2 / sqrt(2 (1 - s^2)) = 3 pi / sqrt(2)."""
    motion = al.reduce(on_a_line((x**2) ** sp.Rational(1, 3))).motion({"p.x": 1.0})
    assert motion.kind == "oscillation"
    assert motion.period == pytest.approx(3 * math.pi / math.sqrt(2), rel=1e-9)


def test_the_pendulum_that_just_comes_up_is_a_separatrix() -> None:
    """theta = 4 atan(exp(w t)) - pi comes up to the top in no finite time."""
    model = simple_pendulum()
    w = math.sqrt(model.values["g"] / model.values["ell"])
    motion = al.reduce(model).motion({"theta'": 2 * w})
    assert (motion.kind, motion.period) == ("separatrix", math.inf)
    assert motion.turning_points == pytest.approx((-math.pi, math.pi), abs=1e-12)
    assert "separatrix" in str(motion)


@pytest.mark.parametrize("part", [1e-6, 1e-9, 1e-12])
def test_beside_the_separatrix_the_elliptic_integral_holds(part: float) -> None:
    model = simple_pendulum()
    w = math.sqrt(model.values["g"] / model.values["ell"])
    reduced = al.reduce(model)
    for rate, kind in ((2 * w * (1 - part), "oscillation"), (2 * w * (1 + part), "rotation")):
        motion = reduced.motion({"theta'": rate})
        with mp.workdps(40):
            k = mp.mpf(rate) / (2 * mp.sqrt(mp.mpf(model.values["g"]) / mp.mpf(model.values["ell"])))
            known = 4 * mp.ellipk(k**2) if k < 1 else 2 * mp.ellipk(1 / k**2) / k
            period = float(known / mp.sqrt(mp.mpf(model.values["g"]) / mp.mpf(model.values["ell"])))
        assert motion.kind == kind
        assert motion.period == pytest.approx(period, rel=1e-9)


def test_a_double_well_just_over_its_hill() -> None:
    """V = x^4 - 2 x^2 from rest at sqrt(2): the hilltop at 0 is approached for ever."""
    motion = al.reduce(on_a_line(x**4 - 2 * x**2)).motion({"p.x": math.sqrt(2)})
    assert (motion.kind, motion.turning_points) == ("separatrix", (0.0, math.sqrt(2)))


# --- effective potentials that are flat, at a circle, at a hilltop ------------------------------------------------------


def about_a_centre(potential: sp.Expr) -> Reduced:
    model = al.Model("centre")
    r, phi = model.coordinate("r"), model.coordinate("phi")
    model.particle("p", mass=1, position=(r * sp.cos(phi), r * sp.sin(phi), 0))
    model.potential("V", potential.subs(x, r))
    return al.reduce(model)


@pytest.mark.parametrize("momentum", [0.01, 1e-6])
def test_a_narrow_ellipse_passes_the_centre_by(momentum: float) -> None:
    """Kepler: from rest at r = 1 but for a little momentum it turns at L^2 / (2 - L^2); T = 2 pi a^(3/2)."""
    motion = about_a_centre(-1 / x).motion({"r": 1.0, "phi'": momentum})
    near = momentum**2 / (2 - momentum**2)
    assert motion.kind == "oscillation"
    assert motion.turning_points == pytest.approx((near, 1.0), rel=1e-9)
    assert motion.period == pytest.approx(2 * math.pi * ((1 + near) / 2) ** 1.5, rel=1e-8)


def test_a_wall_close_to_the_edge_of_a_logarithm() -> None:
    """V = log(r) has values on one side only, and the momentum turns the motion back before."""
    motion = about_a_centre(sp.log(x)).motion({"r": 1.0, "phi'": 0.01})
    low = mp.findroot(lambda r: mp.log(r) + mp.mpf("5e-5") * (1 / r**2 - 1), (0.001, 0.0035), solver="anderson")
    assert motion.kind == "oscillation"
    assert motion.turning_points == pytest.approx((float(low), 1.0), rel=1e-9)


@pytest.mark.parametrize(
    ("speed", "kind", "ends"),
    [(0.0, "steady", (1.0, 1.0)), (0.5, "unbounded", (0.0, math.inf)), (-0.5, "fall", (0.0, math.inf))],
)
def test_at_the_critical_momentum_no_force_is_left(speed: float, kind: str, ends: tuple[float, float]) -> None:
    """V = -1/(2 r^2) with L = 1: the distance changes at a constant rate, up to the centre."""
    motion = about_a_centre(-1 / (2 * x**2)).motion({"r": 1.0, "phi'": 1.0, "r'": speed})
    assert (motion.kind, motion.turning_points, motion.period) == (kind, ends, math.inf)


def test_at_the_critical_momentum_to_rounding_a_circle_is_steady() -> None:
    assert about_a_centre(-1 / x**2).motion({"r": 1.0, "phi'": math.sqrt(2)}).kind == "steady"


@pytest.mark.parametrize("near", [0.5, 3.0])
def test_the_energy_of_a_hilltop_is_a_separatrix_on_both_sides(near: float) -> None:
    """V = -1/(3 r^3) with L = 1: W = 1/(2 r^2) - 1/(3 r^3) has its top 1/6 at r = 1."""
    motion = about_a_centre(-1 / (3 * x**3)).motion(energy=0.5 - 1 / 3, momenta={"p_phi": 1.0}, near=near)
    assert (motion.kind, motion.period) == ("separatrix", math.inf)
    assert 1.0 in (pytest.approx(end, abs=1e-9) for end in motion.turning_points)


@pytest.mark.parametrize("unit", [1e-9, 1.0, 1e6, 1e12])
def test_turning_points_far_away_are_found_in_all_units(unit: float) -> None:
    """V = -1/(1 + x^2) at E = -1e-14: 1 + x^2 = 1e14; at E = 0 there is none."""
    reduced = al.reduce(on_a_line(-1 / (1 + (x / sp.Rational(str(unit))) ** 2)))
    swing = reduced.motion(energy=-1e-14, near=0.0)
    assert swing.kind == "oscillation"
    assert swing.turning_points[1] / unit == pytest.approx(math.sqrt(1e14 - 1), rel=1e-6)
    assert reduced.motion(energy=0.0, near=0.0).kind == "unbounded"


def test_what_vanishes_at_infinity_has_no_hilltop_there() -> None:
    assert al.reduce(on_a_line(-sp.exp(-(x**2)))).motion(energy=0.0, near=0.0).kind == "unbounded"


@pytest.mark.parametrize("slope", [1, -1])
def test_where_the_coordinate_is_zero_a_force_moves_it(slope: int) -> None:
    """Rounding of the place is none at zero, and yet W = exp(x) has a slope there."""
    motion = al.reduce(on_a_line(sp.exp(slope * x))).motion({"p.x": 0.0})
    assert motion.kind == "unbounded"
    assert sorted(motion.turning_points, key=abs) == [0.0, -slope * math.inf]


def test_a_level_place_that_is_no_hilltop_is_approached_for_ever() -> None:
    """W = x^3 at the energy zero: the time to x = 0 is the integral of |x|^(-3/2)."""
    assert al.reduce(on_a_line(x**3)).motion({"p.x": -2.0, "p.x'": 4.0}).kind == "separatrix"


@pytest.mark.parametrize("height", [sp.Rational(1, 2), 1])
def test_a_narrow_bell_is_a_barrier(height: sp.Expr) -> None:
    """It is a ten thousandth wide, and no step is as short; x^2 + its height at 1/2 is above the energy."""
    bell = height * sp.exp(-((10**4 * (x - sp.Rational(1, 2))) ** 2))
    motion = al.reduce(on_a_line(x**2 + bell)).motion({"p.x": -0.8})
    start = 0.5 - 1e-4 * math.sqrt(math.log(float(height) / 0.39))
    assert motion.kind == "oscillation"
    assert motion.turning_points == pytest.approx((-0.8, start), abs=1e-7)


@pytest.mark.parametrize("momentum", [1e-3, 1e-6, 1e-9])
def test_an_ellipse_about_a_spring_passes_the_centre_narrowly(momentum: float) -> None:
    """W = L^2 / (2 r^2) + r^2 / 2 turns at r = L; half a turn from the one end to the other and back."""
    motion = about_a_centre(x**2 / 2).motion({"r": 1.0, "phi'": momentum})
    assert motion.kind == "oscillation"
    assert motion.turning_points == pytest.approx((momentum, 1.0), rel=1e-9)
    assert motion.period == pytest.approx(math.pi, rel=1e-9)


def test_a_swing_through_the_centre_goes_through() -> None:
    motion = about_a_centre(x**2 / 2).motion({"r": 1.0})
    assert motion.turning_points == pytest.approx((-1.0, 1.0))
