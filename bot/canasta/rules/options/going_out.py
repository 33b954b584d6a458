"""The options of going out, of the end of a match, and of table manners."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from bot.canasta.rules.kinds import Counts, Dependence, Whole
from bot.canasta.rules.preset import HOUSE_DECISION

_WILD_MELDS = Dependence("wild_melds", bool)
_TWO_GRADES = Dependence("concealed_rule", lambda rule: rule == "viennese_two_grades")
RECYCLING = frozenset({"recycle_pile", "recycle_pile_turned_over"})
"""The values of stock_exhaustion with which the pile becomes a new stock."""
_RECYCLES = Dependence("stock_exhaustion", RECYCLING.__contains__)
_TARGET = Dependence("round_count", lambda count: count is None)


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
