"""Messages of a table: the lobby, the board, calls, questions, reminders; and the direct messages that say the same."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.canasta.seats import Seat
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId, UserId
from bot.service.lobby.rematch import has_other_partners
from bot.service.matches.next_round import LONGEST_WAIT, waits_for_ready
from bot.service.matches.record import AGREED, ALONE, SeatOffer, TableRecord, TableStatus
from bot.service.queries import Board
from bot.ui import verbs
from bot.ui.board.presenter import table_embed
from bot.ui.clocks.pause_presenter import wish_text as wish_text_of_pause
from bot.ui.delivery.call_presenter import (
    direct_question,
    direct_ready_call,
    direct_reminder,
    direct_turn_call,
    question_ping,
    ready_ping,
    reminder_ping,
    time_is_up,
    turn_ping,
)
from bot.ui.delivery.news import news_text
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.orders.controls import ready_button
from bot.ui.seats.presenter import offer_text, wish_text
from bot.ui.texts import Texts
from bot.ui.toolkit.components import BLUE, GREEN, RED, button, link, menu, option
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import plain_seat_name, sides_of
from bot.ui.words.tables import board_url


def table_message(texts: Texts, board: Board) -> Message:
    """Return the one message of a table that is kept up to date: the lobby first, then the board."""
    record = board.record
    if record.status is TableStatus.LOBBY:
        return of_embed(lobby_embed(texts, record), lobby_rows(texts, record))
    return of_embed(table_embed(texts, board), board_rows(texts, record))


def pointer_message(texts: Texts, board: Board) -> Message:
    """Return the content that replaces the lobby when the table plays on in its thread, and when all is over."""
    record = board.record
    if not record.is_open:
        return of_embed(table_embed(texts, board))
    return Message(texts("panel-plays-in-thread", place=f"<#{record.thread}>"), (lobby_embed(texts, record),))


def lobby_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons and menus for everything that can be done before the match."""
    table = record.id
    full = not record.free_seats
    computers = any(holder.is_computer for holder in record.seats)
    rows: list[ComponentRow] = [
        [
            button(verbs.JOIN, texts("button-join"), table, style=GREEN, disabled=full and not computers),
            button(verbs.ADD_COMPUTER, texts("button-add-computer"), table, disabled=not record.open_seats),
            button(verbs.START, texts("button-start"), table, style=BLUE, disabled=not full),
        ],
        [
            button(verbs.RULES, texts("button-rules"), table),
            button(verbs.TERMS, texts("button-terms"), table),
            *cut_buttons(texts, record),
        ],
        # Buttons that take something away stand apart from those that lead to the match.
        [
            button(verbs.LEAVE, texts("button-leave"), table),
            button(verbs.REMOVE_COMPUTER, texts("button-remove-computer"), table, disabled=not computers),
            button(verbs.CANCEL, texts("button-cancel"), table, style=RED),
        ],
    ]
    if record.reserved:
        rows[0] = [*rows[0], button(verbs.FREE_SEATS, texts("button-free-seats"), table)]
    choice = seat_menu(texts, record)
    return [*rows, choice] if choice else rows


def round_message(texts: Texts, board: Board, embed: discord.Embed, number: int, version: int) -> Message:
    """Return the score sheet of a round, with the ready button while the next round waits for players."""
    record, view, replay = board.record, board.view, replay_button(texts, board.record.id, number)
    more = [verify_button(texts, record.id, number), *cut_buttons(texts, record)]
    if view is None or record.version != version or not waits_for_ready(record, view):
        return of_embed(embed, [[replay, *more]])
    due = discord.utils.format_dt(record.turn_since + LONGEST_WAIT, "R")
    row = [ready_button(texts, record), replay, *more]
    return Message(texts("ready-round", due=due), (embed,), [row])


def rematch_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons that open a rematch."""
    if record.status is not TableStatus.FINISHED:
        return []
    row = [button(verbs.REMATCH, texts("button-rematch"), record.id, 0, 0, style=GREEN)]
    if has_other_partners(record):
        row.append(button(verbs.REMATCH, texts("button-rematch-others"), record.id, 0, 1))
    return [row]


def seat_menu(texts: Texts, record: TableRecord) -> ComponentRow:
    """Return the menu of the seats that can be chosen; nothing when people hold all of them."""
    seats = [
        option(_seat_label(texts, record, Seat(seat)), seat, description=_partners(texts, record, Seat(seat)))
        for seat in range(record.seat_count)
        if _may_be_chosen(record, Seat(seat))
    ]
    return [menu(verbs.SEAT, texts("menu-seat"), seats, record.id)] if seats else []


def _may_be_chosen(record: TableRecord, seat: Seat) -> bool:
    holder = record.holder_of(seat)
    return seat in record.open_seats if holder is None else holder.is_computer


def _seat_label(texts: Texts, record: TableRecord, seat: Seat) -> str:
    holder = record.holder_of(seat)
    number = str(seat + 1)
    if holder is None:
        return texts("option-seat-free", number=number)
    return texts("option-seat-computer", number=number, name=plain_seat_name(texts, record, seat))


def _partners(texts: Texts, record: TableRecord, seat: Seat) -> str | None:
    sides = sides_of(record)
    partners = [Seat(other) for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    if not partners:
        return None
    return texts(
        "option-seat-partner",
        names=texts.listed([_partner(texts, record, other) for other in partners]),
    )


def _partner(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return a partner's name within a sentence, where the name of a free seat begins with no capital."""
    if record.holder_of(seat) is None:
        return texts("option-partner-free", number=str(seat + 1))
    return plain_seat_name(texts, record, seat)


def board_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons of the board, for everybody."""
    if record.status is TableStatus.CANCELLED:
        return []
    row = [
        *way_on(texts, record),
        hand_button(texts, record.id),
        button(verbs.SCORE, texts("button-score"), record.id),
        button(verbs.LOG, texts("button-log"), record.id, 0, 0),
        button(verbs.RULES, texts("button-rules"), record.id),
    ]
    if record.status is TableStatus.FINISHED:
        row.append(replay_button(texts, record.id))
    return [row]


def way_on(texts: Texts, record: TableRecord) -> list[ui.Button[Any]]:
    """Return the button that ends the pause of a table, where its players can end it."""
    why = None if record.pause is None or not record.is_open else record.pause.why
    if why == ALONE:
        return [button(verbs.COME_BACK, texts("button-come-back"), record.id, style=GREEN)]
    return [button(verbs.GO_ON, texts("button-go-on"), record.id, style=GREEN)] if why == AGREED else []


def replay_button(texts: Texts, table: TableId, number: int = 0) -> ui.Button[Any]:
    """Return the button that shows a round that is over with all hands open; without a number the last one."""
    return button(verbs.REPLAY, texts("button-replay"), table, 0, number)


def verify_button(texts: Texts, table: TableId, number: int = 0) -> ui.Button[Any]:
    """Return the button that checks the deals of a match up to a round; without a number, up to the last one
    that is over.
    """
    return button(verbs.VERIFY, texts("button-verify"), table, 0, number)


def cut_buttons(texts: Texts, record: TableRecord) -> list[ui.Button[Any]]:
    """Return the button that asks what to cut the next deal with, where one is to come."""
    if record.coming_deal is None or not record.is_open:
        return []
    return [button(verbs.CUT, texts("button-cut"), record.id, 0, record.coming_deal.round)]


def hand_button(texts: Texts, table: TableId, version: int = 0) -> ui.Button[Any]:
    """Return the button that opens the user's hand. Its version says only for which turn a call was."""
    return button(verbs.HAND, texts("button-hand"), table, version, style=BLUE)


def board_link(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that leads to the board."""
    return link(texts("button-to-board"), board_url(record))


def ping_message(
    texts: Texts, board: Board, user: UserId, version: int, *, due: datetime | None = None
) -> Message:
    """Return the call that it is this user's turn."""
    return _call(texts, board.record, turn_ping(texts, board.record, user, board.view, due=due), version)


def offer_message(texts: Texts, record: TableRecord, offer: SeatOffer) -> Message:
    """Return the message that offers a seat."""
    table, seat = record.id, offer.seat
    return Message(
        offer_text(texts, record, offer),
        rows=[
            [
                button(verbs.TAKE_SEAT, texts("button-take-seat"), table, 0, seat, style=GREEN),
                button(verbs.KEEP_SEAT, texts("button-keep-seat"), table, 0, seat),
                button(verbs.RULES, texts("button-rules"), table),
            ]
        ],
    )


def wish_message(texts: Texts, record: TableRecord, seat: Seat, missing: Sequence[Seat]) -> Message:
    """Return the proposal of a player to the partners to give the match up."""
    table, side = record.id, sides_of(record)[seat]
    return Message(
        wish_text(texts, record, seat, missing),
        rows=[
            [
                button(verbs.AGREE_TO_RESIGN, texts("button-agree-to-resign"), table, 0, side, style=RED),
                button(verbs.PLAY_ON, texts("button-play-on"), table, 0, side, style=GREEN),
            ]
        ],
    )


def pause_wish_message(texts: Texts, record: TableRecord) -> Message:
    """Return the message that some would like to pause, or to go on, and the others have not agreed yet."""
    agree, label = verbs.AGREE_TO_PAUSE, "button-agree-to-pause"
    if record.pause is not None:
        agree, label = verbs.AGREE_TO_GO_ON, "button-agree-to-go-on"
    row = [button(agree, texts(label), record.id, style=GREEN), rather_not_button(texts, record)]
    return Message(wish_text_of_pause(texts, record), rows=[row])


def rather_not_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that withdraws or declines a wish for a pause, or for its end."""
    ends_a_pause = int(record.pause is not None)
    return button(verbs.RATHER_NOT, texts("button-rather-not"), record.id, 0, ends_a_pause)


def question_message(
    texts: Texts, board: Board, user: UserId, asker: Seat, version: int, *, is_quiet: bool = False
) -> Message:
    """Return the question of this user's partner whether to go out."""
    text = question_ping(texts, board.record, user, asker, board.view, is_quiet=is_quiet)
    return Message(text, rows=[_answers(texts, board.record, version)])


def reminder_message(
    texts: Texts, board: Board, user: UserId, step: int, *, due: datetime | None = None
) -> Message:
    """Return the reminder that the table waits for this user, or for the answer to the partner's question."""
    record, asker = board.record, _asker(board)
    if board.view is not None and waits_for_ready(record, board.view):
        row = [ready_button(texts, record), board_link(texts, record)]
        return Message(ready_ping(texts, record, user), rows=[row])
    text = reminder_ping(texts, record, user, step, asker=asker, due=due)
    if asker is not None:
        return Message(text, rows=[_answers(texts, record, record.turn_version)])
    return _call(texts, record, text, record.turn_version)


def time_is_up_message(texts: Texts, record: TableRecord, seat: Seat) -> Message:
    """Return the message that the time of this seat has run out, and the others decide."""
    table, version = record.id, record.turn_version
    return Message(
        time_is_up(texts, record, seat),
        rows=[
            [
                button(verbs.PLAY_FOR, texts("button-play-for"), table, version),
                button(verbs.GIVE_TIME, texts("button-give-time"), table, version),
            ],
            [hand_button(texts, table, version), board_link(texts, record)],
        ],
    )


def news_message(
    texts: Texts, notice: TableNews, record: TableRecord, *, due: datetime | None = None
) -> Message:
    """Return the news about a table, with a button to come back for players whom a computer replaces.

    ``due`` is the deadline of the player who must act.
    """
    rows: list[ComponentRow] = []
    if notice.news is News.PAUSED:
        rows += [way] if (way := way_on(texts, record)) else []
    if notice.news in {News.STANDS_IN, News.ALONE}:
        rows.append([button(verbs.COME_BACK, texts("button-come-back"), record.id, record.turn_version)])
    holder = None if notice.seat is None else record.holder_of(notice.seat)
    if notice.news is News.GONE and holder is not None and holder.is_gone and holder.player is None:
        rows.append([button(verbs.STAND_IN, texts("button-stand-in"), record.id, 0, holder.seat)])
    return Message(news_text(texts, notice, record, due), rows=rows)


def direct_turn_message(texts: Texts, board: Board, server: str, *, due: datetime | None = None) -> Message:
    """Return the content of ``ping_message`` as a direct message."""
    return _direct(texts, board.record, direct_turn_call(texts, board.record, server, board.view, due=due))


def direct_question_message(texts: Texts, board: Board, server: str, asker: Seat) -> Message:
    """Return the content of ``question_message`` as a direct message; it is answered at the table."""
    return _direct(texts, board.record, direct_question(texts, board.record, server, asker, board.view))


def direct_reminder_message(
    texts: Texts, board: Board, server: str, step: int, *, due: datetime | None = None
) -> Message:
    """Return the content of ``reminder_message`` as a direct message."""
    record = board.record
    if board.view is not None and waits_for_ready(record, board.view):
        return _direct(texts, record, direct_ready_call(texts, record, server))
    text = direct_reminder(texts, record, server, step, asker=_asker(board), due=due)
    return _direct(texts, record, text)


def _call(texts: Texts, record: TableRecord, text: str, version: int) -> Message:
    return Message(text, rows=[[hand_button(texts, record.id, version), board_link(texts, record)]])


def _direct(texts: Texts, record: TableRecord, text: str) -> Message:
    return Message(text, rows=[[board_link(texts, record)]])


def _answers(texts: Texts, record: TableRecord, version: int) -> ComponentRow:
    return [
        button(verbs.ANSWER, texts("button-yes"), record.id, version, 1, style=GREEN),
        button(verbs.ANSWER, texts("button-no"), record.id, version, 0, style=RED),
        button(verbs.ANSWER_ALWAYS, texts("button-always-yes"), record.id, version, 1),
        hand_button(texts, record.id, version),
        board_link(texts, record),
    ]


def _asker(board: Board) -> Seat | None:
    """Return the seat whose question waits for its answer, or None."""
    question = None if board.view is None else board.view.question
    return question.asker if question is not None and question.answer is None else None
