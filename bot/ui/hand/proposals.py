"""Drafts that the panel proposes: ways to complete what is prepared, and good plays to start from."""

from hashlib import sha256

from msgspec import Struct, msgpack

from bot.canasta.actions import LayDown
from bot.canasta.drafts.draft import DraftReport, Help, UnsavedDraft, prepared_from
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.ui.hand.offers import Offers
from bot.ui.toolkit.components import MOST_OPTIONS


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
            if not _is_prepared(proposal.prepared, draft):
                found.setdefault(proposal.number, proposal)
    return tuple(found.values())[:MOST_OPTIONS]


def _beside(view: SeatView, draft: Draft, prepared: UnsavedDraft) -> UnsavedDraft:
    """Return a play together with what is prepared already; an initial meld stands alone."""
    if view.requirement:
        return prepared
    places = {play.place for play in prepared.plays}
    kept = [play for play in draft.plays if play.place not in places]
    return UnsavedDraft(prepared.uses_pile, tuple(sorted([*kept, *prepared.plays])))


def _is_prepared(prepared: UnsavedDraft, draft: Draft) -> bool:
    return _rows(prepared) == _rows(draft)


def _rows(draft: UnsavedDraft | Draft) -> list[tuple[int, ...]]:
    return [(play.place, play.naturals, play.twos, play.jokers, play.reds, play.run) for play in draft.plays]
