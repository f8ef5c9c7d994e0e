"""What a notebook shows: every result richly, in a real notebook that was executed, and the run as a page that moves."""

import json
import re
import subprocess
import sys
import typing
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import alembert as al
from alembert.examples import (
    EXAMPLES,
    four_bar,
    n_link_pendulum,
    rolling_disk,
    rotary_pendulum,
    simple_pendulum,
    spinning_top,
)
from alembert.examples.starts import STARTS
from alembert.presentation import Shown
from browser import chromium, opened

RUN = "al.simulate(four_bar(), 1.0, initial={'theta1': 1.0, 'phi2': -0.6, 'phi1': 1.4, \"theta1'\": 2.0})"
SHOWN = {
    "rotary_pendulum()": ("html", "<svg"),
    "al.derive(rotary_pendulum())": ("markdown", r"\ddot{\theta}"),
    "al.agree(rotary_pendulum())": ("html", "udwadia-kalaba"),
    "al.mobility(four_bar())": ("html", "degrees of freedom"),
    "al.classify(rolling_disk())": ("html", "nonholonomic"),
    "al.linearize(rotary_pendulum())": ("html", "<svg"),
    "al.linearize(rotary_pendulum()).second_order()": ("html", "<b>K</b>"),
    "al.linearize(rotary_pendulum()).symbolic()": ("markdown", r"\frac{\partial \ddot{\theta}}{\partial \alpha} & ="),
    "al.equilibria(simple_pendulum())": ("html", "2 equilibria"),
    "al.equilibria(simple_pendulum())[0]": ("html", "minimum"),
    "al.conserved(spinning_top())": ("markdown", r"I_{3} \cos \theta_{2} \, \dot{\theta}_{1}"),
    "al.reduce(spinning_top())": ("markdown", r"p_{\theta_{1}} ="),
    "al.hamiltonian(spring_pendulum())": ("markdown", r"\dot{p}_{r} ="),
    "al.audit(simple_pendulum(), [\"theta'' = -g/ell*cos(theta)\"])": ("markdown", "**wrong**"),
    "al.audit(simple_pendulum(), [\"theta'' = -g/ell*sin(theta)\"])['1']": ("markdown", "true"),
    RUN: ("html", "<iframe"),
    f"{RUN}.reaction('O3')": ("html", "rocker"),
    f"{RUN}.load('gravity on coupler')": ("html", "coupler"),
    f"{RUN}.ledger()": ("html", "not accounted for".capitalize()),
    "al.inverse_dynamics(simple_pendulum(), {'theta': lambda t: 0.1 * t}, [0.0, 0.5, 1.0])": ("html", "motor on theta"),
    "al.sensitivities(simple_pendulum(), 0.5, initial={'theta': 0.3}, wrt=['theta', 'g'])": ("html", "<b>theta</b>"),
    f"{RUN}.record()": ("html", "theta1"),
    "al.report(simple_pendulum(), methods=['lagrange'], check=False)": ("markdown", "data:image/svg+xml"),
}
"""What is shown, in which form, and something that must be in it."""

EXECUTE = """
import json, sys, nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], 4)
NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
nbformat.write(notebook, sys.argv[1])
"""


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """What an executed notebook has below each of its cells, by kind of content."""
    if not (find_spec("nbclient") and find_spec("ipykernel")):
        pytest.skip("no nbclient and ipykernel here: requirements.lock has them")
    path = tmp_path_factory.mktemp("notebook") / "results.ipynb"
    sources = ["import alembert as al\nfrom alembert.examples import *", *SHOWN]
    cell = {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": []}
    cells = [{**cell, "id": f"cell{k}", "source": source} for k, source in enumerate(sources)]
    path.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    done = subprocess.run([sys.executable, "-c", EXECUTE, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(path.read_text())["cells"][1:]
    shown = {"".join(each["source"]): each["outputs"][-1]["data"] for each in found}
    return {source: {kind: "".join(text) for kind, text in data.items()} for source, data in shown.items()}


@pytest.mark.parametrize("source", SHOWN)
def test_results_in_an_executed_notebook(source: str, notebook: dict[str, dict[str, str]]) -> None:
    kind, part = SHOWN[source]
    assert part in notebook[source][f"text/{kind}"]


@pytest.mark.parametrize("source", SHOWN)
def test_results_show_themselves(source: str) -> None:
    import alembert.examples

    kind, part = SHOWN[source]
    value = eval(source, {"al": al, **vars(alembert.examples)})
    shown = {"html": value._repr_html_() if isinstance(value, Shown) else None, "markdown": value._repr_markdown_()}
    assert part in shown[kind]
    assert shown["markdown" if kind == "html" else "html"] is None


RESULTS = """
agree audit classify conserved derive ensemble equilibria hamiltonian inverse_dynamics linearize load_run mobility reduce
report sensitivities simulate
"""


@pytest.mark.parametrize("name", RESULTS.split())
def test_what_public_functions_return_is_shown(name: str) -> None:
    kind = typing.get_type_hints(getattr(al, name))["return"]
    assert hasattr(kind, "_repr_markdown_")


def test_the_frame_of_a_run_moves_and_asks_for_nothing(tmp_path: Path) -> None:
    run = al.simulate(rotary_pendulum(), **vars(STARTS["rotary_pendulum"]))
    page = tmp_path / "cell.html"
    page.write_text(f"<!doctype html><meta charset='utf-8'><body>{run._repr_html_()}</body>", encoding="utf-8")
    with chromium() as browser, opened(browser, page, size=(900, 640), moving=True) as window:
        (frame,) = window.page.frames[1:]
        frame.wait_for_function("viewer.transport.time > 0.05")
        assert frame.evaluate("document.title") == "rotary pendulum"
        assert frame.evaluate("window.origin") == "null"  # a frame that can reach nothing of the notebook
        assert window.complaints == []
        assert [url for url in window.requests if not url.startswith(("file:", "about:", "data:", "blob:"))] == []


def test_a_run_that_cannot_be_drawn_is_told_in_words() -> None:
    run = al.simulate(simple_pendulum(), 1.0, initial={"theta": 0.3})
    moment = al.Trajectory(**{**vars_of(run), "time": run.time[:1], "states": run.states.at(run.time[:1])})
    shown = moment._repr_html_()
    assert "<iframe" not in shown
    assert "theta&#x27;" in shown


def vars_of(run: al.Trajectory) -> dict[str, Any]:
    return {name: getattr(run, name) for name in run.__dataclass_fields__}


def test_many_coordinates_are_cut() -> None:
    run = al.simulate(n_link_pendulum(20), 0.1, initial={"theta1": 1.0})
    assert "and 16 more" in run._repr_html_()


@pytest.mark.parametrize("make", [lambda: al.linearize(simple_pendulum()), lambda: four_bar(), spinning_top])
def test_pictures_have_the_colours_of_the_notebook(make: Any) -> None:
    """Nothing is black or white by itself: ink is the colour of the text, so it is seen on light and on dark."""
    shown = make()._repr_html_()
    drawn = shown[shown.index("<svg") : shown.index("</svg>") + 6]
    ElementTree.fromstring(drawn)
    assert "currentColor" in drawn
    assert not re.search(r"(stroke|fill): ?(#000000|black|white|#ffffff)", drawn)


def test_bars_of_formulas_do_not_end_cells() -> None:
    """A table of Markdown has as many cells in every row as in its head, whatever the formulas are."""
    for name in ("spinning_top", "spring_pendulum", "double_pendulum"):
        shown = al.conserved(EXAMPLES[name]())._repr_markdown_()
        rows = [line for line in shown.splitlines() if line.startswith("|")]
        assert {row.count("|") for row in rows} == {5}


def test_audited_equations_are_set_in_the_symbols_of_the_model() -> None:
    found = al.audit(rolling_disk(), "5/4 m r^2 tilt'' - (heading' + spin' - heading') cos(tilt) = 0")
    shown = str(found._repr_markdown_())
    assert r"$\tfrac{5}{4} m r^{2} \, \ddot{\theta}" in shown
    assert "tilt" not in shown.partition("$ |")[0]
