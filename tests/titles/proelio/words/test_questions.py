"""Questions to the table: answered from the view alone, and never with more than the asker may know."""

from __future__ import annotations

import pytest

from tests.titles.proelio.tools import allied, at, attacked, house
from wartable.core.errors import OptionError
from wartable.core.rules.chance import Seeded
from wartable.core.rules.log import PUBLIC, SILENT
from wartable.core.table.table import Table
from wartable.core.text.messages import LANGUAGES
from wartable.titles.proelio import TITLE
from wartable.titles.proelio.codes.cards import CARD_IDS, KINDS
from wartable.titles.proelio.position.places import kind_of, target_of
from wartable.titles.proelio.position.position import HANDS, PILE
from wartable.titles.proelio.position.state import ProelioState
from wartable.titles.proelio.questions import QUESTIONS, unseen


def answer(table: Table, viewer: int, question: str, *args: str, lang: str = "en") -> list[str]:
    return [phrase.say(TITLE.messages, lang) for phrase in table.ask(viewer, question, *args)]


def test_the_fact_sheet_lists_the_questions() -> None:
    assert tuple(QUESTIONS) == TITLE.sheet.questions


@pytest.mark.clause("PR-IMP-07", "PR-ATK-09")
def test_what_an_attack_may_be() -> None:
    """Level 1, black: at most 2, or Infiltration; own cards and discards are no longer unseen."""
    table = attacked("knights", house("soldiers soldiers shields", "shields"), level=1, discards=["knights"] * 4)
    assert answer(table, 0, "attack") == [
        "Stella attacks you (black back, level 1). If all unseen cards are equally likely:",
        "Soldiers: 35 % (8 unseen), 1 short: you give 1 card or your walls",
        "Knights: 26 % (6 unseen), 2 short: you give 2 cards, or your walls and 1",
        "Infiltration: 22 % (5 unseen), steals 1",
        "Manure: 17 % (4 unseen), repelled",
    ]
    assert answer(table, 0, "attack", lang="it")[1] == "Soldati: 35 % (8 non viste), manca 1: dai 1 carta o le mura"
    table.act(0, "deploy shields …")
    assert answer(table, 0, "attack")[1:3] == [
        "Soldiers: 35 % (8 unseen), repelled",
        "Knights: 26 % (6 unseen), 1 short: you give 1 card or your walls",
    ]


@pytest.mark.clause("PR-RULING-42")
def test_what_is_all_accounted_for_it_cannot_be() -> None:
    """Every Knights and every Infiltration lies open: neither is named, not even with no chance."""
    seen = ["knights"] * 10 + ["infiltration"] * 5
    table = attacked("manure", house("soldiers", "shields"), level=1, discards=seen)
    assert [line.split(":")[0] for line in answer(table, 0, "attack")[1:]] == ["Soldiers", "Manure"]


@pytest.mark.clause("PR-RULING-43")
def test_only_the_top_of_closed_discards_is_counted() -> None:
    """Answers come from the page, and there only the top card is shown."""
    rules = {"discard_visibility": "top_only"}
    for discards, soldiers in ((["knights", "soldiers"], 9), (["soldiers", "knights"], 10), ([], 10)):
        table = attacked("manure", house("shields", "shields"), level=0, discards=discards, options=rules)
        assert f"({soldiers} unseen)" in answer(table, 0, "attack")[1]


@pytest.mark.clause("PR-PLG-04")
def test_an_attack_that_the_plague_holds() -> None:
    held = at(house("manure", waiting="hero"), house(plague=True), house())
    lines = answer(held, 0, "attack")
    assert lines[0].startswith("Stella attacks you (gold back, level 4), held by the Plague.")
    assert lines[1:] == [
        "Hero: 55 % (6 unseen)",
        "Gunpowder: 27 % (3 unseen)",
        "Imperial Manure: 18 % (2 unseen)",
    ]


def test_no_attack_and_no_seat() -> None:
    table = at(house("manure"), house(waiting="hero"), house())
    assert answer(table, 0, "attack") == ["No attack lies before you."]
    assert answer(table, PUBLIC, "attack") == ["You have no seat at this table."]
    assert answer(table, PUBLIC, "neighbours", lang="it") == ["Non hai un posto a questo tavolo."]


@pytest.mark.clause("PR-SET-04", "PR-RULING-42")
def test_what_is_known_of_hands() -> None:
    table = at(house("shields shields hero"), house("patrol imperial_edict"), house())
    assert answer(table, 0, "hand", "0") == [
        "You hold 3 cards: Shields ×2 and Hero.",
        "Shields: Defence 1, at any level. First step of the Fortification.",
        "Hero: Attack 4, from level 3.",
    ]
    assert answer(table, 0, "hand", "1") == ["Rovere holds 2 cards, 1 gold. You know none of them."]
    assert answer(table, 0, "hand", "2", lang="it") == ["Stella non ha carte in mano."]
    assert len(answer(table, 0, "hand")) == 3
    assert answer(table, PUBLIC, "hand", "0") == ["Giglio holds 3 cards, 1 gold. You know none of them."]


@pytest.mark.clause("PR-STR-06", "PR-RULING-41")
def test_a_look_is_remembered() -> None:
    table = at(house("inquisition manure"), house("patrol shields hero"), house("soldiers"), memory=[])
    table.act(0, "play inquisition 1")
    assert answer(table, 0, "hand", "1") == ["Rovere holds 3 cards, 1 gold. You know: Shields, Patrol and Hero."]
    assert answer(table, 2, "hand", "1") == ["Rovere holds 3 cards, 1 gold. You know none of them."]


@pytest.mark.clause("PR-RULING-52")
def test_an_open_hand_of_the_ally() -> None:
    shown = allied(house("manure"), house(), house("hero"), options={"ally_hand_visible": True})
    assert answer(shown, 0, "hand", "2") == ["Stella holds 1 card, gold back. You know: Hero."]
    hidden = allied(house("manure"), house(), house("hero"))
    assert answer(hidden, 0, "hand", "2") == ["Stella holds 1 card, gold back. You know none of them."]


@pytest.mark.clause("PR-RULING-43")
def test_piles_and_discards() -> None:
    table = at(house("manure"), house(), house(), discards=["shields", "shields", "hero"])
    assert answer(table, 0, "piles") == [
        "Base deck: 81 cards; discards: 2 cards, Shields ×2.",
        "Imperial deck: 23 cards; discards: 1 card, Hero.",
    ]
    closed = at(house("shields patrol"), house(), house(), options={"discard_visibility": "top_only"})
    closed.act(0, "exchange shields patrol")
    assert answer(closed, 1, "piles") == [
        "Base deck: 82 cards; discards: 2 cards, Patrol on top.",
        "Imperial deck: 23 cards; discards: none.",
    ]
    assert answer(closed, 1, "piles", lang="it")[0] == "Mazzo Base: 82 carte; scarti: 2 carte, in cima Ronda."


@pytest.mark.clause("PR-RULING-02", "PR-ALY-02")
def test_neighbours() -> None:
    table = allied(house("manure"), house("hero hero", "shields"), house(), house("soldiers"))
    assert answer(table, 0, "neighbours") == [
        "On your left, the House you attack: Rovere, 2 cards in hand, level 1.",
        "On your right, the House that attacks you and plays next: Falco, 1 card in hand, level 0.",
        "Opposite, your ally: Stella, an empty hand, level 0.",
    ]
    for seat, ally in ((0, "Stella"), (1, "Falco"), (2, "Giglio"), (3, "Rovere")):
        assert answer(table, seat, "neighbours")[2].startswith(f"Opposite, your ally: {ally}, ")
    assert len(answer(at(house(), house(), house()), 1, "neighbours")) == 2


@pytest.mark.parametrize(
    ("question", "args", "says"),
    [
        ("weather", (), "there is no question 'weather'; there are: attack, hand, piles, neighbours"),
        ("attack", ("now",), "'attack' takes nothing after it, not 'now'"),
        ("piles", ("base",), "'piles' takes nothing after it, not 'base'"),
        ("neighbours", ("left", "right"), "'neighbours' takes nothing after it, not 'left right'"),
        ("hand", ("3",), "'3' is no seat; the seats are 0 to 2"),
        ("hand", ("٢",), "'٢' is no seat; the seats are 0 to 2"),
        ("hand", ("00",), "'00' is no seat"),
        ("hand", ("Falco",), "'Falco' is no seat; the seats are 0 to 2"),
        ("hand", ("9" * 5000,), "is no seat"),
        ("hand", ("0", "1"), "'hand' takes one seat at most, not '0 1'"),
    ],
)
def test_bad_questions_are_refused(question: str, args: tuple[str, ...], says: str) -> None:
    table = at(house(), house(), house())
    before = table.state.to_dict()
    with pytest.raises(OptionError, match=says.replace("?", r"\?")):
        table.ask(0, question, *args)
    assert table.state.to_dict() == before


@pytest.mark.parametrize("options", [{}, {"mode": "allied_houses"}, {"pending_attacks_per_target": "unlimited"}])
def test_unseen_cards_are_all_that_lie_hidden(options: dict[str, object]) -> None:
    """What a seat cannot see is in piles, other hands and others' attacks: never too little, never a negative count."""
    for seed in range(6):
        chance, rng = Seeded(seed), Seeded(seed + 100)
        s = TITLE.new_state(4, options, chance=chance)
        assert isinstance(s, ProelioState)
        while s.deciders():
            seat = s.deciders()[0]
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))], chance)
            for viewer in range(4):
                left = unseen(TITLE.view(s, viewer))
                assert [left[card] for card in CARD_IDS] == hidden_from(s, viewer)


def hidden_from(s: ProelioState, viewer: int) -> list[int]:
    """What lies in piles, other hands and others' attacks, by kind."""
    areas = [PILE] + [HANDS + other * KINDS for other in range(4) if other != viewer]
    out = [sum(s.cards[area + kind] for area in areas) for kind in range(KINDS)]
    for packed in s.waiting:
        if target_of(packed) != (viewer + 1) % 4:
            out[kind_of(packed)] += 1
    return out


@pytest.mark.parametrize("options", [{}, {"mode": "allied_houses", "ally_hand_visible": True}])
def test_answers_are_the_same_after_a_redeal(options: dict[str, object]) -> None:
    """Nothing that the asker cannot know has a part in an answer, in either language."""
    chance, rng = Seeded(8), Seeded(9)
    kit = TITLE.kit(4, options)
    s = TITLE.start(kit, chance, SILENT, True)
    for step in range(150):
        if not s.deciders():
            break
        seat = s.deciders()[0]
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))], chance)
        viewer = step % 5 - 1
        views = TITLE.view(s, viewer), TITLE.view(s.redeal(viewer, rng), viewer)
        for question in QUESTIONS:
            for lang in LANGUAGES:
                true, other = (
                    [p.say(TITLE.messages, lang) for p in TITLE.ask(kit, view, question, ())] for view in views
                )
                assert true == other
