"""Sentences of the rule card, each true of the game in which it stands."""

import re

import pytest

from bot.canasta.actions import TakePile
from bot.canasta.engine import legal_actions
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from tests.support.builders import drawing
from tests.ui.rules.card_texts import CLASSIC, PUNISHED, card_of


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
        "counts 5 against whoever drew it",
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


def test_bans_on_discards_are_told_with_their_way_out():
    """Pennies from Heaven, sevens; pagat, Other Canasta Variations, Canadian: wild cards cannot be discarded."""
    for preset, ban in (
        ("pennies_from_heaven", "No seven is discarded before every side has a canasta of sevens"),
        ("canadian", "Wild cards are never discarded"),
    ):
        card = card_of(PRESETS[preset])
        assert ban in card
        assert "If you hold nothing else, you may discard a card that is otherwise barred" in card


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


def test_the_card_of_scarne_says_how_to_play_with_the_penalties():
    scarne = PRESETS["scarne_4"]
    told = (
        "To play with them, create a house rule (`/house create`) and set “Irregularities” to “some irregularities are"
        " penalised instead of refused”."
    )
    assert told in card_of(scarne)
    assert told not in card_of(with_options(scarne, PUNISHED))
    assert told not in card_of(CLASSIC)


def test_a_question_that_spares_the_draw_is_not_said_to_need_a_way_out_with_any_card():
    """Hoyle, Ending the game, with Scarne's time for the question: before the draw a yes takes its place."""
    told = "before you draw only if you can go out whatever you draw"
    scarne = PRESETS["scarne_4"]
    assert told in card_of(scarne)
    card = card_of(with_options(scarne, {"exit_without_drawing": "with_permission"}))
    assert told not in card
    assert "A player may go out before drawing, with the partner’s permission." in card


@pytest.mark.parametrize(
    "preset", [name for name, rules in PRESETS.items() if rules.deal.side_structure == "individual"]
)
def test_without_partners_the_card_speaks_of_players(preset):
    card = card_of(PRESETS[preset])
    assert "partner" not in card
    assert not re.search(r"\b(side|sides|side’s|himself)\b", card)
