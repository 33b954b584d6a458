"""Messages of evenings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord.utils import format_dt

from bot.canasta.rules.presets import PRESETS
from bot.service.evenings.model import Evening, EveningStage, Guest, GuestAnswer, Post
from bot.service.ids import TableId, UserId
from bot.service.people.anonymising import NOBODY
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.components import GREEN, GREY, RED, button, link
from bot.ui.toolkit.custom_ids import NO_TABLE, Verb
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import person_name, shown
from bot.ui.words.options import preset_name

ANSWER_EVENING: Final = Verb("evening", 2)  # the evening, the answer
CHANGE: Final = Verb("evchange", 1)  # the evening
MOVE: Final = Verb("evmove", 1)
CANCEL_EVENING: Final = Verb("evcancel", 1)
REALLY_CANCEL_EVENING: Final = Verb("evcancels", 1)
CANNOT_COME: Final = Verb("evout", 1)  # below a reminder
MY_SEAT: Final = Verb("evseat", 1)  # below the message that it begins

ANSWERS: Final = (GuestAnswer.COMES, GuestAnswer.MAYBE, GuestAnswer.OUT)
_COLOURS: Final = {
    EveningStage.PLANNED: colours.LOBBY,
    EveningStage.BEGINNING: colours.PLAYING,
    EveningStage.BEGUN: colours.PLAYING,
    EveningStage.MISSED: colours.CANCELLED,
    EveningStage.CANCELLED: colours.CANCELLED,
}


def game_of(texts: Texts, evening: Evening) -> str:
    """Return the name of the game that is played."""
    if not evening.game:
        return texts("evening-usual-game")
    if evening.game in PRESETS:
        return preset_name(texts, evening.game)
    return shown(evening.game, 60)


def evening_message(texts: Texts, evening: Evening) -> Message:
    """Return the message with the sign-up: when, what, and who comes."""
    lines = [
        texts("evening-when", date=format_dt(evening.starts, "F"), ago=format_dt(evening.starts, "R")),
        texts("evening-game", game=game_of(texts, evening)),
    ]
    if evening.rounds is not None:
        lines.append(texts("evening-rotates", rounds=evening.rounds))
    if evening.stage is not EveningStage.PLANNED:
        lines.append(texts(f"evening-is-{evening.stage.value}"))
    embed = discord.Embed(
        title=texts("evening-title"), description="\n".join(lines), colour=_COLOURS[evening.stage]
    )
    for answer in (GuestAnswer.COMES, GuestAnswer.MAYBE):
        guests = evening.answered(answer)
        if guests or answer is GuestAnswer.COMES:
            embed.add_field(
                name=texts(f"evening-guests-{answer.value}", count=len(guests)),
                value=limits.cut(_names(texts, guests), limits.FIELD_VALUE),
                inline=False,
            )
    organiser = "" if evening.organiser == NOBODY else person_name(texts, evening.name, markdown=False)
    if organiser:
        embed.set_footer(text=texts("evening-organiser", name=organiser))
    return of_embed(embed, _rows(texts, evening))


def _names(texts: Texts, guests: Sequence[Guest]) -> str:
    names = [person_name(texts, guest.name) or texts("rotation-nameless") for guest in guests]
    return texts.listed(names) if names else texts("evening-nobody")


def _rows(texts: Texts, evening: Evening) -> list[ComponentRow]:
    if not evening.is_open:
        return []
    answers = [
        button(
            ANSWER_EVENING,
            texts(f"button-evening-{answer.value}"),
            NO_TABLE,
            0,
            evening.id,
            number,
            style=GREEN if answer is GuestAnswer.COMES else GREY,
        )
        for number, answer in enumerate(ANSWERS)
    ]
    return [[*answers, button(CHANGE, texts("button-evening-change"), NO_TABLE, 0, evening.id)]]


def called(evening: Evening, post: Post) -> tuple[UserId, ...]:
    """Return the people whom a message notifies: those who come, and until it begins those who may come, too."""
    answers = {GuestAnswer.COMES} if post is Post.BEGUN else {GuestAnswer.COMES, GuestAnswer.MAYBE}
    return tuple(guest.user for guest in evening.guests if guest.answer in answers)


def post_message(
    texts: Texts, evening: Evening, post: Post, urls: Sequence[tuple[TableId, str]] = ()
) -> Message:
    """Return a message that calls people to an evening, or tells them what has changed.

    ``urls`` are the addresses of its tables.
    """
    mentions = " ".join(f"<@{user}>" for user in called(evening, post))
    facts = {
        "date": format_dt(evening.starts, "F"),
        "time": format_dt(evening.starts, "t"),
        "ago": format_dt(evening.starts, "R"),
    }
    if post is Post.BEGUN:
        return _begun_message(texts, evening, mentions, urls)
    text = texts(f"evening-post-{post.value}", **facts)
    row: list[discord.ui.Item[Any]] = []
    if post is Post.REMINDER:
        row.append(button(CANNOT_COME, texts("button-evening-cannot-come"), NO_TABLE, 0, evening.id))
    if evening.is_open and (url := evening_url(evening)):
        row.append(link(texts("button-evening-sign-up"), url))
    return Message(f"{mentions}\n{text}" if mentions else text, rows=[row] if row else [])


def _begun_message(
    texts: Texts, evening: Evening, mentions: str, urls: Sequence[tuple[TableId, str]]
) -> Message:
    if not evening.tables:
        text = texts(
            "evening-post-nobody" if not evening.answered(GuestAnswer.COMES) else "evening-post-refused"
        )
        return Message(text)
    lines = [mentions, texts("evening-post-begun", tables=len(evening.tables))]
    lines += [texts("evening-table", number=str(table), url=url) for table, url in urls]
    without = [guest for guest in evening.answered(GuestAnswer.COMES) if not guest.has_seat]
    if without:
        lines.append(texts("evening-without-seat", names=_names(texts, without)))
    rows = [[button(MY_SEAT, texts("button-evening-seat"), NO_TABLE, 0, evening.id)]]
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=rows)


def change_message(texts: Texts, evening: Evening) -> Message:
    """Return the organiser's panel."""
    row = [
        button(MOVE, texts("button-evening-move"), NO_TABLE, 0, evening.id),
        button(CANCEL_EVENING, texts("button-evening-cancel"), NO_TABLE, 0, evening.id, style=RED),
    ]
    return Message(texts("evening-change", date=format_dt(evening.starts, "F")), rows=[row])


def cancel_message(texts: Texts, evening: Evening) -> Message:
    """Return the question whether the evening is really to be cancelled."""
    sure = button(
        REALLY_CANCEL_EVENING, texts("button-evening-really-cancel"), NO_TABLE, 0, evening.id, style=RED
    )
    text = texts("evening-cancel-sure", date=format_dt(evening.starts, "F"))
    return Message(text, rows=[[sure]])


def planned_message(texts: Texts, evenings: Sequence[Evening]) -> Message:
    """Return the evenings to come, with links to their messages."""
    if not evenings:
        return Message(texts("evenings-none"))
    lines = [
        texts(
            "evenings-line",
            date=format_dt(evening.starts, "F"),
            game=game_of(texts, evening),
            count=len(evening.answered(GuestAnswer.COMES)),
        )
        for evening in evenings
    ]
    links = [
        link(texts("button-evening-to", number=number), url)
        for number, evening in enumerate(evenings, start=1)
        if (url := evening_url(evening))
    ]
    numbered = [f"{number}. {line}" for number, line in enumerate(lines, start=1)]
    return Message("\n".join([texts("evenings-title"), *numbered]), rows=[links] if links else [])


def evening_url(evening: Evening) -> str:
    """Return the address of the message with the sign-up; empty while there is none."""
    if not evening.message:
        return ""
    return f"https://discord.com/channels/{evening.guild}/{evening.channel}/{evening.message}"
