"""Proelio a second time: the whole game as one plain story, written from the clauses, with no code of the rules.

A turn is a generator that asks (`yield`) and is told the answer in words. Cards are names in lists. What chance gives
is handed in with each answer. Slow, and short enough to be held against the rulebook from top to bottom.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

BASE = ["shields", "palisades", "towers", "patrol", "manure", "infiltration", "soldiers", "knights", "trebuchets"]
BASE += ["resources", "temporary_alliance", "plague"]
GOLD = ["fortress", "imperial_edict", "imperial_manure", "hero", "gunpowder", "imperial_resources", "inquisition"]
ORDER = BASE + GOLD
LADDER = ["shields", "palisades", "towers", "fortress"]
DEFENCE = {"shields": 1, "palisades": 2, "towers": 3, "fortress": 4, "patrol": 1, "imperial_edict": 0}
ATTACK = {"manure": 0, "infiltration": 0, "soldiers": 1, "knights": 2, "trebuchets": 3, "imperial_manure": 0, "hero": 4}


@dataclass(frozen=True)
class Asked:
    """A decision: whose, and all its answers in words."""

    seat: int
    answers: frozenset[str]


Story = Generator[Asked, str, None]


def several(verb: str, cards: Iterable[str], sizes: Iterable[int]) -> frozenset[str]:
    """Every choice of so many of these cards."""
    pool = sorted(cards, key=ORDER.index)
    return frozenset(" ".join([verb, *part]) for size in sizes for part in combinations(pool, size))


class Model:
    """A game of Proelio."""

    def __init__(self, words: dict[str, Any], limit: int = 5) -> None:
        """From a position in words that stands at the start of a turn."""
        self.options = words["options"]
        self.n, self.turn, self.active, self.limit = words["seats"], words["turn"], words["active"], limit
        self.allied = self.options["mode"] == "allied_houses"
        houses = words["houses"]
        self.hands: list[list[str]] = [list(house["hand"]) for house in houses]
        self.levels = [LADDER.index(h["fortification"]) + 1 if h["fortification"] else 0 for h in houses]
        self.plagues: list[bool] = [house["plague"] for house in houses]
        self.waiting = [[(a["card"], a["level"], a["turn"]) for a in house["waiting"]] for house in houses]
        self.piles = [[c for c in words["piles"] if c in deck] for deck in (BASE, GOLD)]
        self.discards = [[c for c in words["discards"] if c in deck] for deck in (BASE, GOLD)]
        self.attack: str | None = None
        self.deployed: list[str] = []
        self.total = self.short = 0
        self.won: list[int] = []
        self.lost: int | None = None
        self.ended: str | None = None
        self.fate: list[str] = []

    def words(self) -> dict[str, Any]:
        """The position in words, each list of cards sorted."""
        houses = [
            {
                "hand": sorted(self.hands[seat]),
                "fortification": LADDER[self.levels[seat] - 1] if self.levels[seat] else None,
                "plague": self.plagues[seat],
                "waiting": [{"card": c, "level": level, "turn": turn} for c, level, turn in self.waiting[seat]],
            }
            for seat in range(self.n)
        ]
        return {
            "turn": self.turn,
            "active": self.active,
            "houses": houses,
            "piles": sorted(self.piles[0] + self.piles[1]),
            "discards": sorted(self.discards[0] + self.discards[1]),
            "deployed": sorted(self.deployed),
            "attack": self.attack,
            "total": self.total,
            "short": self.short,
            "won": self.won,
            "lost": self.lost,
            "ended": self.ended,
        }

    # -- cards --

    def chance(self, cards: list[str]) -> str:
        """The card that chance gives, which must be one of these."""
        card = self.fate.pop(0)
        assert card in cards
        return card

    def discard(self, card: str) -> None:
        self.discards[card in GOLD].append(card)

    def draw(self, seat: int, deck: int, count: int) -> None:
        """PR-DECK-01, PR-RULING-45, PR-RULING-47."""
        for _ in range(count):
            if not self.piles[deck]:
                self.renew(deck)
            if not self.piles[deck]:
                return
            card = self.chance(self.piles[deck])
            self.piles[deck].remove(card)
            self.hands[seat].append(card)
            if not self.piles[deck] and self.options["reshuffle"] == "on_exhaustion":
                self.renew(deck)

    def renew(self, deck: int) -> None:
        self.piles[deck], self.discards[deck] = self.discards[deck], []

    def cut(self, seat: int) -> Story:
        """PR-HAND-09: down to the limit, by the holder's choice."""
        excess = len(self.hands[seat]) - self.limit
        if excess > 0:
            answer = yield Asked(seat, several("discard", self.hands[seat], [excess]))
            for card in answer.split()[1:]:
                self.hands[seat].remove(card)
                self.discard(card)

    def cut_where_silent(self, seat: int) -> Story:
        """PR-RULING-06: the text names no moment."""
        if self.options["hand_limit_timing"] == "immediate":
            yield from self.cut(seat)

    # -- the turn --

    def play(self) -> Story:
        """PR-TURN-05: Plague, hand, defence, action; then the right-hand neighbour."""
        while not self.ended:
            me = self.active
            if self.plagues[me]:
                self.plagues[me] = False
                self.discard("plague")
            yield from self.cut(me)
            while self.waiting[me] and not any(self.plagues) and not self.ended:
                yield from self.defend(me)
            if self.ended:
                return
            yield from self.act(me)
            cap = self.options["round_cap"]
            if cap and self.turn >= cap * self.n:
                self.ended = "PR-RULING-56"
                return
            self.turn += 1
            self.active = (me - 1) % self.n

    def lawful(self, card: str, level: int) -> bool:
        """PR-ATK-09, PR-RULING-28."""
        if card == "gunpowder":
            return bool(level >= self.options["gunpowder_min_level"])
        return ATTACK[card] <= level + 1

    # -- the Defence phase --

    def defend(self, me: int) -> Story:
        """PR-DEF-02, PR-RES-01, PR-RULING-27."""
        level, attacker = self.levels[me], (me - 1) % self.n
        usable = [card for card in self.hands[me] if card in DEFENCE]
        if self.options["over_limit_defence"] == "forbidden":
            usable = [card for card in usable if DEFENCE[card] <= level + 1]
        answer = yield Asked(me, several("deploy", usable, range(len(usable) + 1)))
        self.deployed = answer.split()[1:]
        for card in self.deployed:
            self.hands[me].remove(card)
        self.attack, laid_at, _ = self.waiting[me].pop(0)
        if self.options["illegal_attack"] == "allow_and_penalise" and not self.lawful(self.attack, laid_at):
            yield from self.unlawful(me, attacker)
        elif "imperial_edict" in self.deployed:
            self.clear()
        elif self.attack == "gunpowder":
            yield from self.gunpowder(me, attacker)
        elif self.attack == "infiltration":
            yield from self.infiltration(me, attacker)
        else:
            yield from self.compare(me, attacker)

    def clear(self) -> None:
        """PR-RES-12, PR-RES-13."""
        for card in [self.attack, *self.deployed]:
            if card:
                self.discard(card)
        self.attack, self.deployed, self.total, self.short = None, [], 0, 0

    def unlawful(self, me: int, attacker: int) -> Story:
        """PR-ATK-12 to 14, PR-RULING-25, PR-RULING-26."""
        self.hands[me] += self.deployed
        self.deployed = []
        self.clear()
        cards = self.hands[attacker]
        if cards:
            paid = cards[0]
            if len(cards) > 1:
                paid = (yield Asked(attacker, several("pay", cards, [1]))).split()[1]
            cards.remove(paid)
            self.hands[me].append(paid)
        yield from self.cut_where_silent(me)

    def gunpowder(self, me: int, attacker: int) -> Story:
        """PR-IMP-11, PR-IMP-12, PR-RULING-29."""
        self.lose_walls(me)
        self.clear()
        self.short = min(self.options["gunpowder_loot"], len(self.hands[me]))
        if self.short:
            yield from self.loot(me, attacker)
        self.judge(me, attacker)

    def infiltration(self, me: int, attacker: int) -> Story:
        """PR-INF-04, PR-PAT-05, PR-RULING-11."""
        turned = "patrol" in self.deployed
        self.clear()
        taker, giver = (me, attacker) if turned else (attacker, me)
        eligible = [card for card in self.hands[giver] if card in BASE]
        if eligible:
            stolen = self.chance(eligible)
            self.hands[giver].remove(stolen)
            self.hands[taker].append(stolen)
        yield from self.cut_where_silent(taker)
        if not turned:
            self.judge(me, attacker)

    def compare(self, me: int, attacker: int) -> Story:
        """PR-RES-02 to 11."""
        level = self.levels[me]
        assert self.attack is not None
        total = sum(DEFENCE[card] for card in self.deployed if DEFENCE[card] <= level + 1)
        short = max(0, ATTACK[self.attack] - total)
        if short:
            self.total, self.short = total, short
            if level and (yield Asked(me, frozenset({"sacrifice", "keep"}))) == "sacrifice":
                self.total += level
                self.short = max(0, short - level)
                self.lose_walls(me)
            if self.short > len(self.hands[me]):
                self.hands[attacker] += self.hands[me]
                self.hands[me] = []
                self.lose_walls(me)
            elif self.short:
                yield from self.loot(me, attacker)
                short = 1
            else:
                short = 0
        self.clear()
        if short or self.options["elimination_check"] == "after_any_attack":
            self.judge(me, attacker)

    def loot(self, me: int, attacker: int) -> Story:
        """PR-LOOT-02, PR-LOOT-04; who must give everything is not asked what."""
        given = sorted(self.hands[me])
        if self.short < len(given):
            given = (yield Asked(me, several("loot", given, [self.short]))).split()[1:]
        for card in given:
            self.hands[me].remove(card)
        self.hands[attacker] += given
        yield from self.cut(attacker)
        self.total = self.short = 0

    def lose_walls(self, seat: int) -> None:
        if self.levels[seat]:
            self.discard(LADDER[self.levels[seat] - 1])
            self.levels[seat] = 0

    def judge(self, me: int, attacker: int) -> None:
        """PR-ELIM-02, PR-WIN-01, PR-ALY-09 to 11."""
        if not self.hands[me] and not self.levels[me]:
            self.lost = me
            self.won = sorted([attacker, (attacker + 2) % 4]) if self.allied else [attacker]
            self.ended = "PR-ALY-09" if self.allied else "PR-WIN-01"

    # -- the action --

    def actions(self, me: int) -> frozenset[str]:
        """PR-ACT, PR-RULING-09."""
        found = {f"fortify {card}" for card in self.hands[me] if card in LADDER[self.levels[me] : self.levels[me] + 1]}
        free = not any(self.plagues) and not (
            self.waiting[(me + 1) % self.n] and self.options["pending_attacks_per_target"] == "1"
        )
        if free:
            any_card = self.options["illegal_attack"] == "allow_and_penalise"
            attacks = [card for card in self.hands[me] if card in ATTACK or card == "gunpowder"]
            found |= {f"attack {card}" for card in attacks if any_card or self.lawful(card, self.levels[me])}
        if self.piles[0] or self.discards[0]:
            found.add("draw")
        if self.piles[1] or self.discards[1]:
            found |= several("exchange", self.hands[me], [2])
        found |= {f"play {c}" for c in self.hands[me] if c in ("resources", "imperial_resources", "plague")}
        if "inquisition" in self.hands[me]:
            found |= {f"play inquisition {seat % self.n}" for seat in (me - 1, me + 1)}
        if "temporary_alliance" in self.hands[me]:
            alone = [] if self.options["temporary_alliance_self"] else [me]
            found |= {f"play temporary_alliance {seat}" for seat in range(self.n) if seat not in alone}
        if self.allied:
            found |= several("support", self.hands[me], [1])
        return frozenset(found | {"pass"} if self.options["allow_pass"] or not found else found)

    def act(self, me: int) -> Story:
        """PR-ACT-01: exactly one."""
        verb, *rest = (yield Asked(me, self.actions(me))).split()
        for card in rest if verb == "exchange" else rest[:1]:
            self.hands[me].remove(card)
        if verb == "draw":
            self.draw(me, 0, 1)
            yield from self.cut(me)
        elif verb == "attack":
            self.waiting[(me + 1) % self.n].append((rest[0], self.levels[me], self.turn))
        elif verb == "fortify":
            self.lose_walls(me)
            self.levels[me] = LADDER.index(rest[0]) + 1
        elif verb == "exchange":
            for card in rest:
                self.discard(card)
            self.draw(me, 1, 1)
        elif verb == "support":
            self.hands[(me + 2) % 4].append(rest[0])
            yield from self.cut((me + 2) % 4)
        elif verb == "play":
            yield from self.strategy(me, *rest)

    def strategy(self, me: int, card: str, target: str = "") -> Story:
        """PR-STR, PR-PLG-01, PR-PLG-02."""
        if card == "plague":
            self.plagues[me] = True
            self.draw(me, 0, 1)
            return
        self.discard(card)
        if card == "temporary_alliance":
            self.draw(int(target), 0, 1)
            yield from self.cut_where_silent(int(target))
        elif card != "inquisition":
            self.draw(me, 0, 3 if card == "imperial_resources" else 2)
            yield from self.cut(me)


def sorted_words(words: dict[str, Any]) -> dict[str, Any]:
    """What the rules say of a position, in the order of `Model.words`."""
    houses = [{**house, "hand": sorted(house["hand"])} for house in words["houses"]]
    areas = {name: sorted(words[name]) for name in ("piles", "discards", "deployed")}
    plain = ("turn", "active", "attack", "total", "short", "won", "lost", "ended")
    return {"houses": houses, **areas, **{name: words[name] for name in plain}}


def drawn(facts: Iterable[str]) -> list[str]:
    """The cards that chance gave, out of the log of one choice."""
    cards: list[str] = []
    for fact in facts:
        name, *rest = fact.split()
        cards += rest[3:] if name == "drew" else rest[2:] if name == "stolen" else []
    return cards
