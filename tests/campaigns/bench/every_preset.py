"""Speed of the game under every preset, against chess: ``python -m tests.campaigns.bench --presets``.

Chess is measured in turn with each preset when both are warm, in processor time of this process alone, and only the
median of the ratios counts. Dealing is not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from tests.campaigns.bench.alternating import by_turns
from tests.campaigns.bench.chess_games import RandomChess
from tests.campaigns.bench.random_rounds import RandomRounds
from tests.campaigns.bench.result import ratio_of


def least_ratio(preset: str) -> float:
    """Return the steps of a game that are to be made in the time of a move of chess."""
    return 1.2 if preset == DEFAULT_PRESET else 0.6


def names_of(wanted: Sequence[str]) -> list[str]:
    """The presets to be measured: those named, or every playable one for none and for ``all``.

    Raises:
        SystemExit: if a name is not that of a playable preset.
    """
    unknown = [name for name in wanted if name != "all" and name not in PRESETS]
    if unknown:
        raise SystemExit(f"not playable: {', '.join(unknown)}; playable: {', '.join(PRESETS)}")
    return [name for name in wanted if name != "all"] if wanted and "all" not in wanted else list(PRESETS)


def compare_presets(names: Sequence[str], rounds: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measure each preset ``rounds`` times beside chess and print a line for each."""
    print(f"Random play, steps/s, median of {rounds}; beside python-chess:")
    print(f"{'preset':<28} {'steps/s':>9}  {'chess':>9}  {'ratio':>6}  {'steps a round':>13}")
    results: dict[str, Any] = {}
    random_chess = RandomChess(seed)
    for name in names:
        game = RandomRounds(name, seed)
        preset, chess = by_turns(game, random_chess, rounds, seconds)
        ratio = ratio_of(preset, chess)
        verdict = "" if ratio >= least_ratio(name) else "  missed"
        print(
            f"{name:<28} {median(preset):>9,.0f}  {median(chess):>9,.0f}  {ratio:>6.2f}  "
            f"{game.steps / game.rounds:>13,.0f}{verdict}",
            flush=True,
        )
        results[name] = {"steps": preset, "chess": chess, "ratio": ratio}
    missed = [name for name, row in results.items() if row["ratio"] < least_ratio(name)]
    print(
        f"{len(names) - len(missed)} of {len(names)} reached it{': not ' if missed else ''}{', '.join(missed)}\n"
    )
    return results
