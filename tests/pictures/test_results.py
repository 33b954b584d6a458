"""Results, charts and moments are drawn from whatever a round or a match was like."""

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from PIL import Image

from bot.canasta.cards import FACES, JOKER, Rank, card
from bot.canasta.melds import Make
from bot.pictures.lettering import width_of
from bot.pictures.results.bracket import BracketMatch, BracketScene, bracket_picture
from bot.pictures.results.chart import ChartScene, LineScene, chart_picture, level_lines
from bot.pictures.results.moments import MomentScene, Occasion, moment_picture
from bot.pictures.results.score_sheet import RoundScene, RowScene, names_above, round_picture
from bot.pictures.results.standings import StandingRow, StandingsScene, names_fitted, standings_picture
from bot.pictures.results.year import FactScene, YearScene, year_picture

WIDTH = 600
NAMES = st.text(max_size=40)
POINTS = st.integers(-30_000, 30_000)


def assert_is_a_picture(picture: bytes, most_height: int = 900) -> None:
    with Image.open(BytesIO(picture)) as image:
        assert (image.format, image.mode, image.width) == ("PNG", "P", WIDTH)
        assert image.info == {}
        assert image.height <= most_height
    assert len(picture) <= 60_000


def a_round(sides: int, lines: int, won: tuple[int, ...] = (0,)) -> RoundScene:
    def row(label: str, points: int) -> RowScene:
        return RowScene(label, tuple(points - 100 * side if side % 3 else None for side in range(sides)))

    return RoundScene(
        headline="Ana and Clover win the round",
        detail="Ana went out with a natural canasta of kings",
        names=tuple(f"Side {side} of the table" for side in range(sides)),
        rows=tuple(row(f"Line {line} of the sheet", 100 * line) for line in range(lines)),
        total=RowScene("This round", tuple(range(sides))),
        after=RowScene("Total", tuple(5_000 - side for side in range(sides))),
        won=won,
    )


@pytest.mark.parametrize("sides", range(2, 9))
@pytest.mark.parametrize("lines", [0, 5, 9])
def test_results_of_all_numbers_of_sides_and_lines_are_drawn(sides, lines):
    assert_is_a_picture(round_picture(a_round(sides, lines)), 1000)


def test_the_names_of_partners_take_two_lines_where_one_has_no_room():
    scene = structs.replace(a_round(2, 3), names=("Ana & Clover", "Domino & Pepper"))
    assert names_above(scene, range(2)) == [("Ana & Clover",), ("Domino &", "Pepper")]


def test_winners_are_marked():
    assert round_picture(a_round(2, 3, (0,))) != round_picture(a_round(2, 3, (1,)))


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.tuples(NAMES, st.lists(POINTS, min_size=1, max_size=30)), min_size=1, max_size=8),
    st.booleans(),
)
def test_charts_of_any_match_are_drawn(sides, has_target):
    lines = tuple(LineScene(name, tuple(totals)) for name, totals in sides)
    assert_is_a_picture(chart_picture(ChartScene(lines, 5_000 if has_target else None)))


@given(st.lists(POINTS, min_size=1, max_size=20), st.none() | st.integers(1, 50_000))
def test_levels_are_few_and_hold_everything(totals, target):
    levels = level_lines(ChartScene((LineScene("Ana", tuple(totals)),), target))
    assert 2 <= len(levels) <= 9
    assert levels[0] <= min(0, *totals)
    assert levels[-1] >= max(0, target or 0, *totals)


@pytest.mark.parametrize("occasion", Occasion)
def test_every_occasion_has_a_picture_with_cards_and_without(occasion):
    cards = (*tuple(card(Rank.KING, at % 4) for at in range(6)), JOKER)
    pictures = [
        moment_picture(MomentScene(occasion, "Ana goes out!", "Round 2", some))
        for some in ((), cards[:1], cards, FACES)
    ]
    assert len(set(pictures)) == len(pictures)
    for picture in pictures:
        assert_is_a_picture(picture)


def test_a_canasta_carries_its_seal():
    cards = (card(Rank.SEVEN, 0),) * 7
    pictures = {
        moment_picture(MomentScene(Occasion.GOING_OUT, "Ana goes out", cards=cards, make=make))
        for make in Make
    }
    assert len(pictures) == len(Make)


@settings(max_examples=25, deadline=None)
@given(NAMES, NAMES)
def test_any_text_stands_on_a_banner(banner, caption):
    assert_is_a_picture(moment_picture(MomentScene(Occasion.WIN, banner, caption)))


def a_place(rank: int, names: tuple[str, ...] = ("Ana", "Ben"), **facts: bool) -> StandingRow:
    return StandingRow(rank, names, points=30 - rank, opponents=rank, difference=900 - 100 * rank, **facts)


def some_standings(
    *rows: StandingRow, own: StandingRow | None = None, has_winner: bool = False
) -> StandingsScene:
    return StandingsScene("Cup", "Round 2 of 5", ("points", "opp.", "diff."), rows, own, has_winner)


def test_standings_of_any_length_are_drawn_with_the_readers_own_row():
    long = ("W" * 32, "W" * 32)
    scenes = [
        some_standings(),
        some_standings(a_place(1)),
        some_standings(a_place(1, is_own=True)),
        some_standings(a_place(1, is_out=True)),
        some_standings(a_place(1), has_winner=True),
        some_standings(*(a_place(rank, long) for rank in range(113, 129)), own=a_place(1, is_own=True)),
    ]
    pictures = [standings_picture(scene) for scene in scenes]
    assert len(set(pictures)) == len(pictures)
    for picture in pictures:
        assert_is_a_picture(picture)


@given(st.lists(NAMES, min_size=1, max_size=2), st.integers(120, 400))
def test_names_of_partners_are_cut_to_one_line(names, room):
    assert width_of(names_fitted(names, room, 24), 24) <= room + 2


def test_a_short_name_leaves_room_to_the_partners():
    told = names_fitted(("Bo", "Maximilian Wolkenstein-Trostburg"), 300, 24)
    assert told.startswith("Bo & Maximilian Wolk")


def a_year(facts: int, months: tuple[int, ...], title: str = "Ana") -> YearScene:
    return YearScene(
        "2026",
        title,
        "so far",
        ((1_040, "matches"), (512, "won"), (0, "rounds")),
        (FactScene("Favourite partner", title, "52 rounds · 5 of 9 won"),) * facts,
        months,
        tuple("JFMAMJJASOND"),
        "Rounds by month",
    )


@pytest.mark.parametrize("facts", [0, 1, 4, 8])
def test_years_of_all_lengths_are_drawn(facts):
    pictures = {
        year_picture(a_year(facts, months, title))
        for months in ((0,) * 12, (0,) * 11 + (1,), tuple(range(9_000, 9_012)))
        for title in ("Ana", "W" * 40)
    }
    assert len(pictures) == 6
    for picture in pictures:
        assert_is_a_picture(picture)


@pytest.mark.parametrize(
    "draw, scene",
    [
        (round_picture, a_round(3, 4)),
        (
            chart_picture,
            ChartScene((LineScene("Ana", (0, 500, 400)), LineScene("Ben", (0, 100, 900))), 5_000),
        ),
        (moment_picture, MomentScene(Occasion.GOING_OUT, "Ana goes out", cards=FACES[:5])),
        (year_picture, a_year(3, tuple(range(12)))),
        (standings_picture, some_standings(a_place(1), a_place(2, is_own=True))),
        (
            bracket_picture,
            BracketScene("Cup", "Round 1 of 1", ("Final",), ((BracketMatch((("Ana",), ("Ben",))),),)),
        ),
    ],
    ids=["round", "chart", "moment", "year", "standings", "bracket"],
)
def test_the_same_scene_gives_the_same_bytes(draw, scene):
    kept = draw(scene)
    draw.cache_clear()
    assert draw(scene) == kept
