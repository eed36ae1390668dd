"""Ornament of the chart: paper, cartouche, ships, compass rose, the names of lands and seas."""

from __future__ import annotations

from wartable.titles.gradisca.chart.sheet import BOX, INK, Sheet

_SERIF = 'font-family="wartable Serif, serif" text-anchor="middle"'


def paper(sheet: Sheet) -> str:
    """Paint the sheet itself."""
    left, top, wide, high = BOX
    return f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="url(#paper)"/>'


def sea_ornament(sheet: Sheet) -> str:
    """Paint rose and ships on the water, and its names along bows."""
    return (
        sheet.use("compass-rose", (330, 2640), 1.5)
        + sheet.use("ship", (-520, 2560), 1.3)
        + sheet.use("ship", (880, 2770), 1.0)
        + sheet.use("ship", (-200, 2330), 0.8)
        + _bow("gulf", "GOLFO DI VENETIA", "M-800 2480Q-420 2440 0 2380", 62, "#3b5f66", 12)
        + _bow("gulf-2", "Golfo di Trieste", "M640 2500Q950 2500 1260 2430", 40, "#3b5f66", 4)
    )


def _bow(ident: str, text: str, path: str, size: int, fill: str, space: int) -> str:
    style = "" if text.isupper() else ' font-style="italic"'
    return (
        f'<path id="{ident}" d="{path}" fill="none"/><text {_SERIF} font-size="{size}" fill="{fill}"{style} '
        f'letter-spacing="{space}"><textPath href="#{ident}" startOffset="50%">{text}</textPath></text>'
    )


def great_names(sheet: Sheet) -> str:
    """Paint the lands beyond the frame."""
    fill = "#6b5230"
    return (
        _bow("carnia", "CARNIA", "M40 620Q220 530 420 470", 66, fill, 22)
        + _bow("carinthia", "CARINTHIA", "M1560 430Q1850 520 2080 720", 66, fill, 20)
        + _bow("carniola", "CARNIOLA", "M2150 1150Q2330 1450 2440 1800", 66, fill, 26)
        + _bow("lagoon", "Lagune", "M-330 2090Q-200 2040 -60 2050", 34, "#3b5f66", 3)
        + _bow("istria", "ISTRIA", "M1560 3000Q1780 2990 2000 2920", 60, fill, 26)
    )


def cartouche(sheet: Sheet) -> str:
    """Paint the title in its frame, with the arms of both sides."""
    x, y, scale = -560, 700, 0.86
    lines = (
        ("LA GVERRA DI", -178, 52, "normal", INK, 6),
        ("GRADISCA", -92, 96, "bold", "#8f1d14", 10),
        ("nel Friuli, Contado di Goritia,", -26, 38, "italic", INK, 0),
        ("Carso &amp; Istria", 20, 38, "italic", INK, 0),
        ("MDCXV – MDCXVII", 84, 44, "normal", INK, 4),
        ("frà la Serenissima Republica", 138, 28, "italic", "#574738", 0),
        ("e la Casa d’Austria", 172, 28, "italic", "#574738", 0),
    )
    said = "".join(
        f'<text y="{at}" font-size="{size}" fill="{fill}" letter-spacing="{space}"'
        + (' font-weight="bold"' if style == "bold" else ' font-style="italic"' if style == "italic" else "")
        + f">{text}</text>"
        for text, at, size, style, fill, space in lines
    )
    return (
        f'{sheet.use("cartouche", (x, y), scale)}<g transform="translate({x} {y}) scale({scale})" {_SERIF}>{said}</g>'
    )
