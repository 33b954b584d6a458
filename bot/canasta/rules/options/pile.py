"""The options of taking the pile, and of discards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.preset import HOUSE_DECISION


class Pile(Struct, frozen=True, kw_only=True):
    """The conditions for taking the discard pile."""

    pile_freeze_cards: Annotated[
        frozenset[Literal["wild", "red_three"]], "cards in the pile that freeze it"
    ] = frozenset({"wild", "red_three"})
    turned_red_three_freezes: Annotated[
        bool,
        "a red three turned up as the first card freezes the pile although a discarded one does not (only matters where pile_freeze_cards has no red_three and cover_freezes=true)",
    ] = False
    pile_frozen_until_melded: Annotated[bool, "the pile is frozen for a side without melds"] = True
    pile_always_frozen: Annotated[bool, "a natural pair from hand is always needed"] = False
    pile_natural_plus_wild: Annotated[bool, "unfrozen pile: one natural and one wild with the top"] = True
    pile_wild_pair: Annotated[bool, "a pair of twos takes a two on top, a pair of jokers a joker"] = False
    pile_layoff_to_meld: Annotated[bool, "unfrozen pile: top card added to one of the side's own melds"] = (
        True
    )
    pile_layoff_to_canasta: Annotated[bool, "the same with one of the side's own completed canastas"] = True
    own_canasta_take_conflict: Annotated[
        Literal[
            "refuse_natural_plus_wild", "separate_open_meld", "unlimited_wilds_after_canasta", "never_take"
        ],
        "natural + wild on a rank whose own canasta is full of wilds (only matters with pile_layoff_to_canasta=false and pile_natural_plus_wild=true)",
    ] = "refuse_natural_plus_wild"
    pile_block_tops: Annotated[
        frozenset[Literal["wild", "black_three", "red_three", "seven"]], "tops that nobody may take"
    ] = frozenset({"wild", "black_three"})
    block_on_taker_canasta_rank: Annotated[
        bool,
        "a top card that fits a completed canasta of the side about to take the pile stops that side, as a black three would",
    ] = False
    one_card_hand_takes_one_card_pile: Annotated[
        bool, "single card in hand, single card in the pile", HOUSE_DECISION
    ] = False


class Discards(Struct, frozen=True, kw_only=True):
    """The cards that may be discarded."""

    discard_wild: Annotated[Literal["allowed", "never", "forced_or_final_only"], "wilds as discards"] = (
        "allowed"
    )
    discard_threes: Annotated[Literal["black_only", "never", "final_only", "any"], "threes as discards"] = (
        "black_only"
    )
    seven_discards: Annotated[
        Literal["free", "after_own_sevens_canasta", "after_all_sevens_canastas"],
        "when sevens may be discarded; if not always, never as the last discard",
    ] = "free"
    empty_pile_aces_sevens_barred: Annotated[
        bool, "aces and sevens may not start an empty pile while another natural is held"
    ] = False
    empty_pile_closed_ranks: Annotated[
        Literal["none", "dead", "safe"],
        "ranks that may not start an empty pile while there is an alternative",
    ] = "none"
    hand_proof_on_demand: Annotated[
        bool, "an opponent may demand proof of a forced discard (the bot takes care of it)"
    ] = False
    final_discard: Annotated[Literal["optional", "required"], "discard when going out"] = "optional"
    final_discard_face_down: Annotated[bool, "the last discard is face down"] = False
