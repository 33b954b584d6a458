"""The form for terms: its settings as rows of a table, a menu of them, then of values. Each click reads the state again."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct, structs

from bot.service.clocks.terms import LONGEST_HOLD, BoardStyle, NextRound, Pace, Terms, TimeOut
from bot.service.house_rules.model import HouseRule
from bot.service.ids import HouseId, TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.tables.buttons import TERMS, TERMS_OF_HOUSE
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import option
from bot.ui.toolkit.custom_ids import NotOurId, parse_click_id
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.options import house_name
from bot.ui.words.times import length_words, terms_lines

TABLE, HOUSE, SERVER = range(3)
"""Kinds of owners of terms; the custom ids of a form contain them."""

NOBODY: Final = TableId(0)

_USUAL: Final[dict[Pace, dict[str, int]]] = {
    Pace.RELAXED: {},
    Pace.TURNS: {"hours": 24},
    Pace.BANK: {"hours": 168, "increment": 12},
}
"""Values set along with a pace, until the player chooses others."""

Value = Any
"""Value of a setting: an enum member, a number of hours, a tuple of these, or a bool."""


class Setting(Struct, frozen=True):
    """One setting of the form; ``field`` is that of :class:`Terms`.

    A setting needs the text ``terms-name-FIELD``, and ``terms-KEY-VALUE`` for each value that it has no other words for.
    """

    field: str
    values: tuple[Value, ...]
    words_of: Callable[[Texts, Value], str] | None = None
    """The words for a value; by default the text for it."""
    has_effect: Callable[[Terms], bool] = lambda _: True
    """The condition of the terms at which the setting has an effect."""
    while_playing: bool = False
    """True if the host may still change it while the match runs."""

    def name(self, texts: Texts) -> str:
        """Return the name of the setting."""
        return texts(f"terms-name-{self.field.replace('_', '-')}")

    def words(self, texts: Texts, value: Value) -> str:
        """Return a value in words."""
        if self.words_of is not None:
            return self.words_of(texts, value)
        told = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        key = self.field.removeprefix("on_")
        return texts(f"terms-{key}-{told}".replace("_", "-"))

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


def _hours(none: str) -> Callable[[Texts, int], str]:
    return lambda texts, hours: length_words(texts, hours) if hours else texts(none)


def _reminders(key: str) -> Callable[[Texts, tuple[int, ...]], str]:
    def words(texts: Texts, steps: tuple[int, ...]) -> str:
        if not steps:
            return texts("terms-reminders-none")
        return texts(key, times=texts.listed([length_words(texts, step) for step in steps]))

    return words


def _with_clock(terms: Terms) -> bool:
    return terms.has_clock


_YES, _NO = (True, False), (False, True)
"""The values of a setting that is usually on, and of one that is usually off."""

SETTINGS: Final = (
    Setting("pace", tuple(Pace)),
    Setting("hours", (6, 12, 24, 36, 48, 72, 120, 168, 336), length_words, _with_clock),
    Setting("increment", (0, 1, 2, 4, 6, 12, 24, 48), length_words, lambda terms: terms.pace is Pace.BANK),
    Setting("on_time_out", tuple(TimeOut), has_effect=_with_clock),
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
    Setting("vacation_hours", (0, 48, 72, 168, 336, 504, 720), _hours("terms-vacation-none"), _with_clock),
    Setting("question_hours", (0, 2, 6, 12, 24, 48, 72), _hours("terms-question-hours-none")),
    Setting("question_default", _NO, has_effect=lambda terms: terms.question_hours > 0),
    Setting("next_round", tuple(NextRound)),
    Setting("take_back", _NO),
    Setting(
        "discard_hold",
        (0, 10, 20, 30, LONGEST_HOLD),
        lambda texts, seconds: texts("terms-discard-hold", seconds=seconds),
    ),
    Setting("hints", _NO),
    Setting("board", tuple(BoardStyle), while_playing=True),
    Setting("moments", _YES, while_playing=True),
    Setting("remarks", _YES, while_playing=True),
    Setting("tells_plays", _NO, while_playing=True),
)
"""All settings, in the order in which the form shows them."""


def settings_of(terms: Terms) -> list[Setting]:
    """Return the settings that have an effect with these terms."""
    return [setting for setting in SETTINGS if setting.has_effect(terms)]


def setting_named(field: str) -> Setting | None:
    """Return the setting of this name; None where there is none."""
    return next((setting for setting in SETTINGS if setting.field == field), None)


class ShownTerms(Struct, frozen=True):
    """Terms to be shown, whose they are, and whether the person who asks may change them."""

    terms: Terms
    kind: int
    number: TableId
    title: str
    may_change: bool
    is_running: bool = False
    """True if the match runs, so that few settings may be changed."""
    is_own: bool = True
    """Whether the terms are the owner's own; False for a house rule that follows the server."""


async def terms_at(context: InteractionContext, kind: int, number: TableId) -> ShownTerms:
    """Return the terms that a form is for.

    Raises:
        TableNotFound, HouseGone, Refusal
    """
    if kind == TABLE:
        return terms_of_table(context, await record_here(context, number))
    if not context.administers:
        raise Refusal("house-admins-only")
    if kind == HOUSE:
        return await terms_of_house(
            context, await context.services.houses.numbered(context.guild, HouseId(number))
        )
    return await terms_of_server(context)


def terms_of_table(context: InteractionContext, record: TableRecord) -> ShownTerms:
    """Return the terms of a table; its host may change them until the match begins, and some of them later."""
    is_host = context.user == record.host or context.administers
    return ShownTerms(
        record.terms,
        TABLE,
        record.id,
        table_name(context.texts, record),
        may_change=is_host and record.is_open,
        is_running=record.status is TableStatus.PLAYING,
    )


async def terms_of_house(context: InteractionContext, house: HouseRule) -> ShownTerms:
    """Return the terms of a house rule, or of its server where it has none."""
    terms = house.terms or (await context.services.admin.settings(context.guild)).terms
    is_own = house.terms is not None
    return ShownTerms(terms, HOUSE, TableId(house.id), house_name(house), may_change=True, is_own=is_own)


async def terms_of_server(context: InteractionContext) -> ShownTerms:
    """Return the terms of new tables of the server."""
    terms = (await context.services.admin.settings(context.guild)).terms
    return ShownTerms(terms, SERVER, NOBODY, context.texts("terms-title-server"), may_change=True)


def terms_message(texts: Texts, shown: ShownTerms, setting: Setting | None = None) -> Message:
    """Return the terms, with the menus as far as the choice has come."""
    embed = _embed(texts, shown)
    if not shown.may_change:
        return of_embed(embed)
    rows: list[ComponentRow] = [[_settings_menu(texts, shown, setting)]]
    if setting is not None and setting in _open_settings(shown):
        rows.append([_values_menu(texts, shown, setting)])
    if shown.kind == HOUSE and shown.is_own:
        rows.append([go_the_way_of_the_server.button(texts("button-terms-of-server"), shown.number)])
    return of_embed(embed, rows)


def _open_settings(shown: ShownTerms) -> list[Setting]:
    """Return the settings that may be changed now."""
    return [setting for setting in settings_of(shown.terms) if setting.while_playing or not shown.is_running]


def _embed(texts: Texts, shown: ShownTerms) -> discord.Embed:
    lines = terms_lines(texts, shown.terms)
    if not shown.is_own:
        lines.append(texts("terms-as-server"))
    about = [
        texts("terms-setting", name=setting.name(texts), value=_value(texts, shown, setting))
        for setting in settings_of(shown.terms)
    ]
    key = ("terms-footer-table", "terms-footer-house", "terms-footer-server")[shown.kind]
    if shown.kind == TABLE and not shown.may_change:
        key = "terms-footer-fixed"
    elif shown.is_running:
        key = "terms-footer-running"
    return embed_of(texts("terms-title", whose=shown.title), [*lines, "", *about], footer=texts(key))


def _value(texts: Texts, shown: ShownTerms, setting: Setting) -> str:
    return texts.at_start(setting.words(texts, setting.value_of(shown.terms)))


def _settings_menu(texts: Texts, shown: ShownTerms, chosen: Setting | None) -> ui.Select[Any]:
    entries = [
        option(one.name(texts), one.field, description=_value(texts, shown, one)[:100], chosen=one == chosen)
        for one in _open_settings(shown)
    ]
    return choose_setting.menu(texts("menu-terms-setting"), entries, shown.number, 0, shown.kind)


def _values_menu(texts: Texts, shown: ShownTerms, setting: Setting) -> ui.Select[Any]:
    now = setting.value_of(shown.terms)
    entries = [
        option(
            texts.at_start(setting.words(texts, one)), f"{setting.field}={written(one)}", chosen=one == now
        )
        for one in setting.offered(shown.terms)
    ]
    placeholder = texts("menu-terms-value", name=setting.name(texts))
    return choose_value.menu(placeholder, entries, shown.number, 0, shown.kind)


def value_chosen(terms: Terms, text: str) -> tuple[Setting, Terms] | None:
    """Return the setting and the new terms for a menu's value; None for one that this version does not offer."""
    field, _, value = text.partition("=")
    setting = setting_named(field)
    if setting is None:
        return None
    found = [offered for offered in setting.offered(terms) if written(offered) == value]
    return (setting, setting.chosen(terms, found[0])) if found else None


@clickable(TERMS)
async def show_terms(click: Click) -> None:
    """Show the terms of a table, with the menus for its host until the match begins."""
    record = await record_here(click, click.table)
    await click.show_new(terms_message(click.texts, terms_of_table(click, record)))


@clickable("setserver")
async def set_up_server(click: Click) -> None:
    """Show the menus for the terms of new tables of the server."""
    if not click.administers:
        raise Refusal("admin-only")
    await click.show_new(terms_message(click.texts, await terms_of_server(click)))


@clickable(TERMS_OF_HOUSE)
async def show_terms_of_house(click: Click) -> None:
    """Show the menus for the terms of a house rule."""
    shown = await terms_of_house(click, await _house(click))
    await click.show_new(terms_message(click.texts, shown))


@clickable("tsetting", args=1)  # whose; value: the name of a setting
async def choose_setting(click: Click) -> None:
    """Show the values of a setting."""
    shown = await terms_at(click, click.id.args[0], click.table)
    await click.show(terms_message(click.texts, shown, setting_named(click.text)))


def _tokens(interaction: discord.Interaction[Any]) -> int:
    """Return the cost of a choice: the terms of a house rule or of a server are told to nobody."""
    chosen: dict[str, Any] = dict(interaction.data or {})
    return TELLS_TABLE if parse_click_id(str(chosen.get("custom_id"))).args[:1] == (TABLE,) else 0


@clickable("tvalue", args=1, tokens=_tokens)  # whose; value: a setting and what it is to be
async def choose_value(click: Click) -> None:
    """Set the chosen value; choosing it twice sets it once."""
    shown = await terms_at(click, click.id.args[0], click.table)
    chosen = value_chosen(shown.terms, click.text)
    if chosen is None:
        raise NotOurId(click.text)
    setting, terms = chosen
    await click.show(terms_message(click.texts, await _set(click, shown, terms), setting))


async def _set(click: Click, shown: ShownTerms, terms: Terms) -> ShownTerms:
    services = click.services
    if shown.kind == TABLE:
        record = await services.lobby.set_terms(
            click.table, click.user, terms, is_admin=click.administers, key=click.key
        )
        return terms_of_table(click, record)
    if shown.kind == HOUSE:
        house = await services.houses.set_terms(click.guild, click.user, HouseId(click.table), terms)
        return await terms_of_house(click, house)
    await services.admin.set_terms(click.guild, click.user, terms)
    return await terms_of_server(click)


@clickable("tserver")
async def go_the_way_of_the_server(click: Click) -> None:
    """Let a house rule follow the terms of the server again."""
    house = await _house(click)
    later = await click.services.houses.set_terms(click.guild, click.user, house.id, None)
    await click.show(terms_message(click.texts, await terms_of_house(click, later)))


async def _house(click: Click) -> HouseRule:
    if not click.administers:
        raise Refusal("house-admins-only")
    return await click.services.houses.numbered(click.guild, HouseId(click.table))
