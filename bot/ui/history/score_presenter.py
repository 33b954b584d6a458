"""Score sheets: of a round with what was rare in it, of a match that is over, and of a match in progress."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.canasta.events import Event, RoundEnded
from bot.canasta.phases.round_end import margin_of
from bot.canasta.scoring.table_counts import points_on_table
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import ScoreKey, ScoreLine, ScoreSheet, TableView
from bot.service.history.keepsakes import KeepsakeKind, keepsakes_of
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.rotation.progress import after_match
from bot.ui.tables.rotation import result_lines
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.messages import embed_of
from bot.ui.words import scores
from bot.ui.words.announcements import end_reason
from bot.ui.words.names import (
    plain,
    plain_seat_name,
    seat_name,
    side_names,
    sides_of,
    table_name,
    tenure_name,
)
from bot.ui.words.sides import given_up_text, of_winners, signed

_MOST_ROWS: Final = 27
"""Most lines of a sheet that fit in a field of an embed beside the sums."""
_CHARACTERS: Final = 5600
_ROWS_OF_FRAME: Final = 13
"""Room of a side's name and of the sums, in rows."""
_MOST_NAMED: Final = 4


def round_embed(
    texts: Texts, record: TableRecord, ended: RoundEnded, *, is_last: bool = False, has_sheets: bool = True
) -> discord.Embed:
    """Return the result of a round: who won it and by what, then every line of every side, the sums, the totals
    before and after. Without the sheets, a picture of them has its place there and tells who won.

    After the last round of a match the footer announces no deal; the result has a message of its own.
    """
    result = ended.result
    names = side_names(texts, record)
    headline = [f"**{round_headline(texts, record, names, result.sheets)}**"] if has_sheets else []
    reason = end_reason(texts, record, result)
    title = texts("score-round-title", table=table_name(texts, record), round=ended.round)
    embed = embed_of(title, [*headline, reason, *_stood_in_lines(texts, record)], colours.PLAYING)
    for name, sheet in zip(names, result.sheets, strict=True) if has_sheets else ():
        rows = _line_rows(texts, record, sheet.lines, len(result.sheets))
        closing = [
            (texts("score-sum"), signed(texts, sheet.total)),
            (texts("score-before"), texts.number(sheet.before)),
            (texts("score-after"), texts.number(sheet.after)),
        ]
        scores.add_field(
            embed,
            texts("score-side", side=name, points=signed(texts, sheet.total)),
            scores.score_table(rows or [(texts("score-line-nothing"), "0")], closing),
        )
    if is_last:
        return embed.set_footer(text=texts("score-last"))
    if not has_sheets:
        return embed  # How long the match goes is no news beside a picture.
    end = record.rules.end
    if end.round_count is not None:
        return embed.set_footer(text=texts("score-next-rounds", count=end.round_count))
    return embed.set_footer(text=texts("score-next", target=end.target_score))


def round_headline(
    texts: Texts, record: TableRecord, names: Sequence[str], sheets: Sequence[ScoreSheet]
) -> str:
    """Return who won a round, and by how much."""
    won = scores.round_winners(sheets)
    if not won:
        return texts("score-round-shared")
    margin = sheets[won[0]].total - max(sheet.total for place, sheet in enumerate(sheets) if place not in won)
    winners = texts.listed([names[place] for place in won])
    count = sum(side in won for side in sides_of(record))
    return texts("score-round-won", winners=winners, count=count, margin=margin)


def match_embed(
    texts: Texts,
    record: TableRecord,
    view: TableView,
    rounds: Sequence[RoundEnded],
    *,
    has_sheets: bool = True,
) -> discord.Embed:
    """Return the end of a match: the winners, the rounds, and each side's points by kind over all rounds.

    Without the sheets, a chart has the place of the points and the rounds.
    """
    names = side_names(texts, record)
    sides = sides_of(record)
    best, others = of_winners(texts, view.totals, view.winners) if view.winners else ("", "")
    described = [
        given_up_text(texts, record, record.resigned)
        if record.resigned is not None
        else texts(
            "score-won" if len(view.winners) == 1 else "score-shared",
            winners=texts.listed([names[side] for side in view.winners]),
            count=sum(side in view.winners for side in sides),
            total=best,
            others=others,
            rounds=len(rounds) or view.round,
            margin=margin_of(view.totals, view.winners) if view.winners else 0,
        ),
        *_former_lines(texts, record),
        *_stood_in_lines(texts, record),
        *_after_lines(texts, record, view),
    ]
    title = texts("score-match-title", table=table_name(texts, record))
    embed = embed_of(title, described, colours.FINISHED)
    if not has_sheets:
        return embed
    for number, name in enumerate(names):
        side = SideId(number)
        key = "score-side-winner" if side in view.winners else "score-side-total"
        lines = _summed(sheet for ended in rounds for sheet in ended.result.sheets if sheet.side == side)
        rows = _line_rows(texts, record, lines, len(names))
        closing = [(texts("score-after"), texts.number(view.totals[side]))]
        title = texts(key, side=name, total=texts.number(view.totals[side]))
        scores.add_field(embed, title, scores.score_table(rows, closing))
    _add_rounds(texts, embed, record, rounds)
    return embed


def _after_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    """Return what can follow a match: another one, or the next of rotating partners, with the points of each person."""
    if record.status is not TableStatus.FINISHED or record.tournament is not None:
        return []
    again = [texts("score-again")]
    if record.rotation is None:
        return again
    rotation = after_match(record, view.totals)
    lines = result_lines(texts, rotation)
    return lines if rotation.goes_on else [*lines, *again]


def _former_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the line on former players, so that nobody's part in the result is forgotten."""
    former = [
        texts("score-former", name=tenure_name(texts, tenure), seat=str(tenure.seat + 1), round=tenure.round)
        for tenure in record.former
    ]
    return [texts("score-played-before", names=texts.listed(former))] if former else []


def _stood_in_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the line on the players for whom computers played most turns so far, with the numbers of turns."""
    turns = [(tenure_name(texts, tenure), tenure.stood_in) for tenure in record.former]
    turns += [(seat_name(texts, record, holder.seat), holder.stood_in) for holder in record.seats]
    most = sorted((one for one in turns if one[1]), key=lambda one: -one[1])[:_MOST_NAMED]
    if not most:
        return []
    parts = texts.listed([texts("score-stood-in-for", name=name, count=count) for name, count in most])
    return [texts("score-stood-in", parts=parts, over="no" if record.is_open else "yes")]


def score_embed(
    texts: Texts, record: TableRecord, view: TableView, rounds: Sequence[RoundEnded]
) -> discord.Embed:
    """Return the state of a match: totals, minimums of the next first melds, points on the table, and past rounds."""
    goal = scores.goal_line(texts, view.rules, len(rounds))
    title = texts("score-now-title", table=table_name(texts, record))
    embed = embed_of(title, [goal, *_stood_in_lines(texts, record)], colours.PLAYING)
    for number, name in enumerate(side_names(texts, record)):
        side = SideId(number)
        key = "score-side-winner" if side in view.winners else "score-side-total"
        rows, closing = [], [(texts("score-after"), texts.number(view.totals[side]))]
        if view.is_running:
            # What lies on the table is not in the total yet, so it stands above.
            rows, closing = [(texts("score-before-round"), texts.number(view.totals[side]))], []
            # Where totals are personal the melds still lie with the side, which may be a pair by now.
            melding = view.seating.sides[number] if view.seating.personal_totals else side
            if not view.has_melded[melding]:
                rows.append((texts("score-first-meld"), texts.number(view.minimums[side])))
            rows.append((texts("score-on-table"), signed(texts, points_on_table(view, melding))))
        title = texts(key, side=name, total=texts.number(view.totals[side]))
        scores.add_field(embed, title, scores.score_table(rows, closing))
    _add_rounds(texts, embed, record, rounds)
    return embed


def _line_rows(
    texts: Texts, record: TableRecord, lines: Sequence[ScoreLine], sheets: int
) -> list[tuple[str, str]]:
    """Return a row for each line; where a message of so many sheets has no room for all, the least are one row."""
    most = min(_MOST_ROWS, _CHARACTERS // sheets // (scores.WIDTH + 1) - _ROWS_OF_FRAME)
    rest: tuple[ScoreLine, ...] = ()
    if len(lines) > most:
        rest = tuple(sorted(lines, key=lambda line: abs(line.points))[: len(lines) - most + 1])
    rows = [(_label(texts, record, line), signed(texts, line.points)) for line in lines if line not in rest]
    if rest:
        rows.append((texts("score-line-rest"), signed(texts, sum(line.points for line in rest))))
    return rows


_OF_ONE: Final = (ScoreKey.CARDS_IN_HAND, ScoreKey.FINES)
"""Lines of a side's sheet that are shown with the name of the player who earned them."""


def _label(texts: Texts, record: TableRecord, line: ScoreLine) -> str:
    key = f"score-line-{line.key.replace('_', '-')}"
    if line.key in _OF_ONE and line.seat is not None:
        name = _bare_name(texts, record, line.seat)
        return texts(f"{key}-of", name=scores.clipped(name, 7), count=line.count)
    return texts(key, count=line.count)


def _bare_name(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return a name for a table of fixed width.

    A backtick would end the table, and the mark of computers, which stands above it, would take half of the room.
    """
    holder = record.holder_of(seat)
    is_computer = holder is not None and holder.is_computer
    name = plain(record.name_of(seat)) if is_computer else plain_seat_name(texts, record, seat)
    return name.replace("`", "'")


def _summed(sheets: Iterable[ScoreSheet]) -> list[ScoreLine]:
    counts: dict[ScoreKey, int] = defaultdict(int)
    points: dict[ScoreKey, int] = defaultdict(int)
    for sheet in sheets:
        for line in sheet.lines:
            counts[line.key] += line.count
            points[line.key] += line.points
    return [ScoreLine(key, counts[key], points[key]) for key in ScoreKey if key in counts]


def _add_rounds(
    texts: Texts, embed: discord.Embed, record: TableRecord, rounds: Sequence[RoundEnded]
) -> None:
    """Add a field with the rounds in columns, where the sides are few enough for a phone."""
    if not rounds or len(rounds[-1].result.sheets) > scores.MOST_COLUMNS:
        return
    sides = sides_of(record)
    firsts = [Seat(sides.index(SideId(side))) for side in range(len(rounds[-1].result.sheets))]
    heads = [_bare_name(texts, record, seat) for seat in firsts]
    numbered = [(ended.round, ended.result.sheets) for ended in rounds]
    scores.add_field(embed, texts("score-rounds"), scores.rounds_table(texts, heads, numbered))


def add_keepsakes(
    texts: Texts,
    record: TableRecord,
    embed: discord.Embed,
    ended: RoundEnded,
    rounds: Iterable[RoundEnded],
    events: Sequence[Event],
) -> None:
    """Add a field with what was rare about a round, where the table celebrates and there was something.

    ``rounds`` are those of the match, ``events`` the public ones of this round.
    """
    if not record.terms.moments:
        return
    names = side_names(texts, record)
    lines = []
    for keepsake in keepsakes_of(record.rules, ended, rounds, events):
        is_of_seat = keepsake.kind is KeepsakeKind.EARLY_EXIT
        who = seat_name(texts, record, Seat(keepsake.place)) if is_of_seat else names[keepsake.place]
        lines.append(texts(f"keepsake-{keepsake.kind}", who=who, count=keepsake.count))
    if lines:
        embed.add_field(name=texts("keepsake-title"), value="\n".join(lines), inline=False)
