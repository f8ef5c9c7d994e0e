"""Whether an expression is too long is seen before it is shaped: by a bound below its width in print, with less work."""

import pytest

import alembert as al
from alembert import examples
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.symbol_notation import Symbols

LARGE = 2.5e-9  # of a width: what floating-point sums differ by


@pytest.mark.parametrize("name", ["rotary_pendulum", "double_pendulum_in_angles", "rolling_disk", "spinning_top"])
@pytest.mark.parametrize("method", ["lagrange", "kane"])
def test_nothing_is_called_wider_than_it_is_in_print(name: str, method: str) -> None:
    eom = al.derive(getattr(examples, name)(), method)
    symbols = Symbols(eom.model, [u.name for u in eom.u])
    for value in {*eom.M.flat, *eom.f}:
        before, writer = EquationWriter(symbols, 10.0), EquationWriter(symbols, 10.0)
        width = writer.shape.width(writer.shape(value))
        assert not before.shape.is_surely_wider(value, width * (1 + LARGE)), value


def test_long_entries_are_refused_without_setting_them() -> None:
    eom = al.derive(examples.seven_joint_arm(), "lagrange")
    writer = EquationWriter(Symbols(eom.model), 10.0)
    entry = eom.M[1, 1]
    assert writer.shape.is_surely_wider(entry, 105.0)
    spared = writer.typesetter.terms_set
    assert writer.shape.width(writer.shape(entry)) > 105.0
    assert writer.typesetter.terms_set > 3 * spared


def test_kane_of_the_rolling_disk_is_as_a_textbook_prints_it() -> None:
    text = str(al.derive(examples.rolling_disk(), "kane"))
    assert "Intermediate quantities" not in text
    assert (
        "5*m*r^2*tilt''/4 - 5*m*r^2*sin(2*tilt)*heading'^2/8 - 3*m*r^2*cos(tilt)*heading'*spin'/2 = m*g*r*sin(tilt)"
        in text
    )
