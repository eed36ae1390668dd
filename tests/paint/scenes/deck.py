"""Proelio's cards for scenes made by hand, in two languages."""

from __future__ import annotations

from wartable.core import scene as sc

NAMES = {
    "en": {
        "shields": "Shields",
        "palisades": "Palisades",
        "towers": "Towers",
        "fortress": "Fortress",
        "patrol": "Patrol",
        "imperial_edict": "Imperial Edict",
        "soldiers": "Soldiers",
        "knights": "Knights",
        "trebuchets": "Trebuchets",
        "manure": "Manure",
        "infiltration": "Infiltration",
        "hero": "Hero",
        "imperial_manure": "Imperial Manure",
        "gunpowder": "Gunpowder",
        "resources": "Resources",
        "temporary_alliance": "Temporary Alliance",
        "plague": "The Plague!",
        "imperial_resources": "Imperial Resources",
        "inquisition": "Inquisition",
    },
    "it": {
        "shields": "Scudi",
        "palisades": "Palizzate",
        "towers": "Torri",
        "fortress": "Fortezza",
        "patrol": "Ronda",
        "imperial_edict": "Editto Imperiale",
        "soldiers": "Soldati",
        "knights": "Cavalieri",
        "trebuchets": "Trabucchi",
        "manure": "Letame",
        "infiltration": "Infiltrazione",
        "hero": "Eroe",
        "imperial_manure": "Letame Imperiale",
        "gunpowder": "Polvere Pirica",
        "resources": "Risorse",
        "temporary_alliance": "Alleanza Temporanea",
        "plague": "La Peste!",
        "imperial_resources": "Risorse Imperiali",
        "inquisition": "Inquisizione",
    },
}
KINDS: dict[str, tuple[sc.Shape, str, str, int, str]] = {
    "shields": ("shield", "azure", "1", 0, "sable"),
    "palisades": ("shield", "azure", "2", 1, "sable"),
    "towers": ("shield", "azure", "3", 2, "sable"),
    "fortress": ("shield", "azure", "4", 3, "or"),
    "patrol": ("shield", "azure", "1", 0, "sable"),
    "imperial_edict": ("shield", "azure", "∞", 0, "or"),
    "soldiers": ("banner", "gules", "1", 0, "sable"),
    "knights": ("banner", "gules", "2", 1, "sable"),
    "trebuchets": ("banner", "gules", "3", 2, "sable"),
    "manure": ("banner", "gules", "0", 0, "sable"),
    "infiltration": ("banner", "gules", "0", 0, "sable"),
    "hero": ("banner", "gules", "4", 3, "or"),
    "imperial_manure": ("banner", "gules", "0", 0, "or"),
    "gunpowder": ("banner", "gules", "∞", 0, "or"),
    "resources": ("roundel", "vert", "+2", 0, "sable"),
    "temporary_alliance": ("roundel", "vert", "+1", 0, "sable"),
    "plague": ("roundel", "vert", "!", 0, "sable"),
    "imperial_resources": ("roundel", "vert", "+3", 0, "or"),
    "inquisition": ("roundel", "vert", "?", 0, "or"),
}
HOUSES = ("giglio", "rovere", "stella", "falco", "onda", "luna")
EFFECTS = {
    "en": "Until your next turn nobody lays an attack and no attack is resolved. You draw one Base card at once.",
    "it": "Fino al tuo prossimo turno nessuno attacca e nessun attacco si risolve. Peschi subito una carta Base.",
}


def sign(card: str) -> sc.Sign:
    shape, tincture, *_ = KINDS[card]
    return sc.Sign(f"icons/{card}", shape, tincture)


def face(card: str, lang: str = "en", text: str = "") -> sc.Face:
    _, _, value, asks, edge = KINDS[card]
    return sc.Face(
        NAMES[lang][card], sign(card), value, sc.Meter(asks, 4) if asks else None, edge, text=text or EFFECTS[lang]
    )


def card(ident: str, name: str, lang: str = "en", **more: object) -> sc.Card:
    back = "backs/imperial" if KINDS[name][4] == "or" else "backs/base"
    return sc.Card(ident, NAMES[lang][name], face(name, lang), back, **more)  # type: ignore[arg-type]


def backs(seat: int, black: int, gold: int) -> tuple[sc.Card, ...]:
    kinds = ["backs/base"] * black + ["backs/imperial"] * gold
    return tuple(sc.Card(f"b{seat}.{i}", "back", back=kind) for i, kind in enumerate(kinds))


def say(lang: str, english: str, italian: str) -> str:
    return italian if lang == "it" else english
