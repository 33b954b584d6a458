"""Whole positions as plain JSON documents: any moment of a round, with defaults so that a bug report is one line.

Every field is told with examples in ``docs/positions.md``; ``docs/position.schema.json`` is the schema.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
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
from bot.canasta.document import Document, Faces, Pack, Reader, few, shown, subset
from bot.canasta.hidden_places import (
    FilledPlaces,
    PlacedCards,
    read_hidden_places,
    unknown_seats,
    write_hidden_places,
)
from bot.canasta.melds import Meld
from bot.canasta.notation import cards_text, pile_text
from bot.canasta.phases.asking import may_skip_drawing, who_answers
from bot.canasta.phases.dealing import minimums_in
from bot.canasta.phases.round_end import score_round, winners_of
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.phases.take_pile import freeze_card
from bot.canasta.policies.concealed import is_concealed
from bot.canasta.policies.special_hands import is_special_hand
from bot.canasta.position_melds import laid_melds, read_melds
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS, preset_and_options
from bot.canasta.seats import Seat, Seating, SideId, seating_for, seating_of_round
from bot.canasta.state import State
from bot.canasta.turn import Phase, Question, Took, Turn
from bot.canasta.view import EndReason, TableView


class Position(Struct, frozen=True):
    """A state, and what of it is not known.

    Where the stock is known only by its size, ``state.stock`` is empty and ``state.table.stock_size`` counts. A seat in
    ``unknown_hands`` has no cards in ``state.hands``; ``state.table.hand_sizes`` counts. So with ``unknown_feet``,
    ``unknown_bonus`` and ``unknown_wings`` (by the number of the packet), and with the cards below the pile.
    """

    state: State
    is_stock_known: bool = True
    unknown_hands: frozenset[Seat] = frozenset()
    unknown_feet: frozenset[Seat] = frozenset()
    unknown_bonus: frozenset[Seat] = frozenset()
    unknown_wings: frozenset[int] = frozenset()
    is_under_pile_known: bool = True

    def is_unknown(self, place: str, at: int = 0) -> bool:
        """Whether only the number of cards is known at a place: a field of the document, and its seat or index."""
        match place:
            case "hands":
                return at in self.unknown_hands
            case "feet":
                return at in self.unknown_feet
            case "bonus":
                return at in self.unknown_bonus
            case "wings":
                return at in self.unknown_wings
            case "pile_face_down":
                return not self.is_under_pile_known
            case _:
                return not self.is_stock_known


FIELDS: Final = (
    "rules", "round", "dealer", "phase", "to_act", "turn", "took", "laid", "question", "hands", "known", "melds",
    "melded_before", "red_threes", "black_threes", "pile", "pile_face_down", "frozen", "stock", "scores",
    "questions_asked", "feet", "played_from_foot", "bonus", "wings", "turn_card_drawn", "recycled", "recycle_secret",
    "face_down_discard", "penalty_cards", "fines", "says_more", "exact_cut", "lone", "ended",
)  # fmt: skip
"""All fields of a position."""


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
    seating = _seating(reader, fields, rules)
    table = _table_without_cards(reader, fields, rules, seating)
    position = _with_cards(reader, fields, table)
    reader.check()
    if fields.get("ended") is not None:
        position = _ended(reader, fields["ended"], position)
        reader.check()
    return position


def _seating(reader: Reader, fields: Document, rules: RuleSet) -> Seating:
    """Who plays this round, and with whom."""
    structure = rules.deal.side_structure
    number = fields.get("round", 1)
    seating = seating_for(structure, rules.deal.seat_count)
    if isinstance(number, int) and number > 1:
        seating = seating_of_round(seating, structure, number)
    if fields.get("lone") is None:
        return seating
    lone = reader.seat("lone", fields["lone"], seating)
    if not seating.personal_totals:
        reader.wrong("lone", "nobody plays alone against two others by these rules")
        return seating
    one, other = (seat for seat in seating.order if seat != lone)
    return seating.with_partners(one, other)


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
    if to_act not in seating.order:
        reader.wrong("to_act", f"seat {to_act} sits out in this round")
        to_act = seating.order[0]
    round_number = reader.whole("round", fields.get("round", int(is_dealt)), 0, 100_000)
    number = reader.whole("turn", fields.get("turn", int(is_dealt)), 0, 100_000)
    laid = reader.flag("laid", fields["laid"]) if fields.get("laid") is not None else False
    if laid and took is None:
        reader.wrong("laid", "nothing can be laid before the turn has begun with a card")
        laid = False
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
        before_drawing = phase is Phase.DRAW and may_skip_drawing(rules) and question.answer is not True
        if phase is not Phase.PLAY and not before_drawing:
            reader.wrong("question", f"nothing can be asked in phase {phase}")
    if fields.get("questions_asked") is not None:
        for seat, count in reader.by_index(
            "questions_asked", fields["questions_asked"], seats, "seat"
        ).items():
            asked[seat] = reader.whole(f"questions_asked[{seat}]", count, 0, 1000)
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
        pile_face_down=0,
        pile_frozen=False,
        has_melded=(False,) * sides,
        melded_before=(False,) * seats,
        questions_asked=tuple(asked),
        totals=tuple(totals),
        minimums=minimums_in(rules, tuple(totals), max(1, round_number)),
        recycled=reader.whole("recycled", fields.get("recycled", 0), 0, 1000),
        says_more=_says_more(reader, fields, seating),
        exact_cut=_exact_cut(reader, fields, seating),
        penalty_cards=(NO_CARDS,) * seats if punishes(rules) else (),
        fines=_fines(reader, fields, rules),
        winners=winners,
    )


def _says_more(reader: Reader, fields: Document, seating: Seating) -> tuple[bool, ...]:
    listed = fields.get("says_more")
    if listed is None:
        return ()
    if not isinstance(listed, list):
        reader.wrong("says_more", f"{shown(listed)} is not a list of seats")
        return ()
    said = {reader.seat(f"says_more[{at}]", seat, seating) for at, seat in enumerate(listed)}
    return tuple(Seat(seat) in said for seat in range(seating.seat_count)) if said else ()


def _exact_cut(reader: Reader, fields: Document, seating: Seating) -> SideId | None:
    if fields.get("exact_cut") is None:
        return None
    return SideId(reader.whole("exact_cut", fields["exact_cut"], 0, seating.side_count - 1))


def _fines(reader: Reader, fields: Document, rules: RuleSet) -> tuple[int, ...]:
    seats = rules.deal.seat_count
    fines = [0] * seats
    if fields.get("fines") is None:
        return tuple(fines) if punishes(rules) else ()
    for seat, points in reader.by_index("fines", fields["fines"], seats, "seat").items():
        fines[seat] = reader.whole(f"fines[{seat}]", points, 0, 1_000_000)
    return tuple(fines) if any(fines) or punishes(rules) else ()


def _question(reader: Reader, value: Any, seating: Seating, to_act: Seat) -> Question:
    partners = seating.partners(to_act)
    if not partners:
        reader.wrong("question", f"seat {to_act} has no partner to ask")
    if isinstance(value, str):
        answers = {"open": None, "yes": True, "no": False}
        name = reader.choice("question", value, answers)
        return Question(to_act, who_answers(seating, to_act), answers[name] if name else None)
    fields = reader.fields("question", value, ("asker", "answerers", "answer"))
    asker = reader.seat("question.asker", fields.get("asker", to_act), seating)
    if asker != to_act:
        reader.wrong("question.asker", f"only the seat to act ({to_act}) can have asked")
    answer = reader.flag("question.answer", fields["answer"]) if fields.get("answer") is not None else None
    answerers = who_answers(seating, to_act)
    if "answerers" in fields:
        listed = fields["answerers"]
        if not isinstance(listed, list) or not listed or any(seat not in partners for seat in listed):
            reader.wrong("question.answerers", f"{shown(listed)} is not a list of partners of {to_act}")
        else:
            answerers = tuple(Seat(seat) for seat in listed)
    return Question(to_act, answerers, answer)


def _with_cards(reader: Reader, fields: Document, table: TableView) -> Position:
    rules = table.rules
    is_running = table.is_running and fields.get("ended") is None
    placed = PlacedCards(reader)
    placed.put("pile", fields.get("pile", ""))
    meld_texts = read_melds(reader, fields.get("melds"), table)
    for side_texts in meld_texts:
        for text in side_texts:
            if text.cards is not None:
                placed.places.append((text.path, text.cards))
            else:
                placed.places += [
                    (f"{text.path}.by[{i}].cards", part[2]) for i, part in enumerate(text.parts)
                ]
    _put_open_cards(placed, fields, table)
    if fields.get("face_down_discard") is not None:
        placed.put("face_down_discard", fields["face_down_discard"])
    places = read_hidden_places(placed, fields, table)
    stock_text = fields.get("stock")
    is_stock_known = isinstance(stock_text, (str, list))
    if is_stock_known:
        placed.put("stock", stock_text)
    pack = Pack(rules)
    found = pack.take(placed.places, reader)
    filled = FilledPlaces(places, found)

    rest = count_all(pack.cards) - pack.taken - places.hides
    if rest < 0:
        reader.wrong("", f"{-rest} cards more than the {count_all(pack.cards)} of the packs")
    stock = bytes(found.get("stock", ()))
    stock_size = len(stock)
    if isinstance(stock_text, int):
        stock_size = reader.whole("stock", stock_text, 0, max(rest, 0))
    elif stock_text is None:
        stock_size = max(rest, 0) if is_running else 0
    elif not is_stock_known:
        reader.wrong("stock", f"{shown(stock_text)} is not a number of cards, a text or a list of cards")
    pile = bytes(found["pile"])
    melds = laid_melds(reader, meld_texts, found, table)
    hands = filled.all_cards(places.hands)
    hand_sizes = filled.counts(places.hands)
    feet = filled.counts(places.feet)
    unknown_hands = unknown_seats(places.hands)
    after = replace(
        table,
        melds=melds,
        laid_threes=_laid_threes(reader, found, table),
        hand_sizes=hand_sizes,
        known=_known(reader, fields, hands, hand_sizes, unknown_hands),
        stock_size=stock_size,
        pile=pile,
        pile_face_down=filled.count(places.under_pile),
        pile_frozen=_frozen(reader, fields, rules, pile),
        has_melded=tuple(map(bool, melds)),
        melded_before=_melded_before(reader, fields, melds, table),
        turn=_turn(fields, melds, table.turn),
        feet=feet,
        played_from_foot=_played_from_foot(reader, fields, feet, table.seating),
        bonus=filled.counts(places.bonus),
        wings=filled.counts(places.wings),
        turn_card_drawn=_turn_card_drawn(reader, fields, rules, stock_size),
        penalty_cards=_penalty_cards(fields, found, table),
    )
    return Position(
        State(after, hands, stock, filled.hidden(fields, reader)),
        is_stock_known=is_stock_known or stock_size == 0,
        unknown_hands=unknown_hands,
        unknown_feet=unknown_seats(places.feet),
        unknown_bonus=unknown_seats(places.bonus),
        unknown_wings=frozenset(at for at, packet in enumerate(places.wings) if packet.hides),
        is_under_pile_known=not places.under_pile.hides,
    )


def _put_open_cards(placed: PlacedCards, fields: Document, table: TableView) -> None:
    seats = table.seating.seat_count
    # "33" without suits are red threes in their own field, unlike anywhere else.
    for name, are_red in (("red_threes", True), ("black_threes", False), ("penalty_cards", False)):
        if fields.get(name) is None:
            continue
        for seat, value in placed.reader.by_index(name, fields[name], seats, "seat").items():
            path = f"{name}[{seat}]"
            laid = placed.reader.cards(path, value)
            placed.places.append((path, _as_red(laid) if are_red else laid))


def _laid_threes(reader: Reader, found: dict[str, tuple[Card, ...]], table: TableView) -> tuple[Cards, ...]:
    """The threes on the table of both colours, by seat."""
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
    reader: Reader, fields: Document, feet: tuple[int, ...], seating: Seating
) -> tuple[bool, ...]:
    """By seat; unless the document says so, everybody who has picked the foot up has played from it."""
    listed = fields.get("played_from_foot")
    if listed is None:
        return tuple(not cards for cards in feet)
    if not isinstance(listed, list):
        reader.wrong("played_from_foot", f"{shown(listed)} is not a list of seats")
        return tuple(False for _ in feet)
    if listed and not feet:
        reader.wrong("played_from_foot", "nobody has a foot by these rules, or before the deal")
    seats = {
        reader.seat(f"played_from_foot[{index}]", seat, seating) for index, seat in enumerate(listed[:20])
    }
    return tuple(seat in seats for seat in range(len(feet)))


def _is_turn_card_gone(rules: RuleSet, stock_size: int) -> bool:
    return stock_size < rules.deal.turn_card_from_bottom or not rules.deal.turn_card_from_bottom


def _turn_card_drawn(reader: Reader, fields: Document, rules: RuleSet, stock_size: int) -> bool:
    if fields.get("turn_card_drawn") is None:
        return _is_turn_card_gone(rules, stock_size)
    return reader.flag("turn_card_drawn", fields["turn_card_drawn"])


def _as_red(laid: Faces) -> Faces:
    return tuple(
        card(Rank.THREE, (Suit.DIAMONDS, Suit.HEARTS)[index % 2]) if face == -Rank.THREE else face
        for index, face in enumerate(laid)
    )


def _known(
    reader: Reader,
    fields: Document,
    hands: tuple[Cards, ...],
    sizes: tuple[int, ...],
    unknown: frozenset[Seat],
) -> tuple[Cards, ...]:
    known = [NO_CARDS] * len(hands)
    if fields.get("known") is None:
        return tuple(known)
    for seat, value in reader.by_index("known", fields["known"], len(hands), "seat").items():
        path = f"known[{seat}]"
        within = None if seat in unknown else hands[seat]
        known[seat] = cards_of(subset(reader.cards(path, value), within))
        if within is not None and not contains(within, known[seat]):
            reader.wrong(path, f"{cards_text(known[seat])} are not all in the hand, {cards_text(within)}")
        elif size(known[seat]) > sizes[seat]:
            reader.wrong(path, f"{size(known[seat])} cards in a hand of {sizes[seat]}")
    return tuple(known)


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


# ------------------------------------------------------------------------------------------------- ended rounds


def _ended(reader: Reader, value: Any, position: Position) -> Position:
    """The position after a round that ended like this: scored, and the match over if that decides it."""
    fields = reader.fields("ended", value, ("reason", "seat", "concealed", "special_hand"))
    name = reader.choice(
        "ended.reason", fields.get("reason", EndReason.WENT_OUT.value), [reason.value for reason in EndReason]
    )
    for place in ("hands", "feet", "bonus"):
        for seat in range(position.state.table.seating.seat_count):
            if position.is_unknown(place, seat):
                reader.wrong(f"{place}[{seat}]", "the cards are needed to score the round")
    if name is None:
        return position
    reason = EndReason(name)
    by_seat = reason in {EndReason.WENT_OUT, EndReason.SPECIAL_HAND}
    if not by_seat and fields.get("seat"):
        reader.wrong("ended.seat", f"nobody went out when the reason is {reason}")
    if reason is not EndReason.WENT_OUT and fields.get("concealed"):
        reader.wrong("ended.concealed", f"nobody went out when the reason is {reason}")
    if reason is not EndReason.SPECIAL_HAND and fields.get("special_hand") is not None:
        reader.wrong("ended.special_hand", f"no special hand was shown when the reason is {reason}")
    state = position.state
    seat_out: Seat | None = None
    if by_seat:
        seat_out = reader.seat("ended.seat", fields.get("seat", state.table.turn.seat), state.table.seating)
    special_hand = None
    concealed = False
    if seat_out is not None and reason is EndReason.WENT_OUT:
        state, concealed = _gone_out(reader, fields, state, seat_out)
    elif seat_out is not None:
        state, special_hand = _shown_special_hand(reader, fields, state, seat_out)
    table = state.table
    if reader.problems:
        return position
    result = score_round(state, reason, seat_out, concealed=concealed, special_hand=special_hand)
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
    return replace(position, state=replace(state, table=after))


def _gone_out(reader: Reader, fields: Document, state: State, seat: Seat) -> tuple[State, bool]:
    """The state in which the seat went out, and whether it did so concealed."""
    if state.hands[seat]:
        reader.wrong(f"hands[{seat}]", f"seat {seat} went out and can have no cards left")
    if is_open(state):
        state = settle_sides(state, seat, [])
    if fields.get("concealed") is not None:
        return state, reader.flag("ended.concealed", fields["concealed"])
    return state, seat == state.table.turn.seat and is_concealed(state.table, seat)


def _shown_special_hand(
    reader: Reader, fields: Document, state: State, seat: Seat
) -> tuple[State, str | None]:
    """The state in which the seat showed its hand, and the name of it."""
    rules = state.table.rules
    names = sorted(rules.scoring.special_hands)
    if not names:
        reader.wrong("ended.reason", "these rules have no special hands")
        return state, None
    name = reader.choice("ended.special_hand", fields.get("special_hand"), names)
    if name is not None and not is_special_hand(rules, name, state.hands[seat]):
        reader.wrong(f"hands[{seat}]", f"{cards_text(state.hands[seat])} is not the special hand {name}")
    known = tuple(
        hand if other == seat else cards
        for other, (hand, cards) in enumerate(zip(state.hands, state.table.known, strict=True))
    )
    return replace(state, table=replace(state.table, known=known)), name


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
    for name, mask in (("red_threes", RED_THREES), ("black_threes", BLACK_THREES)):
        if any(cards & mask for cards in table.laid_threes):
            document[name] = [cards_text(cards & mask) for cards in table.laid_threes]
    document["pile"] = pile_text(table.pile)
    document |= write_hidden_places(state.hidden, table, position.is_unknown)
    document |= _written_rarities(table)
    if table.pile_frozen != (freeze_card(table.pile, table.rules.pile.pile_freeze_cards) is not None):
        document["frozen"] = table.pile_frozen
    document["stock"] = pile_text(state.stock) if position.is_stock_known else table.stock_size
    document["scores"] = list(before)
    if any(table.questions_asked):
        document["questions_asked"] = list(table.questions_asked)
    if result is not None:
        document["ended"] = {"reason": result.reason.value}
        if result.went_out is not None:
            document["ended"]["seat"] = result.went_out
        if result.special_hand is not None:
            document["ended"]["special_hand"] = result.special_hand
        elif result.went_out is not None:
            document["ended"]["concealed"] = result.concealed
    return document


def _written_rarities(table: TableView) -> Document:
    """The public facts that most games, or most moments, do not have."""
    document: Document = {}
    if table.feet and table.played_from_foot != tuple(not cards for cards in table.feet):
        document["played_from_foot"] = [seat for seat, played in enumerate(table.played_from_foot) if played]
    if table.turn_card_drawn != _is_turn_card_gone(table.rules, table.stock_size):
        document["turn_card_drawn"] = table.turn_card_drawn
    if table.recycled:
        document["recycled"] = table.recycled
    if any(table.penalty_cards):
        document["penalty_cards"] = [cards_text(cards) for cards in table.penalty_cards]
    if any(table.fines):
        document["fines"] = list(table.fines)
    if table.says_more:
        document["says_more"] = [seat for seat, said in enumerate(table.says_more) if said]
    if table.exact_cut is not None:
        document["exact_cut"] = table.exact_cut
    if table.seating.lone is not None:
        document["lone"] = table.seating.lone
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
