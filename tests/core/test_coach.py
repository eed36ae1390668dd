"""The coach: scripts as data, what is waited for, kind refusals, back, show me; every title's script is playable."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import wartable
from tests.small.skirmish import TITLE as SKIRMISH
from wartable import ContentError, NotAnAction, OptionError, Refused, UndoRefused
from wartable.coach_files import coach_of, has_lessons, messages_of, script_of
from wartable.core.coach.coach import AGAIN, ANSWER, BACK, NEXT, OVER, PLAY, READ, SHOW, SHOWN, Coach, NotNow
from wartable.core.coach.rehearsal import rehearse
from wartable.core.coach.script import Script, read_script
from wartable.core.title import Title

PROELIO = wartable.title("proelio")
TAUGHT = [
    pytest.param(title, id=title.name)
    for title in (*(wartable.title(name) for name in wartable.title_names()), SKIRMISH)
    if has_lessons(title)
]
SCRIPT: dict[str, Any] = {
    "lesson": [
        {
            "name": "first",
            "draws": ["knights"],
            "position": {"seats": 3, "houses": [{"hand": ["shields", "soldiers", "manure"]}]},
            "cue": [
                {"name": "look", "points": ["hand.shields"]},
                {"name": "swap", "play": ["exchange shields soldiers", "draw"]},
                {"name": "end"},
            ],
        }
    ]
}


def script(**cue: Any) -> Script:
    """The small script with its second cue changed."""
    data = copy.deepcopy(SCRIPT)
    data["lesson"][0]["cue"][1].update(cue)
    return read_script("script.toml", data)


def coach_at(name: str) -> Coach:
    """Proelio's coach at a cue, reached as a learner reaches it."""
    coach = coach_of(PROELIO)
    while coach.cue.name != name:
        if coach.waits == PLAY:
            coach.act(coach.seat, coach.cue.play[0])
        elif coach.answer is not None:
            coach.act(*coach.answer)
        else:
            coach.move(NEXT)
    return coach


# -- every title's script --


@pytest.mark.parametrize("title", TAUGHT)
def test_a_titles_script_can_be_taught_in_every_language(title: Title) -> None:
    assert rehearse(title, script_of(title), messages_of(title)) == []


def test_proelio_has_one_turn_of_each_kind() -> None:
    played = " ".join(words for cue in script_of(PROELIO).cues for words in cue.play)
    for verb in ("draw", "attack", "fortify", "deploy", "keep", "loot", "play", "exchange"):
        assert verb in played
    assert 10 <= len(script_of(PROELIO).cues) <= 16


@pytest.mark.parametrize("title", TAUGHT)
def test_what_the_page_lights_up_leads_through_the_script(title: Title) -> None:
    coach = coach_of(title)
    for _ in range(200):
        if coach.waits == OVER:
            break
        if coach.answer is not None:
            coach.act(*coach.answer)
        elif coach.waits == PLAY:
            coach.act(coach.seat, coach.codes()[0])
        else:
            coach.move(NEXT)
    assert coach.waits == OVER
    assert coach.at == coach.count - 1


# -- what is waited for --


def test_a_legal_choice_that_is_not_waited_for_is_refused_kindly_and_changes_nothing() -> None:
    coach = coach_at("build")
    before = coach.table.state.to_dict(), coach.table.number(0), coach.at
    with pytest.raises(NotNow) as refused:
        coach.act(0, "draw")
    assert (
        refused.value.label("en") == "All in good time. Build your Shields first: nearly everything else needs walls."
    )
    assert refused.value.label("it").startswith("Ogni cosa a suo tempo.")
    assert (coach.table.state.to_dict(), coach.table.number(0), coach.at) == before


def test_what_is_illegal_is_refused_by_its_rule() -> None:
    with pytest.raises(Refused, match="PR-ATK-09"):
        coach_at("build").act(0, "attack knights")


def test_without_words_of_its_own_a_step_names_the_choice() -> None:
    coach = Coach(PROELIO, script(play=["draw"]), messages_of(PROELIO))
    with pytest.raises(NotNow) as refused:
        coach.act(0, "draw")
    assert refused.value.label("en") == "First read this, then press “Go on”."
    coach.move(NEXT)
    with pytest.raises(NotNow) as refused:
        coach.act(0, "fortify shields")
    assert refused.value.label("en") == "Not now. This time choose “Draw from the Base deck”."
    assert refused.value.label("it") == "Non adesso. Questa volta scegli «Pesca dal mazzo Base»."


def test_a_row_is_picked_in_any_order_and_not_ended_too_early() -> None:
    coach = coach_at("defend")
    shields, patrol, done = coach.title.parse(coach.table.kit, "deploy shields patrol")
    assert coach.codes() == sorted([shields, patrol])
    with pytest.raises(NotNow):
        coach.act(0, done)
    with pytest.raises(NotNow):
        coach.act(0, "deploy palisades …")
    coach.act(0, patrol)
    assert coach.codes() == [shields]
    coach.undo(0)
    coach.act(0, "deploy patrol …")
    coach.act(0, shields)
    assert coach.codes() == [done]
    coach.act(0, done)
    assert coach.cue.name == "upgrade"


def test_the_others_answer_as_they_are_told_and_not_otherwise() -> None:
    coach = coach_at("build")
    coach.act(0, "fortify shields")
    assert (coach.waits, coach.answer) == (ANSWER, (2, "fortify shields"))
    with pytest.raises(NotNow):
        coach.act(2, "draw")
    with pytest.raises(UndoRefused):
        coach.undo(2)
    coach.act(2, "fortify shields")
    coach.act(1, "fortify shields")
    assert (coach.waits, coach.cue.name) == (PLAY, "draw")


def test_one_of_several_choices_is_accepted() -> None:
    coach = Coach(PROELIO, script(), messages_of(PROELIO))
    coach.move(NEXT)
    coach.act(0, "draw")
    assert coach.cue.name == "end"


# -- back, show me, again --


def test_back_begins_the_step_anew_and_then_goes_to_the_one_before() -> None:
    coach = coach_at("attack")
    position = coach.table.state.to_dict()
    coach.act(0, "attack knights")
    coach.move(BACK)
    assert (coach.cue.name, coach.waits) == ("attack", PLAY)
    assert coach.table.state.to_dict() == position
    coach.undo(0)
    assert (coach.cue.name, coach.waits) == ("draw", PLAY)
    for _ in range(9):
        coach.move(BACK)
    assert coach.at == 0


def test_back_crosses_the_border_of_a_lesson() -> None:
    coach = coach_at("defend")
    coach.move(BACK)
    assert coach.cue.name == "fooled"
    assert "manure" not in coach.table.view(0).hand  # type: ignore[attr-defined]


def test_show_me_plays_the_step_and_gives_it_back_to_the_learner() -> None:
    coach = coach_at("bluff")
    coach.move(SHOW)
    while coach.answer is not None:
        coach.act(*coach.answer)
    assert (coach.cue.name, coach.waits) == ("bluff", SHOWN)
    coach.move(BACK)
    assert (coach.waits, coach.shown) == (PLAY, False)
    coach.move(SHOW)
    while coach.answer is not None:
        coach.act(*coach.answer)
    coach.move(NEXT)
    assert (coach.cue.name, coach.waits) == ("fooled", READ)
    with pytest.raises(NotAnAction, match="nothing to show"):
        coach.move(SHOW)


def test_show_me_drops_an_open_row() -> None:
    coach = coach_at("defend")
    coach.act(0, "deploy patrol …")
    coach.move(SHOW)
    assert coach.waits == SHOWN


def test_an_old_click_is_stale_after_every_move() -> None:
    coach = coach_at("build")
    seen = [coach.table.number(0)]
    for move in (NEXT, BACK, AGAIN, "read"):
        if move == NEXT:
            coach.act(0, "fortify shields")
        elif move == "read":
            coach.move(NEXT)
        else:
            coach.move(move)
        seen.append(coach.table.number(0))
    assert seen == sorted(set(seen))


def test_after_the_last_step_it_begins_again() -> None:
    coach = coach_at("edict")
    coach.move(NEXT)
    assert coach.waits == OVER
    coach.move(NEXT)
    assert coach.waits == OVER
    coach.move(AGAIN)
    assert (coach.at, coach.waits) == (0, READ)


def test_what_is_played_before_a_lesson_stands_in_its_log() -> None:
    data = copy.deepcopy(SCRIPT)
    data["lesson"][0] |= {"before": ["2 draw", "1 draw"], "draws": ["knights", "manure"]}
    data["lesson"][0]["position"] |= {"active": 2}
    coach = Coach(PROELIO, read_script("script.toml", data), messages_of(PROELIO))
    assert len(coach.table.record.lines) == 3, "the position and two draws"
    assert coach.table.deciders == (coach.seat,)
    coach.move(NEXT)
    coach.move(AGAIN)
    assert (coach.at, len(coach.table.record.lines)) == (0, 3)
    data["lesson"][0]["before"] = ["1 draw"]
    found = rehearse(PROELIO, read_script("script.toml", data), messages_of(PROELIO))
    assert any("lesson[first].position" in wrong for wrong in found), found


def test_an_unknown_move_is_refused() -> None:
    with pytest.raises(NotAnAction, match="'jump' is not one of next, back, show, again"):
        coach_of(PROELIO).move("jump")


# -- what is wrong with a script is found, with its place --


def broken(change: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(SCRIPT)
    *path, last = change.split(".")
    here: Any = data
    for part in path:
        here = here[int(part) if part.isdigit() else part]
    here[last] = value
    return data


@pytest.mark.parametrize(
    ("change", "value", "told"),
    [
        ("seat", 3, "script.toml: seat: there is no seat 3; the seats are 0 to 2"),
        ("lesson.0.draws", [True], "script.toml: lesson[first].draws[0]: True is neither the name of a card nor"),
        ("lesson.0.position", 7, "script.toml: lesson[first].position: a position is needed"),
        ("lesson.0.position", {}, "script.toml: lesson[first].position.seats: None seats"),
        ("lesson.0.cue.1.play", "draw", "script.toml: lesson[first].cue[swap].play: a list is needed"),
        ("lesson.0.cue.1.say", "draw", "script.toml: lesson[first].cue[swap].say: no such key"),
        ("lesson.0.cue.1.answers", ["draw"], "script.toml: lesson[first].cue[swap].answers[0]: 'draw' is not a seat"),
        ("lesson.0.cue.2.play", ["draw"], "script.toml: lesson[first].cue[end].play: the last cue of a lesson"),
        ("lesson.0.cue.1.name", "look", "script.toml: lesson[first].cue[1].name: 'look'"),
    ],
)
def test_a_wrong_script_says_file_lesson_step_and_key(change: str, value: Any, told: str) -> None:
    with pytest.raises(ContentError) as wrong:
        read_script("script.toml", broken(change, value))
    assert str(wrong.value).startswith(told)


@pytest.mark.parametrize(
    ("change", "value", "told"),
    [
        ("lesson.0.cue.0.points", ["hand.hero"], "lesson[first].cue[look].points: 'hand.hero' is not on the table"),
        (
            "lesson.0.cue.1.play",
            ["attack hero"],
            "lesson[first].cue[swap].play: no choice of the learner leads there",
        ),
        ("lesson.0.cue.1.answers", ["1 draw"], "lesson[first].cue[swap].answers: seat 1 is not asked; asked are [2]"),
        ("lesson.0.draws", ["hero"], "lesson[first].cue[swap].play: "),
        ("lesson.0.position.houses", [{"hand": ["dragon"]}], "lesson[first].position: "),
        ("lesson.0.name", "second", "lesson[second]: messages/coach.en.ftl has no text coach-lesson-second"),
    ],
)
def test_a_script_that_cannot_be_played_is_found(change: str, value: Any, told: str) -> None:
    found = rehearse(PROELIO, read_script("script.toml", broken(change, value)), messages_of(PROELIO))
    assert any(line.startswith(f"script.toml: {told}") for line in found), found


def test_a_lesson_that_ends_the_game_is_found() -> None:
    houses = [{"hand": [], "waiting": [{"card": "soldiers"}]}, {}, {"hand": ["shields"]}]
    data = broken("lesson.0.position", {"seats": 3, "step": "deploy", "houses": houses})
    data["lesson"][0]["cue"] = [{"name": "swap", "play": ["deploy"]}, {"name": "end"}]
    found = rehearse(PROELIO, read_script("script.toml", data), messages_of(PROELIO))
    assert "script.toml: lesson[first].cue[swap]: the game is over here; a lesson stops before that" in found


def test_a_title_without_a_script_says_so() -> None:
    from tests.small.auction import TITLE as AUCTION

    assert not has_lessons(AUCTION)
    with pytest.raises(OptionError, match="auction has no coached game"):
        coach_of(AUCTION)
