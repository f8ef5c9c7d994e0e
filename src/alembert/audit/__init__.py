"""The audit: equations that a person derived, checked against a model, with the wrong term named."""

from alembert.audit.auditing import audit
from alembert.audit.lines import equations_from_lines
from alembert.audit.repair import Change
from alembert.audit.report import AuditReport, Finding

__all__ = ["AuditReport", "Change", "Finding", "audit", "equations_from_lines"]
