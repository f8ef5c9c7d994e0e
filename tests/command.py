"""The command run in this process: its exit status and what it printed."""

import sys

import pytest

from alembert.app import command as command_line


def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    monkeypatch.setattr(sys, "argv", ["alembert", *arguments])
    with pytest.raises(SystemExit) as stop:
        command_line.main()
    output = capsys.readouterr()
    return int(stop.value.code or 0), output.out, output.err
