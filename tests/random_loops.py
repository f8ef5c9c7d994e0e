"""Random closed mechanisms of known families, drawn at their places in the position where all coordinates are zero.

Many of them move only because of their special dimensions: their constraints are redundant on the branch on which they are
drawn, and nowhere else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import sympy as sp

import alembert as al
from random_mechanisms import CROSSES, Draw

UNITS = {"SI": (1.0, 1.0), "mm g": (1e3, 1e3), "km t": (1e-3, 1e-3)}  # one metre, one kilogram
FLAT = 0.35  # radians: bars meet under a larger angle in the position drawn, so that it is not near a singular one


@dataclass
class Site:
    """A model under construction: bodies drawn at their places, with axes along the ground's, and hinges between them."""

    draw: Draw
    units: str = "SI"
    point_mass: str = ""
    model: al.Model = field(init=False)

    def __post_init__(self) -> None:
        self.model = al.Model("loop")
        self.length, self.mass = UNITS[self.units]
        self.places: dict[str, np.ndarray] = {"ground": np.zeros(3)}
        direction = self.vector(1.0)
        self.model.gravity(tuple(float(9.81 * self.length * c) for c in direction / np.linalg.norm(direction)))

    def vector(self, size: float = 1.0) -> np.ndarray:
        return np.array([float(x) for x in self.draw.triple(size)])

    def unit(self) -> np.ndarray:
        while np.linalg.norm(found := self.vector()) < 0.3:
            pass
        return found / np.linalg.norm(found)

    def body(self, name: str, *joined: np.ndarray) -> Any:
        """A body whose centre of mass is near the middle of the places that it joins; or one of little inertia, at the first:
        none in the plane, none about one axis in space."""
        is_point = name == self.point_mass
        self.places[name] = joined[0] if is_point else np.mean(joined, axis=0) + self.vector(0.1)
        heavy = self.mass * self.draw.heaviness()
        own = 0.0 if is_point else heavy * self.length**2
        if self.draw.plane:
            inertia: Any = self.draw.number(0.02, 0.2) * own
        else:
            inertia = [self.draw.number(0.05, 0.09) * own for _ in range(3)]
            if is_point:  # a thin rod
                inertia = [0.0, *[0.07 * heavy * self.length**2] * 2]
        return self.model.body(
            name, mass=self.draw.number(0.5, 2.0) * heavy, inertia=inertia, plane=self.draw.plane or None
        )

    def point(self, frame: Any, place: np.ndarray) -> Any:
        found = (place - self.places[frame.name]) * self.length
        return frame.point(*(float(c) for c in (found[:2] if self.draw.plane else found)))

    def hinge(self, name: str, a: Any, b: Any, place: np.ndarray, axis: np.ndarray | None, **options: Any) -> Any:
        axes = {} if self.draw.plane or axis is None else {"axis": tuple(float(c) for c in axis)}
        return self.model.revolute(name, self.point(a, place), self.point(b, place), **axes, **options)

    def ring(self, lines: Sequence[tuple[np.ndarray, np.ndarray | None]], start: Any = None, end: Any = None) -> list[Any]:
        """Bodies from the ground (or another body) and back, hinged about the lines one after the other; one hinge is cut."""
        begun = len(self.model.bodies)
        last, cut, out = start or self.model.ground, self.draw.one_of(range(len(lines))), []
        for k, (place, axis) in enumerate(lines[:-1]):
            body = self.body(f"B{begun + k}", place, lines[k + 1][0])
            self.hinge(f"J{begun}.{k}", last, body, place, axis, cut=k == cut)
            last = body
            out.append(body)
        self.hinge(f"J{begun}.{len(lines) - 1}", last, end or self.model.ground, *lines[-1], cut=cut == len(lines) - 1)
        return out


# --- families -------------------------------------------------------------------------------------------------------


def corners(site: Site, count: int, size: float = 1.0) -> list[np.ndarray]:
    """Places in the plane xy, at some distance of each other, where no three in a row are nearly in line."""
    while True:
        found = [np.array([*site.draw.random.uniform(-size, size, 2).round(3), 0.0]) for _ in range(count)]
        sides = [b - a for a, b in zip(found, found[1:] + found[:1], strict=True)]
        turns = [abs(np.cross(a, b)[2]) for a, b in zip(sides, sides[1:] + sides[:1], strict=True)]
        lengths = [np.linalg.norm(s) for s in sides]
        longest = [x * y for x, y in zip(lengths, lengths[1:] + lengths[:1], strict=True)]
        if min(lengths) > 0.4 and all(t > np.sin(FLAT) * w for t, w in zip(turns, longest, strict=True)):
            return found


def polygon(site: Site) -> None:
    """Three to five bars in a plane; three where light bars between heavy ones would be torn taut as by an impact."""
    site.ring([(p, None) for p in corners(site, 4 if site.draw.decades > 2 else site.draw.one_of((4, 4, 5, 6)))])


def six_bar(site: Site) -> None:
    """A four-bar whose coupler carries two more bars."""
    a, b, c, d = corners(site, 4)
    _, coupler, _ = site.ring([(a, None), (b, None), (c, None), (d, None)])
    first = (b + c) / 2 + site.vector(0.3)
    while abs(np.cross(knee := site.vector(1.0), last := site.vector(1.0))[2]) < 0.3:
        pass
    site.ring([(first, None), (first + knee, None), (first + knee + last, None)], start=coupler)


def turned(site: Site, places: Sequence[np.ndarray]) -> tuple[np.ndarray, list[np.ndarray]]:
    """A random direction, and the places of the plane xy put into the plane across it, with some offsets along it."""
    normal = site.unit()
    first = np.cross(normal, [1.0, 0, 0] if abs(normal[0]) < 0.8 else [0, 1.0, 0])
    first = first / np.linalg.norm(first)
    second = np.cross(normal, first)
    return normal, [p[0] * first + p[1] * second + site.draw.number() * normal for p in places]


def parallel_hinges(site: Site) -> None:
    """A plane mechanism of spatial bodies: three conditions of the loop are redundant."""
    normal, places = turned(site, corners(site, 4 if site.draw.decades > 2 else site.draw.one_of((4, 5))))
    site.ring([(p, normal) for p in places])


def parallelogram(site: Site) -> None:
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
        site.hinge(f"O{k}", site.model.ground, crank, flat[k], normal)
    for c in range(couplers):
        tips = flat[count * (c + 1) : count * (c + 2)]
        coupler = site.body(f"coupler{c}", *tips)
        for k, crank in enumerate(cranks):
            site.hinge(f"A{c}{k}", crank, coupler, tips[k], normal)


def moved(theta: float, a: float, alpha: float) -> np.ndarray:
    """A turn about z, then a shift along and a turn about the new x (Denavit and Hartenberg 1955)."""
    c, s, ca, sa = np.cos(theta), np.sin(theta), np.cos(alpha), np.sin(alpha)
    return np.array([[c, -s * ca, s * sa, a * c], [s, c * ca, -c * sa, a * s], [0, sa, ca, 0], [0, 0, 0, 1.0]])


def bennett(site: Site) -> None:
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


def sarrus(site: Site) -> None:
    """A platform on two legs of three parallel hinges each: it moves along a line (Sarrus 1853)."""
    first, leg = turned(site, corners(site, 3))
    second, other = turned(site, corners(site, 3))
    while np.linalg.norm(np.cross(first, second)) < 0.6:
        second, other = turned(site, corners(site, 3))
    site.ring([(p, first) for p in leg] + [(p, second) for p in other])


def bricard(site: Site) -> None:
    """Six hinges of which three are the images of the others under a half-turn (Bricard 1897, symmetric about a line)."""
    center, line = site.vector(0.3), site.unit()
    half = 2 * np.outer(line, line) - np.eye(3)
    lines = [(site.vector(1.0), site.unit()) for _ in range(3)]
    site.ring(lines + [(half @ (p - center) + center, half @ n) for p, n in lines])


def ball_loop(site: Site) -> None:
    """Crank and rocker about any axes, with a coupler between a ball and a cross: nothing is redundant."""
    model, axes = site.model, dict(zip(("axis", "axis_b"), site.draw.one_of(CROSSES), strict=True))
    places = [site.vector(1.0) for _ in range(4)]
    crank, coupler, rocker = (site.body(f"B{k}", *places[k : k + 2]) for k in range(3))
    site.hinge("J0", model.ground, crank, places[0], site.unit())
    model.spherical("ball", site.point(crank, places[1]), site.point(coupler, places[1]), cut=site.draw.chance(0.3))
    model.universal("cross", site.point(coupler, places[2]), site.point(rocker, places[2]), **axes)
    site.hinge("J3", rocker, model.ground, places[3], site.unit())


def trailers(site: Site) -> None:
    """A sleigh with one or two trailers, each on a blade that does not slip sideways."""
    last, model = None, site.model
    for k in range(site.draw.one_of((2, 3))):
        place = np.array([-1.0 * k, 0, 0])
        body = site.body(f"B{k}", place)
        if last is not None:
            site.hinge(f"J{k}", last, body, place + np.array([0.5, site.draw.number(-0.2, 0.2), 0]), None)
        blade = site.point(body, place - np.array([site.draw.number(0.1, 0.4), 0, 0]))
        model.constrain(f"blade{k}", blade.velocity.dot(body.axis(site.draw.number(-0.2, 0.2), 1)))
        last = body


def rolling_ball(site: Site) -> None:
    """A ball that rolls, with an arm on a hinge in it."""
    model, radius = site.model, site.draw.number(0.2, 0.6)
    ball = site.body("B0", np.array([0, 0, radius]))
    model.rolling("roll", ball, radius=radius * site.length, center=tuple(np.array(site.point(ball, np.array([0, 0, radius])).arm, dtype=float)))
    arm = site.body("B1", np.array([0.3, 0, radius]))
    site.hinge("J", ball, arm, site.vector(0.2) + [0, 0, radius], site.unit())


def rolling_disk(site: Site) -> None:
    """A thin disk that rolls about its axis, upright at the start, with a weight on it."""
    model, radius = site.model, site.draw.number(0.2, 0.6)
    disk = site.body("B0", np.array([0, 0, radius]))
    center = tuple(np.array(site.point(disk, np.array([0, 0, radius])).arm, dtype=float))
    model.rolling("roll", disk, radius=radius * site.length, axis=disk.axis(0, 1, 0), center=center)


PLANAR: dict[str, Callable[[Site], None]] = {f.__name__: f for f in (polygon, six_bar, parallelogram, trailers)}
SPATIAL: dict[str, Callable[[Site], None]] = {
    f.__name__: f
    for f in (parallel_hinges, parallelogram, bennett, sarrus, bricard, ball_loop, rolling_ball, rolling_disk)
}


# --- loads and drives -----------------------------------------------------------------------------------------------


def with_springs(site: Site) -> None:
    """A spring with some damping, and a damper, between bodies and the ground."""
    model, bodies = site.model, list(site.model.bodies.values())
    stiffness, far = 20 * site.mass, site.vector(1.0)
    a, b = site.draw.one_of(bodies), site.draw.one_of(bodies)
    model.spring(
        "spring",
        site.point(model.ground, far),
        site.point(a, site.places[a.name] + site.vector(0.3)),
        stiffness=stiffness,
        length=0.5 * site.length,
        damping=site.draw.one_of((0.0, 0.3)) * site.mass,
    )
    away = site.places[b.name] + site.vector(0.5)
    model.damper("damper", site.point(model.ground, away + site.vector(1.0)), site.point(b, away), damping=site.mass)


def with_drive(site: Site) -> None:
    """The first hinge that is not cut swings as it is told."""
    hinge = next(joint for joint in site.model.joints.values() if not joint.cut and len(joint.names) == 1)
    swing = site.draw.number(0.1, 0.3) * sp.sin(site.draw.number(1, 3) * site.model.time)
    site.model.constrain("drive", hinge.coordinate - swing)


def random_loop(seed: int, family: str, plane: str | None, *traits: str, units: str = "SI", decades: float = 0) -> al.Model:
    """A mechanism of a family; traits are "springs", "drive" and "point mass" (one bar without inertia of its own)."""
    draw = Draw([seed, sorted(PLANAR | SPATIAL).index(family)], plane, decades)
    point_mass = {"parallelogram": "crank1", "ball_loop": "B0"}.get(family, "B1") if "point mass" in traits else ""
    site = Site(draw, units, point_mass)
    (PLANAR if plane else SPATIAL)[family](site)
    if "springs" in traits:
        with_springs(site)
    if "drive" in traits:
        with_drive(site)
    return site.model
