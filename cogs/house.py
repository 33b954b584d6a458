"""``/house``: the house rules of a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.options import OPTIONS_BY_ID, Option
from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.canasta.rules.share_code import decode
from bot.canasta.rules.values import parse_value
from bot.service.house_rules.editing import LONGEST_NAME, ContradictionError
from bot.ui.clocks.terms_form import agreed_in_house, agreed_in_server, terms_message
from bot.ui.house_rules.autocomplete import (
    changed_options_to_choose,
    houses_to_choose,
    options_to_choose,
    presets_to_choose,
    values_to_choose,
)
from bot.ui.house_rules.menus import (
    contradiction_message,
    delete_message,
    form_message,
    house_message,
    offer_message,
)
from bot.ui.house_rules.presenter import house_list_embed, house_name, house_sentence
from bot.ui.toolkit.command_names import said
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import of_embed
from bot.ui.words.names import plain
from bot.ui.words.options import difference_sentence, option_name, preset_name

Interaction = discord.Interaction[Any]
Name = app_commands.Range[str, 1, 100]


@app_commands.default_permissions(manage_guild=True)
class HouseCommands(commands.GroupCog, group_name="house", group_description=said("command-house")):
    """The commands for house rules, for server managers; everybody can read the rules with ``/rules``."""

    @app_commands.command(name="list", description=said("command-house-list"))
    async def list(self, interaction: Interaction) -> None:
        """List all house rules."""
        async with Asked(interaction) as asked:
            houses = await asked.services.houses.all(asked.guild)
            await asked.show(of_embed(house_list_embed(asked.texts, houses)))

    @app_commands.command(name="show", description=said("command-house-show"))
    @app_commands.describe(name=said("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def show(self, interaction: Interaction, name: Name) -> None:
        """Show a house rule."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.named(asked.guild, name)
            await asked.show(house_message(asked.texts, house))

    @app_commands.command(name="create", description=said("command-house-create"))
    @app_commands.describe(name=said("option-house-new-name"), preset=said("option-house-preset"))
    @app_commands.autocomplete(preset=presets_to_choose)
    async def create(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        preset: Name = DEFAULT_PRESET,
    ) -> None:
        """Create a house rule."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.create(
                asked.guild, asked.user, plain(name, LONGEST_NAME), preset
            )
            note = asked.texts("house-made", name=house_name(house))
            await asked.show(form_message(asked.texts, house, note=note))

    @app_commands.command(name="set", description=said("command-house-set"))
    @app_commands.describe(
        name=said("option-house-name"), option=said("option-house-option"), value=said("option-house-value")
    )
    @app_commands.autocomplete(name=houses_to_choose, option=options_to_choose, value=values_to_choose)
    async def set(
        self, interaction: Interaction, name: Name, option: Name, value: app_commands.Range[str, 1, 500]
    ) -> None:
        """Set an option of a house rule."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.named(asked.guild, name)
            meant = _option(option)
            wanted = parse_value(meant, value)
            try:
                later = await asked.services.houses.set(asked.guild, asked.user, house.id, {meant.id: wanted})
            except ContradictionError as error:
                await asked.show(contradiction_message(asked.texts, house, error))
                return
            done = asked.texts("house-set-done", what=difference_sentence(asked.texts, meant.id, wanted))
            await asked.show(house_message(asked.texts, later, done))

    @app_commands.command(name="unset", description=said("command-house-unset"))
    @app_commands.describe(name=said("option-house-name"), option=said("option-house-option"))
    @app_commands.autocomplete(name=houses_to_choose, option=changed_options_to_choose)
    async def unset(self, interaction: Interaction, name: Name, option: Name) -> None:
        """Reset an option to its value in the preset."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.named(asked.guild, name)
            meant = _option(option)
            try:
                await asked.services.houses.unset(asked.guild, asked.user, house.id, meant.id)
            except ContradictionError as error:
                await asked.show(contradiction_message(asked.texts, house, error))
                return
            await asked.say(
                asked.texts(
                    "house-unset-done",
                    name=option_name(asked.texts, meant.id),
                    preset=preset_name(asked.texts, house.preset),
                )
            )

    @app_commands.command(name="edit", description=said("command-house-edit"))
    @app_commands.describe(name=said("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def edit(self, interaction: Interaction, name: Name) -> None:
        """Open the form of a house rule."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.named(asked.guild, name)
            await asked.show(form_message(asked.texts, house))

    @app_commands.command(name="delete", description=said("command-house-delete"))
    @app_commands.describe(name=said("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def delete(self, interaction: Interaction, name: Name) -> None:
        """Delete a house rule, after confirmation."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.named(asked.guild, name)
            await asked.show(delete_message(asked.texts, house))

    @app_commands.command(name="default", description=said("command-house-default"))
    @app_commands.describe(name=said("option-house-default"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def default(self, interaction: Interaction, name: Name | None = None) -> None:
        """Set the default of new tables."""
        async with Asked(interaction) as asked:
            houses = asked.services.houses
            if name is None:
                await houses.set_default(asked.guild, asked.user, None)
                usual = preset_name(asked.texts, DEFAULT_PRESET)
                await asked.say(asked.texts("house-default-none", preset=usual))
                return
            house = await houses.named(asked.guild, name)
            await houses.set_default(asked.guild, asked.user, house.id)
            await asked.say(asked.texts("house-default-done", name=house_name(house)))

    @app_commands.command(name="terms", description=said("command-house-terms"))
    @app_commands.describe(name=said("option-house-terms"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def terms(self, interaction: Interaction, name: Name | None = None) -> None:
        """Show and change the time settings of a house rule, or of all new tables."""
        async with Asked(interaction) as asked:
            if name is None:
                agreed = await agreed_in_server(asked)
            else:
                agreed = await agreed_in_house(asked, await asked.services.houses.named(asked.guild, name))
            await asked.show(terms_message(asked.texts, agreed))

    @app_commands.command(name="share", description=said("command-house-share"))
    @app_commands.describe(name=said("option-house-name"))
    @app_commands.autocomplete(name=houses_to_choose)
    async def share(self, interaction: Interaction, name: Name) -> None:
        """Show the share code of a house rule."""
        async with Asked(interaction) as asked:
            house = await asked.services.houses.named(asked.guild, name)
            code = await asked.services.houses.share(asked.guild, house.name)
            what = house_sentence(asked.texts, house.preset, house.differences)[:800]
            await asked.say(asked.texts("house-share", name=house_name(house), what=what, code=code))

    @app_commands.command(name="import", description=said("command-house-import"))
    @app_commands.describe(code=said("option-house-code"), name=said("option-house-new-name"))
    async def take_over(
        self,
        interaction: Interaction,
        code: app_commands.Range[str, 1, 1500],
        name: app_commands.Range[str, 1, LONGEST_NAME],
    ) -> None:
        """Show a house rule shared by another server, to be accepted or not."""
        async with Asked(interaction) as asked:
            preset, differences = decode(code)
            wanted = plain(name, LONGEST_NAME)
            await asked.services.houses.expect_acceptable(asked.guild, wanted, code)
            await asked.show(offer_message(asked.texts, wanted, code.strip(), preset, differences))


def _option(named: str) -> Option:
    """Return the option of this id.

    Raises:
        Refusal
    """
    option = OPTIONS_BY_ID.get(named.strip().casefold().replace(" ", "_"))
    if option is None:
        raise Refusal("house-option-unknown", option=plain(named, 60))
    return option


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(HouseCommands())
