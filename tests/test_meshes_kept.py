"""Meshes of robots in what is written of them, and in the studio: the triangles that come back are those that were drawn."""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.app.command.models import opened
from alembert.app.command.studio import _text_of
from alembert.app.studio.jobs import answered
from alembert.app.studio.model_store import file_in
from alembert.description.shapes import Mesh
from alembert.files import load_view, read_model_file
from alembert.files.toml_text import ModelFileError

TETRAHEDRON = """solid t
facet vertex 0 0 0 vertex 1 0 0 vertex 0 2 0 endfacet
facet vertex 0 0 0 vertex 0 2 0 vertex 0 0 3 endfacet
facet vertex 0 0 0 vertex 0 0 3 vertex 1 0 0 endfacet
facet vertex 1 0 0 vertex 0 2 0 vertex 0 0 3 endfacet
endsolid"""
ARM = """<robot name="arm"><link name="base"/>
<link name="arm"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
<visual><origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/>
<geometry><mesh filename="package://pack/t.stl" scale="0.1 0.2 0.3"/></geometry></visual></link>
<link name="tool"><visual><geometry><mesh filename="package://pack/t.stl"/></geometry></visual></link>
<joint name="q" type="continuous"><parent link="base"/><child link="arm"/></joint>
<joint name="f" type="fixed"><parent link="arm"/><child link="tool"/><origin xyz="1 2 3" rpy="1 0 2"/></joint></robot>"""


@pytest.fixture
def robot(tmp_path: Path) -> Path:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "t.stl").write_text(TETRAHEDRON)
    (tmp_path / "robots").mkdir()
    (tmp_path / "robots" / "arm.urdf").write_text(ARM)
    return tmp_path / "robots" / "arm.urdf"


def same_meshes(found: Any, expected: Any) -> bool:
    """To the digits that rotations in roll, pitch and yaw keep."""
    assert [type(s) for s in found] == [type(s) for s in expected] == [Mesh, Mesh]
    return all(np.allclose(a.points, b.points, atol=1e-12) for a, b in zip(found, expected, strict=True))


@pytest.mark.parametrize("place", ["robots/out.toml", "out.toml", "deep/er/out.toml"])
def test_a_model_file_names_its_meshes_from_its_folder(robot: Path, tmp_path: Path, place: str) -> None:
    model, where = al.load(robot), tmp_path / place
    where.parent.mkdir(parents=True, exist_ok=True)
    al.save_model(model, where)
    assert str(tmp_path) not in where.read_text()
    assert same_meshes(load_view(where).shapes["arm"], model.shapes["arm"])


def test_a_urdf_names_its_meshes_from_its_folder(robot: Path, tmp_path: Path) -> None:
    model = al.load(robot)
    al.save_model(model, tmp_path / "written.urdf")
    assert str(tmp_path) not in (tmp_path / "written.urdf").read_text()
    assert same_meshes(al.load(tmp_path / "written.urdf").shapes["arm"], model.shapes["arm"])


def test_meshes_that_are_not_kept_are_told_once(robot: Path, tmp_path: Path) -> None:
    model = al.load(robot)
    with pytest.warns(al.AlembertWarning, match=r"'out\.xml' does not keep the meshes of 'arm', which are not") as told:
        al.save_model(model, tmp_path / "out.xml")
    assert len(told) == 1
    own = al.Model("own")
    body = own.body("b", mass=1.0, inertia=(1.0, 1.0, 1.0))
    own.draw(body, Mesh(np.eye(3), np.array([[0, 1, 2]])))
    with pytest.warns(al.AlembertWarning, match="'b', which come from no file") as told:
        al.save_model(own, tmp_path / "own.toml")
    assert len(told) == 1
    assert not load_view(tmp_path / "own.toml").shapes


def test_a_mesh_that_is_gone_is_told_and_stops_nothing(robot: Path, tmp_path: Path) -> None:
    al.save_model(al.load(robot), tmp_path / "out.toml")
    (tmp_path / "pack" / "t.stl").unlink()
    with pytest.warns(
        al.AlembertWarning, match=r"out\.toml, line \d+: the mesh 'pack/t\.stl' cannot be drawn: no such"
    ):
        view = load_view(tmp_path / "out.toml")
    al.simulate(al.load(tmp_path / "out.toml"), 0.1).save_html(tmp_path / "out.html", view=view)


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("file = 3", "text in quotes"),
        ('file = "t.stl"\naxes = [[1, 0], [0, 1]]', "three rows"),
        ("points = 1", "no 'file'"),
    ],
)
def test_a_wrong_mesh_names_its_line(key: str, reason: str) -> None:
    text = f'[particles.p]\nmass = 1\nline = "x"\n[view.shapes.p]\ntype = "mesh"\n{key}\n'
    with pytest.raises(ModelFileError, match=reason) as found:
        read_model_file(text)
    assert found.value.line >= 4


def test_the_studio_draws_the_meshes_of_a_robot(robot: Path) -> None:
    """The page of the studio gets what the page of a run gets."""
    given = opened(str(robot))
    text = _text_of(given)
    assert same_meshes(file_in(text).view.shapes["arm"], given.model.shapes["arm"])
    answer = answered("motion", {"text": text, "duration": 0.1, "detail": "full"})
    page = json.loads(answer.content)["page"]
    assert json.dumps(page).count('"mesh"') == 2


def test_a_file_that_is_edited_is_read_again(robot: Path, tmp_path: Path) -> None:
    first = al.load(robot).shapes["arm"][0]
    mesh = tmp_path / "pack" / "t.stl"
    mesh.write_text(TETRAHEDRON.replace("2 0", "5 0"))
    os.utime(mesh, ns=(1, 1))
    assert not np.allclose(al.load(robot).shapes["arm"][0].points, first.points)


@pytest.mark.parametrize("named", ["{}", "file://{}"])
def test_a_mesh_is_found_where_a_whole_path_says(
    robot: Path, named: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Far from the robot, as programs write it that have resolved the names of packages."""
    far = tmp_path_factory.mktemp("far") / "a" / "b" / "c" / "d" / "e" / "mesh.stl"
    far.parent.mkdir(parents=True)
    far.write_text(TETRAHEDRON)
    robot.write_text(ARM.replace("package://pack/t.stl", named.format(far), 1))
    assert len(al.load(robot).shapes["arm"]) == 2


def binary(surface: str) -> bytes:
    """The triangles of a text as bytes."""
    points = np.array([[float(x) for x in word.split()[:3]] for word in surface.split("vertex ")[1:]], dtype="<f4")
    faces = b"".join(bytes(12) + face.tobytes() + bytes(2) for face in points.reshape(-1, 9))
    return bytes(80) + (len(points) // 3).to_bytes(4, "little") + faces


@pytest.mark.parametrize("written", [TETRAHEDRON.upper().encode(), binary(TETRAHEDRON), binary(TETRAHEDRON) + b"more"])
def test_triangles_are_the_same_in_all_ways_to_write_them(robot: Path, written: bytes) -> None:
    """In large letters, in bytes, and with something behind them, as some programs leave it."""
    mesh = robot.parents[1] / "pack" / "t.stl"
    expected = al.load(robot).shapes["arm"]
    mesh.write_bytes(written)
    os.utime(mesh, (1.0, 1.0))
    assert same_meshes(al.load(robot).shapes["arm"], expected)
