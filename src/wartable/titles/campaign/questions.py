"""Questions that a player may put to the table: a battle's course, the settlement, a unit's history."""

from __future__ import annotations

from dataclasses import dataclass, field

from wartable.core.questions import SEAT, Noun, Question, Questions
from wartable.core.rules.chance import Seeded
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.codes.things import PLACE_WORDS, side_name
from wartable.titles.campaign.kit import CampaignKit
from wartable.titles.campaign.resolver import COURSE, KILLED, ROW, Battle, resolve
from wartable.titles.campaign.view import BattleView, CampaignView, ForceUnit, Squads, UnitView
from wartable.titles.campaign.vocabulary import TYPES

MOST_BATTLES = 7
BATTLE = Noun("battle", lambda kit: [str(number + 1) for number in range(MOST_BATTLES)])
PLACE = Noun("place", lambda kit: PLACE_WORDS)


def squads(kit: CampaignKit, found: tuple[Squads, ...]) -> list[Phrase]:
    """Squads with their numbers and names."""
    return [Phrase("squads", count=one.count, unit=Phrase(kit.keys[one.row])) for one in found]


def rows_of(force: tuple[ForceUnit, ...]) -> list[int]:
    """Return a force as the resolver takes it."""
    return [number for unit in force for one in unit.squads for number in (unit.place, one.row, unit.level, one.count)]


def course(kit: CampaignKit, view: CampaignView, number: int) -> list[Phrase]:
    """Return how a battle of the resolver went, turn by turn: it is fought again from its two results of chance."""
    if number >= len(view.battles):
        return [Phrase("course-not-fought", number=number + 1)]
    battle = view.battles[number]
    if battle.means != "auto":
        return [Phrase("course-on-table", number=number + 1)]
    return told_course(kit, battle)


@dataclass(slots=True)
class Turn:
    """A turn of a resolved battle: by side what happened, as (destroyed rather than withdrawn, place, row, squads)."""

    number: int
    sides: tuple[list[tuple[bool, int, int, int]], list[tuple[bool, int, int, int]]] = field(
        default_factory=lambda: ([], [])
    )


def turns_of(kit: CampaignKit, battle: BattleView) -> list[Turn]:
    """Return a battle of the resolver, turn by turn: it is fought again from its two results of chance."""
    forces = [rows_of(side.force) for side in battle.sides]
    fought = fight(kit, battle)
    turns = [Turn(number) for number in range(1, int(fought.turns) + 1)]
    for at in range(0, len(fought.course), COURSE):
        turn, what, side, row, count = (int(value) for value in fought.course[at : at + COURSE])
        place, entry = forces[side][row * ROW : row * ROW + 2]
        turns[turn - 1].sides[side].append((what == KILLED, place, entry, count))
    return turns


def fight(kit: CampaignKit, battle: BattleView) -> Battle:
    """Return the battle that the resolver fought, once more."""
    luck = Seeded(battle.numbers[0] << 30 | battle.numbers[1])
    forces = [rows_of(side.force) for side in battle.sides]
    return resolve(kit.model, TYPES.index(battle.type), battle.attacker, forces, luck)


def told_course(kit: CampaignKit, battle: BattleView) -> list[Phrase]:
    """Return the sentences of a course: a turn's losses and withdrawals of each side."""
    fought = fight(kit, battle)
    told = [Phrase("course-fortune", first=int(fought.fortune[0]), second=int(fought.fortune[1]))]
    for turn in turns_of(kit, battle):
        if not any(turn.sides):
            told.append(Phrase("course-quiet", turn=turn.number))
        for side, found in enumerate(turn.sides):
            for key, killed in (("course-lost", True), ("course-withdrew", False)):
                units = [
                    Phrase("squads-at", place=PLACE_WORDS[place], count=count, unit=Phrase(kit.keys[row]))
                    for fell, place, row, count in found
                    if fell == killed
                ]
                if units:
                    told.append(Phrase(key, turn=turn.number, side=side_name(side), units=units))
    told.append(Phrase("course-over", turns=int(fought.turns), reason=Phrase("reason-" + battle.reason)))
    return told


def settlement(kit: CampaignKit, view: CampaignView) -> list[Phrase]:
    """Return what the settlement would leave to each side if the campaign ended now (CA-RULING-46)."""
    if not view.sides[0].formations:
        return [Phrase("settlement-not-yet")]
    return [
        Phrase(
            "settlement-now",
            side=side_name(side.seat),
            pool=side.pool,
            restoration=side.restoration,
            points=side.final_points,
        )
        for side in view.sides
    ]


def unit(kit: CampaignKit, view: CampaignView, place: int, seat: int = -1) -> list[Phrase]:
    """Return what a unit is, and what it has been through; without a seat the viewer's own."""
    owner = max(view.viewer, 0) if seat < 0 else seat
    found = [one for each in view.sides[owner].formations for one in each.units if one.place == place]
    if not found:
        return [Phrase("answer-no-unit", place=PLACE_WORDS[place], side=side_name(owner))]
    return [*told_unit(kit, found[0]), *told_battles(kit, view, owner, place)]


def told_unit(kit: CampaignKit, found: UnitView) -> list[Phrase]:
    """Return what stands of a unit."""
    told = [
        Phrase(
            "answer-unit",
            place=found.word,
            count=found.size,
            start=found.start_size,
            units=squads(kit, found.now),
            level=Phrase("level-" + kit.level_words[found.level]),
            points=found.cost,
        )
    ]
    if found.lacks:
        told.append(Phrase("answer-lacks", count=found.lacks, points=found.lacks_price))
    return told


def told_battles(kit: CampaignKit, view: CampaignView, owner: int, place: int) -> list[Phrase]:
    """Return the battles that a unit fought in."""
    told = []
    for battle in view.battles:
        for one in battle.sides[owner].force:
            if one.place == place:
                fell = sum(lost.count for lost in one.lost)
                levels = [Phrase("level-" + kit.level_words[level]) for level in (one.level, one.after)]
                told.append(Phrase("answer-fought", number=battle.number, lost=fell, before=levels[0], after=levels[1]))
    return told


QUESTIONS = Questions(
    Question("course", course, BATTLE, least=1),
    Question("settlement", settlement),
    Question("unit", unit, PLACE, SEAT, least=1),
)
