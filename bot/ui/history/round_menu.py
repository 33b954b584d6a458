"""A menu of the rounds of a match."""

from collections.abc import Sequence
from typing import Final

from bot.service.ids import TableId
from bot.ui.texts import Texts
from bot.ui.toolkit.components import MOST_OPTIONS, Verb, option
from bot.ui.toolkit.messages import ComponentRow

_AT_ONCE: Final = MOST_OPTIONS - 2
"""Most rounds in a menu that does not hold all; its first and last entries lead to those before and behind."""


def round_menu(
    texts: Texts, verb: Verb, table: TableId, numbers: Sequence[int], *, shown: int
) -> ComponentRow:
    """Return the menu of rounds with the shown one chosen; an empty row where there is no choice."""
    if len(numbers) < 2:
        return []
    window = _window(numbers, shown)
    options = [
        option(texts("option-round", round=number), number, chosen=number == shown) for number in window
    ]
    before, behind = [n for n in numbers if n < window[0]], [n for n in numbers if n > window[-1]]
    if before:
        words = texts("option-rounds-before", first=before[0], last=before[-1])
        options.insert(0, option(words, before[-1]))
    if behind:
        options.append(option(texts("option-rounds-behind", first=behind[0], last=behind[-1]), behind[0]))
    return [verb.menu(texts("menu-round"), options, table)]


def _window(numbers: Sequence[int], shown: int) -> Sequence[int]:
    """Return as many rounds as a menu holds, among them the shown one."""
    if len(numbers) <= MOST_OPTIONS:
        return numbers
    place = min(range(len(numbers)), key=lambda index: abs(numbers[index] - shown))
    start = place // _AT_ONCE * _AT_ONCE
    return numbers[start : start + _AT_ONCE]
