"""Newton's cradle: balls on strings that hand a blow on."""

from itertools import pairwise

from sympy import Rational

from alembert.description import Model


def newtons_cradle(count: int = 5) -> Model:
    """Balls that hang side by side with little gaps: what one end gets, the other end leaves with."""
    model = Model("Newton's cradle")
    m, r, length, gap, g, e = model.parameters(m=0.2, r=0.05, l=0.6, d=0.0005, g=9.81, e=1.0)
    balls = [model.particle(f"ball{k}", mass=m, plane="xy") for k in range(1, count + 1)]
    for k, ball in enumerate(balls, 1):
        hook = model.ground.point((k - Rational(count + 1, 2)) * (2 * r + gap), length)
        model.distance(f"string{k}", hook, ball.point(), length=length)
    model.gravity((0, -g, 0))
    for k, (one, other) in enumerate(pairwise(balls), 1):
        model.contact(f"hit{k}", one.sphere(r), other.sphere(r), restitution=e)
    return model
