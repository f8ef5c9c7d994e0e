"""The <option> of MJCF: gravity, what surrounds the bodies, and flags that switch parts of the physics off."""

from __future__ import annotations

import numpy as np

from alembert.files.robots.building import Robot
from alembert.files.robots.xml_text import Node

OF_MUJOCO = {
    *(
        "timestep",
        "apirate",
        "impratio",
        "tolerance",
        "ls_tolerance",
        "noslip_tolerance",
        "ccd_tolerance",
        "mpr_tolerance",
    ),
    *("o_margin", "o_solref", "o_solimp", "o_friction", "integrator", "cone", "jacobian", "solver", "iterations"),
    *("ls_iterations", "noslip_iterations", "ccd_iterations", "mpr_iterations", "sdf_iterations", "sdf_initpoints"),
    *("collision", "magnetic", "sleep_tolerance"),
}
"""Options of MuJoCo's own steps, contacts and sensors."""
SWITCHES = {
    *("contact", "limit", "clampctrl", "warmstart", "filterparent", "refsafe", "sensor", "midphase", "eulerdamp"),
    *("autoreset", "nativeccd", "island"),
}
"""What switches off parts of MuJoCo that are its own, or that no model has."""


def is_off(root: Node, what: str) -> bool:
    """Whether the last flag that says something of it switches it off."""
    flags = [flag for option in root.all("option") for flag in option.all("flag")]
    return [flag.word(what) for flag in flags if flag.has(what)][-1:] == ["disable"]


def read_options(root: Node, robot: Robot) -> None:
    """Gravity, and what of the options is about the surrounding."""
    gravity = np.array([0.0, 0.0, -9.81])
    for node in root.all("option"):
        gravity = node.numbers("gravity", 3, gravity)
        flag = node.first("flag")
        if flag is not None:
            flag.read |= {key for key, value in flag.attributes.items() if value == "enable" or key in SWITCHES}
        _fluid(node)
    if gravity.any() and not is_off(root, "gravity"):
        robot.model.gravity(tuple(gravity))
    root.skip("size", "statistic", "contact")


def _fluid(option: Node) -> None:
    """All but air or water around the bodies is known or means nothing here; wind and magnets alone move nothing."""
    thick = {key for key in ("density", "viscosity") if option.number(key, 0.0) != 0.0}
    option.read |= OF_MUJOCO | (set() if thick else {"wind"})
    option.read -= thick
