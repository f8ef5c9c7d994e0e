"""The audit: equations that a person derived, checked against a model, with the wrong term named."""

from alembert.audit.audit_report import AuditReport, Finding
from alembert.audit.auditing import audit
from alembert.audit.equation_lines import equations_from_lines
from alembert.audit.repair import Change

__all__ = ["AuditReport", "Change", "Finding", "audit", "equations_from_lines"]
