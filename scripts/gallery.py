"""Pictures of the bundled examples and of the studio, taken in Chromium; called by scripts/build-gallery."""

import inspect
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from alembert.app.studio import Studio
from alembert.examples import EXAMPLES
from handbook.moving import moving_page

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking"]
WINDOW = {"width": 1180, "height": 640}
MOVING, SECONDS, RATE, SMALL = "rotary_pendulum", 5.0, 16, (600, 374)
"""The example that moves, for how long, with how many pictures a second, of which size."""

MOMENTS = {
    "chaplygin_sleigh": 0.3,
    "double_pendulum": 0.62,
    "double_pendulum_cut": 0.5,
    "foucault_pendulum": 0.55,
    "four_bar": 0.42,
    "free_body": 0.44,
    "n_four_bar": 0.4,
    "n_link_pendulum": 0.28,
    "rolling_disk": 0.42,
    "rotary_pendulum": 0.42,
    "rough_ramp": 0.5,
    "seven_joint_arm": 0.3,
    "slider_crank": 0.42,
    "spinning_top": 0.42,
}
"""At which part of its run each example looks best; the others at 0.4."""

HEAD = """# Gallery

Every bundled example in motion. Blue arrows are ideal constraint forces, orange ones do work. In the site that
`scripts/build-docs` makes, a picture leads to the page that moves, as `alembert view` writes it: one file, no network.

<div class="grid cards" markdown>
"""


def main(names: list[str]) -> None:
    """Make the pictures with these names, or all of them with their index."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    unknown = [name for name in names if name not in EXAMPLES]
    if unknown:
        sys.exit(f"Found {unknown[0]!r}; expected names of examples: {', '.join(EXAMPLES)}.")
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        path = next(found for name in BROWSERS if (found := shutil.which(name)))
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_context(viewport=WINDOW, color_scheme="light", reduced_motion="reduce").new_page()
        for name in names or EXAMPLES:
            page.goto(moving_page(name, Path(folder)).as_uri())
            photograph(page, name)
        if not names or MOVING in names:
            film(page, moving_page(MOVING, Path(folder)))
            photograph_studio(page)
        browser.close()
    if not names:
        (FOLDER / "README.md").write_text(index(), encoding="utf-8")


def photograph(page: Any, name: str) -> None:
    """The picture of the mechanism at its moment, in few colours."""
    save(at(page, MOMENTS.get(name, 0.4)), FOLDER / f"{name}.png")


def at(page: Any, part: float) -> Image.Image:
    """The mechanism at a part of its run."""
    page.evaluate(f"viewer.seek(viewer.transport.start + {part} * (viewer.transport.stop - viewer.transport.start))")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return Image.open(BytesIO(page.locator(".stage").screenshot())).convert("RGB")


def film(page: Any, path: Path) -> None:
    """A moving picture of the first seconds."""
    page.goto(path.as_uri())
    length = page.evaluate("viewer.transport.stop - viewer.transport.start")
    count = int(SECONDS * RATE)
    pictures = [at(page, SECONDS / length * k / count).resize(SMALL, Image.Resampling.LANCZOS) for k in range(count)]
    target = FOLDER / "moving.webp"
    first, *rest = pictures
    first.save(target, save_all=True, append_images=rest, duration=1000 // RATE, loop=0, quality=62, method=6)
    print(f"{target.name}: {target.stat().st_size // 1000} kB")


def photograph_studio(page: Any) -> None:
    """The studio with an example and its equations."""
    studio = Studio(example=MOVING)
    studio.begin()
    page.goto(studio.address)
    page.wait_for_selector("canvas.canvas")
    page.get_by_role("tab", name="Equations").click()
    page.wait_for_selector(".katex")
    save(Image.open(BytesIO(page.screenshot())).convert("RGB"), FOLDER.parent / "studio.png")
    studio.close()


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
    return f"{HEAD}\n" + "\n".join(cards) + "\n</div>\n"


if __name__ == "__main__":
    main(sys.argv[1:])
