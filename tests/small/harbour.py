"""A pack for Skirmish: a larger map, other units and cards, and no name in common with those of the title itself."""

from __future__ import annotations

from pathlib import Path

CONTENT = """
[map]
camps = ["fort", "fleet"]
goal = "pier"

[zones]
fort = { place = [100, 300], next = ["gate", "quarry"] }
gate = { place = [280, 140], next = ["fort", "market"] }
quarry = { place = [280, 460], next = ["fort", "beach"] }
market = { place = [460, 140], next = ["gate", "pier", "beach"] }
beach = { place = [460, 460], next = ["quarry", "pier", "market"] }
pier = { place = [640, 300], next = ["market", "beach", "lighthouse", "reef"] }
lighthouse = { place = [820, 140], next = ["pier", "fleet"] }
reef = { place = [820, 460], next = ["pier", "fleet"] }
fleet = { place = [1000, 300], next = ["lighthouse", "reef"] }

[units]
mortar = { cost = 3, hits_from = 4, icon = "gun" }
pike = { cost = 1, hits_from = 6, icon = "foot" }
rider = { cost = 2, hits_from = 5, icon = "cavalry" }
sailor = { cost = 1, hits_from = 6, icon = "foot" }

[cards]
storm = { copies = 2, dice = 3, icon = "ambush" }
fog = { copies = 3, dice = 0, icon = "rumour" }
bribe = { copies = 2, dice = 1, icon = "rumour" }
"""

ENGLISH = """
zone-fort = Fort
zone-gate = Gate
zone-quarry = Quarry
zone-market = Market
zone-beach = Beach
zone-pier = Pier
zone-lighthouse = Lighthouse
zone-reef = Reef
zone-fleet = Fleet
unit-mortar = { $count ->
    [one] 1 mortar
   *[other] { $count } mortars
  }
unit-pike = { $count } pike
unit-rider = { $count } riders
unit-sailor = { $count } sailors
card-storm = Storm
card-fog = Fog
card-bribe = Bribe
effect-storm = Three more dice.
effect-fog = Nothing.
effect-bribe = One more die.
"""

ITALIAN = """
zone-fort = forte
zone-gate = porta
zone-quarry = cava
zone-market = mercato
zone-beach = spiaggia
zone-pier = molo
zone-lighthouse = faro
zone-reef = scoglio
zone-fleet = flotta
unit-mortar = { $count ->
    [one] 1 mortaio
   *[other] { $count } mortai
  }
unit-pike = { $count } picchieri
unit-rider = { $count ->
    [one] 1 cavalleggero
   *[other] { $count } cavalleggeri
  }
unit-sailor = { $count } marinai
card-storm = Tempesta
card-fog = Nebbia
card-bribe = Mazzetta
effect-storm = Tre dadi in più.
effect-fog = Niente.
effect-bribe = Un dado in più.
"""


def write_pack(folder: Path, content: str = CONTENT, english: str = ENGLISH, italian: str = ITALIAN) -> str:
    """Writes the pack into a folder, and gives the folder."""
    (folder / "messages").mkdir(parents=True, exist_ok=True)
    for name, text in (("skirmish.toml", content), ("messages/en.ftl", english), ("messages/it.ftl", italian)):
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder)
