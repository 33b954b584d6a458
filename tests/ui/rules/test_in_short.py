"""The first page of the rule card, beside what the engine does."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import ui

from bot.canasta.actions import TakePile
from bot.canasta.cards import NATURALS, WILDS, size
from bot.canasta.phases.dealing import minimum_at
from bot.canasta.phases.going_out.rights import has_canastas
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.ui.rules.in_short import in_short
from bot.ui.rules.pages import (
    ABOUT,
    ALL,
    CHANGED,
    PRESET,
    SHORT,
    Card,
    card_message,
    card_of_preset,
    short_embed,
)
from bot.ui.toolkit.paging import pages_of
from tests.support.as_text import as_text
from tests.support.builders import Situation, drawing
from tests.support.random_play import random_play
from tests.ui.rules.card_texts import CLASSIC, texts

IN_ORDER = (
    "First meld",
    "Wild",
    "Sequences",
    "Pile",
    "Threes",
    "Red threes",
    "Black threes",
    "Going out",
    "Play",
)
IN_EVERY_GAME = ("First meld", "Wild", "Pile", "Going out", "Play")


def lead(line: str) -> str:
    found = re.match(r"(?:\S+ )?\*\*([^*]+)\*\*", line)
    return found[1] if found else ""


def told_of(rules: RuleSet, what: str) -> str:
    return next((line for line in in_short(texts, rules) if lead(line) == what), "")


def page_of(rules: RuleSet, preset: str = "classic_4", page: str = SHORT) -> str:
    return "\n".join(map(as_text, card_message(texts, Card(rules, preset, PRESET, 0), page).embeds))


# ------------------------------------------------------------------------------------------------------- the page


@pytest.mark.parametrize("preset", PRESETS)
def test_the_first_page_has_every_line_in_order_on_one_screen(preset: str) -> None:
    card = card_of_preset(preset)
    [page] = pages_of(texts, [short_embed(texts, card)])
    lines = (page[0].description or "").split("\n")
    leads = [lead(line) for line in lines if lead(line)]
    assert leads == [one for one in IN_ORDER if one in leads]
    assert {*IN_EVERY_GAME} <= {*leads}
    assert {"Threes"} <= {*leads} or {"Red threes", "Black threes"} <= {*leads}
    assert len(lines) - len(leads) == (preset != "classic_4")  # what the mark means
    [[menu]] = card_message(texts, card).rows
    assert isinstance(menu, ui.Select)
    assert menu.options[0].label == "In short"


def test_a_page_that_says_more_than_a_screen_holds_is_divided() -> None:
    embed = short_embed(texts, card_of_preset("brazilian"))
    embed.description = f"{embed.description}\nA line too many for a phone."
    assert len(pages_of(texts, [embed])) == 2


@pytest.mark.parametrize("preset", PRESETS)
def test_a_line_is_marked_where_it_is_not_as_in_classic(preset: str) -> None:
    rules = PRESETS[preset]
    classic = in_short(texts, CLASSIC, alone=rules.deal.side_structure == "individual")
    shown = (short_embed(texts, card_of_preset(preset)).description or "").split("\n")
    for line in in_short(texts, rules):
        assert (line if line in classic else f"🔸 {line}") in shown
    assert ("not as in Classic for four" in shown[-1]) == (rules != CLASSIC)


def test_where_nothing_on_the_first_page_differs_the_menu_is_named() -> None:
    assert page_of(PRESETS["the_sevens"], "the_sevens").endswith(
        "🔸 In the menu: what is not as in Classic for four"
    )


# --------------------------------------------------------------------------------------------------- house rules


def test_a_line_of_a_house_rule_has_a_mark_of_its_own() -> None:
    rules = with_options(PRESETS["samba"], {"pile_always_frozen": False, "target_score": 7500})
    page = page_of(rules, "samba")
    assert "🏡 **Pile**: frozen" in page
    assert "🏡 **Play** to 7,500 points" in page
    assert "🔸 **Sequences**" in page
    assert page.count("🏡") == 3
    assert page.endswith("🔸 = not as in Classic for four\n🏡 = house rule, not as in Samba")
    assert "🏡 This always works" in page_of(rules, "samba", "pile")


def test_a_house_rule_that_is_as_in_classic_is_marked_nonetheless() -> None:
    page = page_of(with_options(PRESETS["samba"], {"draw_count": 1, "target_score": 5000}), "samba")
    assert "🏡 **Play** to 5,000 points; draw a card" in page


def test_a_house_rule_of_classic_has_no_other_mark() -> None:
    page = page_of(with_options(CLASSIC, {"canastas_to_go_out": 2}))
    assert "🏡 **Going out**: 2 canastas" in page
    assert "🔸" not in page
    assert page.endswith("🏡 = house rule, not as in Classic for four")


def test_a_house_rule_that_the_first_page_does_not_show_is_in_the_menu() -> None:
    page = page_of(with_options(CLASSIC, {"bonus_going_out": 200}))
    assert page.endswith("🏡 In the menu: the house rules, not as in Classic for four")


def test_without_a_house_rule_there_is_no_mark_of_one() -> None:
    for page in (SHORT, ALL, CHANGED, ABOUT):
        assert "🏡" not in page_of(PRESETS["samba"], "samba", page)


# -------------------------------------------------------------------------------------------- beside the engine


def takes(at: Situation) -> list[TakePile]:
    return [action for action in at.offers() if isinstance(action, TakePile)]


def pile_mistakes(rules: RuleSet, told: str) -> list[str]:
    """What a line says of the pile although the engine has it otherwise."""
    own = {"rules": rules, "melds": "QQQQ, KKKK"}
    with_pair = drawing("9 9 4 5 6 8 J", pile="9", **own)
    with_wild = drawing("9 2 4 5 6 8 J", pile="9", **own)
    with_meld = drawing("4 4 5 6 8 J", pile="9", rules=rules, melds="QQQQ, 9999")
    # Two packs have eight nines.
    canasta = "9" * 5 + ("22" if rules.deal.deck_count == 2 else "99")
    # Where a sequence may take the pile, it does so beside a canasta.
    run = ", 6H 7H 8H" if rules.melds.sequence_pile_take == "whole_pile" else ""
    with_canasta = drawing("9 9 4 5 6 8 J", pile="9H", rules=rules, melds=f"QQQQ, {canasta}{run}")
    happens: dict[str, Any] = {
        "always frozen": frozen_for(with_pair.view()) is not None,
        "one with a wild card": any(size(take.use.cards & WILDS) for take in takes(with_wild)),
        "your meld": any(not take.use.cards for take in takes(with_meld)),
        "closed by": not takes(with_canasta),
    }
    wrong = [words for words, so in happens.items() if (words in told) != so]
    return wrong + ["two natural cards"] * (
        not any(size(take.use.cards & NATURALS) == 2 for take in takes(with_pair))
    )


OF_SEVERAL_PACKS = [name for name, rules in PRESETS.items() if rules.deal.deck_count > 1]


@pytest.mark.parametrize("preset", OF_SEVERAL_PACKS)
def test_the_pile_is_told_as_it_is_taken(preset: str) -> None:
    rules = PRESETS[preset]
    assert pile_mistakes(rules, told_of(rules, "Pile")) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_always_frozen_is_told_where_the_pile_is_frozen_at_every_turn(preset: str) -> None:
    """Also at the first turn, and after each time that it has been taken."""
    rules = PRESETS[preset]
    causes = [
        frozen_for(Situation(step.after).view(step.after.table.turn.seat))
        for step in random_play(60, 3, rules)
        if step.after.table.is_running and step.after.table.pile
    ]
    assert causes
    always = "always frozen" in told_of(rules, "Pile")
    assert all(cause == "always" for cause in causes) == always


@pytest.mark.parametrize("preset", PRESETS)
def test_the_first_meld_is_told_with_what_it_needs(preset: str) -> None:
    rules = PRESETS[preset]
    told = told_of(rules, "First meld").replace(",", "").replace("none", "0")
    rows = re.findall(r"(\d+) (?:below|from|in round|from round) (\d+)", told)
    assert rows
    for (needed, at), before in zip(rows, ["", *(needed for needed, _ in rows)], strict=False):
        is_below = f"{needed} below {at}" in told
        assert minimum_at(rules, int(at) - is_below) == int(needed)
        assert is_below or not before or minimum_at(rules, int(at) - 1) == int(before)


KINDS = {
    "natural": lambda rank, count: rank * count,
    "mixed": lambda rank, count: rank * (count - 1) + "2",
    "of wild cards": lambda rank, count: "2" * count,
    "of sevens": lambda rank, count: "7" * count,
    "sequence or natural": lambda rank, count: rank * count,
}


def going_out_mistakes(rules: RuleSet, told: str) -> list[str]:
    """What a line says of going out although the engine has it otherwise: exactly these canastas are enough."""
    found = re.search(r"(a|\d+) canastas? \((?:a meld|melds) of (\d+)", told)
    assert found
    count, cards = 1 if found[1] == "a" else int(found[1]), int(found[2])
    ranks = iter("456890JQKA7".replace("0", "T"))
    named = [
        kind(next(ranks), cards)
        for number, words in re.findall(rf"(\d+) ({'|'.join(map(re.escape, KINDS))})", told)
        for kind in [KINDS[words]] * int(number)
    ]
    canastas = named + [next(ranks) * cards for _ in range(count - len(named))]
    melds = drawing(rules=rules, hand="3C", melds=", ".join(canastas)).table.melds[0]
    wrong = [] if has_canastas(rules, melds) else ["too few"]
    return wrong + [
        f"without {canastas[at]}"
        for at in range(len(melds))
        if has_canastas(rules, melds[:at] + melds[at + 1 :])
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_going_out_is_told_with_the_canastas_that_it_needs(preset: str) -> None:
    rules = PRESETS[preset]
    assert going_out_mistakes(rules, told_of(rules, "Going out")) == []


def test_a_line_of_another_game_would_be_noticed() -> None:
    samba, classic = PRESETS["samba"], CLASSIC
    assert pile_mistakes(samba, told_of(classic, "Pile")) == [
        "always frozen",
        "one with a wild card",
        "your meld",
    ]
    assert pile_mistakes(classic, told_of(PRESETS["cuban"], "Pile")) == [
        "always frozen",
        "one with a wild card",
        "your meld",
        "closed by",
    ]
    assert going_out_mistakes(samba, told_of(classic, "Going out")) == ["too few"]
    assert going_out_mistakes(classic, told_of(PRESETS["classic_2"], "Going out"))


@pytest.mark.parametrize(
    "changes, what, told",
    [
        ({"joker_count": 0}, "Wild", "(twos)"),
        ({"max_wilds": 0}, "Wild", "none in a meld of a rank"),
        ({"max_wilds": None}, "Wild", "any number beside 2 or more natural cards"),
        ({"wild_ratio": "naturals_ge_twice_wilds"}, "Wild", "at most one for two of these"),
        ({"initial_minimums": [[None, 75]]}, "First meld", "**First meld**: 75 points"),
        (
            {"initial_minimums": [[None, 75]], "initial_compare": "more_than"},
            "First meld",
            "**First meld**: more than 75 points",
        ),
        ({"initial_canasta_required_from": 3000}, "First meld", "with a canasta from 3,000"),
        (
            {"pile_frozen_until_melded": False, "pile_freeze_cards": []},
            "Pile",
            "never frozen, needs two natural cards of its rank; or your meld or one with a wild card",
        ),
        ({"pile_freeze_cards": ["wild"]}, "Pile", "until your side melds and by a wild card; else"),
        ({"closed_rank_rule": "dead_for_owner_only"}, "Pile", "closed by your canasta of its rank"),
        ({"pile_block_tops": ["wild", "black_three", "seven"]}, "Pile", "never with a seven on top"),
        ({"red_three_totals": [50]}, "Red threes", "are laid: 50 for one;"),
        ({"red_three_totals": [*range(100, 900, 70)]}, "Red threes", "100 for one to 870 for 12"),
        ({"red_three_totals": []}, "Red threes", "are laid: nothing"),
        ({"red_three_role": "discard_only"}, "Red threes", "are only discarded"),
        ({"three_sign": "never"}, "Red threes", "always minus"),
        ({"black_three_role": "american_three"}, "Black threes", "are laid: 100 each, 800 for four"),
        ({"ask_limit_per_hand": 0}, "Going out", "nobody is asked"),
        ({"ask_required": True}, "Going out", "your partner’s yes"),
        ({"round_count": 6}, "Play", "**Play** 6 rounds; draw a card"),
        ({"target_compare": "more_than"}, "Play", "beyond 5,000 points"),
        ({"foot_size": 11, "foot_scope": "team"}, "Play", "then a foot of 11 cards for the side"),
    ],
)
def test_other_values_are_told(changes: dict[str, Any], what: str, told: str) -> None:
    assert told in told_of(with_options(CLASSIC, changes), what)
