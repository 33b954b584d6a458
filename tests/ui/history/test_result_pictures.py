"""Results as pictures say what they say in words, and their words remain a click away."""

import pytest

from bot.canasta.events import RoundEnded
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreKey, ScoreLine, ScoreSheet
from bot.pictures.results.score_sheet import RoundScene, RowScene, labels_beside
from bot.ui.history import result_pictures
from bot.ui.history.result_pictures import match_scene, match_with_picture, round_scene, round_with_picture
from bot.ui.history.score_presenter import match_embed, round_embed
from bot.ui.tables.buttons import replay_button, verify_button
from bot.ui.texts import catalog, locales, texts_for
from bot.ui.toolkit.messages import of_embed
from tests.support.largest_tables import FORMS, full_table
from tests.support.samples import moments, record_of

texts = texts_for()

TABLE = record_of(names=("Ana", "Ben", "Cyd", "Dot"))


def ended_with(*totals: int, lines: tuple[tuple[ScoreLine, ...], ...] = ((), ())) -> RoundEnded:
    sheets = tuple(
        ScoreSheet(SideId(side), its, total, 100, 100 + total)
        for side, (total, its) in enumerate(zip(totals, lines, strict=True))
    )
    return RoundEnded(3, RoundResult(EndReason.WENT_OUT, Seat(0), False, sheets))


@pytest.fixture(scope="module")
def match():
    *_, last = moments(3, most=4000)
    assert last.view.winners
    return last


def test_a_row_stands_for_each_item_that_somebody_scored():
    lines = (
        (ScoreLine(ScoreKey.MIXED_CANASTAS, 2, 600), ScoreLine(ScoreKey.MELDED_CARDS, 20, 300)),
        (
            ScoreLine(ScoreKey.CARDS_IN_HAND, 2, -20, Seat(1)),
            ScoreLine(ScoreKey.CARDS_IN_HAND, 3, -35, Seat(3)),
        ),
    )
    scene = round_scene(texts, TABLE, ended_with(900, -55, lines=lines))
    assert scene.headline == "Ana & Cyd win the round by 955"
    assert (scene.names, scene.won) == (("Ana & Cyd", "Ben & Dot"), (0,))
    assert scene.rows == (
        RowScene("Mixed canastas", (600, None)),
        RowScene("Cards melded", (300, None)),
        RowScene("Cards in hand", (None, -55)),
    )
    assert (scene.total.points, scene.after.points) == ((900, -55), (1000, 45))


@pytest.mark.parametrize("locale", locales())
def test_the_labels_of_two_sides_are_never_cut(locale):
    known = [texts_for(locale)(key) for key in sorted(catalog(locale).keys) if key.startswith("score-row-")]
    rows = tuple(RowScene(label, (-12_345, 12_345)) for label in known)
    total = RowScene("", (0, 0))
    assert labels_beside(RoundScene("", ("Ana", "Ben"), rows, total, total), range(2)) == [*known, ""]


def test_a_tie_has_no_winner():
    scene = round_scene(texts, TABLE, ended_with(40, 40))
    assert (scene.headline, scene.won) == ("Nobody wins the round: all sides score the same", ())


def test_every_item_has_a_name():
    for key in ScoreKey:
        scene = round_scene(texts, TABLE, ended_with(5, 0, lines=((ScoreLine(key, 1, 5),), ())))
        (row,) = scene.rows
        assert row.label
        assert "score-row" not in row.label


async def test_the_sheets_of_a_round_become_a_picture_and_all_else_stays():
    embed = round_embed(texts, TABLE, ended_with(900, -55))
    embed.add_field(name="The deal", value="its seal", inline=False)
    row = [replay_button(texts, TABLE.id, 3), verify_button(texts, TABLE.id, 3)]
    message = await round_with_picture(texts, TABLE, ended_with(900, -55), of_embed(embed, [row]))
    (shown,), (picture,) = message.embeds, message.attachments
    assert [field.name for field in shown.fields] == ["The deal"]
    assert shown.title == embed.title
    assert (shown.footer.text, embed.footer.text) == (None, "The match goes to 5,000 points.")
    assert shown.image.url == picture.url
    labels = [getattr(item, "label", None) for item in message.rows[0]]
    assert labels == ["Replay", "Verify", "In words"]


async def test_a_full_row_of_buttons_is_followed_by_another():
    row = [verify_button(texts, TABLE.id, number) for number in range(5)]
    words = of_embed(round_embed(texts, TABLE, ended_with(900, -55)), [row])
    message = await round_with_picture(texts, TABLE, ended_with(900, -55), words)
    assert [len(each) for each in message.rows] == [5, 1]


async def test_a_match_becomes_a_chart(match):
    scene = match_scene(texts, match.record, match.view, match.rounds)
    assert [line.totals[-1] for line in scene.lines] == list(match.view.totals)
    assert [line.won for line in scene.lines] == [side in match.view.winners for side in range(2)]
    assert {len(line.totals) for line in scene.lines} == {len(match.rounds) + 1}
    assert scene.target == 5000
    words = of_embed(match_embed(texts, match.record, match.view, match.rounds))
    message = await match_with_picture(texts, match.record, match.view, match.rounds, words)
    (shown,), (picture,) = message.embeds, message.attachments
    assert shown.image.url == picture.url
    assert shown.description == words.embeds[0].description
    assert not shown.fields


async def test_a_match_without_a_finished_round_stays_words(match):
    words = of_embed(match_embed(texts, match.record, match.view, ()))
    assert await match_with_picture(texts, match.record, match.view, (), words) is words


async def test_a_result_that_cannot_be_drawn_stays_words(monkeypatch, no_logged_errors):
    def broken(_: object) -> bytes:
        raise OSError("no font")

    monkeypatch.setattr(result_pictures, "round_picture", broken)
    words = of_embed(round_embed(texts, TABLE, ended_with(900, -55)))
    assert await round_with_picture(texts, TABLE, ended_with(900, -55), words) is words
    no_logged_errors.expect("the picture of a result could not be drawn")


@pytest.mark.parametrize("form", FORMS)
async def test_the_largest_tables_have_pictures_of_their_results(form):
    view = full_table(form)
    sides = max(view.seating.sides) + 1
    record = record_of(view.rules, names=tuple(f"Player number {seat}" for seat in range(8)))
    lines = tuple(ScoreLine(key, 12, 1200) for key in ScoreKey)
    ended = ended_with(*range(0, 100 * sides, 100), lines=(lines,) * sides)
    message = await round_with_picture(texts, record, ended, of_embed(round_embed(texts, record, ended)))
    assert len(message.attachments[0].content) <= 100_000  # the tallest, with every item there is
