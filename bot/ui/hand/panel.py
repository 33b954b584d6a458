"""The hand panel: a private message with the hand, what can be done now, and the controls for it.

It is drawn from one ``Hand`` (a seat's view and draft) and nothing else, so it can show nothing that the seat
may not know. It keeps no state: after a restart the custom ids are enough.
"""

from typing import Any, Final

import discord
from discord import ui
from msgspec import structs

from bot.canasta.actions import Discard, LayDown, TakePile
from bot.canasta.cards import (
    NO_CARDS,
    WILDS,
    Cards,
    points,
)
from bot.canasta.drafts.draft import Choice, DraftReport, report_on
from bot.canasta.phases.going_out.rights import ends_round
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.turn import Phase
from bot.service.matches.draft import Draft
from bot.service.matches.next_round import waits_for_ready
from bot.service.matches.record import AGREED, TableStatus
from bot.service.orders.giving import sits_out
from bot.service.queries import Hand
from bot.ui.hand.discard_menus import DiscardMenus
from bot.ui.hand.draft_menus import RANKS, DraftMenus
from bot.ui.hand.draft_presenter import help_text
from bot.ui.hand.offers import Offers, fingerprint, offers_for
from bot.ui.hand.presenter import hand_embed
from bot.ui.hand.proposals import Proposal, proposals
from bot.ui.tables.buttons import BRING_DOWN, COME_BACK, GO_ON, HAND, LOG, SCORE, orders_button, ready_button
from bot.ui.texts import Texts, capitalised
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.toolkit.components import BLUE, GREEN, GREY, RED, button, menu, option
from bot.ui.toolkit.custom_ids import Verb
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.actions import action_text

DRAW: Final = Verb("draw")
TAKE: Final = Verb("take", 1)  # the fingerprint of the action
TAKE_ONE_OF: Final = Verb("takes")  # values: fingerprints
LAY_DOWN: Final = Verb("lay", 1)  # the draft's revision
LAY_DOWN_SUGGESTED: Final = Verb("meld", 1)  # the fingerprint of the action
TAKE_BACK: Final = Verb("unlay")
LAY_THREES: Final = Verb("threes", 1)  # the fingerprint of the action
SPECIAL_HAND: Final = Verb("show", 1)  # the fingerprint of the action
ASK: Final = Verb("ask")
WITHDRAW: Final = Verb("unask")
ANSWER: Final = Verb("answer", 1)  # 1: yes
PASS: Final = Verb("pass")
ANSWER_ALWAYS: Final = Verb("always", 1)  # 1: yes
SUGGESTION: Final = Verb("pick", 1)  # revision; value: the fingerprint of an action
CLEAR: Final = Verb("clear", 1)  # revision


_MOST_ROWS: Final = 5
_MOST_BUTTONS: Final = 5
"""The most buttons in one row."""


def hand_panel(
    texts: Texts,
    hand: Hand,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Discard | None = None,
    suits: bool = False,
    shown: str | None = None,
    emojis: OwnEmojis = WORDS_ONLY,
) -> Message:
    """Return the panel of a hand.

    ``note`` is its first line. With ``place`` it shows the menus that set the cards of this meld; with
    ``discard`` it asks whether to make that discard. ``suits`` shows the suits of all cards, also where they
    make no difference; ``shown`` stands for the words of the hand, see ``hand_embed``. ``emojis`` stand beside the words on buttons and in menus.
    """
    panel = _HandPanel(texts, hand, place, discard, emojis)
    embed = hand_embed(
        texts,
        panel.hand,
        note=note,
        drawn=drawn,
        report=panel.shown_report,
        legal=panel.offers.legal,
        suits=suits,
        shown=shown,
        take=panel.offers.takes[0] if panel.offers.takes else None,
    )
    return of_embed(embed, panel.rows())


def draft_now(hand: Hand) -> Draft:
    """Return the draft as it counts now: before the draw always for taking the pile, after it never."""
    return Draft(hand.draft.revision, hand.view.table.phase is Phase.DRAW, hand.draft.plays)


class _HandPanel:
    def __init__(
        self, texts: Texts, hand: Hand, place: int | None, discard: Discard | None, emojis: OwnEmojis
    ) -> None:
        self.texts = texts
        self.view = hand.view
        self.draft: Draft = draft_now(hand)
        # An empty draft is not shown, although before the draw it is for taking the pile in any case.
        self.hand = structs.replace(hand, draft=self.draft if self.draft.plays else Draft())
        self.place = place
        self.discard = discard
        self.offers: Offers = offers_for(hand.view)
        self.report: DraftReport = report_on(self.draft, hand.view)
        self.table, self.version = hand.record.id, hand.version
        self.menus = DraftMenus(texts, hand.view, self.draft, self.table, self.version, emojis)
        self.discards = DiscardMenus(texts, hand.view, self.table, self.version, emojis)
        self.emojis = emojis

    @property
    def shown_report(self) -> DraftReport | None:
        """Return the report on the draft while it matters: in the own turn, or when something is prepared."""
        return self.report if self.drafting or self.draft.plays else None

    @property
    def drafting(self) -> bool:
        """Return whether melds can be prepared now: in the own turn, for laying down or for taking the pile."""
        view = self.view
        if not view.is_to_act or view.table.turn.seat != view.seat or self.hand.record.pause is not None:
            return False
        if view.table.phase is Phase.PLAY:
            return True
        # Once the side has melded, whatever is laid down together with the pile can be laid down after it.
        return bool(self.offers.takes and view.requirement)

    def rows(self) -> list[ComponentRow]:
        """Return the rows of the panel, five at most."""
        rows = self._rows()
        if not self.is_away:
            return rows
        back = self._button(COME_BACK, "button-come-back", style=GREEN)
        if not rows or not isinstance(rows[0][0], ui.Button):
            return [[back], *rows][:_MOST_ROWS]
        return [[back, *rows[0]][:_MOST_BUTTONS], *rows[1:]]

    @property
    def is_away(self) -> bool:
        """Return whether a computer plays for this seat, or everybody has left and the match is paused."""
        record = self.hand.record
        holder = record.holder_of(self.view.seat)
        return record.is_open and holder is not None and holder.is_absent

    def _rows(self) -> list[ComponentRow]:
        if not self.hand.record.is_open:
            return [self._looking()]
        if self.hand.record.pause is not None:
            return [self._resting()]
        if not self.view.is_to_act:
            return [self._waiting()]
        if self.offers.answer:
            return [self._question(), self._looking()]
        if self.discard is not None and self.discard.card in self.offers.discards:
            return [[self.discards.confirmation(self.discard), self._button(HAND, "button-back")]]
        if self.drafting and self.place is not None and (choice := self.menus.choice(self.place)) is not None:
            return self._counting(choice)
        if self.view.table.phase is Phase.DRAW:
            return [*self._drawing(), *self._preparing(), self._ending()]
        rows = [
            *self._proposals(),
            *self._preparing(),
            *self.discards.of_cards(self.offers.discards),
            self._ending(),
        ]
        # Where a false statement is allowed there is one more menu; the menu of single cards can make every meld, too.
        return [row for row in rows if len(rows) <= _MOST_ROWS or not _is_of(row, RANKS)]

    # --------------------------------------------------------------------------------------------- waiting, asking

    def _resting(self) -> ComponentRow:
        """Return the buttons during a pause, in which nothing can be played, with one that ends an agreed pause."""
        pause = self.hand.record.pause
        if pause is None or pause.why != AGREED:
            return self._looking()
        return [self._button(GO_ON, "button-go-on", style=GREEN), *self._looking()]

    def _waiting(self) -> ComponentRow:
        if self.offers.withdraw:
            return [self._button(WITHDRAW, "button-withdraw", style=BLUE), *self._looking()]
        ahead = []
        if waits_for_ready(self.hand.record, self.view.table):
            ahead.append(ready_button(self.texts, self.hand.record))
        if self.hand.record.is_open and not sits_out(self.view.table, self.view.seat):
            ahead.append(orders_button(self.texts, self.hand))
        row = [*ahead, *self._clear(), *self._looking()]
        if self.hand.record.is_open:
            row.append(button(BRING_DOWN, self.texts("button-bring-down"), self.table))
        return row[:_MOST_BUTTONS]

    def _question(self) -> ComponentRow:
        return [
            button(ANSWER, self.texts("button-yes"), self.table, self.version, 1, style=GREEN),
            button(ANSWER, self.texts("button-no"), self.table, self.version, 0, style=RED),
            button(ANSWER_ALWAYS, self.texts("button-always-yes"), self.table, self.version, 1),
        ]

    def _looking(self) -> ComponentRow:
        return [
            self._button(HAND, "button-refresh"),
            button(SCORE, self.texts("button-score"), self.table),
            button(LOG, self.texts("button-log"), self.table, 0, 0),
        ]

    # ------------------------------------------------------------------------------------------------- drawing

    def _drawing(self) -> list[ComponentRow]:
        first: list[ui.Item[Any]] = []
        if self.offers.draw:
            count = draw_count_of(self.view.table.rules, self.view.table.round)
            label = self.texts("button-draw", count=count)
            first.append(button(DRAW, label, self.table, self.version, style=GREEN))
        takes = self.offers.takes
        if takes:
            number = fingerprint(takes[0])
            upcard = self.view.table.upcard
            shown = None if upcard is None else self.emojis.of(upcard)
            words = self._words(takes[0])
            first.append(button(TAKE, words, self.table, self.version, number, style=BLUE, emoji=shown))
        if self.offers.passing:
            first.append(self._button(PASS, "button-pass", style=RED))
        first += self._exceptional()
        if len(takes) < 2:
            return [first]
        options = [option(self._words(take), fingerprint(take)) for take in takes[1:]]
        return [first, [menu(TAKE_ONE_OF, self.texts("menu-take"), options, self.table, self.version)]]

    # ------------------------------------------------------------------------------------------------- the draft

    def _proposals(self) -> list[ComponentRow]:
        offered = proposals(self.view, self.draft, self.report, self.offers)
        if not offered:
            return []
        options = [option(self._proposed(proposal), proposal.number) for proposal in offered]
        placeholder = self.texts("menu-complete" if offered[0].help else "menu-suggestions")
        return [[menu(SUGGESTION, placeholder, options, self.table, self.version, self.draft.revision)]]

    def _proposed(self, proposal: Proposal) -> str:
        if proposal.help is not None:
            counted = self.report.counted + proposal.help.points
            key = "option-help-points" if self.report.needed else "option-help"
            return self.texts(
                key,
                adds=help_text(self.texts, proposal.help, self.view),
                counted=str(counted),
                needed=str(self.report.needed),
            )
        assert proposal.action is not None
        return self._offered(proposal.action)

    def _offered(self, action: LayDown) -> str:
        """Return the play in words, with its points while the side needs points."""
        words = self._words(action)
        if not self.view.requirement:
            return words
        counted = sum(points(play.cards) for play in action.plays)
        return self.texts("option-initial", melds=words, counted=str(counted))

    def _preparing(self) -> list[ComponentRow]:
        return self.menus.of_all_places() if self.drafting else []

    def _counting(self, choice: Choice) -> list[ComponentRow]:
        """Return the menus that set how many cards of each kind go to this meld."""
        back = self._button(HAND, "button-back")
        return [*self.menus.of_place(choice), [back, *self._draft_buttons()]]

    def _suggested(self) -> list[ui.Item[Any]]:
        """Return the best play as one button while nothing is prepared, where laying it down at once is safe.

        Plays that spend wild cards on neither the initial meld nor going out have no button.
        """
        offered = self.offers.lay_downs
        if self.draft.plays or not offered or self.view.table.phase is not Phase.PLAY:
            return []
        best = offered[0]
        cards = sum(play.cards for play in best.plays)
        goes_out = cards == self.view.hand and ends_round(self.view.table, self.view.seat)
        if cards & WILDS and not self.view.requirement and not goes_out:
            return []
        words = self._offered(best)
        if goes_out:
            words = self.texts("button-suggested-out", play=words)
        return [button(LAY_DOWN_SUGGESTED, words, self.table, self.version, fingerprint(best), style=GREEN)]

    def _draft_buttons(self) -> list[ui.Item[Any]]:
        if not self.drafting or not self.draft.plays:
            return self._clear()
        draft, report = self.draft, self.report
        legal = report.action is not None and report.violation is None
        key = "button-lay-down"
        if self.view.table.phase is Phase.DRAW:
            key = "button-take-with-draft"
        elif report.goes_out and legal:
            key = "button-go-out"
        return [
            button(
                LAY_DOWN,
                self.texts(key),
                self.table,
                self.version,
                draft.revision,
                style=GREEN if legal else GREY,
            ),
            *self._clear(),
        ]

    def _clear(self) -> list[ui.Item[Any]]:
        """Return the button that clears the draft wherever one is shown, also while nothing can be laid down."""
        if not self.draft.plays:
            return []
        return [button(CLEAR, self.texts("button-clear"), self.table, self.version, self.draft.revision)]

    # ------------------------------------------------------------------------------------------- ending the turn

    def _ending(self) -> ComponentRow:
        row = [*self._suggested(), *self._draft_buttons()]
        if self.may_take_back:
            row.append(self._button(TAKE_BACK, "button-take-back"))
        if self.offers.ask:
            row.append(self._button(ASK, "button-ask"))
        if self.view.table.phase is not Phase.DRAW:
            row += self._exceptional()
        if len(row) < _MOST_BUTTONS:
            row.append(self._button(HAND, "button-refresh"))
        if len(row) < _MOST_BUTTONS:
            row.append(button(SCORE, self.texts("button-score"), self.table))
        return row[:_MOST_BUTTONS]

    @property
    def may_take_back(self) -> bool:
        """Return whether something was laid down in this turn that this seat may take back."""
        record, view = self.hand.record, self.view
        return bool(
            record.terms.take_back
            and record.returns_to
            and record.status is TableStatus.PLAYING
            and view.table.turn.seat == view.seat
        )

    def _exceptional(self) -> list[ui.Item[Any]]:
        """Return the buttons to show a special hand and to lay threes, at most one each."""
        found: list[ui.Item[Any]] = []
        for verb, style, actions in (
            (SPECIAL_HAND, GREEN, self.offers.special_hands),
            (LAY_THREES, BLUE, self.offers.threes),
        ):
            for action in actions[:1]:
                words = capitalised(action_text(self.texts, action, self.view))
                number = fingerprint(action)
                found.append(button(verb, words, self.table, self.version, number, style=style))
        return found

    # ---------------------------------------------------------------------------------------------------- words

    def _words(self, action: TakePile | LayDown) -> str:
        return capitalised(action_text(self.texts, action, self.view, brief=True))

    def _button(self, verb: Verb, key: str, style: discord.ButtonStyle = GREY) -> ui.Button[Any]:
        return button(verb, self.texts(key), self.table, self.version, style=style)


def _is_of(row: ComponentRow, verb: Verb) -> bool:
    return any(getattr(item, "custom_id", "").split(":")[1:2] == [verb.name] for item in row)
