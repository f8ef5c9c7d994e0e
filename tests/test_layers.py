"""The layers: a file imports only from the lines above its own, and nobody reads another file's underscore names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"

ARCHITECTURE = SOURCE.parent / "docs" / "architecture.md"


def rooms() -> list[str]:
    """The list of rooms that docs/architecture.md prints: one line for each, the foundation first."""
    listed = ARCHITECTURE.read_text().split("A file imports only from lines above its own")[1].split("\n\n")[1]
    return [line.strip().split("  ")[0].replace("/", "") for line in listed.splitlines()]


# Two names on one line know nothing of each other. `alembert` itself is the public names, gathered in __init__.py: what
# stands below it may use the package as any user does.
LINE = {name: number for number, line in enumerate(rooms()) for name in line.split()}

SIBLINGS = {"projection", "udwadia_kalaba", "newton_euler", "lagrange", "kane"}


def module_name(path: Path) -> str:
    """`alembert.show.equation_text` for src/alembert/show/equation_text.py, `alembert.show` for its __init__.py."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}


def layer(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def imports(module: str, text: str, is_package: bool) -> Iterator[tuple[str, str, int]]:
    """(module, name, line number) of everything imported."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "", node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = absolute(module, node, is_package)
            yield from ((source, alias.name, node.lineno) for alias in node.names)


def absolute(module: str, node: ast.ImportFrom, is_package: bool) -> str:
    """The full name of the module that a `from ... import` reads."""
    if not node.level:
        return node.module or ""
    base = module.split(".")[: None if is_package and node.level == 1 else is_package - node.level]
    return ".".join([*base, *filter(None, [node.module])])


def faults(module: str, text: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of one file, a sentence each."""
    if layer(module) not in LINE:
        return [f"{module}: the layer {layer(module)!r} is not in the table of this test"]
    found = []
    for source, name, line in imports(module, text, is_package):
        if source.split(".")[0] == "alembert":
            found += [f"{module}, line {line}: {fault}" for fault in import_faults(module, source, name)]
    return found


def import_faults(module: str, source: str, name: str) -> Iterator[str]:
    target = f"{source}.{name}" if f"{source}.{name}" in FILES else source
    if not allowed(layer(module), layer(target)):
        yield f"{layer(module)} may not import {target}, which is not above it"
    if are_rivals(module, target):
        yield f"one formulation may not import another, {target}"
    private = [part for part in [*target.split("."), name] if part.startswith("_") and not part.startswith("__")]
    if private and target != module:
        yield f"{private[0]} of {target} is private to its file"


def allowed(importer: str, target: str) -> bool:
    return importer in ("alembert", target) or LINE.get(target, len(LINE)) < LINE[importer]


def are_rivals(module: str, target: str) -> bool:
    one, other = module.split("."), target.split(".")
    both = one[1:2] == other[1:2] == ["formulations"] and len(one) > 2 and len(other) > 2
    return both and one[2] != other[2] and {one[2], other[2]} <= SIBLINGS


def private_reads(text: str) -> list[str]:
    """Underscore attributes read from a module that was imported whole, as in `algebra._times`."""
    tree = ast.parse(text)
    modules = {
        (alias.asname or alias.name).split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
        if "alembert" in (getattr(node, "module", None) or alias.name)
    }
    return [
        f"line {node.lineno}: {node.value.id}.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        if node.value.id in modules and node.attr.startswith("_") and not node.attr.startswith("__")
    ]


@pytest.mark.parametrize("module", FILES)
def test_imports_go_upward_only(module: str) -> None:
    path = FILES[module]
    assert faults(module, path.read_text(), path.name == "__init__.py") == []


@pytest.mark.parametrize("module", FILES)
def test_no_underscore_name_of_another_file_is_read(module: str) -> None:
    assert private_reads(FILES[module].read_text()) == []


@pytest.mark.parametrize("module", FILES)
def test_every_file_opens_with_a_sentence(module: str) -> None:
    sentence = ast.get_docstring(ast.parse(FILES[module].read_text()))
    assert sentence, f"{module} has no docstring that says what it is for"


@pytest.mark.parametrize(
    ("module", "text", "complaint"),
    [
        (
            "alembert.expressions.algebra",
            "from alembert.description import Model",
            "expressions may not import alembert.description",
        ),
        (
            "alembert.expressions.algebra",
            "def f():\n    import alembert.app.command",
            "line 2: expressions may not import alembert.app.command",
        ),
        (
            "alembert.errors",
            "from .expressions.algebra import Vector",
            "errors may not import alembert.expressions.algebra",
        ),
        ("alembert.description", "import alembert as al", "description may not import alembert,"),
        (
            "alembert.description.joints",
            "from alembert.kinematics import Motion",
            "description may not import alembert.kinematics",
        ),
        (
            "alembert.kinematics.tree_coordinates",
            "from ..app.command import main",
            "kinematics may not import alembert.app.command",
        ),
        ("alembert.formulations.kane", "from .lagrange import derive", "one formulation may not import another"),
        ("alembert.formulations.kane", "import alembert.formulations.lagrange", "one formulation may not import"),
        (
            "alembert.app.command",
            "from alembert.show.equation_text import _hidden",
            "_hidden of alembert.show.equation_text is private",
        ),
        ("alembert.motion.trajectory", "from alembert.show import plot", "motion may not import alembert.show"),
        (
            "alembert.description.joints",
            "def f():\n    from alembert.show import plot",
            "description may not import alembert.show",
        ),
        ("alembert.newcomer", "import alembert.errors", "'newcomer' is not in the table"),
    ],
)
def test_the_check_catches(module: str, text: str, complaint: str) -> None:
    (fault,) = faults(module, text)
    assert complaint in fault


@pytest.mark.parametrize(
    ("module", "text"),
    [
        (
            "alembert.app.command",
            "import numpy\nfrom alembert import examples\nfrom alembert.errors import AlembertError",
        ),
        ("alembert.examples.top", "import alembert as al"),
        ("alembert.kinematics.tree_coordinates", "from . import absolute_coordinates\nfrom ..description import Model"),
        (
            "alembert.formulations.kane",
            "from alembert.formulations.equations_of_motion import EquationsOfMotion\nimport sympy._private",
        ),
    ],
)
def test_the_check_allows(module: str, text: str) -> None:
    assert faults(module, text) == []


def test_a_package_resolves_its_own_relative_imports() -> None:
    assert faults("alembert.formulations", "from .kane import derive", is_package=True) == []
    (fault,) = faults("alembert.formulations", "from ..app.command import main", is_package=True)
    assert "may not import alembert.app.command" in fault


def test_the_check_catches_a_private_read() -> None:
    assert private_reads("from alembert import algebra\nalgebra._times(1, 2)") == ["line 2: algebra._times"]
