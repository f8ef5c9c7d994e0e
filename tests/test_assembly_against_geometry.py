"""Assembly against geometry and mechanics by hand: what is kept, which branch, how small a change, what cannot be."""

import math
import warnings
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_values import ConstraintValues
from alembert.examples import four_bar, free_body, n_four_bar, rolling_disk, slider_crank, spatial_chain
from alembert.kinematics import tree_kinematics
from random_mechanisms import random_mechanism
from random_runs import somewhere

SOLVED = 1e-9  # where the search for positions ends, with a margin for the size of the mechanism


def assembled(model: al.Model, initial: dict[Any, float], keep: Any = (), **options: Any) -> al.Trajectory:
    """The first state of a run that is hardly one."""
    return al.simulate(model, 1e-9, initial=initial, keep=keep, samples=1, **options)


# --- what is kept, and which branch ---------------------------------------------------------------------------------


def four_bar_angles(theta: float, branch: int, l0: float = 2.0, l1: float = 0.8, l2: float = 2.0, l3: float = 1.6):
    """The rocker's angle, and the coupler's from the crank: where two circles meet."""
    A = np.array([l1 * math.cos(theta), l1 * math.sin(theta)])
    to = np.array([l0, 0.0]) - A
    d = float(np.linalg.norm(to))
    along = (l2**2 - l3**2 + d**2) / (2 * d)
    across = branch * math.sqrt(l2**2 - along**2)
    B = A + along * to / d + across * np.array([-to[1], to[0]]) / d
    return math.atan2(B[1], B[0] - l0), math.atan2(B[1] - A[1], B[0] - A[0]) - theta


@pytest.mark.parametrize("branch", [1, -1])
@pytest.mark.parametrize("theta", [0.3, math.pi / 2, 2.5, -1.0])
def test_guess_picks_the_branch_of_a_four_bar(theta, branch):
    """With guesses off by 0.3 rad, all but the crank moves to the branch that is near."""
    rocker, coupler = four_bar_angles(theta, branch)
    guess = {"theta1": theta, "phi1": rocker + 0.3, "phi2": coupler - 0.3}
    run = assembled(four_bar(), guess, keep=["theta1"])
    assert run["theta1"][0] == theta  # exactly
    turns = [run["phi1"][0] - rocker, run["phi2"][0] - coupler]
    assert np.abs(np.exp(1j * np.array(turns)) - 1).max() < SOLVED


def test_keys_may_be_symbols():
    model = four_bar()
    crank = model.joints["O1"]
    rocker, _ = four_bar_angles(1.0, 1)
    guess = {crank.coordinate: 1.0, crank.speed: 2.0, model.joints["O4"].coordinate: rocker}
    run = assembled(model, guess, keep=[crank.coordinate, crank.speed])
    assert (run["theta1"][0], run["theta1'"][0]) == (1.0, 2.0)
    assert run["phi1"][0] == pytest.approx(rocker, abs=SOLVED)


def test_kept_speed_sets_all_others():
    """The slider of a slider-crank: x = L1 cos a + sqrt(L2^2 - L1^2 sin^2 a), differentiated."""
    angle, rate, L1, L2 = 1.0, 7.0, 0.15, 0.30
    run = assembled(slider_crank(), {"phi1": angle, "phi2": -1.5, "x3": 0.3, "phi1'": rate}, keep=["phi1", "phi1'"])
    s, c = math.sin(angle), math.cos(angle)
    root = math.sqrt(L2**2 - (L1 * s) ** 2)
    assert run["x3"][0] == pytest.approx(L1 * c + root, abs=SOLVED)
    assert run["x3'"][0] == pytest.approx(-rate * (L1 * s + L1**2 * s * c / root), abs=1e-8)
    assert run["phi1'"][0] == rate


def test_rolling_sets_the_velocity():
    """Kept spin of a disk: its centre moves at r times the spin along the heading."""
    heading, spin, r = 0.7, 4.0, 0.5
    run = assembled(rolling_disk(), {"heading": heading, "spin'": spin}, keep=["heading", "spin'"])
    velocity = run.velocity(run.eom.model.bodies["disk"].point())[0]
    assert velocity == pytest.approx((r * spin * math.cos(heading), r * spin * math.sin(heading), 0), abs=1e-9)
    assert run["disk.z"][0] == pytest.approx(r, abs=SOLVED)


def test_consistent_values_are_left_alone():
    rocker, coupler = four_bar_angles(1.0, 1)
    start = {"theta1": 1.0, "phi1": rocker, "phi2": coupler}
    run = assembled(four_bar(), start)
    assert [run[name][0] for name in start] == pytest.approx(list(start.values()), abs=1e-12)


# --- the smallest change --------------------------------------------------------------------------------------------


def test_particle_goes_straight_to_a_sphere():
    model = al.Model("sphere")
    bob = model.particle("bob", mass=3.0)
    model.distance("rod", model.ground.point(), bob.point(), length=2.0)
    start, velocity = np.array([1.0, 2.0, -3.0]), np.array([0.4, -0.1, 0.3])
    values = dict(zip(("bob.x", "bob.y", "bob.z"), start, strict=True))
    speeds = dict(zip(("bob.x'", "bob.y'", "bob.z'"), velocity, strict=True))
    run = assembled(model, values | speeds)
    n = start / np.linalg.norm(start)
    assert run.pose("bob")[0][0] == pytest.approx(2 * n, abs=SOLVED)
    assert run.velocity(bob.point())[0] == pytest.approx(velocity - (velocity @ n) * n, abs=1e-9)


def test_lighter_particle_moves_more():
    """Two particles on a rod too long for them: each moves as the other's share of the mass, their centre stays."""
    m, M, length = 1.0, 4.0, 2.0
    model = al.Model("pair")
    a, b = (model.particle(name, mass=x, plane="xy") for name, x in (("a", m), ("b", M)))
    model.distance("rod", a.point(), b.point(), length=length)
    run = assembled(model, {"b.x": 0.6, "b.y": 0.8, "b.x'": 1.0})
    along, missing = np.array([0.6, 0.8]), length - 1.0
    assert run.pose("a")[0][0, :2] == pytest.approx(-M / (m + M) * missing * along, abs=SOLVED)
    assert run.pose("b")[0][0, :2] == pytest.approx(along + m / (m + M) * missing * along, abs=SOLVED)
    impulse = 0.6 * m * M / (m + M)  # ends the approach along the rod
    assert run.velocity(b.point())[0, :2] == pytest.approx(np.array([1.0, 0]) - impulse / M * along, abs=1e-9)
    assert run.momentum[0, :2] == pytest.approx((M * 1.0, 0), abs=1e-9)


VELOCITIES = ((1, ("rod",), "xy"), (3, ("blade",), None), (4, ("rod", "drive"), "zx"), (5, ("rod", "blade"), "yz"))


@pytest.mark.parametrize(("seed", "features", "plane"), VELOCITIES)
def test_change_of_velocity_is_an_impulse_of_the_constraints(seed, features, plane):
    """M (u - given) is a combination of the rows of A: no smaller change in the mass metric would do."""
    model = random_mechanism(seed, *features, plane=plane, bodies=3 if plane else 2)
    given = somewhere(model, seed)
    run = assembled(model, given, method="lagrange")
    functions = al.compile(run.eom)
    q, u = run.coordinates[0], run.speeds[0]
    M, A = functions.mass_matrix(q, u), functions.constraint_matrix(q, u)
    impulse = M @ (u - [given[s.name] for s in run.eom.speeds])
    along = np.linalg.lstsq(A.T, impulse, rcond=1e-10)[0]
    assert np.abs(impulse).max() > 1e-3
    assert np.abs(impulse - A.T @ along).max() < 1e-8 * np.abs(impulse).max()


@pytest.mark.parametrize(("seed", "features"), [(1, ("rod",)), (3, ("rod",)), (4, ("rod", "drive"))])
def test_no_place_nearby_is_nearer(seed, features):
    """The mass-weighted distance from the given place grows along every way that the constraints leave."""
    model = random_mechanism(seed, *features, plane="xy", bodies=4)
    given = {k: v for k, v in somewhere(model, seed).items() if not k.endswith("'")}
    run = assembled(model, given, method="lagrange")
    q, functions = run.coordinates[0], al.compile(run.eom)
    change = q - [given[s.name] for s in run.eom.coordinates]
    M, A = (f(q, 0 * q) for f in (functions.mass_matrix, functions.constraint_matrix))
    free = np.linalg.svd(A)[2][len(A) :]
    assert np.abs(change).max() > 1e-3
    assert np.abs(free @ M @ change).max() < 1e-6 * np.abs(M @ change).max()


# --- Euler parameters -----------------------------------------------------------------------------------------------


def test_euler_parameters_are_normalized():
    run = assembled(free_body(), {"body.e0": 3.0, "body.e2": 4.0})
    assert [run[f"body.e{k}"][0] for k in range(4)] == pytest.approx([0.6, 0, 0.8, 0], abs=1e-15)
    chain = assembled(spatial_chain(2), {"joint2.e1": 1.0})
    assert [chain[f"joint2.e{k}"][0] for k in range(4)] == pytest.approx([0.5**0.5, 0.5**0.5, 0, 0], abs=1e-15)


def test_euler_parameters_that_are_all_zero():
    with pytest.raises(al.ModelError, match=r"body\.e0, body\.e1, body\.e2, body\.e3 are all zero"):
        assembled(free_body(), {"body.e0": 0.0})


def test_kept_euler_parameters_must_have_unit_length():
    with pytest.raises(al.AssemblyError, match=r"body\.e0.* length 2 and are kept"):
        assembled(free_body(), {"body.e0": 2.0}, keep=["body.e0"])
    assert assembled(free_body(), {"body.e0": 0.6, "body.e1": 0.8}, keep=["body.e0"])["body.e0"][0] == 0.6


# --- what cannot be -------------------------------------------------------------------------------------------------


def test_kept_angles_in_conflict_name_the_joint():
    guess = {"theta1": 1.0, "phi1": 1.8, "phi2": -1.0}
    with pytest.raises(al.AssemblyError, match=r"'O3'.*theta1, phi1, phi2") as caught:
        assembled(four_bar(), guess, keep=["theta1", "phi1", "phi2"])
    assert "positions" in str(caught.value)


def test_kept_speeds_in_conflict_name_the_joint():
    guess = {"theta1": 1.0, "phi1": 1.8, "phi2": -1.0, "theta1'": 1.0, "phi1'": 9.0}
    with pytest.raises(al.AssemblyError, match=r"velocities.*'O3'.*theta1', phi1'"):
        assembled(four_bar(), guess, keep=["theta1'", "phi1'"])


def test_kept_height_in_conflict_names_the_constraint():
    with pytest.raises(al.AssemblyError, match=r"'contact'.*disk\.z"):
        assembled(rolling_disk(), {"disk.z": 0.7}, keep=["disk.z"])


def test_mechanism_that_cannot_be_closed():
    with pytest.raises(al.AssemblyError, match=r"positions.*'O3'"):
        assembled(four_bar(), {}, parameters={"l0": 20.0})


# --- singular positions ---------------------------------------------------------------------------------------------

FLAT = {"theta0": -math.pi / 2, "theta1": -math.pi / 2, "phi0": math.pi / 2}


@pytest.mark.parametrize("off", [0.0, 1e-8])
def test_dead_centre_is_warned_of(off):
    """A parallelogram with all rods in a line, exactly or nearly."""
    start = FLAT | {"theta0": -math.pi / 2 + off}
    with pytest.warns(al.AlembertWarning, match="singular"):
        assembled(n_four_bar(1), start, keep=["theta0"])


@pytest.mark.parametrize("off", [1e-3, 0.5])
def test_other_positions_are_not_warned_of(off):
    start = {"theta0": -math.pi / 2 + off, "theta1": -math.pi / 2 + off, "phi0": math.pi / 2 - off}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assembled(n_four_bar(1), start, keep=["theta0"])


@pytest.mark.parametrize("seed", range(3))
def test_redundant_constraints_are_no_singular_position(seed):
    """A planar four-bar of spatial bodies has three redundant conditions everywhere."""
    model = al.Model("spatial four-bar")
    bars = [model.body(f"bar{k}", mass=1.0, inertia=(0.01, 0.1, 0.1)) for k in range(3)]
    lengths = (0.4, 1.0, 0.8)
    ends = [model.ground.point(), *(bar.point(size / 2, 0, 0) for bar, size in zip(bars, lengths, strict=True))]
    for k, (bar, size) in enumerate(zip(bars, lengths, strict=True)):
        model.revolute(f"P{k}", ends[k], bar.point(-size / 2, 0, 0), axis=(0, 0, 1), coordinate=f"q{k}")
    model.revolute("P3", ends[3], model.ground.point(1.0, 0, 0), axis=(0, 0, 1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run = assembled(model, {"q0": 1.0 + seed, "q1": -0.9, "q2": -1.0})
    assert run.constraint_error[0] < 1e-9


def test_a_change_of_rounding_is_the_nearest_already(monkeypatch):
    """Of deep trees the slope along the constraints is dear, and of a closed start there is nothing to slide back."""
    kinematics = tree_kinematics(four_bar())
    values = ConstraintValues(kinematics, None)
    start = al.simulate(four_bar(), 1e-9, initial={"theta1": 1.0}, samples=1).coordinates[0]
    projection = Projection(values, values.rest(0.0, np.zeros(0)), start)
    far = projection.found(start + np.array([0.1, 0.0, 0.0]))
    assert np.abs(projection.nearest(far, start) - far).max() > 1e-3
    monkeypatch.setattr(Projection, "_slope", lambda *_: pytest.fail("nothing is to be found"))
    beside = np.nextafter(start, np.inf)
    assert np.array_equal(projection.nearest(beside, start), beside)
