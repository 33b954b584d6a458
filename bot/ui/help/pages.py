"""The help pages: the first steps, every command by topic in a line, the words of the game and tips, with a menu of all."""

from typing import Any, Final

import discord
from discord import ui

from bot.service.advice.tips import TIPS as ALL_TIPS
from bot.service.advice.tips import measured_tip
from bot.ui.help.tip_pages import tip_embed, tip_title, with_hand
from bot.ui.tables.buttons import LEARN
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.commands import typed
from bot.ui.toolkit.components import link, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.interaction_client import OperatorLinks
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.toolkit.paging import Page, page_buttons, pages_of

_OF_A_TABLE: Final = (
    *("new", "join", "computer", "start", "list", "seats"),
    *("leave", "move", "cancel", "show", "terms", "rematch"),
)
_OTHERS: Final = (
    *("substitute", "resign", "pause", "resume", "back", "more-time", "learn", "practice", "hand", "draw"),
    *("meld", "discard", "take-back", "answer", "orders", "ready", "cut", "end-round", "why", "score", "log"),
    *("stats", "records", "ladder", "scorepad", "replay", "verify", "catch-up", "rules", "settings"),
    *("tournament new", "tournament show", "tournament substitute", "tournament remove"),
    *("privacy show", "privacy export", "privacy delete", "library", "setup", "evening"),
    *("house list", "house show", "house create", "house set", "house unset", "house edit", "house delete"),
    *("house default", "house terms", "house share", "house import", "house publish"),
    *("admin tables", "admin end", "admin doctor", "admin pause", "admin resume", "admin extend"),
    *("admin replace", "admin limits", "admin daily", "admin players", "admin log"),
)
COMMANDS: Final = (
    {name: f"table {name}" for name in _OF_A_TABLE}
    | {command.replace(" ", "").replace("-", ""): command for command in _OTHERS}
    | {"mine": "my-tables", "take": "take-pile", "ask": "ask-partner"}
    | {"threes": "lay-threes", "special": "special-hand"}
)
"""Commands that the page names, by their argument in its texts."""

WORDS, TIPS = "words", "tips"
TOPICS: Final = ("first", "play", "cards", "look", "table", "house", "admin", WORDS, TIPS)
"""Topics of the menu, the first page first; a topic's index is its value in the menu, also in old messages."""


def help_message(texts: Texts, links: OperatorLinks, topic: str = TOPICS[0], page: int = 0) -> Message:
    """Return a page of a topic. The first page of all has the way to the course, that of each topic the operator's links."""
    pages = topic_pages(texts, topic)
    page = min(page, len(pages) - 1)
    # On the first page the menu shows its placeholder.
    chosen = topic if topic != TOPICS[0] else None
    entries = [
        option(topic_title(texts, one), place, chosen=one == chosen) for place, one in enumerate(TOPICS)
    ]
    rows: list[ComponentRow] = [[open_help_topic.menu(texts("help-menu"), entries, NO_TABLE)]]
    if topic == TIPS and not page:
        tips = [option(tip_title(texts, number), number) for number in range(len(ALL_TIPS))]
        rows.append([choose_tip.menu(texts("tip-menu"), tips, NO_TABLE)])
    learn = [LEARN.button(texts("button-learn"), NO_TABLE)] if topic == TOPICS[0] and not page else []
    turns = page_buttons(texts, turn_help_page, NO_TABLE, TOPICS.index(topic), page=page, pages=len(pages))
    rows += [row for row in ([*learn, *turns], [] if page else _links(texts, links)) if row]
    return Message(None, pages[page], rows)


def _links(texts: Texts, links: OperatorLinks) -> list[ui.Button[Any]]:
    return [
        link(texts(f"button-link-{name}"), url) for name, url in links._asdict().items() if url is not None
    ]


def topic_pages(texts: Texts, topic: str) -> list[Page]:
    """Return the pages of a topic: of the tips one that tells what they are, and one for each."""
    embed = help_embed(texts, topic)
    if topic == TIPS:
        return [(embed,), *((tip_embed(texts, number),) for number in range(len(ALL_TIPS)))]
    return pages_of(texts, [embed])


def topic_title(texts: Texts, topic: str) -> str:
    """Return the title of a topic."""
    return texts(f"help-{topic}")


def help_embed(texts: Texts, topic: str = TOPICS[0]) -> discord.Embed:
    """Return the embed of a page."""
    arguments: dict[str, str | int] = {
        argument: typed(texts, command) for argument, command in COMMANDS.items()
    }
    arguments |= {"tips": len(ALL_TIPS), "rounds": measured_tip(0).rounds}
    if topic != TOPICS[0]:
        lines = texts(f"help-{topic}-lines", **arguments)
        return discord.Embed(title=topic_title(texts, topic), description=lines, colour=colours.PLAIN)
    embed = discord.Embed(title=texts("help-title"), description=texts("help-intro"), colour=colours.PLAIN)
    for part in (topic, "game", "know"):
        embed.add_field(
            name=topic_title(texts, part), value=texts(f"help-{part}-lines", **arguments), inline=False
        )
    return embed.set_footer(text=texts("help-footer"))


async def _show(click: Click, topic: int, page: int = 0) -> None:
    """Show a page of a topic, a tip with a picture of its hand for users who want pictures."""
    if not 0 <= topic < len(TOPICS):
        raise NotOurId(str(click.id))
    message = help_message(click.texts, click.client.links, TOPICS[topic], page)
    if TOPICS[topic] == TIPS and 0 < page <= len(ALL_TIPS) and await click.wants_pictures():
        message = await with_hand(click.texts, page - 1, message)
    await click.show(message)


@clickable("help")  # value: a topic
async def open_help_topic(click: Click) -> None:
    """Show another topic of the help."""
    await _show(click, click.number)


@clickable("helppage", args=2)  # the topic, its page
async def turn_help_page(click: Click) -> None:
    """Show another page of a topic."""
    await _show(click, *click.id.args)


@clickable("helptip")  # value: a tip
async def choose_tip(click: Click) -> None:
    """Show the tip that was chosen."""
    if not 0 <= click.number < len(ALL_TIPS):
        raise NotOurId(str(click.id))
    await _show(click, TOPICS.index(TIPS), click.number + 1)
