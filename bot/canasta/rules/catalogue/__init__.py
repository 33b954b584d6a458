"""The catalogue of rule options, a file for each section of a rule set: the allowed values and the meaning of each."""

from __future__ import annotations

from bot.canasta.rules.catalogue.deal import DEAL
from bot.canasta.rules.catalogue.discards import DISCARDS
from bot.canasta.rules.catalogue.drawing import DRAWING
from bot.canasta.rules.catalogue.end import END
from bot.canasta.rules.catalogue.going_out import GOING_OUT
from bot.canasta.rules.catalogue.initial_meld import INITIAL_MELD
from bot.canasta.rules.catalogue.manners import MANNERS
from bot.canasta.rules.catalogue.melds import MELDS
from bot.canasta.rules.catalogue.pile import PILE
from bot.canasta.rules.catalogue.scoring import SCORING
from bot.canasta.rules.catalogue.three_handed import THREE_HANDED
from bot.canasta.rules.catalogue.threes import THREES
from bot.canasta.rules.option import Option

CATALOGUE: tuple[Option, ...] = (
    *DEAL,
    *DRAWING,
    *THREES,
    *MELDS,
    *INITIAL_MELD,
    *PILE,
    *DISCARDS,
    *GOING_OUT,
    *SCORING,
    *END,
    *THREE_HANDED,
    *MANNERS,
)
"""Every option, in the order of the rule card."""
