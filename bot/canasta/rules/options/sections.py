"""The options by section: of the deal, the stock and the pile, melds, going out, scoring, and the end of a match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from bot.canasta.rules.kinds import Counted, Counts, Dependence, Draws, Minimums, Points, Totals, Whole
from bot.canasta.rules.preset import HOUSE_DECISION

_WILD_MELDS = Dependence("wild_melds", bool)
_SEQUENCES = Dependence("sequence_melds", bool)
_TWO_GRADES = Dependence("concealed_rule", lambda rule: rule == "viennese_two_grades")
RECYCLING = frozenset({"recycle_pile", "recycle_pile_turned_over"})
"""The values of stock_exhaustion with which the pile becomes a new stock."""
_RECYCLES = Dependence("stock_exhaustion", RECYCLING.__contains__)
_TARGET = Dependence("round_count", lambda count: count is None)


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


class Threes(Struct, frozen=True, kw_only=True):
    """The roles of red and black threes, and their points."""

    red_three_role: Annotated[
        Literal["lay_for_bonus", "american_three", "discard_only"], "what a red three is"
    ] = "lay_for_bonus"
    black_three_role: Annotated[
        Literal["stop_card", "american_three", "discard_only"], "what a black three is"
    ] = "stop_card"
    three_lay_timing: Annotated[
        Literal["at_deal", "own_turn", "not_laid"],
        "when dealt red threes (American: all threes) go to the table",
    ] = "at_deal"
    threes_kept_in_hand: Annotated[
        Literal["none", "one_before_meld", "unlimited"], "threes that may stay in the hand by choice"
    ] = "none"
    red_three_totals: Annotated[
        tuple[int, ...],
        Totals(),
        "cumulative value of 1,2,3,... laid red threes (American: per colour, red and black alike)",
    ] = (100, 200, 300, 800)
    three_sign: Annotated[
        Literal["any_meld", "any_canasta", "two_canastas", "sevens_canasta", "american_three_way", "never"],
        "when laid threes count plus; otherwise the same amount counts minus (American: minus with 0 canastas, nothing with 1, plus with 2+)",
    ] = "any_meld"
    red_three_in_hand_penalty: Annotated[
        int, Whole(0, 1000), "points lost per red three caught in hand or foot", HOUSE_DECISION
    ] = 5
    threes_in_hand_scoring: Annotated[
        Literal["five_each", "as_if_laid", "as_if_laid_for_penalty"],
        "American: threes still in hand",
        HOUSE_DECISION,
    ] = "five_each"
    last_stock_three: Annotated[
        Literal[
            "ends_laid_counts",
            "ends_uncredited",
            "ends_minus_five",
            "must_lay",
            "may_lay",
            "may_discard_if_out",
            "stays_in_hand",
        ],
        "a red three (American: any three) is the last stock card",
    ] = "ends_laid_counts"
    unreplaced_three_ends_round: Annotated[
        bool,
        "a three that the stock cannot replace ends the round also when another card came with it, and when it was laid from the hand",
    ] = False
    red_three_from_pile_replaced: Annotated[bool, "replacement for a red three found in a taken pile"] = False
    red_three_from_foot_replaced: Annotated[
        bool,
        "replacement for a red three (American: any three) found in a second packet",
        HOUSE_DECISION,
        Dependence("foot_size", bool),
    ] = True
    black_three_blocks_pile: Annotated[
        bool, "a black three on top stops the next player from taking the pile"
    ] = True
    black_three_barred_first_round: Annotated[
        bool, "no black three may be discarded on a player's first turn of a round"
    ] = False
    black_threes_from_pile: Annotated[
        Literal["keep", "set_aside"],
        "what becomes of black threes in a taken pile: set aside they count 5 each, all four 100",
    ] = "keep"
    black_three_meld: Annotated[
        Literal["exit_turn_three_plus", "exit_turn_with_wilds", "exit_turn_all_six", "never"],
        "melding black threes, and whether wild cards may go with them as in other melds",
    ] = "exit_turn_three_plus"
    black_three_melded_value: Annotated[int, Whole(0, 100), "points per melded black three"] = 5
    black_three_hand_penalty: Annotated[int, Whole(0, 1000), "points lost per black three in hand"] = 5
    bonus_four_black_threes: Annotated[
        int, Whole(0, 1000), "fixed value of a meld of all four, replacing its card points"
    ] = 0


SameRankMelds = Literal["merge", "new_after_canasta", "many"]
WildRatio = Literal[
    "none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds", "one_until_six_cards"
]


class Melds(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The melds that may lie on the table."""

    min_meld_cards: Annotated[Literal[3], "cards that a meld needs at least"] = 3
    canasta_size: Annotated[int, Whole(4, 8), "cards that make a canasta"] = 7
    min_naturals: Annotated[Literal[2, 3], "naturals in a mixed meld"] = 2
    max_wilds: Annotated[int | None, Whole(0, 12), "wilds in a mixed meld (null = only the ratio limits)"] = 3
    wild_ratio: Annotated[WildRatio, "further limit, checked on the whole meld after every addition"] = "none"
    max_meld_cards: Annotated[int | None, Whole(4, 40), "cards that a meld may have at most"] = None
    canasta_extension: Annotated[
        Literal["all", "natural_only", "none"], "which completed canastas take further cards"
    ] = "all"
    same_rank_melds: Annotated[SameRankMelds, "second meld of a rank by one side"] = "merge"
    wild_melds: Annotated[bool, "melds made only of wilds"] = False
    max_wild_meld_cards: Annotated[int | None, Whole(7, 12), "largest meld of wild cards"] = 7
    wild_meld_lock: Annotated[
        bool, "while the side has an unfinished wild meld, no wild may go elsewhere"
    ] = False
    rule_of_five: Annotated[
        bool, "after the initial meld a wild may join a natural-rank meld only when it holds five naturals"
    ] = False
    sevens_rule: Annotated[Literal["ordinary", "pure_only"], "melds of sevens"] = "ordinary"
    aces_rule: Annotated[Literal["ordinary", "pure_unless_dirty_initial"], "melds of aces"] = "ordinary"
    closed_rank_rule: Annotated[
        Literal["none", "dead_for_both", "dead_for_owner_only"],
        "effect of a completed natural-rank canasta on that rank",
    ] = "none"
    sequence_melds: Annotated[bool, "suited runs without wilds"] = False
    sequence_pile_take: Annotated[
        Literal["not_allowed", "top_card_only", "whole_pile"], "using the pile top in a sequence"
    ] = "not_allowed"
    sequence_max_wilds: Annotated[Literal[0, 1], "wild cards in a sequence"] = 0
    threes_melds: Annotated[bool, "melds of threes, which count as canastas from seven cards on"] = False


class InitialMeld(Struct, frozen=True, kw_only=True):
    """The first meld of a side in a round."""

    initial_minimums: Annotated[
        tuple[tuple[int | None, int], ...], Minimums(), "null = below the first threshold"
    ] = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    initial_minimums_by: Annotated[
        Literal["score", "round"],
        "whether the rows of initial_minimums go by the score or by the number of the round",
    ] = "score"
    initial_compare: Annotated[Literal["at_least", "more_than"], "comparison of count and minimum"] = (
        "at_least"
    )
    initial_pile_allowed: Annotated[
        Literal["top_counts", "yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces", "no"],
        "use of the pile on the initial-meld turn",
    ] = "top_counts"
    initial_purity: Annotated[
        Literal["none", "pure_three_or_wild", "pure_three_always", "three_naturals"],
        "what the initial meld must contain",
    ] = "none"
    initial_canasta_waiver: Annotated[
        Literal["none", "natural_or_wild_from_hand", "any_canasta"], "a complete canasta replaces the minimum"
    ] = "none"
    concealed_waives_minimum: Annotated[
        Literal["never", "stock_draw_only"], "whole-hand exit with a canasta needs no minimum"
    ] = "stock_draw_only"
    initial_canasta_required_from: Annotated[
        int | None, Whole(0, 50000), "from this score the initial meld must include a canasta"
    ] = None
    initial_natural_canasta_required_from: Annotated[
        int | None, Whole(0, 50000), "from this score the initial meld must include a natural canasta"
    ] = None


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


class GoingOut(Struct, frozen=True, kw_only=True):
    """The conditions for going out."""

    canastas_to_go_out: Annotated[int, Whole(1, 12), "completed canastas the side needs"] = 1
    canasta_mix: Annotated[
        dict[Literal["natural", "mixed", "wild", "sevens", "sequence", "sequence_or_natural"], int],
        Counts,
        "least numbers by kind among them",
    ] = field(default_factory=dict)
    red_threes_to_go_out: Annotated[
        Literal["none", "as_many_as_canastas"], "laid red threes that going out needs"
    ] = "none"
    keep_after_turn: Annotated[
        Literal[1], "cards a player must still hold after the discard when not going out"
    ] = 1
    initial_meld_may_leave_one: Annotated[
        bool, "initial meld down to the single discard while bonus cards are due"
    ] = False
    all_members_must_play_from_foot: Annotated[
        bool, "every member of the side must have played from the foot"
    ] = False
    incomplete_special_bars_exit: Annotated[
        bool, "unfinished sevens or pure aces stop the side going out"
    ] = False
    incomplete_wild_bars_exit: Annotated[
        bool, "an unfinished wild meld stops the side going out", _WILD_MELDS
    ] = False
    ask_timing: Annotated[
        Literal[
            "after_draw_or_top_meld",
            "before_any_meld",
            "own_turn_before_any_meld",
            "with_skip_draw",
            "unspecified",
        ],
        "when the partner may be asked; the answer is always binding",
    ] = "after_draw_or_top_meld"
    ask_required: Annotated[bool, "going out needs the partner's permission"] = False
    ask_limit_per_hand: Annotated[int | None, Whole(0, 20), "questions per player and round"] = None
    concealed_rule: Annotated[
        Literal[
            "own_canasta_no_additions",
            "own_canasta_lenient",
            "team_initial_same_turn",
            "nothing_played_before",
            "own_or_partner_canasta",
            "viennese_two_grades",
            "none",
        ],
        "what counts as going out concealed",
    ] = "own_canasta_no_additions"
    concealed_extra: Annotated[
        int,
        Whole(0, 5000),
        "added to the going-out bonus",
        Dependence("concealed_rule", lambda rule: rule not in {"none", "viennese_two_grades"}),
    ] = 100
    concealed_after_pile_take: Annotated[bool, "still concealed when the pile was taken on that turn"] = True
    covered_exit_bonus: Annotated[
        int, Whole(0, 5000), "Viennese: total for a covered exit without an own canasta", _TWO_GRADES
    ] = 0
    hand_canasta_bonus: Annotated[
        int,
        Whole(0, 5000),
        "Viennese: for a covered exit with an own canasta (read as the total, see decision D22)",
        _TWO_GRADES,
    ] = 0


SpecialHand = Literal["straight", "pairs", "pairs_with_twos", "garbage"]


class Scoring(Struct, frozen=True, kw_only=True):
    """Bonuses, penalties and special hands."""

    bonus_natural_canasta: Annotated[int, Whole(0, 10000), "a canasta without wild cards"] = 500
    bonus_mixed_canasta: Annotated[int, Whole(0, 10000), "a canasta with wild cards"] = 300
    bonus_wild_canasta: Annotated[
        int | None, Whole(0, 10000), "wild canasta not covered by the two lines below", _WILD_MELDS
    ] = None
    bonus_wild_all_twos: Annotated[
        int | None, Whole(0, 10000), "null = same as bonus_wild_canasta", _WILD_MELDS
    ] = None
    bonus_wild_four_jokers: Annotated[
        int | None, Whole(0, 10000), "null = same as bonus_wild_canasta", _WILD_MELDS
    ] = None
    bonus_wild_six_jokers: Annotated[
        int | None, Whole(0, 10000), "null = same as bonus_wild_four_jokers", _WILD_MELDS
    ] = None
    bonus_sequence_canasta: Annotated[
        int | None, Whole(0, 10000), "samba / escalera of seven", _SEQUENCES
    ] = None
    bonus_mixed_sequence_canasta: Annotated[
        int | None,
        Whole(0, 10000),
        "a sequence of seven with a wild card (null = as bonus_sequence_canasta)",
        _SEQUENCES,
    ] = None
    bonus_threes_canasta: Annotated[
        int | None,
        Whole(0, 10000),
        "a canasta of threes (null = as a natural canasta)",
        Dependence("threes_melds", bool),
    ] = None
    bonus_sevens_canasta: Annotated[int | None, Whole(0, 10000), "null = as any natural canasta"] = None
    bonus_mixed_sevens_canasta: Annotated[
        int | None, Whole(0, 10000), "a canasta of sevens with wild cards (null = as any mixed canasta)"
    ] = None
    bonus_pure_aces_canasta: Annotated[int | None, Whole(0, 10000), "null = as any natural canasta"] = None
    bonus_going_out: Annotated[int, Whole(0, 10000), "bonus for going out"] = 100
    bonus_concealed_canasta: Annotated[int, Whole(0, 10000), "per canasta laid whole from the hand"] = 0
    penalty_incomplete_wild: Annotated[int, Whole(0, 10000), "unfinished wild meld", _WILD_MELDS] = 0
    penalty_incomplete_wild_four_jokers: Annotated[
        int | None, Whole(0, 10000), "null = same as penalty_incomplete_wild", _WILD_MELDS
    ] = None
    penalty_incomplete_sevens: Annotated[int, Whole(0, 10000), "unfinished sevens"] = 0
    penalty_incomplete_pure_aces: Annotated[int, Whole(0, 10000), "unfinished pure aces"] = 0
    penalty_short_sequence: Annotated[
        int, Whole(0, 10000), "sequence of fewer than five cards", _SEQUENCES
    ] = 0
    penalty_three_sevens_in_hand: Annotated[int, Whole(0, 10000), "per player holding three or more"] = 0
    sevens_in_hand_from: Annotated[
        int,
        Whole(3, 5),
        "so many sevens in a hand bring the penalty",
        Dependence("penalty_three_sevens_in_hand", bool),
    ] = 3
    penalty_three_aces_in_hand: Annotated[int, Whole(0, 10000), "per player holding three or more"] = 0
    melds_deducted_without_canasta: Annotated[bool, "a side with no canasta loses its melded card points"] = (
        False
    )
    special_hands: Annotated[frozenset[SpecialHand], "hands that go out as they are"] = frozenset()
    special_hand_scores: Annotated[dict[SpecialHand, int], Points, "points for special hands"] = field(
        default_factory=dict
    )
    pairs_wild_pair: Annotated[
        Literal["none", "twos", "twos_or_jokers"],
        "wild pair of the second pairs hand",
        Dependence("special_hands", lambda hands: "pairs_with_twos" in hands),
    ] = "none"
    garbage_form: Annotated[
        Literal["two_fours_two_threes", "four_triples_and_wild_pair"],
        "form of the garbage hand",
        HOUSE_DECISION,
        Dependence("special_hands", lambda hands: "garbage" in hands),
    ] = "two_fours_two_threes"
    special_hand_last_card_from_pile: Annotated[
        Literal["never", "single_card_pile"],
        "whether the only card of the pile may complete a special hand",
        HOUSE_DECISION,
        Dependence("special_hands", bool),
    ] = "never"


class Manners(Struct, frozen=True, kw_only=True):
    """Irregularities and questions about cards."""

    irregularities: Annotated[
        Literal["reject", "scarne"],
        "reject = an illegal action is refused and nothing happens; scarne = penalties below",
        HOUSE_DECISION,
    ] = "reject"
    improper_initial_meld: Annotated[
        Literal["reject", "penalty_cards"], "too small an initial meld", HOUSE_DECISION
    ] = "reject"
    penalty_ignored_answer: Annotated[
        int, Whole(0, 1000), "going against partner's answer (only if the engine lets it happen)"
    ] = 0
    penalty_false_card_count: Annotated[int, Whole(0, 1000), "saying more than one card when holding one"] = 0
    penalty_unexposed_red_three: Annotated[int, Whole(0, 1000), "a red three not laid"] = 0
    card_count_question: Annotated[
        Literal["exact", "one_or_more"], "answer to how many cards a player holds", HOUSE_DECISION
    ] = "exact"


class End(Struct, frozen=True, kw_only=True):
    """The end of a round and of the match."""

    stock_exhaustion: Annotated[
        Literal[
            "forced_if_fits_meld",
            "forced_if_legal",
            "optional",
            "end_of_turn",
            "end_with_last_discard",
            "recycle_pile",
            "recycle_pile_turned_over",
        ],
        "play once the stock is empty",
    ] = "forced_if_fits_meld"
    recycle_limit: Annotated[
        int, Whole(1, 3), "how often in a round the pile becomes a new stock", _RECYCLES
    ] = 1
    target_score: Annotated[
        int, Whole(500, 50000), "the match ends when a side has this total at the end of a round", _TARGET
    ] = 5000
    round_count: Annotated[
        int | None,
        Whole(1, 20),
        "the match ends after this many rounds, whatever the score (null = at the target)",
    ] = None
    target_compare: Annotated[
        Literal["at_least", "more_than"], "whether the target must be reached or passed", _TARGET
    ] = "at_least"
    tie_rule: Annotated[
        Literal["play_on", "shared"], "equal totals at or over the target", HOUSE_DECISION
    ] = "play_on"

    @property
    def recycles(self) -> bool:
        """Return whether the pile becomes a new stock, in whatever order."""
        return self.stock_exhaustion in RECYCLING
