"""Constants of the motion linear in the speeds that are known by a linear differential equation in one coordinate.

Where functions p, linear in the speeds, have p' = theta' A(theta) p in every motion, dp/dtheta = A(theta) p, and with its
fundamental matrix Phi the components of Phi(theta)^-1 p are constant: as many as the equation has solutions, seldom in
elementary functions. A rolling disk has two, Legendre functions of its tilt (Appell 1900; Korteweg 1900).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from textwrap import dedent, fill, indent

import numpy as np
import sympy as sp
from scipy.integrate import solve_ivp
from symengine import Symbol

from alembert.analysis.quadratic_lagrangian import simplified, tidy, unit_fours
from alembert.analysis.sampling import Samples, Values
from alembert.assembly.constraint_rank import constraint_rank, independent_columns
from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.errors import DerivationError
from alembert.expressions.algebra import ONE, ZERO, Expression, Floats, expression, is_zero, substitute, to_sympy
from alembert.expressions.arrays import Array, column, entrywise, gradient, jacobian, product
from alembert.expressions.elimination import solve
from alembert.expressions.evaluation import sampled
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.body_motion import Motion
from alembert.motion.trajectory import Trajectory
from alembert.presentation import present

POSITIONS = 10
MOST_EVALUATIONS = 5000
MOST_BODIES = 3
LONGEST = 2000  # operations: a longer coefficient is left as it is
INDEPENDENT = 1e-6
TINY = 1e-300
WIDTH = 108  # characters of a line
NOWHERE = Symbol("no value")
PRECISION = 1e-13
ROUNDING = 1e-10  # of the terms that make up a rate


@dataclass(frozen=True)
class LinearIntegrals:
    """The constants Phi(theta)^-1 p of dp/dtheta = A(theta) p; `count` of them do not follow from constants with a formula.

    `residual` is the largest difference of p' and theta' A p found, as a part of the terms of p'.
    """

    eom: EquationsOfMotion = field(repr=False)
    coordinate: Expression
    names: tuple[str, ...]
    functions: Array = field(repr=False)
    matrix: Array = field(repr=False)
    count: int
    residual: float
    states: int

    def along(self, run: Trajectory) -> Floats:
        """The constants at every sample of a run (samples, functions): p at the value of theta where the run began."""
        theta = run.evaluate(self.coordinate)
        p = np.column_stack([run.evaluate(value) for value in self.functions])
        fundamental = self.fundamental(theta, run.parameters)
        return np.asarray(np.linalg.solve(fundamental, p[:, :, None])[:, :, 0], dtype=float)

    def fundamental(self, theta: Floats, values: Values) -> Floats:
        """Phi at every theta, the identity at the first; Phi' = A Phi is integrated to both sides of it."""
        size = len(self.names)
        numbers = {s: values[s.name] for x in self.matrix.flat for s in x.free_symbols - {self.coordinate}}

        def slope(at: float, Phi: Floats) -> Floats:
            A = sampled(self.matrix, {**numbers, self.coordinate: at})[0]
            if next(count) > MOST_EVALUATIONS:
                raise DerivationError(
                    f"The differential equation in {self.coordinate.name!r} could not be followed past {at:.6g}; expected no "
                    "singular place between. Take a run that does not pass there."
                )
            return np.asarray(A @ Phi.reshape(size, size)).ravel()

        out = np.tile(np.eye(size), (len(theta), 1, 1))
        for end in {theta.min(), theta.max()} - {theta[0]}:
            count, tolerances = itertools.count(), {"rtol": PRECISION, "atol": PRECISION}
            solved = solve_ivp(slope, (theta[0], end), np.eye(size).ravel(), "DOP853", dense_output=True, **tolerances)
            side = (theta - theta[0]) * (end - theta[0]) > 0
            out[side] = solved.sol(theta[side]).T.reshape(-1, size, size)
        return out

    @property
    def unknowns(self) -> tuple[Expression, ...]:
        """The symbols of the functions p: a speed's own, or p1, p2 and so on."""
        return tuple(x if x.is_Symbol else Symbol(f"p{k}") for k, x in enumerate(self.functions, 1))

    @property
    def meanings(self) -> dict[str, tuple[str, Expression]]:
        """What the unknowns that are no speeds stand for, in words and as formulas."""
        meant = zip(self.unknowns, self.names, self.functions, strict=True)
        return {s.name: (name, x) for s, name, x in meant if s != x}

    @property
    def slopes(self) -> dict[str, Expression]:
        """dp/dtheta of each unknown."""
        found = product(self.matrix, column(self.unknowns))
        return {s.name: x for s, x in zip(self.unknowns, found, strict=True)}

    @property
    def speeds(self) -> list[str]:
        """The names of speeds and of unknowns, for those who write them."""
        return [s.name for s in (*self.eom.u, *self.unknowns)]

    @property
    def equations(self) -> tuple[str, ...]:
        """The differential equations as text, after what their unknowns stand for."""
        said = {f"{name} = {meant}": x for name, (meant, x) in self.meanings.items()}
        said |= {f"d({name})/d({self.coordinate.name})": x for name, x in self.slopes.items()}
        lines = (present("formula as text", self.eom.model, left, x, self.speeds) for left, x in said.items())
        return tuple(dedent(line) for line in lines)

    def __str__(self) -> str:
        head = "a constant" if self.count == 1 else f"{self.count} constants"
        what = f"the solution through the state stays the same, however {self.coordinate.name} moves in time"
        verified = f"verified at {self.states} states, residual {self.residual:.0e}"
        given = ".linear_integrals.along(run) gives the constants"
        return "\n".join(
            [
                f"{head} linear in the speeds, known by a linear differential equation, seldom elementary:",
                *(indent(line, "  ") for line in self.equations),
                fill(f"{what} ({verified}); {given}", WIDTH, initial_indent="  ", subsequent_indent="  "),
            ]
        )


def linear_integrals(eom: EquationsOfMotion, values: Values, known: Sequence[Expression]) -> LinearIntegrals | None:
    """The constants of a model with constraints of velocities; None where none are found besides those that are `known`."""
    bodies = eom.kinematics.motions
    if all(row.position is not None for row in eom.rows) or eom.frictions or eom.inputs or len(bodies) > MOST_BODIES:
        return None
    search = _Search(eom, values, known)
    return next(filter(None, map(search.along, search.coordinates)), None)


class _Search:
    """The search in one record of all speeds u with their constraints."""

    def __init__(self, eom: EquationsOfMotion, values: Values, known: Sequence[Expression]) -> None:
        self.eom, self.known = eom, list(known)
        named = dict(_functions(eom))
        self.names, self.functions = list(named), column(named.values())
        self.rates = dict(zip(eom.q, eom.coordinate_rates, strict=True))
        self.samples = Samples(eom, values, POSITIONS)
        self.samples.numbers[NOWHERE] = np.full(self.samples.size, np.nan)
        self.free = [constraint_rank(A, self.samples.scales).null for A in self.samples.at(eom.A)]

    @property
    def coordinates(self) -> list[Expression]:
        """Those that most functions may follow first, and of these what masses and constraints depend on first."""
        used = {s for x in (*self.eom.M.flat, *self.eom.A.flat) for s in x.free_symbols}
        followed = {q: self.functions[self._that_rest(q)] for q in self.eom.q}
        counts = {q: len(self._independent(p)) for q, p in followed.items() if self._more(p)}
        return sorted(counts, key=lambda q: (-counts[q], q not in used))

    def _more(self, functions: Array) -> int:
        """How many of the functions are independent of what is known."""
        return len(self._independent([*self.known, *functions])) - len(self._independent(self.known))

    def along(self, theta: Expression) -> LinearIntegrals | None:
        """The constants by an equation in one coordinate: functions whose rates are not of the form are left out."""
        kept = self._that_rest(theta)
        while kept:
            chosen = self._independent(self.functions[kept])
            p = self.functions[[kept[k] for k in chosen]]
            A = self._matrix(p, theta)
            residuals = self._residuals(p, theta, A)
            if (residuals < ROUNDING).all():
                return self._told([kept[k] for k in chosen], theta, A, float(residuals.max()))
            failing = {kept[k] for k, gap in zip(chosen, residuals, strict=True) if not gap < ROUNDING}
            kept = [k for k in kept if k not in failing]
        return None

    def _told(self, chosen: Sequence[int], theta: Expression, A: Array, residual: float) -> LinearIntegrals | None:
        p = self.functions[chosen]
        names, more = tuple(self.names[k] for k in chosen), self._more(p)
        shown = column(expression(tidy(x, self.eom.u, unit_fours(self.eom))) for x in p)
        return LinearIntegrals(self.eom, theta, names, shown, A, more, residual, self.samples.size) if more else None

    def _that_rest(self, theta: Expression) -> list[int]:
        """The functions whose rates vanish whenever theta' = t u does."""
        samples = copy(self.samples)
        samples.__dict__.pop("accelerations", None)
        u = np.column_stack([samples.numbers[s] for s in self.eom.u])
        for k, (t, Z) in enumerate(zip(samples.at(gradient(self.rates[theta], self.eom.u)), self.free, strict=True)):
            across = Z @ (t @ Z)
            if not across.any():
                return []
            u[k] -= across * (t @ u[k]) / (t @ across)
        samples.numbers = self.samples.numbers | dict(zip(self.eom.u, u.T, strict=True))
        rates, usual = samples.rates_of(self.functions)[0], self.samples.rates_of(self.functions)[1]
        return [int(k) for k in np.flatnonzero(np.abs(rates).max(axis=0) < ROUNDING * usual.max(axis=0))]

    def _independent(self, functions: Sequence[Expression] | Array) -> list[int]:
        """The places of those functions that are independent as forms of the speeds that the constraints allow."""
        if not len(functions):
            return []
        forms = self.samples.at(jacobian(functions, self.eom.u))
        tables = [F @ Z for F, Z in zip(forms, self.free, strict=True)]
        units = [F.T / np.maximum(np.linalg.norm(F, axis=1), TINY) for F in tables]
        rank = max(np.linalg.matrix_rank(F, tol=INDEPENDENT) for F in units)
        return independent_columns(units, int(rank), range(len(functions)))

    def _matrix(self, p: Array, theta: Expression) -> Array:
        """A in p' = theta' A p, from the equations in the speeds y = (p, ...): with theta' = t y, the second derivatives of p'
        by y are t a^T + a t^T with a = (A, 0).

        All is taken where the other coordinates are zero: if A depends on them, the residuals tell.
        """
        every = [*p, self.rates[theta], *self.eom.u]
        speeds = {f"speed {k}": to_sympy(every[k]) for k in self._independent(every)}
        nowhere = np.full((len(p), len(p)), NOWHERE, dtype=object)
        try:
            record = derive(self.eom.model, "projection", speeds=speeds)
        except DerivationError:  # they are independent at some states only
            return nowhere
        first = {self.eom.q[four[0]] for four in self.eom.euler_parameters}
        still = {s: ONE if s in first else ZERO for s in (*self.eom.q, *record.u, TIME) if s != theta}
        rates = dict(zip(record.q, record.coordinate_rates, strict=True))
        t, M = _at(gradient(rates[theta], record.u), still), _at(record.M, still)
        j = next((k for k, x in enumerate(t) if not is_zero(x)), 0)
        pushed = _at(jacobian(jacobian(record.f + record.c, record.u)[:, j], record.u), still)
        try:
            H = solve(M, pushed, [np.eye(len(M))])
        except ZeroDivisionError:  # the coordinates are singular where the others are zero
            t = column([ZERO])
        if is_zero(t[j]):
            return nowhere
        own = H[:, j] / (2 * t[j])
        a = (H - own[:, None] * t) / t[j]
        a[:, j] = own
        return entrywise(lambda x: _short(x, theta), a[: len(p), : len(p)])

    def _residuals(self, p: Array, theta: Expression, A: Array) -> Floats:
        """The largest difference of p' and theta' A p for each p, as a part of the terms of p'."""
        rates, sizes = self.samples.rates_of(p)
        gaps = rates - self.samples.at(product(A, p) * self.rates[theta])
        return np.nan_to_num(np.abs(gaps) / np.where(sizes > 0, sizes, 1.0), nan=np.inf).max(axis=0)


def _functions(eom: EquationsOfMotion) -> Iterator[tuple[str, Expression]]:
    """Velocities of bodies along their own axes, speeds, and velocities of bodies along the axes of others."""
    bodies = [m for m in eom.kinematics.motions if isinstance(m.body, Body)]
    yield from (pair for m in bodies for pair in _along_axes(m, m))
    yield from ((u.name, u) for u in eom.u)
    yield from (pair for m, frame in itertools.permutations(bodies, 2) for pair in _along_axes(m, frame))


def _along_axes(m: Motion, frame: Motion) -> Iterator[tuple[str, Expression]]:
    R = product(frame.R.T, m.R)
    for letter, vector in (("w", m.w), ("v", m.V)):
        for k, value in enumerate(vector if m is frame else product(R, vector), 1):
            if not is_zero(value):
                yield f"{m.body.name}.{letter} . {frame.body.name}.e{k}", value


def _at(values: Array, still: Mapping[Expression, Expression]) -> Array:
    """The expressions with some symbols replaced, simplified; a symbol of its own where one has no value."""

    def at(value: Expression) -> Expression:
        found = to_sympy(substitute(value, still))
        return NOWHERE if found.has(sp.nan, sp.zoo, sp.oo) else expression(simplified(found))

    return entrywise(at, values)


def _short(value: Expression, angle: Expression) -> Expression:
    """A fraction of the sine and cosine of an angle with common factors cancelled."""
    s, c, theta = sp.Dummy("s"), sp.Dummy("c"), to_sympy(angle)
    plain = sp.expand_trig(sp.nsimplify(to_sympy(value), rational=True))
    if plain.count_ops() > LONGEST or plain.has(sp.nan, sp.zoo):
        return NOWHERE if plain.has(sp.nan, sp.zoo) else value
    n, d = sp.fraction(sp.together(plain.subs({sp.sin(theta): s, sp.cos(theta): c})))
    forms = [sp.cancel(sp.rem(n, s**2 + c**2 - 1, x) / sp.rem(d, s**2 + c**2 - 1, x)) for x in (s, c)]
    shortest = min(forms, key=lambda form: form.count_ops())
    return expression(simplified(shortest.subs({s: sp.sin(theta), c: sp.cos(theta)})))
