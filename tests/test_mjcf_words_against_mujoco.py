"""Small MJCF files, one for each word of the format: the mass matrix, bias, loads and ranges of MuJoCo at random states."""

from fractions import Fraction

import mujoco
import numpy as np
import pytest

import alembert as al
from robots_in_numbers import Tree, close, quiet, their_mass_matrix

HINGE = '<joint name="a" axis="1 2 3" pos=".1 .2 .3"/>'
BOX = '<geom type="box" size=".1 .2 .3" pos=".1 .05 .02"/>'
TURNED = '<geom type="box" size=".1 .2 .3" pos=".3 .1 0" {}/>'
CORNERS = "0 0 0 1 0 0 0 1 0 0 0 2 1 1 0"
SERVOS = """<motor name="m" joint="a"/><position name="p" joint="a"/><position name="pv" kv="5" joint="a"/>
  <velocity name="v" joint="a"/><general name="g" joint="a"/><general name="gb" biasprm="9" joint="a"/>"""

OF_CLASS = SERVOS.replace("joint=", 'class="in" joint=')


def file(bodies, before="", after=""):
    return f"<mujoco>{before}<worldbody>{bodies}</worldbody>{after}</mujoco>"


def one(parts, before="", after=""):
    """One body on an oblique hinge."""
    return file(f'<body name="b" euler="10 20 30">{HINGE}{parts}</body>', before, after)


def driven(default, actuators=SERVOS):
    return one(BOX, f"<default>{default}</default>", f"<actuator>{actuators}</actuator>")


def two(actuator):
    """Two bodies on a slide, a tendon between them that closes a loop, and an actuator."""
    bodies = f"""<body name="b" euler="10 20 30"><joint type="slide" armature=".2"/>{HINGE}{BOX}<body name="c" pos="0 .5 .2">
    <joint name="d" axis="0 1 1" ref="20" armature=".3"/>{BOX}</body></body>"""
    rest = f"""<tendon><fixed name="t"><joint joint="a" coef="2"/><joint joint="d" coef="-1"/></fixed></tendon>
    <equality><tendon tendon1="t"/></equality><actuator>{actuator}</actuator>"""
    return file(bodies, '<default><default class="in"><position kp="7" dampratio=".3"/></default></default>', rest)


CASES = {
    "turned by a class, and by itself": one(
        TURNED.format("") + TURNED.format('quat="1 0 0 1"') + TURNED.format('axisangle="1 2 3 40"'),
        '<default><geom euler="40 50 60"/></default>',
    ),
    "a class with quat, euler of its own": one(
        TURNED.format('euler="4 5 6"'), '<default><geom quat="1 2 3 4"/></default>'
    ),
    "sequences of euler": one(TURNED.format('euler="40 50 60"'), '<compiler eulerseq="zYx"/>'),
    "a box from a point to a point": one('<geom type="box" fromto="0 0 0 .3 .4 .5" size=".1 .2"/>'),
    "an ellipsoid from a point to a point": one('<geom type="ellipsoid" fromto="0 0 0 .3 .4 .5" size=".1 .2"/>'),
    "a box straight down": one('<geom type="box" fromto="0 0 0 0 0 -.5" size=".1 .2 .3"/>'),
    **{
        f"a shell: {kind}": one(f'<geom type="{kind}" size="{size}" shellinertia="true" pos=".2 .1 0" euler="9 8 7"/>')
        for kind, size in {"sphere": ".1", "capsule": ".1 .3", "cylinder": ".1 .3", "box": ".1 .2 .3"}.items()
    },
    "points of a mesh": one('<geom type="mesh" mesh="m"/>', f'<asset><mesh name="m" vertex="{CORNERS}"/></asset>'),
    "inertia from geoms that are none": one(
        '<inertial pos=".1 0 .1" mass="9" diaginertia="1 1 1"/>', '<compiler inertiafromgeom="true"/>'
    ),
    "inertia from geoms without mass": one(
        '<inertial pos=".1 0 .1" mass="9" diaginertia="1 1 1"/><geom size=".1" mass="0"/>',
        '<compiler inertiafromgeom="true"/>',
    ),
    "inertia from other groups": one(
        '<inertial pos=".1 0 .1" mass="9" diaginertia="1 1 1"/><geom size=".1" group="1"/>',
        '<compiler inertiafromgeom="true" inertiagrouprange="2 3"/>',
    ),
    "bounds of a welded body": one(
        BOX + '<frame pos="1 2 3" euler="0 0 90"><body pos="0 1 1"/></frame>',
        '<compiler boundmass="1" boundinertia=".5"/>',
    ),
    "bounds of a body without mass": file(
        '<body pos=".1 .5 .3"><joint axis="1 2 3"/><geom size=".1" mass="0"/></body>',
        '<compiler boundmass="1" boundinertia=".5"/>',
    ),
    "no gains in a class": driven(""),
    "gains of position in a class": driven('<position kp="7" kv="2"/>'),
    "gains of velocity in a class": driven('<velocity kv="7"/>'),
    "one law after another": driven('<velocity kv="3"/><position kp="7"/>'),
    "a motor after a servo": driven('<position kp="7" kv="2"/><motor gear="2"/>'),
    "a general gain": driven('<general gainprm="3"/>'),
    "a general servo": driven('<general gainprm="3" biastype="affine" biasprm="0 -3 -2"/>'),
    "a general law": driven('<general gaintype="affine" gainprm="3 4 5" biastype="affine" biasprm="1 2 3"/>'),
    "a general gain over a servo": driven('<position kp="7" kv="2"/><general gainprm="8"/>'),
    **{
        f"laws of classes in classes: {k}": driven(f'{outer}<default class="in">{inner}</default>', OF_CLASS)
        for k, (outer, inner) in enumerate(
            [
                ('<position kp="7" kv="2"/>', '<motor gear="3"/>'),
                ('<general gainprm="4"/>', '<motor gear="3"/><velocity kv="5"/>'),
                ('<position kp="7" kv="2"/>', '<velocity kv="5"/><position kv="3"/>'),
                ('<position kp="7"/>', '<general gaintype="affine" gainprm="5 2"/>'),
                ('<velocity kv="3"/>', '<general biastype="affine" biasprm="-2 -7 -4"/>'),
                ('<general gainprm="6"/>', '<general gainprm="3 6" biasprm="-8 -4 -8"/><motor/>'),
            ]
        )
    },
    **{
        f"a part of the critical damping: {actuator}": two(actuator)
        for actuator in [
            '<position name="p" joint="a" kp="3" dampratio="1"/>',
            '<position name="p" joint="d" kp="3" gear="4" dampratio=".5"/>',
            '<position name="p" tendon="t" kp="3" dampratio="2"/>',
            '<general name="p" joint="d" gainprm="5" biastype="affine" biasprm="2 -5 1"/>',
            '<general name="p" joint="d" gainprm="5" biastype="affine" biasprm="2 -4 1"/>',
            '<position name="p" class="in" joint="d" kp="3"/>',
            '<general name="p" class="in" joint="d"/>',
        ]
    },
    "springs by their time and damping ratio": two('<motor name="m" joint="a"/>').replace(
        'name="a"', 'name="a" springdamper=".2 .7" stiffness="9" damping="5" springref="30"'
    ),
    "weights that are borne": file(
        f'<body name="b" gravcomp=".5" euler="10 20 30">{HINGE}{BOX}<body pos="0 0 1" gravcomp="1.2">{BOX}</body>'
        f'<body pos="0 1 0" gravcomp="1"><joint/>{BOX}</body></body><body gravcomp="1" name="w">{BOX}</body>',
        '<option gravity="1 2 -9"/>',
    ),
    "motors at sites": file(
        f'<body name="b" pos="1 2 3"><freejoint/>{BOX}<body pos=".1 .2 .3" euler="10 20 30"><site name="s" pos="0 0 1" '
        f'euler="30 0 50"/>{BOX}</body></body><body name="c"><joint axis="1 1 0"/>{BOX}<site name="r" pos="1 1 0"/></body>',
        after='<actuator><motor name="m" site="s" gear="1 2 3 4 5 6"/><general name="g" site="r" gear="0 2" gainprm="3" '
        'biastype="affine" biasprm="5"/><motor name="n" site="r" gear="0 0 0 0 1"/></actuator>',
    ),
    "a motor at a site between two points": one(
        BOX
        + '<frame euler="40 5 6"><site name="s" type="capsule" fromto=".1 .2 0 1 2 3" size=".1" euler="9 8 7"/></frame>',
        after='<actuator><motor name="m" site="s" gear="1 2 3 4 5 6"/></actuator>',
    ),
    "motors of free bodies and balls": file(
        f'<body name="b" euler="40 5 6"><freejoint name="f"/>{BOX}<body pos="0 0 1" euler="1 20 3"><joint name="a" '
        f'type="ball" pos=".1 .1 .2"/>{BOX}</body></body><body pos="0 3 0" euler="10 20 30">'
        f'<joint name="d" type="ball"/>{BOX}</body>',
        after='<actuator><motor name="m" joint="f" gear="1 2 3 4 5 6"/><motor name="n" joint="a" gear="1 2 3"/>'
        '<motor name="o" joint="d" gear="-2 1 .5"/><general name="p" joint="a" gainprm="2"/></actuator>',
    ),
    "a damping that drives": one(BOX).replace('name="a"', 'name="a" damping="-.0132"'),
    "a damper": driven(
        "", '<damper name="d" joint="a" ctrlrange="0 1"/><damper name="e" kv="2" joint="a" ctrlrange="0 1"/>'
    ),
    "a negative length of a spring": one(
        BOX,
        after='<tendon><fixed name="t" stiffness="3" springlength="-.4"><joint joint="a" coef="2"/></fixed></tendon>',
    ),
    "springs and dampers of higher powers": file(
        f'<body pos="1 2 3"><joint type="free" damping="1 2 3"/>{BOX}<body pos="0 1 0"><joint type="ball" damping="0 2"/>{BOX}'
        f'<body><joint name="a" axis="1 1 0" stiffness="1 2 3" springref="20" damping=".3 .4 .5"/>{BOX}<body pos="1 0 0">'
        f'<joint name="b" type="slide" axis="0 1 0" stiffness="0 0 3" springref=".3" damping="0 2"/>{BOX}</body></body>'
        "</body></body>",
        after='<tendon><fixed stiffness="3 2 1" damping="1 2 3"><joint joint="a" coef="2"/><joint joint="b" coef="-.5"/>'
        "</fixed></tendon>",
    ),
    "a spring of a tendon that is slack between two lengths": one(
        BOX,
        after='<tendon><fixed stiffness="3 2 1" springlength="-.3 .2"><joint joint="a" coef="2"/></fixed></tendon>',
    ),
    "copies of bodies": file(
        f'<replicate count="3" offset=".1 0 1" euler="50 0 30"><frame pos="1 0 0"><body name="b" pos="0 .3 0">{HINGE}{BOX}'
        "</body></frame></replicate>",
        after='<actuator><motor name="m" joint="a" gear="3"/><motor name="one" joint="a1" gear="2"/></actuator>',
    ),
    "copies of copies": file(
        '<replicate count="11" offset="0 0 1" sep="-"><replicate count="2" offset="1 0 0" sep="_">'
        f'<body name="b">{HINGE}{BOX}</body></replicate></replicate>',
        after='<tendon><fixed name="t" stiffness="3"><joint joint="a" coef="2"/></fixed></tendon>'
        '<actuator><position name="p" tendon="t" kp="2"/></actuator>',
    ),
    "parts without names beside such as have the names they would get": file(
        f'<body><joint axis="1 2 3"/>{BOX}<body name="body1" pos="0 1 0"><joint name="body1 hinge" axis="0 1 1"/>{BOX}'
        '<body><joint name="body1 hinge 2"/><joint axis="1 0 0"/><geom size=".1"/></body></body></body>',
        after='<tendon><fixed name="tendon1"><joint joint="body1 hinge" coef="2"/></fixed>'
        '<fixed stiffness="2"><joint joint="body1 hinge" coef="3"/></fixed></tendon>'
        '<actuator><motor name="m" tendon="tendon1"/></actuator>',
    ),
    "copies of geoms": one(f'<replicate count="4" offset="0 .1 0" euler="0 0 40">{BOX}</replicate>'),
}


@pytest.mark.parametrize("case", CASES)
def test_each_word_means_what_it_means_to_mujoco(case, tmp_path):
    path = tmp_path / "robot.xml"
    path.write_text(CASES[case])
    theirs, data = quiet(path)
    model = al.load(path)
    assert not [note for note in model.origin.notes if "not read" in note]
    ours, rng = Tree(model), np.random.default_rng(5)
    theirs.actuator_ctrllimited[:] = 0  # kept as limits, which no run obeys
    named = {theirs.actuator(k).name: k for k in range(theirs.nu)}
    assert {s.name for s in model.inputs} == {*named}
    for _ in range(2):
        data.qpos, u = rng.uniform(-1, 1, theirs.nq), rng.uniform(-1, 1, theirs.nv)
        mujoco.mj_normalizeQuat(theirs, data.qpos)
        q = data.qpos.copy()
        data.qvel, data.ctrl = u, rng.uniform(-1, 1, theirs.nu)
        mujoco.mj_forward(theirs, data)
        assert close(ours.mass_matrix(q), their_mass_matrix(theirs, data))
        assert close(ours.needed(q, u, 0 * u), data.qfrc_bias)
        inputs = [data.ctrl[named[s.name]] for s in model.inputs]
        loads, weight = data.qfrc_passive + data.qfrc_actuator, np.abs(data.qfrc_bias).max()
        assert np.abs(ours.loads(q, u, inputs) - loads).max() <= 1e-10 * (weight + np.abs(loads).max())


RANGES = {
    "hinges in degrees": ('<joint name="a" range="-10 20"/><joint name="b" axis="1 0 0" range="-1 100"/>', ""),
    "hinges in radians": ('<joint name="a" range="-1 2"/>', 'angle="radian"'),
    "a slide": ('<joint name="a" type="slide" range="-1 2"/>', ""),
    "said one by one": (
        '<joint name="a" range="-1 2" limited="true"/><joint name="b" axis="1 0 0" range="-1 2" limited="false"/>',
        'autolimits="false"',
    ),
}


@pytest.mark.parametrize("case", RANGES)
def test_ranges_are_those_that_mujoco_compiles(case, tmp_path):
    joints, compiler = RANGES[case]
    path = tmp_path / "robot.xml"
    path.write_text(file(f"<body>{joints}{BOX}</body>", f"<compiler {compiler}/>"))
    theirs, limits = mujoco.MjModel.from_xml_path(str(path)), al.load(path).origin.limits
    limited = {theirs.joint(k).name: theirs.jnt_range[k] for k in range(theirs.njnt) if theirs.jnt_limited[k]}
    assert {name: pytest.approx([own.lower, own.upper]) for name, own in limits.items()} == {
        name: list(own) for name, own in limited.items()
    }


def test_ranges_of_actuators_count_where_they_are_said_to(tmp_path):
    path = tmp_path / "robot.xml"
    joints = (
        '<joint name="a" range="-40 60" actuatorfrcrange="-3 3"/><joint name="c" axis="1 0 0" actuatorfrcrange="-5 4"/>'
    )
    actuators = """<motor name="off" joint="a" ctrlrange="-1 2" ctrllimited="false"/>
      <motor name="m" joint="a" forcerange="-3 2"/>
      <position name="p" joint="a" inheritrange=".5"/><motor name="on" joint="a" ctrlrange="-1 2"/>"""
    path.write_text(file(f"<body>{joints}{BOX}</body>", after=f"<actuator>{actuators}</actuator>"))
    model, theirs = al.load(path), mujoco.MjModel.from_xml_path(str(path))
    limits = model.origin.limits
    for k in range(theirs.nu):
        own = limits.get(name := theirs.actuator(k).name)
        assert (own is not None) == bool(theirs.actuator_ctrllimited[k] or theirs.actuator_forcelimited[k]), name
        if theirs.actuator_ctrllimited[k]:
            assert [own.lower, own.upper] == pytest.approx(list(theirs.actuator_ctrlrange[k]))
    assert (limits["a"].effort, limits["c"].effort, limits["m"].effort) == (3.0, 5.0, 3.0)
    assert sum("not the same both ways" in note for note in model.origin.notes) == 2  # of joints, and of actuators


LEFT = {
    "the range of a ball": ('<joint name="a" type="ball" range="0 60"/>', "", "<joint range>"),
    "groups of actuators": (HINGE, '<option actuatorgroupdisable="1"/>', "<option actuatorgroupdisable>"),
    "a slip in an option": (HINGE, '<option gravty="0 0 -1"/>', "<option gravty>"),
    "the range of a tendon": (
        HINGE,
        '<tendon><fixed range="0 1"><joint joint="a" coef="1"/></fixed></tendon>',
        "<fixed range>",
    ),
    "a body that is moved from outside": (HINGE, '<worldbody><body mocap="true"/></worldbody>', "<body mocap>"),
    "what a default cannot have": (HINGE, "<default><joint><spring/></joint></default>", "<spring> in <joint>"),
    "an unknown default": (HINGE, "<default><springs/></default>", "<springs> in <default>"),
    "a servo with a state by its class": (
        HINGE,
        '<default><position timeconst=".2"/></default><actuator><general joint="a"/></actuator>',
        "<general> in <actuator>",
    ),
    "a frame that is turned to the principal axes": ('<freejoint align="true"/>', "", "<freejoint align>"),
    "all frames that are turned so": ("<freejoint/>", '<compiler alignfree="true"/>', "<compiler alignfree>"),
    "a range that nothing says to hold": (
        HINGE.replace("name", 'range="0 1" name'),
        '<compiler autolimits="false"/>',
        "<joint range>",
    ),
    "the spring of a free body": ('<joint type="free" stiffness="3"/>', "", "<joint stiffness>"),
}


def test_what_means_nothing_to_a_free_body_is_not_listed(tmp_path):
    path = tmp_path / "robot.xml"
    said = 'pos="1 2 3" limited="false" range="0 1" stiffness="0" frictionloss="0" damping="-.1"'
    path.write_text(
        file(f'<body><joint name="j" type="free" {said}/><geom size="1" contype="0" conaffinity="0"/></body>')
    )
    assert al.load(path).origin.notes == (f"{path}, line 1: the damping -0.1 of 'j' is negative; it drives",)


@pytest.mark.parametrize("case", LEFT)
def test_what_is_not_read_is_listed(case, tmp_path):
    joint, before, expected = LEFT[case]
    path = tmp_path / "robot.xml"
    path.write_text(file(f"<body>{joint}{BOX}</body>", before))
    assert f"not read: {expected} (line 1)" in al.load(path).origin.notes


def test_switches_of_what_is_mujocos_own_are_not_listed(tmp_path):
    path = tmp_path / "robot.xml"
    flags = '<flag warmstart="disable" clampctrl="disable" energy="enable" damper="disable"/>'
    path.write_text(one(BOX, f"<option>{flags}</option>"))
    notes = [note for note in al.load(path).origin.notes if "not read" in note]
    assert notes == ["not read: <flag damper> (line 1)"]


def test_what_a_flag_switches_off_is_left_out_and_told(tmp_path):
    """The equality and the servo, which MuJoCo then leaves out too; the last flag counts."""
    path = tmp_path / "robot.xml"
    rest = '<equality><joint joint1="a"/></equality><actuator><position name="p" joint="a" kp="9"/></actuator>'
    flags = '<option><flag equality="enable"/></option><option><flag equality="disable" actuation="disable"/></option>'
    path.write_text(one(BOX, flags, rest))
    model, theirs = al.load(path), mujoco.MjModel.from_xml_path(str(path))
    theirs.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    told = [note for note in model.origin.notes if "not read" in note]
    assert told == ["not read: <equality> in <mujoco> (line 1)", "not read: <actuator> in <mujoco> (line 1)"]
    data = mujoco.MjData(theirs)
    data.qpos, data.qvel = 0.4, 0.7
    mujoco.mj_forward(theirs, data)
    run = al.simulate(model, 1e-6, initial={"a": 0.4, "a'": 0.7}, samples=2)
    assert close(run["a''"][:1], data.qacc)


def test_only_what_moves_has_its_weight_borne(tmp_path):
    path = tmp_path / "robot.xml"
    path.write_text(file(f'<body name="b" gravcomp="1">{HINGE}{BOX}</body><body name="w" gravcomp="1">{BOX}</body>'))
    assert [load for load in al.load(path).loads if "gravcomp" in load] == ["b gravcomp"]


def test_contacts_said_by_name_are_told(tmp_path):
    off = 'size=".1" contype="0" conaffinity="0"'
    bodies = "".join(f'<body pos="{k} 0 0"><joint/><geom name="g{k}" {off}/></body>' for k in range(2))
    path = tmp_path / "robot.xml"
    path.write_text(file(bodies, after='<contact><pair geom1="g0" geom2="g1"/></contact>'))
    assert "contacts are not modelled: nothing meets 2 geoms of the file" in al.load(path).origin.notes


def test_a_weld_with_relpose_holds_its_anchor_there(tmp_path):
    """MuJoCo's residual vanishes where our assembly puts the body."""
    path = tmp_path / "robot.xml"
    weld = '<weld body1="bar" body2="held" relpose=".1 .2 .3 1 .2 .3 .4" anchor=".3 .4 .5"/>'
    held = f'<body name="held" pos="1.5 0 .2"><freejoint name="f"/>{BOX}</body>'
    path.write_text(file(f'<body name="bar">{HINGE}{BOX}</body>{held}', after=f"<equality>{weld}</equality>"))
    model, theirs = al.load(path), mujoco.MjModel.from_xml_path(str(path))
    run = al.simulate(model, 1e-6, initial={**model.origin.starts["reference"], "a": 0.3}, samples=2)
    data = mujoco.MjData(theirs)
    data.qpos = [run[name][0] for name in (*model.joints["a"].names, *model.joints["f"].names)]
    theirs.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    mujoco.mj_forward(theirs, data)
    assert len(data.efc_pos) == 6
    assert np.abs(data.efc_pos).max() < 1e-10


def exact_tensor(corners, density):
    """The inertia of a tetrahedron about its centre, in fractions (Tonon 2004)."""
    points = [[Fraction(int(x), 64) for x in row] for row in corners]
    (a, b, c), d = [[x - y for x, y in zip(p, points[3], strict=True)] for p in points[:3]], points[3]
    cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]]
    volume = abs(sum(x * y for x, y in zip(a, cross, strict=True))) / 6
    total = [sum(p[i] for p in points) for i in range(3)]
    second = [
        [
            volume * (sum(p[i] * p[j] for p in points) / 20 + total[i] * total[j] * (Fraction(1, 20) - Fraction(1, 16)))
            for j in range(3)
        ]
        for i in range(3)
    ]
    assert len(d) == 3
    trace = sum(second[k][k] for k in range(3))
    return np.array([[float(density * ((i == j) * trace - second[i][j])) for j in range(3)] for i in range(3)])


@pytest.mark.parametrize("kind", ["exact", "legacy", "convex"])
def test_inertia_of_a_mesh_against_fractions(kind, tmp_path):
    """MuJoCo's own has some eight digits for meshes, since it drops what a tensor has beside the axes that it found."""
    rng, path = np.random.default_rng(2), tmp_path / "robot.xml"
    for _ in range(5):
        corners = rng.integers(-64, 65, (4, 3))
        vertex = " ".join(repr(float(x) / 64) for x in corners.flat)
        asset = f'<asset><mesh name="m" inertia="{kind}" vertex="{vertex}"/></asset>'
        path.write_text(file('<body><freejoint/><geom type="mesh" mesh="m"/></body>', asset))
        (body,) = al.load(path).bodies.values()
        assert close(np.array(body.J, dtype=float), exact_tensor(corners, 1000), 1e-13)


def test_sites_and_starts_without_names_replace_none_that_have(tmp_path):
    sites = '<site name="site1" pos="1 0 0"/><site pos="0 2 0"/><site name="site0" pos="0 0 3"/>'
    keys = '<keyframe><key name="key1" qpos=".1"/><key qpos=".2"/></keyframe>'
    path = tmp_path / "robot.xml"
    path.write_text(one(BOX + sites, after=keys))
    kept = al.load(path).origin
    assert {name: tuple(map(float, point.local)) for name, point in kept.points.items()} == {
        "site1": (1, 0, 0),
        "site1 2": (0, 2, 0),
        "site0": (0, 0, 3),
    }
    assert {name: start["a"] for name, start in kept.starts.items()} == {"key1": 0.1, "key1 2": 0.2}


def test_an_include_is_looked_for_in_the_folder_of_the_robot_and_then_beside_the_file_that_says_it(tmp_path):
    """MuJoCo's order: the same bodies are found, with one file of the name and with two."""
    (tmp_path / "parts").mkdir()
    (tmp_path / "robot.xml").write_text('<mujoco><include file="parts/arm.xml"/></mujoco>')
    (tmp_path / "parts" / "arm.xml").write_text('<mujoco><include file="hand.xml"/></mujoco>')
    for place, name in (("parts/hand.xml", "beside"), ("hand.xml", "above")):
        (tmp_path / place).write_text(file(f'<body name="{name}"><joint name="a"/>{BOX}</body>'))
        theirs = mujoco.MjModel.from_xml_path(str(tmp_path / "robot.xml"))
        assert [*al.load(tmp_path / "robot.xml").bodies] == [theirs.body(1).name] == [name]
