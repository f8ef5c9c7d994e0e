"""Runs of random mechanisms from random states."""

import math

import numpy as np

import alembert as al
from alembert.kinematics import tree_kinematics

TIGHT = {"rtol": 1e-11, "atol": 1e-12}


def somewhere(model: al.Model, seed: int) -> dict[str, float]:
    """A random state of a mechanism, not yet on its constraints."""
    kinematics = tree_kinematics(model)
    symbols = (*kinematics.coordinates, *kinematics.speeds)
    values = np.random.default_rng(seed).uniform(-0.5, 0.5, len(symbols))
    return {s.name: float(x) for s, x in zip(symbols, values, strict=True)}


def wave(t: float) -> float:
    """What all inputs do."""
    return math.sin(3 * t)


def at_work(model: al.Model, seed: int, **options: object) -> al.Trajectory:
    """A second of a mechanism from a random state, all its inputs a wave."""
    inputs = dict.fromkeys(model.inputs, wave)
    return al.simulate(model, 1.0, initial=somewhere(model, seed), inputs=inputs, **{"samples": 20} | TIGHT | options)
