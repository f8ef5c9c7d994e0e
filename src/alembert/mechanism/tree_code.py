"""From ArticulatedBodies to the Tree of articulated.c: machine code of each kind of joint, tables and work space."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from ctypes import c_int64
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description.bodies import Body
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression, substitute
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.kinematics.links import Link
from alembert.native.kernel import Tree, shipped_assembly
from alembert.native.machine_code import MachineCode, load_module, machine_code, pointer
from alembert.native.structures import check_offsets

LARGEST = 64  # arguments of a joint's machine code, as in articulated.c


@cache
def _recursion() -> dict[str, Any]:
    engine = load_module(shipped_assembly("articulated"), level=3)
    check_offsets("Tree", engine.get_global_value_address("tree_offsets"), Tree)
    link = ctypes.CFUNCTYPE(c_int64)(engine.get_function_address("size_of_link"))()
    return {"engine": engine, "address": engine.get_function_address("articulated"), "link": link}


@dataclass(frozen=True)
class TreeCode:
    """The machine code of a tree: one function for each kind of joint, and the places in x of its arguments."""

    bodies: ArticulatedBodies = field(repr=False)
    codes: tuple[MachineCode, ...] = field(repr=False)
    kinds: tuple[int, ...] = field(repr=False)
    takes: tuple[tuple[int, ...], ...] = field(repr=False)
    loads: MachineCode | None = field(repr=False)

    @cached_property
    def integers(self) -> dict[str, NDArray[Any]]:
        """The tables of a Tree that every run shares."""
        return _integers(self)

    @cached_property
    def inertia(self) -> Inertia:
        """Masses, inertias and gravity, as functions of the parameters."""
        return _inertia(self.bodies)


@dataclass(frozen=True)
class Inertia:
    """Mass and inertia of each body, then gravity: the different expressions once, and which of them stands where."""

    code: MachineCode
    places: NDArray[np.int64]
    bodies: int

    def numbers(self, parameters: Mapping[Expression, float]) -> dict[str, NDArray[Any]]:
        """The arrays of a Tree for given parameters."""
        values = self.code(np.array(list(parameters.values())))[self.places]
        mass, inertia, weight = np.split(values, [self.bodies, 10 * self.bodies])
        return {name: np.ascontiguousarray(x) for name, x in (("mass", mass), ("inertia", inertia), ("weight", weight))}


def tree_code(bodies: ArticulatedBodies, arguments: Sequence[Expression]) -> TreeCode:
    """Compile the joints and loads of a tree."""
    index = {s: k for k, s in enumerate(arguments[: len(arguments) - len(bodies.body_symbols)])}
    known: dict[tuple[Any, ...], int] = {}
    codes: list[MachineCode] = []
    kinds, takes = [], []
    for link in bodies.links:
        used = _arguments(link)
        if len(used) > LARGEST:
            raise DerivationError(
                f"Body {link.body.name!r} hangs on a joint with {len(used)} symbols; the recursive form has room for "
                f"{LARGEST}. Use method='lagrange'."
            )
        local = [Symbol(f"x{k}") for k in range(len(used))]
        names = dict(zip(used, local, strict=True))
        key = (len(used), *(substitute(e, names) for e in link.outputs))
        if key not in known:
            known[key] = len(codes)
            codes.append(machine_code(local, key[1:]))
        kinds.append(known[key])
        takes.append(tuple(index[s] for s in used))
    forces = [e for values in bodies.forces.values() for e in values]
    loads = machine_code(arguments, forces) if forces else None
    return TreeCode(bodies, tuple(codes), tuple(kinds), tuple(takes), loads)


def _arguments(link: Link) -> list[Expression]:
    """Coordinates, speeds, and the parameters in the joint's expressions."""
    own = [*link.coordinates, *link.speeds]
    used = {
        s for e in (*link.rotation.flat, *link.place, *link.velocity, *link.spin, link.angle) for s in e.free_symbols
    }
    return own + sorted(used - set(own), key=lambda s: str(s.name))


class TreeRun:
    """The Tree of one run with all that it points to."""

    def __init__(self, code: TreeCode, parameters: Mapping[Expression, float], nx: int) -> None:
        bodies, recursion = code.bodies, _recursion()
        self.code, self.tree = code, Tree()
        self.address: int = recursion["address"]
        self.arrays = {
            **code.integers,
            **code.inertia.numbers(parameters),
            "load_values": np.zeros(6 * max(1, len(bodies.forces))),
            "work": np.zeros(len(bodies.links) * recursion["link"] // 8),
        }
        tree = self.tree
        tree.count, tree.nx, tree.nu, tree.nq = len(bodies.links), nx, len(bodies.u), len(bodies.q)
        if code.loads is not None:
            tree.loads, tree.load_code, tree.load_data = len(bodies.forces), code.loads.address, code.loads.data
        for name, values in self.arrays.items():
            setattr(tree, name, pointer(values))

    @property
    def pointer(self) -> int:
        """The address of the Tree."""
        return ctypes.addressof(self.tree)


def _integers(code: TreeCode) -> dict[str, NDArray[Any]]:
    bodies, links = code.bodies, code.bodies.links
    q_at, u_at = ({s: k for k, s in enumerate(symbols)} for symbols in (bodies.q, bodies.u))
    addresses = [c.address for c in code.codes]
    values = {
        "parents": [link.parent for link in links],
        "codes": [addresses[kind] for kind in code.kinds],
        "takes_start": np.concatenate([[0], np.cumsum([len(t) for t in code.takes])]),
        "takes": [k for t in code.takes for k in t] or [0],
        "q_at": [q_at[link.coordinates[0]] if link.coordinates else 0 for link in links],
        "u_at": [u_at[link.speeds[0]] if link.speeds else 0 for link in links],
        "q_count": [len(link.coordinates) for link in links],
        "u_count": [len(link.speeds) for link in links],
        "loaded": list(bodies.forces) or [0],
        "flat": [_normal(link) for link in links],
    }
    return {name: np.ascontiguousarray(value, dtype=np.int64) for name, value in values.items()}


def _normal(link: Link) -> int:
    body = link.body
    return next(k for k in range(3) if body.normal[k] == 1) if isinstance(body, Body) and body.plane else -1


def _inertia(bodies: ArticulatedBodies) -> Inertia:
    none, gravity = [ZERO] * 9, bodies.model.acceleration_of_gravity
    massive = [link.body for link in bodies.links]
    values = [body.mass for body in massive]
    values += [e for body in massive for e in (body.J.flat if isinstance(body, Body) else none)]
    values += [ZERO] * 3 if gravity is None else list(gravity)
    index: dict[Expression, int] = {}
    places = [index.setdefault(e, len(index)) for e in values]
    parameters = [Symbol(name) for name in bodies.model.values]
    return Inertia(machine_code(parameters, list(index)), np.array(places), len(massive))
