"""Daily deals of a server's own game: positions that are found for its default house rule before they are posted.

They come from the same search as those that ship with the package, one round of the steady player with itself after the
other, in a worker process. What is found follows from the rules and the day alone.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from enum import StrEnum
from random import Random
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Discard, StartRound
from bot.canasta.codec import decode_rules, encode_rules
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.errors import RuleSetError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import PLAYING
from bot.canasta.view import SeatView
from bot.players.steady.player import SteadyPlayer
from bot.players.strong import appraisal
from bot.players.strong.instructive import instructive
from bot.service.daily.positions import DailyPosition, document_of, position_from
from bot.service.daily.schedule import HouseDeal
from bot.service.house_rules.editing import HouseService, rules_of_house
from bot.service.ids import GuildId
from bot.service.ports import TryLater
from bot.service.work import HERE, Workers, WorkFailed

_LOG = logging.getLogger(__name__)

WATCHED: Final = Seat(0)
"""The seat whose discards are looked at, so that every position is told from the same place."""
_FIRST_TURN: Final = 5
_FEWEST_CARDS, _MOST_CARDS = 6, 18
_PROGRESS: Final = (0.0, 0.15, 0.35, 0.65)
"""Shares of the target score that a total can have."""
MOST_ROUNDS: Final = 100
"""The most rounds that are played to find a position: one in ten to forty has one."""
_REMEMBERED: Final = 64
"""Results that are kept: servers with the same rules get the same deal."""


def decisions(rules: RuleSet, deal: str) -> Iterator[SeatView]:
    """Yield the views of one seat as the steady player discards, in a round with itself that the deal names."""
    secrets, choices, player = Random(f"daily {deal}"), Random(f"choices {deal}"), SteadyPlayer()
    state = on_the_way(start_match(rules), secrets)
    state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "daily")).state
    while waiting := state.table.seats_to_act:
        view = view_of(state, waiting[0])
        action = player.choose(view, choices)
        if waiting[0] == WATCHED and isinstance(action, Discard) and _is_worth_a_look(view):
            yield view
        state = apply(state, waiting[0], action).state


def on_the_way(fresh: State, rng: Random) -> State:
    """Return a match that was just started, with totals drawn at random, so that every initial meld is asked for."""
    target = fresh.table.rules.end.target_score
    totals = tuple(int(target * rng.choice(_PROGRESS)) // 5 * 5 for _ in fresh.table.totals)
    return replace(fresh, table=replace(fresh.table, totals=totals))


def _is_worth_a_look(view: SeatView) -> bool:
    table = view.table
    return (
        table.phase is PLAYING
        and table.turn.number >= _FIRST_TURN
        and table.question is None
        and _FEWEST_CARDS <= table.hand_sizes[view.seat] <= _MOST_CARDS
    )


class Hindrance(StrEnum):
    """The reasons for which daily deals cannot be about a server's default house rule."""

    NO_DEFAULT = "no_default"
    PLAYERS = "players"
    """It is not a game for four in pairs."""
    MISSING = "missing"
    """The extra ``strong`` is not installed."""
    GAME = "game"
    """Plays cannot be compared under its rules."""


class HouseGame(Struct, frozen=True):
    """The default house rule of a server as the game of its daily deals: its name, and its rules or what hinders it."""

    name: str = ""
    rules: RuleSet | None = None
    hindrance: Hindrance | None = Hindrance.NO_DEFAULT


def hindrance_of(rules: RuleSet) -> Hindrance | None:
    """Return why daily deals cannot be about these rules; None if they can."""
    if (rules.deal.seat_count, rules.deal.side_structure) != (4, "pairs_2x2"):
        return Hindrance.PLAYERS
    if not appraisal.is_installed():
        return Hindrance.MISSING
    return None if appraisal.covers(rules) else Hindrance.GAME


class HouseDeals:
    """The search for daily deals of the servers' own games."""

    def __init__(self, houses: HouseService, workers: Workers = HERE) -> None:
        self._houses = houses
        self._workers = workers
        self._remembered: OrderedDict[tuple[int, bytes], bytes | None] = OrderedDict()

    async def game(self, guild: GuildId) -> HouseGame:
        """Return what daily deals of this server would be about by its default house rule."""
        house = await self._houses.default_of(guild)
        if house is None:
            return HouseGame()
        try:
            rules = rules_of_house(house)
        except RuleSetError:
            return HouseGame(house.name, hindrance=Hindrance.GAME)
        hindrance = hindrance_of(rules)
        return HouseGame(house.name, None if hindrance else rules, hindrance)

    async def find(self, guild: GuildId, day: int, goes_on: Callable[[], bool]) -> HouseDeal | None:
        """Return the deal of a day for the server's default house rule; None if there is none.

        Raises:
            TryLater: plays cannot be compared yet, or ``goes_on`` says that the bot is stopping.
        """
        game = await self.game(guild)
        if game.rules is None or game.rules == rules_of():
            return None  # the deals that come with the package are about these rules
        rules = encode_rules(game.rules)
        key = (day, rules)
        if key not in self._remembered:
            self._remembered[key] = await self._search(rules, day, goes_on)
            if len(self._remembered) > _REMEMBERED:
                self._remembered.popitem(last=False)
        found = self._remembered[key]
        if found is None:
            _LOG.info("no daily deal of day %d was found for the house rule of server %d", day, guild)
            return None
        return HouseDeal(day, game.name, found)

    async def _search(self, rules: bytes, day: int, goes_on: Callable[[], bool]) -> bytes | None:
        for number in range(MOST_ROUNDS):
            if not goes_on():
                raise TryLater
            try:
                found = await self._workers.run(search_round, rules, f"{day}.{number}")
            except WorkFailed as failure:
                if not goes_on():
                    raise TryLater from failure
                _LOG.warning("the search for a daily deal was given up: %s", failure)
                return None
            if found is None:
                raise TryLater
            if found:
                return found
        return None


def search_round(rules: bytes, deal: str) -> bytes | None:
    """Return the first position of a round that is worth a question, as JSON; empty if there is none.

    None while appraisals are being prepared. It runs in the worker process.
    """
    if appraisal.is_being_prepared():
        return None
    for number, view in enumerate(decisions(decode_rules(rules), deal)):
        discards = instructive(view, f"{deal}.{number}")
        if discards is not None:
            document = msgspec.json.encode(document_of(DailyPosition(view, tuple(discards))))
            # What cannot be read again fails here rather than before the members of a server.
            position_from(msgspec.json.decode(document))
            return document
    return b""
