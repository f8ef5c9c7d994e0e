"""A motion worth looking at for every bundled system: how it starts, what drives it, and for how long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from types import MappingProxyType


@dataclass(frozen=True)
class Start:
    """What `simulate` is given: `simulate(model, duration, initial=..., keep=..., inputs=...)`."""

    duration: float
    initial: Mapping[str, float]
    keep: Sequence[str] = ()
    inputs: Mapping[str, float | str] = field(default_factory=dict)


def _lean(angle: float) -> dict[str, float]:
    """Euler parameters of a turn about x, for the first joint of the chain; the others hang on straight."""
    return {"joint1.e0": cos(angle / 2), "joint1.e1": sin(angle / 2), "joint2.e0": 1.0, "joint3.e0": 1.0}


def riding(speed: float) -> dict[str, float]:
    """The bicycle upright and straight ahead."""
    return {"frame.x": 0.3, "frame.z": 0.9, "frame.x'": speed, "turn'": speed / 0.3, "roll'": speed / 0.35}


def swinging(angle: float, count: int = 5) -> dict[str, float]:
    """Newton's cradle with its first ball held aside."""
    places = {f"ball{k}.x": (k - (count + 1) / 2) * 0.1005 for k in range(1, count + 1)}
    return places | {"ball1.x": places["ball1.x"] - 0.6 * sin(angle), "ball1.y": 0.6 - 0.6 * cos(angle)}


def stepping(angle: float, rate: float) -> dict[str, float]:
    """The walker just after a step: its left leg stands at an angle and turns at a rate, the right foot lifts off behind."""
    s, c = sin(angle), cos(angle)
    turn = -cos(2 * angle) * rate
    hip = {"hip.x": -s, "hip.y": c, "hip.x'": -c * rate, "hip.y'": -s * rate}
    return hip | {"right.x": -2 * s, "right.x'": -c * (rate + turn), "right.y'": s * (turn - rate)}


# Andrews' squeezer as its reference solution starts (Mazzia and Magherini 2008), at rest.
_SQUEEZER = {
    "beta": -0.0617138900142764496,
    "Theta": 0.0,
    "gamma": 0.455279819163070380,
    "Phi": 0.222668390165885885,
    "delta": 0.487364979543842550,
    "Omega": -0.222668390165885885,
    "epsilon": 1.23054744454982119,
}

STARTS: Mapping[str, Start] = MappingProxyType(
    {
        "simple_pendulum": Start(10.0, {"theta": 1.2}),
        "double_pendulum_in_angles": Start(12.0, {"theta1": 1.8, "theta2": 2.4}),
        "double_pendulum": Start(12.0, {"a.x": 0.8, "a.y": -0.6, "b.x": 1.5, "b.y": -0.6}),
        "double_pendulum_cut": Start(
            1.0, {"a.x": 0.0, "a.y": 0.0, "b.x": 0.5, "b.y": 0.49, "a.x'": 2.6, "a.y'": 3.2, "b.x'": -0.6, "b.y'": 5.0}
        ),
        "double_pendulum_on_rail": Start(10.0, {"a.x": 0.6, "a.y": -0.8, "b.x": 0.9, "b.y": -0.2, "a.x'": 0.4}),
        "chaplygin_sleigh": Start(12.0, {"sleigh.x'": 1.2, "sleigh.angle'": 1.0, "delta": 0.9}),
        "rotary_pendulum": Start(8.0, {"alpha": 0.15, "theta'": 6.0}, inputs={"tau": "0.006*sin(2*t)"}),
        "cart_pole": Start(
            10.0, {"x": 1.0, "theta": 0.4}, inputs={"F": "x - 31.89*theta + 2.3*x' - 8.18*theta'"}
        ),  # the gain of a regulator for the upright position
        "free_body": Start(20.0, {"body.e0": 1.0, "body.w1": 0.02, "body.w2": 2.0, "body.w3": 0.02}),
        "spinning_top": Start(8.0, {"theta2": 0.5, "theta3'": 55.0, "theta1'": 1.0}),
        "gyroscope": Start(4.0, {"theta": pi / 2, "phi'": 120.0}),
        "spring_pendulum": Start(12.0, {"r": 1.45, "theta": 0.6}),
        "planar_arm": Start(
            8.0,
            {"theta1": -1.0, "theta2": 0.6},
            inputs={"tau1": "5*sin(2*t)", "tau2": "1.5*cos(3*t)"},
        ),
        "four_bar": Start(8.0, {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 9.0}, keep=("theta1", "theta1'")),
        "six_bar": Start(
            4.0,
            {"theta2": 0.9, "theta3": 1.2, "theta4": -1.5, "theta5": 1.5, "theta1'": 30.0},
            keep=("theta1", "theta1'"),
        ),
        "rolling_disk": Start(
            12.0,
            {"tilt": 0.35, "spin'": 3.2, "heading'": 1.3, "disk.z": 0.5 * cos(0.35)},
            keep=("tilt", "spin'", "heading'"),
        ),
        "bicycle": Start(10.0, {**riding(5.0), "lean'": 0.2}, keep=("lean'",)),
        "rod_on_pole": Start(10.0, {"theta": 0.9, "phi'": 4.5}, inputs={"tau_e": 0.0}),
        "three_body_arm": Start(
            8.0,
            {"q2": 0.7, "q3": -1.2, "q1'": 0.8},
            inputs={"tau_i": "0.25*sin(2*t)", "tau_e": "0.05*cos(1*t)"},
        ),
        "slider_crank": Start(2.0, {"phi1": 0.6, "phi2": -0.9, "x3": 0.42, "phi1'": 12.0}, keep=("phi1", "phi1'")),
        "squeezer": Start(0.03, _SQUEEZER),
        "hooke_shaft": Start(4.0, {"alpha1'": 6.0}, keep=("alpha1'",)),
        "rough_ramp": Start(2.5, {"block.x'": -2.5, "block.y'": 2.5 * 0.6841368}),
        "quarter_car": Start(3.0, {}, inputs={"road": "0.05*exp(-((t - 0.4)/0.1)^2)"}),
        "foucault_pendulum": Start(30.0, {"x": 2.5, "z": -((10.0**2 - 2.5**2) ** 0.5)}),
        "n_link_pendulum": Start(12.0, {"theta1": 2.0, "theta2": 0.3, "theta3": -0.4}),
        "spatial_chain": Start(10.0, {**_lean(1.1), "joint1.w2": 1.5, "joint2.w1": 0.5, "joint1.w3": 0.8}),
        "n_four_bar": Start(10.0, {"theta0'": -1.0, "theta1'": -1.0, "theta2'": -1.0}),
        "seven_joint_arm": Start(4.0, {"q1": 0.2, "q2": 1.1, "q3": 0.3, "q4": 0.8, "q5": 0.2, "q6": 0.6, "q1'": 2.0}),
        "rocking_block": Start(4.0, {"block.x": -0.0303, "block.y": 0.4112, "block.angle": -0.1715}),
        "vibrating_table": Start(2.0, {"ball.y": 0.0417, "ball.y'": -0.56}),
        "newtons_cradle": Start(6.0, swinging(0.6)),
        "woodpecker": Start(0.5, {"phi_M": -0.1036, "phi_S": -0.2788, "y'": -0.3411, "phi_S'": -7.4583}),
        "passive_walker": Start(30.0, stepping(0.200310900544287, -0.199832473004977)),
        "tippe_top": Start(6.0, {"top.z": 0.017, "top.e0": 1.0, "top.e1": 0.05, "top.w2": 20.0, "top.w3": 199.0}),
    }
)
