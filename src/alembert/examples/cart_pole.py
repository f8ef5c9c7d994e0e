"""The pole on a cart that a force pushes: the inverted pendulum of courses on control."""

from alembert.description import Model


def cart_pole() -> Model:
    """A pole of length 2 l on a cart that the force F pushes, upright at theta = 0 and positive to the left."""
    model = Model("cart-pole")
    M, m, l, g = model.parameters(M=1.0, m=0.1, l=0.5, g=9.81)  # noqa: E741 (half the length, as in the textbooks)
    cart = model.body("cart", mass=M, inertia=M * l**2, plane="xy")
    pole = model.body("pole", mass=m, inertia=m * l**2 / 3, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.revolute("hinge", cart.point(), pole.point(0, -l), coordinate="theta")
    model.gravity((0, -g, 0))
    model.load("motor", rail, model.input("F"))
    return model
