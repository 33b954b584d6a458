"""Reader of position documents that reports every mistake."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS
from bot.canasta.notation.writing import cards_text
from bot.canasta.phases.asking import asks_before_drawing, may_skip_drawing, who_answers
from bot.canasta.phases.dealing import minimums_in
from bot.canasta.phases.round_end import score_round, winners_of
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.policies.concealed import is_concealed
from bot.canasta.policies.special_hands import is_special_hand
from bot.canasta.positions.card_fields import with_cards
from bot.canasta.positions.position import FIELDS, Position
from bot.canasta.positions.reader import Document, PositionReader, shown
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.seats import Seat, Seating, SideId, seating_for, seating_of_round
from bot.canasta.state import State
from bot.canasta.turn import Phase, Question, Took, Turn
from bot.canasta.view import EndReason, TableView

_SCORES = range(-1_000_000, 1_000_001)


def read_position(document: Any) -> Position:
    """Return the position of a document.

    Raises:
        DocumentError: with every mistake found.
    """
    reader = PositionReader()
    fields = reader.fields("", document, FIELDS)
    rules = reader.rules("rules", fields["rules"]) if "rules" in fields else PRESETS[DEFAULT_PRESET]
    if not isinstance(document, dict) or any(problem.path.startswith("rules") for problem in reader.problems):
        # Without valid rules no other field can be read.
        reader.check()
    seating = _seating(reader, fields, rules)
    table = table_without_cards(reader, fields, rules, seating)
    position = with_cards(reader, fields, table)
    reader.check()
    if fields.get("ended") is not None:
        position = with_ended_round(reader, fields["ended"], position)
        reader.check()
    return position


def _seating(reader: PositionReader, fields: Document, rules: RuleSet) -> Seating:
    """Return the seating of this round."""
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


# -------------------------------------------------------------------------------------------------- the table


def table_without_cards(
    reader: PositionReader, fields: Document, rules: RuleSet, seating: Seating
) -> TableView:
    """Return the table of a document without cards; they are added afterwards."""
    seats, sides = seating.seat_count, seating.side_count
    took, phase = _took_and_phase(reader, fields)
    is_dealt = fields.get("ended") is not None or phase in {Phase.DRAW, Phase.PLAY}
    to_act = reader.seat("to_act", fields.get("to_act", 0), seating)
    if to_act not in seating.order:
        reader.wrong("to_act", f"seat {to_act} sits out in this round")
        to_act = seating.order[0]
    round_number = reader.whole("round", fields.get("round", int(is_dealt)), 0, 100_000)
    number = reader.whole("turn", fields.get("turn", int(is_dealt)), 0, 100_000)
    laid = _laid(reader, fields, took)
    before = seating.order[seating.order.index(to_act) - 1]
    totals = reader.numbers("scores", fields.get("scores"), (0,) * sides, "side", _SCORES)
    winners = _winners(reader, fields, rules, phase, totals, round_number)
    question = _question(reader, fields, seating, to_act)
    if question is not None:
        # The answer yes may replace the draw.
        asked_undrawn = asks_before_drawing(rules) or (
            may_skip_drawing(rules) and question.answer is not True
        )
        before_drawing = phase is Phase.DRAW and asked_undrawn
        if phase is not Phase.PLAY and not before_drawing:
            reader.wrong("question", f"nothing can be asked in phase {phase}")
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
        questions_asked=reader.numbers(
            "questions_asked",
            fields.get("questions_asked"),
            [int(question is not None and question.asker == seat) for seat in range(seats)],
            "seat",
            range(1001),
        ),
        totals=totals,
        minimums=minimums_in(rules, totals, max(1, round_number)),
        recycled=reader.whole("recycled", fields.get("recycled", 0), 0, 1000),
        says_more=_flags(reader.seats("says_more", fields.get("says_more"), seating), seats),
        exact_cut=_exact_cut(reader, fields, seating),
        penalty_cards=(NO_CARDS,) * seats if punishes(rules) else (),
        fines=_fines(reader, fields, rules),
        winners=winners,
    )


def _took_and_phase(reader: PositionReader, fields: Document) -> tuple[Took | None, Phase]:
    """Return how the turn began, and the phase; fields left out are derived from the others."""
    has_ended = fields.get("ended") is not None
    took = None
    if fields.get("took") is not None:
        name = reader.choice("took", fields["took"], [took.value for took in Took])
        took = Took(name) if name else None
    is_playing = took is not None or fields.get("question") is not None or has_ended
    phase = Phase.PLAY if is_playing else Phase.DRAW
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
    if phase is Phase.PLAY and took is None and not has_ended:
        took = Took.STOCK
    return took, phase


def _laid(reader: PositionReader, fields: Document, took: Took | None) -> bool:
    laid = reader.flag("laid", fields.get("laid"), False)
    if laid and took is None:
        reader.wrong("laid", "nothing can be laid before the turn has begun with a card")
        return False
    return laid


def _winners(
    reader: PositionReader,
    fields: Document,
    rules: RuleSet,
    phase: Phase,
    totals: tuple[int, ...],
    number: int,
) -> tuple[SideId, ...]:
    """Return the winners of a match that is over without an ended round in the document."""
    if phase is not Phase.MATCH_OVER or fields.get("ended") is not None:
        return ()
    winners = winners_of(rules, totals, number)
    if not winners:
        reader.wrong("phase", f"these scores do not end a match to {rules.end.target_score}")
    return winners


def _flags(said: set[Seat], seats: int) -> tuple[bool, ...]:
    """Return by seat whether it is among these; an empty tuple if none is."""
    return tuple(seat in said for seat in range(seats)) if said else ()


def _exact_cut(reader: PositionReader, fields: Document, seating: Seating) -> SideId | None:
    if fields.get("exact_cut") is None:
        return None
    return SideId(reader.whole("exact_cut", fields["exact_cut"], 0, seating.side_count - 1))


def _fines(reader: PositionReader, fields: Document, rules: RuleSet) -> tuple[int, ...]:
    usual = (0,) * rules.deal.seat_count
    fines = reader.numbers("fines", fields.get("fines"), usual, "seat", range(1_000_001))
    return fines if any(fines) or punishes(rules) else ()


def _question(reader: PositionReader, document: Document, seating: Seating, to_act: Seat) -> Question | None:
    """Return the question to partner, from a word for its answer or an object."""
    value = document.get("question")
    if value is None:
        return None
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


# ------------------------------------------------------------------------------------- a round that has ended


def with_ended_round(reader: PositionReader, value: Any, position: Position) -> Position:
    """Return the position after a round that ended like this: scored, and the match over if that decides it."""
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


def _gone_out(reader: PositionReader, fields: Document, state: State, seat: Seat) -> tuple[State, bool]:
    """Return the state in which the seat went out, and whether it did so concealed."""
    if state.hands[seat]:
        reader.wrong(f"hands[{seat}]", f"seat {seat} went out and can have no cards left")
    if is_open(state):
        state = settle_sides(state, seat, [])
    usual = seat == state.table.turn.seat and is_concealed(state.table, seat)
    return state, reader.flag("ended.concealed", fields.get("concealed"), usual)


def _shown_special_hand(
    reader: PositionReader, fields: Document, state: State, seat: Seat
) -> tuple[State, str | None]:
    """Return the state in which the seat showed its special hand, and the name of the hand."""
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
