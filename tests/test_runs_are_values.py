"""Runs are values: whatever is written into what they hand out, they tell the same again."""

import dataclasses
import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import four_bar, simple_pendulum

START = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}


def dropped() -> al.Model:
    model = al.Model("ball")
    ball = model.particle("ball", mass=1, plane="xy")
    model.gravity((0, -9.81, 0))
    model.limit("floor", ball.point().position[1], low=0, restitution=0.5)
    return model


def swung(_: Path) -> al.Trajectory:
    return al.simulate(four_bar(), 1.0, initial=START, keep=["theta1", "theta1'"], samples=20)


def bounced(**options: Any) -> al.Trajectory:
    return al.simulate(dropped(), 1.0, initial={"ball.y": 1.0, "ball.x'": 1.0}, samples=20, **options)


def loaded(folder: Path) -> Any:
    swung(folder).save(folder / "run.npz")
    return al.load_run(folder / "run.npz")


def of_an_ensemble(_: Path) -> al.Trajectory:
    return al.ensemble(simple_pendulum(), 1.0, initial={"theta": [0.1, 0.2]}, samples=20).run(1)


RUNS: Mapping[str, Callable[[Path], Any]] = {
    "simulate": swung,
    "simulate with impacts": lambda _: bounced(),
    "simulate in fixed steps": lambda _: bounced(integrator="moreau", step=0.01),
    "load_run": loaded,
    "record": lambda folder: swung(folder).record(),
    "run of an ensemble": of_an_ensemble,
}


def values_of(run: Any) -> dict[str, Any]:
    """What the public attributes of a run are, and what its methods of a name give."""
    own = {name: getattr(run, name) for name in dir(run) if not name.startswith("_")}
    found = {name: value for name, value in own.items() if not callable(value) and name not in ("eom", "reader")}
    if isinstance(run, al.Trajectory):
        model = run.eom.model
        found |= {f"run[{s.name}]": run[s] for s in (*run.eom.q, *run.eom.u)}
        found |= {f"pose of {name}": run.pose(name) for name in model.bodies}
        found |= {f"reaction of {name}": run.reaction(name) for name in (*model.joints, *model.unilaterals)}
        found |= {f"load {name}": run.load(name) for name in model.loads if name != "gravity"}
        found |= {f"closed {name}": run.closed(name) for name in model.unilaterals}
        found |= {f"pressing {name}": run.pressing(name) for name in model.unilaterals}
        found["ledger"] = run.ledger()
    return found


def pieces(value: Any) -> Iterator[Any]:
    """The arrays, lists and dicts in a value."""
    if isinstance(value, np.ndarray | list | dict):
        yield value
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            yield from pieces(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if field.name not in ("run", "clock"):  # the native loop's own
                yield from pieces(getattr(value, field.name))


def told(values: Mapping[str, Any]) -> str:
    return repr({name: [repr(piece) for piece in pieces(value)] for name, value in values.items()})


def spoil(piece: Any) -> None:
    """Write into a piece, if it lets anybody do so."""
    with suppress(ValueError, TypeError):
        if isinstance(piece, np.ndarray):
            piece[...] = 99
        elif isinstance(piece, list):
            piece.append(99)
        else:
            piece.update(dict.fromkeys([*piece, "steps"], 99))


@pytest.mark.parametrize("make", RUNS.values(), ids=RUNS)
def test_a_run_is_the_same_after_writing_into_all_that_it_hands_out(make: Any, tmp_path: Path) -> None:
    run = make(tmp_path)
    values = values_of(run)
    before, found = told(values), [piece for value in values.values() for piece in pieces(value)]
    assert len(found) > 5
    for piece in found:
        spoil(piece)
    assert told(values_of(run)) == before
    assert json.loads(json.dumps(run.report))["method"] == run.report["method"]


@pytest.mark.parametrize("make", RUNS.values(), ids=RUNS)
def test_the_times_and_the_report_of_a_run_are_read_only(make: Any, tmp_path: Path) -> None:
    run = make(tmp_path)
    with pytest.raises(ValueError, match="read-only"):
        run.time[0] = 99
    for change in (lambda x: x.update(a=1), lambda x: x.pop("method"), lambda x: x.__setitem__("a", 1)):
        with pytest.raises(TypeError, match=r"read only: change a copy, dict"):
            change(run.report)
    assert dict(run.report) == run.report


def test_the_times_that_a_run_is_asked_for_stay_the_askers_own() -> None:
    times = np.linspace(0, 1, 5)
    run = al.simulate(simple_pendulum(), 1.0, samples=times)
    times[:] = 99
    assert run.time.tolist() == [0, 0.25, 0.5, 0.75, 1]


def test_a_stepper_is_the_same_after_writing_into_all_that_it_hands_out() -> None:
    """But for its tick `dt`, which is a number."""
    stepper = al.stepper(simple_pendulum(), 0.01, initial={"theta": 0.1})
    state, saved = stepper.step(), stepper.save()
    before = [stepper.coordinates, stepper.speeds, dict(stepper.inputs)]
    for piece in (state, stepper.coordinates, stepper.speeds, stepper.inputs):
        spoil(piece)
    assert repr([stepper.coordinates, stepper.speeds, dict(stepper.inputs)]) == repr(before)
    for piece in pieces(saved):
        with pytest.raises((ValueError, TypeError), match=r"read.only"):  # arrays and mappings
            piece[...] = 99


def test_a_run_refuses_to_be_pickled_and_its_record_is_the_same_again(tmp_path: Path) -> None:
    run = swung(tmp_path)
    with pytest.raises(TypeError, match=r"neither pickled nor copied; run\.record\(\) can"):
        pickle.dumps(run)
    record = run.record()
    again = pickle.loads(pickle.dumps(record))
    assert told(values_of(again)) == told(values_of(record))
    assert not again.time.flags.writeable
    assert not again["theta1"].flags.writeable
