"""Buttons of the hand panel while its seat has nothing to play: others are to act, or the match is paused or over."""

from bot.service.matches.next_round import began_in_play, waits_for_ready
from bot.service.matches.record import AGREED, TableRecord
from bot.service.orders.giving import sits_out
from bot.ui.hand import verbs
from bot.ui.hand.shown_hand import HandControls, ShownHand
from bot.ui.tables.buttons import BRING_DOWN, GO_ON, HAND, LOG, PRACTISE, SCORE, orders_button, ready_button
from bot.ui.toolkit.components import BLUE, GREEN
from bot.ui.toolkit.limits import BUTTONS_IN_ROW
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.names import table_name


class WaitingButtons(HandControls):
    """The buttons of one hand that do not play. ``next_table`` is another table that waits for this player."""

    def __init__(self, shown: ShownHand, next_table: TableRecord | None) -> None:
        super().__init__(shown)
        self._hand, self._record = shown.hand, shown.hand.record
        self._next_table = next_table

    def of_closed(self) -> ComponentRow:
        """Return the buttons when the match is over, with one that practises again what was a practice."""
        if not self._record.is_practice:
            return self.looking()
        key = "button-try-again" if began_in_play(self._record) else "button-practise"
        again = PRACTISE.button(self._texts(key), self._record.id, style=GREEN)
        return [again, *self.looking()]

    def of_paused(self) -> ComponentRow:
        """Return the buttons during a pause, with one that ends an agreed pause."""
        pause = self._record.pause
        if pause is None or pause.why != AGREED:
            return self.looking()
        return [self._button(GO_ON, self._texts("button-go-on"), style=GREEN), *self.looking()]

    def of_others_turn(self) -> ComponentRow:
        """Return the buttons while others are to act."""
        record, table = self._record, self._hand.view.table
        if self._shown.offers.withdraw:
            return [self._button(verbs.WITHDRAW, self._texts("button-withdraw"), style=BLUE), *self.looking()]
        ahead = []
        if waits_for_ready(record, table):
            ahead.append(ready_button(self._texts, record))
        may_order = record.is_open and not record.is_practice
        if may_order and not sits_out(table, self._hand.view.seat):
            ahead.append(orders_button(self._texts, self._hand))
        row = [*ahead, *self.looking()]
        if record.is_open and not record.is_practice:
            row.append(BRING_DOWN.button(self._texts("button-bring-down"), record.id))
        return row[:BUTTONS_IN_ROW]

    def next_table(self) -> ComponentRow:
        """Return the button that opens the hand at the next table that waits, if any."""
        if self._next_table is None:
            return []
        name = table_name(self._texts, self._next_table, markdown=False)
        label = self._texts("button-next-table", table=name)
        return [HAND.button(label, self._next_table.id, style=GREEN)]

    def looking(self) -> ComponentRow:
        """Return the buttons that draw the hand again and show score and log."""
        return [
            self._button(HAND, self._texts("button-refresh")),
            SCORE.button(self._texts("button-score"), self._record.id),
            LOG.button(self._texts("button-log"), self._record.id, 0, 0),
        ]
