"""Lines below a hand about what its seat has beside it: foot, bonus cards, penalty cards, threes that cost points."""

from typing import Final

from bot.canasta.cards import RED_THREES
from bot.canasta.rules.irregularities import false_count_cost
from bot.canasta.view import SeatView
from bot.service.orders.giving import sits_out
from bot.ui.texts import Texts
from bot.ui.words.cards import cards_listed

_PRINTED_ON_A_THREE: Final = 5


def lines_beside_hand(texts: Texts, view: SeatView) -> list[str]:
    """Return the lines about a red three that costs points, the foot, the bonus cards and the penalty cards of
    this seat, and what it said of its last card.

    The faces in the foot and in the bonus cards are known to nobody.
    """
    table, seat = view.table, view.seat
    lines = []
    if cost := _red_three_cost(view):
        lines.append(texts("hand-red-threes-cost", points=cost))
    if table.feet and table.is_running and not sits_out(table, seat):
        foot, scope = table.feet[table.foot_place(seat)], table.rules.deal.foot_scope
        if foot:
            lines.append(texts("hand-foot", count=foot, trigger=table.rules.deal.foot_trigger, scope=scope))
        elif scope == "player":
            lines.append(texts("hand-in-foot"))
    if table.bonus and table.bonus[seat]:
        lines.append(texts("hand-bonus", count=table.bonus[seat]))
    if table.penalty_cards and table.penalty_cards[seat]:
        lines.append(texts("hand-penalty-cards", cards=cards_listed(table.penalty_cards[seat])))
    if table.says_more and table.says_more[seat]:
        lines.append(texts("hand-said-more", points=false_count_cost(table.rules)))
    return lines


def _red_three_cost(view: SeatView) -> int:
    """Return the cost of a red three left in the hand, in games that never lay it down; 0 where it need not be told."""
    threes = view.table.rules.threes
    stays = threes.three_lay_timing == "not_laid" and view.hand & RED_THREES
    cost = threes.red_three_in_hand_penalty if stays and view.table.is_running else 0
    return cost if cost > _PRINTED_ON_A_THREE else 0
