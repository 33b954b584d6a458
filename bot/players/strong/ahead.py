"""Views of a seat after its own plays, as far as they show it nothing new.

Cards that a play brings unseen, from under the pile or as a bonus, are counted in the size of its hand alone.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import Cards, minus, size
from bot.canasta.errors import Violation
from bot.canasta.melds import Meld
from bot.canasta.phases.bonus_cards import bonus_due
from bot.canasta.phases.laying_down import play
from bot.canasta.phases.sides import with_lone
from bot.canasta.phases.taking import take_pile
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card, has_red_three
from bot.canasta.phases.taking.pile_share import laid_at_once
from bot.canasta.seats import at_seat
from bot.canasta.turn import FROM_PILE, PLAYING, Turn
from bot.canasta.view import SeatView
from bot.players.rollouts.unseen import hidden_in_hand


def after(view: SeatView, action: LayDown | TakePile) -> SeatView | None:
    """Return the view after a take or a lay-down; None if it is not allowed."""
    table = view.table
    turn = table.turn
    is_initial = not table.has_melded[view.side]
    if isinstance(action, LayDown):
        lowered = play.resolve(view, action)
        if isinstance(lowered, Violation):
            return None
        turn = replace(turn, laid=True, initial=turn.initial or is_initial)
        earned = _bonus(view) if lowered.hand and not lowered.only_going_out else 0
        return _with_hand(
            replace(view, table=replace(table, turn=turn)), lowered.laid.melds, lowered.hand, earned
        )
    taken = take_pile.resolve(view, action)
    if isinstance(taken, Violation):
        return None
    share = taken.share
    threes = share.laid + share.set_aside
    known = minus(table.known[view.seat], minus(view.hand + share.to_hand, taken.hand))
    turned_three = table.turned_red_three and has_red_three(share.stays)
    taking = replace(
        table,
        phase=PLAYING,
        turn=Turn(turn.number, view.seat, FROM_PILE, taken.more_laid, is_initial),
        pile=share.stays,
        pile_frozen=turned_three
        or (table.pile_frozen and freeze_card(share.stays, table.rules.pile.pile_freeze_cards) is not None),
        turned_red_three=turned_three,
        laid_threes=at_seat(table.laid_threes, view.seat, table.laid_threes[view.seat] + threes),
        known=at_seat(table.known, view.seat, known + share.to_hand),
    )
    gone_on = _with_hand(
        replace(view, table=taking),
        taken.laid.melds,
        taken.hand & ~laid_at_once(table.rules),
        share.face_down + _bonus(view),
    )
    if not table.seating.awaits_lone:
        return gone_on
    return replace(gone_on, table=with_lone(gone_on.table, view.seat))


def _bonus(view: SeatView) -> int:
    """Return the number of cards that first melds bring into the hand at once."""
    table = view.table
    if table.has_melded[view.side] or table.rules.deal.bonus_cards != "draw_into_hand":
        return 0
    return bonus_due(table, view.seat)


def _with_hand(view: SeatView, melds: tuple[Meld, ...], hand: Cards, earned: int) -> SeatView:
    table = view.table
    hidden = hidden_in_hand(view) + earned
    table = replace(
        table,
        melds=at_seat(table.melds, view.side, melds),
        hand_sizes=at_seat(table.hand_sizes, view.seat, size(hand) + hidden),
        has_melded=at_seat(table.has_melded, view.side, value=True),
    )
    return SeatView(table, view.seat, hand)
