"""How values show themselves in a notebook: the moving page of a run, pictures, tables, formulas.

A new kind of value is one function here, registered for its class, which is `Shown`: HTML for pictures and tables, Markdown
where there are formulas. Without one it is shown as its text. Colours are those of the notebook, light or dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import singledispatch
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any

import numpy as np

from alembert.analysis.agreement import Agreement
from alembert.analysis.conservation import Conserved
from alembert.analysis.hamiltonian import Hamiltonian
from alembert.analysis.linear.equilibria import Equilibria, Equilibrium
from alembert.analysis.linear.formulas import SymbolicLinearization
from alembert.analysis.linear.linearization import Linearization
from alembert.analysis.linear.second_order import SecondOrder
from alembert.analysis.linear_integrals import LinearIntegrals
from alembert.analysis.mobility import Mobility
from alembert.analysis.routh import Reduced
from alembert.audit import AuditReport
from alembert.audit.audit_report import Finding
from alembert.description import Model
from alembert.errors import AlembertError
from alembert.expressions.algebra import Expression, Floats, expression
from alembert.expressions.number_tables import assignments, short, short_complex
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.reactions import Reaction
from alembert.motion import Trajectory
from alembert.motion.ensemble import Ensemble
from alembert.motion.inverse.inverse_record import InverseDynamics
from alembert.motion.load_forces import LoadForce
from alembert.motion.run_record import RunRecord
from alembert.motion.sensitivity.sensitivity_record import Sensitivities
from alembert.motion.work import Ledger
from alembert.show.diagram import as_svg, kinematic_diagram
from alembert.show.formulas.equation_text import LATEX_WIDTH, markdown_text
from alembert.show.formulas.equation_text import as_markdown as equations_markdown
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.given_equations import finding_latex
from alembert.show.formulas.latex_typesetting import latex_lines
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.linear_text import as_markdown as linearization_markdown
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.page.page_saving import document, page_data
from alembert.show.plots import COLORS, DASHES, STYLE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_ROWS = 24
MOST_BODIES = 60
FRAME = 'sandbox="allow-scripts" style="width:100%;height:560px;border:0;border-radius:8px"'
YES, NO = '<b style="color:#2b8a3e">&#10003;</b>', '<b style="color:#d6336c">&#10007;</b>'
MARKS = {True: YES, False: NO, None: "?"}
LIKE_THE_NOTEBOOK = (
    "--ink:currentColor;--paper:var(--jp-layout-color0,var(--vscode-editor-background,Canvas));"
    "--bar:color-mix(in srgb,currentColor 22%,var(--paper));--body:color-mix(in srgb,currentColor 12%,var(--paper));"
    "--dim:#8a8780;--q:#d2603f;--frame:#4a90c4;--force:#3f9d66"
)
"""The colours of a diagram by those of the page around it."""

INK = "#010203"  # of pictures, before it becomes that of the text
SECONDS = 2.0  # to make one formula short
LONGEST = 400  # letters of a formula that is shown


@singledispatch
def as_html(value: Any) -> str | None:
    """A value in HTML; nothing where it has formulas, which Markdown sets."""
    is_formula = as_markdown.dispatch(type(value)) is not as_markdown.dispatch(object)
    return None if is_formula else _plain(value)


@singledispatch
def as_markdown(value: Any) -> str | None:
    """A value in Markdown, formulas between dollar signs; nothing where HTML shows it."""


def equations_latex(eom: EquationsOfMotion) -> str:
    """The formulas alone, each display between double dollar signs."""
    blocks = equations_markdown(eom).split("\n\n")
    return "\n\n".join(block for block in blocks if block.startswith("$$"))


# --- models, equations, runs --------------------------------------------------------------------------------------------


@as_html.register
def _(model: Model) -> str:
    """The kinematic diagram, and the description; the description alone where it is large or cannot be drawn."""
    if len(model.bodies) > MOST_BODIES:
        return _plain(model)
    try:
        drawn = as_svg(kinematic_diagram(model))
    except AlembertError:
        return _plain(model)
    return f"<div>{_styled(drawn, LIKE_THE_NOTEBOOK)}{_plain(model)}</div>"


@as_markdown.register
def _(eom: EquationsOfMotion) -> str:
    return equations_markdown(eom)


@as_html.register
def _(run: Trajectory) -> str:
    """The page that moves, in a frame that can do nothing else, with how the run starts and ends."""
    start, end = run.at(run.time[0]), run.at(run.time[-1])
    names = list(start)
    times = f"t = {run.time[0]:g}", f"t = {run.time[-1]:g}"
    rows = [(escape(name), f"{start[name]:.6g}", f"{end[name]:.6g}") for name in names[:MOST_ROWS]]
    more = [(f"and {len(names) - MOST_ROWS} more", "", "")] if len(names) > MOST_ROWS else []
    return (
        f"{_moving(run)}<details><summary>{escape(str(run))}</summary>{_table(('', *times), [*rows, *more])}</details>"
    )


def _moving(run: Trajectory) -> str:
    try:
        inside = document(page_data(run, equations=len(run.eom.model.bodies) <= MOST_BODIES))
    except AlembertError:  # a run that does not last, or not all of which is finite
        return ""
    return f'<iframe title="{escape(run.eom.model.name)} in motion" {FRAME} srcdoc="{escape(inside)}"></iframe>'


# --- runs, further: energy, forces, what makes a motion -----------------------------------------------------------------


@as_html.register
def _(found: RunRecord) -> str:
    title = f"<p><b>Run of {escape(found.model)}</b>, by {escape(found.method)}: {len(found.time)} samples</p>"
    return f"<div>{title}{_ranges(dict(list(found.columns.items())[:MOST_ROWS]))}</div>"


@as_html.register
def _(ledger: Ledger) -> str:
    energies = {"kinetic energy": ledger.kinetic, "potential energy": ledger.potential}
    parts = energies | {f"work of {name}": work for name, work in ledger.works.items()}
    rows = [(escape(name), *map(short, (x[0], x[-1], x[-1] - x[0]))) for name, x in parts.items()]
    verdict = _verdict(ledger.broken_at is None, f"not accounted for: {np.abs(ledger.error).max():.1e} at most")
    picture = _lines(ledger.time, parts)
    return f"<div>{picture}{_table(('', 'at the start', 'at the end', 'change'), rows)}{verdict}</div>"


@as_html.register(Reaction)
@as_html.register(LoadForce)
def _(found: Reaction | LoadForce) -> str:
    parts = {f"force {k}": found.force[:, i] for i, k in enumerate("xyz")}
    parts |= {f"torque {k}": found.torque[:, i] for i, k in enumerate("xyz")}
    unique = getattr(found, "unique", True)
    note = "" if unique else "<p>Redundant constraints leave it undetermined; this one has the least norm.</p>"
    return f"<div><p>On <b>{escape(found.body)}</b>, in ground axes</p>{_ranges(parts)}{note}</div>"


@as_html.register
def _(found: InverseDynamics) -> str:
    parts = {**found.inputs, **{f"motor on {name}": x for name, x in found.forces.items()}, **found.multipliers}
    note = "" if found.unique else "<p>Other inputs make the same motion; these are the least ones.</p>"
    title = f"<p><b>Inverse dynamics of {escape(found.model)}</b>, by {escape(found.method)}</p>"
    return f"<div>{title}{_lines(found.time, parts)}{_ranges(parts)}{note}</div>"


@as_html.register
def _(found: Sensitivities) -> str:
    title = f"<p><b>Derivatives of the states</b> at t = {found.time[-1]:g}</p>"
    return f"<div>{title}{_matrix(found.values[-1], found.states, found.wrt)}</div>"


@as_html.register
def _(runs: Ensemble) -> str:
    """How many runs there are, and the spread of what was kept of them."""
    numbers = {name: values for name, values in runs.columns.items() if values.dtype.kind == "f"}
    known = {name: values[np.isfinite(values)] for name, values in list(numbers.items())[:MOST_ROWS]}
    rows = [
        (escape(name), *(f"{x:.6g}" for x in np.percentile(values, (0, 50, 100))), f"{len(values):,}")
        for name, values in known.items()
        if len(values)
    ]
    table = _table(("", "least", "median", "greatest", "known"), rows)
    return f"<div><p><b>{escape(str(runs))}</b></p>{table}</div>"


# --- analysis -----------------------------------------------------------------------------------------------------------


@as_html.register
def _(found: Agreement) -> str:
    rows = [(m, f"{found.accelerations[m]:.1e}", f"{found.forces[m]:.1e}") for m in found.methods]
    words = str(found).splitlines()[-1]
    return f"<div>{_table(('formulation', 'accelerations', 'constraint forces'), rows)}{_verdict(bool(found), words)}</div>"


@as_html.register
def _(found: Mobility) -> str:
    rows = [("degrees of freedom", f"<b>{found.degrees_of_freedom}</b>"), ("by Gruebler's count", str(found.gruebler))]
    names = {"loops closed by": found.loops, "redundant": found.redundant, "reactions not unique": found.not_unique}
    return _table(None, [*rows, *((key, escape(", ".join(several)) or "none") for key, several in names.items())])


@as_html.register
def _(found: Linearization) -> str:
    matrices = f"<b>A</b>{_matrix(found.A, found.states, found.states)}"
    if found.inputs:
        matrices += f"<b>B</b>{_matrix(found.B, found.states, found.inputs)}"
    modes = [(short_complex(mode.eigenvalue), escape(str(mode).partition(":  ")[2])) for mode in found.modes]
    table = _table(("eigenvalue", "mode"), modes)
    return f"<div>{matrices}{_eigenvalues(found.eigenvalues)}{table}{_verdict(found.stable, found.verdict)}</div>"


@as_markdown.register
def _(found: SymbolicLinearization) -> str:
    return linearization_markdown(found)


@as_html.register
def _(found: SecondOrder) -> str:
    names = found.coordinates
    several = [f"<b>{letter}</b>{_matrix(getattr(found, letter), names, names)}" for letter in "MCK"]
    several += [f"<b>B</b>{_matrix(found.B, names, found.inputs)}"] if found.inputs else []
    return f"<div><p>{escape(str(found).splitlines()[0])}</p>{''.join(several)}</div>"


@as_html.register
def _(one: Equilibrium) -> str:
    return _equilibria([one])


@as_html.register
def _(found: Equilibria) -> str:
    title = escape(str(found).splitlines()[0])
    return f"<div><p><b>{title}</b></p>{_equilibria(found.found)}<p>{escape(found.note)}</p></div>"


def _equilibria(found: Sequence[Equilibrium]) -> str:
    rows = [
        (MARKS[one.stable], escape(assignments(one.values)), short(one.energy), escape(one.verdict)) for one in found
    ]
    return _table(("", "at", "potential energy", "stability"), rows)


@as_markdown.register
def _(found: Conserved) -> str:
    rows = []
    for name, one in found.invariants.items():
        formula = _formula(EquationWriter(_symbols(one.eom), SECONDS), one.expression) if one.is_short else "(too long)"
        proof = f"{'proved; ' if one.proved else ''}verified at {one.states} states"
        rows.append((markdown_text(name), formula, markdown_text(one.reason), proof))
    notes = [
        f"Functions of these, and not counted: {', '.join(found.dependent)}." if found.dependent else "",
        found.caution,
    ]
    title = f"**Conserved in {markdown_text(found.model)}**" + ("" if rows else ": nothing was found")
    table = _markdown_table(("", "constant", "because", ""), rows) if rows else ""
    linear = _linear_integrals(found.linear_integrals) if found.linear_integrals else ""
    return "\n\n".join(filter(None, [title, table, linear, *map(markdown_text, notes)]))


def _linear_integrals(found: LinearIntegrals) -> str:
    """The differential equation in one coordinate, and what its unknowns are."""
    writer = EquationWriter(Symbols(found.eom.model, found.speeds), SECONDS)
    latex, over = writer.symbols.latex, writer.symbols.latex(found.coordinate.name)
    lines = [(rf"{latex(p)} = \text{{{words}}}", x) for p, (words, x) in found.meanings.items()]
    lines += [(rf"\frac{{\mathrm{{d}} {latex(p)}}}{{\mathrm{{d}} {over}}}", x) for p, x in found.slopes.items()]
    title = f"{found.count} more, linear in the speeds, by a linear differential equation in {found.coordinate.name}"
    return _equations(title, writer, lines)


@as_markdown.register
def _(found: Hamiltonian) -> str:
    writer = EquationWriter(_symbols(found.eom), SECONDS)
    latex = writer.symbols.latex
    lines = [("H", found.H)] + [(latex(name), x) for name, x in found.definitions.items()]
    lines += [(latex(f"{s.name}'"), x) for s, x in found.equations.items()]
    return _equations(f"Hamilton's equations of {found.eom.model.name}", writer, lines)


@as_markdown.register
def _(found: Reduced) -> str:
    writer = EquationWriter(Symbols(found.model), SECONDS)
    latex = writer.symbols.latex
    lines = [(latex(name), x) for name, x in found.definitions.items()]
    lines += [(latex(u.name), x) for u, x in found.rates.items()] + [(r"V_{\mathrm{eff}}", found.effective_potential)]
    lines += [(writer.latex(expression(equation.lhs)), equation.rhs) for equation in found.equations]
    return _equations(f"Routh's reduction of {found.model.name}", writer, lines)


# --- audits -------------------------------------------------------------------------------------------------------------


@as_markdown.register
def _(finding: Finding) -> str:
    return _findings([finding])


@as_markdown.register
def _(found: AuditReport) -> str:
    return f"{_findings(found.values())}\n\n{markdown_text(found.summary)}"


def _findings(findings: Iterable[Finding]) -> str:
    rows = []
    for one in findings:
        given, repaired = (f"${latex}$" if latex else "" for latex in finding_latex(one))
        record = one.as_record()
        written = given or _short_text(record["equation"])
        corrected = [repaired or _short_text(record["corrected"])] if one.repair and not one.holds else []
        verdict = "&#10003; true" if one.holds else "&#10007; **wrong**"
        remarks = [*map(markdown_text, one.remarks), *(f"Corrected: {formula}" for formula in corrected)]
        rows.append((markdown_text(one.name), verdict, written, "<br>".join(remarks)))
    return _markdown_table(("", "", "equation", "remarks"), rows)


# --- formulas -----------------------------------------------------------------------------------------------------------


def _symbols(eom: EquationsOfMotion) -> Symbols:
    return Symbols(eom.model, [s.name for s in eom.u])


def _formula(writer: EquationWriter, value: Any) -> str:
    return _short_formula(writer.latex(expression(value)))


def _short_formula(latex: str) -> str:
    return f"${latex}$" if len(latex) <= LONGEST else "(too long)"


def _short_text(text: str) -> str:
    return f"`{text}`" if len(text) <= LONGEST else "(too long)"


def _equations(title: str, writer: EquationWriter, lines: Iterable[tuple[str, Any]]) -> str:
    shown = [f"$${_broken(writer, left, expression(right))}$$" for left, right in lines]
    return "\n\n".join([f"**{markdown_text(title)}**", *shown])


def _broken(writer: EquationWriter, left: str, right: Expression) -> str:
    """left = right, in lines where it is too wide for one."""
    pieces = writer.typesetter.pieces(writer.shape(right))
    first, *others = latex_lines(pieces, LATEX_WIDTH - width(left), LATEX_WIDTH)
    if not others:
        return f"{left} = {first}"
    inside = r" \\ & \quad ".join([f"{left} = {first}", *others])
    return rf"\begin{{aligned}} & {inside} \end{{aligned}}"


def _markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of Markdown; a bar inside of a formula would end its cell."""
    cells = [head, ["---"] * len(head), *([cell.replace("|", r"\vert ") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


# --- tables -------------------------------------------------------------------------------------------------------------


def _plain(value: Any) -> str:
    return f'<pre style="font-family:monospace;line-height:1.3">{escape(str(value))}</pre>'


def _table(head: Sequence[str] | None, rows: Iterable[Sequence[str]]) -> str:
    return f"<table>{_row('th', head) if head else ''}{''.join(_row('td', row) for row in rows)}</table>"


def _row(tag: str, cells: Iterable[str]) -> str:
    inside = "".join(f'<{tag} style="text-align:left;padding:.15em 1em .15em 0">{cell}</{tag}>' for cell in cells)
    return f"<tr>{inside}</tr>"


def _matrix(matrix: Floats, rows: Sequence[str], columns: Sequence[str]) -> str:
    cells = [(f"<b>{escape(name)}</b>", *map(short, row)) for name, row in zip(rows, matrix, strict=True)]
    return _table(("", *map(escape, columns)), cells)


def _ranges(parts: Mapping[str, Floats]) -> str:
    rows = [(escape(name), *map(short, (x[0], x[-1], x.min(), x.max()))) for name, x in parts.items()]
    return _table(("", "at the start", "at the end", "least", "greatest"), rows)


def _verdict(is_good: bool | None, words: str) -> str:
    return f"<p>{MARKS[is_good]} {escape(words[0].upper() + words[1:])}</p>"


# --- pictures -----------------------------------------------------------------------------------------------------------


def _lines(time: Floats, parts: Mapping[str, Floats]) -> str:
    """Values over time."""

    def draw(axes: Axes) -> None:
        for k, (name, values) in enumerate(parts.items()):
            style = DASHES[k // len(COLORS) % len(DASHES)]
            axes.plot(
                time, values, color=COLORS[k % len(COLORS)], linestyle=style, label=f" {name}".replace("$", r"\$")
            )
        axes.set_xlabel("$t$")
        axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5))

    return _picture(draw, (6.2, 2.1)) if parts and len(parts) <= MOST_ROWS and len(time) > 1 else ""


def _eigenvalues(values: Any) -> str:
    """The eigenvalues in the complex plane; what lies to the right of the middle grows."""

    def draw(axes: Axes) -> None:
        reach = 1.15 * max(np.abs(values).max(initial=0.0), 1e-9)
        axes.axvline(0.0, color=INK, linewidth=0.7)
        axes.axhline(0.0, color=INK, linewidth=0.7)
        axes.plot(np.real(values), np.imag(values), "x", color=COLORS[0], markersize=7, markeredgewidth=1.8)
        axes.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal", xlabel="Re", ylabel="Im")

    return _picture(draw, (2.9, 2.9))


def _picture(draw: Any, size: tuple[float, float]) -> str:
    """A picture inside the text, whose lines and letters have the colour of the text."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    ink = dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK)
    with mpl.rc_context(ink, fname=str(STYLE)):
        figure: Figure = Figure(figsize=size, layout="constrained")
        draw(figure.add_subplot())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    drawn = text.getvalue()
    drawn = drawn[drawn.index("<svg") :].replace("#e3e0d8", "currentColor; stroke-opacity: 0.18")
    return _styled(drawn.replace(INK, "currentColor"), "max-width:100%")


def _styled(svg: str, style: str) -> str:
    return svg.replace("<svg ", f'<svg style="{style}" ', 1)
