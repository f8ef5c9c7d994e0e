"""The gallery: every bundled example with its picture, what it is, and how to run it."""

import inspect
from pathlib import Path

import alembert as al
from alembert.examples import EXAMPLES
from alembert.examples.starts import STARTS

INTRODUCTION = """# Gallery

Every bundled example in motion. Blue arrows are ideal constraint forces, orange ones do work. A picture leads to the page
that moves, exactly as `alembert view` and `run.save_html` write it: one file, no network.

<div class="gallery">
"""


def page() -> str:
    """The page in HTML inside Markdown."""
    return INTRODUCTION + "\n".join(map(_figure, EXAMPLES)) + "\n</div>\n"


def _figure(name: str) -> str:
    words = (inspect.getdoc(EXAMPLES[name]) or "").partition("\n")[0]
    shown, start = name.replace("_", "-"), STARTS[name]
    return (
        f'<figure id="{shown}"><a href="moving/{name}.html"><img src="pictures/{name}.png" alt="{shown}" '
        f'width="838" height="499"></a><figcaption><h3>{shown}</h3><p>{words}</p><pre class="bash"><code>'
        f"alembert view {shown}</code></pre><p><code>alembert.examples.{name}()</code>, {start.duration:g} s</p>"
        "</figcaption></figure>"
    )


def write_moving(folder: Path) -> None:
    """The page that moves of every example."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, start in STARTS.items():
        model = EXAMPLES[name]()
        run = al.simulate(model, start.duration, initial=start.initial, keep=start.keep, inputs=start.inputs)
        run.save_html(folder / f"{name}.html")
