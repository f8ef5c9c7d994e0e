"""The classes of defaults of an MJCF, handed to its elements; all actuators have one law, under whichever tag it is given."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from alembert.files.robots.xml_text import Node

Attributes = dict[str, str]


@dataclass(frozen=True)
class Defaults:
    """What a class gives to each tag, with all that it has from the classes around it; and these, the nearest first."""

    own: dict[str, Attributes] = field(default_factory=dict)
    around: tuple[Defaults, ...] = ()

    @property
    def laws(self) -> list[Attributes]:
        """What actuators take from the class and from those around it."""
        return [values.own.get(GENERAL, {}) for values in (self, *self.around)]


MAIN = "main"
GENERAL = "general"
ACTUATORS = (GENERAL, "motor", "position", "velocity", "intvelocity", "damper", "cylinder", "muscle", "adhesion")
KNOWN = {*ACTUATORS, "joint", "geom", "site", "mesh", "material", "camera", "light", "pair", "equality", "tendon"}
"""What a class may have defaults of."""

FILLED = ("size", "gainprm", "biasprm", "gear")
TURNS = ("quat", "axisangle", "euler", "xyaxes", "zaxis")

LAW = "law of"  # no attribute of XML has a space in it
GENERAL_LAW = ("gaintype", "biastype", "dyntype", "gainprm", "biasprm", "dynprm")
SHORT_LAWS = ("kp", "kv", "dampratio", "timeconst", "area", "diameter", "bias", "force", "scale", "lmin", "lmax")
STATES = {"intvelocity": "integrator", "cylinder": "filter", "muscle": "muscle", "adhesion": "user"}


def with_defaults(root: Node) -> None:
    """Give every element the attributes of its class that it does not have itself."""
    classes: dict[str, Defaults] = {MAIN: Defaults()}
    for node in root.all("default"):
        if (name := node.word("class", MAIN)) != MAIN:
            raise node.error(f"found {name!r}; expected {MAIN!r} or none, with other classes inside it.", "class")
        _learn(node, MAIN, (), classes)
    for section in root.parts:
        if section.tag in ("worldbody", "actuator", "asset"):
            _hand_down(section, MAIN, classes)
        elif section.tag in ("equality", "tendon"):
            for part in section.parts:  # all kinds of them take the same defaults
                _give(part, section.tag, MAIN, classes)


def _learn(node: Node, name: str, around: tuple[Defaults, ...], classes: dict[str, Defaults]) -> None:
    known = [values.own for values in (*around[:1], classes.get(name, Defaults()))]
    learned = Defaults({tag: dict(values) for own in known for tag, values in own.items()}, around)
    for part in node.parts:
        if part.tag in KNOWN:
            part.is_read, part.read = True, set(part.attributes)
            learned.own[_tag(part)] = _with_defaults(learned, part)
    classes[name] = learned
    for part in node.all("default"):
        _learn(part, part.word("class"), (learned, *around), classes)


def _tag(node: Node) -> str:
    return GENERAL if node.tag in ACTUATORS else node.tag


def _hand_down(node: Node, childclass: str, classes: dict[str, Defaults]) -> None:
    for part in node.parts:
        _give(part, _tag(part), childclass, classes)
        inner = part.attributes.get("childclass", childclass) if part.tag in ("body", "frame") else childclass
        _hand_down(part, inner, classes)


def _give(node: Node, tag: str, childclass: str, classes: dict[str, Defaults]) -> None:
    """The defaults of a tag, of the element's own class or of the one around it."""
    name = node.attributes.get("class", childclass)
    if name not in classes:
        raise node.error(f"found the class {name!r}, which no <default> defines.", "class")
    node.read |= {"class", "childclass"}
    node.attributes = _with_defaults(classes[name], node, tag)
    node.attributes.pop(LAW, None)


def _with_defaults(known: Defaults, node: Node, tag: str = "") -> Attributes:
    """Attributes above those of a class; of a row of numbers that may be short, the class has the rest."""
    own, usual = node.attributes, known.own.get(tag or _tag(node), {})
    if node.tag in ACTUATORS:
        usual = {**_law_as(node.tag, known.laws), LAW: node.tag}
    if any(key in own for key in TURNS):
        usual = {key: value for key, value in usual.items() if key not in TURNS}
    rest = {key: usual.get(key, "").split()[len(own[key].split()) :] for key in FILLED if key in own}
    return {**usual, **own, **{key: " ".join([own[key], *more]) for key, more in rest.items()}}


# --- the law of an actuator -----------------------------------------------------------------------------------------


def _law_as(tag: str, laws: list[Attributes]) -> Attributes:
    """The attributes of a class for an actuator of a tag, from its law and from those of the classes around it.

    The law of a short form becomes that of a general actuator where one is asked for, and a constant gain that of a servo;
    where it is of no use, as that of another short form, the nearest class around that has one of use counts.
    """
    rest = {key: value for key, value in laws[0].items() if key not in (*GENERAL_LAW, *SHORT_LAWS)}
    for usual in laws:
        kind = usual.get(LAW, tag)
        if kind == tag:
            return {**rest, **{key: value for key, value in usual.items() if key in (*GENERAL_LAW, *SHORT_LAWS)}}
        if tag == GENERAL:
            return {**rest, **_in_general(kind, usual)}
        if kind == GENERAL and (law := _of_servo(tag, usual)):
            return {**rest, **law}
    return rest


def _in_general(kind: str, usual: Attributes) -> Attributes:
    """The law of a short form in the words of <general>."""
    kp, kv = usual.get("kp", "1"), usual.get("kv", "1" if kind == "velocity" else "0")
    if kind == "position":
        law = {"gainprm": kp, "biastype": "affine", "biasprm": f"0 {_minus(kp)} {usual.get('dampratio', _minus(kv))}"}
        state = {"dyntype": "filterexact", "dynprm": usual["timeconst"]} if "timeconst" in usual else {}
        return {**law, **state}
    if kind == "velocity":
        return {"gainprm": kv, "biastype": "affine", "biasprm": f"0 0 {_minus(kv)}"}
    if kind == "damper":
        return {"gaintype": "affine", "gainprm": f"0 0 {_minus(kv)}"}
    return {"dyntype": STATES[kind]} if kind in STATES else {}


def _of_servo(tag: str, usual: Attributes) -> Attributes:
    """Gains of a position or velocity servo from a general law with a constant gain."""
    gain = usual.get("gainprm", "1").split()
    if tag not in ("position", "velocity") or usual.get("gaintype", "fixed") != "fixed" or not gain:
        return {}
    if tag == "velocity":
        return {"kv": gain[0]}
    bias = usual.get("biasprm", "").split()
    damping = _minus(bias[2]) if len(bias) > 2 else "0.0"
    own = {"dampratio": _minus(damping)} if float(damping) < 0 else {"kv": damping}
    if usual.get("dyntype", "none") != "none":
        own["timeconst"] = usual.get("dynprm", "1").split()[0]
    return {"kp": gain[0], **own}


def _minus(text: str) -> str:
    try:
        return repr(-float(text))
    except ValueError:
        return repr(math.nan)  # refused where it is read
