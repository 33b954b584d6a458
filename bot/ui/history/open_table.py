"""What is told of a table with all hands open: of a turn up to a step, of who is next, of the pile.

Pages of shared rounds are written in worker processes, which should not spend memory on discord.py: no module imported
here may import it.
"""

from collections.abc import Sequence

from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.history.replays import Frame
from bot.service.matches.record import TableRecord
from bot.service.queries import LogEntry
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text
from bot.ui.words.names import seat_name


def entries_of_turn(frames: Sequence[Frame], step: int) -> list[LogEntry]:
    """Return the log entries of a step's turn up to that step."""
    first = step
    while first and frames[first - 1].turn == frames[step].turn:
        first -= 1
    return [_entry_of(frame) for frame in frames[first : step + 1]]


def _entry_of(frame: Frame) -> LogEntry:
    """Return a frame as an entry of the log, private events of all seats included."""
    stored = frame.stored
    assert stored.at is not None
    return LogEntry(frame.version, frame.seat, stored.at, frame.events, stored.by_computer)


def next_line(texts: Texts, record: TableRecord, view: TableView) -> str:
    """Return whose turn it is, and what they can do."""
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    if view.question is not None and view.question.answer is None:
        return texts("replay-next-answer", name=name)
    return texts("replay-next-draw" if view.phase is Phase.DRAW else "replay-next-play", name=name)


def pile_line(texts: Texts, view: TableView) -> str:
    """Return what is known of the pile, and the cards of the stock."""
    if view.upcard is not None:
        pile = texts("board-pile", count=view.pile_size, upcard=f"**{card_text(view.upcard)}**")
    else:
        pile = (
            texts("board-pile-hidden", count=view.pile_size) if view.pile_size else texts("board-pile-empty")
        )
    if view.pile_frozen:
        pile = texts("replay-frozen", pile=pile)
    return f"{pile} · {texts('board-stock', count=view.stock_size)}"
