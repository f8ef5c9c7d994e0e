"""Positions of rest against geometry, statics and roots of one equation."""

import contextlib
import math
import re
from collections.abc import Callable
from itertools import permutations

import numpy as np
import pytest
import sympy as sp
from scipy.optimize import brentq
from scipy.special import lambertw

import alembert as al
from alembert.analysis.linear import equilibrium_search
from alembert.analysis.linear.rest_forces import Balance
from alembert.examples import (
    chaplygin_sleigh,
    double_pendulum,
    four_bar,
    n_link_pendulum,
    planar_arm,
    rolling_disk,
    rotary_pendulum,
    slider_crank,
    spatial_chain,
    spinning_top,
)

G = 9.81


def test_every_folding_of_a_pendulum_is_found_once() -> None:
    """Each of n links hangs or stands: 2^n equilibria, of which only the hanging one is stable."""
    found = al.equilibria(n_link_pendulum(3))
    absolute = {tuple(np.round(np.cos(np.cumsum([e[f"theta{k}"] for k in (1, 2, 3)])), 9)) for e in found}
    assert len(found) == 8
    assert absolute == {(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)}
    assert [e.stable for e in found] == [True] + [False] * 7
    assert all(e.residual < 1e-9 for e in found)


def test_a_long_search_ends_by_a_count_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each start takes a few hundred positions: after a thousand for 8 coordinates, a share for 12, most are left untried."""
    monkeypatch.setattr(equilibrium_search, "MOST_POSITIONS", 1000)
    found = al.equilibria(spatial_chain(3))
    positions, searched, starts = map(int, re.findall(r"\d+", found.note))
    assert 1000 * 8 / 12 <= positions < 3000
    assert 1 <= searched < 20 < starts == 41
    assert str(found).endswith(found.note)
    assert al.equilibria(spatial_chain(1), tries=2).note == ""


def test_the_same_foldings_in_space_are_families() -> None:
    found = al.equilibria(spatial_chain(2), tries=25)
    assert len(found) == 4
    assert {e.neutral for e in found} == {2}  # each bar turns about the vertical


def test_families_whose_energies_differ_are_told_apart_without_their_slopes() -> None:
    found = al.equilibria(spatial_chain(2), guesses=[{}, {"joint1.e0": 0, "joint1.e1": 1}])
    assert [e.energy for e in found] == pytest.approx([-9.81, 9.81])
    assert {e.neutral for e in found} == {2}
    assert not any("linearization" in vars(e) for e in found)


def test_multipliers_carry_the_weight() -> None:
    """The force in the rods of the hanging double pendulum: the weights below, as multiplier times the row of A."""
    hanging = al.equilibria(double_pendulum(), guesses={"a.y": -1.0, "b.y": -1.7})[0]
    eom = al.derive(double_pendulum(), "lagrange")
    values = {s: hanging[s] for s in eom.coordinates} | dict(eom.parameters)
    A = np.array(eom.constraint_matrix.subs(values), dtype=float)
    force = A.T @ np.array(list(hanging.multipliers.values()))
    assert force == pytest.approx([0, 1.0 * G, 0, 2.0 * G], abs=1e-9)  # on a and on b, in the order a.x, a.y, b.x, b.y


def test_four_bar_rests_where_its_height_is_stationary() -> None:
    """The slope of the height along each branch of the linkage vanishes, by geometry."""
    found = al.equilibria(four_bar())
    assert len(found) == 4
    for rest in found:
        angle, coupler = rest["theta1"], rest["theta1"] + rest["phi2"]
        diagonal = (2.0 - 0.8 * math.cos(angle), -0.8 * math.sin(angle))
        branch = math.copysign(1.0, diagonal[0] * math.sin(coupler) - diagonal[1] * math.cos(coupler))
        slope = (height_of_four_bar(angle + 1e-5, branch) - height_of_four_bar(angle - 1e-5, branch)) / 2e-5
        assert slope == pytest.approx(0.0, abs=1e-7)
    assert [e.stable for e in found] == [True, False, True, False]


def height_of_four_bar(angle: float, branch: float) -> float:
    """The potential energy by the intersection of two circles."""
    l0, l1, l2, l3 = 2.0, 0.8, 2.0, 1.6
    x, y = l1 * math.cos(angle), l1 * math.sin(angle)
    dx, dy = l0 - x, -y
    d = math.hypot(dx, dy)
    along = (l2**2 - l3**2 + d**2) / (2 * d)
    across = branch * math.sqrt(l2**2 - along**2)
    end = y + along * dy / d + across * dx / d
    return G * (0.8 * y / 2 + 2.0 * (y + end) / 2 + 1.6 * end / 2)


def test_slider_crank_rests_with_the_crank_upright() -> None:
    found = al.equilibria(slider_crank())
    assert sorted(round(e["phi1"], 9) for e in found) == sorted(round(s * math.pi / 2, 9) for s in (-1, -1, 1, 1))
    assert {round(e["x3"], 6) for e in found} == {round(s * math.sqrt(0.3**2 - 0.15**2), 6) for s in (-1, 1)}


def buckling(k: float) -> al.Model:
    model = al.Model("column")
    stiffness = model.parameters(k=k)
    rod = model.body("rod", mass=1, inertia=1 / 12, plane="xy")
    joint = model.revolute("base", model.ground.point(), rod.point(0, -0.5), coordinate="theta")
    model.torsional_spring("spring", joint, stiffness=stiffness)
    model.gravity((0, -G, 0))
    return model


@pytest.mark.parametrize("k", [6.0, 3.0])
def test_a_column_buckles_below_its_critical_stiffness(k: float) -> None:
    """k theta = m g l/2 sin(theta): beside the upright one two more below k = 4.905; windings of the spring count."""
    found = al.equilibria(buckling(k), tries=30)
    near = [e for e in found if abs(e["theta"]) < math.pi]
    if k > G / 2:
        assert [e["theta"] for e in near] == pytest.approx([0.0], abs=1e-9)
        assert near[0].stable
        return
    root = brentq(lambda x: k * x - G / 2 * math.sin(x), 0.1, math.pi)
    assert sorted(e["theta"] for e in near) == pytest.approx([-root, 0.0, root], abs=1e-9)
    assert {round(e["theta"], 6): e.stable for e in near} == {round(-root, 6): True, 0.0: False, round(root, 6): True}


def test_inputs_and_parameters_move_the_equilibrium() -> None:
    """A 2R arm holds a pose with the torques of its weights."""
    a, b = 0.4, 0.7
    tau2 = 0.8 * G * 0.4 * math.cos(a + b)
    tau1 = 1.0 * G * 0.5 * math.cos(a) + 0.8 * G * math.cos(a) + tau2
    (held,) = al.equilibria(planar_arm(), guesses={"theta1": 0.45, "theta2": 0.65}, inputs={"tau1": tau1, "tau2": tau2})
    assert (held["theta1"], held["theta2"]) == pytest.approx((a, b), abs=1e-8)
    heavier = al.equilibria(buckling(6.0), parameters={"k": 3.0}, tries=30)
    assert len([e for e in heavier if abs(e["theta"]) < math.pi]) == 3


def test_cyclic_coordinates_and_rolling_make_families() -> None:
    rotary = al.equilibria(rotary_pendulum())
    assert [round(e["alpha"], 9) for e in rotary] == [round(math.pi, 9), 0.0]
    assert {e.neutral for e in rotary} == {1}
    assert "one of a family" in str(rotary)
    sleigh = al.equilibria(chaplygin_sleigh())
    assert len(sleigh) == 1
    assert sleigh[0].neutral == 3  # anywhere in the plane, at any angle
    assert np.sum(np.abs(sleigh[0].eigenvalues) == 0) == 5  # three places, and two velocities that the runner allows
    upright = al.equilibria(rolling_disk(), guesses={"disk.z": 0.5})
    assert upright[0].neutral == 4
    assert not upright[0].stable


def test_redundant_constraints_do_no_harm() -> None:
    """A plate on three parallel equal bars, of which one is too many: it hangs below, its weight on the bars."""
    model = al.Model("plate")
    plate = model.body("plate", mass=3, inertia=1, plane="xy")
    for k, x in enumerate((-1, 0, 1)):
        model.distance(f"bar {k}", model.ground.point(x, 1), plate.point(x, 0), length=1)
    model.gravity((0, -G, 0))
    found = al.equilibria(model, guesses={"plate.x": 0.3, "plate.y": 0.1})
    assert found[0]["plate.x"] == pytest.approx(0.0, abs=1e-9)
    assert found[0]["plate.y"] == pytest.approx(0.0, abs=1e-9)
    assert found[0].eigenvalues.imag.max() == pytest.approx(math.sqrt(G), rel=1e-8)  # swings as a simple pendulum
    assert found[0].minimum


def test_an_euler_angle_at_its_pole_is_told() -> None:
    found = al.equilibria(spinning_top())
    assert [round(e["theta2"], 9) for e in found] == [round(math.pi, 9), 0.0]
    assert {e.stable for e in found} == {None}
    assert "singular" in found[0].verdict


def test_an_equilibrium_goes_on_to_linearize() -> None:
    model = planar_arm()
    rest = al.equilibria(model)[0]
    direct = al.linearize(model, rest)
    assert pytest.approx(rest.linearization.A) == direct.A
    assert direct.eigenvalues == pytest.approx(rest.eigenvalues)
    assert isinstance(rest["theta1"], float)
    assert "stable" in str(al.equilibria(model))


def _pendulum_in_air(law: Callable[[sp.Expr], sp.Expr]) -> al.Model:
    """A point mass on a bar in the plane, with the force -c law(|v|) v on the mass."""
    model = al.Model("pendulum in air")
    m, ell, g, c = model.parameters(m=1.3, ell=0.7, g=G, c=0.4)
    bob = model.body("bob", mass=m, inertia=0, plane="xy")
    model.revolute("pin", model.ground.point(), bob.point(0, ell), coordinate="theta")
    model.gravity((0, -g, 0))
    v = bob.point().velocity
    size = sp.sqrt(v[0] ** 2 + v[1] ** 2)
    model.force("drag", bob.point(), (-c * law(size) * v[0], -c * law(size) * v[1], 0))
    return model


def test_quadratic_drag_has_the_slope_zero_at_rest() -> None:
    """d(|v| v)/dv is 0 at rest: the equilibria and eigenvalues are those without drag, +-i sqrt(g/ell), sqrt(g/ell)."""
    model = _pendulum_in_air(lambda size: size)
    hanging, standing = al.equilibria(model)
    assert (hanging["theta"], abs(standing["theta"])) == pytest.approx((0.0, math.pi), abs=1e-9)
    assert hanging.stable
    assert not standing.stable
    w = math.sqrt(G / 0.7)
    assert sorted(al.linearize(model, at=hanging).eigenvalues.imag) == pytest.approx([-w, w], rel=1e-12)
    assert sorted(al.linearize(model, at=standing).eigenvalues.real) == pytest.approx([-w, w], rel=1e-12)
    with pytest.raises(al.DerivationError, match=r"found 0/0 .* Use the numbers in \.A and \.B"):
        al.linearize(model, at=hanging).symbolic()


def test_a_drag_without_a_slope_at_rest_is_refused() -> None:
    """|v|^(1/2) v / |v| is continuous and has an infinite slope at rest."""
    with pytest.raises(al.DerivationError, match='the force on "theta\'" has none there'):
        al.equilibria(_pendulum_in_air(lambda size: 1 / sp.sqrt(size)))


def test_foldings_of_a_chain_of_ball_joints_are_linearized() -> None:
    """An Euler parameter that is one does not move to first order, and is no state."""
    found = al.equilibria(spatial_chain(3))
    assert [len(one.eigenvalues) for one in found] == [18] * 8
    assert not found[-1].stable


def test_a_ball_with_euler_parameters_rests_anywhere_on_the_plane() -> None:
    """Constraints and Euler parameters together: the plane carries the weight, and no position is better than another."""
    model = al.Model("ball")
    ball = model.body("ball", mass=2, inertia=(0.4, 0.4, 0.4))
    model.rolling("rolls", ball, radius=0.5)
    model.gravity((0, 0, -9.81))
    (found,) = al.equilibria(model, guesses={"ball.x": 0.3, "ball.z": 0.5})
    assert found["ball.z"] == pytest.approx(0.5, abs=1e-12)
    assert found.multipliers["rolls [1]"] == pytest.approx(2 * 9.81, rel=1e-9)
    assert found.family


@pytest.mark.parametrize("part", [1 - 3e-16, 1 + 3e-16])
def test_the_last_digit_of_a_reaction_is_no_force(monkeypatch: pytest.MonkeyPatch, part: float) -> None:
    """A bead on a level line under its weight has neighbours, also where the reaction is off by a unit in the last place."""
    exact = Balance.multipliers.func  # type: ignore[attr-defined]
    monkeypatch.setattr(Balance, "multipliers", property(lambda self: part * exact(self)))
    model = al.Model("bead")
    bead = model.particle("bead", mass=0.7)
    model.constrain("level", bead.z)
    model.constrain("wall", bead.y)
    model.gravity((0, 0, -9.81))
    (found,) = al.equilibria(model, guesses={})
    assert found.residual > 0
    assert found.family


# --- loops cut at a screw -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [*permutations(["hinge", "screw", "slide"])], ids="-".join)
def test_a_jack_rests_once_wherever_its_loop_is_cut(order: tuple[str, ...]) -> None:
    """A screw between a body that turns and one that slides, which hangs on a spring: k (1 - z - l) = m g."""
    model = al.Model("jack")
    spindle, nut = (model.body(name, mass=1, inertia=(0.1, 0.1, 0.1)) for name in ("spindle", "nut"))
    up = {"axis": (0, 0, 1)}
    joints = {
        "hinge": lambda: model.revolute("hinge", model.ground.point(), spindle.point(), **up),
        "screw": lambda: model.screw("screw", spindle.point(), nut.point(), **up, pitch=0.1),
        "slide": lambda: model.prismatic("slide", model.ground.point(), nut.point(), **up),
    }
    for name in order:
        joints[name]()
    model.gravity((0, 0, -9.81))
    model.spring("spring", model.ground.point(0, 0, 1), nut.point(), stiffness=50, length=0.5)
    (rest,) = al.equilibria(model, tries=10)
    height = 1 - 0.5 - 9.81 / 50
    assert rest.values["screw.angle"] == pytest.approx(2 * np.pi * height / 0.1, abs=1e-9)
    turned = rest.values.get("hinge.angle")  # the nut does not turn: the spindle turns back by the angle of the screw
    assert turned is None or np.cos(turned + 2 * np.pi * height / 0.1) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("length", [0.3, 1.0, 100.0])
def test_a_force_that_fades_away_comes_to_no_rest(length):
    """V = e^(z/l) has a force everywhere, though none that is seen far away; V = -1/cosh(z/l) rests at z = 0 alone."""
    model = al.Model("hill")
    stone = model.particle("stone", mass=2, line="z")
    z = stone.point().position[2] / length
    model.potential("slope", sp.exp(z))
    with pytest.raises(al.AssemblyError, match="found none"):
        al.equilibria(model)
    bowl = model.without("slope")
    bowl.potential("bowl", -1 / sp.cosh(z))
    (rest,) = al.equilibria(bowl, guesses={"stone.z": 0.1 * length})
    assert abs(rest.values["stone.z"]) < 1e-6 * length


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("width", [0.02, 0.05, 0.1, 1.0])
def test_a_force_that_fades_along_a_constraint_comes_to_no_rest(width, held):
    """V = 5 e^(-x/w), also on the line y = x, pushes everywhere; with x^2/2 besides it rests where x = 5/w e^(-x/w) alone.

    Where w is small, forces far away are 1e80 times those at rest.
    """
    model = al.Model("pushed along a line")
    stone = model.particle("stone", mass=1.0, **({"plane": "xy"} if held else {"line": "x"}))
    x, y, _ = stone.point().position
    if held:
        model.constrain("line", y - x)
    model.potential("push", 5 * sp.exp(-x / width))
    with pytest.raises(al.AssemblyError, match=r"found none.*one that fades"):
        al.equilibria(model, tries=10)
    model.potential("bowl", x**2 / 2)
    (rest,) = al.equilibria(model, tries=10)
    assert rest.values["stone.x"] == pytest.approx(width * lambertw(5 / width**2).real, rel=1e-12)
    assert rest.stable is not False


def test_a_force_that_fades_within_a_closed_loop():
    """Two carriages on parallel rails, one bar between them: V = e^(-x/w) pushes them for ever, a weight stops them."""
    model = al.Model("carriages")
    left, right, bar = (model.body(name, mass=1.0, inertia=0.1, plane="xy") for name in ("left", "right", "bar"))
    model.prismatic("rail", model.ground.point(), left.point(), axis=(1, 0, 0), coordinate="x")
    model.prismatic("other rail", model.ground.point(0, 1), right.point(), axis=(1, 0, 0), coordinate="y")
    model.revolute("hinge", left.point(), bar.point(-1, 0), coordinate="a")
    model.revolute("closing", bar.point(1, 0), right.point())
    x = left.point().position[0]
    model.potential("push", 3 * sp.exp(-x / 0.2))
    with pytest.raises(al.AssemblyError, match=r"found none.*one that fades"):
        al.equilibria(model, tries=10)
    model.potential("weight", 0.7 * x)
    rests = al.equilibria(model, tries=10)
    assert {round(rest.values["x"], 9) for rest in rests} == {round(0.2 * math.log(3 / 0.2 / 0.7), 9)}


@pytest.mark.parametrize("place", [None, -0.25, -0.5, -5.0, -50.0])
@pytest.mark.parametrize("law", [sp.exp, sp.tanh, lambda x: -sp.exp(-((x + 10) ** 2)) if x else 0, sp.erf])
def test_a_force_below_the_smallest_number_is_no_rest(law, place):
    """Of laws that change over a centimetre: far away nothing is left of their force in floating point."""
    model = al.Model("steep hill")
    stone = model.particle("stone", mass=2, line="z")
    z = stone.point().position[2] / 0.01
    model.potential("slope", law(z - 10) if law is sp.exp else law(z))
    found = []
    with contextlib.suppress(al.AssemblyError):
        found = [rest.values["stone.z"] for rest in al.equilibria(model, guesses=place and {"stone.z": place})]
    assert found == [] or found == pytest.approx([-0.1])


@pytest.mark.parametrize("length", [0.3, 0.05, 0.01])
def test_a_force_that_fades_in_a_loop_leaves_the_dead_points(length):
    """A crank of 1 m and a rod of 2 m: the slider's force is zero nowhere, so rests are where the slider cannot move."""
    model = al.Model("crank")
    x, phi = model.coordinate("x"), model.coordinate("phi")
    model.particle("slider", mass=1, position=(x, 0, 0))
    model.particle("pin", mass=1, position=(sp.cos(phi), sp.sin(phi), 0))
    model.constrain("rod", (x - sp.cos(phi)) ** 2 + sp.sin(phi) ** 2 - 4)
    model.potential("field", sp.tanh(x / length))
    found = []
    with contextlib.suppress(al.AssemblyError):
        found = [abs(rest.values["x"]) for rest in al.equilibria(model, tries=12)]
    assert all(abs(x - 1) < 1e-5 or abs(x - 3) < 1e-5 for x in found)


@pytest.mark.parametrize("power", [2, 4, 6])
def test_a_flat_rest_beside_a_force_that_fades_is_found(power):
    model = al.Model("flat")
    stone = model.particle("stone", mass=2, line="z")
    z = stone.point().position[2]
    model.potential("bowl", (z - 1) ** power * sp.exp(z / 10))
    (rest,) = al.equilibria(model, guesses={"stone.z": 0.9})
    assert rest.values["stone.z"] == pytest.approx(1, abs=1e-2)
