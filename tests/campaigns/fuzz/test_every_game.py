"""Every law in every game that can be played, as it is and under random house rules.

A longer search: ``python -m tests.campaigns.fuzz``.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bot.canasta import engine
from bot.canasta.actions import Action, Draw
from bot.canasta.melds import MeldKind
from bot.canasta.rules.options import Option, value_of, with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.canasta.state import State, Step
from tests.campaigns.fuzz.play import play
from tests.campaigns.fuzz.rules import CHANGEABLE, house_rules
from tests.campaigns.fuzz.secrecy import hidden_cards_change_nothing_that_others_see
from tests.campaigns.fuzz.trial import EVERY_LAW, trial

TRIALS = ("suite plain", "suite 1", "suite 2")


@pytest.mark.parametrize("seed", TRIALS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_random_round_keeps_to_every_law(preset: str, seed: str) -> None:
    trial(preset, seed)


@pytest.mark.parametrize("preset", ["classic_4", "canadian", "modern_american", "hand_and_foot", "mexicana"])
def test_a_pile_turned_over_keeps_to_every_law(preset: str) -> None:
    """Its order is public from then on: what views say of it follows from what everybody saw, and from nothing else."""
    rules = with_options(
        PRESETS[preset],
        {
            "stock_exhaustion": "recycle_pile_turned_over",
            "recycle_limit": 3,
            "unreplaced_three_ends_round": False,
        },
    )
    seen = 0
    for number in range(20):
        match = play(rules, f"turned over {number}")
        seen += sum(bool(step.after.table.seen_stock) for step in match.steps)
        for law in EVERY_LAW:
            law(match)
        if seen >= 5:
            return
    raise AssertionError(seen)


@pytest.mark.parametrize(
    "preset, options",
    [
        ("classic_2", {"deck_count": 3, "joker_count": 12, "max_copies_per_natural_rank": 7}),
        ("samba", {"canasta_size": 4}),
    ],
)
def test_black_threes_with_wild_cards_keep_to_every_law(preset: str, options: dict[str, object]) -> None:
    """cardgames.io, Update: wild cards with black threes; with many jokers or small canastas they come up at all."""
    rules = with_options(PRESETS[preset], {"black_three_meld": "exit_turn_with_wilds", **options})
    seen = 0
    for number in range(120):
        match = play(rules, f"with wilds {number}")
        melds = [meld for row in match.states[-1].table.melds for meld in row]
        if any(meld.kind is MeldKind.BLACK_THREES and meld.wilds for meld in melds):
            seen += 1
            for law in EVERY_LAW:
                law(match)
    assert seen >= 3


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a public number depended on the card that was drawn, the law of secrecy would be broken."""
    apply = engine.apply

    def leaky(state: State, seat: Seat | None, action: Action) -> Step:
        step = apply(state, seat, action)
        if isinstance(action, Draw) and seat is not None and step.state.table.is_running:
            drawn = step.state.hands[seat] - state.hands[seat]
            table = structs.replace(step.state.table, recycled=drawn % 7)
            return Step(structs.replace(step.state, table=table), step.events)
        return step

    hidden_cards_change_nothing_that_others_see(play(PRESETS["classic_4"], "leak"))
    monkeypatch.setattr(engine, "apply", leaky)
    match = play(PRESETS["classic_4"], "leak")
    with pytest.raises(AssertionError):
        hidden_cards_change_nothing_that_others_see(match)


@pytest.mark.parametrize("option", CHANGEABLE, ids=lambda option: option.id)
def test_random_house_rules_reach_every_option(option: Option) -> None:
    random = Random(f"every option {option.id}")
    for _ in range(40):
        rules = random.choice(list(PRESETS.values()))
        changed = house_rules(rules, random, most=1, always=[option.id])
        if value_of(changed, option.id) != value_of(rules, option.id):
            return
    raise AssertionError("no random house rules change it")
