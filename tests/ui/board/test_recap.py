"""The plays beside a board's picture: all since the last turn of who is on turn, people's before computers'."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from bot.canasta.cards import Rank, cards_of
from bot.canasta.events import Discarded, Drew, Event, LaidDown, TookBack, TookPile
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.seats import Seat
from bot.canasta.view import TableView
from bot.service.queries import LogEntry
from bot.ui.board.recap import ROOM, recap_lines
from bot.ui.texts import texts_for
from tests.support.largest_tables import full_table, unmelded
from tests.support.positions import with_pile
from tests.support.samples import NOW, record_of

texts = texts_for()


def turn(seat: int, discard: str, *, melds: int = 0) -> list[Event]:
    """A turn that took a pile of nine if it melded."""
    player = Seat(seat)
    laid = [
        LaidDown(
            player,
            MeldId(number),
            MeldKind.RANK,
            rank,
            cards_of(exact_cards(" ".join([f"{sign}C"] * 3))),
            is_new=True,
            size=3,
        )
        for number, (rank, sign) in enumerate(
            [(Rank.FOUR, "4"), (Rank.FIVE, "5"), (Rank.SIX, "6"), (Rank.SEVEN, "7")][:melds]
        )
    ]
    (card,) = exact_cards(discard)
    took = (
        TookPile(player, exact_cards("4C")[0], 9, cards_of(exact_cards("8H")))
        if melds
        else Drew(player, 1, 40)
    )
    return [took, *laid, Discarded(player, card, freezes=False)]


def recap(
    turns: Sequence[list[Event]],
    *,
    computers: Sequence[int] = (),
    view: TableView | None = None,
    names: Sequence[str] = ("Ana", "Ben", "Cyd", "Dot"),
    room: int = ROOM,
    by_computer: bool = False,
) -> list[str]:
    """The lines for Ana after these turns, each event of which is an entry of its own."""
    events = [event for one in turns for event in one]
    log = [
        LogEntry(number, event.seat, NOW, (event,), by_computer=by_computer)  # type: ignore[union-attr]
        for number, event in enumerate(events, 1)
    ]
    view = view or with_pile("4S 9H")
    assert view.turn.seat == Seat(0)
    record = record_of(view.rules, names=names, computers=computers)
    told = "\n".join(recap_lines(texts, record, view, log, room))
    return re.sub(r"[*_\N{VARIATION SELECTOR-15}]", "", told).replace("\N{NO-BREAK SPACE}", " ").splitlines()


def test_every_play_since_the_last_turn_of_who_is_on_turn_is_told_and_none_before():
    turns = [turn(3, "8S"), turn(0, "9S"), turn(1, "TS"), turn(2, "JS"), turn(3, "QS")]
    assert recap(turns) == ["Ben discarded 10♠", "Cyd discarded J♠", "Dot discarded Q♠"]


def test_a_computers_play_is_told_shorter_before_a_friends():
    turns = [turn(1, "TS", melds=4), turn(2, "JS", melds=4), turn(3, "QS")]
    ben, cyd, dot = recap(turns, computers=[2])
    assert "melded three 4s, three 5s, three 6s, three 7s" in ben, "a friend's cards stay"
    assert cyd == "🤖 Cyd took 9 cards, melded 4 times and discarded J♠"
    assert dot == "Dot discarded Q♠"


def test_where_friends_alone_have_no_room_the_oldest_is_told_shorter_and_none_is_left_out():
    turns = [turn(1, "TS", melds=4), turn(2, "TS", melds=4), turn(3, "TS", melds=2)]
    ben, cyd, dot = recap(turns)
    assert ben == "Ben took 9 cards, melded 4 times and discarded 10♠"
    assert cyd == "Cyd took 9 cards, melded 4 times and discarded 10♠"
    assert "melded three 4s, three 5s and discarded" in dot
    assert len(recap(turns, room=0)) == 3


def test_computers_plays_that_have_no_room_are_left_out_with_a_word_on_where_they_stand():
    turns = [turn(1, "TS"), turn(2, "JS"), turn(3, "QS")]
    assert recap(turns, computers=[1, 3], room=30) == [
        "Cyd discarded J♠",
        "🤖 Dot discarded Q♠",
        "All plays: Log",
    ]


def test_a_turn_that_a_computer_played_for_somebody_is_marked_also_where_it_is_told_shorter():
    for room, told in ((ROOM, "melded three 4s"), (0, "took 9 cards, melded three 4s")):
        [line] = recap([turn(1, "TS", melds=1)], room=room, by_computer=True)
        assert line.startswith("Ben 🤖 took")
        assert told in line


def test_what_was_taken_back_is_not_told():
    took, *melds, discard = turn(1, "TS", melds=3)
    lines = recap([[took, *melds, TookBack(Seat(1), cards_of(exact_cards("5C"))), melds[2], discard]])
    assert lines == ["Ben took the pile of 9 cards with 4♣ on top, melded three 6s and discarded 10♠"]


def test_six_at_a_table_read_what_all_five_others_played():
    lines = recap(
        [turn(seat, "TS", melds=3) for seat in range(1, 6)],
        view=replace(unmelded(full_table("trios_2x3")), turn=with_pile("4S").turn),
        names=["Ana", "Ben", "Cyd", "Dot", "Eva", "Fay"],
    )
    assert [line.split()[0] for line in lines] == ["Ben", "Cyd", "Dot", "Eva", "Fay"]
