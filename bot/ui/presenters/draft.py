"""The melds somebody is preparing, with their running count: "65 of 90 points: 25 more"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.canasta.cards import JOKER, card_points, rank_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding import rank_meld
from bot.canasta.melds import CANASTA_SIZE, Make
from bot.canasta.view import SeatView
from bot.service.draft import Draft, DraftPlay
from bot.service.record import TableRecord
from bot.ui.presenters import limits
from bot.ui.presenters.faces import card_text, rank_name, rank_text
from bot.ui.presenters.refusals import add_example, violation_text
from bot.ui.texts import Texts


class DraftReport(Protocol):
    """What the game says about a draft."""

    @property
    def counted(self) -> int:
        """The points of the cards."""

    @property
    def needed(self) -> int:
        """The requirement of the first meld; 0 when there is none any more."""

    @property
    def enough(self) -> bool:
        """Whether the requirement is met."""

    @property
    def problems(self) -> Sequence[Violation]:
        """What is wrong with it besides."""


def draft_text(
    texts: Texts,
    draft: Draft,
    view: SeatView,
    report: DraftReport | None = None,
    record: TableRecord | None = None,
) -> str:
    """The prepared plays, a line each, and what they count."""
    if draft.is_empty:
        return texts("draft-empty")
    lines = []
    upcard = view.table.upcard
    if draft.uses_pile and upcard is not None:
        lines.append(texts("draft-pile", upcard=f"**{card_text(upcard)}**"))
    lines += [_play_line(texts, play, draft, view) for play in draft.plays]
    if report is not None:
        lines += _verdict(texts, report, record)
    return limits.cut("\n".join(lines), limits.FIELD_VALUE - 40)


def draft_points(play: DraftPlay) -> int:
    """The card points of a prepared play."""
    return (
        play.naturals * card_points(play.rank * 4)
        + play.twos * card_points(2 * 4)
        + play.jokers * card_points(JOKER)
    )


def _play_line(texts: Texts, play: DraftPlay, draft: Draft, view: SeatView) -> str:
    counts = ((rank_text(play.rank), play.naturals), ("2", play.twos), ("Joker", play.jokers))
    cards = "**" + " + ".join(f"{mark}×{count}" for mark, count in counts if count) + "**"
    points = draft_points(play)
    meld = rank_meld(view.melds, play.rank)
    naturals = play.naturals + (meld.naturals if meld is not None else 0)
    wilds = play.twos + play.jokers + (meld.wilds if meld is not None else 0)
    upcard = view.table.upcard
    if draft.uses_pile and upcard is not None and rank_of(upcard) == play.rank:
        naturals += 1
    rank = rank_name(texts, play.rank)
    is_new_canasta = naturals + wilds >= CANASTA_SIZE and not (meld is not None and meld.is_canasta)
    if is_new_canasta:
        make = texts(f"make-{Make.MIXED if wilds else Make.NATURAL}")
        return texts("draft-play-canasta", cards=cards, points=points, make=make, rank=rank)
    if meld is not None:
        return texts("draft-play-joins", cards=cards, points=points, rank=rank, size=naturals + wilds)
    return texts("draft-play", cards=cards, points=points)


def _verdict(texts: Texts, report: DraftReport, record: TableRecord | None) -> list[str]:
    lines = []
    if report.needed:
        missing = report.needed - report.counted
        if report.enough:
            lines.append(texts("draft-enough", counted=report.counted, needed=report.needed))
        else:
            more = max(missing, 5)
            lines.append(
                texts(
                    "draft-short",
                    counted=report.counted,
                    needed=report.needed,
                    more=more,
                    example=add_example(texts, more),
                )
            )
    elif not report.problems:
        lines.append(texts("draft-points", counted=report.counted))
    # The count says already what is missing for the first meld.
    told = [problem for problem in report.problems if problem.reason is not Reason.BELOW_INITIAL_MELD]
    lines += [texts("draft-problem", problem=violation_text(texts, problem, record)) for problem in told]
    return lines


__all__ = ["DraftReport", "draft_points", "draft_text"]
