"""Names of games and of kinds of games; games by what people type: an id, the name, or a spelling near one of them."""

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from discord import app_commands

from bot.canasta.rules.preset import Family
from bot.canasta.rules.presets import PRESETS
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import localized
from bot.ui.words.options import preset_name

FAMILIES: Final = tuple(Family)
"""The kinds of games by their places, which stand in custom ids."""
_NUMBERS: Final = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "nine": "9"}
_ALIKE: Final = 0.8
"""The likeness from which a misspelt name is understood."""
_APART: Final = 0.04
"""The lead in likeness that it needs over every other game's name."""
_SHORTEST_PART: Final = 4
"""The letters of a name's part that are enough where no other name contains them; fewer are no name at all."""


def family_key(family: Family) -> str:
    """Return the key of the name of a kind of games; that of its sentence ends with ``-about``."""
    return f"games-family-{family.name.lower().replace('_', '-')}"


def family_name(texts: Texts, family: Family) -> str:
    """Return the name of a kind of games."""
    return texts.word(family_key(family))


FAMILY_CHOICES: Final = [
    app_commands.Choice(name=localized(family_key(family)), value=family.name) for family in FAMILIES
]
"""The kinds of games as choices of a command's option."""


def presets_by_name(texts: Texts) -> dict[str, str]:
    """Return the ids and the printed names of all games, each with the game's id."""
    return {preset: preset for preset in PRESETS} | {preset_name(texts, one): one for one in PRESETS}


def meant_by(typed: str, known: Mapping[str, str]) -> str | None:
    """Return what one of the known names stands for, if only one can be meant by what was typed."""
    wanted = _compared(typed)
    if not wanted:
        return None
    spelt = [(_compared(name), meant) for name, meant in known.items()]
    if same := [meant for name, meant in spelt if name == wanted]:
        return same[0]
    if len(wanted) < _SHORTEST_PART:
        return None
    holding = {meant for name, meant in spelt if wanted in name}
    if holding:
        return holding.pop() if len(holding) == 1 else None
    # "Classic for seven" is two letters from another game, and is never that one.
    first, *others = _by_likeness(wanted, spelt)
    rival = max((one.likeness for one in others if _digits(one.name) == _digits(wanted)), default=0)
    if first.likeness < _ALIKE or first.likeness - rival < _APART or _digits(first.name) != _digits(wanted):
        return None
    return first.meant


def nearest(typed: str, known: Mapping[str, str], most: int) -> list[str]:
    """Return what the names most like the typed one stand for, the best first."""
    spelt = ((_compared(name), meant) for name, meant in known.items())
    return [one.meant for one in _by_likeness(_compared(typed), spelt)[:most]]


class _Likeness(NamedTuple):
    likeness: float
    name: str
    meant: str


def _by_likeness(wanted: str, spelt: Iterable[tuple[str, str]]) -> list[_Likeness]:
    """Return the likeness of the best name of each meaning, the best first; a name that holds the wanted one leads."""
    best: dict[str, _Likeness] = {}
    for name, meant in spelt:
        holds = bool(wanted) and wanted in name
        found = _Likeness(SequenceMatcher(None, name, wanted).ratio() + holds, name, meant)
        best[meant] = max(found, best.get(meant, found))
    return sorted(best.values(), key=lambda one: -one.likeness)


def _compared(name: str) -> str:
    """Return the letters and digits of a name, without accents and case, numbers as digits."""
    plain = "".join(sign for sign in normalize("NFKD", name.casefold()) if not combining(sign))
    words = re.findall(r"[^\W_]+", plain.replace("&", " and "))
    return "".join(_NUMBERS.get(word, word) for word in words)


def _digits(compared: str) -> str:
    return re.sub(r"\D", "", compared)
