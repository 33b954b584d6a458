"""The replay of a round: every step readable, whatever the game; and the match as a text file."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta.events import DrewCards
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat, SideId
from bot.service.change import StoredAction
from bot.service.history.replays import Deviation, Match
from bot.service.history.rounds import Round
from bot.service.ids import UserId
from bot.service.matches.record import TableStatus, Tenure
from bot.ui.history.replay_presenter import replay_embed
from bot.ui.history.replaying import replay_message
from bot.ui.history.text_export import match_text
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import Message
from bot.ui.words.cards import cards_listed
from tests.golden.kept_export import GOLDEN, match_of, replay_of
from tests.support.as_text import as_text

texts = texts_for()


def items(message: Message) -> list[Any]:
    return [item for row in message.rows for item in row]


def targets(message: Message) -> dict[str, int]:
    """The step that each button leads to, if it can be pressed."""
    return {
        item.label: int(item.custom_id.split(":")[5])
        for item in items(message)
        if item.custom_id.startswith("cn:step:") and not item.disabled
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_every_step_of_every_game_is_within_the_limits(preset):
    seats = rules_of(preset).deal.seat_count
    replay = replay_of(preset, names=["*" * 40] * seats)
    for step, frame in enumerate(replay.shown.frames):
        message = replay_message(texts, replay, step)
        (embed,) = message.embeds
        assert limits.is_within(embed)
        ids = [item.custom_id for item in items(message)]
        assert len(set(ids)) == len(ids)
        drawn = [event.cards for event in frame.events if isinstance(event, DrewCards) and event.cards]
        assert all(cards_listed(cards) in (embed.description or "") for cards in drawn)


def test_a_step_shows_the_turn_so_far_and_all_hands():
    replay = replay_of("classic_4")
    told = as_text(replay_embed(texts, replay, 2)).replace("\ufe0e", "")
    assert "Round 1, all hands open" in told
    assert "**Ana** took the pile" in told
    assert "👉 **Ana**’s turn: meld and discard." in told
    assert "Step 3 of " in told
    for name in ("Ana", "Ben", "Cyd", "Dot"):
        assert f"**{name}** (" in told


def test_a_computer_that_stood_in_is_marked():
    replay = replay_of("classic_4")
    frames = list(replay.shown.frames)
    frames[1] = replace(frames[1], stored=frames[1].stored._replace(by_computer=True))
    marked = replace(replay, shown=replace(replay.shown, frames=tuple(frames)))
    assert "**Ana** 🤖 took" in as_text(replay_embed(texts, marked, 1))


def test_who_played_then_is_named():
    replay = replay_of("classic_4")
    former = (Tenure(Seat(0), "Zoe", UserId(9), upto=3),)
    replay = replace(replay, record=replace(replay.record, former=former))
    assert "**Zoe** took" in as_text(replay_embed(texts, replay, 1))
    assert "**Zoe** (" in as_text(replay_embed(texts, replay, 1))
    last = as_text(replay_embed(texts, replay, len(replay.shown.frames) - 1))
    assert "Zoe" not in last
    assert "Ana" in last


def test_steps_and_turns_lead_through_the_round():
    replay = replay_of("classic_4")
    last = len(replay.shown.frames) - 1
    assert targets(replay_message(texts, replay, 0)) == {"Next": 1, "End": last, "Turn ⏩": 3}
    # The first turn has three steps: the pile taken, a meld, the discard.
    assert targets(replay_message(texts, replay, 2)) == {
        "Start": 0,
        "Back": 1,
        "Next": 3,
        "End": last,
        "⏪ Turn": 0,
        "Turn ⏩": 3,
    }
    assert targets(replay_message(texts, replay, 3))["Turn ⏩"] == 5
    assert targets(replay_message(texts, replay, 5))["⏪ Turn"] == 3
    at_end = targets(replay_message(texts, replay, last))
    assert not {"Next", "End", "Turn ⏩"} & set(at_end)
    assert targets(replay_message(texts, replay, 10_000)) == at_end
    step, seen = 0, [0]
    while (after := targets(replay_message(texts, replay, step)).get("Turn ⏩")) is not None:
        step = after
        seen.append(step)
    assert seen[-1] == last
    assert len(seen) == replay.shown.frames[-1].turn + 1


def test_what_another_version_played_is_said_with_its_step():
    replay = replay_of("classic_4")
    differs = replace(replay.shown, difference=Deviation(5, 3, is_refused=False))
    assert "From step 5 on you see" in as_text(replay_embed(texts, replace(replay, shown=differs), 0))
    breaks = replace(replay.shown, difference=Deviation(1, 3, is_refused=True), frames=())
    message = replay_message(texts, replace(replay, shown=breaks))
    assert "can no longer be shown" in as_text(message.embeds[0])
    assert targets(message) == {}


def test_the_text_of_a_match_is_as_it_is_meant_to_read():
    assert match_text(texts, match_of("classic_4")) == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_text_has_a_line_for_each_play(preset):
    match = match_of(preset)
    lines = match_text(texts, match).splitlines()
    (replayed,) = match.rounds
    for row in replayed.rows[1:]:
        assert sum(line.startswith(f"{row.version} ") for line in lines) == 1
    assert lines[-1] == "Round 2 is not over, so it is left out."


def test_the_text_marks_stand_ins_and_what_was_taken_back():
    match = match_of("classic_4")
    (replayed,) = match.rounds
    rows: list[StoredAction] = list(replayed.rows)
    rows[2] = rows[2]._replace(by_computer=True)
    rows[3] = rows[3]._replace(returns_to=2, action=b"")
    replayed = replace(replayed, rows=tuple(rows), frames=replayed.frames[:2])
    text = match_text(texts, replace(match, rounds=(replayed,), left_out=None))
    assert "\n3 Ana 🤖: meld" in text
    assert "\n4 Ana: take back (as at 2)\n" in text
    assert "is not over" not in text


def test_house_rules_and_their_differences_are_told():
    match = match_of("classic_4")
    rules = replace(match.record.rules, pile=replace(match.record.rules.pile, pile_always_frozen=True))
    record = replace(match.record, rules=rules, preset="classic_4", house_rule="Icy")
    text = match_text(texts, replace(match, record=record))
    assert "Rules: Icy (Classic for four)\n  but the pile is always frozen\n" in text


def test_a_match_that_was_given_up_says_so_at_its_end():
    replay = replay_of("classic_4")
    frames = replay.shown.frames[:9]
    replayed = replace(
        replay.shown,
        frames=frames,
        rows=replay.shown.rows[:9],
        round=replace(replay.shown.round, result=None),
    )
    record = replace(replay.record, resigned=SideId(1), status=TableStatus.FINISHED)
    given_up = replace(replay, shown=replayed, record=record)
    assert "resign: **" in as_text(replay_embed(texts, given_up, 8))
    assert "resign: **" not in as_text(replay_embed(texts, given_up, 7))
    text = match_text(texts, Match(record, (replayed,), None))
    assert "Ben & Dot resign: " in text
    assert "**" not in text


def test_a_menu_offers_all_rounds_that_are_over():
    replay = replay_of("classic_4")
    replay = replace(replay, rounds=(replay.shown.round, Round(2, Seat(1), 99, 150)))
    (menu,) = [item for item in items(replay_message(texts, replay)) if item.custom_id.startswith("cn:film:")]
    assert [option.label for option in menu.options] == ["Round 1", "Round 2"]
