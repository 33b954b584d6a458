"""Menus and buttons of the personal settings, all in private messages."""

from bot.service.clocks.zones import named
from bot.service.people.preferences import Notify, PlayerSettings
from bot.ui import verbs
from bot.ui.people.settings_panel import (
    CONFIRM,
    FIRST_PAGE,
    FOUR_COLOURS,
    HOURS_PAGE,
    OFF,
    SHOWINGS,
    SPACED,
    TEXT_ONLY,
    settings_message,
)
from bot.ui.people.settings_presenter import zone_name
from bot.ui.people.zone_form import zone_form
from bot.ui.toolkit.clickable import Click, Clickable, on_click
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext


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


@on_click(verbs.SETTINGS)
async def open_settings(click: Click) -> None:
    """Show a page."""
    await show_settings(click, page=click.id.args[0])


@on_click(verbs.SETTINGS_NOTIFY)
async def choose_notify(click: Click) -> None:
    """Set where the person is called."""
    if click.text not in set(Notify):
        raise NotOurId(click.text)
    await show_settings(click, await click.services.settings.notify(click.user, Notify(click.text)))


@on_click(verbs.SETTINGS_SHOWING)
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
    )
    await show_settings(click, later)


@on_click(verbs.QUIET_FROM)
async def choose_quiet_from(click: Click) -> None:
    """Set when the quiet hours begin."""
    minute = None if click.text == OFF else click.number
    await show_settings(click, await click.services.settings.quiet_from(click.user, minute), HOURS_PAGE)


@on_click(verbs.QUIET_UNTIL)
async def choose_quiet_until(click: Click) -> None:
    """Set when the quiet hours end."""
    await show_settings(
        click, await click.services.settings.quiet_until(click.user, click.number), HOURS_PAGE
    )


@on_click(verbs.DAYS_OFF)
async def choose_days_off(click: Click) -> None:
    """Set the days off to the chosen days."""
    await show_settings(click, await click.services.settings.days_off(click.user, click.numbers), HOURS_PAGE)


@on_click(verbs.ZONE_TYPE)
async def ask_for_zone(click: Click) -> None:
    """Ask where the person lives."""
    await click.ask_for(zone_form(click.texts))


@on_click(verbs.ZONE)
async def choose_zone(click: Click) -> None:
    """Set the time zone."""
    zone = named(click.text)
    if zone is None:
        raise NotOurId(click.text)
    later = await click.services.settings.zone(click.user, zone.name)
    note = click.texts("zone-set", place=zone_name(click.texts, zone))
    await show_settings(click, later, HOURS_PAGE, note)


SETTINGS: tuple[type[Clickable], ...] = (
    open_settings,
    choose_notify,
    choose_showing,
    choose_quiet_from,
    choose_quiet_until,
    choose_days_off,
    ask_for_zone,
    choose_zone,
)
