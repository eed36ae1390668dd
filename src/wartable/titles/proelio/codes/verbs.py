"""Proelio's actions: as numbers, verb * WIDTH + argument (a kind of card, a seat, or NONE), and in words."""

from typing import Final

from wartable.core.rules.notation import Click, Name, Names, Notation, Row, Then, Verb
from wartable.titles.proelio.codes.cards import CARD_IDS, INQUISITION, TEMPORARY_ALLIANCE

WIDTH: Final = 32
SHIFT: Final = 5  # a code shifted by it is its verb
NONE: Final = 31  # and the code masked by it its argument

DRAW: Final = 1
ATTACK: Final = 2
FORTIFY: Final = 3
PLAY: Final = 4
EXCHANGE: Final = 5
SUPPORT: Final = 6
DEPLOY: Final = 7
SACRIFICE: Final = 8
KEEP: Final = 9
LOOT: Final = 10
PAY: Final = 11
DISCARD: Final = 12
PASS: Final = 13
TARGET: Final = 14

SPACE: Final = 15 * WIDTH
ACTIONS: Final = (DRAW, ATTACK, FORTIFY, PLAY, EXCHANGE, SUPPORT, PASS)

CARD: Final = Names(0, "card")
SEAT: Final = Names(1, "seat", numbers=6)

VERBS: Final[list[Verb]] = [
    Verb("draw", Click(DRAW, NONE)),
    Verb("attack", Name(ATTACK, CARD), examples=["attack knights"]),
    Verb("fortify", Name(FORTIFY, CARD), examples=["fortify shields"]),
    Verb(
        "play",
        Name(PLAY, CARD),
        Then(TARGET, SEAT, [CARD_IDS[TEMPORARY_ALLIANCE], CARD_IDS[INQUISITION]]),
        examples=["play resources", "play inquisition 1"],
    ),
    Verb("exchange", Click(EXCHANGE, NONE), Row(EXCHANGE, CARD, most=2), examples=["exchange trebuchets resources"]),
    Verb("support", Name(SUPPORT, CARD), examples=["support towers"]),
    Verb("deploy", Row(DEPLOY, CARD), Click(DEPLOY, NONE), examples=["deploy shields patrol", "deploy"]),
    Verb("sacrifice", Click(SACRIFICE, NONE)),
    Verb("keep", Click(KEEP, NONE)),
    Verb("loot", Row(LOOT, CARD, least=1), examples=["loot manure"]),
    Verb("pay", Name(PAY, CARD), examples=["pay soldiers"]),
    Verb("discard", Row(DISCARD, CARD, least=1), examples=["discard manure knights"]),
    Verb("pass", Click(PASS, NONE)),
]
NOTATION: Final = Notation(WIDTH, VERBS, [CARD_IDS])
