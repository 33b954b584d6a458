"""A player's standing orders in plain words, for that player alone."""

from bot.service.orders.giving import may_be_asked, sits_out
from bot.service.orders.model import Orders, Start
from bot.service.queries import Hand
from bot.ui.texts import Texts


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
