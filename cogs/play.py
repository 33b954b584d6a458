"""Commands for the moves of the game: ``/draw``, ``/take-pile``, ``/meld``, ``/discard`` and others."""

from collections.abc import Callable

from discord import app_commands
from discord.ext import commands

from bot.canasta.actions import Action, Answer, AskPartner, Discard, Draw, Pass
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.melding.runs import own_sequences
from bot.canasta.notation.action_parser import parse_action, parse_lay_down, parse_take
from bot.canasta.notation.card_parser import card_from_hand
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
from bot.ui.hand.parsing import ask_which, reading, special_hand_named
from bot.ui.tables.autocomplete import OWN_TABLE
from bot.ui.tables.selection import own_match, own_table, table_played
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.commands import command, localized
from bot.ui.toolkit.interaction import InteractionContext

CardText = app_commands.Range[str, 1, 200]


async def _move(context: InteractionContext, table: int | None, action: Action) -> None:
    record = await table_played(context, table)
    await make_move(context, record.id, action, record=record)


async def _typed_move(
    context: InteractionContext, table: int | None, typed: str, read: Callable[[str, SeatView], Action]
) -> None:
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

    @command("draw", "command-draw", table=OWN_TABLE)
    async def draw(self, context: InteractionContext, table: int | None = None) -> None:
        """Draw from the stock."""
        await _move(context, table, Draw())

    @command("take-pile", "command-take-pile", cards=("option-take-cards", takes_so_far), table=OWN_TABLE)
    async def take_pile(
        self, context: InteractionContext, cards: CardText | None = None, table: int | None = None
    ) -> None:
        """Take the discard pile."""
        await _typed_move(context, table, cards or "", parse_take)

    @command("meld", "command-meld", cards=("option-meld-cards", melds_so_far), table=OWN_TABLE)
    async def meld(self, context: InteractionContext, cards: CardText, table: int | None = None) -> None:
        """Lay down melds and lay off cards."""
        await _typed_move(context, table, cards, parse_lay_down)

    @command("take-back", "command-take-back", table=OWN_TABLE)
    async def take_back(self, context: InteractionContext, table: int | None = None) -> None:
        """Take back what was laid down in this turn."""
        record = await table_played(context, table)
        await take_back_here(context, record.id)

    @command("discard", "command-discard", card=("option-discard-card", discards_so_far), table=OWN_TABLE)
    async def discard(self, context: InteractionContext, card: CardText, table: int | None = None) -> None:
        """Discard a card and end the turn."""
        await _typed_move(
            context,
            table,
            card,
            lambda text, view: Discard(card_from_hand(text, view.hand, own_sequences(view))),
        )

    @command("ask-partner", "command-ask-partner", tokens=CALLS_SOMEBODY, table=OWN_TABLE)
    async def ask_partner(self, context: InteractionContext, table: int | None = None) -> None:
        """Ask partner whether to go out."""
        await _move(context, table, AskPartner())

    @command(
        "answer",
        "command-answer",
        answer=(
            "option-answer",
            [
                app_commands.Choice(name=localized("choice-yes"), value="yes"),
                app_commands.Choice(name=localized("choice-no"), value="no"),
            ],
        ),
        table=OWN_TABLE,
    )
    async def answer(self, context: InteractionContext, answer: str, table: int | None = None) -> None:
        """Answer partner's question."""
        await _move(context, table, Answer(answer == "yes"))

    @command("orders", "command-orders", table=OWN_TABLE)
    async def orders(self, context: InteractionContext, table: int | None = None) -> None:
        """Show the panel of standing orders."""
        record = await own_match(context, table)
        await show_orders(context, await context.services.queries.hand(record.id, context.user))

    @command("ready", "command-ready", table=OWN_TABLE)
    async def ready(self, context: InteractionContext, table: int | None = None) -> None:
        """Agree to the deal of the next round."""
        await say_ready(context, await own_match(context, table))

    @command("cut", "command-cut", tokens=TELLS_TABLE, words="option-cut-words", table=OWN_TABLE)
    async def cut(
        self,
        context: InteractionContext,
        words: app_commands.Range[str, 1, LONGEST_CUT],
        table: int | None = None,
    ) -> None:
        """Cut the next deal."""
        record = await own_table(context, table)
        await cut_here(context, record.id, words)

    @command("lay-threes", "command-lay-threes", cards=("option-three-cards", threes_so_far), table=OWN_TABLE)
    async def lay_threes(
        self, context: InteractionContext, cards: CardText | None = None, table: int | None = None
    ) -> None:
        """Lay threes that are held, and draw a card for each."""
        await _typed_move(
            context, table, cards or "", lambda text, view: parse_action(f"threes {text}", view)
        )

    @command(
        "special-hand",
        "command-special-hand",
        hand=("option-special-hand", special_hands_so_far),
        table=OWN_TABLE,
    )
    async def special_hand(
        self, context: InteractionContext, hand: CardText | None = None, table: int | None = None
    ) -> None:
        """Show the whole hand as a special hand; this ends the round."""
        await _typed_move(
            context, table, hand or "", lambda text, view: special_hand_named(text or None, view)
        )

    @command("end-round", "command-end-round", table=OWN_TABLE)
    async def end_round(self, context: InteractionContext, table: int | None = None) -> None:
        """Leave the pile when the stock is empty."""
        await _move(context, table, Pass())


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PlayCommands())
