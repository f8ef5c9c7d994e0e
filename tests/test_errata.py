"""The page of errata says what the audits say, names every misprint that the tests by hand found, and corrects each."""

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "write_errata.py"

spec = importlib.util.spec_from_file_location("write_errata", SCRIPT)
write_errata = importlib.util.module_from_spec(spec)
spec.loader.exec_module(write_errata)

DATA = write_errata.read()
SYSTEMS = [system for document in DATA["document"] for system in document.get("system", [])]
GENERAL = [entry for document in DATA["document"] for entry in document.get("general", [])]

WRONG = {  # found by the tests of printed equations, which derive each by hand
    "rotary_pendulum": {"90b"},
    "double_pendulum_in_angles": {"17", "18", "24, row 1"},
    "spinning_top": {
        *("R11, slide", "R21, slide", "KE, slide", "dL/dtheta2, slide", "dL/dtheta1', slide", "d/dt dL/dtheta1'"),
        *("d/dt dL/dtheta3'", "motion, second", "p_theta1", "theta3', slide", "E, slide"),
    },
    "spring_pendulum": {"r, speech", "theta, slide"},
    "driven_four_bar": {"L, slide"},
    "opened_four_bar": {"motion, third, slide"},
    "rolling_disk": {"R13, slide", "R23, slide", "no slip x, speech"},
    "rod_without_torque": {"first page, theta, other copy"},
}


def lines_of(system) -> list[str]:
    """The lines of the page on one system."""
    page = write_errata.PAGE.read_text()
    return page.split(f"### {system['title']}\n\n", 1)[1].split("\n\n", 1)[0].splitlines()


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system["title"])
def test_the_page_says_what_the_audit_says(system):
    report = write_errata.audited(system)
    assert list(write_errata.system_lines(system, report)) == lines_of(system)
    if system["title"] != "Spinning top: the integrals and the cubic":
        assert set(report.wrong) == WRONG.get(system["model"], set())
    if report.wrong:
        again = {"equations": [[name, report[name].corrected] for name in report.wrong], "matrices": []}
        assert write_errata.audited({**system, **again, "unknowns": ()}).holds  # as typed from the page


@pytest.mark.parametrize("entry", GENERAL, ids=lambda entry: entry["number"])
def test_general_formulas_are_tested_by_hand(entry):
    tests = "\n".join(path.read_text() for path in (ROOT / "tests").glob("test_printed_equations_*.py"))
    assert re.search(rf"def {entry['test']}\(", tests)
    assert f"`{entry['corrected']}`" in write_errata.PAGE.read_text()


def test_the_overview_counts_what_the_page_lists():
    page = write_errata.PAGE.read_text()
    rows = re.findall(r"\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", page)
    assert sum(int(row[1]) for row in rows) == page.count("**, true:")
    assert sum(int(row[2]) + int(row[3]) for row in rows) == page.count("**, **wrong**:")
    assert sum(int(row[2]) for row in rows) == sum(map(len, WRONG.values()))
