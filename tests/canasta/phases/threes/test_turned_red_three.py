"""A red three freezes the pile of Hand and Foot only where it was turned up as its first card.

Wikipedia 2005, The Cards and Deal: "If this first card is a red three or a wild card, the discard pile is frozen"; Picking
up the discard pile: "If a wild card has previously been discarded to the pile, the discard pile is frozen"; Hand & Foot:
black threes are "useful only as discards. The same is true of red threes".
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta.cards import is_red_three, is_wild
from bot.canasta.codec import decode_state, encode_state
from bot.canasta.errors import Reason
from bot.canasta.events import Discarded
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.write_position import write_position
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.state import State
from tests.canasta.rules.test_option_effects import covered
from tests.support.builders import ME, Situation, dealt, drawing, playing, refused

FORMS = [name for name in PRESETS if name.startswith("hand_and_foot")]
SEVEN_CARDS = with_options(PRESETS["hand_and_foot"], {"pile_take_extent": "top_7"})
ALWAYS_FROZEN = {"hand_and_foot_five_packs", "hand_and_foot_six_packs"}
"""Their own pages say so (public rule pages, Hand and Foot)."""


def turned_up(hand: str, pile: str, rules: RuleSet = SEVEN_CARDS, **moment: Any) -> Situation:
    """A moment of a round whose first card was a red three, still at the bottom of the pile."""
    at = drawing(hand, pile=pile, rules=rules, **moment)
    table = replace(at.table, pile_frozen=True, turned_red_three=True)
    return Situation(State(table, at.state.hands, at.state.stock, at.state.hidden))


def test_all_six_forms_are_looked_at() -> None:
    assert len(FORMS) == 6


@pytest.mark.parametrize("preset", FORMS)
def test_a_discarded_red_three_does_not_freeze_the_pile(preset: str) -> None:
    rules = PRESETS[preset]
    after = playing("3H 8 9 J", melds="K K K", pile="9", rules=rules).does("discard 3H")
    assert Discarded(ME, after.table.pile[-1], freezes=False) in after.events
    assert not after.table.pile_frozen
    at = drawing("4 6 8", melds="KKK", pile="3H K", rules=rules)
    if preset in ALWAYS_FROZEN:
        refused(at.why("take"), Reason.PILE_FROZEN_NEEDS_PAIR, why="always")
    else:
        assert at.may("take")


@pytest.mark.parametrize("preset", FORMS)
def test_a_discarded_wild_card_freezes_it(preset: str) -> None:
    at = drawing("4 6 8", melds="KKK", pile="2 9 K", rules=PRESETS[preset])
    assert at.table.pile_frozen
    refused(at.why("take"), Reason.PILE_FROZEN_NEEDS_PAIR)


@pytest.mark.parametrize("preset", FORMS)
def test_a_red_three_turned_up_as_the_first_card_freezes_it(preset: str) -> None:
    at = covered(PRESETS[preset], is_red_three)
    assert is_red_three(at.table.pile[0])
    assert at.table.pile_frozen
    assert at.table.turned_red_three
    wild = covered(PRESETS[preset], is_wild)
    assert wild.table.pile_frozen
    assert wild.table.turned_red_three == any(map(is_red_three, wild.table.pile))


def test_the_turned_red_three_is_named_when_the_pile_is_refused() -> None:
    at = turned_up("K 4 6 8", "3H 9 K", melds="KKK")
    refused(at.why("take"), Reason.PILE_FROZEN_NEEDS_PAIR, why="red_three")


def test_it_freezes_the_pile_as_long_as_it_lies_there() -> None:
    """What stays of a pile is frozen as long as a freezing card lies in it; with the top card alone it always stays."""
    one = turned_up("K K 6 8", "3H 9 K", PRESETS["hand_and_foot"], melds="QQQ").does("take KK")
    assert one.table.pile_frozen
    assert one.table.turned_red_three
    stays = turned_up("K K 6 8", "3H 9 4 5 6 7 8 9 K", melds="QQQ").does("take KK")
    assert len(stays.table.pile) == 2
    assert stays.table.pile_frozen
    gone = turned_up("K K 6 8", "3H 4 K", melds="QQQ").does("take KK")
    assert not gone.table.pile_frozen
    assert not gone.table.turned_red_three


def test_a_discarded_one_that_stays_below_a_taken_wild_card_freezes_nothing() -> None:
    at = drawing("K K 6 8", melds="QQQ", pile="3H 9 2 4 5 6 7 8 K", rules=SEVEN_CARDS)
    assert at.table.pile_frozen
    after = at.does("take KK")
    assert any(map(is_red_three, after.table.pile))
    assert not after.table.pile_frozen


def test_a_discard_on_an_emptied_pile_is_no_card_turned_up() -> None:
    emptied = turned_up("K K 3D 6 8", "3H 4 K", melds="QQQ").does("take KK", "discard 3D")
    assert emptied.table.pile_size == 1
    assert not emptied.table.pile_frozen


def test_it_is_kept_by_the_codec_and_by_a_position() -> None:
    """States without one keep the bytes, and so the fingerprints, that they had before the fact was stored."""
    without = drawing("K K 6 8", pile="3H 9 K", rules=SEVEN_CARDS).state
    state = turned_up("K K 6 8", "3H 9 K").state
    assert decode_state(encode_state(state), SEVEN_CARDS) == state
    assert decode_state(encode_state(without), SEVEN_CARDS) == without
    assert len(encode_state(state)) == len(encode_state(without)) + 1
    document = {
        "rules": {"preset": "hand_and_foot", "options": {"pile_take_extent": "top_7"}},
        "pile": "3H 9S KH",
        "turned_red_three": True,
        "hands": {"0": "KK 6 8"},
    }
    position = read_position(document)
    assert position.state.table.pile_frozen
    assert position.state.table.turned_red_three
    written = write_position(position)
    assert written["turned_red_three"] is True
    assert "frozen" not in written
    assert read_position(written) == position


def test_a_house_rule_without_it_stays_as_it_was() -> None:
    """Rules that were stored before the option came freeze the pile by the cards of pile_freeze_cards alone."""
    stored = with_options(RuleSet(), {"pile_freeze_cards": ["wild"]})
    deals = (dealt(stored, f"{number:064x}") for number in range(400))
    at = next(at for at in deals if is_red_three(at.table.pile[0]) and not any(map(is_wild, at.table.pile)))
    assert not at.table.pile_frozen
    assert not at.table.turned_red_three
