"""Votes on daily deals, and what server managers choose about them."""

from __future__ import annotations

import discord

from bot.canasta.cards import FACES
from bot.service.daily.positions import position_in
from bot.service.daily.schedule import DailySchedule
from bot.service.errors import DailyDealOver
from bot.service.ids import ChannelId
from bot.ui.daily.presenter import (
    DAILY_GAME,
    DAILY_OFF,
    DAILY_VOTE,
    DAILY_WORDS,
    answer_text,
    details_in_words,
    hindrance_facts,
    schedule_message,
)
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.permissions import may_write_in


@on_click(DAILY_VOTE)
async def vote(click: Click) -> None:
    """Vote for a discard, and tell the answer to the member alone."""
    day, card = click.id.args
    if card not in FACES:
        raise NotOurId(str(click.id))
    answer = await click.services.daily.vote(click.guild, day, click.user, card)
    await click.say(answer_text(click.texts, answer))


@on_click(DAILY_WORDS)
async def show_in_words(click: Click) -> None:
    """Tell in words what the picture of a deal shows, and the rules of a house rule."""
    (day,) = click.id.args
    schedule = await click.services.daily.schedule(click.guild)
    if not day or (day not in {schedule.day, schedule.before} and not schedule.is_begun):
        raise DailyDealOver
    await click.say(details_in_words(click.texts, position_in(schedule, day)))


async def choose_daily(
    context: InteractionContext, channel: discord.TextChannel | None, hour: int | None
) -> None:
    """Have the daily deal posted in a channel at an hour, as far as they are given, and show what is chosen.

    Raises:
        Refusal, SettingsChanged
    """
    schedule = await context.services.daily.schedule(context.guild)
    if channel is not None or hour is not None:
        place = schedule.channel if channel is None else ChannelId(channel.id)
        if place is None:
            raise Refusal("daily-which-channel")
        if not may_write_in(context.interaction.guild, place):
            raise Refusal("daily-closed-channel", channel=f"<#{place}>")
        schedule = await context.services.daily.choose(
            context.guild, context.user, place, schedule.hour if hour is None else hour
        )
    await _show(context, schedule)


async def _show(context: InteractionContext, schedule: DailySchedule) -> None:
    game = await context.services.daily.house_game(context.guild)
    await context.show(schedule_message(context.texts, schedule, game))


@on_click(DAILY_OFF)
async def turn_off(click: Click) -> None:
    """Post no more daily deals in the server."""
    _expect_admin(click)
    schedule = await click.services.daily.schedule(click.guild)
    schedule = await click.services.daily.choose(click.guild, click.user, None, schedule.hour)
    await _show(click, schedule)


@on_click(DAILY_GAME)
async def choose_game(click: Click) -> None:
    """Have the coming deals be about the server's default house rule, or about Classic."""
    _expect_admin(click)
    is_by_house_rule = click.id.args == (1,)
    if is_by_house_rule:
        game = await click.services.daily.house_game(click.guild)
        if game.hindrance is not None:
            raise Refusal("daily-hindrance", **hindrance_facts(game))
    schedule = await click.services.daily.choose_game(
        click.guild, click.user, is_by_house_rule=is_by_house_rule
    )
    await _show(click, schedule)


def _expect_admin(click: Click) -> None:
    """Raise a refusal unless the member manages the server: the panel may have been shown to somebody who did."""
    if not click.administers:
        raise Refusal("admin-only")
