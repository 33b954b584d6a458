"""Computer players: their levels, and the choice of their actions. Slow players run in a worker process, the others in the event loop.

A worker process receives the encoded rules and the encoded view of the seat, and returns the encoded action. A view
holds nothing that its seat may not know, so a worker knows no more than a player at the table.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from random import Random
from typing import Final

from bot.canasta.actions import Action
from bot.canasta.codec import (
    decode_action,
    decode_rules,
    decode_view,
    encode_action,
    encode_rules,
    encode_view,
)
from bot.canasta.engine import check, legal_actions
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView
from bot.players.registry import IDLE, LEVELS, PLAYERS, QUICK, IdlePlayer, Player, player_of
from bot.players.strong.appraisal import covers
from bot.service.errors import UnknownLevel
from bot.service.ids import GuildId
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.ports import Clock
from bot.service.work import HERE, Workers, WorkFailed

USUAL_PLAYS: Final = 120
"""The plays in a minute if nothing else is set."""
_SECONDS: Final = 60


class StrongPlays:
    """The plays of the present minute, by server."""

    def __init__(self, clock: Clock, most: int = USUAL_PLAYS) -> None:
        """Create the counter; with a ``most`` of 0 nothing is limited."""
        self._clock = clock
        self._most = most
        self._minute = -1
        self._counts: Counter[GuildId] = Counter()

    def take(self, guild: GuildId) -> bool:
        """Count a play and return True, or False if the server has had as many as it may."""
        minute = int(self._clock.ticks() // _SECONDS)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
        self._counts[guild] += 1
        return not self._most or self._counts[guild] <= self._most


class Levels:
    """The levels that a computer's seat can have here."""

    def __init__(self, known: Iterable[str]) -> None:
        """Take the levels of the installed players, the default first."""
        self._known = tuple(known)

    @property
    def usual(self) -> str:
        """Return the level of a computer for which none is chosen."""
        return self._known[0]

    @property
    def offered(self) -> tuple[str, ...]:
        """Return the levels that people choose from, weakest first."""
        return tuple(level for level in LEVELS if level in self._known)

    @property
    def absent(self) -> tuple[str, ...]:
        """Return the levels that are not installed here."""
        return tuple(level for level in LEVELS if level not in self._known)

    def chosen(self, level: str | None) -> str:
        """Return this level, the usual one if none is chosen.

        Raises:
            UnknownLevel
        """
        if level is not None and level not in self._known:
            raise UnknownLevel(level=level, levels=self.offered)
        return level or self.usual


_LOG = logging.getLogger(__name__)

_IDLE: Final = IdlePlayer()
_STRONG: Final = "strong"
_STRONG_SECONDS: Final = 5.0
"""The longest wait for the strong level: ten times as long as it thinks, for times when all workers are busy."""


class Computers:
    """Computer players by level, run in a worker process or in the event loop."""

    def __init__(
        self,
        players: Mapping[str, Player],
        workers: Workers = HERE,
        strong_plays: StrongPlays | None = None,
    ) -> None:
        """Take the ``players`` by level; the first one is the default, and plays where the strong one may not think."""
        self._players = {**players, IDLE: _IDLE}
        self._usual = next(iter(players))
        self._workers = workers
        self._strong_plays = strong_plays
        self._told: set[str] = set()

    async def choose_for(self, holder: SeatHolder, record: TableRecord, view: SeatView) -> Action:
        """Return the computer's action; if it raises an error or is illegal, the first legal action instead."""
        # The seed is public: a replay chooses the same, and it reveals nothing about the deal.
        seed = f"{record.id}.{record.version}"
        try:
            if holder.player == _STRONG and not self._has_hindrance(record, view):
                action = await self._choose_strong(record, view, seed, holder.character)
            else:
                level = None if holder.player == _STRONG else holder.player
                action = await self.choose(level, view, seed, holder.character)
            violation = check(view, action)
        except Exception as error:  # noqa: BLE001 - no error of a computer may keep the others from playing on
            trouble = type(error).__name__
        else:
            if violation is None:
                return action
            trouble = violation.reason.value
        _LOG.error(
            "computer %s failed at table %d, version %d: %s",
            holder.player,
            record.id,
            record.version,
            trouble,
        )
        return next(iter(legal_actions(view)))

    def _has_hindrance(self, record: TableRecord, view: SeatView) -> bool:
        """Return whether the strong level cannot or may not think about this play; the log says why."""
        if _STRONG not in self._players:
            self._warn_once("the strong level is not installed (pip install 'canasta-bot[strong]')")
        elif not covers(view.table.rules):
            self._warn_once("the strong level does not know the game of a table")
        elif self._strong_plays is not None and not self._strong_plays.take(record.guild):
            self._warn_once("a server had as many plays of the strong level as it may in a minute")
        else:
            return False
        return True

    def _warn_once(self, why: str) -> None:
        if why not in self._told:
            self._told.add(why)
            _LOG.warning("%s: the %s one plays there", why, self._usual)

    async def _choose_strong(
        self, record: TableRecord, view: SeatView, seed: str, character: str | None
    ) -> Action:
        """Return the strong level's action, or the usual level's if that takes too long."""
        try:
            async with asyncio.timeout(_STRONG_SECONDS if self._workers.are_elsewhere else None):
                return await self.choose(_STRONG, view, seed, character)
        except TimeoutError:
            _LOG.warning(
                "the strong level thought for too long at table %d, version %d: the %s one plays",
                record.id,
                record.version,
                self._usual,
            )
            return await self.choose(self._usual, view, seed, character)

    async def choose(
        self, level: str | None, view: SeatView, seed: str, character: str | None = None
    ) -> Action:
        """Return the action of the computer of this level and character; the same seed gives the same action in every
        process.
        """
        if level not in self._players:
            level = self._usual
        # A quick player takes less time than the transfer to a worker. Players outside the registry exist only in this
        # process.
        is_known = self._players[level] is PLAYERS.get(level)
        if self._workers.are_elsewhere and is_known and level not in QUICK:
            rules, seen = encode_rules(view.table.rules), encode_view(view)
            try:
                return decode_action(
                    await self._workers.run(choose_encoded, level, character, rules, seen, seed)
                )
            except WorkFailed as why:
                _LOG.warning("a computer thinks in the event loop: %s", why)
        player = player_of(level, character) if is_known else self._players[level]
        return player.choose(view, Random(seed))


def choose_encoded(level: str, character: str | None, rules: bytes, view: bytes, seed: str) -> bytes:
    """Return the encoded action of the computer of this level and character; runs in the worker process."""
    player = player_of(level, character)
    return encode_action(player.choose(decoded_view(rules, view), Random(seed)))


def decoded_view(rules: bytes, view: bytes) -> SeatView:
    """Return a view from its encoded form, with the rules, which workers decode once."""
    return decode_view(view, _decoded(rules))


@lru_cache(maxsize=256)
def _decoded(rules: bytes) -> RuleSet:
    return decode_rules(rules)
