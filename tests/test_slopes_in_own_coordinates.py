"""Slopes of the algorithms where there is no tree: in many digits, by differences; and what is asked in a wrong way."""

import mpmath
import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import (
    chaplygin_sleigh,
    double_pendulum_in_angles,
    foucault_pendulum,
    four_bar,
    planar_arm,
    spring_pendulum,
    woodpecker,
)
from own_coordinates import OWN, placed_arm, placed_pendulum
from refusals import refusal
from robots_in_numbers import close
from slopes_by_differences import OF, along, check_derivatives, differ, slope, states
from test_agreement_of_formulations import explicit_poses

DIGITS = 50


def shaken_pendulum() -> al.Model:
    """Gravity that changes with the time, as in a lift."""
    model = al.Model("shaken")
    g, a = model.parameters(g=9.81, a=2.0)
    rod = model.body("rod", mass=1.1, inertia=0.1, plane="xy")
    model.revolute("hinge", model.ground.point(), rod.point(-0.5, 0), coordinate="theta")
    model.gravity((0, -g + a * sp.sin(model.time), 0))
    return model


def held_back() -> al.Model:
    """A force that is given as that of a constraint which does work."""
    model = planar_arm()
    tip = [*model.bodies.values()][-1]
    model.nonideal("drag", tip.point(0.1, 0.1), -0.4 * tip.velocity)
    return model


def rubbing() -> al.Model:
    """Coulomb friction in a hinge."""
    model = planar_arm()
    model.friction("shoulder", coefficient=0.1, radius=0.05)
    return model


WITHOUT_A_TREE = {
    "spring pendulum": (spring_pendulum, "lagrange"),
    "placed arm": (placed_arm, "lagrange"),
    "joints on placed bodies": (OWN["carried_by_a_placed_body"], "lagrange"),
    "bodies that move by themselves": (explicit_poses, "lagrange"),
    "shaken": (shaken_pendulum, "lagrange"),
    "held back": (held_back, "lagrange"),
    "friction": (rubbing, "lagrange"),
    "turning frame": (foucault_pendulum, "lagrange"),
    "reduced loop": (four_bar, "kane"),
    "reduced sleigh": (chaplygin_sleigh, "kane"),
}


def mechanism_named(name):
    build, method = WITHOUT_A_TREE[name]
    mechanism = al.compile(al.derive(build(), method))
    assert mechanism.tree is None
    return mechanism


def answers_to(mechanism):
    """What the mechanism has answers to, of what has slopes."""
    eom = mechanism.eom
    never = {"coriolis"} if mechanism.drifting else set()
    bears = eom.model.joints and not (eom.frictions or eom.kinematics.rows)
    return [of for of in OF if of not in never and (of != "reactions" or bears)]


@pytest.mark.parametrize("name", WITHOUT_A_TREE)
def test_derivatives_of_all_algorithms_against_differences(name):
    mechanism = mechanism_named(name)
    given, names = states(mechanism, 2, 3), list(mechanism.eom.model.values)
    point = some_point(mechanism.eom.model.bodies[mechanism.bodies[-1]])
    for of in answers_to(mechanism):
        check_derivatives(mechanism, of, given[: OF[of]], names, point)


def some_point(body):
    if not body.has_orientation:
        return body.name
    return body.point(0.1, -0.2) if body.motion_plane else body.point(0.1, -0.2, 0.3)


@pytest.mark.parametrize("name", [n for n in WITHOUT_A_TREE if n not in ("friction", "turning frame")])
def test_slopes_of_inverse_dynamics_against_differences(name):
    """Along state, inputs and parameters; along accelerations they are M."""
    mechanism = mechanism_named(name)
    q, u, du = states(mechanism, 2, 3)
    values = dict(mechanism.eom.model.values)
    found = mechanism.inverse_dynamics_derivatives(q, u, du, along=list(values))
    ask, inputs = mechanism.inverse_dynamics, np.zeros(len(mechanism.eom.inputs))
    for k, unit in enumerate(np.eye(u.shape[1])):
        moved = along(mechanism, q, k)
        assert not differ(found.coordinates[..., k], slope(lambda h, d=moved: ask(q + h * d, u, du), 1e-3), 1e-9)
        assert not differ(found.speeds[..., k], slope(lambda h, e=unit: ask(q, u + h * e, du), 1e-3), 1e-9)
    for k, unit in enumerate(np.eye(len(inputs))):
        assert not differ(found.inputs[..., k], slope(lambda h, e=unit: ask(q, u, du, inputs=h * e), 1e-3), 1e-9)
    for k, (p, x) in enumerate(values.items()):
        expected = slope(lambda h, p=p, x=x: ask(q, u, du, parameters={p: x + h}), 1e-3)
        assert not differ(found.parameters[..., k], expected, 1e-9), p
    assert close(found.accelerations, mechanism.mass_matrix(q))


@pytest.mark.parametrize("build", [spring_pendulum, double_pendulum_in_angles])
def test_slopes_in_many_digits(build):
    """Of M and of the forces for a motion, by differences of the written formulas in 50 digits."""
    mechanism = al.compile(build())
    eom, (q, u, du) = mechanism.eom, states(mechanism, 1, 5)
    names = [*eom.coordinates, *eom.speeds, *map(sp.Symbol, eom.model.values)]
    values = [*q[0], *u[0], *eom.model.values.values()]
    forces = eom.mass_matrix * sp.Matrix(du[0]) - eom.forcing

    def exact(expression):
        """The slopes along all names, rounded at last."""
        with mpmath.workdps(DIGITS):
            f = sp.lambdify(names, expression, "mpmath")
            at, h = [mpmath.mpf(float(x)) for x in values], mpmath.mpf(10) ** -12
            moved = [[[x + s * h * (j == k) for j, x in enumerate(at)] for s in (1, -1)] for k in range(len(at))]
            return np.array([float((f(*a) - f(*b)) / (2 * h)) for a, b in moved])

    n, along_all = len(q[0]), list(eom.model.values)
    found = mechanism.inverse_dynamics_derivatives(q[0], u[0], du[0], along=along_all)
    table = np.hstack([found.coordinates, found.speeds, found.parameters])
    expected = np.array([exact(e) for e in forces])
    assert close(table, expected, 1e-14)
    mass = mechanism.derivatives("mass_matrix", q[0], along=along_all)
    table = np.concatenate([mass.coordinates, np.zeros((n, n, n)), mass.parameters], axis=-1)
    assert close(table, np.array([[exact(eom.mass_matrix[i, j]) for j in range(n)] for i in range(n)]), 1e-14)


def test_slopes_along_the_size_of_a_parameter():
    """Of |c| they are the sign of c, in lengths and masses, of joints and of own coordinates."""
    for is_placed in (True, False):
        model = al.Model("sizes")
        c = model.parameters(c=-0.7)
        model.gravity((0, -9.81, 0))
        if is_placed:
            theta = model.coordinate("theta")
            place = (sp.Abs(c) * sp.cos(theta), sp.Abs(c) * sp.sin(theta))
            model.body("rod", mass=2 * sp.Abs(c), inertia=0.1, plane="xy", position=place, rotation=theta)
        else:
            rod = model.body("rod", mass=2 * sp.Abs(c), inertia=0.1, plane="xy")
            model.revolute("hinge", model.ground.point(), rod.point(-sp.Abs(c), 0), coordinate="theta")
        mechanism = al.compile(model)
        assert (mechanism.tree is None) is is_placed
        slopes = mechanism.derivatives("mass_matrix", [0.3], along=["c"]).parameters
        assert slopes.item() == pytest.approx(-6 * 0.7**2, rel=1e-12)  # M = 2 |c|^3 + J
        weight = mechanism.inverse_dynamics_derivatives([0.3], [0.0], [0.0], along=["c"]).parameters
        assert weight.item() == pytest.approx(-4 * 0.7 * 9.81 * np.cos(0.3), rel=1e-12)


@pytest.mark.parametrize("build", [planar_arm, placed_pendulum])
def test_slopes_of_a_load_that_knows_the_sign_of_a_speed(build):
    """c |v| v has the slope 2 c |v|, and none at rest."""
    model = build()
    speed = model.rate(next(iter(model.joints.values())).coordinate if model.joints else model.own_coordinates[0])
    name = str(speed).removesuffix("'")
    model.load("drag", sp.Symbol(name), -0.3 * speed * sp.Abs(speed))
    mechanism = al.compile(model)
    q, u = np.full((2, len(mechanism.eom.q)), 0.2), np.zeros((2, len(mechanism.eom.u)))
    u[1, 0] = -1.5
    assert mechanism.eom.u[0].name == str(speed)
    bare = al.compile(model.without("drag"))
    found = mechanism.derivatives("bias", q, u).speeds - bare.derivatives("bias", q, u).speeds
    assert found[:, 0, 0] == pytest.approx([0.0, 0.6 * 1.5])


# --- forms of what is asked -----------------------------------------------------------------------------------------


def test_single_states_are_rows_of_many():
    """Also where one row of coordinates stands for many of the rest, or many times."""
    mechanism = al.compile(placed_arm())
    q, u, du = states(mechanism, 4)
    times, inputs = np.linspace(0, 1, 4), np.linspace(-1, 1, 4)[:, None]
    for of, count in (("gravity_forces", 1), ("coriolis", 2), ("regressor", 3), ("inverse_dynamics", 3)):
        ask, given = getattr(mechanism, of), (q, u, du)[:count]
        rows = ask(*given, time=times, inputs=inputs)
        for k in range(4):
            assert np.allclose(rows[k], ask(*(x[k] for x in given), time=times[k], inputs=inputs[k]), rtol=1e-13)
    assert np.allclose(mechanism.regressor(q[0], u[0], du)[2], mechanism.regressor(q[0], u[0], du[2]))
    assert np.allclose(mechanism.jacobian("second", q, time=times)[1], mechanism.jacobian("second", q[1]))
    by_name = mechanism.inverse_dynamics({"a": 0.3}, {"b'": 0.2}, {"a'": 1.0}, inputs={"F": 2.0})
    assert np.allclose(by_name, mechanism.inverse_dynamics([0.3, 0.0], [0.0, 0.2], [1.0, 0.0], inputs=[2.0]))
    one = mechanism.derivatives("coriolis", q[1], u[1], along=["l"])
    many = mechanism.derivatives("coriolis", q, u, along=["l"])
    for part in ("coordinates", "speeds", "inputs", "parameters"):
        assert np.allclose(getattr(many, part)[1], getattr(one, part), rtol=1e-13, atol=1e-13)


@pytest.mark.parametrize("build", [placed_arm, planar_arm])
def test_no_states_have_no_answers(build):
    mechanism = al.compile(build())
    none = np.zeros((0, 2))
    assert mechanism.inverse_dynamics_derivatives(none, none, none).coordinates.shape == (0, 2, 2)
    assert mechanism.forward_dynamics_derivatives(none, none).coordinates.shape == (0, 2, 2)
    assert mechanism.coriolis(none, none).shape == (0, 2, 2)
    assert mechanism.regressor(none, none, none).shape == (0, 2, 20)
    assert mechanism.derivatives("coriolis", none, none).speeds.shape == (0, 2, 2, 2)


def test_a_mechanism_that_cannot_move_has_no_slopes():
    model = al.Model("still")
    block = model.body("block", mass=1, inertia=(0.1, 0.2, 0.25))
    model.fixed("weld", model.ground.point(), block.point(0.1, 0, 0))
    mechanism = al.compile(model)
    assert mechanism.derivatives("poses", []).coordinates.shape == (1, 12, 0)
    assert mechanism.inverse_dynamics_derivatives([], [], []).coordinates.shape == (0, 0)


REFUSED = {
    "a wrong name": (lambda m: m.coriolis({"thta": 1.0}, {}), ("coordinates", "thta")),
    "a wrong acceleration": (lambda m: m.inverse_dynamics([0], [0], {"no": 1.0}), ("accelerations", "'no'")),
    "a wrong input": (lambda m: m.inverse_dynamics([0], [0], [0], inputs={"no": 1.0}), ("inputs", "'no'")),
    "a wrong shape": (lambda m: m.coriolis(np.zeros(3), np.zeros(1)), ("coordinates of shape (3,)", "expected 1")),
    "no list": (lambda m: m.regressor([0], [0], 1.0), ("accelerations", "list")),
    "complex numbers": (
        lambda m: m.coriolis(np.zeros((2, 1)) * 1j, [0]),
        ("coordinates", "complex128 of shape (2, 1)"),
    ),
    "too many axes": (lambda m: m.gravity_forces(np.zeros((1, 1, 1))), ("shape (1, 1, 1)",)),
    "other rows": (lambda m: m.regressor(np.zeros((3, 1)), np.zeros((2, 1)), [0]), ("(3, 1), (2, 1)", "as many rows")),
    "nan": (lambda m: m.inverse_dynamics(np.array([np.nan]), [0], [0]), ("coordinates", "nan at [0]", "finite")),
    "nan in rows": (lambda m: m.regressor([0], [0], np.array([[0], [np.nan]])), ("accelerations", "nan at [1, 0]")),
    "a time": (lambda m: m.coriolis([0], [0], time=np.nan), ("time",)),
    "a time in rows": (lambda m: m.derivatives("bias", [0], [0], time=[0.0, np.nan]), ("time", "finite")),
    "inputs in rows": (lambda m: m.derivatives("bias", [0], [0], inputs=np.array([[np.inf]])), ("inputs", "finite")),
    "another word": (lambda m: m.mass_matrix([0], tmie=1.0), ("time=, inputs= and parameters=", "'tmie'", "'time'")),
    "another word for slopes": (lambda m: m.derivatives("poses", [0], input=1.0), ("'input'", "'inputs'")),
    "a parameter": (lambda m: m.coriolis([0], [0], parameters={"no": 1.0}), ("'no'",)),
    "a parameter that is no number": (lambda m: m.regressor([0], [0], [0], parameters={"m": np.nan}), ("'m'", "nan")),
    "no parameters": (lambda m: m.coriolis([0], [0], parameters=3), ("parameters",)),
    "a point": (lambda m: m.jacobian("no", [0]), ("jacobian", "'no'")),
    "along": (lambda m: m.inverse_dynamics_derivatives([0], [0], [0], along=["no"]), ("derivatives", "'no'")),
    "along no list": (lambda m: m.derivatives("poses", [0], along=3), ("along=3", "list")),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("build", [placed_pendulum])
def test_bad_questions(build, name):
    model = build()
    ask, words = REFUSED[name]
    with refusal(model, al.ModelError, *words):
        ask(al.compile(model))


def test_bodies_that_move_by_themselves_have_no_coriolis_matrix():
    model = explicit_poses()
    mechanism = al.compile(model)
    q, u, _ = states(mechanism, 1)
    with refusal(model, al.ModelError, "coriolis", "(bob, rod, arm)", "all speeds are zero", "bias"):
        mechanism.coriolis(q, u)
    with refusal(model, al.ModelError, "coriolis", "(bob, rod, arm)"):
        mechanism.derivatives("coriolis", q, u)


def test_friction_and_loops_have_no_inverse_dynamics():
    model = rubbing()
    mechanism, none = al.compile(model), np.zeros(2)
    for ask in (mechanism.inverse_dynamics, mechanism.inverse_dynamics_derivatives):
        with refusal(model, al.ModelError, ask.__name__, "friction", "damping"):
            ask(none, none, none)
    model = woodpecker().mode(["beak"])
    with refusal(model, al.ModelError, "inverse_dynamics", "beak", "expected drive"):
        al.compile(model).inverse_dynamics(*np.zeros((3, 3)))
    reduced = al.compile(al.derive(chaplygin_sleigh(), "kane"))
    with refusal(reduced.eom.model, al.ModelError, "reactions=True", "constraints", "`reaction`"):
        reduced.inverse_dynamics({}, {}, {}, reactions=True)
