"""The pictures of great moments: what they show of whom, and when there is none."""

import pytest
from msgspec import structs

from bot.canasta.cards import cards_of
from bot.canasta.events import CanastaCompleted, LaidDown, RoundEnded, TookBack
from bot.canasta.melds import Make, MeldId, MeldKind
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreSheet
from bot.pictures.results.moments import Occasion
from bot.ui.history.moments import (
    best_canasta,
    big_score_scene,
    going_out_scene,
    is_big,
    win_scene,
    with_round_moment,
    with_win,
)
from bot.ui.history.score_presenter import round_embed
from bot.ui.texts import texts_for
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.words.announcements import end_reason
from tests.support.samples import moments, record_of

texts = texts_for()

TABLE = record_of(names=("Ana", "Ben", "Cyd", "Dot"), computers=(3,))


def ended(
    went_out: int | None,
    *,
    concealed: bool = False,
    special: str | None = None,
    number: int = 2,
    totals: tuple[int, ...] = (755, -140),
) -> RoundEnded:
    sheets = tuple(ScoreSheet(SideId(side), (), total, 0, total) for side, total in enumerate(totals))
    seat = None if went_out is None else Seat(went_out)
    reason = EndReason.STOCK_EXHAUSTED if seat is None else EndReason.WENT_OUT
    return RoundEnded(number, RoundResult(reason, seat, concealed, sheets, special))


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
    shown = await with_round_moment(texts, TABLE, ended(0), (), KINGS, message)
    [embed], [picture] = shown.embeds, shown.attachments
    assert embed.image.url == picture.url
    assert picture.name.startswith("moment-")
    assert await with_round_moment(texts, TABLE, ended(None), (), KINGS, message) is message


BIG = ended(0, number=3, totals=(-80, 1905))


def test_a_score_is_big_beside_the_rounds_before_and_what_wins_the_match():
    before = [ended(0, number=1), ended(0, number=2, totals=(200, 1270))]
    assert is_big(RuleSet(), BIG, [*before, BIG])
    assert not is_big(RuleSet(), BIG, [*before, ended(0, number=2, totals=(1275, 0)), BIG])
    # Nothing is big in a first round, or if it is far from what wins the match.
    assert not is_big(RuleSet(), BIG, [BIG])
    assert not is_big(PRESETS["classic_6_two_teams"], BIG, before)
    assert is_big(PRESETS["hand_and_foot_four_rounds"], BIG, before)
    losses = [ended(None, number=number, totals=(-200, -90)) for number in (1, 2)]
    assert not is_big(PRESETS["hand_and_foot_four_rounds"], losses[1], losses)


def test_a_big_score_names_its_side_and_who_went_out():
    scene = big_score_scene(texts, TABLE, BIG, FOURS)
    assert (scene.occasion, scene.banner) == (Occasion.BIG_SCORE, "Ben & Dot make 1,905 points!")
    assert (scene.caption, scene.make) == ("Best round so far · Ana goes out!", Make.MIXED)
    assert big_score_scene(texts, TABLE, ended(None), []).caption == "Best round so far"
    alone = record_of(PRESETS["classic_2"], names=("Ana", "Ben"))
    assert big_score_scene(texts, alone, BIG, []).banner == "Ben makes 1,905 points!"


async def test_a_big_score_has_its_picture_whether_or_not_somebody_went_out():
    message, first = Message("the result"), ended(0, number=1)
    pictures = {
        (await with_round_moment(texts, TABLE, one, rounds, [], message)).attachments[0].name
        for one, rounds in ((BIG, [first, BIG]), (BIG, [BIG]))
    }
    assert len(pictures) == 2
    nobody = structs.replace(BIG, result=structs.replace(BIG.result, went_out=None))
    shown = await with_round_moment(texts, TABLE, nobody, [first], [], message)
    assert len(shown.attachments) == 1


async def test_a_table_may_do_without_them():
    terms = structs.replace(TABLE.terms, moments=False)
    quiet = structs.replace(TABLE, terms=terms)
    message = Message("the result")
    assert await with_round_moment(texts, quiet, ended(0), (), KINGS, message) is message
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
    assert await with_round_moment(texts, TABLE, broken, [ended(0)], [], message) is message


async def test_below_the_picture_of_going_out_neither_the_title_nor_who_it_was_is_told_again():
    words = of_embed(round_embed(texts, TABLE, ended(0)))
    [sheet] = words.embeds
    reason = end_reason(texts, TABLE, ended(0).result)
    assert reason in (sheet.description or "")
    _, below = (await with_round_moment(texts, TABLE, ended(0), (), KINGS, words)).embeds
    assert below.title is None
    assert reason not in (below.description or "")
    assert [field.name for field in below.fields] == [field.name for field in sheet.fields]
    assert sheet.title, "the words themselves keep theirs"
