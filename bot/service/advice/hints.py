"""Hints: turns of a hand that are compared by rounds played on from each, in a worker process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias

from bot.canasta.actions import Action, Discard, Draw, LayDown, LayThrees, Pass, TakePile
from bot.canasta.codec import decode_action, encode_action, encode_rules, encode_view
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal
from bot.service.errors import HintsOff, NoHints
from bot.service.ids import GuildId, TableId
from bot.service.matches.computers import decoded_view
from bot.service.matches.record import TableRecord
from bot.service.queries import Hand
from bot.service.work import HERE, Workers, WorkFailed

_LOG = logging.getLogger(__name__)

_MOST_OF_A_SERVER: Final = 4
_MOST_AT_ONCE: Final = 16
"""So that no table's computers wait behind hundreds of comparisons; each takes up to two seconds of a core."""
_MOST_KEPT: Final = 256
"""The most hands whose compared turns are remembered, until their tables move on."""
_LONGEST_WAIT: Final = 0.3
"""Seconds by which opening a hand may be held up; comparing takes 0.05 to 0.25 of a core."""

_COMPARED: Final = (Draw, Pass, TakePile, LayDown, LayThrees, Discard)


class Askers:
    """The servers whose people wait for comparisons now, each as often as it has such people."""

    def __init__(self) -> None:
        self._waiting: list[GuildId] = []

    @contextmanager
    def one_more(self, guild: GuildId) -> Iterator[None]:
        """Count one of this server during the block.

        Raises:
            NoHints: as many as may already wait in this server, or in all.
        """
        if self._waiting.count(guild) >= _MOST_OF_A_SERVER or len(self._waiting) >= _MOST_AT_ONCE:
            raise NoHints(why="busy")
        self._waiting.append(guild)
        try:
            yield
        finally:
            self._waiting.remove(guild)


def are_offered(record: TableRecord, view: SeatView, legal: Iterable[Action]) -> bool:
    """Return whether this hand offers hints: its table's terms allow them, plays of its game can be compared, and there
    is more than one.
    """
    if not record.terms.hints or not appraisal.covers(record.rules):
        return False
    # A three that must be laid down at once leaves no choice.
    if held_threes(view) and view.table.rules.threes.threes_kept_in_hand == "none":
        return False
    return len([action for action in legal if isinstance(action, _COMPARED)]) > 1


class HintService:
    """The hints of tables whose terms allow them. Only the view of the seat leaves the service."""

    def __init__(self, workers: Workers = HERE) -> None:
        self._workers = workers
        self._askers = Askers()
        self._found: dict[_Key, tuple[Appraisal, ...]] = {}
        self._running: dict[_Key, asyncio.Task[None]] = {}

    async def of(self, hand: Hand) -> tuple[Appraisal, ...]:
        """Return the turns worth considering, best first; none where nothing is to choose.

        Raises:
            HintsOff, NoHints
        """
        table, key = hand.record.id, _key_of(hand)
        if not hand.record.terms.hints:
            raise HintsOff(table=table)
        found = self._found.get(key)
        if found is None:
            # The seed is public, as that of a computer's choice is: the same version gets the same hint.
            with self._askers.one_more(hand.record.guild):
                found = await appraised(self._workers, hand.view, f"{table}.{hand.version}")
            self._found[key] = found
            if len(self._found) > _MOST_KEPT:
                del self._found[next(iter(self._found))]
        return found

    async def in_time(self, hand: Hand) -> tuple[Appraisal, ...]:
        """Return the turns worth considering, best first, if the table allows hints and a worker process has compared them
        by when a hand has to open; else none.

        What takes longer is there when the hand is looked at again.
        """
        key = _key_of(hand)
        may_be_had = hand.record.terms.hints and appraisal.covers(hand.view.table.rules)
        if may_be_had and self._workers.are_elsewhere and key not in self._found:
            if key not in self._running:
                self._running[key] = asyncio.create_task(self._find(hand), name="order of suggestions")
                self._running[key].add_done_callback(lambda _: self._running.pop(key))
            await asyncio.wait({self._running[key]}, timeout=_LONGEST_WAIT)
        return self._found.get(key, ()) if may_be_had else ()

    async def _find(self, hand: Hand) -> None:
        with suppress(NoHints):
            await self.of(hand)


_Key: TypeAlias = tuple[TableId, int, Seat]


def _key_of(hand: Hand) -> _Key:
    return hand.record.id, hand.version, hand.seat


async def appraised(
    workers: Workers, view: SeatView, seed: str, played: Iterable[Action] = ()
) -> tuple[Appraisal, ...]:
    """Return the turns worth considering, best first, computed in a worker process where there are any.

    What was ``played`` is among them.

    Raises:
        NoHints: the extra is not installed, does not cover the game or is being prepared, or the work failed.
    """
    if not appraisal.is_installed():
        raise NoHints(why="missing")
    if not appraisal.covers(view.table.rules):
        raise NoHints(why="game")
    try:
        rules, seen = encode_rules(view.table.rules), encode_view(view)
        steps = tuple(map(encode_action, played))
        found = await workers.run(appraise_encoded, rules, seen, seed, steps)
    except WorkFailed as failure:
        _LOG.warning("plays were not compared: %s", failure)
        raise NoHints(why="failed") from failure
    if found is None:
        raise NoHints(why="preparing")
    return found


def appraise_encoded(
    rules: bytes, view: bytes, seed: str, played: tuple[bytes, ...]
) -> tuple[Appraisal, ...] | None:
    """Return the appraisals of an encoded view, None while they are being prepared; runs in the worker process."""
    if appraisal.is_being_prepared():
        return None
    seen = decoded_view(rules, view)
    return appraisal.appraise(seen, seed, tuple(map(decode_action, played)))
