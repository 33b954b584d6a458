"""The score pad service: making pads, and writing, changing and taking back their rounds."""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.canasta.scoring.checking import check_round
from bot.canasta.scoring.counts import SideCount
from bot.service.change import Change
from bot.service.concurrency import revised
from bot.service.errors import NamesImpossible, ScorePadChanged, ScorePadFull, ScorePadGone, TooManyScorePads
from bot.service.house_rules.editing import ChosenRules
from bot.service.house_rules.model import key_of
from bot.service.ids import ScorePadId, UserId
from bot.service.people.visible_text import visible
from bot.service.ports import Clock, StaleChange, Store
from bot.service.score_pads.model import ScorePad, ScorePadWrite

MOST_PADS: Final = 10
"""The most score pads of a person."""

MOST_ROUNDS: Final = 40
"""The most rounds of a score pad."""

FEWEST_NAMES: Final = 2
MOST_NAMES: Final = 6
LONGEST_NAME: Final = 32

_BETWEEN_NAMES: Final = re.compile(r"[,;\n]|\bvs\b\.?|\bagainst\b", re.IGNORECASE)


def names_in(text: str) -> tuple[str, ...]:
    """Return the names in a typed list such as ``Ana & Ben, Cyd & Dan``.

    Raises:
        NamesImpossible
    """
    names = tuple(visible(part)[:LONGEST_NAME].strip() for part in _BETWEEN_NAMES.split(text))
    why = ""
    if not all(names):
        why = "empty"
    elif not FEWEST_NAMES <= len(names) <= MOST_NAMES:
        why = "number"
    elif len({key_of(name) for name in names}) < len(names):
        why = "same"
    if why:
        raise NamesImpossible(why=why, needed=FEWEST_NAMES, limit=MOST_NAMES)
    return names


class ScorePadService:
    """The score pads of people. Everybody has only their own.

    ``seen`` is the revision that the person saw: what was asked of an older one changes nothing.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def all(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""
        return await self._store.score_pads(owner)

    async def numbered(self, owner: UserId, number: ScorePadId) -> ScorePad:
        """Return the score pad of this id.

        Raises:
            ScorePadGone
        """
        for pad in await self.all(owner):
            if pad.id == number:
                return pad
        raise ScorePadGone

    async def create(self, owner: UserId, names: Sequence[str], chosen: ChosenRules) -> ScorePad:
        """Make a score pad.

        Raises:
            TooManyScorePads
        """
        pads = await self.all(owner)
        if len(pads) >= MOST_PADS:
            raise TooManyScorePads(limit=MOST_PADS)
        pad = ScorePad(
            owner=owner,
            names=tuple(names),
            rules=chosen.rules,
            preset=chosen.preset,
            house_rule=chosen.house_rule,
            changed=self._clock.now(),
        )
        await self._commit(ScorePadWrite(pad))
        return max(await self.all(owner), key=lambda one: one.id)

    async def write_round(
        self,
        owner: UserId,
        number: ScorePadId,
        seen: int,
        index: int,
        counts: Sequence[SideCount],
        *,
        is_sure: bool = False,
    ) -> ScorePad:
        """Write the counts of a round, of a new one where ``index`` is the number of rounds so far.

        ``is_sure``: the owner has confirmed what was asked about.

        Raises:
            ScorePadGone, ScorePadChanged, ScorePadFull, ImpossibleRoundError
        """
        pad = await self._seen(owner, number, seen)
        if index > len(pad.rounds) or len(counts) != len(pad.names):
            raise ScorePadChanged
        if index >= MOST_ROUNDS:
            raise ScorePadFull(limit=MOST_ROUNDS)
        check_round(pad.rules, counts, is_sure=is_sure)
        return await self._change(pad, (*pad.rounds[:index], tuple(counts), *pad.rounds[index + 1 :]))

    async def undo(self, owner: UserId, number: ScorePadId, seen: int) -> ScorePad:
        """Take the last round back.

        Raises:
            ScorePadGone, ScorePadChanged
        """
        pad = await self._seen(owner, number, seen)
        if not pad.rounds:
            raise ScorePadChanged
        return await self._change(pad, pad.rounds[:-1])

    async def delete(self, owner: UserId, number: ScorePadId) -> None:
        """Delete a score pad; one that is gone already is fine.

        Raises:
            ScorePadChanged
        """
        with suppress(ScorePadGone):
            pad = await self.numbered(owner, number)
            await self._commit(ScorePadWrite(pad, is_deleted=True))

    async def _seen(self, owner: UserId, number: ScorePadId, seen: int) -> ScorePad:
        pad = await self.numbered(owner, number)
        if pad.revision != seen:
            raise ScorePadChanged
        return pad

    async def _change(self, pad: ScorePad, rounds: tuple[tuple[SideCount, ...], ...]) -> ScorePad:
        later = revised(pad, rounds=rounds, changed=self._clock.now())
        await self._commit(ScorePadWrite(later))
        return later

    async def _commit(self, write: ScorePadWrite) -> None:
        try:
            await self._store.commit(Change(at=self._clock.now(), score_pads=(write,)))
        except StaleChange:
            raise ScorePadChanged from None
