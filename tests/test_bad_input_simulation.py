"""Bad input to simulate: one clear error each, in the user's own names, and the model as it was."""

import math
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import EXAMPLES
from refusals import refusal

NAN, INF = math.nan, math.inf
X = sp.Symbol("cart.x")


def cart() -> al.Model:
    """A mass on a line with one parameter and one input."""
    model = al.Model("rig")
    block = model.particle("cart", mass=model.parameters(m=2.0), line="x")
    model.force("push", block.point(), (model.input("f"), 0, 0))
    return model


def refused(*words: str, error: type[Exception] = al.ModelError, duration: Any = 1.0, **options: Any) -> None:
    """The call is refused with all the words."""
    model = cart()
    with refusal(model, error, *words):
        al.simulate(model, duration, **options)


# --- numbers --------------------------------------------------------------------------------------------------------

NOT_A_NUMBER = ("1", b"1", True, 1j, [1.0], {}, np.array([1.0]), np.array([1.0, 2.0]), sp.Symbol("x"), sp.I, 10**400)
NOT_FINITE = (NAN, INF, -INF, np.float32("nan"), sp.oo)


@pytest.mark.parametrize("value", [*NOT_A_NUMBER, *NOT_FINITE], ids=lambda v: repr(v)[:20])
@pytest.mark.parametrize("name", ["duration", "rtol", "atol", "start", "step"])
def test_what_is_no_finite_number(name, value):
    refused(name, "expected", **{name: value})


@pytest.mark.parametrize("name", ["duration", "rtol", "atol", "step"])
@pytest.mark.parametrize("value", [0, -1.0])
def test_numbers_that_must_be_positive(name, value):
    refused(f"{name}={value!r}", "greater than zero", **{name: value})


@pytest.mark.parametrize("name", ["duration", "rtol", "start"])
def test_numbers_that_must_be_given(name):
    refused(name, "found None", **{name: None})


@pytest.mark.parametrize("rtol", [1e-16, 1.0, 2.0])
def test_tolerances_that_mean_nothing(rtol):
    refused(f"rtol={rtol!r}", "1e-14", rtol=rtol)


def test_duration_too_short_for_its_start():
    refused("duration=1.0", "start=1e+20", "later end", start=1e20)


def test_numbers_of_every_kind_are_welcome():
    for duration in (1, np.float32(1), sp.Integer(1), sp.Rational(1, 2) * 2, np.array(1.0)):
        assert al.simulate(cart(), duration, samples=1).time[-1] == 1.0


# --- integrators and formulations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["euler", "", None, 3, ["dormand-prince"]])
def test_unknown_integrator(integrator):
    refused(f"integrator={integrator!r}", "dormand-prince", "runge-kutta", integrator=integrator)


def test_fixed_step_without_a_step():
    refused("step=None", "step=1e-3", integrator="runge-kutta")


@pytest.mark.parametrize("integrator", ["dormand-prince", "runge-kutta"])
def test_step_too_short_for_the_run(integrator):
    refused("step=1e-20", "1e+20 steps", step=1e-20, integrator=integrator)


@pytest.mark.parametrize("method", ["newton", "Kane", "", 3, ["kane"]])
def test_unknown_formulation(method):
    refused(repr(method), "lagrange", error=al.DerivationError, method=method)


# --- samples --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("samples", [0, -3, True, False, 10**12])
def test_numbers_of_samples(samples):
    refused(f"samples={samples!r}", samples=samples)


@pytest.mark.parametrize(
    "samples", [2.5, NAN, "10", 1j, {0, 1}, {"a": 1}, ["a"], [["a"]], [0, 1j], [0, [1]], [True, False]]
)
def test_samples_that_are_no_times(samples):
    refused("samples", "a list or an array of numbers", samples=samples)


@pytest.mark.parametrize("samples", [[], [0.5, 0.2], [0.5, 0.5], [[0, 1]], np.zeros((2, 2))])
def test_samples_that_do_not_increase(samples):
    refused("samples", "increasing", samples=samples)


@pytest.mark.parametrize("samples", [[0, NAN], [-INF, 1]])
def test_samples_that_are_not_finite(samples):
    refused("samples", "finite", samples=samples)


@pytest.mark.parametrize("samples", [[0, 2], [-1, 0.5]])
def test_samples_outside_of_the_run(samples):
    refused("samples", "within 0 to 1", samples=samples)


# --- initial values -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [*NOT_A_NUMBER, *NOT_FINITE, None], ids=lambda v: repr(v)[:20])
def test_initial_value_that_is_no_finite_number(value):
    refused("'cart.x'", "expected", initial={"cart.x": value})


@pytest.mark.parametrize("name", ["cart.y", "x", "m", "f", "cart.x''", "cart"])
def test_initial_value_of_an_unknown_name(name):
    refused(repr(name), "did you mean 'cart.x'" if name != "cart.x''" else "cart.x'", initial={name: 1.0})
    refused(repr(name), "not a coordinate or speed", keep=[name])


@pytest.mark.parametrize("key", [3, None, 2 * X, ("cart.x",)])
def test_initial_value_of_what_is_no_name(key):
    refused(repr(key), "not a coordinate or speed", initial={key: 1.0})


@pytest.mark.parametrize("initial", [3, "cart.x", [1.0], [("cart.x", 1.0)]])
def test_initial_values_that_are_no_mapping(initial):
    refused(repr(initial), "a mapping", initial=initial)


def test_initial_value_given_twice():
    refused("'cart.x'", "expected it once", initial={"cart.x": 1.0, X: 2.0})


@pytest.mark.parametrize("keep", ["cart.x", 3, None])
def test_keep_that_is_no_list(keep):
    refused(f"keep: found {keep!r}", "list", keep=keep)


# --- parameters -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [*NOT_A_NUMBER, *NOT_FINITE], ids=lambda v: repr(v)[:20])
def test_parameter_that_is_no_finite_number(value):
    refused("'m'", "expected", parameters={"m": value})


@pytest.mark.parametrize("value", [-1.0, 0.0])
def test_mass_that_cannot_be(value):
    refused("'cart'", "greater than zero", parameters={"m": value})


@pytest.mark.parametrize("name", ["mass", "f", "cart.x", 3])
def test_unknown_parameter(name):
    refused(repr(name), "not one of the model", parameters={name: 1.0})


@pytest.mark.parametrize("parameters", [3, "m", [1.0]])
def test_parameters_that_are_no_mapping(parameters):
    refused("parameters", "a mapping", parameters=parameters)


def test_parameter_without_a_value():
    model = al.Model("open")
    model.particle("stone", mass=model.parameters(m=None), line="x")
    with refusal(model, al.ModelError, "'m'", "no value"):
        al.simulate(model, 1.0)


# --- inputs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, True, 1j, {}, [1, 2, 3], np.zeros(3)])
def test_input_of_no_known_kind(value):
    refused("'f'", "a function of t", inputs={"f": value})


@pytest.mark.parametrize("value", NOT_FINITE)
def test_input_that_is_not_finite(value):
    refused("'f'", "finite", inputs={"f": value})


@pytest.mark.parametrize("name", ["g", "m", "cart.x", 3, None])
def test_unknown_input(name):
    refused(repr(name), "did you mean 'f'", inputs={name: 1.0})


@pytest.mark.parametrize("inputs", [3, "f", [1.0]])
def test_inputs_that_are_no_mapping(inputs):
    refused("inputs", "a mapping", inputs=inputs)


@pytest.mark.parametrize("function", [lambda: 1.0, lambda a, b, c: 1.0, lambda *, t: 1.0])
def test_input_function_of_other_arguments(function):
    refused("'f'", "f(t) or f(t, state)", inputs={"f": function})


# times, values, and words of the refusal
SIGNALS: list[tuple[Any, Any, str]] = [
    ([0, 1], [1], "same length"),
    ([0], [1], "two or more"),
    ([[0, 1]], [[1, 2]], "increasing"),
    ([0, 1], [[1, 2], [3, 4]], "same length"),
    ([0, 1], [1, "a"], "numbers"),
    (["0", "1"], [1, 2], "numbers"),
    ([0, 1j], [1, 2], "numbers"),
    ([0, 1], [1, 2j], "numbers"),
    ([0, 1], [True, False], "numbers"),
    ([0, 1], [1, NAN], "finite"),
    ([0, INF], [1, 2], "finite"),
    ([1, 0], [1, 2], "increasing"),
    ([0, 0, 1], [1, 2, 3], "increasing"),
    ([0, 0.5], [1, 2], "cover 0 to 1"),
    ([0.5, 2], [1, 2], "cover 0 to 1"),
    (math.sin, [1], "numbers"),
    (1, 2, "numbers"),
]


@pytest.mark.parametrize(("times", "values", "words"), SIGNALS)
def test_sampled_input(times, values, words):
    refused("'f'", words, inputs={"f": (times, values)})


# --- events ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("events", [3, None, al.Event("a", X), "ab", [X], [("a", X)]])
def test_what_is_no_list_of_events(events):
    refused("alembert.Event(name, expression)", events=events)


@pytest.mark.parametrize("value", ["cart.x", None, NAN, 1j, True, [X], sp.I * X, X > 0, sp.Function("g")(X)])
def test_event_of_no_expression(value):
    refused("event 'hit'", events=[al.Event("hit", value)])


@pytest.mark.parametrize("name", ["nope", "cart.x''", "push"])
def test_event_of_an_unknown_symbol(name):
    refused("Event 'hit'", repr(name), "expected coordinates", events=[al.Event("hit", sp.Symbol(name) - 1)])


@pytest.mark.parametrize("value", [3.0, sp.Symbol("m") - 1])
def test_event_that_never_comes(value):
    refused("Event 'hit'", "does not change", events=[al.Event("hit", value)])


@pytest.mark.parametrize("name", ["", "  ", None, 3])
def test_event_without_a_name(name):
    refused("An event needs a name", events=[al.Event(name, X)])


def test_two_events_of_one_name():
    refused("Event 'hit'", "each name once", events=[al.Event("hit", X), al.Event("hit", X - 1)])


@pytest.mark.parametrize("stop", ["yes", None, 1])
def test_event_that_does_not_say_whether_it_stops(stop):
    refused("Event 'hit'", "True or False", events=[al.Event("hit", X, stop=stop)])


# --- models ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("model", [None, "four_bar", 3, al.Model])
def test_what_is_no_model(model):
    with refusal(None, al.ModelError, "expected a Model"):
        al.simulate(model, 1.0)


def test_empty_model():
    with refusal(None, al.ModelError, "'nothing'", "model.body or model.particle"):
        al.simulate(al.Model("nothing"), 1.0)


# --- the trajectory -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def run() -> al.Trajectory:
    return al.simulate(cart(), 1.0, inputs={"f": 1.0}, samples=4)


@pytest.mark.parametrize("key", ["cart.y", "nope", "2*x", 3, None, [X], sp.Symbol("nope")])
@pytest.mark.parametrize("read", [al.Trajectory.__getitem__, al.Trajectory.evaluate], ids=["index", "evaluate"])
def test_unknown_value_of_a_run(run, key, read):
    with refusal(None, al.ModelError, repr(getattr(key, "name", key))):
        read(run, key)


@pytest.mark.parametrize("time", [-0.1, 1.1])
def test_time_outside_of_a_run(run, time):
    with refusal(None, al.ModelError, f"{time}", "within the run, 0 to 1"):
        run.at(time)


@pytest.mark.parametrize("time", ["0.5", None, 1j, [0.5], NAN])
def test_time_that_is_no_number(run, time):
    with refusal(None, al.ModelError, f"time: found {time!r}", "expected"):
        run.at(time)


def test_unknown_names_of_a_run(run):
    for ask in (run.reaction, run.work, run.pose):
        with refusal(None, al.ModelError, "'nope'"):
            ask("nope")
    with refusal(None, al.ModelError, "'nope'"):
        run.evaluate(sp.Symbol("nope") ** 2)
    with refusal(None, al.ModelError, "'nope'", "cart.x"):
        run.at(0.5)["nope"]


@pytest.mark.parametrize(
    ("example", "name"),
    [("slider_crank", "x3"), ("double_pendulum", "a.x"), ("rolling_disk", "tilt"), ("rough_ramp", "block.x'")],
)
def test_an_initial_value_whose_square_overflows(example: str, name: str) -> None:
    model = EXAMPLES[example]()
    with refusal(model, al.ModelError, repr(name), "1e+200", "square overflows", "1e+150"):
        al.simulate(model, 1.0, initial={name: 1e200})
