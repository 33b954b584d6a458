"""The tables that an evening opens when it begins."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from bot.service.errors import HouseNotFound, RotationImpossible, TooManyOwnTables
from bot.service.evenings.model import Evening, Guest
from bot.service.house_rules.editing import ChosenRules, HouseService
from bot.service.lobby.creation import CreationService
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.record import Person, TableRecord
from bot.service.rotation.progress import can_rotate
from bot.service.rotation.schedule import FEWEST

T = TypeVar("T")


def sizes(people: int, seats: int, *, rotates: bool) -> list[int]:
    """Return how many people come to each table, as equally as possible, larger tables first.

    Nobody is left over: where people are missing, seats stay free for others or computers. With rotating partners nobody
    is missing from four on, as those over four sit out in turn.
    """
    if people == 0:
        return []
    tables = max(1, people // FEWEST) if rotates else -(-people // seats)
    fewest, more = divmod(people, tables)
    return [fewest + (number < more) for number in range(tables)]


def split(people: Sequence[T], seats: int, *, rotates: bool) -> list[list[T]]:
    """Return the people of each table. Those who signed up one after another are dealt to the tables in turn."""
    groups: list[list[T]] = [[] for _ in sizes(len(people), seats, rotates=rotates)]
    for number, one in enumerate(people):
        groups[number % len(groups)].append(one)
    return groups


@dataclass(eq=False, repr=False)
class EveningTables:
    """The opening of an evening's tables, which can be repeated: every step has a key of its own."""

    _houses: HouseService
    _creation: CreationService
    _lobby: LobbyService

    async def groups(self, evening: Evening) -> list[list[Guest]]:
        """Return the guests of each table."""
        rules = (await self._rules(evening)).rules
        rotates = evening.rounds is not None and can_rotate(rules)
        return split(evening.coming, rules.deal.seat_count, rotates=rotates)

    async def open(self, evening: Evening, number: int, group: Sequence[Guest]) -> TableRecord:
        """Open the table of this group and seat its guests; those who may sit at no more tables are left out.

        Raises:
            TooManyOpenTables, TooManyOwnTables, TableNotFound, TableClosed, AlreadyStarted, RuleSetError
        """
        chosen = await self._rules(evening)
        host, *others = group
        key = f"evening-{evening.id}-{number}"
        record = await self._creation.create(
            Person(host.user, host.name),
            guild=evening.guild,
            channel=evening.channel,
            chosen=chosen,
            key=key,
        )
        if evening.rounds is not None:
            with suppress(RotationImpossible):
                record = await self._lobby.rotate(
                    record.id, host.user, is_on=True, rounds=evening.rounds or None, key=f"{key}-rotate"
                )
        for place, guest in enumerate(others):
            with suppress(TooManyOwnTables):
                record = await self._lobby.join(
                    record.id, Person(guest.user, guest.name), key=f"{key}-{place}"
                )
        for seat in record.free_seats if evening.fills else ():
            its_key = f"{key}-computer-{seat}"
            record = await self._lobby.add_computer(record.id, host.user, seat=seat, key=its_key)
        return record

    async def _rules(self, evening: Evening) -> ChosenRules:
        """Return the rules of the evening; those of new tables of the server where its house rule is gone."""
        try:
            return await self._houses.chosen(evening.guild, evening.game or None)
        except HouseNotFound:
            return await self._houses.chosen(evening.guild, None)
