"""MJCF before its bodies are read: includes put in place, the compiler's options, and how places are said."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.files.robots.robot_parts import Pose
from alembert.files.robots.urdf import turn_about
from alembert.files.robots.xml_text import DEEPEST, Node, read_xml

# --- includes -------------------------------------------------------------------------------------------------------


def with_includes(root: Node, path: Path) -> None:
    """Put the contents of included files in the places of <include>; each file once, and inside the folder only."""
    done: list[Node] = []
    _include(root, path.resolve().parent, {path.resolve()}, 0, done)
    root.parts += done  # what they say beside the file is told


def _include(node: Node, folder: Path, known: set[Path], depth: int, done: list[Node]) -> None:
    if depth > DEEPEST:
        raise node.error(
            f"found elements {DEEPEST} deep with the files that are included; expected the file of a robot."
        )
    parts = []
    for part in node.parts:
        if part.tag != "include":
            _include(part, folder, known, depth + 1, done)
            parts.append(part)
            continue
        target = _included(part, folder)
        if not target.is_relative_to(folder):
            raise part.error(
                "found a file outside of the robot's folder; expected one inside it.", repr(part.word("file"))
            )
        if target in known:
            raise part.error("found a file that is included already; expected each one once.", repr(part.word("file")))
        if not target.is_file():
            raise part.error("found no such file.", repr(part.word("file")))
        known.add(target)
        inside = read_xml(target)
        _include(inside, folder, known, depth, done)
        part.is_read = True
        done.append(part)
        parts += inside.parts
    node.parts = parts


def _included(node: Node, folder: Path) -> Path:
    """A file that is named from the robot's folder, or where there is none so, from that of the file which includes it."""
    places = [(base / node.word("file")).resolve() for base in (folder, Path(node.file).resolve().parent)]
    return next((place for place in places if place.is_relative_to(folder) and place.is_file()), places[0])


# --- the compiler ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compiler:
    """How the numbers of a file are meant."""

    radians: bool = False
    sequence: str = "xyz"
    from_geoms: str = "auto"
    autolimits: bool = True
    mesh_folder: str = ""
    least_mass: float = 0.0
    least_inertia: float = 0.0
    total_mass: float = -1.0
    balance: bool = False
    groups: tuple[int, int] = (0, 5)

    def angle(self, value: float) -> float:
        """An angle in radians."""
        return value if self.radians else math.radians(value)


def compiler_of(root: Node) -> Compiler:
    """The options of all <compiler> elements, later ones above earlier ones."""
    values: dict[str, str] = {}
    nodes = root.all("compiler")
    for node in nodes:
        values |= node.attributes
    if not nodes:
        return Compiler()
    one = nodes[-1]
    one.attributes = values
    for node in nodes[:-1]:
        node.skip_all()
    if one.choice("coordinate", ("local", "global"), "local") == "global":
        raise one.error(
            'found coordinate="global", which MuJoCo has given up; expected local coordinates.', "coordinate"
        )
    sequence = one.word("eulerseq", "xyz")
    if len(sequence) != 3 or set(sequence.lower()) - set("xyz"):
        raise one.error(f"found {sequence!r}; expected three of x, y, z, X, Y, Z.", "eulerseq")
    folder = one.word("assetdir", "")
    low, high = one.numbers("inertiagrouprange", 2, (0, 5))
    one.read |= {
        "texturedir",
        "strippath",
        "discardvisual",
        "usethread",
        "fusestatic",
        "saveinertial",
        "fitaabb",
    } | (set() if one.attributes.get("alignfree") == "true" else {"alignfree"})
    one.skip("lengthrange")
    return Compiler(
        radians=one.choice("angle", ("degree", "radian"), "degree") == "radian",
        sequence=sequence,
        from_geoms=one.choice("inertiafromgeom", ("auto", "true", "false"), "auto"),
        autolimits=one.flag("autolimits", True),
        mesh_folder=one.word("meshdir", folder),
        least_mass=one.number("boundmass", 0.0),
        least_inertia=one.number("boundinertia", 0.0),
        total_mass=one.number("settotalmass", -1.0),
        balance=one.flag("balanceinertia", False),
        groups=(int(low), int(high)),
    )


def is_limited(node: Node, key: str, range_key: str, compiler: Compiler) -> bool:
    """Whether a range counts: as the element says, or by itself where the compiler lets it."""
    said = node.choice(key, ("auto", "true", "false", "1", "0"), "auto")
    (node.read.add if said != "auto" or compiler.autolimits else node.read.discard)(range_key)
    return said in ("true", "1") or (said == "auto" and compiler.autolimits and node.has(range_key))


def range_of(node: Node, key: str) -> Floats:
    """Two ends, the lower one first."""
    found = node.numbers(key, 2, (0, 0))
    if found[0] > found[1]:
        raise node.error(f"found the limits {found[0]:g} to {found[1]:g}; expected the lower one first.", key)
    return found


def effort_of(node: Node, key: str, notes: list[str]) -> float:
    """The largest effort of a range of forces; one that is smaller the other way is noted."""
    low, high = range_of(node, key)
    uneven = f"some {key} are not the same both ways; the larger of both is kept as the effort"
    if low != -high and not any(uneven in note for note in notes):
        notes.append(f"{node.file}, line {node.line}: {uneven}")
    return float(max(abs(low), abs(high)))


# --- places ---------------------------------------------------------------------------------------------------------


def matrix_of(q: Floats) -> Floats:
    """The rotation matrix of a quaternion, scalar first, of any length."""
    w, x, y, z = q / np.linalg.norm(q)
    return np.array(
        [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )


def along(z: Floats) -> Floats:
    """The axes whose third is z, by the shortest turn from (0, 0, 1)."""
    z = z / np.linalg.norm(z)
    if z[2] < -1 + 1e-12:
        return np.diag([1.0, -1.0, -1.0])
    return matrix_of(np.array([1 + z[2], -z[1], z[0], 0.0]))


def orientation(node: Node, compiler: Compiler) -> Floats:
    """Axes (columns) by quat, axisangle, euler, xyaxes or zaxis; those of the parent where none is given."""
    given = [key for key in ("quat", "axisangle", "euler", "xyaxes", "zaxis") if node.has(key)]
    if len(given) > 1:
        raise node.error(f"found both {given[0]} and {given[1]}; expected one way to say how it is turned.")
    if not given:
        return np.eye(3)
    values = node.numbers(given[0], {"quat": 4, "axisangle": 4, "euler": 3, "xyaxes": 6, "zaxis": 3}[given[0]])
    if given[0] != "euler" and not values[:3].any() and not (given[0] == "quat" and values[3]):
        raise node.error(
            f"found {node.attributes[given[0]]!r}; expected a direction or turn that is not zero.", given[0]
        )
    if given[0] == "quat":
        return matrix_of(values)
    if given[0] == "axisangle":
        half, axis = compiler.angle(values[3]) / 2, values[:3] / np.linalg.norm(values[:3])
        return matrix_of(np.array([math.cos(half), *(math.sin(half) * axis)]))
    if given[0] == "euler":
        return euler_turn(values, compiler)
    if given[0] == "zaxis":
        return along(values)
    x = values[:3] / np.linalg.norm(values[:3])
    y = values[3:] - (values[3:] @ x) * x
    if np.linalg.norm(y) <= 1e-12 * np.linalg.norm(values[3:]):
        raise node.error(
            f"found {node.attributes[given[0]]!r}; expected two directions that are not parallel.", given[0]
        )
    y = y / np.linalg.norm(y)
    return np.stack([x, y, np.cross(x, y)], axis=1)


def euler_turn(values: Floats, compiler: Compiler) -> Floats:
    """Axes turned by three angles: small letters of the sequence turn about moving axes, capitals about those that stand."""
    out = np.eye(3)
    for letter, value in zip(compiler.sequence, values, strict=True):
        turned = turn_about("xyz".index(letter.lower()), compiler.angle(value))
        out = out @ turned if letter.islower() else turned @ out
    return out


def place_of(node: Node, compiler: Compiler) -> Pose:
    """pos and one of the ways to say how it is turned."""
    return Pose(orientation(node, compiler), node.numbers("pos", 3, (0, 0, 0)))
