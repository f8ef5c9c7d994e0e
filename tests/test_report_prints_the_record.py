"""What a report prints is what was derived: its formulas, read back by the grammar, against the records."""

import re

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert import examples
from alembert.formulations import METHODS
from alembert.show.textbook import Report
from printed import chapter, random_numbers, values

TIGHT = 1e-9  # of the sum of sizes of the terms: both sides are exact, only their rounding differs
SYSTEMS = (
    "rotary_pendulum",
    "spinning_top",
    "four_bar",
    "rolling_disk",
    "chaplygin_sleigh",
    "n_link_pendulum",
    "rough_ramp",
)
OPEN = ("rotary_pendulum", "spinning_top", "n_link_pendulum")


@pytest.fixture(scope="module")
def reports() -> dict[str, tuple[al.Model, Report]]:
    models = {name: examples.EXAMPLES[name]() for name in SYSTEMS}
    return {name: (model, al.report(model, check=False)) for name, model in models.items()}


def same(one: object, other: object, numbers: dict[str, float]) -> bool:
    a, b = values(one, numbers), values(other, numbers)
    return a.shape == b.shape and bool(np.allclose(a, b, rtol=TIGHT, atol=TIGHT * (1 + np.abs(a).max(initial=0.0))))


def residuals(eom: al.EquationsOfMotion) -> list[sp.Expr]:
    """M u' - f - A^T lambda - c, row by row."""
    return [equation.lhs - equation.rhs for equation in eom.equations]


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize(("method", "title"), [("newton-euler", "Newton"), ("lagrange", "Lagrange")])
def test_equations_of_motion_are_those_of_the_record(name: str, method: str, title: str, reports: dict) -> None:
    model, report = reports[name]
    eom = al.derive(model, method)
    printed = chapter(report, title).equations
    numbers = random_numbers(report, 1)
    assert same(printed[: len(eom.u)], residuals(eom), numbers)


@pytest.mark.parametrize("name", OPEN)
@pytest.mark.parametrize(("method", "title"), [("projection", "Projection"), ("kane", "Kane")])
def test_equations_in_independent_speeds_are_those_of_the_record(
    name: str, method: str, title: str, reports: dict
) -> None:
    model, report = reports[name]
    assert same(chapter(report, title).equations, residuals(al.derive(model, method)), random_numbers(report, 2))


@pytest.mark.parametrize("name", ["four_bar", "chaplygin_sleigh", "rough_ramp"])
@pytest.mark.parametrize(("method", "title"), [("projection", "Projection"), ("kane", "Kane")])
def test_eliminated_equations_with_velocity_ratios_give_the_accelerations_of_the_record(
    name: str, method: str, title: str, reports: dict
) -> None:
    model, report = reports[name]
    eom = al.derive(model, method)
    printed, numbers = chapter(report, title), random_numbers(report, 3)
    for u, value in eom.solved_speeds.items():  # the printed ratios
        (shown,) = [right for left, right in printed.formulas if left == latex_of(report, u.name)]
        assert same([printed.expression(shown)], [sp.sympify(value)], numbers)
        numbers[u.name] = float(values([sp.sympify(value)], numbers)[0])
    count = len(eom.u)
    rests = sorted(n for n in report.symbols.values() if n.startswith("rest"))
    conditions = [e for e in printed.equations[count:] if e.free_symbols & set(map(sp.Symbol, rests))]
    solved = sp.solve([e.xreplace({sp.Symbol(k): v for k, v in numbers.items() if k not in rests}) for e in conditions])
    numbers |= {s.name: float(v) for s, v in solved.items()}
    forces = values([sp.sympify(f + c) for f, c in zip(eom.forcing, eom.nonideal_force, strict=True)], numbers)
    accelerations = np.linalg.solve(values(eom.mass_matrix, numbers).reshape(count, count), forces)
    numbers |= {s.name: float(a) for s, a in zip(eom.accelerations, accelerations, strict=True)}
    size = np.abs(forces).max()
    assert np.abs(values(printed.equations[:count], numbers)).max() < 1e-8 * (1 + size)


def latex_of(report: Report, name: str) -> str:
    return next(latex for latex, found in report.symbols.items() if found == name)


# --- the matrices of each method ----------------------------------------------------------------------------------------


def rows_of(model: al.Model) -> list[tuple[int, slice]]:
    """The number of each body and its rows in X'."""
    out, at = [], 0
    for k, body in enumerate(model.bodies.values(), 1):
        size = len(body.velocity_symbols)
        out.append((k, slice(at, at + size)))
        at += size
    return out


@pytest.mark.parametrize("name", OPEN)
def test_projection_prints_B_and_Gamma_of_the_record(name: str, reports: dict) -> None:
    model, report = reports[name]
    eom, printed, numbers = al.derive(model, "projection"), chapter(report, "Projection"), random_numbers(report, 4)
    for number, rows in rows_of(model):
        assert same(printed.matrix(rf"\mathbf{{B}}_{{{number}}}"), eom.terms["B"][rows, :], numbers)
        assert same(printed.matrix(rf"\boldsymbol{{\Gamma}}_{{{number}}}"), eom.terms["Gamma"][rows, :], numbers)
        if name != "n_link_pendulum":  # where it is left out for its length
            assert same(printed.matrix(rf"\dot{{\mathbf{{B}}}}_{{{number}}}"), eom.terms["B'"][rows, :], numbers)


@pytest.mark.parametrize("name", ["rotary_pendulum", "spinning_top", "rolling_disk", "n_link_pendulum"])
def test_the_projected_mass_matrix_is_that_of_the_record(name: str, reports: dict) -> None:
    model, report = reports[name]
    eom = al.derive(model, "projection")
    shown = chapter(report, "Projection").symmetric("M^{*}", len(eom.u))
    assert same(shown, eom.mass_matrix, random_numbers(report, 5))


@pytest.mark.parametrize("name", ["rough_ramp", "chaplygin_sleigh"])
def test_udwadia_kalaba_prints_A_and_b_of_the_record(name: str, reports: dict) -> None:
    model, report = reports[name]
    eom, printed, numbers = al.derive(model, "udwadia-kalaba"), chapter(report, "Udwadia"), random_numbers(report, 6)
    assert same(printed.matrix(r"\mathbf{A}"), eom.terms["A"], numbers)
    assert same(printed.matrix(r"\mathbf{b}"), eom.terms["b"], numbers)


def test_udwadia_kalaba_prints_long_constraints_row_by_row(reports: dict) -> None:
    model, report = reports["four_bar"]
    eom, numbers = al.derive(model, "udwadia-kalaba"), random_numbers(report, 7)
    rows = eom.terms["A"] * sp.Matrix(eom.accelerations) - eom.terms["b"]
    assert same(chapter(report, "Udwadia").equations, rows, numbers)


@pytest.mark.parametrize("name", [s for s in SYSTEMS if s != "rolling_disk"])
def test_lagrange_prints_the_energies_and_generalized_forces_of_the_record(name: str, reports: dict) -> None:
    model, report = reports[name]
    eom, printed, numbers = al.derive(model, "lagrange"), chapter(report, "Lagrange"), random_numbers(report, 8)
    kinetic = [right for left, right in printed.formulas if left == "T" and r"\sum" not in right]
    assert same([printed.expression(kinetic[0])], [eom.terms["T"]], numbers)
    if eom.terms["V"] != 0:
        assert same([printed.one("V")], [eom.terms["V"]], numbers)
    for u, value in zip(eom.speeds, eom.terms["momenta"], strict=True):
        latex = latex_of(report, u.name)
        assert same([printed.one(rf"\frac{{\partial T}}{{\partial {latex}}}")], [value], numbers)


@pytest.mark.parametrize("name", ["rotary_pendulum", "spinning_top"])
def test_lagrange_prints_the_rates_of_the_momenta(name: str, reports: dict) -> None:
    """d/dt dT/du - dT/dq + dV/dq - Q, put together from the printed parts, is the equation of motion."""
    model, report = reports[name]
    eom, printed, numbers = al.derive(model, "lagrange"), chapter(report, "Lagrange"), random_numbers(report, 9)
    total = []
    for q, u in zip(eom.coordinates, eom.speeds, strict=True):
        q_latex, u_latex = latex_of(report, q.name), latex_of(report, u.name)
        lefts = {
            rf"\frac{{\mathrm{{d}}}}{{\mathrm{{d}}t}} \frac{{\partial T}}{{\partial {u_latex}}}": 1,
            rf"\frac{{\partial T}}{{\partial {q_latex}}}": -1,
            rf"\frac{{\partial V}}{{\partial {q_latex}}}": 1,
            f"Q_{{{u_latex}}}": -1,
        }
        found = [sign * printed.one(left) for left, sign in lefts.items() if left in dict(printed.formulas)]
        total.append(sp.Add(*found))
    assert same(total, residuals(eom), numbers)


@pytest.mark.parametrize("name", OPEN)
def test_kane_prints_active_and_inertia_forces_of_the_record(name: str, reports: dict) -> None:
    model, report = reports[name]
    eom, printed, numbers = al.derive(model, "kane"), chapter(report, "Kane"), random_numbers(report, 10)
    size = range(1, len(eom.u) + 1)
    assert same([printed.one(f"F_{{{k}}}") for k in size], eom.terms["Fr"], numbers)
    assert same([printed.one(f"F_{{{k}}}^{{*}}") for k in size], eom.terms["Fr*"], numbers)


def test_kane_prints_the_partial_velocities_of_the_record(reports: dict) -> None:
    model, report = reports["rotary_pendulum"]
    eom, printed, numbers = al.derive(model, "kane"), chapter(report, "Kane"), random_numbers(report, 11)
    for i in (1, 2):
        rows = slice(3 * i - 3, 3 * i)
        velocity, turning = eom.terms["partial velocities"], eom.terms["partial angular velocities"]
        assert same(printed.matrix(rf"\bigl[ \mathbf{{v}}_r^{{C_{i}}} \bigr]"), velocity[rows, :], numbers)
        assert same(printed.matrix(rf"\bigl[ \boldsymbol{{\omega}}_r^{{{i}}} \bigr]"), turning[rows, :], numbers)


@pytest.mark.parametrize("name", ["four_bar", "chaplygin_sleigh", "rotary_pendulum"])
def test_newton_euler_prints_constraints_and_gamma_of_the_record(name: str, reports: dict) -> None:
    model, report = reports[name]
    eom, printed, numbers = al.derive(model, "newton-euler"), chapter(report, "Newton"), random_numbers(report, 12)
    for letter, term in ((r"\Phi", "Phi"), (r"\gamma", "gamma")):
        for k, value in enumerate(eom.terms[term], 1):
            if f"{letter}_{{{k}}}" in dict(printed.formulas) or name != "rotary_pendulum":  # two are left out there
                assert same([printed.one(f"{letter}_{{{k}}}")], [value], numbers)


# --- kinematics, simplification and its limits -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rotary_pendulum", "four_bar", "n_link_pendulum"])
def test_positions_and_velocities_are_those_of_the_points(name: str, reports: dict) -> None:
    model, report = reports[name]
    printed, numbers = chapter(report, "Kinematics"), random_numbers(report, 13)
    eom = al.derive(model, "lagrange")
    for k, motion in enumerate(eom.motions, 1):
        shown = printed.matrix(rf"\mathbf{{x}}_{{{k}}}")
        place, speed = (sp.Matrix([sp.sympify(x) for x in part][: len(shown)]) for part in (motion.r, motion.v))
        assert same(shown, place, numbers)
        assert same(printed.matrix(rf"\dot{{\mathbf{{x}}}}_{{{k}}}"), speed, numbers)


def test_without_time_to_simplify_the_formulas_are_longer_and_still_true() -> None:
    model = examples.rotary_pendulum()
    hasty, usual = (al.report(model, methods=["lagrange"], check=False, seconds=s) for s in (0, 10))
    eom = al.derive(model, "lagrange")
    assert same(chapter(hasty, "Lagrange").equations, residuals(eom), random_numbers(hasty, 14))
    assert len(hasty.markdown) > len(usual.markdown)


def test_the_published_term_that_was_missing_is_printed(reports: dict) -> None:
    r"""Luchtenburg et al. (2021), eq. 90b lacks it: -(L_p^2 m_p/4 + J_p2 - J_p3) sin(2 alpha) theta'^2 / 2."""
    _, report = reports["rotary_pendulum"]
    wanted = r"- \tfrac{1}{2} \bigl( \tfrac{1}{4} m_{p} L_{p}^{2} + J_{p2} - J_{p3} \bigr) \, \sin 2 \alpha \, \dot{\theta}^{2}"
    assert wanted in " ".join(report.markdown.replace(r"& \qquad", "").replace("\\\\\n", "").split())


def test_chosen_speeds_are_printed_as_in_the_paper() -> None:
    """The sleigh in u, theta', delta': the mass matrix of Luchtenburg et al. (2021), eq. 68."""
    model = examples.chaplygin_sleigh()
    sleigh = model.bodies["sleigh"]
    along = sleigh.point(-sp.Symbol("b"), 0).velocity.dot(sleigh.e1)
    delta = sp.Symbol("delta'")
    eom = al.derive(model, "projection", speeds={"u": along, "w": sleigh.spin, "d": delta})
    M = chapter(eom.report(check=False), "Projection").symmetric("M^{*}", 3)
    a, b, m_c, m_r, J_c, J_r, angle = sp.symbols("a b m_c m_r J_c J_r delta")
    cross = -a * m_r * sp.sin(angle)
    middle = J_c + J_r + a**2 * m_r + 2 * a * b * m_r * sp.cos(angle) + b**2 * (m_c + m_r)
    coupled = J_r + a**2 * m_r + a * b * m_r * sp.cos(angle)
    expected = sp.Matrix([[m_c + m_r, cross, cross], [cross, middle, coupled], [cross, coupled, J_r + a**2 * m_r]])
    assert (M - expected).expand() == sp.zeros(3, 3)


def test_a_long_equation_in_named_quantities_is_that_of_the_record() -> None:
    """The quantities are worked out from their own lines, in their order."""
    eom = al.derive(examples.EXAMPLES["squeezer"](), "lagrange")
    report = al.report(eom, check=False)
    printed, numbers = chapter(report, "Lagrange"), random_numbers(report, 15)
    given = {s.name for s in (*eom.q, *eom.u, *eom.du, *eom.lam, *eom.inputs)} | set(eom.parameters)
    found = {left: report.symbols[left] for left, _ in printed.formulas if left in report.symbols}
    defined = {left: name for left, name in found.items() if name not in given and not name.startswith("abbrev")}
    assert defined
    for left, name in defined.items():
        numbers[name] = float(values([printed.one(left)], numbers)[0])
    assert same(printed.equations[: len(eom.u)], residuals(eom), numbers)


@pytest.mark.parametrize("method", METHODS)
def test_no_equation_of_a_long_mechanism_is_left_out(method: str) -> None:
    """What is too long to be written as it is stands in quantities with names; steps on the way to it may be left out."""
    text = al.report(examples.EXAMPLES["seven_joint_arm"](), methods=[method], check=False).written("markdown")
    assert not re.search(r"\d+ of \d+ (equations|rows) are left out", text)
