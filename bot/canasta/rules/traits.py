"""Traits of a rule set: what follows from several of its options, worked out once for all steps of a game.

``counted_ways`` alone allows a quick answer: an option that makes it wrong is asked for there, too. An option of melds
takes ``plain_melds`` away by itself.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.canasta.cards import BLACK_THREES, NO_CARDS, RED_THREES, Cards
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.limits import NO_LIMIT, caps_of, fewest_naturals, same_rank
from bot.canasta.rules.options import Options
from bot.canasta.rules.options.melds import Melds, SameRankMelds

_CLASSIC_MELDS: Final = Melds()
_LIMITS_OF_MELDS: Final = frozenset({"max_wilds", "wild_ratio", "max_meld_cards"})


class Traits(Struct, frozen=True, kw_only=True, gc=False):
    """What follows from several options of a rule set."""

    plain_melds: bool
    """Every meld is of one rank, and its limits depend on its numbers of naturals and wild cards alone."""
    counted_ways: bool
    """Counting decides whether there is a way out: ranks are alike and take as many cards as there are up to a limit,
    and a seat that goes out with the last card laid down discards none."""

    table_threes: Cards
    """A mask of the threes that go to the table."""
    kept_threes: Cards
    """A mask of those among them that may be kept in the hand."""
    caps: tuple[int, ...]
    """How many wild cards a meld of a rank may hold, by its naturals (:func:`bot.canasta.rules.limits.caps_of`)."""
    canasta_naturals: tuple[int, ...]
    """With how many naturals a meld may be a canasta, by the wild cards that there are for it."""
    largest_meld: int
    """The most cards of a meld of a rank."""
    largest_wild_meld: int
    """The most cards of a meld of wild cards."""
    same_rank: SameRankMelds
    """What becomes of a second meld of a rank (:func:`bot.canasta.rules.limits.same_rank`)."""


def traits_of(rules: Options) -> Traits:
    """Return the traits of a rule set, which keeps them (:class:`bot.canasta.rules.model.RuleSet`)."""
    melds = rules.melds
    caps = caps_of(rules)
    most = melds.canasta_size if melds.canasta_extension == "none" else NO_LIMIT
    return Traits(
        plain_melds=_plain_melds(rules),
        counted_ways=_counted_ways(rules),
        table_threes=_threes(rules, "lay_for_bonus", "american_three"),
        kept_threes=_kept_threes(rules),
        caps=caps,
        canasta_naturals=fewest_naturals(caps, melds.canasta_size),
        largest_meld=most if melds.max_meld_cards is None else min(most, melds.max_meld_cards),
        largest_wild_meld=most if melds.max_wild_meld_cards is None else min(most, melds.max_wild_meld_cards),
        same_rank=same_rank(rules),
    )


# ------------------------------------------------------------------------------------------------------------- melds


def _plain_melds(rules: Options) -> bool:
    return all(
        getattr(rules.melds, name) == getattr(_CLASSIC_MELDS, name)
        for name in Melds.__struct_fields__
        if name not in _LIMITS_OF_MELDS
    ) and (
        rules.pile.own_canasta_take_conflict not in {"separate_open_meld", "unlimited_wilds_after_canasta"}
    )


# --------------------------------------------------------------------------------------------------------- going out


def _counted_ways(rules: Options) -> bool:
    melds = rules.melds
    return (
        not melds.wild_meld_lock
        and not melds.rule_of_five
        and melds.sevens_rule == _CLASSIC_MELDS.sevens_rule
        and melds.aces_rule == _CLASSIC_MELDS.aces_rule
        and melds.closed_rank_rule == _CLASSIC_MELDS.closed_rank_rule
        and melds.canasta_extension == "all"
        and same_rank(rules) == "merge"
        and rules.discard.final_discard == "optional"
        and rules.going_out.red_threes_to_go_out == "none"
        and not rules.going_out.incomplete_special_bars_exit
        and not rules.going_out.incomplete_wild_bars_exit
    )


# ------------------------------------------------------------------------------------------------------------- threes


def _neglects_threes(rules: Options) -> bool:
    """Return whether red threes that go to the table can be neglected: they lie in the hand like threes that may."""
    return unexposed_three_cost(rules) > 0


def _threes(rules: Options, *roles: str) -> Cards:
    """Return a mask of the threes that have one of these roles."""
    red = RED_THREES if rules.threes.red_three_role in roles else NO_CARDS
    black = BLACK_THREES if rules.threes.black_three_role in roles else NO_CARDS
    return red | black


def _kept_threes(rules: Options) -> Cards:
    kept = NO_CARDS if rules.threes.threes_kept_in_hand == "none" else _threes(rules, "american_three")
    return kept | RED_THREES if _neglects_threes(rules) else kept
