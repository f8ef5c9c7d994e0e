"""Pictures of the bundled examples and of the studio, taken in Chromium; called by scripts/build-gallery."""

import inspect
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import sync_playwright

import alembert as al
from alembert.app.studio import Studio
from alembert.examples import EXAMPLES
from alembert.examples.starts import STARTS
from handbook.moving import moving_page

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
EXAMPLES_FOLDER = Path(__file__).parent.parent / "examples"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking"]
WINDOW = {"width": 1180, "height": 640}
MOVING, SECONDS, RATE, SMALL = "rotary_pendulum", 5.0, 16, (600, 374)
"""The example that moves, for how long, with how many pictures a second, of which size."""

MOMENTS = {
    "bicycle": 0.05,
    "cart_pole": 0.2,
    "chaplygin_sleigh": 0.3,
    "double_pendulum": 0.62,
    "double_pendulum_cut": 0.5,
    "double_pendulum_in_angles": 0.35,
    "foucault_pendulum": 0.55,
    "four_bar": 0.42,
    "free_body": 0.44,
    "n_four_bar": 0.4,
    "n_link_pendulum": 0.28,
    "rolling_disk": 0.42,
    "rotary_pendulum": 0.42,
    "newtons_cradle": 0.37,
    "passive_walker": 0.47,
    "rough_ramp": 0.5,
    "seven_joint_arm": 0.3,
    "slider_crank": 0.42,
    "spinning_top": 0.42,
    "tippe_top": 0.3,
    "vibrating_table": 0.4,
    "woodpecker": 0.55,
}
"""At which part of its run each example looks best; the others at 0.4."""

ROBOTS = {
    "arm.urdf": ("An arm of six joints falls (URDF).", {"shoulder": 0.6, "elbow": 0.8, "waist'": 1.0}, 3.0, 0.1),
    "hand.urdf": (
        "Fingers that follow each other, as the hand tips over (URDF, `mimic`).",
        {"wrist": 0.2, "left'": 6.0},
        1.0,
        0.35,
    ),
    "leg.xml": ("A leg of four bars on two servos, closed at the foot (MJCF, `equality`).", None, 2.0, 0.2),
    "dog.xml": ("A dog without weight: what its legs do, the torso answers (MJCF).", None, 2.0, 0.2),
    "scara.sdf": (
        "A SCARA swings out, its tool on a screw (SDF).",
        {"shoulder": -0.8, "shoulder'": 3.0, "turn'": 8.0},
        2.0,
        0.3,
    ),
}
"""The robots of examples/: what is seen, the start where the file has none, how long, and at which part of the run."""

HEAD = """# Gallery

Every bundled example in motion. Blue arrows are ideal constraint forces, orange ones do work. In the site that
`scripts/build-docs` makes, a picture leads to the page that moves, as `alembert view` writes it: one file, no network.

<div class="grid cards" markdown>
"""

MANY_RUNS = """- ![first flips](first_flips.png)

    **many runs**: The time until a double pendulum first turns over, above the two angles that it is let go at: a million runs
    in less than eight minutes on two busy cores ([how](../tutorial/many_runs.md)).

        python scripts/many_runs.py

- ![coupler curves](coupler_curves.png)

    **tolerances**: The curve of a coupler's point in 400 four-bars with lengths that are off by 10 mm or so.

        python scripts/many_runs.py

- ![ghosts of runs](ghosts.png)

    **ghosts**: One run in motion, and a few others that start a little elsewhere ([how](../tutorial/many_runs.md)).
"""


def main(names: list[str]) -> None:
    """Make the pictures with these names, or all of them with their index."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    unknown = [name for name in names if name not in (*EXAMPLES, *ROBOTS)]
    if unknown:
        sys.exit(f"Found {unknown[0]!r}; expected names of examples: {', '.join((*EXAMPLES, *ROBOTS))}.")
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        path = next(found for name in BROWSERS if (found := shutil.which(name)))
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_context(viewport=WINDOW, color_scheme="light", reduced_motion="reduce").new_page()
        for name in names or (*EXAMPLES, *ROBOTS):
            if name in ROBOTS:
                photograph_robot(page, name, Path(folder))
                continue
            page.goto(moving_page(name, Path(folder)).as_uri())
            photograph(page, name)
        if not names or MOVING in names:
            film()
            photograph_studio(page)
        if not names:
            photograph_ghosts(page, Path(folder))
        browser.close()
    if not names:
        (FOLDER / "README.md").write_text(index(), encoding="utf-8")


def photograph(page: Any, name: str) -> None:
    """The picture of the mechanism at its moment, in few colours."""
    save(at(page, MOMENTS.get(name, 0.4)), FOLDER / f"{name}.png")


def photograph_robot(page: Any, name: str, folder: Path) -> None:
    """A robot of a file, from its first keyframe or the start given here."""
    robot, (_, start, duration, part) = al.load(EXAMPLES_FOLDER / name), ROBOTS[name]
    assert robot.origin is not None
    begun = start or next(iter(robot.origin.starts.values()))
    al.simulate(robot, duration, initial=begun).save_html(folder / f"{name}.html")
    page.goto((folder / f"{name}.html").as_uri())
    save(at(page, part), FOLDER / f"robot_{Path(name).stem}.png")


def at(page: Any, part: float) -> Image.Image:
    """The mechanism at a part of its run."""
    page.evaluate(f"viewer.seek(viewer.transport.start + {part} * (viewer.transport.stop - viewer.transport.start))")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return Image.open(BytesIO(page.locator(".stage").screenshot())).convert("RGB")


def film() -> None:
    """A moving picture of the first seconds."""
    target = FOLDER / "moving.webp"
    run = al.simulate(EXAMPLES[MOVING](), **{**vars(STARTS[MOVING]), "duration": SECONDS})
    run.save_video(target, fps=RATE, size=SMALL)
    print(f"{target.name}: {target.stat().st_size // 1000} kB")


def photograph_studio(page: Any) -> None:
    """The studio with an example and its equations."""
    studio = Studio(example=MOVING)
    studio.begin()
    page.goto(studio.address)
    page.wait_for_selector("canvas.canvas")
    page.get_by_role("tab", name="Equations").click()
    page.wait_for_selector(".derived .katex", timeout=120_000)
    page.evaluate(f"(({{ viewer }}) => viewer.seek({MOMENTS[MOVING]} * viewer.transport.stop))(alembertStudio.studio)")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    save(Image.open(BytesIO(page.screenshot())).convert("RGB"), FOLDER.parent / "studio.png")
    studio.close()


def photograph_ghosts(page: Any, folder: Path) -> None:
    """A few of many runs, as the page of the tutorial makes them."""
    angles = np.linspace(-3, 3, 40)
    runs = al.ensemble(EXAMPLES["n_link_pendulum"](2), 3.0, initial={"theta1": angles, "theta2": angles}, grid=True)
    runs.save_html(folder / "ghosts.html", run=860, ghosts=[861, 862, 900, 1200])
    page.goto((folder / "ghosts.html").as_uri())
    at(page, 0.4)
    save(Image.open(BytesIO(page.screenshot())).convert("RGB"), FOLDER / "ghosts.png")


def save(image: Image.Image, target: Path) -> None:
    """A picture in few colours."""
    image.quantize(colors=256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(target, optimize=True)
    print(f"{target.name}: {target.stat().st_size // 1000} kB")


def index() -> str:
    """The page of the gallery in Markdown, a card for each example."""
    cards = []
    for name, build in EXAMPLES.items():
        first = (inspect.getdoc(build) or "").partition("\n")[0]
        shown = name.replace("_", "-")
        cards.append(f"- ![{shown}]({name}.png)\n\n    **{shown}**: {first}\n\n        alembert view {shown}\n")
    for name, (first, *_) in ROBOTS.items():
        stem = Path(name).stem
        cards.append(
            f"- ![the {stem}](robot_{stem}.png)\n\n    **{name}**: {first}\n\n        alembert view examples/{name}\n"
        )
    return f"{HEAD}\n" + "\n".join([*cards, MANY_RUNS]) + "\n</div>\n"


if __name__ == "__main__":
    main(sys.argv[1:])
