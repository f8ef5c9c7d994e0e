"""The README's program runs, and its words about the package are true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code
    exec(compile(code[1], "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "degrees of freedom  1" in printed
    assert "formulations agree" in printed


def test_every_layer_is_listed() -> None:
    block = README[README.index("    errors ") : README.index("Dependencies, and why")]
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
