"""The short reasons and names of La Guerra di Gradisca: in both languages, each reason about a clause of the book."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.titles.rulebooks import ShortTextTests, book_of, catalogue
from wartable.core.text.messages import LANGUAGES

# What a refusal cites, in the order of the rules, and below it the cautions.
CITED = """
    1-02 2.3-09 4.1-02 4.1-03 5-01 5-03 5-04 5-06 5-07 5-08 5-10 5-11 5-12 5-13 5-18 5-20 5-21 5.1-01 5.1-04 5.1-05
    5.1-06 5.1-07 5.1-08 6-01 6-02 6-03 6-04 6-05 6-07 6-09 6-10 6-11 6-12 6-14 6-15 6-17 6-18 6-19 6-21 6-23 7.1-14
    7.1-16 7.1-23 7.2-06 7.2-12 7.3-03 7.3-06 7.3-07 7.3-08 7.3-10 7.4-03 7.4.1-01 7.4.1-06 7.4.2-02 7.5-01 7.5-05
    7.5-06 7.6-01 7.7-01 7.7-03 8.1-01 9-04 10-02 10-05 10-07 10-08 12-01 12-04 12-05 12-07 12-08 12-09 12-11 12-22
    15-02 15-03 15-04 15-06 15-08 15-13 16-02 16-04 16-05 17-04 17-05 17-06 17-07 17-08 17-10 17-12 17-13 19.2-01
    19.2-03 19.2-07 20-02 21-07 21-16 21.1-02 21.1-03 21.1-04 21.1-05 21.1-06 22-09 22-10 22-11 22-12 23-01 23-02 23-04
    23-09 23-16 24-02 24-03 24-07 24-12 24-13 24-14 24-16 25.1-01 25.2-01 25.2-03 25.2-06 26-02 RULING-05 RULING-06
    RULING-15 RULING-16 RULING-19 RULING-21 RULING-22 RULING-26 RULING-28 RULING-31 RULING-32 RULING-33 RULING-35
    RULING-36 RULING-39 RULING-40 RULING-43 RULING-46 RULING-48 RULING-52 RULING-54 RULING-57 RULING-61 RULING-62
    RULING-63 RULING-66 RULING-69 RULING-76 RULING-79 RULING-80 RULING-82 RULING-84 RULING-92 RULING-93 RULING-94
    RULING-97 RULING-100 RULING-104 RULING-105 RULING-106 RULING-109 RULING-111 RULING-112 RULING-113 RULING-115
    RULING-116 RULING-118
    6-20 6-24 7.5-11 9-02 12-20 21-13 24-10 25.3-01 RULING-59 RULING-77
"""
ENDINGS = ("4.1-08", "4.1-10", "13-01", "13-16", "RULING-108")
# Names that both languages share.
SHARED = frozenset({"side-AUS", "kind-cernide"})


class TestShortTexts(ShortTextTests):
    title = "gradisca"
    prefix = "GR"
    cited = (*CITED.split(), *ENDINGS)
    shared_names = SHARED

    @pytest.mark.parametrize(("lang", "start"), [("en", "The game is over: "), ("it", "La partita è finita: ")])
    def test_an_ending_says_first_that_the_game_is_over(self, lang: str, start: str) -> None:
        found = sorted(key for key, text in self.reasons(lang).items() if text.startswith(start))
        assert found == sorted(map(self.key_of, ENDINGS))

    def test_sides_units_terrain_markers_and_places_have_names(self) -> None:
        en, it = self.names("en"), self.names("it")
        kinds = Counter(key.partition("-")[0] for key in en)
        assert [kinds[kind] for kind in ("side", "nation", "unit", "kind", "terrain", "border")] == [2, 3, 6, 9, 4, 5]
        assert (en["marker-breach"], it["marker-breach"]) == ("breach", "Breccia")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_calls_things_by_their_names(lang: str) -> None:
    book, names = book_of("gradisca"), catalogue("gradisca", "names")[lang]
    text = " ".join(book.clause(name, lang).text for name in book.ids).casefold()
    wanted = [key for key in names if key.partition("-")[0] in ("side", "unit", "terrain", "place")]
    apart = {"place-flag", "place-removed", "place-set-aside"}
    assert [key for key in wanted if key not in apart and names[key].casefold() not in text] == []
