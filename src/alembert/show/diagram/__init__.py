"""The labelled kinematic diagram of a mechanism, drawn from its model: as SVG for pages and as TikZ for LaTeX.

A `posture` is chosen, and drawn as plain strokes and labels (`drawing`). Imports: the rooms above show, and the shapes of
`page`. A new picture of a joint, load or body goes into `pictures`, a new file format beside `svg` and `tikz`.
"""

from alembert.show.diagram.diagram import kinematic_diagram
from alembert.show.diagram.drawing import Drawing
from alembert.show.diagram.svg import as_svg
from alembert.show.diagram.tikz import as_tikz

__all__ = ["Drawing", "as_svg", "as_tikz", "kinematic_diagram"]
