"""Pictures of the logo that browsers and other sites want as PNG: `python -m tools.icons` writes them anew."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PLACE = Path(__file__).parents[1] / "src/wartable/server/web"
CLOTH = "#efe4ca"

# Width, height, how much of the height the logo takes, and the ground; a mask may cut off a fifth on every side.
PICTURES = {
    "icon-192.png": (192, 192, 0.9, "transparent"),
    "icon-512.png": (512, 512, 0.9, "transparent"),
    "icon-mask.png": (512, 512, 0.56, CLOTH),
    "preview.png": (1200, 630, 0.6, CLOTH),
}


def page(logo: str, part: float, ground: str) -> str:
    """Return a page with the logo in its middle.

    >>> "height: 60vh" in page("<svg/>", 0.6, CLOTH)
    True
    """
    style = "html, body { margin: 0; height: 100%; } body { display: grid; place-items: center; }"
    return f"<style>{style} body {{ background: {ground}; }} svg {{ height: {part * 100:.0f}vh; }}</style>{logo}"


def main() -> None:
    """Write the pictures."""
    logo = (PLACE / "common" / "logo.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (wide, high, part, ground) in PICTURES.items():
            sheet = browser.new_page(viewport={"width": wide, "height": high})
            sheet.set_content(page(logo, part, ground))
            sheet.screenshot(path=PLACE / "app" / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
