"""The jobs of the studio, against the library itself: models, starts, runs, equations, audits, files, bad input."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.app.run_requests import start_of_robot
from alembert.app.studio.file_edits import settings_of, start_in, with_start, with_values
from alembert.app.studio.jobs import JOBS, answered, unbroken
from alembert.app.studio.model_store import outcome_of
from alembert.app.studio.request_fields import Settings
from alembert.examples import EXAMPLES, four_bar, rotary_pendulum, simple_pendulum
from alembert.examples.starts import STARTS
from alembert.files import ModelFileError, model_text, read_model
from alembert.show.formulas.line_breaking import Piece
from alembert.show.formulas.recursive_form import FORCES, MOTIONS

ROBOTS = Path(__file__).parents[1] / "examples"


def ask(job: str, **fields: Any) -> dict[str, Any]:
    answer = answered(job, fields)
    assert answer.status == 200, answer.content
    found = json.loads(answer.content)
    assert isinstance(found, dict)
    return found


def refusal(job: str, **fields: Any) -> str:
    message = ask(job, **fields)["error"]["message"]
    assert "Traceback" not in message
    assert "fault of its own" not in message
    return str(message)


def request_of(name: str) -> dict[str, Any]:
    text = ask("example", name=name)["text"]
    model = ask("model", text=text)
    return {"text": text} | {key: model[key] for key in ("duration", "initial", "keep", "inputs")}


# --- the text of a model --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_a_text_with_its_start(name: str) -> None:
    found = ask("example", name=name)
    model = ask("model", text=found["text"])
    start = STARTS[name]
    assert model["name"] == EXAMPLES[name]().name
    assert model["duration"] == start.duration
    given = {key: value for key, value in start.initial.items() if value}  # what is not given is zero
    assert model["initial"] == pytest.approx(given, rel=1e-6)  # seven digits are written
    assert model["keep"] == list(start.keep)
    values = {knob["name"]: knob["value"] for knob in model["knobs"] if knob["group"] == "parameter"}
    assert values == dict(EXAMPLES[name]().values)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_slider_holds_its_value_and_can_move(name: str) -> None:
    for knob in ask("model", text=ask("example", name=name)["text"])["knobs"]:
        assert knob["low"] <= knob["value"] <= knob["high"], knob
        assert knob["high"] - knob["low"] > 0.5 * abs(knob["value"]), knob


WHEEL = """inputs = ["tau"]
[bodies."front wheel"]
plane = "xy"
mass = 1
inertia = 1
[bodies.arm]
plane = "xy"
mass = 1
inertia = 1
[joints.hub]
type = "revolute"
from = "front wheel"
to = "arm"
coordinate = "theta"
"""


def test_a_start_survives_the_text() -> None:
    given = Settings(2.5, {}, {"theta'": -1.25, "front wheel.x": 3.0}, ("theta'",), {"tau": "0.1*sin(2*t)"})
    text = with_start(WHEEL, given)
    assert start_in(text) == given
    assert with_start(text, given) == text
    assert text == WHEEL + (
        '\n[start]\n"theta\'" = -1.25\n"front wheel.x" = 3\nkeep = ["theta\'"]\n'
        '\n[run]\nduration = 2.5\n\n[run.inputs]\ntau = "0.1*sin(2*t)"\n'
    )


def test_a_text_that_tells_no_start_has_the_usual_one() -> None:
    assert start_in(WHEEL) == Settings(10.0)


def test_another_start_changes_only_its_lines() -> None:
    text = WHEEL + (
        '[run]  # for the page\nduration = 3 # s\nrtol = 1e-7\ninputs.tau = "t/2"\n'
        "[start] # upright\ntheta = \"pi/3\" # rad\n'front wheel'.x = 2 # m\n"
    )
    old = start_in(text)
    assert with_start(text, old) == text
    new = Settings(4.0, {}, {**old.initial, "front wheel.x": 0.0, "theta'": 1.5}, (), {"tau": "2*t"})
    found = with_start(text, new)
    assert found == text.replace("= 3 #", "= 4 #").replace("t/2", "2*t").replace("x = 2 #", "x = 0 #").replace(
        "# upright\n", '# upright\n"theta\'" = 1.5\n'
    )
    assert start_in(found) == Settings(4.0, {}, new.initial, (), new.inputs)


def test_a_start_that_has_no_line_is_told() -> None:
    with pytest.raises(
        al.ModelError, match=r"start\.theta: its line cannot be changed here; write theta = 2 into the file"
    ):
        with_start("start = {theta = 1}\n" + WHEEL, Settings(10.0, {}, {"theta": 2.0}))


def test_the_tolerances_of_the_file_are_those_of_the_run() -> None:
    text = ask("example", name="simple_pendulum")["text"]
    steps = {
        rtol: outcome_of(text.replace("[run]", f"[run]\nrtol = {rtol}"), Settings(2.0, {}, {"theta": 1.2})).run.report[
            "steps"
        ]
        for rtol in (1e-9, 1e-4)
    }
    assert steps[1e-4] < steps[1e-9]


def test_formulas_of_the_examples_are_their_inputs() -> None:
    for start in STARTS.values():
        assert settings_of(vars(start)).inputs == {name: str(given) for name, given in start.inputs.items()}


def test_other_values_change_only_their_numbers() -> None:
    text = '# a remark\nname = "a"\n[parameters]\nm = 1.0  # kg\n"L" = 2\nJ = "m/3"\n[particles.p]\nmass = "m"\n'
    found = with_values(text, {"m": 2.5, "L": -1e-7, "J": 4.0})
    assert found == text.replace("m = 1.0", "m = 2.5").replace('"L" = 2', '"L" = -1e-07').replace('"m/3"', "4")
    assert read_model(found).values == {"m": 2.5, "L": -1e-7, "J": 4.0}


def test_values_that_have_no_line_are_told() -> None:
    inline = 'parameters = {m = 1.0}\n[particles.p]\nmass = "m"\n'
    with pytest.raises(al.ModelError, match="its line cannot be changed"):
        with_values(inline, {"m": 2.0})


def test_what_is_wrong_is_told_with_its_line() -> None:
    text = model_text(simple_pendulum()).replace("[parameters]", '[parameters]\nbad = "q +"')
    with pytest.raises(ModelFileError) as caught:
        read_model(text)
    error = ask("model", text=text)["error"]
    assert error["line"] == caught.value.line
    assert text.splitlines()[error["line"] - 1].startswith("bad")
    assert error["message"] == caught.value.reason


# --- runs -----------------------------------------------------------------------------------------------------------


def decoded(coded: dict[str, Any]) -> np.ndarray[Any, Any]:
    import base64

    out = np.tile(np.array(coded["middle"]), (coded["count"], 1))
    steps = np.frombuffer(base64.b64decode(coded["steps"]), dtype="<i2").reshape(coded["count"], -1)
    out[:, coded["moving"]] += np.array(coded["half"]) * steps / 32767
    return out


@pytest.mark.parametrize("detail", ["draft", "full"])
def test_a_moved_parameter_gives_the_run_of_the_library(detail: str) -> None:
    start = STARTS["four_bar"]
    asked = request_of("four_bar") | {"values": {"m2": 5.0}, "duration": 2.0, "detail": detail}
    reply = ask("motion", **asked)
    run = al.simulate(four_bar(), 2.0, initial=start.initial, keep=start.keep, parameters={"m2": 5.0})
    crank = decoded(reply["page"]["runs"][0]["bodies"][0]["position"])
    true = run.position(four_bar().bodies["crank"].center_of_mass)  # type: ignore[attr-defined]
    assert crank[-1] == pytest.approx(true[-1], abs=1e-4)  # a 65000th of the range, and seven digits of the start
    assert reply["start"] == pytest.approx(dict(run.at(0.0)), abs=1e-6)
    assert bool(reply["page"].get("draft")) == (detail == "draft")


def test_a_value_moved_last_is_kept_and_the_loop_follows() -> None:
    asked = request_of("four_bar") | {"duration": 0.1}
    asked["initial"] = ask("motion", **asked)["start"] | {"phi1": 1.5}
    reply = ask("motion", **asked, held="phi1")
    assert reply["start"]["phi1"] == 1.5
    assert reply["kept"] == ["phi1"]  # the start kept theta1, which cannot be kept as well
    residuals = al.derive(four_bar(), "lagrange").position_residuals
    values = {**four_bar().values, **reply["start"]}
    found = [float(r.subs({s: values[s.name] for s in r.free_symbols})) for r in residuals]
    assert found == pytest.approx([0.0] * len(found), abs=1e-9)


def test_a_jump_of_a_slider_stays_on_the_branch() -> None:
    """The oracle is the same way in many small steps, each closed by the library."""
    asked = request_of("four_bar") | {"duration": 0.1}
    start = ask("motion", **asked)["start"]
    positions = {name: start[name] for name in ("theta1", "phi1", "phi2")}
    slow = dict(positions)
    for theta in np.linspace(slow["theta1"], slow["theta1"] + 3.0, 30):
        run = al.simulate(four_bar(), 1e-3, initial=slow | {"theta1": theta}, keep=["theta1"], samples=1)
        slow = {name: run[name][0] for name in slow}
    asked["initial"] = positions | {"theta1": positions["theta1"] + 3.0}
    found = ask("motion", **asked, held="theta1", before=positions["theta1"])["start"]
    assert {name: found[name] for name in slow} == pytest.approx(slow, abs=1e-9)


def test_a_start_that_cannot_be_closed_names_the_trouble() -> None:
    asked = request_of("four_bar") | {"duration": 0.1, "values": {"l0": 9.0}}
    assert "O" in refusal("motion", **asked)


def test_a_run_that_breaks_off_is_shown_as_far_as_it_went() -> None:
    text = '[particles.p]\nmass = 1\nline = "x"\n[loads.blow]\ntype = "force"\nat = "p"\ncomponents = ["p.x^3", 0, 0]\n'
    reply = ask("motion", text=text, duration=10.0, initial={"p.x": 2.0})
    assert reply["page"]["time"]["stop"] < 10
    assert "stopped at t" in reply["notes"][0]
    assert ".trajectory" not in reply["notes"][0]


def test_formulas_of_time_are_inputs() -> None:
    reply = ask("motion", **(request_of("rotary_pendulum") | {"duration": 1.0, "inputs": {"tau": "0.01 cos(3 t)"}}))
    start = STARTS["rotary_pendulum"]
    run = al.simulate(rotary_pendulum(), 1.0, initial=start.initial, inputs={"tau": lambda t: 0.01 * np.cos(3 * t)})
    arm = decoded(reply["page"]["runs"][0]["bodies"][0]["position"])
    true = run.position(rotary_pendulum().bodies["arm"].center_of_mass)  # type: ignore[attr-defined]
    assert arm[-1] == pytest.approx(true[-1], abs=1e-5)  # 40000 straight pieces instead of the cosine, and 16 bits


# --- what follows from a model --------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane"])
def test_the_chapter_of_every_formulation(method: str) -> None:
    found = ask("equations", text=model_text(simple_pendulum()), method=method)
    kinds = {block["kind"] for block in found["blocks"]}
    assert {"paragraph", "display"} <= kinds
    assert r"\ddot" in json.dumps(found)


def test_agreement_is_that_of_the_library() -> None:
    found = ask("agreement", text=model_text(four_bar()))
    assert found["agree"]
    assert [row[0] for row in found["rows"]] == list(al.agree(four_bar(), states=1).methods)
    assert found["mobility"]["Degrees of freedom"] == "1"


def test_an_audit_tells_verdict_and_repair() -> None:
    text = model_text(simple_pendulum())
    found = ask("audit", text=text, equations="right: theta'' = -g/ell sin(theta)\nwrong: theta'' = g/ell sin(theta)")
    right, wrong = found["findings"]
    assert (right["verdict"], wrong["verdict"]) == ("true", "wrong")
    assert "sign" in wrong["remarks"][0]
    repaired = ask("audit", text=text, equations=wrong["corrected"])
    assert repaired["holds"]
    assert wrong["latex"] == r"\ddot{\theta} = \frac{g \sin \theta}{\ell}"
    assert wrong["corrected_latex"] == r"\ddot{\theta} = - \frac{g \sin \theta}{\ell}"


@pytest.mark.parametrize("what", ["page", "npz", "csv"])
def test_saved_files_are_those_of_the_library(what: str, tmp_path: Any) -> None:
    answer = answered("save", request_of("simple_pendulum") | {"what": what})
    path = tmp_path / answer.file
    path.write_bytes(answer.content)
    if what == "page":
        assert answer.content.startswith(b"<!doctype html>")
        return
    start = STARTS["simple_pendulum"]
    run = al.simulate(simple_pendulum(), start.duration, initial=start.initial)
    table = np.genfromtxt(path, delimiter=",", names=True, deletechars="") if what == "csv" else al.load_run(path)
    assert table["theta"] == pytest.approx(run["theta"], abs=1e-7)


def test_the_page_to_share_keeps_the_looks_of_bodies() -> None:
    """A rod that was made longer is the rod of the studio's picture, no paddle."""
    asked = request_of("rotary_pendulum") | {"values": {"L_p": 0.35}}
    first = dict(rotary_pendulum().values)
    shown = ask("motion", **asked, first=first)["page"]["runs"][0]["bodies"][1]["shapes"]
    page = answered("save", asked | {"what": "page", "first": first}).content.decode()
    assert [shape["kind"] for shape in shown] == ["rod"]
    assert json.dumps(shown, separators=(",", ":")) in page
    other = answered("save", asked | {"what": "page"}).content.decode()
    assert json.dumps(shown, separators=(",", ":")) not in other


def test_the_report_is_saved() -> None:
    answer = answered("save", request_of("simple_pendulum") | {"what": "report"})
    assert answer.file == "simple-pendulum-report.html"
    assert b"<svg" in answer.content


# --- bad input ------------------------------------------------------------------------------------------------------

GOOD = {"text": model_text(simple_pendulum()), "duration": 1.0}


@pytest.mark.parametrize("job", JOBS)
@pytest.mark.parametrize(
    "fields", [None, 1, "x", [], {}, {"text": None}, {"text": 3}, {"text": "x" * 200_001}, {"name": []}]
)
def test_requests_without_their_fields(job: str, fields: Any) -> None:
    answer = answered(job, fields)
    message = json.loads(answer.content)["error"]["message"]
    assert answer.status == 200
    assert "found" in message.lower()
    assert "expected" in message or "needs" in message


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"duration": "1"}, "number"),
        ({"duration": True}, "number"),
        ({"duration": 0}, "more than 0"),
        ({"duration": -1}, "more than 0"),
        ({"duration": 1e9}, "at most"),
        ({"duration": 10**400}, "finite"),
        ({"values": []}, "values by name"),
        ({"values": {"ell": "1"}}, "number"),
        ({"values": {"nothing": 1.0}}, "nothing"),
        ({"values": {"m": -1.0}}, "m"),
        ({"initial": {"nothing": 1.0}}, "nothing"),
        ({"initial": {"theta": None}}, "number"),
        ({"keep": "theta"}, "list"),
        ({"keep": [1]}, "text"),
        ({"keep": ["nothing"]}, "nothing"),
        ({"inputs": {"nothing": "1"}}, "nothing"),
        ({"inputs": {"nothing": 1}}, "text"),
        ({"held": "nothing"}, "nothing"),
        ({"held": "theta", "before": "1"}, "number"),
        ({"detail": "more"}, "draft, full"),
    ],
)
def test_bad_fields_of_a_run(fields: dict[str, Any], word: str) -> None:
    assert word in refusal("motion", **(GOOD | fields))


@pytest.mark.parametrize("formula", ["__import__('os')", "sin(", "exit()", "1/t", "x", "t; 1", "9^9^9^9"])
def test_bad_formulas_of_inputs_are_told_at_their_input(formula: str) -> None:
    error = ask("motion", **(request_of("rotary_pendulum") | {"inputs": {"tau": formula}}))["error"]
    assert error["key"] == "tau"
    assert "fault of its own" not in error["message"]


@pytest.mark.parametrize(
    "equations", ["", "#", "theta'' = ", "theta'' = __import__('os')", "nothing'' = 1", "a: b: c", "=" * 500]
)
def test_bad_equations_are_refused(equations: str) -> None:
    assert refusal("audit", text=GOOD["text"], equations=equations)


@pytest.mark.parametrize(
    ("job", "fields"), [("equations", {"method": "magic"}), ("save", {"what": "exe"}), ("example", {"name": "../x"})]
)
def test_choices_are_named(job: str, fields: dict[str, Any]) -> None:
    assert "expected one of" in refusal(job, **(GOOD | fields))


def test_a_parameter_without_a_value_is_named() -> None:
    text = GOOD["text"].replace("ell = ", "ell = 'none' #")
    assert "'ell' has no value" in refusal("motion", **(GOOD | {"text": text}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "]",
        "a" * 1000,
        "[" * 5000,
        "x = " + "[" * 3000,
        "\x00",
        "name = 'a'",
        "[particles.p]\nmass = '" + "(" * 3000 + "'",
    ],
)
def test_texts_that_are_no_model(text: str) -> None:
    assert refusal("model", text=text)


def test_equations_that_are_long_are_written_in_quantities_that_are_defined() -> None:
    blocks = ask("equations", text=ask("example", name="seven_joint_arm")["text"], method="kane")["blocks"]
    titles = ["".join(text for _, text in block.get("words", ())) for block in blocks]
    assert not any("equations are left out" in title for title in titles)
    first = next(k for k, title in enumerate(titles) if title == f"{MOTIONS}:")
    lines = ["".join(text for _, text in formula["pieces"]) for formula in blocks[first - 1]["formulas"]]
    assert len(lines) == 7
    tables = [blocks[first + 1], blocks[titles.index(f"{FORCES}:") + 1]]
    defined = {formula["left"].removesuffix(" =") for block in tables for formula in block["formulas"]}
    used = set(re.findall(r"(?<![A-Za-z])[nf]_\{\d[xyz]\}", " ".join(lines)))
    assert used
    assert used <= defined


def test_lines_are_not_broken_inside_short_brackets_of_brackets() -> None:
    short = [Piece("", r"m \bigl[ ( a", 0), Piece("-", r"b ) \sin q", 2), Piece("+", r"c \bigr]", 1)]
    assert unbroken(short) == [["", r"m \bigl[ ( a - b ) \sin q"], ["+", r"c \bigr]"]]
    long = [Piece("", "( a", 0), Piece("-", r"b ) \cos q" * 9, 2)]
    assert [sign for sign, _ in unbroken(long)] == ["", "-"]


# --- dragging -----------------------------------------------------------------------------------------------------------


def drag(name: str, body: str, target: list[float]) -> dict[str, Any]:
    return ask("motion", **request_of(name), detail="draft", dragged=body, arm=[0, 0, 0], target=target)


def test_a_point_of_an_arm_goes_to_the_hand() -> None:
    model = EXAMPLES["seven_joint_arm"]()
    start = drag("seven_joint_arm", "link7", [0.3, 0.3, 0.6])["start"]
    run = al.simulate(model, 0.01, initial=start)
    assert run.pose("link7")[0][0] == pytest.approx([0.3, 0.3, 0.6], abs=1e-3)


def test_a_point_that_cannot_go_there_comes_as_near_as_it_can() -> None:
    start = drag("simple_pendulum", "bob", [3.0, 0.0, 0.0])["start"]
    assert start["theta"] == pytest.approx(0.0, abs=1e-3)  # straight towards it, from 1.2


def test_a_loop_that_is_led_off_its_curve_comes_as_near_as_it_can() -> None:
    """Against the curve that the middle of the coupler goes along in a run."""
    begun = request_of("four_bar")
    run = al.simulate(EXAMPLES["four_bar"](), 0.8, initial=begun["initial"], keep=begun["keep"], samples=2001)
    curve = run.pose("coupler")[0]
    for aside in ([0.3, 0.3, 0.0], [0.0, -0.3, 0.0], [-0.2, 0.2, 0.0]):
        target = curve[0] + aside
        start = drag("four_bar", "coupler", list(target))["start"]
        found = al.simulate(EXAMPLES["four_bar"](), 0.01, initial=start, keep=["theta1"]).pose("coupler")[0][0]
        along = np.linalg.norm(curve - found, axis=1).argmin()
        nearby = np.linalg.norm(np.roll(curve, 150 - along, axis=0)[:300] - target, axis=1)
        assert np.linalg.norm(found - target) < nearby.min() + 2e-3  # of links as long as 2


def test_bad_drags_are_refused_by_name() -> None:
    assert "no body 'ghost'" in refusal(
        "motion", **request_of("four_bar"), dragged="ghost", arm=[0, 0, 0], target=[0, 0, 0]
    )
    assert "three numbers" in refusal("motion", **request_of("four_bar"), dragged="crank", arm=[0, 0], target=[0, 0, 0])


# --- robots ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(ROBOTS.glob("*.[usx][rdm]*")), ids=lambda path: path.name)
def test_a_robot_that_is_opened_is_the_one_that_the_library_loads(path: Path) -> None:
    """The same parts and accelerations; what was not read stands before it in comments."""
    found = ask("robot", text=path.read_text(), file=path.name)
    expected = al.load(path, meshes=False)
    model = read_model(found["text"])
    assert (found["file"], {*model.parts}) == (f"{path.stem}.toml", {*expected.parts})
    start = start_of_robot(expected).get("initial", {})
    runs = [al.simulate(m, 0.01, initial=start, samples=2) for m in (model, expected)]
    for name in expected.symbols.keys() & runs[1].at(0.0).keys():
        assert runs[0][name][-1] == pytest.approx(runs[1][name][-1], rel=1e-6, abs=1e-9)
    assert expected.origin is not None
    assert all(f"# {note.replace(f'{path}', path.name)}" in found["text"] for note in expected.origin.notes)
    assert ask("model", text=found["text"])["name"] == expected.name


def test_a_robot_that_needs_other_files_says_how_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a file of the name is in the folder of the program: the page has sent a text and nothing else."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "part.xml").write_text("<mujoco/>")
    (tmp_path / "m.stl").write_bytes(bytes(84))
    beside = "Files beside a robot's are read where the studio is opened with it: alembert studio ROBOT."
    text = '<mujoco>\n<include file="{}part.xml"/></mujoco>'
    assert refusal("robot", text=text.format(""), file="r.xml") == f"found no such file. {beside}"
    assert "outside of the robot's folder" in refusal("robot", text=text.format(f"{tmp_path}/"), file="r.xml")
    mesh = (
        '<asset><mesh file="{}m.stl"/></asset><worldbody><body><joint/><geom type="mesh" mesh="m"/></body></worldbody>'
    )
    for folder in ("", f"{tmp_path}/"):
        told = refusal("robot", text=f"<mujoco>{mesh.format(folder)}</mujoco>", file="r.xml")
        assert told.endswith(f"of which the mass is made; expected it, or an <inertial>. {beside}")
    assert "<robot>" in refusal("robot", text="<p/>", file="r.urdf")
    assert "expected at most 900,000" in refusal("robot", text=" " * 900_001, file="r.urdf")
