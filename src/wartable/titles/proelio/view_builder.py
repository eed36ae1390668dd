"""Who sees what: the view of one viewer, built up from nothing (rulebook: who sees what)."""

from __future__ import annotations

from wartable.core.fields.count_names import spelled
from wartable.core.rules.log import PUBLIC, sees
from wartable.core.step_view import ending, step_answers
from wartable.titles.proelio import checks
from wartable.titles.proelio.codes.cards import CARD_IDS, DECK_CARDS, DECK_IDS, KINDS, LADDER, STARTS, deck_of
from wartable.titles.proelio.codes.clauses import CLAUSES
from wartable.titles.proelio.codes.stack import DEPLOY, GAME_OVER, STEP_IDS
from wartable.titles.proelio.codes.verbs import NOTATION
from wartable.titles.proelio.position.places import kind_of, level_of, target_of, turn_of
from wartable.titles.proelio.position.position import DEPLOYED, DISCARD, HANDS, ROW
from wartable.titles.proelio.position.state import ProelioState
from wartable.titles.proelio.view import Deck, House, Possibility, ProelioView, Waiting


def cards_at(s: ProelioState, at: int) -> tuple[str, ...]:
    """Return the cards of an area."""
    return tuple(spelled(CARD_IDS, s.cards, at))


def view(s: ProelioState, viewer: int) -> ProelioView:
    """Return all that `viewer` may know of a position."""
    step = s.step()
    mine = s.asks(viewer)
    row: tuple[str, ...] = ()
    if mine:
        row = cards_at(s, ROW) if s.strategy < 0 else (CARD_IDS[s.strategy],)
    doing = s.doing()
    choices, near_misses = step_answers(s, viewer, CLAUSES, NOTATION)
    # Not by `step_facts`: a dictionary of facts would cost a tenth of the view.
    return ProelioView(
        title="proelio",
        viewer=viewer,
        seats=s.kit.seats,
        asked=s.deciders(),
        prompt=doing.prompt(s, viewer) if mine or step == GAME_OVER else doing.waiting(s, viewer),
        detail=doing.detail(s, viewer),
        choices=choices,
        near_misses=near_misses,
        ending=ending(s, CLAUSES),
        mode="allied_houses" if s.kit.allied else "open_war",
        step=STEP_IDS[step],
        turn=s.turn,
        active=s.active,
        plague=s.plague_in_force(),
        houses=tuple(house_of(s, viewer, seat) for seat in range(s.kit.seats)),
        decks=tuple(deck_view(s, deck) for deck in range(2)),
        hand=cards_at(s, HANDS + viewer * KINDS) if viewer >= 0 else (),
        row=row,
        paying=mine and s.paying,
        deployed=cards_at(s, DEPLOYED),
        attack=CARD_IDS[s.attack] if s.attack >= 0 else "",
        total=checks.row_total(s, viewer) if mine and step == DEPLOY else s.total,
        short=s.short,
        hand_limit=s.kit.hand_limit,
        set_copies=s.kit.named_copies,
        possibilities=possibilities(s) if mine and step == DEPLOY else (),
    )


def house_of(s: ProelioState, viewer: int, seat: int) -> House:
    """Return a seat's public facts and what this viewer knows of its hand."""
    level = s.levels[seat]
    return House(
        seat=seat,
        hand_size=s.sizes[seat],
        gold=s.gold_in_hand(seat),
        level=level,
        fortification=CARD_IDS[LADDER[level]] if level else "",
        plague=s.has_plague(seat),
        waiting=waiting_before(s, viewer, seat),
        known=known_of(s, viewer, seat),
        away=(s.away >> seat) & 1 == 1,
        eliminated=s.lost == seat,
        ally=s.ally_of(seat) if s.kit.allied else -1,
    )


def waiting_before(s: ProelioState, viewer: int, target: int) -> tuple[Waiting, ...]:
    """Return the attacks before a target; the face is for the attacker alone (PR-ATK-04, PR-RULING-54)."""
    attacker = s.right_of(target)
    out = []
    for attack in s.waiting:
        if target_of(attack) == target:
            kind, level = kind_of(attack), level_of(attack)
            deck = deck_of(kind)
            may_be = tuple(CARD_IDS[k] for k in s.may_be(deck, level))
            face = CARD_IDS[kind] if viewer == attacker else ""
            out.append(Waiting(attacker, DECK_IDS[deck], level, turn_of(attack), face, may_be))
    return tuple(out)


def known_of(s: ProelioState, viewer: int, seat: int) -> tuple[str, ...]:
    """Return the cards of another hand that this viewer sees or remembers for certain."""
    if viewer == seat:
        return ()
    if viewer != PUBLIC and sees(s.ally_bits(seat), viewer) and s.kit.ally_sees:
        return cards_at(s, HANDS + seat * KINDS)
    if s.memory is None:
        return ()
    return tuple(spelled(CARD_IDS, s.memory.known(viewer, seat), 0))


def deck_view(s: ProelioState, deck: int) -> Deck:
    """Return a pile and its discards (PR-RULING-43)."""
    top = s.top(deck)
    discards = tuple(spelled(DECK_CARDS[deck], s.cards, DISCARD + STARTS[deck]))
    return Deck(
        deck=DECK_IDS[deck],
        pile=s.pile_size(deck),
        discard=len(discards),
        top=CARD_IDS[top] if top >= 0 else "",
        discards=() if s.kit.top_only else discards,
    )


def possibilities(s: ProelioState) -> tuple[Possibility, ...]:
    """Return what the oldest attack before the defender may be by public facts, against the cards picked so far."""
    seat = s.active
    attack = s.waiting[s.oldest(seat)]
    level = level_of(attack)
    out = []
    for kind in s.may_be(deck_of(kind_of(attack)), level):
        verdict, short = checks.verdict(s, seat, kind, level)
        out.append(Possibility(CARD_IDS[kind], verdict, short))
    return tuple(out)
