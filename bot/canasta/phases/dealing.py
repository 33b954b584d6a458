"""Starting a match and dealing a round (pagat, Classic Canasta: The Deal)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import StartRound
from bot.canasta.cards import (
    NO_CARDS,
    Card,
    Cards,
    Rank,
    card_byte,
    cards_of,
    full_pack,
    is_red_three,
    is_wild,
    rank_of,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event, ExactCut, HandDealt, RoundStarted, ThreesLaid
from bot.canasta.phases.bonus_cards import set_aside
from bot.canasta.phases.laying_threes import replacements
from bot.canasta.phases.take_pile import freeze_card
from bot.canasta.phases.turns import begin_turn
from bot.canasta.policies.first_dealer import FIRST_DEALERS
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating, seating_of_round
from bot.canasta.shuffle import EXACT_CUT, RECYCLED_PILE, derived_secret, drawn_lot, shuffled
from bot.canasta.state import NOTHING_HIDDEN, Hidden, State
from bot.canasta.step import Step
from bot.canasta.turn import Phase, Turn
from bot.canasta.view import TableView

EXACT_CUT_CHANCE = 20
"""One cut in so many is exact."""

_FACE_DOWN = 4
_ABOVE_ACE = Rank.ACE + 1


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
        minimums=minimums_in(rules, (0,) * sides, 1),
    )
    return State(table, (NO_CARDS,) * seats, b"")


def minimums_in(rules: RuleSet, totals: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The initial meld requirements in a round of this number (option initial_minimums_by)."""
    if rules.initial.initial_minimums_by == "round":
        return (minimum_at(rules, number),) * len(totals)
    return tuple(minimum_at(rules, total) for total in totals)


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

    Order (matrix D41): hands one card at a time from the dealer's left, then the feet likewise; packets of bonus cards set
    aside; four cards face down where the pile starts so, the upcard with its covers; then the threes that are laid at once
    are laid and replaced, each seat in turn from the dealer's left.
    """
    table = state.table
    rules = table.rules
    secret = _secret(action)
    number = table.round + 1
    seating = seating_of_round(table.seating, rules.deal.side_structure, number)
    if table.round == 0:
        dealer = FIRST_DEALERS[rules.deal.first_dealer](seating, secret, action.label, action.cut)
    else:
        dealer = seating.next_dealer(table.dealer)
    pack = full_pack(rules.deal.deck_count, rules.deal.joker_count, rules.deal.max_copies_per_natural_rank)
    stock = shuffled(pack, secret, action.label, number, action.cut)

    first = seating.next_after(dealer)
    start = seating.order.index(first)
    players = seating.order[start:] + seating.order[:start]
    packets, stock = _packets(stock, rules.deal.hand_size, players, seating.seat_count)
    hands = [cards_of(packet) for packet in packets]
    feet: list[Cards] = []
    if rules.deal.foot_size:
        second, stock = _packets(stock, rules.deal.foot_size, players, seating.seat_count)
        if rules.deal.first_packet_rule == "lower_bottom_card_first":
            packets, second = _lower_bottom_card_first(packets, second)
            hands = [cards_of(packet) for packet in packets]
        feet = [cards_of(packet) for packet in second]
    wings, stock = set_aside(rules, stock)

    pile = under_pile = b""
    if rules.deal.start_pile == "four_down_one_up":
        under_pile, stock = stock[:_FACE_DOWN], stock[_FACE_DOWN:]
    if rules.deal.start_pile != "empty":
        while True:
            pile += card_byte(stock[0])
            stock = stock[1:]
            if not _is_covered(rules, pile[-1]):
                break

    laid: list[Cards] = [NO_CARDS] * seating.seat_count
    started = RoundStarted(
        number,
        dealer,
        first,
        rules.deal.hand_size,
        pile,
        len(under_pile),
        rules.deal.foot_size,
        seating.sitting_out,
    )
    events: list[Event] = [started]
    exact_cut = None
    if rules.deal.exact_cut_bonus and cut_is_exact(action, number):
        cutter = seating.before(dealer)
        exact_cut = seating.side_of(cutter)
        events.append(ExactCut(cutter, exact_cut, rules.deal.exact_cut_bonus))
    traits = rules.traits
    at_once = (
        traits.table_threes & ~traits.kept_threes if rules.threes.three_lay_timing == "at_deal" else NO_CARDS
    )
    for seat in players:
        threes = hands[seat] & at_once
        if threes:
            laid[seat], drawn, count = replacements(stock, threes, at_once)
            hands[seat] += drawn - threes
            stock = stock[count:]
            events.append(ThreesLaid(seat, laid[seat], size(laid[seat])))
    events += [HandDealt(seat, hands[seat]) for seat in players]

    freezing = rules.pile.pile_freeze_cards if rules.deal.cover_freezes else frozenset()
    sides = seating.side_count
    after = replace(
        table,
        seating=seating,
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
        pile_face_down=len(under_pile),
        pile_frozen=freeze_card(pile, freezing) is not None,
        has_melded=(False,) * sides,
        melded_before=(False,) * seating.seat_count,
        questions_asked=(0,) * seating.seat_count,
        minimums=minimums_in(rules, table.totals, number),
        feet=tuple(map(size, feet)),
        played_from_foot=(False,) * len(feet),
        recycled=0,
        exact_cut=exact_cut,
        bonus=(),
        wings=tuple(map(size, wings)),
        turn_card_drawn=len(stock) < rules.deal.turn_card_from_bottom or not rules.deal.turn_card_from_bottom,
        penalty_cards=(NO_CARDS,) * seating.seat_count if punishes(rules) else (),
        says_more=(),
        fines=(0,) * seating.seat_count if punishes(rules) else (),
        result=None,
    )
    hidden = NOTHING_HIDDEN
    recycles = rules.end.stock_exhaustion == "recycle_pile"
    if feet or wings or under_pile or recycles:
        hidden = Hidden(
            feet=tuple(feet),
            wings=wings,
            under_pile=under_pile,
            recycle_secret=derived_secret(secret, action.label, number, action.cut, RECYCLED_PILE).hex()
            if recycles
            else "",
        )
    return begin_turn(State(after, tuple(hands), stock, hidden), events)


def cut_is_exact(action: StartRound, round_number: int) -> bool:
    """Whether the cutter lifts exactly the cards of the deal (pagat, Canadian: 100 points for the other team).

    Nobody cuts a real pack here, so a lot decides, with a chance of one in twenty: about that of a practised hand.
    """
    lot = drawn_lot(EXACT_CUT_CHANCE, _secret(action), action.label, round_number, action.cut, EXACT_CUT)
    return lot == 0


def _packets(stock: bytes, count: int, players: tuple[Seat, ...], seats: int) -> tuple[list[bytes], bytes]:
    """A packet for each seat, dealt one card at a time, the bottom card first, and the rest of the stock."""
    packets = [b""] * seats
    dealt = count * len(players)
    for place, seat in enumerate(players):
        packets[seat] = stock[place : dealt : len(players)]
    return packets, stock[dealt:]


def _lower_bottom_card_first(first: list[bytes], second: list[bytes]) -> tuple[list[bytes], list[bytes]]:
    """Each seat's two packets, that with the lower bottom card as the hand (option first_packet_rule).

    Wikipedia 2005, Hand & Foot. Two low to ace high, the joker above; of equal cards the packet dealt first (matrix
    D74).
    """
    swapped = [
        bool(one) and _cut_rank(other[0]) < _cut_rank(one[0])
        for one, other in zip(first, second, strict=True)
    ]
    hands = [other if swap else one for one, other, swap in zip(first, second, swapped, strict=True)]
    feet = [one if swap else other for one, other, swap in zip(first, second, swapped, strict=True)]
    return hands, feet


def _cut_rank(card: Card) -> int:
    return _ABOVE_ACE if rank_of(card) == Rank.JOKER else rank_of(card)
