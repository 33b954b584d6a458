"""The characters of computer players: their styles show, and other levels have them too."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from bot.canasta.actions import Action, Discard, LayDown, TakePile
from bot.canasta.cards import each_card, is_wild, rank_of, size
from bot.canasta.engine import apply, check, view_of
from bot.canasta.view import SeatView
from bot.players.registry import CHARACTERS, PLAYERS, easy_player, player_of
from bot.players.steady.situation import ranks_let_lie, situation_of
from tests.campaigns.bench.random_rounds import deals
from tests.campaigns.ladder.matches import play_deals
from tests.support.builders import drawing

ROUNDS: Final = 16

SHOWN: Final = {
    "clover": ("wild cards laid", "less"),
    "domino": ("exits", "more"),
    "pepper": ("wild discards", "more"),
    "biscuit": ("wild cards laid", "less"),
    "maple": ("safe discards", "more"),
    "ziggy": ("takes", "less"),
    "pickle": ("takes", "more"),
    "waffle": ("initial melds", "less"),
}
"""A habit of each character, and whether it does that more or less often than the plain steady player."""


def habits(view: SeatView, action: Action) -> Counter[str]:
    """What an action shows of its player."""
    seen: Counter[str] = Counter()
    match action:
        case TakePile():
            seen["takes"] += 1
        case LayDown():
            laid = [card for play in action.plays for card in each_card(play.cards)]
            seen["initial melds"] += not view.table.has_melded[view.side]
            seen["wild cards laid"] += sum(map(is_wild, laid))
            seen["exits"] += len(laid) >= size(view.hand) - 1
        case Discard():
            seen["wild discards"] += is_wild(action.card)
            seen["safe discards"] += rank_of(action.card) in ranks_let_lie(situation_of(view))
        case _:
            pass
    return seen


@pytest.fixture(scope="module")
def counted() -> dict[str, Counter[str]]:
    """The habits of all characters at the same moments of rounds that steady players play."""
    players = {name: player_of("steady", name) for name in CHARACTERS}
    found: dict[str, Counter[str]] = {name: Counter() for name in ("", *players)}
    dealt = deals(3)
    for _ in range(ROUNDS):
        state = next(dealt)
        while waiting := state.table.seats_to_act:
            view = view_of(state, waiting[0])
            action = PLAYERS["steady"].choose(view, Random(1))
            found[""] += habits(view, action)
            for name, player in players.items():
                chosen = player.choose(view, Random(1))
                assert check(view, chosen) is None
                found[name] += habits(view, chosen)
            state = apply(state, waiting[0], action).state
    return found


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_style_shows_in_the_play(counted: dict[str, Counter[str]], character: str) -> None:
    habit, how = SHOWN[character]
    own, plain = counted[character][habit], counted[""][habit]
    assert (own > plain) if how == "more" else (own < plain), (habit, own, plain)


@pytest.mark.parametrize("level", ["easy", "steady"])
def test_every_level_takes_every_character(level: str) -> None:
    view = drawing("9 9 4 6 J Q K A", melds="888", theirs="KKK", pile="4D 5C 5D 7S 10C JD 9H").view()
    for character in (*CHARACTERS, None, "somebody else"):
        assert check(view, player_of(level, character).choose(view, Random(1))) is None
    assert player_of(level) is PLAYERS[level]
    assert player_of(level, "somebody else") is PLAYERS[level]


def test_names_are_single_words_that_differ() -> None:
    names = [character.name for character in CHARACTERS.values()]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(name.isalpha() for name in names)
    assert {character.id for character in CHARACTERS.values()} == set(CHARACTERS) == set(SHOWN)


def test_the_easy_level_is_beaten_by_the_steady_one_and_beats_random_play() -> None:
    *_, against_random = play_deals(easy_player(), PLAYERS["random"], 8, seed=500)
    assert against_random.share > 0.9
    *_, against_steady = play_deals(easy_player(), PLAYERS["steady"], 8, seed=500)
    assert against_steady.share < 0.35
