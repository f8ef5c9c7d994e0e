"""What a page shows, as data: against the run, against closed forms of inertia, and against geometry."""

import base64
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import alembert as al
from alembert.description import Model
from alembert.examples import (
    EXAMPLES,
    chaplygin_sleigh,
    four_bar,
    n_four_bar,
    n_link_pendulum,
    rolling_disk,
    rough_ramp,
    simple_pendulum,
    spring_pendulum,
)
from alembert.examples.starts import STARTS
from alembert.motion import Trajectory
from alembert.show import Ball, Box, Disk, Plate, Ring, Rod, Top, page_data, save_html
from alembert.show.formulas.recursive_form import FORCES, MOTIONS
from alembert.show.page.assets import asset
from alembert.show.page.encode import coarse, exact
from alembert.show.page.page_saving import as_json, document
from alembert.show.panels import resampled

Floats = NDArray[np.float64]
PAGE = Path(al.__file__).parent / "show" / "page"


NAMED = re.compile(r"\b[A-Za-z]_\d+\b")  # as M_12, f_1, c_3, h_20


def started(name: str, duration: float | None = None) -> Trajectory:
    start = STARTS[name]
    inputs = dict(start.inputs)
    return al.simulate(
        EXAMPLES[name](), duration or start.duration, initial=start.initial, keep=start.keep, inputs=inputs
    )


def decoded(coded: dict[str, Any]) -> Floats:
    """The table that the page makes of coded columns."""
    steps = np.frombuffer(base64.b64decode(coded["steps"]), dtype="<i2").reshape(coded["count"], -1)
    out = np.tile(np.array(coded["middle"]), (coded["count"], 1))
    out[:, coded["moving"]] += steps / 32767 * np.array(coded["half"])
    return out


def pendulum(**body: Any) -> tuple[Model, Any]:
    model = al.Model("one body")
    return model, model.body("body", **body)


def shapes(model: Model, **more: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page_data(al.simulate(model, 0.1), **more)["runs"][0]["bodies"][0]["shapes"]
    return found


# --- data -----------------------------------------------------------------------------------------------------------------


def test_coarse_columns_are_within_half_a_step() -> None:
    values = np.random.default_rng(1).normal(size=(50, 4)) * [1.0, 1e-3, 1e6, 0.0] + [0.0, 5.0, -3.0, 7.0]
    step = np.ptp(values, axis=0) / 2 / 32767
    assert (np.abs(decoded(coarse(values)) - values) <= 0.51 * step + 1e-8 * np.abs(values)).all()  # middles: 9 digits
    assert coarse(values)["moving"] == [0, 1, 2]


def test_exact_columns_are_single_precision() -> None:
    values = np.array([1.0, -2.5, 1e-20, 3.3])
    assert np.frombuffer(base64.b64decode(exact(values)), dtype="<f4") == pytest.approx(values, rel=1e-7)


def test_poses_on_the_page_are_those_of_the_run() -> None:
    run = started("spatial_chain", 2.0)
    scene = page_data(run)["runs"][0]
    for body in scene["bodies"]:
        place, turn = decoded(body["position"]), decoded(body["quaternion"])
        times = np.linspace(0.0, 2.0, len(place))
        wanted = run.states.at(times)
        motion = next(m for m in run.eom.motions if m.body.name == body["name"])
        x, y, z, w = turn.T
        # the first column of the rotation matrix of a quaternion
        first = np.stack([1 - 2 * (y**2 + z**2), 2 * (x * y + w * z), 2 * (x * z - w * y)], axis=1)
        assert np.abs(place - wanted.evaluate(motion.r)).max() < 1e-4  # a step of a range below 3 m
        assert np.abs(first - wanted.evaluate(motion.R[:, 0])).max() < 3e-4
        assert (np.abs(np.diff(turn, axis=0)).max(axis=1) < 0.5).all()  # no jump of sign


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_has_a_start_and_a_scene(name: str) -> None:
    run = started(name)
    assert run.time[-1] == pytest.approx(STARTS[name].duration)
    data = page_data(run)
    assert len(document(data)) < 1.6e6
    scene = data["runs"][0]
    assert [body["name"] for body in scene["bodies"]] == list(run.eom.model.bodies)
    assert all(body["shapes"] for body in scene["bodies"])
    assert scene["traces"] or name == "hooke_shaft"
    assert_equations_are_whole(run, data["equations"][0])
    json.loads(as_json(data))


def assert_equations_are_whole(run: Trajectory, written: dict[str, Any]) -> None:
    """There are equations beside the picture, and each quantity that is named in them is defined there."""
    rows = {section["title"]: section["rows"] for section in written["sections"]}
    assert len(rows["Equations of motion"]) == len(run.eom.u)
    used = {word for several in rows.values() for row in several for x in row for word in NAMED.findall(x["plain"])}
    defined = {left["plain"] for left, _ in rows.get("Intermediate quantities", [])}
    assert used - set(run.parameters) <= defined


def test_json_cannot_end_its_script_element() -> None:
    text = as_json({"</script>": "<!-- <script> & \u2028"})
    assert "<" not in text
    assert ">" not in text
    assert "&" not in text
    assert "\u2028" not in text
    assert json.loads(text) == {"</script>": "<!-- <script> & \u2028"}


def test_assets_are_built_from_their_sources_with_licences_inside() -> None:
    together = sha256(b"".join(path.read_bytes() for path in sorted((PAGE / "web").iterdir()))).hexdigest()
    for name in ("page.js", "page.css"):
        assert f"sha256 of web: {together}" in asset(name), f"{name} is old: run scripts/build-page-assets"
    for name, words in (("page.js", ["three", "uplot"]), ("katex.js", ["katex"]), ("katex.css", ["katex"])):
        head = asset(name)[:9000]
        assert all(word in head for word in words)
        assert "Permission is hereby granted, free of charge" in head
        assert "</script" not in asset(name).lower()


# --- shapes from inertia --------------------------------------------------------------------------------------------------


def test_a_free_body_is_the_box_of_its_inertia() -> None:
    a, b, c, m = 3.0, 2.0, 1.0, 6.0  # a solid cuboid: J_x = m (b^2 + c^2) / 12
    model, _ = pendulum(mass=m, inertia=(m * (b**2 + c**2) / 12, m * (a**2 + c**2) / 12, m * (a**2 + b**2) / 12))
    (box,) = shapes(model)
    assert box["kind"] == "box"
    assert sorted(box["size"]) == pytest.approx([c, b, a])


def test_a_round_free_body_is_the_cylinder_of_its_inertia() -> None:
    r, h, m = 0.5, 0.3, 2.0
    across = m * (3 * r**2 + h**2) / 12
    model, _ = pendulum(mass=m, inertia=(across, m * r**2 / 2, across))
    (disk,) = shapes(model)
    assert (disk["kind"], disk["radius"], disk["thickness"]) == ("disk", pytest.approx(r), pytest.approx(h))
    assert np.abs(disk["axis"]) == pytest.approx([0, 1, 0])


@pytest.mark.parametrize(("along", "beside"), [(0, 0.0), (1, 0.0), (2, 0.0), (0, 0.6), (1, 0.6), (2, 0.6)])
def test_a_thin_rod_is_as_long_as_its_inertia_and_has_some_thickness(along: int, beside: float) -> None:
    """On a hinge in its middle or beside it: a radius of zero could not be drawn."""
    length, inertia, across = 3.0, [2.0 * 3.0**2 / 12] * 3, np.eye(3)[along - 1]
    inertia[along] = 0.0
    model, body = pendulum(mass=2.0, inertia=tuple(inertia))
    model.revolute("pin", model.ground.point(), body.point(*(beside * across)), axis=tuple(across))
    *_, rod = shapes(model)
    assert (rod["kind"], rod["thickness"], rod["radius"] > 0) == ("disk", pytest.approx(length), True)
    assert np.abs(rod["axis"]) == pytest.approx(np.eye(3)[along])


def test_a_body_with_three_equal_inertias_is_the_ball() -> None:
    model, _ = pendulum(mass=2.0, inertia=(0.4 * 2.0 * 0.09,) * 3)  # J = 2/5 m r^2
    (ball,) = shapes(model)
    assert (ball["kind"], ball["radius"]) == ("ball", pytest.approx(0.3))


def test_a_uniform_rod_that_hangs_reaches_as_far_below_as_above_its_centre() -> None:
    model, body = pendulum(mass=1.0, inertia=2.0**2 / 12, plane="xy")
    model.revolute("pin", model.ground.point(0, 0), body.point(0, 1.0), coordinate="theta")
    (rod,) = shapes(model)
    assert rod["kind"] == "rod"
    assert rod["start"] == pytest.approx([0, 1, 0])
    assert rod["end"] == pytest.approx([0, -1, 0])


def test_a_ternary_link_is_a_plate_with_its_joints_for_corners() -> None:
    model, body = pendulum(mass=1.0, inertia=0.3, plane="xy")
    points = [(-1.0, -0.5), (1.0, -0.5), (0.0, 1.0)]
    model.revolute("pin", model.ground.point(0, 0), body.point(*points[0]), coordinate="theta")
    for k, point in enumerate(points[1:]):
        model.force(f"push {k}", body.point(*point), (0, 0, 0.1))
    (plate,) = shapes(model)
    assert plate["kind"] == "plate"
    assert sorted(tuple(c[:2]) for c in plate["corners"]) == sorted(points)


def test_a_scene_is_as_large_as_what_is_drawn_in_it() -> None:
    """A body with a given shape is as large as that, whatever its inertia says."""
    views = []
    for inertia in (1e-3, 1.0, 1e3):
        model, body = pendulum(mass=1.0, inertia=inertia, plane="xy")
        model.draw(body, Box((0.2, 0.1, 0.1)))
        views.append(page_data(al.simulate(model, 0.1, initial={"body.x'": 1.0}))["runs"][0]["view"])
    assert views[0]["width"] == pytest.approx(0.15, rel=0.3)  # half of the box, and of its way
    assert [view["corners"] for view in views] == [views[0]["corners"]] * 3


def test_a_body_that_only_touches_leaves_the_path_of_its_centre() -> None:
    traces = page_data(started("tippe_top", 0.1))["runs"][0]["traces"]
    assert [trace["point"] for trace in traces if "body" in trace] == [[0.0, 0.0, 0.0]]


def test_given_shapes_are_drawn_and_wrong_ones_refused() -> None:
    model, _ = pendulum(mass=1.0, inertia=(1.0, 2.0, 2.5))
    given = [Box((1, 2, 3)), Disk(0.5, 0.1), Ball(0.2), Rod((0, 0), (1, 0), 0.1), Top((0, 0, 0), (0, 0, 1), 1, 0.4)]
    plate = Plate([(0, 0), (1, 0), (0, 1)], (0, 0, 1), 0.1)
    found = shapes(model, view=al.View(shapes={"body": [*given, plate, Ring(0.5, 0.1)]}))
    assert [shape["kind"] for shape in found] == ["box", "disk", "ball", "rod", "top", "plate", "ring"]
    for wrong, words in (
        ({"arm": Ball(1)}, "no body 'arm'"),
        ({"body": "cube"}, "expected a Rod"),
        ({"body": Ball(-1)}, "radius of a Ball"),
        ({"body": Ring(0.5, 0)}, "thickness of a Ring"),
        ({"body": Box((1, 2, 0))}, "edge of a Box"),
        ({"body": Rod("ab", (1, 0), 0.1)}, "expected three numbers"),
        ({"body": Plate([(0, 0), (1, 0)], (0, 0, 1), 0.1)}, "three at least"),
    ):
        with pytest.raises(al.ModelError, match=words):
            shapes(model, view=al.View(shapes=wrong))


def test_rings_of_the_gyroscope_have_the_axes_that_their_hinges_need_in_their_planes() -> None:
    """A ring holds the pins of its two hinges, along x and z: it lies in their plane, outside of what turns in it."""
    scene = page_data(started("gyroscope", 0.1))["runs"][0]
    outer, inner, rotor = (body["shapes"] for body in scene["bodies"])
    rings = [shape for shape in (*outer, *inner) if shape["kind"] == "ring"]
    assert [ring["axis"] for ring in rings] == [[0.0, 1.0, 0.0]] * 2
    (wheel,) = rotor
    clear = [ring["radius"] - ring["thickness"] / 2 for ring in rings]
    assert clear[0] > rings[1]["radius"] + rings[1]["thickness"] / 2
    assert clear[1] > np.hypot(wheel["radius"], wheel["thickness"] / 2)
    assert scene["bodies"][1]["origin"] == [0.0, 0.0, -0.04]  # the middle of the inner ring, from its centre of mass


def test_a_potential_of_the_distance_is_drawn_as_a_spring() -> None:
    run = al.simulate(spring_pendulum(), 1.0, initial={"r": 1.3, "theta": 0.4})
    scene = page_data(run)["runs"][0]
    assert [line["kind"] for line in scene["lines"]] == ["spring"]
    assert scene["forces"] == []  # the spring holds the bob, and no constraint


def test_springs_and_dampers_go_between_their_points() -> None:
    model, body = pendulum(mass=1.0, inertia=0.1, plane="xy")
    model.prismatic("guide", model.ground.point(0, 0), body.point(0, 0), axis=(0, 1, 0), coordinate="y")
    below = model.ground.point(0, -1)
    model.spring("spring", below, body.point(0, 0), stiffness=9.0, length=0.5)
    model.spring("both", below, body.point(0.2, 0), stiffness=9.0, damping=0.1)
    model.damper("damper", below, body.point(-0.2, 0), damping=0.2)
    model.spring("law", below, body.point(0.1, 0), law=lambda x, rate: 3 * x**3)
    scene = page_data(al.simulate(model, 0.2))["runs"][0]
    kinds = {line["name"]: line["kind"] for line in scene["lines"]}
    assert kinds == {"spring": "spring", "both": "spring with damper", "damper": "damper", "law": "spring"}
    assert all(line["a"] == {"body": -1, "point": [0.0, -1.0, 0.0]} for line in scene["lines"])


# --- where constraints act ------------------------------------------------------------------------------------------------


def test_a_rolling_disk_is_pushed_at_its_contact() -> None:
    run = started("rolling_disk", 3.0)
    scene = page_data(run)["runs"][0]
    forces = {force["name"]: force for force in scene["forces"]}
    assert set(forces) == set(rolling_disk().constraints)
    center = np.stack([run["disk.x"], run["disk.y"], run["disk.z"]], axis=1)
    heading, tilt = run["heading"], run["tilt"]
    # the lowest point of the disk: (0, 0, -r) turned by the heading about Z and the tilt about X
    down = np.stack([-np.sin(heading) * np.sin(tilt), np.cos(heading) * np.sin(tilt), -np.cos(tilt)], axis=1)
    lowest = center + 0.5 * down
    for force in forces.values():
        path = decoded(force["path"])
        shown = path[np.linspace(0, len(path) - 1, 5).astype(int)]
        assert np.abs(shown - lowest[np.linspace(0, len(lowest) - 1, 5).astype(int)]).max() < 1e-4  # 2 steps of 3 m
    assert scene["view"]["floor"] == pytest.approx(0.0, abs=1e-6)


def test_a_runner_is_pushed_at_its_own_point() -> None:
    scene = page_data(started("chaplygin_sleigh", 2.0))["runs"][0]
    runner = next(force for force in scene["forces"] if force["name"] == "runner")
    assert runner["point"] == pytest.approx([-chaplygin_sleigh().values["b"], 0, 0], abs=1e-9)
    assert runner["contact"]


def test_a_straight_constraint_is_a_rail_with_a_block_on_it() -> None:
    model = rough_ramp()
    scene = page_data(started("rough_ramp", 1.0))["runs"][0]
    (rail,) = scene["rails"]
    slope = model.values["slope"]
    assert rail["normal"] == pytest.approx([np.sin(slope), np.cos(slope), 0])
    assert scene["bodies"][0]["shapes"][0]["kind"] == "box"
    (force,) = scene["forces"]
    assert force["nonideal"] is not None


@pytest.mark.parametrize(
    "name", ["four_bar", "planar_arm", "seven_joint_arm"]
)  # the last by recursion, all joints at once
def test_forces_are_the_reactions_of_the_run(name: str) -> None:
    run = started(name, 0.5)
    for force in page_data(run, panels=["energy"], equations=False)["runs"][0]["forces"]:
        ideal = decoded(force["ideal"])
        true = run.reaction(force["name"]).ideal
        assert ideal[0] == pytest.approx(true[0], abs=1e-3 * np.abs(true).max())
        assert ideal[-1] == pytest.approx(true[-1], abs=1e-3 * np.abs(true).max())


def test_what_is_drawn_stays_as_it_is_while_a_slider_changes_the_motion_a_little() -> None:
    """Else every move of it would have all meshes made anew."""
    pages = [
        page_data(al.simulate(EXAMPLES["seven_joint_arm"](), 0.5, initial={"q2": q, "q4": 0.5}), equations=False)
        for q in (0.5, 0.502)
    ]
    first, second = ([body["shapes"] for body in page["runs"][0]["bodies"]] for page in pages)
    assert first == second


def test_a_run_at_fewer_times_is_made_of_its_samples_where_it_has_them() -> None:
    run = started("rolling_disk", 1.0)
    for intervals in (1000, 250, 300, 7):
        found = resampled(run, intervals)
        assert len(found.time) == intervals + 1
        assert found.coordinates == pytest.approx(run.states.at(found.time).values[:, : len(run.eom.q)], abs=1e-12)
    assert np.shares_memory(resampled(run, 250).states.values, run.states.values)


# --- view -----------------------------------------------------------------------------------------------------------------


def test_up_is_against_gravity() -> None:
    view = page_data(started("simple_pendulum", 1.0))["runs"][0]["view"]  # gravity along x
    assert view["planar"]
    assert view["axes"][1] == pytest.approx([-1, 0, 0])
    assert np.linalg.det(view["axes"]) == pytest.approx(1.0)


def test_what_flies_away_is_followed() -> None:
    model = al.Model("thrown")
    model.body("stone", mass=1.0, inertia=(0.01, 0.02, 0.02))
    model.gravity((0, 0, -9.81))
    run = al.simulate(model, 5.0, initial={"stone.x'": 20.0, "stone.w2": 3.0})
    assert page_data(run)["runs"][0]["view"]["follow"]
    assert not page_data(started("four_bar", 1.0))["runs"][0]["view"]["follow"]


def test_a_robot_that_falls_is_followed() -> None:
    """Its free joint holds it to nothing, so that the ground's origin is no part of it."""
    model = al.Model("robot")
    hull, arm = (model.body(name, mass=1.0, inertia=(0.01, 0.02, 0.02)) for name in ("hull", "arm"))
    model.free("root", model.ground.point(), hull.point())
    model.revolute("hinge", hull.point(0, 0, 0.2), arm.point(), axis=(0, 1, 0))
    model.gravity((0, 0, -9.81))
    view = page_data(al.simulate(model, 2.0))["runs"][0]["view"]
    assert view["follow"]
    assert 0.1 < view["own"] < 1.0


def test_what_falls_past_an_arm_makes_it_no_smaller() -> None:
    """A rod of half a metre, and a ball that falls 20 m beside it; what stands on the ground is in the picture."""
    model = al.Model("arm and ball")
    rod = model.body("rod", mass=1.0, inertia=(0.02, 0.02, 0.0001))
    model.revolute("hinge", model.ground.point(), rod.point(0, 0, 0.25), axis=(0, 1, 0))
    model.particle("ball", mass=1.0)
    model.gravity((0, 0, -9.81))
    model.draw(model.ground, Ball(0.2, (-0.6, 0, 0)), Box((50, 50, 0.1)))
    run = al.simulate(model, 2.0, initial={"ball.x": 0.3, "hinge.angle": 0.1})
    view = page_data(run)["runs"][0]["view"]
    assert view["radius"] < 2.0
    assert min(x for x, _, _ in view["corners"]) < -0.75


# --- save_html ------------------------------------------------------------------------------------------------------------


def test_wrong_calls_are_told(tmp_path: Path) -> None:
    run = al.simulate(four_bar(), 0.1, initial=STARTS["four_bar"].initial)
    path = tmp_path / "page.html"
    for call, words in (
        (lambda: save_html(path), "found no run"),
        (lambda: save_html(path, 3), "expected what alembert.simulate returns"),
        (lambda: save_html(path, run, labels="ab"), "one name for each"),
        (lambda: save_html(path, run, labels=["a", "b"]), "one name for each"),
        (lambda: save_html(path, run, units="cgs"), "expected 'SI' or None"),
        (lambda: run.save_html(path, traces=[(1, 0, 0)]), "expected points"),
        (lambda: run.save_html(tmp_path / "no" / "page.html"), "no folder"),
    ):
        with pytest.raises(al.AlembertError, match=words):
            call()
    assert not path.exists()


def test_traces_are_those_that_were_asked_for(tmp_path: Path) -> None:
    run = al.simulate(four_bar(), 0.1, initial=STARTS["four_bar"].initial)
    coupler = run.eom.model.bodies["coupler"]
    scene = page_data(run, view=al.View(traces=[coupler.point(0.3, 0.4)]))["runs"][0]
    assert scene["traces"] == [{"body": 1, "point": [0.3, 0.4, 0.0]}]


def test_parameters_stand_beside_the_equations_in_their_symbols() -> None:
    run = al.simulate(simple_pendulum(), 0.1, initial={"theta": 0.1}, parameters={"m": 5e-6}, samples=2)
    (found,) = page_data(run, panels=["energy"])["equations"]
    mass, length, _ = dict(found["facts"])["Parameters"]
    assert (mass["latex"], mass["plain"]) == (r"m = 5 \cdot 10^{-6}", "m = 5e-06")
    assert (length["latex"], length["plain"]) == (r"\ell = 1", "ell = 1")


def test_equations_of_many_loops_stand_beside_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    run = al.simulate(n_four_bar(8), 0.01, samples=2)
    (found,) = page_data(run, panels=["energy"])["equations"]
    assert [len(section["rows"]) for section in found["sections"]] == [17, 16, 16]
    monkeypatch.setattr("alembert.show.page.page_saving.MOST_WRITTEN", 16)
    (found,) = page_data(run, panels=["energy"])["equations"]
    assert found["sections"] == []
    assert "`alembert derive`" in found["remarks"][0]


def test_the_equations_of_ten_links_stand_on_the_page_in_quantities_that_are_defined() -> None:
    """Every name in the equations and definitions is a symbol of the model or is defined before it is used."""
    run = al.simulate(n_link_pendulum(10), 0.1, initial={"theta1": 0.3}, samples=5)
    sections = {section["title"]: section["rows"] for section in page_data(run)["equations"][0]["sections"]}
    assert [*sections] == ["Equations of motion", MOTIONS, FORCES]
    defined = {"sin", "cos", *(s.name for s in (*run.eom.q, *run.eom.u)), *run.parameters}
    defined |= {f"{s.name}'" for s in run.eom.u}
    for name, value in (*sections[MOTIONS], *sections[FORCES]):
        assert {*re.findall(r"[A-Za-z]\w*'*", value["plain"])} <= defined, name["plain"]
        defined.add(name["plain"])
    for row in sections["Equations of motion"]:
        assert {*re.findall(r"[A-Za-z]\w*'*", " ".join(side["plain"] for side in row))} <= defined
    assert len(sections["Equations of motion"]) == 10
