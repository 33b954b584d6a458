"""The catalogue of rule options: one row for each, with what it may be.

It drives validation, changing a rule set by option ids, and the differences between rule sets. An option with the
allowed values ``Fixed()`` has only its classic value in this version.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.model import RuleSet


class Whole(Struct, frozen=True):
    """A whole number within limits, or None where that is allowed."""

    least: int
    most: int
    or_none: bool = False

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        if value is None:
            return self.or_none
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def __str__(self) -> str:
        return f"{self.least} to {self.most}" + (" or none" if self.or_none else "")


class Flag(Struct, frozen=True):
    """Yes or no."""

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        return isinstance(value, bool)

    def __str__(self) -> str:
        return "true or false"


class OneOf:
    """One of a few values."""

    def __init__(self, *values: str | int | None) -> None:
        self.values = values

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        return value in self.values

    def __str__(self) -> str:
        return " | ".join(str(value) for value in self.values)


class SomeOf:
    """Any selection of a few names."""

    def __init__(self, *values: str) -> None:
        self.values = values

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        return set(value) <= set(self.values)

    def __str__(self) -> str:
        return "any of " + ", ".join(self.values)


class Counts:
    """A least number for some of a few names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        return all(name in self.names and 0 <= count <= 8 for name, count in value.items())

    def __str__(self) -> str:
        return "numbers for " + ", ".join(self.names)


class Totals(Struct, frozen=True):
    """A cumulative table: the value of one, two, three ... cards."""

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        return len(value) <= 24 and all(0 <= total <= 100_000 for total in value)

    def __str__(self) -> str:
        return "totals for one, two, three ... cards"


class Minimums(Struct, frozen=True):
    """Rows of (from this score, minimum), the first row from None, scores rising."""

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value."""
        if not value or value[0][0] is not None:
            return False
        scores = [score for score, _ in value[1:]]
        return (
            None not in scores
            and scores == sorted(set(scores))
            and all(0 <= minimum <= 1000 for _, minimum in value)
        )

    def __str__(self) -> str:
        return "rows of [from score, minimum], the first from null"


class Fixed(Struct, frozen=True):
    """Only the classic value, in this version."""

    def allows(self, value: Any) -> bool:
        """Never called: a fixed option is compared with the classic value instead."""
        raise NotImplementedError

    def __str__(self) -> str:
        return "the classic value only"


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

    def allows(self, value: Any) -> bool:
        """Whether the option may have this value in this version."""
        if isinstance(self.allowed, Fixed):
            return bool(value == self.classic)
        return bool(self.allowed.allows(value))


_CLASSIC = RuleSet()

OPTIONS: tuple[Option, ...] = (
    Option("seat_count", "deal", Whole(2, 8), "players at the table"),
    Option(
        "side_structure",
        "deal",
        OneOf("individual", "pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3"),
        "who scores together",
    ),
    Option("deck_count", "deal", Whole(2, 6), "52-card packs shuffled together"),
    Option("joker_count", "deal", Whole(0, 12), "jokers in the whole pack"),
    Option(
        "max_copies_per_natural_rank",
        "deal",
        OneOf(None, 7),
        "cards of each rank 4..A kept in the pack (null = all)",
    ),
    Option("hand_size", "deal", Whole(7, 20), "cards dealt to each player"),
    Option("foot_size", "deal", Fixed(), "second packet per player"),
    Option("first_packet_rule", "deal", Fixed(), "which of two packets is played first"),
    Option(
        "first_dealer",
        "deal",
        Fixed(),
        "choice of the first dealer; afterwards the deal moves one seat left each hand",
    ),
    Option("start_pile", "deal", OneOf("upcard", "empty"), "discard pile after the deal"),
    Option(
        "upcard_cover_on",
        "deal",
        SomeOf("wild", "red_three"),
        "starting upcards that must be covered by the next stock card",
    ),
    Option(
        "cover_freezes", "deal", Flag(), "a covered wild or red three leaves the pile frozen for everybody"
    ),
    Option("bonus_cards", "deal", Fixed(), "extra cards for the player who makes the initial meld"),
    Option("bonus_card_counts", "deal", Fixed(), "cards for the first team to meld, for the second"),
    Option(
        "turn_card_from_bottom",
        "deal",
        Fixed(),
        "position of the turned marker card counted from the bottom of the stock",
    ),
    Option(
        "exact_cut_bonus",
        "deal",
        Fixed(),
        "bonus to the non-dealing side when the cutter lifts exactly the cards needed for the deal",
    ),
    Option(
        "draw_count",
        "draw",
        Whole(1, 2),
        "cards taken from the stock in a normal draw (discard is always one)",
    ),
    Option("short_draw_is_complete", "draw", Fixed(), "with draw two, a lone last card is a full draw"),
    Option("exit_without_drawing", "draw", Fixed(), "may a player go out before drawing"),
    Option("pile_take_extent", "draw", Fixed(), "how much of the pile is taken"),
    Option(
        "pile_visibility",
        "draw",
        OneOf("top_only", "all"),
        "what players may see of the pile (the freeze marker is always shown)",
    ),
    Option("red_three_role", "threes", Fixed(), "what a red three is"),
    Option("black_three_role", "threes", Fixed(), "what a black three is"),
    Option(
        "three_lay_timing", "threes", Fixed(), "when dealt red threes (American: all threes) go to the table"
    ),
    Option("threes_kept_in_hand", "threes", Fixed(), "threes that may stay in the hand by choice"),
    Option(
        "red_three_totals",
        "threes",
        Totals(),
        "cumulative value of 1,2,3,... laid red threes (American: per colour, red and black alike)",
    ),
    Option(
        "three_sign",
        "threes",
        OneOf("any_meld", "any_canasta"),
        "when laid threes count plus; otherwise the same amount counts minus (American: minus with 0 canastas, nothing with 1, plus with 2+)",
    ),
    Option(
        "red_three_in_hand_penalty",
        "threes",
        Whole(0, 1000),
        "points lost per red three caught in hand or foot",
    ),
    Option("threes_in_hand_scoring", "threes", Fixed(), "American: threes still in hand"),
    Option("last_stock_three", "threes", Fixed(), "a red three (American: any three) is the last stock card"),
    Option(
        "red_three_from_pile_replaced", "threes", Fixed(), "replacement for a red three found in a taken pile"
    ),
    Option(
        "black_three_blocks_pile", "threes", Flag(), "a black three on top bars the next player from the pile"
    ),
    Option(
        "black_three_meld",
        "threes",
        OneOf("exit_turn_three_plus", "never"),
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
    Option("min_meld_cards", "melds", Fixed(), "smallest meld"),
    Option("min_naturals", "melds", Fixed(), "naturals in a mixed meld"),
    Option(
        "max_wilds",
        "melds",
        Whole(0, 12, or_none=True),
        "wilds in a mixed meld (null = only the ratio limits)",
    ),
    Option(
        "wild_ratio",
        "melds",
        OneOf("none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds"),
        "further limit, checked on the whole meld after every addition",
    ),
    Option("max_meld_cards", "melds", Whole(7, 40, or_none=True), "largest meld"),
    Option("same_rank_melds", "melds", Fixed(), "second meld of a rank by one side"),
    Option("wild_melds", "melds", Fixed(), "melds made only of wilds"),
    Option(
        "wild_meld_lock",
        "melds",
        Fixed(),
        "while the side has an unfinished wild meld, no wild may go elsewhere",
    ),
    Option(
        "rule_of_five",
        "melds",
        Fixed(),
        "after the initial meld a wild may join a natural-rank meld only when it holds five naturals",
    ),
    Option("sevens_rule", "melds", Fixed(), "melds of sevens"),
    Option("aces_rule", "melds", Fixed(), "melds of aces"),
    Option("closed_rank_rule", "melds", Fixed(), "effect of a completed natural-rank canasta on that rank"),
    Option("sequence_melds", "melds", Fixed(), "suited runs without wilds"),
    Option("sequence_pile_take", "melds", Fixed(), "using the pile top in a sequence"),
    Option("initial_minimums", "initial", Minimums(), "null = below the first threshold"),
    Option("initial_compare", "initial", OneOf("at_least", "more_than"), "comparison of count and minimum"),
    Option(
        "initial_pile_allowed",
        "initial",
        OneOf("top_counts", "no"),
        "use of the pile on the initial-meld turn",
    ),
    Option("initial_purity", "initial", Fixed(), "what the initial meld must contain"),
    Option("initial_canasta_waiver", "initial", Fixed(), "a complete canasta replaces the minimum"),
    Option(
        "concealed_waives_minimum",
        "initial",
        OneOf("never", "stock_draw_only"),
        "whole-hand exit with a canasta needs no minimum",
    ),
    Option(
        "initial_canasta_required_from",
        "initial",
        Fixed(),
        "from this score the initial meld must include a canasta",
    ),
    Option("pile_freeze_cards", "pile", SomeOf("wild", "red_three"), "cards in the pile that freeze it"),
    Option("pile_frozen_until_melded", "pile", Flag(), "the pile is frozen for a side without melds"),
    Option("pile_always_frozen", "pile", Flag(), "a natural pair from hand is always needed"),
    Option("pile_natural_plus_wild", "pile", Flag(), "unfrozen pile: one natural and one wild with the top"),
    Option("pile_layoff_to_meld", "pile", Flag(), "unfrozen pile: top card added to an own meld"),
    Option("pile_layoff_to_canasta", "pile", Flag(), "the same on an own completed canasta"),
    Option(
        "own_canasta_take_conflict",
        "pile",
        OneOf("refuse_natural_plus_wild", "never_take"),
        "natural + wild on a rank whose own canasta is full of wilds (only matters with pile_layoff_to_canasta=false and pile_natural_plus_wild=true)",
    ),
    Option(
        "pile_block_tops", "pile", SomeOf("wild", "black_three", "red_three"), "tops that nobody may take"
    ),
    Option(
        "block_on_taker_canasta_rank",
        "pile",
        Flag(),
        "a top card fitting a completed canasta of the side about to take bars that side, as a black three would",
    ),
    Option(
        "one_card_hand_takes_one_card_pile", "pile", Flag(), "single card in hand, single card in the pile"
    ),
    Option("discard_wild", "discard", Fixed(), "wilds as discards"),
    Option("discard_threes", "discard", Fixed(), "threes as discards"),
    Option(
        "empty_pile_aces_sevens_barred",
        "discard",
        Fixed(),
        "aces and sevens may not start an empty pile while another natural is held",
    ),
    Option(
        "empty_pile_closed_ranks",
        "discard",
        Fixed(),
        "ranks that may not start an empty pile while there is an alternative",
    ),
    Option(
        "hand_proof_on_demand",
        "discard",
        Fixed(),
        "an opponent may demand proof of a forced discard (a rules engine simply enforces it)",
    ),
    Option("final_discard", "discard", OneOf("optional", "required"), "discard when going out"),
    Option("final_discard_face_down", "discard", Fixed(), "the last discard is thrown face down"),
    Option("canastas_to_go_out", "going_out", Whole(1, 4), "completed canastas the side needs"),
    Option("canasta_mix", "going_out", Counts("natural", "mixed"), "least numbers by kind among them"),
    Option(
        "keep_after_turn",
        "going_out",
        Fixed(),
        "cards a player must still hold after the discard when not going out",
    ),
    Option(
        "initial_meld_may_leave_one",
        "going_out",
        Fixed(),
        "initial meld down to the single discard while bonus cards are due",
    ),
    Option(
        "all_members_must_play_from_foot",
        "going_out",
        Fixed(),
        "every member of the side must have played from the foot",
    ),
    Option(
        "incomplete_special_bars_exit",
        "going_out",
        Fixed(),
        "unfinished sevens or pure aces stop the side going out",
    ),
    Option(
        "ask_timing",
        "going_out",
        OneOf("after_draw_or_top_meld"),
        "when partner may be asked; the answer always binds",
    ),
    Option("ask_limit_per_hand", "going_out", Whole(0, 20, or_none=True), "questions per player and hand"),
    Option(
        "concealed_rule",
        "going_out",
        OneOf("own_canasta_no_additions", "none"),
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
        Fixed(),
        "Viennese: total for a covered exit without an own canasta",
    ),
    Option(
        "hand_canasta_bonus",
        "going_out",
        Fixed(),
        "Viennese: for a covered exit with an own canasta (read as the total, see decision D22)",
    ),
    Option("bonus_natural_canasta", "scoring", Whole(0, 10000), "a canasta without wild cards"),
    Option("bonus_mixed_canasta", "scoring", Whole(0, 10000), "a canasta with wild cards"),
    Option("bonus_wild_canasta", "scoring", Fixed(), "wild canasta not covered by the two lines below"),
    Option("bonus_wild_all_twos", "scoring", Fixed(), "null = same as bonus_wild_canasta"),
    Option("bonus_wild_four_jokers", "scoring", Fixed(), "null = same as bonus_wild_canasta"),
    Option("bonus_sequence_canasta", "scoring", Fixed(), "samba / escalera of seven"),
    Option("bonus_sevens_canasta", "scoring", Fixed(), "null = as any natural canasta"),
    Option("bonus_pure_aces_canasta", "scoring", Fixed(), "null = as any natural canasta"),
    Option("bonus_going_out", "scoring", Whole(0, 10000), "going out"),
    Option("bonus_concealed_canasta", "scoring", Fixed(), "per canasta laid whole from the hand"),
    Option("penalty_incomplete_wild", "scoring", Fixed(), "unfinished wild meld"),
    Option(
        "penalty_incomplete_wild_four_jokers", "scoring", Fixed(), "null = same as penalty_incomplete_wild"
    ),
    Option("penalty_incomplete_sevens", "scoring", Fixed(), "unfinished sevens"),
    Option("penalty_incomplete_pure_aces", "scoring", Fixed(), "unfinished pure aces"),
    Option("penalty_three_sevens_in_hand", "scoring", Fixed(), "per player holding three or more"),
    Option("penalty_three_aces_in_hand", "scoring", Fixed(), "per player holding three or more"),
    Option(
        "melds_deducted_without_canasta",
        "scoring",
        Fixed(),
        "a side with no canasta loses its melded card points",
    ),
    Option("special_hands", "scoring", Fixed(), "hands that go out as they are"),
    Option("special_hand_scores", "scoring", Fixed(), "points for special hands"),
    Option("pairs_wild_pair", "scoring", Fixed(), "wild pair of the second pairs hand"),
    Option("garbage_form", "scoring", Fixed(), ""),
    Option("special_hand_last_card_from_pile", "scoring", Fixed(), ""),
    Option(
        "stock_exhaustion",
        "end",
        OneOf("forced_if_fits_meld", "forced_if_legal", "optional"),
        "play once the stock is empty",
    ),
    Option(
        "target_score", "end", Whole(500, 50000), "game ends when a side has this total at the end of a hand"
    ),
    Option(
        "target_compare",
        "end",
        OneOf("at_least", "more_than"),
        "whether the target must be reached or passed",
    ),
    Option("tie_rule", "end", OneOf("play_on", "shared"), "equal totals at or over the target"),
    Option("lone_hand_rule", "three_handed", Fixed(), "who plays alone in the three-handed game"),
    Option("no_taker_scoring", "three_handed", Fixed(), "stock gone and nobody ever took the pile"),
    Option("red_threes_individual", "three_handed", Fixed(), "partners score their own red threes only"),
    Option(
        "irregularities",
        "manners",
        Fixed(),
        "reject = an illegal action is refused and nothing happens; scarne = penalties below",
    ),
    Option("improper_initial_meld", "manners", Fixed(), "too small an initial meld"),
    Option(
        "penalty_ignored_answer",
        "manners",
        Fixed(),
        "going against partner's answer (only if the engine lets it happen)",
    ),
    Option("penalty_false_card_count", "manners", Fixed(), "saying more than one card when holding one"),
    Option("penalty_unexposed_red_three", "manners", Fixed(), "a red three not laid"),
    Option("card_count_question", "manners", Fixed(), "answer to how many cards a player holds"),
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
    return {
        option.id: to_builtins(value_of(rules, option.id))
        for option in OPTIONS
        if value_of(rules, option.id) != value_of(parent, option.id)
    }
