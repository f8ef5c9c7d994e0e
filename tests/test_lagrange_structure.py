"""The parts of Lagrange's equations against their definitions, and the power balance, at random states."""

import numpy as np
import pytest

import alembert as al
from alembert.description import TIME
from alembert.expressions.arrays import time_derivatives
from alembert.expressions.evaluation import evaluate
from random_mechanisms import STEADY_LOADS, random_mechanism
from states import body_accelerations, random_numbers, solved, value

ROUNDING = 1e-12  # relative to the largest entry: sums of some hundred products
STEP = 1e-5  # central differences, with an error of STEP^2 / 6 times a third derivative and rounding 1e-16 / STEP
DIFFERENCE = 1e-7  # relative: third derivatives are up to some hundred times the values


def chain(kind, **options):
    """Two spatial bodies on joints of one kind, the second joint walked backward, with loads that do not depend on time."""
    model = al.Model(f"{kind} chain")
    model.gravity((1, 2, -9.8))
    A = model.body("A", mass=1.3, inertia=(0.2, 0.3, 0.4), center=(0.1, 0, 0.2))
    B = model.body("B", mass=0.7, inertia=((0.2, 0.01, 0.02), (0.01, 0.3, 0.03), (0.02, 0.03, 0.25)))
    getattr(model, kind)("one", model.ground.point(), A.point(0.3, 0.1, 0), **names(options, "1"))
    getattr(model, kind)("two", B.point(0.1, 0.4, -0.1), A.point(-0.3, 0.2, 0.1), **names(options, "2"))
    model.spring("spring", model.ground.point(1, 1, 1), B.point(0, 0, 0.2), stiffness=3, length=0.4, damping=0.3)
    model.force("push", B.point(0.2, 0, 0), (0.3, -0.2, 0.5), frame=A)
    return model


def names(options, suffix):
    """Names of angles are used once."""
    angles = options.get("angles")
    return options | {"angles": (angles[0], *(k + suffix for k in angles[1:]))} if angles else options


SYSTEMS = {
    "Euler parameters": lambda: chain("spherical"),
    "Euler parameters, six freedoms": lambda: chain("free"),
    "Euler angles": lambda: chain("spherical", angles=("ZXZ", "a", "b", "c")),
    "universal joints": lambda: chain("universal", axis=(1, 0, 0), axis_b=(0, 1, 0)),
    "screws": lambda: chain("screw", axis=(1, 2, 2), pitch=0.7),
    "in a plane": lambda: random_mechanism(5, bodies=3, plane="zx", loads=STEADY_LOADS),
    "in space": lambda: random_mechanism(2, bodies=3, loads=STEADY_LOADS),
    "with a loop": lambda: random_mechanism(1, "rod", bodies=2, loads=STEADY_LOADS),
}


@pytest.fixture(scope="module", params=SYSTEMS, ids=str)
def system(request):
    """The equations, and a random state that obeys the constraints."""
    eom = al.derive(SYSTEMS[request.param](), "lagrange")
    return eom, random_numbers(eom.kinematics, seed=4)


def term(eom, name, numbers):
    return value(eom.terms[name], numbers)


def speeds(eom, numbers):
    return np.array([numbers[u] for u in eom.u])


def moved(eom, numbers, time, du=None):
    """The numbers a short time later: q + q' t, u + u' t."""
    q, u = np.array([numbers[s] for s in eom.q]), speeds(eom, numbers)
    rate = evaluate(eom.coordinate_rates, numbers)
    later = numbers | dict(zip(eom.q, q + time * rate, strict=True)) | {TIME: numbers[TIME] + time}
    return later if du is None else later | dict(zip(eom.u, u + time * du, strict=True))


def close(found, expected, tolerance=ROUNDING):
    scale = max(1.0, np.abs(expected).max(initial=0.0))
    np.testing.assert_allclose(found, expected, rtol=0, atol=tolerance * scale)


def test_mass_matrix_is_symmetric_and_positive_definite(system):
    eom, numbers = system
    M = term(eom, "M", numbers)
    close(M, M.T)
    assert np.linalg.eigvalsh(M)[0] > 0


def test_kinetic_energy_is_the_quadratic_form_of_the_mass_matrix(system):
    eom, numbers = system
    u, M = speeds(eom, numbers), term(eom, "M", numbers)
    close(term(eom, "T", numbers), u @ M @ u / 2)
    close(term(eom, "momenta", numbers).ravel(), M @ u)


def test_kinetic_energy_against_the_poses_of_the_bodies(system):
    """T = sum of m v.v / 2 + w.J w / 2, with v and w from the poses by central differences."""
    eom, numbers = system
    later, sooner = (moved(eom, numbers, t) for t in (STEP, -STEP))
    T = 0.0
    for motion in eom.kinematics.motions:
        v, R_rate = ((evaluate(x, later) - evaluate(x, sooner)) / (2 * STEP) for x in (motion.r, motion.R))
        spin = evaluate(motion.R, numbers).T @ R_rate
        w = np.array([spin[2, 1], spin[0, 2], spin[1, 0]])
        T += float(value(motion.body.mass, numbers)) * v @ v / 2 + w @ value(motion.body.J, numbers) @ w / 2
    close(term(eom, "T", numbers), T, DIFFERENCE)


def test_mass_matrix_rate_less_twice_the_christoffel_matrix_is_skew(system):
    eom, numbers = system
    N = evaluate(time_derivatives(eom.M, eom.kinematics.rates), numbers) - 2 * term(eom, "C", numbers)
    assert np.abs(N).max() > 1e-3  # not skew because it vanishes
    close(N + N.T, np.zeros_like(N), ROUNDING * np.abs(N).max())


def test_christoffel_matrix_gives_the_quadratic_part_of_the_forcing(system):
    eom, numbers = system
    rest = term(eom, "Q", numbers) - term(eom, "G", numbers)
    close(term(eom, "C", numbers) @ speeds(eom, numbers), rest.ravel() - evaluate(eom.f, numbers))


def test_the_quadratic_part_is_homogeneous_of_degree_two(system):
    eom, numbers = system
    u = speeds(eom, numbers)
    double = numbers | dict(zip(eom.u, 2 * u, strict=True))
    close(term(eom, "C", double) @ (2 * u), 4 * term(eom, "C", numbers) @ u)


def test_conservative_forces_are_the_gradient_of_the_potential(system):
    """G_k is the slope of V along the motion q' = N e_k, by central differences."""
    eom, numbers = system
    V, slopes = eom.terms["V"], []
    for u in eom.u:
        along = numbers | dict.fromkeys(eom.u, 0.0) | {u: 1.0}
        ends = [value(V, moved(eom, along, t)) for t in (STEP, -STEP)]
        slopes.append((ends[0] - ends[1]) / (2 * STEP))
    close(term(eom, "G", numbers).ravel(), np.array(slopes), DIFFERENCE)


def test_energy_changes_by_the_power_of_the_other_forces(system):
    """d(T + V)/dt along the motion, by central differences, is the power Q.u of what has no potential."""
    eom, numbers = system
    du, _ = solved(eom, numbers)
    ends = [sum(value(eom.terms[k], moved(eom, numbers, t, du)) for k in ("T", "V")) for t in (STEP, -STEP)]
    rate = (ends[0] - ends[1]) / (2 * STEP)
    power = term(eom, "Q", numbers).ravel() @ speeds(eom, numbers)
    scale = np.abs(term(eom, "G", numbers).ravel() * speeds(eom, numbers)).sum()
    assert abs(power) > 1e-3  # some power there is
    close(rate / scale, power / scale, DIFFERENCE)


# --- powers by hand -------------------------------------------------------------------------------------------------


def loaded():
    """A double pendulum in space with one load of each kind that has no potential."""
    model = al.Model("loaded")
    A = model.body("A", mass=1.3, inertia=(0.2, 0.3, 0.4))
    B = model.body("B", mass=0.7, inertia=(0.2, 0.3, 0.25))
    model.spherical("ball", model.ground.point(), A.point(0.3, 0.1, 0))
    hinge = model.revolute("hinge", A.point(-0.3, 0.2, 0.1), B.point(0.1, 0.4, -0.1), axis=(1, 2, 2))
    return model, A, B, hinge


def power(model):
    """The power d(T + V)/dt at a random state, its numbers, and the kinematics."""
    eom = al.derive(model, "lagrange")
    numbers = random_numbers(eom.kinematics, seed=1)
    X, rates = evaluate(eom.kinematics.body_velocity, numbers), body_accelerations(eom, numbers)
    masses = [1.3] * 3 + [0.2, 0.3, 0.4] + [0.7] * 3 + [0.2, 0.3, 0.25]
    return float(np.sum(np.array(masses) * X * list(rates.values()))), numbers, eom.kinematics


def test_power_of_a_force_is_force_times_velocity_of_its_point():
    model, A, B, _ = loaded()
    point = B.point(0.2, 0, 0.1)
    model.force("push", point, (1, 2, 3), frame=A)
    found, numbers, kin = power(model)
    v = value([kin.express(c) for c in point.velocity_array], numbers)
    R = value(kin.express_array(A.R), numbers)
    close(found, v @ R @ [1, 2, 3])


def test_power_of_a_torque_between_bodies_is_torque_times_relative_spin():
    model, A, B, _ = loaded()
    model.torque("twist", B, (1, 2, 3), reaction=A)
    found, numbers, kin = power(model)
    spins = [value(kin.express_array(body.angular_velocity.components), numbers) for body in (A, B)]
    close(found, (spins[1] - spins[0]) @ [1, 2, 3])


def test_power_of_a_joint_torque_is_torque_times_speed():
    model, _, _, hinge = loaded()
    model.torque("motor", hinge, 2.5)
    found, numbers, _ = power(model)
    close(found, 2.5 * numbers[hinge.speed_symbols[0]])


def test_power_of_a_damper_is_lost():
    model, _, B, _ = loaded()
    a, b = model.ground.point(1, 1, 1), B.point(0, 0, 0.2)
    model.damper("damper", a, b, damping=0.7)
    found, numbers, kin = power(model)
    d, v = (value(kin.express_array(x), numbers) for x in (b.position_array - a.position_array, b.velocity_array))
    close(found, -0.7 * (d @ v) ** 2 / (d @ d))
    assert found < 0


def test_power_of_a_driving_constraint_is_its_force_times_its_rate():
    """A hinge driven as f(t): d(T + V)/dt is the multiplier times f'(t)."""
    model, _, _, hinge = loaded()
    model.constrain("drive", hinge.coordinate - model.time**2)
    eom = al.derive(model, "lagrange")
    found, numbers, _ = power(model)
    _, lam = solved(eom, numbers)
    close(found, float(lam[0]) * 2 * numbers[TIME])
    assert abs(found) > 1e-3
