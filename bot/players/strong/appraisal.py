"""Plays of a seat, compared by what rounds that go on from each of them bring.

Everything here can be imported without the extra ``strong``; without it nothing can be appraised.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.canasta.actions import Action
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView
from bot.players.rollouts.coverage import difference
from bot.players.steady.habits import PLAIN, Style
from bot.players.strong.lines import lines_of

_COMPILE: Final = f"""
import os, threading
def end_with_the_bot():
    os.read(0, 1)
    os._exit(0)
threading.Thread(target=end_with_the_bot, daemon=True).start()
hasattr(os, "nice") and os.nice(10)
from {__name__} import prepare
prepare()
"""
"""The program that compiles. Its input stays open as long as the bot lives, however that ends."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """One turn that the strong level considered, and what became of it in the rounds played on.

    * ``action``: its first step; ``turn``: all of it in short, as far as the cards of the seat are known.
    * ``points``: the expected result of the round for the side of the seat, beyond the best other side, relative to the
      best turn: 0.0 for that, negative for the others. The steady player's evaluation has its share in it.
    * ``error``: one standard error of that difference; all turns are tried on the same hidden cards.
    * ``loses_pile``: the share of the rounds in which an opponent takes the pile before the seat's next turn.
    * ``goes_out``, ``others_go_out``: the share in which the own side, or another one, goes out.
    * ``is_played``: whether it is the turn that was asked for.
    """

    action: Action
    points: float
    error: float
    loses_pile: float
    goes_out: float
    others_go_out: float
    _: KW_ONLY
    turn: tuple[Action, ...] = ()
    is_played: bool = False

    @property
    def steps(self) -> tuple[Action, ...]:
        """Return the turn in short, or the one play of it that was measured."""
        return self.turn or (self.action,)


_PREPARING: Final = threading.Lock()
"""Held while something is compiled, which takes a minute the first time."""


@lru_cache(maxsize=1)
def is_installed() -> bool:
    """Return whether the extra ``strong`` is installed."""
    return all(find_spec(name) is not None for name in ("numba", "numpy"))


def covers(rules: RuleSet) -> bool:
    """Return whether plays under these rules can be appraised: the extra is installed, and rollouts play the rules."""
    return is_installed() and difference(rules) is None


def prepare(*, apart: bool = False) -> None:
    """Compile what appraisals need, or load what an earlier process compiled; without the extra do nothing.

    ``apart`` has a process of its own compile first, so that this one only loads.
    """
    if is_installed():
        with _PREPARING:
            if apart:
                _compile_apart()
            from bot.players.rollouts.trials import compile_rollouts  # noqa: PLC0415 - numba is of the extra

            compile_rollouts()


def _compile_apart() -> None:
    """Wait for a process that compiles and stores, after everybody else's turn at the processor."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", _COMPILE],
        cwd=Path(__file__).parents[3],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as compiling:
        compiling.wait()


def is_being_prepared() -> bool:
    """Return whether something is compiled in this process now, so that nothing is appraised."""
    return _PREPARING.locked()


def prepare_in_background(*, apart: bool = False) -> None:
    """Prepare appraisals in a thread; until it has ended nothing is appraised, so that nobody waits for it.

    Compiling holds up the other threads of a process, and LLVM aborts one that ends meanwhile: where the event loop runs
    it is done ``apart``.
    """
    threading.Thread(target=prepare, kwargs={"apart": apart}, name="compile", daemon=True).start()


def appraise(
    view: SeatView, seed: str, played: Sequence[Action] = (), style: Style = PLAIN
) -> tuple[Appraisal, ...]:
    """Return the turns worth considering, best first; none where nothing is to choose or the rules are not covered.

    The first is the turn that the strong level takes. It is the steady player's unless another one is clearly
    better. What was ``played`` from here to the end of the turn, or until cards came that the seat had not
    seen, is appraised with them. ``style`` is that of the steady player whose opinion counts. The same arguments give the
    same answer on every machine.
    """
    if not view.is_to_act or not covers(view.table.rules) or is_being_prepared():
        return ()
    lines = lines_of(view, played, style)
    if len(lines) < 2:
        return ()
    from bot.players.strong.comparison import compare  # noqa: PLC0415 - numba is of the extra

    return tuple(compare(view, lines, seed))
