"""The kinematics that is kept from the last call is that of the model as it is now."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import n_link_pendulum, rotary_pendulum
from alembert.kinematics import tree_kinematics


def test_a_new_joint_is_seen() -> None:
    model = n_link_pendulum(2)
    before = tree_kinematics(model)
    last = model.bodies["link2"]
    more = model.body("more", mass=1, inertia=1, plane="xy")
    model.revolute("elbow", last.point(0, -1), more.point(), coordinate="phi")
    assert [u.name for u in before.speeds] == ["theta1'", "theta2'"]
    assert [u.name for u in tree_kinematics(model).speeds] == ["theta1'", "theta2'", "phi'"]


def test_a_new_load_that_needs_a_carried_coordinate_is_seen() -> None:
    model = al.Model("loop")
    bar = model.body("bar", mass=1, inertia=1, plane="xy")
    model.revolute("left", model.ground.point(), bar.point(), coordinate="a")
    right = model.revolute("right", model.ground.point(), bar.point(), coordinate="b", cut=True)
    assert "b" not in {q.name for q in tree_kinematics(model).coordinates}
    model.torsional_spring("spring", right, stiffness=1)
    assert "b" in {q.name for q in tree_kinematics(model).coordinates}


def test_a_model_with_other_values_keeps_them() -> None:
    model = rotary_pendulum()
    other = model.with_values({"m_p": 7.0})
    assert tree_kinematics(model).model.values["m_p"] != 7.0
    assert tree_kinematics(other).model.values["m_p"] == 7.0


def test_chosen_speeds_do_not_leak_into_the_next_call() -> None:
    model = n_link_pendulum(2)
    chosen = {"w1": sp.Symbol("theta1'"), "w2": sp.Symbol("theta1'") + sp.Symbol("theta2'")}
    assert [u.name for u in al.derive(model, "projection", speeds=chosen).speeds] == ["w1", "w2"]
    assert [u.name for u in al.derive(model, "projection").speeds] == ["theta1'", "theta2'"]


# --- which body of a free part carries the coordinates in space -----------------------------------------------------


def cart(*order: str) -> al.Model:
    """A frame with named angles between two wheels, the bodies made in the given order."""
    model = al.Model("cart")
    angles = ("ZXY", "yaw", "lean", "pitch")
    for name in order:
        more = {"angles": angles} if name == "frame" else {}
        model.body(name, mass=2, inertia=(1, 2, 1.5), **more)
    for name, x in (("front", 1), ("rear", -1)):
        ends = model.bodies["frame"].point(x, 0, 0.5), model.bodies[name].point()
        model.revolute(f"{name} hub", *ends, axis=(0, 1, 0), coordinate=f"turn of {name}")
    return model


@pytest.mark.parametrize("order", [("rear", "front", "frame"), ("rear", "frame", "front")])
def test_named_angles_are_coordinates_wherever_their_body_is_made(order: tuple[str, ...]) -> None:
    model, usual = cart(*order), cart("frame", "rear", "front")
    names = [q.name for q in tree_kinematics(usual).coordinates]
    assert names[:6] == ["frame.x", "frame.y", "frame.z", "yaw", "lean", "pitch"]
    assert [q.name for q in tree_kinematics(model).coordinates] == names
    initial = {"frame.x": 0.3, "lean": 0.2, "yaw'": 1.0, "turn of rear'": 3.0}
    one, other = (al.simulate(m, 0.5, initial=initial) for m in (model, usual))
    for name in names:
        assert one[name][-1] == pytest.approx(other[name][-1], abs=1e-7), name  # the tolerance of the integrator


def test_named_angles_of_a_body_that_hangs_on_a_joint_are_read_from_the_run() -> None:
    """One body of each free part carries it in space: of two with named angles the first made, and the other is measured."""
    model = cart("rear", "frame", "front")
    hanging = model.body("box", mass=1, inertia=(1, 2, 1.5), angles=("ZXY", "a", "b", "c"))
    model.revolute(
        "hinge", model.bodies["frame"].point(0, 0, 1), hanging.point(0, 0, -1), axis=(0, 0, 1), coordinate="q"
    )
    run = al.simulate(model, 0.5, initial={"yaw": 0.1, "q": 0.2, "q'": 1.0})
    assert np.allclose(run["a"], run["yaw"] + run["q"], atol=1e-7)  # both turn about z, and neither leans
    with pytest.raises(al.ModelError, match="'a' is not a coordinate or speed of this run"):
        al.simulate(model, 0.5, initial={"a": 0.1})
