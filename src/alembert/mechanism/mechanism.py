"""Mechanism: the one interface of numbers. State in; accelerations, matrices, multipliers, energies, poses, reactions out.

Behind it stand formulas in machine code, or the recursion along a tree; nobody outside asks which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from alembert.assembly.constraint_rank import least_norm
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import Model
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats
from alembert.formulations import check_ready, derive, in_mode
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.kinematics import tree_kinematics
from alembert.mechanism.constrained_algorithms import ConstrainedAlgorithms
from alembert.mechanism.native_equations import NativeEquations, native_equations
from alembert.mechanism.native_run import States
from alembert.mechanism.reactions import Reaction, reactions_of
from alembert.mechanism.run_arrays import Guards, Run, Signals
from alembert.native.structures import DENSE

KEPT = 8  # sets of parameters for which the constraints are kept


def _of_states(letter: str, meaning: str) -> Callable[..., Floats]:
    """A function of coordinates and speeds that gives an array of the record, by its letter, in numbers."""

    def values(self: Mechanism, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        return self._formulas_of((letter,), coordinates, speeds, rest)[0]

    values.__doc__ = meaning
    return values


@dataclass(frozen=True, eq=False)
class Mechanism(ConstrainedAlgorithms):
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
        return self._constrained(coordinates, speeds, None, rest)

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

    def varying(self, names: tuple[str, ...]) -> Mechanism:
        """The same with slopes along other parameters, kept for the last ones."""
        return self if names == self.varied else _varying(self, names)


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
