"""Settings in the form of terms: their values, and how these are read and written."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct, structs

from bot.service.clocks.terms import LONGEST_HOLD, BoardStyle, NextRound, Pace, Terms, TimeOut
from bot.ui.texts import Texts
from bot.ui.words.times import length_words

Value = Any
"""Value of a setting: an enum member, a number of hours, a tuple of these, or a bool."""

_USUAL: Final[dict[Pace, dict[str, int]]] = {
    Pace.RELAXED: {},
    Pace.TURNS: {"hours": 24},
    Pace.BANK: {"hours": 168, "increment": 12},
}
"""Values set along with a pace, until the player chooses others."""

Words = Callable[[Texts, Value], str]


def _always(_: Terms) -> bool:
    return True


class Setting(Struct, frozen=True):
    """One setting of the form; ``field`` is that of :class:`Terms`."""

    field: str
    values: tuple[Value, ...]
    words: Words
    has_effect: Callable[[Terms], bool] = _always
    """The condition of the terms at which the setting has an effect."""
    while_playing: bool = False
    """True if the host may still change it while the match runs."""

    def value_of(self, terms: Terms) -> Value:
        """Return the value in these terms."""
        return getattr(terms, self.field)

    def offered(self, terms: Terms) -> Sequence[Value]:
        """Return the values to choose from, including the present one."""
        now = self.value_of(terms)
        offered = [value for value in self.values if self.field != "increment" or value <= terms.hours]
        if now in offered:
            return offered
        return sorted([*offered, now]) if isinstance(now, int) else [now, *offered]

    def chosen(self, terms: Terms, value: Value) -> Terms:
        """Return the terms with this value."""
        changes: dict[str, Any] = {self.field: value}
        if self.field == "pace" and value is not terms.pace:
            changes |= _USUAL[value]
        after = structs.replace(terms, **changes)
        return structs.replace(after, increment=min(after.increment, after.hours))


def written(value: Value) -> str:
    """Return a value as a menu's entry holds it."""
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or "none"
    return str(int(value)) if isinstance(value, bool) else str(value)


def _named(setting: str) -> Words:
    return lambda texts, value: texts(f"terms-{setting}-{str(value).replace('_', '-')}")


def _yes_or_no(setting: str) -> Words:
    return lambda texts, value: texts(f"terms-{setting}-{'yes' if value else 'no'}")


def _hours(none: str = "") -> Words:
    return lambda texts, hours: length_words(texts, hours) if hours or not none else texts(none)


def _seconds(setting: str) -> Words:
    return lambda texts, seconds: texts(f"terms-{setting}", seconds=seconds)


def _reminders(key: str) -> Words:
    def words(texts: Texts, steps: tuple[int, ...]) -> str:
        if not steps:
            return texts("terms-reminders-none")
        return texts(key, times=texts.listed([length_words(texts, step) for step in steps]))

    return words


def _with_clock(terms: Terms) -> bool:
    return terms.has_clock


SETTINGS: Final = (
    Setting("pace", tuple(Pace), _named("pace")),
    Setting("hours", (6, 12, 24, 36, 48, 72, 120, 168, 336), _hours(), _with_clock),
    Setting("increment", (0, 1, 2, 4, 6, 12, 24, 48), _hours(), lambda terms: terms.pace is Pace.BANK),
    Setting("on_time_out", tuple(TimeOut), _named("time-out"), _with_clock),
    Setting(
        "reminders",
        ((), (1,), (4,), (12,), (12, 2), (24,), (24, 4), (48, 24, 4)),
        _reminders("terms-reminders-before"),
        _with_clock,
    ),
    Setting(
        "relaxed_reminders",
        ((), (24,), (24, 72, 168), (48, 96, 168), (72, 168), (168,)),
        _reminders("terms-reminders-after"),
        lambda terms: not terms.has_clock,
    ),
    Setting(
        "vacation_hours",
        (0, 48, 72, 168, 336, 504, 720),
        _hours("terms-vacation-none"),
        _with_clock,
    ),
    Setting("question_hours", (0, 2, 6, 12, 24, 48, 72), _hours("terms-question-hours-none")),
    Setting(
        "question_default",
        (False, True),
        _yes_or_no("question-default"),
        lambda terms: terms.question_hours > 0,
    ),
    Setting("next_round", tuple(NextRound), _named("next-round")),
    Setting("take_back", (False, True), _yes_or_no("take-back")),
    Setting("discard_hold", (0, 10, 20, 30, LONGEST_HOLD), _seconds("discard-hold")),
    Setting("hints", (False, True), _yes_or_no("hints")),
    Setting("board", tuple(BoardStyle), _named("board"), while_playing=True),
    Setting("moments", (True, False), _yes_or_no("moments"), while_playing=True),
    Setting("remarks", (True, False), _yes_or_no("remarks"), while_playing=True),
    Setting("tells_plays", (False, True), _yes_or_no("tells-plays"), while_playing=True),
)
"""All settings, in the order in which the form shows them."""


def settings_of(terms: Terms) -> tuple[Setting, ...]:
    """Return the settings that have an effect with these terms."""
    return tuple(setting for setting in SETTINGS if setting.has_effect(terms))


def setting_named(field: str) -> Setting | None:
    """Return the setting of this name; None where there is none."""
    return next((setting for setting in SETTINGS if setting.field == field), None)
