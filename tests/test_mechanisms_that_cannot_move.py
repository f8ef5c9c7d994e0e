"""What is welded to the ground has no coordinates: every question has an answer all the same, which says that nothing moves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import alembert as al


def welded(planar: bool) -> al.Model:
    model = al.Model("still")
    m = model.parameters(m=2.0)
    body = model.body("block", mass=m, inertia=m if planar else (m, m, m), plane="xy" if planar else None)
    model.fixed("weld", model.ground.point(), body.point())
    model.gravity((0, -9.81, 0))
    return model


@pytest.mark.parametrize("planar", [True, False])
@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (al.agree, "The formulations agree"),
        (al.mobility, "degrees of freedom  0"),
        (al.classify, "holonomic"),
        (al.conserved, "nothing was found"),
        (al.reduce, "none left"),
        (al.hamiltonian, "H = 0"),
        (al.derive, "0 equations of motion"),
        (lambda model: al.simulate(model, 1.0), "from t = 0 to 1"),
    ],
)
def test_answers_about_what_is_welded(planar: bool, asked: Callable[[al.Model], Any], words: str) -> None:
    assert words in str(asked(welded(planar)))


@pytest.mark.parametrize("planar", [True, False])
def test_a_weld_is_at_rest_and_bears_the_weight(planar: bool, tmp_path: Path) -> None:
    model = welded(planar)
    (rest,) = al.equilibria(model)
    assert str(rest) == "no coordinates\n  stable: the constraints let nothing move"
    linear = al.linearize(model)
    assert (linear.A.shape, linear.stable) == ((0, 0), True)
    assert str(linear).splitlines()[1:] == ["", "Stable: the constraints let nothing move."]
    run = al.simulate(model, 1.0)
    assert run.reaction("weld").force[-1] == pytest.approx([0, 2 * 9.81, 0])
    for name in ("run.html", "run.csv", "run.npz"):
        (run.save_html if name.endswith("html") else run.save)(tmp_path / name)
        assert (tmp_path / name).stat().st_size > 0
