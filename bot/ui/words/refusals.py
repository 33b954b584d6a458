"""Texts of refusals: the rule, its numbers, and what would be legal instead."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

import discord
from discord import app_commands
from discord.utils import format_dt

from bot.canasta import errors
from bot.canasta.cards import Rank, rank_of
from bot.canasta.rules.share_code import ShareCodeError
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.service.errors import ServiceError
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.toolkit.failures import Refusal
from bot.ui.words.actions import action_text
from bot.ui.words.cards import card_text, counted_rank, fact_cards, fact_rank, rank_name
from bot.ui.words.melds import canasta_kinds
from bot.ui.words.names import computer_name, person_name, seat_name, shown
from bot.ui.words.options import is_alone, option_name, value_words
from bot.ui.words.rules_behind import house_rule_line

_NAME_LENGTH: Final = 40

# Names of the facts that are cards, seats or ids.
_CARDS: Final = frozenset({"cards", "missing", "upcard", "card"})
_KINDS_NAMED: Final[dict[object, str]] = {
    "sequence": "meld-name-sequence",
    "black_threes": "meld-name-black-threes",
}
_CHOOSING: Final = frozenset({"why", "which", "rule"})
"""Names of the facts that choose a sentence, so that they must not be escaped: they are words of the rules."""
_SEATS: Final = frozenset({"seat", "asker"})
_IDS: Final = frozenset({"table", "meld", "host", "organiser", "user"})


def refusal_text(
    texts: Texts, error: Exception, record: TableRecord | None = None, view: SeatView | None = None
) -> str:
    """Return the sentence for any refusal of the game or of the service.

    The record gives the names at the table, the view the melds in the readings of an ambiguous text.
    """
    match error:
        case errors.IllegalActionError():
            text = violation_text(texts, error.violation, record)
        case ServiceError():
            text = texts(f"service-{_dashed(error.label)}", **_service_facts(texts, error.facts))
        case errors.NotationError():
            text = _notation_text(texts, error)
        case errors.AmbiguousActionError():
            choices = [
                texts("notation-ambiguous-choice", choice=action_text(texts, choice, view))
                for choice in error.choices[:10]
            ]
            text = "\n".join([texts("notation-ambiguous"), *choices])
        case ShareCodeError():
            text = texts(f"house-code-{_dashed(error.trouble)}")
        case errors.RuleSetError():
            text = "\n".join(
                [texts("ruleset-problems"), *(f"• {problem_text(texts, p)}" for p in error.problems)]
            )
        case _:
            text = texts("unexpected-refusal")
    return limits.cut(text, limits.CONTENT)


def cause_of(error: app_commands.AppCommandError) -> Exception:
    """Return what made a command fail: a refusal where it asks for a member and the user given is none."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError) and isinstance(error.value, discord.User):
        return Refusal("panel-no-member", name=shown(error.value.display_name, _NAME_LENGTH))
    return error


def problem_text(texts: Texts, problem: errors.RuleProblem) -> str:
    """Return the sentence for a problem of a rule set."""
    facts = {name: _PROBLEM_FACTS.get(name, _in_words)(fact) for name, fact in problem.facts.items()}
    for name in ("structure", "possible"):
        if name in problem.facts:
            fact = problem.facts[name]
            forms = fact if isinstance(fact, tuple) else (fact,)
            facts[name] = texts.alternatives([value_words(texts, "side_structure", form) for form in forms])
    facts |= {"option": shown(problem.option, 60), "name": option_name(texts, problem.option)}
    return texts(f"problem-{problem.key}", **facts)


def _in_words(fact: Any) -> str | int:
    """Return words of options as text; numbers stay as they are."""
    if isinstance(fact, int):
        return fact
    words = fact if isinstance(fact, tuple) else (fact,)
    return shown(" | ".join(map(str, words)).replace("_", " "), 300)


_PROBLEM_FACTS: Final[dict[str, Callable[[Any], str]]] = {
    # What somebody typed stays as it is.
    "value": lambda value: shown(repr(value), 100),
    "preset": lambda preset: shown(str(preset), 60),
    "known": lambda known: shown(", ".join(known), 300),
}


def violation_text(texts: Texts, violation: errors.Violation, record: TableRecord | None = None) -> str:
    """Return the sentence for a violated rule, with the house rule of the table if that is the reason."""
    arguments = {key: _fact(texts, record, key, value) for key, value in violation.facts.items()}
    if (kind := kind_of_meld(texts, violation)) is not None:
        arguments["rank"] = kind
    arguments["alone"] = yes_no(record is not None and is_alone(record.rules))
    added = _ADDED.get(violation.reason)
    if added is not None:
        arguments |= added(texts, violation.facts)
    sentence = texts(f"refusal-{_dashed(violation.reason)}", **arguments)
    house = None if record is None else house_rule_line(texts, violation, record)
    return sentence if house is None else f"{sentence}\n{house}"


def kind_of_meld(texts: Texts, violation: errors.Violation) -> str | None:
    """Return the name of the meld that a violation is about, where its rank does not tell it."""
    name = _KINDS_NAMED.get(violation.facts.get("kind"))
    return None if name is None else texts.word(name)


def add_example(texts: Texts, missing: int) -> str:
    """Return which cards make up for missing points, whoever holds them: "; an ace or a two counts 20"."""
    for upto, key in _EXAMPLES:
        if missing <= upto:
            return texts(f"example-{key}")
    return texts("example-several")


_EXAMPLES: Final = ((5, "any"), (10, "ten"), (20, "twenty"), (40, "forty"), (50, "fifty"))


def _dashed(reason: str) -> str:
    return str(reason).replace("_", "-")


def _fact(texts: Texts, record: TableRecord | None, key: str, value: Any) -> str | int:
    if key in _SEATS:
        if record is None:
            return texts("name-seat", number=str(value + 1))
        return seat_name(texts, record, Seat(value))
    if key in _CARDS:
        return fact_cards(value)
    if key == "rank":
        return fact_rank(texts, value)
    if key in _IDS or key in _CHOOSING:
        return str(value)
    if isinstance(value, bool):
        return yes_no(value)
    return value if isinstance(value, int) else shown(str(value), 60)


def _cards_missing(_: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    # Threes are melded without wild cards where red ones are, too; sequences and wild melds take not just any card.
    kind = facts.get("kind")
    is_of_rank = facts["rank"] and kind != "sequence"
    is_of_threes = facts["rank"] == Rank.THREE and kind != "black_threes"
    sort = "threes" if is_of_threes else "any" if is_of_rank else "same"
    return {"more": facts["needed"] - facts["have"], "sort": sort}


def _over_allowed(_: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"more": facts["have"] - facts["allowed"]}


def _points_missing(texts: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    missing = facts["needed"] - facts["counted"]
    return {"more": missing, "example": add_example(texts, missing)}


def _canastas_missing(texts: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    # Enough canastas, yet not of the kinds that going out needs.
    kinds = facts.get("kinds", {}) if facts["canastas"] >= facts["needed"] else {}
    return {
        "hold": facts.get("keep", 1) + 1,
        "kinds": texts.listed(canasta_kinds(texts, kinds.items())) if kinds else "none",
    }


def _why_black_threes_stay(texts: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    if facts.get("never"):
        return {"why": "never"}
    if facts.get("refused"):
        return {"why": "answer"}
    return {"why": "canastas", **_canastas_missing(texts, facts)} if "canastas" in facts else {"why": "cards"}


def _why_lacking(texts: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    short = facts.get("short")
    if short:
        # Of these ranks the parser chose the suits; of others they were typed.
        lacking = [
            texts("lacking-some", cards=counted_rank(texts, rank, held))
            if held
            else texts("lacking-rank", rank=rank_name(texts, rank))
            for rank, held in sorted(short.items(), reverse=True)
        ]
        lacking += [
            texts("lacking-card", card=card_text(card))
            for card in facts["missing"]
            if rank_of(card) not in short
        ]
        return {"why": "several", "lacking": texts.listed(lacking)}
    held = facts.get("held")
    return {"why": "card" if held is None else "few" if held else "none"}


def _why_not_out(texts: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    kinds = _canastas_missing(texts, facts)["kinds"]
    lacking = "kinds" if kinds != "none" else yes_no(facts["canastas"] < facts["needed"])
    return {
        "lacking": "undrawn" if facts.get("undrawn") else lacking,
        "kinds": kinds,
        "asks": yes_no(not facts.get("unasked")),
    }


# Arguments that the sentences need besides the facts.
_ADDED: Final[dict[errors.Reason, Callable[[Texts, Mapping[str, Any]], dict[str, Any]]]] = {
    errors.Reason.CARDS_NOT_IN_HAND: _why_lacking,
    errors.Reason.NOT_YOUR_TURN: lambda _, facts: {"out": yes_no(facts.get("out", False))},
    errors.Reason.TOO_FEW_CARDS: _cards_missing,
    errors.Reason.TOO_FEW_NATURALS: lambda _, facts: {"more": facts["needed"] - facts["have"]},
    errors.Reason.TOO_MANY_WILDS: _over_allowed,
    errors.Reason.TOO_MANY_CARDS: _over_allowed,
    errors.Reason.BELOW_INITIAL_MELD: _points_missing,
    errors.Reason.THREES_NOT_LAID_NOW: lambda _, facts: {
        "why": facts.get("why", "now"),
        "which": facts.get("which", "any"),
    },
    errors.Reason.NO_SPECIAL_HAND: lambda _, facts: {"why": str(facts.get("why", "now"))},
    errors.Reason.MIXED_RANKS: lambda _, facts: {
        key: yes_no(facts.get(key, False)) for key in ("sequences", "joins")
    },
    errors.Reason.PILE_NEEDS_UPCARD_PLAY: lambda _, facts: {
        way: yes_no(facts.get(way, False)) for way in ("lays_off", "with_wild")
    },
    errors.Reason.BLACK_THREES_ONLY_GOING_OUT: _why_black_threes_stay,
    errors.Reason.DISCARD_NOT_ALLOWED: lambda _, facts: {
        "why": "last" if facts.get("instead") == () and facts["why"] != "lay_three" else str(facts["why"])
    },
    errors.Reason.ASK_TOO_LATE: lambda _, facts: {"drawn": yes_no(facts.get("drawn", False))},
    errors.Reason.MUST_KEEP_CARD: _canastas_missing,
    errors.Reason.CANNOT_GO_OUT: _why_not_out,
}


def _service_facts(texts: Texts, facts: Mapping[str, Any]) -> dict[str, str | int]:
    arguments: dict[str, str | int] = {}
    for key, value in facts.items():
        if key == "seat":
            # People count seats from one; no seat at all is 0.
            arguments["number"] = 0 if value is None else value + 1
        elif key == "levels":
            arguments[key] = ", ".join(shown(str(level)) for level in value)
        elif key in _IDS:
            arguments[key] = str(value or "none")  # who was forgotten has no id any more
        elif key == "name" and "computer" in facts:
            name, seat = str(value), facts["seat"]
            arguments[key] = computer_name(name) if facts["computer"] else person_name(texts, name, seat)
        elif isinstance(value, int):
            arguments[key] = value
        elif isinstance(value, datetime):
            arguments[key] = format_dt(value, "R")
        elif key in _CHOOSING:
            arguments[key] = str(value)
        else:
            arguments[key] = shown(str(value))
    return arguments


def _notation_text(texts: Texts, error: errors.NotationError) -> str:
    key = f"notation-{_dashed(error.key)}"
    if not texts.has(key):
        return texts("notation-unreadable")
    arguments: dict[str, str | int] = {}
    for name, value in error.facts.items():
        if name == "rank":
            # The typed text is quoted where the suit is missing; otherwise the rank is named.
            typed = error.key == "suit_missing"
            arguments[name] = f"`{value}`" if typed else fact_rank(texts, value)
        elif name == "known":
            arguments[name] = ", ".join(f"`{word}`" for word in value)
        elif isinstance(value, int):
            arguments[name] = value
        else:
            arguments[name] = shown(str(value), 60)
    return texts(key, **arguments)
