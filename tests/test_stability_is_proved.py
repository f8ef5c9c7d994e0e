"""Verdicts on equilibria are theorems: against runs, Mathieu's equation by an own integration, and known potentials."""

import math

import numpy as np
import pytest
import sympy as sp
from scipy import special
from scipy.integrate import solve_ivp
from scipy.linalg import expm

import alembert as al
from alembert.analysis.linear.equilibria import Equilibrium
from alembert.examples import chaplygin_sleigh, foucault_pendulum

t, x, v, s = sp.symbols("t x v s")


def on_a_line(potential: sp.Expr, damping: float = 0.0) -> al.Model:
    model = al.Model("on a line")
    particle = model.particle("p", mass=1, line="x")
    model.potential("V", potential.subs(x, particle.x))
    if damping:
        model.force("drag", particle.point(), (-damping * model.rate(particle.x), 0, 0))
    return model


def at_origin(model: al.Model) -> Equilibrium:
    return al.equilibria(model, guesses={"p.x": 0.3})[0]


# --- forces that depend on time -----------------------------------------------------------------------------------------


def mathieu_multipliers(stiffness: float, depth: float, rate: float, damping: float) -> np.ndarray:
    """Of x'' + damping x' + (stiffness + depth cos(rate t)) x = 0, by an own integration of two solutions."""

    def slopes(time: float, y: np.ndarray) -> np.ndarray:
        pull = stiffness + depth * math.cos(rate * time)
        return np.array([y[2], y[3], -pull * y[0] - damping * y[2], -pull * y[1] - damping * y[3]])

    found = solve_ivp(slopes, (0, 2 * math.pi / rate), [1.0, 0.0, 0.0, 1.0], "RK45", rtol=1e-10, atol=1e-12)
    return np.linalg.eigvals(found.y[:, -1].reshape(2, 2))


@pytest.mark.parametrize(
    ("depth", "rate", "damping", "stable"),
    [(0.5, 2.0, 0.0, False), (0.5, 2.0, 0.6, True), (0.1, 3.3, 0.0, None), (0.5, 1.0, 0.01, False)],
)
def test_parametric_resonance_against_mathieu(depth: float, rate: float, damping: float, stable: bool | None) -> None:
    """With V = (1 + depth cos(rate t)) x^2 / 2 the potential has a minimum at all times, and the rest may yet be unstable."""
    model = on_a_line((1 + depth * sp.cos(rate * t)) * x**2 / 2, damping)
    found = at_origin(model)
    known = mathieu_multipliers(1.0, depth, rate, damping)
    assert found.period == pytest.approx(2 * math.pi / rate)
    assert np.sort(np.abs(found.floquet_multipliers)) == pytest.approx(np.sort(np.abs(known)), rel=1e-6)
    assert found.stable is stable
    assert "Lagrange" not in found.verdict
    assert "Floquet" in found.verdict
    run = al.simulate(model, 12 * found.period, initial={"p.x": 1e-3})
    grown = np.abs(run["p.x"]).max() / 1e-3
    assert bool(grown > 3) is (stable is False)


@pytest.mark.parametrize(("rate", "stable"), [(0.01, False), (1e-6, None)])
def test_a_slow_change_grows_beyond_numbers_or_is_not_followed(rate: float, stable: bool | None) -> None:
    """x'' + cos(rate t) x = 0 grows by e^240 in the half of a period in which it falls, at the rate 0.01."""
    found = at_origin(on_a_line(sp.cos(sp.Rational(str(rate)) * t) * x**2 / 2))
    assert found.stable is stable
    assert found.verdict.startswith(
        "unstable" if stable is False else "undecided: forces depend on time in a period as long as"
    )


@pytest.mark.parametrize(
    "stiffness", [sp.cos(t / 1000), 1 - 3 * sp.exp(-((t - 5) ** 2)), 1 - sp.Piecewise((0, t < 100), (2, True))]
)
def test_eigenvalues_of_a_moment_are_no_verdict(stiffness: sp.Expr) -> None:
    """What turns the spring over comes so late that the linear system looks the same for a while."""
    found = al.linearize(on_a_line(stiffness * x**2 / 2, damping=0.01))
    assert found.stable is None
    assert found.verdict.startswith("undecided: forces depend on time")


def test_a_state_that_moves_has_no_verdict_by_eigenvalues() -> None:
    swing = on_a_line(-sp.cos(x))
    for place in (0.5, 2.5):
        found = al.linearize(swing, {"p.x": place, "p.x'": 1.0}, moving=True)
        assert (found.stable, found.verdict.split(":")[0]) == (None, "undecided")
    assert al.linearize(swing, {"p.x": 0.0}, moving=True).stable
    assert al.linearize(swing, {"p.x": np.pi}, moving=True).stable is False


def test_two_frequencies_have_a_common_period_or_none() -> None:
    both = at_origin(on_a_line((3 + sp.cos(2 * t) + sp.sin(3 * t)) * x**2 / 2))
    assert both.period == pytest.approx(2 * math.pi)
    never = at_origin(on_a_line((3 + sp.cos(2 * t) + sp.sin(sp.sqrt(5) * t)) * x**2 / 2))
    assert (never.period, never.stable) == (math.inf, None)
    assert never.verdict.startswith("undecided")
    growing = at_origin(on_a_line((1 + t**2) * x**2 / 2))
    assert growing.stable is None


@pytest.mark.parametrize(
    "potential",
    [
        sp.Piecewise((x**2 / 2, t < 20), (-(x**2) / 2, True)),  # the well turns over, long after
        (1 + sp.exp(-1000 * (t - 50) ** 2)) * x**2 / 2,
        (1 + sp.Max(0, t - 20)) * x**2 / 2,
        (1 + sp.Float(1e-11) * sp.cos(2 * t)) * x**2 / 2,  # a resonance, if a slow one
        (1 + sp.Piecewise((3, sp.sin(t) > sp.Rational(999, 1000)), (0, True))) * x**2 / 2,
    ],
)
def test_what_changes_at_another_time_is_no_potential_of_lagrange_and_dirichlet(potential: sp.Expr) -> None:
    found = at_origin(on_a_line(potential))
    assert found.period > 0
    assert (found.stable, found.verdict.partition(":")[0]) == (None, "undecided")


def test_kicks_against_the_matrices_of_free_swings_and_of_kicks() -> None:
    """x'' = -x'/10 - (k + K exp(-brief sin((t - 2)/2)^2)) x: a kick of 2 pi K exp(-brief/2) I0(brief/2) in each turn."""
    k, strength, damping, brief = 1.3, 8.0, 0.1, 10**6
    K = strength / (2 * math.pi * special.ive(0, brief / 2))
    stiffness = sp.Rational(13, 10) + K * sp.exp(-brief * sp.sin((t - 2) / 2) ** 2)
    found = at_origin(on_a_line(stiffness * x**2 / 2, damping))
    kicks = round(found.period / (2 * math.pi))
    swing = expm(np.array([[0.0, 1.0], [-k, -damping]]) * 2 * math.pi)
    known = np.linalg.eigvals(np.linalg.matrix_power(swing @ np.array([[1.0, 0.0], [-strength, 1.0]]), kicks))
    assert np.abs(known).max() > 2
    assert found.stable is False
    assert np.abs(found.floquet_multipliers).max() == pytest.approx(np.abs(known).max(), rel=0.02)  # a kick takes 0.003


def test_a_position_that_rests_for_a_moment_only_is_no_equilibrium() -> None:
    with pytest.raises(al.ModelError, match="changes with time"):
        at_origin(on_a_line((x - sp.sin(t)) ** 2 / 2))


@pytest.mark.parametrize(
    "push",
    [
        sp.Piecewise((1, (t > 5) & (t < 6)), (0, True)),
        sp.Piecewise((1, (t > 200) & (t < 201)), (0, True)),
        sp.Max(0, t - 10**7),
        t * 1e-9,
        sp.exp(t),
        sp.Piecewise((1, sp.sin(t) > sp.Rational(999, 1000)), (0, True)),
        sp.exp(-1000 * sp.sin(t / 2 - 1) ** 2),
    ],
)
def test_a_push_at_any_time_in_any_unit_of_time_ends_a_rest(push: sp.Expr) -> None:
    with pytest.raises(al.ModelError, match=r"the force on .* changes with time"):
        at_origin(on_a_line(x**2 / 2 - push * x))


def test_forces_without_a_period_may_leave_a_rest() -> None:
    assert at_origin(on_a_line((2 + sp.exp(-t)) * x**2)).stable is None


def driven(law: sp.Expr) -> al.Model:
    """A bead on a line that moves across, hung from the origin by a spring."""
    model = al.Model("driven")
    bead = model.particle("p", mass=1, plane="xy")
    model.constrain("drive", law.subs({x: bead.x, v: bead.y}))
    model.spring("spring", model.ground.point(), bead.point(), stiffness=5.0, length=0.0)
    return model


@pytest.mark.parametrize(
    "place", [sp.cos(t), 0.3 * sp.sin(t), 1 + t**3, 1e-10 * t, sp.cos(1e-9 * t), sp.Max(0, t - 5)], ids=str
)
def test_nothing_rests_on_a_constraint_that_moves(place: sp.Expr) -> None:
    """Also where it stands still for a moment, as at the start, or in units of time in which it is slow."""
    with pytest.raises(al.ModelError, match="the constraint 'drive' moves with time"):
        al.equilibria(driven(x - place), guesses={"p.y": 0.2})


def test_a_bead_on_a_line_that_turns_rests_where_the_line_does() -> None:
    (found,) = al.equilibria(driven(v * sp.cos(t) - x * sp.sin(t)), guesses={})
    assert list(found.values.values()) == pytest.approx([0, 0], abs=1e-9)


# --- no freedom ---------------------------------------------------------------------------------------------------------


def test_what_cannot_move_is_stable() -> None:
    """A pendulum that is held at an angle; the moment of its weight is borne."""
    model = al.Model("held")
    rod = model.body("rod", mass=2, inertia=0.1, plane="xy")
    model.revolute("hinge", model.ground.point(), rod.point(0, 0.5), coordinate="q")
    model.constrain("hold", sp.Symbol("q") - 0.2)
    model.gravity((0, -9.81, 0))
    (found,) = al.equilibria(model)
    assert found.multipliers["hold"] == pytest.approx(2 * 9.81 * 0.5 * math.sin(0.2))
    assert (found.stable, found.verdict) == (True, "stable: the constraints let nothing move")
    linear = al.linearize(model, {"q": 0.2})
    assert (linear.stable, linear.verdict) == (True, found.verdict)


# --- terms of higher order ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("potential", "stable"),
    [(x**4, True), (-(x**4), False), (x**3, False), (x**6 - x**7, True), (1 - sp.cos(x) - x**2 / 2, False)],
)
def test_one_coordinate_without_stiffness(potential: sp.Expr, stable: bool) -> None:
    """By the first term of the potential; a run from close by stays within its energy, or leaves."""
    model = on_a_line(potential)
    found = min(al.equilibria(model, guesses=[{"p.x": 0.1}, {"p.x": 0.0}]), key=lambda one: abs(one["p.x"]))
    assert abs(found["p.x"]) < 1e-9
    assert found.stable is stable
    assert ("Lagrange" in found.verdict) is stable
    run = al.simulate(model, 60.0, initial={"p.x": 0.0, "p.x'": 0.02}, events=[]) if stable else None
    if run is not None:
        assert np.abs(run["p.x"]).max() < 0.5


@pytest.mark.parametrize("sign", [1, -1])
def test_damping_leaves_the_order_to_decide(sign: int) -> None:
    """x'' = -x' -+ 4 x^3 has a zero eigenvalue for either sign; one is stable, the other is not."""
    found = at_origin(on_a_line(sign * x**4, damping=1.0))
    assert (found.stable, found.family) == (sign > 0, False)


def pushed(potential: sp.Expr, force: sp.Expr) -> al.Model:
    """A particle on a line with a force of its place x and its speed v."""
    model = on_a_line(potential)
    particle = model.bodies["p"]
    law = force.subs({x: particle.x, v: model.rate(particle.x)})
    model.force("push", particle.point(), (law, 0, 0))
    return model


def leaves(potential: sp.Expr, force: sp.Expr, starts: tuple[tuple[float, float], ...], far: float = 0.3) -> bool:
    """Whether a motion from close to the origin gets far from it, by an own integration."""
    law = sp.lambdify((x, v), -potential.diff(x) + force)

    def is_far(_: float, y: np.ndarray) -> float:
        return abs(y[0]) - far

    ends = [solve_ivp(lambda _, y: [y[1], law(*y)], (0, 40), y, rtol=1e-8, atol=1e-12, events=is_far) for y in starts]
    return any(len(end.t_events[0]) > 0 for end in ends)


@pytest.mark.parametrize(
    ("potential", "force", "stable"),
    [
        (x**2 / 2, v**3, None),  # it grows, as the energy does: by terms of third order
        (x**2 / 2, -(v**3), True),
        (x**2 / 2, -sp.Abs(v) * v, True),
        (x**2 / 2, x * v, None),  # a centre, by symmetry
        (x**2 / 2, x**2 * v, None),
        (x**2 / 2, -(x**2) * v, True),
        (x**2 / 2, -v, True),
        (x**20, sp.S.Zero, True),
        (-(x**20), sp.S.Zero, False),
        (x**21, -v, False),
        (sp.Piecewise((x**2, x > 0), (-(x**2), True)), sp.S.Zero, False),
        (sp.Piecewise((x**2, x > 0), (3 * x**2, True)), sp.S.Zero, True),
        (sp.Piecewise((x**2, x > 0), (x**4, True)), sp.S.Zero, True),
        (sp.Piecewise((x**2, x > 0), (sp.S.Zero, True)), sp.S.Zero, None),  # it runs away on the level side
    ],
)
def test_a_verdict_is_a_theorem_or_none(potential: sp.Expr, force: sp.Expr, stable: bool | None) -> None:
    found = at_origin(pushed(potential, force))
    assert abs(found["p.x"]) < 1e-9
    assert found.stable is stable
    assert found.verdict.startswith("undecided") is (stable is None)
    assert not found.family
    starts = tuple((a, b) for a in (-1e-2, 1e-2) for b in (-1e-2, 1e-2))
    if stable and potential.subs(x, 0.3) > 1e-3:
        assert not leaves(potential, force, starts)


def test_a_force_of_high_order_makes_no_family() -> None:
    """V = x^20 + y^2: no force is felt for a long way, and yet it is no valley."""
    model = al.Model("flat")
    p = model.particle("p", mass=1, plane="xy")
    model.potential("V", p.x**20 + p.y**2)
    (found,) = al.equilibria(model, guesses={"p.x": 0.0, "p.y": 0.0})
    assert (found.neutral, found.family, found.stable) == (1, False, None)


@pytest.mark.parametrize("slow", [1e-6, 1e-8, 1e-12])
@pytest.mark.parametrize("order", [2, 4])
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("damping", [0, 1])
def test_a_slow_way_askew_beside_a_fast_one_is_no_valley(slow: float, order: int, sign: int, damping: int) -> None:
    """In V = (s w^2 a^n + b^2) / 2 along turned axes floating point loses w^2; the particle leaves along a where s < 0."""
    model = al.Model("askew")
    p = model.particle("p", mass=1, plane="xy")
    a, b = (3 * p.x + 4 * p.y) / 5, (4 * p.x - 3 * p.y) / 5
    model.potential("V", (sign * sp.Rational(slow) ** 2 * a**order + b**2) / 2)
    model.force("drag", p.point(), (-damping * model.rate(p.x), -damping * model.rate(p.y), 0))
    found = at_origin(model)
    assert not found.family
    assert found.stable is None


@pytest.mark.parametrize(("damping", "stable"), [(0, False), (1, True)])
def test_a_valley_askew_is_one(damping: int, stable: bool) -> None:
    model = al.Model("valley")
    p = model.particle("p", mass=1, plane="xy")
    model.potential("V", (4 * p.x - 3 * p.y) ** 2 / 50)
    model.force("drag", p.point(), (-damping * model.rate(p.x), -damping * model.rate(p.y), 0))
    found = at_origin(model)
    assert (found.family, found.stable) == (True, stable)


@pytest.mark.parametrize("order", [100, 101])
def test_a_force_of_very_high_order_is_one(order: int) -> None:
    """x^100 holds a particle within its energy, x^101 does not; neither lets it rest beside."""
    found = al.equilibria(on_a_line(x**order), guesses={"p.x": 0.0})[0]
    assert (found.family, found.stable) == (False, None)


def test_a_saddle_beside_stiff_damping_is_no_family() -> None:
    """y'' = -y' + 1e-12 y leaves, if slowly; 1e12 beside it does not make that nothing."""
    model = al.Model("saddle")
    p = model.particle("p", mass=1, plane="xy")
    model.potential("V", 1e12 * p.x**2 / 2 - 1e-12 * p.y**2 / 2)
    model.force("drag", p.point(), (-1e6 * model.rate(p.x), -model.rate(p.y), 0))
    (found,) = al.equilibria(model, guesses={"p.x": 0.0, "p.y": 0.0})
    assert not found.family
    assert found.stable is None


def test_a_law_that_is_written_without_its_value_at_rest() -> None:
    """v exp(-1/v^2) gains energy, and less than any power of the speed."""
    gain = sp.Piecewise((v * sp.exp(-1 / v**2), sp.Ne(v, 0)), (0, True))
    found = al.equilibria(pushed(x**2 / 2, gain), guesses={"p.x": 0.0})[0]
    assert found.stable is None


def test_a_steep_well_is_found_beside_forces_that_are_the_same_on_each_side() -> None:
    found = al.equilibria(on_a_line(sp.sqrt(x**2 + sp.Float(1e-20))), guesses={"p.x": 0.0})[0]
    assert found.stable


@pytest.mark.parametrize(("force", "stable"), [(-v, True), (-(v**3), None), (sp.S.Zero, False)])
def test_a_particle_that_no_place_holds(force: sp.Expr, stable: bool | None) -> None:
    """With -v it comes to rest beside; with none it drifts; with -v^3 it goes as the root of time."""
    found = at_origin(pushed(sp.S.Zero, force))
    assert (found.family, found.stable) == (True, stable)


def test_a_free_puck_is_one_of_a_family_and_drifts() -> None:
    model = al.Model("puck")
    model.particle("p", mass=1, plane="xy")
    (found,) = al.equilibria(model)
    assert (found.family, found.stable) == (True, False)
    assert "drift" in found.verdict


def test_a_steady_motion_without_stiffness_is_undecided() -> None:
    """About x = 0 of V = x^4 the linear system drifts; Routh's theorem asks for a stiffness."""
    (rest,) = [one for one in al.reduce(on_a_line(x**4)).steady() if abs(one.coordinates[sp.Symbol("p.x")]) < 1e-3]
    assert (rest.verdict, rest.stable) == ("undecided", None)


# --- singular coordinates -----------------------------------------------------------------------------------------------


def test_the_cusp_of_a_cycloid_is_no_equilibrium() -> None:
    """x = s - sin(s), z = -(1 - cos(s)): the bead rests at the bottom alone; at a cusp it falls along the tangent."""
    model = al.Model("cycloid")
    place = model.coordinate("s")
    bead = model.particle("bead", mass=1, position=(place - sp.sin(place), 0, sp.cos(place) - 1))
    model.gravity((0, 0, -9.81))
    found = al.equilibria(model)
    assert {round(abs(one["s"]), 6) for one in found} == {round(math.pi, 6)}
    assert found[0].stable
    assert bead.name == "bead"


def test_a_spring_at_the_centre_of_polar_coordinates_is_not_said_to_drift() -> None:
    """It holds the particle; only the angle means nothing there."""
    model = al.Model("polar")
    r, angle = model.coordinate("r"), model.coordinate("phi")
    model.particle("p", mass=1, position=(r * sp.cos(angle), r * sp.sin(angle), 0))
    model.potential("V", r**2 / 2)
    found = al.equilibria(model, guesses={"r": 0.1, "phi": 0.3})[0]
    assert abs(found["r"]) < 1e-9
    assert found.stable is None
    assert "singular" in found.verdict


@pytest.mark.parametrize(("sign", "stable"), [(1, True), (-1, None)])
def test_a_parabola_that_is_passed_through_with_a_stop(sign: int, stable: bool | None) -> None:
    """x = s^3, z = +-s^6: the lowest place is one of rest, and the mass vanishes there."""
    model = al.Model("parabola")
    s = model.coordinate("s")
    model.particle("p", mass=1, position=(s**3, 0, sign * s**6))
    model.gravity((0, 0, -9.81))
    assert al.equilibria(model, guesses={"s": 0.1})[0].stable is stable


def test_a_narrow_well_in_a_wide_plain_is_an_equilibrium() -> None:
    """Forces are large close to the well alone; that does not make it a cusp."""
    found = al.equilibria(on_a_line(-sp.exp(-((100 * x) ** 2))), guesses={"p.x": 1e-3})
    assert found[0]["p.x"] == pytest.approx(0.0, abs=1e-12)
    assert found[0].stable


def test_a_time_that_cancels_is_no_time() -> None:
    """The pendulum on the turning Earth is written with the time, and rests in its frame for ever."""
    found = al.equilibria(foucault_pendulum())
    assert {one.period for one in found} == {0.0}
    assert "Floquet" not in found[0].verdict


def test_a_sleigh_rests_anywhere() -> None:
    (found,) = al.equilibria(chaplygin_sleigh(), guesses={"sleigh.x": 0.03, "sleigh.angle": 0.02})
    assert (found["sleigh.x"], found["sleigh.angle"]) == pytest.approx((0.03, 0.02), abs=1e-9)
    assert (found.family, found.stable) == (True, False)


def test_an_instability_beside_stiff_damping_is_seen() -> None:
    """An inverted pendulum falls as exp(sqrt(m g l / J) t), whatever is damped beside it: 2 beside 1e5 is no zero."""
    model = al.Model("beside")
    for name, damping, axis in (("falling", 0.0, (0, 1, 0)), ("slow", 1e5, (0, 1, 0)), ("upright", 1e5, (0, 0, 1))):
        body = model.body(name, mass=1.0, inertia=(1, 1, 1))
        ends = model.ground.point(), body.point(0, 0, -2)
        hinge = model.revolute(f"hinge of {name}", *ends, axis=axis, coordinate=name)
        model.torsional_spring(f"damper of {name}", hinge, damping=5 * damping)
    model.gravity((0, 0, -10.0))
    (found,) = al.equilibria(model, guesses={"falling": 0.0, "slow": 0.0, "upright": 0.0})
    assert found.stable is False
    assert "exp(2 t)" in found.verdict
    assert found.eigenvalues.real.max() == pytest.approx(2.0, rel=1e-9)
