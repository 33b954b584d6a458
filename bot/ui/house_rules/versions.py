"""The history of a house rule: who changed what and when, and the way back to an earlier version."""

from itertools import pairwise
from typing import Final

from discord.utils import format_dt
from msgspec import structs

from bot.service.house_rules.model import HouseRule, HouseVersion
from bot.service.people.anonymising import NOBODY
from bot.ui.house_rules.menus import HISTORY, changed, house_message, house_of, place_of
from bot.ui.house_rules.presenter import house_embed
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import shown
from bot.ui.words.options import (
    difference_sentence,
    goes_by_round,
    house_name,
    house_sentence,
    option_name,
    preset_name,
)

_LONGEST_LINE: Final = 300


def history_message(texts: Texts, house: HouseRule) -> Message:
    """Return the versions of a house rule, the newest first, with a menu of those that it can be taken back to."""
    history = house.history
    changes = [_changes(texts, house, before, after) for before, after in pairwise(history)]
    told = [house_sentence(texts, house.preset, history[0].differences), *changes]
    lines = [
        limits.cut(
            texts(
                "house-version-now" if version is history[-1] else "house-version",
                number=number,
                when=format_dt(version.at, "R"),
                who=texts("name-somebody") if version.by == NOBODY else f"<@{version.by}>",
                what=what,
            ),
            _LONGEST_LINE,
        )
        for number, (version, what) in enumerate(zip(history, told, strict=True), 1)
    ]
    embed = embed_of(texts("house-history-title", name=house_name(house)), reversed(lines))
    rows: list[ComponentRow] = []
    entries = [
        option(f"{number}: {house_sentence(texts, house.preset, version.differences)}", version.revision)
        for number, version in enumerate(history, 1)
        if version.differences != house.differences
    ]
    if entries:
        rows.append([show_version.menu(texts("menu-house-versions"), entries[::-1], place_of(house))])
    back = show_house.button(texts("button-back"), place_of(house))
    return of_embed(embed, [*rows, [back]])


def version_message(texts: Texts, house: HouseRule, version: HouseVersion) -> Message:
    """Return an earlier version with its rules, and the button that takes the house rule back to it."""
    embed = house_embed(texts, structs.replace(house, differences=version.differences)).remove_footer()
    number = house.history.index(version) + 1
    title = texts("house-version-title", name=house_name(house), number=number)
    embed.title = limits.cut(title, limits.TITLE)
    then = structs.replace(version, name=house.name)  # which stays
    note = texts("house-version-instead", changes=_changes(texts, house, house.history[-1], then))
    take = take_back.button(
        texts("button-house-take-back"), place_of(house), 0, version.revision, style=GREEN
    )
    back = HISTORY.button(texts("button-back"), place_of(house))
    is_as_now = version.differences == house.differences
    buttons = [back] if is_as_now else [take, back]
    return Message(None if is_as_now else limits.cut(note, limits.CONTENT), (embed,), [buttons])


def _changes(texts: Texts, house: HouseRule, before: HouseVersion, after: HouseVersion) -> str:
    """Return in words how a version differs from the one before."""
    by_round = goes_by_round(house.preset, after.differences)
    clauses = [
        difference_sentence(texts, option, value, by_round=by_round)
        for option, value in after.differences.items()
        if before.differences.get(option) != value or option not in before.differences
    ]
    undone = [option_name(texts, one) for one in before.differences if one not in after.differences]
    if undone:
        preset = preset_name(texts, house.preset)
        clauses.append(
            texts("house-version-undone", names=texts.listed(undone), count=len(undone), preset=preset)
        )
    if before.name != after.name:
        clauses.append(texts("house-version-renamed", name=shown(after.name)))
    return texts.listed(clauses)


@clickable(HISTORY)
async def show_history(click: Click) -> None:
    """Show who changed the house rule, when and how."""
    await click.show(history_message(click.texts, await house_of(click)))


@clickable("hshow")
async def show_house(click: Click) -> None:
    """Show the house rule as it is now."""
    await click.show(house_message(click.texts, await house_of(click)))


@clickable("hversion")  # value: the revision of a version
async def show_version(click: Click) -> None:
    """Show an earlier version; the history where it is not kept any more."""
    house = await house_of(click)
    if not click.text.isdecimal():
        raise NotOurId(click.text)
    version = next((one for one in house.history if one.revision == int(click.text)), None)
    if version is None:
        await click.show(history_message(click.texts, house))
    else:
        await click.show(version_message(click.texts, house, version))


@clickable("hback", args=1)  # the revision of a version
async def take_back(click: Click) -> None:
    """Give the house rule the options of an earlier version again."""
    house = await house_of(click)
    houses, revision = click.services.houses, click.id.args[0]
    change = houses.take_back_to(click.guild, click.user, house.id, revision)
    later = await changed(click, house, change)
    if later is not None:
        note = click.texts("house-taken-back", name=house_name(later))
        await click.show(house_message(click.texts, later, note))
