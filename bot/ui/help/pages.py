"""The help as messages: a page, and the menu of all pages."""

from bot.service.ids import TableId
from bot.ui import verbs
from bot.ui.help.presenter import TOPICS, help_embed, topic_title
from bot.ui.texts import Texts
from bot.ui.toolkit.components import menu, option
from bot.ui.toolkit.messages import Message, of_embed

_NO_TABLE = TableId(0)


def help_message(texts: Texts, topic: str = TOPICS[0]) -> Message:
    """Return a page of the help."""
    # On the first page the menu shows its placeholder.
    chosen = topic if topic != TOPICS[0] else None
    entries = [
        option(topic_title(texts, one), place, chosen=one == chosen) for place, one in enumerate(TOPICS)
    ]
    topics = menu(verbs.HELP_TOPIC, texts("help-menu"), entries, _NO_TABLE)
    return of_embed(help_embed(texts, topic), [[topics]])
