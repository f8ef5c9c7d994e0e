"""Point masses welded to bodies: as a body of the mass and inertia that both have together (Steiner's theorem)."""

import pytest

import alembert as al
from alembert.files import model_text, read_model


def rod(welded: bool, plane: str | None = "xy", bob: float = 2.0) -> al.Model:
    """A rod of mass 1, inertia 0.1 and length 1 on a hinge at its end, and a point mass at the other."""
    model = al.Model("rod")
    m, g = model.parameters(m=bob, g=9.81)
    if welded:
        body = model.body("rod", mass=1, inertia=0.1 if plane else (0.1, 0.1, 0.1), plane=plane)
        model.particle("bob", mass=m, on=body.point(0, -0.5, 0))
        top = body.point(0, 0.5, 0)
    else:
        center = -0.5 * m / (1 + m)
        J = 0.1 + center**2 + m * (center + 0.5) ** 2
        body = model.body("rod", mass=1 + m, inertia=J if plane else (J, J, J), plane=plane)
        top = body.point(0, 0.5 - center, 0)
    model.revolute("hinge", model.ground.point(), top, axis=(0, 0, 1), coordinate="a")
    model.gravity((0, -g, 0))
    return model


@pytest.mark.parametrize("plane", ["xy", None])
def test_the_motion_is_that_of_one_body(plane: str | None) -> None:
    model = rod(True, plane)
    assert al.agree(model)
    assert al.mobility(model).degrees_of_freedom == 1
    runs = [al.simulate(one, 2.0, initial={"a": 1.0}) for one in (model, rod(False, plane))]
    assert runs[0]["a"] == pytest.approx(runs[1]["a"], abs=1e-8)
    by_recursion = al.simulate(model, 2.0, initial={"a": 1.0}, method="articulated-bodies")
    assert by_recursion["a"] == pytest.approx(runs[1]["a"], abs=1e-8)


def test_the_weld_carries_the_weight() -> None:
    run = al.simulate(rod(True), 0.1, initial={"a": 0.0})
    assert run.reaction("weld of bob").force[0] == pytest.approx([0, 2 * 9.81, 0], abs=1e-9)


@pytest.mark.parametrize("plane", ["xy", None])
def test_files_know_it(plane: str | None) -> None:
    again = read_model(model_text(rod(True, plane)))
    assert again.bodies.keys() == {"rod", "bob"}
    assert 'on = "rod: (0, -0.5, 0)"' in model_text(again)
    assert al.simulate(again, 1.0, initial={"a": 1.0})["a"][-1] == pytest.approx(
        al.simulate(rod(False, plane), 1.0, initial={"a": 1.0})["a"][-1], abs=1e-8
    )
    text = """
    [bodies.rod]
    mass = 1
    inertia = 0.1
    plane = "xy"
    [particles.bob]
    mass = "2 kg"
    on = "rod: (0, -50 cm)"
    [joints.hinge]
    type = "revolute"
    from = "ground"
    to = "rod: (0, 0.5)"
    coordinate = "a"
    """
    assert read_model(text).bodies["bob"].mass == 2.0


def test_it_is_drawn_as_a_ball() -> None:
    from alembert.show import page_data

    bodies = page_data(al.simulate(rod(True), 0.5, initial={"a": 1.0}))["runs"][0]["bodies"]
    assert [body["shapes"][0]["kind"] for body in bodies] == ["rod", "ball"]


def test_what_is_wrong_is_told() -> None:
    model = al.Model("m")
    body = model.body("b", mass=1, inertia=1, plane="xy")
    free = model.particle("p", mass=1, plane="xy")
    with pytest.raises(al.ModelError, match="Particle 'q': found plane= beside on="):
        model.particle("q", mass=1, plane="xy", on=body.point(1, 0))
    with pytest.raises(al.ModelError, match="expected a point of a rigid body"):
        model.particle("q", mass=1, on=free.point())
    with pytest.raises(al.ModelError, match="expected a point of a rigid body"):
        model.particle("q", mass=1, on=model.ground.point())
    with pytest.raises(al.ModelError, match="expected a point"):
        model.particle("q", mass=1, on=(1, 0, 0))
    with pytest.raises(al.ModelError, match="mass"):
        model.particle("q", mass=-1, on=body.point(1, 0))
    assert set(model.bodies) == {"b", "p"}
