"""Random mechanisms: trees of two to five bodies with joints of every kind, loads of every kind, and what is asked besides."""

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np
import sympy as sp

import alembert as al
from alembert.algebra import evaluate
from alembert.assembly import Assembler
from alembert.bodies import Body, Point
from alembert.joints import Joint
from alembert.kinematics import tree_kinematics

AXIAL = ("revolute", "prismatic", "cylindrical", "screw", "universal", "planar")
KINDS = (*AXIAL, "fixed", "spherical", "free")
PLANAR_KINDS = ("revolute", "prismatic")
SEQUENCES = ("XYX", "XYZ", "XZX", "XZY", "YXY", "YXZ", "YZX", "YZY", "ZXY", "ZXZ", "ZYX", "ZYZ")
FEATURES = ("loop", "nonholonomic", "friction", "driven")


class Draw:
    """Random choices, rounded so that a failing mechanism is short to write down."""

    def __init__(self, seed: Any) -> None:
        self.random = np.random.default_rng(seed)

    def chance(self, probability: float) -> bool:
        return bool(self.random.random() < probability)

    def one_of(self, options: Any) -> Any:
        return options[int(self.random.integers(len(options)))]

    def number(self, low: float = -0.5, high: float = 0.5) -> float:
        return round(float(self.random.uniform(low, high)), 3)

    def triple(self, size: float = 0.5) -> tuple[float, ...]:
        return tuple(self.number(-size, size) for _ in range(3))

    def rotation(self) -> al.Rotation:
        return al.rotation(self.one_of(SEQUENCES), *self.triple(2.0))


def random_mechanism(seed: int, *features: str, bodies: int | None = None, plane: str | None = None) -> al.Model:
    """A tree of random bodies and joints with random loads, and the features asked for."""
    draw = Draw([seed, len(features), plane is not None])
    model = al.Model(f"mechanism {seed} {' '.join(features)}".strip())
    g = model.parameters(g=9.81)
    model.gravity(tuple(g * c for c in in_plane(plane, draw.triple(1.0))))
    joints = []
    for k in range(bodies or draw.one_of((2, 3, 4, 5))):
        parents = (model.ground, *model.bodies.values())
        body = plane_body(model, draw, k, plane) if plane else space_body(model, draw, k)
        joints.append(joined(model, draw, k, draw.one_of(parents[-3:]), body, plane))
    for add in draw.random.permutation(list(LOADS))[:3]:
        LOADS[add](model, draw, plane)
    for feature in features:
        model = with_feature(model, feature, draw, plane)
    return model


def with_feature(model: al.Model, feature: str, draw: Draw, plane: str | None) -> al.Model:
    """A copy with a feature that takes one freedom away (friction: none), drawn again until it does."""
    wanted = al.mobility(model).degrees_of_freedom - (feature != "friction")
    for _ in range(20):
        trial = model.copy()
        with contextlib.suppress(al.AssemblyError):
            ADDERS[feature](trial, draw, plane)
            if al.mobility(trial).degrees_of_freedom == wanted:
                return trial
    raise AssertionError(f"{model.name}: no room for {feature}")


def in_plane(plane: str | None, components: tuple[float, ...]) -> tuple[float, ...]:
    """The components without the one across the plane."""
    return components if plane is None else tuple(c if k in plane else 0 for k, c in zip("xyz", components, strict=True))


def place(body: Any, draw: Draw, plane: str | None) -> Point:
    return body.point(*in_plane(plane, draw.triple()))


# --- bodies and joints ----------------------------------------------------------------------------------------------


def space_body(model: al.Model, draw: Draw, k: int) -> Body:
    mass = model.parameters(**{f"m{k}": draw.number(0.5, 2.0)})
    principal = [draw.number(0.2, 0.3) for _ in range(3)]
    R = np.array(draw.rotation().matrix, dtype=float)
    inertia = (R @ np.diag(principal) @ R.T).tolist() if draw.chance(0.3) else principal
    inertia = sp.Matrix(inertia).applyfunc(lambda x: x) if len(np.shape(inertia)) == 2 else inertia
    angles = (draw.one_of(SEQUENCES), f"a{k}", f"b{k}", f"c{k}") if draw.chance(0.3) else None
    center = draw.triple(0.2) if draw.chance(0.5) else (0, 0, 0)
    return model.body(f"B{k}", mass=mass, inertia=symmetric(inertia), center=center, angles=angles)


def symmetric(inertia: Any) -> Any:
    return inertia if not isinstance(inertia, sp.MatrixBase) else (inertia + inertia.T) / 2


def plane_body(model: al.Model, draw: Draw, k: int, plane: str) -> Body:
    mass = model.parameters(**{f"m{k}": draw.number(0.5, 2.0)})
    center = in_plane(plane, draw.triple(0.2)) if draw.chance(0.5) else (0, 0, 0)
    return model.body(f"B{k}", mass=mass, inertia=draw.number(0.05, 0.3), plane=plane, center=center)


def joined(model: al.Model, draw: Draw, k: int, parent: Any, child: Body, plane: str | None) -> Joint:
    kind = draw.one_of(PLANAR_KINDS if plane else KINDS)
    ends = [place(parent, draw, plane), place(child, draw, plane)]
    options: dict[str, Any] = {"cut": draw.chance(0.15)}
    if draw.chance(0.6):
        normal = {"xy": "Z", "yz": "X", "zx": "Y"}.get(plane or "")
        options["orientation"] = al.rotation(normal, draw.number(-2, 2)) if normal else draw.rotation()
    ends = ends[::-1] if draw.chance(0.4) else ends
    return getattr(model, kind)(f"J{k}", *ends, **options, **axes(kind, draw, plane))


def axes(kind: str, draw: Draw, plane: str | None) -> dict[str, Any]:
    """The axes that a joint of this kind needs."""
    if plane:
        return {} if kind == "revolute" else {"axis": in_plane(plane, draw.triple(1.0))}
    if kind == "universal":
        return dict(zip(("axis", "axis_b"), draw.one_of((((1, 0, 0), (0, 3, 4)), ((2, 1, 0), (0, 0, 1)))), strict=True))
    if kind == "planar":
        return {"normal": draw.triple(1.0)}
    if kind == "screw":
        return {"axis": draw.triple(1.0), "pitch": draw.number(0.2, 0.8)}
    if kind == "spherical" or kind == "free":
        return {}
    return {"axis": draw.triple(1.0)} if kind in AXIAL else {}


# --- loads ----------------------------------------------------------------------------------------------------------


def single(model: al.Model) -> list[Joint]:
    """The joints with one coordinate."""
    return [joint for joint in model.joints.values() if len(joint.names) == 1]


def ends(model: al.Model, draw: Draw, plane: str | None) -> tuple[Point, Point]:
    """A point on some body or the ground, and one on the last body."""
    *others, last = (model.ground, *model.bodies.values())
    return place(draw.one_of(others), draw, plane), place(last, draw, plane)


def push(model: al.Model, draw: Draw, plane: str | None) -> None:
    frame = draw.one_of((None, *model.bodies.values()))
    point, size = ends(model, draw, plane)[1], model.input("size")
    model.force("push", point, [c * size for c in in_plane(plane, draw.triple(2))], frame=frame)


def twist(model: al.Model, draw: Draw, plane: str | None) -> None:
    first, *_, last = model.bodies.values()
    model.torque("twist", last, draw.number(-1, 1) if plane else draw.triple(1), reaction=first if draw.chance(0.5) else None)


def spring(model: al.Model, draw: Draw, plane: str | None) -> None:
    model.spring("spring", *ends(model, draw, plane), stiffness=3.0, length=0.4, damping=draw.one_of((0, 0.2)))


def nonlinear_spring(model: al.Model, draw: Draw, plane: str | None) -> None:
    model.spring("hard spring", *ends(model, draw, plane), law=lambda x, v: 2 * x + 3 * x**3 + v**3 / 10)


def damper(model: al.Model, draw: Draw, plane: str | None) -> None:
    model.damper("damper", *ends(model, draw, plane), damping=draw.number(0.1, 0.5))


def motor(model: al.Model, draw: Draw, plane: str | None) -> None:
    for joint in single(model)[:1]:
        model.torque("motor", joint, model.input("tau"))


def torsion(model: al.Model, draw: Draw, plane: str | None) -> None:
    for joint in single(model)[-1:]:
        model.torsional_spring("torsion", joint, stiffness=2.0, rest=0.2, damping=0.1)


def potential(model: al.Model, draw: Draw, plane: str | None) -> None:
    point = ends(model, draw, plane)[1].position
    model.potential("field", sp.cos(point.dot(draw.triple(2)) + model.time))


LOADS: dict[str, Callable[[al.Model, Draw, str | None], None]] = {
    f.__name__: f for f in (push, twist, spring, nonlinear_spring, damper, motor, torsion, potential)
}


# --- features -------------------------------------------------------------------------------------------------------


def value_somewhere(model: al.Model, value: Any) -> float:
    """The number of an expression at a state that the model can reach."""
    assembler = Assembler(tree_kinematics(model))
    state = assembler.random_state(np.random.default_rng(1))
    return float(evaluate([assembler.kinematics.express(al.algebra.expression(value))], state.numbers)[0])


def loop(model: al.Model, draw: Draw, plane: str | None) -> None:
    a, b = place(model.ground, draw, plane), place(draw.one_of(tuple(model.bodies.values())), draw, plane)
    if plane or draw.chance(0.5):
        model.distance("rod", a, b, length=value_somewhere(model, (b.position - a.position).norm()))
    else:
        normal = draw.triple(1.0)
        along = value_somewhere(model, b.position.dot(normal)) / float(np.dot(normal, normal))
        foot = model.ground.point(*(along * c for c in normal))
        model.point_on_plane("plate", foot, b, normal=normal)


def nonholonomic(model: al.Model, draw: Draw, plane: str | None) -> None:
    body = draw.one_of(tuple(model.bodies.values()))
    blade = body.axis(*in_plane(plane, draw.triple(1.0)))
    drift = draw.one_of((0, 0.3, 0.5 * model.time))
    model.constrain("blade", place(body, draw, plane).velocity.dot(blade) + drift)


def friction(model: al.Model, draw: Draw, plane: str | None) -> None:
    able = [joint for joint in model.joints.values() if joint.kind in ("revolute", "prismatic")]
    for joint in able[-2:]:
        radius = {"radius": 0.05} if joint.kind == "revolute" else {}
        model.friction(joint.name, coefficient=draw.number(0.05, 0.2), **radius)


def driven(model: al.Model, draw: Draw, plane: str | None) -> None:
    able = [joint for joint in single(model) if not joint.cut]
    if able:
        q = draw.one_of(able).coordinate
        model.constrain("drive", q - value_somewhere(model, q) - draw.number() * sp.sin(model.time))
    else:
        body = draw.one_of(tuple(model.bodies.values()))
        model.constrain("drive", body.velocity.dot(in_plane(plane, draw.triple())) - model.time / 2)


ADDERS: dict[str, Callable[[al.Model, Draw, str | None], None]] = {
    "loop": loop,
    "nonholonomic": nonholonomic,
    "friction": friction,
    "driven": driven,
}
