"""What `derive` prints is what it derived: its text, read by the package's own grammar, against the record.

Intermediate quantities are worked out from their own lines, in their order: nothing that is shown is undefined.
"""

import re

import pytest
import symengine as se
import sympy as sp

import alembert as al
from alembert.examples import CONTACTS, EXAMPLES, SMOOTH
from alembert.expressions.algebra import expression
from alembert.expressions.evaluation import evaluate
from alembert.expressions.grammar import Names, parse_equation
from alembert.formulations import METHODS
from alembert.show import as_text

Values = dict[se.Symbol, float]
QUANTITIES = "Intermediate quantities"


def equations(text: str, title: str) -> list[str]:
    """The equations of one group, each on one line again."""
    section = text.split(f"\n{title}\n")[1].split("\n\n")[0]
    return re.sub(r"\n {6}", " ", section).splitlines()


def names_of(values: Values) -> Names:
    return Names({symbol.name: sp.Symbol(symbol.name) for symbol in values})


def with_quantities(text: str, values: Values) -> Values:
    """The values, and those of the intermediate quantities that a text defines, each in those before it."""
    known = dict(values)
    for line in equations(text, QUANTITIES) if QUANTITIES in text else ():
        name, _, written = line.strip().partition(" = ")
        _, right = parse_equation(f"0 = {written}", names_of(known))
        known[se.Symbol(name)] = float(evaluate([expression(right)], known)[0])
    return known


def terms(eom: al.EquationsOfMotion, i: int) -> list[se.Expr]:
    """The terms of M u' - f - A^T lambda - c in row i."""
    inertia = [m * s for m, s in zip(eom.M[i], eom.du, strict=True)]
    reactions = [-a * s for a, s in zip(eom.A[:, i], eom.lam, strict=True)]
    return [*inertia, -eom.f[i], -expression(eom.nonideal_force[i]), *reactions]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", SMOOTH)
def test_the_text_of_the_equations_of_motion_is_the_record(name: str, method: str) -> None:
    assert_read_back(al.derive(EXAMPLES[name](), method))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", sorted(CONTACTS))
def test_the_text_of_a_mode_of_contacts_is_the_record(name: str, method: str) -> None:
    model = EXAMPLES[name]()
    closed = next(iter(model.unilaterals.values())).gaps[0].label
    assert_read_back(al.derive(model, method, active=[closed]), places=97)  # no two bodies at one place


def assert_read_back(eom: al.EquationsOfMotion, places: int = 11) -> None:
    """The text has the values of M u' - f - A^T lambda - c."""
    symbols = [*eom.q, *eom.u, *eom.du, *eom.lam, *map(expression, eom.inputs), *map(se.Symbol, eom.parameters)]
    symbols += [se.Symbol("t"), *(se.Symbol(f"N[{law.target}]") for law in eom.frictions)]
    text, at = (
        as_text(eom, full=True),
        {s: 0.3 + 0.37 * ((7 * k) % places) / places for k, s in enumerate(dict.fromkeys(symbols))},
    )
    values = with_quantities(text, at)
    names = names_of(values)
    written = equations(text, "Equations of motion") if eom.u else []  # what is held and driven has none
    assert len(written) == len(eom.u)
    for i, line in enumerate(written):
        left, right = parse_equation(line.strip(), names)
        printed, *expected = evaluate([expression(left - right), *terms(eom, i)], values)
        scale = sum(map(abs, expected))
        assert printed == pytest.approx(sum(expected), abs=1e-10 * scale)  # rounding of sums in another order
