"""Trajectory: what a run gives back. Times, coordinates, speeds, multipliers, poses, energy, reactions, work."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from operator import itemgetter
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.assembly.constraint_rank import least_norm
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import name_rules
from alembert.description.bodies import Body, Massive, Point
from alembert.description.joints import Joint
from alembert.description.loads import Load
from alembert.description.viewing import View
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats, total
from alembert.expressions.arrays import Array, FrozenArrays, column, cross, freeze, frozen, product
from alembert.formulations.equations_of_motion import Record
from alembert.formulations.linear_forms import ContactLaw
from alembert.mechanism.contact_run import Impact
from alembert.mechanism.native_run import Segment, States
from alembert.mechanism.power import changing_potentials
from alembert.mechanism.reactions import Reaction, Reactions, TreeReactions, reactions_of, working, wrench_on
from alembert.motion.load_forces import LoadForce, acts_at, load_force
from alembert.motion.measured_coordinates import ROUNDS, angles_of, closer, followed, moments, pose_of
from alembert.motion.reading import Reader, expression_of, name_of, reader_of
from alembert.motion.run_record import RunRecord
from alembert.motion.sealed_mappings import sealed
from alembert.motion.stepped_run import SteppedContacts
from alembert.motion.work import COARSE, Books, Ledger, integrated, makes_the_same_steps, powers
from alembert.native.structures import CALLED, FREE
from alembert.presentation import Shown, present

TOLD = "parameters", "report", "start"  # mappings that a run hands out
TOLD_OF = itemgetter(*TOLD)


class State(Mapping[Any, float]):
    """All that has a name, and any expression, at one time of a run; it lists the coordinates and speeds."""

    def __init__(self, run: Trajectory) -> None:
        self.time = float(run.time[0])
        self._run = run

    def __getitem__(self, key: Any) -> float:
        return float(self._run[key][0])

    def __contains__(self, key: object) -> bool:
        return name_of(key) in self._run.reader.states

    def __iter__(self) -> Iterator[str]:
        return iter(self._run.reader.states)

    def __len__(self) -> int:
        return len(self._run.reader.states)


@dataclass(frozen=True, eq=False)
class Trajectory(FrozenArrays, Shown):
    """A run of a model: samples at `time`, and the steps of the integrator behind them.

    >>> from alembert import simulate
    >>> from alembert.examples import four_bar
    >>> start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    >>> run = simulate(four_bar(), 5.0, initial=start, keep=["theta1", "theta1'"])
    >>> print(run["theta1"][0], round(run.at(2.5)["theta1"], 4), run.reaction("O3").force.shape)
    1.0 7.6867 (1001, 3)
    """

    eom: Record
    time: Floats
    states: States = field(repr=False)
    parameters: Mapping[str, float]
    segments: tuple[Segment, ...] = field(repr=False)
    events: tuple[tuple[float, str], ...] = ()
    report: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, float] = field(default_factory=dict, repr=False)  # the assembled coordinates by name
    impacts: tuple[Impact, ...] = field(default=(), repr=False)
    stepped: SteppedContacts | None = field(default=None, repr=False)  # of a run in fixed steps, what its contacts did

    def __post_init__(self) -> None:
        super().__post_init__()
        mine = vars(self)
        mine.update(zip(TOLD, map(sealed, TOLD_OF(mine)), strict=True))

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
        found = self.states.solve()
        freeze(*found)
        return found

    @property
    def accelerations(self) -> Floats:
        """The rates of the speeds (samples, speeds)."""
        return self._solved[0]

    @cached_property
    def multipliers(self) -> Floats:
        """The multipliers (samples, constraints of the equations), of least norm where constraints are dependent."""
        found, eom = self._solved[1], self.eom
        if not eom.rows or eom.has_independent_rows:
            return found
        sizes = ConstraintValues(eom.kinematics, self.parameters).scales.speeds
        return frozen(least_norm(self._values("constraint matrix", lambda: eom.A), found, sizes))

    # --- reading ----------------------------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Floats:
        """The samples of anything in the model, by name or symbol, or of an expression in its symbols (samples).

        Names are those of the model, whatever the method of the run: coordinates, speeds and accelerations of joints and
        bodies (`theta`, `theta'`, `theta''`, `rod.x''`), Euler parameters, parameters, inputs, the time `t`, and the
        multipliers `lambda_1` and so on of the equations. Angles go on growing over turns.
        """
        name = name_of(key)
        if name is None:
            value = expression_of(key)
            return self._values(value, lambda: column([value]))[:, 0]
        if name not in self._columns:
            self._columns[name] = self._column(name)
            self._columns[name].setflags(write=False)
        return self._columns[name]

    def evaluate(self, value: Any) -> Floats:
        """The same as run[value]: the samples of a name or of an expression."""
        return self[value]

    @cached_property
    def reader(self) -> Reader:
        """What can be read of this run."""
        return reader_of(self.states.run.native.eom, self.stepped is not None)

    @cached_property
    def _columns(self) -> dict[str, Floats]:
        """What has been read by name."""
        return {}

    def _column(self, name: str) -> Floats:
        reader = self.reader
        if name in reader.states:
            return self.states.values[:, reader.states[name]]
        if name in self.parameters:
            return np.full(len(self.time), self.parameters[name])
        if name in reader.measured:
            return self._measured(name)
        if name in reader.body_values:
            names = reader.read_together(name, len(self.time))
            return self._kept(names, self._values(names, lambda: column(map(Symbol, names))))[name]
        if name in reader.accelerations:
            return self._solved[0][:, reader.accelerations[name]]
        if name in reader.multipliers:
            return self.multipliers[:, reader.multipliers[name]]
        reader.check(name)
        return self._values(name, lambda: column([Symbol(name)]))[:, 0]

    def _values(self, key: Hashable, make: Callable[[], Array], states: States | None = None) -> Floats:
        """Expressions in the model's symbols at all samples (samples, shape); the key says which they are."""
        reading = self.reader.reading(key, make)
        if reading.columns is None:
            found = (states or self.states).values_of(reading.code, reading.uses_bodies, reading.uses_inputs)
        else:
            found = reading.code.rows(np.column_stack([self[name] for name in reading.columns]))
        return found.reshape(len(found), *reading.shape)

    def _measured(self, name: str) -> Floats:
        """A coordinate that is no coordinate of the equations, followed from the start of the run."""
        joint = self.reader.measured[name]
        times = np.unique(np.append(self.time, self.segments[0].node_times[0]))
        nodes = np.concatenate([s.node_times for s in self.segments])
        known = np.unique(np.concatenate([times, nodes[nodes < times[-1]]]))
        spins = self._values((joint, "spin"), lambda: joint.measured_angular_velocity, self.states.at(known))
        grid = moments(times, known, np.linalg.norm(spins, axis=1))
        return self._kept(joint.names, self._followed(joint, grid, ROUNDS))[name]

    def _kept(self, names: Sequence[str], found: Floats) -> dict[str, Floats]:
        """Columns that were found together, kept for later."""
        found.setflags(write=False)
        self._columns.update(zip(names, found.T, strict=True))
        return self._columns

    def _followed(self, joint: Joint, grid: Floats, rounds: int) -> Floats:
        """Measured coordinates at the samples, from moments that are made closer where angles change too fast."""
        states = self.states if np.array_equal(grid, self.time) else self.states.at(grid)
        poses = self._values((joint, "pose"), lambda: pose_of(joint), states)
        numbers = {Symbol(key): value for key, value in self.parameters.items()}
        found = followed(joint, poses, numbers, self.start)
        finer = closer(grid, found[:, angles_of(joint)])
        if rounds and len(finer) > len(grid):
            return self._followed(joint, finer, rounds - 1)
        return found[np.searchsorted(grid, self.time)]

    def at(self, time: float) -> State:
        """The state at any time of the run, to be read as the run itself; it lists all coordinates and speeds."""
        times = np.array([self._inside(time)])
        return State(replace(self, time=times, states=self.states.at(times)))

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

    def plot(
        self,
        *,
        which: Sequence[str] | None = None,
        title: str | None = None,
        units: str | None = "known",
        view: View | None = None,
    ) -> Any:
        """A matplotlib figure of the run: the plots of the view, or panels by `which`, as ["coordinates", "phase"]."""
        return present("plot", self, which=which, title=title, units=units, view=view)

    def save_html(
        self,
        path: Any,
        *,
        ghosts: Sequence[Trajectory] = (),
        labels: Sequence[str] | None = None,
        title: str | None = None,
        view: View | None = None,
        shapes: Mapping[Any, Any] | None = None,
        traces: Sequence[Point] | None = None,
        units: str | None = "known",
    ) -> None:
        """Write a page that shows the motion, with forces, plots and equations; see alembert.save_html.

        `ghosts` are a few other runs, which move in the same time, seen through; `labels` name this run and them.
        """
        if not isinstance(ghosts, list | tuple):
            raise ModelError(f"save_html: found ghosts={ghosts!r}; expected a list of runs, ghosts=[other].")
        options = {"title": title, "view": view, "shapes": shapes, "traces": traces, "units": units}
        present("page", path, self, *ghosts, labels=labels, **options)

    def save_video(self, path: Any, **options: Any) -> None:
        """Write a film of the motion, `.mp4`, `.gif` or `.webp`.

        Options are `fps`, `size=(960, 600)`, `speed`, `camera=(1, 0, 0)`, `view`, `shapes`, `traces` and `progress`;
        without them the film lasts as long as the run, but between four and thirty seconds. See alembert.show.save_video.
        """
        present("film", path, self, **options)

    # --- geometry ---------------------------------------------------------------------------------------------------

    def position(self, point: Point) -> Floats:
        """The position of a point in ground axes (samples, 3)."""
        return self._values(("position", _point(point)), lambda: point.position_array)

    def velocity(self, point: Point) -> Floats:
        """The velocity of a point in ground axes (samples, 3)."""
        return self._values(("velocity", _point(point)), lambda: point.velocity_array)

    def acceleration(self, point: Point) -> Floats:
        """The acceleration of a point in ground axes (samples, 3)."""
        return self._values(("acceleration", _point(point)), lambda: self.reader.rate(point.velocity_array))

    def pose(self, body: Any) -> tuple[Floats, Floats]:
        """The position of the centre of mass (samples, 3) and the rotation matrix (samples, 3, 3) of a body."""
        found = self._body(body)
        place = self._values(("place", found.name), lambda: found.r)
        return place, self._values(("rotation", found.name), lambda: found.R)

    def angular_velocity(self, body: Any) -> Floats:
        """The angular velocity of a body in ground axes (samples, 3)."""
        found = self._body(body)
        return self._values(("angular velocity", found.name), lambda: product(found.R, found.w))

    def angular_acceleration(self, body: Any) -> Floats:
        """The angular acceleration of a body in ground axes (samples, 3)."""
        found = self._body(body)
        return self._values(("angular acceleration", found.name), lambda: self.reader.rate(product(found.R, found.w)))

    def _body(self, body: Any) -> Massive:
        name, bodies = name_rules.name_of(body, "A body"), self.eom.model.bodies
        name_rules.check_known(name, bodies, "The model has no body {}")
        return bodies[name]

    def load(self, name: Any) -> LoadForce:
        """The force and torque of a load, gravity among them, on the body that it acts on, along the run."""
        key, loads = name_rules.name_of(name, "A load"), self.eom.model.loads
        name_rules.check_known(key, loads, "The model has no load {}")
        model, load = self.eom.model, loads[key]
        values = self._values(("load", key), lambda: load_force(model, load))
        return LoadForce(acts_at(model, load).frame.name, values[:, :3], values[:, 3:])

    # --- constraints ------------------------------------------------------------------------------------------------

    @cached_property
    def constraint_error(self) -> Floats:
        """The largest residual of all constraints, in positions and velocities, at each sample."""
        found = self._values("residuals", lambda: self.eom.residuals)
        return frozen(np.abs(found).max(axis=1, initial=0.0))

    @cached_property
    def _reactions(self) -> Reactions | TreeReactions:
        return reactions_of(self.eom, self.states)

    def reaction(self, name: Any) -> Reaction:
        """The reaction of a joint on its second body (of a constraint: on the body it holds), along the run."""
        key = name_rules.name_of(name, "The reaction of a part")
        if self.stepped is not None and self.stepped.shapes and self.stepped.chosen(key):
            return self._push(self.stepped, key)
        return self._reactions.reaction(key)

    def _push(self, stepped: SteppedContacts, name: str) -> Reaction:
        """What the contacts of a name do to one of two free bodies, about the point that its shape is fixed at.

        Whether it is unique is not decided here, and so it is not said to be.
        """
        ideal, force, torque = np.zeros((3, len(self.time), 3))
        for gap in stepped.chosen(name):
            point, sign, met = stepped.acts_at(gap)
            table = np.stack([met.place, point.position_array, met.normal])
            place, middle, n = self._values(("meeting", name, gap), partial(np.copy, table)).swapaxes(0, 1)
            pushed = sign * stepped.vectors(gap, self.time)
            ideal = ideal + sign * stepped.pressing(gap, self.time)[:, None] * n
            force, torque = force + pushed, torque + np.cross(place - middle, pushed)
        return Reaction(point.frame.name, ideal, force - ideal, torque, False)

    def closed(self, name: Any) -> list[tuple[float, float]]:
        """The intervals of time in which a unilateral constraint was closed."""
        law = self._contact(name)
        if self.stepped is not None:
            return self.stepped.closed(law)
        out: list[tuple[float, float]] = []
        for segment in self.segments:
            first, last = float(segment.node_times[0]), float(segment.node_times[-1])
            if segment.modes[law] == FREE or last == first:
                continue
            if out and out[-1][1] == first:
                first = out.pop()[0]
            out.append((first, last))
        return out

    def impulses(self, name: Any) -> dict[str, Floats]:
        """The impulse of each impact of a unilateral constraint on every body that it acts on, in ground axes (impacts, 3)."""
        gap, label = self._contact(name), getattr(name, "name", name)
        found = [impact for impact in self.impacts if impact.name == label]
        if self.stepped is not None and self.stepped.shapes:
            return self.stepped.impulses(gap)
        law = self._contacts[gap]
        states = self.states.at(np.array([impact.time for impact in found]))
        sizes = np.array([[impact.impulse, *impact.friction] for impact in found])
        rubbing = [other.on_bodies for other in states.run.native.eom.frictions if other.target == label]
        columns = np.hstack([law.on_bodies, *rubbing])
        spread = states.evaluate(columns).reshape(len(found), *columns.shape)
        values = np.einsum("txc,tc->tx", spread, sizes.reshape(len(found), columns.shape[1]))
        speeds, bodies = self.eom.kinematics.body_speeds, self.eom.model.bodies.values()
        acts = [body for body in bodies if np.abs(wrench_on(body, speeds, values)[0]).max(initial=0.0) > 0]
        return {body.name: wrench_on(body, speeds, values)[0] for body in acts}

    def pressing(self, name: Any) -> Floats:
        """The force of a unilateral constraint along its gap, zero where it is open (samples); of a rope, its tension."""
        gap = self._contact(name)
        return self._solved[2][:, gap] if self.stepped is None else self.stepped.pressing(gap, self.time)

    @property
    def _contacts(self) -> tuple[ContactLaw, ...]:
        return self.states.run.native.eom.contacts

    @property
    def _gaps(self) -> list[tuple[str, str]]:
        """The label and the owner of each gap."""
        if self.stepped is not None:
            return list(zip(self.stepped.labels, self.stepped.owners, strict=True))
        return [(law.label, law.owner) for law in self._contacts]

    def _contact(self, name: Any) -> int:
        """The place of a gap among those of the model, by its label."""
        key, labels = name_rules.name_of(name, "A unilateral constraint"), [label for label, _ in self._gaps]
        name_rules.check_known(key, labels, "The model has no unilateral constraint {}")
        return labels.index(key)

    def work(self, name: Any) -> Floats:
        """The work that a load, joint or constraint has done since the start."""
        key = name_rules.name_of(name, "The work of a part")
        load = self.eom.model.loads.get(key)
        if load is not None:
            own = self._pair_works([load])[load.name] if load.pairs else np.zeros(len(self.time))
            if load.energy is None:
                return own
            stored = self[load.energy]
            return np.asarray(own - (stored - stored[0]))
        if self.stepped is not None and self.stepped.chosen(key):
            return self.stepped.work(key, self.time)
        self._reactions.power(key)  # refuses what is no joint or constraint, before the steps are gone through
        return self._works([key])[key]

    def _works(self, names: Sequence[str]) -> dict[str, Floats]:
        """The works of several joints and constraints since the start."""
        if not names:
            return {}
        if self.stepped is not None:
            return {name: self.stepped.work(name, self.time) for name in names}

        def power(states: States) -> Floats:
            solved = reactions_of(self.eom, states)
            return np.stack([solved.power(name) for name in names], axis=1)

        found = integrated(self.states, power, f"The power of {', '.join(map(repr, names))}")
        return {name: found[:, k] + self._lost_in_impacts(name) for k, name in enumerate(names)}

    def _lost_in_impacts(self, name: str) -> Floats:
        """The work of all impulses of a unilateral constraint until each sample."""
        if self.stepped is not None:
            return self.stepped.lost_in_impacts(name, self.time)
        labels = {name, *(law.label for law in self._contacts if name in law.names)}
        found = [impact for impact in self.impacts if impact.name in labels]
        sums = np.concatenate([[0.0], np.cumsum([impact.work for impact in found])])
        return np.asarray(sums[np.searchsorted([impact.time for impact in found], self.time, side="left")])

    def ledger(self) -> Ledger:
        """Where the energy comes from and goes to; a contact's friction has its name, and its impacts have an entry apart."""
        works = self._pair_works([load for load in self.eom.model.loads.values() if load.pairs])
        works |= self._works(working(self.eom) if self.stepped is None else self.stepped.working)
        losses = {label: self._lost_in_impacts(label) for label, _ in self._gaps}
        rubbing = [owner for owner in dict.fromkeys(owner for _, owner in self._gaps) if owner in works]
        works |= {owner: works[owner] - self._lost_in_impacts(owner) for owner in rubbing}
        works |= {f"impacts of {label}": lost for label, lost in losses.items() if lost.any()}
        change = changing_potentials(self.eom)
        if change != 0:
            rate, what = powers(self.eom, [change]), "The power of potentials that change with time"
            works["potentials changing with time"] = integrated(self.states, rate, what)[:, 0]
        if self.stepped is not None or self.books.is_fixed:
            ranges = [np.ptp(values) for values in (self.potential_energy, *works.values())]
            allowed = np.full(len(self.time), COARSE * (self.kinetic_energy.max() + sum(ranges)))
        else:
            allowed = self.books.allowed_at(self.time)
        return Ledger(self.time, self.kinetic_energy, self.potential_energy, works, allowed)

    @cached_property
    def would_be_the_same(self) -> bool:
        """Whether the inputs would be the same in another run: not where they have a memory."""
        return self.states.run.plant.input != CALLED or makes_the_same_steps(self.states)

    @cached_property
    def books(self) -> Books:
        """What the native loop has entered of the energy."""
        return Books(self.states)

    def _pair_works(self, loads: Sequence[Load]) -> dict[str, Floats]:
        """The works of loads by name, all by one walk along the run."""
        if not loads:
            return {}
        pairs = [total(effort * flow for effort, flow in load.pairs) for load in loads]
        what = f"The power of {', '.join(repr(load.name) for load in loads)}"
        found = integrated(self.states, powers(self.eom, pairs), what)
        return {load.name: found[:, k] for k, load in enumerate(loads)}

    # --- energy -----------------------------------------------------------------------------------------------------

    @property
    def kinetic_energy(self) -> Floats:
        """The kinetic energy."""
        return self._energies[0]

    @property
    def potential_energy(self) -> Floats:
        """The potential energy of all conservative loads."""
        return self._energies[1]

    @cached_property
    def _energies(self) -> Floats:
        """The kinetic and the potential energy (2, samples)."""
        return frozen(np.ascontiguousarray(self._values("energy", lambda: self.eom.energies).T))

    @property
    def energy(self) -> Floats:
        """The total energy, kinetic and potential."""
        return self.kinetic_energy + self.potential_energy

    @cached_property
    def momentum(self) -> Floats:
        """The linear momentum in ground axes (samples, 3)."""
        return frozen(self._values("momentum", lambda: _momentum(self.eom)))

    @cached_property
    def angular_momentum(self) -> Floats:
        """The angular momentum about the origin in ground axes (samples, 3)."""
        return frozen(self._values("angular momentum", lambda: _angular_momentum(self.eom)))


def _momentum(eom: Record) -> Array:
    """The sum of m v."""
    return column(total(m.body.mass * m.v[k] for m in eom.motions) for k in range(3))


def _angular_momentum(eom: Record) -> Array:
    """The sum of r x m v + R J w."""
    parts = []
    for m in eom.motions:
        part = cross(m.r, column(m.body.mass * c for c in m.v))
        parts.append(part + product(m.R, product(m.body.J, m.w)) if isinstance(m.body, Body) else part)
    return column(total(p[k] for p in parts) for k in range(3))


def _point(point: Any) -> Point:
    """What is asked for as a point, which has to be one."""
    if not isinstance(point, Point):
        raise ModelError(f"Found {point!r}; expected a point of a body, as body.point(0.1, 0, 0).")
    return point
