"""The positions of the daily deals. Those of Classic for four come with the package: one for each day of a year, by date
alone. Those of house rules are found when they are due, see ``house_deals``.

``python -m tests.campaigns.daily`` finds them in games of the steady player with itself. Each line of the file is a JSON
object: ``position`` as in docs/positions.md, without a card that the seat to act does not see, and ``discards``, the best
first, each with what rounds that were played on from it brought.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Discard
from bot.canasta.cards import Card, Cards, cards_of
from bot.canasta.engine import view_of
from bot.canasta.hand_order import HandOrder, in_order
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.writing import card_text, cards_text
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import DocumentError
from bot.canasta.positions.write_position import write_seen_position
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import Appraisal
from bot.service.advice.reasons import points_less
from bot.service.daily.schedule import DailySchedule
from bot.service.errors import DailyDealOver

FILE: Final = Path(__file__).with_name("positions.jsonl")
_KEPT: Final = 32

Document = dict[str, Any]


class DailyPosition(Struct, frozen=True):
    """A position, and the discards to choose from, the best first."""

    view: SeatView
    discards: tuple[Appraisal, ...]
    house_rule: str = ""
    """The name of the server's house rule that it is about; empty for Classic for four."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards to choose from, in the order of a hand: it does not tell which is best."""
        return in_order(Cards(cards_of(map(discarded, self.discards))), HandOrder.HIGH)

    @property
    def best(self) -> Card:
        """Return the best discard."""
        return discarded(self.discards[0])

    def is_right(self, card: Card) -> bool:
        """Return whether a card is the best discard, or as good within the error."""
        return any(discarded(one) == card and not points_less(one) for one in self.discards)


def discarded(appraisal: Appraisal) -> Card:
    """Return the card that an appraised play discards."""
    assert isinstance(appraisal.action, Discard)
    return appraisal.action.card


def position_in(schedule: DailySchedule, day: int) -> DailyPosition:
    """Return the position of a day in a server.

    Raises:
        DailyDealOver: it was found by an earlier version of the bot, and this one cannot play its rules any more.
    """
    own = schedule.house_deal(day)
    if own is None:
        return position_of(day)
    try:
        return replace(_read(own.position), house_rule=own.house_rule)
    except DocumentError as error:
        raise DailyDealOver from error


def position_of(day: int) -> DailyPosition:
    """Return the position of Classic for four of a day, an ordinal of a date: another one each day of a year."""
    lines = _lines()
    return _read(lines[day % len(lines)])


@lru_cache(maxsize=1)
def _lines() -> tuple[str, ...]:
    return tuple(FILE.read_text(encoding="utf-8").splitlines())


@lru_cache(maxsize=_KEPT)
def _read(line: str | bytes) -> DailyPosition:
    return position_from(msgspec.json.decode(line))


def document_of(position: DailyPosition) -> Document:
    """Return a position as the file has it: nothing in it is hidden from the seat to act."""
    seen = write_seen_position(position.view)
    # Who laid which card down, and when, is of no use here.
    seen["melds"] = [[cards_text(meld.cards) for meld in melds] for melds in position.view.table.melds]
    return {
        "position": seen,
        "discards": [
            [
                card_text(discarded(one)),
                round(one.points),
                round(one.error, 1),
                *(round(share, 3) for share in (one.loses_pile, one.goes_out, one.others_go_out)),
            ]
            for one in position.discards
        ],
    }


def position_from(document: Document) -> DailyPosition:
    """Return the position of a line of the file."""
    state = read_position(document["position"]).state
    discards = tuple(
        Appraisal(Discard(exact_cards(card)[0]), float(points), float(error), *map(float, shares))
        for card, points, error, *shares in document["discards"]
    )
    return DailyPosition(view_of(state, state.table.turn.seat), discards)
