"""Lines about what happened: for the board, the log, the channel and the player who acted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.canasta.cards import BLACK_THREES, NATURALS, faces, size, suit_of
from bot.canasta.events import (
    BonusGiven,
    BonusTaken,
    CanastaCompleted,
    CardsExposed,
    DealResealed,
    DealSealed,
    Discarded,
    DiscardForced,
    Drew,
    DrewCards,
    DrewHidden,
    Event,
    ExactCut,
    ExposedTakenBack,
    Fined,
    FootTaken,
    HandDealt,
    LaidDown,
    MatchEnded,
    PackShuffled,
    PartnerAnswered,
    PartnerAsked,
    Passed,
    PileRecycled,
    PileTurnedOver,
    QuestionWithdrawn,
    RoundEnded,
    RoundStarted,
    SeatsDrawn,
    SidesFormed,
    SpecialHandShown,
    ThreesLaid,
    TookBack,
    TookPile,
    TurnCardDrawn,
    WentOut,
    visible_to,
)
from bot.canasta.melds import Make, MeldId, MeldKind
from bot.canasta.phases.dealing import starts_frozen
from bot.canasta.seats import Seat
from bot.canasta.view import EndReason, RoundResult
from bot.service.history.replays import Difference, ReplayedRound
from bot.service.matches.record import TableRecord
from bot.service.queries import LogEntry
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.words.cards import (
    card_text,
    cards_counted,
    cards_listed,
    counted_in_list,
    hand_by_rank,
    rank_name,
)
from bot.ui.words.melds import laid_cards, meld_name
from bot.ui.words.names import record_at, seat_name, side_names, sides_of
from bot.ui.words.seals import drawn_line, resealed_line, sealed_line, shuffled_line
from bot.ui.words.sides import of_winners, signed

_Told = (
    RoundStarted | PackShuffled | SeatsDrawn | DealResealed | DealSealed | HandDealt | RoundEnded | MatchEnded
)
"""Events that are lines of their own."""
_RANKLESS = frozenset({Make.WILD, Make.SEQUENCE, Make.THREES})
"""Makes of a canasta that are named without a rank."""


def turn_lines(
    texts: Texts, record: TableRecord, entries: Iterable[LogEntry], *, seat: Seat | None = None
) -> list[str]:
    """Return one line for each turn, oldest first.

    ``seat`` is the reader's: its private events are told too, in answers that nobody else sees. Without it
    only public events are told, whatever the entries contain.
    """
    return [
        line
        for group in _by_names(record, entries)
        for line in _lines(
            texts,
            record_at(record, group[0].version),
            [(event, entry.by_computer) for entry in group for event in visible_to(entry.events, seat)],
        )
    ]


def open_lines(texts: Texts, record: TableRecord, entries: Sequence[LogEntry]) -> list[str]:
    """Return the lines of rounds that are over, with all private events except the cards dealt, which the
    hands show.
    """
    told = [
        (event, entry.by_computer)
        for entry in entries
        for event in entry.events
        if not isinstance(event, HandDealt)
    ]
    return _lines(texts, record_at(record, entries[0].version), told) if entries else []


def play_lines_text(texts: Texts, record: TableRecord, entries: Iterable[LogEntry]) -> str | None:
    """Return the message for the channel about the plays since the last one, or None if there is nothing to tell."""
    lines = turn_lines(texts, record, entries)
    return "\n".join(limits.whole_lines(lines, limits.CONTENT - 100)) or None


def outcome_text(texts: Texts, record: TableRecord, events: Iterable[Event], seat: Seat) -> str:
    """Return what a player has just done, addressed to that player: "You drew K♥, 4♣."."""
    own: list[Event] = []
    others: list[Event] = []
    for event in visible_to(events, seat):
        is_own = getattr(event, "seat", None) == seat and not isinstance(event, HandDealt)
        (own if is_own else others).append(event)
    clauses = _clauses(texts, record, own, "you")
    lines = []
    if clauses:
        # A quotation at the end has its own full stop or question mark.
        quotes = "yes" if isinstance(own[-1], PartnerAsked | PartnerAnswered) else "no"
        lines.append(texts("event-own-line", clauses=texts.listed(clauses), quotes=quotes))
    lines += _lines(texts, record, [(event, False) for event in others])
    return limits.cut("\n".join(lines) or texts("own-nothing"), limits.CONTENT)


def difference_text(texts: Texts, replayed: ReplayedRound, difference: Difference) -> str:
    """Return the note that another version of the bot played a round, and from which step on that shows."""
    step = difference.version - replayed.round.first + 1
    key = "replay-breaks" if difference.is_refused else "replay-differs"
    return texts(key, step=str(step), engine=str(difference.engine))


def end_reason(texts: Texts, record: TableRecord, result: RoundResult) -> str:
    """Return the reason why a round ended, as a sentence."""
    if result.reason is EndReason.WENT_OUT and result.went_out is not None:
        key = "end-went-out-concealed" if result.concealed else "end-went-out"
        return texts(key, name=seat_name(texts, record, result.went_out))
    if result.reason is EndReason.SPECIAL_HAND and result.went_out is not None:
        name = seat_name(texts, record, result.went_out)
        if result.special_hand is None:
            return texts("end-special-hand", name=name)
        hand = texts(f"special-hand-{result.special_hand.replace('_', '-')}")
        return texts("end-special-hand-named", name=name, hand=hand)
    return texts(f"end-{result.reason.replace('_', '-')}")


def _by_names(record: TableRecord, entries: Iterable[LogEntry]) -> Iterator[list[LogEntry]]:
    """Yield the entries in groups during which the same people sat at the table."""

    def came_and_went(entry: LogEntry) -> int:
        return sum(tenure.upto < entry.version for tenure in record.former)

    for _, group in groupby(entries, key=came_and_went):
        yield list(group)


def by_turn(entries: Sequence[LogEntry]) -> Iterator[list[LogEntry]]:
    """Yield the entries of each turn together."""
    group: list[LogEntry] = []
    for entry in entries:
        if group and (entry.seat != group[-1].seat or _ends_turn(group[-1])):
            yield group
            group = []
        group.append(entry)
    if group:
        yield group


def _ends_turn(entry: LogEntry) -> bool:
    return any(isinstance(event, Discarded | WentOut | Passed) for event in entry.events)


def _lines(texts: Texts, record: TableRecord, told: Iterable[tuple[Event, bool]]) -> list[str]:
    """Return the events in lines; each comes with whether a computer acted for the player at that seat."""
    lines: list[str] = []
    doer: Seat | None = None
    done: list[Event] = []
    stood_in = False
    number: int | None = None
    told = tuple(told)
    places = next((event.seats for event, _ in told if isinstance(event, SeatsDrawn)), ())

    def finish() -> None:
        nonlocal doer, stood_in
        clauses = _clauses(texts, record, done, "other")
        if doer is not None and clauses:
            name = seat_name(texts, record, doer)
            key = "event-line-stand-in" if stood_in else "event-line"
            lines.append(texts(key, name=name, clauses=texts.listed(clauses)))
        done.clear()
        doer = None
        stood_in = False

    for event, by_computer in told:
        if isinstance(event, _Told):
            finish()
            number = event.round if isinstance(event, RoundStarted) else number
            lines.append(_announcement(texts, record, event, number, places))
            continue
        if event.seat != doer:
            finish()
            doer = event.seat
        done.append(event)
        stood_in = stood_in or by_computer
    finish()
    return lines


def _clauses(texts: Texts, record: TableRecord, events: Sequence[Event], who: str) -> list[str]:
    """Return what one seat did, as clauses that follow its name."""
    # Readers who may know which cards were drawn are told these instead of their number.
    knows = any(isinstance(event, DrewCards) for event in events)
    clauses: list[str] = []
    for event in _laid_together(events):
        if isinstance(event, Drew) and knows:
            continue
        if isinstance(event, tuple):
            clauses += _laid(texts, event, who)
        else:
            clauses += _clause(texts, record, event, who)
    return clauses


def _laid_together(events: Sequence[Event]) -> Iterator[Event | tuple[LaidDown, ...]]:
    """Yield the events, with consecutive lay-downs as one tuple and cards for the same meld joined."""
    row: dict[MeldId, LaidDown] = {}
    for event in events:
        if isinstance(event, LaidDown):
            before = row.get(event.meld)
            if before is not None:
                event = replace(event, cards=before.cards + event.cards, is_new=before.is_new)  # noqa: PLW2901
            row[event.meld] = event
            continue
        if row:
            yield tuple(row.values())
            row = {}
        yield event
    if row:
        yield tuple(row.values())


def _clause(texts: Texts, record: TableRecord, event: Event, who: str) -> list[str]:
    match event:
        case Drew():
            key = "event-drew" if event.count else "event-drew-nothing"
            return [texts(key, count=event.count, who=who)]
        case DrewCards():
            return (
                [texts("event-drew-cards", cards=cards_listed(event.cards), who=who)] if event.cards else []
            )
        case ThreesLaid():
            cards = cards_listed(event.cards, " ")
            key = "event-threes-laid" if event.cards & BLACK_THREES else "event-red-threes-laid"
            return [texts(key, cards=cards, count=size(event.cards), who=who)]
        case TookPile():
            return [texts("event-took-pile", count=event.count, upcard=card_text(event.upcard), who=who)]
        case CanastaCompleted():
            return [canasta_clause(texts, event.make, event.rank, who)]
        case Discarded():
            if event.card is None:
                return [texts("event-discarded-face-down", who=who)]
            key = "event-discarded-freezing" if event.freezes else "event-discarded"
            return [texts(key, card=card_text(event.card), who=who)]
        case DiscardForced():
            return [texts("event-discard-forced", why=event.why.replace("_", "-"), who=who)]
        case PartnerAsked():
            partner = texts.listed([seat_name(texts, record, seat) for seat in event.answerers])
            return [texts("event-asked", partner=partner, who=who)]
        case QuestionWithdrawn():
            return [texts("event-withdrew", who=who)]
        case PartnerAnswered():
            asker = seat_name(texts, record, event.asker)
            return [texts("event-answered", asker=asker, yes="yes" if event.yes else "no", who=who)]
        case Passed():
            return [texts("event-passed", who=who)]
        case WentOut():
            return [texts("event-went-out-concealed" if event.concealed else "event-went-out", who=who)]
        case ExactCut():
            return [texts("event-exact-cut", points=event.points, who=who)]
        case DrewHidden():
            return [texts("event-drew-hidden", cards=cards_listed(event.cards), who=who)]
        case TurnCardDrawn():
            return [texts("event-turn-card", stock=event.stock, who=who)]
        case BonusGiven():
            return [texts("event-bonus-given", count=event.count, who=who)]
        case BonusTaken():
            return [texts("event-bonus-taken", count=event.count, who=who)]
        case FootTaken():
            return [texts("event-foot-taken", count=event.count, who=who)]
        case PileRecycled():
            return [texts("event-pile-recycled", stock=event.stock, who=who)]
        case PileTurnedOver():
            return [texts("event-pile-turned-over", stock=event.stock, who=who)]
        case SidesFormed():
            partners = texts.listed([seat_name(texts, record, seat) for seat in event.partners])
            return [texts("event-sides-formed", partners=partners, who=who)]
        case SpecialHandShown():
            hand = texts(f"special-hand-{event.name.replace('_', '-')}")
            return [texts("event-special-hand", hand=hand, cards=cards_listed(event.cards), who=who)]
        case Fined():
            return [texts("event-fined", points=event.points, why=event.why, who=who)]
        case CardsExposed():
            return [texts("event-cards-exposed", cards=cards_listed(event.cards), who=who)]
        case ExposedTakenBack():
            return [texts("event-exposed-taken-back", cards=cards_listed(event.cards), who=who)]
        case TookBack():
            return [texts("event-took-back", cards=cards_counted(texts, event.cards), who=who)]
        case _:
            return []


def canasta_clause(texts: Texts, make: Make, rank: int, who: str) -> str:
    """Return that somebody completed a canasta, as a clause that follows the name."""
    named = texts(f"make-{make}")
    if make in _RANKLESS:
        return texts("event-canasta-made", make=named, who=who)
    return texts("event-canasta", make=named, rank=rank_name(texts, rank), who=who)


def _laid(texts: Texts, laid: Sequence[LaidDown], who: str) -> list[str]:
    """Return one clause for new melds and another for additions."""
    clauses = []
    new = [
        texts("counted-black-three", count=size(event.cards))
        if event.kind is MeldKind.BLACK_THREES
        else _cards_of_one(texts, event)
        for event in laid
        if event.is_new
    ]
    if new:
        clauses.append(texts("event-melded", cards=", ".join(new), who=who))
    added = [
        texts(
            "event-to-meld",
            cards=_cards_of_one(texts, event),
            rank=_joined(texts, event),
        )
        for event in laid
        if not event.is_new
    ]
    if added:
        clauses.append(texts("event-added", cards=", ".join(added), who=who))
    return clauses


def _cards_of_one(texts: Texts, event: LaidDown) -> str:
    in_sequence = event.kind is MeldKind.SEQUENCE
    return laid_cards(texts, event.cards, counted_in_list, in_sequence=in_sequence)


def _joined(texts: Texts, event: LaidDown) -> str:
    suit = None
    if event.kind is MeldKind.SEQUENCE:
        suit = next((suit_of(face) for face in faces(event.cards & NATURALS)), None)
    return meld_name(texts, event.kind, event.rank, suit)


def _announcement(
    texts: Texts,
    record: TableRecord,
    event: _Told,
    number: int | None = None,
    places: Sequence[Seat] = (),
) -> str:
    """Return the line of an event that has one of its own.

    ``number`` is the round that was begun before it, where that is told too, ``places`` are the seats that
    were drawn with it.
    """
    match event:
        case RoundStarted():
            started = texts(
                "event-round-started",
                round=event.round,
                dealer=seat_name(texts, record, event.dealer),
                first=seat_name(texts, record, event.first),
                count=event.hand_size,
                pile=_start_pile(texts, record, event.upcards),
            )
            if event.foot_size:
                started += " " + texts(
                    "event-feet-dealt", count=event.foot_size, scope=record.rules.deal.foot_scope
                )
            if event.sits_out:
                out = texts.listed([seat_name(texts, record, seat) for seat in event.sits_out])
                started += " " + texts("board-sits-out", name=out, count=len(event.sits_out))
            return started
        case PackShuffled():
            return shuffled_line(texts, record, event, places, whole=number is None or number == 1)
        case SeatsDrawn():
            return drawn_line(texts, record, event)
        case DealResealed():
            return resealed_line(texts, event)
        case DealSealed():
            return sealed_line(texts, event)
        case HandDealt():
            return texts("event-hand-dealt", cards=hand_by_rank(texts, event.cards))
        case RoundEnded():
            scores = [
                texts("event-round-score", side=name, points=signed(texts, sheet.total))
                for name, sheet in zip(side_names(texts, record), event.result.sheets, strict=True)
            ]
            reason = end_reason(texts, record, event.result)
            listed = f"{texts.listed(scores)}."
            return texts("event-round-ended", round=event.round, reason=reason, scores=listed)
        case MatchEnded():
            names = side_names(texts, record)
            best, others = of_winners(texts, event.totals, event.winners)
            key = "event-match-ended" if len(event.winners) == 1 else "event-match-tied"
            winners = texts.listed([names[side] for side in event.winners])
            people = sum(side in event.winners for side in sides_of(record))
            return texts(key, winners=winners, count=people, total=best, others=others)


def _start_pile(texts: Texts, record: TableRecord, upcards: bytes) -> str:
    if not upcards:
        return texts("event-start-pile-empty")
    upcard = card_text(upcards[-1])
    if len(upcards) == 1:
        return texts("event-start-pile-plain", upcard=upcard)
    below = texts.listed([card_text(card) for card in upcards[:-1]])
    frozen = starts_frozen(record.rules, upcards)
    key = "event-start-pile-covered" if frozen else "event-start-pile-covered-only"
    return texts(key, below=below, count=len(upcards) - 1, upcard=upcard)
