"""A playthrough as text: the actions are what is kept, everything else follows from them.

A line that begins with ``>`` is an action (``> deal`` with its secret, label and cut, else a seat and what it does in
the words of ``bot.canasta.notation``); the lines below it say what came of it: in a ``short`` one only how the table
stands after each turn. :func:`replayed` reads the actions and writes the whole text anew, so that a change of the engine
shows as a diff.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from bot.canasta import engine
from bot.canasta.actions import Action, AskPartner, Discard, LayDown, StartRound, TakePile
from bot.canasta.cards import Card, Cards, is_wild
from bot.canasta.codec import state_hash
from bot.canasta.events import Event, RoundEnded
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text, card_text, cards_text, pile_text
from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase

FOLDER = Path(__file__).parent
PRESET_FOLDER = FOLDER / "presets"
"""A short playthrough of each game."""

_SHORT = "short"


def replayed(text: str) -> str:
    """The same actions played anew: the text as it would be written now."""
    lines = text.splitlines()
    preset, _, options = lines[0].removeprefix("rules ").partition(" ")
    state = engine.start_match(rules_of(preset, json.loads(options or "{}")))
    written = [lines[0]]
    is_short = lines[1] == _SHORT
    if is_short:
        written.append(_SHORT)
    for line in lines[1:]:
        if not line.startswith("> "):
            continue
        seat, action = read_action(line.removeprefix("> "))
        step = engine.apply(state, seat, action)
        state = step.state
        written.append(line)
        is_turn_over = isinstance(action, Discard | StartRound) or not state.table.is_running
        if is_short and is_turn_over:
            written.append(f"    {next(_table(state))}")
        elif not is_short:
            written += [f"    {_event(event)}" for event in step.events]
            written += [f"    {row}" for row in _table(state) if is_turn_over]
        if not state.table.is_running:
            written += [f"    {row}" for event in step.events for row in _score(event)]
            written.append(f"    state {state_hash(state)[:16]}")
    return "\n".join([*written, ""])


def read_action(text: str) -> tuple[Seat | None, Action]:
    who, _, what = text.partition(" ")
    if who == "deal":
        secret, label, cut = what.split("|")
        return None, StartRound(secret, label, cut)
    return Seat(int(who)), parse_action(what)


def _event(event: Event) -> str:
    if isinstance(event, RoundEnded):
        return f"RoundEnded {event.result.reason.value}"
    fields = structs.asdict(event)
    words = [f"{name}={_value(name, value)}" for name, value in fields.items()]
    return " ".join([type(event).__name__, *words, *(() if event.audience is None else ("(private)",))])


def _value(name: str, value: Any) -> str:
    if isinstance(value, bytes):
        return pile_text(value) or "-"
    if name in ("cards", "to_hand"):
        cards: Cards = value
        return cards_text(cards) or "-"
    if name in ("card", "upcard") and value is not None:
        card: Card = value
        return card_text(card)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _table(state: State) -> Iterator[str]:
    table = state.table
    hands = " ".join(map(str, table.hand_sizes))
    frozen = " frozen" if table.pile_frozen else ""
    yield f"[hands {hands}, stock {table.stock_size}, pile {table.pile_size}{frozen}]"
    for side, melds in enumerate(table.melds):
        if melds:
            yield f"[side {side}: {', '.join(cards_text(meld.cards, suits=False) for meld in melds)}]"


def _score(event: Event) -> Iterator[str]:
    if not isinstance(event, RoundEnded):
        return
    for sheet in event.result.sheets:
        for line in sheet.lines:
            seat = "" if line.seat is None else f" (seat {line.seat})"
            yield f"side {sheet.side}: {line.key.value} {line.count}{seat} = {line.points}"
        yield f"side {sheet.side}: {sheet.before} + {sheet.total} = {sheet.after}"


# ------------------------------------------------------------------------------------------------- new playthroughs


_TRIES = 12


def fresh_short(preset: str) -> str:
    """The actions of a round of a game by random play: of a few rounds the shortest in which somebody goes out."""
    tried = [fresh(f"{preset} {number}", 1, {}, preset) for number in range(_TRIES)]
    best = min(tried, key=lambda text: ("WentOut" not in replayed(text), text.count("\n")))
    first, _, rest = best.partition("\n")
    return f"{first}\n{_SHORT}\n{rest}"


def fresh(seed: str, rounds: int, options: dict[str, Any], preset: str = "classic_4") -> str:
    """The actions of a new playthrough by random play."""
    random = Random(seed)
    rules = rules_of(preset, options)
    state = engine.start_match(rules)
    lines = [f"rules {preset} {json.dumps(differences(rules, rules_of(preset)))}"]
    for number in range(rounds):
        if state.table.phase is Phase.MATCH_OVER:
            break
        deal = StartRound(random.randbytes(32).hex(), "golden", "a cut" if number else "")
        lines.append(f"> deal {deal.secret}|{deal.label}|{deal.cut}")
        state = engine.apply(state, None, deal).state
        while state.table.is_running:
            seat = random.choice(state.table.seats_to_act)
            action = _choice(list(engine.legal_actions(engine.view_of(state, seat))), random, number)
            lines.append(f"> {seat} {action_text(action)}")
            state = engine.apply(state, seat, action).state
    return "\n".join(lines)


def _choice(offers: list[Action], random: Random, number: int) -> Action:
    building = [offer for offer in offers if isinstance(offer, LayDown | TakePile | AskPartner)]
    if building and random.random() < (0.7 if number % 2 == 0 else 0.2):
        return random.choice(building)
    tame = [offer for offer in offers if not (isinstance(offer, Discard) and is_wild(offer.card))]
    return random.choice(tame if tame and random.random() < 0.9 else offers)
