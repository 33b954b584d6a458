"""Options of when the discard pile may be taken."""

from __future__ import annotations

from bot.canasta.rules.kinds import Flag, OneOf, SomeOf
from bot.canasta.rules.option import Option

PILE: tuple[Option, ...] = (
    Option("pile_freeze_cards", "pile", SomeOf("wild", "red_three"), "cards in the pile that freeze it"),
    Option(
        "turned_red_three_freezes",
        "pile",
        Flag(),
        "a red three turned up as the first card freezes the pile although a discarded one does not (only matters where pile_freeze_cards has no red_three and cover_freezes=true)",
    ),
    Option("pile_frozen_until_melded", "pile", Flag(), "the pile is frozen for a side without melds"),
    Option("pile_always_frozen", "pile", Flag(), "a natural pair from hand is always needed"),
    Option("pile_natural_plus_wild", "pile", Flag(), "unfrozen pile: one natural and one wild with the top"),
    Option("pile_wild_pair", "pile", Flag(), "a pair of twos takes a two on top, a pair of jokers a joker"),
    Option(
        "pile_layoff_to_meld", "pile", Flag(), "unfrozen pile: top card added to one of the side's own melds"
    ),
    Option(
        "pile_layoff_to_canasta", "pile", Flag(), "the same with one of the side's own completed canastas"
    ),
    Option(
        "own_canasta_take_conflict",
        "pile",
        OneOf(
            "refuse_natural_plus_wild", "separate_open_meld", "unlimited_wilds_after_canasta", "never_take"
        ),
        "natural + wild on a rank whose own canasta is full of wilds (only matters with pile_layoff_to_canasta=false and pile_natural_plus_wild=true)",
    ),
    Option(
        "pile_block_tops",
        "pile",
        SomeOf("wild", "black_three", "red_three", "seven"),
        "tops that nobody may take",
    ),
    Option(
        "block_on_taker_canasta_rank",
        "pile",
        Flag(),
        "a top card that fits a completed canasta of the side about to take the pile stops that side, as a black three would",
    ),
    Option(
        "one_card_hand_takes_one_card_pile", "pile", Flag(), "single card in hand, single card in the pile"
    ),
)
