"""The pages of an account: a new password, a link of an administrator, deletion; errors stand at their field."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from tests.browser.conftest import Come
from tests.browser.running_server import PATIENCE, Server, Visitor
from wartable.cli import app

PASSWORD = "correct horse battery"
NEW = "another long password"
WRONG = {"en": "this is not your password", "it": "non è la tua password"}
DEAD = {"en": "this link does not open any more", "it": "questo link non funziona più"}

at_both_sizes = pytest.mark.parametrize(("size", "lang"), [("phone", "it"), ("laptop", "en")])


def fill(page: Page, form: str, **fields: str) -> None:
    """Fills a form of the account's pages in and sends it."""
    place = page.locator(f'[data-account="{form}"]')
    for name, value in fields.items():
        place.locator(f"[name={name}]").fill(value)
    place.locator("button").click()


def register(visitor: Visitor) -> str:
    """A new account; its name."""
    name = f"Ada {secrets.token_hex(4)}"
    fill(visitor.go("/account"), "register", name=name, password=PASSWORD)
    visitor.page.wait_for_url("**/tables?welcome=yes")
    expect(visitor.page.locator(".welcome h2")).to_contain_text(name)
    return name


def forget(visitor: Visitor, status: str) -> None:
    """What the browser itself says of refused requests is no fault of the page."""
    visitor.faults[:] = [fault for fault in visitor.faults if status not in fault]


@at_both_sizes
def test_a_password_is_changed_and_a_wrong_one_is_told_at_its_field(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    name = register(ada)
    page = ada.go("/account")
    fill(page, "password", password="not the password", new=NEW)
    field = page.locator('[data-account="password"] [name=password]')
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(page.locator(f"#{field.get_attribute('aria-describedby')}")).to_have_text(WRONG[lang])
    fill(page, "password", password=PASSWORD, new=NEW)
    expect(page.locator('[data-account="password"] .saved')).to_be_visible()
    expect(page.locator("[aria-invalid]")).to_have_count(0)
    page.locator('[data-sign-out=""]').click()
    page.wait_for_url("**/")
    fill(ada.go("/account"), "sign-in", name=name, password=NEW)
    page.wait_for_url("**/tables")
    forget(ada, "400")


@at_both_sizes
def test_a_forgotten_password_by_the_link_of_an_administrator(come: Come, server: Server, size: str, lang: str) -> None:
    ada = come(size, lang)
    name = register(ada)
    words = ["admin", "reset-link", name, "--database", f"sqlite:///{server.folder / 'table.db'}"]
    with ThreadPoolExecutor(1) as pool:
        told = pool.submit(CliRunner().invoke, app, words).result().output
    bob = come(size, lang)
    page = bob.go("/account")
    page.locator('a[href="/account/forgotten"]').click()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("form")).to_have_count(0)  # this server sends no mail
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    key = told.split("#")[1].strip()
    page = bob.go(f"/account/reset#{key}")
    fill(page, "reset", password=NEW)
    page.wait_for_url("**/account")
    expect(page.locator("h1")).to_have_text(name)
    assert not any(key in url.partition("#")[0] for url in asked)
    page = bob.go("/")  # the same page with another key would not be loaded anew
    fill(bob.go(f"/account/reset#{key}"), "reset", password=PASSWORD)
    expect(page.locator(".error")).to_contain_text(DEAD[lang])
    fill(bob.go("/account/confirm#nothing"), "confirm")
    expect(page.locator(".error")).to_contain_text(DEAD[lang])
    forget(bob, "403")


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail."""
    server = Server(tmp_path_factory.mktemp("mail"), mail=True).start()
    yield server
    server.stop()


def link_in_letter(server: Server, to: str) -> str:
    """Where the link of the newest letter to an address leads, once it was sent."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for letter in reversed(server.letters()):
            if letter["to"] == to:
                return "/account/" + str(letter.get_content()).partition("/account/")[2].split()[0]
        time.sleep(0.05)
    raise AssertionError(f"no letter to {to}")


@at_both_sizes
def test_an_address_is_named_confirmed_and_taken_away(come: Come, post_office: Server, size: str, lang: str) -> None:
    ada = come(size, lang, at=post_office)
    register(ada)
    address = f"ada.{size}@example.org"
    page, form = ada.go("/account"), '[data-account="email"]'
    fill(page, "email", email=address, password="not the password")
    field = page.locator(f"{form} [name=password]")
    expect(field).to_have_attribute("aria-invalid", "true")
    fill(page, "email", email=address, password=PASSWORD)
    expect(page.locator(f"{form} .saved")).to_contain_text(address)
    page = ada.go("/account")
    expect(page.locator(f"{form} > p").first).to_contain_text(address)
    expect(page.locator("[name=mail]")).to_be_disabled()  # nobody has shown that it is theirs
    page = ada.go(link_in_letter(post_office, address))
    fill(page, "confirm")
    expect(page.locator('[data-account="confirm"] .saved')).to_be_visible()
    page = ada.go("/account")
    expect(page.locator("[name=mail]")).to_be_enabled()
    fill(page, "email", email="", password=PASSWORD)
    expect(page.locator(f"{form} .saved")).to_be_visible()
    expect(ada.go("/account").locator("[name=mail]")).to_be_disabled()
    forget(ada, "400")


@at_both_sizes
def test_an_account_is_deleted(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    name = register(ada)
    page = ada.go("/account")
    expect(page.locator('[data-account="delete"] button')).to_be_hidden()
    page.locator("details.last summary").click()
    fill(page, "delete", password=PASSWORD)
    assert page.url.endswith("/account"), "nobody has said that they are sure"
    page.locator('[data-account="delete"] [type=checkbox]').check()
    fill(page, "delete", password=PASSWORD)
    page.wait_for_url(f"{ada.server.address}/")
    fill(ada.go("/account"), "sign-in", name=name, password=PASSWORD)
    expect(page.locator(".error")).to_be_visible()
    forget(ada, "403")


@at_both_sizes
def test_bots_have_a_corner_of_their_own(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    page = ada.go("/account")
    expect(page.locator("[name=robot]")).to_have_count(0)
    page.locator('a[href="/account/bots"]').click()
    fill(page, "register", name=f"Marvin {secrets.token_hex(4)}", password=PASSWORD)
    page.locator("[data-token]").click()
    expect(page.locator(".token")).to_have_text(re.compile(r"^[\w-]{20,}$"))


@at_both_sizes
def test_a_webhook_is_for_programmers_and_what_is_wrong_with_it_stands_there(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    register(ada)
    page = ada.go("/account")
    field = page.locator("[name=webhook]")
    expect(field).to_be_hidden()
    page.locator(".programs summary").click()
    assert len(page.locator(".programs p").inner_text()) > 40
    field.fill("http://127.0.0.1/x")
    page.locator("[data-settings] .button.main").click()
    expect(field).to_be_focused()
    told = page.locator(f"#{field.get_attribute('aria-describedby')}")
    expect(told).to_have_text(
        {"en": "the address lies in a private network", "it": "l'indirizzo è in una rete privata"}[lang]
    )
    expect(page.locator("[data-settings] .saved")).to_be_hidden()
    field.fill("")
    page.locator("[data-settings] .button.main").click()
    expect(page.locator("[data-settings] .saved")).to_be_visible()
    expect(page.locator("[aria-invalid]")).to_have_count(0)
    forget(ada, "400")
