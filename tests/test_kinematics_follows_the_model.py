"""The kinematics that is kept from the last call is that of the model as it is now."""

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
