"""Contacts on the page, as data: the shapes that meet, planes, ropes, and forces that are there while a contact is closed."""

import numpy as np
import pytest

import alembert as al
from alembert.description.shapes import Box
from alembert.show import page_data
from test_contact_closed_forms import ball, block, tilted
from test_page_scene import decoded

G = 9.81


def test_ball_is_drawn_as_wide_as_its_contact_on_a_floor_at_its_height() -> None:
    run = al.simulate(ball(), 1.0, initial={"ball.z": 0.6, "ball.x'": 1.0}, samples=50)
    scene = page_data(run)["runs"][0]
    assert scene["bodies"][0]["shapes"] == [{"kind": "ball", "radius": 0.1, "center": [0.0, 0.0, 0.0]}]
    assert scene["view"]["floor"] == pytest.approx(0.0, abs=1e-12)
    (force,) = scene["forces"]
    assert force["name"] == "table"
    path, push = decoded(force["path"]), decoded(force["ideal"])
    times = np.linspace(0, 1, len(path))
    away = ~np.any([(a - 0.02 <= times) & (times <= b + 0.02) for a, b in run.closed("table")], axis=0)
    assert np.abs(push[away]).max() < 1e-3 * np.abs(push).max()  # of the coding; closed, it bears the weight
    assert push[-1] == pytest.approx([0, 0, 2 * G], rel=1e-3)


def test_block_stands_on_one_plane_for_both_corners() -> None:
    run = al.simulate(block(0.2, 0.8), 0.5, initial=tilted(0.2, 0.8, 0.1), samples=20)
    scene = page_data(run)["runs"][0]
    (plane,) = scene["rails"]
    assert plane["normal"] == [0.0, 1.0, 0.0]
    low, high = sorted(point[0] for point in plane["points"])
    assert (low, high) == (pytest.approx(-0.2, abs=0.02), pytest.approx(0.0, abs=0.02))
    assert {force["name"] for force in scene["forces"]} == {"left", "right"}


def test_stops_of_a_ball_and_of_a_slider_are_planes_which_they_are_seen_to_meet() -> None:
    """As far beyond the stop of the centre as the ball and the cart are drawn beyond theirs."""
    model = al.Model("stops")
    ball = model.particle("ball", mass=1, plane="xy")
    model.gravity((0, -G, 0))
    model.limit("floor", 2 * ball.y, low=-1, restitution=0.5)
    cart = model.body("cart", mass=1.0, inertia=1.0, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.limit("stop", rail, low=-0.1, high=0.3)
    model.limit("bent", ball.x**2 + ball.y, low=-9)
    run = al.simulate(model, 1.0, initial={"ball.y": 1.0, "ball.x'": 0.4, "x'": 1.0}, samples=50)
    scene = page_data(run)["runs"][0]
    radius, half = scene["bodies"][0]["shapes"][0]["radius"], scene["bodies"][1]["shapes"][0]["size"][0] / 2
    planes = {(plane["name"], *plane["normal"]): plane["points"] for plane in scene["rails"]}
    assert planes.keys() == {("floor", 0, 1, 0), ("stop", 1, 0, 0), ("stop", -1, 0, 0)}
    np.testing.assert_allclose(sorted(planes["floor", 0, 1, 0]), [[x, -0.5 - radius, 0] for x in (0, 0.4)], atol=1e-6)
    assert [planes["stop", side, 0, 0][0][0] for side in (1, -1)] == pytest.approx([-0.1 - half, 0.3 + half])


def test_floor_of_several_is_one_plane_and_where_a_shape_meets_it_itself() -> None:
    """Two particles whose heights are limited, drawn as large as they are heavy; then a ball with a contact besides."""
    for has_contact in (False, True):
        model = al.Model("floor")
        model.gravity((0, -G, 0))
        for name, mass in (("light", 1), ("heavy", 5)):
            model.limit(f"below {name}", model.particle(name, mass=mass, plane="xy").y, low=0)
        if has_contact:
            model.contact(
                "table", model.particle("ball", mass=1, plane="xy").sphere(0.3), model.ground.plane((0, 1, 0))
            )
        start = {"light.y": 1.0, "heavy.y": 2.0, "heavy.x": 1.0}
        run = al.simulate(
            model, 0.3, initial=start | ({"ball.y": 1.0, "ball.x": 3.0} if has_contact else {}), samples=20
        )
        scene = page_data(run)["runs"][0]
        (plane,) = scene["rails"]
        least = min(body["shapes"][0]["radius"] for body in scene["bodies"])
        assert plane["points"][0][1] == pytest.approx(0.0 if has_contact else -least, abs=1e-9)


def test_impulses_flash_where_and_when_they_are() -> None:
    """A ball that bounces and moves on, and a slider against its stop: v and v/2 of one, and the whole of the other."""
    model = al.Model("flashes")
    ball = model.particle("ball", mass=1, plane="xy")
    model.gravity((0, -G, 0))
    model.limit("floor", ball.y, low=0, restitution=0.5)
    cart = model.body("cart", mass=1.0, inertia=1.0, plane="xy")
    rail = model.prismatic("rail", model.ground.point(0, 2), cart.point(), axis=(1, 0, 0), coordinate="s")
    model.limit("stop", rail, high=0.3)
    first = np.sqrt(2 / G)
    run = al.simulate(model, 2.5 * first, initial={"ball.y": 1.0, "ball.x'": 0.4, "s'": 1.0}, samples=50)
    flashes = {tuple(np.round(f["point"], 6)): f for f in page_data(run)["runs"][0]["flashes"]}
    expected = {
        (0.4 * first, 0, 0): (first, 1),
        (0.8 * first, 0, 0): (2 * first, 0.5),
        (0.3, 2, 0): (0.3, 1 / 1.5 / first / G),
    }
    assert flashes.keys() == {tuple(np.round(place, 6)) for place in expected}
    for place, (time, size) in expected.items():
        found = flashes[tuple(np.round(place, 6))]
        assert (found["part"], found["size"]) == pytest.approx((time / 2.5 / first, size), abs=1e-7)


def test_curves_are_drawn_and_the_camera_does_not_leave_them() -> None:
    model = al.Model("bead")
    bead = model.particle("bead", mass=0.3, plane="xy")
    model.gravity((0, -G, 0))
    wire = model.ground.curve(lambda s: s, lambda s: s**2 / 4, (-3, 3), along=(0, 1))
    model.contact("wire", bead.point(), wire)
    scene = page_data(al.simulate(model, 2.0, initial={"bead.x": 2.0, "bead.y": 1.0}, samples=50))["runs"][0]
    assert {shape["kind"] for shape in scene["ground"]} == {"rod"}
    ends = np.array([shape["start"] for shape in scene["ground"]])
    np.testing.assert_allclose(ends[:, 1], ends[:, 0] ** 2 / 4, atol=1e-9)
    assert not scene["view"]["follow"]


def test_plane_of_a_moving_body_is_a_plate_of_it_under_all_that_goes_over_it() -> None:
    """A tray that is pushed along, with its centre of mass elsewhere: the plate is where the plane is, in its axes."""
    model = al.Model("tray")
    tray = model.body("tray", mass=1, inertia=(1, 1, 1), center=(0.3, 0, 0))
    ball = model.body("ball", mass=0.1, inertia=(1e-3,) * 3)
    model.gravity((0, 0, -G))
    model.prismatic("guide", model.ground.point(), tray.point(), axis=(1, 0, 0), coordinate="x")
    normal, foot = np.array([0.6, 0.0, 0.8]), np.array([0.1, 0.2, 0.5])
    model.contact("tray top", ball.sphere(0.1), tray.plane(tuple(normal), at=tuple(foot)), restitution=0.5)
    run = al.simulate(model, 1.0, initial={"ball.z": 1.2, "ball.y'": 0.4}, samples=40)
    (body,) = (b for b in page_data(run)["runs"][0]["bodies"] if b["name"] == "tray")
    box = body["shapes"][-1]
    axes = np.array(box["axes"])
    np.testing.assert_allclose(axes[:, 2], normal, atol=1e-12)
    middle = np.array(box["center"]) + np.array(body["origin"]) + [0.3, 0, 0]  # from the point of the body
    top = middle + box["size"][2] / 2 * normal
    assert (top - foot) @ normal == pytest.approx(0, abs=1e-9)
    places = np.stack([run["ball.x"] - run["x"], run["ball.y"], run["ball.z"]], axis=1)  # over it, as it moves
    assert (np.abs((places - middle) @ axes[:, :2]) <= np.array(box["size"][:2]) / 2 + 1e-9).all()


@pytest.mark.parametrize("is_drawn", [False, True])
def test_table_that_tilts_is_a_plate_as_wide_as_its_inertia_unless_it_is_drawn(is_drawn: bool) -> None:
    """Mass 2 and inertia 0.1 are those of a rod of sqrt(12 / 20) m; its foot lies below, and it is wide in its plane alone."""
    model = al.Model("table")
    table = model.body("table", mass=2, inertia=0.1, plane="xy")
    ball = model.body("ball", mass=0.5, inertia=0.001, plane="xy")
    model.gravity((0, -G, 0))
    model.revolute("pivot", model.ground.point(), table.point(0, -0.3))
    model.contact("top", ball.sphere(0.1), table.plane((0, 1, 0)), restitution=0.5)
    if is_drawn:
        model.draw(table, Box((1, 0.1, 1), center=(0, -0.05, 0)))
    run = al.simulate(model, 0.5, initial={"ball.y": 0.8, "ball.x": 0.15}, keep=["ball.y", "ball.x"], samples=20)
    scene = page_data(run)["runs"][0]
    plate, *struts = scene["bodies"][0]["shapes"]
    assert len(struts) == (0 if is_drawn else 1)
    if is_drawn:
        assert plate["size"] == [1, 0.1, 1]
        return
    size = np.abs(np.array(plate["axes"]) @ plate["size"])
    unit = scene["view"]["unit"]
    assert size == pytest.approx([np.sqrt(0.6) + 4 * unit, 0.5 * unit, 4 * unit])
    assert sorted([struts[0]["start"][1], struts[0]["end"][1]]) == pytest.approx([-0.3, 0.0])


def test_no_side_is_traced_of_what_turns_too_fast_for_a_line() -> None:
    """A body that spins about its centre has a trace of its side, unless that would be corners from sample to sample."""
    model = al.Model("spinning")
    model.body("plate", mass=1, inertia=(1, 1, 2))
    for spin, has_side in ((1.0, True), (5000.0, False)):
        (trace,) = page_data(al.simulate(model, 2.0, initial={"plate.w3": spin}, samples=20))["runs"][0]["traces"]
        assert any(trace["point"]) == has_side


def test_rope_is_a_line_of_its_full_length_and_the_equations_say_when_it_pulls() -> None:
    model = al.Model("bob")
    bob = model.particle("bob", mass=0.3, plane="xy")
    model.gravity((0, -G, 0))
    model.rope("rope", model.ground.point(), bob.point(), length=0.7)
    run = al.simulate(model, 1.0, initial={"bob.y": -0.7, "bob.x'": 4.9}, samples=50)
    data = page_data(run)
    (line,) = data["runs"][0]["lines"]
    assert line["kind"] == "rope"
    assert line["length"][1] == pytest.approx(0.7, rel=1e-6)
    assert line["length"][0] < 0.69
    text = al.show.as_text(run.eom)
    assert "N[rope]" in text
    assert "not negative: zero where the gap is open" in text
