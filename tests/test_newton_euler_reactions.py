"""Reactions of joints by Newton-Euler against statics by hand, the pendulum's closed form, and the balance of each body."""

import numpy as np
import pytest

import alembert as al
from alembert.assembly.constraint_rank import multipliers_at, rows_of
from alembert.errors import DerivationError
from alembert.examples import four_bar
from alembert.formulations import JointReaction
from states import at, random_numbers, solved, value

M, G, L, J = 1.7, 9.81, 0.6, 0.23  # mass, gravity, distance of the centre of mass, inertia about it
ROUNDING = 1e-11  # a linear solve of some twelve unknowns with coefficients of order one to ten


def close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=0, atol=ROUNDING * max(1.0, np.abs(expected).max(initial=0.0)))


def reactions(model, joint, state=None, numbers=None):
    """The reactions on the first and second body in numbers, by the names of their parts."""
    eom = al.derive(model, "newton-euler")
    numbers = at(eom, state or {}) if numbers is None else numbers(eom)
    _, lam = solved(eom, numbers)
    known = dict(numbers) | dict(zip(eom.lam, lam, strict=True))
    parts = ("force", "torque", "force_in_joint", "torque_in_joint")
    return [in_numbers(r, parts, known) for r in al.joint_reactions(eom, joint)]


def in_numbers(reaction, parts, known):
    assert isinstance(reaction, JointReaction)
    return {part: value(list(getattr(reaction, part)), known) for part in parts} | {"body": reaction.body}


def rod(kind, plane=None, center=(L, 0, 0), **options):
    """A rod along x with its centre of mass at `center`, on a joint between the ground and its end; gravity along -y."""
    model = al.Model(f"rod on {kind}")
    inertia = J if plane else (J, J, J)
    body = model.body("rod", mass=M, inertia=inertia, plane=plane, center=center)
    model.gravity((0, -G, 0))
    getattr(model, kind)("joint", model.ground.point(), body.point(), **options)
    return model


# --- statics --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plane", [None, "xy"])
def test_a_hanging_rod_pulls_with_its_weight(plane):
    (found,) = reactions(rod("revolute", plane), "joint", {"joint.angle": -np.pi / 2})
    assert found["body"] == "rod"
    close(found["force"], [0, M * G, 0])
    close(found["torque"], [0, 0, 0])


@pytest.mark.parametrize("plane", [None, "xy"])
def test_a_cantilever_holds_the_weight_and_its_moment(plane):
    (found,) = reactions(rod("fixed", plane), "joint")
    close(found["force"], [0, M * G, 0])
    close(found["torque"], [0, 0, M * G * L])


@pytest.mark.parametrize("plane", [None, "xy"])
def test_a_slider_holds_what_is_across_its_axis(plane):
    """On a level rail: the weight, and the moment of the weight about the joint."""
    (found,) = reactions(rod("prismatic", plane, axis=(1, 0, 0)), "joint", {"joint.slide": 0.4})
    close(found["force"], [0, M * G, 0])
    close(found["torque"], [0, 0, M * G * L])


def test_a_slider_on_a_slope_holds_the_weight_across_only():
    (found,) = reactions(rod("prismatic", axis=(4, -3, 0)), "joint")
    close(found["force"], M * G * 0.8 * np.array([0.6, 0.8, 0]))
    close(found["force_in_joint"][2], 0)


def test_a_planar_joint_holds_along_its_normal_only():
    (found,) = reactions(rod("planar", normal=(0, 1, 0), center=(0, 0, 0)), "joint")
    close(found["force"], [0, M * G, 0])
    close(found["force_in_joint"], [0, 0, M * G])
    close(found["torque"], [0, 0, 0])


def test_a_rod_between_two_points_pulls_along_itself():
    """A bob let go from rest on a massless rod."""
    model = al.Model("bob")
    bob = model.particle("bob", mass=M)
    model.gravity((0, -G, 0))
    model.distance("string", model.ground.point(), bob.point(), length=0.5)
    (found,) = reactions(model, "string", {"bob.x": 0.3, "bob.y": -0.4})
    close(found["force"], M * G * 0.8 * np.array([-0.6, 0.8, 0]))  # the pull is m g cos of the angle to the vertical
    close(found["torque"], [0, 0, 0])


# --- the pendulum ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plane", [None, "xy"])
def test_reaction_of_the_pendulum_against_its_closed_form(plane):
    """With a = -m g l cos / (J + m l^2): along the rod m g sin - m l w^2, across it m g cos + m l a; angle from x."""
    angle, w = 0.7, -1.9
    state = {"joint.angle": angle, "joint.angle'": w}
    (found,) = reactions(rod("revolute", plane), "joint", state)
    c, s = np.cos(angle), np.sin(angle)
    a = -M * G * L * c / (J + M * L**2)
    along, across = M * G * s - M * L * w**2, M * G * c + M * L * a
    close(found["force"], [along * c - across * s, along * s + across * c, 0])
    close(found["torque"], [0, 0, 0])


def test_tension_of_the_simple_pendulum():
    """m g cos(theta) + m l w^2, with theta from the vertical."""
    model = al.Model("bob")
    bob = model.particle("bob", mass=M, plane="xy")
    model.gravity((0, -G, 0))
    model.distance("string", model.ground.point(), bob.point(), length=L)
    theta, w = 0.4, 2.3
    place, speed = L * np.array([np.sin(theta), -np.cos(theta)]), L * w * np.array([np.cos(theta), np.sin(theta)])
    state = dict(zip(("bob.x", "bob.y", "bob.x'", "bob.y'"), (*place, *speed), strict=True))
    (found,) = reactions(model, "string", state)
    tension = M * G * np.cos(theta) + M * L * w**2
    close(found["force"], -tension * np.array([*place, 0]) / L)


# --- balance and free directions, for every joint, in a random motion -----------------------------------------------

JOINTS = {
    "revolute": {"axis": (1, 2, 2)},
    "prismatic": {"axis": (1, 2, 2)},
    "cylindrical": {"axis": (0, 3, 4)},
    "screw": {"axis": (2, -1, 2), "pitch": 0.3},
    "universal": {"axis": (1, 0, 0), "axis_b": (0, 3, 4)},
    "planar": {"normal": (1, 1, 0)},
    "fixed": {},
    "spherical": {},
}
# The components of force and torque in the joint's axes (third: the joint's axis) that the joint leaves free.
FREE = {
    "revolute": ([], [2]),
    "prismatic": ([2], []),
    "cylindrical": ([2], [2]),
    "planar": ([0, 1], [2]),
    "spherical": ([], [0, 1, 2]),
}


def pair(kind):
    """Two bodies, the first on a ball, with a joint of the given kind between them."""
    model = al.Model(kind)
    A = model.body("A", mass=1.2, inertia=(0.2, 0.3, 0.35))
    B = model.body("B", mass=0.8, inertia=(0.25, 0.2, 0.3), center=(0.1, 0.2, -0.1))
    model.gravity((1, -2, -9.8))
    model.spherical("ball", model.ground.point(), A.point(0.3, 0, 0.2))
    ends = A.point(0.2, 0.1, -0.3), B.point(0.1, 0.4, -0.1)
    getattr(model, kind)("joint", *ends, orientation=al.rotation("XZ", 0.4, -0.7), **JOINTS[kind])
    return model


def moving(eom):
    return random_numbers(eom.kinematics, seed=3)


@pytest.mark.parametrize("kind", JOINTS)
def test_action_is_reaction(kind):
    """At one point for both bodies: where the joint's points part, the moment of the force makes up the difference."""
    model = pair(kind)
    on_a, on_b = reactions(model, "joint", numbers=moving)
    eom = al.derive(model, "newton-euler")
    joint = eom.model.joints["joint"]
    d = eom.kinematics.express_array(joint.b.position_array - joint.a.position_array)
    d = value(d, moving(eom))
    close(on_a["force"], -on_b["force"])
    close(on_a["torque"], -on_b["torque"] - np.cross(d, on_b["force"]))
    assert np.linalg.norm(on_a["force"]) > 0.1


@pytest.mark.parametrize("kind", FREE)
def test_nothing_along_the_free_directions(kind):
    on_b = reactions(pair(kind), "joint", numbers=moving)[1]
    forces, torques = FREE[kind]
    close(on_b["force_in_joint"][forces], np.zeros(len(forces)))
    close(on_b["torque_in_joint"][torques], np.zeros(len(torques)))
    close(np.linalg.norm(on_b["force_in_joint"]), np.linalg.norm(on_b["force"]))
    close(np.linalg.norm(on_b["torque_in_joint"]), np.linalg.norm(on_b["torque"]))


def test_a_screw_turns_its_thrust_into_a_torque():
    """The power of a frictionless screw vanishes: thrust x pitch / (2 pi) + torque = 0 along the axis."""
    on_b = reactions(pair("screw"), "joint", numbers=moving)[1]
    thrust, torque = on_b["force_in_joint"][2], on_b["torque_in_joint"][2]
    close(thrust * 0.3 / (2 * np.pi) + torque, 0)
    assert abs(thrust) > 0.01


def test_a_universal_joint_holds_the_torque_across_both_its_axes():
    model = pair("universal")
    on_b = reactions(model, "joint", numbers=moving)[1]
    eom = al.derive(model, "newton-euler")
    kin, joint, numbers = eom.kinematics, eom.model.joints["joint"], moving(eom)
    first = value(kin.express_array(joint.a.frame.axis(*joint.axis).vector_array), numbers)
    second = value(kin.express_array(joint.on_b(np.array(joint.axis_b)).vector_array), numbers)
    close([on_b["torque"] @ first, on_b["torque"] @ second], [0, 0])
    close(first @ second, 0)
    assert np.linalg.norm(on_b["torque"]) > 1e-3


@pytest.mark.parametrize("kind", JOINTS)
def test_newton_and_euler_hold_for_the_last_body(kind):
    """m a = weight + force, and J w' + w x J w = torque + arm x force, about the centre of mass in body axes."""
    model = pair(kind)
    on_b = reactions(model, "joint", numbers=moving)[1]
    eom = al.derive(model, "newton-euler")
    numbers = moving(eom)
    du, _ = solved(eom, numbers)
    a, dw = du[6:9], du[9:12]  # the speeds are those of A, then of B
    motion = eom.kinematics.motions[1]
    R, w = value(motion.R, numbers), value(motion.w, numbers)
    inertia, arm = np.diag([0.25, 0.2, 0.3]), np.array([0.1, 0.4, -0.1]) - [0.1, 0.2, -0.1]
    close(0.8 * a, 0.8 * np.array([1, -2, -9.8]) + on_b["force"])
    moment = R.T @ on_b["torque"] + np.cross(arm, R.T @ on_b["force"])
    close(inertia @ dw + np.cross(w, inertia @ w), moment)


# --- refusals -------------------------------------------------------------------------------------------------------


def test_reactions_are_those_of_newton_euler():
    model = pair("revolute")
    with pytest.raises(DerivationError, match="newton-euler"):
        al.joint_reactions(al.derive(model, "lagrange"), "joint")
    with pytest.raises(DerivationError, match="'hinge'"):
        al.joint_reactions(al.derive(model, "newton-euler"), "hinge")


def test_multipliers_of_dependent_constraints_have_the_least_norm() -> None:
    """One constraint twice, as Phi and 2 Phi: lambda is along (1, 2), with lambda_1 + 2 lambda_2 = m g."""
    model = al.Model("twice")
    body = model.body("body", mass=2, inertia=1, plane="xy")
    model.gravity((0, -9.81, 0))
    model.constrain("one", body.position.dot((0, 1, 0)))
    model.constrain("two", 2 * body.position.dot((0, 1, 0)))
    run = al.simulate(model, 1.0, initial={"body.x'": 1.0}, method="lagrange", samples=3)
    assert run.multipliers == pytest.approx(np.tile([2 * 9.81 / 5, 4 * 9.81 / 5], (4, 1)), abs=1e-10)


@pytest.mark.parametrize("shape", [(3, 6), (8, 9), (14, 15), (20, 12), (0, 3)], ids=str)
def test_multipliers_of_many_states_are_those_of_each(shape: tuple[int, int]) -> None:
    """Independent rows of any size, and among them states whose rows are dependent, nearly dependent or zero."""
    random = np.random.default_rng(7)
    matrices = random.normal(size=(12, *shape)) * 10.0 ** random.uniform(-3, 3, size=(12, shape[0], 1))
    if shape[0]:
        matrices[3, 1] = 2 * matrices[3, 0]
        matrices[5, 1] = matrices[5, 0] * (1 + 1e-8)
        matrices[8, -1] = 0.0
    forces = np.einsum("tkx,tk->tx", matrices, random.normal(size=(12, shape[0])))
    sizes = np.ones(shape[1])
    found = multipliers_at(matrices, forces, sizes)
    for A, force, lam in zip(matrices, forces, found, strict=True):
        close(lam, rows_of(A, sizes).multipliers(force) if shape[0] else lam)
        close(A.T @ lam, force)


def test_singular_states_among_others_are_found_one_by_one() -> None:
    """A triangle with an exact zero, which has no inverse, does not spoil the states beside it."""
    matrices = np.array([[[1.0, 0.0, 0.0], [0.0, 2.0, 0.0]], [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]])
    found = multipliers_at(matrices, np.array([[3.0, 4.0, 0.0], [2.0, 0.0, 0.0]]), np.ones(3))
    close(found, [[3.0, 2.0], [1.0, 1.0]])


def test_reactions_of_other_values_differentiate_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rows are at the level of bodies does not depend on values: it is found once for a model."""
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    model = four_bar()
    first = al.simulate(model, 0.1, initial=start, samples=3).reaction("O3").force
    monkeypatch.delattr("alembert.mechanism.reactions.jacobian")
    double = {name: 2 * value for name, value in model.values.items() if name.startswith(("m", "I"))}
    second = al.simulate(model, 0.1, initial=start, parameters=double, samples=3).reaction("O3").force
    np.testing.assert_allclose(second, 2 * first, rtol=1e-6)  # with twice the masses all forces are twice as large
