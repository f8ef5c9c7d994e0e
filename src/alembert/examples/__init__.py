"""The bundled systems: one short function for each, which returns its Model; `EXAMPLES` holds all by name, in order.

Each uses the package as any person does. A new one is a file with its function, a line below, and a start in `starts`.
"""

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType

from alembert.description import Model
from alembert.examples.chaplygin_sleigh import chaplygin_sleigh
from alembert.examples.double_pendulum import double_pendulum, double_pendulum_cut, double_pendulum_on_rail
from alembert.examples.foucault_pendulum import foucault_pendulum
from alembert.examples.four_bar import four_bar
from alembert.examples.free_body import free_body
from alembert.examples.hooke_shaft import hooke_shaft
from alembert.examples.n_four_bar import n_four_bar
from alembert.examples.n_link_pendulum import n_link_pendulum
from alembert.examples.planar_arm import planar_arm
from alembert.examples.rod_on_pole import rod_on_pole
from alembert.examples.rolling_disk import rolling_disk
from alembert.examples.rotary_pendulum import rotary_pendulum
from alembert.examples.rough_ramp import rough_ramp
from alembert.examples.seven_joint_arm import seven_joint_arm
from alembert.examples.simple_pendulum import simple_pendulum
from alembert.examples.slider_crank import slider_crank
from alembert.examples.spatial_chain import spatial_chain
from alembert.examples.spinning_top import spinning_top
from alembert.examples.spring_pendulum import spring_pendulum
from alembert.examples.three_body_arm import three_body_arm

EXAMPLES: Mapping[str, Callable[..., Model]] = MappingProxyType(
    {
        system.__name__: system
        for system in (
            simple_pendulum,
            double_pendulum,
            double_pendulum_cut,
            double_pendulum_on_rail,
            chaplygin_sleigh,
            rotary_pendulum,
            free_body,
            spinning_top,
            spring_pendulum,
            planar_arm,
            four_bar,
            rolling_disk,
            rod_on_pole,
            three_body_arm,
            slider_crank,
            hooke_shaft,
            rough_ramp,
            foucault_pendulum,
            n_link_pendulum,
            spatial_chain,
            n_four_bar,
            seven_joint_arm,
        )
    }
)


def about(system: Callable[..., Model]) -> str:
    """A sentence on a bundled system."""
    return (inspect.getdoc(system) or "").partition("\n")[0]


__all__ = ["EXAMPLES", "about", *EXAMPLES]
