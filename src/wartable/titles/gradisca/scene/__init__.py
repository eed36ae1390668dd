"""The table as it is drawn: what of a view looks like Gradisca."""

from __future__ import annotations

from wartable.core.desk import Desk
from wartable.titles.gradisca.kit import GradiscaKit
from wartable.titles.gradisca.view import GradiscaView


class GradiscaTable(Desk[GradiscaKit, GradiscaView]):
    """Prompt, choices and near misses, as core draws them."""
