"""Positions of Let's War set up by hand, played in words, with draws that are said beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wartable.core.rules.chance import Scripted, Seeded
from wartable.core.rules.log import Journal
from wartable.titles.letswar import TITLE
from wartable.titles.letswar.checks import attack_in, defence_in, misses_in
from wartable.titles.letswar.position.order import hand_limit
from wartable.titles.letswar.position.state import LetsWarState
from wartable.titles.letswar.vocabulary import UNITS

SPLIT = ("hand", "board", "bottom", "destroyed", "characters")


class Stage:
    """A position in which Nations have no Character and hold nothing but what they are given.

    `Stage(4, france={"hand": "boom tank"}, draws="miss boom")` stands at step 2 of the first player's turn. Draws are
    said by name, a number is a raw result; when they are used up, chance is seeded. Arguments by name are what their
    defaults are; they are not typed, since Nations are handed over beside them.
    """

    def __init__(
        self,
        seats: int = 4,
        /,
        *,
        active: Any = "",
        step: Any = "turn_main",
        draws: Any = "",
        options: Any = None,
        common: Any = None,
        pack: Any = None,
        **nations: Any,
    ) -> None:
        self.kit = TITLE.kit(seats, options, pack)
        rows = []
        for name in self.kit.nations:
            given = {"character": None, "characters": [], **nations.pop(name, {})}
            rows.append(
                {
                    key: value.split() if key in SPLIT and isinstance(value, str) else value
                    for key, value in given.items()
                }
            )
        assert not nations, f"not at this table: {', '.join(nations)}"
        words: dict[str, Any] = {"nations": rows, "options": dict(options or {}), "seats": seats, **(common or {})}
        if step:
            words |= {"step": step, "active": self.kit.nations.index(active) if active else 0}
        self.state: LetsWarState = TITLE.from_dict(self.kit, words)
        said = [int(word) if word.isdigit() else word for word in draws.split()]
        self.chance = Scripted(*said, then=Seeded(7))
        self.chance.bind([list(names) for names in TITLE.vocabularies(self.kit)])
        self.log = Journal()

    # -- playing --

    def seat(self, name: str) -> int:
        """The seat of a Nation."""
        return int(self.kit.nations.index(name))

    def why(self, name: str, line: str) -> str:
        """The clause that refuses a line, empty if it may be played; nothing is changed."""
        trial = self.state.copy()
        for code in TITLE.parse(self.kit, line):
            clause = trial.why(self.seat(name), code)
            if clause:
                return str(TITLE.clauses[clause])
            trial.apply(self.seat(name), code, Seeded(1))
        return ""

    def say(self, name: str, *lines: str) -> Stage:
        """Play lines of a Nation; each must be legal and complete."""
        seat = self.seat(name)
        for line in lines:
            codes = TITLE.parse(self.kit, line)
            done = False
            for code in codes:
                clause = self.state.why(seat, code)
                assert clause == 0, f"{name}: {line}: refused by {TITLE.clauses[clause]}"
                assert code in self.state.legal(seat), line
                done = self.state.completes(seat, code)
                self.state.apply(seat, code, self.chance, self.log)
            assert done, f"{line} is not complete"
        return self

    def lines(self, name: str, verb: str = "") -> list[str]:
        """The clicks that a Nation may make now, in words."""
        said = [self.kit.notation.alone(code) for code in self.state.legal(self.seat(name))]
        return [line for line in said if line.startswith(verb)]

    @property
    def asked(self) -> list[str]:
        """The Nations that are asked."""
        return [self.kit.nations[seat] for seat in self.state.deciders()]

    @property
    def step(self) -> str:
        """The step that is played."""
        return self.state.doing().name

    def end_turn(self, name: str) -> Stage:
        """End a Nation's actions, and discard what is too much."""
        self.say(name, "end")
        while self.step == "turn_discard" and self.asked == [name]:
            seat = self.seat(name)
            self.state.apply(seat, self.state.default(seat, self.chance), self.chance, self.log)
        return self

    # -- what there is --

    def hand(self, name: str) -> list[str]:
        """A hand, in the order of the cards."""
        return self.cards(self.state.hands, name)

    def board(self, name: str) -> list[str]:
        """A board, in the order of the cards."""
        return self.cards(self.state.boards, name)

    def cards(self, area: list[int], name: str) -> list[str]:
        """The words of a Nation's cards in an area."""
        return [self.kit.card_words[card] for card in self.state.cards_of(area, self.seat(name))]

    def bottom(self, name: str) -> list[str]:
        """The known cards under a Nation's deck."""
        back = self.seat(name) + 1
        return [self.kit.card_words[card] for card in self.state.bottoms if self.kit.cards.back[card] == back]

    @property
    def discards(self) -> list[str]:
        """The Conflict discards."""
        counts = enumerate(self.state.discards)
        return [self.kit.card_words[card] for card, count in counts for _ in range(count)]

    def level(self, name: str) -> int:
        """A Homefront: 4 is Happy."""
        return int(self.state.homefront[self.seat(name)])

    def destroyed(self, name: str) -> list[str]:
        """The destroyed units of a Nation."""
        active = self.state.units[self.seat(name)]
        return [unit for i, unit in enumerate(UNITS) if not active >> i & 1]

    def values(self, name: str) -> dict[str, tuple[int, int]]:
        """Attack and defence of each unit, without an opponent."""
        values = self.state.reckoned(self.seat(name))
        return {unit: (values.plain_attack[i], values.plain_defence[i]) for i, unit in enumerate(UNITS)}

    def fight(self, name: str, unit: str, target: str, other: str) -> tuple[int, int, int]:
        """Attack, defence and the Miss! needed in a fight."""
        fight = (self.state, self.seat(name), UNITS.index(unit), self.seat(target), UNITS.index(other))
        return attack_in(*fight), defence_in(*fight), misses_in(*fight)

    def limit(self, name: str) -> int:
        """A hand limit."""
        return int(hand_limit(self.state, self.seat(name)))

    def side(self, name: str) -> int:
        """The side of a Nation: 0 Entente, 1 Central Empires, 2 neutral."""
        return int(self.state.allegiance[self.seat(name)])

    def character(self, name: str) -> str:
        """The Character in play, empty for none."""
        leader = self.state.leader[self.seat(name)]
        return self.kit.leader_ids[leader] if leader >= 0 else ""

    def entries(self, *names: str) -> list[list[int]]:
        """The arguments of the log entries of some names."""
        return [entry.args for entry in self.log.entries if TITLE.entries[entry.key].name in names]

    @property
    def ending(self) -> str:
        """The clause that ended the game, empty while it goes on."""
        return str(TITLE.clauses[self.state.ended])

    @property
    def winners(self) -> Sequence[str]:
        """The Nations that have won."""
        outcome = self.state.outcome()
        return [self.kit.nations[seat] for seat in outcome.winners] if outcome else []


def event(name: str, seats: int = 4, /, *, date: Any = "1914A", draws: Any = "", **more: Any) -> Stage:
    """The beginning of an offensive on a date, with this Event; Nations that nothing is said of hold nothing."""
    numbers = [f"{year}{half}" for year in range(1914, 1920) for half in "SA"]
    before = numbers[numbers.index(date) - 1] if date != "1914S" else date
    last = TITLE.kit(seats, more.get("options")).nations[-1]
    stage = Stage(
        seats, active=last, draws=f"{name} {draws}", common={"date": before, **more.pop("common", {})}, **more
    )
    return stage.end_turn(last)
