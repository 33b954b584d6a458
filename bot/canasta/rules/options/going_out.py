"""Options of when and how a player may go out."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from bot.canasta.rules.kinds import Counts, Whole


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
    incomplete_wild_bars_exit: Annotated[bool, "an unfinished wild meld stops the side going out"] = False
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
    concealed_extra: Annotated[int, Whole(0, 5000), "added to the going-out bonus"] = 100
    concealed_after_pile_take: Annotated[bool, "still concealed when the pile was taken on that turn"] = True
    covered_exit_bonus: Annotated[
        int, Whole(0, 5000), "Viennese: total for a covered exit without an own canasta"
    ] = 0
    hand_canasta_bonus: Annotated[
        int,
        Whole(0, 5000),
        "Viennese: for a covered exit with an own canasta (read as the total, see decision D22)",
    ] = 0
