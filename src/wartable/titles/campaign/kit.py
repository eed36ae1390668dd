"""The kit: one campaign's year, options and catalogues as flat lists, immutable and shared by copies of a state.

Entries are numbered within their nation, in the order of the catalogue, derived command tanks last. Lists by entry are
flat: `price[(nation * ENTRIES + entry) * levels + level]`, all others by `nation * ENTRIES + entry`.
"""

from mypy_extensions import i64

from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Messages
from wartable.titles.campaign.codes.things import DECISIVE, DRAW, PLACE_WORDS, TOLD_REASONS
from wartable.titles.campaign.codes.verbs import VERBS, WIDTH
from wartable.titles.campaign.pack import Entry, Set
from wartable.titles.campaign.resolver import BattleModel
from wartable.titles.campaign.vocabulary import (
    ADVANCE,
    ARMS,
    ASSAULT,
    ATTACKER,
    COUNTERATTACK,
    DEFENDER,
    ELEMENTS,
    ENTRIES,
    FORMATIONS,
    GROUPS,
    LEADS,
    RECON,
    SQUAD,
    TYPES,
    WORDS,
    group_of,
    period_of,
)


class CampaignKit(Kit):
    """Everything that stays the same while one campaign is played."""

    def __init__(self, options: dict[str, object], content: Set) -> None:
        self.year: i64 = number(options["year"])
        self.period: i64 = period_of(self.year)
        self.battles: i64 = number(options["battles_planned"])
        self.messages: Messages = content.messages
        self.set_levels(options, content)
        self.set_nations(options, content)
        self.set_entries(content)
        self.set_vocabulary()
        words = [PLACE_WORDS, self.vocabulary, self.nations, TOLD_REASONS]
        super().__init__(2, options, Notation(WIDTH, VERBS, words))
        self.set_cheapest()
        self.set_offers()
        self.set_points(content)
        self.set_options(options)
        self.set_model(content)

    def set_levels(self, options: dict[str, object], content: Set) -> None:
        """The ladder, Recruits first (CA-RULING-31): all levels of the content, or its lowest three."""
        self.level_words: list[str] = content.ladder if options["ladder"] == "four" else content.ladder[:3]
        self.levels: i64 = len(self.level_words)

    def set_nations(self, options: dict[str, object], content: Set) -> None:
        """The nations, which of them exist in this year (CA-RULING-59), and those that an option names (else -1)."""
        self.nations: list[str] = [nation.name for nation in content.nations]
        self.nation_open: list[i64] = [int(int(self.year) in nation.years) for nation in content.nations]
        self.named_nation: list[i64] = [
            self.nations.index(word) if word in self.nations else -1
            for word in (str(options["nation_1"]), str(options["nation_2"]))
        ]

    def set_entries(self, content: Set) -> None:
        """What each entry is and costs; in unused numbers nothing is open."""
        size = len(self.nations) * ENTRIES
        self.entries: list[i64] = [len(nation.entries) for nation in content.nations]  # how many a nation has
        self.words: list[str] = [""] * size  # as in the notation: an id without its nation
        self.keys: list[str] = [""] * size  # the message that names it
        self.open: list[i64] = [0] * size  # 1: to be had in this year
        self.since: list[i64] = [0] * size  # the years in which it was had, the last included
        self.until: list[i64] = [0] * size
        self.arm: list[i64] = [0] * size
        self.element: list[i64] = [0] * size
        self.formation: list[i64] = [0] * size  # COMPANY, BATTERY, HQ_SECTION
        self.leads: list[i64] = [-1] * size  # of an HQ what it leads: FOOT, VEHICLES, BATTERIES; of others -1
        self.group: list[i64] = [0] * size  # the substitution group
        self.model_of: list[i64] = [0] * size  # of a derived command tank its tank, else the entry itself, with nation
        self.per_platoon: list[i64] = [0] * size  # limits of this year; 0: none
        self.per_company: list[i64] = [0] * size
        self.per_army: list[i64] = [0] * size
        self.price: list[i64] = [0] * (size * self.levels)
        self.soft: list[i64] = [0] * size
        self.hard: list[i64] = [0] * size
        self.defence: list[i64] = [0] * size
        self.armoured: list[i64] = [0] * size
        self.range: list[i64] = [0] * size
        self.mobility: list[i64] = [0] * size
        for number_of_nation, nation in enumerate(content.nations):
            for number_of_entry, entry in enumerate(nation.entries):
                self.set_entry(number_of_nation * ENTRIES + number_of_entry, entry)
                self.model_of[number_of_nation * ENTRIES + number_of_entry] = (
                    number_of_nation * ENTRIES + nation.words.index(entry.tank or entry.word)
                )

    def set_entry(self, at: i64, entry: Entry) -> None:
        """One entry's numbers."""
        self.words[at], self.keys[at] = entry.word, entry.key
        self.open[at] = int(entry.first <= self.year <= entry.last)
        self.since[at], self.until[at] = entry.first, entry.last
        self.arm[at] = ARMS.index(entry.arm)
        self.element[at] = ELEMENTS.index(entry.element)
        self.formation[at] = FORMATIONS.index(entry.formation)
        self.leads[at] = LEADS.index(entry.leads) if entry.leads else -1
        self.group[at] = group_of(self.arm[at], self.formation[at], self.element[at], self.leads[at])
        self.per_platoon[at], self.per_company[at], self.per_army[at] = entry.limits(int(self.year))
        for level in range(self.levels):
            self.price[at * self.levels + level] = entry.cost[level]
        profile = entry.profile
        self.soft[at], self.hard[at], self.defence[at] = profile["soft"], profile["hard"], profile["defence"]
        self.armoured[at] = int(profile["armoured"])
        self.range[at], self.mobility[at] = profile["range"], profile["mobility"]

    def set_cheapest(self) -> None:
        """By nation * GROUPS + group and level the cheapest entry without limits (CA-RULING-60); -1: none."""
        self.cheapest: list[i64] = [-1] * (len(self.nations) * GROUPS * self.levels)
        self.limited: list[i64] = [
            int(self.per_platoon[at] + self.per_company[at] + self.per_army[at] > 0) for at in range(len(self.open))
        ]
        for at in range(len(self.open)):
            if self.open[at] == 1 and self.limited[at] == 0:
                nation, entry = at // ENTRIES, at % ENTRIES
                for level in range(self.levels):
                    row = (nation * GROUPS + self.group[at]) * self.levels + level
                    best = self.cheapest[row]
                    if best < 0 or self.cost(nation, entry, level) < self.cost(nation, best, level):
                        self.cheapest[row] = entry

    def set_offers(self) -> None:
        """What can be had in this year, in the order of its words: by nation platoons and HQs, by nation and group."""
        self.squad_rows: list[list[i64]] = [[] for _ in self.nations]
        self.hq_rows: list[list[i64]] = [[] for _ in self.nations]
        self.group_rows: list[list[i64]] = [[] for _ in range(len(self.nations) * GROUPS)]
        there = [at for at in range(len(self.open)) if self.open[at] == 1]
        for at in sorted(there, key=self.word_of.__getitem__):
            nation = at // ENTRIES
            rows = self.squad_rows if self.leads[at] < 0 else self.hq_rows
            rows[nation].append(at)
            self.group_rows[nation * GROUPS + self.group[at]].append(at)

    def set_vocabulary(self) -> None:
        """All words of entries, each once: what a word means depends on the nation."""
        self.vocabulary: list[str] = list(dict.fromkeys(word for word in self.words if word))
        number_of = {word: number for number, word in enumerate(self.vocabulary)}
        self.word_of: list[i64] = [number_of.get(word, -1) for word in self.words]
        self.entry_of: list[i64] = [-1] * (len(self.nations) * WORDS)  # by nation and word; -1: none
        for at, word in enumerate(self.word_of):
            if word >= 0:
                self.entry_of[at // ENTRIES * WORDS + word] = at % ENTRIES

    def set_model(self, content: Set) -> None:
        """The resolver's numbers with the profiles of all entries."""
        model = content.model(int(self.levels))
        model.soft, model.hard, model.defence = self.soft, self.hard, self.defence
        model.armoured, model.range, model.mobility = self.armoured, self.range, self.mobility
        model.is_squad = [int(element == SQUAD) for element in self.element]
        model.is_recon = [int(arm == RECON) for arm in self.arm]
        model.cost = self.price[:: self.levels]
        self.model: BattleModel = model

    def set_points(self, content: Set) -> None:
        """The year's army points, the period's caps by type * 2 + part, and what the objective is worth."""
        self.budget: i64 = content.budgets[int(self.year)]
        each, objective = content.caps[int(self.period)], content.objectives[int(self.period)]
        self.cap: list[i64] = [each[kind * 2 + part] for kind in range(len(TYPES)) for part in (ATTACKER, DEFENDER)]
        self.counterattack_cap: i64 = self.cap[COUNTERATTACK * 2]
        self.objective_points: i64 = objective

    def set_options(self, options: dict[str, object]) -> None:
        """Options as flags, each true where the table departs from the default, and numbers."""
        self.always_table: bool = options["battles"] == "table"
        self.always_auto: bool = options["battles"] == "auto"
        self.objective_to_pool: bool = options["objective_points_to_pool"] is True
        self.open_preparation: bool = options["hidden_preparation"] is False
        self.carry_unspent: bool = options["carry_unspent_budget"] is True
        self.independent_platoons: bool = options["independent_platoons"] is True
        self.only_full_strength: bool = options["partial_company"] == "only_full_strength"
        self.split_platoons: bool = options["split_platoons"] is True
        self.no_force_loses: bool = options["no_force"] == "campaign_lost"
        self.cumulative: bool = options["marginal_count"] == "cumulative"
        self.repelled_by_result: bool = options["repelled_assault"] == "by_result"
        self.won_assault_by_result: bool = options["after_won_assault"] == "by_last_result"
        self.lost_advance_counterattack: bool = options["lost_advance"] == "counterattack"
        self.computed_outcome: bool = options["battle_outcome"] == "computed"
        self.share_of_larger: bool = options["outcome_measure"] == "share_of_larger"
        self.draw_below: i64 = number(options["draw_below"])  # tenths of a per cent
        self.decisive_from: i64 = number(options["decisive_from"])
        self.controller_scores: bool = options["objective_points_to"] == "controller"
        self.destruction_scores: bool = options["destruction_points"] == "half_destroyed"
        self.features: i64 = number(options["strategic_features"])
        self.all_features: bool = options["objective_control"] == "all"
        self.disband_any: bool = options["disband_condition"] == "any_understrength"
        self.restore_cheapest: bool = options["restoration_price"] == "cheapest_legal"
        self.final_threshold: i64 = number(options["final_vp_threshold"])
        self.concede_without_result: bool = options["concede"] == "no_result"
        self.entered_dice: bool = options["dice_source"] == "entered"

    def cost(self, nation: i64, entry: i64, level: i64) -> i64:
        """Return the price of one squad of an entry at a level."""
        return self.price[(nation * ENTRIES + entry) * self.levels + level]

    def cheapest_entry(self, nation: i64, group: i64, level: i64) -> i64:
        """Return the cheapest entry without limits of a group at a level; -1: none in this year."""
        return self.cheapest[(nation * GROUPS + group) * self.levels + level]

    def momentum_after(self, kind: i64, attacker_won: bool, outcome: i64, held: i64, marginals: i64) -> i64:
        """CA-RULING-20 to CA-RULING-24: the winner's momentum after a battle of a kind; 0 means that nobody has it.

        `held` is what the winner had before, `marginals` its marginal victories with this one.
        """
        if outcome == DRAW:
            return 0
        if kind == ASSAULT and not attacker_won:
            return 2 if self.repelled_by_result and outcome == DECISIVE else 0
        if kind == ADVANCE and not attacker_won and self.lost_advance_counterattack:
            return 0
        if kind == ASSAULT and self.won_assault_by_result:
            return outcome
        if self.cumulative:
            return 2 if outcome == DECISIVE or marginals > 1 else 1
        return held + outcome

    def find(self, nation: i64, word: str) -> int:
        """Return the number of a nation's entry by its word; -1: it has none of that name."""
        start = nation * ENTRIES
        rows = self.words[start : start + self.entries[nation]]
        return rows.index(word) if word in rows else -1


def number(value: object) -> int:
    """Return an option that is a number, or words for one.

    >>> number(5), number("1943")
    (5, 1943)
    """
    return int(str(value))
