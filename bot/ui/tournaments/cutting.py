"""The cut of all deals of a duplicate, in a form that a button of its sign-up opens."""

from __future__ import annotations

from bot.service.deals.coming_deal import LONGEST_CUT
from bot.service.ids import TournamentId
from bot.service.tournaments.errors import CutsOver, NotEntered
from bot.service.tournaments.model import TournamentStage
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId
from bot.ui.toolkit.forms import Form, on_submit
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.tournaments.buttons import tournament_of
from bot.ui.tournaments.presenter import CUT_DUPLICATE
from bot.ui.words.names import shown


@on_click(CUT_DUPLICATE, tokens=TELLS_TABLE)
async def ask_for_cut(click: Click) -> None:
    """Open the form; those who may not cut are refused before they type anything."""
    tournament = await tournament_of(click)
    if tournament.stage is not TournamentStage.SIGN_UP:
        raise CutsOver
    if tournament.entry_of(click.user) is None:
        raise NotEntered(user=click.user, why="own")
    now = next((cut.text for cut in tournament.cuts if cut.user == click.user), "")
    await click.ask_for(
        Form(
            ClickId(CUT_DUPLICATE.name, NO_TABLE, 0, click.id.args),
            title=click.texts("duplicate-cut-title"),
            label=click.texts("cut-form-label"),
            hint=click.texts("cut-form-hint"),
            now=now,
            longest=LONGEST_CUT,
        )
    )


@on_submit(CUT_DUPLICATE)
async def cut_all_deals(context: InteractionContext, click_id: ClickId, typed: str) -> None:
    """Cut the deals with the words of the form.

    Raises:
        TournamentNotFound, NotEntered, CutsOver, CutEmpty, CutTooLong
    """
    number = TournamentId(click_id.args[0])
    after = await context.services.tournaments.cut(context.guild, number, context.person, typed)
    own = next((cut.text for cut in after.cuts if cut.user == context.user), typed)
    await context.say(context.texts("duplicate-cut-given", text=shown(own, LONGEST_CUT)))
