"""The set of emojis is complete, small enough for Discord, and named so that it can be read aloud."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot import __main__ as command_line
from bot.canasta.cards import FACES, JOKER, Rank, Suit, card
from bot.canasta.melds import Make
from bot.pictures.emojis import (
    VERSION,
    all_emojis,
    back_emoji,
    canasta_emoji,
    count_emoji,
    face_emoji,
    portrait_emoji,
    rank_emoji,
)
from bot.pictures.portraits import PLAIN, PORTRAITS
from bot.players.registry import CHARACTERS

MOST_BYTES = 256 * 1024


@pytest.fixture(scope="module")
def drawn():
    return all_emojis()


def test_every_card_and_mark_has_its_emoji(drawn):
    named = {face_emoji(card, four_colours=four) for card in FACES for four in (False, True)}
    named |= {rank_emoji(rank) for rank in Rank} | {back_emoji()} | {canasta_emoji(make) for make in Make}
    named |= {portrait_emoji(one) for one in PORTRAITS}
    named |= {count_emoji(rank, count) for rank in Rank for count in range(2, 13)}
    assert set(drawn) == named
    # Faces, those that look different in four colours, ranks, joker, back, marks, portraits, ranks with numbers.
    assert len(drawn) == 52 + 26 + 13 + 1 + 1 + len(Make) + len(CHARACTERS) + 1 + 14 * 11


def test_every_character_has_a_portrait():
    assert set(PORTRAITS) == {*CHARACTERS, PLAIN}


def test_names_are_what_a_phone_may_print():
    assert face_emoji(card(Rank.KING, Suit.HEARTS)) == f"king_of_hearts_{VERSION}"
    assert face_emoji(card(Rank.KING, Suit.HEARTS), four_colours=True) == f"king_of_hearts_{VERSION}"
    assert face_emoji(card(Rank.TEN, Suit.CLUBS), four_colours=True) == f"green_ten_of_clubs_{VERSION}"
    assert face_emoji(JOKER) == rank_emoji(Rank.JOKER) == f"joker_{VERSION}"
    assert rank_emoji(Rank.SEVEN) == f"seven_{VERSION}"
    assert count_emoji(Rank.SIX, 2) == f"two_sixes_{VERSION}"
    assert count_emoji(Rank.JOKER, 12) == f"twelve_jokers_{VERSION}"
    assert canasta_emoji(Make.NATURAL) == f"natural_canasta_{VERSION}"


def test_discord_takes_names_and_files(drawn):
    for name, picture in drawn.items():
        assert re.fullmatch(r"[a-z0-9_]{2,32}", name), name
        assert len(picture) < MOST_BYTES
        with Image.open(BytesIO(picture)) as image:
            assert (image.format, image.size) == ("PNG", (128, 128))
            assert image.info == {}


def test_no_two_look_alike_and_the_set_is_always_the_same(drawn):
    assert len(set(drawn.values())) == len(drawn)
    assert all_emojis() == drawn


def test_a_command_draws_them_into_a_folder(tmp_path, capsys, drawn):
    folder = tmp_path / "new" / "emojis"
    assert command_line.main(["emojis", str(folder)]) == 0
    assert {path.stem: path.read_bytes() for path in folder.iterdir()} == drawn
    assert f"{len(drawn)} emojis" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_told(tmp_path, capsys):
    tmp_path.joinpath("file").write_text("in the way")
    assert command_line.main(["emojis", str(tmp_path / "file")]) != 0
    assert "cannot be written" in capsys.readouterr().err
