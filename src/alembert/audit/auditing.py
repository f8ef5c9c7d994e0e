"""audit: are the equations that a person derived consequences of the model, and if not, what is wrong with them?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import symengine as se
import sympy as sp

from alembert.analysis.arguments import by_name, check_model
from alembert.audit.audit_printing import written
from alembert.audit.audit_report import KINDS, AuditReport, Finding
from alembert.audit.author_equations import AuthorEquation, read_equations
from alembert.audit.combination import exact_difference, own_statement
from alembert.audit.confusable_symbols import Confusables
from alembert.audit.error_probability import chance_of_error
from alembert.audit.exact_states import World, check_states, fixed_values, loosened, random_world
from alembert.audit.explanation import best_repair
from alembert.audit.precision import has_floats
from alembert.audit.repair import Repair, numbers_differ_slightly
from alembert.audit.verdict import (
    EXACT,
    ROUNDED,
    Judgement,
    Verifier,
    is_identity,
    is_kinematic,
    level,
    rank_of_accelerations,
    says_nothing,
)
from alembert.audit.vocabulary import Vocabulary
from alembert.description import Model
from alembert.description.piecewise_parts import caution
from alembert.errors import ModelError
from alembert.expressions.grammar import Names
from alembert.formulations import derive

MANY = 48  # states at which repairs are recognized
MOST_TRIED = 20  # equations that may be to blame, of which one is
UNMENDED = 100.0  # the cost of an equation for which no repair is found


def audit(
    model: Model,
    equations: Any,
    names: Mapping[str, Any] | None = None,
    coordinates: Mapping[str, Any] | None = None,
    *,
    unknowns: Sequence[str] = (),
    constants: Sequence[str] = (),
    parameters: Mapping[str, float] | None = None,
    states: int = 12,
    seed: int = 0,
) -> AuditReport:
    """Check equations that a person derived against a model.

    `equations` maps names to equations: text ("theta'' + g/l sin(theta) = 0"), LaTeX, SymPy expressions or equations, or
    constraint matrices (a SymPy matrix or a list of rows, in the model's speeds); a list or a single equation will do.
    `names` maps the author's symbols to the model's, `coordinates` the author's coordinates to functions of the model's
    (rates follow by themselves). `unknowns` are constraint forces or multipliers that the author names: the equations
    are true if some values of them make them so. `constants` are constants of the motion, as E in "... = E": such an
    equation is true if what it says to be constant is. `parameters` have the given values instead of random ones.

    >>> from alembert.examples import simple_pendulum
    >>> print(audit(simple_pendulum(), {"swing": "theta'' = -g/ell*cos(theta)"})["swing"])
    swing  WRONG  The term -g cos(theta)/ell on the right should be -g sin(theta)/ell: the function is wrong.
                  Corrected: theta'' = -g sin(theta)/ell
    """
    check_states(states, seed)
    check_model(model, "audit")
    meanings = {**_mapping(names, "names"), **_mapping(coordinates, "coordinates")}
    task = _task(model, equations, meanings, unknowns, constants)
    record = task.vocabulary.record
    fixed = fixed_values(record, parameters)
    verifier = _verifier(task, random_world(record, fixed, states, seed))
    suspects = verifier.suspects(task.equations)
    judged = verifier.judge(task.equations, suspects[0])
    if all(j.holds for j in judged):
        return _report(model, verifier, task, judged, {}, [])
    wide = replace(verifier, world=random_world(record, fixed, MANY, seed + 1))
    return _report(model, verifier, task, *_mended(verifier, wide, task, suspects))


@dataclass(frozen=True)
class _Task:
    """What is to be judged, read and checked."""

    equations: list[AuthorEquation]
    vocabulary: Vocabulary
    unknowns: tuple[str, ...]
    constants: tuple[str, ...]
    tolerance: Any


def _task(
    model: Model, equations: Any, meanings: Mapping[str, Any], unknowns: Sequence[str], constants: Sequence[str]
) -> _Task:
    record = derive(model, "lagrange")
    vocabulary = Vocabulary(record)
    for name, meaning in meanings.items():
        vocabulary.add(name, meaning, "names")
    opened = [_listed(unknowns, "unknowns"), _listed(constants, "constants")]
    _check_new(opened[1], vocabulary)
    known = Names([*opened[0], *opened[1], *vocabulary.names])
    read = read_equations(equations, known, _columns(vocabulary, meanings))
    _check_open(read, (*opened[0], *opened[1]))
    values = [*record.M.flat, *record.f, *record.A.flat, *record.b, *record.c]
    rounded = has_floats(values) or record.kinematics.carried
    return _Task(read, vocabulary, opened[0], opened[1], ROUNDED if rounded else EXACT)


def _verifier(task: _Task, world: World) -> Verifier:
    """The verifier; where constraints are dependent, their multipliers have no values of their own and are unknowns."""
    free = world.dependent_multipliers
    used = [s.name for e in task.equations for s in e.residual.free_symbols if s.name in free]
    unknowns = tuple(dict.fromkeys([*task.unknowns, *sorted(used)]))
    return Verifier(world, task.vocabulary, unknowns, task.constants, task.tolerance)


def _mapping(value: Any, what: str) -> Mapping[str, Any]:
    if value is not None and not isinstance(value, Mapping):
        raise ModelError(f"audit: found {what}={value!r}; expected a mapping such as {{'phi': 'theta1 + theta2'}}.")
    return by_name(value)


def _listed(value: Any, what: str) -> tuple[str, ...]:
    given = value.split() if isinstance(value, str) else value
    if not isinstance(given, list | tuple | set):
        raise ModelError(f"audit: found {what}={value!r}; expected a list of names.")
    return tuple(str(getattr(name, "name", name)) for name in given)


def _check_new(constants: Sequence[str], vocabulary: Vocabulary) -> None:
    taken = [name for name in constants if name in vocabulary]
    if taken:
        raise ModelError(
            f"audit: found {taken[0]!r} among the constants, which the model has a meaning for; expected a new name for a "
            "constant of the motion. Leave it out of constants=."
        )


def _check_open(equations: Sequence[AuthorEquation], opened: Sequence[str]) -> None:
    used = {s.name for e in equations for s in e.residual.free_symbols}
    idle = [name for name in opened if name not in used]
    if idle:
        raise ModelError(f"audit: found {idle[0]!r} among the unknowns and constants; no equation uses it.")


def _columns(vocabulary: Vocabulary, meanings: Mapping[str, Any]) -> dict[int, list[str]]:
    """The speeds that a constraint matrix may multiply: the bodies', the tree's, or the author's own, by number."""
    record = vocabulary.record
    choices = [
        [s.name for s in record.kinematics.body_speeds],
        [s.name for s in record.u],
        [f"{name}'" for name in meanings if f"{name}'" in vocabulary],
    ]
    return {len(speeds): speeds for speeds in choices if speeds}


# --- findings -------------------------------------------------------------------------------------------------------


def _mended(
    verifier: Verifier, wide: Verifier, task: _Task, suspects: Sequence[tuple[int, ...]]
) -> tuple[list[Judgement], dict[str, Repair | None], list[str]]:
    """The judgements with a repair of each wrong equation; of several that may be to blame, what is mended most easily."""
    tried: list[tuple[float, int, list[Judgement], dict[str, Repair | None]]] = []
    for blamed in suspects[:MOST_TRIED]:
        judged, measured = verifier.judge(task.equations, blamed), wide.judge(task.equations, blamed)
        pairs = [(one, many) for one, many in zip(judged, measured, strict=True) if not one.holds]
        repairs = {one.equation.name: _repair(verifier, wide, task, one, many) for one, many in pairs}
        tried.append((sum(UNMENDED if r is None else r.cost for r in repairs.values()), len(tried), judged, repairs))
    cost, _, judged, repairs = min(tried, key=lambda t: t[:2])
    return (
        judged,
        repairs,
        [name for other, _, _, names in tried if other == cost for name in names if name not in repairs],
    )


def _repair(verifier: Verifier, wide: Verifier, task: _Task, one: Judgement, many: Judgement) -> Repair | None:
    """The smallest repair; what is said of the place of a body is mended without the help of the constraints, if it can."""
    equation = one.equation
    confusable = Confusables(verifier, task.equations, equation)
    if verifier.world.record.rows and is_kinematic(verifier, equation):
        loose, looser = (replace(c, world=loosened(c.world)) for c in (verifier, wide))
        found = best_repair(loose, loose.judge([equation])[0], looser.judge([equation])[0], confusable)
        if found is not None and verifier.measure(one.numbers_of, found.corrected)[1] <= verifier.tolerance:
            return found
    return best_repair(verifier, one, many, confusable)


def _report(
    model: Model,
    verifier: Verifier,
    task: _Task,
    judged: Sequence[Judgement],
    repairs: Mapping[str, Repair | None],
    others: Sequence[str],
) -> AuditReport:
    findings = [_finding(verifier, j, repairs.get(j.equation.name)) for j in judged]
    size, found, alone = rank_of_accelerations(verifier, judged)
    own = "The parameters have the model's own values, because others close no loop."
    return AuditReport(
        model=model.name,
        findings={finding.name: finding for finding in findings},
        complete=found == size,
        determined=found,
        accelerations=size,
        alone=alone,
        states=verifier.world.states,
        chance=chance_of_error(verifier, task.equations),
        remark=" ".join(filter(None, [own if verifier.world.own_parameters else "", _doubt(others), caution(model)])),
    )


def _doubt(others: Sequence[str]) -> str:
    if not others:
        return ""
    return f"With free unknowns it may as well be {' or '.join(map(repr, others))} that is wrong: the change is as small there."


def _kind(verifier: Verifier, equation: AuthorEquation) -> str:
    if equation.virtual:
        return "a row of a constraint matrix"
    if verifier.uses(equation, verifier.constants):
        return "an integral of the motion"
    return KINDS[level(verifier, verifier.vocabulary.meaning(se.sympify(equation.residual)))]


def _finding(verifier: Verifier, judgement: Judgement, repair: Repair | None) -> Finding:
    equation, kind = judgement.equation, _kind(verifier, judgement.equation)
    difference: sp.Expr | None
    if judgement.holds:
        proved, note = _ground(verifier, equation, kind)
        difference = sp.S.Zero
    else:
        statement = _own_statement(verifier, equation) if repair is None else None
        proved, note = False, _remark(judgement, statement)
        difference = repair.difference if repair else None if statement is None else statement - equation.residual
    return Finding(
        name=equation.name,
        left=equation.left,
        right=equation.right,
        holds=judgement.holds,
        kind=kind,
        proved=proved,
        residual=judgement.worst,
        difference=difference,
        repair=repair,
        note=note,
        text=equation.text,
    )


def _ground(verifier: Verifier, equation: AuthorEquation, kind: str) -> tuple[bool, str]:
    """Whether a true equation is proved in symbols, and what else is to be said of it."""
    opened = verifier.uses(equation, verifier.unknowns)
    if opened:
        return (
            False,
            f"{kind}, with {' and '.join(opened)} as the set determines {'it' if len(opened) == 1 else 'them'}",
        )
    if verifier.uses(equation, verifier.constants) or equation.virtual:
        return False, ""
    if says_nothing(verifier, equation):
        return False, "it holds for any values of its symbols, and says nothing"
    if is_identity(verifier, equation):
        return False, "an identity of the kinematics: it holds for any motion"
    difference = exact_difference(verifier, equation)
    return difference is not None and not difference.form, ""


def _own_statement(verifier: Verifier, equation: AuthorEquation) -> sp.Expr | None:
    return None if verifier.world.record.model.frictions else own_statement(verifier, equation)


def _remark(judgement: Judgement, statement: sp.Expr | None) -> str:
    if statement is not None:
        return f"The model has {written(statement)} = 0."
    return "The difference is as small as that of rounded numbers." if numbers_differ_slightly(judgement) else ""
