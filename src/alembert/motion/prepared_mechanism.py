"""From a model to its mechanism for runs: the equations by the method asked for, or the fastest, in machine code."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from alembert.description import Model
from alembert.errors import ModelError
from alembert.formulations import derive_with_gaps
from alembert.formulations.articulated_bodies import METHOD as ARTICULATED
from alembert.formulations.articulated_bodies import articulated_bodies, speeds_of_tree
from alembert.formulations.equations_of_motion import Record
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics import Description, tree_kinematics
from alembert.kinematics.composite_bodies import is_deep
from alembert.mechanism.mechanism import Mechanism, mechanism_of
from alembert.motion.settings import Settings

STIFF_FROM = 16  # speeds from which slopes of formulas cost more than differences of the recursion
RECURSIVE_FROM = 4  # speeds from which the recursive form of an open tree is faster than a mass matrix
MOST_ENTRIES = 4500  # of velocities by speeds: a deep tree with more and loops is cheaper in absolute coordinates


def prepared(model: Model, method: Any, settings: Settings) -> Mechanism:
    """The mechanism of a model for runs by a method, kept for later ones."""
    asked = method if method is None or isinstance(method, str) else repr(method)
    return _prepared(Description(model, (asked, settings.integrator.needs_slopes)))


@lru_cache(maxsize=8)
def _prepared(description: Description) -> Mechanism:
    """The compiled equations; they are kept, so that a run with other values derives and compiles nothing."""
    method, stiff = description.extra
    return mechanism_of(_equations(description.model, method, stiff), dense=stiff)


def with_values_of(model: Model, eom: Record) -> Record:
    """The record of a model of the same parts, with a copy of the model where it has default values of its own."""
    is_same = eom.model.name == model.name and eom.model.values == model.values
    return eom if is_same else replace(eom, model=model.copy())


def _equations(model: Model, method: str | None, stiff: bool) -> Record:
    """By the method asked for, or else the fastest: the recursive form for large open trees; with multipliers where there
    are loops or constraints, without where there are none."""
    if method == ARTICULATED or (method is None and speeds_of_tree(model) >= (STIFF_FROM if stiff else RECURSIVE_FROM)):
        tree = articulated_bodies(model, is_coupled=True)
        if tree is not None:
            check_determined(model)
            return tree
        if method:
            raise ModelError(
                f"simulate: found method={method!r} for {model.name!r}; expected an open tree of joints, without loops, "
                "friction, own coordinates, or constraints but of joints that follow others. "
                "Leave method out to get the fastest that fits."
            )
    return derive_with_gaps(model, _fastest(model, stiff) if method is None else method, multipliers=True)


def _fastest(model: Model, stiff: bool) -> str:
    """Without multipliers where there are no constraints; in absolute coordinates where loops close a large deep tree."""
    if not model.bodies or not (kinematics := tree_kinematics(model)).rows:
        return "kane"
    is_smooth = not stiff and not model.frictions and not model.unilaterals
    can_be_sparse = is_smooth and all(row.position is not None for row in kinematics.rows)
    entries = sum(len(motion.moved) * len(motion.body.velocity_symbols) for motion in kinematics.motions)
    return "newton-euler" if can_be_sparse and entries > MOST_ENTRIES and is_deep(kinematics) else "lagrange"
