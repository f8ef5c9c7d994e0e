"""Records are plain values: equal when equal, read-only, and the same again from bytes, by their own content and numbers."""

import pickle

import numpy as np
import pytest

import alembert as al
from alembert.examples import (
    four_bar,
    n_link_pendulum,
    planar_arm,
    rolling_disk,
    rotary_pendulum,
    rough_ramp,
    spatial_chain,
    spinning_top,
)
from alembert.expressions.algebra import parts_of
from alembert.formulations import METHODS
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.kinematics import absolute_kinematics, tree_kinematics

MODELS = [four_bar, rolling_disk, rough_ramp, spinning_top]


def arrays(record):
    """Every array of a record by name."""
    return {name: getattr(record, name) for name in ("coordinate_rates", "M", "f", "A", "b", "c")}


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("build", MODELS)
def test_two_derivations_of_one_model_are_equal(build, method):
    model = build()
    first = al.derive(model, method)
    tree_kinematics(rotary_pendulum())  # forget what was found last
    second = al.derive(model, method)
    assert first is not second
    assert first == second
    assert hash(first) == hash(second)
    assert first != al.derive(rotary_pendulum(), method)


@pytest.mark.parametrize("method", METHODS)
def test_methods_differ(method):
    records = {name: al.derive(four_bar(), name) for name in METHODS}
    assert [name for name, record in records.items() if record == records[method]] == [method]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("build", MODELS)
def test_a_record_from_bytes_is_the_same_record(build, method):
    record = al.derive(build(), method)
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert str(again) == str(record)
    for name, values in arrays(record).items():
        np.testing.assert_array_equal(arrays(again)[name], values)
        assert not arrays(again)[name].flags.writeable
    for mine, other in zip(record.constraint_force.parts, again.constraint_force.parts, strict=True):
        np.testing.assert_array_equal(other, mine)
    assert [law.target for law in again.frictions] == [law.target for law in record.frictions]
    assert list(again.terms) == list(record.terms)


def test_a_record_from_bytes_gives_the_same_numbers():
    record = al.derive(four_bar(), "lagrange")
    again = pickle.loads(pickle.dumps(record))
    q, u = np.array([0.5, 0.2, -0.3]), np.array([0.1, -0.2, 0.7])
    np.testing.assert_array_equal(al.compile(again).accelerations(q, u), al.compile(record).accelerations(q, u))


@pytest.mark.parametrize("kinematics", [tree_kinematics, absolute_kinematics])
@pytest.mark.parametrize("build", MODELS)
def test_kinematics_from_bytes_is_the_same(kinematics, build):
    record = kinematics(build())
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert hash(again) == hash(record)
    assert again != kinematics(rotary_pendulum())
    for mine, other in zip(record.motions, again.motions, strict=True):
        for name in ("r", "R", "v", "w", "V", "Jv", "Jw", "JV"):
            np.testing.assert_array_equal(getattr(other, name), getattr(mine, name))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("build", MODELS)
def test_nothing_can_be_written_into_a_record(build, method):
    record = al.derive(build(), method)
    for name, values in arrays(record).items():
        with pytest.raises(ValueError, match="read-only"):
            values[...] = values * 2
        assert not values.flags.writeable, name
    motion = record.motions[0]
    for values in (motion.r, motion.R, motion.v, motion.w, motion.V, motion.Jv, motion.Jw, motion.JV):
        assert not values.flags.writeable
    assert not any(part.flags.writeable for part in record.constraint_force.parts)
    assert not any(part.flags.writeable for law in record.frictions for part in (law.G, law.sliding, law.bias))


@pytest.mark.parametrize("build", [lambda: n_link_pendulum(3), lambda: spatial_chain(2), planar_arm])
def test_articulated_bodies_are_values(build):
    record, same, other = (
        articulated_bodies(build()),
        articulated_bodies(build()),
        articulated_bodies(n_link_pendulum(4)),
    )
    again = pickle.loads(pickle.dumps(record))
    assert record == same == again
    assert hash(record) == hash(again)
    assert record != other
    assert not any(x.flags.writeable for link in again.links for x in (link.rotation, link.near, link.far, link.spin))


def test_the_next_derivation_is_safe_from_the_last_one():
    first = al.derive(spinning_top(), "lagrange")
    with pytest.raises(ValueError, match="read-only"):
        first.coordinate_rates[0] *= 2
    assert al.derive(spinning_top(), "lagrange").coordinate_rates[0] == first.coordinate_rates[0]


def test_bytes_of_a_deep_chain_keep_what_is_shared():
    """Bytes that grow as the distinct parts of the formulas; written out they would be 2.9 times more for each link."""
    sizes = {n: al.derive(spatial_chain(n), "lagrange") for n in (4, 8)}
    for record in sizes.values():
        parts = len(parts_of([e for values in arrays(record).values() for e in values.flat]))
        assert len(pickle.dumps(record)) < 2000 * parts


def test_records_of_other_joints_are_other_records():
    """A free joint holds nothing, so that both models have the same equations in absolute coordinates; not the same names."""

    def hovering(arm: float) -> al.Model:
        model = al.Model("hovering")
        body = model.body("body", mass=1, inertia=(1, 2, 2.5))
        model.free("joint", model.ground.point(arm, 0, 0), body.point())
        return model

    near, far, again = (al.derive(hovering(arm), "newton-euler") for arm in (0.0, 2.0, 0.0))
    assert near == again
    assert near != far
    runs = [al.simulate(hovering(arm), 0.1, initial={"joint.x": 1.0}, method="newton-euler") for arm in (0.0, 2.0)]
    assert [run["joint.x"][0] for run in runs] == pytest.approx([1.0, 1.0])
    assert [run["body.x"][0] for run in runs] == pytest.approx([1.0, 3.0])


@pytest.mark.parametrize("method", [*METHODS, "articulated-bodies"])
def test_records_of_bodies_in_another_order_are_other_records(method):
    """A body that is welded and one that swings, joined in either order: both have the same coordinate and the same speed."""

    def pair(first: str, second: str) -> al.Model:
        model = al.Model("pair")
        bodies = {name: model.body(name, mass=1, inertia=(1, 1, 1)) for name in ("still", "swinging")}
        joints = {
            "still": lambda: model.fixed("weld", model.ground.point(), bodies["still"].point(0.5, 0, 0)),
            "swinging": lambda: model.spherical("ball", model.ground.point(), bodies["swinging"].point(2, 0, 0)),
        }
        for name in (first, second):
            joints[name]()
        model.gravity((0, 0, -9.81))
        return model

    orders = (("still", "swinging"), ("swinging", "still"))
    for run in [al.simulate(pair(*order), 0.1, samples=1, method=method) for order in orders]:
        assert run.pose("still")[0][0] == pytest.approx([-0.5, 0, 0])
        assert run.pose("swinging")[0][0] == pytest.approx([-2.0, 0, 0])
        assert run["swinging.x"][0] == pytest.approx(-2.0)
