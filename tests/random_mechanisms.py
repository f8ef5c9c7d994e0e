"""Random mechanisms: trees of bodies with joints of every kind, loads of every kind, and what is asked besides."""

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np
import sympy as sp

import alembert as al
from alembert.assembly.assembler import Assembler
from alembert.description.bodies import Body, Point
from alembert.description.joints import Joint
from alembert.expressions.algebra import expression
from alembert.expressions.evaluation import evaluate
from alembert.kinematics import tree_kinematics

AXIAL = ("revolute", "prismatic", "cylindrical", "screw", "universal", "planar")
KINDS = (*AXIAL, "fixed", "spherical", "free")
NORMALS = {"xy": "Z", "yz": "X", "zx": "Y"}
SEQUENCES = ("XYX", "XYZ", "XZX", "XZY", "YXY", "YXZ", "YZX", "YZY", "ZXY", "ZXZ", "ZYX", "ZYZ")
CROSSES = (((1, 0, 0), (0, 3, 4)), ((2, 1, 0), (0, 0, 1)))
STEADY_LOADS = ("twist", "spring", "hard_spring", "damper", "torsion")


class Draw:
    """Random choices for mechanisms in space, or in a plane; rounded, so that a failing one is short to write down.

    `decades` (both ways) spread the masses of the bodies.
    """

    def __init__(self, seed: Any, plane: str | None = None, decades: float = 0) -> None:
        self.random, self.plane, self.decades = np.random.default_rng(seed), plane, decades

    def chance(self, probability: float) -> bool:
        return bool(self.random.random() < probability)

    def one_of(self, options: Any) -> Any:
        return options[int(self.random.integers(len(options)))]

    def number(self, low: float = -0.5, high: float = 0.5) -> float:
        return round(float(self.random.uniform(low, high)), 3)

    def heaviness(self) -> float:
        """A factor for the mass of a body."""
        return float(f"{10 ** self.number(-self.decades, self.decades):.3g}") if self.decades else 1.0

    def triple(self, size: float = 0.5) -> tuple[float, ...]:
        """Three components; the one across the plane is zero."""
        return tuple(self.number(-size, size) if k in (self.plane or "xyz") else 0 for k in "xyz")

    def point(self, frame: Any) -> Point:
        return frame.point(*self.triple())

    def body(self, model: al.Model) -> Body:
        return self.one_of(tuple(model.bodies.values()))

    def rotation(self) -> al.Rotation:
        if self.plane:
            return al.rotation(NORMALS[self.plane], self.number(-2, 2))
        return al.rotation(self.one_of(SEQUENCES), *(self.number(-2, 2) for _ in range(3)))


def random_mechanism(
    seed: int,
    *features: str,
    bodies: int = 3,
    plane: str | None = None,
    loads: tuple[str, ...] = (),
    decades: float = 0,
) -> al.Model:
    """A tree of random bodies and joints with three random loads (of the given kinds), and the features asked for."""
    draw = Draw([seed, bodies, len(features)], plane, decades)
    model = al.Model(f"mechanism {seed}")
    g = model.parameters(g=9.81)
    model.gravity(tuple(g * c for c in draw.triple(1.0)))
    for k in range(bodies):
        parents = (model.ground, *model.bodies.values())
        add_joint(model, draw, k, draw.one_of(parents[-3:]), add_body(model, draw, k))
    for name in draw.random.permutation(loads or list(LOADS))[:3]:
        LOADS[name](model, draw)
    for feature in features:
        model = with_feature(model, feature, draw)
    return model


# --- bodies and joints ----------------------------------------------------------------------------------------------


def add_body(model: al.Model, draw: Draw, k: int) -> Body:
    name, center = f"B{k}", draw.triple(0.2) if draw.chance(0.5) else (0, 0, 0)
    heaviness = draw.heaviness()
    mass = model.parameters(**{f"m{k}": draw.number(0.5, 2.0) * heaviness})
    if draw.plane:
        return model.body(name, mass=mass, inertia=draw.number(0.05, 0.3) * heaviness, plane=draw.plane, center=center)
    angles = (draw.one_of(SEQUENCES), f"a{k}", f"b{k}", f"c{k}") if draw.chance(0.3) else None
    return model.body(name, mass=mass, inertia=random_inertia(draw, heaviness), center=center, angles=angles)


def random_inertia(draw: Draw, heaviness: float = 1.0) -> Any:
    """Three principal values, or the matrix of such in other axes."""
    principal = [draw.number(0.2, 0.3) * heaviness for _ in range(3)]
    R = np.array(draw.rotation().matrix, dtype=float)
    J = R @ np.diag(principal) @ R.T
    return ((J + J.T) / 2).tolist() if draw.chance(0.3) else principal


def add_joint(model: al.Model, draw: Draw, k: int, parent: Any, child: Body) -> Joint:
    kind = draw.one_of(("revolute", "prismatic") if draw.plane else KINDS)
    ends = [draw.point(parent), draw.point(child)]
    options: dict[str, Any] = {"cut": draw.chance(0.15)} | axes(kind, draw)
    if draw.chance(0.6):
        options["orientation"] = draw.rotation()
    return getattr(model, kind)(f"J{k}", *(ends[::-1] if draw.chance(0.4) else ends), **options)


def axes(kind: str, draw: Draw) -> dict[str, Any]:
    """The axes that a joint of this kind needs."""
    if kind == "universal":
        return dict(zip(("axis", "axis_b"), draw.one_of(CROSSES), strict=True))
    if kind not in AXIAL or (draw.plane and kind == "revolute"):
        return {}
    pitch = {"pitch": draw.number(0.2, 0.8)} if kind == "screw" else {}
    return {"normal" if kind == "planar" else "axis": draw.triple(1.0)} | pitch


# --- loads ----------------------------------------------------------------------------------------------------------


def single(model: al.Model) -> list[Joint]:
    """The joints with one coordinate."""
    return [joint for joint in model.joints.values() if len(joint.names) == 1]


def two_points(model: al.Model, draw: Draw) -> tuple[Point, Point]:
    """A point on some body or the ground, and one on the last body."""
    *others, last = (model.ground, *model.bodies.values())
    return draw.point(draw.one_of(others)), draw.point(last)


def push(model: al.Model, draw: Draw) -> None:
    frame, size = draw.one_of((None, *model.bodies.values())), model.input("size")
    model.force("push", draw.point(draw.body(model)), [c * size for c in draw.triple(2)], frame=frame)


def twist(model: al.Model, draw: Draw) -> None:
    first, *_, last = model.bodies.values()
    moment = draw.number(-1, 1) if draw.plane else draw.triple(1)
    model.torque("twist", last, moment, reaction=first if draw.chance(0.5) else None)


def spring(model: al.Model, draw: Draw) -> None:
    model.spring("spring", *two_points(model, draw), stiffness=3.0, length=0.4, damping=draw.one_of((0, 0.2)))


def hard_spring(model: al.Model, draw: Draw) -> None:
    model.spring("hard spring", *two_points(model, draw), law=lambda x, v: 2 * x + 3 * x**3 + v**3 / 10)


def damper(model: al.Model, draw: Draw) -> None:
    model.damper("damper", *two_points(model, draw), damping=draw.number(0.1, 0.5))


def motor(model: al.Model, draw: Draw) -> None:
    for joint in single(model)[:1]:
        model.torque("motor", joint, model.input("tau"))


def torsion(model: al.Model, draw: Draw) -> None:
    for joint in single(model)[-1:]:
        model.torsional_spring("torsion", joint, stiffness=2.0, rest=0.2, damping=0.1)


def field(model: al.Model, draw: Draw) -> None:
    model.potential("field", sp.cos(draw.point(draw.body(model)).position.dot(draw.triple(2)) + model.time))


LOADS: dict[str, Callable[[al.Model, Draw], None]] = {
    add.__name__: add for add in (push, twist, spring, hard_spring, damper, motor, torsion, field)
}


# --- features -------------------------------------------------------------------------------------------------------


def with_feature(model: al.Model, feature: str, draw: Draw) -> al.Model:
    """A copy with a feature that takes one freedom away (friction: none), drawn again until it does."""
    wanted = al.mobility(model).degrees_of_freedom - (feature != "friction")
    before = len(model.joints) + len(model.constraints) + len(model.frictions)
    for _ in range(20):
        trial = model.copy()
        with contextlib.suppress(al.AssemblyError):  # a rod too short, a drive of what is held already
            FEATURES[feature](trial, draw)
            added = len(trial.joints) + len(trial.constraints) + len(trial.frictions) - before
            if added and al.mobility(trial).degrees_of_freedom == wanted:
                return trial
    raise AssertionError(f"{model.name}: found no room for {feature}")


def value_somewhere(model: al.Model, value: Any) -> float:
    """The number of an expression at a state that the model can reach."""
    assembler = Assembler(tree_kinematics(model))
    state = assembler.random_state(np.random.default_rng(1))
    return float(evaluate([assembler.kinematics.express(expression(value))], state.numbers)[0])


def rod(model: al.Model, draw: Draw) -> None:
    a, b = draw.point(model.ground), draw.point(draw.body(model))
    model.distance("rod", a, b, length=value_somewhere(model, (b.position - a.position).norm()))


def plate(model: al.Model, draw: Draw) -> None:
    point, normal = draw.point(draw.body(model)), draw.triple(1.0)
    along = value_somewhere(model, point.position.dot(normal)) / float(np.dot(normal, normal))
    model.point_on_plane("plate", model.ground.point(*(along * c for c in normal)), point, normal=normal)


def blade(model: al.Model, draw: Draw) -> None:
    body = draw.body(model)
    drift = draw.one_of((0, 0.3, 0.5 * model.time))
    model.constrain("blade", draw.point(body).velocity.dot(body.axis(*draw.triple(1.0))) + drift)


def friction(model: al.Model, draw: Draw) -> None:
    able = [joint for joint in model.joints.values() if joint.kind in ("revolute", "prismatic")]
    for joint in able[-2:]:
        radius = {"radius": 0.05} if joint.kind == "revolute" else {}
        model.friction(joint.name, coefficient=draw.number(0.05, 0.2), **radius)


def drive(model: al.Model, draw: Draw) -> None:
    able = [joint for joint in single(model) if not joint.cut]
    if able:
        q = draw.one_of(able).coordinate
        model.constrain("drive", q - value_somewhere(model, q) - draw.number() * sp.sin(model.time))
    else:
        model.constrain("drive", draw.body(model).velocity.dot(draw.triple()) - model.time / 2)


FEATURES: dict[str, Callable[[al.Model, Draw], None]] = {
    add.__name__: add for add in (rod, plate, blade, friction, drive)
}
