"""Characters of computer players: their names, and the styles that show in their play.

A style changes some weights of the steady player a little; none is weaker than its level, which
``python -m tests.campaigns.ladder --player steady:clover --against steady`` measures.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.players.steady.weights import Style


class Character(Struct, frozen=True):
    """A computer player's name and style; ``id`` is stored with a seat and names its texts."""

    id: str
    name: str
    style: Style


_ALL: Final = (
    # The collector of natural canastas, in no hurry to go out.
    Character(
        "clover",
        "Clover",
        Style(
            (("natural_by_missing", 1.5), ("two_held", 1.2), ("joker_held", 1.2), ("first_canasta", 0.8)),
            gentle=(("their_card", 0.8),),
        ),
    ),
    # The racer.
    Character(
        "domino",
        "Domino",
        Style(
            (
                ("their_card", 2.0),
                ("having_melded", 2.0),
                ("initial_meld_margin", -2.0),
                ("two_held", 0.95),
                ("joker_held", 0.95),
            ),
            gentle=(("their_card", 1.5),),
        ),
    ),
    # The freezer.
    Character("pepper", "Pepper", Style((("freeze", 4.0),))),
    # The hoarder of wild cards.
    Character("biscuit", "Biscuit", Style((("two_held", 1.4), ("joker_held", 1.4)), gentle=())),
    # The careful discarder.
    Character("maple", "Maple", Style((("danger", 2.2),))),
    # The fisher, who keeps pairs for a large pile.
    Character("ziggy", "Ziggy", Style((("catch", 1.5), ("card_of_pile", 1.1)))),
    # The magpie, who takes piles that others leave.
    Character("pickle", "Pickle", Style((("card_of_pile", 1.2), ("draw", 0.75), ("taken_from_them", 2.0)))),
    # The patient one, who keeps the hand together.
    Character(
        "waffle",
        "Waffle",
        Style((("initial_meld_margin", 5.0), ("having_melded", 0.5)), gentle=(("initial_meld_margin", 2.0),)),
    ),
)

CHARACTERS: Final[dict[str, Character]] = {character.id: character for character in _ALL}
"""The characters by id. Their order is stored in buttons: new ones come last."""
