"""The bundled examples as pages that move."""

from pathlib import Path

import alembert as al
from alembert.examples import EXAMPLES
from alembert.examples.starts import STARTS


def moving_page(name: str, folder: Path) -> Path:
    """The page of an example, written into the folder: its start, for as long as it is worth seeing."""
    start = STARTS[name]
    run = al.simulate(EXAMPLES[name](), start.duration, initial=start.initial, keep=start.keep, inputs=start.inputs)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.html"
    run.save_html(path)
    return path
