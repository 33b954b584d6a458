"""The golden round of each game replayed; ``python -m tests.golden.kept_export`` writes the golden export anew."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from bot.canasta.codec import encode_action, state_hash
from bot.canasta.engine import apply, start_match
from bot.canasta.events import RoundStarted
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.change import StoredAction
from bot.service.history.replaying import replayed_steps
from bot.service.history.replays import Frame, Match, Replay, ReplayedRound, _frame
from bot.service.history.rounds import Round
from bot.ui.history.text_export import match_text
from bot.ui.texts import texts_for
from tests.golden.playthrough import FOLDER, PRESET_FOLDER, read_action
from tests.support.samples import NAMES, NOW, record_of

GOLDEN: Path = FOLDER / "exports" / "export.txt"


def replayed_round_of(preset: str) -> ReplayedRound:
    """The first round that is kept of this game."""
    lines = (PRESET_FOLDER / f"{preset}.txt").read_text(encoding="utf-8").splitlines()
    start = state = start_match(rules_of(preset))
    rows: list[StoredAction] = []
    dealer = Seat(0)
    for line in lines:
        if not line.startswith("> "):
            continue
        seat, action = read_action(line.removeprefix("> "))
        step = apply(state, seat, action)
        state = step.state
        at = NOW + timedelta(minutes=len(rows))
        rows.append(StoredAction(len(rows) + 1, seat, encode_action(action), state_hash(state), at=at))
        dealer = next((event.dealer for event in step.events if isinstance(event, RoundStarted)), dealer)
        if state.table.result is not None:
            break
    frames: list[Frame] = []
    for row, moment in zip(rows, replayed_steps(start, rows), strict=True):
        frames.append(_frame(row, moment, frames))
    return ReplayedRound(Round(1, dealer, 1, len(rows), state.table.result), tuple(rows), tuple(frames))


def replay_of(preset: str, *, names: Sequence[str] = NAMES) -> Replay:
    """The same, ready to be shown."""
    replayed = replayed_round_of(preset)
    record = record_of(rules_of(preset), names=names)
    return Replay(record, (replayed.round,), replayed)


def match_of(preset: str) -> Match:
    """The match of this round, in which a second one is being played."""
    replayed = replayed_round_of(preset)
    return Match(
        record_of(rules_of(preset), computers=(3,)), (replayed,), Round(2, Seat(0), len(replayed.rows) + 1)
    )


if __name__ == "__main__":
    GOLDEN.write_text(match_text(texts_for("en"), match_of("classic_4")), encoding="utf-8")
