"""The reader's language, and whose table it is: what every part of the scene needs."""

from __future__ import annotations

from wartable.core.text.messages import Phrase
from wartable.core.text.rulebook import plain
from wartable.core.title import Title
from wartable.titles.proelio.view import House, ProelioView


class Voice:
    """Says messages in the reader's language about one view."""

    def __init__(self, view: ProelioView, title: Title, lang: str) -> None:
        self.view = view
        self.title = title
        self.lang = lang
        # A spectator sits behind the first House.
        self.foot = max(view.viewer, 0)

    def __call__(self, key: str, **args: object) -> str:
        return self.say(Phrase(key, **args))

    def say(self, phrase: Phrase) -> str:
        """A phrase of the view."""
        return phrase.say(self.title.messages, self.lang)

    def reason(self, clause: str) -> str:
        """Why a clause refuses, shortly."""
        return self.title.reason(clause, self.lang)

    def rule(self, clause: str) -> str:
        """The sentence of the rulebook."""
        return plain(self.title.rulebook.clause(clause, self.lang).text)

    def house(self, seat: int) -> Phrase:
        """The name of a House."""
        return Phrase(f"house-{seat}")

    @property
    def around(self) -> tuple[House, ...]:
        """The Houses clockwise from the foot of the table."""
        houses = self.view.houses
        return houses[self.foot :] + houses[: self.foot]

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked."""
        return self.view.viewer in self.view.asked

    @property
    def kept(self) -> list[str]:
        """The viewer's hand without what he has picked; a Strategy card that waits for its target stays in sight."""
        left = list(self.view.hand)
        if not self.naming:
            for card in self.view.row:
                left.remove(card)
        return left

    @property
    def naming(self) -> bool:
        """Whether a Strategy card lies open and waits for a House to be named."""
        return self.view.prompt.key == "prompt-target"
