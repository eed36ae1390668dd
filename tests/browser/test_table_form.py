"""The form for a new table: options where they matter, groups that are folded away, presets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come

at_both_sizes = pytest.mark.parametrize(("size", "lang"), [("phone", "it"), ("laptop", "en")])


def field(page: Page, name: str) -> str:
    """The value of an option's field."""
    return page.locator(f"#o-{name}").input_value()


def take_seats(page: Page, count: int) -> None:
    page.locator("[name=seats]").fill(str(count))
    page.locator("[name=seats]").blur()
    expect(page.locator("[data-seat-list] > li")).to_have_count(count)


@at_both_sizes
def test_the_form_shows_what_matters_the_usual_few_first(come: Come, size: str, lang: str) -> None:
    page = come(size, lang).go("/new/league")
    page.locator(".rules-options > summary").click()
    free, lives = page.locator("#o-free_captain"), page.locator("#o-lives")
    expect(free).to_be_hidden()
    take_seats(page, 5)
    expect(free).to_be_visible()
    expect(lives).to_be_hidden()
    page.locator("details.group > summary").click()
    expect(lives).to_be_visible()
    lives.fill("1")
    lives.blur()
    for badge in page.locator("[data-changed]").all():
        expect(badge).to_have_text("1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@at_both_sizes
def test_a_preset_picks_values_at_once_and_a_change_makes_them_ones_own(come: Come, size: str, lang: str) -> None:
    page = come(size, lang).go("/new/league")
    page.locator(".rules-options > summary").click()
    preset = page.locator("[data-preset]")
    expect(preset).to_have_value("usual")
    preset.select_option("bloody")
    assert (field(page, "lives"), field(page, "hit_from"), field(page, "free_captain")) == ("1", "2", "true")
    expect(page.locator("[data-preset-about]")).not_to_be_empty()
    page.locator("details.group > summary").click()
    page.locator("#o-hit_from").fill("4")
    page.locator("#o-hit_from").blur()
    expect(preset).to_have_value("own")
    expect(page.locator("[data-preset-about]")).to_be_empty()
    preset.select_option("usual")
    assert (field(page, "lives"), field(page, "hit_from")) == ("2", "3")
    preset.select_option("bloody")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")
    # At four seats nobody can be free, so the form does not speak of it.
    wish = sent.value.post_data_json
    assert wish is not None
    assert wish["options"] == {"lives": "1", "hit_from": "2"}


def test_a_title_without_groups_and_presets_lists_its_options_openly(come: Come) -> None:
    page = come().go("/new/proelio")
    page.locator(".rules-options > summary").click()
    expect(page.locator("#o-allow_pass")).to_be_visible()
    expect(page.locator("#o-ally_hand_visible")).to_be_hidden()
    page.locator("[name=mode]").select_option("allied_houses")
    expect(page.locator("#o-ally_hand_visible")).to_be_visible()
    expect(page.locator("#o-temporary_alliance_self")).to_be_hidden()
    assert page.locator("[data-preset], details.group").count() == 0


@at_both_sizes
def test_the_bar_hides_no_rules_and_leads_to_them(come: Come, size: str, lang: str) -> None:
    page = come(size, lang).go("/new/proelio")
    rules = page.locator(".rules-options > summary")
    page.locator("[data-to-options]").click()
    expect(rules).to_be_focused()
    expect(page.locator(".options > div").first).to_be_visible()
    free = """() => { const one = document.querySelector(".rules-options > summary");
      const it = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(it.left + it.width / 2, it.top + 8)); }"""
    page.wait_for_function(free)
    # By keys too: what has the focus never lies under the bar.
    page.locator(".rules-options > summary").press("Enter")
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    rules.focus()
    page.wait_for_function(free)
    assert page.evaluate("getComputedStyle(document.querySelector('.buttons.end')).backgroundImage") == "none"


@at_both_sizes
def test_the_form_asks_only_what_can_be_answered_and_says_what_follows(come: Come, size: str, lang: str) -> None:
    page = come(size, lang).go("/new/proelio")
    begin, begun = page.locator("form .button.main"), {"en": "Start the game", "it": "Inizia la partita"}[lang]
    expect(begin).to_have_text(begun)
    page.locator("[name=preset][value=open]").check(force=True)
    expect(begin).to_have_text({"en": "Open a table", "it": "Apri un tavolo"}[lang])
    page.locator("[name=preset][value=hot]").check(force=True)
    expect(begin).to_have_text(begun)
    # A number of seats that cannot be another is not asked for; else the form says which there are.
    expect(page.locator("[data-range]")).to_have_text({"en": "from 3 to 6", "it": "da 3 a 6"}[lang])
    page.select_option("[name=mode]", "allied_houses")
    expect(page.locator("[name=seats]")).to_be_hidden()
    # The rules are those of the book until one is changed.
    page.locator(".rules-options > summary").click()
    expect(page.locator("[data-as-written]")).to_be_visible()
    page.select_option("#o-allow_pass", "true")
    expect(page.locator("[data-as-written]")).to_be_hidden()


@at_both_sizes
def test_a_copied_invitation_says_so(come: Come, size: str, lang: str) -> None:
    page = come(size, lang).go("/new/proelio")
    page.locator("[name=preset][value=friends]").check(force=True)
    page.locator("form .button.main").click()
    button = page.locator("[data-links] li button").first
    button.click()
    expect(button).to_have_text({"en": "Copied", "it": "Copiato"}[lang])


def test_dark_flags_keep_their_edge(come: Come) -> None:
    page = come(theme="dark").go("/new/letswar")
    flag = page.locator(".seat-list img").first
    assert "drop-shadow" in flag.evaluate("(flag) => getComputedStyle(flag).filter")
