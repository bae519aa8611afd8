"""Contact sheets and the link preview, laid out and photographed by the browser."""

from __future__ import annotations

import base64
import html
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

LARGEST: Final = 600_000  # bytes of a sheet
ACROSS: Final = 2  # sights in a row
HEIGHT: Final = 270  # px of a picture on a sheet

SHEET: Final = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; background: #d9d2c6; font: 15px system-ui, sans-serif;
  color: #33261d; width: max-content;
  display: grid; grid-template-columns: repeat(%d, max-content); gap: 14px 24px }
figure { margin: 0 } figcaption { padding-bottom: 4px }
img { height: %dpx; margin-right: 6px; border-radius: 4px; display: inline-block }
</style>%s"""

PREVIEW_SIZE: Final = {"width": 1200, "height": 630}
PREVIEW: Final = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; width: 1200px; height: 630px; background: #f7f1e5; color: #33261d;
  font-family: system-ui, sans-serif }
.name { height: 156px; display: flex; align-items: center; justify-content: center; gap: 26px;
  font-size: 96px; font-weight: 800 }
.name img { height: 116px; border-radius: 50%% }
.posters { height: 444px; padding: 0 30px; display: grid; gap: 16px; filter: url(#few);
  grid-template: 214px 214px / 2fr 1fr }
.posters img { width: 100%%; height: 100%%; object-fit: cover; border-radius: 16px; display: block }
.posters img:first-child { grid-row: span 2 }
</style><svg width="0" height="0" style="position: absolute">
<filter id="few" color-interpolation-filters="sRGB">
<feComponentTransfer>%s</feComponentTransfer></filter></svg>
<div class="name"><img src="logo.png">%s</div><div class="posters">%s</div>"""

# Soft shadows have many colours that nobody can tell apart, and a PNG pays for each.
SHADES: Final = 32


def lay_out(browser: Browser, shots: dict[str, list[Path]], target: Path) -> int:
    """One sheet: the pictures of each sight side by side; its size in bytes."""
    figures = [
        f"<figure><figcaption>{html.escape(name)}</figcaption>"
        + "".join(f'<img src="{picture.name}">' for picture in pictures)
        + "</figure>"
        for name, pictures in shots.items()
    ]
    folder = next(iter(shots.values()))[0].parent
    source = folder / f"{target.stem}.html"
    source.write_text(SHEET % (ACROSS, HEIGHT, "".join(figures)), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(source.as_uri())
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(small_enough(page))
    page.close()
    return target.stat().st_size


def small_enough(page: Page) -> bytes:
    """The whole page as WebP, as good as the size allows. Playwright itself writes none."""
    width, height = page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
    page.set_viewport_size({"width": width, "height": height})
    line = page.context.new_cdp_session(page)
    for quality in range(85, 25, -10):
        found = line.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(found["data"])
        if len(picture) <= LARGEST:
            break
    return picture


def make_preview(browser: Browser, address: str, folder: Path, target: Path) -> int:
    """The picture that goes with a link: the posters of the lobby under the name."""
    lobby = browser.new_page(base_url=address, device_scale_factor=2, color_scheme="light")
    lobby.goto("/")
    drawn = lobby.locator("article > .poster:has(svg)")
    drawn.nth(2).wait_for()
    posters = [f"poster-{number}.png" for number in range(drawn.count())]
    for number, name in enumerate(posters):
        drawn.nth(number).screenshot(path=folder / name)
    logo = lobby.locator("header a svg").first
    logo.screenshot(path=folder / "logo.png", omit_background=True)
    title = html.escape(lobby.locator("header a span").first.inner_text())
    lobby.close()
    images = "".join(f'<img src="{name}">' for name in posters)
    source = folder / "preview.html"
    steps = " ".join(f"{step / (SHADES - 1):.3f}" for step in range(SHADES))
    few = "".join(f'<feFunc{band} type="discrete" tableValues="{steps}"/>' for band in "RGB")
    source.write_text(PREVIEW % (few, title, images), encoding="utf-8")
    page = browser.new_page(viewport=PREVIEW_SIZE)  # type: ignore[arg-type]
    page.goto(source.as_uri())
    page.screenshot(path=target)
    page.close()
    return target.stat().st_size
