"""Attack: robots in files. Random trees written as URDF and MJCF, by us and by MuJoCo, read and written again; damaged files.

Asked are the accelerations of the model that was written, and those of MuJoCo, which reads the same file, where it is
installed; of damaged files what is asked of all files.
"""

import base64
import random
import tempfile
import zlib
from collections.abc import Iterator
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np

import alembert as al
from campaign.blueprints import Blueprint, built
from campaign.files import mutated, reading, same_again
from campaign.peers import coordinate_of, tree
from campaign.running import Case
from random_mechanisms import Draw

DIGITS = 1e-8  # of the largest acceleration: a file has as many digits as a number, frames are composed of several
ENDINGS = (".urdf", ".xml")
SAMPLES = Path(__file__).parents[1] / "robots"
DAMAGED = 4  # files of a seed


def cases(seed: int) -> Iterator[Case]:
    draw = Draw([seed, 91])
    plan, ending = tree(draw), draw.one_of(ENDINGS)
    if ending == ".urdf":
        plan = plan.changed(gravity=(0.0, 0.0, -9.81))  # as all readers of URDF take it
    state = {coordinate_of(j): (draw.number(-1, 1), draw.number(-1, 1)) for j in plan.joints}
    yield Case(
        f"written as {ending}: {plan.title}",
        lambda: written_and_read(plan, state, ending),
        lambda: _program(saved(built(plan)["model"], ending), ending, state),
        (al.AlembertWarning,),
    )
    text = random_mjcf(draw)
    place = {f"j{k}": (draw.number(-1, 1), draw.number(-1, 1)) for k in range(text.count("<joint name"))}
    if find_spec("mujoco"):
        yield Case(
            "MJCF as people write it",
            lambda: read_as_mujoco(text, place),
            lambda: _program(text.encode(), ".xml", place),
            (al.AlembertWarning,),
        )
    yield from (damaged_case(random.Random(f"robots {seed} {k}")) for k in range(DAMAGED))


def _program(content: bytes, ending: str, state: dict[str, tuple[float, float]]) -> str:
    packed = base64.b64encode(zlib.compress(content)).decode()
    return f"""import base64
import zlib
from pathlib import Path

import alembert as al

Path("robot{ending}").write_bytes(zlib.decompress(base64.b64decode("{packed}")))
model, state = al.load("robot{ending}", meshes=False), {state!r}
start = {{name + rate: x for name, pair in state.items() for rate, x in zip(("", "'"), pair)}}
run = al.simulate(model, 1e-6, initial=start, samples=1)
print({{name: run[name + "''"][0] for name in state}})
"""


# --- trees that are written -----------------------------------------------------------------------------------------


def saved(model: al.Model, ending: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"robot{ending}"
        al.save_model(model, path)
        return path.read_bytes()


def loaded(content: bytes, ending: str) -> al.Model:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"robot{ending}"
        path.write_bytes(content)
        return al.load(path, meshes=False)


def accelerations(model: al.Model, state: dict[str, tuple[float, float]]) -> np.ndarray:
    """In the order of the state, which has each coordinate and its speed; a file names joints by their coordinates."""
    start = {name + rate: x for name, pair in state.items() for rate, x in zip(("", "'"), pair, strict=True)}
    run = al.simulate(model, 1e-6, initial=start, samples=1)
    return np.array([run[f"{name}''"][0] for name in state])


def by_mujoco(content: bytes, ending: str, state: dict[str, tuple[float, float]]) -> np.ndarray:
    """What MuJoCo makes of the same file."""
    import mujoco

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"robot{ending}"
        path.write_bytes(content)
        model = mujoco.MjModel.from_xml_path(str(path))
    for flag in ("CONTACT", "LIMIT", "FRICTIONLOSS"):
        model.opt.disableflags |= getattr(mujoco.mjtDisableBit, f"mjDSBL_{flag}")
    data = mujoco.MjData(model)
    for name, (q, u) in state.items():
        data.qpos[model.joint(name).qposadr[0]], data.qvel[model.joint(name).dofadr[0]] = q, u
    mujoco.mj_forward(model, data)
    return np.array([data.qacc[model.joint(name).dofadr[0]] for name in state])


def differs(found: np.ndarray, expected: np.ndarray, what: str) -> Iterator[str]:
    off = np.abs(found - expected).max() / max(np.abs(expected).max(), 1.0)
    if not off < DIGITS:
        yield f"{what} differs by {off:.1e}"


def written_and_read(plan: Blueprint, state: dict[str, tuple[float, float]], ending: str) -> Iterator[str]:
    model = built(plan)["model"]
    expected, content = accelerations(model, state), saved(model, ending)
    once = loaded(content, ending)
    again = loaded(saved(once, ending), ending)
    for what, other in (("what was read", once), ("what was written and read again", again)):
        yield from differs(accelerations(other, state), expected, what)
    if find_spec("mujoco"):
        yield from differs(by_mujoco(content, ending, state), expected, "what MuJoCo reads")


# --- files as people write them -------------------------------------------------------------------------------------


def random_mjcf(draw: Draw) -> str:
    """A tree with one or two joints for each body, frames in several notations, masses by shapes, classes, springs."""
    degrees = draw.chance(0.5)
    turn = 57.29577951308232 if degrees else 1.0
    lines, depth, count = [], 0, 0
    for k in range(draw.one_of((2, 3, 4))):
        while depth and draw.chance(0.3):
            lines.append("</body>")
            depth -= 1
        lines.append(f'<body name="b{k}" pos="{_numbers(draw, 3)}" {_attitude(draw, turn)}>')
        depth += 1
        for _ in range(draw.one_of((1, 1, 2))):
            lines.append(_joint(draw, count))
            count += 1
        lines += [_geom(draw) for _ in range(draw.one_of((1, 2)))]
    lines += ["</body>"] * depth
    unit = "degree" if degrees else "radian"
    return f"""<mujoco>
<compiler angle="{unit}" eulerseq="{draw.one_of(("xyz", "XYZ", "zyx", "ZYX"))}"/>
<option gravity="{_numbers(draw, 3, 9.81)}"/>
<default><geom density="{draw.number(100, 2000)}"/><default class="heavy"><geom density="9000"/></default>
<default class="stiff"><joint stiffness="{draw.number(0.1, 3)}" damping="{draw.number(0.01, 0.5)}"/></default></default>
<worldbody>
{chr(10).join(lines)}
</worldbody>
</mujoco>
"""


def _numbers(draw: Draw, count: int, size: float = 0.5) -> str:
    return " ".join(repr(float(draw.number(-size, size))) for _ in range(count))


def _attitude(draw: Draw, turn: float) -> str:
    """In one of the ways in which MJCF says it."""
    return draw.one_of(
        (
            "",
            f'quat="{_numbers(draw, 4)}"',
            f'euler="{_numbers(draw, 3, turn)}"',
            f'axisangle="{_numbers(draw, 3)} {draw.number(-2, 2) * turn!r}"',
            f'zaxis="{_numbers(draw, 3)}"',
            f'xyaxes="{_numbers(draw, 6)}"',
        )
    )


def _joint(draw: Draw, k: int) -> str:
    kind = draw.one_of(("hinge", "slide"))
    more = draw.one_of(("", 'class="stiff"', f'armature="{draw.number(0.01, 0.2)}"', f'damping="{draw.number(0, 1)}"'))
    return f'<joint name="j{k}" type="{kind}" axis="{_numbers(draw, 3)}" pos="{_numbers(draw, 3, 0.2)}" {more}/>'


def _geom(draw: Draw) -> str:
    a, b, c = (f"{draw.number(0.03, 0.2)}" for _ in range(3))
    shape = draw.one_of(
        (
            f'type="sphere" size="{a}"',
            f'type="box" size="{a} {b} {c}"',
            f'type="capsule" size="{a} {b}"',
            f'type="cylinder" size="{a} {b}"',
            f'type="ellipsoid" size="{a} {b} {c}"',
        )
    )
    more = draw.one_of(("", 'class="heavy"', f'mass="{draw.number(0.1, 2)}"'))
    return f'<geom {shape} pos="{_numbers(draw, 3, 0.3)}" quat="{_numbers(draw, 4)}" {more}/>'


def read_as_mujoco(text: str, state: dict[str, tuple[float, float]]) -> Iterator[str]:
    content = text.encode()
    model = loaded(content, ".xml")
    expected = by_mujoco(content, ".xml", state)
    yield from differs(accelerations(model, state), expected, "what was read")
    again = loaded(saved(model, ".xml"), ".xml")
    yield from differs(accelerations(again, state), expected, "what was written and read again")


# --- damage ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def sample(name: str) -> str:
    return (SAMPLES / name).read_text(encoding="utf-8")


def damaged_case(draw: random.Random) -> Case:
    """A file after some accidents: an attribute that has the value of another, or those of all texts."""
    name = draw.choice(sorted(path.name for path in SAMPLES.iterdir() if path.suffix in (".urdf", ".xml", ".sdf")))
    text = sample(name)
    for _ in range(draw.randint(1, 3)):
        text = _exchanged(text, draw)
    if draw.random() < 0.4:
        text = mutated(text, draw)
    content = text.encode("utf-8", "surrogatepass")
    ending = Path(name).suffix
    read = lambda path: al.load(path, meshes=False, limits=draw.random() < 0.5)  # noqa: E731
    return Case(
        f"damaged {name}",
        lambda: reading(f"robot{ending}", content, read, same_again),
        lambda: _program(content, ending, {}),
        (al.AlembertWarning,),
    )


def _exchanged(text: str, draw: random.Random) -> str:
    """The value of an attribute in the place of another's."""
    values = text.split('"')
    if len(values) < 5:
        return text
    one, other = (draw.randrange(1, len(values) - 1, 2) for _ in range(2))
    values[one] = values[other]
    return '"'.join(values)
