"""Lines about the turn: whom the table waits for and until when, pauses and proposals for them, and standing orders.

What is told of a player's orders is for that player alone.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime

import discord

from bot.canasta.actions import Discard
from bot.canasta.phases.irregularities import binding_answer
from bot.canasta.rules.irregularities import ignored_answer_cost
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.matches.next_round import LONGEST_WAIT, not_ready, waits_for_ready
from bot.service.matches.record import HeldDiscard, Pause, Ping, TableRecord, TableStatus
from bot.service.orders.giving import may_be_asked, sits_out
from bot.service.orders.model import Orders, Start
from bot.service.queries import Hand
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text
from bot.ui.words.names import seat_name, table_name
from bot.ui.words.sides import account_name, given_up_text, stopped_text, title_of_side
from bot.ui.words.times import ago, second_of


def turn_text(
    texts: Texts,
    record: TableRecord,
    view: TableView,
    due: datetime | None = None,
    *,
    call: Ping | None = None,
    rests: Mapping[Seat, datetime] | None = None,
) -> str:
    """Return whom the table waits for, since when and until when.

    ``call`` is the call that the message is, which says a part of that by itself: who is to act, since when, or that the
    time is up. So the text may be empty. ``rests`` are the ends of quiet hours, of those who are in theirs.
    """
    if record.stopped is not None:
        return stopped_text(texts, record, record.stopped)
    if record.status is TableStatus.CANCELLED:
        return texts("board-turn-cancelled")
    if record.resigned is not None:
        return given_up_text(texts, record, record.resigned)
    if view.phase is Phase.MATCH_OVER:
        sides = view.seating.sides
        winners = texts.listed([account_name(texts, record, view, side) for side in view.winners])
        people = len(view.winners) if view.seating.personal_totals else sum(s in view.winners for s in sides)
        over = texts("board-turn-over", winners=winners, count=people)
        return "\n".join([over, *_totals(texts, record, view)]) if record.is_practice else over
    if record.pause is not None:
        return "\n".join([_pause_text(texts, record, view, record.pause), *wish_lines(texts, record)])
    if view.phase is Phase.BETWEEN_ROUNDS:
        if view.result is None:
            return texts("board-turn-first-deal")
        if waits_for_ready(record, view) and record.is_practice:
            return "\n".join([texts("practice-between", round=view.round), *_totals(texts, record, view)])
        if waits_for_ready(record, view):
            missing = texts.listed([seat_name(texts, record, holder.seat) for holder in not_ready(record)])
            until = discord.utils.format_dt(record.turn_since + LONGEST_WAIT, "R")
            return texts("board-turn-ready", due=until, names=missing)
        return texts("board-turn-between", round=view.round)
    since = ago(record.turn_since)
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    question = view.question
    quiet = [
        texts("board-quiet", name=seat_name(texts, record, seat), until=discord.utils.format_dt(until, "t"))
        for seat, until in (rests or {}).items()
    ]
    if question is not None and question.answer is None:
        asker = seat_name(texts, record, question.asker)
        count = len(view.seats_to_act)
        lines = [texts("board-turn-asked", asker=asker, name=name, count=count, since=since), *quiet]
        return "\n".join([*lines, *wish_lines(texts, record)])
    if view.phase is Phase.DRAW:
        key = "board-turn-draw" if view.stock_size else "board-turn-last"
    else:
        key = "board-turn-play"
    line = texts(key, name=name, count=len(view.seats_to_act))
    calls_player = call is not None and call.user is not None
    if not calls_player:
        lines = [f"{line} {texts('board-turn-since', since=since)}"]
    else:
        lines = [] if key == "board-turn-draw" else [line]
    if question is not None:
        key = "board-turn-may" if question.answer else "board-turn-may-not"
        answerers = texts.listed([seat_name(texts, record, seat) for seat in question.answerers])
        asker = seat_name(texts, record, question.asker)
        fine = ignored_answer_cost(view.rules) if binding_answer(view) is None else 0
        lines.append(texts(key, name=answerers, count=len(question.answerers), asker=asker, fine=fine))
    lines += quiet
    if call is None or calls_player or record.clock is None or not record.clock.has_run_out:
        lines += clock_lines(texts, record, due)
    return "\n".join([*lines, *wish_lines(texts, record)])


def _totals(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    return [title_of_side(texts, record, view, side, on_turn=False) for side in view.seating.active_sides]


def _pause_text(texts: Texts, record: TableRecord, view: TableView, pause: Pause) -> str:
    since = ago(pause.since)
    if pause.why == "alone":
        return texts("board-paused-alone", since=since)
    if not view.seats_to_act:
        return texts("board-paused-between", since=since)
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    return texts("board-paused", name=name, count=len(view.seats_to_act), since=since)


def clock_lines(texts: Texts, record: TableRecord, due: datetime | None) -> list[str]:
    """Return the deadline of this turn, or what happens instead of one."""
    clock = record.clock
    if clock is None:
        return []
    name = seat_name(texts, record, clock.seat)
    if clock.on_vacation:
        return [texts("board-vacation", name=name, due="none" if due is None else ago(due))]
    if clock.has_run_out:
        return [texts("board-time-is-up")]
    if due is None:
        return []
    if clock.is_answer:
        return [texts("board-answer-due", due=ago(due), yes="yes" if record.terms.question_default else "no")]
    return [texts("board-due", due=ago(due))]


def held_text(texts: Texts, held: HeldDiscard, discard: Discard) -> str:
    """Return what a player has discarded and until when it can be taken back, for that player alone."""
    key = "hand-discard-held-saying-more" if discard.says_more else "hand-discard-held"
    return texts(key, card=card_text(discard.card), until=second_of(held.until), left=ago(held.until))


def wish_text(texts: Texts, record: TableRecord, form: str = "") -> str:
    """Return who proposes to pause or to go on, and who has not agreed yet. Nobody is notified."""
    return texts(
        f"pausing-{'rest' if record.pause is None else 'on'}{form}",
        names=_names(texts, record, record.pause_wanted),
        count=len(record.pause_wanted),
        missing=_names(texts, record, record.not_agreed),
        missing_count=len(record.not_agreed),
        table=table_name(texts, record),
    )


def wish_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the proposal as a line of the board; nothing where there is none."""
    return [wish_text(texts, record, "-line")] if record.pause_wanted and record.is_open else []


def _names(texts: Texts, record: TableRecord, seats: Iterable[Seat]) -> str:
    return texts.listed([f"**{seat_name(texts, record, seat)}**" for seat in seats])


def start_words(texts: Texts, start: Start, least: int) -> str:
    """Return the order for the beginning of the next turn, in words."""
    if start is Start.DRAW:
        return texts("orders-start-draw")
    return texts("orders-start-take", least=least)


def answer_words(texts: Texts, *, yes: bool) -> str:
    """Return the order for the answer to the partner, in words."""
    return texts("orders-answer-yes" if yes else "orders-answer-no")


def standing_lines(texts: Texts, hand: Hand) -> list[str]:
    """Return lines on the present orders; none in a round that this player sits out."""
    orders, record, seat = hand.orders, hand.record, hand.seat
    if orders is None or not record.is_open or sits_out(hand.view.table, seat):
        return []
    lines = []
    if orders.start is not None and seat in record.ordered:
        lines.append(start_words(texts, orders.start, orders.least))
    if orders.answer is not None and seat in record.answering and may_be_asked(hand.view.table, seat):
        lines.append(answer_words(texts, yes=orders.answer))
    return lines


def order_lines(texts: Texts, hand: Hand) -> list[str]:
    """Return lines on the present orders, and on the outcome of the orders for this turn."""
    return [*standing_lines(texts, hand), *_past_lines(texts, hand)]


def _past_lines(texts: Texts, hand: Hand) -> list[str]:
    orders = hand.orders
    if orders is None or not hand.record.is_open:
        return []
    if orders.happened is not None and _is_same_turn(orders, hand.record.turn):
        return [texts(f"orders-happened-{orders.happened.value.replace('_', '-')}", least=orders.least)]
    if _was_overtaken(hand, orders):
        return [texts("orders-round-over")]
    return []


def _is_same_turn(orders: Orders, turn: str) -> bool:
    """Return whether the orders were for this turn: a question to the partner renames a turn for a while."""
    return bool(turn) and orders.turn.rsplit(".", 1)[0] == turn.rsplit(".", 1)[0]


def _was_overtaken(hand: Hand, orders: Orders) -> bool:
    """Return whether the round ended before the turn that the order was for; True until the next own turn."""
    view, seat = hand.view.table, hand.seat
    if orders.start is None or seat in hand.record.ordered or seat not in view.seating.order:
        return False
    if not view.is_running:
        return view.round == orders.start_round
    return view.round == orders.start_round + 1 and view.turns_begun(seat) == 0
