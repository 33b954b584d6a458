"""The form for the time zone, which asks for a place or for the local time."""

from bot.service.clocks.zones import search
from bot.ui import verbs
from bot.ui.people.settings_panel import HOURS_PAGE, NOWHERE, settings_message
from bot.ui.people.settings_presenter import zone_name
from bot.ui.texts import Texts
from bot.ui.toolkit.custom_ids import ClickId
from bot.ui.toolkit.forms import Form
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import shown

_LONGEST_PLACE = 80


def zone_form(texts: Texts) -> Form:
    """Return the form that asks for a place or a time."""
    return Form(
        ClickId(verbs.ZONE_TYPE.name, NOWHERE),
        title=texts("zone-form-title"),
        label=texts("zone-form-label"),
        hint=texts("zone-form-hint"),
        longest=_LONGEST_PLACE,
    )


async def answer_zone(context: InteractionContext, click_id: ClickId, typed: str) -> None:  # noqa: ARG001 - as every form is answered
    """Set the time zone if only one matches, else let the person choose."""
    settings = context.services.settings
    now = context.services.queries.now
    found = search(typed, now) if typed.strip() else ()
    if len(found) == 1:
        later = await settings.zone(context.user, found[0].name)
        note = context.texts("zone-set", place=zone_name(context.texts, found[0]))
        await context.show(settings_message(context.texts, later, now, HOURS_PAGE, note=note))
        return
    note = context.texts("zone-several" if found else "zone-none", typed=shown(typed, _LONGEST_PLACE))
    chosen = await settings.of(context.user)
    await context.show(settings_message(context.texts, chosen, now, HOURS_PAGE, note=note, zones=found))
