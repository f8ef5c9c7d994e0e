"""Random blueprints: trees with joints of every kind, closed again by joints of every kind, with constraints and loads.

All are drawn at their places in the position where every coordinate is zero, so that whatever closes a loop fits.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from campaign.blueprints import Along, At, Blueprint, Code, Part, Triple, Turns, Wave
from campaign.geometry import NORMALS, euler_parameters, turned, unit
from random_mechanisms import CROSSES, SEQUENCES, Draw

AXES = {"xy": "Z", "yz": "X", "zx": "Y"}
EXACT = {"xy": (0, 0, 1), "yz": (1, 0, 0), "zx": (0, 1, 0)}  # the normals as people write them
PARTICLE = "P"  # the first letter of the names of particles
FREEDOMS = {
    "revolute": 1,
    "prismatic": 1,
    "screw": 1,
    "cylindrical": 2,
    "universal": 2,
    "planar": 3,
    "spherical": 3,
    "fixed": 0,
    "free": 6,
}
COORDINATES = {
    "revolute": ("angle",),
    "prismatic": ("slide",),
    "screw": ("angle",),
    "cylindrical": ("angle", "slide"),
    "universal": ("first", "second"),
    "planar": ("first", "second", "angle"),
}
SPEEDS = {"spherical": ("w1", "w2", "w3"), "free": ("x'", "y'", "z'", "w1", "w2", "w3"), "fixed": ()}
CLOSED_IN_PLANE = {"distance": 1, "point_on_line": 1, "point_on_plane": 1, "revolute": 2, "prismatic": 2}
CLOSED_IN_SPACE = {
    "distance": 1,
    "point_on_plane": 1,
    "point_on_line": 2,
    "revolute_spherical": 2,
    "spherical": 3,
    "planar": 3,
    "universal": 4,
    "cylindrical": 4,
    "revolute": 5,
    "prismatic": 5,
    "screw": 5,
}


def triple(v: Any) -> Triple:
    x, y, z = (float(c) for c in v)
    return x, y, z


@dataclass
class Site:
    """A blueprint under construction: parts, and the origin and attitude of every body where all coordinates are zero."""

    draw: Draw
    parts: list[Part] = field(default_factory=list)
    start: dict[str, float] = field(default_factory=dict)
    poses: dict[str, tuple[np.ndarray, np.ndarray]] = field(default_factory=dict)
    freedom: int = 0
    loose: dict[str, int] = field(default_factory=lambda: {"ground": 0})  # the freedom of each body in the tree

    def __post_init__(self) -> None:
        self.poses["ground"] = np.zeros(3), np.eye(3)

    def add(self, kind: str, name: str, **given: Any) -> Part:
        self.parts.append(Part(kind, name, given))
        return self.parts[-1]

    def vector(self, size: float = 0.5) -> np.ndarray:
        return np.array(self.draw.triple(size), dtype=float)

    def direction(self) -> np.ndarray:
        while np.linalg.norm(found := self.vector(1.0)) < 0.3:
            pass
        return found

    def at(self, frame: str, place: np.ndarray) -> At:
        """The point of a frame that is at a place of the ground."""
        origin, R = self.poses[frame]
        return At(frame, triple(R.T @ (place - origin)))

    def somewhere(self, frame: str) -> At:
        return At(frame, triple(self.vector()))

    def place(self, at: At) -> np.ndarray:
        origin, R = self.poses[at.frame]
        return origin + R @ np.array(at.place)

    @property
    def frames(self) -> list[str]:
        """The ground and the bodies: what has points beside its own."""
        return [name for name in self.poses if not name.startswith(PARTICLE)]

    @property
    def bodies(self) -> list[str]:
        return [name for name in self.frames if name != "ground"]

    def blueprint(self, title: str) -> Blueprint:
        direction = unit(self.direction())
        return Blueprint(title, triple(9.81 * direction), tuple(self.parts), self.start)


# --- bodies and joints ----------------------------------------------------------------------------------------------


def add_body(site: Site, name: str) -> None:
    draw = site.draw
    heavy = draw.heaviness()
    given: dict[str, Any] = {"mass": draw.number(0.5, 2.0) * heavy}
    if draw.plane:
        given |= {"inertia": draw.number(0.05, 0.3) * heavy, "plane": draw.plane}
    else:
        principal = np.diag([draw.number(0.2, 0.3) * heavy for _ in range(3)])
        R = turned(random_turns(site)) if draw.chance(0.3) else np.eye(3)
        J = R @ principal @ R.T
        given["inertia"] = [[float(x) for x in row] for row in (J + J.T) / 2]
    if draw.chance(0.5):
        given["center"] = triple(site.vector(0.2))
    site.add("body", name, **given)


def random_turns(site: Site) -> Turns:
    draw = site.draw
    if draw.plane:
        return Turns(AXES[draw.plane], (draw.number(-2, 2),))
    return Turns(draw.one_of(SEQUENCES), tuple(draw.number(-2, 2) for _ in range(3)))


def add_link(site: Site, k: int, kinds: tuple[str, ...]) -> None:
    """A body and the joint that holds it."""
    draw, name = site.draw, f"B{k}"
    parent = draw.one_of(list(site.poses)[-3:])
    add_body(site, name)
    kind = draw.one_of(kinds)
    turns = random_turns(site) if draw.chance(0.6) else None
    backward, Q = draw.chance(0.4), turned(turns)
    here, there = site.somewhere(parent), At(name, triple(site.vector()))
    R = site.poses[parent][1] @ (Q.T if backward else Q)
    site.poses[name] = site.place(here) - R @ np.array(there.place), R
    ends = {"a": there, "b": here} if backward else {"a": here, "b": there}
    cut = draw.chance(0.1) and kind not in ("free", "planar")
    joint = site.add(kind, f"J{k}", **ends, **axes(site, kind), orientation=turns, cut=cut or None)
    site.freedom += FREEDOMS[kind]
    site.loose[name] = site.loose[parent] + FREEDOMS[kind]
    if cut:
        start_free(site, name)
    else:
        start_joint(site, joint)


def axes(site: Site, kind: str) -> dict[str, Any]:
    """The axes that a joint of this kind needs."""
    draw = site.draw
    if kind == "universal":
        return dict(zip(("axis", "axis_b"), draw.one_of(CROSSES), strict=True))
    if kind in ("fixed", "spherical", "free", "distance"):
        return {}
    if draw.plane and kind == "revolute":
        return {"axis": EXACT[draw.plane]}
    pitch = {"pitch": draw.number(0.2, 0.8)} if kind == "screw" else {}
    return {"normal" if kind in ("planar", "point_on_plane") else "axis": triple(site.direction())} | pitch


def start_joint(site: Site, joint: Part) -> None:
    """Speeds of a joint."""
    names = SPEEDS.get(joint.kind) or tuple(f"{q}'" for q in COORDINATES.get(joint.kind, ()))
    for name in names:
        site.start[f"{joint.name}.{name}"] = site.draw.number(-1, 1)


def start_free(site: Site, name: str) -> None:
    """A body whose joint is cut starts where it is drawn."""
    origin, R = site.poses[name]
    body = next(p for p in site.parts if p.name == name)
    center = origin + R @ np.array(body.get("center", (0.0, 0.0, 0.0)), dtype=float)
    plane = site.draw.plane
    site.start |= {f"{name}.{k}": float(x) for k, x in zip("xyz", center, strict=True) if k in (plane or "xyz")}
    if body.kind == "particle":
        return
    if plane:
        site.start[f"{name}.angle"] = angle_in(plane, R)
    else:
        site.start |= {f"{name}.e{k}": float(x) for k, x in enumerate(euler_parameters(R))}


def add_on_curve(site: Site) -> None:
    """A body in a coordinate of its own."""
    draw, name = site.draw, "B0"
    origin, curve = triple(site.vector()), (draw.number(0.5, 1.0), draw.number(), draw.number())
    principal = [draw.number(0.2, 0.3) for _ in range(3)]
    given = {"mass": draw.number(0.5, 2.0), "inertia": principal, "coordinate": "s"}
    site.add("placed", name, **given, origin=origin, curve=curve, twist=draw.number(-1, 1))
    site.poses[name] = np.array(origin), np.eye(3)
    site.start["s'"] = draw.number(-1, 1)
    site.freedom, site.loose[name] = 1, 1


def add_particle(site: Site) -> None:
    """A particle on a rod."""
    draw, name = site.draw, f"{PARTICLE}{len(site.poses)}"
    holder = draw.one_of(site.frames)
    plane = {"plane": draw.plane} if draw.plane else {}
    site.add("particle", name, mass=draw.number(0.5, 2.0), **plane)
    here = site.somewhere(holder)
    rod = site.direction()
    site.poses[name] = site.place(here) + rod, np.eye(3)
    site.add("distance", f"{name}_rod", a=here, b=At(name), length=float(np.linalg.norm(rod)))
    start_free(site, name)
    site.freedom += 1 if draw.plane else 2


def add_closing(site: Site, k: int) -> None:
    """A joint between two bodies that are in the tree already, if it leaves some freedom."""
    draw = site.draw
    counts = CLOSED_IN_PLANE if draw.plane else CLOSED_IN_SPACE
    able = [kind for kind, taken in counts.items() if taken < site.freedom]
    if not able or not site.bodies:
        return
    kind, a = draw.one_of(able), draw.one_of(site.frames)
    b = draw.one_of([f for f in site.frames if f != a])
    site.freedom -= counts[kind]
    given, place = axes(site, kind), site.place(site.somewhere(b))
    first = place - closing_gap(site, kind, given, a)
    if kind in ("distance", "revolute_spherical"):
        given["length"] = float(np.linalg.norm(place - first))
    if kind not in ("distance", "point_on_line", "point_on_plane", "revolute_spherical"):
        given |= {"orientation": turns_of(site.poses[a][1].T @ site.poses[b][1], draw.plane), "cut": True}
    site.add(kind, f"C{k}", a=site.at(a, first), b=site.at(b, place), **given)


def closing_gap(site: Site, kind: str, given: dict[str, Any], a: str) -> np.ndarray:
    """From the first point to the second, in the ground: what the joint allows where its coordinates are zero."""
    R = site.poses[a][1]
    if kind == "distance":
        return site.direction()
    if kind == "point_on_line":
        return R @ unit(given["axis"]) * site.draw.number()
    if kind in ("point_on_plane", "revolute_spherical"):
        normal, along = R @ unit(given.get("normal") or given["axis"]), site.direction()
        found = along - normal * (normal @ along)
        return found / np.linalg.norm(found) * site.draw.number(0.3, 1.0)
    return np.zeros(3)


def turns_of(R: np.ndarray, plane: str | None) -> Turns:
    """A rotation matrix as turns."""
    if plane:
        return Turns(AXES[plane], (angle_in(plane, R),))
    angles = np.arctan2(R[1, 0], R[0, 0]), -np.arcsin(np.clip(R[2, 0], -1, 1)), np.arctan2(R[2, 1], R[2, 2])
    return Turns("ZYX", tuple(map(float, angles)))


def angle_in(plane: str, R: np.ndarray) -> float:
    """The angle of a turn about the normal."""
    first, second = np.roll(NORMALS[plane], 1), np.roll(NORMALS[plane], 2)  # x and y of xy, y and z of yz
    return float(np.arctan2(second @ R @ first, first @ R @ first))


# --- constraints ----------------------------------------------------------------------------------------------------


def add_blade(site: Site) -> None:
    """On a body that still moves when it holds."""
    name = site.draw.one_of([body for body in site.bodies if site.loose[body] > 1])
    drift = site.draw.one_of((Wave(), Wave(0.3), Wave(slope=0.5)))
    along = Along(name, triple(site.direction()))
    site.add("blade", "blade", at=site.somewhere(name), along=along, drift=drift)


def add_drive(site: Site) -> None:
    able = [p for p in site.parts if p.kind in ("revolute", "prismatic", "screw") and not p.get("cut")]
    if able:
        motion = Wave(0.0, site.draw.number(), site.draw.number(), site.draw.number(1, 4))
        site.add("drive", "drive", joint=site.draw.one_of(able).name, motion=motion)


def add_floor(site: Site) -> None:
    """A point of a body lies on a fixed plane, on which it can go in some direction."""
    at = site.somewhere(site.draw.one_of(_able_to_slide(site)))
    normal = triple(unit(site.direction()))
    site.add("floor", "floor", at=at, normal=normal, height=float(np.array(normal) @ site.place(at)))


def _able_to_slide(site: Site) -> list[str]:
    """The bodies that still move when a point is held on a plane, some of them in one direction only."""
    return [body for body in site.bodies if site.loose[body] > 1]


def add_frictions(site: Site) -> None:
    """Coulomb friction on some of what can rub, dry or smoothed."""
    draw = site.draw
    able = [p for p in site.parts if p.kind in ("revolute", "prismatic", "floor")]
    for part in able:
        if draw.chance(0.7):
            radius = draw.number(0.02, 0.2) if part.kind == "revolute" else None
            at = part["at"] if part.kind == "floor" else None
            smoothing = draw.one_of((0.0, 0.0, draw.number(0.05, 0.5)))
            given = {"target": part.name, "radius": radius, "at": at, "smoothing": smoothing}
            site.add("friction", f"{part.name}_friction", coefficient=draw.number(0.05, 0.4), **given)


# --- loads ----------------------------------------------------------------------------------------------------------


def two_points(site: Site) -> dict[str, At]:
    *others, last = site.frames
    return {"a": site.somewhere(site.draw.one_of(others)), "b": site.somewhere(last)}


def add_spring(site: Site) -> None:
    damping = site.draw.one_of((0.0, 0.2))
    site.add("spring", "spring", **two_points(site), stiffness=3.0, length=0.4, damping=damping)


def add_hard_spring(site: Site) -> None:
    site.add("hard_spring", "hard_spring", **two_points(site), linear=2.0, cubic=3.0, damping=0.1)


def add_damper(site: Site) -> None:
    site.add("damper", "damper", **two_points(site), damping=site.draw.number(0.1, 0.5))


def add_torque(site: Site) -> None:
    draw = site.draw
    names = [p.name for p in site.parts if p.kind == "body"]
    if not names:
        return
    reaction = Code(names[0]) if draw.chance(0.5) and len(names) > 1 else None
    value = draw.number(-1, 1) if draw.plane else triple(site.vector(1.0))
    site.add("torque", "twist", target=Code(names[-1]), value=value, reaction=reaction)


def add_torsion(site: Site) -> None:
    hinges = [p for p in site.parts if p.kind == "revolute"]
    if hinges:
        joint = Code(site.draw.one_of(hinges).name)
        site.add("torsional_spring", "torsion", joint=joint, stiffness=2.0, rest=0.2, damping=0.1)


def add_push(site: Site) -> None:
    draw, bodies = site.draw, [p.name for p in site.parts if p.kind == "body"]
    if bodies:
        frame = draw.one_of((None, Code(draw.one_of(bodies))))
        size = Wave(draw.number(), draw.number(), draw.number(), draw.number(1, 6))
        at = site.somewhere(draw.one_of(bodies))
        site.add("push", "push", at=at, components=triple(site.vector(2.0)), frame=frame, size=size)


def add_field(site: Site) -> None:
    at = site.somewhere(site.draw.one_of(site.bodies))
    site.add("field", "field", at=at, wave=triple(site.vector(2.0)), rate=1.0, energy=1.0)


LOADS: tuple[Callable[[Site], None], ...] = (
    add_spring,
    add_hard_spring,
    add_damper,
    add_torque,
    add_torsion,
    add_push,
    add_field,
)


# --- trees ----------------------------------------------------------------------------------------------------------


def random_tree(draw: Draw, closings: int = 0, rough: bool = False) -> Blueprint:
    """A tree of two to five bodies; then joints that close loops, or a blade, or a drive; and up to three loads.

    Where it is rough, it may lie on a floor, and what can rub has friction.
    """
    site = Site(draw)
    count = draw.one_of((2, 3, 3, 4, 5))
    kinds = ("revolute", "revolute", "prismatic") if draw.plane else tuple(FREEDOMS)
    own = not draw.plane and draw.chance(0.15)
    if own:
        add_on_curve(site)
    for k in range(int(own), count):
        add_link(site, k, kinds)
    words = list(_features(site, closings, rough))
    if rough:
        add_frictions(site)
    for k in draw.random.permutation(len(LOADS))[: draw.one_of((0, 1, 2, 3))]:
        LOADS[k](site)
    where = f"plane {draw.plane}" if draw.plane else "space"
    return site.blueprint(" ".join([f"tree of {count} in {where}", *words]))


def _features(site: Site, closings: int, rough: bool) -> Iterator[str]:
    draw = site.draw
    if draw.chance(0.2):
        add_particle(site)
        yield "with a particle"
    for k in range(closings):
        add_closing(site, k)
    if closings:
        yield f"closed {closings} times"
    elif rough and _able_to_slide(site) and draw.chance(0.4):
        add_floor(site)
        yield "on a floor"
    elif any(site.loose[body] > 1 for body in site.bodies) and draw.chance(0.3):
        add_blade(site)
        yield "with a blade"
    elif draw.chance(0.3):
        add_drive(site)
        yield "driven"
    elif not any(p.get("cut") for p in site.parts):
        move(site)


def move(site: Site) -> None:
    """Coordinates of an open tree start anywhere."""
    for part in site.parts:
        for name in COORDINATES.get(part.kind, ()):
            site.start[f"{part.name}.{name}"] = site.draw.number(-1, 1)
