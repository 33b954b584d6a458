"""Emojis of cards on the buttons and in the menus of a hand."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from bot.pictures.emojis import EMOJI_NAMES
from tests.support.as_text import suits
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import started
from tests.support.simulated_discord.tapping import card_buttons, tap

HAND = "KH KH 5H 5C 3S QS JC *"


async def give_emojis(club: Club) -> None:
    """Give the application all emojis, and start a bot that shows them."""
    for name in sorted(EMOJI_NAMES):
        club.env.backend.create_application_emoji(name)
    await club.restart_as(partial(make_bot, has_emojis=True))
    await club.settle()


def shown(club: Club, verb: str) -> dict[str, str | None]:
    """The name of the emoji on each button or option of a menu in the panel that was sent last, by itself or by the text
    where there is none.
    """
    found: dict[str, str | None] = {}
    for part in parts_of(club.traffic.requests[-1].json):
        if f":{verb}:" in str(part.get("custom_id")):
            for item in part.get("options", [part]):
                emoji = item.get("emoji")
                known = club.env.backend.application_emojis
                assert emoji is None or known[int(emoji["id"])].name == emoji["name"]
                found[emoji["name"] if emoji else item["label"]] = emoji and emoji["name"]
    return found


def parts_of(sent: Any) -> Iterator[dict[str, Any]]:
    if isinstance(sent, dict):
        yield sent
    if isinstance(sent, dict | list):
        for inner in sent.values() if isinstance(sent, dict) else sent:
            yield from parts_of(inner)


async def test_cards_of_the_hand_are_emojis_on_their_buttons(club):
    await give_emojis(club)
    scene = await started(club, state=playing("KH KH 5H 5C 5D 3S QS JC *").state)
    panel = await scene.open_hand("Ana")
    faces = (
        "king_of_hearts_1",
        "queen_of_spades_1",
        "jack_of_clubs_1",
        "five_1",
        "three_of_spades_1",
        "joker_1",
    )
    assert tuple(shown(club, "tap").values()) == faces
    assert [button.label for button in card_buttons(panel.post).values()] == [
        *("2", "queen_of_spades_1", "jack_of_clubs_1", "3", "three_of_spades_1", "joker_1")
    ]
    assert "**K K" not in panel.text  # the buttons say it
    panel = await tap(club["Ana"], panel, "5C", "5C")
    assert "2/3" in [button.label for button in card_buttons(panel.post).values()]


async def test_the_upcard_stands_on_the_button_that_takes_the_pile(club):
    await give_emojis(club)
    scene = await started(club, state=drawing("9S 9D 9C K K K K A A A", pile="4S 9H").state)
    await scene.open_hand("Ana")
    assert set(shown(club, "take").values()) == {"nine_of_hearts_1"}


async def test_they_follow_the_settings_of_the_person(club):
    await give_emojis(club)
    scene = await started(club, state=playing(HAND).state)
    settings, ana = club.bot.services.settings, club["Ana"].id
    await settings.choose(ana, four_colours=True)
    await scene.open_hand("Ana")
    assert {"king_of_hearts_1", "green_jack_of_clubs_1"} <= set(shown(club, "tap").values())
    await settings.choose(ana, text_only=True)
    await scene.open_hand("Ana")
    assert set(shown(club, "tap").values()) == {None}


async def test_without_emojis_the_buttons_say_the_cards_in_words(club):
    scene = await started(club, state=playing(HAND).state)
    panel = await scene.open_hand("Ana")
    assert list(shown(club, "tap")) == suits("K K,Q♠,J♣,5 5,3♠,Joker").split(",")
    assert set(shown(club, "tap").values()) == {None}
    number = len(panel.post.buttons)
    await give_emojis(club)
    panel = await scene.open_hand("Ana")
    assert len(panel.post.buttons) == number
    assert None not in shown(club, "tap").values()


async def test_an_emoji_that_discord_refuses_is_in_nobodys_way_for_long(tmp_path, no_logged_errors):
    """Somebody has deleted one by hand: whoever opens a hand the next time gets it in words."""
    no_logged_errors.expect("failed for user")
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        await give_emojis(club)
        scene = await started(club, state=playing(HAND).state)
        why = "Invalid Form Body\nIn data.components.0.components.0.options.0.emoji.id: Invalid emoji"
        club.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, message=why)
        apology = await club["Ana"].click(scene.board, "My hand")
        assert "went wrong" in apology.text
        await scene.open_hand("Ana")
        assert set(shown(club, "tap").values()) == {None}
        await club.advance(minutes=90)
        await scene.open_hand("Ana")
        assert None not in shown(club, "tap").values()
