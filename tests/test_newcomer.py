"""A newcomer's first hour: the built wheel in an empty environment, then README and the first tutorial as they are typed.

The other packages are those of this environment, so that no network is needed.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import urllib.request
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TYPED = {found: found.split()[1:] for found in re.findall(r"`(\./run [^`]+)`", README)}
"""The commands of README by how they are typed in a checkout; the installed command is `alembert`."""


@dataclass(frozen=True)
class Newcomer:
    """An empty folder, and an environment in which the wheel is installed."""

    folder: Path
    binaries: Path

    def start(self, *words: str, **options: Any) -> subprocess.Popen[str]:
        """A program of the environment, begun in the folder."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ALEMBERT"))}
        given = kept | {
            "BROWSER": "true",
            "TMPDIR": str(self.folder.parent),
            "PYTHONWARNINGS": "error",
            "PYTHONUNBUFFERED": "1",
        }
        words = (str(self.binaries / words[0]), *words[1:])
        pipe = subprocess.PIPE
        return subprocess.Popen(words, cwd=self.folder, env=given, stdout=pipe, stderr=pipe, text=True, **options)

    def run(self, *words: str) -> str:
        """What a program prints, which must end well and complain of nothing."""
        process = self.start(*words)
        out, err = process.communicate(timeout=300)
        assert (process.returncode, err) == (0, ""), f"{words}: {out}{err}"
        return out


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    place = tmp_path_factory.mktemp("newcomer")
    source = place / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = ["wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(place), str(source)]
    subprocess.run([*pip, *build], check=True, capture_output=True)
    (wheel,) = place.glob("*.whl")
    venv.create(place / "environment", with_pip=False)
    binaries = place / "environment" / "bin"
    into = ["--python", str(binaries / "python"), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *into], check=True, capture_output=True)
    (own,) = (place / "environment" / "lib").glob("python*/site-packages")
    (own / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    folder = place / "empty"
    folder.mkdir()
    return Newcomer(folder, binaries)


def test_the_package_is_the_one_of_the_wheel(newcomer: Newcomer) -> None:
    found = newcomer.run("python", "-c", "import alembert; print(alembert.__file__)")
    assert Path(found.strip()).is_relative_to(newcomer.binaries.parent)


def test_the_demonstration(newcomer: Newcomer) -> None:
    """What `./run` shows, `alembert demo` of the wheel."""
    assert "agree" in newcomer.run("alembert", "demo")


@pytest.mark.parametrize("typed", [typed for typed in TYPED if "studio" not in typed])
def test_commands_of_the_readme(typed: str, newcomer: Newcomer) -> None:
    assert newcomer.run("alembert", *TYPED[typed])


def test_the_studio_of_the_readme(newcomer: Newcomer) -> None:
    assert "./run studio" in TYPED
    process = newcomer.start("alembert", "studio")
    stop = threading.Timer(60.0, process.kill)
    stop.start()
    try:
        line = next((line for line in process.stdout or () if "http://" in line), "")
        address = re.search(r"http://\S+", line)
        assert address, line
        with urllib.request.urlopen(address[0]) as page:
            assert page.status == 200
    finally:
        stop.cancel()
        process.kill()
        process.communicate(timeout=30)


def test_the_program_of_the_readme(newcomer: Newcomer) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code
    (newcomer.folder / "program.py").write_text(code[1], encoding="utf-8")
    assert "WRONG" in newcomer.run("python", "program.py")
    assert (newcomer.folder / "balance.html").stat().st_size > 100_000


def test_the_first_tutorial(newcomer: Newcomer) -> None:
    """Its programs print what the page shows, and write the files that it speaks of."""
    page = "tutorial/pendulum.md"
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r})\n"
        "from pathlib import Path\nfrom handbook.running import run_page\n"
        f"run_page({page!r}, Path({str(ROOT / 'docs' / page)!r}).read_text(encoding='utf-8'), Path.cwd())\n"
    )
    newcomer.run("python", "-c", program)
    assert (newcomer.folder / "swing.html").stat().st_size > 100_000
