"""Personal settings as rows of a table: the group in which each is found, and its values."""

from enum import IntEnum
from typing import Any, Final

from msgspec import Struct

from bot.canasta.hand_order import HandOrder
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.ui.toolkit.components import Verb

Value = Any
"""Value of a setting: an enum member, None for the usual one, or a bool."""


class Page(IntEnum):
    """A page of the panel: the summary, or a group. The number stands in custom ids."""

    SUMMARY = 0
    HOURS = 1
    LOOK = 2
    PLAY = 3
    CALLS = 4


GROUPS: Final = (Page.LOOK, Page.PLAY, Page.CALLS, Page.HOURS)
"""The groups, in the order in which they are shown."""


class Setting(Struct, frozen=True):
    """One setting: a switch, which is on or off, or a menu of values.

    ``field`` is that of :class:`PlayerSettings`, and the name in custom ids and texts. A switch needs the texts
    ``settings-name-FIELD`` and ``settings-about-FIELD``; a menu ``menu-FIELD``, and for each value
    ``settings-FIELD-VALUE``, ``option-FIELD-VALUE`` and ``option-FIELD-VALUE-about``.
    """

    group: Page
    field: str
    values: tuple[Value, ...] = (False, True)
    seen_as: str = ""
    """The property with the value that has an effect, where other settings count too."""

    @property
    def is_switch(self) -> bool:
        """Return whether it is on or off."""
        return self.values == (False, True)

    @property
    def key(self) -> str:
        """Return the name in the keys of texts."""
        return self.field.replace("_", "-")

    @property
    def verb(self) -> Verb:
        """Return the verb of its button, whose number is the value to come, or of its menu."""
        return Verb(self.field.replace("_", ""), int(self.is_switch))

    def value_of(self, settings: PlayerSettings) -> Value:
        """Return the value that has an effect with these settings."""
        return getattr(settings, self.seen_as or self.field)


def written(value: Value) -> str:
    """Return a value as custom ids, menus and the keys of texts hold it."""
    if value is None:
        return "usual"
    return str(int(value)) if isinstance(value, bool) else str(value)


SETTINGS: Final = (
    Setting(Page.LOOK, "own_cards", tuple(HandStyle), seen_as="hand_style"),
    Setting(Page.LOOK, "four_colours"),
    Setting(Page.LOOK, "compact"),
    Setting(Page.LOOK, "text_only"),
    Setting(Page.LOOK, "spaced"),
    Setting(Page.PLAY, "hand_order", (None, *HandOrder)),
    Setting(Page.PLAY, "confirm_discard"),
    Setting(Page.PLAY, "plays_forced"),
    Setting(Page.PLAY, "has_lessons"),
    Setting(Page.CALLS, "notify", tuple(Notify)),
)
"""All settings but those of the hours, in the order in which they are shown."""


def settings_in(group: Page) -> list[Setting]:
    """Return the settings of a group."""
    return [setting for setting in SETTINGS if setting.group is group]
