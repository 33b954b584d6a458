"""Hints: turns of a hand that are compared by rounds played on from each, in a worker process."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from bot.canasta.actions import Action, Discard, Draw, LayDown, LayThrees, Pass, TakePile
from bot.canasta.codec import decode_action, encode_action, encode_rules, encode_view
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.view import SeatView
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal
from bot.service.errors import HintsOff, NoHints
from bot.service.ids import GuildId
from bot.service.matches.computers import decoded_view
from bot.service.matches.record import TableRecord
from bot.service.queries import Hand
from bot.service.work import HERE, Workers, WorkFailed

_LOG = logging.getLogger(__name__)

_MOST_OF_A_SERVER: Final = 4
_MOST_AT_ONCE: Final = 16
"""So that no table's computers wait behind hundreds of comparisons; each takes up to two seconds of a core."""

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

    async def of(self, hand: Hand) -> tuple[Appraisal, ...]:
        """Return the turns worth considering, best first; none where nothing is to choose.

        Raises:
            HintsOff, NoHints
        """
        table = hand.record.id
        if not hand.record.terms.hints:
            raise HintsOff(table=table)
        # The seed is public, as that of a computer's choice is: the same version gets the same hint.
        with self._askers.one_more(hand.record.guild):
            return await appraised(self._workers, hand.view, f"{table}.{hand.version}")


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
