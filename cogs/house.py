"""``/house``: the house rules of a server, and ``/library``: those that servers offer to all others."""

from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.options import Option
from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.canasta.rules.share_code import decode
from bot.service.house_rules.editing import LONGEST_NAME
from bot.ui.clocks.terms_form import terms_message, terms_of_house, terms_of_server
from bot.ui.house_rules.autocomplete import (
    changed_options_to_choose,
    houses_to_choose,
    option_named,
    options_to_choose,
    presets_to_choose,
    values_to_choose,
)
from bot.ui.house_rules.menus import (
    changed,
    delete_message,
    form_message,
    house_list_message,
    house_message,
    offer_message,
    unset_text,
)
from bot.ui.house_rules.values import value_typed
from bot.ui.library.panel import ask_to_publish, show_library
from bot.ui.tables.selection import game_named
from bot.ui.toolkit.commands import command, localized
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import plain, shown
from bot.ui.words.options import difference_sentence, house_name, house_sentence, preset_name

Name = app_commands.Range[str, 1, 100]


@app_commands.default_permissions(manage_guild=True)
class HouseCommands(commands.GroupCog, group_name="house", group_description=localized("command-house")):
    """The commands for house rules, for server managers; everybody can read the rules with ``/rules``."""

    @command("list", "command-house-list")
    async def list(self, context: InteractionContext) -> None:
        """List all house rules."""
        houses = await context.services.houses.all(context.guild)
        await context.show(house_list_message(context.texts, houses))

    @command("show", "command-house-show", name=("option-house-name", houses_to_choose))
    async def show(self, context: InteractionContext, name: Name) -> None:
        """Show a house rule."""
        house = await context.services.houses.named(context.guild, name)
        await context.show(house_message(context.texts, house))

    @command(
        "create",
        "command-house-create",
        name="option-house-new-name",
        preset=("option-house-preset", presets_to_choose),
    )
    async def create(
        self,
        context: InteractionContext,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        preset: Name = DEFAULT_PRESET,
    ) -> None:
        """Create a house rule."""
        house = await context.services.houses.create(
            context.guild, context.user, plain(name, LONGEST_NAME), game_named(context, preset)
        )
        note = context.texts("house-made", name=house_name(house))
        await context.show(form_message(context.texts, house, note=note))

    @command(
        "set",
        "command-house-set",
        name=("option-house-name", houses_to_choose),
        option=("option-house-option", options_to_choose),
        value=("option-house-value", values_to_choose),
    )
    async def set(
        self, context: InteractionContext, name: Name, option: Name, value: app_commands.Range[str, 1, 500]
    ) -> None:
        """Set an option of a house rule."""
        house = await context.services.houses.named(context.guild, name)
        meant = _option(context, option)
        wanted = value_typed(context.texts, house, meant, value)
        houses = context.services.houses
        change = houses.set(context.guild, context.user, house.id, {meant.id: wanted})
        later = await changed(context, house, change)
        if later is not None:
            what = difference_sentence(context.texts, meant.id, wanted)
            await context.show(
                house_message(context.texts, later, context.texts("house-set-done", what=what))
            )

    @command(
        "unset",
        "command-house-unset",
        name=("option-house-name", houses_to_choose),
        option=("option-house-option", changed_options_to_choose),
    )
    async def unset(self, context: InteractionContext, name: Name, option: Name) -> None:
        """Reset an option to its value in the preset."""
        house = await context.services.houses.named(context.guild, name)
        meant = _option(context, option)
        houses = context.services.houses
        change = houses.unset(context.guild, context.user, house.id, meant.id)
        if await changed(context, house, change) is not None:
            await context.say(unset_text(context.texts, house, meant))

    @command("edit", "command-house-edit", name=("option-house-name", houses_to_choose))
    async def edit(self, context: InteractionContext, name: Name) -> None:
        """Open the form of a house rule."""
        house = await context.services.houses.named(context.guild, name)
        await context.show(form_message(context.texts, house))

    @command("delete", "command-house-delete", name=("option-house-name", houses_to_choose))
    async def delete(self, context: InteractionContext, name: Name) -> None:
        """Delete a house rule, after confirmation."""
        house = await context.services.houses.named(context.guild, name)
        await context.show(delete_message(context.texts, house))

    @command("default", "command-house-default", name=("option-house-default", houses_to_choose))
    async def default(self, context: InteractionContext, name: Name | None = None) -> None:
        """Set the default of new tables."""
        houses = context.services.houses
        if name is None:
            await houses.set_default(context.guild, context.user, None)
            usual = preset_name(context.texts, DEFAULT_PRESET)
            await context.say(context.texts("house-default-none", preset=usual))
            return
        house = await houses.named(context.guild, name)
        await houses.set_default(context.guild, context.user, house.id)
        await context.say(context.texts("house-default-done", name=house_name(house)))

    @command("terms", "command-house-terms", name=("option-house-terms", houses_to_choose))
    async def terms(self, context: InteractionContext, name: Name | None = None) -> None:
        """Show and change the time settings of a house rule, or of all new tables."""
        if name is None:
            shown = await terms_of_server(context)
        else:
            shown = await terms_of_house(context, await context.services.houses.named(context.guild, name))
        await context.show(terms_message(context.texts, shown))

    @command("share", "command-house-share", name=("option-house-name", houses_to_choose))
    async def share(self, context: InteractionContext, name: Name) -> None:
        """Show the share code of a house rule."""
        house = await context.services.houses.named(context.guild, name)
        code = await context.services.houses.share(context.guild, house.name)
        what = house_sentence(context.texts, house.preset, house.differences)[:800]
        await context.say(context.texts("house-share", name=house_name(house), what=what, code=code))

    @command("publish", "command-house-publish", name=("option-house-name", houses_to_choose))
    async def publish(self, context: InteractionContext, name: Name) -> None:
        """Open the form that offers a house rule to all servers."""
        await ask_to_publish(context, await context.services.houses.named(context.guild, name))

    @command("import", "command-house-import", code="option-house-code", name="option-house-new-name")
    async def take_over(
        self,
        context: InteractionContext,
        code: app_commands.Range[str, 1, 1500],
        name: app_commands.Range[str, 1, LONGEST_NAME],
    ) -> None:
        """Show a house rule shared by another server, to be accepted or not."""
        preset, differences = decode(code)
        wanted = plain(name, LONGEST_NAME)
        await context.services.houses.expect_acceptable(context.guild, wanted, code)
        await context.show(offer_message(context.texts, wanted, code.strip(), preset, differences))


def _option(context: InteractionContext, named: str) -> Option:
    """Return the option of this id or name.

    Raises:
        Refusal
    """
    option = option_named(context.texts, named)
    if option is None:
        raise Refusal("house-option-unknown", option=shown(named, 60))
    return option


class LibraryCommands(commands.Cog):
    """The command for the library of house rules."""

    @command("library", "command-library")
    async def library(self, context: InteractionContext) -> None:
        """Show the newest house rules of the library."""
        await show_library(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(HouseCommands())
    await bot.add_cog(LibraryCommands())
