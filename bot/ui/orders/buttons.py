"""Buttons and menus of standing orders, all in private messages."""

from bot.canasta.actions import Answer
from bot.service.errors import OrderTooLate
from bot.ui import verbs
from bot.ui.hand.buttons import hand_of
from bot.ui.hand.moves import make_move
from bot.ui.orders.panel import (
    DRAW,
    NO,
    YES,
    ahead_of,
    show_orders,
    start_of,
    sure_panel,
    values_of,
)
from bot.ui.toolkit.clickable import Click, Clickable, on_click
from bot.ui.toolkit.custom_ids import NotOurId


@on_click(verbs.ORDERS)
async def open_orders(click: Click) -> None:
    """Show the present orders and the possible ones."""
    await show_orders(click, await hand_of(click))


@on_click(verbs.ORDER_CHOICE)
async def choose_order(click: Click) -> None:
    """Ask for confirmation of an order."""
    kind, least = values_of(click.number)
    if not DRAW <= kind <= NO:
        raise NotOurId(str(click.number))
    hand = await hand_of(click)
    await click.show(sure_panel(click.texts, hand, kind, max(1, least)))


@on_click(verbs.ORDER_GIVE)
async def give_order(click: Click) -> None:
    """Give an order, after the confirmation."""
    kind, least, *_ = click.id.args
    start, orders = start_of(kind), click.services.orders
    await hand_of(click)
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
            await show_orders(click, await hand_of(click), click.texts("orders-too-late"))
            return
    await show_orders(click, await hand_of(click), click.texts("orders-given"))


@on_click(verbs.ORDER_FORGET)
async def forget_order(click: Click) -> None:
    """Delete an order."""
    await hand_of(click)
    orders = click.services.orders
    if click.id.args[0]:
        await orders.forget_answer(click.table, click.user, key=click.key)
    else:
        await orders.forget_beginning(click.table, click.user, key=click.key)
    await show_orders(click, await hand_of(click), click.texts("orders-forgotten"))


@on_click(verbs.ANSWER_ALWAYS)
async def answer_always(click: Click) -> None:
    """Answer the partner now, and in the same way for the rest of the round."""
    yes = bool(click.id.args[0])
    if await make_move(click, click.table, Answer(yes), click.id.version):
        await click.services.orders.answer_with(click.table, click.user, yes, key=f"{click.key}.always")
        await click.say(click.texts("orders-always", command="`/orders`"))


ORDERS: tuple[type[Clickable], ...] = (
    open_orders,
    choose_order,
    give_order,
    forget_order,
    answer_always,
)
