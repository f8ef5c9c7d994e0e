"""The recursive form of an open tree as a program: tables of the bodies, a function for each kind of joint, and the loads.

What is written grows as the number of bodies only in its tables; loops go along them (Featherstone 1983).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from symengine import Symbol

from alembert.description import TIME
from alembert.expressions.algebra import ONE, ZERO, Expression, total
from alembert.expressions.arrays import Array, column
from alembert.files.export.language import Language
from alembert.files.export.program import Body, Program
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.mechanism.tree_code import TreeCode, joint_kinds

VALUES = 20  # of a body that loads may ask for: r, R, v, w, angle, spin


@dataclass(frozen=True)
class Recursion:
    """The tables and functions of a tree."""

    program: Program

    @property
    def bodies(self) -> ArticulatedBodies:
        """The record."""
        assert isinstance(self.program.record, ArticulatedBodies)
        return self.program.record

    @cached_property
    def _joints(self) -> tuple[list[tuple[Expression, ...]], tuple[int, ...], list[list[Expression]]]:
        return joint_kinds(self.bodies)

    @property
    def kinds(self) -> tuple[int, ...]:
        """For each body the kind of its joint."""
        return self._joints[1]

    @cached_property
    def takes(self) -> list[list[int]]:
        """For each body the places in [q, u, t, w, p] of what its joint needs."""
        record, labels = self.bodies, self.program.labels
        order = [*record.q, *record.u, TIME, *map(Symbol, labels["w"]), *map(Symbol, labels["p"])]
        index = {s: k for k, s in enumerate(order)}
        return [[index[s] for s in used] for used in self._joints[2]]

    @cached_property
    def tables(self) -> Mapping[str, list[int]]:
        """Parents, places and numbers of coordinates and speeds, loaded bodies, and the axis that a planar body turns about."""
        found = TreeCode(self.bodies, (), (), (), None).integers
        wanted = ("parents", "q_at", "q_count", "u_at", "u_count", "flat")
        out = {name: [int(k) for k in found[name]] for name in wanted}
        return out | {"loaded": list(self.bodies.forces), "kinds": list(self.kinds)}

    @cached_property
    def constants(self) -> tuple[Array, list[int]]:
        """The different masses, inertias, components of gravity and rotors, and which stands where; the last is one."""
        index: dict[Expression, int] = {}
        values = TreeCode(self.bodies, (), (), (), None).inertia_values
        places = [index.setdefault(e, len(index)) for e in (*values, ONE)]
        return column(index), places

    # --- in a language ------------------------------------------------------------------------------------------------

    def joints(self, language: Language, width: int = 0, most: int = 0) -> list[Body]:
        """The functions of the kinds of joints, of an array `a`; with room for so many speeds and coordinates, if given."""
        speeds = dict(zip(self.kinds, self.tables["u_count"], strict=True))
        out = []
        for kind, (count, *outputs) in enumerate(self._joints[0]):
            given = {Symbol(f"x{k}"): ("a", k) for k in range(count)}
            split = 13 + 6 * speeds[kind]
            first, rest = outputs[:split], outputs[split:]
            room = [ZERO] * max(0, 6 * (width - speeds[kind])), [ZERO] * max(0, most + 6 - len(rest))
            out.append(self.program.body(language, [column([*first, *room[0], *rest, *room[1]])], given))
        return out

    def constant_values(self, language: Language) -> Body:
        """The function of the different constants."""
        return self.program.body(language, [self.constants[0]])

    def loads(self, language: Language) -> Body:
        """Forces in ground axes and moments in body axes on the loaded bodies, the potential energy of all but gravity, zeros.

        The values of a body stand behind those of the ground in `z`.
        """
        forces = [e for values in self.bodies.forces.values() for e in values]
        others = [x.energy for x in self.bodies.model.loads.values() if x.kind != "gravity" and x.energy is not None]
        potential = total(self.bodies.express(column(others)))
        values = [column([*forces, potential, *[ZERO] * 5])]
        used = {s for array in values for e in array for s in e.free_symbols}
        symbols = [(s, k, i) for i, each in enumerate(self.bodies.body_values) for k, s in enumerate(each[:VALUES])]
        return self.program.body(language, values, {s: ("z", VALUES * (i + 1) + k) for s, k, i in symbols if s in used})

    @property
    def widths(self) -> tuple[int, int, int]:
        """The largest numbers of arguments, speeds and coordinates of a joint."""
        return max(map(len, self.takes)), max(self.tables["u_count"]), max(self.tables["q_count"])


def padded(rows: list[list[int]], width: int, rest: int) -> list[list[int]]:
    """Rows of one length."""
    return [[*row, *[rest] * (width - len(row))] for row in rows]


def in_lines(values: list[int] | list[list[int]], first: str, last: str, width: int = 110) -> str:
    """A table of integers, in lines of some length."""
    texts = [str(v) if isinstance(v, int | np.integer) else f"{first}{', '.join(map(str, v))}{last}" for v in values]
    lines, line = [], ""
    for text in texts:
        if len(line) + len(text) > width:
            lines.append(line.rstrip())
            line = ""
        line += f"{text}, "
    return first + "\n    ".join([*lines, line.rstrip(", ")]) + last
