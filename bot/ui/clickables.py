"""Every class that answers clicks, and the one that answers the rest."""

from typing import Final

from bot.ui.clickable import Clickable, outdated
from bot.ui.hand_buttons import PRIVATE
from bot.ui.public_buttons import PUBLIC

KNOWN: Final[tuple[type[Clickable], ...]] = (*PUBLIC, *PRIVATE)
"""One class for each verb."""

ALL_CLICKABLES: Final[tuple[type[Clickable], ...]] = (*KNOWN, outdated(KNOWN))
"""What the client registers at the start."""
