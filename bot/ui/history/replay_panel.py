"""The replay of a round as a private message: buttons that step through it, a menu of the rounds, and exports."""

from collections.abc import Sequence
from typing import Final

from bot.service.history.replays import Frame, Replay
from bot.service.matches.next_round import began_in_play
from bot.ui.history.replay_presenter import replay_embed
from bot.ui.history.round_menu import round_menu
from bot.ui.tables.buttons import EXPORT_JSON, VERIFY
from bot.ui.texts import Texts
from bot.ui.toolkit.components import button
from bot.ui.toolkit.custom_ids import Verb
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed

REPLAY_STEP: Final = Verb("step", 3)  # round, step, which of the buttons
REPLAY_ROUND: Final = Verb("film")  # value: a round
EXPORT_TEXT: Final = Verb("astext")


_BY_STEP: Final = ("button-replay-start", "button-replay-back", "button-replay-on", "button-replay-end")
_BY_TURN: Final = ("button-replay-turn-back", "button-replay-turn-on")


def replay_message(texts: Texts, replay: Replay, step: int = 0) -> Message:
    """Return the message of one step, counted from 0; the last one where the round has no such step."""
    shown = max(0, min(step, len(replay.shown.frames) - 1))
    return of_embed(replay_embed(texts, replay, shown), _rows(texts, replay, shown))


def _rows(texts: Texts, replay: Replay, step: int) -> list[ComponentRow]:
    table, number = replay.record.id, replay.shown.round.number
    frames = replay.shown.frames
    last = max(0, len(frames) - 1)
    steps = (0, max(0, step - 1), min(last, step + 1), last)
    turns = (_turn_before(frames, step), _turn_after(frames, step))
    # The position of the button is in its id, since two buttons may lead to the same step.
    by_step, by_turn = (
        [
            button(
                REPLAY_STEP,
                texts(key),
                table,
                0,
                number,
                target,
                place,
                disabled=target == step,
            )
            for place, (key, target) in enumerate(zip(keys, targets, strict=True), offset)
        ]
        for keys, targets, offset in ((_BY_STEP, steps, 0), (_BY_TURN, turns, len(_BY_STEP)))
    )
    exports = [
        button(EXPORT_TEXT, texts("button-export-text"), table),
        button(EXPORT_JSON, texts("button-export-json"), table),
        button(VERIFY, texts("button-verify"), table, 0, number),
    ]
    if began_in_play(replay.record):
        exports = []  # there is no deal
    numbers = [one.number for one in replay.rounds]
    return [
        by_step,
        [*by_turn, *exports],
        round_menu(texts, REPLAY_ROUND, table, numbers, shown=number),
    ]


def _turn_after(frames: Sequence[Frame], step: int) -> int:
    """Return the last step of this turn, or of the next turn where this one is at its end."""
    ends = _ends_of_turns(frames)
    return next((end for end in ends if end > step), step)


def _turn_before(frames: Sequence[Frame], step: int) -> int:
    """Return the last step of the turn before."""
    ends = _ends_of_turns(frames)
    return next((end for end in reversed(ends) if end < step), 0)


def _ends_of_turns(frames: Sequence[Frame]) -> list[int]:
    """Return the last step of each turn; the deal counts as one."""
    last = len(frames) - 1
    return [step for step in range(len(frames)) if step == last or frames[step + 1].turn != frames[step].turn]
