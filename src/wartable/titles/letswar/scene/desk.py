"""Let's War's desk: what is asked, the sum of an open row, and how each choice looks by the words it is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from wartable.core import view as views
from wartable.core.desk import Desk
from wartable.core.scene import Choice, Group, Prompt, SeatState, Sign, TableLayout, Tally
from wartable.core.scene.ids import hand_ids
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.codes.things import date as date
from wartable.titles.letswar.kit import LetsWarKit
from wartable.titles.letswar.view import LetsWarView, Nation

UNITS: Final = ("infantry", "cavalry", "artillery", "aviation", "navy")
LEVELS: Final = ("revolution", "unrest", "dissatisfied", "content", "happy")
TINCTURES: Final = {"entente": "entente", "central_empires": "central", "neutral": "neutral"}
# What a row of choices is folded into by its verb, in the order of the prompt; discards stand at its foot.
FOLDS: Final = {
    "attack": "attack",
    "play": "play",
    "equip": "equip",
    "spy": "spy",
    "deploy": "spy",
    "buy": "",
    "tax": "",
    "take_back": "tidy",
    "discard": "tidy",
    "pass": "",
    "end": "",
    "done": "",
}
ORDER: Final = {verb: i for i, verb in enumerate(FOLDS)}
ALWAYS: Final = "tidy"
MONEY: Final = ("buy", "tax")
MOST_ROWS: Final = 6
ENDS: Final = ("end", "done")
DEADLY: Final = ("LW-RULING-38", "LW-HF-10", "LW-HF-01", "LW-WIN-04")


def nation(name: str) -> Phrase:
    """A Nation's name."""
    return Phrase(f"nation-{name}")


def card(name: str) -> Phrase:
    """A card's name as it is printed on it."""
    return Phrase(f"card-{name}")


def unit(name: str) -> Phrase:
    """A unit's name."""
    return Phrase(f"unit-{name}")


def flag(name: str) -> str:
    """The drawing of a Nation's flag."""
    return f"emblems/flag-{name}"


class LetsWarDesk(Desk[LetsWarKit, LetsWarView]):
    """One view of Let's War, in one language."""

    layout: TableLayout = "mats"

    @property
    def own(self) -> Nation:
        """The Nation at the foot of the table."""
        return self.view.nations[self.foot]

    def dollars(self, hundreds: int) -> str:
        """A sum of money."""
        return self("scene-dollars", dollars=str(hundreds * 100))

    def ally(self, other: Nation) -> bool:
        """Whether a Nation wins together with the one at the foot."""
        return other.side == self.own.side and other.side != "neutral"

    def hand(self) -> Sequence[str]:
        """The viewer's hand: Conflict cards first, each deck in the order of its set."""
        order = list(self.kit.printed_cards)
        return sorted(self.view.hand, key=order.index)

    @cached_property
    def picked(self) -> list[str]:
        """The ids of the cards in hand that lie in the open row: of equal cards the first ones."""
        row = self.view.row
        if row is None:
            return []
        names = [pick.card for pick in row.picks if pick.zone == "hand" and pick.seat in (-1, self.view.viewer)]
        if row.card and row.verb in ("play", "answer"):
            names.append(row.card)
        return [ident for ident, _ in hand_ids(names)]

    def things(self, code: int, targets: tuple[str, ...]) -> tuple[str, ...]:
        """What lies in the open row already is not picked once more."""
        return tuple(one for one in super().things(code, targets) if one not in self.picked)

    def seat_state(self, seat: int) -> SeatState:
        one = self.view.nations[seat]
        if not one.alive:
            return "out"
        return super().seat_state(seat) or ("away" if one.away else "")

    # -- what is asked --

    def prompt(self) -> Prompt:
        """The question, and of a payment or a row of so many cards what lies there already."""
        asked, row = super().prompt(), self.view.row
        if row is None:
            return asked
        if row.price:
            return replace(asked, tallies=(Tally(self("scene-paid"), row.paid * 100, row.price * 100),))
        if row.wanted > 1:
            return replace(asked, tallies=(Tally(self("scene-picked"), len(row.picks), row.wanted),))
        return asked

    @cached_property
    def _words(self) -> dict[int, list[str]]:
        """The words of every choice and near miss, by code."""
        told = [(one.code, one.text) for one in self.view.choices]
        told += [(one.code, one.text) for one in self.view.near_misses]
        return {code: text.removesuffix("…").split() for code, text in told}

    def verb(self, code: int) -> str:
        """What a choice does, in the word of the notation."""
        found = self._words[code]
        return found[0] if found else ""

    def choices(self) -> tuple[Choice, ...]:
        """All that the viewer may play, in the order of the prompt: what harms others first, discards last."""
        return tuple(sorted(super().choices(), key=lambda one: ORDER.get(self.verb(one.code), 0)))

    @cached_property
    def _folded(self) -> dict[str, str]:
        """The group of each verb: where there are few rows, only discards and cards taken back are folded."""
        verbs = [self.verb(one.code) for one in self.view.choices if self.verb(one.code) not in ENDS]
        if self.view.row is not None or self.view.phase == "discard":
            return {}
        always = {verb: fold for verb, fold in FOLDS.items() if fold == ALWAYS}
        if len([verb for verb in verbs if verb not in always]) + any(verb in always for verb in verbs) <= MOST_ROWS:
            return always
        found = {verb: fold for verb, fold in FOLDS.items() if fold and (fold == ALWAYS or self._several(fold, verbs))}
        if len({found.get(verb, verb) for verb in verbs}) > MOST_ROWS:
            found |= dict.fromkeys(MONEY, "money")
        return found

    def _several(self, fold: str, verbs: list[str]) -> bool:
        return sum(FOLDS.get(verb) == fold for verb in verbs) > 1

    def group(self, code: int) -> str:
        return self._folded.get(self.verb(code), "")

    def groups(self) -> tuple[Group, ...]:
        """The rows that open: attacks, cards to play, equipment, Spies, discards."""
        counts: dict[str, int] = {}
        for one in self.view.choices:
            fold = self.group(one.code)
            if fold:
                counts[fold] = counts.get(fold, 0) + 1
        return tuple(
            Group(fold, self(f"scene-group-{fold}"), self(f"scene-group-{fold}-note", count=count), self._fold(fold))
            for fold, count in counts.items()
        )

    def _fold(self, fold: str) -> Sign:
        """What stands before a group."""
        signs = {
            "attack": Sign("emblems/attack"),
            "play": self.panel("cards/call_up"),
            "equip": self.panel("cards/steel_helmet"),
            "spy": self.panel("cards/spy"),
            "money": self.panel("cards/money"),
            "tidy": Sign("backs/conflict"),
        }
        return signs[fold]

    # -- what a choice looks like --

    def panel(self, picture: str) -> Sign:
        """A drawing in ink on its ground, which it needs at night."""
        return Sign(picture, "panel", "card-ground")

    def sign(self, code: int, targets: tuple[str, ...]) -> Sign | None:
        """The Nation that it names last, else the card, else the unit; of a tax the Homefront that pays it."""
        verb, *words = self._words[code] or [""]
        for word in reversed(words):
            if word in self.kit.nations:
                return Sign(flag(word))
            name = word.rpartition(":")[2]
            if name in self.kit.printed_cards:
                return self.panel(self.kit.printed_cards[name].picture)
            if word in UNITS:
                return Sign(f"units/{word}")
            if word in TINCTURES:
                return Sign(f"emblems/faction-{TINCTURES[word]}")
        if verb == "tax":
            return Sign(f"emblems/homefront-{self.own.homefront}-{LEVELS[self.own.homefront]}")
        return self.panel("cards/money") if verb == "buy" else None

    def done(self, code: int) -> bool:
        return self.verb(code) in ENDS

    def deadly(self, clause: str) -> bool:
        return clause in DEADLY

    def rank(self, miss: views.NearMiss) -> int:
        """Attacks are wanted most, then cards, in the order of the prompt."""
        return ORDER.get(self.verb(miss.code), 0)
