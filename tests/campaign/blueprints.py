"""Blueprint: a mechanism in plain numbers, which an independent solver can read, and the program that describes it.

Nothing here knows the package: a blueprint is written as a program of its public names, and that program is run.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

Triple = tuple[float, float, float]


@dataclass(frozen=True)
class At:
    """A point fixed in a body, or in the ground."""

    frame: str
    place: Triple = (0.0, 0.0, 0.0)

    def __str__(self) -> str:
        return f"{_variable(self.frame)}.point{self.place}"


@dataclass(frozen=True)
class Along:
    """A direction fixed in a body."""

    frame: str
    axis: Triple

    def __str__(self) -> str:
        return f"{_variable(self.frame)}.axis{self.axis}"


@dataclass(frozen=True)
class Turns:
    """Turns about moving axes, one after the other."""

    sequence: str
    angles: tuple[float, ...]

    def __str__(self) -> str:
        return f"al.rotation({self.sequence!r}, {', '.join(map(repr, self.angles))})"


@dataclass(frozen=True)
class Wave:
    """mean + slope t + size sin(rate t)."""

    mean: float = 0.0
    slope: float = 0.0
    size: float = 0.0
    rate: float = 1.0

    def __str__(self) -> str:
        return f"({self.mean!r} + {self.slope!r} * model.time + {self.size!r} * sp.sin({self.rate!r} * model.time))"

    def at(self, t: float) -> float:
        return self.mean + self.slope * t + self.size * math.sin(self.rate * t)

    def first(self, t: float) -> float:
        """The rate."""
        return self.slope + self.size * self.rate * math.cos(self.rate * t)

    def second(self, t: float) -> float:
        """The rate of the rate."""
        return -self.size * self.rate**2 * math.sin(self.rate * t)

    def scaled(self, factor: float, second: float) -> "Wave":
        """The same in other units, where one second is `second`."""
        return Wave(self.mean * factor, self.slope * factor / second, self.size * factor, self.rate / second)


@dataclass(frozen=True)
class Pulses:
    """Rectangles (from, until, height) one after the other: as samples with ramps for sides, a function, or a law."""

    form: str
    rectangles: tuple[Triple, ...]
    duration: float

    def __str__(self) -> str:
        """A law of the time."""
        pieces = [f"({h!r}, (model.time >= {a!r}) & (model.time < {b!r}))" for a, b, h in self.rectangles]
        return f"sp.Piecewise({', '.join(pieces)}, (0, True))"

    @property
    def function(self) -> str:
        """What a run is given as input."""
        if self.form == "samples":
            return repr(tuple(zip(*self.corners, strict=True)))
        given = "t" if self.form == "function of time" else "t, state"
        return f"lambda {given}: sum(h for a, b, h in {self.rectangles!r} if a <= t < b)"

    @property
    def corners(self) -> list[tuple[float, float]]:
        """Of the polygon: each side is a ramp, an eighth of its rectangle wide and within it."""
        sides = [((b - a) / 8, a, b, h) for a, b, h in self.rectangles]
        inside = [c for w, a, b, h in sides for c in ((a, 0.0), (a + w, h), (b - w, h), (b, 0.0))]
        return [(0.0, 0.0), *inside, (self.duration, 0.0)]

    @property
    def pieces(self) -> list[tuple[float, float, Wave]]:
        """From, until, and what is smooth between them."""
        if self.form == "samples":
            slopes = [(a, b, x, (y - x) / (b - a)) for (a, x), (b, y) in pairwise(self.corners)]
            return [(a, b, Wave(x - slope * a, slope)) for a, b, x, slope in slopes]
        edges = [0.0, *(edge for a, b, _ in self.rectangles for edge in (a, b)), self.duration]
        heights = [0.0, *(x for *_, h in self.rectangles for x in (h, 0.0))]
        return [(a, b, Wave(h)) for (a, b), h in zip(pairwise(edges), heights, strict=True)]


@dataclass(frozen=True)
class Part:
    """A body, joint, constraint or load: its kind, its name and its numbers by name."""

    kind: str
    name: str
    given: dict[str, Any]

    def __getitem__(self, key: str) -> Any:
        return self.given[key]

    def get(self, key: str, usual: Any = None) -> Any:
        return self.given.get(key, usual)

    def changed(self, **given: Any) -> "Part":
        return replace(self, given=self.given | given)


@dataclass(frozen=True)
class Blueprint:
    """A mechanism, where it starts, and for how long it is looked at."""

    title: str
    gravity: Triple
    parts: tuple[Part, ...]
    start: dict[str, float] = field(default_factory=dict)
    duration: float = 0.3
    size: float = 1.0  # a length of it

    def of(self, *kinds: str) -> Iterator[Part]:
        return (part for part in self.parts if part.kind in kinds)

    @property
    def bodies(self) -> list[Part]:
        return list(self.of("body", "particle"))

    @property
    def joints(self) -> list[Part]:
        return list(self.of(*JOINTS))

    @property
    def inputs(self) -> dict[str, Wave | Pulses]:
        return {f"{part.name}_size": part["size"] for part in self.of("push") if not _is_law(part)}

    def changed(self, **new: Any) -> "Blueprint":
        return replace(self, **new)


JOINTS = (
    "revolute",
    "prismatic",
    "cylindrical",
    "screw",
    "universal",
    "planar",
    "fixed",
    "spherical",
    "free",
    "distance",
    "revolute_spherical",
    "point_on_line",
    "point_on_plane",
)


# --- the program ----------------------------------------------------------------------------------------------------


def program(plan: Blueprint) -> str:
    """The program that makes `model`, with `start`, `inputs` and `duration` of a run."""
    waves = ", ".join(f"{name!r}: {_function(wave)}" for name, wave in plan.inputs.items())
    return "\n".join(
        [
            "import math",
            "",
            "import sympy as sp",
            "",
            "import alembert as al",
            "",
            f"model = al.Model({plan.title!r})",
            f"model.gravity({plan.gravity!r})",
            *(_line(part) for part in plan.parts),
            f"start = {plan.start!r}",
            f"inputs = {{{waves}}}",
            f"duration = {plan.duration!r}",
            "",
        ]
    )


def built(plan: Blueprint) -> dict[str, Any]:
    """What the program of a blueprint makes, by name."""
    names: dict[str, Any] = {}
    exec(program(plan), names)
    return names


def _is_law(part: Part) -> bool:
    return isinstance(part["size"], Pulses) and part["size"].form == "law"


def _function(wave: Wave | Pulses) -> str:
    if isinstance(wave, Pulses):
        return wave.function
    return f"lambda t: {wave.mean!r} + {wave.slope!r} * t + {wave.size!r} * math.sin({wave.rate!r} * t)"


def _variable(frame: str) -> str:
    return "model.ground" if frame == "ground" else frame


def _line(part: Part) -> str:
    return SPECIAL[part.kind](part) if part.kind in SPECIAL else _call(part)


def _call(part: Part) -> str:
    """`B0 = model.body('B0', mass=1.0, ...)`."""
    given = ", ".join(f"{key}={_written(value)}" for key, value in part.given.items() if value is not None)
    return f"{part.name} = model.{part.kind}({part.name!r}, {given})"


def _written(value: Any) -> str:
    return str(value) if isinstance(value, At | Along | Turns | Wave | Code) else repr(value)


@dataclass(frozen=True)
class Code:
    """A name of the program itself: of a body or a joint."""

    name: str

    def __str__(self) -> str:
        return _variable(self.name)


def _placed(part: Part) -> str:
    """A body on a curve, at (x0 + a s, y0 + b s^2, z0 + c s), turned about z by k s."""
    (x, y, z), (a, b, c), k, s = part["origin"], part["curve"], part["twist"], part["coordinate"]
    place = f"position=({x!r} + {a!r} * {s}, {y!r} + {b!r} * {s}**2, {z!r} + {c!r} * {s})"
    pose = f"{place}, rotation=al.rotation('Z', {k!r} * {s})"
    mass = f"mass={part['mass']!r}, inertia={part['inertia']!r}"
    return f"{s} = model.coordinate({s!r})\n{part.name} = model.body({part.name!r}, {mass}, {pose})"


def _blade(part: Part) -> str:
    return f"model.constrain({part.name!r}, {part['at']}.velocity.dot({part['along']}) + {part['drift']})"


def _drive(part: Part) -> str:
    return f"model.constrain({part.name!r}, {part['joint']}.coordinate - {part['motion']})"


def _push(part: Part) -> str:
    size, frame = f"{part.name}_size", f", frame={part['frame']}" if part["frame"] else ""
    components = ", ".join(f"{c!r} * {size}" for c in part["components"])
    made = part["size"] if _is_law(part) else f"model.input({size!r})"
    return f"{size} = {made}\nmodel.force({part.name!r}, {part['at']}, [{components}]{frame})"


def _hard_spring(part: Part) -> str:
    law = f"lambda x, v: {part['linear']!r} * x + {part['cubic']!r} * x**3 + {part['damping']!r} * v"
    return f"model.spring({part.name!r}, {part['a']}, {part['b']}, law={law})"


def _field(part: Part) -> str:
    x, y, z = part["wave"]
    phase = f"{part['at']}.position.dot(({x!r}, {y!r}, {z!r})) + {part['rate']!r} * model.time"
    return f"model.potential({part.name!r}, {part['energy']!r} * sp.cos({phase}))"


def _rolling(part: Part) -> str:
    axis = f"axis={part['axis']}, " if part["axis"] else ""
    given = f"radius={part['radius']!r}, {axis}center={part['center']!r}"
    return f"model.rolling({part.name!r}, {part['body']}, {given})"


def _floor(part: Part) -> str:
    """A point of a body on a fixed plane, with a unit normal."""
    n = tuple(c / math.hypot(*part["normal"]) for c in part["normal"])
    return f"model.constrain({part.name!r}, {part['at']}.position.dot({n!r}) - {part['height']!r})"


def _friction(part: Part) -> str:
    given = ", ".join(
        f"{key}={_written(part[key])}" for key in ("coefficient", "radius", "at", "smoothing") if part[key]
    )
    return f"model.friction({part['target']!r}, {given})"


def _parameter(part: Part) -> str:
    return f"{part.name} = model.parameters({part.name}={part['value']!r})"


def _limit(part: Part) -> str:
    """A stop on a joint of one coordinate, which is at zero at the start or nearby."""
    given = ", ".join(f"{side}={part[side]!r}" for side in ("low", "high", "restitution") if part[side] is not None)
    return f"model.limit({part.name!r}, {part['joint']}, {given})"


def _contact(part: Part) -> str:
    """A ball about the centre of a body, above or below a fixed plane."""
    plane = f"model.ground.plane({part['normal']!r}, at={part['place']!r})"
    given = f"friction={part['friction']!r}, restitution={part['restitution']!r}"
    return f"model.contact({part.name!r}, {_variable(part['body'])}.sphere({part['radius']!r}), {plane}, {given})"


SPECIAL = {
    "parameter": _parameter,
    "limit": _limit,
    "contact": _contact,
    "placed": _placed,
    "blade": _blade,
    "drive": _drive,
    "push": _push,
    "hard_spring": _hard_spring,
    "field": _field,
    "rolling": _rolling,
    "floor": _floor,
    "friction": _friction,
}


# --- units ----------------------------------------------------------------------------------------------------------

LENGTHS = ("center", "pitch", "radius", "origin", "length", "height")
POWERS: dict[tuple[str, str], tuple[float, float, float]] = {  # of length, mass and time
    ("damper", "damping"): (0, 1, -1),
    ("spring", "damping"): (0, 1, -1),
    ("spring", "stiffness"): (0, 1, -2),
    ("hard_spring", "linear"): (0, 1, -2),
    ("hard_spring", "cubic"): (-2, 1, -2),
    ("hard_spring", "damping"): (0, 1, -1),
    ("torsional_spring", "stiffness"): (2, 1, -2),
    ("torsional_spring", "damping"): (2, 1, -1),
    ("torque", "value"): (2, 1, -2),
    ("push", "size"): (1, 1, -2),
    ("field", "energy"): (2, 1, -2),
    ("field", "wave"): (-1, 0, 0),
    ("field", "rate"): (0, 0, -1),
    ("blade", "drift"): (1, 0, -1),
}


def in_units(plan: Blueprint, metre: float, kilogram: float = 1.0, second: float = 1.0) -> Blueprint:
    """The same mechanism in other units: one metre, kilogram and second of it are as many of the new ones."""
    sizes = metre, kilogram, second
    slides = {part.name for part in plan.of("prismatic", "planar", "cylindrical", "free")}
    start = {name: x * _of_start(name, slides, metre, second) for name, x in plan.start.items()}
    return plan.changed(
        gravity=_times(plan.gravity, metre / second**2),
        parts=tuple(_part_in_units(part, sizes, slides) for part in plan.parts),
        start=start,
        duration=plan.duration * second,
        size=plan.size * metre,
    )


def _part_in_units(part: Part, sizes: tuple[float, float, float], slides: set[str]) -> Part:
    metre, kilogram, second = sizes
    given = dict(part.given)
    for key, value in given.items():
        if isinstance(value, At):
            given[key] = At(value.frame, _times(value.place, metre))
        elif key in LENGTHS:
            given[key] = _times(value, metre)
        elif key == "mass":
            given[key] = value * kilogram
        elif key == "inertia":
            given[key] = _times(value, kilogram * metre**2)
        elif (part.kind, key) in POWERS:
            factor = math.prod(s**p for s, p in zip(sizes, POWERS[part.kind, key], strict=True))
            given[key] = value.scaled(factor, second) if isinstance(value, Wave) else _times(value, factor)
    if part.kind == "drive":
        given["motion"] = given["motion"].scaled(metre if given["joint"] in slides else 1.0, second)
    if part.kind == "friction":  # of a hinge: an angular velocity
        given["smoothing"] *= (1.0 if given["radius"] else metre) / second
    if part.kind == "placed":  # s stays a number without a unit: (a, b, c) are lengths, k an angle
        given["curve"] = _times(given["curve"], metre)
    return replace(part, given=given)


def _of_start(name: str, slides: set[str], metre: float, second: float) -> float:
    """The unit of a coordinate or speed: slides and the places of bodies are lengths."""
    plain = name.rstrip("'")
    owner, _, what = plain.rpartition(".")
    length = what in ("slide", "x", "y", "z") or (owner in slides and what in ("first", "second"))
    rate = name.endswith("'") or what in ("w1", "w2", "w3", "wx", "wy", "wz")
    return (metre if length else 1.0) / (second if rate else 1.0)


def _times(value: Any, factor: float) -> Any:
    if isinstance(value, tuple | list):
        return type(value)(_times(x, factor) for x in value)
    return None if value is None else value * factor
