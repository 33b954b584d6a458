"""Presets, options, their values and house rules in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.canasta.rules.kinds import Minimums, OneOf, SomeOf
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, Option
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.rules.values import folded
from bot.service.house_rules.model import HouseRule
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.words.names import shown

_NAME_LENGTH = 40

_SENTENCE_LENGTH = 1200
"""Largest length of the sentence; each difference also has a line of its own below."""


def option_name(texts: Texts, option_id: str) -> str:
    """Return the short name of an option: "Always frozen"."""
    return texts.word(_key(option_id)) if option_id in OPTIONS_BY_ID else option_id


def option_about(texts: Texts, option_id: str) -> str:
    """Return the sentence that says what an option decides."""
    return texts(f"{_key(option_id)}-about") if option_id in OPTIONS_BY_ID else option_id


def value_words(texts: Texts, option_id: str, value: Any, *, by_round: bool = False) -> str:
    """Return a value of an option, as a plain JSON value, in words: numbers as they are, names as a clause.

    ``by_round``: for a game in which the initial meld goes by the number of the round.
    """
    option = OPTIONS_BY_ID.get(option_id)
    if isinstance(value, bool):
        return texts("option-word-yes" if value else "option-word-no")
    if option is not None and is_clause(option_id, value):
        return difference_sentence(texts, option_id, value)
    if isinstance(value, int):
        return texts.number(value)
    if option is not None and isinstance(option.allowed, Minimums):
        return _minimums(texts, value, by_round=by_round)
    if isinstance(value, Mapping):
        told = texts.listed([_counted(texts, name, count) for name, count in value.items()])
        return told or texts("option-word-nothing")
    if isinstance(value, list | tuple):
        return ", ".join(_word(texts, one) for one in value) or texts("option-word-nothing")
    return _word(texts, value)


def is_clause(option_id: str, value: Any) -> bool:
    """Return whether a value is told as a whole clause: None means something else in each option."""
    option = OPTIONS_BY_ID.get(option_id)
    named = isinstance(value, str) and option is not None and isinstance(option.allowed, OneOf)
    return option is not None and (value is None or named)


def difference_sentence(
    texts: Texts, option_id: str, value: Any, *, alone: bool = False, by_round: bool = False
) -> str:
    """Return the clause that says that an option has this value: "the pile is always frozen".

    ``alone``: for a game without partners; ``by_round``: for one in which the initial meld goes by the round.
    """
    if option_id not in OPTIONS_BY_ID:
        return f"{option_id}: {value}"
    argument = _argument(texts, option_id, value, by_round=by_round)
    return texts(f"{_key(option_id)}-is", value=argument, alone="yes" if alone else "no")


def names_of_parts(texts: Texts, option: Option) -> dict[str, str]:
    """Return what an option selects or counts, by the folded words that the bot has for each."""
    allowed = option.allowed
    names = allowed.values if isinstance(allowed, SomeOf) else getattr(allowed, "names", ())
    return {
        folded(word): name
        for name in names
        for word in (name.replace("_", " "), _word(texts, name), _kind_word(texts, name))
    }


def preset_name(texts: Texts, preset: str) -> str:
    """Return the name of a preset."""
    key = f"preset-{_dashed(preset)}"
    return texts.word(key) if texts.has(key) else preset.replace("_", " ").capitalize()


def preset_about(texts: Texts, preset: str) -> str:
    """Return the sentence that describes a preset."""
    key = f"preset-{_dashed(preset)}-about"
    return texts(key) if texts.has(key) else preset_name(texts, preset)


def preset_note(texts: Texts, preset: str) -> str | None:
    """Return the facts about a preset that its options cannot express, None if there are none."""
    key = f"preset-{_dashed(preset)}-note"
    return texts(key) if texts.has(key) else None


def _key(option_id: str) -> str:
    return f"option-{_dashed(option_id)}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _argument(texts: Texts, option_id: str, value: Any, *, by_round: bool) -> int | str:
    """Return the argument that selects a clause: a number, yes or no, none, a word of the option, or rows
    already written out.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return value.replace("/", "")
    return value_words(texts, option_id, value, by_round=by_round)


def _word(texts: Texts, word: Any) -> str:
    """Return a word of a selection, or a number of a row, as text."""
    if isinstance(word, int):
        return texts.number(word)
    key = f"option-word-{word}"
    return texts.word(key) if texts.has(key) else str(word).replace("_", " ")


def _counted(texts: Texts, name: str, count: int) -> str:
    key = "option-word-worth" if count >= 100 else "option-word-counted"
    return texts(key, word=_kind_word(texts, name), count=count, points=count)


def _kind_word(texts: Texts, name: str) -> str:
    kind = f"option-word-kind-{name}"
    return texts.word(kind) if texts.has(kind) else _word(texts, name)


def goes_by_round(preset: str, differences: Mapping[str, Any]) -> bool:
    """Return whether the initial meld goes by the number of the round in this game, with these differences."""
    parent = PRESETS.get(preset, PRESETS[DEFAULT_PRESET])
    by: object = differences.get("initial_minimums_by", parent.initial.initial_minimums_by)
    return by == "round"


def of_rounds(texts: Texts, firsts: Iterable[tuple[int, object]]) -> list[str]:
    """Return which value holds in which rounds; ``firsts`` are the first round of each value, and the value."""
    rows = [(max(first, 1), value) for first, value in firsts]
    told = []
    for index, (first, value) in enumerate(rows):
        last = rows[index + 1][0] - 1 if index + 1 < len(rows) else None
        if last is not None and last < first:
            continue  # Rows for scores below 0: no round is that early.
        if last is None:
            told.append(texts("rules-rounds-from", first=first, value=str(value)))
        elif last == first:
            told.append(texts("rules-rounds-one", first=first, value=str(value)))
        else:
            told.append(texts("rules-rounds-span", first=first, last=last, value=str(value)))
    return told


def _minimums(texts: Texts, rows: Sequence[Sequence[int | None]], *, by_round: bool) -> str:
    """Return the rows of the initial meld requirement: "15 below 0, 50 from 0, 90 from 1,500", or "50 in
    round 1, 90 from round 2 on".
    """
    if len(rows) == 1:
        return texts("option-word-minimum-always", minimum=rows[0][1] or 0)
    if by_round:
        return minimums_from(texts, rows, by_round=True)
    below = texts("option-word-minimum-below", minimum=rows[0][1] or 0, below=rows[1][0] or 0)
    return f"{below}, {minimums_from(texts, rows[1:])}"


def minimums_from(texts: Texts, rows: Sequence[Sequence[int | None]], *, by_round: bool = False) -> str:
    """Return rows of the initial meld requirement that begin with a score, or with a round: "150 from 5,000"."""
    if by_round:
        told = of_rounds(texts, [(start or 1, texts.number(minimum or 0)) for start, minimum in rows])
    else:
        told = [
            texts("option-word-minimum-from", minimum=minimum or 0, **{"from": start or 0})
            for start, minimum in rows
        ]
    return ", ".join(told)


def is_alone(rules: RuleSet) -> bool:
    """Return whether nobody has a partner, so that the card speaks of players in place of sides."""
    return rules.deal.side_structure == "individual"


def house_name(house: HouseRule) -> str:
    """Return the name as it may stand in a message."""
    return shown(house.name, _NAME_LENGTH)


def house_sentence(texts: Texts, preset: str, differences: Mapping[str, Any]) -> str:
    """Return the rule in a sentence: "Classic for four, but the pile is always frozen and two canastas are needed"."""
    parent = preset_name(texts, preset)
    if not differences:
        return texts("house-sentence-same", preset=parent)
    by_round = goes_by_round(preset, differences)
    clauses = [
        difference_sentence(texts, option, value, by_round=by_round) for option, value in differences.items()
    ]
    told = limits.cut(texts.listed(clauses), _SENTENCE_LENGTH)
    return texts("house-sentence", preset=parent, differences=told)
