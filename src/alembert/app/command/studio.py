"""`alembert studio`: a local page to edit a model, move its values, and see equations and motion at once."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

import alembert as al
from alembert.app.command.models import FILE, PROGRAM, AsRobot, ModelName, Opened, bundled, model_file, opened
from alembert.app.command.output import show
from alembert.app.run_requests import usual_duration
from alembert.files import model_text
from alembert.files.loading import ROBOTS
from alembert.files.model_writing import STARTED, meshes_left
from alembert.storage import read_text


def studio(
    model: ModelName = "rotary-pendulum",
    port: Annotated[int, typer.Option(help="The port to listen on; a free one if not given.", min=0, max=65535)] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    robot: AsRobot = None,
) -> None:
    """Open the studio: edit a model file, move sliders, and see the equations and the motion change.

    The page is served on this machine alone, at an address with a secret that no other page knows. Ctrl-C ends it.

    Example: alembert studio four-bar
    """
    from alembert.app.studio import Studio  # a server and its workers, which no other command needs

    if model in bundled() and robot is None:
        given = {"example": model.replace("-", "_")}
    elif robot is not None or model_file(model).suffix.lower() in (PROGRAM, *ROBOTS):
        given = {"text": _text_of(opened(model, robot)), "file": f"{Path(model).stem}{FILE}"}
    else:
        file = model_file(model)
        given = {"text": read_text(file), "file": file.name, "folder": str(file.parent)}
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


def _text_of(given: Opened) -> str:
    """What a Python file or a robot's defines, as a model file; what that has no words for is left out, and told."""
    start = {key: given.start[key] for key in STARTED if key in given.start}
    if given.model.origin is not None:
        start = {"duration": usual_duration(given.model), **start}
    inputs = {name: signal for name, signal in start.get("inputs", {}).items() if isinstance(signal, str | int | float)}
    left = [*(given.start.keys() - start.keys()), *(start.get("inputs", {}).keys() - inputs.keys())]
    left += [f"the mesh of {name!r}" for name in meshes_left(given.model, given.view, keeps_files=True)]
    if left:
        show(f"Left out of the model file, which has no words for it: {', '.join(sorted(map(str, left)))}")
    return model_text(given.model, {**start, "inputs": inputs}, given.view)
