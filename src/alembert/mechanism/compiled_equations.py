"""compile: the equations of motion as native functions over arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import least_norm
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import name_rules
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Array, column, total, zeros
from alembert.expressions.validation import real_numbers
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics.free_bodies import kinetic_energy
from alembert.mechanism.native_equations import NativeEquations, native_equations
from alembert.mechanism.native_run import undetermined
from alembert.mechanism.run_arrays import Run, Signals
from alembert.native.kernel import kernel, pointer
from alembert.native.machine_code import MachineCode, machine_code

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class CompiledEquations:
    """Machine code of one EquationsOfMotion.

    Every function takes coordinates and speeds, one state or one in each row, and optionally the time, inputs and values
    for parameters; changing a value never compiles anything again.
    """

    eom: EquationsOfMotion
    native: NativeEquations = field(repr=False)

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
        return self._solved(coordinates, speeds, rest)[0]

    def multipliers(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """lambda (constraints), of least norm where constraints depend on each other."""
        found = np.atleast_2d(self._solved(coordinates, speeds, rest)[1])
        if not self.eom.rows:
            return _shaped(found, coordinates)
        sizes = ConstraintValues(self.eom.kinematics, rest.get("parameters")).scales.speeds
        matrices = self.constraint_matrix(np.atleast_2d(coordinates), np.atleast_2d(speeds), **rest)
        return _shaped(least_norm(matrices, found, sizes), coordinates)

    # --- inside -----------------------------------------------------------------------------------------------------

    @cached_property
    def _expressions(self) -> dict[str, Array]:
        eom, kin = self.eom, self.eom.kinematics
        velocity = eom.body_motion.velocity
        kinetic = kinetic_energy(kin, velocity)
        energies = [load.energy for load in eom.model.loads.values() if load.energy is not None]
        potential = total(eom.express(column(energies)))
        poses = zeros(len(kin.motions), 12)
        for k, motion in enumerate(kin.motions):
            poses[k, :3], poses[k, 3:] = motion.r, motion.R.reshape(9)
        return {
            "rates": eom.coordinate_rates,
            "mass_matrix": eom.M,
            "forcing": eom.f,
            "constraint_matrix": eom.A,
            "constraint_bias": eom.b,
            "residuals": column([*eom.Phi, *(row.velocity for row in eom.rows)]),
            "energy": column([kinetic, potential]),
            "poses": poses,
        }

    @cached_property
    def _codes(self) -> dict[str, MachineCode]:
        return {}

    def _values(self, name: str, q: Any, u: Any, rest: Mapping[str, Any]) -> Floats:
        values = self._expressions[name]
        if name not in self._codes:
            self._codes[name] = machine_code(self.native.arguments, list(values.flat))
        states, time, run = self._prepared(q, u, **rest)
        code, out = self._codes[name], np.zeros((len(states), values.size))
        times = np.full(len(states), time)
        arguments = (code.address, code.data, code.outputs, len(states), pointer(times), pointer(states), pointer(out))
        kernel()["evaluate_at"](ctypes.byref(run.plant), *arguments)
        return _shaped(out.reshape(len(states), *values.shape), q)

    def _solved(self, q: Any, u: Any, rest: Mapping[str, Any]) -> tuple[Floats, Floats]:
        states, time, run = self._prepared(q, u, **rest)
        p, times = run.plant, np.full(len(states), time)
        run.arrays["directions"][:] = 1.0
        found = [np.zeros((len(states), size)) for size in (p.nu, p.nm, p.ntau, p.nlaw)]
        lost = kernel()["solve_at"](
            ctypes.byref(p), len(states), pointer(times), pointer(states), *(pointer(f) for f in found)
        )
        if lost >= 0:
            raise DerivationError(undetermined(run, time))
        if not np.isfinite(found[0]).all() and np.isfinite(states).all() and rest.get("parameters"):
            check_determined(self.eom.model.with_values(rest["parameters"]))
        return _shaped(found[0], q), _shaped(found[1], q)

    def _prepared(
        self,
        q: Any,
        u: Any,
        time: float = 0.0,
        inputs: Sequence[float] | None = None,
        parameters: Mapping[str, float] | None = None,
    ) -> tuple[Floats, float, Run]:
        eom = self.eom
        given = np.zeros(len(eom.inputs)) if inputs is None else _rows("inputs", inputs, eom.inputs)
        states = [_rows("coordinates", q, eom.q), _rows("speeds", u, eom.u)]
        if states[0].shape[:-1] != states[1].shape[:-1] or given.ndim != 1:
            raise ModelError(
                f"Found coordinates, speeds and inputs of shapes {states[0].shape}, {states[1].shape} and {given.shape}; "
                "expected as many rows of speeds as of coordinates, and one row of inputs."
            )
        rows, now = np.ascontiguousarray(np.hstack([np.atleast_2d(x) for x in states])), name_rules.finite(time, "time")
        first = rows[0] if len(rows) else np.zeros(rows.shape[1])
        return rows, now, Run(self.native, eom.model.numbers(parameters), Signals(given), None, now, first)


def _rows(what: str, values: Any, names: Sequence[Any]) -> Floats:
    """One row of numbers, or several, of the right length."""
    found = real_numbers(values, what)
    if found.ndim not in (1, 2) or found.shape[-1] != len(names):
        listed = ", ".join(str(s) for s in names) or "none"
        raise ModelError(
            f"Found {what} of shape {found.shape}; expected {len(names)} numbers ({listed}), or rows of them."
        )
    return found


def compile(eom: EquationsOfMotion) -> CompiledEquations:
    """The native functions of the equations of motion.

    >>> from alembert import Model, derive
    >>> model = Model("falling"); stone = model.particle("stone", mass=2, line="z"); model.gravity((0, 0, -9.81))
    >>> print(compile(derive(model)).accelerations([0.0], [0.0]))
    [-9.81]
    """
    if not isinstance(eom, EquationsOfMotion):
        raise ModelError(f"compile: found {eom!r}; expected the EquationsOfMotion that derive returns.")
    return CompiledEquations(eom, native_equations(eom))


def _shaped(values: Floats, like: Any) -> Floats:
    """One state in, one result out; rows in, rows out."""
    return values[0] if np.ndim(like) == 1 else values
