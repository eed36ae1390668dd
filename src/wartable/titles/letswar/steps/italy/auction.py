"""The auction for Italy: two sealed rounds, pledges and offers (rulebook: The auction)."""

from wartable.core.rules.log import BIT
from wartable.core.rules.prelude import Chance, Log, Phrase, Wording, i64
from wartable.core.rules.steps import Together
from wartable.core.scene.ids import DONE
from wartable.titles.letswar.checks import argument, not_mine
from wartable.titles.letswar.codes import clauses as c, entries, stack, verbs
from wartable.titles.letswar.codes.constants import AUCTION_CARDS, LAID, SIDES
from wartable.titles.letswar.codes.things import card as card_name, nation, pledge_id, side as side_name, side_id
from wartable.titles.letswar.codes.verbs import NONE, WIDTH
from wartable.titles.letswar.position.order import members, seats_of, speaker
from wartable.titles.letswar.position.position import Position
from wartable.titles.letswar.steps.italy.entry import begin_round, join
from wartable.titles.letswar.steps.step import LetsWarStep, card_wording, waits, worth
from wartable.titles.letswar.vocabulary import CENTRAL, ENTENTE, EQUIPS, NEUTRAL


def eligible(p: Position, seat: i64) -> list[i64]:
    """Return the Conflict equipment that a seat may offer, as arguments, one entry a card (LW-RULING-56)."""
    out: list[i64] = []
    for card in p.cards_of(p.hands, seat):
        if card < p.kit.ordinary and p.kit.cards.type[card] == EQUIPS:
            out.append(argument(p, card, 0))
    if not p.kit.offer_hands_only:
        for card in p.cards_of(p.boards, seat):
            if card < p.kit.ordinary and p.kit.cards.type[card] == EQUIPS:
                out.append(argument(p, card, 1))
    return out


def in_sight(p: Position, seat: i64) -> bool:
    """Return whether all can see what a seat must pledge: no Conflict card in hand, and no choice on the board."""
    return p.conflict_in_hand[seat] == 0 and len(eligible(p, seat)) <= AUCTION_CARDS


class Sealed(Together[Position]):
    """A sealed round of the auction: a row of cards and a click that closes it."""

    def __init__(self, step: int, verb: int) -> None:
        super().__init__(stack.STEP_IDS[step], WIDTH, verb, reveals=(verb,), not_now=c.RULING_59)
        self.picks_by: i64 = verb

    def seats(self, p: Position) -> tuple[int, ...]:
        return tuple(seats_of(p.asking & p.alive))

    def answered(self, p: Position, seat: i64) -> bool:
        return p.answers[seat] != 0

    def wanted(self, p: Position, seat: i64) -> i64:
        """Return how many cards the row takes."""
        raise NotImplementedError

    def needed(self, p: Position, seat: i64) -> i64:
        return self.wanted(p, seat) - len(p.picks(seat))

    def bars_pick(self, p: Position, seat: i64, arg: i64) -> i64:
        """Return what forbids a card."""
        raise NotImplementedError

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        if arg == NONE:
            return 0 if self.needed(p, seat) == 0 else c.AUC_01
        clause = self.bars_pick(p, seat, arg)
        return clause if clause != 0 or self.needed(p, seat) > 0 else c.AUC_01

    def too_many(self, p: Position, seat: i64, picks: i64) -> i64:
        return c.AUC_01 if picks > self.needed(p, seat) else 0

    def completes(self, p: Position, seat: i64, verb: i64, arg: i64) -> bool:
        return arg == NONE

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if arg == NONE:
            p.seal(seat, 1)
        else:
            p.pick(seat, arg)

    def row(self, p: Position, seat: i64) -> list[int]:
        return [self.picks_by * WIDTH + arg for arg in p.picks(seat)]

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        """LW-RULING-59: the cards that are worth least, those of the board first."""
        codes = p.legal(seat)
        best: i64 = codes[0]
        for code in codes:
            if code % WIDTH == NONE:
                return code
            if self.price(p, seat, code) < self.price(p, seat, best):
                best = code
        return best

    def price(self, p: Position, seat: i64, code: i64) -> i64:
        """Return how dear a pick is."""
        raise NotImplementedError

    def waiting(self, p: Position, viewer: i64) -> Phrase:
        return waits(p, self.known_asked(p, viewer))

    def prompt(self, p: Position, seat: i64) -> Phrase:
        return Phrase("prompt-" + self.name, count=self.needed(p, seat))


class Pledging(Sealed):
    """LW-RULING-59: every living member of both factions pledges up to three of its own; allies see them afterwards."""

    def __init__(self) -> None:
        super().__init__(stack.PLEDGING, verbs.PLEDGE)

    def wanted(self, p: Position, seat: i64) -> i64:
        return min(AUCTION_CARDS, len(eligible(p, seat)))

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        last: i64 = -1
        for arg in sorted(eligible(p, seat)):
            if arg != last and p.unpicked(seat, arg) >= 0:
                out.append(verbs.PLEDGE * WIDTH + arg)
            last = arg
        out.append(verbs.PLEDGE * WIDTH + NONE)

    def bars_pick(self, p: Position, seat: i64, arg: i64) -> i64:
        if p.unpicked(seat, arg) < 0:
            return not_mine(p, seat, arg)
        return 0 if arg in eligible(p, seat) else c.RULING_56

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        """Ask everybody whose pledge is not in sight of all; then gather the pledges."""
        asked: i64 = 0
        for seat in range(p.kit.n):
            if p.lives(seat) and p.allegiance[seat] != NEUTRAL and not in_sight(p, seat):
                asked |= BIT[seat]
        p.asking = asked
        if len(self.deciders(p)) > 0:
            return False
        p.pop()
        p.pledges = []
        for seat in range(p.kit.n):
            if p.lives(seat) and p.allegiance[seat] != NEUTRAL:
                chosen = p.picks(seat) if (asked & BIT[seat]) != 0 else eligible(p, seat)
                for arg in chosen:
                    p.pledges.append(seat * WIDTH + arg)
        tell_pledges(p, log)
        remember_pledges(p)
        open_offers(p)
        return True

    def price(self, p: Position, seat: i64, code: i64) -> i64:
        return 2 * worth(p, seat, code) + 1 - (code % WIDTH) % 2

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if arg == NONE:
            return Wording(Phrase("label-pledge-done", count=len(p.picks(seat))), None, (DONE,))
        value = p.kit.cards.value[p.kit.card_of(seat, arg // 2)]
        return card_wording(p, "label-pledge", seat, arg, Phrase("hint-worth", dollars=100 * value))


def tell_pledges(p: Position, log: Log) -> None:
    """Show each faction its pledges, when all are in; that they are, everybody learns."""
    if log.on:
        log.tell(entries.ALL_PLEDGED, [p.kit.italy])
        for side in (ENTENTE, CENTRAL):
            cards = [card_pledged(p, entry) + LAID * (entry % 2) for entry in pledged_by(p, side)]
            audience = members(p, side)
            log.write(entries.PLEDGES_IN, [side, len(cards), *cards], [audience] * (2 + len(cards)), audience)


def remember_pledges(p: Position) -> None:
    """Allies know from now on what those of their side hold who have pledged it."""
    if p.memory is None:
        return
    for seat in range(p.kit.n):
        bag, count = out_of_hand(p, p.pledges, seat)
        for ally in seats_of(members(p, p.allegiance[seat])):
            if ally != seat and count > 0:
                p.memory.know(ally, BIT[seat], 0, count, bag)


def out_of_hand(p: Position, entries: list[i64], seat: i64) -> tuple[list[i64], i64]:
    """Return the cards of a seat's hand among pledges: counts of all kinds, and how many there are."""
    bag = [0] * p.kit.kinds
    count: i64 = 0
    for entry in entries:
        if entry // WIDTH == seat and entry % 2 == 0:
            bag[card_pledged(p, entry)] += 1
            count += 1
    return bag, count


def pledged_by(p: Position, side: i64) -> list[i64]:
    """Return the pledges of a faction."""
    return [entry for entry in p.pledges if p.allegiance[entry // WIDTH] == side]


def card_pledged(p: Position, entry: i64) -> i64:
    """Return the card of a pledge."""
    return p.kit.card_of(entry // WIDTH, (entry % WIDTH) // 2)


def open_offers(p: Position) -> None:
    """Ask the speakers of factions of more than one; the pledge of a single member is the offer."""
    asked: i64 = 0
    for side in (ENTENTE, CENTRAL):
        if len(seats_of(members(p, side))) > 1:
            asked |= BIT[speaker(p, side)]
    p.push(stack.OFFERING, 0)
    begin_round(p, asked)


class Offering(Sealed):
    """LW-RULING-59: each speaker picks the offer among the pledges of the faction; then both are revealed."""

    def __init__(self) -> None:
        super().__init__(stack.OFFERING, verbs.OFFER)

    def wanted(self, p: Position, seat: i64) -> i64:
        return min(AUCTION_CARDS, len(pledged_by(p, p.allegiance[seat])))

    def copies(self, p: Position, seat: i64, arg: i64) -> i64:
        """Return how many copies of what an argument names are pledged to the faction of a speaker."""
        kit = p.kit
        if arg >= len(kit.offer_seat) or p.allegiance[kit.offer_seat[arg]] != p.allegiance[seat]:
            return 0
        return p.pledges.count(entry_of(p, arg))

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        for arg in range(len(p.kit.offer_seat)):
            if self.copies(p, seat, arg) > p.picked(seat, arg):
                out.append(verbs.OFFER * WIDTH + arg)
        out.append(verbs.OFFER * WIDTH + NONE)

    def bars_pick(self, p: Position, seat: i64, arg: i64) -> i64:
        return 0 if self.copies(p, seat, arg) > p.picked(seat, arg) else c.RULING_59

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if len(self.deciders(p)) > 0:
            return False
        p.pop()
        p.offers_made = []
        for side in (ENTENTE, CENTRAL):
            who = speaker(p, side)
            if who >= 0 and (p.asking & BIT[who]) != 0 and p.answers[who] == 1:
                p.offers_made += [entry_of(p, arg) for arg in p.picks(who)]
            else:
                # A single member's pledge, or that of a faction whose speaker has left: the cheapest three.
                mine = pledged_by(p, side)
                mine.sort(key=lambda entry: p.kit.cards.value[card_pledged(p, entry)])
                p.offers_made += mine[:AUCTION_CARDS]
        begin_round(p, 0)
        p.pledges = []
        reveal(p, chance, log)
        return True

    def price(self, p: Position, seat: i64, code: i64) -> i64:
        arg = code % WIDTH
        return 2 * p.kit.cards.value[p.kit.offer_card[arg]] + 1 - p.kit.offer_zone[arg]

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        if arg == NONE:
            return Wording(Phrase("label-offer-done", count=len(p.picks(seat))), None, (DONE,))
        card, owner = p.kit.offer_card[arg], p.kit.offer_seat[arg]
        word = p.kit.card_words[card]
        label = Phrase("label-offer", card=card_name(word), nation=nation(p.kit.nations[owner]))
        return Wording(label, Phrase("hint-worth", dollars=100 * p.kit.cards.value[card]), (pledge_id(owner, word),))


def entry_of(p: Position, arg: i64) -> i64:
    """Return the pledge that the argument of an offer names."""
    kit = p.kit
    return kit.offer_seat[arg] * WIDTH + kit.cards.word[kit.offer_card[arg]] * 2 + kit.offer_zone[arg]


def worth_of(p: Position, side: i64) -> i64:
    """Return what a faction's offer is worth, in hundreds."""
    total: i64 = 0
    for entry in p.offers_made:
        if p.allegiance[entry // WIDTH] == side:
            total += p.kit.cards.value[card_pledged(p, entry)]
    return total


def reveal(p: Position, chance: Chance, log: Log) -> None:
    """Turn both offers up: the higher one wins Italy (LW-AUC-04); equal ones by an option (LW-RULING-58)."""
    if log.on:
        for side in (ENTENTE, CENTRAL):
            mine = [entry for entry in p.offers_made if p.allegiance[entry // WIDTH] == side]
            cards = [card_pledged(p, entry) + LAID * (entry % 2) for entry in mine]
            log.tell(entries.OFFERS, [side, 100 * worth_of(p, side), len(cards), *cards])
    if p.memory is not None:
        for seat in range(p.kit.n):
            bag, count = out_of_hand(p, p.offers_made, seat)
            if count > 0:
                p.memory.announce(seat, 0, count, bag)
    one, two = worth_of(p, ENTENTE), worth_of(p, CENTRAL)
    if one != two:
        win_italy(p, ENTENTE if one > two else CENTRAL, log)
        return
    log.note(entries.AUCTION_TIED)
    if p.kit.tie_by_chance:
        win_italy(p, chance.draw([1, 1], 0, 2, of=SIDES), log)
    elif p.kit.rebid and p.rebids == 0:
        p.rebids = 1
        p.push(stack.PLEDGING, 0)
        begin_round(p, 0)
    else:
        p.push(stack.TIE, p.kit.italy)


def win_italy(p: Position, side: i64, log: Log) -> None:
    """The winner's cards are discarded, the loser's stay with their owners, and Italy joins (LW-AUC-05 to 07)."""
    log.note(entries.AUCTION_WON, side)
    for entry in p.offers_made:
        seat = entry // WIDTH
        if p.allegiance[seat] == side and p.lives(seat):
            p.discard_from(seat, card_pledged(p, entry), entry % 2)
    join(p, side, log)


class Tie(LetsWarStep):
    """LW-RULING-58: with equal offers Italy's player picks the faction."""

    def __init__(self) -> None:
        super().__init__(stack.TIE, verbs.JOIN, reveals=True)
        self.not_now = c.RULING_58

    def run(self, p: Position, chance: Chance, log: Log) -> bool:
        if p.neutral_italy():
            return False
        p.pop()
        return True

    def offer(self, p: Position, seat: i64, out: list[int]) -> None:
        out += [verbs.JOIN * WIDTH + ENTENTE, verbs.JOIN * WIDTH + CENTRAL]

    def why(self, p: Position, seat: i64, verb: i64, arg: i64) -> i64:
        return 0 if arg < NEUTRAL else c.RULING_58

    def play(self, p: Position, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        p.pop()
        win_italy(p, arg, log)

    def default(self, p: Position, seat: i64, chance: Chance) -> i64:
        return verbs.JOIN * WIDTH + ENTENTE

    def wording(self, p: Position, seat: i64, verb: i64, arg: i64) -> Wording:
        return Wording(Phrase("label-join", side=side_name(arg)), None, (side_id(arg),))
