"""All formulations of one model agree, on the examples and on random mechanisms; and a planted error is found and named."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.analysis.agreement import compare
from alembert.examples import EXAMPLES, SMOOTH, four_bar, n_link_pendulum, rolling_disk, rotary_pendulum, rough_ramp
from alembert.expressions.algebra import expression
from alembert.expressions.arrays import array, column
from alembert.expressions.sparse_matrix import from_dense
from alembert.formulations import METHODS
from alembert.formulations.linear_forms import LinearForm
from campaign.blueprints import built
from campaign.mechanisms import blueprint
from random_mechanisms import KINDS, random_mechanism

STATES = 3  # of each random mechanism: a wrong term shows at any state


def agreed(model):
    report = al.agree(model, states=STATES)
    assert report, f"{report}\n{model}"
    assert report.worst < 1e-9
    assert set(report.methods) == set(METHODS)


# --- the examples, with the generalized inverse in joint coordinates as a sixth -------------------------------------


@pytest.mark.parametrize("name", SMOOTH)
def test_examples_in_joint_coordinates_too(name):
    model = EXAMPLES[name]()
    records = {
        "lagrange": al.derive(model, "lagrange"),
        "absolute": al.derive(model, "udwadia-kalaba"),
        "joint": al.derive(model, "udwadia-kalaba", coordinates="joint"),
    }
    report = compare(records, states=STATES)
    assert report, str(report)


# --- random mechanisms ----------------------------------------------------------------------------------------------

OPEN = [(0, 2), (1, 2), (0, 3), (1, 3), (2, 3), (3, 3), (12, 5), (13, 5), (14, 5)]
ONE = [("rod", 3, 2), ("rod", 1, 3), ("plate", 1, 2), ("plate", 3, 3), ("blade", 0, 2), ("blade", 3, 3)]
ONE += [("friction", 0, 2), ("friction", 0, 3), ("friction", 3, 3), ("drive", 1, 2), ("drive", 1, 3)]
TWO = [("rod", "blade", 1), ("rod", "friction", 6), ("plate", "friction", 1), ("blade", "drive", 7)]
PLANE = [(), ("rod",), ("blade",), ("friction",), ("drive",), ("rod", "friction"), ("rod", "blade", "drive")]


@pytest.mark.parametrize(("seed", "bodies"), OPEN)
def test_open_trees_in_space(seed, bodies):
    agreed(random_mechanism(seed, bodies=bodies))


@pytest.mark.parametrize(("feature", "seed", "bodies"), ONE)
def test_mechanisms_in_space(feature, seed, bodies):
    agreed(random_mechanism(seed, feature, bodies=bodies))


@pytest.mark.parametrize(("one", "other", "seed"), TWO)
def test_mechanisms_in_space_with_two_features(one, other, seed):
    agreed(random_mechanism(seed, one, other, bodies=2))


@pytest.mark.parametrize("features", PLANE, ids=" ".join)
@pytest.mark.parametrize(("plane", "seed"), [("xy", 0), ("yz", 1), ("zx", 2)])
def test_mechanisms_in_a_plane(plane, seed, features):
    agreed(random_mechanism(seed, *features, bodies=4, plane=plane))


@pytest.mark.parametrize(("seed", "bodies", "features"), [(0, 3, ()), (6, 3, ()), (2, 3, ("rod",))])
def test_masses_over_twelve_decades(seed, bodies, features):
    """What a light body does is not lost in the rounding of what holds a heavy one."""
    report = al.agree(random_mechanism(seed, *features, bodies=bodies, decades=6), states=STATES)
    assert report.worst < 1e-12, report


def test_a_light_body_that_would_carry_a_heavy_one_along():
    """Ten million times lighter, and joined to it by a free joint: its rounding is not seen in the formulations that reduce."""
    model = al.Model("light beside heavy")
    model.gravity((1.0, -3.0, -9.0))
    heavy = model.body("heavy", mass=1400.0, inertia=(210.0, 199.0, 228.0))
    light = model.body("light", mass=1.8e-4, inertia=(2.1e-5, 2.8e-5, 2.9e-5))
    model.spherical("ball", model.ground.point(0.1, 0.2, 0), heavy.point(0.2, -0.3, 0.1), cut=True)
    model.free("between", heavy.point(0.1, 0.1, 0.4), light.point(0.2, 0, 0.1))
    model.cylindrical("sleeve", light.point(0.1, -0.2, 0.3), model.ground.point(0.4, 0, 0.2), axis=(1, 2, 2), cut=True)
    assert al.agree(model, states=STATES).worst < 1e-12


def test_states_at_which_independent_speeds_determine_little_are_left_out():
    """At one of the first states of this mechanism they lose eight digits, which tells nothing of the equations."""
    assert al.agree(built(blueprint(7000900))["model"], states=2).worst < 1e-11


def test_the_random_mechanisms_have_joints_of_every_kind_both_ways_and_cut():
    models = [random_mechanism(seed, bodies=bodies) for seed, bodies in OPEN]
    joints = [joint for model in models for joint in model.joints.values()]
    assert {joint.kind for joint in joints} == set(KINDS)
    order = {name: k for model in models for k, name in enumerate(("ground", *model.bodies))}
    ways = Counter(order[j.a.frame.name] < order[j.b.frame.name] for j in joints)
    assert min(ways[True], ways[False]) > 3
    assert any(j.cut for j in joints)
    assert any(j.orientation.factors for j in joints)


# --- what the random ones do not have -------------------------------------------------------------------------------


def explicit_poses():
    """A particle and a body in the user's own coordinates and the time, and a body hinged to that."""
    model = al.Model("explicit")
    g, l = model.parameters(g=9.81, l=0.7)  # noqa: E741
    theta, phi, t = model.coordinate("theta"), model.coordinate("phi"), model.time
    model.gravity((0, -g, 0))
    bob = model.particle("bob", mass=1.2, position=(l * sp.sin(theta) + sp.sin(2 * t) / 3, -l * sp.cos(theta), 0))
    place = {"position": (sp.cos(phi), sp.sin(phi), t / 10), "rotation": al.rotation("ZX", phi, theta + t)}
    rod = model.body("rod", mass=0.7, inertia=(0.1, 0.12, 0.15), center=(0.1, 0.2, 0), **place)
    arm = model.body("arm", mass=0.3, inertia=(0.1, 0.1, 0.1))
    model.revolute("hinge", rod.point(0, 0, 0.3), arm.point(0.1, 0.2, 0), axis=(0, 1, 0))
    model.load("motor", theta, model.input("tau"))
    model.potential("field", theta**2 * phi / 2)
    model.spring("spring", bob.point(), arm.point(0.2, 0.2, 0.2), stiffness=2, length=0.1)
    return model


def mixed_planes():
    """A spatial body by Euler angles on a ball on a planar one, and a particle on a line, tied by a rod."""
    model = al.Model("mixed")
    model.gravity((0, 1, -9.8))
    body = model.body("body", mass=1, inertia=(0.1, 0.13, 0.17), angles=("XYZ", "a", "b", "c"))
    plate = model.body("plate", mass=1, inertia=0.2, plane="xy")
    bead = model.particle("bead", mass=0.5, line="z")
    model.spherical("ball", body.point(0.1, 0.2, 0.3), plate.point(0.4, 0))
    model.distance("rod", body.point(0, 0, 0.2), bead.point(), length=0.8)
    model.load("turn", body.angles[1], 2.0)
    return model


def gears_and_wheels():
    """Two hinged wheels coupled 1 : -2, and a ball that rolls without slip."""
    model = al.Model("gears")
    model.gravity((1, 0, -9.8))
    turns = []
    for k, x in enumerate((0, 1)):
        wheel = model.body(f"wheel{k}", mass=1, inertia=(0.1, 0.1, 0.12))
        turns.append(model.revolute(f"hinge{k}", model.ground.point(x, 0, 0), wheel.point(0.1, 0, 0)).coordinate)
    model.constrain("gear", turns[0] + 2 * turns[1])
    ball = model.body("ball", mass=1, inertia=(0.1, 0.1, 0.1))
    model.rolling("roll", ball, radius=model.parameters(r=0.3))
    model.torque("motor", model.joints["hinge0"], model.input("tau"))
    return model


def working_constraints():
    """A slider and a hinge with friction, and a given force of the constraints that does work."""
    model = al.Model("working")
    model.gravity((0, -9.8, -1))
    car = model.body("car", mass=1, inertia=(0.1, 0.1, 0.1))
    arm = model.body("arm", mass=1, inertia=(0.1, 0.1, 0.12))
    model.prismatic("rail", car.point(0.1, 0, 0), model.ground.point(), axis=(1, 1, 0))
    model.revolute("hinge", car.point(0, 0, 0.1), arm.point(0.3, 0, 0), axis=(0, 1, 1))
    model.friction("rail", coefficient=0.3)
    model.friction("hinge", coefficient=0.2, radius=0.1)
    model.nonideal("drag", arm.point(0.1, 0.1, 0), -0.4 * arm.velocity)
    return model


OTHERS = (explicit_poses, mixed_planes, gears_and_wheels, working_constraints)


@pytest.mark.parametrize("build", OTHERS, ids=lambda build: build.__name__)
def test_other_mechanisms(build):
    agreed(build())


# --- planted errors -------------------------------------------------------------------------------------------------


def records(model):
    return {name: al.derive(model, name) for name in METHODS}


def accused(model, method, **parts):
    """Whether a record with these parts replaced is found out, and named."""
    found = records(model)
    assert compare(found, states=STATES)
    changed = {name: part(found[method]) for name, part in parts.items()}
    return named(found, method, replace(found[method], **changed))


def named(found, method, wrong):
    """The report that names a wrong record among right ones."""
    report = compare(found | {method: wrong}, states=STATES)
    assert not report
    assert "DISAGREE" in str(report)
    assert report.worst_method == method
    assert report.worst > 1e-9
    others = [m for m in METHODS if m != method]
    assert max(report.accelerations[m] for m in others) < 1e-9
    assert max(report.forces[m] for m in others) < 1e-9
    return report


def wrong_sign(eom):
    """The last entry of the forcing that is not zero, with the other sign."""
    last = max(k for k, e in enumerate(eom.f) if e != 0)
    return column(-e if k == last else e for k, e in enumerate(eom.f))


def without_coriolis(eom):
    """The forcing with the terms left out that a speed of the first coordinate alone would not have."""
    still = dict.fromkeys(eom.u[1:], expression(0))
    return column(e.xreplace(still) for e in eom.f)


@pytest.mark.parametrize("method", METHODS)
def test_a_wrong_sign_is_found_and_named(method):
    accused(rotary_pendulum(), method, f=wrong_sign)


@pytest.mark.parametrize("method", ["projection", "lagrange", "kane"])
def test_a_missing_coriolis_term_is_found_and_named(method):
    accused(rotary_pendulum(), method, f=without_coriolis)


@pytest.mark.parametrize("method", ["udwadia-kalaba", "newton-euler", "lagrange"])
def test_a_wrong_constraint_is_found_and_named(method):
    accused(four_bar(), method, b=lambda eom: eom.b * expression(1.001))
    accused(rolling_disk(), method, b=lambda eom: column([0 * eom.b[0], *eom.b[1:]]))


def test_a_wrong_mass_is_found_and_named():
    accused(n_link_pendulum(2), "kane", mass=lambda eom: from_dense(eom.M * expression(1 + 1e-6)))


def test_a_wrong_reaction_is_found_though_the_motion_is_right():
    found = records(rough_ramp())
    P, S, K, constant = found["projection"].constraint_force.parts
    wrong = replace(found["projection"])
    vars(wrong)["constraint_force"] = LinearForm(P, S, K, -constant)
    report = named(found, "projection", wrong)
    assert report.accelerations["projection"] < 1e-9
    assert report.forces["projection"] > 1e-3


def test_of_rounding_no_formulation_and_no_body_is_named():
    """Which of them has the worst rounding error is another on every processor."""
    report = al.agree(n_link_pendulum(2))
    assert report
    assert "body" not in str(report)


def test_of_equal_errors_the_first_is_named():
    """Twins, whose errors are the same but for rounding: the first of them, by whichever rounding."""
    model = al.Model("twins")
    for name in "ab":
        model.particle(name, mass=1.0)
    model.gravity((0, 0, -9.81))
    for noise in (-1e-12, 0.0, 1e-12):
        wrong = {"mass": lambda eom, noise=noise: scaled(eom.M, [1.01] * 3 + [1.01 + noise] * 3)}
        assert accused(model, "kane", **wrong).worst_body == "a"


def scaled(matrix, factors):
    return from_dense(array([[e * expression(x) for e, x in zip(row, factors, strict=True)] for row in matrix]))


def test_the_worst_state_and_body_are_given():
    model = n_link_pendulum(2)
    report = accused(model, "kane", f=wrong_sign)
    assert report.worst_body in model.bodies
    assert f"(kane, body {report.worst_body!r})" in str(report)
    assert set(model.values) <= set(report.worst_state)
    assert all(np.isfinite(x) for x in report.worst_state.values())


def test_a_mechanism_that_is_welded_to_the_ground() -> None:
    """No speed is left, and the welds bear the weights."""
    model = al.Model("welded")
    for name in ("left", "right"):
        body = model.body(name, mass=2, inertia=(1, 1, 1))
        model.fixed(f"weld of {name}", model.ground.point(1, 0, 0), body.point(0, 0, 1))
    model.gravity((0, 0, -10))
    assert al.agree(model, states=2)
    run = al.simulate(model, 1.0, samples=2)
    assert run.reaction("weld of left").force == pytest.approx(np.tile([0, 0, 20.0], (3, 1)))


# --- lengths and masses over many decades: what rounding hides is decided by sixty digits ----------------------------


def chain_of_rods(lengths, masses=(1.0, 1.0, 1.0), *, named=True, ball=False):
    """Three rods in a row, planar or with a ball joint in the middle; their numbers as parameters, or as plain numbers."""
    model, place = al.Model("rods in a row"), (0, 0, 0) if ball else (0, 0)
    last = model.ground.point(*place)
    for i, numbers in enumerate(zip(lengths, masses, strict=True)):
        length, m = model.parameters(**{f"l{i}": numbers[0], f"m{i}": numbers[1]}) if named else numbers
        inertia = m * length**2 / 12
        shape = {"inertia": (inertia / 10, inertia, inertia * 1.1)} if ball else {"inertia": inertia, "plane": "xy"}
        rod = model.body(f"rod{i}", mass=m, **shape)
        near, far = ((x * length / 2, *place[1:]) for x in (-1, 1))
        if ball and i == 1:
            model.spherical(f"J{i}", last, rod.point(*near))
        else:
            model.revolute(f"J{i}", last, rod.point(*near), coordinate=f"q{i}", **({"axis": (0, 1, 0)} if ball else {}))
        last = rod.point(*far)
    model.gravity((0, 0, -9.81) if ball else (0, -9.81, 0))
    return model


WIDE = [((0.01, 1.0, 100.0), (1.0, 1.0, 1.0)), ((1e-3, 1.0, 1e3), (1.0, 1.0, 1.0)), ((1e3, 1.0, 1e-3), (1.0, 1.0, 1.0))]


@pytest.mark.parametrize(
    ("lengths", "masses"), [*WIDE, ((1e-3, 1.0, 1e3), (1e-6, 1.0, 1e6)), ((1, 1e-3, 1e3), (1, 1e-6, 1e6))]
)
def test_rods_of_very_different_lengths(lengths, masses):
    """In floating point they differ by 1e-4, or have no accelerations at all."""
    assert al.agree(chain_of_rods(lengths, masses), states=STATES).worst < 1e-9


@pytest.mark.parametrize(("lengths", "masses"), [WIDE[1], ((1e3, 1.0, 1e-3), (1.0, 1e-6, 1e6))])
def test_rods_in_space_of_very_different_lengths(lengths, masses):
    assert al.agree(chain_of_rods(lengths, masses, ball=True), states=STATES).worst < 1e-9


@pytest.mark.parametrize(("lengths", "masses"), WIDE)
def test_plain_numbers_of_very_different_sizes(lengths, masses):
    """Sums of numbers in the formulas were rounded when they were derived: no formulation is wrong for that."""
    assert al.agree(chain_of_rods(lengths, masses, named=False), states=STATES).worst < 1e-9


def test_plain_numbers_whose_last_digits_decide_are_refused():
    with pytest.raises(al.DerivationError, match="as parameters"):
        al.agree(chain_of_rods((1e-3, 1.0, 1e3), (1.0, 1e-6, 1e6), named=False), states=STATES)


def _spoiled(eom, name, place, factor):
    table = np.array(eom.M if name == "M" else eom.f, dtype=object)
    table[place] = factor * table[place]
    return replace(
        eom, **({"mass": from_dense(array(table.tolist()))} if name == "M" else {"f": array(table.tolist())})
    )


CASES = [(*each, named) for each in WIDE for named in (True, False) if named or each != WIDE[1]]


@pytest.mark.parametrize(("lengths", "masses", "named"), CASES)
@pytest.mark.parametrize(("name", "place"), [("f", (0,)), ("f", (2,)), ("M", (0, 0)), ("M", (2, 2))])
@pytest.mark.parametrize("factor", [-1, sp.Rational(1000001, 1000000)])
def test_an_error_is_not_taken_for_rounding(lengths, masses, named, name, place, factor):
    """Plain numbers of 1 mm and 1 km are left out: the terms of a row are 1e9 times the force, which has 1e-6 of it wrong."""
    model = chain_of_rods(lengths, masses, named=named)
    records = {method: al.derive(model, method) for method in ("newton-euler", "kane", "lagrange")}
    records["lagrange"] = _spoiled(records["lagrange"], name, place, expression(factor))
    report = compare(records, states=1)
    assert not report
    assert report.worst_method == "lagrange", str(report)
