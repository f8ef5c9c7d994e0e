"""The equations that Ghosal (2022, NPTEL lecture 15) prints for the spinning top and the spring pendulum.

The lecture comes twice: as handwritten slides and as a transcript of the speech, each read by a machine. Where the two
differ, the slip may be the reader's; where both are wrong alike it is the lecture's. Each test says which.
"""

import sympy as sp
from sympy import Matrix, Rational, cos, sin, symbols

import alembert as al
from alembert.examples import spinning_top, spring_pendulum
from by_hand import body_angular_velocity, lagrange, prime, rates, time_derivative, turn
from equality import identical

m, g, R, I1, I3 = symbols("m g R I1 I3")
theta1, theta2, theta3 = angles = symbols("theta1 theta2 theta3")
d1, d2, d3 = rates(angles)
dd1, dd2, dd3 = (prime(q, 2) for q in angles)
(c1, c2, c3), (s1, s2, s3) = ([f(q) for q in angles] for f in (cos, sin))

KE = I1 * (d2**2 + s2**2 * d1**2) / 2 + I3 * (d3 + c2 * d1) ** 2 / 2
PE = m * g * R * c2
LAGRANGIAN = KE - PE


# --- kinematics and energy -------------------------------------------------------------------------------------------


def test_rotation_matrix_of_the_top():
    """The slide has s2 for c2 in its entries (1, 1) and (2, 1); the speech is right."""
    spoken = Matrix(
        [
            [c1 * c3 - s1 * c2 * s3, -c1 * s3 - s1 * c2 * c3, s1 * s2],
            [s1 * c3 + c1 * c2 * s3, -s1 * s3 + c1 * c2 * c3, -c1 * s2],
            [s2 * s3, s2 * c3, c2],
        ]
    )
    slide = spoken.copy()
    slide[0, 0], slide[1, 0] = c1 * c3 - s1 * s2 * s3, s1 * c3 + c1 * s2 * s3
    ours = al.rotation("ZXZ", *angles).matrix
    assert identical(ours, turn("Z", theta1) * turn("X", theta2) * turn("Z", theta3))
    assert identical(ours, spoken)
    assert not identical(ours, slide)
    assert not identical(slide.T * slide, sp.eye(3))  # it is no rotation at all


def test_angular_velocity_of_the_top():
    """Right in both; they call it [R]^T theta' where [R]^T [R'] is meant."""
    terms = al.derive(spinning_top(), "projection").terms
    printed = Matrix([s2 * s3 * d1 + c3 * d2, s2 * c3 * d1 - s3 * d2, c2 * d1 + d3])
    assert identical(body_angular_velocity(turn("Z", theta1) * turn("X", theta2) * turn("Z", theta3), angles), printed)
    assert identical(terms["B"][3:, :] * Matrix([d1, d2, d3]), printed)


def test_energies_of_the_top():
    """The slide has theta3'^2 for s2^2 theta1'^2 beside I1; the speech, and the slide on E, are right."""
    terms = al.derive(spinning_top(), "lagrange").terms
    slide = I1 * (d2**2 + d3**2) / 2 + I3 * (c2 * d1 + d3) ** 2 / 2
    assert identical(terms["T"], KE)
    assert not identical(terms["T"], slide)
    assert identical(terms["V"], PE)


# --- Lagrange's equations --------------------------------------------------------------------------------------------


def test_dL_dtheta2_of_the_top_has_three_slips():
    """Slide and speech: a factor 2 beside I1, theta2' for theta3', and s2^2 for s2."""
    corrected = I1 * d1**2 * s2 * c2 - I3 * d1 * d3 * s2 - I3 * d1**2 * s2 * c2 + m * g * s2 * R
    slide = I1 * d1**2 * 2 * s2 * c2 - I3 * d1 * d2 * s2 - I3 * d1**2 * s2**2 * c2 + m * g * s2 * R
    speech = I1 * d1**2 * 2 * s2 * c2 - I3 * d1 * d2 * s2 - I3 * d1 * s2**2 * c2 + m * g * s2 * R
    ours = ours_lagrangian().diff(theta2)
    assert identical(LAGRANGIAN.diff(theta1), 0)
    assert identical(LAGRANGIAN.diff(theta3), 0)
    assert identical(ours, corrected)
    assert not identical(ours, slide)
    assert not identical(ours, speech)
    fixes = [-I1 * d1**2 * s2 * c2, I3 * d1 * (d2 - d3) * s2, I3 * d1**2 * (s2**2 - s2) * c2]
    assert identical(ours, slide + sum(fixes))
    assert not any(identical(ours, slide + sum(fixes) - fix) for fix in fixes)  # each of the three is needed


def ours_lagrangian() -> sp.Expr:
    """T - V of our record."""
    terms = al.derive(spinning_top(), "lagrange").terms
    return terms["T"] - terms["V"]


def test_momenta_of_the_top_before_their_time_derivative():
    """The speech is right; the slide has theta1'^2 for theta1' in the first, and names the wrong variables."""
    L = ours_lagrangian()
    spoken = [I1 * d1 * s2**2 + I3 * c2 * d3 + I3 * d1 * c2**2, I1 * d2, I3 * c2 * d1 + I3 * d3]
    assert identical(Matrix([L.diff(d) for d in (d1, d2, d3)]), Matrix(spoken))
    slide = I1 * d1**2 * s2**2 + I3 * c2 * d3 + I3 * d1**2 * c2**2
    assert not identical(L.diff(d1), slide)
    assert not identical(L.diff(theta2), slide)


def test_time_derivatives_of_the_momenta_of_the_top():
    """Slide and speech: 2 I3 for 2 I1, and c2 for s2, in the first; theta1' for theta1'' in the third."""
    L = ours_lagrangian()
    first, second, third = (time_derivative(L.diff(d), angles) for d in (d1, d2, d3))
    corrected = I1 * dd1 * s2**2 + 2 * I1 * d1 * d2 * s2 * c2 + I3 * dd3 * c2 - I3 * d3 * s2 * d2
    corrected += I3 * c2**2 * dd1 - 2 * I3 * d1 * d2 * s2 * c2
    printed = I1 * dd1 * s2**2 + 2 * I3 * d1 * d2 * s2 * c2 + I3 * dd3 * c2 - I3 * d3 * c2 * d2
    printed += I3 * c2**2 * dd1 - 2 * I3 * d1 * d2 * s2 * c2
    assert identical(first, corrected)
    assert not identical(first, printed)
    assert not identical(first, printed + 2 * (I1 - I3) * d1 * d2 * s2 * c2)  # each slip alone spoils it
    assert not identical(first, printed + I3 * d3 * (c2 - s2) * d2)
    assert identical(second, I1 * dd2)
    assert identical(third, I3 * dd1 * c2 - I3 * s2 * d1 * d2 + I3 * dd3)
    assert not identical(third, I3 * d1 * c2 - I3 * s2 * d1 * d2 + I3 * dd3)


def test_equations_of_motion_of_the_top():
    """The second has a factor 2 too many beside (I1 - I3) and the wrong sign of gravity, on the slide and in speech.

    By hand: a top that leans, theta1' = theta3' = 0, falls: I1 theta2'' = + m g R s2. (I2 = I1 for this top.)
    """
    eom = al.derive(spinning_top(), "lagrange")
    ours = eom.mass_matrix * Matrix([dd1, dd2, dd3]) - eom.forcing
    first = dd1 * (I1 * s2**2 + I3 * c2**2) + dd3 * I3 * c2 + 2 * (I1 - I3) * d1 * d2 * s2 * c2 - I3 * s2 * d2 * d3
    corrected = I1 * dd2 - (I1 - I3) * d1**2 * s2 * c2 + I3 * d1 * d3 * s2 - m * g * s2 * R
    printed = I1 * dd2 - 2 * (I1 - I3) * d1**2 * s2 * c2 + I3 * d1 * d3 * s2 + m * g * s2 * R
    third = I3 * dd1 * c2 + I3 * dd3 - I3 * s2 * d1 * d2
    assert identical(lagrange(LAGRANGIAN, angles), Matrix([first, corrected, third]))
    assert identical(ours, Matrix([first, corrected, third]))
    assert not identical(ours[1], printed)
    assert not identical(ours[1], printed + (I1 - I3) * d1**2 * s2 * c2)
    assert not identical(ours[1], printed - 2 * m * g * s2 * R)


# --- conserved quantities and the reduction --------------------------------------------------------------------------

p1, p3, E, u = symbols("p1 p3 E u")


def test_conserved_momenta_of_the_top():
    """p_theta1 ends in "+ I3", on the slide and twice in speech; the term is I3 c2 theta3'."""
    L = ours_lagrangian()
    corrected = (I1 * s2**2 + I3 * c2**2) * d1 + I3 * c2 * d3
    printed = (I1 * s2**2 + I3 * c2**2) * d1 + I3
    assert identical(L.diff(d1), corrected)
    assert not identical(L.diff(d1), printed)
    assert identical(L.diff(d3), I3 * (c2 * d1 + d3))
    eom = al.derive(spinning_top(), "lagrange")
    motion = dict(zip((dd1, dd2, dd3), eom.mass_matrix.LUsolve(eom.forcing), strict=True))
    terms = eom.terms
    for constant in (corrected, L.diff(d3), terms["T"] + terms["V"]):
        assert identical(time_derivative(constant, angles).subs(motion), 0)
    assert not identical(time_derivative(printed, angles).subs(motion), 0)


def rates_from_momenta() -> tuple[sp.Expr, sp.Expr]:
    """theta1' and theta3' from the two momenta."""
    L = ours_lagrangian()
    found = sp.solve([L.diff(d1) - p1, L.diff(d3) - p3], [d1, d3], dict=True)[0]
    return found[d1], found[d3]


def test_rates_from_the_momenta_of_the_top():
    """theta3': the slide puts all over I3, the speech has = for -; the second term is over I1 s2^2 and subtracted."""
    first, third = rates_from_momenta()
    turning = (p1 - p3 * c2) / (I1 * s2**2)
    assert identical(first, turning)
    assert identical(third, p3 / I3 - turning * c2)
    assert not identical(third, (p3 - (p1 - p3 * c2) * c2) / I3)
    assert not identical(p3 / I3, turning * c2)


def test_reduced_energy_of_the_top():
    """The slide has theta1'^2 for theta2'^2; the speech is right."""
    first, third = rates_from_momenta()
    terms = al.derive(spinning_top(), "lagrange").terms
    energy = (terms["T"] + terms["V"]).subs({d1: first, d3: third})
    rest = (p1 - p3 * c2) ** 2 / (2 * I1 * s2**2) + p3**2 / (2 * I3) + m * g * R * c2
    assert identical(energy, I1 * d2**2 / 2 + rest)
    assert not identical(energy, I1 * d1**2 / 2 + rest)


def test_cubic_of_the_top():
    """u = cos theta2 makes u'^2/2 a cubic in u, as printed."""
    rest = (p1 - p3 * u) ** 2 / (2 * I1 * (1 - u**2)) + p3**2 / (2 * I3) + m * g * R * u
    by_hand = (1 - u**2) * (E - rest) / I1  # u'^2 = s2^2 theta2'^2
    printed = ((2 * E * I3 - p3**2) / (2 * I1 * I3) - m * g * R / I1 * u) * (1 - u**2)
    printed -= Rational(1, 2) * ((p1 - p3 * u) / I1) ** 2
    assert identical(by_hand, printed)
    assert sp.degree(sp.expand(printed), u) == 3


# --- the spring pendulum ---------------------------------------------------------------------------------------------

k, free_length, r, theta = symbols("k l r theta")
dr, dtheta = rates((r, theta))
ddr, ddtheta = prime(r, 2), prime(theta, 2)


def test_energies_of_the_spring_pendulum():
    terms = al.derive(spring_pendulum(), "lagrange").terms
    assert identical(terms["T"], m * (dr**2 + r**2 * dtheta**2) / 2)
    assert identical(terms["V"], -m * g * r * cos(theta) + k * (r - free_length) ** 2 / 2)


def test_radial_equation_of_the_spring_pendulum():
    """Right on the slide; the transcript has g theta cos theta for g cos theta."""
    ours = spring_pendulum_motion()[0]
    slide = m * ddr - (m * r * dtheta**2 + m * g * cos(theta) - k * (r - free_length))
    speech = m * ddr - (m * r * dtheta**2 + m * g * theta * cos(theta) - k * (r - free_length))
    assert identical(ours, slide)
    assert not identical(ours, speech)


def test_angular_equation_of_the_spring_pendulum():
    """The slide goes from (m r^2 theta')' = -m g r sin theta to m r theta'' = -2 m r' theta' - m g r sin theta:

    divided by r, the gravity term is m g sin theta. The transcript has it, but has lost r and r'.
    """
    ours = spring_pendulum_motion()[1]
    assert identical(ours, time_derivative(m * r**2 * dtheta, (r, theta)) + m * g * r * sin(theta))
    assert identical(ours, r * (m * r * ddtheta + 2 * m * dr * dtheta + m * g * sin(theta)))
    assert not identical(ours, r * (m * r * ddtheta + 2 * m * dr * dtheta + m * g * r * sin(theta)))
    assert not identical(ours, r * (m * ddtheta + 2 * m * dtheta + m * g * sin(theta)))


def spring_pendulum_motion() -> Matrix:
    """M q'' - f of our record."""
    eom = al.derive(spring_pendulum(), "lagrange")
    return eom.mass_matrix * Matrix([ddr, ddtheta]) - eom.forcing
