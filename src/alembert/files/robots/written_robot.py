"""All that a file of a robot may say of a model, in plain numbers; what it cannot say is refused by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from alembert.description import Model
from alembert.files.robots.written_links import Written, written_link
from alembert.files.robots.written_loads import add_constraint, add_load, add_stop, add_tendons
from alembert.kinematics.joint_graph import spanning_tree
from alembert.kinematics.links import tree_links


def written(model: Model, format: str, is_at_joints: bool) -> Written:
    """The model in plain numbers; ModelError names what the formats of robots cannot say."""
    out = Written(model, format, is_at_joints, model.numbers())
    graph = spanning_tree(model)
    for kind, names in (
        ("the explicit pose of", graph.placed),
        ("the coordinate", [s.name for s in model.own_coordinates]),
        ("the friction on", [friction.target for friction in model.frictions]),
    ):
        for name in names:
            raise out.refuse(f"{kind} {name!r}", "it has joints and bodies alone")
    out.loops = graph.loops
    links = tree_links(model, graph, by_angles=False)
    for link in links:
        out.links.append(written_link(out, link))
    for part in model.unilaterals.values():
        add_stop(out, part)
    for load in model.loads.values():
        if load.kind != "gravity":
            add_load(out, load)
    add_tendons(out)
    for name, constraint in model.constraints.items():
        add_constraint(out, name, constraint.expressions)
    for name, limits in (model.origin.limits if model.origin else {}).items():
        if name in out.joints:
            stop = out.joints[name].limits or limits
            out.joints[name].limits = replace(limits, lower=stop.lower, upper=stop.upper)
        elif name in {s.name for s in model.inputs}:
            out.bounds[name] = limits
    return out


def whole_starts(model: Model) -> dict[str, Mapping[str, float]]:
    """The starts of a robot that say all of its coordinates."""
    starts = model.origin.starts if model.origin else {}
    if not starts:
        return {}
    names = {q.name for link in tree_links(model, spanning_tree(model), by_angles=False) for q in link.coordinates}
    return {name: start for name, start in starts.items() if names <= {*start}}
