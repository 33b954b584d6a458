"""Advice in words: turns compared by rounds played on, each with one reason."""

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.canasta.actions import Discard, LayDown, Play, TakePile
from bot.canasta.cards import NO_CARDS, WILDS, is_natural, rank_of
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.melds import OF_RANK
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.players.strong.ahead import after
from bot.players.strong.appraisal import Appraisal
from bot.service.advice.reasons import Advice, Contrast, Ground
from bot.ui.texts import Texts, yes_no
from bot.ui.words.actions import action_text
from bot.ui.words.cards import counted_rank


def advice_text(texts: Texts, advice: Sequence[Advice], view: SeatView) -> str:
    """Return a line for each turn, the best first."""
    return "\n".join(advice_lines(texts, advice, view)) or texts("advice-nothing")


def advice_lines(texts: Texts, advice: Sequence[Advice], view: SeatView) -> Iterator[str]:
    """Yield a line for each turn, the best first."""
    for place, one in enumerate(advice):
        *first, last = one.appraisal.steps
        if place and first and first == [*advice[0].appraisal.steps[:-1]]:
            play = texts("advice-same", last=action_text(texts, last, view, brief=True))
        else:
            play = texts.at_start(turn_text(texts, one.appraisal, view))
        if not place:
            line = texts("advice-best", play=play)
        elif one.less:
            line = texts("advice-less", play=play, points=one.less)
        else:
            line = texts("advice-equal", play=play)
        if one.reason is not None:
            line = f"{line} {reason_text(texts, one.reason, one.appraisal, view)}"
        yield line


def turn_text(texts: Texts, appraisal: Appraisal, view: SeatView) -> str:
    """Return a whole turn in short: "meld K K K and a six and add a two to the sevens, then discard 4♥"."""
    words: list[str] = []
    for step in appraisal.steps:
        named = _without_own_ranks(step, view) if isinstance(step, LayDown) else step
        words.append(action_text(texts, named, view, brief=True))
        if isinstance(step, TakePile):
            # What is added to the meld that the take begins is named by it.
            view = after(view, step) or view
    return reduce(lambda first, last: texts("advice-then", first=first, last=last), words)


def _without_own_ranks(step: LayDown, view: SeatView) -> LayDown:
    """Return a lay-down whose naturals do not name the meld of their rank that they go to."""
    of_ranks = {meld.id for meld in view.melds if meld.kind is OF_RANK}
    return LayDown(
        tuple(
            Play(play.cards) if play.meld in of_ranks and not play.cards & WILDS else play
            for play in step.plays
        )
    )


def reason_text(texts: Texts, reason: Contrast, appraisal: Appraisal, view: SeatView) -> str:
    """Return the sentence of a reason, beginning with what makes a discard dangerous where it is."""
    fact, seating, last = "", view.table.seating, appraisal.steps[-1]
    if reason.ground is Ground.PILE_LOST and reason.share > reason.instead and isinstance(last, Discard):
        fact = _danger(texts, last, view)
    sentence = texts(
        f"advice-because-{reason.ground.replace('_', '-')}",
        share=str(reason.share),
        instead=str(reason.instead),
        alone=yes_no(len(seating.members(seating.side_of(view.seat))) == 1),
        others=len(_opponents(view)),
        named=yes_no(bool(fact)),
    )
    return f"{fact} {sentence}" if fact else sentence


def _danger(texts: Texts, action: Discard, view: SeatView) -> str:
    """Return that others have a meld of the discarded rank on the table; empty if none has."""
    rank = rank_of(action.card)
    if not is_natural(action.card):
        return ""
    sides = {view.table.seating.side_of(seat): seat for seat in _opponents(view)}
    found = [(rank_meld(view.table.melds[side], rank), seat) for side, seat in sides.items()]
    sizes = [(meld.size, seat) for meld, seat in found if meld is not None]
    if not sizes:
        return ""
    size, seat = max(sizes)
    is_open = frozen_for(SeatView(view.table, seat, NO_CARDS)) is None
    cards = counted_rank(texts, rank, size)
    return texts("advice-their-meld", cards=cards, open=yes_no(is_open), others=len(_opponents(view)))


def _opponents(view: SeatView) -> list[Seat]:
    seating = view.table.seating
    return [seat for seat in seating.order if seating.side_of(seat) != seating.side_of(view.seat)]
