"""The first dealer, and partners and seats drawn with cards: a function for each value of the options that choose them.

The player at a place in the lobby draws for it. Twos are low and aces high, without jokers; where suits matter,
clubs are low, then diamonds, hearts and spades.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

from bot.canasta.cards import Card, Suit, full_pack, rank_of, suit_of
from bot.canasta.rules.model import RuleSet, draws_seats
from bot.canasta.seats import Seat, Seating
from bot.canasta.shuffle import (
    CUT_FOR_DEAL,
    CUT_FOR_SEATS,
    DRAW_FOR_PARTNERS,
    FIRST_DEALER,
    drawn_lot,
    shuffled,
)

# ------------------------------------------------------------------------------------------- the first dealer


def _random(seating: Seating, secret: bytes, label: str, cut: str) -> Seat:
    """Choose the first dealer at random (pagat, Classic; Wikipedia 2005)."""
    return seating.order[drawn_lot(len(seating.order), secret, label, 1, cut, FIRST_DEALER)]


def _low_cut(seating: Seating, secret: bytes, label: str, cut: str) -> Seat:
    """Return the seat that cuts the lowest card (Scarne, The Players); two low to ace high, without jokers."""
    return _cut(seating, secret, label, cut, min)


def _right_of_high_cut(seating: Seating, secret: bytes, label: str, cut: str) -> Seat:
    """Return the seat to the right of the highest cut (Hoyle: the player with that card plays first)."""
    return seating.before(_cut(seating, secret, label, cut, max))


def _cut(
    seating: Seating, secret: bytes, label: str, cut: str, best_of: Callable[[Iterator[int]], int]
) -> Seat:
    """Let all players draw a card from one pack, and those who tie draw again from a new one."""
    among = seating.order
    number = 0
    while len(among) > 1:
        number += 1
        pack = shuffled(full_pack(1, 0), secret, label, 1, cut, f"{CUT_FOR_DEAL} {number}")
        ranks = dict(zip(among, map(rank_of, pack), strict=False))
        best = best_of(iter(ranks.values()))
        among = tuple(seat for seat in among if ranks[seat] == best)
    return among[0]


FIRST_DEALERS: dict[str, Callable[[Seating, bytes, str, str], Seat]] = {
    "random": _random,
    "low_cut": _low_cut,
    "right_of_high_cut": _right_of_high_cut,
}
"""Functions that derive the dealer of the first round from its secret, by the value of ``first_dealer``."""


# ----------------------------------------------------------------------------------------- partners and seats

_RED = (Suit.DIAMONDS, Suit.HEARTS)


class Lots(NamedTuple):
    """Source of the drawn cards: the secret, label and cut of the first deal, with separate purposes."""

    secret: bytes
    label: str
    cut: str

    def cards(self, purpose: str, number: int, places: int) -> bytes:
        """Return a card for each place, from a fresh pack."""
        pack = shuffled(full_pack(1, 0), self.secret, self.label, 1, self.cut, f"{purpose} {number}")
        return pack[:places]


class SeatDraw(NamedTuple):
    """The cards that were drawn, and the seats and dealer they decide."""

    draws: tuple[bytes, ...]
    """The cards for the partners by place; the last draw counts."""
    cutters: tuple[int, ...]
    """The places that cut for the seats, one of each side."""
    cuts: tuple[bytes, ...]
    """The cards of the cutters; the last cut counts."""
    seats: tuple[Seat, ...]
    """The new seat of each place."""
    dealer: Seat


def seats_drawn(rules: RuleSet, seating: Seating, secret: bytes, label: str, cut: str) -> SeatDraw | None:
    """Return the draw for partners and seats; None where players choose their seats."""
    if not draws_seats(rules):
        return None
    lots = Lots(secret, label, cut)
    return SEAT_DRAWS[rules.deal.seat_draw](seating, rules.deal.first_dealer, lots)


def _high_card_chooses(seating: Seating, first_dealer: str, lots: Lots) -> SeatDraw:
    """Make the players of the highest cards partners; the highest card keeps the seat taken in the lobby.

    Hoyle, Before the game: "have each player draw for partners; highest card chooses the seating. The player drawing
    the highest card also plays first, meaning the player to his right deals first".
    """
    draws = _draws_for_partners(
        seating, lots, is_high_decisive=True, is_low_decisive=first_dealer == "low_cut"
    )
    cards, places = draws[-1], seating.seat_count
    best, worst = cards.index(max(cards)), cards.index(min(cards))
    groups = _by_cards(seating, cards, highest_first=True)
    clockwise = [sorted(group, key=lambda place: (place - best) % places) for group in groups]
    seats = [Seat(0)] * places
    for step, side in enumerate(seating.sides):
        seats[clockwise[side].pop(0)] = Seat((best + step) % places)
    match first_dealer:
        case "right_of_high_cut":
            dealer = seating.before(seats[best])
        case "low_cut":
            dealer = seats[worst]
        case _:
            dealer = FIRST_DEALERS[first_dealer](seating, *lots)
    return SeatDraw(draws, (), (), tuple(seats), dealer)


def _cut_for_seats(seating: Seating, first_dealer: str, lots: Lots) -> SeatDraw:
    """Draw for partners, then let one player of each side cut: a red card makes the partners exchange seats.

    Scarne, Selecting Partners and Seating Positions: "The players drawing the two lowest cards become partners, as do
    the players drawing the two highest cards"; then "one player for each team cuts the deck and exposes his card. If it
    is a black card, partners remain in the seats they have taken. If it is a red card, they must exchange seats. The
    player who cut low card in cutting for the partner's seat positions starts the game by dealing the first hand".
    """
    is_high_decisive = first_dealer == "right_of_high_cut"
    draws = _draws_for_partners(seating, lots, is_high_decisive=is_high_decisive, is_low_decisive=False)
    groups = sorted(sorted(group) for group in _by_cards(seating, draws[-1], highest_first=False))
    cutters = tuple(group[0] for group in groups)
    cuts: list[bytes] = []
    while not cuts or _is_tied(sorted(cuts[-1])[:2]):
        cuts.append(lots.cards(CUT_FOR_SEATS, len(cuts) + 1, len(cutters)))
    seats = [Seat(0)] * seating.seat_count
    for side, (group, card) in enumerate(zip(groups, cuts[-1], strict=True)):
        own = [Seat(seat) for seat in range(seating.seat_count) if seating.sides[seat] == side]
        moved = own[1:] + own[:1] if suit_of(card) in _RED else own
        for place, seat in zip(group, moved, strict=True):
            seats[place] = seat
    match first_dealer:
        case "low_cut":
            dealer = seats[cutters[cuts[-1].index(min(cuts[-1]))]]
        case "right_of_high_cut":
            dealer = seating.before(seats[draws[-1].index(max(draws[-1]))])
        case _:
            dealer = FIRST_DEALERS[first_dealer](seating, *lots)
    return SeatDraw(draws, cutters, tuple(cuts), tuple(seats), dealer)


def _draws_for_partners(
    seating: Seating, lots: Lots, *, is_high_decisive: bool, is_low_decisive: bool
) -> tuple[bytes, ...]:
    """Repeat the draw until no tie decides anything (Scarne: "a new deal and cut must take place")."""
    places = seating.seat_count
    size = places // seating.side_count
    pairs = {(at - 1, at) for at in range(size, places, size)}
    if is_high_decisive:
        pairs.add((places - 2, places - 1))
    if is_low_decisive:
        pairs.add((0, 1))
    draws: list[bytes] = []
    for number in count(1):
        draws.append(lots.cards(DRAW_FOR_PARTNERS, number, places))
        in_order = sorted(draws[-1])
        if not any(_is_tied([in_order[low], in_order[high]]) for low, high in pairs):
            break
    return tuple(draws)


def _is_tied(cards: list[Card]) -> bool:
    return rank_of(cards[0]) == rank_of(cards[1])


def _by_cards(seating: Seating, cards: bytes, *, highest_first: bool) -> list[list[int]]:
    """Return the places of each future side, in the order of their cards."""
    in_order = sorted(range(len(cards)), key=lambda place: cards[place], reverse=highest_first)
    size = len(cards) // seating.side_count
    return [in_order[at : at + size] for at in range(0, len(cards), size)]


SEAT_DRAWS: dict[str, Callable[[Seating, str, Lots], SeatDraw]] = {
    "high_card_chooses": _high_card_chooses,
    "cut_for_seats": _cut_for_seats,
}
"""Functions that decide the seat of each place and the first dealer, by the value of ``seat_draw``."""
