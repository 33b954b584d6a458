"""One step of a round that is over, with all hands open."""

from typing import Final

import discord

from bot.canasta.cards import NO_CARDS, Cards, size
from bot.canasta.melds import Meld, in_order
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView
from bot.service.history.replays import Frame, Replay
from bot.service.matches.record import TableRecord
from bot.ui.history.text_export import difference_text
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.messages import embed_of
from bot.ui.words.cards import BETWEEN, cards_with_suits, counted_briefly, hand_by_rank
from bot.ui.words.melds import make_name, meld_cards
from bot.ui.words.names import record_at, seat_name, table_name
from bot.ui.words.plays import entries_of_turn, next_line, open_lines, pile_line
from bot.ui.words.sides import given_up_text, three_lines, title_of_side

_MOST_OF_PLAYS: Final = 1500
_ROOM_OF_FIELDS: Final = 3600


def replay_embed(texts: Texts, replay: Replay, step: int) -> discord.Embed:
    """Return the embed of the table after a step (from 0), the turn that led there, and every hand."""
    replayed = replay.shown
    lines = [] if replayed.difference is None else [difference_text(texts, replayed, replayed.difference), ""]
    number = str(replayed.round.number)
    title = texts("replay-title", table=table_name(texts, replay.record), round=number)
    if not replayed.frames:
        return embed_of(title, lines)
    frame = replayed.frames[step]
    view, record = frame.table, record_at(replay.record, frame.version)
    told = "\n".join(open_lines(texts, replay.record, entries_of_turn(replayed.frames, step)))
    lines += [limits.cut(told, _MOST_OF_PLAYS), ""]
    is_last = frame is replayed.frames[-1]
    if is_last and replayed.round.result is None and record.resigned is not None:
        lines += [given_up_text(texts, record, record.resigned), pile_line(texts, view)]
    elif view.is_running:
        lines += [next_line(texts, record, view), pile_line(texts, view)]
    embed = discord.Embed(title=title, description="\n".join(lines).strip(), colour=colours.PLAIN)
    sides = view.seating.active_sides
    room = min(limits.FIELD_VALUE - 60, _ROOM_OF_FIELDS // len(sides))
    for side in sides:
        on_turn = view.is_running and view.turn.seat in view.seating.members(side)
        name = title_of_side(texts, record, view, side, on_turn=on_turn)
        value = "\n".join(_side_lines(texts, record, frame, side))
        embed.add_field(
            name=limits.cut(name, limits.FIELD_NAME - 16), value=limits.cut(value, room), inline=False
        )
    steps, turns = str(len(replayed.frames)), replayed.frames[-1].turn
    told = texts("replay-step", step=str(step + 1), steps=steps, turn=frame.turn, turns=turns)
    return embed.set_footer(text=told)


def _side_lines(texts: Texts, record: TableRecord, frame: Frame, side: SideId) -> list[str]:
    view = frame.table
    melds = BETWEEN.join(_meld(texts, meld) for meld in in_order(view.melds[side]))
    lines = [melds or texts("replay-no-melds"), *three_lines(texts, view, side)]
    for seat in view.seating.members(side):
        lines.append(_hand(texts, record, frame, seat))
        if view.rules.deal.foot_scope == "player":
            lines += _foot(texts, frame, seat)
    if view.rules.deal.foot_scope == "team":
        lines += _foot(texts, frame, side)
    return lines


def _foot(texts: Texts, frame: Frame, place: int) -> list[str]:
    foot = frame.feet[place] if frame.feet else NO_CARDS
    return [texts("replay-foot", count=size(foot), cards=_cards(texts, frame.table, foot))] if foot else []


def _meld(texts: Texts, meld: Meld) -> str:
    cards = meld_cards(texts, meld, counted_briefly)
    return (
        texts("replay-canasta", cards=cards, make=make_name(texts, meld.make)) if meld.is_canasta else cards
    )


def _hand(texts: Texts, record: TableRecord, frame: Frame, seat: Seat) -> str:
    view = frame.table
    hand = frame.views[seat].hand
    key = "replay-hand-turn" if view.is_running and view.turn.seat == seat else "replay-hand"
    cards = _cards(texts, view, hand) or texts("hand-no-cards")
    return texts(key, name=seat_name(texts, record, seat), count=size(hand), cards=cards)


def _cards(texts: Texts, view: TableView, cards: Cards) -> str:
    """Return the cards by rank; by suit where suits matter."""
    return cards_with_suits(texts, cards) if view.rules.melds.sequence_melds else hand_by_rank(texts, cards)
