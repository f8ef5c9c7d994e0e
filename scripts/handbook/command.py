"""The help of the command, as the command itself prints it, for its page."""

from typer.testing import CliRunner

from alembert.app.command import COMMANDS, app


def help_texts() -> str:
    """A section for each command, in Markdown."""
    return "".join(f"\n## {name}\n\n```text\n{help_text(name)}```\n" for name in COMMANDS)


def help_text(name: str) -> str:
    """What `alembert NAME --help` prints, 90 columns wide."""
    result = CliRunner().invoke(app, [name, "--help"], prog_name="alembert", terminal_width=90, max_content_width=90)
    assert result.exit_code == 0, result.output
    return result.output
