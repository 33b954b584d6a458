"""Texts about deals: their commitments, what the players cut with, and what a proof comes to. See ``docs/fair-deals.md``."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.canasta.events import DealResealed, DealSealed, Event, PackShuffled, SeatsDrawn
from bot.canasta.seats import Seat, seating_for
from bot.service.deals.coming_deal import LONGEST_CUT, ComingDeal, Cut
from bot.service.deals.verifying import Mismatch, Proof, RoundProof
from bot.service.delivery.notices import CutGiven, SealReplaced
from bot.service.history.rounds import OpenedDeal
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text
from bot.ui.words.names import person_name, seat_name, shown

_GROUP: Final = 8
ENGINE_KNOWN = frozenset({"hash", "refused", "drew"})
"""Faults that may come from another version of the game."""


def dealt_line(texts: Texts, record: TableRecord, event: PackShuffled, places: Sequence[Seat] = ()) -> str:
    """Return the cuts in the deal that was just made, by the ``places`` of :func:`cut_words`; empty where nobody cut."""
    words = cut_words(texts, record, event.cut, places)
    return texts("seal-cut-dealt", cuts=words) if words else ""


def _seals_before(texts: Texts, before: Sequence[str]) -> str:
    listed = texts.listed([f"`{whole_seal(seal)}`" for seal in before])
    return texts("seal-before", before=listed, count=len(before))


def resealed_news(texts: Texts, notice: SealReplaced) -> str:
    """Return the public line about why the coming deal has another seal."""
    return texts("resealed-news", round=str(notice.round))


def cut_words(texts: Texts, record: TableRecord, cut: str, places: Sequence[Seat] = ()) -> str:
    """Return who cut a deal with what; empty when nobody did.

    Where seats were drawn with the deal, its cuts name those of the lobby: ``places`` has the new seat of
    each.
    """
    cuts = [_cut_text(texts, _cutter(texts, record, seat, places), text) for seat, text in cuts_in(cut)]
    return texts("seal-cut-by", cuts=texts.listed(cuts)) if cuts else ""


def _cutter(texts: Texts, record: TableRecord, number: Seat, places: Sequence[Seat]) -> str:
    """Return who has cut. The cuts of a duplicate name no seats: they were given before there were tables."""
    if record.shares_deals:
        cuts = () if record.coming_deal is None else record.coming_deal.cuts
        name = next((cut.name for cut in cuts if cut.seat == number), "")
        return person_name(texts, name) or texts("name-somebody")
    return seat_name(texts, record, places[number] if number < len(places) else number)


def drawn_line(texts: Texts, record: TableRecord, event: SeatsDrawn) -> str:
    """Return the sentences about who drew which cards for partners and seats, and about the order of play."""

    def told(places: Iterable[int], cards: bytes) -> str:
        drawn = zip(places, cards, strict=True)
        return texts.listed(
            [
                texts("seats-card", name=seat_name(texts, record, event.seats[place]), card=card_text(card))
                for place, card in drawn
            ]
        )

    again = texts("seats-again")
    everybody = range(len(event.seats))
    draws = again.join(told(everybody, cards) for cards in event.draws)
    line = texts("seats-drawn", draws=draws)
    if event.cuts:
        line += " " + texts("seats-cut", cuts=again.join(told(event.cutters, cards) for cards in event.cuts))
    names = [seat_name(texts, record, Seat(seat)) for seat in everybody]
    sides = seating_for(record.rules.deal.side_structure, len(names)).sides
    partners = [
        texts.listed([name for name, its in zip(names, sides, strict=True) if its == side])
        for side in range(max(sides) + 1)
    ]
    against = texts("seats-against").join(partners)
    return f"{line} {texts('seats-order', sides=against, names=texts.listed(names))}"


def kept_seals(texts: Texts, record: TableRecord, after: int) -> list[str]:
    """Return the seals that are not opened yet, of the rounds after this one: to keep, and to compare later."""
    coming = record.coming_deal
    if coming is None or not record.is_open:
        return []
    seals = {coming.round - 1: record.dealt_with, coming.round: coming.commitment}
    lines = [
        texts("proof-to-come-seal", round=str(number), commitment=whole_seal(seal))
        for number, seal in seals.items()
        if seal and number > after
    ]
    if lines and coming.before and not record.shares_deals:
        lines.append(_seals_before(texts, coming.before))
    return lines


def cuts_in(cut: str) -> list[tuple[Seat, str]]:
    """Return the cuts that went into a deal, by seat."""
    found = []
    for line in cut.splitlines():
        seat, _, text = line.partition(":")
        if seat.isdecimal():
            found.append((Seat(int(seat)), text))
    return found


def lobby_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the seal of the first deal and who has cut, while the table fills its seats."""
    coming = record.coming_deal
    if coming is None:
        return []
    lines = [texts("seal-first", commitment=whole_seal(coming.commitment))]
    if coming.before:
        lines.append(_seals_before(texts, coming.before))
    if coming.cuts:
        lines.append(given_cuts(texts, record, coming))
    return lines


def given_cuts(texts: Texts, record: TableRecord, coming: ComingDeal) -> str:
    """Return the cuts that the coming deal has by now."""
    cuts = [_cut_text(texts, _giver(texts, record, cut), cut.text) for cut in coming.cuts]
    return texts("seal-cut-by", cuts=texts.listed(cuts))


def given_text(texts: Texts, coming: ComingDeal, seat: Seat) -> str | None:
    """Return the answer to a player who has cut; None when that cut is in no coming deal any more."""
    cut = next((cut for cut in coming.cuts if cut.seat == seat), None)
    if cut is None:
        return None
    return texts("cut-given", round=str(coming.round), text=shown(cut.text, LONGEST_CUT))


def cut_given_line(texts: Texts, notice: CutGiven) -> str:
    """Return the public line about a cut: who cuts with what."""
    return texts(
        "cut-news",
        name=person_name(texts, notice.name, notice.seat),
        round=str(notice.round),
        text=shown(notice.text, LONGEST_CUT),
    )


def opened_lines(texts: Texts, record: TableRecord, deal: OpenedDeal) -> list[str]:
    """Return what to know of a deal whose round is over: that it was sealed anew, and who cut it with what."""
    anew = texts("opened-seal-anew") if deal.seal and deal.before else ""
    cut = cut_words(texts, record, deal.cut, deal.places)
    return [line for line in (anew, cut) if line]


def whole_seal(commitment: str) -> str:
    """Return a commitment, or a secret, in groups that can be compared by eye and that a phone can wrap."""
    return " ".join(commitment[at : at + _GROUP] for at in range(0, len(commitment), _GROUP))


def without_seals(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events without shuffles and seals, for places that tell of the play alone."""
    return tuple(event for event in events if not isinstance(event, PackShuffled | DealSealed | DealResealed))


def _giver(texts: Texts, record: TableRecord, cut: Cut) -> str:
    return person_name(texts, cut.name) or seat_name(texts, record, cut.seat)


def _cut_text(texts: Texts, name: str, text: str) -> str:
    return texts("seal-one-cut", name=name, text=shown(text, LONGEST_CUT))


def verdict(texts: Texts, proof: Proof) -> str:
    """Return the result of the proof in one sentence."""
    if not proof.is_good:
        return texts("proof-bad")
    return texts("proof-good" if proof.is_sealed else "proof-good-unsealed", count=len(proof.rounds))


def proof_lines(texts: Texts, proof: Proof) -> list[str]:
    """Return the lines on each round, and on what could not be checked."""
    lines = [line for one in proof.rounds for line in round_lines(texts, one)]
    if proof.unchecked:
        lines.append(texts("proof-unchecked", count=proof.unchecked))
    if proof.left_out is not None:
        lines.append(texts("proof-left-out", round=str(proof.left_out)))
    return lines


def round_lines(texts: Texts, one: RoundProof) -> list[str]:
    """Return what agrees in a round, or each thing that does not."""
    number = str(one.number)
    if one.mismatches:
        return [
            texts("proof-round-bad", round=number),
            *(f"• {fault_text(texts, mismatch)}" for mismatch in one.mismatches),
        ]
    key = "proof-round-good" if one.is_sealed else "proof-round-unsealed"
    line = texts(
        "proof-round-resealed" if one.before else key,
        round=number,
        plays=one.plays,
        scored="yes" if one.is_scored else "no",
    )
    missing = one.plays + 1 - one.compared
    return [line, texts("proof-not-compared", count=missing)] if missing else [line]


def fault_text(texts: Texts, mismatch: Mismatch) -> str:
    """Return the sentence on one thing that does not agree."""
    text = texts(f"proof-fault-{mismatch.fault.replace('_', '-')}", version=str(mismatch.version))
    if mismatch.fault.value in ENGINE_KNOWN and mismatch.engine:
        text += " " + texts("proof-fault-engine", engine=str(mismatch.engine))
    return text


def limits_lines(texts: Texts) -> list[str]:
    """Return the limits of what such a proof can show."""
    keys = ("proof-not-looked", "proof-not-chosen", "proof-not-before", "proof-not-talk")
    return [texts(key) for key in keys]
