"""Verbs of buttons, menus and forms by the names of their constants, wherever the interface declares them."""

import sys
from typing import Final

from bot.ui import registry
from bot.ui.toolkit.custom_ids import Verb

ALL: Final = {
    name: value
    for module in [*sys.modules.values()]
    if module.__name__.startswith(registry.__package__)
    for name, value in vars(module).items()
    if isinstance(value, Verb)
}


def __getattr__(name: str) -> Verb:
    try:
        return ALL[name]
    except KeyError as unknown:
        raise AttributeError(name) from unknown
