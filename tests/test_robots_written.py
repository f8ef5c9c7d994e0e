"""Models written in URDF and MJCF and read again, by us and by MuJoCo: the same masses, forces and accelerations."""

import warnings
from dataclasses import replace
from pathlib import Path

import mujoco
import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert import examples
from alembert.description.origin import Limits
from robots_in_numbers import Tree, close, quiet, their_mass_matrix

HERE = Path(__file__).parent / "robots"
NOT_SAID = ("both",)


def arm():
    return al.load(HERE / "everything.urdf")


def all_of_mjcf():
    model = al.load(HERE / "everything.xml")
    for name in NOT_SAID:
        model = model.without(name)
    return model


def joints_in_a_row():
    """Joints of several coordinates: a sleeve, a cross, a plate; a hinge walked backwards, a rotor, a spring, a stop."""
    model = al.Model("row")
    model.gravity((0, 0, -9.81))
    bodies = [model.body(f"b{k}", mass=1 + k, inertia=[1, 1.2, 1.4], center=(0.1, 0, 0.2 * k)) for k in range(4)]
    turned = al.Rotation.from_roll_pitch_yaw(0.3, -0.2, 0.5)
    model.planar("plate", model.ground.point(0.1, 0.2, 0), bodies[0].point(0, 0, 0.3), normal=(0, 0.6, 0.8))
    model.cylindrical("sleeve", bodies[0].point(1, 0, 0), bodies[1].point(0, 0, 0), axis=(0, 0, 1), orientation=turned)
    model.universal("cross", bodies[1].point(0, 1, 0), bodies[2].point(0, 0, 0.1), axis=(1, 0, 0), axis_b=(0, 1, 0))
    back = model.revolute(
        "back", bodies[3].point(0.2, 0, 0), bodies[2].point(0, 0, 1), axis=(0, 0.6, 0.8), coordinate="back"
    )
    model.torsional_spring("damper", back, damping=0.3)
    model.limit("stop", back, low=-1, high=2)
    return model


CASES = {
    "arm.urdf": arm,
    "arm.xml": arm,
    "all.xml": all_of_mjcf,
    "row.urdf": joints_in_a_row,
    "row.xml": joints_in_a_row,
    "chain.xml": examples.spatial_chain,
}


def open_model(model):
    for name in model.unilaterals:
        model = model.without(name)
    return model


@pytest.mark.parametrize("file", CASES)
def test_what_is_written_is_read_again(file, tmp_path):
    model = CASES[file]()
    saved(model, tmp_path / file)
    again = al.load(tmp_path / file, limits=bool(model.unilaterals))
    assert len(again.unilaterals) == len(model.unilaterals)
    assert [str(c.expressions[0]) for c in again.constraints.values()] == [
        str(c.expressions[0]) for c in model.constraints.values()
    ]
    one, two = Tree(open_model(model)), Tree(open_model(again))
    assert one.q == two.q
    rng = np.random.default_rng(4)
    q, u, du = (rng.uniform(-1, 1, len(names)) for names in (one.q, one.u, one.u))
    for four in one.mechanism.eom.euler_parameters:
        q[list(four)] /= np.linalg.norm(q[list(four)])
    assert close(two.mass_matrix(q), one.mass_matrix(q), 1e-12)
    assert close(two.needed(q, u, du), one.needed(q, u, du), 1e-12)
    inputs = rng.uniform(-1, 1, len(model.inputs))
    named = dict(zip([s.name for s in model.inputs], inputs, strict=True))
    given = [named[s.name] for s in again.inputs]
    assert close(two.mechanism.bias(q, u, inputs=given), one.mechanism.bias(q, u, inputs=inputs), 1e-12)
    if file.endswith(".xml"):
        theirs, data = quiet(tmp_path / file)
        data.qpos, data.qvel = q, u
        mujoco.mj_forward(theirs, data)
        assert close(their_mass_matrix(theirs, data), one.mass_matrix(q))
        assert close(data.qfrc_bias, one.needed(q, u, 0 * u))


def saved(model, path):
    """The model in a file, and what is said not to be in it."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        al.save_model(model, path)
    assert all(issubclass(one.category, al.AlembertWarning) for one in told)
    return [str(one.message) for one in told]


def arm_of_all_limits(tmp_path):
    """A URDF with limits of every kind, and a link welded beside another."""
    limits = {
        "both": '<limit lower="-1" upper="2" velocity="3" effort="4"/>',
        "none": '<limit velocity="3" effort="5"/>',
        "still": '<limit lower="1" upper="1" velocity="3" effort="0"/>',
    }
    mass = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
    links = "".join(f'<link name="l{k}">{mass}</link>' for k in range(4))
    joints = "".join(
        f'<joint name="{name}" type="prismatic"><parent link="l{k}"/><child link="l{k + 1}"/>{text}</joint>'
        for k, (name, text) in enumerate(limits.items())
    )
    mount = '<parent link="l3"/><child link="tool"/><origin xyz="1 2 3" rpy="0.1 0.2 0.3"/>'
    tool = f'<link name="tool"/><joint name="w" type="fixed">{mount}</joint>'
    (tmp_path / "limits.urdf").write_text(f'<robot name="r">{links}{joints}{tool}</robot>')
    return al.load(tmp_path / "limits.urdf")


def test_limits_are_written_or_told(tmp_path):
    model = arm_of_all_limits(tmp_path)
    expected = dict(model.origin.limits)
    assert expected == {"both": Limits(-1, 2, 3, 4), "none": Limits(speed=3, effort=5), "still": Limits(1, 1, 3, 0)}
    assert saved(model, tmp_path / "again.toml") == []
    assert dict(al.load(tmp_path / "again.toml").origin.limits) == expected
    assert saved(model, tmp_path / "again.urdf") == []
    assert dict(al.load(tmp_path / "again.urdf").origin.limits) == expected
    (told,) = saved(model, tmp_path / "again.xml")
    lost = "the ranges and efforts of no width of 'still'; the limits of speed of 'both', 'none', 'still'"
    assert f"does not keep {lost}. A .toml file keeps them." in told
    assert dict(al.load(tmp_path / "again.xml").origin.limits) == {
        "both": Limits(-1, 2, effort=4),
        "none": Limits(effort=5),
    }
    assert mujoco.MjModel.from_xml_path(str(tmp_path / "again.xml")).jnt_actfrcrange.tolist() == [
        [-4, 4],
        [-5, 5],
        [0, 0],
    ]


@pytest.mark.parametrize("ending", ["urdf", "xml", "toml"])
@pytest.mark.parametrize("robot", ["limits", "everything"])
def test_links_that_are_welded_keep_their_frames(robot, ending, tmp_path):
    model = arm_of_all_limits(tmp_path) if robot == "limits" else arm()
    path = tmp_path / f"again.{ending}"
    told = saved(model, path)
    again = al.load(path)
    one, two = Tree(model).mechanism, Tree(again).mechanism
    q = np.random.default_rng(6).uniform(-1, 1, len(one.eom.q))
    lost = {*model.origin.frames} - {*again.origin.frames}
    assert not lost or (ending == "xml" and f"the frames without mass between joints {next(iter(lost))!r}" in told[-1])
    for name, frame in model.origin.frames.items():
        if frame.origin.frame.name in one.bodies and name not in lost:
            expected, found = one.jacobian(frame.origin, q), two.jacobian(again.origin.frames[name].origin, q)
            assert close(found, expected, 1e-12), name


def test_ranges_of_inputs_and_sites_are_written(tmp_path):
    """A range with one end is told: one alone would be read as a range that ends at zero."""
    body = '<body><joint name="q" axis="0 1 0"/><geom size="0.1" mass="1"/><site name="tip" pos="0.1 0.2 0.3"/></body>'
    motor = '<actuator><motor name="m" joint="q" ctrlrange="-1 2" forcerange="-3 3"/></actuator>'
    key = '<keyframe><key name="up" qpos="1"/></keyframe>'
    (tmp_path / "a.xml").write_text(f"<mujoco><worldbody>{body}</worldbody>{motor}{key}</mujoco>")
    model = al.load(tmp_path / "a.xml")
    model.origin = replace(model.origin, limits={**model.origin.limits, "q": Limits(lower=-1)})
    (told,) = saved(model, tmp_path / "b.xml")
    assert "does not keep the ranges with one end of 'q'. A .toml" in told
    again = al.load(tmp_path / "b.xml")
    assert dict(again.origin.limits) == {"m": Limits(-1, 2, effort=3)}
    assert [float(x) for x in again.origin.points["tip"].local] == pytest.approx([0.1, 0.2, 0.3])


@pytest.mark.parametrize("file", ["everything.urdf", "everything.xml", "loops.xml"])
def test_a_model_file_keeps_all_that_a_robot_says(file, tmp_path):
    model = al.load(HERE / file)
    al.save_model(model, tmp_path / "robot.toml")
    one, two = model.origin, al.load(tmp_path / "robot.toml").origin
    assert (dict(two.limits), two.notes) == (dict(one.limits), one.notes)
    assert {name: dict(start) for name, start in two.starts.items()} == {n: dict(s) for n, s in one.starts.items()}
    assert (two.points.keys(), two.frames.keys()) == (one.points.keys(), one.frames.keys())
    for name, point in one.points.items():
        assert two.points[name].frame.name == point.frame.name
        assert [float(x) for x in two.points[name].local] == [float(x) for x in point.local]
    for name, frame in one.frames.items():
        turned = np.array(two.frames[name].rotation.matrix, dtype=float)
        assert np.abs(turned - np.array(frame.rotation.matrix, dtype=float)).max() < 1e-14
    model.origin = replace(one, limits={"gone": Limits(1, 2)})
    al.save_model(model, tmp_path / "smaller.toml")
    assert al.load(tmp_path / "smaller.toml").origin.limits == {}


STOPS = {
    "one end": {"low": -1},
    "a bounce": {"low": -1, "high": 1, "restitution": 0.5},
}


@pytest.mark.parametrize("case", STOPS)
@pytest.mark.parametrize("ending", ["urdf", "xml"])
def test_stops_that_files_of_robots_have_no_words_for(case, ending, tmp_path):
    model = al.Model("stopped")
    body = model.body("b", mass=1, inertia=[1, 1, 1])
    joint = model.revolute("h", model.ground.point(), body.point(), axis=(0, 1, 0), coordinate="q")
    model.gravity((0, 0, -9.81))
    model.limit("stop", joint, **STOPS[case])
    with pytest.raises(
        al.ModelError, match=r"the limit 'stop' cannot be written in .*: it knows two ends that are numbers"
    ):
        al.save_model(model, tmp_path / f"x.{ending}")


def test_formats_that_are_only_read_are_not_written(tmp_path):
    with pytest.raises(
        al.ModelError, match=r"found the ending '.sdf'; expected .toml, .urdf or .xml, as others are only read"
    ):
        al.save_model(arm(), tmp_path / "x.sdf")
    assert not (tmp_path / "x.sdf").exists()


LOOPS = """<mujoco model="loops"><compiler angle="radian"/><worldbody>
  <body name="one"><joint name="a" axis="0 1 0"/><geom type="box" size="0.1 0.2 0.3" pos="0.3 0 0"/>
    <body name="two" pos="0.5 0 0" euler="0.2 0 0.1"><joint name="b" type="ball"/>
      <geom type="box" size="0.3 0.1 0.1"/></body></body>
  <body name="bar" pos="1 0 0.2"><joint name="c" axis="0 0 1"/><joint name="d" axis="0 1 0"/>
    <geom type="box" size="0.2 0.1 0.1"/></body>
  <body name="held" pos="1.5 0 0.2" euler="0.1 0.2 0.3"><freejoint name="e"/><geom type="box" size="0.1 0.1 0.2"/></body>
  </worldbody><equality><connect name="pin" body1="two" body2="bar" anchor="0.2 0.1 0"/>
  <weld name="clamp" body1="bar" body2="held"/><joint name="gear" joint1="a" joint2="c" polycoef="0 -2"/></equality></mujoco>"""


def test_loops_and_couplings_are_written_too(tmp_path):
    """A ball and a weld that close loops, a gear, and hinges in a plane: the same accelerations at the reference."""
    (tmp_path / "loops.xml").write_text(LOOPS)
    loops = al.load(tmp_path / "loops.xml")
    bars = examples.four_bar(), {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4}
    for k, (model, start) in enumerate([(loops, loops.origin.starts["reference"]), bars]):
        path = tmp_path / f"{k}.xml"
        al.save_model(model, path)
        mujoco.MjModel.from_xml_path(str(path))
        runs = [al.simulate(m, 1e-3, initial=start, samples=2) for m in (model, al.load(path))]
        names = [s.name for s in runs[0].eom.u]
        assert {*names} == {s.name for s in runs[1].eom.u}
        one, two = (np.array([run[f"{name}'"][0] for name in names]) for run in runs)
        assert np.abs(one).max() > 1
        assert close(two, one, 1e-9)  # redundant constraints on both sides


def test_a_joint_that_follows_by_a_polynomial_is_written_to_mjcf(tmp_path):
    """MuJoCo's own coefficients of it; a URDF has words for a fixed ratio alone, and nobody for a sine."""
    hinge = '<body><joint name="{}" axis="0 1 0"/><geom size="0.1" pos="0.3 0 0"/></body>'
    law = '<equality><joint joint1="a" joint2="b" polycoef="0.1 -2 0.5 0 3"/></equality>'
    bodies = hinge.format("a") + hinge.format("b")
    (tmp_path / "a.xml").write_text(f"<mujoco><worldbody>{bodies}</worldbody>{law}</mujoco>")
    model = al.load(tmp_path / "a.xml")
    assert saved(model, tmp_path / "b.xml") == []
    theirs = mujoco.MjModel.from_xml_path(str(tmp_path / "b.xml"))
    assert list(theirs.eq_data[0][:5]) == pytest.approx([0.1, -2, 0.5, 0, 3], abs=1e-15)
    with pytest.raises(al.ModelError, match="it knows joints that follow one other joint, in a fixed ratio"):
        al.save_model(model, tmp_path / "b.urdf")
    a, b = (model.joints[name].coordinate for name in "ab")
    for wrong in (a - sp.sin(b), a - sp.cos(b), a - b**5, a * b - 1):
        other = al.load(tmp_path / "a.xml").without(next(iter(model.constraints)))
        other.constrain("law", wrong)
        with pytest.raises(
            al.ModelError, match=r"the constraint 'law' cannot be written in MJCF: .* four powers at most"
        ):
            al.save_model(other, tmp_path / "c.xml")


REFUSED = {
    "x.urdf": {
        examples.four_bar: "the gravity 0.0 -9.81 0.0 cannot be written in URDF: readers of it take 0.0 0.0 -9.81",
        examples.rotary_pendulum: "the motor of 'theta' cannot be written in URDF: it has no motors",
        examples.spatial_chain: "the ball of 'joint1' cannot be written in URDF: it has no balls",
    },
    "x.xml": {
        examples.simple_pendulum: "the explicit pose of 'bob' cannot be written in MJCF",
        examples.rolling_disk: "the constraint 'no slip x' cannot be written in MJCF: it knows joints that follow one other",
        examples.hooke_shaft: "the joint 'cross' cannot be written in MJCF: it closes a loop, and only balls, hinges and",
        examples.rough_ramp: "the friction on 'ramp' cannot be written in MJCF",
        examples.chaplygin_sleigh: "the load 'spring' cannot be written in MJCF: it is no spring, damper, friction or motor",
    },
}


@pytest.mark.parametrize(("file", "build"), [(file, build) for file, cases in REFUSED.items() for build in cases])
def test_what_cannot_be_said_is_named_and_nothing_is_written(file, build, tmp_path):
    with pytest.raises(al.ModelError) as caught:
        al.save_model(build(), tmp_path / file)
    assert REFUSED[file][build] in str(caught.value)
    assert str(caught.value).endswith("Write the model to a .toml file.")
    assert not (tmp_path / file).exists()


OWN = '<inertial pos="0 0.3 1" mass="1" diaginertia="1 1 1"/>'
KEYED = f"""<mujoco><worldbody>
  <body name="trunk"><freejoint name="root"/><inertial pos="0 0 0" mass="2" diaginertia="1 2 2.5"/>
    <body name="a" pos="1 0 0"><joint name="swing" axis="0 1 0" ref="20"/>{OWN}
      <body name="b" pos="0 0 2"><joint name="ball" type="ball"/>{OWN}</body></body>
    <body name="c"><joint name="slide" type="slide"/>{OWN}</body></body></worldbody>
  <keyframe><key name="home" qpos="1 2 3 0.6 0 0.8 0 0.5 0.8 0 0 0.6 -0.25"/>
    <key name="thrown" qpos="0 0 5 1 0 0 0 0 1 0 0 0 0" qvel="1 2 3 4 5 6 7 8 9 10 11"/></keyframe></mujoco>"""


def test_keyframes_are_written_in_the_order_that_mujoco_reads(tmp_path):
    (tmp_path / "a.xml").write_text(KEYED)
    model = al.load(tmp_path / "a.xml")
    assert saved(model, tmp_path / "b.xml") == []
    again = al.load(tmp_path / "b.xml")
    assert {*again.origin.starts} == {"reference", "home", "thrown"}
    for name, start in model.origin.starts.items():
        assert dict(again.origin.starts[name]) == pytest.approx(dict(start), abs=1e-15), name
    theirs = [mujoco.MjModel.from_xml_path(str(tmp_path / file)) for file in ("a.xml", "b.xml")]
    for name in ("home", "thrown"):
        places = []
        for own in theirs:
            data = mujoco.MjData(own)
            mujoco.mj_resetDataKeyframe(own, data, own.key(name).id)
            mujoco.mj_forward(own, data)
            places.append([[*data.body(body).xipos, *data.body(body).cvel] for body in "abc"])
        assert np.allclose(*places, rtol=0, atol=1e-12), name
    model.origin = replace(model.origin, starts={"low": {"slide": 0.1}})
    assert "does not keep the starts 'low'" in saved(model, tmp_path / "c.xml")[0]


FLOATING = """<mujoco><worldbody><body name="trunk" pos="0 0 1"><joint name="root" type="free" damping="0.7" {}/>
  <inertial pos="0 0 0" mass="2" diaginertia="1 2 2.5"/><body name="a" pos="1 0 0">
  <joint name="ball" type="ball" damping="0.3"/>
  <inertial pos="0 0.3 1" mass="1" diaginertia="1 1 1"/></body></body></worldbody></mujoco>"""


def test_dampers_of_balls_and_free_bodies_are_written(tmp_path):
    """MuJoCo finds the same masses and loads in both files, the rotor of the free body with them."""
    (tmp_path / "a.xml").write_text(FLOATING.format('armature="0.2"'))
    assert saved(al.load(tmp_path / "a.xml"), tmp_path / "b.xml") == []
    states, rng = [quiet(tmp_path / file) for file in ("a.xml", "b.xml")], np.random.default_rng(4)
    q, u = rng.uniform(-1, 1, 11), rng.uniform(-1, 1, 9)
    for theirs, data in states:
        data.qpos, data.qvel = q, u
        mujoco.mj_normalizeQuat(theirs, data.qpos)
        mujoco.mj_forward(theirs, data)
    assert np.abs(states[0][1].qfrc_passive).min() > 0.01
    assert close(states[1][1].qfrc_passive, states[0][1].qfrc_passive, 1e-14)
    assert close(*(their_mass_matrix(*state) for state in states), 1e-14)
    (tmp_path / "a.xml").write_text(FLOATING.format("").replace('<joint name="ball" type="ball" damping="0.3"/>', ""))
    model = al.load(tmp_path / "a.xml")
    assert saved(model, tmp_path / "b.urdf") == [
        "save_model: 'b.urdf' does not keep the starts 'reference'. A .toml file keeps them."
    ]
    again = al.load(tmp_path / "b.urdf")
    assert [load.kind for load in again.loads.values() if load.kind != "gravity"] == ["torque", "force"]
    start = {"root.e0": 1.0, "root.x'": 1.0, "root.w2": 2.0, "root.w1": -1.0}
    ends = [al.simulate(m, 0.5, initial=start, samples=2) for m in (model, again)]
    assert [ends[1][name][-1] for name in start] == pytest.approx([ends[0][name][-1] for name in start], rel=1e-9)


@pytest.mark.parametrize("ending", ["urdf", "xml"])
def test_a_damper_of_turns_alone_is_refused_for_a_free_body(ending, tmp_path):
    (tmp_path / "a.xml").write_text(FLOATING.format("").replace('<joint name="ball" type="ball" damping="0.3"/>', ""))
    model = al.load(tmp_path / "a.xml").without("root damping of translation")
    with pytest.raises(al.ModelError, match="the damping of 'root' cannot be written in"):
        al.save_model(model, tmp_path / f"b.{ending}")


def test_a_hinge_after_a_ball_in_one_body_is_refused(tmp_path):
    """MuJoCo reads no such body."""
    (tmp_path / "a.xml").write_text(FLOATING.format("").replace('damping="0.3"/>', '/><joint name="h" axis="1 0 0"/>'))
    with pytest.raises(
        al.ModelError, match="the joint 'h' cannot be written in MJCF: MuJoCo takes none that turns after"
    ):
        al.save_model(al.load(tmp_path / "a.xml"), tmp_path / "b.xml")


def test_a_start_is_no_part_of_a_robot(tmp_path):
    with pytest.raises(
        al.ModelError, match=r"found a start or a view for 'x.urdf'; expected them of a .toml file only"
    ):
        al.save_model(arm(), tmp_path / "x.urdf", start={"duration": 1.0})


@pytest.mark.parametrize("ending", ["urdf", "xml", "toml"])
def test_a_damping_that_drives_is_written_and_noted(ending, tmp_path):
    model = al.Model("driven")
    model.gravity((0, 0, -9.81))
    wheel = model.body("wheel", mass=2, inertia=[1, 1.2, 1.4])
    model.torsional_spring(
        "motor",
        model.revolute("hinge", model.ground.point(), wheel.point(), axis=(1, 0, 0), coordinate="q"),
        damping=-0.3,
    )
    path = tmp_path / f"robot.{ending}"
    al.save_model(model, path)
    again = al.load(path)
    assert float(al.compile(again).accelerations([0.2], [0.5])[0]) == pytest.approx(0.3 * 0.5, rel=1e-12)
    assert ending == "toml" or again.origin.notes[0].endswith("the damping -0.3 of 'q' is negative; it drives")


SUMS = """<mujoco><compiler angle="radian"/><worldbody>{}</worldbody>
<tendon>
<fixed name="t" stiffness="4" damping="0.3" springlength="0.2"><joint joint="a" coef="2"/><joint joint="b" coef="-3"/></fixed>
<fixed name="s" stiffness="2"><joint joint="b" coef="1"/><joint joint="c" coef="0.5"/><joint joint="d" coef="-1"/></fixed>
<fixed name="r" damping="1.5"><joint joint="c" coef="1"/><joint joint="d" coef="4"/></fixed></tendon>
<actuator><motor name="grasp" tendon="t" gear="0.7"/><position name="servo" tendon="s" kp="7" kv="2" ctrlrange="-1 2"/>
<motor name="own" joint="a"/></actuator>
<equality><tendon name="sum" tendon1="s" polycoef="0.1"/><joint name="still" joint1="a" polycoef="0.3"/></equality></mujoco>"""


def test_sums_of_joints_are_written_as_tendons(tmp_path):
    """Springs, dampers, drives and equalities of several joints: the same loads, also by MuJoCo, and the same accelerations."""
    hinge = '<body name="{0}"><joint name="{0}" axis="0 1 0"/><geom size="0.1" pos="0.3 0 0"/></body>'
    path, again = tmp_path / "sums.xml", tmp_path / "again.xml"
    path.write_text(SUMS.format("".join(map(hinge.format, "abcd"))))
    model = al.load(path)
    saved(model, again)
    written = al.load(again)
    assert [s.name for s in written.inputs] == [s.name for s in model.inputs] == ["grasp", "servo", "own"]
    assert written.origin.limits["servo"] == Limits(-1.0, 2.0)
    assert {*written.constraints} == {"sum", "still"}
    one, two, (theirs, data) = Tree(model), Tree(written), quiet(again)
    theirs.actuator_ctrllimited[:] = 0
    rng = np.random.default_rng(8)
    q, u = rng.uniform(-1, 1, (2, 4))
    given = dict(zip(["grasp", "servo", "own"], rng.uniform(-1, 1, 3), strict=True))
    loads = [tree.loads(q, u, [given[s.name] for s in tree.model.inputs]) for tree in (one, two)]
    data.qpos, data.qvel, data.ctrl = q, u, list(given.values())
    mujoco.mj_forward(theirs, data)
    assert close(loads[1], loads[0], 1e-12)
    assert close(data.qfrc_passive + data.qfrc_actuator, loads[0])
    start = {"a": 0.3, "b": 0.2, "c": 0.4, "d": 0.3}
    runs = [al.simulate(m, 1e-3, initial=start, keep=[*start], inputs=given, samples=2) for m in (model, written)]
    for name in ("b''", "c''", "d''"):
        assert runs[1][name][0] == pytest.approx(runs[0][name][0], rel=1e-9)


def test_an_effort_of_no_one_length_is_refused_by_its_name(tmp_path):
    """Two joints that pull each other in a way that no energy has."""
    path = tmp_path / "hand.xml"
    joints = "".join(f'<body><joint name="{name}" axis="1 0 0"/><geom size=".1"/></body>' for name in "ab")
    path.write_text(f"<mujoco><worldbody>{joints}</worldbody></mujoco>")
    model = al.load(path)
    model.load("twist", model.joints["a"], 3 * model.joints["b"].coordinate)
    with pytest.raises(al.ModelError, match=r"the load 'twist' cannot be written in MJCF: .* or of a sum of joints"):
        al.save_model(model, tmp_path / "again.xml")
    assert not (tmp_path / "again.xml").exists()


def test_places_that_a_urdf_does_not_keep_are_told(tmp_path):
    """A site of the world, and where a free body stands."""
    body = '<body name="b" pos="0 0 1"><freejoint name="f"/><geom size=".1"/></body>'
    (tmp_path / "ball.xml").write_text(f'<mujoco><worldbody><site name="w" pos="1 2 3"/>{body}</worldbody></mujoco>')
    with pytest.warns(al.AlembertWarning, match="does not keep the points 'w'; the starts 'reference'"):
        al.save_model(al.load(tmp_path / "ball.xml"), tmp_path / "ball.urdf")


@pytest.mark.parametrize("ratio", [1, -1, 2, 0.5, -0.25])
@pytest.mark.parametrize("order", [("b", "c"), ("c", "b")])
@pytest.mark.parametrize("ending", ["urdf", "xml"])
def test_the_joint_that_follows_is_the_same_again(ratio, order, ending, tmp_path):
    """Also where either could follow the other: who drives the robot moves the one that leads."""
    inertial = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
    links = "".join(f'<link name="{name}">{inertial}</link>' for name in "abc")
    follower, leader = order
    joints = "".join(
        f'<joint name="{name}" type="revolute"><parent link="a"/><child link="{name}"/><axis xyz="0 1 0"/>'
        + (f'<mimic joint="{leader}" multiplier="{ratio}"/>' if name == follower else "")
        + "</joint>"
        for name in "bc"
    )
    path, again = tmp_path / "robot.urdf", tmp_path / f"again.{ending}"
    path.write_text(f'<robot name="r">{links}{joints}</robot>')
    al.save_model(al.load(path), again)
    if ending == "xml":
        assert f'joint1="{follower}" joint2="{leader}"' in again.read_text()
    assert [*al.load(again).constraints] == [f"{follower} mimic"]
