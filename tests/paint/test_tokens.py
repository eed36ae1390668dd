"""Contrast of every pair of tokens that text or signs are drawn with, in both themes, for the chrome and each cloth."""

from __future__ import annotations

import pytest

from wartable.paint.art import Art, load
from wartable.paint.html import colours

# text, ground, least contrast
TEXT = [
    ("ink", "paper", 4.5),
    ("ink", "paper-2", 4.5),
    ("ink-2", "paper", 4.5),
    ("ink-2", "paper-2", 4.5),
    ("on-accent", "accent", 4.5),
    ("ok", "paper", 4.5),
    ("ok", "paper-2", 4.5),
    ("strike-text", "paper", 4.5),
    ("strike-text", "paper-2", 4.5),
    ("here-text", "paper", 4.5),
    ("caution", "caution-ground", 4.5),
    ("miss", "miss-ground", 4.5),
    ("sable", "card", 4.5),
    ("card-ink-2", "card", 4.5),
    ("argent", "gules", 4.5),
    ("argent", "azure", 4.5),
    ("argent", "vert", 4.5),
    ("argent", "purpure", 4.5),
    ("argent", "sable", 4.5),
    ("sable", "or", 4.5),
    ("sable", "argent", 4.5),
    ("place", "place-halo", 4.5),
    ("paper", "ink", 4.5),
]
EDGES = [
    ("line-2", "paper", 3.0),
    ("line-2", "paper-2", 3.0),
    ("focus", "paper-2", 3.0),
    ("here", "paper", 3.0),
    ("pick", "paper", 3.0),
    ("ally", "paper", 3.0),
    ("strike", "paper-2", 3.0),
]
CLOTH = [
    ("ink", 4.5),
    ("here", 3.0),
    ("pick", 3.0),
    ("ally", 3.0),
    ("strike", 3.0),
    ("focus", 3.0),
]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """
    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("text", "ground", "least"), [*TEXT, *EDGES])
def test_tokens_of_the_chrome(text: str, ground: str, least: float, theme: int) -> None:
    values = colours(Art())
    assert contrast(values[text][theme], values[ground][theme]) >= least


@pytest.mark.parametrize("package", ["", "wartable.titles.proelio"])
@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("text", "least"), CLOTH)
@pytest.mark.parametrize("ground", ["cloth", "cloth-lit", "cloth-edge"])
def test_tokens_on_the_cloth(package: str, theme: int, text: str, least: float, ground: str) -> None:
    values = colours(load(package))
    assert contrast(values[text][theme], values[ground][theme]) >= least


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_words_stay_readable_on_the_ornament(theme: int) -> None:
    values = colours(load("wartable.titles.proelio"))
    for ground in ("weave", "weave-line"):
        assert contrast(values["ink"][theme], values[ground][theme]) >= 4.5
