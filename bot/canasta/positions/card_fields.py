"""Reader of the cards of a position: fills every place from the packs and derives what follows from the cards."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec.structs import replace

from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    RED_THREES,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    cards_of,
    contains,
    count_all,
    size,
)
from bot.canasta.melds import Meld
from bot.canasta.notation.writing import cards_text
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card, has_red_three, turned_up_alone_freezes
from bot.canasta.positions.hidden_places import FilledPlaces, PlacedCards, read_hidden_places
from bot.canasta.positions.melds import laid_melds, read_melds
from bot.canasta.positions.packs import Pack, few, subset
from bot.canasta.positions.position import Position
from bot.canasta.positions.reader import Document, Faces, PositionReader, shown
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Took, Turn
from bot.canasta.view import TableView


def with_cards(reader: PositionReader, fields: Document, table: TableView) -> Position:
    """Return the position: the table with its cards, and the hands, the stock and the other hidden cards."""
    rules = table.rules
    placed = PlacedCards(reader)
    placed.put("pile", fields.get("pile", ""))
    meld_texts = read_melds(reader, fields.get("melds"), table)
    placed.places += (place for side_texts in meld_texts for text in side_texts for place in text.places)
    _put_open_cards(placed, fields, table)
    if fields.get("face_down_discard") is not None:
        placed.put("face_down_discard", fields["face_down_discard"])
    places = read_hidden_places(placed, fields, table)
    is_running = table.is_running and fields.get("ended") is None
    stock_text = fields.get("stock")
    is_stock_known = isinstance(stock_text, (str, list))
    if is_stock_known:
        placed.put("stock", stock_text)
    elif fields.get("seen_stock") is not None:
        placed.put("seen_stock", fields["seen_stock"])
    pack = Pack(rules)
    found = pack.take(placed.places, reader)
    filled = FilledPlaces(places, found)

    rest = count_all(pack.cards) - pack.taken - places.hides
    if rest < 0:
        reader.wrong("", f"{-rest} cards more than the {count_all(pack.cards)} of the packs")
    stock = bytes(found.get("stock", ()))
    seen_stock = _seen_stock(reader, fields, rules, stock if is_stock_known else None, found)
    stock_size = len(stock)
    if not is_stock_known:
        stock_size = _stock_size(reader, stock_text, len(seen_stock), max(rest, 0), is_running)
    pile = bytes(found["pile"])
    melds = laid_melds(reader, meld_texts, found, table)
    hands = filled.all_cards(places.hands)
    hand_sizes = filled.counts(places.hands)
    feet = filled.counts(places.feet)
    unknown = places.unknown()
    if not is_stock_known and stock_size:
        unknown.add(("stock", 0))
    turned_red_three = _turned_red_three(reader, fields, rules, pile)
    after = replace(
        table,
        melds=melds,
        laid_threes=_laid_threes(reader, found, table),
        hand_sizes=hand_sizes,
        known=_known(reader, fields, hands, hand_sizes, unknown),
        stock_size=stock_size,
        seen_stock=seen_stock,
        pile=pile,
        pile_face_down=filled.count(places.under_pile),
        pile_frozen=_frozen(reader, fields, rules, pile, is_turned=turned_red_three),
        turned_red_three=turned_red_three,
        has_melded=tuple(map(bool, melds)),
        melded_before=_melded_before(reader, fields, melds, table),
        turn=_turn(fields, melds, table.turn),
        feet=feet,
        played_from_foot=_played_from_foot(reader, fields, feet, table),
        bonus=filled.counts(places.bonus),
        wings=filled.counts(places.wings),
        turn_card_drawn=reader.flag(
            "turn_card_drawn", fields.get("turn_card_drawn"), is_turn_card_gone(rules, stock_size)
        ),
        penalty_cards=_penalty_cards(fields, found, table),
    )
    return Position(State(after, hands, stock, filled.hidden(fields, reader)), frozenset(unknown))


def _stock_size(reader: PositionReader, told: Any, seen: int, rest: int, is_running: bool) -> int:
    """Return the size of a stock whose cards are not given: by default, in a running round, all cards that are left.

    ``seen`` of them are known to all and not among the ``rest``.
    """
    if told is None:
        return seen + rest if is_running else seen
    if isinstance(told, int):
        return reader.whole("stock", told, seen, seen + rest)
    reader.wrong("stock", f"{shown(told)} is not a number of cards, a text or a list of cards")
    return seen


def _seen_stock(
    reader: PositionReader,
    fields: Document,
    rules: RuleSet,
    stock: bytes | None,
    found: dict[str, tuple[Card, ...]],
) -> bytes:
    """Return the last cards of the stock that everybody saw; given by number where the stock is known."""
    value = fields.get("seen_stock")
    if value is None:
        return b""
    if rules.end.stock_exhaustion != "recycle_pile_turned_over":
        reader.wrong("seen_stock", "no pile is turned over by these rules")
    if stock is None:
        return bytes(found.get("seen_stock", ()))
    count = reader.whole("seen_stock", value, 0, len(stock))
    return stock[len(stock) - count :]


def _put_open_cards(placed: PlacedCards, fields: Document, table: TableView) -> None:
    seats = table.seating.seat_count
    # In their own field threes without suits are red, unlike in other fields.
    for name, are_red in (("red_threes", True), ("black_threes", False), ("penalty_cards", False)):
        if fields.get(name) is None:
            continue
        for seat, value in placed.reader.by_index(name, fields[name], seats, "seat").items():
            path = f"{name}[{seat}]"
            laid = placed.reader.cards(path, value)
            placed.places.append((path, _as_red(laid) if are_red else laid))


def _laid_threes(
    reader: PositionReader, found: dict[str, tuple[Card, ...]], table: TableView
) -> tuple[Cards, ...]:
    """Return the threes on the table, of both colours, by seat."""
    both = []
    for seat in range(table.seating.seat_count):
        cards = NO_CARDS
        for name, mask in (("red_threes", RED_THREES), ("black_threes", BLACK_THREES)):
            laid = cards_of(few(found.get(f"{name}[{seat}]", ())))
            if laid & ~mask:
                reader.wrong(f"{name}[{seat}]", f"{cards_text(laid)} are not all {name.replace('_', ' ')}")
            cards += laid
        both.append(cards)
    return tuple(both)


def _penalty_cards(
    fields: Document, found: dict[str, tuple[Card, ...]], table: TableView
) -> tuple[Cards, ...]:
    if fields.get("penalty_cards") is None:
        return table.penalty_cards
    exposed = tuple(
        cards_of(few(found.get(f"penalty_cards[{seat}]", ()))) for seat in range(table.seating.seat_count)
    )
    return exposed if any(exposed) else table.penalty_cards


def _played_from_foot(
    reader: PositionReader, fields: Document, feet: tuple[int, ...], table: TableView
) -> tuple[bool, ...]:
    """Return by seat whether it has played from its foot; by default every seat that has picked its foot up has."""
    listed = fields.get("played_from_foot")
    if table.rules.deal.foot_scope == "team":
        if listed is not None:
            reader.wrong(
                "played_from_foot", "by these rules a foot is a side's; nobody is told to have played from it"
            )
        return ()
    if listed is None:
        return tuple(not cards for cards in feet)
    seats = reader.seats("played_from_foot", listed, table.seating)
    if seats and not feet:
        reader.wrong("played_from_foot", "nobody has a foot by these rules, or before the deal")
    return tuple(seat in seats for seat in range(len(feet)))


def is_turn_card_gone(rules: RuleSet, stock_size: int) -> bool:
    """Return whether the turn card is gone from a stock of this size; true in games without a turn card."""
    return stock_size < rules.deal.turn_card_from_bottom or not rules.deal.turn_card_from_bottom


def _as_red(laid: Faces) -> Faces:
    return tuple(
        card(Rank.THREE, (Suit.DIAMONDS, Suit.HEARTS)[index % 2]) if face == -Rank.THREE else face
        for index, face in enumerate(laid)
    )


def _known(
    reader: PositionReader,
    fields: Document,
    hands: tuple[Cards, ...],
    sizes: tuple[int, ...],
    unknown: Container[tuple[str, int]],
) -> tuple[Cards, ...]:
    known = [NO_CARDS] * len(hands)
    if fields.get("known") is None:
        return tuple(known)
    for seat, value in reader.by_index("known", fields["known"], len(hands), "seat").items():
        path = f"known[{seat}]"
        within = None if ("hands", seat) in unknown else hands[seat]
        known[seat] = cards_of(subset(reader.cards(path, value), within))
        if within is not None and not contains(within, known[seat]):
            reader.wrong(path, f"{cards_text(known[seat])} are not all in the hand, {cards_text(within)}")
        elif size(known[seat]) > sizes[seat]:
            reader.wrong(path, f"{size(known[seat])} cards in a hand of {sizes[seat]}")
    return tuple(known)


def _turned_red_three(reader: PositionReader, fields: Document, rules: RuleSet, pile: bytes) -> bool:
    """Return whether the document says that a red three of the pile was turned up at the deal, where that matters."""
    if not reader.flag("turned_red_three", fields.get("turned_red_three"), False):
        return False
    if not turned_up_alone_freezes(rules):
        reader.wrong("turned_red_three", "by these rules it does not matter how a red three came to the pile")
    elif not has_red_three(pile):
        reader.wrong("turned_red_three", "no red three lies in the pile")
    return True


def _frozen(
    reader: PositionReader, fields: Document, rules: RuleSet, pile: bytes, *, is_turned: bool
) -> bool:
    freezes = is_turned or freeze_card(pile, rules.pile.pile_freeze_cards) is not None
    frozen = reader.flag("frozen", fields.get("frozen"), freezes)
    if frozen and not freezes:
        freezing = " or ".join(sorted(rules.pile.pile_freeze_cards)).replace("_", " ") or "no card"
        reader.wrong("frozen", f"nothing in the pile freezes it; {freezing} would")
    elif is_turned and not frozen:
        reader.wrong("frozen", "the red three that was turned up freezes it")
    return frozen


def _turn(fields: Document, melds: tuple[tuple[Meld, ...], ...], turn: Turn) -> Turn:
    """Return the turn; unless the document says so, cards laid beyond the upcard are derived from the melds."""
    if turn.took is None:
        return turn
    turn = replace(
        turn,
        initial=any(
            side and all(part.turn == turn.number for meld in side for part in meld.parts) for side in melds
        ),
    )
    if fields.get("laid") is not None:
        return turn
    touched = sum(
        any(part.turn == turn.number and part.seat == turn.seat for part in meld.parts)
        for side in melds
        for meld in side
    )
    return replace(turn, laid=touched > (1 if turn.took is Took.PILE else 0))


def laid_before(melds: tuple[tuple[Meld, ...], ...], turn: Turn) -> set[Seat]:
    """Return the seats that, according to the melds, laid cards down in an earlier turn."""
    return {
        part.seat
        for side in melds
        for meld in side
        for part in meld.parts
        if part.turn < turn.number or part.seat != turn.seat
    }


def _melded_before(
    reader: PositionReader, fields: Document, melds: tuple[tuple[Meld, ...], ...], table: TableView
) -> tuple[bool, ...]:
    before = laid_before(melds, table.turn)
    before |= reader.seats("melded_before", fields.get("melded_before"), table.seating)
    return tuple(Seat(seat) in before for seat in range(table.seating.seat_count))
