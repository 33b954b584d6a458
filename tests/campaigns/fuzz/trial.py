"""One trial: a game with random house rules is played and held against every law."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Final

from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import PRESETS
from tests.campaigns.fuzz.laws import LAWS, Law
from tests.campaigns.fuzz.melds import TABLE_AND_EXITS
from tests.campaigns.fuzz.play import RandomMatch, play
from tests.campaigns.fuzz.rules import house_rules
from tests.campaigns.fuzz.scores import SCORES
from tests.campaigns.fuzz.secrecy import SECRECY
from tests.campaigns.fuzz.spectator import SPECTATOR

EVERY_LAW: Final = (*LAWS, *SECRECY, *SPECTATOR, *SCORES, *TABLE_AND_EXITS)


class LawBrokenError(AssertionError):
    """A game that breaks a law; the message says how to see it again."""


def trial(
    preset: str, seed: str, laws: Iterable[Law] = EVERY_LAW, options: Iterable[str] = ()
) -> RandomMatch:
    """Play a preset by this seed and hold it against the laws; seeds that end in ``plain`` change no rule.

    The ``options`` named get a random value, and some others.

    Raises:
        LawBrokenError: with the law, the preset, the options and the seed.
    """
    rules = PRESETS[preset]
    if not seed.endswith("plain"):
        rules = house_rules(rules, Random(f"rules {preset} {seed}"), always=options)
    law_name, named = "play", "".join(f" --option {name}" for name in options)
    try:
        match = play(rules, seed)
        for law in laws:
            law_name = law.__name__
            law(match)
    except Exception as error:
        changed = json.dumps(differences(rules, PRESETS[preset]))
        raise LawBrokenError(
            f"{law_name}: {type(error).__name__} {error}\n"
            f"preset {preset}, options {changed}\n"
            f"again: python -m tests.campaigns.fuzz --preset {preset} --seed '{seed}'{named}"
        ) from error
    return match
