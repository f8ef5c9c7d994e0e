"""One state in plain arrays, straight into native code: each algorithm as a built-in function of Python (single_state.h).

It runs outside of the interpreter's lock, which takes 0.05 us to give away and to take back. Another thread may get in between,
or the system may stop a thread at its work: each that asks takes a work space of its own, and leaves it before it waits for the
lock. With one space for all, two threads got through half as many calls as one: whoever found it taken went the general way.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_uint, c_void_p, py_object, pythonapi
from functools import cache
from typing import Any, TypeVar, cast

import numpy as np
from numpy._core import multiarray

from alembert.mechanism.tree_algorithms import Question, native_algorithms
from alembert.native.kernel import FLOAT64, Single
from alembert.native.machine_code import pointer
from alembert.native.structures import check_offsets

HEAD = object.__basicsize__  # bytes of an object before what its type adds
LAYOUT_OF_NUMPY = 0x02000000  # NPY_ABI_VERSION of all NumPy 2
NEW_FROM_DESCRIPTION = 94  # the place of PyArray_NewFromDescr in its table, as __multiarray_api.h says
SPACES = 8  # threads that ask one mechanism for the same at once
FAST_CALL = 0x82  # METH_FASTCALL | METH_KEYWORDS: the arguments as an array, and the names of the last ones
Answer = Callable[..., Any]
"""From q, u, a and room for what comes with the answer to an array, or None where the general way must be gone."""
AnyMethod = TypeVar("AnyMethod", bound=Callable[..., Any])


class _Method(Structure):
    """PyMethodDef."""

    _fields_ = (("name", c_char_p), ("function", c_void_p), ("flags", c_int), ("documentation", c_char_p))


class _Array(Structure):
    """The first of PyArrayObject_fields, behind the head of the object."""

    _fields_ = (
        ("data", c_void_p),
        ("dimensions", c_int),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("base", c_void_p),
        ("kind", c_void_p),
        ("flags", c_int),
    )


class WorkSpaces(tuple[Any, ...]):
    """What a built-in function is bound to: a capsule of its native work spaces, and what these point to.

    Pickled, it is the mechanism, of which the function is taken anew: as methods are, for processes that are sent one.
    """

    __slots__ = ()

    def __reduce__(self) -> Any:
        *_, general = self
        return _itself, (general.__self__,)


def _itself(mechanism: Any) -> Any:
    return mechanism


def no_answer(*_: Any) -> None:
    """That of a mechanism without the recursion."""


class ForSingleStates:
    """A method of a mechanism that is a built-in function for one state in plain arrays; all else goes to the method itself.

    As a cached property does, it puts what it finds into the mechanism: the second time nothing stands between. Where a class
    has a method of its own by the name, which asks for this one, it goes beside that.
    """

    def __init__(self, method: Callable[..., Any], what: int) -> None:
        self.__doc__, self.__wrapped__ = method.__doc__, method
        self._method, self._what = method, what
        given = list(inspect.signature(method).parameters.values())[1:]
        places = [x for x in given if x.kind is x.POSITIONAL_OR_KEYWORD]
        self._counts = sum(x.default is x.empty for x in places), len(places)
        plain = [x.replace(annotation=x.empty) for x in given]
        described = f"{method.__name__}{inspect.Signature(plain)}\n--\n\n{inspect.getdoc(method)}"
        self._texts = method.__name__.encode(), described.encode()

    def __get__(self, mechanism: Any, owner: Any = None) -> Any:
        if mechanism is None:
            return self._method
        name, kept = self._method.__name__, mechanism.__dict__
        place = name if inspect.getattr_static(type(mechanism), name) is self else f"{name} of one state"
        if place not in kept:
            kept[place] = self._answer_of(mechanism)
        return kept[place]

    def _answer_of(self, mechanism: Any) -> Any:
        general = self._method.__get__(mechanism)
        if (found := mechanism.question_of_one_state(self._what)) is None:
            return general
        new_question, shape = found
        return single_state(new_question, shape, self._texts, general, self._counts)


def for_single_states(what: int) -> Callable[[AnyMethod], AnyMethod]:
    """Have native code alone answer for one state in plain arrays, where `mechanism.question_of_one_state` says how."""

    def made(method: AnyMethod) -> AnyMethod:
        return cast(AnyMethod, ForSingleStates(method, what))

    return made


def single_state(
    new_question: Callable[[], Question],
    shape: tuple[int, ...],
    texts: tuple[bytes, bytes] = (b"single_state", b""),
    general: Answer | None = None,
    counts: tuple[int, int] = (1, 4),
) -> Answer:
    """The algorithm of a question as a built-in function with a name and a description, for so many arguments at least and at
    most, with work space for several threads at once; where more ask, and in all other cases, the general function answers,
    or none."""
    make = _maker_of_arrays()
    if not make or not _is_layout_known():
        return general or no_answer
    questions, sizes = [new_question() for _ in range(SPACES)], np.array(shape, dtype=np.int64)
    singles: list[Any] = []
    for question in questions:
        question.point_to_one()
        single = Single(
            tree=question.address,
            head=HEAD,
            array=id(np.ndarray),
            kind=id(FLOAT64),
            none=id(None),
            make=make,
            general=0 if general is None else id(general),
            least=counts[0],
            most=counts[1],
            dimensions=len(shape),
            shape=pointer(sizes),
            still=pointer(question.still),
            next=ctypes.addressof(singles[-1]) if singles else 0,
        )
        singles.append(single)
    capsule = _new_capsule()(ctypes.addressof(singles[-1]), None, None)
    kept = WorkSpaces((capsule, singles, questions, sizes, general))
    return _new_function()(ctypes.byref(_method(*texts)), kept, __name__)


@cache
def _is_layout_known() -> bool:
    """Whether arrays lie in memory as NumPy's headers say: where not, the general way is gone."""
    probe = np.arange(6.0).reshape(2, 3)
    type_at = ctypes.c_void_p.from_address(id(probe) + HEAD - ctypes.sizeof(c_void_p))
    found = _Array.from_address(id(probe) + HEAD)
    return (
        type_at.value == id(np.ndarray)
        and (found.data, found.dimensions, found.kind) == (pointer(probe), 2, id(FLOAT64))
        and tuple((c_int64 * 2).from_address(found.shape or 0)) == (2, 3)
        and found.flags == probe.flags.num
    )


@cache
def _maker_of_arrays() -> int:
    """The address of PyArray_NewFromDescr in NumPy's table of functions; zero where the table may be another one."""
    get = pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = c_void_p, [py_object, c_char_p]
    table = get(getattr(multiarray, "_ARRAY_API", None), None)
    functions = (c_void_p * (NEW_FROM_DESCRIPTION + 1)).from_address(table)
    is_known = CFUNCTYPE(c_uint)(functions[0] or 0)() == LAYOUT_OF_NUMPY
    return functions[NEW_FROM_DESCRIPTION] or 0 if is_known else 0


@cache
def _method(name: bytes, documentation: bytes) -> _Method:
    engine = native_algorithms("tree_algorithms")["engine"]
    check_offsets("Single", engine.get_global_value_address("single_offsets"), Single)
    return _Method(name, engine.get_function_address("single_state"), FAST_CALL, documentation)


@cache
def _new_capsule() -> Any:
    made = pythonapi.PyCapsule_New
    made.restype, made.argtypes = py_object, [c_void_p, c_char_p, c_void_p]
    return made


@cache
def _new_function() -> Any:
    made = pythonapi.PyCFunction_NewEx
    made.restype, made.argtypes = py_object, [POINTER(_Method), py_object, py_object]
    return made
