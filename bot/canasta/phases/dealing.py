"""Starting a match and dealing a round (pagat, Classic Canasta: The Deal)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import StartRound
from bot.canasta.cards import (
    NO_CARDS,
    RED_THREES,
    Card,
    Cards,
    card_byte,
    cards_of,
    full_pack,
    is_red_three,
    is_wild,
    one,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event, HandDealt, RoundStarted, ThreesLaid
from bot.canasta.phases.take_pile import freeze_card
from bot.canasta.phases.turns import begin_turn
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating
from bot.canasta.shuffle import FIRST_DEALER, drawn_lot, shuffled
from bot.canasta.state import State
from bot.canasta.step import Step
from bot.canasta.turn import Phase, Turn
from bot.canasta.view import TableView


def new_match(rules: RuleSet, seating: Seating) -> State:
    """A match before its first deal."""
    seats, sides = seating.seat_count, seating.side_count
    table = TableView(
        rules=rules,
        seating=seating,
        round=0,
        dealer=Seat(0),
        phase=Phase.BETWEEN_ROUNDS,
        turn=Turn(0, Seat(0)),
        question=None,
        melds=((),) * sides,
        laid_threes=(NO_CARDS,) * seats,
        hand_sizes=(0,) * seats,
        known=(NO_CARDS,) * seats,
        stock_size=0,
        pile=b"",
        pile_face_down=0,
        pile_frozen=False,
        has_melded=(False,) * sides,
        melded_before=(False,) * seats,
        questions_asked=(0,) * seats,
        totals=(0,) * sides,
        minimums=(minimum_at(rules, 0),) * sides,
    )
    return State(table, (NO_CARDS,) * seats, b"")


def minimum_at(rules: RuleSet, total: int) -> int:
    """The initial meld requirement of a side with this total (options initial_minimums, initial_compare)."""
    due = 0
    for from_score, minimum in rules.initial.initial_minimums:
        if from_score is None or total >= from_score:
            due = minimum
    # All card points are multiples of five: more than 50 is at least 55.
    return due + 5 if rules.initial.initial_compare == "more_than" else due


def check(table: TableView, action: StartRound) -> Violation | None:
    """Why no round can be dealt now."""
    if table.phase is Phase.MATCH_OVER:
        return Violation(Reason.MATCH_IS_OVER)
    if table.phase is not Phase.BETWEEN_ROUNDS:
        return Violation(Reason.ROUND_ALREADY_RUNNING)
    if len(_secret(action)) != 32:
        return Violation(Reason.NOT_A_SEAT_ACTION)
    return None


def _secret(action: StartRound) -> bytes:
    try:
        return bytes.fromhex(action.secret)
    except ValueError:
        return b""


def _is_covered(rules: RuleSet, card: Card) -> bool:
    """Whether a turned card must be covered by the next one (option upcard_cover_on)."""
    covered = rules.deal.upcard_cover_on
    return (is_wild(card) and "wild" in covered) or (is_red_three(card) and "red_three" in covered)


def apply(state: State, action: StartRound) -> Step:
    """Deal the next round; the caller has checked.

    Order (matrix D41): hands one card at a time from the dealer's left, the upcard with its covers, then red threes are
    laid and replaced, each seat in turn from the dealer's left.
    """
    table = state.table
    rules, seating = table.rules, table.seating
    secret = _secret(action)
    number = table.round + 1
    if table.round == 0:
        lot = drawn_lot(len(seating.order), secret, action.label, number, action.cut, FIRST_DEALER)
        dealer = seating.order[lot]
    else:
        dealer = seating.next_after(table.dealer)
    pack = full_pack(rules.deal.deck_count, rules.deal.joker_count, rules.deal.max_copies_per_natural_rank)
    stock = shuffled(pack, secret, action.label, number, action.cut)

    first = seating.next_after(dealer)
    start = seating.order.index(first)
    players = seating.order[start:] + seating.order[:start]
    dealt = len(players) * rules.deal.hand_size
    hands: list[Cards] = [NO_CARDS] * seating.seat_count
    for place, seat in enumerate(players):
        hands[seat] = cards_of(stock[place : dealt : len(players)])
    stock = stock[dealt:]

    pile = b""
    if rules.deal.start_pile == "upcard":
        while True:
            pile += card_byte(stock[0])
            stock = stock[1:]
            if not _is_covered(rules, pile[-1]):
                break

    laid: list[Cards] = [NO_CARDS] * seating.seat_count
    events: list[Event] = [RoundStarted(number, dealer, first, rules.deal.hand_size, pile)]
    if rules.threes.red_three_role == "lay_for_bonus":
        for seat in players:
            hands[seat], laid[seat], stock = _threes_replaced(hands[seat], stock)
            if laid[seat]:
                events.append(ThreesLaid(seat, laid[seat], size(laid[seat])))
    events += [HandDealt(seat, hands[seat]) for seat in players]

    freezing = rules.pile.pile_freeze_cards if rules.deal.cover_freezes else frozenset()
    sides = seating.side_count
    after = replace(
        table,
        round=number,
        dealer=dealer,
        phase=Phase.DRAW,
        turn=Turn(1, first),
        question=None,
        melds=((),) * sides,
        laid_threes=tuple(laid),
        hand_sizes=tuple(map(size, hands)),
        known=(NO_CARDS,) * seating.seat_count,
        stock_size=len(stock),
        pile=pile,
        pile_face_down=0,
        pile_frozen=freeze_card(pile, freezing) is not None,
        has_melded=(False,) * sides,
        melded_before=(False,) * seating.seat_count,
        questions_asked=(0,) * seating.seat_count,
        minimums=tuple(minimum_at(rules, total) for total in table.totals),
        result=None,
    )
    return begin_turn(State(after, tuple(hands), stock), events)


def _threes_replaced(hand: Cards, stock: bytes) -> tuple[Cards, Cards, bytes]:
    """Lay the red threes of a hand and replace them, again and again until none is left."""
    laid = hand & RED_THREES
    hand -= laid
    due = size(laid)
    while due:
        card, stock = stock[0], stock[1:]
        if is_red_three(card):
            laid += one(card)
        else:
            hand += one(card)
            due -= 1
    return hand, laid, stock
