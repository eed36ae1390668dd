"""How a game ended is told to everybody: why it ended, who won and who lost, in the log, the view and on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from tests.titles.proelio.tools import allied, at, attacked, house, play, view
from wartable.core.rules.log import PUBLIC
from wartable.core.text.messages import LANGUAGES
from wartable.paint.html import html
from wartable.paint.plain_text import text as painted
from wartable.titles.proelio import TITLE

ABORT = {"absent_player": "abort_no_result"}


def conquest() -> wartable.Table:
    """Stella conquers Giglio."""
    table = attacked("soldiers", house())
    play(table, "deploy")
    return table


def allied_conquest() -> wartable.Table:
    """Falco conquers Giglio, whose ally is Stella."""
    table = allied(house(waiting="soldiers"), step="deploy")
    play(table, "deploy")
    return table


def surrender() -> wartable.Table:
    """Rovere and Falco leave."""
    table = allied(house("shields"))
    table.forfeit(1)
    table.forfeit(3)
    return table


def capped() -> wartable.Table:
    """The last turn of the last round is played."""
    table = at(house(), house(), house(), options={"round_cap": 2}, turn=6)
    play(table, "draw")
    return table


def aborted() -> wartable.Table:
    """Rovere leaves, in the middle of a row of Giglio's."""
    table = at(house("shields shields"), options=ABORT)
    table.act(0, *TITLE.parse(table.kit, "exchange shields shields")[:2])
    table.forfeit(1)
    return table


# Who looks, the title of the end card, and the sentence below it, in English and in Italian.
Wording = tuple[int, tuple[str, str], tuple[str, str]]
ENDINGS: dict[str, tuple[Callable[[], wartable.Table], str, list[Wording]]] = {
    "conquest": (
        conquest,
        "PR-WIN-01",
        [
            (
                2,
                ("You win", "Hai vinto"),
                ("Giglio is eliminated. You win.", "La Casata Giglio è eliminata. Hai vinto."),
            ),
            (
                0,
                ("You lose", "Hai perso"),
                ("You are eliminated. Stella wins.", "La tua Casata è eliminata. Vince Stella."),
            ),
            (
                1,
                ("You lose", "Hai perso"),
                ("Giglio is eliminated. Stella wins.", "La Casata Giglio è eliminata. Vince Stella."),
            ),
            (
                PUBLIC,
                ("Stella wins", "Vince Stella"),
                ("Giglio is eliminated. Stella wins.", "La Casata Giglio è eliminata. Vince Stella."),
            ),
        ],
    ),
    "allied conquest": (
        allied_conquest,
        "PR-ALY-09",
        [
            (
                3,
                ("You win", "Hai vinto"),
                (
                    "Giglio is eliminated. You and Rovere win together.",
                    "La Casata Giglio è eliminata. Hai vinto insieme a Rovere.",
                ),
            ),
            (
                1,
                ("You win", "Hai vinto"),
                (
                    "Giglio is eliminated. You and Falco win together.",
                    "La Casata Giglio è eliminata. Hai vinto insieme a Falco.",
                ),
            ),
            (
                0,
                ("You lose", "Hai perso"),
                (
                    "You are eliminated. Rovere and Falco win together.",
                    "La tua Casata è eliminata. Vincono insieme Rovere e Falco.",
                ),
            ),
            (
                2,
                ("You lose", "Hai perso"),
                (
                    "Your ally Giglio is eliminated. Rovere and Falco win together.",
                    "La Casata alleata Giglio è eliminata. Vincono insieme Rovere e Falco.",
                ),
            ),
            (
                PUBLIC,
                ("Rovere and Falco win", "Vincono Rovere e Falco"),
                (
                    "Giglio is eliminated. Rovere and Falco win together.",
                    "La Casata Giglio è eliminata. Vincono insieme Rovere e Falco.",
                ),
            ),
        ],
    ),
    "surrender": (
        surrender,
        "PR-RULING-51",
        [
            (
                0,
                ("You win", "Hai vinto"),
                (
                    "The other alliance has left the table. You and Stella win together.",
                    "L'altra Alleanza ha lasciato il tavolo. Hai vinto insieme a Stella.",
                ),
            ),
            (
                3,
                ("You lose", "Hai perso"),
                (
                    "You and Rovere have left the table. Giglio and Stella win together.",
                    "Tu e Rovere avete lasciato il tavolo. Vincono insieme Giglio e Stella.",
                ),
            ),
            (
                PUBLIC,
                ("Giglio and Stella win", "Vincono Giglio e Stella"),
                (
                    "An alliance has left the table. Giglio and Stella win together.",
                    "Un'Alleanza ha lasciato il tavolo. Vincono insieme Giglio e Stella.",
                ),
            ),
        ],
    ),
    "round cap": (
        capped,
        "PR-RULING-56",
        [
            (
                viewer,
                ("Nobody wins", "Non vince nessuno"),
                (
                    "The last round is over and no House has fallen: nobody wins.",
                    "L'ultimo giro è finito e nessuna Casata è caduta: non vince nessuno.",
                ),
            )
            for viewer in (0, 1, 2, PUBLIC)
        ],
    ),
    "aborted": (
        aborted,
        "PR-RULING-51",
        [
            (
                1,
                ("No result", "Nessun risultato"),
                (
                    "You left the table: the game ends without a result.",
                    "Hai lasciato il tavolo: la partita finisce senza risultato.",
                ),
            ),
            *(
                (
                    viewer,
                    ("No result", "Nessun risultato"),
                    (
                        "Rovere left the table: the game ends without a result.",
                        "Rovere ha lasciato il tavolo: la partita finisce senza risultato.",
                    ),
                )
                for viewer in (0, 2, PUBLIC)
            ),
        ],
    ),
}
LOGS = {
    "conquest": [
        (2, "Giglio has no cards and no walls left: eliminated by you."),
        (0, "La tua Casata non ha più né carte né mura: è eliminata da Stella."),
    ],
    "allied conquest": [(2, "Your alliance with Giglio has lost."), (1, "L'Alleanza di Giglio e Stella ha perso.")],
    "surrender": [(1, "Your alliance with Falco has lost."), (0, "L'Alleanza di Falco e Rovere ha perso.")],
    "round cap": [
        (0, "The last round is over (turn 6): nobody wins."),
        (0, "L'ultimo giro è finito (turno 6): non vince nessuno."),
    ],
    "aborted": [
        (0, "The game ends without a result because Rovere left."),
        (1, "La partita finisce senza risultato perché hai lasciato il tavolo."),
    ],
}


@pytest.mark.clause("PR-WIN-01", "PR-ALY-09", "PR-ALY-10", "PR-ALY-11", "PR-RULING-51", "PR-RULING-56")
@pytest.mark.parametrize("name", ENDINGS)
def test_everybody_reads_why_the_game_ended(name: str) -> None:
    """To winners, losers and those who look on: in the view, on the page's end card and in the terminal."""
    build, clause, told = ENDINGS[name]
    table = build()
    assert table.outcome is not None
    assert TITLE.clauses[table.outcome.clause] == clause
    for viewer, titles, sentences in told:
        seen = view(table, viewer)
        assert seen.detail is not None
        assert seen.prompt.say(TITLE.messages, "it") == "La partita è finita"
        for lang, title, sentence in zip(LANGUAGES, titles, sentences, strict=True):
            assert seen.detail.say(TITLE.messages, lang) == sentence
            scene = table.scene(viewer, lang)
            assert scene.outcome is not None
            assert (scene.outcome.title, scene.outcome.lines, scene.outcome.clause) == (title, (sentence,), clause)
            assert scene.outcome.won == (viewer in table.outcome.winners)
            terminal = " ".join(painted(scene, width=200).split())
            assert f"{title}. {sentence} [{clause}]" in terminal
            page = html(scene, "wide")
            assert all(text.replace("'", "&#x27;") in page or text in page for text in (title, sentence))


@pytest.mark.parametrize("name", LOGS)
def test_the_log_ends_with_how_it_ended(name: str) -> None:
    table = ENDINGS[name][0]()
    clause = ENDINGS[name][1]
    for lang, (viewer, line) in zip(LANGUAGES, LOGS[name], strict=True):
        assert table.log(viewer, lang)[-1] == line
    last = table.scene(PUBLIC, "en").log[-1]
    by_its_own = {"conquest": "PR-ELIM-02", "allied conquest": "PR-ALY-10"}
    assert last.clause == by_its_own.get(name, clause)


def test_an_old_position_without_names_can_be_told() -> None:
    """A game that was aborted, and nobody knows by whom any more."""
    table = TITLE.position({"seats": 3, "step": "game_over", "ended": "PR-RULING-51"})
    detail = view(table, 0).detail
    assert detail is not None
    assert detail.say(TITLE.messages, "en") == "A player left the table: the game ends without a result."
