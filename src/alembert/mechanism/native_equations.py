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
from alembert.description.bodies import rate_of
from alembert.description.piecewise_parts import functions_of_time, may_change_within_a_step, switching_functions
from alembert.description.quantities import LENGTH
from alembert.expressions.algebra import ZERO, Expression, Floats
from alembert.expressions.arrays import Array, column, zeros
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.linear_forms import ContactLaw, FrictionLaw
from alembert.mechanism.formulas_of_time import FormulasOfTime, formulas_of_time
from alembert.mechanism.power import moves_by_itself, power_of
from alembert.mechanism.sparse_tables import Places, SparseTables, is_cheaper
from alembert.mechanism.tree_code import TreeCode, tree_code
from alembert.mechanism.unrolled_recursion import instructions, unrolled
from alembert.native.kernel import lanes
from alembert.native.lowering import Steps
from alembert.native.machine_code import MachineCode, machine_code
from alembert.native.structures import DENSE, EXPLICIT, RECURSIVE, SPARSE

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
class Formulas:
    """What machine code is made of."""

    arguments: tuple[Expression, ...]
    outputs: list[Expression]
    steps: Steps = ()
    level: int | None = None
    groups: Sequence[Sequence[int]] | None = None  # of outputs that go together
    made: dict[int, MachineCode] = field(default_factory=dict, repr=False)

    def __call__(self, width: int = 1) -> MachineCode:
        """The machine code for one state, or for so many side by side; made once."""
        if width > 1:
            lanes(width)  # the sines must be there before code that calls them
        if width not in self.made:
            self.made[width] = machine_code(self.arguments, self.outputs, self.steps, self.level, width, self.groups)
        return self.made[width]


@dataclass(frozen=True, eq=False)
class NativeEquations:
    """Machine code of the equations with the tables that say what it gives; made once for a record."""

    eom: Record
    arguments: tuple[Expression, ...]
    solver: int
    formulas: Formulas | None = field(repr=False)  # of the code for one state, or for a `width` of them
    power_at: int | None  # where the power of all but potentials stands in the code; 0: none acts; None: not there
    M_pattern: Places = field(default_factory=lambda: _places(()), repr=False)
    A_pattern: Places = field(default_factory=lambda: _places(()), repr=False)
    held: tuple[int, ...] = ()
    components: tuple[int, ...] = ()
    sparse: dict[tuple[bool, ...], SparseTables] = field(default_factory=dict, repr=False)
    layouts: dict[tuple[Any, ...], Any] = field(default_factory=dict, repr=False)

    @cached_property
    def code(self) -> MachineCode | None:
        """The machine code for one state, made when a run first needs it; None where the recursion stands in its place."""
        return self.formulas() if self.formulas else None

    @cached_property
    def rubbing(self) -> tuple[int, ...]:
        """For each friction law the contact that it belongs to, or -1."""
        labels = [law.label for law in self.eom.contacts]
        return tuple(labels.index(law.target) if law.target in labels else -1 for law in self.eom.frictions)

    @cached_property
    def inputs(self) -> int:
        """How many inputs there are."""
        return len(self.eom.inputs)

    @cached_property
    def quadruples(self) -> tuple[int, ...]:
        """The first index of each set of four Euler parameters."""
        return tuple(four[0] for four in self.eom.euler_parameters)

    @cached_property
    def functions(self) -> ConstraintFunctions:
        """The constraints as functions of numbers."""
        return constraint_functions(self.eom.kinematics)

    @cached_property
    def is_length(self) -> NDArray[np.bool_]:
        """Which coordinates and speeds are lengths and their rates."""
        lengths = {q for q, quantity in zip(self.eom.q, self.eom.quantities, strict=True) if quantity == LENGTH}
        lengths |= {rate_of(q) for q in lengths}
        return np.array([s in lengths for s in (*self.eom.q, *self.eom.u)], dtype=bool)

    @cached_property
    def rates_are_speeds(self) -> bool:
        """Whether the speeds are the rates of the coordinates, one by one."""
        rates = self.eom.coordinate_rates
        return len(rates) == len(self.eom.u) and all(a == b for a, b in zip(rates, self.eom.u, strict=True))

    @cached_property
    def tables(self) -> dict[str, NDArray[np.int64]]:
        """What every run shares: where the entries of M and A stand, which rows hold positions, and the order of all."""
        rows, joints = len(self.eom.rows), self.eom.model.joints
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
            "has_pin": [law.target in joints and joints[law.target].has_pin for law in self.eom.frictions],
            "rubbing": self.rubbing,
            "is_length": self.is_length,
            "order": np.arange(len(self.eom.u)),
            "row_order": np.arange(rows),
        }
        return {name: np.ascontiguousarray(values, dtype=np.int64) for name, values in found.items()}

    def parts(self, x: Floats) -> list[Floats]:
        """q', entries of M (lower triangle), f, entries of A, b, and the residuals of positions and of velocities."""
        assert self.code is not None
        return self.split(self.code(x))

    def split(self, out: Floats) -> list[Floats]:
        """The same of what the code has evaluated, at one state or many."""
        return [out[..., first:last] for first, last in self._parts_at]

    @cached_property
    def _parts_at(self) -> list[tuple[int, int]]:
        nq, nu, nm = len(self.eom.q), len(self.eom.u), len(self.eom.rows)
        ends = np.cumsum((nq, len(self.M_pattern), nu, len(self.A_pattern), nm, len(self.held), nm)).tolist()
        return list(zip([0, *ends[:-1]], ends, strict=True))

    def matrices(self, x: Floats) -> list[Floats]:
        """q', M, f, A, b, and the residuals of positions and of velocities."""
        assert self.code is not None
        return self.matrices_of(self.code(x))

    def matrices_of(self, out: Floats) -> list[Floats]:
        """The same of what the code has evaluated, at one state or many."""
        rates, mass, f, slopes, *rest = self.split(out)
        M, A = (np.zeros((*out.shape[:-1], count, len(self.eom.u))) for count in (len(self.eom.u), len(self.eom.rows)))
        rows, columns = self.M_pattern.T
        M[..., rows, columns] = M[..., columns, rows] = mass
        A[..., self.A_pattern[:, 0], self.A_pattern[:, 1]] = slopes
        return [rates, M, f, A, *rest]

    @cached_property
    def kinks(self) -> Array:
        """The expressions, in the arguments, whose sign changes where a law of the model goes from one piece to the next."""
        switches = self.eom.express(column(switching_functions(self.eom.model)))
        parameters = {Symbol(name) for name in self.eom.model.values}
        return column(e for e in switches if not e.free_symbols <= parameters)

    @cached_property
    def functions_of_time(self) -> FormulasOfTime | None:
        """Machine code of what in the model's laws depends on time and parameters alone, and may do much in a short time."""
        model = self.eom.model
        return formulas_of_time([*map(Symbol, model.values)], functions_of_time(model))

    @cached_property
    def power(self) -> MachineCode | None:
        """Machine code of the power, where the recursion is a loop and has no other."""
        found = power_of(self.eom) if self.code is None else None
        return machine_code(self.arguments, found) if found else None

    @cached_property
    def may_change_within_a_step(self) -> bool:
        """Whether a law of the model may do something that a long step leads past."""
        return may_change_within_a_step(self.eom.model)

    @cached_property
    def moves_by_itself(self) -> bool:
        """Whether the energy that the power changes is Jacobi's."""
        return moves_by_itself(self.eom)

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
    frictions, contacts = eom.frictions, eom.contacts
    f, power = eom.f + eom.c, power_of(eom)
    if not dense and not eom.rows and not frictions and not contacts and len(eom.u) <= UNROLLED:
        steps, accelerations = _written_out(eom.M, f)
        outputs = [*eom.coordinate_rates, *accelerations]
        formulas = Formulas(arguments, [*outputs, *(power or ())], steps)
        return NativeEquations(eom, arguments, EXPLICIT, formulas, _after(outputs, power))
    mass = [(i, j, x) for i, j, x in eom.mass.entries if j <= i]
    constraint = list(eom.constraint.entries)
    M, A = _places(mass), _places(constraint)
    held = tuple(k for k, row in enumerate(eom.rows) if row.position is not None)
    outputs = [*eom.coordinate_rates, *(x for *_, x in mass), *f, *(x for *_, x in constraint), *eom.b]
    outputs += [*(eom.rows[k].position for k in held), *(row.velocity for row in eom.rows)]
    components = (1,) * len(contacts) + tuple(len(law.sliding) for law in frictions)
    unknowns = len(eom.u) + len(eom.rows) + sum(components) + 1
    outputs += [e for contact in contacts for e in _contact_outputs(contact, unknowns)]
    outputs += [e for law in frictions for e in _law_outputs(law)]
    solver = SPARSE if not dense and _is_sparse(eom, M, A) else DENSE
    groups = _body_by_body(eom, M, A, held, len(outputs) + len(power or ())) if solver == SPARSE else None
    formulas = Formulas(arguments, [*outputs, *(power or ())], groups=groups)
    return NativeEquations(eom, arguments, solver, formulas, _after(outputs, power), M, A, held, components)


def _body_by_body(eom: EquationsOfMotion, M: Places, A: Places, held: tuple[int, ...], count: int) -> list[list[int]]:
    """The outputs that are of the same last speed, speed by speed; those behind the rows come last."""
    speeds = len(eom.u)
    rates = np.arange(len(eom.q)) * speeds // max(len(eom.q), 1)
    last = np.zeros(len(eom.rows), dtype=np.int64)
    np.maximum.at(last, A[:, 0], A[:, 1])
    keys = np.full(count, speeds)
    known = np.concatenate([rates, M[:, 0], np.arange(speeds), last[A[:, 0]], last, last[list(held)], last])
    keys[: len(known)] = known
    order = np.argsort(keys, kind="stable")
    return [group.tolist() for group in np.split(order, np.flatnonzero(np.diff(keys[order])) + 1)]


def arguments_of(eom: Record) -> tuple[Expression, ...]:
    """The symbols that the native loop has numbers for, in its order: of an open tree, the values of the bodies too."""
    inputs, parameters = (Symbol(s.name) for s in eom.inputs), (Symbol(name) for name in eom.model.values)
    return (*eom.q, *eom.u, TIME, *inputs, *parameters, *eom.body_symbols)


def _recursive(eom: ArticulatedBodies, arguments: tuple[Expression, ...]) -> NativeEquations:
    """The recursion written out where that is much faster and worth the wait for its translation, else as a loop."""
    count, looped, power = instructions(eom), LOOPED * len(eom.links), power_of(eom)
    loop = NativeEquations(eom, arguments, RECURSIVE, None, _after([ZERO], power))
    if count > SHORT_TREE and (count > LONG_TREE or STRAIGHT * count >= GAIN * looped):
        return loop
    try:
        steps, outputs = unrolled(eom, power or ())
    except ZeroDivisionError:  # forces are known for every motion, motions for no force: the loop says which
        return loop
    own = arguments[: len(arguments) - len(eom.body_symbols)]
    formulas = Formulas(own, outputs, steps, level=2)
    return NativeEquations(
        eom, arguments, EXPLICIT, formulas, _after(outputs[: len(eom.q) + len(eom.u) + len(eom.rows)], power)
    )


def _after(outputs: Sequence[Expression], power: Sequence[Expression] | None) -> int | None:
    """The place of the power after the other outputs; 0 if there is none."""
    return len(outputs) if power else None if power is None else 0


def _is_sparse(eom: EquationsOfMotion, M: Places, A: Places) -> bool:
    """Whether sparse solves are cheaper: a large mechanism with holonomic constraints alone, without friction and contact."""
    if (
        len(eom.u) + len(eom.rows) < LARGE
        or eom.frictions
        or eom.contacts
        or any(row.position is None for row in eom.rows)
    ):
        return False
    return is_cheaper(M, A, len(eom.u), len(eom.rows))


def _contact_outputs(law: ContactLaw, unknowns: int) -> list[Expression]:
    """The same places as those of a friction law: s | G | bias | gap, and no normal reaction."""
    return [*law.velocity, *law.G.flat, *law.bias, law.gap, ZERO, *[ZERO] * (3 * unknowns)]


def _law_outputs(law: FrictionLaw) -> list[Expression]:
    """s | G | bias | mu | smoothing | P | S | K | constant, row by row, as kernel.c reads them."""
    form = law.normal
    parts = [law.sliding, law.G, law.bias, [law.coefficient, law.smoothing]]
    parts += [form.accelerations, form.multipliers, form.frictions, form.constant]
    return [e for part in parts for e in np.asarray(part, dtype=object).flat]


def _places(entries: Sequence[tuple[int, int, Expression]]) -> Places:
    return np.array([(i, j) for i, j, _ in entries], dtype=np.int64).reshape(-1, 2)


def _written_out(M: Array, f: Array) -> tuple[list[tuple[Expression, Expression]], Array]:
    """M^-1 f by L D L^T in symbols, whose pivots are positive as M is; the inverses of the pivots are steps on the way."""
    n = len(f)
    L, d = zeros(n, n), zeros(n)
    inverse = [Symbol(f"1 / pivot {j}") for j in range(n)]
    for j in range(n):
        d[j] = M[j, j] - sum(L[j, k] ** 2 * d[k] for k in range(j))
        for i in range(j + 1, n):
            L[i, j] = (M[i, j] - sum(L[i, k] * L[j, k] * d[k] for k in range(j))) * inverse[j]
    y = zeros(n)
    for i in range(n):
        y[i] = f[i] - sum(L[i, k] * y[k] for k in range(i))
    x = zeros(n)
    for i in reversed(range(n)):
        x[i] = y[i] * inverse[i] - sum(L[k, i] * x[k] for k in range(i + 1, n))
    return [(symbol, 1 / pivot) for symbol, pivot in zip(inverse, d, strict=True)], x


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
