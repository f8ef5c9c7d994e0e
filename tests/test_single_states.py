"""One state in plain arrays goes straight into native code: against the same states in rows, with all that may go wrong."""

import gc
import inspect
import pickle
import re
import sys
import threading
import time
import types
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import (
    double_pendulum_in_angles,
    four_bar,
    hooke_shaft,
    seven_joint_arm,
    six_bar,
    spinning_top,
)
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.tree_algorithms import PYTHON
from alembert.native.kernel import shipped_assembly
from growth import operations

N = 7
MOST = 1300  # operations of Python: some fifteen microseconds
STATES = np.random.default_rng(5).uniform(-1, 1, (3, 20, N))


@pytest.fixture(scope="module")
def arm() -> Any:
    return al.compile(seven_joint_arm())


def answers(arm: Any, q: Any, u: Any, a: Any) -> list[Any]:
    """All that has a way of its own for one state."""
    forward, inverse = arm.forward_dynamics_derivatives(q, u, a), arm.inverse_dynamics_derivatives(q, u, a)
    parts = [getattr(d, part) for d in (forward, inverse) for part in ("coordinates", "speeds", "inputs", "parameters")]
    plain = [arm.forward_dynamics(q, u, a), arm.inverse_dynamics(q, u, a), arm.mass_matrix(q)]
    return [*plain, *parts, forward.forces, inverse.accelerations]


def test_single_states_give_what_rows_give_to_the_last_digit(arm: Any) -> None:
    rows = answers(arm, *STATES)
    for k in range(20):
        for one, row in zip(answers(arm, *STATES[:, k]), rows, strict=True):
            assert one.shape == row[k].shape
            assert np.array_equal(one, row[k])


def test_plain_arrays_take_the_short_way(arm: Any) -> None:
    q, u, a = STATES[:, 0]
    general = type(arm).mass_matrix
    assert type(arm.mass_matrix) is type(len)
    assert np.array_equal(arm.mass_matrix(q), general(arm, STATES[0])[0])
    assert arm._one_inverse_slopes(q, u, a, np.empty((N, N))) is not None


AWKWARD: dict[str, Callable[[Any], Any]] = {
    "every second of an array": lambda x: np.repeat(x, 2)[::2],
    "backwards": lambda x: x[::-1].copy()[::-1],
    "for reading only": lambda x: _frozen(x.copy()),
    "a list": lambda x: x.tolist(),
    "a tuple": lambda x: tuple(x.tolist()),
    "of another byte order": lambda x: x.astype(">f8"),
    "not aligned": lambda x: _unaligned(x),
    "of a class of its own": lambda x: x.view(type("Own", (np.ndarray,), {})),
    "objects": lambda x: x.astype(object),
}


def _frozen(values: Any) -> Any:
    values.flags.writeable = False
    return values


def _unaligned(values: Any) -> Any:
    room = np.zeros(values.nbytes + 1, dtype=np.uint8)[1:].view(np.float64)
    room[:] = values
    return room


@pytest.mark.parametrize("form", AWKWARD)
def test_other_forms_of_the_same_numbers_give_the_same(arm: Any, form: str) -> None:
    expected = answers(arm, *STATES[:, 0])
    for one, other in zip(answers(arm, *(AWKWARD[form](x) for x in STATES[:, 0])), expected, strict=True):
        assert np.array_equal(one, other)


WRONG: dict[str, tuple[Any, str]] = {
    "too few": (np.zeros(N - 1), "expected 7 numbers"),
    "too many": (np.zeros(N + 1), "expected 7 numbers"),
    "none at all": (np.zeros(0), "expected 7 numbers"),
    "three dimensions": (np.zeros((1, 1, N)), "expected 7 numbers"),
    "one number": (np.float64(1.0), "expected a list"),
    "a buffer": (memoryview(np.zeros(N)), "expected a list"),
    "not finite": (np.full(N, np.nan), "expected finite numbers"),
    "complex": (np.zeros(N, dtype=complex), "expected"),
    "text": ("theta", "expected"),
    "nothing": (None, "expected"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_state_is_refused_by_name(arm: Any, kind: str) -> None:
    value, words = WRONG[kind]
    good = np.zeros(N)
    for ask in (
        lambda: arm.mass_matrix(value),
        lambda: arm.forward_dynamics(value, good),
        lambda: arm.inverse_dynamics(value, good, good),
        lambda: arm.forward_dynamics_derivatives(value, good),
    ):
        with pytest.raises(al.ModelError, match=words):
            ask()


def test_the_function_itself_answers_nothing_to_wrong_arguments(arm: Any) -> None:
    """It sees only addresses: nothing that is not exactly what it wants may be read or written."""
    q, u, a = STATES[:, 0]
    room = np.zeros((N, N))
    for wrong in ((), (None,), (object(),), (1,), (q, "u", a), (q, u, a, None), (q, u, a, room.T), (q, u, a, room[:3])):
        assert arm._one_inverse_slopes(*wrong) is None
    assert arm._one_inverse_slopes(q, u, a, _frozen(room.copy())) is None
    assert arm._one_inverse_slopes(q, u, a, room.astype(np.int64)) is None
    assert arm._one_inverse_slopes(q, u, a=a) is None
    assert arm._one_inverse_slopes(q, u, a, room, room) is None


@pytest.mark.parametrize("name", ["mass_matrix", "bias", "forward_dynamics", "inverse_dynamics"])
def test_built_in_functions_take_what_the_methods_take(arm: Any, name: str) -> None:
    """Too few and too many arguments, names that are known and others, and what is told of them."""
    method, found = getattr(type(arm), name), getattr(arm, name)
    states = dict(zip(("coordinates", "speeds", "accelerations"), STATES[:, 0], strict=True))
    required = [
        k
        for k, x in inspect.signature(found).parameters.items()
        if x.default is x.empty and x.kind is not x.VAR_KEYWORD
    ]
    given = {k: states[k] for k in required}
    assert np.array_equal(found(*given.values()), found(**given))
    assert np.array_equal(found(*given.values(), time=0.0), method(arm, *given.values()))
    for wrong in ((), tuple(given.values())[:-1], (*given.values(), None, None, None)):
        with pytest.raises(TypeError, match=f"{name}\\(\\)"):
            found(*wrong)
    with pytest.raises(al.ModelError, match="inputs"):
        found(*given.values(), input=[])
    assert inspect.getdoc(found) == inspect.getdoc(method)
    assert [*inspect.signature(found).parameters] == [*inspect.signature(method).parameters][1:]


def test_a_mechanism_that_nobody_holds_is_gone() -> None:
    """With its built-in functions, which hold it."""
    mechanism = al.compile(seven_joint_arm())
    mechanism.mass_matrix(STATES[0, 0])
    gone = weakref.ref(mechanism)
    del mechanism
    gc.collect()
    assert gone() is None


def test_answers_are_new_and_no_reference_is_kept_or_lost(arm: Any) -> None:
    q, u, a = STATES[:, 0]
    first = arm.mass_matrix(q)
    kept = first.copy()
    arm.mass_matrix(STATES[0, 1])
    assert np.array_equal(first, kept)
    assert sys.getrefcount(first) == sys.getrefcount(kept)
    counted = (q, u, a, arm.forward_dynamics, np.ndarray)
    gc.collect()
    before = [sys.getrefcount(x) for x in counted]
    for _ in range(100):
        arm.forward_dynamics(q, u, a)
        with pytest.raises(al.ModelError):
            arm.forward_dynamics(q, u, "no")
    assert [sys.getrefcount(x) for x in counted] == before


def test_threads_at_once_give_the_same(arm: Any) -> None:
    expected = arm.forward_dynamics(*STATES)
    wrong = []

    def ask(k: int) -> None:
        for _ in range(200):
            if not np.array_equal(arm.forward_dynamics(*STATES[:, k]), expected[k]):
                wrong.append(k)

    threads = [threading.Thread(target=ask, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


SINGLE = (
    "mass_matrix",
    "forward_dynamics",
    "inverse_dynamics",
    "forward_dynamics_derivatives",
    "inverse_dynamics_derivatives",
)


@pytest.fixture
def no_forced_switches() -> Iterator[None]:
    """No thread is made to give the interpreter's lock away: another runs only where a call does so by itself."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e4)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("name", SINGLE)
@pytest.mark.usefixtures("no_forced_switches")
def test_single_calls_run_outside_of_the_interpreters_lock(arm: Any, name: str) -> None:
    """Of seven bodies: another thread comes in, though one that is waked needs a while, and longer on a busy machine."""
    states = [x[0] for x in STATES[: 1 if name == "mass_matrix" else 3]]
    assert lets_others_in(lambda: getattr(arm, name)(*states))


FORMULAS = {
    "mass_matrix": 1,
    "gravity_forces": 1,
    "bias": 2,
    "coriolis": 2,
    "energies": 2,
    "regressor": 3,
    "inverse_dynamics": 3,
    "inverse_dynamics_derivatives": 3,
    "forward_dynamics_derivatives": 3,
}


@pytest.mark.parametrize("name", FORMULAS)
@pytest.mark.usefixtures("no_forced_switches")
def test_formulas_run_outside_of_the_interpreters_lock(name: str) -> None:
    """Of own coordinates, for which there is no tree; single states, rows, and slopes."""
    pendulum, states = al.compile(double_pendulum_in_angles()), STATES[: FORMULAS[name], :, :2].copy()
    assert pendulum.tree is None
    assert lets_others_in(lambda: getattr(pendulum, name)(*states))
    assert lets_others_in(lambda: getattr(pendulum, name)(*states[:, 0]))
    if not name.endswith("derivatives") and name != "inverse_dynamics":
        assert lets_others_in(lambda: pendulum.derivatives(name, *states))


def lets_others_in(ask: Callable[[], Any]) -> bool:
    """Whether another thread gets to run while one asks again and again."""
    turns, is_over = [0], threading.Event()
    ask()

    def other() -> None:
        while not is_over.is_set():
            turns[0] += 1
            time.sleep(0)

    thread = threading.Thread(target=other)
    thread.start()
    before, patience = turns[0], time.monotonic() + 60.0
    while turns[0] == before and time.monotonic() < patience:
        ask()
    has_come = turns[0] > before
    is_over.set()
    thread.join()
    return has_come


def test_threads_at_their_work_leave_room_for_others(arm: Any) -> None:
    """One that the system stops in the middle of a call does not send the others the general way, until all are taken."""
    q, expected = STATES[0, 0], arm.mass_matrix(STATES[0])[0]
    arm.mass_matrix(q)
    _, singles, *_ = arm.mass_matrix.__self__  # what the function keeps alive
    try:
        for single in singles:
            assert np.array_equal(arm.mass_matrix(q), expected)
            assert not single.is_taken
            single.is_taken = 1
        assert np.array_equal(arm.mass_matrix(q), expected)
    finally:
        for single in singles:
            single.is_taken = 0
    assert np.array_equal(arm.mass_matrix(q), expected)


def test_loops_and_formulas_go_the_general_way() -> None:
    loop = al.compile(four_bar())
    assert all(
        isinstance(getattr(loop, name), types.MethodType) for name in ("forward_dynamics", "inverse_dynamics", "bias")
    )
    q = np.array([1.0, 1.4, -0.6])
    with pytest.raises(al.ModelError, match="constraints"):
        loop.inverse_dynamics(q, np.zeros(3), np.zeros(3))


def test_a_mechanism_that_has_been_asked_is_pickled_and_asked_again(arm: Any) -> None:
    again = pickle.loads(pickle.dumps(arm))
    assert np.array_equal(again.mass_matrix(STATES[0, 0]), arm.mass_matrix(STATES[0, 0]))


@pytest.mark.parametrize("name", ["mass_matrix", "bias", "forward_dynamics", "inverse_dynamics"])
def test_a_function_can_be_sent_to_another_process(arm: Any, name: str) -> None:
    """As `Pool.map(arm.mass_matrix, states)` does: a method of a mechanism is pickled with it."""
    found = getattr(arm, name)
    again = pickle.loads(pickle.dumps(found))
    states = STATES[: 1 if name == "mass_matrix" else 2 if name == "bias" else 3, 0]
    assert again.__self__ is not found.__self__
    assert np.array_equal(again(*states), found(*states))


def test_what_a_class_of_ones_own_says_holds_at_every_call(arm: Any) -> None:
    """Also where it asks for the built-in function itself."""

    class Doubled(Mechanism):
        def mass_matrix(self, coordinates: Any, speeds: Any = None, **rest: Any) -> Any:
            return 2 * super().mass_matrix(coordinates, speeds, **rest)

    own, expected = Doubled(arm.eom, arm.native), 2 * arm.mass_matrix(STATES[0, 0])
    assert all(np.array_equal(own.mass_matrix(STATES[0, 0]), expected) for _ in range(3))
    assert type(own.bias) is type(len)


def test_all_that_native_code_calls_of_python_is_told_to_the_linker() -> None:
    """Where the program does not show the functions of Python to all, as where it was loaded by another one, it finds none by
    itself."""
    declared = re.findall(r"^declare .*@(Py\w+)\(", shipped_assembly("tree_algorithms"), re.MULTILINE)
    assert declared
    assert sorted(declared) == sorted(PYTHON)


def test_parameters_and_time_are_not_passed_over() -> None:
    top = al.compile(spinning_top())
    q, u = np.array([0.1, 0.5, 0.2]), np.ones(3)
    name = next(iter(top.eom.model.values))
    heavier = {name: 2 * float(top.eom.model.values[name])}
    assert not np.allclose(top.forward_dynamics(q, u), top.forward_dynamics(q, u, parameters=heavier))


@pytest.mark.parametrize("build", [four_bar, hooke_shaft, six_bar])
def test_single_states_of_loops_give_what_fresh_ones_do(build: Callable[[], al.Model]) -> None:
    """Whatever was asked before: to the last digit, also after states with inputs, times and parameters of their own."""
    loop, fresh = (al.compile(build()) for _ in range(2))
    random = np.random.default_rng(2)
    nq, nu = len(loop.eom.q), len(loop.eom.u)
    name, value = next(iter(loop.eom.model.values.items()))
    for q, u, tau in zip(*(random.normal(size=(6, n)) for n in (nq, nu, nu)), strict=True):
        asked = [
            lambda m, x, y, z: m.accelerations(x, y),
            lambda m, x, y, z: m.forward_dynamics(x, y, z),
            lambda m, x, y, z: m.multipliers(x, y),
            lambda m, x, y, z: m.mass_matrix(x),
            lambda m, x, y, z: m.constraint_matrix(x, y),
            lambda m, x, y, z: m.poses(x),
        ]
        for ask in asked:
            assert np.array_equal(ask(loop, q, u, tau), ask(fresh, *(row[None] for row in (q, u, tau)))[0])
        loop.accelerations(q, u, parameters={name: 1.1 * value}, time=0.3)
        states = loop.states(q, u)
        loop.accelerations(u[:1].repeat(nq), u)
        assert np.array_equal(states.values[0], np.append(q, u))  # those that somebody holds stay as they are


def test_single_states_of_loops_are_refused_and_asked_by_threads_as_rows_are() -> None:
    loop, (q, u) = al.compile(four_bar()), np.random.default_rng(3).normal(size=(2, 40, 3))
    with pytest.raises(al.ModelError, match="finite"):
        loop.accelerations(np.array([0.0, np.nan, 0.0]), u[0])
    with pytest.raises(al.ModelError, match="finite"):
        loop.forward_dynamics(q[0], u[0], np.array([0.0, np.inf, 0.0]))
    with pytest.raises(al.ModelError, match="expected 3 numbers"):
        loop.accelerations(q[0, :2], u[0])
    expected, found = loop.accelerations(q, u), [None] * 4

    def ask(k: int) -> None:
        found[k] = np.array([loop.accelerations(*row) for _ in range(5) for row in zip(q, u, strict=True)])

    threads = [threading.Thread(target=ask, args=(k,)) for k in range(len(found))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.array_equal(x, np.tile(expected, (5, 1))) for x in found)
    again = pickle.loads(pickle.dumps(loop))
    assert np.array_equal(again.accelerations(q[0], u[0]), expected[0])


def test_a_single_call_of_a_loop_does_little_around_the_physics() -> None:
    """Counted in operations of Python: a run made for each call takes four times as many."""
    loop, q, u = al.compile(four_bar()), np.array([1.0, 1.4, -0.6]), np.zeros(3)
    loop.forward_dynamics(q, u)
    assert operations(lambda: loop.forward_dynamics(q, u)) < MOST
