"""Starting a match and dealing a round (pagat, Classic Canasta: The Deal)."""

from __future__ import annotations

from typing import NamedTuple

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
    is_natural,
    is_red_three,
    is_wild,
    rank_of,
    size,
)
from bot.canasta.codec import decode_state
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event, ExactCut, HandDealt, RoundStarted, SeatsDrawn, ThreesLaid
from bot.canasta.phases.bonus_cards import begin_turn, set_aside
from bot.canasta.phases.stock import drawn_from
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card, has_red_three, turned_up_alone_freezes
from bot.canasta.policies.seat_draw import FIRST_DEALERS, seats_drawn
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating, seating_of_round
from bot.canasta.shuffle import EXACT_CUT, RECYCLED_PILE, derived_secret, drawn_lot, shuffled
from bot.canasta.state import NOTHING_HIDDEN, Hidden, State, Step
from bot.canasta.turn import Phase, Turn
from bot.canasta.view import TableView

EXACT_CUT_CHANCE = 20
"""The average number of cuts for an exact one."""

_FACE_DOWN = 4
_ABOVE_ACE = Rank.ACE + 1


def new_match(rules: RuleSet, seating: Seating) -> State:
    """Return a match before its first deal."""
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
    """Return the initial meld requirements in a round of this number (option initial_minimums_by)."""
    if rules.initial.initial_minimums_by == "round":
        return (minimum_at(rules, number),) * len(totals)
    return tuple(minimum_at(rules, total) for total in totals)


def minimum_at(rules: RuleSet, total: int) -> int:
    """Return the initial meld requirement of a side with this total (options initial_minimums, initial_compare)."""
    due = 0
    for from_score, minimum in rules.initial.initial_minimums:
        if from_score is None or total >= from_score:
            due = minimum
    # All card points are multiples of five: more than 50 is at least 55.
    return due + 5 if rules.initial.initial_compare == "more_than" else due


def check(table: TableView, action: StartRound) -> Violation | None:
    """Return why no round can be dealt now."""
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
    """Return whether a turned card must be covered by the next one (option upcard_cover_on)."""
    if is_natural(card):
        return False
    kind = "wild" if is_wild(card) else "red_three" if is_red_three(card) else "black_three"
    return kind in rules.deal.upcard_cover_on


def starts_frozen(rules: RuleSet, turned: bytes) -> bool:
    """Return whether the turned cards freeze the pile from the start (options cover_freezes, pile_freeze_cards)."""
    if turned_up_alone_freezes(rules) and has_red_three(turned):
        return True
    return rules.deal.cover_freezes and freeze_card(turned, rules.pile.pile_freeze_cards) is not None


class _Dealt(NamedTuple):
    """The cards of a round as dealt, before any are laid."""

    hands: list[Cards]
    feet: list[Cards]
    wings: tuple[Cards, ...]
    under_pile: bytes
    pile: bytes
    stock: bytes


def apply(state: State, action: StartRound) -> Step:
    """Deal the next round; the caller has checked.

    Order (matrix D41): hands one card at a time from the dealer's left, then the feet likewise, of each seat or of each
    side; packets of bonus cards set aside; four cards face down where the pile starts so, the upcard with its covers;
    then the threes that are laid at once are laid and replaced, each seat in turn from the dealer's left.
    """
    rules, secret, number = state.table.rules, _secret(action), state.table.round + 1
    if action.position:
        return _gone_on(rules, action.position)
    seating = seating_of_round(state.table.seating, rules.deal.side_structure, number)
    drawn = None
    if state.table.round:
        dealer = seating.next_dealer(state.table.dealer)
    else:
        drawn = seats_drawn(rules, seating, secret, action.label, action.cut)
        first_dealer = FIRST_DEALERS[rules.deal.first_dealer]
        dealer = drawn.dealer if drawn else first_dealer(seating, secret, action.label, action.cut)
    pack = full_pack(rules.deal.deck_count, rules.deal.joker_count, rules.deal.max_copies_per_natural_rank)
    first = seating.next_after(dealer)
    start = seating.order.index(first)
    players = seating.order[start:] + seating.order[:start]
    dealt = _dealt(rules, shuffled(pack, secret, action.label, number, action.cut), players, seating)
    events: list[Event] = [
        RoundStarted(
            number,
            dealer,
            first,
            rules.deal.hand_size,
            dealt.pile,
            len(dealt.under_pile),
            rules.deal.foot_size,
            seating.sitting_out,
        )
    ]
    if drawn is not None:
        events.append(SeatsDrawn(drawn.draws, drawn.cutters, drawn.cuts, drawn.seats))
    exact_cut = None
    if rules.deal.exact_cut_bonus and cut_is_exact(action, number):
        cutter = seating.before(dealer)
        exact_cut = seating.side_of(cutter)
        events.append(ExactCut(cutter, exact_cut, rules.deal.exact_cut_bonus))
    hands, laid, stock, told = _with_threes_laid(rules, dealt, players)
    events += told
    events += [HandDealt(seat, hands[seat]) for seat in players]
    table = replace(
        _cleared(state.table, seating, number),
        dealer=dealer,
        turn=Turn(1, first),
        laid_threes=tuple(laid),
        hand_sizes=tuple(map(size, hands)),
        stock_size=len(stock),
        pile=dealt.pile,
        pile_face_down=len(dealt.under_pile),
        pile_frozen=starts_frozen(rules, dealt.pile),
        turned_red_three=turned_up_alone_freezes(rules) and has_red_three(dealt.pile),
        feet=tuple(map(size, dealt.feet)),
        played_from_foot=(False,) * len(dealt.feet) if rules.deal.foot_scope == "player" else (),
        exact_cut=exact_cut,
        wings=tuple(map(size, dealt.wings)),
        turn_card_drawn=len(stock) < rules.deal.turn_card_from_bottom or not rules.deal.turn_card_from_bottom,
    )
    return begin_turn(State(table, tuple(hands), stock, _hidden(rules, dealt, action, number)), events)


def _gone_on(rules: RuleSet, position: bytes) -> Step:
    """Return the step to a moment from which the round goes on.

    Raises:
        CodecError: if the bytes are not a state.
    """
    state = decode_state(position, rules)
    table = state.table
    started = RoundStarted(
        table.round,
        table.dealer,
        table.turn.seat,
        0,
        table.pile[-1:],
        table.pile_face_down,
        sits_out=table.seating.sitting_out,
    )
    return Step(state, (started,))


def _dealt(rules: RuleSet, stock: bytes, players: tuple[Seat, ...], seating: Seating) -> _Dealt:
    """Deal the shuffled pack."""
    packets, stock = _packets(stock, rules.deal.hand_size, players, seating.seat_count)
    feet: list[bytes] = []
    if rules.deal.foot_size:
        owners, places = _owners_of_feet(rules, players, seating)
        feet, stock = _packets(stock, rules.deal.foot_size, owners, places)
        if rules.deal.first_packet_rule == "lower_bottom_card_first":
            packets, feet = _lower_bottom_card_first(packets, feet)
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
    return _Dealt(
        [cards_of(packet) for packet in packets],
        [cards_of(packet) for packet in feet],
        wings,
        under_pile,
        pile,
        stock,
    )


def _with_threes_laid(
    rules: RuleSet, dealt: _Dealt, players: tuple[Seat, ...]
) -> tuple[list[Cards], list[Cards], bytes, list[Event]]:
    """Return hands, laid threes and stock after the threes that are laid at the deal, and the events of that."""
    hands, laid, stock = list(dealt.hands), [NO_CARDS] * len(dealt.hands), dealt.stock
    told: list[Event] = []
    if rules.threes.three_lay_timing != "at_deal":
        return hands, laid, stock, told
    at_once = rules.traits.table_threes & ~rules.traits.kept_threes
    for seat in players:
        threes = hands[seat] & at_once
        if threes:
            more, drawn, count = drawn_from(stock, size(threes), at_once)
            laid[seat] = threes + more
            hands[seat] += drawn - threes
            stock = stock[count:]
            told.append(ThreesLaid(seat, laid[seat], size(laid[seat])))
    return hands, laid, stock, told


def _cleared(table: TableView, seating: Seating, number: int) -> TableView:
    """Return the table at the beginning of a round, before the deal, with only the scores of the round before."""
    seats, sides, is_punished = seating.seat_count, seating.side_count, punishes(table.rules)
    return replace(
        table,
        seating=seating,
        round=number,
        phase=Phase.DRAW,
        question=None,
        melds=((),) * sides,
        known=(NO_CARDS,) * seats,
        has_melded=(False,) * sides,
        melded_before=(False,) * seats,
        questions_asked=(0,) * seats,
        minimums=minimums_in(table.rules, table.totals, number),
        recycled=0,
        seen_stock=b"",
        bonus=(),
        penalty_cards=(NO_CARDS,) * seats if is_punished else (),
        says_more=(),
        fines=(0,) * seats if is_punished else (),
        result=None,
    )


def _hidden(rules: RuleSet, dealt: _Dealt, action: StartRound, number: int) -> Hidden:
    """Return the hidden cards besides hands and stock, and the secret that shuffles a recycled pile."""
    is_shuffled = rules.end.stock_exhaustion == "recycle_pile"
    if not (dealt.feet or dealt.wings or dealt.under_pile or is_shuffled):
        return NOTHING_HIDDEN
    secret = b""
    if is_shuffled:
        secret = derived_secret(_secret(action), action.label, number, action.cut, RECYCLED_PILE)
    return Hidden(
        feet=tuple(dealt.feet), wings=dealt.wings, under_pile=dealt.under_pile, recycle_secret=secret.hex()
    )


def cut_is_exact(action: StartRound, round_number: int) -> bool:
    """Return whether the cutter lifts exactly the cards of the deal (pagat, Canadian: 100 points for the other team).

    There is no real pack to cut, so a lot decides, with a chance of one in twenty: about that of a practised player.
    """
    lot = drawn_lot(EXACT_CUT_CHANCE, _secret(action), action.label, round_number, action.cut, EXACT_CUT)
    return lot == 0


def _owners_of_feet(
    rules: RuleSet, players: tuple[Seat, ...], seating: Seating
) -> tuple[tuple[int, ...], int]:
    """Return the owners of feet, in the order of the deal, and the number of feet: by seat or by side.

    pagat, Other Canasta Variations: "An extra hand is dealt to each player (or to each team)".
    """
    if rules.deal.foot_scope == "player":
        return players, seating.seat_count
    return tuple(dict.fromkeys(seating.sides[seat] for seat in players)), seating.side_count


def _packets(stock: bytes, count: int, owners: tuple[int, ...], places: int) -> tuple[list[bytes], bytes]:
    """Return a packet for each owner, dealt one card at a time, the bottom card first, and the rest of the stock."""
    packets = [b""] * places
    dealt = count * len(owners)
    for place, owner in enumerate(owners):
        packets[owner] = stock[place : dealt : len(owners)]
    return packets, stock[dealt:]


def _lower_bottom_card_first(first: list[bytes], second: list[bytes]) -> tuple[list[bytes], list[bytes]]:
    """Return each seat's two packets, that with the lower bottom card as the hand (option first_packet_rule).

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
