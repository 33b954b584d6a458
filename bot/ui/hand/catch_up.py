"""Digest of what happened since a player's last turn, shown to that player alone: by itself, or above the hand."""

from collections.abc import Iterator
from typing import Final

import discord
from msgspec.structs import replace

from bot.canasta.events import (
    Discarded,
    HandDealt,
    PileRecycled,
    PileTurnedOver,
    RoundEnded,
    RoundStarted,
    TookPile,
)
from bot.service.queries import CatchUp, LogEntry
from bot.ui.hand import verbs
from bot.ui.tables.buttons import LOG, hand_button
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import Message, Part, embed_of, in_frame, of_embed
from bot.ui.words.cards import card_text
from bot.ui.words.names import record_at, seat_name, table_name
from bot.ui.words.pile import pile_lines
from bot.ui.words.plays import by_turn, turn_lines
from bot.ui.words.seals import without_seals
from bot.ui.words.turn import turn_text

_MOST_TURNS: Final = 8
"""Number of turns that a phone shows beside a hand."""
_MOST_ON_PILE: Final = 12
_LONGEST_LINE: Final = 300


_ROOM_ABOVE_HAND: Final = 1500
_LEAST_ROOM: Final = 300

_MARGIN: Final = 300
"""Characters left for a title, and for what a style adds."""


def catch_up_embed(
    texts: Texts, catch_up: CatchUp, *, room: int = limits.DESCRIPTION - 100, alone: bool = True
) -> discord.Embed:
    """Return the embed of the digest. With ``alone`` it is shown without the hand, and adds the state of the table."""
    record, since = catch_up.record, catch_up.since
    lines = []
    if since is not None:
        lines.append(texts("catch-up-since", since=discord.utils.format_dt(since, "R")))
    lines += _news(texts, catch_up, room // 2) if catch_up.is_news else [texts("catch-up-nothing")]
    history = list(pile_history(texts, catch_up))
    happened = (event for entry in catch_up.entries for event in entry.events)
    # A new deal alone is no history of the pile.
    if any(isinstance(event, Discarded | TookPile) for event in happened):
        left_out = len(history) - _MOST_ON_PILE
        shown = history[-_MOST_ON_PILE:]
        key = "catch-up-pile-more" if left_out > 0 else "catch-up-pile"
        lines.append(texts(key, plays=" · ".join(shown)))
    if alone:
        table = catch_up.view.table
        lines += ["", turn_text(texts, record, table)]
        if table.is_running:
            lines += pile_lines(texts, record, table)
    return embed_of(texts("catch-up-title", table=table_name(texts, record)), lines, longest=room)


def _news(texts: Texts, catch_up: CatchUp, room: int) -> list[str]:
    """Return lines on the last turns, and on the end of every round that ended meanwhile."""
    turns = list(by_turn(catch_up.entries))
    older, newer = turns[:-_MOST_TURNS], turns[-_MOST_TURNS:]
    lines = []
    if older:
        lines.append(texts("catch-up-more", count=len(older)))
        for turn in older:
            lines += _last_lines(texts, catch_up, turn)
    for turn in newer:
        told = turn_lines(texts, catch_up.record, list(map(_without_deal, turn)), seat=catch_up.seat)
        lines += [limits.cut(line, _LONGEST_LINE) for line in told]
    kept = limits.whole_lines(lines, room)
    if older and kept and kept[0] != lines[0]:
        kept.insert(0, lines[0])
    return kept


def _without_deal(entry: LogEntry) -> LogEntry:
    """Return the entry without the player's own dealt cards (the hand shows them) and without seals (the log does)."""
    told = tuple(event for event in entry.events if not isinstance(event, HandDealt))
    return replace(entry, events=without_seals(told))


def _last_lines(texts: Texts, catch_up: CatchUp, turn: list[LogEntry]) -> list[str]:
    """Return only the lines on the end of a round, without the play that led to it."""
    lines = []
    for entry in turn:
        ended = tuple(event for event in entry.events if isinstance(event, RoundEnded))
        only = LogEntry(entry.version, None, entry.at, ended)
        lines += turn_lines(texts, catch_up.record, [only])
    return lines


def pile_history(texts: Texts, catch_up: CatchUp) -> Iterator[str]:
    """Yield what was discarded and taken, in order, as everybody saw it when it happened.

    Cards that lay there before, and those that came to a hand with the pile, are not named: the option pile_visibility
    may let nobody look through the pile. A card discarded face down has no face here either.
    """
    for entry in catch_up.entries:
        record = record_at(catch_up.record, entry.version)
        for event in entry.events:
            match event:
                case Discarded(card=None):
                    yield texts("catch-up-face-down")
                case Discarded(card=card) if card is not None:
                    yield card_text(card)
                case TookPile(seat=seat, count=count):
                    yield texts("catch-up-took", name=seat_name(texts, record, seat), count=count)
                case RoundStarted(round=number):
                    yield texts("catch-up-round", round=str(number))
                case PileRecycled() | PileTurnedOver():
                    yield texts("catch-up-recycled")
                case _:
                    pass


def catch_up_message(texts: Texts, catch_up: CatchUp) -> Message:
    """Return the digest, with buttons for the hand and the log."""
    table = catch_up.record.id
    row = [hand_button(texts, table), LOG.button(texts("button-log"), table, 0, 0)]
    return of_embed(catch_up_embed(texts, catch_up), [row])


def with_catch_up(texts: Texts, panel: Message, catch_up: CatchUp) -> Message:
    """Return the hand with the digest above it, and a button for the whole digest where it is shortened."""
    frame = panel.frame
    assert frame is not None
    room = limits.COMPONENTS_TEXT - sum(map(limits.utf16, frame.texts)) - _MARGIN
    parts: list[Part] = [*frame.parts]
    if room > _LEAST_ROOM:
        embed = catch_up_embed(texts, catch_up, room=min(_ROOM_ABOVE_HAND, room), alone=False)
        parts.insert(0, f"**{embed.title}**\n{embed.description}")
    leaves_turns_out = len(list(by_turn(catch_up.entries))) > _MOST_TURNS
    if room <= _LEAST_ROOM or leaves_turns_out:
        parts.append([verbs.CATCH_UP.button(texts("button-catch-up"), catch_up.record.id)])
    return in_frame(parts, frame.colour)
