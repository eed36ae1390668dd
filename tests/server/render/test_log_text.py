"""Lines that were said once are kept for all tables, but never handed to a table whose things have other names."""

from __future__ import annotations

from pathlib import Path

from tests.small import harbour
from tests.small.skirmish import TITLE
from wartable import PUBLIC, Table
from wartable.core.text.messages import LANGUAGES
from wartable.server.render.log_text import LogText

VIEWERS = (PUBLIC, 0, 1)


def game(pack: str | None, unit: str, zones: str) -> Table:
    table = TITLE.open(2, seed=4, pack=pack)
    table.act(0, f"list 3 {unit}")
    table.act(1, f"list 3 {unit}")
    table.act(0, f"march {zones} 2 {unit}", "end")
    return table


def test_tables_with_other_names_are_told_their_own(tmp_path: Path) -> None:
    folder = harbour.write_pack(tmp_path / "harbour")
    renamed = harbour.write_pack(tmp_path / "renamed", english=harbour.ENGLISH.replace("= Gate", "= Postern"))
    own, one, other = (
        game(None, "foot", "red_camp mill"),
        game(folder, "pike", "fort gate"),
        game(renamed, "pike", "fort gate"),
    )
    assert one.record.content_hash == other.record.content_hash, "only the words differ"
    for table in (own, one, other, own):
        for viewer in VIEWERS:
            for lang in LANGUAGES:
                assert LogText(table, viewer, lang).lines() == table.log(viewer, lang)
    assert "Gate" in str(LogText(one, PUBLIC, "en").lines())
    assert "Postern" in str(LogText(other, PUBLIC, "en").lines())


def test_tables_of_one_kind_share_what_was_said() -> None:
    first, second = (game(None, "foot", "red_camp mill") for _ in range(2))
    said = LogText(first, PUBLIC, "en").lines()
    again = LogText(second, PUBLIC, "en").lines()
    assert said == again
    assert all(one is other for one, other in zip(said, again, strict=True))


def test_what_was_told_stays_as_it_was_when_the_log_grows_or_shrinks() -> None:
    table = TITLE.open(2, seed=4)
    said = LogText(table, 0, "en")
    moments = [(said.now(), table.log(0))]
    for seat, action in ((0, "list 3 foot"), (1, "list 3 foot"), (0, "march red_camp mill 2 foot")):
        table.act(seat, action)
        moments.append((said.now(), table.log(0)))
    table.undo(0)
    moments.append((said.now(), table.log(0)))
    assert len(moments[-1][1]) < len(moments[-2][1]), "something was taken back"
    for earlier, lines in moments:
        assert earlier.since(0) == lines
        for later, others in moments:
            begin = later.same_until(earlier)
            assert lines[:begin] + later.since(begin) == others
            assert begin == len(lines) or lines[begin : begin + 1] != others[begin : begin + 1]
            assert later.same(earlier) == (lines == others)
