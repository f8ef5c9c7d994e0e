"""Linearizations, equilibria and sensitivities in other units and with masses over twelve decades: the same mechanics."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.motion.sensitivity.sensitivity_record import Sensitivities

UNITS = [(1e3, 1e3), (1e-3, 1e-6), (1e6, 1e-3)]  # one metre and one kilogram in other units
START = {"th": 0.9, "ph": -1.3, "x": 0.9, "th'": 1.0}


def slider_crank(length: float = 1.0, mass: float = 1.0) -> al.Model:
    """Angles and a slide side by side, with a spring and a damper on the slide, an input and gravity."""
    model = al.Model("slider-crank")
    g, k = model.parameters(g=9.81 * length, k=40.0 * mass)

    def bar(name: str, kilograms: float, metres: float) -> al.description.bodies.Body:
        m = kilograms * mass
        return model.body(name, mass=m, inertia=m * (metres * length) ** 2 / 12, plane="xy")

    crank, rod, slider = bar("crank", 1.0, 0.3), bar("rod", 0.4, 0.6), bar("slider", 0.7, 0.1)
    model.revolute("O", model.ground.point(), crank.point(-0.15 * length, 0), coordinate="th")
    model.revolute("A", crank.point(0.15 * length, 0), rod.point(-0.3 * length, 0), coordinate="ph")
    model.prismatic("guide", model.ground.point(), slider.point(), axis=(1, 0, 0), coordinate="x")
    model.revolute("B", rod.point(0.3 * length, 0), slider.point())
    wall = model.ground.point(2 * length, 0)
    model.spring("spring", wall, slider.point(), stiffness=k, length=1.2 * length, damping=3 * mass)
    model.force("push", slider.point(), (model.input("F"), 0, 0))
    model.gravity((0, -g, 0))
    return model


@pytest.mark.parametrize(("length", "mass"), UNITS)
def test_equilibria_and_their_linearizations_in_other_units(length, mass):
    plain, scaled = (al.equilibria(slider_crank(*units), tries=20) for units in ((1.0, 1.0), (length, mass)))
    assert len(plain) == len(scaled) > 1
    for one, other in zip(plain, scaled, strict=True):
        a, b = one.linearization, other.linearization
        assert a.states == b.states
        assert b.eigenvalues == pytest.approx(a.eigenvalues, rel=1e-7)
        assert (one.neutral, one.stable) == (other.neutral, other.stable)
        units = np.array([length if name.startswith("x") else 1.0 for name in a.states])
        np.testing.assert_allclose(b.A, a.A * units[:, None] / units, rtol=1e-6, atol=1e-9)
        np.testing.assert_allclose(b.B, a.B * units[:, None] / (mass * length), rtol=1e-6)


@pytest.mark.parametrize(("length", "mass"), UNITS)
def test_sensitivities_in_other_units(length, mass):
    def varied(length: float, mass: float) -> tuple[Sensitivities, dict[str, float]]:
        units = {"g": length, "k": mass, "th": 1.0, "F": mass * length}
        start = START | {"x": 0.9 * length}
        model = slider_crank(length, mass)
        return al.sensitivities(model, 0.5, wrt=list(units), initial=start, keep=["th", "th'"], samples=5), units

    (one, _), (other, units) = varied(1.0, 1.0), varied(length, mass)
    for name, unit in units.items():
        for of, size in (("th", 1.0), ("x", length), ("th'", 1.0), ("x'", length)):
            wanted = one[of, name] * size / unit
            assert other[of, name] == pytest.approx(wanted, rel=1e-6, abs=1e-7 * np.abs(wanted).max())


# --- masses over twelve decades -------------------------------------------------------------------------------------


def ladder(m1: float, m2: float) -> tuple[al.Model, float, float]:
    """A rod without mass between a particle on the ground (m1, with a spring) and one at the wall (m2, with a weight).

    With the angle a of the rod, T = (m1 sin^2 a + m2 cos^2 a) L^2 a'^2 / 2 and V = k L^2 cos^2 a / 2 + m2 g L sin a; it
    rests where sin a = m2 g / (k L), with V'' = -k L^2 cos^2 a. The stiffness is such that sin a = 0.6.
    """
    model, g, L = al.Model("ladder"), 9.81, 1.0
    k = m2 * g / (0.6 * L)
    low, high = model.particle("low", mass=m1, line="x"), model.particle("high", mass=m2, line="y")
    model.distance("rod", low.point(), high.point(), length=L)
    model.potential("spring", k * low.x**2 / 2)
    model.potential("weight", m2 * g * high.y)
    return model, 0.6, (k * 0.64 / (m1 * 0.36 + m2 * 0.64)) ** 0.5


@pytest.mark.parametrize(("m1", "m2"), [(1.0, 1.0), (1e-6, 1e6), (1e6, 1e-6), (1e-12, 1e-12)])
def test_a_light_and_a_heavy_particle_against_the_closed_form(m1, m2):
    model, high, growth = ladder(m1, m2)
    found = al.linearize(model, {"low.x": (1 - high**2) ** 0.5, "high.y": high})
    assert found.eigenvalues.real == pytest.approx([growth, -growth], rel=1e-9)


def pendulums(masses: list[float]) -> al.Model:
    """Pendulums with two strings to the same pivot, one of them superfluous, in absolute coordinates."""
    model = al.Model("pendulums")
    g = model.parameters(g=9.81)
    for k, mass in enumerate(masses):
        stone = model.particle(f"stone{k}", mass=mass, plane="xy")
        for name in ("first", "second"):
            model.distance(f"{name}{k}", model.ground.point(k, 0, 0), stone.point(), length=0.5)
    model.gravity((0, -g, 0))
    return model


def test_pendulums_of_all_masses_have_one_frequency_and_one_derivative():
    """Dependent constraints of masses over twelve decades in one system."""
    masses = [1e-6, 1.0, 1e6]
    model = pendulums(masses)
    hanging = {f"stone{k}.{axis}": x for k in range(3) for axis, x in (("x", k), ("y", -0.5))}
    found = al.linearize(model, hanging)
    assert np.sort(np.abs(found.eigenvalues)) == pytest.approx([(9.81 / 0.5) ** 0.5] * 6, rel=1e-9)
    swung = {f"stone{k}.{axis}": x for k in range(3) for axis, x in (("x", k + 0.3), ("y", -0.4))}
    varied = al.sensitivities(model, 0.7, wrt=["g"], initial=swung, samples=4)
    for k in (0, 2):
        for axis in "xy":
            assert varied[f"stone{k}.{axis}", "g"] == pytest.approx(varied[f"stone1.{axis}", "g"], abs=1e-7)


# --- own coordinates, and motions of nanoseconds ----------------------------------------------------------------------


@pytest.mark.parametrize("length", [1e-9, 1e-3, 1e6, 1e12])
def test_a_pendulum_in_its_own_angle_rests_below_and_above_its_pivot(length):
    """The length stands in the particle's position alone, in no joint and in no constraint."""
    model = al.Model("pendulum")
    angle, rod = model.coordinate("q"), model.parameters(l=length)
    model.particle("bob", mass=1e-9, position=(rod * sp.sin(angle), -rod * sp.cos(angle), 0))
    model.gravity((0, -9.81, 0))
    found = [*al.equilibria(model), *al.equilibria(model, guesses={"q": 0.1})]
    assert [abs(e["q"]) for e in found] == pytest.approx([0, np.pi, 0], abs=1e-9)
    assert [e.stable for e in found] == [True, False, True]
    assert found[0].eigenvalues.imag.max() == pytest.approx((9.81 / length) ** 0.5, rel=1e-9)


@pytest.mark.parametrize("time", [1.0, 1e-7, 1e-9, 1e-12])
def test_fast_motions_have_the_frequencies_of_slow_ones(time):
    """A pendulum beside a wheel that turns freely, under a gravity that makes it faster: one frequency, and one drift."""
    model = al.Model("pendulum and wheel")
    bar, wheel = (model.body(name, mass=1, inertia=1, plane="xy") for name in ("bar", "wheel"))
    model.revolute("pivot", model.ground.point(), bar.point(0, 1), coordinate="q")
    model.revolute("axle", model.ground.point(3, 0), wheel.point(), coordinate="w")
    model.gravity((0, -8 / time**2, 0))
    hanging, standing = (al.linearize(model, {"q": q}) for q in (0.0, np.pi))
    assert np.sort(hanging.eigenvalues.imag) * time == pytest.approx([-2, 0, 0, 2], abs=1e-9)
    assert np.sort(standing.eigenvalues.real) * time == pytest.approx([-2, 0, 0, 2], abs=1e-9)
    assert "a steady drift of w (" in hanging.verdict
    assert "unstable" in standing.verdict


def rods(length: float, second: float, time: float) -> al.Model:
    """Two rods of masses 1 and `second` under a gravity that makes their motion the same in the given unit of time."""
    model = al.Model("rods")
    end = model.ground.point(0, 0)
    for k, mass in enumerate((1.0, second)):
        rod = model.body(f"rod{k}", mass=mass, inertia=mass * length**2 / 12, plane="xy")
        model.revolute(f"hinge{k}", end, rod.point(0, length / 2), coordinate=f"q{k}")
        end = rod.point(0, -length / 2)
    model.gravity((0, -9.81 * length / time**2, 0))
    return model


@pytest.mark.parametrize(("length", "time"), [(1.0, 1e12), (1e12, 1e6), (1e-9, 1e9), (1.0, 1e-12)])
@pytest.mark.parametrize("second", [1.0, 1e-4])
def test_slow_eigenvalues_are_those_of_the_same_motion_in_other_units(length, time, second):
    """M q'' + K q = 0 of two hanging rods, with M and K by hand in absolute angles."""
    m = second
    M = np.array([[1 / 3 + m, m / 2], [m / 2, m / 3]])
    K = 9.81 * np.diag([1 / 2 + m, m / 2])
    wanted = np.sqrt(np.sort(np.linalg.eigvals(np.linalg.solve(M, K)).real))
    found = al.linearize(rods(length, second, time))
    assert np.sort(found.eigenvalues.imag * time)[2:] == pytest.approx(wanted, rel=1e-9)
    assert found.stable is True
    top = al.linearize(rods(length, second, time), {"q0": np.pi})
    assert top.stable is False


@pytest.mark.parametrize("length", [1e-9, 1e9, 1e10, 1e12])
def test_reactions_of_a_rod_of_any_length(length):
    """From rest at an angle the centre has the acceleration l/2 theta'', theta'' = -3 g/(2 l) sin(theta): F = m (a - g)."""
    model = rods(length, 1.0, 1.0).without("hinge1").without("rod1")
    run = al.simulate(model, 0.1, initial={"q0": 0.7}, samples=2)
    g, turning = 9.81 * length, -1.5 * 9.81 * np.sin(0.7)
    wanted = length / 2 * turning * np.array([np.cos(0.7), np.sin(0.7)]) + [0, g]
    assert run.reaction("hinge0").force[0, :2] == pytest.approx(wanted, rel=1e-9)


@pytest.mark.parametrize("length", [1e-9, 1e12])
def test_formulations_agree_on_a_slider_crank_of_any_length(length):
    """No unit of length makes the turn of the crank a bad choice of speed."""
    model = al.Model("slider-crank")
    crank, rod, slider = (
        model.body(name, mass=1, inertia=length**2 / 12, plane="xy") for name in ("crank", "rod", "slider")
    )
    model.revolute("O", model.ground.point(0, 0), crank.point(-0.15 * length, 0), coordinate="q0")
    model.revolute("A", crank.point(0.15 * length, 0), rod.point(-0.4 * length, 0), coordinate="q1")
    model.prismatic("guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x")
    model.revolute("B", rod.point(0.4 * length, 0), slider.point(0, 0))
    model.gravity((0, -9.81 * length, 0))
    assert al.agree(model)
