"""Openings: positions of late play, in words, from which conformance begins games that it would never reach."""

from __future__ import annotations

from typing import Any

VENICE, AUSTRIA = 0, 1

# The siege of Gradisca from Bruma, with the field armies around it.
SIEGE = {
    "giustiniani": "bruma", "italian-foot-1": "bruma", "italian-foot-2": "bruma", "corsican-foot": "bruma back",
    "venetian-sappers": "bruma", "siege-train": "bruma", "venetian-field-guns": "bruma", "cappelletti-1": "mariano",
    "arsenal-sappers": "bruma", "culverins": "bruma", "martinengo": "farra", "lombard-foot": "farra",
    "erizzo": "palma", "garrison-of-palma": "palma", "guns-of-palma": "palma", "sappers-of-palma": "palma",
    "scotti": "cormons", "men-at-arms-1": "cormons", "cernide-of-pirano": "pirano", "overseas-foot": "capodistria",
    "da-lezze": "capodistria", "riccardo-strassoldo": "gradisca", "german-garrison-1": "gradisca",
    "german-garrison-2": "gradisca back", "gunners-of-gradisca": "gradisca", "sappers-of-gradisca": "gradisca",
    "militia-of-gradisca": "gradisca", "trautmannsdorf": "rubia", "german-foot-1": "rubia", "german-foot-2": "rubia",
    "styrian-foot": "goritia", "austrian-field-guns": "goritia", "petazzi": "trieste", "castle-guns": "trieste",
    "frangipani": "duino", "uskoks-1": "duino", "uskoks-2": "comeno", "plezzo-garrison": "plezzo",
}  # fmt: skip
LOOT: dict[str, Any] = {"goritia": {"loot": AUSTRIA}, "trieste": {"loot": AUSTRIA}, "udine": {"loot": VENICE}}
ACTIVATION = [["next_chit", VENICE], ["activation_end", VENICE], ["orders", VENICE]]
OPEN = [*ACTIVATION, ["zone_open", VENICE]]
HANDS = [{"hand": ["truce", "surprise", "battery"]}, {"hand": ["jealousy", "shot", "spy"]}]

BASIC: tuple[dict[str, Any], ...] = (
    # A siege with mines old and new, one side breached; the besiegers' zone is open, the defender may answer.
    {
        "turn": 6, "units": SIEGE, "corps": "v_giustiniani", "stack": OPEN, "open": "bruma", "option": 3,
        "leader": "giustiniani", "budget": 2, "allowed": 1, "zones_begun": True,
        "zones": {**LOOT, "bruma": {"opened": True, "forts": 1, "owner": VENICE}, "cormons": {"ruined": True}},
        "walls": {
            "gradisca-old-gate": {"level": 2, "mines": 2, "fresh": 1, "miner": VENICE},
            "gradisca-new-gate": {"level": 0, "mines": 1, "miner": VENICE},
        },
        "armies": [{"hand": ["battery", "grain", "truce"], "points": 4}, {"hand": ["surprise", "shot"], "points": 6}],
    },
    # The garrison's own activation: sappers and guns inside, mines before two sides.
    {
        "turn": 7, "units": SIEGE, "corps": "a_gradisca", "open": "gradisca", "option": 1,
        "stack": [["next_chit", VENICE], ["activation_end", AUSTRIA], ["orders", AUSTRIA], ["zone_open", AUSTRIA]],
        "zones": {**LOOT, "gradisca": {"opened": True}}, "allowed": 2, "zones_begun": True,
        "walls": {
            "gradisca-old-gate": {"level": 1, "mines": 3, "miner": VENICE},
            "gradisca-new-gate": {"level": 3, "mines": 1, "miner": VENICE},
        },
        "armies": HANDS,
    },
    # A battle in Rubia: dice have fallen, the defender allots the hits.
    {
        "turn": 5,
        "units": {
            **SIEGE, "italian-foot-1": "rubia acted fighting", "giustiniani": "rubia acted fighting spent-1",
            "italian-foot-2": "rubia acted fighting spent-1", "styrian-foot": "rubia", "austrian-field-guns": "rubia",
        },
        "corps": "v_giustiniani", "option": 1, "zones_begun": True, "open": "sagrado",
        "zones": {**LOOT, "sagrado": {"opened": True}, "rubia": {"forts": 1, "owner": AUSTRIA}},
        "stack": [
            *OPEN, ["verdict", VENICE], ["checks", VENICE], ["checks", AUSTRIA], ["losses", VENICE],
            ["losses", AUSTRIA],
        ],
        "fight": "field", "field": "rubia", "origin": "s_martino_carso", "attacker": VENICE, "absorbed": 1,
        "armies": [
            {"hand": ["surprise"], "scored": 3, "suffered": 1, "owed": 1},
            {"hand": ["shot", "jealousy"], "scored": 1, "suffered": 2, "owed": 2},
        ],
        "rolls": [
            ["italian-foot-1", 2, 3, 3, 0, 1], ["italian-foot-2", 3, 3, 3, 0, 1], ["giustiniani", 1, 3, 3, 0, 1],
            ["german-foot-1", 5, 3, 3, 0, 0], ["styrian-foot", 2, 3, 3, 0, 1],
        ],
    },
    # A breached garrison was beaten: it stands or withdraws.
    {
        "turn": 8,
        "units": {**SIEGE, "lombard-foot": "gradisca acted fighting", "martinengo": "gradisca acted fighting"},
        "corps": "v_martinengo", "option": 1, "zones_begun": True, "open": "farra",
        "zones": {"farra": {"opened": True}},
        "walls": {"gradisca-new-gate": {"level": 0}},
        "stack": [*OPEN, ["aftermath", VENICE], ["garrison", AUSTRIA]],
        "fight": "field", "field": "gradisca", "origin": "farra", "through": "gradisca-new-gate", "attacker": VENICE,
        "armies": [{"hand": []}, {"hand": ["spy", "truce"], "suffered": 1}],
    },
    # Mandatory cards: one due, one blocked, one before its date; the deck has one card left.
    {
        "turn": 4, "units": {**SIEGE, "cappelletti-2": "tarvis"}, "corps": "v_cavalleria",
        "stack": [["next_chit", VENICE], ["activation_end", VENICE], ["choosing", VENICE]], "zones": LOOT,
        "armies": [{"hand": ["fever", "dalmatians", "marradas", "grain"]}, {"hand": ["no-pay", "spy", "waggons"]}],
        "deck": ["truce"],
        "discards": [
            "lombards", "baglioni", "swiss", "arsenal", "uskoks", "bamberg", "carinthians", "convoy", "pay",
            "jealousy", "envoys", "resolve", "corsairs", "galleys", "renown", "surprise", "flood", "shot", "battery",
            "bridge",
        ],
    },
    # The new year: cards of 1617 lie on the deck, and in one hand.
    {
        "turn": 9, "units": SIEGE, "corps": "a_arciducali", "zones": LOOT,
        "stack": [["next_chit", VENICE], ["activation_end", AUSTRIA], ["choosing", AUSTRIA]],
        "new_year": ["wassenhoven", "marquis", "tyrol", "wallenstein", "dutch", "mediation", "madrid"],
        "armies": [{"hand": ["medici", "spy", "galleys"], "points": 9}, {"hand": ["surprise", "envoys"], "points": 8}],
    },
    # The war draws to its end: peace in hand, points close, crowded camps.
    {
        "turn": 13, "end": 14, "corps": "v_giustiniani", "zones": LOOT,
        "units": {
            **SIEGE, "italian-foot-3": "bruma", "mainland-militia": "bruma", "cappelletti-1": "bruma",
            "albanian-and-dalmatian-foot": "bruma", "gentlemen-adventurers": "bruma", "swiss-foot": "bruma",
        },
        "stack": [["next_chit", VENICE], ["activation_end", VENICE], ["choosing", VENICE]],
        "armies": [
            {"hand": ["madrid", "spy", "renown"], "points": 14}, {"hand": ["mediation", "wallenstein"], "points": 15},
        ],
        "removed": ["medici", "marquis", "dutch"], "new_year": ["tyrol", "wassenhoven"],
    },
    # The last turn, all chits but one played.
    {
        "turn": 16, "units": SIEGE, "corps": "a_uscocchi", "mixed": True, "zones": LOOT,
        "stack": [["next_chit", VENICE], ["activation_end", AUSTRIA], ["choosing", AUSTRIA]],
        "chits": {
            "v_giustiniani": "played", "v_presidii": "played", "v_cavalleria": "played", "v_istria": "played",
            "v_martinengo": "played", "a_arciducali": "played", "a_gradisca": "played", "a_uscocchi": "active",
            "a_trieste": "cup", "a_carinzia": "played",
        },
        "armies": [{"hand": ["truce"], "points": 20}, {"hand": ["corsairs", "renown"], "points": 19}],
    },
)  # fmt: skip

ADVANCED_GAME = {"mode": "advanced"}
VENETIANS = (
    "italian-foot-1",
    "italian-foot-2",
    "corsican-foot",
    "venetian-field-guns",
    "lombard-foot",
    "brescian-foot",
)
AUSTRIANS = (
    "german-foot-1", "german-foot-2", "styrian-foot", "austrian-field-guns", "tyrolean-foot", "viennese-foot",
)  # fmt: skip
FRIENDS = {"scotti": "mariano", "men-at-arms-1": "mariano", "men-at-arms-2": "romans", "cappelletti-2": "farra"}

ADVANCED: tuple[dict[str, Any], ...] = (
    # A great battle in Mossa: a round was equal, and the attacker is asked whether it goes on.
    {
        "options": ADVANCED_GAME, "turn": 7, "corps": "v_giustiniani", "open": "farra", "option": 1,
        "zones_begun": True,
        "units": {
            **SIEGE, **dict.fromkeys(VENETIANS, "mossa acted fighting spent-1"), **dict.fromkeys(AUSTRIANS, "mossa"),
            "giustiniani": "mossa acted fighting spent-1", "trautmannsdorf": "mossa",
            "uskoks-1": "rubia", "cappelletti-1": "mossa acted fighting spent-1 from-cormons",
        },
        "zones": {**LOOT, "farra": {"opened": True}, "mossa": {"forts": 2, "owner": AUSTRIA}},
        "stack": [*OPEN, ["verdict", VENICE], ["going_on", VENICE]],
        "fight": "field", "field": "mossa", "origin": "farra", "attacker": VENICE, "round": 1, "great": True,
        "attack_supply": "armed",
        "armies": [
            {"hand": ["surprise"], "scored": 3, "suffered": 1, "total": 1, "camp": "mariano"},
            {"hand": ["shot", "flood"], "scored": 1, "suffered": 1, "total": 1, "morale": 4},
        ],
    },
    # Raiders among enemies in Goritia, with a camp there: again, out, or to stay and fight.
    {
        "options": ADVANCED_GAME, "turn": 5, "corps": "v_cavalleria", "open": "podgora", "option": 1,
        "zones_begun": True, "stack": [*OPEN, ["raiding", VENICE]], "raid": "goritia", "raid_from": "podgora",
        "units": {
            **SIEGE, "scotti": "podgora", "men-at-arms-1": "goritia acted marching spent-2",
            "cappelletti-2": "goritia back acted marching spent-2", "austrian-sappers": "salcano",
            "venetian-cuirassiers": "goritia acted marching spent-2",
        },
        "zones": {**LOOT, "podgora": {"opened": True}, "salcano": {"forts": 1, "owner": AUSTRIA}},
        "attack_supply": "armed",
        "armies": [{"hand": ["truce"], "morale": 5, "camp": "lucinico moved"}, {"hand": ["spy"], "morale": 3}],
    },
    # A commander has entered among enemies and may call; rivers and a bridge of boats lie about.
    {
        "options": ADVANCED_GAME, "turn": 9, "corps": "v_giustiniani", "open": "bruma", "option": 3, "budget": 2,
        "leader": "giustiniani", "base": "bruma", "allowed": 1, "zones_begun": True,
        "units": {
            **SIEGE, **FRIENDS, **dict.fromkeys(("giustiniani", "italian-foot-1"), "farra acted fighting spent-1"),
            "martinengo": "mossa", "lombard-foot": "mossa", "german-foot-1": "farra", "styrian-foot": "farra out",
            "cappelletti-2": "mariano",
        },
        "zones": {**LOOT, "bruma": {"opened": True}}, "bridges": {"farra-rubia": "built", "goritia-podgora": "none"},
        "stack": [*OPEN, ["verdict", VENICE], ["calling", VENICE]], "calls": 3, "flood": ["Torre"],
        "fight": "field", "field": "farra", "origin": "bruma", "attacker": VENICE, "attack_supply": "armed",
        "armies": [{"hand": ["battery", "bridge"], "camp": "mariano"}, {"hand": ["spy", "flood"], "morale": 2}],
        "new_year": ["wassenhoven", "marquis", "tyrol", "wallenstein", "dutch", "mediation", "madrid", "medici"],
    },
    # Venice has lost its camp and its spirit; cut off units; early cards with an R in hand.
    {
        "options": ADVANCED_GAME, "turn": 6, "corps": "v_giustiniani", "zones": {**LOOT, "mossa": {"raided": True}},
        "units": {**SIEGE, "italian-foot-3": "udine", "giustiniani": "bruma out", "corsican-foot": "bruma back out"},
        "stack": [["next_chit", VENICE], ["activation_end", VENICE], ["choosing", VENICE]],
        "armies": [
            {"hand": ["swiss", "grain", "pay", "bridge"], "morale": 2, "camp": "lost-5"},
            {"hand": ["flood", "jealousy"], "morale": 9},
        ],
    },
    # The start of a turn with groups on the time track, one of which has just come to the edge of a fight.
    {
        "options": ADVANCED_GAME, "turn": 12, "mixed": True, "zones": LOOT, "sea": "monfalcone", "sea_blocked": True,
        "units": {
            **SIEGE, "swiss-foot": "group", "grisons-foot": "group", "marradas": "group",
            "marradas-cuirassiers-1": "group", "garrison-of-monfalcone": "monfalcone",
        },
        "groups": [{"card": "marradas", "turn": 11}, {"card": "swiss", "turn": 11}],
        "stack": [["next_chit", VENICE], ["cup", VENICE], ["sea_supply", VENICE]], "relief": "gradisca",
        "relief_until": 13, "armies": [{"hand": ["galleys"], "camp": "farra"}, {"hand": ["corsairs", "shot"]}],
    },
    # Light cavalry has wiped out those it struck, in winter; forts have fallen elsewhere.
    {
        "options": ADVANCED_GAME, "turn": 3, "corps": "v_cavalleria", "open": "farra", "option": 1, "zones_begun": True,
        "units": {**SIEGE, "cappelletti-2": "mossa acted marching fighting spent-1", "scotti": "farra"},
        "zones": {**LOOT, "farra": {"opened": True}, "mossa": {"struck": True, "forts": 2, "owner": AUSTRIA}},
        "stack": [*OPEN, ["incursion", VENICE]], "fight": "strike", "field": "mossa", "origin": "farra",
        "attacker": VENICE, "ford": 1, "armies": [{"hand": []}, {"hand": ["truce"], "camp": "mossa"}],
    },
    # Forts that fell to Austria are turned or destroyed.
    {
        "options": ADVANCED_GAME, "turn": 10, "corps": "a_uscocchi", "open": "duino", "option": 1, "zones_begun": True,
        "units": {**SIEGE, "frangipani": "duino", "uskoks-1": "monfalcone acted marching spent-1"}, "mixed": True,
        "zones": {**LOOT, "duino": {"opened": True}, "monfalcone": {"forts": 3, "owner": VENICE}},
        "stack": [
            ["next_chit", VENICE], ["activation_end", AUSTRIA], ["orders", AUSTRIA], ["zone_open", AUSTRIA],
            ["conversion", AUSTRIA],
        ],
        "prize": "monfalcone", "attack_supply": "none", "armies": [{"hand": ["bridge"]}, {"hand": ["no-pay"]}],
    },
)  # fmt: skip
# A truce, and Venetians wherever help could come in: a hand of mandatory cards, none to be played or discarded.
BLOCKED: dict[str, Any] = {
    "turn": 7, "corps": "a_arciducali", "truce": True, "zones": {"udine": {"loot": VENICE}},
    "units": {
        **SIEGE, "men-at-arms-1": "goritia", "cappelletti-1": "vipacco", "italian-foot-2": "senosecchia",
        "lombard-foot": "tarvis", "overseas-foot": "trieste", "cernide-of-pirano": "duino",
        "men-at-arms-2": "s_servolo", "styrian-foot": "rubia", "austrian-field-guns": "rubia",
        "petazzi": "prosecco", "castle-guns": "prosecco", "frangipani": "comeno", "uskoks-1": "comeno",
    },
    "stack": [["next_chit", VENICE], ["activation_end", AUSTRIA], ["choosing", AUSTRIA]],
    "armies": [{"hand": ["spy"]}, {"hand": ["bamberg", "carinthians", "marradas", "uskoks"]}],
}  # fmt: skip
OPENINGS = (*BASIC, *ADVANCED, BLOCKED)
