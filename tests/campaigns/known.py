"""Find positions whose best turn is known: ``python -m tests.campaigns.known [--count 48] [--write]``.

The steady player plays rounds of several games with itself. A position is kept where one whole turn is better than every
other that the strong level considers, in rounds played on without anybody's opinion; whether the quick judgement of
hints finds it makes no difference. Its reason is the largest difference from the second best. Without ``--write`` the
positions of the file are only measured once more. Ctrl-C stops it. It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from bot.canasta.actions import Pass, StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.notation.writing import cards_text
from bot.canasta.positions.actions import write_action
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.write_position import write_seen_position
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.steady.player import SteadyPlayer
from bot.players.strong.appraisal import Appraisal
from bot.players.strong.comparison import measure_lines
from bot.players.strong.lines import lines_of
from bot.service.advice.reasons import reason_for
from bot.service.daily.house_deals import on_the_way

FILE: Final = Path(__file__).parents[1] / "players" / "known_positions.jsonl"
GAMES: Final = (
    *("classic_4", "classic_2", "viennese", "modern_american"),
    *("hand_and_foot", "canadian", "cuban", "the_sevens"),
)
_FIRST_LOOK, ROUNDS = 200, 2_500
_LEAST_MARGIN: Final = 25.0
_MARGIN_ERRORS: Final = 4.0
_LOOKS_A_ROUND: Final = 6
_FIRST_TURN: Final = 5


def known_view(position: dict[str, Any]) -> SeatView:
    """Return what the seat to act sees."""
    state = read_position(position).state
    return view_of(state, state.table.seats_to_act[0])


def measured(view: SeatView, seed: str) -> list[Appraisal]:
    """Return the turns, best first, if the best is clearly so and there is a reason; else none."""
    lines = lines_of(view)
    if len(lines) < 2:
        return []
    found: list[Appraisal] = []
    for rounds, least, errors in ((_FIRST_LOOK, 15.0, 1.5), (ROUNDS, _LEAST_MARGIN, _MARGIN_ERRORS)):
        found = measure_lines(view, lines, f"{seed} {rounds}", rounds)
        if -found[1].points < max(least, errors * found[1].error):
            return []
    return found if reason_for(found[0], found[1]) is not None else []


def _views(game: str, deal: int) -> list[SeatView]:
    """Return moments of a round of steady players, in random order."""
    secrets, choices, player = Random(f"known {deal}"), Random(f"choices {deal}"), SteadyPlayer()
    state = on_the_way(start_match(rules_of(game)), secrets)
    state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "known")).state
    views = []
    while waiting := state.table.seats_to_act:
        view = view_of(state, waiting[0])
        action = player.choose(view, choices)
        is_decision = view.table.question is None and not isinstance(action, Pass)
        if is_decision and view.table.turn.number >= _FIRST_TURN:
            views.append(view)
        state = apply(state, waiting[0], action).state
    secrets.shuffle(views)
    return views


def _found(game: str, wanted: int) -> Iterator[dict[str, Any]]:
    """Yield positions of a game, at most one of a round, and not too many of one kind."""
    kinds: Counter[str] = Counter()
    for deal in count(1):
        for view in _views(game, deal)[:_LOOKS_A_ROUND]:
            position = write_seen_position(view)
            # Who laid which card down, and when, is of no use here.
            position["melds"] = [[cards_text(meld.cards) for meld in side] for side in view.table.melds]
            turns = measured(known_view(position), f"{deal}")
            kind = type(turns[0].action).__name__ if turns else ""
            if not turns or kinds[kind] >= (wanted + 1) // 2:
                continue
            kinds[kind] += 1
            reason = reason_for(turns[0], turns[1])
            assert reason is not None
            yield {
                "game": game,
                "position": position,
                "right": [write_action(step) for step in turns[0].steps],
                "ahead": round(-turns[1].points),
                "why": reason.ground.value,
            }
            break
        if kinds.total() >= wanted:
            return


def main(arguments: list[str] | None = None) -> int:
    """Find positions and write them, or measure those of the file."""
    parser = argparse.ArgumentParser(
        "python -m tests.campaigns.known",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--count", type=int, default=48, help="positions in the file (48)")
    parser.add_argument("--write", action="store_true", help="find them anew")
    chosen = parser.parse_args(arguments)
    try:
        return _write(chosen.count) if chosen.write else _measure_again()
    except KeyboardInterrupt:
        print("\nstopped; the file is as it was.")
        return 130


def _write(wanted: int) -> int:
    lines = []
    for game in GAMES:
        for line in _found(game, wanted // len(GAMES)):
            lines.append(msgspec.json.encode(line))
            print(f"{len(lines)} of {wanted}: {game}, {line['ahead']} points, {line['why']}", flush=True)
    FILE.write_bytes(b"\n".join(lines) + b"\n")
    return 0


def _measure_again() -> int:
    """Print the positions whose best turn is another one with other hidden cards; return 1 if there is one."""
    wrong = 0
    for number, line in enumerate(map(msgspec.json.decode, FILE.read_bytes().splitlines()), start=1):
        turns = measured(known_view(line["position"]), f"again {number}")
        holds = bool(turns) and [write_action(step) for step in turns[0].steps] == line["right"]
        wrong += not holds
        print(f"{number}: {line['game']}, {'as known' if holds else 'not clear any more'}", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
