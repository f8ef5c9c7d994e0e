"""Routh's reduction: cyclic coordinates are left out, their momenta are constants, and an effective potential remains.

The Routhian is R = L - sum of p q' over the cyclic coordinates (Routh 1877; Goldstein, Poole and Safko 2002).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import sympy as sp
from symengine import Symbol

from alembert.analysis.candidate_momenta import Candidates
from alembert.analysis.one_degree import Motion, motion_of
from alembert.analysis.quadratic_lagrangian import Form, eliminated, lagrangian_form, momentum_symbols
from alembert.analysis.sampling import Samples, draws
from alembert.analysis.steady import Steady, steady_motions
from alembert.description import TIME, Model
from alembert.description.bodies import rate_of
from alembert.description.named_numbers import GivenNumbers
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression, expression, forward, is_zero, to_sympy, to_sympy_symbol
from alembert.expressions.arrays import Array, column, dot, gradient, product, substitute_array, to_sympy_matrix
from alembert.formulations import derive, in_mode
from alembert.presentation import Shown, present


@dataclass(frozen=True, eq=False)
class Reduced(Shown):
    """The motion of the coordinates that remain, for constant momenta of the cyclic ones.

    `momenta` are the symbols of the constants by name; `rates` gives the rates of the cyclic coordinates.
    """

    model: Model
    coordinates: tuple[sp.Symbol, ...]
    cyclic: tuple[sp.Symbol, ...]
    momenta: Mapping[str, sp.Symbol]
    form: Form = field(repr=False)
    force: Array = field(repr=False)
    A: Array = field(repr=False)
    definitions: Mapping[str, Expression] = field(repr=False)

    @property
    def speeds(self) -> tuple[sp.Symbol, ...]:
        """The rates of the coordinates that remain."""
        return tuple(to_sympy_symbol(u) for u in self.form.u)

    @cached_property
    def effective_potential(self) -> sp.Expr:
        """The potential with the energy of the cyclic motion in it."""
        return to_sympy(self.form.W)

    @cached_property
    def mass_matrix(self) -> sp.Matrix:
        """The mass matrix of the coordinates that remain."""
        return to_sympy_matrix(self.form.M)

    @cached_property
    def gyroscopic(self) -> sp.Matrix:
        """The coefficients of the terms of the Routhian that are linear in the rates (a column)."""
        return to_sympy_matrix(self.form.b)

    @cached_property
    def routhian(self) -> sp.Expr:
        """R = L - sum of p q' over the cyclic coordinates, in what remains."""
        linear = self.gyroscopic.dot(sp.Matrix(self.speeds)) if self.speeds else 0
        return self._quadratic + linear - self.effective_potential

    @cached_property
    def energy(self) -> sp.Expr:
        """The energy (or Jacobi's integral) in what remains: the quadratic part plus the effective potential."""
        return self._quadratic + self.effective_potential

    @property
    def _quadratic(self) -> sp.Expr:
        u = sp.Matrix(self.speeds)
        return (u.T * self.mass_matrix * u)[0, 0] / 2 if self.speeds else sp.S.Zero

    @cached_property
    def rates(self) -> Mapping[sp.Symbol, sp.Expr]:
        """The rates of the cyclic coordinates in what remains and the momenta."""
        listed = [rate_of(Symbol(q.name)) for q in self.cyclic]
        return {to_sympy_symbol(u): to_sympy(self.form.speeds[u]) for u in listed}

    @cached_property
    def equations(self) -> tuple[sp.Eq, ...]:
        """The reduced equations of motion, d/dt (dR/dq') - dR/dq = forces, one for each coordinate that remains."""
        M, u = self.form.M, column(self.form.u)
        q = [Symbol(s.name) for s in self.coordinates]
        rates = dict(zip(q, u, strict=True)) | {TIME: expression(1)}
        momenta = self.form.momenta
        R = dot(u, momenta + self.form.b) / 2 - self.form.W
        left = product(M, column(map(rate_of, u))) + column(forward(list(momenta), rates)) - gradient(R, q)
        lam = column(Symbol(f"lambda_{k + 1}") for k in range(len(self.A)))
        right = self.force + product(self.A.T, lam)
        sides = zip(map(self.form.short, left), right, strict=True)
        return tuple(sp.Eq(to_sympy(a), to_sympy(b), evaluate=False) for a, b in sides)

    # --- one coordinate ---------------------------------------------------------------------------------------------

    @property
    def energy_symbol(self) -> sp.Symbol:
        """The symbol of the energy in the quadrature."""
        return sp.Symbol("E") if "E" not in self.model.values else sp.Symbol("energy")

    @cached_property
    def quadrature(self) -> sp.Eq:
        """The rate of the one coordinate that remains, squared, at the energy E: q'^2 = 2 (E - W) / M."""
        self.check_conservative("quadrature", one=True)
        right = 2 * (self.energy_symbol - self.effective_potential) / self.mass_matrix[0, 0]
        return sp.Eq(self.speeds[0] ** 2, right, evaluate=False)

    @cached_property
    def cosine_polynomial(self) -> sp.Poly:
        """The polynomial f in u'^2 = f(u), where u is the cosine of the one coordinate that remains.

        For the heavy top and the spherical pendulum it is a cubic, and the motion an elliptic function of time.
        """
        q, u, s = self.coordinates[0], sp.Symbol("u"), sp.Dummy("s")
        value = sp.expand_trig(self.quadrature.rhs * sp.sin(q) ** 2).subs({sp.cos(q): u, sp.sin(q): s})
        over, under = sp.fraction(sp.cancel(sp.together(value)))
        if over.is_polynomial(s) and under.is_polynomial(s):
            over, under = (sp.rem(part, s**2 + u**2 - 1, s) for part in (over, under))
        found = sp.cancel(over / under)
        if found.has(q, s) or not found.is_polynomial(u):
            raise DerivationError(f"The rate of cos({q.name}) is not a polynomial of it; use .quadrature instead.")
        return sp.Poly(found, u)

    def motion(self, initial: GivenNumbers = None, *, parameters: GivenNumbers = None, **given: Any) -> Motion:
        """The motion of the one coordinate that remains: turning points, period, advance of the cyclic coordinates.

        `initial` has coordinates and rates by symbol or name (others are zero). Or give `energy`, `momenta` (numbers
        by name) and a coordinate that lies within the motion, `near`.
        """
        self.check_conservative("motion", one=True)
        return motion_of(self, initial, parameters, given)

    def period(self, initial: Mapping[Any, float], *, parameters: GivenNumbers = None) -> float:
        """The period of the motion of the one coordinate that remains, by quadrature."""
        return self.motion(initial, parameters=parameters).period

    def turning_points(self, initial: Mapping[Any, float], *, parameters: GivenNumbers = None) -> tuple[float, float]:
        """Between which values the one coordinate that remains swings."""
        return self.motion(initial, parameters=parameters).turning_points

    # --- steady motions ---------------------------------------------------------------------------------------------

    @cached_property
    def steady_conditions(self) -> tuple[sp.Expr, ...]:
        """What vanishes in a steady motion: the slopes of the effective potential."""
        return tuple(sp.diff(self.effective_potential, q) for q in self.coordinates)

    def steady(
        self,
        momenta: GivenNumbers = None,
        *,
        at: GivenNumbers = None,
        within: tuple[float, float] | None = None,
        parameters: GivenNumbers = None,
    ) -> tuple[Steady, ...]:
        """The motions in which all coordinates that remain stay as they are, with their stability.

        For given `momenta` the coordinates are found (between the bounds `within`); with `at`, the coordinates are
        given and one momentum that is left open is found: the slow and the fast precession of a top.
        """
        self.check_conservative("steady", one=False)
        return steady_motions(self, {} if momenta is None else momenta, at, within, parameters)

    def check_conservative(self, what: str, one: bool) -> None:
        """Refuse what has no energy to go by, or too many coordinates."""
        name = self.model.name
        if one and len(self.coordinates) != 1:
            left = ", ".join(q.name for q in self.coordinates)
            raise DerivationError(
                f"{what} of the reduced {name!r}: found {len(self.coordinates)} coordinates that remain ({left}); "
                "expected one. Use .equations, or simulate the model."
            )
        moving = {TIME, *(Symbol(s.name) for s in self.model.inputs)}
        used = {s for x in (*self.form.M.flat, *self.form.b, self.form.W) for s in x.free_symbols}
        if len(self.A) or used & moving or not all(is_zero(x) for x in self.force):
            raise DerivationError(
                f"{what} of the reduced {name!r}: found constraints, inputs, or forces without a potential; expected a "
                "conservative system without constraints. Use .equations, or simulate the model."
            )

    def __str__(self) -> str:
        names = ", ".join(q.name for q in self.coordinates) or "none"
        lines = [f"Routh's reduction of {self.model.name!r}: {names} left, {len(self.cyclic)} cyclic"]
        named = {name: to_sympy(value) for name, value in self.definitions.items()}
        lines += [f"{present('formula as text', self.model, name, x)} = constant" for name, x in named.items()]
        rest = [(u.name, x) for u, x in self.rates.items()] + [("effective potential", self.effective_potential)]
        rest += [(e.lhs, e.rhs) for e in self.equations]
        lines += [present("formula as text", self.model, *sides) for sides in rest]
        return "\n".join(lines)


def reduce(model: Model) -> Reduced:
    """Routh's reduction of a model by its cyclic coordinates; with none, the coordinates stay as they are.

    >>> from alembert.examples import spinning_top
    >>> reduced = reduce(spinning_top())
    >>> print(reduced.coordinates, *reduced.momenta)
    (theta2,) p_theta1 p_theta3
    """
    in_mode(model, None, "reduce")
    eom = derive(model, "lagrange")
    own, _, other = draws(eom, 0)
    candidates = Candidates(eom, Samples(eom, other or own, 4))
    plain, cyclic = candidates.plain, sorted(candidates.cyclic)
    odd = [u.name for k, u in enumerate(eom.u) if k not in plain]
    if odd or len(eom.q) != len(eom.u):
        raise DerivationError(
            f"reduce: found the speeds {', '.join(odd) or 'of joints that close loops'} in {model.name!r}, which are not rates "
            'of coordinates; expected angles. Name them, for instance angles=("ZXZ", "a", "b", "c") of the body or joint.'
        )
    momentum_symbols(eom, [q.name for q in plain.values()], "reduce")
    names = {f"p_{plain[k].name}": k for k in cyclic}
    still = {plain[k]: ZERO for k in cyclic}
    whole = lagrangian_form(eom, candidates.parts, still)
    form = eliminated(whole, {eom.u[k]: Symbol(name) for name, k in names.items()})
    kept, away = [k for k in range(len(eom.u)) if k not in cyclic], {**still, **form.speeds}
    return Reduced(
        model=eom.model,
        coordinates=tuple(to_sympy_symbol(plain[k]) for k in kept),
        cyclic=tuple(to_sympy_symbol(plain[k]) for k in cyclic),
        momenta={name: sp.Symbol(name) for name in names},
        form=form,
        force=substitute_array((candidates.parts.Q + eom.c)[kept], away),
        A=substitute_array(eom.A[:, kept], away),
        definitions={name: whole.momenta[k] for name, k in names.items()},
    )
