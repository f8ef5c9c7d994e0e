"""The pendulum of any number of uniform rods in a plane, in relative angles."""

from alembert.description import Model


def n_link_pendulum(n: int = 3) -> Model:
    """A pendulum of n uniform rods in a plane, in the angles theta1, theta2, ... each from the rod before.

    The rods have masses m1, m2, ... and lengths l1, l2, ... All angles zero is the pendulum hanging straight down.
    """
    model = Model(f"{n}-link pendulum")
    g = model.parameters(g=9.81)
    end = model.ground.point(0, 0)
    for k in range(1, n + 1):
        m, length = model.parameters(**{f"m{k}": 1.0, f"l{k}": 1.0})
        link = model.body(f"link{k}", mass=m, inertia=m * length**2 / 12, plane="xy")
        model.revolute(f"joint{k}", end, link.point(0, length / 2), coordinate=f"theta{k}")
        end = link.point(0, -length / 2)
    model.gravity((0, -g, 0))
    return model
