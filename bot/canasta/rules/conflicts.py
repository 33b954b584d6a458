"""Conflicts between options as data; what is said of them stands in ``conflicts.ftl``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct

from bot.canasta.errors import RuleProblem
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet, draws_seats
from bot.canasta.rules.options import Options, holds, one_of, other_than
from bot.canasta.rules.options.going_out import RECYCLING


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


def _clash(beside: Mapping[str, Any] = MappingProxyType({}), /, **where: Any) -> Conflict:
    """Return the conflict of options with these values, or values that pass these tests; the first option is at fault.

    It is there only if the options ``beside`` have their values, too.
    """
    option, *against = where
    return Conflict(option, tuple(against), lambda rules: holds(rules, {**where, **beside}))


def _with_kind(kind: str, more_than: int = 0) -> Callable[[Mapping[str, int]], bool]:
    """Return the test of a mix of canastas that needs some of a kind."""
    return lambda mix: mix.get(kind, 0) > more_than


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
    _clash(wild_meld_lock=True, wild_melds=False),
    _clash(pile_wild_pair=True, wild_melds=False),
    _clash(sequence_pile_take=other_than("not_allowed"), sequence_melds=False),
    _clash(sequence_max_wilds=other_than(0), sequence_melds=False),
    _clash(canasta_mix=_with_kind("wild"), wild_melds=False),
    _clash(canasta_mix=_with_kind("sequence"), sequence_melds=False),
    _clash(canasta_mix=_with_kind("mixed"), max_wilds=0),
    Conflict(
        "canasta_mix",
        ("deck_count", "joker_count"),
        lambda rules: (
            rules.going_out.canasta_mix.get("wild", 0) * rules.melds.canasta_size > _wild_cards(rules)
        ),
    ),
    _clash(
        {"own_canasta_take_conflict": other_than("separate_open_meld")},
        canasta_mix=_with_kind("sevens", more_than=1),
        same_rank_melds="merge",
    ),
    _clash(red_threes_to_go_out=other_than("none"), red_three_role="discard_only"),
    Conflict(
        "red_threes_to_go_out",
        ("canastas_to_go_out",),
        lambda rules: (
            rules.going_out.red_threes_to_go_out != "none"
            and rules.going_out.canastas_to_go_out > 2 * rules.deal.deck_count
        ),
    ),
    _clash({"side_structure": other_than("individual")}, ask_required=True, ask_limit_per_hand=0),
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
    _clash(all_members_must_play_from_foot=True, foot_size=0),
    _clash(foot_trigger=other_than("hand_empty"), foot_size=0),
    Conflict(
        # Two cards must be left of a foot whose threes nothing replaces: one to keep, and one to discard.
        "red_three_from_foot_replaced",
        ("foot_size",),
        lambda rules: (
            not rules.threes.red_three_from_foot_replaced
            and 0 < rules.deal.foot_size < 2 * laid_colours(rules) * rules.deal.deck_count + 2
        ),
    ),
    _clash(foot_scope="team", foot_size=0),
    _clash(foot_scope="team", side_structure=one_of("individual", "lone_vs_pair")),
    _clash(foot_scope="team", first_packet_rule=other_than("none")),
    _clash(foot_scope="team", all_members_must_play_from_foot=True),
    _clash(bonus_card_counts=any, bonus_cards="none"),
    _clash(bonus_cards=other_than("none"), bonus_card_counts=(0, 0)),
    # Threes that are neither discarded nor melded with one another.
    _clash({"threes_melds": False}, discard_threes="never", red_three_role="discard_only"),
    _clash({"threes_melds": False}, discard_threes="never", black_three_role="discard_only"),
    _clash(
        {"black_three_role": other_than("american_three")},
        threes_kept_in_hand=other_than("none"),
        red_three_role="lay_for_bonus",
    ),
    _clash(last_stock_three="stays_in_hand", threes_kept_in_hand=other_than("unlimited")),
    _clash(unreplaced_three_ends_round=True, stock_exhaustion=one_of(*RECYCLING)),
    Conflict(
        "unreplaced_three_ends_round",
        ("penalty_unexposed_red_three",),
        lambda rules: rules.threes.unreplaced_three_ends_round and unexposed_three_cost(rules) > 0,
    ),
    _clash(initial_meld_may_leave_one=True, bonus_cards="none"),
    _clash(ask_timing="with_skip_draw", exit_without_drawing="never"),
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
    _clash(special_hands=lambda hands: "pairs_with_twos" in hands, pairs_wild_pair="none"),
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


def minimums_after_the_end(rules: Options) -> tuple[tuple[int | None, int], ...]:
    """Return the rows of ``initial_minimums`` that begin with a score at which the match is over, or with a round after the
    last one. Only a tie that is played on could lead to them.
    """
    end, rows = rules.end, rules.initial.initial_minimums
    if rules.initial.initial_minimums_by == "round":
        last = end.round_count
    elif end.round_count is not None:
        last = None
    else:
        last = end.target_score - (end.target_compare == "at_least")
    return tuple(row for row in rows if last is not None and row[0] is not None and row[0] > last)
