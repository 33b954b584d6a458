"""Text of a draft: the prepared melds with their running count, "65 of 90 points: add an ace"."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from bot.canasta.cards import Rank
from bot.canasta.drafts.draft import DraftPlay, DraftReport, DraftRow, Help
from bot.canasta.drafts.rows import ranks_of_run
from bot.canasta.errors import Reason, Violation
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.ui.hand.place_words import added_cards, draft_cards, place_name
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.words.cards import card_text, fact_rank, worth_text
from bot.ui.words.melds import make_name
from bot.ui.words.refusals import kind_of_meld, violation_text

_MOST_SIDE_BY_SIDE = 4
# The count says already what is missing for the first meld.
_SAID_BY_COUNT = frozenset({Reason.BELOW_INITIAL_MELD})
_BRIEFLY: Final = {
    Reason.TOO_FEW_CARDS: "selected-too-few-cards",
    Reason.TOO_FEW_NATURALS: "selected-too-few-naturals",
    Reason.MIXED_RANKS: "selected-no-meld",
    Reason.NOT_A_SEQUENCE: "selected-no-meld",
}
"""Why selected cards cannot be laid down, in few words: *Meld* tells the rule with all it says."""


def draft_text(
    texts: Texts, draft: Draft, view: SeatView, report: DraftReport, record: TableRecord | None = None
) -> str:
    """Return the prepared plays, a line each, what they count, and what would complete them."""
    if draft.is_empty:
        return texts("draft-empty")
    lines = []
    upcard = view.table.upcard
    if draft.uses_pile and upcard is not None:
        lines.append(texts("draft-pile", upcard=f"**{card_text(upcard)}**", count=report.from_pile))
    lines += [_row_line(texts, row, view) for row in report.rows]
    lines += _verdict(texts, view, report, partial(problem_in_full, texts, record=record))
    return limits.cut("\n".join(lines), limits.FIELD_VALUE - 40)


def selected_text(
    texts: Texts,
    draft: Draft,
    view: SeatView,
    report: DraftReport,
    record: TableRecord | None = None,
    emojis: OwnEmojis = WORDS_ONLY,
) -> str:
    """Return what is selected in one line, what it counts, and what would complete it.

    A single card that makes no meld is about to be discarded: nothing is to be said of it.
    """
    if draft.is_empty:
        return ""
    plays = [row.play for row in reversed(report.rows) if row.play.count]
    if emojis.emojis.is_complete:
        cards = " · ".join(_pictured(play, emojis) for play in plays)
    else:
        cards = " · ".join(texts.at_start(draft_cards(texts, play, view.melds)) for play in plays)
    lines = [texts("draft-selected", cards=cards)]
    lines += [_row_line(texts, row, view) for row in report.rows if row.spoils or row.completes]
    if report.problem is None or sum(row.play.count for row in report.rows) > 1:
        lines += _verdict(texts, view, report, partial(problem_of_selection, texts, record=record))
    return limits.cut("\n".join(lines), limits.FIELD_VALUE - 40)


def _pictured(play: DraftPlay, emojis: OwnEmojis) -> str:
    """Return the cards of a prepared play as emojis, many of a rank as one with their number."""
    counts = ((play.rank, play.naturals + play.reds), (Rank.TWO, play.twos), (Rank.JOKER, play.jokers))
    return " ".join(
        f"{emojis.of_rank(rank)}" * count
        if count <= _MOST_SIDE_BY_SIDE
        else emojis.emojis.counted(rank, count)
        for rank, count in counts
        if rank and count
    )


def help_text(texts: Texts, help_: Help, view: SeatView | None = None) -> str:
    """Return the cards that would help a draft, to follow "add": "an ace", "a two to the kings"."""
    return texts.listed([words for play in help_.adds for words in added_cards(texts, play, view)])


def _row_line(texts: Texts, row: DraftRow, view: SeatView) -> str:
    cards = draft_cards(texts, row.play, view.melds)
    rank = place_name(texts, row.play.place, view)
    upcard = view.table.upcard
    if row.takes_upcard and upcard is not None:
        cards = texts("counted-with", cards=card_text(upcard), others=cards) if cards else card_text(upcard)
    line = texts("draft-row", cards=texts.at_start(cards), points=row.points)
    if row.spoils:
        line = texts("draft-spoils", row=line, rank=rank)
    elif row.completes and row.canasta is not None:
        key = "draft-completes" if row.rank else "draft-completes-make"
        line = texts(key, row=line, make=make_name(texts, row.canasta), rank=rank)
    elif row.meld is not None:
        line = texts("draft-joins", row=line, rank=rank, size=row.naturals + row.wilds)
    return line


def _verdict(
    texts: Texts, view: SeatView, report: DraftReport, told: Callable[[Violation], str]
) -> list[str]:
    lines = []
    helps = help_text(texts, report.helps[0], view) if report.helps else ""
    if report.needed:
        lines.append(_count_line(texts, report, helps))
    elif report.problem is None:
        lines.append(texts("draft-counted", counted=report.counted))
    if report.exposes:
        lines.append(texts("draft-exposes"))
    problem = report.problem
    if problem is not None and not (report.needed and problem.reason in _SAID_BY_COUNT):
        lines.append(told(problem))
        if helps and not (report.needed and not report.enough):
            lines.append(texts("draft-add", help=helps))
    if problem is None:
        if report.goes_out:
            lines.append(texts("draft-goes-out"))
        elif report.may_go_out_by_discard:
            lines.append(texts("draft-goes-out-discard"))
    return lines


def _count_line(texts: Texts, report: DraftReport, helps: str) -> str:
    counted, needed = report.counted, report.needed
    if report.waived:
        return texts("draft-waived", counted=counted, needed=needed)
    if report.enough:
        # Points alone make nothing playable: what is wrong is said below.
        key = "draft-enough" if report.problem is None else "draft-enough-but"
        return texts(key, counted=counted, needed=needed)
    worth = worth_text(texts, [rank for row in report.rows for rank in _ranks(row.play)])
    if helps:
        return texts("draft-short-add", counted=counted, needed=needed, help=helps, worth=worth)
    return texts("draft-short", counted=counted, needed=needed, missing=report.missing, worth=worth)


def _ranks(play: DraftPlay) -> Iterator[int]:
    """Yield the ranks of the cards that a prepared play takes from the hand."""
    yield from ranks_of_run(play.run)
    naturals = play.naturals + play.reds if play.rank else 0
    for rank, count in ((play.rank, naturals), (Rank.TWO, play.twos), (Rank.JOKER, play.jokers)):
        if count:
            yield rank


def problem_in_full(texts: Texts, violation: Violation, record: TableRecord | None) -> str:
    """Return what is wrong with a draft, with all that the rule says."""
    return texts("draft-problem", problem=violation_text(texts, violation, record))


def problem_of_selection(texts: Texts, violation: Violation, record: TableRecord | None) -> str:
    """Return what is wrong with the selected cards."""
    key = _BRIEFLY.get(violation.reason)
    if key is None:
        return problem_in_full(texts, violation, record)
    facts = violation.facts
    rank = kind_of_meld(texts, violation) or fact_rank(texts, facts.get("rank", ""))
    return texts(key, **{**facts, "rank": texts.at_start(rank)})
