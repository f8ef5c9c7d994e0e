"""`alembert studio`: a local page to edit a model, move its values, and see equations and motion at once."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

import alembert as al
from alembert.app.command.models import ModelName, bundled, model_file
from alembert.app.command.output import show
from alembert.storage import read_text


def studio(
    model: ModelName = "rotary-pendulum",
    port: Annotated[int, typer.Option(help="The port to listen on; a free one if not given.", min=0, max=65535)] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Open the studio: edit a model file, move sliders, and see the equations and the motion change.

    The page is served on this machine alone, at an address with a secret that no other page knows. Ctrl-C ends it.

    Example: alembert studio four-bar
    """
    from alembert.app.studio import Studio  # a server and its workers, which no other command needs

    if model in bundled():
        given = {"example": model.replace("-", "_")}
    else:
        given = {"text": read_text(model_file(model)), "file": model_file(model).name}
    try:
        running = Studio(port, **given)
    except OSError as error:
        what = f"Port {port} cannot be used ({error.strerror})"
        raise al.FileError(f"{what}; leave out --port to get a free one.") from None
    show(f"The studio is at {running.address}\nCtrl-C ends it.")
    if browser:
        webbrowser.open(running.address)
    try:
        running.serve()
    except KeyboardInterrupt:
        show("")
    finally:
        running.close()
