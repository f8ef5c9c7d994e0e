"""EquationsOfMotion, the one record that every formulation returns and every consumer reads.

    q' = N u,    M u' = f + A^T lambda + c,    A u' = b

with the holonomic residuals Phi(q, t) and the velocity residuals. Multipliers stay explicit. The non-ideal force is
c = c0 + G^T tau: known forces c0, and Coulomb friction tau along the sliding velocities s = G u, of which each is at most
the coefficient times a normal reaction that depends on the solution.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.description import Model, name_rules
from alembert.description.bodies import rate_of
from alembert.description.quantities import Four
from alembert.description.registry import model_content
from alembert.errors import AlembertWarning, DerivationError
from alembert.expressions.algebra import Expression, expression, to_sympy, to_sympy_symbol, total
from alembert.expressions.arrays import Array, column, freeze, product, to_sympy_matrix, zeros
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.packing import PlainValue
from alembert.expressions.sparse_matrix import SparseMatrix, from_dense
from alembert.formulations.constraint_forces import (
    Setting,
    body_constraint_force,
    contact_laws,
    friction_laws,
    multiplier_constraint_force,
)
from alembert.formulations.linear_forms import BodyMotion, ContactLaw, FrictionLaw, LinearForm
from alembert.kinematics import Kinematics, Motion, Row
from alembert.kinematics.free_bodies import kinetic_energy
from alembert.kinematics.rotors import rotor_energy, rotor_motion
from alembert.presentation import Shown, present

LONGEST_IN_TIME = 200
"""Entries with more symbols and operations than this are not simplified where time is short: one may take minutes."""

SIMPLIFIED_A_SECOND = 200
"""Symbols and operations, on a usual machine. Time is counted in them, so that every machine shows the same."""


@dataclass(frozen=True)
class Terms(Mapping[str, sp.Matrix]):
    """Named intermediate results in SymPy, made when asked for: attributes of the formulation's `parts`."""

    parts: Any
    attributes: Mapping[str, str]

    def __getitem__(self, name: str) -> Any:
        if name not in self.attributes:
            raise DerivationError(f"This formulation has no term {name!r}; it has {', '.join(self.attributes)}.")
        value = getattr(self.parts, self.attributes[name])
        return to_sympy_matrix(value) if hasattr(value, "ndim") else to_sympy(value)

    def __iter__(self) -> Iterator[str]:
        return iter(self.attributes)

    def __len__(self) -> int:
        return len(self.attributes)


def _matrix(letter: str, meaning: str) -> cached_property[sp.Matrix]:
    """An array of a record, by its letter, as a SymPy matrix."""
    out = cached_property(lambda record: to_sympy_matrix(getattr(record, letter)))
    out.__doc__ = meaning
    return out


def _symbols(letter: str, meaning: str) -> cached_property[tuple[sp.Symbol, ...]]:
    """Symbols of a record, by their letter, as those of SymPy."""
    out = cached_property(lambda record: tuple(map(to_sympy_symbol, getattr(record, letter))))
    out.__doc__ = meaning
    return out


def _exporter(language: str, meaning: str) -> Callable[..., Any]:
    """A method that gives the equations as code of a language."""

    def code(self: Record, **options: Any) -> Any:
        return present("code", self, language, **options)

    code.__doc__ = f"{meaning}; see alembert.export."
    return code


@dataclass(frozen=True, eq=False)
class Record(PlainValue):
    """What runs and readers need of a model's equations, whatever their form: names, kinematics, constraints.

    A plain value: its arrays cannot be written, it is equal to a record with the same content, and it can be pickled.
    """

    model: Model
    method: str
    setting: Setting = field(repr=False)
    constraint: SparseMatrix = field(repr=False)
    has_independent_rows: ClassVar[bool] = False  # by their making: nobody need look

    @property
    def names(self) -> tuple[object, ...]:
        """What tells most of them apart."""
        return self.method, self.q, self.u

    @property
    def content(self) -> tuple[object, ...]:
        """The model and the equations."""
        order = tuple(m.body.name for m in self.motions), tuple(k.body.name for k in self.kinematics.links)
        return (*order, model_content(self.model), self.rows, self.constraint, tuple(self.coordinate_rates))

    # --- letters ----------------------------------------------------------------------------------------------------

    @property
    def kinematics(self) -> Kinematics:
        """The motion of the bodies in the coordinates of these equations."""
        return self.setting.kinematics

    @property
    def q(self) -> tuple[Expression, ...]:
        """The coordinates."""
        return self.kinematics.coordinates

    @property
    def u(self) -> tuple[Expression, ...]:
        """The speeds."""
        return self.setting.speeds

    @cached_property
    def coordinate_rates(self) -> Array:
        """q' in coordinates and speeds."""
        out = self.setting.express(self.kinematics.coordinate_rates)
        freeze(out)
        return out

    @property
    def rows(self) -> tuple[Row, ...]:
        """The constraints that are explicit, each with a multiplier."""
        return self.setting.rows

    @cached_property
    def du(self) -> tuple[Expression, ...]:
        """The symbols of the accelerations u'."""
        return tuple(rate_of(u) for u in self.u)

    @cached_property
    def lam(self) -> tuple[Expression, ...]:
        """The symbols of the multipliers."""
        return tuple(Symbol(f"lambda_{k + 1}") for k in range(len(self.rows)))

    @property
    def A(self) -> Array:
        """The constraint matrix (constraints, speeds)."""
        return self.constraint.dense

    @property
    def quantities(self) -> tuple[str, ...]:
        """What each coordinate is: an angle, a length or an Euler parameter."""
        return self.kinematics.quantities

    @property
    def euler_parameters(self) -> tuple[Four, ...]:
        """The places of each four coordinates that are Euler parameters."""
        return self.kinematics.euler_parameters

    @cached_property
    def frictions(self) -> tuple[FrictionLaw, ...]:
        """The laws of Coulomb friction."""
        return friction_laws(self.setting)

    @cached_property
    def contacts(self) -> tuple[ContactLaw, ...]:
        """The laws of the unilateral constraints, one for each gap."""
        return contact_laws(self.setting)

    # --- bodies -----------------------------------------------------------------------------------------------------

    @property
    def motions(self) -> tuple[Motion, ...]:
        """The pose and velocity of every body."""
        return self.kinematics.motions

    @property
    def body_values(self) -> tuple[tuple[Expression, ...], ...]:
        """For each body the symbols whose numbers the machine code supplies by itself: none where formulas give them."""
        return ()

    @cached_property
    def body_symbols(self) -> tuple[Expression, ...]:
        """These symbols one after the other."""
        return tuple(s for values in self.body_values for s in values)

    @property
    def body_rates(self) -> Mapping[Expression, Expression]:
        """The time derivatives of these symbols."""
        return {}

    @cached_property
    def solved_speeds(self) -> Mapping[Expression, Expression]:
        """The eliminated speeds in terms of the others."""
        return self.setting.reduction.replacements if self.setting.reduction else {}

    def express(self, values: Array) -> Array:
        """Expressions in the model's symbols, in what a run of these equations has numbers for."""
        return self.setting.express(self.kinematics.express_array(values))

    def in_coordinates(self, values: Array) -> Array:
        """Expressions in the model's symbols, in coordinates and speeds alone."""
        return self.express(values)

    @cached_property
    def residuals(self) -> Array:
        """All residuals of positions, then those of velocities."""
        return np.concatenate([self.Phi, self.psi])

    @property
    def Phi(self) -> Array:
        """All holonomic residuals, those among them that the speeds obey by themselves too."""
        return column(row.position for row in self.kinematics.rows if row.position is not None)

    @property
    def psi(self) -> Array:
        """The velocity residuals A u + a of the explicit constraints."""
        return column(row.velocity for row in self.rows)

    @property
    def body_motions(self) -> Array:
        """Position of the centre of mass, rotation matrix, velocity and angular velocity of every body (bodies, 18)."""
        found = [[*m.r, *m.R.flat, *m.v, *product(m.R, m.w)] for m in self.motions]
        return self.setting.express(np.array(found, dtype=object).reshape(-1, 18))

    @property
    def energies(self) -> Array:
        """The kinetic and the potential energy (2)."""
        return column([self.kinetic_energy, self.potential_energy])

    @cached_property
    def kinetic_energy(self) -> Expression:
        """The kinetic energy of all bodies and rotors."""
        bodies = kinetic_energy(self.kinematics, self.express(column(self.kinematics.body_speeds)))
        inertias, speeds = rotor_motion(self.kinematics)
        return bodies + rotor_energy(inertias, self.express(speeds)) if inertias.size else bodies

    @cached_property
    def potential_energy(self) -> Expression:
        """The potential energy of all conservative loads."""
        energies = (load.energy for load in self.model.loads.values())
        return total(self.express(column(energy for energy in energies if energy is not None)))

    # --- words ------------------------------------------------------------------------------------------------------

    coordinates = _symbols("q", "The coordinates q.")
    speeds = _symbols("u", "The speeds u.")

    @property
    def constraint_names(self) -> tuple[str, ...]:
        """The constraint or joint behind each row of the constraint matrix."""
        return tuple(row.label for row in self.rows)

    @property
    def parameters(self) -> Mapping[str, float | None]:
        """The parameters with their default values."""
        return self.model.values

    @property
    def inputs(self) -> tuple[sp.Symbol, ...]:
        """The inputs."""
        return self.model.inputs

    # --- code for other programs ------------------------------------------------------------------------------------

    to_c = _exporter("c", "The equations as C99, a source and a header without dependencies")
    to_python = _exporter("python", "The equations as a Python module that needs NumPy alone")
    to_jax = _exporter("jax", "The equations as a Python module of pure functions for JAX")
    to_casadi = _exporter("casadi", "The equations as a Python module for CasADi")
    to_julia = _exporter("julia", "The equations as a Julia module")
    to_matlab = _exporter("matlab", "The equations as a package folder for MATLAB and Octave")
    to_modelica = _exporter("modelica", "The equations as a Modelica model")
    to_fmu = _exporter("fmu", "The equations as a unit of FMI; options are `version` and `initial`")
    to_rust = _exporter("rust", "The equations as a Rust module without dependencies")


@dataclass(frozen=True, eq=False)
class EquationsOfMotion(Record, Shown):
    """The equations of motion of one model by one formulation; letters are SymEngine arrays, words are SymPy.

    Where `reduction` is singular the independent speeds do not determine the motion.

    >>> from alembert import derive
    >>> from alembert.examples import four_bar
    >>> eom = derive(four_bar(), "lagrange")
    >>> print(eom.speeds, eom.constraint_matrix.shape, eom.constraint_names)
    (theta1', phi2', phi1') (2, 3) ('O3 [1]', 'O3 [2]')
    """

    mass: SparseMatrix = field(repr=False)
    f: Array = field(repr=False)
    b: Array = field(repr=False)
    c: Array = field(repr=False)
    terms: Terms = field(repr=False)

    @property
    def content(self) -> tuple[object, ...]:
        """The model and the equations."""
        return (*super().content, self.mass, *(tuple(x) for x in (self.f, self.b, self.c)))

    # --- letters ----------------------------------------------------------------------------------------------------

    @property
    def M(self) -> Array:
        """The mass matrix (speeds, speeds)."""
        return self.mass.dense

    @property
    def reduction(self) -> Array | None:
        """The matrix that was inverted to eliminate dependent speeds, if any."""
        return self.setting.reduction.stacked if self.setting.reduction else None

    @cached_property
    def constraint_force(self) -> LinearForm:
        """The total force of all constraints on the bodies, in the order of X'."""
        if self.kinematics.kind == "absolute":
            return multiplier_constraint_force(self.kinematics, (*self.contacts, *self.frictions))
        return body_constraint_force(self.setting)

    @property
    def body_motion(self) -> BodyMotion:
        """The velocities and accelerations of all bodies."""
        return self.setting.motion

    # --- words ------------------------------------------------------------------------------------------------------

    accelerations = _symbols("du", "The symbols of u'.")
    multipliers = _symbols("lam", "The symbols of the multipliers lambda, one for each row of the constraint matrix.")
    rates = _matrix("coordinate_rates", "q' as expressions of coordinates and speeds.")
    mass_matrix = _matrix("M", "M (number of speeds, square).")
    forcing = _matrix("f", "f: all that is left of M u' but constraint forces.")
    constraint_matrix = _matrix("A", "A (constraints x speeds).")
    constraint_bias = _matrix("b", "b in A u' = b.")
    position_residuals = _matrix("Phi", "Phi(q, t), zero on the constraints.")
    velocity_residuals = _matrix("psi", "A u + a(q, t), zero on the constraints.")

    @cached_property
    def nonideal_force(self) -> sp.Matrix:
        """c: forces of constraints that do work, and of those that hold one way; normal reactions are the symbols N[name]."""
        total = self.c
        for contact in self.contacts:
            total = total + contact.G[0] * Symbol(f"N[{contact.label}]")
        for law in self.frictions:
            total = total + product(law.G.T, law.slip) * Symbol(f"N[{law.target}]")
        return to_sympy_matrix(total)

    @property
    def equations(self) -> tuple[sp.Eq, ...]:
        """The dynamic equations, one for each speed: (M u')_k = (f + A^T lambda + c)_k."""
        left = self.mass_matrix * sp.Matrix(self.accelerations)
        right = self.forcing + self.nonideal_force
        if self.rows:
            right += self.constraint_matrix.T * sp.Matrix(self.multipliers)
        return tuple(sp.Eq(a, b, evaluate=False) for a, b in zip(left, right, strict=True))

    def simplified(self, seconds: float | None = None) -> EquationsOfMotion:
        """The same equations with every entry simplified by SymPy, for show; slow for large systems.

        With `seconds` (of a usual machine, about), long entries stand as they were derived, and all that are left when the time
        is over; a warning says so.
        """
        if seconds is not None:
            name_rules.finite(seconds, "simplified: seconds")
        arrays = {"mass": self.M, "constraint": self.A, "f": self.f, "b": self.b, "c": self.c}
        known = _simplified({value for values in arrays.values() for value in values.flat}, seconds)
        found: dict[str, Any] = {}
        for name, values in arrays.items():
            found[name] = zeros(*values.shape)
            found[name].flat = [known.get(value, value) for value in values.flat]
        found |= {name: from_dense(found[name]) for name in ("mass", "constraint")}
        return replace(self, **found)

    def report(self, path: Any = None, **options: Any) -> Any:
        """The derivation by this formulation as a textbook prints it, saved at a path if one is given; see alembert.report."""
        return present("report", self, path, **options)

    def _repr_latex_(self) -> str:
        return str(present("equations as LaTeX", self))

    def __str__(self) -> str:
        return str(present("equations as text", self))


def _simplified(values: Collection[Expression], seconds: float | None) -> dict[Expression, Expression]:
    """The simplified values, the shortest first."""
    size, known, done = Sizes(), {}, 0
    for value in sorted(values, key=lambda value: (size(value), str(value))):
        done += size(value)
        if seconds is None or (size(value) <= LONGEST_IN_TIME and done <= SIMPLIFIED_A_SECOND * seconds):
            known[value] = expression(sp.simplify(to_sympy(value)))
    if len(known) < len(values):
        what = f"{len(values) - len(known)} of {len(values)} different entries are shown as derived"
        warnings.warn(f"{what}: to simplify them takes too long.", AlembertWarning, stacklevel=3)
    return known
