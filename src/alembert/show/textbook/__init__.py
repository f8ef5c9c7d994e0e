"""The report: a derivation as a good textbook would print it, as HTML, LaTeX or Markdown.

`shaping` puts expressions into the form that a person would write, `composing` sets them in sentences, formulas and
matrices, the chapters say what is to be said, and `html`, `tex` and `markdown` write the document down. It may import all
rooms above show/. A new formulation is a chapter, named in `derivation_report` and `subject`; a new form of the document
is a `document_writer.Writer`.
"""

from alembert.show.textbook.derivation_report import Report, report

__all__ = ["Report", "report"]
