"""The second reading of Let's War by itself: random games to their end, with every invariant held at every point."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.titles.letswar.model.checks import Recorder, play_game, random_line, random_options
from tests.titles.letswar.model.content import Content
from tests.titles.letswar.model.game import Model, Refused
from tests.titles.letswar.model.rules.windows import Act, may_hold_an_answer

pytestmark = pytest.mark.plain

CONTENT = Content.read()
TABLES = [(seats, mode) for seats in range(2, 8) for mode in ("historical", "attrition")]
EVERY_CARD = {*CONTENT.conflict, *CONTENT.common, *(word for deck in CONTENT.specific.values() for word in deck)}
EVERY_CARD |= set(CONTENT.events)


def test_every_word_names_one_card() -> None:
    decks = [CONTENT.conflict, CONTENT.common, *CONTENT.specific.values(), CONTENT.events]
    words = Counter(word for deck in decks for word in deck)
    words.update(card.word for deck in CONTENT.characters.values() for card in deck)
    assert max(words.values()) == 1


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_random_games_hold_the_invariants(seats: int, mode: str) -> None:
    for seed in range(3):
        options = random_options(Random(seed)) if seed else {}
        assert play_game(seed, seats, {**options, "mode": mode}, CONTENT).over


@pytest.mark.soak
def test_hundreds_of_random_games_play_every_card() -> None:
    used: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(1_000, 1_360):
        seats, mode = TABLES[seed % len(TABLES)]
        model = play_game(seed, seats, {**random_options(Random(seed)), "mode": mode}, CONTENT)
        assert model.over
        used.update(model.g.cards_used)
        ends[str(model.g.ended)] += 1
    # Territory cards are laid out, never played.
    assert EVERY_CARD - set(used) == {"trento", "colonies"}
    assert {"units", "revolution", "faction", "score"} <= set(ends)


def test_the_same_draws_and_answers_give_the_same_game() -> None:
    rng = Random(5)
    chance = Recorder(rng)
    first = Model(5, {"mode": "attrition"}, chance, CONTENT)
    first.begin()
    lines = []
    while not first.over:
        seat = sorted(first.asked)[0]
        lines.append((seat, random_line(first.asked[seat], rng)))
        first.answer(*lines[-1])
    draws = iter(chance.draws)

    def again(pile: str, odds: object) -> str:
        name, card = next(draws)
        assert name == pile
        return card

    second = Model(5, {"mode": "attrition"}, again, CONTENT)
    second.begin()
    for seat, line in lines:
        second.answer(seat, line)
    assert second.words() == first.words()
    assert next(draws, None) is None


def test_a_refused_line_changes_nothing() -> None:
    rng = Random(8)
    model = Model(4, {}, Recorder(rng), CONTENT)
    model.begin()
    for _ in range(60):
        before, asked = model.words(), sorted(model.asked)
        for seat, line in ((asked[0], "attack navy france infantry"), ((asked[0] + 1) % 4, "end"), (asked[0], "buy")):
            with pytest.raises(Refused):
                model.answer(seat, line)
        assert (model.words(), sorted(model.asked)) == (before, asked)
        model.answer(asked[0], random_line(model.asked[asked[0]], rng))


@pytest.mark.clause("LW-RULING-90")
@pytest.mark.parametrize("seed", range(4))
def test_a_window_opens_by_what_all_know(seed: int) -> None:
    rng = Random(seed)
    model = Model(6, {"mode": "attrition"}, Recorder(rng), CONTENT)
    model.begin()
    acts = [Act("attack", attacked="infantry", miss_attack=n) for n in (1, 2)]
    acts += [
        Act("spy", spy=True),
        Act("spy", spy=True, loss=True),
        Act("card", card=True),
        Act("card", card=True, pay=3),
    ]
    opened = Counter[bool]()
    for _ in range(150):
        if model.over:
            break
        g = model.g
        for nation in g.from_seat(0):
            hand, backs = list(nation.hand), [g.content.is_conflict(card) for card in nation.hand]
            found = [may_hold_an_answer(g, nation, act) for act in acts]
            opened.update(found)
            deck = list(g.content.deck(nation.name))
            # The same backs with other faces.
            nation.hand = [rng.choice(["mud", "tank", "miss"] if back else deck) for back in backs]
            assert [may_hold_an_answer(g, nation, act) for act in acts] == found
            nation.hand = hand
        seat = sorted(model.asked)[0]
        model.answer(seat, random_line(model.asked[seat], rng))
    assert opened[True]
    assert opened[False]


def test_rows_and_words_agree() -> None:
    """What can be clicked word by word is what is written out, each row in its own order."""
    rng = Random(3)
    model = Model(3, {"spy_lifecycle": "hand"}, Recorder(rng), CONTENT)
    model.begin()
    rows = 0
    for _ in range(120):
        if model.over:
            break
        seat = sorted(model.asked)[0]
        question = model.asked[seat]
        written = set(question.all())
        assert all(question.allows(line) for line in written)
        line = random_line(question, rng)
        assert question.allows(line)
        by_cards = {tuple(sorted(one.split())) for one in written}
        assert tuple(sorted(line.split())) in by_cards
        rows += len(question.rows)
        model.answer(seat, line)
    assert rows
