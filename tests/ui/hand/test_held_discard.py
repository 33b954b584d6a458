"""The panel while a discard can still be taken back: its player's, and those of the others, which show nothing of it."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.service.ids import UserId
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.matches.record import HeldDiscard
from bot.service.orders.model import Orders
from bot.service.queries import Hand
from bot.ui.texts import texts_for
from bot.ui.toolkit import colours
from bot.ui.toolkit.messages import Message
from tests.support.as_text import suits
from tests.support.builders import playing
from tests.support.panels import hand_panel
from tests.support.samples import NOW, record_of

TEXTS = texts_for("en")
UNTIL = NOW + timedelta(seconds=20)
SEVEN, NINE = 28, 36


def panel(game: str, seat: int, discard: Discard | None, draft: Draft = Draft()) -> Message:  # noqa: B008
    """The panel of a seat while seat 0 holds this discard, or none."""
    at = playing("4C 4D 7C 9C 9D J J Q", rules=PRESETS[game])
    held = None if discard is None else HeldDiscard(UserId(1000), UNTIL)
    record = structs.replace(record_of(PRESETS[game]), held=held)
    orders = Orders(discard=discard) if seat == 0 else None
    return hand_panel(TEXTS, Hand(record, Seat(seat), at.view(seat), draft, orders))


def verbs(message: Message) -> list[str]:
    assert isinstance(message.view, discord.ui.LayoutView)
    items = (getattr(item, "custom_id", None) for item in message.view.walk_children())
    return [custom_id.split(":")[1] for custom_id in items if custom_id]


def shown(message: Message) -> str:
    assert isinstance(message.view, discord.ui.LayoutView)
    return str(message.view.to_components())


@pytest.mark.parametrize("game", ["classic_4", "samba", "hand_and_foot"])
def test_its_player_takes_it_back_or_makes_it_and_nothing_else(game: str) -> None:
    message = panel(game, 0, Discard(NINE), Draft(1, plays=(DraftPlay(9, 1),)))
    assert verbs(message) == ["undiscard", "final", "hand"]
    told = shown(message)
    until = int(UNTIL.timestamp())
    assert suits(f"**You discard 9♣.** You can take it back until <t:{until}:T> (<t:{until}:R>).") in told
    assert "Your turn" not in told
    assert "Selected" not in told
    assert f"'accent_color': {colours.HAND}" in told
    assert verbs(panel(game, 0, None)) != verbs(message)


@pytest.mark.parametrize("game", ["classic_4", "samba", "hand_and_foot"])
def test_others_see_what_they_saw_before_it_whatever_it_is(game: str) -> None:
    for seat in (1, 2, 3):
        before = shown(panel(game, seat, None))
        assert shown(panel(game, seat, Discard(NINE))) == before
        assert shown(panel(game, seat, Discard(SEVEN, says_more=True))) == before
