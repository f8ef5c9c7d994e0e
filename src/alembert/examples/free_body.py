"""A rigid body that nothing holds or pushes; its turning about the middle axis is unstable."""

from alembert.description import Model


def free_body() -> Model:
    """A rigid body alone in space, with I_xx < I_yy < I_zz (d'Alembert lecture notes, Euler's equations)."""
    model = Model("free body")
    m, I_xx, I_yy, I_zz = model.parameters(m=1.0, I_xx=1.0, I_yy=2.0, I_zz=2.5)
    model.body("body", mass=m, inertia=(I_xx, I_yy, I_zz))
    return model
