"""Validation of rule sets as a whole: every problem is reported, nothing is silently corrected."""

from __future__ import annotations

from typing import Final

from bot.canasta.errors import RuleProblem, RuleSetError
from bot.canasta.rules.conflicts import Conflict, conflicts_of, laid_colours
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, impossible_value, value_of
from bot.canasta.seats import possible_side_structures, seating_for


def _pack_size(rules: RuleSet) -> int:
    deal = rules.deal
    pack = 52 * deal.deck_count + deal.joker_count
    if deal.max_copies_per_natural_rank is not None:
        pack -= 11 * (4 * deal.deck_count - deal.max_copies_per_natural_rank)
    return pack


def _feet_dealt(rules: RuleSet) -> int:
    """Return the number of feet dealt where the rules have them: one for each player, or one for each side."""
    deal = rules.deal
    if deal.foot_scope == "player" or deal.side_structure not in possible_side_structures(deal.seat_count):
        return deal.seat_count
    return seating_for(deal.side_structure, deal.seat_count).side_count


def _is_stock_too_small(rules: RuleSet) -> bool:
    deal = rules.deal
    dealt = deal.seat_count * deal.hand_size + _feet_dealt(rules) * deal.foot_size
    # Every three that is laid may be dealt, and every covered upcard turned, before anybody plays.
    reserve = 2 * laid_colours(rules) * deal.deck_count + deal.joker_count + 4 * deal.deck_count + 1
    if "black_three" in deal.upcard_cover_on:
        reserve += 2 * deal.deck_count
    if deal.start_pile == "four_down_one_up":
        reserve += 4
    if deal.bonus_cards in {"wings", "dead_wings"}:
        dealt += sum(deal.bonus_card_counts)
    return dealt + reserve > _pack_size(rules)


UNPLAYABLE: Final[tuple[Conflict, ...]] = (
    Conflict(
        "side_structure",
        ("seat_count",),
        lambda rules: rules.deal.side_structure not in possible_side_structures(rules.deal.seat_count),
        fixes=("side_structure",),
        facts=lambda rules: {
            "structure": rules.deal.side_structure,
            "seats": rules.deal.seat_count,
            "possible": possible_side_structures(rules.deal.seat_count),
        },
    ),
    Conflict(
        "hand_size",
        ("seat_count", "deck_count"),
        _is_stock_too_small,
        fixes=("hand_size",),
        facts=lambda rules: {
            "hands": rules.deal.seat_count,
            "cards": rules.deal.hand_size,
            "foot": rules.deal.foot_size,
            "pack": _pack_size(rules),
        },
    ),
    Conflict("foot_size", (), lambda rules: rules.deal.foot_size == 1),
    Conflict(
        "first_packet_rule",
        ("hand_size", "foot_size"),
        lambda rules: rules.deal.first_packet_rule != "none" and rules.deal.hand_size != rules.deal.foot_size,
        facts=lambda rules: {
            "rule": rules.deal.first_packet_rule,
            "hand": rules.deal.hand_size,
            "foot": rules.deal.foot_size,
        },
    ),
    Conflict(
        "lone_hand_rule",
        ("side_structure",),
        lambda rules: (
            (rules.deal.side_structure == "lone_vs_pair") != (rules.three_handed.lone_hand_rule != "none")
        ),
        facts=lambda rules: {
            "rule": rules.three_handed.lone_hand_rule,
            "structure": rules.deal.side_structure,
        },
    ),
    Conflict(
        "three_lay_timing",
        ("red_three_role", "black_three_role"),
        lambda rules: laid_colours(rules) > 0 and rules.threes.three_lay_timing == "not_laid",
    ),
    Conflict("pile_block_tops", (), lambda rules: "wild" not in rules.pile.pile_block_tops),
    Conflict(
        "black_three_blocks_pile",
        ("pile_block_tops",),
        lambda rules: (
            not rules.threes.black_three_blocks_pile and "black_three" in rules.pile.pile_block_tops
        ),
    ),
    Conflict(
        "canasta_mix",
        ("canastas_to_go_out",),
        lambda rules: sum(rules.going_out.canasta_mix.values()) > rules.going_out.canastas_to_go_out,
        facts=lambda rules: {
            "canastas": sum(rules.going_out.canasta_mix.values()),
            "needed": rules.going_out.canastas_to_go_out,
        },
    ),
)
"""Conflicts with which nothing can be played. Rules that were stored earlier are free of these."""


def problems_of(rules: RuleSet) -> tuple[RuleProblem, ...]:
    """Return every problem of a rule set; empty if it is valid."""
    return (*_fatal_problems(rules), *conflicts_of(rules))


def _fatal_problems(rules: RuleSet) -> list[RuleProblem]:
    """Return the problems with which nothing can be played."""
    values = ((option, value_of(rules, option.id)) for option in OPTIONS)
    impossible = [impossible_value(option, value) for option, value in values if not option.allows(value)]
    return impossible + [
        conflict.problem(rules, is_playable=False) for conflict in UNPLAYABLE if conflict.is_there(rules)
    ]


def validate(rules: RuleSet, *, stored: bool = False) -> RuleSet:
    """Return the rule set if it is valid.

    Rules that are ``stored`` were valid once: a later version may know more conflicts, so that only rules that cannot
    be played at all are refused.

    Raises:
        RuleSetError: with every problem found.
    """
    found = tuple(_fatal_problems(rules)) if stored else problems_of(rules)
    if found:
        raise RuleSetError(found)
    return rules
