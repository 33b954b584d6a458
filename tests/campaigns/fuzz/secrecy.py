"""Nothing secret leaks: events name only what their audience may see, and hidden cards change nothing that others see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias, get_type_hints

from bot.canasta import engine
from bot.canasta.cards import NO_CARDS, Card, Cards, Rank, cards_of, contains, each_card, minus, rank_of
from bot.canasta.codec import encode_events, is_cards
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import (
    DrewCards,
    DrewHidden,
    Event,
    HandDealt,
    PileRecycled,
    SpecialHandShown,
    visible_to,
)
from bot.canasta.seats import Seat
from bot.canasta.state import Hidden, State
from bot.canasta.turn import LAST_THREE
from tests.campaigns.fuzz.cards import in_the_open
from tests.campaigns.fuzz.laws import SAMPLED, Law, some
from tests.campaigns.fuzz.play import RandomMatch
from tests.support.random_play import PlayedStep

# ------------------------------------------------------------------------------------------- events and audiences


def events_name_no_card_that_their_audience_may_not_see(match: RandomMatch) -> None:
    """A public event names cards that lie or lay in the open; a private one cards of its seat, to that seat alone."""
    for step in match.steps:
        seen = in_the_open(step.before.table) + in_the_open(step.after.table)
        for event in step.events:
            named = _named_cards(event)
            if event.audience is None:
                # A special hand is shown to all, and stays where it is.
                shown = step.after.hands[event.seat] if isinstance(event, SpecialHandShown) else NO_CARDS
                assert contains(seen + shown, named), event
            else:
                assert isinstance(event, HandDealt | DrewCards | DrewHidden)
                assert event.audience == event.seat
                assert contains(step.after.hands[event.seat] + in_the_open(step.after.table), named), event
        for seat in step.after.table.seating.order:
            assert all(event.audience in (None, seat) for event in visible_to(step.events, seat))
        assert all(event.audience is None for event in visible_to(step.events, None))


def _named_cards(event: Event) -> Cards:
    """All cards that an event names, in whatever field."""
    named = NO_CARDS
    for field, hint in _hints(type(event)).items():
        value: Any = getattr(event, field)
        if is_cards(hint):
            named += value
        elif isinstance(value, bytes):
            named += cards_of(value)
        elif field in ("card", "upcard") and value is not None:
            named += cards_of([value])
    return named


_known_hints: dict[type, dict[str, Any]] = {}


def _hints(kind: type) -> dict[str, Any]:
    if kind not in _known_hints:
        _known_hints[kind] = get_type_hints(kind, include_extras=True)
    return _known_hints[kind]


# ------------------------------------------------------------------------------------------------ non-interference

_Spot: TypeAlias = tuple[str, int, int]
"""A hidden card: the kind of place, which of them, and the how-manieth card there."""


def hidden_cards_change_nothing_that_others_see(match: RandomMatch) -> None:
    """Put other hidden cards where a seat cannot see them: after the same action it sees the same, byte for byte.

    Cards that the action brings to light for that seat stay where they are, and threes, since drawing one shows. What can
    no longer be done with the other cards says nothing; the end of a round lays the hands open.
    """
    random = match.random("secrecy")
    for step in some(match, "secrecy", 2 * SAMPLED):
        if step.seat is None or not step.after.table.is_running:
            continue
        observer = random.choice(step.before.table.seating.order)
        swapped = _swapped(step, observer, random)
        if swapped is None:
            continue
        assert engine.view_of(swapped, observer) == engine.view_of(step.before, observer)
        try:
            again = engine.apply(swapped, step.seat, step.action)
        except IllegalActionError:
            continue
        if LAST_THREE in (again.state.table.turn.took, step.after.table.turn.took):
            # Whether the last three of the stock leaves a choice depends on the hand of who drew it.
            continue
        assert again.state.table == step.after.table, step.action
        assert again.state.hands[observer] == step.after.hands[observer], step.action
        told, before = visible_to(again.events, observer), visible_to(step.events, observer)
        assert encode_events(told) == encode_events(before), step.action


def _swapped(step: PlayedStep, observer: Seat, random: Random) -> State | None:
    """The state before the step, with hidden cards exchanged that the observer neither knows nor gets to know."""
    if any(isinstance(event, PileRecycled) for event in step.events) and observer == step.seat:
        return None
    state = step.before
    places = dict(_places(state))
    fixed = set(_fixed(step, observer, places))
    free = [
        (kind, number, at)
        for (kind, number), cards in places.items()
        for at, card in enumerate(cards)
        if (kind, number, at) not in fixed and rank_of(card) != Rank.THREE
    ]
    faces = [places[kind, number][at] for kind, number, at in free]
    random.shuffle(faces)
    for (kind, number, at), face in zip(free, faces, strict=True):
        places[kind, number][at] = face
    return _state_of(state, places)


def _places(state: State) -> Iterator[tuple[tuple[str, int], list[Card]]]:
    hidden = state.hidden
    for kind, bags in (
        ("hand", state.hands),
        ("foot", hidden.feet),
        ("bonus", hidden.bonus),
        ("wing", hidden.wings),
    ):
        for number, bag in enumerate(bags):
            yield (kind, number), list(each_card(bag))
    yield ("stock", 0), list(state.stock)
    yield ("under", 0), list(hidden.under_pile)


def _state_of(state: State, places: dict[tuple[str, int], list[Card]]) -> State:
    def bags(kind: str) -> tuple[Cards, ...]:
        return tuple(cards_of(cards) for (one, _), cards in places.items() if one == kind)

    hidden = state.hidden
    return State(
        state.table,
        bags("hand"),
        bytes(places["stock", 0]),
        Hidden(
            bags("foot"),
            bags("bonus"),
            bags("wing"),
            bytes(places["under", 0]),
            hidden.face_down_discard,
            hidden.recycle_secret,
        ),
    )


def _fixed(step: PlayedStep, observer: Seat, places: dict[tuple[str, int], list[Card]]) -> Iterator[_Spot]:
    """The hidden cards that the observer knows or gets to know by the step."""
    before, after = step.before, step.after
    for at in range(len(places["hand", observer])):
        yield "hand", observer, at
    unseen = len(before.stock) - len(before.table.seen_stock)
    for at in range(unseen, len(before.stock)):
        # Everybody saw these before the pile was turned over.
        yield "stock", 0, at
    for seat, known in enumerate(before.table.known):
        yield from _spots("hand", seat, places, known)
    if step.seat is not None:
        brought_to_light = minus(in_the_open(after.table), in_the_open(before.table))
        yield from _spots("hand", step.seat, places, brought_to_light)
    if any(event.audience == observer for event in step.events):
        # Cards came to the observer: from the top of the stock, and from any place that was emptied.
        for at in range(len(before.stock) - len(after.stock)):
            yield "stock", 0, at
        for (kind, number), cards in places.items():
            if kind in ("foot", "bonus", "wing", "under"):
                yield from ((kind, number, at) for at in range(len(cards)))


def _spots(
    kind: str, number: int, places: dict[tuple[str, int], list[Card]], cards: Cards
) -> Iterator[_Spot]:
    """Where these cards are in a place."""
    for at, card in enumerate(places[kind, number]):
        if contains(cards, cards_of([card])):
            cards -= cards_of([card])
            yield kind, number, at


def faces_of_private_draws_are_private(match: RandomMatch) -> None:
    """Whatever a seat gets from a hidden place is told to it, and to it alone, card by card."""
    for step in match.steps:
        for seat in step.after.table.seating.order:
            if step.seat is None or not step.after.table.is_running:
                continue
            told = sum(
                (_named_cards(event) for event in step.events if event.audience == seat), start=NO_CARDS
            )
            came = minus(step.after.hands[seat], step.before.hands[seat])
            from_pile = minus(step.after.table.known[seat], step.before.table.known[seat])
            assert contains(told + from_pile, minus(came, from_pile)), (step.action, step.events)


SECRECY: Final[tuple[Law, ...]] = (
    events_name_no_card_that_their_audience_may_not_see,
    hidden_cards_change_nothing_that_others_see,
    faces_of_private_draws_are_private,
)
