"""The report: a derivation as a good textbook would print it, as HTML, LaTeX or Markdown.

`composing` sets what the writer of equations makes (`show/formulas`) in sentences, displays and matrices, the texts in
`chapters/` say what is to be said, the chapters of the same names fill in what depends on the model, and `report_forms`
writes the document down. It may import all rooms above show/. A formulation of its own kind is a text and a chapter, named in
`derivation_report`.
"""

from alembert.show.textbook.derivation_report import Report, report

__all__ = ["Report", "report"]
