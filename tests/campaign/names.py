"""Attack: hostile names, through the model, its files, a run, its files, the page, the report, figures and an audit.

A name is refused in words when the model is made, or it goes everywhere: it comes back from files as it was, and a page or a
report shows it as text.
"""

import csv
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

import alembert as al
from campaign.running import Case
from campaign.watching import watched

ROLES = ("model", "mass", "body", "joint", "coordinate", "load", "constraint", "input")
USUAL = {
    "model": "m",
    "mass": "mu",
    "body": "rod",
    "joint": "hinge",
    "coordinate": "q",
    "load": "motor",
    "constraint": "hold",
    "input": "tau",
}
DANGEROUS = ("script", "img", "title", "style", "iframe", "object", "embed", "link", "base")
HOSTILE = (
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "</title><b>",
    "<!--",
    "]]>",
    "&amp;",
    "&lt;b&gt;",
    "a`b",
    "${7*7}",
    "{{7*7}}",
    "%s%n",
    "a\\b",
    "\\input{x}",
    "$x$",
    "a_b_c",
    "a^b",
    "#",
    "a#b",
    "a&b",
    "a~b",
    "a%b",
    "lambda",
    "class",
    "None",
    "pi",
    "E",
    "I",
    "S",
    "t",
    "N",
    "Q",
    "beta",
    "gamma",
    "zeta",
    "sin",
    "nan",
    "inf",
    "true",
    "ground",
    "lambda_1",
    "gravity on rod",
    "__proto__",
    "constructor",
    "toString",
    "ängström",
    "θ",
    "\u2113",
    "ß",
    "名前",
    "имя",
    "اسم",
    "e\u0301",
    "ﬁ",
    "Ⅷ",
    "x\u200by",
    "\u202etxet",
    "x\ufeff",
    "😀",
    "a😀",
    "x" * 300,
    "x" * 20_000,
    "a b",
    "a  b",
    " a",
    "a ",
    "a\tb",
    "a\nb",
    "a\r\nb",
    "a\x00b",
    "a\x1bb",
    "a\x7fb",
    "a\x85b",
    "a\u2028b",
    "../../etc/passwd",
    "a/b",
    "C:\\x",
    "a.b",
    "a:b",
    "a,b",
    "a;b",
    'a"b',
    "a'b",
    "a'",
    "a''",
    "-",
    "1a",
    "",
    " ",
    "=1+1",
    "@a",
    "a|b",
    "a*b",
    "a(b)",
    "a[0]",
    "\ud800",
)


def cases(seed: int) -> Iterator[Case]:
    draw = random.Random(f"names {seed}")
    hostile = HOSTILE[seed % len(HOSTILE)] if draw.random() < 0.7 else made_up(draw)
    roles = draw.sample(ROLES, draw.choice((1, 1, 2, 8)))
    names = USUAL | {role: hostile + ("" if k == 0 else str(k)) for k, role in enumerate(roles)}
    short = repr(hostile)[:30]
    yield Case(f"{short} as {', '.join(roles)}", lambda: failures(names), lambda: program(names))


def made_up(draw: random.Random) -> str:
    """Letters from everywhere."""
    planes = ((32, 127), (0, 32), (160, 0x250), (0x370, 0x500), (0x2000, 0x2100), (0x4E00, 0x4F00), (0x1F600, 0x1F640))
    return "".join(chr(draw.randrange(*draw.choice(planes))) for _ in range(draw.randint(1, 12)))


def program(names: dict[str, str]) -> str:
    return "\n".join(
        [
            "import alembert as al",
            "",
            f"names = {names!a}",
            'model = al.Model(names["model"])',
            'm = model.parameters(**{names["mass"]: 2.0})',
            'rod = model.body(names["body"], mass=m, inertia=0.1, plane="xy")',
            "end, other = rod.point(0.5, 0), model.ground.point()",
            'hinge = model.revolute(names["joint"], other, end, coordinate=names["coordinate"])',
            "model.gravity((0, -9.81, 0))",
            'model.load(names["load"], hinge, model.input(names["input"]))',
            'model.constrain(names["constraint"], hinge.coordinate - model.time / 2)',
            'run = al.simulate(model, 0.2, inputs={names["input"]: 0.3}, samples=3)',
            'run.save("run.npz")',
            'run.save("run.csv")',
            'run.save_html("run.html")',
            'al.save_model(model, "model.toml")',
            'al.load_model("model.toml")',
            'al.report(model, "report.html")',
            "run.plot()",
            "print(al.audit(model, hinge.coordinate - model.time / 2))",
            "",
        ]
    )


def described(names: dict[str, str]) -> al.Model:
    made: dict[str, Any] = {}
    exec(program(names).split("run = ")[0], made)
    return made["model"]


# --- everywhere -----------------------------------------------------------------------------------------------------


def failures(names: dict[str, str]) -> Iterator[str]:
    try:
        model = described(names)
    except al.AlembertError:
        return
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)) as seen:
        for check in CHECKS:
            yield from check(model, names, Path(folder))
        elsewhere = [what for what in seen if "planted" in what or "passwd" in what]
    yield from elsewhere


def in_files(model: al.Model, names: dict[str, str], folder: Path) -> Iterator[str]:
    al.save_model(model, folder / "model.toml")
    again = al.load_model(folder / "model.toml")
    if (again.name, set(again.symbols), set(again.parts)) != (model.name, set(model.symbols), set(model.parts)):
        yield "the model file gives other names back"


def in_runs(model: al.Model, names: dict[str, str], folder: Path) -> Iterator[str]:
    run = al.simulate(model, 0.2, inputs={names["input"]: 0.3}, samples=3)
    run.save(folder / "run.npz")
    run.save(folder / "run.csv")
    again = al.load_run(folder / "run.npz")
    if list(again.columns) != list(run.record().columns) or again.model != model.name:
        yield "the saved run gives other names back"
    with open(folder / "run.csv", encoding="utf-8", newline="") as file:
        if next(csv.reader(file)) != ["t", *again.columns]:
            yield "the table gives other names back"
    run.save_html(folder / "run.html")
    yield from as_text(folder / "run.html", "page")
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # letters that no font has
    plt.close(run.plot())


def in_words(model: al.Model, names: dict[str, str], folder: Path) -> Iterator[str]:
    al.report(model, folder / "report.html")
    yield from as_text(folder / "report.html", "report")
    equation = next(iter(model.joints.values())).coordinate - model.time / 2
    if al.audit(model, equation, states=2).wrong:
        yield "the audit calls a true equation wrong"


CHECKS: tuple[Callable[[al.Model, dict[str, str], Path], Iterator[str]], ...] = (in_files, in_runs, in_words)


@lru_cache(maxsize=1)
def usual_tags() -> dict[str, dict[str, int]]:
    """How often each dangerous tag stands in the pages of harmless names."""
    with tempfile.TemporaryDirectory() as name:
        folder, model = Path(name), described(USUAL)
        al.simulate(model, 0.2, inputs={"tau": 0.3}, samples=3).save_html(folder / "run.html")
        al.report(model, folder / "report.html")
        return {"page": tags(folder / "run.html"), "report": tags(folder / "report.html")}


class Tags(HTMLParser):
    """How often the dangerous tags stand on a page, as a browser reads it, and attributes that run programs."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.found: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.update([tag] if tag in DANGEROUS else [])
        self.found.update(name for name, _ in attrs if name.startswith("on"))

    def handle_comment(self, data: str) -> None:
        self.found["comment"] += 1


def tags(path: Path) -> dict[str, int]:
    parser = Tags()
    parser.feed(path.read_text(encoding="utf-8", errors="surrogatepass"))
    return dict(parser.found)


def as_text(path: Path, what: str) -> Iterator[str]:
    if (found := tags(path)) != (usual := usual_tags()[what]):
        yield f"the {what} has other tags than with harmless names: {found} instead of {usual}"
