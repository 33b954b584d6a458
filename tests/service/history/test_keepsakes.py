"""What is told to remember of a round: only what is rare, and two things at most."""

from collections.abc import Sequence

import pytest

from bot.canasta.events import Discarded, Drew, Event, RoundEnded
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreKey, ScoreLine, ScoreSheet
from bot.service.history.keepsakes import MOST_KEEPSAKES, Keepsake, KeepsakeKind, keepsakes_of

CLASSIC = PRESETS["classic_4"]
NATURAL = ScoreLine(ScoreKey.NATURAL_CANASTAS, 1, 500)
RED, RED_AGAINST = ScoreLine(ScoreKey.RED_THREES, 4, 800), ScoreLine(ScoreKey.RED_THREES, 4, -800)
Lines = tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]
NONE: Lines = ((), ())


def match(
    *points: tuple[int, int], lines: dict[int, Lines] | None = None, went_out: int | None = None
) -> list[RoundEnded]:
    """A match of two sides by the points of its rounds; what else is said is about the last one, lines by round."""
    rounds, totals = [], [0, 0]
    for number, scored in enumerate(points, 1):
        sheets = tuple(
            ScoreSheet(
                SideId(side), (lines or {}).get(number, NONE)[side], own, totals[side], totals[side] + own
            )
            for side, own in enumerate(scored)
        )
        totals = [sheet.after for sheet in sheets]
        seat = Seat(went_out) if went_out is not None and number == len(points) else None
        reason = EndReason.STOCK_EXHAUSTED if seat is None else EndReason.WENT_OUT
        rounds.append(RoundEnded(number, RoundResult(reason, seat, False, sheets)))
    return rounds


def kept(
    rounds: Sequence[RoundEnded], events: Sequence[Event] = (), rules: RuleSet = CLASSIC
) -> tuple[Keepsake, ...]:
    return keepsakes_of(rules, rounds[-1], rounds, events)


def turns(seat: int, count: int) -> list[Event]:
    """So many turns of a seat, and one of the next before each."""
    found: list[Event] = []
    for _ in range(count):
        for at in (seat + 1, seat):
            found += [Drew(Seat(at), 1, 40), Discarded(Seat(at), 17, False)]
    return found


ALL_RED = KeepsakeKind.ALL_RED_THREES
EARLY = KeepsakeKind.EARLY_EXIT
COMEBACK = KeepsakeKind.COMEBACK
FIRST = KeepsakeKind.FIRST_NATURAL
HIGHEST = KeepsakeKind.HIGHEST_ROUND


@pytest.mark.parametrize(
    "rounds, expected",
    [
        (match((100, 900), lines={1: ((), (RED,))}), [Keepsake(ALL_RED, 1, 4)]),
        (match((-700, 300), lines={1: ((RED_AGAINST,), ())}), []),
        (match((300, 300), lines={1: ((ScoreLine(ScoreKey.RED_THREES, 3, 300),), ())}), []),
        # Behind by a fifth of the target, and ahead now.
        (match((0, 1000), (1200, 100)), [Keepsake(COMEBACK, 0, 1000)]),
        (match((0, 995), (1200, 100)), []),
        (match((0, 1000), (700, 100), (600, 100)), [Keepsake(COMEBACK, 0, 1000)]),
        (match((0, 1000), (1200, 100), (300, 100)), []),
        (match((0, 1000), (1100, 100)), []),
        # A natural canasta after three rounds without one.
        (match(*[(300, 200)] * 4, lines={4: ((NATURAL,), ())}), [Keepsake(FIRST, 0, 3)]),
        (match(*[(300, 200)] * 3, lines={3: ((NATURAL,), ())}), []),
        (match(*[(300, 200)] * 4, lines={4: ((NATURAL,), (NATURAL,))}), []),
        (match(*[(300, 200)] * 4, lines={2: ((), (NATURAL,)), 4: ((NATURAL,), ())}), []),
        # More points than in any of four rounds before.
        (match(*[(300, 200)] * 4, (100, 305)), [Keepsake(HIGHEST, 1, 305)]),
        (match(*[(300, 200)] * 4, (100, 300)), []),
        (match(*[(300, 200)] * 3, (100, 305)), []),
        (match(*[(300, 200)] * 4, (305, 305)), []),
        (match(*[(-50, -60)] * 4, (-5, -30)), []),
        (match((500, 400)), []),
    ],
)
def test_what_is_rare_is_kept_and_nothing_else(rounds: list[RoundEnded], expected: list[Keepsake]) -> None:
    assert list(kept(rounds)) == expected


@pytest.mark.parametrize("count, is_early", [(1, True), (3, True), (4, False)])
def test_an_exit_after_few_turns_of_the_player(count: int, is_early: bool) -> None:
    rounds = match((800, -200), went_out=2)
    assert kept(rounds, turns(2, count)) == ((Keepsake(EARLY, 2, count),) if is_early else ())
    assert kept(match((800, -200)), turns(2, count)) == ()


def test_the_rarest_two_are_told_and_later_rounds_do_not_matter() -> None:
    lines: dict[int, Lines] = {5: ((NATURAL, RED), ())}
    rounds = match(*[(100, 400)] * 4, (2500, 0), lines=lines, went_out=0)
    found = kept(rounds, turns(0, 2))
    assert [keepsake.kind for keepsake in found] == [ALL_RED, EARLY]
    assert len(found) == MOST_KEEPSAKES
    found = kept(rounds)
    assert [keepsake.kind for keepsake in found] == [ALL_RED, COMEBACK]
    later = match(*[(100, 400)] * 4, (2500, 0), (9000, 0), lines=lines)
    assert keepsakes_of(CLASSIC, later[4], later, ()) == found


def test_a_match_to_more_points_asks_for_more_of_a_comeback() -> None:
    rounds = match((0, 1000), (1200, 100))
    assert kept(rounds, rules=PRESETS["samba"]) == ()
    assert PRESETS["samba"].end.target_score > CLASSIC.end.target_score
