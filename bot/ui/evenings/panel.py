"""Messages of evenings: the one with the sign-up, calls to the guests, and the evenings to come."""

from collections.abc import Sequence
from datetime import datetime
from itertools import islice
from typing import Any, Final

import discord
from discord.utils import TimestampStyle, format_dt

from bot.canasta.rules.presets import PRESETS
from bot.service.evenings.model import Evening, EveningStage, Guest, GuestAnswer, Post, Series
from bot.service.ids import EveningId, TableId, UserId
from bot.service.matches.record import TableStatus
from bot.service.people.anonymising import NOBODY
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, GREY, Verb, link
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import person_name, shown, table_name
from bot.ui.words.options import preset_name
from bot.ui.words.tables import table_url

CHANGE: Final = Verb("evchange", args=1)  # the evening
ANSWERS: Final = (GuestAnswer.COMES, GuestAnswer.MAYBE, GuestAnswer.OUT)
_COLOURS: Final = {
    EveningStage.PLANNED: colours.LOBBY,
    EveningStage.BEGINNING: colours.PLAYING,
    EveningStage.BEGUN: colours.PLAYING,
    EveningStage.MISSED: colours.CANCELLED,
    EveningStage.CANCELLED: colours.CANCELLED,
}
_FORMS: Final[dict[str, TimestampStyle]] = {"date": "F", "time": "t", "ago": "R"}
"""The forms in which messages tell when an evening begins."""
_SHOWN_AHEAD = 3
"""The dates of a series that are listed besides the next one."""


def game_name(texts: Texts, game: str) -> str:
    """Return the name of the game that is played, or of the house rule."""
    if not game:
        return texts("evening-usual-game")
    return preset_name(texts, game) if game in PRESETS else shown(game, 60)


def evening_message(texts: Texts, evening: Evening) -> Message:
    """Return the message with the sign-up: when, what, and who comes."""
    lines = about_lines(texts, evening.starts, evening.game, evening.rounds)
    if evening.series is not None:
        lines.append(texts("evening-repeats", every=every_words(texts, evening.series)))
    if evening.fills:
        lines.append(texts("evening-fills"))
    if evening.stage is not EveningStage.PLANNED:
        lines.append(texts(f"evening-is-{evening.stage.value}"))
    embed = embed_of(texts("evening-title"), lines, _COLOURS[evening.stage])
    lists = {
        "in": evening.coming,
        "waiting": evening.waiting,
        "maybe": evening.answered(GuestAnswer.MAYBE),
        "out": evening.answered(GuestAnswer.OUT),
    }
    for name, guests in lists.items():
        if guests or name == "in":
            title = texts(f"evening-guests-{name}", count=len(guests), most=evening.most)
            told = limits.cut(_names(texts, guests), limits.FIELD_VALUE)
            embed.add_field(name=title, value=told, inline=False)
    organiser = "" if evening.organiser == NOBODY else person_name(texts, evening.name, markdown=False)
    if organiser:
        embed.set_footer(text=texts("evening-organiser", name=organiser))
    return of_embed(embed, _rows(texts, evening))


def about_lines(texts: Texts, starts: datetime, game: str, rounds: int | None) -> list[str]:
    """Return when an evening begins, and what is played."""
    lines = [
        texts("evening-when", date=format_dt(starts, "F"), ago=format_dt(starts, "R")),
        texts("evening-game", game=game_name(texts, game)),
    ]
    return lines if rounds is None else [*lines, texts("evening-rotates", rounds=rounds)]


def _names(texts: Texts, guests: Sequence[Guest]) -> str:
    names = [person_name(texts, guest.name) or texts("name-somebody") for guest in guests]
    return texts.listed(names) if names else texts("evening-nobody")


def _rows(texts: Texts, evening: Evening) -> list[ComponentRow]:
    if not evening.is_open:
        return []
    row = []
    for number, answer in enumerate(ANSWERS):
        label, style = texts(f"button-evening-{answer.value}"), GREEN if answer is GuestAnswer.COMES else GREY
        row.append(answer_evening.button(label, NO_TABLE, 0, evening.id, number, style=style))
    return [[*row, CHANGE.button(texts("button-evening-change"), NO_TABLE, 0, evening.id)]]


def called(evening: Evening, post: Post) -> tuple[UserId, ...]:
    """Return the people whom a message notifies.

    Those who come, until it begins those who may come, too, and of another date also those who wait.
    """
    guests = {
        Post.BEGUN: evening.coming,
        Post.REMINDER: (*evening.coming, *evening.answered(GuestAnswer.MAYBE)),
    }
    everybody = (guest for guest in evening.guests if guest.answer is not GuestAnswer.OUT)
    return tuple(guest.user for guest in guests.get(post, everybody))


def every_words(texts: Texts, series: Series) -> str:
    """Return how often an evening comes again: "every month on the first Friday"."""
    weekday = texts.word(f"weekday-{series.day.weekday()}")
    return texts(f"evening-every-{series.every.value}", week=series.week, weekday=weekday)


def post_message(
    texts: Texts, evening: Evening, post: Post, urls: Sequence[tuple[TableId, str]] = ()
) -> Message:
    """Return a message that calls people to an evening, or tells them what has changed.

    ``urls`` are the addresses of its tables.
    """
    mentions = " ".join(f"<@{user}>" for user in called(evening, post))
    if post is Post.BEGUN:
        return _begun_message(texts, evening, mentions, urls)
    facts = {name: format_dt(evening.starts, style) for name, style in _FORMS.items()}
    text = texts(f"evening-post-{post.value.replace('_', '-')}", **facts)
    row: list[discord.ui.Item[Any]] = []
    if post is Post.REMINDER:
        row.append(cannot_come.button(texts("button-evening-cannot-come"), NO_TABLE, 0, evening.id))
    row += _to_sign_up(texts, evening)
    return Message(f"{mentions}\n{text}" if mentions else text, rows=[row] if row else [])


def _begun_message(
    texts: Texts, evening: Evening, mentions: str, urls: Sequence[tuple[TableId, str]]
) -> Message:
    if not evening.tables:
        text = texts("evening-post-refused" if evening.coming else "evening-post-nobody")
        return Message("\n".join([text, *_last_lines(texts, evening)]))
    lines = [mentions, texts("evening-post-begun", tables=len(evening.tables))]
    lines += [texts("evening-table", number=str(table), url=url) for table, url in urls]
    without = [guest for guest in evening.coming if not guest.has_seat]
    if without:
        lines.append(texts("evening-without-seat", names=_names(texts, without)))
    if evening.waiting:
        lines.append(texts("evening-waited", names=_names(texts, evening.waiting)))
    lines += _last_lines(texts, evening)
    rows = [[tell_seat.button(texts("button-evening-seat"), NO_TABLE, 0, evening.id)]]
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=rows)


def _last_lines(texts: Texts, evening: Evening) -> list[str]:
    return [texts("evening-series-ends")] if evening.ends_series else []


def moved_up_message(texts: Texts, evening: Evening, users: Sequence[UserId]) -> Message:
    """Return the message to people who have come from the waiting list to the list."""
    mentions = " ".join(f"<@{user}>" for user in users)
    row = [cannot_come.button(texts("button-evening-cannot-come"), NO_TABLE, 0, evening.id)]
    return Message(f"{mentions}\n{_moved_up(texts, evening)}", rows=[[*row, *_to_sign_up(texts, evening)]])


def direct_moved_up_message(texts: Texts, evening: Evening, server: str) -> Message:
    """Return the same as a direct message, with a link: answers are given in the server."""
    text = texts("evening-moved-up-direct", server=shown(server, 60), moved_up=_moved_up(texts, evening))
    links = _to_sign_up(texts, evening)
    return Message(text, rows=[links] if links else [])


def direct_missed_message(texts: Texts, evening: Evening, server: str) -> Message:
    """Return the direct message to the organiser of an evening whose channel is gone."""
    series = "no" if evening.series is None else "yes"
    date = format_dt(evening.starts, "F")
    return Message(texts("evening-missed-direct", date=date, server=shown(server, 60), series=series))


def _moved_up(texts: Texts, evening: Evening) -> str:
    return texts("evening-moved-up", date=format_dt(evening.starts, "F"), ago=format_dt(evening.starts, "R"))


def _to_sign_up(texts: Texts, evening: Evening) -> list[discord.ui.Item[Any]]:
    url = evening_url(evening) if evening.is_open else ""
    return [link(texts("button-evening-sign-up"), url)] if url else []


def planned_message(texts: Texts, evenings: Sequence[Evening]) -> Message:
    """Return the evenings to come, with links to their messages."""
    if not evenings:
        return Message(texts("evenings-none"))
    lines, links = [texts("evenings-title")], []
    for number, evening in enumerate(evenings, start=1):
        date, game = format_dt(evening.starts, "F"), game_name(texts, evening.game)
        line = texts("evenings-line", date=date, game=game, count=len(evening.coming))
        lines.append(f"{number}. {line}{_later_dates(texts, evening)}")
        if url := evening_url(evening):
            links.append(link(texts("button-evening-to", number=number), url))
    return Message("\n".join(lines), rows=[links] if links else [])


def _later_dates(texts: Texts, evening: Evening) -> str:
    if evening.series is None:
        return ""
    later = islice(evening.series.after(evening.starts), _SHOWN_AHEAD)
    dates = [format_dt(one.starts, "D") for one in later]
    return "\n" + texts("evenings-then", every=every_words(texts, evening.series), dates=texts.listed(dates))


def evening_url(evening: Evening) -> str:
    """Return the address of the message with the sign-up; empty while there is none."""
    if not evening.message:
        return ""
    return f"https://discord.com/channels/{evening.guild}/{evening.channel}/{evening.message}"


async def show_planned(context: InteractionContext) -> None:
    """Show the evenings to come."""
    evenings = await context.services.evenings.planned(context.guild)
    await context.show(planned_message(context.texts, evenings))


def number_in(click: Click) -> EveningId:
    """Return the number of the evening that a button names."""
    return EveningId(click.id.args[0])


@clickable("evening", args=2, when_public=Manner.QUIET, tokens=TELLS_TABLE)  # the evening, the answer
async def answer_evening(click: Click) -> None:
    """Sign up or decline; the message changes by itself."""
    if click.id.args[1] >= len(ANSWERS):
        raise NotOurId(click.id.verb)
    chosen = ANSWERS[click.id.args[1]]
    evening = await click.services.evenings.answer(click.guild, number_in(click), click.person, chosen)
    place = next((at for at, guest in enumerate(evening.waiting, 1) if guest.user == click.user), 0)
    if place:
        await click.say(click.texts("evening-you-wait", place=place, most=evening.most))


@clickable("evout", args=1)  # below a reminder
async def cannot_come(click: Click) -> None:
    """Take oneself off the list, below a reminder."""
    await click.services.evenings.answer(click.guild, number_in(click), click.person, GuestAnswer.OUT)
    await click.say(click.texts("evening-off-the-list"))


@clickable("evseat", args=1)  # below the message that it begins
async def tell_seat(click: Click) -> None:
    """Tell where the person sits, or where a seat is free."""
    evening = await click.services.evenings.evening(click.guild, number_in(click))
    free: list[str] = []
    for number in evening.tables:
        record = await click.services.creation.latest_match(TableId(number))
        place = f"{table_name(click.texts, record)}: {table_url(record)}"
        seat = record.seat_of(click.user)
        if seat is not None:
            await click.say(click.texts("evening-your-seat", seat=str(seat + 1), place=place))
            return
        rotation = record.rotation
        if rotation is not None and rotation.name_of(click.user):
            first = "no" if rotation.has_begun else "yes"
            await click.say(click.texts("evening-you-sit-out", first=first, place=place))
            return
        if record.status is TableStatus.LOBBY and record.open_seats:
            free.append(place)
    key = "evening-free-seats" if free else "evening-no-seat"
    await click.say(click.texts(key, places="\n".join(free), url=evening_url(evening)))
