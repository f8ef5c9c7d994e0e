"""Text and LaTeX read by the grammar: against SymPy's own printers, against hand-made expressions, and refused."""

import random

import pytest
import sympy as sp
from sympy import Rational, cos, sin, sqrt, symbols

import alembert as al
from alembert.expressions.grammar import NotationError, parse_equation, parse_expression
from alembert.expressions.latex_names import latex_name

WORDS = "m g l L_p m_p J_p2 a b x x' x'' t tau theta theta' theta'' theta1 theta1' theta2 theta2'' e0 e1 F_N"
NAMES = [*WORDS.split(), "disk.x", "disk.x'", "rod 1.x", "rod 1.x'"]
S = {name: sp.Symbol(name) for name in NAMES}
m, g, L, x, t, a, b = (S[n] for n in ["m", "g", "l", "x", "t", "a", "b"])
theta, rate, acceleration = S["theta"], S["theta'"], S["theta''"]
theta1, rate1 = S["theta1"], S["theta1'"]


def random_expression(draw: random.Random, depth: int) -> sp.Expr:
    if depth == 0:
        return draw.choice([S["m_p"], theta, rate, theta1, S["theta2''"], sp.Integer(draw.randrange(1, 9))])
    one, other = random_expression(draw, depth - 1), random_expression(draw, depth - 1)
    return draw.choice([one + other, one * other, one - 2 * other, one / (1 + other**2), sin(one), cos(one) ** 2])


@pytest.mark.parametrize("seed", range(40))
def test_sympys_printers_are_read_back(seed):
    """Text, and LaTeX in the project's own way of writing names."""
    value = random_expression(random.Random(seed), 4)
    latex = sp.latex(value, symbol_names={s: latex_name(s.name) for s in value.free_symbols})
    assert sp.simplify(parse_expression(str(value), NAMES) - value) == 0
    assert sp.simplify(parse_expression(latex, NAMES) - value) == 0


PENDULUM = m * L**2 * rate**2 / 2 + m * g * L * (1 - cos(theta))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("m l^2 theta'^2/2 + mgl(1 - cos theta)", PENDULUM),
        (r"\tfrac12 m l^2\dot\theta^2 + m g l\left(1-\cos\theta\right)", PENDULUM),
        (r"\frac{1}{2}ml^{2}\dot{\theta}^{2} + mgl\,(1-\cos{\theta})", PENDULUM),
        ("1/2 m l² θ'² + m·g·l·(1 − cos(θ))", PENDULUM),  # noqa: RUF001
        (r"\ddot\theta + \frac{g}{l}\sin\theta", acceleration + g / L * sin(theta)),
        (r"\dot{\theta}_1^2\cos^2\theta_1", rate1**2 * cos(theta1) ** 2),
        (r"\dot{\theta_1}^2", rate1**2),
        (r"\dot\theta^2_1", rate1**2),
        (r"\theta_1'^2", rate1**2),
        (r"\theta'_1", rate1),
        ("theta_1'^2", rate1**2),
        ("θ₁'", rate1),
        ("θ̇ + θ̈ + ẋ", rate + acceleration + S["x'"]),
        ("theta_dot + thetaddot", rate + acceleration),
        (r"\theta'' + \theta^{\prime\prime}", 2 * acceleration),
        (r"m_{p} L_{\mathrm{p}}^{2}", S["m_p"] * S["L_p"] ** 2),
        (r"J_{p2}\mathrm{disk.x}", S["J_p2"] * S["disk.x"]),
        ("disk.x'^2", S["disk.x'"] ** 2),
        ("2 rod 1.x' - rod 1.x", 2 * S["rod 1.x'"] - S["rod 1.x"]),
        (r"\sin 2\theta + \sin\frac{\theta}{2}", sin(2 * theta) + sin(theta / 2)),
        (r"\sin\theta\cos\theta\,\dot\theta", sin(theta) * cos(theta) * rate),
        (r"\sin\theta\dot\theta^2", sin(theta) * rate**2),
        (r"\sin^{-1}(x) + \arctan x", sp.asin(x) + sp.atan(x)),
        ("sin^2(x) + sin(x)^2", 2 * sin(x) ** 2),
        ("L_p^2 m_p sin(2 theta)/8 theta'^2", S["L_p"] ** 2 * S["m_p"] * sin(2 * theta) / 8 * rate**2),
        ("2e0*e1 - 2e0", 2 * S["e0"] * S["e1"] - 2 * S["e0"]),
        ("1e-3x + .5 + 2.", x / 1000 + Rational(5, 2)),
        ("-x^2^3 + 2**-1", Rational(1, 2) - x**8),
        ("a/b*x - a/-b + x - -x", a / b * x + a / b + 2 * x),
        (r"\sqrt{x} + \sqrt[3]{x} + sqrt(x)", 2 * sqrt(x) + sp.cbrt(x)),
        (r"\Bigl[a + b\Bigr]\times\left|x\right|", (a + b) * sp.Abs(x)),
        (r"&a \cdot b \\ &\quad + x,", a * b + x),
        (r"\begin{align} x &+ \text{tau} \label{eq:1} \end{align}", x + S["tau"]),
        ("max(a, b, 2) + atan2(a, b) + 2pi", sp.Max(a, b, 2) + sp.atan2(a, b) + 2 * sp.pi),
        ("mgsin(theta)", m * g * sin(theta)),
        ("x'' + F_N.", S["x''"] + S["F_N"]),
    ],
)
def test_what_people_write(text, meant):
    assert sp.expand(parse_expression(text, NAMES) - meant) == 0


def test_an_existing_name_wins_over_a_product():
    assert parse_expression("mg", ["m", "g", "mg"]) == sp.Symbol("mg")
    assert parse_expression("mg", ["m", "g"]) == m * g
    assert parse_expression("mg x", {"m": a, "g": b, "x": x + 1}) == a * b * (x + 1)


def test_equations_have_two_sides():
    assert parse_equation("theta'' = -g/l sin(theta)", NAMES) == (acceleration, -g / L * sin(theta))
    assert parse_equation("a + b", NAMES) == (a + b, 0)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("x +", "   ^", "the end"),
        ("x + * 2", "    ^", "'*'"),
        ("m*q + 1", "  ^", "'q', which is no known name"),
        ("m*mass", "  ^^^^", "'mass', which is no known name"),
        ("theta'''", "^^^^^^^^", "did you mean"),
        ("theta3", "^^^^^^", "did you mean theta"),
        ("1/2m", "  ^^", "may be read in two ways"),
        ("sin x^2", "^^^^^^", "may be read in two ways"),
        ("sin a b", "^^^^^^^", "may be read in two ways"),
        ("sin theta/2", "^^^^^^^^^^", "may be read in two ways"),
        ("2 3", "  ^", "the number 3 after a factor"),
        ("x2", "^^", "no known name"),
        ("9^9^9^9", "   ^", "too large"),
        ("exp(exp(exp(9)))", "    ^^^", "too large"),
        ("floor(exp(600))", "^^^^^", "floor"),
        ("x + 1/0", "     ^", "division by zero"),
        ("sqrt(-1)", "^^^^", "negative number"),
        ("2*(a", "  ^", "closes the bracket"),
        ("a)", " ^", "expected an operator"),
        ("(a]", "  ^", "expected an operator or )"),
        ("f(x)", "^", "'f', which is no known name"),
        ("sin() + 1", "    ^", "expected a name"),
        ("atan2(x)", "^^^^^", "atan2 of 1 arguments"),
        ("'x", "^", "a prime that follows no name"),
        ("a $ b", "  ^", "no meaning here"),
        ("1e999", "^^^^^", "too long"),
        ("", "^", "the end"),
        ("a = b", "  ^", "expected an operator or the end"),
        ("__import__('os')", "^^^^^^^^^^", "no known name"),
        (r"\foo x", "^^^^", r"the command \foo"),
        (r"\frac{1}", "        ^", "expected an argument"),
        (r"\theta^23", "       ^^", "expected braces"),
        (r"\dot{(a+b)}", "     ^", "expected one under the dot"),
        (r"\dot{a+b}", "    ^^^", "more than one symbol"),
        (r"m_{} \theta", "^^^^", "subscript"),
        ("x +\nfoo", "^^^", "'foo'"),
    ],
)
def test_refused_with_a_caret_under_the_place(text, place, reason):
    with pytest.raises(al.ModelError) as caught:
        parse_expression(text, NAMES, "Row 1")
    head, line, carets = str(caught.value).split("\n")
    assert head.startswith("Row 1: found")
    assert reason in head
    assert line.strip() in (text.split("\n")[-1].strip(), text.strip())
    assert carets[4:] == place


@pytest.mark.parametrize("text", ["(" * 1000 + "x", "x^" * 500 + "2", "sin(" * 300 + "x", r"\frac{1}{" * 300 + "x"])
def test_depth_is_limited(text):
    with pytest.raises(NotationError, match="inside each other"):
        parse_expression(text, NAMES)


def test_size_is_limited_and_long_sums_are_read():
    with pytest.raises(al.ModelError, match="characters"):
        parse_expression("x+" * 30_000 + "x", NAMES)
    assert parse_expression("x+" * 5_000 + "x", NAMES) == 5001 * x
    assert parse_expression("-" * 5_000 + "x", NAMES) == x


def test_two_names_of_one_spelling_must_be_written_exactly():
    names = ["x_1", "x1", "m"]
    assert parse_expression("x_1 + 2 x1", names) == sum(c * s for c, s in zip((1, 2), symbols("x_1 x1"), strict=True))
    with pytest.raises(NotationError, match="x1 or x_1"):
        parse_expression(r"m x_{1,}", names)


def test_a_long_line_is_shown_around_the_place():
    with pytest.raises(NotationError) as caught:
        parse_expression("x + " * 100 + "foo" + " + x" * 100, NAMES)
    _, line, carets = str(caught.value).split("\n")
    assert line[carets.index("^") :].startswith("foo")
    assert len(line) < 120


def test_a_decimal_is_exact_or_the_number_that_a_program_has() -> None:
    assert parse_expression("0.1 + 3", []) == sp.Rational(31, 10)
    inexact = parse_expression("0.1 m/12", ["m"], exact=False)
    assert inexact == sp.Float(0.1) * sp.Symbol("m") / 12
    assert parse_expression("1/12", [], exact=False) == sp.Rational(1, 12)
