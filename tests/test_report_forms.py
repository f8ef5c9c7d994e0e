"""The forms of a report: the page in a real browser, LaTeX, Markdown, names that contain anything, the command, notebooks."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import (
    EXAMPLES,
    four_bar,
    n_link_pendulum,
    rotary_pendulum,
    simple_pendulum,
    spring_pendulum,
    three_body_arm,
)
from alembert.show.diagram import as_svg, kinematic_diagram
from alembert.show.diagram.drawing import Label, Stroke, label_size
from alembert.show.diagram.pictures import shapes
from alembert.show.diagram.posture import posture_of
from alembert.show.textbook.derivation_report import Report
from browser import chromium, opened
from command import command

NASTY = "<script>alert(1)</script> & $x$ \\input{y} %# _*|`"


@pytest.fixture(scope="module")
def report() -> Report:
    return al.report(four_bar(), methods=["projection", "lagrange"])


def nasty_model() -> al.Model:
    model = al.Model(f"model {NASTY}")
    m, ell = model.parameters(m=1.0, ell=1.0)
    bob = model.particle("bob", mass=m, plane="xy")
    model.distance(f"rod {NASTY}", model.ground.point(), bob.point(), length=ell)
    return model


class Reader(HTMLParser):
    """The elements of a page and the text of its formulas."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.scripts, self.sources, self.formulas, self.inside = 0, [], [], False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        self.sources += [value for key, value in attrs if key in ("src", "href", "srcset", "data", "action")]
        self.inside = tag == "span" and ("class", "m d") in attrs
        self.formulas += [""] if self.inside else []

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.formulas[-1] += data


# --- the page -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as running:
        yield running


@pytest.mark.parametrize(("size", "theme"), [((1000, 800), "light"), ((390, 844), "dark")])
def test_a_browser_sets_all_formulas_without_network_and_nothing_runs_off(
    browser: Any, report: Report, tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    path = tmp_path / "report.html"
    report.save(path)
    with opened(browser, path, size=size, theme=theme) as page:
        page.page.wait_for_function("document.documentElement.dataset.ready === 'yes'")
        assert [url for url in page.requests if not url.startswith(("file:", "data:"))] == []
        assert page.complaints == []
        assert page.js("document.querySelectorAll('.katex-error').length") == 0
        assert (
            page.js("document.querySelectorAll('.m .katex').length")
            == page.js("document.querySelectorAll('.m').length")
            > 100
        )
        assert page.js("document.documentElement.scrollWidth") <= size[0]
        wide = "[...document.querySelectorAll('.display')].filter((d) => d.scrollWidth > d.clientWidth + 1).length"
        assert size[0] < 500 or page.js(wide) == 0


@pytest.mark.parametrize(
    ("model", "methods"),
    [(n_link_pendulum(3), ["newton-euler", "kane"]), (three_body_arm(), ["projection"]), (four_bar(), ["lagrange"])],
    ids=["links", "arm", "four-bar"],
)
def test_lines_of_a_report_break_in_brackets_only_where_these_are_longer_than_a_line(
    browser: Any, tmp_path: Path, model: al.Model, methods: list[str]
) -> None:
    al.report(model, methods=methods, check=False).save(tmp_path / "report.html")
    with opened(browser, tmp_path / "report.html", size=(900, 700)) as page:
        page.until("document.documentElement.dataset.ready")
        boxes = "[...term.querySelectorAll('.m')].map((part) => part.getBoundingClientRect())"
        room = "term.closest('.formula').getBoundingClientRect().right - term.getBoundingClientRect().left"
        seen = f"(term) => [{boxes}.map((box) => [box.top, box.width]), {room}]"
        terms = page.js(f"[...document.querySelectorAll('.right .term')].map({seen})")
    broken = [(sum(width for _, width in parts), room) for parts, room in terms if parts[-1][0] > parts[0][0] + 15]
    assert terms
    assert all(width > 0.8 * room for width, room in broken)


def test_the_page_refers_to_nothing_outside_of_it(report: Report) -> None:
    read = Reader(report.html)
    assert [source for source in read.sources if not source.startswith("#")] == []
    assert [url for url in re.findall(r"url\(([^)]*)\)", report.html) if not url.startswith("data:")] == []
    assert "default-src 'none'" in report.html


def test_names_with_markup_stay_names_in_every_form() -> None:
    found = al.report(nasty_model(), methods=["udwadia-kalaba"])
    assert Reader(found.html).scripts == 2  # KaTeX, and what calls it
    assert "<script>alert" not in found.html
    assert r"\input{y}" not in found.latex
    assert r"\textbackslash{}input\{y\}" in found.latex
    assert "<script>" not in found.markdown.replace(r"\<script\>", "")
    assert found.html.count("&lt;script&gt;alert(1)") >= 3


# --- LaTeX and Markdown ------------------------------------------------------------------------------------------------


def test_the_forms_have_the_same_formulas(report: Report) -> None:
    pieces = {"".join(formula.split()) for formula in Reader(report.html).formulas if len(formula) > 12}
    bare = [re.sub(r"\\:|^[-+=]|=$|\s", "", piece) for piece in pieces]
    assert len(bare) > 60
    for text in (report.latex, report.markdown):
        together = re.sub(r"\s|&|\\qquad|\\\\(?!\[)", "", text)
        missing = [piece for piece in bare if re.sub(r"\\\\(?!\[)|&|\\qquad", "", piece) not in together]
        assert missing == []


def test_the_latex_is_a_whole_document_with_balanced_environments(report: Report) -> None:
    text = report.latex
    assert text.startswith(r"\documentclass")
    assert text.rstrip().endswith(r"\end{document}")
    begun, ended = re.findall(r"\\begin\{(\w+\*?)\}", text), re.findall(r"\\end\{(\w+\*?)\}", text)
    assert sorted(begun) == sorted(ended)
    assert r"\begin{tikzpicture}" in text


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no pdflatex on this machine")
def test_pdflatex_compiles_it(tmp_path: Path) -> None:
    al.report(nasty_model(), tmp_path / "report.tex", methods=["udwadia-kalaba"])
    run = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "report.tex"],
        cwd=tmp_path,
        capture_output=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stdout[-800:]


def test_markdown_has_its_figure_in_a_file_beside_it(report: Report, tmp_path: Path) -> None:
    report.save(tmp_path / "bars.md")
    assert "](bars.svg)" in (tmp_path / "bars.md").read_text()
    assert (tmp_path / "bars.svg").read_text().startswith("<svg")


# --- the command -------------------------------------------------------------------------------------------------------


def test_the_command_writes_the_file_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "page.html"
    status, out, _ = command(
        monkeypatch,
        capsys,
        "report",
        "simple-pendulum",
        "--output",
        str(path),
        "--method",
        "lagrange",
        "--pose",
        "theta=1",
    )
    assert (status, out.strip()) == (0, f"Saved {path}")
    assert "Lagrange" in path.read_text()


def test_the_command_prints_latex_and_markdown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for form, start in (("latex", r"\documentclass"), ("markdown", "# The simple pendulum")):
        arguments = ("report", "simple-pendulum", "--format", form, "--method", "kane")
        status, out, _ = command(monkeypatch, capsys, *arguments)
        assert (status, out[: len(start)]) == (0, start)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simple-pendulum",), "found no --output"),
        (("simple-pendulum", "--output", "page.pdf"), "expected .html"),
        (("simple-pendulum", "--output", "no/such/folder/page.html"), "there is no folder"),
        (("simple-pendulum", "--format", "latex", "--method", "hamilton"), "'hamilton'"),
        (("simple-pendulum", "--format", "latex", "--pose", "phi=1"), "pose: found 'phi'; expected theta"),
        (("simple-pendulum", "--format", "latex", "--time-limit", "-1"), "seconds=-1.0"),
        (("pendulum-clock", "--format", "latex"), "neither a bundled example"),
    ],
)
def test_bad_input_is_refused_with_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, told = command(monkeypatch, capsys, "report", *arguments)
    assert (status, out) == (2, "")
    assert said in told


def test_disagreement_is_told_with_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from dataclasses import replace

    wrong = replace(al.agree(simple_pendulum()), worst=1.0)
    monkeypatch.setattr("alembert.show.textbook.derivation_report.agree", lambda *_, **__: wrong)
    path = tmp_path / "page.html"
    status, _, told = command(monkeypatch, capsys, "report", "simple-pendulum", "--output", str(path))
    assert (status, "disagree" in told, "DISAGREE" in path.read_text()) == (1, True, True)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: al.report("model"), "expected a Model"),
        (lambda: al.report(simple_pendulum(), "page.doc"), "expected .html"),
        (lambda: al.report(simple_pendulum(), methods="kane"), "expected a list"),
        (lambda: al.report(simple_pendulum(), "a.html", format="word"), "expected html"),
        (lambda: al.derive(simple_pendulum()).report(methods=["kane"]), "give the model instead"),
        (lambda: al.report(simple_pendulum(), pose={"theta": "up"}), "expected a number"),
    ],
)
def test_bad_arguments_are_refused(call: Any, said: str) -> None:
    with pytest.raises(al.ModelError, match=said):
        call()


def test_parameters_without_values_are_drawn_and_the_missing_check_is_told() -> None:
    model = al.Model("unknown")
    m, ell = model.parameters(m=None, ell=1.0)
    bob = model.particle("bob", mass=m, plane="xy")
    model.distance("rod", model.ground.point(), bob.point(), length=ell)
    found = al.report(model, methods=["lagrange"])
    assert "could not be compared" in found.markdown


# --- the diagram -------------------------------------------------------------------------------------------------------


def test_the_arc_of_a_hinge_is_the_angle() -> None:
    """Seen straight on, an arc from its first to its last point turns by the value of its coordinate."""
    wanted = {"theta1": 0.9, "theta2": -0.5, "theta3": 0.7}
    drawing = kinematic_diagram(n_link_pendulum(3), wanted)
    arcs = [part.points for part in drawing.parts if isinstance(part, Stroke) and part.style == "coordinate"]
    turned = []
    for arc in arcs:
        steps = np.diff(arc, axis=0)
        directions = np.unwrap(np.arctan2(-steps[:, 1], steps[:, 0]))
        turned.append((directions[-1] - directions[0]) * len(directions) / (len(directions) - 1))
    assert turned == pytest.approx(list(wanted.values()), rel=0.03)  # chords for arcs


def test_bars_end_at_their_joints() -> None:
    """The bars of the four-bar in the picture have the ratios of its lengths."""
    model = four_bar()
    drawing = kinematic_diagram(model)
    bars = [part.points for part in drawing.parts if isinstance(part, Stroke) and part.width is not None]
    lengths = [float(np.linalg.norm(bar[1] - bar[0])) for bar in bars]
    assert np.array(lengths) / lengths[0] == pytest.approx(np.array([0.8, 2.0, 1.6]) / 0.8, rel=1e-3)


@pytest.mark.parametrize("apart", [0.0, 0.4])
def test_a_frame_between_two_hinges_is_a_bar_where_they_are_apart(apart: float) -> None:
    """A frame without mass, as a body of a robot has it that hangs on two hinges."""
    model = al.Model("two hinges")
    frame, bob = model.frame("fork"), model.body("bob", mass=1.0, inertia=(1, 2, 2.5), center=(0, 0, -1))
    model.revolute("first", model.ground.point(), frame.point(), axis=(1, 0, 0))
    model.revolute("second", frame.point(0, 0, -apart), bob.point(), axis=(0, 1, 0))
    posture = posture_of(model, None)
    bars = shapes(posture, frame, [], 0.01)
    assert [sorted([bar.start[2], bar.end[2]]) for bar in bars] == ([] if not apart else [[-apart, 0.0]])
    assert "fork (1)" in {part.text for part in kinematic_diagram(model).parts if isinstance(part, Label)}


def test_every_body_joint_and_coordinate_is_labelled() -> None:
    for build in (rotary_pendulum, four_bar, spring_pendulum):
        model = build()
        labels = {part.text for part in kinematic_diagram(model).parts if isinstance(part, Label)}
        assert {f"{name} ({k})" for k, name in enumerate(model.bodies, 1)} <= labels
        assert set(model.joints) <= labels
        coordinates = [q.name for q in al.derive(model).coordinates]
        plain = {label.replace("\\", "").replace("_{", "").replace("}", "") for label in labels}
        assert set(coordinates) <= plain


@pytest.mark.parametrize("name", EXAMPLES)
def test_no_label_of_a_figure_covers_another(name: str) -> None:
    labels = [part for part in kinematic_diagram(EXAMPLES[name]()).parts if isinstance(part, Label)]
    for one, other in combinations(labels, 2):
        apart = np.abs(one.points - other.points) >= (label_size(one) + label_size(other)) / 2
        assert apart.any(), (one.text, other.text)


def test_an_svg_alone_is_well_formed_and_says_what_it_shows() -> None:
    from xml.etree import ElementTree

    drawn = ElementTree.fromstring(as_svg(kinematic_diagram(nasty_model())))
    assert drawn.get("aria-label") == f"Kinematic diagram of model {NASTY}"


# --- notebooks ---------------------------------------------------------------------------------------------------------


def test_equations_show_themselves_as_formulas_that_are_the_record() -> None:
    from alembert.expressions.grammar import parse_equation
    from printed import random_numbers, values

    eom = al.derive(spring_pendulum(), "lagrange")
    rows = re.findall(
        r"^& (.*?)(?: \\qquad \\text.*)?$", eom._repr_latex_().replace(" \\\\\n& \\qquad", ""), re.MULTILINE
    )
    names = ["m", "k", "l", "g", "r", "theta", "r'", "theta'", "r''", "theta''"]
    numbers = random_numbers(eom.report(check=False), 3)
    for row, equation in zip(rows, eom.equations, strict=True):
        left, right = parse_equation(row.removesuffix(" \\\\"), names)
        one, other = values([left - right], numbers), values([equation.lhs - equation.rhs], numbers)
        assert one == pytest.approx(other, rel=1e-12)
    assert eom._repr_markdown_().startswith("##### spring pendulum")


def test_models_and_runs_show_themselves() -> None:
    model = rotary_pendulum()
    assert "<svg" in model._repr_html_()
    run = al.simulate(n_link_pendulum(2), 0.5, initial={"theta1": 1.0})
    assert al.report(run, methods=["kane"], check=False).document.title == "2-link pendulum"
    shown = run._repr_html_()
    assert "<iframe" in shown
    assert "theta2&#x27;" in shown
    assert sp.Symbol("theta1").name in shown
