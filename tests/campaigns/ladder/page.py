"""The page ``docs/ladder.md``, written from the stored results; a test compares the two."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.canasta.rules.presets import PRESETS
from tests.campaigns.ladder.results import KEPT, Result

PAGE: Final[Path] = KEPT.with_suffix(".md")

_USUAL_SEED: Final = 1

_HEAD: Final = """\
# The ladder of the computer players

How strong the computer players are in each game. `python -m tests.campaigns.ladder --write` measures and writes this page; the results
are kept in [ladder.json](ladder.json), and the command goes on where they end.

Every deal is played once with the first player in each place, so that good cards favour nobody. *Points* are what a round brings
beyond the others, with the standard error of this mean; twice as much to either side holds it in 95 of 100 cases. *Won* is the share of the
comparisons with another place; of matches with the interval that holds it in 95 of 100 cases (Wilson) and their number. A name with `@` is the level as it was at that commit.
"""


def page_of(results: Sequence[Result]) -> str:
    """Return the page for these results."""
    by_pair: dict[tuple[str, str, int, bool], dict[str, Result]] = defaultdict(dict)
    for result in results:
        pairing = result.pairing
        is_rerun = pairing.rounds == 1 and pairing.seed != _USUAL_SEED
        by_pair[pairing.player, pairing.opponent, pairing.rounds, is_rerun][pairing.preset] = result
    lines = [_HEAD]
    for (player, opponent, rounds, is_rerun), found in sorted(by_pair.items()):
        if not _is_character(player):
            title = f"{player} against {opponent}{_length(rounds)}{', on other deals' if is_rerun else ''}"
            lines += [*_section(title, found), ""]
    characters = [result for result in results if _is_character(result.pairing.player)]
    return "\n".join([*lines, *_characters(characters), ""] if characters else lines)


def _is_character(player: str) -> bool:
    return ":" in player


def _characters(results: Sequence[Result]) -> Iterator[str]:
    """Yield the table of the characters, which must not be weaker than their level beyond one standard error."""
    yield "## Characters against their level"
    yield ""
    yield "| player | against | game | points | won | deals | measured |"
    yield "|---|---|---|--:|--:|--:|---|"
    for result in sorted(results, key=lambda result: result.pairing):
        pairing, score = result.pairing, result.score
        points = f"{score.mean:+.0f} ± {score.error:.0f}"
        yield (
            f"| {pairing.player} | {pairing.opponent} | `{pairing.preset}` | {points} | "
            f"{100 * score.share:.0f} % | {score.deals} | {result.day} |"
        )


def _length(rounds: int) -> str:
    if rounds == 1:
        return ""
    return f", matches of {rounds} rounds" if rounds else ", whole matches"


def _section(title: str, found: dict[str, Result]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    yield "| game | points | won | deals | measured |"
    yield "|---|--:|--:|--:|---|"
    for preset in PRESETS:
        if preset in found:
            score = found[preset].score
            points = f"{score.mean:+.0f} ± {score.error:.0f}"
            won = f"{100 * score.share:.0f} %"
            if found[preset].pairing.rounds != 1:
                low, high = score.interval
                won += f" ({100 * low:.0f} to {100 * high:.0f}) of {score.won + score.lost + score.even}"
            yield f"| `{preset}` | {points} | {won} | {score.deals} | {found[preset].day} |"
    if len({result.identities for result in found.values()}) > 1:
        yield ""
        yield "Not all of these games were played by the same version of the players."
    absent = [f"`{preset}`" for preset in PRESETS if preset not in found]
    if absent:
        yield ""
        yield f"Not measured: {', '.join(absent)}."
