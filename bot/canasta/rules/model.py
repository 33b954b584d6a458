"""The rules of a match: its options, and the traits that follow from several of them, worked out once for all its steps.

``counted_ways`` alone allows a quick answer: an option that makes it wrong is asked for there, too. An option of melds
takes ``plain_melds`` away by itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from bot.canasta.cards import BLACK_THREES, NO_CARDS, RED_THREES, Cards
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.options import Options
from bot.canasta.rules.options.melds import Melds, SameRankMelds, WildRatio

# -------------------------------------------------------------------------------------------- limits of melds

NO_LIMIT: Final = 255
_CLASSIC_CANASTA_NATURALS: Final = 4
_MOST_WILDS: Final = 100
"""A number above the wild cards of any packs."""


@lru_cache(maxsize=256)
def _wild_caps(
    max_wilds: int | None, wild_ratio: WildRatio, max_meld_cards: int | None, most_with_wilds: int | None
) -> tuple[int, ...]:
    """Return the most wild cards a meld may hold, indexed by its naturals."""
    caps = []
    for naturals in range(NO_LIMIT + 1):
        cap = NO_LIMIT if max_wilds is None else max_wilds
        if wild_ratio == "naturals_ge_wilds":
            cap = min(cap, naturals)
        elif wild_ratio == "naturals_gt_wilds":
            cap = min(cap, naturals - 1)
        elif wild_ratio == "naturals_ge_twice_wilds":
            cap = min(cap, naturals // 2)
        elif wild_ratio == "one_until_six_cards":
            # A second wild card is the sixth card at the earliest, and there is no third.
            cap = min(cap, 2 if naturals >= 4 else 1)
        for largest in (max_meld_cards, most_with_wilds):
            if largest is not None:
                cap = min(cap, largest - naturals)
        caps.append(max(cap, 0))
    return tuple(caps)


def wild_caps(rules: Melds) -> tuple[int, ...]:
    """Return the most wild cards a meld may hold, indexed by its naturals.

    The options max_wilds, wild_ratio, max_meld_cards, and canasta_extension: a mixed canasta that takes no further
    cards has as many as make it one.
    """
    return _wild_caps(
        rules.max_wilds,
        rules.wild_ratio,
        rules.max_meld_cards,
        None if rules.canasta_extension == "all" else rules.canasta_size,
    )


def caps_of(rules: Options) -> tuple[int, ...]:
    """Return the most wild cards a meld may hold, indexed by its naturals, with what the rules of the pile add.

    pagat, Restrictions on taking the discard pile, solution 2: "Remove the limit on wild cards for melds of more than
    seven cards. You still need at least four natural cards in a canasta".
    """
    melds, pile = rules.melds, rules.pile
    caps = wild_caps(melds)
    if (
        pile.own_canasta_take_conflict != "unlimited_wilds_after_canasta"
        or pile.pile_layoff_to_canasta
        or not pile.pile_natural_plus_wild
        or melds.canasta_extension != "all"
    ):
        return caps
    return _unlimited_after_canasta(caps, melds.canasta_size, melds.max_meld_cards)


@lru_cache(maxsize=64)
def _unlimited_after_canasta(
    caps: tuple[int, ...], canasta_size: int, largest: int | None
) -> tuple[int, ...]:
    return tuple(
        max(cap, (NO_LIMIT if largest is None else max(0, largest - naturals)))
        if naturals >= _CLASSIC_CANASTA_NATURALS and naturals + cap >= canasta_size
        else cap
        for naturals, cap in enumerate(caps)
    )


@lru_cache(maxsize=64)
def fewest_naturals(caps: tuple[int, ...], canasta_size: int) -> tuple[int, ...]:
    """Return the fewest naturals with which a meld can be a canasta, indexed by the wild cards that there are for it.

    With more naturals it is one as well: no limit takes more than one wild card for a natural.
    """
    return tuple(
        next(
            (
                naturals
                for naturals, cap in enumerate(caps)
                if naturals and naturals + min(wilds, cap) >= canasta_size
            ),
            NO_LIMIT,
        )
        for wilds in range(_MOST_WILDS)
    )


def same_rank(rules: Options) -> SameRankMelds:
    """Return the rule for a second meld of a rank: merge, new_after_canasta or many.

    pagat, Restrictions on taking the discard pile, solution 1: "once you have completed a canasta you can start a new
    meld of that same rank".
    """
    pile = rules.pile
    if (
        pile.own_canasta_take_conflict == "separate_open_meld"
        and not pile.pile_layoff_to_canasta
        and pile.pile_natural_plus_wild
        and rules.melds.same_rank_melds == "merge"
    ):
        return "new_after_canasta"
    return rules.melds.same_rank_melds


# ----------------------------------------------------------------------------------------------------- traits

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
    """How many wild cards a meld of a rank may hold, by its naturals (:func:`caps_of`)."""
    canasta_naturals: tuple[int, ...]
    """With how many naturals a meld may be a canasta, by the wild cards that there are for it."""
    largest_meld: int
    """The most cards of a meld of a rank."""
    largest_wild_meld: int
    """The most cards of a meld of wild cards."""
    same_rank: SameRankMelds
    """What becomes of a second meld of a rank (:func:`same_rank`)."""


def traits_of(rules: Options) -> Traits:
    """Return the traits of a rule set, which keeps them (:class:`RuleSet`)."""
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


# ----------------------------------------------------------------------------------------------- the rule set

_SIDES_OF_ONE_SIZE = frozenset({"pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3"})


def draws_seats(rules: Options) -> bool:
    """Return whether partners and seats are drawn with cards when the match starts (option seat_draw)."""
    return rules.deal.seat_draw != "as_seated" and rules.deal.side_structure in _SIDES_OF_ONE_SIZE


class RuleSet(Options, frozen=True, kw_only=True, dict=True):
    """All rules of a match, complete. Stored with the match, so that nothing changes under a running game.

    ``traits`` follow from the rules: they are no field, and are neither stored nor compared.
    """

    if TYPE_CHECKING:

        @property
        def traits(self) -> Traits:
            """Return the mechanisms beyond Classic Canasta that these rules use."""

    def __post_init__(self) -> None:
        # Asked several times at every step: a plain attribute is found in a quarter of the time of a cached property.
        self.__dict__["traits"] = traits_of(self)
