import re
from random import Random
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.canasta.actions import TakePile
from bot.canasta.engine import check, legal_actions
from bot.canasta.notation import parse_action
from bot.canasta.rules.dependent_options import DEPENDENCES
from bot.canasta.rules.kinds import OneOf
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, with_options
from bot.canasta.rules.presets import DESCRIPTIONS, PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import values_to_offer
from bot.ui.rules.pages import (
    ALL,
    CHANGED,
    PAGES,
    PRESET,
    SHORT,
    Card,
    card_message,
    card_of_preset,
    head_embed,
)
from bot.ui.rules.rule_card import SECTIONS, section_lines, section_title
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.words.options import option_name
from tests.campaigns.fuzz.rules import random_value
from tests.golden.kept_rule_cards import FOLDER, written
from tests.support.as_text import as_text
from tests.support.builders import drawing, playing

texts = texts_for()
CLASSIC = RuleSet()

OTHER_VALUES: dict[str, list[Any]] = {
    "seat_count": [2],
    "side_structure": ["individual"],
    "deck_count": [3],
    "joker_count": [6],
    "max_copies_per_natural_rank": [7],
    "hand_size": [13],
    "start_pile": ["empty"],
    "upcard_cover_on": [["wild"], []],
    "cover_freezes": [False],
    "draw_count": [2],
    "pile_visibility": ["all"],
    "red_three_totals": [[50, 100], [50], []],
    "three_sign": ["any_canasta"],
    "red_three_in_hand_penalty": [200],
    "black_three_blocks_pile": [False],
    "black_three_meld": ["never"],
    "black_three_melded_value": [50],
    "black_three_hand_penalty": [100],
    "bonus_four_black_threes": [100],
    "max_wilds": [2, None],
    "wild_ratio": ["naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds"],
    "max_meld_cards": [7],
    "initial_minimums": [[[None, 75]], [[None, 50], [2000, 100]]],
    "initial_compare": ["more_than"],
    "initial_pile_allowed": ["no"],
    "concealed_waives_minimum": ["never"],
    "pile_freeze_cards": [["wild"], []],
    "pile_frozen_until_melded": [False],
    "pile_always_frozen": [True],
    "pile_natural_plus_wild": [False],
    "pile_layoff_to_meld": [False],
    "pile_layoff_to_canasta": [False],
    "pile_block_tops": [["wild", "black_three", "red_three"]],
    "block_on_taker_canasta_rank": [True],
    "one_card_hand_takes_one_card_pile": [True],
    "final_discard": ["required"],
    "canastas_to_go_out": [2],
    "canasta_mix": [{"natural": 1}, {"natural": 1, "mixed": 1}],
    "ask_limit_per_hand": [0, 1, 3],
    "concealed_rule": ["none"],
    "concealed_extra": [150],
    "concealed_after_pile_take": [False],
    "bonus_natural_canasta": [600],
    "bonus_mixed_canasta": [250],
    "bonus_going_out": [150],
    "stock_exhaustion": ["forced_if_legal", "optional"],
    "target_score": [7500],
    "target_compare": ["more_than"],
    "tie_rule": ["shared"],
}


def card_of(rules):
    return "\n".join(line for section in SECTIONS for line in section_lines(texts, rules, section))


def section_of(rules, section):
    return card_message(texts, Card(rules, "classic_4", PRESET, 0), section).embeds[0]


def changed(option_id, value):
    rules = CLASSIC if option_id != "side_structure" else with_options(CLASSIC, {"seat_count": 4})
    return with_options(rules, {option_id: value})


@pytest.mark.parametrize(
    "option_id, value", [(key, value) for key, values in OTHER_VALUES.items() for value in values]
)
def test_every_change_of_a_rule_changes_the_card(option_id, value):
    if option_id == "seat_count":
        rules = with_options(CLASSIC, {"seat_count": 2, "side_structure": "individual"})
    else:
        rules = changed(option_id, value)
    card = card_of(rules)
    assert card != card_of(CLASSIC)
    assert "{" not in card
    for section in SECTIONS:
        embed = section_of(rules, section)
        assert limits.is_within(embed)
        assert "…" not in (embed.description or "")


def test_the_conflict_of_taking_to_an_own_canasta_is_told_where_it_can_arise():
    off = with_options(CLASSIC, {"pile_layoff_to_canasta": False})
    never = with_options(off, {"own_canasta_take_conflict": "never_take"})
    assert card_of(off) != card_of(never)


# A value of each option that others depend on, with which they have an effect.
EFFECTIVE: dict[str, dict[str, Any]] = {
    "wild_melds": {"wild_melds": True},
    "sequence_melds": {"sequence_melds": True},
    "threes_melds": {"threes_melds": True},
    "special_hands": {"special_hands": ["garbage", "pairs_with_twos"]},
    "penalty_three_sevens_in_hand": {"penalty_three_sevens_in_hand": 1500},
    "concealed_rule": {"concealed_rule": "viennese_two_grades"},
    "stock_exhaustion": {"stock_exhaustion": "recycle_pile"},
}
# An option that speaks only of what another one brings, with what it is told beside.
BESIDE: dict[str, dict[str, Any]] = {
    **{
        option: EFFECTIVE[dependence.on]
        for dependence in DEPENDENCES
        for option in dependence.options
        if option != "concealed_extra"  # without the two grades, as in Classic
    },
    "own_canasta_take_conflict": {"pile_layoff_to_canasta": False},
    "first_packet_rule": {"foot_size": 11},
    "foot_trigger": {"foot_size": 11},
    "foot_scope": {"foot_size": 11},
    "max_wild_meld_cards": {"wild_melds": True},
    "bonus_card_counts": {"bonus_cards": "wings"},
    "red_three_role": {"black_three_role": "american_three", "threes_kept_in_hand": "unlimited"},
    "threes_kept_in_hand": {"red_three_role": "american_three"},
    "last_stock_three": {"red_three_role": "american_three", "threes_kept_in_hand": "unlimited"},
}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_other_value_of_every_option_is_told(option):
    beside = with_options(CLASSIC, BESIDE.get(option.id, {}))
    if option.id == "side_structure":
        return  # needs a number of seats; tried below
    if option.id == "seat_count":
        return
    random = Random(option.id)
    found = (
        option.allowed.values
        if isinstance(option.allowed, OneOf)
        else [random_value(option, random) for _ in range(6)]
    )
    cards: dict[str, object] = {}
    for value in found:
        rules = with_options(beside, {option.id: value})
        card = card_of(rules)
        assert "{" not in card
        assert cards.setdefault(card, rules) == rules, value


@pytest.mark.parametrize("dependence", DEPENDENCES, ids=lambda dependence: ", ".join(dependence.options))
def test_an_option_that_changes_nothing_is_not_told(dependence):
    idle = next(
        rules
        for value in values_to_offer(OPTIONS_BY_ID[dependence.on])
        if not dependence.is_met(rules := with_options(CLASSIC, {dependence.on: value}))
    )
    for option in dependence.options:
        values = values_to_offer(OPTIONS_BY_ID[option])
        assert len({card_of(with_options(idle, {option: value})) for value in values}) == 1
        assert len(values) > 1


@pytest.mark.parametrize("seats, structure", [(5, "pairs_2x2_rotating_fifth"), (3, "lone_vs_pair")])
def test_seats_that_change_sides_or_sit_out(seats, structure):
    rules = with_options(CLASSIC, {"seat_count": seats, "side_structure": structure})
    assert card_of(rules) != card_of(CLASSIC)
    assert "partner" in card_of(rules)


def test_the_numbers_of_classic_canasta():
    card = card_of(CLASSIC)
    for words in (
        "4 players in 2 partnerships of 2",
        "2 packs with 4 jokers",
        "gets 11 cards",
        "below 0: **15**; 0 to 1,495: **50**; 1,500 to 2,995: **90**; 3,000 and more: **120**",
        "at most 3 wild ones",
        "100 for one, 200 for two, 300 for three, 800 for four",
        "Natural canasta 500, ⚫ mixed canasta 300",
        "Going out 100, concealed 100 more",
        "black three 5",
        "has 5,000 points",
    ):
        assert words in card


def test_each_section_can_be_read_alone():
    for section in SECTIONS:
        text = as_text(section_of(CLASSIC, section))
        assert section_title(texts, section) in text
        assert text.count("•") >= 4


def test_the_longest_card_fits():
    rules = with_options(
        CLASSIC,
        {
            "max_copies_per_natural_rank": 7,
            "wild_ratio": "naturals_ge_twice_wilds",
            "max_meld_cards": 20,
            "initial_minimums": [[None, 15], *([1000 * step, 50 + 5 * step] for step in range(20))],
            "red_three_totals": list(range(10_000, 34_000, 1000)),
            "pile_layoff_to_canasta": False,
            "block_on_taker_canasta_rank": True,
            "canasta_mix": {"natural": 1, "mixed": 1},
            "canastas_to_go_out": 4,
            "ask_limit_per_hand": 3,
            "bonus_four_black_threes": 100,
        },
    )
    assert problems_of(rules) == ()
    assert all(limits.is_within(section_of(rules, section)) for section in SECTIONS)
    assert limits.is_within(card_message(texts, Card(rules, "classic_4", PRESET, 0)).embeds[0])


def page_of(preset, page):
    message = card_message(texts, card_of_preset(preset), page)
    ((pages,),) = message.rows
    assert isinstance(pages, ui.Select)
    return "\n".join(as_text(embed) for embed in message.embeds), pages.options


def test_a_card_begins_with_the_game_in_short_and_leads_to_everything_else():
    for preset in PRESETS:
        short, offered = page_of(preset, SHORT)
        assert len(short) < 2200  # little more than the screen of a phone
        for section in ("melds", "going-out"):
            assert section_lines(texts, card_of_preset(preset).rules, section)[0] in short
        assert {int(one.value) for one in offered} >= {PAGES.index(page) for page in (SHORT, *SECTIONS, ALL)}
        assert not any(one.default for one in offered)  # so that the menu says what it is for


def test_who_knows_classic_reads_only_what_is_not_as_there():
    changed, offered = page_of("samba", CHANGED)
    assert "🔸 Sequence of seven 1,500." in changed
    assert "• " not in changed
    assert str(PAGES.index(CHANGED)) in {one.value for one in offered}
    assert str(PAGES.index(CHANGED)) not in {one.value for one in page_of("classic_4", SHORT)[1]}


def test_without_partners_nobody_is_asked():
    singles = with_options(CLASSIC, {"seat_count": 2, "side_structure": "individual"})
    assert "ask your partner" not in card_of(singles)
    assert "ask your partner" in card_of(CLASSIC)
    assert replace(singles) == singles


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_sources_leave_open_is_said(preset):
    head = head_embed(texts, card_of_preset(preset)).description or ""
    completed = DESCRIPTIONS[preset].house_completion
    assert ("Filled in here" in head) == bool(completed)
    for option in completed:
        assert option_name(texts, option) in head


def completion(card: Card) -> str:
    return next(
        line for line in (head_embed(texts, card).description or "").splitlines() if "Filled in here" in line
    )


def test_a_house_rule_settles_what_the_sources_leave_open():
    card = card_of_preset("mexicana")
    own = replace(card, rules=with_options(card.rules, {"target_score": 7500}))
    name = option_name(texts, "target_score")
    assert name in completion(card)
    assert name not in completion(own)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rule_card_reads_as_it_was_approved(preset):
    assert written(preset) == (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")


def test_a_foot_is_told_with_how_it_is_picked_up_and_what_it_costs():
    """Wikipedia 2005, Hand & Foot."""
    card = card_of(PRESETS["hand_and_foot"])
    for words in (
        "a second packet of 10 cards, the foot",
        "the one with the lower bottom card is the hand",
        "When your hand runs out you pick up your foot",
        "You get only that card",
        "Threes can only be discarded",
        "A red three left in a hand or foot costs 100",
        "A black three left in a hand or foot costs nothing",
        "each of its players has laid down or discarded a card from the foot",
        "1 natural and 1 mixed",
    ):
        assert words in card


def test_what_goes_by_the_round_is_told_by_the_round():
    card = card_of(PRESETS["hand_and_foot_six_packs"])
    assert "**90** in round 1; **120** in round 2; **150** in round 3; **180** from round 4 on" in card
    assert "3 in round 1; 3 in round 2; 4 in round 3; 5 from round 4 on" in card


def test_a_wild_card_on_top_is_not_said_to_bar_everybody_where_a_pair_takes_it():
    card = card_of(PRESETS["hand_and_foot_five_packs"])
    assert "Nobody can take it with a black three or a red three on top" in card
    assert "a two with two twos, a joker with two jokers" in card


def test_sequences_are_told_with_their_length_their_worth_and_the_pile():
    """Wikipedia 2005, Samba and Bolivia."""
    card = card_of(PRESETS["samba"])
    for words in (
        "3 to 7 cards of one suit in a row, from four as the lowest to ace as the highest, without wild cards",
        "A sequence of 7 is a canasta, which takes no further cards",
        "you may take just that card for it instead of drawing; the rest of the pile stays",
        "The top card cannot start a new sequence",
        "1 sequence or natural canasta",
        "Sequence of seven 1,500",
    ):
        assert words in card


def test_a_sequence_may_take_the_whole_pile():
    card = card_of(PRESETS["hollywood"])
    assert "or adding the top card to a sequence of your side" in card
    assert "with at most one wild card" in card
    assert "Sequence of seven 2,000, with a wild card 1,000" in card
    # No text gives a figure: it counts like any canasta with wild cards.
    assert "Wild canasta 300" in card


def test_the_american_game_is_told_whole():
    """pagat, Modern American Canasta."""
    card = card_of(PRESETS["modern_american"])
    for words in (
        "draws 4 cards for the first side, 3 for the second, after the discard",
        "place 9 from the bottom",
        "three or more cards of a rank without wild cards, or a meld of wild cards",
        "natural or wild canasta from the hand the first meld needs no points",
        "nobody may start or add to a meld of that rank",
        "count for a side with two canastas or more, nothing with one, against a side without any",
        "A three left in a hand costs 5",
        "counts 5 against its side",
        "your 14 cards after a draw from the stock",
        "Straight, 3,000",
        "Pairs, 2,500",
        "Pairs with twos, 2,000",
        "Garbage, 2,000",
        "Wild canasta 2,000, of twos alone 3,000, with four jokers 2,500",
        "3 or more sevens left in one hand cost 1,500",
    ):
        assert words in card
    assert "Going out concealed earns nothing extra" in card


def test_threes_of_both_colours_are_told_with_whom_they_count_against():
    """Joker Canasta: minus without a canasta."""
    card = card_of(PRESETS["joker_canasta"])
    assert "Threes on the table count against a side without a canasta" in card
    assert "Threes of each colour count separately" in card


def test_bans_on_discards_are_told_with_their_way_out():
    """Pennies from Heaven, sevens; pagat, Other Canasta Variations, Canadian: wild cards cannot be discarded."""
    for preset, ban in (
        ("pennies_from_heaven", "No seven is discarded before every side has a canasta of sevens"),
        ("canadian", "Wild cards are never discarded"),
    ):
        card = card_of(PRESETS[preset])
        assert ban in card
        assert "If you hold nothing else, you may discard a card that is otherwise barred" in card


# Threes of one colour as in another game: what is told of each, and what would be false.
MIXED_THREES: list[tuple[str, dict[str, Any], tuple[str, ...], tuple[str, ...]]] = [
    (
        "classic_4",
        {"red_three_role": "american_three"},
        ("Red threes are laid on the table automatically", "count against a side without a meld"),
        ("Threes of each colour", "by the canastas made"),
    ),
    (
        "classic_4",
        {"red_three_role": "american_three", "threes_kept_in_hand": "one_before_meld"},
        ("Red threes go to the table on your turn", "Red threes on the table count 100 for one"),
        ("both colours", "each colour"),
    ),
    (
        "classic_4",
        {"black_three_role": "american_three"},
        (
            "Black threes are laid on the table automatically.",
            "Black threes on the table count by the same row, separately",
            "A three drawn as the last card",
        ),
        ("black threes may be melded", "A black three left in a hand"),
    ),
    (
        "classic_4",
        {"red_three_role": "discard_only"},
        ("Red threes stay in the hand and can only be discarded", "a black three or a red three on top"),
        ("any but a red three", "drawn as the last card of the stock"),
    ),
    (
        "classic_4",
        {"red_three_role": "discard_only", "black_three_role": "american_three"},
        (
            "Black threes are laid on the table automatically",
            "Black threes on the table count 100 for one",
            "A black three drawn as the last card",
        ),
        ("like red ones", "any but a red three", "A red three drawn as the last"),
    ),
    (
        "classic_4",
        {"threes_in_hand_scoring": "as_if_laid"},
        ("Red threes left in a hand count as if they were laid", "A black three left in a hand costs 5"),
        ("Threes left in a hand count",),
    ),
    (
        "american_2005",
        {"foot_size": 2, "red_three_in_hand_penalty": 50},
        ("A red three left in a foot costs 50", "A black three left in a foot costs nothing"),
        ("left in a hand or foot",),
    ),
    (
        "modern_american",
        {"red_three_in_hand_penalty": 200},
        (
            "A red three left in a hand costs 200",
            "A black three left in a hand costs 5",
            "counts as one left in the hand does",
        ),
        ("counts 5 against",),
    ),
    ("hand_and_foot", {"discard_threes": "final_only"}, ("A three can be discarded only as the last",), ()),
    (
        "royal",
        {"discard_threes": "never"},
        ("Threes stay in the hand, to be melded:", "Threes are never discarded", "If you hold nothing else"),
        ("to be melded or discarded",),
    ),
    (
        "modern_american",
        {"threes_melds": True},
        ("Threes are melded too",),
        ("Black threes are never melded",),
    ),
    ("cuban", {"bonus_four_black_threes": 300}, ("5 each, all of the pack together 300",), ("together 100",)),
]


@pytest.mark.parametrize("preset, options, told, not_told", MIXED_THREES)
def test_threes_of_each_colour_are_told_as_they_are_played(preset, options, told, not_told):
    """Options red_three_role, black_three_role and what goes with them, each also where the other colour is not so."""
    rules = with_options(PRESETS[preset], options)
    card = card_of(rules)
    assert problems_of(rules) == ()
    assert [words for words in told if words not in card] == []
    assert [words for words in not_told if words in card] == []


def test_a_black_three_that_nobody_can_meld_is_said_to_bar_everybody():
    """Options black_three_blocks_pile and black_three_meld: without the stop the upcard must still be melded."""
    lax = with_options(CLASSIC, {"black_three_blocks_pile": False, "pile_block_tops": ["wild"]})
    assert "stops nobody who melds it, which is possible only when going out" in card_of(lax)
    never = card_of(with_options(lax, {"black_three_meld": "never"}))
    assert "stops nobody" not in never
    assert "Nobody can take it with a wild card or a black three on top" in never


@pytest.mark.parametrize("preset", ["samba", "classic_4"])
def test_a_pile_never_taken_for_an_own_canasta_is_told_also_where_it_is_always_frozen(preset):
    """pagat, the canasta-take repairs: the pile is not taken at all with a top card of the rank of an own canasta."""
    options = {"pile_layoff_to_canasta": False, "own_canasta_take_conflict": "never_take"}
    rules = with_options(PRESETS[preset], options)
    assert "Your side cannot take it when the top card fits a canasta of yours" in card_of(rules)


def test_a_stock_with_fewer_cards_than_are_drawn_is_told():
    """pagat, Canasta for two players: a lone last card of the stock is a whole draw."""
    told = "If the stock has fewer cards left than you draw, drawing those is enough"
    assert told in card_of(PRESETS["classic_2"])
    assert told not in card_of(CLASSIC)
    assert told not in card_of(with_options(PRESETS["classic_2"], {"short_draw_is_complete": False}))


def test_what_counts_of_a_pile_of_which_a_part_is_taken_is_told_as_it_is_taken():
    """Wikipedia 2005, Hand & Foot: only the top card; pagat, Albany: down to a card that can be melded."""
    top_only, from_card = card_of(PRESETS["hand_and_foot"]), card_of(PRESETS["albany"])
    assert "If you take the top card of the pile, it counts too." in top_only
    assert "the rest joins your hand" not in top_only
    assert "If you take from the pile, the card that you meld counts too" in from_card


def test_one_foot_of_each_side_is_told_as_theirs():
    """pagat, Other Canasta Variations: "An extra hand is dealt to each player (or to each team)"."""
    of_a_side = {"foot_size": 11, "foot_scope": "team", "one_card_hand_takes_one_card_pile": True}
    card = card_of(with_options(CLASSIC, of_a_side))
    for words in (
        "Each side has one extra hand of 11 cards, the foot, which nobody looks at yet.",
        "When your hand runs out you pick up your side’s foot, if no partner has:",
        "once your side’s foot is picked up.",
        "if you have your side’s foot to pick up, or may go out",
    ):
        assert words in card
    by_canasta = card_of(with_options(CLASSIC, of_a_side | {"foot_trigger": "own_first_canasta"}))
    assert "You pick up your side’s foot, if no partner has, as soon as you complete a canasta." in by_canasta


def test_with_a_foot_to_pick_up_one_card_may_take_one_card():
    """Wikipedia 2005, Hand & Foot: who has played all cards of the hand picks up the foot."""
    assert "if you have your foot to pick up, or may go out" in card_of(PRESETS["hand_and_foot"])
    assert "if you may then go out" in card_of(PRESETS["viennese"])


def test_nobody_is_told_to_take_a_pile_that_is_always_frozen():
    """pagat, End of the hand: on an empty stock the pile must be taken if it is not frozen."""
    assert "you must take the pile" not in card_of(PRESETS["canadian"])
    assert "you may take the pile or let the round end" in card_of(PRESETS["canadian"])
    assert "you must take the pile" in card_of(CLASSIC)


def test_a_pile_that_becomes_a_new_stock_is_told_with_what_follows():
    """Wikipedia 2005, Variations: when both are used up, "continue as if the stock were depleted under normal rules"."""
    card = card_of(with_options(CLASSIC, {"stock_exhaustion": "recycle_pile", "recycle_limit": 2}))
    assert (
        "becomes a new stock, up to 2 times in a round. After that you may take the pile or let the" in card
    )
    assert "when the stock is used up" not in card
    turned = card_of(
        with_options(CLASSIC, {"stock_exhaustion": "recycle_pile_turned_over", "recycle_limit": 2})
    )
    assert "the whole discard pile is turned over and becomes the new stock as it lies" in turned
    assert "up to 2 times in a round. After that you must take the pile if you can" in turned
    assert "shuffled" in card
    assert "shuffled" not in turned


def test_packets_set_aside_are_told_in_a_whole_sentence():
    """pagat, Bonus cards: formerly packets of four and three cards were dealt and taken by who made the first melds."""
    card = card_of(with_options(CLASSIC, {"bonus_cards": "wings", "bonus_card_counts": [4, 3]}))
    assert "4 cards for the first side, 3 for the second." in card


@pytest.mark.parametrize(
    "kind, counts, told",
    [
        ("wings", [3, 3], "one of them on the next turn: 3 cards."),
        ("wings", [1, 0], "one of them on the next turn: one card for the first side, none for the second."),
        ("dead_wings", [3, 3], "Two packets of 3 cards each are set aside"),
        ("dead_wings", [4, 1], "Two packets, of 4 cards and of one card, are set aside"),
        ("draw_into_hand", [1, 1], "draws one card into the hand"),
        ("draw_into_hand", [2, 1], "draws 2 cards for the first side, one for the second, into the hand"),
        ("draw_after_initial_meld", [0, 3], "draws no cards for the first side, 3 for the second, after"),
    ],
)
def test_bonus_cards_are_counted_as_one_says_it(kind, counts, told):
    """Options bonus_cards and bonus_card_counts."""
    assert told in card_of(with_options(CLASSIC, {"bonus_cards": kind, "bonus_card_counts": counts}))


@pytest.mark.parametrize("conflict", ["separate_open_meld", "unlimited_wilds_after_canasta"])
def test_what_a_natural_and_a_wild_card_may_do_is_not_denied_beside(conflict):
    """pagat, Variations of Classic: four ways to settle what a natural and a wild card do for an own canasta."""
    off = {"pile_layoff_to_canasta": False, "own_canasta_take_conflict": conflict}
    denied = "A natural and a wild card cannot take the pile"
    assert denied not in card_of(with_options(CLASSIC, off))
    assert denied in card_of(with_options(CLASSIC, {"pile_layoff_to_canasta": False}))


def test_wild_cards_that_melds_never_take_stand_for_nothing():
    """Option max_wilds."""
    card = card_of(with_options(CLASSIC, {"max_wilds": 0}))
    assert "A meld of a rank never has wild cards." in card
    assert "stand for any" not in card
    assert "at most 0" not in card
    assert "at most one wild card." in card_of(with_options(CLASSIC, {"max_wilds": 1}))


@pytest.mark.parametrize("extension", ["all", "none", "natural_only"])
def test_without_wild_cards_in_melds_nothing_mixed_is_told(extension):
    """Option max_wilds."""
    options = {
        "canasta_extension": extension,
        "bonus_sevens_canasta": 1500,
        "bonus_mixed_sevens_canasta": 1000,
    }
    card = card_of(with_options(CLASSIC, options | {"max_wilds": 0, "pile_layoff_to_canasta": False}))
    assert "mixed" not in card
    assert "and a wild card" not in card
    assert "🔴 Natural canasta 500." in card
    with_wilds = card_of(with_options(CLASSIC, options | {"pile_layoff_to_canasta": False}))
    assert "⚫ mixed with them" in with_wilds
    assert "one natural card of that rank and a wild card from your hand" in with_wilds
    assert "⚫ mixed canasta 300." in with_wilds


def test_a_canasta_that_takes_any_wild_cards_is_mixed_by_them():
    """pagat, Restrictions on taking the discard pile, solution 2: no limit in melds of more than seven cards."""
    options = {"pile_layoff_to_canasta": False, "own_canasta_take_conflict": "unlimited_wilds_after_canasta"}
    assert "⚫ mixed canasta 300." in card_of(with_options(CLASSIC, options | {"max_wilds": 0}))


def test_threes_that_are_melded_at_any_time_are_not_said_to_wait_for_going_out():
    """pagat, Royal Canasta: melds of seven threes."""
    beside = {"threes_melds": True, "bonus_four_black_threes": 100}
    card = card_of(with_options(CLASSIC, beside))
    assert "black threes may be melded" not in card
    assert "All black threes melded together" not in card
    assert "Threes are melded too, red and black together" in card
    view = playing("3C 3S 3C 4 5 6 7", melds="QQQQ", rules=with_options(CLASSIC, beside)).view()
    assert check(view, parse_action("meld 333", view)) is None


def test_a_card_below_a_black_three_may_be_chosen():
    """pagat, Albany: the pile is taken down to a card that can be melded."""
    lax = {"black_three_blocks_pile": False, "black_three_meld": "never", "pile_block_tops": []}
    barred = "Nobody can take it with a black three on top"
    chosen = with_options(PRESETS["albany"], lax)
    assert barred not in card_of(chosen)
    view = drawing("9 9 4 5 6", melds="QQQQ", pile="9H 3C", rules=chosen).view()
    assert any(isinstance(action, TakePile) for action in legal_actions(view))
    assert barred in card_of(with_options(CLASSIC, lax))
    assert barred in card_of(with_options(chosen, {"black_three_blocks_pile": True}))


def test_a_sequence_takes_the_card_that_is_chosen():
    """pagat, Albany, with sequences: the lowest card of what is taken is the one that is melded."""
    sequences = {"sequence_melds": True, "sequence_pile_take": "whole_pile"}
    albany = card_of(with_options(PRESETS["albany"], sequences))
    assert "adding that card to a sequence of your side" in albany
    assert "That card cannot start a new sequence." in albany
    classic = card_of(with_options(CLASSIC, sequences))
    assert "adding the top card to a sequence of your side" in classic
    assert "The top card cannot start a new sequence." in classic


def test_an_answer_that_may_be_ignored_is_not_called_binding():
    """Scarne, Seeking Information; Hoyle asks before the draw, and that yes cannot be ignored."""
    binding = "The answer is binding for this turn"
    scarne = PRESETS["scarne_4"]
    assert binding in card_of(scarne)
    card = card_of(with_options(scarne, PUNISHED))
    assert binding not in card
    assert "“May I go out?” Going against the answer this turn costs your side 100." in card
    hoyle = with_options(PRESETS["hoyle_nclc"], PUNISHED | {"penalty_ignored_answer": 100})
    assert binding in card_of(hoyle)


def test_a_question_that_spares_the_draw_is_not_said_to_need_a_way_out_with_any_card():
    """Hoyle, Ending the game, with Scarne's time for the question: before the draw a yes takes its place."""
    told = "before you draw only if you can go out whatever you draw"
    scarne = PRESETS["scarne_4"]
    assert told in card_of(scarne)
    card = card_of(with_options(scarne, {"exit_without_drawing": "with_permission"}))
    assert told not in card
    assert "A player may go out before drawing, with the partner’s permission." in card


def test_threes_that_are_only_discarded_are_not_said_to_be_replaced():
    """Scarne, Important Rule at Canasta, replaces red threes of the pile where they are laid."""
    scarne = PRESETS["scarne_4"]
    told = "A red three from the pile is replaced."
    assert told in card_of(scarne)
    assert told not in card_of(with_options(scarne, {"red_three_role": "discard_only"}))


def test_melded_threes_are_not_said_to_be_good_for_nothing():
    """pagat, Royal Canasta: melds of seven threes."""
    card = card_of(PRESETS["royal"])
    assert "Threes are melded too" in card
    assert "can only be discarded" not in card


PUNISHED = {"irregularities": "scarne"}
NO_OCCASION = "The other rules leave no occasion for these penalties: "


@pytest.mark.parametrize(
    "preset, differences, told, untold",
    [
        (
            "scarne_4",
            PUNISHED,
            ["stay exposed", "answer costs your side 100", "card left costs 50", "at the end costs 200"],
            ["no occasion"],
        ),
        ("scarne_2", PUNISHED, ["Until you have melded, you discard"], ["answer", "no occasion"]),
        (
            "scarne_4",
            PUNISHED | {"card_count_question": "exact"},
            [NO_OCCASION + "a false claim about the last card costs 50."],
            ["card left costs"],
        ),
        (
            "modern_american",
            PUNISHED | {"penalty_unexposed_red_three": 200, "penalty_ignored_answer": 100},
            ["answer costs your side 100", NO_OCCASION + "a red three that was not laid costs 200."],
            ["at the end costs 200", "can be forgotten", "stay exposed"],
        ),
        (
            "classic_4",
            PUNISHED | {"improper_initial_meld": "penalty_cards", "initial_minimums": [[None, 15]]},
            [
                "no penalty is set",
                NO_OCCASION + "the cards of a first meld that is too small become penalty cards.",
            ],
            ["stay exposed", "Some plays against the rules"],
        ),
    ],
)
def test_only_penalties_that_can_be_incurred_are_told_as_such(preset, differences, told, untold):
    """Scarne, Improper Melding, Seeking Information and Additional Penalties."""
    card = card_of(with_options(PRESETS[preset], differences))
    for words in told:
        assert words in card
    for words in untold:
        assert words not in card


def test_only_a_red_three_ends_the_round_where_black_ones_stay_in_the_hand():
    """Scarne, Exhausting the Stock."""
    assert (
        "A red three drawn as the last card of the stock ends the round immediately and counts nothing"
        in card_of(PRESETS["scarne_4"])
    )


@pytest.mark.parametrize(
    "preset", [name for name, rules in PRESETS.items() if rules.deal.side_structure == "individual"]
)
def test_without_partners_the_card_speaks_of_players(preset):
    card = card_of(PRESETS[preset])
    assert "partner" not in card
    assert not re.search(r"\b(side|sides|side’s|himself)\b", card)


# Where a mechanism is there, what belongs to it is told in its own sentence.
AMONG: dict[str, dict[str, Any]] = {
    "sequence_pile_take": {"sequence_melds": True},
    "sequence_max_wilds": {"sequence_melds": True},
    "bonus_sequence_canasta": {"sequence_melds": True},
    "bonus_mixed_sequence_canasta": {"sequence_melds": True, "sequence_max_wilds": 1},
    "bonus_threes_canasta": {"threes_melds": True},
    "bonus_wild_canasta": {"wild_melds": True},
    "bonus_wild_all_twos": {"wild_melds": True},
    "bonus_wild_four_jokers": {"wild_melds": True},
    "bonus_wild_six_jokers": {"wild_melds": True},
    "penalty_incomplete_wild": {"wild_melds": True},
    "penalty_incomplete_wild_four_jokers": {"wild_melds": True},
    "bonus_mixed_sevens_canasta": {"bonus_sevens_canasta": 1995},
    "sevens_in_hand_from": {"penalty_three_sevens_in_hand": 500},
    "covered_exit_bonus": {"concealed_rule": "viennese_two_grades"},
    "hand_canasta_bonus": {"concealed_rule": "viennese_two_grades"},
    "turned_red_three_freezes": {"pile_freeze_cards": ["wild"]},
    "recycle_limit": {"stock_exhaustion": "recycle_pile"},
    "concealed_after_pile_take": {"concealed_rule": "team_initial_same_turn"},
    "threes_kept_in_hand": {"red_three_role": "american_three", "black_three_role": "american_three"},
    "three_lay_timing": {"red_three_role": "american_three", "black_three_role": "american_three"},
    "three_sign": {"red_three_role": "american_three", "black_three_role": "american_three"},
    "pairs_wild_pair": {"special_hands": ["pairs_with_twos"]},
    "garbage_form": {"special_hands": ["garbage"]},
    "special_hand_last_card_from_pile": {"special_hands": ["straight"]},
    "red_threes_individual": {"seat_count": 3, "side_structure": "lone_vs_pair"},
    "no_taker_scoring": {"seat_count": 3, "side_structure": "lone_vs_pair"},
}


@pytest.mark.parametrize("option", AMONG)
def test_every_other_value_is_told_among_what_it_belongs_to(option):
    beside = with_options(CLASSIC, AMONG[option])
    known, random = OPTIONS_BY_ID[option], Random(option)
    found = (
        known.allowed.values
        if isinstance(known.allowed, OneOf)
        else [random_value(known, random) for _ in range(6)]
    )
    cards: dict[str, object] = {}
    for value in found:
        rules = with_options(beside, {option: value})
        card = card_of(rules)
        assert "{" not in card
        assert cards.setdefault(card, rules) == rules, value


@pytest.mark.parametrize("preset", [name for name, described in DESCRIPTIONS.items() if described.note])
def test_the_card_says_what_the_options_cannot_say(preset: str) -> None:
    """Where a game has rules beyond the options, whoever knows it is told what is played here."""
    assert "📝" in as_text(head_embed(texts, card_of_preset(preset)))


@pytest.mark.parametrize(
    "preset, rule",
    [
        ("samba", "A sequence is a meld too: 3 to 7 cards of one suit in a row"),
        ("brazilian", "From 7,000 points on the first meld must include a canasta."),
        (
            "modern_american",
            "Part of the first meld must be three or more cards of a rank without wild cards",
        ),
    ],
)
def test_the_summary_tells_of_sequences_and_of_what_a_first_meld_needs_beside_points(preset, rule):
    """Wikipedia 2005, Samba; pagat, Brazilian Canasta and American Canasta."""
    short, _ = page_of(preset, SHORT)
    assert rule in short
    assert "sequence" not in page_of("classic_4", SHORT)[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_summary_says_how_a_turn_ends(preset):
    """In every source a turn ends with a discard."""
    assert "End your turn by discarding one card" in page_of(preset, SHORT)[0]


def test_no_round_is_told_that_never_comes():
    """Option initial_minimums_by, where the rows are still those for scores: 15 below 0, 50 from 0."""
    card = card_of(with_options(CLASSIC, {"initial_minimums_by": "round"}))
    assert "at least this: **50** in rounds 1 to 1,499; **90**" in card
    assert "**15**" not in card
