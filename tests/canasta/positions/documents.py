"""Documents of positions, as they are read."""

import pytest

from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import DocumentError


def problems(**fields) -> dict[str, str]:
    with pytest.raises(DocumentError) as caught:
        read_position(fields)
    found: dict[str, str] = {}
    for path, text in caught.value.problems:
        found[path] = f"{found[path]}; {text}" if path in found else text
    return found


FEET_OF_SIDES = {"options": {"deck_count": 4, "joker_count": 8, "foot_size": 11, "foot_scope": "team"}}
FEET = {"options": {"deck_count": 4, "joker_count": 8, "foot_size": 11}}
