"""The catalogue of rule options: one row for each, with what it may be.

It drives validation, changing a rule set by option ids, and the differences between rule sets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.kinds import (
    Counted,
    Counts,
    Draws,
    Flag,
    Minimums,
    OneOf,
    Points,
    SomeOf,
    Totals,
    Whole,
)
from bot.canasta.rules.model import RuleSet


class Option(Struct, frozen=True):
    """One rule option: its id, the section of the rule set that holds it, what it may be, what it means."""

    id: str
    section: str
    allowed: Any
    meaning: str

    @property
    def classic(self) -> Any:
        """The value of Classic Canasta for four."""
        return getattr(getattr(_CLASSIC, self.section), self.id)

    @property
    def has_choice(self) -> bool:
        """Whether it may be more than one thing."""
        return not (isinstance(self.allowed, OneOf) and len(self.allowed.values) == 1)

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        return bool(self.allowed.allows(value))


_CLASSIC = RuleSet()

OPTIONS: tuple[Option, ...] = (
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
    Option("foot_size", "deal", Whole(0, 15), "second packet per player"),
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
    Option(
        "draw_count",
        "draw",
        Whole(1, 5),
        "cards taken from the stock in a normal draw (discard is always one)",
    ),
    Option(
        "draw_counts_by_round",
        "draw",
        Draws(),
        "cards drawn in the first, second, third ... round instead of draw_count (empty = always draw_count)",
    ),
    Option("short_draw_is_complete", "draw", Flag(), "with draw two, a lone last card is a full draw"),
    Option(
        "exit_without_drawing",
        "draw",
        OneOf("never", "with_permission"),
        "whether a player may go out before drawing",
    ),
    Option(
        "pile_take_extent",
        "draw",
        OneOf("all", "top_only", "top_3", "top_5", "top_7", "until_wild", "from_card"),
        "how much of the pile is taken",
    ),
    Option(
        "pile_visibility",
        "draw",
        OneOf("top_only", "all"),
        "what players may see of the pile (the freeze marker is always shown)",
    ),
    Option(
        "red_three_role",
        "threes",
        OneOf("lay_for_bonus", "american_three", "discard_only"),
        "what a red three is",
    ),
    Option(
        "black_three_role",
        "threes",
        OneOf("stop_card", "american_three", "discard_only"),
        "what a black three is",
    ),
    Option(
        "three_lay_timing",
        "threes",
        OneOf("at_deal", "own_turn", "not_laid"),
        "when dealt red threes (American: all threes) go to the table",
    ),
    Option(
        "threes_kept_in_hand",
        "threes",
        OneOf("none", "one_before_meld", "unlimited"),
        "threes that may stay in the hand by choice",
    ),
    Option(
        "red_three_totals",
        "threes",
        Totals(),
        "cumulative value of 1,2,3,... laid red threes (American: per colour, red and black alike)",
    ),
    Option(
        "three_sign",
        "threes",
        OneOf("any_meld", "any_canasta", "two_canastas", "sevens_canasta", "american_three_way", "never"),
        "when laid threes count plus; otherwise the same amount counts minus (American: minus with 0 canastas, nothing with 1, plus with 2+)",
    ),
    Option(
        "red_three_in_hand_penalty",
        "threes",
        Whole(0, 1000),
        "points lost per red three caught in hand or foot",
    ),
    Option(
        "threes_in_hand_scoring",
        "threes",
        OneOf("five_each", "as_if_laid", "as_if_laid_for_penalty"),
        "American: threes still in hand",
    ),
    Option(
        "last_stock_three",
        "threes",
        OneOf(
            "ends_laid_counts",
            "ends_uncredited",
            "ends_minus_five",
            "must_lay",
            "may_lay",
            "may_discard_if_out",
            "stays_in_hand",
        ),
        "a red three (American: any three) is the last stock card",
    ),
    Option(
        "unreplaced_three_ends_round",
        "threes",
        Flag(),
        "a three that the stock cannot replace ends the round also when another card came with it, and when it was laid from the hand",
    ),
    Option(
        "red_three_from_pile_replaced", "threes", Flag(), "replacement for a red three found in a taken pile"
    ),
    Option(
        "black_three_blocks_pile",
        "threes",
        Flag(),
        "a black three on top stops the next player from taking the pile",
    ),
    Option(
        "black_three_barred_first_round",
        "threes",
        Flag(),
        "no black three may be discarded on each player's first turn",
    ),
    Option(
        "black_threes_from_pile",
        "threes",
        OneOf("keep", "set_aside"),
        "what becomes of black threes in a taken pile: set aside they count 5 each, all four 100",
    ),
    Option(
        "black_three_meld",
        "threes",
        OneOf("exit_turn_three_plus", "exit_turn_all_six", "never"),
        "melding black threes (never with wilds)",
    ),
    Option("black_three_melded_value", "threes", Whole(0, 100), "points per melded black three"),
    Option("black_three_hand_penalty", "threes", Whole(0, 1000), "points lost per black three in hand"),
    Option(
        "bonus_four_black_threes",
        "threes",
        Whole(0, 1000),
        "fixed value of a meld of all four, replacing its card points",
    ),
    Option("min_meld_cards", "melds", OneOf(3), "smallest meld"),
    Option("canasta_size", "melds", Whole(4, 8), "cards that make a canasta"),
    Option("min_naturals", "melds", OneOf(2, 3), "naturals in a mixed meld"),
    Option(
        "max_wilds",
        "melds",
        Whole(0, 12, or_none=True),
        "wilds in a mixed meld (null = only the ratio limits)",
    ),
    Option(
        "wild_ratio",
        "melds",
        OneOf(
            "none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds", "one_until_six_cards"
        ),
        "further limit, checked on the whole meld after every addition",
    ),
    Option("max_meld_cards", "melds", Whole(4, 40, or_none=True), "largest meld"),
    Option(
        "canasta_extension",
        "melds",
        OneOf("all", "natural_only", "none"),
        "which completed canastas take further cards",
    ),
    Option(
        "same_rank_melds",
        "melds",
        OneOf("merge", "new_after_canasta", "many"),
        "second meld of a rank by one side",
    ),
    Option("wild_melds", "melds", Flag(), "melds made only of wilds"),
    Option("max_wild_meld_cards", "melds", Whole(7, 12, or_none=True), "largest meld of wild cards"),
    Option(
        "wild_meld_lock",
        "melds",
        Flag(),
        "while the side has an unfinished wild meld, no wild may go elsewhere",
    ),
    Option(
        "rule_of_five",
        "melds",
        Flag(),
        "after the initial meld a wild may join a natural-rank meld only when it holds five naturals",
    ),
    Option("sevens_rule", "melds", OneOf("ordinary", "pure_only"), "melds of sevens"),
    Option("aces_rule", "melds", OneOf("ordinary", "pure_unless_dirty_initial"), "melds of aces"),
    Option(
        "closed_rank_rule",
        "melds",
        OneOf("none", "dead_for_both", "dead_for_owner_only"),
        "effect of a completed natural-rank canasta on that rank",
    ),
    Option("sequence_melds", "melds", Flag(), "suited runs without wilds"),
    Option(
        "sequence_pile_take",
        "melds",
        OneOf("not_allowed", "top_card_only", "whole_pile"),
        "using the pile top in a sequence",
    ),
    Option("sequence_max_wilds", "melds", OneOf(0, 1), "wild cards in a sequence"),
    Option("threes_melds", "melds", Flag(), "melds of threes, which count as canastas from seven cards on"),
    Option("initial_minimums", "initial", Minimums(), "null = below the first threshold"),
    Option(
        "initial_minimums_by",
        "initial",
        OneOf("score", "round"),
        "whether the rows of initial_minimums go by the score or by the number of the round",
    ),
    Option("initial_compare", "initial", OneOf("at_least", "more_than"), "comparison of count and minimum"),
    Option(
        "initial_pile_allowed",
        "initial",
        OneOf("top_counts", "yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces", "no"),
        "use of the pile on the initial-meld turn",
    ),
    Option(
        "initial_purity",
        "initial",
        OneOf("none", "pure_three_or_wild", "pure_three_always", "three_naturals"),
        "what the initial meld must contain",
    ),
    Option(
        "initial_canasta_waiver",
        "initial",
        OneOf("none", "natural_or_wild_from_hand", "any_canasta"),
        "a complete canasta replaces the minimum",
    ),
    Option(
        "concealed_waives_minimum",
        "initial",
        OneOf("never", "stock_draw_only"),
        "whole-hand exit with a canasta needs no minimum",
    ),
    Option(
        "initial_canasta_required_from",
        "initial",
        Whole(0, 50000, or_none=True),
        "from this score the initial meld must include a canasta",
    ),
    Option(
        "initial_natural_canasta_required_from",
        "initial",
        Whole(0, 50000, or_none=True),
        "from this score the initial meld must include a natural canasta",
    ),
    Option("pile_freeze_cards", "pile", SomeOf("wild", "red_three"), "cards in the pile that freeze it"),
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
    Option("discard_wild", "discard", OneOf("allowed", "never", "forced_or_final_only"), "wilds as discards"),
    Option(
        "discard_threes", "discard", OneOf("black_only", "never", "final_only", "any"), "threes as discards"
    ),
    Option(
        "seven_discards",
        "discard",
        OneOf("free", "after_own_sevens_canasta", "after_all_sevens_canastas"),
        "when sevens may be discarded; if not always, never as the last discard",
    ),
    Option(
        "empty_pile_aces_sevens_barred",
        "discard",
        Flag(),
        "aces and sevens may not start an empty pile while another natural is held",
    ),
    Option(
        "empty_pile_closed_ranks",
        "discard",
        OneOf("none", "dead", "safe"),
        "ranks that may not start an empty pile while there is an alternative",
    ),
    Option(
        "hand_proof_on_demand",
        "discard",
        Flag(),
        "an opponent may demand proof of a forced discard (the bot takes care of it)",
    ),
    Option("final_discard", "discard", OneOf("optional", "required"), "discard when going out"),
    Option("final_discard_face_down", "discard", Flag(), "the last discard is face down"),
    Option("canastas_to_go_out", "going_out", Whole(1, 12), "completed canastas the side needs"),
    Option(
        "canasta_mix",
        "going_out",
        Counts("natural", "mixed", "wild", "sevens", "sequence", "sequence_or_natural"),
        "least numbers by kind among them",
    ),
    Option(
        "red_threes_to_go_out",
        "going_out",
        OneOf("none", "as_many_as_canastas"),
        "laid red threes that going out needs",
    ),
    Option(
        "keep_after_turn",
        "going_out",
        OneOf(1),
        "cards a player must still hold after the discard when not going out",
    ),
    Option(
        "initial_meld_may_leave_one",
        "going_out",
        Flag(),
        "initial meld down to the single discard while bonus cards are due",
    ),
    Option(
        "all_members_must_play_from_foot",
        "going_out",
        Flag(),
        "every member of the side must have played from the foot",
    ),
    Option(
        "incomplete_special_bars_exit",
        "going_out",
        Flag(),
        "unfinished sevens or pure aces stop the side going out",
    ),
    Option(
        "ask_timing",
        "going_out",
        OneOf("after_draw_or_top_meld", "before_any_meld", "with_skip_draw", "unspecified"),
        "when the partner may be asked; the answer is always binding",
    ),
    Option("ask_required", "going_out", Flag(), "going out needs the partner's permission"),
    Option("ask_limit_per_hand", "going_out", Whole(0, 20, or_none=True), "questions per player and round"),
    Option(
        "concealed_rule",
        "going_out",
        OneOf(
            "own_canasta_no_additions",
            "own_canasta_lenient",
            "team_initial_same_turn",
            "nothing_played_before",
            "own_or_partner_canasta",
            "viennese_two_grades",
            "none",
        ),
        "what counts as going out concealed",
    ),
    Option("concealed_extra", "going_out", Whole(0, 5000), "added to the going-out bonus"),
    Option(
        "concealed_after_pile_take",
        "going_out",
        Flag(),
        "still concealed when the pile was taken on that turn",
    ),
    Option(
        "covered_exit_bonus",
        "going_out",
        Whole(0, 5000),
        "Viennese: total for a covered exit without an own canasta",
    ),
    Option(
        "hand_canasta_bonus",
        "going_out",
        Whole(0, 5000),
        "Viennese: for a covered exit with an own canasta (read as the total, see decision D22)",
    ),
    Option("bonus_natural_canasta", "scoring", Whole(0, 10000), "a canasta without wild cards"),
    Option("bonus_mixed_canasta", "scoring", Whole(0, 10000), "a canasta with wild cards"),
    Option(
        "bonus_wild_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "wild canasta not covered by the two lines below",
    ),
    Option(
        "bonus_wild_all_twos", "scoring", Whole(0, 10000, or_none=True), "null = same as bonus_wild_canasta"
    ),
    Option(
        "bonus_wild_four_jokers",
        "scoring",
        Whole(0, 10000, or_none=True),
        "null = same as bonus_wild_canasta",
    ),
    Option("bonus_sequence_canasta", "scoring", Whole(0, 10000, or_none=True), "samba / escalera of seven"),
    Option(
        "bonus_mixed_sequence_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "a sequence of seven with a wild card (null = as bonus_sequence_canasta)",
    ),
    Option(
        "bonus_threes_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "a canasta of threes (null = as a natural canasta)",
    ),
    Option("bonus_sevens_canasta", "scoring", Whole(0, 10000, or_none=True), "null = as any natural canasta"),
    Option(
        "bonus_mixed_sevens_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "a canasta of sevens with wild cards (null = as any mixed canasta)",
    ),
    Option(
        "bonus_pure_aces_canasta", "scoring", Whole(0, 10000, or_none=True), "null = as any natural canasta"
    ),
    Option("bonus_going_out", "scoring", Whole(0, 10000), "going out"),
    Option("bonus_concealed_canasta", "scoring", Whole(0, 10000), "per canasta laid whole from the hand"),
    Option("penalty_incomplete_wild", "scoring", Whole(0, 10000), "unfinished wild meld"),
    Option(
        "penalty_incomplete_wild_four_jokers",
        "scoring",
        Whole(0, 10000, or_none=True),
        "null = same as penalty_incomplete_wild",
    ),
    Option("penalty_incomplete_sevens", "scoring", Whole(0, 10000), "unfinished sevens"),
    Option("penalty_incomplete_pure_aces", "scoring", Whole(0, 10000), "unfinished pure aces"),
    Option("penalty_short_sequence", "scoring", Whole(0, 10000), "sequence of fewer than five cards"),
    Option("penalty_three_sevens_in_hand", "scoring", Whole(0, 10000), "per player holding three or more"),
    Option("sevens_in_hand_from", "scoring", Whole(3, 5), "so many sevens in a hand bring the penalty"),
    Option("penalty_three_aces_in_hand", "scoring", Whole(0, 10000), "per player holding three or more"),
    Option(
        "melds_deducted_without_canasta",
        "scoring",
        Flag(),
        "a side with no canasta loses its melded card points",
    ),
    Option(
        "special_hands",
        "scoring",
        SomeOf("straight", "pairs", "pairs_with_twos", "garbage"),
        "hands that go out as they are",
    ),
    Option(
        "special_hand_scores",
        "scoring",
        Points("straight", "pairs", "pairs_with_twos", "garbage"),
        "points for special hands",
    ),
    Option(
        "pairs_wild_pair",
        "scoring",
        OneOf("none", "twos", "twos_or_jokers"),
        "wild pair of the second pairs hand",
    ),
    Option(
        "garbage_form",
        "scoring",
        OneOf("two_fours_two_threes", "four_triples_and_wild_pair"),
        "form of the garbage hand",
    ),
    Option(
        "special_hand_last_card_from_pile",
        "scoring",
        OneOf("never", "single_card_pile"),
        "whether the only card of the pile may complete a special hand",
    ),
    Option(
        "stock_exhaustion",
        "end",
        OneOf(
            "forced_if_fits_meld",
            "forced_if_legal",
            "optional",
            "end_of_turn",
            "end_with_last_discard",
            "recycle_pile",
        ),
        "play once the stock is empty",
    ),
    Option("recycle_limit", "end", Whole(1, 3), "how often in a round the pile becomes a new stock"),
    Option(
        "target_score",
        "end",
        Whole(500, 50000),
        "the match ends when a side has this total at the end of a round",
    ),
    Option(
        "round_count",
        "end",
        Whole(1, 20, or_none=True),
        "the match ends after this many rounds, whatever the score (null = at the target)",
    ),
    Option(
        "target_compare",
        "end",
        OneOf("at_least", "more_than"),
        "whether the target must be reached or passed",
    ),
    Option("tie_rule", "end", OneOf("play_on", "shared"), "equal totals at or over the target"),
    Option(
        "lone_hand_rule",
        "three_handed",
        OneOf("none", "first_pile_taker_else_out_player"),
        "who plays alone in the three-handed game",
    ),
    Option(
        "no_taker_scoring",
        "three_handed",
        OneOf("n/a", "each_alone"),
        "stock gone and nobody ever took the pile",
    ),
    Option("red_threes_individual", "three_handed", Flag(), "partners score their own red threes only"),
    Option(
        "irregularities",
        "manners",
        OneOf("reject", "scarne"),
        "reject = an illegal action is refused and nothing happens; scarne = penalties below",
    ),
    Option("improper_initial_meld", "manners", OneOf("reject", "penalty_cards"), "too small an initial meld"),
    Option(
        "penalty_ignored_answer",
        "manners",
        Whole(0, 1000),
        "going against partner's answer (only if the engine lets it happen)",
    ),
    Option(
        "penalty_false_card_count", "manners", Whole(0, 1000), "saying more than one card when holding one"
    ),
    Option("penalty_unexposed_red_three", "manners", Whole(0, 1000), "a red three not laid"),
    Option(
        "card_count_question",
        "manners",
        OneOf("exact", "one_or_more"),
        "answer to how many cards a player holds",
    ),
)
"""Every option, in the order of the rule card."""

OPTIONS_BY_ID: dict[str, Option] = {option.id: option for option in OPTIONS}


def value_of(rules: RuleSet, option_id: str) -> Any:
    """The value of an option in a rule set."""
    return getattr(getattr(rules, OPTIONS_BY_ID[option_id].section), option_id)


def with_options(rules: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """The rule set with some options changed.

    Values may be plain JSON values. The result is not validated as a whole; see
    :func:`bot.canasta.rules.validate.validate`.

    Raises:
        RuleSetError: if an id is unknown, or a value is of the wrong kind or not allowed.
    """
    problems: list[str] = []
    by_section: dict[str, dict[str, Any]] = {}
    for option_id, value in changes.items():
        option = OPTIONS_BY_ID.get(option_id)
        if option is None:
            problems.append(f"unknown option {option_id!r}")
            continue
        section = type(getattr(rules, option.section))
        wanted = next(f.type for f in structs.fields(section) if f.name == option_id)
        try:
            typed = convert(value, wanted)
        except ValidationError as error:
            problems.append(f"{option_id}: {error}")
            continue
        if option.allows(typed):
            by_section.setdefault(option.section, {})[option_id] = typed
        else:
            problems.append(f"{option_id}: {value!r} is not possible; allowed: {option.allowed}")
    if problems:
        raise RuleSetError(tuple(problems))
    changed = {
        section: structs.replace(getattr(rules, section), **values) for section, values in by_section.items()
    }
    return structs.replace(rules, **changed)


def differences(rules: RuleSet, parent: RuleSet) -> dict[str, Any]:
    """The options in which two rule sets differ, with the values of the first as plain JSON values."""
    # Most sections are equal; comparing them whole is much quicker than option by option.
    changed = {name for name in RuleSet.__struct_fields__ if getattr(rules, name) != getattr(parent, name)}
    return {
        option.id: to_builtins(value_of(rules, option.id))
        for option in OPTIONS
        if option.section in changed and value_of(rules, option.id) != value_of(parent, option.id)
    }
