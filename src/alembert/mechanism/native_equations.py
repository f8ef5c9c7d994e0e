"""From a record to machine code for the native loop, with the tables that say what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.constraint_functions import ConstraintFunctions, constraint_functions
from alembert.description import TIME
from alembert.description.piecewise_parts import functions_of_time, switching_functions
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, column, zeros
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.linear_forms import FrictionLaw
from alembert.mechanism.sparse_tables import Places, SparseTables, is_cheaper
from alembert.mechanism.tree_code import TreeCode, tree_code
from alembert.mechanism.unrolled_recursion import instructions, unrolled
from alembert.native.kernel import DENSE, EXPLICIT, RECURSIVE, SPARSE
from alembert.native.machine_code import MachineCode, machine_code

Floats = NDArray[np.float64]
LARGE = 24  # speeds and multipliers together from which sparse solves are considered
SHORT_TREE = 5000  # instructions up to which the recursion of a tree is written out, whatever it gains
LONG_TREE = 40000  # instructions from which writing it out would take seconds
GAIN = 0.6  # of the time of the loop over the tree: what it may take written out
STRAIGHT = 0.25e-3  # microseconds of an instruction of straight code
LOOPED = 0.32  # microseconds of a body in the loop over the tree
TAKES_PART = 1e-3  # of the largest entry of a row: less is no part in the constraint
LIGHT = 1e-4  # a mass below this part of another one that the same constraint holds
UNROLLED = 3  # up to this many speeds without constraints, the solution for u' is written out in the machine code


@dataclass(frozen=True, eq=False)
class NativeEquations:
    """Machine code of the equations with the tables that say what it gives; made once for a record."""

    eom: Record
    arguments: tuple[Expression, ...]
    solver: int
    code: MachineCode | None = field(repr=False)
    M_pattern: Places = field(repr=False)
    A_pattern: Places = field(repr=False)
    held: tuple[int, ...]
    quadruples: tuple[int, ...]
    components: tuple[int, ...]
    sparse: dict[tuple[bool, ...], SparseTables] = field(default_factory=dict, repr=False)
    layouts: dict[tuple[Any, ...], Any] = field(default_factory=dict, repr=False)

    @cached_property
    def inputs(self) -> int:
        """How many inputs there are."""
        return len(self.eom.inputs)

    @cached_property
    def functions(self) -> ConstraintFunctions:
        """The constraints as functions of numbers."""
        return constraint_functions(self.eom.kinematics)

    @cached_property
    def tables(self) -> dict[str, NDArray[np.int64]]:
        """What every run shares: where the entries of M and A stand, which rows hold positions, and the order of all."""
        rows = len(self.eom.rows)
        found: dict[str, Any] = {
            "M_rows": self.M_pattern[:, 0],
            "M_columns": self.M_pattern[:, 1],
            "A_rows": self.A_pattern[:, 0],
            "A_columns": self.A_pattern[:, 1],
            "A_starts": np.searchsorted(self.A_pattern[:, 0], np.arange(rows + 1)),
            "held": self.held,
            "held_at": _inverse(self.held, rows),
            "quadruples": self.quadruples,
            "components": self.components,
            "order": np.arange(len(self.eom.u)),
            "row_order": np.arange(rows),
        }
        return {name: np.ascontiguousarray(values, dtype=np.int64) for name, values in found.items()}

    def parts(self, x: Floats) -> list[Floats]:
        """q', entries of M (lower triangle), f, entries of A, b, and the residuals of positions and of velocities."""
        assert self.code is not None
        nq, nu, nm = len(self.eom.q), len(self.eom.u), len(self.eom.rows)
        counts = (nq, len(self.M_pattern), nu, len(self.A_pattern), nm, len(self.held), nm)
        return np.split(self.code(x), np.cumsum(counts))[:7]

    def matrices(self, x: Floats) -> list[Floats]:
        """q', M, f, A, b, and the residuals of positions and of velocities."""
        rates, mass, f, slopes, *rest = self.parts(x)
        M, A = np.zeros((len(f), len(f))), np.zeros((len(self.eom.rows), len(f)))
        rows, columns = self.M_pattern.T
        M[rows, columns] = M[columns, rows] = mass
        A[tuple(self.A_pattern.T)] = slopes
        return [rates, M, f, A, *rest]

    @cached_property
    def kinks(self) -> Array:
        """The expressions, in the arguments, whose sign changes where a law of the model goes from one piece to the next."""
        switches = self.eom.express(column(switching_functions(self.eom.model)))
        parameters = {Symbol(name) for name in self.eom.model.values}
        return column(e for e in switches if not e.free_symbols <= parameters)

    @cached_property
    def functions_of_time(self) -> MachineCode | None:
        """Machine code of what in the model's laws depends on time and parameters alone, and may do much in a short time."""
        model = self.eom.model
        found = functions_of_time(model)
        return machine_code([TIME, *map(Symbol, model.values)], found) if found else None

    @cached_property
    def tree(self) -> TreeCode | None:
        """The machine code of an open tree, joint by joint, where the values of bodies come from a recursion."""
        return tree_code(self.eom, self.arguments) if isinstance(self.eom, ArticulatedBodies) else None


def _inverse(chosen: tuple[int, ...], count: int) -> NDArray[np.int64]:
    """The place of each number among the chosen ones, or -1."""
    out = np.full(count, -1)
    out[list(chosen)] = np.arange(len(chosen))
    return out


def native_equations(eom: Record, dense: bool = False) -> NativeEquations:
    """Compile a record for the native loop; `dense` if M and A are to be kept as they are, whatever their size."""
    arguments = arguments_of(eom)
    if isinstance(eom, ArticulatedBodies):
        return _recursive(eom, arguments)
    assert isinstance(eom, EquationsOfMotion)
    frictions = eom.frictions
    f = eom.f + eom.c
    if not dense and not eom.rows and not frictions and len(eom.u) <= UNROLLED:
        code = machine_code(arguments, [*eom.coordinate_rates, *_written_out(eom.M, f)])
        none = np.zeros((0, 2), dtype=np.int64)
        return NativeEquations(eom, arguments, EXPLICIT, code, none, none, (), _quadruples(eom), ())
    mass = [(i, j, x) for i, j, x in eom.mass.entries if j <= i]
    constraint = list(eom.constraint.entries)
    M, A = _places(mass), _places(constraint)
    held = tuple(k for k, row in enumerate(eom.rows) if row.position is not None)
    outputs = [*eom.coordinate_rates, *(x for *_, x in mass), *f, *(x for *_, x in constraint), *eom.b]
    outputs += [*(eom.rows[k].position for k in held), *(row.velocity for row in eom.rows)]
    outputs += [e for law in frictions for e in _law_outputs(law)]
    components = tuple(len(law.sliding) for law in frictions)
    code = machine_code(arguments, outputs)
    solver = SPARSE if not dense and _is_sparse(eom, M, A) else DENSE
    return NativeEquations(eom, arguments, solver, code, M, A, held, _quadruples(eom), components)


def arguments_of(eom: Record) -> tuple[Expression, ...]:
    """The symbols that the native loop has numbers for, in its order: of an open tree, the values of the bodies too."""
    inputs, parameters = (Symbol(s.name) for s in eom.inputs), (Symbol(name) for name in eom.model.values)
    return (*eom.q, *eom.u, TIME, *inputs, *parameters, *eom.body_symbols)


def _recursive(eom: ArticulatedBodies, arguments: tuple[Expression, ...]) -> NativeEquations:
    """The recursion written out where that is not too long, else as a loop over the tree."""
    none = np.zeros((0, 2), dtype=np.int64)
    code = None
    if _is_written_out(instructions(eom), len(eom.links)):
        steps, outputs = unrolled(eom)
        code = machine_code(arguments[: len(arguments) - len(eom.body_symbols)], outputs, steps, level=2)
    solver = RECURSIVE if code is None else EXPLICIT
    return NativeEquations(eom, arguments, solver, code, none, none, (), _quadruples(eom), ())


def _is_written_out(count: int, bodies: int) -> bool:
    """Whether straight code of so many instructions is much faster than the loop, and worth the wait for its translation."""
    return count <= SHORT_TREE or (count <= LONG_TREE and STRAIGHT * count < GAIN * LOOPED * bodies)


def _is_sparse(eom: EquationsOfMotion, M: Places, A: Places) -> bool:
    """Whether sparse solves are cheaper: a large mechanism, all of whose constraints are holonomic, without friction."""
    if len(eom.u) + len(eom.rows) < LARGE or eom.frictions or any(row.position is None for row in eom.rows):
        return False
    return is_cheaper(M, A, len(eom.u), len(eom.rows))


def _law_outputs(law: FrictionLaw) -> list[Expression]:
    """s | G | bias | mu | smoothing | P | S | K | constant, row by row, as kernel.c reads them."""
    form = law.normal
    parts = [law.sliding, law.G, law.bias, [law.coefficient, law.smoothing]]
    parts += [form.accelerations, form.multipliers, form.frictions, form.constant]
    return [e for part in parts for e in np.asarray(part, dtype=object).flat]


def _places(entries: Sequence[tuple[int, int, Expression]]) -> Places:
    return np.array([(i, j) for i, j, _ in entries], dtype=np.int64).reshape(-1, 2)


def _written_out(M: Array, f: Array) -> Array:
    """M^-1 f by L D L^T in symbols, whose pivots are positive as M is."""
    n = len(f)
    L, d = zeros(n, n), zeros(n)
    for j in range(n):
        d[j] = M[j, j] - sum(L[j, k] ** 2 * d[k] for k in range(j))
        for i in range(j + 1, n):
            L[i, j] = (M[i, j] - sum(L[i, k] * L[j, k] * d[k] for k in range(j))) / d[j]
    y = zeros(n)
    for i in range(n):
        y[i] = f[i] - sum(L[i, k] * y[k] for k in range(i))
    x = zeros(n)
    for i in reversed(range(n)):
        x[i] = y[i] / d[i] - sum(L[k, i] * x[k] for k in range(i + 1, n))
    return x


def _quadruples(eom: Record) -> tuple[int, ...]:
    """The first index of each set of four Euler parameters."""
    return tuple(four[0] for four in eom.euler_parameters)


def stiff_rows(native: NativeEquations, x: Floats, lengths: Floats) -> tuple[bool, ...]:
    """The constraints that hold a body much lighter than another one that they hold."""
    _, values, _, slopes, *_ = native.parts(x)
    on_diagonal, masses = native.M_pattern[:, 0] == native.M_pattern[:, 1], np.zeros(len(lengths))
    masses[native.M_pattern[on_diagonal, 0]] = values[on_diagonal]
    masses = masses / lengths**2
    rows, columns = native.A_pattern.T
    entries, count = np.abs(slopes / lengths[columns]), len(native.eom.rows)
    largest, lightest, heaviest = np.zeros(count), np.full(count, np.inf), np.zeros(count)
    np.maximum.at(largest, rows, entries)
    part = entries > TAKES_PART * largest[rows]
    np.minimum.at(lightest, rows[part], masses[columns[part]])
    np.maximum.at(heaviest, rows[part], masses[columns[part]])
    return tuple((lightest < LIGHT * heaviest).tolist())
