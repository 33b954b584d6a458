"""Embed of the public board of a table: everything that lies open, and nothing else.

It is made from a :class:`TableView`, which has no hands in it. The embed is written with ever less detail
until Discord accepts it; a table of four always gets full detail.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from enum import IntEnum

import discord
from msgspec.structs import replace

from bot.canasta.cards import Rank, is_black_three, is_red_three, is_wild, rank_of
from bot.canasta.melds import OF_RANK, in_order
from bot.canasta.phases.irregular import binding_answer
from bot.canasta.rules.irregularities import ignored_answer_cost
from bot.canasta.seats import Seat, SideId
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.matches.next_round import LONGEST_WAIT, not_ready, waits_for_ready
from bot.service.matches.record import Pause, TableRecord, TableStatus
from bot.service.queries import Board, LogEntry
from bot.ui.clocks.pause_presenter import wish_lines
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.seats.presenter import given_up_text
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.words.cards import card_text, rank_name
from bot.ui.words.melds import meld_line, short_meld, terse_meld
from bot.ui.words.names import plain_seat_name, seat_name, side_name, table_name
from bot.ui.words.plays import turn_lines
from bot.ui.words.seals import short_seal, without_seals
from bot.ui.words.sides import (
    account_name,
    first_meld_text,
    holding_lines,
    three_lines,
    title_of_side,
)
from bot.ui.words.tables import game_name
from bot.ui.words.times import ago


class Detail(IntEnum):
    """The amount of detail on a board; less when there is too much on the table."""

    FULL = 3
    SHORT = 2
    TERSE = 1
    BARE = 0


_MOST_BELOW = 60
"""The most cards of an open pile that are named, from the top."""

_PLAYS = {Detail.FULL: 5, Detail.SHORT: 3, Detail.TERSE: 2, Detail.BARE: 0}


def table_embed(texts: Texts, board: Board) -> discord.Embed:
    """Return the embed of a table in whatever state it is: filling its seats, playing, finished or given up."""
    record, view = board.record, board.view
    if view is None:
        return lobby_embed(texts, record)
    return board_embed(texts, record, view, board.recent, board.due)


def board_embed(
    texts: Texts,
    record: TableRecord,
    view: TableView,
    recent: Sequence[LogEntry],
    due: datetime | None = None,
) -> discord.Embed:
    """Return the board of a match.

    ``recent`` are the newest entries of the log, oldest first, ``due`` is the deadline of the turn.
    """
    told = [replace(entry, events=without_seals(entry.events)) for entry in recent]
    plays = turn_lines(texts, record, told)
    turn = turn_text(texts, record, view, due)
    return limits.first_within(_candidates(texts, record, view, plays, turn))


def turn_text(texts: Texts, record: TableRecord, view: TableView, due: datetime | None = None) -> str:
    """Return whom the table waits for, since when and until when."""
    if record.status is TableStatus.CANCELLED:
        return texts("board-turn-cancelled")
    if record.resigned is not None:
        return given_up_text(texts, record, record.resigned)
    if view.phase is Phase.MATCH_OVER:
        sides = view.seating.sides
        winners = texts.listed([account_name(texts, record, view, side) for side in view.winners])
        people = len(view.winners) if view.seating.personal_totals else sum(s in view.winners for s in sides)
        return texts("board-turn-over", winners=winners, count=people)
    if record.pause is not None:
        return "\n".join([_pause_text(texts, record, view, record.pause), *wish_lines(texts, record)])
    if view.phase is Phase.BETWEEN_ROUNDS:
        if view.result is None:
            return texts("board-turn-first-deal")
        if waits_for_ready(record, view):
            missing = texts.listed([seat_name(texts, record, holder.seat) for holder in not_ready(record)])
            until = discord.utils.format_dt(record.turn_since + LONGEST_WAIT, "R")
            return texts("board-turn-ready", due=until, names=missing)
        return texts("board-turn-between", round=view.round)
    since = ago(record.turn_since)
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    question = view.question
    if question is not None and question.answer is None:
        asker = seat_name(texts, record, question.asker)
        lines = [texts("board-turn-asked", asker=asker, name=name, since=since)]
        return "\n".join([*lines, *wish_lines(texts, record)])
    if view.phase is Phase.DRAW:
        key = "board-turn-draw" if view.stock_size else "board-turn-last"
        lines = [texts(key, name=name, since=since)]
    else:
        lines = [texts("board-turn-play", name=name, since=since)]
    if question is not None:
        key = "board-turn-may" if question.answer else "board-turn-may-not"
        answerers = texts.listed([seat_name(texts, record, seat) for seat in question.answerers])
        asker = seat_name(texts, record, question.asker)
        fine = ignored_answer_cost(view.rules) if binding_answer(view) is None else 0
        lines.append(texts(key, name=answerers, asker=asker, fine=fine))
    return "\n".join([*lines, *clock_lines(texts, record, due), *wish_lines(texts, record)])


def _pause_text(texts: Texts, record: TableRecord, view: TableView, pause: Pause) -> str:
    since = ago(pause.since)
    if pause.why == "alone":
        return texts("board-paused-alone", since=since)
    if not view.seats_to_act:
        return texts("board-paused-between", since=since)
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    return texts("board-paused", name=name, since=since)


def clock_lines(texts: Texts, record: TableRecord, due: datetime | None) -> list[str]:
    """Return the deadline of this turn, or what happens instead of one."""
    clock = record.clock
    if clock is None:
        return []
    name = seat_name(texts, record, clock.seat)
    if clock.on_vacation:
        return [texts("board-vacation", name=name)]
    if clock.has_run_out:
        return [texts("board-time-is-up")]
    if due is None:
        return []
    if clock.is_answer:
        return [texts("board-answer-due", due=ago(due), yes="yes" if record.terms.question_default else "no")]
    return [texts("board-due", due=ago(due))]


def _stand_in_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the line about the players for whom a computer plays until they are back."""
    away = [seat_name(texts, record, holder.seat) for holder in record.seats if holder.is_absent]
    if not away or record.status is not TableStatus.PLAYING:
        return []
    return [texts("board-stand-in", names=texts.listed(away))]


def pile_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    """Return the lines on pile and stock: their sizes, the upcard, whether the pile is frozen or blocked and why."""
    upcard = view.upcard
    if upcard is not None:
        lines = [texts("board-pile", count=view.pile_size, upcard=f"**{card_text(upcard)}**")]
    else:
        lines = [
            texts("board-pile-hidden", count=view.pile_size) if view.pile_size else texts("board-pile-empty")
        ]
    if upcard is not None and view.pile_face_down:
        lines[0] += " " + texts("board-pile-face-down", count=view.pile_face_down)
    if view.has_face_down_discard:
        lines[0] += " " + texts("board-last-discard-face-down")
    lines[0] += " · " + texts("board-stock", count=view.stock_size)
    lines += _below_lines(texts, view)
    lines += _stock_lines(texts, view)
    lines += _extent_lines(texts, view)
    lines += _frozen_lines(texts, record, view)
    lines += _blocked_lines(texts, record, view)
    return [*lines, *_closed_lines(texts, view)]


def _below_lines(texts: Texts, view: TableView) -> list[str]:
    """Return the cards of the pile below its upcard, where all may look through it (option pile_visibility)."""
    if view.rules.draw.pile_visibility != "all" or len(view.pile) < 2:
        return []
    below = view.pile[-2::-1]
    cards = ", ".join(card_text(card) for card in below[:_MOST_BELOW])
    return [texts("board-pile-all", cards=cards, more=max(0, len(below) - _MOST_BELOW))]


def _extent_lines(texts: Texts, view: TableView) -> list[str]:
    """Return how much of the pile a take brings, where it is not all of it (option pile_take_extent)."""
    extent = view.rules.draw.pile_take_extent
    if extent == "all" or len(view.pile) < 2:
        return []
    count = extent.removeprefix("top_")
    return [texts("board-extent", extent=extent, count=int(count) if count.isdigit() else 1)]


def _stock_lines(texts: Texts, view: TableView) -> list[str]:
    lines = []
    if view.rules.deal.turn_card_from_bottom:
        lines.append(texts("board-turn-card-gone" if view.turn_card_drawn else "board-turn-card-in"))
    if view.wings:
        key = "board-wings-dead" if view.rules.deal.bonus_cards == "dead_wings" else "board-wings"
        lines.append(texts(key, cards=texts.listed([str(count) for count in view.wings])))
    if view.recycled:
        order = "turned" if view.rules.end.stock_exhaustion == "recycle_pile_turned_over" else "shuffled"
        lines.append(texts("board-recycled", count=view.recycled, order=order))
    return lines


def _closed_lines(texts: Texts, view: TableView) -> list[str]:
    """Return the ranks that a canasta has closed for everybody (option closed_rank_rule; pagat, Modern
    American Canasta).
    """
    if view.rules.melds.closed_rank_rule != "dead_for_both":
        return []
    ranks = {meld.rank for melds in view.melds for meld in melds if meld.is_canasta and meld.kind is OF_RANK}
    if not ranks:
        return []
    return [texts("board-closed", ranks=texts.listed([rank_name(texts, rank) for rank in sorted(ranks)]))]


def _seating_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    """Return who plays alone and who sits out, where rounds differ in that."""
    seating = view.seating
    lines = []
    if seating.lone is not None:
        others = [Seat(seat) for seat in range(seating.seat_count) if seat != seating.lone]
        partners = texts.listed([seat_name(texts, record, seat) for seat in others])
        lines.append(texts("board-lone", name=seat_name(texts, record, seating.lone), partners=partners))
    if seating.sitting_out:
        out = texts.listed([seat_name(texts, record, seat) for seat in seating.sitting_out])
        lines.append(texts("board-sits-out", name=out, count=len(seating.sitting_out)))
    return lines


def _candidates(
    texts: Texts, record: TableRecord, view: TableView, plays: Sequence[str], turn: str
) -> Iterator[discord.Embed]:
    for detail in sorted(Detail, reverse=True):
        for count in range(_PLAYS[detail], -1, -1) if detail is not Detail.BARE else (0,):
            yield _embed(texts, record, view, plays[-count:] if count else (), turn, detail)


def _embed(
    texts: Texts, record: TableRecord, view: TableView, plays: Sequence[str], turn: str, detail: Detail
) -> discord.Embed:
    description = [
        turn,
        *_stand_in_lines(texts, record),
        *_seating_lines(texts, record, view),
    ]
    if view.is_running:
        description += ["", *pile_lines(texts, record, view)]
    embed = discord.Embed(
        title=_title(texts, record, view),
        description=limits.cut("\n".join(description), 1500),
        colour=_colour(record, view),
    )
    for side in view.seating.active_sides:
        name, value = _side_field(texts, record, view, side, detail)
        embed.add_field(name=name, value=value, inline=False)
    if plays:
        lines = limits.whole_lines([limits.cut(line, 300) for line in plays], limits.FIELD_VALUE - 60)
        embed.add_field(name=texts("board-plays"), value="\n".join(lines), inline=False)
    end = view.rules.end
    length = (
        texts("board-length-points", target=end.target_score)
        if end.round_count is None
        else texts("board-length-rounds", count=end.round_count)
    )
    footer = texts(
        "board-footer",
        game=game_name(texts, record, markdown=False),
        length=length,
        dealer=plain_seat_name(texts, record, view.dealer),
    )
    if record.dealt_with:
        footer += " · " + texts("board-footer-seal", seal=short_seal(record.dealt_with))
    return embed.set_footer(text=footer)


def _title(texts: Texts, record: TableRecord, view: TableView) -> str:
    table = table_name(texts, record)
    if view.round < 1:
        return texts("board-title-before", table=table)
    return texts("board-title", table=table, round=view.round)


def _colour(record: TableRecord, view: TableView) -> int:
    if record.status is TableStatus.CANCELLED:
        return colours.CANCELLED
    is_over = view.phase is Phase.MATCH_OVER or record.status is TableStatus.FINISHED
    return colours.FINISHED if is_over else colours.PLAYING


def _side(texts: Texts, record: TableRecord, view: TableView, side: SideId) -> str:
    return side_name(texts, record, view.seating.members(side))


def _side_field(
    texts: Texts, record: TableRecord, view: TableView, side: SideId, detail: Detail
) -> tuple[str, str]:
    members = view.seating.members(side)
    on_turn = record.status is TableStatus.PLAYING and view.is_running and view.turn.seat in members
    name = title_of_side(texts, record, view, side, on_turn=on_turn)
    lines = _meld_lines(texts, record, view, side, detail)
    lines += three_lines(texts, view, side)
    if view.is_running:
        lines += holding_lines(texts, record, view, side)
    return limits.cut(name, limits.FIELD_NAME - 16), limits.cut("\n".join(lines), limits.FIELD_VALUE - 60)


def _meld_lines(
    texts: Texts, record: TableRecord, view: TableView, side: SideId, detail: Detail
) -> list[str]:
    melds = in_order(view.melds[side])
    if not melds:
        if view.has_melded[side] or not view.is_running:
            return [texts("board-melded-nothing")]
        return [first_meld_text(texts, record, view, side)]
    if detail is Detail.FULL:
        return [meld_line(texts, view.rules, meld) for meld in melds]
    if detail is Detail.SHORT:
        return [short_meld(texts, meld) for meld in melds]
    row = " · ".join(terse_meld(meld) for meld in melds)
    return [row, texts("board-melds-points", points=sum(meld.points for meld in melds))]


def _frozen_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    pile = view.rules.pile
    if pile.pile_always_frozen:
        return [texts("board-frozen-always")]
    if view.pile_frozen:
        wild = "wild" in pile.pile_freeze_cards and any(is_wild(card) for card in view.pile)
        return [texts("board-frozen-wild" if wild else "board-frozen-red-three")]
    if not pile.pile_frozen_until_melded:
        return []
    active = view.seating.active_sides
    sides = [_side(texts, record, view, side) for side in active if not view.has_melded[side]]
    if len(sides) == len(active):
        return [texts("board-frozen-unmelded-all")]
    return [texts("board-frozen-unmelded", sides=texts.listed(sides))] if sides else []


def _blocked_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    upcard = view.upcard
    if upcard is None:
        return []
    pile = view.rules.pile
    if is_wild(upcard):
        if pile.pile_wild_pair and view.rules.melds.wild_melds:
            return [texts("board-wild-pair", rank=rank_name(texts, rank_of(upcard)))]
        return [texts("board-blocked-wild")]
    if is_black_three(upcard):
        stops = view.rules.threes.black_three_blocks_pile or "black_three" in pile.pile_block_tops
        return [texts("board-blocked-black-three")] if stops else []
    if rank_of(upcard) == Rank.SEVEN and "seven" in pile.pile_block_tops:
        return [texts("board-blocked-seven")]
    if is_red_three(upcard):
        return [texts("board-blocked-red-three")]
    never_to_canasta = not pile.pile_layoff_to_canasta and pile.own_canasta_take_conflict == "never_take"
    if not (pile.block_on_taker_canasta_rank or never_to_canasta):
        return []
    rank = rank_of(upcard)
    sides = [
        _side(texts, record, view, side)
        for side in view.seating.active_sides
        if any(meld.is_canasta and meld.kind is OF_RANK and meld.rank == rank for meld in view.melds[side])
    ]
    if not sides:
        return []
    return [texts("board-blocked-canasta", sides=texts.listed(sides), rank=rank_name(texts, rank))]
