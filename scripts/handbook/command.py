"""The page of the command, written from the help texts that the command itself prints."""

from typer.testing import CliRunner

from alembert.app.command import COMMANDS, app

INTRODUCTION = """# The command

`alembert` does from a terminal what the functions do in Python; `./run` at the top of the checkout is the same command.
MODEL is the name of a bundled example (`alembert list`) or a [model file](model_files.md). On a terminal there are tables and
colour, in a pipe plain text; where a program reads the answer, `--format json`.

| exit status | meaning |
|---|---|
| 0 | done |
| 1 | a "no": the methods disagree, an audited equation is wrong, a run could not be finished |
| 2 | bad input; one paragraph says what was found, what was expected and what to do |

`alembert --install-completion` teaches the shell to complete commands, options and the names of the examples.
"""


def page() -> str:
    """The page in Markdown: an introduction, and for each command its help."""
    return INTRODUCTION + "".join(f"\n## {name}\n\n```text\n{help_text(name)}```\n" for name in COMMANDS)


def help_text(name: str) -> str:
    """What `alembert NAME --help` prints, 90 columns wide."""
    result = CliRunner().invoke(app, [name, "--help"], prog_name="alembert", terminal_width=90, max_content_width=90)
    assert result.exit_code == 0, result.output
    return result.output
