"""Parser of plays as people type them: groups of cards, and the melds they go to."""

from bot.canasta.actions import LayDown, Play
from bot.canasta.notation.readings import readings_of, the_one_meant
from bot.canasta.notation.tokens import normalised
from bot.canasta.view import SeatView


def parse_plays(text: str, view: SeatView) -> tuple[Play, ...]:
    """Return the plays of a text for this seat: suits are chosen from its hand, wild cards assigned to their melds.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with a :class:`LayDown` for each reading that only the player can choose between.
    """
    return parse_lay_down(text, view).plays


def parse_lay_down(text: str, view: SeatView | None) -> LayDown:
    """Return the :class:`LayDown` of a text such as ``KKK2, QQQ``; see :func:`parse_plays`."""
    return lay_down_in(normalised(text), view)


def lay_down_in(normal: str, view: SeatView | None) -> LayDown:
    """Return the :class:`LayDown` of a text that is :func:`normalised`."""
    return the_one_meant(readings_of(normal, view, False, lambda plays, _: LayDown(plays)), view)
