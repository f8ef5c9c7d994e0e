"""The power of all that is no potential, in formulas: what a run integrates beside the motion."""

from __future__ import annotations

from alembert.description import TIME
from alembert.expressions.algebra import ZERO, Expression, derivative, substitute, total
from alembert.expressions.arrays import column
from alembert.formulations.equations_of_motion import Record


def power_of(eom: Record) -> list[Expression] | None:
    """The power of loads and of potentials that change with time; then, where constraints move by themselves, the velocity
    of each, which its multiplier makes a power. Friction and contact have their own. Empty where the energy stays as it is.

    Where poses move by themselves no multiplier knows the forces that move them. There it is the rate of Jacobi's energy
    T2 - T0 + V (Pars 1965, 6.8), of what is quadratic in the speeds and what is left at rest: the work of the loads along
    the speeds, less dT/dt, with dV/dt. None where that is not the rate: of sliding or a gap that moves by itself too.
    """
    still = dict.fromkeys(eom.u, ZERO)
    given = _power_on_moving_poses(eom, still) if moves_by_itself(eom) else _power(eom)
    if given is None:
        return None
    drives = [-substitute(row.velocity, still) for row in eom.rows]
    is_driven = any(drive != 0 for drive in drives)
    if given == 0 and not is_driven and not eom.model.frictions and not eom.model.unilaterals:
        return []
    return [given, *(drives if is_driven else ())]


def moves_by_itself(eom: Record) -> bool:
    """Whether the pose of a body, or the place of a joint, is itself a function of time."""
    return any(TIME in e.free_symbols for link in eom.kinematics.links for e in (*link.place, *link.rotation.flat))


def acts_by_potentials(eom: Record) -> bool:
    """Whether all loads are potentials."""
    return not any(load.pairs for load in eom.model.loads.values())


def is_hamiltonian(eom: Record) -> bool:
    """Whether only potentials act, on holonomic constraints: Hamilton's equations hold."""
    return acts_by_potentials(eom) and not eom.model.frictions and all(row.position is not None for row in eom.rows)


def _power(eom: Record) -> Expression:
    pairs = [effort * flow for load in eom.model.loads.values() for effort, flow in load.pairs]
    (given,) = eom.express(column([total([*pairs, changing_potentials(eom)])]))
    return given


def _power_on_moving_poses(eom: Record, still: dict[Expression, Expression]) -> Expression | None:
    slides = [value for friction in eom.frictions for value in friction.sliding]
    rates = list(eom.kinematics.coordinate_rates)
    if any(substitute(e, still) != 0 for e in (*slides, *rates)) or any(TIME in e.free_symbols for e in rates):
        return None
    if eom.model.unilaterals:
        return None
    pairs = [pair for load in eom.model.loads.values() for pair in load.pairs]
    efforts, flows = (eom.express(column(pair[k] for pair in pairs)) for k in range(2))
    works = [effort * (flow - substitute(flow, still)) for effort, flow in zip(efforts, flows, strict=True)]
    return total([*works, derivative(eom.potential_energy - eom.kinetic_energy, TIME)])


def changing_potentials(eom: Record) -> Expression:
    """dV/dt at rest: what time-dependent potentials put in."""
    energies = [load.energy for load in eom.model.loads.values() if load.energy is not None]
    return total(derivative(energy, TIME) for energy in energies)
