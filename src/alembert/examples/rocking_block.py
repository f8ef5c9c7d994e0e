"""A block that rocks on a rough floor, from corner to corner."""

from alembert.description import Model


def rocking_block() -> Model:
    """A block on its two lower corners, which loses energy at each change between them (after Housner 1963)."""
    model = Model("rocking block")
    m, b, h, g, mu = model.parameters(m=5.0, b=0.2, h=0.8, g=9.81, mu=1.5)
    block = model.body("block", mass=m, inertia=m * (b**2 + h**2) / 12, plane="xy")
    model.gravity((0, -g, 0))
    model.contact("floor", block.box(b, h), model.ground.plane((0, 1, 0)), friction=mu)
    return model
