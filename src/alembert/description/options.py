"""The options of joints, loads and constraints: in which form a person says each of them, in Python and in model files.

A kind of joint, load or constraint lists its options by name; from the list Model checks what is given, and model files read
and write it. To add a form: name it here, check it in `Registry`, and give it a reader in files/part_reading.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from alembert.errors import ModelError

AnyKind = TypeVar("AnyKind")
Make = TypeVar("Make", bound=Callable[..., Any])


class Form(Enum):
    """What an option may be, in words."""

    AXIS = "a direction fixed in a body, as body.e1"
    COORDINATE = "a joint or a coordinate"
    DIRECTION = "a constant direction in the axes of the first body, made of length one"
    EXPRESSION = "an expression"
    FRAME = "a body, or the ground"
    CONSTANT = "an expression of parameters"
    JOINT = "a joint"
    LAW = "a function of the stretch and its rate"
    MEASURE = "a joint, a coordinate, or an expression of positions and time"
    LENGTH = "a length greater than zero, which may change with positions and time"
    MOMENT = "one expression or three"
    POINT = "a point fixed in a body"
    SHAPE = "a point, or a shape of a body, as body.sphere(0.1) or model.ground.plane()"
    TURNED = "a joint or a rigid body"
    VECTOR = "three expressions"


@dataclass(frozen=True)
class Option:
    """One option: its form, its default if it may be left out, and the field of the joint that keeps it."""

    form: Form
    default: Any = inspect.Parameter.empty
    field: str = ""

    @property
    def is_needed(self) -> bool:
        """Whether it has to be given: it has no default."""
        return self.default is inspect.Parameter.empty


Options = Mapping[str, Option]


@dataclass(frozen=True)
class Kind:
    """A kind of load or constraint: its name, the options by which a person gives it, and the function that makes it."""

    name: str
    options: Options
    make: Callable[..., Any]


class Kinds(dict[str, Kind]):
    """Kinds by name, with _ for spaces."""

    def register(self, name: str, **forms: Form) -> Callable[[Make], Make]:
        """A decorator that makes a function one of the kinds; its options have the defaults that the function has."""

        def add(make: Make) -> Make:
            check_new(name, self.get(key := name.replace(" ", "_")), lambda kind: kind.make)
            found = inspect.signature(make).parameters
            self[key] = Kind(name, {o: Option(form, found[o].default) for o, form in forms.items()}, make)
            return make

        return add


def check_new(name: str, taken: Any, made_by: Callable[[Any], Any]) -> None:
    """Refuse the name of a kind of this package; one of a person's own may be defined again, as notebooks do."""
    if taken is not None and made_by(taken).__module__.startswith("alembert."):
        raise ModelError(f"The kind {name!r}: found one of that name in the package; choose another.")


def kind_named(name: Any, kinds: Mapping[str, AnyKind], what: str) -> AnyKind:
    """The kind of a name; a ModelError names the nearest ones."""
    if isinstance(name, str) and name in kinds:
        return kinds[name]
    raise ModelError(f"{what}: found {name!r}; {nearest(str(name), kinds)}")


def nearest(name: str, kinds: Collection[str]) -> str:
    """The end of a sentence that names the kind nearest to a name, or all."""
    near = difflib.get_close_matches(name, kinds, n=1)
    return f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(kinds)}."


def given_options(given: Mapping[str, Any], options: Options, what: str, more: tuple[str, ...] = ()) -> dict[str, Any]:
    """A value for every option, the defaults among them; what is missing or means nothing is refused."""
    unknown = sorted(set(given) - set(options) - set(more))
    if unknown:
        raise ModelError(f"{what}: found {unknown[0]}=; expected {', '.join((*options, *more)) or 'no option'}.")
    missing = [key for key, option in options.items() if option.is_needed and key not in given]
    if missing:
        raise ModelError(f"{what}: found no {missing[0]}=; expected {options[missing[0]].form.value}.")
    return {key: given.get(key, option.default) for key, option in options.items()}
