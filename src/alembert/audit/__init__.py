"""The audit: equations that a person derived, checked against a model, with the wrong term named.

`auditing` is the table of contents: read (`author_equations`, `vocabulary`), draw states (`exact_states`, `precision`),
judge (`verdict`), find the smallest repair (`repair` by numbers, `explanation` in symbols), report. It may import
analysis/ and what stands above it, never show/. A new kind of slip of the pen goes into `slips`, a new sentence on a
finding into `audit_report`.
"""

from alembert.audit.audit_report import AuditReport, Finding
from alembert.audit.auditing import audit
from alembert.audit.author_equations import equations_from_lines
from alembert.audit.repair import Change

__all__ = ["AuditReport", "Change", "Finding", "audit", "equations_from_lines"]
