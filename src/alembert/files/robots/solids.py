"""The masses of shapes for a density of one: solids by their volume, shells by their surface, and both of meshes.

Sizes are those of MJCF: radii and halves of lengths. Functions of primitives give the volume or area and the inertia about the
centre; those of meshes give the centre besides.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats

Primitive = Callable[[Floats], tuple[float, Floats]]
Triangles = NDArray[np.int64]
MassOfMesh = tuple[float, Floats, Floats]


# --- solids ---------------------------------------------------------------------------------------------------------


def _capsule(size: Floats) -> tuple[float, Floats]:
    """A cylinder with two half balls, whose centres of mass lie 3/8 of the radius above their bases."""
    r, h = size[0], 2 * size[1]
    cylinder, ball = math.pi * r**2 * h, 4 / 3 * math.pi * r**3
    across = cylinder * (3 * r**2 + h**2) / 12 + ball * (2 / 5 * r**2 + 3 / 8 * r * h + h**2 / 4)
    return cylinder + ball, np.diag([across, across, cylinder * r**2 / 2 + ball * 2 / 5 * r**2])


def _cylinder(size: Floats) -> tuple[float, Floats]:
    r, h = size[0], 2 * size[1]
    volume = math.pi * r**2 * h
    return volume, volume * np.diag([(3 * r**2 + h**2) / 12, (3 * r**2 + h**2) / 12, r**2 / 2])


def _ellipsoid(size: Floats) -> tuple[float, Floats]:
    squares = np.broadcast_to(size, 3) ** 2
    volume = 4 / 3 * math.pi * float(np.prod(np.broadcast_to(size, 3)))
    return volume, volume / 5 * np.diag(squares.sum() - squares)


def _box(size: Floats) -> tuple[float, Floats]:
    volume = 8 * float(np.prod(size))
    return volume, volume / 3 * np.diag((size**2).sum() - size**2)


SOLIDS: dict[str, Primitive] = {
    "sphere": _ellipsoid,
    "capsule": _capsule,
    "cylinder": _cylinder,
    "ellipsoid": _ellipsoid,
    "box": _box,
}


# --- shells ---------------------------------------------------------------------------------------------------------


def _sphere_shell(size: Floats) -> tuple[float, Floats]:
    area = 4 * math.pi * size[0] ** 2
    return area, np.eye(3) * area * 2 / 3 * size[0] ** 2


def _tube(r: float, h: float) -> tuple[float, float, float]:
    """Area, and inertia across and along, of a cylinder without its ends."""
    area = 2 * math.pi * r * h
    return area, area * (r**2 / 2 + h**2 / 12), area * r**2


def _capsule_shell(size: Floats) -> tuple[float, Floats]:
    """A tube with two half spheres, whose centres of mass lie half the radius above their bases."""
    r, h = size[0], 2 * size[1]
    area, across, along = _tube(r, h)
    ball = 4 * math.pi * r**2
    across += ball * (2 / 3 * r**2 + r * h / 2 + h**2 / 4)
    return area + ball, np.diag([across, across, along + ball * 2 / 3 * r**2])


def _cylinder_shell(size: Floats) -> tuple[float, Floats]:
    """A tube with two disks."""
    r, h = size[0], 2 * size[1]
    area, across, along = _tube(r, h)
    ends = 2 * math.pi * r**2
    across += ends * (r**2 / 4 + h**2 / 4)
    return area + ends, np.diag([across, across, along + ends * r**2 / 2])


def _box_shell(size: Floats) -> tuple[float, Floats]:
    """Six faces; the second moment of each is by its distance along its normal, and by a third of that along its sides."""
    area, second = 0.0, np.zeros(3)
    for k in range(3):
        faces = 8 * float(np.prod(np.delete(size, k)))
        weights = np.full(3, 1 / 3)
        weights[k] = 1.0
        area, second = area + faces, second + faces * weights * size**2
    return area, np.diag(second.sum() - second)


SHELLS: dict[str, Primitive] = {
    "sphere": _sphere_shell,
    "capsule": _capsule_shell,
    "cylinder": _cylinder_shell,
    "box": _box_shell,
}


# --- meshes ---------------------------------------------------------------------------------------------------------


def hull_of(points: Floats) -> Triangles:
    """The triangles of the convex hull, all seen from outside in the same sense."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        hull = ConvexHull(points)
    except QhullError:
        raise ValueError("it is flat") from None
    triangles = np.asarray(hull.simplices, dtype=np.int64)
    a, b, c = (points[triangles[:, k]] for k in range(3))
    inward = np.einsum("ij,ij->i", np.cross(b - a, c - a), hull.equations[:, :3]) < 0
    triangles[inward] = triangles[inward][:, ::-1]
    return triangles


def solid_of_mesh(points: Floats, triangles: Triangles) -> MassOfMesh:
    """Volume, centre and inertia of what a closed mesh encloses, tetrahedron by tetrahedron from the origin (Tonon 2004)."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    return _of_tetrahedra(np.einsum("ij,ij->i", a, np.cross(b, c)) / 6, a, b, c)


def legacy_solid(points: Floats, triangles: Triangles) -> MassOfMesh:
    """MuJoCo's usual way: all tetrahedra count as positive, from the mean of the faces first, then from the centre found so."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    areas = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    start = np.einsum("i,ij->j", areas, (a + b + c) / 3) / areas.sum()
    for _ in range(2):
        x, y, z = a - start, b - start, c - start
        volumes = np.abs(np.einsum("ij,ij->i", x, np.cross(y, z)) / 6)
        volume, center, inertia = _of_tetrahedra(volumes, x, y, z)
        last, start = start, start + center
    shift = start - last  # the inertia is about the centre that was found first
    return volume, last, inertia + volume * (shift @ shift * np.eye(3) - np.outer(shift, shift))


def shell_of_mesh(points: Floats, triangles: Triangles) -> MassOfMesh:
    """Area, centre and inertia of the triangles themselves."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    areas = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    if not areas.sum():
        raise ValueError("it has no surface")
    center = np.einsum("i,ij->j", areas, a + b + c) / 3 / areas.sum()
    a, b, c = a - center, b - center, c - center
    second = _second_moments(areas, a, b, c) / 12
    return float(areas.sum()), center, np.trace(second) * np.eye(3) - second


def _of_tetrahedra(volumes: Floats, a: Floats, b: Floats, c: Floats) -> MassOfMesh:
    """Volume, centre and inertia of tetrahedra between the origin and three corners each."""
    volume = float(volumes.sum())
    if abs(volume) < 1e-300:
        raise ValueError("it encloses no volume")
    center = np.einsum("i,ij->j", volumes, a + b + c) / 4 / volume
    second = _second_moments(volumes, a, b, c) / 20 - volume * np.outer(center, center)
    sign = math.copysign(1.0, volume)
    return abs(volume), center, sign * (np.trace(second) * np.eye(3) - second)


def _second_moments(sizes: Floats, a: Floats, b: Floats, c: Floats) -> Floats:
    """Sums of the products of the corners, and of their sum, with themselves: what simplices of any kind are made of."""
    return np.asarray(sum(np.einsum("i,ij,ik->jk", sizes, x, x) for x in (a, b, c, a + b + c)))
