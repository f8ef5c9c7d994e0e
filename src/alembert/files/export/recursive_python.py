"""The recursive form in Python: the one text of the recursion for NumPy, for JAX and for CasADi."""

from __future__ import annotations

from dataclasses import dataclass, replace

from alembert.files.export.heading import heading_lines
from alembert.files.export.language import harmless
from alembert.files.export.program import Program
from alembert.files.export.python_code import CASADI, JAX, NUMPY, Dialect, dialect_sizes, guarded, opening
from alembert.files.export.recursion_writer import Head, Syntax
from alembert.files.export.recursive_functions import functions_of, joined, listed, sizes_of
from alembert.files.export.recursive_program import Recursion

CALLING = [
    "How to call it: du = accelerations(q, u, t, w, p). {more}",
    "derivative(t, state) is the rate of the state [q, u]; energies and poses are what they say.",
    "inverse_dynamics(q, u, du, t, w, p) gives the forces along the speeds that make u', besides loads and inputs.",
    "w are the inputs (zero if not given), p = parameters({{'m': 2.0}}) or None for the values below.",
]


def _head(head: Head) -> list[str]:
    return [f"\ndef _{head.name}({', '.join(head.arguments)}):", f'    """{head.about}"""']


LISTS = Syntax(
    function=_head,
    end=(),
    returned=lambda results: f"return {', '.join(results)}",
    loop="for {0} in range({1}, {2}):",
    back="for {0} in reversed(range({1}, {2})):",
    when="if {0}:",
    zeros="[0.0] * ({0})",
    put="{0}[{1}:{1} + {3}] = [{2}[m] for m in range({3})]",
    call="_{0}({1})",
)
ROWS = replace(
    LISTS,
    function=lambda head: [*_head(head), f"    shape = np.shape({head.arguments[-1]})[1:]"],
    zeros="np.zeros(({0}, *shape))",
    part="{0}[{1}:{1} + {2}].copy()",
    put="{0}[{1}:{1} + {3}] = {2}",
)
TRACED = replace(
    LISTS,
    returned=lambda results: f"return {', '.join(f'jnp.asarray({x}, dtype=float)' for x in results)}",
    zeros="jnp.zeros({0})",
    short="[0.0] * ({0})",
    part="list(jax.lax.dynamic_slice({0}, ({1},), ({2},)))",
    put="{0} = jax.lax.dynamic_update_slice({0}, jnp.asarray({2}, dtype=float), ({1},))",
    compiled=True,
    fixed={"U_COUNT": "MOST", "Q_COUNT": "OUT - 19 - 6 * MOST", "TAKE_COUNT": "WIDTH"},
)

ENDS = '''

def derivative(t, state, w=None, p=None):
    """The rate of the state [q, u]."""
    <state>rates, du = _solved(*_arguments(state[..., :NQ], state[..., NQ:], t, w, p))
    return <joined>


def accelerations(q, u, t=0.0, w=None, p=None):
    """u\'."""
    return <one>(_solved(*_arguments(q, u, t, w, p))[1])


def inverse_dynamics(q, u, du, t=0.0, w=None, p=None):
    """The forces along the speeds that make the accelerations du, besides loads and inputs."""
    <inverse>


def energies(q, u, t=0.0, w=None, p=None):
    """The kinetic and the potential energy."""
    return <one>(_energies_at(*_arguments(q, u, t, w, p)))


def poses(q, u, t=0.0, w=None, p=None):
    """The centre of mass and the rotation matrix of every body (bodies, 12)."""
    found = _poses_at(*_arguments(q, u, t, w, p))
    return <poses>
'''

INVERSE = """du = _arguments(q, du, t, w, p)[1]
    q, u, t, w, p = _arguments(q, u, t, w, p)
    return <one>(_inverse_at(q, u, du, t, w, p))"""
ROWS_INVERSE = """shape = _arguments(q, du, t, w, p)[-1]
    u = np.broadcast_to(u, np.broadcast_shapes(np.shape(u), (*shape, NU)))
    du = _rows(q, np.broadcast_to(du, np.shape(u)), t, w, p)[1]
    q, u, t, w, p = _rows(q, u, t, w, p)
    return _states(_inverse_at(q, u, du, t, w, p))"""
NUMPY_ENDS = '''

def _rows(q, u, t, w, p):
    """The arguments with a row for each number and a column for each state."""
    q, u, t, w, p, shape = _arguments(q, u, t, w, p)
    q, u, w, p = (np.moveaxis(np.broadcast_to(x, (*shape, x.shape[-1])), -1, 0) for x in (q, u, w, p))
    return q, u, np.broadcast_to(t, shape), w, p


def _states(x):
    """A row for each state."""
    return np.moveaxis(x, 0, -1)
'''
JAX_JOINT = '''

def _joint(kind, a):
    """The joint of a kind."""
    return list(jax.lax.switch(kind, [<joints>], jnp.asarray(a, dtype=float)))
'''
CASADI_ENDS = """

def _column(x):
    return ca.vertcat(*x)
"""
CASADI_FUNCTION = '''

def function():
    """The casadi.Function (q, u, t, w, p) -> (rates, du)."""
    q, u, t = ca.SX.sym("q", NQ), ca.SX.sym("u", NU), ca.SX.sym("t")
    w, p = ca.SX.sym("w", NW), ca.SX.sym("p", NP)
    found = [_column(part) for part in _solved(q, u, t, w, p)]
    return ca.Function("<name>", [q, u, t, w, p], found, ["q", "u", "t", "w", "p"], ["rates", "du"])
'''


@dataclass(frozen=True)
class Form:
    """What tells the dialects apart in recursive form."""

    dialect: Dialect
    syntax: Syntax
    more: str  # of how to call it
    before: str  # functions before the others
    ends: tuple[tuple[str, str], ...]  # what stands for the marks in ENDS
    after: str = ""
    table: str = "{0} = {1}"


FORMS = {
    "python": Form(
        replace(NUMPY, language=replace(NUMPY.language, index="{0}[{1}]")),
        ROWS,
        "One state, or one in each row.",
        NUMPY_ENDS,
        (
            ("<state>", "state = np.asarray(state, dtype=float)\n    "),
            ("<joined>", "_states(np.concatenate([rates, du]))"),
            ("_arguments(", "_rows("), ("<inverse>", ROWS_INVERSE), ("<one>", "_states"),
            ("<poses>", "_states(found).reshape(*found.shape[1:], COUNT, 12)"),
        ),
    ),
    "jax": Form(
        JAX,
        TRACED,
        "Pure functions, for jax.jit, jax.vmap, jax.grad.",
        "",
        (
            ("<state>", ""), ("<joined>", "jnp.concatenate([rates, du])"), ("<inverse>", INVERSE), ("<one>", ""),
            ("<poses>", "found.reshape(COUNT, 12)"),
        ),
        table="{0} = jnp.array({1}, dtype=int)",
    ),
    "casadi": Form(
        CASADI,
        LISTS,
        "function() is the casadi.Function (q, u, t, w, p) -> (rates, du).",
        CASADI_ENDS,
        (
            ("[..., ", "["), ("<state>", ""), ("<joined>", "_column([*rates, *du])"), ("<inverse>", INVERSE),
            ("<one>", "_column"),
            ("<poses>", "ca.reshape(_column(found), 12, COUNT).T"),
        ),
        CASADI_FUNCTION,
    ),
}  # fmt: skip


def recursive_python_files(program: Program, form: str) -> dict[str, str]:
    """The module of a tree."""
    own, tree = FORMS[form], Recursion(program)
    calling = [line.format(more=own.more) for line in CALLING]
    heading = "\n".join(harmless(line).rstrip() for line in heading_lines(program, calling))
    functions = functions_of(tree, own.dialect.language, own.syntax, {}, tree.widths[1:] if form == "jax" else ())
    joints = ", ".join(f"_{name}" for name in functions if name.startswith("joint_"))
    text = guarded(joined(functions), own.dialect) + (JAX_JOINT.replace("<joints>", joints) if form == "jax" else "")
    opened = f"{opening(program, own.dialect)}\n\n\n{_numbers(tree, own)}"
    ends = ENDS
    for mark, value in own.ends:
        ends = ends.replace(mark, value)
    arguments = own.dialect.arguments.format(**dialect_sizes(program))
    imports = f"import jax\n{own.dialect.imports}" if form == "jax" else own.dialect.imports
    last = f"{own.before}{ends}{own.after.replace('<name>', program.name)}"
    parts = (f'"""{heading}\n"""\n', f"{imports}\n", f"{opened}\n", f"{text.rstrip()}\n\n", f"{arguments}\n{last}")
    return {f"{program.name}.py": "\n".join(parts)}


def _numbers(tree: Recursion, form: Form) -> str:
    """Sizes and tables; what is the same for all bodies stays a list."""
    lines = [f"{k} = {n}" for k, n in sizes_of(tree).items()]
    tables = listed(tree, form.table, "[", "]")
    axes = listed(tree, "{0} = {1}", "[", "]")[-2:]
    return "\n".join([*lines, *tables[:-2], *axes])
