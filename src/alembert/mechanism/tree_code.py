"""From ArticulatedBodies to the Tree of articulated.c: machine code of each kind of joint, tables and work space."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from ctypes import Structure, c_int64, c_void_p
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description.bodies import Body
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression, evaluate, substitute
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.kinematics.links import Link
from alembert.native.kernel import shipped_assembly
from alembert.native.machine_code import MachineCode, load_module, machine_code

COUNTS = ("count", "nx", "nu", "nq", "loads", "load_code", "load_data", "failed")
INTEGERS = ("parents", "codes", "takes_start", "takes", "q_at", "u_at", "q_count", "u_count", "loaded", "flat")
FLOATS = ("mass", "inertia", "weight", "load_values", "work")
LARGEST = 64  # arguments of a joint's machine code, as in articulated.c


class Tree(Structure):
    """An open tree for the native loop (the struct of the same name in articulated.c)."""

    _fields_ = [*((name, c_int64) for name in COUNTS), *((name, c_void_p) for name in (*INTEGERS, *FLOATS))]


@cache
def _recursion() -> dict[str, Any]:
    engine = load_module(shipped_assembly("articulated"), level=3)
    sizes = [ctypes.CFUNCTYPE(c_int64)(engine.get_function_address(f"size_of_{name}"))() for name in ("tree", "link")]
    assert sizes[0] == ctypes.sizeof(Tree)
    return {"engine": engine, "address": engine.get_function_address("articulated"), "link": sizes[1]}


@dataclass(frozen=True)
class TreeCode:
    """The machine code of a tree: one function for each kind of joint, and the places in x of its arguments."""

    bodies: ArticulatedBodies = field(repr=False)
    codes: tuple[MachineCode, ...] = field(repr=False)
    kinds: tuple[int, ...] = field(repr=False)
    takes: tuple[tuple[int, ...], ...] = field(repr=False)
    loads: MachineCode | None = field(repr=False)


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
        self.arrays = _integers(code) | _floats(code, parameters, recursion["link"])
        tree = self.tree
        tree.count, tree.nx, tree.nu, tree.nq = len(bodies.links), nx, len(bodies.u), len(bodies.q)
        if code.loads is not None:
            tree.loads, tree.load_code, tree.load_data = len(bodies.forces), code.loads.address, code.loads.data
        for name, values in self.arrays.items():
            setattr(tree, name, int(values.ctypes.data))

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


def _floats(code: TreeCode, parameters: Mapping[Expression, float], link_size: int) -> dict[str, NDArray[Any]]:
    known: dict[Expression, float] = {}

    def number(e: Expression) -> float:
        if e not in known:
            known[e] = float(evaluate([e], {k: parameters[k] for k in e.free_symbols})[0])
        return known[e]

    links, gravity = code.bodies.links, code.bodies.model.acceleration_of_gravity
    none = [ZERO] * 9
    inertia = [number(e) for k in links for e in (k.body.J.flat if isinstance(k.body, Body) else none)]
    return {
        "mass": np.array([number(link.body.mass) for link in links]),
        "inertia": np.array(inertia),
        "weight": np.array([0.0] * 3 if gravity is None else [number(g) for g in gravity]),
        "load_values": np.zeros(6 * max(1, len(code.bodies.forces))),
        "work": np.zeros(len(links) * link_size // 8),
    }
