"""Migrations of stored values from older schema versions to the current one.

The values are the nested arrays of :mod:`bot.canasta.codec`, fields in their order, before they become objects. A
function changes what one version wrote into what the next one writes; it may change the arrays it is given.

Version 1 knew Classic Canasta alone at first. Feet, bonus cards and all else that came before version 2 was raised is
told apart by the length of the arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_CANASTA: Final = 7
_RANK_KIND: Final = "rank"

# Places in the array of a table, the same in both forms of version 1.
_SEATING, _TURN, _MELDS, _MINIMUMS = 1, 5, 7, 19
_FIELDS_OF_CLASSIC: Final = 22
_FIELDS_WITHOUT_CLAIMS: Final = 31
_SAYS_MORE: Final = 28
_FIELDS_OF_A_RESULT: Final = 5
_FIELDS_OF_A_START: Final = 6


def _state_of_1(state: list[Any]) -> list[Any]:
    table = state[0]
    if len(table) == _FIELDS_OF_CLASSIC:
        _table_of_classic(table)
        state.append([[], [], [], b"", b"", ""])
    if len(table) == _FIELDS_WITHOUT_CLAIMS:
        table.insert(_SAYS_MORE, [])
    return state


def _table_of_classic(table: list[Any]) -> None:
    table[_SEATING].append(False)  # no totals of persons
    table[_TURN].append(False)
    for melds in table[_MELDS]:
        for meld in melds:
            _, kind, _, _, naturals, wilds, _ = meld
            meld += [kind == _RANK_KIND and naturals + wilds >= _CANASTA, None]
    result = table[_MINIMUMS + 1]
    if result is not None:
        _result_of_classic(result)
    # Feet, played from them, bonus cards, wings, the turn card drawn, recycled, exposed cards, fines, exact cut.
    table[_MINIMUMS + 1 : _MINIMUMS + 1] = [[], [], [], [], True, 0, [], [], None]


def _result_of_classic(result: list[Any]) -> None:
    result += [None] * (_FIELDS_OF_A_RESULT - len(result))  # no special hand


# The fields that actions have got since: how many there are now, and what stands for those that are missing.
_ACTION_FIELDS: Final[dict[str, tuple[int, Any]]] = {"discard": (3, False), "take_pile": (4, None)}


def _action_of_1(action: list[Any]) -> list[Any]:
    fields, missing = _ACTION_FIELDS.get(action[0], (0, None))
    return action + [missing] * (fields - len(action))


def _events_of_1(events: list[list[Any]]) -> list[list[Any]]:
    for event in events:
        if event[0] == "red_threes_laid":
            event[0] = "threes_laid"
        elif event[0] == "round_started":
            event.extend([0, 0, []][len(event) - _FIELDS_OF_A_START :])
        elif event[0] == "round_ended":
            _result_of_classic(event[2])
    return events


UPCASTS: Final[dict[tuple[str, int], Callable[[Any], Any]]] = {
    ("state", 1): _state_of_1,
    ("action", 1): _action_of_1,
    ("events", 1): _events_of_1,
}
"""By kind of value ("state", "action", "events", "rules") and version: from its arrays to those of the next one."""
