"""Rigid-body algorithms on an open tree in native code (tree_algorithms.c): one state or rows of states in, arrays out."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from ctypes import CFUNCTYPE, c_int64, c_void_p, cast, pythonapi
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Expression, Floats
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.mechanism.tree_code import Translation, TreeCode, TreeRun, tree_code
from alembert.mechanism.tree_slopes import TreeSlopes, chain_of
from alembert.mechanism.tree_tangents import STEP, tangent_code, tangent_numbers
from alembert.native import structures
from alembert.native.kernel import Tree, shipped_assembly
from alembert.native.machine_code import MachineCode, Table, add_symbol, load_module, machine_code, pointer
from alembert.native.structures import check_offsets

PYTHON = (
    "PyCapsule_GetPointer",
    "PyEval_RestoreThread",
    "PyEval_SaveThread",
    "PyObject_Vectorcall",
    "PyTuple_GetItem",
    "Py_DecRef",
    "Py_IncRef",
)  # what single_state.h calls
KEPT = 32  # sets of parameters and kinds of question that a thread keeps ready


@cache
def native_algorithms(name: str) -> dict[str, Any]:
    """The machine code of tree_algorithms.c or tree_tangents.c, with the sizes of its structures."""
    for symbol in PYTHON:
        add_symbol(symbol, cast(getattr(pythonapi, symbol), c_void_p).value or 0)
    engine = load_module(shipped_assembly(name), level=3)
    check_offsets("Tree", engine.get_global_value_address("tree_offsets"), Tree)
    link, whole = (CFUNCTYPE(c_int64)(engine.get_function_address(f"size_of_{x}"))() for x in ("link", "whole"))
    ask = CFUNCTYPE(c_int64, c_void_p)(engine.get_function_address("tree_algorithm"))
    return {"engine": engine, "link": link, "whole": whole, "ask": ask}


def slopes_in_loop(question: Question, table: Table, multipliers: int) -> MachineCode:
    """Slopes as machine code for the native loop, which has u' and multipliers behind the state: those of a table, then by a
    question for FORWARD_SLOPES those of u', or for INVERSE_SLOPES those of f - M u'."""
    engine, t = native_algorithms("tree_algorithms")["engine"], question.point_to_one()
    t.rows, t.formulas, t.formulas_data = len(table.places[0]), table.code.address, table.code.data
    nq, nu, ni = question.sizes
    outputs = t.rows + nu * (nq + nu + ni + t.nvaried)
    name = "state_slopes" if question.what == structures.FORWARD_SLOPES else "balance_slopes"
    inputs = len(question.x) + nu + multipliers
    return MachineCode(engine.get_function_address(name), question.address, inputs, outputs, (engine, question, table))


@dataclass(frozen=True, eq=False)
class TreeAlgorithms:
    """All questions to one tree; safe in threads, of which each has its own work space.

    With `is_tangent`, states are complex and all answers change along their imaginary parts (tree_tangents.py).
    """

    tree: ArticulatedBodies
    arguments: tuple[Expression, ...] = field(repr=False)
    varied: tuple[str, ...] = ()
    is_tangent: bool = False
    own: threading.local = field(default_factory=threading.local, repr=False)

    @property
    def translated(self) -> Translation:
        """What makes machine code of formulas."""
        return tangent_code if self.is_tangent else machine_code

    @cached_property
    def code(self) -> TreeCode:
        """The machine code of the joints and loads."""
        return tree_code(self.tree, self.arguments, self.translated)

    @cached_property
    def slopes(self) -> TreeSlopes:
        """The derivatives of the same."""
        return TreeSlopes(self.code, self.arguments, self.varied)

    @cached_property
    def direction_rates(self) -> list[MachineCode | None]:
        """The machine code of how the directions of each joint change."""
        return self.slopes.direction_rates(self.translated)

    @cached_property
    def energies(self) -> MachineCode:
        """The machine code of the energies."""
        return self.translated(self.arguments, list(self.tree.energies))

    def widths(self, what: int) -> tuple[int, int]:
        """How many numbers an answer has for each state, and what comes with it."""
        n, bodies = len(self.tree.u), len(self.tree.links)
        columns = 2 * n + len(self.tree.inputs) + len(self.varied)
        other = {
            structures.INVERSE: (n, 6 * bodies),
            structures.MASS: (n * n, 0),
            structures.CORIOLIS: (n * n, 0),
            structures.MOTION: (18 * bodies, 0),
            structures.JACOBIAN: (6 * n, 0),
            structures.REGRESSOR: (10 * n * bodies, 0),
            structures.FORMULAS: (2, 0),
            structures.INVERSE_SLOPES: (n * columns, n * n),
            structures.FORWARD_SLOPES: (n * columns, n * n),
        }
        return other.get(what, (n, 0))

    def question(self, what: int, parameters: Mapping[str, float] | None, along: str | None = None) -> Question:
        """A question of one kind for one set of parameters, which change along one of them, made ready in this thread."""
        kept: dict[Any, Question] = self.own.__dict__
        numbers = None if parameters is None else self.tree.model.numbers(parameters)
        key = (
            str(what) if numbers is None and along is None else f"{what} {along} {numbers and tuple(numbers.values())}"
        )
        found = kept.get(key)
        if found is None:
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = found = self.new_question(what, numbers, along)
        return found

    def new_question(
        self, what: int, numbers: Mapping[Expression, float] | None = None, along: str | None = None
    ) -> Question:
        """The same, for whoever keeps it."""
        return Question(self, what, self.tree.model.numbers() if numbers is None else numbers, along)


class Question:
    """One kind of question with its Tree and work space."""

    def __init__(
        self, algorithms: TreeAlgorithms, what: int, parameters: Mapping[Expression, float], along: str | None
    ) -> None:
        tree, is_tangent, count = algorithms.tree, algorithms.is_tangent, len(algorithms.arguments)
        native, self.kind = (
            native_algorithms("tree_tangents" if is_tangent else "tree_algorithms"),
            complex if is_tangent else float,
        )
        self.tree, self.what, self._ask = tree, what, native["ask"]
        nq, nu, ni = len(tree.q), len(tree.u), len(tree.inputs)
        own, code = count - len(tree.body_symbols), algorithms.code
        numbers = tangent_numbers(code, parameters, along) if is_tangent else code.numbers(parameters.values())
        self.run = TreeRun(code, numbers, own, native["link"])
        self.native = self.run.tree
        width, more = algorithms.widths(what)
        self.x = self._zeros(count)
        self.x[nq + nu + 1 + ni : own] = list(parameters.values())
        if along is not None:
            self.x[nq + nu + 1 + ni + [s.name for s in parameters].index(along)] += 1j * STEP
        self.still = self._zeros(nu)  # speeds where none are given
        self.arm = self._zeros(3)
        arrays: dict[str, NDArray[Any]] = {
            "x": self.x,
            "arm": self.arm,
            "rates": self._zeros(nq + 1),
            "wholes": np.zeros(len(tree.links) * native["whole"] // 8),
            "du": self._zeros(nu + 1),
            "mass_space": self._zeros(nu * nu + 1),
            "inside": np.zeros(len(tree.links), dtype=np.int64),
            "load_space": self._zeros(6 * (len(tree.links) + len(tree.forces)) + 1),
            "carried": self._zeros(12 * len(tree.links)),
            "dx": self._zeros(count),
            "values_space": self._zeros(count + 6 * len(tree.forces) + 2 if is_tangent else 0),
        }
        integers = code.integers
        chain, before = chain_of(*(integers[name].tolist() for name in ("parents", "u_at", "u_count")))
        arrays |= {"chain": np.array([*chain, 0]), "before": np.array([*before, 0])}
        if what == structures.CORIOLIS:
            arrays |= {"slope_codes": _addresses(algorithms.direction_rates), "slope_space": self._zeros(36)}
        if what in (structures.INVERSE_SLOPES, structures.FORWARD_SLOPES):
            arrays |= _joint_slopes(algorithms.slopes)
            arrays |= self._slopes(algorithms.slopes, np.array(list(parameters.values())))
        self.kept = {name: np.ascontiguousarray(values) for name, values in arrays.items()}
        for name, values in self.kept.items():
            setattr(self.native, name, pointer(values))
        t = self.native
        t.what, t.ni, t.width, t.more_width, t.chosen = what, ni, width, more, -1
        t.nvaried = len(algorithms.varied)
        if what == structures.FORMULAS:
            t.formulas, t.formulas_data = algorithms.energies.address, algorithms.energies.data
        self.address = self.run.pointer
        self.sizes = nq, nu, ni

    def _zeros(self, count: int) -> NDArray[Any]:
        return np.zeros(count, self.kind)

    def _slopes(self, slopes: TreeSlopes, parameters: Floats) -> dict[str, NDArray[Any]]:
        """What the derivatives need besides."""
        t, loads = self.native, slopes.loads
        t.nslope, t.nseen, t.pushes = len(loads.places[0]), len(slopes.seen), int(slopes.pushes)
        if t.nslope:
            t.load_slope_code, t.load_slope_data = loads.code.address, loads.code.data
        index = {s: k for k, s in enumerate(slopes.arguments)}
        symbols = {s.name: k for s, k in index.items()}
        return {
            "varied": np.array([*(symbols[name] for name in slopes.varied), 0]),
            "seen": np.array([*slopes.seen, 0]),
            "load_rows": np.array([*loads.places[1], 0]),
            "load_starts": slopes.starts,
            "load_slopes": np.zeros(t.nslope + 1),
            "inertia_slopes": np.append(slopes.inertias(parameters).reshape(-1), 0.0),
        }

    def point_to_one(self) -> Tree:
        """Have the Tree take one state, without inputs at time zero, and answer into buffers here."""
        t, ni = self.native, self.sizes[2]
        buffers = {"input_rows": self._zeros(ni + 1), "result": self._zeros(t.width), "more": self._zeros(t.more_width)}
        self.kept |= buffers
        for name, values in buffers.items():
            setattr(t, name, pointer(values))
        t.rows, t.u_step, t.input_step = 1, self.sizes[1], 0
        return t

    def many(
        self, with_more: bool, q: Floats, u: Floats, a: Floats | None, inputs: Floats
    ) -> tuple[Floats, Floats | None]:
        """Answer for rows of states; `inputs`, with the time before them, is one row, or as many (states, numbers)."""
        t, count = self.native, len(q)
        out, more = (np.empty((count, n), self.kind) for n in (t.width, t.more_width if with_more else 0))
        t.rows, t.u_step, t.input_step = count, self.sizes[1], inputs.shape[1] if len(inputs) > 1 else 0
        t.q_rows, t.u_rows, t.input_rows, t.result = pointer(q), pointer(u), pointer(inputs), pointer(out)
        t.a_rows = None if a is None else pointer(a)
        t.more = pointer(more) if more.size else None
        row = self._ask(self.address)
        if row >= 0:
            self._refuse(row, q, u, a, inputs)
        return out, more if with_more else None

    def _refuse(self, row: int, q: Floats, u: Floats, a: Floats | None, inputs: Floats) -> None:
        """Say what is not finite in a row, or what moves without mass there."""
        failed, tree = int(self.native.failed), self.tree
        if failed:
            lost = (
                f"body {tree.links[failed - 1].body.name!r}"
                if failed > 0
                else f"the speed {tree.u[-1 - failed].name!r}"
            )
            raise DerivationError(
                f"The motion is not determined at state {row}: {lost} can move with no mass or inertia to resist it. Give it "
                "one, or a joint or constraint that holds it."
            )
        accelerations = [s.name + "'" for s in tree.u]
        others = ["time", *(s.name for s in tree.inputs)]
        names = ([s.name for s in tree.q], [s.name for s in tree.u], accelerations, others)
        for listed, values in zip(names, (q, u, a, inputs), strict=True):
            own = np.atleast_2d(values)[min(row, len(np.atleast_2d(values)) - 1)] if values is not None else np.zeros(0)
            for name, value in zip(listed, own, strict=False):
                if not np.isfinite(value):
                    raise ModelError(f"Found {name} = {value} at state {row}; expected finite numbers.")


def _joint_slopes(slopes: TreeSlopes) -> dict[str, NDArray[Any]]:
    """The machine code of the joints' own slopes, with room for what it gives."""
    codes, places = slopes.joints
    return {
        "slope_codes": _addresses(codes),
        "slope_space": np.zeros(max([1, *(code.outputs for code in codes if code is not None)])),
        "varied_at": places.reshape(-1) if places.size else np.zeros(1, dtype=np.int64),
    }


def _addresses(codes: Sequence[MachineCode | None]) -> NDArray[np.int64]:
    return np.array([0 if code is None else code.address for code in codes])
