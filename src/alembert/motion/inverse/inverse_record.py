"""InverseDynamics: what makes a motion, by name and over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sp
from scipy.interpolate import make_interp_spline

from alembert.description import Model, name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.number_tables import short
from alembert.formulations import derive
from alembert.mechanism.mechanism import mechanism_of
from alembert.mechanism.native_run import states_of
from alembert.mechanism.reactions import Reaction, Reactions, TreeReactions, reactions_of
from alembert.mechanism.run_arrays import Signals
from alembert.presentation import Shown

Columns = Mapping[str, Floats]


@dataclass(frozen=True, eq=False)
class InverseDynamics(Shown):
    """What makes a motion: the values of inputs or of motors on coordinates, and the multipliers, at every time.

    `inputs` has the inputs of the model by name; `forces` the force or torque of an ideal motor on each coordinate (or speed)
    where motors were assumed; `multipliers` those of the constraints by their labels, the force that a drive must supply
    among them. `unique` is false where other inputs would make the same motion; then these are the least ones.
    """

    model: str
    method: str
    time: Floats = field(repr=False)
    coordinates: Mapping[str, Floats] = field(repr=False)
    speeds: Mapping[str, Floats] = field(repr=False)
    inputs: Mapping[str, Floats]
    forces: Mapping[str, Floats]
    multipliers: Mapping[str, Floats]
    unique: bool
    residual: float
    source: Model = field(repr=False)
    parameters: Mapping[str, float] = field(repr=False)

    def __getitem__(self, key: Any) -> Floats:
        """An input, the force of a motor on a coordinate, or a multiplier, by name, at all times."""
        name = name_rules.label(key)
        for table in (self.inputs, self.forces, self.multipliers):
            if name in table:
                return table[name]
        known = [*self.inputs, *self.forces, *self.multipliers]
        raise ModelError(f"The inverse dynamics has no {name!r}{name_rules.suggestion(name, known)}")

    def reaction(self, name: Any) -> Reaction:
        """The reaction of a joint on its second body (of a constraint: on the body it holds), as that of a run.

        Motors on coordinates are loads beside the joint: their torque is in `forces`, not in the reaction.
        """
        return self._reactions.reaction(name_rules.label(name))

    @cached_property
    def _reactions(self) -> Reactions | TreeReactions:
        states = {**self.coordinates, **self.speeds}
        return _joint_reactions(self.source, self.parameters, self.time, states, self.inputs, self.forces)

    @property
    def initial(self) -> dict[str, float]:
        """Coordinates and speeds at the first time, to start a run from."""
        return {name: float(values[0]) for name, values in (*self.coordinates.items(), *self.speeds.items())}

    @property
    def functions(self) -> dict[str, Callable[[float], float]]:
        """The inputs as smooth functions of time, to give to simulate."""
        return {name: _smooth(self.time, values) for name, values in self.inputs.items()}

    def __str__(self) -> str:
        head = f"Inverse dynamics of {self.model!r} at {len(self.time)} times, by {self.method}"
        rows = [
            *self.inputs.items(),
            *((f"motor on {k}", v) for k, v in self.forces.items()),
            *self.multipliers.items(),
        ]
        width = max((len(name) for name, _ in rows), default=0)
        lines = [f"{'':<{width}}  {'least':>12}{'greatest':>12}{'r.m.s.':>14}"] if rows else []
        for name, values in rows:
            root = float(np.sqrt(np.mean(values**2)))
            lines.append(f"{name:<{width}}  {short(values.min()):>12}{short(values.max()):>12}{short(root):>14}")
        note = [] if self.unique else ["Other inputs make the same motion; these are the least ones."]
        return "\n".join([head, *lines, *note])


def _smooth(times: Floats, values: Floats) -> Callable[[float], float]:
    if len(times) < 2:
        return lambda t: float(values[0])
    spline = make_interp_spline(times, values, k=min(5, len(times) - 1))
    return lambda t: float(spline(t))


def _joint_reactions(
    model: Model, parameters: Mapping[str, float], times: Floats, states: Columns, inputs: Columns, forces: Columns
) -> Reactions | TreeReactions:
    """Those of the model whose `inputs` have the given values, with motors on coordinates as loads of their own.

    The motion follows from these forces, so that the equations give back its accelerations, and the reactions with them.
    """
    driven = model.copy()
    unknown = [name for name in forces if f"{name}'" not in states]
    if unknown:
        raise ModelError(
            f"reaction: found motors on the speeds {', '.join(unknown)}, which are rates of no coordinate; expected motors on "
            "coordinates. Give the model inputs that make the motion, or list coordinates in drive=."
        )
    signals = dict(inputs)
    for name, values in forces.items():
        motor = driven.input(f"motor_on_{name}")
        driven.load(f"motor on {name}", sp.Symbol(name), motor)
        signals[motor.name] = values
    mechanism = mechanism_of(derive(driven, "lagrange"), dense=True)
    eom = mechanism.eom
    columns = [np.asarray(signals.get(s.name, np.zeros(len(times))), dtype=float) for s in eom.inputs]
    rows = np.ascontiguousarray(np.column_stack([states[s.name] for s in (*eom.q, *eom.u)]))
    numbers = eom.model.numbers(parameters)
    moments = np.append(times, times[-1] + 1.0)
    values = np.column_stack([np.append(column, column[-1]) for column in columns]) if columns else np.zeros((0, 0))
    driving = Signals(np.zeros(len(columns)), moments, values) if columns else Signals(np.zeros(0))
    run = mechanism.run(numbers, driving, None, float(times[0]), rows[0])
    return reactions_of(eom, states_of(run, np.ascontiguousarray(times), rows))
