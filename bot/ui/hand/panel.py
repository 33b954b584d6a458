"""The hand panel: a private message with the hand, what can be done now, and the controls for it.

It is drawn from one ``Hand`` (a seat's view and draft) and nothing else, so it can show nothing that the seat
may not know. It keeps no state: after a restart the custom ids are enough.
"""

from datetime import datetime
from typing import Any

import discord
from discord import ui
from msgspec import structs

from bot.canasta.actions import Discard, LayDown, TakePile
from bot.canasta.cards import NO_CARDS, Card, Cards
from bot.canasta.drafts.choices import Choice
from bot.canasta.drafts.draft import DraftReport
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.turn import Phase
from bot.service.advice.hints import are_offered
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.queries import Hand
from bot.ui.hand import verbs
from bot.ui.hand.controls import DiscardMenus, DraftMenus, WaitingButtons
from bot.ui.hand.offers import Offers, fingerprint
from bot.ui.hand.presenter import hand_words
from bot.ui.hand.proposals import SuggestionControls
from bot.ui.hand.selection_buttons import FaceControls, SelectionControls
from bot.ui.hand.shown_hand import PLAIN, HandControls, PanelStyle, ShownHand, draft_now
from bot.ui.hand.taps import FaceTaps, Taps, has_card_buttons, has_face_buttons
from bot.ui.tables.buttons import COME_BACK, HAND, SCORE
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.components import BLUE, GREEN, GREY, RED, option
from bot.ui.toolkit.limits import BUTTONS_IN_ROW
from bot.ui.toolkit.messages import Attachment, ComponentRow, Message, Part, in_frame
from bot.ui.words.actions import action_text


class HandPanel(HandControls):
    """The panel of a hand.

    With ``place`` it shows the menus that set the cards of this meld; with ``discard`` it asks whether to make that
    discard. ``loose`` is the look of a card that is selected by itself, see ``Taps``. ``next_table`` is another table
    that waits for this player; it is offered while this one does not. ``meant`` is the suggestion that selected single
    cards. ``offers`` are those of the view, if they are known.
    """

    def __init__(
        self,
        texts: Texts,
        hand: Hand,
        place: int | None = None,
        discard: Discard | None = None,
        style: PanelStyle = PLAIN,
        loose: Card = 0,
        next_table: TableRecord | None = None,
        meant: LayDown | None = None,
        offers: Offers | None = None,
    ) -> None:
        shown = ShownHand(texts, hand, draft_now(hand), style, offers)
        super().__init__(shown)
        self.offers, self.report = shown.offers, shown.report
        order = style.order_in(hand.view)
        faces = FaceTaps(hand.view, hand.draft, order) if has_face_buttons(hand.view) else None
        # An empty draft is not shown, although before the draw it is for taking the pile in any case.
        self.hand = structs.replace(hand, draft=self._draft if self._draft.plays else Draft())
        self.place = place if faces is None else None
        self.discard = discard
        self.menus, self.discards = DraftMenus(shown), DiscardMenus(shown)
        self.taps = faces or Taps(hand.view, self._draft, loose, order)
        self.waiting = WaitingButtons(shown, next_table)
        self.suggestions = SuggestionControls(shown)
        self.selection = (
            SelectionControls(shown, self.taps) if faces is None else FaceControls(shown, faces, meant)
        )

    def message(
        self,
        *,
        note: str | None = None,
        drawn: Cards = NO_CARDS,
        shown: str | None = None,
        picture: Attachment | None = None,
    ) -> Message:
        """Return the message of the panel.

        ``note`` is its first line. ``shown`` or a ``picture`` stands for the words of the hand.
        """
        has_other_form = picture is not None or self.shows_faces
        words = hand_words(
            self._texts,
            self.hand,
            note=note,
            drawn=drawn,
            report=self.shown_report,
            legal=self.offers.legal,
            shown="" if has_other_form else shown,
            take=self.offers.takes[0] if self.offers.takes else None,
            taps=self.has_taps,
            style=self._shown.style,
        )
        plain = f"{words.hand}\n{words.now}"
        top: list[Part] = [plain] if picture is None else [words.hand, picture, words.now]
        if not self.has_taps:
            return in_frame([*top, words.prepared, *self.rows()], words.colour)
        selected = self.selection.selected(words.prepared)
        return in_frame([*top, *self.selection.rows(), selected, *self.rows()], words.colour)

    def as_of(
        self, moment: datetime, *, shown: str | None = None, picture: Attachment | None = None
    ) -> Message:
        """Return a message that stays true when the table moves on: the cards at this moment, and *Refresh*."""
        words = hand_words(
            self._texts, self.hand, shown="" if picture is not None else shown, style=self._shown.style
        )
        as_of = self._texts("hand-as-of", moment=discord.utils.format_dt(moment, "t"))
        row = [HAND.button(self._texts("button-refresh"), *self._ids)]
        return in_frame([words.hand, *([] if picture is None else [picture]), as_of, row], colours.HAND)

    @property
    def has_taps(self) -> bool:
        """Return whether cards are selected by buttons now."""
        has_buttons = self.taps.shows_suits or has_card_buttons(self._view)
        return self.drafting and has_buttons and not (self.is_asking or self.is_counting)

    @property
    def shows_faces(self) -> bool:
        """Return whether the buttons show the cards, so that nothing else has to."""
        return self.has_taps and self._emojis.emojis.is_complete

    @property
    def is_asking(self) -> bool:
        """Return whether the panel asks something: the partner's question, or whether a discard is meant."""
        return self.offers.answer or (self.discard is not None and self.discard.card in self.offers.discards)

    @property
    def is_counting(self) -> bool:
        """Return whether the panel shows the menus of one meld."""
        return self._choice is not None

    @property
    def _choice(self) -> Choice | None:
        return None if self.place is None else self.menus.choice(self.place)

    @property
    def shown_report(self) -> DraftReport | None:
        """Return the report on the draft while it matters: in the own turn, or when something is prepared."""
        is_shown = self.drafting or self._draft.plays
        return self.report if is_shown and self.hand.held is None else None

    @property
    def drafting(self) -> bool:
        """Return whether melds can be prepared now: in the own turn, for laying down or for taking the pile."""
        view = self._view
        if not view.is_to_act or view.table.turn.seat != view.seat or self.hand.rests:
            return False
        if view.table.phase is Phase.PLAY:
            return True
        # Once the side has melded, whatever is laid down together with the pile can be laid down after it.
        return bool(self.offers.takes and view.requirement)

    def rows(self) -> list[ComponentRow]:
        """Return the rows of buttons and menus below the words and the cards."""
        rows = self._rows()
        if not self.is_away:
            return rows
        back = COME_BACK.button(self._texts("button-come-back"), *self._ids, style=GREEN)
        if rows and isinstance(rows[0][0], ui.Button) and len(rows[0]) < BUTTONS_IN_ROW:
            return [[back, *rows[0]], *rows[1:]]
        return [[back], *rows]

    @property
    def is_away(self) -> bool:
        """Return whether a computer plays for this seat, or everybody has left and the match is paused."""
        record = self.hand.record
        holder = record.holder_of(self._view.seat)
        return record.is_open and holder is not None and holder.is_absent

    def _rows(self) -> list[ComponentRow]:
        if not self.hand.record.is_open:
            return [self.waiting.of_closed()]
        if self.hand.record.pause is not None:
            return [self.waiting.of_paused()]
        if self.hand.held is not None:
            held = self.discards.of_held(self.hand.held)
            return [
                [*held, HAND.button(self._texts("button-refresh"), *self._ids)],
                self.waiting.next_table(),
            ]
        if not self._view.is_to_act:
            return [self.waiting.of_others_turn(), self.waiting.next_table()]
        if self.offers.answer:
            return [self._question(), self.waiting.looking()]
        if self.is_asking and self.discard is not None:
            return [
                [
                    self.discards.confirmation(self.discard),
                    HAND.button(self._texts("button-back"), *self._ids),
                ]
            ]
        if self.drafting and (choice := self._choice) is not None:
            return self._counting(choice)
        if self._view.table.phase is Phase.DRAW:
            first, *ways = self._drawing()
            ending = self._ending()
            if len(first) + len(ending) <= BUTTONS_IN_ROW:
                return [[*first, *ending], *ways, *self._preparing()]
            return [first, *ways, *self._preparing(), ending]
        if self.has_taps:
            return [*self._preparing(), *self._verbs(), *self.suggestions.rows()]
        return [
            *self.suggestions.rows(),
            *self._preparing(),
            *self.discards.of_cards(self.offers.discards),
            self._ending(),
        ]

    # -------------------------------------------------------------------------------------------------- asking

    def _question(self) -> ComponentRow:
        return [
            verbs.ANSWER.button(self._texts("button-yes"), *self._ids, 1, style=GREEN),
            verbs.ANSWER.button(self._texts("button-no"), *self._ids, 0, style=RED),
            verbs.ANSWER_ALWAYS.button(self._texts("button-always-yes"), *self._ids, 1),
        ]

    # ------------------------------------------------------------------------------------------------- drawing

    def _drawing(self) -> list[ComponentRow]:
        first: list[ui.Item[Any]] = []
        if self.offers.draw:
            count = draw_count_of(self._view.table.rules, self._view.table.round)
            label = self._texts("button-draw", count=count)
            first.append(verbs.DRAW.button(label, *self._ids, style=GREEN))
        takes = self.offers.takes
        if takes:
            words, number, upcard = self._words(takes[0]), fingerprint(takes[0]), self._view.table.upcard
            emoji = None if upcard is None else self._emojis.of(upcard)
            first.append(verbs.TAKE.button(words, *self._ids, number, style=BLUE, emoji=emoji))
        if self.offers.passing:
            first.append(verbs.PASS.button(self._texts("button-pass"), *self._ids, style=RED))
        first += self._exceptional()
        if len(takes) < 2:
            return [first]
        options = [option(self._words(take), fingerprint(take)) for take in takes[1:]]
        return [first, [verbs.TAKE_ONE_OF.menu(self._texts("menu-take"), options, *self._ids)]]

    # ------------------------------------------------------------------------------------------------- the draft

    def _preparing(self) -> list[ComponentRow]:
        if not self.drafting:
            return []
        if not self.has_taps:
            return self.menus.of_all_places()
        # Buttons cannot ask which of two melds cards are for.
        more = [self.menus.of_single_cards()] if self.taps.has_two_homes else []
        return [*self.selection.homes(), *more]

    def _verbs(self) -> list[ComponentRow]:
        """Return what can be done with the selected cards, and else in this turn, at most two rows."""
        best = [] if self.taps.selected else self.suggestions.best()
        # A suggestion is long: a button more would not stand in its line on a phone.
        third = self._clear() or ([] if best else [HAND.button(self._texts("button-refresh"), *self._ids)])
        row = [*(best or [self.selection.lay_down()]), *self.selection.discards(), *third, *self._beside()]
        return [row[:BUTTONS_IN_ROW], row[BUTTONS_IN_ROW:][:BUTTONS_IN_ROW]]

    def _beside(self) -> list[ui.Item[Any]]:
        """Return what can be done in this turn beside melding and discarding."""
        row: list[ui.Item[Any]] = []
        if self.may_take_back:
            row.append(verbs.TAKE_BACK.button(self._texts("button-take-back"), *self._ids))
        if self.offers.ask:
            row.append(verbs.ASK.button(self._texts("button-ask"), *self._ids))
        if self._view.table.phase is not Phase.DRAW:
            row += self._exceptional()
        if are_offered(self.hand.record, self._view, self.offers.legal):
            row.append(verbs.HINT.button(self._texts("button-hint"), *self._ids))
        return row

    def _counting(self, choice: Choice) -> list[ComponentRow]:
        """Return the menus that set how many cards of each kind go to this meld."""
        back = HAND.button(self._texts("button-back"), *self._ids)
        return [*self.menus.of_place(choice), [back, *self._draft_buttons()]]

    def _draft_buttons(self) -> list[ui.Item[Any]]:
        if not self.drafting or not self._draft.plays:
            return self._clear()
        draft, report = self._draft, self.report
        legal = report.action is not None and report.violation is None
        key = "button-lay-down"
        if self._view.table.phase is Phase.DRAW:
            key = "button-take-with-draft"
        elif report.goes_out and legal:
            key = "button-go-out"
        style = GREEN if legal else GREY
        return [
            verbs.LAY_DOWN.button(self._texts(key), *self._ids, draft.revision, style=style),
            *self._clear(),
        ]

    def _clear(self) -> list[ui.Item[Any]]:
        """Return the button that clears the draft wherever one is shown, also while nothing can be laid down."""
        if not (self._draft.plays or self.taps.selected):
            return []
        return [verbs.CLEAR.button(self._texts("button-clear"), *self._ids, self._draft.revision)]

    # ------------------------------------------------------------------------------------------- ending the turn

    def _ending(self) -> ComponentRow:
        row = [*self.suggestions.best(), *self._draft_buttons(), *self._beside()]
        row.append(HAND.button(self._texts("button-refresh"), *self._ids))
        row.append(SCORE.button(self._texts("button-score"), self.hand.record.id))
        return row[:BUTTONS_IN_ROW]

    @property
    def may_take_back(self) -> bool:
        """Return whether something was laid down in this turn that this seat may take back."""
        record, view = self.hand.record, self._view
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
            (verbs.SPECIAL_HAND, GREEN, self.offers.special_hands),
            (verbs.LAY_THREES, BLUE, self.offers.threes),
        ):
            for action in actions[:1]:
                words = self._texts.at_start(action_text(self._texts, action, self._view))
                found.append(verb.button(words, *self._ids, fingerprint(action), style=style))
        return found

    # ---------------------------------------------------------------------------------------------------- words

    def _words(self, action: TakePile | LayDown) -> str:
        return self._texts.at_start(action_text(self._texts, action, self._view, brief=True))
