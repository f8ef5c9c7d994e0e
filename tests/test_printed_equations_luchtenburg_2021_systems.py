"""The equations that Luchtenburg et al. (2021) print in section 4, for the sleigh and the rotary pendulum.

"A projection-based derivation of the equations of motion for the moving frame method", IMECE2021-72324. Where the
print is wrong, the test says which term, holds the corrected equation, and shows that the printed one fails.
"""

from sympy import Matrix, cos, diag, eye, sin, symbols, zeros

import alembert as al
from alembert.examples import chaplygin_sleigh, rotary_pendulum
from by_hand import body_angular_velocity, lagrange, prime, skew, turn
from equality import identical

g, theta = symbols("g theta")
dtheta, ddtheta = prime(theta), prime(theta, 2)


# --- section 4.1: the Chaplygin sleigh, eqs. 52-69 -------------------------------------------------------------------

m_c, m_r, J_c, J_r, a, b, k1, k2 = symbols("m_c m_r J_c J_r a b k1 k2")
heading, delta = symbols("sleigh.angle delta")
u, w, s = symbols("u w s")


def sleigh_equations() -> al.EquationsOfMotion:
    """The projection with the essential velocities u, theta' and delta' of eq. 55."""
    model = chaplygin_sleigh()
    sleigh, hinge = model.bodies["sleigh"], model.joints["hinge"]
    forward = sleigh.point(-b, 0).velocity.dot(sleigh.e1)
    return al.derive(model, "projection", speeds={"u": forward, "w": sleigh.spin, "s": hinge.speed})


def printed_sleigh_B() -> Matrix:
    """Eq. 65."""
    c, n = cos(heading), sin(heading)
    C, N = cos(delta + heading), sin(delta + heading)
    return Matrix(
        [
            [c, -b * n, 0],
            [n, b * c, 0],
            [0, 1, 0],
            [c, -a * N - b * n, -a * N],
            [n, a * C + b * c, a * C],
            [0, 1, 1],
        ]
    )


def test_eqs_60_to_67_free_bodies_and_B():
    terms = sleigh_equations().terms
    torque = -2 * k1 * delta - 4 * k2 * delta**3  # eq. 52
    assert identical(terms["B"], printed_sleigh_B())
    assert identical(terms["M"], diag(m_c, m_c, J_c, m_r, m_r, J_r))
    assert identical(terms["D"] * terms["M"] * terms["B"] * Matrix([u, w, s]), zeros(6, 1))
    assert identical(terms["B"].T * terms["Gamma"], printed_sleigh_B().T * Matrix([0, 0, -torque, 0, 0, torque]))


def test_eqs_68_and_69_equation_of_motion():
    eom = sleigh_equations()
    turning = J_c + J_r + a**2 * m_r + 2 * a * b * m_r * cos(delta) + b**2 * m_c + b**2 * m_r
    both, rotor = J_r + a**2 * m_r + a * b * m_r * cos(delta), J_r + a**2 * m_r
    shift = -a * m_r * sin(delta)
    assert identical(eom.mass_matrix, Matrix([[m_c + m_r, shift, shift], [shift, turning, both], [shift, both, rotor]]))
    right = Matrix(
        [
            a * m_r * cos(delta) * s**2 + 2 * a * m_r * cos(delta) * s * w + a * m_r * cos(delta) * w**2
            + b * m_c * w**2 + b * m_r * w**2,
            a * b * m_r * sin(delta) * s**2 + 2 * a * b * m_r * sin(delta) * s * w - a * m_r * u * cos(delta) * w
            - b * m_c * u * w - b * m_r * u * w,
            -a * b * m_r * sin(delta) * w**2 - a * m_r * u * cos(delta) * w - 2 * k1 * delta - 4 * k2 * delta**3,
        ]
    )  # fmt: skip
    assert identical(eom.forcing, right)
    assert eom.constraint_matrix.shape[0] == 0


# --- section 4.2: the rotary pendulum, eqs. 70-90 --------------------------------------------------------------------

m_p, L_r, L_p, B_r, B_p, tau, alpha = symbols("m_p L_r L_p B_r B_p tau alpha")
J_r1, J_r2, J_r3, J_p1, J_p2, J_p3 = symbols("J_r1 J_r2 J_r3 J_p1 J_p2 J_p3")
dalpha, ddalpha = prime(alpha), prime(alpha, 2)


def printed_rotary_B() -> Matrix:
    """Eqs. 84, 80, 86 and 81, one under the other."""
    c, n, C, N = cos(theta), sin(theta), cos(alpha), sin(alpha)
    return Matrix(
        [
            [-L_r * n / 2, 0],
            [L_r * c / 2, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [1, 0],
            [-L_r * n + L_p * c * N / 2, L_p * n * C / 2],
            [L_r * c + L_p * n * N / 2, -L_p * c * C / 2],
            [0, -L_p * N / 2],
            [0, 1],
            [N, 0],
            [C, 0],
        ]
    )


def test_eqs_70_to_86_B():
    R1, R2 = turn("Z", theta), turn("Z", theta) * turn("X", alpha)
    spin = Matrix([0, 0, dtheta])
    assert identical(body_angular_velocity(R1, [theta, alpha]), spin)  # eq. 77
    relative = turn("X", alpha).T * spin + Matrix([dalpha, 0, 0])  # eqs. 78, 79 and 81
    assert identical(body_angular_velocity(R2, [theta, alpha]), relative)
    assert identical(al.derive(rotary_pendulum(), "projection").terms["B"], printed_rotary_B())
    center_1, center_2 = (
        R1[:, 0] * L_r / 2,
        R1[:, 0] * L_r + R2[:, 2] * L_p / 2,
    )  # eqs. 82 and 85 (which says C_1 twice)
    assert identical(center_1.jacobian([theta, alpha]), printed_rotary_B()[0:3, :])  # eq. 84
    assert identical(center_2.jacobian([theta, alpha]), printed_rotary_B()[6:9, :])  # eq. 86


def test_eq_42_and_the_dot_that_its_repetition_before_eq_87_has_lost():
    """B^T M (B' q' + B q'') = B^T Q is repeated with B q' for B' q' (perhaps lost in the reading), and X' = B q."""
    eom = al.derive(rotary_pendulum(), "projection")
    M, D, B, dB, Gamma, Q = (eom.terms[name] for name in ("M", "D", "B", "B'", "Gamma", "Q"))
    speed, acceleration = Matrix([dtheta, dalpha]), Matrix([ddtheta, ddalpha])
    ours = eom.mass_matrix * acceleration - eom.forcing
    assert identical(ours, B.T * M * B * acceleration + B.T * (M * dB + D * M * B) * speed - B.T * Gamma)
    assert identical(ours, B.T * M * (dB * speed + B * acceleration) - B.T * Q)
    assert not identical(ours, B.T * M * (B * speed + B * acceleration) - B.T * Q)


def test_eqs_87_to_89_M_D_and_gamma():
    terms = al.derive(rotary_pendulum(), "projection").terms
    spin_1, spin_2 = Matrix([0, 0, dtheta]), Matrix([dalpha, sin(alpha) * dtheta, cos(alpha) * dtheta])
    D = diag(zeros(3), skew(spin_1), zeros(3), skew(spin_2))
    M = diag(m_r * eye(3), diag(J_r1, J_r2, J_r3), m_p * eye(3), diag(J_p1, J_p2, J_p3))
    on_arm = [0, 0, -m_r * g, B_p * dalpha, 0, tau - B_r * dtheta]
    on_pendulum = [0, 0, -m_p * g, -B_p * dalpha, 0, 0]
    assert identical(terms["M"], M)
    assert identical(terms["D"], D)
    assert identical(terms["Gamma"], Matrix(on_arm + on_pendulum))
    assert identical(terms["Q"], terms["Gamma"] - D * M * terms["B"] * Matrix([dtheta, dalpha]))  # eq. 37


def test_eq_90a():
    eom = al.derive(rotary_pendulum(), "projection")
    inertia = J_p2 * sin(alpha) ** 2 + J_p3 * cos(alpha) ** 2 + J_r3 + L_p**2 * m_p * sin(alpha) ** 2 / 4
    inertia += L_r**2 * m_p + L_r**2 * m_r / 4
    coupling = L_p * L_r * m_p / 2
    left = coupling * (sin(alpha) * dalpha**2 - cos(alpha) * ddalpha) + inertia * ddtheta
    left += (J_p2 - J_p3 + L_p**2 * m_p / 4) * sin(2 * alpha) * dalpha * dtheta
    ours = (eom.mass_matrix * Matrix([ddtheta, ddalpha]) - eom.forcing)[0]
    assert identical(ours, left - (-B_r * dtheta + tau))


def test_eq_90b_lacks_the_term_of_the_principal_inertias():
    """Eq. 90b lacks -(J_p2 - J_p3) sin(2 alpha) theta'^2 / 2, the partner of the same bracket in eq. 90a.

    By hand: the turning energy (J_p2 sin^2 + J_p3 cos^2) theta'^2 / 2 has that derivative in alpha. The print holds
    where J_p2 = J_p3, so its remark that it agrees with other work for J_p2 = J_p3 = 0 could not show the loss.
    """
    eom = al.derive(rotary_pendulum(), "projection")
    left = -(L_p**2) * m_p * sin(2 * alpha) / 8 * dtheta**2 - L_p * L_r * m_p * cos(alpha) / 2 * ddtheta
    left += (J_p1 + L_p**2 * m_p / 4) * ddalpha
    printed = left - (-B_p * dalpha + L_p * m_p * g / 2 * sin(alpha))
    energy = (J_p2 * sin(alpha) ** 2 + J_p3 * cos(alpha) ** 2) * dtheta**2 / 2
    missing = -energy.diff(alpha)
    ours = (eom.mass_matrix * Matrix([ddtheta, ddalpha]) - eom.forcing)[1]
    assert identical(missing, -(J_p2 - J_p3) * sin(2 * alpha) * dtheta**2 / 2)
    assert identical(ours, printed + missing)
    assert not identical(ours, printed)
    assert identical(ours.subs(J_p2, J_p3), printed)


def test_eq_90_from_the_energy_by_hand():
    """The mass matrix and the corrected eqs. 90, without the projection: Lagrange's equations of eqs. 82 and 85."""
    motion = printed_rotary_B() * Matrix([dtheta, dalpha])
    M = diag(m_r * eye(3), diag(J_r1, J_r2, J_r3), m_p * eye(3), diag(J_p1, J_p2, J_p3))
    L = (motion.T * M * motion)[0] / 2 - m_p * g * L_p / 2 * cos(alpha)
    left = lagrange(L, [theta, alpha])
    eom = al.derive(rotary_pendulum(), "lagrange")
    ours = eom.mass_matrix * Matrix([ddtheta, ddalpha]) - eom.forcing
    assert identical(ours, left - Matrix([tau - B_r * dtheta, -B_p * dalpha]))
