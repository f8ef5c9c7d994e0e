"""Moreau's time stepping of mechanisms with contacts: fixed steps, in native code (native/source/time_stepping.h).

Steps do not end where gaps close: within a step a gap may be closed by as much as the bodies move in it, and the error falls
with the step, not with a tolerance. In exchange contacts may open and close as often as they like.
"""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import CFUNCTYPE, POINTER, c_double, c_int64, c_void_p, cast
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.description import Model
from alembert.errors import DerivationError, ModelError, SimulationError
from alembert.expressions.algebra import Floats
from alembert.mechanism.native_run import Segment, undetermined
from alembert.mechanism.reactions import working
from alembert.mechanism.run_arrays import Run
from alembert.motion.fixed_steps import Grid
from alembert.motion.stepped_run import Pushes, SteppedContacts, SteppedMotion, SteppedStates, states_at, told
from alembert.native.kernel import Clock, Plant, Values, kernel, shipped_assembly
from alembert.native.machine_code import load_module
from alembert.native.structures import STICK

SWEEPS, TOLERANCE = 1000, 1e-9  # at most in one step, and which part of the velocities may change in the last
PAGE = 1024  # steps at a time
OF_IMPULSE = 4  # numbers that the sweeps keep of each contact: its impulses, and whether it slips
KEPT = 10_000_000  # numbers: every step of a run is kept that has not more, else the samples


@cache
def native() -> dict[str, Any]:
    """The functions of moreau.c by name."""
    engine = load_module(shipped_assembly("moreau"), level=3)
    bodies = [c_int64, Values, Values, Values, c_int64, Values, Values, Values, c_int64, c_double, c_int64, c_double]
    mechanism = [POINTER(Plant), c_int64, c_double, c_double, c_int64, Values, Values, Values, c_int64, c_double]
    signatures: dict[str, Any] = {
        "moreau_gaps": (None, [c_int64, Values, c_int64, Values, Values, Values]),
        "moreau_steps": (c_int64, [*bodies, Values, Values, Values, c_int64, Values, Values]),
        "moreau_body_space": (c_int64, []),
        "moreau_contact_space": (c_int64, []),
        "moreau_space": (c_int64, [POINTER(Plant)]),
        "moreau_left": (c_int64, [POINTER(Plant)]),
        "moreau_mechanism": (c_double, [*mechanism, c_double, Values, Values, Values, Values]),
    }
    found = {k: CFUNCTYPE(out, *given)(engine.get_function_address(k)) for k, (out, given) in signatures.items()}
    return {"engine": engine, **found}


def check_steppable(model: Model) -> None:
    """Refuse by name what steps of this kind do not know."""
    if not model.unilaterals:
        raise ModelError(
            f'simulate: found no unilateral constraint in {model.name!r} with integrator="moreau"; expected a contact, limit '
            "or rope. The other integrators follow smooth motion to their tolerance."
        )
    if model.frictions:
        raise ModelError(
            f'simulate: found the friction on {model.frictions[0].target!r} with integrator="moreau"; expected friction of '
            "contacts alone. The other integrators know friction of joints, too."
        )


class MechanismSteps:
    """One run of a mechanism in fixed steps from a state, by way of its arrays for the native loop."""

    def __init__(self, run: Run, state: Floats, restitution: Floats, close: float) -> None:
        self.run, self.y, self.restitution, self.close = run, state.copy(), restitution, close
        self.told = np.zeros(4)
        self._impulses = np.zeros((run.plant.ncontact, OF_IMPULSE))
        self._space = np.zeros(native()["moreau_space"](run.plant))
        self._width = native()["moreau_left"](run.plant)
        self._project = cast(kernel()["project"], c_void_p).value

    def motion(self, wanted: Floats, grid: Grid, clock: Clock) -> SteppedMotion:
        """All steps of a run."""
        every = grid.count * (len(self.y) + self._width) <= KEPT
        rows, left, marks = [self.y[None].copy()], [], grid.marks(wanted[:0] if every else wanted)
        for time, h, count in grid.blocks(marks):
            pages = list(self._pages(time, h, count))
            found, behind = (np.concatenate(parts) for parts in zip(*pages, strict=True))
            rows.append(found if every else found[-1:])
            left.append(behind if every else self._summed(behind))
        nodes = grid.times(np.arange(grid.count + 1) if every else marks, wanted)
        segment = Segment(nodes, np.concatenate(rows), *self._modes())
        states, contacts = self._states(segment, wanted, np.concatenate(left), clock)
        return SteppedMotion(states, contacts, told(self.told, grid, contacts))

    def _pages(self, time: float, h: float, count: int) -> Iterator[tuple[Floats, Floats]]:
        """The states after steps, and what each leaves behind."""
        for done in range(0, count, PAGE):
            size, now = min(PAGE, count - done), time + done * h
            states, left = np.zeros((size, len(self.y))), np.zeros((size, self._width))
            how = (self.y, self.restitution, self._impulses, SWEEPS, TOLERANCE, self.close, self.told, self._space)
            native()["moreau_mechanism"](self.run.plant, self._project, now, h, size, *how, states, left)
            self.run.check_inputs()
            if self.run.plant.failed:
                raise DerivationError(undetermined(self.run, now))
            if not np.isfinite(states).all():
                raise SimulationError(f"The run stopped near t = {now:g}: a number is not finite. Take a shorter step.")
            yield states, left

    def _modes(self) -> tuple[NDArray[np.int64], Floats]:
        return self.run.array("modes").copy(), self.run.array("directions").copy()

    @property
    def _parts(self) -> dict[str, slice]:
        """Where a step leaves what, in the order of time_stepping.h."""
        p = self.run.plant
        sizes = {"du": p.nu, "lam": p.nm, "tau": p.ntau, "row_works": p.nm, "law_works": p.nlaw, "modes": p.nlaw}
        sizes |= dict.fromkeys(("before", "after", "gained"), p.ncontact)
        ends = np.cumsum(list(sizes.values()))
        return {name: slice(int(end) - size, int(end)) for (name, size), end in zip(sizes.items(), ends, strict=True)}

    def _summed(self, left: Floats) -> Floats:
        """What several steps leave behind: means of forces, sums of works, the modes of the last, rates before the first."""
        out, parts = left.mean(axis=0, keepdims=True), self._parts
        for name in ("row_works", "law_works"):
            out[0, parts[name]] *= len(left)
        for name, row in (("modes", -1), ("after", -1), ("before", 0), ("gained", 0)):
            out[0, parts[name]] = left[row, parts[name]]
        return out

    def _states(
        self, segment: Segment, times: Floats, left: Floats, clock: Clock
    ) -> tuple[SteppedStates, SteppedContacts]:
        found = {name: left[:, part] for name, part in self._parts.items()}
        tables = (found["du"], found["lam"], found["tau"], found["modes"].astype(np.int64))
        return states_at(times, self.run, segment, clock, *tables), self._contacts(segment.node_times, found)

    def _contacts(self, times: Floats, found: dict[str, Floats]) -> SteppedContacts:
        eom, rubbing = self.run.native.eom, self.run.native.rubbing
        count, h = len(eom.contacts), np.diff(times)
        ends = np.cumsum(self.run.native.components)
        steps, gaps = np.nonzero(found["tau"][:, :count] > 0)
        works, parts, sticks = (
            found["law_works"][:, :count].copy(),
            np.zeros((len(h), count, 2)),
            np.zeros((len(h), count), dtype=bool),
        )
        for k, contact in enumerate(rubbing):
            law = count + k
            works[:, contact] += found["law_works"][:, law]
            components = found["tau"][:, ends[law - 1] : ends[law]] * h[:, None]
            parts[:, contact, : components.shape[1]] = components
            sticks[:, contact] = found["modes"][:, law] == STICK
        before, after, gained = (found[name][steps, gaps] for name in ("before", "after", "gained"))
        impulses = found["tau"][steps, gaps] * h[steps]
        rest = (sticks[steps, gaps], works[steps, gaps], impulses, parts[steps, gaps], np.zeros((len(steps), 0)))
        pushes = Pushes(steps, gaps, before, after, gained, *rest)
        tangents = {contact: self.run.native.components[count + k] for k, contact in enumerate(rubbing)}
        owners = dict.fromkeys(row.owner for row in eom.rows)
        rows = {name: [k for k, row in enumerate(eom.rows) if row.owner == name] for name in owners}
        driven = {name: np.append(0.0, np.cumsum(found["row_works"][:, at].sum(axis=1))) for name, at in rows.items()}
        laws = [(law.label, law.owner) for law in eom.contacts]
        labels, parents = ([pair[k] for pair in laws] for k in range(2))
        return SteppedContacts(
            labels, parents, times, pushes, working(eom), [tangents.get(k, 0) for k in range(count)], driven
        )
