"""Options covered by the sentences of the rule card, so that no further sentence is needed for them."""

from collections.abc import Callable
from typing import Final

from bot.canasta.phases.taking.frozen_and_blocked import turned_up_alone_freezes
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet


def is_told(rules: RuleSet, option_id: str, value: object) -> bool:
    """Return whether a general sentence covers this value, or another option leaves it without effect."""
    told = _TOLD.get(option_id, ())
    if told is None or value in told:
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

_TOLD: Final[dict[str, tuple[object, ...] | None]] = {
    "recycle_limit": None,
    "covered_exit_bonus": None,
    "hand_canasta_bonus": None,
    "bonus_wild_canasta": None,
    "bonus_wild_all_twos": None,
    "bonus_wild_four_jokers": None,
    "bonus_wild_six_jokers": None,
    "penalty_incomplete_wild": None,
    "penalty_incomplete_wild_four_jokers": None,
    "sevens_in_hand_from": None,
    "bonus_sequence_canasta": None,
    "bonus_threes_canasta": None,
    "pairs_wild_pair": None,
    "garbage_form": None,
    "special_hand_last_card_from_pile": None,
    "seat_count": None,
    "red_three_role": ("lay_for_bonus", "american_three"),
    "black_three_role": ("stop_card", "american_three"),
    "threes_kept_in_hand": None,
    "threes_in_hand_scoring": None,
    "black_threes_from_pile": None,
    "hand_proof_on_demand": None,
    "empty_pile_closed_ranks": None,
    "empty_pile_aces_sevens_barred": None,
    "seven_discards": None,
    "black_three_barred_first_round": None,
    "discard_threes": None,
    "discard_wild": None,
    "last_stock_three": None,
    "concealed_after_pile_take": None,
    "penalty_three_aces_in_hand": None,
    "penalty_short_sequence": None,
    "penalty_incomplete_pure_aces": None,
    "penalty_incomplete_sevens": None,
    "bonus_pure_aces_canasta": None,
    "initial_meld_may_leave_one": None,
    "incomplete_special_bars_exit": None,
    "incomplete_wild_bars_exit": None,
    "all_members_must_play_from_foot": None,
    "red_threes_to_go_out": None,
    "initial_natural_canasta_required_from": None,
    "initial_canasta_required_from": None,
    "initial_canasta_waiver": None,
    "initial_purity": None,
    "bonus_cards": None,
    "turn_card_from_bottom": None,
    "sequence_melds": None,
    "threes_melds": None,
    "round_count": None,
    "bonus_sevens_canasta": None,
    "penalty_three_sevens_in_hand": None,
    "melds_deducted_without_canasta": None,
    "special_hands": None,
    "three_lay_timing": ("own_turn",),
    "side_structure": None,
    "deck_count": None,
    "joker_count": None,
    "max_copies_per_natural_rank": None,
    "hand_size": None,
    "foot_size": None,
    "foot_scope": None,
    "first_packet_rule": None,
    "foot_trigger": None,
    "start_pile": ("empty", "four_down_one_up"),
    "upcard_cover_on": None,
    "cover_freezes": None,
    "draw_count": None,
    "draw_counts_by_round": None,
    "pile_take_extent": None,
    "pile_visibility": None,
    "red_three_totals": None,
    "three_sign": None,
    "red_three_in_hand_penalty": None,
    "black_three_blocks_pile": None,
    "black_three_meld": None,
    "black_three_melded_value": None,
    "black_three_hand_penalty": None,
    "bonus_four_black_threes": None,
    "min_naturals": None,
    "canasta_size": None,
    "max_wilds": None,
    "wild_ratio": None,
    "max_meld_cards": None,
    "canasta_extension": None,
    "wild_melds": None,
    "max_wild_meld_cards": None,
    "initial_minimums": None,
    "initial_minimums_by": None,
    "initial_compare": None,
    "initial_pile_allowed": None,
    "concealed_waives_minimum": None,
    "pile_freeze_cards": None,
    "pile_frozen_until_melded": None,
    "pile_always_frozen": None,
    "pile_natural_plus_wild": None,
    "pile_layoff_to_meld": None,
    "pile_layoff_to_canasta": None,
    "own_canasta_take_conflict": ("never_take",),
    "pile_block_tops": None,
    "pile_wild_pair": None,
    "block_on_taker_canasta_rank": None,
    "one_card_hand_takes_one_card_pile": None,
    "final_discard": None,
    "canastas_to_go_out": None,
    "canasta_mix": None,
    "ask_limit_per_hand": None,
    "ask_timing": None,
    "ask_required": None,
    "concealed_rule": None,
    "concealed_extra": None,
    "bonus_natural_canasta": None,
    "bonus_mixed_canasta": None,
    "bonus_going_out": None,
    "stock_exhaustion": None,
    "target_score": None,
    "target_compare": None,
    "tie_rule": None,
    "irregularities": None,
    "improper_initial_meld": None,
    "penalty_ignored_answer": None,
    "penalty_false_card_count": None,
    "penalty_unexposed_red_three": None,
}
"""Values of each option that the general sentences cover; None stands for all values."""
