"""Every text of ours is set in the fonts that the page brings, and is as wide as the painters think it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.conftest import Come
from tests.browser.running_server import Server
from tests.browser.test_axe import aid, chat, gathering, past, question, refusal, replay, rules, settings
from tests.browser.test_text import read
from tests.paint import checks
from tests.paint.scenes.samples import deploy, finished, plague
from wartable.paint import fonts, measure, svg
from wartable.paint.html import css

OURS = {fonts.SANS, fonts.SERIF}
FACES = [f"{face.family} {face.weight} {'italic' if face.italic else 'normal'}" for face in fonts.FACES]
SITE = ("/", "/tables", "/new/proelio", "/account", "/rules", "/rules/proelio", "/records", "/no-such-page")
PICTURES = ("/art/proelio/poster.svg", "/art/proelio/table/en/day", "/art/proelio/table/it/night")

# What is asked for, of hidden texts too: a bold or slanted face that we lack would be made up by the browser.
ASKED = """(faces) => {
  const told = (node) => [...node.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
  const WRITTEN = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea, option";
  const wrong = new Set();
  const check = (node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    const family = style.fontFamily.split(",")[0].replaceAll('"', "");
    const face = `${family} ${style.fontWeight} ${style.fontStyle}`;
    const kind = `${node.localName}.${node.className.baseVal ?? node.className}${pseudo ?? ""}`;
    if (!faces.includes(face)) wrong.add(`${face}: ${kind} ${node.textContent.trim().slice(0, 40)}`);
  };
  for (const node of document.querySelectorAll("body, body *, svg *")) {
    if (node.closest("script, style, template, noscript")) continue;
    if (told(node) || node.matches(WRITTEN)) check(node, null);
    for (const pseudo of ["::before", "::after", "::placeholder", "::marker"]) {
      const content = pseudo === "::placeholder" ? node.placeholder && "text" : getComputedStyle(node, pseudo).content;
      if (content && !["none", "normal", '""'].includes(content)) check(node, pseudo);
    }
  }
  return [...wrong];
}"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of Proelio alone, as it is installed."""
    server = Server(tmp_path_factory.mktemp("alone"), small_titles=False).start()
    yield server
    server.stop()


def nodes(root: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A node of the protocol with all that is in it, in frames and in the browser's own controls too."""
    yield root
    parts = [*root.get("children", ()), *root.get("shadowRoots", ()), *root.get("pseudoElements", ())]
    for part in [*parts, *([root["contentDocument"]] if "contentDocument" in root else [])]:
        yield from nodes(part)


def foreign(page: Page, known: set[str] | None = None, tries: int = 5) -> list[str]:
    """Which texts of a page are set in a font that is not ours; a table that went on meanwhile is read again.

    Elements in `known` have been looked at on this very page, and are passed over; the others join them.
    """
    try:
        return texts_in_other_fonts(page, set() if known is None else known)
    except Error as error:
        if tries == 1 or "Could not find node" not in str(error):
            raise
        return foreign(page, known, tries - 1)


def texts_in_other_fonts(page: Page, known: set[str]) -> list[str]:
    """Each text of a page that is set in a font that is not ours: the font, the element and its text."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    seen = 0
    wrong = []
    for node in nodes(session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]):
        text = "".join(part["nodeValue"] for part in node.get("children", ()) if part["nodeType"] == 3).strip()
        if node["nodeName"] in ("SCRIPT", "STYLE", "TITLE", "script", "style") or not (text or "pseudoType" in node):
            continue
        element = repr((node["nodeName"], node.get("attributes"), node.get("pseudoType"), text))
        if element in known:
            seen += 1
            continue
        used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        seen += bool(used)
        attributes = " ".join(node.get("attributes", ()))[:60]
        wrong += [
            f"{page.url} {font['familyName']}: <{node['nodeName'].lower()} {attributes}> {text[:60]}"
            for font in used
            if font["familyName"] not in OURS or not font["isCustomFont"]
        ]
        if used:  # a hidden text is looked at when it is shown
            known.add(element)
    session.detach()
    assert seen, "no text at all"
    return wrong


def assert_ours(page: Page, known: set[str] | None = None) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    assert foreign(page, known) == []
    assert page.evaluate(ASKED, FACES) == []


@pytest.mark.parametrize(("lang", "size"), [("en", "wide"), ("it", "phone")])
def test_every_page_is_set_in_our_fonts(come: Come, lang: str, size: str) -> None:
    ada = come(size, lang)
    for path in SITE:
        assert_ours(ada.go(path))
    ada.faults[:] = [fault for fault in ada.faults if "404" not in fault]  # the page that is not there


@pytest.mark.parametrize("lang", ["en", "it"])
def test_so_is_the_first_page_of_a_single_title(come: Come, alone: Server, lang: str) -> None:
    ada = come(lang=lang, at=alone)
    page = ada.go("/")
    expect(page.locator(".solo")).to_be_visible()
    assert_ours(page)


def test_so_are_the_pictures_that_stand_alone(come: Come) -> None:
    ada = come()
    for path in PICTURES:
        assert foreign(ada.go(path)) == []
    ada.faults[:] = [fault for fault in ada.faults if "404" not in fault]  # a picture has no icon


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [("wide", "en", "light"), ("middle", "it", "dark"), ("phone", "it", "light"), ("phone", "en", "dark")],
)
def test_so_is_the_table(come: Come, size: str, lang: str, theme: str) -> None:
    ada = come(size, lang, theme)
    gathering(ada)
    assert_ours(ada.page)
    ada.sit({"kind": "me"}, *[{"kind": "bot", "level": "sensible"}] * 5)
    assert_ours(ada.page)
    ada.sit(*[{"kind": "me"}] * 3, hot_seat=True)
    assert_ours(ada.page)
    ada.finish()
    assert_ours(ada.page)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_so_is_every_panel_of_it(come: Come, lang: str) -> None:
    ada = come(lang=lang)
    ada.sit()
    known: set[str] = set()
    for step in (refusal, chat, aid, rules, replay, settings, question, past):
        step(ada)
        assert_ours(ada.page, known)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_so_is_text_mode(come: Come, lang: str) -> None:
    assert_ours(read(come(lang=lang)))


def test_so_is_an_account_with_a_name_from_elsewhere(come: Come) -> None:
    ada = come()
    page = ada.go("/account")
    register = page.locator('[data-account="register"]')
    register.locator("[name=name]").fill("Zoë Łukasz Ștefan")
    register.locator("[name=password]").fill("correct horse battery")
    register.locator("button").click()
    page.wait_for_url("**/tables?welcome=yes")
    page = ada.go("/account")
    expect(page.locator("h1")).to_have_text("Zoë Łukasz Ștefan")
    assert_ours(page)


def test_the_two_first_faces_come_before_the_styles_and_are_kept(come: Come) -> None:
    ada = come(fresh=True)
    said: list[str] = []
    ada.page.on("console", lambda message: said.append(message.text))
    ada.go("/")  # the first page of all may find nothing cut yet
    with ada.page.expect_response("**/web/fonts/sans-400.*") as fetched:
        page = ada.go("/")
    links = page.locator("head link[rel=preload][as=font]")
    names = [face.name for face in fonts.FACES[:2]]
    assert [link.get_attribute("href") for link in links.all()] == [
        page.evaluate(
            "(name) => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
            ".find((path) => path.startsWith(`/web/fonts/${name}.`))",
            name,
        )
        for name in names
    ]
    assert fetched.value.headers["content-type"] == "font/woff2"
    assert "immutable" in fetched.value.headers["cache-control"]
    assert "content-encoding" not in fetched.value.headers
    assert [text for text in said if "preload" in text] == []


MEASURE = """([style, size, texts]) => {
  document.body.innerHTML = `<svg><text class="wt-${style}" font-size="${size}" xml:space="preserve"></text></svg>`;
  const line = document.querySelector("text");
  return texts.map((text) => { line.textContent = text; return line.getComputedTextLength(); });
}"""
STYLES: dict[str, tuple[measure.Type, bool]] = {
    "t": ("text", False),
    "b": ("text", True),
    "d": ("display", True),
    "i": ("italic", False),
}


def painted() -> dict[str, set[str]]:
    """The lines that are drawn on some tables, by their style."""
    found: dict[str, set[str]] = {style: set() for style in STYLES}
    for scene in (sample(lang, 6) for sample in (plague, deploy, finished) for lang in ("en", "it")):
        for node, inside in checks.texts(checks.parsed(svg(scene))):
            if inside and node.text and node.text.strip() and inside[-1].removeprefix("wt-") in STYLES:
                found[inside[-1].removeprefix("wt-")].add(node.text)
    return found


@pytest.mark.parametrize("size", [12.5, 13, 15, 22])
def test_a_line_is_as_wide_as_the_painters_think(browser: Browser, size: float) -> None:
    page = browser.new_page()
    page.set_content(f"<style>{fonts.css(fonts.load())}{css('web')}{css('table')}</style><body class=wt>")
    page.evaluate("() => Promise.all([...document.fonts].map((face) => face.load())).then(() => null)")
    for style, texts in painted().items():
        face, bold = STYLES[style]
        lines = sorted({*texts, "Wave To AVATAR", "officer affinità, fflach", "1 x 10 = 77"})
        assert len(lines) > 3
        for text, wide in zip(lines, page.evaluate(MEASURE, [style, size, lines]), strict=True):
            assert measure.width(text, size, face, bold) / measure.SLACK == pytest.approx(wide, rel=0.01), text
    page.close()
