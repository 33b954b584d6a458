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
        (
            ("natural_by_missing", 1.6),
            ("complete_by_missing", 1.1),
            ("two_held", 1.2),
            ("joker_held", 1.2),
            ("first_canasta", 0.7),
        ),
    ),
    # The racer.
    Character(
        "domino",
        "Domino",
        (("first_canasta", 3.0), ("their_card", 3.0), ("having_melded", 2.0), ("initial_meld_margin", -2.0)),
    ),
    # The freezer.
    Character("pepper", "Pepper", (("freeze", 4.0),)),
    # The hoarder of wild cards.
    Character("biscuit", "Biscuit", (("two_held", 1.4), ("joker_held", 1.4))),
    # The careful discarder.
    Character("maple", "Maple", (("danger", 2.2),)),
    # The fisher, who keeps pairs for a large pile.
    Character("ziggy", "Ziggy", (("catch", 1.5), ("card_of_pile", 1.1))),
    # The magpie, who takes piles that others leave.
    Character("pickle", "Pickle", (("card_of_pile", 1.2), ("draw", 0.75), ("taken_from_them", 2.0))),
    # The patient one, who keeps the hand together.
    Character("waffle", "Waffle", (("initial_meld_margin", 8.0), ("having_melded", 0.3))),
)

CHARACTERS: Final[dict[str, Character]] = {character.id: character for character in _ALL}
"""The characters by id. Their order is stored in buttons: new ones come last."""
