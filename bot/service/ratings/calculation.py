"""Ratings computed from results of matches, by the model of Plackett and Luce as ``openskill`` has it.

Time plays no part: a rating changes with matches alone, and a slow match counts like a fast one.
"""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

from bot.service.ids import UserId
from bot.service.ratings.model import MemberRating, RatedResult, seasons_at

_MODEL: Final = PlackettLuce()
_OF_DUPLICATES: Final = PlackettLuce(beta=_MODEL.beta / 2)
"""``beta`` is how much better or worse than their strength people do in one match. The cards are a part of that, except in a
duplicate, whose results therefore say more and change ratings more.
"""


def rated(before: Mapping[UserId, MemberRating], result: RatedResult) -> tuple[MemberRating, ...]:
    """Return the ratings of those who played a match after it; who has none ``before`` begins with the first one."""
    numbers = sorted({one.team for one in result.seats})
    teams = [[one for one in result.seats if one.team == number] for number in numbers]
    now = [[before.get(one.user, MemberRating(one.user)) for one in team] for team in teams]
    model = _OF_DUPLICATES if result.is_duplicate else _MODEL
    after = model.rate(
        [[model.rating(mu=member.mu, sigma=member.sigma) for member in team] for team in now],
        ranks=[float(team[0].place) for team in teams],
    )
    return tuple(
        MemberRating(
            member.user,
            *_moved(member, new.mu, new.sigma, result.weight),
            member.matches + 1,
            member.won + (seat.place == 0),
            mu_before=member.mu,
        )
        for team, members, ratings in zip(teams, now, after, strict=True)
        for seat, member, new in zip(team, members, ratings, strict=True)
    )


def _moved(before: MemberRating, mu: float, sigma: float, weight: float) -> tuple[float, float]:
    """Return the strength and uncertainty that a whole match would change to these, if it counts as a part of one.

    The model adds to the strength, and takes from the square of the uncertainty, in proportion to what a result says.
    """
    if weight == 1:
        return mu, sigma  # exactly as the library has them
    variance = before.sigma**2 + weight * (sigma**2 - before.sigma**2)
    return before.mu + weight * (mu - before.mu), sqrt(variance)


def all_rated(results: Iterable[RatedResult]) -> dict[str, dict[UserId, MemberRating]]:
    """Return the ratings by season that follow from all results of one family of games in a server."""
    found: dict[str, dict[UserId, MemberRating]] = {}
    for result in sorted(results, key=lambda one: one.order):
        for season in seasons_at(result.at):
            ratings = found.setdefault(season, {})
            ratings.update({one.user: one for one in rated(ratings, result)})
    return found
