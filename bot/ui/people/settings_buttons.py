"""Menus, buttons and the form of the personal settings, all in private messages."""

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.zones import named, search
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.service.people.visible_text import visible
from bot.ui.people.settings_panel import (
    BY_GAME,
    COMPACT,
    CONFIRM,
    DAYS_OFF,
    FIRST_PAGE,
    FOUR_COLOURS,
    HAND_ORDER,
    HOURS_PAGE,
    LESSONS,
    OFF,
    OWN_CARDS,
    QUIET_FROM,
    QUIET_UNTIL,
    SETTINGS,
    SETTINGS_NOTIFY,
    SETTINGS_SHOWING,
    SHOWINGS,
    SPACED,
    TEXT_ONLY,
    ZONE,
    ZONE_TYPE,
    settings_message,
)
from bot.ui.people.settings_presenter import zone_name
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId, NotOurId
from bot.ui.toolkit.forms import Form, on_submit
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import shown

_LONGEST_PLACE = 80


async def show_settings(
    context: InteractionContext,
    settings: PlayerSettings | None = None,
    page: int = FIRST_PAGE,
    note: str | None = None,
) -> None:
    """Show a page of the panel in its present state."""
    chosen = settings or await context.services.settings.of(context.user)
    now = context.services.queries.now
    await context.show(settings_message(context.texts, chosen, now, page, note=note))


@on_click(SETTINGS)
async def open_settings(click: Click) -> None:
    """Show a page."""
    await show_settings(click, page=click.id.args[0])


@on_click(SETTINGS_NOTIFY)
async def choose_notify(click: Click) -> None:
    """Set where the person is called."""
    if click.text not in set(Notify):
        raise NotOurId(click.text)
    await show_settings(click, await click.services.settings.notify(click.user, Notify(click.text)))


@on_click(OWN_CARDS)
async def choose_own_cards(click: Click) -> None:
    """Set how the person's own cards are shown."""
    if click.text not in set(HandStyle):
        raise NotOurId(click.text)
    await show_settings(click, await click.services.settings.own_cards(click.user, HandStyle(click.text)))


@on_click(HAND_ORDER)
async def choose_hand_order(click: Click) -> None:
    """Set the order of the person's hands."""
    if click.text not in {BY_GAME, *HandOrder}:
        raise NotOurId(click.text)
    order = None if click.text == BY_GAME else HandOrder(click.text)
    await show_settings(click, await click.services.settings.hand_order(click.user, order))


@on_click(SETTINGS_SHOWING)
async def choose_showing(click: Click) -> None:
    """Set how cards are shown: options that are not chosen are off."""
    chosen = set(click.values)
    if not chosen <= set(SHOWINGS):
        raise NotOurId(click.id.verb)
    later = await click.services.settings.showing(
        click.user,
        confirm_discard=CONFIRM in chosen,
        text_only=TEXT_ONLY in chosen,
        four_colours=FOUR_COLOURS in chosen,
        spaced=SPACED in chosen,
        compact=COMPACT in chosen,
        has_lessons=LESSONS in chosen,
    )
    await show_settings(click, later)


@on_click(QUIET_FROM)
async def choose_quiet_from(click: Click) -> None:
    """Set when the quiet hours begin."""
    minute = None if click.text == OFF else click.number
    await show_settings(click, await click.services.settings.quiet_from(click.user, minute), HOURS_PAGE)


@on_click(QUIET_UNTIL)
async def choose_quiet_until(click: Click) -> None:
    """Set when the quiet hours end."""
    await show_settings(
        click, await click.services.settings.quiet_until(click.user, click.number), HOURS_PAGE
    )


@on_click(DAYS_OFF)
async def choose_days_off(click: Click) -> None:
    """Set the days off to the chosen days."""
    await show_settings(click, await click.services.settings.days_off(click.user, click.numbers), HOURS_PAGE)


@on_click(ZONE_TYPE)
async def ask_for_zone(click: Click) -> None:
    """Ask where the person lives."""
    await click.ask_for(zone_form(click.texts))


@on_click(ZONE)
async def choose_zone(click: Click) -> None:
    """Set the time zone."""
    zone = named(click.text)
    if zone is None:
        raise NotOurId(click.text)
    later = await click.services.settings.zone(click.user, zone.name)
    note = click.texts("zone-set", place=zone_name(click.texts, zone))
    await show_settings(click, later, HOURS_PAGE, note)


def zone_form(texts: Texts) -> Form:
    """Return the form that asks for a place or a time."""
    return Form(
        ClickId(ZONE_TYPE.name, NO_TABLE),
        title=texts("zone-form-title"),
        label=texts("zone-form-label"),
        hint=texts("zone-form-hint"),
        longest=_LONGEST_PLACE,
    )


@on_submit(ZONE_TYPE)
async def answer_zone(context: InteractionContext, click_id: ClickId, typed: str) -> None:  # noqa: ARG001 - as every form is answered
    """Set the time zone if only one matches, else let the person choose."""
    settings = context.services.settings
    now = context.services.queries.now
    found = search(visible(typed), now)
    if len(found) == 1:
        later = await settings.zone(context.user, found[0].name)
        note = context.texts("zone-set", place=zone_name(context.texts, found[0]))
        await context.show(settings_message(context.texts, later, now, HOURS_PAGE, note=note))
        return
    note = context.texts("zone-several" if found else "zone-none", typed=shown(typed, _LONGEST_PLACE))
    chosen = await settings.of(context.user)
    await context.show(settings_message(context.texts, chosen, now, HOURS_PAGE, note=note, zones=found))
