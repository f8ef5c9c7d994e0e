"""The studio in a real browser; the oracle is the library itself, or what a person would see."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.app.studio import Studio, server
from alembert.examples import four_bar, simple_pendulum
from alembert.files import read_model_file
from browser import Opened, chromium, opened

WAIT = 300_000  # milliseconds, for machines that do other things as well
STUDIO = "alembertStudio.studio"
ARM = """<robot name="arm"><link name="base"/>
<link name="shoulder"><inertial><origin xyz="0.3 0 0"/><mass value="2"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="shoulder" type="revolute"><parent link="base"/><child link="shoulder"/><axis xyz="0 1 0"/></joint></robot>"""


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """Jobs may take as long as a busy machine makes them take; their limits have a test of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "LIMIT", 600.0)
        patch.setattr(server, "LIMITS", {})
        yield from started()


def started() -> Iterator[Studio]:
    running = Studio(example="simple_pendulum")
    running.begin()
    yield running
    running.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def window(browser: Any, studio: Studio) -> Iterator[Opened]:
    with opened(browser, studio.address, size=(1040, 600), accept_downloads=True) as found:
        found.page.set_default_timeout(WAIT)
        found.page.wait_for_selector("canvas.canvas")
        yield found


@pytest.fixture
def page(window: Opened) -> Iterator[Opened]:
    """The studio with the simple pendulum, as if it had just been opened."""
    choose(window, "simple_pendulum")
    for tab in ("Values", "Plots"):
        window.page.get_by_role("tab", name=tab).click()
    yield window
    assert window.complaints == []


def choose(page: Opened, example: str) -> None:
    page.js(f"window.before = {STUDIO}.viewer.data")
    page.page.get_by_label("Example", exact=True).select_option(example)
    page.until(f"{STUDIO}.viewer.data !== before")
    drawn(page)


def drawn(page: Opened) -> None:
    """Wait until no run is under way."""
    page.until(f"!{STUDIO}.motion.busy")


def end_of_pendulum(page: Opened) -> np.ndarray[Any, Any]:
    page.js(f"{STUDIO}.viewer.seek({STUDIO}.viewer.transport.stop)")
    page.settle()
    return np.array(page.js(f"{STUDIO}.viewer.stage.parts[0].mechanism.bodies[0].group.position.toArray()"))


def pixels(page: Opened) -> float:
    """Pixels of the canvas for each one of the screen, along an edge."""
    return float(
        page.js(f"(({{ width, clientWidth }}) => width / clientWidth)({STUDIO}.viewer.stage.renderer.domElement)")
    )


def text(page: Opened) -> str:
    return str(page.js(f"{STUDIO}.text"))


def write(page: Opened, content: str) -> None:
    """Type another text into the editor."""
    page.page.get_by_role("tab", name="Model").click()
    page.page.locator(".cm-content").click()
    page.page.keyboard.press("Control+a")
    page.page.keyboard.insert_text(content)


def test_opens_with_a_picture_sliders_and_plots(page: Opened, studio: Studio) -> None:
    assert page.page.locator("h1").text_content() == simple_pendulum().name
    names = page.page.locator(".knob input[type=range]").evaluate_all("all => all.map((x) => x.ariaLabel)")
    assert names == [*simple_pendulum().values, "initial theta", "initial theta rate"]
    assert page.page.locator(".panel canvas").count() >= 3
    assert page.page.locator(".panel .value").first.text_content() == "1.200"  # theta at the start
    elsewhere = [url for url in page.requests if not url.startswith((studio.address, "data:", "blob:"))]
    assert elsewhere == []


def test_what_is_not_looked_at_is_not_asked_for(browser: Any, studio: Studio) -> None:
    with opened(browser, studio.address) as page:
        page.page.wait_for_selector("canvas.canvas", timeout=WAIT)
        drawn(page)
        assert {url.rpartition("/")[2] for url in page.requests} >= {"model", "motion"}
        assert not [url for url in page.requests if url.endswith(("/equations", "/agreement", "/audit"))]


def test_a_slider_changes_the_motion_while_it_is_dragged(page: Opened) -> None:
    slider = page.page.get_by_label("ell", exact=True)
    before, old = end_of_pendulum(page), text(page)
    box = slider.bounding_box()
    page.page.mouse.move(box["x"] + box["width"] * 0.31, box["y"] + box["height"] / 2)
    page.page.mouse.down()
    page.page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2, steps=5)
    page.until(f"{STUDIO}.changed.ell > 1.2 && !{STUDIO}.motion.busy && {STUDIO}.viewer.data.draft")
    dragged = end_of_pendulum(page)
    assert np.abs(dragged - before).max() > 0.1
    assert pixels(page) == pytest.approx(0.5, abs=0.01)  # coarse, where the processor draws
    assert text(page) == old  # the text is written when the slider is let go
    page.page.mouse.up()
    page.until(f"{STUDIO}.text !== {old!r}")
    drawn(page)
    assert pixels(page) == pytest.approx(1.0, abs=0.01)
    value = page.js(f"{STUDIO}.values.sliders.get('ell').value")
    run = al.simulate(simple_pendulum(), 10.0, initial={"theta": 1.2}, parameters={"ell": value})
    bob = run.eom.model.bodies["bob"].point()
    assert end_of_pendulum(page) == pytest.approx(run.position(bob)[-1], abs=1e-3)
    assert f"ell = {value:.7g}" in text(page)


def test_an_initial_value_is_moved_with_the_keyboard(page: Opened) -> None:
    page.page.get_by_label("initial theta", exact=True).focus()
    before = page.js(f"{STUDIO}.viewer.transport.time")
    for _ in range(3):
        page.page.keyboard.press("ArrowRight")
    page.until(f"{STUDIO}.text.includes('theta = 1.388')")  # three hundredths of a turn of 2 pi more than 1.2
    drawn(page)
    assert page.js(f"{STUDIO}.viewer.transport.time") == before  # the arrows did not move the time as well
    assert page.js(f"{STUDIO}.viewer.data.runs[0].name") == simple_pendulum().name


def test_a_number_can_be_typed_and_a_word_is_refused_beside_its_slider(page: Opened) -> None:
    field = page.page.get_by_label("g, as a number")
    field.fill("1.62")
    field.press("Enter")
    page.until(f"{STUDIO}.text.includes('g = 1.62')")
    field.fill("moon")
    field.press("Enter")
    knob = page.page.locator(".knob", has=field)
    assert "expected a number" in knob.locator(".problem").text_content()
    assert "g = 1.62" in text(page)


def test_a_loop_follows_the_slider(page: Opened) -> None:
    choose(page, "four_bar")
    follower = "alembertStudio.studio.values.sliders.get('phi1').value"
    before = page.js(follower)
    page.page.get_by_label("initial theta1", exact=True).focus()
    page.page.keyboard.press("Shift+ArrowRight")
    page.until(f"{follower} !== {before}")
    drawn(page)
    start = page.js("Object.fromEntries([...alembertStudio.studio.values.sliders].map(([name, s]) => [name, s.value]))")
    residuals = al.derive(four_bar(), "lagrange").position_residuals
    found = [float(r.subs({s: start[s.name] for s in r.free_symbols})) for r in residuals]
    assert start["theta1"] == pytest.approx(1.0 + 0.2 * np.pi)
    assert found == pytest.approx([0.0, 0.0], abs=1e-9)


def place_of(body: int) -> str:
    """Where the centre of mass of a body is on the screen, as an expression for the page."""
    return f"""(() => {{
        const {{ stage }} = {STUDIO}.viewer;
        const place = stage.parts[0].mechanism.bodies[{body}].group.position;
        const {{ left, top, width, height }} = stage.renderer.domElement.getBoundingClientRect();
        const seen = stage.project(place, 0, place.clone());
        return [left + ((seen.x + 1) / 2) * width, top + ((1 - seen.y) / 2) * height];
    }})()"""


def at_time(page: Opened, time: float) -> list[float]:
    """Where the centre of the coupler is on the screen at a time."""
    page.js(f"{STUDIO}.viewer.seek({time})")
    page.settle()
    found: list[float] = page.js(place_of(1))
    return found


def starts(page: Opened) -> dict[str, float]:
    found: dict[str, float] = page.js(f"{STUDIO}.started")
    return found


def test_the_mechanism_is_dragged_and_its_loop_follows(page: Opened) -> None:
    choose(page, "four_bar")
    old = text(page)
    page.js(f"{STUDIO}.viewer.pause()")
    path = [at_time(page, t) for t in (0.34, 0.33, 0.32, 0.31, 0.3)][::-1]  # its curve, along which it can be led
    page.page.mouse.move(*path[0])  # taken hold of in the midst of the run
    page.page.mouse.down()
    for x, y in path[1:]:
        page.page.mouse.move(x, y)
        near = f"(([a, b]) => Math.hypot(a - {x}, b - {y}) < 2)({place_of(1)})"  # pixels
        page.until(f"{STUDIO}.viewer.data.draft && !{STUDIO}.motion.busy && {near}")
    page.page.mouse.up()
    page.until(f"{STUDIO}.text !== {old!r} && !{STUDIO}.motion.busy")
    start = starts(page)
    residuals, known = al.derive(four_bar(), "lagrange").position_residuals, {**four_bar().values, **start}
    found = [float(r.subs({s: known[s.name] for s in r.free_symbols})) for r in residuals]
    assert found == pytest.approx([0.0, 0.0], abs=1e-9)
    assert np.linalg.norm(np.subtract(path[-1], path[0])) > 15  # pixels
    assert f"theta1 = {start['theta1']:.7g}" in text(page)


def test_changes_are_taken_back_and_brought_back(page: Opened) -> None:
    old = text(page)
    page.page.get_by_label("g, as a number").fill("1.62")
    page.page.keyboard.press("Enter")
    page.until(f"{STUDIO}.text.includes('g = 1.62')")
    drawn(page)
    page.page.get_by_role("button", name="Undo").click()
    page.until(f"{STUDIO}.values.sliders.get('g').value === 9.81 && !{STUDIO}.motion.busy")
    assert text(page) == old
    page.page.get_by_role("button", name="Redo").click()
    page.until(f"{STUDIO}.values.sliders.get('g').value === 1.62")


def test_nothing_is_said_to_be_computed_when_nothing_is(page: Opened) -> None:
    """A change whose run is quick, and whose writing into the file is slow."""
    page.js(f"void ({STUDIO}.write = () => new Promise((done) => setTimeout(done, 1500)))")
    page.page.get_by_label("g, as a number").fill("3.7")
    page.page.keyboard.press("Enter")
    page.until(f"{STUDIO}.motion.busy")
    drawn(page)
    page.js(f"delete {STUDIO}.write")
    assert not page.page.locator(".message").is_visible()


def test_long_numbers_are_seen_whole(page: Opened) -> None:
    field = page.page.get_by_label("initial theta, as a number")
    for number in ("-2.225e-16", "-123456.7", "-1.234e+150"):
        page.js(f"{STUDIO}.values.sliders.get('theta').show({number})")
        assert field.evaluate("field => field.scrollWidth <= field.clientWidth"), field.input_value()


def test_a_body_keeps_its_looks_when_its_length_is_changed(page: Opened) -> None:
    choose(page, "rotary_pendulum")
    shapes = f"{STUDIO}.viewer.data.runs[0].bodies[1].shapes.map((shape) => shape.kind)"
    before = page.js(shapes)
    page.page.get_by_label("L_p, as a number").fill("0.35")
    page.page.keyboard.press("Enter")
    page.until(f"{STUDIO}.text.includes('L_p = 0.35') && !{STUDIO}.motion.busy")
    assert page.js(shapes) == before == ["rod"]


def test_a_mechanism_that_outgrows_the_picture_is_seen_whole_again(page: Opened) -> None:
    """A pendulum three times as long, whose end was out of the window; but not where a person has chosen the camera."""
    choose(page, "rotary_pendulum")
    size = f"{STUDIO}.viewer.stage.data.view.radius"
    sizes = [page.js(size)]
    for length in ("0.39", "0.129"):
        page.page.get_by_label("L_p, as a number").fill(length)
        page.page.keyboard.press("Enter")
        page.until(f"{STUDIO}.text.includes('L_p = {length}') && !{STUDIO}.motion.busy && !{STUDIO}.viewer.data.draft")
        sizes.append(page.js(size))
        page.js(f"void ({STUDIO}.viewer.stage.moved = true)")
    assert sizes[1] > 1.3 * sizes[0]
    assert sizes[2] == sizes[1]


def test_anything_that_has_a_name_is_plotted(page: Opened) -> None:
    field = page.page.get_by_label("Plot of")
    for asked in ("bob.x", "ell*cos(theta)"):
        field.fill(asked)
        field.press("Enter")
        page.page.locator(".panel h3", has_text=asked).wait_for()
    drawn(page)
    read = "{}.viewer.plots.plots[{}].series[0].values"
    assert '[plots]\n"ell*cos(theta)" = "ell*cos(theta)"\n"bob.x" = "bob.x"\n' in text(page)
    both = [np.array(page.js(f"Array.from({read.format(STUDIO, k)})")) for k in (0, 1)]
    assert both[0] == pytest.approx(both[1], abs=1e-5)  # single precision
    field.fill("bob.q")
    field.press("Enter")
    page.page.locator(".message", has_text="bob.q").wait_for()
    chips = page.page.locator(".chip")
    assert chips.all_text_contents() == ["ell*cos(theta) \u00d7", "bob.x \u00d7"]
    chips.first.click()
    page.until(f"!{STUDIO}.text.includes('ell*cos(theta) = ')")
    page.until("document.querySelectorAll('.chip').length === 1")


def test_the_camera_and_the_switches_are_saved_with_the_file(page: Opened) -> None:
    assert page.js(f"{STUDIO}.viewer.chosen()") == {}
    stood = page.js(f"{STUDIO}.viewer.stage.place()")
    canvas = page.page.locator("canvas.canvas").bounding_box()
    page.page.mouse.move(canvas["x"] + 30, canvas["y"] + 200)  # beside the pendulum
    page.page.mouse.down()
    page.page.mouse.move(canvas["x"] + 130, canvas["y"] + 160, steps=4)
    page.page.mouse.up()
    page.page.get_by_role("button", name="Constraint forces").click()
    page.page.locator("summary", has_text="Save").click()
    with page.page.expect_download() as found:
        page.page.locator("[data-what=model]").click()
    saved = read_model_file(found.value.path().read_text()).view
    camera = saved.camera
    assert isinstance(camera, al.Camera)
    assert np.linalg.norm(np.array(camera.position) - stood["position"]) > 1.0
    assert not saved.forces
    drawn(page)
    assert page.js(f"{STUDIO}.viewer.stage.place().position") == pytest.approx(camera.position, abs=1e-9)
    assert page.js(f"{STUDIO}.viewer.stage.place().target") == pytest.approx(camera.target, abs=1e-9)
    assert page.js(f"{STUDIO}.viewer.chosen()") == {}


def test_two_formulations_stand_side_by_side_with_their_agreement(page: Opened) -> None:
    page.page.get_by_role("tab", name="Equations").click()
    page.page.get_by_label("Beside it").select_option("kane")
    page.page.locator(".derived section").nth(1).wait_for()
    titles = page.page.locator(".derived h2").all_text_contents()
    assert len(titles) == 2
    assert titles[1] == "Kane's equations"
    page.page.locator(".live.yes").wait_for()
    assert "agree" in page.page.locator(".live").inner_text()
    page.page.get_by_label("Beside it").select_option("")


def test_an_error_stands_beside_its_line_and_the_picture_stays(page: Opened) -> None:
    good = text(page)
    picture = page.picture()
    lines = good.splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith("g ="))
    write(page, "\n".join([*lines[:at], 'g = "9.81 +"', *lines[at + 1 :]]))
    message = page.page.locator(".trouble")
    message.wait_for()
    number = page.page.locator(".cm-gutterElement.wrong")
    assert number.text_content() == str(at + 1)
    assert "expected" in message.text_content()
    line, shown = number.bounding_box(), message.bounding_box()
    assert 0 < shown["y"] - line["y"] < 40  # right under its line
    assert page.page.locator("h1").text_content() == simple_pendulum().name
    page.page.get_by_role("tab", name="Values").click()
    page.settle()
    assert page.picture() == picture
    write(page, good.replace("g = 9.81", "g = 1.62"))
    message.wait_for(state="detached")
    page.until(f"{STUDIO}.values.sliders.get('g').value === 1.62")


def test_an_error_that_is_out_of_sight_is_told_over_the_picture(page: Opened) -> None:
    page.js(f"{STUDIO}.editor.view.dispatch({{ changes: {{ from: 0, insert: '[' }} }})")
    told = page.page.locator(".message.error button")
    told.wait_for()
    assert told.text_content().startswith("Line 1:")
    told.click()
    assert page.page.locator(".trouble").is_visible()


def test_equations_by_every_formulation(page: Opened) -> None:
    page.page.get_by_role("tab", name="Equations").click()
    chosen = page.page.locator(".choice button")
    assert chosen.all_text_contents() == ["projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane"]
    titles: list[str] = [""]
    for k in range(5):
        chosen.nth(k).click()
        page.until(f"!{titles!r}.includes(document.querySelector('.derived h2')?.textContent ?? '')")
        assert page.page.locator(".derived .display .katex").count() > 0
        titles.append(page.page.locator(".derived h2").text_content())
    assert len(set(titles)) == 6
    assert page.page.locator(".katex-error").count() == 0


def test_equations_of_another_model_are_never_shown(page: Opened) -> None:
    page.page.get_by_role("tab", name="Equations").click()
    page.page.locator(".derived h2").wait_for()
    page.page.get_by_role("tab", name="Plots").click()
    choose(page, "double_pendulum")
    assert page.page.locator(".derived").text_content() == ""


def test_the_agreement_of_another_model_is_never_shown(page: Opened) -> None:
    page.page.get_by_role("tab", name="Equations").click()
    page.page.locator(".live.yes").wait_for()
    asked: list[Any] = []
    page.page.route("**/agreement", lambda route: asked.append(route))  # the answer is held back
    choose(page, "double_pendulum")
    page.until("document.querySelector('.derived h2') && !document.querySelector('.live').hidden")
    assert page.page.locator(".live").inner_text() == "Comparing the formulations …"
    for route in asked:
        route.continue_()
    page.page.unroute("**/agreement")
    page.page.locator(".live.yes").wait_for()


def test_the_formulations_are_compared(page: Opened) -> None:
    page.page.get_by_role("tab", name="Agreement").click()
    page.page.locator(".study > .verdict.yes:not(.live)").wait_for()
    rows = page.page.locator("table.agreement tbody tr")
    assert [row.split("\t")[0] for row in rows.all_inner_texts()] == list(al.agree(simple_pendulum(), states=1).methods)


def test_an_equation_typed_in_is_audited(page: Opened) -> None:
    page.page.get_by_role("tab", name="Audit").click()
    page.page.get_by_label("Equations to audit").fill("theta'' = -g/ell sin(theta)\ntheta'' = -g/ell cos(theta)")
    page.page.keyboard.press("Control+Enter")
    page.page.locator(".finding.wrong").wait_for()
    assert page.page.locator(".finding.true").count() == 1
    wrong = page.page.locator(".finding.wrong").inner_text()
    assert "the function is wrong" in wrong
    assert "It should read" in wrong
    page.page.locator(".others summary").click()
    page.page.get_by_label("Other unknowns").fill("N")
    page.page.get_by_label("Equations to audit").fill("m ell theta'^2 + m g cos(theta) = N")
    page.page.get_by_role("button", name="Audit").click()
    page.page.locator(".finding.wrong").wait_for(state="detached")
    page.page.locator(".finding.true").wait_for()
    page.page.get_by_label("Other unknowns").fill("")
    page.page.get_by_label("Other symbols").fill("phi = theta, w = max(g, -g)/ell")
    page.page.get_by_label("Equations to audit").fill("phi'' + w sin(phi) = 0\nphi'' + w cos(phi) = 0")
    page.page.get_by_role("button", name="Audit").click()
    page.page.locator(".finding.wrong").wait_for()
    assert page.page.locator(".finding.true").count() == 1
    page.page.get_by_label("Other symbols").fill("")
    page.page.get_by_label("Equations to audit").fill("theta'' = (")
    page.page.get_by_role("button", name="Audit").click()
    page.page.locator(".findings .problem").wait_for()
    assert "^" in page.page.locator(".findings .problem").text_content()


@pytest.mark.parametrize(
    ("entry", "name"), [("Model file", "simple_pendulum.toml"), ("Run, as a table", "simple-pendulum.csv")]
)
def test_files_are_saved(page: Opened, entry: str, name: str, tmp_path: Any) -> None:
    page.page.locator(".menu summary").click()
    with page.page.expect_download() as waiting:
        page.page.locator(".entries button", has_text=entry).click()
    assert waiting.value.suggested_filename == name
    waiting.value.save_as(tmp_path / name)
    saved = (tmp_path / name).read_text()
    if name.endswith(".toml"):
        assert saved == text(page)
        assert al.load_model(tmp_path / name).values == simple_pendulum().values
    else:
        assert saved.startswith("t,theta,theta',")


def test_a_file_is_opened(page: Opened, tmp_path: Any) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "my <b>stone</b>"\n[particles.stone]\nmass = 1\nline = "x"\n')
    page.page.locator("input[type=file]").set_input_files(path)
    page.until("document.querySelector('h1').textContent === 'my <b>stone</b>'")
    assert page.page.locator(".about").text_content() == "mine.toml"
    assert page.page.locator("h1 b").count() == 0


def test_a_robot_is_opened(page: Opened, tmp_path: Any) -> None:
    """As a model file; what is wrong with it is told with its line, and the model that is shown stays."""
    path = tmp_path / "arm.urdf"
    path.write_text(ARM)
    page.page.locator("input[type=file]").set_input_files(path)
    page.until("document.querySelector('h1').textContent === 'arm'")
    assert page.page.locator(".about").text_content() == "arm.toml"
    assert '[joints."shoulder joint"]' in text(page)
    path.write_text(ARM.replace('mass value="2"', 'mass value="-2"'))
    page.page.locator("input[type=file]").set_input_files(path)
    told = "arm.urdf, line 2, <inertial>: found the mass -2; expected one that is not negative."
    page.until(f"document.body.textContent.includes({told!r})")
    assert page.page.locator("h1").text_content() == "arm"


def test_a_hopeless_run_can_be_stopped(page: Opened) -> None:
    for label, value in (("initial theta rate, as a number", "1e5"), ("Duration in seconds", "3600")):  # fast, and long
        page.page.get_by_label(label).fill(value)
        page.page.keyboard.press("Enter")
    page.page.locator(".message button", has_text="Stop").click()
    page.page.locator(".message.error").wait_for()
    assert "stopped" in page.page.locator(".message.error").text_content()
    choose(page, "spring_pendulum")  # and everything works as before
    assert page.page.locator("h1").text_content() == "spring pendulum"


def test_fits_a_phone(browser: Any, studio: Studio) -> None:
    with opened(browser, studio.address, size=(390, 844), theme="dark", has_touch=True, is_mobile=True) as page:
        page.page.wait_for_selector("canvas.canvas", timeout=WAIT)
        for width in (390, 320):
            page.page.set_viewport_size({"width": width, "height": 844})
            for tab in ("Values", "Model", "Plots", "Equations", "Audit"):
                page.page.get_by_role("tab", name=tab).tap()
                page.settle()
                assert page.js("document.documentElement.scrollWidth") <= width
                assert page.page.locator("[role=tabpanel]:visible").count() == 1
        assert page.page.locator("canvas.canvas").bounding_box()["height"] >= 150
        assert page.complaints == []


def test_a_page_of_another_site_gets_nothing(browser: Any, studio: Studio) -> None:
    """Even with the whole address: its requests carry another origin, and the answers may not be read."""
    context = browser.new_context()
    page = context.new_page()
    page.route("http://evil.example/", lambda route: route.fulfill(body="<p>hello</p>", content_type="text/html"))
    page.goto("http://evil.example/")
    steal = """async (address) => {
        try { return await (await fetch(address + "begin")).text(); } catch (error) { return "refused"; }
    }"""
    assert page.evaluate(steal, studio.address) == "refused"
    post = """async (address) => {
        const sent = { method: "POST", mode: "no-cors", headers: { "Content-Type": "text/plain" }, body: "{}" };
        try { return (await fetch(address + "motion", sent)).status; } catch (error) { return "refused"; }
    }"""
    assert page.evaluate(post, studio.address) in (0, "refused")  # 0: the browser does not let it be read
    context.close()
