"""What a person or another program reads and sees: equations as text, LaTeX and data, figures, and pages that move.

Imports: every room but examples and app; rooms above ask for it by name (`presentation`) and never import it. Pictures go by
the name that a joint or load gives for its own (`drawn`): a new picture is a row in `page/joint_parts` and in
`diagram/pictures`, a new panel of plots one in `panels`, a new chapter of the report one in `textbook/derivation_report`.
"""

from alembert.description.shapes import Ball, Box, Cylinder, Disk, Ellipsoid, Mesh, Plate, Ring, Rod, Top
from alembert.show.film import save_video
from alembert.show.formulas.equation_data import as_record, written_size
from alembert.show.formulas.equation_text import as_latex, as_markdown, as_text
from alembert.show.page import page_data, save_html
from alembert.show.plots import plot
from alembert.show.textbook import Report, report

__all__ = [
    "Ball",
    "Box",
    "Cylinder",
    "Disk",
    "Ellipsoid",
    "Mesh",
    "Plate",
    "Report",
    "Ring",
    "Rod",
    "Top",
    "as_latex",
    "as_markdown",
    "as_record",
    "as_text",
    "page_data",
    "plot",
    "report",
    "save_html",
    "save_video",
    "written_size",
]
