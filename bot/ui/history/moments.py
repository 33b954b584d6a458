"""Pictures of moments to show around: going out, a big score and a win, above the results that come anyway."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Final, NamedTuple

import discord

from bot.canasta.cards import NO_CARDS, WILDS, Card, Cards, each_card
from bot.canasta.events import CanastaCompleted, Event, LaidDown, RoundEnded, TookBack
from bot.canasta.melds import Make, MeldId
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import RoundResult, TableView
from bot.pictures.results.moments import MomentScene, Occasion, moment_picture
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.messages import Message
from bot.ui.words.announcements import end_reason
from bot.ui.words.names import name_drawn, side_names, sides_of
from bot.ui.words.sides import of_winners, signed

_RARITY: Final = (Make.MIXED, Make.THREES, Make.NATURAL, Make.WILD, Make.SEQUENCE)
"""The makes of canastas, the ones that are shown rather than others last."""


class _Canasta(NamedTuple):
    make: Make
    cards: tuple[Card, ...]


async def with_round_moment(
    texts: Texts,
    record: TableRecord,
    ended: RoundEnded,
    rounds: Iterable[RoundEnded],
    events: Iterable[Event],
    message: Message,
) -> Message:
    """Return the result of a round with a picture above it: of a big score, else of going out, where there was one.

    ``rounds`` are those of the match, ``events`` the public ones of this round: the picture shows the best canasta of
    those it is about.
    """
    if is_big(record.rules, ended, rounds):
        return await _with_moment(record, message, lambda: big_score_scene(texts, record, ended, events))
    if ended.result.went_out is None:
        return message
    shown = await _with_moment(record, message, lambda: going_out_scene(texts, record, ended, events))
    if shown is message:
        return message
    above, *sheets = shown.embeds
    reason = end_reason(texts, record, ended.result)
    return replace(shown, embeds=(above, *(_below_going_out(sheet, reason) for sheet in sheets)))


def _below_going_out(sheet: discord.Embed, reason: str) -> discord.Embed:
    """Return the sheet of a round without its title and its reason, which the picture above tells."""
    below, lines = sheet.copy(), (sheet.description or "").splitlines()
    below.title = None
    below.description = "\n".join(line for line in lines if line != reason) or None
    return below


async def with_win(texts: Texts, record: TableRecord, view: TableView, message: Message) -> Message:
    """Return the result of a match with a picture of the win above it, where somebody won alone."""
    if len(view.winners) != 1:
        return message
    return await _with_moment(record, message, lambda: win_scene(texts, record, view))


async def _with_moment(record: TableRecord, message: Message, scene: Callable[[], MomentScene]) -> Message:
    if not record.terms.moments:
        return message
    picture = await drawn(moment_picture, scene, "moment", f"table {record.id}: the picture of a moment")
    if picture is None:
        return message
    above = discord.Embed(colour=colours.MOMENT).set_image(url=picture.url)
    return replace(message, embeds=(above, *message.embeds), attachments=(picture, *message.attachments))


def is_big(rules: RuleSet, ended: RoundEnded, rounds: Iterable[RoundEnded]) -> bool:
    """Return whether the best score of a round is a moment: half as much again as any in the rounds before, and a quarter
    of what wins the match.
    """
    before = [_best(one) for one in rounds if one.round < ended.round]
    least = 1 if rules.end.round_count is not None else rules.end.target_score // 4
    best = _best(ended)
    return bool(before) and best >= least and 2 * best >= 3 * max(before)


def _best(ended: RoundEnded) -> int:
    return max((sheet.total for sheet in ended.result.sheets), default=0)


def big_score_scene(
    texts: Texts, record: TableRecord, ended: RoundEnded, events: Iterable[Event]
) -> MomentScene:
    """Return all that the picture of a big score shows."""
    result = ended.result
    points = _best(ended)
    place = [sheet.total for sheet in result.sheets].index(points)
    side, count = side_names(texts, record, name_drawn)[place], sides_of(record).count(SideId(place))
    banner = texts("moment-big-score", side=side, count=count, points=points)
    caption = texts("moment-big-score-round", how=_going_out(texts, record, result) or "none")
    return _scene(record, Occasion.BIG_SCORE, banner, caption, events, place)


def going_out_scene(
    texts: Texts, record: TableRecord, ended: RoundEnded, events: Iterable[Event]
) -> MomentScene:
    """Return all that the picture of going out shows."""
    result = ended.result
    assert result.went_out is not None
    side = sides_of(record)[result.went_out]
    name, points = side_names(texts, record, name_drawn)[side], signed(texts, result.sheets[side].total)
    caption = texts("moment-round", round=ended.round, side=name, points=points)
    return _scene(record, Occasion.GOING_OUT, _going_out(texts, record, result), caption, events, side)


def _going_out(texts: Texts, record: TableRecord, result: RoundResult) -> str:
    """Return who went out and how; empty where nobody did."""
    if result.went_out is None:
        return ""
    manner = "special" if result.special_hand else "concealed" if result.concealed else "plain"
    return texts("moment-going-out", name=name_drawn(texts, record, result.went_out), manner=manner)


def _scene(
    record: TableRecord, occasion: Occasion, banner: str, caption: str, events: Iterable[Event], side: int
) -> MomentScene:
    """Return a scene with the best canasta of a side."""
    best = best_canasta(events, [Seat(seat) for seat, its in enumerate(sides_of(record)) if its == side])
    cards, make = ((), None) if best is None else (best.cards, best.make)
    return MomentScene(occasion, banner, caption, cards, make)


def win_scene(texts: Texts, record: TableRecord, view: TableView) -> MomentScene:
    """Return all that the picture of a win shows."""
    [winner] = view.winners
    best, others = of_winners(texts, view.totals, view.winners)
    count = sum(side == winner for side in sides_of(record))
    return MomentScene(
        Occasion.WIN,
        texts("moment-win", side=side_names(texts, record, name_drawn)[winner], count=count),
        texts("moment-totals", best=best, others=others),
    )


def best_canasta(events: Iterable[Event], seats: Collection[Seat]) -> _Canasta | None:
    """Return the rarest canasta that these seats have completed, of these the largest; None where there is none.

    After something was taken back, events alone do not tell what lies on the table.
    """
    cards: dict[MeldId, Cards] = {}
    makes: dict[MeldId, Make] = {}
    for event in events:
        if isinstance(event, TookBack):
            return None
        if isinstance(event, LaidDown):
            cards[event.meld] = cards.get(event.meld, NO_CARDS) + event.cards
        elif isinstance(event, CanastaCompleted) and event.seat in seats:
            makes[event.meld] = event.make
    found = [_Canasta(_made(make, cards[meld]), _as_they_lie(cards[meld])) for meld, make in makes.items()]
    return max(found, key=lambda one: (_RARITY.index(one.make), len(one.cards)), default=None)


def _made(make: Make, cards: Cards) -> Make:
    """Return the make of a canasta to which more cards came after it was complete."""
    return Make.MIXED if make is Make.NATURAL and cards & WILDS else make


def _as_they_lie(cards: Cards) -> tuple[Card, ...]:
    return (*each_card(cards & WILDS), *each_card(cards & ~WILDS))
