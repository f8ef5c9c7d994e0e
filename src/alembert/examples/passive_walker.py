"""A walker without a motor, on stepping stones down a slope."""

from sympy import cos, pi, sin

from alembert.description import Model


def passive_walker() -> Model:
    """Two legs that walk down a slope by their weight alone (the simplest walker of Garcia and others 1998).

    A leg that swings would scuff on a plain floor. So each foot has stones of its own, on either side of the way, with pits
    between them, where the other foot has its stones.
    """
    model = Model("passive walker")
    m, m_F, g = model.parameters(m=1, m_F=0.001, g=1)
    slope = model.parameter("slope", 0.009, symbol="gamma")
    step, pit, mu = model.parameters(s=0.39767, d=0.1, mu=1)
    hip = model.particle("hip", mass=m, plane="xy")
    left, right = (model.particle(name, mass=m_F, plane="xy") for name in ("left", "right"))
    model.gravity((g * sin(slope), -g * cos(slope), 0))
    stones = {left: lambda x, y: y + pit * sin(pi * x / (2 * step)) ** 4}
    stones[right] = lambda x, y: y + pit * cos(pi * x / (2 * step)) ** 4
    for foot, equation in stones.items():
        model.distance(f"{foot.name} leg", hip.point(), foot.point(), length=1)
        model.contact(f"{foot.name} step", foot.point(), model.ground.surface(equation), friction=mu)
    return model
