"""The review of a year says the same as a picture and in words, and names nobody who is unknown."""

from msgspec import structs

from bot.pictures.results.year import FactScene
from bot.service.ids import UserId
from bot.service.statistics.model import Companion, RecordKind, ServerPair, Sums
from bot.service.statistics.years import FavouriteGame, PersonReview, ReviewedYear, ServerReview
from bot.ui.statistics.year import (
    people_in,
    person_scene,
    server_scene,
    told_in_words,
    year_embed,
)
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from tests.support.samples import finished_round

texts = texts_for()
ANA, BEN, CYD = UserId(1), UserId(2), UserId(3)
NAMES = {ANA: "Ana", BEN: "Ben_Ben"}
MONTHS = (0, 0, 1200, 0, 0, 0, 0, 0, 0, 0, 34, 0)
PERSON = PersonReview(
    ReviewedYear(2025, is_over=True, before=2024),
    Sums(
        rounds=1234,
        best=2430,
        matches=180,
        won=91,
        natural_canastas=820,
        mixed_canastas=1430,
        went_out=300,
        concealed=4,
    ),
    MONTHS,
    FavouriteGame("classic_4", 700),
    longest_run=7,
    largest_pile=41,
    partner=Companion(BEN, rounds=52, matches=9, won=5, lost=5),
    opponent=Companion(CYD, rounds=40, matches=9, won=4, lost=5),
)
ROUND = finished_round()
SERVER = ServerReview(
    ReviewedYear(2026, is_over=False),
    rounds=1234,
    matches=180,
    people=12,
    rounds_by_month=MONTHS,
    game=FavouriteGame("gone_game", 1),
    records={
        RecordKind.HIGHEST_ROUND: (ROUND, structs.replace(ROUND, user=BEN)),
        RecordKind.LARGEST_PILE: (ROUND,),
        RecordKind.FASTEST_EXIT: (ROUND,),
    },
    pair=ServerPair((ANA, CYD), rounds=1, matches=0, won=0),
)


def test_the_year_of_a_person() -> None:
    assert people_in(PERSON) == {BEN, CYD}
    scene = person_scene(texts, PERSON, "Ana", NAMES)
    assert (scene.year, scene.title, scene.detail) == ("2025", "Ana", "")
    assert scene.totals == ((180, "matches"), (91, "won"), (1234, "rounds"))
    assert scene.facts == (
        FactScene("Favourite game", "Classic for four", "700 rounds"),
        FactScene("Favourite partner", "Ben_Ben", "52 rounds · 5 of 9 won"),
        FactScene("Most-met opponent", "Somebody", "matches 4 : 5"),  # who has left the server
        FactScene("Canastas", "820 · 1,430", "natural · mixed"),
        FactScene("Best round", "2,430", "points"),
        FactScene("Longest run", "7", "matches won in a row"),
        FactScene("Concealed exits", "4", "of 300 exits"),
        FactScene("Largest pile", "41", "cards"),
    )
    assert told_in_words(texts, scene).splitlines() == [
        "Ana, 2025",
        "180 matches, 91 won, 1,234 rounds",
        "Favourite game: Classic for four (700 rounds)",
        "Favourite partner: Ben_Ben (52 rounds · 5 of 9 won)",
        "Most-met opponent: Somebody (matches 4 : 5)",
        "Canastas: 820 · 1,430 (natural · mixed)",
        "Best round: 2,430 (points)",
        "Longest run: 7 (matches won in a row)",
        "Concealed exits: 4 (of 300 exits)",
        "Largest pile: 41 (cards)",
        "March 1,200, November 34",
    ]


def test_the_year_of_a_server() -> None:
    assert people_in(SERVER) == {ANA, BEN, CYD}
    scene = server_scene(texts, SERVER, "", NAMES)
    assert (scene.year, scene.title, scene.detail) == ("2026", "This server", "so far")
    assert scene.totals == ((180, "matches"), (1234, "rounds"), (12, "players"))
    assert scene.facts == (
        FactScene("Most played", "gone_game", "1 round"),
        FactScene("Busiest month", "March", "1,200 rounds"),
        FactScene("Highest round", "2,430 points", "Ana & Ben_Ben"),
        FactScene("Fastest exit", "3 turns", "Ana"),
        FactScene("Largest pile", "31 cards", "Ana"),
        FactScene("Most faithful pair", "Ana & Somebody", "1 round"),
    )


def test_a_year_of_one_match_says_little() -> None:
    one = PersonReview(
        ReviewedYear(2026, is_over=False),
        Sums(rounds=1, best=-5, matches=1),
        MONTHS,
        FavouriteGame("classic_4", 1),
        longest_run=0,
        largest_pile=0,
    )
    scene = person_scene(texts, one, "Ana", {})
    assert scene.totals == ((1, "match"), (0, "won"), (1, "round"))
    assert scene.facts == (
        FactScene("Favourite game", "Classic for four", "1 round"),
        FactScene("Best round", "−5", "points"),
    )


def test_words_are_within_the_limits_and_names_do_not_break_out() -> None:
    bad = dict.fromkeys((ANA, BEN, CYD), "*W*" * 10 + "@everyone")
    scene = server_scene(texts, SERVER, "<@1>" * 25, bad)
    embed = year_embed(texts, scene)
    assert limits.is_within(embed)
    assert "*W*" not in str(embed.to_dict())
    assert "<@1>" not in str(embed.to_dict())
    assert len(told_in_words(texts, scene)) <= limits.ALT_TEXT
    assert len(told_in_words(texts, person_scene(texts, PERSON, "W" * 40, bad))) <= limits.ALT_TEXT
