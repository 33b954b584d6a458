"""Options of when and how a player may go out."""

from __future__ import annotations

from bot.canasta.rules.kinds import Counts, Flag, OneOf, Whole
from bot.canasta.rules.option import Option

GOING_OUT: tuple[Option, ...] = (
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
        OneOf(
            "after_draw_or_top_meld",
            "before_any_meld",
            "own_turn_before_any_meld",
            "with_skip_draw",
            "unspecified",
        ),
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
)
