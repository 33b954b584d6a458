"""Buttons and menus of standing orders, all in private messages."""

from bot.service.errors import OrderTooLate
from bot.ui.orders.panel import (
    DRAW,
    NO,
    ORDER_CHOICE,
    ORDER_FORGET,
    ORDER_GIVE,
    YES,
    ahead_of,
    show_orders,
    start_of,
    sure_panel,
    values_of,
)
from bot.ui.tables.buttons import ORDERS
from bot.ui.tables.visibility import own_hand
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NotOurId


@on_click(ORDERS)
async def open_orders(click: Click) -> None:
    """Show the present orders and the possible ones."""
    await show_orders(click, await own_hand(click, click.table))


@on_click(ORDER_CHOICE)
async def choose_order(click: Click) -> None:
    """Ask for confirmation of an order."""
    kind, least = values_of(click.number)
    if not DRAW <= kind <= NO:
        raise NotOurId(str(click.number))
    hand = await own_hand(click, click.table)
    await click.show(sure_panel(click.texts, hand, kind, max(1, least)))


@on_click(ORDER_GIVE)
async def give_order(click: Click) -> None:
    """Give an order, after the confirmation."""
    kind, least, *_ = click.id.args
    start, orders = start_of(kind), click.services.orders
    await own_hand(click, click.table)
    if start is None:
        if kind not in {YES, NO}:
            raise NotOurId(str(click.id))
        await orders.answer_with(click.table, click.user, kind == YES, key=click.key)
    else:
        try:
            await orders.begin_with(
                click.table, click.user, start, least=least, ahead=ahead_of(click.id.args), key=click.key
            )
        except OrderTooLate:
            await show_orders(click, await own_hand(click, click.table), click.texts("orders-too-late"))
            return
    await show_orders(click, await own_hand(click, click.table), click.texts("orders-given"))


@on_click(ORDER_FORGET)
async def forget_order(click: Click) -> None:
    """Delete an order."""
    await own_hand(click, click.table)
    orders = click.services.orders
    if click.id.args[0]:
        await orders.forget_answer(click.table, click.user, key=click.key)
    else:
        await orders.forget_beginning(click.table, click.user, key=click.key)
    await show_orders(click, await own_hand(click, click.table), click.texts("orders-forgotten"))
