"""What rules are written with, by one import: numbers, chance, the log, and words.

from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
"""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance
from wartable.core.rules.log import BIT, SILENT, Log
from wartable.core.text.messages import Phrase
from wartable.core.text.wording import Wording

__all__ = ["BIT", "SILENT", "Chance", "Log", "Phrase", "Wording", "i64"]
