"""The README's program runs, and its words about the package are true."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def test_the_program_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code
    assert len([line for line in code[1].splitlines() if line]) == 20
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(code[1], "README.md", "exec"), names)
    printed = " ".join(capsys.readouterr().out.split())
    assert "formulations agree" in printed
    shown = re.search(r"^    (WRONG .*)$", README, re.MULTILINE)
    assert shown
    assert " ".join(shown[1].split()) in printed
    assert abs(names["run"]["a"][-1]) < 0.01  # a tenth of a degree or so from upright, and still closing in
    assert (tmp_path / "balance.html").stat().st_size > 100_000


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_every_layer_is_listed() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    block = text[text.index("    errors ") : text.index("## The walk")]
    for path in (ROOT / "src" / "alembert").iterdir():
        if path.name.startswith("_") or path.suffix not in ("", ".py"):
            continue
        assert re.search(rf"\b{path.stem}\b", block), path.name


def test_every_dependency_has_its_reason() -> None:
    listed = re.search(r"dependencies = \[\n(.*?)\]", (ROOT / "pyproject.toml").read_text(), re.DOTALL)
    assert listed
    reasons = README[README.index("Dependencies, and why") :]
    for name in re.findall(r'"([a-z]+)', listed[1]):
        assert f"`{name}`" in reasons


def test_the_robot_of_three_lines_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = re.search(r"in three lines:\n\n((?:    .*\n)+)", README)
    assert lines
    assert len(lines[1].splitlines()) == 3
    code = re.sub("^    ", "", lines[1], flags=re.MULTILINE).replace('"arm.html"', repr(str(tmp_path / "arm.html")))
    monkeypatch.chdir(ROOT)
    exec(compile(code, "README.md", "exec"), {})
    assert (tmp_path / "arm.html").stat().st_size > 100_000
