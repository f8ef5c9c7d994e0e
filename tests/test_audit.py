"""The audit on equations worked by hand: verdicts, differences, repairs, other names and coordinates, integrals."""

import pytest
import sympy as sp
from sympy import Function, Matrix, Symbol, cos, sin, symbols
from sympy.physics.mechanics import dynamicsymbols

import alembert as al
from alembert.audit.audit_printing import written
from alembert.examples import (
    chaplygin_sleigh,
    double_pendulum,
    four_bar,
    planar_arm,
    rod_on_pole,
    rolling_disk,
    rotary_pendulum,
    rough_ramp,
    simple_pendulum,
    spinning_top,
    spring_pendulum,
)
from alembert.expressions.grammar import parse_expression

SWING = "m ell^2 theta'' = -m g ell sin(theta)"


def only(model: al.Model, equation, **options):
    return al.audit(model, {"e": equation}, **options)["e"]


# --- what is read ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "equation",
    [
        SWING,
        r"\ddot{\theta} + \frac{g}{\ell}\sin\theta = 0",
        "θ̈ = −g/ell·sin(θ)",  # noqa: RUF001
        sp.Eq(Symbol("theta''"), -Symbol("g") / Symbol("ell") * sin(Symbol("theta"))),
        Symbol("ell") * Symbol("theta''") + Symbol("g") * sin(Symbol("theta")),
        ("ell theta''", "-g sin(theta)"),
        (Symbol("theta''"), "-g sin(theta)/ell"),
    ],
    ids=["text", "latex", "unicode", "sympy equation", "sympy expression", "two texts", "a pair"],
)
def test_the_pendulum_however_it_is_written(equation):
    found = only(simple_pendulum(), equation)
    assert found.holds
    assert found.proved
    assert found.difference == 0


def test_sympys_functions_of_time_are_understood():
    theta = dynamicsymbols("theta")
    t = dynamicsymbols._t
    m, ell, g = symbols("m ell g")
    assert only(simple_pendulum(), m * ell * theta.diff(t, 2) + m * g * sin(theta)).holds
    assert not only(simple_pendulum(), m * ell * Function("theta")(t).diff(t, 2) - m * g * sin(theta)).holds


def test_a_list_and_a_single_equation_get_numbers():
    assert list(al.audit(simple_pendulum(), [SWING, "theta'' = 0"])) == ["1", "2"]
    assert list(al.audit(simple_pendulum(), SWING)) == ["1"]


TRUE, FALSE = "theta'' = -g/ell sin(theta)", "4 theta' = 1"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (f"{TRUE}\n{FALSE}", ["1", "2"]),
        (f"\n    {TRUE}\n\n    {FALSE}  # a remark\n", ["1", "2"]),
        (f"{TRUE}\n    {FALSE}", ["1", "2"]),
        (f"swing: {TRUE}\nrest: {FALSE}", ["swing", "rest"]),
        ("theta'' =\n-g/ell sin(theta)\n4 theta'\n= 1", ["1", "2"]),
        ("theta'' = -g/ell\n  sin(theta)\n4 (theta' -\n1/4) = 0", ["1", "2"]),
        ("theta'' + g/ell sin(theta)\n4 theta' - 1", ["1", "2"]),
        (["theta'' = 0\n- g/ell sin(theta)", FALSE], ["1", "2"]),
        ({"both": f"{TRUE}\n{FALSE}"}, ["both[1]", "both[2]"]),
    ],
)
def test_the_lines_of_a_text_are_equations(text, names):
    found = al.audit(simple_pendulum(), text)
    assert [(name, finding.holds) for name, finding in found.items()] == [(names[0], True), (names[1], False)]


def test_a_system_in_latex_is_several_equations():
    system = r"""\begin{align}
      m \ddot r &= m r \dot\theta^2 + m g\cos\theta - k (r - l), \\
      m r \ddot\theta &= -2 m \dot r \dot\theta \\ &\quad - m g \sin\theta.
    \end{align}"""
    report = al.audit(spring_pendulum(), {"motion": system.replace("\\\\ &\\quad", "")})
    assert list(report) == ["motion[1]", "motion[2]"]
    assert report.holds
    assert report.complete
    second = r"m r \ddot\theta &= -2 m \dot r \dot\theta \\ &\quad - m g \sin\theta."
    assert list(al.audit(spring_pendulum(), {"second": second})) == ["second"]


# --- verdicts on one equation ---------------------------------------------------------------------------------------


def test_rows_combined_and_scaled_are_still_true():
    first, second = al.derive(planar_arm(), "lagrange").equations
    both = 3 * (first.lhs - first.rhs) - Symbol("l1") * cos(Symbol("theta2")) * (second.lhs - second.rhs)
    assert only(planar_arm(), both).holds


def test_an_identity_is_told_from_an_equation_of_motion():
    assert "says nothing" in only(simple_pendulum(), "sin(theta)^2 + cos(theta)^2 = 1").note
    assert "kinematics" in only(simple_pendulum(), "bob.x' = -ell sin(theta) theta'").note
    assert only(simple_pendulum(), SWING).note == ""


def test_terms_that_vanish_in_truth_are_no_error():
    """The symmetric top turns about its own axis with constant w3, so that both sides are zero."""
    assert only(spinning_top(), "I3 top.w3' = 0").holds
    assert not only(spinning_top(), "I3 top.w1' = 0").holds


def test_numbers_of_the_author_are_exact_decimals():
    model = al.Model("mass on a spring")
    x = model.particle("mass", mass=2.5, line="x").x
    model.potential("spring", 5.0 * x**2)
    assert only(model, "2.5 mass.x'' = -10 mass.x").holds
    assert not only(model, "2.5 mass.x'' = -10.01 mass.x").holds


def test_rounded_numbers_are_pointed_out():
    model = al.Model("rod")
    g = model.parameters(g=9.81)
    theta = model.coordinate("theta")
    model.particle("bob", mass=3, position=(sin(theta), -cos(theta), 0))
    model.gravity((0, -g, 0))
    found = only(model, "0.3333 theta'' + 0.33333 g sin(theta) = 0")
    assert not found.holds
    assert "rounded" in found.note


def test_friction_with_its_normal_reaction():
    """By hand for a block that slides on a ramp: N = m g cos(slope), the friction mu N against the motion."""
    unknown = "m block.x'' = N sin(slope) - mu N cos(slope) sign(block.x')"
    assert only(rough_ramp(), unknown.replace("N", "m g cos(slope)")).holds
    assert not only(rough_ramp(), unknown.replace("N", "m g sin(slope)")).holds
    set_of_two = {"x": unknown, "y": "m block.y'' = -m g + N cos(slope) + mu N sin(slope) sign(block.x')"}
    assert al.audit(rough_ramp(), set_of_two, unknowns=["N"]).holds


# --- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "kind", "after"),
    [
        ("m r'' = m r theta'^2 - m g cos(theta) - k (r - l)", "sign", "m*g*cos(theta)"),
        ("m r'' = 2 m r theta'^2 + m g cos(theta) - k (r - l)", "factor", "m*r*theta'^2"),
        ("m r'' = m r theta'^2 + m g sin(theta) - k (r - l)", "function", "m*g*cos(theta)"),
        ("m r'' = m l theta'^2 + m g cos(theta) - k (r - l)", "index", "m*r*theta'^2"),
        ("m r'' = m r r'^2 + m g cos(theta) - k (r - l)", "index", "m*r*theta'^2"),
        ("m r' = m r theta'^2 + m g cos(theta) - k (r - l)", "rate", "m*r''"),
        ("m r'' = m r theta' + m g cos(theta) - k (r - l)", "power", "m*r*theta'^2"),
        ("m r'' = m r theta'^2 + g cos(theta) - k (r - l)", "missing factor", "m*g*cos(theta)"),
        ("m r'' = m r theta'^2 + m g r cos(theta) - k (r - l)", "superfluous factor", "m*g*cos(theta)"),
        ("m r'' = m r theta'^2 - k (r - l)", "missing term", "m*g*cos(theta)"),
        ("m r'' = m r theta'^2 + m g cos(theta) - k (r - l) + m r'^2", "superfluous term", None),
        ("m r'' = m r theta'^2 + m g cos(theta) - k (r + l)", "sign", "-l"),
    ],
)
def test_the_slip_is_named(wrong, kind, after):
    """The radial equation of the spring pendulum, derived by hand, with every kind of slip."""
    found = only(spring_pendulum(), wrong)
    (change,) = found.changes
    assert change.kind == kind
    names = ["m", "k", "l", "g", "r", "r'", "r''", "theta", "theta'", "theta''"]
    wanted = None if after is None else parse_expression(after, names)
    sign = -1 if kind == "missing term" and change.side == "left" else 1
    assert change.after is wanted is None or sp.expand(change.after - sign * wanted) == 0
    right = "m r'' = m r theta'^2 + m g cos(theta) - k (r - l)"
    assert sp.expand(_residual(found.corrected, names) - _residual(right, names)) == 0
    assert sp.expand(found.difference - (_residual(right, names) - _residual(wrong, names))) == 0


def _residual(text: str, names: list[str]) -> sp.Expr:
    left, right = (parse_expression(side, names) for side in text.split("="))
    return left - right


def test_the_editors_note_of_the_rotary_pendulum():
    """Luchtenburg et al. 2021, eq. 90b, lacks the difference of the principal inertias."""
    printed = (
        "-L_p^2*m_p*sin(2*alpha)/8*theta'^2 - L_p*L_r*m_p*cos(alpha)/2*theta'' + (J_p1 + L_p^2*m_p/4)*alpha''"
        " = -B_p*alpha' + L_p*m_p*g/2*sin(alpha)"
    )
    note = "\n".join(only(rotary_pendulum(), printed).remarks)
    assert note == (
        "The term -L_p^2 m_p sin(2 alpha) theta'^2/8 on the left should be "
        "-(L_p^2 m_p/4 + J_p2 - J_p3) sin(2 alpha) theta'^2/2."
    )


def test_two_slips_are_both_named():
    found = only(spring_pendulum(), "m r'' = -m r theta'^2 + m g sin(theta) - k (r - l)")
    assert {change.kind for change in found.changes} == {"sign", "function"}
    assert al.audit(spring_pendulum(), found.corrected).holds


def test_without_a_small_repair_the_model_has_its_say():
    found = only(simple_pendulum(), "ell theta'' = 17 g^2 exp(theta)")
    assert found.changes == ()
    g, ell, theta, acceleration = symbols("g ell theta theta''")
    assert found.note == "The model has ell theta'' + g sin(theta) = 0."
    residual = ell * acceleration - 17 * g**2 * sp.exp(theta)
    assert sp.expand(found.difference + residual - ell * acceleration - g * sin(theta)) == 0


def test_corrections_can_be_typed_in_again():
    names = {"L1": "L", "q": "theta"}
    found = al.audit(rod_on_pole(), "q'' - sin(q) cos(q) phi'^2 = -3 g/(2 L1) cos(q)", names, parameters={"J": 0})
    assert not found
    assert al.audit(rod_on_pole(), found["1"].corrected, names, parameters={"J": 0}).holds


# --- the set ----------------------------------------------------------------------------------------------------------


def test_a_set_is_complete_when_it_determines_all_accelerations():
    rows = al.derive(planar_arm(), "kane").equations
    assert al.audit(planar_arm(), list(rows)).complete
    half = al.audit(planar_arm(), [rows[0]])
    assert half.holds
    assert not half.complete
    assert (half.determined, half.accelerations) == (1, 2)


def test_a_loop_needs_its_constraints():
    rows = al.derive(four_bar(), "lagrange").equations
    report = al.audit(four_bar(), list(rows), unknowns=["lambda_1", "lambda_2"])
    assert report.complete
    assert not report.alone
    closing = {
        "x": "l1 cos(theta1) + l2 cos(theta1 + phi2) = l0 + l3 cos(phi1)",
        "y": "l1 sin(theta1) + l2 sin(theta1 + phi2) = l3 sin(phi1)",
    }
    both = al.audit(
        four_bar(), {**{str(k): row for k, row in enumerate(rows)}, **closing}, unknowns=["lambda_1", "lambda_2"]
    )
    assert both.alone


def spatial_four_bar() -> al.Model:
    """A planar loop of bodies in space: five conditions at the closing hinge, of which three are redundant."""
    model = al.Model("spatial four-bar")
    m, g, J = model.parameters(m=1.0, g=9.81, J=0.1)
    bars = [model.body(name, mass=m, inertia=(J, J, J)) for name in ("crank", "coupler", "rocker")]
    ends = [model.ground.point(0, 0, 0), *(bar.point(1, 0, 0) for bar in bars[:2])]
    for k, (bar, end) in enumerate(zip(bars, ends, strict=True)):
        model.revolute(f"hinge {k}", end, bar.point(-1, 0, 0), axis=(0, 0, 1), coordinate=f"q{k + 1}")
    model.revolute("closing", bars[2].point(1, 0, 0), model.ground.point(2, 1, 0), axis=(0, 0, 1))
    model.gravity((0, -g, 0))
    return model


def test_multipliers_of_dependent_constraints_are_unknowns():
    """They have no values of their own: the equations are true if some values make them so."""
    rows = al.derive(spatial_four_bar(), "lagrange").equations
    report = al.audit(spatial_four_bar(), list(rows))
    assert len(al.mobility(spatial_four_bar()).redundant) == 3
    assert report.holds
    assert report.complete


def test_what_is_said_of_a_bodys_place_is_mended_by_kinematics():
    """On the loop crank.y is half of what the rocker reaches; the place of the coupler does not need the loop."""
    right = "coupler.y = l1 sin(theta1) + r2 sin(theta1 + phi2)"
    found = only(four_bar(), right.replace("l1 sin", "r1 sin"))
    assert only(four_bar(), right).holds
    assert found.corrected.replace(" ", "") == "coupler.y=r2sin(phi2+theta1)+l1sin(theta1)"


def test_the_wrong_one_of_a_set_with_multipliers_is_found():
    """Fan 2005: the double pendulum in Cartesian coordinates, with the weight of the second mass on the first."""
    names = {"x1": "a.x", "y1": "a.y", "x2": "b.x", "y2": "b.y"}
    rows = {
        "x1": "m1 x1'' = x1 N + (x1 - x2) S",
        "y1": "m1 y1'' = -m2 g + y1 N + (y1 - y2) S",
        "x2": "m2 x2'' = (x2 - x1) S",
        "y2": "m2 y2'' = -m2 g + (y2 - y1) S",
    }
    report = al.audit(double_pendulum(), rows, names, unknowns=["N", "S"])
    assert report.wrong == ("y1",)
    assert report["y1"].changes[0].kind == "index"
    assert sp.expand(report["y1"].difference - Symbol("g") * (Symbol("m1") - Symbol("m2"))) == 0


# --- names and coordinates --------------------------------------------------------------------------------------------


SECOND_ROW = (
    "(I2 + m2 r2^2) theta2'' + m2 l1 r2 cos(theta2 - theta1) theta1'' + m2 l1 r2 sin(theta2 - theta1) theta1'^2"
    " + m2 g r2 cos(theta2) = tau2"
)


def test_absolute_angles_of_the_arm():
    """By hand: in absolute angles the second row has no theta1'' of its own, m2 r2^2 + I2 beside phi''."""
    second = SECOND_ROW.replace("theta2", "phi")
    coordinates = {"phi": "theta1 + theta2"}
    assert al.audit(planar_arm(), second, coordinates=coordinates).holds
    wrong = al.audit(planar_arm(), second.replace("+ m2 l1 r2 sin", "- m2 l1 r2 sin"), coordinates=coordinates)
    assert wrong["1"].changes[0].kind == "sign"


def test_a_name_of_the_model_may_mean_another_thing_to_the_author():
    """theta2 of the author is the absolute angle, theta2 of the model the relative one."""
    assert al.audit(planar_arm(), SECOND_ROW, coordinates={"theta2": "theta1 + theta2"}).holds
    assert not al.audit(planar_arm(), SECOND_ROW).holds


def test_quasi_velocities_have_rates():
    """Luchtenburg et al. 2021, eq. 68: the first row of the sleigh in the speed u of its runner."""
    row = "(m_c + m_r) u' - a m_r sin(delta) (w' + delta'') = (a m_r cos(delta) (w + delta')^2) + b (m_c + m_r) w^2"
    names = {"u": "sleigh.x' cos(sleigh.angle) + sleigh.y' sin(sleigh.angle)", "w": "sleigh.angle'"}
    assert al.audit(chaplygin_sleigh(), row, names).holds


# --- other kinds of equations -----------------------------------------------------------------------------------------


def test_energy_and_momentum_are_integrals():
    energy = "m (r'^2 + r^2 theta'^2)/2 - m g r cos(theta) + k (r - l)^2/2 = E"
    found = only(spring_pendulum(), energy, constants=["E"])
    assert found.holds
    assert "integral" in found.kind
    wrong = only(spring_pendulum(), energy.replace("- m g r", "+ m g r"), constants=["E"])
    assert [change.kind for change in wrong.changes] == ["sign"]
    assert not only(spring_pendulum(), "m r^2 theta' = p", constants=["p"]).holds


def test_constraint_matrices_by_rows():
    """The loop of the four-bar (Ghosal 2022), and the runner of the sleigh in the bodies' own speeds."""
    l1, l2, l3, theta1, phi2, phi1 = symbols("l1 l2 l3 theta1 phi2 phi1")
    c, s = l2 * cos(theta1 + phi2), l2 * sin(theta1 + phi2)
    Psi = Matrix(
        [[-l1 * sin(theta1) - s, -s, l3 * sin(phi1)], [l1 * cos(theta1) + c, c, -l3 * cos(phi1)]],
    )
    report = al.audit(four_bar(), {"Psi": Psi})
    assert report.holds
    assert list(report) == ["Psi[1]", "Psi[2]"]
    Psi[0, 2] = -Psi[0, 2]
    wrong = al.audit(four_bar(), {"Psi": Psi})
    assert wrong.wrong == ("Psi[1]",)
    assert wrong["Psi[1]"].changes[0].kind == "sign"
    runner = [["-sin(sleigh.angle)", "cos(sleigh.angle)", "-b", "0", "0", "0"]]
    assert al.audit(chaplygin_sleigh(), {"A": runner}).holds


def test_nonholonomic_conditions():
    slip = "disk.x' = r cos(heading) spin' + r sin(heading) cos(tilt) tilt' + r cos(heading) sin(tilt) heading'"
    assert only(rolling_disk(), slip).holds
    assert not only(rolling_disk(), slip.replace("sin(tilt)", "cos(tilt)")).holds


def test_parameters_may_have_values():
    rod = "m L^2/3 (theta'' - cos(theta) sin(theta) phi'^2) = -m g L/2 sin(theta)"
    assert only(rod_on_pole(), rod, parameters={"J": 0}).holds
    assert not only(rod_on_pole(), rod).holds


# --- the report -------------------------------------------------------------------------------------------------------


def test_the_report_is_a_mapping_with_a_verdict():
    report = al.audit(simple_pendulum(), {"right": SWING, "wrong": "theta'' = g sin(theta)"})
    assert not report
    assert report["right"]
    assert report.wrong == ("wrong",)
    assert "right  true" in str(report)
    assert "wrong  WRONG" in str(report)
    assert max(map(len, str(report).split("\n"))) <= 112
    assert 0 < report.chance < 1e-100
    with pytest.raises(al.ModelError, match="no equation 'other'"):
        report["other"]


def test_the_audit_is_the_same_every_time():
    wrong = {"e": "m r'' = m r theta'^2 - k (r - l)"}
    assert str(al.audit(spring_pendulum(), wrong)) == str(al.audit(spring_pendulum(), wrong))


NAMES = ["a_1", "b", "theta", "theta'", "disk.x''"]


@pytest.mark.parametrize(
    "text",
    [
        "a_1/2 - 3 b^2/(4 theta)",
        "-(a_1 + b) sin(2 theta)^2 theta'",
        "sqrt(b)/a_1 + disk.x''/7",
        "abs(b) - max(b, 2)",
        "b^(-1/3)",
    ],
)
def test_what_is_printed_is_read_back(text):
    value = parse_expression(text, NAMES)
    assert parse_expression(written(value), NAMES) == value


# --- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"equations": {}}, "found no equation"),
        ({"equations": {"e": "theta'' + q = 0"}}, "'q', which is no known name"),
        ({"equations": {"e": Symbol("q") + 1}}, "'q', which is no known name"),
        ({"equations": {"e": 3.5j}}, "expected text"),
        ({"equations": {"e": "theta'' = = 0"}}, "expected a name"),
        ({"equations": {"e": [["1", "2", "3", "4", "5"]]}}, "5 columns"),
        ({"equations": {"e": SWING}, "names": {"phi": "psi + 1"}}, "'psi'"),
        ({"equations": {"e": SWING}, "names": {"phi'": "theta"}}, "without primes"),
        ({"equations": {"e": SWING}, "names": ["phi"]}, "expected a mapping"),
        ({"equations": {"e": SWING}, "unknowns": ["N"]}, "no equation uses it"),
        ({"equations": {"e": "m theta'' = N^2"}, "unknowns": ["N"]}, "not linearly"),
        ({"equations": {"e": "m theta' = C^2"}, "constants": ["C"]}, "not linearly"),
        ({"equations": {"e": "m theta' = C + D"}, "constants": ["C", "D"]}, "together"),
        ({"equations": {"e": SWING}, "parameters": {"M": 1.0}}, "'M' is not one of the model"),
        ({"equations": {"e": SWING}, "states": 1}, "from 2 to"),
        ({"equations": {"e": SWING}, "seed": -1}, "not negative"),
        ({"equations": {"e": "sqrt(-1 - theta^2) = 0"}}, "no real value"),
        ({"equations": {"e": "1/(theta - theta) = 0"}}, "division by zero"),
    ],
)
def test_bad_input_gets_one_clear_error(options, complaint):
    with pytest.raises(al.ModelError, match=complaint):
        al.audit(simple_pendulum(), **options)


def test_only_models_are_audited():
    with pytest.raises(al.ModelError, match="expected a Model"):
        al.audit("pendulum", SWING)
