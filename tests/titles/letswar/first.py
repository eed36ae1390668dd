"""Tables set up by hand and played by the title itself, through its public door; its positions in plain words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import wartable
from tests.titles.letswar.tables import UNITS, Standing, Table, in_order
from tests.titles.letswar.watch import split
from wartable.core.rules.chance import Chance, Seeded
from wartable.core.rules.log import ALL, Journal
from wartable.core.rules.state import State
from wartable.titles.letswar import TITLE

# What tells a question that is no window, by a verb that it offers.
DEPTH = 60
TELLING = ["end", "done", "pledge", "offer", "join", "report", "choose", "discard"]


class Said(Chance):
    """Chance that gives what was said beforehand, pile by pile, and then the first name of the alphabet."""

    def __init__(self, vocabularies: list[list[str]]) -> None:
        """Start with nothing said."""
        super().__init__()
        self.vocabularies = vocabularies
        self.said: dict[str, list[str]] = {}

    def below(self, n: int, audience: int = ALL) -> int:
        """Give the lowest number."""
        return 0

    def draw(self, bag: list[int], start: int, stop: int, audience: int = ALL, of: int = 0, copies: int = 0) -> int:
        """Give the next name that was said for a pile, if the bag has it."""
        words = self.vocabularies[of]
        kinds = {words[kind]: kind for kind in range(stop - start) if bag[start + kind] > 0}
        queues = [queue for queue in self.said.values() if queue]
        if "other" in words:
            # A gate: whether the card that is drawn next is a Territory card, or the Armistice.
            gated = [queue for queue in queues if queue[0] in kinds]
            return kinds[gated[0].pop(0)] if gated else kinds.get("other", min(kinds.values()))
        for queue in queues:
            if queue[0] in kinds:
                return kinds[queue.pop(0)]
        return kinds[min(kinds)]


# -- positions in words --

LEVELS = ["revolution", "unrest", "dissatisfied", "content", "happy"]


def space(date: str) -> int:
    """Return the number of a calendar space: `1914S` is 0."""
    return (int(date[:4]) - 1914) * 2 + (date[4] == "A")


def written(number: int) -> str:
    """Return a calendar space as positions write it."""
    return f"{1914 + number // 2}{'SA'[number % 2]}"


def position_words(table: wartable.Table) -> dict[str, Any]:
    """Return a position in the words of the second reading, as far as both have them."""
    data: dict[str, Any] = table.state.to_dict()
    names = list(TITLE.names(table.kit)["nation"])
    stock = [TITLE.vocabularies(table.kit)[0][kind] for kind in data.get("resolving", {}).get("stock", [])]
    return {
        "options": dict(data["options"]),
        "date": space(data["date"]),
        "latest": space(data["latest"]),
        "pile": sorted(
            [card for card in data["pile"] if ":" not in card]
            + [card for card, holder in data["territory"].items() if holder == "deck"]
        ),
        "discards": sorted(data["discards"]),
        "display": sorted(stock),
        "event": data["event"],
        "event_pile": sorted(data["event_pile"]),
        "event_discards": sorted(data["event_discards"]),
        "nations": [nation_words(data, names, seat) for seat in range(len(names))],
        "lasting": sorted(
            f"{one['effect'].split(':')[-1]} {one['until']} by {-1 if one['by'] is None else one['by']} on {seat}"
            for one in data["lasting"]
            for seat in one["nations"]
            if seat not in data["out"]
        ),
        "winners": list(data["won"]),
        "ended": data["ended"],
    }


def nation_words(data: dict[str, Any], names: list[str], seat: int) -> dict[str, Any]:
    """Return where one Nation stands."""
    name, given = names[seat], data["nations"][seat]
    characters = [given["character"]] if given["character"] else []
    return {
        "name": name,
        "faction": given["side"],
        "alive": seat not in data["out"],
        "active": [unit for unit in UNITS if unit not in given["destroyed"]],
        "homefront": LEVELS.index(given["homefront"]),
        "hand": sorted(given["hand"]),
        "board": sorted(given["board"]),
        "unseen": sorted(card.split(":")[1] for card in data["pile"] if card.startswith(f"{name}:")),
        "bottom": list(given["bottom"]),
        "characters": [one.removeprefix(f"{name}_") for one in characters + given["characters"]],
        "to_come": sorted(one.removeprefix(f"{name}_") for one in data["unmet"] if one.startswith(f"{name}_")),
        "territory": sorted(card for card, holder in data["territory"].items() if holder == seat),
        "attacks": {unit: given["attacked"][unit] for unit in sorted(given["attacked"])},
    }


# -- tables --


class First(Table):
    """A table of the title."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        """Prepare a table; `begin` opens it."""
        opened = TITLE.open(seats=seats, options=options, seed=0, memory=False)
        self.names = list(TITLE.names(opened.kit)["nation"])
        self.chance = Said([list(words) for words in TITLE.vocabularies(opened.kit)])
        self.seats, self.options = seats, options
        self.data: dict[str, Any] = {"date": written(0), "discards": [], "out": [], "territory": {}}
        self.nations: list[dict[str, Any]] = [
            {"hand": [], "board": [], "bottom": [], "destroyed": [], "character": None, "characters": []}
            for _ in range(seats)
        ]
        self.decks = [opening_deck(opened, name) for name in self.names]
        self.left: list[str] | None = None
        self.table = opened

    def _nation(self, name: str) -> dict[str, Any]:
        return self.nations[self.names.index(name)]

    # -- before the game --

    def hand(self, name: str, cards: str) -> None:
        """Put cards into a hand."""
        self._nation(name)["hand"] += cards.split()

    def board(self, name: str, cards: str) -> None:
        """Put cards on a board."""
        self._nation(name)["board"] += cards.split()

    def discarded(self, cards: str) -> None:
        """Put Conflict cards on the discard pile."""
        self.data["discards"] += cards.split()

    def bury(self, left: str) -> None:
        """Put the whole Conflict draw pile on the discard pile, save these cards."""
        self.left = left.split()

    def deck(self, name: str, unseen: str, bottom: str = "") -> None:
        """Leave of a Nation deck these cards; the rest goes to its hand."""
        kept = Counter(unseen.split() + bottom.split())
        nation = self._nation(name)
        nation["hand"] += sorted((Counter(self.decks[self.names.index(name)]) - kept).elements())
        nation["bottom"] += bottom.split()

    def territory(self, **holders: str) -> None:
        """Lay Territory cards before Nations."""
        self.data["territory"] |= {card: self.names.index(name) for card, name in holders.items()}

    def destroy(self, name: str, units: str) -> None:
        """Destroy units."""
        self._nation(name)["destroyed"] += units.split()

    def level(self, name: str, homefront: int) -> None:
        """Set a Homefront."""
        self._nation(name)["homefront"] = LEVELS[homefront]

    def joined(self, faction: str) -> None:
        """Let Italy have joined a faction."""
        self._nation("italy")["side"] = faction
        self.data["territory"] = {"trento": "out", "colonies": "out"}

    def out(self, name: str) -> None:
        """Let a Nation be out of the game."""
        self.data["out"].append(self.names.index(name))
        self.level(name, 0)

    def character(self, **words: str) -> None:
        """Lay Characters down, first the one in play."""
        for name, cards in words.items():
            ids = [f"{name}_{card}" for card in cards.split()]
            self._nation(name).update(character=ids[0], characters=ids[1:])

    def on(self, date: int) -> None:
        """Set the calendar."""
        self.data["date"] = written(date)

    def draws(self, pile: str, cards: str) -> None:
        """Say what a pile gives next."""
        prefix = pile.split()[-1] + "_" if pile.startswith("characters") else ""
        self.chance.said.setdefault(pile, []).extend(prefix + card for card in cards.split())

    # -- the game --

    def begin(self, at: str, name: str = "") -> None:
        """Begin somewhere: at a turn or an Event the one before has its step 2, or the Prelude, and ends it."""
        if at == "setup":
            self.table = TITLE.open(seats=self.seats, options=self.options, chance=self.chance, memory=False)
            return
        living = [seat for seat in range(self.seats) if seat not in self.data["out"]]
        seat = self.names.index(name) if name else living[0]
        before = living[living.index(seat) - 1]
        if at == "main":
            self._open("turn_main", seat)
        elif at == "turn" and seat == living[0]:
            self._open("prelude", before)
            self.say(self.names[before], "done")
        else:
            self._open("turn_main", before)
            self.say(self.names[before], "end")

    def _open(self, step: str, seat: int) -> None:
        if "italy" in self.names:
            self.data["territory"] = {"trento": "deck", "colonies": "deck"} | self.data["territory"]
            if "deck" in self.data["territory"].values():
                # Territory cards that do not lie out are somewhere in the pile.
                self.data["depth_left"] = DEPTH
        data = {"seats": self.seats, "options": self.options, "memory": None, "nations": self.nations}
        data |= {"step": step, "active": seat, **self.data}
        table = TITLE.position(data, chance=self.chance)
        if self.left is not None:
            found: dict[str, Any] = table.state.to_dict()
            pile = Counter(card for card in found["pile"] if ":" not in card)
            buried = (pile - Counter(self.left)).elements()
            table = TITLE.position({**data, "discards": [*self.data["discards"], *buried]}, chance=self.chance)
        self.table = table

    def say(self, name: str, line: str) -> None:
        """Answer for a Nation."""
        self.table.act(self.names.index(name), line)

    def refused(self, name: str, line: str) -> bool:
        """Tell whether a Nation may not say this now, and that trying changed nothing."""
        before = self.table.state.to_dict()
        try:
            self.say(name, line)
        except (wartable.Refused, wartable.NotAnAction):
            return before == self.table.state.to_dict()
        return False

    def lines(self, name: str) -> set[str]:
        """Return every answer of a Nation as a whole line, found click by click on copies of the position."""
        seat, found = self.names.index(name), set()
        drafts: list[tuple[State, list[int]]] = [(self.table.state, [])]
        met: set[tuple[int, ...]] = set()
        while drafts:
            draft, row = drafts.pop()
            for code in draft.legal(seat):
                if draft.completes(seat, code):
                    found.add(in_order(TITLE.line(self.table.kit, [*row, code])))
                elif tuple(sorted([*row, code])) not in met:
                    met.add(tuple(sorted([*row, code])))
                    after = draft.copy()
                    after.apply(seat, code, Seeded(1), Journal())
                    drafts.append((after, [*row, code]))
        return found

    # -- what there is --

    @property
    def asked(self) -> dict[str, str]:
        """Return who is asked, and what."""
        found = {}
        for seat in self.table.deciders:
            window = self.table.state.window(seat)
            verbs = {choice.text.split()[0] for choice in self.table.choices(seat)}
            told = TITLE.sheet.windows[window - 1] if window else next(verb for verb in TELLING if verb in verbs)
            found[self.names[seat]] = told
        return found

    def of(self, name: str) -> Standing:
        """Return where a Nation stands."""
        words = position_words(self.table)["nations"][self.names.index(name)]
        conflict, nation_cards = split(words["hand"])
        return Standing(
            faction=words["faction"],
            alive=words["alive"],
            destroyed=[unit for unit in UNITS if unit not in words["active"]],
            homefront=words["homefront"],
            conflict=conflict,
            nation_cards=nation_cards,
            board=words["board"],
            bottom=words["bottom"],
            characters=words["characters"],
            territory=words["territory"],
        )

    def _word(self, key: str) -> Any:
        return position_words(self.table)[key]

    @property
    def discards(self) -> list[str]:
        """Return the Conflict discards."""
        return list(self._word("discards"))

    @property
    def pile(self) -> list[str]:
        """Return the Conflict draw pile."""
        return list(self._word("pile"))

    @property
    def event(self) -> str | None:
        """Return the Event in force."""
        found: str | None = self._word("event")
        return found

    @property
    def passed(self) -> list[str]:
        """Return the Event discards."""
        return list(self._word("event_discards"))

    @property
    def date(self) -> int:
        """Return the calendar's space."""
        return int(self._word("date"))

    @property
    def won(self) -> set[str]:
        """Return who won."""
        return {self.names[seat] for seat in self._word("winners")}

    @property
    def ending(self) -> str | None:
        """Return the clause that ended the game."""
        found: str | None = self._word("ended")
        return found


def opening_deck(table: wartable.Table, name: str) -> list[str]:
    """Return all cards of a Nation's deck, from a table that has just been opened."""
    words = next(one for one in position_words(table)["nations"] if one["name"] == name)
    return [*split(words["hand"])[1], *words["unseen"]]
