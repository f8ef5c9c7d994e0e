"""Python in three dialects: NumPy alone, JAX, and CasADi; they differ in how arrays are made and solved."""

from __future__ import annotations

import builtins
import keyword
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass

from alembert.files.export.heading import heading_lines
from alembert.files.export.language import DOMAINS, Language, calls, harmless, words
from alembert.files.export.program import Body, Entries, Function, Output, Program

RESERVED = frozenset((*keyword.kwlist, *dir(builtins))) | words("""
np jnp jax ca math numpy casadi shape solved parameters equations energies function energy constraint_errors accelerations
derivative position velocity rates""")
LONGEST = 110  # letters of the entries of a row that stand in one line
ARC = {kind: f"arc{kind[1:]}" for kind in ("asin", "acos", "atan", "asinh", "acosh", "atanh")}


def _functions(package: str, **others: str) -> dict[str, str]:
    named = {kind: f"{package}.{ARC[kind]}({{0}})" for kind in ARC}
    more = {
        "sqrt": "sqrt({0})", "Abs": "abs({0})", "sign": "sign({0})", "ceiling": "ceil({0})", "atan2": "arctan2({0}, {1})",
        "Max": "maximum({0}, {1})", "Min": "minimum({0}, {1})",
    }  # fmt: skip
    return calls(package + ".{0}") | named | {kind: f"{package}.{form}" for kind, form in more.items()} | others


GUARDED = {kind: f"_{kind}({{0}})" for kind in DOMAINS} | {"power": "_power({0}, {1})"}
GUARD = """def _{kind}({arguments}):
    \"\"\"NaN where it is not defined, with a slope of zero: a piece that is not chosen spoils no derivative.\"\"\"
    inside = {domain}
    return {choice}
"""


def _guards(language: Language) -> dict[str, str]:
    """The functions that a formula with pieces calls in JAX, by their names; CasADi leaves other pieces out by itself."""
    out = {}
    for kind, (domain, within) in DOMAINS.items():
        called = language.functions[kind].format(language.choice.format("inside", "x", within))
        choice = language.choice.format("inside", called, language.nan)
        out[f"_{kind}"] = GUARD.format(kind=kind, arguments="x", domain=domain.replace("abs", "jnp.abs"), choice=choice)
    floor, at = language.functions["floor"].format("y"), language.choice.format("inside", "x", 1.0)
    choice = language.choice.format("inside", language.power.format(at, "y"), language.nan)
    domain = language.either.format("x >= 0", f"y == {floor}")
    return out | {"_power": GUARD.format(kind="power", arguments="x, y", domain=domain, choice=choice)}


def guarded(text: str, dialect: Dialect) -> str:
    """The text with the functions that its formulas call where they have pieces.

    NumPy computes all pieces too, and says nothing of those that are not defined.
    """
    if dialect.package == "np":
        quiet = '@np.errstate(all="ignore")  # all pieces of a choice are computed\n'
        functions = re.split(r"^(?=def )", text, flags=re.M)
        return "".join(f"{quiet}{each}" if "np.where(" in each else each for each in functions)
    found = [guard for name, guard in _guards(dialect.language).items() if f"{name}(" in text] if dialect is JAX else []
    return "\n\n".join([*found, text])


def _language(name: str, package: str, index: str, **others: str) -> Language:
    return Language(
        name,
        _functions(package, **others),
        power=f"{package}.power({{0}}, {{1}})",
        choice=f"{package}.where({{0}}, {{1}}, {{2}})",
        index=index,
        reserved=RESERVED,
        files=sys.stdlib_module_names,
        nan=f"{package}.nan",
        both="({0}) & ({1})",
        either="({0}) | ({1})",
        truth=("False", "True"),
        guarded=GUARDED if package == "jnp" else {},
    )


@dataclass(frozen=True)
class Dialect:
    """What tells the dialects apart."""

    language: Language
    package: str
    imports: str
    calling: tuple[str, ...]
    arguments: str  # the function that makes arrays of the arguments
    given: str  # what it returns
    array: Callable[[Output, Entries], list[str]]
    solve: str


def _filled(output: Output, entries: Entries) -> list[str]:
    """Zeros in which entries are put."""
    shape = ", ".join(map(str, output.shape))
    out = [f"{output.name} = np.zeros((*shape, {shape}))"]
    return out + [
        f"{output.name}[..., {', '.join(map(str, index))}] = {text}" for index, text in entries if text != "0.0"
    ]


def _rows(output: Output, entries: Entries) -> list[str]:
    """The texts of the entries, a line for each row."""
    texts, width = [text for _, text in entries], output.shape[-1]
    rows = [texts[k : k + width] for k in range(0, len(texts), width or 1)]
    return [(", " if sum(map(len, row)) < LONGEST else ",\n        ").join(row) for row in rows]


def _nested(output: Output, entries: Entries) -> list[str]:
    if not entries:
        return [f"{output.name} = jnp.zeros({output.shape})"]
    rows = _rows(output, entries)
    if len(output.shape) == 1:
        return [f"{output.name} = jnp.array([{rows[0]}], dtype=float)"]
    return [f"{output.name} = jnp.array([", *(f"    [{row}]," for row in rows), "], dtype=float)"]


def _concatenated(output: Output, entries: Entries) -> list[str]:
    if not entries:
        return [f"{output.name} = ca.DM({output.shape[0]}, {(*output.shape, 1)[1]})"]
    rows = _rows(output, entries)
    if len(output.shape) == 1:
        return [f"{output.name} = ca.vertcat({rows[0]})"]
    return [f"{output.name} = ca.vertcat(", *(f"    ca.horzcat({row})," for row in rows), ")"]


NUMPY = Dialect(
    _language("Python", "np", "{0}[..., {1}]", erf="np.vectorize(math.erf)({0})", erfc="np.vectorize(math.erfc)({0})"),
    "np",
    "import numpy as np",
    (
        "How to call it: du, multipliers = accelerations(q, u, t, w, p), with one state or one in each row of q and u;",
        "w are the inputs (zero if not given), p = parameters({'m': 2.0}) or None for the values below.",
        "scipy.integrate.solve_ivp(derivative, (0, 10), [*q, *u]) integrates it.",
    ),
    '''def _arguments(q, u, t, w, p):
    """The arguments as arrays, and the shape of the states."""
    p = parameters() if p is None else p
    w = np.zeros({inputs}) if w is None else w
    q, u, t, w, p = (np.asarray(x, dtype=float) for x in (q, u, t, w, p))
    found = [x.shape[-1:] for x in (q, u, w, p)]
    if found != [({nq},), ({nu},), ({inputs},), ({count},)]:
        raise ValueError(f"q, u, w, p: expected {nq}, {nu}, {inputs}, {count} numbers in each row; found {{found}}")
    return q, u, t, w, p, np.broadcast_shapes(q.shape[:-1], u.shape[:-1], t.shape, w.shape[:-1], p.shape[:-1])''',
    "q, u, t, w, p, shape",
    _filled,
    """    n, m = {nu}, {nm}
    K, right = np.zeros((*f.shape[:-1], n + m, n + m)), np.concatenate([f, b], axis=-1)
    K[..., :n, :n], K[..., :n, n:], K[..., n:, :n] = M, -np.swapaxes(A, -1, -2), A
    x = np.linalg.solve(K, right[..., None])[..., 0]
    return x[..., :n], x[..., n:]""",
)

JAX = Dialect(
    _language("JAX", "jnp", "{0}[{1}]", erf="jax.scipy.special.erf({0})", erfc="jax.scipy.special.erfc({0})"),
    "jnp",
    "import jax.numpy as jnp",
    (
        "How to call it: du, multipliers = accelerations(q, u, t, w, p); every function is pure, so that jax.jit, jax.vmap and "
        "jax.grad apply.",
        "For double precision say jax.config.update('jax_enable_x64', True) first.",
        "w are the inputs (zero if not given), p = parameters({'m': 2.0}) or None for the values below.",
    ),
    '''def _arguments(q, u, t, w, p):
    """The arguments as arrays."""
    p = parameters() if p is None else p
    w = jnp.zeros({inputs}) if w is None else w
    q, u, t, w, p = (jnp.asarray(x, dtype=float) for x in (q, u, t, w, p))
    found = [x.shape for x in (q, u, w, p)]
    if found != [({nq},), ({nu},), ({inputs},), ({count},)]:
        raise ValueError(f"q, u, w, p: expected {nq}, {nu}, {inputs}, {count} numbers; found the shapes {{found}}")
    return q, u, t, w, p''',
    "q, u, t, w, p",
    _nested,
    """    n, m = {nu}, {nm}
    K = jnp.block([[M, -A.T], [A, jnp.zeros((m, m))]])
    x = jnp.linalg.solve(K, jnp.concatenate([f, b]))
    return x[:n], x[n:]""",
)

_PLAIN_ARC = {kind: f"ca.{kind}({{0}})" for kind in ARC}
CASADI = Dialect(
    Language(
        "CasADi",
        _functions("ca")
        | _PLAIN_ARC
        | {"Abs": "ca.fabs({0})", "atan2": "ca.atan2({0}, {1})", "Max": "ca.fmax({0}, {1})", "Min": "ca.fmin({0}, {1})"}
        | {"erf": "ca.erf({0})", "erfc": "(1.0 - ca.erf({0}))"},
        power="ca.power({0}, {1})",
        choice="ca.if_else({0}, {1}, {2})",
        index="{0}[{1}]",
        reserved=RESERVED,
        files=sys.stdlib_module_names,
        nan="float('nan')",
        both="ca.logic_and({0}, {1})",
        either="ca.logic_or({0}, {1})",
    ),
    "ca",
    "import casadi as ca",
    (
        "How to call it: du, multipliers = accelerations(q, u, t, w, p) with SX, MX, DM or lists of numbers.",
        "function() is a casadi.Function of (q, u, t, w, p) that gives q', u' and the multipliers.",
        "w are the inputs (zero if not given), p = parameters({'m': 2.0}) or None for the values below.",
    ),
    '''def _arguments(q, u, t, w, p):
    """The arguments, with the values that are not given."""
    w = ca.DM({inputs}, 1) if w is None else w
    return q, u, t, w, parameters() if p is None else p''',
    "q, u, t, w, p",
    _concatenated,
    """    n, m = {nu}, {nm}
    K = ca.vertcat(ca.horzcat(M, -A.T), ca.horzcat(A, ca.DM(m, m)))
    x = ca.solve(K, ca.vertcat(f, b))
    return x[:n], x[n:]""",
)

FUNCTION = '''

def function():
    """The casadi.Function (q, u, t, w, p) -> (rates, du, multipliers)."""
    q, u, t = ca.SX.sym("q", {nq}), ca.SX.sym("u", {nu}), ca.SX.sym("t")
    w, p = ca.SX.sym("w", {inputs}), ca.SX.sym("p", {count})
    rates = equations(q, u, t, w, p)[0]
    names = ["q", "u", "t", "w", "p"], ["rates", "du", "multipliers"]
    return ca.Function("{name}", [q, u, t, w, p], [rates, *accelerations(q, u, t, w, p)], *names)
'''

JOINED = {
    "np": "np.concatenate([rates, du], axis=-1)",
    "jnp": "jnp.concatenate([rates, du])",
    "ca": "ca.vertcat(rates, du)",
}
PARAMETERS = {"np": "np.array({}, dtype=float)", "jnp": "jnp.array({}, dtype=float)", "ca": "ca.vertcat(*{})"}
FIRST = {"np": "[..., :{nq}]", "jnp": "[:{nq}]", "ca": "[:{nq}]"}
LAST = {"np": "[..., {nq}:]", "jnp": "[{nq}:]", "ca": "[{nq}:]"}


CHANGED = '''

def parameters(changed=None):
    """The parameters in order, some of them changed by name."""
    unknown = set(changed or {}) - set(PARAMETERS)
    if unknown:
        raise KeyError(f"unknown parameters {sorted(unknown)}; known are {list(PARAMETERS)}")
'''

SOLVING = '''def solved(M, f, A, b):
    """u' and lambda of M u' = f + A^T lambda, A u' = b."""
{solve}


def accelerations(q, u, t=0.0, w=None, p=None):
    """u' and the multipliers lambda."""
    return solved(*equations(q, u, t, w, p)[1:])


def derivative(t, state, w=None, p=None):
    """The rate of the state [q, u]."""{made}
    rates, *others = equations(state{first}, state{last}, t, w, p)
    du, _ = solved(*others)
    return {joined}'''


def python_files(program: Program, dialect: Dialect) -> dict[str, str]:
    """The module of a program."""
    nm = program.sizes[2]
    sizes = dialect_sizes(program) | {"nm": nm}
    heading = "\n".join(harmless(line).rstrip() for line in heading_lines(program, list(dialect.calling)))
    parts = [*(_function(program, dialect, each) for each in program.functions), _solving(dialect, sizes)]
    if dialect is CASADI:
        parts.append(FUNCTION.format(name=program.name, **sizes).strip("\n"))
    text = "\n\n\n".join(
        [opening(program, dialect), dialect.arguments.format(**sizes), guarded("\n\n\n".join(parts), dialect)]
    )
    more = [f"import {name}\n" for name, used in (("math", "math.erf"), ("jax", "jax.scipy")) if used in text]
    imports = "".join([*more, dialect.imports])
    return {f"{program.name}.py": f'"""{heading}\n"""\n\n{imports}\n\n{text}\n'}


def dialect_sizes(program: Program) -> dict[str, int]:
    """The numbers of coordinates, speeds, inputs and parameters."""
    nq, nu, _ = program.sizes
    return {"nq": nq, "nu": nu, "inputs": len(program.labels["w"]), "count": len(program.defaults)}


def opening(program: Program, dialect: Dialect) -> str:
    """The names, and the values of the parameters."""
    labels, kinds = program.labels, {"q": "COORDINATES", "u": "SPEEDS", "w": "INPUTS"}
    lines = [f"{word} = {labels[letter]!r}" for letter, word in kinds.items()]
    values = ("float('nan')" if x is None else repr(x) for x in program.defaults)
    inside = [f"    {name!r}: {x}," for name, x in zip(labels["p"], values, strict=True)]
    lines += [f"CONSTRAINTS = {program.constraints!r}", "PARAMETERS = {", *inside, "}", ""]
    made = PARAMETERS[dialect.package].format("[(PARAMETERS | (changed or {}))[name] for name in PARAMETERS]")
    return "\n".join(lines) + CHANGED + f"    return {made}"


def _function(program: Program, dialect: Dialect, function: Function) -> str:
    body = program.body(dialect.language, [output.values for output in function.outputs])
    meaning = function.meaning[0].upper() + function.meaning[1:]
    lines = [f"def {function.name}(q, u, t=0.0, w=None, p=None):", f'    """{meaning}."""']
    lines += [f"    {dialect.given} = _arguments(q, u, t, w, p)", *(f"    {line}" for line in assignments(body))]
    for output, entries in zip(function.outputs, body.entries, strict=True):
        lines.append(f"    # {output.name}: {output.meaning}")
        lines += [f"    {line}" for line in dialect.array(output, entries)]
    return "\n".join([*lines, f"    return {', '.join(output.name for output in function.outputs)}"])


def assignments(body: Body) -> list[str]:
    """The lines of the named parts."""
    return [f"{name} = {text}" for name, text in (*body.unpacked, *body.lines)]


def _solving(dialect: Dialect, sizes: dict[str, int]) -> str:
    package = dialect.package
    first, last = (table[package].format(**sizes) for table in (FIRST, LAST))
    made = "\n    state = np.asarray(state, dtype=float)" if package == "np" else ""
    return SOLVING.format(
        solve=dialect.solve.format(**sizes), made=made, first=first, last=last, joined=JOINED[package]
    )
