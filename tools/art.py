"""Write the drawings that titles make from their own content: `make art`.

A title that makes some has a module `chart` with `drawings(content, symbols, measure)`, which returns texts by the
names of their files in `art/grounds`.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Final

import wartable
from wartable.paint.measure import Type, width

FACES: Final[dict[str, Type]] = {"text": "text", "display": "display", "italic": "italic"}


def measure(text: str, size: float, face: str, bold: bool) -> float:
    """Return the width of a text in our fonts."""
    return width(text, size, FACES[face], bold)


def makers() -> dict[str, ModuleType]:
    """Return the modules that make drawings, by the package of their title."""
    packages = [wartable.title(name).package for name in wartable.title_names()]
    named = {package: f"{package}.chart" for package in packages}
    return {
        package: importlib.import_module(module)
        for package, module in named.items()
        if importlib.util.find_spec(module)
    }


def made(package: str, module: ModuleType) -> dict[Path, str]:
    """Return what a title draws, by the paths of the files."""
    home = Path(importlib.import_module(package).__file__ or "").parent
    content = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (home / "content").glob("*.json")}
    symbols = {path.stem: path.read_text(encoding="utf-8") for path in (home / "art" / "symbols").glob("*.svg")}
    drawn: dict[str, str] = module.drawings(content, symbols, measure)
    return {home / "art" / "grounds" / name: text for name, text in drawn.items()}


def main() -> None:
    """Write all drawings anew, and say which."""
    for package, module in makers().items():
        for path, text in made(package, module).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{path}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
