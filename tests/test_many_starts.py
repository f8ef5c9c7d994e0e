"""Starts of many runs, put onto their constraints by the native loop, are those that assembly finds one by one."""

import numpy as np
import pytest

import alembert as al
from alembert.assembly.initial_state import initial_state
from alembert.examples import (
    double_pendulum_on_rail,
    four_bar,
    hooke_shaft,
    n_four_bar,
    rolling_disk,
    slider_crank,
    squeezer,
)
from alembert.kinematics import Description
from alembert.mechanism.batch import sizes_of
from alembert.mechanism.many_starts import assemble_many, can_assemble
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.prepared_mechanism import _prepared

MODELS = {
    "rail": double_pendulum_on_rail(),
    "four-bar": four_bar(),
    "rolling disk": rolling_disk(),
    "slider-crank": slider_crank(),
    "squeezer": squeezer(),
    "shaft": hooke_shaft(),
    "four-bars": n_four_bar(2),
}


def _mechanism(model: al.Model) -> Mechanism:
    return _prepared(Description(model, (None, False)))


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("varies", [False, True])
def test_they_are_those_of_assembly(name: str, varies: bool) -> None:
    model, mechanism = MODELS[name], _mechanism(MODELS[name])
    assert can_assemble(mechanism)
    runs, rng, places = 20, np.random.default_rng(2), mechanism.native.functions.places
    inputs, usual = np.zeros((runs, len(mechanism.eom.inputs))), [float(x) for x in model.numbers(None).values()]
    parameters = np.tile(usual, (runs, 1)) * (1 + 0.01 * varies * rng.uniform(size=(runs, len(usual))))
    values = [dict(zip(model.values, row.tolist(), strict=True)) for row in parameters]
    assemblers = [mechanism.assembler(model.numbers(numbers)) for numbers in values]
    begun = initial_state(assemblers[0], {}, (), 0.0, inputs[0])
    states = np.concatenate([begun.coordinates, begun.speeds]) + 0.1 * rng.normal(size=(runs, len(places)))
    sizes = sizes_of(mechanism, parameters)
    found = assemble_many(mechanism, 0.0, states, inputs, parameters, sizes)
    assert found.good.all()
    for k, assembler in enumerate(assemblers):
        given = dict(zip(places, states[k].tolist(), strict=True))
        same = initial_state(assembler, given, (), 0.0, inputs[k])
        assert found.states[k] == pytest.approx(np.concatenate([same.coordinates, same.speeds]), abs=3e-8)
        assert sizes.lengths[k] == assembler.scale


def test_what_is_kept_is_held_exactly() -> None:
    mechanism = _mechanism(MODELS["four-bar"])
    places = mechanism.native.functions.places
    crank = next(iter(places))
    starts = np.tile(mechanism.native.functions.zero, (9, 1))
    starts[:, places[crank]] = np.linspace(1.0, 1.4, 9)
    starts[:, places[crank + "'"]] = 2.0
    starts[:, 1:3] = [-0.6, 1.2]
    parameters = np.tile([float(x) for x in MODELS["four-bar"].numbers(None).values()], (9, 1))
    found = assemble_many(
        mechanism, 0.0, starts, np.zeros((9, 0)), parameters, sizes_of(mechanism, parameters), (crank, crank + "'")
    )
    assert found.good.all()
    assert (found.states[:, places[crank]] == starts[:, places[crank]]).all()
    assert (found.states[:, places[crank + "'"]] == 2.0).all()
    left = mechanism.residuals(found.states[:, :3], found.states[:, 3:])
    assert np.abs(left).max() < 1e-12


def test_a_start_that_cannot_be_assembled_is_not_good() -> None:
    mechanism = _mechanism(MODELS["four-bar"])
    model = MODELS["four-bar"]
    parameters = np.tile([float(x) for x in model.numbers(None).values()], (3, 1))
    parameters[1, list(model.values).index("l0")] = 50.0
    starts = np.tile(mechanism.native.functions.zero, (3, 1))
    starts[2, 0] = 1e200
    found = assemble_many(mechanism, 0.0, starts, np.zeros((3, 0)), parameters, sizes_of(mechanism, parameters))
    assert not found.good[1:].any()
