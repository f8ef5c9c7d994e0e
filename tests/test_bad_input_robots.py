"""Robot files that are wrong: each gives one sentence with the file and the line."""

import re
from pathlib import Path

import numpy as np
import pytest

import alembert as al
from alembert.files.robots import light_joints

HERE = Path(__file__).parent / "robots"
INERTIA = '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
LINK = f'<link name="{{}}"><inertial><mass value="1"/>{INERTIA}</inertial></link>\n'
A, B, C = (LINK.format(name) for name in "abc")
JOINT = '<joint name="{0}" type="revolute"><parent link="{1}"/><child link="{2}"/><axis xyz="0 0 1"/></joint>\n'
BOMB = (
    '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<robot name="&b;"/>'
)
OUTSIDE = '<?xml version="1.0"?>\n<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<robot name="r">&x;</robot>'


def robot(*parts):
    return "<robot name='r'>\n" + "".join(parts) + "</robot>"


def world(*parts, head=""):
    return f"<mujoco>\n{head}<worldbody>\n" + "".join(parts) + "</worldbody></mujoco>"


BODY = '<body name="b"><joint name="j"/><geom size="0.1"/></body>\n'

URDF = {
    "no XML": ("<robot name='r'>\n<link", "line 2: found no XML that can be read: "),
    "a bomb": (BOMB, "line 2: found a document type or an entity; expected plain XML without them"),
    "another file": (OUTSIDE, "line 2: found a document type or an entity; expected plain XML"),
    "too deep": ("<robot>" + "<a>" * 300 + "</a>" * 300 + "</robot>", "line 1, <a>: found elements 200 deep"),
    "another format": ("<html/>", "line 1, <html>: found no robot in URDF, MJCF or SDF; expected <robot>,"),
    "empty": ("<robot name='r'/>", "line 1, <robot> 'r': found no <link>; expected one at least."),
    "two roots": (
        robot(A, B),
        "line 1, <robot> 'r': found 2 links that hang on no other, 'a' (line 2), 'b' (line 3); expected one",
    ),
    "a circle": (
        robot(A, B, JOINT.format("j", "a", "b"), JOINT.format("k", "b", "a")),
        "line 2, <link> 'a': found links that hang on each other in a circle, of which this is one; expected a tree.",
    ),
    "a circle aside": (
        robot(A, B, C, JOINT.format("j", "c", "b"), JOINT.format("k", "b", "c")),
        "line 3, <link> 'b': found links that hang on each other in a circle, of which this is one; expected a tree.",
    ),
    "two parents": (
        robot(A, B, C, JOINT.format("j", "a", "c"), JOINT.format("k", "b", "c")),
        "line 6, <joint> 'k': found a second joint that carries 'c' (the first carries it on 'a'); expected a tree",
    ),
    "an unknown link": (
        robot(A, JOINT.format("j", "a", "x")),
        "line 3, <child> of joint 'j': found the link 'x', which the file does not have.",
    ),
    "two links of one name": (
        robot(A, A),
        "line 3, <link> 'a': found a second link of this name (the first is in line 2).",
    ),
    "two joints of one name": (
        robot(A, B, C, JOINT.format("j", "a", "b"), JOINT.format("j", "a", "c")),
        "line 6, <joint> 'j': found a second joint of this name (the first is in line 5).",
    ),
    "a negative mass": (
        robot(A.replace('value="1"', 'value="-1"')),
        "line 2, <inertial>: found the mass -1; expected one that is not negative.",
    ),
    "a negative inertia": (
        robot(A.replace('izz="1"', 'izz="-1"')),
        "line 2, <inertial>: found an inertia with the principal values -1, 1, 1; expected none that is negative. Correct the "
        "file, or load it with repair=True, which goes on with what is left of the whole body.",
    ),
    "no number": (
        robot(A.replace('value="1"', 'value="one"')),
        "line 2, <mass> value: found 'one'; expected 1 finite number.",
    ),
    "nan": (robot(A.replace('ixx="1"', 'ixx="nan"')), "line 2, <inertia> ixx: found 'nan'; expected 1 finite number."),
    "a number too large": (
        robot(A.replace('value="1"', 'value="1e308"')),
        "line 2, <mass> value: found '1e308'; expected 1 finite number below 1e+60.",
    ),
    "signs of other numbers": (
        robot(A.replace('ixx="1"', 'ixx="1_0"')),
        "line 2, <inertia> ixx: found '1_0'; expected 1 finite number.",
    ),
    "digits of other scripts": (
        robot(A.replace('ixx="1"', 'ixx="٣"')),
        "line 2, <inertia> ixx: found '٣'; expected 1 finite number.",
    ),
    "an encoding of several bytes": (
        '<?xml version="1.0" encoding="Shift_JIS"?>\n' + robot(A),
        "line 1: found an encoding that XML is not read in here; expected UTF-8. Save the file so.",
    ),
    "an encoding that is none": (
        '<?xml version="1.0" encoding="none"?>\n' + robot(A),
        "line 1: found an encoding that XML is not read in here; expected UTF-8. Save the file so.",
    ),
    "no type": (
        robot(A, B, JOINT.format("j", "a", "b").replace("revolute", "hinge")),
        "line 4, <joint> 'j' type: found 'hinge'; expected one of revolute, ",
    ),
    "no direction": (
        robot(A, B, JOINT.format("j", "a", "b").replace("0 0 1", "0 0 0")),
        "line 4, <axis> of joint 'j': found the axis 0 0 0; expected a direction.",
    ),
    "a mimic of nothing": (
        robot(A, B, JOINT.format("j", "a", "b").replace("<axis", '<mimic joint="x"/><axis')),
        "line 4, <mimic> of joint 'j': found the joint 'x', which is no joint of the file that moves.",
    ),
    "limits reversed": (
        robot(A, B, JOINT.format("j", "a", "b").replace("<axis", '<limit lower="1" upper="0"/><axis')),
        "line 4, <limit>: found the limits 1 to 0; expected the lower one first.",
    ),
    "xacro": (
        robot("<xacro:macro name='leg'/>"),
        "line 2, <xacro:macro> 'leg': found a macro of xacro, which is a program and no robot yet; expected a URDF. Make one "
        "first: xacro robot.urdf.xacro > robot.urdf",
    ),
    "xacro without a macro": (
        robot("<link name='${side}_arm'/>"),
        "line 2, <link> '${side}_arm': found a formula of xacro, which is a program and no robot yet; expected a URDF.",
    ),
}

MJCF = {
    "an unknown class": (
        world('<body><geom class="x" size="1"/></body>'),
        "line 3, <geom> class: found the class 'x', which no <default> defines.",
    ),
    "a shell": (
        world('<body><joint/><geom type="ellipsoid" size="1 2 3" shellinertia="true"/></body>'),
        "line 3, <geom> shellinertia: found a shell of ellipsoid, whose inertia is not known; expected an <inertial>.",
    ),
    "a box around a mesh": (
        world('<body><joint/><geom type="box" mesh="m"/></body>'),
        "line 3, <geom> mesh: found a box fitted to a mesh, which is not known; expected its size.",
    ),
    "a mesh of nothing": (
        world(
            '<body><joint/><geom type="mesh" mesh="m"/></body>', head='<asset><mesh name="m" builtin="sphere"/></asset>'
        ),
        "<mesh> 'm': found no file and no vertex; expected one of them, as others are not known.",
    ),
    "a mesh with half a point": (
        world(
            '<body><joint/><geom type="mesh" mesh="m"/></body>',
            head=f'<asset><mesh name="m" vertex="{"1 " * 13}"/></asset>',
        ),
        "<mesh> 'm' vertex: found 13 numbers; expected three for each point.",
    ),
    "a mesh in a plane": (
        world(
            '<body><joint/><geom type="mesh" mesh="m"/></body>',
            head=f'<asset><mesh name="m" vertex="{"1 2 0 " * 4}"/></asset>',
        ),
        "<mesh> 'm' vertex: found points without faces: it is flat.",
    ),
    "faces of other points": (
        world(
            '<body><joint/><geom type="mesh" mesh="m"/></body>',
            head='<asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1" face="0 1 4"/></asset>',
        ),
        "<mesh> 'm' face: found other numbers; expected three of 0 to 3 for each triangle.",
    ),
    "a group in words": (
        world('<body><joint/><geom size="1" group="visual"/></body>'),
        "line 3, <geom> group: found 'visual'; expected 1 finite number.",
    ),
    "axes that are parallel": (
        world('<body xyaxes="1 2 0 -2 -4 0"><joint/><geom size="1"/></body>'),
        "line 3, <body> xyaxes: found '1 2 0 -2 -4 0'; expected two directions that are not parallel.",
    ),
    "a range from above": (
        world('<body><joint name="a" range="3 1"/><geom size="1"/></body>'),
        "line 3, <joint> 'a' range: found the limits 3 to 1; expected the lower one first.",
    ),
    "a range of an input from above": (
        world(
            '<body><joint name="a"/><geom size="1"/></body>',
            head='<actuator><motor joint="a" ctrlrange="3 1"/></actuator>',
        ),
        "<motor> ctrlrange: found the limits 3 to 1; expected the lower one first.",
    ),
    "copies without end": (
        world('<replicate count="1000">' * 3 + "<geom size='1'/>" + "</replicate>" * 3),
        "line 3, <replicate>: found copies that make more than 100000 elements in all; expected fewer.",
    ),
    "copies side by side without end": (
        world('<replicate count="9000"><geom size="1"/></replicate>\n' * 6),
        "line 8, <replicate>: found copies that make more than 100000 elements in all; expected fewer.",
    ),
    "actuators of copies without end": (
        world(
            '<replicate count="200"><body><joint name="a"/><geom size="1"/></body></replicate>',
            head="<actuator>" + '<motor joint="a"/>' * 600 + "</actuator>",
        ),
        "line 2, <motor>: found copies that make more than 100000 elements in all; expected fewer.",
    ),
    "a spring without time": (
        world(BODY.replace('name="j"', 'name="j" springdamper="0 1"')),
        "<joint> 'j' springdamper: found '0 1'; expected a time constant and a damping ratio, both greater than zero.",
    ),
    "a spring by a mass that two joints move": (
        world(BODY.replace('<joint name="j"/>', '<joint name="j" springdamper="0.1 1"/><joint name="k"/>')),
        "<joint> 'j': found a damping by the mass that resists, which has no number: at the reference no mass resists",
    ),
    "a spring of a tendon with its lengths turned round": (
        world(BODY).replace(
            "</worldbody>",
            '</worldbody><tendon><fixed stiffness="1" springlength="2 1"><joint joint="j" coef="1"/></fixed></tendon>',
        ),
        "<fixed> springlength: found two lengths of a spring; expected the smaller one first.",
    ),
    "two inertials": (
        world('<body name="b"><joint/>' + '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>' * 2 + "</body>"),
        "line 3, <inertial>: found a second one in 'b'; expected one.",
    ),
    "another name for the class of all": (
        world(BODY, head='<default class="arm"><joint damping="1"/></default>'),
        "line 2, <default> class: found 'arm'; expected 'main' or none, with other classes inside it.",
    ),
    "half a copy": (
        world('<replicate count="1.5"><geom size="1"/></replicate>'),
        "line 3, <replicate> count: found '1.5'; expected a whole number of copies.",
    ),
    "a part of no range": (
        world(
            '<body><joint name="a"/><geom size="1"/></body>',
            head='<actuator><position joint="a" inheritrange="1"/></actuator>',
        ),
        "<position> inheritrange: found no joint with a range; expected one, of which the input has a part.",
    ),
    "an include outside": (
        world('<include file="../secret.xml"/>'),
        "line 3, <include> '../secret.xml': found a file outside of the robot's folder",
    ),
    "an include of itself": (
        world('<include file="robot.xml"/>'),
        "line 3, <include> 'robot.xml': found a file that is included already",
    ),
    "an include of nothing": (world('<include file="no.xml"/>'), "line 3, <include> 'no.xml': found no such file."),
    "global coordinates": (
        world(BODY, head='<compiler coordinate="global"/>'),
        'line 2, <compiler> coordinate: found coordinate="global", which MuJoCo has given up; expected local coordinates.',
    ),
    "two bodies of one name": (
        world(BODY, BODY),
        "line 4, <body> 'b': found a second body 'b' (the first is in line 3).",
    ),
    **{
        f"two of one name: {kind}": (
            world(BODY.replace("<geom", f"{part}\n<geom"), head="" if inside else f"<{kind}>{two}\n{two}</{kind}>\n"),
            f"found a second {said} 'x' (the first is in line {2 + inside}).",
        )
        for kind, part, two, said, inside in [
            ("site", '<site name="x"/>\n<site name="x"/>', "", "site", True),
            ("geom", '<geom name="x" size="1"/>\n<geom name="x" size="1"/>', "", "geom", True),
            ("tendon", "", '<fixed name="x"><joint joint="j" coef="1"/></fixed>', "tendon", False),
            ("actuator", "", '<motor name="x" joint="j"/>', "actuator", False),
            ("keyframe", "", '<key name="x"/>', "keyframe", False),
            ("asset", "", '<mesh name="x" file="x.stl"/>', "mesh", False),
        ]
    },
    "no size": (
        world('<body><geom type="box" size="1"/></body>'),
        "line 3, <geom> size: found the size '1'; expected 3 greater than zero for a box.",
    ),
    "no mesh": (
        world('<body><geom type="mesh" mesh="m"/></body>'),
        "line 3, <geom> mesh: found the mesh 'm', which no <asset> has.",
    ),
    "a mesh for the mass": (
        world('<body><joint/><geom type="mesh" mesh="m"/></body>', head='<asset><mesh name="m" file="m.stl"/></asset>'),
        "line 3, <geom>: found no mesh 'm.stl', of which the mass is made; expected it, or an <inertial>.",
    ),
    "a negative mass": (
        world('<body><joint/><geom size="1" mass="-2"/></body>'),
        "line 3, <geom> mass: found the mass -2; expected one",
    ),
    "a free joint inside": (
        world('<body name="b"><geom size="1"/><body><freejoint/><geom size="1"/></body></body>'),
        "line 3, <freejoint>: found a free joint in a body that hangs on another or has joints before it; expected none.",
    ),
    "two turns": (
        world('<body quat="1 0 0 0" euler="0 0 1"/>'),
        "line 3, <body>: found both quat and euler; expected one way",
    ),
    "an unknown joint": (
        world(BODY).replace("</worldbody>", '</worldbody><actuator><motor joint="x"/></actuator>'),
        "line 4, <motor> joint: found the joint 'x', which the file does not have.",
    ),
    "an unknown body": (
        world(BODY).replace("</worldbody>", '</worldbody><equality><connect body1="x" anchor="0 0 0"/></equality>'),
        "line 4, <connect> body1: found the body 'x', which the file does not have.",
    ),
    "a loop of one body": (
        world(BODY).replace("</worldbody>", '</worldbody><equality><weld body1="b" body2="b"/></equality>'),
        "line 4, <weld>: Joint 'weld': both points lie on 'b'; expected points of two different bodies.",
    ),
    "an unknown geom": (
        world(BODY).replace("</worldbody>", '</worldbody><equality><distance geom1="x" geom2="y"/></equality>'),
        "line 4, <distance> geom1: found the geom 'x', which the file does not have.",
    ),
    "a key of another size": (
        world(BODY).replace("</worldbody>", '</worldbody><keyframe><key qpos="1 2"/></keyframe>'),
        "line 4, <key> qpos: found '1 2'; expected 1 finite number.",
    ),
}
CASES = [(name, "robot.urdf", *case) for name, case in URDF.items()] + [
    (name, "robot.xml", *case) for name, case in MJCF.items()
]


@pytest.mark.parametrize(
    ("file", "text", "expected"), [case[1:] for case in CASES], ids=[f"{c[1][6:]}: {c[0]}" for c in CASES]
)
def test_each_fault_is_one_sentence_with_its_line(file, text, expected, tmp_path):
    path = tmp_path / file
    path.write_text(text)
    with pytest.raises(al.AlembertError) as caught:
        al.load(path)
    assert str(caught.value).startswith(f"{path}, line ")
    assert "\n" not in str(caught.value)
    assert expected in str(caught.value)


def noted(tmp_path, text, file="robot.xml", **options):
    path = tmp_path / file
    path.write_text(text)
    notes = al.load(path, **options).origin.notes
    assert all(note.startswith(f"{path}, line ") or "line " not in note for note in notes)
    return [note.replace(f"{path}, ", "") for note in notes]


STILL = "nothing moves in it, as its root is fixed in the ground; base='free' lets it move"


def test_a_urdf_in_which_nothing_moves_says_what_lets_it_move(tmp_path):
    assert noted(tmp_path, robot(A, B, JOINT.format("j", "a", "b").replace("revolute", "fixed")), "r.urdf") == [STILL]
    assert noted(tmp_path, robot(A), "r.urdf", base="free") == []


LIGHT = [f'<link name="{name}"/>' for name in "defg"]
HAND = [
    *(JOINT.format("arm", "a", "b").replace("<axis", '<origin xyz="0 1 0"/><axis'), JOINT.format("hand", "b", "c")),
    *(JOINT.format("finger", "c", "d"), JOINT.format("tip", "d", "e")),
    JOINT.format("thumb", "c", "f").replace("<axis", '<mimic joint="hand"/><axis'),
    JOINT.format("nail", "f", "g").replace("<axis", '<mimic joint="tip"/><axis'),
]


def test_joints_that_move_no_mass_are_noted_and_held_if_asked_for(tmp_path):
    """As Romeo's fingers: the robot moves as one that has no such links; a massless thumb that follows the hand stays."""
    text = robot(A, B, C, *LIGHT, *HAND)
    known = "'finger' and 2 more move nothing that has a mass: such joints"
    line = f"line {text.split('finger')[0].count(chr(10)) + 1}: "
    assert noted(tmp_path, text, "r.urdf") == [
        f"{line}{known} have no motion that can be computed; repair=True holds them"
    ]
    assert noted(tmp_path, text, "r.urdf", repair=True) == [f"{line}{known} stay where they are"]
    model = al.load(tmp_path / "r.urdf", repair=True)
    assert [*model.joints] == ["arm", "hand", "thumb"]
    assert {*"defg"} <= {*model.origin.frames}
    (tmp_path / "bare.urdf").write_text(robot(A, B, C, *HAND[:2]))
    start = {"arm": 0.3, "hand": 0.5, "arm'": 2.0}
    runs = [al.simulate(m, 0.5, initial=start, samples=2) for m in (model, al.load(tmp_path / "bare.urdf"))]
    assert runs[0]["hand"][-1] == pytest.approx(runs[1]["hand"][-1], rel=1e-8)
    assert runs[0]["thumb"][-1] == pytest.approx(runs[0]["hand"][-1], rel=1e-9)


def test_a_joint_that_moves_a_point_as_others_do_is_noted_and_held_if_asked_for(tmp_path):
    """As iCub's neck: two hinges through one point move a point of mass along one line, which has no acceleration there."""
    point = (
        '<link name="b"/>\n<link name="c"><inertial><origin xyz="0.02 0 -0.1"/><mass value="1"/>{}</inertial></link>\n'
    )
    joints = JOINT.format("roll", "a", "b").replace("0 0 1", "1 0 0") + JOINT.format("yaw", "b", "c")
    said = "line 6: 'yaw' moves points of mass alone, not at all or as joints before do where the file draws it: such joints"
    rounding = INERTIA.replace('"1"', '"1e-19"')
    for inertia in ("", rounding):
        text = robot(A, point.format(inertia), joints)
        assert noted(tmp_path, text, "r.urdf") == [
            f"{said} have no motion that can be computed; repair=True holds them"
        ]
        assert noted(tmp_path, text, "r.urdf", repair=True) == [f"{said} stay where they are"]
        model = al.load(tmp_path / "r.urdf", repair=True)
        assert "yaw" not in model.joints
        rate = al.simulate(model, 1e-6, initial={"roll": 0.3}, samples=2)["roll''"][0]
        assert rate == pytest.approx(
            -9.81 / 0.1 * np.sin(0.3), rel=1e-9
        )  # a pendulum as long as the arm about the axis
    whole = point.format(INERTIA.replace('"1"', '"1e-9"'))  # a tenth of a millimetre across is a body
    assert noted(tmp_path, robot(A, whole, joints), "r.urdf") == []
    followed = joints.replace("<axis", '<mimic joint="yaw" multiplier="2"/><axis', 1)
    assert noted(tmp_path, robot(A, point.format(""), followed), "r.urdf") == []


def test_joints_that_mass_resists_are_not_compared_with_all_others(tmp_path, monkeypatch):
    """Of long chains that would take hours; one inertia for each link says it."""
    monkeypatch.setattr(light_joints, "_dependent", lambda *_: pytest.fail("each joint is resisted"))
    links = [LINK.format(f"l{k}") for k in range(200)]
    joints = [JOINT.format(f"j{k}", f"l{k - 1}", f"l{k}") for k in range(1, 200)]
    turned = [x.replace("0 0 1", "1 0 0") if k % 2 else x for k, x in enumerate(joints)]
    path = tmp_path / "chain.urdf"
    path.write_text(robot(*links, *turned))
    assert len(al.load(path).joints) == 199


def test_a_robot_without_any_mass_is_noted(tmp_path):
    """Also one that has an inertia all the same, which is taken as none."""
    turned = LINK.format("e").replace('<mass value="1"/>', '<mass value="0"/>')
    for link in (LIGHT[1], turned):
        note, *_ = noted(tmp_path, robot(LIGHT[0], link, JOINT.format("j", "d", "e")), "r.urdf")
        assert " 'j' moves nothing that has a mass: such joints have no motion" in note


def test_a_missing_mesh_is_noted_and_nothing_else(tmp_path):
    visual = '<visual><geometry><mesh filename="package://x/{}.stl"/></geometry></visual></link>'
    text = robot(
        A.replace("</link>", visual.format("one")),
        B.replace("</link>", visual.format("two")),
        JOINT.format("j", "a", "b"),
    )
    notes = noted(tmp_path, text, "robot.urdf")
    assert notes == ["line 2: the mesh 'package://x/one.stl' and 1 more cannot be drawn: no such file was found"]


def test_a_missing_mesh_of_what_stands_is_only_noted(tmp_path):
    """The mass of a base that nothing moves is asked for nowhere, but where the whole mass of the file is said."""
    mount = f'<body name="mount"><geom type="mesh" mesh="m"/>\n<body>{BODY}</body></body>'
    text = world(mount, head='<asset><mesh name="m" file="m.stl"/></asset>\n')
    assert "line 4: the mesh 'm.stl' cannot be drawn: no such file was found" in noted(tmp_path, text)
    with pytest.raises(al.ModelError, match=r"line 4, <geom>: found no mesh 'm.stl', of which the mass is made"):
        noted(tmp_path, text.replace("<asset>", '<compiler settotalmass="3"/><asset>'))


def test_a_mesh_that_is_none_is_noted(tmp_path):
    (tmp_path / "bad.stl").write_bytes(b"nonsense")
    visual = '<visual><geometry><mesh filename="bad.stl"/></geometry></visual></link>'
    notes = noted(tmp_path, robot(A.replace("</link>", visual)), "robot.urdf")
    assert notes == [STILL, "line 2: the mesh 'bad.stl' cannot be drawn: it has no triangles that can be drawn"]


def test_a_shape_without_size_is_noted(tmp_path):
    """As the toes of laikago have it: a picture stops no robot."""
    drawn = "<visual><geometry>{}</geometry></visual>"
    shapes = drawn.format('<sphere radius="0.0"/>') + drawn.format('<box size="1 0 1"/>')
    notes = noted(tmp_path, robot(A.replace("</link>", f"{shapes}</link>")), "robot.urdf")
    assert notes == [STILL, "line 2: the sphere and 1 more cannot be drawn: its size is not greater than zero"]


def test_a_negative_inertia_goes_on_if_asked_to(tmp_path):
    text = robot(A, B.replace('ixx="1"', 'ixx="-1"'), JOINT.format("j", "a", "b"))
    notes = noted(tmp_path, text, "robot.urdf", repair=True)
    assert notes == [
        "line 3: found a negative principal inertia among -1, 1, 1",
        "the negative principal inertia -1 of the whole body 'b' was taken as zero",
    ]


def test_an_impossible_inertia_is_noted_with_its_line(tmp_path):
    notes = noted(tmp_path, robot(A, B.replace('izz="1"', 'izz="5"'), JOINT.format("j", "a", "b")), "robot.urdf")
    assert notes == [
        "line 3: no real body has the principal inertias 1, 1, 5 (one is greater than the sum of the others); they were "
        "taken as they are"
    ]


def test_degrees_for_radians_and_radians_for_degrees_are_noted(tmp_path):
    ranged = world('<body><joint range="{}"/><geom size="0.1" contype="0" conaffinity="0"/></body>', head="{}")
    notes = noted(tmp_path, ranged.format('<compiler angle="radian"/>', "-90 90"))
    assert notes == [
        "line 3: found the range -90 to 90 in radians, as <compiler angle> says; if it is meant in degrees, say "
        'angle="degree" there'
    ]
    notes = noted(tmp_path, ranged.format("", "-1.57 1.57"))
    assert notes == [
        "line 3: all ranges of hinges are within 1.57 degrees, MJCF's usual unit; if they are meant in radians, say "
        '<compiler angle="radian"/>'
    ]
    turning = JOINT.format("j", "a", "b").replace("<axis", '<limit lower="-90" upper="90"/><axis')
    assert noted(tmp_path, robot(A, B, turning), "robot.urdf") == [
        "line 4: found the range -90 to 90 of 'j', which is in radians; if it is meant in degrees, write it in radians"
    ]
    turned = JOINT.format("j", "a", "b").replace("<axis", '<origin rpy="0 90 0"/><axis')
    assert noted(tmp_path, robot(A, B, turned), "robot.urdf") == [
        "line 4: found the turns 0 90 0, which are in radians; if they are meant in degrees, write them in radians"
    ]


def test_other_files_and_options_are_refused(tmp_path):
    with pytest.raises(
        al.FileError, match=r"found the ending '.step'; expected a model or a robot, in a file .toml, .urdf, .xml, .sdf"
    ):
        al.load(tmp_path / "robot.step")
    with pytest.raises(al.FileError, match=r"cannot be read: no such file or directory"):
        al.load(tmp_path / "robot.urdf")
    (tmp_path / "robot.urdf.xacro").write_text("<robot/>")
    with pytest.raises(
        al.FileError, match=r"found a file of xacro; expected a URDF. Make one first: xacro robot.urdf.xacro"
    ):
        al.load(tmp_path / "robot.urdf.xacro")
    (tmp_path / "a.urdf").write_text(robot(A))
    with pytest.raises(al.ModelError, match=r"load: found base='floating'; expected 'fixed' or 'free'."):
        al.load(tmp_path / "a.urdf", base="floating")
    with pytest.raises(al.ModelError, match=r"load: found repair='no'; expected True or False."):
        al.load(tmp_path / "a.urdf", repair="no")
    (tmp_path / "a.xml").write_text(world(BODY))
    with pytest.raises(
        al.ModelError, match=r"line 1, <mujoco>: found base='free', which is for URDF; .* <freejoint/> in"
    ):
        al.load(tmp_path / "a.xml", base="free")


def test_includes_cannot_grow_too_deep(tmp_path):
    """Each file may be deep enough, but not all of them inside each other."""
    for k in range(3):
        inside = f'<include file="{k + 1}.xml"/>' if k < 2 else ""
        deep = "<frame>" * 150 + inside + "</frame>" * 150
        (tmp_path / f"{k}.xml").write_text(
            f"<mujoco><worldbody>{deep}</worldbody></mujoco>" if k == 0 else f"<a>{deep}</a>"
        )
    with pytest.raises(
        al.ModelError, match=r"1.xml, line 1, <frame>: found elements 200 deep with the files that are included"
    ):
        al.load(tmp_path / "0.xml")


# --- attacks --------------------------------------------------------------------------------------------------------


def test_includes_do_not_leave_the_folder_by_links(tmp_path):
    folder, outside = tmp_path / "robot", tmp_path / "secret.xml"
    folder.mkdir()
    outside.write_text("<mujoco><worldbody/></mujoco>")
    (folder / "inside.xml").symlink_to(outside)
    (folder / "up").symlink_to(tmp_path)
    for file in ("inside.xml", "up/secret.xml"):
        (folder / "robot.xml").write_text(world(f'<include file="{file}"/>'))
        with pytest.raises(al.ModelError, match=r"line 3, <include> '.*': found a file outside of the robot's folder"):
            al.load(folder / "robot.xml")
    (folder / "robot.xml").write_text(world('<include file="."/>'))
    with pytest.raises(al.ModelError, match=r"line 3, <include> '.': found no such file"):
        al.load(folder / "robot.xml")


def test_includes_go_in_no_circle(tmp_path):
    (tmp_path / "a.xml").write_text(world('<include file="b.xml"/>'))
    (tmp_path / "b.xml").write_text('<a>\n<include file="c.xml"/></a>')
    (tmp_path / "c.xml").write_text('<a>\n\n<include file="a.xml"/></a>')
    with pytest.raises(al.ModelError, match=r"c.xml, line 3, <include> 'a.xml': found a file that is included already"):
        al.load(tmp_path / "a.xml")


STRANGE = [
    "left/arm",
    "two words",
    "ground",
    "t",
    "ξ₁é",
    "&#10;new&#9;line",
    "a'b",
    "x^2",
    "9",
    "__model__",
    "\u202eevil",
    "e0",
    "1.5",
]


@pytest.mark.parametrize("file", ["robot.urdf", "robot.xml"])
def test_strange_names_are_made_fit_and_stay_different(file, tmp_path):
    """A joint and a link of each name; the robot runs, and every joint can be read."""
    path = tmp_path / file
    links = [LINK.format(name) for name in ["base", *STRANGE]]
    if file.endswith("urdf"):
        joints = [JOINT.format(name, parent, name) for parent, name in zip(["base", *STRANGE], STRANGE, strict=False)]
        path.write_text(robot(*links, *joints))
    else:
        path.write_text(
            world(*(f'<body name="{n}"><joint name="{n}"/><geom size="0.1"/></body>' for n in STRANGE)),
            encoding="utf-8",
        )
    model = al.load(path)
    names = [name for joint in model.joints.values() for name in joint.names]
    assert len({*names}) == len(STRANGE)
    run = al.simulate(model, 0.01, samples=2)
    assert all(len(run[name]) == len(run["t"]) for name in names)
    assert "".join(names).isprintable()


VALUES = ["nan", "inf", "1e308", "-1", "", "0 0 0", "abc", "1 2", "ground", "../x", "٣", "9" * 400, "&#10;", "1_000"]


def _spoiled(text, rng):
    """A file with a few faults: cut off, attributes and elements lost, doubled or of another value."""
    for _ in range(rng.integers(1, 4)):
        found = list(re.finditer(r'(\w+)="([^"]*)"', text)) or [None]
        at, kind = found[rng.integers(len(found))], rng.integers(5)
        if at is None:
            return text
        if kind == 0:
            text = text[: at.start()]
        elif kind == 1:
            text = text[: at.start()] + text[at.end() :]
        elif kind == 2:
            text = text[: text.rfind("<", 0, at.start())] + text[text.find(">", at.end()) + 1 :]
        else:
            text = text[: at.start(2)] + VALUES[rng.integers(len(VALUES))] + text[at.end(2) :]
    return text


@pytest.mark.parametrize("file", ["everything.urdf", "everything.xml"])
def test_spoiled_files_load_or_are_refused_in_one_sentence(file, tmp_path):
    rng, text, path = np.random.default_rng(6), (HERE / file).read_text(), tmp_path / file
    refused = []
    for _ in range(20):
        path.write_text(_spoiled(text, rng))
        try:
            al.load(path, repair=bool(rng.integers(2)), limits=bool(rng.integers(2)))
        except al.AlembertError as error:
            refused.append(str(error))
    assert len(refused) > 5
    assert all(said.startswith(f"{path}, line ") and "\n" not in said for said in refused)


def test_a_file_without_bodies_is_refused(tmp_path):
    """What was read of it could be saved, but not be read again."""
    path = tmp_path / "empty.xml"
    path.write_text("<mujoco><worldbody/></mujoco>")
    with pytest.raises(al.AlembertError, match="found no bodies"):
        al.load(path)
