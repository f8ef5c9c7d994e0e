"""The report: the derivation of a model's equations as a good textbook would print it, as a page, LaTeX or Markdown."""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembert.analysis.agreement import Agreement, agree
from alembert.analysis.mobility import Mobility, mobility
from alembert.description import Model
from alembert.errors import AlembertError, ModelError
from alembert.expressions.validation import check_flag, is_iterable
from alembert.formulations import METHODS, derive, in_mode
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import tree_kinematics
from alembert.motion import Trajectory
from alembert.show.diagram.svg import as_svg
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.textbook.checks_chapter import ChecksChapter
from alembert.show.textbook.composing import Composer
from alembert.show.textbook.kane_chapter import KaneChapter
from alembert.show.textbook.kinematics_chapter import KinematicsChapter
from alembert.show.textbook.lagrange_chapter import LagrangeChapter
from alembert.show.textbook.mechanism_chapter import MechanismChapter
from alembert.show.textbook.newton_euler_chapter import NewtonEulerChapter
from alembert.show.textbook.projection_chapter import ProjectionChapter
from alembert.show.textbook.record_chapter import RecordChapter
from alembert.show.textbook.report_document import Document, Figure
from alembert.show.textbook.report_forms import as_html, as_markdown, as_tex
from alembert.show.textbook.udwadia_kalaba_chapter import UdwadiaKalabaChapter
from alembert.storage import path_of, whole_file

CHAPTERS: dict[str, type[RecordChapter]] = {
    "projection": ProjectionChapter,
    "udwadia-kalaba": UdwadiaKalabaChapter,
    "newton-euler": NewtonEulerChapter,
    "lagrange": LagrangeChapter,
    "kane": KaneChapter,
}
"""The chapters of formulations; one that is not here is written by the record alone."""

ENDINGS = {".html": "html", ".htm": "html", ".tex": "latex", ".md": "markdown"}
FORMATS: Mapping[str, Callable[[Document], str]] = {"html": as_html, "latex": as_tex, "markdown": as_markdown}
SECONDS = 10.0
STATES = 5


@dataclass(frozen=True)
class Report:
    """A report, ready to be read, shown in a notebook, or saved in any of its forms."""

    document: Document
    agreement: Agreement | str
    symbols: Mapping[str, str]
    """The name of every symbol in the model, by its LaTeX in the report."""

    @property
    def html(self) -> str:
        """One HTML page with everything inside."""
        return as_html(self.document)

    @property
    def latex(self) -> str:
        """A complete LaTeX document."""
        return as_tex(self.document)

    @property
    def markdown(self) -> str:
        """Markdown with formulas between dollar signs, and without the figure."""
        return as_markdown(self.document)

    @property
    def figure(self) -> str:
        """The kinematic diagram as SVG."""
        return next(as_svg(block.drawing) for block in self.document.blocks if isinstance(block, Figure))

    def written(self, form: str) -> str:
        """The text in one of the forms "html", "latex" and "markdown"."""
        return FORMATS[checked_form(form)](self.document)

    def save(self, path: Any, form: str | None = None) -> None:
        """Write the report to a file, as its ending says; the figure of Markdown goes to an .svg beside it."""
        target = path_of(path)
        form = checked_form(form, target)
        texts = {target: self.written(form)}
        if form == "markdown":
            beside = target.with_suffix(".svg")
            texts = {beside: self.figure, target: as_markdown(self.document, beside.name)}
        for each, text in texts.items():
            with whole_file(each) as file:
                file.write(text.encode("utf-8"))

    def _repr_markdown_(self) -> str:
        picture = base64.b64encode(self.figure.encode("utf-8")).decode("ascii")
        return as_markdown(self.document, f"data:image/svg+xml;base64,{picture}")

    def __repr__(self) -> str:
        return f"Report({self.document.title!r}; save it with report.save('page.html'))"


def checked_form(form: str | None, path: Path | None = None) -> str:
    """The form by its name, or the one that the ending of a file asks for; a page where there is none."""
    ending = ".html" if path is None else path.suffix.lower()
    if form is None and ending not in ENDINGS:
        listed = f"{', '.join(ENDINGS)}, or a format"
        raise ModelError(f"report: found the ending {ending!r} of {str(path)!r}; expected {listed}.")
    chosen = ENDINGS[ending] if form is None else form
    if not isinstance(chosen, str) or chosen not in FORMATS:
        raise ModelError(f"report: found the format {chosen!r}; expected {', '.join(FORMATS)}.")
    return chosen


def report(
    subject: Model | EquationsOfMotion | Trajectory,
    path: Any = None,
    *,
    methods: Sequence[str] | None = None,
    format: str | None = None,
    pose: Mapping[str, float] | None = None,
    seconds: float = SECONDS,
    check: bool = True,
    progress: Callable[[str], None] | None = None,
) -> Report:
    """The derivation of the equations of motion as a textbook prints it: of a model by all formulations, or of a record.

    Of a run, its model is taken. With a `path` it is saved: as a page (.html), as LaTeX (.tex) or as Markdown (.md), or as
    `format` says. `methods` chooses formulations; `pose` gives values of coordinates in which the mechanism is drawn. Making
    formulas short takes at most about `seconds`; what is not done then is printed as derived. Equations of motion that
    would fill pages stand in named quantities; other long formulas are left out with a note. `check=False`
    leaves out the comparison of all formulations. `progress` is told what is being done.

    >>> from alembert.examples import simple_pendulum
    >>> page = report(simple_pendulum(), methods=["lagrange"], check=False)
    >>> "The simple pendulum" in page.latex
    True
    """
    if progress is not None and not callable(progress):
        raise ModelError(
            f"report: found progress={progress!r}; expected a function that is told what is done, or None."
        )
    tell = progress or (lambda _: None)
    check_flag(check, "report: found check")
    model, records = _records(subject, methods, tell)
    form = checked_form(format, None if path is None else path_of(path))
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds <= sys.float_info.max:
        raise ModelError(f"report: found seconds={seconds!r}; expected a number that is not negative.")
    found = _composed(model, records, pose, float(seconds), check, tell)
    if path is not None:
        found.save(path, form)
    return found


def _records(
    subject: Any, methods: Sequence[str] | None, tell: Callable[[str], None]
) -> tuple[Model, dict[str, EquationsOfMotion]]:
    """The model, and its equations by each method; of a run, or of bodies without written equations, it is their model."""
    if isinstance(subject, Trajectory):
        subject = subject.eom.model.with_values(subject.parameters)
    elif isinstance(subject, ArticulatedBodies):
        subject = subject.model
    if isinstance(subject, EquationsOfMotion):
        if methods is not None:
            raise ModelError(
                f"report: found methods={methods!r} with equations by {subject.method!r}; give the model instead."
            )
        return subject.model, {subject.method: subject}
    if not isinstance(subject, Model):
        raise ModelError(f"report: found {subject!r}; expected a Model, or the EquationsOfMotion that derive returns.")
    chosen = list(METHODS if methods is None else methods) if methods is None or is_iterable(methods) else []
    if not chosen:
        raise ModelError(f"report: found methods={methods!r}; expected a list, of {', '.join(METHODS)}.")
    in_mode(subject, None, "report")
    records = {}
    for method in chosen:
        tell(f"deriving by {method}")
        found = derive(subject, method)
        records[found.method] = found
    return subject, records


def _composed(
    model: Model,
    records: Mapping[str, EquationsOfMotion],
    pose: Mapping[str, float] | None,
    seconds: float,
    check: bool,
    tell: Callable[[str], None],
) -> Report:
    tree = tree_kinematics(model)
    symbols = Symbols(model, [u.name for u in (*tree.speeds, *(u for eom in records.values() for u in eom.u))])
    composer = Composer(symbols, seconds)
    tell("drawing the mechanism")
    MechanismChapter(composer, tree, pose).write()
    tell("writing the kinematics")
    KinematicsChapter(composer, tree).write()
    for method, eom in records.items():
        tell(f"writing the chapter on {method}")
        composer.heading(2, METHODS[method].title)
        CHAPTERS.get(method, RecordChapter)(composer, tree, eom).write()
    agreement: Agreement | str = "not asked for"
    if check:
        tell("comparing all formulations")
        found = _checked(model)
        agreement = found if isinstance(found, str) else found[0]
        ChecksChapter(composer, tree, found).write()
    sources = [source for method in records for source in METHODS[method].sources]
    if sources:
        composer.heading(2, "References")
    for source in sources:
        composer.say(source)
    is_noun = model.name[:1].islower() and model.name.isprintable()  # rotary pendulum, but not Hooke's joint
    title = f"The {model.name}" if is_noun else model.name
    document = Document(title, (_subtitle(records, agreement),), tuple(composer.blocks))
    used = [*model.inputs, model.time, *tree.coordinates, *tree.speeds]
    used += [symbol for eom in records.values() for symbol in (*eom.q, *eom.u, *eom.du, *eom.lam)]
    return Report(document, agreement, symbols.known([*model.values, *(symbol.name for symbol in used)]))


def _checked(model: Model) -> tuple[Agreement, Mobility] | str:
    try:
        return agree(model, states=STATES), mobility(model)
    except AlembertError as error:
        return str(error)


def _subtitle(records: Mapping[str, EquationsOfMotion], agreement: Agreement | str) -> str:
    if len(records) == 1:
        return f"The equations of motion: {METHODS[next(iter(records))].title}"
    agreed = ", which agree" if not isinstance(agreement, str) and agreement else ""
    return f"The equations of motion by {len(records)} formulations{agreed}"
