"""What an audit found: a verdict on each equation and on the set, which reads as an editor's note."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import sympy as sp

from alembert.audit.audit_printing import Writer, unglued
from alembert.audit.repair import Change, Repair
from alembert.description import Model, name_rules
from alembert.errors import UnknownName
from alembert.presentation import Shown

WIDTH = 112
LONGEST_SHOWN = 600

REASONS = {
    "sign": "the sign is wrong",
    "factor": "the factor is wrong",
    "function": "the function is wrong",
    "index": "the symbol is wrong",
    "rate": "the order of the derivative is wrong",
    "power": "the power is wrong",
    "missing factor": "a factor is missing",
    "superfluous factor": "a factor is too many",
    "factors": "the factors are wrong",
}
KINDS = {
    "acceleration": "an equation of motion",
    "velocity": "a condition on velocities",
    "position": "a condition on positions",
    "parameter": "a relation of parameters",
}


@dataclass(frozen=True)
class Finding(Shown):
    """The verdict on one equation.

    `difference` is what has to be added to (left side - right side) to make it true, zero for a true one and None where
    it was not found; `corrected` is the equation as it should be, in text.
    """

    name: str
    left: sp.Expr
    right: sp.Expr
    holds: bool
    kind: str
    proved: bool
    residual: float
    difference: sp.Expr | None = None
    repair: Repair | None = field(default=None, repr=False)
    note: str = ""
    text: str = field(default="", repr=False)
    """What the author wrote, if it was text."""

    subject: Model | None = field(default=None, repr=False, compare=False)
    """The model that it was judged against."""

    @property
    def verdict(self) -> str:
        """true or wrong."""
        return "true" if self.holds else "wrong"

    @property
    def changes(self) -> tuple[Change, ...]:
        """What has to be changed, part by part."""
        return self.repair.changes if self.repair else ()

    @property
    def corrected(self) -> str:
        """The equation as it should be; as it is, if it is true; empty where no repair was found."""
        return unglued(self._corrected)

    @cached_property
    def _writer(self) -> Writer:
        return Writer(self.text, (s.name for s in (self.left - self.right).free_symbols))

    @property
    def _corrected(self) -> str:
        if self.holds:
            return self._writer.equation(self.left, self.right)
        corrected = self.repair and self.repair.corrected
        return self._writer.equation(corrected.left, corrected.right) if corrected else ""

    @property
    def remarks(self) -> list[str]:
        """The editor's note, a sentence each."""
        return [unglued(remark) for remark in self._remarks]

    @property
    def _remarks(self) -> list[str]:
        if self.holds:
            return [self.note or f"{self.kind}{', proved symbolically' if self.proved else ''}"]
        lost = f"It is off by {self.residual:.1e} of its terms, and no small repair was found."
        found = [self._sentence(change) for change in self.changes] if self.repair else [lost]
        return [*found, self.note] if self.note else found

    def _sentence(self, change: Change) -> str:
        """One change in words."""
        before, after = (self._shown(value) for value in (change.before, change.after))
        where = f" (in the bracket times {self._writer.sum(change.cofactor)})" if change.cofactor != 1 else ""
        if change.before is None:
            return f"The term {after} is missing on the {change.side}."
        if change.after is None:
            return f"The term {before} on the {change.side}{where} should not be there."
        reason = f": {REASONS[change.kind]}" if change.kind in REASONS else ""
        return f"The term {before} on the {change.side}{where} should be {after}{reason}."

    def _shown(self, value: sp.Expr | None) -> str:
        text = self._writer.sum(value) if value is not None else ""
        return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + " ..."

    def __bool__(self) -> bool:
        return self.holds

    def __str__(self) -> str:
        return "\n".join(self.lines(len(self.name)))

    def lines(self, width: int) -> list[str]:
        """The finding as lines of text, names in a column of the given width."""
        head = f"{self.name:<{width}}  {'true ' if self.holds else 'WRONG'}  "
        remarks = list(self._remarks)
        if self.repair and len(self.corrected) <= LONGEST_SHOWN:
            remarks.append(f"Corrected: {self._corrected}")
        wrap = textwrap.TextWrapper(WIDTH, head, " " * (len(head) + 2), break_on_hyphens=False, break_long_words=False)
        out: list[str] = []
        for remark in remarks:
            out += [unglued(line) for line in wrap.wrap(remark)]
            wrap.initial_indent = " " * len(head)
        return out

    def as_record(self) -> dict[str, Any]:
        """Plain values, for JSON."""
        return {
            "name": self.name,
            "equation": unglued(self._writer.equation(self.left, self.right)),
            "verdict": self.verdict,
            "kind": self.kind,
            "proved": self.proved,
            "difference": None if self.difference is None else unglued(self._writer.sum(self.difference)),
            "corrected": self.corrected,
            "remarks": self.remarks,
        }


@dataclass(frozen=True, eq=False)
class AuditReport(Mapping[str, Finding], Shown):
    """The verdicts by the names of the equations; true where every equation is.

    `complete` says whether the true equations, with the model's constraints, determine all accelerations; `determined`
    and `accelerations` count them. `chance` bounds the probability that a wrong equation passes as true; None where
    functions stand in the equations for which no bound is known.
    """

    model: str
    findings: Mapping[str, Finding]
    complete: bool
    determined: int
    accelerations: int
    alone: bool
    states: int
    chance: float | None
    remark: str = ""

    def __getitem__(self, key: str) -> Finding:
        name = name_rules.label(key)
        if name not in self.findings:
            known = ", ".join(map(repr, self.findings))
            raise UnknownName(f"The audit has no equation {name!r}; its equations are {known}.")
        return self.findings[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    @property
    def holds(self) -> bool:
        """Whether every equation is true."""
        return all(finding.holds for finding in self.findings.values())

    @property
    def wrong(self) -> tuple[str, ...]:
        """The names of the wrong equations."""
        return tuple(name for name, finding in self.findings.items() if not finding.holds)

    def __bool__(self) -> bool:
        return self.holds

    def __str__(self) -> str:
        width = max(map(len, self.findings))
        lines = [line for finding in self.findings.values() for line in finding.lines(width)]
        return "\n".join([*lines, "", *textwrap.wrap(self.summary, WIDTH)])

    @property
    def summary(self) -> str:
        """The verdict on the set in a few sentences."""
        power = min(-1, math.floor(math.log10(self.chance)) + 1) if self.chance else -300
        known = f"; a wrong equation passes as true with a probability below 1e{power}."
        other = (
            ", among them states where the functions that are no polynomials are in other branches, and of order one."
        )
        trust = f"Decided at {self.states} random states of {self.model!r}{other if self.chance is None else known}"
        return " ".join(filter(None, [self._count(), self._completeness(), trust, self.remark]))

    def _count(self) -> str:
        count, wrong = len(self.findings), len(self.wrong)
        if count == 1:
            return f"The equation is {'wrong' if wrong else 'true'}."
        some = f"Of {count} equations {wrong} {'is' if wrong == 1 else 'are'} wrong."
        return some if wrong else f"All {count} are true."

    def _completeness(self) -> str:
        what = "What is true determines" if self.wrong else "It determines" if len(self) == 1 else "They determine"
        if self.complete:
            return f"{what} all accelerations{'' if self.alone else ', with the constraints of the model'}."
        return f"{what} {self.determined} of {self.accelerations} accelerations, not all." if self.determined else ""

    def as_record(self) -> dict[str, Any]:
        """Plain values, for JSON."""
        return {
            "model": self.model,
            "holds": self.holds,
            "complete": self.complete,
            "states": self.states,
            "chance": self.chance,
            "summary": self.summary,
            "equations": [finding.as_record() for finding in self.findings.values()],
        }
