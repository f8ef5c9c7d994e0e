"""An arm of seven revolute joints about alternating axes, as many robot arms are built."""

from alembert.description import Model


def seven_joint_arm() -> Model:
    """A spatial arm of seven round bars whose joints q1 ... q7 turn about z, y, z, y, z, y, z in turn.

    The bars have mass m, length l and radius a. All angles zero is the arm upright.
    """
    model = Model("seven-joint arm")
    m, length, a, g = model.parameters(m=1.5, l=0.25, a=0.05, g=9.81)
    across = m * (3 * a**2 + length**2) / 12
    end = model.ground.point(0, 0, 0)
    for k in range(1, 8):
        link = model.body(f"link{k}", mass=m, inertia=(across, across, m * a**2 / 2))
        axis = (0, 0, 1) if k % 2 else (0, 1, 0)
        model.revolute(f"joint{k}", end, link.point(0, 0, -length / 2), axis=axis, coordinate=f"q{k}")
        end = link.point(0, 0, length / 2)
    model.gravity((0, 0, -g))
    return model
