"""Whole positions as plain JSON documents: any moment of a round, with defaults so that a bug report is one line.

Every field is told with examples in ``docs/positions.md``; ``docs/position.schema.json`` is the schema.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.cards import (
    BLACK_THREES,
    FACES,
    LANES,
    NO_CARDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    cards_of,
    contains,
    count_all,
    each_card,
    faces,
    is_black_three,
    rank_of,
    size,
)
from bot.canasta.document import Document, Faces, Pack, Reader, shown
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding import meld_of
from bot.canasta.melds import Meld, MeldId, MeldKind, Part
from bot.canasta.notation import cards_text, pile_text
from bot.canasta.phases.dealing import minimums_in
from bot.canasta.phases.round_end import score_round, winners_of
from bot.canasta.phases.take_pile import freeze_card
from bot.canasta.policies.concealed import is_concealed
from bot.canasta.policies.same_rank import same_rank_rule
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS, preset_and_options
from bot.canasta.seats import Seat, Seating, SideId, seating_for
from bot.canasta.state import State
from bot.canasta.turn import Phase, Question, Took, Turn
from bot.canasta.view import EndReason, TableView


class Position(Struct, frozen=True):
    """A state, and what of it is not known.

    Where the stock is known only by its size, ``state.stock`` is empty and ``state.table.stock_size`` counts. A seat in
    ``unknown_hands`` has no cards in ``state.hands``; ``state.table.hand_sizes`` counts.
    """

    state: State
    is_stock_known: bool = True
    unknown_hands: frozenset[Seat] = frozenset()


FIELDS: Final = (
    "rules", "round", "dealer", "phase", "to_act", "turn", "took", "laid", "question", "hands", "known", "melds",
    "melded_before", "red_threes", "pile", "pile_face_down", "frozen", "stock", "scores", "questions_asked", "ended",
)  # fmt: skip
"""All fields of a position."""


class _MeldText(NamedTuple):
    """A meld as it stands in the document; ``parts`` are (seat, turn, cards), all cards without a part are earlier."""

    path: str
    id: int | None
    cards: Faces | None
    by: Seat | None
    parts: list[tuple[Seat, int, Faces]]
    this_turn: Faces


def read_position(document: Any) -> Position:
    """The position of a document.

    Raises:
        DocumentError: with every mistake found.
    """
    reader = Reader()
    fields = reader.fields("", document, FIELDS)
    rules = reader.rules("rules", fields["rules"]) if "rules" in fields else PRESETS[DEFAULT_PRESET]
    if not isinstance(document, dict) or any(problem.path.startswith("rules") for problem in reader.problems):
        # Nothing else can be judged.
        reader.check()
    seating = seating_for(rules.deal.side_structure, rules.deal.seat_count)
    table = _table_without_cards(reader, fields, rules, seating)
    position = _with_cards(reader, fields, table)
    reader.check()
    if fields.get("ended") is not None:
        position = _ended(reader, fields["ended"], position)
        reader.check()
    return position


def _table_without_cards(reader: Reader, fields: Document, rules: RuleSet, seating: Seating) -> TableView:
    seats, sides = seating.seat_count, seating.side_count
    has_ended = fields.get("ended") is not None
    took_name = fields.get("took")
    took = None
    if took_name is not None:
        name = reader.choice("took", took_name, [took.value for took in Took])
        took = Took(name) if name else None
    question_text = fields.get("question")
    default_phase = Phase.PLAY if took is not None or question_text is not None or has_ended else Phase.DRAW
    phase = default_phase
    if fields.get("phase") is not None and (
        name := reader.choice("phase", fields["phase"], [phase.value for phase in Phase])
    ):
        phase = Phase(name)
        is_running = phase in {Phase.DRAW, Phase.PLAY}
        if has_ended and is_running:
            reader.wrong("phase", f"{phase} is not the phase of a round that has ended; leave it out")
        if phase is Phase.DRAW and took is not None:
            reader.wrong("took", "nothing was taken yet in phase draw")
        if not is_running and not has_ended and took is not None:
            reader.wrong("took", f"no turn is played in phase {phase}")
    is_dealt = has_ended or phase in {Phase.DRAW, Phase.PLAY}
    if phase is Phase.PLAY and took is None and not has_ended:
        took = Took.STOCK
    to_act = reader.seat("to_act", fields.get("to_act", 0), seating)
    round_number = reader.whole("round", fields.get("round", int(is_dealt)), 0, 100_000)
    number = reader.whole("turn", fields.get("turn", int(is_dealt)), 0, 100_000)
    laid = reader.flag("laid", fields["laid"]) if fields.get("laid") is not None else False
    before = seating.order[seating.order.index(to_act) - 1]
    totals = [0] * sides
    if fields.get("scores") is not None:
        for side, score in reader.by_index("scores", fields["scores"], sides, "side").items():
            totals[side] = reader.whole(f"scores[{side}]", score, -1_000_000, 1_000_000)
    winners: tuple[SideId, ...] = ()
    if phase is Phase.MATCH_OVER and not has_ended:
        winners = winners_of(rules, tuple(totals), round_number)
        if not winners:
            reader.wrong("phase", f"these scores do not end a match to {rules.end.target_score}")
    asked = [0] * seats
    question = None
    if question_text is not None:
        question = _question(reader, question_text, seating, to_act)
        asked[question.asker] = 1
        if phase is not Phase.PLAY:
            reader.wrong("question", f"nothing can be asked in phase {phase}")
    if fields.get("questions_asked") is not None:
        for seat, count in reader.by_index(
            "questions_asked", fields["questions_asked"], seats, "seat"
        ).items():
            asked[seat] = reader.whole(f"questions_asked[{seat}]", count, 0, 1000)
    round_number = reader.whole("round", fields.get("round", int(is_dealt)), 0, 100_000)
    return TableView(
        rules=rules,
        seating=seating,
        round=round_number,
        dealer=reader.seat("dealer", fields["dealer"], seating) if "dealer" in fields else before,
        phase=phase,
        turn=Turn(number, to_act, took, laid),
        question=question,
        melds=((),) * sides,
        laid_threes=(NO_CARDS,) * seats,
        hand_sizes=(0,) * seats,
        known=(NO_CARDS,) * seats,
        stock_size=0,
        pile=b"",
        pile_face_down=reader.whole("pile_face_down", fields.get("pile_face_down", 0), 0, 250),
        pile_frozen=False,
        has_melded=(False,) * sides,
        melded_before=(False,) * seats,
        questions_asked=tuple(asked),
        totals=tuple(totals),
        minimums=minimums_in(rules, tuple(totals), max(1, round_number)),
        winners=winners,
    )


def _question(reader: Reader, value: Any, seating: Seating, to_act: Seat) -> Question:
    partners = seating.partners(to_act)
    if not partners:
        reader.wrong("question", f"seat {to_act} has no partner to ask")
    if isinstance(value, str):
        answers = {"open": None, "yes": True, "no": False}
        name = reader.choice("question", value, answers)
        return Question(to_act, partners, answers[name] if name else None)
    fields = reader.fields("question", value, ("asker", "answerers", "answer"))
    asker = reader.seat("question.asker", fields.get("asker", to_act), seating)
    if asker != to_act:
        reader.wrong("question.asker", f"only the seat to act ({to_act}) can have asked")
    answer = reader.flag("question.answer", fields["answer"]) if fields.get("answer") is not None else None
    answerers = partners
    if "answerers" in fields:
        listed = fields["answerers"]
        if not isinstance(listed, list) or not listed or any(seat not in partners for seat in listed):
            reader.wrong("question.answerers", f"{shown(listed)} is not a list of partners of {to_act}")
        else:
            answerers = tuple(Seat(seat) for seat in listed)
    return Question(to_act, answerers, answer)


def _with_cards(reader: Reader, fields: Document, table: TableView) -> Position:
    rules, seating = table.rules, table.seating
    seats = seating.seat_count
    is_running = table.is_running and fields.get("ended") is None
    places: list[tuple[str, Faces]] = []

    def placed(path: str, value: Any) -> None:
        places.append((path, reader.cards(path, value)))

    placed("pile", fields.get("pile", ""))
    meld_texts = _read_melds(reader, fields.get("melds"), table)
    for side_texts in meld_texts:
        for text in side_texts:
            if text.cards is not None:
                places.append((text.path, text.cards))
            else:
                places += [(f"{text.path}.by[{i}].cards", part[2]) for i, part in enumerate(text.parts)]
    if fields.get("red_threes") is not None:
        for seat, value in reader.by_index("red_threes", fields["red_threes"], seats, "seat").items():
            faces_laid = reader.cards(f"red_threes[{seat}]", value)
            # "33" without suits are red threes here, unlike anywhere else.
            places.append((f"red_threes[{seat}]", _as_red(faces_laid)))
    # While a round runs, the hands that nobody tells are unknown cards, as many as were dealt.
    sizes = dict.fromkeys(range(seats), rules.deal.hand_size if is_running else 0)
    unknown = set(range(seats)) if is_running else set()
    if fields.get("hands") is not None:
        for seat, value in reader.by_index("hands", fields["hands"], seats, "seat").items():
            if isinstance(value, int):
                sizes[seat] = reader.whole(f"hands[{seat}]", value, 0, 250)
                unknown.add(seat)
            elif value is not None:
                placed(f"hands[{seat}]", value)
                unknown.discard(seat)
    unknown = {seat for seat in unknown if sizes[seat]}
    stock_text = fields.get("stock")
    if isinstance(stock_text, (str, list)):
        placed("stock", stock_text)
    pack = Pack(rules)
    found = pack.take(places, reader)

    hands = [cards_of(_few(found.get(f"hands[{seat}]", ()))) for seat in range(seats)]
    hand_sizes = tuple(sizes[seat] if seat in unknown else size(hands[seat]) for seat in range(seats))
    unknown_count = sum(sizes[seat] for seat in unknown) + table.pile_face_down
    rest = count_all(pack.cards) - pack.taken - unknown_count
    if rest < 0:
        reader.wrong("", f"{-rest} cards more than the {count_all(pack.cards)} of the packs")
    stock = bytes(found.get("stock", ()))
    stock_size = len(stock)
    is_stock_known = isinstance(stock_text, (str, list))
    if isinstance(stock_text, int):
        stock_size = reader.whole("stock", stock_text, 0, max(rest, 0))
    elif stock_text is None:
        stock_size = max(rest, 0) if is_running else 0
    elif not is_stock_known:
        reader.wrong("stock", f"{shown(stock_text)} is not a number of cards, a text or a list of cards")
    pile = bytes(found["pile"])
    red_threes = tuple(cards_of(_few(found.get(f"red_threes[{seat}]", ()))) for seat in range(seats))
    for seat, laid in enumerate(red_threes):
        if any(rank_of(face) != Rank.THREE or is_black_three(face) for face in faces(laid)):
            reader.wrong(f"red_threes[{seat}]", f"{cards_text(laid)} are not all red threes")
    melds = _melds(reader, meld_texts, found, table)
    after = replace(
        table,
        melds=melds,
        laid_threes=red_threes,
        hand_sizes=hand_sizes,
        known=_known(reader, fields, hands, hand_sizes, unknown),
        stock_size=stock_size,
        pile=pile,
        pile_frozen=_frozen(reader, fields, rules, pile),
        has_melded=tuple(map(bool, melds)),
        melded_before=_melded_before(reader, fields, melds, table),
        turn=_turn(fields, melds, table.turn),
    )
    return Position(
        State(after, tuple(hands), stock),
        is_stock_known=is_stock_known or stock_size == 0,
        unknown_hands=frozenset(Seat(seat) for seat in unknown),
    )


def _few(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    # More would not fit into the lanes; a problem was noted, since no pack has as many.
    return cards[:250]


def _as_red(laid: Faces) -> Faces:
    return tuple(
        card(Rank.THREE, (Suit.DIAMONDS, Suit.HEARTS)[index % 2]) if face == -Rank.THREE else face
        for index, face in enumerate(laid)
    )


def _known(
    reader: Reader, fields: Document, hands: list[Cards], sizes: tuple[int, ...], unknown: set[int]
) -> tuple[Cards, ...]:
    known = [NO_CARDS] * len(hands)
    if fields.get("known") is None:
        return tuple(known)
    for seat, value in reader.by_index("known", fields["known"], len(hands), "seat").items():
        path = f"known[{seat}]"
        within = None if seat in unknown else hands[seat]
        known[seat] = cards_of(_subset(reader.cards(path, value), within))
        if within is not None and not contains(within, known[seat]):
            reader.wrong(path, f"{cards_text(known[seat])} are not all in the hand, {cards_text(within)}")
        elif size(known[seat]) > sizes[seat]:
            reader.wrong(path, f"{size(known[seat])} cards in a hand of {sizes[seat]}")
    return tuple(known)


def _subset(some: Faces, within: Cards | None) -> tuple[Card, ...]:
    """The cards, suits that were left out chosen from the cards they must be among."""
    if all(face > 0 for face in some):
        return some[:250]
    left = Counter(each_card(within)) if within is not None else Counter(dict.fromkeys(FACES, LANES))
    chosen = []
    for face in sorted(some[:250], reverse=True):
        order = (face,) if face > 0 else tuple(card(-face, suit) for suit in Suit)
        exact = next((each for each in order if left[each] > 0), order[0])
        left[exact] -= 1
        chosen.append(exact)
    return tuple(chosen)


def _frozen(reader: Reader, fields: Document, rules: RuleSet, pile: bytes) -> bool:
    if fields.get("frozen") is None:
        return freeze_card(pile, rules.pile.pile_freeze_cards) is not None
    frozen = reader.flag("frozen", fields["frozen"])
    if frozen and freeze_card(pile, rules.pile.pile_freeze_cards) is None:
        freezing = " or ".join(sorted(rules.pile.pile_freeze_cards)).replace("_", " ") or "no card"
        reader.wrong("frozen", f"nothing in the pile freezes it; {freezing} would")
    return frozen


def _turn(fields: Document, melds: tuple[tuple[Meld, ...], ...], turn: Turn) -> Turn:
    """The turn; unless the document says so, what was laid beyond the upcard is seen from the melds."""
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


def _laid_before(melds: tuple[tuple[Meld, ...], ...], turn: Turn) -> set[Seat]:
    """The seats that the melds show to have laid cards down in an earlier turn."""
    return {
        part.seat
        for side in melds
        for meld in side
        for part in meld.parts
        if part.turn < turn.number or part.seat != turn.seat
    }


def _melded_before(
    reader: Reader, fields: Document, melds: tuple[tuple[Meld, ...], ...], table: TableView
) -> tuple[bool, ...]:
    seats = table.seating.seat_count
    before = _laid_before(melds, table.turn)
    listed = fields.get("melded_before")
    if listed is not None:
        if not isinstance(listed, list):
            reader.wrong("melded_before", f"{shown(listed)} is not a list of seats")
        else:
            before |= {
                reader.seat(f"melded_before[{index}]", seat, table.seating)
                for index, seat in enumerate(listed[:20])
            }
    return tuple(Seat(seat) in before for seat in range(seats))


# -------------------------------------------------------------------------------------------------------- melds


def _read_melds(reader: Reader, value: Any, table: TableView) -> list[list[_MeldText]]:
    sides = table.seating.side_count
    texts: list[list[_MeldText]] = [[] for _ in range(sides)]
    if value is None:
        return texts
    for side, row in reader.by_index("melds", value, sides, "side").items():
        if not isinstance(row, list):
            reader.wrong(f"melds[{side}]", f"{shown(row)} is not a list of melds")
            continue
        texts[side] = [
            _read_meld(reader, f"melds[{side}][{index}]", item, table, SideId(side))
            for index, item in enumerate(row[:40])
        ]
    return texts


def _read_meld(reader: Reader, path: str, value: Any, table: TableView, side: SideId) -> _MeldText:
    if isinstance(value, (str, list)):
        return _MeldText(path, None, reader.cards(path, value), None, [], ())
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
    return _MeldText(path, number, cards, by, parts, this_turn)


def _read_part(
    reader: Reader, path: str, value: Any, table: TableView, side: SideId
) -> tuple[Seat, int, Faces]:
    fields = reader.fields(path, value, ("seat", "turn", "cards"))
    if "seat" not in fields:
        reader.wrong(f"{path}.seat", "missing")
    seat = _member(reader, f"{path}.seat", fields.get("seat", table.seating.members(side)[0]), table, side)
    turn = reader.whole(f"{path}.turn", fields.get("turn", 0), 0, table.turn.number)
    if turn and turn == table.turn.number and seat != table.turn.seat:
        reader.wrong(f"{path}.turn", f"turn {turn} is that of seat {table.turn.seat}")
    return seat, turn, reader.cards(f"{path}.cards", fields.get("cards", ""))


def _member(reader: Reader, path: str, value: Any, table: TableView, side: SideId) -> Seat:
    seat = reader.seat(path, value, table.seating)
    members = table.seating.members(side)
    if seat not in members:
        reader.wrong(
            path, f"seat {seat} is not of side {side}, whose seats are {', '.join(map(str, members))}"
        )
    return seat


def _melds(
    reader: Reader, texts: list[list[_MeldText]], found: dict[str, tuple[Card, ...]], table: TableView
) -> tuple[tuple[Meld, ...], ...]:
    ids = _meld_ids(reader, texts)
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
    """Whether a meld could not lie beside these, because it would have joined one of them."""
    if meld.kind is MeldKind.SEQUENCE or meld.kind is MeldKind.WILD:
        return False
    merges = meld.kind is not MeldKind.RANK or same_rank_rule(rules) == "merge"
    return merges and any(other.rank == meld.rank and other.kind is meld.kind for other in row)


def _meld_ids(reader: Reader, texts: list[list[_MeldText]]) -> dict[str, MeldId]:
    """The numbers of the melds: those that are given, the others in the order of the document."""
    every = [text for side in texts for text in side]
    given = [text.id for text in every if text.id is not None]
    if len(set(given)) < len(given) or any(number > len(every) for number in given):
        reader.wrong(
            "melds", f"the ids of {len(every)} melds are 1 to {len(every)}, each once; found {given}"
        )
    free = iter([number for number in range(1, len(every) + 1) if number not in given])
    return {text.path: MeldId(text.id if text.id is not None else next(free, len(every))) for text in every}


def _parts(
    reader: Reader, text: _MeldText, found: dict[str, tuple[Card, ...]], table: TableView, side: SideId
) -> tuple[Part, ...]:
    turn = table.turn
    if text.cards is None:
        return tuple(
            Part(seat, number, cards_of(found[f"{text.path}.by[{index}].cards"]))
            for index, (seat, number, _) in enumerate(text.parts)
        )
    left = cards_of(_few(found[text.path]))
    parts: list[Part] = []
    listed = [*text.parts]
    if text.this_turn:
        listed.append((turn.seat, turn.number, text.this_turn))
    for seat, number, some in listed:
        cards = cards_of(_subset(some, left))
        if not contains(left, cards):
            reader.wrong(text.path, f"{cards_text(cards)} are not (any more) among the cards of the meld")
            continue
        left -= cards
        parts.append(Part(seat, number, cards))
    if left and text.parts:
        reader.wrong(text.path, f"nobody is said to have laid {cards_text(left)}")
    elif left:
        owner = text.by
        if owner is None:
            members = table.seating.members(side)
            owner = turn.seat if turn.seat in members else members[0]
        parts.insert(0, Part(owner, 0, left))
    return tuple(part for part in parts if part.cards)


def _meld(reader: Reader, path: str, meld_id: MeldId, parts: tuple[Part, ...], rules: RuleSet) -> Meld | None:
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


# ------------------------------------------------------------------------------------------------- ended rounds


def _ended(reader: Reader, value: Any, position: Position) -> Position:
    """The position after a round that ended like this: scored, and the match over if that decides it."""
    state = position.state
    table = state.table
    fields = reader.fields("ended", value, ("reason", "seat", "concealed"))
    name = reader.choice(
        "ended.reason", fields.get("reason", EndReason.WENT_OUT.value), [reason.value for reason in EndReason]
    )
    if position.unknown_hands:
        for unknown in sorted(position.unknown_hands):
            reader.wrong(f"hands[{unknown}]", "the cards are needed to score the round")
    if name is None:
        return position
    reason = EndReason(name)
    seat: Seat | None = None
    concealed = False
    if reason is EndReason.WENT_OUT:
        seat = reader.seat("ended.seat", fields.get("seat", table.turn.seat), table.seating)
        if state.hands[seat]:
            reader.wrong(f"hands[{seat}]", f"seat {seat} went out and can have no cards left")
        if fields.get("concealed") is not None:
            concealed = reader.flag("ended.concealed", fields["concealed"])
        else:
            concealed = seat == table.turn.seat and is_concealed(table, seat)
    else:
        for wrong in ("seat", "concealed"):
            if fields.get(wrong):
                reader.wrong(f"ended.{wrong}", f"nobody went out when the reason is {reason}")
    result = score_round(state, reason, seat, concealed=concealed)
    totals = tuple(sheet.after for sheet in result.sheets)
    winners = winners_of(table.rules, totals, table.round)
    after = replace(
        table,
        phase=Phase.MATCH_OVER if winners else Phase.BETWEEN_ROUNDS,
        question=None,
        totals=totals,
        result=result,
        winners=winners,
    )
    return replace(position, state=State(after, state.hands, state.stock, state.hidden))


# ------------------------------------------------------------------------------------------------------ writing


def write_position(position: Position) -> Document:
    """The document of a position; :func:`read_position` gives an equal one back."""
    state = position.state
    table = state.table
    result = table.result
    before = table.totals if result is None else tuple(sheet.before for sheet in result.sheets)
    document: Document = {
        "rules": write_rules(table.rules),
        "round": table.round,
        "dealer": table.dealer,
        "phase": table.phase.value,
        "to_act": table.turn.seat,
        "turn": table.turn.number,
    }
    if table.turn.took is not None:
        document["took"] = table.turn.took.value
        document["laid"] = table.turn.laid
    if table.question is not None:
        document["question"] = {
            "asker": table.question.asker,
            "answerers": list(table.question.answerers),
            "answer": table.question.answer,
        }
    document["hands"] = [
        table.hand_sizes[seat] if seat in position.unknown_hands else cards_text(hand)
        for seat, hand in enumerate(state.hands)
    ]
    if any(table.known):
        document["known"] = [cards_text(cards) for cards in table.known]
    document["melds"] = [[_written_meld(meld) for meld in side] for side in table.melds]
    unseen = [Seat(seat) for seat, before_now in enumerate(table.melded_before) if before_now]
    unseen = [seat for seat in unseen if seat not in _laid_before(table.melds, table.turn)]
    if unseen:
        document["melded_before"] = unseen
    if any(table.laid_threes):
        document["red_threes"] = [cards_text(cards) for cards in table.laid_threes]
    document["pile"] = pile_text(table.pile)
    if table.pile_face_down:
        document["pile_face_down"] = table.pile_face_down
    if table.pile_frozen != (freeze_card(table.pile, table.rules.pile.pile_freeze_cards) is not None):
        document["frozen"] = table.pile_frozen
    document["stock"] = pile_text(state.stock) if position.is_stock_known else table.stock_size
    document["scores"] = list(before)
    if any(table.questions_asked):
        document["questions_asked"] = list(table.questions_asked)
    if result is not None:
        document["ended"] = {"reason": result.reason.value}
        if result.went_out is not None:
            document["ended"] |= {"seat": result.went_out, "concealed": result.concealed}
    return document


def _written_meld(meld: Meld) -> Document:
    return {
        "id": meld.id,
        "cards": cards_text(meld.cards),
        "by": [
            {"seat": part.seat, "turn": part.turn, "cards": cards_text(part.cards)} for part in meld.parts
        ],
    }


_written_rules: dict[int, tuple[RuleSet, Document]] = {}


def write_rules(rules: RuleSet) -> Document:
    """The nearest preset, and the options in which the rules differ from it."""
    known = _written_rules.get(id(rules))
    if known is not None and known[0] is rules:
        return known[1]
    preset, options = preset_and_options(rules)
    document: Document = {"preset": preset, "options": options} if options else {"preset": preset}
    if len(_written_rules) >= 200:
        _written_rules.clear()
    # The rules are kept with what was written, so that no other rule set can get the same id.
    _written_rules[id(rules)] = (rules, document)
    return document
