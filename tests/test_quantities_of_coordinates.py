"""What a coordinate is, angle, length or Euler parameter, is said by its body or joint and never by its name."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.description.joints import Joint
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH
from alembert.examples import free_body, spatial_chain
from alembert.kinematics import absolute_kinematics, tree_kinematics


def misleading() -> al.Model:
    """A slide, a sleeve and Euler angles whose names are those of Euler parameters elsewhere."""
    model = al.Model("misleading")
    block, sleeve, top = (model.body(name, mass=1.0, inertia=(0.1, 0.2, 0.3)) for name in ("block", "sleeve", "top"))
    model.prismatic("rail", model.ground.point(), block.point(), axis=(1, 0, 0), coordinate="a.e0")
    names = ("a.e1", "a.e2")
    model.cylindrical("rod", block.point(0, 1, 0), sleeve.point(0.2, 0, 0), axis=(0, 0, 1), coordinates=names)
    model.spherical("ball", sleeve.point(), top.point(0, 0, -0.5), angles=("ZXZ", "a.e3", "b.e0", "b.e1"))
    model.gravity((0, -9.81, 0))
    return model


def test_names_make_no_euler_parameters() -> None:
    model = misleading()
    tree = tree_kinematics(model)
    assert tree.euler_parameters == ()
    assert tree.quantities == (LENGTH, ANGLE, LENGTH, ANGLE, ANGLE, ANGLE)
    start = {"a.e0": 3.0, "a.e1": 0.2, "a.e2": 0.4, "a.e3": 0.1, "b.e0": 1.0}
    run = al.simulate(model, 0.5, initial=start)
    assert run["a.e0"][0] == 3.0  # of unit length it would be less
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8 * np.abs(run.energy).max() + 1e-8  # the tolerance of a run
    assert al.agree(model, states=3)


def test_the_places_of_euler_parameters() -> None:
    assert tree_kinematics(spatial_chain(2)).euler_parameters == ((0, 1, 2, 3), (4, 5, 6, 7))
    kinematics = tree_kinematics(free_body())
    assert kinematics.quantities == (LENGTH,) * 3 + (EULER_PARAMETER,) * 4
    assert absolute_kinematics(free_body()).euler_parameters == kinematics.euler_parameters == ((3, 4, 5, 6),)


def test_own_coordinates_are_angles_where_they_turn() -> None:
    model = al.Model("own")
    s, angle = model.coordinate("s"), model.coordinate("angle of the string")
    model.particle("bead", mass=1, plane="xy", position=(s * sp.cos(angle), s * sp.sin(angle)))
    assert tree_kinematics(model).quantities == (LENGTH, ANGLE)


@pytest.mark.parametrize("name", [name for name, kind in Joint.kinds.items() if kind.usual])
def test_every_coordinate_of_a_joint_is_something(name: str) -> None:
    model = al.Model("one")
    body = model.body("body", mass=1, inertia=(1, 1, 1))
    options = {"axis": (0, 0, 1), "axis_b": (1, 0, 0), "pitch": 0.1, "normal": (0, 0, 1)}
    given = {key: options[key] for key in Joint.kinds[name].options}
    joint = model.join(name, "joint", model.ground.point(), body.point(), **given)
    assert len(joint.quantities) == len(joint.names)
    assert set(joint.quantities) <= {ANGLE, LENGTH, EULER_PARAMETER}
    assert joint.spins == (EULER_PARAMETER in joint.quantities)
