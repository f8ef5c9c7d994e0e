"""A chain of any number of round bars in space, joined by spherical joints."""

from alembert.description import Model


def spatial_chain(n: int = 3) -> Model:
    """A chain of n equal round bars on spherical joints, each joint in Euler parameters.

    The bars have mass m, length l and radius a; with all joints at rest the chain hangs straight down.
    """
    model = Model(f"spatial chain of {n}")
    m, length, a, g = model.parameters(m=1.0, l=0.5, a=0.05, g=9.81)
    across = m * (3 * a**2 + length**2) / 12
    end = model.ground.point(0, 0, 0)
    for k in range(1, n + 1):
        bar = model.body(f"bar{k}", mass=m, inertia=(across, across, m * a**2 / 2))
        model.spherical(f"joint{k}", end, bar.point(0, 0, length / 2))
        end = bar.point(0, 0, -length / 2)
    model.gravity((0, 0, -g))
    return model
