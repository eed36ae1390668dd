"""The pages around the table: first page, lobby, form, accounts, rulebooks, records, and what is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import wartable
from tests.browser.conftest import Come
from tests.browser.running_server import SIZES, shown

PAGES = (
    "/",
    "/tables",
    "/new/proelio",
    "/account",
    "/account/forgotten",
    "/account/bots",
    "/rules",
    "/rules/proelio",
    "/records",
    "/no-such-page",
)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_page_is_wider_than_the_screen_or_says_a_key(come: Come, lang: str) -> None:
    ada = come(lang=lang)
    for path in PAGES:
        page = ada.go(path)
        for wide, high in SIZES.values():
            page.set_viewport_size({"width": wide, "height": high})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, wide)
        assert not re.search(r"\b(pages|table|error)-[a-z]", page.locator("body").inner_text()), path
        assert page.locator("h1").count() == 1, path
    ada.faults[:] = [fault for fault in ada.faults if "404" not in fault]  # the page that is not there


def test_one_click_on_the_first_page_starts_a_game(come: Come) -> None:
    ada = come()
    page = ada.go("/")
    page.locator('[data-play="proelio"]').click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".wt-frame")


def test_a_poster_is_picked_by_keys(come: Come) -> None:
    page = come().go("/")
    poster = page.get_by_role("button", name="Proelio", exact=True)
    poster.focus()
    expect(poster).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def test_a_phone_shows_what_each_title_is_about_and_buttons_as_wide_as_its_poster(come: Come) -> None:
    ada = come(lang="it")
    page = ada.go("/")
    page.set_viewport_size({"width": 390, "height": 844})
    for name in wartable.title_names():
        title = page.locator(".posters > li").filter(has=page.locator(f'[data-play="{name}"]'))
        expect(title.locator(".aim")).to_be_visible()
        poster = title.locator(".poster").bounding_box()
        assert poster is not None
        for button in title.locator(".button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["width"] == pytest.approx(poster["width"], abs=1)
            assert box["height"] <= 60


@pytest.mark.parametrize(("wide", "high"), [(1600, 900), (1280, 720)])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_posters_stand_in_their_order_and_leave_every_button_in_sight(
    come: Come, lang: str, wide: int, high: int
) -> None:
    page = come(lang=lang).go("/")
    page.set_viewport_size({"width": wide, "height": high})
    shelf = page.locator(".posters").first
    names = shelf.locator("[data-play]:not([data-held])").evaluate_all("all => all.map((one) => one.dataset.play)")
    ranks = {name: wartable.title(name).sheet.rank for name in wartable.title_names()}
    assert names == sorted(ranks, key=lambda name: ranks[name])[:4]
    for button in shelf.locator(".button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= high
    for poster in shelf.locator("img.poster").all():
        box = poster.bounding_box()
        assert box is not None
        assert box["height"] >= 240
        assert box["width"] / box["height"] == pytest.approx(368 / 512, abs=0.01)


def test_the_form_explains_options_and_opens_the_table_with_them(come: Come) -> None:
    ada = come()
    page = ada.go("/new/proelio")
    page.click("details.card > summary")
    option = page.locator(".options > div", has=page.locator("#o-allow_pass"))
    assert len(option.locator("p").inner_text()) > 10
    assert re.fullmatch(r"PR-[A-Z]+-\d+", option.locator("a.wt-clause").inner_text())
    page.select_option("#o-allow_pass", "true")
    expect(page.locator("[data-changed]")).to_have_text("1")
    # Options of the other mode are hidden until it is chosen, and its number of seats holds.
    assert page.locator("#o-ally_hand_visible").is_hidden()
    page.select_option("[name=mode]", "allied_houses")
    expect(page.locator("#o-ally_hand_visible")).to_be_visible()
    expect(page.locator(".seat-list li")).to_have_count(4)
    page.click("form .main")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".wt-frame")
    expect(page.locator(".wt-of span")).to_contain_text("Allied Houses")


def test_an_account_has_its_tables_and_is_told_what_is_wrong_in_its_language(come: Come) -> None:
    ada = come(lang="it")
    page = ada.go("/account")
    sign_in = page.locator('[data-account="sign-in"]')
    sign_in.locator("[name=name]").fill("nobody")
    sign_in.locator("[name=password]").fill("not the password")
    sign_in.locator("button").click()
    expect(page.locator(".error")).to_have_text("Nome o password sbagliati.")
    register = page.locator('[data-account="register"]')
    register.locator("[name=name]").fill("Ada Lovelace")
    register.locator("[name=password]").fill("correct horse battery")
    register.locator("button").click()
    page.wait_for_url("**/tables?welcome=yes")
    table = ada.open()
    page = ada.go("/tables")
    expect(page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    page = ada.go("/account")
    expect(page.locator("h1")).to_have_text("Ada Lovelace")
    page.locator('[data-sign-out=""]').click()
    page.wait_for_url("**/")
    expect(page.locator(".sign-in")).to_have_text("Accedi")
    ada.faults[:] = [fault for fault in ada.faults if "403" not in fault]  # the wrong password


def test_a_guest_finds_his_own_tables_again(come: Come) -> None:
    ada, bea = come(), come()
    table = ada.open(public=True)
    row = f'.table-row.turn a[href="/table/{table}"]'
    ada.go(f"/table/{table}")
    ada.wait()
    for path in ("/", "/tables"):
        expect(ada.go(path).locator(row)).to_have_count(1)
        expect(bea.go(path).locator(row)).to_have_count(0)
    for path in ("/", "/tables", "/account"):
        expect(ada.go(path).locator(".site-bar .turns")).to_contain_text("1")
        expect(bea.go(path).locator(".turns")).to_have_count(0)


def test_the_list_of_tables_keeps_up_by_itself(come: Come) -> None:
    ada, bea = come(), come(fresh=True)
    bea.page.clock.install()
    there = bea.go("/tables")
    table = ada.open({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, public=True)
    there.clock.fast_forward(10_000)
    expect(there.locator(f'a[href="/table/{table}"]')).to_be_visible()


def test_every_clause_has_its_place_and_can_be_searched(come: Come) -> None:
    page = come().go("/rules/proelio#PR-ATK-09")
    clause = page.locator("#PR-ATK-09")
    expect(clause).to_be_in_viewport()
    page.fill("#book-words", "infiltration patrol")
    expect(page.locator("#PR-GEN-01")).to_be_hidden()
    found = page.locator(".clauses > li:visible")
    assert found.count() > 0
    for text in found.all_inner_texts():
        assert "infiltration" in text.lower()
        assert "patrol" in text.lower()
    assert page.locator(".book table").count() > 2
    marked = "() => [...CSS.highlights.get('found')].map((range) => String(range).toLowerCase())"
    assert set(page.evaluate(marked)) == {"infiltration", "patrol"}
    shown = page.locator(".book :is(.clauses > li, p, table, ul:not(.clauses)):visible").count()
    expect(page.locator("[data-found]")).to_have_text(f"{shown} passages found.")
    page.fill("#book-words", "zzz")
    expect(page.locator("[data-found]")).to_contain_text("Nothing found")
    page.fill("#book-words", "")
    expect(page.locator("[data-found]")).to_be_empty()
    assert page.evaluate(marked) == []


def test_a_search_finds_letters_with_accents_and_marks_them_as_they_are_written(come: Come) -> None:
    page = come(lang="it").go("/rules/proelio")
    page.fill("#book-words", "piu")
    marked = page.evaluate("() => [...CSS.highlights.get('found')].map((range) => String(range).toLowerCase())")
    assert "più" in marked


@pytest.mark.parametrize("name", ["proelio", "letswar", "gradisca", "campaign"])
def test_a_rulebook_has_pictures_and_its_contents_mark_what_is_read(come: Come, name: str) -> None:
    page = come("laptop").go(f"/rules/{name}")
    pictures = page.locator(".figures img")
    assert pictures.count() > 3
    for picture in pictures.all():
        assert page.request.get(picture.get_attribute("src") or "").ok
    links = page.locator(".contents a")
    expect(links.first).to_have_attribute("aria-current", "true")
    for at in (3, links.count() // 2):
        links.nth(at).click()
        expect(links.nth(at)).to_have_attribute("aria-current", "true")
        expect(page.locator(".contents [aria-current]")).to_have_count(1)


def test_a_record_is_checked_in_the_browser_and_opened_at_a_table(come: Come, tmp_path: Path) -> None:
    ada = come()
    page = ada.finish()
    with page.expect_download() as download:
        page.locator(".after a[download]").click()
    file = tmp_path / "game.wtr"
    download.value.save_as(file)
    page = ada.go("/records")
    page.set_input_files("#record-file", file)
    expect(page.locator(".verdict.good")).to_be_visible()
    # What it is in the title's words; fingerprint and secret are for those who want them.
    told = page.locator("[data-checked] .facts").first
    expect(told).to_contain_text("Giglio, Rovere, Stella")
    expect(told).to_contain_text("the game is a draw after that many rounds")
    expect(page.locator("[data-checked] img")).to_have_attribute("src", "/art/proelio/poster.svg")
    expect(page.locator(".secrets")).to_be_hidden()
    page.locator("[data-checked] summary").click()
    expect(page.locator(".secrets")).to_be_visible()
    whole = file.read_text()
    changed = tmp_path / "changed.wtr"
    changed.write_text(whole.replace("~ 1 ", "~ 2 ", 1))
    assert changed.read_text() != whole
    page.set_input_files("#record-file", changed)
    expect(page.locator(".verdict.bad")).to_be_visible()
    assert page.locator("[data-open]").is_hidden()
    page.set_input_files("#record-file", file)
    page.click("[data-open]")
    page.wait_for_url("**/table/*")
    shown(ada, ".wt-prompt .wt-outcome")


def test_what_is_not_there_is_told_to_people_in_words_and_to_programs_in_json(come: Come) -> None:
    ada = come(lang="it")
    for path in ("/table/000000000000", "/new/chess", "/seat/a/b", "/x"):
        assert ada.page.goto(path).status == 404  # type: ignore[union-attr]
        expect(ada.page.locator("h1")).to_have_text("Pagina non trovata")
    assert ada.page.request.get("/api/tables/000000000000").json()["error"]["code"] == "gone"
    ada.faults.clear()
