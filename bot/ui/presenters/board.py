"""The public board of a table: everything that lies open, and nothing else.

Only a :class:`TableView` comes in here, so a hand cannot come out. The embed is written with ever less detail until
Discord takes it; a table of four always gets full detail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum

import discord

from bot.canasta.cards import is_black_three, is_red_three, is_wild, rank_of
from bot.canasta.melds import Make, Meld, MeldKind
from bot.canasta.policies.scorers import meld_value, three_points
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import SideId
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.queries import Board, LogEntry
from bot.service.record import TableRecord, TableStatus
from bot.ui.presenters import colours, limits
from bot.ui.presenters.faces import card_text, cards_by_rank, cards_listed, rank_name
from bot.ui.presenters.lobby import lobby_embed
from bot.ui.presenters.names import plain_seat_name, seat_name, side_name, table_name
from bot.ui.presenters.numbers import signed, total
from bot.ui.presenters.plays import turn_lines
from bot.ui.texts import Texts


class Detail(IntEnum):
    """How much a board says; less when there is too much on the table."""

    FULL = 3
    SHORT = 2
    TERSE = 1
    BARE = 0


_PLAYS = {Detail.FULL: 5, Detail.SHORT: 3, Detail.TERSE: 2, Detail.BARE: 0}


def table_embed(texts: Texts, board: Board) -> discord.Embed:
    """The picture of a table in whatever state it is: filling its seats, playing, finished or given up."""
    record, view = board.record, board.view
    if view is None:
        return lobby_embed(texts, record)
    return board_embed(texts, record, view, board.recent)


def board_embed(
    texts: Texts, record: TableRecord, view: TableView, recent: Sequence[LogEntry]
) -> discord.Embed:
    """The board of a match; ``recent`` are the newest entries of the log, oldest first."""
    plays = turn_lines(texts, record, recent)
    return limits.first_within(_candidates(texts, record, view, plays))


def turn_text(texts: Texts, record: TableRecord, view: TableView) -> str:
    """Whom the table waits for, and since when."""
    if record.status is TableStatus.CANCELLED:
        return texts("board-turn-cancelled")
    if view.phase is Phase.MATCH_OVER:
        sides = view.seating.sides
        winners = texts.listed([_side(texts, record, view, side) for side in view.winners])
        return texts("board-turn-over", winners=winners, count=sum(side in view.winners for side in sides))
    if view.phase is Phase.BETWEEN_ROUNDS:
        if view.result is None:
            return texts("board-turn-first-deal")
        return texts("board-turn-between", round=view.round)
    since = discord.utils.format_dt(record.turn_since, "R")
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    question = view.question
    if question is not None and question.answer is None:
        asker = seat_name(texts, record, question.asker)
        return texts("board-turn-asked", asker=asker, name=name, since=since)
    if view.phase is Phase.DRAW:
        return texts("board-turn-draw" if view.stock_size else "board-turn-last", name=name, since=since)
    lines = [texts("board-turn-play", name=name, since=since)]
    if question is not None:
        key = "board-turn-may" if question.answer else "board-turn-may-not"
        answerers = texts.listed([seat_name(texts, record, seat) for seat in question.answerers])
        lines.append(texts(key, name=answerers, asker=seat_name(texts, record, question.asker)))
    return "\n".join(lines)


def pile_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    """Pile and stock: how many cards, the upcard, whether the pile is frozen or blocked and why."""
    upcard = view.upcard
    if upcard is None:
        lines = [texts("board-pile-empty")]
    else:
        lines = [texts("board-pile", count=view.pile_size, upcard=f"**{card_text(upcard)}**")]
        if view.rules.draw.pile_visibility == "all" and len(view.pile) > 1:
            lines.append(texts("board-pile-all", cards=", ".join(card_text(card) for card in view.pile)))
    lines[0] += " · " + texts("board-stock", count=view.stock_size)
    lines += _frozen_lines(texts, record, view)
    lines += _blocked_lines(texts, record, view)
    return lines


def _candidates(
    texts: Texts, record: TableRecord, view: TableView, plays: Sequence[str]
) -> Iterator[discord.Embed]:
    for detail in sorted(Detail, reverse=True):
        for count in range(_PLAYS[detail], -1, -1) if detail is not Detail.BARE else (0,):
            yield _embed(texts, record, view, plays[-count:] if count else (), detail)


def _embed(
    texts: Texts, record: TableRecord, view: TableView, plays: Sequence[str], detail: Detail
) -> discord.Embed:
    description = [turn_text(texts, record, view)]
    if view.is_running:
        description += ["", *pile_lines(texts, record, view)]
    embed = discord.Embed(
        title=_title(texts, record, view),
        description=limits.cut("\n".join(description), 1500),
        colour=_colour(record, view),
    )
    for side in range(view.seating.side_count):
        name, value = _side_field(texts, record, view, SideId(side), detail)
        embed.add_field(name=name, value=value, inline=False)
    if plays:
        lines = limits.whole_lines([limits.cut(line, 300) for line in plays], limits.FIELD_VALUE - 60)
        embed.add_field(name=texts("board-plays"), value="\n".join(lines), inline=False)
    return embed.set_footer(
        text=texts(
            "board-footer",
            dealer=plain_seat_name(texts, record, view.dealer),
            target=view.rules.end.target_score,
        )
    )


def _title(texts: Texts, record: TableRecord, view: TableView) -> str:
    table = table_name(texts, record)
    if view.round < 1:
        return texts("board-title-before", table=table)
    return texts("board-title", table=table, round=view.round)


def _colour(record: TableRecord, view: TableView) -> int:
    if record.status is TableStatus.CANCELLED:
        return colours.CANCELLED
    return colours.FINISHED if view.phase is Phase.MATCH_OVER else colours.PLAYING


def _side(texts: Texts, record: TableRecord, view: TableView, side: SideId) -> str:
    return side_name(texts, record, view.seating.members(side))


def _side_field(
    texts: Texts, record: TableRecord, view: TableView, side: SideId, detail: Detail
) -> tuple[str, str]:
    members = view.seating.members(side)
    on_turn = record.status is TableStatus.PLAYING and view.is_running and view.turn.seat in members
    name = texts(
        "board-side-turn" if on_turn else "board-side",
        side=side_name(texts, record, members),
        total=total(texts, view.totals[side]),
    )
    lines = _meld_lines(texts, view, side, detail)
    red_threes = sum(view.laid_threes[seat] for seat in members)
    if red_threes:
        value = three_points(view, side, red_threes)
        cards = cards_listed(red_threes)
        lines.append(texts("board-red-threes", cards=cards, points=signed(texts, value)))
    if view.is_running:
        hands = [
            texts("board-in-hand-one", name=seat_name(texts, record, seat), count=view.hand_sizes[seat])
            for seat in members
        ]
        lines.append(texts("board-in-hand", hands=" · ".join(hands)))
    return limits.cut(name, limits.FIELD_NAME - 16), limits.cut("\n".join(lines), limits.FIELD_VALUE - 60)


def _meld_lines(texts: Texts, view: TableView, side: SideId, detail: Detail) -> list[str]:
    melds = in_order(view.melds[side])
    if not melds:
        if view.has_melded[side] or not view.is_running:
            return [texts("board-melded-nothing")]
        return [texts("board-first-meld", needed=view.minimums[side])]
    if detail is Detail.FULL:
        return [meld_line(texts, view.rules, meld) for meld in melds]
    if detail is Detail.SHORT:
        return [_short_meld(texts, meld) for meld in melds]
    row = " · ".join(_terse_meld(meld) for meld in melds)
    return [row, texts("board-melds-points", points=sum(meld.points for meld in melds))]


def in_order(melds: Iterable[Meld]) -> list[Meld]:
    """Melds as they are best read: canastas first, then from aces down."""
    return sorted(melds, key=lambda meld: (not meld.is_canasta, -meld.rank))


def meld_line(texts: Texts, rules: RuleSet, meld: Meld) -> str:
    """A meld with its cards, its points and, for a canasta, its make and bonus."""
    cards = f"**{meld_cards(meld)}**"
    if meld.kind is MeldKind.BLACK_THREES:
        return texts("board-meld-black-threes", cards=cards, points=meld_value(rules, meld))
    if not meld.is_canasta:
        return texts("board-meld", cards=cards, points=meld.points)
    natural = meld.make is Make.NATURAL
    bonus = rules.scoring.bonus_natural_canasta if natural else rules.scoring.bonus_mixed_canasta
    make = texts(f"make-{meld.make}")
    return texts("board-meld-canasta", cards=cards, points=meld.points, make=make, bonus=bonus)


def _short_meld(texts: Texts, meld: Meld) -> str:
    key = f"board-meld-short-{meld.make}" if meld.is_canasta else "board-meld-short"
    return texts(key, cards=meld_cards(meld), points=meld.points)


def _terse_meld(meld: Meld) -> str:
    mark = ("🔴" if meld.make is Make.NATURAL else "⚫") if meld.is_canasta else ""
    return meld_cards(meld) + mark


def meld_cards(meld: Meld) -> str:
    """The cards of a meld, naturals first: "K×5 + 2×1 + Joker×1"."""
    return cards_by_rank(meld.cards, " + ")


def _frozen_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    pile = view.rules.pile
    if pile.pile_always_frozen:
        return [texts("board-frozen-always")]
    if view.pile_frozen:
        wild = "wild" in pile.pile_freeze_cards and any(is_wild(card) for card in view.pile)
        return [texts("board-frozen-wild" if wild else "board-frozen-red-three")]
    if not pile.pile_frozen_until_melded:
        return []
    sides = [
        _side(texts, record, view, SideId(side)) for side, melded in enumerate(view.has_melded) if not melded
    ]
    if len(sides) == view.seating.side_count:
        return [texts("board-frozen-unmelded-all")]
    return [texts("board-frozen-unmelded", sides=texts.listed(sides))] if sides else []


def _blocked_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    upcard = view.upcard
    if upcard is None:
        return []
    # Only a natural card can be melded at once, so nothing else can be taken.
    if is_wild(upcard):
        return [texts("board-blocked-wild")]
    if is_black_three(upcard):
        return [texts("board-blocked-black-three")]
    if is_red_three(upcard):
        return [texts("board-blocked-red-three")]
    pile = view.rules.pile
    never_to_canasta = not pile.pile_layoff_to_canasta and pile.own_canasta_take_conflict == "never_take"
    if not (pile.block_on_taker_canasta_rank or never_to_canasta):
        return []
    rank = rank_of(upcard)
    sides = [
        _side(texts, record, view, SideId(side))
        for side, melds in enumerate(view.melds)
        if any(meld.is_canasta and meld.rank == rank for meld in melds)
    ]
    if not sides:
        return []
    return [texts("board-blocked-canasta", sides=texts.listed(sides), rank=rank_name(texts, rank))]
