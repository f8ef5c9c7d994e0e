"""Andrews' squeezing mechanism: seven bodies, a motor, a spring, and three loops closed in one pin."""

from alembert.description import Model


def squeezer() -> Model:
    """Andrews' squeezing mechanism, seven bodies and three loops (Schiehlen 1990; Hairer and Wanner 1996, VII.7).

    The names are those of the test set for initial value problem solvers (Mazzia and Magherini 2008). Every body has its
    hinge as the origin of its frame; A, B and C are places on the ground.
    """
    model = Model("Andrews' squeezing mechanism")
    masses = model.parameters(m1=0.04325, m2=0.00365, m3=0.02373, m4=0.00706, m5=0.07050, m6=0.00706, m7=0.05498)
    inertias = model.parameters(
        I1=2.194e-6, I2=4.410e-7, I3=5.255e-6, I4=5.667e-7, I5=1.169e-5, I6=5.667e-7, I7=1.912e-5
    )
    d, da, e, ea, rr, ra = model.parameters(d=28e-3, da=115e-4, e=2e-2, ea=1421e-5, rr=7e-3, ra=92e-5)
    ss, sa, sb, sc, sd, ta, tb = model.parameters(
        ss=35e-3, sa=1874e-5, sb=1043e-5, sc=18e-3, sd=2e-2, ta=2308e-5, tb=916e-5
    )
    u, ua, ub, zf, zt, fa = model.parameters(u=4e-2, ua=1228e-5, ub=449e-5, zf=2e-2, zt=4e-2, fa=1421e-5)
    c0, l0, mom = model.parameters(c0=4530.0, l0=7785e-5, mom=0.033)
    xa, ya, xb, yb, xc, yc = model.parameters(xa=-0.06934, ya=-0.00227, xb=-0.03635, yb=0.03273, xc=0.014, yc=0.072)
    centers = [(ra, 0), (-da, 0), (sb, -sa), (0, ea - e), (-tb, ta), (zf - fa, 0), (-ub, -ua)]
    K1, K2, K3, K4, K5, K6, K7 = (
        model.body(f"K{k}", mass=m, inertia=inertia, plane="xy", center=center)
        for k, (m, inertia, center) in enumerate(zip(masses, inertias, centers, strict=True), 1)
    )
    O, A, B, C = (model.ground.point(*place) for place in ((0, 0), (xa, ya), (xb, yb), (xc, yc)))  # noqa: E741
    crank = model.revolute("O", O, K1.point(), coordinate="beta")
    model.revolute("crank pin", K1.point(rr, 0), K2.point(), coordinate="Theta")
    model.revolute("B", B, K3.point(), coordinate="gamma")
    model.revolute("A5", A, K5.point(), coordinate="delta")
    model.revolute("E", K5.point(zt, 0), K4.point(), coordinate="Phi")
    model.revolute("A7", A, K7.point(), coordinate="epsilon")
    model.revolute("G", K7.point(0, -u), K6.point(), coordinate="Omega")
    model.revolute("F3", K2.point(-d, 0), K3.point(0, -ss))
    model.revolute("F4", K2.point(-d, 0), K4.point(0, -e))
    model.revolute("F6", K2.point(-d, 0), K6.point(zf, 0))
    model.torque("motor", crank, mom)
    model.spring("spring", C, K3.point(sd, -sc), stiffness=c0, length=l0)
    return model
