"""wartable: a digital war table. This is its public door.

>>> import wartable
>>> title = wartable.title("proelio")
>>> table = title.open(seats=4, options={"mode": "open_war"}, seed=7)
>>> table.seats, len(table.deciders)
(4, 1)
"""

from wartable import paint
from wartable.core import hooks
from wartable.core.errors import (
    ContentError,
    NotAnAction,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    Refused,
    Stale,
    UndoRefused,
    WartableError,
)
from wartable.core.record.fair_chance import Fair
from wartable.core.rules.chance import Chance, Scripted, Seeded
from wartable.core.rules.log import PUBLIC
from wartable.core.rules.state import Outcome, State
from wartable.core.scene import Scene
from wartable.core.table.table import Table
from wartable.core.title import Title
from wartable.files import load, read, records, verify
from wartable.titles import register, title, title_names, unregister

__version__ = "0.1.0"


def _picture(scene: Scene) -> str:
    return paint.svg(scene, theme="day")


hooks.plug_painter(_picture)

__all__ = [
    "PUBLIC",
    "Chance",
    "ContentError",
    "Fair",
    "NotAnAction",
    "OptionError",
    "Outcome",
    "PositionError",
    "RecordError",
    "Refusal",
    "Refused",
    "Scene",
    "Scripted",
    "Seeded",
    "Stale",
    "State",
    "Table",
    "Title",
    "UndoRefused",
    "WartableError",
    "load",
    "read",
    "records",
    "register",
    "title",
    "title_names",
    "unregister",
    "verify",
]
