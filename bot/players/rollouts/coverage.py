"""The rule sets that rollouts can play; this module needs nothing of the extra ``strong``.

Five tables say how each option is played: :data:`_ANY_VALUE` and :data:`_VALUES` by itself, :data:`_TOGETHER` and
:data:`_ANY_VALUE_WHERE` only with others, and :data:`_REFUSED` not with others. An option that none of them names is played only as in Classic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, one_of, other_than, value_of

_Where: TypeAlias = dict[str, Callable[[Any], object]]
"""Tests of the values of options."""

_Row: TypeAlias = tuple[str, _Where, _Where]
"""An option that is refused, where all of the first tests hold and any of the others."""


def _each(names: str, in_use: Callable[[Any], object], refused: _Where) -> Iterator[_Row]:
    """Yield a row for each of several options."""
    for name in names.split():
        yield name, {name: in_use}, refused


def _only_as_in_classic(names: str, where: _Where) -> Iterator[_Row]:
    """Yield a row for each of several options that have other values than in Classic."""
    for name in names.split():
        yield name, where, {name: other_than(OPTIONS_BY_ID[name].classic)}


_BONUSES_OF_SOME: Final = """
    bonus_sevens_canasta bonus_mixed_sevens_canasta bonus_pure_aces_canasta bonus_wild_all_twos bonus_wild_four_jokers
    bonus_wild_six_jokers
"""
"""The bonuses of canastas that not all of a kind have."""

_NUMBERS: Final = """
    draw_count draw_counts_by_round canasta_size canastas_to_go_out bonus_natural_canasta bonus_mixed_canasta
    bonus_sevens_canasta bonus_mixed_sevens_canasta bonus_pure_aces_canasta penalty_incomplete_sevens
    penalty_incomplete_pure_aces penalty_three_sevens_in_hand penalty_three_aces_in_hand sevens_in_hand_from
    bonus_going_out concealed_extra concealed_after_pile_take covered_exit_bonus hand_canasta_bonus
    concealed_waives_minimum pile_natural_plus_wild pile_frozen_until_melded pile_always_frozen
    block_on_taker_canasta_rank one_card_hand_takes_one_card_pile max_meld_cards
    sequence_melds sequence_max_wilds bonus_sequence_canasta bonus_mixed_sequence_canasta penalty_short_sequence red_three_totals
    red_three_in_hand_penalty red_three_from_pile_replaced unreplaced_three_ends_round
    black_three_barred_first_round black_threes_from_pile black_three_melded_value black_three_hand_penalty
    wild_melds max_wild_meld_cards wild_meld_lock bonus_wild_canasta bonus_wild_all_twos bonus_wild_four_jokers
    bonus_wild_six_jokers penalty_incomplete_wild penalty_incomplete_wild_four_jokers max_wilds wild_ratio
    pile_wild_pair bonus_card_counts ask_required foot_trigger all_members_must_play_from_foot seven_discards
    rule_of_five sevens_rule aces_rule empty_pile_aces_sevens_barred melds_deducted_without_canasta
    turn_card_from_bottom special_hands special_hand_scores pairs_wild_pair garbage_form
"""
"""Options whose values are numbers of the compiled code."""

_OF_THE_TABLE: Final = """
    seat_count deck_count joker_count foot_size first_packet_rule hand_size start_pile upcard_cover_on cover_freezes
    first_dealer seat_draw exact_cut_bonus lone_hand_rule no_taker_scoring red_threes_individual initial_minimums
    initial_minimums_by
"""
"""Options whose values are facts of the table where a rollout begins."""

_NOT_NEEDED: Final = """
    ask_timing ask_limit_per_hand exit_without_drawing improper_initial_meld penalty_ignored_answer
    penalty_false_card_count penalty_unexposed_red_three card_count_question hand_proof_on_demand
    final_discard_face_down initial_meld_may_leave_one initial_canasta_waiver
    special_hand_last_card_from_pile pile_visibility target_score target_compare
    round_count tie_rule
"""
"""Options of what the players of a rollout never do, are never told, or what comes after the round."""

_ANY_VALUE: Final = frozenset((_NUMBERS + _OF_THE_TABLE + _NOT_NEEDED).split())
"""The options that may have any value."""

SEVENS_FREE: Final = 0
SEVENS_AFTER_OWN: Final = 1
SEVENS_AFTER_ALL: Final = 2

SEVEN_DISCARDS: Final = {
    "free": SEVENS_FREE,
    "after_own_sevens_canasta": SEVENS_AFTER_OWN,
    "after_all_sevens_canastas": SEVENS_AFTER_ALL,
}
"""Whose canastas of sevens it takes before a seven may be discarded."""

NOT_CONCEALED: Final = 0
OWN_CANASTA: Final = 1
OWN_OR_PARTNERS_CANASTA: Final = 2
FIRST_PLAY: Final = 3
FIRST_PLAY_OF_SIDE: Final = 4

CONCEALED_RULES: Final = {
    "none": NOT_CONCEALED,
    "own_canasta_no_additions": OWN_CANASTA,
    "own_canasta_lenient": OWN_CANASTA,
    "viennese_two_grades": OWN_CANASTA,
    "own_or_partner_canasta": OWN_OR_PARTNERS_CANASTA,
    "nothing_played_before": FIRST_PLAY,
    "team_initial_same_turn": FIRST_PLAY_OF_SIDE,
}
"""Who goes out concealed."""

NEVER: Final = 0
BEFORE_MELDS: Final = 1
ALWAYS: Final = 2

CHOICES_OF_THREES: Final = {"none": NEVER, "one_before_meld": BEFORE_MELDS, "unlimited": ALWAYS}
"""When threes that count on the table may stay in a hand, so that an action lays them."""

PURE_OR_WILD: Final = 1
THREE_NATURALS: Final = 2

PURITIES: Final = {"none": 0, "pure_three_or_wild": PURE_OR_WILD, "three_naturals": THREE_NATURALS}
"""What first melds need among them: a set without wild cards or wild cards alone, or a set with three naturals."""

MOST_TAKEN: Final = {"all": 10_000, "from_card": 10_000, "top_7": 7, "top_5": 5, "top_3": 3, "top_only": 1}
"""The most cards of the pile that a take gets."""

NO_TAKE: Final = 0
TOP_CARD: Final = 1
WHOLE_PILE: Final = 2

RUN_TAKES: Final = {"not_allowed": NO_TAKE, "top_card_only": TOP_CARD, "whole_pile": WHOLE_PILE}
"""What a player gets that lays the upcard off on a sequence."""

_VALUES: Final[dict[str, frozenset[object]]] = {
    "three_sign": frozenset(
        {"never", "any_meld", "any_canasta", "two_canastas", "american_three_way", "sevens_canasta"}
    ),
    "concealed_rule": frozenset(CONCEALED_RULES),
    "bonus_cards": frozenset({"none", "dead_wings", "draw_into_hand", "draw_after_initial_meld"}),
    "red_threes_to_go_out": frozenset({"none", "as_many_as_canastas"}),
    "three_lay_timing": frozenset({"at_deal", "own_turn"}),
    "last_stock_three": frozenset({"ends_laid_counts", "ends_uncredited", "ends_minus_five"}),
    "threes_kept_in_hand": frozenset({"none", "one_before_meld"}),
    "pile_block_tops": frozenset(
        {
            frozenset({"wild"}),
            frozenset({"wild", "black_three"}),
            frozenset({"wild", "black_three", "red_three"}),
            frozenset({"wild", "black_three", "seven"}),
        }
    ),
    "pile_take_extent": frozenset(MOST_TAKEN),
    "sequence_pile_take": frozenset(RUN_TAKES),
    "min_naturals": frozenset({2, 3}),
    "same_rank_melds": frozenset({"merge", "new_after_canasta"}),
    "canasta_extension": frozenset({"all", "none", "natural_only"}),
    "initial_pile_allowed": frozenset({"top_counts", "no", "yes_after_hand_meld"}),
    "initial_purity": frozenset(PURITIES),
    "closed_rank_rule": frozenset({"none", "dead_for_both"}),
    "discard_wild": frozenset({"allowed", "never", "forced_or_final_only"}),
    "empty_pile_closed_ranks": frozenset({"none", "dead"}),
    "final_discard": frozenset({"optional", "required"}),
    "side_structure": frozenset(
        {
            "individual",
            "pairs_2x2",
            "pairs_3x2",
            "pairs_4x2",
            "trios_2x3",
            "pairs_2x2_rotating_fifth",
            "lone_vs_pair",
        }
    ),
    "black_three_meld": frozenset({"exit_turn_three_plus", "exit_turn_all_six", "never"}),
    "stock_exhaustion": frozenset(
        {"forced_if_fits_meld", "forced_if_legal", "optional", "end_of_turn", "end_with_last_discard"}
    ),
}
"""The values that are played, of options that may not have every one."""

_FULL_CANASTAS: Final = "full_canastas"
"""No option: whether nothing is laid off on a canasta."""
_FULL_WILD_CANASTAS: Final = "full_wild_canastas"
"""No option: whether none of wild cards takes more."""
_FORCED_OPEN: Final = "forced_open"
"""No option: whether a pile that is not frozen must be taken wherever that is legal."""
_FOOT_WITHOUT_THREES: Final = "foot_without_threes"
"""No option: the cards of a foot that are left where all red threes are among them, as nothing replaces these."""

_ONLY_DISCARDED_THREES: Final[dict[str, object]] = {
    "red_three_role": "discard_only",
    "black_three_role": "discard_only",
    "three_lay_timing": "not_laid",
    "threes_kept_in_hand": "unlimited",
    "black_three_meld": "never",
    "discard_threes": "any",
}
"""Threes are cards of the hand that can only be discarded."""

_TOGETHER: Final[tuple[dict[str, object], ...]] = (
    _ONLY_DISCARDED_THREES | {"pile_freeze_cards": frozenset({"wild"}), "turned_red_three_freezes": True},
    # Black threes are laid down and count like red ones.
    {
        "red_three_role": "american_three",
        "black_three_role": "american_three",
        "black_three_meld": "never",
        "discard_threes": "never",
    },
    # They may stay in the hand as long as their player likes, and whoever goes out may discard one.
    {
        "red_three_role": "american_three",
        "black_three_role": "american_three",
        "three_lay_timing": "own_turn",
        "threes_kept_in_hand": "unlimited",
        "threes_in_hand_scoring": "as_if_laid_for_penalty",
        "last_stock_three": "stays_in_hand",
        "unreplaced_three_ends_round": True,
        "black_three_meld": "never",
        "discard_threes": "final_only",
        # None lies in the pile then.
        "start_pile": "empty",
    },
    # Nobody lays off on a pile that is always frozen.
    {"pile_always_frozen": True, "pile_layoff_to_meld": False},
    {"pile_always_frozen": True, "pile_layoff_to_canasta": False},
)
"""Values that are played where all of a row are in force."""

_RUNS: Final[_Where] = {"sequence_melds": bool}

_ANY_VALUE_WHERE: Final[tuple[tuple[str, _Where], ...]] = (
    ("pile_layoff_to_canasta", {_FULL_CANASTAS: bool}),
    # First melds need a canasta, and are never laid down with a pile.
    (
        "initial_canasta_required_from initial_natural_canasta_required_from",
        _RUNS | {"initial_pile_allowed": one_of("no")},
    ),
    # Threes on the table count; no more are melded.
    (
        (
            "red_three_role black_three_role three_lay_timing threes_kept_in_hand black_three_meld discard_threes"
            " threes_melds bonus_threes_canasta"
        ),
        _RUNS
        | {"threes_melds": bool, "pile_always_frozen": bool}
        | {name: one_of(value) for name, value in _ONLY_DISCARDED_THREES.items()},
    ),
)
"""Options that may have any value where all of a row's tests hold."""

_LONE: Final[_Where] = {"side_structure": one_of("lone_vs_pair")}
_FEET: Final[_Where] = {"foot_size": bool}
_FORCED: Final[_Where] = {"stock_exhaustion": one_of("forced_if_legal")}
_KEEPS_THREE: Final[_Where] = {"threes_kept_in_hand": one_of("one_before_meld")}
_KEEPS_NO_THREE: Final[_Where] = {"threes_kept_in_hand": other_than("one_before_meld")}
_AMERICAN_THREES: Final[_Where] = {"black_three_role": one_of("american_three")}
_ASKS: Final[_Where] = {"ask_required": bool}
_WILDS_FROM_PILE: Final[_Where] = {
    "same_rank_melds": one_of("merge"),
    "wild_melds": bool,
    "pile_wild_pair": bool,
}
_NEW_MELDS: Final[_Where] = {"same_rank_melds": one_of("new_after_canasta")}

_REFUSED: Final[tuple[_Row, ...]] = (
    # Sequences.
    (
        "min_naturals",
        {"sequence_melds": one_of(False)},
        {"min_naturals": other_than(OPTIONS_BY_ID["min_naturals"].classic)},
    ),
    ("concealed_rule", _RUNS, {"concealed_rule": other_than("none", "team_initial_same_turn")}),
    ("pile_take_extent", _RUNS, {"pile_take_extent": one_of("from_card")}),
    ("black_three_role", _RUNS, {"black_three_role": one_of("american_three")}),
    ("special_hands", _RUNS, {"special_hands": bool}),
    *_only_as_in_classic(
        "foot_size bonus_cards start_pile same_rank_melds side_structure initial_purity closed_rank_rule"
        " red_threes_to_go_out black_threes_from_pile sevens_rule aces_rule",
        _RUNS,
    ),
    # Threes.
    (
        "black_three_role",
        _AMERICAN_THREES,
        _LONE
        | _FEET
        | {
            "red_three_from_pile_replaced": bool,
            "start_pile": one_of("four_down_one_up"),
            "bonus_cards": one_of("draw_into_hand"),
        },
    ),
    (
        "black_three_role",
        _AMERICAN_THREES | _KEEPS_THREE,
        {"three_lay_timing": other_than("own_turn"), "last_stock_three": other_than("ends_minus_five")},
    ),
    (
        "black_three_role",
        _AMERICAN_THREES | {"threes_kept_in_hand": one_of("none")},
        {"three_lay_timing": other_than("at_deal"), "last_stock_three": other_than("ends_laid_counts")},
    ),
    (
        "threes_kept_in_hand",
        _KEEPS_THREE,
        {
            "black_three_role": other_than("american_three"),
            "draw_count": other_than(1),
            "draw_counts_by_round": bool,
            "unreplaced_three_ends_round": bool,
        },
    ),
    ("last_stock_three", _KEEPS_NO_THREE, {"last_stock_three": one_of("ends_minus_five")}),
    # Threes in the pile would not block it.
    ("pile_block_tops", _KEEPS_NO_THREE, {"pile_block_tops": one_of({"wild"})}),
    # First melds and ranks.
    (
        "initial_pile_allowed",
        _FORCED | {"initial_pile_allowed": one_of("yes_after_hand_meld")},
        {
            _FORCED_OPEN: bool,
            "initial_purity": one_of("pure_three_or_wild"),
            "initial_canasta_waiver": other_than("none", "any_canasta"),
            "max_meld_cards": other_than(None),
            # A canasta of a pair.
            "max_wilds": lambda most: most is None or most > 3,
            "pile_take_extent": one_of("from_card"),
        },
    ),
    (
        "initial_purity",
        {"initial_purity": other_than("none")},
        {"initial_pile_allowed": one_of("top_counts"), "concealed_waives_minimum": other_than("never")},
    ),
    *_each(
        "closed_rank_rule rule_of_five sevens_rule aces_rule",
        other_than(False, "none", "ordinary"),
        _LONE | {_FORCED_OPEN: bool, "same_rank_melds": other_than("merge")},
    ),
    *_each("closed_rank_rule rule_of_five", other_than(False, "none"), _FORCED),
    # Melds that cost points while they are unfinished are begun late, even with an open pile that would have to be taken.
    *_each("penalty_incomplete_sevens penalty_incomplete_pure_aces", bool, {_FORCED_OPEN: bool}),
    (
        "empty_pile_closed_ranks",
        {"closed_rank_rule": one_of("none")},
        {"empty_pile_closed_ranks": other_than("none")},
    ),
    (
        "turn_card_from_bottom",
        {"bonus_cards": one_of("draw_after_initial_meld")},
        {"turn_card_from_bottom": one_of(0)},
    ),
    ("final_discard", _FEET, {"final_discard": one_of("required")}),
    ("melds_deducted_without_canasta", {"exact_cut_bonus": bool}, {"melds_deducted_without_canasta": bool}),
    # Sides that form would have to merge what lies beside their melds, and hand over the bonus of the cut.
    *_each("exact_cut_bonus wild_melds", bool, _LONE),
    ("black_threes_from_pile", _LONE, {"black_threes_from_pile": one_of("set_aside")}),
    ("canasta_extension", _LONE, {"canasta_extension": other_than("all")}),
    ("max_meld_cards", _LONE, {"max_meld_cards": other_than(None)}),
    # The question must be possible in every turn, and after a take of which only the upcard was melded.
    (
        "ask_required",
        _ASKS,
        _LONE
        | {
            "ask_timing": other_than("after_draw_or_top_meld", "unspecified"),
            "ask_limit_per_hand": other_than(None),
        },
    ),
    # Feet.
    ("discard_wild", _FEET, {"discard_wild": one_of("never")}),
    (
        "three_lay_timing",
        _FEET | {"three_lay_timing": other_than("not_laid")},
        {
            "three_lay_timing": other_than("at_deal"),
            "last_stock_three": other_than("ends_laid_counts"),
            "unreplaced_three_ends_round": bool,
            _FOOT_WITHOUT_THREES: lambda cards: cards < 2,
        },
    ),
    (
        "foot_trigger",
        _FEET | {"foot_trigger": one_of("own_first_canasta")},
        {"canasta_extension": other_than("none")},
    ),
    # Discards and the pile.
    (
        "seven_discards",
        {"seven_discards": other_than("free")},
        {"discard_wild": one_of("never"), "black_three_barred_first_round": bool},
    ),
    ("start_pile", {"start_pile": one_of("four_down_one_up")}, {"pile_take_extent": other_than("all")}),
    # Canastas are set apart as they take no more cards, with a bonus by their kind alone; with a foot nobody goes out
    # in the turn of the first melds.
    (
        "same_rank_melds",
        _NEW_MELDS,
        {
            "canasta_extension": other_than("none"),
            "foot_size": one_of(0),
            "canasta_mix": lambda mix: "sevens" in mix,
            "three_sign": one_of("sevens_canasta"),
            "seven_discards": other_than("free"),
            "block_on_taker_canasta_rank": bool,
        },
    ),
    *_each(_BONUSES_OF_SOME, bool, _NEW_MELDS),
    # After a canasta of wild cards the pile would begin another meld of them; where there are sequences, a full one is set
    # apart then, with a bonus by its kind alone.
    (
        "pile_wild_pair",
        _WILDS_FROM_PILE,
        {"sequence_melds": one_of(False), _FULL_WILD_CANASTAS: one_of(False)},
    ),
    *_only_as_in_classic(_BONUSES_OF_SOME, _WILDS_FROM_PILE),
    (
        "bonus_cards",
        {"bonus_cards": other_than("none", "dead_wings")},
        _LONE
        | _FEET
        | {
            "start_pile": one_of("four_down_one_up"),
            "unreplaced_three_ends_round": bool,
            "last_stock_three": one_of("ends_uncredited"),
        },
    ),
)
"""What is refused although each option by itself would be played."""


def difference(rules: RuleSet) -> str | None:
    """Return the id of an option whose value rollouts cannot play; None if they can play the rules."""
    values = {option.id: value_of(rules, option.id) for option in OPTIONS}
    together = {
        name for row in _TOGETHER if all(values[each] == value for each, value in row.items()) for name in row
    }
    facts = values | {
        _FULL_CANASTAS: values["max_meld_cards"] == values["canasta_size"],
        _FULL_WILD_CANASTAS: values["max_wild_meld_cards"] == values["canasta_size"],
        _FORCED_OPEN: rules.end.stock_exhaustion == "forced_if_legal" and not rules.pile.pile_always_frozen,
        _FOOT_WITHOUT_THREES: rules.deal.foot_size - 2 * rules.deal.deck_count,
    }
    for names, where in _ANY_VALUE_WHERE:
        if all(holds(facts[each]) for each, holds in where.items()):
            together.update(names.split())
    for name, value in values.items():
        if name not in together and not _is_played(
            name, value, OPTIONS_BY_ID[name].classic, runs=rules.melds.sequence_melds
        ):
            return name
    for name, where, refused in _REFUSED:
        if all(holds(facts[each]) for each, holds in where.items()) and any(
            holds(facts[each]) for each, holds in refused.items()
        ):
            return name
    return None


def _is_played(name: str, value: Any, classic: object, *, runs: bool) -> bool:
    if name == "canasta_mix":
        kinds = {"sequence_or_natural"} if runs else {"natural", "sevens"}
        return value.keys() <= kinds | {"mixed", "wild"}
    return name in _ANY_VALUE or (value in _VALUES[name] if name in _VALUES else value == classic)
