"""Hamilton's equations: momenta p = dL/du, H(q, p, t) = p u - L, and the motion in them, with multipliers.

    q' = N dH/dp,    p' = -N^T dH/dq + (p x w of every angular velocity w in body axes) + Q + A^T lambda + c

N is the identity where the speeds are the rates of the coordinates: then these are Hamilton's canonical equations. For
speeds that are angular velocities they are those of Lie and Poisson (Marsden and Ratiu 1999).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.analysis.quadratic_lagrangian import Form, eliminated, lagrangian_form, momentum_symbols
from alembert.analysis.sampling import Samples, draws
from alembert.description import TIME, Model
from alembert.description.named_numbers import GivenNumbers, number_for_each
from alembert.errors import DerivationError
from alembert.expressions.algebra import ONE, Expression, Floats, backward, forward, to_sympy, to_sympy_symbol
from alembert.expressions.arrays import Array, column, cross, jacobian, product, substitute_array, to_sympy_matrix
from alembert.expressions.evaluation import evaluate
from alembert.formulations import derive, in_mode
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.state_derivatives import constant_inputs
from alembert.native.machine_code import machine_code
from alembert.presentation import Shown, present

SINGULAR = 1e-13  # of the mass matrix in units in which its diagonal is one: what its digits cannot tell from zero


@dataclass(frozen=True, eq=False)
class Hamiltonian(Shown):
    """A system in coordinates and momenta.

    `definitions` gives each momentum in coordinates and speeds, `velocities` each speed in coordinates and momenta;
    `equations` the rates of coordinates and momenta, with the multipliers of the constraints as symbols.
    """

    eom: EquationsOfMotion = field(repr=False)
    form: Form = field(repr=False)
    p: tuple[Expression, ...]
    h: Expression = field(repr=False)
    u: Array = field(repr=False)
    dq: Array = field(repr=False)
    dp: Array = field(repr=False)

    @property
    def coordinates(self) -> tuple[sp.Symbol, ...]:
        """The coordinates."""
        return self.eom.coordinates

    @property
    def momenta(self) -> Mapping[str, sp.Symbol]:
        """The symbols of the momenta by name."""
        return {s.name: to_sympy_symbol(s) for s in self.p}

    @property
    def multipliers(self) -> tuple[sp.Symbol, ...]:
        """The symbols of the multipliers, one for each constraint."""
        return self.eom.multipliers

    @cached_property
    def H(self) -> sp.Expr:
        """The Hamiltonian in coordinates, momenta and time."""
        return to_sympy(self.h)

    @cached_property
    def definitions(self) -> Mapping[str, sp.Expr]:
        """Each momentum in coordinates and speeds."""
        return {s.name: to_sympy(x) for s, x in zip(self.p, self.form.momenta, strict=True)}

    @cached_property
    def velocities(self) -> Mapping[sp.Symbol, sp.Expr]:
        """Each speed in coordinates and momenta."""
        return {s: to_sympy(x) for s, x in zip(self.eom.speeds, self.u, strict=True)}

    @cached_property
    def equations(self) -> Mapping[sp.Symbol, sp.Expr]:
        """The rate of each coordinate and of each momentum, in that order."""
        eom, names = self.eom, [*self.coordinates, *self.momenta.values()]
        A = column(map(self.form.short, eom.A.flat)).reshape(eom.A.shape)
        values = [*self.dq, *(self.dp + product(A.T, column(eom.lam)))]
        return {s: to_sympy(self.form.short(x)) for s, x in zip(names, values, strict=True)}

    @cached_property
    def constraints(self) -> sp.Matrix:
        """The velocity residuals of the constraints in coordinates and momenta (a column); zero in every motion."""
        return to_sympy_matrix(self._residuals)

    @property
    def _residuals(self) -> Array:
        known = dict(zip(self.eom.u, self.u, strict=True))
        return substitute_array(column(row.velocity for row in self.eom.rows), known)

    # --- numbers ----------------------------------------------------------------------------------------------------

    def function(
        self, parameters: GivenNumbers = None, inputs: GivenNumbers = None
    ) -> Callable[[float, Floats], Floats]:
        """f(t, y) = y' for y = [coordinates, momenta], with the multipliers solved for, to give to any integrator."""
        eom = self.eom
        values = eom.model.numbers(parameters)
        given = constant_inputs(eom, inputs, "hamiltonian")
        names = [*eom.q, *self.p, TIME, *values, *(Symbol(s.name) for s in eom.inputs)]
        residuals, along = self._residuals, dict(zip(eom.q, self.dq, strict=True)) | {TIME: ONE}
        slopes = column(forward(list(residuals), along))
        blocks = [self.dq, self.dp, eom.A, jacobian(residuals, self.p), slopes]
        code = machine_code(names, [x for block in blocks for x in block.flat])
        fixed = np.array([*values.values(), *given])
        ends = np.cumsum([block.size for block in blocks])

        def rates(t: float, y: Floats) -> Floats:
            found = np.split(code(np.concatenate([y, [t], fixed])), ends[:-1])
            dq, dp, A, G, g = (x.reshape(block.shape) for x, block in zip(found, blocks, strict=True))
            # d/dt (residual) = G p' + g = 0 keeps the constraints; p' = dp + A^T lambda with the least multipliers that do so
            lam = np.linalg.lstsq(G @ A.T, -g - G @ dp, rcond=1e-10)[0] if len(A) else np.zeros(0)
            return np.concatenate([dq, dp + A.T @ lam])

        return rates

    def state(self, state: Mapping[str, float], parameters: GivenNumbers = None) -> Floats:
        """y = [coordinates, momenta] of a state given by coordinates and speeds, by symbol or name."""
        known = [s.name for s in (*self.eom.q, *self.eom.u)]
        given = {Symbol(name): x for name, x in number_for_each(state, known, "state").items()}
        numbers = {TIME: 0.0, **self.eom.model.numbers(parameters), **given}
        return evaluate([*self.eom.q, *self.form.momenta], numbers)

    def __str__(self) -> str:
        model = self.eom.model
        named = {"H": self.H, **self.definitions, **{f"{s.name}'": x for s, x in self.equations.items()}}
        lines = [present("formula as text", model, name, x) for name, x in named.items()]
        lines.insert(0, f"Hamilton's equations of {model.name!r}")
        return "\n".join(lines)


def hamiltonian(model: Model) -> Hamiltonian:
    """The Hamiltonian form of a model in tree coordinates: momenta, H, and Hamilton's equations with multipliers.

    >>> from alembert.examples import simple_pendulum
    >>> hamiltonian(simple_pendulum()).H
    -ell*g*m*cos(theta) + p_theta**2/(2*ell**2*m)
    """
    in_mode(model, None, "hamiltonian")
    eom = derive(model, "lagrange")
    p = momentum_symbols(eom, [u.name.removesuffix("'") for u in eom.u], "hamiltonian")
    masses = Samples(eom, draws(eom, 0)[0], 4, 1).at(eom.M)
    if any(map(_is_singular, masses)):
        raise DerivationError(
            f"hamiltonian: the mass matrix of {eom.model.name!r} is singular, so the momenta do not determine the speeds; "
            "expected a mass behind every speed. Simulate the model."
        )
    parts = eom.terms.parts
    form = lagrangian_form(eom, parts, {})
    solved = eliminated(form, dict(zip(eom.u, p, strict=True)))
    u = column(solved.speeds[x] for x in eom.u)
    known = dict(zip(eom.u, u, strict=True))
    dq = substitute_array(eom.coordinate_rates, known)
    dp = substitute_array(parts.Q + eom.c, known) - eom.kinematics.along(backward(solved.W, eom.q))
    for triple in eom.kinematics.spins:
        indices = list(triple)
        dp[indices] = dp[indices] + cross(column(p)[indices], u[indices])
    return Hamiltonian(eom, form, p, solved.W, u, dq, dp)


def _is_singular(M: Floats) -> bool:
    """Whether some motion has no mass, in whatever units the speeds are."""
    sizes = np.sqrt(np.diag(M))
    return not sizes.all() or bool(np.linalg.eigvalsh(M / np.outer(sizes, sizes)).min(initial=1.0) < SINGULAR)
