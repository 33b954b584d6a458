"""Drafts that the panel proposes: ways to complete what is prepared, and good plays to start from."""

from hashlib import sha256
from typing import Any

from discord import ui
from msgspec import Struct, msgpack

from bot.canasta.actions import LayDown
from bot.canasta.cards import WILDS, points
from bot.canasta.drafts.draft import DraftReport
from bot.canasta.drafts.helps import Help
from bot.canasta.drafts.judging import resolve_in_turn
from bot.canasta.drafts.rows import UnsavedDraft, prepared_from
from bot.canasta.errors import Violation
from bot.canasta.phases.going_out.rights import ends_round
from bot.canasta.search.pitfalls import CountsAgainst, FewCards, Pitfall, Spoilt, Unfinished, pitfalls_of
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.ui.hand import verbs
from bot.ui.hand.draft_presenter import help_text
from bot.ui.hand.offers import Offers, fingerprint
from bot.ui.hand.shown_hand import HandControls
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, LONGEST_LABEL, MOST_OPTIONS, option
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.actions import action_text
from bot.ui.words.cards import BETWEEN, rank_name
from bot.ui.words.melds import make_name


class Proposal(Struct, frozen=True):
    """A whole draft to take over: because it completes the present one (``help``), or as a legal play (``action``)."""

    prepared: UnsavedDraft
    help: Help | None = None
    action: LayDown | None = None

    @property
    def number(self) -> int:
        """Return the number of the proposal in a menu; it changes with every card of it."""
        code = msgpack.encode((self.prepared.uses_pile, _rows(self.prepared)))
        return int.from_bytes(sha256(code).digest()[:8], "big") % 1_000_000_000


def proposals(view: SeatView, draft: Draft, report: DraftReport, offers: Offers) -> tuple[Proposal, ...]:
    """Return the drafts that the menu offers, each once, the ways to complete the present draft first."""
    found: dict[int, Proposal] = {}
    for some_help in report.helps:
        proposal = Proposal(some_help.result, help=some_help)
        found.setdefault(proposal.number, proposal)
    if view.table.phase is Phase.PLAY:
        for action in offers.lay_downs:
            proposal = Proposal(_beside(view, draft, prepared_from(action, view)), action=action)
            if _rows(proposal.prepared) != _rows(draft):
                found.setdefault(proposal.number, proposal)
    return tuple(found.values())[:MOST_OPTIONS]


def _beside(view: SeatView, draft: Draft, prepared: UnsavedDraft) -> UnsavedDraft:
    """Return a play together with what is prepared already; an initial meld stands alone."""
    if view.requirement:
        return prepared
    places = {play.place for play in prepared.plays}
    kept = [play for play in draft.plays if play.place not in places]
    return UnsavedDraft(prepared.uses_pile, tuple(sorted([*kept, *prepared.plays])))


def _rows(draft: UnsavedDraft | Draft) -> list[tuple[int, ...]]:
    return [(play.place, play.naturals, play.twos, play.jokers, play.reds, play.run) for play in draft.plays]


class SuggestionControls(HandControls):
    """The menu of proposals, and the button of the best play, in one hand at one version of the table."""

    def best(self) -> list[ui.Item[Any]]:
        """Return the best play as one button while nothing is prepared, where laying it down at once is safe.

        Plays that may cost something have no button: those that spend wild cards on neither the initial meld nor going
        out, those with a pitfall, and those that are better kept.
        """
        offered = self._shown.offers.lay_downs
        if self._draft.plays or not offered or self._view.table.phase is not Phase.PLAY:
            return []
        if self._shown.offers.better_kept:
            return []
        best = offered[0]
        cards = sum(play.cards for play in best.plays)
        goes_out = cards == self._view.hand and ends_round(self._view.table, self._view.seat)
        if cards & WILDS and not self._view.requirement and not goes_out:
            return []
        gains, risks = _consequences_of(self._texts, best, self._view)
        words = self._offered(best, "button-initial")
        if risks or len(words) > LONGEST_LABEL:
            return []  # what is laid down at once has to be shown whole
        if goes_out:
            words = self._texts("button-suggested-out", play=words)
        told = BETWEEN.join([words, *gains])
        words = told if len(told) <= LONGEST_LABEL else words
        return [verbs.LAY_DOWN_SUGGESTED.button(words, *self._ids, fingerprint(best), style=GREEN)]

    def rows(self) -> list[ComponentRow]:
        """Return the menu of the proposals, where there are any."""
        offered = proposals(self._view, self._draft, self._shown.report, self._shown.offers)
        if not offered:
            return []
        options = [
            option(self._proposed(proposal), proposal.number, description=self._consequences(proposal))
            for proposal in offered
        ]
        heading = self._heading(offered[0])
        return [[verbs.SUGGESTION.menu(heading, options, *self._ids, self._draft.revision)]]

    def _heading(self, first: Proposal) -> str:
        if first.help is not None:
            return self._texts("menu-complete")
        return self._texts("menu-suggestions-kept" if self._shown.offers.better_kept else "menu-suggestions")

    def _consequences(self, proposal: Proposal) -> str | None:
        if proposal.action is None:
            return None
        gains, risks = _consequences_of(self._texts, proposal.action, self._view)
        return BETWEEN.join([*risks, *gains]) or None

    def _proposed(self, proposal: Proposal) -> str:
        if proposal.help is not None:
            counted, needed = self._shown.report.counted + proposal.help.points, self._shown.report.needed
            adds = help_text(self._texts, proposal.help, self._view)
            key = "option-help-points" if needed else "option-help"
            return self._texts(key, adds=adds, counted=str(counted), needed=str(needed))
        assert proposal.action is not None
        return self._offered(proposal.action)

    def _offered(self, action: LayDown, key: str = "option-initial") -> str:
        """Return the play in words; while the side needs points, with them by the text ``key``."""
        words = self._texts.at_start(action_text(self._texts, action, self._view, brief=True))
        if not self._view.requirement:
            return words
        counted = sum(points(play.cards) for play in action.plays)
        return self._texts(key, melds=words, counted=str(counted))


def _consequences_of(texts: Texts, action: LayDown, view: SeatView) -> tuple[list[str], list[str]]:
    """Return what a legal play makes of the own melds, and what it risks; nothing where it only adds cards to them."""
    melds = resolve_in_turn(action, view)
    if isinstance(melds, Violation):
        return [], []
    before = {meld.id for meld in view.melds if meld.is_canasta}
    made = [meld.make for meld in melds if meld.is_canasta and meld.id not in before]
    gains = [texts("play-makes", make=make_name(texts, make)) for make in made]
    return gains, [_risk(texts, pitfall) for pitfall in pitfalls_of(view, action, melds)]


def _risk(texts: Texts, pitfall: Pitfall) -> str:
    match pitfall:
        case Spoilt(meld, before, after):
            rank = rank_name(texts, meld.rank)
            return texts("play-spoils", rank=rank, before=before, after=after)
        case Unfinished(meld, cost):
            return texts("play-unfinished", rank=rank_name(texts, meld.rank), points=cost)
        case FewCards(needed, have) if have < needed:
            return texts("play-leaves-one", needed=needed, have=have)
        case FewCards():
            return texts("play-leaves-one-barred")
        case CountsAgainst(stock):
            return texts("play-counts-against", stock=stock)
