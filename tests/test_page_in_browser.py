"""The page that moves, in a real browser; the oracle is the run itself, or what a person would see."""

from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import pytest
import sympy as sp
from PIL import Image

import alembert as al
from alembert.examples import double_pendulum, four_bar, n_link_pendulum, rough_ramp, tippe_top
from alembert.examples.starts import STARTS
from alembert.motion import Trajectory
from alembert.show import save_html
from alembert.show.page.page_saving import document, page_data
from browser import Opened, chromium, opened

STEPS = 65534  # places on the page are rounded to so many steps of the range of each coordinate


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def run() -> Trajectory:
    start = STARTS["four_bar"]
    return al.simulate(four_bar(), 3.0, initial=start.initial, keep=start.keep)


@pytest.fixture(scope="module")
def page_path(run: Trajectory, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "four-bar.html"
    run.save_html(path)
    return path


@pytest.fixture(scope="module")
def window(browser: Any, page_path: Path) -> Iterator[Opened]:
    with opened(browser, page_path) as found:
        yield found


AS_NEW = """
viewer.pause(); viewer.seek(0); viewer.transport.setSpeed(1); viewer.help.close();
Object.assign(viewer.show, { forces: true, traces: true, names: false });
["forces", "traces", "names"].forEach((name) => viewer.apply(name));
document.querySelector("[data-name=plots]").click();
viewer.stage.reset();
"""


@pytest.fixture
def page(window: Opened) -> Iterator[Opened]:
    """The page of the four-bar, as if it had just been opened."""
    window.js(AS_NEW)
    yield window
    assert window.complaints == []


def pixels(picture: bytes) -> np.ndarray[Any, Any]:
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB")).astype(int)


def changed(one: bytes, other: bytes) -> float:
    """The part of the picture that is not the same in both."""
    return float((np.abs(pixels(one) - pixels(other)).max(axis=2) > 12).mean())


def wait_for(condition: Callable[[], bool], seconds: float = 300.0) -> None:
    """Look again until it is so."""
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end, f"not so after {seconds:g} s"


def colored(picture: bytes, color: str) -> int:
    """How many pixels have nearly this colour, #rrggbb."""
    wanted = np.array([int(color[k : k + 2], 16) for k in (1, 3, 5)])
    return int((np.abs(pixels(picture) - wanted).max(axis=2) < 10).sum())


def test_opens_from_a_file_and_asks_the_network_for_nothing(page: Opened, page_path: Path) -> None:
    outside = [url for url in page.requests if not url.startswith(("file:", "data:"))]
    assert outside == []
    assert [url for url in page.requests if url.startswith("file:")] == [page_path.as_uri()]
    assert page.page.locator("h1").text_content() == "four-bar"
    assert len(np.unique(pixels(page.picture()).reshape(-1, 3), axis=0)) > 50


def test_the_picture_changes_while_it_plays_and_not_while_it_stands(browser: Any, page_path: Path) -> None:
    with opened(browser, page_path, moving=True) as page:
        first, time = page.picture(), page.js("viewer.transport.time")
        page.until(f"Math.abs(viewer.transport.time - {time}) > 0.25")
        assert changed(first, page.picture()) > 0.01
        page.page.keyboard.press(" ")
        still = page.picture()
        page.page.wait_for_timeout(150)
        assert changed(still, page.picture()) == 0
        assert page.complaints == []


@pytest.mark.parametrize("time", [0.0, 0.7371, 2.9])
def test_bodies_are_where_the_run_has_them(page: Opened, run: Trajectory, time: float) -> None:
    page.js(f"viewer.seek({time})")
    page.settle()
    states = run.states.at(np.array([time]))
    for k, body in enumerate(run.eom.model.bodies.values()):
        shown = page.js(f"viewer.stage.parts[0].mechanism.bodies[{k}].group.position.toArray()")
        true = states.evaluate(run.eom.express(np.array(body.r)))[0]
        range_ = np.ptp(run.position(body.center_of_mass), axis=0).max()  # type: ignore[attr-defined]
        # one step of the rounding, and what a cubic between samples 5 ms apart leaves out at 15 rad/s
        assert np.abs(np.array(shown)[:2] - true[:2]).max() < range_ * (1 / STEPS + 2e-4)


def test_the_bar_scrubs_through_the_run(page: Opened, run: Trajectory) -> None:
    before = page.picture()
    bar = page.page.locator("input.scrub").bounding_box()
    page.page.mouse.click(bar["x"] + bar["width"] * 0.5, bar["y"] + bar["height"] / 2)
    # the thumb is 17 pixels wide: its middle is where the mouse was, to a pixel or two
    assert page.js("viewer.transport.time") == pytest.approx(run.time[-1] / 2, abs=0.03)
    assert page.page.locator(".clock").text_content().endswith("s")
    assert changed(before, page.picture()) > 0.01


def test_plots_say_what_the_run_says_at_the_moment(page: Opened, run: Trajectory) -> None:
    page.js("viewer.seek(1.234)")
    angles = page.page.locator(".panel", has_text="Angles").first
    shown = [float(text.replace("\u2212", "-")) for text in angles.locator(".value").all_text_contents()]
    true = run.states.at(np.array([1.234])).values[0][: len(run.eom.q)]
    assert shown == pytest.approx(true, abs=0.006)  # two decimals at least, and a line between samples 4 ms apart


def test_a_click_in_a_plot_goes_to_that_time(page: Opened, run: Trajectory) -> None:
    area = page.page.locator(".u-over").first.bounding_box()
    page.page.mouse.click(area["x"] + area["width"] * 0.75, area["y"] + area["height"] / 2)
    assert page.js("viewer.transport.time") == pytest.approx(0.75 * run.time[-1], rel=0.01)


def test_every_panel_of_the_run_is_there(page: Opened) -> None:
    titles = page.page.locator(".panel h3").all_text_contents()
    assert titles == ["Angles", "Angular velocities", "Energy", "Constraint forces", "Errors"]
    assert page.page.locator(".panel canvas").count() == len(titles)


def test_arrows_are_as_long_as_the_reactions(page: Opened, run: Trajectory) -> None:
    page.js("viewer.seek(0.5)")
    page.settle()
    at = page.js(
        """viewer.stage.parts[0].mechanism.forces.all.map(({ name, parts }) => {
            const { shaft, head, group } = parts[0].arrow;
            const tip = group.position.clone().set(0, head.position.y, 0).applyQuaternion(group.quaternion).normalize();
            const length = shaft.scale.y + 2.4 * parts[0].arrow.unit * head.scale.y;
            return { name, length, tip: tip.toArray() };
        })"""
    )
    scale = page.js("viewer.stage.parts[0].mechanism.forces.scale")
    near = np.argmin(np.abs(run.time - 0.5))
    for arrow in at:
        force = run.reaction(arrow["name"]).force[near]
        # reactions are sampled every 5 ms, and linear between
        assert np.array(arrow["tip"]) * arrow["length"] / scale == pytest.approx(
            force, abs=0.02 * np.linalg.norm(force)
        )


def test_ideal_and_nonideal_forces_have_two_colours(browser: Any, tmp_path: Path) -> None:
    start = STARTS["rough_ramp"]
    run = al.simulate(rough_ramp(), start.duration, initial=start.initial)
    run.save_html(tmp_path / "ramp.html")
    with opened(browser, tmp_path / "ramp.html") as page:
        page.js("viewer.seek(1.0)")
        shown = page.picture()
        assert colored(shown, "#0b6bcb") > 20
        assert colored(shown, "#d9381e") > 20
        page.page.keyboard.press("f")
        hidden = page.picture()
        assert colored(hidden, "#0b6bcb") == 0
        assert colored(hidden, "#d9381e") == 0
        assert page.page.locator(".legend").inner_text().strip() == ""
        assert page.complaints == []


def test_keys(page: Opened, run: Trajectory) -> None:
    press, time = page.page.keyboard.press, lambda: page.js("viewer.transport.time")
    press("End")
    assert time() == run.time[-1]
    press("Home")
    assert time() == 0
    press("ArrowRight")
    assert time() == pytest.approx(0.01 * run.time[-1])
    press("Shift+ArrowRight")
    assert time() == pytest.approx(0.11 * run.time[-1])
    press("ArrowLeft")
    assert time() == pytest.approx(0.10 * run.time[-1])
    press("t")
    assert page.js("viewer.stage.parts[0].mechanism.traces.every(({ trace }) => !trace.line.visible)")
    press("n")
    assert set(page.page.locator(".label").all_text_contents()) >= {"crank", "coupler", "rocker", "O1"}
    press("?")
    assert page.page.locator("dialog.help").is_visible()
    press("Escape")
    assert not page.page.locator("dialog.help").is_visible()
    press(".")
    assert page.js("viewer.transport.speed") == 2
    press(" ")
    assert page.js("viewer.transport.playing")


def test_no_name_covers_another(browser: Any, tmp_path: Path) -> None:
    """Of a chain that lies folded on itself, so that joints and middles of links are at the same places."""
    run = al.simulate(n_link_pendulum(3), 0.1, initial={"theta2": np.pi, "theta3": np.pi})
    save_html(tmp_path / "folded.html", run)
    with opened(browser, tmp_path / "folded.html") as page:
        page.page.keyboard.press("n")
        page.settle()
        boxes = [label.bounding_box() for label in page.page.locator(".label").all()]
        assert len(boxes) == 6
        for k, a in enumerate(boxes):
            for b in boxes[:k]:
                across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
                along = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
                assert min(across, along) < 0.5  # pixels


def test_the_camera_turns_and_comes_back(page: Opened) -> None:
    before = page.picture()
    box = page.page.locator("canvas.canvas").bounding_box()
    page.page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.page.mouse.down()
    page.page.mouse.move(box["x"] + 320, box["y"] + 150, steps=4)
    page.page.mouse.up()
    wait_for(lambda: changed(before, page.picture()) > 0.05)
    page.page.keyboard.press("r")
    wait_for(lambda: changed(before, page.picture()) < 0.001)


def test_a_page_begins_as_its_view_says(run: Trajectory, browser: Any, tmp_path: Path) -> None:
    camera = al.Camera((0.5, 0.2, 2.0), (0.1, 0.3, 0.1))
    plots = {"crank": ["theta1", "theta1'"]}
    switches = {"theme": "dark", "forces": False, "names": True, "speed": 0.3, "loop": False}
    view = al.View(camera=camera, colors={"crank": "lime"}, plots=plots, **switches)  # type: ignore[arg-type]
    run.save_html(tmp_path / "page.html", view=view)
    with opened(browser, tmp_path / "page.html") as page:
        place = "viewer.stage.place()"
        for _ in range(2):
            assert page.js(f"{place}.position") == pytest.approx(camera.position, abs=1e-9)
            assert page.js(f"{place}.target") == pytest.approx(camera.target, abs=1e-9)
            page.js("viewer.stage.camera.position.x += 1")
            page.page.keyboard.press("r")
        assert page.js("viewer.stage.parts[0].mechanism.bodies[0].group.children.length") > 0
        assert "00ff00" in page.js(
            "[...viewer.stage.palette.made.values()].map((each) => each.material.color.getHexString())"
        )
        assert page.js("viewer.theme") == page.js("document.documentElement.dataset.theme") == "dark"
        assert page.page.get_by_label("Speed").input_value() == "0.3"
        assert page.js("[viewer.transport.looping, viewer.show.forces, viewer.show.names]") == [False, False, True]
        assert page.page.locator(".panel h3").first.text_content() == "crank"
        assert page.js("viewer.chosen()") == {}
        for key in ("f", "l", ".", "d"):
            page.page.keyboard.press(key)
        expected = {"forces": True, "loop": True, "speed": 0.5, "theme": "light"}
        assert page.js("viewer.chosen()") == expected
        assert page.complaints == []


def test_a_camera_that_follows_stands_where_it_was_told_at_the_start(browser: Any, tmp_path: Path) -> None:
    model = al.Model("flight")
    model.body("stone", mass=1, inertia=(1e-3, 2e-3, 3e-3))
    run = al.simulate(model, 5.0, initial={"stone.e0": 1.0, "stone.x": 3.0, "stone.x'": 4.0, "stone.w1": 1.0})
    camera = al.Camera((3.2, -0.6, 0.4), (3.0, 0.0, 0.0))
    run.save_html(tmp_path / "page.html", view=al.View(camera=camera))
    with opened(browser, tmp_path / "page.html") as page:
        assert page.js("viewer.data.view.follow")
        assert page.js("viewer.stage.place().position") == pytest.approx(camera.position, abs=1e-6)
        stone = "new viewer.stage.v.constructor()"
        seen = page.js(f"viewer.stage.project({stone}.set(3, 0, 0), 0, {stone}).toArray().slice(0, 2)")
        assert seen == pytest.approx([0, 0], abs=1e-3)  # in the middle of the picture


def test_equations_are_set_as_formulas(page: Opened) -> None:
    page.page.get_by_role("tab", name="Equations").click()
    assert page.page.locator(".equation .katex").count() >= 2 * 3
    assert page.page.locator(".katex-error").count() == 0
    assert page.page.locator(".facts .katex").count() == len(
        four_bar().values
    )  # parameters, in the symbols of the equations
    unbroken = page.js("[...document.querySelectorAll('.equation .katex-base')].map((part) => part.textContent)")
    assert any(
        part.startswith("(") and "I" in part and "cos" in part for part in unbroken
    )  # (m r^2 + I + m l r cos phi)


def test_lines_of_equations_begin_with_their_sign_as_in_print(page: Opened) -> None:
    page.page.set_viewport_size({"width": 700, "height": 560})
    page.page.get_by_role("tab", name="Equations").click()
    parts = page.js("[...document.querySelectorAll('.equation .katex-base')].map((part) => part.textContent.trim())")
    page.page.set_viewport_size({"width": 900, "height": 560})
    assert sum(part.startswith(("+", "\u2212")) for part in parts) > 10
    assert not [part for part in parts if part.endswith(("+", "\u2212", "="))]


def test_lines_of_equations_that_go_on_are_indented(browser: Any, page_path: Path) -> None:
    with opened(browser, page_path, size=(390, 844), has_touch=True, is_mobile=True) as page:
        page.page.get_by_role("tab", name="Equations").click()
        page.until("document.querySelector('.formula.goes-on')", 30)
        begin = "(f) => [...f.querySelectorAll('.katex-base')].map((part) => part.offsetLeft)"
        lefts = page.js(f"[...document.querySelectorAll('.formula')].map({begin})")
        later = [(line[0], left) for line in lefts for before, left in pairwise(line) if left < before]
        assert later
        assert all(left > first + 10 for first, left in later)


def test_of_hundreds_of_equations_those_are_set_that_one_comes_near(
    browser: Any, run: Trajectory, tmp_path: Path
) -> None:
    data = page_data(run)
    (section, *_) = data["equations"][0]["sections"]
    section["rows"] = (section["rows"] * 200)[:500]
    (tmp_path / "long.html").write_text(document(data), encoding="utf-8")
    with opened(browser, tmp_path / "long.html") as page:
        page.page.get_by_role("tab", name="Equations").click()
        page.settle()
        first = page.js("document.querySelectorAll('.equation:has(.katex)').length")
        assert 40 <= first < 250
        assert "theta1''" in page.page.locator(".equation").nth(450).text_content()  # found by a search
        page.page.locator(".equation").nth(450).scroll_into_view_if_needed()
        page.until("document.querySelectorAll('.equation')[450].querySelector('.katex')", 30)
        page.js("dispatchEvent(new Event('beforeprint'))")
        assert page.page.locator(".equation:not(:has(.katex))").count() == 0


BASES = "[...part.querySelectorAll('.katex-base')].map((base) => base.getBoundingClientRect())"


def test_lines_break_in_brackets_only_where_these_are_longer_than_a_line(browser: Any, tmp_path: Path) -> None:
    al.simulate(n_link_pendulum(3), 0.02, initial={"theta1": 1.0}).save_html(tmp_path / "links.html")
    with opened(browser, tmp_path / "links.html", size=(1280, 800)) as page:
        page.page.get_by_role("tab", name="Equations").click()
        page.until("document.querySelector('.formula.goes-on')", 30)
        room = "part.closest('.formula').clientWidth"
        seen = f"(part) => [{BASES}.map((box) => [Math.round(box.top), box.width]), {room}]"
        terms = page.js(f"[...document.querySelectorAll('.formula .term')].map({seen})")
    broken = [(sum(width for _, width in parts), room) for parts, room in terms if parts[-1][0] > parts[0][0] + 10]
    assert 0 < len(broken) < len(terms)
    assert all(width > 0.8 * room for width, room in broken)


def test_a_definition_stands_beside_the_first_line_of_what_it_means(browser: Any, tmp_path: Path) -> None:
    al.simulate(tippe_top(), 0.02, initial=STARTS["tippe_top"].initial).save_html(tmp_path / "top.html")
    with opened(browser, tmp_path / "top.html", size=(1280, 800)) as page:
        page.page.get_by_role("tab", name="Equations").click()
        page.until("document.querySelector('.definition .goes-on')", 30)
        middles = f"[...row.children].map((part) => {BASES}[0]).map((box) => box.top + box.height / 2)"
        rows = page.js(f"[...document.querySelectorAll('.definition:has(.term)')].map((row) => {middles})")
    assert rows
    assert all(abs(left - right) < 12 for left, right in rows)  # less than half a line


def test_no_equation_is_cut(browser: Any, tmp_path: Path) -> None:
    """A fraction that no line can break is wider than the panel, and set smaller."""
    model = al.Model("pulled by many")
    bob = model.particle("bob", mass=1.0, plane="xy")
    x, y, _ = bob.position
    distances = model.parameters(**{f"distance{k}": 1.0 + k for k in range(6)})
    model.force("pull", bob.point(), (-x / sp.Abs(sum(distances, y)), -y, 0))
    al.simulate(model, 0.02, initial={"bob.x": 0.3}).save_html(tmp_path / "wide.html")
    with opened(browser, tmp_path / "wide.html", size=(940, 660)) as narrow:
        narrow.page.get_by_role("tab", name="Equations").click()
        sizes = "[...document.querySelectorAll('.equations .formula')].map((f) => [f.clientWidth, f.scrollWidth])"
        narrow.until(f"{sizes}.length > 2 && {sizes}.every(([room, needed]) => needed <= room + 4)", 30)
        smaller = narrow.js("[...document.querySelectorAll('.equations .formula')].map((f) => f.style.fontSize)")
        assert 0 < sum(map(bool, smaller)) < len(smaller)


def test_fits_a_phone(browser: Any, page_path: Path) -> None:
    with opened(browser, page_path, size=(390, 844), has_touch=True, is_mobile=True) as page:
        for size in ((390, 844), (320, 568), (844, 390)):
            page.page.set_viewport_size({"width": size[0], "height": size[1]})
            page.settle()
            assert page.js("document.documentElement.scrollWidth") <= size[0]
            canvas = page.page.locator("canvas.canvas").bounding_box()
            assert canvas["width"] >= 0.6 * size[0]
            assert canvas["height"] >= 150
            for tool in page.page.locator(".tool:visible").all():
                box = tool.bounding_box()
                assert min(box["width"], box["height"]) >= 32  # large enough for a finger
        page.page.locator(".tool.main").tap()
        assert page.complaints == []


def test_light_and_dark_follow_the_system_and_the_button(browser: Any, page_path: Path) -> None:
    with opened(browser, page_path, theme="dark") as page:
        dark = pixels(page.picture()).mean()
        check_contrast(page)
        page.page.get_by_role("button", name="Light or dark").click()
        assert dark < 70 < 180 < pixels(page.picture()).mean()
        check_contrast(page)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours after the Web Content Accessibility Guidelines (WCAG 2.2)."""

    def light(color: str) -> float:
        parts = np.array([int(color[k : k + 2], 16) / 255 for k in (1, 3, 5)])
        linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
        return float(linear @ [0.2126, 0.7152, 0.0722])

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def check_contrast(page: Opened) -> None:
    """Text is at least as readable as level AA of the guidelines asks, 4.5 to 1, the main text as AAA, 7 to 1."""
    read = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
    colors = {name: page.page.evaluate(read, name) for name in ("--paper", "--card", "--ink", "--soft", "--accent")}
    for paper in ("--paper", "--card"):
        assert contrast(colors["--ink"], colors[paper]) >= 7
        assert contrast(colors["--soft"], colors[paper]) >= 4.5
        assert contrast(colors["--accent"], colors[paper]) >= 4.5


def test_names_are_text_and_nothing_else(browser: Any, tmp_path: Path) -> None:
    evil = "</script><img src=x onerror='window.caught=1'><script>window.caught=1</script><!--"
    model = al.Model(evil)
    body = model.body("a<b>&", mass=1.0, inertia=0.1, plane="xy")
    model.revolute("pin </ScRiPt>", model.ground.point(0, 0), body.point(-0.5, 0), coordinate="theta")
    model.gravity((0, -9.81, 0))
    al.simulate(model, 0.5).save_html(tmp_path / "evil.html", title=evil)
    with opened(browser, tmp_path / "evil.html") as page:
        page.page.keyboard.press("n")
        assert page.page.locator("h1").text_content() == evil
        assert page.page.locator(".label.body").text_content() == "a<b>&"
        assert page.js("window.caught") is None
        assert page.page.locator("img").count() == 0
        assert page.complaints == []


def test_several_runs_are_ghosts_or_side_by_side(browser: Any, tmp_path: Path) -> None:
    model = double_pendulum()
    first, second = (
        al.simulate(model, 2.0, initial={"a.x": 0.8, "a.y": 0.6, "b.x": 1.5, "b.y": y}) for y in (0.6, 0.7)
    )
    save_html(tmp_path / "two.html", first, second, labels=["first", "second"])
    with opened(browser, tmp_path / "two.html") as page:
        page.js("viewer.seek(1.5)")
        overlaid = page.picture()
        assert page.js("viewer.stage.parts.map(({ mechanism }) => mechanism.ghost)") == [False, True]
        page.page.keyboard.press("s")
        assert changed(overlaid, page.picture()) > 0.02
        assert page.js("viewer.stage.scenes.length") == 2
        assert page.page.locator(".runs").inner_text().split() == ["first", "second"]
        values = page.page.locator(".panel", has_text="Positions").locator("li").first.locator(".value")
        expected = [run.states.at(np.array([1.5])).values[0][0] for run in (first, second)]
        shown = [float(text.replace("\u2212", "-")) for text in values.all_text_contents()]
        assert shown == pytest.approx(expected, abs=0.002)
        assert page.complaints == []


def test_ghosts_of_an_ensemble_are_where_their_runs_are_and_can_be_switched_off(browser: Any, tmp_path: Path) -> None:
    runs = al.ensemble(n_link_pendulum(1), 2.0, initial={"theta1": np.linspace(0.5, 2.5, 9)})
    runs.save_html(tmp_path / "ghosts.html", run=8, ghosts=[0, 3, 5])
    with opened(browser, tmp_path / "ghosts.html") as page:
        page.js("viewer.seek(1.0)")
        whole = page.picture()
        shown = page.js("viewer.stage.parts.map(({ mechanism }) => mechanism.bodies[0].group.position.toArray())")
        for place, k in zip(shown, [8, 0, 3, 5], strict=True):
            run = runs.run(k, samples=[1.0])
            (body,) = run.eom.model.bodies.values()
            # one step of the rounding of a range of 2 m, and a cubic between samples 3 ms apart
            assert place[:2] == pytest.approx(run.position(body.center_of_mass)[0, :2], abs=2 / STEPS + 1e-5)
        keys = page.page.locator(".key.run")
        assert keys.all_text_contents() == ["theta1 = 2.5", "theta1 = 0.5", "theta1 = 1.25", "theta1 = 1.75"]
        lines = "viewer.plots.plots[0].plot.series.slice(1).map((line) => line.show)"
        assert page.js(lines) == [True] * 4
        page.page.get_by_role("button", name="theta1 = 1.25").click()
        assert page.js("viewer.stage.parts.map(({ mechanism }) => mechanism.root.visible)") == [True, True, False, True]
        assert page.js(lines) == [True, True, False, True]
        assert changed(whole, page.picture()) > 0.001
        page.page.get_by_role("button", name="theta1 = 1.25").click()
        page.page.mouse.move(5, 5)  # away from the key, which is brighter under it
        assert changed(whole, page.picture()) == 0
        assert page.complaints == []


def test_other_runs_can_be_put_in_while_the_camera_stays(page: Opened) -> None:
    page.js("viewer.seek(1.0)")
    page.js("viewer.stage.camera.position.x += 0.3; viewer.stage.controls.update()")
    place = page.js("viewer.stage.camera.position.toArray()")
    panel = page.page.locator(".panel canvas").first.element_handle()
    page.js("viewer.update(viewer.data)")
    page.settle()
    assert panel.is_visible()  # the plots are the same, with other values
    assert page.js("viewer.transport.time") == 1.0
    assert page.js("viewer.stage.camera.position.toArray()") == pytest.approx(place, abs=1e-9)
    assert page.page.locator(".panel").count() == 5


def test_without_webgl_the_plots_and_equations_are_there(browser: Any, page_path: Path) -> None:
    none = """
        const old = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return kind.startsWith("webgl") ? null : old.call(this, kind, ...more);
        };
    """
    with opened(browser, page_path, script=none) as page:
        assert "WebGL" in page.page.locator(".stage").inner_text()
        assert page.page.locator(".panel canvas").count() == 5
        page.page.keyboard.press("End")
        page.page.keyboard.press("n")
        assert page.js("viewer.transport.time") == 3.0
        assert page.complaints == []


def test_fifty_bodies_for_a_minute_are_small_and_smooth(browser: Any, tmp_path: Path) -> None:
    initial = {f"theta{k}": 0.1 * (-1) ** k for k in range(1, 51)}
    run = al.simulate(n_link_pendulum(50), 60.0, initial=initial, rtol=1e-6, atol=1e-6)
    path = tmp_path / "chain.html"
    run.save_html(path)
    assert path.stat().st_size < 3e6
    with opened(browser, path, size=(480, 320)) as page:
        milliseconds = page.js(
            """Math.min(...Array.from({ length: 60 }, (_, time) => {
                const started = performance.now();
                viewer.stage.show(time, 4);
                return performance.now() - started;
            }))"""
        )
        # half of a sixtieth of a second, for all that is not the graphics card's work; the best of sixty is free of
        # what else the machine was doing, as one picture is shorter than a process's turn
        assert milliseconds < 8
        assert page.complaints == []
