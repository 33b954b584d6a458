"""The help pages: the first steps, and every command by topic in a line, with a menu of the topics."""

from collections.abc import Callable
from typing import Final

import discord

from bot.ui.tables.buttons import LEARN
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import link, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.interaction_client import OperatorLinks
from bot.ui.toolkit.messages import Message, of_embed

COMMANDS: Final[dict[str, str]] = {
    "new": "table new",
    "join": "table join",
    "computer": "table computer",
    "start": "table start",
    "list": "table list",
    "seats": "table seats",
    "leave": "table leave",
    "move": "table move",
    "cancel": "table cancel",
    "substitute": "substitute",
    "resign": "resign",
    "pause": "pause",
    "resume": "resume",
    "back": "back",
    "moretime": "more-time",
    "show": "table show",
    "terms": "table terms",
    "rematch": "table rematch",
    "learn": "learn",
    "practice": "practice",
    "hand": "hand",
    "mine": "my-tables",
    "draw": "draw",
    "take": "take-pile",
    "meld": "meld",
    "discard": "discard",
    "takeback": "take-back",
    "ask": "ask-partner",
    "answer": "answer",
    "threes": "lay-threes",
    "orders": "orders",
    "ready": "ready",
    "cut": "cut",
    "special": "special-hand",
    "endround": "end-round",
    "why": "why",
    "score": "score",
    "log": "log",
    "stats": "stats",
    "records": "records",
    "ladder": "ladder",
    "scorepad": "scorepad",
    "tournamentnew": "tournament new",
    "tournamentshow": "tournament show",
    "tournamentsubstitute": "tournament substitute",
    "tournamentremove": "tournament remove",
    "replay": "replay",
    "verify": "verify",
    "catchup": "catch-up",
    "rules": "rules",
    "settings": "settings",
    "privacyshow": "privacy show",
    "privacyexport": "privacy export",
    "privacydelete": "privacy delete",
    "houselist": "house list",
    "houseshow": "house show",
    "housecreate": "house create",
    "houseset": "house set",
    "houseunset": "house unset",
    "houseedit": "house edit",
    "housedelete": "house delete",
    "housedefault": "house default",
    "houseterms": "house terms",
    "houseshare": "house share",
    "houseimport": "house import",
    "housepublish": "house publish",
    "library": "library",
    "setup": "setup",
    "admintables": "admin tables",
    "adminend": "admin end",
    "admindoctor": "admin doctor",
    "adminpause": "admin pause",
    "adminresume": "admin resume",
    "adminextend": "admin extend",
    "adminreplace": "admin replace",
    "adminlimits": "admin limits",
    "admindaily": "admin daily",
    "evening": "evening",
    "adminplayers": "admin players",
    "adminlog": "admin log",
}
"""Commands that the page names, by their argument in its texts."""

TOPICS: Final = ("first", "play", "cards", "look", "table", "house", "admin", "words")
"""Topics of the menu, the first page first; a topic's index is its value in the menu, also in old messages."""


def help_message(texts: Texts, links: OperatorLinks, topic: str = TOPICS[0]) -> Message:
    """Return a page of the help, the first with the way to the course, all with buttons to the operator's pages."""
    # On the first page the menu shows its placeholder.
    chosen = topic if topic != TOPICS[0] else None
    entries = [
        option(topic_title(texts, one), place, chosen=one == chosen) for place, one in enumerate(TOPICS)
    ]
    topics = open_help_topic.menu(texts("help-menu"), entries, NO_TABLE)
    pages = [
        link(texts(f"button-link-{name}"), url) for name, url in links._asdict().items() if url is not None
    ]
    learn = [LEARN.button(texts("button-learn"), NO_TABLE)] if topic == TOPICS[0] else []
    return of_embed(help_embed(texts, topic), [[topics], [*learn, *pages]])


def _typed(command: str) -> str:
    return f"`/{command}`"


def topic_title(texts: Texts, topic: str) -> str:
    """Return the title of a topic."""
    return texts(f"help-{topic}")


def help_embed(texts: Texts, topic: str = TOPICS[0], mention: Callable[[str], str] = _typed) -> discord.Embed:
    """Return the embed of a page. ``mention`` writes a command, such as "table new", so that it can be clicked."""
    arguments = {argument: mention(command) for argument, command in COMMANDS.items()}
    if topic != TOPICS[0]:
        lines = texts(f"help-{topic}-lines", **arguments)
        return discord.Embed(title=topic_title(texts, topic), description=lines, colour=colours.PLAIN)
    embed = discord.Embed(title=texts("help-title"), description=texts("help-intro"), colour=colours.PLAIN)
    for part in (topic, "game", "tips"):
        embed.add_field(
            name=topic_title(texts, part), value=texts(f"help-{part}-lines", **arguments), inline=False
        )
    return embed.set_footer(text=texts("help-footer"))


@clickable("help")  # value: a topic
async def open_help_topic(click: Click) -> None:
    """Show another page of the help."""
    if not 0 <= click.number < len(TOPICS):
        raise NotOurId(str(click.id))
    await click.show(help_message(click.texts, click.client.links, TOPICS[click.number]))
