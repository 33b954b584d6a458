"""The outcome of an action: the new state and what happened."""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.events import Event
from bot.canasta.state import State


class Step(Struct, frozen=True, gc=False):
    """A new state and the events that led to it, in order."""

    state: State
    events: tuple[Event, ...]
