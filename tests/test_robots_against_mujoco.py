"""Robots of URDF and MJCF files against MuJoCo: mass matrix, bias, inverse and forward dynamics, energies, centres, loops."""

import re
from pathlib import Path

import mujoco
import numpy as np
import pytest

import alembert as al
from robots_in_numbers import Tree, close, quiet, their_mass_matrix

HERE = Path(__file__).parent / "robots"
NO_FRICTION = {"creep_speed": 1e30}
"""The speed at which dry friction has its whole size: with this one there is none, as in MuJoCo's smooth dynamics."""


@pytest.fixture(params=["urdf", "mjcf"], scope="module")
def robot(request, tmp_path_factory):
    """One robot in our numbers and in MuJoCo's."""
    path = HERE / "everything.xml"
    if request.param == "urdf":  # MuJoCo takes no link without mass, and looks for meshes elsewhere
        text = re.sub(r"<(visual|collision)>.*?</\1>", "", (HERE / "everything.urdf").read_text(), flags=re.S)
        mass = '<mass value="1e-3"/><inertia ixx="1e-6" iyy="1e-6" izz="1e-6" ixy="0" ixz="0" iyz="0"/>'
        path = tmp_path_factory.mktemp("robot") / "light.urdf"
        path.write_text(
            text.replace('<link name="massless"/>', f'<link name="massless"><inertial>{mass}</inertial></link>')
        )
    model = al.load(path)
    ours = Tree(model.with_values(NO_FRICTION if "creep_speed" in model.values else None))
    return ours, *quiet(path)


@pytest.fixture
def state(robot):
    """A random state, with the same numbers in both."""
    ours, theirs, data = robot
    rng = np.random.default_rng(7)
    data.qpos, data.qvel = rng.uniform(-1, 1, theirs.nq), rng.uniform(-1, 1, theirs.nv)
    data.ctrl = 0.0
    mujoco.mj_normalizeQuat(theirs, data.qpos)
    mujoco.mj_forward(theirs, data)
    assert (len(ours.q), len(ours.u)) == (theirs.nq, theirs.nv)
    return data.qpos.copy(), data.qvel.copy()


def test_mass_matrix(robot, state):
    ours, theirs, data = robot
    assert close(ours.mass_matrix(state[0]), their_mass_matrix(theirs, data))


def test_bias_and_gravity(robot, state):
    ours, theirs, data = robot
    q, u = state
    assert close(ours.needed(q, u, np.zeros(theirs.nv)), data.qfrc_bias)
    data.qvel = 0.0
    mujoco.mj_forward(theirs, data)
    assert close(ours.needed(q, 0 * u, np.zeros(theirs.nv)), data.qfrc_bias)


def test_inverse_dynamics(robot, state):
    ours, theirs, data = robot
    q, u = state
    du = np.random.default_rng(8).uniform(-1, 1, theirs.nv)
    data.qacc = du
    mujoco.mj_inverse(theirs, data)
    # what drives and what resists by springs and dampers is on MuJoCo's side of the equation
    assert close(ours.needed(q, u, du) - ours.loads(q, u, ()), data.qfrc_inverse + _bias_of_servos(theirs, data, q, u))


def _bias_of_servos(theirs, data, q, u):
    """MuJoCo's inverse dynamics leave actuators out; with no control a servo still pulls."""
    data.qpos, data.qvel, data.ctrl = q, u, 0.0
    mujoco.mj_forward(theirs, data)
    return -data.qfrc_actuator


def test_forward_dynamics_with_springs_dampers_and_inputs(robot, state):
    ours, theirs, data = robot
    q, u = state
    names = [mujoco.mj_id2name(theirs, mujoco.mjtObj.mjOBJ_ACTUATOR, k) for k in range(theirs.nu)]
    given = dict(zip(names, np.random.default_rng(9).uniform(-0.9, 0.9, theirs.nu), strict=True))
    given.pop("lazy", None)  # it has a state of its own, which no input is
    data.ctrl = [given.get(name, 0.0) for name in names]
    mujoco.mj_forward(theirs, data)
    inputs = [given[s.name] for s in ours.model.inputs]
    assert close(ours.loads(q, u, inputs), data.qfrc_passive + data.qfrc_actuator)
    assert close(ours.mechanism.accelerations(q, u, inputs=inputs), data.qacc)


def test_energies(robot, state):
    ours, theirs, data = robot
    q, u = state
    kinetic, potential = ours.mechanism.energy(q, u)
    assert close(kinetic, data.energy[1])
    start = data.energy[0] - potential  # MuJoCo counts what is fixed in the world, too
    data.qpos = mujoco.MjData(theirs).qpos
    mujoco.mj_forward(theirs, data)
    assert close(ours.mechanism.energy(data.qpos.copy(), u)[1] + start, data.energy[0])


def test_center_of_mass(robot, state):
    ours, theirs, data = robot
    moving = [k for k in range(1, theirs.nbody) if theirs.body_weldid[k] != 0]
    masses = theirs.body_mass[moving]
    assert close(ours.center(state[0]), masses @ data.xipos[moving] / masses.sum())


def test_momentum_and_jacobians(robot, state):
    """Momenta about the centre of all that moves, from MuJoCo's Jacobians; and the Jacobian of every named body."""
    ours, theirs, data = robot
    q, u = state
    moving = [k for k in range(1, theirs.nbody) if theirs.body_weldid[k] != 0]
    center = theirs.body_mass[moving] @ data.xipos[moving] / theirs.body_mass[moving].sum()
    push, spin = np.zeros((2, 3))
    for k in moving:
        velocity, turning = np.zeros((2, 3, theirs.nv))
        mujoco.mj_jacBodyCom(theirs, data, velocity, turning, k)
        R, p = data.ximat[k].reshape(3, 3), theirs.body_mass[k] * velocity @ u
        push += p
        spin += R @ (theirs.body_inertia[k] * (R.T @ turning @ u)) + np.cross(data.xipos[k] - center, p)
    assert close(ours.mechanism.momentum(q, u), np.concatenate([push, spin]))
    frames = ours.model.origin.frames
    compared = [k for k in moving if mujoco.mj_id2name(theirs, mujoco.mjtObj.mjOBJ_BODY, k) in frames]
    assert len(compared) > 3
    for k in compared:
        velocity, turning = np.zeros((2, 3, theirs.nv))
        mujoco.mj_jacBody(theirs, data, velocity, turning, k)
        point = frames[mujoco.mj_id2name(theirs, mujoco.mjtObj.mjOBJ_BODY, k)].origin
        assert close(ours.mechanism.jacobian(point, q), np.vstack([velocity, turning]))


def test_regressor(robot, state):
    """Forces from the inertial parameters, and those of the rotors."""
    ours, theirs, data = robot
    q, u = state
    du = np.random.default_rng(2).uniform(-1, 1, theirs.nv)
    found = ours.mechanism.regressor(q, u, du) @ ours.mechanism.inertial_parameters() + theirs.dof_armature * du
    assert close(found, their_mass_matrix(theirs, data) @ du + data.qfrc_bias)


def test_sites_are_points():
    """The place of a named point, and its velocity, which has the Jacobian in it."""
    path = HERE / "everything.xml"
    model, (theirs, data) = al.load(path), quiet(path)
    start = model.origin.starts["home"]
    run = al.simulate(model, 1e-6, initial=start, samples=2)
    mujoco.mj_resetDataKeyframe(theirs, data, 0)
    mujoco.mj_forward(theirs, data)
    assert set(model.origin.points) == {"top", "tip"}
    for name, point in model.origin.points.items():
        jacobian = np.zeros((3, theirs.nv))
        mujoco.mj_jacSite(theirs, data, jacobian, None, data.site(name).id)
        assert close(run.position(point)[0], data.site(name).xpos), name
        assert close(run.velocity(point)[0], jacobian @ data.qvel), name


def test_loops_against_the_equations_of_mujoco():
    """M a + J^T lambda = f, J a = 0 at rest, with M, f and J of MuJoCo: its equalities with no softness at all."""
    path = HERE / "loops.xml"
    model = al.load(path)
    left_out = "line 34: <distance> 'old' was left out: it is between spheres only; say model.distance or model.contact"
    assert model.origin.notes[1].endswith(left_out)
    check_loops(model, re.sub("<distance.*?>", "", path.read_text()), {"g1": 0.1, "g3": 0.4})


def test_a_distance_of_spheres_against_the_length_of_a_tendon(tmp_path):
    """MuJoCo no longer has distances between geoms; a tendon between the centres of two spheres, held, is one."""
    text = """<mujoco><worldbody>
    <body name="a"><joint name="a" axis="0 1 0"/><geom name="ball" pos="0.6 0 0.1" size="0.1"/>
    <site name="s" pos="0.6 0 0.1"/></body>
    <body name="b" pos="1 0.5 0.3"><joint name="b" type="ball"/><geom size="0.05" pos="0 0 -0.2"/>
    <geom name="other" pos="0.1 0.2 0.3" size="0.2"/><site name="r" pos="0.1 0.2 0.3"/></body></worldbody>
    {}</mujoco>"""
    apart = float(np.linalg.norm([0.5, 0.7, 0.5])) - 0.3
    path = tmp_path / "two.xml"
    path.write_text(text.format(f'<equality><distance geom1="ball" geom2="other" distance="{apart!r}"/></equality>'))
    sites = '<site site="s"/><site site="r"/>'
    tendon = f'<tendon><spatial name="t">{sites}</spatial></tendon><equality><tendon tendon1="t"/></equality>'
    check_loops(al.load(path), text.format(tendon), {})


def test_a_weld_without_torque_is_a_ball(tmp_path):
    """At the anchor in the second body, which MuJoCo takes at the reference where no `relpose` is said."""
    text = """<mujoco><worldbody><body name="a"><joint axis="0 1 1"/><geom type="box" size="0.1 0.2 0.3"/></body>
    <body name="b" pos="1 0.5 0.3" euler="10 20 30"><freejoint/><geom type="box" size="0.3 0.1 0.2"/></body></worldbody>
    <equality><weld body1="a" body2="b" anchor="0.1 0.2 0.3" torquescale="0"/></equality></mujoco>"""
    path = tmp_path / "two.xml"
    path.write_text(text)
    check_loops(al.load(path), text, {})


def check_loops(model, text, held):
    """The accelerations at rest beside those of MuJoCo's matrices."""
    theirs = mujoco.MjModel.from_xml_string(text)
    theirs.opt.jacobian, data = mujoco.mjtJacobian.mjJAC_DENSE, mujoco.MjData(theirs)
    theirs.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    for name, value in held.items():
        data.joint(name).qpos = value
    mujoco.mj_forward(theirs, data)
    J, n = data.efc_J.reshape(data.nefc, theirs.nv), theirs.nv
    assert np.abs(data.efc_pos).max() < 1e-12  # a state on all constraints
    M = their_mass_matrix(theirs, data)
    table = np.block([[M, J.T], [J, np.zeros((len(J), len(J)))]])
    right = np.concatenate([-data.qfrc_bias, np.zeros(len(J))])
    expected = np.linalg.lstsq(table, right, rcond=1e-12)[0][:n]
    start = {**model.origin.starts.get("reference", {}), **held}
    run = al.simulate(model, 1e-3, initial=start, samples=2)
    names = [s.name for s in run.eom.u]
    found = np.array([run[f"{name}'"][0] for name in names])
    order = [names.index(name) for name in _speeds(model)]
    assert np.linalg.norm(expected) > 1
    assert close(found[order], expected, 1e-9)


def _speeds(model):
    return [s.name for joint in model.joints.values() if not joint.cut for s in joint.speed_symbols]


def test_momentum_jacobian_and_centre_of_a_free_robot():
    """A dog without weight: all momenta about its centre of mass, and how a foot moves with the speeds."""
    path = HERE.parents[1] / "examples" / "dog.xml"
    model, (theirs, data) = al.load(path, meshes=False), quiet(path)
    ours, rng = al.compile(model), np.random.default_rng(3)
    data.qpos, data.qvel = rng.uniform(-1, 1, theirs.nq), rng.uniform(-1, 1, theirs.nv)
    mujoco.mj_normalizeQuat(theirs, data.qpos)
    mujoco.mj_forward(theirs, data)
    mujoco.mj_subtreeVel(theirs, data)
    J = np.zeros((3, theirs.nv))
    mujoco.mj_jacBody(theirs, data, J, None, theirs.body("hind right shin").id)
    foot = model.origin.frames["hind right shin"].origin
    push, spin = data.subtree_linvel[0] * theirs.body_subtreemass[0], data.subtree_angmom[0]
    assert close(ours.jacobian(foot, data.qpos)[:3], J)
    assert close(ours.momentum(data.qpos, data.qvel)[:3], push)
    assert close(ours.momentum(data.qpos, data.qvel)[3:], spin)
    assert close(ours.center_of_mass(data.qpos), data.subtree_com[0])


@pytest.mark.parametrize("kind", ["legacy", "convex", "exact"])
def test_the_inertia_of_a_turned_box_as_a_mesh_has_a_closed_form(kind, tmp_path):
    """To the last digits also beside the principal axes, of which MuJoCo knows 1e-8 or, as its meshes, 1e-6."""
    sides, center = np.array([0.3, 0.2, 0.1]), np.array([0.04, -0.02, 0.05])
    R = np.array(al.Rotation.from_roll_pitch_yaw(0.4, -0.7, 1.1).matrix, dtype=float)
    signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    faces = "1 2 4 3, 5 7 8 6, 1 5 6 2, 3 4 8 7, 1 3 7 5, 2 6 8 4"
    lines = ["v " + " ".join(repr(float(x)) for x in R @ (s * sides / 2) + center) for s in signs]
    (tmp_path / "box.obj").write_text("\n".join([*lines, *(f"f {face}" for face in faces.split(", "))]))
    path = tmp_path / "box.xml"
    path.write_text(
        f'<mujoco><asset><mesh name="box" file="box.obj" inertia="{kind}"/></asset><worldbody><body name="b"><freejoint/>'
        '<geom type="mesh" mesh="box" density="1000" contype="0" conaffinity="0"/></body></worldbody></mujoco>'
    )
    body = al.load(path).bodies["b"]
    theirs, axes = mujoco.MjModel.from_xml_path(str(path)), np.zeros(9)
    mujoco.mju_quat2Mat(axes, theirs.body_iquat[1])
    axes = axes.reshape(3, 3)
    mass = 1000 * sides.prod()
    expected = mass / 12 * R @ np.diag((sides**2).sum() - sides**2) @ R.T
    assert float(body.mass) == pytest.approx(mass, rel=1e-13)
    assert np.abs(np.array(body.J, dtype=float) - expected).max() < 1e-13 * expected.max()
    assert np.abs(axes * theirs.body_inertia[1] @ axes.T - expected).max() < 1e-6 * expected.max()


def test_a_mesh_in_mujocos_own_format_is_the_same_as_others(tmp_path):
    """Points, no normals, places in a picture, corners."""
    points = np.array([(0, 0, 0), (1, 0, 0), (0, 2, 0), (0, 0, 3)], "<f4")
    corners = np.array([(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)], "<i4")
    counts = np.array([4, 0, 2, 4], "<i4")
    (tmp_path / "m.msh").write_bytes(b"".join(x.tobytes() for x in (counts, points, np.zeros(4, "<f4"), corners)))
    lines = [f"v {x} {y} {z}" for x, y, z in points] + [f"f {a + 1} {b + 1} {c + 1}" for a, b, c in corners]
    (tmp_path / "m.obj").write_text("\n".join(lines))
    found = []
    for ending in ("msh", "obj"):
        path = tmp_path / f"{ending}.xml"
        path.write_text(
            f'<mujoco><asset><mesh name="m" file="m.{ending}"/></asset><worldbody><body name="b"><freejoint/>'
            '<geom type="mesh" mesh="m"/></body></worldbody></mujoco>'
        )
        model = al.load(path)
        (drawn,) = model.shapes["b"]
        body = model.bodies["b"]
        found.append((float(body.mass), np.array(body.J, dtype=float).tolist(), drawn.points.tolist()))
    assert found[0] == found[1]
    assert found[0][0] == pytest.approx(1000, rel=1e-12)  # a sixth of 1 x 2 x 3, of water


@pytest.mark.parametrize(
    "change", [lambda data: data[:-1], lambda data: b"\xff" * 16 + data[16:], lambda data: data[:7]]
)
def test_a_mesh_in_mujocos_own_format_that_is_cut_off_is_noted(change, tmp_path):
    counts, rest = np.array([3, 0, 0, 1], "<i4"), np.zeros(9, "<f4").tobytes() + np.arange(3, dtype="<i4").tobytes()
    (tmp_path / "m.msh").write_bytes(change(counts.tobytes() + rest))
    path = tmp_path / "robot.xml"
    path.write_text(
        '<mujoco><asset><mesh name="m" file="m.msh"/></asset><worldbody><body><freejoint/><geom size="1" contype="0" '
        'conaffinity="0"/><geom type="mesh" mesh="m" mass="0" contype="0" conaffinity="0"/></body></worldbody></mujoco>'
    )
    (note,) = al.load(path).origin.notes
    assert note.endswith("the mesh 'm.msh' cannot be drawn: its size is not what its first numbers say")


BOX = '<geom type="box" size="0.1 0.2 0.3" pos="0.1 0 0.05"/>'


def arm_of(path, head="", geom=BOX, tail=""):
    """A hinge with a box, and another beside it."""
    bodies = (
        f'<body><joint name="j" axis="0 1 0"/>{geom}</body><body pos="0 1 0"><joint name="k" ref="20"/>{BOX}</body>'
    )
    path.write_text(f"<mujoco>{head}<worldbody>{bodies}</worldbody>{tail}</mujoco>")
    return path


def test_of_a_row_of_numbers_that_is_short_the_class_has_the_rest(tmp_path):
    head = """<default><geom type="box" size="0.1 0.2 0.3"/><default class="small"><geom size="0.05"/></default>
    <general gaintype="affine" gainprm="1 2 3" biastype="affine" biasprm="4 5 6"/></default>"""
    tail = '<actuator><general joint="j" gainprm="7" biasprm="1 2"/></actuator>'
    path = arm_of(tmp_path / "arm.xml", head, '<geom size="0.3 0.1"/><geom class="small" pos="0.4 0 0"/>', tail)
    ours, (theirs, data) = Tree(al.load(path)), quiet(path)
    data.qpos, data.qvel, data.ctrl = [0.3, -0.2], [0.7, 0.5], [0.9]
    mujoco.mj_forward(theirs, data)
    assert close(ours.mass_matrix(data.qpos), their_mass_matrix(theirs, data))
    assert close(ours.loads(data.qpos, data.qvel, [0.9]), data.qfrc_actuator)


@pytest.mark.parametrize("coefficients", ["", 'polycoef="0.1"', 'polycoef="0.1 2"', 'polycoef="0.1 2 0 3"'])
def test_a_polynomial_that_is_short_is_the_usual_one_in_the_rest(coefficients, tmp_path):
    tail = f'<equality><joint joint1="j" joint2="k" {coefficients}/></equality>'
    path = arm_of(tmp_path / "gears.xml", tail=tail)
    (constraint,) = al.load(path).constraints.values()
    theirs = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(theirs)
    data.qpos = [0.3, -0.2]
    mujoco.mj_forward(theirs, data)
    (residual,) = constraint.residuals
    assert close([float(residual.value.subs({"j": 0.3, "k": -0.2}))], data.efc_pos[:1])
