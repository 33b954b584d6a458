"""Text of a draft: its places, and the prepared melds with their running count, "65 of 90 points: add an ace"."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Cards,
    Rank,
    card,
    one,
    rank_counts,
    size,
)
from bot.canasta.drafts.choices import Choice
from bot.canasta.drafts.draft import DraftReport
from bot.canasta.drafts.helps import Help
from bot.canasta.drafts.judging import DraftRow
from bot.canasta.drafts.places import PlaceKind, kind_of_place, own_sequence, rank_of_place, suit_of_place
from bot.canasta.drafts.rows import DraftPlay, ranks_of_run
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import Meld
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.words.cards import (
    SUIT_MARKS,
    Counts,
    card_text,
    cards_counted,
    counted,
    counted_rank,
    fact_rank,
    rank_name,
    rank_text,
    worth_text,
)
from bot.ui.words.melds import Counting, laid_cards, make_name, meld_cards
from bot.ui.words.refusals import kind_of_meld, violation_text


def place_name(texts: Texts, place: int, view: SeatView | None = None) -> str:
    """Return the name of the meld at a place: "kings", "wild cards", "black threes", "new sequence in ♠",
    "sequence ♠ 4–7 (4)".
    """
    melds = view.melds if view is not None else ()
    suit = suit_of_place(place, melds)
    mark = "" if suit is None else SUIT_MARKS[suit]
    match kind_of_place(place):
        case PlaceKind.THREES if view is not None and not view.table.rules.melds.threes_melds:
            return texts.word("meld-name-black-threes")
        case PlaceKind.RANK | PlaceKind.THREES:
            return rank_name(texts, place)
        case PlaceKind.BESIDE:
            return texts.word("place-beside", rank=rank_name(texts, rank_of_place(place)))
        case PlaceKind.RUN:
            return texts.word("place-new-sequence", suit=mark)
        case PlaceKind.SEQUENCE:
            meld = own_sequence(place, melds)
            return texts.word("place-sequence", cards=mark if meld is None else meld_cards(texts, meld))
        case _:
            return texts.word("meld-name-wild")


def _counts_beside_run(play: DraftPlay) -> Counts:
    """Return the ranks that a prepared play takes from the hand, with their numbers, the cards of a sequence aside."""
    naturals = play.naturals + play.reds if play.rank else 0
    counts = ((play.rank, naturals), (Rank.TWO, play.twos), (Rank.JOKER, play.jokers))
    return [(rank, count) for rank, count in counts if count]


def draft_cards(
    texts: Texts, play: DraftPlay, melds: Iterable[Meld] = (), counting: Counting = counted
) -> str:
    """Return the cards of a prepared play: "three kings and a two", "♠ 4–6 (3)"."""
    suit, counts = suit_of_place(play.place, tuple(melds)), _counts_beside_run(play)
    if play.run and suit is not None:
        cards = sum((one(card(rank, suit)) for rank in ranks_of_run(play.run)), NO_CARDS)
        run = laid_cards(texts, cards, in_sequence=True)
        return texts("counted-with", cards=run, others=counted(texts, counts)) if counts else run
    return counting(texts, counts)


def added_cards(texts: Texts, play: DraftPlay, view: SeatView | None = None) -> list[str]:
    """Return the cards to be added to a place, in words that follow "add"."""
    words: list[str] = []
    name = place_name(texts, play.place, view)
    suit = suit_of_place(play.place, view.melds if view is not None else ())
    if suit is not None:
        faces = [card_text(card(rank, suit)) for rank in ranks_of_run(play.run)]
        if faces:
            words.append(texts.word("draft-add-wilds", cards=texts.listed(faces), rank=name))
    elif play.rank == Rank.THREE and play.naturals:
        # The red threes of a meld are counted apart.
        words.append(texts.word("counted-black-three", count=play.naturals))
    elif play.rank and play.naturals:
        words.append(counted_rank(texts, play.rank, play.naturals))
    if play.reds:
        words.append(texts.word("counted-red-three", count=play.reds))
    for wild, count in ((Rank.TWO, play.twos), (Rank.JOKER, play.jokers)):
        if count:
            cards = counted_rank(texts, wild, count)
            words.append(texts.word("draft-add-wilds", cards=cards, rank=name))
    return words


def held_for(texts: Texts, choice: Choice, hand: Cards, melds: Iterable[Meld]) -> str:
    """Return the cards that the hand holds for a place: a number, or the ranks of its suit."""
    suit = suit_of_place(choice.place, tuple(melds))
    if suit is not None:
        return " ".join(rank_text(rank) for rank in ranks_of_run(choice.run)) or "–"
    if choice.rank == Rank.THREE:
        return str(size(hand & (BLACK_THREES | RED_THREES)))
    counts = rank_counts(hand)
    if not choice.rank:
        return cards_counted(texts, hand & WILDS)
    return str(counts[choice.rank])


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
    return " ".join(
        f"{emojis.of_rank(rank)}" * count
        if count <= _MOST_SIDE_BY_SIDE
        else emojis.emojis.counted(rank, count)
        for rank, count in _counts_beside_run(play)
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
    plays = [row.play for row in report.rows]
    in_runs = [rank for play in plays for rank in ranks_of_run(play.run)]
    worth = worth_text(texts, [*in_runs, *(rank for play in plays for rank, _ in _counts_beside_run(play))])
    if helps:
        return texts("draft-short-add", counted=counted, needed=needed, help=helps, worth=worth)
    return texts("draft-short", counted=counted, needed=needed, missing=report.missing, worth=worth)


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
