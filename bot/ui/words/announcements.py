"""Lines of events that have one of their own: the deal and its seals, the end of a round and of the match."""

from collections.abc import Sequence

from bot.canasta import events
from bot.canasta.phases.dealing import starts_frozen
from bot.canasta.seats import Seat
from bot.canasta.view import EndReason, RoundResult
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text, hand_by_rank
from bot.ui.words.melds import special_hand_name
from bot.ui.words.names import seat_name, side_names, sides_of
from bot.ui.words.seals import dealt_line, drawn_line
from bot.ui.words.sides import of_winners, signed

Announced = (
    events.RoundStarted
    | events.PackShuffled
    | events.SeatsDrawn
    | events.DealResealed
    | events.DealSealed
    | events.HandDealt
    | events.RoundEnded
    | events.MatchEnded
)
"""Events that are lines of their own."""


def announcement(texts: Texts, record: TableRecord, event: Announced, places: Sequence[Seat] = ()) -> str:
    """Return the line of an event that has one of its own; empty where it has only a seal, which ``/verify`` shows.

    ``places`` are the seats that were drawn with it.
    """
    match event:
        case events.RoundStarted(hand_size=0):
            first = seat_name(texts, record, event.first)
            return texts("event-round-goes-on", round=event.round, first=first)
        case events.RoundStarted():
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
        case events.PackShuffled():
            return dealt_line(texts, record, event, places)
        case events.SeatsDrawn():
            return drawn_line(texts, record, event)
        case events.DealResealed():
            return texts("duplicate-kept-deal" if record.shares_deals else "seal-replaced")
        case events.DealSealed():
            return ""
        case events.HandDealt():
            return texts("event-hand-dealt", cards=hand_by_rank(texts, event.cards))
        case events.RoundEnded():
            scores = [
                texts("event-round-score", side=name, points=signed(texts, sheet.total))
                for name, sheet in zip(side_names(texts, record), event.result.sheets, strict=True)
            ]
            reason = end_reason(texts, record, event.result)
            return texts("event-round-ended", round=event.round, reason=reason, scores=texts.listed(scores))
        case events.MatchEnded():
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


def end_reason(texts: Texts, record: TableRecord, result: RoundResult) -> str:
    """Return the reason why a round ended, as a sentence."""
    if result.reason is EndReason.WENT_OUT and result.went_out is not None:
        key = "end-went-out-concealed" if result.concealed else "end-went-out"
        return texts(key, name=seat_name(texts, record, result.went_out))
    if result.reason is EndReason.SPECIAL_HAND and result.went_out is not None:
        name = seat_name(texts, record, result.went_out)
        if result.special_hand is None:
            return texts("end-special-hand", name=name)
        hand = special_hand_name(texts, result.special_hand)
        return texts("end-special-hand-named", name=name, hand=hand)
    return texts(f"end-{result.reason.replace('_', '-')}")
