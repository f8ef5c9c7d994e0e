"""linearize, equilibria and the stiff integrator on long trees, by slopes of the recursion: against formulas."""

import numpy as np
import pytest

import alembert as al
from alembert.examples import n_link_pendulum, planar_arm, spatial_chain
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.mechanism import state_derivatives
from alembert.motion import prepared_mechanism
from alembert.motion.sensitivity import variational_equations
from refusals import refusal

START = {"joint1.w1": 0.3, "joint2.w3": -0.4}


def test_linearization_of_a_tree_is_that_of_the_formulas(monkeypatch):
    """Balls in space, moving: A, B and the rates, by the recursion and by Lagrange's formulas."""
    model = spatial_chain(4)
    found = al.linearize(model, START, moving=True)
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected = al.linearize(model, START, moving=True)
    assert isinstance(found.point.mechanism.eom, ArticulatedBodies)
    assert not isinstance(expected.point.mechanism.eom, ArticulatedBodies)
    assert found.states == expected.states
    assert np.abs(found.A - expected.A).max() < 1e-9 * np.abs(expected.A).max()
    assert found.rates == pytest.approx(expected.rates, abs=1e-9)


def test_linearization_about_any_state():
    """The slopes of u' by differences of the equations, and their rates."""
    mechanism = al.compile(planar_arm())
    q, u, inputs = np.array([0.4, -0.9]), np.array([0.5, 1.0]), [0.2, -0.1]
    names = [s.name for s in (*mechanism.eom.q, *mechanism.eom.u)]
    given = {"inputs": dict(zip((s.name for s in mechanism.eom.inputs), inputs, strict=True))}
    found = al.linearize(planar_arm(), dict(zip(names, [*q, *u], strict=True)), moving=True, **given)
    assert found.states == tuple(names)

    def rates(x):
        return np.append(x[2:], mechanism.forward_dynamics(x[:2], x[2:], inputs=inputs))

    x, step = np.append(q, u), 1e-6
    slopes = np.array([(rates(x + step * e) - rates(x - step * e)) / (2 * step) for e in np.eye(4)]).T
    assert np.abs(found.A - slopes).max() < 1e-6
    assert found.rates == pytest.approx(rates(x), abs=1e-12)
    with refusal(None, al.DerivationError, "linearize", "no equilibrium"):
        al.linearize(planar_arm(), dict(zip(names, [*q, *u], strict=True)), **given)
    with refusal(None, al.ModelError, "moving='yes'"):
        al.linearize(planar_arm(), moving="yes")


def test_frequencies_of_a_hanging_chain(monkeypatch):
    """Twelve links at rest: the frequencies of the formulas, and rest where they have it."""
    model = n_link_pendulum(12)
    found = al.equilibria(model, guesses={})[0]
    linear = found.linearization
    assert isinstance(linear.point.mechanism.eom, ArticulatedBodies)
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected = al.equilibria(model, guesses={})[0]
    assert found.values == pytest.approx(expected.values, abs=1e-9)
    assert found.energy == pytest.approx(expected.energy, rel=1e-9)
    assert found.verdict == expected.verdict
    own, theirs = (np.sort(np.abs(x.eigenvalues.imag)) for x in (found, expected))
    assert own == pytest.approx(theirs, rel=1e-8)


def test_the_stiff_integrator_on_a_long_chain():
    """The same end as by the explicit one, in the recursive form."""
    run = al.simulate(spatial_chain(6), 0.2, initial=START, integrator="rosenbrock", rtol=1e-8, samples=1)
    expected = al.simulate(spatial_chain(6), 0.2, initial=START, samples=1)
    assert run.report["method"] == "articulated-bodies"
    assert run.speeds[-1] == pytest.approx(expected.speeds[-1], abs=1e-5)


def hand(fingers=3, is_ball=True):
    """A palm on a ball or a cross, with fingers of four hinges: the last two follow the second, one from an offset."""
    model = al.Model("hand")
    k, o, m = model.parameters(k=2.0, o=0.1, m=0.3)
    model.gravity((0, 0, -9.81))
    palm = model.body("palm", mass=1.0, inertia=(0.02, 0.03, 0.04))
    if is_ball:
        model.spherical("wrist", model.ground.point(), palm.point(0, 0, 0.2))
    else:
        model.universal("wrist", model.ground.point(), palm.point(0, 0, 0.2), axis=(1, 0, 0), axis_b=(0, 1, 0))
    for finger in range(fingers):
        carrier, place, joints = palm, (0.05 * finger, 0.02, -0.1), []
        for j in range(4):
            body = model.body(f"link {finger}.{j}", mass=m, inertia=(0.002, 0.002, 0.001))
            axis = (0.1 * finger, 1.0, 0.3 * (j == 0))
            name = f"a{finger}{j}"
            joints.append(
                model.revolute(name, carrier.point(*place), body.point(0, 0, 0.03), axis=axis, coordinate=name)
            )
            model.torsional_spring(f"spring {finger}.{j}", joints[-1], stiffness=k, damping=0.05)
            carrier, place = body, (0, 0, -0.03)
        second, third, fourth = (joint.coordinate for joint in joints[1:])
        model.constrain(f"follow {finger}.2", third - 0.8 * second - o)
        model.constrain(f"follow {finger}.3", 2 * fourth - second)
    model.torque("motor", model.joints["a11"], model.input("pull"))
    return model


def test_joints_that_follow_others_have_the_slopes_of_the_formulas(monkeypatch):
    """Moving, with an input, on the couplings: states, A, B and rates."""
    at = {"a01": 0.3, "a11": -0.2, "a00'": 0.5, "a21'": -0.4, "wrist.w2": 0.3}
    found, rests = al.linearize(hand(), at, moving=True), al.equilibria(hand(), guesses={"a01": 0.1})
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected, others = al.linearize(hand(), at, moving=True), al.equilibria(hand(), guesses={"a01": 0.1})
    assert isinstance(found.point.mechanism.eom, ArticulatedBodies)
    assert not isinstance(expected.point.mechanism.eom, ArticulatedBodies)
    assert found.states == expected.states
    for ours, theirs in ((found.A, expected.A), (found.B, expected.B), (found.rates, expected.rates)):
        assert np.abs(ours - theirs).max() < 1e-9 * np.abs(theirs).max()
    assert rests[0].values == pytest.approx(others[0].values, abs=1e-8)
    assert rests[0].energy == pytest.approx(others[0].energy, rel=1e-9)


def test_accelerations_of_joints_that_follow_others_have_the_slopes_of_the_formulas():
    """Along coordinates, speeds, inputs, forces and parameters, by the native recursion, at one state and at many."""
    by_recursion, by_formulas = al.compile(hand(2)), al.compile(al.derive(hand(2), "lagrange"))
    random = np.random.default_rng(0)
    q, (u, tau) = (
        0.3 * random.normal(size=(3, len(by_recursion.eom.q))),
        random.normal(size=(2, 3, len(by_recursion.eom.u))),
    )
    q[:, by_recursion.eom.euler_parameters[0]] /= np.linalg.norm(q[:, :4], axis=1, keepdims=True)
    found, expected = (
        m.forward_dynamics_derivatives(q, u, tau, along=["k", "m", "o"]) for m in (by_recursion, by_formulas)
    )
    for part in ("coordinates", "speeds", "inputs", "parameters", "forces"):
        ours, theirs = getattr(found, part), getattr(expected, part)
        assert np.abs(ours - theirs).max(initial=0.0) < 1e-10 * np.abs(theirs).max(initial=1.0), part
    one = by_recursion.forward_dynamics_derivatives(q[1], u[1], tau[1])
    assert np.array_equal(one.coordinates, found.coordinates[1])
    assert np.array_equal(one.forces, found.forces[1])


def test_sensitivities_of_joints_that_follow_others_are_those_of_the_formulas(monkeypatch):
    """By masses, a stiffness, an offset of a coupling, an input, a start and a speed."""
    at = {"a01": 0.3, "a11": -0.2, "a00'": 0.5, "a21'": -0.4, "wrist.w2": 0.3}
    options = {
        "wrt": ["m", "k", "o", "a01", "pull", "wrist.w2"],
        "initial": at,
        "inputs": {"pull": 0.3},
        "samples": [0.0, 0.1],
    }
    found = al.sensitivities(hand(), 0.1, **options)
    assert isinstance(found.equations.mechanism.eom, ArticulatedBodies)
    monkeypatch.setattr(variational_equations, "articulated_bodies", lambda *_, **__: None)
    variational_equations.prepared.cache_clear()
    expected = al.sensitivities(hand(), 0.1, **options)
    assert not isinstance(expected.equations.mechanism.eom, ArticulatedBodies)
    variational_equations.prepared.cache_clear()
    for name in found.wrt:
        for state in found.states:
            assert found[state, name] == pytest.approx(expected[state, name], abs=1e-8)


def pinch(is_ball=True):
    """The hand with a rod between two of its fingers: a loop."""
    model = hand(is_ball=is_ball)
    model.distance("rod", model.bodies["link 0.3"].point(), model.bodies["link 1.3"].point(0, 0.01, 0), length=0.055)
    return model


def test_large_loops_have_the_slopes_of_the_formulas(monkeypatch):
    """What the recursion knows of the tree that is left where they are cut, with what constraints add: A, B, rates, and
    sensitivities, also by parameters that move bodies and constraints."""
    at = {"a00": 0.1, "a11": -0.2, "a21'": -0.4, "wrist.w2": 0.3}
    options = {"wrt": ["m", "k", "o", "pull", "a21"], "inputs": {"pull": 0.3}, "samples": [0.0, 0.05]}

    def ask():
        variational_equations.prepared.cache_clear()
        linear = al.linearize(pinch(), at, moving=True)
        return linear, al.sensitivities(pinch(), 0.05, initial=linear.point.values, **options)

    found, rates = ask()
    assert not found.point.mechanism.is_recursive
    assert found.point.mechanism._has_tree
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected, others = ask()
    variational_equations.prepared.cache_clear()
    assert not expected.point.mechanism._has_tree
    assert found.states == expected.states
    for ours, theirs in ((found.A, expected.A), (found.B, expected.B), (found.rates, expected.rates)):
        assert np.abs(ours - theirs).max() < 1e-8 * np.abs(theirs).max()
    for name in rates.wrt:
        for state in rates.states:
            assert rates[state, name] == pytest.approx(others[state, name], abs=1e-7)


@pytest.mark.parametrize("is_ball", [False, True])
def test_the_stiff_integrator_on_large_loops_keeps_its_order(is_ball, monkeypatch):
    """As many steps as by slopes of formulas, and as near to the explicit integrator: of Euler parameters, which the recursion
    knows along turns alone, too."""
    fast = {"wrist.w1": -4.0, "wrist.w2": 6.0, "wrist.w3": 8.0} if is_ball else {"a00'": 9.0}
    options = {"initial": {"a00": 0.1, "a11": -0.2, "a21'": -0.4, **fast}, "samples": 1}
    model = pinch(is_ball)
    expected = al.simulate(model, 0.1, rtol=1e-12, atol=1e-13, **options)
    found = al.simulate(model, 0.1, integrator="rosenbrock", **options)
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    prepared_mechanism._prepared.cache_clear()
    same = al.simulate(model, 0.1, integrator="rosenbrock", **options)
    prepared_mechanism._prepared.cache_clear()
    assert abs(same.report["steps"] - found.report["steps"]) <= 0.02 * same.report["steps"]
    errors = [np.abs(run.speeds[-1] - expected.speeds[-1]).max() for run in (found, same)]
    assert errors[0] < 1.5 * errors[1]


# --- a tree of the size of a humanoid -------------------------------------------------------------------------------------


def humanoid(is_free):
    """A trunk with five limbs of six hinges about different axes, springs and dampers in them: 30 joints, free or hanging."""
    model = al.Model("humanoid")
    g, k, c, m = model.parameters(g=9.81, k=60.0, c=2.0, m=1.5)
    model.gravity((0, 0, -g))
    trunk = model.body("trunk", mass=20, inertia=(1.0, 0.8, 0.5))
    if not is_free:
        model.spherical("hook", model.ground.point(), trunk.point(0, 0, 0.5))
    for limb in range(5):
        carrier, place = trunk, (0.2 * np.cos(1.3 * limb), 0.2 * np.sin(1.3 * limb), 0.3 - 0.15 * limb)
        for j in range(6):
            body = model.body(f"limb {limb}.{j}", mass=m, inertia=(0.02, 0.02, 0.01))
            axis = np.roll([1.0, 0.2, 0.1], j + limb)
            joint = model.revolute(
                f"joint {limb}.{j}", carrier.point(*place), body.point(0, 0, 0.1), axis=axis, coordinate=f"a{limb}{j}"
            )
            model.torsional_spring(f"spring {limb}.{j}", joint, stiffness=k, damping=c)
            carrier, place = body, (0, 0, -0.1)
    return model


def test_sensitivities_of_a_humanoid_against_differences_of_runs():
    """By a parameter of all bodies, a start and a speed, of a free body too; no formulas of the whole are made."""
    model, step = humanoid(is_free=True), 1e-4
    start = {"a03": 0.2, "a41'": 1.0, "trunk.w1": 0.3}
    found = al.sensitivities(model, 0.2, wrt=["m", "k", "a03", "trunk.w1"], initial=start, samples=[0.0, 0.2])
    assert isinstance(found.equations.mechanism.eom, ArticulatedBodies)

    def end(sign, name):
        values = {name: model.values[name] + sign * step} if name in model.values else {}
        initial = start | ({name: start[name] + sign * step} if name in start else {})
        run = al.simulate(model, 0.2, initial=initial, parameters=values, samples=2, rtol=1e-11, atol=1e-12)
        return np.array([run[s][-1] for s in found.states])

    for k, name in enumerate(found.wrt):
        expected = (end(1, name) - end(-1, name)) / (2 * step)
        assert np.abs(found.values[-1, :, k] - expected).max() < 1e-6 * max(1.0, np.abs(expected).max()), name


def test_rest_and_modes_of_a_humanoid():
    """Where it hangs nothing moves, and A is the slope of the equations there; the stiff integrator goes as the other does."""
    model = humanoid(is_free=False)
    (rest,) = al.equilibria(model, guesses={})
    mechanism = rest.linearization.point.mechanism
    q = [rest[s.name] for s in mechanism.eom.q]
    assert np.abs(mechanism.forward_dynamics(q, np.zeros(33))).max() < 1e-6
    assert (rest.linearization.eigenvalues.real < 1e-8).all()
    assert len(rest.linearization.states) == 66
    one, other = (
        al.simulate(model, 0.2, initial={"a03": 0.3}, integrator=name, samples=2, rtol=1e-9)
        for name in ("rosenbrock", "dormand-prince")
    )
    assert one["a35"][-1] == pytest.approx(other["a35"][-1], abs=1e-6)


def test_a_humanoid_rests_in_many_ways_found_by_little_work():
    """From random starts; the recursion of accelerations tells that nothing moves there, and the work is counted."""
    model = humanoid(is_free=False)
    found = al.equilibria(model, tries=3)
    mechanism = al.compile(model)
    for rest in found:
        q = [rest[s.name] for s in mechanism.eom.q]
        assert np.abs(mechanism.forward_dynamics(q, np.zeros(33))).max() < 1e-6
    assert len(found) > 1
    assert found[0].rest.looked_at < 4 * 400
    assert not found.note


def test_a_humanoid_that_nothing_holds_has_no_rest_and_its_weight_is_told():
    """9.81 (20 + 30 1.5) = 637.65."""
    model = humanoid(is_free=True)
    with pytest.raises(al.AssemblyError) as refused:
        al.equilibria(model)
    told = str(refused.value)
    assert told.startswith("equilibria: found none of 'humanoid': the force on \"trunk.z'\" is -637.")
