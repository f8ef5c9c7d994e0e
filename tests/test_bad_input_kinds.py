"""Arguments of kinds that nobody thought of: arrays where a text is expected, numbers where a list is, lists for names."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import simple_pendulum

ARRAY, NUMBER = np.zeros(3), np.array(1.0)
PENDULUM = simple_pendulum()


def ball() -> al.Model:
    """A ball above a floor."""
    model = al.Model("ball")
    model.limit("floor", model.particle("ball", mass=1, line="z").z, low=0)
    return model


@pytest.mark.parametrize(
    "options",
    [
        {"keep": NUMBER},
        {"events": NUMBER},
        {"inputs": ARRAY},
        {"integrator": ARRAY},
        {"progress": ARRAY},
        {"initial": [0.0] * 100_000},
    ],
    ids=lambda options: next(iter(options)),
)
def test_arguments_of_simulate(options):
    with pytest.raises(al.ModelError, match="expected") as refusal:
        al.simulate(PENDULUM, 0.1, **options)
    assert len(str(refusal.value)) < 4000  # what was found may be long


CALLS = {
    "parameters of equilibria": lambda: al.equilibria(PENDULUM, parameters=1.0),
    "parameters of linearize": lambda: al.linearize(PENDULUM, parameters=[1.0]),
    "parameters twice": lambda: al.linearize(PENDULUM, parameters={"g": 1.0, sp.Symbol("g"): 2.0}),
    "variables of linearize": lambda: al.linearize(PENDULUM, about=NUMBER),
    "a mode": lambda: ball().mode(1.0),
    "a gap of a mode": lambda: ball().mode([[1]]),
    "what is closed": lambda: al.mobility(ball(), active=np.zeros((2, 2))),
    "a vector": lambda: al.Vector(1.0),
    "the normal of a plane": lambda: ball().ground.plane((1,)),
    "the place of a plane": lambda: ball().ground.plane((0, 0, 1), at=NUMBER),
    "a curve": lambda: ball().ground.curve(int, int),
    "how values are drawn": lambda: al.ensemble(
        PENDULUM, 0.1, initial={"theta": ("normal", 0, 1)}, runs=2, sampling=ARRAY
    ),
    "a deviation": lambda: al.ensemble(PENDULUM, 0.1, initial={"theta": ("normal", 0, 10**400)}, runs=2),
    "what is kept": lambda: al.ensemble(PENDULUM, 0.1, initial={"theta": [0.1]}, keep=np.zeros((2, 2))),
    "what a stepper keeps": lambda: al.stepper(PENDULUM, 0.1, keep=5),
    "what sensitivities keep": lambda: al.sensitivities(PENDULUM, 0.1, wrt=["ell"], keep=NUMBER),
    "a language": lambda: al.export(PENDULUM, to=ARRAY),
    "recursive": lambda: al.export(PENDULUM, to="c", recursive=ARRAY),
    "an equation that is nan": lambda: al.audit(PENDULUM, {"a": float("nan")}),
    "an equation that is infinite": lambda: al.audit(PENDULUM, {"a": (float("inf"), 1)}),
    "uneven samples of a path": lambda: al.inverse_dynamics(PENDULUM, {"theta": ([1, [2]], [1, 2])}, np.arange(9.0)),
    "an uneven target": lambda: al.inverse_kinematics(PENDULUM, {"bob": [1, [2, 3], 4]}),
    "a rotation that is none": lambda: al.inverse_kinematics(PENDULUM, {"bob": ((1, 2, 0), [[1, 0], [0]])}),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_call_is_refused_in_words(call):
    with pytest.raises(al.ModelError, match=r"found|has no gap|has not"):
        call()


def test_parts_of_a_run_are_asked_for_by_name():
    run = al.simulate(ball(), 0.1, initial={"ball.z": 1.0})
    for ask in (run.work, run.load, run.reaction, run.closed, run.pressing, run.impulses, run.pose):
        for what in ([], {}, ARRAY, None):
            with pytest.raises(al.ModelError, match="expected its name"):
                ask(what)


@pytest.mark.parametrize("what", ["tip", None, ARRAY, 1.0], ids=repr)
def test_a_point_is_a_point_of_a_body(what):
    run = al.simulate(PENDULUM, 0.1, initial={"theta": 0.1}, samples=2)
    for ask in (run.position, run.velocity, run.acceleration):
        with pytest.raises(al.ModelError, match="expected a point of a body"):
            ask(what)
    with pytest.raises(al.ModelError, match="expected"):
        run.plot(which=NUMBER)
    with pytest.raises(al.ModelError, match="seed"):
        al.inverse_kinematics(PENDULUM, {PENDULUM.bodies[next(iter(PENDULUM.bodies))]: (0, 0, 0)}, seed="x")


@pytest.mark.parametrize("what", [{"title": ARRAY}, {"title": NotImplemented}, {"units": ARRAY}], ids=repr)
def test_titles_and_units_are_texts(what, tmp_path):
    run = al.simulate(PENDULUM, 0.1, initial={"theta": 0.1}, samples=2)
    for call in (lambda: run.plot(**what), lambda: run.save_html(tmp_path / "run.html", **what)):
        with pytest.raises(al.ModelError, match=f"found {next(iter(what))}=.* expected"):
            call()


@pytest.mark.parametrize("traces", [5, ARRAY, "bob", NUMBER, PENDULUM.bodies["bob"].point()], ids=repr)
def test_traces_are_a_list_of_points(traces, tmp_path):
    run = al.simulate(PENDULUM, 0.1, initial={"theta": 0.1}, samples=2)
    with pytest.raises(al.ModelError, match=r"traces: found .* expected points of the model's bodies, as \[body"):
        run.save_html(tmp_path / "run.html", traces=traces)


def test_numbers_of_numpy_are_sides_of_equations():
    assert "a" in al.audit(PENDULUM, {"a": (np.float64(2.0), 2)}).findings


def test_method_of_export_is_a_name():
    with pytest.raises(al.DerivationError, match="found the method"):
        al.export(PENDULUM, to="c", method=ARRAY)


@pytest.mark.parametrize(
    "call",
    [
        lambda model: al.follow(model, paths={"theta": [1, [2]]}),
        lambda model: al.linearize(model, {"theta": [1, [2]]}),
        lambda model: al.ensemble(model, 0.1, progress=np.zeros(0)),
        lambda model: al.load("model.toml", limits=np.zeros(0)),
        lambda model: al.load("model.toml", base=np.zeros(2)),
        lambda model: al.report(model, seconds=10**400),
        lambda model: al.report(model, progress=True),
        lambda model: al.report(model, progress=np.zeros(0)),
    ],
)
def test_arrays_and_uneven_lists_where_one_thing_is_expected(call: Callable[[al.Model], Any]) -> None:
    """Arrays have no truth, and uneven lists no dimension."""
    with pytest.raises(al.ModelError, match=r"found .* expected"):
        call(simple_pendulum())
