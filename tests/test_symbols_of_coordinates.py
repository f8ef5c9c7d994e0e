"""What is named by a word is written in formulas by the symbol that the model gives it, and typed by its name."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import sympy as sp

import alembert as al
from alembert.app.studio.sliders import knobs_of
from alembert.description.registry import model_content
from alembert.examples import foucault_pendulum, passive_walker, rolling_disk, rough_ramp
from alembert.files import model_text, read_model
from alembert.show import as_latex, as_text
from alembert.show.panels import panels

WORDS = re.compile(r"\\math(rm|it)\{(heading|tilt|spin|turn|lean)")


def words() -> al.Model:
    """A model with a word for every kind of coordinate that a person may name."""
    model = al.Model("words")
    turn = model.coordinate("turn", symbol="alpha")
    model.body("wheel", mass=1, inertia=(1, 1, 1), rotation=al.rotation("Z", turn), position=(0, 0, 0))
    arm = model.body("arm", mass=1, inertia=(1, 2, 3))
    model.revolute("hinge", model.ground.point(), arm.point(), coordinate="lean", symbol="theta_a")
    rod = model.body("rod", mass=1, inertia=(1, 2, 3))
    model.cylindrical(
        "guide", arm.point(), rod.point(), axis=(0, 0, 1), coordinates=("roll", "s"), symbol=("varphi", "s")
    )
    ball = model.body("ball", mass=1, inertia=(1, 2, 3))
    angles = ("ZXZ", "heading", "tilt", "spin")
    model.free("flight", model.ground.point(), ball.point(), angles=angles, symbol=("psi", "theta", "phi"))
    return model


@pytest.mark.parametrize("method", ["kane", "lagrange", "newton-euler"])
def test_formulas_have_the_symbols_and_plain_text_the_names(method: str) -> None:
    equations = al.derive(rolling_disk(), method)
    latex, text = as_latex(equations), as_text(equations)
    assert not WORDS.search(latex)
    assert all(symbol in latex for symbol in (r"\psi", r"\sin \theta", r"\dot{\phi}"))
    assert "% Symbols: psi is heading, theta is tilt, phi is spin" in latex
    assert "sin(tilt)" in text
    assert "theta" not in text


@pytest.mark.parametrize("form", ["latex", "markdown"])
def test_the_report_has_no_word_in_a_formula(form: str) -> None:
    report = al.report(rolling_disk(), methods=["kane"]).written(form)
    assert r"\theta" in report
    assert not WORDS.search(report)
    assert re.search(r"psi\W+is heading, \W+theta\W+is tilt, \W+phi\W+is spin\.", report)


def test_plots_and_sliders_have_the_symbols() -> None:
    run = al.simulate(rolling_disk(), 0.1, initial={"tilt": 0.1}, keep=["tilt"])
    written = {s.name: s.latex for panel in panels(run, ["coordinates", "rates"]) for s in panel.series}
    assert written["tilt"] == r"\theta"
    assert written["spin'"] == r"\dot{\phi}"
    knobs = {knob["name"]: knob["latex"] for knob in knobs_of(rolling_disk(), {})}
    assert (knobs["heading"], knobs["m"]) == (r"\psi", "m")


@pytest.mark.parametrize("make", [words, rolling_disk, foucault_pendulum, rough_ramp])
def test_files_pickles_and_copies_keep_them(make: Callable[[], al.Model], tmp_path: Path) -> None:
    model = make()
    al.save_model(model, tmp_path / "model.toml")
    found = al.load_model(tmp_path / "model.toml")
    assert dict(found.notation) == dict(model.notation)
    assert model_text(found) == model_text(model)
    assert model_content(pickle.loads(pickle.dumps(model))) == model_content(model.copy()) == model_content(model)
    assert model_content(read_model(re.sub(r"symbol = .*|\[symbols\]\n.*", "", model_text(model)))) != model_content(
        model
    )


@pytest.mark.parametrize(
    ("make", "name", "symbol"),
    [(rough_ramp, "slope", r"\gamma"), (passive_walker, "slope", r"\gamma"), (foucault_pendulum, "lat", r"\varphi")],
)
def test_parameters_named_by_words_have_symbols_too(make: Callable[[], al.Model], name: str, symbol: str) -> None:
    model = make()
    equations = al.derive(model.mode([]) if model.unilaterals else model, "lagrange")
    latex, text = as_latex(equations), as_text(equations)
    assert symbol in latex
    assert name not in latex.replace(f"{symbol[1:]} is {name}", "")
    assert name in text
    assert {knob["name"]: knob["latex"] for knob in knobs_of(model, {})}[name] == symbol


def test_equations_in_the_symbols_of_parameters_are_audited() -> None:
    model = al.Model("ramp")
    slope = model.parameter("slope", 0.6, symbol="gamma")
    x, y = model.coordinate("x"), model.coordinate("y")
    model.particle("block", mass=1, position=(x, y, 0))
    model.gravity((0, -9.81, 0))
    model.constrain("ramp", sp.sin(slope) * x + sp.cos(slope) * y)
    assert al.audit(model, r"\sin\gamma \ddot x + \cos\gamma \ddot y = 0").holds
    assert not al.audit(model, r"\sin\gamma \ddot x - \cos\gamma \ddot y = 0").holds


def test_symbols_of_what_is_no_parameter_are_refused() -> None:
    text = '[parameters]\nslope = 1\n[symbols]\nslop = "gamma"\n[particles.bead]\nmass = 2\n'
    with pytest.raises(al.ModelError, match=r"line 4, symbols.slop: found 'slop', which is no parameter.*slope"):
        read_model(text)
    with pytest.raises(al.ModelError, match=r"no parameter; expected one of \[parameters\], which the file has not"):
        read_model(text.partition("slope = 1\n")[2])
    with pytest.raises(al.ModelError, match="found the symbol 'steep'"):
        read_model(text.replace("slop =", "slope =").replace("gamma", "steep"))


def test_what_is_left_out_is_forgotten() -> None:
    assert not {"heading", "tilt", "spin"} & set(words().without("flight").notation)


def test_equations_in_the_symbols_are_audited() -> None:
    model = rolling_disk()
    left = r"5 r \ddot\theta - 5 r \sin\theta \cos\theta \dot\psi^2 - 6 r \cos\theta \dot\psi \dot\phi"
    assert al.audit(model, {"tilting": rf"{left} = 4 g \sin\theta"}).holds
    assert not al.audit(model, {"tilting": rf"{left} = - 4 g \sin\theta"}).holds


@pytest.mark.parametrize(
    ("symbol", "message"),
    [
        ("tilting", "found the symbol 'tilting'; expected a letter or the name of a Greek letter"),
        (r"\theta", "expected a word that begins with a letter"),
        ("lambda_1", "which the equations keep for a multiplier"),
        (("a", "b"), "expected one for each of lean"),
        (3, "expected one for each of lean"),
        ("m", "The symbol 'm' is taken by parameter 'm'; choose another for 'lean'"),
        ("t", "taken by the time"),
        ("psi", "The symbol 'psi' is taken by the symbol of 'heading'"),
    ],
)
def test_what_is_no_symbol_is_refused(symbol: object, message: str) -> None:
    model = al.Model("refused")
    model.parameters(m=1.0)
    model.coordinate("heading", symbol="psi")
    arm = model.body("arm", mass=1, inertia=1, plane="xy")
    with pytest.raises(al.ModelError, match=re.escape(message)):
        model.revolute("hinge", model.ground.point(), arm.point(), coordinate="lean", symbol=symbol)
    model.revolute("hinge", model.ground.point(), arm.point(), coordinate="lean", symbol="theta")


def test_a_later_name_that_is_a_symbol_already_is_refused() -> None:
    model = al.Model("later")
    model.coordinate("tilt", symbol="theta")
    with pytest.raises(al.ModelError, match="'theta' is taken by the symbol of 'tilt'"):
        model.parameters(theta=1.0)


def test_symbols_without_names_are_refused() -> None:
    with pytest.raises(al.ModelError, match="expected none, since no coordinate is named here"):
        al.Model("free").body("stone", mass=1, inertia=(1, 1, 1), symbol=("psi", "theta", "phi"))
