"""Options behind each refusal, and the line to add when a house rule is the reason."""

from typing import Any, Final

from bot.canasta.cards import Rank
from bot.canasta.errors import Reason, Violation
from bot.canasta.rules.options import value_of
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.rules.values import plain_value
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.options import difference_sentence, preset_name
from bot.ui.words.tables import preset_of

_MOST_NAMED: Final = 3

OPTIONS_BEHIND: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.ROUND_NOT_RUNNING: (),
    Reason.NOT_YOUR_TURN: (),
    Reason.ALREADY_DRAWN: (),
    Reason.MUST_DRAW_FIRST: ("exit_without_drawing",),
    Reason.QUESTION_OPEN: (),
    Reason.NO_QUESTION_OPEN: (),
    Reason.NOT_ASKED: (),
    Reason.ROUND_ALREADY_RUNNING: (),
    Reason.MATCH_IS_OVER: (),
    Reason.NOT_A_SEAT_ACTION: (),
    Reason.STOCK_EMPTY: ("stock_exhaustion",),
    Reason.STOCK_NOT_EMPTY: (),
    Reason.MUST_TAKE_PILE: ("stock_exhaustion",),
    Reason.MUST_LAY_THREES: ("three_lay_timing", "threes_kept_in_hand"),
    Reason.THREES_NOT_LAID_NOW: ("three_lay_timing", "red_three_role"),
    Reason.THREES_NOT_REPLACED: ("unreplaced_three_ends_round",),
    Reason.CARDS_NOT_IN_HAND: (),
    Reason.NOTHING_PLAYED: (),
    Reason.MIXED_RANKS: ("sequence_melds",),
    Reason.TOO_FEW_CARDS: ("min_meld_cards",),
    Reason.TOO_FEW_NATURALS: ("min_naturals", "wild_ratio"),
    Reason.TOO_MANY_WILDS: ("max_wilds", "wild_ratio", "sequence_max_wilds"),
    Reason.TOO_MANY_CARDS: ("max_meld_cards", "max_wild_meld_cards", "canasta_extension"),
    Reason.WILDS_ONLY: ("wild_melds",),
    Reason.RANK_CLOSED: ("closed_rank_rule", "same_rank_melds"),
    Reason.RANK_TAKES_NO_WILDS: ("sevens_rule", "aces_rule", "threes_melds"),
    Reason.WILDS_LOCKED: ("wild_meld_lock",),
    Reason.WILDS_NEED_FIVE_NATURALS: ("rule_of_five",),
    Reason.CANASTA_CLOSED: ("canasta_extension", "max_meld_cards"),
    Reason.NOT_A_SEQUENCE: ("sequence_melds",),
    Reason.THREES_NOT_MELDED: ("threes_melds",),
    Reason.NO_SUCH_MELD: (),
    Reason.NOT_YOUR_MELD: (),
    Reason.RED_THREE_NOT_PLAYABLE: ("red_three_role",),
    Reason.BLACK_THREES_ONLY_GOING_OUT: ("black_three_meld", "black_three_role"),
    Reason.BLACK_THREES_NEED_THREE: ("black_three_meld", "min_meld_cards"),
    Reason.BLACK_THREES_TAKE_NO_WILDS: ("black_three_meld",),
    Reason.BELOW_INITIAL_MELD: ("initial_minimums", "initial_minimums_by", "initial_compare"),
    Reason.INITIAL_NEEDS_PURE_MELD: ("initial_purity",),
    Reason.INITIAL_NEEDS_CANASTA: (
        "initial_canasta_required_from",
        "initial_natural_canasta_required_from",
    ),
    Reason.INITIAL_MELD_FROM_HAND: ("initial_pile_allowed",),
    Reason.PILE_EMPTY: (),
    Reason.PILE_BLOCKED: ("pile_block_tops", "black_three_blocks_pile"),
    Reason.PILE_BLOCKED_BY_CANASTA: ("block_on_taker_canasta_rank", "own_canasta_take_conflict"),
    Reason.PILE_NEEDS_UPCARD_PLAY: ("pile_take_extent",),
    Reason.PILE_FROZEN_NEEDS_PAIR: ("pile_always_frozen", "pile_frozen_until_melded", "pile_freeze_cards"),
    Reason.PILE_NATURAL_PLUS_WILD_OFF: ("pile_natural_plus_wild",),
    Reason.PILE_LAYOFF_OFF: ("pile_layoff_to_meld",),
    Reason.PILE_LAYOFF_TO_CANASTA_OFF: ("pile_layoff_to_canasta",),
    Reason.PILE_NOT_FOR_INITIAL_MELD: ("initial_pile_allowed",),
    Reason.PILE_ONE_CARD: ("one_card_hand_takes_one_card_pile",),
    Reason.PILE_MELD_TOO_LARGE: ("max_meld_cards",),
    Reason.PILE_NOT_WITH_MIXED_ACES: ("aces_rule",),
    Reason.PILE_NOT_FOR_SEQUENCE: ("sequence_pile_take",),
    Reason.PILE_WRONG_COUNT: ("pile_take_extent",),
    Reason.MUST_KEEP_CARD: (
        "keep_after_turn",
        "canastas_to_go_out",
        "canasta_mix",
        "initial_meld_may_leave_one",
    ),
    Reason.MUST_GO_OUT: (),
    Reason.MUST_NOT_GO_OUT: (),
    Reason.DISCARD_NOT_ALLOWED: (
        "discard_wild",
        "discard_threes",
        "seven_discards",
        "empty_pile_aces_sevens_barred",
        "empty_pile_closed_ranks",
    ),
    Reason.MUST_DISCARD_EXPOSED: ("irregularities", "improper_initial_meld"),
    Reason.NO_FALSE_COUNT: ("irregularities", "penalty_false_card_count", "card_count_question"),
    Reason.MUST_DISCARD_LAST: ("final_discard",),
    Reason.FOOT_NOT_PLAYED: ("all_members_must_play_from_foot",),
    Reason.UNFINISHED_BARS_EXIT: ("incomplete_special_bars_exit", "incomplete_wild_bars_exit"),
    Reason.RED_THREES_NEEDED: ("red_threes_to_go_out",),
    Reason.LEAVE_NEEDED: ("ask_required",),
    Reason.NO_SPECIAL_HAND: ("special_hands",),
    Reason.NO_PARTNER: ("side_structure",),
    Reason.ASK_TOO_LATE: ("ask_timing",),
    Reason.ASKED_ALREADY: (),
    Reason.ASK_LIMIT_REACHED: ("ask_limit_per_hand",),
    Reason.CANNOT_GO_OUT: ("canastas_to_go_out", "canasta_mix", "canasta_size"),
    Reason.NO_WOULD_TRAP: (),
}
"""The options that can cause a refusal, by its reason; none where no option makes a difference."""

_FROZEN_BY: Final = {
    "always": ("pile_always_frozen",),
    "unmelded": ("pile_frozen_until_melded",),
    "wild": ("pile_freeze_cards",),
    "red_three": ("pile_freeze_cards", "turned_red_three_freezes"),
}
_PURE_BY: Final = {
    Rank.THREE.value: ("threes_melds",),
    Rank.SEVEN.value: ("sevens_rule",),
    Rank.ACE.value: ("aces_rule",),
}


def house_rule_line(texts: Texts, violation: Violation, record: TableRecord) -> str | None:
    """Return a line like "House rule: two canastas are needed" if the table's own rules cause the refusal."""
    options = options_behind(violation)
    preset = preset_of(record)
    if own := _differing(record, options, preset):
        return texts("refusal-house-rule", differences=_clauses(texts, record, own))
    if special := _differing(record, options, DEFAULT_PRESET):
        game = preset_name(texts, preset)
        return texts("refusal-preset-rule", preset=game, differences=_clauses(texts, record, special))
    return None


def options_behind(violation: Violation) -> tuple[str, ...]:
    """Return the options that can cause this refusal, narrowed by its facts where they say more."""
    if violation.reason is Reason.PILE_FROZEN_NEEDS_PAIR:
        return _FROZEN_BY.get(str(violation.facts.get("why")), OPTIONS_BEHIND[violation.reason])
    if violation.reason is Reason.THREES_NOT_LAID_NOW and violation.facts.get("why") == "none_held":
        return ()
    if violation.reason is Reason.RANK_TAKES_NO_WILDS:
        return _PURE_BY.get(violation.facts.get("rank", 0), OPTIONS_BEHIND[violation.reason])
    return OPTIONS_BEHIND[violation.reason]


def _differing(record: TableRecord, options: tuple[str, ...], preset: str) -> dict[str, Any]:
    parent = PRESETS[preset]
    return {
        option: plain_value(value_of(record.rules, option))
        for option in options
        if value_of(record.rules, option) != value_of(parent, option)
    }


def _clauses(texts: Texts, record: TableRecord, values: dict[str, Any]) -> str:
    by_round = record.rules.initial.initial_minimums_by == "round"
    clauses = [
        difference_sentence(texts, option, value, by_round=by_round) for option, value in values.items()
    ]
    return texts.listed(clauses[:_MOST_NAMED])
