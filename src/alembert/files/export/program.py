"""The equations of a record as one program for all languages: named arrays in, functions with shaped arrays out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

import numpy as np
from symengine import Symbol

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import independent_columns, rows_of
from alembert.description import TIME
from alembert.errors import AssemblyError, DerivationError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, column
from alembert.expressions.evaluation import evaluate
from alembert.files.export.formula_code import FormulaCode
from alembert.files.export.identifiers import Identifiers
from alembert.files.export.language import DEVICES, Language
from alembert.files.export.recursion_text import WORDS
from alembert.files.model_units import units_of
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record

STATES = 3  # at which the rank of the constraints is looked at
Entries = tuple[tuple[tuple[int, ...], str], ...]  # the texts of an array by their places
LETTERS = frozenset([*"qutwpMfAb", "out", "forces", "potential"])  # the arguments and results, in all languages


@dataclass(frozen=True)
class Output:
    """An array that a function gives, by its letter or word."""

    name: str
    meaning: str
    values: Array = field(repr=False)

    @property
    def shape(self) -> tuple[int, ...]:
        """One number for a column, two for a matrix."""
        return self.values.shape


@dataclass(frozen=True)
class Function:
    """Arrays that are computed together, so that they share their parts."""

    name: str
    meaning: str
    outputs: tuple[Output, ...]


@dataclass(frozen=True)
class Body:
    """A function in a language: named parts in order, and for each output the texts of its entries."""

    unpacked: tuple[tuple[str, str], ...]  # identifiers of the symbols used, with their places in the arrays
    lines: tuple[tuple[str, str], ...]
    entries: tuple[Entries, ...]


@dataclass(frozen=True)
class Program:
    """What is exported of a record, for every language."""

    record: Record
    name: str  # the model's, as an identifier
    rows: tuple[int, ...]  # the constraints that are kept: those that do not follow from the others
    conflict: str = ""  # why no state meets all constraints, where none does

    @property
    def labels(self) -> dict[str, tuple[str, ...]]:
        """The names of coordinates, speeds, inputs and parameters, as the model has them, by the letters of their arrays."""
        record = self.record
        return {
            "q": tuple(s.name for s in record.q),
            "u": tuple(s.name for s in record.u),
            "w": tuple(s.name for s in record.inputs),
            "p": tuple(record.model.values),
        }

    @property
    def constraints(self) -> tuple[str, ...]:
        """The constraints that are kept, by their names."""
        return tuple(self.record.constraint_names[k] for k in self.rows)

    @property
    def left_out(self) -> tuple[str, ...]:
        """The constraints that follow from those that are kept."""
        return tuple(name for k, name in enumerate(self.record.constraint_names) if k not in self.rows)

    @property
    def is_recursive(self) -> bool:
        """Whether it is a loop over the bodies of a tree."""
        return isinstance(self.record, ArticulatedBodies)

    @property
    def bodies(self) -> tuple[str, ...]:
        """The names of the bodies in the order of poses."""
        return tuple(motion.body.name for motion in self.record.motions)

    @cached_property
    def units(self) -> dict[str, str]:
        """The SI units of coordinates, speeds, inputs and parameters, where the model tells them."""
        return units_of(self.record.model)

    @property
    def defaults(self) -> tuple[float | None, ...]:
        """The values of the parameters; None where the model has none."""
        return tuple(None if x is None else float(x) for x in self.record.model.values.values())

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The numbers of coordinates, speeds and constraints."""
        return len(self.record.q), len(self.record.u), len(self.rows)

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """All functions that are written out."""
        eom, rows = self.record, list(self.rows)
        assert isinstance(eom, EquationsOfMotion)
        equations = (
            Output("rates", "q'", eom.coordinate_rates),
            Output("M", "mass matrix", eom.M),
            Output("f", "forcing, all that is left of M u' but A^T lambda", eom.f + eom.c),
            Output("A", "constraint matrix", eom.A[rows]),
            Output("b", "of A u' = b", eom.b[rows]),
        )
        return (
            Function("equations", "the arrays of q' = rates, M u' = f + A^T lambda, A u' = b", equations),
            *self.checks,
        )

    @cached_property
    def checks(self) -> tuple[Function, ...]:
        """Energies and residuals."""
        energies = Output("energy", "kinetic, then potential", self.record.energies)
        residuals = (
            Output("position", "residuals of positions, zero on the constraints", self.record.Phi),
            Output("velocity", "residuals of velocities, zero on the constraints", self._velocities),
        )
        return (
            Function("energies", "the kinetic and the potential energy", (energies,)),
            Function("constraint_errors", "by how much a state misses the constraints", residuals),
        )

    @property
    def _velocities(self) -> Array:
        return column(row.velocity for row in self.record.rows)

    # --- in a language ------------------------------------------------------------------------------------------------

    def identifiers(self, language: Language) -> dict[str, tuple[str, ...]]:
        """The names of coordinates, speeds, inputs and parameters as identifiers of a language."""
        return self._identifiers(language, Identifiers(language.reserved | LETTERS | {self.name}))

    def _identifiers(self, language: Language, names: Identifiers) -> dict[str, tuple[str, ...]]:
        return {letter: tuple(map(names.new, labels)) for letter, labels in self.labels.items()}

    def body(
        self, language: Language, values: list[Array], more: Mapping[Expression, tuple[str, int]] = MappingProxyType({})
    ) -> Body:
        """Arrays of expressions in a language, with what they need unpacked from the arguments.

        `more` are further symbols, each with the array and the place where its number stands.
        """
        names = Identifiers(language.reserved | LETTERS | {self.name} | {array for array, _ in more.values()})
        symbols: dict[Expression, str] = {TIME: language.time}
        places: dict[Expression, str] = {}
        for letter, found in self._identifiers(language, names).items():
            for k, (label, name) in enumerate(zip(self.labels[letter], found, strict=True)):
                symbols[Symbol(label)], places[Symbol(label)] = name, language.place(letter, k)
        for symbol, place in more.items():
            symbols[symbol], places[symbol] = names.new(symbol.name), language.place(*place)
        code = FormulaCode(language, symbols, names)
        texts = iter(code.write([e for array in values for e in array.flat]))
        entries = tuple(tuple((index, next(texts)) for index in np.ndindex(array.shape)) for array in values)
        unpacked = tuple((symbols[s], place) for s, place in places.items() if s in code.used)
        return Body(unpacked, tuple(code.lines), entries)


def program_of(record: Record, language: Language) -> Program:
    """The program of a record, for a language; what other programs cannot follow is refused."""
    model = record.model
    if record.frictions:
        names = ", ".join(sorted({repr(law.target) for law in record.frictions}))
        raise DerivationError(
            f"Code for other programs: found Coulomb friction on {names} in {model.name!r}, whose force depends on the "
            "reactions and on whether it sticks; expected a model without it. Use model.without(...), or a damper."
        )
    if record.contacts:
        raise DerivationError(
            f"Code for other programs: found unilateral constraints in {model.name!r}, which open and close; expected one of "
            "its modes. Use model.mode([...]) with the names of those that are closed."
        )
    taken = (
        language.reserved
        | language.files
        | DEVICES
        | LETTERS
        | (WORDS if isinstance(record, ArticulatedBodies) else frozenset())
    )
    name = Identifiers(taken).new(model.name.lower())
    try:
        return Program(record, name, independent_rows(record))
    except AssemblyError as error:
        return Program(record, name, tuple(range(len(record.rows))), str(error))


def independent_rows(record: Record) -> tuple[int, ...]:
    """The constraints without those that follow from others, at some states on them; AssemblyError if there are none."""
    every = tuple(range(len(record.rows)))
    if not every or None in record.model.values.values() or isinstance(record, ArticulatedBodies):
        return every
    assembler, random = Assembler(record.kinematics), np.random.default_rng(0)
    states = [assembler.random_state(random).numbers for _ in range(STATES)]
    sizes = assembler.scales.speeds if len(assembler.kinematics.speeds) == len(record.u) else np.ones(len(record.u))
    found = [rows_of(evaluate(record.A, numbers), sizes) for numbers in states]
    rank = max(rows.rank for rows in found)
    return every if rank == len(every) else tuple(independent_columns([rows.table.T for rows in found], rank, every))
