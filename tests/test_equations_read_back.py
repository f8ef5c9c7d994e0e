"""What `derive` prints is what it derived: its text, read by the package's own grammar, against the record.

Intermediate quantities are worked out from their own lines, in their order: nothing that is shown is undefined. No line is
wider than asked, and lines of any width say the same.
"""

import re
from pathlib import Path

import pytest
import symengine as se
import sympy as sp

import alembert as al
from alembert.examples import CONTACTS, EXAMPLES, SMOOTH, n_four_bar, n_link_pendulum, spatial_chain
from alembert.expressions.algebra import expression
from alembert.expressions.evaluation import evaluate
from alembert.expressions.grammar import Names, parse_equation
from alembert.formulations import METHODS
from alembert.show.formulas.equation_text import LATEX_WIDTH, aligned, page_text, written_equations
from alembert.show.formulas.latex_width import width as width_in_print
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH
from alembert.show.formulas.recursive_form import FORCES, MOTIONS

Values = dict[se.Symbol, float]
WIDTHS = (TEXT_WIDTH, 80, 60)
AT_THE_LEFT = 2.9  # em: the ampersand and the space before a line that goes on
QUANTITIES = ("Intermediate quantities", MOTIONS, FORCES)
HERE = Path(__file__).parent


def equations(text: str, title: str) -> list[str]:
    """The equations of one group, each on one line again."""
    section = text.split(f"\n{title}\n")[1].split("\n\n")[0]
    return re.sub(r"\n {6}", " ", section).splitlines()


def names_of(values: Values) -> Names:
    return Names({symbol.name: sp.Symbol(symbol.name) for symbol in values})


def with_quantities(text: str, values: Values) -> Values:
    """The values, and those of the intermediate quantities that a text defines, each in those before it."""
    known = dict(values)
    shown = [title for title in QUANTITIES if f"\n{title}\n" in text]
    for line in (line for title in shown for line in equations(text, title)):
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
    assert_read_back(al.derive(model, method, active=[closed]), places=97)


LARGE = {
    "13 links": lambda: n_link_pendulum(13),
    "balls in a row": lambda: spatial_chain(4),
    "arm with a coupled hand": lambda: al.load(HERE / "../examples/arm.urdf"),
    "dog": lambda: al.load(HERE / "../examples/dog.xml"),
    "loaded tree": lambda: loaded_tree(),
    "loops": lambda: n_four_bar(8),
}


def loaded_tree() -> al.Model:
    """Hinges about many axes and a slide on a free body, with a spring, a damper, a motor and a force that follows a body."""
    model = al.Model("loaded tree")
    m, l, k, c, g = model.parameters(m=1.3, l=0.7, k=20.0, c=0.4, g=9.81)  # noqa: E741
    base = model.body("base", mass=m, inertia=(1, 2, 2.5))
    before, names = base, ("first", "second", "third", "fourth")
    for i, name in enumerate(names):
        body = model.body(name, mass=m, inertia=(l**2 * m / 3, 0.2, 0.3))
        axis = ((0, 0, 1), (0, 1, 0), (1, 0, 0), (0.6, 0.8, 0))[i]
        model.revolute(f"hinge{i}", before.point(l, 0.1, 0), body.point(0, 0, l), axis=axis, coordinate=f"q{i}")
        before = body
    bob = model.body("bob", mass=m, inertia=(0.1, 0.1, 0.1))
    slide = model.prismatic("slide", before.point(0, l, 0), bob.point(), axis=(0, 1, 0), coordinate="s")
    model.gravity((0, 0, -g))
    model.spring("rope", model.bodies["second"].point(0, 0, l), model.ground.point(1, 2, 3), stiffness=k, length=l)
    model.damper("oil", base.point(), model.bodies["third"].point(0, l, 0), damping=c)
    model.load("motor", slide, model.input("F"))
    model.force("wind", model.bodies["fourth"].point(0, 0, 0.2), (c * base.velocity[0], 0, k * base.position[1]))
    return model


@pytest.mark.parametrize("method", ["lagrange", "projection"])
@pytest.mark.parametrize("name", LARGE)
def test_the_text_of_large_mechanisms_is_the_record(name: str, method: str) -> None:
    """Body by body where they are open trees; loops with one multiplier for each condition."""
    model = LARGE[name]()
    assert_read_back(al.derive(model, method, **({"multipliers": True} if method == "projection" else {})))


def in_lines_that_fit(eom: al.EquationsOfMotion) -> str:
    """The text in the narrowest lines, in which most is broken."""
    page = written_equations(eom)
    texts = [page_text(eom, page, width) for width in WIDTHS]
    for text, width in zip(texts, WIDTHS, strict=True):
        assert not [line for line in text.splitlines() if len(line) > width]
    assert len({"".join(text.split()) for text in texts}) == 1
    rows = [row for title in page.sections for row in aligned(page, title).split("\\\\\n")]
    assert max(map(width_in_print, rows), default=0.0) <= LATEX_WIDTH + AT_THE_LEFT
    return texts[-1]


def assert_read_back(eom: al.EquationsOfMotion, places: int = 11) -> None:
    """The text has the values of M u' - f - A^T lambda - c where no two bodies are at one place, nor three in a line."""
    symbols = [*eom.q, *eom.u, *eom.du, *eom.lam, *map(expression, eom.inputs), *map(se.Symbol, eom.parameters)]
    symbols += [se.Symbol("t"), *(se.Symbol(f"N[{law.target}]") for law in eom.frictions)]
    text = in_lines_that_fit(eom)
    at = {s: 0.3 + 0.37 * ((7 * k + 3 * k * k) % places) / places for k, s in enumerate(dict.fromkeys(symbols))}
    for four in eom.euler_parameters:  # of a rotation
        length = sum(at[eom.q[k]] ** 2 for k in four) ** 0.5
        at |= {eom.q[k]: at[eom.q[k]] / length for k in four}
    values = with_quantities(text, at)
    names = names_of(values)
    written = equations(text, "Equations of motion") if eom.u else []  # what is held and driven has none
    assert len(written) == len(eom.u)
    for i, line in enumerate(written):
        left, right = parse_equation(line.strip(), names)
        printed, *expected = evaluate([expression(left - right), *terms(eom, i)], values)
        scale = sum(map(abs, expected))
        assert printed == pytest.approx(sum(expected), abs=1e-10 * scale)  # rounding of sums in another order
