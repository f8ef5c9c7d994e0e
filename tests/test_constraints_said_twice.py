"""A constraint that is said twice changes nothing: its rows are rounding in tree coordinates, and conditions on nothing."""

import numpy as np
import pytest
import sympy as sp

import alembert as al

START = {"ball.w1": -0.316, "ball.w2": -0.651, "ball.w3": 0.012}


def ball(twice: bool) -> al.Model:
    """A body on a ball joint in general position; the second joint is 0 = 0 but for rounding."""
    model = al.Model("ball")
    model.gravity((-6.56, -5.15, -5.16))
    body = model.body("body", mass=1.836, inertia=(0.277, 0.217, 0.226))
    ends = model.ground.point(0.025, 0.291, 0.321), body.point(0.358, 0.057, -0.182)
    turned = al.rotation("ZYX", -1.952, 1.63, -0.712)
    model.spherical("ball", *ends, orientation=turned)
    if twice:
        model.spherical("again", *ends, orientation=turned, cut=True)
    return model


def test_the_start_and_the_motion_are_those_of_the_constraint_said_once():
    once, twice = (al.simulate(ball(which), 0.3, initial=START, samples=5) for which in (False, True))
    assert "start moved" not in twice.report
    assert twice.pose("body")[0] == pytest.approx(once.pose("body")[0], abs=1e-9)
    assert al.mobility(ball(True)).degrees_of_freedom == 3


def test_all_formulations_agree_though_no_constraint_is_left():
    assert al.agree(ball(True))


@pytest.mark.parametrize("axis", [(0, 0, 1), (0.0, 0.0, 1.0), (0, 0, 2.5), (0, 0, -1.0)])
def test_an_axis_in_floats_is_the_axis(axis):
    model = al.Model("hinge")
    rod = model.body("rod", mass=1, inertia=0.1, plane="xy")
    model.revolute("hinge", model.ground.point(), rod.point(0.5, 0), axis=axis, coordinate="angle")
    assert [q.name for q in al.derive(model).q] == ["angle"]


def test_random_states_of_fast_drives_are_found_as_quickly_as_of_slow_ones(monkeypatch):
    """The same mechanism in milliseconds and in seconds: evaluations of the constraints within a factor of five."""
    from alembert.assembly.assembler import Assembler
    from alembert.assembly.constraint_functions import ConstraintFunctions
    from alembert.kinematics import tree_kinematics

    counts = []
    for speed in (1.0, 1e4):
        model = al.Model(f"driven {speed}")
        rod = model.body("rod", mass=1, inertia=0.1, plane="xy")
        hinge = model.revolute("hinge", model.ground.point(), rod.point(0.5, 0), coordinate="angle")
        model.constrain("drive", hinge.coordinate - sp.sin(speed * model.time) - 3 * speed * model.time)
        calls = 0
        at = ConstraintFunctions.at

        def counted(self, point, at=at):
            nonlocal calls
            calls += 1
            return at(self, point)

        monkeypatch.setattr(ConstraintFunctions, "at", counted)
        assembler = Assembler(tree_kinematics(model))
        for seed in range(5):
            assembler.random_state(np.random.default_rng(seed))
        monkeypatch.setattr(ConstraintFunctions, "at", at)
        counts.append(calls)
    assert counts[1] <= 5 * counts[0]


def test_a_name_with_a_backslash_is_refused():
    with pytest.raises(al.ModelError, match="found the name"):
        al.Model("m").parameters(**{"a\\b": 1.0})


def test_a_constraint_between_welded_bodies_says_nothing() -> None:
    """Its row is nothing but rounding, and the only one: no other row shows how small it is."""
    model = al.Model("welded")
    model.gravity((6.1, -7.7, 0.1))
    a = model.body("a", mass=4.9, inertia=(1.1, 0.9, 0.85))
    model.revolute("hinge", model.ground.point(-0.3, -0.5, -0.4), a.point(0.5, -0.5, 0.1), axis=(-0.053, -0.871, 0.202))
    b = model.body("b", mass=12.1, inertia=(2.2, 2.4, 2.5))
    model.fixed("weld", a.point(-0.309, 0.119, -0.111), b.point(0.259, -0.114, 0.012))
    place = np.array([-0.491, -0.268, 0.332]) - [-0.309, 0.119, -0.111] + [0.259, -0.114, 0.012]
    normal = np.array([-0.824, 0.961, 0.872])
    along = np.array([0.3, 0.2, -0.7])
    along = along - normal * (along @ normal) / (normal @ normal)
    model.point_on_plane("plane", b.point(*(place + along)), a.point(-0.491, -0.268, 0.332), normal=tuple(normal))
    assert al.agree(model)
    assert al.mobility(model).degrees_of_freedom == 1
