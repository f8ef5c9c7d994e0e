"""The benchmark of N four-bars in a row: N + 1 upright rods, N level ones, one degree of freedom."""

from alembert.description import Model


def n_four_bar(n: int = 2) -> Model:
    """N four-bars in a row with one degree of freedom (IFToMM benchmark A02, Gonzalez et al. 2006).

    N + 1 upright and N level uniform rods of mass m and length L, pinned to the ground at A0, A1, ... The upright
    rods turn by theta0, theta1, ... (to the left), the level ones by phi0, phi1, ... from the upright rod at their
    left end. All angles zero is the square position.
    """
    model = Model(f"{n}-four-bar")
    m, L, g = model.parameters(m=1.0, L=1.0, g=9.81)
    inertia = m * L**2 / 12
    uprights = [model.body(f"upright{k}", mass=m, inertia=inertia, plane="xy") for k in range(n + 1)]
    levels = [model.body(f"level{k}", mass=m, inertia=inertia, plane="xy") for k in range(n)]
    for k, upright in enumerate(uprights):
        model.revolute(f"A{k}", model.ground.point(k * L, 0), upright.point(0, -L / 2), coordinate=f"theta{k}")
    for k, level in enumerate(levels):
        model.revolute(f"B{k}", uprights[k].point(0, L / 2), level.point(-L / 2, 0), coordinate=f"phi{k}")
        model.revolute(f"C{k}", level.point(L / 2, 0), uprights[k + 1].point(0, L / 2))
    model.gravity((0, -g, 0))
    return model
