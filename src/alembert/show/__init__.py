"""What a person or another program reads: equations of motion as plain text, LaTeX and plain data."""

from alembert.show.record import as_record, written_size
from alembert.show.text import as_latex, as_text

__all__ = ["as_latex", "as_record", "as_text", "written_size"]
