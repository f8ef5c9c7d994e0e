"""What is kept of a robot's file: names, frames, limits, starts, shapes, and a note of everything that was not read."""

import re
from pathlib import Path

import numpy as np
import pytest

import alembert as al
from alembert.app.run_requests import shown_integrator
from alembert.description.origin import Limits
from alembert.description.shapes import Ball, Box, Cylinder, Mesh
from alembert.expressions.algebra import expression
from alembert.motion.input_formulas import input_formula
from command import command
from robots_in_numbers import Tree, close

HERE = Path(__file__).parent / "robots"


@pytest.fixture(scope="module")
def urdf():
    return al.load(HERE / "everything.urdf")


@pytest.fixture(scope="module")
def mjcf():
    return al.load(HERE / "everything.xml")


def test_names_are_made_fit_and_stay_different(urdf):
    """A joint and a link of one name, and names with a slash."""
    assert {"left_arm", "left_arm joint"} <= set(urdf.parts)
    assert "left_arm" in urdf.joints["left_arm joint"].names


def test_what_nothing_moves_is_merged(urdf):
    wrist = urdf.bodies["wrist"]
    assert float(wrist.mass) == pytest.approx(0.5, rel=1e-15)  # with the camera
    assert set(urdf.bodies) == {"shoulder", "left_arm", "massless", "wrist", "finger1", "finger2"}
    frames = urdf.origin.frames
    tool = frames["tool"].origin
    assert tool.frame.name == "wrist"
    turned = np.array([[np.cos(0.3), np.sin(0.3)], [-np.sin(0.3), np.cos(0.3)]])  # of the camera about y
    expected = np.array([0.05, 0.02]) + turned @ [0, 0.2]
    assert np.allclose([float(tool.local[0]), float(tool.local[2])], expected, atol=1e-15)
    assert frames["base"].origin.frame.name == "ground"


def test_a_massless_link_is_the_limit_of_a_light_one(urdf, tmp_path):
    mass = '<mass value="1e-9"/><inertia ixx="1e-12" iyy="1e-12" izz="1e-12" ixy="0" ixz="0" iyz="0"/>'
    text = (HERE / "everything.urdf").read_text()
    light = tmp_path / "light.urdf"
    light.write_text(
        text.replace('<link name="massless"/>', f'<link name="massless"><inertial>{mass}</inertial></link>')
    )
    rng = np.random.default_rng(5)
    q, u = rng.uniform(-1, 1, 6), rng.uniform(-1, 1, 6)
    without, with_mass = (Tree(model).mechanism.accelerations(q, u) for model in (urdf, al.load(light)))
    assert close(
        without, with_mass, 1e-6
    )  # a part of 1e-9 in the mass of half a kilogram, some hundred times in the sum


def test_mimic_is_a_constraint_that_a_run_obeys(urdf):
    run = al.simulate(urdf, 0.05, initial={"grip": 0.02, "turn'": 1.0})
    assert np.abs(run["grip2"] - 1.5 * run["grip"] - 0.01).max() < 1e-9
    assert run.eom.method == "articulated-bodies"  # it stays in the recursion


def test_limits_are_data(urdf, mjcf):
    assert urdf.origin.limits["left_arm"] == Limits(-1.5, 2.0, 3.0, 40.0)
    assert urdf.origin.limits["turn"] == Limits(speed=2.0, effort=80.0)
    assert mjcf.origin.limits["yaw"].upper == pytest.approx(np.pi / 2)
    assert mjcf.origin.limits["drive"] == Limits(-1.0, 1.0)


def test_a_free_base_falls(tmp_path):
    robot = al.load(HERE / "everything.urdf", base="free")
    run = al.simulate(robot.without("grip2 mimic"), 0.5, samples=3)
    weight = sum(float(body.mass) for body in robot.bodies.values())
    assert weight == pytest.approx(3 + 2.5 + 1.5 + 0.5 + 0.1)
    # nothing but gravity pulls: the momentum is weight times time, to the tolerance of the run
    assert run.momentum[-1] == pytest.approx([0, 0, -weight * 9.81 * 0.5], abs=1e-6)


def test_keyframes_are_starts(mjcf):
    home = mjcf.origin.starts["home"]
    assert home["hinge"] == 0.1
    assert home["root.z"] == 2.0
    assert home["root.e0"] == 1.0  # given as 2 0 0 0
    run = al.simulate(mjcf, 1e-3, initial=home, samples=2)
    assert run["pinch'"][0] == 0.5
    assert mjcf.origin.starts["reference"]["tilt"] == pytest.approx(np.radians(15))


def test_dry_friction_creeps(mjcf):
    friction = mjcf.loads["tilt friction"]
    ((effort, flow),) = friction.pairs
    assert float(effort.subs({flow: 1e6, "creep_speed": 0.01})) == pytest.approx(-0.4)
    assert float(effort.subs({flow: 0.01, "creep_speed": 0.01})) == pytest.approx(-0.4 / np.sqrt(2))


def test_shapes_are_those_of_the_file(urdf, mjcf):
    assert isinstance(urdf.shapes["ground"][0], Cylinder)
    assert isinstance(urdf.shapes["shoulder"][0], Box)
    assert isinstance(urdf.shapes["wrist"][0], Ball)
    (arm,) = urdf.shapes["left_arm"]  # package:// is found beside the file
    assert isinstance(arm, Mesh)
    assert np.allclose(np.ptp(arm.points, axis=0), [0.1, 0.1, 0.5])
    assert len(mjcf.shapes["base"]) == 3  # two geoms and those of the plate that is fixed to it


@pytest.mark.parametrize("none", ["inf", "1e308", "Infinity", "-inf"])
def test_bounds_that_are_none(none, tmp_path):
    """As exporters write joints without an end, or motors without a largest torque."""
    path = tmp_path / "arm.urdf"
    limit = f'<limit lower="-1" upper="{none}" effort="{none}" velocity="-1"/>'
    path.write_text(hanging(["q"], limit))
    assert al.load(path).origin.limits["q"] == Limits(-1.0, np.inf, np.inf, np.inf)


def hanging(names, inside=""):
    """A chain of links on hinges of these names."""
    inertia = '<mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
    links = "".join(f'<link name="{n}"><inertial><origin xyz="0.3 0 0"/>{inertia}</inertial></link>' for n in names)
    joints = "".join(
        f'<joint name="{n}" type="revolute"><parent link="{before}"/><child link="{n}"/><axis xyz="0 1 0"/>{inside}</joint>'
        for before, n in zip(["base", *names], names, strict=False)
    )
    return f'<robot name="r"><link name="base"/>{links}{joints}</robot>'


NAMES = ["joint_8.0", "joint_10.0", "a.1.2", "a-b", "a..b", "x&lt;y", "50%", "a b", "cost_in_$", "if", "1e3"]


def test_joints_of_every_name_stand_in_formulas_and_in_model_files(tmp_path):
    """The Allegro hand's joint_8.0 is one name: dry friction in a model file, inputs and values of a run know it."""
    path, again = tmp_path / "hand.urdf", tmp_path / "hand.toml"
    path.write_text(hanging(NAMES, '<dynamics friction="0.2" damping="3"/>'))
    model = al.load(path)
    al.save_model(model, again)
    names = [name for joint in model.joints.values() for name in joint.names]
    assert names[:2] == ["joint_8.0", "joint_10.0"]
    start = {name: 0.1 * k for k, name in enumerate(names)}
    here, there = (al.simulate(x, 0.01, initial=start, samples=2) for x in (model, al.load(again)))
    for joint in model.joints.values():
        (name,) = joint.names
        formula = expression(2 * joint.coordinate - joint.speed / 3)
        assert input_formula(model, f"2*{name} - {name}'/3") == formula
        assert there[name][-1] == pytest.approx(here[name][-1], rel=1e-9)


def test_what_was_not_read_is_noted_once(urdf, mjcf):
    assert urdf.origin.notes == (
        "contacts are not modelled: nothing meets 1 collision shape of the file",
        "left aside, as they change neither motion nor shapes: materials",
        "not read: <gazebo> in <robot> (line 61)",
        "not read: <transmission> in <robot> (line 62)",
        "not read: <sensor> in <robot> (line 63)",
    )
    assert mjcf.origin.notes == (
        "contacts are not modelled: nothing meets 9 geoms of the file",
        "the ranges of 1 actuators are kept in origin.limits; no run obeys them",
        "left aside, as they change neither motion nor shapes: lights, sensors",
        "not read: <spatial> in <tendon> (line 52)",
        "not read: <general> in <actuator> (line 61)",
    )


@pytest.mark.parametrize(
    ("option", "noted"),
    [('density="1.2" viscosity="0"', ["density"]), ('viscosity="1e-5" wind="1 0 0"', ["viscosity", "wind"])],
)
def test_a_fluid_around_the_bodies_is_noted(option, noted, tmp_path):
    """And wind in nothing is not."""
    geom = '<geom size="0.1" contype="0" conaffinity="0"/>'
    text = f"<mujoco><option {{}}/><worldbody><body><joint/>{geom}</body></worldbody></mujoco>"
    path = tmp_path / "sail.xml"
    path.write_text(text.format(option))
    assert al.load(path).origin.notes == tuple(f"not read: <option {key}> (line 1)" for key in noted)
    path.write_text(text.format('density="0" wind="1 0 0"'))
    assert al.load(path).origin.notes == ()


def test_page_draws_the_shapes(mjcf):
    from alembert.show.page.scene import scene_of

    run = al.simulate(mjcf, 0.1, initial=mjcf.origin.starts["home"])
    scene = scene_of(run, al.View())
    kinds = {body["name"]: [shape["kind"] for shape in body["shapes"]] for body in scene["bodies"]}
    assert kinds["base"] == ["box", "ball", "mesh"]
    assert kinds["hand"] == ["ellipsoid"]
    assert kinds["mast yaw"] == []
    assert [joint["name"] for joint in scene["joints"]] == [
        "nail joint"
    ]  # none between bodies that look as the file says


def test_models_in_toml_are_loaded_too(tmp_path, urdf):
    """What TOML can say of a robot comes back: frames without mass, rotors, all parts."""
    path = tmp_path / "robot.toml"
    al.save_model(urdf, path)
    again = al.load(path)
    rng = np.random.default_rng(2)
    q, u = rng.uniform(-1, 1, 6), rng.uniform(-1, 1, 6)
    assert set(again.parts) == set(urdf.parts)
    here, there = (Tree(model).mechanism.accelerations(q, u) for model in (urdf, again))
    assert close(here, there, 1e-12)


def test_at_the_command_line(tmp_path, monkeypatch, capsys):
    pendulum, page, table = tmp_path / "pendulum.urdf", tmp_path / "page.html", tmp_path / "run.csv"
    pendulum.write_text(
        '<robot name="p"><link name="a"/><link name="b"><inertial><origin xyz="0 0 -1"/><mass value="2"/>'
        '<inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link><sensor/>'
        '<joint name="q" type="continuous"><parent link="a"/><child link="b"/><axis xyz="0 1 0"/></joint></robot>'
    )

    def done(*arguments: str) -> tuple[str, str]:
        status, said, told = command(monkeypatch, capsys, *arguments)
        assert status == 0, told
        return said, told

    start = ("--initial", "q=0.5", "--duration", "0.1")
    _, told = done("view", str(pendulum), *start, "--output", str(page))
    assert page.stat().st_size > 100_000
    assert told == "Warning: not read: <sensor> in <robot> (line 1)\n"
    done("simulate", str(pendulum), *start, "--output", str(table))
    assert "q" in table.read_text().splitlines()[0]
    assert "agree at" in done("check", str(pendulum))[0]
    assert "2.1*q'' = -19.62*sin(q)" in done("derive", str(pendulum))[0]


def test_the_command_reads_a_robot_as_it_is_asked_to(tmp_path, monkeypatch, capsys):
    """The options of `load`, and what they are called here where it is refused without."""
    path, page, text = tmp_path / "box.urdf", tmp_path / "page.html", tmp_path / "box.txt"
    path.write_text(hanging(["q"], '<limit lower="-1" upper="0.1"/>').replace('izz="1"', 'izz="-1"'))
    run = ("--duration", "0.1", "--output", str(page))
    status, _, told = command(monkeypatch, capsys, "view", str(path), *run)
    assert (status, "or load it with --robot repair, which goes on" in told) == (2, True)
    table, read = tmp_path / "run.csv", ("--robot", "repair, limits")
    status, _, told = command(
        monkeypatch, capsys, "simulate", str(path), *read, "--duration", "2", "--output", str(table)
    )
    assert (status, "found a negative principal inertia" in told) == (0, True)
    assert np.loadtxt(table, delimiter=",", skiprows=1, usecols=1)[-1] == pytest.approx(0.1, abs=1e-9)  # the stop
    path.write_text(hanging(["q"]).replace('type="revolute"', 'type="fixed"'))
    status, _, told = command(monkeypatch, capsys, "view", str(path), *run)
    still = "nothing moves in it, as its root is fixed in the ground; --robot free lets it move."
    assert (status, told) == (2, f"Error: {path}: {still}\n")
    status, said, _ = command(monkeypatch, capsys, "simulate", str(path), "--duration", "1", "--robot", "free")
    assert (status, "-4.905" in said) == (0, True)
    refused = {
        (str(path), "fre"): "Error: Found --robot fre; expected free, repair, limits, with commas between.\n",
        ("four-bar", "free"): "Error: Found --robot free with four-bar; expected it with a robot's file only.\n",
    }
    for (name, words), message in refused.items():
        assert command(monkeypatch, capsys, "simulate", name, "--robot", words) == (2, "", message)
    path.rename(text)
    status, _, told = command(monkeypatch, capsys, "view", str(text))
    assert (status, "found XML; expected the ending .urdf, .xml, .sdf of a robot's file" in told) == (2, True)


def test_a_light_hand_with_dry_friction_is_viewed(tmp_path, monkeypatch, capsys):
    """As the Allegro hand: by the usual integrator it would take hours, and so the command takes the other one by itself."""
    path, page = tmp_path / "hand.urdf", tmp_path / "page.html"
    text = hanging(["q", "p"], '<dynamics friction="10"/>').replace('"1"', '"1e-6"').replace("0.3 0 0", "0.01 0 0")
    path.write_text(text)
    assert command(monkeypatch, capsys, "view", str(path), "--output", str(page)) == (0, f"Saved {page}\n", "")
    short = ("--duration", "1e-5", "--integrator", "dormand-prince")
    assert command(monkeypatch, capsys, "view", str(path), "--output", str(page), *short)[0] == 0
    with_and_without = [al.load(HERE / "everything.urdf"), al.load(HERE / "everything.xml")]
    assert [shown_integrator(model) for model in with_and_without] == ["dormand-prince", "rosenbrock"]


def test_limits_become_stops_where_asked(tmp_path):
    """A slider that falls onto its lower stop: it stays there, and the stop bears its weight."""
    path = tmp_path / "drop.urdf"
    path.write_text(
        '<robot name="d"><link name="a"/><link name="b"><inertial><mass value="2"/>'
        '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>'
        '<joint name="q" type="prismatic"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/>'
        '<limit lower="-0.5" upper="1"/><dynamics damping="0.3"/></joint></robot>'
    )
    assert not al.load(path).unilaterals
    robot = al.load(path, limits=True)
    assert list(robot.unilaterals) == ["q stop"]
    run = al.simulate(robot, 1.0, initial={"q": 0.2})
    assert run["q"][-1] == pytest.approx(-0.5, abs=1e-12)
    assert run.reaction("q stop low").force[-1] == pytest.approx([0, 0, 2 * 9.81], rel=1e-9)


COLLADA = """<?xml version="1.0"?><COLLADA><asset><unit meter="0.01"/></asset>
<library_geometries><geometry id="g"><mesh>
  <source id="s"><float_array id="f" count="12">0 0 0  100 0 0  100 100 0  0 100 0</float_array>
    <technique_common><accessor source="#f" count="4" stride="3"/></technique_common></source>
  <vertices id="v"><input semantic="POSITION" source="#s"/></vertices>
  <polylist count="1"><input semantic="VERTEX" source="#v" offset="0"/><input semantic="NORMAL" source="#n" offset="1"/>
    <vcount>4</vcount><p>0 0 1 0 2 0 3 0</p></polylist></mesh></geometry></library_geometries>
<library_nodes><node id="two"><scale>2 1 1</scale><instance_geometry url="#g"/></node></library_nodes>
<library_visual_scenes><visual_scene><node><translate>0 0 50</translate><rotate>0 0 1 90</rotate>
  <instance_node url="#two"/></node></visual_scene></library_visual_scenes></COLLADA>"""


FULL = "its nodes are 50 deep, or more than 20000"
DOUBLED = (
    "".join(f'<node id="n{k}">' + f'<instance_node url="#n{k + 1}"/>' * 2 + "</node>" for k in range(40))
    + '<node id="n40"/><node id="two"><instance_node url="#n0"/>'
)
"""Forty nodes, each twice the next one: a million millions of them."""


def drawn(tmp_path, text):
    (tmp_path / "plate.dae").write_text(text)
    path = tmp_path / "plate.urdf"
    path.write_text(
        '<robot name="p"><link name="a"><visual><geometry><mesh filename="plate.dae"/></geometry></visual></link></robot>'
    )
    return al.load(path)


def test_meshes_of_collada_stand_as_their_nodes_say(tmp_path):
    (plate,) = drawn(tmp_path, COLLADA).shapes["ground"]
    corners = sorted(np.round(plate.points, 12).tolist())
    assert corners == [[-1, 0, 0.5], [-1, 2, 0.5], [0, 0, 0.5], [0, 2, 0.5]]
    assert len(plate.triangles) == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("<COLLADA>", "<COLLADA", "it is no COLLADA that can be read"),
        ('<?xml version="1.0"?>', '<!DOCTYPE x [<!ENTITY a "b">]>', "it is no COLLADA that can be read"),
        ('url="#g"', 'url="#x"', "it has no triangles that can be drawn"),
        ("0 0 50", "0 0", "its <translate> has 2 numbers instead of 3"),
        ('<scale>2 1 1</scale><instance_geometry url="#g"/>', '<instance_node url="#two"/>', FULL),
        ('<node id="two"><scale>2 1 1</scale>', DOUBLED, FULL),
        ("100 100 0", "100 nan 0", "it has no triangles that can be drawn"),
        ("0 0 1 0 2 0 3 0", "0 0 1 0 2 0 9 0", "it has no triangles that can be drawn"),
    ],
)
def test_a_collada_that_is_wrong_is_noted(tmp_path, old, new, reason):
    notes = drawn(tmp_path, COLLADA.replace(old, new)).origin.notes
    assert notes[1:] == (f"{tmp_path}/plate.urdf, line 1: the mesh 'plate.dae' cannot be drawn: {reason}",)


@pytest.mark.parametrize(
    "path", sorted((HERE.parents[1] / "examples").glob("*.[usx][rdm]*")), ids=lambda path: path.name
)
def test_robots_of_the_gallery_load(path):
    robot = al.load(path)
    assert len(robot.joints) >= 4
    assert sum(len(shapes) for shapes in robot.shapes.values()) >= 5
    assert not any("not read" in note for note in robot.origin.notes)


def test_five_robots_are_in_the_gallery():
    folder = HERE.parents[1] / "docs" / "gallery"
    shown = re.findall(r"alembert view examples/((\w+)\.(?:urdf|xml|sdf))", (folder / "README.md").read_text())
    assert len({*shown}) == 5
    for file, stem in shown:
        assert (HERE.parents[1] / "examples" / file).is_file()
        assert (folder / f"robot_{stem}.png").is_file()


@pytest.mark.parametrize("xx", [0.0, 4e-18])
def test_rounding_is_no_inertia(tmp_path, xx):
    """A link with a mass and 1e-20 beside the diagonal, as iCub's ankles have it: a point, which is not refused."""
    text = f"""<robot name="r"><link name="base"/><link name="ankle"><inertial><mass value="0.27"/><origin xyz="0.01 0 -0.3"/>
    <inertia ixx="{xx}" iyy="0" izz="0" ixy="0" ixz="1.36e-20" iyz="0"/></inertial></link>
    <joint name="j" type="continuous"><parent link="base"/><child link="ankle"/><axis xyz="0 1 0"/></joint></robot>"""
    (tmp_path / "ankle.urdf").write_text(text)
    model = al.load(tmp_path / "ankle.urdf")
    assert al.compile(model).mass_matrix([0.4])[0, 0] == pytest.approx(0.27 * (0.01**2 + 0.3**2), rel=1e-12)


FLOATING = f"""<robot name="two"><link name="base"/><link name="frame"/><link name="box"><inertial><mass value="2"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="weld" type="fixed"><parent link="base"/><child link="frame"/><origin xyz="1 0 0" rpy="0 0 {np.pi / 2}"/></joint>
<joint name="j" type="floating"><parent link="frame"/><child link="box"/><origin xyz="0 2 3" rpy="{np.pi / 2} 0 0"/></joint>
</robot>"""


@pytest.mark.parametrize("again", [False, True])
def test_what_floats_on_a_link_starts_at_its_place_there(again, tmp_path):
    """Its coordinates count from the origin of its joint, along the axes of the link."""
    path = tmp_path / "two.urdf"
    path.write_text(FLOATING)
    if again:
        al.save_model(al.load(path), path)
    model = al.load(path)
    run = al.simulate(model, 1e-6, initial={"j.z": 0.5}, samples=2)
    assert run.position(model.origin.frames["box"].origin)[0] == pytest.approx([-1, 0, 3.5], abs=1e-9)
