"""The equations that Luchtenburg, Shah, Impelluso & Rykkje (2021) print, against our models: sections 2 and 3.

"A projection-based derivation of the equations of motion for the moving frame method", IMECE2021-72324. Where the
print is wrong, the test says which term, holds the corrected equation, and shows that the printed one fails.
"""

from sympy import Matrix, cos, diag, eye, sin, sqrt, symbols, zeros

import alembert as al
from alembert.examples import simple_pendulum
from by_hand import prime, skew, time_derivative, turn
from equality import identical

m, g, ell, theta = symbols("m g ell theta")
dtheta, ddtheta = prime(theta), prime(theta, 2)


# --- section 2: the simple pendulum, eqs. 1-26 -----------------------------------------------------------------------


def test_eqs_5_to_9_and_12_kinematics():
    R = turn("Z", theta)
    e1, e2 = R[:, 0], R[:, 1]
    assert identical(R.T * time_derivative(R, [theta]), skew(Matrix([0, 0, 1])) * dtheta)  # eqs. 4 and 5
    assert identical(time_derivative(e1, [theta]), e2 * dtheta)  # eq. 6
    assert identical(time_derivative(e2, [theta]), -e1 * dtheta)
    velocity = time_derivative(ell * e1, [theta])  # eqs. 7 and 12
    acceleration = ell * ddtheta * e2 - ell * dtheta**2 * e1
    terms = al.derive(simple_pendulum(), "projection").terms
    assert identical(velocity, ell * dtheta * e2)  # eq. 8
    assert identical(time_derivative(velocity, [theta]), acceleration)  # eq. 9
    assert identical(terms["B"] * ddtheta + terms["B'"] * dtheta, acceleration)


def test_eqs_11_and_13_free_particle_and_B():
    terms = al.derive(simple_pendulum(), "projection").terms
    assert identical(terms["M"], diag(m, m, m))
    assert identical(terms["Gamma"], Matrix([m * g, 0, 0]))
    assert identical(terms["B"], Matrix([-ell * sin(theta), ell * cos(theta), 0]))
    assert identical(terms["B'"], time_derivative(terms["B"], [theta]))


def test_eqs_10_and_16_equation_of_motion():
    eom = al.derive(simple_pendulum(), "projection")
    B, M, F = eom.terms["B"], eom.terms["M"], eom.terms["Gamma"]
    printed_16 = B.T * M * B * ddtheta + B.T * M * eom.terms["B'"] * dtheta - B.T * F
    printed_10 = m * ell * ddtheta + m * g * sin(theta)
    ours = eom.mass_matrix * ddtheta - eom.forcing
    assert identical(ours, printed_16)
    assert identical(ours, Matrix([ell * printed_10]))


def on_a_circle() -> al.Model:
    """The pendulum as section 2.2 has it first: a free particle, and the constraint x1^2 + x2^2 = ell^2."""
    model = al.Model("particle on a circle")
    mass, length, gravity = model.parameters(m=1.0, ell=1.0, g=9.81)
    bob = model.particle("bob", mass=mass, plane="xy")
    model.constrain("circle", bob.x**2 + bob.y**2 - length**2)
    model.gravity((gravity, 0, 0))
    return model


def test_eqs_18_19_and_23_constraint_force():
    eom = al.derive(on_a_circle(), "udwadia-kalaba")
    x1, x2 = eom.coordinates
    A, b = Matrix([[x1, x2]]), Matrix([-(prime(x1) ** 2) - prime(x2) ** 2])
    assert identical(eom.constraint_matrix, 2 * A)  # the paper divides the derivative of the constraint by two
    assert identical(eom.constraint_bias, 2 * b)
    M, F = eom.mass_matrix, eom.forcing
    a = M.inv() * F
    printed_23 = A.T * (A * M.inv() * A.T).inv() * (b - A * a)
    assert identical(printed_23, constraint_force(eom))
    scaled = A * M.applyfunc(sqrt).inv()
    eq_22 = scaled.T * (scaled * scaled.T).inv() * (b - A * a)
    assert identical(M.applyfunc(sqrt) * eq_22, printed_23)
    in_theta = {x1: ell * cos(theta), x2: ell * sin(theta), prime(x1): -ell * sin(theta) * dtheta}
    in_theta[prime(x2)] = ell * cos(theta) * dtheta
    tension = m * (ell * dtheta**2 + g * cos(theta))
    assert identical((A.subs(in_theta) * Matrix([-ell * sin(theta), ell * cos(theta)]))[0], 0)  # eq. 25: A B = 0
    assert identical(printed_23.subs(in_theta), -tension * Matrix([cos(theta), sin(theta)]))


def constraint_force(eom: al.EquationsOfMotion) -> Matrix:
    """A^T lambda of the record, the multipliers eliminated by A u' = b."""
    M, f, A, b = eom.mass_matrix, eom.forcing, eom.constraint_matrix, eom.constraint_bias
    inverse = M.inv()
    return A.T * (A * inverse * A.T).inv() * (b - A * inverse * f)


# --- section 3: Euler's laws and the projection, eqs. 34-51 ----------------------------------------------------------


def test_the_block_before_eq_36_prints_a_dot_too_many():
    """The print has X' = [x', w'] (omega dotted) before eq. 36; D M X' is w x J w only with X' = [x', w] (eq. 39)."""
    J = diag(*symbols("J1:4"))
    w, dw = Matrix(symbols("w1:4")), Matrix(symbols("w1' w2' w3'"))
    gyroscopic = w.cross(J * w)
    assert identical(skew(w) * J * w, gyroscopic)
    assert not identical(skew(w) * J * dw, gyroscopic)


def scaled_pendulum() -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """M, B, B' and Q of a pendulum whose masses in the two directions differ, to tell the scalings apart."""
    B = Matrix([-ell * sin(theta), ell * cos(theta)])
    return diag(m, 4 * m), B, time_derivative(B, [theta]), Matrix([m * g, 0])


def test_eq_46b_lacks_a_dot():
    """Eq. 46b prints X_s' = B_s' q' + B_s q''; the right side is the derivative of eq. 45b, so the left is X_s''.

    The constraint of eq. 40 is on velocities: it is differentiated once, not twice.
    """
    M, B, dB, _ = scaled_pendulum()
    root = M.applyfunc(sqrt)
    right = root * dB * dtheta + root * B * ddtheta
    velocity = root * B * dtheta
    assert identical(time_derivative(velocity, [theta]), right)
    assert not identical(velocity, right)


def test_eq_48_power_has_a_scaled_force_with_an_unscaled_velocity():
    """Eq. 48 prints P = X'^T Q_s; the power is X'^T Q = X_s'^T Q_s, and only that vanishes."""
    M, B, _, _ = scaled_pendulum()
    root = M.applyfunc(sqrt)
    ideal = Matrix([cos(theta), sin(theta)])  # B^T Q = 0
    scaled = root.inv() * ideal
    assert identical((B.T * ideal)[0], 0)
    assert identical((B.T * root * scaled)[0], 0)
    assert not identical((B.T * scaled)[0], 0)


def test_eqs_49_and_50_projections():
    M, B, dB, Q = scaled_pendulum()
    root = M.applyfunc(sqrt)
    B_s, dB_s, Q_s = root * B, root * dB, root.inv() * Q
    P = B_s * (B_s.T * B_s).inv() * B_s.T
    acceleration = (B.T * M * B).inv() * B.T * (Q - M * dB * dtheta)
    motion = dB_s * dtheta + B_s * acceleration
    force = motion - Q_s
    assert identical(P * motion, P * dB_s * dtheta + B_s * acceleration)
    assert identical(P * force, zeros(2, 1))  # eq. 50a with no nonideal part
    assert identical((eye(2) - P) * motion, (eye(2) - P) * dB_s * dtheta)
    assert identical(force, (eye(2) - P) * (dB_s * dtheta - Q_s))  # eq. 50b


def test_eq_51_has_the_subscript_s_where_it_must_not():
    """Eq. 51 prints B_s^T M (B_s' q' + B_s q'') = B_s^T Q and calls it the same as eq. 41, which has B throughout."""
    M, B, dB, Q = scaled_pendulum()
    root = M.applyfunc(sqrt)
    eq_41 = (B.T * M * B).inv() * B.T * (Q - M * dB * dtheta)
    B_s, dB_s = root * B, root * dB
    printed = (B_s.T * M * B_s).inv() * B_s.T * (Q - M * dB_s * dtheta)
    scaled = (B_s.T * B_s).inv() * B_s.T * (root.inv() * Q - dB_s * dtheta)
    assert identical(scaled, eq_41)  # with the scaled quantities throughout, and no M
    assert not identical(printed, eq_41)
