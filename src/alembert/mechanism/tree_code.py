"""From ArticulatedBodies to the Tree of tree_recursion.h: machine code of each kind of joint, tables and work space."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from ctypes import c_int64
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description.bodies import PLANES, Body
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression, substitute
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.kinematics.links import Link
from alembert.kinematics.rotors import rotor_speeds
from alembert.native.kernel import Tree, shipped_assembly
from alembert.native.machine_code import MachineCode, load_module, machine_code, pointer
from alembert.native.structures import check_offsets

LARGEST = 64  # arguments of a joint's machine code, as in tree_recursion.h
BODIES = ("mass", "inertia", "weight", "armature")  # the tables that parameters change


@cache
def _recursion() -> dict[str, Any]:
    engine = load_module(shipped_assembly("articulated"), level=3)
    check_offsets("Tree", engine.get_global_value_address("tree_offsets"), Tree)
    link = ctypes.CFUNCTYPE(c_int64)(engine.get_function_address("size_of_link"))()
    return {"engine": engine, "address": engine.get_function_address("articulated"), "link": link}


@dataclass(frozen=True, eq=False)
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
        bodies, links = self.bodies, self.bodies.links
        q_at, u_at = ({s: k for k, s in enumerate(symbols)} for symbols in (bodies.q, bodies.u))
        values = {
            "parents": [link.parent for link in links],
            "codes": [self.codes[kind].address for kind in self.kinds],
            "takes_start": np.concatenate([[0], np.cumsum([len(t) for t in self.takes])]),
            "takes": [k for t in self.takes for k in t] or [0],
            "q_at": [q_at[link.coordinates[0]] if link.coordinates else 0 for link in links],
            "u_at": [u_at[link.speeds[0]] if link.speeds else 0 for link in links],
            "q_count": [len(link.coordinates) for link in links],
            "u_count": [len(link.speeds) for link in links],
            "loaded": list(bodies.forces) or [0],
            "coupled_start": np.concatenate([[0], np.cumsum([len(row) for row in self.couplings])]),
            "coupled": [k for row in self.couplings for k, _ in row] or [0],
            "flat": [
                PLANES[b.motion_plane][2] if isinstance(b, Body) and b.motion_plane else -1
                for b in (link.body for link in links)
            ],
        }
        return {name: np.ascontiguousarray(value, dtype=np.int64) for name, value in values.items()}

    @cached_property
    def couplings(self) -> list[list[tuple[int, float]]]:
        """For each row the places and the ratios of its speeds, first one that is in no other row."""
        rows = [list(row.items()) for row in self.bodies.constraint.rows]
        counts = Counter(k for row in rows for k, _ in row)
        return [sorted(((k, float(x)) for k, x in row), key=lambda entry: counts[entry[0]]) for row in rows]

    @cached_property
    def inertia_values(self) -> list[Expression]:
        """Masses and inertias of the bodies, gravity, the rotors of the speeds."""
        none, gravity = [ZERO] * 9, self.bodies.model.acceleration_of_gravity
        massive = [link.body for link in self.bodies.links]
        values = [body.mass for body in massive]
        values += [e for body in massive for e in (body.J.flat if isinstance(body, Body) else none)]
        values += [ZERO] * 3 if gravity is None else list(gravity)
        rotors = rotor_speeds(self.bodies.model)
        return values + [rotors.get(u, ZERO) for u in self.bodies.u]

    @cached_property
    def inertia(self) -> tuple[MachineCode, list[int]]:
        """Machine code of the different ones among these, and which stands where."""
        index: dict[Expression, int] = {}
        places = [index.setdefault(e, len(index)) for e in self.inertia_values]
        return machine_code([Symbol(name) for name in self.bodies.model.values], list(index)), places

    def numbers(self, parameters: Iterable[float]) -> dict[str, NDArray[Any]]:
        """The arrays of a Tree for given parameters."""
        code, places = self.inertia
        return self.tables(code(np.array(list(parameters)))[places])

    def tables(self, values: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Numbers in the order of `inertia_values` as arrays of a Tree."""
        count = len(self.bodies.links)
        parts = np.split(values, [count, 10 * count, 10 * count + 3])
        return {name: np.ascontiguousarray(x) for name, x in zip(BODIES, parts, strict=True)}


Translation = Callable[[Sequence[Expression], Sequence[Expression]], MachineCode]
"""Arguments and outputs to machine code."""


def tree_code(
    bodies: ArticulatedBodies, arguments: Sequence[Expression], translated: Translation = machine_code
) -> TreeCode:
    """Compile the joints and loads of a tree."""
    index = {s: k for k, s in enumerate(arguments[: len(arguments) - len(bodies.body_symbols)])}
    formulas, kinds, used = joint_kinds(bodies)
    codes = tuple(translated([Symbol(f"x{k}") for k in range(count)], outputs) for count, *outputs in formulas)
    takes = tuple(tuple(index[s] for s in symbols) for symbols in used)
    forces = [e for values in bodies.forces.values() for e in values]
    loads = translated(arguments, forces) if forces else None
    return TreeCode(bodies, codes, kinds, takes, loads)


def joint_kinds(
    bodies: ArticulatedBodies,
) -> tuple[list[tuple[Any, ...]], tuple[int, ...], list[list[Expression]]]:
    """The different joints, each as the number of its symbols x0, x1, ... and its outputs in them; for each body the kind of
    its joint, and the symbols that stand for these."""
    known: dict[tuple[Any, ...], int] = {}
    kinds, takes = [], []
    for link in bodies.links:
        used = joint_arguments(link)
        if len(used) > LARGEST:
            raise DerivationError(
                f"Body {link.body.name!r} hangs on a joint with {len(used)} symbols; the recursive form has room for "
                f"{LARGEST}. Use method='lagrange'."
            )
        local = [Symbol(f"x{k}") for k in range(len(used))]
        names = dict(zip(used, local, strict=True))
        key = (len(used), *(substitute(e, names) for e in link.outputs))
        kinds.append(known.setdefault(key, len(known)))
        takes.append(used)
    return list(known), tuple(kinds), takes


def joint_arguments(link: Link) -> list[Expression]:
    """Coordinates, speeds, and the parameters in the joint's expressions."""
    own = [*link.coordinates, *link.speeds]
    used = {
        s for e in (*link.rotation.flat, *link.place, *link.velocity, *link.spin, link.angle) for s in e.free_symbols
    }
    return own + sorted(used - set(own), key=lambda s: str(s.name))


class TreeRun:
    """The Tree of one run with all that it points to; `numbers` are those of TreeCode, `link` the bytes of a Link."""

    def __init__(self, code: TreeCode, numbers: Mapping[str, NDArray[Any]], nx: int, link: int | None = None) -> None:
        bodies, recursion = code.bodies, _recursion()
        kind, couplings = numbers["mass"].dtype, code.couplings
        self.code, self.tree = code, Tree()
        self.address: int = recursion["address"]
        self._tables = {**code.integers, **numbers, "ratios": np.array([x for row in couplings for _, x in row], kind)}
        spaces = {
            "load_values": 6 * max(1, len(bodies.forces)),
            "coupling_forces": len(couplings),
            "coupling_space": 2 * len(bodies.u) + len(couplings) * (len(couplings) + len(bodies.u)),
        }
        self._spaces = {name: count * kind.itemsize for name, count in spaces.items()}  # in bytes
        self._spaces["work"] = len(bodies.links) * (link or recursion["link"])
        tree = self.tree
        tree.couplings = len(couplings)
        tree.count, tree.nx, tree.nu, tree.nq = len(bodies.links), nx, len(bodies.u), len(bodies.q)
        if code.loads is not None:
            tree.loads, tree.load_code, tree.load_data = len(bodies.forces), code.loads.address, code.loads.data
        for name, values in self._tables.items():
            setattr(tree, name, pointer(values))
        self._give_space()

    def copied(self) -> TreeRun:
        """The same tables, with work space for another run."""
        out = object.__new__(TreeRun)
        out.__dict__.update(self.__dict__)
        out.tree = Tree.from_buffer_copy(self.tree)
        out._give_space()
        return out

    def own_bodies(self) -> None:
        """Have masses, inertias, gravity and rotors of its own, for runs that overwrite them: others keep theirs."""
        self._tables = {**self._tables, **{name: self._tables[name].copy() for name in BODIES}}
        for name in BODIES:
            setattr(self.tree, name, pointer(self._tables[name]))

    def _give_space(self) -> None:
        self._space = np.zeros(sum(self._spaces.values()) // 8)
        at = pointer(self._space)
        for name, size in self._spaces.items():
            setattr(self.tree, name, at)
            at += size

    @property
    def pointer(self) -> int:
        """The address of the Tree."""
        return ctypes.addressof(self.tree)
