"""Export of a match as one JSON document, which has all that is needed to replay its rounds that are over.

``docs/export.md`` describes the format. A round that is not over is left out with its deal and its secret; people have
the names that they had at the table, without their Discord ids.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import to_builtins

from bot.canasta.actions import StartRound
from bot.canasta.cards import NO_CARDS, Cards
from bot.canasta.codec import decode_action
from bot.canasta.events import DrewCards, DrewHidden, Event, SeatsDrawn
from bot.canasta.notation.writing import action_text, cards_text, pile_text
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, differences, plain_value_of
from bot.canasta.rules.presets import PRESETS, preset_and_options
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.service.change import StoredAction
from bot.service.history.replays import Frame, Match, ReplayedRound
from bot.service.matches.record import TableRecord
from bot.service.people.visible_text import visible

FORMAT: Final = "canasta-match"
VERSION: Final = 1
"""The version of the format, increased when readers of the one before would misread it."""

TAKE_BACK: Final = "take back"
"""The action text of a take-back, which restores the state of the version ``returns_to``."""

Document = dict[str, Any]


def match_json(match: Match) -> bytes:
    """Return the document as UTF-8 text, with line breaks."""
    return msgspec.json.format(msgspec.json.encode(match_document(match)), indent=1)


def match_document(match: Match) -> Document:
    """Return the document as Python values."""
    record = match.record
    return {
        "format": FORMAT,
        "version": VERSION,
        "table": _table(record),
        "rules": _rules(record),
        "seats": _seats(record),
        "rounds": [_round(replayed) for replayed in match.rounds],
        "left_out": None if match.left_out is None else {"round": match.left_out.number},
    }


def _table(record: TableRecord) -> Document:
    told: Document = {"number": record.id, "title": visible(record.title)}
    return {**told, "deal_label": record.deal_label} if record.shares_deals else told


def preset_of_match(record: TableRecord) -> str:
    """Return the preset that the rules were made from; the nearest one if it was not stored."""
    return record.preset if record.preset in PRESETS else preset_and_options(record.rules)[0]


def _rules(record: TableRecord) -> Document:
    preset = preset_of_match(record)
    return {
        "preset": preset,
        "house_rule": visible(record.house_rule) or None,
        "differences": differences(record.rules, PRESETS[preset]),
        # Every option, as presets may change with a later version of the bot.
        "options": all_options(record.rules),
    }


def all_options(rules: RuleSet) -> Document:
    """Return the value of every option."""
    return {option.id: plain_value_of(rules, option.id) for option in OPTIONS}


def _seats(record: TableRecord) -> list[Document]:
    return [
        {
            "seat": holder.seat,
            "side": record.seating.sides[holder.seat],
            "name": visible(holder.name),
            "computer": holder.is_computer,
            "before": [
                {"name": visible(tenure.name), "computer": tenure.user is None, "upto": tenure.upto}
                for tenure in record.former
                if tenure.seat == holder.seat
            ],
        }
        for holder in record.seats
    ]


def _round(replayed: ReplayedRound) -> Document:
    deal = decode_action(replayed.rows[0].action)
    assert isinstance(deal, StartRound)
    frames: list[Frame | None] = [*replayed.frames, *[None] * (len(replayed.rows) - len(replayed.frames))]
    difference = replayed.difference
    drawn = replayed.round.seats_drawn
    return {
        "round": replayed.round.number,
        "dealer": replayed.round.dealer,
        **({} if drawn is None else {"seats_drawn": seats_document(drawn)}),
        "deal": {
            "version": replayed.round.first,
            "secret": deal.secret,
            "commitment": replayed.round.seal or commitment(bytes.fromhex(deal.secret)),
            # Readers that do not know replaced seals treat such a deal as one that was not sealed in advance.
            "sealed": bool(replayed.round.seal) and not replayed.round.before,
            **({"resealed": list(replayed.round.before)} if replayed.round.before else {}),
            "label": deal.label,
            "cut": deal.cut,
            "hands": dealt_hands(replayed),
            "hash": replayed.rows[0].state_hash,
            "schema": replayed.rows[0].schema,
            "engine": replayed.rows[0].engine,
        },
        "plays": [_play(row, frame) for row, frame in zip(replayed.rows[1:], frames[1:], strict=True)],
        "differs_from": None if difference is None else difference.version,
        "result": _result(replayed),
    }


def seats_document(drawn: SeatsDrawn) -> Document:
    """Return the draw for partners and seats: by the seats of the lobby, the cards and the new seats."""
    return {
        "draws": list(map(pile_text, drawn.draws)),
        "cutters": list(drawn.cutters),
        "cuts": list(map(pile_text, drawn.cuts)),
        "seats": list(drawn.seats),
    }


def dealt_hands(replayed: ReplayedRound) -> list[str]:
    """Return the hand of each seat at the time of the first turn."""
    return [cards_text(view.hand) for view in replayed.frames[0].views] if replayed.frames else []


def _play(row: StoredAction, frame: Frame | None) -> Document:
    play: Document = {
        "version": row.version,
        "seat": row.seat,
        "at": None if row.at is None else row.at.isoformat(timespec="seconds"),
        "action": play_text(row),
    }
    if row.returns_to is not None:
        play["returns_to"] = row.returns_to
    drawn = NO_CARDS if frame is None else drawn_in(frame)
    if drawn:
        play["drew"] = cards_text(drawn)
    others = {} if frame is None else drawn_by_others(frame)
    if others:
        play["others_drew"] = [{"seat": seat, "cards": cards_text(cards)} for seat, cards in others.items()]
    if row.by_computer:
        play["by_computer"] = True
    return play | {"hash": row.state_hash, "schema": row.schema, "engine": row.engine}


def play_text(row: StoredAction) -> str:
    """Return the action in the notation."""
    return TAKE_BACK if row.returns_to is not None else action_text(decode_action(row.action))


def drawn_in(frame: Frame) -> Cards:
    """Return the cards that the acting seat got unseen: drawn, in place of threes, as a bonus."""
    return NO_CARDS if frame.seat is None else drawn_unseen(frame.events).get(frame.seat, NO_CARDS)


def drawn_by_others(frame: Frame) -> dict[Seat, Cards]:
    """Return the cards that other seats got unseen: in place of threes that were laid as their turn began."""
    drawn = drawn_unseen(frame.events)
    return {seat: cards for seat, cards in sorted(drawn.items()) if seat != frame.seat}


def drawn_unseen(events: Iterable[Event]) -> dict[Seat, Cards]:
    """Return by seat the cards that were added to its hand unseen by the others."""
    drawn: dict[Seat, Cards] = {}
    for event in events:
        if isinstance(event, DrewCards | DrewHidden):
            drawn[event.seat] = Cards(drawn.get(event.seat, NO_CARDS) + event.cards)
    return drawn


def _result(replayed: ReplayedRound) -> Document | None:
    result = replayed.round.result
    if result is None:
        return None
    document: Document = to_builtins(result)
    document["scores"] = document.pop("sheets")
    return document
