"""Computers think: what takes long in a process of its own, everything else here.

What crosses is the rules and the view of the seat, encoded, and the action that comes back. A view holds nothing that
its seat may not know, so a process that thinks knows no more than a player at the table.
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
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView
from bot.players.idle import IDLE, IdlePlayer
from bot.players.registry import PLAYERS, QUICK
from bot.service.ports import ComputerPlayer
from bot.service.work import HERE, Workers, WorkFailed

_LOG = logging.getLogger(__name__)

_IDLE: Final = IdlePlayer()


class Thinking:
    """Asks the computer players."""

    def __init__(self, players: Mapping[str, ComputerPlayer], workers: Workers = HERE) -> None:
        """``players`` by level; the first one is the usual one."""
        self._players = {**players, IDLE: _IDLE}
        self._usual = next(iter(players))
        self._workers = workers

    async def choose(self, level: str | None, view: SeatView, seed: str) -> Action:
        """What the computer of this level does; the same seed gives the same choice, wherever it is made."""
        if level not in self._players:
            level = self._usual
        # What takes less time than handing it over is done here. Other players than those of the registry are known
        # only here.
        is_known = self._players[level] is PLAYERS.get(level)
        if self._workers.are_elsewhere and is_known and level not in QUICK:
            rules, seen = encode_rules(view.table.rules), encode_view(view)
            try:
                return decode_action(await self._workers.run(choose_encoded, level, rules, seen, seed))
            except WorkFailed as why:
                _LOG.warning("a computer thinks in the event loop: %s", why)
        return self._players[level].choose(view, Random(seed))


def choose_encoded(level: str, rules: bytes, view: bytes, seed: str) -> bytes:
    """In the process that thinks."""
    return encode_action(PLAYERS[level].choose(decode_view(view, _decoded(rules)), Random(seed)))


@lru_cache(maxsize=256)
def _decoded(rules: bytes) -> RuleSet:
    return decode_rules(rules)
