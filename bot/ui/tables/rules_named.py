"""The rules that a command names: a house rule of the server or a game, in any spelling near its name."""

from collections.abc import Mapping
from typing import Final

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.service.house_rules.model import key_of
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.games import meant_by, nearest, presets_by_name
from bot.ui.words.names import shown
from bot.ui.words.options import preset_name

_LONGEST: Final = 60
_MOST_NEAREST: Final = 3


async def rules_named(context: InteractionContext, typed: str) -> str:
    """Return the name of the house rule or the id of the game that is meant; outside a server there are only games.

    Raises:
        Refusal
    """
    houses = () if context.is_direct else await context.services.houses.all(context.guild)
    for house in houses:
        if house.key == key_of(typed):
            return house.name
    return _meant(
        context, typed, presets_by_name(context.texts) | {house.name: house.name for house in houses}
    )


def game_named(context: InteractionContext, typed: str) -> str:
    """Return the id of the game that is meant.

    Raises:
        Refusal
    """
    return _meant(context, typed, presets_by_name(context.texts))


def _meant(context: InteractionContext, typed: str, known: Mapping[str, str]) -> str:
    meant = meant_by(typed, known)
    if meant is not None:
        return meant
    names = [
        f"**{preset_name(context.texts, one) if one in DESCRIPTIONS else shown(one)}**"
        for one in nearest(typed, known, _MOST_NEAREST)
    ]
    raise Refusal("rules-unknown", name=shown(typed, _LONGEST), nearest=context.texts.alternatives(names))
