"""InverseDynamics: what makes a motion, by name and over time."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import make_interp_spline

from alembert.errors import ModelError
from alembert.expressions.number_tables import short

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class InverseDynamics:
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

    def __getitem__(self, key: Any) -> Floats:
        """An input, the force of a motor on a coordinate, or a multiplier, by name, at all times."""
        name = getattr(key, "name", key)
        for table in (self.inputs, self.forces, self.multipliers):
            if name in table:
                return table[name]
        known = [*self.inputs, *self.forces, *self.multipliers]
        close = difflib.get_close_matches(str(name), known, n=3, cutoff=0.5) or known[:8]
        raise ModelError(f"The inverse dynamics has no {name!r}; did you mean {', '.join(map(repr, close))}?")

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
