"""Registry of everything that can be clicked: importing a module registers its buttons, menus and forms."""

from typing import Any, Final

import discord
from discord import ui

from bot.ui import server_setup
from bot.ui.administration import actions as administration_actions
from bot.ui.administration import doctor_panel
from bot.ui.administration import log as admin_log
from bot.ui.clocks import pauses, terms_form, time_buttons
from bot.ui.daily import panel as daily_panel
from bot.ui.deals import next_deal, verifying
from bot.ui.delivery import table_message
from bot.ui.evenings import organising as organising_evenings
from bot.ui.evenings import panel as evenings_panel
from bot.ui.hand import buttons as hand_buttons
from bot.ui.hand import open_hand, orders
from bot.ui.help import pages as help_pages
from bot.ui.history import log_panel, replaying, review, score_panel, sharing
from bot.ui.house_rules import menus as house_rules_menus
from bot.ui.house_rules import versions as house_rules_versions
from bot.ui.learning import panel as learning_panel
from bot.ui.library import panel as library_panel
from bot.ui.lobby import buttons as lobby_buttons
from bot.ui.lobby import computers, inviting, my_tables, new_table, players_role, rotating
from bot.ui.people import privacy, settings_panel
from bot.ui.practice import starting as practice_starting
from bot.ui.ratings import panel as ratings_panel
from bot.ui.rules import game_browser
from bot.ui.rules import pages as rules_pages
from bot.ui.score_pads import counting as score_pads_counting
from bot.ui.score_pads import panel as score_pads_panel
from bot.ui.score_pads import showing as score_pads_showing
from bot.ui.seats import buttons as seats_buttons
from bot.ui.statistics import panel as statistics_panel
from bot.ui.statistics import records_panel, year_panel
from bot.ui.tables import screens
from bot.ui.toolkit.clickable import CLICKABLES, Clickable, outdated
from bot.ui.tournaments import buttons as tournament_buttons
from bot.ui.tournaments import form as tournament_form
from bot.ui.tournaments import organising as tournament_organising
from bot.ui.tournaments import players as tournament_players
from bot.ui.tournaments import rounds as tournament_rounds
from bot.ui.tournaments import standings as tournament_standings
from bot.ui.tournaments import verdicts as tournament_verdicts

MODULES: Final = (
    administration_actions,
    admin_log,
    doctor_panel,
    server_setup,
    pauses,
    terms_form,
    time_buttons,
    daily_panel,
    next_deal,
    verifying,
    table_message,
    evenings_panel,
    organising_evenings,
    hand_buttons,
    open_hand,
    help_pages,
    log_panel,
    statistics_panel,
    records_panel,
    year_panel,
    ratings_panel,
    replaying,
    review,
    score_panel,
    sharing,
    house_rules_menus,
    house_rules_versions,
    learning_panel,
    library_panel,
    lobby_buttons,
    computers,
    inviting,
    my_tables,
    new_table,
    players_role,
    rotating,
    orders,
    privacy,
    practice_starting,
    settings_panel,
    game_browser,
    rules_pages,
    score_pads_counting,
    score_pads_panel,
    score_pads_showing,
    seats_buttons,
    tournament_buttons,
    tournament_form,
    tournament_organising,
    tournament_players,
    tournament_rounds,
    tournament_standings,
    tournament_verdicts,
)
"""The modules that answer clicks and forms. A new one is added here."""

screens.HAND.shown_by(open_hand.show_hand)
screens.RESULT.shown_by(score_panel.show_result)
screens.BOARD.shown_by(table_message.show_table)

KNOWN: Final[tuple[type[Clickable], ...]] = tuple(CLICKABLES.values())
"""One class for each verb."""

ALL_CLICKABLES: Final[tuple[type[Clickable], ...]] = (*KNOWN, outdated(KNOWN))
"""The classes that the client registers at the start, with the fallback."""


async def answer_vanished(interaction: discord.Interaction[Any]) -> None:
    """Answer a click on a button that is no longer on its message.

    Discord sends the message as it is when the click arrives. If it was edited in between, as after a double click,
    discord.py does not find the button and says nothing.
    """
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    kind_of_view = ui.LayoutView if interaction.message.flags.components_v2 else ui.View
    view = kind_of_view.from_message(interaction.message, timeout=None)
    if any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children()):
        return
    for kind in ALL_CLICKABLES:
        if kind.__discord_ui_compiled_template__.fullmatch(custom_id):
            await kind(ui.Button(custom_id=custom_id)).callback(interaction)
            return
