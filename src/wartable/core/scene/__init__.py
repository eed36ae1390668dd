"""What is drawn of a view: plain data, no pixels, no colours, no markup.

A title says *what lies where in the game's own sense* (a hand, a Fortification, an attack before its target); a
painter computes places. Every drawn thing carries an id that means nothing, and every choice lists the ids it may be
clicked on. Nothing here knows a title, a language beyond its name, or a theme.

>>> knights = Face("Knights", Sign("icons/knights", "banner", "gules"), value="2", asks=Meter(1, 4))
>>> card = Card("h0", "Knights, attack 2", face=knights, back="backs/base")
>>> scene = Scene("Proelio", seats=(Seat("s0", "Giglio", hand=(card,)),))
>>> thing_ids(scene)
['s0', 'h0']
>>> plain(scene)["seats"][0]["hand"][0]["face"]["name"]
'Knights'
"""

from wartable.core.scene.boards import (
    Board,
    Piece,
    PieceShape,
    Point,
    Stack,
    Zone,
)
from wartable.core.scene.cards import (
    Card,
    Face,
    Meter,
    Pile,
    Shape,
    Sign,
    Tone,
)
from wartable.core.scene.scene import (
    Case,
    Caution,
    Cell,
    Choice,
    Group,
    LogLine,
    Mark,
    NearMiss,
    Outcome,
    Outlook,
    Prompt,
    Ribbon,
    Ring,
    Scene,
    Seat,
    SeatState,
    Slot,
    Stamp,
    Strike,
    Strip,
    TableLayout,
    Tag,
    Total,
    Track,
    Tray,
    TurnStep,
    TurnStepState,
    Verdict,
    plain,
    thing_ids,
)
from wartable.core.scene.sheets import (
    Bar,
    Chart,
    Column,
    Document,
    Field,
    FieldKind,
    Form,
    Sheet,
    SheetRow,
    Tally,
)

__all__ = [
    "Bar",
    "Board",
    "Card",
    "Case",
    "Caution",
    "Cell",
    "Chart",
    "Choice",
    "Column",
    "Document",
    "Face",
    "Field",
    "FieldKind",
    "Form",
    "Group",
    "LogLine",
    "Mark",
    "Meter",
    "NearMiss",
    "Outcome",
    "Outlook",
    "Piece",
    "PieceShape",
    "Pile",
    "Point",
    "Prompt",
    "Ribbon",
    "Ring",
    "Scene",
    "Seat",
    "SeatState",
    "Shape",
    "Sheet",
    "SheetRow",
    "Sign",
    "Slot",
    "Stack",
    "Stamp",
    "Strike",
    "Strip",
    "TableLayout",
    "Tag",
    "Tally",
    "Tone",
    "Total",
    "Track",
    "Tray",
    "TurnStep",
    "TurnStepState",
    "Verdict",
    "Zone",
    "plain",
    "thing_ids",
]
