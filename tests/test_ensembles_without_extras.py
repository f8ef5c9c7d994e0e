"""Many runs in this process need nothing of the extra `ensemble`; what does need it says how it is to be had."""

import subprocess
import sys
import tomllib
from pathlib import Path
from re import match
from typing import Any

import pytest

import alembert as al
from alembert.examples import simple_pendulum

EXTRA = ("dask", "distributed", "pandas", "xarray", "zarr")
SWING: dict[str, Any] = {"initial": {"theta": [0.1, 0.2]}, "samples": 3, "outcomes": {"low": "min(theta)"}}
PROGRAM = f"""
import sys
sys.modules.update(dict.fromkeys({EXTRA!r}))  # none of them can be imported
import alembert as al
from alembert.examples import simple_pendulum

print(al.ensemble(simple_pendulum(), 0.1, **{SWING!r}))
"""


def test_runs_in_this_process_need_no_extra() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout == "2 runs of 'simple pendulum' over theta (2 done)\n"


@pytest.mark.parametrize(
    ("lacking", "asked"),
    [
        ("zarr", lambda path: al.ensemble(simple_pendulum(), 0.1, **SWING, save=path / "runs.zarr")),
        ("distributed", lambda path: al.ensemble(simple_pendulum(), 0.1, **SWING, client="tcp://127.0.0.1:9")),
        ("pandas", lambda path: al.ensemble(simple_pendulum(), 0.1, **SWING).table()),
        ("xarray", lambda path: al.ensemble(simple_pendulum(), 0.1, **SWING).dataset()),
    ],
)
def test_what_needs_the_extra_says_so(
    lacking: str, asked: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, lacking, None)
    with pytest.raises(
        al.AlembertError, match=rf"{lacking}, which is not installed.*pip install 'alembert\[ensemble\]'"
    ):
        asked(tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_extra_has_them_and_the_package_itself_has_not() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def names(wanted: list[str]) -> set[str]:
        return {found[0] for text in wanted if (found := match(r"[\w-]+", text))}

    assert names(project["optional-dependencies"]["ensemble"]) == {"dask", "pandas", "xarray", "zarr"}
    assert names(project["dependencies"]).isdisjoint(EXTRA)
