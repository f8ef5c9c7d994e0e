"""A small model to spoil, and what a good refusal is: the right class, the user's names, and a model left as it was."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

import alembert as al


@dataclass(frozen=True)
class Rig:
    """A model with one of everything: spatial and planar bodies, a particle, a hinge with the coordinate theta."""

    model: al.Model
    rod: Any
    arm: Any
    plate: Any
    bob: Any
    hinge: Any


def rig() -> Rig:
    model = al.Model("rig")
    model.parameters(m=1.0, l=0.5, negative=-1.0, zero=0.0, open=None)
    model.input("tau")
    rod = model.body("rod", mass=1, inertia=(1, 2, 2))
    arm = model.body("arm", mass=1, inertia=(1, 2, 2))
    plate = model.body("plate", mass=1, inertia=1, plane="xy")
    bob = model.particle("bob", mass=1)
    hinge = model.revolute("hinge", model.ground.point(), rod.point(1, 0, 0), coordinate="theta")
    return Rig(model, rod, arm, plate, bob, hinge)


Use = Callable[[Rig], Any]


def seen(model: al.Model) -> tuple[Any, ...]:
    """Everything that can be read of a model."""
    parts = (model.bodies, model.joints, model.constraints, model.loads, model.values, model.rates, model.notation)
    return (str(model), *(dict(p) for p in parts), model.inputs, model.own_coordinates, model.frictions)


@contextmanager
def refusal(model: al.Model | None, error: type[Exception], *words: str) -> Iterator[None]:
    """The block raises just this error, its message has all the words, and the model is as before."""
    before = seen(model) if model is not None else ()
    with pytest.raises(error) as caught:
        yield
    assert issubclass(error, al.AlembertError)
    missing = [word for word in words if word not in str(caught.value)]
    assert not missing, f"{missing} not in: {caught.value}"
    assert model is None or seen(model) == before


def refused(use: Use, *words: str, error: type[Exception] = al.ModelError) -> None:
    """The use of a fresh rig is refused, and a second try meets the same refusal."""
    fresh = rig()
    for _ in range(2):
        with refusal(fresh.model, error, *words):
            use(fresh)
