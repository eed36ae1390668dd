"""Who sees what: the view of one viewer, built up from nothing (rulebook: who sees what)."""

from __future__ import annotations

from wartable.core.step_view import step_facts
from wartable.titles.letswar import view_parts as parts
from wartable.titles.letswar.codes import stack
from wartable.titles.letswar.codes.clauses import CLAUSES
from wartable.titles.letswar.effects.values import BY, EFFECT, NATIONS, PICKED, RECORD, UNTIL as ENDS
from wartable.titles.letswar.position.order import first_player, hand_limit, lone, seats_of, speaker, two_player
from wartable.titles.letswar.position.state import LetsWarState
from wartable.titles.letswar.steps.spies import tasks_left
from wartable.titles.letswar.steps.turn import draw_rate
from wartable.titles.letswar.view import EventCard, Lasting, LetsWarView, Lying, Nation, Score
from wartable.titles.letswar.view_open import attack_view, auction_view, row_view, shown_view, window_view
from wartable.titles.letswar.vocabulary import EQUIPS, FACTIONS, NEUTRAL, OF_EVENT, UNTIL


def view(s: LetsWarState, viewer: int) -> LetsWarView:
    """Return all that `viewer` may know of a position; a seat that is out knows what the public knows."""
    kit = s.kit
    eyes = int(s.eyes(viewer))
    alone = int(lone(s))
    return LetsWarView(
        title="letswar",
        seats=kit.seats,
        **step_facts(s, viewer, CLAUSES, kit.words_of_choices),
        mode="historical" if kit.historical else "attrition",
        step=stack.STEP_IDS[s.step()],
        phase=phase_of(s),
        turn=s.turn,
        offensive=s.offensive + 1,
        date=s.date,
        latest=s.latest,
        active=s.active,
        first=int(first_player(s)),
        profile="two_player" if two_player(s) else "three_player_lone" if alone >= 0 else "standard",
        lone=alone,
        nations=tuple([nation_of(s, eyes, seat) for seat in range(kit.seats)]),
        event=EventCard(kit.event_ids[s.event], s.rotated) if s.event >= 0 else None,
        lasting=lasting_of(s),
        pile=s.pile_size(),
        discards=counted(kit.card_words, s.discards),
        event_pile=sum(s.event_pile),
        event_discards=counted(kit.event_ids, s.event_discards),
        hand=words_of(s, s.hands, eyes) if eyes >= 0 else (),
        row=row_view(s, eyes),
        attack=attack_view(s),
        window=window_view(s),
        auction=auction_view(s, eyes),
        shown=shown_view(s, eyes),
        market=tuple(kit.card_words[card] for card in s.stock),
        taxed=s.taxed,
        scores=tuple(score_of(s, side) for side in range(NEUTRAL)) if s.ended else (),
    )


def phase_of(s: LetsWarState) -> str:
    """Return the part of the game that a bar names."""
    if s.ended:
        return "over"
    if s.prelude:
        return "prelude"
    if s.active < 0:
        return "event"
    return "discard" if s.step() == stack.TURN_DISCARD else "actions"


def words_of(s: LetsWarState, area: list[int], seat: int) -> tuple[str, ...]:
    """Return the cards of a seat's hand or board."""
    return tuple([s.kit.card_words[card] for card in s.cards_of(area, seat)])


def counted(names: list[str], counts: list[int]) -> tuple[str, ...]:
    """Counts as names, one for each."""
    out: list[str] = []
    for i, count in enumerate(counts):
        if count:
            out += [names[i]] * count
    return tuple(out)


def nation_of(s: LetsWarState, viewer: int, seat: int) -> Nation:
    """Return a seat's public facts and what this viewer knows of its hand."""
    kit = s.kit
    alive = s.lives(seat)
    laid = [card for card in s.kinds_of(s.boards, seat) if kit.cards.type[card] == EQUIPS]
    first, stop = kit.leaders.start[seat], kit.leaders.start[seat + 1]
    unmet = sum(s.unmet[first:stop])
    rest = tuple([kit.leader_ids[leader] for leader in s.leaders if first <= leader < stop])
    leader = s.leader[seat]
    return Nation(
        seat=seat,
        nation=kit.nations[seat],
        side=FACTIONS[s.allegiance[seat]],
        alive=alive,
        homefront=s.homefront[seat],
        units=parts.units_of(s, seat),
        equipment=tuple([Lying(kit.card_words[card], parts.unit_words(kit.cards.equips[card])) for card in laid]),
        spies=s.spies(s.boards, seat),
        tasks=tasks_of(s, viewer, seat) if alive else 0,
        character=kit.leader_ids[leader] if leader >= 0 else "",
        characters=(1 if leader >= 0 else 0) + len(rest) + unmet if alive else 0,
        next_characters=rest if alive and not unmet else (),
        conflict=s.conflict_in_hand[seat],
        cards=s.nation_in_hand[seat],
        known=known_of(s, viewer, seat),
        limit=int(hand_limit(s, seat)) if alive else 0,
        limit_parts=parts.limit_parts(s, seat) if alive else (),
        deck=int(s.deck_size(seat)) if alive else 0,
        bottom=tuple([kit.card_words[card] for card in s.bottoms if kit.cards.back[card] == seat + 1]) if alive else (),
        territories=tuple([kit.card_words[kit.territories[i]] for i, at in enumerate(s.territory) if at == seat]),
        draws=int(draw_rate(s, seat)) if alive else 0,
        shielded=s.reckoned(seat).shielded,
        away=s.away >> seat & 1 == 1,
        speaker=alive and s.allegiance[seat] != NEUTRAL and int(speaker(s, s.allegiance[seat])) == seat,
    )


def tasks_of(s: LetsWarState, viewer: int, seat: int) -> int:
    """Return the Spy tasks that are left to the seat on turn; where Spies in hand count, others cannot know them."""
    hidden = s.kit.each_spy and not s.kit.spies_on_board and viewer != seat
    return int(tasks_left(s, seat)) if s.active == seat and not hidden else 0


def known_of(s: LetsWarState, viewer: int, seat: int) -> tuple[str, ...]:
    """Return the cards of another hand that this viewer remembers for certain.

    Those who watch, the fallen among them, are told none: a redeal for a seat keeps that seat's memory alone.
    """
    if viewer < 0 or viewer == seat or s.memory is None or not s.lives(seat) or not s.memory.of(viewer):
        return ()
    return counted(s.kit.card_words, s.memory.known(viewer, seat))


def lasting_of(s: LetsWarState) -> tuple[Lasting, ...]:
    """Played cards that are still in force, each once."""
    found: dict[tuple[str, int, int], tuple[int, int]] = {}
    fx = s.kit.effects
    for at in range(0, len(s.lasting), RECORD):
        effect = s.lasting[at + EFFECT]
        if fx.origin[effect] != OF_EVENT:
            key = (s.kit.effect_source[effect], s.lasting[at + BY], s.lasting[at + ENDS])
            seats, units = found.get(key, (0, 0))
            named = s.lasting[at + PICKED] or fx.units[effect]
            found[key] = (seats | s.lasting[at + NATIONS], units | named)
    return tuple(
        Lasting(card, by, UNTIL[until], tuple(seats_of(seats)), parts.unit_words(units))
        for (card, by, until), (seats, units) in found.items()
    )


def score_of(s: LetsWarState, side: int) -> Score:
    """Return what all see of a side's score; its money is told by the log where it decided."""
    own = [seat for seat in range(s.kit.seats) if s.lives(seat) and s.allegiance[seat] == side]
    units = sum(bin(s.units[seat]).count("1") for seat in own)
    return Score(FACTIONS[side], units, sum(s.homefront[seat] for seat in own), 0)
