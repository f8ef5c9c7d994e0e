"""A mechanism and its motion as plain numbers: what every engine is given, whatever it is written in."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

Triple = tuple[float, float, float]
SEEN = 20  # links of a long chain whose centres are compared
GROUND = -1


@dataclass(frozen=True)
class Link:
    """A body whose frame stands at the joint to its parent, with parallel axes when the coordinates are zero."""

    name: str
    parent: int  # its place among the links, or GROUND
    joint: str  # "revolute" or "spherical"
    axis: Triple
    origin: Triple  # of the frame, in the parent's frame
    center: Triple  # the centre of mass
    mass: float
    inertia: Triple  # principal values about the centre of mass
    damping: float
    coordinates: tuple[str, ...]  # an angle, or Euler parameters e0 ... e3
    speeds: tuple[str, ...]  # its rate, or the relative angular velocity in the link's axes


@dataclass(frozen=True)
class Loop:
    """A point of one link that stays on a point of another."""

    a: int
    point_a: Triple
    b: int
    point_b: Triple


@dataclass(frozen=True)
class Task:
    """A mechanism, its start by names, the duration, and the end state that counts as right.

    The end state is a list: with `observed` "joints" all coordinates and then all speeds; with "centers" the positions
    of the centres of mass (of some twenty links of a long chain) and then their velocities; with "disk" position and
    velocity of the disk's centre and its angular velocity, in ground axes.
    """

    name: str
    family: str
    size: int
    planar: bool
    duration: float
    gravity: Triple
    parameters: dict[str, float]
    links: tuple[Link, ...]
    loops: tuple[Loop, ...]
    start: dict[str, float]
    observed: str
    reference: tuple[float, ...] = ()

    @property
    def coordinates(self) -> list[str]:
        """All coordinates by name, link by link."""
        return [name for link in self.links for name in link.coordinates]

    @property
    def speeds(self) -> list[str]:
        """All speeds by name, link by link."""
        return [name for link in self.links for name in link.speeds]

    @property
    def numbers(self) -> list[float]:
        """Masses, inertias, places and dampings of all links, and the points of the loops."""
        links = [x for a in self.links for x in (a.mass, *a.inertia, *a.origin, *a.center, a.damping)]
        return links + [x for loop in self.loops for x in (*loop.point_a, *loop.point_b)]

    def with_numbers(self, values: Sequence[Any]) -> Task:
        """The same mechanism with others, which may be symbols."""
        left = iter(values)

        def three() -> Any:
            return tuple(next(left) for _ in range(3))

        def link(old: Link) -> Link:
            sizes = {"mass": next(left), "inertia": three(), "origin": three(), "center": three()}
            return replace(old, **sizes, damping=next(left))

        links = tuple(map(link, self.links))
        loops = tuple(replace(loop, point_a=three(), point_b=three()) for loop in self.loops)
        return replace(self, links=links, loops=loops)

    def started(self, names: Sequence[str]) -> np.ndarray:
        """The initial values of these names."""
        return np.array([self.start[name] for name in names])

    def error(self, end: Sequence[float]) -> float:
        """The largest difference from the reference, each relative to one plus its size; infinite if it diverged."""
        found, right = np.asarray(end, dtype=float), np.asarray(self.reference)
        worst = float(np.max(np.abs(found - right) / (1 + np.abs(right))))
        return worst if np.isfinite(worst) else float("inf")

    def joint_state(self, q: Sequence[float], u: Sequence[float]) -> list[float]:
        """The end state as observed, from coordinates and speeds link by link."""
        if self.observed == "joints":
            return [*q, *u]
        return _centers(self.links, np.reshape(q, (-1, 4)), np.reshape(u, (-1, 3)))

    def named_state(self, values: Mapping[str, float]) -> list[float]:
        """The end state as observed, from coordinates and speeds by name."""
        if self.observed == "disk":
            return _disk(values)
        return self.joint_state(*([values[name] for name in names] for names in (self.coordinates, self.speeds)))

    def written(self) -> str:
        """JSON, for another process."""
        return json.dumps(asdict(self))


def read(text: str) -> Task:
    """The task that `written` gave."""
    raw: dict[str, Any] = json.loads(text)
    links = tuple(Link(**link) for link in raw.pop("links"))
    loops = tuple(Loop(**loop) for loop in raw.pop("loops"))
    return Task(links=links, loops=loops, **raw)


def _disk(values: Mapping[str, float]) -> list[float]:
    """Of the disk that turns about Z, X and Y: position, velocity, angular velocity."""
    place = [values[f"disk.{axis}"] for axis in "xyz"]
    velocity = [values[f"disk.{axis}'"] for axis in "xyz"]
    heading, tilt = values["heading"], values["tilt"]
    ahead = np.array([np.cos(heading), np.sin(heading), 0])
    axle = np.array([-np.sin(heading) * np.cos(tilt), np.cos(heading) * np.cos(tilt), np.sin(tilt)])
    spin = values["heading'"] * np.array([0, 0, 1]) + values["tilt'"] * ahead + values["spin'"] * axle
    return [*place, *velocity, *spin]


def _centers(links: Sequence[Link], quaternions: np.ndarray, spins: np.ndarray) -> list[float]:
    """Positions and velocities of the centres of mass of links on spherical joints."""
    R: list[np.ndarray] = []
    w: list[np.ndarray] = []
    r: list[np.ndarray] = []
    v: list[np.ndarray] = []
    for link, e, spin in zip(links, quaternions, spins, strict=True):
        base = link.parent
        R0, w0, r0, v0 = (R[base], w[base], r[base], v[base]) if base != GROUND else (np.eye(3), *np.zeros((3, 3)))
        arm = R0 @ link.origin
        R.append(R0 @ rotation_matrix(e))
        w.append(w0 + R[-1] @ spin)
        r.append(r0 + arm)
        v.append(v0 + np.cross(w0, arm))
    arms = [turn @ link.center for turn, link in zip(R, links, strict=True)]
    seen = slice(len(links) - 1, None, -max(1, len(links) // SEEN))  # the last link always
    return [*np.ravel(np.add(r, arms)[seen]), *np.ravel((v + np.cross(w, arms))[seen])]


def rotation_matrix(e: np.ndarray) -> np.ndarray:
    """The rotation of Euler parameters e0 ... e3."""
    a, x, y, z = e / np.linalg.norm(e)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - a * z), 2 * (x * z + a * y)],
            [2 * (x * y + a * z), 1 - 2 * (x * x + z * z), 2 * (y * z - a * x)],
            [2 * (x * z - a * y), 2 * (y * z + a * x), 1 - 2 * (x * x + y * y)],
        ]
    )
