"""From a record to machine code for the native loop, with the tables that say what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.tree_columns import TreeColumns
from alembert.description import TIME
from alembert.expressions.algebra import Array, Expression, zeros
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.linear_forms import FrictionLaw
from alembert.kinematics import Kinematics
from alembert.kinematics.composite_bodies import is_deep
from alembert.mechanism.sparse_tables import Places, SparseTables, is_cheaper
from alembert.mechanism.tree_code import TreeCode, tree_code
from alembert.mechanism.unrolled_recursion import instructions, unrolled
from alembert.native.kernel import DENSE, EXPLICIT, RECURSIVE, SPARSE, pointer
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
NOTHING = 1e-13  # of the square of the largest row of A: the least usual size of a row
UNROLLED = 3  # up to this many speeds without constraints, the solution for u' is written out in the machine code


@dataclass(frozen=True)
class BodyColumns:
    """Machine code of the entries of dX'/du that are not zero, with the speed of each and whether it turns a body."""

    code: MachineCode
    speeds: NDArray[np.int64]
    turns: NDArray[np.bool_]
    count: int

    def squares(self, x: Floats) -> tuple[Floats, Floats]:
        """For each speed the sums of the squares of its entries, of velocities and of angular velocities."""
        values = self.code(x) ** 2
        moved = np.bincount(self.speeds[~self.turns], values[~self.turns], self.count)
        turned = np.bincount(self.speeds[self.turns], values[self.turns], self.count)
        return np.asarray(moved, dtype=float), np.asarray(turned, dtype=float)


@dataclass(frozen=True)
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
    columns: BodyColumns | TreeColumns | None = field(default=None, repr=False)
    sparse: dict[tuple[bool, ...], SparseTables] = field(default_factory=dict, repr=False)

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

    @cached_property
    def addresses(self) -> dict[str, int]:
        """Where these tables are."""
        return {name: pointer(values) for name, values in self.tables.items()}

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
    return NativeEquations(
        eom, arguments, solver, code, M, A, held, _quadruples(eom), components, _columns(eom, arguments)
    )


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


def speed_lengths(native: NativeEquations, x: Floats) -> Floats:
    """How far each speed moves the bodies: the length of its column of dX'/du, turns times a length of the mechanism.

    That length is the mean arm with which turning moves the bodies, or else (in absolute coordinates) the constrained points
    of bodies, so that no mass and no unit matters.
    """
    count = len(native.eom.u)
    if native.columns is None:
        return np.ones(count)
    moved, turned = native.columns.squares(x)
    arm = _arm(moved[turned > 0].sum(), turned.sum()) or _constrained_arm(native, x, turned > 0) or 1.0
    square = moved + arm * turned
    return np.sqrt(np.where((square > 0) & np.isfinite(square), square, 1.0))


def _arm(moved: float, turned: float) -> float:
    """The square of an arm from two sums of squares; none where they say nothing."""
    return moved / turned if 0 < moved < np.inf and 0 < turned < np.inf else 0.0


def _constrained_arm(native: NativeEquations, x: Floats, turns: NDArray[np.bool_]) -> float:
    """The mean square arm with which turning moves the constrained points, from the rows of A with both kinds of speeds."""
    rows, columns = native.A_pattern.T
    squares, count = _constraint_entries(native, x) ** 2, len(native.eom.rows)
    turned = np.bincount(rows, squares * turns[columns], count)
    moved = np.bincount(rows, squares * ~turns[columns], count)
    both = (turned > 0) & (moved > 0)
    return _arm(turned[both].sum(), moved[both].sum())


def _constraint_entries(native: NativeEquations, x: Floats) -> Floats:
    """The entries of A that are not always zero."""
    assert native.code is not None
    first = len(native.eom.q) + len(native.M_pattern) + len(native.eom.u)
    return native.code(x)[first : first + len(native.A_pattern)]


def row_sizes(native: NativeEquations, x: Floats, lengths: Floats) -> Floats:
    """The square of the usual size of each row of A, speeds in their lengths: the largest here and at places round about.

    A row that is much smaller at some state says nothing there: it is zero but for rounding, as one is everywhere that is
    nothing beside the largest.
    """
    random, (rows, columns) = np.random.default_rng(6), native.A_pattern.T
    places = [x, *(_moved(native, x, random.uniform(-1, 1, len(lengths)) / lengths * lengths.max()) for _ in range(4))]
    squares = [
        np.bincount(rows, (_constraint_entries(native, y) / lengths[columns]) ** 2, len(native.eom.rows))
        for y in places
    ]
    usual = np.max(np.nan_to_num(squares, nan=0.0, posinf=0.0), axis=0)
    return np.maximum(usual, NOTHING * usual.max(initial=0.0))


def _moved(native: NativeEquations, x: Floats, step: Floats) -> Floats:
    """All arguments after a motion along the speeds, on the constraints or not."""
    assert native.code is not None
    nq, out = len(native.eom.q), x.copy()
    speeds = slice(nq, nq + len(step))
    out[speeds] = 0.0
    still = native.code(out)[:nq]
    out[speeds] = step
    out[:nq] += native.code(out)[:nq] - still
    for k in native.quadruples:
        out[k : k + 4] /= np.linalg.norm(out[k : k + 4])
    return out


def _columns(eom: EquationsOfMotion, arguments: tuple[Expression, ...]) -> BodyColumns | TreeColumns | None:
    """How each speed moves the bodies: by the recursion in a deep tree, else by machine code."""
    if not eom.rows or eom.u != eom.kinematics.speeds:
        return None
    if is_deep(eom.kinematics):
        return TreeColumns(eom.kinematics, arguments)
    B, turning = list(eom.kinematics.body_columns.entries), turning_speeds(eom.kinematics)
    code = machine_code(arguments, [x for *_, x in B])
    return BodyColumns(code, np.array([j for _, j, _ in B]), np.array([turning[i] for i, *_ in B]), len(eom.u))


def turning_speeds(kinematics: Kinematics) -> list[bool]:
    """Which entries of X' are angular velocities."""
    out: list[bool] = []
    for motion in kinematics.motions:
        moves = sum(1 for s in motion.body.v if s != 0)
        out += [k >= moves for k in range(len(motion.body.velocity_symbols))]
    return out


def stiff_rows(native: NativeEquations, x: Floats, lengths: Floats) -> tuple[bool, ...]:
    """The constraints that hold a body much lighter than another one that they hold."""
    assert native.code is not None
    out, eom = native.code(x), native.eom
    first = len(eom.q)
    masses = np.zeros(len(eom.u))
    on_diagonal = native.M_pattern[:, 0] == native.M_pattern[:, 1]
    values = out[first : first + len(native.M_pattern)]
    masses[native.M_pattern[on_diagonal, 0]] = values[on_diagonal]
    masses = masses / lengths**2
    rows, columns = native.A_pattern.T
    entries = np.abs(out[first + len(values) + len(eom.u) :][: len(rows)] / lengths[columns])
    largest, lightest, heaviest = np.zeros(len(eom.rows)), np.full(len(eom.rows), np.inf), np.zeros(len(eom.rows))
    np.maximum.at(largest, rows, entries)
    part = entries > TAKES_PART * largest[rows]
    np.minimum.at(lightest, rows[part], masses[columns[part]])
    np.maximum.at(heaviest, rows[part], masses[columns[part]])
    return tuple((lightest < LIGHT * heaviest).tolist())
