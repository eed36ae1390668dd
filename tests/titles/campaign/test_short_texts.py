"""The campaign's short reasons and names: one for each refusal, in both languages, each about a clause of the book."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.titles.rulebooks import ShortTextTests, book_of, catalogue
from wartable.core.text.messages import LANGUAGES
from wartable.titles.campaign.codes.clauses import CLAUSES
from wartable.titles.campaign.facts import GROUPS, OPTIONS, PRESETS


class TestShortTexts(ShortTextTests):
    title = "campaign"
    prefix = "CA"
    cited = tuple(clause.removeprefix("CA-") for clause in CLAUSES if clause)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_no_reason_is_the_clause_itself(self, lang: str) -> None:
        for key, reason in self.reasons(lang).items():
            assert reason != book_of(self.title).clause(key.removeprefix("why-"), lang).text, key

    def test_everything_that_the_content_does_not_name_has_a_name(self) -> None:
        assert Counter(key.partition("-")[0] for key in self.names("en")) == {
            "arm": 13,
            "element": 3,
            "formation": 3,
            "type": 3,
            "period": 3,
            "part": 2,
            "outcome": 3,
            "reason": 5,
        }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_value_and_preset_is_explained(lang: str) -> None:
    said = catalogue("campaign", "options")[lang]
    for option in OPTIONS:
        assert said[f"option-{option.name}-about"].endswith("."), option.name
        values = ("false", "true") if isinstance(option.default, bool) else option.values
        assert [value for value in values if f"option-{option.name}-{value}" not in said] == []
    assert [group for group in GROUPS if f"option-group-{group}" not in said] == []
    assert [preset.name for preset in PRESETS if f"preset-{preset.name}-about" not in said] == []
