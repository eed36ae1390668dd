"""Cards drawn from a pile into a hand."""

from mypy_extensions import i64

from wartable.core.rules.chance import Chance


def draw_into(hands: list[i64], at: i64, pile: list[i64], count: i64, chance: Chance, audience: i64) -> list[i64]:
    """Draw cards as long as there are any, add them by kind from `hands[at]` on, and return the kinds.

    The audience sees what is drawn, in the record too; the log is told by the caller.

    >>> from wartable.core.rules.chance import Scripted
    >>> pile, hands = [2, 1], [0, 0, 0, 0]
    >>> draw_into(hands, 2, pile, 5, Scripted(1, 0, 0), 2), hands, pile
    ([1, 0, 0], [0, 0, 2, 1], [0, 0])
    """
    drawn: list[i64] = []
    left: i64 = sum(pile)
    while left > 0 and len(drawn) < count:
        kind: i64 = chance.draw(pile, 0, len(pile), audience)
        lying: i64 = pile[kind]
        pile[kind] = lying - 1
        held: i64 = hands[at + kind]
        hands[at + kind] = held + 1
        drawn.append(kind)
        left -= 1
    return drawn
