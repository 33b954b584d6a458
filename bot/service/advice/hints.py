"""Hints: plays of a hand that are compared by rounds played on from each, in a worker process."""

from __future__ import annotations

import logging

from bot.canasta.codec import decode_action, decode_rules, encode_rules, encode_view
from bot.canasta.view import SeatView
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal
from bot.service.errors import HintsOff, NoHints
from bot.service.matches.computers import decoded_view
from bot.service.queries import Hand
from bot.service.work import HERE, Workers, WorkFailed

_LOG = logging.getLogger(__name__)


class HintService:
    """The hints of tables whose terms allow them. Only the view of the seat leaves the service."""

    def __init__(self, workers: Workers = HERE) -> None:
        self._workers = workers

    async def of(self, hand: Hand) -> tuple[Appraisal, ...]:
        """Return the plays worth considering, best first; none where nothing is to choose.

        Raises:
            HintsOff, NoHints
        """
        table = hand.record.id
        if not hand.record.terms.hints:
            raise HintsOff(table=table)
        # The seed is public, as that of a computer's choice is: the same version gets the same hint.
        return await appraised(self._workers, hand.view, f"{table}.{hand.version}")


async def appraised(
    workers: Workers, view: SeatView, seed: str, played: bytes | None = None
) -> tuple[Appraisal, ...]:
    """Return the plays worth considering, best first, computed in a worker process where there are any.

    The encoded action ``played`` is among them.

    Raises:
        NoHints: the extra is not installed, it does not cover the game, or the work failed.
    """
    if not appraisal.is_installed():
        raise NoHints(why="missing")
    try:
        rules, seen = encode_rules(view.table.rules), encode_view(view)
        found = await workers.run(appraise_encoded, rules, seen, seed, played)
    except WorkFailed as failure:
        _LOG.warning("plays were not compared: %s", failure)
        raise NoHints(why="failed") from failure
    if found is None:
        raise NoHints(why="game")
    return found


def appraise_encoded(
    rules: bytes, view: bytes, seed: str, played: bytes | None
) -> tuple[Appraisal, ...] | None:
    """Return the appraisals of an encoded view, None if the game is not covered; runs in the worker process."""
    seen = decoded_view(rules, view)
    if not appraisal.covers(seen.table.rules):
        return None
    return appraisal.appraise(seen, seed, None if played is None else decode_action(played))


def is_covered(rules: bytes) -> bool:
    """Return whether plays of encoded rules can be compared; runs in the worker process."""
    return appraisal.covers(decode_rules(rules))
