"""Trajectory: what a run gives back. Times, coordinates, speeds, multipliers, poses, energy, reactions, work."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import name_rules
from alembert.description.bodies import Body, Point, rate_of
from alembert.description.loads import Load
from alembert.errors import ModelError
from alembert.expressions.algebra import (
    ZERO,
    Array,
    Expression,
    column,
    cross,
    dot,
    expression,
    jacobian,
    product,
    substitute,
    time_derivatives,
    total,
)
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Motion, Row
from alembert.kinematics.free_bodies import kinetic_energy
from alembert.mechanism.compiled_equations import least_norm
from alembert.mechanism.native_run import Segment, States
from alembert.motion.joint_reactions import Reaction, Reactions, reactions_of
from alembert.motion.run_record import RunRecord
from alembert.motion.tree_reactions import tree_reaction
from alembert.motion.work import Ledger, changing_power, integrated, load_power
from alembert.native.machine_code import machine_code
from alembert.presentation import present

Floats = NDArray[np.float64]


class State(Mapping[Any, float]):
    """Values by symbol or name at one time."""

    def __init__(self, time: float, values: Mapping[str, float]) -> None:
        self.time = time
        self._values = dict(values)

    def __getitem__(self, key: Any) -> float:
        name = getattr(key, "name", key)
        if name not in self._values:
            raise ModelError(f"{key!r} is not in this state; it has {', '.join(self._values)}.")
        return self._values[name]

    def __iter__(self) -> Any:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


@dataclass(frozen=True, eq=False)
class Trajectory:
    """A run of a model: samples at `time`, and the steps of the integrator behind them.

    >>> from alembert import simulate
    >>> from alembert.examples import four_bar
    >>> start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    >>> run = simulate(four_bar(), 5.0, initial=start, keep=["theta1", "theta1'"])
    >>> print(run["theta1"][0], round(run.at(2.5)["theta1"], 4), run.reaction("O3").force.shape)
    1.0 7.6867 (1001, 3)
    """

    eom: EquationsOfMotion | ArticulatedBodies
    time: Floats
    states: States = field(repr=False)
    parameters: Mapping[str, float]
    segments: tuple[Segment, ...] = field(repr=False)
    events: tuple[tuple[float, str], ...] = ()
    report: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """What ran, for how long, by which method, and how hard it was."""
        report = self.report
        size = f"{len(self.time)} samples, {report.get('steps', 0)} steps"
        return f"Run of {self.eom.model.name!r} from t = {self.time[0]:g} to {self.time[-1]:g} by {self.eom.method}: {size}"

    # --- values -----------------------------------------------------------------------------------------------------

    @property
    def coordinates(self) -> Floats:
        """The coordinates (samples, coordinates)."""
        return self.states.values[:, : len(self.eom.q)]

    @property
    def speeds(self) -> Floats:
        """The speeds (samples, speeds)."""
        return self.states.values[:, len(self.eom.q) :]

    @cached_property
    def _solved(self) -> tuple[Floats, Floats, Floats, Floats]:
        return self.states.solve()

    @property
    def accelerations(self) -> Floats:
        """The rates of the speeds (samples, speeds)."""
        return self._solved[0]

    @property
    def multipliers(self) -> Floats:
        """The multipliers (samples, constraints of the equations), of least norm where constraints are dependent."""
        found, eom = self._solved[1], self.eom
        if isinstance(eom, ArticulatedBodies) or not eom.rows:
            return found
        return least_norm(self._numbers(eom.A).reshape(-1, *eom.A.shape), found)

    def __getitem__(self, key: Any) -> Floats:
        """The samples of a coordinate, speed or any symbol of the model, by symbol or name."""
        name = getattr(key, "name", key)
        if not isinstance(name, str):
            raise ModelError(f"Found {key!r}; expected a symbol or a name. For expressions use run.evaluate.")
        return self.evaluate(Symbol(name))

    def evaluate(self, value: Any) -> Floats:
        """The samples of any expression in the model's symbols (and accelerations such as theta'')."""
        return self._numbers(self.eom.express(column([expression(value, "expression")])))[:, 0]

    def _numbers(self, values: Array, states: States | None = None) -> Floats:
        """Expressions in coordinates, speeds and accelerations at all samples (samples, values)."""
        states = states or self.states
        self._check(values)
        used = {s for e in values.flat for s in e.free_symbols}
        asked = sorted(used.intersection(self.eom.du) - self._told, key=lambda s: str(s.name))
        if not asked:
            return states.evaluate(values)
        known = sorted(used - set(asked), key=lambda s: str(s.name))
        du = self._solved[0] if states is self.states else states.solve()[0]
        columns = du[:, [self.eom.du.index(s) for s in asked]]
        if known:
            columns = np.hstack([states.evaluate(column(known)), columns])
        code = machine_code([*known, *asked], list(values.flat))
        return np.array([code(row) for row in columns])

    @cached_property
    def _told(self) -> set[Expression]:
        """The symbols that the native loop gives the values of."""
        return set(self.states.run.native.arguments)

    def _check(self, values: Array) -> None:
        known = {s.name for s in (*self._told, *self.eom.du)}
        for name in sorted({s.name for e in values.flat for s in e.free_symbols} - known):
            close = difflib.get_close_matches(name, list(known), n=3, cutoff=0.5) or sorted(known)[:8]
            raise ModelError(f"This run has no {name!r}; did you mean {', '.join(map(repr, close))}?")

    def at(self, time: float) -> State:
        """All coordinates and speeds at any time of the run."""
        states = self.states.at(np.array([self._inside(time)]))
        names = [s.name for s in (*self.eom.q, *self.eom.u)]
        return State(time, dict(zip(names, map(float, states.values[0]), strict=True)))

    def _inside(self, time: float) -> float:
        first, last = self.segments[0].node_times[0], self.segments[-1].node_times[-1]
        found = name_rules.finite(time, "time")
        if not first <= found <= last:
            raise ModelError(f"Found the time {time}; expected one within the run, {first:g} to {last:g}.")
        return found

    # --- saving -----------------------------------------------------------------------------------------------------

    def record(self) -> RunRecord:
        """The samples by name, with accelerations, inputs, energies and the constraint error, as plain numbers."""
        eom = self.eom
        columns = {s.name: self.states.values[:, k] for k, s in enumerate((*eom.q, *eom.u))}
        columns |= {s.name: self.accelerations[:, k] for k, s in enumerate(eom.du)}
        columns |= {s.name: self[s] for s in eom.inputs}
        derived = {
            "kinetic energy": self.kinetic_energy,
            "potential energy": self.potential_energy,
            "constraint error": self.constraint_error,
        }
        columns |= {name: values for name, values in derived.items() if name not in columns}
        return RunRecord(eom.model.name, eom.method, self.time, columns, self.parameters, self.events, self.report)

    def save(self, path: Any) -> None:
        """Write the run to a file, by its ending: `.npz`, which `load_run` reads again, or `.csv`, a plain table."""
        self.record().save(path)

    def to_pandas(self) -> Any:
        """A pandas DataFrame of the samples, indexed by time."""
        return self.record().to_pandas()

    # --- showing ----------------------------------------------------------------------------------------------------

    def plot(self, *, which: Sequence[str] | None = None, title: str | None = None, units: str | None = "SI") -> Any:
        """A matplotlib figure of the run; `which` selects panels, for instance ["coordinates", "energy", "phase"]."""
        return present("plot", self, which=which, title=title, units=units)

    def _repr_html_(self) -> str:
        return str(present("run as HTML", self))

    def save_html(
        self,
        path: Any,
        *,
        title: str | None = None,
        shapes: Mapping[Any, Any] | None = None,
        traces: Sequence[Point] | None = None,
        units: str | None = "SI",
    ) -> None:
        """Write a page that shows the motion, with forces, plots and equations; see alembert.save_html."""
        present("page", path, self, title=title, shapes=shapes, traces=traces, units=units)

    # --- geometry ---------------------------------------------------------------------------------------------------

    def position(self, point: Point) -> Floats:
        """The position of a point in ground axes (samples, 3)."""
        return self._numbers(self.eom.express(point.position_array))

    def velocity(self, point: Point) -> Floats:
        """The velocity of a point in ground axes (samples, 3)."""
        return self._numbers(self.eom.express(point.velocity_array))

    def acceleration(self, point: Point) -> Floats:
        """The acceleration of a point in ground axes (samples, 3)."""
        return self._numbers(_acceleration(self.eom, point))

    def pose(self, body: str) -> tuple[Floats, Floats]:
        """The position of the centre of mass (samples, 3) and the rotation matrix (samples, 3, 3) of a body."""
        motion = next((m for m in self.eom.motions if m.body.name == getattr(body, "name", body)), None)
        if motion is None:
            raise ModelError(f"The model has no body {body!r}; it has {', '.join(self.eom.model.bodies)}.")
        return self._numbers(motion.r), self._numbers(motion.R.reshape(9)).reshape(-1, 3, 3)

    # --- constraints ------------------------------------------------------------------------------------------------

    @cached_property
    def constraint_error(self) -> Floats:
        """The largest residual of all constraints, in positions and velocities, at each sample."""
        if isinstance(self.eom, ArticulatedBodies):
            return np.zeros(len(self.time))
        values = [row.position for row in self.eom.kinematics.rows if row.position is not None]
        velocities = [row.velocity for row in self.eom.rows]
        if not values + velocities:
            return np.zeros(len(self.time))
        return np.abs(self._numbers(column(values + velocities))).max(axis=1)

    @cached_property
    def _reactions(self) -> Reactions:
        assert isinstance(self.eom, EquationsOfMotion)
        return reactions_of(self.eom, self.states)

    def reaction(self, name: Any) -> Reaction:
        """The reaction of a joint on its second body (of a constraint: on the body it holds), along the run."""
        key = getattr(name, "name", name)
        if isinstance(self.eom, ArticulatedBodies):
            return tree_reaction(self.eom, self.states, key)
        return self._reactions.reaction(key)

    def work(self, name: Any) -> Floats:
        """The work that a load, joint or constraint has done since the start."""
        key = getattr(name, "name", name)
        load = self.eom.model.loads.get(key)
        if load is not None:
            own = self._pair_work(load) if load.pairs else np.zeros(len(self.time))
            if load.energy is None:
                return own
            stored = self._numbers(self.eom.express(column([load.energy])))[:, 0]
            return np.asarray(own - (stored - stored[0]))
        eom = self.eom
        if isinstance(eom, ArticulatedBodies):
            tree_reaction(eom, self.states, key)
            return np.zeros(len(self.time))  # the joints of a tree do no work
        self._reactions.rows(key)
        return integrated(self.states, lambda states: reactions_of(eom, states).power(key))

    def ledger(self) -> Ledger:
        """Where the energy comes from and goes to."""
        works = {load.name: self._pair_work(load) for load in self.eom.model.loads.values() if load.pairs}
        works |= {owner: self.work(owner) for owner in self._working()}
        change = changing_power(self.eom)
        if change is not None:
            works["potentials changing with time"] = integrated(self.states, change)
        return Ledger(self.kinetic_energy, self.potential_energy, works)

    def _working(self) -> list[str]:
        """The joints and constraints that may do work: those that move by themselves, and those with friction."""
        if isinstance(self.eom, ArticulatedBodies):
            return []
        absolute = self._reactions.absolute
        owners = dict.fromkeys(row.owner for row in absolute.rows)
        rheonomic = {row.owner for row in absolute.rows if _drives(row, set(absolute.speeds))}
        rubbed = {friction.target for friction in self.eom.model.frictions}
        return [owner for owner in owners if owner in rheonomic | rubbed]

    def _pair_work(self, load: Load) -> Floats:
        return integrated(self.states, load_power(self.eom, load))

    # --- energy -----------------------------------------------------------------------------------------------------

    @cached_property
    def kinetic_energy(self) -> Floats:
        """The kinetic energy."""
        return self._numbers(column([_kinetic(self.eom)]))[:, 0]

    @cached_property
    def potential_energy(self) -> Floats:
        """The potential energy of all conservative loads."""
        return self._numbers(column([_potential(self.eom)]))[:, 0]

    @property
    def energy(self) -> Floats:
        """The total energy, kinetic and potential."""
        return self.kinetic_energy + self.potential_energy

    @cached_property
    def momentum(self) -> Floats:
        """The linear momentum in ground axes (samples, 3)."""
        values = [total(m.body.mass * m.v[k] for m in self.eom.motions) for k in range(3)]
        return self._numbers(self.eom.express(column(values)))

    @cached_property
    def angular_momentum(self) -> Floats:
        """The angular momentum about the origin in ground axes (samples, 3)."""
        parts = []
        for m in self.eom.motions:
            part = cross(m.r, column(m.body.mass * c for c in m.v))
            parts.append(part + product(m.R, product(m.body.J, m.w)) if isinstance(m.body, Body) else part)
        return self._numbers(self.eom.express(column(total(p[k] for p in parts) for k in range(3))))


def _kinetic(eom: EquationsOfMotion | ArticulatedBodies) -> Expression:
    if isinstance(eom, ArticulatedBodies):
        return total(_own_energy(m) for m in eom.motions)
    velocity = eom.body_motion.velocity
    return kinetic_energy(eom.kinematics, velocity)


def _own_energy(motion: Motion) -> Expression:
    """m v^2 / 2 + w J w / 2 of one body."""
    body = motion.body
    turning = dot(motion.w, product(body.J, motion.w)) if isinstance(body, Body) else ZERO
    return (body.mass * dot(motion.v, motion.v) + turning) / 2


def _potential(eom: EquationsOfMotion | ArticulatedBodies) -> Expression:
    energies = [load.energy for load in eom.model.loads.values() if load.energy is not None]
    return total(eom.express(column(energies)))


def _acceleration(eom: EquationsOfMotion | ArticulatedBodies, point: Point) -> Array:
    """The acceleration of a point, in ground axes."""
    if not isinstance(eom, ArticulatedBodies):
        v = eom.express(point.velocity_array)
        rates = dict(zip(eom.q, eom.coordinate_rates, strict=True)) | {Symbol("t"): expression(1)}
        return time_derivatives(v, rates) + product(jacobian(v, eom.u), column(eom.du))
    frame = point.frame
    rates = eom.model.rates | {s: rate_of(s) for s in frame.velocity_symbols}
    return time_derivatives(point.velocity_array, rates)


def _drives(row: Row, speeds: set[Expression]) -> bool:
    """Whether a constraint moves by itself: its velocity residual does not vanish at rest."""
    still = {s: ZERO for s in row.body_velocity.free_symbols if s in speeds}
    return bool(substitute(row.body_velocity, still) != 0)
