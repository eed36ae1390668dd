"""Who notices what: perception is the log, so whoever an action told nothing sees the table as it was."""

from __future__ import annotations

from wartable.core.rules.log import PUBLIC, Entry, sees
from wartable.core.table.table import Table


class Before:
    """What a table looked like before an action, as far as it is needed to say who noticed it."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.lines = len(game.record.lines)
        self.rows = rows(game)
        self.numbers = [game.number(seat) for seat in range(game.seats)]

    def noticed(self, seat: int) -> set[int] | None:
        """The viewers for whom the seat's action changed something; None if it may be all of them.

        By contract a view changes only with what the viewer is told: an entry of the log, a result of chance that he
        may know, a row that he sees grow or go. (Conformance holds every title to that.)
        """
        game = self.game
        if game.outcome is not None:
            return None
        fresh = game.record.lines[self.lines :]
        audiences = {entry.audience for line in fresh for entry in line.entries}
        audiences.update(result.audience for line in fresh for result in line.draws)
        audiences.update(entry.audience for entry in (*self.rows, *rows(game)))
        found = {viewer for viewer in range(PUBLIC, game.seats) if any(sees(each, viewer) for each in audiences)}
        found.update(other for other, number in enumerate(self.numbers) if game.number(other) != number)
        found.add(seat)
        return found


def rows(game: Table) -> list[Entry]:
    """What the open rows tell those who may see them."""
    history = game.history
    drafting = [seat for seat, draft in enumerate(history.drafts) if draft]
    return [entry for seat in drafting for pick in history.picks(seat) for entry in pick.entries]
