"""The sections [view] and [plots] of model files: what they say is what a page, a figure and the studio show."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.app.studio.file_edits import with_plot, with_view, without_plot
from alembert.app.studio.jobs import answered
from alembert.description.viewing import USUAL_PLOTS, Quantity
from alembert.examples import EXAMPLES, rotary_pendulum
from alembert.examples.starts import STARTS
from alembert.files import ModelFileError, model_text, read_model_file
from alembert.files.view_reading import plot_names
from alembert.show import Ball, Disk, Plate, Rod, page_data
from alembert.show.panels import MAKERS, named_panels
from command import command
from test_page_scene import decoded

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
SHOWN = """
[points]
tip = "pendulum: (0, 0, L_p/2)"

[start]
alpha = 0.5

[run]
duration = 0.5

[view]
camera = {position = ["30 cm", -0.5, "L_p"], target = [0, 0, 0.05]}  # from the side
up = [0, 0, 1]
theme = "dark"
traces = ["tip", "arm: (L_r/2, 0, 0)"]
forces = false
names = true
speed = 0.25
loop = false

[view.colors]
arm = "tomato"
pendulum = "#20639B"

[view.shapes.pendulum]
type = "rod"
start = [0, 0, "-L_p/2"]
end = [0, 0, "L_p/2"]
radius = "3 mm"

[[view.shapes.arm]]
type = "disk"
radius = "L_r"
thickness = 0.01

[[view.shapes.arm]]
type = "plate"
corners = [[0, 0], ["L_r", 0], [0, "L_r"]]
normal = [0, 0, 1]
radius = 0.002

[plots]
angles = ["theta", "alpha"]
height = {tip = "tip.z", half = "tip.z/2"}
power = "tau*theta'"
"angular acceleration" = "alpha''"
energy = "energy"
"""
FILE = model_text(rotary_pendulum()) + SHOWN


@pytest.fixture(scope="module")
def run() -> al.Trajectory:
    file = read_model_file(FILE)
    return al.simulate(file.model, **file.start)


def the_view() -> al.View:
    """The same view in Python."""
    model = rotary_pendulum()
    arm, pendulum = model.bodies["arm"], model.bodies["pendulum"]
    L_r, L_p = sp.symbols("L_r L_p")
    values = model.values
    assert values["L_p"] is not None
    return al.View(
        camera=al.Camera((0.3, -0.5, values["L_p"]), (0, 0, 0.05)),
        up=(0, 0, 1),
        theme="dark",
        traces=[pendulum.point(0, 0, L_p / 2), arm.point(L_r / 2, 0, 0)],
        forces=False,
        names=True,
        speed=0.25,
        loop=False,
        colors={arm: "tomato", pendulum: "#20639b"},
        shapes={
            pendulum: Rod((0, 0, -L_p / 2), (0, 0, L_p / 2), 0.003),
            arm: [Disk(L_r, 0.01), Plate([(0, 0, 0), (L_r, 0, 0), (0, L_r, 0)], (0, 0, 1), 0.002)],
        },
        plots={
            "angles": ["theta", "alpha"],
            "height": {label: pendulum.point(0, 0, L_p / 2).position[2] / k for label, k in (("tip", 1), ("half", 2))},
            "power": "tau*theta'",
            "angular acceleration": "alpha''",
            "energy": "energy",
        },
    )


def test_a_file_is_the_view_in_python() -> None:
    found, expected = read_model_file(FILE).view, the_view()
    model = rotary_pendulum()
    assert model_text(model, view=found) == model_text(model, view=expected)
    for name in ("camera", "up", "theme", "colors", "traces", "forces", "names", "speed", "loop"):
        assert getattr(found, name) == getattr(expected, name), name


def test_model_start_and_view_are_written_and_read_again(tmp_path: Path) -> None:
    file, path = read_model_file(FILE), tmp_path / "arm.toml"
    al.save_model(file.model, path, file.start, file.view)
    again = read_model_file(path.read_text())
    assert model_text(again.model, again.start, again.view) == path.read_text()
    assert al.load_start(path) == file.start
    assert al.load_view(path).camera == file.view.camera
    assert al.load_model(path).name == file.model.name


@pytest.mark.parametrize("name", ["four_bar", "spinning_top"])
def test_the_start_of_an_example_is_written_and_read_again(name: str) -> None:
    start = {key: value for key, value in vars(STARTS[name]).items() if value}
    found = dict(read_model_file(model_text(EXAMPLES[name](), start)).start)
    assert found == start | ({"keep": list(start["keep"])} if "keep" in start else {})


@pytest.mark.parametrize(
    ("start", "complaint"),
    [
        ({"method": "kane"}, "found 'method', which the files have no words for"),
        ({"inputs": {"tau": abs}}, "for the input 'tau'; expected a number, or a formula"),
    ],
)
def test_a_start_that_files_have_no_words_for_is_refused(start: dict[str, Any], complaint: str) -> None:
    with pytest.raises(al.ModelError, match=complaint):
        model_text(rotary_pendulum(), start)


def test_a_file_without_the_sections_has_the_usual_view(tmp_path: Path) -> None:
    al.save_model(rotary_pendulum(), tmp_path / "arm.toml")
    assert al.load_view(tmp_path / "arm.toml") == al.View()


# --- what is shown --------------------------------------------------------------------------------------------------


def test_the_page_shows_what_the_file_says(run: al.Trajectory) -> None:
    page = page_data(run, view=read_model_file(FILE).view, units="SI")
    values, scene = run.parameters, page["runs"][0]
    camera = {"position": [0.3, -0.5, values["L_p"]], "target": [0, 0, 0.05]}
    switches = {"theme": "dark", "forces": False, "names": True, "speed": 0.25, "loop": False, "split": False}
    assert page["shown"] == switches | {"camera": camera}
    assert [body["color"] for body in scene["bodies"]] == ["#ff6347", "#20639b"]
    disk, plate = scene["bodies"][0]["shapes"]
    assert (disk["kind"], disk["radius"], plate["kind"]) == ("disk", values["L_r"], "plate")
    rod = scene["bodies"][1]["shapes"][0]
    assert (rod["start"], rod["radius"]) == ([0, 0, -values["L_p"] / 2], 0.003)
    assert [trace["body"] for trace in scene["traces"]] == [1, 0]
    assert scene["traces"][0]["point"] == pytest.approx([0, 0, values["L_p"] / 2])
    own = [("angles", "rad"), ("height", ""), ("power", ""), ("angular acceleration", "rad/s²"), ("energy", "J")]
    found = [(panel["title"], panel["unit"]) for panel in page["panels"]]
    assert found[: len(own)] == own  # what is multiplied by a number may be in another unit
    assert ("Energy", "J") not in found  # it is there under another title
    assert ("Constraint forces", "N") in found


def test_plots_are_what_the_run_says(run: al.Trajectory) -> None:
    panels = {panel.title: panel for panel in named_panels(run, read_model_file(FILE).view.plots)}
    tip = run.position(run.eom.model.bodies["pendulum"].point(0, 0, sp.Symbol("L_p") / 2))[:, 2]
    series = {s.name: s for s in panels["height"].series}
    assert series["tip"].values == pytest.approx(tip, abs=1e-15)
    assert series["half"].values == pytest.approx(tip / 2, abs=1e-15)
    assert panels["power"].series[0].values == pytest.approx(run["tau"] * run["theta'"], abs=1e-15)
    assert panels["angular acceleration"].series[0].latex == r"\ddot{\alpha}"
    assert [s.name for s in panels["angles"].series] == ["theta", "alpha"]


def test_shapes_follow_the_parameters(run: al.Trajectory) -> None:
    file = read_model_file(FILE)
    longer = al.simulate(file.model.with_values({"L_p": 0.2}), **file.start)
    rod = page_data(longer, view=file.view)["runs"][0]["bodies"][1]["shapes"][0]
    assert rod["end"] == [0, 0, 0.1]


def test_the_trace_goes_where_the_point_goes(run: al.Trajectory) -> None:
    scene = page_data(run, view=read_model_file(FILE).view)["runs"][0]
    body, arm = scene["bodies"][1], np.array(scene["traces"][0]["point"])
    place = decoded(body["position"])[-1]
    x, y, z, w = decoded(body["quaternion"])[-1]
    turned = arm + 2 * np.cross([x, y, z], np.cross([x, y, z], arm) + w * arm)
    tip = run.position(run.eom.model.bodies["pendulum"].point(0, 0, sp.Symbol("L_p") / 2))[-1]
    assert place + turned == pytest.approx(tip, abs=1e-5)  # 16-bit steps of a path of 0.2 m


@pytest.mark.parametrize(
    ("name", "direction"),
    [("front", (0, -1, 0)), ("right", (1, 0, 0)), ("top", (0, 0, 1)), ("isometric", (1, -1, 1)), ("left", (-1, 0, 0))],
)
def test_a_camera_by_name_looks_along_the_axes(run: al.Trajectory, name: str, direction: tuple[int, ...]) -> None:
    """With gravity along -z one sees the x-z plane from the front, as on a drawing of a machine."""
    camera = page_data(run, view=al.View(camera=name))["shown"]["camera"]
    assert camera["direction"] == pytest.approx(direction)


def test_what_is_up_can_be_said(run: al.Trajectory) -> None:
    assert page_data(run, view=al.View(up=(2, 0, 0)))["view"]["axes"][1] == [1, 0, 0]
    flat = al.simulate(EXAMPLES["four_bar"](), 0.05)
    assert page_data(flat, view=al.View(up=(1, 0, 5)))["view"]["axes"][1] == [1, 0, 0]
    with pytest.raises(al.ModelError, match=r"up: found .* points at the viewer"):
        page_data(flat, view=al.View(up=(0, 0, 1)))


def test_the_figure_has_the_plots_of_the_view(run: al.Trajectory) -> None:
    figure = run.plot(view=read_model_file(FILE).view, units="SI")
    assert [axes.get_title(loc="left") for axes in figure.axes] == [
        "angles",
        "height",
        "power",
        "angular acceleration",
        "energy",
    ]
    assert figure.axes[3].get_ylabel() == r"$\ddot{\alpha}$ / rad/s²"
    assert len(run.plot(which=["energy"], view=the_view()).axes) == 1


def test_the_words_of_usual_plots_are_those_that_there_are() -> None:
    assert set(USUAL_PLOTS) == set(MAKERS)


@pytest.mark.parametrize("name", ["four_bar", "spinning_top", "double_pendulum"])
def test_what_a_file_may_plot_can_be_read_of_a_run(name: str) -> None:
    start = vars(STARTS[name]) | {"duration": 0.01}
    model = EXAMPLES[name]()
    found = al.simulate(model, **start)
    assert set(plot_names(model)) <= found.reader.names
    assert found.reader.names - set(plot_names(model)) <= {s.name for s in found.eom.lam}
    some = sorted(plot_names(model))[::5]
    for panel in named_panels(found, al.View(plots={each: each for each in some}).plots):
        assert np.isfinite(panel.series[0].values).all()


# --- the command ----------------------------------------------------------------------------------------------------


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    path = tmp_path / "arm.toml"
    path.write_text(FILE)
    return path


def shown_in(page: Path) -> Any:
    return json.loads(page.read_text().split('type="application/json">')[1].split("</script>")[0])


@pytest.mark.parametrize("verb", ["view", "simulate"])
def test_pages_of_the_command_show_what_the_file_says(
    verb: str, arm: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    page = arm.with_suffix(".html")
    status, _, err = command(monkeypatch, capsys, verb, str(arm), "--output", str(page))
    assert (status, err) == (0, "")
    data = shown_in(page)
    assert data["shown"]["theme"] == "dark"
    assert [panel["title"] for panel in data["panels"]][:2] == ["angles", "height"]


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_figures_of_the_command_are_what_they_are_called(
    ending: str, arm: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    figure = arm.with_suffix(f".{ending}")
    status, _, _ = command(monkeypatch, capsys, "simulate", str(arm), "--output", str(figure))
    assert status == 0
    assert figure.read_bytes().startswith({"png": b"\x89PNG", "svg": b"<?xml"}[ending])


@pytest.mark.parametrize("verb", ["view", "simulate"])
def test_the_command_writes_model_files(verb: str, arm: Path, monkeypatch: Patch, capsys: Captured) -> None:
    other = arm.with_name("other.toml")
    options = ("--set", "L_p=20 cm", "--initial", "alpha=30 deg", "--input", "tau=5 mNm", "--output", str(other))
    status, _, err = command(monkeypatch, capsys, verb, str(arm), *options)
    assert (status, err) == (0, "")
    file = read_model_file(other.read_text())
    assert file.model.values["L_p"] == 0.2
    assert file.start["initial"]["alpha"] == pytest.approx(np.pi / 6)
    assert (file.start["duration"], file.start["inputs"]) == (0.5, {"tau": "0.005"})
    assert file.view.colors == al.load_view(arm).colors
    status, _, err = command(monkeypatch, capsys, verb, str(arm), "--output", str(arm))
    assert (status, "found the file of the model itself" in err) == (2, True)


def test_a_python_file_has_a_view(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    program, page = tmp_path / "bob.py", tmp_path / "bob.html"
    program.write_text(
        "import alembert as al\nfrom alembert.examples import simple_pendulum\nmodel = simple_pendulum()\n"
        'start = dict(duration=0.2, initial={"theta": 1})\nview = al.View(theme="dark", plots={"swing": "theta"})\n'
    )
    status, _, err = command(monkeypatch, capsys, "view", str(program), "--output", str(page))
    assert (status, err) == (0, "")
    assert shown_in(page)["panels"][0]["title"] == "swing"


# --- the studio -----------------------------------------------------------------------------------------------------


def test_a_plot_is_written_and_taken_out_and_all_else_stays() -> None:
    plain = FILE.replace('power = "tau*theta\'"', '# what the motor gives\npower = "tau*theta\'"  # W')
    found = with_plot(plain, "max(alpha, 0), tip.x")
    assert found == plain.replace("[plots]\n", '[plots]\n"max(alpha, 0), tip.x" = ["max(alpha, 0)", "tip.x"]\n')
    assert without_plot(found, "max(alpha, 0), tip.x") == plain
    fewer = without_plot(plain, "power")
    assert fewer == plain.replace('power = "tau*theta\'"  # W\n', "")
    lines = 'angles = [\n  "theta",  # first\n  "alpha",\n]'
    assert without_plot(FILE.replace('angles = ["theta", "alpha"]', lines), "angles") == FILE.replace(
        'angles = ["theta", "alpha"]\n', ""
    )


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [("alfa", "no known name"), ("theta +", "found the end"), (",", "found the end"), ("tip", "no known name")],
)
def test_a_plot_that_cannot_be_read_is_not_written(asked: str, complaint: str) -> None:
    with pytest.raises(ModelFileError, match=complaint):
        with_plot(FILE, asked)


def test_plots_that_have_no_line_are_told() -> None:
    inline = 'plots = {a = "alpha"}\n' + model_text(rotary_pendulum())
    with pytest.raises(al.ModelError, match="its line cannot be changed here"):
        with_plot(inline, "theta")
    with pytest.raises(al.ModelError, match="its line cannot be taken out"):
        without_plot(inline, "a")


CAMERA = {"position": [1.0, 2.00004, -3.0], "target": [0.0, 0.0, 0.5]}


def test_the_view_is_written_and_all_else_stays() -> None:
    found = with_view(FILE, {"camera": CAMERA, "theme": "light", "forces": True, "speed": 2})
    before = FILE.split("camera = ")[1].split("  #")[0]
    expected = FILE.replace(before, "{position = [1.0, 2.0, -3.0], target = [0.0, 0.0, 0.5]}")
    assert found == expected.replace('"dark"', '"light"').replace("= false\nnames", "= true\nnames").replace(
        "speed = 0.25", "speed = 2"
    )
    assert with_view(found, {"theme": "light"}) == found


def test_the_camera_of_a_table_of_its_own_is_changed_there() -> None:
    text = model_text(rotary_pendulum()) + "[view.camera] # here\nposition = [1, 1, 1] # m\ntarget = [0, 0, 0]\n"
    found = with_view(text, {"camera": CAMERA})
    assert found.endswith("[view.camera] # here\nposition = [1.0, 2.0, -3.0] # m\ntarget = [0.0, 0.0, 0.5]\n")


def test_the_studio_shows_what_the_file_says() -> None:
    model = json.loads(answered("model", {"text": FILE}).content)
    asked = {"text": FILE} | {key: model[key] for key in ("duration", "initial", "keep", "inputs")}
    assert model["plots"] == list(read_model_file(FILE).view.plots)
    for detail in ("draft", "full"):
        found = json.loads(answered("motion", asked | {"detail": detail}).content)
        assert found["page"]["shown"]["speed"] == 0.25
        assert [panel["title"] for panel in found["page"]["panels"]][:5] == model["plots"]
    assert {"tip.x", "theta''", "arm.z"} <= set(found["names"])


@pytest.mark.parametrize(
    "view",
    [
        {"camera": 1},
        {"camera": {"position": "abc", "target": [0, 0, 0]}},
        {"camera": {"position": [1, 2, None], "target": [0, 0, 0]}},
        {"camera": {"position": [1, 2, 1e999], "target": [0, 0, 0]}},
        {"theme": 3},
        {"speed": "fast"},
        {"speed": -1},
        {"forces": 2},
        {"colors": {"arm": "red"}},
        {"x\n[bodies.evil]\ny": 1},
        [1],
    ],
)
def test_a_view_that_makes_no_sense_is_not_written(view: Any) -> None:
    answer = answered("edited", {"text": FILE, "view": view})
    assert answer.status == 200
    assert "expected" in json.loads(answer.content)["error"]["message"]


# --- what is wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("camera = {", "kamera = {", "view.kamera: found a key that means nothing here; did you mean camera"),
        ("position = [", "place = [", "view.camera: found no 'position'"),
        ('"L_p"]', "[]]", "view.camera.position: found []; expected a number"),
        ('["30 cm", -0.5, "L_p"]', "[0, 0, 0.05]", "view.camera: camera: found it at the point"),
        ('["30 cm", -0.5, "L_p"]', "[1]", "view.camera.position: found [1]; expected three components"),
        ('["30 cm"', '["30 kg"', "view.camera.position: found '30 kg'; expected a number in m"),
        ('["30 cm"', '["theta"', "view.camera.position: found theta, which has no value"),
        ('["30 cm"', "[inf", "view.camera.position: found"),
        ("target = [0, 0, 0.05]", "up = 1", "view.camera.up: found a key that means nothing here"),
        ("up = [0, 0, 1]", "up = [0, 0, 0]", "view.up: found [0, 0, 0]; expected a direction"),
        ("up = [0, 0, 1]", 'up = "z"', 'view.up: found "z"; expected three components'),
        ('theme = "dark"', 'theme = "drak"', "view.theme: found 'drak', which is no theme; did you mean 'dark'"),
        ('"tip", "arm', '"tipp", "arm', "view.traces: found 'tipp', which is no body; did you mean 'tip'"),
        ('["tip", "arm: (L_r/2, 0, 0)"]', '"tip"', 'view.traces: found "tip"; expected a list of texts'),
        ("forces = false", "forces = 0", "view.forces: found 0; expected true or false"),
        ("speed = 0.25", "speed = 0", "view.speed: found 0; expected a number greater than zero"),
        ("speed = 0.25", 'speed = "2 s"', "view.speed: found '2 s'; expected a number without a unit"),
        ('arm = "tomato"', 'arn = "tomato"', "view.colors.arn: found 'arn', which is no body; did you mean 'arm'"),
        ('"tomato"', '"tomatoe"', "view.colors.arm: found 'tomatoe', which is no colour; did you mean 'tomato'"),
        ('"tomato"', "[255, 0, 0]", "view.colors.arm: found [255, 0, 0]; expected text"),
        ('"#20639B"', '"#2063"', "view.colors.pendulum: found '#2063', which is no colour; expected a CSS name"),
        ("[view.shapes.pendulum]", "[view.shapes.rod]", "view.shapes.rod: found 'rod', which is no body"),
        ('type = "rod"', 'type = "rood"', "view.shapes.pendulum.type: found 'rood'; did you mean 'rod'"),
        ('end = [0, 0, "L_p/2"]', "", "view.shapes.pendulum: found no 'end'; expected a line end = ..."),
        ('radius = "3 mm"', 'radius = "-3 mm"', "view.shapes.pendulum: radius of a Rod: found -0.003"),
        ('radius = "3 mm"', 'radius = "3 s"', "view.shapes.pendulum.radius: found '3 s'; expected a number in m"),
        ('radius = "3 mm"', 'radius = "alpha"', "view.shapes.pendulum: found 'alpha', which is no parameter"),
        ('radius = "3 mm"', "radius = 1\nwidth = 2", "view.shapes.pendulum.width: found a key that means nothing here"),
        ('[0, "L_r"]]', '[0, "L_r"], 3]', "view.shapes.arm.corners: found 3; expected three components"),
        ("corners = [[0, 0], ", "corners = [", "view.shapes.arm: Plate: found 2 corners; expected three at least"),
        ('["theta", "alpha"]', '["theta", "alfa"]', "plots.angles: found 'alfa', which is no known name"),
        ('["theta", "alpha"]', '["theta", "energy"]', "A usual plot has a line of its own"),
        ('["theta", "alpha"]', "[]", "plots.angles: found []; expected names and formulas in quotes"),
        ('["theta", "alpha"]', '["theta", 2]', "plots.angles: found ['theta', 2]; expected names and formulas"),
        ('"tip.z/2"', '"tip.w"', "plots.height: found 'tip.w', which is no known name"),
        ('"tau*theta\'"', "\"tau*theta'''\"", "plots.power: found"),
        ('energy = "energy"', 'energy = "energie"', "plots.energy: found 'energie', which is no known name"),
        ("[plots]", "[plot]", "found 'plot', which is no part of a model file; did you mean 'plots'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, complaint: str) -> None:
    assert FILE.count(old) >= 1
    at = FILE.index(old, FILE.index("[view]"))
    text = FILE[:at] + new + FILE[at + len(old) :]
    with pytest.raises(ModelFileError) as refused:
        read_model_file(text, "arm.toml")
    assert complaint in str(refused.value)
    last = text[: at + len(new)].count("\n") + 1
    assert last - 9 <= refused.value.line <= last  # the line itself, or the header of its table


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"camera": "above"}, "camera: found 'above'; expected front, back"),
        ({"camera": (0, 0)}, "expected a direction"),
        ({"theme": "grey"}, "theme: found 'grey'"),
        ({"colors": "red"}, "colors: found 'red'; expected colors by body"),
        ({"colors": {"arm": "rad"}}, "colors of 'arm': found 'rad', which is no colour; did you mean 'red'"),
        ({"shapes": {"arm": "cube"}}, "expected a Rod"),
        ({"traces": [(0, 0, 1)]}, "traces: found .*; expected points"),
        ({"forces": 1}, "forces: found 1; expected True or False"),
        ({"speed": True}, "speed: found True"),
        ({"plots": ["theta"]}, "plots: found .*; expected quantities by title"),
        ({"plots": {"a": []}}, "plots, 'a': found .*; expected names and formulas"),
        ({"plots": {"a": [1]}}, "plots, 'a': found .*; expected names and formulas"),
    ],
)
def test_a_view_refuses_what_cannot_be_shown(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(al.ModelError, match=complaint):
        al.View(**given)


@pytest.mark.parametrize(
    ("view", "complaint"),
    [
        (al.View(colors={"leg": "red"}), "colors: the model has no body 'leg'"),
        (al.View(shapes={"leg": Ball(1)}), "shapes: the model has no body 'leg'"),
        (al.View(shapes={"arm": Ball(sp.Symbol("q"))}), "No number is known for q"),
        (al.View(plots={"a": "alfa"}), "plot 'a': 'alfa': found 'alfa', which is no known name"),
        (al.View(plots={"a": [Quantity("b", sp.Symbol("alfa") + 1)]}), "plot 'a': .*alfa"),
        ({"camera": "top"}, "expected an alembert.View"),
    ],
)
def test_a_view_of_another_model_is_refused(run: al.Trajectory, view: Any, complaint: str) -> None:
    with pytest.raises(al.ModelError, match=complaint):
        page_data(run, view=view)


def test_any_slip_of_the_pen_is_read_or_told() -> None:
    """Files with one mark more, less or other in the new sections."""
    draw, start = random.Random(7), FILE.index("[view]")
    lines = []
    for _ in range(150):
        at = draw.randrange(start, len(FILE))
        mark = draw.choice("[]{}=\"',.:#-0aLx \n")
        text = FILE[:at] + draw.choice(("", mark, mark + FILE[at])) + FILE[at + 1 :]
        try:
            read_model_file(text)
        except ModelFileError as error:
            lines.append(error.line)
    assert 30 < len(lines) < 150
    assert min(lines) > 1
