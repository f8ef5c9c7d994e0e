"""The bundled systems: one short function for each, which returns its Model; `EXAMPLES` holds all by name, in order.

Each uses the package as any person does. A new one is a file with its function, a line below, and a start in `starts`.
"""

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType

from alembert.description import Model
from alembert.examples.bicycle import bicycle
from alembert.examples.cart_pole import cart_pole
from alembert.examples.chaplygin_sleigh import chaplygin_sleigh
from alembert.examples.double_pendulum import double_pendulum, double_pendulum_cut, double_pendulum_on_rail
from alembert.examples.double_pendulum_in_angles import double_pendulum_in_angles
from alembert.examples.foucault_pendulum import foucault_pendulum
from alembert.examples.four_bar import four_bar
from alembert.examples.free_body import free_body
from alembert.examples.gyroscope import gyroscope
from alembert.examples.hooke_shaft import hooke_shaft
from alembert.examples.n_four_bar import n_four_bar
from alembert.examples.n_link_pendulum import n_link_pendulum
from alembert.examples.newtons_cradle import newtons_cradle
from alembert.examples.passive_walker import passive_walker
from alembert.examples.planar_arm import planar_arm
from alembert.examples.quarter_car import quarter_car
from alembert.examples.rocking_block import rocking_block
from alembert.examples.rod_on_pole import rod_on_pole
from alembert.examples.rolling_disk import rolling_disk
from alembert.examples.rotary_pendulum import rotary_pendulum
from alembert.examples.rough_ramp import rough_ramp
from alembert.examples.seven_joint_arm import seven_joint_arm
from alembert.examples.simple_pendulum import simple_pendulum
from alembert.examples.six_bar import six_bar
from alembert.examples.slider_crank import slider_crank
from alembert.examples.spatial_chain import spatial_chain
from alembert.examples.spinning_top import spinning_top
from alembert.examples.spring_pendulum import spring_pendulum
from alembert.examples.squeezer import squeezer
from alembert.examples.three_body_arm import three_body_arm
from alembert.examples.tippe_top import tippe_top
from alembert.examples.vibrating_table import vibrating_table
from alembert.examples.woodpecker import woodpecker

EXAMPLES: Mapping[str, Callable[..., Model]] = MappingProxyType(
    {
        system.__name__: system
        for system in (
            simple_pendulum,
            double_pendulum_in_angles,
            double_pendulum,
            double_pendulum_cut,
            double_pendulum_on_rail,
            chaplygin_sleigh,
            rotary_pendulum,
            cart_pole,
            free_body,
            spinning_top,
            gyroscope,
            spring_pendulum,
            planar_arm,
            four_bar,
            six_bar,
            rolling_disk,
            bicycle,
            rod_on_pole,
            three_body_arm,
            slider_crank,
            squeezer,
            hooke_shaft,
            rough_ramp,
            quarter_car,
            foucault_pendulum,
            n_link_pendulum,
            spatial_chain,
            n_four_bar,
            seven_joint_arm,
            rocking_block,
            vibrating_table,
            newtons_cradle,
            woodpecker,
            passive_walker,
            tippe_top,
        )
    }
)

CONTACTS = frozenset(
    ("rocking_block", "vibrating_table", "newtons_cradle", "woodpecker", "passive_walker", "tippe_top")
)
"""Those with contacts, which have equations only in one of their modes."""

SMOOTH = tuple(name for name in EXAMPLES if name not in CONTACTS)
"""All others."""


def about(system: Callable[..., Model]) -> str:
    """A sentence on a bundled system."""
    return (inspect.getdoc(system) or "").partition("\n")[0]


__all__ = ["CONTACTS", "EXAMPLES", "SMOOTH", "about", *EXAMPLES]
