"""The usual sizes of speeds and rows, by which ranks and distances are measured: for one set of parameters or many at once."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_functions import ConstraintFunctions, Entries
from alembert.assembly.constraint_rank import Scales, without_zeros
from alembert.expressions.algebra import Floats

KEPT = 64  # sets of values whose sizes are kept
ROUNDING = 1e-12  # of the longest: an arm that is none
BENDS = np.geomspace(1e-30, 1e30, 121)  # radii of curves that are looked for
PLACES = 4  # positions, on the constraints or not, at which the usual sizes of rows and speeds are read


def mean_length(lengths: Floats) -> Floats:
    """The mean of lengths along the last axis, of those that are finite and more than rounding; nan where there are none."""
    finite = np.where(np.isfinite(lengths), lengths, 0.0)
    known = finite > ROUNDING * finite.max(axis=-1, initial=0.0, keepdims=True)
    with np.errstate(invalid="ignore"):
        return np.asarray(np.where(known, lengths, 0.0).sum(axis=-1) / known.sum(axis=-1))


@lru_cache(maxsize=KEPT)
def kept_sizes(functions: ConstraintFunctions, parameters: tuple[float, ...]) -> UsualSizes:
    """The usual sizes for one set of values; those of the last sets are kept."""
    return UsualSizes(functions, np.array([parameters], dtype=float))


class UsualSizes:
    """The usual sizes for each row of parameters, found when they are asked for; a row gives the same among any others."""

    def __init__(self, functions: ConstraintFunctions, parameters: Floats) -> None:
        self._functions, self._parameters = functions, parameters
        self._speeds, self._turning = len(functions.kinematics.speeds), functions.turning
        self._rest = np.hstack([np.zeros((len(parameters), 1 + len(functions.inputs))), parameters])

    # --- a length of the mechanism ----------------------------------------------------------------------------------

    @cached_property
    def scale(self) -> Floats:
        """A length of each mechanism, or else of the curves on which own coordinates carry its particles, or one (sets)."""
        found = self.own_length
        own = self._functions.kinematics.model.own_coordinates and not self._turning.any()
        if own and not np.isfinite(found).all():
            found = np.where(np.isfinite(found), found, mean_length(self._bends_of_paths()))
        return np.where(np.isfinite(found), found, 1.0)

    @cached_property
    def own_length(self) -> Floats:
        """The mean arm of the joints of each mechanism, or else of its constraints, or of its contacts; nan where it has none
        (sets)."""
        found = mean_length(self._functions.arms(self._parameters))
        if np.isfinite(found).all():
            return found
        found = np.where(np.isfinite(found), found, mean_length(self._arms_of_constraints()))
        for k in np.flatnonzero(~np.isfinite(found)):
            found[k] = mean_length(self._reach_of_constraints(self._rest[k]))
        if np.isfinite(found).all():
            return found
        return np.where(np.isfinite(found), found, mean_length(self._functions.contact_arms(self._parameters)))

    def _arms_of_constraints(self) -> Floats:
        """For every row that has both, its coefficients of angular velocities against those of velocities (sets, rows)."""
        count = len(self._functions.kinematics.rows)
        if not count or not self._turning.any():
            return np.zeros((len(self._rest), 0))
        turned = self._moved(np.full((len(self._rest), self._speeds), 0.3), self._rest)
        C = self._functions.entries_of_body_rows(self._points(turned, self._rest))
        is_spin = self._turning[C.columns]
        spins, slides = (np.sqrt(C.sums(C.rows, count, C.values**2 * kind)) for kind in (is_spin, ~is_spin))
        return np.where(slides > 0, spins / np.where(slides > 0, slides, 1.0), 0.0)

    def _reach_of_constraints(self, rest: Floats) -> Floats:
        """For every holonomic row how far bodies that do not turn go from the drawn position until it has changed its size."""
        functions, rests = self._functions, rest[None]
        drawn = self._points(self._zero[None], rests)
        B = functions.entries_of_bodies(drawn)
        moves = np.sqrt(B.sums(B.columns, self._speeds, B.values**2))[0]
        if not functions.held or self._turning[B.rows].any() or not (moves > 0).all():
            return np.zeros(0)
        ways = np.random.default_rng(4).normal(size=(PLACES, len(moves))) / moves
        N, at_rest, steps = functions.at(drawn[0]).N, functions.at(drawn[0]).positions, np.geomspace(1e-30, 1e30, 241)
        places = self._zero + steps[:, None] * np.array([N @ way for way in ways])[:, None]
        points = self._points(places.reshape(-1, len(self._zero)), np.repeat(rests, PLACES * len(steps), axis=0))
        found = functions.positions(points).reshape(PLACES, len(steps), -1)
        with np.errstate(invalid="ignore", over="ignore"):
            far = np.abs(found - at_rest) >= np.abs(at_rest)
        reach = np.where(far.any(axis=1), steps[far.argmax(axis=1)], np.inf).min(axis=0)
        return np.where((at_rest != 0) & np.isfinite(reach), reach, 0.0)

    def _bends_of_paths(self) -> Floats:
        """For every speed of an own coordinate how far it moves bodies from the drawn position until their velocities have
        changed by their size; nothing for straight paths (sets, speeds)."""
        count, drawn = self._speeds, self._points(np.tile(self._zero, (len(self._rest), 1)), self._rest)
        here, N = self._functions.entries_of_bodies(drawn), self._functions.entries_of_rates(drawn)
        moves = np.sqrt(here.sums(here.columns, count, here.values**2))
        ways = np.where(moves > 0, 1.0 / np.where(moves > 0, moves, 1.0), 0.0)
        out = np.zeros_like(moves)
        for length in BENDS:
            steps = length * N.sums(N.rows, len(self._zero), N.values * ways[N.points, N.columns])
            points = drawn + np.pad(steps, ((0, 0), (0, drawn.shape[1] - len(self._zero))))
            with np.errstate(invalid="ignore", over="ignore"):
                changes = (self._functions.entries_of_bodies(points).values - here.values) ** 2
                is_far = np.sqrt(here.sums(here.columns, count, changes)) >= moves
            out = np.where(is_far & (out == 0) & (moves > 0), length, out)
        return out

    # --- steps ------------------------------------------------------------------------------------------------------

    @cached_property
    def units(self) -> Floats:
        """For every speed the step that turns some body by one radian, or else moves some body by one length (sets, speeds)."""
        turn, slide = self._reach
        return np.asarray(1.0 / np.where(turn > 0, turn, np.where(slide > 0, slide, 1.0)))

    @cached_property
    def turns(self) -> NDArray[np.bool_]:
        """Which speeds turn a body (sets, speeds)."""
        return np.asarray(self._reach[0] > 0)

    @cached_property
    def _reach(self) -> tuple[Floats, Floats]:
        """How fast each speed turns the body that it turns most, and moves (in lengths) the one that it moves most."""
        drawn = self._points(np.tile(self._zero, (len(self._rest), 1)), self._rest)
        turn, slide = self._functions.reach_of_speeds(drawn)
        return turn, slide / self.scale[:, None]

    # --- speeds and rows --------------------------------------------------------------------------------------------

    @cached_property
    def of_speeds(self) -> Floats:
        """d_j: the largest length of column j of B at some places, with the rows of angular velocities times a length of the
        mechanism (sets, speeds)."""
        size = self._functions.sizes_of_speeds(self._places, np.repeat(self.scale, PLACES))
        return self._largest(size if size.all() else self._carried_sizes(size))

    def _carried_sizes(self, size: Floats) -> Floats:
        """The same for speeds that move no body by themselves, as those of own coordinates beside absolute ones: how far the
        constraints let them move bodies."""
        count, A = len(self._functions.kinematics.rows), self._functions.entries_of_rows(self._places)
        own, out = size[A.points, A.columns], size.copy()
        moving = own > 0
        rows = np.sqrt(A.sums(A.rows, count, np.where(moving, A.values / np.where(moving, own, 1.0), 0.0) ** 2))
        against = rows[A.points, A.rows]
        idle = ~moving & (against > 0)
        np.maximum.at(out, (A.points[idle], A.columns[idle]), np.abs(A.values[idle]) / against[idle])
        return np.where(out > 0, out, 1.0)

    @cached_property
    def of_rows(self) -> Floats:
        """r_k: the largest length of row k of A at some places, when the speeds are measured by their sizes (sets, rows)."""
        count, A = len(self._functions.kinematics.rows), self._functions.entries_of_rows(self._places)
        speeds = np.repeat(self.of_speeds, PLACES, axis=0)
        lengths = np.sqrt(A.sums(A.rows, count, (A.values / speeds[A.points, A.columns]) ** 2))
        whole = self._whole_lengths(count)
        found = without_zeros(lengths, whole)
        return self._largest(np.where(np.isfinite(whole).all(axis=1, keepdims=True), found, np.nan))

    def _whole_lengths(self, count: int) -> Floats:
        """The lengths of the rows at the level of bodies, from which those along the speeds may cancel to rounding."""
        C, lengths = self._functions.entries_of_body_rows(self._places), np.repeat(self.scale, PLACES)
        weights = np.where(self._turning[C.columns], lengths[C.points], 1.0)
        return np.sqrt(C.sums(C.rows, count, (C.values / weights) ** 2))

    @property
    def of_one(self) -> Scales:
        """The sizes of speeds and rows of the first set."""
        return Scales(self.of_speeds[0], self.of_rows[0])

    def _largest(self, sizes: Floats) -> Floats:
        """The largest of the sizes at the places of each set, of those where all are finite; one where there are none."""
        known = np.isfinite(sizes).all(axis=1, keepdims=True)
        found = np.where(known, sizes, -np.inf).reshape(len(self._rest), PLACES, -1).max(axis=1)
        return np.where(np.isfinite(found), found, 1.0)

    # --- places -----------------------------------------------------------------------------------------------------

    @property
    def _zero(self) -> Floats:
        return self._functions.zero[: len(self._functions.kinematics.coordinates)]

    @cached_property
    def _places(self) -> Floats:
        """Points at some positions round the drawn one, those of each set together.

        Contacts without constraints have the drawn one alone: a foot on a curve need not have a place elsewhere.
        """
        parts = np.random.default_rng(3).uniform(-1.0, 1.0, size=(PLACES, self._speeds))
        rest = np.repeat(self._rest, PLACES, axis=0)
        if self._functions.kinematics.model.feet and not self._functions.kinematics.rows:
            return self._points(np.tile(self._zero, (len(rest), 1)), rest)
        return self._points(self._moved((parts * self.units[:, None]).reshape(len(rest), self._speeds), rest), rest)

    def _points(self, q: Floats, rest: Floats) -> Floats:
        return np.hstack([q, np.zeros((len(q), self._speeds)), rest])

    def _moved(self, steps: Floats, rest: Floats) -> Floats:
        """The drawn position after small motions along the speeds."""
        drawn = np.tile(self._zero, (len(steps), 1))
        N: Entries = self._functions.entries_of_rates(self._points(drawn, rest))
        q = drawn + N.sums(N.rows, drawn.shape[1], N.values * steps[N.points, N.columns])
        if not (self._functions.kinematics.carried or len(self._functions.quadruples)):
            return q
        return np.array([self._functions.carried(row, numbers) for row, numbers in zip(q, rest, strict=True)])
