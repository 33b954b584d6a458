"""Verbs of buttons, menus and forms by the names in their custom ids, wherever the interface declares them."""

import sys
from typing import Final

from bot.ui import registry
from bot.ui.people.personal_settings import SETTINGS
from bot.ui.toolkit.components import Verb

ALL: Final = {
    value.name: value
    for module in [*sys.modules.values()]
    if module.__name__.startswith(registry.__package__)
    for value in vars(module).values()
    if isinstance(value, Verb)
} | {setting.verb.name: setting.verb for setting in SETTINGS}


def of(name: str) -> Verb:
    """Return the verb of this name."""
    return ALL[name]
