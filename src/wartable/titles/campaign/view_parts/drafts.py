"""The viewer's own drafts: a list in the making, a preparation, a result; and a result that waits for an answer."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.titles.campaign.checks import list_faults
from wartable.titles.campaign.codes import stack
from wartable.titles.campaign.codes.clauses import CLAUSES
from wartable.titles.campaign.codes.things import BOTH, MOST_FEATURES, NEW_FORMATION, OUTCOMES, PLACE_WORDS
from wartable.titles.campaign.codes.verbs import ADD, BRING, BUY, DISBAND, FIELD, LOST_1, LOST_2, MASK, SHIFT
from wartable.titles.campaign.position.position import WHOLE, Position
from wartable.titles.campaign.position.reckoning import Reckoning
from wartable.titles.campaign.steps.result import outcome_level, outcome_winner
from wartable.titles.campaign.view import ListDraft, Pick, PreparationDraft, ResultDraft
from wartable.titles.campaign.view_parts.units import order_of_battle, squads_view, units_view
from wartable.titles.campaign.vocabulary import ENTRIES, PLACES, SLOTS, UNITS, WORDS

SQUAD_VERBS = (ADD, BUY, BRING, LOST_1, LOST_2)


def picks(s: Position, seat: int) -> tuple[Pick, ...]:
    """Return the clicks of the seat's open row, in the order of their codes' words."""
    return tuple([pick(s, seat, code) for code in s.doing().row(s, seat)])


def pick(s: Position, seat: int, code: int) -> Pick:
    """Return one click."""
    verb, arg = code >> SHIFT, code & MASK
    if verb in SQUAD_VERBS:
        owner = verb - LOST_1 if verb in (LOST_1, LOST_2) else seat
        word, nation = arg % WORDS, s.nation[owner]
        row = nation * ENTRIES + s.kit.entry_of[nation * WORDS + word]
        return Pick(code, arg // WORDS, int(row), s.kit.vocabulary[word])
    return Pick(code, arg if verb in (FIELD, DISBAND) else -1, -1, "")


def fault(at: int) -> tuple[str, str]:
    """Return the place of a fault, empty where it has none, and its clause."""
    return PLACE_WORDS[at // 64 - 1] if at >= 64 else "", CLAUSES[at % 64]


def list_draft(s: Position, seat: int) -> ListDraft:
    """Return the list that a seat is making."""
    kept = s.bought
    return ListDraft(
        formations=order_of_battle(s, seat, kept, kept, []),
        picks=picks(s, seat),
        spent=s.spent[seat],
        reserved=s.reserved[seat],
        budget=int(s.kit.budget),
        faults=tuple(
            [(PLACE_WORDS[at // 64 - 1] if at >= 64 else "", CLAUSES[at % 64]) for at in list_faults(s, seat)]
        ),
        locked=s.sealed[seat] == 1,
    )


def preparation(s: Position, seat: int) -> PreparationDraft:
    """Return the preparation, or the disbandings, that a seat is making."""
    base = seat * PLACES
    standing = s.now[:]
    for place in range(PLACES):
        standing[base + place] = int(s.standing(seat, place))
    disbanding = s.step() == stack.DISBAND
    fielded = []
    for place in range(PLACES):
        picked = s.picked[base + place]
        if picked != 0 and not disbanding:
            fielded.append((place, squads_view(s, seat, standing[base + place] if picked == WHOLE else picked)))
    return PreparationDraft(
        picks=picks(s, seat) if s.sealed[seat] == 0 else (),
        formations=order_of_battle(s, seat, s.start, standing, [] if disbanding else s.picked),
        bought=units_view(s, seat, s.bought, base),
        fielded=tuple(fielded),
        disbanded=tuple([place for place in range(PLACES) if disbanding and s.picked[base + place] != 0]),
        spent=s.spent[seat],
        pool=s.pool[seat] - s.spent[seat],
        cost=s.force_cost[seat],
        cap=int(s.cap(seat)),
        ready=s.sealed[seat] != 0,
    )


def result_view(s: Position, viewer: int) -> ResultDraft | None:
    """Return the result that the viewer is entering, or the one that was entered, which both see."""
    if s.step() == stack.CONFIRM:
        return result_of(s, int(s.entrant), (), s.losses, 0, s.held, 0, int(s.outcome_entered))
    if s.step() != stack.RESULT or viewer < 0:
        return None
    declared = s.declared[viewer] - 1
    return result_of(s, viewer, picks(s, viewer), s.lost, viewer * BOTH, s.holds, viewer * MOST_FEATURES, declared)


def result_of(
    s: Position,
    by: int,
    clicks: tuple[Pick, ...],
    lost: list[int],
    start: int,
    held: list[int],
    held_at: int,
    outcome: int,
) -> ResultDraft:
    """Return a result, in the making or entered."""
    found = Reckoning(s, lost, start, held, held_at)
    return ResultDraft(
        by=by,
        picks=clicks,
        lost=(units_view(s, 0, lost, start), units_view(s, 1, lost, start + PLACES)),
        held=tuple([held[held_at + feature] - 1 for feature in range(int(s.features()))]),
        outcome=OUTCOMES[outcome_level(outcome)] if outcome >= 0 else "",
        winner=int(outcome_winner(outcome)) if outcome >= 0 else -1,
        kills=(found.kills[0], found.kills[1]),
        points=(found.points[0], found.points[1]),
        proposal=OUTCOMES[found.proposal],
        proposed=int(found.proposed),
    )


def pointed_at(s: Position, seat: int, things: Sequence[str]) -> int:
    """Return the pick that a place and an entry of the catalogue stand for together, legal or not; 0 for none."""
    verb = {stack.LISTS: ADD, stack.PREPARE: BUY}.get(int(s.step()), 0)
    places = [PLACE_WORDS.index(one[6:]) for one in things if one.startswith("place.") and one[6:] in PLACE_WORDS]
    words = [one.partition(".")[2] for one in things if one.startswith("entry.")]
    if NEW_FORMATION in things:
        begun = {place // UNITS for place in range(PLACES) if s.bought[seat * PLACES + place] != 0}
        places = [next(slot for slot in range(SLOTS) if slot not in begun) * UNITS] if len(begun) < SLOTS else []
    if not (verb and places and words and words[0] in s.kit.vocabulary):
        return 0
    return verb << SHIFT | (places[0] * WORDS + s.kit.vocabulary.index(words[0]))
