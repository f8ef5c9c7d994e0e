"""Mechanism: the one interface of numbers. State in; accelerations, matrices, multipliers, energies, poses, reactions out.

Behind it stand formulas in machine code, or the recursion along a tree; nobody outside asks which.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.assembly.constraint_rank import least_norm
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import Model, name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import jacobian
from alembert.formulations import check_ready, derive, in_mode
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics import tree_kinematics
from alembert.mechanism.algorithm_derivatives import DifferentiableAlgorithms
from alembert.mechanism.equation_slopes import SlopesOfRun, slopes_code, slopes_of
from alembert.mechanism.native_equations import NativeEquations, native_equations
from alembert.mechanism.native_run import States, states_of
from alembert.mechanism.reactions import Reaction, reactions_of
from alembert.mechanism.run_arrays import Guards, Run, Signals
from alembert.mechanism.state_arguments import together
from alembert.mechanism.state_derivatives import Instant, limit_of_slopes, parameter_values
from alembert.mechanism.tree_algorithms import Question, state_slopes
from alembert.native.machine_code import MachineCode, Table, machine_code
from alembert.native.structures import DENSE, FORWARD_SLOPES, SPARSE

KEPT = 8  # sets of parameters for which the constraints are kept


def _of_states(letter: str, meaning: str) -> Callable[..., Floats]:
    """A function of coordinates and speeds that gives an array of the record, by its letter, in numbers."""

    def values(self: Mechanism, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        return self._values(letter, coordinates, speeds, rest)

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
        return _shaped(self._solved(coordinates, speeds, rest)[0], self._given("coordinates", coordinates, self.eom.q))

    def multipliers(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """lambda (constraints), of least norm where constraints depend on each other."""
        coordinates, speeds = (
            self._given(*x) for x in (("coordinates", coordinates, self.eom.q), ("speeds", speeds, self.eom.u))
        )
        found = self._solved(coordinates, speeds, rest)[1]
        if self.eom.rows and not self.eom.has_independent_rows:
            sizes = ConstraintValues(self.eom.kinematics, rest.get("parameters")).scales.speeds
            matrices = self.constraint_matrix(np.atleast_2d(coordinates), np.atleast_2d(speeds), **rest)
            found = least_norm(matrices, found, sizes)
        return _shaped(found, coordinates)

    def reaction(self, name: str, coordinates: Any, speeds: Any, **rest: Any) -> Reaction:
        """The reaction of a joint on its second body (of a constraint: on the body it holds), one row for each state."""
        return reactions_of(self.eom, self.states(coordinates, speeds, **rest)).reaction(name)

    def states(
        self,
        coordinates: Any,
        speeds: Any,
        time: float = 0.0,
        inputs: Sequence[float] | None = None,
        parameters: Mapping[str, float] | None = None,
    ) -> States:
        """States of which anything can be asked."""
        eom = self.eom
        given = np.zeros(len(eom.inputs)) if inputs is None else self._given("inputs", inputs, eom.inputs)
        found = [self._given("coordinates", coordinates, eom.q), self._given("speeds", speeds, eom.u)]
        if found[0].shape[:-1] != found[1].shape[:-1] or given.ndim != 1:
            raise ModelError(
                f"Found coordinates, speeds and inputs of shapes {found[0].shape}, {found[1].shape} and {given.shape}; "
                "expected as many rows of speeds as of coordinates, and one row of inputs."
            )
        rows, now = np.ascontiguousarray(np.hstack([np.atleast_2d(x) for x in found])), name_rules.finite(time, "time")
        first = rows[0] if len(rows) else np.zeros(rows.shape[1])
        run = self.run(eom.model.numbers(parameters), Signals(given), None, now, first)
        return states_of(run, np.full(len(rows), now), rows)

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
        if not self._is_open:
            return Instant(self, point, *self._formulas.matrices(point))
        q, u, rest = self._parts(point)
        none = np.zeros(0)
        forces = -self.bias(q, u, **rest)
        return Instant(
            self,
            point,
            self._rates(point),
            None,
            forces,
            np.zeros((0, len(u))),
            none,
            none,
            none,
        )

    def masses_at(self, point: Floats) -> Floats:
        """M at one point."""
        q, _, rest = self._parts(point)
        return self.mass_matrix(q, **rest)

    @property
    def _is_open(self) -> bool:
        """Whether the recursion gives M, f and all slopes, as there are no constraints."""
        return self.is_recursive and not self.eom.rows

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
    def _rate_slopes(self) -> Table:
        return Table(self.symbols, jacobian(self.eom.coordinate_rates, self.columns))

    def _recursive_slopes(self, point: Floats, du: Floats) -> Floats:
        """The slopes of q' and of f - M u', those along coordinates for what the speeds can do: of unit Euler parameters."""
        q, u, rest = self._parts(point)
        rates, found = self._rate_slopes(point), self.inverse_dynamics_derivatives(q, u, du, along=self.varied, **rest)
        N, along = rates[:, self.blocks[1]], found.coordinates
        if not np.array_equal(N, np.eye(len(u))):
            along = along @ np.linalg.pinv(N)
        return np.vstack([rates, -np.hstack([along, found.speeds, found.inputs, found.parameters])])

    def slopes_at(self, point: Floats, du: Floats, lam: Floats) -> list[Floats]:
        """The slopes of q', F, G, Phi and the velocity residuals along all columns."""
        nq, nu, _, _ = self.sizes
        counts = (nq, nu, len(self.eom.rows), len(self.held), len(self.eom.rows))

        def table(moved: Floats) -> Floats:
            if self._is_open:
                return self._recursive_slopes(moved, du)
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
        """The slopes along all columns as the native loop takes them: of an open tree those of u' by the recursion."""
        if not self._is_open:
            return slopes_of(self.slopes_code)
        rates = self._rate_slopes
        question = Question(self._varied_tree(self.varied), FORWARD_SLOPES, parameters, None)
        rows, columns = np.indices((len(self.eom.u), len(self.columns))).reshape(2, -1)
        places = [np.concatenate(x) for x in ((rates.places[0], rows + len(self.eom.q)), (rates.places[1], columns))]
        return SlopesOfRun(state_slopes(question, rates), places[0], places[1])

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
    def _codes(self) -> dict[str, tuple[MachineCode, tuple[int, ...]]]:
        return {}

    def _values(self, name: str, q: Any, u: Any, rest: Mapping[str, Any]) -> Floats:
        if name not in self._codes:
            values = getattr(self.eom if hasattr(self.eom, name) else self.equations, name)
            self._codes[name] = machine_code(self.native.arguments, list(values.flat)), values.shape
        code, shape = self._codes[name]
        given = self._given("coordinates", q, self.eom.q)
        found = self.states(given, u, **rest).values_of(code)
        return _shaped(found.reshape(len(found), *shape), given)

    def _formulas_of(self, name: str, coordinates: Any, speeds: Any, rest: Mapping[str, Any]) -> Floats:
        q = self._given("coordinates", coordinates, self.eom.q)
        return self._values(name, q, np.zeros((*q.shape[:-1], len(self.eom.u))) if speeds is None else speeds, rest)

    def _constrained(self, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> Floats:
        """State by state where forces or inputs differ from one to the next, under all constraints."""
        inputs = rest.get("inputs")
        if forces is None and (inputs is None or self._given("inputs", inputs, self.eom.inputs).ndim == 1):
            return self.accelerations(coordinates, speeds, **rest)
        instants, is_one = self._instants("forward_dynamics", coordinates, speeds, forces, **rest)
        found = [instant.solver.solve(instant.f + tau, instant.b)[0] for instant, tau in instants]
        return found[0] if is_one else np.array(found)

    def _constrained_slopes(
        self, coordinates: Any, speeds: Any, forces: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        """State by state: the slopes of u', and those along forces."""
        varying = self if names == self.varied else _varying(self, names)
        instants, is_one = varying._instants("forward_dynamics_derivatives", coordinates, speeds, forces, **rest)
        found = [instant.slopes_with(*instant.solver.solve(instant.f + tau, instant.b)) for instant, tau in instants]
        tables = np.array([slopes.along_motions for slopes in found])
        unit, none = np.eye(len(self.eom.u)), np.zeros((len(self.eom.rows), len(self.eom.u)))
        inverses = np.array([instant.solver.solve(unit, none)[0] for instant, _ in instants])
        return (tables[0], inverses[0]) if is_one else (tables, inverses)

    def _instants(
        self,
        what: str,
        coordinates: Any,
        speeds: Any,
        forces: Any,
        *,
        time: Any = 0.0,
        inputs: Any = None,
        parameters: Mapping[str, float] | None = None,
    ) -> tuple[list[tuple[Instant, Floats]], bool]:
        """The equations in numbers at every state, each with its forces, and whether one state was given."""
        given = np.zeros(len(self.inputs)) if inputs is None else self._given("inputs", inputs, self.eom.inputs)
        if self.eom.frictions or self.eom.contacts:
            raise ModelError(
                f"{what}: found friction or contact, which depend on what was before, together with forces, inputs for each "
                "state, or derivatives; expected neither. Use simulate or a stepper."
            )
        parts = [self._given(*x) for x in (("coordinates", coordinates, self.eom.q), ("speeds", speeds, self.eom.u))]
        added = np.zeros(len(self.eom.u)) if forces is None else self._given("forces", forces, self.eom.u)
        now, numbers = name_rules.finite(time, "time"), parameter_values(self.eom, parameters)
        q, u, tau, pushed = together(*parts, added, given)
        rows = [(q[k], u[k], now, pushed[min(k, len(pushed) - 1)], numbers) for k in range(len(q))]
        out = [(self.at(self.numbers(*row)), tau[k]) for k, row in enumerate(rows)]
        return out, all(x.ndim == 1 for x in (*parts, added, given))

    def _solved(self, q: Any, u: Any, rest: Mapping[str, Any]) -> tuple[Floats, ...]:
        states = self.states(q, u, **rest)
        found = states.solve()
        if not np.isfinite(found[0]).all() and np.isfinite(states.values).all() and rest.get("parameters"):
            check_determined(self.eom.model.with_values(rest["parameters"]))
        return found


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


def _shaped(values: Floats, like: Any) -> Floats:
    """One state in, one result out; rows in, rows out."""
    return values[0] if np.ndim(like) == 1 else values
