"""EquationsOfMotion, the one record that every formulation returns and every consumer reads.

    q' = N u,    M u' = f + A^T lambda + c,    A u' = b

with the holonomic residuals Phi(q, t) and the velocity residuals. Multipliers stay explicit. The non-ideal force is
c = c0 + G^T tau: known forces c0, and Coulomb friction tau along the sliding velocities s = G u, of which each is at most
the coefficient times a normal reaction that depends on the solution.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import sympy as sp
from symengine import Abs, Symbol, sqrt

from alembert.description import Model
from alembert.description.bodies import rate_of
from alembert.description.quantities import Four, coordinate_quantities, quadruples
from alembert.errors import DerivationError
from alembert.expressions.algebra import (
    ZERO,
    Array,
    Expression,
    column,
    dot,
    expression,
    product,
    substitute_array,
    to_sympy_matrix,
    to_sympy_symbol,
    zeros,
)
from alembert.kinematics import Kinematics, Motion, Row
from alembert.presentation import present


@dataclass(frozen=True)
class LinearForm:
    """Rows that are linear in the unknowns: P u' + S lambda + K tau + constant."""

    accelerations: Array
    multipliers: Array
    frictions: Array
    constant: Array

    def __getitem__(self, index: Any) -> LinearForm:
        return LinearForm(
            self.accelerations[index], self.multipliers[index], self.frictions[index], self.constant[index]
        )

    def __add__(self, other: LinearForm) -> LinearForm:
        return LinearForm(*(a + b for a, b in zip(self.parts, other.parts, strict=True)))

    def __sub__(self, other: LinearForm) -> LinearForm:
        return LinearForm(*(a - b for a, b in zip(self.parts, other.parts, strict=True)))

    @property
    def parts(self) -> tuple[Array, Array, Array, Array]:
        """The four arrays in order."""
        return self.accelerations, self.multipliers, self.frictions, self.constant

    def times(self, matrix: Array) -> LinearForm:
        """The rows combined: matrix @ self."""
        return LinearForm(*(product(matrix, part) for part in self.parts))


def zero_form(rows: int, speeds: int, multipliers: int, frictions: int) -> LinearForm:
    """Rows of zeros."""
    return LinearForm(zeros(rows, speeds), zeros(rows, multipliers), zeros(rows, frictions), zeros(rows))


@dataclass(frozen=True)
class FrictionLaw:
    """Coulomb friction on one constraint or joint.

    The friction force has one or two components along the sliding velocities s = G u + ..., with s' = G u' + bias; its
    length is at most `coefficient` times the normal reaction, which is the length of the three components `normal`.
    With a `smoothing` velocity v the law is s / sqrt(s^2 + v^2) and never sticks. `on_bodies` are the forces on the bodies
    (columns) for a unit of each component.
    """

    target: str
    coefficient: Expression
    sliding: Array
    G: Array
    bias: Array
    on_bodies: Array
    normal: LinearForm
    smoothing: Expression = ZERO

    @property
    def slip(self) -> Array:
        """The components of the force for a unit normal reaction while it slides: -coefficient s / |s|."""
        square = dot(self.sliding, self.sliding) + self.smoothing**2
        size = Abs(self.sliding[0]) if len(self.sliding) == 1 and self.smoothing == 0 else sqrt(square)
        return column(-self.coefficient * s / size for s in self.sliding)


@dataclass(frozen=True)
class BodyMotion:
    """The velocities and accelerations of all bodies in the record's speeds: X', and X'' = jacobian u' + bias."""

    velocity: Array
    jacobian: Array
    bias: Array


class Terms(Mapping[str, sp.Matrix]):
    """Named intermediate results in SymPy, each made when first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Any]]) -> None:
        self._makers = dict(makers)
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._makers:
            raise DerivationError(f"This formulation has no term {name!r}; it has {', '.join(self._makers)}.")
        if name not in self._made:
            value = self._makers[name]()
            self._made[name] = to_sympy_matrix(value) if hasattr(value, "ndim") else value
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class Named:
    """The names of a record: its letters q and u of a model, in the words that people use."""

    model: Model
    q: Any
    u: Any

    @cached_property
    def du(self) -> tuple[Expression, ...]:
        """The symbols of the accelerations u'."""
        return tuple(rate_of(u) for u in self.u)

    @cached_property
    def quantities(self) -> tuple[str, ...]:
        """What each coordinate is: an angle, a length or an Euler parameter."""
        known = coordinate_quantities(self.model)
        return tuple(known[q.name] for q in self.q)

    @cached_property
    def euler_parameters(self) -> tuple[Four, ...]:
        """The places of each four coordinates that are Euler parameters."""
        return quadruples(self.quantities)

    @property
    def coordinates(self) -> tuple[sp.Symbol, ...]:
        """The coordinates q."""
        return tuple(to_sympy_symbol(s) for s in self.q)

    @property
    def speeds(self) -> tuple[sp.Symbol, ...]:
        """The speeds u."""
        return tuple(to_sympy_symbol(s) for s in self.u)

    @property
    def parameters(self) -> Mapping[str, float | None]:
        """The parameters with their default values."""
        return self.model.values

    @property
    def inputs(self) -> tuple[sp.Symbol, ...]:
        """The inputs."""
        return self.model.inputs


@dataclass(frozen=True, eq=False)
class EquationsOfMotion(Named):
    """The equations of motion of one model by one formulation; letters are SymEngine arrays, words are SymPy.

    `reduction` is the matrix that was inverted to eliminate dependent speeds, if any: where it is singular the
    independent speeds do not determine the motion; `solved_speeds` are the eliminated speeds in terms of the others.

    >>> from alembert import derive
    >>> from alembert.examples import four_bar
    >>> eom = derive(four_bar(), "lagrange")
    >>> print(eom.speeds, eom.constraint_matrix.shape, eom.constraint_names)
    (theta1', phi2', phi1') (2, 3) ('O3 [1]', 'O3 [2]')
    """

    model: Model
    method: str
    kinematics: Kinematics = field(repr=False)
    u: tuple[Expression, ...]
    coordinate_rates: Array = field(repr=False)
    M: Array = field(repr=False)
    f: Array = field(repr=False)
    A: Array = field(repr=False)
    b: Array = field(repr=False)
    c: Array = field(repr=False)
    rows: tuple[Row, ...] = field(repr=False)
    make_body_motion: Callable[[], BodyMotion] = field(repr=False)
    make_constraint_force: Callable[[], LinearForm] = field(repr=False)
    make_frictions: Callable[[], tuple[FrictionLaw, ...]] = field(repr=False)
    terms: Terms = field(repr=False)
    reduction: Array | None = field(default=None, repr=False)
    solved_speeds: Mapping[Expression, Expression] = field(default_factory=dict, repr=False)

    # --- letters ----------------------------------------------------------------------------------------------------

    @property
    def q(self) -> tuple[Expression, ...]:
        """The coordinates."""
        return self.kinematics.coordinates

    @property
    def motions(self) -> tuple[Motion, ...]:
        """The pose and velocity of every body."""
        return self.kinematics.motions

    @cached_property
    def lam(self) -> tuple[Expression, ...]:
        """The symbols of the multipliers."""
        return tuple(Symbol(f"lambda_{k + 1}") for k in range(len(self.rows)))

    @cached_property
    def frictions(self) -> tuple[FrictionLaw, ...]:
        """The laws of Coulomb friction."""
        return self.make_frictions()

    @cached_property
    def constraint_force(self) -> LinearForm:
        """The total force of all constraints on the bodies, in the order of X'."""
        return self.make_constraint_force()

    @cached_property
    def body_motion(self) -> BodyMotion:
        """The velocities and accelerations of all bodies."""
        return self.make_body_motion()

    def express(self, values: Array) -> Array:
        """Expressions in the model's symbols, in the coordinates and speeds of these equations."""
        return substitute_array(self.kinematics.express_array(values), self.solved_speeds)

    @property
    def Phi(self) -> Array:
        """All holonomic residuals, those among them that the speeds obey by themselves too."""
        held = [row.position for row in self.kinematics.rows if row.position is not None]
        out = zeros(len(held))
        out[:] = held
        return out

    # --- words ------------------------------------------------------------------------------------------------------

    @property
    def accelerations(self) -> tuple[sp.Symbol, ...]:
        """The symbols of u'."""
        return tuple(to_sympy_symbol(s) for s in self.du)

    @property
    def multipliers(self) -> tuple[sp.Symbol, ...]:
        """The symbols of the multipliers lambda, one for each row of the constraint matrix."""
        return tuple(to_sympy_symbol(s) for s in self.lam)

    @property
    def constraint_names(self) -> tuple[str, ...]:
        """The constraint or joint behind each row of the constraint matrix."""
        return tuple(row.label for row in self.rows)

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
        return to_sympy_matrix(self.A) if len(self.A) else sp.zeros(0, len(self.u))

    @cached_property
    def constraint_bias(self) -> sp.Matrix:
        """b in A u' = b."""
        return to_sympy_matrix(self.b) if len(self.b) else sp.zeros(0, 1)

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
        return to_sympy_matrix(self.Phi) if len(self.Phi) else sp.zeros(0, 1)

    @cached_property
    def velocity_residuals(self) -> sp.Matrix:
        """A u + a(q, t), zero on the constraints."""
        out = zeros(len(self.rows))
        out[:] = [row.velocity for row in self.rows]
        return to_sympy_matrix(out) if len(self.rows) else sp.zeros(0, 1)

    @property
    def equations(self) -> tuple[sp.Eq, ...]:
        """The dynamic equations, one for each speed: (M u')_k = (f + A^T lambda + c)_k."""
        left = self.mass_matrix * sp.Matrix(self.accelerations)
        right = self.forcing + self.nonideal_force
        if self.rows:
            right += self.constraint_matrix.T * sp.Matrix(self.multipliers)
        return tuple(sp.Eq(a, b, evaluate=False) for a, b in zip(left, right, strict=True))

    def simplified(self) -> EquationsOfMotion:
        """The same equations with every entry simplified by SymPy, for show; slow for large systems."""
        parts: dict[str, Any] = {name: _simplified(getattr(self, name)) for name in ("M", "f", "A", "b", "c")}
        return replace(self, **parts)

    def report(self, path: Any = None, **options: Any) -> Any:
        """The derivation by this formulation as a textbook prints it, saved at a path if one is given; see alembert.report."""
        return present("report", self, path, **options)

    def _repr_latex_(self) -> str:
        return str(present("equations as LaTeX", self))

    def _repr_markdown_(self) -> str:
        return str(present("equations as Markdown", self))

    def __str__(self) -> str:
        size = f"{len(self.q)} coordinates, {len(self.u)} speeds, {len(self.rows)} multipliers"
        rubbed = ", ".join(repr(friction.target) for friction in self.model.frictions)
        friction = f", friction on {rubbed} in nonideal_force" if rubbed else ""
        return f"Equations of motion of {self.model.name!r} by {self.method}: {size}{friction}"


def _simplified(values: Array) -> Array:
    out = zeros(*values.shape)
    flat = values.reshape(-1)
    out.reshape(-1)[:] = [expression(sp.simplify(e)) for e in to_sympy_matrix(flat)] if flat.size else []
    return out
