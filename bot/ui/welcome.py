"""The message with which the bot introduces itself in a server that has invited it."""

import logging
from datetime import timedelta
from typing import Final

import discord

from bot.service.delivery.guild_events import GuildEventService
from bot.service.ids import ChannelId, GuildId
from bot.service.ports import Clock, RecipientGone, TryLater
from bot.ui.administration.doctor_panel import check_again
from bot.ui.learning.panel import open_course
from bot.ui.lobby.new_table import open_usual_table
from bot.ui.server_setup import open_setup
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import Languages
from bot.ui.toolkit import colours
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.components import BLUE, GREEN
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.permissions import may_write_in

_log = logging.getLogger(__name__)

_JUST_JOINED: Final = timedelta(hours=1)
"""The age of a membership up to which it is taken for a new one, with much room for clocks that differ."""
_MOST_TRIED: Final = 3
"""The number of channels that are tried where Discord refuses what its permissions allow."""


async def welcome(
    guild: discord.Guild,
    service: GuildEventService,
    channels: Channels,
    languages: Languages,
    clock: Clock,
) -> None:
    """Introduce the bot in a server that has just invited it: in its system channel, else in the first text channel
    where the bot may post. Nothing is posted where it may post nowhere.

    A server is welcomed once, as :meth:`GuildEventService.take_welcome` counts. One that the bot has been in for longer
    is not new, even if Discord tells of it as if it were, as after an outage. An invitation while the bot does not
    run is not told of, and not welcomed either. A message that cannot be delivered is not tried again.
    """
    bot = guild.get_member(channels.own_id)
    if bot is not None and bot.joined_at is not None and clock.now() - bot.joined_at > _JUST_JOINED:
        return
    places = _places(guild)
    if not places or not await service.take_welcome(GuildId(guild.id)):
        return
    message = welcome_message(await languages.texts(GuildId(guild.id)))
    for place in places[:_MOST_TRIED]:
        try:
            await channels.post(place, message, f"w{guild.id}", silent=True)
        except TryLater as failed:
            _log.warning("server %s could not be welcomed: %s", guild.id, type(failed.__cause__).__name__)
            return
        except RecipientGone:
            continue
        return


def _places(guild: discord.Guild) -> list[ChannelId]:
    """Return the text channels where the bot may post, the most suitable first."""
    system = guild.system_channel
    first = [] if system is None else [ChannelId(system.id)]
    found = dict.fromkeys([*first, *(ChannelId(channel.id) for channel in guild.text_channels)])
    return [place for place in found if may_write_in(guild, place)]


def welcome_message(texts: Texts) -> Message:
    """Return the message, which mentions nobody."""
    embed = discord.Embed(
        title=texts("welcome-title"), description=texts("welcome-text"), colour=colours.PLAIN
    ).set_footer(text=texts("welcome-footer"))
    for_all = [
        open_usual_table.button(texts("button-open-table"), NO_TABLE, style=GREEN),
        open_course.button(texts("button-learn"), NO_TABLE, style=BLUE),
    ]
    for_managers = [
        open_setup.button(texts("button-set-up-server"), NO_TABLE),
        check_again.button(texts("button-check-permissions"), NO_TABLE),
    ]
    return of_embed(embed, [for_all, for_managers])
