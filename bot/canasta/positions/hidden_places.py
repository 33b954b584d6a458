"""Face-down cards in a position document: hands, feet, bonus cards, wings, and those below the pile.

For each place the document gives the cards, or only their number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.canasta.cards import NO_CARDS, Cards, cards_of, size
from bot.canasta.notation.writing import cards_text, pile_text
from bot.canasta.positions.packs import few
from bot.canasta.positions.reader import Document, Faces, PositionReader, shown
from bot.canasta.state import Hidden
from bot.canasta.view import TableView

MOST_IN_A_PLACE = 250
"""The most cards of a hand or packet, whatever the game."""
_SET_ASIDE = {"wings", "dead_wings"}


class Packet(NamedTuple):
    """A place for cards: their ``number`` where only that is given, else its cards are those at ``path``."""

    path: str
    number: int | None = None

    @property
    def hides(self) -> int:
        """Return the number of unknown cards at the place."""
        return self.number or 0


class HiddenPlaces(NamedTuple):
    """The places of a position whose cards may be unknown; none where the game or the moment has no such places."""

    hands: list[Packet]
    feet: list[Packet]
    bonus: list[Packet]
    wings: list[Packet]
    under_pile: Packet

    @property
    def hides(self) -> int:
        """Return the number of unknown cards at all places."""
        packets = (*self.hands, *self.feet, *self.bonus, *self.wings, self.under_pile)
        return sum(packet.hides for packet in packets)

    def unknown(self) -> set[tuple[str, int]]:
        """Return the places with unknown cards, as in ``Position.unknown``."""
        fields = {"hands": self.hands, "feet": self.feet, "bonus": self.bonus, "wings": self.wings}
        fields["pile_face_down"] = [self.under_pile]
        return {
            (name, at) for name, found in fields.items() for at, packet in enumerate(found) if packet.hides
        }


class PlacedCards:
    """A collector of the cards of a document by place, so that all can be taken from the packs together."""

    def __init__(self, reader: PositionReader) -> None:
        self.reader = reader
        self.places: list[tuple[str, Faces]] = []

    def put(self, path: str, value: Any) -> None:
        """Add the cards of a value at this place."""
        self.places.append((path, self.reader.cards(path, value)))

    def packet(self, path: str, value: Any, otherwise: int) -> Packet:
        """Return the packet of a value: cards, a number, or None for ``otherwise`` unknown cards."""
        if value is None:
            return Packet(path, otherwise or None)
        if isinstance(value, int):
            return Packet(path, self.reader.whole(path, value, 0, MOST_IN_A_PLACE) or None)
        self.put(path, value)
        return Packet(path)

    def packets(self, name: str, value: Any, otherwise: list[int], what: str = "seat") -> list[Packet]:
        """Return a packet for each seat or side."""
        told = {} if value is None else self.reader.by_index(name, value, len(otherwise), what)
        return [self.packet(f"{name}[{at}]", told.get(at), count) for at, count in enumerate(otherwise)]


def read_hidden_places(placed: PlacedCards, fields: Document, table: TableView) -> HiddenPlaces:
    """Return the places that the document gives, or that the rules fill while a round is played."""
    reader, deal = placed.reader, table.rules.deal
    is_dealt = table.is_running or fields.get("ended") is not None
    is_running = table.is_running and fields.get("ended") is None
    plays = [is_running and seat in table.seating.order for seat in range(table.seating.seat_count)]

    hands = placed.packets("hands", fields.get("hands"), [deal.hand_size * each for each in plays])
    feet, bonus = list[Packet](), list[Packet]()
    if deal.foot_size and is_dealt:
        by_side = deal.foot_scope == "team"
        sizes = [is_running] * table.seating.side_count if by_side else plays
        expected = [deal.foot_size * each for each in sizes]
        feet = placed.packets("feet", fields.get("feet"), expected, "side" if by_side else "seat")
    elif fields.get("feet") is not None:
        reader.wrong("feet", "nobody has a foot by these rules, or before the deal")
    if fields.get("bonus") is not None:
        bonus = placed.packets("bonus", fields["bonus"], [0] * len(plays))
        if deal.bonus_cards in {"none", "draw_into_hand"}:
            reader.wrong("bonus", "no bonus cards lie before anybody by these rules")
    wings = _read_wings(placed, fields, table, is_running)
    under_pile = placed.packet("pile_face_down", fields.get("pile_face_down"), 0)
    return HiddenPlaces(hands, feet, bonus, wings, under_pile)


def _read_wings(placed: PlacedCards, fields: Document, table: TableView, is_running: bool) -> list[Packet]:
    deal = table.rules.deal
    has_wings = deal.bonus_cards in _SET_ASIDE
    value = fields.get("wings")
    if value is None:
        given = 0
        if deal.bonus_cards == "wings" and fields.get("melds") is not None:
            melds = fields["melds"]
            rows = melds.values() if isinstance(melds, dict) else melds if isinstance(melds, list) else ()
            given = sum(bool(row) for row in rows)
        left = deal.bonus_card_counts[given:] if has_wings and is_running else ()
        return [Packet(f"wings[{index}]", count or None) for index, count in enumerate(left)]
    if not isinstance(value, list):
        placed.reader.wrong("wings", f"{shown(value)} is not a list of packets")
        return []
    if value and not has_wings:
        placed.reader.wrong("wings", "no packets are set aside by these rules")
    return [placed.packet(f"wings[{index}]", each, 0) for index, each in enumerate(value[:10])]


# -------------------------------------------------------------------------------------------------- with their cards


class FilledPlaces:
    """The cards of the places after they are taken from the packs."""

    def __init__(self, places: HiddenPlaces, found: dict[str, tuple[int, ...]]) -> None:
        self.places = places
        self._found = found

    def cards(self, packet: Packet) -> Cards:
        """Return the cards of a packet; none where they are unknown."""
        return cards_of(few(self._found.get(packet.path, ())))

    def count(self, packet: Packet) -> int:
        """Return the number of cards of a packet."""
        return packet.number if packet.number is not None else size(self.cards(packet))

    def all_cards(self, packets: list[Packet]) -> tuple[Cards, ...]:
        """Return the cards of several packets."""
        return tuple(map(self.cards, packets))

    def counts(self, packets: list[Packet]) -> tuple[int, ...]:
        """Return the sizes of several packets."""
        return tuple(map(self.count, packets))

    def hidden(self, fields: Document, reader: PositionReader) -> Hidden:
        """Return the secret part of the state, except the hands and the stock."""
        places = self.places
        face_down = self._found.get("face_down_discard", ())
        if len(face_down) > 1:
            reader.wrong("face_down_discard", f"{len(face_down)} cards; one is thrown")
        return Hidden(
            feet=self.all_cards(places.feet),
            bonus=self.all_cards(places.bonus),
            wings=self.all_cards(places.wings),
            under_pile=bytes(few(self._found.get(places.under_pile.path, ()))),
            face_down_discard=cards_of(face_down[:1]),
            recycle_secret=_recycle_secret(reader, fields.get("recycle_secret")),
        )


def _recycle_secret(reader: PositionReader, value: Any) -> str:
    if value is None:
        return ""
    try:
        if isinstance(value, str) and len(value) == 64:
            return bytes.fromhex(value).hex()
    except ValueError:
        pass
    reader.wrong("recycle_secret", f"{shown(value)} is not a text of 64 hexadecimal digits")
    return ""


# ------------------------------------------------------------------------------------------------------- writing


def write_hidden_places(hidden: Hidden, table: TableView, is_unknown: Callable[[str, int], bool]) -> Document:
    """Return the fields of these places; ``is_unknown`` tells for a field and its index that only a number is known."""
    document: Document = {}
    # Where the deal set wings aside, the field is written even when all of them were taken.
    has_wings = bool(table.round) and table.rules.deal.bonus_cards in _SET_ASIDE
    for name, counts, cards, is_told in (
        ("feet", table.feet, hidden.feet, False),
        ("bonus", table.bonus, hidden.bonus, False),
        ("wings", table.wings, hidden.wings, has_wings),
    ):
        if counts or is_told:
            document[name] = [
                counts[at] if is_unknown(name, at) else cards_text(cards[at]) for at in range(len(counts))
            ]
    if table.pile_face_down:
        is_hidden = is_unknown("pile_face_down", 0)
        document["pile_face_down"] = table.pile_face_down if is_hidden else pile_text(hidden.under_pile)
    if hidden.face_down_discard != NO_CARDS:
        document["face_down_discard"] = cards_text(hidden.face_down_discard)
    if hidden.recycle_secret:
        document["recycle_secret"] = hidden.recycle_secret
    return document
