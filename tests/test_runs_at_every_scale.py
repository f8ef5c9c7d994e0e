"""The same mechanism in other units and with other masses: the same steps, the same motion, no false singular position.

Rank and nearness of a singular position are geometry; a run in millimetres and grams differs from one in metres and
kilograms by rounding alone. Closed loops with light and massless bodies against references with one degree of freedom.
"""

import numpy as np
import pytest
import sympy as sp

import alembert as al

# A slider-crank with one degree of freedom, integrated with thirty digits (mpmath): crank 0.15 m and 1 kg, rod 0.3 m and
# 0.1 g, slider 1 kg, gravity across the slide.
LIGHT_ROD = {
    0.2: 0.34932303908037965,
    0.4: -1.2674296914977435,
    0.6: -3.3193821728925457,
    0.8: -3.2255374005962874,
    1.0: -1.1815294804197038,
}
CRANK_START = {"th": 0.3, "ph": -0.45, "x": 0.44, "th'": 5.0}


def slider_crank(rod_mass: float = 0.2, length: float = 1.0, mass: float = 1.0) -> al.Model:
    model = al.Model("slider-crank")

    def bar(name: str, kilograms: float, metres: float) -> al.description.bodies.Body:
        inertia = kilograms * mass * (metres * length) ** 2 / 12
        return model.body(name, mass=kilograms * mass, inertia=inertia, plane="xy")

    crank, rod, slider = (
        bar("crank", 1.0, 0.15),
        bar("rod", rod_mass, 0.3),
        bar("slider", 1.0, 0.012**0.5),
    )
    model.revolute("O", model.ground.point(0, 0), crank.point(-0.075 * length, 0), coordinate="th")
    model.revolute("A", crank.point(0.075 * length, 0), rod.point(-0.15 * length, 0), coordinate="ph")
    model.prismatic("guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x")
    model.revolute("B", rod.point(0.15 * length, 0), slider.point(0, 0))
    model.gravity((0, -9.81 * length, 0))
    return model


def turned(rod_mass: float, **options) -> al.Trajectory:
    samples = [0.0, *LIGHT_ROD]
    return al.simulate(slider_crank(rod_mass), 1.0, initial=CRANK_START, keep=["th", "th'"], samples=samples, **options)


def watt(length: float = 1.0, mass: float = 1.0, light: float = 1.0) -> al.Model:
    """Watt's six-bar with coupler and fifth bar `light` times as heavy as their lengths say."""
    model = al.Model("Watt's six-bar")

    def bar(name: str, metres: float, heavy: float = 1.0) -> al.description.bodies.Body:
        m = metres * heavy * mass
        return model.body(name, mass=m, inertia=m * (metres * length) ** 2 / 12, plane="xy")

    def at(frame, x: float, y: float = 0.0) -> al.description.bodies.Point:
        return frame.point(x * length, y * length)

    crank, rocker, last = bar("crank", 0.4), bar("rocker", 0.8), bar("last", 0.9)
    coupler, fifth = bar("coupler", 1.0, light), bar("fifth", 0.9, light)
    model.revolute("O", at(model.ground, 0), at(crank, -0.2), coordinate="a")
    model.revolute("A", at(crank, 0.2), at(coupler, -0.5), coordinate="b")
    model.revolute("C", at(model.ground, 1.0), at(rocker, -0.4), coordinate="c")
    model.revolute("B", at(coupler, 0.5), at(rocker, 0.4))
    model.revolute("P", at(coupler, 0, 0.5), at(fifth, -0.45), coordinate="d")
    model.revolute("Q", at(rocker, 0.2, -0.5), at(last, -0.45), coordinate="e")
    model.revolute("R", at(fifth, 0.45), at(last, 0.45))
    model.gravity((0, -9.81 * length, 0))
    return model


def swung(**scale: float) -> al.Trajectory:
    start = {"a": 0.5, "b": 0.3, "c": 1.2, "d": 0.0, "e": 0.5, "a'": 8.0}
    return al.simulate(watt(**scale), 3.0, initial=start, keep=["a", "a'"], samples=30)


def relative_drift(run: al.Trajectory) -> float:
    return float(np.abs(run.energy - run.energy[0]).max() / np.abs(run.kinetic_energy).max())


@pytest.mark.parametrize("scale", [{"length": 1e3, "mass": 1e3}, {"mass": 1e-12}, {"mass": 1e12}, {"length": 1e-6}])
def test_angles_in_other_units_take_the_same_steps(scale):
    plain, scaled = swung(), swung(**scale)
    assert [plain.report[k] for k in ("steps", "rejected")] == [scaled.report[k] for k in ("steps", "rejected")]
    assert np.abs(plain.coordinates - scaled.coordinates).max() < 1e-9  # rounding, grown over six turns


@pytest.mark.parametrize(("length", "mass"), [(1e3, 1e3), (1e-3, 1e-6), (1.0, 1e12)])
def test_lengths_in_other_units_take_the_same_steps(length, mass):
    """A slider-crank, whose slide is a length."""

    def turned_in(length: float, mass: float) -> al.Trajectory:
        start = CRANK_START | {"x": 0.44 * length}
        return al.simulate(slider_crank(0.2, length, mass), 1.0, initial=start, keep=["th", "th'"], samples=10)

    plain, scaled = turned_in(1.0, 1.0), turned_in(length, mass)
    assert [plain.report[k] for k in ("steps", "rejected")] == [scaled.report[k] for k in ("steps", "rejected")]
    assert np.abs(plain["th"] - scaled["th"]).max() < 1e-9
    assert np.abs(plain["x"] - scaled["x"] / length).max() < 1e-9


@pytest.mark.parametrize("light", [1e-6, 1e-3, 1e3, 1e6])
def test_ratios_of_masses_over_twelve_decades_cost_no_more(light):
    usual, run = swung(), swung(light=light)
    assert run.report["evaluations"] < 2 * usual.report["evaluations"]
    assert relative_drift(run) < 10 * relative_drift(usual)
    assert "singular position passed near" not in run.report


def test_a_light_rod_costs_what_a_heavy_one_costs():
    usual, run = turned(0.2), turned(1e-4)
    assert run.report["evaluations"] < 2 * usual.report["evaluations"]
    assert run["th"][1:] == pytest.approx(list(LIGHT_ROD.values()), abs=1e-8)  # ten times the tolerance
    assert "singular position passed near" not in run.report


def test_a_light_rod_at_the_finest_tolerance():
    assert turned(1e-4, rtol=1e-12, atol=1e-13)["th"][1:] == pytest.approx(list(LIGHT_ROD.values()), abs=1e-11)


def test_a_light_rod_keeps_the_order_of_fixed_steps():
    errors = [
        np.abs(turned(1e-4, integrator="runge-kutta", step=step)["th"][1:] - list(LIGHT_ROD.values())).max()
        for step in (2e-3, 1e-3)
    ]
    assert errors[0] / errors[1] == pytest.approx(16, rel=0.2)  # order four


@pytest.mark.parametrize("rod_mass", [1e-6, 1e-9])
def test_a_massless_rod_keeps_the_energy(rod_mass):
    assert relative_drift(turned(rod_mass)) < 1e-8


# --- massless bodies in loops -------------------------------------------------------------------------------------


def rockers(count: int, inertia: float) -> al.Model:
    """Independent four-bars whose rocker has its mass in the pin at its end, and this inertia of its own."""
    model = al.Model(f"{count} four-bars")
    model.gravity((0, -9.81, 0))
    for k in range(count):
        crank = model.body(f"crank{k}", mass=1.0, inertia=0.05, plane="xy")
        coupler = model.body(f"coupler{k}", mass=2.0, inertia=0.3, plane="xy")
        rocker = model.body(f"rocker{k}", mass=0.5, inertia=inertia, plane="xy")
        model.revolute(f"O{k}", model.ground.point(10 * k, 0), crank.point(-0.25, 0), coordinate=f"a{k}")
        model.revolute(f"A{k}", crank.point(0.25, 0), coupler.point(-0.75, 0), coordinate=f"b{k}")
        model.revolute(f"B{k}", coupler.point(0.75, 0), rocker.point(0, 0), coordinate=f"c{k}")
        model.revolute(f"C{k}", rocker.point(1.0, 0), model.ground.point(10 * k + 1.5, 0), coordinate=f"d{k}")
    return model


def rocked(count: int, inertia: float = 0.0) -> al.Trajectory:
    start = {f"{name}{k}": x for k in range(count) for name, x in (("a", 1.0), ("b", -0.6), ("c", -1.6))}
    return al.simulate(rockers(count, inertia), 2.0, initial=start, keep=[f"a{k}" for k in range(count)], samples=20)


def test_massless_rockers_move_alike_alone_and_among_others():
    """One is solved by dense matrices, eight by sparse ones; an inertia of 1e-9 is the limit of none."""
    one, eight, nearly = rocked(1), rocked(8), rocked(8, 1e-9)
    for k in range(8):
        assert np.abs(eight.pose(f"crank{k}")[1] - one.pose("crank0")[1]).max() < 1e-8
    assert np.abs(eight.energy - eight.energy[0]).max() < 8 * 1e-7
    assert np.abs(eight["a0"] - nearly["a0"]).max() < 1e-6


def test_accelerations_of_massless_rockers_agree():
    one, eight = (al.compile(al.derive(rockers(n, 0.0), "lagrange")) for n in (1, 8))
    state = np.array(rocked(1).coordinates[-1])
    alone = one.accelerations(state, np.zeros(3))
    together = eight.accelerations(np.tile(state, 8), np.zeros(24))
    assert together == pytest.approx(np.tile(alone, 8), rel=1e-10)


# --- motions without mass -----------------------------------------------------------------------------------------


def chain(count: int) -> al.Model:
    """Rods whose last one hangs in its centre of mass, with an inertia J of its own."""
    model = al.Model("chain")
    J = model.parameters(J=0.1)
    model.gravity((0, -9.81, 0))
    before = model.ground.point()
    for k in range(count):
        last = k == count - 1
        rod = model.body(f"rod{k}", mass=1.0, inertia=J if last else 0.1, plane="xy")
        model.revolute(f"j{k}", before, rod.point(0, 0 if last else 0.5), coordinate=f"q{k}")
        before = rod.point(0, -0.5)
    return model


@pytest.mark.parametrize("count", [1, 3, 4, 5, 60])
@pytest.mark.parametrize("given", [True, False], ids=["in the call", "in the model"])
def test_a_motion_without_mass_is_refused_by_name_at_every_size(count, given):
    model = chain(count) if given else chain(count).with_values({"J": 0.0})
    with pytest.raises(al.DerivationError, match=f"'rod{count - 1}' is not determined"):
        al.simulate(model, 1.0, initial={"q0": 0.5}, parameters={"J": 0.0} if given else None)


@pytest.mark.parametrize("count", [3, 5, 12])
def test_accelerations_without_mass_are_refused(count):
    code = al.compile(al.derive(chain(count), "lagrange"))
    with pytest.raises(al.DerivationError, match="not determined"):
        code.accelerations(np.full(count, 0.1), np.zeros(count), parameters={"J": 0.0})


# --- fixed steps ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("step", "duration", "count"), [(1e-4, 10.0, 100_000), (0.1, 1.0, 10), (0.3, 1.0, 4)])
def test_fixed_steps_are_multiples(step, duration, count):
    model = al.Model("falling")
    model.particle("stone", mass=1, line="z")
    model.gravity((0, 0, -9.81))
    run = al.simulate(model, duration, integrator="runge-kutta", step=step, samples=7)
    assert run.report["steps"] == count
    assert run["stone.z"] == pytest.approx(-9.81 / 2 * run.time**2, abs=1e-9)


# --- no length but that of the start --------------------------------------------------------------------------------


def in_waves(metre: float, second: float) -> al.Model:
    """A particle whose force is a cosine of its place."""
    model = al.Model("waves")
    grain = model.particle("grain", mass=1, line="x")
    model.force("wave", grain.point(), (metre / second**2 * sp.cos(grain.x / metre), 0, 0))
    return model


@pytest.mark.parametrize("start", [{"grain.x": 1.0}, {"grain.x'": 1.0}, {}], ids=["apart", "moving", "at rest"])
@pytest.mark.parametrize(("metre", "second"), [(2.0**-30, 2.0**-20), (2.0**-20, 2.0**10), (2.0**20, 1.0)])
def test_a_particle_is_measured_by_its_start(start: dict[str, float], metre: float, second: float) -> None:
    """The same steps to the same place in all units, of powers of two, which rounding does not see."""
    sizes = {"grain.x": metre, "grain.x'": metre / second}
    usual = al.simulate(in_waves(1.0, 1.0), 10.0, initial=start)
    given = {name: x * sizes[name] for name, x in start.items()}
    other = al.simulate(in_waves(metre, second), 10.0 * second, initial=given)
    assert other.report["steps"] == usual.report["steps"]
    assert other["grain.x"] / metre == pytest.approx(usual["grain.x"], abs=1e-9)
    many = al.ensemble(
        in_waves(metre, second),
        10.0 * second,
        initial=given | {"grain.x": [given.get("grain.x", 0.0)] * 2},
        outcomes={"end": al.final("grain.x")},
    )
    assert many.outcomes["end"] == pytest.approx([other["grain.x"][-1]] * 2, rel=1e-12)
