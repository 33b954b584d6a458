"""Options of the table, the packs and the deal."""

from __future__ import annotations

from bot.canasta.rules.kinds import Counted, Flag, OneOf, SomeOf, Whole
from bot.canasta.rules.option import Option

DEAL: tuple[Option, ...] = (
    Option("seat_count", "deal", Whole(2, 8), "players at the table"),
    Option(
        "side_structure",
        "deal",
        OneOf(
            "individual",
            "pairs_2x2",
            "pairs_3x2",
            "pairs_4x2",
            "trios_2x3",
            "pairs_2x2_rotating_fifth",
            "lone_vs_pair",
        ),
        "who scores together",
    ),
    Option("deck_count", "deal", Whole(1, 8), "52-card packs shuffled together"),
    Option("joker_count", "deal", Whole(0, 20), "jokers in the whole pack"),
    Option(
        "max_copies_per_natural_rank",
        "deal",
        OneOf(None, 7),
        "cards of each rank 4..A kept in the pack (null = all)",
    ),
    Option("hand_size", "deal", Whole(7, 20), "cards dealt to each player"),
    Option("foot_size", "deal", Whole(0, 15), "cards of a second packet"),
    Option(
        "foot_scope", "deal", OneOf("player", "team"), "who has a second packet: each player or each side"
    ),
    Option(
        "first_packet_rule",
        "deal",
        OneOf("none", "lower_bottom_card_first"),
        "which of two packets is played first",
    ),
    Option(
        "foot_trigger",
        "deal",
        OneOf("hand_empty", "own_first_canasta"),
        "when the second packet is picked up",
    ),
    Option(
        "seat_draw",
        "deal",
        OneOf("as_seated", "high_card_chooses", "cut_for_seats"),
        "how partners and seats are found, anew for each match",
    ),
    Option(
        "first_dealer",
        "deal",
        OneOf("random", "low_cut", "right_of_high_cut"),
        "how the first dealer is chosen; afterwards the deal moves one seat to the left each round",
    ),
    Option("start_pile", "deal", OneOf("upcard", "empty", "four_down_one_up"), "discard pile after the deal"),
    Option(
        "upcard_cover_on",
        "deal",
        SomeOf("wild", "red_three"),
        "starting upcards that must be covered by the next stock card",
    ),
    Option(
        "cover_freezes", "deal", Flag(), "a covered wild or red three leaves the pile frozen for everybody"
    ),
    Option(
        "bonus_cards",
        "deal",
        OneOf("none", "draw_after_initial_meld", "wings", "dead_wings", "draw_into_hand"),
        "extra cards for the player who makes the initial meld",
    ),
    Option(
        "bonus_card_counts", "deal", Counted(2, 0, 20), "cards for the first side to meld, and for the second"
    ),
    Option(
        "turn_card_from_bottom",
        "deal",
        Whole(0, 30),
        "position of the turned marker card counted from the bottom of the stock",
    ),
    Option(
        "exact_cut_bonus",
        "deal",
        Whole(0, 1000),
        "bonus to the non-dealing side when the cutter lifts exactly the cards needed for the deal",
    ),
)
