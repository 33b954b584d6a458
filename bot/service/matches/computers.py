"""Choice of the computer players' actions: slow players run in a worker process, the others in the event loop.

A worker process receives the encoded rules and the encoded view of the seat, and returns the encoded action. A view
holds nothing that its seat may not know, so a worker knows no more than a player at the table.
"""

import logging
from collections.abc import Mapping
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
from bot.players.registry import PLAYERS, QUICK, player_of
from bot.players.simple_players import IDLE, IdlePlayer
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.ports import ComputerPlayer
from bot.service.work import HERE, Workers, WorkFailed

_LOG = logging.getLogger(__name__)

_IDLE: Final = IdlePlayer()


class Computers:
    """Computer players by level, run in a worker process or in the event loop."""

    def __init__(self, players: Mapping[str, ComputerPlayer], workers: Workers = HERE) -> None:
        """Take the ``players`` by level; the first one is the default."""
        self._players = {**players, IDLE: _IDLE}
        self._usual = next(iter(players))
        self._workers = workers

    async def choose_for(self, holder: SeatHolder, record: TableRecord, view: SeatView) -> Action:
        """Return the computer's action; if it raises an error or is illegal, the first legal action instead."""
        # The seed is public: a replay chooses the same, and it reveals nothing about the deal.
        seed = f"{record.id}.{record.version}"
        try:
            action = await self.choose(holder.player, view, seed, holder.character)
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
