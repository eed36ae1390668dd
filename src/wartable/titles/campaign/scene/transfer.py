"""Lists that travel: to a file, a chat or a spreadsheet, and back into a list in the making."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from wartable.core.errors import OptionError
from wartable.core.forms import Filled, FormError
from wartable.core.record.record import NAME_LENGTH, clean
from wartable.core.scene import Download, Field, Form
from wartable.core.text.messages import Phrase
from wartable.titles.campaign.codes.things import PLACE_WORDS, formation_id, unit_id
from wartable.titles.campaign.codes.verbs import ADD, PLACE_NUMBERS, WIDTH
from wartable.titles.campaign.scene.clerk import squad_code
from wartable.titles.campaign.vocabulary import ENTRIES, HQ_UNIT, MOST_HQ, MOST_SQUADS, SLOTS, UNITS, WORDS

if TYPE_CHECKING:
    from wartable.titles.campaign.kit import CampaignKit
    from wartable.titles.campaign.scene import CampaignTable
    from wartable.titles.campaign.view import CampaignView, FormationView

IMPORT: Final = "import"
"""The name of the form that takes a list in."""
LONGEST: Final = 100_000
"""Letters of a file that is read; a whole list has some two thousand."""
MOST_FAULTS: Final = 40
"""How many faults are told at once."""
MOST_LINES: Final = 400
FORMAT: Final = "wartable campaign list"

Squad = tuple[str, str, int]
"""A place, the word of an entry, and how many."""


def squads_of(formations: tuple[FormationView, ...]) -> list[Squad]:
    """Return all squads of a list, place by place."""
    return [(unit.word, one.word, one.count) for form in formations for unit in form.units for one in unit.now]


def record_line(squads: list[Squad]) -> str:
    """Return the list as a record says it: `list 1.1 5 rifle 1.hq 1 hq_foot`.

    >>> record_line([("1.1", "rifle", 5), ("1.1", "hmg", 1), ("1.hq", "hq_foot", 1)])
    'list 1.1 5 rifle 1 hmg 1.hq 1 hq_foot'
    """
    words, place = ["list"], ""
    for at, word, count in squads:
        if at != place:
            place = at
            words.append(at)
        words += [str(count), word]
    return " ".join(words)


def downloads(desk: CampaignTable, formations: tuple[FormationView, ...]) -> tuple[Download, ...]:
    """Return the viewer's list as files: for this program, for a spreadsheet, for a chat."""
    squads = squads_of(formations)
    if not squads:
        return ()
    view, clerk = desk.view, desk.clerk
    nation = view.sides[desk.foot].nation
    name = f"{nation}-{view.year}"
    units: dict[str, dict[str, int]] = {}
    for place, word, count in squads:
        units.setdefault(place, {})[word] = count
    standing = [unit for one in formations for unit in one.units if unit.now]
    things = {str(unit.place // UNITS + 1): formation_id(desk.foot, unit.place // UNITS) for unit in standing}
    things |= {unit.word: unit_id(desk.foot, unit.place) for unit in standing}
    names = {word: desk.names[ident] for word, ident in things.items() if desk.names.get(ident)}
    data = {"format": FORMAT, "year": view.year, "nation": nation, "units": units, "names": names}
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(("place", "unit", "count", "name", "points"))
    for form in formations:
        for unit in form.units:
            for one in unit.now:
                price = int(desk.kit.price[one.row * desk.kit.levels])
                rows.writerow((unit.word, one.word, one.count, clerk.unit(one.row), price * one.count))
    text = [f"{clerk.side(desk.foot)} {view.year}, {desk('scene-points', points=clerk.figure(_total(formations)))}"]
    for form in formations:
        text += ["", f"{clerk.formation(form, desk.foot)} ({clerk.figure(form.cost)})"]
        text += [f"  {unit.word}  {clerk.given(unit.place, desk.foot, clerk.squads(unit.now))}" for unit in form.units]
    whole = json.dumps(data, ensure_ascii=False, indent=1)
    return (
        Download(f"{name}.json", "application/json", whole, desk("scene-json")),
        Download(f"{name}.csv", "text/csv", table.getvalue(), desk("scene-csv")),
        Download(f"{name}.txt", "text/plain", "\n".join([*text, "", record_line(squads), ""]), desk("scene-txt")),
    )


def _total(formations: tuple[FormationView, ...]) -> int:
    return sum(one.cost for one in formations)


def form(desk: CampaignTable) -> Form:
    """Return the form that takes a list in: a file, or text that is pasted."""
    fields = (
        Field("file", desk("scene-import-file"), "file"),
        Field("text", desk("scene-import-text"), "text", limit=LONGEST),
    )
    return Form(IMPORT, desk("scene-import"), fields, desk("scene-import-look"))


# -- reading --


class Reading:
    """A list as it was found in a text, with the faults of each line or unit."""

    def __init__(self, kit: CampaignKit, view: CampaignView, text: str) -> None:
        self.kit = kit
        self.nation = kit.nations.index(view.sides[max(view.viewer, 0)].nation)
        self.view = view
        self.squads: list[tuple[str, Squad]] = []
        self.faults: list[Phrase] = []
        self.names: dict[str, str] = {}
        stripped = text.strip()
        if stripped.startswith("{"):
            self.json(stripped)
        elif any(line.strip().startswith("list ") for line in stripped.splitlines()):
            self.line(stripped)
        elif "," in stripped:
            self.csv(stripped)
        else:
            self.fault("form-not-a-list")

    def fault(self, key: str, **facts: object) -> None:
        """Note what is wrong, and where."""
        self.faults.append(Phrase(key, **facts))

    def add(self, where: str, place: object, word: object, count: object) -> None:
        """Take squads in that were found somewhere."""
        number = str(count)
        if str(place) not in PLACE_NUMBERS:
            self.fault("form-no-place", where=where, place=str(place)[:20])
        elif str(word) not in self.kit.vocabulary or self.row(str(word)) < 0:
            self.fault("form-no-unit", where=where, unit=str(word)[:40])
        elif number not in ("1", "2", "3", "4", "5"):
            self.fault("form-no-count", where=where, count=number[:20])
        else:
            self.squads.append((where, (str(place), str(word), int(number))))

    def row(self, word: str) -> int:
        """Return the entry of this nation that a word names; -1 for none."""
        return int(self.kit.entry_of[self.nation * WORDS + self.kit.vocabulary.index(word)])

    def json(self, text: str) -> None:
        """Our own file."""
        try:
            data = json.loads(text)
            units = data["units"].items()
            found = [(place, word, count) for place, held in units for word, count in held.items()]
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            self.fault("form-not-a-list")
            return
        nation = self.kit.nations[self.nation]
        if data.get("nation", nation) != nation:
            self.fault("form-other-nation", nation=str(data["nation"])[:40])
        for place, word, count in found[:MOST_LINES]:
            self.add(str(place), place, word, count)
        if "names" in data:
            self.read_names(data["names"])

    def read_names(self, names: object) -> None:
        """Take names of formations and units in: those of the list, and none for all others that may have had one."""
        if not isinstance(names, dict):
            self.fault("form-not-a-list")
            return
        seat = max(self.view.viewer, 0)
        things = {str(slot + 1): formation_id(seat, slot) for slot in range(SLOTS)}
        things |= {word: unit_id(seat, place) for place, word in enumerate(PLACE_WORDS)}
        listed = {word for _, (place, _, _) in self.squads for word in (place, place.partition(".")[0])}
        self.names = dict.fromkeys(things.values(), "")
        for key, name in names.items():
            old = str(key).startswith("formation.")  # files of earlier versions say formation.0.1
            word = str(key).rpartition(".")[2] if old else str(key)
            unit = "." in word
            if word not in listed:
                self.fault("form-nothing-named" if unit else "form-no-formation", where=str(key)[:20])
                continue
            try:
                self.names[things[word]] = clean("what-name", name, NAME_LENGTH)
            except OptionError:
                self.fault("form-no-unit-name" if unit else "form-no-name", where=word, most=NAME_LENGTH)

    def csv(self, text: str) -> None:
        """A spreadsheet: place, unit, count, and anything else."""
        for number, cells in enumerate(csv.reader(io.StringIO(text)), 1):
            if (number == 1 and cells[:1] == ["place"]) or not cells or number > MOST_LINES:
                continue
            if len(cells) < 3:
                self.fault("form-short-line", line=number)
            else:
                self.add(str(number), *(cell.strip() for cell in cells[:3]))

    def line(self, text: str) -> None:
        """The line of a record, with or without the text of a roster before it."""
        lines = [one.strip() for one in text.splitlines() if one.strip().startswith("list ")]
        words = lines[-1].split()[1:]
        place, at = "", 0
        while at < len(words) and len(self.squads) < MOST_LINES:
            if not words[at].isdigit():
                place, at = words[at], at + 1
                continue
            self.add(place, place, words[at + 1] if at + 1 < len(words) else "", words[at])
            at += 2


def read(kit: CampaignKit, view: CampaignView, fields: Mapping[str, object]) -> Filled:
    """Return what a list in a form stands for: the picks that it lacks, and those that it has too many, taken back."""
    field = "file" if str(fields.get("file") or "").strip() else "text"
    text = str(fields.get(field) or "")
    if len(text) > LONGEST:
        raise FormError(field, Phrase("form-too-long"))
    reading = Reading(kit, view, text)
    _check(reading)
    if reading.faults:
        raise FormError(field, *reading.faults[:MOST_FAULTS])
    draft = view.list_draft
    assert draft is not None
    wanted: Counter[int] = Counter()
    for _, (place, word, count) in reading.squads:
        wanted[squad_code(ADD, PLACE_NUMBERS[place], kit.vocabulary.index(word))] += count
    held = Counter(pick.code for pick in draft.picks)
    # All goes and comes anew: an HQ would go with the platoon that called for it. HQs go first and come last.
    back = sorted(held.elements(), key=_hq_last, reverse=True) if held != wanted else []
    picks = sorted(wanted.elements(), key=_hq_last) if held != wanted else []
    points = sum(count * int(kit.price[_entry(reading, word) * kit.levels]) for _, (_, word, count) in reading.squads)
    told = [
        Phrase("form-found", count=sum(count for _, (_, _, count) in reading.squads), points=points),
        Phrase("form-changes", adds=(wanted - held).total(), takes=(held - wanted).total()),
    ]
    called = Counter(ident.partition(".")[0] for ident, name in reading.names.items() if name)
    told += [Phrase(f"form-names-{kind}", count=called[kind]) for kind in ("formation", "unit") if called[kind]]
    return Filled([*(-code for code in back), *picks], told, reading.names)


def _entry(reading: Reading, word: str) -> int:
    return reading.nation * ENTRIES + reading.row(word)


def _hq_last(code: int) -> tuple[bool, int]:
    """Sort picks by place, HQs after all platoons."""
    place = code % WIDTH // WORDS
    return place % UNITS == HQ_UNIT, code


def _check(reading: Reading) -> None:
    """Find what no longer fits, unit by unit: years, sizes, limits, the budget."""
    kit = reading.kit
    sizes: Counter[str] = Counter()
    army: Counter[int] = Counter()
    total, over = 0, ""
    for where, (place, word, count) in reading.squads:
        row = _entry(reading, word)
        sizes[place] += count
        army[int(kit.model_of[row])] += count
        total += count * int(kit.price[row * kit.levels])
        if total > kit.budget:
            over = over or where
        if not kit.open[row]:
            reading.fault("form-other-year", where=where, unit=Phrase(kit.keys[row]), year=str(kit.year))
    for place, size in sizes.items():
        most = MOST_HQ if PLACE_NUMBERS[place] % UNITS == HQ_UNIT else MOST_SQUADS
        if size > most:
            reading.fault("form-too-many", where=place, count=size, most=most)
    for row, count in army.items():
        if 0 < kit.per_army[row] < count:
            reading.fault("form-over-limit", unit=Phrase(kit.keys[row]), count=count, most=int(kit.per_army[row]))
    if over:
        reading.fault("form-over-budget", where=over, points=total, budget=int(kit.budget))
