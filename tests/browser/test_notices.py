"""Notices of the browser: "your turn" while the reader looks elsewhere, only if wanted; and a site to install."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import PATIENCE, Visitor

at_both_sizes = pytest.mark.parametrize(("size", "lang"), [("phone", "it"), ("laptop", "en")])
TURN = {"en": "It is your turn", "it": "Tocca a te"}
DENIED = {"en": "Your browser does not allow notices", "it": "Il browser non permette gli avvisi"}

# Keeps the notices that the system would show; the reader may look elsewhere.
SPY = """(() => {
  window.notices = [];
  const keep = (title, facts) => window.notices.push({ title, ...facts });
  ServiceWorkerRegistration.prototype.showNotification = async (title, facts) => keep(title, facts);
  class Kept { constructor(title, facts) { keep(title, facts); } }
  Kept.permission = localStorage.getItem("allowed") ?? "default";
  Kept.requestPermission = async () => (Kept.permission = localStorage.getItem("allow") ?? "denied");
  window.Notification = Kept;
  const away = localStorage.getItem("away") === "yes";
  Object.defineProperty(document, "hidden", { get: () => away });
})()"""


def settle(page: Page, **facts: str) -> None:
    """What the next page finds."""
    page.evaluate(
        "(facts) => { for (const [name, value] of Object.entries(facts)) localStorage[name] = value; }", facts
    )


def box(visitor: Visitor) -> None:
    """Opens the settings of the table and asks for notices."""
    visitor.page.keyboard.press("m")
    visitor.page.locator("#tab-settings").click()
    visitor.page.locator('[data-setting="notice"]').click()


@at_both_sizes
def test_a_turn_is_told_to_a_reader_who_looks_elsewhere(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    ada.page.add_init_script(SPY)
    page = ada.sit()
    settle(page, allow="granted", allowed="granted")
    page.reload()
    ada.wait()
    box(ada)
    expect(page.locator('[data-setting="notice"]')).to_be_checked()
    page.reload()
    ada.wait()
    assert page.evaluate("() => window.notices") == [], "the reader looks at the table"
    settle(page, away="yes")
    page.reload()
    page.wait_for_function("() => window.notices.length === 1")
    [notice] = page.evaluate("() => window.notices")
    assert notice["title"] == TURN[lang]
    assert notice["data"]["url"] == page.url.removeprefix(ada.server.address)
    assert "Proelio" in notice["body"]
    # Switched off, nothing more is told.
    box(ada)
    page.reload()
    ada.wait()
    assert page.evaluate("() => window.notices") == []


@at_both_sizes
def test_a_browser_that_forbids_notices_says_so(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    ada.page.add_init_script(SPY)
    page = ada.sit()
    settle(page, allow="denied")
    box(ada)
    expect(page.locator(".error")).to_contain_text(DENIED[lang])
    expect(page.locator('[data-setting="notice"]')).not_to_be_checked()


@at_both_sizes
def test_the_site_can_be_installed(come: Come, size: str, lang: str) -> None:
    ada = come(size, lang)
    page = ada.go("/")
    facts = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert (facts["display"], facts["start_url"], facts["lang"]) == ("standalone", "/", lang)
    for icon in facts["icons"]:
        wide, _, high = icon["sizes"].partition("x")
        shown = page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode();"
            " return [image.naturalWidth, image.naturalHeight]; }",
            icon["src"],
        )
        assert shown == [int(wide), int(high)]
    worker = page.evaluate("async () => (await navigator.serviceWorker.ready).active.scriptURL")
    text = page.request.get(worker).text()
    # It keeps nothing and stands between nobody: no page, no hand, no link is ever in a cache.
    assert "caches." not in text
    assert '"fetch"' not in text
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    for meta in ("og:title", "og:description", "og:image"):
        assert page.locator(f'meta[property="{meta}"]').get_attribute("content")
    assert page.request.get(page.locator('meta[property="og:image"]').get_attribute("content") or "").ok


def test_a_pushed_turn_is_shown_once_a_table_and_not_over_the_open_one(come: Come) -> None:
    ada = come(fresh=True)
    page = ada.sit()
    ada.context.grant_permissions(["notifications"], origin=ada.server.address)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    worker = ada.context.new_cdp_session(page)
    known: list[str] = []
    worker.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    worker.send("ServiceWorker.enable")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller")
    end = time.monotonic() + PATIENCE
    while not known:
        assert time.monotonic() < end, "the browser names no registration"
        page.wait_for_timeout(50)
    here = page.url.rsplit("/", 1)[-1]
    tables = [{"table": "elsewhere", "title": "Proelio"}, {"table": here, "title": "Proelio"}]
    pushed = {"origin": ada.server.address, "registrationId": known[0]}
    for turn in ("Your turn at a table", "Tocca a te a un tavolo"):
        told = json.dumps({"turn": turn, "tables": tables})
        worker.send("ServiceWorker.deliverPushMessage", {**pushed, "data": told})
        page.wait_for_function(
            """async (turn) => { const registered = await navigator.serviceWorker.ready;
            const shown = await registered.getNotifications();
            return shown.length === 1 && shown[0].title === turn && shown[0].tag === "elsewhere" &&
              shown[0].data.url === "/table/elsewhere"; }""",
            arg=turn,
        )
    worker.detach()


# A push service that gives every browser the same endpoint, in the open internet, and a key of the curve.
PUSH_SERVICE = """(() => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  const point = "BGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU=";
  const url = (text) => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const held = (key) => ({
    endpoint: "https://93.184.216.34/push/ada",
    options: { applicationServerKey: bytes(key.replaceAll("-", "+").replaceAll("_", "/")) },
    toJSON: () => ({
      endpoint: "https://93.184.216.34/push/ada", keys: { p256dh: url(point), auth: "c2l4dGVlbiBieXRlcyEhIQ" }
    }),
    unsubscribe: async () => sessionStorage.removeItem("held"),
  });
  const now = () => sessionStorage.held && held(sessionStorage.held);
  PushManager.prototype.getSubscription = async () => now() || null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.held = applicationServerKey;
    return now();
  };
})()"""


def test_a_browser_subscribes_for_its_account_and_ends_that(come: Come) -> None:
    ada = come()
    for script in (SPY, PUSH_SERVICE):
        ada.page.add_init_script(script)
    page = ada.go("/account")
    settle(page, allow="granted", allowed="granted")
    ada.send("/api/accounts/register", {"name": "Ada of the pushes", "password": "a long enough password"})
    page.reload()
    notice = page.locator('[data-setting="notice"]')
    expect(page.get_by_text("also when no table is open")).to_be_visible()
    told = "**/api/accounts/settings/push"
    with page.expect_response(told) as answer:
        notice.check()
    assert answer.value.ok, answer.value.text()
    page.reload()
    expect(notice).to_be_checked()
    # Who signs in again tells the server anew: a subscription is as old as its session.
    ada.send("/api/accounts/sign-out", {})
    page.reload()
    ada.send("/api/accounts/sign-in", {"name": "Ada of the pushes", "password": "a long enough password"})
    with page.expect_response(told) as answer:
        page.reload()
    assert answer.value.ok
    with page.expect_response(told + "/end") as answer:
        notice.uncheck()
    assert answer.value.ok
    assert page.evaluate("() => sessionStorage.held ?? null") is None
