"""Commands for the moves of the game: ``/draw``, ``/take-pile``, ``/meld``, ``/discard`` and others."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.actions import Action, Answer, AskPartner, Discard, Draw, LayDown, Pass
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.melding.spare_suits import own_sequences
from bot.canasta.notation import card_from_hand, parse_action, parse_plays, parse_take
from bot.canasta.view import SeatView
from bot.service.deals.coming_deal import LONGEST_CUT
from bot.ui.deals.next_deal import cut_here, say_ready
from bot.ui.hand.autocomplete import (
    discards_so_far,
    melds_so_far,
    special_hands_so_far,
    takes_so_far,
    threes_so_far,
)
from bot.ui.hand.moves import make_discard, make_move, take_back_here
from bot.ui.hand.orders import show_orders
from bot.ui.hand.parsing import ask_which, special_hand_named
from bot.ui.tables.autocomplete import own_tables_to_choose
from bot.ui.tables.selection import own_match, own_table, table_played
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE, costs
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.reading import reading

Interaction = discord.Interaction[Any]
CardText = app_commands.Range[str, 1, 200]


async def _move(interaction: Interaction, table: int | None, action: Action) -> None:
    async with InteractionContext(interaction) as context:
        record = await table_played(context, table)
        await make_move(context, record.id, action, record=record)


async def _typed_move(
    interaction: Interaction, table: int | None, typed: str, read: Callable[[str, SeatView], Action]
) -> None:
    async with InteractionContext(interaction) as context:
        record = await table_played(context, table)
        hand = await context.services.queries.hand(record.id, context.user)
        try:
            action = reading(context.texts, typed, lambda text: read(text, hand.view))
        except AmbiguousActionError as ambiguous:
            await ask_which(context, hand, ambiguous)
            return
        if isinstance(action, Discard):
            await make_discard(context, hand, action)
        else:
            await make_move(context, record.id, action, record=record)


class PlayCommands(commands.Cog):
    """The commands for the moves of the game."""

    @app_commands.command(name="draw", description=localized("command-draw"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def draw(self, interaction: Interaction, table: int | None = None) -> None:
        """Draw from the stock."""
        await _move(interaction, table, Draw())

    @app_commands.command(name="take-pile", description=localized("command-take-pile"))
    @app_commands.describe(cards=localized("option-take-cards"), table=localized("option-table"))
    @app_commands.autocomplete(cards=takes_so_far)
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def take_pile(
        self, interaction: Interaction, cards: CardText | None = None, table: int | None = None
    ) -> None:
        """Take the discard pile."""
        await _typed_move(interaction, table, cards or "", parse_take)

    @app_commands.command(name="meld", description=localized("command-meld"))
    @app_commands.describe(cards=localized("option-meld-cards"), table=localized("option-table"))
    @app_commands.autocomplete(cards=melds_so_far)
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def meld(self, interaction: Interaction, cards: CardText, table: int | None = None) -> None:
        """Lay down melds and lay off cards."""
        await _typed_move(interaction, table, cards, lambda text, view: LayDown(parse_plays(text, view)))

    @app_commands.command(name="take-back", description=localized("command-take-back"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def take_back(self, interaction: Interaction, table: int | None = None) -> None:
        """Take back what was laid down in this turn."""
        async with InteractionContext(interaction) as context:
            record = await table_played(context, table)
            await take_back_here(context, record.id)

    @app_commands.command(name="discard", description=localized("command-discard"))
    @app_commands.describe(card=localized("option-discard-card"), table=localized("option-table"))
    @app_commands.autocomplete(card=discards_so_far)
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def discard(self, interaction: Interaction, card: CardText, table: int | None = None) -> None:
        """Discard a card and end the turn."""
        await _typed_move(
            interaction,
            table,
            card,
            lambda text, view: Discard(card_from_hand(text, view.hand, own_sequences(view))),
        )

    @app_commands.command(
        name="ask-partner", description=localized("command-ask-partner"), extras=costs(CALLS_SOMEBODY)
    )
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def ask_partner(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask partner whether to go out."""
        await _move(interaction, table, AskPartner())

    @app_commands.command(name="answer", description=localized("command-answer"))
    @app_commands.describe(answer=localized("option-answer"), table=localized("option-table"))
    @app_commands.choices(
        answer=[
            app_commands.Choice(name=localized("choice-yes"), value="yes"),
            app_commands.Choice(name=localized("choice-no"), value="no"),
        ]
    )
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def answer(self, interaction: Interaction, answer: str, table: int | None = None) -> None:
        """Answer partner's question."""
        await _move(interaction, table, Answer(answer == "yes"))

    @app_commands.command(name="orders", description=localized("command-orders"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def orders(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the panel of standing orders."""
        async with InteractionContext(interaction) as context:
            record = await own_match(context, table)
            await show_orders(context, await context.services.queries.hand(record.id, context.user))

    @app_commands.command(name="ready", description=localized("command-ready"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def ready(self, interaction: Interaction, table: int | None = None) -> None:
        """Agree to the deal of the next round."""
        async with InteractionContext(interaction) as context:
            await say_ready(context, await own_match(context, table))

    @app_commands.command(name="cut", description=localized("command-cut"), extras=costs(TELLS_TABLE))
    @app_commands.describe(words=localized("option-cut-words"), table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def cut(
        self,
        interaction: Interaction,
        words: app_commands.Range[str, 1, LONGEST_CUT],
        table: int | None = None,
    ) -> None:
        """Cut the next deal."""
        async with InteractionContext(interaction) as context:
            record = await own_table(context, table)
            await cut_here(context, record.id, words)

    @app_commands.command(name="lay-threes", description=localized("command-lay-threes"))
    @app_commands.describe(cards=localized("option-three-cards"), table=localized("option-table"))
    @app_commands.autocomplete(cards=threes_so_far)
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def lay_threes(
        self, interaction: Interaction, cards: CardText | None = None, table: int | None = None
    ) -> None:
        """Lay threes that are held, and draw a card for each."""
        await _typed_move(
            interaction, table, cards or "", lambda text, view: parse_action(f"threes {text}", view)
        )

    @app_commands.command(name="special-hand", description=localized("command-special-hand"))
    @app_commands.describe(hand=localized("option-special-hand"), table=localized("option-table"))
    @app_commands.autocomplete(hand=special_hands_so_far)
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def special_hand(
        self, interaction: Interaction, hand: CardText | None = None, table: int | None = None
    ) -> None:
        """Show the whole hand as a special hand; this ends the round."""
        await _typed_move(
            interaction, table, hand or "", lambda text, view: special_hand_named(text or None, view)
        )

    @app_commands.command(name="end-round", description=localized("command-end-round"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def end_round(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave the pile when the stock is empty."""
        await _move(interaction, table, Pass())


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PlayCommands())
