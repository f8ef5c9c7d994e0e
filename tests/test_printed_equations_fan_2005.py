"""The equations that Fan (2005) prints for the double pendulum and its two modifications, against our models.

"Solving constrained motion problems using the GI method". Where the print is wrong, the test says which term, holds
the corrected equation, and shows that the printed one fails.
"""

import sympy as sp
from sympy import Matrix, Rational, cos, diag, eye, pi, sin, symbols

import alembert as al
from alembert.examples import double_pendulum, double_pendulum_cut, double_pendulum_on_rail
from by_hand import lagrange, prime, rates, time_derivative
from equality import identical

m1, m2, l1, l2, g = symbols("m1 m2 l1 l2 g")
x1, y1, x2, y2 = position = symbols("a.x a.y b.x b.y")
dx1, dy1, dx2, dy2 = rates(position)

ROD_1, BIAS_1 = [x1, y1, 0, 0], -(dx1**2 + dy1**2)
ROD_2, BIAS_2 = [x1 - x2, y1 - y2, x2 - x1, y2 - y1], -((dx2 - dx1) ** 2 + (dy2 - dy1) ** 2)


# --- in Cartesian coordinates, eqs. 1-11 and 25-28 -------------------------------------------------------------------


def test_eqs_10_and_11_A_b_and_M():
    """The paper halves both sides of each differentiated constraint."""
    eom = al.derive(double_pendulum(), "udwadia-kalaba")
    assert tuple(eom.coordinates) == position
    assert identical(eom.constraint_matrix, 2 * Matrix([ROD_1, ROD_2]))
    assert identical(eom.constraint_bias, 2 * Matrix([BIAS_1, BIAS_2]))
    assert identical(eom.mass_matrix, diag(m1, m1, m2, m2))
    rods = [x1**2 + y1**2 - l1**2, (x2 - x1) ** 2 + (y2 - y1) ** 2 - l2**2]  # eqs. 7 and 8
    assert identical(eom.position_residuals, Matrix(rods))


def test_eq_25_with_the_first_rod_cut():
    eom = al.derive(double_pendulum_cut(), "udwadia-kalaba")
    assert identical(eom.constraint_matrix, 2 * Matrix([ROD_2]))
    assert identical(eom.constraint_bias, Matrix([2 * BIAS_2]))


def test_eq_28_with_the_second_mass_on_a_rail():
    eom = al.derive(double_pendulum_on_rail(), "udwadia-kalaba")
    scale = diag(2, 2, 1)
    assert identical(eom.constraint_matrix, scale * Matrix([ROD_1, ROD_2, [0, 0, 0, 1]]))
    assert identical(eom.constraint_bias, scale * Matrix([BIAS_1, BIAS_2, 0]))
    assert identical(eom.position_residuals[2], y2 + symbols("d"))  # eq. 26


STATE = {x1: Rational(3, 5), y1: -Rational(4, 5), x2: Rational(9, 10), y2: -Rational(6, 5)}
STATE |= {dx1: Rational(4, 5), dy1: Rational(3, 5), dx2: Rational(-1, 5), dy2: Rational(27, 20)}
STATE |= {m1: 4, m2: 9, l1: 1, l2: Rational(1, 2), g: Rational(981, 100)}  # the masses have exact roots


def scaled_inverse(eom: al.EquationsOfMotion) -> tuple[Matrix, Matrix, Matrix, Matrix, Matrix, Matrix]:
    """M^(1/2), M, A, b, a and the generalized inverse of A M^(-1/2) at an exact state."""
    M, A, b, f = (e.subs(STATE) for e in (eom.mass_matrix, eom.constraint_matrix, eom.constraint_bias, eom.forcing))
    root = M.applyfunc(sp.sqrt)
    return root, M, A, b, M.inv() * f, (A * root.inv()).pinv()


def test_eqs_2_to_5_explicit_acceleration_and_forces():
    eom = al.derive(double_pendulum(), "udwadia-kalaba")
    root, M, A, b, a, inverse = scaled_inverse(eom)
    acceleration = a + root.inv() * inverse * (b - A * a)  # eq. 2
    F_N, F_L = M * a, root * inverse * (b - A * a)  # eqs. 4 and 5
    assert M * acceleration == F_N + F_L  # eq. 3
    assert A * acceleration == b
    border = sp.BlockMatrix([[M, -A.T], [A, sp.zeros(2, 2)]]).as_explicit()
    record = border.LUsolve(Matrix.vstack(F_N, b))[:4, :]
    assert record == acceleration
    assert Matrix([0, -m1 * g, 0, -m2 * g]).subs(STATE) == F_N


def test_eq_6_nonideal_force():
    """F^C does work, and leaves A x'' = b alone; c has n = 3p entries where the text says 3n."""
    eom = al.derive(double_pendulum(), "udwadia-kalaba")
    root, M, A, _, _, inverse = scaled_inverse(eom)
    c = Matrix([1, -2, 3, Rational(1, 2)])
    F_C = root * (eye(4) - inverse * A * root.inv()) * root.inv() * c
    assert A * M.inv() * F_C == sp.zeros(2, 1)
    virtual = M.inv() * F_C  # satisfies A v = 0
    assert (virtual.T * F_C)[0] > 0
    border = sp.BlockMatrix([[M, -A.T], [A, sp.zeros(2, 2)]]).as_explicit()
    assert border.LUsolve(Matrix.vstack(c, sp.zeros(2, 1)))[:4, :] == M.inv() * F_C  # what M u' = c + A^T lambda gives


# --- in two angles, eqs. 12-24 ---------------------------------------------------------------------------------------

L1, L2, theta1, theta2 = symbols("L1 L2 theta1 theta2")
angles = [theta1, theta2]
d1, d2 = rates(angles)
dd1, dd2 = prime(theta1, 2), prime(theta2, 2)


def in_angles() -> al.Model:
    """The double pendulum in its two angles, with y downward as eq. 12 and the work m g dy of gravity say."""
    model = al.Model("double pendulum in angles")
    model.parameters(m1=1.0, m2=2.0, L1=1.0, L2=0.7, g=9.81)
    for symbol in angles:
        model.coordinate(symbol.name)
    first = Matrix([L1 * sin(theta1), L1 * cos(theta1), 0])
    model.particle("a", mass=m1, position=tuple(first))
    model.particle("b", mass=m2, position=tuple(first + Matrix([L2 * sin(theta2), L2 * cos(theta2), 0])))
    model.gravity((0, g, 0))
    return model


def printed_T() -> sp.Expr:
    """Eq. 19."""
    cross = m2 * L1 * L2 * d1 * d2 * cos(theta1 - theta2)
    return (m1 + m2) * L1**2 * d1**2 / 2 + cross + m2 * L2**2 * d2**2 / 2


def printed_Q() -> Matrix:
    """Eqs. 17 and 18 without their stray factors."""
    return -Matrix([(m1 + m2) * g * L1 * sin(theta1), m2 * g * L2 * sin(theta2)])


def test_eq_19_kinetic_energy():
    assert identical(al.derive(in_angles(), "lagrange").terms["T"], printed_T())


def test_eqs_17_and_18_carry_a_stray_variation():
    """Eqs. 17 and 18 end in delta theta, which belongs to the virtual work of eq. 16: Q is its coefficient."""
    v1, v2 = symbols("delta_theta1 delta_theta2")
    height_1, height_2 = L1 * cos(theta1), L1 * cos(theta1) + L2 * cos(theta2)  # eqs. 12 and 14
    variations = [sum(y.diff(q) * v for q, v in ((theta1, v1), (theta2, v2))) for y in (height_1, height_2)]
    eqs_13_and_15 = [-L1 * sin(theta1) * v1, -(L1 * sin(theta1) * v1 + L2 * sin(theta2) * v2)]
    assert identical(variations, eqs_13_and_15)
    work = sp.expand(m1 * g * variations[0] + m2 * g * variations[1])
    eq_16 = -(m1 + m2) * g * L1 * sin(theta1) * v1 - m2 * g * L2 * sin(theta2) * v2
    assert identical(work, eq_16)
    Q = Matrix([work.coeff(v1), work.coeff(v2)])
    terms = al.derive(in_angles(), "lagrange").terms
    assert identical(-terms["G"], printed_Q())
    assert identical(Q, printed_Q())
    assert not identical(Q, Matrix([printed_Q()[0] * v1, printed_Q()[1] * v2]))


def test_eqs_21_and_23_lagrange_equations():
    eom = al.derive(in_angles(), "lagrange")
    couple = m2 * L1 * L2
    momentum_1 = (m1 + m2) * L1**2 * d1 + couple * d2 * cos(theta1 - theta2)
    momentum_2 = m2 * L2**2 * d2 + couple * d1 * cos(theta1 - theta2)
    turn = couple * d1 * d2 * sin(theta1 - theta2)
    left = Matrix([time_derivative(momentum_1, angles) + turn, time_derivative(momentum_2, angles) - turn])
    ours = eom.mass_matrix * Matrix([dd1, dd2]) - eom.forcing
    assert identical(ours, left - printed_Q())
    assert identical(ours, lagrange(printed_T(), angles) - printed_Q())


def test_eq_24_has_the_wrong_rate_in_its_first_row():
    """The first row prints theta1'^2 sin(theta1 - theta2); the arm L1 feels the second one's theta2'^2."""
    eom = al.derive(in_angles(), "lagrange")
    couple = m2 * L1 * L2 * sin(theta1 - theta2)
    second = couple * d1**2 + printed_Q()[1]
    side = m2 * L1 * L2 * cos(theta1 - theta2)
    assert identical(eom.mass_matrix, Matrix([[(m1 + m2) * L1**2, side], [side, m2 * L2**2]]))
    assert identical(eom.forcing, Matrix([-couple * d2**2 + printed_Q()[0], second]))
    assert not identical(eom.forcing, Matrix([-couple * d1**2 + printed_Q()[0], second]))


def test_the_initial_angles_after_eq_24_are_not_the_initial_position():
    """The text starts at x1 = l1, y1 = 0, then at theta1 = theta2 = 0; by eq. 12 that is the hanging position, at rest.

    The two agree with theta = pi/2.
    """
    place = Matrix([L1 * sin(theta1), L1 * cos(theta1)])
    assert place.subs(theta1, 0) == Matrix([0, L1])
    assert place.subs(theta1, pi / 2) == Matrix([L1, 0])
    assert printed_Q().subs({theta1: 0, theta2: 0}) == Matrix([0, 0])
