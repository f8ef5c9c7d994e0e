"""Times the studio in a browser: from a move of a slider, or of the hand that drags a body, to the new picture.

    python benchmarks/studio.py                    the bundled examples that people try first
    python benchmarks/studio.py four_bar --moves 50

Each time goes from the event in the page until the picture of the changed motion is drawn to its last pixel; medians count.
Besides, the first move, and what the others are made of: the answer of the server, the work of the page, and the drawing,
which is the processor's where there is no graphics card. Chromium is started as it is for people who have none, so that panels
and plots are painted without one too. Needs Chromium and playwright, as the browser tests do.
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
    const { show } = studio;
    const gl = studio.viewer.stage.renderer.getContext();
    const began = performance.now();
    const changed = new Promise((done) => {
        studio.show = (...given) => {
            const answer = performance.now() - began;
            studio.show = show;
            studio.show(...given);
            done({ answer, page: performance.now() - began - answer });
        };
    });
    slider.move(slider.value + 0.002 * (slider.high - slider.low));
    const parts = await changed;
    await new Promise(requestAnimationFrame);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // waits for the last pixel
    const whole = performance.now() - began;
    while (studio.motion.busy) await new Promise((done) => setTimeout(done, 1));
    return { whole, ...parts, drawing: whole - parts.answer - parts.page };
}"""
NO_CARD = ("--disable-gpu-rasterization", "--disable-accelerated-2d-canvas")
PARTS = ("answer", "page", "drawing")


def main() -> None:
    """Measure what is asked for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", nargs="*", default=EXAMPLES)
    parser.add_argument("--moves", type=int, default=25)
    asked = parser.parse_args()
    print(
        f"{'example':18} {'slider':10} {'median ms':>10} {'worst':>8} {'first':>8}", *(f"{part:>8}" for part in PARTS)
    )
    with chromium(*NO_CARD) as browser:
        for example in asked.examples:
            for slider, times in measured(browser, example, asked.moves).items():
                first, *others = (time["whole"] for time in times)
                parts = [statistics.median(time[part] for time in times[1:]) for part in PARTS]
                told = f"{statistics.median(others):10.0f} {max(others):8.0f} {first:8.0f}"
                print(f"{example:18} {slider:10} {told}", *(f"{part:8.0f}" for part in parts), flush=True)


def measured(browser: Any, example: str, moves: int) -> dict[str, list[dict[str, float]]]:
    """Milliseconds of every move and of its parts, for the first parameter and for the first coordinate."""
    studio = Studio(example=example)
    studio.begin()
    try:
        with opened(browser, studio.address, size=(1280, 800)) as window:
            window.page.wait_for_selector("canvas.canvas", timeout=120_000)
            window.until("!alembertStudio.studio.motion.busy")
            window.js("alembertStudio.studio.viewer.pause()")
            window.picture()  # what is drawn first is not a move
            knobs = window.js("alembertStudio.studio.model.knobs")
            first = {knob["group"]: knob["name"] for knob in reversed(knobs) if knob["value"] is not None}
            names = [first[group] for group in ("parameter", "coordinate") if group in first]
            return {name: [window.page.evaluate(MOVE, name) for _ in range(moves + 1)] for name in names}
    finally:
        studio.close()


if __name__ == "__main__":
    main()
