"""The equations that the d'Alembert lecture notes (3D rigid bodies) print, against our models.

The notes are handwritten. Two of their slips may be slips of the reading and not of the hand: the second dots over
omega in Euler's equations, and phi'' for theta'' in the first of two copies of H'; the other copy of each is right.
"""

import sympy as sp
from sympy import Matrix, Rational, cos, diag, sin, symbols

import alembert as al
from alembert.examples import free_body, rod_on_pole, three_body_arm
from by_hand import accelerations, body_angular_velocity, prime, rates, time_derivative, turn
from equality import identical

# --- Euler's equations and the intermediate axis ---------------------------------------------------------------------

I_xx, I_yy, I_zz = symbols("I_xx I_yy I_zz")
wx, wy, wz = spin = symbols("body.w1 body.w2 body.w3")
M_x, M_y, M_z = symbols("M_x M_y M_z")


def printed_euler(rate: Matrix) -> Matrix:
    """The right side of Euler's equations in principal axes, as the summary prints them."""
    return Matrix(
        [
            I_xx * rate[0] + (I_zz - I_yy) * wz * wy,
            I_yy * rate[1] + (I_xx - I_zz) * wx * wz,
            I_zz * rate[2] + (I_yy - I_xx) * wx * wy,
        ]
    )


def pushed_body() -> al.Model:
    """The free body with a moment of components M_x, M_y, M_z in its own axes."""
    model = free_body()
    body = model.bodies["body"]
    moments = [model.input(name) for name in ("M_x", "M_y", "M_z")]
    axes = (body.e1.vector, body.e2.vector, body.e3.vector)
    model.torque("push", body, axes[0] * moments[0] + axes[1] * moments[1] + axes[2] * moments[2])
    return model


def test_eulers_equations_in_principal_axes():
    """M = I w' + w x I w. One page prints w'' where w' is meant (the summary page has w')."""
    eom = al.derive(pushed_body(), "newton-euler")
    rate = Matrix([prime(w) for w in spin])
    upright = {sp.Symbol(f"body.e{k}"): int(k == 0) for k in range(4)}  # a moment in body axes is the same at any turn
    left = (eom.mass_matrix * Matrix(eom.accelerations) - eom.forcing)[3:, :].subs(upright)
    w, inertia = Matrix(spin), diag(I_xx, I_yy, I_zz)
    assert identical(printed_euler(rate), inertia * rate + w.cross(inertia * w))
    assert identical(left, printed_euler(rate) - Matrix([M_x, M_y, M_z]))


def test_constant_rotation_about_each_principal_axis():
    still = Matrix([0, 0, 0])
    for axis in range(3):
        constant = {w: sp.Integer(k == axis) for k, w in enumerate(spin)}
        assert printed_euler(still).subs(constant) == still


def test_linearization_about_a_constant_rotation():
    """The three printed equations, by differentiating our own free accelerations."""
    eom = al.derive(free_body(), "newton-euler")
    rate = (eom.mass_matrix.LUsolve(eom.forcing))[3:, :]
    change = symbols("dw_x dw_y dw_z")
    linear = rate.jacobian(spin) * Matrix(change)
    dx, dy, dz = change
    printed = Matrix(
        [
            (I_yy - I_zz) / I_xx * (dz * wy + wz * dy),
            (I_zz - I_xx) / I_yy * (dx * wz + wx * dz),
            (I_xx - I_yy) / I_zz * (dx * wy + wx * dy),
        ]
    )
    assert identical(linear, printed)


def test_intermediate_axis_is_unstable():
    eom = al.derive(free_body(), "newton-euler")
    rate = (eom.mass_matrix.LUsolve(eom.forcing))[3:, :]
    about_y = rate.jacobian(spin).subs({wx: 0, wy: 1, wz: 0})
    A = about_y.extract([0, 2], [0, 2])
    assert identical(about_y[1, :], sp.zeros(1, 3))
    assert identical(A, Matrix([[0, (I_yy - I_zz) / I_xx], [(I_xx - I_yy) / I_zz, 0]]))
    assert A.trace() == 0
    assert identical(A.det(), (I_zz - I_yy) / I_xx * (I_xx - I_yy) / I_zz)
    values = A.subs({I_xx: 1, I_yy: 2, I_zz: Rational(5, 2)}).eigenvals()
    assert max(values) > 0


# --- the three-body arm: generalized forces of moments ---------------------------------------------------------------

q1, q2, q3 = q = symbols("q1 q2 q3")
tau_i, tau_e = symbols("tau_i tau_e")


def test_generalized_forces_of_the_three_body_arm():
    forces = al.derive(three_body_arm(), "lagrange").terms["Q"]
    assert identical(forces, Matrix([-tau_e * cos(q2 + q3), 0, tau_i]))


def test_the_three_body_arms_bodies_are_misnamed_in_its_text():
    """The text has tau_i act from L1 on L2 and tau_e on L2; the moments M2 = -tau_i k, M3 = tau_i k - tau_e j3 and
    the printed results mean from L2 on L3, and on L3. By hand both ways, with the helper M2Q of the notes."""
    turns = [turn("Y", q1), turn("Y", q1) * turn("Z", q2), turn("Y", q1) * turn("Z", q2 + q3)]
    spins = [body_angular_velocity(R, q) for R in turns]
    k, j = Matrix([0, 0, 1]), Matrix([0, 1, 0])
    meant = [Matrix([0, 0, 0]), -tau_i * k, tau_i * k - tau_e * j]
    written = [-tau_i * k, tau_i * k - tau_e * j, Matrix([0, 0, 0])]

    def force(moments: list[Matrix]) -> Matrix:
        return sum((al.M2Q(M, w, rates(q)) for M, w in zip(moments, spins, strict=True)), sp.zeros(3, 1))

    printed = Matrix([-tau_e * cos(q2 + q3), 0, tau_i])
    assert identical(force(meant), printed)
    assert not identical(force(written), printed)


# --- the rod on a turning pole ---------------------------------------------------------------------------------------

m, L, g, phi, theta = symbols("m L g phi theta")
J, torque = symbols("J tau_e")
turning = [phi, theta]
dphi, dtheta = rates(turning)
ddphi, ddtheta = accelerations(turning)
THIN = {J: 0}  # the notes' rod has no inertia about its own axis
H_RATE = m * L**2 / 3 * Matrix([ddtheta - cos(theta) * sin(theta) * dphi**2, sin(theta) * ddphi, 0])
H_RATE += m * L**2 / 3 * Matrix([0, 2 * cos(theta) * dtheta * dphi, 0])


def test_rate_of_the_rods_angular_momentum():
    """H' about the hinge in the rod's axes; one of its copies prints phi'' for theta'' in its first row."""
    spin_of_rod = body_angular_velocity(turn("Z", phi) * turn("X", theta), turning)
    pole_axis = turn("X", theta).T * Matrix([0, 0, 1])
    H = diag(m * L**2 / 3, m * L**2 / 3, 0) * spin_of_rod
    by_hand = time_derivative(H, turning) + spin_of_rod.cross(H)
    assert identical(pole_axis, Matrix([0, sin(theta), cos(theta)]))
    assert identical(spin_of_rod, dphi * pole_axis + Matrix([dtheta, 0, 0]))
    assert identical(by_hand, H_RATE)
    slip = m * L**2 / 3 * Matrix([ddphi - ddtheta, 0, 0])
    assert not identical(by_hand, H_RATE + slip)


def test_inertial_generalized_forces_of_the_rod_on_the_pole():
    terms = al.derive(rod_on_pole(), "kane").terms
    Q_phi = (I_zz + m * (L * sin(theta)) ** 2 / 3) * ddphi + 2 * m * L**2 / 3 * sin(theta) * cos(theta) * dtheta * dphi
    Q_theta = m * L**2 / 3 * (ddtheta - cos(theta) * sin(theta) * dphi**2)
    assert identical(-terms["Fr*"].subs(THIN), Matrix([Q_phi, Q_theta]))
    along_pole = Matrix([0, sin(theta), cos(theta)])
    assert identical(H_RATE.dot(along_pole) + I_zz * ddphi, Q_phi)
    assert identical(H_RATE[0], Q_theta)


def test_applied_generalized_forces_of_the_rod_on_the_pole():
    terms = al.derive(rod_on_pole(), "kane").terms
    assert identical(terms["Fr"], Matrix([cos(theta) * torque, -m * g * L / 2 * sin(theta)]))
    V = -m * g * L / 2 * cos(theta)
    height = symbols("h") * m * g
    energy = al.derive(rod_on_pole(), "lagrange").terms["V"]
    assert identical(energy.diff(theta), V.diff(theta))
    assert identical(energy.subs(theta, sp.pi / 2).diff(symbols("m")), height / m)


def test_equations_of_motion_of_the_rod_on_the_pole():
    eom = al.derive(rod_on_pole(), "kane")
    ours = (eom.mass_matrix * Matrix([ddphi, ddtheta]) - eom.forcing).subs(THIN)
    around = (I_zz + m * (L * sin(theta)) ** 2 / 3) * ddphi + 2 * m * L**2 / 3 * sin(theta) * cos(theta) * dtheta * dphi
    swing = m * L**2 / 3 * (ddtheta - cos(theta) * sin(theta) * dphi**2)
    assert identical(ours, Matrix([around - torque * cos(theta), swing + m * g * L / 2 * sin(theta)]))


def test_equations_of_motion_with_a_massless_pole():
    """The first page: no inertia of the pole, no torque; Euler's equation along i_B and along the pole's axis."""
    eom = al.derive(rod_on_pole(), "kane")
    ours = (eom.mass_matrix * Matrix([ddphi, ddtheta]) - eom.forcing).subs(THIN | {I_zz: 0, torque: 0})
    around = m * L**2 / 3 * (sin(theta) ** 2 * ddphi + 2 * cos(theta) * sin(theta) * dphi * dtheta)
    swing = m * L**2 / 3 * (ddtheta - cos(theta) * sin(theta) * dphi**2) + m * g * L / 2 * sin(theta)
    assert identical(ours, Matrix([around, swing]))


# --- the MATLAB helpers ----------------------------------------------------------------------------------------------


def test_F2Q_and_M2Q_give_the_generalized_forces_of_the_rod():
    R = turn("Z", phi) * turn("X", theta)
    center = R * Matrix([0, 0, -L / 2])
    weight = al.F2Q(Matrix([0, 0, -m * g]), center, turning)
    push = al.M2Q(Matrix([0, 0, torque]), body_angular_velocity(R, turning), [dphi, dtheta])
    assert identical(weight + push, Matrix([cos(theta) * torque, -m * g * L / 2 * sin(theta)]))
