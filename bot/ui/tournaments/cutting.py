"""The cut of all deals of a duplicate, in a form that a button of its sign-up opens."""

from bot.service.deals.coming_deal import LONGEST_CUT
from bot.service.ids import TournamentId
from bot.service.tournaments.errors import CutsOver, NotEntered
from bot.service.tournaments.model import TournamentStage
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.tournaments.buttons import tournament_of
from bot.ui.words.names import shown


@clickable("tncut", args=2, tokens=TELLS_TABLE)
async def ask_for_cut(click: Click) -> None:
    """Open the form; those who may not cut are refused before they type anything."""
    tournament = await tournament_of(click)
    if tournament.stage is not TournamentStage.SIGN_UP:
        raise CutsOver
    if tournament.entry_of(click.user) is None:
        raise NotEntered(user=click.user, why="own")
    now = next((cut.text for cut in tournament.cuts if cut.user == click.user), "")
    texts = click.texts
    field = FormField(texts("cut-form-label"), texts("cut-form-hint"), now, LONGEST_CUT)
    title = texts("duplicate-cut-title")
    await click.ask_for(cut_all_deals.form(title, [field], NO_TABLE, 0, *click.id.args))


@fillable("tncut", args=2)
async def cut_all_deals(submission: Submission) -> None:
    """Cut the deals with the words of the form.

    Raises:
        TournamentNotFound, NotEntered, CutsOver, CutEmpty, CutTooLong
    """
    number = TournamentId(submission.id.args[0])
    after = await submission.services.tournaments.cut(
        submission.guild, number, submission.person, submission.text
    )
    own = next((cut.text for cut in after.cuts if cut.user == submission.user), submission.text)
    await submission.say(submission.texts("duplicate-cut-given", text=shown(own, LONGEST_CUT)))
