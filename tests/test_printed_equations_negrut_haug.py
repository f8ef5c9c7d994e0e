"""The equations of Negrut's Chrono lecture notes (after Haug 1989): rotations, constraints, the Newton-Euler form.

The signs of the multipliers differ: the notes have M r'' + Phi_r^T lambda = F, our record M u' = f + A^T lambda.
"""

from collections import Counter

import pytest
import sympy as sp
from sympy import Matrix, Rational, cos, diag, eye, sin, symbols, zeros

import alembert as al
from alembert.description.rotations import euler_parameter_matrix
from by_hand import axial, prime, skew, time_derivative, turn
from equality import identical

e0, e1, e2, e3 = parameters = symbols("e0 e1 e2 e3")


# --- rotations and points --------------------------------------------------------------------------------------------


def printed_orientation(p: tuple[sp.Expr, ...]) -> Matrix:
    """A = 2 [...] of the slide "Orientation Matrix, Based on Euler Parameters"."""
    a, b, c, d = p
    half = Rational(1, 2)
    return 2 * Matrix(
        [
            [a**2 + b**2 - half, b * c - a * d, b * d + a * c],
            [b * c + a * d, a**2 + c**2 - half, c * d - a * b],
            [b * d - a * c, c * d + a * b, a**2 + d**2 - half],
        ]
    )


def test_the_two_forms_of_the_orientation_matrix():
    """A = (2 e0^2 - 1) I + 2 (e e^T + e0 skew(e)), and entry by entry."""
    e = Matrix([e1, e2, e3])
    compact = (2 * e0**2 - 1) * eye(3) + 2 * (e * e.T + e0 * skew(e))
    assert identical(compact, printed_orientation(parameters))


def test_orientation_matrix_from_the_axis_and_the_angle():
    """f, g and h from chi and u (Euler's theorem) are the columns of A; ours is the same for unit parameters."""
    u, chi = Matrix([Rational(2, 7), Rational(3, 7), Rational(6, 7)]), symbols("chi")
    c, s = cos(chi / 2), sin(chi / 2)
    columns = [i * (2 * c**2 - 1) + 2 * u * u.dot(i) * s**2 + 2 * u.cross(i) * s * c for i in unit_vectors()]
    unit = (c, *(u * s))
    ours = Matrix(euler_parameter_matrix(unit).tolist())
    assert identical(Matrix.hstack(*columns), printed_orientation(unit))
    assert identical(ours, printed_orientation(unit))
    assert identical(ours.T * ours, eye(3))


def unit_vectors() -> list[Matrix]:
    """i, j and k."""
    return [eye(3)[:, k] for k in range(3)]


def test_acceleration_of_a_point_with_the_dot_that_the_matrix_form_has_lost():
    """In vectors the slide has w' x s; in matrices it reads skew(w) A s, where skew(w') A s is meant.

    The same dot is missing from the virtual work of the inertia force; it may be lost in the reading of the slide.
    """
    angle = symbols("phi")
    local = Matrix(symbols("s1:4"))
    A = turn("Z", angle)
    s, w, dw = A * local, Matrix([0, 0, prime(angle)]), Matrix([0, 0, prime(angle, 2)])
    velocity = time_derivative(s, [angle])
    acceleration = time_derivative(velocity, [angle])
    assert identical(velocity, skew(w) * s)
    assert identical(skew(w), time_derivative(A, [angle]) * A.T)
    assert identical(axial(A.T * time_derivative(A, [angle])), A.T * w)
    assert identical(acceleration, skew(w) * skew(w) * s + skew(dw) * s)
    assert not identical(acceleration, skew(w) * skew(w) * s + skew(w) * s)


# --- geometric constraints -------------------------------------------------------------------------------------------


def pair() -> tuple[al.Model, Matrix, Matrix, Matrix, Matrix]:
    """Two free bodies i and j, with r_i, A_i, r_j, A_j in plain symbols."""
    model = al.Model("two bodies")
    for name in ("i", "j"):
        m, *J = model.parameters(**{f"{k}_{name}": 2.0 for k in ("m", "J1", "J2", "J3")})
        model.body(name, mass=m, inertia=J)
    places = [Matrix(symbols(f"{n}.x {n}.y {n}.z")) for n in ("i", "j")]
    turns = [Matrix(3, 3, symbols(f"{n}.R1:4(1:4)")) for n in ("i", "j")]
    return model, places[0], turns[0], places[1], turns[1]


P, Q, a_i, a_j, b_i = (1, 2, 3), (-1, 1, 2), (0, 0, 1), (0, 1, 0), (1, 0, 0)
t = symbols("t")


def test_position_and_velocity_of_a_point():
    """r^P = r + A s, and its rate r' + skew(w) A s with w = A w-bar."""
    model, r_i, A_i, _, _ = pair()
    point = model.bodies["i"].point(*P)
    s, w = Matrix(P), Matrix(symbols("i.w1 i.w2 i.w3"))
    assert identical(list(point.position), list(r_i + A_i * s))
    assert identical(list(point.velocity), list(Matrix(symbols("i.x' i.y' i.z'")) + A_i * skew(w) * s))


def test_basic_geometric_constraints():
    """DP1, DP2, D and CD in their matrix forms."""
    model, r_i, A_i, r_j, A_j = pair()
    i, j = model.bodies["i"], model.bodies["j"]
    d = r_j + A_j * Matrix(Q) - r_i - A_i * Matrix(P)
    DP1 = (Matrix(a_i).T * A_i.T * A_j * Matrix(a_j))[0] - sin(t)
    DP2 = (Matrix(a_i).T * A_i.T * d)[0] - sin(t)
    assert identical(al.DP1(i.axis(*a_i), j.axis(*a_j), sin(t)).expression, DP1)
    assert identical(al.DP2(i.axis(*a_i), i.point(*P), j.point(*Q), sin(t)).expression, DP2)
    assert identical(al.D(i.point(*P), j.point(*Q), sin(t)).expression, d.dot(d) - sin(t) ** 2)
    assert identical(al.CD((1, 0, 0), i.point(*P), j.point(*Q), sin(t)).expression, d[0] - sin(t))


def test_CD_is_printed_with_axes_where_points_are_meant():
    """The slide's vector form of CD is c . (a_j - a_i) - f, its matrix form c . d_ij - f; only the latter is a CD."""
    model, _, A_i, _, A_j = pair()
    i, j = model.bodies["i"], model.bodies["j"]
    ours = al.CD((1, 0, 0), i.point(*P), j.point(*Q)).expression
    assert not identical(ours, (A_j * Matrix(a_j) - A_i * Matrix(a_i))[0])


def test_intermediate_geometric_constraints():
    model, r_i, A_i, r_j, A_j = pair()
    i, j = model.bodies["i"], model.bodies["j"]
    d = r_j + A_j * Matrix(Q) - r_i - A_i * Matrix(P)
    plane = [A_i * Matrix(a_i), A_i * Matrix(b_i)]
    first = al.perpendicular_1(i.axis(*a_i), i.axis(*b_i), j.axis(*a_j))
    second = al.perpendicular_2(i.axis(*a_i), i.axis(*b_i), i.point(*P), j.point(*Q))
    assert identical([r.expression for r in first], [v.dot(A_j * Matrix(a_j)) for v in plane])
    assert identical([r.expression for r in second], [v.dot(d) for v in plane])
    assert kinds(first) == Counter(DP1=2)
    assert kinds(second) == Counter(DP2=2)


def kinds(residuals) -> Counter[str]:
    """How many geometric constraints of each basic kind."""
    return Counter(r.kind for r in residuals)


@pytest.mark.parametrize(
    ("joint", "options", "basic"),
    [
        ("spherical", {}, Counter(CD=3)),
        ("universal", {"axis": (1, 0, 0), "axis_b": (0, 1, 0)}, Counter(DP1=1, CD=3)),
        ("cylindrical", {"axis": (0, 0, 1)}, Counter(DP1=2, DP2=2)),
        ("revolute", {"axis": (0, 0, 1)}, Counter(DP1=2, CD=3)),
        ("translational", {"axis": (0, 0, 1)}, Counter(DP1=3, DP2=2)),
    ],
)
def test_connection_between_basic_and_high_level_constraints(joint, options, basic):
    """The rows SJ, UJ, CJ, RJ and TJ of the table "Connection Between Basic and Intermediate/High Level GCons"."""
    model = pair()[0]
    made = getattr(model, joint)("joint", model.bodies["i"].point(*P), model.bodies["j"].point(*Q), **options)
    assert kinds(made.residuals) == basic


# --- virtual work and the Newton-Euler form --------------------------------------------------------------------------


def test_virtual_work_of_the_inertia_force_has_lost_its_sign():
    """The slide starts from the force -r'' dm and ends in dr.m r'' + dpi.(w x J w + J w'), without the minus.

    The next slide has it. By hand, for six equal masses on the axes at the distances 1, 2 and 3.
    """
    mass = symbols("mu")
    dr, dpi, ddr, w, dw = (Matrix(symbols(f"{n}1:4")) for n in ("dr", "dpi", "ddr", "w", "dw"))
    arms = [sign * k * unit_vectors()[k - 1] for k in (1, 2, 3) for sign in (1, -1)]
    work = sum(-mass * (dr + dpi.cross(s)).dot(ddr + w.cross(w.cross(s)) + dw.cross(s)) for s in arms)
    J = mass * diag(*(sum(2 * k**2 for k in (1, 2, 3) if k != axis) for axis in (1, 2, 3)))
    printed = 6 * mass * dr.dot(ddr) + dpi.dot(w.cross(J * w) + J * dw)
    assert identical(work, -printed)
    assert not identical(work, printed)


def hanging_body() -> al.Model:
    """One body on a spherical joint at its point s, with weight."""
    model = al.Model("body on a ball")
    m, J1, J2, J3, g, *s = model.parameters(m=1.0, J1=2.0, J2=2.5, J3=3.0, g=9.81, s1=0.1, s2=0.2, s3=0.3)
    body = model.body("b", mass=m, inertia=(J1, J2, J3))
    model.spherical("ball", model.ground.point(0, 0, 0), body.point(*s))
    model.gravity((0, 0, -g))
    return model


def test_newton_euler_form():
    """M r'' - F and J w' - tau with tau = n - w x J w; Phi_r = I and Pi = -A skew(s) of the spherical joint."""
    eom = al.derive(hanging_body(), "newton-euler")
    m, g = symbols("m g")
    J, s = diag(*symbols("J1:4")), Matrix(symbols("s1:4"))
    w = Matrix(symbols("b.w1 b.w2 b.w3"))
    A = Matrix(euler_parameter_matrix(symbols("b.e0 b.e1 b.e2 b.e3")).tolist())
    assert tuple(eom.speeds) == symbols("b.x' b.y' b.z' b.w1 b.w2 b.w3")
    assert identical(eom.mass_matrix, diag(m * eye(3), J))
    assert identical(eom.forcing, Matrix.vstack(Matrix([0, 0, -m * g]), -w.cross(J * w)))
    assert identical(eom.terms["Phi_r"], eye(3))
    assert identical(eom.terms["Pi"], -A * skew(s))
    assert identical(eom.constraint_matrix, Matrix.hstack(eye(3), -A * skew(s)))
    assert identical(eom.terms["gamma"], -A * w.cross(w.cross(s)))
    assert identical(eom.terms["M"], eom.mass_matrix)
    assert zeros(3, 1) == eom.constraint_bias - eom.terms["gamma"]
