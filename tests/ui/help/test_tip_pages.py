"""The pages of the tips: what they say of their positions is so, and they fit a phone."""

from collections.abc import Callable

import pytest
from discord.ui import Select

from bot.canasta.cards import WILDS, Rank, count_all, points, rank_count, rank_counts, size
from bot.canasta.notation.action_parser import parse_lay_down
from bot.canasta.phases.going_out.exits import may_go_out
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.view import SeatView
from bot.service.advice.tips import TIPS, measured_tip
from bot.ui.help.pages import TIPS as TOPIC
from bot.ui.help.pages import help_message, topic_pages
from bot.ui.help.tip_pages import tip_embed, tip_title, with_hand
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.components import LONGEST_OPTION
from bot.ui.toolkit.interaction_client import OperatorLinks
from tests.support.as_text import as_text

texts = texts_for()
BY_NAME = {tip.name: tip for tip in TIPS}
EVERY = pytest.mark.parametrize("number", range(len(TIPS)), ids=list(BY_NAME))
_LINES = 14
"""Lines of a phone that are left beside a title, the picture of a hand, a footer, a menu and two buttons."""
_WIDTH = 37


def pairs(view: SeatView) -> int:
    return sum(count >= 2 for rank, count in enumerate(rank_counts(view.hand)) if rank > Rank.THREE)


def laid(view: SeatView, play: str) -> list[int]:
    return [one.cards for one in parse_lay_down(play, view).plays]


FACTS: dict[str, Callable[[SeatView], bool]] = {
    "take": lambda view: view.table.pile_size == 10 and frozen_for(view) is None,
    "leave": lambda view: view.table.pile_size == 1 and view.hand == BY_NAME["take"].view.hand,
    "hold": lambda view: (
        view.table.minimums[view.side] == 120
        and view.table.turn.number == 1
        and sum(map(size, laid(view, "AA*, KK2"))) == 6
        and size(sum(laid(view, "AA*, KK2")) & WILDS) == size(view.hand & WILDS) == 2
    ),
    "start": lambda view: points(laid(view, "AAA")[0]) >= 50 and frozen_for(view) == "unmelded",
    "freeze": lambda view: view.table.pile_size == 11 and pairs(view) == 4 and len(view.table.melds[1]) == 4,
    "early": lambda view: (
        not any(view.table.has_melded)
        and view.table.minimums[view.side] == 90
        and rank_count(view.hand, Rank.FIVE) == 1
    ),
    "late": lambda view: len(view.table.melds[1]) == 3 and "9D" in BY_NAME["late"].position["pile"],
    "pairs": lambda view: frozen_for(view) == "wild" and pairs(view) == 3,
    "wild": lambda view: not any(meld.is_canasta for meld in view.melds) and size(view.melds[0].cards) == 5,
    "partner": lambda view: view.table.hand_sizes[2] == 1 and view.melds[0].is_canasta,
    "out": lambda view: may_go_out(view) and view.table.melds[1][0].is_canasta,
    "end": lambda view: (
        size(sum(view.table.laid_threes[seat] for seat in (0, 2))) == 2
        and not view.melds
        and view.table.stock_size < count_all(view.hand) + 10
    ),
}
"""What the advice says of its position."""


@pytest.mark.parametrize("name", BY_NAME)
def test_the_advice_says_what_is_so(name):
    assert FACTS[name](BY_NAME[name].view)


@EVERY
def test_a_tip_tells_the_advice_the_position_and_the_figures(number):
    measured = measured_tip(number)
    told = as_text(tip_embed(texts, number))
    assert told.startswith(f"[{tip_title(texts, number)}]")
    assert texts(f"tip-{measured.tip.name}-text") in told
    assert "**Your hand:**" in told
    assert told.count(" is best.") == 1
    for play in measured.plays[1:]:
        assert f": {round(-play.points)} points less (± {round(play.error)})." in told
    assert f"{measured.rounds:,} tries each" in told


@EVERY
def test_a_tip_fits_a_phone_with_the_picture_of_its_hand(number):
    embed = tip_embed(texts, number, has_hand=False)
    assert len(embed.title or "") <= 33
    lines = (embed.description or "").replace("*", "").split("\n")
    assert sum(-(-len(line) // _WIDTH) for line in lines) <= _LINES
    assert "Your hand" not in as_text(embed)


async def test_a_picture_of_the_hand_stands_in_place_of_its_words():
    words = help_message(texts, OperatorLinks(), TOPIC, 1)
    pictured = await with_hand(texts, 0, words)
    [picture], [embed] = pictured.attachments, pictured.embeds
    assert embed.image.url == picture.url
    assert "**Your hand:**" in as_text(words.embeds[0])
    assert "**Your hand:**" not in as_text(embed)
    assert pictured.in_words is not None
    assert pictured.in_words() == words


async def test_without_a_picture_the_hand_is_told(monkeypatch):
    async def nothing(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr("bot.ui.toolkit.drawing.drawn", nothing)
    words = help_message(texts, OperatorLinks(), TOPIC, 1)
    assert await with_hand(texts, 0, words) is words


def test_the_first_page_says_how_the_figures_were_found_and_names_the_tips():
    first = help_message(texts, OperatorLinks(), TOPIC)
    assert "12 positions" in as_text(first.embeds[0])
    assert "10,000 times" in as_text(first.embeds[0])
    [menu] = first.rows[1]
    assert isinstance(menu, Select)
    labels = [option.label for option in menu.options]
    assert labels == [tip_title(texts, number) for number in range(len(TIPS))]
    assert all(len(label) <= LONGEST_OPTION for label in labels)


def test_all_pages_have_room_for_their_buttons_and_all_links():
    links = OperatorLinks(*(f"https://example.org/{name}" for name in OperatorLinks._fields))
    pages = topic_pages(texts, TOPIC)
    assert len(pages) == 1 + len(TIPS)
    for page, shown in enumerate(pages):
        message = help_message(texts, links, TOPIC, page)
        assert message.embeds == shown
        assert all(len(row) <= 5 for row in message.rows)
        assert limits.is_within(shown[0])
    assert help_message(texts, links, TOPIC, 999).embeds == pages[-1]
