"""Rounds of score pads in the statistics of people who agree.

They count once the game is over by its rules. They are derived from the pad and its people whenever one of the two
changes, so a round that is corrected or taken back is so in the statistics, too.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.score_pads.model import PadAnswer, PadPerson, RealRound, ScorePad
from bot.service.statistics.counting import canastas_of


def real_rounds(pad: ScorePad, people: Iterable[PadPerson]) -> tuple[RealRound, ...]:
    """Return the rounds of a pad that count for its people: none while the game goes on."""
    winners = pad.winners()
    if not winners:
        return ()
    sheets, found = pad.sheets(), []
    for person in people:
        if person.answer is not PadAnswer.AGREED or person.side >= len(pad.names):
            continue
        for number, sides in enumerate(sheets, start=1):
            sheet, is_last = sides[person.side], number == len(sheets)
            canastas = canastas_of(sheet)
            found.append(
                RealRound(
                    pad.id,
                    number,
                    person.user,
                    person.guild,
                    pad.changed,
                    pad.preset,
                    sheet.total,
                    *canastas,
                    ends_match=is_last,
                    won=is_last and person.side in winners,
                )
            )
    return tuple(found)
