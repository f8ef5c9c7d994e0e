"""The model: copies, parts left out, its table and its symbols."""

from functools import partial

import pytest
import sympy as sp

import alembert as al
from alembert.errors import ModelError
from alembert.examples import double_pendulum, four_bar
from states import at, body_accelerations


def pendulum():
    """A rod on a hinge, with a torsional spring and a motor."""
    model = al.Model("pendulum")
    m, l, g = model.parameters(m=1.2, l=0.7, g=9.81)  # noqa: E741
    rod = model.body("rod", mass=m, inertia=m * l**2 / 12, plane="xy")
    hinge = model.revolute("hinge", model.ground.point(), rod.point(0, l / 2), coordinate="theta")
    model.gravity((0, -g, 0))
    model.torque("motor", hinge, model.input("tau"))
    return model


# --- copies ---------------------------------------------------------------------------------------------------------


def snapshot(model):
    mappings = (model.bodies, model.joints, model.constraints, model.loads, model.values)
    return [tuple(mapping) for mapping in mappings], model.inputs, model.frictions, str(model)


def test_what_is_added_to_a_copy_stays_in_the_copy():
    model = pendulum()
    before = snapshot(model)
    other = model.copy()
    bob = other.particle("bob", mass=other.parameters(mb=0.3), plane="xy")
    other.distance("string", model.bodies["rod"].point(), bob.point(), length=0.4)
    other.constrain("hold", model.joints["hinge"].coordinate - 0.2)
    other.input("push")
    other.friction("hinge", coefficient=0.1, radius=0.01)
    other.spring("spring", model.ground.point(), bob.point(), stiffness=2)
    assert snapshot(model) == before
    assert snapshot(other) != before
    model.constrain("other hold", model.joints["hinge"].coordinate - 0.4)
    assert "other hold" not in other.constraints


def test_a_copy_has_the_equations_of_the_original():
    model = pendulum()
    one, two = (al.derive(m, "lagrange") for m in (model, model.copy()))
    assert one.mass_matrix == two.mass_matrix
    assert one.forcing == two.forcing


def test_equations_do_not_change_with_the_model_after_derivation():
    model = pendulum()
    eom = al.derive(model, "lagrange")
    model.constrain("hold", model.joints["hinge"].coordinate)
    assert "hold" not in eom.model.constraints
    assert eom.constraint_matrix.shape == (0, 1)


def test_a_constraint_added_to_a_copy_takes_one_freedom_away():
    free = double_pendulum()
    driven = free.copy()
    driven.constrain("drive", speed_of_last(driven) - driven.time)
    assert al.mobility(free).degrees_of_freedom == 2
    assert al.mobility(driven).degrees_of_freedom == 1


def speed_of_last(model):
    """The velocity of the last body along x."""
    *_, last = model.bodies.values()
    return last.velocity.dot((1, 0, 0))


# --- without --------------------------------------------------------------------------------------------------------


def test_without_a_load_is_the_model_that_never_had_it():
    model = pendulum()
    eom = al.derive(model.without("motor"), "lagrange")
    assert sp.Symbol("tau") not in eom.forcing.free_symbols
    assert sp.Symbol("tau") in al.derive(model, "lagrange").forcing.free_symbols
    assert "motor" in model.loads


def test_without_a_joint_frees_the_body_and_its_names():
    model = pendulum().without("motor").without("hinge")
    assert al.mobility(model).degrees_of_freedom == 3
    hinge = model.revolute("hinge", model.ground.point(), model.bodies["rod"].point(0, 0.1), coordinate="theta")
    assert hinge.coordinate == sp.Symbol("theta")
    assert al.mobility(model).degrees_of_freedom == 1


def test_without_the_loop_joint_the_four_bar_is_a_tree():
    found = al.mobility(four_bar().without("O3"))
    assert (found.degrees_of_freedom, found.loops) == (3, ())


def test_without_a_constraint_leaves_its_friction_out_too():
    model = pendulum()
    model.friction("hinge", coefficient=0.1, radius=0.01)
    model.constrain("hold", model.joints["hinge"].coordinate - 0.2)
    assert not model.without("hold").constraints
    assert model.without("hold").frictions == model.frictions
    assert not model.without("motor").without("hold").without("hinge").frictions


@pytest.mark.parametrize(("part", "reason"), [("rod", "hinge"), ("hinge", "motor"), ("hinj", "hinge")])
def test_what_others_need_cannot_be_left_out(part, reason):
    with pytest.raises(ModelError, match=f"'{part}'.*'{reason}'"):
        pendulum().without(part)


# --- the table ------------------------------------------------------------------------------------------------------


def test_the_table_names_everything():
    model = pendulum()
    model.constrain("hold", model.joints["hinge"].coordinate - sp.Rational(1, 2))
    model.friction("hinge", coefficient=model.parameters(mu=0.1), radius=0.01)
    text = str(model)
    assert text.splitlines()[0] == "Model 'pendulum'"
    titles = [line.strip() for line in text.splitlines() if line.startswith("  ") and not line.startswith("   ")]
    assert titles == ["parameters", "bodies", "joints", "constraints", "loads", "friction"]
    rows = {line.split()[0]: " ".join(line.split()) for line in text.splitlines() if line.startswith("    ")}
    assert rows["l"] == "l 0.7"
    assert rows["tau"] == "tau input"
    assert rows["rod"] == "rod body in the plane xy mass m inertia l**2*m/12"
    assert rows["hold"].endswith("= 0")
    assert rows["motor"] == "motor torque on hinge"
    assert rows["gravity"] == "gravity on rod gravity"
    assert "coefficient mu" in text
    assert "revolute ground - rod theta" in " ".join(text.split())


def test_the_table_of_an_empty_model_is_its_name():
    assert str(al.Model("nothing")) == "Model 'nothing'"
    assert repr(pendulum()) == "Model('pendulum': 1 bodies, 1 joints)"


# --- symbols --------------------------------------------------------------------------------------------------------


def test_symbols_are_the_users_own():
    """What the model hands out, and what a person writes with sympy.symbols, is what the equations contain."""
    eom = al.derive(pendulum(), "lagrange")
    m, l, g, theta, tau, rate = sp.symbols("m l g theta tau theta'")  # noqa: E741
    assert eom.coordinates == (theta,)
    assert eom.speeds == (rate,)
    assert sp.simplify(eom.mass_matrix[0] - m * l**2 / 3) == 0
    assert sp.simplify(eom.forcing[0] - (tau - m * g * l / 2 * sp.sin(theta))) == 0
    assert eom.mass_matrix.free_symbols == {m, l}


def test_symbols_handed_out_have_the_names_given():
    model = al.Model("names")
    mass = model.parameters(m=1.0)
    assert (mass, model.input("F"), model.time) == (sp.Symbol("m"), sp.Symbol("F"), sp.Symbol("t"))
    q = model.coordinate("q")
    assert (q, model.rate(q)) == (sp.Symbol("q"), sp.Symbol("q'"))
    body = model.body("body", mass=mass, inertia=(1, 1, 1), angles=("ZXZ", "a", "b", "c"))
    assert (body.x, body.angles) == (sp.Symbol("body.x"), sp.symbols("a b c"))
    plate = model.body("plate", mass=mass, inertia=1, plane="xy")
    assert (plate.angles, plate.spin) == ((sp.Symbol("plate.angle"),), sp.Symbol("plate.angle'"))
    slide = model.cylindrical("joint", body.point(), plate.point(), axis=(0, 0, 1), coordinates=("turn", "slide"))
    assert slide.coordinates == sp.symbols("turn slide")
    assert slide.speeds == sp.symbols("turn' slide'")


def test_a_symbol_with_assumptions_means_the_one_of_its_name():
    model = al.Model("positive")
    model.parameters(k=2.0)
    bead = model.particle("bead", mass=1, line="x")
    model.potential("well", sp.sqrt(sp.Symbol("k", positive=True) ** 2) * bead.x**2 / 2)
    eom = al.derive(model, "lagrange")
    numbers = at(eom, {"bead.x": 0.3})
    assert abs(body_accelerations(eom, numbers)["bead.x'"] + 2.0 * 0.3) < 1e-14


def test_values_of_parameters_are_given_or_replaced():
    model = pendulum()
    assert dict(model.values) == {"m": 1.2, "l": 0.7, "g": 9.81}
    assert {s.name: x for s, x in model.numbers({"l": 0.9}).items()} == {"m": 1.2, "l": 0.9, "g": 9.81}
    with pytest.raises(TypeError):
        model.values["m"] = 3.0  # read only


def rubbed() -> al.Model:
    """A rod whose length, hinge axes and friction are parameters."""
    model = al.Model("rubbed")
    length, mu, tilt = model.parameters(length=1.0, mu=0.1, tilt=0.0)
    arm, end = (model.body(name, mass=1, inertia=(1, 1, 1)) for name in ("arm", "end"))
    model.universal("cross", model.ground.point(), arm.point(), axis=(1, 0, 0), axis_b=(tilt, 1, 0))
    slide = model.prismatic("slide", arm.point(), end.point(), axis=(1, 0, 0))
    model.distance("rod", model.ground.point(), end.point(1, 0, 0), length=length)
    model.friction(slide.name, coefficient=mu)
    return model


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"length": -1.0}, "length of joint 'rod': found -1; expected a length greater than zero"),
        ({"length": 0.0}, "length of joint 'rod': found 0"),
        ({"mu": -0.1}, "coefficient of friction on 'slide': found -0.1; expected a number that is not negative"),
        ({"tilt": 0.5}, "'cross'.*two perpendicular axes"),
    ],
)
def test_values_are_refused_later_as_they_are_at_once(values, reason):
    model = rubbed()
    with pytest.raises(ModelError, match=reason):
        model.with_values(values)
    with pytest.raises(ModelError, match=reason):
        al.simulate(model, 1.0, parameters=values)
    assert model.with_values({"length": 2.0, "mu": 0.0}).values["length"] == 2.0


def test_analysis_refuses_what_simulation_refuses():
    model = al.Model("pendulum")
    length = model.parameters(l=1.0)
    bob = model.particle("bob", mass=1, plane="xy")
    model.distance("rod", model.ground.point(), bob.point(), length=length)
    for call in (
        al.linearize,
        al.equilibria,
        partial(al.inverse_dynamics, motion={"bob.x": "sin(t)/9"}, times=[0.0, 1.0]),
    ):
        with pytest.raises(ModelError, match="length of joint 'rod': found -1"):
            call(model, parameters={"l": -1.0})
