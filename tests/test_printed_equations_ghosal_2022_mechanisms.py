"""The equations that Ghosal (2022, NPTEL lecture 15) prints for the planar arm, the four-bar and the rolling disk.

The lecture comes as slides and as a transcript of the speech, each read by a machine; see the tests of the top.
"""

import sympy as sp
from sympy import Matrix, cos, sin, symbols, zeros

import alembert as al
from alembert.examples import four_bar, planar_arm, rolling_disk
from by_hand import accelerations, lagrange, rates, space_angular_velocity, time_derivative, turn
from equality import identical

m1, m2, m3, l0, l1, l2, l3 = symbols("m1 m2 m3 l0 l1 l2 l3")
r1, r2, r3, I1, I2, I3, g = symbols("r1 r2 r3 I1 I2 I3 g")
theta1, phi2, phi1 = q = symbols("theta1 phi2 phi1")
dtheta1, dphi2, dphi1 = speeds = rates(q)
ddtheta1, ddphi2, ddphi1 = bar_accelerations = accelerations(q)

COUPLER_SPEED = l1**2 * dtheta1**2 + r2**2 * (dtheta1 + dphi2) ** 2
COUPLER_SPEED += 2 * l1 * r2 * cos(phi2) * dtheta1 * (dtheta1 + dphi2)
KE = m1 * (r1 * dtheta1) ** 2 / 2 + I1 * dtheta1**2 / 2 + I2 * (dtheta1 + dphi2) ** 2 / 2
KE += m2 * COUPLER_SPEED / 2 + m3 * r3**2 * dphi1**2 / 2 + I3 * dphi1**2 / 2
PE = m1 * g * r1 * sin(theta1) + m2 * g * (l1 * sin(theta1) + r2 * sin(theta1 + phi2)) + m3 * g * r3 * sin(phi1)


# --- the four-bar ----------------------------------------------------------------------------------------------------


def test_energies_of_the_four_bar():
    terms = al.derive(four_bar(), "lagrange").terms
    assert identical(terms["T"], KE)
    assert identical(terms["V"], PE)


def test_lagrangian_of_the_four_bar_has_the_wrong_sign_of_m2():
    """The slide has "- m2 (...) / 2" for the coupler's kinetic energy; one slide before it is +, as it must be.

    The transcript has phi1' for phi2' beside I2.
    """
    terms = al.derive(four_bar(), "lagrange").terms
    ours = terms["T"] - terms["V"]
    assert identical(ours, KE - PE)
    assert not identical(ours, KE - PE - m2 * COUPLER_SPEED)
    assert not identical(ours, KE - PE + I2 * ((dtheta1 + dphi1) ** 2 - (dtheta1 + dphi2) ** 2) / 2)


def printed_bar_mass() -> Matrix:
    """The mass matrix [M(q)]."""
    whole = I2 + m2 * r2**2 + I1 + m2 * l1**2 + 2 * m2 * l1 * r2 * cos(phi2) + m1 * r1**2
    side, coupler = I2 + m2 * r2**2 + m2 * l1 * r2 * cos(phi2), I2 + m2 * r2**2
    return Matrix([[whole, side, 0], [side, coupler, 0], [0, 0, m3 * r3**2 + I3]])


def printed_bar_C() -> Matrix:
    """The Coriolis and centripetal terms [C(q, q')]."""
    h = m2 * l1 * r2 * sin(phi2)
    return Matrix([[-h * dphi2, -h * dtheta1 - h * dphi2, 0], [h * dtheta1, 0, 0], [0, 0, 0]])


def printed_bar_G() -> Matrix:
    """The gravity terms G(q)."""
    coupler = m2 * g * r2 * cos(theta1 + phi2)
    crank = m1 * g * r1 * cos(theta1) + m2 * g * l1 * cos(theta1)
    return Matrix([crank + coupler, coupler, m3 * g * r3 * cos(phi1)])


def test_M_C_and_G_of_the_four_bar():
    eom = al.derive(four_bar(), "lagrange")
    assert tuple(eom.coordinates) == q
    assert identical(eom.mass_matrix, printed_bar_mass())
    assert identical(eom.terms["C"], printed_bar_C())
    assert identical(eom.terms["G"], printed_bar_G())
    slope = time_derivative(printed_bar_mass(), q) - 2 * printed_bar_C()
    assert identical(slope, -slope.T)  # M' - 2 C is skew


def driven_four_bar() -> al.Model:
    """The four-bar with the three joint torques that the printed equations have on their left sides."""
    model = four_bar()
    for name, joint in (("tau_1", "O1"), ("tau_2", "O2"), ("tau_3", "O4")):
        model.torque(name, model.joints[joint], model.input(name))
    return model


def test_equations_of_the_opened_four_bar():
    """tau_3: the slide has cos(theta1) for cos(phi1); the speech, and G, have phi1."""
    eom = al.derive(driven_four_bar(), "lagrange")
    tau = Matrix(symbols("tau_1 tau_2 tau_3"))
    ours = eom.mass_matrix * Matrix(bar_accelerations) - eom.forcing
    h = m2 * l1 * r2 * sin(phi2)
    M = printed_bar_mass()
    first = (m2 * r2 * cos(theta1 + phi2) + m1 * r1 * cos(theta1) + m2 * l1 * cos(theta1)) * g
    first += M[0, 0] * ddtheta1 + M[0, 1] * ddphi2 - h * dphi2**2 - 2 * h * dtheta1 * dphi2
    second = m2 * g * r2 * cos(theta1 + phi2) + M[1, 0] * ddtheta1 + M[1, 1] * ddphi2 + h * dtheta1**2
    third = m3 * g * r3 * cos(phi1) + (m3 * r3**2 + I3) * ddphi1
    slide = m3 * g * r3 * cos(theta1) + (m3 * r3**2 + I3) * ddphi1
    sides = Matrix([first, second, third])
    assert identical(lagrange(KE - PE, q), sides)
    assert identical(ours, sides - tau)
    assert not identical(ours[2], slide - tau[2])


def printed_loop() -> Matrix:
    """The loop closure, left side less right side."""
    across = l1 * cos(theta1) + l2 * cos(theta1 + phi2) - (l0 + l3 * cos(phi1))
    up = l1 * sin(theta1) + l2 * sin(theta1 + phi2) - l3 * sin(phi1)
    return Matrix([across, up])


def printed_psi() -> Matrix:
    """The constraint matrix [Psi(q)]."""
    c, s = l2 * cos(theta1 + phi2), l2 * sin(theta1 + phi2)
    top = [-l1 * sin(theta1) - s, -s, l3 * sin(phi1)]
    return Matrix([top, [l1 * cos(theta1) + c, c, -l3 * cos(phi1)]])


def test_loop_closure_and_constraint_matrix_of_the_four_bar():
    """Ours is rocker minus coupler, so the sign of both rows is the other one."""
    eom = al.derive(four_bar(), "lagrange")
    assert identical(printed_loop().jacobian(q), printed_psi())
    assert identical(Matrix(eom.position_residuals), -printed_loop())
    assert identical(eom.constraint_matrix, -printed_psi())
    bias = -time_derivative(printed_psi(), q) * Matrix(speeds)  # Psi q'' + Psi' q' = 0; the speech has a dot too many
    assert identical(eom.constraint_bias, -bias)


def test_elimination_of_the_multipliers_of_the_four_bar():
    """M q'' = f - Psi^T (Psi M^-1 Psi^T)^-1 (Psi M^-1 f + Psi' q'), with f = tau - C q' - G."""
    values = {l0: 2, l1: 1, l2: 2, l3: 2, m1: 1, m2: 2, m3: 2, r1: 1, r2: 1, r3: 1, I1: 1, I2: 2, I3: 1, g: 10}
    at = values | {sin(theta1): 1, cos(theta1): 0, dtheta1: 1, dphi2: -1, dphi1: 2} | rational_angles()
    eom = al.derive(four_bar(), "lagrange")
    M, Psi = exact(printed_bar_mass(), at), exact(printed_psi(), at)
    f = exact(-printed_bar_C() * Matrix(speeds) - printed_bar_G(), at)
    bias = exact(time_derivative(printed_psi(), q) * Matrix(speeds), at)
    printed = M.inv() * (f - Psi.T * (Psi * M.inv() * Psi.T).inv() * (Psi * M.inv() * f + bias))
    A, b = exact(eom.constraint_matrix, at), exact(eom.constraint_bias, at)
    border = sp.BlockMatrix([[M, -A.T], [A, zeros(2, 2)]]).as_explicit()
    assert border.LUsolve(Matrix.vstack(f, b))[:3, :] == printed


def rational_angles() -> dict[sp.Expr, sp.Rational]:
    """Angles with rational sines and cosines, so that the comparison is exact."""
    three, four = sp.Rational(3, 5), sp.Rational(4, 5)
    five, twelve = sp.Rational(5, 13), sp.Rational(12, 13)
    return {sin(phi2): -four, cos(phi2): three, sin(phi1): twelve, cos(phi1): five}


def exact(matrix: Matrix, at: dict[sp.Expr, sp.Expr]) -> Matrix:
    """The matrix at the state, the angles by their sines and cosines."""
    return sp.expand_trig(matrix).subs(at)


# --- the planar arm --------------------------------------------------------------------------------------------------


def test_planar_arm_is_the_open_chain_of_the_four_bar():
    """The upper left 2 x 2 of M, C and G, with phi2 called theta2, as the lecture says."""
    eom = al.derive(planar_arm(), "lagrange")
    theta2, tau1, tau2 = symbols("theta2 tau1 tau2")
    names = {phi2: theta2, dphi2: rates([theta2])[0]}
    M, C, G = (
        part[:2, : min(2, part.shape[1])].subs(names) for part in (printed_bar_mass(), printed_bar_C(), printed_bar_G())
    )
    assert tuple(eom.coordinates) == (theta1, theta2)
    assert identical(eom.mass_matrix, M)
    assert identical(eom.terms["C"], C)
    assert identical(eom.terms["G"], G)
    assert identical(eom.terms["Q"], Matrix([tau1, tau2]))
    assert identical(eom.forcing, Matrix([tau1, tau2]) - C * Matrix(rates([theta1, theta2])) - G)


# --- the thin rolling disk -------------------------------------------------------------------------------------------

m, r = symbols("m r")
heading, tilt, spin = angles = symbols("heading tilt spin")
dh, dt, ds = rates(angles)
x, y, z = center = symbols("disk.x disk.y disk.z")
dx, dy, dz = rates(center)
(c1, c2, c3), (s1, s2, s3) = ([f(a) for a in angles] for f in (cos, sin))


def test_rotation_matrix_of_the_disk():
    """The slide has s2 for s3 in the first terms of its entries (1, 3) and (2, 3)."""
    corrected = Matrix(
        [
            [c1 * c3 - s1 * s2 * s3, -s1 * c2, c1 * s3 + s1 * s2 * c3],
            [s1 * c3 + c1 * s2 * s3, c1 * c2, s1 * s3 - c1 * s2 * c3],
            [-c2 * s3, s2, c2 * c3],
        ]
    )
    slide = corrected.copy()
    slide[0, 2], slide[1, 2] = c1 * s2 + s1 * s2 * c3, s1 * s2 - c1 * s2 * c3
    ours = al.rotation("ZXY", *angles).matrix
    assert identical(ours, corrected)
    assert not identical(ours, slide)
    assert not identical(slide.T * slide, sp.eye(3))


def test_angular_velocity_of_the_disk():
    """Right on the slide; the transcript has lost the + in omega_z."""
    printed = Matrix([c1 * dt - s1 * c2 * ds, s1 * dt + c1 * c2 * ds, dh + s2 * ds])
    R = turn("Z", heading) * turn("X", tilt) * turn("Y", spin)
    assert identical(space_angular_velocity(R, angles), printed)
    free = rolling_disk().without("no slip x").without("no slip y").without("contact")
    eom = al.derive(free, "projection")
    assert identical(R * (eom.terms["B"] * Matrix(eom.speeds))[3:, :], printed)


def disk_energy() -> sp.Expr:
    """The printed kinetic energy."""
    turning = dt**2 + 2 * dh**2 + 2 * ds**2 + 4 * s2 * dh * ds - c2**2 * dh**2
    return m * r**2 / 8 * (turning + 4 / r**2 * (dx**2 + dy**2 + dz**2))


def test_no_slip_constraints_of_the_disk():
    """All three right on the slides (the transcript has lost c2 in the first); ours has the contact as a height."""
    eom = al.derive(rolling_disk(), "lagrange")
    printed = Matrix(
        [
            dx - (r * c1 * ds + r * s1 * c2 * dt + r * c1 * s2 * dh),
            dy - (r * s1 * ds + r * s1 * s2 * dh - r * c1 * c2 * dt),
            dz + r * s2 * dt,
        ]
    )
    spoken = dx - (r * c1 * ds + r * s1 * dt + r * c1 * s2 * dh)
    R = turn("Z", heading) * turn("X", tilt) * turn("Y", spin)
    arm = turn("Z", heading) * turn("X", tilt) * Matrix([0, 0, -r])
    by_hand = Matrix([dx, dy, dz]) + space_angular_velocity(R, angles).cross(arm)
    rows = eom.constraint_matrix * Matrix(eom.speeds)
    assert identical(by_hand, printed)
    assert not identical(by_hand[0], spoken)
    assert same_rows(rows, printed)


def same_rows(ours: Matrix, printed: Matrix) -> bool:
    """Whether the constraints are the same, in any order."""
    return all(any(identical(row, p) for row in ours) for p in printed) and len(ours) == len(printed)


def test_energies_of_the_disk():
    """PE = m g r cos(tilt) puts the contact condition z = r cos(tilt) into V, which changes only a multiplier.

    Ours is m g z: the two differ by m g times the contact's residual, so the motion is the same and the multiplier of
    the height, the force of the plane, is m g more with ours.
    """
    terms = al.derive(rolling_disk(), "lagrange").terms
    assert identical(terms["T"], disk_energy())
    assert identical(terms["V"], m * g * z)
    assert identical(terms["V"] - m * g * r * cos(tilt), m * g * (z - r * cos(tilt)))


def test_equations_of_motion_of_the_disk_lack_an_inverse():
    """The slide has q'' = M^-1 (tau - C - g) + Psi^T lambda; the four-bar's slide rightly has M^-1 Psi^T lambda.

    lambda as printed then satisfies the constraints in the second form and not in the first.
    """
    M, Psi = sp.diag(2, 3, 5), Matrix([[1, 2, 3]])
    f, bias = Matrix([7, -1, 4]), Matrix([6])
    multiplier = -(Psi * M.inv() * Psi.T).inv() * (bias + Psi * M.inv() * f)
    assert Psi * (M.inv() * f + M.inv() * Psi.T * multiplier) + bias == zeros(1, 1)
    assert Psi * (M.inv() * f + Psi.T * multiplier) + bias != zeros(1, 1)
