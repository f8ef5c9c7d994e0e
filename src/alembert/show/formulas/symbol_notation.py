r"""How every symbol of a model is written, and in which order symbols stand in a product.

Bodies have numbers, as in a textbook: the coordinates `arm.x` and `arm.angle` of body 1 are x_1 and \varphi_1, its Euler
parameters e_{01} and so on, its angular velocity \omega_{11}; where such a name is taken, the body's own name stands below.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from alembert.description import Model
from alembert.description.bodies import LETTERS, Body
from alembert.expressions.latex_names import ACCENTS, latex_name

FIRST_ADDED, FIRST_RATE, MULTIPLIER = 500_000, 1_000_000, 10_000_000
"""The places of symbols of the page, of rates and of multipliers in a product; all others stand before them."""

ANGLES = (r"\varphi", r"\psi", r"\vartheta", r"\chi")
FIRST = (("mu", "k", "B"), ("m", "M", "mass"), ("I", "J", "Theta"), ("g",))
"""The letters of parameters that stand before all others in a product."""


class Symbols:
    """The LaTeX and the place of every symbol; bodies are numbered from 1 in the order of the model.

    `speeds` are the names of speeds, of which some are no rates and have no prime.
    """

    def __init__(self, model: Model, speeds: Iterable[str] = ()) -> None:
        self.model = model
        self.speeds = {name for name in speeds if not name.endswith("'")}
        self.numbers: dict[str, int] = {name: k + 1 for k, name in enumerate(model.bodies)}
        self.numbers["ground"] = 0
        self._added: dict[str, int] = {}
        self._written: dict[str, str] = {}

    @cached_property
    def _plain(self) -> list[str]:
        """The names that people gave, in the order in which they are written."""
        model = self.model
        joints = [name for joint in model.joints.values() for name in joint.names]
        angles = [name for b in model.bodies.values() if isinstance(b, Body) for name in b.angle_names[1:]]
        own = [s.name for s in model.own_coordinates]
        return [*model.values, *(s.name for s in model.inputs), *own, *joints, *angles]

    def _own(self, name: str) -> str:
        """The LaTeX of a name that people gave, in the symbol that they gave with it."""
        return latex_name(name, self.model.notation)

    @cached_property
    def _body_names(self) -> dict[str, str]:
        """The LaTeX of body-level symbols, without dots."""
        taken = {self._own(name) for name in self._plain} | {"t"}
        out: dict[str, str] = {}
        for part, number in self._owners.items():
            for name, latex in _level(part, number, self._angle).items():
                out[name] = latex if latex not in taken else latex_name(name)
        return out

    @cached_property
    def _angle(self) -> str:
        """The letter for the angles of bodies: one that is not like any that people chose."""
        stems = {self._own(name).partition("_")[0].replace("var", "") for name in self._plain}
        return next((a for a in ANGLES if a.replace("var", "") not in stems), ANGLES[0])

    @property
    def _owners(self) -> dict[str, str]:
        """What stands below the symbols of a body or of a joint: its number, or its name."""
        bodies = {name: str(k) for name, k in self.numbers.items() if k}
        taken = set(bodies.values())
        joints = {name: name for name in self.model.joints if name not in bodies and name not in taken}
        return bodies | {name: latex_name(f"x_{name}").removeprefix("x_{").removesuffix("}") for name in joints}

    @cached_property
    def euler_parameters(self) -> list[tuple[str, ...]]:
        """The names of the four of each body, and of each joint that turns by them."""
        return [tuple(f"{part}.e{k}" for k in range(4)) for part in self._owners]

    def latex(self, name: str) -> str:
        """The LaTeX of a symbol by name; primes are dots."""
        if name not in self._written:
            self._written[name] = self._latex(name)
        return self._written[name]

    def _latex(self, name: str) -> str:
        plain = name.rstrip("'")
        primes = len(name) - len(plain)
        if plain not in self._body_names:
            return _slanted(self._own(name))
        stem, below, index = self._body_names[plain].partition("_")
        dotted = f"{ACCENTS[primes]}{{{stem}}}" if primes in ACCENTS else stem
        return dotted + below + index

    def add(self, name: str, latex: str) -> str:
        """A new symbol of the page, such as an abbreviation."""
        self._written[name] = latex
        self._added[name] = FIRST_ADDED + len(self._added)
        return name

    def has_letter(self, letter: str) -> bool:
        """Whether some symbol with an index is written with this letter."""
        added = (self._written[name] for name in self._added)
        used = (*map(self._own, self._plain), *self._body_names.values(), *added)
        return any(latex.startswith(f"{letter}_") for latex in used)

    def known(self, names: Iterable[str]) -> dict[str, str]:
        """The names of symbols and of all that was added, by their LaTeX."""
        return {self.latex(name): name for name in (*names, *self._added)}

    @cached_property
    def _places(self) -> Mapping[str, int]:
        """Stiffness and damping, masses and inertias, gravity, then all others in the order of the model."""
        known = set(self.model.values)
        ranked = sorted(self._plain, key=lambda name: _rank(name) if name in known else len(FIRST))
        return {name: k for k, name in enumerate([*ranked, *self._body_names])}

    def place(self, name: str) -> int:
        """Where a symbol stands in a product: parameters, coordinates, abbreviations, then rates, then multipliers."""
        plain = name.rstrip("'")
        primes = len(name) - len(plain)
        if plain.startswith(("lambda_", "N[")) and plain not in self._places:
            return MULTIPLIER + self._force_number(plain)
        place = self._places.get(plain, self._added.get(plain, FIRST_RATE - 1))
        primes += plain in self.speeds
        return place + FIRST_RATE * primes

    def _force_number(self, name: str) -> int:
        """The number of a multiplier, or of the gap that has a normal force."""
        index = name.removeprefix("lambda_")
        return int(index) if index.isdigit() else self._gaps.get(name, 0)

    @cached_property
    def _gaps(self) -> dict[str, int]:
        """The normal forces of the gaps, in the order of the model."""
        labels = [gap.label for one in self.model.unilaterals.values() for gap in one.gaps]
        return {f"N[{label}]": k for k, label in enumerate(labels)}

    def is_rate(self, name: str) -> bool:
        """Whether it is a velocity, an acceleration or a multiplier."""
        return self.place(name) >= FIRST_RATE


def _slanted(latex: str) -> str:
    r"""A name of several letters in italics, to be told from functions and units: \mathit{tilt}."""
    stem, below, index = latex.partition("_")
    return stem.replace(r"\mathrm{", r"\mathit{") + below + index


def _rank(parameter: str) -> int:
    """What a person writes first: k, m, J, g, lengths."""
    stem = parameter.partition("_")[0].rstrip("0123456789")
    return next((k for k, stems in enumerate(FIRST) if stem in stems), len(FIRST))


def _level(part: str, below: str, angle: str) -> dict[str, str]:
    """The symbols of one body or joint that turns by Euler parameters."""
    joined = below if len(below) == 1 else f",{below}"
    out = {f"{part}.{k}": f"{k}_{{{below}}}" for k in LETTERS}
    out[f"{part}.angle"] = f"{angle}_{{{below}}}"
    out |= {f"{part}.e{k}": f"e_{{{k}{joined}}}" for k in range(4)}
    return out | {f"{part}.w{k}": rf"\omega_{{{k}{joined}}}" for k in (1, 2, 3)}
