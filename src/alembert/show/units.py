"""What kind of quantity a coordinate or speed is (angle, length, Euler parameter), and the unit that it is shown with."""

from __future__ import annotations

from alembert.description import Model
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH, coordinate_quantities

UNITS = {ANGLE: "rad", LENGTH: "m", EULER_PARAMETER: "", "angular speed": "rad/s", "speed": "m/s", "number rate": "1/s"}
"""The SI unit of each kind; a model in other consistent units is shown with `units=None`."""

RATES = {ANGLE: "angular speed", LENGTH: "speed", EULER_PARAMETER: "number rate"}
TITLES = {ANGLE: "Angles", LENGTH: "Positions", EULER_PARAMETER: "Coordinates"}
RATE_TITLES = {"angular speed": "Angular velocities", "speed": "Velocities", "number rate": "Rates"}


def kinds_of(model: Model) -> dict[str, str]:
    """The kind of every coordinate and speed of a model, by name."""
    out: dict[str, str] = {}
    for name, kind in coordinate_quantities(model).items():
        out[name] = kind
        out[f"{name}'"] = RATES[kind]
    out |= {f"{part}.w{k}": "angular speed" for part in (*model.bodies, *model.joints) for k in (1, 2, 3)}
    return out
