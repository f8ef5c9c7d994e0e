"""A quarter of a car over one wheel: body, strut, wheel, tyre and road."""

from alembert.description import Model


def quarter_car() -> Model:
    """A quarter of a car: the body on its strut, the wheel on its tyre, the height of the road as input.

    The heights z_b and z_w are counted from h_b and h_w, where the car stands, so that the weight and the springs that
    carry it drop out.
    """
    model = Model("quarter car")
    M, m, k, c, k_t = model.parameters(M=290.0, m=59.0, k=16812.0, c=1000.0, k_t=190000.0)
    h_b, h_w = model.parameters(h_b=0.8, h_w=0.3)
    z_b, z_w = model.coordinate("z_b"), model.coordinate("z_w")
    model.particle("body", mass=M, position=(0, 0, h_b + z_b))
    model.particle("wheel", mass=m, position=(0, 0, h_w + z_w))
    damping = c * (model.rate(z_b) - model.rate(z_w))
    model.potential("spring", k * (z_b - z_w) ** 2 / 2)
    model.load("damper on body", z_b, -damping)
    model.load("damper on wheel", z_w, damping)
    model.load("tyre", z_w, k_t * (model.input("road") - z_w))
    return model
