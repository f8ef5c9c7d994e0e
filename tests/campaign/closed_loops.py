"""Random blueprints of closed mechanisms of known families, drawn in the position where all coordinates are zero.

Many of them move only because of their special dimensions: their constraints are redundant on the branch on which they are
drawn, and nowhere else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from campaign.blueprints import Along, At, Blueprint, Code, Wave
from campaign.random_trees import EXACT, Site, triple
from random_mechanisms import CROSSES, Draw

FLAT = 0.35  # radians: bars meet under a larger angle in the position drawn, so that it is not near a singular one
GROUND = "ground"


@dataclass
class Loops(Site):
    """A site of bodies with axes along the ground's, and hinges between them."""

    point_mass: str = ""

    def unit(self) -> np.ndarray:
        found = self.direction()
        return found / np.linalg.norm(found)

    def body(self, name: str, *joined: np.ndarray) -> str:
        """A body whose centre of mass is near the middle of the places that it joins; or one of little inertia, at the first:
        none in the plane, none about one axis in space."""
        is_point = name == self.point_mass
        place = joined[0] if is_point else np.mean(joined, axis=0) + self.vector(0.1)
        self.poses[name] = place, np.eye(3)
        heavy = self.draw.heaviness()
        if self.draw.plane:
            inertia: Any = 0.0 if is_point else self.draw.number(0.02, 0.2) * heavy
        elif is_point:  # a thin rod
            inertia = [0.0, 0.07 * heavy, 0.07 * heavy]
        else:
            inertia = [self.draw.number(0.05, 0.09) * heavy for _ in range(3)]
        plane = {"plane": self.draw.plane} if self.draw.plane else {}
        self.add("body", name, mass=self.draw.number(0.5, 2.0) * heavy, inertia=inertia, **plane)
        return name

    def hinge(
        self, name: str, a: str, b: str, place: np.ndarray, axis: np.ndarray | None, cut: bool | None = None
    ) -> None:
        along = EXACT["xy"] if axis is None else triple(axis)
        self.add("revolute", name, a=self.at(a, place), b=self.at(b, place), axis=along, cut=cut or None)
        self.start[f"{name}.angle'"] = self.draw.number(-2, 2)

    def ring(
        self, lines: Sequence[tuple[np.ndarray, np.ndarray | None]], start: str = GROUND, end: str = GROUND
    ) -> list[str]:
        """Bodies from the ground (or another body) and back, hinged about the lines one after the other; one hinge is cut."""
        begun = len(self.bodies)
        last, cut, out = start, self.draw.one_of(range(len(lines))), []
        for k, (place, axis) in enumerate(lines[:-1]):
            body = self.body(f"B{begun + k}", place, lines[k + 1][0])
            self.hinge(f"J{begun}_{k}", last, body, place, axis, cut=k == cut)
            last = body
            out.append(body)
        self.hinge(f"J{begun}_{len(lines) - 1}", last, end, *lines[-1], cut=cut == len(lines) - 1)
        return out


# --- families -------------------------------------------------------------------------------------------------------


def corners(site: Loops, count: int, size: float = 1.0) -> list[np.ndarray]:
    """Places in the plane xy, at some distance of each other, where no three in a row are nearly in line."""
    while True:
        found = [np.array([*site.draw.random.uniform(-size, size, 2).round(3), 0.0]) for _ in range(count)]
        sides = [b - a for a, b in zip(found, found[1:] + found[:1], strict=True)]
        turns = [abs(np.cross(a, b)[2]) for a, b in zip(sides, sides[1:] + sides[:1], strict=True)]
        lengths = [np.linalg.norm(s) for s in sides]
        longest = [x * y for x, y in zip(lengths, lengths[1:] + lengths[:1], strict=True)]
        if min(lengths) > 0.4 and all(t > np.sin(FLAT) * w for t, w in zip(turns, longest, strict=True)):
            return found


def polygon(site: Loops) -> None:
    """Three to five bars in a plane; three where light bars between heavy ones would be torn taut as by an impact."""
    site.ring([(p, None) for p in corners(site, 4 if site.draw.decades > 2 else site.draw.one_of((4, 4, 5, 6)))])


def six_bar(site: Loops) -> None:
    """A four-bar whose coupler carries two more bars."""
    a, b, c, d = corners(site, 4)
    _, coupler, _ = site.ring([(a, None), (b, None), (c, None), (d, None)])
    first = (b + c) / 2 + site.vector(0.3)
    while abs(np.cross(knee := site.vector(1.0), last := site.vector(1.0))[2]) < 0.3:
        pass
    site.ring([(first, None), (first + knee, None), (first + knee + last, None)], start=coupler)


def turned(site: Loops, places: Sequence[np.ndarray]) -> tuple[np.ndarray, list[np.ndarray]]:
    """A random direction, and the places of the plane xy put into the plane across it, with some offsets along it."""
    normal = site.unit()
    first = np.cross(normal, [1.0, 0, 0] if abs(normal[0]) < 0.8 else [0, 1.0, 0])
    first = first / np.linalg.norm(first)
    second = np.cross(normal, first)
    return normal, [p[0] * first + p[1] * second + site.draw.number() * normal for p in places]


def parallel_hinges(site: Loops) -> None:
    """A plane mechanism of spatial bodies: three conditions of the loop are redundant."""
    normal, places = turned(site, corners(site, 4 if site.draw.decades > 2 else site.draw.one_of((4, 5))))
    site.ring([(p, normal) for p in places])


def parallelogram(site: Loops) -> None:
    """Cranks that stay parallel, all of them in one coupler, or in two."""
    count, couplers = site.draw.one_of(((2, 2), (3, 1), (3, 2), (4, 1)))
    spots = corners(site, count) if count > 2 else [np.zeros(3), np.array([1.0, site.draw.number(), 0.0])]
    arm = np.array([site.draw.number(), site.draw.one_of((-1, 1)) * site.draw.number(0.5, 1.0), 0.0])
    shares = [1.0, site.draw.number(0.3, 0.7)][:couplers]
    flat = spots + [s + share * arm for share in shares for s in spots]
    normal, _ = (None, None) if site.draw.plane else turned(site, [])
    if normal is not None:
        first = np.cross(normal, [1.0, 0, 0] if abs(normal[0]) < 0.8 else [0, 1.0, 0])
        basis = np.array([first / np.linalg.norm(first), np.cross(normal, first / np.linalg.norm(first)), normal])
        flat = [p @ basis for p in flat]
    cranks = [site.body(f"crank{k}", flat[k], flat[count + k]) for k in range(count)]
    for k, crank in enumerate(cranks):
        site.hinge(f"O{k}", GROUND, crank, flat[k], normal)
    for c in range(couplers):
        tips = flat[count * (c + 1) : count * (c + 2)]
        coupler = site.body(f"coupler{c}", *tips)
        for k, crank in enumerate(cranks):
            site.hinge(f"A{c}{k}", crank, coupler, tips[k], normal)


def moved(theta: float, a: float, alpha: float) -> np.ndarray:
    """A turn about z, then a shift along and a turn about the new x (Denavit and Hartenberg 1955)."""
    c, s, ca, sa = np.cos(theta), np.sin(theta), np.cos(alpha), np.sin(alpha)
    return np.array([[c, -s * ca, s * sa, a * c], [s, c * ca, -c * sa, a * s], [0, sa, ca, 0], [0, 0, 0, 1.0]])


def bennett(site: Loops) -> None:
    """Four hinges with sin(alpha) / a = sin(beta) / b (Bennett 1903)."""
    alpha, beta, a = site.draw.number(0.5, 0.9), site.draw.number(1.1, 1.5), site.draw.number(0.5, 1.0)
    b, theta = a * np.sin(beta) / np.sin(alpha), site.draw.number(0.7, 1.6)
    other = 2 * np.arctan(np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2) / np.tan(theta / 2))
    bars = [(theta, a, alpha), (other, b, beta), (-theta, a, alpha), (-other, b, beta)]
    frames = [np.eye(4)]
    for bar in bars:
        frames.append(frames[-1] @ moved(*bar))
    assert np.abs(frames.pop() - np.eye(4)).max() < 1e-12, "this loop does not close"
    site.ring([(T[:3, 3], T[:3, 2]) for T in frames])


def sarrus(site: Loops) -> None:
    """A platform on two legs of three parallel hinges each: it moves along a line (Sarrus 1853)."""
    first, leg = turned(site, corners(site, 3))
    second, other = turned(site, corners(site, 3))
    while np.linalg.norm(np.cross(first, second)) < 0.6:
        second, other = turned(site, corners(site, 3))
    site.ring([(p, first) for p in leg] + [(p, second) for p in other])


def bricard(site: Loops) -> None:
    """Six hinges of which three are the images of the others under a half-turn (Bricard 1897, symmetric about a line)."""
    center, line = site.vector(0.3), site.unit()
    half = 2 * np.outer(line, line) - np.eye(3)
    lines = [(site.vector(1.0), site.unit()) for _ in range(3)]
    site.ring(lines + [(half @ (p - center) + center, half @ n) for p, n in lines])


def ball_loop(site: Loops) -> None:
    """Crank and rocker about any axes, with a coupler between a ball and a cross: nothing is redundant."""
    axes = dict(zip(("axis", "axis_b"), site.draw.one_of(CROSSES), strict=True))
    places = [site.vector(1.0) for _ in range(4)]
    crank, coupler, rocker = (site.body(f"B{k}", *places[k : k + 2]) for k in range(3))
    site.hinge("J0", GROUND, crank, places[0], site.unit())
    cut = site.draw.chance(0.3) or None
    site.add("spherical", "ball", a=site.at(crank, places[1]), b=site.at(coupler, places[1]), cut=cut)
    site.add("universal", "cross", a=site.at(coupler, places[2]), b=site.at(rocker, places[2]), **axes)
    site.hinge("J3", rocker, GROUND, places[3], site.unit())


def trailers(site: Loops) -> None:
    """A sleigh with one or two trailers, each on a blade that does not slip sideways."""
    last = ""
    for k in range(site.draw.one_of((2, 3))):
        place = np.array([-1.0 * k, 0, 0])
        body = site.body(f"B{k}", place)
        if last:
            site.hinge(f"J{k}", last, body, place + np.array([0.5, site.draw.number(-0.2, 0.2), 0]), None)
        at = site.at(body, place - np.array([site.draw.number(0.1, 0.4), 0, 0]))
        along = Along(body, (site.draw.number(-0.2, 0.2), 1.0, 0.0))
        site.add("blade", f"blade{k}", at=at, along=along, drift=Wave())
        last = body
    start_free_speeds(site, "B0", "x'", "y'", "angle'")


def rolling_ball(site: Loops) -> None:
    """A ball that rolls, with an arm on a hinge in it."""
    ball, center = on_the_floor(site)
    site.add("rolling", "roll", body=Code(ball), radius=float(center[2]), axis=None, center=site.at(ball, center).place)
    arm = site.body("B1", np.array([0.3, 0, center[2]]))
    site.hinge("J", ball, arm, site.vector(0.2) + center, site.unit())


def rolling_disk(site: Loops) -> None:
    """A thin disk that rolls about its axis, upright at the start, with a weight on it."""
    disk, center = on_the_floor(site)
    axis = Along(disk, (0.0, 1.0, 0.0))
    site.add("rolling", "roll", body=Code(disk), radius=float(center[2]), axis=axis, center=site.at(disk, center).place)


def on_the_floor(site: Loops) -> tuple[str, np.ndarray]:
    """A body above the floor, and the centre of its ball or disk."""
    center = np.array([0, 0, site.draw.number(0.2, 0.6)])
    name = site.body("B0", center)
    site.start |= {f"{name}.{k}": float(x) for k, x in zip("xyz", site.poses[name][0], strict=True)}
    start_free_speeds(site, name, "x'", "y'", "wx", "wy", "wz")
    return name, center


def start_free_speeds(site: Loops, name: str, *speeds: str) -> None:
    site.start |= {f"{name}.{speed}": site.draw.number(-2, 2) for speed in speeds}


PLANAR: dict[str, Callable[[Loops], None]] = {f.__name__: f for f in (polygon, six_bar, parallelogram, trailers)}
SPATIAL: dict[str, Callable[[Loops], None]] = {
    f.__name__: f
    for f in (parallel_hinges, parallelogram, bennett, sarrus, bricard, ball_loop, rolling_ball, rolling_disk)
}
FAMILIES = tuple((name, plane) for families, plane in ((PLANAR, "xy"), (SPATIAL, None)) for name in families)
ROLLING = ("trailers", "rolling_ball", "rolling_disk")


# --- loads and drives -----------------------------------------------------------------------------------------------


def with_springs(site: Loops) -> None:
    """A spring with some damping, and a damper, between bodies and the ground."""
    a, b = site.draw.one_of(site.bodies), site.draw.one_of(site.bodies)
    ends = {"a": At(GROUND, triple(site.vector(1.0))), "b": site.at(a, site.poses[a][0] + site.vector(0.3))}
    site.add("spring", "spring", **ends, stiffness=20.0, length=0.5, damping=site.draw.one_of((0.0, 0.3)))
    away = site.poses[b][0] + site.vector(0.5)
    site.add("damper", "damper", a=At(GROUND, triple(away + site.vector(1.0))), b=site.at(b, away), damping=1.0)


def with_drive(site: Loops) -> None:
    """The first hinge that is not cut swings as it is told."""
    hinge = next(p for p in site.parts if p.kind == "revolute" and not p.get("cut"))
    motion = Wave(size=site.draw.number(0.1, 0.3), rate=site.draw.number(1, 3))
    site.add("drive", "drive", joint=hinge.name, motion=motion)


def random_loop(draw: Draw, family: str, plane: str | None) -> Blueprint:
    """A mechanism of a family, some with springs, a drive, or one bar without inertia of its own."""
    draw.plane = plane
    traits = [t for t, chance in (("springs", 0.4), ("drive", 0.2), ("point mass", 0.2)) if draw.chance(chance)]
    traits = [t for t in traits if family not in ROLLING or t == "springs"]
    site = Loops(draw)
    if "point mass" in traits:
        site.point_mass = {"parallelogram": "crank1", "ball_loop": "B0"}.get(family, "B1")
    (PLANAR if plane else SPATIAL)[family](site)
    if "springs" in traits:
        with_springs(site)
    if "drive" in traits:
        with_drive(site)
    return site.blueprint(", ".join([f"{family} ({plane or 'space'})", *traits]))
