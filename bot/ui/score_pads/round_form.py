"""The form for a round of a score pad, and what is wrong with what was typed in it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.canasta.scoring.checking import CountProblem
from bot.canasta.scoring.counts import SideCount
from bot.canasta.scoring.parsing import LONGEST_COUNT, UnreadableCountError, parse_count
from bot.canasta.scoring.writing import count_text, example_text, item_text
from bot.service.house_rules.model import key_of
from bot.service.people.visible_text import visible
from bot.service.score_pads.model import ScorePad
from bot.ui.score_pads.presenter import side_plain, side_shown
from bot.ui.texts import Texts
from bot.ui.toolkit.forms import MOST_FIELDS, FormField
from bot.ui.words.names import shown

NEW_ROUND: Final = 0
"""The number of a round that is yet to be written."""
_LONGEST_PIECE = 40


def round_fields(texts: Texts, pad: ScorePad, number: int, typed: Sequence[str] = ()) -> list[FormField]:
    """Return the fields of the form for a round: a field for each side, or one with a line for each where there are too many.

    It holds what was ``typed`` before, else the round as it is.
    """
    if not typed and number != NEW_ROUND:
        typed = [count_text(pad.rules, count) for count in pad.rounds[number - 1]]
    typed = [*typed, *[""] * (len(pad.names) - len(typed))]
    example = example_text(pad.rules)
    if len(pad.names) <= MOST_FIELDS:
        return [
            FormField(side_plain(pad, side), example, now, LONGEST_COUNT) for side, now in enumerate(typed)
        ]
    lines = "\n".join(f"{side_plain(pad, side)}: {now}" for side, now in enumerate(typed))
    longest = len(pad.names) * (LONGEST_COUNT + len(max(pad.names, key=len)) + 3)
    return [FormField(texts("pad-form-lines"), example, lines, min(longest, 4000), has_lines=True)]


def lines_typed(pad: ScorePad, typed: Sequence[str]) -> tuple[str, ...]:
    """Return what was typed for each side, from a field for each or from the lines of the only one."""
    if len(pad.names) <= MOST_FIELDS:
        lines = list(typed)
    else:
        lines = [line for line in "\n".join(typed).splitlines() if line.strip()]
        lines = [_without_name(line, pad.names) for line in lines]
    lines = lines[: len(pad.names)]
    return (*lines, *[""] * (len(pad.names) - len(lines)))


def _without_name(line: str, names: Sequence[str]) -> str:
    name, colon, rest = line.partition(":")
    return rest.strip() if colon and key_of(name) in map(key_of, names) else line


def counts_typed(
    texts: Texts, pad: ScorePad, typed: Sequence[str]
) -> tuple[tuple[SideCount, ...], tuple[str, ...]]:
    """Return the counts of all sides, and a sentence for each side whose text cannot be read."""
    counts, problems = [], []
    for side, text in enumerate(typed):
        try:
            counts.append(parse_count(pad.rules, visible(text)))
        except UnreadableCountError as error:
            name = side_shown(pad, side)
            problems.append(" ".join(_unreadable(texts, name, error)))
    return tuple(counts), tuple(problems)


def _unreadable(texts: Texts, name: str, error: UnreadableCountError) -> Iterator[str]:
    if error.unknown:
        pieces = [f"“{shown(piece, _LONGEST_PIECE)}”" for piece in error.unknown[:3]]
        yield texts("pad-unknown", side=name, pieces=texts.listed(pieces))
    if error.foreign:
        words = [f"`{item_text(item, 1)}`" for item in dict.fromkeys(error.foreign)]
        yield texts("pad-foreign", side=name, items=texts.listed(words))
    if not error.unknown and not error.foreign:
        yield texts("pad-too-long" if error.read else "pad-empty", side=name, limit=LONGEST_COUNT)
    elif error.read:
        read = ", ".join(item_text(item, number) for item, number in error.read)
        yield texts("pad-read", items=f"`{read}`")


def problem_sentence(texts: Texts, pad: ScorePad, problem: CountProblem) -> str:
    """Return the sentence for counts that cannot be those of one round."""
    side = "" if problem.side is None else side_shown(pad, problem.side)
    return texts(f"pad-problem-{problem.key}", side=side, count=problem.count, limit=problem.limit)
