"""Presets, options and their values in words."""

from __future__ import annotations

from typing import Any

from bot.canasta.rules.options import OPTIONS_BY_ID
from bot.ui.texts import Texts


def option_name(_texts: Texts, option_id: str) -> str:
    """The short name of an option: "Pile always frozen"."""
    return option_id.replace("_", " ").capitalize()


def option_about(_texts: Texts, option_id: str) -> str:
    """What an option decides, in one sentence."""
    option = OPTIONS_BY_ID.get(option_id)
    return option.meaning if option is not None and option.meaning else option_id


def value_words(_texts: Texts, _option_id: str, value: Any) -> str:
    """A value of an option, as a plain JSON value, in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, dict):
        return ", ".join(f"{name} {count}" for name, count in value.items()) or "none"
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(value_words(_texts, _option_id, one) for one in value) or "none"
    return str(value).replace("_", " ")


def difference_sentence(texts: Texts, option_id: str, value: Any) -> str:
    """That an option has this value, as a clause: "the pile is always frozen"."""
    return f"{option_name(texts, option_id).lower()}: {value_words(texts, option_id, value)}"


def preset_name(_texts: Texts, preset: str) -> str:
    """The name of a preset."""
    return preset.replace("_", " ").capitalize()


def preset_about(texts: Texts, preset: str) -> str:
    """What a preset is, in one sentence."""
    return preset_name(texts, preset)
