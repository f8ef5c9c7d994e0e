"""audit: are the equations that a person derived consequences of the model, and if not, what is wrong with them?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import sympy as sp

from alembert.audit.audit_printing import written
from alembert.audit.audit_report import KINDS, AuditReport, Finding
from alembert.audit.author_equations import AuthorEquation, read_equations
from alembert.audit.critical_states import Watched, functions_in, is_steep, watched_functions
from alembert.audit.exact_states import World, fixed_values, random_world
from alembert.audit.explanation import best_repair, is_proved, own_statement
from alembert.audit.pieces_met import check_pieces
from alembert.audit.repair import Repair, is_sound, numbers_differ_slightly
from alembert.audit.slips import Confusables
from alembert.audit.verdict import EXACT, MOST_OPERATIONS, OPERATIONS, ROUNDED, Effort, Judgement, Verifier
from alembert.audit.vocabulary import Vocabulary
from alembert.description import Model
from alembert.description.named_numbers import by_name
from alembert.description.piecewise_parts import caution
from alembert.errors import ModelError
from alembert.expressions.grammar import parse_equation
from alembert.expressions.precision import CONTEXT, has_floats
from alembert.expressions.validation import check_whole
from alembert.formulations import derive, in_mode

MANY = 48  # states at which repairs are recognized
MOST_TRIED = 20  # equations that may be to blame, of which one is
UNMENDED = 100.0  # the cost of an equation for which no repair is found
MOST_STATES = 10_000  # with sixty digits each; a dozen decides
LONG, LARGEST_POWER = 200, 8  # operations and powers of sums in a difference that is written as it is found
LATE = f"The search for one was stopped after {OPERATIONS:,.0f} operations for each equation, {MOST_OPERATIONS:,.0f} for all."
ROUNDING = "The difference is as small as that of rounded numbers."


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

    `equations` maps names to equations: text ("theta'' + g/l sin(theta) = 0"), LaTeX, SymPy expressions or equations,
    or constraint matrices (a SymPy matrix or a list of rows, in the model's speeds); a list, a single equation, or a
    text with an equation on each line will do. `names` maps the author's symbols to the model's, `coordinates` the
    author's coordinates to functions of the model's (rates follow by themselves). `unknowns` are constraint forces or
    multipliers that the author names: the equations are true if some values of them make them so. `constants` are
    constants of the motion, as E in "... = E": such an equation is true if what it says to be constant is, and has the
    value that the others give it. `parameters` have the given values instead of random ones. Terms too small to be
    compared are refused, and so are parts (max, abs, floor, ...) with pieces that no state met; the search for repairs
    ends after some seconds for each equation.

    >>> from alembert.examples import simple_pendulum
    >>> print(audit(simple_pendulum(), {"swing": "theta'' = -g/ell*cos(theta)"})["swing"])
    swing  WRONG  The term -g cos(theta)/ell on the right should be -g sin(theta)/ell: the function is wrong.
                  Corrected: theta'' = -g sin(theta)/ell
    """
    check_whole(states, "audit: found states", 2, MOST_STATES)
    check_whole(seed, "audit: found seed")
    in_mode(model, None, "audit")
    record = derive(model, "lagrange")
    fixed = fixed_values(record, parameters)
    given = (names, "names"), (coordinates, "coordinates")
    named, placed = (by_name(values, what, "audit", "{'phi': 'theta1 + theta2'}") for values, what in given)
    meanings = {**named, **placed}
    vocabulary = Vocabulary(record)
    for name, meaning in meanings.items():
        vocabulary.add(name, meaning, "names")
    opened = _listed(unknowns, "unknowns"), _listed(constants, "constants")
    read = _read(equations, vocabulary, meanings, *opened)
    pieces = any(e.pieces for e in read)
    draw = partial(random_world, record, fixed, wide=pieces)
    watched = watched_functions([f for e in read for f in vocabulary.functions(e.residual)], record)
    own = [f for value in (*record.f, *record.c) for f in functions_in(value) if is_steep(f)]
    laws = watched_functions(own, record)

    def seen(functions: Sequence[Watched]) -> World:
        return draw(max(states, MANY) if pieces else states, seed, watched=list(dict.fromkeys([*functions, *laws])))

    world = seen(watched)
    # where constraints are dependent, their multipliers have no values of their own and are unknowns
    used = sorted({s.name for e in read for s in e.residual.free_symbols} & world.dependent_multipliers)
    free = tuple(dict.fromkeys([*opened[0], *used]))
    values = [*record.M.flat, *record.f, *record.A.flat, *record.b, *record.c]
    tolerance = ROUNDED if has_floats(values) or record.kinematics.carried else EXACT
    effort = Effort(min(OPERATIONS * len(read), MOST_OPERATIONS))
    verifier = Verifier(read, world, vocabulary, free, opened[1], tolerance, effort, seen)
    suspects = verifier.suspects()
    judged = verifier.judge(suspects[0])
    for judgement in judged:
        verifier.check_comparable(judgement)
        verifier.check_met(judgement)
        check_pieces(verifier, judgement)
    if all(j.holds for j in judged):
        return _report(verifier, judged, {}, [])
    wide = replace(verifier, world=draw(MANY, seed + 1))
    return _report(verifier, *_mended(verifier, wide, suspects))


def _read(
    equations: Any,
    vocabulary: Vocabulary,
    meanings: Mapping[str, Any],
    unknowns: tuple[str, ...],
    constants: tuple[str, ...],
) -> list[AuthorEquation]:
    """The equations; unknowns and constants that are none are refused."""
    taken = [name for name in constants if name in vocabulary]
    if taken:
        raise ModelError(
            f"audit: found {taken[0]!r} among the constants, which the model has a meaning for; expected a new name for a "
            "constant of the motion. Leave it out of constants=."
        )
    names = vocabulary.readable(*unknowns, *constants)
    record = vocabulary.record
    speeds = [
        [s.name for s in record.kinematics.body_speeds],
        [s.name for s in record.u],
        [f"{name}'" for name in meanings if f"{name}'" in vocabulary],
    ]  # what a constraint matrix may multiply: those of the bodies, of the tree, or the author's own, by number
    read = read_equations(equations, names, {len(group): group for group in speeds if group})
    used = {s.name for e in read for s in e.residual.free_symbols}
    idle = [name for name in (*unknowns, *constants) if name not in used]
    if idle:
        raise ModelError(f"audit: found {idle[0]!r} among the unknowns and constants; no equation uses it.")
    return read


def _listed(value: Any, what: str) -> tuple[str, ...]:
    given = value.split() if isinstance(value, str) else value
    if not isinstance(given, list | tuple | set):
        raise ModelError(f"audit: found {what}={value!r}; expected a list of names.")
    return tuple(str(getattr(name, "name", name)) for name in given)


# --- findings -------------------------------------------------------------------------------------------------------


def _mended(
    verifier: Verifier, wide: Verifier, suspects: Sequence[tuple[int, ...]]
) -> tuple[list[Judgement], dict[str, Repair | None], list[str]]:
    """The judgements with a repair of each wrong equation; of several that may be to blame, what is mended most easily."""
    tried: list[tuple[float, list[Judgement], dict[str, Repair | None]]] = []
    for blamed in suspects[:MOST_TRIED]:
        judged, measured = verifier.judge(blamed), wide.judge(blamed)
        pairs = [(one, many) for one, many in zip(judged, measured, strict=True) if not one.holds]
        repairs = {one.equation.name: _repair(verifier, wide, one, many) for one, many in pairs}
        tried.append((sum(UNMENDED if r is None else r.cost for r in repairs.values()), judged, repairs))
    cost, judged, repairs = min(tried, key=lambda t: t[0])
    others = [name for other, _, names in tried if other == cost for name in names if name not in repairs]
    return judged, repairs, others


def _repair(verifier: Verifier, wide: Verifier, one: Judgement, many: Judgement) -> Repair | None:
    """The smallest repair; what is said of the place of a body is mended without the help of the constraints, if it can."""
    equation = one.equation
    confusable = Confusables(verifier, equation)
    if verifier.record.rows and verifier.is_kinematic(equation):
        # states that obey no constraint: what holds there holds by kinematics alone
        loose, looser = (
            replace(v, equations=[equation], world=replace(v.world, evaluation=v.world.blurred))
            for v in (verifier, wide)
        )
        found = best_repair(loose, loose.judge()[0], looser.judge()[0], confusable)
        if found is not None and is_sound(verifier, one, found):
            return found
    return best_repair(verifier, one, many, confusable)


def _report(
    verifier: Verifier, judged: Sequence[Judgement], repairs: Mapping[str, Repair | None], others: Sequence[str]
) -> AuditReport:
    model, size = verifier.record.model, len(verifier.record.u)
    findings = [_readable(verifier, j, _finding(verifier, j, repairs.get(j.equation.name))) for j in judged]
    determined, alone = verifier.rank_of_accelerations(judged)
    own = "The parameters have the model's own values, because others close no loop or rub too much."
    blamed = " or ".join(map(repr, others))
    doubt = f"With free unknowns it may as well be {blamed} that is wrong: the change is as small there."
    remarks = [own if verifier.world.own_parameters else "", doubt if others else "", caution(model)]
    return AuditReport(
        model=model.name,
        findings={finding.name: finding for finding in findings},
        complete=determined == size,
        determined=determined,
        accelerations=size,
        alone=alone,
        states=verifier.world.states,
        chance=verifier.chance_of_error(),
        remark=" ".join(filter(None, remarks)),
    )


def _readable(verifier: Verifier, judgement: Judgement, finding: Finding) -> Finding:
    """The finding, without a correction that our own grammar would not read as the equation that is meant."""
    if finding.repair is None:
        return finding
    names = verifier.vocabulary.readable(*verifier.unknowns, *verifier.constants)
    with suppress(ModelError):
        left, right = parse_equation(finding.corrected, names)
        meant = finding.repair.corrected
        both = [judgement.numbers_of(x) for x in (left - right, meant.residual)]
        size = judgement.numbers_of.size(meant)
        if all(abs(x - y) <= verifier.tolerance * s for x, y, s in zip(*both, size, strict=True) if x == x and y == y):
            return finding
    return _finding(verifier, judgement, None)


def _finding(verifier: Verifier, judgement: Judgement, repair: Repair | None) -> Finding:
    equation, kind, proved = judgement.equation, _kind(verifier, judgement.equation), False
    slight = ROUNDING if numbers_differ_slightly(judgement) else ""
    difference: sp.Expr | None = sp.S.Zero
    if judgement.holds:
        proved, note = _ground(verifier, equation, kind)
        if gaps := sum(CONTEXT.isnan(x) for x in judgement.residual):
            found = note or f"{kind}{', proved symbolically' if proved else ''}"
            note = (
                f"{found}; it has no real value at {gaps} of {len(judgement.residual)} states, of which it says nothing"
            )
    elif repair is not None:
        difference, note = _tidy(repair.difference), slight
    else:
        statement = own_statement(verifier, equation)
        difference = None if statement is None else statement - equation.residual
        known = slight if statement is None else f"The model has {written(statement)} = 0."
        note = f"{LATE if verifier.is_late else ''} {known}".strip()
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
        subject=verifier.record.model,
    )


def _tidy(value: sp.Expr) -> sp.Expr:
    powers = [p.exp for p in value.atoms(sp.Pow) if p.base.is_Add and p.exp.is_Integer]
    is_long = sp.count_ops(value) >= LONG or max(powers, default=0) > LARGEST_POWER
    return value if is_long else sp.factor_terms(sp.expand(value))


def _kind(verifier: Verifier, equation: AuthorEquation) -> str:
    if equation.virtual:
        return "a row of a constraint matrix"
    if verifier.uses(equation, verifier.constants):
        return "an integral of the motion"
    return KINDS[verifier.level(verifier.vocabulary.meaning(equation.residual))]


def _ground(verifier: Verifier, equation: AuthorEquation, kind: str) -> tuple[bool, str]:
    """Whether a true equation is proved in symbols, and what else is to be said of it."""
    unknowns = verifier.uses(equation, verifier.unknowns)
    if unknowns:
        return False, f"{kind}, with {' and '.join(unknowns)} as the set determines {'them' if unknowns[1:] else 'it'}"
    if verifier.opened(equation) or equation.virtual:
        return False, ""
    if verifier.says_nothing(equation):
        return False, "it holds for any values of its symbols, and says nothing"
    if verifier.is_identity(equation):
        return False, "an identity of the kinematics: it holds for any motion"
    return is_proved(verifier, equation), ""
