"""Mechanism: the one interface of numbers. State in; accelerations, matrices, multipliers, energies, poses, reactions out.

Behind it stand formulas in machine code, or the recursion along a tree; nobody outside asks which.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.constraint_rank import least_norm
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, column, zeros
from alembert.expressions.validation import real_numbers
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics import tree_kinematics
from alembert.mechanism.equation_slopes import SlopesCode, variation_slopes
from alembert.mechanism.native_equations import NativeEquations, native_equations
from alembert.mechanism.native_run import Segment, States
from alembert.mechanism.reactions import Reaction, reactions_of
from alembert.mechanism.run_arrays import Guards, Run, Signals
from alembert.mechanism.state_derivatives import Instant, limit_of_slopes
from alembert.native.kernel import DENSE, SPARSE, Clock
from alembert.native.machine_code import MachineCode, machine_code

Floats = NDArray[np.float64]
KEPT = 8  # sets of parameters for which the constraints are kept


@dataclass(frozen=True, eq=False)
class Mechanism:
    """The equations of a model in machine code: made once, never changed, the same for every value of the parameters.

    Every function takes coordinates and speeds, one state or one in each row, and optionally the time, inputs and values
    for parameters; changing a value never compiles anything again. It can be pickled, and used in many threads at once.
    Derivatives at a state are taken along coordinates, speeds, inputs and the parameters in `varied`.
    """

    eom: Record
    native: NativeEquations = field(repr=False)
    varied: tuple[str, ...] = ()

    def __reduce__(self) -> Any:
        return mechanism_of, (self.eom, self.native.solver == DENSE, self.varied)

    # --- functions of states ----------------------------------------------------------------------------------------

    def rates(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """q' (coordinates)."""
        return self._values("rates", coordinates, speeds, rest)

    def mass_matrix(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """M (speeds, speeds)."""
        return self._values("mass_matrix", coordinates, speeds, rest)

    def forcing(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """f (speeds)."""
        return self._values("forcing", coordinates, speeds, rest)

    def constraint_matrix(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """A (constraints, speeds)."""
        return self._values("constraint_matrix", coordinates, speeds, rest)

    def constraint_bias(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """b (constraints)."""
        return self._values("constraint_bias", coordinates, speeds, rest)

    def residuals(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The holonomic residuals, then the velocity residuals."""
        return self._values("residuals", coordinates, speeds, rest)

    def energy(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The kinetic and the potential energy (2)."""
        return self._values("energy", coordinates, speeds, rest)

    def poses(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """Position of the centre of mass and rotation matrix of every body (bodies, 12)."""
        return self._values("poses", coordinates, speeds, rest)

    def accelerations(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """u' (speeds), with the linear solve inside; friction as while sliding forward."""
        return _shaped(self._solved(coordinates, speeds, rest)[0], coordinates)

    def multipliers(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """lambda (constraints), of least norm where constraints depend on each other."""
        found = self._solved(coordinates, speeds, rest)[1]
        if self.eom.rows:
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
        given = np.zeros(len(eom.inputs)) if inputs is None else _rows("inputs", inputs, eom.inputs)
        found = [_rows("coordinates", coordinates, eom.q), _rows("speeds", speeds, eom.u)]
        if found[0].shape[:-1] != found[1].shape[:-1] or given.ndim != 1:
            raise ModelError(
                f"Found coordinates, speeds and inputs of shapes {found[0].shape}, {found[1].shape} and {given.shape}; "
                "expected as many rows of speeds as of coordinates, and one row of inputs."
            )
        rows, now = np.ascontiguousarray(np.hstack([np.atleast_2d(x) for x in found])), name_rules.finite(time, "time")
        first = rows[0] if len(rows) else np.zeros(rows.shape[1])
        run = self.run(eom.model.numbers(parameters), Signals(given), None, now, first)
        forward = Segment(np.array([now]), rows[:1], run.array("modes").copy(), np.ones(run.plant.ntau))
        return States(run, (forward,), np.full(len(rows), now), rows, np.zeros(len(rows), dtype=np.int64), Clock())

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
        return Instant(self, point, *self._formulas.matrices(point))

    def slopes_at(self, point: Floats, du: Floats, lam: Floats) -> list[Floats]:
        """The slopes of q', F, G, Phi and the velocity residuals along all columns."""
        nq, nu, _, _ = self.sizes
        counts = (nq, nu, len(self.eom.rows), len(self.held), len(self.eom.rows))

        def table(moved: Floats) -> Floats:
            return self.slopes_code.table(np.concatenate([moved, du, lam]), (sum(counts), len(self.columns)))

        found = table(point)
        if not np.isfinite(found).all():
            found = limit_of_slopes(table, point, self.eom)
        return [found[rows] for rows in slices(counts)]

    @cached_property
    def slopes_code(self) -> SlopesCode:
        """The slopes of q', F, G, Phi and the velocity residuals in machine code."""
        return variation_slopes(self._formulas, (*self.inputs, *map(Symbol, self.varied)))

    @cached_property
    def _formulas(self) -> NativeEquations:
        """Machine code that gives M and A as they are."""
        return self.native if self.native.solver in (DENSE, SPARSE) else native_equations(self.equations, dense=True)

    # --- inside -----------------------------------------------------------------------------------------------------

    @cached_property
    def equations(self) -> EquationsOfMotion:
        """The formulas; those of a recursive form are derived when they are asked for."""
        return self.eom if isinstance(self.eom, EquationsOfMotion) else derive(self.eom.model, "kane")

    def _expressions(self, name: str) -> Array:
        eom = self.eom
        if name == "energy":
            return column([eom.kinetic_energy, eom.potential_energy])
        if name == "poses":
            poses = zeros(len(eom.motions), 12)
            for k, motion in enumerate(eom.motions):
                poses[k, :3], poses[k, 3:] = motion.r, motion.R.reshape(9)
            return poses
        letters = {"rates": "coordinate_rates", "mass_matrix": "M", "forcing": "f"}
        letters |= {"constraint_matrix": "A", "constraint_bias": "b", "residuals": "residuals"}
        return getattr(self.equations, letters[name])

    @cached_property
    def _codes(self) -> dict[str, tuple[MachineCode, tuple[int, ...]]]:
        return {}

    def _values(self, name: str, q: Any, u: Any, rest: Mapping[str, Any]) -> Floats:
        if name not in self._codes:
            values = self._expressions(name)
            self._codes[name] = machine_code(self.native.arguments, list(values.flat)), values.shape
        code, shape = self._codes[name]
        found = self.states(q, u, **rest).values_of(code)
        return _shaped(found.reshape(len(found), *shape), q)

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


def mechanism_of(eom: Record, dense: bool = False, varied: tuple[str, ...] = ()) -> Mechanism:
    """A record in machine code; `dense` if M and A are to be kept as they are, whatever their size."""
    return Mechanism(eom, native_equations(eom, dense), varied)


def compile(eom: EquationsOfMotion) -> Mechanism:
    """The native functions of the equations of motion.

    >>> from alembert import Model, derive
    >>> model = Model("falling"); stone = model.particle("stone", mass=2, line="z"); model.gravity((0, 0, -9.81))
    >>> print(compile(derive(model)).accelerations([0.0], [0.0]))
    [-9.81]
    """
    if not isinstance(eom, EquationsOfMotion):
        raise ModelError(f"compile: found {eom!r}; expected the EquationsOfMotion that derive returns.")
    return mechanism_of(eom)


def slices(counts: Iterable[int]) -> list[slice]:
    """Where parts of the given lengths stand, one after the other."""
    ends = np.cumsum([0, *counts])
    return [slice(int(a), int(b)) for a, b in itertools.pairwise(ends)]


def _rows(what: str, values: Any, names: Sequence[Any]) -> Floats:
    """One row of numbers, or several, of the right length."""
    found = real_numbers(values, what)
    if found.ndim not in (1, 2) or found.shape[-1] != len(names):
        listed = ", ".join(str(s) for s in names) or "none"
        raise ModelError(
            f"Found {what} of shape {found.shape}; expected {len(names)} numbers ({listed}), or rows of them."
        )
    return found


def _shaped(values: Floats, like: Any) -> Floats:
    """One state in, one result out; rows in, rows out."""
    return values[0] if np.ndim(like) == 1 else values
