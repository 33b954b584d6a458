"""Options covered by the sentences of the rule card, so that no further sentence is needed for them."""

from collections.abc import Callable
from typing import Final

from bot.canasta.phases.taking.frozen_and_blocked import turned_up_alone_freezes
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet


def is_told(rules: RuleSet, option_id: str, value: object) -> bool:
    """Return whether a general sentence covers this value, or another option leaves it without effect."""
    if option_id in _TOLD_ALWAYS or value in _TOLD.get(option_id, ()):
        return True
    where = _TOLD_WHERE.get(option_id)
    if where is not None and where(rules):
        return True
    return option_id in _OF_LAID_THREES and laid_threes(rules) == "none"


def are_threes_only_discarded(rules: RuleSet) -> bool:
    """Return whether threes of either colour are only discarded, never laid on the table for themselves."""
    return {rules.threes.red_three_role, rules.threes.black_three_role} == {"discard_only"}


def are_american_threes(rules: RuleSet) -> bool:
    """Return whether threes of both colours are laid and replaced."""
    return {rules.threes.red_three_role, rules.threes.black_three_role} == {"american_three"}


def laid_threes(rules: RuleSet) -> str:
    """Return the threes that are laid on the table for themselves: "red", "black", "any" or "none"."""
    black = rules.threes.black_three_role == "american_three"
    if rules.threes.red_three_role == "discard_only":
        return "black" if black else "none"
    return "any" if black else "red"


def are_kept_by_choice(rules: RuleSet, which: str) -> bool:
    """Return whether threes of this colour, or of any, may stay in the hand although they could be laid."""
    of = rules.threes
    roles = {"red": (of.red_three_role,), "black": (of.black_three_role,)}
    american = "american_three" in roles.get(which, (of.red_three_role, of.black_three_role))
    return american and of.threes_kept_in_hand != "none"


def can_be_caught_with(rules: RuleSet, which: str) -> bool:
    """Return whether a three of this colour, or of any, can be left in a hand or foot, or has an unusual cost there."""
    of = rules.threes
    costs = {"red": (of.red_three_in_hand_penalty,), "black": (of.black_three_hand_penalty,)}
    unusual = which in costs and costs[which] != (_USUAL,)
    if rules.deal.foot_size or unusual or are_kept_by_choice(rules, which):
        return True
    stays_red = of.red_three_role == "discard_only" or bool(unexposed_three_cost(rules))
    stays = {"red": stays_red, "black": of.black_three_role != "american_three"}
    return stays.get(which, False)


_USUAL: Final = 5

_OF_LAID_THREES: Final = frozenset(
    {
        "red_three_from_pile_replaced",
        "red_three_from_foot_replaced",
        "three_lay_timing",
        "unreplaced_three_ends_round",
        "three_sign",
    }
)
"""Options that have no effect where threes are not laid on the table."""


def _is_lone_hand(rules: RuleSet) -> bool:
    return rules.deal.side_structure == "lone_vs_pair"


def draws_several(rules: RuleSet) -> bool:
    """Return whether more than one card is drawn, at least in some rounds."""
    return max(rules.draw.draw_counts_by_round or (rules.draw.draw_count,)) > 1


_TOLD_WHERE: Final[dict[str, Callable[[RuleSet], bool]]] = {
    "red_three_role": are_threes_only_discarded,
    "black_three_role": are_threes_only_discarded,
    "unreplaced_three_ends_round": lambda rules: (
        draws_several(rules) or rules.threes.threes_kept_in_hand != "none"
    ),
    "exit_without_drawing": lambda rules: (
        rules.going_out.ask_timing == "with_skip_draw" or rules.deal.side_structure == "individual"
    ),
    "lone_hand_rule": _is_lone_hand,
    "no_taker_scoring": _is_lone_hand,
    "red_threes_individual": _is_lone_hand,
    "turned_red_three_freezes": lambda rules: (
        turned_up_alone_freezes(rules)
        and ("red_three" in rules.deal.upcard_cover_on or not rules.pile.pile_always_frozen)
    ),
    "bonus_mixed_sevens_canasta": lambda rules: rules.scoring.bonus_sevens_canasta is not None,
    "bonus_mixed_sequence_canasta": lambda rules: rules.melds.sequence_max_wilds > 0,
    "sequence_max_wilds": lambda rules: rules.melds.sequence_melds,
    "sequence_pile_take": lambda rules: rules.melds.sequence_melds,
    "bonus_card_counts": lambda rules: rules.deal.bonus_cards != "none",
    "special_hand_scores": lambda rules: bool(rules.scoring.special_hands),
}
"""Conditions under which a sentence covers an option in some games only."""

_TOLD_ALWAYS: Final = frozenset({
    "seat_count", "side_structure", "deck_count", "joker_count", "max_copies_per_natural_rank",
    "hand_size", "foot_size", "foot_scope", "first_packet_rule", "foot_trigger", "upcard_cover_on",
    "cover_freezes", "bonus_cards", "turn_card_from_bottom",
    "draw_count", "draw_counts_by_round", "pile_take_extent", "pile_visibility",
    "threes_kept_in_hand", "red_three_totals", "three_sign", "red_three_in_hand_penalty",
    "threes_in_hand_scoring", "last_stock_three", "black_three_blocks_pile",
    "black_three_barred_first_round", "black_threes_from_pile", "black_three_meld",
    "black_three_melded_value", "black_three_hand_penalty", "bonus_four_black_threes",
    "canasta_size", "min_naturals", "max_wilds", "wild_ratio", "max_meld_cards", "canasta_extension",
    "wild_melds", "max_wild_meld_cards", "sequence_melds", "threes_melds",
    "initial_minimums", "initial_minimums_by", "initial_compare", "initial_pile_allowed",
    "initial_purity", "initial_canasta_waiver", "concealed_waives_minimum",
    "initial_canasta_required_from", "initial_natural_canasta_required_from",
    "pile_freeze_cards", "pile_frozen_until_melded", "pile_always_frozen", "pile_natural_plus_wild",
    "pile_wild_pair", "pile_layoff_to_meld", "pile_layoff_to_canasta", "pile_block_tops",
    "block_on_taker_canasta_rank", "one_card_hand_takes_one_card_pile",
    "discard_wild", "discard_threes", "seven_discards", "empty_pile_aces_sevens_barred",
    "empty_pile_closed_ranks", "hand_proof_on_demand", "final_discard",
    "canastas_to_go_out", "canasta_mix", "red_threes_to_go_out", "initial_meld_may_leave_one",
    "all_members_must_play_from_foot", "incomplete_special_bars_exit", "incomplete_wild_bars_exit",
    "ask_timing", "ask_required", "ask_limit_per_hand", "concealed_rule", "concealed_extra",
    "concealed_after_pile_take", "covered_exit_bonus", "hand_canasta_bonus",
    "bonus_natural_canasta", "bonus_mixed_canasta", "bonus_wild_canasta", "bonus_wild_all_twos",
    "bonus_wild_four_jokers", "bonus_wild_six_jokers", "bonus_sequence_canasta", "bonus_threes_canasta",
    "bonus_sevens_canasta", "bonus_pure_aces_canasta", "bonus_going_out", "penalty_incomplete_wild",
    "penalty_incomplete_wild_four_jokers", "penalty_incomplete_sevens", "penalty_incomplete_pure_aces",
    "penalty_short_sequence", "penalty_three_sevens_in_hand", "sevens_in_hand_from",
    "penalty_three_aces_in_hand", "melds_deducted_without_canasta", "special_hands", "pairs_wild_pair",
    "garbage_form", "special_hand_last_card_from_pile",
    "stock_exhaustion", "recycle_limit", "target_score", "round_count", "target_compare", "tie_rule",
    "irregularities", "improper_initial_meld", "penalty_ignored_answer", "penalty_false_card_count",
    "penalty_unexposed_red_three",
})  # fmt: skip
"""Options of which the general sentences cover all values, by sections."""

_TOLD: Final[dict[str, tuple[object, ...]]] = {
    "red_three_role": ("lay_for_bonus", "american_three"),
    "black_three_role": ("stop_card", "american_three"),
    "three_lay_timing": ("own_turn",),
    "start_pile": ("empty", "four_down_one_up"),
    "own_canasta_take_conflict": ("never_take",),
}
"""Values of other options that the general sentences cover."""
