"""Let's War's desk: what is asked, the sum of an open row, and how each choice looks by the words it is called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from wartable.core import view as views
from wartable.core.desk import Desk
from wartable.core.scene import Choice, Group, NearMiss, Prompt, SeatState, Sign, TableLayout, Tally
from wartable.core.scene.ids import hand_ids, thing
from wartable.core.text.messages import Phrase
from wartable.titles.letswar.codes.constants import NATION_PRICE
from wartable.titles.letswar.codes.things import date as date
from wartable.titles.letswar.kit import LetsWarKit
from wartable.titles.letswar.view import Addend, LetsWarView, Nation, fight_parts

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
MINUS: Final = re.compile(r"(?<![\w−-])-(?=\d)")
FIGHTS: Final = ("hint-fight", "reason-too-weak")
ENDS: Final = ("end", "done")
DEADLY: Final = ("LW-RULING-38", "LW-HF-10", "LW-HF-01", "LW-WIN-04")


def added(parts: tuple[Addend, ...]) -> str:
    """Return a sum in figures alone.

    >>> added((Addend(3, "base"), Addend(2, "equipment"), Addend(-1, "event")))
    '3 + 2 − 1 = 4'
    """
    told = "".join(f" {'−' if part.value < 0 else '+'} {abs(part.value)}" for part in parts)
    return f"{told.removeprefix(' + ').strip()} = {sum(part.value for part in parts)}"


def nation(name: str) -> Phrase:
    """Return a Nation's name."""
    return Phrase(f"nation-{name}")


def card(name: str) -> Phrase:
    """Return a card's name as it is printed on it."""
    return Phrase(f"card-{name}")


def unit(name: str) -> Phrase:
    """Return a unit's name."""
    return Phrase(f"unit-{name}")


def flag(name: str) -> str:
    """Return the drawing of a Nation's flag."""
    return f"emblems/flag-{name}"


def is_unit(ident: str) -> bool:
    """Return whether a thing is a unit on a board.

    >>> is_unit(thing("unit", 3, "navy")), is_unit("hand.tank")
    (True, False)
    """
    return ident.startswith("unit.")


class LetsWarDesk(Desk[LetsWarKit, LetsWarView]):
    """One view of Let's War, in one language."""

    layout: TableLayout = "mats"

    def say(self, phrase: Phrase | None) -> str:
        """Return a phrase in the reader's language; what is printed on cards says `-1`, a page says `−1`."""
        return MINUS.sub("−", super().say(phrase))

    @property
    def own(self) -> Nation:
        """The Nation at the foot of the table."""
        return self.view.nations[self.foot]

    def dollars(self, hundreds: int) -> str:
        """Return a sum of money."""
        return self("scene-dollars", dollars=str(hundreds * 100))

    def ally(self, other: Nation) -> bool:
        """Return whether a Nation wins together with the one at the foot."""
        return other.side == self.own.side and other.side != "neutral"

    def hand(self) -> Sequence[str]:
        """Return the viewer's hand: Conflict cards first, each deck in the order of its set."""
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
        """What lies in the open row already is not picked once more; of equal cards laid open, any may be clicked."""
        found = [one for one in super().things(code, targets) if one not in self.picked]
        return tuple(same for one in found for same in self._laid_open.get(one, (one,)))

    @cached_property
    def _laid_open(self) -> dict[str, list[str]]:
        """The ids of equal cards that lie open for a choice, by the id that choices point at."""
        lying = list(self.view.market) or list(self.view.shown.cards if self.view.shown is not None else ())
        found: dict[str, list[str]] = {}
        for name in lying:
            same = found.setdefault(thing("shown", name), [])
            same.append(thing("shown", name, len(same)) if same else thing("shown", name))
        return found

    def seat_state(self, seat: int) -> SeatState:
        one = self.view.nations[seat]
        if not one.alive:
            return "out"
        return super().seat_state(seat) or ("away" if one.away else "")

    # -- what is asked --

    def prompt(self) -> Prompt:
        """Return the question, and of a payment or a row of so many cards what lies there already."""
        asked, row = super().prompt(), self.view.row
        if row is None:
            return asked
        if row.verb == "attack" and row.unit and not asked.note:
            return replace(asked, note=self._strength(row.unit))
        if row.price:
            return replace(asked, tallies=(Tally(self("scene-paid"), row.paid * 100, row.price * 100),))
        if row.wanted > 1:
            return replace(asked, tallies=(Tally(self("scene-picked"), len(row.picks), row.wanted),))
        return asked

    def _strength(self, name: str) -> str:
        """Return an attacking unit's value with what it is the sum of, before the question whom it strikes."""
        parts = self.own.units[UNITS.index(name)].attack_parts
        value = sum(part.value for part in parts)
        return self("scene-attack-strength", attack=added(parts) if len(parts) > 1 else str(value))

    @cached_property
    def _words(self) -> dict[int, list[str]]:
        """The words of every choice and near miss, by code."""
        told = [(one.code, one.text) for one in self.view.choices]
        told += [(one.code, one.text) for one in self.view.near_misses]
        return {code: text.removesuffix("…").split() for code, text in told}

    def verb(self, code: int) -> str:
        """Return what a choice does, in the word of the notation."""
        found = self._words[code]
        return found[0] if found else ""

    def choices(self) -> tuple[Choice, ...]:
        """Return all that the viewer may play, in the order of the prompt: what harms others first, discards last."""
        told = {one.code: self._note(one) for one in self.view.choices}
        shown = sorted(super().choices(), key=lambda one: ORDER.get(self.verb(one.code), 0))
        return tuple(replace(one, note=told[one.code], faint=one.group == ALWAYS) for one in shown)

    def _note(self, one: views.Choice) -> str:
        """Return what follows from a choice: of a fight both sums, of a Nation card what it costs."""
        if one.hint is None and self.verb(one.code) == "buy":
            return self("hint-subvert", dollars=NATION_PRICE * 100)
        return self.say(self.fight(one.hint, one.targets))

    def near_misses(self) -> tuple[NearMiss, ...]:
        """Return what is refused; of an attack that is too weak, what the defence is the sum of."""
        shown = super().near_misses()
        if self.view.row is None:
            return shown
        asked = sorted(self.view.near_misses, key=self.rank)  # nothing is folded in an open row
        return tuple(
            replace(miss, reason=self.reason(one.clause, self.fight(one.reason, one.targets)))
            for miss, one in zip(shown, asked, strict=True)
        )

    @cached_property
    def aims(self) -> dict[str, Phrase]:
        """Both numbers of every fight that the open row offers or refuses for want of strength, by the unit's id."""
        row = self.view.row
        if row is None or not row.unit:
            return {}
        told = [(one.hint, one.targets) for one in self.view.choices]
        told += [(one.reason, one.targets) for one in self.view.near_misses]
        found = {}
        for phrase, targets in told:
            if phrase is not None and phrase.key in FIGHTS and (units := [one for one in targets if is_unit(one)]):
                found[units[-1]] = phrase
        return found

    def fight(self, phrase: Phrase | None, targets: tuple[str, ...]) -> Phrase | None:
        """Return both numbers of a fight, the defence with what it is the sum of: `6 against 3 + 1 = 4`."""
        row = self.view.row
        if phrase is None or row is None or not row.unit or phrase.key not in FIGHTS:
            return phrase
        mine = self.own.units[UNITS.index(row.unit)]
        for other in self.view.nations:
            for piece in other.units:
                parts = fight_parts(piece, mine, False)
                fits = sum(part.value for part in parts) == phrase.args["defence"]
                if thing("unit", other.seat, piece.unit) in targets and fits and len(parts) > 1:
                    return Phrase(phrase.key, **{**phrase.args, "defence": added(parts)})
        return phrase

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

    @cached_property
    def _targets(self) -> dict[int, str]:
        """The Nation of each unit that may be attacked, by code; nothing where the rows are few."""
        if self.view.row is None or not self.view.row.unit or len(self.view.choices) <= MOST_ROWS:
            return {}
        named = {code: [word for word in words if word in self.kit.nations] for code, words in self._words.items()}
        return {one.code: named[one.code][-1] for one in self.view.choices if named[one.code]}

    def group(self, code: int) -> str:
        return self._targets.get(code, "") or self._folded.get(self.verb(code), "")

    def groups(self) -> tuple[Group, ...]:
        """Return the rows that open: attacks, cards to play, equipment, Spies, discards."""
        counts: dict[str, int] = {}
        for one in self.view.choices:
            fold = self.group(one.code)
            if fold:
                counts[fold] = counts.get(fold, 0) + 1
        return tuple(
            self._at(fold, count) if fold in self.kit.nations else self._row(fold, count)
            for fold, count in counts.items()
        )

    def _row(self, fold: str, count: int) -> Group:
        """Return a row for choices of a kind."""
        return Group(fold, self(f"scene-group-{fold}"), self(f"scene-group-{fold}-note", count=count), self._fold(fold))

    def _at(self, name: str, count: int) -> Group:
        """Return a row for the units of a Nation that may be attacked, each with the defence that is to be beaten."""
        told = []
        for one in self.view.choices:
            if self._targets.get(one.code) == name:
                fight = self.fight(one.hint, one.targets)
                defence = str(fight.args["defence"]) if fight is not None and fight.key in FIGHTS else ""
                told.append(self("scene-group-target", unit=unit(self._words[one.code][-1]), defence=defence))
        return Group(name, self(f"nation-{name}"), self("scene-group-targets", units=told), Sign(flag(name)))

    def _fold(self, fold: str) -> Sign:
        """Return what stands before a group."""
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
        """Return a drawing in ink on its ground, which it needs at night."""
        return Sign(picture, "panel", "card-ground")

    def sign(self, code: int, targets: tuple[str, ...]) -> Sign | None:
        """Return the Nation that it names last, else the card, else the unit; of a tax the Homefront that pays it."""
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
