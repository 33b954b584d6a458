"""The pictures of great moments: what they show of whom, and when there is none."""

import pytest
from msgspec import structs

from bot.canasta.cards import cards_of
from bot.canasta.events import CanastaCompleted, LaidDown, RoundEnded, TookBack
from bot.canasta.melds import Make, MeldId, MeldKind
from bot.canasta.notation import exact_cards
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreSheet
from bot.pictures.moments import Occasion
from bot.ui.history.moments import best_canasta, going_out_scene, win_scene, with_going_out, with_win
from bot.ui.texts import texts_for
from bot.ui.toolkit.messages import Message
from tests.support.samples import moments, record_of

texts = texts_for()

TABLE = record_of(names=("Ana", "Ben", "Cyd", "Dot"), computers=(3,))


def ended(went_out: int | None, *, concealed: bool = False, special: str | None = None) -> RoundEnded:
    sheets = tuple(ScoreSheet(SideId(side), (), total, 0, total) for side, total in enumerate((755, -140)))
    seat = None if went_out is None else Seat(went_out)
    reason = EndReason.STOCK_EXHAUSTED if seat is None else EndReason.WENT_OUT
    return RoundEnded(2, RoundResult(reason, seat, concealed, sheets, special))


def laid(seat: int, meld: int, text: str) -> LaidDown:
    cards = exact_cards(text)
    return LaidDown(Seat(seat), MeldId(meld), MeldKind.RANK, 13, cards_of(cards), True, len(cards))


def completed(seat: int, meld: int, make: Make) -> CanastaCompleted:
    return CanastaCompleted(Seat(seat), SideId(seat % 2), MeldId(meld), 13, make)


KINGS = (laid(0, 1, "KS KS KS KH KH KH KH"), completed(0, 1, Make.NATURAL))
FOURS = (laid(1, 2, "4S 4S 4S 4H 4H 2H 2H"), completed(1, 2, Make.MIXED))
SIXES = (laid(2, 3, "6S 6S 6S"), laid(0, 3, "6H 6H 2H joker"), completed(0, 3, Make.MIXED))
OURS = (Seat(0), Seat(2))


def test_the_banner_says_who_and_how_the_caption_what_it_brought():
    scene = going_out_scene(texts, TABLE, ended(0), [])
    assert (scene.occasion, scene.banner) == (Occasion.GOING_OUT, "Ana goes out!")
    assert scene.caption == "Round 2 · Ana & Cyd +755"
    assert going_out_scene(texts, TABLE, ended(1, concealed=True), []).banner == "Ben goes out concealed!"
    assert (
        going_out_scene(texts, TABLE, ended(2, special="straight"), []).banner == "Cyd shows a special hand!"
    )
    # The mark of computers is no letter, and would be a dot in a picture.
    assert going_out_scene(texts, TABLE, ended(3), []).banner == "Dot goes out!"


def test_the_best_canasta_of_the_side_is_shown_with_wild_cards_below():
    assert best_canasta([*SIXES, *KINGS, *FOURS], OURS) == (
        Make.NATURAL,
        tuple(sorted(exact_cards("KS KS KS KH KH KH KH"))),
    )
    found = best_canasta([*SIXES, *FOURS], OURS)
    assert found is not None
    assert (found.make, found.cards[:2]) == (Make.MIXED, tuple(sorted(exact_cards("2H joker"))))
    assert len(found.cards) == 7
    assert best_canasta(FOURS, OURS) is None


def test_a_wild_card_that_came_later_makes_a_canasta_mixed():
    found = best_canasta([*KINGS, laid(2, 1, "2H")], OURS)
    assert found is not None
    assert (found.make, len(found.cards)) == (Make.MIXED, 8)


def test_where_something_was_taken_back_no_cards_are_shown():
    assert best_canasta([*KINGS, TookBack(Seat(0), cards_of([]))], OURS) is None


async def test_a_picture_stands_above_the_result_of_a_round_in_which_somebody_went_out():
    message = Message("the result")
    shown = await with_going_out(texts, TABLE, ended(0), KINGS, message)
    [embed], [picture] = shown.embeds, shown.attachments
    assert embed.image.url == picture.url
    assert picture.name.startswith("moment-")
    assert await with_going_out(texts, TABLE, ended(None), KINGS, message) is message


async def test_a_table_may_do_without_them():
    terms = structs.replace(TABLE.terms, moments=False)
    quiet = structs.replace(TABLE, terms=terms)
    message = Message("the result")
    assert await with_going_out(texts, quiet, ended(0), KINGS, message) is message
    *_, last = moments(3, most=4000)
    assert await with_win(texts, quiet, last.view, message) is message


async def test_a_win_names_the_winners_and_the_totals_and_a_tie_has_no_picture():
    *_, last = moments(3, most=4000)
    [winner] = last.view.winners
    scene = win_scene(texts, TABLE, last.view)
    assert scene.occasion is Occasion.WIN
    assert scene.banner == ("Ana & Cyd win!", "Ben & Dot win!")[winner]
    best, other = sorted(last.view.totals, reverse=True)
    assert scene.caption == f"{texts.number(best)} to {texts.number(other)}"
    shared = structs.replace(last.view, winners=(SideId(0), SideId(1)))
    message = Message("the result")
    assert await with_win(texts, TABLE, shared, message) is message
    assert len((await with_win(texts, TABLE, last.view, message)).embeds) == 1


@pytest.mark.parametrize(
    "preset", ["classic_3", "classic_5", "classic_6_three_teams", "classic_2", "railroad"]
)
def test_every_form_of_sides_has_its_moments(preset):
    """Sides change from round to round, or everybody plays alone."""
    for moment in moments(3, PRESETS[preset], most=1500):
        for event in moment.events if moment.log else ():
            if isinstance(event, RoundEnded):
                went_out = structs.replace(event.result, went_out=Seat(1))
                scene = going_out_scene(texts, moment.record, structs.replace(event, result=went_out), [])
                assert scene.banner == "Ben goes out!"
                assert "Ben" in scene.caption
        if len(moment.view.winners) == 1:
            assert win_scene(texts, moment.record, moment.view).banner.endswith(("wins!", "win!"))


async def test_a_moment_that_cannot_be_told_leaves_the_result_as_it_is(no_logged_errors):
    no_logged_errors.expect("the picture of a moment could not be drawn")
    message = Message("the result")
    broken = structs.replace(ended(0), result=structs.replace(ended(0).result, sheets=()))
    assert await with_going_out(texts, TABLE, broken, [], message) is message
