"""Reader of the melds of a position document, with the seat and turn of each part."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.canasta.cards import BLACK_THREES, NO_CARDS, Card, cards_of, contains
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.shapes import meld_of
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.notation.writing import cards_text
from bot.canasta.positions.packs import few, subset
from bot.canasta.positions.reader import Faces, PositionReader, shown
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView


class MeldText(NamedTuple):
    """A meld as written in the document; ``parts`` are (seat, turn, cards), cards without a part were laid earlier."""

    path: str
    id: int | None
    cards: Faces | None
    by: Seat | None
    parts: list[tuple[Seat, int, Faces]]
    this_turn: Faces

    @property
    def places(self) -> list[tuple[str, Faces]]:
        """Return the cards of the meld by path: the whole meld, or each part."""
        if self.cards is not None:
            return [(self.path, self.cards)]
        return [(f"{self.path}.by[{index}].cards", part[2]) for index, part in enumerate(self.parts)]


def read_melds(reader: PositionReader, value: Any, table: TableView) -> list[list[MeldText]]:
    """Return the melds as the document has them, by side."""
    sides = table.seating.side_count
    texts: list[list[MeldText]] = [[] for _ in range(sides)]
    if value is None:
        return texts
    for side, row in reader.by_index("melds", value, sides, "side").items():
        if not isinstance(row, list):
            reader.wrong(f"melds[{side}]", f"{shown(row)} is not a list of melds")
            continue
        if row and not table.seating.members(SideId(side)):
            reader.wrong(f"melds[{side}]", "its seat plays with another one, whose side has the melds")
            continue
        texts[side] = [
            _read_meld(reader, f"melds[{side}][{index}]", item, table, SideId(side))
            for index, item in enumerate(row[:40])
        ]
    return texts


def _read_meld(reader: PositionReader, path: str, value: Any, table: TableView, side: SideId) -> MeldText:
    if isinstance(value, (str, list)):
        return MeldText(path, None, reader.cards(path, value), None, [], ())
    fields = reader.fields(path, value, ("id", "cards", "by", "this_turn"))
    number = reader.whole(f"{path}.id", fields["id"], 1, 200) if fields.get("id") is not None else None
    cards = reader.cards(f"{path}.cards", fields["cards"]) if fields.get("cards") is not None else None
    this_turn = reader.cards(f"{path}.this_turn", fields.get("this_turn", ""))
    if this_turn and table.seating.side_of(table.turn.seat) != side:
        reader.wrong(f"{path}.this_turn", f"seat {table.turn.seat}, which is to act, is not of side {side}")
    by: Seat | None = None
    parts: list[tuple[Seat, int, Faces]] = []
    who = fields.get("by")
    if isinstance(who, list):
        if this_turn:
            reader.wrong(
                f"{path}.this_turn", "write it into the list of who laid what, or leave the list out"
            )
        for index, item in enumerate(who[:100]):
            parts.append(_read_part(reader, f"{path}.by[{index}]", item, table, side))
    elif who is not None:
        by = _member(reader, f"{path}.by", who, table, side)
    if cards is None and not parts:
        reader.wrong(f"{path}.cards", "missing")
        cards = ()
    return MeldText(path, number, cards, by, parts, this_turn)


def _read_part(
    reader: PositionReader, path: str, value: Any, table: TableView, side: SideId
) -> tuple[Seat, int, Faces]:
    fields = reader.fields(path, value, ("seat", "turn", "cards"))
    if "seat" not in fields:
        reader.wrong(f"{path}.seat", "missing")
    seat = _member(reader, f"{path}.seat", fields.get("seat", table.seating.members(side)[0]), table, side)
    turn = reader.whole(f"{path}.turn", fields.get("turn", 0), 0, table.turn.number)
    if turn and turn == table.turn.number and seat != table.turn.seat:
        reader.wrong(f"{path}.turn", f"turn {turn} is that of seat {table.turn.seat}")
    return seat, turn, reader.cards(f"{path}.cards", fields.get("cards", ""))


def _member(reader: PositionReader, path: str, value: Any, table: TableView, side: SideId) -> Seat:
    seat = reader.seat(path, value, table.seating)
    members = table.seating.members(side)
    if seat not in members:
        reader.wrong(
            path, f"seat {seat} is not of side {side}, whose seats are {', '.join(map(str, members))}"
        )
    return seat


def laid_melds(
    reader: PositionReader, texts: list[list[MeldText]], found: dict[str, tuple[Card, ...]], table: TableView
) -> tuple[tuple[Meld, ...], ...]:
    """Return the melds, with their cards taken from the packs."""
    ids = _meld_ids(reader, texts, may_have_gaps=table.seating.lone is not None)
    rows: list[tuple[Meld, ...]] = []
    for number, side_texts in enumerate(texts):
        row: list[Meld] = []
        for text in side_texts:
            parts = _parts(reader, text, found, table, SideId(number))
            meld = _meld(reader, text.path, ids[text.path], parts, table.rules)
            if meld is None:
                continue
            if _is_second(meld, row, table.rules):
                reader.wrong(text.path, "a second meld of the same rank; melds of a rank are one")
            row.append(meld)
        rows.append(tuple(sorted(row, key=lambda meld: meld.id)))
    return tuple(rows)


def _is_second(meld: Meld, row: list[Meld], rules: RuleSet) -> bool:
    """Return whether a meld cannot lie beside the melds of ``row``, because it would have joined one of them."""
    if meld.kind is MeldKind.SEQUENCE or meld.kind is MeldKind.WILD:
        return False
    merges = meld.kind is not MeldKind.RANK or rules.traits.same_rank == "merge"
    return merges and any(other.rank == meld.rank and other.kind is meld.kind for other in row)


def _meld_ids(
    reader: PositionReader, texts: list[list[MeldText]], *, may_have_gaps: bool
) -> dict[str, MeldId]:
    """Return the numbers of the melds by path: those given, the others in the order of the document.

    Where two players became partners in mid-round, their melds of a rank were merged, and numbers are missing.
    """
    every = [text for side in texts for text in side]
    given = [text.id for text in every if text.id is not None]
    too_high = any(number > len(every) for number in given) and not may_have_gaps
    if len(set(given)) < len(given) or too_high:
        reader.wrong(
            "melds", f"the ids of {len(every)} melds are 1 to {len(every)}, each once; found {given}"
        )
    free = iter([number for number in range(1, len(every) + 1) if number not in given])
    return {text.path: MeldId(text.id if text.id is not None else next(free, len(every))) for text in every}


def _parts(
    reader: PositionReader, text: MeldText, found: dict[str, tuple[Card, ...]], table: TableView, side: SideId
) -> tuple[MeldPart, ...]:
    turn = table.turn
    if text.cards is None:
        return tuple(
            MeldPart(seat, number, cards_of(found[f"{text.path}.by[{index}].cards"]))
            for index, (seat, number, _) in enumerate(text.parts)
        )
    left = cards_of(few(found[text.path]))
    parts: list[MeldPart] = []
    listed = [*text.parts]
    if text.this_turn:
        listed.append((turn.seat, turn.number, text.this_turn))
    for seat, number, some in listed:
        cards = cards_of(subset(some, left))
        if not contains(left, cards):
            reader.wrong(text.path, f"{cards_text(cards)} are not (any more) among the cards of the meld")
            continue
        left -= cards
        parts.append(MeldPart(seat, number, cards))
    if left and text.parts:
        reader.wrong(text.path, f"nobody is said to have laid {cards_text(left)}")
    elif left:
        owner = text.by
        if owner is None:
            members = table.seating.members(side)
            owner = turn.seat if turn.seat in members else members[0]
        parts.insert(0, MeldPart(owner, 0, left))
    return tuple(part for part in parts if part.cards)


def _meld(
    reader: PositionReader, path: str, meld_id: MeldId, parts: tuple[MeldPart, ...], rules: RuleSet
) -> Meld | None:
    cards = sum((part.cards for part in parts), NO_CARDS)
    found = meld_of(rules, meld_id, parts) if cards else Violation(Reason.NOTHING_PLAYED)
    if isinstance(found, Meld):
        return found
    text, facts = cards_text(cards) or "nothing", found.facts
    match found.reason:
        case Reason.BLACK_THREES_NEED_THREE:
            reader.wrong(path, f"{facts['have']} black threes are no meld; {facts['needed']} are needed")
        case Reason.NOT_A_SEQUENCE:
            reader.wrong(path, f"{text} is not a sequence")
        case Reason.NOTHING_PLAYED | Reason.MIXED_RANKS | Reason.WILDS_ONLY:
            has_threes = bool(cards & BLACK_THREES)
            alone = "; black threes lie alone" if has_threes else " of one rank from 4 to A"
            reader.wrong(path, f"{text} is not a meld{alone}")
        case Reason.RED_THREE_NOT_PLAYABLE | Reason.BLACK_THREES_TAKE_NO_WILDS:
            reader.wrong(path, f"{text} is not a meld; black threes lie alone")
        case reason:
            numbers = ", ".join(f"{fact} {value}" for fact, value in facts.items() if fact != "rank")
            reader.wrong(path, f"{text}: {reason.replace('_', ' ')} ({numbers})")
    return None
