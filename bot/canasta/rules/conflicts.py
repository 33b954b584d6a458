"""Conflicts between options as data; what is said of them stands in ``conflicts.ftl``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from bot.canasta.errors import RuleProblem
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet, draws_seats


def _no_facts(_rules: RuleSet) -> dict[str, Any]:
    return {}


class Conflict(Struct, frozen=True):
    """A conflict: the option at fault, those that it contradicts, and the condition.

    ``fixes`` are the options of which one has to change: all of these, where nothing else is said. ``facts`` are what
    the sentence needs besides the names of options.
    """

    option: str
    against: tuple[str, ...]
    is_there: Callable[[RuleSet], bool]
    fixes: tuple[str, ...] = ()
    facts: Callable[[RuleSet], dict[str, Any]] = _no_facts

    def problem(self, rules: RuleSet, *, is_playable: bool = True) -> RuleProblem:
        """Return what these rules have wrong."""
        named = (self.option, *self.against)
        key = "-".join(("conflict", *named)) if is_playable else f"unplayable-{self.option}"
        return RuleProblem(
            key.replace("_", "-"), self.option, self.against, self.fixes or named, self.facts(rules)
        )


def _are_threes_for_nothing(rules: RuleSet) -> bool:
    """Return whether threes are neither discarded nor melded with one another."""
    return rules.discard.discard_threes == "never" and not rules.melds.threes_melds


def _is_foot_of_team(rules: RuleSet) -> bool:
    return rules.deal.foot_scope == "team"


def _wild_cards(rules: RuleSet) -> int:
    return 4 * rules.deal.deck_count + rules.deal.joker_count


def laid_colours(rules: RuleSet) -> int:
    """Return of how many colours threes are laid."""
    return (rules.threes.red_three_role != "discard_only") + (
        rules.threes.black_three_role == "american_three"
    )


CONFLICTS: Final[tuple[Conflict, ...]] = (
    Conflict(
        "seat_draw",
        ("side_structure",),
        lambda rules: rules.deal.seat_draw != "as_seated" and not draws_seats(rules),
    ),
    Conflict(
        "wild_meld_lock",
        ("wild_melds",),
        lambda rules: rules.melds.wild_meld_lock and not rules.melds.wild_melds,
    ),
    Conflict(
        "pile_wild_pair",
        ("wild_melds",),
        lambda rules: rules.pile.pile_wild_pair and not rules.melds.wild_melds,
    ),
    Conflict(
        "sequence_pile_take",
        ("sequence_melds",),
        lambda rules: rules.melds.sequence_pile_take != "not_allowed" and not rules.melds.sequence_melds,
    ),
    Conflict(
        "sequence_max_wilds",
        ("sequence_melds",),
        lambda rules: rules.melds.sequence_max_wilds > 0 and not rules.melds.sequence_melds,
    ),
    Conflict(
        "canasta_mix",
        ("wild_melds",),
        lambda rules: rules.going_out.canasta_mix.get("wild", 0) > 0 and not rules.melds.wild_melds,
    ),
    Conflict(
        "canasta_mix",
        ("sequence_melds",),
        lambda rules: rules.going_out.canasta_mix.get("sequence", 0) > 0 and not rules.melds.sequence_melds,
    ),
    Conflict(
        "canasta_mix",
        ("max_wilds",),
        lambda rules: rules.going_out.canasta_mix.get("mixed", 0) > 0 and rules.melds.max_wilds == 0,
    ),
    Conflict(
        "canasta_mix",
        ("deck_count", "joker_count"),
        lambda rules: (
            rules.going_out.canasta_mix.get("wild", 0) * rules.melds.canasta_size > _wild_cards(rules)
        ),
    ),
    Conflict(
        "canasta_mix",
        ("same_rank_melds",),
        lambda rules: (
            rules.going_out.canasta_mix.get("sevens", 0) > 1
            and rules.melds.same_rank_melds == "merge"
            and rules.pile.own_canasta_take_conflict != "separate_open_meld"
        ),
    ),
    Conflict(
        "red_threes_to_go_out",
        ("red_three_role",),
        lambda rules: (
            rules.going_out.red_threes_to_go_out != "none" and rules.threes.red_three_role == "discard_only"
        ),
    ),
    Conflict(
        "red_threes_to_go_out",
        ("canastas_to_go_out",),
        lambda rules: (
            rules.going_out.red_threes_to_go_out != "none"
            and rules.going_out.canastas_to_go_out > 2 * rules.deal.deck_count
        ),
    ),
    Conflict(
        "ask_required",
        ("ask_limit_per_hand",),
        lambda rules: (
            rules.going_out.ask_required
            and rules.going_out.ask_limit_per_hand == 0
            and rules.deal.side_structure != "individual"
        ),
    ),
    Conflict(
        "max_wild_meld_cards",
        ("canasta_size",),
        lambda rules: (
            rules.melds.wild_melds
            and rules.melds.max_wild_meld_cards is not None
            and rules.melds.max_wild_meld_cards < rules.melds.canasta_size
        ),
    ),
    Conflict(
        "max_meld_cards",
        ("canasta_size",),
        lambda rules: (
            rules.melds.max_meld_cards is not None and rules.melds.max_meld_cards < rules.melds.canasta_size
        ),
    ),
    Conflict(
        "all_members_must_play_from_foot",
        ("foot_size",),
        lambda rules: rules.going_out.all_members_must_play_from_foot and not rules.deal.foot_size,
    ),
    Conflict(
        "foot_trigger",
        ("foot_size",),
        lambda rules: rules.deal.foot_trigger != "hand_empty" and not rules.deal.foot_size,
    ),
    Conflict(
        # Two cards must be left of a foot whose threes nothing replaces: one to keep, and one to discard.
        "red_three_from_foot_replaced",
        ("foot_size",),
        lambda rules: (
            not rules.threes.red_three_from_foot_replaced
            and 0 < rules.deal.foot_size < 2 * laid_colours(rules) * rules.deal.deck_count + 2
        ),
    ),
    Conflict(
        "foot_scope",
        ("foot_size",),
        lambda rules: _is_foot_of_team(rules) and not rules.deal.foot_size,
    ),
    Conflict(
        "foot_scope",
        ("side_structure",),
        lambda rules: _is_foot_of_team(rules) and rules.deal.side_structure in {"individual", "lone_vs_pair"},
    ),
    Conflict(
        "foot_scope",
        ("first_packet_rule",),
        lambda rules: _is_foot_of_team(rules) and rules.deal.first_packet_rule != "none",
    ),
    Conflict(
        "foot_scope",
        ("all_members_must_play_from_foot",),
        lambda rules: _is_foot_of_team(rules) and rules.going_out.all_members_must_play_from_foot,
    ),
    Conflict(
        "bonus_card_counts",
        ("bonus_cards",),
        lambda rules: rules.deal.bonus_cards == "none" and any(rules.deal.bonus_card_counts),
    ),
    Conflict(
        "bonus_cards",
        ("bonus_card_counts",),
        lambda rules: rules.deal.bonus_cards != "none" and not any(rules.deal.bonus_card_counts),
    ),
    Conflict(
        "discard_threes",
        ("red_three_role",),
        lambda rules: rules.threes.red_three_role == "discard_only" and _are_threes_for_nothing(rules),
    ),
    Conflict(
        "discard_threes",
        ("black_three_role",),
        lambda rules: rules.threes.black_three_role == "discard_only" and _are_threes_for_nothing(rules),
    ),
    Conflict(
        "threes_kept_in_hand",
        ("red_three_role",),
        lambda rules: (
            rules.threes.threes_kept_in_hand != "none"
            and rules.threes.red_three_role == "lay_for_bonus"
            and rules.threes.black_three_role != "american_three"
        ),
    ),
    Conflict(
        "last_stock_three",
        ("threes_kept_in_hand",),
        lambda rules: (
            rules.threes.last_stock_three == "stays_in_hand"
            and rules.threes.threes_kept_in_hand != "unlimited"
        ),
    ),
    Conflict(
        "unreplaced_three_ends_round",
        ("stock_exhaustion",),
        lambda rules: rules.threes.unreplaced_three_ends_round and rules.end.recycles,
    ),
    Conflict(
        "unreplaced_three_ends_round",
        ("penalty_unexposed_red_three",),
        lambda rules: rules.threes.unreplaced_three_ends_round and unexposed_three_cost(rules) > 0,
    ),
    Conflict(
        "initial_meld_may_leave_one",
        ("bonus_cards",),
        lambda rules: rules.going_out.initial_meld_may_leave_one and rules.deal.bonus_cards == "none",
    ),
    Conflict(
        "ask_timing",
        ("exit_without_drawing",),
        lambda rules: (
            rules.going_out.ask_timing == "with_skip_draw" and rules.draw.exit_without_drawing == "never"
        ),
    ),
    Conflict(
        "covered_exit_bonus",
        ("concealed_rule",),
        lambda rules: (
            rules.going_out.concealed_rule == "viennese_two_grades"
            and rules.going_out.covered_exit_bonus < rules.scoring.bonus_going_out
        ),
        fixes=("covered_exit_bonus", "concealed_rule", "bonus_going_out"),
    ),
    Conflict(
        "hand_canasta_bonus",
        ("concealed_rule",),
        lambda rules: (
            rules.going_out.concealed_rule == "viennese_two_grades"
            and rules.going_out.hand_canasta_bonus < rules.going_out.covered_exit_bonus
        ),
        fixes=("hand_canasta_bonus", "concealed_rule", "covered_exit_bonus"),
    ),
    Conflict(
        "special_hands",
        ("pairs_wild_pair",),
        lambda rules: (
            "pairs_with_twos" in rules.scoring.special_hands and rules.scoring.pairs_wild_pair == "none"
        ),
    ),
    Conflict(
        "special_hand_scores",
        ("special_hands",),
        lambda rules: not set(rules.scoring.special_hand_scores) <= rules.scoring.special_hands,
    ),
)
"""Options that contradict each other. Options without effect, such as penalties for what cannot happen, are no conflict."""


def conflicts_of(rules: RuleSet) -> list[RuleProblem]:
    """Return every conflict of a rule set."""
    return [conflict.problem(rules) for conflict in CONFLICTS if conflict.is_there(rules)]
