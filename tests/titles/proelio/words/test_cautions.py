"""What warns a player before a choice (rulebook: The Defence phase, Defeat)."""

from __future__ import annotations

import pytest

from tests.titles.proelio.tools import attacked, house, view

FORTS = [None, "shields", "palisades", "towers", "fortress"]
NOT_REPELLED = {"elimination_check": "only_if_not_repelled"}


@pytest.mark.clause("PR-RULING-14")
def test_a_deadly_choice_is_allowed_with_a_caution() -> None:
    table = attacked("knights", house("manure", "palisades"))
    table.act(0, "deploy")
    assert {choice.text: choice.caution for choice in table.choices(0)} == {"sacrifice": "", "keep": "PR-RULING-14"}
    table.act(0, "keep")
    assert table.outcome is not None
    lost = attacked("soldiers", house("", "towers"))
    lost.act(0, "deploy")
    assert {choice.caution for choice in lost.choices(0)} == {"PR-ELIM-02"}


CAUTIONS = [
    # level, hand, attack: the caution on sacrifice, on keep; by default, and where a repelled attack eliminates nobody
    (1, 3, "knights", ("", ""), ("", "")),
    (2, 1, "knights", ("", "PR-RULING-14"), ("", "PR-RULING-14")),
    (1, 1, "soldiers", ("", ""), ("", "")),
    (1, 1, "knights", ("PR-ELIM-02", "PR-ELIM-02"), ("PR-ELIM-02", "PR-ELIM-02")),
    (1, 2, "trebuchets", ("PR-ELIM-02", "PR-ELIM-02"), ("PR-ELIM-02", "PR-ELIM-02")),
    (1, 3, "trebuchets", ("", ""), ("", "")),
    (3, 0, "soldiers", ("PR-ELIM-02", "PR-ELIM-02"), ("", "PR-RULING-14")),
    (1, 0, "soldiers", ("PR-ELIM-02", "PR-ELIM-02"), ("", "PR-RULING-14")),
    (1, 2, "knights", ("", ""), ("", "")),
]


@pytest.mark.clause("PR-RULING-14", "PR-ELIM-05", "PR-ELIM-07", "PR-RULING-10")
@pytest.mark.parametrize(("fort", "cards", "attack", "any_attack", "not_repelled"), CAUTIONS)
def test_cautions_on_walls_or_loot(
    fort: int, cards: int, attack: str, any_attack: tuple[str, str], not_repelled: tuple[str, str]
) -> None:
    """A caution stands exactly where the choice eliminates, another one where the other choice would not."""
    for rules, expected in (({}, any_attack), (NOT_REPELLED, not_repelled)):
        for choice, caution in zip(("sacrifice", "keep"), expected, strict=True):
            table = attacked(attack, house("manure " * cards, FORTS[fort]), options=rules)
            table.act(0, "deploy")
            assert {c.text: c.caution for c in table.choices(0)}[choice] == caution
            table.act(0, choice)
            while table.deciders == (0,) and view(table, 0).step == "loot":
                table.act(0, table.choices(0)[0])
            assert (table.outcome is not None) == bool(caution)


@pytest.mark.clause("PR-ELIM-02", "PR-DEF-11", "PR-RULING-05")
def test_cautions_on_what_is_deployed() -> None:
    """The last card of a House without walls, and a card that counts nothing; never the Edict."""

    def cautions(cards: str, fort: str | None = None, **rules: str) -> dict[str, str]:
        table = attacked("soldiers", house(cards, fort), options=rules)
        return {choice.text: choice.caution for choice in table.choices(0)}

    assert cautions("shields") == {"deploy shields …": "PR-ELIM-02", "deploy": ""}
    assert cautions("shields", "shields") == {"deploy shields …": "", "deploy": ""}
    assert cautions("shields manure") == {"deploy shields …": "", "deploy": ""}
    assert cautions("shields", None, **NOT_REPELLED) == {"deploy shields …": "", "deploy": ""}
    assert cautions("imperial_edict") == {"deploy imperial_edict …": "", "deploy": ""}
    assert cautions("palisades") == {"deploy palisades …": "PR-ELIM-02", "deploy": ""}
    assert cautions("palisades", None, **NOT_REPELLED) == {"deploy palisades …": "PR-DEF-11", "deploy": ""}
    assert cautions("palisades manure") == {"deploy palisades …": "PR-DEF-11", "deploy": ""}
    assert cautions("towers", "shields") == {"deploy towers …": "PR-DEF-11", "deploy": ""}
    table = attacked("soldiers", house("shields shields"))
    table.act(0, "deploy shields …")
    assert {c.text: c.caution for c in table.choices(0)}["deploy shields …"] == "PR-ELIM-02"


@pytest.mark.clause("PR-RULING-11", "PR-ELIM-02")
def test_beside_the_edict_the_last_card_is_safe() -> None:
    """A cancelled attack eliminates nobody, so that there is nothing to warn of, whichever is picked first."""
    for first, second in (("imperial_edict", "shields"), ("shields", "imperial_edict")):
        table = attacked("hero", house("imperial_edict shields"))
        table.act(0, f"deploy {first} …")
        assert {c.caution for c in table.choices(0)} == {""}
        table.act(0, f"deploy {second} …")
        [done] = table.choices(0)
        table.act(0, done)
        assert (table.outcome, view(table, 0).step) == (None, "action")


@pytest.mark.clause("PR-DEF-02", "PR-RULING-42", "PR-RULING-16", "PR-RULING-17", "PR-IMP-09", "PR-IMP-11")
def test_what_the_attack_may_be() -> None:
    """While deploying, the defender is told what each lawful attack of that back would do to the picked cards."""

    def verdicts(
        cards: str, picks: str, attack: str, laid_at: int, rules: dict[str, object]
    ) -> dict[str, tuple[str, int]]:
        table = attacked(attack, house(cards, "shields"), level=laid_at, options=rules)
        if picks:
            table.act(0, *table.title.parse(table.kit, f"deploy {picks}")[:-1])
        return {p.card: (p.verdict, p.short) for p in view(table, 0).possibilities}

    assert verdicts("shields", "", "soldiers", 0, {}) == {
        "manure": ("repelled", 0),
        "infiltration": ("steals", 0),
        "soldiers": ("short", 1),
    }
    assert verdicts("patrol palisades", "patrol palisades", "manure", 4, {}) == {
        "manure": ("repelled", 0),
        "infiltration": ("turned", 0),
        "soldiers": ("repelled", 0),
        "knights": ("repelled", 0),
        "trebuchets": ("repelled", 0),
    }
    assert verdicts("shields towers", "shields towers", "hero", 3, {}) == {
        "imperial_manure": ("repelled", 0),
        "hero": ("short", 3),
        "gunpowder": ("sweeps", 0),
    }
    assert verdicts("shields", "", "imperial_manure", 2, {}) == {
        "imperial_manure": ("repelled", 0),
        "gunpowder": ("sweeps", 0),
    }
    assert verdicts("shields", "", "imperial_manure", 2, {"gunpowder_min_level": 3}) == {
        "imperial_manure": ("repelled", 0)
    }
    everything = dict.fromkeys(("imperial_manure", "hero", "gunpowder"), ("cancelled", 0))
    assert verdicts("imperial_edict", "imperial_edict", "hero", 3, {}) == everything
    assert verdicts("imperial_edict", "imperial_edict", "hero", 2, {"illegal_attack": "allow_and_penalise"}) == {
        **everything,
        "hero": ("void", 0),
    }
