"""SDF against the same mechanism in URDF and built by hand; what is wrong is said with its line."""

import math

import numpy as np
import pytest

import alembert as al
from robots_in_numbers import Tree, close

ARM = """<?xml version="1.0"?>
<sdf version="1.9"><world name="w"><gravity>0 0 -9.81</gravity>
<model name="arm"><pose>0 0 0.2 0 0 0</pose>
  <frame name="mount" attached_to="upper"><pose>0 0 -0.5 0 0 0</pose></frame>
  <link name="base"/>
  <joint name="stand" type="fixed"><parent>world</parent><child>base</child></joint>
  <link name="upper">
    <pose relative_to="base" degrees="true">0.1 0 0 0 0 30</pose>
    <inertial><pose>0 0.02 -0.25 0.3 -0.2 0.5</pose><mass>2</mass>
      <inertia><ixx>0.045</ixx><iyy>0.04</iyy><izz>0.01</izz><ixy>0.001</ixy></inertia></inertial>
    <visual name="v"><pose>0 0 -0.25 0 0 0</pose><geometry><sphere><radius>0.04</radius></sphere></geometry></visual>
  </link>
  <link name="lower">
    <pose relative_to="mount" rotation_format="quat_xyzw">0 0 0  0 0.09983341664682815 0 0.9950041652780258</pose>
    <inertial><pose>0 0 -0.2 0 0 0</pose><mass>1</mass>
      <inertia><ixx>0.02</ixx><iyy>0.02</iyy><izz>0.001</izz></inertia></inertial>
  </link>
  <joint name="shoulder" type="revolute"><parent>base</parent><child>upper</child>
    <axis><xyz>0 2 0</xyz><limit><lower>-2</lower><upper>2</upper><effort>40</effort></limit>
      <dynamics><damping>0.1</damping><spring_stiffness>3</spring_stiffness><spring_reference>0.2</spring_reference></dynamics></axis></joint>
  <joint name="elbow" type="prismatic"><parent>upper</parent><child>lower</child><pose>0 0 0.1 0 0 0</pose>
    <axis><xyz expressed_in="upper">0 0 1</xyz>
      <limit><lower>-inf</lower><upper>1e16</upper></limit><mimic joint="shoulder">
        <multiplier>0.5</multiplier><offset>0.1</offset><reference>0.4</reference></mimic>
    </axis></joint>
</model></world></sdf>"""

SAME = f"""<robot name="arm"><link name="base"/>
  <link name="upper"><inertial><origin xyz="0 0.02 -0.25" rpy="0.3 -0.2 0.5"/><mass value="2"/>
    <inertia ixx="0.045" iyy="0.04" izz="0.01" ixy="0.001" ixz="0" iyz="0"/></inertial></link>
  <link name="lower"><inertial><origin xyz="0 0 -0.2"/><mass value="1"/>
    <inertia ixx="0.02" iyy="0.02" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>
    <origin xyz="0.1 0 0.2" rpy="0 0 {math.radians(30)!r}"/><limit lower="-2" upper="2" effort="40"/>
    <dynamics damping="0.1"/></joint>
  <joint name="elbow" type="prismatic"><parent link="upper"/><child link="lower"/>
    <origin xyz="0 0 -0.5" rpy="0 0.2 0"/><axis xyz="{-math.sin(0.2)!r} 0 {math.cos(0.2)!r}"/></joint></robot>"""


def loaded(tmp_path, text, name="robot.sdf", **options):
    path = tmp_path / name
    path.write_text(text)
    return al.load(path, **options)


def test_the_same_arm_as_sdf_and_as_urdf(tmp_path):
    here = loaded(tmp_path, ARM)
    assert here.loads["shoulder spring"].kind == "torsional spring"
    assert str(here.constraints["elbow mimic"].expressions[0]) == "0.1 + elbow - 0.5*shoulder"  # 0.5 (q - 0.4) + 0.1
    tree, other = Tree(here.without("shoulder spring")), Tree(loaded(tmp_path, SAME, "robot.urdf"))
    q, u, du = np.random.default_rng(1).uniform(-1, 1, (3, 2))
    assert close(tree.mass_matrix(q), other.mass_matrix(q), 1e-13)
    assert close(tree.needed(q, u, du), other.needed(q, u, du), 1e-13)
    assert close(tree.mechanism.accelerations(q, u), other.mechanism.accelerations(q, u), 1e-13)
    assert close(tree.center(q), other.center(q), 1e-13)
    assert here.origin.limits["shoulder"] == al.load(tmp_path / "robot.urdf").origin.limits["shoulder"]
    assert here.origin.limits["elbow"].upper == math.inf
    assert here.origin.notes == (
        f"{tmp_path}/robot.sdf, line 5: 'base' has no <inertial>; SDF's usual mass, 1, was taken",
    )


OTHERS = """<sdf version="1.6"><model name="m"><pose>0.3 0 0 0 0 0</pose>
  <link name="cart"><pose>1 2 3 0.1 0.2 0.3</pose><inertial><mass>3</mass></inertial></link>
  <link name="ball"><pose>1 2 2 0 0 0</pose><inertial><mass>1</mass></inertial></link>
  <link name="cross"><pose>1 2 1 0 0 0</pose><inertial><mass>2</mass></inertial></link>
  <link name="nut"><pose>1 2 0 0 0 0</pose><inertial><mass>1</mass></inertial></link>
  <joint name="b" type="ball"><parent>cart</parent><child>ball</child><pose>0 0 0.5 0 0 0</pose></joint>
  <joint name="h" type="universal"><parent>ball</parent><child>cross</child><pose>0 0 0.5 0 0 0</pose>
    <axis><xyz>1 0 0</xyz></axis><axis2><xyz>0 1 0</xyz><dynamics><damping>0.2</damping></dynamics></axis2></joint>
  <joint name="s" type="screw"><parent>cross</parent><child>nut</child><axis><xyz>0 0 1</xyz></axis>
    <thread_pitch>-20</thread_pitch></joint>{}
</model></sdf>"""


def test_other_joints_as_built_by_hand(tmp_path):
    here = loaded(tmp_path, OTHERS.format(""))
    start = here.origin.starts["reference"]
    assert [start[f"cart free.{key}"] for key in "xyz"] == [1.3, 2, 3]
    model = al.Model("by hand")
    model.gravity((0, 0, -9.8))
    cart, ball, cross, nut = (
        model.body(name, mass=mass, inertia=[1, 1, 1])
        for name, mass in (("cart", 3), ("ball", 1), ("cross", 2), ("nut", 1))
    )
    half, turned = ball.point(0, 0, 0.5), al.rotation("xyz", 0, 0, 0)
    R = np.array(al.Rotation.from_roll_pitch_yaw(0.1, 0.2, 0.3).matrix, dtype=float)
    model.free("f", model.ground.point(0, 0, 0), cart.point(0, 0, 0))
    held = cart.point(*(R.T @ [0, 0, -0.5]))
    model.spherical("b", held, half, orientation=al.Rotation.from_matrix(R.T))
    hook = model.frame("hook")
    model.revolute("h1", ball.point(0, 0, -0.5), hook.point(0, 0, 0), axis=(1, 0, 0))
    second = model.revolute("h2", hook.point(0, 0, 0), cross.point(0, 0, 0.5), axis=(0, 1, 0))
    model.torsional_spring("d", second, damping=0.2)
    pitch = 2 * math.pi / 20
    model.screw("s", cross.point(0, 0, -1), nut.point(0, 0, 0), axis=(0, 0, 1), pitch=pitch, orientation=turned)
    q, u = np.random.default_rng(2).uniform(-1, 1, (2, 14))
    q[3:7] /= np.linalg.norm(q[3:7])
    q[7:11] /= np.linalg.norm(q[7:11])
    one, two = Tree(here), Tree(model)
    assert close(one.mechanism.accelerations(q, u[:12]), two.mechanism.accelerations(q, u[:12]), 1e-12)


def test_a_second_joint_to_a_link_closes_a_loop(tmp_path):
    text = OTHERS.format('<joint name="rope" type="ball"><parent>world</parent><child>nut</child></joint>')
    here = loaded(tmp_path, text)
    assert here.joints["rope"].cut
    run = al.simulate(here, 0.2, initial=here.origin.starts["reference"], samples=3)
    moved = run.position(here.joints["rope"].b)
    assert np.abs(moved - [1.3, 2, 0]).max() < 1e-8  # to the tolerance of the run


LINK = "<link name='{}'><inertial><mass>1</mass></inertial></link>\n"
JOINT = "<joint name='j' type='revolute'><parent>a</parent><child>b</child><axis><xyz>0 0 1</xyz></axis></joint>\n"


def sdf(*parts):
    return "<sdf version='1.9'><model name='m'>\n" + "".join(parts) + "</model></sdf>"


A, B = LINK.format("a"), LINK.format("b")
WRONG = {
    "no link": (sdf(), "line 1, <model> 'm': found no <link>; expected one at least."),
    "two models": ("<sdf><model name='a'/><model name='b'/></sdf>", "line 1, <sdf>: found 2 models; expected one"),
    "nested": (sdf(A, "<model name='x'/>"), "line 3, <model> 'x': found a model inside a model; expected links and"),
    "included": (sdf(A, "<include><uri>model://x</uri></include>"), "line 3, <include>: found a model inside a model"),
    "twice": (
        sdf(A, A),
        "line 3, <link> 'a': found a second link, link or frame of this name (the first is in line 2).",
    ),
    "a link named as the world": (
        sdf(A.replace("'a'", "'world'")),
        "line 2, <link> 'world': found a name that SDF keeps for itself; expected another.",
    ),
    "no such link": (sdf(A, JOINT), "line 3, <joint> 'j' child: found the link 'b', which the file does not have."),
    "no such type": (
        sdf(A, B, JOINT.replace("revolute", "hinge")),
        "line 4, <joint> 'j' type: found 'hinge'; expected",
    ),
    "gearbox": (sdf(A, B, JOINT.replace("revolute", "gearbox")), "line 4, <joint> 'j' type: found a gearbox; expected"),
    "no axis": (sdf(A, B, JOINT.replace("0 0 1", "0 0 0")), "line 4, <axis> of joint 'j': found the axis 0 0 0"),
    "no frame": (
        sdf(A.replace("<inertial>", "<pose relative_to='x'>0 0 0 0 0 0</pose><inertial>")),
        "line 2, <link> 'a' pose: found the frame 'x', which the file does not have.",
    ),
    "a circle": (
        sdf(
            A.replace("<inertial>", "<pose relative_to='b'>0 0 0 0 0 0</pose><inertial>"),
            B.replace("<inertial>", "<pose relative_to='a'>0 0 0 0 0 0</pose><inertial>"),
        ),
        "found frames that are placed in a circle: a, b, a.",
    ),
    "no number": (sdf(A.replace("1<", "one<")), "line 2, <inertial> mass: found 'one'; expected 1 finite number."),
    "a negative mass": (sdf(A.replace("1<", "-1<")), "line 2, <inertial>: found the mass -1; expected one that is not"),
    "static": (sdf("<static>true</static>", A), "line 1, <model> 'm' static: found a model that is static, of which"),
    "a pose too short": (
        sdf(A.replace("<inertial>", "<pose>0 0</pose><inertial>")),
        "line 2, <link> 'a' pose: found '0 0'; expected 6 finite numbers.",
    ),
}


@pytest.mark.parametrize(("text", "expected"), WRONG.values(), ids=WRONG)
def test_each_fault_is_one_sentence_with_its_line(text, expected, tmp_path):
    with pytest.raises(al.AlembertError) as caught:
        loaded(tmp_path, text)
    assert expected in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "robot.sdf"))


def test_efforts_and_speeds_below_zero_are_no_limits(tmp_path):
    limit = "<limit><lower>-1</lower><upper>2</upper><effort>-1</effort><velocity>-1.0</velocity></limit></axis>"
    found = loaded(tmp_path, sdf(A, B, JOINT.replace("</axis>", limit))).origin.limits["j"]
    assert (found.lower, found.upper, found.speed, found.effort) == (-1, 2, math.inf, math.inf)


def test_what_is_not_read_is_noted_and_so_are_degrees(tmp_path):
    turning = JOINT.replace("</axis>", "<limit><lower>-90</lower><upper>90</upper></limit></axis>")
    found = loaded(tmp_path, sdf(A, B, turning, "<plugin name='p' filename='p.so'/>\n<enable_wind>1</enable_wind>"))
    notes = [note.removeprefix(f"{tmp_path}/robot.sdf, ") for note in found.origin.notes]
    assert notes[0].startswith(
        "line 4: found the range -90 to 90 of 'j', which is in radians; if it is meant in degrees,"
    )
    assert notes[1:] == ["not read: <model enable_wind> (line 1)", "not read: <plugin> in <model> (line 5)"]


def test_an_inertia_of_collision_shapes_is_told(tmp_path):
    text = "<link name='a'>\n<inertial auto='true'><mass>2</mass></inertial></link>"
    (note,) = [note for note in loaded(tmp_path, sdf(text)).origin.notes if "collision" in note]
    assert note.startswith(
        f"{tmp_path}/robot.sdf, line 3: the inertia of 'a' is that of its collision shapes, which is not"
    )


def test_a_value_with_more_than_its_text_is_read_and_the_rest_is_noted(tmp_path):
    """A mass, the sizes of a shape and a limit that carry attributes of another program, and a second mass."""
    link = A.replace("<mass>1</mass>", "<mass unit='kg'>2.5<note/></mass><mass>9</mass>")
    shape = "<box><size from='cad'>1 2 3</size></box>"
    link = link.replace(
        "</link>", f"<visual name='v'><geometry>{shape}</geometry><material/></visual><collision/></link>"
    )
    turning = JOINT.replace("</axis>", "<limit><lower why='hard'>-1</lower><upper>1</upper></limit></axis>")
    found = loaded(tmp_path, sdf(link, B, turning))
    assert found.bodies["a"].mass == 2.5
    assert found.shapes["a"][0].size == (1, 2, 3)
    assert found.origin.limits["j"].lower == -1
    assert [note.split(" (line")[0] for note in found.origin.notes] == [
        "contacts are not modelled: nothing meets 1 collision shape of the file",
        "left aside, as they change neither motion nor shapes: materials",
        "not read: <mass unit>",
        "not read: <note> in <mass>",
        "not read: <mass> in <inertial>",
        "not read: <size from>",
        "not read: <lower why>",
    ]


FRAMED = {
    "a frame on the child": (
        "b",
        "tip",
        '<frame name="tip" attached_to="b"><pose>0.1 0.2 0.3 0.4 0 0.2</pose></frame>',
    ),
    "a frame on a frame": (
        "b",
        "tip",
        '<frame name="tip" attached_to="mid"><pose>0.1 0 0 0 0 0</pose></frame><frame name="mid" attached_to="b"/>',
    ),
    "a frame on the parent": ("a", "tip", '<frame name="tip" attached_to="a"/>'),
    "a frame of the model": ("a", "tip", '<frame name="tip"><pose>1 2 3 0 0 0</pose></frame>'),
    "the model": ("a", "__model__", ""),
}


@pytest.mark.parametrize("case", FRAMED)
def test_a_joint_between_frames_is_one_between_the_links_that_carry_them(case, tmp_path):
    """Where its place is said to be the same."""
    link, name, frames = FRAMED[case]
    place = '<pose relative_to="a">0.3 0.1 0.2 0.1 0.2 0.3</pose>'
    plain = JOINT.replace("<axis>", f"{place}<axis>")
    found, expected = (
        loaded(tmp_path, sdf(A, B, frames, joint)) for joint in (plain.replace(f">{link}<", f">{name}<", 1), plain)
    )
    assert {*found.joints} == {*expected.joints}
    start = {"j": 0.4, "j'": 1.0}
    here, there = (al.simulate(model, 0.3, initial=start, samples=2) for model in (found, expected))
    assert here["j"][-1] == there["j"][-1] != pytest.approx(0.7, abs=1e-4)


def test_a_joint_on_a_frame_stands_in_it(tmp_path):
    """Where nothing else is said, as the format has it."""
    frame = '<frame name="tip" attached_to="b"><pose>0.1 0.2 0.3 0.4 0 0.2</pose></frame>'
    said = JOINT.replace("<axis>", '<pose relative_to="tip">0 0 0 0 0 0</pose><axis>')
    found, expected = (loaded(tmp_path, sdf(A, B, frame, joint)) for joint in (JOINT.replace(">b<", ">tip<"), said))
    start = {"j": 0.4, "j'": 1.0}
    here, there = (al.simulate(model, 0.3, initial=start, samples=2) for model in (found, expected))
    assert here["j"][-1] == there["j"][-1] != pytest.approx(0.7, abs=1e-4)
