"""Handlers of the buttons of public messages: the lobby, the board, calls and questions."""

from collections.abc import Callable

from bot.canasta.actions import Answer as AnswerPartner
from bot.canasta.seats import Seat
from bot.ui import verbs
from bot.ui.board.looking import (
    record_here,
    show_catch_up,
    show_hand,
    show_log,
    show_score,
    show_table,
    turn_log,
)
from bot.ui.clocks.readiness import say_ready
from bot.ui.hand.moves import make_move
from bot.ui.help.pages import help_message
from bot.ui.help.presenter import TOPICS
from bot.ui.lobby.cancelling import ask_whether_to_cancel
from bot.ui.lobby.rematching import open_rematch
from bot.ui.rules.pages import PAGES, card_message, card_numbered, card_of_table
from bot.ui.toolkit.clickable import Answer, Click, Clickable, on_click
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import Manner
from bot.ui.toolkit.messages import Message
from bot.ui.verbs import Verb


def on_lobby_click(verb: Verb) -> Callable[[Answer], type[Clickable]]:
    """Return a decorator like ``on_click`` for the lobby: the public one changes by itself, a private copy is
    redrawn.
    """

    def made(answering: Answer) -> type[Clickable]:
        async def answer(click: Click) -> None:
            await record_here(click, click.table)
            await answering(click)
            if click.manner is Manner.IN_PLACE:
                await show_table(click, click.table)

        answer.__doc__ = answering.__doc__
        return on_click(verb, when_public=Manner.QUIET)(answer)

    return made


@on_lobby_click(verbs.JOIN)
async def join(click: Click) -> None:
    """Take the first free seat."""
    await click.services.lobby.join(click.table, click.person, key=click.key)


@on_lobby_click(verbs.LEAVE)
async def leave(click: Click) -> None:
    """Leave the table before the start."""
    await click.services.lobby.leave(click.table, click.user, key=click.key)


@on_lobby_click(verbs.SEAT)
async def choose_seat(click: Click) -> None:
    """Move to a seat, or take it as a newcomer."""
    record = await click.services.queries.table(click.table)
    seat = Seat(click.number)
    if record.seat_of(click.user) is None:
        await click.services.lobby.join(click.table, click.person, seat=seat, key=click.key)
    else:
        await click.services.lobby.choose_seat(click.table, click.user, seat, key=click.key)


@on_lobby_click(verbs.ADD_COMPUTER)
async def add_computer(click: Click) -> None:
    """Let a computer fill the first free seat."""
    await click.services.lobby.add_computer(click.table, click.user, key=click.key)


@on_lobby_click(verbs.REMOVE_COMPUTER)
async def remove_computer(click: Click) -> None:
    """Remove the computer that came last."""
    await click.services.lobby.remove_computer(click.table, click.user, key=click.key)


@on_lobby_click(verbs.FREE_SEATS)
async def free_seats(click: Click) -> None:
    """Release the seats that are kept for others."""
    await click.services.lobby.free_seats(click.table, click.user, is_admin=click.administers, key=click.key)


@on_click(verbs.READY)
async def ready(click: Click) -> None:
    """Say that the next round may be dealt."""
    record = await record_here(click, click.table)
    if record.version != click.id.version:
        await click.say(click.texts("ready-too-late"))
        return
    await say_ready(click, record)


@on_click(verbs.REMATCH)
async def play_again(click: Click) -> None:
    """Open a table for the same people, or join it."""
    await open_rematch(click, click.table, other_partners=bool(click.id.args[0]))


@on_lobby_click(verbs.START)
async def start(click: Click) -> None:
    """Begin the match."""
    await click.services.lobby.start(click.table, click.user, key=click.key)


@on_click(verbs.CANCEL, when_public=Manner.QUIET)
async def cancel(click: Click) -> None:
    """Ask whether the table is really to be given up."""
    await ask_whether_to_cancel(click, click.table)


@on_click(verbs.REALLY_CANCEL)
async def really_cancel(click: Click) -> None:
    """Give the table up."""
    record = await record_here(click, click.table)
    is_admin = click.administers and record.host != click.user
    await click.services.lobby.cancel(click.table, click.user, is_admin=is_admin, key=click.key)
    await click.show(Message(click.texts("panel-cancelled")))


@on_click(verbs.HAND)
async def my_hand(click: Click) -> None:
    """Open the own hand, or draw the open one anew."""
    await show_hand(click, click.table)


@on_click(verbs.SCORE)
async def open_score(click: Click) -> None:
    """Show the scores of the match so far."""
    await show_score(click, click.table)


@on_click(verbs.LOG)
async def open_log(click: Click) -> None:
    """Show what happened lately."""
    await show_log(click, click.table)


@on_click(verbs.LOG_PAGE)
async def turn_page(click: Click) -> None:
    """Show another page of the log."""
    number, page, _ = click.id.args
    await turn_log(click, click.table, number, page)


@on_click(verbs.LOG_ROUND)
async def choose_round(click: Click) -> None:
    """Show the log of another round, from its end."""
    await turn_log(click, click.table, click.number)


@on_click(verbs.CATCH_UP)
async def catch_up(click: Click) -> None:
    """Show what happened since the user's last turn."""
    await show_catch_up(click, click.table)


@on_click(verbs.RULES)
async def open_rules(click: Click) -> None:
    """Show the rules of this table."""
    record = await record_here(click, click.table)
    await click.show_new(card_message(click.texts, card_of_table(record)))


@on_click(verbs.RULE_SECTION)
async def open_rule_section(click: Click) -> None:
    """Show another page of a rule card."""
    card = await card_numbered(click, click.id.args[0], click.table)
    if not 0 <= click.number < len(PAGES):
        raise NotOurId(str(click.id))
    await click.show(card_message(click.texts, card, PAGES[click.number]))


@on_click(verbs.HELP_TOPIC)
async def open_help_topic(click: Click) -> None:
    """Show another page of the help."""
    if not 0 <= click.number < len(TOPICS):
        raise NotOurId(str(click.id))
    await click.show(help_message(click.texts, TOPICS[click.number]))


@on_click(verbs.ANSWER)
async def answer_partner(click: Click) -> None:
    """Answer partner's question."""
    await make_move(click, click.table, AnswerPartner(bool(click.id.args[0])), click.id.version)


PUBLIC: tuple[type[Clickable], ...] = (
    join,
    leave,
    choose_seat,
    add_computer,
    remove_computer,
    free_seats,
    ready,
    play_again,
    start,
    cancel,
    really_cancel,
    my_hand,
    open_score,
    open_log,
    turn_page,
    choose_round,
    catch_up,
    open_rules,
    open_rule_section,
    open_help_topic,
    answer_partner,
)
