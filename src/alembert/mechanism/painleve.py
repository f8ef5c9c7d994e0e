"""Contacts with friction that have no motion, or several (Painleve 1895): which choices of closed contacts are consistent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import product
from typing import NoReturn

import numpy as np

from alembert.errors import SimulationError
from alembert.expressions.algebra import Floats
from alembert.mechanism.contact_run import ContactRun
from alembert.mechanism.contact_state import Flags, Touch, with_dependent
from alembert.native.structures import FREE

STILL = 1e-12  # of the terms of an acceleration: what is none
TIE = 1e-10  # of the forces at a contact: it may pull as little before it opens
MOST_AT_ONCE = 6  # contacts of which every choice is looked at
SAME = 1e-8  # of the accelerations: two motions that are one


def refuse_several(contacts: ContactRun, touch: Touch, rest: Flags, slow: Floats) -> None:
    """Tell where contacts that slide have several solutions, as where one may lift off or jam.

    With Coulomb's law along the sliding, W takes pushes to openings: a choice of contacts that push is one solution, if
    they do and the others open.
    """
    place, chosen, tangents = touch.place, np.flatnonzero(rest & touch.place.can_yield), contacts.reading.rows
    sliding = {k: float(np.linalg.norm(touch.rates[tangents[k][1:]])) for k in chosen.tolist()}
    rubs = [k for k in sliding if touch.frictions[k]]
    if not rubs or len(chosen) > MOST_AT_ONCE or any(sliding[k] <= slow[k] for k in rubs):
        return
    if place.rank(rest) < place.rank(np.zeros_like(rest)) + len(chosen):  # those of least norm are not several
        return
    W = place.D[np.ix_(chosen, chosen)]
    for k in rubs:
        rows = tangents[k][1:]
        rubbing = place.response[:, rows] @ touch.rates[rows] / sliding[k]
        W[:, np.flatnonzero(chosen == k)[0]] -= touch.frictions[k] * rubbing[chosen]
    if np.linalg.eigvalsh((W + W.T) / 2)[0] > 0:  # then there is just one
        return
    given = touch.opening[chosen], STILL * touch.opening_terms[chosen]
    if sum(_fits(W, *given, np.array(c)) for c in product((True, False), repeat=len(chosen))) > 1:
        _undetermined(contacts, chosen, "several solutions")


def _fits(W: Floats, opening: Floats, least: Floats, pushing: Flags) -> bool:
    """Whether these contacts push and the others open, all of them by more than rounding."""
    own = W[np.ix_(pushing, pushing)]
    if np.linalg.matrix_rank(own) < len(own):
        return False
    forces = np.linalg.solve(own, -opening[pushing])
    left = opening[~pushing] + W[np.ix_(~pushing, pushing)] @ forces
    return bool((forces * np.abs(own.diagonal()) > least[pushing]).all() and (left > least[~pushing]).all())


def is_consistent(contacts: ContactRun, touch: Touch, rest: Flags) -> bool:
    """Whether with friction as it is all closed contacts push, and no open one that rests closes."""
    plant = contacts.driver.run.plant
    plant.painleve = 0.0
    contacts.rates()
    G, accelerations = touch.place.normals, contacts.accelerations
    opening = G @ accelerations + touch.bias
    terms = np.abs(G) @ np.abs(accelerations) + touch.opening_terms
    enters = rest & (contacts.modes == FREE) & (opening < -TIE * terms)
    return not (contacts.pulls().any() or enters.any() or plant.painleve)


def search(contacts: ContactRun, touch: Touch, rest: Flags, close: Callable[[Flags], None]) -> None:
    """Try all choices of closed contacts, which `close` closes and begins their frictions: just one motion may fit."""
    places, found = np.flatnonzero(rest & touch.place.can_yield), []
    saved = contacts.saved()
    for choice in product((True, False), repeat=len(places)):
        closed = np.zeros(contacts.count, dtype=bool)
        closed[places[list(choice)]] = True
        if (with_dependent(touch.place, closed, rest) != closed).any():
            continue
        contacts.restore(saved)
        with suppress(SimulationError):
            close(closed)
            if is_consistent(contacts, touch, rest):
                found.append((closed, contacts.driver.dy.copy()))
    motions = [rates for _, rates in found]
    size = max((float(np.abs(rates).max()) for rates in motions), default=0.0)
    if not found or any(np.abs(rates - motions[0]).max() > SAME * size for rates in motions):
        _undetermined(contacts, places, "several solutions" if found else "no solution")
    contacts.restore(saved)
    close(found[0][0])


def _undetermined(contacts: ContactRun, chosen: Iterable[int], found: str) -> NoReturn:
    raise SimulationError(
        f"The contacts {contacts.names(chosen)} with friction have {found} at t = {contacts.time:g} (the paradox of "
        "Painleve): the motion is not determined by rigid bodies."
    )
