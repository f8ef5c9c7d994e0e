"""Times the studio in a browser: from a move of a slider, or of the hand that drags a body, to the new picture.

    python benchmarks/studio.py                    the bundled examples that people try first
    python benchmarks/studio.py four_bar --moves 50

Each time goes from the event in the page to the frame in which the changed motion is drawn; medians count. Needs Chromium
and playwright, as the browser tests do.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from alembert.app.studio import Studio
from browser import chromium, opened

EXAMPLES = ("simple_pendulum", "rotary_pendulum", "four_bar", "rolling_disk", "seven_joint_arm")
MOVE = """async (name) => {
    const { studio } = alembertStudio;
    const slider = studio.values.sliders.get(name);
    const before = studio.viewer.data;
    const began = performance.now();
    slider.move(slider.value + 0.002 * (slider.high - slider.low));
    while (studio.viewer.data === before) await new Promise((done) => setTimeout(done, 1));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const took = performance.now() - began;
    while (studio.motion.busy) await new Promise((done) => setTimeout(done, 1));
    return took;
}"""


def main() -> None:
    """Measure what is asked for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", nargs="*", default=EXAMPLES)
    parser.add_argument("--moves", type=int, default=25)
    asked = parser.parse_args()
    print(f"{'example':18} {'slider':10} {'median ms':>10} {'worst ms':>10}")
    with chromium() as browser:
        for example in asked.examples:
            for slider, times in measured(browser, example, asked.moves).items():
                print(f"{example:18} {slider:10} {statistics.median(times):10.0f} {max(times):10.0f}", flush=True)


def measured(browser: Any, example: str, moves: int) -> dict[str, list[float]]:
    """Milliseconds of every move, for the first parameter and for the first coordinate."""
    studio = Studio(example=example)
    studio.begin()
    try:
        with opened(browser, studio.address, size=(1280, 800)) as window:
            window.page.wait_for_selector("canvas.canvas")
            window.until("!alembertStudio.studio.motion.busy")
            window.js("alembertStudio.studio.viewer.pause()")
            knobs = window.js("alembertStudio.studio.model.knobs")
            first = {knob["group"]: knob["name"] for knob in reversed(knobs) if knob["value"] is not None}
            names = [first[group] for group in ("parameter", "coordinate") if group in first]
            for name in names:
                window.page.evaluate(MOVE, name)  # the first is slower: it is not counted
            return {name: [window.page.evaluate(MOVE, name) for _ in range(moves)] for name in names}
    finally:
        studio.close()


if __name__ == "__main__":
    main()
