"""Let's War's short reasons and names: one for each refusal, in both languages, each about a clause of the book."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.titles.rulebooks import ShortTextTests, book_of, catalogue
from wartable.core.text.messages import LANGUAGES

# What a refusal cites, in the order of the list of refusals, and the two cautions.
CITED = """
    TURN-08 RULING-29 RULING-90 TURN-03 PREL-09 NAT-02 PLAY-01 EQUIP-01 EQUIP-02 EQUIP-03 EQUIP-08 EQUIP-11 RULING-76
    MONEY-08 MONEY-05 SPY-11 RULING-21 RULING-20 SPY-01 RULING-17 SPY-06 SPY-09 AUC-01 ITALY-06 ITALY-07 RULING-51
    RULING-91 PLAY-03 CBT-03 SPY-13 RULING-82 UNIT-06 CBT-04 CBT-25 RULING-33 CBT-08 CBT-10 CBT-11 CBT-12 CBT-13 CBT-01
    CBT-14 P2-02 CBT-15 RULING-38 HAND-04 RULING-56 ITALY-09 HF-10
"""


class TestShortTexts(ShortTextTests):
    title = "letswar"
    prefix = "LW"
    cited = tuple(CITED.split())

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_no_reason_is_the_clause_itself(self, lang: str) -> None:
        for key, reason in self.reasons(lang).items():
            assert reason != book_of(self.title).clause(key.removeprefix("why-"), lang).text, key

    def test_units_sides_levels_and_decks_have_names(self) -> None:
        en, it = self.names("en"), self.names("it")
        assert Counter(key.partition("-")[0] for key in en) == {
            "unit": 6,
            "side": 3,
            "level": 5,
            "deck": 4,
            "season": 3,
            "date": 2,
        }
        assert (en["unit-infantry"], it["unit-infantry"]) == ("Infantry", "Fanteria")
        assert (en["date-autumn"], it["date-autumn"]) == ("Autumn 1919", "autunno 1919")


@pytest.mark.clause("LW-UNIT-01", "LW-UNIT-02", "LW-GEN-02", "LW-HOME-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_calls_units_factions_and_levels_by_their_names(lang: str) -> None:
    book, names = book_of("letswar"), catalogue("letswar", "names")[lang]
    for key, clause in (("unit-", "LW-UNIT-01"), ("side-", "LW-GEN-02"), ("level-", "LW-HOME-02")):
        wanted = [
            names[name] for name in names if name.startswith(key) and name[len(key) :] not in ("ground", "neutral")
        ]
        assert [name for name in wanted if name not in book.clause(clause, lang).text] == []
    assert names["unit-ground"] in book.clause("LW-UNIT-02", lang).text
