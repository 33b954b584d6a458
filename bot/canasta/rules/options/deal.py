"""The options of the deal, of three players, and of drawing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Counted, Draws, Whole
from bot.canasta.rules.preset import HOUSE_DECISION


class Deal(Struct, frozen=True, kw_only=True):
    """Seats, packs, and how a round is dealt."""

    seat_count: Annotated[int, Whole(2, 8), "players at the table"] = 4
    side_structure: Annotated[
        Literal[
            "individual",
            "pairs_2x2",
            "pairs_3x2",
            "pairs_4x2",
            "trios_2x3",
            "pairs_2x2_rotating_fifth",
            "lone_vs_pair",
        ],
        "who scores together",
    ] = "pairs_2x2"
    deck_count: Annotated[int, Whole(1, 8), "52-card packs shuffled together"] = 2
    joker_count: Annotated[int, Whole(0, 20), "jokers in the whole pack"] = 4
    max_copies_per_natural_rank: Annotated[
        Literal[None, 7],  # noqa: PYI061 - two values to choose from, not a number or none
        "cards of each rank 4..A kept in the pack (null = all)",
    ] = None
    hand_size: Annotated[int, Whole(7, 20), "cards dealt to each player"] = 11
    foot_size: Annotated[int, Whole(0, 15), "cards of a second packet"] = 0
    foot_scope: Annotated[Literal["player", "team"], "who has a second packet: each player or each side"] = (
        "player"
    )
    first_packet_rule: Annotated[
        Literal["none", "lower_bottom_card_first"], "which of two packets is played first"
    ] = "none"
    foot_trigger: Annotated[
        Literal["hand_empty", "own_first_canasta"], "when the second packet is picked up"
    ] = "hand_empty"
    seat_draw: Annotated[
        Literal["as_seated", "high_card_chooses", "cut_for_seats"],
        "how partners and seats are found, anew for each match",
    ] = "as_seated"
    first_dealer: Annotated[
        Literal["random", "low_cut", "right_of_high_cut"],
        "how the first dealer is chosen; afterwards the deal moves one seat to the left each round",
    ] = "random"
    start_pile: Annotated[Literal["upcard", "empty", "four_down_one_up"], "discard pile after the deal"] = (
        "upcard"
    )
    upcard_cover_on: Annotated[
        frozenset[Literal["wild", "red_three", "black_three"]],
        "starting upcards that must be covered by the next stock card",
    ] = frozenset({"wild", "red_three"})
    cover_freezes: Annotated[bool, "a covered wild or red three leaves the pile frozen for everybody"] = True
    bonus_cards: Annotated[
        Literal["none", "draw_after_initial_meld", "wings", "dead_wings", "draw_into_hand"],
        "extra cards for the player who makes the initial meld",
    ] = "none"
    bonus_card_counts: Annotated[
        tuple[int, int], Counted(2, 0, 20), "cards for the first side to meld, and for the second"
    ] = (0, 0)
    turn_card_from_bottom: Annotated[
        int, Whole(0, 30), "position of the turned marker card counted from the bottom of the stock"
    ] = 0
    exact_cut_bonus: Annotated[
        int,
        Whole(0, 1000),
        "bonus to the non-dealing side when the cutter lifts exactly the cards needed for the deal",
    ] = 0


class ThreeHanded(Struct, frozen=True, kw_only=True):
    """The lone hand of the three-handed game."""

    lone_hand_rule: Annotated[
        Literal["none", "first_pile_taker_else_out_player"], "who plays alone in the three-handed game"
    ] = "none"
    no_taker_scoring: Annotated[Literal["n/a", "each_alone"], "stock gone and nobody ever took the pile"] = (
        "n/a"
    )
    red_threes_individual: Annotated[bool, "partners score their own red threes only"] = False


class Drawing(Struct, frozen=True, kw_only=True):
    """Drawing from the stock and what is taken with the pile."""

    draw_count: Annotated[
        int, Whole(1, 5), "cards taken from the stock in a normal draw (discard is always one)"
    ] = 1
    draw_counts_by_round: Annotated[
        tuple[int, ...],
        Draws(),
        "cards drawn in the first, second, third ... round instead of draw_count (empty = always draw_count)",
    ] = ()
    short_draw_is_complete: Annotated[
        bool, "with draw two, a lone last card is a full draw", HOUSE_DECISION
    ] = True
    exit_without_drawing: Annotated[
        Literal["never", "with_permission"], "whether a player may go out before drawing"
    ] = "never"
    pile_take_extent: Annotated[
        Literal["all", "top_only", "top_3", "top_5", "top_7", "until_wild", "from_card"],
        "how much of the pile is taken",
    ] = "all"
    pile_visibility: Annotated[
        Literal["top_only", "all"],
        "what players may see of the pile (the freeze marker is always shown)",
        HOUSE_DECISION,
    ] = "top_only"
