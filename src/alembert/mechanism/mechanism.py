"""Mechanism: the one interface of numbers. State in; accelerations, matrices, multipliers, energies, poses, reactions out.

Behind it stand formulas in machine code, or the recursion along a tree; nobody outside asks which.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from threading import local
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.assembly.constraint_rank import least_norm
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import Model
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, jacobian
from alembert.expressions.validation import real_numbers
from alembert.formulations import check_ready, derive, in_mode
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics import tree_kinematics
from alembert.mechanism.algorithm_derivatives import DifferentiableAlgorithms
from alembert.mechanism.body_formulas import BODY_FORMULAS
from alembert.mechanism.driven_motion import DrivenMotion, motors_on
from alembert.mechanism.equation_slopes import SlopesOfRun, constraint_slopes_code, slopes_code, slopes_of
from alembert.mechanism.limits_of_slopes import limit_of_slopes
from alembert.mechanism.native_equations import NativeEquations, native_equations
from alembert.mechanism.native_run import States, states_of
from alembert.mechanism.reactions import Reaction, reactions_of
from alembert.mechanism.run_arrays import Guards, Run, Signals
from alembert.mechanism.state_arguments import together
from alembert.mechanism.state_derivatives import Instant, is_large, parameter_values
from alembert.mechanism.tree_algorithms import Question, slopes_in_loop
from alembert.native.machine_code import MachineCode, Table, machine_code, parted
from alembert.native.structures import DENSE, FORWARD_SLOPES, INVERSE, INVERSE_SLOPES, SPARSE

KEPT = 8  # sets of parameters for which the constraints are kept


def _of_states(letter: str, meaning: str) -> Callable[..., Floats]:
    """A function of coordinates and speeds that gives an array of the record, by its letter, in numbers."""

    def values(self: Mechanism, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        return self._formulas_of((letter,), coordinates, speeds, rest)[0]

    values.__doc__ = meaning
    return values


@dataclass(frozen=True, eq=False)
class Mechanism(DifferentiableAlgorithms):
    """The equations of a model in machine code: made once, never changed, the same for every value of the parameters.

    Every function takes coordinates and speeds, one state or one in each row, in order or by name, and optionally the time,
    inputs and values for parameters; changing a value never compiles anything again. It can be pickled, and used in many
    threads at once.
    Derivatives at a state are taken along coordinates, speeds, inputs and the parameters in `varied`.
    """

    eom: Record
    native: NativeEquations = field(repr=False)
    varied: tuple[str, ...] = ()

    def __reduce__(self) -> Any:
        return mechanism_of, (self.eom, self.native.solver == DENSE, self.varied)

    # --- functions of states ----------------------------------------------------------------------------------------

    rates = _of_states("coordinate_rates", "q' (coordinates).")
    forcing = _of_states("f", "f (speeds).")
    constraint_matrix = _of_states("A", "A (constraints, speeds).")
    constraint_bias = _of_states("b", "b (constraints).")
    residuals = _of_states("residuals", "The holonomic residuals, then the velocity residuals.")

    def accelerations(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """u' (speeds), with the linear solve inside; friction as while sliding forward."""
        asked = self._at_once(coordinates, speeds, rest)
        return asked.shaped(self._solved(asked.states, rest)[0])

    def multipliers(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """lambda (constraints), of least norm where constraints depend on each other."""
        asked = self._at_once(coordinates, speeds, rest)
        found = self._solved(asked.states, rest)[1]
        if self.eom.rows and not self.eom.has_independent_rows:
            sizes = ConstraintValues(self.eom.kinematics, rest.get("parameters")).scales.speeds
            found = least_norm(self._values_at(asked.states, "A")[0], found, sizes)
        return asked.shaped(found)

    def reaction(self, name: str, coordinates: Any, speeds: Any, **rest: Any) -> Reaction:
        """The reaction of a joint on its second body (of a constraint: on the body it holds), one row for each state."""
        return reactions_of(self.eom, self.states(coordinates, speeds, **rest)).reaction(name)

    def states(
        self,
        coordinates: Any,
        speeds: Any,
        time: Any = 0.0,
        inputs: Any = None,
        parameters: Mapping[str, float] | None = None,
    ) -> States:
        """States of which anything can be asked; the time and the inputs are those of all, or of each."""
        return self._ready(coordinates, speeds, {"time": time, "inputs": inputs, "parameters": parameters}).states

    def run(
        self,
        parameters: Mapping[Expression, float],
        signals: Signals,
        guards: Guards | None,
        time: float,
        state: Floats,
    ) -> Run:
        """The arrays of one run of the native loop from a state."""
        return Run(self.native, parameters, signals, guards, time, state)

    def assembler(self, parameters: Mapping[Expression, float]) -> ConstraintValues:
        """The constraints in the coordinates of the joints, in which a start is given; kept for the last parameters."""
        return _assembler(self, tuple(parameters.values()))

    # --- derivatives ------------------------------------------------------------------------------------------------

    @property
    def symbols(self) -> tuple[Expression, ...]:
        """Coordinates, speeds, time, inputs and parameters, in the order of a point."""
        return self.native.arguments[: len(self.native.arguments) - len(self.eom.body_symbols)]

    @cached_property
    def inputs(self) -> tuple[Expression, ...]:
        """The symbols of the inputs."""
        return tuple(Symbol(s.name) for s in self.eom.inputs)

    @property
    def held(self) -> list[int]:
        """The constraints that hold positions."""
        return [k for k, row in enumerate(self.eom.rows) if row.position is not None]

    @property
    def columns(self) -> tuple[Expression, ...]:
        """What derivatives are taken along: coordinates, speeds, inputs and the varied parameters."""
        return (*self.eom.q, *self.eom.u, *self.inputs, *map(Symbol, self.varied))

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """The numbers of these."""
        return len(self.eom.q), len(self.eom.u), len(self.inputs), len(self.varied)

    @property
    def blocks(self) -> list[slice]:
        """Where these stand among the columns."""
        return slices(self.sizes)

    def numbers(self, q: Floats, u: Floats, time: float, inputs: Floats, parameters: Floats) -> Floats:
        """A point: all symbols in one array."""
        return np.concatenate([q, u, [time], inputs, parameters])

    def at(self, point: Floats) -> Instant:
        """The equations in numbers at one point."""
        if not self.is_recursive:
            return Instant(self, point, *self._formulas.matrices(point))
        q, u, rest = self._parts(point)
        A = self._couplings
        Phi, psi = np.split(self._residuals(point), [len(self.held)])
        return Instant(self, point, self._rates(point), None, -self.bias(q, u, **rest), A, np.zeros(len(A)), Phi, psi)

    def masses_at(self, point: Floats) -> Floats:
        """M at one point."""
        q, _, rest = self._parts(point)
        return self.mass_matrix(q, **rest)

    @cached_property
    def _couplings(self) -> Floats:
        """A of a tree, whose rows are couplings: numbers."""
        return np.asarray(self.eom.A, dtype=float)

    def _parts(self, point: Floats) -> tuple[Floats, Floats, dict[str, Any]]:
        """Coordinates and speeds of a point, and the rest as functions of states take it: none at time zero, without inputs and
        with the parameters as the model has them, for which the recursion is made ready.
        """
        nq, nu, ni, _ = self.sizes
        q, u, rest = point[:nq], point[nq : nq + nu], point[nq + nu :]
        if (rest == self._usual).all():
            return q, u, {}
        parameters = dict(zip(self.eom.model.values, rest[1 + ni :].tolist(), strict=True))
        return q, u, {"time": float(rest[0]), "inputs": rest[1 : 1 + ni], "parameters": parameters}

    @cached_property
    def _usual(self) -> Floats:
        return np.concatenate([np.zeros(1 + len(self.eom.inputs)), parameter_values(self.eom, None)])

    @cached_property
    def _rates(self) -> Table:
        return Table(self.symbols, self.eom.coordinate_rates)

    @cached_property
    def _residuals(self) -> Table:
        return Table(self.symbols, self.eom.residuals)

    @cached_property
    def _rate_slopes(self) -> Table:
        return Table(self.symbols, jacobian(self.eom.coordinate_rates, self.columns))

    @cached_property
    def _residual_slopes(self) -> Table:
        return Table(self.symbols, jacobian(self.eom.residuals, self.columns))

    def _recursive_slopes(self, point: Floats, du: Floats) -> Floats:
        """The slopes of q', F, G and the residuals of a tree: couplings have none in F, and no G but zero."""
        rates, none = self._rate_slopes(point), np.zeros((len(self.eom.rows), len(self.columns)))
        balance = self._slopes_of_balance(point, du, rates[:, self.blocks[1]])
        return np.vstack([rates, balance, none, self._residual_slopes(point)])

    def _slopes_of_balance(self, point: Floats, du: Floats, N: Floats) -> Floats:
        """The slopes of f - M u' by the recursion, those along coordinates for what the speeds can do: of unit Euler
        parameters."""
        q, u, rest = self._parts(point)
        along, others = np.split(self._slopes(INVERSE_SLOPES, q, u, du, self.varied, rest)[0], [len(u)], axis=1)
        if not np.array_equal(N, np.eye(len(u))):
            along = along @ np.linalg.pinv(N)
        return -np.hstack([along, others])

    def _loop_slopes(self, point: Floats, du: Floats, lam: Floats) -> Floats:
        """The slopes of q', F, G and the residuals of large loops: constraints by formulas, f and M by the recursion."""
        nq, nu, *_ = self.sizes
        found = self._constraint_slopes(np.concatenate([point, du, lam]))
        found[nq : nq + nu] += self._slopes_of_balance(point, du, found[:nq, self.blocks[1]])
        return found

    @cached_property
    def _constraint_slopes(self) -> Table:
        return constraint_slopes_code(self._formulas, True, (*self.inputs, *map(Symbol, self.varied)))

    @cached_property
    def _has_tree(self) -> bool:
        """Whether the recursion gives the slopes of f and M, also where loops are cut open."""
        return self.is_recursive or (
            is_large(len(self.eom.u)) and self.eom.q == self.equations.q and self.tree is not None
        )

    def slopes_at(self, point: Floats, du: Floats, lam: Floats) -> list[Floats]:
        """The slopes of q', F, G, Phi and the velocity residuals along all columns."""
        nq, nu, _, _ = self.sizes
        counts = (nq, nu, len(self.eom.rows), len(self.held), len(self.eom.rows))

        def table(moved: Floats) -> Floats:
            if self.is_recursive:
                return self._recursive_slopes(moved, du)
            if self._has_tree:
                return self._loop_slopes(moved, du, lam)
            return self.slopes_code(np.concatenate([moved, du, lam]))

        found = table(point)
        if not np.isfinite(found).all():
            found = limit_of_slopes(table, point, self.eom)
        return [found[rows] for rows in slices(counts)]

    @cached_property
    def slopes_code(self) -> Table:
        """The slopes of q', F, G, Phi and the velocity residuals in machine code."""
        return slopes_code(self._formulas, True, (*self.inputs, *map(Symbol, self.varied)))

    def slopes_of_run(self, parameters: Mapping[Expression, float]) -> SlopesOfRun:
        """The slopes along all columns as the native loop takes them: of a tree those of u' by the recursion, of large loops
        those of f and M."""
        if not self._has_tree:
            return slopes_of(self.slopes_code)
        if self.is_recursive:
            return self._slopes_with_tree(FORWARD_SLOPES, self._rate_slopes, parameters)
        return self._slopes_with_tree(INVERSE_SLOPES, self._constraint_slopes, parameters)

    def slopes_of_stiff_run(self, parameters: Mapping[Expression, float]) -> SlopesOfRun | None:
        """The same without those of residuals, for the stiff integrator on large loops; None where formulas give them."""
        if self.is_recursive or self.native.solver != DENSE or not self._has_tree:
            return None
        return self._slopes_with_tree(
            INVERSE_SLOPES, constraint_slopes_code(self._formulas, False, self.inputs), parameters
        )

    def _slopes_with_tree(self, what: int, table: Table, parameters: Mapping[Expression, float]) -> SlopesOfRun:
        """Those of a table, and those that the recursion gives of u' or of f - M u'."""
        question = Question(self._varied_tree(self.varied), what, parameters, None)
        rows, columns = np.indices((len(self.eom.u), len(self.columns))).reshape(2, -1)
        rows = np.concatenate([table.places[0], rows + len(self.eom.q)])
        columns = np.concatenate([table.places[1], columns])
        return SlopesOfRun(slopes_in_loop(question, table, len(self.eom.rows)), rows, columns, knows_turns_alone=True)

    @cached_property
    def _formulas(self) -> NativeEquations:
        """Machine code that gives M and A as they are."""
        return self.native if self.native.solver in (DENSE, SPARSE) else native_equations(self.equations, dense=True)

    # --- inside -----------------------------------------------------------------------------------------------------

    @cached_property
    def equations(self) -> EquationsOfMotion:
        """The formulas; those of a recursive form are derived when they are asked for."""
        if isinstance(self.eom, EquationsOfMotion):
            return self.eom
        return derive(self.eom.model, "lagrange" if self.eom.rows else "kane")

    @cached_property
    def _codes(self) -> dict[tuple[str, ...], tuple[MachineCode, list[tuple[int, ...]]]]:
        return {}

    def formula(self, name: str) -> Array:
        """An array of the record, or of body_formulas.py, by its name."""
        if name in BODY_FORMULAS:
            return BODY_FORMULAS[name](self.equations)
        found: Array = getattr(self.eom if hasattr(self.eom, name) else self.equations, name)
        return found

    def _values_at(self, states: States, *names: str) -> list[Floats]:
        """Arrays of formulas at every state."""
        if names not in self._codes:
            arrays = [self.formula(name) for name in names]
            code = machine_code(self.native.arguments, [e for values in arrays for e in values.flat])
            self._codes[names] = code, [values.shape for values in arrays]
        code, shapes = self._codes[names]
        return parted(states.values_of(code), shapes)

    def _formulas_of(
        self, names: Sequence[str], coordinates: Any, speeds: Any, rest: Mapping[str, Any], accelerations: Any = None
    ) -> list[Floats]:
        u = np.zeros(len(self.eom.u)) if speeds is None else speeds
        asked = self._at_once(coordinates, u, rest, accelerations, "accelerations")
        found = self._values_at(asked.states, *names)
        return [asked.shaped(x) for x in (*found, *([] if accelerations is None else [asked.added]))]

    def _ready(
        self,
        coordinates: Any,
        speeds: Any,
        rest: Mapping[str, Any],
        added: Any = None,
        what: str = "forces",
        native: NativeEquations | None = None,
    ) -> _Asked:
        """The states that are asked for, of which the native loop has the equations, and forces or accelerations of each."""
        eom = self.eom
        q, u = self._given("coordinates", coordinates, eom.q), self._given("speeds", speeds, eom.u)
        added = np.zeros(len(eom.u)) if added is None else self._given(what, added, eom.u)
        time, inputs, parameters = self._options(rest)
        given = self._clocked(
            real_numbers(time, "time") if np.ndim(time) else time,
            None if inputs is None else self._given("inputs", inputs, eom.inputs),
        )
        is_one = all(x.ndim == 1 for x in (q, u, added, given))
        q, u, added, given = together(q, u, added, given)
        if len(given) == 1:
            given = np.broadcast_to(given, (len(q), given.shape[1]))
        rows, times, pushed = np.hstack([q, u]), given[:, 0].copy(), given[:, 1:]
        first = (
            (rows[0], pushed[0], times[0]) if len(rows) else (np.zeros(rows.shape[1]), np.zeros(pushed.shape[1]), 0.0)
        )
        numbers = eom.model.numbers(parameters)
        run = Run(native or self.native, numbers, Signals(first[1]), None, float(first[2]), first[0])
        run.give(pushed)
        return _Asked(states_of(run, times, rows), pushed, added, is_one)

    def _at_once(
        self,
        coordinates: Any,
        speeds: Any,
        rest: Mapping[str, Any],
        added: Any = None,
        what: str = "forces",
        native: NativeEquations | None = None,
    ) -> _Asked:
        """The same for what is answered before anything else is asked: one state in plain arrays, with nothing besides, takes
        the place of the one before it in the arrays of this thread."""
        given = ((coordinates, len(self.eom.q)), (speeds, len(self.eom.u)), (added, len(self.eom.u)))
        is_plain = not rest and (native is None or native is self.native) and self._keeps_states
        if is_plain and all(_is_row(x, n) for x, n in given[: 2 if added is None else 3]):
            row, asked = self._kept_state
            row[0, : len(coordinates)], row[0, len(coordinates) :] = coordinates, speeds
            if np.isfinite(row).all() and (added is None or np.isfinite(added).all()):
                return asked if added is None else replace(asked, added=added[None])
        return self._ready(coordinates, speeds, rest, added, what, native)

    @cached_property
    def _keeps_states(self) -> bool:
        """Whether a run is the same for all states, and remembers none."""
        return self.native.solver != SPARSE and not (self.eom.frictions or self.eom.contacts)

    @cached_property
    def _own(self) -> local:
        return local()

    @property
    def _kept_state(self) -> tuple[Floats, _Asked]:
        """A row for a state, without inputs at time zero and with the parameters as they are, and what asks for it."""
        if not hasattr(self._own, "kept"):
            row, none = np.zeros((1, len(self.eom.q) + len(self.eom.u))), np.zeros((1, len(self.eom.inputs)))
            run = Run(self.native, self.eom.model.numbers(None), Signals(none[0]), None, 0.0, row[0])
            states = states_of(run, np.zeros(1), row.view())
            self._own.kept = row, _Asked(states, none, np.zeros((1, len(self.eom.u))), True)
        found: tuple[Floats, _Asked] = self._own.kept
        return found

    def _constrained(self, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> Floats:
        """Under all constraints, and forces besides."""
        if forces is None:
            return self.accelerations(coordinates, speeds, **rest)
        asked = self._pushed("forward_dynamics", coordinates, speeds, forces, rest)
        return asked.shaped(asked.states.solve_sides(self._sides(asked)[:, None])[:, 0, : len(self.eom.u)])

    def _constrained_slopes(
        self, coordinates: Any, speeds: Any, forces: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        """The slopes of u', and those along forces: of as many right sides as there are directions."""
        varying = self if names == self.varied else _varying(self, names)
        asked = varying._pushed("forward_dynamics_derivatives", coordinates, speeds, forces, rest)
        n = len(self.eom.u)
        solved = asked.states.solve_sides(self._sides(asked)[:, None])[:, 0]
        along = varying._slopes_along_motions(asked, solved, rest.get("parameters"))
        units = np.broadcast_to(np.eye(n, n + len(self.eom.rows)), (len(along), n, n + len(self.eom.rows)))
        found = asked.states.solve_sides(np.concatenate([along.mT, units], axis=1))[..., :n].mT
        return asked.shaped(found[..., :-n]), asked.shaped(found[..., -n:])

    def _driven(
        self, coordinates: Any, speeds: Any, accelerations: Any, drive: Any, reactions: bool, rest: Mapping[str, Any]
    ) -> Any:
        """By motors on some coordinates."""
        asked, motion, du = self._motion_of_motors("inverse_dynamics", coordinates, speeds, accelerations, drive, rest)
        forces, multipliers = motion.forces(du)
        if not reactions:
            return asked.shaped(forces)
        borne = self._borne_in_tree(asked, du, rest) if self.is_recursive else motion.reactions(du, forces, multipliers)
        return asked.shaped(forces), {name: asked.shaped(values) for name, values in borne.items()}

    def _driven_slopes(
        self,
        coordinates: Any,
        speeds: Any,
        accelerations: Any,
        drive: Any,
        names: tuple[str, ...],
        rest: Mapping[str, Any],
    ) -> tuple[Floats, Floats]:
        """The slopes of these forces: what is needed changes, and A^T lambda at the same lambda; motors give the rest."""
        varying = self if names == self.varied else _varying(self, names)
        what = "inverse_dynamics_derivatives"
        asked, motion, du = varying._motion_of_motors(what, coordinates, speeds, accelerations, drive, rest)
        if self.is_recursive:
            q, u, at = self._apart(asked.states, asked.inputs, rest.get("parameters"))
            needed = self._slopes(INVERSE_SLOPES, q, u, du, names, at)[0]
        else:
            both = np.hstack([du, motion.forces(du)[1]])
            needed = -varying._slopes_along_motions(asked, both, rest.get("parameters"))[:, : len(self.eom.u)]
        return asked.shaped(motion.slopes(needed)), asked.shaped(motion.slopes(motion.equations[0]))

    def _motion_of_motors(
        self, what: str, coordinates: Any, speeds: Any, accelerations: Any, drive: Any, rest: Mapping[str, Any]
    ) -> tuple[_Asked, DrivenMotion, Floats]:
        """States with motors, and the accelerations there."""
        motors, given = motors_on(self.eom, drive, what), self._given("accelerations", accelerations, self.eom.u)
        asked = self._pushed(f"{what} with drive", coordinates, speeds, given, rest)
        names, named = [s.name for s in self.eom.u], None
        if isinstance(accelerations, Mapping):
            named = {names.index(str(getattr(key, "name", key))) for key in accelerations}
        motion = DrivenMotion(self, asked.states, asked.inputs, rest.get("parameters"), motors)
        return asked, motion, motion.agreeing(asked.added, named)

    def _borne_in_tree(self, asked: _Asked, du: Floats, rest: Mapping[str, Any]) -> dict[str, Floats]:
        """What the joints of a tree exert with their motors and couplings, by the recursion."""
        q, u, at = self._apart(asked.states, asked.inputs, rest.get("parameters"))
        more = self._ask(INVERSE, q, u, du, at, with_more=True)[1]
        assert more is not None
        return self._at_joints(more.reshape(len(more), len(self._carriers), 6), self.poses(q, **at), at["parameters"])

    def _apart(
        self, states: States, inputs: Floats, parameters: Mapping[str, float] | None
    ) -> tuple[Floats, Floats, dict[str, Any]]:
        """Coordinates and speeds of states, and the rest as functions of states take it."""
        q, u = np.split(states.values, [len(self.eom.q)], axis=1)
        rest = {"time": states.times, "inputs": inputs, "parameters": parameters}
        return np.ascontiguousarray(q), np.ascontiguousarray(u), rest

    def equations_at(
        self, states: States, inputs: Floats, parameters: Mapping[str, float] | None
    ) -> tuple[Floats, Floats, Floats, Floats]:
        """M, f, A and b at many states."""
        if self.is_recursive:
            q, u, rest = self._apart(states, inputs, parameters)
            A = np.broadcast_to(self._couplings, (len(q), *self._couplings.shape))
            return self.mass_matrix(q, u, **rest), -self.bias(q, u, **rest), A, np.zeros(A.shape[:2])
        assert self._formulas.code is not None
        _, M, f, A, b, *_ = self._formulas.matrices_of(states.values_of(self._formulas.code))
        return M, f, A, b

    def _pushed(self, what: str, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> _Asked:
        """States with forces besides."""
        self._refuse_friction(what)
        return self._at_once(coordinates, speeds, rest, forces, native=self._formulas)

    def _inverse_slopes(
        self, coordinates: Any, speeds: Any, accelerations: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        """The slopes of M u' - f - c at given u', and M."""
        varying = self if names == self.varied else _varying(self, names)
        self._refuse_friction("inverse_dynamics_derivatives")
        asked = varying._ready(coordinates, speeds, rest, accelerations, "accelerations")
        slopes = -varying._slopes_along_motions(asked, asked.added, rest.get("parameters"))
        return asked.shaped(slopes), asked.shaped(self._values_at(asked.states, "M")[0])

    def _sides(self, asked: _Asked) -> Floats:
        """f with the forces besides, and b (states, speeds and constraints)."""
        assert self._formulas.code is not None
        _, _, f, _, b, *_ = self._formulas.split(asked.states.values_of(self._formulas.code))
        return np.hstack([f + asked.added, b])

    def _slopes_along_motions(self, asked: _Asked, solved: Floats, parameters: Mapping[str, float] | None) -> Floats:
        """The slopes of F and G along the motion q' = N e_k of each speed, along speeds, inputs and parameters."""
        nq, nu, (n, rows) = len(self.eom.q), len(self.eom.u), solved.shape
        numbers = np.broadcast_to(parameter_values(self.eom, parameters), (n, len(self.eom.model.values)))
        states = asked.states
        points = np.hstack([states.values, states.times[:, None], asked.inputs, numbers])
        found = self.slopes_code.all_at(np.hstack([points, solved]))
        for k in np.flatnonzero(~np.isfinite(found).all(axis=(1, 2))):
            du, lam = solved[k, :nu], solved[k, nu:]
            found[k] = np.vstack(self.slopes_at(points[k], du, lam))
        N, balances = found[:, :nq, self.blocks[1]], found[:, nq : nq + rows]
        return np.concatenate([balances[..., :nq] @ N, balances[..., nq:]], axis=-1)

    def _solved(self, states: States, rest: Mapping[str, Any]) -> tuple[Floats, ...]:
        found = states.solve()
        if not np.isfinite(found[0]).all() and np.isfinite(states.values).all() and rest.get("parameters"):
            check_determined(self.eom.model.with_values(rest["parameters"]))
        return found


@dataclass(frozen=True, eq=False)
class _Asked:
    """States, the inputs and what was given besides at each, and whether one state alone was given."""

    states: States
    inputs: Floats
    added: Floats
    is_one: bool

    def shaped(self, values: Floats) -> Floats:
        """One state in, one result out; rows in, rows out."""
        return values[0] if self.is_one else values


def _is_row(values: Any, count: int) -> bool:
    """Whether this is an array of so many numbers, as native code takes it."""
    return type(values) is np.ndarray and values.dtype == np.float64 and values.shape == (count,)


@lru_cache(maxsize=KEPT)
def _assembler(mechanism: Mechanism, parameters: tuple[float, ...]) -> ConstraintValues:
    kinematics, model = mechanism.eom.kinematics, mechanism.eom.model
    tree = kinematics if kinematics.kind != "absolute" else tree_kinematics(model)
    return ConstraintValues(tree, dict(zip(model.values, parameters, strict=True)))


@lru_cache(maxsize=KEPT)
def _varying(mechanism: Mechanism, names: tuple[str, ...]) -> Mechanism:
    return Mechanism(mechanism.eom, mechanism.native, names)


def mechanism_of(eom: Record, dense: bool = False, varied: tuple[str, ...] = ()) -> Mechanism:
    """A record in machine code; `dense` if M and A are to be kept as they are, whatever their size."""
    return Mechanism(eom, native_equations(eom, dense), varied)


def compile(eom: EquationsOfMotion | Model) -> Mechanism:
    """The native functions of the equations of motion; of a model, those of its fastest form in the coordinates of its joints.

    >>> from alembert import Model, derive
    >>> model = Model("falling"); stone = model.particle("stone", mass=2, line="z"); model.gravity((0, 0, -9.81))
    >>> print(compile(derive(model)).accelerations([0.0], [0.0]))
    [-9.81]
    """
    if isinstance(eom, Model):
        check_ready(in_mode(eom, None, "compile"))
        tree = articulated_bodies(eom.copy(), is_coupled=True)
        return mechanism_of(derive(eom, "lagrange") if tree is None else tree)
    if not isinstance(eom, EquationsOfMotion):
        raise ModelError(f"compile: found {eom!r}; expected a Model, or the EquationsOfMotion that derive returns.")
    return mechanism_of(eom)


def slices(counts: Iterable[int]) -> list[slice]:
    """Where parts of the given lengths stand, one after the other."""
    ends = np.cumsum([0, *counts])
    return [slice(int(a), int(b)) for a, b in itertools.pairwise(ends)]
