"""EquationsOfMotion, the one record that every formulation returns and every consumer reads.

    q' = N u,    M u' = f + A^T lambda + c,    A u' = b

with the holonomic residuals Phi(q, t) and the velocity residuals. Multipliers stay explicit. The non-ideal force is
c = c0 + G^T tau: known forces c0, and Coulomb friction tau along the sliding velocities s = G u, of which each is at most
the coefficient times a normal reaction that depends on the solution.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import rate_of
from alembert.description.quantities import Four
from alembert.description.registry import model_content
from alembert.errors import AlembertWarning, DerivationError
from alembert.expressions.algebra import Expression, expression, to_sympy, to_sympy_symbol, total
from alembert.expressions.arrays import Array, column, freeze, product, to_sympy_matrix, zeros
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.packing import Packed, pack, unpack
from alembert.expressions.sparse_matrix import SparseMatrix, from_dense
from alembert.formulations.constraint_forces import (
    Setting,
    body_constraint_force,
    friction_laws,
    multiplier_constraint_force,
)
from alembert.formulations.linear_forms import BodyMotion, FrictionLaw, LinearForm
from alembert.kinematics import Kinematics, Motion, Row
from alembert.kinematics.free_bodies import kinetic_energy
from alembert.presentation import present

LONGEST_IN_TIME = 200
"""Entries with more symbols and operations than this are not simplified where time is short: one may take minutes."""


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


@dataclass(frozen=True, eq=False)
class Record:
    """What runs and readers need of a model's equations, whatever their form: names, kinematics, constraints.

    A plain value: its arrays cannot be written, it is equal to a record with the same content, and it can be pickled.
    """

    model: Model
    method: str
    setting: Setting = field(repr=False)
    constraint: SparseMatrix = field(repr=False)

    def __post_init__(self) -> None:
        freeze(*(x for f in fields(self) if isinstance(x := getattr(self, f.name), np.ndarray)))

    # --- a value ----------------------------------------------------------------------------------------------------

    @property
    def _content(self) -> tuple[Any, ...]:
        order = tuple(m.body.name for m in self.motions), tuple(k.body.name for k in self.kinematics.links)
        names = (self.method, model_content(self.model), self.q, self.u, *order)
        return (*names, self.rows, self.constraint, tuple(self.coordinate_rates))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._content == other._content

    def __hash__(self) -> int:
        return hash((self.method, self.q, self.u))

    def __getstate__(self) -> Packed:
        return pack({f.name: getattr(self, f.name) for f in fields(self)})

    def __setstate__(self, state: Packed) -> None:
        self.__dict__.update(unpack(state))

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
        """All holonomic residuals, those among them that the speeds obey by themselves too, then those of velocities."""
        return column([*self.Phi, *(row.velocity for row in self.rows)])

    @property
    def Phi(self) -> Array:
        """All holonomic residuals, those among them that the speeds obey by themselves too."""
        return column(row.position for row in self.kinematics.rows if row.position is not None)

    @cached_property
    def kinetic_energy(self) -> Expression:
        """The kinetic energy of all bodies."""
        return kinetic_energy(self.kinematics, self.express(column(self.kinematics.body_speeds)))

    @cached_property
    def potential_energy(self) -> Expression:
        """The potential energy of all conservative loads."""
        energies = (load.energy for load in self.model.loads.values())
        return total(self.express(column(energy for energy in energies if energy is not None)))

    # --- words ------------------------------------------------------------------------------------------------------

    @property
    def coordinates(self) -> tuple[sp.Symbol, ...]:
        """The coordinates q."""
        return tuple(to_sympy_symbol(s) for s in self.q)

    @property
    def speeds(self) -> tuple[sp.Symbol, ...]:
        """The speeds u."""
        return tuple(to_sympy_symbol(s) for s in self.u)

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


@dataclass(frozen=True, eq=False)
class EquationsOfMotion(Record):
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
    def _content(self) -> tuple[Any, ...]:
        return (*super()._content, self.mass, *(tuple(x) for x in (self.f, self.b, self.c)))

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
            return multiplier_constraint_force(self.kinematics, self.frictions)
        return body_constraint_force(self.setting)

    @property
    def body_motion(self) -> BodyMotion:
        """The velocities and accelerations of all bodies."""
        return self.setting.motion

    # --- words ------------------------------------------------------------------------------------------------------

    @property
    def accelerations(self) -> tuple[sp.Symbol, ...]:
        """The symbols of u'."""
        return tuple(to_sympy_symbol(s) for s in self.du)

    @property
    def multipliers(self) -> tuple[sp.Symbol, ...]:
        """The symbols of the multipliers lambda, one for each row of the constraint matrix."""
        return tuple(to_sympy_symbol(s) for s in self.lam)

    @cached_property
    def rates(self) -> sp.Matrix:
        """q' as expressions of coordinates and speeds."""
        return to_sympy_matrix(self.coordinate_rates)

    @cached_property
    def mass_matrix(self) -> sp.Matrix:
        """M (number of speeds, square)."""
        return to_sympy_matrix(self.M)

    @cached_property
    def forcing(self) -> sp.Matrix:
        """f: all that is left of M u' but constraint forces."""
        return to_sympy_matrix(self.f)

    @cached_property
    def constraint_matrix(self) -> sp.Matrix:
        """A (constraints x speeds)."""
        return to_sympy_matrix(self.A)

    @cached_property
    def constraint_bias(self) -> sp.Matrix:
        """b in A u' = b."""
        return to_sympy_matrix(self.b)

    @cached_property
    def nonideal_force(self) -> sp.Matrix:
        """c: the forces of constraints that do work; friction with its normal reaction as the symbol N[name]."""
        total = self.c
        for law in self.frictions:
            total = total + Symbol(f"N[{law.target}]") * product(law.G.T, law.slip)
        return to_sympy_matrix(total)

    @cached_property
    def position_residuals(self) -> sp.Matrix:
        """Phi(q, t), zero on the constraints."""
        return to_sympy_matrix(self.Phi)

    @cached_property
    def velocity_residuals(self) -> sp.Matrix:
        """A u + a(q, t), zero on the constraints."""
        return to_sympy_matrix(column(row.velocity for row in self.rows))

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

        With `seconds`, long entries stand as they were derived, and all that are left when the time is over; a warning says so.
        """
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

    def _repr_markdown_(self) -> str:
        return str(present("equations as Markdown", self))

    def __str__(self) -> str:
        return str(present("equations as text", self))


def _simplified(values: Collection[Expression], seconds: float | None) -> dict[Expression, Expression]:
    """The simplified values, the shortest first."""
    start, size, known = time.process_time(), Sizes(), {}
    for value in sorted(values, key=size):
        if seconds is None or (size(value) <= LONGEST_IN_TIME and time.process_time() - start < seconds):
            known[value] = expression(sp.simplify(to_sympy(value)))
    if len(known) < len(values):
        what = f"{len(values) - len(known)} of {len(values)} different entries are shown as derived"
        warnings.warn(f"{what}: to simplify them takes too long.", AlembertWarning, stacklevel=3)
    return known
