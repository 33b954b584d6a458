"""The rule sets that rollouts can play; this module needs nothing of the extra ``strong``."""

from __future__ import annotations

from typing import Any, Final

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import Options

_READ: Final = frozenset(
    {
        # Numbers of the compiled code.
        "draw_count",
        "draw_counts_by_round",
        "canasta_size",
        "canastas_to_go_out",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
        "bonus_sevens_canasta",
        "bonus_mixed_sevens_canasta",
        "bonus_pure_aces_canasta",
        "penalty_incomplete_sevens",
        "penalty_incomplete_pure_aces",
        "penalty_three_sevens_in_hand",
        "penalty_three_aces_in_hand",
        "sevens_in_hand_from",
        "bonus_going_out",
        "concealed_extra",
        "concealed_after_pile_take",
        "covered_exit_bonus",
        "hand_canasta_bonus",
        "concealed_waives_minimum",
        "pile_natural_plus_wild",
        "pile_frozen_until_melded",
        "pile_always_frozen",
        "block_on_taker_canasta_rank",
        "one_card_hand_takes_one_card_pile",
        "max_meld_cards",
        "red_three_totals",
        "red_three_in_hand_penalty",
        "red_three_from_pile_replaced",
        "unreplaced_three_ends_round",
        "black_three_barred_first_round",
        "black_threes_from_pile",
        "three_sign",
        "black_three_melded_value",
        "black_three_hand_penalty",
        "wild_melds",
        "max_wild_meld_cards",
        "wild_meld_lock",
        "bonus_wild_canasta",
        "bonus_wild_all_twos",
        "bonus_wild_four_jokers",
        "bonus_wild_six_jokers",
        "penalty_incomplete_wild",
        "penalty_incomplete_wild_four_jokers",
        "max_wilds",
        "wild_ratio",
        "pile_wild_pair",
        "bonus_card_counts",
        "ask_required",
        "foot_trigger",
        "all_members_must_play_from_foot",
        "seven_discards",
        "rule_of_five",
        "sevens_rule",
        "aces_rule",
        "empty_pile_aces_sevens_barred",
        "melds_deducted_without_canasta",
        "turn_card_from_bottom",
        # Facts of the table where a rollout begins.
        "seat_count",
        "side_structure",
        "deck_count",
        "joker_count",
        "foot_size",
        "first_packet_rule",
        "hand_size",
        "start_pile",
        "upcard_cover_on",
        "cover_freezes",
        "first_dealer",
        "seat_draw",
        "exact_cut_bonus",
        "lone_hand_rule",
        "no_taker_scoring",
        "red_threes_individual",
        "initial_minimums",
        "initial_minimums_by",
        # What the players of a rollout never do, are never told, or what comes after the round.
        "ask_timing",
        "ask_limit_per_hand",
        "exit_without_drawing",
        "improper_initial_meld",
        "penalty_ignored_answer",
        "penalty_false_card_count",
        "penalty_unexposed_red_three",
        "card_count_question",
        "hand_proof_on_demand",
        "final_discard_face_down",
        "initial_meld_may_leave_one",
        "initial_canasta_waiver",
        "special_hands",
        "special_hand_scores",
        "special_hand_last_card_from_pile",
        "pairs_wild_pair",
        "garbage_form",
        "pile_visibility",
        "target_score",
        "target_compare",
        "round_count",
        "tie_rule",
    }
)
"""The options that may have any value; all others must be as in Classic."""

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

MOST_TAKEN: Final = {"all": 10_000, "from_card": 10_000, "top_7": 7, "top_5": 5, "top_3": 3, "top_only": 1}
"""The most cards of the pile that a take gets."""

_ALLOWED: Final[dict[str, frozenset[object]]] = {
    "three_sign": frozenset(
        {"never", "any_meld", "any_canasta", "two_canastas", "american_three_way", "sevens_canasta"}
    ),
    "concealed_rule": frozenset(CONCEALED_RULES),
    "bonus_cards": frozenset({"none", "draw_into_hand", "draw_after_initial_meld"}),
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
    "same_rank_melds": frozenset({"merge", "new_after_canasta"}),
    "canasta_extension": frozenset({"all", "none", "natural_only"}),
    "initial_pile_allowed": frozenset({"top_counts", "no", "yes_after_hand_meld"}),
    "initial_purity": frozenset({"none", "pure_three_or_wild"}),
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

_THREES_ONLY_DISCARDED: Final = {
    "red_three_role": "discard_only",
    "black_three_role": "discard_only",
    "three_lay_timing": "not_laid",
    "threes_kept_in_hand": "unlimited",
    "black_three_meld": "never",
    "discard_threes": "any",
    "pile_freeze_cards": frozenset({"wild"}),
    "turned_red_three_freezes": True,
}
"""The values of other games where threes are cards of the hand that can only be discarded; played together."""

_THREES_OF_BOTH_COLOURS: Final = {
    "red_three_role": "american_three",
    "black_three_role": "american_three",
    "black_three_meld": "never",
    "discard_threes": "never",
}
"""The values of games where black threes are laid down and count like red ones; played together."""

_OF_OPEN_PILES: Final = frozenset({"pile_layoff_to_meld", "pile_layoff_to_canasta"})
"""The options without effect where the pile is always frozen."""

_BONUSES_OF_SOME: Final = (
    "bonus_sevens_canasta",
    "bonus_mixed_sevens_canasta",
    "bonus_pure_aces_canasta",
    "bonus_wild_all_twos",
    "bonus_wild_four_jokers",
    "bonus_wild_six_jokers",
)
"""The bonuses of canastas that not all of a kind have."""

_KINDS: Final = frozenset({"natural", "mixed", "wild", "sevens"})
"""The kinds of canastas that may be needed to go out."""

_CLASSIC: Final = Options()


def difference(rules: RuleSet) -> str | None:
    """Return the id of an option whose value rollouts cannot play; None if they can play the rules."""
    values, classic = _values_of(rules), _values_of(_CLASSIC)
    known: set[str] = set()
    for threes in (_THREES_ONLY_DISCARDED, _THREES_OF_BOTH_COLOURS):
        if all(values[name] == value for name, value in threes.items()):
            known.update(threes)
    if values["pile_always_frozen"]:
        known |= _OF_OPEN_PILES
    for name, value in values.items():
        if name in known:
            continue
        if name == "canasta_mix":
            if not value.keys() <= _KINDS:
                return name
        elif name in _ALLOWED:
            if value not in _ALLOWED[name]:
                return name
        elif name not in _READ and value != classic[name]:
            return name
    return _unplayed_threes(values) or _unplayed_first_melds(values) or _unplayed_together(values, classic)


def _unplayed_together(values: dict[str, Any], classic: dict[str, Any]) -> str | None:
    """Return the id of an option that rollouts cannot play together with the value of another."""
    if values["side_structure"] == "lone_vs_pair":
        # Sides that form would have to merge what lies beside their melds, and hand over the bonus of the cut.
        if values["exact_cut_bonus"]:
            return "exact_cut_bonus"
        if values["wild_melds"]:
            return "wild_melds"
        if values["black_threes_from_pile"] == "set_aside":
            return "black_threes_from_pile"
        if values["ask_required"]:
            return "ask_required"
        for name in ("canasta_extension", "max_meld_cards"):
            if values[name] != classic[name]:
                return name
    if values["foot_size"]:
        if values["discard_wild"] == "never":
            return "discard_wild"
        if values["three_lay_timing"] != "not_laid" and (
            values["three_lay_timing"] != "at_deal"
            or values["last_stock_three"] != "ends_laid_counts"
            or values["unreplaced_three_ends_round"]
            # Two cards must be left of a foot whose red threes nothing replaces.
            or values["foot_size"] < 2 * values["deck_count"] + 2
        ):
            return "three_lay_timing"
        if values["foot_trigger"] == "own_first_canasta" and values["canasta_extension"] != "none":
            return "foot_trigger"
    if values["seven_discards"] != "free" and (
        values["discard_wild"] == "never" or values["black_three_barred_first_round"]
    ):
        return "seven_discards"
    if values["start_pile"] == "four_down_one_up" and values["pile_take_extent"] != "all":
        return "start_pile"
    if values["same_rank_melds"] == "new_after_canasta":
        # Canastas are set apart as they take no more cards, with a bonus by their kind alone; with a foot nobody goes out
        # in the turn of the first melds.
        if values["canasta_extension"] != "none" or not values["foot_size"]:
            return "same_rank_melds"
        if (
            "sevens" in values["canasta_mix"]
            or values["three_sign"] == "sevens_canasta"
            or values["seven_discards"] != "free"
            or values["block_on_taker_canasta_rank"]
        ):
            return "same_rank_melds"
        for name in _BONUSES_OF_SOME:
            if values[name] != classic[name]:
                return name
    elif values["pile_wild_pair"] and values["wild_melds"]:
        # After a canasta of wild cards the pile would begin another meld of them.
        return "pile_wild_pair"
    # The question must be possible in every turn, and after a take of which only the upcard was melded.
    if values["ask_required"] and (
        values["ask_timing"] not in {"after_draw_or_top_meld", "unspecified"}
        or values["ask_limit_per_hand"] is not None
    ):
        return "ask_required"
    if values["bonus_cards"] != "none" and (
        values["side_structure"] == "lone_vs_pair"
        or values["foot_size"]
        or values["start_pile"] == "four_down_one_up"
        or values["unreplaced_three_ends_round"]
        or values["last_stock_three"] == "ends_uncredited"
    ):
        return "bonus_cards"
    return None


def _unplayed_threes(values: dict[str, Any]) -> str | None:
    """Return the id of an option that rollouts cannot play together with what becomes of threes."""
    keeps = values["threes_kept_in_hand"] == "one_before_meld"
    if values["black_three_role"] == "american_three" and (
        values["side_structure"] == "lone_vs_pair"
        or values["three_lay_timing"] != ("own_turn" if keeps else "at_deal")
        or values["last_stock_three"] != ("ends_minus_five" if keeps else "ends_laid_counts")
        or values["red_three_from_pile_replaced"]
        or values["start_pile"] == "four_down_one_up"
        or values["bonus_cards"] == "draw_into_hand"
        or values["foot_size"]
    ):
        return "black_three_role"
    if keeps and (
        values["black_three_role"] != "american_three"
        or values["draw_count"] != 1
        or values["draw_counts_by_round"]
        or values["unreplaced_three_ends_round"]
    ):
        return "threes_kept_in_hand"
    if values["last_stock_three"] == "ends_minus_five" and not keeps:
        return "last_stock_three"
    # Threes in the pile would not block it.
    if values["pile_block_tops"] == {"wild"} and not keeps:
        return "pile_block_tops"
    return None


def _unplayed_first_melds(values: dict[str, Any]) -> str | None:
    """Return the id of an option that rollouts cannot play together with the rules of first melds and of ranks."""
    forced = values["stock_exhaustion"] == "forced_if_legal"
    if values["initial_pile_allowed"] == "yes_after_hand_meld" and forced:
        return "initial_pile_allowed"
    if values["initial_purity"] != "none" and (
        values["initial_pile_allowed"] == "top_counts" or values["concealed_waives_minimum"] != "never"
    ):
        return "initial_purity"
    for name in ("closed_rank_rule", "rule_of_five", "sevens_rule", "aces_rule"):
        if values[name] not in {False, "none", "ordinary"} and (
            values["side_structure"] == "lone_vs_pair" or values["same_rank_melds"] != "merge" or forced
        ):
            return name
    # Melds that cost points while they are unfinished are begun late, even with a pile that would have to be taken.
    for name in ("penalty_incomplete_sevens", "penalty_incomplete_pure_aces"):
        if values[name] and forced:
            return name
    if values["empty_pile_closed_ranks"] != "none" and values["closed_rank_rule"] == "none":
        return "empty_pile_closed_ranks"
    if values["bonus_cards"] == "draw_after_initial_meld" and not values["turn_card_from_bottom"]:
        return "turn_card_from_bottom"
    if values["final_discard"] == "required" and values["foot_size"]:
        return "final_discard"
    if values["melds_deducted_without_canasta"] and values["exact_cut_bonus"]:
        return "melds_deducted_without_canasta"
    return None


def _values_of(rules: Options) -> dict[str, Any]:
    """Return the values of all options by id."""
    return {
        name: getattr(getattr(rules, section), name)
        for section in rules.__struct_fields__
        for name in getattr(rules, section).__struct_fields__
    }
