"""The judge: a JSON line in, a JSON line out, and its answers are those of the game."""

import json
import subprocess
import sys
import time
from typing import Any

import pytest

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import cards_of, rank_counts, size
from bot.canasta.engine import apply, check, legal_actions, view_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.every_play import every_action
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.positions.actions import read_action, write_action, write_event, write_violation
from bot.canasta.positions.position import Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import PositionReader
from bot.canasta.positions.write_position import write_position
from bot.canasta.turn import Phase
from bot.cli.judge import answer, answer_line, secret_of
from tests.cli.judge_lines import ROOT, ask, valid
from tests.support.random_play import random_play

# ------------------------------------------------------------------------------------------------ against the game


@pytest.mark.parametrize("seed", range(2))
def test_the_judge_agrees_with_the_game_over_whole_rounds(seed):
    for moment in random_play(250, seed + 300):
        if moment.seat is None:
            continue
        position = write_position(Position(moment.before))
        told = answer({"position": position, "seat": moment.seat, "action": write_action(moment.action)})
        assert told["legal"] is True
        assert told["position"] == write_position(Position(moment.after))
        assert told["events"] == [write_event(event) for event in moment.events]
        valid(told, "answer")
        offered = answer({"position": position, "seat": moment.seat, "legal": True})
        valid(offered, "answer")
        seen = answer({"position": position, "seat": moment.seat, "view": True})
        valid(seen, "answer")
        assert seen["hand_sizes"][moment.seat] == size(cards_of(exact_cards(seen["hand"])))
        assert write_action(moment.action) in offered["actions"]


def test_a_number_of_cards_is_told_as_the_rules_have_it():
    """Option card_count_question (Scarne, Seeking Information)."""
    position = {"hands": {"0": "KK Q 2", "1": "4", "2": "5 6", "3": ""}, "took": "stock"}
    of_scarne = {"rules": {"options": {"card_count_question": "one_or_more"}}}
    seen = answer({"position": position | of_scarne, "view": True})
    valid(seen, "answer")
    assert seen["hand_sizes"] == [4, 1, "more", 0]
    assert answer({"position": position, "view": True})["hand_sizes"] == [4, 1, 2, 0]


def test_no_question_shows_a_card_of_another_hand():
    for moment in random_play(200, 41):
        if moment.seat is None:
            continue
        position = write_position(Position(moment.before))
        seen = answer({"position": position, "seat": moment.seat, "view": True})
        for seat in range(4):
            if seat != moment.seat:
                # The cards of another hand may be in its answer by their faces, but never as that hand.
                hidden = dict(
                    position,
                    hands=[
                        text if at == moment.seat else moment.before.table.hand_sizes[at]
                        for at, text in enumerate(position["hands"])
                    ],
                )
                hidden["stock"] = len(moment.before.stock)
                assert answer({"position": hidden, "seat": moment.seat, "view": True}) == seen
                break


@pytest.mark.parametrize("seed", range(2))
def test_scores_and_winners_are_those_of_the_game(seed):
    ended = 0
    for moment in random_play(4000, seed + 11):
        result = moment.after.table.result
        if result is None or not moment.before.table.is_running:
            continue
        ended += 1
        told = answer({"position": write_position(Position(moment.after)), "score": True})
        valid(told, "answer")
        assert told["totals"] == list(moment.after.table.totals)
        assert told["match_over"] == (moment.after.table.phase is Phase.MATCH_OVER)
        assert told["winners"] == list(moment.after.table.winners)
        for sheet in told["sheets"]:
            assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
            assert sheet["before"] + sheet["total"] == sheet["after"]
    assert ended >= 5


@pytest.mark.parametrize("seed", range(2))
def test_brute_force_finds_what_is_offered_and_only_what_is_legal(seed):
    tried = 0
    for moment in random_play(500, seed + 600):
        for seat in moment.before.table.seats_to_act:
            view = view_of(moment.before, seat)
            if size(view.hand) > 7:
                continue
            tried += 1
            every = list(every_action(view))
            assert len(set(every)) == len(every)
            assert all(check(view, action) is None for action in every)
            for action in legal_actions(view):
                assert same_ranks(action) in {same_ranks(other) for other in every}, action
            if not tried % 7:
                for action in every:
                    apply(moment.before, seat, action)
    assert tried > 30


def same_ranks(action: Any) -> Any:
    """An action without suits, and without the order of its plays."""
    if isinstance(action, LayDown):
        return "lay_down", plays_of(action.plays)
    if isinstance(action, TakePile):
        return "take_pile", plays_of((action.use,)), plays_of(action.more)
    return action


def plays_of(plays: Any) -> tuple[Any, ...]:
    return tuple(sorted((bytes(rank_counts(play.cards)), play.meld or 0) for play in plays))


def plays_text(*plays: str) -> list[dict[str, str]]:
    return [{"cards": play} for play in plays]


def test_actions_in_json_are_read_as_they_were_written():
    for moment in random_play(600, 90):
        if moment.seat is None:
            continue
        reader = PositionReader()
        document = json.loads(json.dumps(write_action(moment.action)))
        valid(document, "action")
        assert read_action(reader, "action", document, view_of(moment.before, moment.seat)) == moment.action
        assert not reader.problems


def test_ranks_of_several_plays_mean_different_cards():
    view = view_of(read_position({"hands": {"0": "KC KD KH KS 2C 2D"}, "took": "stock"}).state, 0)  # type: ignore[arg-type]
    reader = PositionReader()
    action = read_action(reader, "action", {"type": "lay_down", "plays": plays_text("KK2", "KK2")}, view)
    assert write_action(action)["plays"] == plays_text("KC KD 2C", "KH KS 2D")


def test_facts_name_cards_and_ranks():
    facts = {"upcard": 55, "rank": 13, "missing": (4, 52), "needed": 90, "seat": 1}
    assert write_violation(Violation(Reason.CARDS_NOT_IN_HAND, facts)) == {
        "reason": "cards_not_in_hand",
        "facts": {"upcard": "KS", "rank": "K", "missing": ["KC", "*"], "needed": 90, "seat": 1},
    }


def test_every_line_gets_one_answer_with_its_id():
    told = ask(
        b'{"id": [1, {"a": null}], "deal": {"seed": "x"}}\n',
        b"\n",
        b"   \n",
        b"nonsense\n",
        b'{"id": "z", "what": 1}\n',
        b'"text"\n',
        b'{"id": null, "deal": {"seed": "x"}}',
    )
    assert [row.get("id", "-") for row in told] == [[1, {"a": None}], "-", "z", "-", None]
    assert [row.get("error", {}).get("line") for row in told] == [None, 4, 5, 6, None]
    assert told[0]["position"] == told[4]["position"]


def test_deals_follow_from_their_seed():
    first = answer({"deal": {"seed": "x"}})
    assert answer({"deal": {"seed": "x"}}) == first
    assert answer({"deal": {"seed": "y"}}) != first
    assert answer({"deal": {"seed": "x", "cut": "z"}}) != first
    assert answer({"deal": {"seed": secret_of("x")}}) == first
    assert answer({"deal": {"seed": secret_of("x").upper()}}) == first
    valid(first, "answer")


# -------------------------------------------------------------------------------------------------------- process


def test_the_command_never_loads_discord():
    program = (
        "import sys, bot.__main__ as program\n"
        "code = program.main(['judge'])\n"
        "loaded = [name for name in ('discord', 'sqlalchemy', 'asyncio', 'aiohttp') if name in sys.modules]\n"
        "print(loaded, code, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        input=b'{"id": 1, "deal": {"seed": "x"}}\nnot json\n',
        capture_output=True,
        check=True,
    )
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr.decode().strip() == "[] 0"


def test_the_command_answers_a_line_before_the_next_one_comes():
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "judge"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "deal": {"seed": "x"}}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_thousands_of_lines_take_seconds():
    lines = []
    for moment in random_play(150, 60):
        if moment.seat is not None:
            request_made = {
                "position": write_position(Position(moment.before)),
                "seat": moment.seat,
                "action": write_action(moment.action),
            }
            lines.append(json.dumps(request_made).encode())
    started = time.process_time()
    for line in lines:
        answer_line(line)
    # About a millisecond each; the limit leaves room for slow machines.
    assert (time.process_time() - started) / len(lines) < 0.02
