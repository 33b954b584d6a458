"""Values of canastas beside their bonus: the right to go out, and the sign of the laid threes."""

from __future__ import annotations

from bot.canasta.cards import BLACK_THREES, RED_THREES, Rank, size
from bot.canasta.melds import MeldKind
from bot.canasta.seats import SideId
from bot.players.steady.prospects import Prospect
from bot.players.steady.reading import Reading

_SEVEN = Rank.SEVEN.value


def right_to_go_out(reading: Reading, prospects: list[Prospect]) -> float:
    """Return the value of progress to the canastas needed to go out (options canastas_to_go_out, canasta_mix)."""
    going_out = reading.rules.going_out
    needed = going_out.canastas_to_go_out
    if needed == 1 and not going_out.canasta_mix:
        return reading.weights.first_canasta * max((one.chance for one in prospects), default=0.0)
    chances: list[float] = []
    left = list(prospects)
    for kind, least in going_out.canasta_mix.items():
        left.sort(key=lambda one: chance_as(kind, one), reverse=True)
        chances += [chance_as(kind, one) for one in left[:least]]
        left = left[least:]
    free = needed - sum(going_out.canasta_mix.values())
    chances += sorted((one.chance for one in left), reverse=True)[: max(0, free)]
    return reading.weights.all_canastas * sum(chances) / max(1, needed)


def chance_as(kind: str, prospect: Prospect) -> float:
    """Return the chance that a canasta counts for a kind of the option canasta_mix."""
    match kind:
        case "natural":
            return prospect.natural
        case "mixed":
            return prospect.chance - prospect.natural if prospect.kind is MeldKind.RANK else 0.0
        case "wild":
            return prospect.chance if prospect.kind is MeldKind.WILD else 0.0
        case "sevens":
            return prospect.chance if prospect.rank == _SEVEN else 0.0
        case "sequence":
            return prospect.chance if prospect.kind is MeldKind.SEQUENCE else 0.0
        case _:
            return prospect.chance if prospect.kind is MeldKind.SEQUENCE else prospect.natural


def threes_laid(reading: Reading, prospects: list[Prospect], *, opened: bool) -> float:
    """Return the value of the laid threes: positive if their condition is likely to be met (option three_sign)."""
    value = amount_of_threes(reading, reading.view.side)
    if not value:
        return 0.0
    chances = [*sorted((one.chance for one in prospects), reverse=True)[:2], 0.0, 0.0]
    match reading.rules.threes.three_sign:
        case "any_meld":
            if opened:
                return float(value)
            never = reading.weights.never_open
            never += (1.0 - never) * max(reading.caught, 1.0 - reading.time)
            return value * (1.0 - 2.0 * never)
        case "any_canasta":
            return value * (2.0 * chances[0] - 1.0)
        case "two_canastas":
            return value * (2.0 * chances[1] - 1.0)
        case "american_three_way":
            return value * (chances[0] + chances[1] - 1.0)
        case "sevens_canasta":
            sevens = max((one.chance for one in prospects if one.rank == _SEVEN), default=0.0)
            return value * (2.0 * sevens - 1.0)
    return -float(value)


def amount_of_threes(reading: Reading, side: SideId) -> int:
    """Return the points of the laid threes of a side, whichever their sign."""
    table = reading.table
    if not any(table.laid_threes):
        return 0
    laid = sum(table.laid_threes[seat] for seat in table.seating.members(side))
    threes = reading.rules.threes
    amount = 0
    for mask, counts in (
        (RED_THREES, True),
        (BLACK_THREES, threes.black_three_role == "american_three"),
    ):
        count = size(laid & mask)
        if count and counts and threes.red_three_totals:
            amount += threes.red_three_totals[min(count, len(threes.red_three_totals)) - 1]
    return amount
