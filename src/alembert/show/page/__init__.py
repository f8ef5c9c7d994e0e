"""The page that moves: runs as one HTML file, with the mechanism in motion, its forces, plots and equations.

A `scene` is plain data, which the JavaScript of `web/` draws (shipped built, in `assets/`). Imports: the rooms above show,
`panels` and `formulas/equation_text`. A new picture of a joint goes into `web/joints.js` and the list of `joint_parts`.
"""

from alembert.show.page.page_saving import page_data, save_html

__all__ = ["page_data", "save_html"]
