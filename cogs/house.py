"""``/house``: the house rules of a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.options import Option
from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.canasta.rules.share_code import decode
from bot.service.house_rules.editing import LONGEST_NAME, ContradictionError
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
    contradiction_message,
    delete_message,
    form_message,
    house_list_message,
    house_message,
    offer_message,
)
from bot.ui.house_rules.values import value_typed
from bot.ui.library.panel import ask_to_publish
from bot.ui.tables.rules_named import game_named
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import plain, shown
from bot.ui.words.options import difference_sentence, house_name, house_sentence, option_name, preset_name

Interaction = discord.Interaction[Any]
Name = app_commands.Range[str, 1, 100]


@app_commands.default_permissions(manage_guild=True)
class HouseCommands(commands.GroupCog, group_name="house", group_description=localized("command-house")):
    """The commands for house rules, for server managers; everybody can read the rules with ``/rules``."""

    @app_commands.command(name="list", description=localized("command-house-list"))
    async def list(self, interaction: Interaction) -> None:
        """List all house rules."""
        async with InteractionContext(interaction) as context:
            houses = await context.services.houses.all(context.guild)
            await context.show(house_list_message(context.texts, houses))

    @app_commands.command(name="show", description=localized("command-house-show"))
    @app_commands.describe(name=localized("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def show(self, interaction: Interaction, name: Name) -> None:
        """Show a house rule."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.named(context.guild, name)
            await context.show(house_message(context.texts, house))

    @app_commands.command(name="create", description=localized("command-house-create"))
    @app_commands.describe(name=localized("option-house-new-name"), preset=localized("option-house-preset"))
    @app_commands.autocomplete(preset=presets_to_choose)
    async def create(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        preset: Name = DEFAULT_PRESET,
    ) -> None:
        """Create a house rule."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.create(
                context.guild, context.user, plain(name, LONGEST_NAME), game_named(context, preset)
            )
            note = context.texts("house-made", name=house_name(house))
            await context.show(form_message(context.texts, house, note=note))

    @app_commands.command(name="set", description=localized("command-house-set"))
    @app_commands.describe(
        name=localized("option-house-name"),
        option=localized("option-house-option"),
        value=localized("option-house-value"),
    )
    @app_commands.autocomplete(name=houses_to_choose, option=options_to_choose, value=values_to_choose)
    async def set(
        self, interaction: Interaction, name: Name, option: Name, value: app_commands.Range[str, 1, 500]
    ) -> None:
        """Set an option of a house rule."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.named(context.guild, name)
            meant = _option(context, option)
            wanted = value_typed(context.texts, house, meant, value)
            try:
                later = await context.services.houses.set(
                    context.guild, context.user, house.id, {meant.id: wanted}
                )
            except ContradictionError as error:
                await context.show(contradiction_message(context.texts, house, error))
                return
            done = context.texts("house-set-done", what=difference_sentence(context.texts, meant.id, wanted))
            await context.show(house_message(context.texts, later, done))

    @app_commands.command(name="unset", description=localized("command-house-unset"))
    @app_commands.describe(name=localized("option-house-name"), option=localized("option-house-option"))
    @app_commands.autocomplete(name=houses_to_choose, option=changed_options_to_choose)
    async def unset(self, interaction: Interaction, name: Name, option: Name) -> None:
        """Reset an option to its value in the preset."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.named(context.guild, name)
            meant = _option(context, option)
            try:
                await context.services.houses.unset(context.guild, context.user, house.id, meant.id)
            except ContradictionError as error:
                await context.show(contradiction_message(context.texts, house, error))
                return
            await context.say(
                context.texts(
                    "house-unset-done",
                    name=option_name(context.texts, meant.id),
                    preset=preset_name(context.texts, house.preset),
                )
            )

    @app_commands.command(name="edit", description=localized("command-house-edit"))
    @app_commands.describe(name=localized("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def edit(self, interaction: Interaction, name: Name) -> None:
        """Open the form of a house rule."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.named(context.guild, name)
            await context.show(form_message(context.texts, house))

    @app_commands.command(name="delete", description=localized("command-house-delete"))
    @app_commands.describe(name=localized("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def delete(self, interaction: Interaction, name: Name) -> None:
        """Delete a house rule, after confirmation."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.named(context.guild, name)
            await context.show(delete_message(context.texts, house))

    @app_commands.command(name="default", description=localized("command-house-default"))
    @app_commands.describe(name=localized("option-house-default"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def default(self, interaction: Interaction, name: Name | None = None) -> None:
        """Set the default of new tables."""
        async with InteractionContext(interaction) as context:
            houses = context.services.houses
            if name is None:
                await houses.set_default(context.guild, context.user, None)
                usual = preset_name(context.texts, DEFAULT_PRESET)
                await context.say(context.texts("house-default-none", preset=usual))
                return
            house = await houses.named(context.guild, name)
            await houses.set_default(context.guild, context.user, house.id)
            await context.say(context.texts("house-default-done", name=house_name(house)))

    @app_commands.command(name="terms", description=localized("command-house-terms"))
    @app_commands.describe(name=localized("option-house-terms"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def terms(self, interaction: Interaction, name: Name | None = None) -> None:
        """Show and change the time settings of a house rule, or of all new tables."""
        async with InteractionContext(interaction) as context:
            if name is None:
                shown = await terms_of_server(context)
            else:
                shown = await terms_of_house(
                    context, await context.services.houses.named(context.guild, name)
                )
            await context.show(terms_message(context.texts, shown))

    @app_commands.command(name="share", description=localized("command-house-share"))
    @app_commands.describe(name=localized("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def share(self, interaction: Interaction, name: Name) -> None:
        """Show the share code of a house rule."""
        async with InteractionContext(interaction) as context:
            house = await context.services.houses.named(context.guild, name)
            code = await context.services.houses.share(context.guild, house.name)
            what = house_sentence(context.texts, house.preset, house.differences)[:800]
            await context.say(context.texts("house-share", name=house_name(house), what=what, code=code))

    @app_commands.command(name="publish", description=localized("command-house-publish"))
    @app_commands.describe(name=localized("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def publish(self, interaction: Interaction, name: Name) -> None:
        """Open the form that offers a house rule to all servers."""
        async with InteractionContext(interaction) as context:
            await ask_to_publish(context, await context.services.houses.named(context.guild, name))

    @app_commands.command(name="import", description=localized("command-house-import"))
    @app_commands.describe(code=localized("option-house-code"), name=localized("option-house-new-name"))
    async def take_over(
        self,
        interaction: Interaction,
        code: app_commands.Range[str, 1, 1500],
        name: app_commands.Range[str, 1, LONGEST_NAME],
    ) -> None:
        """Show a house rule shared by another server, to be accepted or not."""
        async with InteractionContext(interaction) as context:
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


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(HouseCommands())
