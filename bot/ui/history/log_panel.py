"""The log as a private message: pages of a round, and a menu of all rounds."""

from typing import Final

from bot.service.queries import RoundLog
from bot.ui import verbs
from bot.ui.board.messages import replay_button
from bot.ui.history.log_presenter import log_embed, log_pages
from bot.ui.history.round_menu import round_menu
from bot.ui.texts import Texts
from bot.ui.toolkit.components import button
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed

LAST: Final = 0
"""Page number that stands for the last page the round has when it is shown."""


def log_message(texts: Texts, log: RoundLog, page: int = LAST) -> Message:
    """Return one page of a round's log; the last one where the round has no such page."""
    pages = log_pages(log)
    shown = page if 0 < page <= len(pages) else len(pages)
    return of_embed(log_embed(texts, log, pages, shown), _rows(texts, log, shown, len(pages)))


def _rows(texts: Texts, log: RoundLog, page: int, pages: int) -> list[ComponentRow]:
    if not log.rounds:
        return []
    first, last = log.rounds[0].number, log.rounds[-1].number
    # At either end of a round the buttons lead into the next one.
    older = (log.number, page - 1) if page > 1 else (log.number - 1, LAST)
    newer = (log.number, page + 1) if page < pages else (log.number + 1, 1)
    targets = (
        ("button-first", (log.number, 1), page > 1),
        ("button-older", older, older[0] >= first),
        ("button-newer", newer, newer[0] <= last),
        ("button-latest", (last, LAST), True),
    )
    row = [
        button(
            verbs.LOG_PAGE,
            texts(key),
            log.record.id,
            0,
            max(number, 0),
            to,
            which,
            disabled=not possible,
        )
        for which, (key, (number, to), possible) in enumerate(targets)
    ]
    if next(one for one in log.rounds if one.number == log.number).is_over:
        row.append(replay_button(texts, log.record.id, log.number))
    menu = round_menu(
        texts, verbs.LOG_ROUND, log.record.id, [one.number for one in log.rounds], shown=log.number
    )
    return [row, menu]
