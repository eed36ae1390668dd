"""Papers on a desk: rows that can be worked with, charts with their figures, documents to print."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.paint import checks
from tests.paint.scenes import office
from wartable.core import scene as sc
from wartable.paint import Layout, css, parts, printed
from wartable.paint.papers import charts
from wartable.paint.papers.sheets import values
from wartable.paint.parts import LIBRARIES, Parts, container

FORMS: tuple[Layout, ...] = ("wide", "middle", "narrow")
LEAST = 12.5  # pixels of a letter


def painted(scene: sc.Scene, layout: Layout = "wide", **more: str) -> Parts:
    return parts(scene, layout, art=office.office_art(), **more)  # type: ignore[arg-type]


def tree(scene: sc.Scene, layout: Layout = "wide") -> dict[str, ElementTree.Element]:
    return checks.things(checks.parsed(painted(scene, layout).whole()))


def said(node: ElementTree.Element) -> str:
    return " ".join("".join(node.itertext()).split())


@pytest.mark.parametrize("layout", FORMS)
@pytest.mark.parametrize("sample", [office.desk, office.dashboard])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_everything_is_drawn_and_can_be_clicked(sample: type[sc.Scene], layout: Layout, lang: str) -> None:
    checks.whole(sample(lang), layout, office.office_art())


def test_a_place_and_an_entry_share_the_code_that_joins_them() -> None:
    drawn = tree(office.desk())

    def codes(ident: str) -> set[str]:
        return set(drawn[ident].get("data-codes", "").split())

    assert codes("place.2.1") & codes("entry.panther") == {"13"}
    assert codes("place.1.2") & codes("entry.panther") == set()
    assert codes("place.new") & codes("entry.rifle") == {"15"}
    assert drawn["place.new"].get("data-leads") == "place.3.1"
    assert drawn["entry.panther"].get("data-act") == "Add Panther to {at}"


def test_a_stepper_adds_by_a_code_and_takes_back_by_its_negative() -> None:
    row = tree(office.desk())["place.1.2"]
    less, more = (node for node in row.iter("button") if node.get("data-tool") in ("less", "more"))
    assert (less.get("data-code"), more.get("data-code")) == ("-12", "12")
    full = tree(office.desk())["place.1.1"]
    more = next(node for node in full.iter("button") if node.get("data-tool") == "more")
    assert more.get("data-code") is None
    assert more.get("disabled") is not None


def test_a_barred_row_says_why_and_by_which_clause() -> None:
    row = tree(office.desk())["entry.king"]
    assert "barred" in row.get("class", "").split()
    assert "from 1944 AB-LIST-11" in said(row)


def test_numbers_of_a_row_are_there_to_sort_and_search_by() -> None:
    sheet = office.catalogue("it")
    assert values(sheet, sheet.rows[0]) == "7 9 275"
    assert values(sheet, replace(sheet.rows[0], cells=("a", "", "1.065", ""))) == "- 1065 -"
    keys = [column.key for column in sheet.columns if column.number]
    assert keys == ["s", "h", ""]


def test_a_pick_changes_its_row_and_little_else() -> None:
    before = office.desk()
    army = before.papers[1]
    (sheet,) = army.body
    assert isinstance(sheet, sc.Sheet)
    row = sheet.rows[1]
    more = replace(row, cells=(*row.cells[:2], sc.Stepper("5", "", "-12", "1.2"), row.cells[3]))
    rows = tuple(more if one is row else one for one in sheet.rows)
    papers = (before.papers[0], replace(army, body=(replace(sheet, rows=rows),)), before.papers[2])
    one, two = painted(before), painted(replace(before, papers=papers))
    changed = {ident for ident in one.keys() | two.keys() if one.get(ident) != two.get(ident)}
    assert {ident for ident in changed if container(ident) not in LIBRARIES} == {"sheet.army/place.1.2"}


def test_papers_of_the_rail_lie_beside_the_desk_but_on_a_phone_behind_a_tab() -> None:
    assert "rail/paper.checks" in painted(office.desk())
    narrow = painted(office.desk(), "narrow")
    assert "leaves/paper.checks" in narrow
    tabs = re.findall(r'data-leaf="([^"]+)"', narrow["frame/tabs"])
    assert tabs == ["Catalogue", "Army", "Checks"]
    assert "7,030" in narrow["frame/strip"]
    assert "frame/strip" not in painted(office.dashboard(), "narrow")


def test_a_fault_leads_to_its_place() -> None:
    markup = painted(office.desk()).whole()
    assert 'data-go="place.2.1"' in markup
    assert markup.count("data-go=") == 1


def test_the_great_button_is_pale_while_something_is_missing() -> None:
    markup = painted(office.desk())["frame/prompt"]
    button = next(node for node in checks.parsed(markup).iter("button") if "barred" in node.get("class", ""))
    assert button.get("title") == "2.1 has 1 squad AB-LIST-06"
    assert button.get("data-code") is None
    done = replace(office.desk(), choices=(sc.Choice(9, "Lock", done=True),), near_misses=())
    assert "barred" not in painted(done)["frame/prompt"]


# -- charts --


def test_every_chart_has_its_figures_as_a_table() -> None:
    found = 0
    for paper in office.dashboard("it").papers:
        for chart in paper.body:
            if not isinstance(chart, sc.Chart):
                continue
            heads, rows = charts.figures(chart, "it")
            markup = painted(office.dashboard("it")).whole()
            table = next(node for node in checks.parsed(markup).iter("div") if node.get("data-thing") == chart.id).find(
                ".//table"
            )
            assert table is not None
            assert [[said(cell) for cell in row] for row in table.iter("tr")] == [
                list(heads),
                *(list(row) for row in rows),
            ]
            found += 1
    assert found == 5


def test_lines_of_two_sides_differ_in_more_than_colour() -> None:
    assert re.search(r'\.wt-stroke\[data-camp="2"\] \{[^}]*stroke-dasharray', css("desk"))
    assert re.search(r'\.wt-dot\[data-camp="2"\] \{[^}]*border-radius: 0', css("desk"))


def test_names_at_the_end_of_lines_never_lie_on_each_other() -> None:
    lines = tuple(sc.Series(f"side {i}", (0.0, value), i) for i, value in enumerate((99.0, 100.0)))
    chart = sc.Chart("c", "", kind="lines", labels=("0", "1"), series=lines)
    markup = charts._lines(chart, "en")
    tops = [float(top) for top in re.findall(r'class="wt-line-end"[^>]*style="top:([\d.-]+)%', markup)]
    tops += [float(top) for top in re.findall(r'style="top:([\d.-]+)%"[^>]*class="wt-line-end"', markup)]
    assert len(tops) == 2
    assert abs(tops[0] - tops[1]) >= 100 * charts.APART / charts.HIGH - 0.01


@pytest.mark.parametrize("name", ["desk"])
def test_no_letter_is_too_small(name: str) -> None:
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;{}]*?([\d.]+)px", css(name))]
    assert len(sizes) > 40
    assert min(sizes) >= LEAST


# -- documents --


def test_a_document_is_a_page_of_its_own() -> None:
    page = printed(office.desk("it"), "roster", art=office.office_art())
    assert page is not None
    assert "@page{size:A4" in page
    assert 'content:"Pagina " counter(page) " di " counter(pages) ""' in page
    assert "a &lt; b" in page
    assert page.count('class="wt-cut"') == 2
    assert page.count('class="thick"') == 12
    assert "<script" not in page
    assert printed(office.desk(), "nothing") is None


def test_a_document_lies_at_an_address() -> None:
    markup = painted(office.desk(), print_url="/table/x/paper/0/").whole()
    assert 'href="/table/x/paper/0/roster"' in markup


def test_files_and_documents_of_a_paper_stand_in_a_menu_if_there_are_several() -> None:
    scene = office.desk()
    files = (sc.Download("a.json", "application/json", "{}", "JSON"), sc.Download("a.csv", "text/csv", "", "CSV"))
    army = replace(scene.papers[1], uses=("import", "roster", "a.json", "a.csv"))
    scene = replace(scene, downloads=files, papers=(scene.papers[0], army, scene.papers[2]))
    markup = painted(scene, print_url="/p/")["paper.p.army/uses"]
    assert markup.count("<details") == 1
    assert 'href="/p/a.json"' in markup
    assert 'data-form="import"' in markup
