"""Private ways of simcord, made quick: the suite opens its simulated server more than a thousand times.

Private, therefore pinned.
"""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any, Final

from simcord import components, gateway
from simcord._runtime import _CallbackRecord
from simcord.http import router

from bot.playground import simcord_internals

IDLE: Final = 0.001
"""Seconds that it sleeps at most at each step of a bot that has a waiting loop; 0.05 without this."""


def make_quick() -> None:
    """Let simcord sleep less, and copy and compare quickly what it only hands on."""
    simcord_internals.settle_quickly(IDLE)
    # Records are looked up by themselves, among all that wait.
    setattr(_CallbackRecord, "__eq__", object.__eq__)  # noqa: B010
    for module in (gateway, router):
        setattr(module, "copy", SimpleNamespace(deepcopy=copied))  # noqa: B010
    setattr(components, "deepcopy", copied)  # noqa: B010


def copied(value: Any) -> Any:
    """Return a deep copy of a payload; what is no list or mapping in it is copied as Python does, where it can change."""
    if type(value) is dict:
        return {key: copied(each) for key, each in value.items()}
    if type(value) is list:
        return [copied(each) for each in value]
    return value if type(value) in _FIXED else deepcopy(value)


_FIXED: Final = frozenset({str, int, float, bool, bytes, type(None)})
