"""What the campaign's steps share: their names, secret and open decisions, and what squads and places are called."""

from collections.abc import Sequence
from typing import Final

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Phrase, Wording, i64
from wartable.core.rules.steps import Either, Step, Together
from wartable.titles.campaign.codes import clauses as c
from wartable.titles.campaign.codes.stack import STEP_IDS
from wartable.titles.campaign.codes.things import PLACE_WORDS, entry_id, place_id, side_name
from wartable.titles.campaign.codes.verbs import WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.position.squads import SQUAD_BITS, SQUAD_MASK
from wartable.titles.campaign.vocabulary import PLACES, WORDS

BOTH_SEATS: Final[tuple[int, ...]] = (0, 1)


class CampaignStep(Step[Position]):
    """A step that asks one side, by its number."""

    def __init__(self, step: int, *verbs: int, reveals: Sequence[int] = (), outside: bool = False) -> None:
        super().__init__(STEP_IDS[step], WIDTH, *verbs, reveals=reveals, not_now=c.GEN_04, outside=outside)

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-" + self.name, side=side_name(p.asked()))


class AtTheTable(Either[Position]):
    """A step that is answered away from here, at the table of miniatures; either side may answer for both."""

    def __init__(self, step: int, *verbs: int, selects: Sequence[int] = (), quiets: Sequence[int] = ()) -> None:
        super().__init__(STEP_IDS[step], WIDTH, *verbs, selects=selects, quiets=quiets, not_now=c.GEN_04, outside=True)

    def seats(self, p: Position) -> tuple[int, ...]:
        return BOTH_SEATS

    def asks(self, p: Position, seat: i64) -> bool:
        return seat >= 0

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-" + self.name)


class Secret(Together[Position]):
    """A decision of both sides at the same time, opened together; or of one after the other in the open.

    Those that `Position.asking` names are asked (CA-RULING-05).
    """

    def __init__(
        self,
        step: int,
        *verbs: int,
        selects: Sequence[int] = (),
        reveals: Sequence[int] = (),
        unlisted: Sequence[int] = (),
    ) -> None:
        super().__init__(
            STEP_IDS[step],
            WIDTH,
            *verbs,
            selects=selects,
            reveals=reveals,
            quiets=selects,
            unlisted=unlisted,
            not_now=c.GEN_04,
        )

    def ordered(self, p: Position) -> bool:
        """Return whether the sides answer one after the other."""
        return False

    def seats(self, p: Position) -> tuple[int, ...]:
        if not self.ordered(p):
            return tuple([seat for seat in range(2) if p.asking & BIT[seat] != 0])
        first = p.first_to_prepare()
        for seat in (int(first), int(1 - first)):
            if p.asking & BIT[seat] != 0 and p.sealed[seat] == 0:
                return (seat,)
        return ()

    def answered(self, p: Position, seat: i64) -> bool:
        return p.sealed[seat] != 0

    def asks(self, p: Position, seat: i64) -> bool:
        if self.ordered(p):
            return seat in self.seats(p)
        return seat >= 0 and (p.asking >> seat) & 1 == 1 and p.sealed[seat] == 0

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return Phrase("wait-" + self.name)


def squad_codes(p: Position, seat: i64, verb: i64, squads: list[int], start: i64, picks: list[int]) -> None:
    """Add the clicks that put squads of a side down, from a list by place."""
    nation: i64 = p.nation[seat]
    for place in range(PLACES):
        rest: i64 = squads[start + place]
        while rest != 0:
            row = nation * 64 + (rest & SQUAD_MASK) - 1
            picks.append(int(verb * WIDTH + place * WORDS + p.kit.word_of[row]))
            rest >>= SQUAD_BITS


def unit_name(p: Position, seat: i64, arg: i64) -> Phrase:
    """Return what a word of an argument is called by a side's nation; the plain word where the nation has none."""
    word = arg % WORDS
    entry = p.kit.entry_of[p.nation[seat] * WORDS + word]
    if entry >= 0:
        return Phrase(p.kit.keys[p.row(seat, entry)])
    return Phrase("word-of-unit", word=p.kit.vocabulary[word] if word < len(p.kit.vocabulary) else "?")


def place_word(place: i64) -> str:
    """Return a place as it is written."""
    return PLACE_WORDS[place] if place < PLACES else "?"


def squad_wording(p: Position, seat: i64, label: str, arg: i64, points: i64, target: str = "") -> Wording:
    """Return what a click is called that puts down one squad: what, where, for how many points."""
    place = arg // WORDS
    word = p.kit.vocabulary[arg % WORDS] if arg % WORDS < len(p.kit.vocabulary) else "?"
    where = target or (place_id(place) if place < PLACES else "")
    said = Phrase(label, unit=unit_name(p, seat, arg), place=place_word(place), points=int(points))
    return Wording(said, None, (where, entry_id(word)))


def place_wording(label: str, place: i64, points: i64) -> Wording:
    """Return what a click on a unit is called."""
    return Wording(Phrase(label, place=place_word(place), points=int(points)), None, (place_id(place % PLACES),))
