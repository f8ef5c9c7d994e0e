"""linearize: the state matrices of a mechanism about an equilibrium or a steady motion, on its constraints.

The variables that stay constant are s(q, u), with s' = F(q, u). A variation along a basis D of what the constraints allow
changes them by S = ds D and their rates by dF; the linear system is dF = A S, which has a solution where the constant
variables are complete: their rates depend on nothing else. Independent ones among them are chosen by a pivoted orthogonal
factorization of S.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.integrate import DOP853, solve_ivp
from scipy.linalg import qr

from alembert.analysis.linear.exact_zeros import settled
from alembert.analysis.linear.formulas import SymbolicLinearization, symbolic_linearization
from alembert.analysis.linear.many_points import Linearizations, spread
from alembert.analysis.linear.operating_point import OperatingPoint, Variables, operating_point, variables_of
from alembert.analysis.linear.periodic_forces import period_of_forces
from alembert.analysis.linear.second_order import SecondOrder, second_order
from alembert.analysis.linear.stability import Spectrum, spectrum
from alembert.description import Model
from alembert.description.named_numbers import GivenNumbers
from alembert.errors import AlembertError, DerivationError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.number_tables import assignments, matrix_lines, short, short_complex
from alembert.expressions.validation import check_flag, is_listed
from alembert.mechanism.mechanism import mechanism_of
from alembert.mechanism.power import is_hamiltonian
from alembert.mechanism.state_derivatives import named, smooth_equations
from alembert.motion.stop_times import moments_of, within
from alembert.presentation import Shown

CLOSE = 1e-7  # what a change of the state by this much does to a rate may be left of it
COMPLETE = 1e-7  # relative: what may be left of the slopes of the rates that the named variables do not explain
LONGEST_STEP = 1 / 64  # of a period
MOST_RATES = 100_000  # that are looked at in one period: about a hundred swings, ten seconds
LARGE = 1e6  # a solution is made smaller where it has grown so much
MOST_GROWN = 600.0  # the logarithm of the largest factor that is told
GOOD_ENOUGH = 0.3  # a variable is chosen before later ones if it stands out by this share of the best


@dataclass(frozen=True)
class Mode:
    """One motion exp(eigenvalue t) of the linear system: its shape by the names of coordinates and speeds."""

    eigenvalue: complex
    shape: Mapping[str, complex]

    @property
    def frequency(self) -> float:
        """The angular frequency (radians a unit of time)."""
        return abs(self.eigenvalue.imag)

    @property
    def damping(self) -> float:
        """The damping ratio: -Re / |eigenvalue|, and zero for the eigenvalue zero."""
        return -self.eigenvalue.real / abs(self.eigenvalue) if self.eigenvalue else 0.0

    def __str__(self) -> str:
        large = {name: x for name, x in self.shape.items() if abs(x) > 1e-6}
        kept = {name: x for name, x in large.items() if name.removesuffix("'") not in self.shape}
        kept |= {name: x for name, x in large.items() if not name.endswith("'")}
        listed = ", ".join(f"{name} {short_complex(x, 3)}" for name, x in (kept or large).items())
        return f"{short_complex(self.eigenvalue)}:  {listed}"


@dataclass(frozen=True, eq=False)
class Linearization(Shown):
    """x' = A x + B v for small changes x of the states and v of the inputs about a point.

    About a state that moves (`moving=True`), x' = A x + B v + rates. `states` and `inputs` are names; `point` has the values
    about which it holds; `shapes` gives the change of the variables `shown` for a change of each state.
    """

    point: OperatingPoint = field(repr=False)
    variables: Variables = field(repr=False)
    chosen: tuple[int, ...] = field(repr=False)
    A: Floats
    B: Floats
    shown: tuple[str, ...] = field(repr=False)
    shapes: Floats = field(repr=False)
    rates: Floats = field(default_factory=lambda: np.zeros(0), repr=False)
    is_steady: bool = field(default=True, repr=False)

    @property
    def states(self) -> tuple[str, ...]:
        """The names of the states: independent variables that stay constant."""
        return tuple(self.variables.names[k] for k in self.chosen)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The names of the inputs."""
        return tuple(s.name for s in self.point.mechanism.inputs)

    @property
    def values(self) -> dict[str, float]:
        """Coordinates, speeds, inputs and parameters at the point."""
        return named(self.point.numbers, self.point.mechanism.symbols)

    @cached_property
    def spectrum(self) -> Spectrum:
        """Eigenvalues with their vectors; where rounding would decide, sixty digits do."""
        is_place = self.variables.are_places[list(self.chosen)]
        found = spectrum(self.A, is_place, is_hamiltonian(self.point.mechanism.eom))
        is_open = found.is_slow or (found.stable is None and (found.is_rounded or found.is_leaning))
        return settled(found, self.point, self.variables, self.chosen, self.A) if is_open else found

    @property
    def eigenvalues(self) -> NDArray[np.complex128]:
        """The eigenvalues of A by decreasing real part."""
        return self.spectrum.eigenvalues

    @cached_property
    def modes(self) -> tuple[Mode, ...]:
        """One for each eigenvalue, one for a pair of conjugate ones; the largest coordinate has the amplitude 1."""
        is_place, out = np.array([not name.endswith("'") for name in self.shown], dtype=bool), []
        for value, moved in zip(self.eigenvalues, (self.shapes @ self.spectrum.vectors).T, strict=True):
            size = np.abs(moved)
            places = np.where(is_place, size, 0.0)
            largest = int((places if places.max() >= 1e-9 * size.max() else size).argmax())
            if value.imag >= 0:
                out.append(Mode(complex(value), dict(zip(self.shown, moved / moved[largest], strict=True))))
        return tuple(out)

    @property
    def stable(self) -> bool | None:
        """Whether no small disturbance grows, to first order; None where rounding decides, or A changes with time."""
        return None if self._of_this_moment else self.spectrum.stable

    @property
    def verdict(self) -> str:
        """On stability, in words."""
        return self._of_this_moment or self.spectrum.verdict(self.states)

    @cached_property
    def _of_this_moment(self) -> str:
        """Why the eigenvalues tell nothing of stability; empty where they do, as A is the same at all times."""
        if not self.is_steady:
            return "undecided: the state moves, and the eigenvalues are those of this moment alone"
        mechanism, values = self.point.mechanism, self.point.parameters.tolist()
        parameters = zip(reversed(mechanism.symbols), reversed(values), strict=False)  # they are the last symbols
        if period_of_forces(mechanism.eom, dict(parameters)):
            return "undecided: forces depend on time, and the eigenvalues are those of this moment alone"
        return ""

    def over(
        self, at: Mapping[Any, Any] | None = None, *, inputs: Any = None, parameters: Any = None
    ) -> Linearizations:
        """The same at many points, in the same states: values in `at`, `inputs` and `parameters` may be arrays of one length.

        Nothing is derived or compiled again. What is not given in `inputs` and `parameters` is as it is here, and so is the
        state if `at` is not given.
        """
        mechanism, point = self.point.mechanism, self.point
        own = dict(zip(mechanism.eom.model.values, point.parameters, strict=True))
        steady = dict(zip(self.inputs, point.inputs, strict=True))
        everything = self.variables.names == tuple(s.name for s in (*mechanism.eom.q, *mechanism.eom.u))
        out = []
        for state, pushed, values in spread("linearize: over", point.values if at is None else at, inputs, parameters):
            numbers = {**own, **values}
            place = operating_point(mechanism, state, {**steady, **pushed}, numbers, point.time, "linearize")
            out.append(linearized(place, self.variables, everything, self.chosen))
        return Linearizations(out)

    def symbolic(self) -> SymbolicLinearization:
        """A and B as formulas in the parameters and in those values of the point that are not 0 or a multiple of pi/2."""
        return symbolic_linearization(self.point, self.variables, self.chosen)

    def second_order(self) -> SecondOrder:
        """The same as M q'' + C q' + K q = B v in the coordinates among the states, as it stands on paper."""
        return second_order(self.point, self.variables, self.chosen, self.A, self.B, self.inputs)

    def to_control(self) -> Any:
        """A StateSpace of python-control with the names of states and inputs, "_" for a dot; its outputs are all states."""
        try:
            import control
        except ImportError:
            raise AlembertError(
                "to_control needs python-control, which is not installed here: pip install control. "
                "The matrices themselves are .A and .B, their names .states and .inputs."
            ) from None
        size, columns = self.B.shape
        states, inputs = ([name.replace(".", "_") for name in names] for names in (self.states, self.inputs))
        matrices = (self.A, self.B, np.eye(size), np.zeros((size, columns)))
        return control.StateSpace(*matrices, states=states, outputs=states, inputs=inputs)

    def __str__(self) -> str:
        model = self.point.mechanism.eom.model.name
        moving = {k: v for k, v in self.point.values.items() if v}
        lines = [f"Linearization of {model!r} about {assignments(moving) or 'all coordinates and speeds zero'}"]
        if self.states:
            lines += ["", "A", *matrix_lines(self.A, self.states, self.states)]
            lines += ["", "B", *matrix_lines(self.B, self.states, self.inputs)] if self.inputs else []
            lines += ["", "eigenvalue:  mode", *map(str, self.modes)]
        return "\n".join([*lines, "", self.verdict[0].upper() + self.verdict[1:] + "."])


def linearize(
    model: Model,
    at: Any = None,
    *,
    about: Iterable[Any] | None = None,
    inputs: GivenNumbers = None,
    parameters: GivenNumbers = None,
    time: float = 0.0,
    moving: bool = False,
) -> Linearization:
    """The state matrices A and B of a model about an equilibrium or a steady motion; with `moving` about any state.

    `at` gives coordinates and speeds by name (the rest is zero, or follows from the constraints), or is an equilibrium that
    `equilibria` found. About a steady motion, `about` lists the variables that stay constant, by name or as expressions in
    the model's symbols; others, such as an angle that turns at a constant rate, may move, but the rates of the listed ones
    must not depend on them. `inputs` are the constant inputs there. `.over` gives the same at many points. With `moving=True`
    the state may be any: a point of a trajectory, for instance, with `.rates` the rates of the states there.

    >>> from alembert.examples import simple_pendulum
    >>> print(linearize(simple_pendulum(), {"theta": 0}).eigenvalues.round(4))
    [ 0.+3.1321j -0.-3.1321j]
    """
    check_flag(moving, "linearize: found moving")
    are_many = isinstance(at, list | tuple) and any(isinstance(each, Mapping) for each in at)
    if are_many or (isinstance(at, Mapping) and any(map(is_listed, at.values()))):
        raise ModelError(
            "linearize: at: found many points; expected one. linearize(model, at).over(at) takes arrays, and gives the same "
            "at all of them."
        )
    mechanism = mechanism_of(smooth_equations(model, "linearize"), dense=True)
    point = operating_point(mechanism, at, inputs, parameters, time, "linearize")

    return linearized(point, variables_of(mechanism, about), everything=about is None, moving=moving)


def linearized(
    point: OperatingPoint, variables: Variables, everything: bool, states: Sequence[int] = (), moving: bool = False
) -> Linearization:
    """The linearization in variables that are checked to be complete, and, unless they may move, constant along the motion."""
    first = _Local(point, variables)
    if not moving:
        first.check_constant(everything)
    chosen = list(states) or (first.independent_states() if everything else first.independent_variables())
    first.check_complete(chosen)
    A, B = first.matrices(chosen)
    if not moving:
        _check_later(first, chosen, A, everything)
    shown, shapes = first.shapes(chosen)
    is_steady = not moving or (everything and not first.moving)
    return Linearization(point, variables, tuple(chosen), A, B, shown, shapes, first.rates[chosen], is_steady)


class _Local:
    """The slopes of the variables and of their rates at one point."""

    def __init__(self, point: OperatingPoint, variables: Variables) -> None:
        self.point, self.variables = point, variables
        self.slopes = point.instant.slopes
        self.values, self.rates = variables.at(point.instant)
        self.S, self.dF, self.by_inputs = variables.slopes(self.slopes)

    # --- the check that nothing named moves --------------------------------------------------------------------------

    @property
    def moving(self) -> dict[int, str]:
        """The variables that change, with words that say so."""
        size = max(1.0, float(np.abs(self.values).max(initial=0.0)))
        slack = CLOSE * np.abs(self.dF).sum(axis=1) * size + 1e-9 * size
        moving = np.flatnonzero(~(np.abs(self.rates) <= slack))
        return {int(k): f"at the rate {short(self.rates[k])}" for k in moving}

    def check_constant(self, everything: bool) -> None:
        """Refuse variables that change."""
        moving, names = self.moving, self.variables.names
        if not moving:
            return
        first, *more = list(moving)[:4]
        listed = ", ".join([f"{names[first]} changes {moving[first]}", *(f"{names[k]} {moving[k]}" for k in more)])
        if not everything:
            raise DerivationError(
                f"linearize: found variables in about= that do not stay constant: {listed}. Expected a steady motion: "
                "correct the state, or leave them out."
            )
        free = np.linalg.norm(self.S, axis=1) > 1e-9
        still = [name for k, name in enumerate(names) if k not in moving and free[k]] if self.point.u.any() else []
        hint = f"; about a steady motion name what stays constant, for instance of about={still}" if still else ""
        raise DerivationError(
            f"linearize: found no equilibrium at this state: {listed}. Expected one, as alembert.equilibria(model) finds "
            f"them{hint}; about any other state say moving=True."
        )

    # --- choice of states --------------------------------------------------------------------------------------------

    def independent_states(self) -> list[int]:
        """Independent coordinates, then independent speeds; each is measured by what it does without constraints."""
        instant, nq = self.point.instant, len(self.point.q)
        free = np.ones(len(self.point.u)) if instant.sizes is None else 1 / instant.sizes
        usual = np.concatenate([np.linalg.norm(self.slopes.N * free, axis=1), free])
        for four in self.point.mechanism.eom.euler_parameters:
            usual[list(four)] = usual[list(four)].max()  # one of them does not move where it is 1
        S = self.S / np.where(usual > 0, usual, 1.0)[:, None]
        velocities = instant.solver.rows.null.shape[1]
        positions = S.shape[1] - velocities
        chosen = _pivots(S[:nq, :positions], positions)
        return chosen + [nq + k for k in _pivots(S[nq:, positions:], velocities)]

    def independent_variables(self) -> list[int]:
        """Independent ones among the named variables."""
        size = np.linalg.norm(self.S, axis=1)
        for k in np.flatnonzero(size < 1e-9):
            raise DerivationError(
                f"linearize: {self.variables.names[k]!r} in about= cannot be varied at this state: the constraints, or a "
                "maximum of it, hold it. Leave it out."
            )
        diagonal = np.abs(np.diag(qr((self.S / size[:, None]).T, mode="r", pivoting=True)[0]))
        return _pivots(self.S / size[:, None], int((diagonal > 1e-8).sum()))

    # --- the linear system ------------------------------------------------------------------------------------------

    def check_complete(self, chosen: list[int]) -> None:
        """Refuse variables whose rates depend on something that is not named."""
        rest = self.dF - self.dF @ np.linalg.pinv(self.S[chosen]) @ self.S[chosen]
        size = max(float(np.abs(self.dF).max(initial=0.0)), 1e-9)
        worst = np.unravel_index(np.abs(rest).argmax(), rest.shape) if rest.size else (0, 0)
        if not rest.size or np.abs(rest).max() <= COMPLETE * size:
            return
        hidden = np.abs(self.slopes.tangent @ rest[worst[0]])
        symbols = [s.name for s in (*self.point.mechanism.eom.q, *self.point.mechanism.eom.u)]
        named_already = set(self.variables.names)
        others = [symbols[k] for k in np.argsort(-hidden) if symbols[k] not in named_already]
        raise DerivationError(
            f"linearize: the rate of {self.variables.names[worst[0]]!r} depends on {others[0]!r}, which is not in about=; "
            f"expected variables whose rates depend on each other alone. Name {others[0]!r} too if it stays constant; if it "
            "moves, this motion is not steady in these variables."
        )

    def matrices(self, chosen: list[int]) -> tuple[Floats, Floats]:
        """A and B in the chosen states."""
        return self.dF[chosen] @ np.linalg.pinv(self.S[chosen]), self.by_inputs[chosen]

    def shapes(self, chosen: list[int]) -> tuple[tuple[str, ...], Floats]:
        """Variables to show, and their change for a change of each chosen state: all that move if these are complete."""
        inverse = np.linalg.pinv(self.S[chosen])
        if len(chosen) < self.S.shape[1]:
            return self.variables.names, self.S @ inverse
        eom = self.point.mechanism.eom
        return tuple(s.name for s in (*eom.q, *eom.u)), self.slopes.tangent @ inverse


def _pivots(rows: Floats, count: int) -> list[int]:
    """So many rows that stand well out of each other: each time the first that is not much worse than the best."""
    rest, chosen = rows.copy(), []
    for _ in range(count):
        size = np.linalg.norm(rest, axis=1)
        k = int(np.flatnonzero(size >= GOOD_ENOUGH * size.max())[0])
        direction = rest[k] / size[k]
        rest = rest - np.outer(rest @ direction, direction)
        rest[k] = 0.0
        chosen.append(k)
    return sorted(chosen)


def _check_later(first: _Local, chosen: list[int], A: Floats, at_rest: bool) -> None:
    """Refuse a motion that is steady only for a moment: look again a little later, and later still."""
    point = first.point
    quickest = max([1e-3, *np.abs(np.linalg.eigvals(A)), *np.abs(point.u)]) if len(A) else 1.0
    size = max(1.0, float(np.abs(A).max(initial=0.0)))
    resting = [point.moved(point.q, point.u, point.time + part / quickest) for part in (0.37, 1.0)]
    for later in resting if at_rest else _motion(point, 1 / quickest):
        local = _Local(later, first.variables)
        for k, changes in local.moving.items():
            raise DerivationError(
                f"linearize: {first.variables.names[k]} is constant for a moment only: at t = {later.time:.4g} it changes "
                f"{changes}; expected an equilibrium or a steady motion, and nothing that changes with time by itself."
            )
        found, _ = local.matrices(chosen)
        if not np.abs(found - A).max(initial=0.0) <= 1e-5 * size:
            raise DerivationError(
                "linearize: the linear system changes along the motion, though the variables stay constant; expected the same "
                "one at all times. Name other variables in about=, in which the motion looks the same at every time."
            )


def floquet_multipliers(point: OperatingPoint, variables: Variables, period: float) -> NDArray[np.complex128]:
    """The factors by which disturbances of a rest grow in one period of x' = A(t) x, where A returns (Floquet 1883).

    None, if the mechanism moves so often in one period that it cannot be followed.
    """
    chosen = _Local(point, variables).independent_states()
    size, looked = len(chosen), count()

    def rates(t: float, y: Floats) -> Floats:
        if next(looked) > MOST_RATES:
            raise _NotFollowedError
        A, _ = _Local(point.moved(point.q, point.u, t), variables).matrices(chosen)
        return np.asarray(A @ y.reshape(size, size)).reshape(-1)

    y, grown, stop = np.eye(size).reshape(-1), 0.0, point.time + period
    code = point.mechanism.native.functions_of_time
    brief = within(point.time, stop, moments_of(code, point.parameters.tolist(), point.time, stop) if code else ())
    try:
        for t, end in pairwise([point.time, *brief, stop]):
            while t < end:
                t, y = _grown(rates, t, end, y, LONGEST_STEP * period)
                y, grown = y / np.abs(y).max(), grown + math.log(np.abs(y).max())
    except _NotFollowedError:
        return np.zeros(0, dtype=complex)
    return np.asarray(np.linalg.eigvals(y.reshape(size, size)) * math.exp(min(grown, MOST_GROWN)), dtype=complex)


class _NotFollowedError(Exception):
    """A linear system that takes too many steps."""


def _grown(rates: Any, t: float, end: float, y: Floats, longest_step: float) -> tuple[float, Floats]:
    """The solution at the end, or where it has become large."""
    solver = DOP853(rates, t, y, end, max_step=longest_step, rtol=1e-11, atol=1e-12)
    while solver.status == "running" and np.abs(solver.y).max() < LARGE:
        solver.step()
    if solver.status == "failed":
        raise _NotFollowedError
    return float(solver.t), solver.y


def _motion(point: OperatingPoint, duration: float) -> list[OperatingPoint]:
    """The true motion from the point, at two later times."""
    nq = len(point.q)

    def rates(t: float, y: Floats) -> Floats:
        instant = point.moved(y[:nq], y[nq:], t).instant
        return np.concatenate([instant.rates, instant.solved[0]])

    times = [point.time + 0.37 * duration, point.time + duration]
    start = np.concatenate([point.q, point.u])
    found = solve_ivp(rates, (point.time, times[-1]), start, "DOP853", times, rtol=1e-11, atol=1e-12)
    return [point.moved(y[:nq], y[nq:], t) for t, y in zip(found.t, found.y.T, strict=True)]
