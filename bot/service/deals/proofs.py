"""Verification and export of whole matches, which are replayed in worker processes as this may take long."""

from collections.abc import Callable

from bot.service.deals.verifying import Proof, proof_of
from bot.service.history.exports import match_json
from bot.service.history.replays import Match, Replays, with_frames
from bot.service.ids import TableId
from bot.service.work import HERE, Workers, run_anyhow


class Proofs:
    """Proofs and exports, open to everybody who may see the table. Workers get only rows of rounds that are over."""

    def __init__(self, replays: Replays, workers: Workers = HERE) -> None:
        self._replays = replays
        self._workers = workers

    async def proof(self, table: TableId, upto: int | None = None) -> Proof:
        """Return the result of checking all rounds, up to ``upto`` if given.

        Raises:
            TableNotFound, NoRoundOver
            RoundNotOver: that one was not played to its end.
        """
        match = await self._replays.rows(table, upto)
        return await run_anyhow(self._workers, _proved, match)

    async def document(
        self, table: TableId, write: Callable[[Match], bytes] = match_json, *, upto: int | None = None
    ) -> tuple[Match, bytes]:
        """Return the match without frames, and the document of its rounds that are over, up to ``upto`` if given.

        ``write`` makes the document, by default JSON; it must be a module-level function.

        Raises:
            TableNotFound, NoRoundOver
            RoundNotOver: that one was not played to its end.
        """
        match = await self._replays.rows(table, upto)
        return match, await run_anyhow(self._workers, _written, write, match)


def _proved(match: Match) -> Proof:
    return proof_of(match_json(match))


def _written(write: Callable[[Match], bytes], match: Match) -> bytes:
    return write(with_frames(match))
