"""Buttons about a table that several features show."""

from typing import Any, Final

from discord import ui

from bot.service.ids import TableId
from bot.service.matches.record import TableRecord
from bot.service.queries import Hand
from bot.ui.texts import Texts
from bot.ui.toolkit.components import BLUE, GREEN, Verb, link
from bot.ui.words.tables import table_url

HAND: Final = Verb("hand")
SCORE: Final = Verb("score")
LOG: Final = Verb("log", 1)  # a number that older versions of the bot used
REPLAY: Final = Verb("replay", 1)  # round; 0: the last one that is over
REVIEW: Final = Verb("review", 1)  # round; 0: the last one that is over
SHARE: Final = Verb("share", 1)  # round
SHARE_MATCH: Final = Verb("shareall", 1)  # up to which round; 0: all that are over
EXPORT_JSON: Final = Verb("asjson")
RULES: Final = Verb("rules")
GAMES: Final = Verb("games")
IN_WORDS: Final = Verb("words")
BRING_DOWN: Final = Verb("down")
SHEET: Final = Verb("sheet", 1)  # the round; 0: the match
ORDERS: Final = Verb("orders")
READY: Final = Verb("ready")
CUT: Final = Verb("cut", 1)  # the round that is to be dealt
VERIFY: Final = Verb("verify", 1)  # up to which round; 0: all that are over
COME_BACK: Final = Verb("back")
GO_ON: Final = Verb("resume")
TERMS: Final = Verb("terms")
LEARN: Final = Verb("learn")
PRACTISE: Final = Verb("practise")
PRACTISE_FIRST: Final = Verb("practisefirst")
PRACTISE_GAME: Final = Verb("practisegame", 1)  # the number of the game's id
GO_ON_FROM: Final = Verb("from", 2)  # the round, and the version that an own play made
PRACTISE_PUBLISHED: Final = Verb("practisepub")  # a published house rule in the place of a table
RULES_PUBLISHED: Final = Verb("rulespub")  # likewise
STANDINGS: Final = Verb("tnpage", 2)  # a tournament, and the page
SET_UP: Final = Verb("server")
TERMS_OF_HOUSE: Final = Verb("hterms")
PUBLISH: Final = Verb("publish")  # a house rule in the place of a table


def replay_button(texts: Texts, table: TableId, number: int = 0) -> ui.Button[Any]:
    """Return the button that shows a round that is over with all hands open; without a number the last one."""
    return REPLAY.button(texts("button-replay"), table, 0, number)


def share_button(texts: Texts, table: TableId, number: int) -> ui.Button[Any]:
    """Return the button that makes a web page of a round that is over."""
    return SHARE.button(texts("button-share"), table, 0, number)


def share_match_button(texts: Texts, table: TableId) -> ui.Button[Any]:
    """Return the button that makes a web page of all rounds that are over."""
    return SHARE_MATCH.button(texts("button-share"), table, 0, 0)


def review_button(texts: Texts, table: TableId, number: int = 0) -> ui.Button[Any]:
    """Return the button that reviews the user's own plays of a round that is over; without a number the last one."""
    return REVIEW.button(texts("button-review"), table, 0, number)


def verify_button(texts: Texts, table: TableId, number: int = 0) -> ui.Button[Any]:
    """Return the button that checks the deals of a match up to a round; without a number, up to the last one
    that is over.
    """
    return VERIFY.button(texts("button-verify"), table, 0, number)


def sheet_button(texts: Texts, table: TableId, number: int) -> ui.Button[Any]:
    """Return the button that tells in words what the picture of a round's result shows; of the match without a
    number.
    """
    return SHEET.button(texts("button-in-words"), table, 0, number)


def cut_buttons(texts: Texts, record: TableRecord) -> list[ui.Button[Any]]:
    """Return the button that asks what to cut the next deal with, where one is to come."""
    if record.coming_deal is None or record.shares_deals or not record.is_open:
        return []
    return [CUT.button(texts("button-cut"), record.id, 0, record.coming_deal.round)]


def hand_button(texts: Texts, table: TableId, version: int = 0) -> ui.Button[Any]:
    """Return the button that opens the user's hand. Its version says only for which turn a call was."""
    return HAND.button(texts("button-hand"), table, version, style=BLUE)


def board_link(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that leads to the board."""
    return link(texts("button-to-board"), table_url(record))


def orders_button(texts: Texts, hand: Hand) -> ui.Button[Any]:
    """Return the button that opens the panel of standing orders."""
    return ORDERS.button(texts("button-orders"), hand.record.id, hand.version)


def ready_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that marks a player as ready for the round that follows this version."""
    return READY.button(texts("button-ready"), record.id, record.version, style=GREEN)
