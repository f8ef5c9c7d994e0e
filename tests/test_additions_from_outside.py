"""A joint, loads and a formulation that the package does not have: it saves, loads, reports, compares and draws them.

The joint, the drag and the formulation of Gibbs and Appell are those of the documentation; the magnets are defined here. No
file of the package knows any of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
import symengine as se
import sympy as sp

import alembert as al
from alembert.description.joints import Prismatic
from alembert.description.loads import Load, load_kind
from alembert.description.options import Form
from alembert.examples import chaplygin_sleigh, four_bar, hooke_shaft, rolling_disk, rough_ramp, spatial_chain
from alembert.expressions.arrays import dot
from alembert.files import model_text, read_model
from alembert.formulations.formulation import METHODS, formulation
from alembert.show.diagram import kinematic_diagram
from alembert.show.page.scene import scene_of
from command import command
from handbook.running import blocks, own_kinds

G = 9.81
DOCS = Path(__file__).parent.parent / "docs"


def magnets(name: str, a: Any, b: Any, axis_a: Any, axis_b: Any, strength: Any = 1) -> Load:
    """Two dipoles: V = strength (n1.n2 / d^3 - 3 (n1.d)(n2.d) / d^5), with strength = mu0 m1 m2 / (4 pi) (Jackson 1999)."""
    d = b.position_array - a.position_array
    first, second, distance = axis_a.vector_array, axis_b.vector_array, se.sqrt(dot(d, d))
    energy = dot(first, second) / distance**3 - 3 * dot(first, d) * dot(second, d) / distance**5
    return Load(name, energy=strength * energy, point=a, end=b, drawn="field lines")


@pytest.fixture(autouse=True)
def additions() -> Iterator[dict[str, Any]]:
    """Everything is defined as a program outside the package would, and forgotten after the test."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with own_kinds():
        for page in ("new_joint.md", "new_load.md", "new_formulation.md"):
            definition = next(blocks((DOCS / page).read_text(encoding="utf-8")))
            exec(compile(definition.code, page, "exec"), names)
        forms = {
            "a": Form.POINT,
            "b": Form.POINT,
            "axis_a": Form.AXIS,
            "axis_b": Form.AXIS,
            "strength": Form.EXPRESSION,
        }
        load_kind("magnets", **forms)(magnets)
        yield names


def nut() -> al.Model:
    """A nut on a climbing thread, with drag, a pendulum on it, and magnets between the pendulum and the ground."""
    model = al.Model("magnetic nut")
    m, J, h, g, k, c = model.parameters(m=2.0, J=0.05, h=0.1, g=G, k=0.02, c=0.3)
    body = model.body("nut", mass=m, inertia=(J, J, 2 * J))
    rod = model.body("rod", mass=m / 4, inertia=(J, J, J / 9))
    model.join("climb", "thread", model.ground.point(), body.point(), axis=(0, 0, 1), rise=h, coordinate="phi")
    model.revolute("hinge", body.point(0.3, 0, 0), rod.point(0, 0, 0.4), axis=(1, 0, 0), coordinate="psi")
    model.gravity((0, 0, -g))
    model.apply("drag", "air", at=rod.point(), coefficient=c)
    ends = {"a": model.ground.point(0, 0, -2), "b": rod.point(0, 0, -0.4)}
    model.apply("magnets", "magnets", **ends, axis_a=model.ground.e3, axis_b=rod.axis(0, 3, 4), strength=k)
    return model


START = {"phi": 1.2, "psi": 0.4, "psi'": -1.0}


# --- oracles of the additions themselves ----------------------------------------------------------------------------


def test_the_force_of_coaxial_magnets_is_the_textbook_one() -> None:
    """Two dipoles on their common axis attract with 6 strength / d^4."""
    model = al.Model("magnets")
    k, m = model.parameters(k=0.3, m=1.0)
    slide = model.body("slide", mass=m, inertia=(1, 1, 1))
    model.prismatic("rail", model.ground.point(), slide.point(), axis=(1, 0, 0), coordinate="d")
    ends = {"a": model.ground.point(), "b": slide.point()}
    model.apply("magnets", "pair", **ends, axis_a=model.ground.e1, axis_b=slide.e1, strength=k)
    d = sp.Symbol("d", positive=True)
    (force,) = al.derive(model, "gibbs-appell").forcing
    assert sp.simplify(force.subs("d", d) + 6 * k / d**4) == 0


def test_drag_has_the_closed_form_of_a_fall() -> None:
    """v = v_inf tanh(g t / v_inf), v_inf = sqrt(m g / c)."""
    model = al.Model("fall")
    ball = model.particle("ball", mass=0.2, line="z")
    model.gravity((0, 0, -G))
    model.apply("drag", "air", at=ball.point(), coefficient=0.05)
    limit = np.sqrt(0.2 * G / 0.05)
    start = 1e-3  # seconds after the drop: at rest the square root of v.v has no slope
    initial = {"ball.z'": -limit * np.tanh(G * start / limit)}
    run = al.simulate(model, 3.0, start=start, initial=initial, rtol=1e-11, atol=1e-12)
    error = np.abs(run["ball.z'"] + limit * np.tanh(G * run.time / limit)).max()
    assert error < 1e-9 * limit  # a hundred times the tolerance of a step


@pytest.mark.parametrize(
    "build", [four_bar, rolling_disk, chaplygin_sleigh, hooke_shaft, rough_ramp, spatial_chain, nut]
)
def test_six_formulations_agree(build: Any) -> None:
    agreement = al.agree(build(), states=3)
    assert len(agreement.methods) == 6
    assert agreement, agreement


# --- what the package makes of them ---------------------------------------------------------------------------------


def test_saved_and_loaded_they_move_alike(tmp_path: Path) -> None:
    model = nut()
    al.save_model(model, tmp_path / "nut.toml")
    again = al.load_model(tmp_path / "nut.toml")
    assert again.joints == model.joints
    assert model_text(again) == model_text(model)
    runs = [al.simulate(each, 2.0, initial=START) for each in (model, again)]
    assert (runs[0].coordinates == runs[1].coordinates).all()


def test_they_run_by_the_new_formulation_as_by_others() -> None:
    runs = [al.simulate(nut(), 2.0, initial=START, method=method) for method in ("gibbs-appell", "kane")]
    for run in runs:
        ledger = run.ledger()
        assert ledger.works["air"][-1] < -0.01  # drag takes energy, and nothing else does
        assert np.abs(ledger.error).max() < 1e-7 * run.energy.max()  # the tolerance of the run, over its steps
    assert np.abs(runs[0].coordinates - runs[1].coordinates).max() < 1e-7


def test_the_report_has_them() -> None:
    text = al.report(nut(), methods=["gibbs-appell"], seconds=1.0).markdown
    for words in ("climb", "magnets", "drag", "The equations of Gibbs and Appell", "P. Appell (1900)"):
        assert words in text, words


def test_the_page_and_the_diagram_draw_them() -> None:
    model = nut()
    scene = scene_of(al.simulate(model, 0.5, initial=START), al.View())
    assert [joint["kind"] for joint in scene["joints"]] == ["screw", "hinge"]
    assert not [line for line in scene["lines"] if line["name"] == "magnets"]  # a picture that the page has not
    labels = [part.text for part in kinematic_diagram(model).parts if hasattr(part, "text")]
    assert {"thread", "air", r"\phi"} <= set(labels)


def test_the_command_knows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "nut.toml")
    al.save_model(nut(), path)
    status, out, _ = command(monkeypatch, capsys, "check", path)
    assert status == 0
    assert "gibbs-appell" in out
    status, out, _ = command(monkeypatch, capsys, "derive", path, "--method", "gibbs-appell")
    assert status == 0
    assert "phi''" in out


def test_friction_and_the_default_picture_do_not_hang_on_the_name_of_a_picture() -> None:
    """A slider of another kind with a picture that nobody knows rubs as a slider does, to the last digit."""

    @dataclass(frozen=True)
    class Peg(Prismatic):
        kind: ClassVar[str] = "peg"
        drawn: ClassVar[str] = "a peg in a slot"

    def sliding(kind: str) -> al.Model:
        model = al.Model("sliding")
        box = model.body("box", mass=1, inertia=(1, 1, 1))
        model.join(kind, "rail", model.ground.point(), box.point(), axis=(3, 0, -4), coordinate="s")
        model.gravity((0, 0, -G))
        model.friction("rail", coefficient=0.3)
        return model

    runs = [al.simulate(sliding(kind), 1.0) for kind in ("peg", "prismatic")]
    assert (runs[0]["s"] == runs[1]["s"]).all()
    assert abs(runs[0]["s'"][-1] - G * (0.8 - 0.3 * 0.6)) < 1e-9  # s'' = g (sin - mu cos)
    assert scene_of(runs[0], al.View())["joints"][0]["kind"] == "ball"
    assert "rail" in [part.text for part in kinematic_diagram(sliding("peg")).parts if hasattr(part, "text")]


# --- refusals -------------------------------------------------------------------------------------------------------


def test_what_is_wrong_with_an_addition_is_told() -> None:
    model = nut()
    ground, rod = model.ground.point(), model.bodies["rod"].point()
    for use, words in (
        (lambda: model.join("clim", "new", ground, rod), "'new': found 'clim'; did you mean 'climb'"),
        (lambda: model.join("climb", "new", ground, rod, axis=(0, 0, 1)), "'new': found no rise="),
        (lambda: model.join("climb", "new", ground, rod, axis=(0, 0, 1), rise=1, pitch=2), "'new': found pitch="),
        (lambda: model.apply("magnet", "new"), "'new': found 'magnet'; did you mean 'magnets'"),
        (
            lambda: model.apply("magnets", "new", a=ground, b=rod, axis_a=(0, 0, 1), axis_b=(0, 0, 1)),
            "'new': found .0, 0, 1.; expected an axis",
        ),
        (lambda: model.apply("drag", "new", at=ground), "'new': found no coefficient="),
        (lambda: model.apply("drag", "new", at=3, coefficient=1), "'new': found 3; expected a point"),
        (lambda: read_model(model_text(model).replace('"climb"', '"clim"')), "found 'clim'; did you mean 'climb'"),
    ):
        with pytest.raises(al.ModelError, match=words):
            use()


def test_the_names_of_the_package_are_not_taken_over() -> None:
    with pytest.raises(al.DerivationError, match=r"'kane'.*package"):
        formulation("kane", "Another one")(lambda model: METHODS["kane"].derive(model))
    with pytest.raises(al.ModelError, match=r"'spring'.*package"):
        load_kind("spring")(lambda name: Load(name))
