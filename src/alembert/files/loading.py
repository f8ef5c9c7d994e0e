"""One way to load a mechanism from a file, whatever its format: TOML, URDF, MJCF or SDF."""

from __future__ import annotations

from typing import Any

from alembert.description import Model
from alembert.errors import FileError, ModelError
from alembert.files.model_reading import load_model
from alembert.files.robots import load_robot
from alembert.storage import path_of

ROBOTS = (".urdf", ".xml", ".sdf", ".mjcf", ".xacro")
MODELS = (".toml",)


def load(path: Any, *, base: str = "fixed", repair: bool = False, meshes: bool = True, limits: bool = False) -> Model:
    """The mechanism of a file: a model file (.toml), or a robot in URDF (.urdf), MJCF (.xml) or SDF (.sdf).

    The root of a URDF is fixed in the ground; with base="free" it moves freely. With `repair` a file goes on where it would be
    refused for a negative inertia or a mimic of nothing, and joints that move no mass are held. Without `meshes` none is read
    for the picture, which is quicker. With `limits` the limits of joints are stops (`model.limit`), at which what arrives
    stays; without, they are data.
    What the file says besides the mechanics is in `model.origin`: frames and points by name, limits, starts, and in `notes`
    all that was not read. A model file takes none of these options.

    >>> import tempfile, pathlib
    >>> body = '<body><joint name="q"/><geom size="0.1" mass="2"/></body>'
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder) / "wheel.xml"
    ...     _ = path.write_text(f"<mujoco><worldbody>{body}</worldbody></mujoco>")
    ...     print(*load(path).joints)
    q
    """
    where = path_of(path)
    if where.suffix.lower() in MODELS:
        if (str(base), repair is False, limits is False) != ("fixed", True, True):
            raise ModelError(f"{where}: found base=, repair= or limits=; expected them of a robot's file only.")
        return load_model(where)
    if where.suffix.lower() in ROBOTS:
        return load_robot(where, base, repair, meshes, limits)
    listed = ", ".join((*MODELS, *ROBOTS[:3]))
    raise FileError(
        f"{where}: found the ending {where.suffix or 'none'!r}; expected a model or a robot, in a file {listed}."
    )
