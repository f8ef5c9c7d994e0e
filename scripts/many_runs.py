"""Pictures of many runs for docs/gallery: first flips of a double pendulum, coupler curves within tolerances."""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import sympy as sp

import alembert as al
from alembert.examples import four_bar
from alembert.motion.ensemble import Ensemble

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
SIDE = 1000  # a million runs


def double_pendulum() -> tuple[al.Model, al.Event]:
    """Two equal rods without mass and two equal bobs, in the angles of the rods; and the event that one of them turns over."""
    model = al.Model("double pendulum")
    g, a, b = model.parameters(g=9.81), model.coordinate("a"), model.coordinate("b")
    elbow = sp.Matrix([sp.sin(a), -sp.cos(a)])
    end = elbow + sp.Matrix([sp.sin(b), -sp.cos(b)])
    model.particle("elbow", mass=1, position=list(elbow), plane="xy")
    model.particle("end", mass=1, position=list(end), plane="xy")
    model.gravity((0, -g, 0))
    return model, al.Event("flip", sp.Max(sp.Abs(a), sp.Abs(b)) - sp.pi)


def first_flips(side: int) -> Ensemble:
    """When one of the rods first turns over, from rest at all angles."""
    model, flip = double_pendulum()
    angles = np.linspace(-3.13, 3.13, side)
    return al.ensemble(model, 12.0, initial={"a": angles, "b": angles}, grid=True, events=[flip], progress=True)


def coupler_curves() -> tuple[Ensemble, Any]:
    """A four-bar whose lengths have tolerances, and the curve of a point of its coupler over one turn of the crank."""
    model = four_bar()
    lengths = {name: ("normal", float(model.values[name]), 0.01) for name in ("l0", "l1", "l2", "l3")}
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 6.0}
    turn = al.Event("turn", sp.Symbol("theta1") - 1.0 - 2 * sp.pi)
    runs = al.ensemble(
        model, 3.0, initial=start, parameters=lengths, runs=400, keep=["theta1", "theta1'"], samples=600, events=[turn]
    )
    return runs, model.bodies["coupler"].point(0, 0.6).position


def main(side: int) -> None:
    """Both pictures, and how long the first one took."""
    began = time.perf_counter()
    runs = first_flips(side)
    print(f"{runs} in {time.perf_counter() - began:.0f} s")
    figure = runs.plot("first flip", log=True, title="")
    figure.axes[0].collections[0].set_cmap("magma")
    figure.axes[1].set_ylabel("first flip / s")
    figure.savefig(FOLDER / "first_flips.png", dpi=240)
    curves, point = coupler_curves()
    print(curves)
    figure = curves.plot((point[0], point[1]), title="")
    figure.axes[0].set(xlabel="$x$ / m", ylabel="$y$ / m")
    figure.savefig(FOLDER / "coupler_curves.png", dpi=200)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SIDE)
