"""The report: a derivation as a good textbook would print it."""

from alembert.show.textbook.derivation_report import Report, report

__all__ = ["Report", "report"]
