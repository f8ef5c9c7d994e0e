"""docs/architecture.md tells in which files a model becomes a page: those whose functions are called, no more, no less."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "architecture.md"
STAGES = ("model", "prepared mechanism and run", "Trajectory", "page")

# The walk of the page in a process of its own, where nothing is kept from other runs: a line for each file and stage.
PROGRAM = """
import sys

import alembert as al
from alembert.examples import four_bar
from alembert.show.page import save_html

stage, seen = 0, {}

def follow(frame, event, argument):
    place, _, file = frame.f_code.co_filename.partition("/src/alembert/")
    if event == "call" and file and frame.f_code.co_name != "<module>":
        seen.setdefault(file, stage)

start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
al.simulate
sys.setprofile(follow)
model = four_bar()
stage = 1
run = al.simulate(model, 1.0, initial=start, keep=["theta1", "theta1'"])
stage = 2
run["theta1"], run.energy, run.reaction("O3")
stage = 3
save_html(sys.argv[1], run)
sys.setprofile(None)
for file, number in seen.items():
    print(number, file)
"""


def walked(path: Path) -> dict[str, list[str]]:
    out = subprocess.run([sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, check=True).stdout
    found: dict[str, list[str]] = {stage: [] for stage in STAGES}
    for line in out.splitlines():
        number, file = line.split()
        found[STAGES[int(number)]].append(file)
    return {stage: sorted(files) for stage, files in found.items()}


def written() -> dict[str, list[str]]:
    rows = re.findall(r"^\| ([\w ]+) \| (\d+) \| (.*) \|$", PAGE.read_text(), flags=re.MULTILINE)
    out = {stage: sorted(re.findall(r"code:([\w/]+\.py)", files)) for stage, _, files in rows}
    assert {stage: len(files) for stage, files in out.items()} == {stage: int(count) for stage, count, _ in rows}
    return out


def test_the_walk_is_the_one_that_is_written(tmp_path):
    assert written() == walked(tmp_path / "run.html")
