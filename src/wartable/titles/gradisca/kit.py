"""The kit: one table's options, map, counters and cards as plain lists, immutable and shared by copies of a state."""

from typing import Any

from mypy_extensions import i64

from wartable.core.rules.log import BIT
from wartable.core.rules.notation import Notation
from wartable.core.rules.state import Kit
from wartable.core.text.messages import Messages
from wartable.titles.gradisca.codes import effects as e
from wartable.titles.gradisca.codes.things import ARMIES, CLASSES, COMMANDER, FACES, KINDS, POOL, TYPE_OF_CLASS
from wartable.titles.gradisca.codes.verbs import VERBS, WIDTH


class GradiscaKit(Kit):
    """Everything that stays the same while one table of Gradisca is played."""

    def __init__(self, options: dict[str, object], data: dict[str, dict[str, Any]], messages: Messages) -> None:
        self.data = data  # as the files have it, for scenes and questions
        self.messages = messages
        self.advanced: bool = options["mode"] == "advanced"
        self.read_map()
        self.read_counters()
        self.read_scenario()
        self.read_cards()
        self.read_options(options)
        words: list[list[str]] = [self.zones, [*self.unit_words, "all"], self.walls, self.cards, [], self.stretches]
        super().__init__(2, options, Notation(WIDTH, VERBS, words))

    # -- the map --

    def read_map(self) -> None:
        """Zones, and borders as neighbours in rows: those of zone z are next[first[z]:first[z + 1]]."""
        zones: list[dict[str, Any]] = self.data["zones.json"]["zones"]
        self.zones: list[str] = [zone["id"] for zone in zones]
        self.n: i64 = len(zones)
        self.difficult: list[bool] = [zone["terrain"] == "difficult" for zone in zones]
        self.fortress: list[bool] = [zone["terrain"] == "fortress" for zone in zones]
        self.borough: list[bool] = [zone["borough"] for zone in zones]
        self.sea: list[bool] = [zone["sea"] for zone in zones]
        self.edge: list[bool] = [zone["map_edge"] for zone in zones]
        self.named: list[bool] = [zone["named"] for zone in zones]
        self.held: list[i64] = [ARMIES.index(zone["held_1615"]) for zone in zones]
        self.cost: list[i64] = [2 if zone["terrain"] == "difficult" else 1 for zone in zones]  # GR-6-08
        names: list[str] = [zone["name"] for zone in zones]
        self.gradisca: i64 = names.index("Gradisca")
        self.rubia: i64 = names.index("Rubia")
        self.trieste: i64 = names.index("Trieste")
        self.source: list[i64] = [
            ARMIES.index(zone["supply_source"]) if zone["supply_source"] else -1 for zone in zones
        ]
        self.raidable: list[bool] = [zone["raid"][army] for army in ARMIES for zone in zones]  # by seat and zone
        borders: list[dict[str, Any]] = self.data["borders.json"]["borders"]
        walls: list[dict[str, Any]] = [border["wall"] for border in borders if border["wall"]]
        self.borders: list[str] = [border["id"] for border in borders]
        self.wall_borders: list[str] = [border["id"] for border in borders if border["wall"]]
        self.walls: list[str] = [wall["word"] for wall in walls]
        self.wall_fortress: list[i64] = [self.zones.index(wall["fortress"]) for wall in walls]
        self.wall_facing: list[i64] = [self.zones.index(wall["outside"]) for wall in walls]
        self.wall_level: list[i64] = [wall["level"] for wall in walls]
        self.read_rivers(borders)
        beside: list[list[tuple[int, bool, int, int]]] = [[] for _ in zones]
        for border in borders:
            a, b = self.zones.index(border["a"]), self.zones.index(border["b"])
            wall = self.walls.index(border["wall"]["word"]) if border["wall"] else -1
            stretch = self.stretch_borders.index(border["id"]) if self.advanced and border["river"] else -1
            beside[a].append((b, not border["impassable"], wall, stretch))
            beside[b].append((a, not border["impassable"], wall, stretch))
        self.first: list[i64] = [0]
        self.next: list[i64] = []
        self.passable: list[bool] = []
        self.wall_between: list[i64] = []
        self.stretch: list[i64] = []  # of river; none in the Basic game (GR-2.3-07)
        for row in beside:
            for other, passable, wall, stretch in sorted(row):
                self.next.append(other)
                self.passable.append(passable)
                self.wall_between.append(wall)
                self.stretch.append(stretch)
            self.first.append(len(self.next))
        self.hops: list[i64] = []  # how many steps lie between zones, by pairs; walls do not count
        for zone in range(self.n):
            self.hops += self.steps_from(zone)

    def read_rivers(self, borders: list[dict[str, Any]]) -> None:
        """The stretches of river, where bridges are printed and where a card can build one."""
        wet: list[dict[str, Any]] = [border for border in borders if border["river"]]
        self.rivers: list[str] = sorted({border["river"] for border in wet})
        self.stretch_borders: list[str] = [border["id"] for border in wet]
        self.stretches: list[str] = [border["a"] + "-" + border["b"] for border in wet]
        self.stretch_river: list[i64] = [self.rivers.index(border["river"]) for border in wet]
        self.printed_bridges: list[i64] = [1 if border["bridge"] else 0 for border in wet]
        self.bridgeable: list[bool] = [border["kind"] in ("river", "bridge") for border in wet]
        self.stretch_ends: list[list[i64]] = [
            [self.zones.index(border["a"]), self.zones.index(border["b"])] for border in wet
        ]

    def steps_from(self, zone: int) -> list[i64]:
        """Return how many steps each zone is away, by passable borders; without a way, as many as there are zones."""
        found: list[i64] = [self.n] * self.n
        found[zone] = 0
        reached = [zone]
        for here in reached:
            for at in range(self.first[here], self.first[here + 1]):
                if self.passable[at] and found[self.next[at]] == self.n:
                    found[self.next[at]] = found[here] + 1
                    reached.append(self.next[at])
        return found

    def border(self, zone: i64, other: i64) -> i64:
        """Return the number of a border in the rows of neighbours, seen from a zone; -1 for zones that are apart."""
        for i in range(self.first[zone], self.first[zone + 1]):
            if self.next[i] == other:
                return i
        return -1

    # -- the counters --

    def read_counters(self) -> None:
        """Combat units, then commanders; their corps."""
        data = self.data["units.json"]
        commands: list[dict[str, Any]] = data["commands"]
        units: list[dict[str, Any]] = data["units"]
        leaders: list[dict[str, Any]] = data["commanders"]
        counters: list[dict[str, Any]] = [*units, *leaders]
        self.corps: list[str] = [corps["id"] for corps in commands]
        self.corps_side: list[i64] = [ARMIES.index(corps["army"]) for corps in commands]
        self.units: list[str] = [one["id"] for one in counters]
        self.unit_words: list[str] = [one["word"] for one in counters]
        self.u: i64 = len(counters)
        self.leaders: i64 = len(units)  # the first commander
        self.side: list[i64] = [ARMIES.index(one["army"]) for one in counters]
        self.corps_of: list[i64] = [self.corps.index(one["command"]) for one in counters]
        self.klass: list[i64] = [CLASSES.index(one["class"]) for one in units]
        self.klass += [len(CLASSES) - 1] * len(leaders)
        self.light: list[bool] = [one["light"] for one in units] + [False] * len(leaders)
        self.type: list[i64] = [TYPE_OF_CLASS[klass] for klass in self.klass]
        self.attack: list[i64] = []  # by unit and face: good order, disorganised
        self.defend: list[i64] = []
        self.has_back: list[bool] = []
        for one in units:
            back = one["disorganised"] or one["good"]
            self.attack += [one["good"]["attack"], back["attack"]]
            self.defend += [one["good"]["defend"], back["defend"]]
            self.has_back.append(one["disorganised"] is not None)
        for one in leaders:
            second = one["replacement"] or one
            self.attack += [one["leadership"], second["leadership"]]
            self.defend += [one["leadership"], second["leadership"]]
            self.has_back.append(one["replacement"] is not None)
        self.members: list[list[i64]] = [[] for _ in commands]
        for unit in range(len(counters)):
            self.members[self.corps_of[unit]].append(unit)

    def read_scenario(self) -> None:
        """Where everything is at the start."""
        data = self.data["scenario.json"]
        self.start: list[i64] = [POOL] * len(self.units)
        for zone, force in data["setup"].items():
            for id in [*force["units"], *force["commanders"]]:
                self.start[self.units.index(id)] = self.zones.index(zone)
        self.first_turn: i64 = data["turn_marker_start"]
        self.end_turn: i64 = data["end_marker_start"]
        self.turns: list[str] = [turn["id"] for turn in data["turns"]]
        self.hand_start: i64 = data["hand_start"]
        self.first_dealt: i64 = ARMIES.index(data["first_player_for_deal"])
        self.points_start: list[i64] = [data["vp_start"][army] for army in ARMIES]
        self.forts: list[i64] = [data["forts"][army] for army in ARMIES]
        self.read_armies(data)
        self.loot_zones: list[i64] = [-1] * len(self.zones)
        self.loot: list[i64] = [0] * (2 * FACES)  # markers by owner and face, "?" first
        self.end_points: list[i64] = [0] * (2 * len(self.zones))
        for seat in range(2):
            loot = data["loot"][ARMIES[seat]]
            for zone in loot["zones"]:
                self.loot_zones[self.zones.index(zone)] = seat
            for face in loot["markers"]:
                self.loot[seat * FACES + (0 if face == "?" else face + 1)] += 1
            for zone, points in data["end_vp"][ARMIES[seat]].items():
                self.end_points[seat * len(self.zones) + self.zones.index(zone)] = points

    def read_armies(self, data: dict[str, Any]) -> None:
        """Morale, camps, sea supply and what the boxes of the time track say: for the Advanced game."""
        on: bool = self.advanced
        bands = data["morale"]["bands"]
        self.low_most: i64 = bands["red"][1]
        self.medium_most: i64 = bands["yellow"][1]
        self.morale_start: list[i64] = [data["morale"]["start"][army] if on else 0 for army in ARMIES]
        self.camp_start: list[i64] = [self.zones.index(data["camp"][army]) if on else -1 for army in ARMIES]
        sea = data["sea_supply_start"]
        self.sea_start: i64 = self.zones.index(sea) if on and sea else -1
        self.most_bridges: i64 = data["marker_pool"]["bridge"]
        # By turn, from 1.
        self.winter: list[bool] = [False, *[turn["winter_cavalry"] for turn in data["turns"]]]
        self.new_year_turn: list[bool] = [False, *[turn["first_of_year"] for turn in data["turns"]]]
        self.turn_morale: list[i64] = [0, *[turn["morale"] for turn in data["turns"]]]

    # -- the cards --

    def read_cards(self) -> None:
        """Cards in the order of their numbers, those of 1617 last, and what each does as rows of effects."""
        rows: list[dict[str, Any]] = sorted(
            self.data["cards.json"]["cards"], key=lambda card: (card["year1617"], card["number"])
        )
        self.cards: list[str] = [card["word"] for card in rows]
        self.card_ids: list[str] = [card["id"] for card in rows]
        self.number: list[i64] = [card["number"] for card in rows]
        self.new_year: list[bool] = [card["year1617"] for card in rows]
        self.first_new: i64 = sum(not card["year1617"] for card in rows)
        self.reinforces: list[bool] = [card["R"] for card in rows]
        self.mandatory: list[bool] = [card["obligatory"] for card in rows]
        self.after: list[i64] = [self.turns.index(card["only_after"]) + 1 if card["only_after"] else 0 for card in rows]
        self.once: list[bool] = [card["remove_if_used"] for card in rows]
        self.own: list[bool] = [card["timing"] != "reaction" for card in rows]
        self.windows: list[i64] = [0] * KINDS  # a bit for each window that a card answers in
        self.leader_only: list[bool] = ["option_3" in (card["trigger"] or "") for card in rows]
        self.code: list[i64] = [e.DONE] * e.ROW
        self.lists: list[list[i64]] = []
        # Where a card's rows begin, by kind, the seat that plays it and whether it is an answer.
        self.programs: list[i64] = [0] * (KINDS * 4)
        ignored: list[str] = [] if self.advanced else self.data["cards.json"]["advanced_effects"]
        for kind in range(KINDS):
            card = rows[kind]
            for seat in range(2):
                for answer in range(2):
                    at = len(self.code)
                    for line in card["lines"]:
                        when = line["when"]
                        if line["only_if_played_by"] in (None, ARMIES[seat]) and when in (
                            None,
                            "reaction" if answer else "own",
                        ):
                            for effect in line["effects"]:
                                self.compile(effect, ignored)
                    self.programs[kind * 4 + seat * 2 + answer] = at if len(self.code) > at else 0
                    self.code += [e.DONE] * e.ROW
            if any(self.programs[kind * 4 + seat * 2 + 1] for seat in range(2)):  # GR-RULING-112
                for window in card["windows"] or []:
                    self.windows[kind] |= BIT[e.WINDOWS.index(window) + 1]

    def compile(self, effect: dict[str, Any], ignored: list[str]) -> None:
        """Add the rows of one effect."""
        do = effect["do"]
        if do in ignored:
            return
        whose = e.WHOSE.index(effect["army"]) if "army" in effect else e.BOTH
        if do == "choose":
            at = len(self.code)
            lengths: list[int] = []
            for option in effect["options"]:
                self.code += [e.DONE] * e.ROW
                before = len(self.code)
                for inner in option:
                    self.compile(inner, ignored)
                lengths.append((len(self.code) - before) // e.ROW)
            if lengths[0] == 0 and lengths[1] == 0:
                del self.code[at:]
                return
            self.code[at : at + e.ROW] = [e.CHOOSE, whose, lengths[0] + 1, 0, 0]
            skip = at + (1 + lengths[0]) * e.ROW
            self.code[skip : skip + e.ROW] = [e.SKIP, whose, lengths[1], 0, 0]
        elif do == "if":
            at = len(self.code)
            self.code += [e.DONE] * e.ROW
            for inner in effect["then"]:
                self.compile(inner, ignored)
            rows = (len(self.code) - at) // e.ROW - 1
            zone = self.zones.index(effect["test"].removeprefix("placed_in:"))
            self.code[at : at + e.ROW] = [e.IF_PLACED, whose, zone, rows, 0]
        else:
            self.code += [*self.row(do, effect, whose), 0, 0, 0][: e.ROW]

    def row(self, do: str, effect: dict[str, Any], whose: int) -> list[int]:
        """Return one effect as numbers."""
        if do == "reinforce":
            units = [self.units.index(id) for id in [*effect["units"], *effect["commanders"]]]
            return [e.REINFORCE, whose, self.add_list(units), self.add_list(self.entry(effect["zones"]))]
        if do == "remove_commander":
            return [e.REMOVE_COMMANDER, whose, self.corps.index(effect["command"])]
        if do == "recover":
            leader = self.units.index(effect["where"].removeprefix("zone_of:"))
            return [e.RECOVER, whose, leader, effect["count"]]
        if do == "vp":
            amount = effect["amount"]
            if isinstance(amount, int):
                return [e.POINTS, whose, amount]
            return [e.RENOWN, whose, amount["each"], amount["max"]]
        if do == "end_marker":
            return [e.END_MARKER, whose, e.OFFSET + effect["delta"]]
        if do == "disorganise":
            where = e.LARGEST_STACK if effect["where"] == "largest_stack" else e.NAMED_ZONE
            count = 0 if effect["count"] == "half_up" else effect["count"]
            return [e.DISORGANISE, whose, where, class_bits(effect["filter"]), count]
        if do == "hit":
            return [e.HIT, whose, sum(BIT[face] for face in effect["roll"]["hit_on"])]
        if do == "commander_check":
            return [e.COMMANDER_CHECK, whose, sum(BIT[face] for face in effect["hit_on"])]
        if do == "leadership_cap":
            return [e.LEADERSHIP_CAP, whose, effect["value"]]
        if do == "wall":
            return [e.WALL, whose, self.zones.index(effect["fortress"]), effect["delta"]]
        if do == "sea_move":
            return [e.SEA_MOVE, whose, effect["max_units"], effect["commanders"]]
        if do == "first_fire":
            return [e.FIRST_FIRE, whose, effect["max_units"]]
        if do == "bombard_bonus":
            return [e.BOMBARD_BONUS, whose, 1 if effect["burst_on_second"] else 0]
        return self.advanced_row(do, effect, whose)

    def advanced_row(self, do: str, effect: dict[str, Any], whose: int) -> list[int]:
        """Return effects of the Advanced game as numbers, and those without any."""
        if do == "supply":
            return [e.SUPPLY, whose, effect["amount"]]
        if do == "morale":
            return [e.MORALE, whose, e.OFFSET + effect["delta"]]
        if do == "mark_supplied":
            return [e.MARK_SUPPLIED, whose, self.zones.index(effect["zone"]), effect["turns"]]
        if do == "ford":
            return [e.FORD, whose, effect["extra_cost"]]
        if do == "flood":
            rivers = [river for river in effect["rivers"] if river in self.rivers]
            return [e.FLOOD, whose, sum(BIT[self.rivers.index(river)] for river in rivers)]
        plain = {
            "truce": e.TRUCE,
            "hand_look": e.HAND_LOOK,
            "hand_discard": e.HAND_DISCARD,
            "mine_remove": e.MINE_REMOVE,
            "sea_supply_move": e.SEA_SUPPLY_MOVE,
            "sea_supply_block": e.SEA_SUPPLY_BLOCK,
            "bridge_add": e.BRIDGE_ADD,
            "bridge_remove": e.BRIDGE_REMOVE,
        }
        return [plain[do], whose]

    def add_list(self, items: list[int]) -> int:
        """Keep a list that a row refers to by its number."""
        self.lists.append(list(items))
        return len(self.lists) - 1

    def entry(self, names: list[str]) -> list[int]:
        """Return the zones of a reinforcement."""
        out: list[int] = []
        for name in names:
            if name == "@ven_sea":
                out.append(e.VENETIAN_SEA)
            elif name == "@any_with_ven_units":
                out.append(e.WITH_UNITS)
            elif name.endswith("!"):
                out.append(e.HELD + self.zones.index(name[:-1]))
            else:
                out.append(self.zones.index(name))
        return out

    # -- the options --

    def read_options(self, options: dict[str, object]) -> None:
        """The rulings that this table plays by."""
        self.any_occupies: bool = options["occupation"] == "any_unit"
        self.top_only: bool = options["discards"] == "top_only"
        self.between_zones: bool = options["cards_between_zones"] == "yes"
        self.blocked_may_draw: bool = options["blocked_mandatory"] == "may_draw"
        self.renew_on_need: bool = options["reshuffle"] == "on_need"
        self.fixed_march: bool = options["stack_mp"] == "fixed_at_start"
        self.replace_captured: bool = options["captured_commander_replaced"] == "yes"
        self.exits: bool = options["exit_map"] == "allowed"
        self.garrison_guns: bool = options["garrison_guns_fire"] == "yes"
        self.field_burst: bool = options["gun_burst_in_field"] == "yes"
        self.stand_unit: bool = options["stand_loss"] == "one_unit"
        self.retreat_to_origin: bool = options["retreat_to_attacker_origin"] == "yes"
        self.eliminate_backless: bool = options["no_back_disorganise"] == "eliminate"
        self.bombard_empty: bool = options["bombard_empty_fortress"] == "yes"
        self.partial_retreat: bool = options["partial_retreat"] == "yes"
        self.any_mine: bool = options["mine_pairs"] == "any_sapper_any_mine"
        self.loot_on_entry: bool = options["loot"] == "on_entry"
        self.whole_crossing: bool = options["river_cross"] == "full_allowance"
        self.radius_at_draw: bool = options["radius_from"] == "zone_at_draw"
        self.low_calls: bool = options["calls_at_low_morale"] == "yes"
        self.count_each_round: bool = options["rounds_threshold"] == "each_round"
        self.rough_leaders: bool = options["difficult_affects_commander"] == "yes"
        self.sea_serves_camp: bool = options["sea_supply_serves_camp"] == "yes"
        self.raiders_leave: bool = options["raid_exit"] == "leave_before_combat"
        self.dislodges: bool = options["incursion_dislodges"] == "yes"
        self.late_track: bool = options["late_r_card"] == "track_at_current_turn"

    def is_leader(self, unit: i64) -> bool:
        """Return whether a counter is a commander."""
        return self.type[unit] == COMMANDER


def class_bits(filter: dict[str, Any]) -> int:
    """Return the classes of units that a card's filter lets through, a bit each."""
    out = 0
    for number in range(len(CLASSES) - 1):
        classes, types = filter["class"], filter["type"]
        if (not classes or CLASSES[number] in classes) and (not types or TYPES_BY_CLASS[number] in types):
            out |= BIT[number]
    return out


TYPES_BY_CLASS = ["infantry"] * 3 + ["cavalry"] * 3 + ["sappers"] + ["artillery"] * 3
