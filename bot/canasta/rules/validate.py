"""Validation of rule sets as a whole: every problem is reported, nothing is silently corrected."""

from __future__ import annotations

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.conflicts import clashes_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, value_of
from bot.canasta.rules.options.deal import Deal
from bot.canasta.seats import possible_side_structures, seating_for


def problems_of(rules: RuleSet) -> tuple[str, ...]:
    """Return every problem of a rule set; empty if it is valid."""
    return (*_impossible(rules), *clashes_of(rules))


def _impossible(rules: RuleSet) -> list[str]:
    """Return the problems that make a rule set unplayable."""
    found = [
        f"{option.id}: {value_of(rules, option.id)!r} is not possible; allowed: {option.allowed}"
        for option in OPTIONS
        if not option.allows(value_of(rules, option.id))
    ]
    deal = rules.deal
    structures = possible_side_structures(deal.seat_count)
    if deal.side_structure not in structures:
        found.append(
            f"side_structure: {deal.side_structure} cannot be formed by {deal.seat_count} seats; possible: "
            + " | ".join(structures)
        )
    pack = 52 * deal.deck_count + deal.joker_count
    if deal.max_copies_per_natural_rank is not None:
        pack -= 11 * (4 * deal.deck_count - deal.max_copies_per_natural_rank)
    dealt = deal.seat_count * deal.hand_size + feet_dealt(deal) * deal.foot_size
    threes = rules.threes
    # Every three that is laid may be dealt, and every covered upcard turned, before anybody plays.
    reds_laid = threes.red_three_role != "discard_only"
    blacks_laid = threes.black_three_role == "american_three"
    laid = reds_laid + blacks_laid
    reserve = 2 * laid * deal.deck_count + deal.joker_count + 4 * deal.deck_count + 1
    if deal.start_pile == "four_down_one_up":
        reserve += 4
    if deal.bonus_cards in {"wings", "dead_wings"}:
        dealt += sum(deal.bonus_card_counts)
    if dealt + reserve > pack:
        feet = f" and feet of {deal.foot_size}" if deal.foot_size else ""
        found.append(
            f"hand_size: {deal.seat_count} hands of {deal.hand_size}{feet} leave too few of the {pack} cards for the stock"
        )
    if deal.foot_size == 1:
        found.append("foot_size: of a foot of one card none is left to keep after a discard; 0 or 2 and more")
    if deal.first_packet_rule != "none" and deal.hand_size != deal.foot_size:
        found.append(
            f"first_packet_rule: {deal.first_packet_rule} chooses between two equal packets; hand_size is "
            f"{deal.hand_size}, foot_size {deal.foot_size}"
        )
    if (deal.side_structure == "lone_vs_pair") != (rules.three_handed.lone_hand_rule != "none"):
        found.append(
            f"lone_hand_rule: {rules.three_handed.lone_hand_rule} does not go with side_structure "
            f"{deal.side_structure}; three players with a lone hand need both"
        )
    if laid and threes.three_lay_timing == "not_laid":
        found.append(
            "three_lay_timing: not_laid, yet red_three_role or black_three_role says that threes are laid"
        )
    if "wild" not in rules.pile.pile_block_tops:
        found.append('pile_block_tops: a wild card on top can never be melded; "wild" must be among them')
    if not rules.threes.black_three_blocks_pile and "black_three" in rules.pile.pile_block_tops:
        found.append('black_three_blocks_pile: false, yet "black_three" is among pile_block_tops')
    mix = sum(rules.going_out.canasta_mix.values())
    if mix > rules.going_out.canastas_to_go_out:
        found.append(
            f"canasta_mix: asks for {mix} canastas, canastas_to_go_out for {rules.going_out.canastas_to_go_out}"
        )
    return found


def feet_dealt(deal: Deal) -> int:
    """Return the number of feet dealt where the rules have them: one for each player, or one for each side."""
    if deal.foot_scope == "player" or deal.side_structure not in possible_side_structures(deal.seat_count):
        return deal.seat_count
    return seating_for(deal.side_structure, deal.seat_count).side_count


def validate(rules: RuleSet, *, stored: bool = False) -> RuleSet:
    """Return the rule set if it is valid.

    Rules that are ``stored`` were valid once: a later version may know more conflicts, so that only rules that cannot
    be played at all are refused.

    Raises:
        RuleSetError: with every problem found.
    """
    found = tuple(_impossible(rules)) if stored else problems_of(rules)
    if found:
        raise RuleSetError(found)
    return rules
