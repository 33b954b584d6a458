"""The private panel of standing orders: the present orders, a menu of the possible ones, and a confirmation."""

from typing import Any, Final

import discord
from discord import ui

from bot.service.errors import OrderTooLate
from bot.service.orders.giving import MOST_CARDS, TurnAhead, is_own_turn, may_be_asked, sits_out, turn_ahead
from bot.service.orders.model import Start
from bot.service.queries import Hand
from bot.ui.hand.open_hand import follow
from bot.ui.tables.buttons import ORDERS, hand_button
from bot.ui.tables.visibility import own_hand
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.turn import answer_words, standing_lines, start_words

DRAW, TAKE, YES, NO = range(4)
"""Kinds of orders; custom ids contain them."""

_STARTS: Final = {DRAW: Start.DRAW, TAKE: Start.TAKE_OR_DRAW}
"""The kinds of beginnings of a turn; the others are answers to the partner."""
_LEAST: Final = (1, 3, 5, 8, 12, 20)
_STEP: Final = MOST_CARDS + 1
"""Factor in a menu's value, which is the kind of order times this, plus the number of cards."""


def order_panel(texts: Texts, hand: Hand, note: str | None = None) -> Message:
    """Return the panel of the present orders and the possible ones."""
    rows: list[ComponentRow] = []
    if options := _options(texts, hand):
        rows.append([choose_order.menu(texts("menu-orders"), options, hand.record.id, hand.version)])
    is_out = sits_out(hand.view.table, hand.seat)
    standing = hand.orders is not None and hand.record.is_open and not is_out
    buttons: list[ui.Item[Any]] = []
    if standing and hand.seat in hand.record.ordered:
        buttons.append(forget_order.button(texts("button-orders-forget"), hand.record.id, 0, 0))
    if standing and hand.seat in hand.record.answering:
        buttons.append(forget_order.button(texts("button-orders-forget-answer"), hand.record.id, 0, 1))
    return of_embed(
        _embed(texts, hand, note), [*rows, [*buttons, hand_button(texts, hand.record.id, hand.version)]]
    )


def sure_panel(texts: Texts, hand: Hand, kind: int, least: int) -> Message:
    """Return the confirmation of an order."""
    words = _words(texts, kind, least)
    ahead = turn_ahead(hand.view.table, hand.seat)
    ids = (hand.record.id, hand.version, kind, least, *ahead)
    sure = give_order.button(texts("button-orders-confirm"), *ids, style=GREEN)
    back = ORDERS.button(texts("button-orders-back"), hand.record.id)
    return of_embed(_framed(texts, hand, [texts("orders-sure", order=words)]), [[sure, back]])


async def show_orders(context: InteractionContext, hand: Hand, note: str | None = None) -> None:
    """Show the panel to the person who asks. When it is their turn, the hand takes its place."""
    await context.show(order_panel(context.texts, hand, note))
    follow(context, hand, until_turn=True)


def _words(texts: Texts, kind: int, least: int) -> str:
    start = _STARTS.get(kind)
    if start is not None:
        return start_words(texts, start, least)
    return answer_words(texts, yes=kind == YES)


def _options(texts: Texts, hand: Hand) -> list[discord.SelectOption]:
    table, seat = hand.view.table, hand.seat
    options = []
    if hand.record.is_open and not is_own_turn(table, seat) and not sits_out(table, seat):
        options.append(option(texts("option-orders-draw"), DRAW * _STEP))
        options += [
            option(texts("option-orders-take", least=least), TAKE * _STEP + least) for least in _LEAST
        ]
    if may_be_asked(table, seat) and (is_own_turn(table, seat) or seat not in table.seats_to_act):
        options.append(option(texts("option-orders-yes"), YES * _STEP))
        options.append(option(texts("option-orders-no"), NO * _STEP))
    return options


def _embed(texts: Texts, hand: Hand, note: str | None) -> discord.Embed:
    table, seat = hand.view.table, hand.seat
    lines: list[str] = [note, ""] if note else []
    if sits_out(table, seat):
        return _framed(texts, hand, [*lines, texts("orders-sits-out")])
    lines += standing_lines(texts, hand) or [texts("orders-none")]
    if is_own_turn(table, seat):
        lines += ["", texts("orders-own-turn")]
    if not may_be_asked(table, seat) and table.is_running:
        lines += ["", texts("orders-nobody-asks")]
    return _framed(texts, hand, lines)


def _framed(texts: Texts, hand: Hand, lines: list[str]) -> discord.Embed:
    title = texts("orders-title", table=table_name(texts, hand.record))
    return embed_of(title, lines, colours.HAND, footer=texts("orders-footer"))


@clickable(ORDERS)
async def open_orders(click: Click) -> None:
    """Show the present orders and the possible ones."""
    await show_orders(click, await own_hand(click, click.table))


@clickable("order")  # value: what is ordered and a number of cards
async def choose_order(click: Click) -> None:
    """Ask for confirmation of an order."""
    kind, least = divmod(click.number, _STEP)
    if not DRAW <= kind <= NO:
        raise NotOurId(str(click.number))
    hand = await own_hand(click, click.table)
    await click.show(sure_panel(click.texts, hand, kind, max(1, least)))
    follow(click, hand, until_turn=True)


@clickable("ordered", args=4)  # what is ordered, a number of cards, and for which turn (round, own turns)
async def give_order(click: Click) -> None:
    """Give an order, after the confirmation."""
    kind, least, *turn = click.id.args
    start, orders = _STARTS.get(kind), click.services.orders
    await own_hand(click, click.table)
    if start is None:
        if kind not in {YES, NO}:
            raise NotOurId(str(click.id))
        await orders.answer_with(click.table, click.user, kind == YES, key=click.key)
    else:
        ahead = TurnAhead(*turn)
        try:
            await orders.begin_with(click.table, click.user, start, least=least, ahead=ahead, key=click.key)
        except OrderTooLate:
            await show_orders(click, await own_hand(click, click.table), click.texts("orders-too-late"))
            return
    await show_orders(click, await own_hand(click, click.table), click.texts("orders-given"))


@clickable("unorder", args=1)  # 1: the answer to partner
async def forget_order(click: Click) -> None:
    """Delete an order."""
    await own_hand(click, click.table)
    orders = click.services.orders
    if click.id.args[0]:
        await orders.forget_answer(click.table, click.user, key=click.key)
    else:
        await orders.forget_beginning(click.table, click.user, key=click.key)
    await show_orders(click, await own_hand(click, click.table), click.texts("orders-forgotten"))
